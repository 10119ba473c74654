"""`demiurge serve`: the table, for browsers and programs."""

import argparse
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import fields, replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

from demiurge.commands.base import HOLDS, WrongCall, cores, number, reason, words
from demiurge.table.server import hosts
from demiurge.table.server.limits import Limits

if TYPE_CHECKING:
    from demiurge.table.server.annexes import Annex
    from demiurge.table.server.server import Settings

PROXIES = "127.0.0.1,::1"  # whom --behind-proxy believes by default
HIGHEST_PORT = 65535
LAB = "lab"  # the annex of that name


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1
    if not 0 <= found < float("inf"):
        raise argparse.ArgumentTypeError(f"seconds, such as 0.5, not {text!r}")
    return found


def site(text: str) -> str:
    if not hosts.host_of(text):
        raise argparse.ArgumentTypeError(f"an address such as https://table.example.org, not {text!r}")
    return text.rstrip("/")


def limit(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    known = {field.name.replace("_", "-"): field for field in fields(Limits)}
    if name not in known:
        raise argparse.ArgumentTypeError(f"NAME=VALUE with a name of {', '.join(known)}, not {text!r}")
    in_seconds = name.endswith("-seconds")
    found = seconds(value) if in_seconds else number(0)(value)
    if not found and (in_seconds or name == "head"):
        raise argparse.ArgumentTypeError(f"more than 0 for {name}, not {text!r}")
    return known[name].name, found


def host_name(text: str) -> str:
    name = hosts.name_in(text)
    if not name or name != text.lower():
        raise argparse.ArgumentTypeError(f"a name such as table.example.org, not {text!r}")
    return name


def shown_limits() -> list[str]:
    return [f"{field.name.replace('_', '-')}={field.default:g}" for field in fields(Limits)]


def networks(text: str) -> str:
    """Addresses or networks, comma separated."""
    try:
        for one in text.split(","):
            ip_network(one.strip(), strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"an address such as 10.0.0.1 or 10.0.0.0/24, not {text!r}") from None
    return text


# ---- where the games are kept
def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Demiurge"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Demiurge"
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named if Path(named).is_absolute() else home / ".local" / "share") / "demiurge"


def database_of(args: argparse.Namespace) -> str:
    """What was asked for, or a file of the user's own."""
    given: str = args.database or os.environ.get("DATABASE_URL", "")
    if given:
        return given
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise WrongCall("call-folder", folder=str(folder), why=str(error.strerror)) from error
    return f"sqlite:///{folder / 'table.db'}"


# ---- the lab
def annexes_of(args: argparse.Namespace, database: str) -> "tuple[Annex, ...]":
    """The lab is for who sits at this machine: without being asked for it is there only where nobody else can call."""
    alone = is_loopback(args.host) and not (args.url or args.behind_proxy or args.allow_host)
    wanted = alone and args.processes == 1 if args.lab is None else args.lab
    if not wanted:
        return ()
    if args.processes > 1:
        raise WrongCall("call-lab-processes")
    from demiurge.table.server import annexes

    lab = annexes.found(LAB, lab_folder(database))
    if lab is None and args.lab:
        raise WrongCall("call-lab-missing")
    return () if lab is None else (lab,)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lab_folder(database: str) -> Path:
    """Beside the file of the games, so that each has its own."""
    kind, _, file = database.partition(":///")
    if kind.startswith("sqlite") and file:
        path = Path(file)
        return path.with_name(f"{path.stem}-lab")
    return data_folder() / LAB


