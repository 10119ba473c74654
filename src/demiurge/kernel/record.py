"""Record: options, answers and chance outcomes: everything needed to play a game again, one JSON line each."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, TypeGuard

from demiurge.kernel.chance import visible
from demiurge.kernel.problems import BadRecord as BadRecord
from demiurge.kernel.speech import words_of

FORMAT = 1


class Line:
    """One answer as it was given, with the chance outcomes it met (value, audience)."""

    def __init__(self, seat: int, do: str, chance: list[tuple[int, int]], secret: bool) -> None:
        self.seat = seat
        self.do = do
        self.chance = chance
        self.secret = secret

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat, "do": self.do}
        if self.chance:
            found["chance"] = [list(outcome) for outcome in self.chance]
        if self.secret:
            found["secret"] = True
        return found


class Record:
    """The head says which game; the lines are the answers in the order in which they came."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        components: str,
        chance: list[tuple[int, int]],
        lines: list[Line],
        digest: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.components = components
        self.chance = chance
        self.lines = lines
        self.digest = digest

    def head(self) -> dict[str, Any]:
        return {
            "demiurge": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "components": self.components,
            "chance": [list(outcome) for outcome in self.chance],
        }

    def to_text(self) -> str:
        rows = [self.head(), *[line.to_json() for line in self.lines]]
        if self.digest:
            rows.append({"digest": self.digest})
        return "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)

    def redacted(self, seat: int) -> str:
        """The record as one seat may read it: others' secret answers and unseen outcomes are blanked."""
        rows = [self.head(), *[line.to_json() for line in self.lines]]
        return "".join(json.dumps(redact(row, seat), separators=(",", ":")) + "\n" for row in rows)

    def write(self, path: Path) -> None:
        """Whole or not at all: a full disk leaves the old file, and no other."""
        draft = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            with draft.open("wb") as file:
                file.write(self.to_text().encode())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise OSError(
                error.errno, words_of("demiurge.kernel")("record-not-written", why=str(error.strerror)), str(path)
            ) from error


def redact(row: dict[str, Any], seat: int) -> dict[str, Any]:
    """One line as the seat may read it. Of another's secret answer not even the number of its draws is told."""
    found, hidden = dict(row), bool(row.get("secret")) and row["seat"] != seat
    if hidden:
        found["do"] = "?"
    if "chance" in row:
        found["chance"] = [
            [value if visible(seen, seat) else None, seen]
            for value, seen in row["chance"]
            if visible(seen, seat) or not hidden
        ]
        if not found["chance"] and "seat" in row:
            del found["chance"]  # written like an answer that met no chance at all
    return found


def whole(x: object) -> TypeGuard[int]:
    """A whole number, which in Python a bool is too, but not here."""
    return isinstance(x, int) and not isinstance(x, bool)


def read_outcomes(row: dict[str, Any], number: int) -> list[tuple[int, int]]:
    found = row.get("chance", [])
    if not isinstance(found, list):
        raise BadRecord("record-chance-list", line=number)
    for outcome in found:
        if not (isinstance(outcome, list) and len(outcome) == 2 and all(whole(x) for x in outcome)):
            raise BadRecord("record-outcome", line=number, outcome=repr(outcome))
    return [(outcome[0], outcome[1]) for outcome in found]


def read_head(row: dict[str, Any]) -> Record:
    if "demiurge" not in row:
        raise BadRecord("record-head", line=1)
    if not whole(row["demiurge"]) or row["demiurge"] != FORMAT:
        raise BadRecord("record-format", line=1, format=repr(row["demiurge"]), known=FORMAT)
    game, seats = row.get("game"), row.get("seats")
    options, components = row.get("options", {}), row.get("components", "")
    if not isinstance(game, str):
        raise BadRecord("record-game", line=1)
    if not whole(seats) or seats < 1:
        raise BadRecord("record-seats", line=1, seats=repr(seats))
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise BadRecord("record-options", line=1)
    if not isinstance(components, str):
        raise BadRecord("record-components", line=1)
    return Record(game, seats, options, components, read_outcomes(row, 1), [])


def read_line(row: dict[str, Any], number: int, seats: int) -> Line:
    seat, do, secret = row.get("seat"), row.get("do"), row.get("secret", False)
    if not whole(seat) or not isinstance(do, str) or not isinstance(secret, bool):
        raise BadRecord("record-answer", line=number)
    if not 0 <= seat < seats:
        raise BadRecord("record-seat", line=number, seat=seat, last=seats - 1)
    return Line(seat, do, read_outcomes(row, number), secret)


def read_row(raw: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-json", line=number, why=str(error)) from None
    if not isinstance(row, dict):
        raise BadRecord("record-object", line=number)
    return row


def parse_record(text: str) -> Record:
    rows = text.rstrip().split("\n")
    if not rows[0].strip():
        raise BadRecord("record-empty" if len(rows) == 1 else "record-empty-line", line=1)
    record = read_head(read_row(rows[0], 1))
    for number, raw in enumerate(rows[1:], 2):
        row = read_row(raw, number)
        if record.digest:
            raise BadRecord("record-after-digest", line=number)
        if "digest" in row:
            if not isinstance(row["digest"], str) or not row["digest"]:
                raise BadRecord("record-digest-text", line=number)
            record.digest = row["digest"]
        else:
            record.lines.append(read_line(row, number, record.seats))
    return record


def read_record(path: Path) -> Record:
    """A file; OSError where it cannot be read."""
    try:
        return parse_record(path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("record-no-text", line=1) from None
