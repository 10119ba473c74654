"""Says at the top of every test run which build of Demiurge it tests."""

import pytest

import demiurge.kernel.state


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a worker of pytest-xdist: its master has said it
    path = demiurge.kernel.state.__file__ or ""
    build = "compiled" if path.endswith((".so", ".pyd")) else "interpreted"
    session.config.get_terminal_writer().line(f"demiurge: {build} ({path})")
