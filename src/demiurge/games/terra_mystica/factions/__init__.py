"""The factions: `faction.py` what they have in common, the other modules what is odd about one."""
