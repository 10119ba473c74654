"""A position as numbers: the same for who sees all and for who sees a View, and every fact in its place."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from demiurge.games.theocratia.features import FEATURES, scales
from demiurge.games.theocratia.features.places import OWNERS, PLAYER, PLAYER_SIZE
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import CIVS, NOBODY
from demiurge.kernel.chance import Chance
from demiurge.kernel.features import Sheet
from demiurge.kernel.game import view
from demiurge.kernel.state import State
from tests.games.theocratia.table import BOTH, Table, base, ended

OF_JUDGE = ("judged", "judged before the best of the others")  # what a turn promises is told to its own player only
VARIANTS: list[dict[str, str]] = [
    {"edition": "final"},
    {"edition": "early"},
    {"edition": "final", "colours": "drawn", "fortresses": "drawn", "first-game": "yes"},
    {"edition": "early", "rulings": "until-2026-11", "colours": "drawn"},
]


def written(s: State, seat: int) -> Sheet:
    sheet = Sheet()
    FEATURES.write(s, seat, sheet)
    return sheet


def numbers(s: State, seat: int) -> dict[str, float]:
    """The numbers that are not 0, by their names."""
    sheet = written(s, seat)
    return {FEATURES.names[place]: value for place, value in zip(sheet.places, sheet.values)}


def seen(t: Table, player: str) -> dict[str, float]:
    return numbers(t.s, t.seat(player))


def changed(before: dict[str, float], after: dict[str, float]) -> set[str]:
    return {name for name in before.keys() | after.keys() if before.get(name, 0.0) != after.get(name, 0.0)}


def of_owner(found: dict[str, float], owner: str, without: tuple[str, ...] = ()) -> dict[str, float]:
    """The numbers of one of the players, without the owner's name."""
    own = {name[len(owner) + 2 :]: value for name, value in found.items() if name.startswith(f"{owner}: ")}
    return {name: value for name, value in own.items() if name not in without}


def positions(options: dict[str, str], seats: int, seed: int, every: int) -> list[Theocracy]:
    """Some positions of a random game, the first and the last among them."""
    rng, chance = Random(seed), Chance(seed)
    s = GAME.make(options).start(seats, chance)
    assert isinstance(s, Theocracy)
    found, number = [s.clone()], 0
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.answers(seat)), chance)
        number += 1
        if number % every == 0 or s.over():
            found.append(s.clone())
    return found


# --- everywhere in a game -----------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_gives_the_numbers_of_the_whole_position(options: dict[str, str], seats: int) -> None:
    for n, s in enumerate(positions(options, seats, seats, 2) + positions(options, seats, seats + 30, 2)):
        for seat in range(seats):
            sheet, shown = written(s, seat), view(s, seat)
            for other in (shown, s.game.fill(shown, Chance(n))):
                again = written(other, seat)
                assert again.places == sheet.places
                assert again.values == sheet.values


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_has_one_place_and_a_modest_size(edition: str, seats: int) -> None:
    for s in positions({"edition": edition}, seats, seats + 10, 3):
        for seat in range(seats):
            sheet = written(s, seat)
            assert len(set(sheet.places)) == len(sheet.places) == len(sheet.values)
            assert 0 <= min(sheet.places) <= max(sheet.places) < len(FEATURES.names)
            assert all(isfinite(value) and -4.0 <= value <= 8.0 and value != 0.0 for value in sheet.values)


@pytest.mark.parametrize("card", ["P21", "P02"])
def test_what_only_a_card_makes_possible_is_told_to_nobody_else(card: str) -> None:
    t = base().hand("red", card).give("red", cosmo=3).put("magenta", "barrack", "D4").put("magenta", "house", "C3")
    t.turn("red", "pink 4").do("red", "take pink 4", "place magenta")
    assert ("pyramid D4" in t.answers("red")) == (card == "P21")
    for player in ("brown", "blue", "white"):
        assert seen(t, player) == numbers(view(t.s, t.seat(player)), t.seat(player))


def test_names_are_unique() -> None:
    assert len(set(FEATURES.names)) == len(FEATURES.names)
    assert FEATURES.names[PLAYER_SIZE * 2] == f"second: {PLAYER.names[0]}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_has_the_same_numbers_from_every_side(seats: int) -> None:
    for s in positions({"edition": "final"}, seats, seats + 20, 7):
        for seat in range(seats):
            without = OF_JUDGE if s.active != NOBODY else ()
            mine = of_owner(numbers(s, seat), "me", without)
            for away in range(1, seats):
                assert of_owner(numbers(s, (seat - away) % seats), OWNERS[away], without) == mine


