"""How a civilization looks: its colour and mark. No colour of a player is one of a card or a die."""

from __future__ import annotations

from functools import cache
from typing import Final

from demiurge.kit.pieces import badge

_MARKS: Final = (
    '<rect x="-4" y="-4" width="8" height="8" rx="1"/>',
    '<path d="m0-5.6 1.6 3.6 3.9.4-2.9 2.6.8 3.9L0 2.9l-3.4 2 .8-3.9L-5.5-1.6l3.9-.4Z"/>',
    '<path fill-rule="evenodd" d="M0-5.2a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 0-5.2Zm0 2.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z"/>',  # noqa: E501
    '<path d="M0-5.3 5 3.9H-5Z"/>',
)


def colour(seat: int) -> str:
    """The class that sets --c and --on."""
    return f"ne-{seat}"


@cache
def disc(seat: int, radius: float = 9.2) -> str:
    """The emblem around (0, 0), for any SVG."""
    return (
        f'<g class="{colour(seat)}"><circle class="ne-disc" r="{radius}" fill="var(--c)" stroke="var(--piece-line)" '
        f'stroke-width="1.2"/><g fill="var(--on)" transform="scale({radius / 9.2:.2f})">{_MARKS[seat]}</g></g>'
    )


@cache
def emblem(seat: int) -> str:
    return badge(disc(seat), colour(seat))
