"""A game's drawing, said once: which room its words are in, what its State and its Game are, and a function for each
part of it. It has no language; `drawing_of(game, language)` (kit/plain.py) makes the Drawing in one.

    PAINTER: Final = Painter(
        room="lantern_isles", state=Isles, game=Box, icons=ICONS,
        scene=scene, question=questions.question, answers=answers.answers, wishes=answers.wishes,
        detail=seats.detail, story=story.story, points=story.points, tips=tips.tips, portrait=portrait.portrait,
    )

That is all that a module `drawing` has to offer. Each function gets the words `w`, if it says something, and the game's
own State, which is always a View (scene.Drawing says what each is for)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Generic, TypeVar

from demiurge.kernel.game import Game, View
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import ENGLISH, Words, finished, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, Value
from demiurge.kit.legend import Legend
from demiurge.kit.refusals import has_message, reason
from demiurge.kit.scene import NO_ANSWER, SPECTATOR, Answer, Component, Group, Scene, Seat, Standing, Tip, Told

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=Game)
Points = tuple[int, Text]  # how many, and what for


def no_points(event: Event) -> Points | None:
    return None


def no_rival(w: Words, state: State) -> Seat | None:
    return None


def no_facts(view: State, seat: int, answer: Answer) -> Mapping[str, Value]:
    return {}


def no_house(w: Words, game: Game) -> Sequence[str]:
    return ()


def no_name(icon: str, n: int | None) -> Text:
    return Text("", plain=icon if n is None else f"{n} {icon}")


def no_standing(w: Words, game: Game) -> Standing | None:
    return None


def tip_names(name: str) -> tuple[str, ...]:
    """How the key of an entry's tip may end: as the entry is called, or by its number (`F4`, `settlement_1`), or where
    several of a kind have one tip, by the kind (`gorge_2`)."""
    letters = name.rstrip("0123456789")
    number, kind = name[len(letters) :], letters.removesuffix("_")
    return name, name.lower(), name.replace("_", "-"), *([number, kind] if number and kind else [])


def not_drawn(w: Words, game: Game, file: str, name: str) -> str:
    return ""


def not_granted(view: State, seat: int, wish: str) -> int:
    return NO_ANSWER


@dataclass(frozen=True, eq=False)
class Painter(Generic[S, G]):
    room: str  # the package whose messages are said
    state: type[S]
    game: type[G]
    icons: dict[str, str]
    scene: Callable[[Words, S, int], Scene]
    question: Callable[[S, int], Text]
    answers: Callable[[Words, S, int], list[Group]]  # asked for a seat that owes an answer
    wishes: Callable[[Words, S, int, str], list[Answer]]  # asked for a seat
    detail: Callable[[Words, S, int, int], str]
    story: Callable[[G, int, int, Sequence[Event]], list[Told]]
    tips: Callable[[Words, G], dict[str, Tip]]
    portrait: Callable[[Words, S], str]
    points: Callable[[Event], Points | None] = no_points
    house: Callable[[Words, G], Sequence[str]] = no_house
    rival: Callable[[Words, S], Seat | None] = no_rival  # whom the game itself plays; its message is `rival`
    facts: Callable[[S, int, Answer], Mapping[str, Value]] = no_facts  # for the message of why it is refused
    unit: str = "vp"
    unasked: str = ""  # the message that says what is given without asking
    standing: Callable[[Words, G], Standing | None] = no_standing
    granted: Callable[[S, int, str], int] = not_granted
    legend: Callable[[Words, S, int], Legend] | None = None
    legend_icon: str = "legend"  # of the button that opens it
    tints: Mapping[Text, str] = field(default_factory=dict)  # of what points are for, in the chart
    called: Callable[[str, int | None], Text] = no_name  # so many of what an icon in a sentence shows, or just one kind
    sketches: Mapping[str, Callable[[G], str]] = field(default_factory=dict)  # by the option whose values they show
    entries: Mapping[str, str] = field(default_factory=dict)  # component file -> how the keys of its tips begin
    picture: Callable[[Words, G, str, str], str] = not_drawn  # of an entry of a component file

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Those that are offered to readers; English first."""
        return finished(self.room)

    def speaking(self, language: str = ENGLISH) -> Painting[S, G]:
        """The Drawing in a language; a new one when its words have been read again."""
        return painting(self, words_of(self.room, language))


