"""Inscriptions in icons: what stands on cards, tiles and action spaces. Made from their numbers, as the words are."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.terra_mystica import box, towns
from demiurge.games.terra_mystica.box import BonusCard, FavorTile, PowerAction, ScoringTile, TownTile
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.icons import RESOURCES, TRACKS
from demiurge.games.terra_mystica.vocabulary import PRIESTS_ON_CULTS, STRUCTURES
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

BUILT = (*STRUCTURES, "ship")  # the icons of what a bonus card scores, in the order of its table


def amounts(numbers: list[int], icons: tuple[str, ...], sign: str = "", size: int = 13) -> str:
    """`+2`, a coin, `+1`, a worker: whatever is not nothing."""
    return "".join(f"<span>{sign}{n}{icon(name, size)}</span>" for n, name in zip(numbers, icons, strict=True) if n)


@lru_cache(maxsize=1024)
def goods(coins: int, workers: int, priests: int, power: int, sign: str = "+", size: int = 13) -> str:
    return amounts([coins, workers, priests, power], RESOURCES, sign, size)


def steps(by_track: list[int], size: int = 13) -> str:
    """`1` and all four cults where each gets the same, else the tracks one by one."""
    if by_track[0] and len(set(by_track)) == 1:
        return f"<span>{by_track[0]}{icon('cult', size)}</span>"
    return amounts(by_track, TRACKS, "", size)


def bonus_income(card: BonusCard, size: int = 13) -> str:
    return goods(card.income_c, card.income_w, card.income_p, card.income_pw, "+", size)


@lru_cache(maxsize=256)
def bonus_effect(card: BonusCard, size: int = 13) -> str:
    """What a bonus card does beside its income."""
    found = f"<span>+{card.ship}{icon('ship', size)}</span>" if card.ship else ""
    if card.action:
        name = {box.SPADE_ACTION: "spade", box.CULT_ACTION: "cult"}[card.action]
        found += f'<span class="tm-act">1{icon(name, size)}</span>'
    for vp, places in parts.by_rate(card).items():
        found += f"<span>{vp}{icon('vp', size - 1)}{''.join(icon(BUILT[at], size + 2) for at in places)}</span>"
    return found


def lying(coins: int) -> str:
    """The coins on a bonus card that nobody took."""
    return f'<span class="tm-coins">{coins}</span>' if coins else ""


@lru_cache(maxsize=256)
def favor_effect(tile: FavorTile, size: int = 13) -> str:
    """What a favor tile does after its cult steps."""
    found = goods(tile.income_c, tile.income_w, tile.income_p, tile.income_pw, "+", size)
    if tile.town_power:
        found += f"<span>{icon('town', size)}{towns.TOWN_POWER + tile.town_power}</span>"
    if tile.action:
        found += f'<span class="tm-act">1{icon("cult", size)}</span>'
    for kind, vp in enumerate(tile.build_vp):
        if vp:
            found += f"<span>{icon(STRUCTURES[kind], size + 2)}+{vp}{icon('vp', size - 1)}</span>"
    if tile.pass_tp_vp:
        found += f"<span>{icon('pass', size - 1)}{icon('TP', size + 2)}{icon('vp', size - 1)}</span>"
    return found


def favor(tile: FavorTile, size: int = 13) -> str:
    return f"{steps(tile.steps, size)}{favor_effect(tile, size)}"


def town_gain(tile: TownTile, size: int = 13) -> str:
    """What a town tile brings beside its points."""
    found = goods(tile.coins, tile.workers, tile.priests, tile.power, "", size) + steps(tile.steps, size)
    if tile.ship:
        found += f"<span>+{tile.ship}{icon('ship', size)}</span>"
    if tile.keys > 1:
        found += f"<span>{tile.keys}{icon('key', size)}</span>"
    return found


def town(tile: TownTile, size: int = 13) -> str:
    return f"<span>{tile.vp}{icon('vp', size - 1)}</span>{town_gain(tile, size)}"


def scoring_icons(tile: ScoringTile, size: int = 16) -> str:
    """Pictures of what the round scores."""
    names = [STRUCTURES[kind] for kind, vp in enumerate(tile.build_vp) if vp]
    names += ["spade"] * (tile.spade_vp > 0) + ["town"] * (tile.town_vp > 0)
    return "".join(icon(name, size) for name in names)


def scoring_words(w: Words, tile: ScoringTile) -> str:
    """One thing in a word; of several the pictures must do."""
    found = [thing for things in parts.by_vp(tile).values() for thing in things]
    return esc(w.say(found[0])) if len(found) == 1 else ""


def scoring_points(tile: ScoringTile) -> int:
    return max([*tile.build_vp, tile.spade_vp, tile.town_vp])


def reward(w: Words, tile: ScoringTile, size: int = 15) -> str:
    """`every 4`, a cult, `+1`, a spade: what comes after the round."""
    on = "priest" if tile.cult == PRIESTS_ON_CULTS else TRACKS[tile.cult]
    numbers = [tile.reward_c, tile.reward_w, tile.reward_p, tile.reward_pw, tile.reward_spades]
    each = w("round-every", n=tile.per)
    return f"<span>{esc(each)} {icon(on, size)}</span>{amounts(numbers, (*RESOURCES, 'spade'), '+', size)}"


def power_gain(action: PowerAction) -> tuple[str, int]:
    """The icon of what a power action buys, and how much of it."""
    for name, n in (
        ("bridge", action.bridges),
        ("priest", action.priests),
        ("worker", action.workers),
        ("coin", action.coins),
        ("spade", action.spades),
    ):
        if n:
            return name, n
    return "power", 0
