"""Why something was refused, said to a person: who is asked instead, what is in the way. The clause is beside it."""

from __future__ import annotations

from collections.abc import Callable

from demiurge.kernel.game import view
from demiurge.kernel.play import MOVED_ON, NOTHING_OF_YOURS, TOO_LATE, UNKNOWN_TEXT
from demiurge.kernel.problems import UnknownAction
from demiurge.kernel.state import GAME_OVER, NOT_ASKED, NOT_WAITING, State
from demiurge.kernel.text import NONE
from demiurge.kit.scene import Answer
from demiurge.table.game.live import Live
from demiurge.table.game.names import BETWEEN, name_in
from demiurge.table.languages import listed, say
from demiurge.table.seen.rules import rulebook


def reason(live: Live, language: str, seat: int, clause: str) -> str:
    """What a clause of the kernel comes to at this table, for this seat; any other is its sentence."""
    if clause in (NOT_ASKED, NOT_WAITING):
        return whose_turn(live, language, seat)
    if clause == MOVED_ON:
        return say(language, "why-moved-on", name=last_to_answer(live, language, seat))
    if clause == TOO_LATE:
        return say(language, "why-too-late", name=first_since(live, language, seat))
    if clause == UNKNOWN_TEXT:
        return say(language, "why-unknown")
    if clause == NOTHING_OF_YOURS:
        return say(language, "why-nothing-of-yours")
    if clause == GAME_OVER:
        return say(language, "why-game-over")
    return rulebook(live.row.game, language).sentence(clause)


def reason_for(live: Live, language: str, seen: State, seat: int, answer: Answer) -> str:
    """Why a seat may not give an answer, with the facts that the game's drawing knows."""
    tell: Callable[[State, int, Answer], str] = getattr(live.drawing_in(language), "why", lambda *given: "")
    return tell(seen, seat, answer) or reason(live, language, seat, answer.refusal)


def reason_of(live: Live, language: str, seat: int, clause: str, do: str) -> str:
    """Why what a seat has said is refused, be it an answer of the game or none."""
    try:
        action = live.game.space.parse(do)
    except UnknownAction:
        return reason(live, language, seat, clause)
    return reason_for(live, language, view(live.state, seat), seat, Answer(action, do, do, refusal=clause))


def whose_turn(live: Live, language: str, seat: int) -> str:
    waiting = live.state.waiting()
    if live.state.over():
        return say(language, "why-game-over")
    if seat in waiting:
        asked = live.drawing_in(language).question(view(live.state, seat), seat)
        return say(language, "why-other-question", question=asked)
    if any(live.seats[other].kind == "free" for other in waiting):
        return say(language, "why-free-seat")
    names = listed(language, [called(live, language, other) for other in waiting])
    return say(language, "why-turn", n=len(waiting), names=names)


def called(live: Live, language: str, seat: int) -> str:
    """By name, without the strength of a bot."""
    name, between, level = name_in(language, live.seats[seat].name).partition(BETWEEN)
    return name if between and live.seats[seat].kind == "bot" else f"{name}{between}{level}"


def last_to_answer(live: Live, language: str, seat: int) -> str:
    """Who has moved the game on; none where it was the seat itself, or something was taken back."""
    lines = live.play.record.lines
    return called(live, language, lines[-1].seat) if lines and lines[-1].seat != seat else NONE


def first_since(live: Live, language: str, seat: int) -> str:
    """Who has openly answered since the seat's last answer; none where something became known instead."""
    lines, at = live.play.record.lines, live.play.last_of(seat)
    since = [line.seat for line in lines[at + 1 :] if not line.secret] if at >= 0 else []
    return called(live, language, since[0]) if since else NONE
