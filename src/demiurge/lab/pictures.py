"""A component as it lies on the table, as a picture that needs nothing else: for what was changed."""

from __future__ import annotations

from base64 import b64encode

from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.still import still
from demiurge.lab.components import Label
from demiurge.lab.playing import Board
from demiurge.table.seen.styles import whole_style


def pictures(board: Board, id: str) -> Label:
    """By language, as SVG; nothing where the game draws it nowhere by itself, or in words."""
    file, _, name = id.partition("/")
    found: Label = {}
    for language in languages_of(board.game):
        drawing = drawing_of(board.game, language)
        if isinstance(drawing, Painting):
            shown = drawing.component(board.game, file, name)
            if shown is not None and shown.picture.startswith("<svg"):
                found[language] = still(shown.picture, whole_style(board.game.name), "light", drawing.ICONS)
    return found


def address(svg: str) -> str:
    """A picture within a page: what is in it cannot run, whoever made it."""
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
