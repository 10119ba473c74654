"""Chapters 23 to 42: the tables of the faction boards, every number checked in play."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica import leech
from demiurge.games.terra_mystica.actions import FACTIONS
from demiurge.games.terra_mystica.boards import hex_id
from demiurge.games.terra_mystica.income import Income
from demiurge.games.terra_mystica.state import NO_CARD, NOBODY
from demiurge.games.terra_mystica.vocabulary import TERRAINS, WHEEL
from demiurge.kernel.masks import bits
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule, rule_cases

Pair = tuple[int, int]
Triple = tuple[int, int, int]
Goods = tuple[int, int, int, int]  # coins, workers, priests, power
Counts = tuple[int, ...]


def bare_table(faction: str) -> Table:
    """The faction's turn without a structure on the map; the opponent is far away from row C and takes no power."""
    other, homes = ("auren", "I11 E9") if faction in ("engineers", "dwarves") else ("engineers", "H8 F6")
    t = table(faction, other, start={other: homes})
    p = t.p(faction)
    for h in bits(p.at[0]):
        t.s.building[h], t.s.owner[h] = 0, NOBODY
        t.s.empty |= 1 << h
    p.at, p.built = [0] * 6, [0] * 6
    t.give(other, bowl1=0, bowl2=0)
    return t.turn(faction)


def opponent(faction: str) -> str:
    return "auren" if faction in ("engineers", "dwarves") else "engineers"


def home_of(t: Table, faction: str) -> str:
    """Where the faction builds; of the terrains of the Riverwalkers the one they chose."""
    p = t.p(faction)
    return TERRAINS[p.start_colour if faction == "riverwalkers" else p.home]


def broke(t: Table, faction: str, coins: int = 0, workers: int = 0, priests: int = 0) -> None:
    """Exactly these goods, no power, nothing due, and a new turn."""
    t.give(faction, coins=coins, workers=workers, priests=priests, bowl1=0, bowl2=0, bowl3=0)
    t.give(faction, favors_due=0, spades=0, bridges_due=0, workers_to_priests=0)
    t.turn(faction)


def pays_exactly(t: Table, faction: str, text: str, price: Triple) -> None:
    """The answer takes all of these coins, workers and priests, and is refused with one less of any of them."""
    for lacking in range(3):
        goods = list(price)
        goods[lacking] -= 1
        if goods[lacking] >= 0:
            broke(t, faction, *goods)
            assert t.why(faction, text) == "TM-4.9", (text, goods)
    broke(t, faction, *price)
    assert t.why(faction, text) is None
    t.do(faction, text)
    assert t.goods(faction) == (0, 0, 0)


# faction, home terrain
HOME = {
    "TM-23.1": ("alchemists", "black"),
    "TM-24.1": ("auren", "green"),
    "TM-25.1": ("chaosmagicians", "red"),
    "TM-26.1": ("cultists", "brown"),
    "TM-27.1": ("darklings", "black"),
    "TM-28.1": ("dwarves", "gray"),
    "TM-29.1": ("engineers", "gray"),
    "TM-30.1": ("fakirs", "yellow"),
    "TM-31.1": ("giants", "red"),
    "TM-32.1": ("halflings", "brown"),
    "TM-33.1": ("mermaids", "blue"),
    "TM-34.1": ("nomads", "yellow"),
    "TM-35.1": ("swarmlings", "blue"),
    "TM-36.1": ("witches", "green"),
}


@rule_cases(HOME)
def test_a_faction_starts_and_builds_on_its_home_terrain(clause: str, case: tuple[str, str]) -> None:
    faction, home = case
    t = table(faction, opponent(faction))
    assert {TERRAINS[t.s.terrain[h]] for h in bits(t.p(faction).at[0])} == {home}
    t.put(faction, "C1").turn(faction)
    broke(t, faction, coins=9, workers=2)  # enough for a dwelling, but for no spade
    for colour in TERRAINS[:WHEEL]:
        t.paint("D3", colour)
        assert t.why(faction, "build D3") == (None if colour == home else "TM-4.9")


