"""English. Texts are written in it everywhere; here are only those that have another form for one of a thing."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str | tuple[str, ...]]] = {
    "You and {n} medium bots": ("You and {n} medium bot", "You and {n} medium bots"),
    "{n} finer points; the usual ones are chosen": (
        "{n} finer point; the usual one is chosen", "{n} finer points; the usual ones are chosen",
    ),
    "{n} options": ("{n} option", "{n} options"),
    "{n} players": ("{n} player", "{n} players"),
    "You have {n} unfinished games from today: finish one before you start another.": (
        "You have {n} unfinished game from today: finish it before you start another.",
        "You have {n} unfinished games from today: finish one before you start another.",
    ),
    "Your address has {n} unfinished games from today: finish one before you start another.": (
        "Your address has {n} unfinished game from today: finish it before you start another.",
        "Your address has {n} unfinished games from today: finish one before you start another.",
    ),
    "{n} seats to give away": ("{n} seat to give away", "{n} seats to give away"),
}  # fmt: skip


def form(n: int) -> int:
    return 0 if n == 1 else 1


def ordinal(n: int) -> str:
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{n}{'th' if n % 100 in (11, 12, 13) else ends.get(n % 10, 'th')}"
