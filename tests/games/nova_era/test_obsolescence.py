"""Chapter 13: Obsolescence, with the rulings about it."""

from __future__ import annotations

from demiurge.games.nova_era import civilization
from demiurge.games.nova_era.obsolescence import IN_HAND, IN_PLAY, NOWHERE
from demiurge.games.nova_era.vocabulary import START
from tests.games.nova_era.table import IDS, Table, table
from tests.rules import rule


def crossbows(t: Table) -> Table:
    return t.show("crossbows").give(0, 0, 6, 0, 0).turn(0, "blue 1").do(0, "develop crossbows")


@rule("NE-13.1")
def test_what_a_new_card_names_is_obsolete_at_once_from_era_two_on() -> None:
    t = crossbows(table(2, era=2).own(1, "archery"))
    assert t.forgotten(1) == {"archery"}
    t = crossbows(table(2, era=1).own(1, "archery"))
    assert t.forgotten(1) == set()


@rule("NE-13.2")
def test_the_names_are_declared_to_all() -> None:
    t = crossbows(table(3, era=2).own(1, "archery"))
    (event,) = t.events("obsolete")  # once
    assert (event.seat, event.data) == (1, [IDS["archery"], IN_PLAY])
    assert all(event.visible_to(seat) for seat in range(3))
    assert {IN_PLAY, IN_HAND, NOWHERE} == {0, 1, 2}  # three places


@rule("NE-13.3", "NE-4.7")
def test_every_owner_puts_such_cards_into_the_past_damaged_or_not() -> None:
    t = table(2, era=2).own(0, "warfare").own(1, "city-walls").damage(1, "city-walls").show("gunpowder")
    t.own(1, "theater", "mining").damage(1, "mining")
    t.give(0, 0, 9, 0, 0).turn(0, "blue 1").do(0, "develop gunpowder")
    assert (t.forgotten(0), t.forgotten(1)) == ({"warfare"}, {"city-walls"})
    assert (t.civ(1), t.damaged(1)) == ({"theater", "mining"}, {"theater", "mining"})  # Gunpowder has hit the Theater


@rule("NE-13.4")
def test_such_cards_in_a_hand_leave_the_game_and_not_to_the_past() -> None:
    t = crossbows(table(2, era=2).hold(1, "archery", "mining"))
    assert (t.hand(1), t.forgotten(1)) == ({"mining"}, set())
    assert "archery" in t.gone()
    assert t.events("obsolete")[0].data == [IDS["archery"], IN_HAND]
    t.sound()


@rule("NE-13.5", "NE-4.14")
def test_an_own_undamaged_card_made_obsolete_is_worth_a_point() -> None:
    t = crossbows(table(2, era=2).own(0, "archery"))
    assert (1, 12, "archery") in t.scored(0)
    assert t.p(0).vp == 1 + 1  # and one from Crossbows itself
    t = table(2, era=3).own(0, "holy-city", "irrigation", "theater", "mysticism").hold(0, "pilgrimage-state")
    t.turn(0, "blue 1").do(0, "expand pilgrimage-state")
    assert t.scored(0) == [(1, 12, "holy-city")]  # a Territory too


@rule("NE-13.6")
def test_damaged_cards_hands_and_others_cards_give_nothing() -> None:
    assert crossbows(table(2, era=2).own(0, "archery").damage(0, "archery")).p(0).vp == 1
    assert crossbows(table(2, era=2).hold(0, "archery")).p(0).vp == 1
    t = crossbows(table(2, era=2).own(1, "archery"))
    assert (t.p(0).vp, t.p(1).vp) == (1, 0)


@rule("NE-R53")
def test_cards_in_the_display_are_not_touched() -> None:
    t = table(2, era=2).show("archery", "crossbows").give(0, 0, 6, 0, 0).turn(0, "blue 1").do(0, "develop crossbows")
    assert t.shown() == [["archery"], []]


@rule("NE-R54")
def test_a_card_that_is_only_taken_into_hand_makes_nothing_obsolete() -> None:
    t = table(2, era=2).own(1, "archery").show("crossbows").turn(0, "blue 1").do(0, "research crossbows")
    assert t.civ(1) == {"archery"}


@rule("NE-R11")
def test_a_past_only_grows_and_its_cards_do_nothing() -> None:
    t = table().past(0, "granaries", "irrigation").turn(0, "green 2")
    assert (len(t.p(0).past), sum(t.p(0).counts), sum(t.p(0).powers)) == (2, 0, 0)
    assert not any("irrigation" in text for text in t.answers(0))


@rule("NE-4.1")
def test_a_card_sent_to_the_past_is_no_longer_in_the_civilization() -> None:
    t = crossbows(table(2, era=2).own(0, "archery"))
    assert t.p(0).past == [IDS["archery"]]
    assert t.events("past")[0].data == [IDS["archery"], civilization.OBSOLETE]
    assert {civilization.OBSOLETE, civilization.DISASTER, civilization.NEW_ERA} == {0, 1, 2}  # three reasons
    assert t.civ(0) == {"crossbows"}
    assert t.p(0).counts[1] == 1


@rule("NE-13.2", "NE-R9")
def test_a_starting_card_is_found_in_a_secret_hand_and_everybody_learns_it() -> None:
    t = table(2, era=2, hands=True)
    holder = next((seat for seat in range(2) if IDS["foraging"] in t.p(seat).hand), -1)
    t.hold(1, "foraging") if holder != 1 else None
    before = len(t.play.chance.log)
    t.show("crop-rotation").give(0, 6, 0, 0, 0).turn(0, "blue 1").do(0, "develop crop-rotation")
    assert t.play.chance.log[before:] == [2]  # seat 1, counted from 1
    assert "foraging" in t.gone()
    t.sound()


@rule("NE-13.2", "NE-R9")
def test_a_starting_card_in_no_hand_is_known_to_lie_in_the_box() -> None:
    t = table(2, era=2, hands=True)
    for p in t.s.players:
        if IDS["foraging"] in p.hand:
            p.hand = [card for card in p.hand if card != IDS["foraging"]]
            t.s.set_deck(START, sorted(t.s.decks[START] + [IDS["foraging"]]))
    t.show("crop-rotation").give(0, 6, 0, 0, 0).turn(0, "blue 1").do(0, "develop crop-rotation")
    assert "foraging" in t.gone()
    assert IDS["foraging"] not in t.s.decks[START]
    assert t.events("obsolete")[0].data == [IDS["foraging"], NOWHERE]
    t.sound()


@rule("NE-R9", "NE-13.4")
def test_nothing_secret_comes_out_where_no_hand_holds_a_secret_or_the_card_is_none() -> None:
    t = table(2, era=2).hold(1, "mining").show("crop-rotation").give(0, 6, 0, 0, 0).turn(0, "blue 1")
    before = len(t.play.chance.log)
    t.do(0, "develop crop-rotation")
    assert t.play.chance.log[before:] == []  # everybody knows that Foraging lies in the box
    assert IDS["foraging"] in t.s.decks[START]
    t = table(2, era=2, hands=True).hold(1, "archery")
    before = len(t.play.chance.log)
    assert "archery" in crossbows(t).gone()
    assert t.play.chance.log[before:] == []  # everybody knew who had Archery
    t = table(2, era=2, hands=True).past(1, "foraging")
    before = len(t.play.chance.log)
    t.show("crop-rotation").give(0, 6, 0, 0, 0).turn(0, "blue 1").do(0, "develop crop-rotation")
    assert t.play.chance.log[before:] == []  # everybody knew that it is in a Past
    t.sound()
