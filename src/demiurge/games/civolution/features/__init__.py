"""A position of Civolution as numbers, for who learns the game: every civ's standing as everybody sees it, then what
only the seat itself has in hand and in mind, then the table. V.I.C.I of the solo game is a civ like the others.

Hands, drawn cards and marker cards of others are never read, of their cards only the backs (CV-39.1, CV-R52); and of
the face-down stacks nothing at all, since a View has the hidden hands in them."""

from demiurge.games.civolution.features.writing import FEATURES

__all__ = ["FEATURES"]
