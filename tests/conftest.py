"""Says at the top of every test run which build of Demiurge it tests."""

import pytest

from demiurge import builds


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a worker of pytest-xdist: its master has said it
    session.config.get_terminal_writer().line(f"demiurge: {builds.described()} ({builds.SOURCES})")
