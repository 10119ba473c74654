"""Icons of what cards, chips and modules do, each the inside of a 24 x 24 symbol; our own work."""

from __future__ import annotations

from typing import Final

# ruff: noqa: E501 - paths are not prose


def _line(path: str, width: float = 2.1) -> str:
    return f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def _body(path: str) -> str:
    return f'<path d="{path}" fill="currentColor"/>'


_PERSON: Final = "M9 2.2a3.3 3.3 0 0 1 2.3 5.7c3 .8 5 2.8 5.4 5l-3.3 1 1.7 7.3h-4.6L9 17.9l-1.5 3.3H2.9l1.7-7.3-3.3-1c.4-2.2 2.4-4.2 5.4-5A3.3 3.3 0 0 1 9 2.2Z"

CONSOLE_ICONS: Final[dict[str, str]] = {
    "find": '<circle cx="10.3" cy="10.3" r="6.8" fill="none" stroke="currentColor" stroke-width="2.3"/>' + _line("M15.5 15.5 21.5 21.5", 2.8),
    "strengthen": _body(_PERSON) + _line("M20 11.5V3.5M16.8 6.5 20 3.2l3.2 3.3", 2.1),
    "trigger": _line("M4 12a8 8 0 0 1 14-5.3M20 12a8 8 0 0 1-14 5.3M18.5 2.5v4.5H14M5.5 21.5V17H10"),
    "always": _line("M12 12c-2-3.2-3.7-4.6-5.7-4.6a4.6 4.6 0 0 0 0 9.2c2 0 3.7-1.4 5.7-4.6s3.7-4.6 5.7-4.6a4.6 4.6 0 0 1 0 9.2c-2 0-3.7-1.4-5.7-4.6Z", 2.3),
    "install": _line("M5 9v12h14V9M12 2.5v11M8 9.8l4 4.2 4-4.2"),
    "crate": _line("M3.5 4h17v16h-17ZM3.5 9h17M3.5 15h17M8.5 9v6M15.5 9v6", 1.9),
}  # fmt: skip
