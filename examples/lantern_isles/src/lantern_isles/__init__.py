"""Lantern Isles: keepers light a small sea. Read rules.md, then the modules in the order of its chapters."""
