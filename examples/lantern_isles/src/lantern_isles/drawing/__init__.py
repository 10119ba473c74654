"""Lantern Isles at the table: every name here is one of `demiurge.kit.scene.Drawing`, which says what it is for.

Read `board.py`, then `panels.py` (the picture), `answers.py` (what can be done), `story.py` and `tips.py` (what is
said). Nothing here decides anything: the rules do, and the drawing asks them. Nor is there a word here: all of them are
in `words/en.ftl`, and `w` says them, in the language of who reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import Words, finished, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.scene import SPECTATOR, Answer, Group, Scene, Tip, Told

from ..components import Box
from ..state import Isles
from . import answers as answering
from . import board, panels
from . import story as telling
from . import tips as explaining
from .icons import ICONS

__all__ = [
    "ICONS", "LANGUAGES", "UNIT", "answers", "detail", "points", "portrait", "question", "scene", "speaking", "story",
    "tips", "wishes", "words",
]  # fmt: skip

ROOM: Final = "lantern_isles"  # the package whose messages are said
LANGUAGES: Final = finished(ROOM)
UNIT: Final = "vp"


@dataclass(frozen=True)
class Table:
    """A Drawing in one language."""

    words: Words

    ICONS = ICONS
    UNIT = UNIT

    def scene(self, view: State, seat: int) -> Scene:
        """The whole table as one seat sees it. Who only looks on has no hand, so there is no panel for one."""
        assert isinstance(view, Isles)
        w = self.words
        return Scene(
            header=panels.header(w, view),
            brief=panels.brief(w, view),
            board=board.draw_board(w, view),
            seats=[panels.seat(w, view, number) for number in range(view.seats)],
            order=range(view.seats),
            panels=([panels.hand(w, view, seat)] if seat != SPECTATOR else []) + [panels.supply(w, view)],
        )

    def question(self, view: State, seat: int) -> str:
        return self.words.say(answering.question(view, seat))

    def answers(self, view: State, seat: int) -> list[Group]:
        assert isinstance(view, Isles)
        return answering.answers(self.words, view, seat)

    def wishes(self, view: State, seat: int, place: str) -> list[Answer]:
        assert isinstance(view, Isles)
        return answering.wishes(self.words, view, seat, place)

    def detail(self, view: State, seat: int, of: int) -> str:
        assert isinstance(view, Isles)
        return panels.detail(self.words, view, of)

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        assert isinstance(game, Box)
        return telling.story(game, seat, action, events)

    def points(self, game: Game, event: Event) -> tuple[int, Text] | None:
        return telling.points(event)

    def tips(self, game: Game) -> dict[str, Tip]:
        assert isinstance(game, Box)
        return explaining.tips(self.words, game)

    def portrait(self, view: State) -> str:
        assert isinstance(view, Isles)
        return board.portrait(self.words, view)


def speaking(language: str) -> Table:
    return Table(words_of(ROOM, language))


# The faculty is this module: it is the Drawing in English.
_english = speaking(LANGUAGES[0])
words, scene, question, answers = _english.words, _english.scene, _english.question, _english.answers
wishes, detail, portrait = _english.wishes, _english.detail, _english.portrait
story, points, tips = _english.story, _english.points, _english.tips
