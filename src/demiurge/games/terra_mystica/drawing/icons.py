"""The icons of Terra Mystica, each the inside of a 24 x 24 symbol; our own work."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.drawing.pieces import OUTLINES
from demiurge.games.terra_mystica.vocabulary import SA, STRUCTURES, D

# ruff: noqa: E501 - paths are not prose


def _structure(kind: int) -> str:
    """The outline of a piece, so that a structure looks the same on the map and in a sentence."""
    scale = 0.78 if kind == D else 0.62
    return f'<path transform="translate(12 12.8) scale({scale})" d="{OUTLINES[kind]}" fill="currentColor"/>'


ICONS: Final[dict[str, str]] = {
    "coin": '<circle cx="12" cy="12" r="9.5" fill="var(--coin)" stroke="var(--coin-2)" stroke-width="1.8"/><circle cx="12" cy="12" r="5.6" fill="none" stroke="var(--coin-2)" stroke-width="1.6" opacity=".75"/>',
    "worker": '<path d="M12 2.4 21 7.2v9.6L12 21.6 3 16.8V7.2Z" fill="var(--worker)" stroke="var(--worker-2)" stroke-width="1.7" stroke-linejoin="round"/><path d="M3.4 7.5 12 12l8.6-4.5M12 12v9" fill="none" stroke="var(--worker-2)" stroke-width="1.5"/>',
    "priest": '<path d="M12 1.8c2.5 1.6 3.9 3.5 3.9 6 0 1.5-.5 2.7-1.3 3.6 2.4 2 3.9 5.4 4.4 10.6H5c.5-5.2 2-8.6 4.4-10.6-.8-.9-1.3-2.1-1.3-3.6 0-2.5 1.4-4.4 3.9-6Z" fill="var(--priest)"/>',
    "power": '<circle cx="12" cy="12" r="9.6" fill="var(--power)"/><path d="M13.4 4.6 7.6 13h3.7l-1 6.4 6-8.7h-3.8Z" fill="var(--panel)"/>',
    "token": '<circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--power)" stroke-width="2.6" stroke-dasharray="4.4 2.2"/><circle cx="12" cy="12" r="3.6" fill="var(--power)"/>',
    "spade": '<path d="M10.6 1.8h2.8v9.4h4.4c.5 5.6-1.4 9-5.8 11.2-4.4-2.2-6.3-5.6-5.8-11.2h4.4Z" fill="var(--spade)"/>',
    "dig": '<path d="M8.1 2h2.3v7.2H14c.4 4.5-1.1 7.2-4.7 9-3.6-1.8-5.1-4.5-4.7-9h3.5Z" fill="var(--spade)"/><path d="M18.5 21V8.5M14.8 12l3.7-4.2 3.7 4.2" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
    "ship": '<path d="M11 2.5v11.5H4.5C5 8.5 7.3 4.7 11 2.5ZM13 5.5c3 1.8 5 4.7 5.6 8.5H13ZM2.5 16h19c-.8 3.4-2.7 5.3-5.5 5.3H8c-2.8 0-4.7-1.9-5.5-5.3Z" fill="var(--ship)"/>',
    "carpet": '<path d="M1.5 14.5c3.5-4 6.5 3 10.5-1s7-3 10.5-1.5l-2 6c-3-1.5-5.5-.5-8.5 1.7s-6.5-2-10 1.3Z" fill="var(--ship)"/><path d="M9 11.5 12 4l3 6.5" fill="none" stroke="var(--ship)" stroke-width="2" stroke-linejoin="round"/>',
    "tunnel": '<path d="M2 21V13a10 10 0 0 1 20 0v8h-4.5v-7.5a5.5 5.5 0 0 0-11 0V21Z" fill="var(--ship)"/><path d="M9.5 21v-6.5a2.5 2.5 0 0 1 5 0V21Z" fill="var(--ship)" opacity=".5"/>',
    "key": '<path d="M8 6.5a5.5 5.5 0 1 0 5.1 7.5H16v3h3.2v-3H22v-3.2h-8.9A5.5 5.5 0 0 0 8 6.5Zm0 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z" fill="var(--key)"/>',
    "bridge": '<path d="M1.5 8h21v3h-21ZM3.5 11h3v8h-3Zm14 0h3v8h-3ZM6.5 19a5.5 5.5 0 0 1 11 0h-2.6a2.9 2.9 0 0 0-5.8 0Z" fill="currentColor"/>',
    "fire": '<path d="M12.5 1.5c.8 4.2 6.2 6.6 6.2 12.7 0 4.7-2.9 8.3-6.7 8.3s-6.7-3.4-6.7-7.7c0-3 1.5-5 3-6.6.2 1.7.8 2.8 1.8 3.4-.4-4 .2-7.4 2.4-10.1Z" fill="var(--fire)"/>',
    "water": '<path d="M12 1.8c4.2 5.3 6.8 8.9 6.8 12.9a6.8 6.8 0 0 1-13.6 0c0-4 2.6-7.6 6.8-12.9Z" fill="var(--waterc)"/><path d="M8.3 14.5a3.9 3.9 0 0 0 3.3 4" stroke="#fff" stroke-opacity=".75" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
    "earth": '<path d="M1.5 20.5 9 6.5l4 7 2.5-4 7 11Z" fill="var(--earth)"/>',
    "air": '<path d="M2 9h12.5a3.2 3.2 0 1 0-3-4.3M2 13.5h17a3 3 0 1 1-2.9 4M2 18h8.5a2.3 2.3 0 1 1-2 3.2" fill="none" stroke="var(--air)" stroke-width="2.3" stroke-linecap="round"/>',
    "cult": '<path d="M11.3 1.5v9.8H1.5a9.8 9.8 0 0 1 9.8-9.8Z" fill="var(--fire)"/><path d="M12.7 1.5a9.8 9.8 0 0 1 9.8 9.8h-9.8Z" fill="var(--waterc)"/><path d="M1.5 12.7h9.8v9.8a9.8 9.8 0 0 1-9.8-9.8Z" fill="var(--earth)"/><path d="M12.7 12.7h9.8a9.8 9.8 0 0 1-9.8 9.8Z" fill="var(--air)"/>',
    "leech": '<path d="M4 12a8 8 0 0 1 13.5-5.8M20 12a8 8 0 0 1-13.5 5.8M17.8 2v4.5h-4.5M6.2 22v-4.5h4.5" fill="none" stroke="var(--power)" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
    "convert": '<path d="M4 8h14l-4-4M20 16H6l4 4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "favor": '<ellipse cx="12" cy="12" rx="10.2" ry="7.8" fill="none" stroke="currentColor" stroke-width="2"/><path d="m12 7.3 1.4 3 3.3.4-2.5 2.2.7 3.3-2.9-1.7-2.9 1.7.7-3.3-2.5-2.2 3.3-.4Z" fill="currentColor"/>',
    "town": '<path d="M2 21.5v-9l4.5-4 4.5 4V8.8l5.5-5 5.5 5v12.7Z" fill="none" stroke="var(--key)" stroke-width="2.2" stroke-linejoin="round"/><path d="M14.5 21.5v-5h4v5M5 21.5v-4h3v4" fill="none" stroke="var(--key)" stroke-width="1.8"/>',
    "special": '<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="m12 7 1.6 3.4 3.6.4-2.7 2.4.8 3.6-3.3-1.9-3.3 1.9.8-3.6-2.7-2.4 3.6-.4Z" fill="currentColor"/>',
    "network": '<path d="M5 18 12 6l7 12Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="5" cy="18" r="3.6" fill="currentColor"/><circle cx="12" cy="6" r="3.6" fill="currentColor"/><circle cx="19" cy="18" r="3.6" fill="currentColor"/>',
    "double": '<path d="M4 12h9M9 7l5 5-5 5M13 7l5 5-5 5" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
    "wheel": '<circle cx="12" cy="12" r="8.7" fill="none" stroke="currentColor" stroke-width="4.6" stroke-dasharray="6 1.810"/>',
    **{STRUCTURES[kind]: _structure(kind) for kind in range(D, SA + 1)},
}

RESOURCES: Final = ("coin", "worker", "priest", "power")
TRACKS: Final = ("fire", "water", "earth", "air")
