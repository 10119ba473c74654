"""What can be wrong with what people bring: records, outcomes, options, names. Each says it in any language."""

from __future__ import annotations

from demiurge.kernel.speech import Spoken


class BadRecord(Spoken, ValueError):
    """A damaged or foreign record; the message names the line."""


class BadOption(Spoken, ValueError):
    """An option or a value that the game does not have."""


class Impossible(Spoken, ValueError):
    """A scripted or recorded outcome that the position does not allow."""


class UnknownGame(Spoken, KeyError):
    """No game of that name, or one that cannot be loaded."""


class BadBot(Spoken, ValueError):
    """A text that names no bot."""


class BadNet(Spoken, ValueError):
    """A net that cannot be read, or was made for something else."""


class UnknownAction(Spoken, ValueError):
    """A text that names no action of the game (K-3)."""
