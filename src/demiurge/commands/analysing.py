"""`demiurge analyse`: a finished game, judged turn by turn."""

import argparse
import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from demiurge.commands import base
from demiurge.commands.records import read_play, write_file
from demiurge.kernel.play import Play
from demiurge.kernel.speech import ENGLISH, finished

ENDING = ".analysis.json"  # of what lies beside a record


def run_analyse(args: argparse.Namespace) -> int:
    from demiurge.advice.analysis import Settings, analysed  # only here: the other commands need no bots

    play = read_play(args.record)
    if not play.state.over():
        raise base.WrongCall("call-unfinished", file=args.record)
    text = play.finished_record().to_text()
    line = base.ProgressLine(base.words()("analyse-progress"))
    try:
        found = analysed(text, Settings(args.seed, args.iterations), args.jobs, line)
    except BrokenProcessPool as error:
        raise base.WrongCall("call-why", why=base.reason(error)) from error
    finally:
        line.clear()
    if args.out is not None:
        out = args.out or str(Path(args.record).with_suffix(ENDING))
        write_file(out, (json.dumps(found) + "\n").encode())
    lines = [] if args.json else told(play, found, args.language)
    base.report(args, found, lines)
    return base.HOLDS


def told(play: Play, found: dict[str, Any], language: str) -> list[str]:
    """The analysis for people: each seat, then the marks in their order."""
    from demiurge.advice.marks import GLYPHS
    from demiurge.kernel.chance import SPECTATOR
    from demiurge.kernel.game import view
    from demiurge.kit.plain import drawing_of, languages_of
    from demiurge.table.seen.analysis_page import loss_of
    from demiurge.table.seen.review import review

    spoken = language if language in languages_of(play.game) else ENGLISH
    drawing = drawing_of(play.game, spoken)
    shown = review(play, drawing, spoken, found)
    titles = [seat.title for seat in drawing.scene(view(play.state, SPECTATOR), SPECTATOR).seats]
    w, lines = base.words(), list[str]()
    for seat in sorted(range(len(titles)), key=lambda seat: shown.seats[seat].rank):
        one = shown.seats[seat]
        marks = " ".join(f"{GLYPHS[kind]} {n}" for kind, n in one.marks.items() if n)
        lines.append(w("analyse-seat", rank=one.rank, seat=titles[seat], score=one.score,
                       mean=f"{one.mean:.1f}", marks=marks or "–"))  # fmt: skip
        lines += [f"  {amount:>6}  {said}" for amount, said in one.figures]
        by_round = zip(shown.spans, one.by_round, strict=True)
        lines.append(
            "  " + w("analyse-rounds", rounds="  ".join(f"{span.short} {lost:.1f}" for span, lost in by_round))
        )
    for turn in shown.marks:
        played = ", ".join(line.do for line in play.record.lines[turn.at : turn.to])
        lines.append(w("analyse-mark", at=turn.to, glyph=GLYPHS[turn.kind], seat=titles[turn.seat], played=played,
                       loss=loss_of(shown, turn, spoken), better=", ".join(turn.better)))  # fmt: skip
    return lines


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    from demiurge.advice.analysis import ITERATIONS

    parser = commands.add_parser("analyse", help="a finished game: mistakes, and what was better")
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="of the worlds in which lines are played on")
    parser.add_argument(
        "--iterations", metavar="N", type=base.number(2), default=ITERATIONS, help="worlds for each turn (%(default)s)"
    )
    parser.add_argument(
        "--out", metavar="FILE", nargs="?", const="", help="write the analysis as JSON, beside the record by itself"
    )
    parser.add_argument("--language", choices=finished("demiurge.kit"), default=ENGLISH, help="if the game speaks it")
    base.takes_jobs(parser, base.cores())
    base.takes_json(parser)
    parser.set_defaults(run=run_analyse)
