"""A Ray cluster of two nodes on this machine: what it gives is what a pool gives, whoever is killed meanwhile."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import psutil
import pytest

from demiurge.arena import Setup, match, open_workers
from demiurge.arena.workers import BadWorkers
from tests.arena.test_workers import fatal_once, halved

ROOT = Path(__file__).resolve().parents[2]
MEMORY = 80_000_000  # the least that Ray takes for an object store
UP = "Ray runtime started"
BOTS, GAMES = ["greedy", "random"], 300
SETUP = Setup("lantern-isles", 3)


@dataclass
class Node:
    """A node of the cluster: `ray start`, which stays, and all that it starts."""

    process: subprocess.Popen[str]

    @classmethod
    def start(cls, *more: str) -> Node:
        """Up as soon as it says so."""
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
        command += ["--disable-usage-stats", f"--object-store-memory={MEMORY}", "--node-ip-address=127.0.0.1", *more]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        node, said = cls(process), []
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if UP in line:
                return node
        node.kill()
        raise AssertionError("".join(said))

    def members(self) -> list[psutil.Process]:
        first = psutil.Process(self.process.pid)
        return [first, *first.children(recursive=True)]

    def at_work(self) -> list[psutil.Process]:
        """Its workers that are at a chunk just now."""
        return [one for one in self.members() if called(one) == "ray::attempt_there"]

    def kill(self) -> None:
        """All of it, without a word of warning; then nobody of it is left."""
        members = self.members()
        for one in members:
            try:
                one.kill()
            except psutil.NoSuchProcess:
                continue
        self.process.wait()
        psutil.wait_procs(members)
        assert self.process.stdout is not None
        self.process.stdout.close()


def called(one: psutil.Process) -> str:
    try:
        return next(iter(one.cmdline()), "")
    except psutil.NoSuchProcess:
        return ""


@dataclass
class Cluster:
    folder: Path
    port: int
    nodes: list[Node] = field(default_factory=list)

    @property
    def on(self) -> str:
        return f"ray:127.0.0.1:{self.port}"

    def head(self) -> None:
        self.nodes.append(
            Node.start("--head", f"--port={self.port}", f"--temp-dir={self.folder}", "--include-dashboard=false")
        )

    def join(self) -> None:
        self.nodes.append(Node.start(f"--address=127.0.0.1:{self.port}"))

    def kill(self) -> None:
        for node in reversed(self.nodes):
            node.kill()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("ray", reason="Ray is not installed")
    with tempfile.TemporaryDirectory(prefix="r", ignore_cleanup_errors=True) as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        made = Cluster(Path(folder), port)
        try:
            made.head()
            made.join()
            yield made
        finally:
            made.kill()


class Killer:
    """Ends a worker at its work when a third is done, and a whole node when two thirds are."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.seen: list[int] = []
        self.killed: list[str] = []
        self.until = time.monotonic() + 300

    def __call__(self, done: int, of: int) -> None:
        self.seen.append(done)
        if not self.killed and done >= of / 3:
            while not (at_work := [one for node in self.cluster.nodes for one in node.at_work()]):
                assert time.monotonic() < self.until, "nobody works"
            at_work[0].kill()
            self.killed.append("worker")
        elif len(self.killed) == 1 and done >= 2 * of / 3:
            self.cluster.nodes.pop().kill()
            self.killed.append("node")


@pytest.mark.long
def test_an_arena_on_two_nodes_is_the_pools_whoever_is_killed(cluster: Cluster) -> None:
    with open_workers(jobs=2) as pool:
        expected = match(SETUP, BOTS, GAMES, 5, pool)
    killer = Killer(cluster)
    with open_workers(cluster.on) as workers:
        assert workers.jobs == 2
        found = match(SETUP, BOTS, GAMES, 5, workers, killer)
    assert killer.killed == ["worker", "node"]
    assert killer.seen[-1] == GAMES
    assert found == expected


@pytest.mark.long
def test_work_on_a_cluster_is_the_work_of_a_pool(cluster: Cluster, tmp_path: Path) -> None:
    """All of it with one cluster, since it takes long to begin one."""
    with open_workers(cluster.on) as workers:
        found = list(workers.run(partial(fatal_once, tmp_path), range(40), chunk=4))
        assert (tmp_path / "was-here").exists(), "a worker ended itself"
        assert found == [number * number for number in range(40)]
        run = workers.run(halved, [0, 2, 5], chunk=1)
        assert [next(run), next(run)] == [0, 1]
        with pytest.raises(ValueError, match="5 is odd"):
            next(run)
        run = workers.run(halved, range(0, 2000, 2), chunk=1)
        assert next(run) == 0
        run.close()
    asked = [SETUP.game, "--seats=2"]
    here, there = (
        [
            called_for("arena", *asked, "--bots=greedy,search:20it", "--games=20", "--json", on),
            called_for("lab", *asked, "--bots=random", "--games=60", "--json", on),
            called_for("league", *asked, "--bots=random,greedy", "--games=40", "--json", on, f"--file={file}"),
            file.read_text(),
        ]
        for on, file in (("--jobs=2", tmp_path / "here.league"), (f"--on={cluster.on}", tmp_path / "there.league"))
    )
    assert here == there


def called_for(*arguments: str) -> object:
    """What a command says, but for how long it took and into which file it wrote."""
    call = [sys.executable, "-m", "demiurge.cli", *arguments]
    said = json.loads(subprocess.run(call, capture_output=True, text=True, check=True, cwd=ROOT).stdout)
    return {name: one for name, one in said.items() if name not in ("seconds", "file")}


def test_a_wrong_address_is_said_at_once() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    for on, why in (("ray:somewhere", "HOST:PORT"), (f"ray:127.0.0.1:{port}", "cannot be joined: Connection refused")):
        with pytest.raises(BadWorkers, match=why):
            open_workers(on)


def test_who_answers_but_is_no_cluster_is_found_out_at_once() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    with socket.create_server(("127.0.0.1", 0)) as other, ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: other.accept()[0].sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n"))
        with pytest.raises(BadWorkers, match="something else"):
            open_workers(f"ray:127.0.0.1:{other.getsockname()[1]}")
