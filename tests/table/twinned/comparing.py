"""Asking both of two twins for everything, and comparing what they say to everybody who has not been told."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.record import Line
from demiurge.kernel.registry import find
from demiurge.kit.practice import practice_of
from demiurge.table.game.live import Live
from demiurge.table.identity import seat_token
from demiurge.table.routes.sitting import host_token
from demiurge.table.seen.rules import rulebook
from tests.table.twinned import routes
from tests.table.twinned.records import Pair
from tests.table.twinned.servers import HOST, Answer, Ask, Fate, Stream, Twin, Visitor, plain_body, visitors

FORGED: Final = 2  # answers that are none, at a position
NONSENSE: Final = "no such thing"
PLACES: Final = 3  # of a page, that are asked about
PLACE: Final = re.compile(rb'id="([\w-]+)" class="[^"]*place')
CLOSELY: Final = 12  # positions after which a pair is looked at at every third only
GLANCES: Final = 0.3  # the share of deeds after which a thrifty comparison looks at the table
TURNS: Final = 20  # of the event loop, in which whatever else was said has reached the streams
SHOWN: Final = 100  # letters of a difference, before it and behind


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class Effort(NamedTuple):
    """How much is asked. `askers`: how many visitors for each request, and then one form of it each; 0: all, all."""

    positions: int  # of a pair, at most
    full: Sequence[int]  # where everything is asked and done; elsewhere everybody looks once
    askers: int = 0
    lasting: bool = True  # also what has nothing to do with a table, and takes its time


class Tally:
    """What was done. `proven`: pairs whose difference was seen by somebody who may know it."""

    def __init__(self) -> None:
        self.pairs = self.proven = self.positions = self.streams = 0
        self.requests: Counter[str] = Counter()

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs ({self.proven} proven), {self.positions} positions, {self.requests.total()} requests "
            f"by {len(self.requests)} routes, {self.streams} looks at streams: 0 differences"
        )


def plainly(answer: Answer) -> bytes:
    """An answer as it can be read: its status, what it says, and its headers."""
    headers = (b": ".join(one) for one in answer.headers)
    return b"\n".join([b"%d" % answer.status, *answer.jobs, plain_body(answer), *headers])


def difference(one: bytes, two: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return "\n".join(repr(text[max(0, at - SHOWN) : at + SHOWN].decode("utf-8", "replace")) for text in (one, two))


class Comparison:
    """Two servers at which one pair is played."""

    def __init__(self, pair: Pair, twins: Sequence[Twin], fate: Fate, tally: Tally, effort: Effort) -> None:
        self.pair, self.twins, self.fate, self.tally, self.effort = pair, twins, fate, tally, effort
        self.rng = Random(str(pair))
        self.visitors = visitors(pair.one.seats)
        self.at = pair.first
        self.number = 0  # of the request
        self.proven = False
        self.table = ""
        self.places: list[str] = []
        self.streams: list[tuple[Visitor, list[Stream]]] = []

    # ---- asking
    def untold(self, who: Visitor) -> bool:
        return who.seat in self.pair.untold[self.at]

    async def ask(self, who: Visitor, route: str, *asks: Ask) -> list[Answer]:
        """Of both the same; or of each its own, where they differ in what somebody says."""
        self.number += 1
        answers = []
        for twin, ask in zip(self.twins, asks * 2):
            self.fate.begin(self.number)
            answers.append(await twin.ask(who, ask))
        self.compare(who, f"{asks[0]}", *map(plainly, answers))
        self.tally.requests[route] += self.untold(who)
        return answers

    def compare(self, who: Visitor, what: str, one: bytes, two: bytes) -> None:
        if one == two:
            return
        if self.untold(who):
            raise Leak(f"{self.pair}, after {self.at} answers: {what} tells {who}\n{difference(one, two)}")
        self.proven = True

    def askers(self, path: str) -> list[Visitor]:
        """Who asks for it: programs for calls, browsers for pages. Of a few one at least has not been told."""
        found = [who for who in self.visitors if who.program == path.startswith("/api/")]
        if not self.effort.askers:
            return found
        first = self.rng.choice([who for who in found if self.untold(who)])
        return [first, *(who for who in self.rng.sample(found, self.effort.askers - 1) if who != first)]

    def chosen(self, asks: list[Ask]) -> list[Ask]:
        return self.rng.sample(asks, 1) if self.effort.askers and asks else asks

    # ---- what there is to ask about
    def live(self, table: str, of: int = 0) -> Live:
        live: Live = self.twins[of].server.tables.live(table)
        return live

    def next_line(self, of: int = 0) -> Line:
        return self.twins[of].record.lines[self.at]

    def values(self, table: str) -> dict[str, list[str]]:
        """What the holes of a request may hold: nothing that differs between the two."""
        live, seats, lines = self.live(table), range(self.pair.one.seats), self.pair.one.lines
        near = {line.do for line in lines[max(0, self.at - 1) : self.at + 2]}
        clause = next((clause.id for clause in rulebook(live.row.game)), "")
        practice = practice_of(find(live.row.game))
        return {
            "table": [table], "game": [live.row.game], "theme": ["light", "dark"], "language": ["en", "ru"],
            "word": ["card", clause], "place": self.places, "of": [str(seat) for seat in seats],
            "seat": [str(seat) for seat in (SPECTATOR, *seats)],
            "at": sorted({str(at) for at in (0, self.pair.first, live.last - 1, live.last // 2) if at >= 0}),
            "last": [str(live.last)], "wrong": [str(live.last + 1)], "guard": [str(live.row.version)],
            "link": [seat_token(HOST.token, table, seat) for seat in seats] + [HOST.token],
            "host": [host_token(HOST.token, table), HOST.token],
            "do": sorted(near), "next": [self.harmless()], "forged": self.forged(live),
            "position": [practice.positions[0].id if practice else "nowhere"],
            "company": [",".join(["me", *["random"] * (len(seats) - 1)])],
        }  # fmt: skip

    def harmless(self) -> str:
        """The next answer, if nobody is told by it: who gives it must not know more than the others."""
        line, after = self.next_line(), self.pair.untold.get(self.at + 1)
        return line.do if line.seat in self.pair.untold[self.at] and after == self.pair.untold[self.at] else NONSENSE

    def forged(self, live: Live) -> list[str]:
        """Words that answer no question at this position."""
        space = live.game.space
        asked = {action for seat in live.state.waiting() for action in live.state.answers(seat)}
        wrong = [action for action in self.rng.sample(range(len(space)), min(20, len(space))) if action not in asked]
        return [NONSENSE, *map(space.format, wrong[:FORGED])]

    async def find_places(self) -> None:
        """Some places of the page, as who only looks on sees it."""
        seen = plainly(await self.twins[0].ask(Visitor(name="eve"), Ask(f"/t/{self.table}/frame")))
        found = sorted(set(PLACE.findall(seen)))
        self.places = ["board", *(one.decode() for one in self.rng.sample(found, min(PLACES, len(found))))]

    # ---- looking
    async def glance(self, table: str) -> None:
        """Everybody looks once."""
        for path in (f"{routes.T}/frame", routes.API):
            for who in self.askers(path):
                await self.ask(who, f"GET {path}", Ask(path.replace("{table}", table)))

    async def look(self, table: str) -> None:
        """Everybody asks for everything."""
        await self.find_places()
        values = self.values(table)
        for route, templates in routes.looks(self.effort.lasting).items():
            for who in self.askers(route):
                asks = [ask for template in templates for ask in routes.filled(values, template)]
                for ask in self.chosen(asks):
                    await self.ask(who, f"GET {route}", ask)

    # ---- doing
    def sit_down(self, free: int = SPECTATOR) -> str:
        """A table at this position; on the `free` seat anybody may sit down."""
        self.number += 1
        made = []
        for twin in self.twins:
            self.fate.begin(self.number)
            made.append(twin.sit_down(self.at, free))
        assert made[0] == made[1]
        return made[0]

    async def tell(self, story: Sequence[routes.Deed]) -> None:
        """Everybody does one thing after another."""
        free = max(self.pair.untold[self.at])  # who sits down there is not told by that
        table = self.sit_down(free if story is routes.ARRIVING else SPECTATOR)
        for route, path, form in story:
            for who in self.askers(path):
                values = {**self.values(table), "own": [str(who.seat)]}
                for ask in self.chosen(list(routes.filled(values, path, form))):
                    await self.ask(who, f"POST {route}", ask)
            self.brief_bots(table)
            if not self.effort.askers or self.rng.random() < GLANCES:
                await self.glance(table)

    def brief_bots(self, table: str) -> None:
        """What bots are told who stand in for somebody."""
        for seat in range(self.pair.one.seats):
            one, two = (repr(twin.bots_job(table, seat)).encode() for twin in self.twins)
            self.compare(Visitor(seat), "the job of its bot", one, two)

    # ---- playing
    async def listen(self) -> None:
        """Everybody opens a stream."""
        for who in self.visitors:
            path = routes.STREAMS[who.program].replace("{table}", self.table)
            self.number += 1
            opened: list[Stream] = []
            for twin in self.twins:
                self.fate.begin(self.number)
                opened.append(Stream(twin, who, path))
                await opened[-1].until(b"news")
            self.streams.append((who, opened))
            await self.hear()

    async def hear(self) -> None:
        """What the streams have said so far."""
        news = [self.live(self.table, of).row.news for of in (0, 1)]
        for _, streams in self.streams:
            for stream, number in zip(streams, news):
                await stream.until(b'"news": %d}' % number)
        for _ in range(TURNS):
            await asyncio.sleep(0)
        for who, streams in self.streams:
            self.compare(who, "its stream", *(stream.said for stream in streams))
            self.tally.streams += self.untold(who)

    async def answer(self) -> None:
        """The next answer of the record, or of each twin its own; sent by a page or by a program."""
        seat, by_program = self.next_line().seat, bool(self.at % 2)
        by_page = self.at % 4 == 0
        who = next(one for one in self.visitors if (one.seat, one.program, one.page) == (seat, by_program, by_page))
        route, guard = routes.PLAYED[by_program], self.live(self.table).row.version
        form = {"seat": str(seat), "at": str(self.at), "guard": str(guard)}
        path = route.replace("{table}", self.table)
        asks = [Ask(path, {**form, "do": self.next_line(of).do}) for of in (0, 1)]
        self.at += 1
        answers = await self.ask(who, f"POST {route}", *asks)
        assert [answer.status for answer in answers] == [200, 200], plainly(answers[0])
        await self.hear()

    async def play(self) -> None:
        """From the first position on, until all are told."""
        self.table = self.sit_down()
        for twin in self.twins:  # as a program's first answer would, while pages that hear of two things may draw one
            twin.server.tables.ask_everything(self.table, range(self.pair.one.seats))
        await self.listen()
        for step in range(self.effort.positions):
            self.tally.positions += 1
            if step in self.effort.full:
                await self.look(self.table)
                for story in routes.STORIES:
                    await self.tell(story)
            elif step <= CLOSELY or step % 3 == 0:
                await self.glance(self.table)
            await self.prove()
            if not self.pair.untold.get(self.at + 1):
                break
            await self.answer()
        self.tally.pairs += 1
        self.tally.proven += self.proven

    async def prove(self) -> None:
        """Who has been told sees a difference: else nothing would be shown by all the others seeing none."""
        told = [who for who in self.visitors if who.program and not self.untold(who)]
        if told and not self.proven:
            await self.ask(told[0], f"GET {routes.API}", Ask(routes.API.replace("{table}", self.table)))

    async def close(self) -> None:
        for _, streams in self.streams:
            for stream in streams:
                await stream.close()


@asynccontextmanager
async def comparing(
    pair: Pair, folder: Path, monkeypatch: pytest.MonkeyPatch, tally: Tally, effort: Effort
) -> AsyncIterator[Comparison]:
    """Both servers of a pair, running."""
    with monkeypatch.context() as patch:
        fate = Fate(patch, pair)
        twins = [Twin(folder / f"{seed}.db", record, fate) for seed, record in fate.records.items()]
        async with AsyncExitStack() as running:
            for twin in twins:
                await running.enter_async_context(twin.running(patch))
            made = Comparison(pair, twins, fate, tally, effort)
            running.push_async_callback(made.close)
            yield made
