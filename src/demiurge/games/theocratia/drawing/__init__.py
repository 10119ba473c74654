"""Theocratia on the table: the picture of a position, the answers, the journal, in each language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.theocratia.drawing import answers as answering
from demiurge.games.theocratia.drawing import (
    board,
    civ_rows,
    dice_table,
    hand,
    header,
    questions,
    seats,
    temples,
)
from demiurge.games.theocratia.drawing import portrait as portraits
from demiurge.games.theocratia.drawing import story as stories
from demiurge.games.theocratia.drawing import tips as explaining
from demiurge.games.theocratia.drawing.icons import ICONS
from demiurge.games.theocratia.drawing.parts import ROOM, SOURCE
from demiurge.games.theocratia.state import Theocracy, Theocratia
from demiurge.games.theocratia.vocabulary import CIVS
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import Words, finished, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.scene import Answer, Group, Panel, Scene, Tip, Told

UNIT: Final = "vp"
LANGUAGES: Final = finished(ROOM)
TINTS: Final = {source.id: f"var(--c-{civ})" for source, civ in zip(SOURCE[1:], CIVS, strict=False)}  # of the chart


class Table:
    """A Drawing in one language (kit/scene.py says what each part is for)."""

    ICONS = ICONS
    UNIT = UNIT
    TINTS = TINTS

    def __init__(self, words: Words) -> None:
        self.words = words

    def scene(self, view: State, seat: int) -> Scene:
        assert isinstance(view, Theocracy)
        w = self.words
        return Scene(
            header=header.header(w, view),
            brief=header.brief(w, view),
            board=board.draw_board(w, view),
            seats=[seats.seat(w, view, number) for number in range(view.seats)],
            order=seats.order(view),
            panels=[
                Panel("actions", w("panel-actions"), dice_table.draw(w, view)),
                Panel("rows", w("panel-rows"), civ_rows.draw(w, view)),
                Panel("temples", w("panel-temples"), temples.draw(w, view)),
                Panel("hand", w("panel-hand"), hand.draw(w, view, seat)),
            ],
        )

    def question(self, view: State, seat: int) -> str:
        assert isinstance(view, Theocracy)
        return self.words.shown(questions.question(view, seat))

    def answers(self, view: State, seat: int) -> list[Group]:
        assert isinstance(view, Theocracy)
        return answering.answers(self.words, view, seat)

    def wishes(self, view: State, seat: int, place: str) -> list[Answer]:
        assert isinstance(view, Theocracy)
        return answering.wishes(self.words, view, seat, place)

    def detail(self, view: State, seat: int, of: int) -> str:
        assert isinstance(view, Theocracy)
        return seats.detail(self.words, view, seat, of)

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        assert isinstance(game, Theocratia)
        return stories.story(game, seat, action, events)

    def tips(self, game: Game) -> dict[str, Tip]:
        assert isinstance(game, Theocratia)
        return explaining.tips(self.words, game)

    def house(self, game: Game) -> Sequence[str]:
        """The components that this project has designed, for a note above the rules."""
        assert isinstance(game, Theocratia)
        return explaining.house(self.words, game)

    def points(self, game: Game, event: Event) -> tuple[int, Text] | None:
        """How many points an event scored, and for what; None where it is no such event."""
        return (event.data[0], SOURCE[event.data[1]]) if event.kind == "points" else None

    def portrait(self, view: State) -> str:
        assert isinstance(view, Theocracy)
        return portraits.portrait(self.words, view)


@lru_cache(maxsize=16)
def table_in(words: Words) -> Table:
    return Table(words)


def speaking(language: str) -> Table:
    """One for each language, and a new one when its files have been read again."""
    return table_in(words_of(ROOM, language))


_english = speaking(LANGUAGES[0])
words = _english.words
scene, question, answers, wishes = _english.scene, _english.question, _english.answers, _english.wishes
detail, story, tips, portrait = _english.detail, _english.story, _english.tips, _english.portrait
house, points = _english.house, _english.points
