"""The legend: the signs of the game, and the action table: what each number does, which dice lie there, and what the
rows of the civs take next."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import icons, parts, pieces
from demiurge.games.theocratia.drawing.dice import die_icon
from demiurge.games.theocratia.state import Theocracy, die_colour, die_face
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.legend import Legend, Picture, Topic, topic
from demiurge.kit.markup import esc, icon


def legend(w: Words, view: Theocracy, seat: int) -> Legend:
    lying = [tuple(view.table[face * v.PLAYERS : (face + 1) * v.PLAYERS]) for face in range(v.FACES)]
    faces = "".join(number(w, face, by_colour) for face, by_colour in enumerate(lying, 1))
    n = view.game.numbers
    gains = tuple(zip(n.row_cosmo, n.row_worship, strict=True))
    rows = "".join(
        row(w, civ, tuple(view.rows[civ * v.CELLS : (civ + 1) * v.CELLS]), gains) for civ in range(v.PLAYERS)
    )
    below = f"<h3>{esc(w('legend-rows'))}</h3><p>{esc(w('legend-rows-text'))}</p>"
    body = f'<div class="th-numbers">{faces}</div>{below}<div class="th-civs">{rows}</div>'
    return Legend(topics(w), Picture(w("legend-actions"), w("legend-actions-text"), body))


# ---- the action table
@lru_cache(maxsize=1024)
def number(w: Words, face: int, lying: tuple[int, ...]) -> str:
    """`lying`: how many dice of each colour show it."""
    dice = "".join(die_icon(colour, face, 22) * n for colour, n in enumerate(lying))
    none = f'<span class="faint">{esc(w("legend-no-dice"))}</span>'
    return (
        f'<div class="th-face"><b class="th-no">{face}</b>{icon(icons.ACTION_ICONS[face], 22)}'
        f"<span><b>{esc(w.say(parts.ACTION[face]))}</b><small>{esc(w(f'legend-face-{face}'))}</small></span>"
        f'<span class="th-lie">{dice or none}</span></div>'
    )


@lru_cache(maxsize=1024)
def row(w: Words, civ: int, cells: tuple[int, ...], gains: tuple[tuple[int, int], ...]) -> str:
    """A civ's dice, what its next cell gives for its own colour, and the number that cannot come next."""
    dice = "".join(die_icon(die_colour(code), die_face(code), 22) for code in cells if code)
    free = sum(1 for code in cells if not code)
    if free:
        cosmo, worship = gains[len(cells) - free]
        signs = ((cosmo, "cosmo"), (worship, f"worship-{civ}"))
        match = "".join(f'<span class="glue">+{n}{icon(name, 15)}</span>' for n, name in signs if n)
        last = [code for code in cells if code][-1:]
        barred = f"<small>{esc(w('legend-row-barred', face=die_face(last[0])))}</small>" if last else ""
    else:
        match, barred = "", f"<small>{esc(w('legend-row-full'))}</small>"
    name = f"{pieces.civ_badge(civ)}<b>{esc(w.say(parts.CIV[civ]))}</b>"
    return f'<div class="th-of-civ civ-c{civ}"><span>{name}</span><span>{dice}</span><span>{match}{barred}</span></div>'


# ---- the signs
@lru_cache(maxsize=8)
def topics(w: Words) -> list[Topic]:
    return [
        topic(
            w, text("legend-goods"),
            (text("legend-cosmo"), "cosmo", "cosmo"),
            (text("legend-worship"), "worship", "worship"),
            (text("legend-crystal"), "crystal-red", "crystals"),
            (text("legend-warrior"), "warrior", "garrison"),
            (text("legend-malus"), "malus", "malus"),
            (text("legend-card"), "card", "cards"),
            (text("legend-vp"), "vp", ""),
        ),
        topic(
            w, text("legend-tiles"),
            (text("legend-tile"), "tile", "tiles"),
            (text("legend-convert"), "convert", "tile-mark"),
            (text("legend-token"), "token", ""),
            (text("legend-chronicle"), "chronicle", "chronicle"),
        ),
        topic(
            w, text("legend-buildings"),
            (text("legend-house"), "house", "house"),
            (text("legend-factory"), "factory", "factory"),
            (text("legend-barrack"), "barrack", "barrack"),
            (text("legend-pyramid"), "pyramid", "pyramid"),
            (text("legend-fortress"), "fortress", "fortress"),
            (text("legend-monster"), "monster", "monster"),
        ),
        topic(
            w, text("legend-deeds"),
            (text("legend-lead"), "lead", "face-1"),
            (text("legend-lead-next"), "lead-next", "next-first"),
            (text("legend-war"), "war", "face-2"),
            (text("legend-divine"), "divine", "face-6"),
            (text("legend-holiday"), "holiday", "holiday"),
            (text("legend-turn"), "turn", "cosmo"),
        ),
    ]  # fmt: skip