@pytest.mark.parametrize("seats", [2, 3])
def test_of_seats_that_are_not_taken_nothing_is_written(seats: int) -> None:
    for s in positions({"edition": "final"}, seats, 3, 25):
        assert not any(name.startswith(tuple(f"{owner}: " for owner in OWNERS[seats:])) for name in numbers(s, 0))


# --- one fact, one number -----------------------------------------------------------------------


def test_a_step_of_malus_is_a_point_less() -> None:
    before = seen(base(), "red")
    after = seen(base().give("red", malus=1), "red")
    mine = {"malus", "score", "score before the best of the others", *OF_JUDGE}
    assert changed(before, after) == {f"me: {name}" for name in mine}
    assert after["me: score"] == -1 / scales.POINTS
    assert changed(seen(base(), "brown"), seen(base().give("red", malus=1), "brown")) == {
        f"third: {name}" for name in mine
    }


def test_a_card_shows_only_to_who_holds_it() -> None:
    def table(cards: str) -> Table:
        return base().hand("red", cards).turn("red", "pink 1")

    judged = {"me: judged", *[f"{owner}: judged before the best of the others" for owner in OWNERS]}
    counted = {"me: cards", "me: cards times rounds left", "cards in the deck", *judged}
    assert changed(seen(table(""), "red"), seen(table("P05"), "red")) == {"in hand P05", *counted}
    assert changed(seen(table("P05"), "red"), seen(table("P06"), "red")) == {"in hand P05", "in hand P06"}
    assert changed(seen(table("P05"), "brown"), seen(table("P06"), "brown")) == set()


def test_a_second_copy_counts() -> None:
    t = base("early").hand("red", "P01 P01 P24")
    assert seen(t, "red")["in hand P01"] == 2.0
    assert seen(t, "red")["in hand P24"] == 1.0


def test_a_played_card_lies_open() -> None:
    t = base().hand("red", "P01").turn("red", "pink 1")
    before = seen(t, "blue")
    after = seen(t.do("red", "play P01"), "blue")
    assert after["played or discarded P01"] == 1.0
    assert after["second: cosmo"] == 3 / scales.COSMO
    assert "second: cards" in before
    assert "second: cards" not in after
    assert before["cards in the deck"] == after["cards in the deck"]


def test_a_building_belongs_to_the_owner_of_its_hex() -> None:
    before = seen(base(), "red")
    mine = changed(before, seen(base().put("magenta", "factory", "B2"), "red"))
    assert {"me: factories of magenta", "me: all buildings", "factory standing, magenta", "my building on B2"} <= mine
    assert {"size of magenta", "crystals beyond the size of magenta"} <= mine
    assert not any("of turquoise" in name or "on B3" in name for name in mine)
    theirs = changed(before, seen(base().put("magenta", "factory", "B2", "brown"), "red"))
    assert {"next: factories of magenta", "next: all buildings", "a rival's building on B2"} <= theirs
    assert "me: all buildings" not in theirs
    nobodys = changed(before, seen(base().put("magenta", "factory", "B2", "green"), "red"))
    assert "nobody's building or a monster on B2" in nobodys
    assert not any(name.endswith("all buildings") for name in nobodys)


def test_a_house_is_less_than_a_factory() -> None:
    house, factory = base().put("magenta", "house", "B2"), base().put("magenta", "factory", "B2")
    assert seen(house, "red")["my building on B2"] < seen(factory, "red")["my building on B2"]


def test_crystals_stand_with_who_gains_by_them() -> None:
    t = base("final", 3).area("pink", red=2, brown=1, green=3, white=1)
    found = seen(t, "brown")
    assert found["me: crystals with pink"] == 1 / scales.FEW
    assert found["second: crystals with pink"] == 2 / scales.FEW
    assert found["green crystals with pink"] == 3 / scales.SOME
    assert found["crystals of unused colours with pink"] == 1 / scales.SOME


def test_a_group_of_three_makes_a_pyramid_possible() -> None:
    def group(*houses: str) -> dict[str, float]:
        t = base().put("magenta", "barrack", "D4")
        for h in houses:
            t.put("magenta", "house", h)
        return seen(t, "red")

    largest, ready = "me: largest group for a pyramid of magenta", "me: pyramid possible of magenta"
    assert [group()[largest], group("C3")[largest], group("C3", "D3")[largest]] == [1 / 3, 2 / 3, 1.0]
    assert ready not in group("C3")
    assert group("C3", "D3")[ready] == 1.0


