"""Damaged records, ledgers and components: a line that says what is wrong, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz import files
from tests.fuzz.plan import FILE_CHAPTERS, FILES

QUICK = 180


def test_every_file_that_the_program_reads_is_among_the_damaged() -> None:
    assert files.readers() == files.READ | files.ALIKE | files.WRITTEN


def test_no_damaged_file_breaks_the_program(tmp_path: Path) -> None:
    found = files.read(1, QUICK, tmp_path)
    assert not found.faults, "\n".join(found.faults[:5])


@pytest.mark.long
@pytest.mark.parametrize("number", range(2, 2 + FILE_CHAPTERS))
def test_none_of_many_thousands(tmp_path: Path, number: int) -> None:
    found = files.read(number, FILES, tmp_path)
    print(found.told())
    assert not found.faults, "\n".join(found.faults[:5])
