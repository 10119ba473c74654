"""Chapters 16, 17 and 22: Holidays, round bonus cards and the chronicles."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import chronicles, development, holidays, leading, round_bonus, rounds
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import CIVS, WARRIORS
from tests.games.theocratia.table import BOTH, Table, base, table
from tests.rules import rule


def festive(t: Table, civ: str = "violet", die: str = "", cosmo: int = 10) -> Table:
    """Red has placed a die of the civ's colour on it."""
    colour = die or civ
    t.give("red", cosmo=cosmo).turn("red", f"{colour} 5")
    return t.do("red", f"take {colour} 5", f"place {civ}")


def spend(t: Table, *colours: str) -> Table:
    """Declare the Holiday and name these crystals; what is clear is not asked."""
    t.do("red", "holiday")
    for colour in colours:
        t.do("red", f"spend {colour}")
    return t


# --- chapter 16 --------------------------------------------------------------------------------


@rule("TH-16.1")
@pytest.mark.parametrize("edition", BOTH)
def test_a_holiday_needs_a_die_of_the_civs_colour_or_a_discarded_card(edition: str) -> None:
    t = festive(base(edition).area("violet", green=1))
    assert t.lawful().why("red", "holiday") is None
    t = festive(base(edition).area("violet", green=1).hand("red", "P02"), die="pink")
    assert t.lawful().why("red", "holiday") == "TH-16.1"
    t = base(edition).area("violet", green=1).hand("red", "P02 P07").give("red", cosmo=5).turn("red", "pink 5")
    t.do("red", "take pink 5", "place violet festive", "discard P02")
    assert t.why("red", "holiday") is None
    assert t.cosmo("red") == 5  # no match bonus: one card, one purpose


@rule("TH-16.1")
@pytest.mark.parametrize("before", ["", "pink 1", "pink 1, violet 2"])
def test_the_colour_of_the_die_placed_last_counts(before: str) -> None:
    for die, why in (("violet", None), ("turquoise", "TH-16.1")):
        t = base().area("violet", green=1).give("red", cosmo=5).hand("red", "P02")
        t.turn("red", f"{die} 5", **({"violet": before} if before else {}))
        t.do("red", f"take {die} 5", "place violet")
        assert t.lawful().why("red", "holiday") == why


@rule("TH-16.2")
def test_the_size_counts_all_buildings_but_pyramids_whoever_owns_them() -> None:
    t = base().put("violet", "house", "F6 E6").put("violet", "factory", "F7").put("violet", "barrack", "G5")
    t.put("violet", "pyramid", "H5")
    assert holidays.size(t.s, CIVS.index("violet")) == 5
    assert holidays.size(t.s, CIVS.index("pink")) == 1


@rule("TH-16.3")
@pytest.mark.parametrize(("cosmo", "why"), [(0, "TH-16.3"), (1, None), (4, None)])
def test_a_holiday_costs_cosmo_equal_to_the_size_and_the_match_bonus_may_pay(cosmo: int, why: str | None) -> None:
    t = festive(base().put("violet", "house", "F6 E6").area("violet", green=5).hand("red", "P02"), cosmo=cosmo)
    assert t.lawful().why("red", "holiday") == why
    if why is None:
        t.do("red", "holiday", "go on")  # all crystals are green
        assert t.cosmo("red") == cosmo + 2 - 3


@rule("TH-16.4")
@pytest.mark.parametrize("edition", BOTH)
def test_the_effects_of_the_crystals(edition: str) -> None:
    t = base(edition).put("violet", "house", "F6 F7 E6 F8 D8").area("violet", green=1, red=1, brown=2, black=2)
    t = festive(t).do("red", "holiday")
    while t.question() == "Spend":
        t.do("red", sorted(t.answers("red"))[0])
    assert t.malus("red") == 2
    assert t.worship() == {"red violet": 6, "brown violet": 2}


