"""What story.py calls a chip."""

from demiurge.games.terra_mystica.drawing.parts import chip as counted

__all__ = ["counted"]
