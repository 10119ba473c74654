"""`demiurge lab`: what components do over many games."""

import argparse
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

from demiurge import lab
from demiurge.arena import BrokenGame
from demiurge.bots import NAMES
from demiurge.commands import base
from demiurge.commands.bots import broken, named_bots
from demiurge.kernel.registry import Meta

BUILT_IN = "built-in"
GAMES = 10_000
RECORDS = ("mine", "against")  # what the games of a pair are called
COMMON_SEATS = 3  # where the game allows it


def study_of(args: argparse.Namespace) -> lab.Study:
    """The study that the arguments ask for."""
    meta, game = base.made_game(args)
    usual = {one.name: one.default for one in meta.all_options()}
    options = tuple((name, value) for name, value in game.options.items() if usual.get(name, value) != value)
    against = args.against if args.against != BUILT_IN else ""
    if against is None and args.components:
        against = ""
    return lab.Study(
        meta.name, base.seats_of(meta, seats_wanted(meta, args)), options, args.components,
        against, tuple(named_bots(args.bots, args.budget)), args.budget, args.games, args.seed, args.width,
        args.minutes * 60,
    )  # fmt: skip


def seats_wanted(meta: Meta, args: argparse.Namespace) -> int | None:
    return COMMON_SEATS if args.seats is None and COMMON_SEATS in meta.seats else args.seats


def run_lab(args: argparse.Namespace) -> int:
    if args.pair is not None:
        return run_pair(args)
    try:
        report = found(args)
    except BrokenGame as error:
        return broken(error)
    if args.save:
        write(args.save, lab.written(report))
    return told(args, report)


def run_report(args: argparse.Namespace) -> int:
    report = lab.read(base.read_file(args.file))
    with lab.fitting():
        return told(args, report)


def run_pair(args: argparse.Namespace) -> int:
    """One pair of a study, played again."""
    study, w = study_of(args), base.words()
    lab.check(study)
    clocked = lab.clocked(study)
    if clocked:
        raise base.WrongCall("call-clock", bots=tuple(clocked))
    games = lab.pair_again(study, args.pair - lab.FIRST)
    alike, told = lab.parted(games), []
    lines = [w("lab-pair", pair=args.pair, seed=study.seed, alike=alike, games=len(games))]
    for path, name, one in zip(study.paths, RECORDS, games):
        file, scores = record_file(args, name), one.play.state.scores()
        if file:
            write(file, one.play.finished_record().to_text())
        told.append({"components": path, "scores": scores, "answers": len(one.play.record.lines), "record": file})
        lines.append(w("lab-pair-game", path=path or BUILT_IN, scores=tuple(scores), file=file or "none"))
    base.report(args, {"pair": args.pair, "seed": study.seed, "alike": alike, "games": told}, lines)
    return base.HOLDS


def record_file(args: argparse.Namespace, name: str) -> str:
    return str(Path(args.records) / f"pair-{args.pair}-{name}.jsonl") if args.records else ""


def told(args: argparse.Namespace, report: lab.Report) -> int:
    if args.page:
        write(args.page, lab.page(report, base.language()))
    base.report(args, {**report}, lab.lines(report, base.language()))
    return base.HOLDS


def found(args: argparse.Namespace) -> lab.Report:
    """Play."""
    study = study_of(args)
    lab.check(study)
    line = base.ProgressLine(f"lab {study.game}")

    try:
        with base.opened_workers(args) as workers, interruptible() as enough:

            def watch(progress: lab.Progress) -> bool:
                line(progress.games, progress.planned)
                return enough.is_set()

            return lab.run(study, workers, watch)
    finally:
        line.clear()


@contextmanager
def interruptible() -> Iterator[Event]:
    """Ctrl-C ends the games, and what there is becomes the report; a second one ends the program."""
    enough, usual = Event(), signal.getsignal(signal.SIGINT)

    def stop(number: int, frame: object) -> None:
        enough.set()
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, stop)
    try:
        yield enough
    finally:
        signal.signal(signal.SIGINT, usual)


def write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise base.WrongCall("call-file", file=path, why=str(error.strerror)) from error


def amount(text: str) -> float:
    """A number above nothing."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"a number above 0, not {text!r}")
    return found


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    bots_help = f"{', '.join(NAMES)}, search:1s; seats that are left go to the last one named (%(default)s)"

    parser = commands.add_parser(
        "lab", help="what components do over many games, with intervals: a page, JSON, a table"
    )
    base.takes_game(parser)
    parser.add_argument("--against", metavar="PATH", help="other components to compare with (built-in)")
    parser.add_argument("--seats", metavar="N", type=base.number(1), help=f"players ({COMMON_SEATS}, where it can be)")
    parser.add_argument("--games", metavar="K", type=base.number(1), default=GAMES, help="at most (%(default)s)")
    parser.add_argument("--bots", metavar="NAME[,NAME...]", default="greedy", help=bots_help)
    parser.add_argument("--budget", metavar="1s", default="", help="of a search that names none: 1s, 250ms, 500it")
    parser.add_argument("--seed", metavar="S", type=base.number(0), default=1)
    parser.add_argument("--width", metavar="VP", type=amount, default=0.0, help="stop when it is known within so much")
    parser.add_argument("--minutes", metavar="M", type=amount, default=0.0, help="stop after so long")
    parser.add_argument("--page", metavar="FILE", default="", help="write the report as a page: one HTML file")
    parser.add_argument("--save", metavar="FILE", default="", help="write the report as JSON")
    parser.add_argument("--pair", metavar="N", type=base.number(1), help="play only this pair, as the report names it")
    parser.add_argument("--records", metavar="FOLDER", default="", help="with --pair: write its games as records")
    base.takes_workers(parser, base.cores())
    base.takes_json(parser)
    parser.set_defaults(run=run_lab)

    parser = commands.add_parser("lab-report", help="a report of the lab that was saved, as a page or a table")
    parser.add_argument("file", metavar="FILE", help="what `demiurge lab --save` wrote")
    parser.add_argument("--page", metavar="FILE", default="", help="write it as a page: one HTML file")
    base.takes_json(parser)
    parser.set_defaults(run=run_report)
