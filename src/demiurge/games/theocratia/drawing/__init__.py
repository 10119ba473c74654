"""Theocratia on the table: the picture of a position, the answers, the journal, in each language that it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.games.theocratia.box import CIVS
from demiurge.games.theocratia.drawing import (
    answers as answering,
)  # fmt: skip
from demiurge.games.theocratia.drawing import (
    board,
    civ_rows,
    dice_table,
    hand,
    header,
    seats,
    temples,
)
from demiurge.games.theocratia.drawing import (
    portrait as portraits,
)
from demiurge.games.theocratia.drawing import (
    story as stories,
)
from demiurge.games.theocratia.drawing import (
    tips as explaining,
)
from demiurge.games.theocratia.drawing.icons import ICONS
from demiurge.games.theocratia.state import Theocracy, Theocratia
from demiurge.games.theocratia.words import SPOKEN, Words
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State
from demiurge.kit.scene import Answer, Group, Panel, Scene, Tip, Told

UNIT: Final = "vp"
LANGUAGES: Final = tuple(SPOKEN)


class Table:
    """A Drawing in one language (kit/scene.py says what each part is for)."""

    ICONS = ICONS
    UNIT = UNIT

    def __init__(self, words: Words) -> None:
        self.words = words
        self.TINTS = {name: f"var(--c-{civ})" for name, civ in zip(words.parts.SOURCES[1:], CIVS)}  # of the chart

    def phrase(self, english: str) -> str:
        """The shop window's texts (meta.py) in this language."""
        return self.words.parts.phrase(english)

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
                Panel("actions", w.labels.actions_title, dice_table.draw(w, view)),
                Panel("rows", w.labels.rows_title, civ_rows.draw(w, view)),
                Panel("temples", w.labels.temples_title, temples.draw(w, view)),
                Panel("hand", w.labels.hand_title, hand.draw(w, view, seat)),
            ],
        )

    def question(self, view: State, seat: int) -> str:
        return self.words.questions.question(view, seat)

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
        return stories.story(self.words, game, seat, action, events)

    def tips(self, game: Game) -> dict[str, Tip]:
        assert isinstance(game, Theocratia)
        return explaining.tips(self.words, game)

    def house(self, game: Game) -> Sequence[str]:
        """The components that this project has designed, for a note above the rules."""
        assert isinstance(game, Theocratia)
        return explaining.house(self.words, game)

    def points(self, game: Game, event: Event) -> tuple[int, str] | None:
        return self.words.journal.points(game, event)

    def portrait(self, view: State) -> str:
        assert isinstance(view, Theocracy)
        return portraits.portrait(self.words, view)


TABLES: Final = {language: Table(words) for language, words in SPOKEN.items()}
_english = TABLES["en"]
scene, question, answers, wishes = _english.scene, _english.question, _english.answers, _english.wishes
detail, story, tips, portrait = _english.detail, _english.story, _english.tips, _english.portrait
house, points, TINTS = _english.house, _english.points, _english.TINTS


def speaking(language: str) -> Table:
    return TABLES[language]
