"""Storage: tables, seats, answers and talk, kept in SQLite or PostgreSQL.

`Store` is the door; what goes in and comes out are the rows of rows.py. Two numbers stand on every table:

- `version` guards the game: it grows with every `change` of the answers, and a change says which version it saw. It
  grows by one for every answer, so who compares it with their number sees whether any was taken back meanwhile.
- `news` counts whatever somebody at the table may see: it grows with the version, and also when a seat is taken,
  something is said or proposed. A page that shows news 7 asks again when the bell rings with 8, unless the bell
  brings all that is new along: a message.

Who is present is not kept at all: server processes tell each other (`tell`)."""

from demiurge.table.storage.bell import Bell, LocalBell, PostgresBell, Ring
from demiurge.table.storage.database import BadAddress, Kept, StorageDown
from demiurge.table.storage.rows import (
    ALONE,
    ANALYSIS,
    HINTS,
    PRACTICE,
    REMATCH,
    Clock,
    LineRow,
    MessageRow,
    NewSeat,
    NewTable,
    ProposalRow,
    SeatRow,
    Snapshot,
    TableRow,
    Unfinished,
    VisitorRow,
    goes_on,
    in_person,
    new_id,
    time_of_day,
)
from demiurge.table.storage.store import Moved, Store

__all__ = [
    "ALONE",
    "ANALYSIS",
    "HINTS",
    "PRACTICE",
    "Store",
    "Clock",
    "time_of_day",
    "Moved",
    "REMATCH",
    "new_id",
    "BadAddress",
    "StorageDown",
    "Kept",
    "NewTable",
    "NewSeat",
    "TableRow",
    "Unfinished",
    "goes_on",
    "in_person",
    "SeatRow",
    "LineRow",
    "MessageRow",
    "ProposalRow",
    "VisitorRow",
    "Snapshot",
    "Bell",
    "LocalBell",
    "PostgresBell",
    "Ring",
]