@rule("TH-16.5", "TH-16.6")
def test_crystals_go_to_the_chronicle_and_worship_comes_for_houses_and_the_fortress() -> None:
    t = base().put("violet", "house", "F6 F7").put("violet", "barrack", "G5").area("violet", green=4).page("violet", 6)
    t = festive(t).do("red", "holiday")
    assert t.on_page("violet") == {"green": 4}
    assert t.crystals("violet") == {}
    assert t.worship() == {"red violet": 3}  # two houses and the fortress, whoever owns them


@rule("TH-16.7")
@pytest.mark.parametrize(("bonus", "worship"), [("holiday_war", 2), ("pyramid", 1)])
def test_the_holiday_bonus(bonus: str, worship: int) -> None:
    t = festive(base().area("violet", green=1).bonus(bonus)).do("red", "holiday")
    assert t.worship() == {"red violet": worship}


@rule("TH-16.8", "TH-R4")
def test_a_six_used_for_a_holiday_stays_six_without_malus_and_the_number_counts() -> None:
    t = base().area("violet", green=1).give("red", cosmo=5).turn("red", "violet 6").do("red", "take violet 6")
    t.do("red", "place violet", "holiday")
    assert (t.in_row("violet"), t.malus("red")) == (["violet 6"], 0)
    t = base().area("violet", green=1).give("red", cosmo=5).turn("red", "violet 6", violet="pink 6")
    t.do("red", "take violet 6")
    assert t.why("red", "place violet") == "TH-5.4"


@rule("TH-16.9", "TH-R29")
def test_every_owner_of_a_pyramid_of_the_civ_gains_one_worship() -> None:
    t = base().put("violet", "pyramid", "H5 D7").area("violet", green=1)  # both white's
    t = festive(t).do("red", "holiday")
    assert t.worship() == {"red violet": 1, "white violet": 1}
    t = base().put("violet", "pyramid", "H5 G5").area("violet", green=1)
    t = festive(t).do("red", "holiday")
    assert t.worship() == {"red violet": 2, "white violet": 1}


@rule("TH-16.10")
def test_crystals_equal_to_the_size_are_spent_and_the_player_chooses_which() -> None:
    for others in (0, 1):  # whatever lies in the areas of others
        t = base().put("violet", "house", "F6").area("violet", green=1).hand("red", "P02")
        for civ in ("magenta", "turquoise", "pink"):
            t.area(civ, green=others, blue=others)
        assert festive(t).lawful().why("red", "holiday") == "TH-16.10"
    t = festive(base().put("violet", "house", "F6").area("violet", green=1, black=2, blue=1)).do("red", "holiday")
    assert t.lawful().answers("red") == {"spend green", "spend black", "spend blue"}
    assert t.why("red", "spend red") == "TH-16.10"
    t.do("red", "spend green", "spend blue")
    assert t.crystals("violet") == {"black": 2}
    assert t.worship() == {"red violet": 2, "blue violet": 1}


@rule("TH-16.11")
def test_both_payments_must_be_possible_and_the_order_is_printed() -> None:
    t = base().put("violet", "house", "F6").put("violet", "pyramid", "H5").area("violet", blue=1, black=1)
    t = festive(t.bonus("holiday_war").page("violet", 0, green=1))
    told = len(t.play.journal.events)
    spend(t, "blue")
    kinds = [(event.kind, event.seat) for event in t.play.journal.events[told:]]
    assert kinds == [
        ("holiday", 0), ("cosmo", 0), ("malus", 0), ("worship", 2), ("page", -1), ("worship", 0), ("worship", 0),
        ("worship", 3),
    ]  # fmt: skip


@rule("TH-R37")
def test_the_player_chooses_which_crystals_fill_the_page_first() -> None:
    for first, stays in (("green", "blue"), ("blue", "green")):
        t = base().put("violet", "house", "F6").area("violet", green=1, blue=1).page("violet", 0, red=2)
        t = spend(festive(t), first)
        assert (t.page_of("violet"), t.on_page("violet")) == (1, {stays: 1})


