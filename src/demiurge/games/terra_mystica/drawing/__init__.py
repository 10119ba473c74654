"""Terra Mystica on the table: the picture of a position, the answers, the journal, in each language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import passing
from demiurge.games.terra_mystica.drawing import answers as answering
from demiurge.games.terra_mystica.drawing import mat, panels, questions, seats
from demiurge.games.terra_mystica.drawing import portrait as portraits
from demiurge.games.terra_mystica.drawing import story as stories
from demiurge.games.terra_mystica.drawing import tips as explaining
from demiurge.games.terra_mystica.drawing.board import draw_board
from demiurge.games.terra_mystica.drawing.cult_board import draw_cults
from demiurge.games.terra_mystica.drawing.icons import ICONS
from demiurge.games.terra_mystica.state import Mystica, TerraMystica
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import ENGLISH, Words, finished, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.scene import SPECTATOR, Answer, Group, Panel, Scene, Tip, Told

ROOM: Final = "demiurge.games.terra_mystica"
UNIT: Final = "vp"
LANGUAGES: Final = finished(ROOM)


class Table:
    """A Drawing in one language (kit/scene.py says what each part is for)."""

    ICONS = ICONS
    UNIT = UNIT

    def __init__(self, words: Words) -> None:
        self.words = words

    def scene(self, view: State, seat: int) -> Scene:
        """The whole table as one seat sees it; a spectator sees the mat of whose turn it is."""
        assert isinstance(view, Mystica)
        w = self.words
        return Scene(
            header=panels.header(w, view),
            brief=panels.brief(w, view),
            board=draw_board(w, view),
            seats=[seats.seat(w, view, number) for number in range(view.seats)],
            order=passing.turn_order(view),
            panels=[
                Panel("strip", w("panel-strip"), panels.strip(w, view, seat)),
                Panel("mat", w("panel-mat"), mat.mat(w, view, in_front(view, seat), True)),
                Panel("cults", w("panel-cults"), draw_cults(w, view)),
            ],
        )

    def question(self, view: State, seat: int) -> str:
        assert isinstance(view, Mystica)
        return self.words.say(questions.question(view, seat))

    def answers(self, view: State, seat: int) -> list[Group]:
        assert isinstance(view, Mystica)
        return answering.answers(self.words, view, seat)

    def wishes(self, view: State, seat: int, place: str) -> list[Answer]:
        assert isinstance(view, Mystica)
        return answering.wishes(self.words, view, seat, place)

    def detail(self, view: State, seat: int, of: int) -> str:
        assert isinstance(view, Mystica)
        return mat.detail(self.words, view, of)

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        assert isinstance(game, TerraMystica)
        return stories.story(game, seat, action, events)

    def points(self, game: Game, event: Event) -> tuple[int, Text] | None:
        return stories.points(game, event)

    def tips(self, game: Game) -> dict[str, Tip]:
        assert isinstance(game, TerraMystica)
        return explaining.tips(self.words, game)

    def portrait(self, view: State) -> str:
        assert isinstance(view, Mystica)
        return portraits.portrait(self.words, view)


def in_front(view: Mystica, seat: int) -> int:
    """Whose mat lies in front of the one who looks."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else view.first


@lru_cache(maxsize=16)
def table_in(words: Words) -> Table:
    return Table(words)


def speaking(language: str) -> Table:
    return table_in(words_of(ROOM, language))


_english = speaking(ENGLISH)
words, scene, question, answers = _english.words, _english.scene, _english.question, _english.answers
wishes, detail, story, points = _english.wishes, _english.detail, _english.story, _english.points
tips, portrait = _english.tips, _english.portrait
