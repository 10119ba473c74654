"""Unasked: where nearly everybody answers the same, it is answered for people. They may wish to be asked, once and for
all, or exchange a single answer for the other one as long as it could be taken back.

Only games whose drawing says what is given (`UNASKED`) have this. Bots are asked, and so is who plays by the API."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.state import Decision
from demiurge.table.game.live import Live

ASKED: Final = "asked"  # among a table's settings, with the number of a seat: it wants every question


def asked_everything(seat: int) -> str:
    """The setting of a seat that wants every question."""
    return f"{ASKED}-{seat}"


def gives(live: Live, seat: int) -> bool:
    """Whether usual answers are given for the seat."""
    return bool(getattr(live.drawing, "UNASKED", "")) and asked_everything(seat) not in live.row.settings


def give(live: Live) -> None:
    """Give what is due for the persons at the table, until somebody is asked something else."""
    while (due := next_due(live)) is not None:
        live.lend_chance()
        why = live.play.answer(*due)
        assert why is None, why


def next_due(live: Live) -> tuple[int, int] | None:
    """A seat, and its usual answer to what it is asked now."""
    for seat in live.persons():
        if seat in live.state.asks and gives(live, seat):
            usual = live.state.decision(seat).usual()
            if usual in live.state.answers(seat):
                return seat, usual
    return None


def may_forgo(live: Live, seat: int) -> bool:
    """Whether the seat's last answer was a usual one, which it may still exchange."""
    at = live.play.last_of(seat)
    if at < 0 or not gives(live, seat) or live.play.refuse_undo(seat) is not None:
        return False
    question, line = live.play.stacks[at][-1], live.play.record.lines[at]
    return isinstance(question, Decision) and question.usual() == live.game.space.parse(line.do)


def exchange(live: Live, seat: int) -> bool:
    """Take back the usual answer, and give the other one where there is just one. False: it was too late."""
    line = live.play.record.lines[live.play.last_of(seat)]
    if live.play.undo(seat) is not None:
        return False
    others = [action for action in live.state.answers(seat) if action != live.game.space.parse(line.do)]
    if len(others) == 1:
        live.lend_chance()
        live.play.answer(seat, others[0])
        give(live)
    return True
