"""The table: a server whose pages people play on. It knows no game; it shows what a game's drawing gives it."""
