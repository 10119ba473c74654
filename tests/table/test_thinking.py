"""Bots think in other processes: they answer, are stopped, die and are replaced, and never see more than a View."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from demiurge.bots import BadBot, check_spec, make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, View, dump, view
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.table.game.advising import LAST, advice
from demiurge.table.game.names import strength
from demiurge.table.game.thinking import LEVELS, SPECS, NoAnswer, Thinkers, budget_of, levels, plain
from demiurge.table.languages import say

LONG = "search:60s"


@pytest.fixture
def game() -> Game:
    return find("lantern-isles").make()


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers(1)
    yield found
    found.close()


def opening(game: Game, seats: int = 3) -> tuple[State, int]:
    """A position with a choice, as the seat that has it sees it."""
    state = game.start(seats, Chance(4))
    seat = state.waiting()[0]
    return view(state, seat), seat


async def until(holds: Callable[[], object]) -> None:
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about")


def worker_of(thinkers: Thinkers) -> int:
    """The process that is at work now."""
    return next(job.worker.process.pid for job in thinkers.bots.jobs if job.worker is not None)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# ---- answers
def test_a_worker_answers_as_the_bot_would_here(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)
    here = make_bot("search:40it", game, 9).answer(seen, seat)
    assert asyncio.run(thinkers.answer(game, seen, seat, "search:40it", 9)) == game.space.format(here)


def test_terra_mystica_is_played_from_its_view(thinkers: Thinkers) -> None:
    game = find("terra-mystica").make({"map": "fjords"})
    seen, seat = opening(game, 4)

    async def both() -> list[str]:
        return [await thinkers.answer(game, seen, seat, spec, 3) for spec in ("random", "greedy")]

    for text in asyncio.run(both()):
        assert seen.refuse(seat, game.space.parse(text)) is None


def test_what_leaves_is_the_same_whatever_the_seat_cannot_see(game: Game) -> None:
    state = game.start(3, Chance(4))
    seat = state.waiting()[0]
    seen = view(state, seat)
    worlds = [game.fill(seen, Chance(seed)) for seed in range(5)]
    assert len({json.dumps(dump(world)) for world in worlds}) > 1
    assert len({json.dumps(plain(game, view(world, seat), seat, "")) for world in worlds}) == 1


def test_advice_is_thought_of_by_a_worker(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)
    found = asyncio.run(advice(thinkers, game, View(seen), seat, "en", LAST, "", ()))
    assert found["final"]
    assert 1 <= len(found["plans"]) <= 3
    for plan in found["plans"]:
        said = plan["steps"][0]["do"].split("; ")[0]
        assert seen.refuse(seat, game.space.parse(said)) is None
        assert isinstance(plan["score"], int)


def test_a_worker_is_kept_for_the_next_question_and_other_loops(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)
    asyncio.run(thinkers.answer(game, seen, seat, "random", 1))
    first = thinkers.bots.idle[0].process.pid
    asyncio.run(thinkers.answer(game, seen, seat, "random", 2))
    assert [worker.process.pid for worker in thinkers.bots.idle] == [first]


def test_nothing_is_started_before_it_is_needed(thinkers: Thinkers) -> None:
    assert not thinkers.bots.idle
    assert thinkers.busy == 0


def test_the_loop_goes_on_meanwhile_and_busy_counts(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)

    async def scene() -> tuple[int, float]:
        tasks = [asyncio.create_task(thinkers.answer(game, seen, seat, "search:2000ms", 1)) for _ in range(2)]
        await asyncio.sleep(0)
        busy, longest = thinkers.busy, 0.0
        while not all(task.done() for task in tasks):
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            longest = max(longest, time.perf_counter() - before)
        return busy, longest

    busy, longest = asyncio.run(scene())
    assert busy == 2
    assert longest < 1, "half of what a bot thinks, on a busy machine"
    assert thinkers.busy == 0


# ---- what goes wrong
def test_a_killed_worker_is_replaced_and_the_job_done(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)

    async def scene() -> tuple[str, int, int]:
        task = asyncio.create_task(thinkers.answer(game, seen, seat, "search:700ms", 1))
        await until(lambda: any(job.worker for job in thinkers.bots.jobs))
        first = worker_of(thinkers)
        os.kill(first, signal.SIGKILL)
        await until(lambda: worker_of(thinkers) != first)
        second = worker_of(thinkers)
        return await task, first, second

    text, first, second = asyncio.run(scene())
    assert seen.refuse(seat, game.space.parse(text)) is None
    assert [worker.process.pid for worker in thinkers.bots.idle] == [second]
    assert not is_alive(first)


def test_who_dies_while_idle_is_not_asked_again(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)
    asyncio.run(thinkers.answer(game, seen, seat, "random", 1))
    dead = thinkers.bots.idle[0]
    os.kill(dead.process.pid, signal.SIGKILL)
    dead.process.wait()
    assert asyncio.run(thinkers.answer(game, seen, seat, "random", 1))
    assert dead not in thinkers.bots.idle


def test_a_job_that_kills_twice_fails_and_says_so(thinkers: Thinkers) -> None:
    with pytest.raises(NoAnswer, match=r"ended 2 times \(status -9\)"):
        asyncio.run(thinkers.run(kill_this_process))


def test_a_worker_without_memory_counts_as_dead(thinkers: Thinkers) -> None:
    with pytest.raises(NoAnswer, match=r"ended 2 times \(status 1\)"):
        asyncio.run(thinkers.run(want_too_much))


def test_a_fault_is_told_and_the_worker_lives_on(thinkers: Thinkers) -> None:
    with pytest.raises(NoAnswer, match="ZeroDivisionError: division by zero"):
        asyncio.run(thinkers.run(divide, 1, 0))
    pid = thinkers.errands.idle[0].process.pid
    assert asyncio.run(thinkers.run(divide, 6, 3)) == 2
    assert thinkers.errands.idle[0].process.pid == pid


def test_a_bot_that_does_not_come_back_is_given_up(game: Game) -> None:
    seen, seat = opening(game)
    thinkers = Thinkers(1, margin=-59.5)
    try:
        began = time.monotonic()
        with pytest.raises(NoAnswer, match="no answer within 0 s"):
            asyncio.run(thinkers.answer(game, seen, seat, LONG, 1))
        assert time.monotonic() - began < 20, "and not a minute"
        assert not thinkers.bots.idle
    finally:
        thinkers.close()


def test_a_cancelled_answer_stops_its_worker(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)

    async def scene() -> int:
        task = asyncio.create_task(thinkers.answer(game, seen, seat, LONG, 1))
        await until(lambda: any(job.worker for job in thinkers.bots.jobs))
        pid = worker_of(thinkers)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await until(lambda: not is_alive(pid))
        assert await thinkers.answer(game, seen, seat, "random", 1)  # the place is free again
        return pid

    assert asyncio.run(scene()) != thinkers.bots.idle[0].process.pid
    assert thinkers.busy == 0


def test_closing_takes_no_time_and_who_waits_is_told(game: Game) -> None:
    seen, seat = opening(game)
    thinkers = Thinkers(1)

    async def scene() -> float:
        tasks = [asyncio.create_task(thinkers.answer(game, seen, seat, LONG, 1)) for _ in range(3)]
        await until(lambda: any(job.worker for job in thinkers.bots.jobs))
        pid = worker_of(thinkers)
        began = time.monotonic()
        thinkers.close()
        for task in tasks:
            with pytest.raises(NoAnswer):
                await task
        await until(lambda: not is_alive(pid))
        return time.monotonic() - began

    assert asyncio.run(scene()) < 10, "and not a minute"
    with pytest.raises(NoAnswer, match="closed"):
        asyncio.run(thinkers.answer(game, seen, seat, "random", 1))


def test_a_bot_that_there_is_not_is_refused_here(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)
    with pytest.raises(BadBot):
        asyncio.run(thinkers.answer(game, seen, seat, "oracle", 1))
    assert not thinkers.bots.idle


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="Ctrl-C reaches a group of processes")
def test_an_interrupt_in_the_terminal_is_the_servers_alone(tmp_path: Path) -> None:
    """Ctrl-C goes to the whole group: the server ends quietly, and so do workers in the middle of a thought."""
    script = tmp_path / "server.py"
    script.write_text(
        "import asyncio, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # who runs the tests may have it ignored
        "from demiurge.kernel.chance import Chance\n"
        "from demiurge.kernel.game import view\n"
        "from demiurge.kernel.registry import find\n"
        "from demiurge.table.game.thinking import Thinkers\n"
        "game = find('lantern-isles').make()\n"
        "state = game.start(3, Chance(4))\n"
        "seat = state.waiting()[0]\n"
        "thinkers = Thinkers(1)\n"
        "async def serve():\n"
        "    task = asyncio.create_task(thinkers.answer(game, view(state, seat), seat, 'search:60s', 1))\n"
        "    while not any(job.worker for job in thinkers.bots.jobs):\n"
        "        await asyncio.sleep(0.02)\n"
        "    print(next(job.worker.process.pid for job in thinkers.bots.jobs), flush=True)\n"
        "    await task\n"
        "try:\n"
        "    asyncio.run(serve())\n"
        "except KeyboardInterrupt:\n"
        "    thinkers.close()\n"
    )
    server = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True
    )
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    os.killpg(server.pid, signal.SIGINT)
    _, complaints = server.communicate(timeout=30)
    assert complaints == ""
    assert server.returncode == 0
    assert not is_alive(worker)


# ---- errands
def test_an_errand_reports_and_brings_bytes(thinkers: Thinkers) -> None:
    heard: list[tuple[int, int]] = []

    async def scene() -> Any:
        return await thinkers.run(count_to, 3, progress=lambda done, of: heard.append((done, of)))

    assert asyncio.run(scene()) == b"\x00\x01\x02"
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_what_a_job_prints_is_not_taken_for_its_answer(thinkers: Thinkers) -> None:
    assert asyncio.run(thinkers.run(chatter)) == "quiet"


def test_bots_do_not_wait_behind_an_errand(thinkers: Thinkers, game: Game) -> None:
    seen, seat = opening(game)

    async def scene() -> bool:
        errand = asyncio.create_task(thinkers.run(sleep_long))
        await thinkers.answer(game, seen, seat, "random", 1)
        done = errand.done()
        errand.cancel()
        return done

    assert asyncio.run(scene()) is False


def kill_this_process() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def want_too_much() -> None:
    raise MemoryError


def divide(a: int, b: int) -> float:
    return a / b


def count_to(n: int, progress: Callable[[int, int], None]) -> bytes:
    for done in range(n):
        progress(done + 1, n)
    return bytes(range(n))


def chatter() -> str:
    print('["done", "loud"]', flush=True)
    os.write(1, b'["done", "loud"]\n')
    return "quiet"


def sleep_long() -> None:
    time.sleep(60)


# ---- levels
@pytest.mark.parametrize("compiled", [True, False])
def test_every_level_is_a_bot(compiled: bool) -> None:
    found = levels(compiled)
    assert [say("en", level.name) for level in found] == ["Beginner", "Easy", "Medium", "Hard"]
    for level in found:
        check_spec(level.spec)
    if not compiled:
        assert budget_of(found[2].spec) < budget_of(found[3].spec)
    assert LEVELS in (levels(True), levels(False))


@pytest.mark.parametrize("spec", SPECS)
def test_what_tables_of_before_and_programs_name_has_a_strength(spec: str) -> None:
    check_spec(spec)
    assert strength(spec) in [level.name for level in LEVELS]


def test_budgets() -> None:
    assert budget_of("search:250ms") == 0.25
    assert budget_of("search:500it") == budget_of("greedy") == 120
