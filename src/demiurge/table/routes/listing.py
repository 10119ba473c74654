"""Tables in lists: mine, those of them that I have put away, and those that others opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from demiurge.kernel.game import Option
from demiurge.kernel.registry import Meta, UnknownGame, find
from demiurge.table.game.names import name_in
from demiurge.table.game.tables import NoTable, NotAllowed
from demiurge.table.identity import csrf_token, hashed
from demiurge.table.languages import ENGLISH, say
from demiurge.table.languages import listed as names_in
from demiurge.table.routes.asking import Form, elsewhere, language_of, server
from demiurge.table.seen import render
from demiurge.table.seen.window import drawn, title_of, window
from demiurge.table.server.threads import Route
from demiurge.table.storage import REMATCH, SeatRow, TableRow

router = APIRouter(include_in_schema=False, route_class=Route)

MINE: Final = 30  # of my tables, and
AWAY: Final = "away"  # in the address of the front page: show what I have put away
OPEN: Final = 12  # of those that others opened, on the front page
VARIATIONS: Final = 2  # named in the line of a table


# ---- what a list shows
@dataclass(frozen=True)
class Sitter:
    """Somebody at a table, in a list of tables."""

    name: str
    kind: str
    mine: bool
    asked: bool
    score: int | None


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    row: TableRow
    meta: Meta
    title: str
    sitters: Sequence[Sitter]
    host: bool
    language: str

    @property
    def status(self) -> str:
        """turn, running or over: in this order they are listed."""
        if self.row.over:
            return "over"
        return "turn" if any(one.mine and one.asked for one in self.sitters) else "running"

    @property
    def words(self) -> str:
        if self.status == "turn":
            return say(self.language, "turn-yours")
        if self.status == "over":
            return self.outcome
        asked = [one.name or say(self.language, "a-free-seat") for one in self.sitters if one.asked]
        many = say(self.language, "players", n=len(asked))
        names = names_in(self.language, asked) if len(asked) < 3 else many
        return say(self.language, "turn-waiting-for", names=names)

    @property
    def place(self) -> int:
        """Mine at the end; 0 if I did not play, or there are no places: none at a table of one. Whom the game itself
        plays is beaten only by more points."""
        own = [one.score or 0 for one in self.sitters if one.mine]
        if not own or self.row.scores is None or len(self.sitters) < 2:
            return 0
        rivals = self.sitters[self.row.seats :]
        ahead = sum((one.score or 0) > max(own) for one in self.sitters)
        return ahead + sum((one.score or 0) == max(own) for one in rivals) + 1

    @property
    def won(self) -> bool:
        return self.place == 1

    @property
    def outcome(self) -> str:
        if self.place < 2:
            return say(self.language, "outcome-won") if self.won else say(self.language, "outcome-finished")
        return say(self.language, "outcome-place", place=self.place, seats=len(self.sitters))

    @property
    def rematch(self) -> str:
        """Where it is played once more, if I played it."""
        known = self.row.settings.get(REMATCH)
        return str(known["table"]) if known and any(one.mine for one in self.sitters) else ""

    @property
    def free(self) -> int:
        return sum(one.kind == "free" for one in self.sitters)

    @property
    def shown(self) -> bool:
        return drawn(self.meta.package)

    @property
    def variant(self) -> str:
        """What makes this table unlike the usual one, in a few words."""
        options = self.meta.recorded(self.row.options)
        unusual = [(one, options.get(one.name, one.default)) for one in self.meta.all_options()]
        words = [self.variation(option, value) for option, value in unusual if value != option.default]
        return ", ".join(words[:VARIATIONS]) + (" …" if len(words) > VARIATIONS else "")

    def variation(self, option: Option, value: str) -> str:
        """An option that is not as usual: a switch by its name, anything else by its value."""
        shop = window(self.row.game, self.language)
        if option.before:  # nobody chose it: the game is older than the choice
            return say(self.language, "variant-earlier-rulings")
        if value == "no":
            name = shop.name(option)
            return say(self.language, "variant-without", option=name[:1].lower() + name[1:])
        return shop.name(option) if value == "yes" else shop.value(option, value)


ORDER: Final = ("turn", "running", "over")


def in_list(row: TableRow, seats: Sequence[SeatRow], visitor: str, language: str = ENGLISH) -> Listed | None:
    """None if its game is not installed any more."""
    try:
        meta, title = find(row.game), title_of(row.game, language)
    except UnknownGame:
        return None
    sitters = [
        Sitter(
            name_in(language, seat.name), seat.kind, seat.visitor_hash == visitor,
            seat.seat in row.waiting and not row.over, row.scores[seat.seat] if row.scores else None,
        )
        for seat in seats
    ]  # fmt: skip
    if row.scores and len(row.scores) > len(seats) and row.length:  # as a bot, which anybody may play against
        sitters.append(Sitter(window(row.game, language).rival, "bot", False, False, row.scores[-1]))
    return Listed(row, meta, title, sitters, row.host_hash == visitor, language)


@dataclass(frozen=True)
class Lists:
    """My tables, those that wait for me first, or those of them that I have put away; and the open ones where I do not
    sit. `stowed`: how many are put away."""

    mine: Sequence[Listed]
    others: Sequence[Listed]
    stowed: int
    away: bool


def lists(request: Request) -> Lists:
    store, me, language = server(request).store, hashed(request.state.visitor), language_of(request)
    stowed, opened = store.of_visitor(me, MINE, away=True), store.open_tables(OPEN)
    away = bool(stowed) and AWAY in request.query_params
    of_mine = stowed if away else store.of_visitor(me, MINE)
    seats = store.seats_of([row.id for row in (*of_mine, *opened)])

    def all_of(rows: Sequence[TableRow]) -> list[Listed]:
        found = (in_list(row, seats[row.id], me, language) for row in rows)
        return [one for one in found if one is not None]

    mine = sorted(all_of(of_mine), key=lambda one: ORDER.index(one.status))  # stable: the latest change stays first
    others = [one for one in all_of(opened) if not any(s.mine for s in one.sitters) and not one.host]
    return Lists(mine, others, len(stowed), away)


def ago(moment: datetime, now: datetime, language: str = ENGLISH) -> str:
    """How long since, in words that do not pretend to be exact."""
    minutes = int((now - moment).total_seconds() // 60)
    days = minutes // (24 * 60)
    if minutes < 1:
        return say(language, "ago-now")
    if minutes < 60:
        return say(language, "ago-minutes", n=minutes)
    if not days:
        return say(language, "ago-hours", n=minutes // 60)
    if days == 1:
        return say(language, "ago-yesterday")
    return say(language, "ago-days", n=days) if days < 30 else date(moment, language)


def date(moment: datetime, language: str) -> str:
    """The day with two digits; how a month is written is for a language to say."""
    return say(language, "date", day=f"{moment.day:02}", month=moment.month, year=str(moment.year))


# ---- pages
@router.get("/mine")
def my_tables(request: Request) -> Response:
    """The lists alone, for a front page that stays open."""
    language, csrf = language_of(request), csrf_token(request.state.visitor)
    told = partial(ago, now=server(request).store.now(), language=language)
    return HTMLResponse(render.fill("_lists.html", language, lists=lists(request), ago=told, csrf=csrf))


@router.post("/t/{table}/away")
def put_away(request: Request, table: str, form: Form) -> Response:
    """Out of my list, or back into it: a table that is over, or that I do not want to see."""
    store, me = server(request).store, hashed(request.state.visitor)
    row, yes = store.table(table), form.get("yes", "") == "1"
    if row is None:
        raise NoTable(table)
    if row.host_hash != me and all(seat.visitor_hash != me for seat in store.seats(table)):
        raise NotAllowed("no-away")
    store.put_away(table, me, yes)
    return elsewhere(request, "/" if yes else f"/?{AWAY}=1")
