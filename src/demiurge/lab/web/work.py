"""The process of a run: it plays, tells how far it is by a file, and writes the report. It stands far below the bots of
tables, and ends when whoever started it is gone."""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path
from typing import Final

from demiurge import lab
from demiurge.arena.workers import open_workers
from demiurge.lab.web.editing.drafts import put
from demiurge.lab.web.kept import PROGRESS, REPORT, STOP, Runs, progress_text

NICE: Final = 15  # bots of tables have 5


def work(folder: Path, id: int, jobs: int) -> None:
    runs = Runs(folder)
    place, study = runs.of(id), runs.study(runs.get(str(id)))

    def watch(progress: lab.Progress) -> bool:
        put(place / PROGRESS, progress_text(progress))
        return (place / STOP).exists()

    with open_workers("", jobs) as workers:
        report = lab.run(study, workers, watch)
    put(place / REPORT, lab.written(report))


def follow() -> None:
    """Nothing is ever written to our stdin: it closes when who started us is gone, even if they were killed."""
    os.read(sys.stdin.fileno(), 1)
    os.killpg(0, signal.SIGKILL)


def main() -> None:
    folder, id, jobs = sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(NICE)
    if hasattr(os, "killpg"):
        threading.Thread(target=follow, daemon=True).start()
    work(Path(folder), int(id), int(jobs))


if __name__ == "__main__":
    main()
