"""The kernel: what a game of Demiurge stands on. It knows no game."""
