"""How a seat looks: what it holds, what it has built, its card and tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import spaces
from demiurge.games.terra_mystica.actions import BON1, BON2, FAV6
from demiurge.games.terra_mystica.drawing import parts, prospects, tiles
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.drawing.pieces import colour_class, emblem_of
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import NO_CARD, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import SA, STRUCTURES, D
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import amount, figure
from demiurge.kit.scene import Seat

DOTS: Final = 12  # more tokens than this in a bowl are not drawn one by one
ROOMY: Final = 3  # up to so many seats there is room for the cults too


def seat(w: Words, view: Mystica, number: int) -> Seat:
    p = view.players[number]
    chosen = p.faction >= 0
    return Seat(
        title=w.shown(parts.title_of(view, number)),
        colour=colour_class(p),
        emblem=emblem_of(view, number),
        score=p.vp,
        sub=sub(w, view, p) if chosen else "",
        body=body(w, view, p) if chosen else f'<p class="tm-waiting">{esc(w("label-no-faction"))}</p>',
    )


# ---- beside the name
def sub(w: Words, view: Mystica, p: Player) -> str:
    out = bool(p.passed and view.round and not view.over())
    return _sub(w, view.faction(p), p.ship, p.flight, p.dig, out)


@lru_cache(maxsize=1024)
def _sub(w: Words, faction: Faction, ship: int, flight: int, dig: int, out: bool) -> str:
    """How far the player travels and what a spade costs; whether they have passed."""
    sign = f'{icon("pass", 13)}<span class="sr">{esc(w("label-passed"))}</span>'
    passed = f'<i class="tm-passed" data-tip="pass">{sign}</i>' if out else ""
    return f"{travel(faction, ship, flight)}{digging(faction, dig)}{passed}"


def travel(faction: Faction, ship: int, flight: int) -> str:
    if faction.flight:
        name = "carpet" if faction.carpet_p else "tunnel"
        return f'<i data-tip="{name}">{icon(name, 14)}{figure("flight", flight)}</i>'
    return f'<i data-tip="shipping">{icon("ship", 14)}{figure("ship", ship)}</i>'


def digging(faction: Faction, dig: int) -> str:
    if faction.dig_p:
        price = f"{faction.dig_p}{icon('priest', 12)}"
    elif faction.dig_w:
        price = f"{figure('dig', faction.dig_w[dig])}{icon('worker', 12)}"
    else:
        return ""
    return f'<i data-tip="spades">{icon("spade", 13)}{price}</i>'


# ---- the body
def body(w: Words, view: Mystica, p: Player) -> str:
    cults = cult_levels(p) if view.seats <= ROOMY else ""
    return f'<div class="tm-seat">{resources(w, view, p)}{bowls(p)}{pieces(p)}{cults}{belongings(view, p)}</div>'


def resources(w: Words, view: Mystica, p: Player) -> str:
    return _resources(w, p.coins, p.workers, p.priests, p.limit, p.spades, prospects.prospect(view, p))


@lru_cache(maxsize=4096)
def _resources(
    w: Words, coins: int, workers: int, priests: int, limit: int, spades: int, soon: prospects.Prospect
) -> str:
    """The three figures that matter most, each with what the end of the round brings; a spade in hand beside them."""
    found, more = "", [a + b for a, b in zip(*soon, strict=True)]
    for name, value, tip, note, n in (
        ("coin", coins, "coins", "", more[0]),
        ("worker", workers, "workers", "", more[1]),
        ("priest", priests, "priests", w("about-priests", n=limit), more[2]),
    ):
        one = amount(name, value, tip, name=tip, note=note, look="" if value else "tm-zero")
        found += f"<span>{one}{prospects.small(n)}</span>"
    if spades:
        found += amount("spade", spades, "spades", name="spades", look="tm-hand")
    rest = "".join(
        f"{prospects.small(n)}{icon(name, 11)}" for name, n in zip(("power", "spade"), more[3:], strict=True) if n
    )
    if any(more):
        found += f'<span class="tm-to-come" data-tip="income" data-note="{esc(prospects.told(w, soon))}">{rest}</span>'
    return f'<div class="tm-res">{found}</div>'


def bowls(p: Player) -> str:
    return _bowls(p.bowl1, p.bowl2, p.bowl3)


@lru_cache(maxsize=1024)
def _bowls(*tokens: int) -> str:
    """Three bowls: the figure, and the tokens as dots; the third is the one to spend."""
    found = ""
    for number, n in enumerate(tokens, 1):
        inside = f"{figure(f'bowl{number}', n)}<u>{'<i></i>' * min(n, DOTS)}</u>"
        zero = "" if n else " tm-zero"
        found += f'<span class="tm-bowl tm-bowl{number}{zero}" data-tip="bowl{number}">{inside}</span>'
    return f'<div class="tm-bowls">{found}</div>'


def pieces(p: Player) -> str:
    return _pieces(tuple(p.built), p.keys, bool(p.towns))


@lru_cache(maxsize=1024)
def _pieces(built: tuple[int, ...], keys: int, towns: bool) -> str:
    """What stands on the map, and keys to the last steps of the cults."""
    found = ""
    for kind in range(D, SA + 1):
        code, n = STRUCTURES[kind], built[kind]
        found += amount(code, n, f"building-{code}", 16, code, look="" if n else "tm-zero")
    if keys or towns:
        found += amount("key", keys, "keys", 13, "keys", look="tm-keys")
    return f'<div class="tm-pieces">{found}</div>'


def cult_levels(p: Player) -> str:
    return _cult_levels(*p.cults)


@lru_cache(maxsize=1024)
def _cult_levels(*steps: int) -> str:
    found = "".join([amount(name, n, f"cult-{name}", 13, name) for name, n in zip(TRACKS, steps, strict=True)])
    return f'<div class="tm-pieces">{found}</div>'


def belongings(view: Mystica, p: Player) -> str:
    return f'<div class="tm-foot">{card_tile(view, p)}{favor_tiles(view, p)}{town_tiles(view, p)}</div>'


def card_tile(view: Mystica, p: Player) -> str:
    """The bonus card as a small tile; faint where its action is used."""
    if p.card == NO_CARD:
        return ""
    card = view.game.box.bonus_cards[p.card]
    used = bool(p.card in CARD_ACTIONS and p.used >> CARD_ACTIONS[p.card] & 1)
    effect = tiles.bonus_effect(card)
    inside = tiles.bonus_income(card) + (f"<u></u>{effect}" if effect else "")
    return tile("tm-bonus" + (" tm-used" if used else ""), f"bonus-{card.name}", inside)


CARD_ACTIONS: Final = {spaces.BON1_CARD: BON1, spaces.BON2_CARD: BON2}


def favor_tiles(view: Mystica, p: Player) -> str:
    """Favor tiles with what lasts; those without are shown by their steps."""
    found = ""
    for number in bits(p.favors):
        favor = view.game.box.favor_tiles[number]
        used = number == spaces.FAV6_TILE and p.used >> FAV6 & 1
        inside = tiles.favor_effect(favor) or tiles.steps(favor.steps)
        found += tile("tm-favor" + (" tm-used" if used else ""), f"favor-{favor.name}", inside)
    return found


def town_tiles(view: Mystica, p: Player) -> str:
    found = ""
    for number, n in enumerate(p.town_tiles):
        if n:
            town = view.game.box.town_tiles[number]
            found += tile("tm-town", f"town-{town.name}", f"<span>{town.vp}{icon('vp', 12)}</span>") * n
    return found


def tile(look: str, tip: str, inside: str) -> str:
    return f'<span class="tm-tile {look}" data-tip="{esc(tip)}">{inside}</span>'
