"""A position as numbers, for those who learn the game: each player's track, hexes and prospects, then the civs, the
dice, the cards and the running turn.

Hidden are only hands and deck (TH-2.13), so of others' cards nothing is told but how many they are. What is somebody's
stands with that player, seen from the seat; what nobody owns stands with its civ."""

from demiurge.games.theocratia.features.writing import FEATURES

__all__ = ["FEATURES"]
