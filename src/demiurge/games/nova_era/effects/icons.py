"""Icons as a message is given them: their names between colons. Who draws a card finds their pictures."""

from __future__ import annotations

from demiurge.games.nova_era import vocabulary


def icon(name: str) -> str:
    return f":{name}:"


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def thing(at: int) -> str:
    """What can be owned; Technologies are small cards, so that they are not taken for resources."""
    name = vocabulary.THINGS[at]
    return icon(f"tech-{name}" if at < vocabulary.TERRITORY else name)


def resources(mask: int) -> str:
    if mask == vocabulary.ANY_COLOR:
        return icon("any")
    return "/".join([icon(name) for color, name in enumerate(vocabulary.COLORS) if mask >> color & 1])


def dice(mask: int) -> str:
    return icon("die" if mask == vocabulary.ANY_DIE else f"die-{vocabulary.DICE[mask.bit_length() - 1]}")


def technologies(mask: int) -> str:
    return icon("tech" if mask == vocabulary.ANY_COLOR else f"tech-{vocabulary.COLORS[mask.bit_length() - 1]}")


def disaster(color: int) -> str:
    return icon(vocabulary.DISASTERS[color])


def counter(at: int) -> str:
    if at == vocabulary.RESOURCES:
        return icon("any")
    if at >= vocabulary.RESOURCE:
        return icon(vocabulary.COLORS[at - vocabulary.RESOURCE])
    if at == vocabulary.COLOR_SET:
        return "".join([icon(f"tech-{color}") for color in vocabulary.COLORS])
    return thing(at)
