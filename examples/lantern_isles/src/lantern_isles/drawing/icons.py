"""The icons of the game, each the inside of a 24 x 24 symbol. The kit has those that all games share."""

from __future__ import annotations

from typing import Final

# ruff: noqa: E501 - paths are not prose

_LINE: Final = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

ICONS: Final[dict[str, str]] = {
    "oil": '<path d="M12 1.8C8.6 6.6 5 10.6 5 15a7 7 0 0 0 14 0c0-4.4-3.6-8.4-7-13.2Z" fill="var(--oil)" stroke="var(--oil-2)" stroke-width="1.6" stroke-linejoin="round"/><path d="M8.4 14.6a3.8 3.8 0 0 0 3 4.2" fill="none" stroke="#ffffffc0" stroke-width="1.8" stroke-linecap="round"/>',
    "lantern": '<path d="M9.2 4.6a2.8 2.8 0 0 1 5.6 0" fill="none" stroke="currentColor" stroke-width="1.8"/><path fill="currentColor" fill-rule="evenodd" d="M8.5 4.6h7L18.4 8l1 11.4h1V22H3.6v-2.6h1L5.6 8ZM12 9.4c-2.2 1.9-3 3.2-3 4.8a3 3 0 0 0 6 0c0-1.6-.8-2.9-3-4.8Z"/>',
    "out": f'<path d="M9.2 4.6a2.8 2.8 0 0 1 5.6 0M8.5 4.6h7L18.4 8l1 11.4H4.6L5.6 8ZM3.6 21.5h16.8" {_LINE}/><path d="m9.4 11 5.2 5.2M14.6 11l-5.2 5.2" {_LINE}/>',
    "group": '<path d="M6 17 12 6l6 11Z" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="5.5" r="3.4" fill="currentColor"/><circle cx="5.5" cy="17.5" r="3.4" fill="currentColor"/><circle cx="18.5" cy="17.5" r="3.4" fill="currentColor"/>',
    "pledge": '<path d="M12 1.5c.6 3.6 4.8 5.2 4.8 9a4.8 4.8 0 0 1-9.6 0c0-1.7.7-2.9 1.7-4 .3 1.4 1 2 1.7 2.2-.4-2.6.2-5.2 1.4-7.2Z" fill="var(--oil)" stroke="var(--oil-2)" stroke-width="1.2" stroke-linejoin="round"/><path d="M3 16.5h18c-.7 3.6-4 5.8-9 5.8s-8.3-2.2-9-5.8Z" fill="currentColor"/>',
    "offer": f'<path d="M4 8.5h14M14.5 4.5l4 4-4 4M20 16H6M9.5 12l-4 4 4 4" {_LINE}/>',
    "draw": f'<rect x="3" y="7" width="11.5" height="15" rx="2" {_LINE}/><path d="M18.5 15V3M14.5 6.5l4-4 4 4" {_LINE}/>',
    "tuck": f'<rect x="3" y="2" width="11.5" height="15" rx="2" {_LINE}/><path d="M18.5 9v12M14.5 17.5l4 4 4-4" {_LINE}/>',
    "storm": '<path d="M6.5 14.5a4.3 4.3 0 0 1-.3-8.6 5.7 5.7 0 0 1 11-.6 4.6 4.6 0 0 1 .6 9.2Z" fill="var(--storm)"/><path d="m13 11-4 6h3l-1.5 5.5 5.5-7h-3.2L15 11Z" fill="var(--oil)" stroke="var(--oil-2)" stroke-width=".9" stroke-linejoin="round"/>',
    # charms: the back, then each by its name in components/charms.json
    "charm": '<path d="m12 2 2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2Z" fill="var(--charm)"/>',
    "cask": '<path d="M6 3.5h12c2 5.5 2 11.5 0 17H6c-2-5.5-2-11.5 0-17Z" fill="var(--wood)"/><path d="M5 8h14M5 16h14M9.5 3.5c-1 5.5-1 11.5 0 17M14.5 3.5c1 5.5 1 11.5 0 17" fill="none" stroke="var(--wood-2)" stroke-width="1.5"/><path d="M12 8.6c-1.6 2-2.3 3-2.3 4.2a2.3 2.3 0 0 0 4.6 0c0-1.2-.7-2.2-2.3-4.2Z" fill="var(--oil)"/>',
    "pearl": '<path d="M2 13.5C3 7 7 3.5 12 3.5s9 3.5 10 10Z" fill="var(--shell)"/><path d="M12 4v9M7.5 5.2 9.5 13M16.5 5.2 14.5 13M4 8.5 7 13M20 8.5 17 13" stroke="var(--shell-2)" stroke-width="1.2" fill="none"/><path d="M2 13.5h20c-1 4.5-5 7.5-10 7.5s-9-3-10-7.5Z" fill="var(--shell-2)"/><circle cx="12" cy="14" r="4" fill="#ffffff" stroke="var(--shell-2)" stroke-width="1.2"/><circle cx="10.8" cy="12.8" r="1" fill="var(--shell)"/>',
    "gull": '<path d="M1.5 10C5 4.5 9.5 5 12 10.5 14.5 5 19 4.5 22.5 10 19 8.5 15.8 9.5 13.5 13.5l-1.5 4-1.5-4C8.2 9.5 5 8.5 1.5 10Z" fill="var(--charm)"/>',
    "bottle": '<path d="M10 2h4v5.5c2.8 1.2 4 3 4 5.5v7a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-7c0-2.5 1.2-4.3 4-5.5Z" fill="var(--glass)" stroke="var(--glass-2)" stroke-width="1.3" stroke-linejoin="round"/><path d="M9.5 1.8h5V5h-5Z" fill="var(--wood)"/><path d="M9 12.5h6v7H9Z" fill="#fffaf0" stroke="var(--wood-2)" stroke-width=".9"/><path d="M10.5 14.7h3M10.5 17h3" stroke="var(--wood-2)" stroke-width="1" fill="none"/>',
    "squall": '<path d="M6.5 12.5a4 4 0 0 1-.3-8 5.4 5.4 0 0 1 10.6-.2 4.1 4.1 0 0 1 .9 8.2Z" fill="var(--storm)"/><path d="M7.5 15.5 6 20M12.5 15.5 11 21.5M17.5 15.5 16 20" stroke="var(--glass-2)" stroke-width="2" stroke-linecap="round" fill="none"/>',
}  # fmt: skip