@lru_cache(maxsize=64)
def painting(painter: Painter[S, G], words: Words) -> Painting[S, G]:
    return Painting(painter, words)


class Painting(Generic[S, G]):
    """A Drawing in one language. Here, and nowhere else, a View becomes the State that the game's functions know."""

    def __init__(self, painter: Painter[S, G], words: Words) -> None:
        self.painter, self.words = painter, words
        self.ICONS, self.UNIT, self.TINTS = painter.icons, painter.unit, painter.tints
        self.UNASKED = words.say(Text(painter.unasked)) if painter.unasked else ""
        self.SKETCHED = tuple(painter.sketches)
        self.LEGEND = painter.legend_icon if painter.legend else ""

    def scene(self, view: View, seat: int) -> Scene:
        return self.painter.scene(self.words, self.own(view), seat)

    def question(self, view: View, seat: int) -> str:
        return self.words.shown(self.painter.question(self.own(view), seat))

    def answers(self, view: View, seat: int) -> list[Group]:
        return self.painter.answers(self.words, self.own(view), seat) if seat in view.waiting() else []

    def wishes(self, view: View, seat: int, place: str) -> list[Answer]:
        return self.painter.wishes(self.words, self.own(view), seat, place) if seat != SPECTATOR else []

    def why(self, view: View, seat: int, answer: Answer) -> str:
        """Why it is refused; nothing where the game has no message for the clause."""
        if not has_message(self.words, answer.refusal):
            return ""
        return reason(self.words, answer.refusal, self.painter.facts(self.own(view), seat, answer))

    def called(self, icon: str, n: str) -> str:
        """An icon of a sentence and the number before it, for who cannot see it."""
        said = self.words.say(self.painter.called(icon, int(n) if n else None))
        return said[:1].lower() + said[1:]

    def detail(self, view: View, seat: int, of: int) -> str:
        return self.painter.detail(self.words, self.own(view), seat, of)

    def portrait(self, view: View) -> str:
        return self.painter.portrait(self.words, self.own(view))

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        return self.painter.story(self.box(game), seat, action, events)

    def points(self, game: Game, event: Event) -> Points | None:
        return self.painter.points(event)

    def rival(self, view: View) -> Seat | None:
        return self.painter.rival(self.words, self.own(view))

    def tips(self, game: Game) -> dict[str, Tip]:
        return self.painter.tips(self.words, self.box(game))

    def standing(self, game: Game) -> Standing | None:
        return self.painter.standing(self.words, self.box(game))

    def granted(self, view: View, seat: int, wish: str) -> int:
        return self.painter.granted(self.own(view), seat, wish)

    def legend(self, view: View, seat: int) -> Legend | None:
        draw = self.painter.legend
        return draw(self.words, self.own(view), seat) if draw else None

    def sketch(self, game: Game, option: str) -> str:
        return self.painter.sketches[option](self.box(game))

    def titles(self, game: Game) -> dict[tuple[str, str], str]:
        """What the entries of the component files are called, by file and name, as far as they have a tip."""
        tips, found = self.tips(game), dict[tuple[str, str], str]()
        for file, start in self.painter.entries.items():
            for key, tip in tips.items():
                if key.startswith(start):
                    found[file, key.removeprefix(start)] = tip.title
        return found

    def component(self, game: Game, file: str, name: str) -> Component | None:
        """An entry of a component file by itself; None where it has no tip."""
        start = self.painter.entries.get(file)
        tips = {} if start is None else self.tips(game)
        tip = next((tips[f"{start}{one}"] for one in tip_names(name) if f"{start}{one}" in tips), None)
        return None if tip is None else Component(tip, self.painter.picture(self.words, self.box(game), file, name))

    def house(self, game: Game) -> Sequence[str]:
        return self.painter.house(self.words, self.box(game))

    def own(self, view: View) -> S:
        assert isinstance(view, self.painter.state)
        return view

    def box(self, game: Game) -> G:
        assert isinstance(game, self.painter.game)
        return game


def in_front(view: State, seat: int, otherwise: int) -> int:
    """Whose things lie in front of who looks: the own ones; for a spectator those of whose turn it is, and those of
    `otherwise` where nobody is asked."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else otherwise
