"""The icons that every game and the table share, each the inside of a 24 x 24 symbol; our own work."""

from __future__ import annotations

from typing import Final

# ruff: noqa: E501 - paths are not prose

ICONS: Final[dict[str, str]] = {
    "vp": '<path d="M12 1.8 20.5 5v6.3c0 5.2-3.4 8.9-8.5 10.9-5.1-2-8.5-5.7-8.5-10.9V5Z" fill="var(--vp)"/><path d="m12 6.4 1.7 3.6 3.9.5-2.9 2.7.8 3.9L12 15.2l-3.5 1.9.8-3.9-2.9-2.7 3.9-.5Z" fill="var(--panel)"/>',
    "left": '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "arrow": '<path d="M4 12h15M13 6l6.5 6-6.5 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "undo": '<path d="M8 4 3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H9" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "book": '<path d="M12 5.5C9.5 3.8 6.5 3.3 3 3.5v15c3.5-.2 6.5.3 9 2 2.5-1.7 5.5-2.2 9-2v-15c-3.5-.2-6.5.3-9 2Zm0 0v15" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "sun": '<circle cx="12" cy="12" r="4.5" fill="currentColor"/><path d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M19.2 4.8l-2.1 2.1M6.9 17.1l-2.1 2.1" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "play": '<path d="M7 4.5v15l12-7.5Z" fill="currentColor"/>',
    "no": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M5.8 5.8 18.2 18.2" stroke="currentColor" stroke-width="2.2"/>',
    "clock": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7v5.5l3.5 2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "star": '<path d="m12 2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8Z" fill="currentColor"/>',
    "card": '<rect x="5" y="2.5" width="14" height="19" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M8.5 8h7M8.5 12h7" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "up": '<path d="M12 20V5M6 11l6-6.5 6 6.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "pass": '<path d="M5 3v18M5 4h13l-3 4 3 4H5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>',
    "redo": '<path d="M16 4l4.5 4.5L16 13M20 8.5H10a6 6 0 0 0 0 12h5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "restart": '<path d="M5 12a7.5 7.5 0 1 0 2.5-5.6M4 3v5h5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "moon": '<path d="M14.5 2.5A9.5 9.5 0 1 0 21.5 15 8 8 0 0 1 14.5 2.5Z" fill="currentColor"/>',
    "contrast": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor"/>',
    "pause": '<path d="M6.5 4.5h4v15h-4Zm7 0h4v15h-4Z" fill="currentColor"/>',
    "chat": '<path d="M4 3.5h16A1.5 1.5 0 0 1 21.5 5v10a1.5 1.5 0 0 1-1.5 1.5h-8l-5.5 5v-5H4A1.5 1.5 0 0 1 2.5 15V5A1.5 1.5 0 0 1 4 3.5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "sound": '<path d="M3 9h4l5.5-5v16L7 15H3Z" fill="currentColor"/><path d="M15.5 8.5a5 5 0 0 1 0 7M18 5.5a9.2 9.2 0 0 1 0 13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "mute": '<path d="M3 9h4l5.5-5v16L7 15H3Z" fill="currentColor"/><path d="m16 9 5.5 6M21.5 9 16 15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "gear": '<path fill-rule="evenodd" fill="currentColor" d="M10.3 2h3.4l.6 2.7 1.9.8 2.4-1.5 2.4 2.4-1.5 2.4.8 1.9 2.7.6v3.4l-2.7.6-.8 1.9 1.5 2.4-2.4 2.4-2.4-1.5-1.9.8-.6 2.7h-3.4l-.6-2.7-1.9-.8-2.4 1.5L3 19.6l1.5-2.4-.8-1.9L1 14.7v-3.4l2.7-.6.8-1.9L3 6.4 5.4 4l2.4 1.5 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"/>',
    "link": '<path d="M10 14a4.5 4.5 0 0 0 6.5.3l3.5-3.5a4.6 4.6 0 0 0-6.5-6.5L11.7 6M14 10a4.5 4.5 0 0 0-6.5-.3L4 13.2a4.6 4.6 0 0 0 6.5 6.5l1.8-1.7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
    "device": '<path d="M7 2.5h10A1.5 1.5 0 0 1 18.5 4v16a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V4A1.5 1.5 0 0 1 7 2.5ZM10.5 18h3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "eye": '<path fill-rule="evenodd" fill="currentColor" d="M12 5c5 0 8.5 3 10.8 7-2.3 4-5.8 7-10.8 7S3.5 16 1.2 12C3.5 8 7 5 12 5Zm0 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z"/>',
    "bot": '<path d="M12 2v3M7 5.5h10A2.5 2.5 0 0 1 19.5 8v9a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V8A2.5 2.5 0 0 1 7 5.5ZM2 11v4M22 11v4M9 15.5h6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="9" cy="10.5" r="1.6" fill="currentColor"/><circle cx="15" cy="10.5" r="1.6" fill="currentColor"/>',
    "person": '<circle cx="12" cy="7.5" r="4.5" fill="currentColor"/><path d="M3.5 21.5c.5-5.5 3.5-8 8.5-8s8 2.5 8.5 8Z" fill="currentColor"/>',
    "close": '<path d="M5 5l14 14M19 5 5 19" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
    "check": '<path d="m4 12.5 5.5 5.5L20 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
    "download": '<path d="M12 3v11M7 10l5 5 5-5M4 20.5h16" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
    "fork": '<circle cx="6" cy="5" r="2.5" fill="currentColor"/><circle cx="18" cy="5" r="2.5" fill="currentColor"/><circle cx="12" cy="19.5" r="2.5" fill="currentColor"/><path d="M6 6v2.5c0 3 6 3 6 6V18M18 6v2.5c0 3-6 3-6 6" fill="none" stroke="currentColor" stroke-width="2"/>',
    "film": '<path d="M3.5 4h17v16h-17ZM7.5 4v16M16.5 4v16M3.5 8h4M3.5 12h13M3.5 16h4M16.5 8h4M16.5 16h4M16.5 12h4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
    "lamp": '<path d="M12 2a7 7 0 0 0-4 12.7c.7.6 1 1.3 1 2.3h6c0-1 .3-1.7 1-2.3A7 7 0 0 0 12 2ZM9.5 19.5h5M10.5 22h3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
    "legend": '<circle cx="5.5" cy="5.5" r="3" fill="currentColor"/><path d="M2.8 9.800h5.400v5H2.800Z" fill="currentColor"/><path d="m5.500 16.600 3.300 5.600H2.200Z" fill="currentColor"/><path d="M12 5.500h9.500M12 12.300h9.500M12 19.500h9.500" stroke="currentColor" stroke-width="2.300" stroke-linecap="round"/>',
    "menu": '<path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
    "plus": '<path d="M12 4v16M4 12h16" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
    "minus": '<path d="M4 12h16" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
    "fit": '<path d="M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
    "down": '<path d="m5 9 7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
    "first": '<path d="M5 4.5v15M19 4.5v15L8 12Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
    "back": '<path d="M16 4.5v15L5 12Z" fill="currentColor"/>',
    "live": '<circle cx="12" cy="12" r="4.5" fill="currentColor"/><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>',
    "crown": '<path d="M2 6.5 7 11l5-8 5 8 5-4.5-2 12H4ZM4 20h16v2H4Z" fill="currentColor"/>',
    "dice": '<rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8" cy="8" r="1.7" fill="currentColor"/><circle cx="16" cy="8" r="1.7" fill="currentColor"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/><circle cx="8" cy="16" r="1.7" fill="currentColor"/><circle cx="16" cy="16" r="1.7" fill="currentColor"/>',
}
