"""A table as somebody asks for it, and as it will be written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from demiurge.kernel.chance import OUTSIDE
from demiurge.kernel.game import View
from demiurge.kernel.play import Play
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import Seat
from demiurge.table.game.names import bot_name, player
from demiurge.table.game.thinking import MEDIUM
from demiurge.table.identity import hashed, seat_token
from demiurge.table.storage import ANALYSIS, HINTS, NewSeat, NewTable, new_id

# settings that a fork and a rematch have, too; a link to one table opens no other
CARRIED: Final = ("absent", HINTS, ANALYSIS)
PLAYED: Final = "played"


@dataclass(frozen=True)
class Wanted:
    """A table as somebody asks for it. A seat is "me", "friend", PLAYED (by somebody who is not here) or the spec of a
    bot."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    seats: Sequence[str] = ()
    names: Sequence[str] = ()
    seed: str = ""
    listed: bool = False
    settings: dict[str, str] = field(default_factory=dict)
    origin: str = ""  # of who asks (identity.py)


def drafted(play: Play, wanted: Wanted, seed: str, visitor: str, forked: str = "") -> tuple[NewTable, list[NewSeat]]:
    """A new table as it will be written."""
    record, table = play.record, new_id()
    row = NewTable(
        id=table, game=record.game, options=dict(record.options), components=record.components,
        seats=record.seats, seed=seed, settings=dict(wanted.settings), setup=list(record.chance),
        waiting=play.state.waiting(), over=play.state.over(), scores=open_scores(play),
        host_hash=hashed(visitor), forked_from=forked, listed=wanted.listed,
        origin=wanted.origin,
    )  # fmt: skip
    return row, [new_seat(table, n, who, wanted, visitor) for n, who in enumerate(wanted.seats)]


def new_seat(table: str, seat: int, who: str, wanted: Wanted, visitor: str) -> NewSeat:
    name = wanted.names[seat] if seat < len(wanted.names) else ""
    link = hashed(seat_token(visitor, table, seat))
    if who == "me":
        return NewSeat(seat, kind="person", name=name, link_hash=link, visitor_hash=hashed(visitor))
    if who == PLAYED:
        return NewSeat(seat, kind="person", name=name, link_hash=link)
    if who == "friend":
        return NewSeat(seat, kind="free", name=name, link_hash=link)
    return NewSeat(seat, kind="bot", bot=who, name=name, link_hash=link)


def open_scores(play: Play) -> list[int]:
    """What everybody may know of the scores: lists of tables show them. Behind those of the seats stands that of whom
    the game itself plays."""
    seen = play.state.clone()
    if not play.state.over():
        seen.mask(OUTSIDE)
    asked = getattr(drawing_of(play.game), "rival", None)
    rival: Seat | None = asked(View(seen)) if asked is not None else None  # a View: nobody is asked anything here
    return seen.scores() if rival is None else [*seen.scores(), rival.score]


def brought(play: Play, name: str, origin: str) -> Wanted:
    """The table of a game that somebody brings along. Where it is over, nobody is left who played it; else they play
    for whoever is asked now, and bots for the others."""
    asked, record = play.state.waiting(), play.record
    seats = ["me" if seat == min(asked) else MEDIUM.spec for seat in range(record.seats)] if asked else []
    seats = seats or [PLAYED] * record.seats
    names = [name if who == "me" else bot_name(seat, who) or player(seat) for seat, who in enumerate(seats)]
    return Wanted(record.game, record.options, seats, names, origin=origin)


def carried(settings: Mapping[str, Any]) -> dict[str, Any]:
    return {key: settings[key] for key in CARRIED if key in settings}
