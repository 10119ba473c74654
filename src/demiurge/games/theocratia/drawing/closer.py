"""Everything about one seat, large: how its score comes about, its cards, tokens, tiles and buildings."""

from __future__ import annotations

from demiurge.games.theocratia import scoring
from demiurge.games.theocratia.box import BUILDINGS, HOUSE, KINDS, PLAYERS, PYRAMID, TOKENS
from demiurge.games.theocratia.drawing import hand, temples
from demiurge.games.theocratia.drawing.pieces import civ_badge
from demiurge.games.theocratia.state import NONE, UNKNOWN, Theocracy
from demiurge.games.theocratia.words import Words
from demiurge.kit.markup import esc, icon


def draw(w: Words, view: Theocracy, seat: int, of: int) -> str:
    return (
        f'<div class="th-detail">{track(w, view, of)}'
        f'<div class="th-columns">{score(w, view, of)}{belongings(w, view, of)}</div>{cards(w, view, seat, of)}</div>'
    )


def track(w: Words, view: Theocracy, of: int) -> str:
    """The seat's own temple track once more, without what makes it a place."""
    wide = temples.width(view)
    return (
        f'<svg class="th-temples" viewBox="0 {temples.top(of) - 3:.0f} {wide:.0f} {temples.TRACK:.0f}">'
        f"{temples.track(w, view, of, False)}</svg>"
    )


# ---- the score
def score(w: Words, view: Theocracy, of: int) -> str:
    """Line by line, as at the end of the game."""
    say = w.labels
    heads = (say.civ_head, say.space_head, say.multiplier_head, say.page_head, say.points_head)
    rows = "".join(f"<th>{esc(head)}</th>" for head in heads)
    rows = f"<tr>{rows}</tr>{''.join(civ_line(w, view, of, civ) for civ in range(PLAYERS))}"
    times = scoring.starting_score(view, of)
    rows += line(icon("cosmo", 17), say.cosmo_row, str(view.cosmo[of]), say.multiplier(times), "", str(times))
    rows += line(icon("malus", 17), say.malus_row, str(view.malus[of]), "", "", minus(view.malus[of]))
    total = f'<tr class="th-total"><td colspan="4">{esc(say.total_row)}</td><td>{scoring.score(view, of)}</td></tr>'
    return f'<div><table class="th-score">{rows}{total}</table><p class="th-quiet">{esc(say.score_now)}</p></div>'


def minus(n: int) -> str:
    return f"−{n}" if n else "0"


def line(sign: str, name: str, space: str, times: str, page: str, points: str, look: str = "") -> str:
    said = "".join(f"<td>{esc(text)}</td>" for text in (space, times, page, points))
    return f'<tr{look}><td><span class="th-name">{sign}{esc(name)}</span></td>{said}</tr>'


def civ_line(w: Words, view: Theocracy, of: int, civ: int) -> str:
    space = view.priest(of, civ)
    gone = ' class="th-struck"' if left_out(view, of) == civ else ""
    times = w.labels.multiplier(scoring.multiplier(view, space))
    where = str(space) if space >= 0 else w.labels.start_space
    worth = str(scoring.priest_score(view, of, civ))
    return line(civ_badge(civ, "th-mark"), w.parts.CIV_NAMES[civ], where, times, str(view.page[civ]), worth, gone)


def left_out(view: Theocracy, of: int) -> int:
    """The civ whose priest does not count: the one that was dropped, or the least valuable of the farthest."""
    if view.dropped[of] != NONE:
        return view.dropped[of]
    return min(scoring.farthest(view, of), key=lambda civ: scoring.priest_score(view, of, civ))


# ---- what it has
def belongings(w: Words, view: Theocracy, of: int) -> str:
    return (
        f'<div class="th-owned"><h2>{esc(w.labels.buildings_head)}</h2>{buildings(w, view, of)}'
        f"<h2>{esc(w.labels.tiles_head)}</h2><p>{esc(w.labels.tiles(view.starting[of], view.extra[of]))}</p>"
        f"{tokens(w, view, of)}</div>"
    )


def buildings(w: Words, view: Theocracy, of: int) -> str:
    """By civ, what stands on the seat's hexes: it brings crystals, warriors, worship, compensation."""
    found = ""
    for civ in range(PLAYERS):
        inside = ""
        for kind in range(HOUSE, PYRAMID + 1):
            n = (view.at[civ * KINDS + kind] & view.own(of)).bit_count()
            inside += f'<span class="th-left">{icon(BUILDINGS[kind], 17)}{n}</span>' if n else ""
        if inside:
            found += f'<div class="th-name">{civ_badge(civ, "th-mark")}{inside}</div>'
    return found or f'<p class="th-quiet">{esc(w.labels.no_buildings)}</p>'


def tokens(w: Words, view: Theocracy, of: int) -> str:
    taken = list(view.face_down[of]) + ([view.face_up[of]] if view.face_up[of] != NONE else [])
    if not taken:
        return ""
    kinds = view.game.box.tokens
    found = "".join(
        f'<span class="th-token" data-tip="token-{TOKENS[kind]}">{hand.token(kinds[kind])}</span>' for kind in taken
    )
    return f'<h2>{esc(w.labels.tokens_head)}</h2><div class="th-tokens"><div>{found}</div></div>'


def cards(w: Words, view: Theocracy, seat: int, of: int) -> str:
    held = view.hands[of]
    if seat != of or not held or UNKNOWN in held:
        return f'<p class="th-quiet">{esc(w.labels.hand(len(held)))}</p>'
    found = "".join(hand.card_in_hand(w, view, of, card, False) for card in sorted(set(held)))
    return f'<h2>{esc(w.labels.hand_title)}</h2><div class="th-cards th-all">{found}</div>'
