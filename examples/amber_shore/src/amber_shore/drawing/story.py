"""The game told: what each event adds to the line of its seat. Nothing here has a language."""

from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, seat, text
from demiurge.kit import teller
from demiurge.kit.scene import Chip, Told
from demiurge.kit.trial import chip

from ..components import CELLS, KINDS, WISH, Box
from ..state import NONE

SOURCES = ("finds", "sets", "wishes")  # of points: the chart at the end is made of them


def points(event: Event) -> tuple[int, Text] | None:
    return (event.data[0], text(f"source-{event.kind}")) if event.kind in SOURCES else None


class Teller(teller.Teller[Box, Told]):
    LINE = Told

    def deed(self, who: int, action: int) -> None:
        """A wish, which no event tells: the answer of somebody else is below 0."""
        if action < 0 or action in WISH:
            self.line(who).add(text("told-wish"))

    def tell(self, event: Event) -> None:
        kind, who, n = event.kind, event.seat, event.data[0]
        if kind == "round":
            self.heading(text("round", n=n), str(n))
        elif kind == "went":
            taken = [KINDS[kind] for kind in event.data[1:] if kind != NONE]
            chips = [Chip(name, 1, text(f"find-{name}")) for name in taken]
            self.line(who).add(text("told-went", cell=CELLS[n]), f"go-{CELLS[n]}", chips=chips)
        elif kind == "wave":
            self.say(text("told-wave", n=n))
        elif kind == "washed":
            self.line(who).add(text("told-washed"), f"go-{CELLS[n]}")
        elif kind == "wished":
            self.line(who, fresh=True).add(text("told-wished", find=text(f"find-{KINDS[n]}")))
        elif kind in SOURCES:
            self.line(who).add(text(f"told-{kind}"), chips=[chip("vp", n)])
        elif kind == "end":
            best = [seat(at) for at, score in enumerate(event.data) if score == max(event.data)]
            self.end(text("victory", winners=tuple(best), points=text("points", n=max(event.data))))
