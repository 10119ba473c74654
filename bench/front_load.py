"""What the first page costs who has many tables: milliseconds of the server's processor for `/` and for `/mine`.

    .venv/bin/python bench/front_load.py [--tables 30] [--times 100]

It starts a server, makes tables of all games for one browser, and asks for each page many times over."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.table_load import Wire, token_of
from bench.table_server import cpu_of, serving
from demiurge.kernel.registry import games

PAGES = ("/", "/mine")


async def measure(port: int, server: int, args: argparse.Namespace) -> dict[str, float]:
    me = Wire(port, token_of(0))
    names = list(games())
    for number in range(args.tables):
        form: dict[str, Any] = {"game": names[number % len(names)], "seat-0": "me", "seat-1": "friend"}
        status, _, text = await me.ask("POST", "/tables", form)
        assert status in (200, 303), (status, text[:300])
    found: dict[str, float] = {}
    for page in PAGES:
        await me.ask("GET", page)  # what is read once is read now
        before = cpu_of(server)
        for _ in range(args.times):
            status, _, text = await me.ask("GET", page)
            assert status == 200, (status, text[:300])
        found[page] = 1000 * (cpu_of(server) - before) / args.times
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--times", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/front.db") as (port, server):
        found = asyncio.run(measure(port, server, args))
    for page, took in found.items():
        print(f"{page}: {took:.1f} ms of processor with {args.tables} tables")
    return 0


if __name__ == "__main__":
    sys.exit(main())
