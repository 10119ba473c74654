"""`demiurge simulate` and `demiurge arena`: games that bots play."""

import argparse
import traceback
from collections.abc import Mapping
from typing import Any

from demiurge.arena import BrokenGame, Setup, match, simulate
from demiurge.bots import NAMES, check_spec
from demiurge.commands import base
from demiurge.kernel.speech import Words

FAULTS_SHOWN = 10


def named_bots(text: str, budget: str = "") -> list[str]:
    bots = [name.strip() for name in text.split(",")]
    for bot in bots:
        check_spec(bot, budget)
    return bots


def read_setup(args: argparse.Namespace, budget: str, check: bool) -> Setup:
    meta, game = base.made_game(args)
    seats = base.seats_of(meta, args.seats)
    options = {name: value for name, value in game.options.items() if name in {o.name for o in meta.all_options()}}
    return Setup(meta.name, seats, tuple(options.items()), args.components, budget, check)


def run_simulate(args: argparse.Namespace) -> int:
    setup = read_setup(args, "", args.check)
    bots = named_bots(args.bots)
    if len(bots) > setup.seats:
        raise base.WrongCall("call-bots", n=len(bots), seats=setup.seats)
    line = base.ProgressLine(f"simulate {setup.game}")
    try:
        with base.opened_workers(args) as workers:
            found = simulate(setup, bots, args.games, args.seed, workers, line)
    except BrokenGame as error:
        return broken(error)
    finally:
        line.clear()
    for fault in found.faults[:FAULTS_SHOWN]:
        base.note(fault)
    it = found.figures
    means = [sum(scores[seat] for scores in it["scores"]) / it["games"] for seat in range(setup.seats)]
    w, seconds, speed = base.words(), f"{it['seconds']:.1f}", f"{it['decisions_per_second']:.0f}"
    build = "compiled" if it["compiled"] else "interpreted"
    lines = [
        w("simulate-done", game=it["game"], seats=it["seats"], finished=it["finished"], n=it["games"]),
        w("simulate-speed", n=it["decisions"], seconds=seconds, speed=speed, build=build),
        w("simulate-means", means=tuple(f"{mean:.1f}" for mean in means)),
    ]
    base.report(args, {**it}, lines)
    return base.HOLDS if found.holds else base.FAILS


def run_arena(args: argparse.Namespace) -> int:
    setup = read_setup(args, args.budget, False)
    bots = named_bots(args.bots, args.budget)
    line = base.ProgressLine(f"arena {setup.game}")
    try:
        with base.opened_workers(args) as workers:
            found = match(setup, bots, args.games, args.seed, workers, line)
    except BrokenGame as error:
        return broken(error)
    finally:
        line.clear()
    if found["games"] != args.games:
        base.note(base.words()("arena-rotations", n=found["games"], asked=args.games))
    base.report(args, {**found}, arena_lines(base.words(), found, setup.seats))
    return base.HOLDS


def arena_lines(w: Words, found: Mapping[str, Any], seats: int) -> list[str]:
    """A table, its columns as wide as what stands in them."""
    rows = [["", *[w(f"arena-{column}") for column in ("wins", "rate", "interval", "mean", "rating")]]]
    for name, it in sorted(found["bots"].items(), key=lambda item: -item[1]["rating"]):
        low, high = (f"{end:.3f}" for end in it["ci95"])
        figures = [f"{it['wins']:.1f}", f"{it['win_rate']:.3f}", w("arena-between", low=low, high=high)]
        rows.append([name, *figures, f"{it['mean_score']:.1f}", f"{it['rating']:.0f}"])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    share = f"{1 / seats:.3f}"
    lines = [w("arena-done", game=found["game"], seats=seats, n=found["games"], share=share)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    return lines


def broken(error: BrokenGame) -> int:
    """A mistake in the rules or in a bot: here the traceback is what helps."""
    traceback.print_exception(error)
    base.note(f"demiurge: {error}")
    return base.FAILS


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    bots_help = f"{', '.join(NAMES)}, search:1s, search:500it; seats that are left go to the last one named"

    parser = commands.add_parser("simulate", help="whole games, fast")
    base.takes_game(parser)
    parser.add_argument("--seats", metavar="N", type=base.number(1))
    parser.add_argument("--games", metavar="K", type=base.number(1), default=100)
    parser.add_argument("--seed", metavar="S", type=base.number(0), default=1)
    parser.add_argument("--bots", metavar="NAME[,NAME...]", default="random", help=bots_help)
    parser.add_argument("--check", action="store_true", help="look for broken invariants after every answer")
    base.takes_workers(parser, 1)
    base.takes_json(parser)
    parser.set_defaults(run=run_simulate)

    parser = commands.add_parser("arena", help="seat-fair matches, ratings with confidence intervals")
    base.takes_game(parser)
    parser.add_argument("--seats", metavar="N", type=base.number(1))
    parser.add_argument("--games", metavar="K", type=base.number(1), default=100, help="made up to whole rotations")
    parser.add_argument("--seed", metavar="S", type=base.number(0), default=1)
    parser.add_argument("--bots", metavar="A,B,...", default="greedy,random", help=bots_help)
    parser.add_argument("--budget", metavar="1s", default="", help="of a search that names none: 1s, 250ms, 500it")
    base.takes_workers(parser, base.cores())
    base.takes_json(parser)
    parser.set_defaults(run=run_arena)
