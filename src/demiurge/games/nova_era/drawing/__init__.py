"""Nova Era on the table: the picture of a position, the answers, the journal, what every part says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.nova_era.drawing import answers as answering
from demiurge.games.nova_era.drawing import hand, header, past, questions, seats, tableau
from demiurge.games.nova_era.drawing import portrait as portraits
from demiurge.games.nova_era.drawing import story as stories
from demiurge.games.nova_era.drawing import tips as explaining
from demiurge.games.nova_era.drawing.board import draw_board
from demiurge.games.nova_era.drawing.icons import ICONS as ICONS
from demiurge.games.nova_era.state import Nova, NovaEra
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import ENGLISH, Words, finished, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.scene import SPECTATOR, Answer, Group, Panel, Scene, Tip, Told

ROOM: Final = "demiurge.games.nova_era"
UNIT: Final = "vp"
LANGUAGES: Final = finished(ROOM)


class Table:
    """A Drawing in one language (kit/scene.py says what each part is for)."""

    ICONS = ICONS
    UNIT = UNIT

    def __init__(self, words: Words) -> None:
        self.words = words

    def scene(self, view: State, seat: int) -> Scene:
        """The whole table as one seat sees it; a spectator sees the civilization of whose turn it is, and no hand."""
        assert isinstance(view, Nova)
        w, front = self.words, in_front(view, seat)
        own_hand = [Panel("hand", w("panel-hand"), hand.hand(w, view, seat))] if seat != SPECTATOR else []
        return Scene(
            header=header.header(w, view),
            brief=header.brief(w, view),
            board=draw_board(w, view, seat),
            seats=[seats.seat(w, view, number) for number in range(view.seats)],
            order=seats.order(view),
            panels=[
                Panel("tableau", w("panel-tableau"), tableau.tableau(w, view, front, front == seat)),
                *own_hand,
                Panel("past", w("panel-past"), past.past(w, view, front)),
            ],
        )

    def question(self, view: State, seat: int) -> str:
        assert isinstance(view, Nova)
        return self.words.say(questions.question(view, seat))

    def answers(self, view: State, seat: int) -> list[Group]:
        assert isinstance(view, Nova)
        return answering.answers(self.words, view, seat)

    def wishes(self, view: State, seat: int, place: str) -> list[Answer]:
        assert isinstance(view, Nova)
        return answering.wishes(self.words, view, seat, place)

    def detail(self, view: State, seat: int, of: int) -> str:
        assert isinstance(view, Nova)
        return seats.detail(self.words, view, seat, of)

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        assert isinstance(game, NovaEra)
        return stories.story(game, seat, action, events)

    def points(self, game: Game, event: Event) -> tuple[int, Text] | None:
        return stories.points(event)

    def tips(self, game: Game) -> dict[str, Tip]:
        assert isinstance(game, NovaEra)
        return explaining.tips(self.words, game.box)

    def house(self, game: Game) -> list[str]:
        assert isinstance(game, NovaEra)
        return explaining.house(self.words, game.box)

    def portrait(self, view: State) -> str:
        assert isinstance(view, Nova)
        return portraits.portrait(self.words, view)


def in_front(view: Nova, seat: int) -> int:
    """Whose civilization lies in front of the one who looks."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else view.first


@lru_cache(maxsize=16)
def table_of(words: Words) -> Table:
    return Table(words)


def speaking(language: str) -> Table:
    """A Drawing in another language; a new one when its words have been read again."""
    return table_of(words_of(ROOM, language))


_english = speaking(ENGLISH)
words = _english.words
scene, question, answers, wishes = _english.scene, _english.question, _english.answers, _english.wishes
detail, story, tips, portrait = _english.detail, _english.story, _english.tips, _english.portrait
house, points = _english.house, _english.points
