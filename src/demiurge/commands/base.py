"""What all commands share: the options of a game, the two forms of a report, progress, and how a wrong call ends."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from demiurge.arena.workers import Workers, open_workers
from demiurge.kernel.game import Game
from demiurge.kernel.registry import Meta, find
from demiurge.kernel.speech import BASES, ENGLISH, Spoken, Words, languages, words_of
from demiurge.kernel.text import NONE, Value

HOLDS, FAILS, WRONG = 0, 1, 2
"""The exit status: it holds; it does not; the call was wrong."""

ROOM = "demiurge.commands"
NAMED = ("DEMIURGE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language() -> str:
    """What the reader's system is set to, or English: `ru_RU.UTF-8` is `ru`."""
    for name in NAMED:
        found = os.environ.get(name, "").replace("-", "_").split(".")[0]
        if found:
            short = found.partition("_")[0].lower()
            return next((one for one in (found, short) if one in languages(ROOM)), ENGLISH)
    return ENGLISH


def words() -> Words:
    """What is said to the reader."""
    return words_of(ROOM, language())


def reason(error: Exception) -> Value:
    """What an error says: in no language yet, or in the reader's where its words are not among ours."""
    if not isinstance(error, Spoken):
        return str(error)
    return error.text if error.room in (*BASES, ROOM) else error.said(language())


class WrongCall(Spoken):
    """The call was wrong; the message says how, in one line."""

    room = ROOM


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a call. Words are written out: a later option must not change a script."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise WrongCall("call-parser", prog=self.prog, why=message)


def number(least: int) -> Callable[[str], int]:
    """A whole number, at least so much."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"a whole number from {least} on, not {text!r}")
        return int(text)

    return read


# --- the options of a game ---


def takes_game(parser: argparse.ArgumentParser) -> None:
    """GAME and its options."""
    parser.add_argument("game", metavar="GAME", help="a game, as `demiurge games` names it")
    parser.add_argument("--edition", metavar="NAME", help="the edition of the rules")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game, such as map=fjords"
    )
    parser.add_argument("--components", metavar="PATH", default="", help="a file or folder that replaces components")


def takes_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def takes_jobs(parser: argparse.ArgumentParser, default: int) -> None:
    parser.add_argument("--jobs", metavar="N", type=number(1), default=default, help="processes (%(default)s)")


def takes_workers(parser: argparse.ArgumentParser, default: int) -> None:
    """Where games are played: in how many processes of this machine, or on which cluster."""
    takes_jobs(parser, default)
    parser.add_argument("--on", metavar="ray[:HOST:PORT]", default="", help="play on a Ray cluster, not in --jobs")


def opened_workers(args: argparse.Namespace, start: str | None = None) -> Workers:
    """Those that `--on` and `--jobs` name; not before they are needed, since a cluster may be far."""
    return open_workers(args.on, args.jobs, start)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chosen_options(args: argparse.Namespace) -> dict[str, str]:
    """What `--edition` and `--option` say; the game checks whether it has them."""
    found: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise WrongCall("call-option-form", given=text)
        if name in found:
            raise WrongCall("call-option-twice", option=name)
        found[name] = value
    if args.edition is not None:
        if found.setdefault("edition", args.edition) != args.edition:
            raise WrongCall("call-edition-twice")
    return found


def made_game(args: argparse.Namespace) -> tuple[Meta, Game]:
    """The game with its options, or what is wrong with them."""
    meta, chosen = find(args.game), chosen_options(args)
    edition = chosen.get("edition", "")
    if edition and len(meta.editions) < 2:  # the only edition is no option, but may be named
        if edition not in meta.editions:
            raise WrongCall("call-edition", game=meta.name, edition=edition, known=tuple(meta.editions) or NONE)
        del chosen["edition"]
    if args.components and not Path(args.components).exists():
        raise WrongCall("call-components", path=args.components)
    try:
        return meta, meta.make(chosen, args.components)
    except (ValueError, OSError) as error:
        raise WrongCall("call-why", why=reason(error)) from error


def seats_of(meta: Meta, seats: int | None) -> int:
    """The number of seats, checked; the most that the game has where none is given."""
    if seats is None:
        return max(meta.seats)
    if seats not in meta.seats:
        raise WrongCall("call-seats", game=meta.name, known=tuple(meta.seats), seats=seats)
    return seats


def read_file(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise WrongCall("call-file", file=path, why=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise WrongCall("call-no-text", file=path) from error


# --- reports ---


def report(args: argparse.Namespace, data: Mapping[str, object], lines: Sequence[str]) -> None:
    """One JSON object, or the lines for people."""
    if args.json:
        print(json.dumps(data))
    else:
        for line in lines:
            print(line)


def note(text: str) -> None:
    """Something beside the report."""
    print(text, file=sys.stderr)


class ProgressLine:
    """`120 of 1000, 14 s left` on a terminal; nothing where nobody watches."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.shown = sys.stderr.isatty()
        self.began = self.last = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        now = time.monotonic()
        if self.shown and (now - self.last > 0.2 or done == of):
            self.last = now
            left = (now - self.began) * (of - done) / max(done, 1)
            said = words()("progress", what=self.what, done=done, of=of, seconds=round(left))
            print(f"\r{said} \033[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
