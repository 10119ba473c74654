"""The game told in sentences: what each answer brought about, and at the end who scored what for what."""

from __future__ import annotations

import re

from rich.table import Table
from rich.text import Text

from demiurge.kernel.play import Play
from demiurge.terminal.look import Look

SEAT = re.compile(r"\{(\d+)\}")


def named(look: Look, play: Play, template: str) -> Text:
    """A sentence with the names of its seats in their colours."""
    found = Text()
    for at, part in enumerate(SEAT.split(template)):
        if at % 2:
            name, style = look.name(play.state, int(part)), look.style(play.state, int(part))
            found.append(f" {name} " if " on " in style else name, style)
        else:
            found.append(part)
    return found


class Row:
    """One line of the journal: sentences about the same seat, and the points it scored meanwhile."""

    def __init__(self, seat: int, template: str) -> None:
        self.seat = seat
        self.template = template
        self.points = 0

    def add(self, template: str) -> None:
        """Another sentence about the same seat, which need not be named again."""
        more = template.removeprefix(f"{{{self.seat}}} ")
        self.template = f"{self.template.removesuffix('.')}, {more}"


def rows_of(look: Look, play: Play, line: int, me: int) -> list[Row]:
    """What one answer brought about, as far as the seat may know."""
    given = play.record.lines[line]
    open_to_me = not given.secret or given.seat == me
    deed = look.deed(play.game, given.seat, play.game.space.parse(given.do)) if open_to_me else ""
    found = [Row(given.seat, deed)] if deed else []
    early: dict[int, int] = {}  # points told before anything else about the seat
    for event in play.events_of(line):
        text = look.sentence(play.game, event) if event.visible_to(me) else ""
        if not text:
            continue
        scored = look.points(play.game, event)
        if scored is None:
            join(found, event.seat, text)
            found[-1].points += early.pop(event.seat, 0)
            continue
        same = [row for row in found if row.seat == event.seat]
        if same:
            same[-1].points += scored[0]
        else:
            early[event.seat] = early.get(event.seat, 0) + scored[0]
    found += [scored_only(seat, points) for seat, points in early.items()]
    if not found and deed is None:  # the game says nothing of it, so its own text must do
        found.append(Row(given.seat, f"{{{given.seat}}}: {given.do}."))
    return found


def join(rows: list[Row], seat: int, text: str) -> None:
    """Another sentence: to the last row, where that is about the same seat, or in a row of its own."""
    if rows and rows[-1].seat == seat and text.startswith(f"{{{seat}}} "):
        rows[-1].add(text)
    else:
        rows.append(Row(seat, text))


def scored_only(seat: int, points: int) -> Row:
    row = Row(seat, f"{{{seat}}}")
    row.points = points
    return row


def told(look: Look, play: Play, line: int, me: int, mine: bool = True) -> list[Text]:
    """`mine`: whether my own points are named, too; they need not where all my figures are."""
    found: list[Text] = []
    for row in rows_of(look, play, line, me):
        text = named(look, play, row.template)
        if row.points and (mine or row.seat != me):
            text.append(f"  {row.points:+d} {look.unit}", "bold green" if row.points > 0 else "bold red")
        found.append(text)
    return found


# ---- the end
def result(look: Look, play: Play) -> Table:
    """The scores by source; each column is a seat, the best one first."""
    scores, order = play.state.scores(), [seat for tied in play.state.ranking() for seat in tied]
    table = Table(title="Final scores", title_justify="left", header_style="bold", show_footer=True)
    table.add_column("", footer="total")
    for seat in order:
        name = Text(f" {look.name(play.state, seat)} ", look.style(play.state, seat))
        table.add_column(name, justify="right", footer=Text(str(scores[seat]), "bold"))
    by_source: dict[str, list[int]] = {}
    for event in play.journal.events:
        scored = look.points(play.game, event)
        if scored is not None:
            by_source.setdefault(scored[1], [0] * play.state.seats)[event.seat] += scored[0]
    rest = [scores[seat] - sum(row[seat] for row in by_source.values()) for seat in range(play.state.seats)]
    if by_source and any(rest):
        by_source["other"] = rest
    for source, points in by_source.items():
        table.add_row(source, *[str(points[seat]) if points[seat] else "·" for seat in order])
    return table


def verdict(look: Look, play: Play, me: int) -> Text:
    ranking = play.state.ranking()
    best = ranking[0]
    if best == [me]:
        return Text("You have won.", "bold green")
    if not best:
        return Text("The game has won.", "bold")
    who = named(look, play, " and ".join(f"{{{seat}}}" for seat in best))
    shared = " share the first place" if len(best) > 1 else " won"
    mine = next(at for at, tied in enumerate(ranking) if me in tied)
    place = 1 + sum(len(tied) for tied in ranking[:mine])
    return who.append(f"{shared}; you are number {place} of {play.state.seats}.")
