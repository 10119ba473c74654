"""The pairs to look at: of whatever a mark shows, those in which it made the largest difference. In a report that a
server shows each leads to its page; elsewhere a command plays it again."""

from __future__ import annotations

from urllib.parse import quote

from demiurge.kit.markup import esc
from demiurge.lab.method import call_pair
from demiurge.lab.report import Extreme, Report
from demiurge.lab.telling import Teller


def store(t: Teller, report: Report, way: str) -> str:
    """All of them, out of sight: the script shows those of the mark that is kept. `way`: the address of a pair, but for
    its number, "" where there is none."""
    lists = "".join(
        f'<div class="pairs" data-of="{esc(id)}">{listed(t, report, id, way)}</div>' for id in report["extremes"]
    )
    return f'<div class="pairs-store" hidden>{lists}</div>' if lists else ""


def listed(t: Teller, report: Report, id: str, way: str) -> str:
    found = report["extremes"].get(id, [])
    items = "".join(f"<li>{item(t, one, id, way)}</li>" for one in found)
    return f"<p>{t('pairs-title')}</p><ul>{items}</ul>" if items else ""


def item(t: Teller, one: Extreme, id: str, way: str) -> str:
    said = esc(line(t, one))
    return f'<a href="{esc(way)}{one["pair"]}?of={quote(id)}">{said}</a>' if way else said


def line(t: Teller, one: Extreme) -> str:
    value = t.signed(one["value"])
    if one["seat"] < 0:
        return t("pairs-mean", pair=one["pair"], n=value)
    return t("pairs-line", pair=one["pair"], n=value, seat=one["seat"] + 1)


def how(t: Teller, report: Report, way: str) -> str:
    """What can be done with them."""
    if len(report["sets"]) < 2:
        return ""
    if not report["repeats"]:
        return f'<p class="pairs-how">{t("pairs-clock")}</p>'
    if not report["extremes"]:
        return ""
    if way:
        return f'<p class="pairs-how">{t("pairs-click")} {t("pairs-page")}</p>'
    command = f"<pre><code>{esc(call_pair(report, 'N'))}</code></pre>"
    return f'<div class="pairs-how"><p>{t("pairs-click")} {t("pairs-again")}</p>{command}</div>'
