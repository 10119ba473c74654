"""What a person reads names things; the codes of records (FAV11, BON9) stand at most small beside the name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.game import View
from demiurge.kit.markup import ICON
from demiurge.kit.saying import said
from demiurge.kit.scene import Answer
from tests.games.terra_mystica.drawing.positions import KINDS, Walk
from tests.games.terra_mystica.table import table
from tests.kit.reading import listed, parsed

drawing = PAINTER.speaking()
CODE = re.compile(r"\b(?:(?:FAV|BON|TW|SCORE|ACT[A-Z]?)\d+|ACT[A-Z]|SH|SA|TP|TE|D)\b|[+-](?:P\d|PW|KEY|VP)\b")
BESIDE = re.compile(r" \((?:FAV|BON|TW|SCORE|ACT)\w+\)\.$")
READ = ("data-note", "aria-label", "title")


def read(markup: str) -> Iterator[str]:
    """The texts in it, without what stands small beside a name."""
    for element in parsed(markup).iter():
        yield from (element.attrib[name] for name in READ if name in element.attrib)
        if element.get("class") != "tm-code":
            yield element.text or ""
        yield element.tail or ""


def of_answer(answer: Answer) -> Iterator[str]:
    yield from (answer.name, answer.note, answer.lacks, *(chip.words for chip in answer.chips))
    yield from read(f"<p>{answer.label}</p>")


def of_position(position: Mystica, seat: int) -> Iterator[str]:
    seen = View(position)
    scene = drawing.scene(seen, seat)
    seats = [markup for one in scene.seats for markup in (one.sub, one.body)]
    panels = [panel.body for panel in scene.panels]
    for markup in (scene.header, scene.brief, scene.board, *seats, *panels, drawing.detail(seen, seat, seat)):
        yield from read(f"<div>{markup}</div>")
    yield drawing.question(seen, seat)
    for group in drawing.answers(seen, seat):
        yield from (group.title, group.aside)
    for answer in listed(drawing.answers(seen, seat)):
        yield from of_answer(answer)


@pytest.mark.parametrize("kind", KINDS)
def test_no_code_is_read_at_the_table(kind: str) -> None:
    walk = Walk(kind, 21)
    for position, seat in walk.positions(every=23):
        for text in of_position(position, seat):
            assert not CODE.search(text), text
    for at, line in enumerate(walk.play.record.lines):
        action = walk.play.game.space.parse(line.do)
        for heard in said(drawing.words, drawing.story(walk.play.game, line.seat, action, walk.play.events_of(at))):
            assert not CODE.search(ICON.sub("", heard.text)), heard.text


def test_a_tip_has_its_code_only_at_its_end() -> None:
    tips = drawing.tips(GAME.make({}))
    for tip in tips.values():
        assert not CODE.search(tip.title)
        assert not CODE.search(BESIDE.sub("", tip.text)), tip.text
    assert tips["favor-FAV11"].text == "Earth 1, +2 VP per dwelling (FAV11)."


def test_cards_and_tiles_are_called_by_what_they_do() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5").turn("witches")
    wished = {
        place: drawing.wishes(View(t.s), 0, place)[0].name
        for place in ("favor-FAV11", "town-TW3", "bonus-BON9", "power-ACT4")
    }
    assert wished == {
        "favor-FAV11": "Favor tile: Earth 1, +2 VP per dwelling",
        "town-TW3": "Town tile: 9 VP, 1 priest, 1 key",
        "bonus-BON9": "Pass, taking the bonus card: 2 coins, on passing +1 VP per dwelling",
        "power-ACT4": "7 coins for 4 power",
    }
    assert t.s.game.space.format(actions.FAVOR.of(10)) == "+FAV11", "a record says what it always said"


def test_what_a_line_of_the_site_sets_is_named() -> None:
    t = table("witches", "engineers", rulings="site", adjusting="yes").turn("witches")
    names = {answer.name for answer in listed(drawing.answers(View(t.s), 0)) if answer.action in actions.ADJUST}
    assert {"Add 1 coin", "Add a token in bowl III", "Take away 1 worker"} <= names
