"""The headline of a report: what was asked, what else moved, and when nothing can be said. A figure never stands
without its interval or what it is of."""

from __future__ import annotations

import re
from html import unescape
from typing import Final, NamedTuple

from demiurge.kit.markup import esc
from demiurge.lab.report import Component, Question, Report
from demiurge.lab.statistics import FEW, LEVEL, errors
from demiurge.lab.telling import Teller

TAG: Final = re.compile(r"<[^>]+>")
NAMED: Final = 3  # of what else moved


class Headline(NamedTuple):
    """claim: the answer, with its figure in <em>; more: sentences that follow, what matters in <b>. Both are markup."""

    claim: str
    more: tuple[str, ...]

    def plain(self) -> list[str]:
        return [bare(sentence) for sentence in (self.claim, *self.more)]


def bare(markup: str) -> str:
    return unescape(TAG.sub("", markup))


def headline(report: Report, language: str = "en") -> Headline:
    t = Teller(language)
    if len(report["sets"]) < 2:
        return alone(report, t)
    first, *others = by_weight(report["questions"])
    more = [*owners(report, first, t), *[claim(report, one, t) for one in others]]
    return Headline(claim(report, first, t), (*more, *moved(report, t)))


def by_weight(questions: list[Question]) -> list[Question]:
    """What is surest first; too few to say last."""
    return sorted(questions, key=lambda one: (one["few"], -min(abs(one["low"]), abs(one["high"])) * sure(one)))


def sure(one: Question) -> int:
    """Whether the interval leaves out no change, and on which side it is: 1 more, -1 less."""
    return 0 if one["low"] <= 0 <= one["high"] else 1


# ---- what was asked
def claim(report: Report, one: Question, t: Teller) -> str:
    name, n = t.name(one["name"]), t.num(abs(one["value"]))
    low, high = sorted((abs(one["low"]), abs(one["high"])))
    kind = "worth" if one["id"] else "score"
    if one["few"]:
        me = component_of(report, one)
        taken = me["taken"][0] if me else 0 if one["id"] else report["pairs"]
        return t.markup(f"claim-{kind}-few", name=name, n=taken)
    if not sure(one):
        return t.markup(f"claim-{kind}-none", name=name, low=t.num(one["low"]), high=t.num(one["high"]))
    way = "more" if one["value"] > 0 else "less"
    return t.markup(f"claim-{kind}-{way}", name=name, n=n, low=t.num(low), high=t.num(high))


def component_of(report: Report, one: Question) -> Component | None:
    return next((each for each in report["components"] if each["id"] == one["id"]), None)


def owners(report: Report, one: Question, t: Teller) -> list[str]:
    """How often it was taken by those who could, and how often its owners win."""
    me = component_of(report, one)
    if not me:
        return []
    rates, found = [t.percent(rate["value"]) for rate in me["rate"]], []
    if min(me["offered"]) >= FEW:
        found.append(t.markup("taken-of", now=rates[0], before=rates[1], n=t.whole(me["offered"][0])))
    if min(me["taken"]) >= FEW:
        wins = [t.percent(win["value"]) for win in me["wins"]]
        found.append(t.markup("owners-win", now=wins[0], before=wins[1], even=t.percent(1 / report["seats"])))
    return found


# ---- what else
class Moved(NamedTuple):
    """Something that is called changed. weight: how sure."""

    name: str
    figure: str
    weight: float


def moved(report: Report, t: Teller) -> list[str]:
    found = sorted(all_moved(report, t), key=lambda one: -one.weight)
    if not report["comparisons"]:
        return [t.markup("nothing-compared")]
    if not found:
        return [t.markup("nothing-else", n=t.whole(report["comparisons"]))]
    named = tuple(esc(t("moved-one", name=one.name, figure=one.figure)) for one in found[:NAMED])
    rest = len(found) - len(named)
    return [t.markup("also-moved", n=len(found), of=t.whole(report["comparisons"]), named=named, rest=rest)]


def all_moved(report: Report, t: Teller) -> list[Moved]:
    """Every comparison that is called, by name."""
    found: list[Moved] = []

    def note(name: str, change: object, unit: str, factor: float = 1.0) -> None:
        if isinstance(change, dict) and change["called"]:
            value = t(unit, n=t.signed(factor * change["value"], 0 if factor > 1 else 1))
            found.append(Moved(name, value, abs(change["value"] / change["se"])))

    for one in report["components"]:
        note(t.name(one["name"]), one["worth"], "unit-vp")
        note(t("moved-taken", name=t.name(one["name"])), one["more"], "unit-points", 100)
    for group in report["orders"]:
        note(t("moved-order", name=t.name(group["name"])), group["change"], "unit-points", 100)
    for group in (*report["starts"], *report["openings"]):
        note(t("moved-wins", name=t.name(group["name"])), group["change"], "unit-points", 100)
    for source in report["sources"]:
        note(t("moved-source", name=t.name(source["name"])), source["change"], "unit-vp")
    for verb in report["verbs"]:
        note(t("moved-verb", name=t.name(verb["name"])), verb["change"], "unit-points", 100)
    for key, total in report["totals"].items():
        note(t(f"total-{key}"), total["change"], "unit-choices" if key == "length" else "unit-vp")
    return found


# ---- one set alone
def alone(report: Report, t: Teller) -> Headline:
    """Whether the seats are even; then scores, length, and the extremes of what can be taken."""
    seats, more = report["seats"], []
    even, reach = 1 / seats, errors(LEVEL / seats)
    off = [one for one in report["orders"] if abs(one["wins"][0]["value"] - even) > reach * one["wins"][0]["se"]]
    if seats < 2 or report["pairs"] < FEW:
        said = t.markup(
            "claim-alone-solo", title=t.name(report["title"]), n=t.within(report["totals"]["mean"]["mean"][0])
        )
    elif not off:
        said = t.markup("claim-alone-even", title=t.name(report["title"]), n=seats)
    else:
        most = max(off, key=lambda one: abs(one["wins"][0]["value"] - even))
        wins = most["wins"][0]
        low, high = wins["value"] - reach * wins["se"], wins["value"] + reach * wins["se"]
        said = t.markup(
            "claim-alone-seat", order=t.name(most["name"]), n=t.percent(wins["value"], 1),
            low=t.num(100 * low), high=t.num(100 * high), even=t.percent(even, 1),
        )  # fmt: skip
    totals = report["totals"]
    if seats > 1:
        more.append(
            t.markup(
                "alone-scores", mean=t.within(totals["mean"]["mean"][0]), winner=t.within(totals["winner"]["mean"][0])
            )
        )
    if "lead" in totals:
        more.append(t.markup("alone-lead", lead=t.within(totals["lead"]["mean"][0])))
    more.append(t.markup("alone-length", n=t.within(totals["length"]["mean"][0], 0)))
    ranked = sorted(
        (one for one in report["components"] if one["edge"][0]),
        key=lambda one: one["edge"][0]["value"] if one["edge"][0] else 0,
    )
    if len(ranked) > 1:
        more.append(t.markup("alone-extremes", **extremes(ranked, t)))
    return Headline(said, tuple(more))


def extremes(ranked: list[Component], t: Teller) -> dict[str, str]:
    worst, best = ranked[0], ranked[-1]
    return {
        "best": t.name(best["name"]), "most": t.signed((best["edge"][0] or {"value": 0.0})["value"]),
        "worst": t.name(worst["name"]), "least": t.signed((worst["edge"][0] or {"value": 0.0})["value"]),
    }  # fmt: skip
