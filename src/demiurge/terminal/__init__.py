"""The terminal: a game against bots, drawn and told in text. It knows no game; each brings its own `terminal` and
`words`, and one that brings nothing is still played, in plain text."""

from demiurge.terminal.opening import any_seed, play, saved

__all__ = ["any_seed", "play", "saved"]
