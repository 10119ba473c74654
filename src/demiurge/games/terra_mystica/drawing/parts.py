"""What lies in the box, as Texts: things by their numbers; cards and tiles made from theirs, so that a replaced
component describes itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions, box, sources
from demiurge.games.terra_mystica.box import BonusCard, FavorTile, PowerAction, ScoringTile, TownTile
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import CULTS, PRIESTS_ON_CULTS, SA, STRUCTURES, D
from demiurge.kernel.text import Text, name, slug, text
from demiurge.kit.scene import Chip

GROUNDS: Final = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland", "ice", "volcano")
"""The terrains, as messages, tips and style sheets name them."""

TERRAIN: Final = [text(f"terrain-{ground}") for ground in GROUNDS]
CULT: Final = [text(f"cult-{cult}") for cult in CULTS]
STRUCTURE: Final = {kind: text(f"structure-{slug(STRUCTURES[kind])}") for kind in range(D, SA + 1)}
SPADE: Final = text("thing-spade")
TOWN: Final = text("thing-town")
BUILT: Final = {
    **STRUCTURE,
    SA + 1: text("thing-ship"),
}  # by their places on a bonus card
SPECIAL: Final = [text(f"special-{slug(code)}") for code in actions.SPECIALS]
WAIVED: Final = [text(f"waived-{slug(code)}") for code in actions.WAIVED]
SOURCE: Final = [text(f"source-{slug(source)}") for source in sources.NAMES]
COLOURED: Final = {
    sources.LEECH: "power", sources.TOWN: "key",
    sources.CULTS: "fire", sources.CULTS + 1: "waterc", sources.CULTS + 2: "earth", sources.CULTS + 3: "air",
}  # fmt: skip
TINTS: Final = {SOURCE[source]: f"var(--{colour})" for source, colour in COLOURED.items()}
"""What has a colour on the table has it in the chart."""
ABILITY: Final = {faction: text(f"ability-{faction}") for faction in actions.FACTIONS}


# ---- names
@lru_cache(maxsize=256)
def faction_name(printed: str) -> Text:
    return name("faction", printed)


@lru_cache(maxsize=64)
def map_name(printed: str) -> Text:
    return name("map", printed)


@lru_cache(maxsize=16)
def final_name(code: str) -> Text:
    return text(f"final-{code}")


def title_of(view: Mystica, seat: int) -> Text:
    """ "Nomads", or "Seat 2" before a faction is chosen."""
    p = view.players[seat]
    return faction_name(view.faction(p).display) if p.faction >= 0 else text("label-seat", n=seat + 1)


def home(faction: Faction) -> Text:
    return TERRAIN[faction.home] if faction.home < len(TERRAIN) else text("terrain-any")


# ---- amounts
@lru_cache(maxsize=1024)
def amount(icon: str, n: int) -> Text:
    """So much of what has this icon."""
    if icon in CULTS:
        return text("goods-step-on", n=n, cult=CULT[CULTS.index(icon)])
    return text(f"goods-{icon}", n=n)


@lru_cache(maxsize=1024)
def chip(icon: str, n: int) -> Chip[Text]:
    """`2 workers`; the sign is the chip's own."""
    return Chip(icon, n, amount(icon, abs(n)))


def goods(coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0, spades: int = 0) -> list[Text]:
    amounts = (("coin", coins), ("worker", workers), ("priest", priests), ("power", power), ("spade", spades))
    return [amount(icon, n) for icon, n in amounts if n]


def steps(by_track: Sequence[int]) -> list[Text]:
    """`2 steps on fire`; `1 step on each cult` where it is the same on all."""
    if by_track[0] and len(set(by_track)) == 1:
        return [text("goods-step-each", n=by_track[0])]
    return [amount(CULTS[track], n) for track, n in enumerate(by_track) if n]


def cult_steps(by_track: Sequence[int]) -> list[Text]:
    """`Fire 2`: what a favor tile is called by."""
    return [text("tile-cult", cult=CULT[track], n=n) for track, n in enumerate(by_track) if n]


# ---- tiles and cards
def described(parts: Sequence[Text]) -> Text:
    return text("tile-parts", parts=tuple(parts) or (text("tile-nothing"),))


