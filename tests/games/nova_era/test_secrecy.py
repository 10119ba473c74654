"""Who may see what: rulings NE-R9 and NE-R10, and what a View keeps."""

from __future__ import annotations

import pytest

from demiurge.games.nova_era.actions import SPACE
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import UNKNOWN, Nova
from demiurge.games.nova_era.vocabulary import START
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import TOO_LATE, Play
from tests.games.nova_era.table import BOX, IDS, Table, table
from tests.rules import rule


def seen_by(t: Table, seat: int) -> Nova:
    found = view(t.s, seat)
    assert isinstance(found, Nova)
    return found


@rule("NE-R9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_cards_are_seen_by_their_owner_only_and_counted_by_all(seats: int) -> None:
    t = table(seats, hands=True)
    for viewer in [SPECTATOR, *range(seats)]:
        seen = seen_by(t, viewer)
        for seat in range(seats):
            assert len(seen.players[seat].hand) == 2
            assert (seen.players[seat].hand == t.p(seat).hand) == (seat == viewer)
        others = [card for seat in range(seats) if seat != viewer for card in t.p(seat).hand]
        assert seen.decks[START] == sorted(t.s.decks[START] + others)


@rule("NE-R10")
def test_a_card_taken_from_the_display_or_an_evolution_deck_is_known_to_all() -> None:
    t = table(2, era=2, hands=True).show("irrigation").hold(1, "algebra").turn(1, "red 1").do(1, "research irrigation")
    seen = seen_by(t, 0)
    assert seen.players[1].hand == [UNKNOWN, UNKNOWN, IDS["irrigation"], IDS["algebra"]]
    assert t.events("researched")[0].visible_to(0)


@rule("NE-R9")
def test_the_deal_is_told_to_the_owner_only() -> None:
    t = table(3, hands=True)
    for event in t.events("dealt"):
        assert [event.visible_to(seat) for seat in (0, 1, 2)] == [seat == event.seat for seat in (0, 1, 2)]
        assert not event.visible_to(SPECTATOR)


@rule("NE-R9")
def test_a_filled_view_deals_other_starting_cards_and_keeps_what_is_known() -> None:
    t = table(4, hands=True)
    seen = seen_by(t, 2)
    dealt: set[tuple[int, ...]] = set()
    for seed in range(20):
        filled = t.play.game.fill(seen, Chance(seed))
        assert isinstance(filled, Nova)
        assert t.play.game.faults(filled) == []
        assert filled.players[2].hand == t.p(2).hand
        assert digest(view(filled, 2)) == digest(seen)
        dealt.add(tuple(filled.players[0].hand))
    assert len(dealt) > 5


@rule("NE-R9")
def test_who_was_dealt_other_cards_may_develop_those() -> None:
    t = table(hands=True).give(0, 9, 9, 9, 9).turn(0, "green 1")
    for seed in range(5):
        filled = t.play.game.fill(seen_by(t, 1), Chance(seed))
        assert isinstance(filled, Nova)
        offered = {SPACE.format(action) for action in filled.answers(0)}
        assert {f"develop {BOX.cards[index].id}" for index in filled.players[0].hand} <= offered


@rule("NE-R9")
def test_the_deed_is_asked_even_where_there_is_one_if_a_secret_card_could_have_been_another() -> None:
    t = table(hands=True).show().present().give(0, 0, 0, 0, 0).give(1, 0, 0, 0, 0).turn(0, "black 1")
    assert t.answers(0) == {"reduce unrest"}
    assert t.asked() == "0 Deed"


@rule("NE-R9")
def test_a_secret_card_that_is_developed_is_shown_and_cannot_be_taken_back() -> None:
    play = Play(GAME.make({"first": "1"}), 2, Chance(11))
    t = Table(play)
    starting = [f"develop {BOX.cards[index].id}" for index in BOX.decks[START]]
    wanted: list[str] = []
    while not wanted:
        seat = t.s.waiting()[0]
        wanted = sorted([text for text in starting if text in t.answers(seat)])
        play.say(seat, wanted[0]) if wanted else play.answer(seat, min(t.s.answers(seat)))
    assert play.refuse_undo(seat) == TOO_LATE
    assert play.record.lines[-1].chance[0][0] == IDS[wanted[0].removeprefix("develop ")]


@rule("NE-R10")
def test_a_card_that_all_know_shows_nothing_new_when_it_is_developed() -> None:
    t = table(2, hands=True).hold(0, "irrigation").turn(0, "green 4")
    before = len(t.play.chance.log)
    t.do(0, "develop irrigation")
    assert (t.play.chance.log[before:], len(t.hand(0))) == ([], 2)


def test_an_open_answer_can_be_taken_back() -> None:
    play = Play(GAME.make({"first": "1"}), 2, Chance(11))
    before = digest(play.state)
    assert play.say(0, "pick zone 1") is None
    assert play.undo(0) is None
    assert digest(play.state) == before
