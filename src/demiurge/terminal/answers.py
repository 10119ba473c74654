"""The answers that a seat may give: grouped and named as at the table, numbered, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from demiurge.kernel.actions import tidy
from demiurge.kernel.game import View
from demiurge.kernel.speech import Words
from demiurge.kit.scene import Chip
from demiurge.terminal.look import Look

LINES = 4  # of a group, before the rest is left to `list`
WIDE = 8  # a group that needs no more lines than this is shown whole; so is the only one
BRIEF = 64  # letters of a note that stands beside its answer
GAIN, COST = "#2e8b57", "#c0563f"


class Answer(NamedTuple):
    """`said`: what is given with it, mostly one answer. `text`: what could be typed instead of the number."""

    number: int
    said: tuple[int, ...]
    text: str
    group: str
    name: str
    note: str
    chips: Sequence[Chip[str]]

    def line(self) -> Text:
        found = Text().append(self.name, "bold")
        if self.note and len(self.note) <= BRIEF:
            found.append(f"  {self.note}")
        found.append_text(drawn(self.chips))
        return found if tidy(self.name) == tidy(self.text) else found.append(f"  {self.text}", "dim")


def drawn(chips: Sequence[Chip[str]]) -> Text:
    """Amounts with their words: `-2 coins`."""
    found = Text()
    for chip in chips:
        words, sign = str(chip.words), "-" if chip.amount < 0 else "+"
        cost = (chip.amount < 0) != chip.harm
        found.append("  ").append(f"{sign if words[:1].isdigit() else ''}{words}", COST if cost else GAIN)
    return found


# ---- the list
def offered(look: Look, view: View, seat: int) -> list[Answer]:
    """All answers, numbered from 1 in the order of the table; gestures of several answers among them."""
    found: list[Answer] = []
    for group in look.drawing.answers(view, seat):
        for one in group.answers:
            if not one.refusal:
                text = " + ".join(look.game.space.format(action) for action in one.said)
                found.append(Answer(len(found) + 1, one.said, text, group.title, one.name, one.note, one.chips))
    return found


def grouped(answers: list[Answer]) -> dict[str, list[Answer]]:
    found: dict[str, list[Answer]] = {}
    for answer in answers:
        found.setdefault(answer.group, []).append(answer)
    return found


def words_in(text: str) -> list[str]:
    return tidy(text).replace(":", " ").split()


def matching(answers: list[Answer], text: str) -> list[Answer]:
    """The answers that have every given word as a word of theirs: of the text if there are such, else of the name."""
    wanted = words_in(text)
    by_text = [answer for answer in answers if wanted and all(word in words_in(answer.text) for word in wanted)]
    by_name = [answer for answer in answers if wanted and all(word in words_in(answer.name) for word in wanted)]
    alone = [answer for answer in by_text if len(answer.said) == 1]
    return alone or by_text or by_name


class Listing:
    """The groups below each other, their answers in columns. A long group shows its first lines, unless `whole`."""

    def __init__(self, words: Words, answers: list[Answer], whole: bool = False) -> None:
        self.words, self.groups = words, grouped(answers)
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
            more = self.words("answers-more", n=len(answers) - len(cut), word=title.split()[0].lower())
            yield Text(" " * (self.digits + 2) + more, "italic dim")