def rate(table: Sequence[int]) -> str:
    """`2` where every one more counts the same, else the whole row: `2/3/3/4`."""
    gains = [table[i] - table[i - 1] for i in range(1, len(table))]
    return str(gains[0]) if len(set(gains)) == 1 else "/".join(str(n) for n in table[1:])


def by_rate(card: BonusCard) -> dict[str, list[int]]:
    """What a card scores when passing, by the VP for each: places in its table."""
    found: dict[str, list[int]] = {}
    for at, row in enumerate(card.pass_vp):
        if row:
            found.setdefault(rate(row), []).append(at)
    return found


CARD_ACTIONS: Final = {box.SPADE_ACTION: text("tile-spade-action"), box.CULT_ACTION: text("tile-cult-action")}


def bonus_card(card: BonusCard) -> Text:
    found = goods(card.income_c, card.income_w, card.income_p, card.income_pw)
    if card.ship:
        found.append(text("tile-ship", n=card.ship))
    if card.action:
        found.append(CARD_ACTIONS[card.action])
    for vp, places in by_rate(card).items():
        found.append(text("tile-pass-vp", rate=vp, things=tuple(BUILT[at] for at in places)))
    return described(found)


def favor_tile(tile: FavorTile) -> Text:
    found = cult_steps(tile.steps)
    income = goods(tile.income_c, tile.income_w, tile.income_p, tile.income_pw)
    if income:
        found.append(text("tile-income", goods=tuple(income)))
    if tile.town_power < 0:
        found.append(text("tile-town-power", n=-tile.town_power))
    elif tile.town_power:
        found.append(text("tile-town-power-more", n=tile.town_power))
    if tile.action:
        found.append(text("tile-cult-action"))
    found += [text("tile-build-vp", n=vp, structure=STRUCTURE[kind]) for kind, vp in enumerate(tile.build_vp) if vp]
    if tile.pass_tp_vp:
        found.append(text("tile-pass-trading", rate=rate(tile.pass_tp_vp)))
    return described(found)


def town_tile(tile: TownTile) -> Text:
    found = [amount("vp", tile.vp)] if tile.vp else []
    found += goods(tile.coins, tile.workers, tile.priests, tile.power) + steps(tile.steps)
    if tile.ship:
        found.append(text("tile-ship-steps", n=tile.ship))
    return described([*found, amount("key", tile.keys)])


def by_vp(tile: ScoringTile) -> dict[int, list[Text]]:
    """What the round scores, by its VP."""
    found: dict[int, list[Text]] = {}
    for kind in range(D, SA + 1):
        if tile.build_vp[kind]:
            found.setdefault(tile.build_vp[kind], []).append(STRUCTURE[kind])
    for vp, thing in ((tile.spade_vp, SPADE), (tile.town_vp, TOWN)):
        if vp:
            found.setdefault(vp, []).append(thing)
    return found


def scored(tile: ScoringTile) -> Text:
    """What the round scores: `dwelling 2 VP`."""
    return described([text("round-scores", things=tuple(things), n=vp) for vp, things in by_vp(tile).items()])


def rewarded(tile: ScoringTile) -> Text:
    """What the cults bring after the round: `4 water: 1 priest`."""
    gains = goods(tile.reward_c, tile.reward_w, tile.reward_p, tile.reward_pw, tile.reward_spades)
    on = text("thing-priest") if tile.cult == PRIESTS_ON_CULTS else CULT[tile.cult]
    return text("round-rewards", n=tile.per, cult=on, goods=tuple(gains) or (text("tile-nothing"),))


def power_action(action: PowerAction) -> Text:
    found = [amount("bridge", action.bridges)] if action.bridges else []
    return described(found + goods(action.coins, action.workers, action.priests, 0, action.spades))


# ---- what lines of the site may set
TOKENS: Final = ("P1", "P2", "P3")
ADJUSTED: Final = {"C": "coin", "W": "worker", "P": "priest", "PW": "power", "VP": "vp", "KEY": "key"}


def adjusted(which: int) -> tuple[Text, str]:
    """What it sets, and whether there is more of it then."""
    code = actions.ADJUSTED[which]
    thing = code[1:]
    what = text(f"adjusted-{slug(thing)}") if thing in TOKENS else amount(ADJUSTED[thing], 1)
    return what, "yes" if code.startswith("+") else "no"
