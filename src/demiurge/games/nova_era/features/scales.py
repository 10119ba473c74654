"""What is much of a thing: a number is about 1 there."""

from __future__ import annotations

from typing import Final

POINTS: Final = 40.0
FEW: Final = 3.0
SOME: Final = 5.0
MANY: Final = 10.0
LOTS: Final = 30.0
