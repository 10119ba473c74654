"""Draws the curve of examples/ppo.py from its progress, docs/pictures/ppo.jsonl, as plain SVG.

.venv/bin/python docs/pictures/ppo.py"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
INK, FAINT, LINE, PAPER = "#221d17", "#756a5a", "#ddd3c2", "#fbf8f2"
COLOURS: Final = {"random": "#3c6e9f", "greedy": "#c45200"}
WIDTH, HEIGHT, TOP, BOTTOM = 980, 330, 76, 280
PANELS: Final = {"wins": (60, 400, 1.0, 0.25), "points": (550, 370, 140.0, 20.0)}  # left, width, the most, a step
TITLES: Final = {"wins": "wins", "points": "mean points"}
STRIDES: Final = (20, 50, 100, 200, 500, 1000)
LOWER: Final = {"random": 0, "greedy": 9}  # how far a curve's name stands below its end
Progress = list[dict[str, float]]


def text(x: float, y: float, said: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{said}</text>'


def grid(what: str, last: float) -> list[str]:
    left, width, most, step = PANELS[what]
    parts = [text(left, TOP - 18, TITLES[what], f'font-size="12" fill="{FAINT}"')]
    for number in range(round(most / step) + 1):
        y = BOTTOM - (BOTTOM - TOP) * number * step / most
        said = f"{number * step:.0%}" if what == "wins" else f"{number * step:.0f}"
        parts.append(f'<path d="M{left} {y:.1f}h{width}" stroke="{LINE}"/>')
        parts.append(text(left - 8, y + 4, said, f'text-anchor="end" font-size="11" fill="{FAINT}"'))
    stride = next(step for step in STRIDES if last / step <= 6)
    for at in range(0, int(last) + 1, stride):
        x = left + width * at / last
        parts.append(text(x, BOTTOM + 18, f"{at:,}", f'text-anchor="middle" font-size="11" fill="{FAINT}"'))
    return parts


def curve(lines: Progress, what: str, bot: str, last: float) -> list[str]:
    left, width, most, _ = PANELS[what]
    points = [
        (left + width * line["decisions"] / 1000 / last, BOTTOM - (BOTTOM - TOP) * line[f"{what} against {bot}"] / most)
        for line in lines
    ]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>' for x, y in points)
    colour, (x, y) = COLOURS[bot], points[-1]
    return [
        f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/><g fill="{colour}">{dots}</g>',
        text(x + 6, y + LOWER[bot], bot, f'font-size="11" fill="{colour}"'),
    ]


def plot(lines: Progress) -> str:
    last = max(line["decisions"] for line in lines) / 1000
    games = "Terra Mystica, two players: PPO that played only against itself, beside bots"
    parts = [text(16, 28, games, 'font-size="17" font-weight="700"')]
    for what in PANELS:
        parts += grid(what, last)
        for bot in COLOURS:
            parts += curve(lines, what, bot, last)
    under = f"thousands of decisions ({max(line['minutes'] for line in lines):.0f} minutes of one core in all)"
    parts.append(text(WIDTH / 2, HEIGHT - 12, under, f'text-anchor="middle" font-size="12" fill="{FAINT}"'))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="Inter, system-ui, sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    lines = [json.loads(line) for line in (HERE / "ppo.jsonl").read_text(encoding="utf-8").splitlines()]
    (HERE / "ppo.svg").write_text(plot(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
