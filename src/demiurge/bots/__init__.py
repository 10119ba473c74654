"""Bots: `random`, `greedy` and `search` play any game through the kernel's interface."""

from demiurge.bots.base import BadBot, Bot, evaluation_of
from demiurge.bots.named import NAMES, check_spec, make_bot

__all__ = ["BadBot", "Bot", "NAMES", "check_spec", "evaluation_of", "make_bot"]
