"""Theocratia for 2 to 4 players, final and early edition: the modules follow the chapters of `rules.md`."""
