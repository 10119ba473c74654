"""A table with a toy game on it, for tests of pages: two seats, four fields, one track."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from demiurge.kit.scene import GHOSTS, MARKS, Answer, Chip, Group, Heard, Panel, Scene, Seat
from demiurge.table.seen.shown import Entry, Message, Person, Proposal, Result, Sentence, Shown, Source
from demiurge.table.seen.telling import sentences

BOARD = (
    '<svg id="board" viewBox="0 0 80 40">'
    + "".join(f'<g id="field-{n}" class="place"><rect x="{20 * n}" width="20" height="20"/></g>' for n in range(4))
    + f"{MARKS}{GHOSTS}</svg>"
)
TRACK = f'<svg id="track" viewBox="0 0 10 10"><g id="step-1" class="place"/>{MARKS}{GHOSTS}</svg>'
BADGE = '<svg class="badge" viewBox="0 0 2 2"><circle r="1"/></svg>'

COINS = Chip("coin", -2, "2 coins")
POINTS = Chip("vp", 3, "3 points")


def scene() -> Scene:
    seats = [
        Seat("Foxes", "c-red", BADGE, 12, "", '<span data-figure="coins">7</span>'),
        Seat("Owls & <sons>", "c-blue", BADGE, 9, "<i>2</i>", '<span data-figure="coins">4</span>'),
    ]
    return Scene("<b>Round 2</b>", "<b>2</b>", BOARD, seats, [1, 0], [Panel("track", "Track", TRACK)])


def groups() -> list[Group]:
    sow = [
        Answer(n, f"<b>{n}</b>", f"Sow field {n}", "a note", [f"field-{n}"], [COINS], {"coins": "5"},
               {"board": f'<circle class="ghost-{n}"/>'}, {"board": f'<circle class="mark-{n}"/>'})
        for n in range(3)
    ]  # fmt: skip
    sow.append(Answer(3, "<b>3</b>", "Sow field 3", places=["field-3"], refusal="TO-1.2"))
    reap = [Answer(4, "reap 0", "Reap field 0", places=["field-0"], marks={"board": '<circle class="reap"/>'})]
    step = [
        Answer(5, "one", "One step", places=["step-1"], chips=[COINS, POINTS], marks={"track": '<circle class="up"/>'}),
        Answer(6, "two", "Two steps", chips=[COINS]),
    ]
    return [
        Group("sow", "Sow", "<i>s</i>", sow, shown=2),
        Group("reap", "Reap", "<i>r</i>", reap),
        Group("step", "Step up", "<i>t</i>", step, picks=True),
    ]


def people() -> list[Person]:
    return [
        Person(0, "Ada", "person", mine=True, present=True, asked=True),
        Person(1, "Euler <b>", "bot", thinking=True),
    ]


def journal() -> list[Sentence]:
    entries = [
        Entry(0, [Heard(-1, "Round 1", kind="period", period="1")], "2026-01-01T10:00:00+00:00"),
        Entry(1, [Heard(0, "{0} sow field 1 for 2:coin:.", "", [COINS], ["field-1"])], "2026-01-01T10:01:00+00:00"),
        Entry(2, [Heard(1, "{1} look at <{0}>.", "", [], ["field-2"])], "2026-01-01T10:02:00+00:00"),
    ]
    return sentences(entries)


def shown(**changes: Any) -> Shown:
    """Ada's page in the middle of a game; `changes` are fields of Shown."""
    table = Shown(
        table="abc", game="toy", title="Toy & Co", news=7, at=2, last=2, seat=0, mine=[0], curtain=False,
        people=people(), scene=scene(), unit="vp", question="What will you do?", groups=groups(),
        texts={(n,): f"do {n}" for n in range(7)}, reasons={(n,): "A field must lie <fallow> first." for n in range(8)},
        waiting=[0], since="2026-01-01T10:02:00+00:00", journal=journal(), earlier=0, known=1, places=["field-2"],
        crumbs=["Sow field 1"],
        may_undo="yes", why_no_undo="", may_redo=False, proposal=None,
        messages=[Message(5, "Ada", "hello <script>", "2026-01-01T10:02:30+00:00", 0)], spectators=0, host=True,
        over=False,
    )  # fmt: skip
    return replace(table, **changes)


def proposal(mine_to_answer: bool) -> Proposal:
    return Proposal(1, "Euler", 1, "Look", [0], mine_to_answer)


def result() -> Result:
    sources = [[Source("fields", [5, 7])], [Source("fields", [4, 5])]]
    return Result([[0], [1]], [12, 9], ["1", "2"], sources, [(1, "{0} overtake {1}.")])
