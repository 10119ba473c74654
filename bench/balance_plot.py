"""The plot of `balance.py`: for each table a row with win rates by order, by start, and the spread of scores. Plain SVG
in fixed colours, since a page that shows it brings no style sheet."""

from __future__ import annotations

from typing import Any

INK, FAINT, LINE, PAPER = "#221d17", "#756a5a", "#ddd3c2", "#fbf8f2"
BAR, EVEN, BOX = "#3c6e9f", "#c45200", "#8fb3d1"
CIVS = {"magenta": "#c4157a", "turquoise": "#17b3aa", "violet": "#4d35a8", "pink": "#f79ab8"}
LEFT, ROW, TOP, WIDTH = 150, 96, 70, 980
RATES, STARTS, SPREAD = (LEFT, 230), (LEFT + 280, 230), (LEFT + 560, 240)  # where each panel begins, how wide it is
BAR_W = 26


def text(x: float, y: float, said: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{said}</text>'


def bars(groups: dict[str, dict[str, float]], even: float, at: tuple[int, int], bottom: float, top_rate: float) -> str:
    """Win rates with their 95 % intervals; the dashed line is an even share."""
    left, width = at
    height = ROW - 34

    def y(rate: float) -> float:
        return bottom - rate / top_rate * height

    gap = width / len(groups)
    parts = [f'<path d="M{left} {bottom}h{width}" stroke="{LINE}"/>']
    for n, (name, found) in enumerate(groups.items()):
        x = left + gap * (n + 0.5)
        colour = CIVS.get(name, BAR)
        parts.append(
            f'<rect x="{x - BAR_W / 2:.1f}" y="{y(found["rate"]):.1f}" width="{BAR_W}" '
            f'height="{bottom - y(found["rate"]):.1f}" fill="{colour}"/>'
            f'<path d="M{x:.1f} {y(found["low"]):.1f}V{y(found["high"]):.1f}" stroke="{INK}" stroke-width="2"/>'
        )
        parts.append(text(x, y(found["high"]) - 4, f"{found['rate']:.0%}", 'text-anchor="middle" font-size="11"'))
        parts.append(text(x, bottom + 13, name, f'text-anchor="middle" font-size="11" fill="{FAINT}"'))
    parts.append(f'<path d="M{left} {y(even):.1f}h{width}" stroke="{EVEN}" stroke-dasharray="4 3"/>')
    return "".join(parts)


def spread(table: dict[str, Any], at: tuple[int, int], bottom: float, most: float) -> str:
    """Nine of ten scores lie on the line, half of them in the box; the stroke in it is the median."""
    left, width = at

    def x(score: float) -> float:
        return left + score / most * width

    cuts, middle = table["scores"], bottom - 26
    low, q1, median, q3, high = (x(cuts[key]) for key in ("0.05", "0.25", "0.5", "0.75", "0.95"))
    return (
        f'<path d="M{left} {bottom}h{width}" stroke="{LINE}"/>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="{q1:.1f}" y="{middle - 10}" width="{q3 - q1:.1f}" height="20" fill="{BOX}" stroke="{INK}"/>'
        f'<path d="M{median:.1f} {middle - 10}v20" stroke="{INK}" stroke-width="3"/>'
        + "".join(text(x(score), bottom + 13, str(score), f'text-anchor="middle" font-size="11" fill="{FAINT}"')
                  for score in range(0, int(most) + 1, 20))
        + text(left + width, middle - 16, f"winner {table['winner']:.1f}, by {table['margin']:.1f}",
               'text-anchor="end" font-size="11"')
    )  # fmt: skip


def row(table: dict[str, Any], bottom: float, top_rate: float, most: float) -> str:
    edition = f"{table['edition']} edition" if table["edition"] else ""
    parts = [
        text(16, bottom - 34, edition, 'font-weight="600"'),
        text(16, bottom - 16, f"{table['seats']} players", ""),
        text(16, bottom, f"{table['games']:,} games", f'font-size="11" fill="{FAINT}"'),
        bars(table["order"], table["even"], RATES, bottom, top_rate),
        spread(table, SPREAD, bottom, most),
    ]
    if "start" in table:
        parts.append(bars(table["start"], table["even"], STARTS, bottom, top_rate))
    return "".join(parts)


def plot(title: str, bot: str, tables: list[dict[str, Any]]) -> str:
    rates = [found["high"] for table in tables for key in ("order", "start") for found in table.get(key, {}).values()]
    top_rate, most = max(rates) * 1.15, max(table["scores"]["0.95"] for table in tables) * 1.08
    height = TOP + ROW * len(tables) + 24
    heads = [("wins by order in the first round", RATES[0]), ("final scores", SPREAD[0])]
    heads += [("wins by starting civ", STARTS[0])] if any("start" in table for table in tables) else []
    parts = [text(16, 28, f"{title}: what {bot} bots make of it", 'font-size="17" font-weight="700"')]
    parts += [text(x, 54, head, f'font-size="12" fill="{FAINT}"') for head, x in heads]
    parts += [row(table, TOP + ROW * (n + 1) - 20, top_rate, most) for n, table in enumerate(tables)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="Inter, system-ui, sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )
