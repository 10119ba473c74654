"""The icons of the game, each the inside of a 24 x 24 symbol. The kit has those that all games share."""

from typing import Final

# ruff: noqa: E501 - paths are not prose
ICONS: Final = {
    "cockle": '<path d="M12 21.5 2.4 11C2.6 5.8 6.8 2.6 12 2.6s9.4 3.2 9.6 8.4Z" fill="var(--cockle)" stroke="var(--cockle-2)" stroke-width="1.5" stroke-linejoin="round"/><path d="M12 20V4M11 19 7 4.6M13 19 17 4.6M10 18.6 3.6 9M14 18.6 20.4 9" fill="none" stroke="var(--cockle-2)" stroke-width="1.2"/>',
    "starfish": '<path d="m12 3.2 2.3 6.2 6.5.3-5.1 4 1.8 6.3-5.5-3.6L6.5 20l1.8-6.3-5.1-4 6.5-.3Z" fill="var(--star)" stroke="var(--star)" stroke-width="3.4" stroke-linejoin="round"/><path d="M12 5v7.5M19 10.6l-7 1.9M16 18.4l-4-5.9M8 18.4l4-5.9M5 10.6l7 1.9" stroke="var(--star-2)" stroke-width="1.7" stroke-linecap="round" stroke-dasharray=".1 2.6"/>',
    "glass": '<path d="M5.5 9 12.8 4l6.4 4.4-1.6 8.4-7 3.8-6-5Z" fill="var(--glass)" stroke="var(--glass-2)" stroke-width="2.6" stroke-linejoin="round"/><path d="m8 9.8 4.6-3 M8 13.5v-1.6" stroke="#ffffffd0" stroke-width="1.8" stroke-linecap="round"/>',
    "amber": '<path d="M12.6 2.6c4.9.2 8.4 3.8 8 8.6-.4 5.4-4.4 10.2-9.6 10.2-4.8 0-8-3.2-7.6-8C3.8 7.8 7.6 2.4 12.6 2.6Z" fill="var(--amber)" stroke="var(--amber-2)" stroke-width="1.6"/><path d="M7 11.5c.6-2.8 2.4-4.8 4.8-5.2" fill="none" stroke="#ffffffd8" stroke-width="2" stroke-linecap="round"/><path d="M13 12.4h3.6M13.2 15l2.2-1.4M13.6 10.2l1.8 1" stroke="var(--amber-2)" stroke-width="1.5" stroke-linecap="round"/>',
    "basket": '<path d="M4.5 11a7.5 8 0 0 1 15 0" fill="none" stroke="var(--wicker-2)" stroke-width="2.2"/><path d="M2.5 10.5h19L19 20.6a1.6 1.6 0 0 1-1.6 1.2H6.6A1.6 1.6 0 0 1 5 20.6Z" fill="var(--wicker)" stroke="var(--wicker-2)" stroke-width="1.4" stroke-linejoin="round"/><path d="M4 15.5h16M9 11v10.5M15 11v10.5" stroke="var(--wicker-2)" stroke-width="1.3"/>',
    "steps": '<ellipse cx="8" cy="8" rx="3.6" ry="5.4" fill="currentColor"/><ellipse cx="8.4" cy="16" rx="2.6" ry="2.4" fill="currentColor"/><ellipse cx="16.4" cy="12" rx="3.4" ry="5" fill="currentColor"/><ellipse cx="16" cy="19.8" rx="2.4" ry="2.2" fill="currentColor"/>',
    "wave": '<path d="M1.5 13c3.5 0 3.5-5 7-5s3.5 5 7 5 3.5-5 7-5M1.5 20c3.5 0 3.5-5 7-5s3.5 5 7 5 3.5-5 7-5" fill="none" stroke="var(--wave)" stroke-width="2.6" stroke-linecap="round"/>',
}  # fmt: skip
