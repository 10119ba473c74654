"""Games begun before November 2026 go on by the cards and the rulings of then (NE-R78)."""

from __future__ import annotations

from pathlib import Path

import pytest

from demiurge.games.nova_era import new_era, scoring
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.reading import load_box
from demiurge.games.nova_era.state import EARLIER, FROM_OBJECTIVE
from tests.games.nova_era.files import COMPONENTS, entries, entry, replaced
from tests.games.nova_era.table import BOX, IDS, Table, table
from tests.rules import rule

FILES = ("technologies.json", "personalities.json")
CHANGED = {id for file in FILES for id in entries(file, COMPONENTS / EARLIER)}


def objectives(t: Table) -> list[tuple[int, str]]:
    t.play.journal.events.clear()
    t.run(scoring.Scoring())
    return [(n, id) for n, source, id in t.scored(0) if source == FROM_OBJECTIVE]


@rule("NE-R78")
@pytest.mark.parametrize(("rulings", "scored"), [("printed", []), (EARLIER, [(1, "philosophy")])])
def test_a_condition_looked_at_its_owner_only(rulings: str, scored: list[tuple[int, str]]) -> None:
    t = table(rulings=rulings).own(0, "philosophy", "mysticism", "calendar").own(1, "writing", "rhetoric", "astronomy")
    assert objectives(t) == scored


@rule("NE-R78")
@pytest.mark.parametrize(("rulings", "why"), [("printed", None), (EARLIER, "NE-11.42")])
def test_damaged_technologies_counted_for_no_requirement(rulings: str, why: str | None) -> None:
    t = table(era=2, rulings=rulings).own(0, "mining", "mysticism").damage(0, "mining").show("allied-region")
    assert t.turn(0, "green 1").refusal(0, "expand allied-region") == why


@rule("NE-R78")
@pytest.mark.parametrize(("rulings", "hand"), [("printed", {"terraced-farming"}), (EARLIER, set())])
def test_a_damaged_parent_gave_no_evolution(rulings: str, hand: set[str]) -> None:
    t = table(rulings=rulings).own(0, "irrigation").damage(0, "irrigation").run(new_era.NewEra())
    assert t.hand(0) == hand


@rule("NE-R78")
def test_the_cards_of_then_differ_only_where_they_were_changed() -> None:
    then = load_box(earlier=EARLIER)
    assert [card.id for card in then.cards] == [card.id for card in BOX.cards]
    for file in FILES:
        now, once = entries(file), entries(file, COMPONENTS / EARLIER)
        for id in once:
            assert once[id] != now[id]
            assert {key for key in once[id] if once[id][key] != now[id][key]} <= {"cost", "effects"}
    assert (then.cards[IDS["public-baths"]].scoring[0].n, BOX.cards[IDS["public-baths"]].scoring[0].n) == (1, 2)
    same = [card for card in BOX.cards if card.id not in CHANGED]
    assert all(card.cost == then.cards[card.index].cost for card in same)


@rule("NE-R78")
def test_cards_of_ones_own_take_the_place_of_those_of_then(tmp_path: Path) -> None:
    mine = entry("technologies.json", "public-baths") | {"cost": 9}
    replaced(tmp_path, "technologies.json", public_baths=mine)
    box = load_box(str(tmp_path), EARLIER)
    assert box.cards[IDS["public-baths"]].cost == 9
    assert box.cards[IDS["caravanserais"]].cost == 8  # as it was then


def test_who_says_nothing_plays_by_the_book_and_nobody_is_asked() -> None:
    assert GAME.make({}).options["rulings"] == "printed"
    assert [option.name for option in GAME.offered()] == ["fast", "first"]
    assert GAME.recorded({"fast": "no"})["rulings"] == EARLIER