@rule("TH-E13")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_a_holiday(edition: str) -> None:
    t = (
        base(edition)
        .put("violet", "house", "F6 F8 E6")
        .put("violet", "factory", "F7 D8")
        .put("violet", "barrack", "G7")
    )
    t.put("violet", "pyramid", "H5").page("violet", 2).area("violet", green=2, red=1, brown=1, blue=1, black=2)
    t.hand("red", "P01").give("red", cosmo=7).turn("red", "turquoise 4").do("red", "take turquoise 4")
    t.do("red", "place violet festive")
    assert t.cards("red") == 0
    t.do("red", "holiday")
    while t.question() == "Spend":
        t.do("red", sorted(t.answers("red"))[0])
    assert (t.cosmo("red"), t.malus("red"), t.crystals("violet")) == (0, 2, {})
    assert (t.page_of("violet"), sum(t.on_page("violet").values())) == (3, 3)
    assert t.worship() == {"red violet": 4, "brown violet": 1, "blue violet": 1, "white violet": 1}


# --- chapter 17 --------------------------------------------------------------------------------


@rule("TH-17.1")
def test_the_five_round_bonus_cards() -> None:
    box = load_box()
    rewards = {name: box.rewards[i] for i, name in enumerate(box.round_cards)}
    assert {name: mask.bit_count() for name, mask in rewards.items()} == {
        "expansion": 1, "factory": 1, "barrack": 1, "pyramid": 1, "holiday_war": 2,
    }  # fmt: skip
    assert (
        rewards["expansion"] | rewards["factory"] | rewards["barrack"] | rewards["pyramid"] | rewards["holiday_war"]
        == 63
    )
    t = base().bonus("expansion").turn("red", "pink 3", "violet 3")
    t.do("red", "take pink 3", "place magenta", "expand B2").do(
        "brown", "take violet 3", "place turquoise", "expand C5"
    )
    assert t.worship() == {"red magenta": 1, "brown turquoise": 1}  # each time, each player


@rule("TH-17.2")
@pytest.mark.parametrize(("bonus", "token", "do"), [
    ("expansion", "e", "expand B2"), ("factory", "f", "expand B2"), ("barrack", "h", "expand B2"),
    ("factory", "g", "factory A4"), ("barrack", "i", "barrack A4"),
])  # fmt: skip
def test_what_tokens_and_the_end_round_card_build_counts(bonus: str, token: str, do: str) -> None:
    t = base().put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3", "green").put("magenta", "house", "A4")
    t.bonus(bonus).turn("red", "violet 5").do("red", "take violet 5", "place magenta")
    t.do("red", "pyramid D4", "group C3", f"token {token}", do)
    assert t.worship() == {"red magenta": 2}  # the pyramid itself, and the bonus
    t = base().bonus("expansion").end_card("red", "magenta")
    t.run(leading.EndRoundCard()).do("red", "expand B2")
    assert t.worship() == {"red magenta": 1}


@rule("TH-17.3")
def test_only_the_card_of_this_round_counts() -> None:
    t = table()
    t.s.bonus_cards = [4, 3, 2, 1, 0]
    for number in range(1, 6):
        t.s.round = number
        assert round_bonus.active(t.s) == 5 - number
    t.s.round = 0
    assert round_bonus.active(t.s) == -1


@rule("TH-17.3")
@pytest.mark.parametrize("edition", BOTH)
def test_the_card_of_a_round_counts_until_its_development_is_over_and_not_longer(edition: str) -> None:
    for here, more in (("expansion", {"blue magenta": 1}), ("factory", {})):
        t = base(edition).bonus(here)
        assert t.s.game.box.round_cards[t.s.bonus_cards[0]] == here
        if here == "factory":  # the other one is next
            expansion = t.s.game.box.round_cards.index("expansion")
            at = t.s.bonus_cards.index(expansion)
            t.s.bonus_cards[1], t.s.bonus_cards[at] = expansion, t.s.bonus_cards[1]
        t.end_card("blue", "magenta").run(leading.EndRoundCard(), rounds.Turns(8))  # the turns are over
        t.do("blue", "expand D3")
        assert t.worship() == more
        t.run(development.Slide())
        assert t.s.game.box.round_cards[round_bonus.active(t.s)] == here
        rounds.begin(t.s, 2)
        assert round_bonus.active(t.s) == t.s.bonus_cards[1]


