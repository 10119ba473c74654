"""A position that is practised at a table (kit.practice): how far its turn has come, and what its bots do meanwhile.

The table begins with the position's record, and all that is told follows from the answers since. While the turn lasts
the others only react. Once it is judged the table stands still, until who practises goes back or plays on."""

from __future__ import annotations

from demiurge.kernel.record import Record
from demiurge.kernel.registry import find
from demiurge.kit.practice import Judged, Position, Verdict, judge, practice_of, reaction
from demiurge.table.game.live import Live
from demiurge.table.storage import PRACTICE


def position_of(live: Live) -> Position | None:
    """What is practised at a table; None where that is no position any more: then it is a table like any other."""
    id = str(live.row.settings.get(PRACTICE, ""))
    practice = practice_of(find(live.row.game)) if id else None
    found = practice.find(id) if practice else None
    return found if found and begins_with(live.play.record, found.record) else None


def begins_with(record: Record, first: Record) -> bool:
    if len(record.lines) < len(first.lines):
        return False
    return all(mine.do == its.do for mine, its in zip(record.lines, first.lines, strict=False))


def start(live: Live) -> int:
    """How many answers were given before the position, behind which nobody goes back; none where nobody practises."""
    found = position_of(live)
    return len(found.record.lines) if found else 0


def judged(live: Live, position: Position) -> Judged:
    return judge(position, live.play.record.lines[len(position.record.lines) :])


def stands_still(live: Live) -> bool:
    """Whether the turn is judged: nobody answers anything then."""
    found = position_of(live)
    return found is not None and judged(live, found).verdict is not Verdict.OPEN


def bots_rest(live: Live) -> bool:
    """They only react: as the search has taken them to, while who practises is not asked."""
    found = position_of(live)
    return found is not None and (found.seat in live.state.waiting() or stands_still(live))


def known_answer(live: Live, seat: int) -> str:
    """How the bot on the seat is taken to react; "" where it has to think."""
    if position_of(live) is None:
        return ""
    who, action = reaction(live.state)
    return live.game.space.format(action) if who == seat else ""
