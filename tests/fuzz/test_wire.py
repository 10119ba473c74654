"""At a real socket: broken HTTP among the requests, and a bystander who does not wait."""

from __future__ import annotations

import pytest

from tests.fuzz import wire
from tests.fuzz.figures import Figures
from tests.fuzz.plan import AT_SOCKET, CHAPTER
from tests.fuzz.wire import PATIENCE

QUICK = 180


def check(found: Figures, patience: float) -> None:
    print(found.told())
    assert not found.faults, "\n".join(found.faults[:5])
    assert len(found.waits) > 10, "the bystander was not served"
    assert max(wait.work for wait in found.waits) < patience


def test_nobody_waits_for_who_sends_nonsense() -> None:
    check(wire.read(1, QUICK), 5 * PATIENCE)


@pytest.mark.long
@pytest.mark.parametrize("number", range(2, 2 + AT_SOCKET))
def test_nobody_waits_for_many_thousands(number: int) -> None:
    check(wire.read(number, CHAPTER), PATIENCE)
