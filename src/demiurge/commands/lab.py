"""`demiurge lab`: what components do over many games."""

import argparse
import sys
from pathlib import Path

from demiurge import lab
from demiurge.arena import BrokenGame
from demiurge.commands import base
from demiurge.commands.bots import broken, named_bots
from demiurge.kernel.registry import find

BUILT_IN = "built-in"
GAMES = 10_000


def study_of(args: argparse.Namespace) -> lab.Study:
    """The study that the arguments ask for; the game checks what it is given."""
    meta, game = base.made_game(args)
    chosen = {one.name for one in meta.all_options()}
    options = tuple((name, value) for name, value in game.options.items() if name in chosen)
    if not args.components and args.against:
        raise base.WrongCall("call-lab-against")
    against = None
    if args.components:
        against = "" if args.against in ("", BUILT_IN) else args.against
    return lab.Study(
        meta.name, base.seats_of(meta, args.seats), options, args.components, against,
        tuple(named_bots(args.bots, args.budget)), args.budget, args.games, args.seed, args.width, args.minutes * 60,
    )  # fmt: skip


def run_lab(args: argparse.Namespace) -> int:
    if args.read:
        report = lab.read(base.read_file(args.read))
    else:
        report = found(args)
    if args.page:
        write(args.page, lab.page(report, base.language()))
    if args.save:
        write(args.save, lab.written(report))
    base.report(args, {**report}, lab.lines(report, base.language()))
    return base.HOLDS


def found(args: argparse.Namespace) -> lab.Report:
    study = study_of(args)
    lab.check(study)
    line = base.ProgressLine(f"lab {study.game}")

    def watch(progress: lab.Progress) -> bool:
        line(progress.games, progress.planned)
        return False

    try:
        with base.opened_workers(args) as workers:
            return lab.run(study, workers, watch)
    finally:
        line.clear()


def write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise base.WrongCall("call-file", file=path, why=str(error.strerror)) from error