# faction, (coins, workers, priests), bowls, steps on fire, water, earth, air
START = {
    "TM-23.2": ("alchemists", (15, 3, 0), (5, 7, 0), [1, 1, 0, 0]),
    "TM-24.2": ("auren", (15, 3, 0), (5, 7, 0), [0, 1, 0, 1]),
    "TM-25.2": ("chaosmagicians", (15, 4, 0), (5, 7, 0), [2, 0, 0, 0]),
    "TM-26.2": ("cultists", (15, 3, 0), (5, 7, 0), [1, 0, 1, 0]),
    "TM-27.2": ("darklings", (15, 1, 1), (5, 7, 0), [0, 1, 1, 0]),
    "TM-28.2": ("dwarves", (15, 3, 0), (5, 7, 0), [0, 0, 2, 0]),
    "TM-29.2": ("engineers", (10, 2, 0), (3, 9, 0), [0, 0, 0, 0]),
    "TM-30.2": ("fakirs", (15, 3, 0), (7, 5, 0), [1, 0, 0, 1]),
    "TM-31.2": ("giants", (15, 3, 0), (5, 7, 0), [1, 0, 0, 1]),
    "TM-32.2": ("halflings", (15, 3, 0), (3, 9, 0), [0, 0, 1, 1]),
    "TM-33.2": ("mermaids", (15, 3, 0), (3, 9, 0), [0, 2, 0, 0]),
    "TM-34.2": ("nomads", (15, 2, 0), (5, 7, 0), [1, 0, 1, 0]),
    "TM-35.2": ("swarmlings", (20, 8, 0), (3, 9, 0), [1, 1, 1, 1]),
    "TM-36.2": ("witches", (15, 3, 0), (5, 7, 0), [0, 0, 0, 2]),
    "TM-37.2": ("icemaidens", (15, 3, 0), (6, 6, 0), [0, 1, 0, 1]),
    "TM-38.2": ("yetis", (15, 3, 0), (0, 12, 0), [0, 0, 1, 1]),
    "TM-39.2": ("acolytes", (15, 3, 0), (6, 6, 0), [3, 3, 3, 3]),
    "TM-40.2": ("dragonlords", (15, 3, 0), (4, 4, 0), [2, 0, 0, 0]),
    "TM-41.2": ("riverwalkers", (15, 3, 0), (10, 2, 0), [1, 0, 0, 1]),
    "TM-42.2": ("shapeshifters", (15, 3, 0), (4, 4, 0), [1, 1, 0, 0]),
}


@rule_cases(START)
def test_a_faction_starts_with_its_goods_power_and_cult_steps(
    clause: str, case: tuple[str, Triple, Triple, list[int]]
) -> None:
    faction, goods, bowls, cults = case
    t = empty_table(faction, opponent(faction))
    assert t.play.say(0, f"setup {faction}") is None
    assert t.goods(faction) == goods
    assert t.bowls(faction) == bowls
    assert t.p(faction).cults == cults


