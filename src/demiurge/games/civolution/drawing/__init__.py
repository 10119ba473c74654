"""Civolution on the table: the picture of a position, the answers, the journal, what every part says of itself, in each
language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.civolution.drawing import answers as answering
from demiurge.games.civolution.drawing import (
    board,
    console,
    hand,
    header,
    partition,
    questions,
    seats,
    strip,
    tracks,
    vici,
)
from demiurge.games.civolution.drawing import portrait as portraits
from demiurge.games.civolution.drawing import story as stories
from demiurge.games.civolution.drawing import tips as explaining
from demiurge.games.civolution.drawing.icons import ICONS as ICONS
from demiurge.games.civolution.drawing.pieces import seat_class
from demiurge.games.civolution.state import Civolution, Exam
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import ENGLISH, Words, finished, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.scene import SPECTATOR, Answer, Group, Panel, Scene, Tip, Told

ROOM: Final = "demiurge.games.civolution"
UNIT: Final = "vp"
LANGUAGES: Final = finished(ROOM)


class Table:
    """A Drawing in one language (kit/scene.py says what each part is for)."""

    ICONS = ICONS
    UNIT = UNIT

    def __init__(self, words: Words) -> None:
        self.words = words
        self.UNASKED = words("unasked")  # CV-16.15

    def scene(self, view: State, seat: int) -> Scene:
        """The whole table as one seat sees it; a spectator sees the console of whose turn it is, and no hand."""
        assert isinstance(view, Exam)
        w, front = self.words, in_front(view, seat)
        own = seat_class(view, front)
        low = [
            ("console", w("panel-console"), console.draw(w, view, front)),
            ("partition", w("panel-stages"), partition.draw(w, view, front)),
            ("hand", w("panel-hand"), hand.draw(w, view, front)),
        ]
        return Scene(
            header=header.header(w, view),
            brief=header.brief(w, view),
            board=board.draw_board(w, view),
            seats=[seats.seat(w, view, number) for number in range(view.seats)],
            order=seats.order(view),
            panels=[
                *[Panel(key, title, f'<div class="cv-low {own}">{body}</div>') for key, title, body in low],
                Panel("strip", w("panel-displays"), strip.draw(w, view, front)),
                Panel("tracks", w("panel-tracks"), tracks.draw(w, view)),
                *([Panel("vici", w("vici"), vici.draw(w, view))] if view.solo() else []),
            ],
            rival=vici.seat(w, view) if view.solo() else None,
        )

    def question(self, view: State, seat: int) -> str:
        assert isinstance(view, Exam)
        return questions.question(self.words, view, seat)

    def answers(self, view: State, seat: int) -> list[Group]:
        assert isinstance(view, Exam)
        return answering.answers(self.words, view, seat)

    def wishes(self, view: State, seat: int, place: str) -> list[Answer]:
        assert isinstance(view, Exam)
        return answering.wishes(self.words, view, seat, place)

    def detail(self, view: State, seat: int, of: int) -> str:
        assert isinstance(view, Exam)
        return seats.detail(self.words, view, seat, of)

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        return stories.story(game, seat, action, events)

    def tips(self, game: Game) -> dict[str, Tip]:
        assert isinstance(game, Civolution)
        return explaining.tips(self.words, game)

    def house(self, game: Game) -> Sequence[str]:
        """The components that this project has designed, for a note above the rules."""
        assert isinstance(game, Civolution)
        return explaining.house(self.words, game)

    def points(self, game: Game, event: Event) -> tuple[int, Text] | None:
        return stories.points(game, event)

    def portrait(self, view: State) -> str:
        assert isinstance(view, Exam)
        return portraits.portrait(self.words, view)


def in_front(view: Exam, seat: int) -> int:
    """Whose console lies in front of the one who looks."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else view.players()[0]


@lru_cache(maxsize=16)
def table_of(words: Words) -> Table:
    return Table(words)


def speaking(language: str) -> Table:
    """A Drawing in another language; a new one when its words have been read again."""
    return table_of(words_of(ROOM, language))


_english = speaking(ENGLISH)
words, scene, question, answers = _english.words, _english.scene, _english.question, _english.answers
wishes, detail, story, tips = _english.wishes, _english.detail, _english.story, _english.tips
portrait, house, points, UNASKED = _english.portrait, _english.house, _english.points, _english.UNASKED
