"""Says at the top of every test run which build of Demiurge it tests, and at its end what took its time; looks after
what tests share."""

import gc
from collections.abc import Iterator

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings

from demiurge import builds
from tests import album

settings.register_profile("fixed", derandomize=True, deadline=None)  # every run tries the same
settings.load_profile("fixed")

# Nearly all that is loaded stays to the end: to search it for garbage again and again took a sixth of a run.
gc.set_threshold(10_000, 10, 100)

SLOWEST, FEW = 20, 200  # a run of a few tests needs no list
DEEP = ("tests/games", "tests/table")  # told folder by folder, or file by file


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser first: they take longest, and nobody shall wait for the last of them alone."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/table/browser"))


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a worker of pytest-xdist: its master has said it
    session.config.get_terminal_writer().line(f"demiurge: {builds.described()} ({builds.SOURCES})")


@pytest.fixture(scope="module", autouse=True)
def _albums_stay_as_they_were() -> Iterator[None]:
    yield
    album.closed()


def part_of(test: str) -> str:
    """The part of the test run that a test belongs to, by its id."""
    path = test.split("::")[0].split("/")
    return "/".join(path[: 3 if "/".join(path[:2]) in DEEP else 2])


def longest_first(seconds: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(seconds.items(), key=lambda item: -item[1])


def parts(seconds: dict[str, float]) -> list[tuple[str, float]]:
    """The seconds of each part of the test run, the longest first."""
    found: dict[str, float] = {}
    for test, spent in seconds.items():
        found[part_of(test)] = found.get(part_of(test), 0.0) + spent
    return longest_first(found)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
    if len(seconds) < FEW:
        return
    say, total = terminalreporter.write_line, sum(seconds.values()) or 1.0
    say("\nthe slowest tests, with what they set up")
    for test, spent in longest_first(seconds)[:SLOWEST]:
        say(f"{spent:7.1f} s  {test}")
    say("each part's share of the tests' seconds, all workers together")
    for part, spent in parts(seconds):
        if spent >= 0.005 * total:
            say(f"{spent:7.1f} s {spent / total:6.1%}  {part}")
