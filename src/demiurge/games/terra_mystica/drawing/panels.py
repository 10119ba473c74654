"""What lies around the map: the rounds, and the strip with all that can still be had."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica.box import BonusCard, FavorTile, PowerAction, ScoringTile, TownTile
from demiurge.games.terra_mystica.drawing import parts, tiles
from demiurge.games.terra_mystica.state import ROUNDS, Mystica
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon, icon_at
from demiurge.kit.scene import SPECTATOR

OCTAGON: Final = "-15.5,-24 15.5,-24 24,-15.5 24,15.5 15.5,24 -15.5,24 -24,15.5 -24,-15.5"
FEW_CARDS: Final = 3
FEW_TOWNS: Final = 5


# ---- the rounds
def header(w: Words, view: Mystica) -> str:
    """Six rounds; the running one is the only dark block of the page."""
    found = "" if view.round else now(w("label-setup"), f"{rule()}{esc(w.say(setup_words(view)))}")
    found += "".join(rounds(w, view)) if view.scoring else ""
    if view.over():
        found += now(w("label-end"))
    return f'<div class="tm-rounds">{found}{final_hint(w, view)}</div>'


def now(title: str, more: str = "") -> str:
    return f'<span class="tm-round tm-now"><b>{esc(title)}</b>{more}</span>'


def rule() -> str:
    return '<span class="tm-sep"></span>'


def setup_words(view: Mystica) -> Text:
    """What is being set up now."""
    if any(p.faction < 0 for p in view.players):
        return text("label-setup-factions")
    if any(not p.at[0] for p in view.players):
        return text("label-setup-dwellings")
    return text("label-setup-cards")


def rounds(w: Words, view: Mystica) -> list[str]:
    box, running = view.game.box, ROUNDS + 1 if view.over() else view.round
    return [round_tile(w, box.scoring_tiles[tile], n, running) for n, tile in enumerate(view.scoring, 1)]


@lru_cache(maxsize=1024)
def round_tile(w: Words, tile: ScoringTile, number: int, running: int) -> str:
    """`running`: the round that is played now."""
    points, tip = tiles.scoring_points(tile), f'data-tip="score-{esc(tile.name)}"'
    if number != running:
        done = " tm-done" if number < running else ""
        coming = running < number < ROUNDS
        more = f'<span class="tm-more">{tiles.reward(w, tile)}</span>' if coming else ""  # where there is room
        return f'<span class="tm-round{done}" {tip}>{number} {tiles.scoring_icons(tile)} +{points}{more}</span>'
    after = tiles.reward(w, tile) if number < ROUNDS else f"<span>{esc(w('label-final'))}</span>"
    title = esc(w("label-round", n=number))
    return (
        f'<span class="tm-round tm-now" id="round-now" {tip}><b>{title}</b>{rule()}{tiles.scoring_icons(tile, 20)}'
        f'<span class="tm-what">{tiles.scoring_words(w, tile)}</span><b>+{points}</b>{icon("vp", 16)}'
        f"{rule()}{after}</span>"
    )


def final_hint(w: Words, view: Mystica) -> str:
    """What the final scoring is about: network and cults, perhaps one thing more."""
    extra = ""
    if view.final_tile >= 0:
        name = view.game.box.final_tiles[view.final_tile]
        extra = f'<span data-tip="final-{esc(name)}">{esc(w.say(parts.final_name(name), "short"))}</span>'
    network, cults = ranked(view.game.box.area_points), ranked(view.game.box.cult_points)
    return (
        f'<span class="tm-round tm-final"><span data-tip="final-area">{icon("network", 14)}{network}</span>'
        f'<span data-tip="final-cults">{icon("cult", 14)}{cults}</span>{extra}</span>'
    )


def ranked(points: Sequence[int]) -> str:
    """What the first gets, and the others where there is room."""
    others = "".join(f" / {n}" for n in points[1:] if n)
    return f'{points[0]}<span class="tm-more">{others}</span>'


def brief(w: Words, view: Mystica) -> str:
    """The round in a few signs, for a phone."""
    if not view.round:
        return f'<span class="tm-brief"><b>{esc(w("label-setup"))}</b></span>'
    tile = view.game.box.scoring_tiles[view.scoring[view.round - 1]]
    return (
        f'<span class="tm-brief" data-tip="score-{esc(tile.name)}"><b>{view.round}</b>'
        f'<span class="tm-of">{esc(w("label-rounds", n=ROUNDS))}</span>'
        f"{tiles.scoring_icons(tile, 18)}<b>+{tiles.scoring_points(tile)}</b>{icon('vp', 14)}</span>"
    )


# ---- the strip
def strip(w: Words, view: Mystica, seat: int) -> str:
    """Power actions, bonus cards, town tiles, and the favor tiles folded away until somebody looks or must take one."""
    actions = "".join(
        power_space(w, action, bool(view.spaces >> action.index & 1)) for action in view.game.box.power_actions
    )
    cards = "".join([bonus_card(w, view.game.box.bonus_cards[n], view.card_coins[n]) for n in bits(view.cards)])
    kinds = [tile for tile in view.game.box.town_tiles if tile.copies and view.game.has(tile.option)]
    towns = "".join(town_tile(w, tile, view.towns_left[tile.index]) for tile in kinds)
    look = "tm-strip"
    if view.cards.bit_count() > FEW_CARDS:
        look += " tm-many"  # in setup they need a second line
    elif len(kinds) > FEW_TOWNS:
        look += " tm-tight"  # the titles make room
    return (
        f'<div class="{look}"><div><h2>{esc(w("label-powers"))}</h2>{actions}</div>'
        f'<div class="tm-cards"><h2>{esc(w("label-cards"))}</h2>{cards}</div>'
        f"<div><h2>{esc(w('label-towns'))}</h2>{towns}</div>{favors(w, view, seat)}</div>"
    )


@lru_cache(maxsize=1024)
def power_space(w: Words, action: PowerAction, taken: bool) -> str:
    """An octagon: what it buys above, its price below; crossed when it is taken."""
    name, n = tiles.power_gain(action)
    amount = f'<text class="tm-n" x="11" y="0">{n}</text>' if n > 1 else ""
    note = esc(w("about-taken") if taken else w("about-free"))
    cross = '<path class="tm-cross" d="M-14,-14 14,14M14,-14 -14,14"/>' if taken else ""
    return (
        f'<span class="tm-space place{" tm-taken" if taken else ""}" id="power-{esc(action.name)}" '
        f'data-tip="power-{esc(action.name)}" data-note="{note}"><svg viewBox="-26 -26 52 52" aria-hidden="true">'
        f'<g class="tm-face"><polygon points="{OCTAGON}"/>{icon_at(name, -5 if n > 1 else 0, -5, 22)}{amount}'
        f'<text class="tm-cost" x="-1" y="19">{action.power}</text>{icon_at("power", 6.5, 14.5, 11)}</g>'
        f"{cross}</svg></span>"
    )


@lru_cache(maxsize=1024)
def bonus_card(w: Words, card: BonusCard, coins: int) -> str:
    """`coins`: those that lie on it."""
    note = f' data-note="{esc(w("about-coins", n=coins))}"' if coins else ""
    return (
        f'<span class="tm-card place" id="bonus-{esc(card.name)}" data-tip="bonus-{esc(card.name)}"{note}>'
        f"{tiles.bonus_income(card)}{tiles.bonus_effect(card)}{tiles.lying(coins)}</span>"
    )


@lru_cache(maxsize=1024)
def town_tile(w: Words, tile: TownTile, left: int) -> str:
    gone = "" if left else " tm-gone"
    count = f'<span class="tm-left">{left}</span>' if left > 1 else ""
    gain = tiles.town_gain(tile, 12)
    return (
        f'<span class="tm-towntile place{gone}" id="town-{esc(tile.name)}" data-tip="town-{esc(tile.name)}"'
        f' data-note="{esc(w("about-left", n=left))}">'
        f"<span><b>{tile.vp}</b>{icon('vp', 11)}</span><span>{gain or icon('key', 12)}</span>{count}</span>"
    )


def favors(w: Words, view: Mystica, seat: int) -> str:
    """All favor tiles behind one button; open while the seat that looks must take one."""
    due = seat != SPECTATOR and view.players[seat].favors_due > 0
    left = sum(view.favors_left)
    mine = view.players[seat].favors if seat != SPECTATOR else 0
    inside = "".join(
        favor_tile(w, tile, view.favors_left[number], bool(mine >> number & 1))
        for number, tile in enumerate(view.game.box.favor_tiles)
    )
    return (
        f'<div class="tm-favors{" tm-due" if due else ""}" tabindex="0" data-tip="favors">'
        f'<h2 class="tm-folded">{esc(w("label-favors"))}</h2>'
        f'<span class="tm-stack">{icon("favor", 20)}<b>{left}</b></span><div class="tm-display">{inside}</div></div>'
    )


@lru_cache(maxsize=1024)
def favor_tile(w: Words, tile: FavorTile, left: int, mine: bool) -> str:
    gone = "" if left and not mine else " tm-gone"
    note = esc(w("about-yours") if mine else w("about-left", n=left))
    count = f'<span class="tm-left">{left}</span>' if tile.copies > 1 else ""
    return (
        f'<span class="tm-favortile place{gone}" id="favor-{esc(tile.name)}" data-tip="favor-{esc(tile.name)}"'
        f' data-note="{note}">'
        f"<span>{tiles.steps(tile.steps, 14)}</span><span>{tiles.favor_effect(tile)}</span>{count}</span>"
    )
