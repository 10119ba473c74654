"""The tables at which environments are tested; who imports this without Gymnasium is skipped, and says why."""

from __future__ import annotations

from typing import Final

import pytest

from demiurge.kernel.registry import games

pytest.importorskip("gymnasium", reason="gymnasium is not installed")

TABLES: Final = [(name, seats) for name, meta in games().items() for seats in meta.seats]
SHORT: Final = [(name, 3 if name == "lantern-isles" else 2) for name in games()]
