"""How long a person waits for a page while the strongest bots think at the table.

    .venv/bin/python bench/bots_load.py [--game terra-mystica] [--seconds 30] [--bots 4] [--bot learned:2s] [--json]

A server is started, as `demiurge serve` starts it, with one table at which only bots sit. Somebody looks on: a stream
is open, as in a browser, and the whole page is asked for again and again: from the request to the last byte. First
there is a table at which nobody plays, so that both can be seen beside each other. Who asks runs beside the server on
the same cores."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx2

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.table_load import Wire, share
from bench.table_server import cpu_of, serving
from demiurge import builds
from demiurge.table.game.thinking import LEVELS

STRONGEST: Final = LEVELS[-1].spec
PAUSE: Final = 0.1  # seconds between two requests of the person
WARM: Final = 3.0  # seconds that do not count: what is said for the first time is read from its file first
TOKEN: Final = "somebody who looks on"


def made(address: str, game: str, seats: list[str]) -> str:
    answer = httpx2.post(f"{address}/api/tables", json={"game": game, "seats": seats, "alone": True}, trust_env=False)
    answer.raise_for_status()
    return str(answer.json()["table"])


def answers_of(address: str, table: str) -> int:
    return int(httpx2.get(f"{address}/api/tables/{table}", trust_env=False).json()["at"])


async def asked(port: int, path: str, seconds: float) -> list[float]:
    """Milliseconds, one for each page."""
    wire, found, until = Wire(port, TOKEN), list[float](), time.perf_counter() + seconds
    listener = asyncio.create_task(listened(port, f"{path}/events"))
    while (began := time.perf_counter()) < until:
        status, _, _ = await wire.ask("GET", path)
        if status != 200:
            raise SystemExit(f"{path} answers {status}")
        found.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(PAUSE)
    listener.cancel()
    return found


async def listened(port: int, path: str) -> None:
    """A stream that is read as it comes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(Wire(port, TOKEN).head("GET", path))
    while await reader.read(1 << 16):
        pass


def waits(found: list[float]) -> dict[str, float]:
    named = {"median": statistics.median(found), "p99": share(found, 0.99), "worst": max(found)}
    return {"pages": len(found), **{name: round(ms, 1) for name, ms in named.items()}}


def measured(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    address = f"http://127.0.0.1:{port}"
    quiet = made(address, args.game, ["friend"] * args.bots)
    asyncio.run(asked(port, f"/t/{quiet}", WARM))
    found: dict[str, Any] = {"quiet": waits(asyncio.run(asked(port, f"/t/{quiet}", args.seconds / 3)))}
    table = made(address, args.game, [args.bot] * args.bots)
    asyncio.run(asked(port, f"/t/{table}", WARM))
    cpu, at, began = cpu_of(pid), answers_of(address, table), time.perf_counter()
    found["thinking"] = waits(asyncio.run(asked(port, f"/t/{table}", args.seconds)))
    wall = time.perf_counter() - began
    found |= {"answers": answers_of(address, table) - at, "cores": round((cpu_of(pid) - cpu) / wall, 2)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="terra-mystica")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--bot", default=STRONGEST)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/table.db") as (port, pid):
        found = {"game": args.game, "bots": [args.bot] * args.bots, "build": builds.name()} | measured(port, pid, args)
    if args.json:
        print(json.dumps(found, indent=1))
        return
    for name in ("quiet", "thinking"):
        print(f"{name:>9}: " + ", ".join(f"{key} {value}" for key, value in found[name].items()) + " (ms)")
    print(
        f"answers of the bots meanwhile: {found['answers']}; cores that the server and its bots took: {found['cores']}"
    )


if __name__ == "__main__":
    main()
