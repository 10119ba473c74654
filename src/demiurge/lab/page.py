"""The report as a page: one file that holds everything, or the part of it that another page shows.

The table forbids style and script within a page (its Content-Security-Policy), so `body` has neither: all looks are
classes of `STYLE`, and what moves is in `SCRIPT`. Without the script every mark still tells what it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from demiurge.kit.markup import esc
from demiurge.lab import method
from demiurge.lab.headline import bare, by_weight, headline
from demiurge.lab.pairs import how, listed, store
from demiurge.lab.pictures import address
from demiurge.lab.plots import answers, bar, course, edges, seats, sources, swarms, totals
from demiurge.lab.plots.marks import Plot
from demiurge.lab.report import Group, Question, Report, written
from demiurge.lab.running import Progress
from demiurge.lab.statistics import LEVEL
from demiurge.lab.telling import Teller

TWO_SETS: Final = ("orders", "length", "scores", "sources", "answers")
FIELDS: Final = 6  # of those that differ
STATIC: Final = Path(__file__).parent / "static"
TOKENS, STYLE, SCRIPT = STATIC / "tokens.css", STATIC / "lab.css", STATIC / "lab.js"


def page(report: Report, language: str = "en") -> str:
    """One file, with its style, its script and its figures."""
    t = Teller(language)
    data = written(report).replace("<", "\\u003c")
    style = TOKENS.read_text("utf-8") + STYLE.read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{t.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{esc(bare(headline(report, language).claim))}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n{body(report, language)}\n"
        f'<script type="application/json" id="report">{data}</script>\n<script>{SCRIPT.read_text("utf-8")}</script>\n'
        "</body>\n</html>\n"
    )


def body(report: Report, language: str = "en", pairs: str = "") -> str:
    """The report in markup. `pairs`: where its pairs are shown, but for their numbers."""
    t = Teller(language)
    compared = len(report["sets"]) > 1
    parts = [head(t, report, language)]
    if compared and report["comparisons"]:
        parts.append(others(t, report))
    parts += [winners(t, report, pairs), *fairness(t, report), points(t, report)]
    left = [panel(t, report, "answers", answers.answers(t, report))]
    right = [divided(t, report, "starts", report["starts"])]
    opened = divided(t, report, "openings", report["openings"])
    if compared:
        left.append(course_of(t, report))
        right += [opened, scores(t, report)]
    else:
        left.append(opened)
    right.append(method.method(t, report))
    parts += [f'<div class="most">{"".join(left)}</div>', f'<div class="less">{"".join(right)}</div>']
    parts.append(store(t, report, pairs))
    return f'<main class="lab" lang="{t.language}">{"".join(parts)}</main>'


def narrowing(progress: Progress, language: str = "en") -> str:
    """How the intervals narrow while games are played; nothing before anything can be said."""
    t = Teller(language)
    compared = progress.planned > progress.planned_pairs
    asked = [one for one in progress.questions if one.course]
    level = LEVEL / max(len(progress.questions), 1)
    found = [
        figure(t, course.course(t, one, progress.planned_pairs, progress.likely, compared, level)) for one in asked
    ]
    return f'<div class="lab">{"".join(found)}</div>'


# ---- frames
def figure(t: Teller, plot: Plot, more: str = "", look: bool = True) -> str:
    """A plot in both widths, what is pointed at (`look`, unless it stands elsewhere), and the figures in it."""
    rows = "".join(
        f'<tr><th scope="row">{esc(name)}</th>{"".join(f"<td>{esc(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in plot.rows
    )
    head = "".join(f'<th scope="col">{esc(name)}</th>' for name in plot.head)
    table = (
        f'<details class="data"><summary>{t("figures")}</summary><div class="scroll"><table class="figures"><thead><tr>'
        f"{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )
    told = '<div class="look" aria-live="polite"></div>' if look else ""
    return f'<div class="figure">{plot.wide}{plot.narrow}{more}{table}{told}</div>'


def panel(t: Teller, report: Report, id: str, plot: Plot) -> str:
    """A plot with its heading."""
    return f'<section class="panel">{heading(t, report, id)}{figure(t, plot)}</section>'


def heading(t: Teller, report: Report, id: str) -> str:
    """`title-ID` and, below it, `sub-ID`, which may say how to see what is compared."""
    sub = t(f"sub-{id}") + (f" {t(f'sub-{id}-compared')}" if id in TWO_SETS and len(report["sets"]) > 1 else "")
    return f'<h2>{t(f"title-{id}")}</h2><p class="sub">{sub}</p>'


# ---- what was asked
def head(t: Teller, report: Report, language: str) -> str:
    said = headline(report, language)
    asked, *more_asked = by_weight(report["questions"])
    known = [one for one in (asked, *more_asked) if not one["few"]]
    plot = figure(t, bar.bar(t, known)) if len(report["sets"]) > 1 and known else ""
    more = " ".join(said.more)
    aside = cards(t, report, asked) if asked["id"] else ""
    return (
        f'<section class="panel head"><div class="headline"><div><p class="kick">{kick(t, report)}</p>'
        f'<h1>{said.claim}</h1><p class="lede">{more}</p>{plot}</div>{aside}</div>{method.facts(t, report)}</section>'
    )


def kick(t: Teller, report: Report) -> str:
    """What was played."""
    names = [esc(t.set_name(report, arm)) for arm in range(len(report["sets"]))]
    sets = f'<span class="chip mine">{names[0]}</span>'
    if len(names) > 1:
        sets += f' {t("against")} <span class="chip">{names[1]}</span>'
    played = t("played-by", title=t.name(report["title"]), seats=report["seats"], bots=", ".join(report["bots"]))
    return f"{sets} · {esc(played)}"


def cards(t: Teller, report: Report, asked: Question) -> str:
    """What was changed, before and after, and which fields differ."""
    found = []
    for arm in (1, 0):
        look = "card mine" if arm == 0 else "card"
        text = t.name(asked["texts"][arm]) if arm < len(asked["texts"]) else ""
        name = t.set_name(report, arm)
        said = f"<b>{esc(t.name(asked['name']))}</b><p>{esc(text)}</p>"
        if arm < len(asked["pictures"]) and t.name(asked["pictures"][arm]):
            said = f'<img src="{address(t.name(asked["pictures"][arm]))}" alt="{esc(text)}">'
        found.append(f'<div class="{look}"><p class="whose">{esc(name)}</p>{said}</div>')
    fields = "".join(
        f"<li><code>{esc(one['field'])}</code>: {esc(one['other'] or '–')} → <b>{esc(one['mine'] or '–')}</b></li>"
        for one in asked["fields"][:FIELDS]
    )
    rank = ""
    if asked["ranked"]:
        rank = f"<p>{t('ranked', now=asked['rank'][0], before=asked['rank'][1], of=asked['ranked'])}</p>"
    return (
        f'<aside class="cards">{"".join(found)}<div class="differs"><p>{t("fields-differ", n=len(asked["fields"]))}</p>'
        f"<ul>{fields}</ul>{rank}</div></aside>"
    )


# ---- the panels
def others(t: Teller, report: Report) -> str:
    if len(report["sets"]) < 2 or not report["comparisons"]:
        return ""
    worth, taken = swarms.worth(t, report), swarms.taken(t, report)
    return (
        f'<section class="panel wide two"><div>{heading(t, report, "worth")}{figure(t, worth)}</div>'
        f"<div>{heading(t, report, 'taken')}{figure(t, taken)}</div></section>"
    )


def winners(t: Teller, report: Report, pairs: str) -> str:
    """Which components win games, group by group; who points at one sees it beside them."""
    columns = edges.columns(t, report)
    if not columns:
        return ""
    found = "".join(
        f'<div><h3>{esc(name)} <span class="faint">{t("so-many", n=n)}</span></h3>{figure(t, plot, look=False)}</div>'
        for name, n, plot in columns
    )
    asked = by_weight(report["questions"])[0]
    me = next((one for one in report["components"] if one["id"] == asked["id"]), None)
    shown = f'<div class="pairs">{listed(t, report, me["id"], pairs)}</div>' if me else ""
    rest = f'<div class="rest">{method.resting(t, report, me)}{shown}</div>'
    aside = f'<aside class="aside"><div class="look" aria-live="polite"></div>{rest}{how(t, report, pairs)}</aside>'
    head = f"{heading(t, report, 'edges')}{method.key(t, report)}"
    return (
        f'<section class="panel wide">{head}<div class="winners"><div class="columns">{found}</div>{aside}</div>'
        "</section>"
    )


def fairness(t: Teller, report: Report) -> list[str]:
    """Seats, length, and who gains; the scores where nothing is compared."""
    found = []
    if report["seats"] > 1:
        found.append(panel(t, report, "orders", seats.wins(t, report, report["orders"], t("plot-orders"))))
    length = report["totals"]["length"]
    found.append(panel(t, report, "length", totals.spread(t, report, length, t("plot-length"), "told-length")))
    if len(report["sets"]) > 1:
        found.append(panel(t, report, "gains", totals.gains(t, report)))
    else:
        found.append(scores(t, report))
    return found


def scores(t: Teller, report: Report) -> str:
    return panel(
        t, report, "scores", totals.spread(t, report, report["totals"]["mean"], t("plot-scores"), "told-scores")
    )


def divided(t: Teller, report: Report, id: str, groups: list[Group]) -> str:
    """What else divides seats: what they began with, how they opened."""
    return panel(t, report, id, seats.wins(t, report, groups, t(f"plot-{id}"))) if groups else ""


def course_of(t: Teller, report: Report) -> str:
    """How the interval narrowed; not where too little was ever known."""
    one = next((one for one in by_weight(report["questions"]) if len(one["course"]) > 1), None)
    if one is None:
        return ""
    planned = report["planned"] // len(report["sets"])
    plot = course.course(t, method.as_question(one), planned, 0, True, LEVEL / len(report["questions"]))
    return panel(t, report, "course", plot)


def points(t: Teller, report: Report) -> str:
    if not report["sources"]:
        return ""
    by_period, by_source = sources.by_period(t, report), sources.differences(t, report)
    id = "differences" if len(report["sets"]) > 1 else "totals"
    return (
        f'<section class="panel wide two"><div>{heading(t, report, "sources")}'
        f"{figure(t, by_period, sources.legend(t, report))}</div>"
        f"<div>{heading(t, report, id)}{figure(t, by_source)}</div></section>"
    )
