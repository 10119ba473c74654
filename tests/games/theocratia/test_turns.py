"""Chapters 5, 6 and 15: a turn, changing a die, Divination and the malus track."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import malus, rounds, turns
from demiurge.games.theocratia.vocabulary import CIVS, NOBODY
from tests.games.theocratia.table import BOTH, Table, base, ended, table
from tests.rules import rule

# --- chapter 5 ---------------------------------------------------------------------------------


@rule("TH-5.1", "TH-5.9")
@pytest.mark.parametrize("edition", BOTH)
def test_any_die_goes_to_the_leftmost_free_cell_of_any_row_but_a_full_one(edition: str) -> None:
    t = table(edition).turn("red", "violet 3", "magenta 1", pink="pink 4", magenta="magenta 2, turquoise 5, violet 3")
    assert t.targets("red", "take") >= {"violet 3", "magenta 1"}
    assert t.why("red", "take violet 4") == "TH-5.1"
    t.do("red", "take violet 3")
    assert t.lawful().targets("red", "place") == {"pink", "turquoise", "violet"}
    assert t.why("red", "place magenta") == "TH-5.9"
    t.do("red", "place pink")
    assert t.in_row("pink") == ["pink 4", "violet 3"]
    assert t.in_row("turquoise") == []


@rule("TH-5.2")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("before", "cosmo", "worship"),
    [("", 2, {}), ("magenta 2", 1, {"red violet": 1}), ("magenta 2, pink 3", 0, {"red violet": 1})],
)
def test_a_die_of_the_civs_colour_gains_the_bonus_of_the_covered_cell(
    edition: str, before: str, cosmo: int, worship: dict[str, int]
) -> None:
    rows = {"violet": before} if before else {}
    for die in ("violet", "turquoise"):
        t = base(edition).hand("red", "P02").turn("red", f"{die} 5", **rows)
        t.do("red", f"take {die} 5", "place violet")
        match = die == "violet"
        assert (t.cosmo("red"), t.worship()) == ((cosmo, worship) if match else (0, {}))


@rule("TH-5.3")
def test_the_civ_performs_the_action_of_the_dies_value_and_the_turn_ends() -> None:
    verbs = {1: "lead", 2: "attack", 3: "expand", 4: "factory", 5: "barrack"}
    samples = {1: "lead", 2: "attack E4", 3: "expand D4", 4: "factory B2", 5: "barrack B2"}
    for face, verb in verbs.items():
        t = table().put("magenta", "house", "C3").turn("red", f"pink {face}").do("red", f"take pink {face}")
        t.do("red", "place magenta")
        assert {text.split()[0] for text in t.answers("red")} == {verb, "no"}
        for other, text in samples.items():
            assert (t.why("red", text) == "TH-5.3") == (other != face)
        t.do("red", next(text for text in sorted(t.answers("red")) if text.startswith(verb)))
        if t.asked() == ["red"]:  # a monster has brought a card, which might be played now
            t.do("red", "end turn")
        assert t.asked() == ["brown"]  # the next player


@rule("TH-5.4")
@pytest.mark.parametrize("edition", BOTH)
def test_equal_values_do_not_lie_side_by_side_unless_a_card_is_discarded(edition: str) -> None:
    t = table(edition).turn("red", "violet 3", magenta="pink 3", pink="pink 3, violet 4").do("red", "take violet 3")
    assert t.lawful().why("red", "place magenta") == "TH-5.4"
    assert t.why("red", "place pink") is None  # not next to each other
    t.hand("red", "P01 P02")
    t.do("red", "place magenta", "discard P01")
    assert t.in_row("magenta") == ["pink 3", "violet 3"]
    assert t.in_hand("red") == ["P02"]


@rule("TH-5.7")
@pytest.mark.parametrize(("seats", "turns"), [(4, 2), (3, 2), (2, 3)])
def test_every_player_takes_a_turn_then_the_cycle_is_repeated(seats: int, turns: int) -> None:
    t = base("final", seats)
    t.s.first = 1
    order = []
    for done in range(seats * turns + 1):
        t.s.lanes = [[] for _ in t.s.lanes]
        t.s.now = seats
        rounds.Turns(done).run(t.s)
        order.append(t.s.active)
    assert order == [(1 + i) % seats for i in range(seats)] * turns + [NOBODY]


@rule("TH-5.10", "TH-R2")
def test_a_die_is_changed_before_it_is_placed_so_its_bonus_cannot_pay_for_that() -> None:
    t = base().give("red", cosmo=1).turn("red", "violet 4").do("red", "take violet 4")
    assert t.lawful().why("red", "turn to 3") == "TH-6.1"
    t = base().hand("red", "P02").give("red", cosmo=1).turn("red", "violet 4")
    t.do("red", "take violet 4", "place violet")
    assert t.cosmo("red") == 3
    assert t.why("red", "turn to 3") == "K-1"  # too late
    assert t.question() == "Placed"  # bonus first, then the action


def white_and_red(edition: str) -> Table:
    """Three players, one of them white; white is to move, and red after it, in the last two turns of the round."""
    for seed in range(50):
        t = table(edition, 3, seed=seed, colours="drawn")
        if t.s.colour == [0, 1, 3]:
            break
    t.dice("violet 3", "violet 3", "magenta 1").hand("red", "P01")
    t.s.first = t.seat("brown")
    rounds.clear(t.s, t.seat("white"))
    return t.pending(rounds.Turns(5), turns.Take(t.seat("white")))


@rule("TH-E3")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_a_turn(edition: str) -> None:
    t = white_and_red(edition).wipe("H5 F2")
    cosmo = t.cosmo("white")
    t.do("white", "take violet 3", "place violet", "expand H5")
    assert t.cosmo("white") == cosmo + 2
    assert t.at("H5") == "violet house"
    cosmo = t.cosmo("red")
    t.do("red", "take violet 3")
    t.hand("red", "")
    assert t.why("red", "place violet") == "TH-5.4"
    assert t.hand("red", "P01").why("red", "place violet") is None  # by discarding a card
    t.do("red", "place pink", "expand F2")
    assert (t.cosmo("red"), t.at("F2"), t.cards("red")) == (cosmo, "pink house", 1)


@rule("TH-5.3", "TH-13.1")
@pytest.mark.parametrize("face", range(1, 6))
def test_each_action_belongs_to_its_number(face: int) -> None:
    t = base().hand("red", "P02").turn("red", f"pink {face}").do("red", f"take pink {face}", "place magenta")
    whys = {"attack": "TH-8.1", "expand": "TH-0.5", "factory": "TH-11.4", "barrack": "TH-12.4"}
    for number, (verb, why) in enumerate(whys.items(), 2):  # there is no A1 on this island
        assert t.why("red", f"{verb} A1") == (why if number == face else "TH-5.3")
    assert t.why("red", "lead") == (None if face == 1 else "TH-5.3")
    assert t.why("red", "pyramid A1") == "TH-13.1"


@rule("TH-R1")
@pytest.mark.parametrize("face", range(1, 6))
def test_a_die_from_one_to_five_may_be_placed_without_its_action(face: int) -> None:
    t = base().turn("red", f"violet {face}", violet="pink 3" if face != 3 else "pink 2").hand("red", "P02")
    t.do("red", f"take violet {face}", "place violet", "no action")
    assert (t.cosmo("red"), t.worship()) == (1, {"red violet": 1})  # the match bonus is kept
    assert t.in_row("violet")[1] == f"violet {face}"
    assert t.malus("red") == 0
    assert t.asked() == ["brown"]


@rule("TH-R1")
def test_a_divined_die_may_be_placed_without_its_action_too_but_its_malus_stays() -> None:
    t = base().turn("red", "violet 6").do("red", "take violet 6", "divine 1", "place violet", "no action")
    assert (t.cosmo("red"), t.malus("red"), t.in_row("violet")) == (2, 1, ["violet 1"])


@rule("TH-R39")
def test_when_no_die_can_be_placed_one_goes_to_any_row_without_bonus_and_action() -> None:
    rows = {"magenta": "magenta 3", "turquoise": "turquoise 3", "violet": "violet 3", "pink": "pink 3"}
    t = table().give("red", cosmo=1).turn("red").dice("turquoise 3", "violet 3")
    for civ, die in rows.items():
        t.row(civ, die)
    assert t.lawful().answers("red") == {"take turquoise 3", "take violet 3"}
    t.do("red", "take violet 3")
    assert t.lawful().targets("red", "place") == set(CIVS)
    t.do("red", "place violet")
    assert (t.cosmo("red"), t.in_row("violet")) == (1, ["violet 3", "violet 3"])
    assert t.asked() == ["brown"]


@rule("TH-R45")
def test_a_die_that_cannot_be_placed_is_not_taken_while_another_can() -> None:
    rows = {"magenta": "magenta 3", "turquoise": "turquoise 3", "violet": "violet 3", "pink": "pink 3"}
    t = table().give("red", cosmo=1).turn("red", "violet 3", **rows)
    assert t.lawful().why("red", "take violet 3") == "TH-5.4"
    assert t.give("red", cosmo=2).why("red", "take violet 3") is None  # it can be turned
    assert t.give("red", cosmo=0).hand("red", "P01").why("red", "take violet 3") is None


@rule("TH-R39", "TH-5.9")
def test_full_rows_do_not_help_and_one_row_with_another_number_does() -> None:
    full = {"magenta": "magenta 1, turquoise 5, violet 4", "turquoise": "turquoise 3"}
    t = table().give("red", cosmo=0).turn("red").dice("violet 3", "pink 3")
    for civ, dice_in_row in {**full, "violet": "magenta 3", "pink": "pink 3"}.items():
        t.row(civ, *dice_in_row.split(", "))
    t.lawful().do("red", "take violet 3")
    assert t.lawful().targets("red", "place") == {"turquoise", "violet", "pink"}  # forced; magenta's row is full
    pink_rows: list[dict[str, str]] = [{"pink": "pink 2"}, {}, {"pink": "pink 3, magenta 2"}]
    for others in [{"violet": "magenta 3", **row} for row in pink_rows]:
        t = table().give("red", cosmo=0).turn("red").dice("violet 3", "pink 6")
        for civ, dice_in_row in {**full, **others}.items():
            t.row(civ, *dice_in_row.split(", "))
        t.lawful().do("red", "take violet 3")  # only pink's row takes it, so that is not asked
        assert t.in_row("pink")[-1] == "violet 3"
        assert (t.in_row("turquoise"), t.question()) == (["turquoise 3"], "Placed")  # not forced: it may act


@rule("TH-R39", "TH-R45")
@pytest.mark.parametrize("empty", CIVS)
def test_an_empty_row_takes_any_die(empty: str) -> None:
    rows = {civ: f"{civ} 3" for civ in CIVS if civ != empty}
    t = table().give("red", cosmo=0).turn("red", "violet 3", **rows)
    assert t.lawful().why("red", "take violet 3") is None
    t.do("red", "take violet 3")  # there alone, so that it is not asked where
    assert (t.in_row(empty), t.question()) == (["violet 3"], "Placed")


@rule("TH-R45")
def test_who_spends_the_cosmo_for_turning_the_die_places_it_without_bonus_and_action() -> None:
    rows = {"magenta": "magenta 3", "turquoise": "turquoise 3", "violet": "violet 3", "pink": "pink 3"}
    t = table().give("red", cosmo=2).priests("red", pink=2).turn("red", "violet 3", **rows)
    t.do("red", "take violet 3")
    assert t.lawful().targets("red", "place") == set()
    t.do("red", "claim low")
    assert t.lawful().targets("red", "place") == set(CIVS)
    t.do("red", "place violet")
    assert (t.cosmo("red"), t.asked()) == (0, ["brown"])


@rule("TH-R44")
def test_a_divined_die_may_be_changed_once_more() -> None:
    t = table().give("red", cosmo=2).turn("red", "pink 6").do("red", "take pink 6", "divine 3")
    assert t.lawful().targets("red", "turn to") == {"2", "4"}
    t.do("red", "turn to 4", "place violet")
    assert (t.in_row("violet"), t.malus("red"), t.cosmo("red")) == (["pink 4"], 1, 0)


@rule("TH-R43")
def test_a_die_recoloured_for_a_holiday_may_still_act() -> None:
    for answer in ("expand B2", "no action"):
        t = base().hand("red", "P08").turn("red", "pink 3").do("red", "take pink 3", "place magenta festive")
        t.do("red", answer)
        assert t.s.pile == [7]


# --- chapter 6 ---------------------------------------------------------------------------------


@rule("TH-6.1")
@pytest.mark.parametrize("edition", BOTH)
def test_two_cosmo_turn_the_die_by_one_and_the_new_face_counts(edition: str) -> None:
    t = table(edition).give("red", cosmo=2).turn("red", "pink 3", magenta="violet 4").do("red", "take pink 3")
    assert t.targets("red", "turn to") == {"2", "4"}
    t.do("red", "turn to 4")
    assert t.cosmo("red") == 0
    assert t.why("red", "place magenta") == "TH-5.4"
    t.do("red", "place pink")
    assert t.in_row("pink") == ["pink 4"]


@rule("TH-6.2", "TH-6.4")
def test_a_six_cannot_be_changed_and_no_die_becomes_a_six() -> None:
    t = table().give("red", cosmo=10).turn("red", "pink 6", "violet 5", "violet 1").do("red", "take pink 6")
    assert t.lawful().targets("red", "turn to") == set()
    assert t.why("red", "turn to 5") == "TH-6.2"
    assert t.why("red", "turn to 1") == "TH-6.2"
    assert "turn to 6" not in t.play.game.space.texts
    t = table().give("red", cosmo=2).turn("red", "violet 1").do("red", "take violet 1")
    assert t.targets("red", "turn to") == {"2"}
    t = table().give("red", cosmo=2).turn("red", "violet 5").do("red", "take violet 5")
    assert t.targets("red", "turn to") == {"4"}


@rule("TH-6.3")
@pytest.mark.parametrize(("cosmo", "faces"), [(1, ""), (3, "2"), (5, "2 3"), (6, "2 3 4"), (8, "2 3 4 5")])
def test_several_steps_may_be_bought(cosmo: int, faces: str) -> None:
    t = table().give("red", cosmo=cosmo).turn("red", "pink 1").do("red", "take pink 1")
    assert t.lawful().targets("red", "turn to") == set(faces.split())
    if faces:
        t.do("red", f"turn to {faces.split()[-1]}")
        assert t.cosmo("red") == cosmo - 2 * len(faces.split())


# --- chapter 15 --------------------------------------------------------------------------------


@rule("TH-15.1", "TH-15.4")
@pytest.mark.parametrize("edition", BOTH)
def test_divination_costs_a_malus_and_turns_the_die_to_the_chosen_action(edition: str) -> None:
    t = base(edition).turn("red", "magenta 6", "pink 3", violet="violet 3").do("red", "take magenta 6")
    assert t.lawful().targets("red", "divine") == {"1", "2", "3", "4", "5"}
    t.do("red", "divine 3")
    assert t.malus("red") == 1
    assert t.why("red", "place violet") == "TH-5.4"  # with its new face
    t.do("red", "place magenta")
    assert t.cosmo("red") == 2  # and its colour
    t.do("red", "expand B2")
    assert t.in_row("magenta") == ["magenta 3"]
    t = base(edition).turn("red", "pink 3").do("red", "take pink 3")
    assert t.why("red", "divine 2") == "TH-15.1"


def six(edition: str = "final", cosmo: int = 0, **rows: str) -> Table:
    """Red has taken a violet 6. Violet has its fortress and a house, so its Holidays cost 2 cosmo and 2 crystals."""
    t = base(edition).put("violet", "house", "H5").area("violet", green=2).give("red", cosmo=cosmo)
    return t.turn("red", "violet 6", **rows).do("red", "take violet 6")


DIVINED = {f"divine {face}" for face in range(1, 6)}


@rule("TH-15.6")
@pytest.mark.parametrize("edition", BOTH)
def test_a_six_is_never_idle_but_divined_or_placed_for_a_holiday(edition: str) -> None:
    t = base(edition).turn("red", "violet 6").do("red", "take violet 6")  # no crystals: no Holiday
    assert t.lawful().answers("red") == DIVINED
    for civ in CIVS:
        assert t.why("red", f"place {civ}") == "TH-15.6"
    t = six(edition)
    assert t.lawful().targets("red", "place") == {"violet"}  # where the bonus of the first cell pays for one
    t.do("red", "place violet")
    assert t.lawful().answers("red") == {"holiday"}
    assert t.why("red", "no action") == "TH-15.6"
    t.do("red", "holiday")
    assert (t.malus("red"), t.in_row("violet"), t.worship()) == (0, ["violet 6"], {"red violet": 2})


@rule("TH-R46")
@pytest.mark.parametrize(
    ("cosmo", "hand", "rows", "placings"),
    [
        (0, "", {}, "violet"),  # 2 cosmo by the bonus
        (0, "", {"violet": "pink 2"}, ""),  # 1 by that of the second cell
        (1, "", {"violet": "pink 2"}, "violet"),
        (0, "P23", {"violet": "pink 2"}, "violet"),  # 3 less
        (0, "P10", {"violet": "pink 2"}, "violet"),  # the bonus once more
        (0, "P10", {"violet": "pink 2, pink 3"}, ""),  # but there is no cosmo in the third cell's
        (1, "P10", {"violet": "pink 2, pink 3"}, ""),
        (1, "P02 P10", {"violet": "pink 2, pink 6"}, ""),
        (0, "P10", {"violet": "pink 6"}, ""),
        (0, "P10 P23", {"violet": "pink 6"}, "violet"),  # whichever goes
        (0, "P01 P02", {"violet": "pink 2"}, ""),  # cards that are played before do not count
        (0, "P23", {"violet": "pink 6"}, ""),  # the only card has to go, for the number
        (0, "P23 P02", {"violet": "pink 6"}, "violet"),
    ],
)
def test_a_six_is_placed_as_it_is_only_where_the_holiday_can_be_paid(
    cosmo: int, hand: str, rows: dict[str, str], placings: str
) -> None:
    t = six(cosmo=cosmo, **rows).hand("red", hand)
    assert t.lawful().targets("red", "place") == set(placings.split())


@rule("TH-R46")
def test_a_six_of_another_colour_is_placed_for_a_holiday_by_a_card_discarded_for_it() -> None:
    t = base().put("pink", "house", "H2").area("pink", green=2).turn("red", "violet 6").hand("red", "P02 P03")
    t.do("red", "take violet 6")
    for cosmo in (0, 1):
        t.give("red", cosmo=cosmo)
        assert t.lawful().targets("red", "place") == {"pink matched festive"}  # 2 cosmo by the bonus
    assert t.give("red", cosmo=2).lawful().targets("red", "place") == {"pink festive", "pink matched festive"}
    assert t.give("red", cosmo=2).area("pink", green=1).lawful().targets("red", "place") == set()  # a crystal short


@rule("TH-R46")
def test_a_card_that_is_discarded_for_the_placing_pays_for_nothing() -> None:
    t = base().put("violet", "house", "F6 E6 F8 G5").area("violet", green=5).turn("red", "violet 6", violet="pink 6")
    t.do("red", "take violet 6")  # 5 cosmo: 1 by the bonus, 1 by P10, 3 by P23
    assert t.hand("red", "P10 P23").lawful().targets("red", "place") == set()
    assert t.hand("red", "P02 P10 P23").lawful().targets("red", "place") == {"violet"}


@rule("TH-R46")
@pytest.mark.parametrize(("hand", "placings"), [("P02", set()), ("P10", set()), ("P23", {"violet"})])
def test_the_bonus_does_not_lift_cosmo_beyond_its_maximum(hand: str, placings: set[str]) -> None:
    t = (
        base()
        .put("violet", "house", "F6 E6 F8 G5 H5")
        .put("violet", "factory", "D2 D3 C3")
        .put("violet", "barrack", "B2 C1")
    )
    t.area("violet", red=6, green=5).give("red", cosmo=9).hand("red", hand).turn("red", "violet 6")  # a size of 11
    t.do("red", "take violet 6")
    assert t.lawful().targets("red", "place") == placings


@rule("TH-R46")
@pytest.mark.parametrize("edition", BOTH)
def test_a_six_whose_holiday_has_become_impossible_is_divined_in_its_row(edition: str) -> None:
    t = six(edition, cosmo=2, violet="pink 3").hand("red", "P02").priests("red", magenta=2)
    t.do("red", "place violet")
    assert t.lawful().why("red", "divine 2") == "TH-R46"  # the Holiday can be held
    t.do("red", "claim low")
    assert t.lawful().answers("red") == {"divine 1", "divine 2", "divine 4", "divine 5"}
    assert t.why("red", "holiday") == "TH-16.3"
    assert t.why("red", "no action") == "TH-15.6"
    assert t.why("red", "divine 3") == "TH-5.4"  # beside a 3
    t.do("red", "divine 1")
    assert (t.malus("red"), t.in_row("violet")) == (1, ["pink 3", "violet 1"])
    assert t.lawful().why("red", "divine 2") == "K-1"
    t.do("red", "lead")
    assert t.s.token == t.seat("red")


@rule("TH-R46")
def test_a_six_alone_in_its_row_is_divined_to_any_number() -> None:
    t = six(turquoise="pink 1, pink 3, pink 2").hand("red", "P02").priests("red", magenta=2)
    t.do("red", "place violet", "claim low")  # the bonus of 2 cosmo is spent
    assert t.lawful().answers("red") == DIVINED
    t.do("red", "divine 2")
    assert (t.in_row("violet"), t.in_row("turquoise")) == (["violet 2"], ["pink 1", "pink 3", "pink 2"])


@rule("TH-E12")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_divination(edition: str) -> None:
    t = base(edition).turn("red", "violet 6").do("red", "take violet 6", "divine 3", "place magenta", "expand B2")
    assert (t.malus("red"), t.cosmo("red"), t.at("B2")) == (1, 0, "magenta house")
    assert t.in_row("magenta") == ["violet 3"]


@rule("TH-15.2", "TH-15.5", "TH-E18")
def test_a_step_from_thirteen_flips_the_tracker_and_the_loss_is_the_number_of_steps() -> None:
    t = base().give("red", malus=13)
    s, red = t.s, t.seat("red")
    assert (malus.flipped(s, red), malus.cell(s, red)) == (False, 13)
    t.turn("red", "violet 6").do("red", "take violet 6", "divine 1")
    assert (malus.flipped(s := t.s, red), malus.cell(s, red)) == (True, 1)
    assert t.malus("red") == malus.cell(s, red) + 13 == 14
    assert ended(base().give("red", malus=14)).scores()[red] == -14


@rule("TH-15.3", "TH-29.11", "TH-26.17")
def test_the_early_edition_does_not_flip_and_stops_at_thirteen() -> None:
    t = base("early").give("red", malus=13).turn("red", "violet 6").do("red", "take violet 6", "divine 1")
    assert t.malus("red") == 13
    assert not malus.flipped(t.s, t.seat("red"))
    t = base("early").give("red", malus=5)
    assert ended(t).scores()[t.seat("red")] == 1 - 5  # 1 is the start score


@rule("TH-29.10")
def test_the_malus_ends_at_twenty_six() -> None:
    t = base().give("red", malus=25)
    malus.forward(t.s, t.seat("red"), 5)
    assert t.malus("red") == 26
    for before, told in ((25, [[1]]), (26, [])):  # of a step that is lost nothing is told
        t = base().give("red", malus=before).turn("red", "violet 6").do("red", "take violet 6", "divine 1")
        assert [event.data for event in t.play.journal.events if event.kind == "malus"] == told


@rule("TH-29.13")
def test_moving_back_stops_at_zero_and_unflips() -> None:
    t = base().give("red", malus=14).give("blue", malus=2)
    malus.back(t.s, t.seat("red"), 3)
    malus.back(t.s, t.seat("blue"), 3)
    assert (t.malus("red"), malus.flipped(t.s, t.seat("red")), t.malus("blue")) == (11, False, 0)
    malus.back(t.s, t.seat("red"), 1)
    malus.back(t.s, t.seat("blue"), 1)
    assert (t.malus("red"), t.malus("blue")) == (10, 0)