# ---- where it listens
def bound(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that is ours; port 0 takes any free one. `shared`: other processes of ours may listen there, too."""
    if port > HIGHEST_PORT:
        raise WrongCall("call-port-high", most=HIGHEST_PORT, port=port)
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror as error:
        raise WrongCall("call-host", host=host, why=str(error.strerror)) from error
    made = socket.socket(family, kind, protocol)
    if sys.platform != "win32":  # there it would share the port with a stranger
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind(address)
        made.listen(1)  # only now a port that somebody else listens at says so
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            raise WrongCall("call-port-taken", port=port, host=host) from error
        raise WrongCall("call-port", port=port, host=host, why=str(error.strerror)) from error
    made.set_inheritable(False)
    return made


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}/"


def has_display() -> bool:
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or bool(named)


# ---- running
def serve(args: argparse.Namespace) -> int:
    try:
        from demiurge.table import processes, running  # only here: the server is an extra
        from demiurge.table.server.server import Settings
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("demiurge"):
            raise
        raise WrongCall("call-table-needs", package=str(error.name)) from error
    if args.processes > 1 and args.child is None:
        return run_several(args, running, processes)
    url = args.url or ""
    secure = args.secure or url.startswith("https:")
    database = database_of(args)
    settings = Settings(
        database, workers_of(args), args.pace, secure, args.rate, tables=args.tables, grace=60.0 * args.grace,
        hosts=tuple(args.allow_host), url=url, words=args.words, limits=replace(Limits(), **dict(args.limit)),
        annexes=annexes_of(args, database),
    )  # fmt: skip
    return run(args, settings, running) if args.child is None else run_child(args, settings, running)


def workers_of(args: argparse.Namespace) -> int:
    """Each server process has its share of them."""
    wanted: int = args.workers or cores()
    return -(-wanted // int(args.processes))


def run(args: argparse.Namespace, settings: "Settings", running: Any) -> int:
    listening = bound(args.host, args.port)
    return run_at(args, settings, running, listening, lambda: announce(args, address_of(listening), running))


def announce(args: argparse.Namespace, address: str, running: Any) -> None:
    print(words()("serve-up", address=address), flush=True)
    if args.open and has_display():
        running.browse(address)


def run_at(
    args: argparse.Namespace, settings: "Settings", running: Any, listening: socket.socket, up: Callable[[], None]
) -> int:
    try:
        running.run(settings, listening, args.log, args.behind_proxy or "", up)
    except running.CannotStart as error:
        raise WrongCall("call-why", why=reason(error)) from error
    finally:
        listening.close()
    return HOLDS


# ---- in several processes
def run_several(args: argparse.Namespace, running: Any, processes: Any) -> int:
    """This process only looks after the others, each of which is `demiurge serve` with a socket of ours."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise WrongCall("call-processes-system")
    with bound(args.host, args.port) as first:  # not shared, so that it hears of a port that is taken
        address, port = address_of(first), first.getsockname()[1]
    try:
        shared = running.prepare(database_of(args))
    except running.CannotStart as error:
        raise WrongCall("call-why", why=reason(error)) from error
    if not shared:
        raise WrongCall("call-processes", n=args.processes)
    command = [sys.executable, "-P", "-m", "demiurge.cli", *args.given]
    several = processes.Processes(args.processes, lambda: bound(args.host, port, shared=True), command)
    return int(several.run(args.log, lambda: announce(args, address, running)))


def run_child(args: argparse.Namespace, settings: "Settings", running: Any) -> int:
    """One of several; it ends with who looks after it, whose end of our stdin closes even if that one is killed."""

    def follow() -> None:
        os.read(sys.stdin.fileno(), 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    return run_at(args, settings, running, socket.socket(fileno=args.child), lambda: print("up", flush=True))


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="the table: games in the browser, with friends and bots")
    parser.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help="where it listens (%(default)s)")
    parser.add_argument("--port", metavar="N", type=number(0), default=8000, help="0: any free one (%(default)s)")
    database_help = "sqlite:///FILE or postgresql://... (DATABASE_URL, else a file of yours)"
    parser.add_argument("--database", metavar="URL", default="", help=database_help)
    workers_help = "processes in which bots think (as many as there are cores)"
    parser.add_argument("--workers", metavar="N", type=number(0), default=0, help=workers_help)
    processes_help = "server processes at one port; more than one need PostgreSQL (%(default)s)"
    parser.add_argument("--processes", metavar="N", type=number(1), default=1, help=processes_help)
    parser.add_argument("--child", type=int, help=argparse.SUPPRESS)  # the descriptor of its socket
    pace_help = "from one answer of a bot to the next (%(default)s)"
    parser.add_argument("--pace", metavar="SECONDS", type=seconds, default=0.5, help=pace_help)
    rate_help = "requests a second that one address may make in the long run; 0: any number (%(default)s)"
    parser.add_argument("--rate", metavar="N", type=number(0), default=60, help=rate_help)
    tables_help = "unfinished tables of a day that one address may have; 0: any number (%(default)s)"
    parser.add_argument("--tables", metavar="N", type=number(0), default=300, help=tables_help)
    grace_help = "minutes that somebody may be away before others may let a bot play for them (%(default)s)"
    parser.add_argument("--grace", metavar="MINUTES", type=number(0), default=5, help=grace_help)
    url_help = "where people reach it, such as https://table.example.org: links lead there"
    parser.add_argument("--url", metavar="URL", type=site, help=url_help)
    host_help = "a name to answer to, beside that of --url, addresses, and names known only at home; repeatable"
    parser.add_argument("--allow-host", metavar="NAME", type=host_name, action="append", default=[], help=host_help)
    limit_help = f"how much a caller may hold; repeatable: {'; '.join(shown_limits())}"
    parser.add_argument("--limit", metavar="NAME=VALUE", type=limit, action="append", default=[], help=limit_help)
    parser.add_argument("--secure", action="store_true", help="it is reached by https: cookies travel only so")
    parser.add_argument("--words", action="store_true", help="the page /words/LANGUAGE for who translates")
    lab_help = "pages to try components with, for who sits at this machine (on, if it listens to nobody else)"
    parser.add_argument("--lab", action=argparse.BooleanOptionalAction, default=None, help=lab_help)
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--log", choices=["text", "json"], default="text", help="how it writes to stderr (%(default)s)")
    proxy_help = f"believe a proxy who is calling; by default one at {PROXIES}"
    parser.add_argument("--behind-proxy", metavar="ADDRESS", nargs="?", type=networks, const=PROXIES, help=proxy_help)
    parser.set_defaults(run=serve)
