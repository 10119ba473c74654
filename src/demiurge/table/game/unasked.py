"""Unasked: where nearly everybody answers the same, it is answered for people. They may wish to be asked, once and for
all, or exchange a single answer for the other one as long as it could be taken back.

Only games whose drawing says what is given (`UNASKED`) have this. Bots are asked, and so is who plays by the API. A
question that has one answer is asked of nobody whose secrets it does not touch.

A drawing may also offer wishes (`standing`): questions that a seat answers once and for all, as it likes. What it
wishes is given in the same way, until it wishes to be asked again."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import digest, view
from demiurge.kernel.state import Decision, State
from demiurge.kit.scene import NO_ANSWER, Standing
from demiurge.table.game.live import Live

ASKED: Final = "asked"  # among a table's settings, with the number of a seat: it wants every question
WISH: Final = "wish"  # likewise: what it wishes once and for all


def asked_everything(seat: int) -> str:
    """The setting of a seat that wants every question."""
    return f"{ASKED}-{seat}"


def wants_all(live: Live, seat: int) -> bool:
    return asked_everything(seat) in live.row.settings


def gives(live: Live, seat: int) -> bool:
    """Whether usual answers are given for the seat."""
    return bool(getattr(live.drawing, "UNASKED", "")) and not wants_all(live, seat)


def wish_setting(seat: int) -> str:
    """The setting of a seat that answers some questions once and for all."""
    return f"{WISH}-{seat}"


def wish_of(live: Live, seat: int) -> str:
    return str(live.row.settings.get(wish_setting(seat), ""))


def standing(live: Live) -> Standing | None:
    """What seats may wish at this table."""
    offered = getattr(live.drawing, "standing", None)
    found: Standing | None = offered(live.game) if offered else None
    return found


def granted(live: Live, s: State, seat: int) -> int:
    """What the seat's wish answers in a position."""
    wish = wish_of(live, seat)
    if not wish or standing(live) is None:
        return NO_ANSWER
    return int(live.drawing.granted(view(s, seat), seat, wish))  # type: ignore[attr-defined]


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
        if seat in live.state.asks and (lone := only_answer(live, seat)) != NO_ANSWER:
            return seat, lone
        if seat in live.state.asks and (wished := granted(live, live.state, seat)) != NO_ANSWER:
            return seat, wished
    return None


def only_answer(live: Live, seat: int) -> int:
    """What is left to say, where it tells nothing that it is said at once: games ask it all the same of who holds
    something (Decision.always), and some whenever a rule wants it declared."""
    state = live.state
    if wants_all(live, seat) or len(state.answers(seat)) != 1 or state.decision(seat).secret():
        return NO_ANSWER
    open_hand = digest(view(state, seat)) == digest(view(state, SPECTATOR))
    return state.answers(seat)[0] if open_hand else NO_ANSWER


def may_forgo(live: Live, seat: int) -> bool:
    """Whether the seat's last answer was a usual one, or as it wishes once and for all, and may still be exchanged."""
    at = live.play.last_of(seat)
    if at < 0 or not (gives(live, seat) or wish_of(live, seat)) or live.play.refuse_undo(seat) is not None:
        return False
    question, said = live.play.stacks[at][-1], live.game.space.parse(live.play.record.lines[at].do)
    if gives(live, seat) and isinstance(question, Decision) and question.usual() == said:
        return True
    return bool(wish_of(live, seat)) and granted(live, live.state_at(at), seat) == said


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
