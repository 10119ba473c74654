"""What tests read from what a drawing hands over: its pictures, its answers, its story."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree import ElementTree

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.play import Play
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import said, words_in
from demiurge.kit.scene import Answer, Group, Heard, Scene


# ---- pictures
def pictures(scene: Scene) -> list[str]:
    """All markup of a scene."""
    found = [scene.header, scene.brief, scene.board]
    for seat in scene.seats:
        found += [seat.emblem, seat.sub, seat.body]
    return found + [panel.body for panel in scene.panels]


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{markup}</all>")


def with_class(markup: str, name: str) -> list[ElementTree.Element]:
    return [one for one in parsed(markup).iter() if name in (one.get("class") or "").split()]


def ids(markup: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', markup)


def places(scene: Scene) -> set[str]:
    """All that answers can point at."""
    return set(ids("".join(pictures(scene))))


def tip_keys(markup: str) -> set[str]:
    return set(re.findall(r'data-tip="([^"]+)"', markup))


# ---- answers
def listed(groups: Iterable[Group]) -> list[Answer]:
    return [answer for group in groups for answer in group.answers]


def chips(of: Answer | Heard) -> list[tuple[str, int]]:
    return [(chip.icon, chip.amount) for chip in of.chips]


# ---- the story
def told(play: Play, looker: int) -> list[list[Heard]]:
    """The journal in English as one seat may read it: the opening, then each answer; secret ones of others as -1."""
    drawing = drawing_of(play.game)
    first = play.told[0] if play.told else len(play.journal.events)
    opening = [event for event in play.journal.events[:first] if event.visible_to(looker)]
    w = words_in(drawing)
    found = [said(w, drawing.story(play.game, SPECTATOR, -1, opening))]
    for number, line in enumerate(play.record.lines):
        events = [event for event in play.events_of(number) if event.visible_to(looker)]
        hidden = line.secret and line.seat != looker
        action = -1 if hidden else play.game.space.parse(line.do)
        found.append(said(w, drawing.story(play.game, line.seat, action, events)))
    return found


def texts(lines: Iterable[Heard]) -> list[str]:
    return [line.text for line in lines]


def silent(play: Play) -> list[str]:
    """The answers of which their own seat is told nothing, so that a page could only show their raw text."""
    found = []
    for line, lines in zip(play.record.lines, told_to_its_seat(play), strict=True):
        if not any(one.seat == line.seat and one.kind in ("", "step") for one in lines):
            found.append(line.do)
    return found


def told_to_its_seat(play: Play) -> list[list[Heard]]:
    """Of each answer what the seat that gave it is told."""
    by_seat = [told(play, seat)[1:] for seat in range(play.state.seats)]
    return [by_seat[line.seat][number] for number, line in enumerate(play.record.lines)]
