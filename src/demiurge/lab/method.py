"""What every report says of itself: how many games, how it was reckoned, what bots cannot tell, and how to have the
same again."""

from __future__ import annotations

from demiurge.kit.markup import esc
from demiurge.lab.plots import edges
from demiurge.lab.plots.marks import dot
from demiurge.lab.report import Component, Report
from demiurge.lab.report import Question as Told
from demiurge.lab.running import Question
from demiurge.lab.telling import Teller


def facts(t: Teller, report: Report) -> str:
    """A row of figures."""
    compared, totals = len(report["sets"]) > 1, report["totals"]
    found = [fact(t, "games", t.whole(report["games"]), pairs=t.whole(report["pairs"]), arms=len(report["sets"]))]
    if compared:
        found.append(fact(t, "same", t.percent(report["same"])))
    if report["stopped"] != "planned":
        found.append(
            fact(t, f"stopped-{report['stopped']}", t("stopped-early"), planned=t.whole(report["planned"]),
                 width=t.num(report["width"], 2))
        )  # fmt: skip
    for key in ("mean", "lead"):
        if key in totals:
            mean = totals[key]["mean"]
            before = t.num(mean[1]["value"]) if compared else ""
            found.append(fact(t, f"total-{key}", t("unit-vp", n=t.num(mean[0]["value"])), before=before or "none"))
    found.append(fact(t, "took", duration(t, report["seconds"]), jobs=report["jobs"]))
    return f'<dl class="facts">{"".join(found)}</dl>'


def fact(t: Teller, id: str, value: str, **args: str | int) -> str:
    return f"<div><dt>{esc(t(f'fact-{id}', **args))}</dt><dd>{esc(value)}</dd></div>"


def duration(t: Teller, seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return t("duration", minutes=minutes, seconds=rest)


def key(t: Teller, report: Report) -> str:
    """What the signs among the components mean."""
    signs = [("key-house", dot(7, 7, 4, "point")), ("key-printed", dot(7, 7, 4, "point", True))]
    if len(report["sets"]) > 1:
        signs += [("key-before", dot(7, 7, 3.4, "old")), ("key-changed", dot(7, 7, 5.4, "mine"))]
    items = "".join(
        f'<li><svg class="swatch plot" viewBox="0 0 14 14" aria-hidden="true">{sign}</svg>{t(id)}</li>'
        for id, sign in signs
    )
    return f'<ul class="key">{items}</ul>'


def resting(t: Teller, report: Report, me: Component | None) -> str:
    """What stands beside the components while none is pointed at: what was asked, or how to look."""
    if me is None or None in me["edge"]:
        return esc(t("point-at"))
    first, *rest = edges.told(t, me)
    return f"<b>{esc(first)}</b>" + "".join(f"<span>{esc(one)}</span>" for one in rest)


def method(t: Teller, report: Report) -> str:
    asked, listed = len(report["questions"]), t.whole(report["comparisons"])
    if len(report["sets"]) > 1:
        said = [
            t.markup("method-pairs"), t.markup("method-asked", n=asked),
            t.markup("method-others", n=listed, called=report["called"]),
        ]  # fmt: skip
    else:
        said = [t.markup("method-alone")]
    found = "".join(f"<p>{one}</p>" for one in [*said, t.markup("method-bots")])
    return (
        f'<section class="panel"><h2>{t("title-method")}</h2><div class="method">{found}</div>'
        f"<h3>{t('again')}</h3><pre><code>{esc(call(report))}</code></pre></section>"
    )


def call(report: Report) -> str:
    """The command that does the same again."""
    width = [f"--width {report['width']:g}"] if report["width"] else []
    return " ".join([*asked(report), f"--games {report['planned']}", *played_by(report), *width])


def call_pair(report: Report, pair: str) -> str:
    """The command that plays one pair of it again; `pair`: its number, or what stands for one."""
    return " ".join([*asked(report), *played_by(report), f"--pair {pair}", "--records ."])


def asked(report: Report) -> list[str]:
    mine, *other = report["sets"]
    parts = ["demiurge lab", report["game"], f"--seats {report['seats']}"]
    parts += [f"--option {name}={value}" for name, value in report["options"].items()]
    if other:
        parts += [f"--components {mine['path'] or 'built-in'}", f"--against {other[0]['path'] or 'built-in'}"]
    elif mine["path"]:
        parts.append(f"--components {mine['path']}")
    return parts


def played_by(report: Report) -> list[str]:
    return [f"--bots {','.join(report['bots'])}", f"--seed {report['seed']}"]


def as_question(one: Told) -> Question:
    course = tuple((int(pairs), value, half) for pairs, value, half in one["course"])
    return Question(one["name"], one["id"], one["value"], one["high"] - one["value"], course)
