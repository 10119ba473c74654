"""The legend: the signs of the game, and the wheel of terrains turned so that the own home is on top, with the spades
from each terrain to it and the price of a spade."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from demiurge.games.terra_mystica.drawing import motifs, parts, pieces
from demiurge.games.terra_mystica.drawing.layout import Point
from demiurge.games.terra_mystica.drawing.pieces import Look
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import SA, SH, STRUCTURES, TE, TP, VARIABLE, WHEEL, D
from demiurge.games.terra_mystica.wheel import NEVER
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.legend import Legend, Picture, Topic, topic
from demiurge.kit.markup import esc, hex_points, icon, icon_at
from demiurge.kit.scene import SPECTATOR

WIDE: Final = 384.0
HIGH: Final = 394.0
MIDDLE: Final[Point] = (WIDE / 2, 202.0)
OUT: Final = 140.0  # from the middle to each tile
NEAR: Final = 78.0  # and to its spades
NOBODY: Final = -1


def legend(w: Words, view: Mystica, seat: int) -> Legend:
    return Legend(topics(w), wheel(w, view, seat))


# ---- the wheel
def wheel(w: Words, view: Mystica, seat: int) -> Picture:
    """Turned to the home of who looks; as printed for who has none."""
    title = w("legend-wheel")
    if seat == SPECTATOR or view.players[seat].faction < 0:
        return Picture(title, w("legend-wheel-nobody"), round_the_wheel(w, 0, NOBODY, (0,) * WHEEL, pieces.NO_LOOK))
    p = view.players[seat]
    faction = view.faction(p)
    top = start(p.home, p.start_colour)
    spades = tuple([faction.spades(view, p, old, p.home) if p.home < VARIABLE else NEVER for old in range(WHEEL)])
    home = p.home if p.home < VARIABLE else NOBODY
    body = round_the_wheel(w, top, home, spades, pieces.look_of(view, seat))
    return Picture(
        title, w.shown(about(faction, home, spades)), body + price(w, faction, p.dig, pieces.colour_class(p))
    )


def start(home: int, colour: int) -> int:
    """The terrain of the wheel that is on top: of factions whose home is not on it, that of their colour."""
    return home if 0 <= home < WHEEL else max(colour, 0)


def about(faction: Faction, home: int, spades: tuple[int, ...]) -> Text:
    if home == NOBODY or all(n in (0, NEVER) for n in spades):
        return text("legend-wheel-none", faction=parts.faction_name(faction.display))
    return text("legend-wheel-home", home=parts.TERRAIN[home])


@lru_cache(maxsize=256)
def round_the_wheel(w: Words, top: int, home: int, spades: tuple[int, ...], look: Look) -> str:
    """`home`: whose tile has the ring and the house; on the wheel or, of an ice or volcano faction, in its middle."""
    x, y = MIDDLE
    found = f'<circle class="tm-round" cx="{x}" cy="{y}" r="{OUT}"/>'
    for step in range(WHEEL):
        terrain = (top + step) % WHEEL
        own = terrain == home
        found += tile(w, terrain, spot(step, OUT), own, look if own else pieces.NO_LOOK)
        if 0 < spades[terrain] < NEVER and not own:
            found += price_tag(spot(step, NEAR), spades[terrain])
    if home >= WHEEL:
        found += tile(w, home, (x, y), True, look)
    else:
        for down, form in ((-28, ""), (-8, "second")):
            said = esc(w.say(text("legend-wheel-step"), form))
            found += f'<text class="tm-one" x="{x}" y="{y + down}">{said}</text>'
    label = esc(w("legend-wheel"))
    return f'<svg class="tm-wheel" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" aria-label="{label}">{found}</svg>'


def spot(step: int, far: float) -> Point:
    angle = 2 * pi * step / WHEEL
    return MIDDLE[0] + far * sin(angle), MIDDLE[1] - far * cos(angle)


def tile(w: Words, terrain: int, at: Point, own: bool, look: Look) -> str:
    x, y = at
    above = y - 46 if y < MIDDLE[1] + 1 else y + 58
    ring = f'<polygon class="tm-home" points="{hex_points(40, x, y + 1.5)}"/>' if own else ""
    house = pieces.building(D, *look, x, y, 1.1) if own else ""
    name = esc(w.shown(parts.TERRAIN[terrain]))
    drawn = f"{motifs.edge(terrain, x, y)}{motifs.tile(terrain, x, y, own)}{ring}{house}"
    return f'{drawn}<text class="tm-ground" x="{x:.1f}" y="{above:.1f}">{name}</text>'


def price_tag(at: Point, n: int) -> str:
    x, y = at
    return (
        f'<g class="tm-tag"><rect x="{x - 22:.1f}" y="{y - 14:.1f}" width="44" height="28" rx="14"/>'
        f'<text x="{x - 8:.1f}" y="{y + 5.5:.1f}">{n}</text>{icon_at("spade", x + 9, y, 15)}</g>'
    )


@lru_cache(maxsize=128)
def price(w: Words, faction: Faction, level: int, colour: str) -> str:
    """What a spade costs at each level, the own one lit, and what a step costs."""
    if not faction.dig_w:
        if not faction.dig_p:
            return ""
        cells = f'<b class="tm-lit">{faction.dig_p}{icon("priest", 15)}</b>'
        return f'<div class="tm-price-of {colour}">{cells}<p><b>{esc(w("legend-price"))}</b></p></div>'
    arrow = icon("arrow", 13)
    levels = range(faction.dig_level, faction.dig_max + 1)
    cells = arrow.join(
        f'<b class="{"tm-lit" if n == level else "tm-dim"}">{faction.dig_w[n]}{icon("worker", 15)}</b>' for n in levels
    )
    costs = ((faction.dig_cost_w, "worker"), (faction.dig_cost_c, "coin"), (faction.dig_cost_p, "priest"))
    step = " ".join(f'<span class="glue">{n}{icon(name, 14)}</span>' for n, name in costs if n)
    gain = f'<span class="glue">+{faction.dig_step_vp}{icon("vp", 14)}</span>'
    more = f" {esc(w('legend-price-step'))} {step}, {gain}" if faction.dig_max > faction.dig_level else ""
    return f'<div class="tm-price-of {colour}">{cells}<p><b>{esc(w("legend-price"))}</b>{more}</p></div>'


# ---- the signs
@lru_cache(maxsize=8)
def topics(w: Words) -> list[Topic]:
    return [
        topic(
            w, text("legend-goods"),
            (text("legend-coin"), "coin", "coins"),
            (text("legend-worker"), "worker", "workers"),
            (text("legend-priest"), "priest", "priests"),
            (text("legend-power"), "power", "power"),
            (text("legend-spade"), "spade", "spades"),
            (text("legend-ship"), "ship", "shipping"),
            (text("legend-bridge"), "bridge", "bridge"),
            (text("legend-vp"), "vp", ""),
        ),
        topic(
            w, text("legend-buildings"),
            (text("legend-dwelling"), STRUCTURES[D], "building-D"),
            (text("legend-trading"), STRUCTURES[TP], "building-TP"),
            (text("legend-temple"), STRUCTURES[TE], "building-TE"),
            (text("legend-stronghold"), STRUCTURES[SH], "building-SH"),
            (text("legend-sanctuary"), STRUCTURES[SA], "building-SA"),
        ),
        topic(
            w, text("legend-cults"),
            (text("legend-fire-water"), "fire+water", "cult-fire"),
            (text("legend-earth-air"), "earth+air", "cult-earth"),
            (text("legend-any-cult"), "cult", "final-cults"),
        ),
        topic(
            w, text("legend-tiles"),
            (text("legend-favor"), "favor", "favors"),
            (text("legend-town"), "town", ""),
            (text("legend-key-sign"), "key", "keys"),
            (text("legend-special"), "special", ""),
            (text("legend-leech"), "leech", ""),
            (text("legend-network"), "network", "final-area"),
            (text("legend-convert"), "convert", ""),
        ),
    ]  # fmt: skip