@rule("TH-E14")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_the_factory_bonus(edition: str) -> None:
    t = base(edition).bonus("factory").put("magenta", "house", "B2").put("pink", "house", "H2")
    t.turn("red", "violet 4", "turquoise 4").do("red", "take violet 4", "place magenta", "factory B2")
    t.do("brown", "take turquoise 4", "place pink", "factory H2")
    assert t.worship() == {"red magenta": 1, "brown pink": 1}


# --- chapter 22 --------------------------------------------------------------------------------


@rule("TH-22.1", "TH-R26", "TH-22.5")
@pytest.mark.parametrize("edition", BOTH)
def test_a_full_page_is_cleared_and_turned_and_the_rest_goes_on(edition: str) -> None:
    t = base(edition).page("violet", 2, red=1, warriors=2)
    reserve, untrained, garrison = t.s.reserve[:], t.untrained("violet"), t.garrison("violet")
    for what in (4, 0, 0):  # green fills the fourth slot
        chronicles.write(t.s, CIVS.index("violet"), what)
    assert (t.page_of("violet"), t.on_page("violet")) == (3, {"red": 2})
    assert (t.s.reserve[0], t.s.reserve[4]) == (reserve[0] + 1, reserve[4] + 1)
    assert (t.untrained("violet"), t.garrison("violet")) == (untrained + 2, garrison)  # to the area


@rule("TH-22.1")
def test_each_civ_fills_its_own_page() -> None:
    for civ in range(4):
        t = base().page("magenta", 2, red=1).page("turquoise", 2, red=1).page("violet", 2, red=1).page("pink", 2, red=1)
        chronicles.write(t.s, civ, 0)
        chronicles.write(t.s, civ, 0)
        assert t.s.page == [2] * 4
        chronicles.write(t.s, civ, 0)
        assert t.s.page == [3 if other == civ else 2 for other in range(4)]


@rule("TH-22.2", "TH-22.3")
def test_a_civs_value_is_its_visible_page_and_a_page_multiplies() -> None:
    for page in range(8):
        t = base().page("violet", page).priests("red", violet=7)  # x3
        assert t.s.priest_score(t.seat("red"), CIVS.index("violet")) == page * 3
    assert load_box().numbers.slots[2] == 4


@rule("TH-22.4")
def test_page_six_shows_when_page_five_is_full() -> None:
    t = base("early").page("violet", 5)
    for slot in range(5):
        assert t.page_of("violet") == 5, slot
        chronicles.write(t.s, CIVS.index("violet"), WARRIORS)
    assert t.page_of("violet") == 6


@rule("TH-29.9")
def test_the_slots_of_the_pages() -> None:
    assert load_box().numbers.slots == [3, 3, 4, 4, 5, 5, 6, 0]
    t = base()
    for page, slots in enumerate([3, 3, 4, 4, 5, 5, 6]):
        for _ in range(slots):
            assert t.page_of("pink") == page
            chronicles.write(t.s, CIVS.index("pink"), 4)
            t.s.reserve[4] -= 1
    assert t.page_of("pink") == 7


@rule("TH-R13")
def test_page_seven_is_never_turned_and_gives_everything_back() -> None:
    t = base().page("violet", 7)
    reserve, untrained = t.s.reserve[0], t.untrained("violet")
    for what in (0, WARRIORS, 0, 0, 0):
        chronicles.write(t.s, CIVS.index("violet"), what)
    chronicles.turn(t.s, CIVS.index("violet"))
    assert (t.page_of("violet"), t.on_page("violet")) == (7, {})
    assert (t.s.reserve[0], t.untrained("violet")) == (reserve + 4, untrained + 1)
