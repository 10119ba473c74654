"""python tools/pictures.py FOLDER: a picture of each golden game of tests/before, somewhere on its way, as a seat sees
it: board, seats, panels, the marks of all answers and a ghost. `python tools/pictures.py ONE ANOTHER` compares two
folders pixel by pixel. It asks nothing of a drawing but what every version of it has."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image, ImageChops

from demiurge.kernel.game import view
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import Record, parse_record
from demiurge.kit.markup import sprite
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import GHOSTS, MARKS
from demiurge.table.seen.styles import whole_style
from tests.table.browser.hand import DESKTOP, chromium

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "before" / "2026-11-16"


def records() -> Iterator[tuple[str, Record]]:
    for path in sorted(GOLDEN.glob("*.records.gz")):
        for n, text in enumerate(gzip.decompress(path.read_bytes()).decode().split("\n\n")):
            yield f"{path.name.split('-options')[0]}-{n:02}", parse_record(text)


def somewhere(name: str, record: Record) -> Play:
    """The game after some of its answers, or all of them."""
    return replay(record, Random(name).randrange(len(record.lines) // 4, len(record.lines) + 1))


def html(name: str, play: Play) -> str:
    drawing: Any = drawing_of(play.game)
    seat = (play.state.waiting() or [0])[0]
    seen = view(play.state, seat)
    scene, groups = drawing.scene(seen, seat), [] if play.state.over() else drawing.answers(seen, seat)
    answers = [one for group in groups for one in group.answers]
    marks, ghosts = dict[str, str](), dict[str, str]()
    for one in answers:
        for at, mark in one.marks.items():
            marks[at] = marks.get(at, "") + mark
    for one in answers:
        if one.ghosts:
            ghosts = one.ghosts
    seats = "".join(
        f'<section class="panel seat {one.colour}">{one.emblem} {one.title} {one.sub} {one.score}{one.body}</section>'
        for one in (scene.seats[k] for k in scene.order)
    )
    parts = [scene.header, scene.brief, laid(scene.board, "board", marks, ghosts), seats]
    parts += [f'<section class="panel">{laid(one.body, one.key, marks, ghosts)}</section>' for one in scene.panels]
    parts += [f"<div>{drawing.detail(seen, seat, of)}</div>" for of in range(play.state.seats)]
    labels = "".join(f"<li>{one.label} | {one.name} | {one.note} | {one.lacks} {one.refusal}</li>" for one in answers)
    style = f"<style>{whole_style(play.game.name)}</style>"
    return f"<!doctype html><meta charset=utf-8>{style}<body>{sprite(drawing.ICONS)}{''.join(parts)}<ul>{labels}</ul>"


def laid(markup: str, key: str, marks: dict[str, str], ghosts: dict[str, str]) -> str:
    lit = f'<g class="ghosts">{ghosts.get(key, "")}</g>'
    return markup.replace(MARKS, marks.get(key, "")).replace(GHOSTS, lit)


def shoot(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        page = browser.new_page(viewport=DESKTOP)
        for name, record in records():
            made = html(name, somewhere(name, record))
            (folder / f"{name}.html").write_text(made, "utf-8")
            page.set_content(made)
            page.screenshot(path=folder / f"{name}.png", full_page=True, animations="disabled")


def compare(one: Path, another: Path) -> int:
    differing = 0
    for path in sorted(one.glob("*.png")):
        a, b = Image.open(path).convert("RGB"), Image.open(another / path.name).convert("RGB")
        box = ImageChops.difference(a, b).getbbox() if a.size == b.size else (0, 0, *b.size)
        if box is not None:
            differing += 1
            print(f"{path.stem}: differs within {box}")
    print(f"{differing} of {len(list(one.glob('*.png')))} pictures differ")
    return differing


if __name__ == "__main__":
    folders = [Path(argument) for argument in sys.argv[1:]]
    if len(folders) == 2:
        sys.exit(bool(compare(*folders)))
    shoot(folders[0])
