"""What is asked, what can be answered, and what that would change."""

from typing import Final

from demiurge.kernel.text import text
from demiurge.kit import markup, phrases, pieces, trial, writer

from ..components import CELLS, GO, KINDS, WISH
from ..rounds import steps
from ..state import NONE, Shore
from . import board


class Trial(trial.Trial[Shore]):
    CAUSED = ()  # whatever comes after an answer is the course of the game
    COUNTED = (("score", "vp"),)

    def options(self) -> list[int]:
        """Where the best finds lie, then home and bare sand."""
        return sorted(super().options(), key=lambda action: action in GO and -self.state.finds[GO.at(action)])

    def figures(self) -> dict[str, int]:
        """The numbers of a seat that an answer may change, by the names that the page gives them."""
        s, seat = self.state, self.seat
        home = {name: s.home[seat].count(kind) for kind, name in enumerate(KINDS)}
        return home | {"load": len(s.baskets[seat]), "steps": steps(s, seat), "score": s.points[seat]}


# ---- how an answer is written, and what it puts on the board
def say_wish(about: writer.Subject[Shore]) -> phrases.Said:
    name = KINDS[WISH.at(about.action)]
    label = f"{markup.icon(name, 18)}{about.w.say(text(f'find-{name}'))}"
    return writer.phrase(about.w, text("answer-wish", find=text(f"find-{name}")), f"wish-{name}", label=label)


def say_go(about: writer.Subject[Shore]) -> phrases.Said:
    cell = GO.at(about.action)
    kind = about.view.finds[cell]
    sign = f"{markup.icon(KINDS[kind], 16)} " if kind != NONE else ""
    label = phrases.where(CELLS[cell], sign + about.w.say(board.there(about.view, cell)))
    return writer.phrase(about.w, text("answer-go", cell=CELLS[cell]), f"go-{CELLS[cell]}", label=label)


def mark_go(about: writer.Subject[Shore]) -> writer.Drawn:
    return {"board": pieces.mark(pieces.rings(board.R, *board.middle(GO.at(about.action)), [("reach", 4)]))}


def ghost_go(about: writer.Subject[Shore]) -> writer.Drawn:
    cell = GO.at(about.action)
    ring = pieces.rings(board.R, *board.middle(cell), [("target", 3)])
    return {"board": pieces.ghost(ring + board.walker(about.view, about.seat, cell))}


WRITER: Final = writer.Writer(
    headings=[writer.Heading("wish", "star", picks=True), writer.Heading("go", "steps", shown=6)],
    rows=[writer.Row(WISH, "wish", say_wish), writer.Row(GO, "go", say_go, mark_go, ghost_go)],
)
