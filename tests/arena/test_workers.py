"""Work is done once and in order, whoever does it, and whatever becomes of who was doing it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from demiurge.arena import open_workers
from demiurge.arena.pool import Pool
from demiurge.arena.workers import BadWorkers, Here, LostWork, Workers
from demiurge.cli import main


@pytest.fixture(params=["here", "fork", "spawn"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    with Here() if request.param == "here" else Pool(2, request.param) as made:
        yield made


def squared(number: int) -> int:
    return number * number


def halved(number: int) -> int:
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number // 2


def fatal_once(folder: Path, number: int) -> int:
    """Ends the process that works on 5, the first time as if from outside."""
    mark = folder / "was-here"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fatal(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def process(number: int) -> int:
    return os.getpid()


def test_results_come_in_order_and_progress_tells_of_all(workers: Workers) -> None:
    seen: list[tuple[int, int]] = []
    found = list(workers.run(squared, range(50), lambda done, of: seen.append((done, of))))
    assert found == [number * number for number in range(50)]
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert seen[-1] == (50, 50)
    assert list(workers.run(squared, [])) == []


def test_what_the_function_raises_comes_out_after_what_was_done_before(workers: Workers) -> None:
    run = workers.run(halved, [0, 2, 4, 5, 6])
    assert [next(run), next(run), next(run)] == [0, 1, 2]
    with pytest.raises(ValueError, match="5 is odd"):
        next(run)
    assert list(workers.run(halved, [8])) == [4], "and they go on working"


def test_the_traceback_of_another_process_is_the_cause() -> None:
    with Pool(1) as pool, pytest.raises(ValueError, match="odd") as caught:
        list(pool.run(halved, [1]))
    assert "in halved" in str(caught.value.__cause__)


def test_who_has_seen_enough_leaves(workers: Workers) -> None:
    for _ in range(3):
        run = workers.run(squared, range(1000), chunk=1)
        assert [next(run) for _ in range(3)] == [0, 1, 4]
        run.close()
    assert list(workers.run(squared, [7])) == [49], "and what he left is not taken for what he asks now"


def test_a_worker_that_is_killed_at_its_work_loses_nothing(tmp_path: Path) -> None:
    with Pool(2) as pool:
        found = list(pool.run(partial(fatal_once, tmp_path), range(40), chunk=4))
    assert (tmp_path / "was-here").exists()
    assert found == [number * number for number in range(40)]


def test_a_worker_that_is_killed_while_it_has_nothing_to_do_is_replaced() -> None:
    with Pool(2) as pool:
        before = set(pool.run(process, range(20), chunk=1))
        for hand in pool.hands:
            assert hand.process.pid in before
            hand.process.kill()
            hand.process.join()
        assert before.isdisjoint(pool.run(process, range(20), chunk=1))


def test_work_that_ends_whoever_does_it_is_given_up() -> None:
    with Pool(2) as pool, pytest.raises(LostWork, match="4 times"):
        list(pool.run(fatal, range(20), chunk=1))


def test_a_closed_pool_leaves_nobody() -> None:
    with Pool(2) as pool:
        list(pool.run(squared, range(10)))
        processes = [hand.process for hand in pool.hands]
        assert len(processes) == 2
    assert not any(process.is_alive() for process in processes)


def test_who_works_is_named_by_the_call() -> None:
    assert isinstance(open_workers(), Here)
    assert isinstance(open_workers(jobs=2), Pool)
    with pytest.raises(BadWorkers, match=r"not on 'dask:host'"):
        open_workers("dask:host")


def test_a_laptop_loads_nothing_of_a_cluster() -> None:
    """Nor, before games are played, anything of a pool."""
    code = (
        "import sys; from demiurge.cli import main; before = set(sys.modules)\n"
        "main(['arena', 'lantern-isles', '--bots=random', '--games=4', '--jobs=2'])\n"
        "print('demiurge.arena.pool' in before, 'demiurge.arena.pool' in sys.modules)\n"
        "print([one for one in sys.modules if one.split('.')[0] == 'ray' or one == 'demiurge.arena.cluster'])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-2:] == ["False True", "[]"]


def test_without_ray_the_call_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main(["arena", "lantern-isles", "--on", "ray"]) == 2
    caught = capsys.readouterr()
    assert (caught.out, caught.err) == ("", "demiurge: --on ray needs Ray: pip install 'demiurge[ray]'\n")
