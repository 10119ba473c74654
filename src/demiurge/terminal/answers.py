"""The answers that a seat may give: numbered, grouped, and each with what it costs and gains.

Nobody writes down what an answer does: it is tried on a copy, and the player's figures are compared."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from demiurge.kernel.actions import tidy
from demiurge.kernel.chance import Chance
from demiurge.kernel.state import State
from demiurge.terminal.look import Figures, Look

TRIES = 3  # where chance or a secret has a say, only what came out the same every time is shown
LINES = 4  # of a group, before the rest is left to `list`
WIDE = 8  # a group that needs no more lines than this is shown whole; so is the only one
GAIN, COST, CHANGE = "#2e8b57", "#c0563f", "#8a6fc0"


class Change(NamedTuple):
    """One figure that an answer changes."""

    text: str
    by: int  # 0: neither more nor less, as of bowls

    def styled(self) -> Text:
        return Text(self.text, GAIN if self.by > 0 else COST if self.by < 0 else CHANGE)


class Answer(NamedTuple):
    number: int
    action: int
    text: str
    group: str
    phrase: str
    changes: list[Change]

    def line(self) -> Text:
        found = Text().append(self.text, "bold")
        if self.phrase:
            found.append(f"  {self.phrase}")
        return found.append_text(chips(self.changes))


def chips(changes: list[Change]) -> Text:
    found = Text()
    for change in changes:
        found.append("  ").append_text(change.styled())
    return found


# ---- what an answer does
def counted(n: int, name: str) -> str:
    """`-1 worker`, `+2 workers` for the figure `worker(s)`."""
    return f"{n:+d} {name.replace('(s)', '' if abs(n) == 1 else 's')}"


def compare(before: Figures, after: Figures) -> list[Change]:
    """Costs first, then gains; what is not counted in between. `tile(s) to take` is owed: to take it is no cost."""
    found: list[Change] = []
    for name, old in before.items():
        new = after.get(name, old)
        if isinstance(old, int) and isinstance(new, int):
            if new > old or (new < old and " to " not in name):
                found.append(Change(counted(new - old, name), new - old))
        elif new != old:
            found.append(Change(f"{name} {old} → {new}", 0))
    return sorted(found, key=lambda change: (change.by > 0) - (change.by < 0))


def effect(look: Look, view: State, seat: int, action: int) -> list[Change]:
    """What an answer changes for the seat, found by giving it on copies of what the seat sees."""
    before = look.figures(view, seat)
    common: list[Change] = []
    for seed in range(TRIES):
        chance = Chance(seed)
        trial = look.game.fill(view, chance)
        trial.apply(seat, action, chance)
        found = compare(before, look.figures(trial, seat))
        common = found if seed == 0 else [change for change in common if change in found]
        if not chance.log:
            break
    return common


# ---- the list
def offered(look: Look, view: State, seat: int) -> list[Answer]:
    """All answers in the order of their groups, in it the likely ones first, then the cheap ones; numbered from 1."""
    space = look.game.space
    order = {title: at for at, title in enumerate(look.groups)}
    rows = []
    for at, action in enumerate(view.answers(seat)):
        title, changes = look.group(action), effect(look, view, seat, action)
        price = sum(-change.by for change in changes if change.by < 0)
        gain = sum(change.by for change in changes if change.by > 0)
        place = (order.get(title, len(order)), title, look.rank(view, seat, action), price, -gain, at)
        rows.append((place, action, changes))
    rows.sort(key=lambda row: row[0])
    return [
        Answer(number, action, space.format(action), place[1], look.describe(view, seat, action), changes)
        for number, (place, action, changes) in enumerate(rows, 1)
    ]


def grouped(answers: list[Answer]) -> dict[str, list[Answer]]:
    found: dict[str, list[Answer]] = {}
    for answer in answers:
        found.setdefault(answer.group, []).append(answer)
    return found


def matching(answers: list[Answer], text: str) -> list[Answer]:
    """The answers that have every given word as a word of theirs."""
    wanted = tidy(text).replace(":", " ").split()
    if not wanted:
        return []
    return [answer for answer in answers if all(word in tidy(answer.text).replace(":", " ").split() for word in wanted)]


class Listing:
    """The groups below each other, their answers in columns. A long group shows its first lines, unless `whole`."""

    def __init__(self, answers: list[Answer], whole: bool = False) -> None:
        self.groups = grouped(answers)
        self.whole = whole or len(self.groups) == 1
        self.digits = len(str(max([answer.number for answer in answers], default=1)))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for title, answers in self.groups.items():
            head = Text().append(title, "bold underline")
            if len(answers) > 1:
                head.append(f"  {len(answers)}", "dim")
            yield head
            yield from self.rows(title, answers, options.max_width)

    def rows(self, title: str, answers: list[Answer], width: int) -> RenderResult:
        lines = [answer.line() for answer in answers]
        widest = max(line.cell_len for line in lines) + self.digits + 4
        columns = max(1, min(4, width // widest))
        height = -(-len(answers) // columns)
        shown = height if self.whole or height <= WIDE else LINES
        cut = answers if shown == height else answers[: shown * columns]
        height = -(-len(cut) // columns)
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            table.add_column(width=self.digits + 1, justify="right", no_wrap=True)
            table.add_column(width=widest - self.digits - 3 if columns > 1 else None)
        for row in range(height):
            cells: list[Text] = []
            for at in range(row, len(cut), height):
                cells += [Text(str(cut[at].number), "bold cyan"), lines[at]]
            table.add_row(*cells)
        yield table
        if len(cut) < len(answers):
            more = f"{len(answers) - len(cut)} more: list {title.split()[0].lower()}"
            yield Text(" " * (self.digits + 2) + more, "italic dim")
