"""From what is shown (shown.py) to markup: the templates, and the little that is easier said in Python.

Markup that a drawing made is trusted (kit.scene says why); everything else is escaped by the templates."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup, escape

from demiurge.kit import markup
from demiurge.kit.legend import Legend
from demiurge.kit.scene import SPECTATOR, Answer, Chip, Group, Seat, Tip
from demiurge.table.game.names import name_in, strength
from demiurge.table.languages import ENGLISH, known, listed, patterns, said, say
from demiurge.table.seen import chart
from demiurge.table.seen.shown import Lessons, Passage, Person, Reasons, Shown

PLAN_KEYS: Final = "ABC"
TEMPLATES: Final = Path(__file__).parent.with_name("templates")
STATIC: Final = Path(__file__).parent.with_name("static")


# ---- what templates work with
@dataclass(frozen=True)
class Row:
    """An answer with what the page knows about it."""

    n: int  # its number on this page; -1 where it is not one of the question's answers
    answer: Answer
    do: str
    why: str  # not, when it is refused


@dataclass(frozen=True)
class Rows:
    """A group of answers as it is listed."""

    group: Group
    rows: Sequence[Row]
    aside: str
    common: Sequence[Chip[str]]  # what all picks of the group cost and gain alike: said once
    places: int = 0  # where they are chosen on the board; 0 if some of them are not

    @property
    def legal(self) -> int:
        return sum(not row.answer.refusal for row in self.rows)


def rows_of(shown: Shown) -> list[Rows]:
    """The groups as they are listed: those with something to say now come first."""
    found: list[Rows] = []
    n = 0
    for group in sorted(shown.groups, key=lambda group: all(answer.refusal for answer in group.answers)):
        rows: list[Row] = []
        for answer in group.answers:
            why = shown.reasons.get(answer.said, "") if answer.refusal else ""
            rows.append(Row(n, answer, shown.texts[answer.said], why))
            n += 1
        places = places_of(group)
        aside = group.aside or (say(shown.language, "answers-places", n=places) if places else "")
        found.append(Rows(group, rows, aside, common_chips(group), places))
    return found


def places_of(group: Group) -> int:
    """How many places a group's answers have, if that is worth a word."""
    places = {tuple(answer.places) for answer in group.answers if not answer.refusal}
    return len(places) if len(places) > 1 and () not in places and not group.aside and not group.picks else 0


def common_chips(group: Group) -> list[Chip[str]]:
    legal = [answer for answer in group.answers if not answer.refusal]
    if not group.picks or not legal:
        return []
    return [part for part in legal[0].chips if all(part in answer.chips for answer in legal)]


def answers_json(groups: Iterable[Rows]) -> Markup:
    """All that a page must know of the answers, once: it makes its list from it. A group comes before its answers."""
    data = [one for rows in groups for one in (group_data(rows), *map(answer_data, rows.rows))]
    return Markup(f'<script type="application/json" id="answers">{in_script(data)}</script>')


def lessons_json(lessons: Lessons) -> Markup:
    """What the guide tells, for its script."""
    return Markup(f'<script type="application/json" id="lessons">{in_script(asdict(lessons))}</script>')


def group_data(rows: Rows) -> dict[str, Any]:
    group = rows.group
    common = markup.chips(rows.common)
    said = {"title": group.title, "icon": group.icon, "aside": rows.aside, "picks": group.picks, "common": common}
    return {"key": group.key, "shown": group.shown, **telling(board=bool(rows.places), **said)}


def answer_data(row: Row) -> dict[str, Any]:
    one = row.answer
    return telling(
        do=row.do, name=one.name, label=one.label, note=one.note, places=list(one.places),
        chips=markup.chips(one.chips), after=one.after, ghosts=one.ghosts, refusal=one.refusal, why=row.why,
        lacks=one.lacks, light=one.light, again=one.again, ends=one.ends,
    )  # fmt: skip


def telling(**said: Any) -> dict[str, Any]:
    """What is empty need not be said."""
    return {name: value for name, value in said.items() if value}


