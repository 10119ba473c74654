"""`demiurge replay`, `import` and `export`: games that were played, here or elsewhere."""

import argparse
import importlib
import json
from pathlib import Path
from typing import Any

from demiurge.commands import base
from demiurge.kernel.game import digest
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import BadRecord, parse_record
from demiurge.kernel.registry import Meta, games
from demiurge.kernel.speech import ENGLISH, finished
from demiurge.kit.faculties import brings

LEDGERS = ("snellman",)
PICTURES = ("gif", "html")


def read_play(path: str, upto: int | None = None) -> Play:
    """The file, replayed; a damaged or foreign one names its line."""
    text = base.read_file(path)
    try:
        return replay(parse_record(text), upto)
    except (BadRecord, KeyError, ValueError) as error:
        raise base.WrongCall("call-file", file=path, why=base.reason(error)) from error


def run_replay(args: argparse.Namespace) -> int:
    play = read_play(args.record)
    moves = len(play.record.lines)
    if args.to is not None:
        if args.to > moves:
            raise base.WrongCall("call-position", file=args.record, n=moves, to=args.to)
        play.rewind(args.to)
    state = play.state
    data = {
        "game": play.game.name,
        "moves": len(play.record.lines),
        "scores": state.scores(),
        "digest": digest(state),
    }
    w, n = base.words(), len(play.record.lines)
    head = (
        w("replay-finished", game=play.game.name, n=n, moves=moves)
        if state.over()
        else w("replay-waiting", game=play.game.name, n=n, moves=moves, seats=tuple(state.waiting()))
    )
    scores, digest_ = w("replay-scores", scores=tuple(state.scores())), w("replay-digest", digest=digest(state))
    lines = [head, scores, digest_]
    base.report(args, data, lines)
    return base.HOLDS


# --- ledgers: the games of other sites. The game's `ledger` faculty translates. ---


def ledger_of(site: str) -> tuple[Meta, Any]:
    """The game that reads the ledgers of that site."""
    for meta in games().values():
        if brings(meta.package, "ledger"):
            ledger = importlib.import_module(f"{meta.package}.ledger")
            if site == ledger.SITE:
                return meta, ledger
    raise base.WrongCall("call-no-ledger", site=site)


def run_import(args: argparse.Namespace) -> int:
    text = base.read_file(args.file)
    expected = read_expected(args.expect) if args.expect else None
    meta, ledger = ledger_of(args.site)
    map_name = args.map or (str(expected.get("map", "")) if expected else "")
    try:
        found = ledger.import_ledger(text, map_name)
    except ValueError as error:
        raise base.WrongCall("call-file", file=args.file, why=base.reason(error)) from error
    mismatch = None
    if expected is not None and found.refused is None:  # where a line is refused, the rows end too
        mismatch = found.mismatch(expected)
    data = {
        "game": meta.name,
        "moves": found.moves,
        "final": found.final,
        "refused": found.refused,
        "mismatch": mismatch,
    }
    if args.rows:
        data["rows"] = found.rows
    if args.out and found.play is not None:
        write_record(found.play, args.out)
    base.report(args, data, import_lines(args.file, data))
    return base.FAILS if found.refused is not None or mismatch is not None else base.HOLDS


def write_record(play: Play, path: str) -> None:
    try:
        play.finished_record().write(Path(path))
    except OSError as error:
        raise base.WrongCall("call-file", file=path, why=str(error.strerror)) from error


def read_expected(path: str) -> dict[str, Any]:
    try:
        found = json.loads(base.read_file(path))
    except (ValueError, RecursionError) as error:
        raise base.WrongCall("call-not-json", file=path, why=str(error)) from error
    if not isinstance(found, dict) or not isinstance(found.get("rows"), list):
        raise base.WrongCall("call-no-rows", file=path)
    parts = {f"row {number}": row for number, row in enumerate(found["rows"])}
    for name, part in {**parts, "final_vp": found.get("final_vp") or {}}.items():
        if not isinstance(part, dict) or not all(plain(value) for value in part.values()):
            raise base.WrongCall("call-row", file=path, row=name)
    return found


