"""The invariants notice whatever is lost, doubled or misplaced: a check that never complains would prove nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from demiurge.games.theocratia.board import hex_id
from demiurge.games.theocratia.state import Theocracy, lay, put, take_away
from demiurge.games.theocratia.vocabulary import (
    BLACK,
    COLOURED,
    FACTORY,
    FEAST,
    GREEN,
    HOUSE,
    KINDS,
    ON_PAGE,
    PYRAMID,
    WARRIORS,
)
from tests.games.theocratia.table import BOTH, base, table
from tests.rules import rule

Damage = Callable[[Theocracy], object]

DAMAGES: list[tuple[str, Damage]] = [
    # the 96 crystals (TH-1.5), each colour by itself
    ("16 red crystals", lambda s: change(s.reserve, 0, 1)),
    ("14 white crystals", lambda s: change(s.reserve, 3, -1)),
    ("21 green crystals", lambda s: change(s.area, GREEN, 1)),
    ("15 black crystals", lambda s: change(s.area, 2 * COLOURED + BLACK, -1)),
    ("16 blue crystals", lambda s: change(s.on_page, 2, 1)),
    ("16 brown crystals", lambda s: s.named.append(1)),
    ("14 red crystals", lambda s: setattr(s, "crystals", s.crystals & ~(1 << hex_id("B2")))),
    ("crystals is negative", lambda s: move(s.area, s.reserve, 3, 1)),
    # the pieces of the civs (TH-1.2)
    ("11 pink warriors", lambda s: change(s.untrained, 3, 1)),
    ("9 violet warriors", lambda s: change(s.garrison, 2, -1)),
    ("11 turquoise warriors", lambda s: change(s.on_page, ON_PAGE + WARRIORS, 1)),
    ("6 magenta warriors in the garrison", lambda s: move(s.untrained, s.garrison, 0, 6)),
    ("pink has too many buildings", lambda s: stand(s, 3, HOUSE, "A2 A4 B4 B5 D4 D5")),
    ("pink has too many buildings", lambda s: stand(s, 3, PYRAMID, "A2 A4 B4")),
    ("violet's page 0 holds 3", lambda s: change(s.on_page, 2 * ON_PAGE + GREEN, 3)),
    ("magenta's page 8 holds", lambda s: change(s.page, 0, 8)),
    # the 12 dice (TH-1.7)
    ("2 magenta dice", lambda s: s.bag.remove(0)),
    ("4 pink dice", lambda s: s.bag.append(3)),
    ("4 violet dice", lambda s: setattr(s, "die", 2)),
    ("4 turquoise dice", lambda s: setattr(s, "end_die", 1)),
    ("4 magenta dice", lambda s: change(s.table, 0, 1)),
    ("4 pink dice", lambda s: change(s.rows, 0, 1 + 3 * 6)),
    ("too many dice show 4", lambda s: change(s.table, 12, 4)),
    ("violet's row has a hole", lambda s: change(s.rows, 7, 1)),
    # the island
    ("is missing from its civ", lambda s: change(s.piece, hex_id("C2"), 1)),
    ("buildings do not add up", lambda s: change(s.at, KINDS + FACTORY, 1 << hex_id("B4"))),
    ("a hex has two buildings", lambda s: doubled(s, 1, hex_id("C2"))),
    ("magenta reaches", lambda s: change(s.reach, 0, 1 << hex_id("I4"))),
    ("the free hexes are others", lambda s: setattr(s, "free", s.free & ~(1 << hex_id("E6")))),
    ("the free hexes are others", lambda s: setattr(s, "free", s.free | 1 << hex_id("E5"))),
    ("monsters where none lived", lambda s: setattr(s, "monsters", s.monsters | 1 << hex_id("E6"))),
    ("crystals lie under buildings", lambda s: put(s, 0, HOUSE, hex_id("B2"))),
    ("a hex has two colours", lambda s: change(s.ground, 1, 1 << hex_id("B2"))),
    # the players
    ("seat 1: 2 starting tiles", lambda s: change(s.starting, 1, 1)),
    ("seat 1: 0 starting tiles", lambda s: change(s.starting, 1, -1)),
    ("seat 2: 4 additional tiles", lambda s: change(s.extra, 2, 1)),
    ("seat 2: 2 additional tiles", lambda s: change(s.marks, 2, -4)),
    ("seat 0: 3 additional tiles, -1 in hand", lambda s: lay(s, 0, hex_id("E6"), 1)),
    ("seat 0: 11 cosmo", lambda s: change(s.cosmo, 0, 11)),
    ("seat 0: -1 cosmo", lambda s: change(s.cosmo, 0, -1)),
    ("seat 3: 0 cosmo, 27 malus", lambda s: change(s.malus, 3, 27)),
    ("seat 3: a priest is off the track", lambda s: change(s.priests, 15, 14)),
    ("seat 0: a priest is off the track", lambda s: change(s.priests, 0, -1)),
    ("seat 2: 3 pyramids", lambda s: change(s.pyramids, 2, 3)),
    # the cards and tokens (TH-1.6, TH-1.9)
    ("0 copies of power card 5", lambda s: s.deck.remove(5)),
    ("2 copies of power card 7", lambda s: s.hands[2].append(7)),
    ("2 copies of power card 8", lambda s: s.pile.append(8)),
    ("2 copies of power card 9", lambda s: s.limbo.append(9)),
    ("development cards are missing", lambda s: setattr(s, "development", [FEAST] * 4)),
    ("round bonus cards are missing", lambda s: setattr(s, "bonus_cards", s.bonus_cards[1:])),
    ("pyramid token 4 does not add up", lambda s: change(s.tokens, 4, 1)),
    ("pyramid token 0 does not add up", lambda s: s.face_down[1].append(0)),
    ("pyramid token 2 does not add up", lambda s: change(s.face_up, 1, 3)),
]


def change(numbers: list[int], i: int, by: int) -> None:
    numbers[i] += by


def move(source: list[int], to: list[int], i: int, n: int) -> None:
    source[i] -= n
    to[i] += n


def stand(s: Theocracy, civ: int, kind: int, where: str) -> None:
    for name in where.split():
        put(s, civ, kind, hex_id(name))


def doubled(s: Theocracy, civ: int, h: int) -> None:
    """A second building on the hex, of which only the masks know."""
    for kind in (0, HOUSE):
        s.at[civ * KINDS + kind] |= 1 << h


@pytest.mark.parametrize(("told", "damage"), DAMAGES, ids=[f"{i} {told}" for i, (told, _) in enumerate(DAMAGES)])
def test_damage_is_noticed(told: str, damage: Damage) -> None:
    s = base().s
    s.bag, s.table = sorted(s.bag + [c for i, n in enumerate(s.table) for c in [i % 4] * n]), [0] * len(s.table)
    assert s.game.faults(s) == []
    damage(s)
    assert any(told in fault for fault in s.game.faults(s)), s.game.faults(s)


@rule("TH-1.9", "TH-1.10")
@pytest.mark.parametrize(("edition", "cards"), [("final", 24), ("early", 40)])
def test_every_card_of_the_deck_is_missed(edition: str, cards: int) -> None:
    t = table(edition)
    assert len(t.s.deck) == cards
    for card in range(24):
        s = t.s.clone()
        s.deck.remove(card)
        assert f"{s.game.copies[card] - 1} copies of power card {card}" in s.game.faults(s)


@pytest.mark.parametrize("edition", BOTH)
def test_a_building_taken_back_is_no_fault(edition: str) -> None:
    """Pieces in the area are those that do not stand on the island: they cannot get lost by themselves."""
    s = table(edition).s
    take_away(s, hex_id("B2"))
    assert s.left(0, HOUSE) == 5
    assert s.game.faults(s) == []
