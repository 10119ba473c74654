"""A replay as one file: the board, the seats, the journal and a slider, to keep, to send and to open anywhere.

It is what a spectator of the table sees, position by position, in the table's own style. Most of a picture stays the
same from one answer to the next, so the file holds every tag once, and each position as what it changes in the one
before. Styles and script lie in the file; it asks nobody for anything."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Final

from demiurge.kernel.game import Game, view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import Record, parse_record
from demiurge.kit.markup import esc, icon, sentence, sprite
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.saying import said, words_in
from demiurge.kit.scene import GHOSTS, MARKS, SPECTATOR, Drawing, Scene, Seat
from demiurge.table.languages import ENGLISH, patterns, say
from demiurge.table.seen import chart, render
from demiurge.table.seen.film import Progress, in_silence, moments
from demiurge.table.seen.shown import Entry, Passage, Result
from demiurge.table.seen.styles import STATIC, whole_style
from demiurge.table.seen.telling import sentences
from demiurge.table.seen.window import title_of

TAG: Final = re.compile(r"<[^<>]*>|[^<]+")
LONG: Final = 1500  # tags; two lists longer than this are not compared one by one

Splice = list[Any]
"""Where, how many go, and the numbers of the tags that come."""


# ---- positions as changes
def splices(old: Sequence[int], new: Sequence[int]) -> list[Splice]:
    """What turns one list into the other, from the last place to the first."""
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    tail = 0
    while tail < min(len(old), len(new)) - same and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    before, after = old[same : len(old) - tail], new[same : len(new) - tail]
    if not before and not after:
        return []
    if max(len(before), len(after)) > LONG:
        return [[same, len(before), *after]]
    changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    found: list[Splice] = [[same + a, b - a, *after[c:d]] for kind, a, b, c, d in changes if kind != "equal"]
    return found[::-1]


class Reel:
    """Positions, each told as the change of its regions."""

    def __init__(self) -> None:
        self.tags: dict[str, int] = {}
        self.steps: list[dict[str, list[Splice]]] = []
        self.now: dict[str, list[int]] = {}

    def add(self, regions: Mapping[str, str]) -> None:
        step: dict[str, list[Splice]] = {}
        for name in [*regions, *[name for name in self.now if name not in regions]]:
            text = regions.get(name, "").replace(MARKS, "").replace(GHOSTS, "")
            new = [self.tags.setdefault(tag, len(self.tags)) for tag in TAG.findall(text)]
            change = splices(self.now.get(name, []), new)
            if change:
                step[name] = change
            self.now[name] = new
        self.steps.append(step)


# ---- what is shown
def regions_of(scene: Scene, unit: str, names: Sequence[str]) -> dict[str, str]:
    """The parts of the page that change; each fills the element of that id."""
    found = {"head": scene.header, "brief": scene.brief, "board-box": scene.board}
    found["seats"] = "".join(
        seat_card(scene.seats[k], k, unit, names[k] if k < len(names) else "") for k in scene.order
    )
    return found | {f"panel-{panel.key}": panel.body for panel in scene.panels}


def seat_card(seat: Seat, number: int, unit: str, name: str) -> str:
    person = f'<span class="person">{esc(name)}</span>' if name else ""
    return (
        f'<section class="panel seat {esc(seat.colour)}" id="seat-{number}" aria-label="{esc(seat.title)}">'
        f'<div class="seat-head">{seat.emblem}<div class="name"><b>{esc(seat.title)}</b>'
        f'<span class="small muted sub">{person}{seat.sub}</span></div>'
        f'<div class="vp"><span class="fig">{seat.score}</span>{icon(unit, 16)}</div></div>{seat.body}</section>'
    )


def journal_of(play: Play, drawing: Drawing, seats: Sequence[Seat]) -> list[list[Any]]:
    """The journal for everybody, line by line: whose deed, the kind, and its passages."""
    game = play.game
    until = play.told[0] if play.told else len(play.journal.events)
    words = words_in(drawing)
    first = said(words, drawing.story(game, SPECTATOR, -1, open_only(play.journal.events[:until])))
    told = [Entry(0, first, "")]
    for at, given in enumerate(play.record.lines):
        action = -1 if given.secret else game.space.parse(given.do)
        lines = said(words, drawing.story(game, given.seat, action, open_only(play.events_of(at))))
        verb = "" if given.secret else given.do.partition(" ")[0]
        told.append(Entry(at + 1, lines, "", given.seat, verb, play.stacks[at]))
    return [[one.seat, one.kind, [written(passage, seats) for passage in one.passages]] for one in sentences(told)]


def open_only(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.visible_to(SPECTATOR)]


def written(passage: Passage, seats: Sequence[Seat]) -> list[Any]:
    """The position after it, its text, and the places."""
    return [passage.number, str(render.told(passage, seats)), " ".join(passage.places)]


def result_markup(result: Result, scene: Scene, unit: str, language: str = ENGLISH) -> str:
    """Who won and why; turning points lead to their positions."""
    result, seats = chart.charted(result, scene)
    won, best = chart.winners(result, seats, language), chart.best_score(result)
    turns = "".join(
        f'<li><button class="line" data-at="{at}">{icon("clock", 15)}<span>{sentence(text, seats)}</span></button></li>'
        for at, text in result.turning_points
    )
    head = esc(say(language, "chart-turning-points"))
    turns = f'<h2>{head}</h2><ul class="turning">{turns}</ul>' if turns else ""
    back = esc(say(language, "result-hide"))
    bars, lines = chart.bars(result, seats, language), chart.lines(result, seats, language)
    figures = f"<summary>{esc(say(language, 'chart-figures'))}</summary>{chart.table(result, seats, language)}"
    return (
        f'<section class="result" id="result" hidden aria-label="{esc(say(language, "result"))}">'
        f'<header><h1>{esc(won)}</h1><span class="muted">{best}{icon(unit, 15)}</span>'
        f'<button class="tool push" data-do="result" aria-label="{back}">{icon("close", 18)}</button></header>'
        f'<div class="charts"><div>{bars}</div><div>{lines}</div></div>{turns}<details>{figures}</details></section>'
    )


# ---- the file
def page(
    record: Record,
    game: Game,
    drawing: Drawing,
    css: str,
    title: str,
    names: Sequence[str] = (),
    progress: Progress = in_silence,
    language: str = ENGLISH,
) -> str:
    """The whole file. `names`: who sat where; `language`: that of the drawing."""
    reel, panels, last = Reel(), dict[str, str](), None
    for at, play in enumerate(moments(game, record)):
        scene = drawing.scene(view(play.state, SPECTATOR), SPECTATOR)
        reel.add(regions_of(scene, drawing.UNIT, names))
        panels |= {panel.key: panel.title for panel in scene.panels}
        progress(at + 1, len(record.lines) + 1)
        last = play, scene
    assert last is not None
    play, scene = last
    seats = scene.seats
    data = {
        "tags": list(reel.tags),
        "steps": reel.steps,
        "journal": journal_of(play, drawing, seats),
        "emblems": [seat.emblem for seat in seats],
        "tips": {key: [tip.title, tip.text] for key, tip in drawing.tips(game).items()},
        "words": patterns(language, render.script_ids("replay")),
    }
    over = play.state.over()
    result = result_markup(chart.result(play, drawing, language), scene, drawing.UNIT, language) if over else ""
    sheets = "\n".join([css, (STATIC / "chart.css").read_text("utf-8"), (STATIC / "replay.css").read_text("utf-8")])
    return render.fill(
        "replay.html", language, title=title, panels=panels, css=sheets.replace("</", "<\\/"),
        sprite=sprite(drawing.ICONS), result=result, last=len(reel.steps) - 1, data=in_script(data),
        script=(STATIC / "replay.js").read_text("utf-8"),
    )  # fmt: skip


def in_script(data: Mapping[str, Any]) -> str:
    """JSON that can stand in a page: nothing in it ends the script."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("</", "<\\/").replace("<!--", "\\u003c!--")


def page_of(text: str, names: Sequence[str] = (), language: str = ENGLISH, progress: Progress = in_silence) -> str:
    """The page of a record, from plain data to plain data, so that a worker can make it. A game that does not speak
    the language is told in English."""
    record = parse_record(text)
    game = replay(record).game  # a damaged record is refused before anything is drawn
    spoken = language if language in languages_of(game) else ENGLISH
    css, title = whole_style(game.name), title_of(record.game, spoken)
    return page(record, game, drawing_of(game, spoken), css, title, names, progress, spoken)


def file_of(text: str, names: Sequence[str], language: str) -> bytes:
    """The same as it is handed over."""
    return page_of(text, names, language).encode()
