"""Amber Shore: out at low tide, and home before the sea. Read rules.md, then docs/a-game-from-nothing.md."""
