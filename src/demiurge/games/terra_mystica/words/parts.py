"""What lies in the box, in English: names, and tiles as phrases made from their numbers, so that a replaced component
describes itself. Brief phrases fit on a tile: c coins, w workers, p priests, pw power, ♠ spades."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.box import (
    CULT_ACTION,
    PRIESTS_ON_CULTS,
    SPADE_ACTION,
    BonusCard,
    FavorTile,
    PowerAction,
    ScoringTile,
    TownTile,
)

TERRAINS: Final = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland", "ice", "volcano")
KINDS: Final = ("nothing", "dwelling", "trading house", "temple", "stronghold", "sanctuary")
CODES: Final = ("", "D", "TP", "TE", "SH", "SA")
CULTS: Final = ("fire", "water", "earth", "air")

ABILITIES: Final = {
    "alchemists": "trade VP and coins; the stronghold brings 12 power, then 2 for every spade",
    "auren": "the stronghold brings a favor tile, then 2 cult steps a round",
    "chaosmagicians": "two favor tiles for each temple, but one dwelling to start; the stronghold allows double turns",
    "cultists": "a cult step whenever neighbours take power from you; the stronghold is worth 7 VP",
    "darklings": "spades cost a priest and score 2 VP; the stronghold turns 3 workers into priests",
    "dwarves": "no ships: they tunnel under one hex for workers, and score 4 VP each time",
    "engineers": "cheap buildings, bridges for 2 workers; the stronghold scores 3 VP a bridge when passing",
    "fakirs": "no ships: they fly over one hex for a priest, and score 4 VP each time",
    "giants": "every hex takes 2 spades; the stronghold brings 2 spades a round",
    "halflings": "1 VP for every spade; the stronghold brings 3 spades at once",
    "mermaids": "ships to level 5, and a town may skip a river; the stronghold is a free step of shipping",
    "nomads": "three dwellings to start; the stronghold's sandstorm makes a neighbouring hex desert each round",
    "swarmlings": "dear buildings, rich start, 3 workers a town; the stronghold raises a dwelling free each round",
    "witches": "5 VP for each town; the stronghold brings a dwelling on any forest each round",
    "acolytes": "new volcanoes cost cult steps; the stronghold adds a step to every priest sent",
    "dragonlords": "new volcanoes cost power tokens; the stronghold brings new tokens",
    "icemaidens": "a favor tile to start; the stronghold scores 3 VP a temple when passing",
    "riverwalkers": "rivers only, no spades: priests unlock terrains; the stronghold builds two bridges",
    "shapeshifters": "change their colour with power; accepted power may buy a new token",
    "yetis": "power actions cost 1 less and, with the stronghold, are never taken",
}
STRONGHOLDS: Final = {
    "alchemists": "12 power, then 2 for every spade",
    "auren": "a favor tile, then 2 cult steps a round",
    "chaosmagicians": "a double turn each round",
    "cultists": "7 VP",
    "darklings": "3 workers become priests",
    "dwarves": "a tunnel costs 1 worker",
    "engineers": "3 VP a bridge when passing",
    "fakirs": "fly over one hex more",
    "giants": "2 spades each round",
    "halflings": "3 spades at once",
    "mermaids": "one free step of shipping",
    "nomads": "a sandstorm each round",
    "swarmlings": "a free trading house each round",
    "witches": "a dwelling on any forest each round",
    "acolytes": "priests climb one step more",
    "dragonlords": "a new token for every player",
    "icemaidens": "3 VP a temple when passing",
    "riverwalkers": "two bridges at once",
    "shapeshifters": "a new colour, for power",
    "yetis": "power actions are never taken",
}  # what the stronghold is good for, to stand beside it

SPECIALS: Final = (
    "2 steps on one cult track",
    "a double turn",
    "a bridge",
    "2 spades",
    "a sandstorm: desert next door",
    "a dwelling becomes a trading house",
    "a dwelling on any forest",
    "a new colour, paid with power",
    "a new colour, paid with tokens",
    "1 spade",
    "1 cult step",
    "1 cult step",
)  # in the order of actions.SPECIALS
CONVERSIONS: Final = (
    "5 power to a priest",
    "3 power to a worker",
    "1 power to a coin",
    "a priest to a worker",
    "a priest to a coin",
    "a worker to a coin",
    "coins to a VP",
    "a VP to a coin",
    "a worker to a priest",
)  # in the order of actions.CONVERSIONS
WAIVED: Final = (
    "a spade", "the bridge", "the free transform", "the volcano", "the free trading house", "the free dwelling",
    "the town tile", "the favor tile", "the priests",
)  # fmt: skip
SOURCES: Final = (
    "start", "scoring tiles", "bonus cards", "favor tiles", "towns", "shipping", "spade track", "faction",
    "power taken", "conversion", "fire", "water", "earth", "air", "network", "final tile", "resources", "adjusted",
)  # fmt: skip


def plural(n: int, word: str) -> str:
    """`1 worker`, `2 workers`."""
    return f"{n} {word}" if abs(n) == 1 else f"{n} {word}s"


def listed(parts: list[str], nothing: str = "nothing") -> str:
    return ", ".join(parts) if parts else nothing


def goods(coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0, spades: int = 0) -> list[str]:
    found = [plural(n, word) for n, word in ((coins, "coin"), (workers, "worker"), (priests, "priest")) if n]
    return found + ([f"{power} power"] if power else []) + ([plural(spades, "spade")] if spades else [])


def brief_goods(coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0, spades: int = 0) -> list[str]:
    words = ((coins, "c"), (workers, "w"), (priests, "p"), (power, "pw"), (spades, "♠"))
    return [f"{n}{word}" for n, word in words if n]


def steps(by_track: list[int]) -> list[str]:
    """`2 fire`; `1 on each cult` where it is the same on all."""
    if by_track[0] and len(set(by_track)) == 1:
        return [f"{plural(by_track[0], 'step')} on each cult"]
    return [f"{plural(n, 'step')} on {CULTS[track]}" for track, n in enumerate(by_track) if n]


def brief_steps(by_track: list[int]) -> list[str]:
    if by_track[0] and len(set(by_track)) == 1:
        return [f"cults {by_track[0]}"]
    return [f"{CULTS[track]} {n}" for track, n in enumerate(by_track) if n]


# ---- tiles and cards
def rate(table: list[int]) -> str:
    """`2` where every one more counts the same, else the whole row: `2/3/3/4`."""
    gains = [table[i] - table[i - 1] for i in range(1, len(table))]
    return str(gains[0]) if len(set(gains)) == 1 else "/".join(str(n) for n in table[1:])


def bonus_card(card: BonusCard) -> str:
    found = goods(card.income_c, card.income_w, card.income_p, card.income_pw)
    if card.ship:
        found.append(f"shipping +{card.ship}")
    if card.action:
        found.append({SPADE_ACTION: "action: 1 spade", CULT_ACTION: "action: 1 cult step"}[card.action])
    for vp, names in by_rate(card, (*KINDS, "shipping level")):
        found.append(f"on passing {vp} VP per {' and '.join(names)}")
    return listed(found)


def by_rate(card: BonusCard, words: tuple[str, ...]) -> list[tuple[str, list[str]]]:
    """What a card scores when passing: the VP for each, and the words of what counts so."""
    found: dict[str, list[str]] = {}
    for at, row in enumerate(card.pass_vp):
        if row:
            found.setdefault(rate(row), []).append(words[at])
    return list(found.items())


def brief_bonus(card: BonusCard) -> str:
    found = brief_goods(card.income_c, card.income_w, card.income_p, card.income_pw)
    if card.ship:
        found.append(f"ship+{card.ship}")
    if card.action:
        found.append({SPADE_ACTION: "1♠", CULT_ACTION: "1 cult"}[card.action])
    found += [f"{'/'.join(names)}×{vp}" for vp, names in by_rate(card, (*CODES, "ship"))]
    return " ".join(found)


def favor_tile(tile: FavorTile) -> str:
    found = steps(tile.steps)
    income = goods(tile.income_c, tile.income_w, tile.income_p, tile.income_pw)
    if income:
        found.append(f"{listed(income)} a round")
    if tile.town_power:
        found.append(f"towns need {-tile.town_power} power less")
    if tile.action:
        found.append("action: 1 cult step")
    found += [f"{vp} VP per {KINDS[kind]} built" for kind, vp in enumerate(tile.build_vp) if vp]
    if tile.pass_tp_vp:
        found.append(f"on passing {rate(tile.pass_tp_vp)} VP for trading houses")
    return listed(found)


def brief_favor(tile: FavorTile) -> str:
    """Only what lasts; the cult steps are on the track already."""
    found = [f"+{text}" for text in brief_goods(tile.income_c, tile.income_w, tile.income_p, tile.income_pw)]
    if tile.town_power:
        found.append(f"town {tile.town_power}")
    if tile.action:
        found.append("1 cult")
    found += [f"{CODES[kind]}+{vp}" for kind, vp in enumerate(tile.build_vp) if vp]
    if tile.pass_tp_vp:
        found.append("pass TP")
    return " ".join(found)


def town_tile(tile: TownTile) -> str:
    found = [f"{tile.vp} VP"] if tile.vp else []
    found += goods(tile.coins, tile.workers, tile.priests, tile.power) + steps(tile.steps)
    if tile.ship:
        found.append(f"{plural(tile.ship, 'step')} of shipping")
    found.append(plural(tile.keys, "key"))
    return listed(found)


def brief_town(tile: TownTile) -> str:
    found = [f"{tile.vp}VP", *brief_goods(tile.coins, tile.workers, tile.priests, tile.power)]
    found += brief_steps(tile.steps) + ([f"ship+{tile.ship}"] if tile.ship else [])
    return " ".join(found + ([f"{tile.keys} keys"] if tile.keys > 1 else []))


def scored(tile: ScoringTile) -> str:
    """What the round scores: `dwelling 2 VP`."""
    by_vp: dict[int, list[str]] = {}
    for kind, vp in enumerate(tile.build_vp):
        if vp:
            by_vp.setdefault(vp, []).append(KINDS[kind])
    for vp, word in ((tile.spade_vp, "spade"), (tile.town_vp, "town")):
        if vp:
            by_vp.setdefault(vp, []).append(word)
    return listed([f"{' or '.join(words)} {vp} VP" for vp, words in by_vp.items()])


def brief_scored(tile: ScoringTile) -> str:
    by_vp: dict[int, list[str]] = {}
    for kind, vp in enumerate(tile.build_vp):
        if vp:
            by_vp.setdefault(vp, []).append(CODES[kind])
    for vp, word in ((tile.spade_vp, "♠"), (tile.town_vp, "town")):
        if vp:
            by_vp.setdefault(vp, []).append(word)
    return " ".join(f"{'/'.join(words)} +{vp}" for vp, words in by_vp.items())


def rewarded(tile: ScoringTile) -> str:
    """What the cults bring after the round: `4 water: 1 priest`."""
    gain = listed(goods(tile.reward_c, tile.reward_w, tile.reward_p, tile.reward_pw, tile.reward_spades))
    what = "priest sent" if tile.cult == PRIESTS_ON_CULTS else CULTS[tile.cult]
    return f"{tile.per} {what}: {gain}"


def brief_rewarded(tile: ScoringTile) -> str:
    found = brief_goods(tile.reward_c, tile.reward_w, tile.reward_p, tile.reward_pw, tile.reward_spades)
    what = "priest" if tile.cult == PRIESTS_ON_CULTS else CULTS[tile.cult]
    return f"{tile.per} {what}: {' '.join(found)}"


def power_action(action: PowerAction) -> str:
    found = [plural(action.bridges, "bridge")] if action.bridges else []
    return listed(found + goods(action.coins, action.workers, action.priests, 0, action.spades))
