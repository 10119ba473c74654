"""The icons of Theocratia, each the inside of a 24 x 24 symbol; our own work."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing.pieces import OUTLINES

PRIEST: Final = "M12 2.2c2.3 1.5 3.5 3.2 3.5 5.4 0 1.5-.5 2.6-1.3 3.5 2.6 1.8 4.3 5.2 4.8 10.4H5c.5-5.2 2.2-8.6 4.8-10.4-.8-.9-1.3-2-1.3-3.5 0-2.2 1.2-3.9 3.5-5.4Z"
_RAYS: Final = '<path d="M2.6 7.4 5.6 8.6M21.4 7.4l-3 1.2" stroke="{c}" stroke-width="2" stroke-linecap="round"/>'
_LINE: Final = 'stroke="var(--civ-line)" stroke-width="1.3" stroke-linejoin="round"'  # pale colours need it
_SHIELD: Final = (
    '<path d="M5 2.5 12 5l7-2.5v9c0 4.8-2.8 8.3-7 10-4.2-1.7-7-5.2-7-10Z" fill="{c}" '
    + _LINE
    + '/><path d="M12 7.5v10M8.2 11.2h7.6" stroke="var(--panel)" stroke-width="1.9"/>'
)
_GEM: Final = '<path d="M12 1.5 18.5 8 12 22.5 5.5 8Z" fill="{c}" stroke="var(--gem-line)" stroke-width="1.3" stroke-linejoin="round"/><path d="M5.5 8h13M12 1.5 9.3 8 12 22.5 14.7 8Z" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>'
_SCALES: Final = (0, 0.8, 0.68, 0.66, 0.6, 0.64)


def _building(kind: int) -> str:
    """The outline of a piece, so that a building looks the same on the island and in a sentence."""
    return f'<path transform="translate(12 12.8) scale({_SCALES[kind]})" d="{OUTLINES[kind]}" fill="currentColor"/>'


def _worship(colour: str) -> str:
    return f'<path d="{PRIEST}" fill="{colour}" {_LINE}/>{_RAYS.format(c=colour)}'


ICONS: Final[dict[str, str]] = {
    "cosmo": '<circle cx="12" cy="12" r="4.4" fill="var(--cosmo)"/><ellipse cx="12" cy="12" rx="10.3" ry="4.2" fill="none" stroke="var(--cosmo)" stroke-width="2" transform="rotate(-28 12 12)"/>',
    "malus": '<path d="M12 2.5c5 0 8.5 3.6 8.5 8 0 2.9-1.3 5-3.5 6.300v4.200h-3.200v-2.500h-3.600V21H7v-4.200c-2.2-1.3-3.5-3.4-3.5-6.3 0-4.4 3.5-8 8.5-8Z" fill="currentColor"/><circle cx="8.7" cy="11" r="2.2" fill="var(--panel)"/><circle cx="15.3" cy="11" r="2.2" fill="var(--panel)"/>',
    "worship": _worship("currentColor"),
    "warrior": _SHIELD.format(c="currentColor"),
    "crystal": _GEM.format(c="currentColor"),
    "gem": '<path d="M12 1.5 18.5 8 12 22.5 5.5 8Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "holiday": '<path d="M12 2.500v3M12 18.500v3M2.5 12h3M18.5 12h3M5.3 5.300l2.1 2.100M16.6 16.600l2.1 2.100M18.7 5.300l-2.1 2.100M7.4 16.600l-2.1 2.1" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="12" r="4.8" fill="currentColor"/>',
    "war": '<path d="M4 3 15.5 14.500M20 3 8.5 14.500M12.5 17.500l4.5-4.500M7 13l4.5 4.500M16 16l4.5 4.500M8 16l-4.5 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
    "divine": '<path fill-rule="evenodd" fill="currentColor" d="M12 6c4.7 0 8 2.7 10.3 6.500C20 16.3 16.7 19 12 19S4 16.3 1.7 12.500C4 8.7 7.3 6 12 6Zm0 2.300a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.400Z"/><circle cx="12" cy="12.5" r="2" fill="currentColor"/><path d="M12 .8v2.600M5 2.600l1.3 2.200M19 2.600l-1.3 2.2" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
    "lead": '<path d="M3.5 7.5 8 11l4-6.5 4 6.5 4.5-3.5-1.7 9.500H5.200ZM5 18.800h14v2.400H5Z" fill="currentColor"/>',
    "lead-next": '<path d="M3.5 7.5 8 11l4-6.5 4 6.5 4.5-3.5-1.7 9.5H5.2ZM5.5 20.5h13" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
    "tile": '<path d="M12 1.5 21 6.750v10.500L12 22.5 3 17.250V6.750Z" fill="var(--c, currentColor)" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
    "tile-start": '<path d="M12 1.5 21 6.75v10.5L12 22.5 3 17.25V6.75Z" fill="var(--c, currentColor)" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><path d="M12 5.8 17.2 9v6L12 18.2 6.8 15V9Z" fill="none" stroke="var(--on, var(--panel))" stroke-width="1.9" stroke-dasharray="3 2"/>',
    "tile-none": '<path d="M12 1.5 21 6.750v10.500L12 22.5 3 17.250V6.750Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 2.5"/>',
    "convert": '<path d="M12 1.8 20.8 6.900v10.200L12 22.2 3.2 17.100V6.900Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M7.5 10h8l-2.3-2.300M16.5 14h-8l2.3 2.3" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
    "monster": '<path d="M1.8 2.500Q6.5 4 7.3 7.5 12 5 16.7 7.5 17.5 4 22.2 2.500q.8 7-3 9.7.7 6.8-3.6 9.300L13.9 19 12 21.5 10.1 19l-1.7 2.500q-4.3-2.5-3.6-9.3-3.8-2.7-3-9.700Z" fill="currentColor"/><circle cx="9" cy="12" r="1.7" fill="var(--panel)"/><circle cx="15" cy="12" r="1.7" fill="var(--panel)"/>',
    "chronicle": '<path d="M4 3.500A2 2 0 0 1 6 2h13v17H6a2 2 0 0 0-2 1.700ZM4 20.700A1.8 1.8 0 0 0 5.8 22H19" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8.5 7h6.500M8.5 11h6.5" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
    "token": '<path d="M12 2 22.5 20.500h-21Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 8.5 17 17.500H7Z" fill="currentColor"/>',
    "turn": '<path d="M4.5 12.500a7.7 7.7 0 1 0 2.6-6.200M7.5 2v4.800h4.8" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12.2" cy="12.3" r="2" fill="currentColor"/>',
    "twice": '<path d="M3 12h8.500M8 7l5 5-5 5M13.5 7l5 5-5 5" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
    "blank": '<path d="M6 12h12" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
    "rest": '<path d="M5 5h7l-7 8h7M14 12h5.500L14 19h5.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    **{v.BUILDINGS[kind]: _building(kind) for kind in range(1, len(v.BUILDINGS))},
    **{f"worship-{civ}": _worship(f"var(--c-{v.CIVS[civ]})") for civ in range(v.PLAYERS)},
    **{f"warrior-{civ}": _SHIELD.format(c=f"var(--c-{v.CIVS[civ]})") for civ in range(v.PLAYERS)},
    **{f"crystal-{colour}": _GEM.format(c=f"var(--k-{colour})") for colour in v.CRYSTALS},
    "shine": (  # no picture: the light on a die, used by all that are drawn
        '<defs><linearGradient id="th-front" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
        '<linearGradient id="th-top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".62"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity=".34"/></linearGradient>'
        '<linearGradient id="th-side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".24"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".46"/></linearGradient></defs>'
    ),
}  # fmt: skip

ACTION_ICONS: Final = ("", "lead", "war", "house", "factory", "barrack", "divine")  # by face
DEVELOPMENT_ICONS: Final = ("house", "holiday", "blank")
REWARD_ICONS: Final = ("house", "factory", "barrack", "pyramid", "holiday", "war")  # by v.REWARDS
