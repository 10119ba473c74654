"""The report in a terminal: the headline, then tables as wide as what stands in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.lab import pairs
from demiurge.lab.headline import headline
from demiurge.lab.method import call_pair
from demiurge.lab.plots import edges, seats, sources
from demiurge.lab.report import Report
from demiurge.lab.telling import Teller

ENDS: Final = 5  # components of a group that are shown at each end
Row = Sequence[str]


def lines(report: Report, language: str = "en") -> list[str]:
    t = Teller(language)
    found = headline(report, language).plain()
    if report["seats"] > 1:
        found += table(t("title-orders"), seats.heads(t, report), [seats.figures(t, one) for one in report["orders"]])
    for id in ("starts", "openings"):
        groups = report["starts"] if id == "starts" else report["openings"]
        if groups:
            found += table(t(f"title-{id}"), seats.heads(t, report), [seats.figures(t, one) for one in groups])
    for label, all in edges.groups_of(report):
        shown = all if len(all) <= 2 * ENDS else [*all[:ENDS], *all[-ENDS:]]
        name = f"{t('title-edges')} {t.name(label)}, {t('so-many', n=len(all))}"
        found += table(name, edges.heads(t, report), [edges.figures(t, one) for one in shown])
    found += extremes(t, report)
    id = "differences" if len(report["sets"]) > 1 else "totals"
    if report["sources"]:
        rows = [sources.figures(t, one) for one in report["sources"]]
        found += table(t(f"title-{id}"), sources.heads(t, report), rows)
    return found


def extremes(t: Teller, report: Report) -> list[str]:
    """The pairs to look at of what was asked, and how to see one."""
    if len(report["sets"]) < 2:
        return []
    if not report["repeats"]:
        return ["", t("pairs-clock")]
    found = []
    for one in report["questions"]:
        all = report["extremes"].get(one["id"], [])
        name = f" ({t.name(one['name'])})" if one["id"] else ""
        found += ["", f"{t('pairs-title')}{name}", *[pairs.line(t, pair) for pair in all]] if all else []
    return [*found, t("pairs-again"), call_pair(report, "N")] if found else []


def table(title: str, head: Row, rows: Sequence[Row]) -> list[str]:
    """A heading, and columns that stand below each other, all but the first at their right."""
    all = [head, *rows]
    widths = [max(len(row[at]) for row in all) for at in range(len(head))]
    found = ["", title]
    for first, *rest in all:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:])]
        found.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return found
