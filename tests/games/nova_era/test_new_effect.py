"""A new kind of effect is one class, one message in each language and one line of a component file; nothing else knows
it, and yet it is read, played, told, drawn and valued by bots. docs/games/nova-era.md shows how."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from demiurge.games.nova_era import production, reading
from demiurge.games.nova_era.drawing import PAINTER, signs
from demiurge.games.nova_era.drawing.parts import described
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.evaluation import EVALUATION
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import PRODUCTION, YELLOW
from demiurge.kernel.game import view
from demiurge.kernel.speech import BASES, ENGLISH, Words, files
from demiurge.kit.painter import Painting
from tests.games.nova_era.files import entry, mistakes
from tests.games.nova_era.table import Table, with_effect


class Tribute(Effect):
    """The restless pay the calm."""

    word = "tribute"
    clause = "NE-20.32"
    times = (PRODUCTION,)

    def run(self, s: Nova, seat: int, n: int) -> None:
        p = s.players[seat]
        restless = sum(s.players[rival].unrest > p.unrest for rival in s.rivals(seat))
        p.gain(YELLOW, n * restless)
        s.tell("gained", seat, [YELLOW, n * restless, self.card])


MESSAGE = """
effect-tribute = gain { $n } Economy for each player with more Unrest
    .sign = +{ $n }:yellow: per restless
"""
LINE = {"when": "production", "op": "tribute", "n": 2, "if": {"unrest_max": 3}}
FILES = [path for room in (*BASES, PAINTER.room) for path in files(room, ENGLISH)]
WORDS = Words(ENGLISH, [*[path.read_text("utf-8") for path in FILES], MESSAGE])


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the class stood in a module of `effects`."""
    found = reading.kinds(*reading.TOPICS, sys.modules[__name__])
    assert list(found) == [*reading.EFFECTS, "tribute"]
    monkeypatch.setattr(reading, "EFFECTS", found)


def tribute(folder: Path) -> Table:
    return with_effect(folder, LINE, 3).own(0, "irrigation").give(0, unrest=1).give(1, unrest=2).give(2, unrest=9)


@pytest.mark.usefixtures("known")
def test_it_is_played(tmp_path: Path) -> None:
    t = tribute(tmp_path)
    before = t.p(0).resources[YELLOW]
    t.run(production.Produce(0))
    assert t.p(0).resources[YELLOW] == before + 4
    t.give(0, unrest=4).run(production.Produce(0))
    assert t.p(0).resources[YELLOW] == before + 4  # its condition fails


@pytest.mark.usefixtures("known")
def test_it_is_told_and_drawn_and_bots_have_a_use_for_it(tmp_path: Path) -> None:
    s = tribute(tmp_path).s
    card = next(card for card in s.game.box.cards if card.id == "irrigation")
    assert described(WORDS, card) == (
        "Production: if your Unrest is 3 or less, gain 2 Economy for each player with more Unrest."
    )
    (line,) = signs.lines(WORDS, card)
    assert line.words[-3:] == (("+2", signs.Sign("yellow")), ("per",), ("restless",))
    drawn = Painting(PAINTER, WORDS)
    assert "per</span><span>restless" in drawn.scene(view(s, 0), 0).panels[0].body
    assert "NE-20.32" in drawn.tips(s.game)["card-irrigation"].clauses
    assert EVALUATION.produced(s, 0, card.production[0]) > 0


@pytest.mark.usefixtures("known")
def test_its_mistakes_are_reported_as_those_of_the_others(tmp_path: Path) -> None:
    def told(**changed: object) -> list[str]:
        irrigation = entry("technologies.json", "irrigation") | {"effects": [LINE | changed]}
        return [
            line.partition("effects[0].")[2] for line in mistakes(tmp_path, "technologies.json", irrigation=irrigation)
        ]

    assert told(n=0) == ["n: expected a number from 1 to 20, got 0"]
    assert told(when="scoring") == ["when: tribute is not for scoring, only production"]
    assert told(res="green") == ["res: unknown field"]


def test_without_its_class_nobody_knows_it(tmp_path: Path) -> None:
    irrigation = entry("technologies.json", "irrigation") | {"effects": [LINE]}
    (told, *_) = mistakes(tmp_path, "technologies.json", irrigation=irrigation)
    assert "op: expected one of gain, vp, unrest, steal" in told
