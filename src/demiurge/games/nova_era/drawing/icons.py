"""The icons of Nova Era, each the inside of a 24 x 24 symbol; our own work."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.vocabulary import COLORS, DICE

_LEAF: Final = "M12 22V9M12 9C12 5 14 2.5 17 1.8 17.5 5.5 15.5 8.5 12 9ZM12 14c-4 0-6.5-2-7-5.5C8.5 8 11.5 10 12 14ZM12 18c4 0 6.5-2 7-5.5-3.5-.5-6.5 1.5-7 5.5Z"
_SHIELD: Final = "M4.5 3.5 12 6l7.5-2.5v8.7c0 4.7-3 8-7.5 9.6-4.5-1.6-7.5-4.9-7.5-9.6Z"
_BOOK: Final = "M12 6C9.5 4.3 6.3 3.7 2.5 4v14.5c3.8-.3 7 .3 9.5 2 2.5-1.7 5.7-2.3 9.5-2V4C17.7 3.7 14.5 4.3 12 6Z"

# What is white on a small card of each colour, so that a Technology is told apart from a resource
_ON_CARD: Final = {
    "green": '<path d="M12 19v-9M12 11c0-3 1.5-5 4-5.5.3 3-1.2 5-4 5.5ZM12 15c-3 0-4.7-1.5-5-4 2.7-.3 4.7 1 5 4Z" fill="#fff" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>',
    "red": '<path d="M7.5 6.5 12 8l4.5-1.5v5.3c0 2.9-1.8 4.9-4.5 5.9-2.7-1-4.5-3-4.5-5.9Z" fill="#fff"/>',
    "yellow": '<circle cx="12" cy="12" r="4" fill="none" stroke="#2b1f00" stroke-width="2.4"/>',
    "blue": '<path d="M7 7.5c2-.2 3.7.2 5 1.2 1.3-1 3-1.4 5-1.2v8.3c-2-.2-3.7.2-5 1.2-1.3-1-3-1.4-5-1.2Z" fill="#fff"/>',
}


def _line(path: str, width: float = 2.2, colour: str = "currentColor") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def _technology(color: str) -> str:
    """A small card of the colour."""
    return f'<rect x="4" y="1.5" width="16" height="21" rx="3" fill="var(--d-{color})"/>{_ON_CARD[color]}'


def _die(fill: str, dot: str) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.1" fill="{dot}"/>' for x, y in ((7.5, 7.5), (12, 12), (16.5, 16.5)))
    return f'<rect x="2" y="2" width="20" height="20" rx="5" fill="{fill}"/>{pips}'


_QUARTERS: Final = "".join(
    f'<path d="M12 12 {start} A10 10 0 0 1 {end}Z" fill="var(--d-{color})"/>'
    for color, start, end in (
        ("green", "L2 12", "12 2"),
        ("red", "L12 2", "22 12"),
        ("yellow", "L22 12", "12 22"),
        ("blue", "L12 22", "2 12"),
    )
)

ICONS: Final[dict[str, str]] = {
    # resources
    "green": f'<path d="{_LEAF}" fill="var(--d-green)" stroke="var(--d-green)" stroke-width="1.6" stroke-linejoin="round"/>',
    "red": f'<path d="{_SHIELD}" fill="var(--d-red)"/><path d="M12 8.5v9M8.5 12h7" stroke="#fff" stroke-width="1.8"/>',
    "yellow": '<circle cx="12" cy="12" r="9.5" fill="var(--d-yellow)"/><circle cx="12" cy="12" r="5.6" fill="none" stroke="#fff" stroke-width="1.8"/>',
    "blue": f'<path d="{_BOOK}" fill="var(--d-blue)"/><path d="M12 6v14.5" stroke="#fff" stroke-width="1.6"/>',
    "black": '<path d="M16.5 2.5a10 10 0 1 0 5 13.5A8.5 8.5 0 0 1 16.5 2.5Z" fill="var(--d-black)"/>',
    "any": f'{_QUARTERS}<circle cx="12" cy="12" r="3.2" fill="var(--panel)"/>',
    "unrest": '<path d="M6 22V12.5C4 11.5 4 8.5 6 8V5.5C6 3.8 8.6 3.8 8.6 5.5V4c0-1.8 2.7-1.8 2.7 0v-.5c0-1.8 2.7-1.8 2.7 0V5c0-1.7 2.6-1.7 2.6 0v7.5c0 3-1 4-2 5V22Z" fill="var(--unrest)"/>',
    # cards
    **{f"tech-{color}": _technology(color) for color in COLORS},
    "tech": '<rect x="4" y="1.5" width="16" height="21" rx="3" fill="var(--ink-3)"/><path d="M8 8h8M8 12h8M8 16h5" stroke="#fff" stroke-width="2" stroke-linecap="round"/>',
    "territory": '<path d="M1.5 20.5 8.5 7l4 7 2.5-4 7.5 10.5Z" fill="var(--land)"/><path d="M8.5 7 6 12l2.5 1.3L10.7 11Z" fill="#fff" fill-opacity=".75"/>',
    "personality": '<path d="M12 1.5 14 4l3-.8.8 3-.5 3.3c-.3 2.3-2.5 4.5-5.3 4.5S7 11.8 6.7 9.5l-.5-3.3.8-3L10 4Z" fill="var(--person)"/><path d="M3.5 22.5c.5-5 3.5-7.3 8.5-7.3s8 2.3 8.5 7.3Z" fill="var(--person)"/>',
    "past": '<path d="M5 2h14M5 22h14M7 2v4.5l5 5.5 5-5.5V2M7 22v-4.5l5-5.5 5 5.5V22" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="M9 20.5c.5-2 1.5-3 3-3.5 1.5.5 2.5 1.5 3 3.5Z" fill="currentColor"/>',
    "hand": '<path d="M3 8.5 9.5 4.5 16 16l-6.5 4Z" fill="var(--panel)" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M10.5 3h8A1.5 1.5 0 0 1 20 4.5v14a1.5 1.5 0 0 1-1.5 1.5H12" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
    "damage": '<rect x="4" y="1.5" width="16" height="21" rx="3" fill="none" stroke="var(--harm)" stroke-width="2"/><path d="M13.5 1.5 10 8.5l4 3-4.5 4.5 2.5 6.5" fill="none" stroke="var(--harm)" stroke-width="2.2" stroke-linejoin="round"/>',
    "repair": '<path d="M20.8 6.7a5.5 5.5 0 0 1-7.5 6.3l-6.8 7.3a2.3 2.3 0 0 1-3.3-3.3L10.6 10a5.5 5.5 0 0 1 6.4-7.3l-3.2 3.2 1 3.3 3.2.8Z" fill="currentColor"/>',
    "research": '<circle cx="10" cy="10" r="6.7" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="m15.2 15.2 6 6" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/>',
    "obsolete": '<circle cx="12" cy="12" r="9.3" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M5.5 18.5 18.5 5.5M12 6.5V12l3.5 2.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
    "evolve": _line("M5 20c0-7 3-11 12-11.5M12 3.5l5.5 5-4.5 6M4.5 12.5v7.8h8", 2.3),
    "token": '<path d="M12 9.5c-3.5-1.8-4.2-7.7 0-7.7s3.5 5.9 0 7.7ZM12 9.5V22M5.5 13.5h13" fill="none" stroke="var(--token)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
    # when
    "bolt": '<path d="M14 1.5 4.5 13.5H11L9.5 22.5 19.5 10H13Z" fill="currentColor"/>',
    "cycle": _line("M20 12a8 8 0 1 1-2.6-5.9M20 2.5V7h-4.5", 2.4),
    "once": '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M9.5 9 12.7 7v10" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "lasting": _line(
        "M12 12c-2-3-3.5-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2.5 0 4-1.5 6-4.5s3.5-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2.5 0-4-1.5-6-4.5Z",
        2.4,
    ),
    "laurel": '<path d="M7 3C3 6 2 13 6.5 18M17 3c4 3 5 10 .5 15M5 21.5c2.5 0 4-1 7-1s4.5 1 7 1" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="m12 4.5 1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5Z" fill="currentColor"/>',
    # deeds
    "die": _die("currentColor", "var(--panel)"),
    **{f"die-{color}": _die(f"var(--d-{color})", f"var(--on-d-{color})") for color in DICE},
    "flip": _line("M3.5 9.5A9 9 0 0 1 20 8M20.5 14.5A9 9 0 0 1 4 16M20.5 3v5.3h-5.3M3.5 21v-5.3h5.3", 2.3),
    "steal": '<path d="M3 8.5C5 6.5 9 6 12 8c3-2 7-1.5 9 .5 0 5.5-2.5 9-5.5 9-1.6 0-2.3-1.7-3.5-1.7s-1.9 1.7-3.5 1.7C5.5 17.5 3 14 3 8.5Z" fill="currentColor"/><ellipse cx="8" cy="11.5" rx="2" ry="1.5" fill="var(--panel)"/><ellipse cx="16" cy="11.5" rx="2" ry="1.5" fill="var(--panel)"/>',
    "rivals": '<circle cx="8" cy="8" r="4" fill="currentColor"/><circle cx="17" cy="9" r="3.2" fill="currentColor"/><path d="M1.5 20c.4-4.5 2.8-6.7 6.5-6.7s6 2.2 6.5 6.7ZM16 20c-.2-2.7-.8-4.7-2-6.2 4.7-1.3 8 .9 8.5 6.2Z" fill="currentColor"/>',
    "convert": _line("M4 8h14l-4-4M20 16H6l4 4"),
    "develop": '<rect x="3" y="5" width="12" height="16" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M18.5 13V3M14.8 6.5l3.7-4 3.7 4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "protect": '<path d="M12 1.8 20.5 5v6.3c0 5.2-3.4 8.9-8.5 10.9-5.1-2-8.5-5.7-8.5-10.9V5Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="m8 11.5 3 3 5-6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "war": _line(
        "M4 3.5 17 17M20 3.5 7 17M13.5 20.5l6.5-6.5M10.5 20.5 4 14M17 17l3.5 3.5M7 17l-3.5 3.5",
        2.2,
        "var(--harm)",
    ),
    "first-player": '<path d="M3 4.5h18v8c0 5-4 8-9 10-5-2-9-5-9-10Z" fill="var(--token)"/><path d="M10 9.5 12.7 7.8v9" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    # disasters
    "riots": '<path d="M12.5 1.5c.8 4.2 6.2 6.6 6.2 12.7 0 4.7-2.9 8.3-6.7 8.3s-6.7-3.4-6.7-7.7c0-3 1.5-5 3-6.6.2 1.7.8 2.8 1.8 3.4-.4-4 .2-7.4 2.4-10.1Z" fill="var(--d-green)"/><path d="M12 12.5c1.9 2 2.9 3.6 2.9 5.6a2.9 2.9 0 0 1-5.8 0c0-2 1.3-3.4 2.9-5.6Z" fill="#fff" fill-opacity=".8"/>',
    "invasion": '<path d="M2.5 2h4.8l8.8 11 2.5-2 2 2.4-2.5 2.2 4 4.2-2.6 2.3-4-4.3-2.4 2-2-2.4 2.4-2L2.5 6.5Z" fill="var(--d-red)"/><path d="M21.5 2h-4.8l-4 5 3.2 3.8 5.6-4.3ZM8.3 12.5 5.4 11l-2 2.4 2.5 2.2-4 4.2 2.6 2.3 4-4.3 2.4 2 1-1.2Z" fill="var(--d-red)"/>',
    "decline": '<path d="M2.5 4.5 9 11l4-3.5 7 8.5" fill="none" stroke="var(--d-yellow-ink)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M21.5 10.5v8h-8Z" fill="var(--d-yellow-ink)" stroke="var(--d-yellow-ink)" stroke-width="1.5" stroke-linejoin="round"/>',
    "regression": f'<path d="{_BOOK}" fill="var(--d-blue)"/><path d="m8 8.5 8 8M16 8.5l-8 8" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>',
    "dark-age": '<path d="M16.5 2.5a10 10 0 1 0 5 13.5A8.5 8.5 0 0 1 16.5 2.5Z" fill="var(--d-black)"/>',
}

CATEGORIES: Final = (*[f"tech-{color}" for color in COLORS], "territory")
WHEN: Final = ("bolt", "cycle", "once", "lasting", "laurel")  # in the order of vocabulary.WHEN
