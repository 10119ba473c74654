"""Terra Mystica for 2 to 5 players: the modules follow the chapters of `rules.md`."""
