"""Everything about one seat, large: how its score comes about, its cards, tokens, tiles and buildings."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import hand, parts, pieces, signs, temples
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon

HEADS: Final = (
    text("label-civ"), text("label-space"), text("label-multiplier-head"), text("label-page-head"),
    text("label-points"),
)  # fmt: skip


def draw(w: Words, view: Theocracy, seat: int, of: int) -> str:
    """Its cards only for itself."""
    return (
        f'<div class="th-detail">{track(w, view, of)}'
        f'<div class="th-columns">{score(w, view, of)}{belongings(w, view, of)}</div>{cards(w, view, seat, of)}</div>'
    )


def track(w: Words, view: Theocracy, of: int) -> str:
    """The seat's own temple track once more, without what makes it a place."""
    wide = temples.width(view)
    return (
        f'<svg class="th-temples" viewBox="0 {temples.top(of) - 3:.0f} {wide:.0f} {temples.TRACK:.0f}">'
        f"{temples.track(w, temples.temple(view, of), False)}</svg>"
    )


# ---- the score
def score(w: Words, view: Theocracy, of: int) -> str:
    """Line by line, as at the end of the game."""
    rows = "".join(f"<th>{esc(w.say(head))}</th>" for head in HEADS)
    rows = f"<tr>{rows}</tr>{''.join(civ_line(w, view, of, civ) for civ in range(v.PLAYERS))}"
    times = view.starting_score(of)
    rows += line(icon("cosmo", 17), w("label-cosmo-row"), str(view.cosmo[of]), times_of(w, times), "", str(times))
    rows += line(icon("malus", 17), w("label-malus-row"), str(view.malus[of]), "", "", minus(view.malus[of]))
    total = f'<tr class="th-total"><td colspan="4">{esc(w("label-total"))}</td><td>{view.score(of)}</td></tr>'
    return (
        f'<div><table class="th-score">{rows}{total}</table><p class="th-quiet">{esc(w("label-score-now"))}</p></div>'
    )


def times_of(w: Words, n: int) -> str:
    return w("label-multiplier", n=n)


def minus(n: int) -> str:
    return f"−{n}" if n else "0"


def line(sign: str, name: str, space: str, times: str, page: str, points: str, look: str = "") -> str:
    said = "".join(f"<td>{esc(text)}</td>" for text in (space, times, page, points))
    return f'<tr{look}><td><span class="th-name">{sign}{esc(name)}</span></td>{said}</tr>'


def civ_line(w: Words, view: Theocracy, of: int, civ: int) -> str:
    space = view.priest(of, civ)
    gone = ' class="th-struck"' if temples.left_out(view, of) == civ else ""
    times = times_of(w, view.multiplier(space))
    where = str(space) if space >= 0 else w("label-start-space")
    worth = str(view.priest_score(of, civ))
    return line(pieces.civ_badge(civ), w.say(parts.CIV[civ]), where, times, str(view.page[civ]), worth, gone)


# ---- what it has
def belongings(w: Words, view: Theocracy, of: int) -> str:
    held = w("label-tiles", starting=view.starting[of], extra=view.extra[of])
    return (
        f'<div class="th-owned"><h2>{esc(w("label-buildings"))}</h2>{buildings(w, view, of)}'
        f"<h2>{esc(w('label-tiles-head'))}</h2><p>{esc(held)}</p>{tokens(w, view, of)}</div>"
    )


def buildings(w: Words, view: Theocracy, of: int) -> str:
    """By civ, what stands on the seat's hexes: it brings crystals, warriors, worship, compensation."""
    found = ""
    for civ in range(v.PLAYERS):
        inside = ""
        for kind in range(v.HOUSE, v.PYRAMID + 1):
            n = (view.built(civ, kind) & view.own(of)).bit_count()
            inside += f'<span class="th-left">{icon(v.BUILDINGS[kind], 17)}{n}</span>' if n else ""
        if inside:
            found += f'<div class="th-name">{pieces.civ_badge(civ)}{inside}</div>'
    return found or f'<p class="th-quiet">{esc(w("label-no-buildings"))}</p>'


def tokens(w: Words, view: Theocracy, of: int) -> str:
    taken = list(view.face_down[of]) + ([view.face_up[of]] if view.face_up[of] != v.NONE else [])
    if not taken:
        return ""
    kinds = view.game.box.tokens
    found = "".join(
        f'<span class="th-token" data-tip="token-{v.TOKENS[kind]}">{signs.of_token(kinds[kind])}</span>'
        for kind in taken
    )
    return f'<h2>{esc(w("label-tokens-taken"))}</h2><div class="th-tokens"><div>{found}</div></div>'


def cards(w: Words, view: Theocracy, seat: int, of: int) -> str:
    held = view.hands[of]
    if seat != of or not held or v.UNKNOWN in held:
        return f'<p class="th-quiet">{esc(w("label-hand", n=len(held)))}</p>'
    found = "".join(hand.card_in_hand(w, view, of, card, False) for card in sorted(set(held)))
    return f'<h2>{esc(w("panel-hand"))}</h2><div class="th-cards th-all">{found}</div>'
