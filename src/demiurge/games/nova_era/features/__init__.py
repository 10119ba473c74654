"""A position of Nova Era as numbers, for those who learn the game by playing it.

A block for each player, the seat itself first, of what everybody may know of a civilization; then what only the seat
knows or is asked to compare: its cards one by one, those that it could get; then the table. A number is about 1 where
there is much of what it counts."""

from demiurge.games.nova_era.features.writing import FEATURES

__all__ = ["FEATURES"]
