"""Environments for those who train agents."""
