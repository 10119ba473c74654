"""Chapter 44: ledgers of the well-known site, read and written.

The importer only translates: every move passes the same `Play.answer` as a click. It also keeps the rows that the site
would show, since those are what a ledger is compared with."""

from __future__ import annotations

from typing import Any, Final

from demiurge.games.terra_mystica.actions import FACTIONS
from demiurge.games.terra_mystica.ledger_export import export_ledger
from demiurge.games.terra_mystica.ledger_reading import Head, read_commands, read_line
from demiurge.games.terra_mystica.ledger_replay import Importer, Row, final_figures
from demiurge.games.terra_mystica.problems import Refused
from demiurge.kernel.play import Play

__all__ = ["Imported", "export_ledger", "import_ledger", "refusals"]

STATED = ("round", "faction", "vp", "c", "w", "p", "pw", "cult")  # what a row is compared by

SITE: Final = "snellman"


class Imported:
    """A ledger, replayed as far as it goes. `refused`: the line, text and clause at which it ended, or None; `error`:
    the same, for a person."""

    def __init__(self) -> None:
        self.play: Play | None = None
        self.moves = 0
        self.rows: list[Row] = []
        self.refused: dict[str, Any] | None = None
        self.error: Refused | None = None
        self.round = 0
        self.final: dict[str, Row] = {}

    def end(self, importer: Importer) -> None:
        importer.finish_row()
        state = importer.state
        self.rows, self.moves, self.round = importer.rows, importer.moves, state.round
        self.final = {FACTIONS[p.faction]: final_figures(p) for p in state.players if p.faction >= 0}

    def mismatch(self, expected: dict[str, Any]) -> dict[str, Any] | None:
        """The first row that differs from what the site showed, then the final scores; comments are not rows."""
        wanted = [row for row in expected.get("rows", []) if "faction" in row]
        for number in range(max(len(wanted), len(self.rows)) if wanted else 0):
            want = wanted[number] if number < len(wanted) else None
            got = self.rows[number] if number < len(self.rows) else None
            if want is None or got is None or any(want[key] != got[key] for key in STATED if key in want):
                return {"row": number, "expected": want, "got": got}
        vp = {faction: row["vp"] for faction, row in self.final.items()}
        known = expected.get("final_vp") or vp
        return None if known == vp else {"row": len(wanted), "expected": known, "got": vp}


def import_ledger(text: str, map_name: str = "") -> Imported:
    """Replay a ledger. A refusal ends it; what came before stands in the result."""
    out = Imported()
    try:
        commands = read_commands(text)
        out.play = Head(commands, map_name).start()
        importer = Importer(out.play)
        try:
            importer.run(commands)
        finally:
            out.end(importer)
    except Refused as refused:
        out.refused, out.error = told(refused), refused
    return out


def told(refused: Refused) -> dict[str, Any]:
    return {"line": refused.line, "text": refused.command, "clause": refused.clause}


def refusals(text: str, tries: list[tuple[int, str]], map_name: str = "") -> list[dict[str, Any] | None]:
    """What becomes of further lines, each said after the first n lines of a ledger, which is replayed only once."""
    commands = read_commands(text)
    importer = Importer(Head(commands, map_name).start())
    found: list[dict[str, Any] | None] = [None] * len(tries)
    for i, command in enumerate(commands):
        follows = commands[i + 1] if i + 1 < len(commands) else None
        importer.do(command, follows.faction if follows else "")
        for number, (after, line) in enumerate(tries):
            if command.line <= after and (follows is None or follows.line > after):
                found[number] = trial(importer, command.faction, line, after + 1)
        importer.leave(command, follows.faction if follows else "")
    return found


def trial(importer: Importer, last: str, line: str, number: int) -> dict[str, Any] | None:
    """Say one more line and take it back: a State is never changed in place, so the old one still stands."""
    play, lines, events = importer.play, len(importer.play.record.lines), len(importer.play.journal.events)
    state, commands = play.state, read_line(line, number)
    other = Importer(play)
    other.seats, other.ended = dict(importer.seats), importer.ended
    try:
        if last and any(command.faction != last for command in commands):
            other.advance_turn(last)
        other.run(commands)
    except Refused as refused:
        return told(refused)
    finally:
        play.state = state
        del play.record.lines[lines:], play.fence[lines:], play.told[lines:], play.journal.events[events:]
    return None
