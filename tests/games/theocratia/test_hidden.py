"""What is hidden (TH-2.13): views, and positions that a view could be of."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import hidden
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import UNKNOWN
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.journal import Event
from tests.games.theocratia.table import BOTH, Table, base, ended, fresh
from tests.rules import rule


def fillings(t: Table, player: str) -> list[Theocracy]:
    """Some positions that the player's view could be of."""
    seen = view(t.s, t.seat(player))
    assert isinstance(seen, Theocracy)
    return [hidden.fill(seen, Chance(seed)) for seed in range(30)]


@rule("TH-2.13")
@pytest.mark.parametrize("edition", BOTH)
def test_hands_and_deck_are_hidden_together(edition: str) -> None:
    t = fresh(edition)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        seen = view(t.s, seat)
        assert isinstance(seen, Theocracy)
        assert [hand == [UNKNOWN] for hand in seen.hands] == [other != seat for other in range(4)]
        mine = t.s.hands[seat] if seat >= 0 else []
        assert sorted(seen.deck + mine) == sorted(t.s.deck + [card for hand in t.s.hands for card in hand])
        assert seen.deck == sorted(seen.deck)  # their order would tell them apart


@rule("TH-2.13")
def test_hands_stay_hidden_when_the_game_is_over() -> None:
    t = ended(base().hand("red", "P13 P01").hand("blue", "P05").priests("red", pink=1))
    while not t.s.over():
        player = t.asked()[0]
        t.do(player, sorted(t.answers(player))[0])
    found = fillings(t, "blue")
    assert all(s.over() and s.hands[2] == [4] and s.game.faults(s) == [] for s in found)
    assert len({tuple(s.hands[0]) for s in found}) > 10


@rule("TH-2.13")
def test_only_its_player_reads_which_card_was_drawn() -> None:
    t = fresh()
    drawn: list[Event] = [event for event in t.play.journal.events if event.kind == "card"]
    assert [event.data for event in drawn] == t.s.hands
    for event in drawn:
        assert [event.visible_to(seat) for seat in range(4)] == [seat == event.seat for seat in range(4)]
        assert not event.visible_to(SPECTATOR)


@rule("TH-2.13")
@pytest.mark.parametrize("player", ["red", "brown", "blue", "white"])
def test_only_its_player_learns_the_outcome_of_a_draw(player: str) -> None:
    t = base().hand(player, "P04").turn(player, "pink 1")
    chance = t.play.chance = Chance(1)
    t.do(player, "play P04")
    assert chance.seen == [1 << t.seat(player)] * 2


def test_filled_hands_differ_and_the_own_one_is_kept() -> None:
    t = base().hand("red", "P13 P01").hand("blue", "P05").turn("red", "pink 1")
    found = fillings(t, "blue")
    assert all(s.hands[2] == [4] and s.game.faults(s) == [] for s in found)
    assert len({tuple(s.hands[0]) for s in found}) > 10


# --- who declares what only a card can pay for holds that card (TH-27.15) ----------------------


@rule("TH-27.15")
def test_an_attack_that_needs_an_ambush_promises_it() -> None:
    t = base().hand("red", "P13 P01").hand("blue", "P05").warriors("pink", 2).put("magenta", "factory", "D2")
    t.turn("red", "violet 2").do("red", "take violet 2", "place pink", "attack D2")
    for s in fillings(t, "blue"):
        assert 12 in s.hands[0]
        assert s.answers(0)
        assert s.game.faults(s) == []


@rule("TH-27.15")
def test_an_attack_that_can_be_paid_promises_nothing() -> None:
    t = base().hand("red", "P13 P01").hand("blue", "P05").warriors("pink", 3).put("magenta", "factory", "D2")
    t.turn("red", "violet 2").do("red", "take violet 2", "place pink", "attack D2")
    assert t.question() == "DeclaredWar"
    assert sum(12 in s.hands[0] for s in fillings(t, "blue")) < 10  # it may be there, as any other


@rule("TH-27.15")
def test_two_ambushes_may_be_promised() -> None:
    t = base("early").hand("red", "P13 P13 P02").hand("blue", "P05").warriors("pink", 1).put("magenta", "factory", "D2")
    t.turn("red", "violet 2").do("red", "take violet 2", "place pink", "attack D2")
    found = fillings(t, "blue")
    assert all(s.hands[0].count(12) == 2 for s in found)
    assert all(cards == sorted(cards) for s in found for cards in (s.deck, *s.hands))
    assert all(s.game.faults(s) == [] for s in found)


@rule("TH-27.15")
def test_a_holiday_that_needs_a_discount_promises_it_while_crystals_are_named() -> None:
    t = base().hand("red", "P23 P02").hand("blue", "P05").area("violet", green=4, white=1)
    t.put("violet", "house", "F6 E6 F8").turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday")
    assert t.question() == "Spend"
    assert all(22 in s.hands[0] for s in fillings(t, "blue"))
    t.do("red", "spend green", "spend green", "spend green", "spend white")
    assert t.question() == "DeclaredHoliday"
    assert all(22 in s.hands[0] and s.answers(0) for s in fillings(t, "white"))


@rule("TH-27.15")
def test_a_holiday_that_can_be_paid_promises_nothing() -> None:
    t = base().hand("red", "P01 P02").hand("blue", "P05").give("red", cosmo=2).area("violet", green=4, white=1)
    t.put("violet", "house", "F6 E6 F8").turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday", "spend green")  # a size of 4, and 4 cosmo
    assert sum(22 in s.hands[0] for s in fillings(t, "blue")) < 10  # it may be there, as any other
    assert len({tuple(s.hands[0]) for s in fillings(t, "blue")}) > 10


@rule("TH-27.15")
def test_a_pyramid_of_two_promises_its_card() -> None:
    t = base().hand("red", "P21 P02").hand("blue", "P05 P06 P07").give("red", cosmo=3)
    t.put("magenta", "barrack", "D4").put("magenta", "house", "C3").turn("red", "pink 4")
    t.do("red", "take pink 4", "place magenta", "pyramid D4")
    assert all(20 in s.hands[0] and s.answers(0) for s in fillings(t, "blue"))
    t.do("red", "group C3")
    assert all(20 in s.hands[0] and s.answers(0) for s in fillings(t, "blue"))
    t = base().hand("red", "P01 P02").hand("blue", "P05").put("magenta", "barrack", "D4")
    t.put("magenta", "house", "C3 D3").turn("red", "pink 4").do("red", "take pink 4", "place magenta", "pyramid D4")
    assert not all(20 in s.hands[0] for s in fillings(t, "blue"))  # a whole group promises nothing
