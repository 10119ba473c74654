"""The crests of the civs, at the corners of the sea beside their fortresses: the mark, the garrison (which fights), and
the buildings that are left to the civ."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import layout, parts, pieces
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc

WIDE: Final = 136
HIGH: Final = 50
_PAD: Final = 4  # to the edges of the picture
_BAND: Final = f"M9,0 H{WIDE - 9} a9,9 0 0 1 9,9 V23 H0 V9 a9,9 0 0 1 9,-9 Z"
_STOCK: Final = (v.HOUSE, v.FACTORY, v.BARRACK, v.PYRAMID)
_LETTERS: Final = 7.5  # as many have room in a name


def draw(w: Words, view: Theocracy) -> str:
    return "".join([
        _crest(w, civ, view.fortress(civ), view.garrison[civ], tuple([view.left(civ, kind) for kind in _STOCK]))
        for civ in range(v.PLAYERS)
    ])  # fmt: skip


@lru_cache(maxsize=1024)
def _crest(w: Words, civ: int, fortress: int, garrison: int, left: tuple[int, ...]) -> str:
    fx, fy = layout.MIDDLE[fortress]
    x = _PAD if fx < layout.WIDTH / 2 else layout.WIDTH - _PAD - WIDE
    y = _PAD if fy < layout.HEIGHT / 2 else layout.HEIGHT - _PAD - HIGH
    note = esc(w("label-crest", civ=parts.CIV[civ], n=garrison, stock=tuple(map(parts.stock, _STOCK, left))))
    return (
        f'<g class="crest civ-c{civ}" data-tip="garrison" data-note="{note}" transform="translate({x} {y})">'
        f'<rect class="crest-ground" width="{WIDE}" height="{HIGH}" rx="9"/><path class="crest-band" d="{_BAND}"/>'
        f'<g class="crest-mark" transform="translate(13.5 11.8) scale(1.2)">{pieces.MARKS[civ]}</g>'
        f"{_name(w.say(parts.CIV[civ]))}{_garrison(garrison)}{_stock(left)}</g>"
    )


def _name(name: str) -> str:
    """Names of other languages may be long: they get smaller."""
    return (
        f'<text class="crest-name" x="25" y="16" font-size="{12 * min(1, _LETTERS / len(name)):.1f}">{esc(name)}</text>'
    )


def _garrison(warriors: int) -> str:
    shield = pieces.shield(WIDE - 29, 11.8, 0.92, "crest-shield")
    return f'{shield}<text class="crest-figure" x="{WIDE - 10}" y="16.4">{warriors}</text>'


def _stock(left: tuple[int, ...]) -> str:
    found = ""
    for number, (kind, n) in enumerate(zip(_STOCK, left, strict=True)):
        x = 15 + number * 32
        piece = pieces.silhouette_at(kind, x, 37.4, 0.46)
        count = f'<text class="crest-count" x="{x + 14.5:.1f}" y="41.4">{n}</text>'
        found += f'<g class="crest-left{"" if n else " crest-none"}">{piece}{count}</g>'
    return found