def plain(value: object) -> bool:
    """Whether it is what a row can hold."""
    return all(not isinstance(one, list | dict) for one in (value if isinstance(value, list) else [value]))


def import_lines(file: str, data: dict[str, Any]) -> list[str]:
    w = base.words()
    lines = [w("import-moves", file=file, n=data["moves"], game=data["game"])]
    for faction, it in data["final"].items():
        lines.append(f"  {faction}: {', '.join(f'{key} {value}' for key, value in it.items())}")
    if data["refused"] is not None:
        it = data["refused"]
        lines.append(w("import-refused", line=it["line"], text=it["text"], clause=it["clause"]))
    if data["mismatch"] is not None:
        it = data["mismatch"]
        expected, got = w("import-expected", row=str(it["expected"])), w("import-got", row=str(it["got"]))
        lines += [w("import-differs", row=it["row"]), f"  {expected}", f"  {got}"]
    for row in data.get("rows", []):
        lines.append(json.dumps(row))
    return lines


def run_export(args: argparse.Namespace) -> int:
    if args.to in PICTURES:
        return export_picture(args)
    play = read_play(args.record)
    if not brings(play.game.package, "ledger"):
        raise base.WrongCall("call-as-ledger", game=play.game.name, file=args.record)
    try:
        text = play.game.faculty("ledger").export_ledger(play)
    except ValueError as error:
        raise base.WrongCall("call-file", file=args.record, why=base.reason(error)) from error
    text = text if text.endswith("\n") else f"{text}\n"
    if args.out:
        write_file(args.out, text.encode())
    else:
        print(text, end="")
    return base.HOLDS


def export_picture(args: argparse.Namespace) -> int:
    """A film, or a page that replays the game; beside the record where no other place is named."""
    from demiurge.kit.still import NoPainter  # only here: the other commands need nothing of the table
    from demiurge.table.seen.film import film_of
    from demiurge.table.seen.replay_page import page_of

    text = read_play(args.record).record.to_text()
    line = base.ProgressLine(base.words()("export-progress", to=args.to))
    try:
        if args.to == "gif":
            made = film_of(text, args.theme, language=args.language, progress=line)
        else:
            made = page_of(text, language=args.language, progress=line).encode()
    except NoPainter as error:
        raise base.WrongCall("call-file", file=args.record, why=base.reason(error)) from error
    finally:
        line.clear()
    out = args.out or str(Path(args.record).with_suffix(f".{args.to}"))
    write_file(out, made)
    print(base.words()("export-done", file=out, size=f"{len(made) / 1e6:.1f}"))
    return base.HOLDS


def write_file(path: str, data: bytes) -> None:
    try:
        Path(path).write_bytes(data)
    except OSError as error:
        raise base.WrongCall("call-file", file=path, why=str(error.strerror)) from error


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("import", help="a ledger of another site, replayed")
    parser.add_argument("site", choices=LEDGERS)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--map", metavar="NAME", default="", help="the map, where the ledger does not say it")
    parser.add_argument("--expect", metavar="FILE", help="the states to compare with, row by row")
    parser.add_argument("--out", metavar="RECORD", help="write the game as a record")
    parser.add_argument("--rows", action="store_true", help="report the state after every row")
    base.takes_json(parser)
    parser.set_defaults(run=run_import)

    parser = commands.add_parser("export", help="a record as a ledger or a picture")
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--to", choices=[*LEDGERS, *PICTURES], required=True)
    parser.add_argument("--out", metavar="FILE", default="", help="the file to write; a picture lies beside the record")
    parser.add_argument("--theme", choices=["light", "dark"], default="light", help="the colours of a gif")
    spoken = finished("demiurge.kit")
    parser.add_argument("--language", choices=spoken, default=ENGLISH, help="of a gif or html, if the game speaks it")
    parser.set_defaults(run=run_export)

    parser = commands.add_parser("replay", help="a record, replayed; its final or Nth position")
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--to", metavar="N", type=base.number(0), help="the position after N answers")
    base.takes_json(parser)
    parser.set_defaults(run=run_replay)
