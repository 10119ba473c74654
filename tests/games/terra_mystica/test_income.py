"""Chapter 3: rounds and income."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.boards import hex_name
from demiurge.kernel.masks import bits
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

FIRE = "SCORE4,SCORE5,SCORE3,SCORE2,SCORE6,SCORE7"  # the first cult bonus is for steps on fire: Auren have none
Figures = tuple[tuple[int, int, int], tuple[int, int, int]]


def auren(*pieces: tuple[int, str]) -> Table:
    """Auren with so many structures of each kind, against Engineers; both hold a card that plays no part."""
    t = table("auren", "engineers", auren="E9 F4", engineers="A2 I9", scoring=FIRE, cards="BON2 BON9 BON3 BON5 BON8")
    t.card("auren", 9)
    spots = [hex_name(h) for h in bits(t.s.empty)][2:]
    for number, kind in pieces:
        if kind == "D":
            number -= 2
        for _ in range(number):
            t.put("auren", spots.pop(0), kind)
    return t.turn("auren")


def next_income(t: Table, card: str = "BON2", bowls: tuple[int, int, int] = (12, 0, 0)) -> Figures:
    """What the next income of the Auren brings when they begin it with nothing but these bowls."""
    t.card("engineers", 8 if card != "BON8" else 2).turn("auren").do("auren", f"pass {card}")
    t.give("auren", coins=0, workers=0, priests=0, bowl1=bowls[0], bowl2=bowls[1], bowl3=bowls[2])
    t.do("engineers", "pass " + ("BON5" if card != "BON5" else "BON3"))
    assert t.s.round == 2
    return t.goods("auren"), t.bowls("auren")


def kinds(t: Table, *wanted: str) -> list[str]:
    return [event.kind for event in t.play.journal.events if event.kind in wanted]


@rule("TM-3.1")
def test_a_round_is_income_actions_cult_bonus_and_the_last_ends_with_the_final_scoring() -> None:
    t = table("auren", "engineers")
    assert kinds(t, "income", "round") == ["income", "income", "round"]
    for _ in range(5):
        told = len(t.play.journal.events)
        t.pass_all()
        events = [event.kind for event in t.play.journal.events[told:]]
        assert [kind for kind in events if kind in ("pass", "cult bonus", "income", "round")] == [
            "pass", "pass", "cult bonus", "cult bonus", "income", "income", "round",
        ]  # fmt: skip
    told = len(t.play.journal.events)
    vp = [p.vp for p in t.s.players]
    t.pass_all()
    events = [event.kind for event in t.play.journal.events[told:]]
    assert [kind for kind in events if kind in ("pass", "cult bonus", "income", "round")] == ["pass", "pass"]
    assert t.s.over()
    assert [p.vp for p in t.s.players] > vp


@rule("TM-3.2")
def test_income_is_the_sum_of_the_board_and_the_tiles() -> None:
    t = auren((3, "D"), (2, "TP"), (1, "TE"), (1, "SH"), (1, "SA")).favor("auren", 7, 8, 9)
    # W: 4 + 1 of FAV7; C: 4 + 3 of FAV9 + 4 of BON2; P: 1 + 1; PW: 2 + 2 + 1 + 4
    assert next_income(t) == ((11, 5, 2), (3, 9, 0))


@rule("TM-3.2")
def test_every_player_takes_the_income() -> None:
    t = table("auren", "engineers", "nomads", cards="BON2 BON3 BON4 BON5 BON6 BON7")
    before = [(p.coins, p.workers) for p in t.s.players]
    for faction, card in (("auren", 5), ("engineers", 6), ("nomads", 7)):
        t.do(faction, f"pass BON{card}")
    coin = 1  # on each card in setup
    assert t.s.round == 2
    assert [(p.coins - c - coin, p.workers - w) for p, (c, w) in zip(t.s.players, before)] == [(0, 4), (0, 4), (0, 5)]


@rule("TM-3.3")
@pytest.mark.parametrize(("number", "workers"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 8)])
def test_dwellings_give_workers_beside_the_worker_that_is_always_visible(number: int, workers: int) -> None:
    assert next_income(auren((number, "D"))) == ((4, workers, 0), (12, 0, 0))


@rule("TM-3.3")
def test_without_a_dwelling_the_worker_visible_from_the_start_is_left() -> None:
    t = auren().put("auren", "E9 F4", "TP").turn("auren")
    assert t.p("auren").built[1] == 0
    assert next_income(t)[0] == (4 + 4, 1, 0)


@rule("TM-3.4")
@pytest.mark.parametrize(("number", "coins", "power"), [(0, 0, 0), (1, 2, 1), (2, 4, 2), (3, 6, 4), (4, 8, 6)])
def test_trading_houses_give_coins_and_power(number: int, coins: int, power: int) -> None:
    assert next_income(auren((number, "TP"))) == ((4 + coins, 3, 0), (12 - power, power, 0))


@rule("TM-3.5")
@pytest.mark.parametrize(("temples", "sanctuary"), [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (3, 1)])
def test_temples_and_the_sanctuary_give_priests(temples: int, sanctuary: int) -> None:
    t = auren((temples, "TE"), (sanctuary, "SA"))
    assert next_income(t) == ((4, 3, temples + sanctuary), (12, 0, 0))


@rule("TM-3.6")
def test_the_stronghold_gives_its_income() -> None:
    assert next_income(auren((1, "SH"))) == ((4, 3, 0), (10, 2, 0))
    for faction, coins, workers, power in (("chaosmagicians", 0, 2, 0), ("alchemists", 6, 0, 0), ("dwarves", 0, 0, 2)):
        t = table(faction, "witches", scoring=FIRE, cards="BON2 BON9 BON3 BON5 BON8")
        t.p(faction).cults = [0, 0, 0, 0]  # nothing for fire
        dwellings = t.p(faction).built[1]
        t.put(faction, "I11", "SH").card(faction, 9).card("witches", 8).turn(faction).do(faction, "pass BON3")
        t.give(faction, coins=0, workers=0, bowl1=12, bowl2=0, bowl3=0).do("witches", "pass BON2")
        assert t.goods(faction) == (6 + coins, 1 + dwellings + workers, 0)
        assert t.bowls(faction) == (12 - power, power, 0)


@rule("TM-3.7", "TM-3.11")
@pytest.mark.parametrize(
    ("card", "goods", "power"),
    [("BON2", (4, 0, 0), 0), ("BON3", (6, 0, 0), 0), ("BON5", (0, 1, 0), 3), ("BON8", (0, 0, 1), 0)],
)
def test_the_card_taken_when_passing_gives_the_next_income(card: str, goods: tuple[int, int, int], power: int) -> None:
    coins, workers, priests = goods  # BON9, given back, would have brought 2 C
    assert next_income(auren(), card) == ((coins, 3 + workers, priests), (12 - power, power, 0))


@rule("TM-3.11")
def test_the_income_of_round_1_uses_the_card_chosen_in_setup() -> None:
    t = table("auren", "engineers", cards="BON3 BON5 BON7 BON8 BON9")  # engineers take BON3, then auren BON5
    assert (t.p("engineers").card, t.p("auren").card) == (2, 4)
    assert t.goods("engineers") == (10 + 6, 2 + 2, 0)  # Engineers get 2 W for two dwellings
    assert (t.goods("auren"), t.bowls("auren")) == ((15, 3 + 3 + 1, 0), (2, 10, 0))


@rule("TM-3.8")
@pytest.mark.parametrize(
    ("tile", "goods", "power"),
    [(7, (0, 1, 0), 1), (8, (0, 0, 0), 4), (9, (3, 0, 0), 0), (5, (0, 0, 0), 0), (10, (0, 0, 0), 0)],
)
def test_three_favor_tiles_give_income(tile: int, goods: tuple[int, int, int], power: int) -> None:
    coins, workers, priests = goods
    t = auren().favor("auren", tile)
    assert next_income(t) == ((4 + coins, 3 + workers, priests), (12 - power, power, 0))


@rule("TM-3.9")
@pytest.mark.parametrize(
    ("before", "after"),
    [((12, 0, 0), (6, 6, 0)), ((4, 2, 1), (0, 4, 3)), ((0, 3, 1), (0, 0, 4)), ((0, 0, 5), (0, 0, 5))],
)
def test_power_of_the_income_moves_through_the_bowls_and_the_rest_is_lost(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    assert next_income(auren((4, "TP")), bowls=before)[1] == after


@rule("TM-3.10")
def test_an_upgrade_covers_the_income_of_the_structure_it_replaces() -> None:
    assert next_income(auren((3, "D")))[0] == (4, 4, 0)
    t = auren((3, "D")).do("auren", "upgrade E9 to TP", "done").turn("auren")
    assert next_income(t) == ((4 + 2, 3, 0), (11, 1, 0))
    t = auren((3, "D"), (1, "TP")).rich()
    where = hex_name(bits(t.p("auren").at[2])[0])
    t.turn("auren").do("auren", f"upgrade {where} to TE", "+FAV2", "done").turn("auren")
    assert next_income(t) == ((4, 4, 1), (12, 0, 0))  # no coins and no power of a trading house any more


@rule("TM-3.12")
def test_incomes_need_no_decision_and_do_not_influence_one_another() -> None:
    t = auren((4, "TP"), (3, "TE"), (1, "SA"))
    alone = next_income(auren((4, "TP"), (3, "TE"), (1, "SA")))
    t.put("engineers", "I1 I2", "TE").favor("engineers", 7, 8)
    assert next_income(t) == alone
    assert (t.s.round, t.asked()) == (2, ["auren"])  # straight to the first turn


@rule("TM-3.12")
def test_riverwalkers_decide_about_each_priest_of_their_income() -> None:
    t = table("riverwalkers", "engineers", scoring=FIRE, cards="BON2 BON9 BON3 BON5 BON7")
    t.p("riverwalkers").cults = [0, 0, 0, 0]
    t.put("riverwalkers", "A1", "TE", "yellow").put("riverwalkers", "I1", "SA", "yellow").card("riverwalkers", 9)
    t.turn("riverwalkers")
    t.do("riverwalkers", "pass BON3").do("engineers", "pass BON5")
    assert (t.asked(), t.s.round, t.p("riverwalkers").unlocks_due) == (["riverwalkers"], 1, 2)
    assert t.refusal("riverwalkers", "pass BON2") == "K-1"
    t.lawful().do("riverwalkers", "unlock-terrain gain-priest")
    assert (t.p("riverwalkers").priests, t.s.round) == (1, 1)
    colours = [text for text in sorted(t.answers("riverwalkers")) if text != "unlock-terrain gain-priest"]
    assert len(colours) == 6
    assert t.refusal("riverwalkers", "unlock-terrain red") == "TM-41.12"  # unlocked from the start
    coins = t.p("riverwalkers").coins
    t.do("riverwalkers", "unlock-terrain yellow")
    assert (t.s.round, t.p("riverwalkers").priests, t.p("riverwalkers").coins) == (2, 1, coins - 1)
