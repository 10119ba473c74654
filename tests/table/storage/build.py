"""Short ways to tables for the tests of the storage."""

from demiurge.kernel.record import Line
from demiurge.table.storage import NewSeat, NewTable, Store, TableRow


def a_line(do: str = "pick", seat: int = 0) -> Line:
    return Line(seat, do, [], False)


def a_table(store: Store, *dos: str, host: str = "", listed: bool = False, origin: str = "") -> TableRow:
    """A table for two: a free seat whose link is "link", and a bot. It has the answers `dos`."""
    new = NewTable(game="orchard", seats=2, seed="seed", waiting=[0], host_hash=host, listed=listed, origin=origin)
    seats = [NewSeat(0, link_hash="link"), NewSeat(1, kind="bot", bot="random", name="Robin")]
    return store.create(new, seats, [a_line(do) for do in dos])


def add(store: Store, table: TableRow, *dos: str) -> TableRow:
    """Answers, added to the table as it was seen."""
    lines = [a_line(do) for do in dos]
    return store.change(table.id, table.version, keep=table.length, add=lines, undone=[], waiting=[0])


def dos(store: Store, id: str) -> list[str]:
    return [row.do for row in store.lines(id)]
