"""Demiurge: a table for heavy civilization games, for people, bots and designers."""

from demiurge import builds

__version__ = "0.1.0"

builds.select()
