"""The server under test: a process that is killed and started again, always at one address and on one database."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[2]


def free_port() -> int:
    """One that stays free while no server has it: systems give callers theirs from 32768 on."""
    while True:
        port = random.randint(20_000, 32_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Server:
    """`up` is set while it can be asked. `log` keeps what all its lives have said."""

    def __init__(self, url: str, folder: Path) -> None:
        self.port, self.pid = free_port(), 0
        self.up = threading.Event()
        self.clock, self.log = folder / "clock", folder / "server.log"
        self.set_clock(0)
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.chaos.launch", url, str(self.port), str(self.clock)], text=True, cwd=ROOT,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        self.reader = threading.Thread(target=self.keep_log, args=(self.process.stderr,), daemon=True)
        self.reader.start()

    def keep_log(self, said: IO[str]) -> None:
        """Through a pipe: the server's own files may be the ones that cannot grow."""
        with self.log.open("w") as file:
            for line in said:
                file.write(line)
                file.flush()

    def start(self) -> None:
        assert self.process.stdin is not None
        print("start", file=self.process.stdin, flush=True)
        word, _, pid = self.answer().partition(" ")
        assert word == "up", "the server does not come up again:\n" + self.log.read_text()[-2000:]
        self.pid = int(pid)
        self.up.set()

    def kill(self, by: signal.Signals = signal.SIGKILL) -> None:
        self.up.clear()
        os.kill(self.pid, by)
        word = self.answer()
        assert word == "gone", word
        self.pid = 0

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def limit_files(self, size: int) -> None:
        """No file that it writes may be longer: the rest of a write fails, as on a full disk."""
        import resource

        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def set_clock(self, seconds: float) -> None:
        draft = self.clock.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.replace(self.clock)

    def close(self) -> None:
        if self.pid:
            self.kill(signal.SIGTERM)
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        self.reader.join()
