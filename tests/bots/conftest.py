"""The tests of the bots play Orchard."""

import pytest

from demiurge.kernel import registry
from tests.orchard.game import META


@pytest.fixture
def orchard_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that knows only Orchard."""
    monkeypatch.setattr(registry, "games", lambda: {META.name: META})
