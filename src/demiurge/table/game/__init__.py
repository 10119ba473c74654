"""The games: every change of one comes through here, and what bots and people may do at a table."""
