"""The plot of `balance_cards.py`: every card by how often it is bought and by what becomes of its buyers. Plain SVG in
fixed colours, since a page that shows it brings no style sheet."""

from __future__ import annotations

from html import escape
from math import sqrt
from typing import Any

from bench.balance_plot import FAINT, INK, LINE, PAPER, text

WIDTH, HEIGHT = 980, 720
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 96, 56
ALARM, BAND = "#c45200", "#f3ecdf"
NAMED = 4  # cards of each extreme that are named in any case
RATES = (0.0, 0.01, 0.03, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0)
LETTER = 6.0  # about the width of one, at 11 pixels
SIZE = 4.5
HEADING = 'font-size="17" font-weight="700"'


class Scale:
    """Where a card lies. Rates by their root: what nobody buys is of interest, and would be a heap at the edge."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        edges = [row["edge"] + side * row["error"] for row in rows for side in (-1, 1)] or [0.0]
        self.rate: float = max([row["rate"] for row in rows] or [1.0]) * 1.08 or 1.0
        self.low: float = min(edges) - 0.3
        self.high: float = max(edges) + 0.3

    def x(self, rate: float) -> float:
        return LEFT + sqrt(rate / self.rate) * (WIDTH - LEFT - RIGHT)

    def y(self, edge: float) -> float:
        return TOP + (self.high - edge) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM)


# ---- pieces
def axes(scale: Scale, limit: float, unwanted: float) -> str:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = [
        f'<rect x="{LEFT}" y="{TOP}" width="{scale.x(unwanted) - LEFT:.1f}" height="{bottom - TOP}" fill="{BAND}"/>',
        f'<path d="M{LEFT} {TOP}V{bottom}H{right}" fill="none" stroke="{INK}"/>',
        f'<path d="M{LEFT} {scale.y(0):.1f}H{right}" stroke="{INK}"/>',
        text(scale.x(unwanted) - 6, bottom - 8, "nobody wants", f'text-anchor="end" font-size="11" fill="{FAINT}"'),
    ]
    for edge in (limit, -limit):
        if limit and scale.low < edge < scale.high:
            parts.append(f'<path d="M{LEFT} {scale.y(edge):.1f}H{right}" stroke="{ALARM}" stroke-dasharray="4 3"/>')
    for rate in (rate for rate in RATES if rate <= scale.rate):
        x = scale.x(rate)
        parts.append(f'<path d="M{x:.1f} {bottom}v5" stroke="{INK}"/>')
        parts.append(text(x, bottom + 18, f"{rate:.0%}", f'text-anchor="middle" font-size="11" fill="{FAINT}"'))
    step = 1 if scale.high - scale.low < 14 else 2
    for edge in range(int(scale.low), int(scale.high) + 1):
        if edge % step == 0:
            parts.append(f'<path d="M{LEFT - 5} {scale.y(edge):.1f}h5" stroke="{INK}"/>')
            more = f'text-anchor="end" font-size="11" fill="{FAINT}"'
            parts.append(text(LEFT - 9, scale.y(edge) + 4, f"{edge:+d}" if edge else "0", more))
    parts.append(text(right, bottom + 40, "bought, of the seats it was offered to", 'text-anchor="end" font-size="12"'))
    parts.append(text(LEFT - 48, TOP - 12, "edge: points that its buyers end ahead of other buyers", 'font-size="12"'))
    return "".join(parts)


def mark(x: float, y: float, colour: str, shape: str, house: bool, title: str = "") -> str:
    """Printed cards are hollow."""
    look = f'fill="{colour if house else PAPER}" stroke="{colour}" stroke-width="1.6"'
    told = f"<title>{escape(title)}</title>" if title else ""
    if shape == "disc":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE}" {look}>{told}</circle>'
    side, half = SIZE * 1.8, SIZE * 0.9
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if shape == "diamond" else ""
    box = f'x="{x - half:.1f}" y="{y - half:.1f}" width="{side:.1f}" height="{side:.1f}"'
    return f"<rect {box}{turn} {look}>{told}</rect>"


def path_of(scale: Scale, old: dict[str, Any], new: dict[str, Any]) -> str:
    """Where a changed card has come from."""
    x, y = scale.x(old["rate"]), scale.y(old["edge"])
    return (
        f'<path d="M{x:.1f} {y:.1f}L{scale.x(new["rate"]):.1f} {scale.y(new["edge"]):.1f}" stroke="{ALARM}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{ALARM}"/>'
    )


class Labels:
    """Names beside their cards, where there is room for them."""

    def __init__(self) -> None:
        self.taken: list[tuple[float, float, float, float]] = []

    def keep_off(self, x: float, y: float) -> None:
        self.taken.append((x - SIZE, y - SIZE, x + SIZE, y + SIZE))

    def free(self, box: tuple[float, float, float, float]) -> bool:
        left, top, right, bottom = box
        if left < LEFT or right > WIDTH or top < TOP - 8 or bottom > HEIGHT - BOTTOM:
            return False
        return not any(left < b[2] and right > b[0] and top < b[3] and bottom > b[1] for b in self.taken)

    def place(self, x: float, y: float, said: str, needed: bool) -> str:
        """At the right, the left, above or below; farther away only where the name must be told."""
        width = len(said) * LETTER
        for away in (0, 12, 24, 36, 48) if needed else (0,):
            for left, middle in ((x + 8, y - away), (x - 8 - width, y - away), (x + 8, y + away),
                                 (x - 8 - width, y + away), (x - width / 2, y - 13 - away),
                                 (x - width / 2, y + 13 + away)):  # fmt: skip
                box = (left, middle - 6, left + width, middle + 6)
                if self.free(box):
                    self.taken.append(box)
                    lead = f'<path d="M{x:.1f} {y:.1f}L{left:.1f} {middle:.1f}" stroke="{LINE}"/>' if away else ""
                    return lead + text(left, middle + 4, said, 'font-size="11"')
        return ""


def outstanding(rows: list[dict[str, Any]], limit: float, unwanted: float) -> list[dict[str, Any]]:
    """The cards that are named: all that are beyond a limit, and some of each extreme."""
    by_rate, by_edge = sorted(rows, key=lambda row: row["rate"]), sorted(rows, key=lambda row: row["edge"])
    found = [row for row in rows if row["rate"] < unwanted or abs(row["edge"]) > limit]
    found += by_edge[:NAMED] + by_edge[: -NAMED - 1 : -1] + by_rate[:NAMED] + by_rate[: -NAMED - 1 : -1]
    return list({row["name"]: row for row in found}.values())


class Plot:
    """tints: colours by group; shapes by kind. few: purchases below which no edge is drawn (the card then lies on the
    line of 0); limit: the edge beyond which a card decides games; unwanted: the rate below which nobody wants it."""

    def __init__(
        self, title: str, tints: dict[str, str], shapes: dict[str, str], few: int, limit: float, unwanted: float
    ) -> None:
        self.title, self.tints, self.shapes = title, tints, shapes
        self.few, self.limit, self.unwanted = few, limit, unwanted

    def draw(self, data: dict[str, Any], moved: dict[str, dict[str, Any]]) -> str:
        """moved: the figures before, of cards that are not the same any more."""
        rows = [self.told(row) for row in data["cards"].values()]
        old = {id: self.told(row) for id, row in moved.items()}
        scale = Scale(rows + list(old.values()))
        parts = [text(16, 28, f"{self.title}: what {data['bot']} bots take, and how it pays", HEADING)]
        sub = f"{data['games']:,} games for each of 2, 3 and 4 players; bars: one standard error"
        sub += "; orange: where a changed card was before" if moved else ""
        parts += [text(16, HEIGHT - 16, sub, f'font-size="12" fill="{FAINT}"'), self.legend()]
        parts.append(axes(scale, self.limit, self.unwanted))
        parts += [path_of(scale, old[id], row) for id, row in zip(data["cards"], rows) if id in old]
        parts += [self.card(scale, row) for row in rows]
        parts += self.names(scale, rows, {data["cards"][id]["name"] for id in moved})
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
            f'font-family="Inter, system-ui, sans-serif" font-size="13" fill="{INK}">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
        )

    def told(self, row: dict[str, Any]) -> dict[str, Any]:
        return row if row["bought"] >= self.few else {**row, "edge": 0.0, "error": 0.0}

    def card(self, scale: Scale, row: dict[str, Any]) -> str:
        x, y = scale.x(row["rate"]), scale.y(row["edge"])
        high, low = scale.y(row["edge"] + row["error"]), scale.y(row["edge"] - row["error"])
        title = f"{row['name']}: bought {row['rate']:.1%}, edge {row['edge']:+.1f} ± {row['error']:.1f}"
        drawn = mark(x, y, self.tints[row["group"]], self.shapes[row["kind"]], row["origin"] == "house", title)
        return f'<path d="M{x:.1f} {high:.1f}V{low:.1f}" stroke="{LINE}"/>{drawn}'

    def names(self, scale: Scale, rows: list[dict[str, Any]], changed: set[str]) -> list[str]:
        labels = Labels()
        for row in rows:
            labels.keep_off(scale.x(row["rate"]), scale.y(row["edge"]))
        named = [row for row in rows if row["name"] in changed] + outstanding(rows, self.limit, self.unwanted)
        return [
            labels.place(scale.x(row["rate"]), scale.y(row["edge"]), row["name"], needed=True)
            for row in {row["name"]: row for row in named}.values()
        ]

    def legend(self) -> str:
        first, grey = next(iter(self.shapes.values())), next(iter(self.tints.values()))
        signs = [(group, colour, first, True) for group, colour in self.tints.items()]
        signs += [(kind, grey, shape, True) for kind, shape in self.shapes.items() if shape != first]
        signs.append(("hollow: not house", grey, first, False))
        parts, x = [], 16.0
        for name, colour, shape, house in signs:
            parts.append(mark(x + 5, 52, colour, shape, house))
            parts.append(text(x + 16, 56, name, f'font-size="12" fill="{FAINT}"'))
            x += 34 + len(name) * 6.6
        return "".join(parts)
