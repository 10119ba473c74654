"""Runs servers for the storm, one after the other, each in a process of its own that can be killed.

To load Demiurge takes most of a server's start. This process has loaded it and forks: a server begins with nothing but
the code, opens the database and listens, as `demiurge serve` does, for a tenth of the processor time. Each line on
standard input starts one; standard output says "up PID", and "gone" when it has ended."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from demiurge.commands.serve import bound
from demiurge.kernel.registry import games
from demiurge.kernel.speech import ENGLISH
from demiurge.kit.plain import drawing_of
from demiurge.table import running
from demiurge.table.seen.render import environment
from demiurge.table.server.server import Settings


def moved(path: Path) -> Callable[[], datetime]:
    """A clock that is wrong by as many seconds as a file says."""
    return lambda: datetime.now(UTC) + timedelta(seconds=float(path.read_text()))


def serve(url: str, port: int, clock: Path) -> None:
    wanted: dict[str, Any] = {"database": url, "workers": 1, "pace": 0.0, "rate": 0.0, "clock": moved(clock)}
    known = {field.name for field in fields(Settings)}
    settings = Settings(**{name: value for name, value in wanted.items() if name in known})
    with closing(bound("127.0.0.1", port)) as listening:
        running.run(settings, listening, "text", "", lambda: print("up", os.getpid(), flush=True))


def warm() -> None:
    """Load what a server would load for its first pages: code, not games."""
    for meta in games().values():
        drawing_of(meta.make({}))
    pages = environment(ENGLISH)
    for template in pages.list_templates():
        pages.get_template(template)


def main(url: str, port: str, clock: str) -> None:
    warm()
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            status = 1
            try:
                serve(url, int(port), Path(clock))
                status = 0
            except Exception:
                traceback.print_exc()
            finally:
                os._exit(status)  # nothing of the parent's is tidied up here
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
