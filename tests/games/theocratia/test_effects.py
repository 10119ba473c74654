"""Effects of power cards and pyramid tokens: each has a word, a message in every language, and a sign that is drawn."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.theocratia.drawing import PAINTER, signs
from demiurge.games.theocratia.effects.base import OWN_CRYSTAL, WAR_AID, Effect
from demiurge.games.theocratia.effects.catalogue import OF_CARDS, OF_TOKENS
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import COLOURS
from demiurge.kernel.components import Fields
from demiurge.kit.icons import ICONS

ALL = tuple(dict.fromkeys((*OF_CARDS, *OF_TOKENS)))
KNOWN = {*ICONS, *PAINTER.icons, OWN_CRYSTAL}
BOX = load_box()


def made(kind: type[Effect], n: int = 2, **fields: object) -> Effect:
    return kind(n, Fields("file", "entry", dict(fields), []))


def test_no_two_effects_have_the_same_word() -> None:
    for words in ([one.word for one in OF_CARDS], [one.token for one in OF_TOKENS]):
        assert all(words)
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("n", [1, 2, 5])
def test_an_effect_is_said_in_every_language_and_its_icons_are_there(kind: type[Effect], n: int) -> None:
    for civ in ("acting", "chosen"):
        effect = made(kind, n, civ=civ, limit=3)
        said = [PAINTER.speaking(language).words.own(effect.say(), "") for language in PAINTER.languages]
        assert len(set(said)) == len(PAINTER.languages)
        marks = effect.sign(2)
        assert marks
        assert {mark.icon for mark in marks if mark.icon} <= KNOWN


def test_a_sign_is_drawn_large_on_a_card_and_small_on_a_token() -> None:
    tide, offerings, hearts = (BOX.cards[n] for n in (0, 4, 23))
    assert signs.of_card(tide, COLOURS[0]).startswith('<span>+3<svg class="i i-24"')
    assert '#i-crystal-red"/></svg><small>×2</small></span>' in signs.of_card(offerings, "red")
    assert 'class="i i-15" aria-hidden="true"><use href="#i-arrow"' in signs.of_card(hearts, "red")
    assert [signs.of_token(BOX.tokens[n]).partition("<")[0] for n in (0, 2, 4, 6, 9)] == ["5", "−3", "+", "", "4×"]


def test_what_a_card_in_hand_can_be_counted_on_for_is_its_first_effect_of_that_kind(tmp_path: Path) -> None:
    cards = resources.files("demiurge.games.theocratia").joinpath("components/power_cards.json")
    entry: dict[str, Any] = json.loads(cards.read_text(encoding="utf-8"))["P13"]
    entry["effects"] = [{"op": "draw", "n": 4}, {"op": "war_discount", "n": 2}, {"op": "war_discount", "n": 3}]
    path = tmp_path / "power_cards.json"
    path.write_text(json.dumps({"P13": entry}), encoding="utf-8")
    aids = load_box(str(path)).cards[12].aids
    assert aids[WAR_AID] == sum(aids) == 2


def test_a_field_that_another_effect_has_is_passed_over(tmp_path: Path) -> None:
    """Owners' files that were read once are read for ever."""
    card = {
        "origin": "public", "title": "Tide", "cost": 0, "moments": ["start"], "actions": [], "needs": [], "civs": 0,
        "effects": [{"op": "gain_cosmo", "n": 6, "civ": "acting", "limit": 1}], "final": 1, "early": 2,
        "clause": "TH-28.1",
    }  # fmt: skip
    path = tmp_path / "power_cards.json"
    path.write_text(json.dumps({"P01": card}), encoding="utf-8")
    assert [effect.n for effect in load_box(str(path)).cards[0].effects] == [6]