# faction, then (workers, coins) of dwelling, trading house alone, beside an opponent, temple, stronghold, sanctuary
PRICES = {
    "TM-23.3": ("alchemists", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-24.3": ("auren", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 8)),
    "TM-25.3": ("chaosmagicians", (1, 2), (2, 6), (2, 3), (2, 5), (4, 4), (4, 8)),
    "TM-26.3": ("cultists", (1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 8)),
    "TM-27.3": ("darklings", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 10)),
    "TM-28.3": ("dwarves", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-29.3": ("engineers", (1, 1), (1, 4), (1, 2), (1, 4), (3, 6), (3, 6)),
    "TM-30.3": ("fakirs", (1, 2), (2, 6), (2, 3), (2, 5), (4, 10), (4, 6)),
    "TM-31.3": ("giants", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-32.3": ("halflings", (1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 6)),
    "TM-33.3": ("mermaids", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 8)),
    "TM-34.3": ("nomads", (1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 6)),
    "TM-35.3": ("swarmlings", (2, 3), (3, 8), (3, 4), (3, 6), (5, 8), (5, 8)),
    "TM-36.3": ("witches", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-37.3": ("icemaidens", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-38.3": ("yetis", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-39.3": ("acolytes", (1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 8)),
    "TM-40.3": ("dragonlords", (1, 2), (2, 6), (2, 3), (2, 5), (4, 8), (4, 8)),
    "TM-41.3": ("riverwalkers", (1, 2), (2, 6), (2, 3), (2, 5), (4, 6), (4, 6)),
    "TM-42.3": ("shapeshifters", (1, 2), (2, 6), (2, 3), (2, 5), (3, 6), (4, 6)),
}


@rule_cases(PRICES)
def test_a_faction_pays_its_price_for_each_structure(
    clause: str, case: tuple[str, Pair, Pair, Pair, Pair, Pair, Pair]
) -> None:
    faction, dwelling, alone, beside, temple, stronghold, sanctuary = case
    t = bare_table(faction)
    home = home_of(t, faction)
    t.put(faction, "C1", terrain=home).paint("D3", home)
    pays_exactly(t, faction, "build D3", (dwelling[1], dwelling[0], 0))
    pays_exactly(t, faction, "upgrade C1 to TP", (alone[1], alone[0], 0))
    pays_exactly(t, faction, "upgrade C1 to TE", (temple[1], temple[0], 0))
    pays_exactly(t, faction, "upgrade C1 to SA", (sanctuary[1], sanctuary[0], 0))
    t.put(opponent(faction), "E4", terrain="gray")  # beside D3
    pays_exactly(t, faction, "upgrade D3 to TP", (beside[1], beside[0], 0))
    pays_exactly(t, faction, "upgrade D3 to SH", (stronghold[1], stronghold[0], 0))


def income(t: Table, faction: str) -> Goods:
    """What the faction takes in an income phase, by its structures alone."""
    t.give(faction, coins=0, workers=0, priests=0, limit=7, bowl1=0, bowl2=40, bowl3=0, card=NO_CARD, favors=0)
    if faction == "riverwalkers":
        t.give(faction, unlocked=127)  # then priests are simply gained (TM-41.15)
    Income().run(t.s)
    return (*t.goods(faction), t.bowls(faction)[2])


def incomes(faction: str, kind: str, most: int) -> list[Goods]:
    """The incomes with 0 to `most` structures of one kind and nothing else."""
    t = bare_table(faction)
    found = [income(t, faction)]
    for n in range(most):
        found.append(income(t.put(faction, f"A{n + 1}", kind), faction))
    return found


# faction, workers for 0 to 8 dwellings
DWELLINGS = {
    "TM-23.4": ("alchemists", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-24.4": ("auren", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-25.4": ("chaosmagicians", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-26.4": ("cultists", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-27.4": ("darklings", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-28.4": ("dwarves", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-29.4": ("engineers", (0, 1, 2, 2, 3, 4, 4, 5, 6)),
    "TM-30.4": ("fakirs", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-31.4": ("giants", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-32.4": ("halflings", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-33.4": ("mermaids", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-34.4": ("nomads", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-35.4": ("swarmlings", (2, 3, 4, 5, 6, 7, 8, 9, 9)),
    "TM-36.4": ("witches", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
    "TM-37.4": ("icemaidens", (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "TM-38.4": ("yetis", (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "TM-39.4": ("acolytes", (0, 1, 2, 3, 3, 4, 5, 6, 6)),
    "TM-40.4": ("dragonlords", (0, 1, 2, 3, 3, 4, 5, 6, 6)),
    "TM-41.4": ("riverwalkers", (1, 2, 3, 3, 4, 5, 5, 6, 7)),
    "TM-42.4": ("shapeshifters", (1, 2, 3, 4, 5, 6, 7, 8, 8)),
}


@rule_cases(DWELLINGS)
def test_dwellings_give_workers_by_their_number(clause: str, case: tuple[str, Counts]) -> None:
    faction, workers = case
    assert incomes(faction, "D", 8) == [(0, n, 0, 0) for n in workers]


# faction, coins and power for 0 to 4 trading houses
TRADING = {
    "TM-23.5": ("alchemists", (0, 2, 4, 7, 11), (0, 1, 2, 3, 4)),
    "TM-24.5": ("auren", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-25.5": ("chaosmagicians", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-26.5": ("cultists", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-27.5": ("darklings", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-28.5": ("dwarves", (0, 3, 5, 7, 10), (0, 1, 2, 4, 6)),
    "TM-29.5": ("engineers", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-30.5": ("fakirs", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-31.5": ("giants", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-32.5": ("halflings", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-33.5": ("mermaids", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-34.5": ("nomads", (0, 2, 4, 7, 11), (0, 1, 2, 3, 4)),
    "TM-35.5": ("swarmlings", (0, 2, 4, 6, 9), (0, 2, 4, 6, 8)),
    "TM-36.5": ("witches", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-37.5": ("icemaidens", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-38.5": ("yetis", (0, 2, 4, 6, 8), (0, 2, 4, 6, 8)),
    "TM-39.5": ("acolytes", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-40.5": ("dragonlords", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-41.5": ("riverwalkers", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
    "TM-42.5": ("shapeshifters", (0, 2, 4, 6, 8), (0, 1, 2, 4, 6)),
}


@rule_cases(TRADING)
def test_trading_houses_give_coins_and_power_by_their_number(clause: str, case: tuple[str, Counts, Counts]) -> None:
    faction, coins, power = case
    found = incomes(faction, "TP", 4)
    base = found[0][1]  # the worker that is visible from the start
    assert found == [(c, base, 0, pw) for c, pw in zip(coins, power, strict=True)]


# faction, priests and power for 0 to 3 temples, (coins, workers, priests, power) of stronghold and of sanctuary
TEMPLES = {
    "TM-23.6": ("alchemists", (0, 1, 2, 3), (0, 0, 0, 0), (6, 0, 0, 0), (0, 0, 1, 0)),
    "TM-24.6": ("auren", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-25.6": ("chaosmagicians", (0, 1, 2, 3), (0, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0)),
    "TM-26.6": ("cultists", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-27.6": ("darklings", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 2, 0)),
    "TM-28.6": ("dwarves", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-29.6": ("engineers", (0, 1, 1, 2), (0, 0, 5, 5), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-30.6": ("fakirs", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 0)),
    "TM-31.6": ("giants", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 1, 0)),
    "TM-32.6": ("halflings", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-33.6": ("mermaids", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 1, 0)),
    "TM-34.6": ("nomads", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-35.6": ("swarmlings", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 2, 0)),
    "TM-36.6": ("witches", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-37.6": ("icemaidens", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 1, 0)),
    "TM-38.6": ("yetis", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 1, 0)),
    "TM-39.6": ("acolytes", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-40.6": ("dragonlords", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-41.6": ("riverwalkers", (0, 1, 1, 2), (0, 0, 5, 5), (0, 0, 0, 2), (0, 0, 1, 0)),
    "TM-42.6": ("shapeshifters", (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 4), (0, 0, 1, 0)),
}


@rule_cases(TEMPLES)
def test_temples_stronghold_and_sanctuary_give_their_income(
    clause: str, case: tuple[str, Counts, Counts, Goods, Goods]
) -> None:
    faction, priests, power, stronghold, sanctuary = case
    found = incomes(faction, "TE", 3)
    base = found[0][1]
    assert found == [(0, base, p, pw) for p, pw in zip(priests, power, strict=True)]
    for kind, goods in (("SH", stronghold), ("SA", sanctuary)):
        assert incomes(faction, kind, 1)[1] == (goods[0], base + goods[1], goods[2], goods[3])


# faction, the level at the start, points of each step
SHIPPING = {
    "TM-23.7": ("alchemists", 0, (2, 3, 4)),
    "TM-24.7": ("auren", 0, (2, 3, 4)),
    "TM-25.7": ("chaosmagicians", 0, (2, 3, 4)),
    "TM-26.7": ("cultists", 0, (2, 3, 4)),
    "TM-27.7": ("darklings", 0, (2, 3, 4)),
    "TM-29.7": ("engineers", 0, (2, 3, 4)),
    "TM-31.7": ("giants", 0, (2, 3, 4)),
    "TM-32.7": ("halflings", 0, (2, 3, 4)),
    "TM-33.7": ("mermaids", 1, (2, 3, 4, 5)),
    "TM-34.7": ("nomads", 0, (2, 3, 4)),
    "TM-35.7": ("swarmlings", 0, (2, 3, 4)),
    "TM-36.7": ("witches", 0, (2, 3, 4)),
    "TM-37.7": ("icemaidens", 0, (2, 3, 4)),
    "TM-38.7": ("yetis", 0, (2, 3, 4)),
    "TM-39.7": ("acolytes", 0, (2, 3, 4)),
    "TM-40.7": ("dragonlords", 0, (2, 3, 4)),
    "TM-42.7": ("shapeshifters", 0, (2, 3, 4)),
}


@rule_cases(SHIPPING)
def test_a_shipping_step_costs_4_coins_and_a_priest_and_scores(clause: str, case: tuple[str, int, Counts]) -> None:
    faction, level, points = case
    t = bare_table(faction)
    assert t.p(faction).ship == level
    for step, vp in enumerate(points, start=1):
        before = t.p(faction).vp
        pays_exactly(t, faction, "advance ship", (4, 0, 1))
        assert (t.p(faction).ship, t.p(faction).vp) == (level + step, before + vp)
    t.rich(faction).turn(faction)
    assert t.why(faction, "advance ship") == "TM-5.9"


@rule_cases({"TM-28.7": ("dwarves", 0), "TM-30.7": ("fakirs", 0), "TM-41.7": ("riverwalkers", 1)})
def test_a_faction_without_a_shipping_track_keeps_its_level(clause: str, case: tuple[str, int]) -> None:
    faction, level = case
    t = bare_table(faction)
    t.rich(faction).turn(faction)
    assert t.p(faction).ship == level
    assert t.why(faction, "advance ship") == "TM-5.9"


def beside_home(t: Table, faction: str) -> None:
    """Let D3, in reach of the dwelling on C1, be one spade away from home: for ice its start colour (TM-37.9)."""
    p = t.p(faction)
    t.paint("D3", TERRAINS[p.start_colour if p.home >= WHEEL else (p.home + 1) % WHEEL])


# faction, workers for a spade at each level, (coins, workers, priests) of a step, its points
SPADES = {
    "TM-23.7": ("alchemists", (3, 2, 1), (5, 2, 1), 6),
    "TM-24.7": ("auren", (3, 2, 1), (5, 2, 1), 6),
    "TM-25.7": ("chaosmagicians", (3, 2, 1), (5, 2, 1), 6),
    "TM-26.7": ("cultists", (3, 2, 1), (5, 2, 1), 6),
    "TM-28.7": ("dwarves", (3, 2, 1), (5, 2, 1), 6),
    "TM-29.7": ("engineers", (3, 2, 1), (5, 2, 1), 6),
    "TM-30.7": ("fakirs", (3, 2), (5, 2, 1), 6),
    "TM-31.7": ("giants", (3, 2, 1), (5, 2, 1), 6),
    "TM-32.7": ("halflings", (3, 2, 1), (1, 2, 1), 6),
    "TM-33.7": ("mermaids", (3, 2, 1), (5, 2, 1), 6),
    "TM-34.7": ("nomads", (3, 2, 1), (5, 2, 1), 6),
    "TM-35.7": ("swarmlings", (3, 2, 1), (5, 2, 1), 6),
    "TM-36.7": ("witches", (3, 2, 1), (5, 2, 1), 6),
    "TM-37.7": ("icemaidens", (3, 2, 1), (5, 1, 1), 6),
    "TM-38.7": ("yetis", (3, 2, 1), (5, 1, 1), 6),
}


@rule_cases(SPADES)
def test_spades_cost_workers_by_level_and_a_step_of_the_track_its_price(
    clause: str, case: tuple[str, Counts, Triple, int]
) -> None:
    faction, workers, step, points = case
    t = bare_table(faction).put(faction, "C1")
    spades = 2 if faction == "giants" else 1  # TM-31.8
    for level, price in enumerate(workers):
        assert t.p(faction).dig == level
        beside_home(t, faction)
        pays_exactly(t, faction, f"transform D3 to {home_of(t, faction)}", (0, spades * price, 0))
        if level + 1 < len(workers):
            before = t.p(faction).vp
            pays_exactly(t, faction, "advance dig", step)
            assert t.p(faction).vp == before + points
    t.rich(faction).turn(faction)
    assert t.why(faction, "advance dig") == "TM-7.2"


@rule("TM-27.7")
def test_a_spade_of_the_darklings_costs_a_priest_and_there_is_no_spade_track() -> None:
    t = bare_table("darklings").put("darklings", "C1").paint("D3", "brown")
    pays_exactly(t, "darklings", "transform D3 to black", (0, 0, 1))
    t.paint("D3", "yellow")
    t.give("darklings", workers=9, coins=9, priests=1).turn("darklings")
    assert t.why("darklings", "transform D3 to black") == "TM-4.9"
    t.rich().turn("darklings")
    assert t.why("darklings", "advance dig") == "TM-7.2"


@rule("TM-42.7")
def test_a_spade_of_the_shapeshifters_always_costs_3_workers_and_there_is_no_spade_track() -> None:
    t = bare_table("shapeshifters").put("shapeshifters", "C1")
    beside_home(t, "shapeshifters")
    pays_exactly(t, "shapeshifters", f"transform D3 to {home_of(t, 'shapeshifters')}", (0, 3, 0))
    t.rich().turn("shapeshifters")
    assert t.why("shapeshifters", "advance dig") == "TM-7.2"


@rule_cases({"TM-39.7": "acolytes", "TM-40.7": "dragonlords"})
def test_volcano_factions_cannot_pay_for_spades_and_have_no_spade_track(clause: str, case: str) -> None:
    t = bare_table(case).put(case, "C1").paint("D3", "yellow")
    t.rich().turn(case)
    assert t.why(case, "transform D3 to brown") == clause
    assert t.why(case, "advance dig") == "TM-7.2"


@rule("TM-41.7")
def test_riverwalkers_have_no_spades_and_no_spade_track() -> None:
    t = bare_table("riverwalkers").put("riverwalkers", "C1", terrain="red").paint("D3", "yellow")
    t.rich().turn("riverwalkers")
    assert t.why("riverwalkers", "transform D3 to red") == "TM-41.8"
    assert t.why("riverwalkers", "advance dig") == "TM-7.2"


@rule("TM-22.1")
def test_the_board_of_the_faction_holds_where_it_differs_from_the_general_clauses() -> None:
    t = bare_table("swarmlings").put("swarmlings", "C1").paint("D3", "blue")
    broke(t, "swarmlings", coins=2, workers=1)  # the usual price of a dwelling (TM-6.5)
    assert t.why("swarmlings", "build D3") == "TM-4.9"
    t = bare_table("witches").put("witches", "C1").paint("D3", "green")
    broke(t, "witches", coins=2, workers=1)
    assert t.why("witches", "build D3") is None
    t = bare_table("engineers").put("engineers", "C1").paint("D3", "gray")
    broke(t, "engineers", coins=1, workers=1)
    assert t.why("engineers", "build D3") is None


# ---- where the boards agree with the general clauses
@rule("TM-1.7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_8_dwellings_4_trading_houses_3_temples_a_stronghold_and_a_sanctuary(faction: str) -> None:
    most = {"D": 8, "TP": 4, "TE": 3, "SH": 1, "SA": 1}
    below = {"TP": "D", "TE": "TP", "SH": "TP", "SA": "TE"}
    for kind, number in most.items():
        t = bare_table(faction)
        home = home_of(t, faction)
        t.put(faction, "C1", below.get(kind, "SH"), terrain=home).paint("D3", home).rich(faction)
        text = "build D3" if kind == "D" else f"upgrade C1 to {kind}"
        for n in range(number):
            assert t.turn(faction).why(faction, text) is None
            t.put(faction, f"A{n + 5}", kind, terrain=home)
        assert t.turn(faction).why(faction, text) == ("TM-6.5" if kind == "D" else "TM-8.2")


@rule("TM-1.9")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_the_same_power_values_but_for_the_yetis(faction: str) -> None:
    great = 4 if faction == "yetis" else 3
    for kind, value in (("D", 1), ("TP", 2), ("TE", 2), ("SH", great), ("SA", great)):
        t = bare_table(faction).put(faction, "C1", kind)
        assert leech.amount_for(t.s, t.p(faction), hex_id("D3")) == value


@rule("TM-2.17", "TM-1.8")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_starts_with_20_vp_and_holds_7_priests_but_for_the_riverwalkers(faction: str) -> None:
    t = table(faction, opponent(faction)).give(faction, priests=0)
    assert t.p(faction).vp == 20
    if faction == "riverwalkers":
        t.give(faction, unlocked=127)
    t.s.faction(t.p(faction)).gain_priests(t.p(faction), 9)
    assert t.p(faction).priests == (1 if faction == "riverwalkers" else 7)


@rule("TM-8.6", "TM-8.7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_takes_one_favor_tile_for_temple_and_sanctuary_but_for_the_chaos_magicians(faction: str) -> None:
    for old, new in (("TP", "TE"), ("TE", "SA")):
        t = bare_table(faction).put(faction, "C1", old).rich(faction).turn(faction)
        t.do(faction, f"upgrade C1 to {new}")
        assert t.p(faction).favors_due == (2 if faction == "chaosmagicians" else 1)


@rule("TM-17.17")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_scores_1_vp_for_3_coins_at_the_end_but_for_the_alchemists(faction: str) -> None:
    points = []
    for coins in (0, 10):
        t = table(faction, opponent(faction)).give(faction, card=NO_CARD).round(6)
        broke(t, faction, coins=coins, workers=1)  # 1 or 11 coins in the end
        points.append(t.pass_all().p(faction).vp)
    assert points[1] - points[0] == (5 if faction == "alchemists" else 3)
