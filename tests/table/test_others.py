"""What server processes tell each other: who is there, who thinks, what was taken of a limit, and who is no more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from demiurge.table.buckets import Buckets
from demiurge.table.server.hub import At, Hub, Listener
from demiurge.table.server.others import GONE, Others
from demiurge.table.server.streams import FEW, Streams
from demiurge.table.storage import StorageDown
from demiurge.table.storage.bell import LONGEST


class Air:
    """In place of a database: who speaks is heard by all."""

    shared = True

    def __init__(self) -> None:
        self.processes: list[Process] = []
        self.words = 0
        self.down = False

    def tell(self, word: str) -> None:
        if self.down:
            raise StorageDown("gone")
        assert len(word) <= LONGEST
        self.words += 1
        for one in self.processes:
            one.others.hear(word)


class Process:
    def __init__(self, air: Air) -> None:
        self.now, self.ended = 0.0, 0
        self.hub, self.streams, self.calls = Hub(), Streams(), Buckets(1, 100)
        self.others = Others(
            air,  # type: ignore[arg-type]
            self.hub, self.gone, {"calls": self.calls}, self.streams, lambda: self.now,
        )  # fmt: skip
        self.hub.called_at = set()
        air.processes.append(self)

    def gone(self) -> None:
        self.ended += 1

    def sits(self, table: str, *seats: int) -> Listener:
        listener = Listener(seats)
        self.hub.listeners[table].add(listener)
        self.others.tell(table)
        return listener


def among(*work: Callable[[Air, Process, Process], None]) -> None:
    """Two processes that hear each other; after each piece of work both speak."""

    async def whole() -> None:
        air = Air()
        here, there = Process(air), Process(air)
        for piece in work:
            piece(air, here, there)
            for one in (here, there, here):
                one.hub.due.update(one.hub.listeners)  # no timers
                one.others.look_around()
                await one.others.say()

    asyncio.run(whole())


def test_who_comes_and_goes_is_known_everywhere() -> None:
    here_now = list[Listener]()

    def comes(air: Air, here: Process, there: Process) -> None:
        here_now.append(here.sits("t", 0))
        here.sits("t")

    def known(air: Air, here: Process, there: Process) -> None:
        assert (there.hub.present("t"), there.hub.spectators("t")) == ({0}, 1)
        assert (here.hub.present("t"), here.hub.elsewhere) == ({0}, {})
        here.hub.listeners["t"].discard(here_now[0])
        here.others.tell("t")

    def left(air: Air, here: Process, there: Process) -> None:
        assert there.hub.present("t") == set()
        assert there.hub.spectators("t") == 1
        assert 0 in there.hub.left.of("t")

    among(comes, known, left)


def test_who_begins_later_is_told_everything() -> None:
    async def whole() -> None:
        air = Air()
        first = Process(air)
        for number in range(500):
            first.sits(f"table{number:05}", 0, 1, 2, 3, 4)
        await first.others.say()
        second = Process(air)
        second.others.greet()
        await second.others.say()
        await first.others.say()
        assert len(second.hub.elsewhere) == 500
        assert air.words < 20

    asyncio.run(whole())


def test_a_program_that_called_is_there_everywhere() -> None:
    def called(air: Air, here: Process, there: Process) -> None:
        here.hub.saw("t", [1])

    def known(air: Air, here: Process, there: Process) -> None:
        assert there.hub.present("t") == {1}

    among(called, known)


def test_of_a_bot_that_thinks_hears_who_has_a_page_for_it() -> None:
    def begun(air: Air, here: Process, there: Process) -> None:
        here.hub.moved = here.others.tell
        here.hub.say_busy("unseen", [1])
        there.sits("t")

    def nobody(air: Air, here: Process, there: Process) -> None:
        assert there.hub.elsewhere == {}
        here.hub.say_busy("t", [1])

    def known(air: Air, here: Process, there: Process) -> None:
        assert there.hub.busy("t") == [1]
        here.hub.say_busy("t", [])

    def done(air: Air, here: Process, there: Process) -> None:
        assert there.hub.busy("t") == []

    among(begun, nobody, known, done)


def test_a_limit_is_the_same_wherever_one_calls() -> None:
    def takes(air: Air, here: Process, there: Process) -> None:
        assert all(here.calls.take("eve", 0.0) for _ in range(60))
        assert here.calls.take("ada", 0.0, 0.5), "next to nothing"
        here.streams.add("eve", FEW + 1)

    def paid(air: Air, here: Process, there: Process) -> None:
        assert set(there.calls.left) == {"eve"}
        assert round(there.calls.left["eve"][0]) == 40
        assert (there.streams.count("eve"), there.streams.count("ada")) == (FEW + 1, 0)
        here.streams.add("eve", -FEW)

    def closed(air: Air, here: Process, there: Process) -> None:
        assert there.streams.count("eve") == 0

    among(takes, paid, closed)


def test_one_that_falls_silent_is_gone_and_all_that_it_told() -> None:
    def begun(air: Air, here: Process, there: Process) -> None:
        here.sits("t", 0)
        here.streams.add("eve", FEW + 1)

    def silent(air: Air, here: Process, there: Process) -> None:
        air.processes.remove(here)  # it hears nothing, and
        here.others.say = lambda: asyncio.sleep(0)  # type: ignore[method-assign]
        there.now = GONE + 1
        there.others.hear(there.others.words([])[0])  # the line stands

    def gone(air: Air, here: Process, there: Process) -> None:
        assert (there.ended, there.hub.present("t"), there.streams.count("eve")) == (1, set(), 0)

    among(begun, silent, gone)


def test_who_hears_not_even_itself_thinks_nobody_gone() -> None:
    def begun(air: Air, here: Process, there: Process) -> None:
        here.sits("t", 0)

    def cut(air: Air, here: Process, there: Process) -> None:
        there.now = GONE + 1
        air.down = True

    def kept(air: Air, here: Process, there: Process) -> None:
        assert (there.ended, there.hub.present("t")) == (0, {0})

    among(begun, cut, kept)


def test_what_could_not_be_told_is_told_later() -> None:
    def cut(air: Air, here: Process, there: Process) -> None:
        air.down = True
        here.sits("t", 0)

    def back(air: Air, here: Process, there: Process) -> None:
        assert there.hub.present("t") == set()
        air.down = False

    def known(air: Air, here: Process, there: Process) -> None:
        assert there.hub.elsewhere == {"t": {here.others.id: At((0,))}}

    among(cut, back, known)


def test_a_word_of_another_version_is_passed_over() -> None:
    def odd(air: Air, here: Process, there: Process) -> None:
        for word in ("", "[]", "{}", '["x", ["dance"]]', '["x", ["at", "t"]]', '["x", ["took", "?", "a", 1]]'):
            there.others.hear(word)
        assert there.hub.elsewhere == {}

    among(odd)
