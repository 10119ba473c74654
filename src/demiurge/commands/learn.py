"""`demiurge learn`: a net learns a game by playing against itself."""

import argparse
import shlex
from pathlib import Path
from typing import Any

from demiurge.commands import base
from demiurge.kernel.game import BadOption
from demiurge.kernel.registry import Meta, find

FIGURES = (
    "noisy_score",
    "held_out_error",
    "copied",
    "entropy",
    "lead_against_best",
    "clean_score",
    "wins_against_judge",
    "wins_against_best",
)


def read_seats(meta: Meta, text: str) -> list[int]:
    found = []
    for part in text.split(",") if text else []:
        if not part.isdecimal() or int(part) not in meta.seats:
            raise base.WrongCall("call-seats", game=meta.name, known=tuple(meta.seats), seats=part)
        found.append(int(part))
    return found or list(meta.seats)


def read_options(meta: Meta, given: list[str]) -> dict[str, list[str]]:
    """`map=original|fjords`: each with the values among which games draw."""
    known = {option.name: option for option in meta.all_options()}
    found: dict[str, list[str]] = {}
    for text in given:
        name, equals, values = text.partition("=")
        if not equals or not name:
            raise base.WrongCall("call-option-form", given=text)
        if name not in known:
            raise BadOption("option-unknown", game=meta.name, option=name, known=tuple(known))
        found[name] = values.split("|") if values != "any" else known[name].values
        for value in found[name]:
            meta.complete({name: value})
    return found


def run(args: argparse.Namespace) -> int:
    from demiurge.learn.course import Course  # not before: it asks for more than other commands
    from demiurge.learn.instinct import InstinctCourse
    from demiurge.learn.judge import JudgeCourse
    from demiurge.learn.stretches import Plan

    meta = find(args.game)
    plan = Plan(
        meta.name, read_seats(meta, args.seats), read_options(meta, args.option), args.games, args.looked,
        args.neurons, args.more_neurons, args.seed, args.place, args.dealt,
    )  # fmt: skip
    w = base.words()

    def say(line: dict[str, Any]) -> None:
        figures = {name.replace("_", "-"): line[name] for name in FIGURES if name in line}
        told = tuple(w(f"learn-{name}", figure=f"{figure:.2f}") for name, figure in figures.items())
        base.note(w("learn-generation", generation=line["generation"], seconds=f"{line['seconds']:.0f}", told=told))

    command = shlex.join(["demiurge", *args.given])
    with base.opened_workers(args, "spawn") as workers:  # torch has threads, which do not outlive a fork
        course: Course | InstinctCourse
        net = Path(args.net) if args.net else None
        if args.instinct:
            course = InstinctCourse(Path(args.out), plan, net, workers, command)
        elif args.judge:
            course = JudgeCourse(Path(args.out), plan, net, workers, command)
        else:
            course = Course(Path(args.out), plan, workers, command)
        course.run(args.minutes, args.generations, say)
    now = course.now
    kind, figure = ("learn-judged", "held_out_error") if args.judge else ("learn-done", "clean_score")
    best, file = -now.best if args.judge else now.best, str(course.best)
    said = w(kind, file=file, generation=now.best_generation, score=f"{best:.1f}", games=now.games)
    base.report(args, {"best": file, figure: best, "generations": now.generation}, [said])
    return base.HOLDS


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("learn", help="a net learns a game by playing against itself")
    parser.add_argument("game", metavar="GAME", help="a game, as `demiurge games` names it")
    parser.add_argument("--out", metavar="FOLDER", required=True, help="where all of it lies; begun ones go on")
    parser.add_argument("--seats", metavar="N[,N...]", default="", help="at a table; one named twice comes more often")
    parser.add_argument(
        "--option", metavar="NAME=A|B", action="append", default=[], help="options that games draw; `any` is all values"
    )
    parts = parser.add_mutually_exclusive_group()
    parts.add_argument("--instinct", action="store_true", help="teach a net that judges to answer at a glance")
    parts.add_argument("--judge", action="store_true", help="teach a net that has an instinct to judge where it leads")
    parser.add_argument("--net", metavar="FILE", default="", help="the one that is taught so (the game's own)")
    parser.add_argument("--minutes", metavar="M", type=float, default=20.0, help="of this stretch (%(default)s)")
    parser.add_argument("--generations", metavar="K", type=base.number(0), default=0, help="at most so many (no limit)")
    parser.add_argument("--games", metavar="G", type=base.number(1), default=256, help="in a generation (%(default)s)")
    parser.add_argument("--looked", metavar="G", type=base.number(2), default=64, help="clean games of a look")
    parser.add_argument("--neurons", metavar="N", type=base.number(1), default=256, help="of the first layer")
    parser.add_argument("--more-neurons", metavar="N", type=base.number(1), default=64, help="of the second layer")
    parser.add_argument(
        "--place", metavar="P", type=float, default=0.0, help="points that being first instead of last is worth"
    )
    parser.add_argument(
        "--dealt", metavar="D", type=float, default=0.0, help="share of games in which first answers are drawn by lot"
    )
    parser.add_argument("--seed", metavar="S", type=base.number(0), default=1)
    base.takes_workers(parser, base.cores())
    base.takes_json(parser)
    parser.set_defaults(run=run)
