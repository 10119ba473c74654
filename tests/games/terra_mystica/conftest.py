"""The collected facts that tests compare the components with."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(os.environ.get("DEMIURGE_SHARED", Path(__file__).resolve().parents[4] / "shared"))
FACTS = SHARED / "rules/terra-mystica/terra_mystica_facts.json"


@pytest.fixture(scope="session")
def facts() -> dict[str, Any]:
    if not FACTS.is_file():
        pytest.skip(f"no {FACTS}: set DEMIURGE_SHARED to the folder with the collected facts")
    found: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return found