# ---- marks of possible answers
def marks_of(groups: Iterable[Rows]) -> dict[str, str]:
    """By SVG, the marks of all answers. Of several on one place all but the first wait for their group's turn."""
    found: dict[str, list[str]] = {}
    taken: set[tuple[str, tuple[str, ...]]] = set()
    for rows in groups:
        for row in rows.rows:
            if row.answer.refusal:
                continue
            for svg, mark in row.answer.marks.items():
                where = (svg, tuple(row.answer.places))
                also = " also" if where in taken else ""
                taken.add(where)
                found.setdefault(svg, []).append(f'<g class="offer{also}" data-n="{row.n}">{mark}</g>')
    return {svg: "".join(parts) for svg, parts in found.items()}


# ---- what is said
def latest(shown: Shown, seats: Sequence[Seat]) -> str:
    """The last line of the journal, for who cannot see it."""
    passages = [one for line in shown.journal[-1:] for one in line.passages]
    return " ".join(markup.spoken(one.text, seats, shown.called) + one.stop for one in passages)


def told(passage: Passage, seats: Sequence[Seat]) -> Markup:
    """What a passage of a line says, and what it brought."""
    text = markup.sentence(passage.text, seats)
    if not passage.chips:
        return Markup(text + passage.stop)
    return Markup(f'{text} <span class="glue">{markup.chips(passage.chips)}{passage.stop}</span>')


# ---- who is awaited
def title_of(shown: Shown, seat: int) -> str:
    return shown.scene.seats[seat].title if 0 <= seat < len(shown.scene.seats) else ""


def called(person: Person, seats: Sequence[Seat]) -> str:
    """How the page speaks of somebody: by name, or by what they play."""
    return person.name or seats[person.seat].title


def turn(shown: Shown) -> dict[str, Any]:
    """Whose turn it is, in a sentence and in a word, and whether it is mine."""
    by_seat = {person.seat: person for person in shown.people}
    waiting = [by_seat[seat] for seat in shown.waiting if seat in by_seat]
    mine = [person.seat for person in waiting if person.mine]
    names = [called(person, shown.scene.seats) for person in waiting]
    language = shown.language
    short = listed(language, names) if len(names) < 3 else say(language, "players", n=len(names))
    if shown.over:
        text = short = say(language, "game-over")
    elif shown.judged:
        text, short = say(language, "practice-still"), say(language, "practice-pause")
    elif mine and len(shown.mine) > 1:
        title = title_of(shown, shown.seat if shown.seat in mine else mine[0])
        text = short = say(language, "turn-of-seat", seat=title)
    elif mine:
        text = short = say(language, "turn-yours")
    else:
        text = say(language, "turn-waiting-for", names=short) if short else say(language, "turn-waiting")
    others = [seat for seat in mine if seat != shown.seat]
    busy = any(person.thinking for person in waiting)
    return {"text": text, "short": short, "mine": bool(mine), "seats": shown.waiting, "others": others, "busy": busy}


def signed(n: float) -> str:
    """To a tenth of a point: `+1.3`, `−2`, `0`."""
    return f"{n:+.1f}".removesuffix(".0").replace("-", "−") if abs(n) >= 0.05 else "0"


# ---- the environments, one for each language
SCRIPT_ID: Final = re.compile(r'\bt\("([^"]+)"')  # how a script says a message of the table
MESSAGE: Final = re.compile(r'\{\{ _\("([\w-]+)"\) \}\}')  # how a template says one that tells no value
ICON: Final = re.compile(r'\{\{ icon\("([\w-]+)"(?:, (\d+))?\) \}\}')
ALONE: Final = ("analysis", "front", "replay")  # scripts of pages other than a table's


@lru_cache(maxsize=8)
def script_ids(page: str) -> tuple[str, ...]:
    """The messages that the scripts of a page say: "analysis", "front", "replay" or "table"."""
    paths = sorted(path for path in STATIC.glob("*.js") if (path.stem if path.stem in ALONE else "table") == page)
    found = [id for path in paths for id in SCRIPT_ID.findall(path.read_text(encoding="utf-8"))]
    return tuple(dict.fromkeys(found))


def in_script(data: object) -> Markup:
    """Data for a script, which cannot end its element early."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return Markup(text.replace("<", "\\u003c"))


class Fixed(Extension):
    """What is the same on every page in a language is put into its templates when they are read."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        language = str(self.environment.globals["language"])
        worded = MESSAGE.sub(lambda found: fixed(found[0], said(language, found[1])), source)
        return ICON.sub(lambda found: fixed(found[0], markup.icon(found[1], int(found[2] or 16))), worded)


