"""The icons of Civolution, each the inside of a 24 x 24 symbol; our own work."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.drawing.console_icons import CONSOLE_ICONS


def _line(path: str, width: float = 2, colour: str = "currentColor") -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def _solid(path: str, colour: str = "currentColor", edge: str = "") -> str:
    line = f' stroke="{edge}" stroke-width="1.5" stroke-linejoin="round"' if edge else ""
    return f'<path d="{path}" fill="{colour}"{line}/>'


def _even(path: str) -> str:
    return f'<path fill-rule="evenodd" fill="currentColor" d="{path}"/>'


def _land(name: str, motif: str) -> str:
    """A swatch of the land with its motif, as on the continent."""
    return f'<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="var(--t-{name})" stroke="var(--m-{name})" stroke-width="1.2"/><g fill="none" stroke="var(--m-{name})" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" transform="translate(12 12.5) scale(.82)">{motif}</g>'


_PERSON: Final = "M0,-9.5 A3.7,3.7 0 0 1 2.6,-3.2 C6.5,-2.2 8.6,.4 9,2.8 L5,4 L7,9.5 H1.8 L0,6 L-1.8,9.5 H-7 L-5,4 L-9,2.8 C-8.6,.4 -6.5,-2.2 -2.6,-3.2 A3.7,3.7 0 0 1 0,-9.5 Z"
_EDGE: Final = 'stroke="var(--piece-line)" stroke-width="1.3"'

# ---- what a civ has and what it is for
_GOODS: Final[dict[str, str]] = {
    "idea": _solid(
        "M12 1.8a7.3 7.3 0 0 0-4.3 13.2c.8.7 1.1 1.5 1.1 2.3h6.4c0-.8.3-1.6 1.1-2.3A7.3 7.3 0 0 0 12 1.8Z",
        "var(--idea)",
        "var(--idea-2)",
    )
    + _line("M9.3 20h5.4M10.5 22.6h3", 1.9, "var(--idea-2)"),
    "food": _solid(
        "M15 2.2a6.8 6.8 0 0 1 4.8 11.6c-2 2-4.6 2.4-7 1.3L8.5 19.4a2.4 2.4 0 1 1-3.6 2.2 2.4 2.4 0 1 1 2.2-3.6l2-6.4c-.6-2.2-.2-4.8 1.6-6.8A6.5 6.5 0 0 1 15 2.2Z",
        "var(--food)",
        "var(--food-2)",
    ),
    "focus": '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12" r="4" fill="currentColor"/>',
    "money": '<circle cx="12" cy="12" r="9.5" fill="var(--coin)" stroke="var(--coin-2)" stroke-width="1.8"/><circle cx="12" cy="12" r="5.6" fill="none" stroke="var(--coin-2)" stroke-width="1.6" opacity=".75"/>',
    "tribe": f'<g transform="translate(12 12) scale(1.15)">{_solid(_PERSON)}</g>',
    "weak": f'<g transform="translate(12 15) rotate(90) scale(1.08)">{_solid(_PERSON)}</g>',
    "flag": _solid("M5 2h2.3v20H5ZM8.5 3.2h12l-3.6 4.6 3.6 4.6h-12Z"),
    "fate": '<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" fill="var(--fate)" stroke="var(--piece-line)" stroke-width="1.3"/><path d="m12 6 1.7 4.3L18 12l-4.3 1.7L12 18l-1.7-4.3L6 12l4.3-1.7Z" fill="#fff"/>',
    "favor": _solid("m12 1.5 2.6 7.9L22.5 12l-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6Z"),
    "diamond": _solid("M12 2.5 21 12l-9 9.5L3 12Z"),
    "die": f'<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" fill="var(--die)" {_EDGE}/><g fill="var(--pip)"><circle cx="7.8" cy="7.8" r="1.9"/><circle cx="16.2" cy="7.8" r="1.9"/><circle cx="12" cy="12" r="1.9"/><circle cx="7.8" cy="16.2" r="1.9"/><circle cx="16.2" cy="16.2" r="1.9"/></g>',
    "raw": '<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8Z" fill="var(--c, currentColor)" stroke="var(--piece-line)" stroke-width="1.3" stroke-linejoin="round"/><path d="M9 6.5h6l2.5 2.5" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.8" stroke-linecap="round"/>',
    "monolith": _solid("M8 2.5 15 1.5l2 20H7Z"),
    "farm": _solid("M2.5 11 12 3l9.5 8v10.5h-19Z")
    + _line("M8.5 21v-7h7v7M8.5 14l7 7M15.5 14l-7 7", 1.5, "var(--panel)"),
    "settlement": _solid("M2 21.5V11l5-4.5L11 10V6.5l5.5-5L22 6.5v15Z")
    + _line("M7 21v-5h3v5M15 11h3M15 15h3", 1.6, "var(--panel)"),
    "statue": _solid("M12 1.5 15 5l1.2 12h2.3v2.2H21v3H3v-3h2.5V17h2.3L9 5Z"),
    "boat": _solid(
        "M11 2.5v11.5H4.5C5 8.5 7.3 4.7 11 2.5ZM13 5.5c3 1.8 5 4.7 5.6 8.5H13ZM2.5 16h19c-.8 3.4-2.7 5.3-5.5 5.3H8c-2.8 0-4.7-1.9-5.5-5.3Z"
    ),
    "hunt": _line("M6 2.5c10 2.5 13.5 8 13 17.5M6 2.5 19 20M2.5 21.5 15 9M2.5 21.5v-4.6M2.5 21.5h4.6", 2.1),
    "plan": _solid("M8 2h8l6 6v8l-6 6H8l-6-6V8Z", "var(--c, currentColor)", "var(--piece-line)"),
    "fire": _solid(
        "M12.5 1.5c.8 4.2 6.2 6.6 6.2 12.7 0 4.7-2.9 8.3-6.7 8.3s-6.7-3.4-6.7-7.7c0-3 1.5-5 3-6.6.2 1.7.8 2.8 1.8 3.4-.4-4 .2-7.4 2.4-10.1Z",
        "var(--fire)",
    ),
    "used": '<rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3.4 2.6"/>',
    "goal": '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2"/>'
    + _solid("m12 5.8 1.9 4 4.3.6-3.2 3 .9 4.3-3.9-2.1-3.9 2.1.9-4.3-3.2-3 4.3-.6Z"),
    "income": _line("M12 2.5v10M7.5 8.3l4.5 4.5 4.5-4.5", 2.2) + _line("M3.5 14v6.5h17V14", 2.3),
    "stage": _solid("M2.5 21.5v-6h6.3v-6h6.4v-6h6.3v18Z"),
    "upgrade": _line("M4 13.5 12 6l8 7.5M4 20 12 12.5l8 7.5", 2.6),
    "site": _even("M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 3.7 5 5.8-5 5.8L7 12Z"),
    "provision": _solid("M2.5 10h19l-2.2 11.5H4.7Z", "var(--food)", "var(--food-2)")
    + _line("M6.5 10 10 3M17.5 10 14 3M8.5 13.5v5M12 13.5v5M15.5 13.5v5", 1.7, "var(--food-2)"),
    "beacon": _solid("M9 10h6l2.5 12h-11Z") + _line("M12 1.5V6M6.5 3.5 9 6.5M17.5 3.5 15 6.5", 1.9),
    "attribute": _line("M12 2.5 21 7.7v8.6L12 21.5 3 16.3V7.7Z", 2)
    + _solid("m12 7 1.5 3.5L17 12l-3.5 1.5L12 17l-1.5-3.5L7 12l3.5-1.5Z"),
    "track": _line("M2.5 19h5v-5h5V9h5V4h4", 2.4),
    "event": _line("M6 3h12a2.5 2.5 0 0 1 0 5h-1.5v11a2.5 2.5 0 0 1-5 0H3.5a2.5 2.5 0 0 0 2.5 2.5h9", 2)
    + _line("M6 3a2.5 2.5 0 0 0-2.5 2.5V8h3v8.5M10 11h3.5M10 15h3.5", 1.7),
    "weather": '<circle cx="8.5" cy="8.5" r="5" fill="var(--sun)"/>'
    + _solid("M8 20.5a4 4 0 0 1-.3-8A5.5 5.5 0 0 1 18 12a4.3 4.3 0 0 1 0 8.5Z", "var(--cloud)"),
    "test": f'<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" fill="var(--fate)" {_EDGE}/>'
    + _line("M8.8 9.3a3.3 3.3 0 1 1 5 2.9c-1.2.7-1.8 1.2-1.8 2.5", 2.2, "#fff")
    + '<circle cx="12" cy="17.7" r="1.4" fill="#fff"/>',
    "vici": _even(
        "M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9ZM12 8c-2.8 0-4.7 1.6-6 4 1.3 2.4 3.2 4 6 4s4.7-1.6 6-4c-1.3-2.4-3.2-4-6-4Z"
    )
    + '<circle cx="12" cy="12" r="2.5" fill="currentColor"/>',
    "blue-eye": _solid(
        "M12 6c4.7 0 8 2.7 10.3 6-2.3 3.3-5.6 6-10.3 6S4 15.3 1.7 12C4 8.7 7.3 6 12 6Z", "var(--vici-blue)"
    )
    + '<circle cx="12" cy="12" r="3.2" fill="#fff"/>',
    "red-eye": _solid(
        "M12 6c4.7 0 8 2.7 10.3 6-2.3 3.3-5.6 6-10.3 6S4 15.3 1.7 12C4 8.7 7.3 6 12 6Z", "var(--vici-red)"
    )
    + '<circle cx="12" cy="12" r="3.2" fill="#fff"/>',
}

# ---- progress tracks and the cards that go with them, the other categories of scoring
_TRACKS: Final[dict[str, str]] = {
    "technology": '<path fill-rule="evenodd" fill="currentColor" d="M10.2 1.8h3.6l.6 2.8 2 .9 2.5-1.5 2.5 2.5-1.5 2.5.8 2 2.7.6v3.2l-2.7.6-.8 2 1.5 2.5-2.5 2.5-2.5-1.5-2 .9-.6 2.8h-3.6l-.6-2.8-2-.9-2.5 1.5-2.5-2.5 1.5-2.5-.8-2-2.7-.6v-3.2l2.7-.6.8-2-1.5-2.5 2.5-2.5 2.5 1.5 2-.9ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"/>',
    "prestige": _solid("M2 6.5 7 11l5-8 5 8 5-4.5-2 12H4ZM4 20h16v2.2H4Z"),
    "knowledge": _solid(
        "M11 5C8.5 3.2 5.5 2.8 2 3v15.5c3.5-.2 6.5.3 9 2ZM13 5c2.5-1.8 5.5-2.2 9-2v15.5c-3.5-.2-6.5.3-9 2Z"
    ),
    "construction": _solid("M12 1.5 22 7.5v2H2v-2ZM4 11h3v8H4Zm6.5 0h3v8h-3ZM17 11h3v8h-3ZM2 20h20v2.5H2Z"),
    "culture": _line("M6 3c-3.5 5-3 12 3.5 14.5M18 3c3.5 5 3 12-3.5 14.5M4.5 3.5h3M16.5 3.5h3M6.5 8h11", 2.3)
    + _line("M10 8v10M14 8v10", 1.5)
    + _solid("M8 18h8v3.8H8Z"),
    "evolution": _line("M7 2c0 7 10 7 10 13.5 0 3-1.5 5-1.5 6.5M17 2c0 7-10 7-10 13.5 0 3 1.5 5 1.5 6.5", 2.2)
    + _line("M8.5 5h7M8 19h8M9.5 9.7h5", 1.7),
    "prosperity": _solid("M6 3h12l4.5 6.5L12 22 1.5 9.5Z", "var(--diamond)")
    + _line("M1.5 9.5h21M8.5 9.5 12 21.5l3.5-12L12 3Z", 1.3, "var(--panel)"),
    "population": _GOODS["tribe"],
    "expansion": _GOODS["flag"],
}

# ---- features of a civ
_FEATURES: Final[dict[str, str]] = {
    "stamina": _solid(
        "M12 21.5C4 15.5 1.8 11.7 1.8 8A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10.2 2c0 3.7-2.2 7.5-10.2 13.5Z"
    ),
    "intelligence": _solid(
        "M11 2.8a3.7 3.7 0 0 0-5.8 2.1A4 4 0 0 0 2.7 11a4.4 4.4 0 0 0 2 7.2A3.8 3.8 0 0 0 11 20.9ZM13 2.8a3.7 3.7 0 0 1 5.8 2.1A4 4 0 0 1 21.3 11a4.4 4.4 0 0 1-2 7.2A3.8 3.8 0 0 1 13 20.9Z"
    )
    + _line(
        "M5.5 9.5c1.5-.4 2.7.2 3 1.6M5.6 15.5c1-1.4 2.2-1.6 3.2-.6M18.5 9.5c-1.5-.4-2.7.2-3 1.6M18.4 15.5c-1-1.4-2.2-1.6-3.2-.6",
        1.5,
        "var(--panel)",
    ),
    "calm": _solid(
        "M12 3c3.6 3.6 4.8 8 0 15-4.8-7-3.6-11.4 0-15ZM2 9c4.8.5 7.6 3 8.7 10C5 18.5 2.3 15 2 9ZM22 9c-4.8.5-7.6 3-8.7 10C19 18.5 21.7 15 22 9Z"
    ),
    "dexterity": _solid(
        "M7 11V5.2a1.5 1.5 0 0 1 3 0V10h.6V3.2a1.5 1.5 0 0 1 3 0V10h.6V4.5a1.5 1.5 0 0 1 3 0v6.3h.6V7.5a1.4 1.4 0 0 1 2.8 0V15c0 4.5-2.6 7.5-6.8 7.5-3.6 0-5.6-1.5-7.6-5L3.3 13a1.6 1.6 0 0 1 2.6-1.8Z"
    ),
    "expression": _solid(
        "M3 3h18a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 21 17h-8l-6 5v-5H3a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 3 3Z"
    )
    + _line("M6.5 8.2h11M6.5 12h7", 1.7, "var(--panel)"),
    "perception": '<path fill-rule="evenodd" fill="currentColor" d="M12 5c5 0 8.5 3 10.8 7-2.3 4-5.8 7-10.8 7S3.5 16 1.2 12C3.5 8 7 5 12 5Zm0 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"/>',
}

# ---- modules of the console; those that install cards have the sign of the cards
_MODULES: Final[dict[str, str]] = {
    "migration": '<ellipse cx="7.2" cy="7.2" rx="3.3" ry="4.8" fill="currentColor"/><ellipse cx="7.8" cy="15" rx="2.3" ry="2" fill="currentColor"/><ellipse cx="16.8" cy="11.2" rx="3.3" ry="4.8" fill="currentColor"/><ellipse cx="16.2" cy="19" rx="2.3" ry="2" fill="currentColor"/>',
    "procreation": f'<g transform="translate(9.3 11.5) scale(.92)">{_solid(_PERSON)}</g><g transform="translate(18.5 17) scale(.52)">{_solid(_PERSON)}</g>',
    "production": _line("M4 20.5 15 8.5", 2.6) + _line("M7.5 4.2c6-1.2 11.5 3.3 12.3 10.3", 2.8),
    "sustenance": _GOODS["hunt"],
    "exploration": '<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2"/>'
    + _solid("m16.8 7.2-3 6.6-6.6 3 3-6.6Z"),
    "building": _TRACKS["construction"],
    "planning": _even("M8 2h8l6 6v8l-6 6H8l-6-6V8Zm3 4.5v5h-5v2h5v4.5h2V13.5h5v-2h-5v-5Z"),
    "research": _line("M9 2h6M10 2v6.5L4.2 19.4A1.8 1.8 0 0 0 5.8 22h12.4a1.8 1.8 0 0 0 1.6-2.6L14 8.5V2", 2.1)
    + _solid("M7.3 15h9.4l2.5 5H4.8Z"),
    "achievement": _TRACKS["culture"],
    "insight": _TRACKS["knowledge"],
    "mutation": _TRACKS["prestige"],
    "invention": _TRACKS["technology"],
    "transport": _line("M2 5h3.2L8 15.5h10.2L21 8H6", 2.1)
    + '<circle cx="9.5" cy="19.5" r="2.2" fill="currentColor"/><circle cx="17" cy="19.5" r="2.2" fill="currentColor"/>',
    "trade": _line("M3.5 8h15M14.5 3.5 19 8l-4.5 4.5M20.5 16.5h-15M9.5 12 5 16.5 9.5 21", 2.2),
    "activity": _solid("M13.5 1.5 4.5 14h6L9.5 22.5 19.5 9.5h-6.3Z"),
    "sleep": _line("M4 6h8l-8 10h8M14.5 13H20l-5.5 7.5H20", 2.3),
    "reset": _line("M4.5 12.5a7.6 7.6 0 1 0 2.6-6.1M7 2.2v4.6h4.7", 2.4) + _solid("M9 9.5h6v6H9Z"),
}

# ---- weather, sites, lands
_WORLD: Final[dict[str, str]] = {
    "hot": '<circle cx="12" cy="12" r="5.5" fill="#d9541e"/>'
    + _line(
        "M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.5 4.5l1.8 1.8M17.7 17.7l1.8 1.8M19.5 4.5l-1.8 1.8M6.3 17.7l-1.8 1.8",
        2.2,
        "#d9541e",
    ),
    "warm": '<circle cx="12" cy="13" r="5.5" fill="#e2a400"/>'
    + _line("M12 3v2M4 13H2M22 13h-2M5.5 6.5 7 8M18.5 6.5 17 8", 2.2, "#e2a400"),
    "mild": '<circle cx="9" cy="9" r="5" fill="#e2a400"/>'
    + _solid("M7.5 20.5a4 4 0 0 1-.3-8A5.5 5.5 0 0 1 17.5 12a4.3 4.3 0 0 1 0 8.5Z", "#9fb4c2"),
    "rain": _solid("M7 14.5a4.3 4.3 0 0 1-.3-8.6A6 6 0 0 1 18 6a4.3 4.3 0 0 1-.3 8.5Z", "#7d97a8")
    + _line("M8 17.5l-1.2 3M12.5 17.5l-1.2 3M17 17.5l-1.2 3", 2, "#2b7bc0"),
    "cold": _line("M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5 12 6l3-2.5M9 20.5 12 18l3 2.5", 2, "#3b88c4"),
    "building_ground": _solid("M12 2 22 8v2.2H2V8ZM4.5 11.5h3v7h-3Zm6 0h3v7h-3Zm6 0h3v7h-3ZM2 19.5h20V22H2Z"),
    "gorge": _solid("M1.5 4.5H9l1.5 4-2 4.5 2.5 3.5-1.5 6h-8Z")
    + _solid("M22.5 4.5H15l-1 4.5 2 4-2.5 4.5 1.5 5h7.5Z")
    + _line("M12 5.5c1 3-.8 4.5 0 7.5.7 2.5.3 5.5.2 8.5", 1.7, "#2b7bc0"),
    "glacier": _solid("M1.5 21 8.5 5l4 7 3-5 7 14Z", "#3b88c4")
    + _solid("M8.5 5 11 9.5 8.8 11 6.2 10.3ZM15.5 7l2.3 4.6-2.4.8-1.8-2.4Z", "#fff"),
    "mystic_oak": _solid(
        "M12 1.5c3 0 5.2 1.8 5.7 4.3A5.3 5.3 0 0 1 16.5 16H13.7l.8 6.5h-5l.8-6.5H7.5A5.3 5.3 0 0 1 6.3 5.8C6.8 3.3 9 1.5 12 1.5Z",
        "#3f7d3a",
    ),
    "hidden_grotto": _solid("M2 21.5V13a10 10 0 0 1 20 0v8.5h-5V14a5 5 0 0 0-10 0v7.5Z")
    + _solid("m12 13 3.2 3.6L12 21.5l-3.2-4.9Z", "#17938b"),
    "holy_rock": _solid("M6.5 21.5C6 14 7 6 10.5 2.5c4-1 6.5 3 7 9 .3 4 .2 7 0 10ZM2.5 21h19v1.8h-19Z")
    + _solid("m12.3 7 1.3 3.4 3.4 1.3-3.4 1.3-1.3 3.4-1.3-3.4-3.4-1.3 3.4-1.3Z", "#f2c230"),
    "cave": _solid("M1.5 21.5 5 9l6-6.5 6.5 4 5 15Z")
    + _solid("M7.5 21.5c0-6 1.5-9 4.5-9s4.5 3 4.5 9Z", "var(--raised)"),
    "mushroom_valley": _solid("M1.8 12.5C2.2 6.2 6.3 2.2 12 2.2s9.8 4 10.2 10.3Z", "#b8402c")
    + _solid("M9 14h6l1.2 8H7.8Z", "#a9987e")
    + '<circle cx="8" cy="8.5" r="1.6" fill="#fff"/><circle cx="14.5" cy="7" r="1.6" fill="#fff"/>',
    "volcano": _solid("M1.5 21.5 8.5 9h7l7 12.5Z")
    + _solid("M8.5 9 10 12l2-2 2.2 3L15.5 9Z", "#f08a3c")
    + _line("M10 6c-1.5-2 1-3 0-4.5M14 6c1.5-2-1-3 0-4.5", 1.8, "#d9541e"),
    "forest": _land("forest", '<path d="M0,-9 L5.5,1 H2.5 L7,7.5 H-7 L-2.5,1 H-5.5 Z" fill="var(--m-forest)"/>'),
    "grassland": _land("grassland", '<path d="M-6,6 q0,-6 -3,-10 M0,6 V-8 M6,6 q0,-6 3,-10"/>'),
    "hills": _land("hills", '<path d="M-10,5 q5,-12 10,-3 q4,-9 10,3"/>'),
    "swamp": _land("swamp", '<path d="M-9,6 H9 M-5,6 V-4 M0,6 V-8 M5,6 V-3"/>'),
    "mountains": _land("mountains", '<path d="M-9,7 L-1,-8 L4,0 L6,-3 L10,7 Z" fill="var(--m-mountains)"/>'),
    "desert": _land("desert", '<path d="M-10,-1 q5,-7 10,0 q5,-5 10,0 M-6,6 q5,-5 10,0"/>'),
    "water": _land("water", '<path d="M-9,-3 q4.5,-5 9,0 q4.5,-5 9,0 M-9,5 q4.5,-5 9,0 q4.5,-5 9,0"/>'),
}

# ---- materials, three of each land
_MATERIALS: Final[dict[str, str]] = {
    "wood": _solid("M5 8.5 15.5 3l4.5 7.5L9.5 17Z", "#9a6634", "#5b3a18")
    + '<circle cx="7.3" cy="14" r="5" fill="#e0b57d" stroke="#5b3a18" stroke-width="1.5"/><circle cx="7.3" cy="14" r="2" fill="none" stroke="#5b3a18" stroke-width="1.2"/>',
    "beeswax": _solid("M12 2.5 20.5 7.2v9.6L12 21.5l-8.5-4.7V7.2Z", "#f2bf35", "#99690a")
    + _solid("m12 8 3.8 2.1v4L12 16.2l-3.8-2.1v-4Z", "#99690a"),
    "oil": _solid("M12 1.8c4.2 5.3 6.8 8.9 6.8 12.9a6.8 6.8 0 0 1-13.6 0c0-4 2.6-7.6 6.8-12.9Z", "#a8b32b", "#5c6312"),
    "papyrus": _solid("M6 3h13v15H6Z", "#f0e2b4", "#8a7434")
    + _solid("M4 17h13a2.3 2.3 0 0 1 0 4.6H5A2.3 2.3 0 0 1 4 17Z", "#d9c583", "#8a7434")
    + _line("M9 7h7M9 11h7", 1.5, "#8a7434"),
    "herbs": _solid("M12 22C3.5 17 3 9 12 1.8 21 9 20.5 17 12 22Z", "#5fa84a", "#2f6322")
    + _line("M12 21V8M12 15l4-3M12 12 8.5 9.5", 1.4, "#2f6322"),
    "gold": _solid("M2.5 17.5 6 9h12l3.5 8.5Z", "#ffcf3d", "#94690a") + _line("M8.5 13h7", 1.5, "#94690a"),
    "cotton": _solid("M7 17a4.7 4.7 0 0 1-1-9.2A6 6 0 0 1 17.5 7.5 4.8 4.8 0 0 1 17 17Z", "#fff", "#7d8791")
    + _line("M12 17v5M12 19.5l-4-1.5M12 19.5l4-1.5", 1.7, "#7a5a30"),
    "clay": _solid(
        "M8 2.5h8v3c3.5 2 4.8 4.5 4.8 7.5 0 4-3 7-5.3 8.5h-7C6.2 20 3.2 17 3.2 13c0-3 1.3-5.5 4.8-7.5Z",
        "#c8693d",
        "#702f13",
    )
    + _line("M4 11.5h16", 1.5, "#702f13"),
    "sulfur": _solid("M12 2 20 9l-3 12H7L4 9Z", "#f0e04a", "#8f8410")
    + _line("M12 2 9.5 10 12 21l2.5-11Z M4 9l5.5 1M20 9l-5.5 1", 1.2, "#8f8410"),
    "coal": _solid("M3 15 6 6.5 13 3l7.5 5 .5 8-6 5H7Z", "#3a3540", "#15121a")
    + _line("M9 9l4 3 4-2M13 12v5", 1.4, "#8a8494"),
    "peat": _solid("M2.5 9 12 4.5 21.5 9v8L12 21.5 2.5 17Z", "#6b4a2d", "#382312")
    + _line("M2.5 9 12 13.5 21.5 9M12 13.5v8", 1.4, "#b98f63"),
    "tar": _solid("M5 4h14v16.5H5Z", "#54505e", "#1d1a24") + _line("M5 8.5h14M5 16h14", 1.8, "#b9b2c6"),
    "stone": _solid("M3 12 8 5h9l4.5 7-3 8h-13Z", "#b4bac0", "#5b646d")
    + _line("M8 5l3 7 10.5 0M11 12l-5.5 8", 1.3, "#5b646d"),
    "iron_ore": _solid("M3 13 9 3.5l8 1.5 4.5 8-4.5 8H7Z", "#9c5a48", "#54271b")
    + '<circle cx="10" cy="10" r="1.7" fill="#e8bba7"/><circle cx="15" cy="12" r="1.7" fill="#e8bba7"/><circle cx="10.5" cy="16" r="1.7" fill="#e8bba7"/>',
    "jade": '<circle cx="12" cy="12" r="6.5" fill="none" stroke="#1c7a5c" stroke-width="6.5"/><circle cx="12" cy="12" r="6.5" fill="none" stroke="#4fbf97" stroke-width="4"/>',
    "sand": _solid("M5 2.5h14v2l-5.5 7.5 5.5 7.5v2H5v-2L10.5 12 5 4.5Z", "#f4dc9a", "#8a6a25")
    + _solid("M7.5 19.5 12 14l4.5 5.5Z", "#c79a3b"),
    "salt": _solid("M4 8 12 3.5 20 8v9l-8 4.5L4 17Z", "#ffffff", "#7b8894")
    + _line("M4 8l8 4.5L20 8M12 12.5v9", 1.4, "#7b8894"),
    "copper": _solid("M2.5 17.5 6 9h12l3.5 8.5Z", "#d9793b", "#7b3a12") + _line("M8.5 13h7", 1.5, "#7b3a12"),
}

ICONS: Final[dict[str, str]] = {**_GOODS, **_TRACKS, **_FEATURES, **_MODULES, **_WORLD, **_MATERIALS, **CONSOLE_ICONS}
