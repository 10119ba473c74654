"""Games of before a rule changed replay to their own digest, by the reading of their day (docs/records.md)."""

import gzip
from pathlib import Path

import pytest

from demiurge.kernel.play import replay
from demiurge.kernel.record import BadRecord, Record, parse_record

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.records.gz"))


def records(path: Path) -> list[Record]:
    return [parse_record(text) for text in gzip.decompress(path.read_bytes()).decode().split("\n\n")]


@pytest.mark.both
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name.split('.')[0]}")
def test_a_record_of_before_replays_to_its_own_digest(path: Path) -> None:
    for record in records(path):
        assert replay(record).finished_record().digest == record.digest


def fits_today(record: Record) -> bool:
    """Whether the same answers lead to the same end by the rulings of now."""
    record.options = {**record.options, "rulings": "printed"}
    try:
        replay(record)
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize("game", ["theocratia"])
def test_the_rulings_of_now_are_others(game: str) -> None:
    """Or nothing would be kept alive above."""
    found = [fits_today(record) for record in records(HERE / "2026-11" / f"{game}.records.gz")]
    assert not all(found)