def fixed(call: str, text: str) -> str:
    """Words that look like a part of a template stay a call."""
    return call if "{" in text else text


@lru_cache(maxsize=64)
def environment(language: str) -> Environment:
    env = Environment(
        loader=FileSystemLoader(TEMPLATES), auto_reload=False, autoescape=True, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    env.globals["icon"] = lambda name, size=16, more="": Markup(markup.icon(name, size, more))
    env.globals["SPECTATOR"] = SPECTATOR
    env.globals["language"] = language
    env.globals["languages"] = known
    env.globals["_"] = lambda what, **values: said(language, what, **values)
    env.globals["said_in"] = said
    env.add_extension(Fixed)
    env.globals["script_words"] = lambda page: in_script(patterns(language, script_ids(page)))
    env.globals["listed"] = lambda parts: listed(language, parts)
    env.filters["named"] = lambda name: name_in(language, name)
    env.filters["signed"] = signed
    env.globals["strength"] = strength
    return env


def fill(template: str, language: str = ENGLISH, **given: Any) -> str:
    return environment(language).get_template(template).render(**given)


def at_hand(language: str, **given: Any) -> dict[str, Any]:
    """What several templates are filled with, put together once."""
    return {**environment(language).globals, **given}


def fill_with(given: dict[str, Any], template: str) -> str:
    found = environment(given["language"]).get_template(template)
    return "".join(found.root_render_func(found.new_context(given, shared=True)))


# ---- pages and fragments
def page(
    shown: Shown, frame: str, icons: Mapping[str, str], csrf: str, share: str = "", house: Sequence[str] = (),
    whole: bool = False,
) -> str:  # fmt: skip
    """The whole document around a frame. `icons`: the drawing's own; `share`: the address to hand to spectators;
    `house`: what the rules say of components of our own; `whole`: whether anybody may keep the whole game."""
    return fill(
        "table.html", shown.language, s=shown, frame=Markup(frame), sprite=Markup(markup.sprite(icons)),
        csrf=csrf, share=share, house=house, whole=whole,
    )  # fmt: skip


def charts(shown: Shown) -> dict[str, Markup]:
    """The end in pictures; nothing before it."""
    if shown.result is None:
        return {}
    language, (result, seats) = shown.language, chart.charted(shown.result, shown.scene)
    return {
        "winners": escape(chart.winners(result, seats, language)),
        "best": escape(str(chart.best_score(result))),
        "bars": Markup(chart.bars(result, seats, language)),
        "lines": Markup(chart.lines(result, seats, language)),
        "table": Markup(chart.table(result, seats, language)),
    }


def wishes(answers: Sequence[Answer], texts: Mapping[tuple[int, ...], str], reasons: Reasons) -> list[dict[str, Any]]:
    """What somebody might want at a place that does not glow, and why it cannot be."""
    rows = [Row(-1, one, texts.get(one.said, ""), reasons.get(one.said, "") if one.refusal else "") for one in answers]
    return list(map(answer_data, rows))


def detail(seat: Seat, person: str, body: str) -> str:
    """One seat looked at closely, for a dialog."""
    return fill("_detail.html", seat=seat, person=person, body=body)


def legend(found: Legend, tips: Mapping[str, Tip], language: str) -> str:
    """The signs of a game, each with its tip, for the popover."""
    return fill("_legend.html", language, legend=found, tips=tips)


def advice(found: Mapping[str, Any], unit: str, language: str = ENGLISH) -> str:
    """The plans for a turn (game/advising.py), the best first."""
    plans = [{**plan, "key": key} for key, plan in zip(PLAN_KEYS, found["plans"], strict=False)]
    for plan in plans:
        own = [step for step in plan["steps"] if not step["later"]]
        plan["now"] = [step for step in own if not step["ends"]] or own  # that a turn ends need not be said
        plan["then"] = [step for step in plan["steps"] if step["later"]]
    drawn = [{name: plan[name] for name in ("now", "then", "also")} for plan in plans]
    return fill("_advice.html", language, plans=plans, drawn=in_script(drawn), final=found["final"], unit=unit)


def problem(text: str) -> str:
    return fill("_problem.html", text=text)
