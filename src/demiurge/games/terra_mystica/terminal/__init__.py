"""Terra Mystica in the terminal: the picture of a position, and the phrases beside its answers."""

from demiurge.games.terra_mystica.terminal.phrases import GROUPS, default, describe, figures, group, rank
from demiurge.games.terra_mystica.terminal.picture import draw, name, style

__all__ = ["GROUPS", "default", "describe", "draw", "figures", "group", "name", "rank", "style"]
