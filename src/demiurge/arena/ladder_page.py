"""The ladder as a page that needs nothing beside itself, and as a picture.

It is drawn twice, for a wide page and for a phone, since letters that shrink with a picture cannot be read; the style
sheet shows one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from demiurge.arena.ladder import (
    ROOM,
    Ladder,
    Pair,
    Rung,
    counted,
    fraction,
    headline,
    pairs_of,
    place_of,
    plays_of,
    rating_of,
    reach_of,
    said_next,
    scale_of,
    signed,
    title_of,
)
from demiurge.kernel.speech import Words, words_of
from demiurge.kit.markup import esc

STYLE: Final = Path(__file__).parent / "static" / "ladder.css"
STEPS: Final = (50, 100, 200, 500, 1000, 2000)
TICKS: Final = 7
CELL: Final = 54
LETTER: Final = 6.9
"""How wide a letter of a name is, about."""
SLOPE: Final = 0.62
"""The height of a slanted name for its width."""
STRONG: Final = 0.8
"""The shade from which on figures are written in the colour of the page."""


def line(x: float, y: float, to_x: float, to_y: float, style: str) -> str:
    return f'<line class="{style}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def words_at(x: float, y: float, said: str, style: str = "") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{esc(said)}</text>'


def short(said: str, letters: int) -> str:
    return said if len(said) <= letters else f"{said[: letters - 1]}…"


class Frame:
    """Where the parts of a ladder lie. `wide`: the bars stand beside the names; else below them. `letters`: of a name,
    at most."""

    def __init__(self, wide: bool, rows: int) -> None:
        self.wide = wide
        self.width, self.row, self.letters = (660, 70, 26) if wide else (340, 98, 34)
        self.left, self.right = (262, 540) if wide else (56, 256)
        self.top = 30
        self.height = self.top + self.row * rows + 4

    def bar(self, middle: float) -> float:
        return middle if self.wide else middle + 38


class Scale:
    """From points to places on a picture."""

    def __init__(self, low: float, high: float, frame: Frame) -> None:
        room = max((high - low) * 0.04, 20.0)
        self.low, self.high, self.frame = low - room, high + room, frame

    def __call__(self, points: float) -> float:
        frame = self.frame
        return frame.left + (points - self.low) / (self.high - self.low) * (frame.right - frame.left)

    def ticks(self) -> list[int]:
        most = TICKS if self.frame.wide else TICKS - 2
        step = next((one for one in STEPS if (self.high - self.low) / one <= most), STEPS[-1])
        return [
            at for at in range(int(self.low // step) * step, int(self.high) + 1, step) if self.low <= at <= self.high
        ]


def rungs(w: Words, found: Ladder, wide: bool, language: str) -> tuple[Frame, str]:
    """The ladder without what is around it."""
    frame = Frame(wide, len(found["bots"]))
    low, high, below = scale_of(found["bots"])
    scale = Scale(low, high, frame)
    parts = [words_at(26, 14, w("league-head-place"), "faint mid")]
    for k in range(0, len(found["bots"]), 2):
        parts.append(
            f'<rect class="row" x="0" y="{frame.top + k * frame.row + 2}" width="{frame.width}" '
            f'height="{frame.row - 4}" rx="9"/>'
        )
    for points in scale.ticks():
        parts.append(line(scale(points), 20, scale(points), frame.height - 4, "grid" if points else "zero"))
        parts.append(words_at(scale(points), 14, signed(points) if points else found["measure"][:10], "faint mid"))
    if wide:
        parts.append(words_at(606, 14, w("league-head-rating"), "faint end"))
        parts.append(words_at(652, 14, w("league-head-games"), "faint end"))
    for k, one in enumerate(found["bots"]):
        middle = frame.top + k * frame.row + frame.row / 2 - (0 if wide else 24)
        parts.append(rung_at(w, found, one, middle, scale, one["id"] in below, k == 0, language))
    return frame, "".join(parts)


def rung_at(
    w: Words, found: Ladder, one: Rung, middle: float, scale: Scale, off: bool, top: bool, language: str
) -> str:
    frame, place = scale.frame, place_of(one)
    games = counted(one["games"], language)
    rating, reach = rating_of(w, one), reach_of(w, found, one)
    said = w("league-point", bot=one["label"], rating=rating, reach=reach, place=place, games=games)
    parts = [
        words_at(26, middle + 8, place, "mid " + ("place" if len(place) == 1 else "range")),
        words_at(56, middle - 3, short(one["label"], frame.letters), "name"),
        words_at(56, middle + 14, plays_of(w, one), "faint"),
        bar(w, one, scale, frame.bar(middle), off),
    ]
    end = 606 if frame.wide else 330
    parts.append(words_at(end, frame.bar(middle) - 1, rating, "rating end"))
    parts.append(words_at(end, frame.bar(middle) + 15, reach, "faint end"))
    if frame.wide:
        parts.append(words_at(652, middle + 4, games, "soft end"))
    return f'<g class="{"top" if top else ""}"><title>{esc(said)}</title>{"".join(parts)}</g>'


def bar(w: Words, one: Rung, scale: Scale, y: float, off: bool) -> str:
    """The interval and the rating; an arrow where there is no end, or where it lies beyond the picture."""
    frame = scale.frame
    if off:
        arrow = f'<path class="off" d="M{frame.left + 2} {y:.1f}l9-5v10z"/>'
        return arrow + words_at(frame.left + 18, y + 4, w("league-off"), "faint")
    low = frame.left if one["low"] is None else scale(one["low"])
    high = frame.right if one["high"] is None else scale(one["high"])
    parts = [line(low, y, high, y, "bar")] if high - low > 1 else []
    if one["low"] is None:
        parts.append(f'<path class="tip" d="M{low + 5:.1f} {y - 5:.1f}l-6 5 6 5"/>')
    if one["high"] is None:
        parts.append(f'<path class="tip" d="M{high - 5:.1f} {y - 5:.1f}l6 5-6 5"/>')
    return "".join(parts) + f'<circle class="dot" cx="{scale(one["rating"]):.1f}" cy="{y:.1f}" r="6"/>'


# ---- who beats whom
def matrix(w: Words, found: Ladder) -> str:
    """Names on the left stay where they are while the rest is scrolled."""
    names = [one["label"] for one in found["bots"]]
    known, longest = pairs_of(found), max(map(len, names)) * LETTER
    top, wide = longest * SLOPE + 22, longest + 16
    height, width = top + CELL * len(names) + 4, CELL * len(names) + longest * SLOPE + 10
    left = "".join(words_at(wide - 10, top + CELL * k + CELL / 2 + 4, name, "head") for k, name in enumerate(names))
    parts = [
        f'<text transform="translate({CELL * k + CELL / 2:.0f} {top - 10:.0f}) rotate(-38)">{esc(name)}</text>'
        for k, name in enumerate(names)
    ]
    for k, row in enumerate(names):
        for m, column in enumerate(names):
            parts.append(cell(w, known.get((row, column)), CELL * m, top + CELL * k))
    said = esc(w("league-matrix"))
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{said}">'
        f'<svg class="matrix names" width="{wide:.0f}" height="{height:.0f}" aria-hidden="true">{left}</svg>'
        f'<svg class="matrix" width="{width:.0f}" height="{height:.0f}" role="img" aria-label="{said}">'
        f"{''.join(parts)}</svg></div>"
    )


def cell(w: Words, pair: Pair | None, x: float, y: float) -> str:
    box = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{CELL - 2}" height="{CELL - 2}" rx="5"'
    if pair is None:
        return f'<rect class="none" {box}/>'
    share = pair["won"] / pair["duels"]
    shade = 0.94 * abs(2 * share - 1) ** 0.8
    style, ink = "won" if share > 0.5 else "lost", " on" if shade > STRONG else ""
    won, expected = f"{100 * share:.0f}", f"{100 * pair['expected']:.0f}"
    said = w("league-pair", a=pair["a"], b=pair["b"], won=won, n=pair["duels"], expected=expected)
    dot = f'<circle class="odd" cx="{x + CELL - 9:.1f}" cy="{y + 9:.1f}" r="3.5"/>' if pair["odd"] else ""
    return (
        f"<g><title>{esc(said)}</title>"
        f'<rect class="none" {box}/><rect class="{style}" fill-opacity="{shade:.2f}" {box}/>'
        f"{words_at(x + CELL / 2, y + CELL / 2 + 2, won, 'share' + ink)}"
        f"{words_at(x + CELL / 2, y + CELL / 2 + 17, str(pair['duels']), 'duels' + ink)}{dot}</g>"
    )


# ---- the page
def figures(w: Words, found: Ladder, language: str) -> str:
    """The ladder as a table."""
    columns = ("place", "bot", "rating", "interval", "games", "score")
    head = "".join(f"<th>{esc(w(f'league-head-{column}'))}</th>" for column in columns)
    rows = []
    for one in found["bots"]:
        ends = " … ".join("∞" if end is None else signed(end) for end in (one["low"], one["high"]))
        cells = [signed(one["rating"]), ends, counted(one["games"], language), fraction(one["mean_score"], 1, language)]
        rest = "".join(f"<td>{esc(text)}</td>" for text in cells)
        rows.append(f"<tr><td>{place_of(one)}</td><th>{esc(one['label'])}</th>{rest}</tr>")
    return (
        f'<details><summary>{esc(w("league-figures"))}</summary><div class="wide-table"><table><thead><tr>{head}</tr>'
        f"</thead><tbody>{''.join(rows)}</tbody></table></div></details>"
    )


def honest(w: Words, found: Ladder, language: str) -> str:
    """What these figures cannot say."""
    options = tuple(f"{name}={value}" for name, value in found["options"].items())
    said = [
        w("league-honest-bots"),
        w("league-honest-spread", spread=fraction(found["spread"], 2, language)),
        w("league-honest-measure", bot=found["measure"]),
    ]
    if options:
        said.append(w("league-options", options=options))
    if found["waiting"]:
        said.append(w("league-waiting", bots=tuple(found["waiting"])))
    return f"<h3>{esc(w('league-honest'))}</h3>" + "".join(f'<p class="small">{esc(one)}</p>' for one in said)


def chips(texts: Sequence[str]) -> str:
    return "".join(f'<span class="chip">{esc(one)}</span>' for one in texts)


def body(found: Ladder, language: str) -> str:
    """What is in the page, without its style."""
    w = words_of(ROOM, language)
    games = w("league-games", n=found["games"], games=counted(found["games"], language))
    facts = chips([title_of(found["game"], language), w("league-seats", n=found["seats"])])
    lead = f'<p class="facts">{facts}<span>{esc(games)}</span></p><h1>{esc(headline(w, found))}</h1>'
    if not found["bots"]:
        return f"<main><section>{lead}</section></main>"
    drawn = "".join(
        f'<svg class="ladder {name}" viewBox="0 0 {frame.width} {frame.height}" role="img" '
        f'aria-label="{esc(w("league-league"))}">{inside}</svg>'
        for name, (frame, inside) in (
            ("wide", rungs(w, found, True, language)),
            ("narrow", rungs(w, found, False, language)),
        )
    )
    after = chips([said_next(w, one) for one in found["next"]])
    after = f'<h3>{esc(w("league-next"))}</h3><div class="chips">{after}</div>' if after else ""
    return (
        f'<main><section>{lead}<p class="small">{esc(w("league-scale"))}</p>{drawn}'
        f"{figures(w, found, language)}</section>"
        f'<section><h2>{esc(w("league-matrix"))}</h2><p class="small">{esc(w("league-matrix-how"))}</p>'
        f"{matrix(w, found)}{after}{honest(w, found, language)}</section></main>"
    )


def page(found: Ladder, language: str) -> str:
    """The whole file."""
    title = f"{words_of(ROOM, language)('league-league')}: {title_of(found['game'], language)}"
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{esc(title)}</title>'
        f'<style>{STYLE.read_text("utf-8")}</style><body class="league">{body(found, language)}</body></html>\n'
    )


def picture(found: Ladder, language: str) -> str:
    """The ladder alone, light or dark as who looks at it has it."""
    frame, inside = rungs(words_of(ROOM, language), found, True, language)
    width, height = frame.width + 24, frame.height + 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ladder alone" viewBox="-12 -8 {width} {height}" '
        f'width="{width}"><style>{STYLE.read_text("utf-8")}</style>{inside}</svg>\n'
    )