def test_a_holiday_is_within_reach_of_who_has_the_cosmo() -> None:
    t = base().area("violet", green=3).put("violet", "house", "F6 E6").give("red", cosmo=1).turn("red", "violet 5")
    assert seen(t, "red")["me: Holiday within reach with violet"] == 3 / scales.SOME  # the cell brings 2 cosmo
    assert "next: Holiday within reach with violet" not in seen(t, "red")
    t.turn("red", "pink 5")
    t.s.table = [0] * len(t.s.table)
    assert "me: Holiday within reach with violet" not in seen(t, "red")


def test_the_turn_is_of_who_has_it() -> None:
    before = seen(base().turn("red", "pink 1"), "red")
    after = seen(base().turn("brown", "pink 1"), "red")
    assert before["me: active"] == before["me: asked"] == before["me: first player"] == 1.0
    assert after["next: active"] == after["next: asked"] == after["next: first player"] == 1.0
    names = {"active", "asked", "first player", "place in the order"}
    orders = {"second: place in the order", "third: place in the order"}
    found = {name for name in changed(before, after) if "turns left" not in name}
    assert found == {f"{owner}: {name}" for owner in ("me", "next") for name in names} | orders


def test_turns_are_left_until_dice_are_taken() -> None:
    for s in positions({"edition": "final"}, 3, 5, 1):
        if s.round == 0:
            assert numbers(s, 0)["me: turns left in the game"] == 10 / scales.TURNS  # 5 rounds of 2
        if s.over():
            assert "me: turns left in the game" not in numbers(s, 0)
        if s.round and s.active != NOBODY and s.die == -1 and s.civ == -1:  # before the die is taken
            own = numbers(s, s.active).get("me: turns left in the round", 0.0) * scales.FEW
            before = numbers(s, (s.active - 1) % 3).get("me: turns left in the round", 0.0) * scales.FEW
            assert round(own - before) in (0, 1)


def test_the_running_turn_shows_what_it_does() -> None:
    t = base().turn("red", "violet 2").warriors("pink", 2).do("red", "take violet 2")
    found = seen(t, "white")
    assert found["die in hand violet"] == found["its face 2"] == found["question: draft"] == 1.0
    found = seen(t.do("red", "place pink"), "white")
    assert found["acting civ pink"] == found["pink: last die 2"] == found["question: placed"] == 1.0
    assert "die in hand violet" not in found


def test_worship_that_waits_is_due() -> None:
    t = base().hand("red", "P15").give("red", cosmo=2).put("pink", "barrack", "F2").warriors("pink", 2)
    t.bonus("holiday_war").turn("red", "violet 2").do("red", "take violet 2", "place pink", "attack E4")
    assert seen(t, "red")["me: worship due of pink"] == 3 / scales.FEW  # the own, the round bonus, the own barrack


def test_an_attack_shows_its_aim() -> None:
    t = base().hand("red", "P13").warriors("pink", 3).put("magenta", "factory", "D2")
    t.turn("red", "violet 2").do("red", "take violet 2", "place pink", "attack D2")
    found = seen(t, "red")
    assert found["question: declared war"] == found["aimed at factory"] == 1.0
    assert found["aimed at a building of magenta"] == found["next: owns the building aimed at"] == 1.0


def test_a_die_on_its_way_shows_where_it_goes() -> None:
    t = base().hand("red", "P01 P02").turn("red", "violet 2").do("red", "take violet 2", "place pink matched")
    found = seen(t, "blue")
    assert found["die on its way to pink"] == found["on its way for the match"] == 1.0
    assert found["second: discards due"] == 1 / scales.PAIR


def test_crystals_named_for_a_holiday_show_who_gains() -> None:
    t = base().give("red", cosmo=5).area("violet", green=1, red=1, white=1, black=1).put("violet", "house", "F6 E6")
    t.turn("red", "violet 5").do("red", "take violet 5", "place violet", "holiday", "spend white", "spend black")
    found = seen(t, "white")
    assert found["me: crystals named for a Holiday"] == 1 / scales.FEW
    assert found["black crystals named"] == 1 / scales.SOME
    assert "green crystals named" not in found


def test_the_dropped_priest_is_known() -> None:
    t = ended(base().priests("red", pink=4, violet=4))
    before = seen(t, "red")
    assert [f"me: farthest or dropped is {civ}" in before for civ in CIVS] == [False, False, True, True]
    after = seen(t.do("red", "drop violet"), "red")
    assert [f"me: farthest or dropped is {civ}" in after for civ in CIVS] == [False, False, True, False]
    assert after["phase scoring"] == 1.0


def test_of_a_round_only_the_bonus_to_come_is_told() -> None:
    t = base().bonus("factory")
    assert seen(t, "red")["bonus in 0 rounds for factory"] == 1.0
    ahead = [name for name in seen(t.late(), "red") if name.startswith("bonus in")]
    assert all(name.startswith("bonus in 0") for name in ahead)
