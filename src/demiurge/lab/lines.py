"""The report in a terminal."""

from __future__ import annotations

from demiurge.lab.headline import headline
from demiurge.lab.report import Report


def lines(report: Report, language: str = "en") -> list[str]:
    return headline(report, language).plain()
