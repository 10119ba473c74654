"""A frame: all that changes when something happens, in parts, so that a page is sent only what it does not have."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from markupsafe import Markup, escape

from demiurge.kit import markup
from demiurge.kit.scene import MARKS, Seat
from demiurge.table.seen import shown
from demiurge.table.seen.render import (
    answers_json,
    at_hand,
    charts,
    fill,
    fill_with,
    latest,
    lessons_json,
    marks_of,
    rows_of,
    told,
    turn,
)
from demiurge.table.seen.shelf import Part, Shelf
from demiurge.table.seen.shown import Sentence, Shown

PLACE: Final = re.compile(r"<!--=([\w-]+)-->")  # where a part goes
NEXT: Final = "\x1e"  # before each part of a reply; no markup has it
BLOCK: Final = 16  # answers whose lines are one part
FEW: Final = 6  # answers that are listed with room to spare
OWNER: Final = re.compile(r'<svg[^<>]*\sid="([^"]+)"')  # an SVG that has a name: marks and ghosts are put into it


class Frame:
    """`text`: what is around the parts, with a place for each."""

    def __init__(self, text: str, parts: Mapping[str, Part]) -> None:
        self.text, self.parts = text, parts

    def whole(self) -> str:
        """For a page that has nothing yet. Its script finds the parts by the comments around them."""
        return PLACE.sub(self.marked, self.text)

    def marked(self, place: re.Match[str]) -> str:
        name = place[1]
        if name not in self.parts:  # empty now, and perhaps not with the next frame
            return place[0]
        found = self.parts[name]
        return f"<!--[{name} {found.hash}-->{PLACE.sub(self.marked, found.text)}<!--]{name}-->"

    def hashes(self) -> list[str]:
        return [one.hash for one in self.parts.values()]

    def beside(self, has: Collection[str]) -> str:
        """For a page that has parts with these hashes: their names, and what it has not."""
        return NEXT.join([self.text, *(f"{name} {one.beside(has)}" for name, one in self.parts.items())])


def frame(s: Shown, shelf: Shelf | None = None) -> Frame:
    """The inside of <div id="table">; what is on the shelf is not made again."""
    if s.curtain:  # nothing of the position leaves while somebody else may look at the screen
        return Frame(fill("_curtain.html", s.language, s=s, seat=s.scene.seats[s.seat]), {})
    return Framing(s, shelf or Shelf()).frame()


def sentence(seats: Sequence[Seat], text: str) -> Markup:
    return Markup(markup.sentence(text, seats))


class Framing:
    """The frame of one Shown, while it is put together."""

    def __init__(self, s: Shown, shelf: Shelf) -> None:
        self.s, self.shelf, self.seats = s, shelf, s.scene.seats
        self.parts: dict[str, Part] = {}
        self.rows, self.turn = rows_of(s), turn(s)
        self.people = {person.seat: person for person in s.people}
        self.given = at_hand(
            s.language, s=s, seats=self.seats, me=s.seat, base=f"/t/{s.table}", turn=self.turn, people=self.people,
            groups=self.rows, sentence=partial(sentence, self.seats),
        )  # fmt: skip

    def fill(self, template: str, **more: object) -> str:
        return fill_with({**self.given, **more}, template)

    def keep(self, name: str, source: object, make: Callable[..., str], *given: object, **more: object) -> None:
        """A part that is made only if it is not on the shelf; all that it reads is in `source`."""
        self.parts[name] = self.shelf.part(name, source, make, *given, **more)

    def put(self, name: str, text: str) -> None:
        """A part that is another with almost every frame."""
        self.parts[name] = self.shelf.made(name, text)

    def frame(self) -> Frame:
        s = self.s
        awaited = [self.seats[k].emblem for k in self.turn["seats"]]
        self.keep("top", (s.scene.header, s.scene.brief, s.title, s.spectators, s.legend), self.fill, "_top.html")
        self.keep("turn", (s.over, self.turn, awaited), self.fill, "_turn.html")
        for k in s.scene.order:
            seat, person = self.seats[k], self.people.get(k)
            head = seat.title, seat.emblem, seat.colour, seat.sub, seat.score
            source = head, person, s.seat, s.mine, s.host, s.over, s.unit, s.table
            self.keep(f"seat-{k}", source, self.fill, "_seat.html", k=k)
            self.keep(f"body-{k}", seat.body, with_places, seat.body)
        self.keep("board", s.scene.board, with_places, whole(s.scene.board))
        for panel in s.scene.panels:
            self.keep(f"panel-{panel.key}", panel.body, with_places, panel.body)
        self.answers()
        self.journal()
        self.shell()
        self.shelf.keep(self.parts)
        return Frame(self.fill("frame.html", latest=latest(s, self.seats)), self.parts)

    def shell(self) -> None:
        """What is around all that."""
        s = self.s
        panels = [(panel.key, panel.title) for panel in s.scene.panels]
        self.keep("shell", (s.scene.order, panels, s.over), self.fill, "_shell.html")
        if s.last > s.known:
            self.put("dot", '<i class="dot"></i>')

    def answers(self) -> None:
        """What may be answered, or how it ended."""
        for svg, marks in marks_of(self.rows).items():
            self.put(f"marks-{svg}", marks)
        s = self.s
        left = [(person.seat, person.stand_in) for person in s.people if person.mine and person.stand_in]
        asked = s.proposal, s.proposal and s.version
        said = left, s.forked, s.over, s.alone, s.rematch, asked, None if s.live else (s.at, s.last)
        free = [person for person in s.people if person.link]
        to = free, [seat.title for seat in self.seats], s.seat, s.mine, s.host, s.reads, s.title, s.table
        self.keep("bars", (said, to), self.fill, "_bars.html")
        if s.live:
            few = len(self.rows) == 1 or sum(rows.legal for rows in self.rows) <= FEW
            taking = s.lost, s.may_undo, s.why_no_undo, s.may_redo, s.crumbs, s.given
            awaited = [] if self.rows else [(self.seats[k], self.people.get(k)) for k in self.turn["seats"]]
            end = s.over and (s.result, s.rematch, s.scene.rival, s.people, s.at)
            source = few, bool(self.rows), s.question, self.turn["text"], taking, awaited, s.seat, s.table, end
            self.keep("answers", source, self.fill, "_answers.html", few=few)
        self.parts["data"] = Part(answers_json(self.rows))  # no two are alike
        if s.lessons:
            self.keep("guide", (s.lessons, s.table), lessons_json, s.lessons)
        if s.exercise:
            told = s.exercise, self.seats[s.seat].title, s.unit, s.game, s.table
            self.keep("goal", told, self.fill, "_goal.html")
            if s.exercise.outcome:
                self.keep("solved", told, self.fill, "_solved.html")
        if s.result and s.live and not s.exercise:
            self.put("result", self.fill("_result.html", charts=charts(s)))

    # ---- the journal
    def journal(self) -> None:
        s, names = self.s, [(seat.title, seat.emblem) for seat in self.seats]
        read = names, None if s.live else s.at, s.table
        self.shelf.reads(read)
        blocks = {number: list(lines) for number, lines in groupby(s.journal, lambda line: line.number // BLOCK)}
        for number, lines in blocks.items():
            known = [line.number <= s.known or line.seat == s.seat for line in lines]
            self.keep(f"l-{number}", (lines, known, read), self.lines, lines, known)
        self.keep("lines", (s.earlier, list(blocks)), self.fill, "_lines.html", blocks=blocks)
        self.keep("messages", (s.messages, names), self.fill, "_messages.html")

    def lines(self, lines: Sequence[Sentence], known: Sequence[bool]) -> str:
        text = self.shelf.text
        return "".join(text(line.key, self.line, line, not old) for line, old in zip(lines, known, strict=True))

    def line(self, line: Sentence, fresh: bool) -> str:
        key = f'id="l-{line.key}"'
        if line.kind == "period":
            named = markup.sentence(line.passages[0].text, self.seats)
            return f'<h2 class="line period" {key}><span>{named}</span></h2>'
        seat = self.seats[line.seat].emblem if 0 <= line.seat < len(self.seats) else '<i class="badge"></i>'
        kind = (" end" if line.kind == "end" else "") + (" fresh" if fresh else "")
        return (
            f'<div class="line{kind}" {key} data-at="{line.passages[-1].number}">{seat}'
            f"<p>{''.join(map(self.link, line.passages))}</p></div>"
        )

    def link(self, one: shown.Passage) -> str:
        """What an answer did; it leads to the position after it."""
        s = self.s
        when = " later" if one.number > s.at else " now" if one.number == s.at and not s.live else ""
        places = f' data-places="{escape(" ".join(one.places))}"' if one.places else ""
        return (
            f'<a tabindex="-1" class="passage{when}" id="p-{one.key}" href="/t/{s.table}?at={one.number}"'
            f' data-at="{one.number}"{places}>{told(one, self.seats)}</a> '
        )


# ---- marks of possible answers
def with_places(drawn: str) -> str:
    """Markup with a place for the marks where its SVGs want them."""
    done, *others = drawn.split(MARKS)
    for other in others:
        owner = last_named(done)
        done += f'<g class="marks">{f"<!--=marks-{owner}-->" if owner else ""}</g>{other}'
    return done


def last_named(drawn: str) -> str:
    """The last SVG that has a name."""
    at = drawn.rfind("<svg")
    while at >= 0:
        if named := OWNER.match(drawn, at):
            return named[1]
        at = drawn.rfind("<svg", 0, at)
    return ""


def whole(board: str) -> str:
    """The board with its inside as one element, so that the small map can show it again."""
    start, end = board.find(">") + 1, board.rfind("</svg>")
    return f'{board[:start]}<g id="board-all">{board[start:end]}</g>{board[end:]}' if 0 < start <= end else board
