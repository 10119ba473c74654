"""Chapter 19: the development phase."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import development, rounds
from demiurge.games.theocratia.board import hex_name
from demiurge.games.theocratia.vocabulary import BLANK, CIVS, FEAST, GREEN, GROWTH, YELLOW
from demiurge.kernel.masks import bits
from tests.games.theocratia.table import BOTH, Table, base
from tests.rules import rule


def develop(t: Table, civ: str, card: int) -> Table:
    """The civ resolves this card."""
    cards = [BLANK, GROWTH, FEAST, GROWTH]
    cards.remove(card)
    cards.insert(CIVS.index(civ), card)
    t.s.development = cards
    t.s.active = -1
    return t.run(development.Develop(CIVS.index(civ)))


@rule("TH-19.1")
def test_civs_develop_from_left_to_right_and_the_cards_slide_to_the_left() -> None:
    t = base()
    t.s.development = [BLANK, GROWTH, FEAST, GROWTH]
    assert "develop" not in [event.kind for event in t.play.journal.events]
    t.run(development.Development())
    told = [event.data for event in t.play.journal.events if event.kind == "develop"]
    assert told == [[0, BLANK], [1, GROWTH], [2, FEAST], [3, GROWTH]]
    assert t.s.development == [GROWTH, FEAST, GROWTH, BLANK]


@rule("TH-E4")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_sliding_cards(edition: str) -> None:
    t = base(edition)
    t.s.development = [BLANK, GROWTH, FEAST, GROWTH]
    slid = []
    for _ in range(4):
        t.run(development.Development())
        while not t.s.over():  # the first player picks among equals
            assert t.play.answer(t.s.waiting()[0], t.s.answers(t.s.waiting()[0])[0]) is None
        slid.append(t.s.development)
    assert slid[0] == [GROWTH, FEAST, GROWTH, BLANK]  # the leftmost has gone to the right
    assert slid == [
        [GROWTH, FEAST, GROWTH, BLANK], [FEAST, GROWTH, BLANK, GROWTH], [GROWTH, BLANK, GROWTH, FEAST],
        [BLANK, GROWTH, FEAST, GROWTH],
    ]  # fmt: skip


@rule("TH-19.2")
def test_a_blank_card_does_nothing() -> None:
    t = base()
    before = (t.s.at[:], t.s.area[:], t.s.priests[:])
    t = develop(t, "magenta", BLANK)
    assert (t.s.at, t.s.area, t.s.priests) == before
    assert t.s.over()


@rule("TH-19.3", "TH-R20")
@pytest.mark.parametrize("edition", BOTH)
def test_the_house_goes_on_the_nearest_green_hex_else_the_nearest_yellow(edition: str) -> None:
    t = develop(base(edition).wipe("E3").put("magenta", "house", "D3"), "magenta", GROWTH)
    assert t.at("C1") == "magenta house"  # 1 step; E3 would be 2
    t = develop(base(edition).wipe("E3").put("magenta", "house", "D3").put("pink", "house", "C1"), "magenta", GROWTH)
    assert t.at("E3") == "magenta house"  # green before yellow, though B1 is nearer
    t = develop(base(edition).put("pink", "house", "C1"), "magenta", GROWTH)
    assert t.at("B1") == "magenta house"


@rule("TH-19.3", "TH-19.7", "TH-19.9")
@pytest.mark.parametrize("edition", BOTH)
def test_the_first_player_picks_among_equals(edition: str) -> None:
    t = base(edition).put("pink", "house", "C1").wipe("E3 E4").put("magenta", "house", "D3")
    t.s.first = t.seat("blue")
    t = develop(t, "magenta", GROWTH)
    assert t.asked() == ["blue"]
    assert t.lawful().answers("blue") == {"settle E3", "settle E4"}
    assert t.why("blue", "settle B1") == "TH-19.3"
    t.do("blue", "settle E4")
    assert t.at("E4") == "magenta house"


@rule("TH-R19")
@pytest.mark.parametrize(("edition", "chooser"), [("final", "blue"), ("early", "red")])
def test_choices_are_the_new_first_players_in_final_and_the_old_ones_in_early(edition: str, chooser: str) -> None:
    t = base(edition).put("pink", "house", "C1").wipe("E3 E4").put("magenta", "house", "D3")
    t.s.first, t.s.token, t.s.active = t.seat("red"), t.seat("blue"), -1
    t.s.development = [GROWTH, BLANK, BLANK, FEAST]
    t.s.lanes = [[] for _ in t.s.lanes]
    t.s.now, t.s.chance = 4, t.play.chance
    rounds.Round(1).run(t.s)
    steps = [step for step in t.s.lanes[-1] if type(step).__name__ in ("PassToken", "EndRoundCard", "Development")]
    t.s.token, t.s.first = t.seat("blue"), t.seat("red")
    t.run(*steps)
    assert t.asked() == [chooser]


@rule("TH-19.4")
@pytest.mark.parametrize("edition", BOTH)
def test_without_a_hex_the_nearest_house_on_green_is_upgraded(edition: str) -> None:
    t = base(edition).put("magenta", "house", "C1 B1")  # nothing neutral is free beside magenta
    t.s.first = t.seat("white")
    t = develop(t, "magenta", GROWTH)
    assert t.lawful().answers("white") == {"upgrade C1 to factory", "upgrade C1 to barrack"}  # equal numbers
    assert t.why("white", "upgrade B1 to factory") == "TH-19.4"
    t.do("white", "upgrade C1 to barrack")
    assert (t.at("C1"), t.left("magenta", "house")) == ("magenta barrack", 4)
    t = develop(t, "magenta", GROWTH)
    assert t.at("B1") == "magenta factory"  # so that the numbers become equal; now a house on yellow


@rule("TH-19.4", "TH-R31")
@pytest.mark.parametrize(
    ("built", "answers"), [("factory", "barrack"), ("barrack", "factory"), ("", "factory barrack")]
)
def test_the_civs_own_buildings_say_which_kind_is_rarer(built: str, answers: str) -> None:
    t = base().put("magenta", "factory", "D3 C3").put("pink", "barrack", "F3 H2").put("violet", "house", "G7 H6")
    if built:
        t.put("violet", built, "G5")
    t.s.first = t.seat("white")
    t = develop(t, "violet", GROWTH)
    if built:
        assert t.at("G7") == f"violet {answers}"  # what is clear is not asked
    else:
        assert t.lawful().answers("white") == {f"upgrade G7 to {kind}" for kind in answers.split()}


@rule("TH-19.5")
@pytest.mark.parametrize("edition", BOTH)
def test_players_with_a_building_beside_the_new_one_gain_worship(edition: str) -> None:
    t = base(edition).put("pink", "house", "D2 D1").put("violet", "factory", "B1", "brown")
    t = develop(t, "magenta", GROWTH)
    assert t.at("C1") == "magenta house"
    assert t.worship() == {"brown magenta": 1, "white magenta": 1}
    t = base(edition).put("magenta", "house", "C1 B1").put("pink", "house", "D2")
    t = develop(t, "magenta", GROWTH).do("red", "upgrade C1 to factory")
    assert t.worship() == {"brown magenta": 1}


@rule("TH-19.6")
def test_without_any_target_the_civ_is_skipped_without_worship() -> None:
    t = base().put("pink", "house", "C1 B1 D2")
    t = develop(t, "magenta", GROWTH)
    assert (t.s.over(), t.worship()) == (True, {})


@rule("TH-19.8", "TH-19.10")
@pytest.mark.parametrize("edition", BOTH)
def test_the_holiday_card(edition: str) -> None:
    t = base(edition).put("violet", "factory", "F7 G7").put("violet", "house", "F6").page("violet", 6)
    t.area("violet", red=2, white=1, green=1, black=1)
    t = develop(t, "violet", FEAST)
    assert t.crystals("violet") == {"red": 1, "green": 2, "black": 1}  # G7 has produced green; blue came and went
    assert t.on_page("violet") == {"red": 1, "blue": 1, "white": 1}
    assert t.worship() == {"red violet": 1, "blue violet": 1, "white violet": 1}
    assert t.s.malus == [0] * 4
    assert t.s.cosmo == [0] * 4


@rule("TH-R14", "TH-R16")
def test_a_development_house_collects_its_crystal_and_triggers_nothing() -> None:
    t = base().bonus("expansion").put("magenta", "house", "D5").put("pink", "house", "C1")
    t = develop(t, "magenta", GROWTH)
    assert (t.at("E6"), t.crystals("magenta"), t.worship()) == ("magenta house", {"green": 1}, {"blue magenta": 1})
    t = base().bonus("factory").put("magenta", "house", "C1 B1").put("magenta", "barrack", "D3")
    t = develop(t, "magenta", GROWTH)
    assert t.at("C1") == "magenta factory"
    assert (t.crystals("magenta"), t.garrison("magenta"), t.worship()) == ({}, 0, {})


@rule("TH-R15")
def test_without_a_house_in_the_area_step_two_follows() -> None:
    t = base().put("magenta", "house", "B1 D2 D3 C3 B2").put("magenta", "factory", "D4")
    t = develop(t, "magenta", GROWTH)
    assert (t.at("C1"), t.at("B1")) == ("", "magenta barrack")


@rule("TH-R17")
def test_pyramids_gain_nothing_by_the_holiday_card() -> None:
    t = develop(base().put("violet", "pyramid", "H5").area("violet", green=3), "violet", FEAST)
    assert t.worship() == {}


@rule("TH-R18")
def test_crystals_of_unused_colours_are_spent_and_nobody_gains() -> None:
    t = develop(base("final", 2).area("violet", white=1, red=1).page("violet", 6), "violet", FEAST)
    assert (t.on_page("violet"), t.worship()) == ({"red": 1, "white": 1}, {"red violet": 1})
    t = base("final", 2).area("violet", white=1).page("violet", 6)
    t.give("red", cosmo=10).turn("red", "violet 5").do("red", "take violet 5", "place violet", "holiday")
    assert (t.on_page("violet"), t.worship()) == ({"white": 1}, {"red violet": 1})


@rule("TH-R31")
def test_step_two_builds_the_rarer_kind_and_with_three_and_three_nothing() -> None:
    t = base().put("magenta", "house", "C1 B1").put("magenta", "factory", "D2 D3 C3")
    assert develop(t, "magenta", GROWTH).at("C1") == "magenta barrack"  # 3 and 1 then
    t = base().put("magenta", "house", "C1 B1").put("magenta", "factory", "D2 D3 C3")
    t.put("magenta", "barrack", "B2 B3 D4")
    assert develop(t, "magenta", GROWTH).s.over()
    assert t.at("C1") == "magenta house"


@rule("TH-E15")
@pytest.mark.parametrize(
    ("edition", "kind", "desert"), [("early", "factory", "E1"), ("final", "house", "B1")], ids=("early", "final")
)
def test_the_example_of_the_development_card(edition: str, kind: str, desert: str) -> None:
    """One green hex, E4, beside magenta's factory (early) or house (final) D3; one desert, beside magenta's house D1
    (early) or its fortress (final). Red has a barrack on D4, beside E4."""
    t = base(edition).put("pink", "house", "C1").put("magenta", kind, "D3").wipe("E4").put("turquoise", "barrack", "D4")
    if desert == "E1":
        t.put("pink", "house", "B1").put("magenta", "house", "D1")
    near = t.s.free & t.s.reach[CIVS.index("magenta")]
    assert [hex_name(h) for h in bits(near & (t.s.ground[GREEN] | t.s.ground[YELLOW]))] == sorted([desert, "E4"])
    t = develop(t, "magenta", GROWTH)
    assert (t.at("E4"), t.at(desert)) == ("magenta house", "")
    assert t.worship() == {"red magenta": 1, "blue magenta": 1} if kind == "house" else {"red magenta": 1}


@rule("TH-R37")
@pytest.mark.parametrize("edition", BOTH)
def test_the_holiday_card_fills_the_page_in_the_order_of_the_colours(edition: str) -> None:
    t = base(edition).area("violet", red=1, blue=1, white=1).page("violet", 0, green=1)
    t = develop(t, "violet", FEAST)
    assert (t.page_of("violet"), t.on_page("violet")) == (1, {"white": 1})  # red and blue have filled page 0
