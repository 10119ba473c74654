"""Chapters 20, 27 and 28: power cards, how they are played or discarded, and what each of them does."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import development, leading
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import CIVS, GROWTH
from demiurge.kernel.chance import Script
from tests.games.theocratia.table import BOTH, at_moment, base, fresh, placed
from tests.rules import rule

BOX = load_box()
CARDS = {card.name: card for card in BOX.cards}


# --- chapter 20 --------------------------------------------------------------------------------


@rule("TH-20.1")
def test_cards_come_from_setup_monsters_compensation_action_one_and_token_b() -> None:
    t = base().warriors("turquoise", 5).put("magenta", "factory", "D2")
    placed(t, 2, "turquoise").do("red", "attack E4")
    assert t.cards("red") == 1
    t = placed(base().warriors("turquoise", 5).put("magenta", "factory", "D2"), 2, "turquoise").do("red", "attack D2")
    assert (t.cards("red"), t.cards("brown")) == (0, 1)
    t = base().turn("red", "pink 1")
    t.s.end_card = t.seat("blue")
    assert t.do("red", "take pink 1", "place magenta", "lead").cards("red") == 1
    t = base().put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3", "green")
    assert placed(t, 5).do("red", "pyramid D4", "group C3", "token b").cards("red") == 2
    assert [len(hand) for hand in fresh().s.hands] == [1] * 4


@rule("TH-20.2", "TH-20.5")
@pytest.mark.parametrize("edition", BOTH)
def test_a_card_with_a_number_is_played_during_that_action_only(edition: str) -> None:
    t = base(edition).hand("red", "P18 P20 P01").put("magenta", "house", "D4").turn("red", "pink 3")
    assert t.why("red", "play P18") == "TH-27.4"  # not before the action
    assert t.why("red", "play P01") is None  # without a number: any time in the own turn
    t.do("red", "take pink 3", "place magenta", "expand B2")
    assert t.lawful().why("red", "play P18") is None
    assert t.why("red", "play P20") == "TH-27.5"
    cost = CARDS["P17"].cost
    t.hand("red", "P17").give("red", cosmo=cost)
    t.do("red", "play P17")
    assert t.cosmo("red") == 0  # a card may cost cosmo


@rule("TH-20.3", "TH-27.13")
@pytest.mark.parametrize("edition", BOTH)
def test_a_card_is_discarded_to_recolour_the_die_for_the_match_bonus(edition: str) -> None:
    t = base(edition).hand("red", "P08 P15").turn("red", "pink 1").do("red", "take pink 1")
    assert t.targets("red", "place") >= {"violet", "violet matched", "violet festive", "violet matched festive"}
    assert t.why("red", "place pink matched") == "TH-20.3"  # it has that colour already
    t.do("red", "place violet matched")
    assert t.lawful().answers("red") == {"discard P08", "discard P15"}
    assert t.why("red", "discard P01") == "TH-20.3"
    t.do("red", "discard P15")  # whatever its number and cost
    assert (t.cosmo("red"), t.in_hand("red"), t.s.pile) == (2, ["P08"], [14])
    t = base(edition).turn("red", "pink 1").do("red", "take pink 1")
    assert t.lawful().why("red", "place violet matched") == "TH-20.3"  # no card


@rule("TH-20.3")
def test_which_card_is_discarded_is_asked_unless_it_is_the_only_one() -> None:
    t = base("early").hand("red", "P18 P18").turn("red", "pink 1").do("red", "take pink 1", "place violet matched")
    assert (t.question(), t.answers("red")) == ("DiscardOne", {"discard P18"})  # else all would know what is left
    t.do("red", "discard P18")
    assert (t.in_hand("red"), t.s.pile) == (["P18"], [17])
    t = base("early").hand("red", "P18").turn("red", "pink 1").do("red", "take pink 1", "place violet matched")
    assert (t.in_hand("red"), t.s.pile, t.question()) == ([], [17], "Placed")


@rule("TH-20.4")
def test_a_card_is_discarded_to_repeat_a_number() -> None:
    t = base().hand("red", "P08").turn("red", "pink 3", violet="violet 3").do("red", "take pink 3")
    t.do("red", "place violet", "expand G5")
    assert t.in_row("violet") == ["violet 3", "pink 3"]
    assert t.cards("red") == 0


@rule("TH-R3")
def test_one_card_serves_one_purpose() -> None:
    t = base().hand("red", "P08").area("violet", green=1).give("red", cosmo=3).turn("red", "pink 1")
    t.do("red", "take pink 1")
    assert t.lawful().why("red", "place violet matched festive") == "TH-20.3"
    t.do("red", "place violet matched")
    assert t.why("red", "holiday") == "TH-16.1"
    t = base().hand("red", "P08 P15 P16").area("violet", green=1).turn("red", "pink 3", violet="violet 3")
    t.do("red", "take pink 3", "place violet matched festive", "discard P08", "discard P15")
    assert t.cards("red") == 0  # and one to repeat the number
    assert (t.cosmo("red"), t.worship()) == (1, {"red violet": 1})  # the middle cell
    assert t.why("red", "holiday") is None


@rule("TH-20.6")
def test_there_is_no_hand_limit_and_used_cards_lie_on_the_pile() -> None:
    t = base().hand("red", " ".join(f"P{n:02}" for n in range(1, 13))).turn("red", "pink 1")
    t.do("red", "play P01", "play P05", "choose pink", "choose violet")
    assert t.s.pile == [0, 4]
    assert t.cards("red") == 10


# --- chapter 27 --------------------------------------------------------------------------------


@rule("TH-27.1")
def test_there_are_24_designs_of_ours_once_in_final_and_40_cards_in_early() -> None:
    assert len(BOX.cards) == 24
    assert [card.copies[0] for card in BOX.cards] == [1] * 24
    assert sorted(card.copies[1] for card in BOX.cards) == [1] * 8 + [2] * 16
    assert {origin for name, origin in BOX.origins if name in CARDS} == {"house"}


@rule("TH-27.2")
def test_only_the_active_player_plays_cards_and_only_in_the_own_turn() -> None:
    t = base().hand("red", "P01").hand("brown", "P05").turn("red", "pink 1")
    assert t.refusal("brown", "play P05") == "K-2"
    t = base().hand("red", "P01").end_card("red", "magenta").run(leading.EndRoundCard())
    assert t.refusal("red", "play P01") == "K-1"
    t = base().hand("red", "P01").put("magenta", "house", "C1 B1")
    t.s.development, t.s.active = [GROWTH] * 4, -1
    t.run(development.Develop(CIVS.index("magenta")))
    assert (t.asked(), t.refusal("red", "play P01")) == (["red"], "K-1")  # an upgrade to choose, but no turn
    t = fresh()
    assert [t.refusal("white", f"play P{card + 1:02}") for card in t.s.hands[3]] == ["K-1"]  # in the setup


@rule("TH-27.3", "TH-27.4")
def test_cards_for_any_time_are_played_at_four_moments() -> None:
    for moment in ("start", "drafted", "placed", "resolved"):
        t = at_moment(moment, "P01")
        assert t.lawful().why("red", "play P01") is None
        t.do("red", "play P01")
    t = base().hand("red", "P01 P13").warriors("pink", 5).put("magenta", "house", "D2")
    placed(t, 2, "pink", "violet").do("red", "attack D2")
    assert t.question() == "DeclaredWar"
    assert t.lawful().why("red", "play P01") == "TH-27.4"  # not when something is declared


@rule("TH-0.11", "TH-27.3")
def test_at_the_moment_declared_only_cards_in_hand_are_played() -> None:
    """Of a war, of a Holiday and of a pyramid: the first card of all and the last one are judged like others."""
    war = base().hand("red", "P13 P02").warriors("pink", 5).put("magenta", "house", "D2")
    holiday = base().hand("red", "P23 P02").give("red", cosmo=4).area("violet", green=1).turn("red", "violet 5")
    pyramid = base().hand("red", "P21 P02").give("red", cosmo=3).put("magenta", "barrack", "D4")
    declared = {
        "DeclaredWar": placed(war, 2, "pink", "violet").do("red", "attack D2"),
        "DeclaredHoliday": holiday.do("red", "take violet 5", "place violet", "holiday"),
        "Group": placed(pyramid.put("magenta", "house", "C3 D3"), 5).do("red", "pyramid D4", "group C3"),
    }
    for question, t in declared.items():
        assert t.lawful().question() == question
        assert t.why("red", "play P01") == t.why("red", "play P24") == "TH-0.11"
        assert t.why("red", "play P02") == "TH-27.4"  # for other moments
        assert t.why("red", "discard P01") == "K-1"


@rule("TH-27.4")
@pytest.mark.parametrize(("card", "moment"), [("P09", "drafted"), ("P10", "placed")])
def test_a_card_whose_text_names_a_moment_is_played_only_then(card: str, moment: str) -> None:
    for other in ("start", "drafted", "placed", "resolved"):
        t = base().hand("red", card).give("red", cosmo=5).turn("red", "pink 1")
        if other != "start":
            t.do("red", "take pink 1")
        if other in ("placed", "resolved"):
            t.do("red", "place pink")
        if other == "resolved":
            t.do("red", "lead")
        assert t.why("red", f"play {card}") == (None if other == moment else "TH-27.4")


@rule("TH-27.5")
def test_a_numbered_card_needs_its_action_by_this_turns_die() -> None:
    t = base().hand("red", "P11 P12").area("violet", green=1).give("red", cosmo=5).turn("red", "violet 1")
    t.do("red", "take violet 1", "place violet", "holiday", "go on")
    assert t.lawful().why("red", "play P11") == "TH-27.5"  # a Holiday
    t = base().hand("red", "P18").put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3", "green")
    placed(t, 5).do("red", "pyramid D4", "group C3", "group D3", "token e", "expand B2")
    assert t.why("red", "play P18") == "TH-27.5"  # a house of a token


NUMBERED = {1: "P11", 2: "P16", 3: "P18", 4: "P19", 5: "P20"}


@rule("TH-27.5", "TH-5.3")
@pytest.mark.parametrize("face", NUMBERED)
def test_a_numbered_card_is_played_once_its_action_is_resolved(face: int) -> None:
    t = base().hand("red", " ".join(NUMBERED.values())).put("pink", "house", "D2").warriors("magenta", 2)
    t = placed(t.put("magenta", "house", "D4"), face)
    for card in NUMBERED.values():
        assert t.why("red", f"play {card}") == "TH-27.4"  # too early
    answers = {1: ["lead"], 2: ["attack D2", "go on"], 3: ["expand B2"], 4: ["factory D4"], 5: ["barrack D4"]}
    t.do("red", *answers[face])
    for number, card in NUMBERED.items():
        assert t.lawful().why("red", f"play {card}") == (None if number == face else "TH-27.5")


@rule("TH-27.6")
def test_divination_is_action_six_when_drafted_and_the_chosen_one_from_placing_on() -> None:
    t = base().hand("red", "P22 P18").turn("red", "pink 6").do("red", "take pink 6")
    assert t.lawful().why("red", "play P22") is None
    t.do("red", "divine 3")
    assert t.why("red", "play P22") == "TH-27.5"
    t.do("red", "place magenta", "expand B2")
    assert t.lawful().why("red", "play P18") is None


@rule("TH-27.7", "TH-27.10")
def test_any_number_of_cards_is_played_one_after_another_even_those_just_drawn() -> None:
    t = base().hand("red", "P11 P12").turn("red", "pink 1").give("red", cosmo=0)
    t.do("red", "take pink 1", "place magenta", "lead", "play P12")
    t.play.chance = Script([0])
    t.do("red", "play P11")
    assert t.in_hand("red") == ["P01"]
    t.do("red", "play P01")
    assert (t.cosmo("red"), t.priest("red", "magenta")) == (1 + 2 + 3, 0)


@rule("TH-27.8")
@pytest.mark.parametrize(
    ("card", "has"),
    [("P03", {"cosmo": 1}), ("P01", {"cosmo": 10}), ("P02", {"malus": 0}), ("P08", {"cosmo": 9, "extra": 3})],
)
def test_a_card_is_not_played_if_it_cannot_be_paid_or_would_change_nothing(card: str, has: dict[str, int]) -> None:
    t = at_moment("drafted", card, **has)
    assert t.lawful().why("red", f"play {card}") == "TH-27.8"
    assert t.why("red", "place violet matched") is None  # it may still be discarded


@rule("TH-27.9")
def test_what_pieces_or_limits_forbid_is_lost() -> None:
    t = at_moment("start", "P01", cosmo=9).do("red", "play P01")
    assert t.cosmo("red") == 10
    t = base().hand("red", "P07").warriors("pink", 4).turn("red").do("red", "play P07", "choose pink")
    assert t.garrison("pink") == 5


@rule("TH-27.11")
def test_a_card_being_resolved_is_not_shuffled_into_the_deck_by_its_own_draw() -> None:
    t = base().hand("red", "P04 P01").turn("red", "pink 1")
    t.hand("brown", " ".join(f"P{n:02}" for n in range(5, 25)))
    t.s.pile, t.s.deck = sorted(t.s.deck), []
    assert t.s.pile == [1, 2]
    t.do("red", "play P04")
    assert t.in_hand("red") == ["P01", "P02", "P03"]  # not P04
    t.do("red", "discard P01")
    assert t.s.pile == [0, 3]


@rule("TH-R12", "TH-27.9")
def test_a_card_is_lost_where_neither_deck_nor_pile_has_one() -> None:
    t = base().hand("brown", " ".join(f"P{n:02}" for n in range(1, 25))).turn("red", "pink 1")
    t.s.end_card = t.seat("blue")
    told = len(t.play.journal.events)
    t.do("red", "take pink 1", "place magenta", "lead")
    assert (t.cards("red"), t.cosmo("red"), t.cards("brown")) == (0, 1, 24)
    assert "draw" not in [event.kind for event in t.play.journal.events[told:]]
    t = base().hand("red", "P11 P01").give("red", cosmo=9).turn("red", "pink 1")
    t.hand("brown", " ".join(f"P{n:02}" for n in range(2, 25) if n != 11))
    t.do("red", "take pink 1", "place magenta", "lead")
    assert t.lawful().why("red", "play P11") == "TH-27.8"  # neither cosmo nor a card would come
    t = (
        base()
        .hand("red", "P04")
        .turn("red", "pink 1")
        .hand("brown", " ".join(f"P{n:02}" for n in range(1, 25) if n != 4))
    )
    assert t.lawful().why("red", "play P04") == "TH-27.8"


@rule("TH-2.13", "TH-R12")
def test_the_last_card_of_the_deck_and_the_only_one_of_the_pile_are_drawn() -> None:
    for pile in (False, True):
        t = base().hand("brown", " ".join(f"P{n:02}" for n in range(2, 25))).turn("red", "pink 1")
        assert t.s.deck == [0]
        if pile:
            t.s.deck, t.s.pile = [], [0]
        t.s.end_card = t.seat("blue")
        t.do("red", "take pink 1", "place magenta", "lead")
        assert (t.in_hand("red"), t.s.deck, t.s.pile) == (["P01"], [], [])
    t = base().hand("red", "P11 P01").give("red", cosmo=10).hand("brown", " ".join(f"P{n:02}" for n in range(3, 11)))
    t.hand("blue", " ".join(f"P{n:02}" for n in range(12, 25))).turn("red", "pink 1")
    assert t.s.deck == [1]
    t.s.deck, t.s.pile = [], [1]
    t.do("red", "take pink 1", "place magenta", "lead").give("red", cosmo=10)
    assert t.lawful().why("red", "play P11") is None  # a card would come


@rule("TH-27.12")
def test_several_copies_act_on_the_same_event() -> None:
    t = base("early").hand("red", "P18 P18").turn("red", "pink 3")
    t.do("red", "take pink 3", "place magenta", "expand B2", "play P18", "play P18")
    assert t.crystals("magenta") == {"red": 5}
    t = base("early").hand("red", "P22 P22").turn("red", "pink 6").do("red", "take pink 6", "play P22")
    assert t.lawful().why("red", "play P22") == "TH-27.8"  # at most one


@rule("TH-27.14")
def test_worship_by_a_card_triggers_the_last_space_token_and_no_round_bonus() -> None:
    t = base().hand("red", "P12").bonus("expansion").priests("red", magenta=11).turn("red", "pink 1")
    t.do("red", "take pink 1", "place magenta", "lead", "play P12")
    assert t.question() == "ChooseToken"
    t = base().hand("red", "P07 P19").bonus("barrack").turn("red").do("red", "play P07", "choose pink")
    assert t.worship() == {}


@rule("TH-27.15")
def test_an_action_may_be_declared_if_it_is_legal_together_with_cards() -> None:
    t = base().hand("red", "P13").warriors("pink", 2).put("magenta", "factory", "D2")
    placed(t, 2, "pink", "violet").lawful()
    assert t.why("red", "attack D2") is None
    t.do("red", "attack D2")
    assert t.lawful().answers("red") == {"play P13"}  # nothing else can pay
    assert t.why("red", "go on") == "TH-8.10"
    t.do("red", "play P13")  # and it goes on by itself, since the hand is empty
    assert (t.at("D2"), t.garrison("pink")) == ("", 0)
    t = base().hand("red", "P23").area("violet", green=3).put("violet", "house", "F6 E6").turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet")
    assert t.cosmo("red") == 2
    assert t.lawful().why("red", "holiday") is None  # 3 less


@rule("TH-27.16")
def test_a_second_house_has_its_own_moments() -> None:
    t = base().hand("red", "P17 P18").give("red", cosmo=2).turn("red", "pink 3")
    t.do("red", "take pink 3", "place magenta", "expand B2", "play P17", "expand B1 with starting tile")
    assert t.question() == "Resolved"
    t.do("red", "play P18")
    assert t.crystals("magenta") == {"red": 3}
    t = base().hand("red", "P15 P13").give("red", cosmo=2).warriors("pink", 3).put("magenta", "factory", "D2")
    placed(t, 2, "pink", "violet").do("red", "attack E4", "play P15")
    t.do("red", "attack D2")
    assert t.question() == "DeclaredWar"
    t.do("red", "play P13", "go on")
    assert (t.at("D2"), t.garrison("pink")) == ("", 0)
