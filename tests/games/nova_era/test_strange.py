"""Nova Era in a language that nobody speaks: whatever is still English then does not come from the Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from demiurge.games.nova_era.drawing import PAINTER
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import Nova, NovaEra
from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import View
from demiurge.kernel.speech import BASES, Words, files
from demiurge.kernel.text import slug
from demiurge.kit.painter import Painting
from demiurge.kit.saying import said
from tests.games.nova_era.table import BOX
from tests.games.nova_era.walks import TABLES, random_game, seen
from tests.kit.reading import pictures, places

LETTERS = re.compile(r"(:[A-Za-z]\w*:)|[A-Za-z]+")  # an icon, or a word
SHOWN = re.compile(r'\b(?:aria-label|data-note|title|alt)="([^"]*)"|>([^<]+)<')
WORD = re.compile(r"[a-z]{2,}|[A-Z][a-z]")  # the numerals of Eras have no small letters
CODES = re.compile(r":[A-Za-z][\w-]*:|&\w+;|\{\d\}")  # icons and seats


def strangely(node: object) -> None:
    """Each word of a message becomes `ж`."""
    if isinstance(node, ftl.TextElement):
        node.value = LETTERS.sub(lambda found: found[1] or "ж", node.value)
    elif isinstance(node, ftl.BaseNode):
        strangely(list(vars(node).values()))
    elif isinstance(node, list):
        for one in node:
            strangely(one)


@cache
def strange() -> Painting[Nova, NovaEra]:
    sources = [path.read_text("utf-8") for room in (*BASES, PAINTER.room) for path in files(room, "en")]
    messages = FluentParser(with_spans=False).parse("\n".join(sources))
    strangely(messages)
    names = sorted({f"card-{slug(card.name)} = ж\n" for card in BOX.cards})
    return Painting(PAINTER, Words("xx", [FluentSerializer().serialize(messages), *names]))


def english_in(pieces: Iterable[str]) -> set[str]:
    """Words that are left of the language that everybody speaks, in markup or plain text."""
    shown = [text for piece in pieces for found in SHOWN.findall(f">{piece}<") for text in found]
    return {word for text in shown for word in WORD.findall(CODES.sub("", text))}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_word_is_said_that_is_not_in_a_file(seats: int, options: dict[str, str]) -> None:
    table = strange()
    for at, play in enumerate(random_game(seats, options, 21)):
        if at % 19 and not play.state.over():
            continue
        seat = play.state.waiting()[0] if not play.state.over() else 0
        position = seen(play, seat)
        scene = table.scene(View(position), seat)
        found = [*pictures(scene), table.portrait(View(position))]
        found += [one.title for one in scene.seats] + [one.title for one in scene.panels]
        found += [table.detail(View(position), seat, of) for of in range(seats)]
        found += [table.question(View(position), seat)] if not play.state.over() else []
        for group in table.answers(View(position), seat):
            found += [group.title, group.aside]
        rows = [one for group in table.answers(View(position), seat) for one in group.answers]
        rows += [one for place in places(scene) for one in table.wishes(View(position), seat, place)]
        for one in rows:
            found += [one.label, one.name, one.note, one.lacks, *[chip.words for chip in one.chips]]
        assert english_in(found) == set()
    for at, line in enumerate(play.record.lines):
        action, events = play.game.space.parse(line.do), play.events_of(at)
        for told in said(table.words, table.story(play.game, line.seat, action, events)):
            assert english_in([told.text, told.period, *[chip.words for chip in told.chips]]) == set(), line.do
        scored = [points for event in events if (points := table.points(play.game, event)) is not None]
        assert english_in(table.words.say(source) for _, source in scored) == set()
    opening = said(table.words, table.story(play.game, SPECTATOR, -1, play.journal.events[: play.told[0]]))
    assert english_in(told.text for told in opening) == set()


def test_no_tip_is_given_that_is_not_in_a_file() -> None:
    game = GAME.make()
    for key, tip in strange().tips(game).items():
        assert english_in([tip.title, tip.text]) == set(), key
    assert english_in(strange().house(game)) == set()
