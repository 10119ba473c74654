"""Terra Mystica in the terminal: the picture of a position."""

from demiurge.games.terra_mystica.terminal.picture import default, draw, speaking, style

__all__ = ["default", "draw", "speaking", "style"]
