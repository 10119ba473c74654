"""A tiny game for tests, laid out as a game's package is."""
