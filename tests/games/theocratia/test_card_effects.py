"""Chapter 28: every power card."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import CIVS
from demiurge.kernel.chance import Script
from tests.games.theocratia.table import BOTH, at_moment, base, placed
from tests.rules import rule, rule_cases

BOX = load_box()
CARDS = {card.name: card for card in BOX.cards}


def test_every_card_cites_its_clause() -> None:
    assert [card.clause for card in BOX.cards] == [f"TH-28.{n}" for n in range(1, 25)]


PLAYER = {
    "TH-28.1": ("P01", {"cosmo": 4}, {"cosmo": 7}),
    "TH-28.2": ("P02", {"malus": 5}, {"malus": 3}),
    "TH-28.8": ("P08", {"cosmo": 3, "extra": 1}, {"cosmo": 1, "extra": 2, "marks": 0b100}),
}


@rule_cases(PLAYER)
@pytest.mark.parametrize("edition", BOTH)
def test_cards_for_the_player(edition: str, clause: str, case: tuple[str, dict[str, int], dict[str, int]]) -> None:
    card, has, then = case
    t = base(edition).hand("red", card).give("red", **has).turn("red", "pink 1").do("red", f"play {card}")
    assert {name: getattr(t.s, name)[0] for name in then} == then
    assert t.cards("red") == 0


@rule("TH-28.2")
def test_absolution_does_not_go_below_zero() -> None:
    assert at_moment("start", "P02", malus=1).do("red", "play P02").malus("red") == 0


@rule("TH-28.8")
def test_shifting_ground_takes_the_lowest_tile_on_the_board_unlocked_or_not() -> None:
    for extra, left in ((0, 0b110), (1, 0b100), (2, 0)):
        t = base().hand("red", "P08").give("red", cosmo=2, extra=extra).turn("red").do("red", "play P08")
        assert (t.s.extra[0], t.s.marks[0]) == (extra + 1, left)


@rule("TH-28.8", "TH-27.8")
@pytest.mark.parametrize(("marks", "why"), [(0b001, None), (0b100, None), (0, "TH-27.8")])
def test_shifting_ground_needs_a_tile_on_the_board(marks: int, why: str | None) -> None:
    t = base().hand("red", "P08").give("red", cosmo=2).turn("red")
    t.s.marks[0], t.s.extra[0] = marks, 3 - marks.bit_count()
    assert t.refresh().lawful().why("red", "play P08") == why


@rule("TH-28.4", "TH-27.8")
@pytest.mark.parametrize(("hand", "why"), [("P04", "TH-27.8"), ("P04 P01", None)])
def test_whispers_without_a_card_to_draw_only_discards_one(hand: str, why: str | None) -> None:
    t = base().hand("red", hand).turn("red", "pink 1")
    t.hand("brown", " ".join(f"P{n:02}" for n in range(1, 25) if f"P{n:02}" not in hand))
    assert (t.s.deck, t.lawful().why("red", "play P04")) == ([], why)
    if why is None:
        t.do("red", "play P04")
        assert (t.in_hand("red"), t.s.pile) == ([], [0, 3])


@rule("TH-27.8")
@pytest.mark.parametrize("card", ["P05", "P06"])
def test_crystal_cards_are_not_played_when_no_crystal_is_left(card: str) -> None:
    t = base().hand("red", card).turn("red")
    t.area("pink", red=t.s.reserve[0])
    assert t.lawful().why("red", f"play {card}") == "TH-27.8"


@rule("TH-27.8")
def test_cleansing_rain_without_an_own_crystal_must_take_a_black_one() -> None:
    t = base().hand("red", "P06").area("violet", black=1).turn("red")
    t.area("pink", red=t.s.reserve[0])
    t.do("red", "play P06")  # only violet has a black crystal, so it is not asked which civ, nor how many
    assert t.crystals("violet") == {}
    t = base().hand("red", "P06").area("violet", black=2).turn("red")
    t.area("pink", red=t.s.reserve[0])
    t.do("red", "play P06")
    assert t.lawful().answers("red") == {"return 1", "return 2"}


@rule("TH-28.3")
def test_favoured_prophet() -> None:
    t = base().hand("red", "P03").give("red", cosmo=2).priests("red", pink=12).turn("red", "violet 1")
    t.do("red", "play P03")
    assert t.lawful().answers("red") == {"choose magenta", "choose turquoise", "choose violet"}
    assert t.why("red", "choose pink") == "TH-27.8"
    t.do("red", "choose violet")
    assert (t.priest("red", "violet"), t.cosmo("red")) == (0, 0)


@rule("TH-28.4")
def test_whispers() -> None:
    t = base().hand("red", "P04 P01").turn("red", "violet 1")
    t.play.chance = Script([6, 8])
    t.do("red", "play P04")
    assert t.lawful().answers("red") == {"discard P01", "discard P07", "discard P09"}
    t.do("red", "discard P07")
    assert (t.in_hand("red"), t.s.pile) == (["P01", "P09"], [3, 6])


@rule("TH-28.5")
def test_scattered_offerings() -> None:
    t = base().hand("red", "P05").turn("red", "violet 1").do("red", "play P05", "choose pink")
    assert t.lawful().answers("red") == {"choose magenta", "choose turquoise", "choose violet"}
    t.do("red", "choose magenta")
    assert (t.crystals("pink"), t.crystals("magenta"), t.crystals("violet")) == ({"red": 1}, {"red": 1}, {})
    t = base().hand("red", "P05").turn("red", "violet 1")
    t.area("turquoise", red=t.s.reserve[0] - 1)
    t.do("red", "play P05", "choose violet", "choose pink")
    assert (t.crystals("violet"), t.crystals("pink")) == ({"red": 1}, {})  # the first named only


@rule("TH-28.6")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_cleansing_rain(n: int) -> None:
    t = (
        base()
        .hand("red", "P06")
        .area("pink", black=3, green=1)
        .turn("red", "violet 1")
        .do("red", "play P06", "choose pink")
    )
    assert t.lawful().answers("red") == {"return 0", "return 1", "return 2"}
    told = len(t.play.journal.events)
    t.do("red", f"return {n}")
    assert t.crystals("pink") == {"red": 1, "green": 1, "black": 3 - n}
    assert [event.data[1] for event in t.play.journal.events[told:] if event.kind == "cleanse"] == ([n] if n else [])
    t = base().hand("red", "P06").area("pink", black=1).turn("red", "violet 1").do("red", "play P06", "choose pink")
    assert t.why("red", "return 2") == "TH-28.6"


@rule("TH-28.7")
@pytest.mark.parametrize(("edition", "garrison", "then"), [("final", 1, 3), ("final", 4, 5), ("early", 4, 6)])
def test_call_to_arms(edition: str, garrison: int, then: int) -> None:
    t = base(edition).hand("red", "P07").warriors("pink", garrison).turn("red", "violet 1")
    assert t.do("red", "play P07", "choose pink").garrison("pink") == then


@rule("TH-27.7", "TH-27.10")
def test_each_card_has_choices_of_its_own() -> None:
    t = base().hand("red", "P05 P07").turn("red", "violet 1")
    t.do("red", "play P05", "choose pink", "choose magenta", "play P07")
    assert t.lawful().targets("red", "choose") == set(CIVS)
    t.do("red", "choose violet")
    assert [t.garrison(civ) for civ in CIVS] == [0, 0, 2, 0]


@rule("TH-28.9")
def test_twist_of_fate() -> None:
    t = base().hand("red", "P09").give("red", cosmo=1).turn("red", "pink 2").do("red", "take pink 2", "play P09")
    assert t.lawful().answers("red") == {"turn to 1", "turn to 3", "turn to 4", "turn to 5"}
    assert t.why("red", "turn to 2") == "TH-28.9"
    t.do("red", "turn to 5", "place magenta")
    assert (t.in_row("magenta"), t.cosmo("red")) == (["pink 5"], 0)
    t = base().hand("red", "P09").give("red", cosmo=1).turn("red", "pink 6").do("red", "take pink 6")
    assert t.why("red", "play P09") == "TH-27.8"  # not a 6


@rule("TH-28.10")
def test_double_omen() -> None:
    t = (
        base()
        .hand("red", "P10")
        .turn("red", "pink 1", pink="violet 4")
        .do("red", "take pink 1", "place pink", "play P10")
    )
    assert (t.cosmo("red"), t.worship()) == (2, {"red pink": 2})
    t = (
        base()
        .hand("red", "P10 P01")
        .turn("red", "pink 1")
        .do("red", "take pink 1", "place violet matched", "discard P01")
    )
    assert t.do("red", "play P10").cosmo("red") == 4  # by a discarded card, too
    t = base().hand("red", "P10").turn("red", "pink 1").do("red", "take pink 1", "place violet")
    assert t.lawful().why("red", "play P10") == "TH-27.8"


@rule("TH-28.10", "TH-27.8")
@pytest.mark.parametrize(
    ("before", "cosmo", "priest", "why"),
    [
        ("", 6, 12, None), ("", 9, 3, "TH-27.8"),
        ("violet 4", 8, 12, None), ("violet 4", 10, 3, None), ("violet 4", 10, 12, "TH-27.8"),
        ("violet 4, magenta 3", 10, 3, None), ("violet 4, magenta 3", 5, 12, "TH-27.8"),
    ],
)  # fmt: skip
def test_double_omen_needs_a_bonus_that_still_brings_something(
    before: str, cosmo: int, priest: int, why: str | None
) -> None:
    t = base("early").hand("red", "P10").give("red", cosmo=cosmo).priests("red", pink=priest)
    t.turn("red", "pink 1", **({"pink": before} if before else {})).do("red", "take pink 1", "place pink")
    assert t.lawful().why("red", "play P10") == why


@rule("TH-28.11")
def test_herald() -> None:
    t = at_moment("resolved", "P11").do("red", "play P11")
    assert (t.cosmo("red"), t.cards("red")) == (1 + 2, 1)
    assert at_moment("placed", "P11").why("red", "play P11") == "TH-27.4"


@rule("TH-28.12")
def test_coronation() -> None:
    assert at_moment("resolved", "P12").do("red", "play P12").worship() == {"red magenta": 1}
    t = at_moment("resolved", "P12").priests("red", magenta=12)
    assert t.lawful().why("red", "play P12") == "TH-27.8"  # other priests do not matter
    assert t.priests("red", magenta=11, violet=12).lawful().why("red", "play P12") is None


@rule("TH-28.13")
@pytest.mark.parametrize("how", ["attack D2", "convert D2 with tile"])
def test_ambush(how: str) -> None:
    t = base().hand("red", "P13 P01").warriors("pink", 3).put("magenta", "house", "D2").give("red", extra=1)
    placed(t, 2, "pink", "violet").do("red", how, "play P13")
    assert t.lawful().answers("red") == {"go on"}
    t.do("red", "go on")
    assert t.garrison("pink") == 2
    assert t.on_page("pink") == {"warriors": 1}
    t = base("early").hand("red", "P13 P13").warriors("pink", 3).put("magenta", "house", "D2")
    placed(t, 2, "pink", "violet").do("red", "attack D2", "play P13")
    assert t.lawful().why("red", "play P13") == "TH-28.13"  # at least 1
    t = base().hand("red", "P13").warriors("pink", 3)
    placed(t, 2, "pink", "violet").do("red", "attack E4")
    assert (t.garrison("pink"), t.question()) == (2, "Resolved")  # monsters are not ambushed


@rule("TH-28.13", "TH-8.10")
def test_two_ambushes_still_need_a_warrior() -> None:
    for warriors, why in ((0, "TH-8.10"), (1, None)):
        t = base("early").hand("red", "P13 P13").warriors("pink", warriors).put("magenta", "house", "D2")
        assert placed(t, 2, "pink", "violet").lawful().why("red", "attack D2") == why


@rule("TH-28.14")
def test_great_hunt() -> None:
    t = base().hand("red", "P14").warriors("pink", 1).put("pink", "barrack", "F3")
    placed(t, 2, "pink", "violet").do("red", "attack E4")
    before, cards = t.worship(), t.cards("red")
    t.do("red", "play P14")
    assert t.targets("red", "hunt") == {"A3", "C4", "E2", "E3", "E7", "E8", "E9", "G4", "I3"}
    assert t.lawful().why("red", "hunt E4") == "TH-28.14"
    t.do("red", "hunt A3")
    assert (t.at("A3"), t.garrison("pink"), t.worship(), t.cards("red")) == ("", 0, before, cards)  # one less, one more
    t = base().hand("red", "P14").warriors("pink", 2).put("magenta", "house", "D2")
    placed(t, 2, "pink", "violet").do("red", "attack D2", "go on")
    assert t.why("red", "play P14") == "TH-27.8"  # no monster was removed


@rule("TH-28.14")
def test_great_hunt_once_for_each_attack() -> None:
    t = base().hand("red", "P14").warriors("pink", 1)
    placed(t, 2, "pink", "violet").do("red", "attack E4", "play P14", "hunt A3")
    t.hand("red", "P14")
    assert t.why("red", "play P14") == "TH-27.8"
    t = base().hand("red", "P14 P15").give("red", cosmo=2).warriors("pink", 2)
    placed(t, 2, "pink", "violet").do("red", "attack E4", "play P15", "attack E3", "play P14", "hunt A3")
    assert t.hand("red", "P14").lawful().why("red", "play P14") is None  # for the other attack
    t.do("red", "play P14", "hunt I3").hand("red", "P14")
    assert t.why("red", "play P14") == "TH-27.8"
    t = base().hand("red", "P14").wipe("A3 C4 E2 E3 E7 E8 E9 G4 I3").warriors("pink", 1)
    placed(t, 2, "pink", "violet").do("red", "attack E4")
    assert t.lawful().why("red", "play P14") == "TH-27.8"  # that was the last monster


@rule("TH-28.15")
def test_crusade() -> None:
    t = base().hand("red", "P15").give("red", cosmo=2).warriors("pink", 3).put("pink", "barrack", "F3")
    t.put("magenta", "house", "D2").bonus("holiday_war")
    placed(t, 2, "pink", "violet").do("red", "attack E4", "play P15")
    assert "attack D2" in t.lawful().answers("red")
    t.do("red", "attack D2", "go on")
    assert (t.garrison("pink"), t.cosmo("red"), t.worship()) == (0, 0, {"brown magenta": 1})
    told = len(t.play.journal.events)
    t.do("red", "end turn")  # worship of both; no barrack worship and no bonus for the second
    assert t.worship() == {"red pink": 3, "white pink": 1, "brown magenta": 1}
    assert [event.seat for event in t.play.journal.events[told:] if event.kind == "worship"] == [0, 0, 3, 0]
    t = base("early").hand("red", "P15").give("red", cosmo=2).warriors("pink", 2).put("pink", "barrack", "F3")
    placed(t.bonus("holiday_war"), 2, "pink", "violet").do("red", "attack E4", "play P15")
    assert t.worship() == {"red pink": 2, "white pink": 1}
    t.do("red", "attack E3")
    assert t.worship() == {"red pink": 3, "white pink": 1}
    t = base().hand("red", "P15").give("red", cosmo=2).warriors("pink", 1)
    placed(t, 2, "pink", "violet").do("red", "attack E4")
    assert t.why("red", "play P15") == "TH-27.8"  # nothing can be attacked any more
    t = base().hand("red", "P15").give("red", cosmo=2).warriors("pink", 2).put("magenta", "barrack", "D2")
    placed(t.wipe("A3 C4 E2 E7 E8 E9 G4 I3"), 2, "pink", "violet").do("red", "attack E4").hand("red", "P15")
    t.do("red", "play P15")  # what is clear is not asked: with 1 warrior there is one target
    assert (t.at("E3"), t.at("D2"), t.garrison("pink")) == ("", "magenta barrack", 0)
    t = base().hand("red", "P15 P02").give("red", cosmo=2).warriors("pink", 2)
    placed(t.wipe("A3 C4 E2 E7 E8 E9 G4 I3"), 2, "pink", "violet").do("red", "attack E4").hand("red", "P15 P02")
    t.do("red", "play P15")
    assert (t.question(), t.answers("red")) == ("SecondAttack", {"attack E3"})  # an Ambush might bring more


@rule("TH-28.15", "TH-27.8")
def test_a_crusade_is_not_played_where_only_a_further_card_would_find_it_a_target() -> None:
    for warriors, why in ((2, "TH-27.8"), (3, None)):
        t = base().hand("red", "P13 P15").give("red", cosmo=2).warriors("pink", warriors).put("magenta", "house", "D2")
        placed(t.wipe("A3 C4 E2 E3 E7 E8 E9 G4 I3"), 2, "pink", "violet").do("red", "attack E4")
        assert t.lawful().why("red", "play P15") == why


@rule("TH-28.13", "TH-28.15")
def test_an_ambush_is_for_one_attack_and_not_for_that_of_a_crusade() -> None:
    t = base().hand("red", "P13 P15 P02").give("red", cosmo=2).warriors("pink", 4)
    placed(t.put("magenta", "house", "D2 D3"), 2, "pink", "violet")
    t.do("red", "attack D2", "play P13", "go on")
    assert t.garrison("pink") == 3
    t.do("red", "play P15", "attack D3", "go on")
    assert t.garrison("pink") == 1


@rule("TH-28.16")
def test_spoils_of_war() -> None:
    t = base().hand("red", "P16").warriors("pink", 2).put("magenta", "house", "D2")
    placed(t, 2, "pink", "violet").do("red", "attack D2", "go on", "play P16")
    assert t.crystals("pink") == {"red": 2}
    t = base().hand("red", "P16").warriors("pink", 2).put("magenta", "house", "C1")  # neutral
    placed(t, 2, "pink", "violet").do("red", "attack C1", "go on")
    assert t.lawful().why("red", "play P16") == "TH-27.8"


@rule("TH-28.17")
def test_pilgrimage() -> None:
    t = base().hand("red", "P17").give("red", cosmo=3).bonus("expansion")
    placed(t, 3).do("red", "expand B2", "play P17")
    assert t.lawful().refusal("red", "decline") == "TH-28.17"
    t.do("red", "expand C1 with starting tile")
    assert (t.at("C1"), t.cosmo("red"), t.worship()) == ("magenta house", 1, {"red magenta": 2})
    t = base().hand("red", "P17").give("red", cosmo=3, starting=0)
    placed(t, 3).do("red", "expand B2")
    assert t.why("red", "play P17") == "TH-27.8"  # no further hex
    for houses, why in (("D2 D3 C3", None), ("D2 D3 C3 B3", "TH-27.8")):  # one house left, or none
        t = base().hand("red", "P17").give("red", cosmo=3).put("magenta", "house", houses)
        placed(t, 3).do("red", "expand B2")
        assert t.lawful().why("red", "play P17") == why


@rule("TH-28.18")
def test_fertile_valley() -> None:
    t = placed(base().hand("red", "P18").wipe("B2"), 3).do("red", "expand B2", "play P18")
    assert t.crystals("magenta") == {"red": 2}


@rule("TH-28.19", "TH-28.20")
@pytest.mark.parametrize("card", ["P19", "P20"])
def test_overtime_and_conscription_not_for_a_pyramid(card: str) -> None:
    face, verb = (4, "factory") if card == "P19" else (5, "barrack")
    t = placed(base().hand("red", card).put("magenta", "house", "B2"), face).do("red", f"{verb} B2", f"play {card}")
    if card == "P19":
        assert t.crystals("magenta") == {"red": 3}
    else:
        assert t.garrison("magenta") == 3
    t = base().hand("red", card).put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3", "green")
    placed(t, face).do("red", "pyramid D4", "group C3", "group D3", "token c")
    assert t.why("red", f"play {card}") == "TH-27.8"


@rule("TH-28.20")
@pytest.mark.parametrize(("garrison", "then"), [(2, 5), (3, 5), (4, None)])
def test_conscription_fills_the_garrison_and_is_not_played_for_a_full_one(garrison: int, then: int | None) -> None:
    t = base().hand("red", "P20").put("magenta", "house", "B2").warriors("magenta", garrison).warriors("pink", 0)
    placed(t, 5).do("red", "barrack B2")
    if then is None:
        assert t.lawful().why("red", "play P20") == "TH-27.8"  # that another civ could train does not matter
    else:
        assert t.do("red", "play P20").garrison("magenta") == then


@rule("TH-28.21")
def test_capstone() -> None:
    t = base().hand("red", "P21").give("red", cosmo=3).put("magenta", "barrack", "D4").put("magenta", "house", "C3")
    placed(t, 4).lawful()
    t.do("red", "pyramid D4", "group C3")
    assert t.lawful().answers("red") == {"play P21"}
    t.do("red", "play P21")
    assert t.question() == "ChooseToken"
    t.do("red", "token c")
    assert (t.at("D4"), t.at("C3"), t.cosmo("red")) == ("magenta pyramid", "", 0)
    assert t.worship() == {"red magenta": 1, "white magenta": 1}
    t = base().hand("red", "P21").give("red", cosmo=2).put("magenta", "barrack", "D4").put("magenta", "house", "C3")
    assert placed(t, 4).lawful().why("red", "pyramid D4") == "TH-13.1"
    t = base().hand("red", "P21").give("red", cosmo=3).put("magenta", "barrack", "B2")  # only the fortress beside
    assert placed(t, 4).lawful().why("red", "pyramid B2") == "TH-13.1"
    t = base().hand("red", "P21").give("red", cosmo=3).put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3")
    placed(t, 4).do("red", "pyramid D4", "group C3")
    assert t.lawful().answers("red") == {"play P21", "group D3"}


@rule("TH-28.22")
def test_clear_sight() -> None:
    t = base().hand("red", "P22").turn("red", "pink 6").do("red", "take pink 6", "play P22")
    assert t.lawful().why("red", "place pink") == "TH-28.22"  # it is used for Divination now
    t.do("red", "divine 3", "place magenta", "expand B2")
    assert (t.malus("red"), t.cosmo("red")) == (0, 1)


@rule("TH-28.23")
def test_open_granaries() -> None:
    t = base().hand("red", "P23 P02").area("violet", green=4).put("violet", "house", "F6 E6 F8").turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday")
    assert t.lawful().answers("red") == {"play P23"}
    assert t.why("red", "go on") == "TH-16.3"
    t.do("red", "play P23", "go on")
    assert (t.cosmo("red"), t.crystals("violet")) == (1, {})  # 4 less 3; the crystals are unchanged
    t = base().hand("red", "P23 P02").give("red", cosmo=4).area("violet", green=1).turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday", "play P23", "go on")
    assert t.cosmo("red") == 6  # at least 0
    t = base().hand("red", "P23 P02").area("violet", green=4).put("violet", "house", "F6 E6 F8").turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday", "play P23").hand("red", "P23 P02")
    assert t.lawful().why("red", "play P23") is None  # 1 cosmo is still to be paid
    t.do("red", "play P23").hand("red", "P23")
    assert t.lawful().why("red", "play P23") == "TH-27.8"  # nothing is


@rule("TH-28.24")
@pytest.mark.parametrize(("black", "gain"), [(1, 1), (2, 2), (3, 2)])
def test_pure_hearts(black: int, gain: int) -> None:
    t = base().hand("red", "P24 P02").give("red", cosmo=5).area("violet", black=black)
    t.put("violet", "house", " ".join(["F6", "E6"][: black - 1]))
    t.turn("red", "violet 5").do("red", "take violet 5", "place violet", "holiday", "play P24")
    assert t.lawful().answers("red") == {"go on"}
    t.do("red", "go on")
    assert (t.malus("red"), t.cosmo("red")) == (0, 5 + 2 - black + gain)
    t = base().hand("red", "P24").give("red", cosmo=5).area("violet", green=1).turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday")
    assert t.lawful().why("red", "play P24") == "TH-27.8"  # no black one is named


@rule("TH-27.1")
def test_all_forty_cards_of_the_early_edition_can_be_held() -> None:
    t = base("early")
    for card in BOX.cards:
        t.hand("red", " ".join([card.name] * card.copies[1]))
        assert t.in_hand("red") == [card.name] * card.copies[1]
    assert sum(card.copies[1] for card in BOX.cards) == 40
    assert len(CIVS) == 4
