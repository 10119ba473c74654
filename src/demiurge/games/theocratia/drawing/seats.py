"""How a seat looks: its tracks, priests, cards, pyramids and tiles."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import dice, parts, pieces, temples
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import amount, figure, part
from demiurge.kit.scene import Seat


def seat(w: Words, view: Theocracy, number: int) -> Seat:
    colour = view.colour[number]
    return Seat(
        title=w.say(parts.PLAYER[colour]),
        colour=f"th-{v.COLOURS[colour]}",
        emblem=pieces.seat_badge(colour),
        score=view.score(number),
        sub=sub(w, view, number),
        body=body(w, view, number),
    )


def order(view: Theocracy) -> list[int]:
    """As they take their turns."""
    return view.seats_from(view.first)


def space_text(space: int) -> str:
    """Where a priest stands; a dash for the start space."""
    return "–" if space == v.START else str(space)


# ---- beside the name
def sub(w: Words, view: Theocracy, number: int) -> str:
    """Who is first, who will be, and who holds the end-round card."""
    player, found = parts.PLAYER[view.colour[number]], ""
    if view.first == number:
        note = esc(w("label-is-first", player=player))
        found += f'<i class="th-first" data-tip="first-player" data-note="{note}">{icon("lead", 16)}</i>'
    if view.token == number:
        note = esc(w("label-is-next", player=player))
        found += f'<i class="th-first" data-tip="next-first" data-note="{note}">{icon("lead-next", 16)}</i>'
    if view.end_card == number and view.end_die != v.NONE:
        note = esc(w("label-has-end-card", player=player, civ=parts.CIV[view.end_die]))
        found += f'<i class="th-holds" data-tip="end-round" data-note="{note}">{dice.die_icon(view.end_die, 0, 18)}</i>'
    return found


# ---- the body
def body(w: Words, view: Theocracy, number: int) -> str:
    built = pyramids(w, view.pyramids[number], view.game.edition.pyramid_limit[view.seats])
    return (
        f'<div class="th-seat">{means(w, view, number)}{worship(w, view, number)}'
        f'<div class="th-foot">{built}{tiles(w, view.starting[number], view.extra[number])}</div></div>'
    )


def means(w: Words, view: Theocracy, number: int) -> str:
    """Cosmo, malus and cards: the figures that matter in every turn."""
    most, held = view.game.numbers.cosmo_max, len(view.hands[number])
    return _means(w, view.colour[number], view.cosmo[number], most, view.malus[number], held)


@lru_cache(maxsize=1024)
def _means(w: Words, colour: int, cosmo: int, most: int, malus: int, held: int) -> str:
    player, found = parts.PLAYER[colour], ""
    for name, n, sign, note in (
        ("cosmo", cosmo, "cosmo", w("label-cosmo", player=player, n=cosmo, most=most)),
        ("malus", malus, "malus", w("label-malus", player=player, n=malus)),
        ("cards", held, "card", w("label-hand", n=held)),
    ):
        zero = "" if n else " th-zero"
        found += amount(sign, n, name, name=name, note=note, look=f"th-{name}-n{zero}", harm=name == "malus")
    return f'<div class="th-res">{found}</div>'


def worship(w: Words, view: Theocracy, number: int) -> str:
    """The priests of the four civs, each with what it is worth; the one that does not count is struck."""
    lost, found = temples.left_out(view, number), ""
    for civ in range(v.PLAYERS):
        space = view.priest(number, civ)
        worth = view.priest_score(number, civ)
        found += _priest(w, civ, space, view.multiplier(space), view.page[civ], worth, lost == civ)
    return f'<div class="th-priests">{found}</div>'


@lru_cache(maxsize=1024)
def _priest(w: Words, civ: int, space: int, times: int, page: int, worth: int, lost: bool) -> str:
    note = w("label-worship", civ=parts.CIV[civ], space=space, times=times, page=page, n=worth)
    look = (" th-zero" if space == v.START else "") + (" th-far" if lost else "")
    inside = f"{icon(f'worship-{civ}', 17)}{figure(f'worship-{civ}', space_text(space))}<small>{worth}</small>"
    return part(inside, "worship", note, f"th-pr{look}")


@lru_cache(maxsize=1024)
def pyramids(w: Words, n: int, most: int) -> str:
    inside, zero = icon("pyramid", 16) + esc(w("label-pyramids", n=n, most=most)), "" if n else " th-zero"
    return part(inside, "pyramids", w("label-pyramids-built", n=n, most=most), f"th-tag{zero}")


@lru_cache(maxsize=1024)
def tiles(w: Words, starting: int, extra: int) -> str:
    """Conversion tiles in hand: the starting one is marked, the others are plain hexagons."""
    note = w("label-tiles", starting=starting, extra=extra)
    drawn = icon("tile-start", 15) * starting + icon("tile", 15) * extra or icon("tile-none", 15)
    zero = "" if starting + extra else " th-zero"
    return part(f"{drawn}{figure('tiles', starting + extra)}", "tiles", note, f"th-tag{zero}")
