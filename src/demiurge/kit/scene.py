"""The parts of a picture, as a game's drawing hands them to whoever shows it (the table, a notebook, a film).

Everything is drawn from a View, so a drawing cannot show what a seat may not see. `seat` is the one who looks, or
SPECTATOR. Markup is a plain `str` that is safe as it stands: text from outside (names in a component file) goes through
`markup.esc`. Names of people never reach a drawing; the table writes them. No `style` attribute and no script: the
table's Content-Security-Policy forbids both. Colours are CSS classes or presentation attributes with custom properties
(`fill="var(--coin)"`), so that light, dark and high contrast are style sheets.

An element that can be clicked has `class="place"` and an id made of its kind and its name in the action text
(`hex-E7`, `power-ACT3`). An element that explains itself has `data-tip="KEY"`, a key of `tips()`; what depends on the
position is a sentence of its own, `data-note="..."`. A piece that should be seen to travel has `data-piece="KEY"`,
unique on the page; from one SVG or panel to another it flies. Where a piece changes its key on the way,
`data-like="KIND"` on both says that the new one may be the old; and what only counts pieces has
`data-store="KIND NAME" data-holds="3"`: they are seen to go there and to come from there. A figure in a seat that
answers may change has `data-figure="NAME"` around its number; in a panel it lies within `data-of="SEAT"`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from demiurge.kernel.chance import SPECTATOR as SPECTATOR
from demiurge.kernel.game import Game, View
from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text

GESTURE: Final = "; "  # between the texts of answers that are given together
MARKS: Final = (
    "<!--marks-->"  # where a board or panel wants the marks of possible answers: in its SVG, above the pieces
)
NO_ANSWER: Final = -1
GHOSTS: Final = '<g class="ghosts"></g>'  # where the ghost of a hovered answer is put: the last thing in an SVG


@dataclass(frozen=True)
class Seat:
    """How one seat looks. The table adds the person's name, whether it is their turn, and the frame around it."""

    title: str  # plain text: "Nomads"; "Seat 2" as long as nothing else is known
    colour: str  # a CSS class that sets --c (the seat's colour) and --on (what is written on it)
    emblem: str  # a small square SVG, class="badge": colour and mark; sized by CSS
    score: int
    sub: str = ""  # one short line beside the person's name: markup
    body: str = ""  # resources, pieces, cards: markup


@dataclass(frozen=True)
class Panel:
    """Something on the table beside the board: a mat, a track, a display. The game's style sheet says how large."""

    key: str  # a CSS id: "cults"
    title: str  # plain text; on a phone it is the name of a tab
    body: str  # markup


@dataclass(frozen=True)
class Scene:
    """A position, as one seat sees it. It does not depend on what may be answered, so equal views share it."""

    header: str  # what the round is and what it rewards, for the top of a wide page: markup
    brief: str  # the same in a few signs, for a phone: markup
    board: str  # one <svg id="board" viewBox="...">, with MARKS and GHOSTS in it
    seats: Sequence[Seat]  # by seat number
    order: Sequence[int]  # the seats in the order in which they are shown
    panels: Sequence[Panel] = ()
    rival: Seat | None = None  # whom the game itself plays, where it can beat its players


Words = TypeVar("Words", Text, str)


class Chip(NamedTuple, Generic[Words]):
    """A signed amount with its icon: a cost (below zero) or a gain."""

    icon: str
    amount: int
    words: Words  # for those who do not see: "2 coins"; a Text until it is said
    harm: bool = False  # more of it is worse, such as unrest: a rise looks like a cost, a fall like a gain


class Answer(NamedTuple):
    """Something a seat may say, or would like to say and may not (then `refusal` is the clause)."""

    action: int
    label: str  # within its group, where the group's title need not be repeated: markup ("H5", a swatch, 1 spade)
    name: str  # alone: plain text ("Dwelling on H5")
    note: str = ""  # one line more: plain text ("swamp to lake, 1 spade")
    places: Sequence[str] = ()  # ids of the elements by which it can be chosen
    chips: Sequence[Chip[str]] = ()
    after: Mapping[str, str] = {}  # figure of the seat -> its text afterwards, where it changes
    ghosts: Mapping[str, str] = {}  # id of an <svg> -> what is put into its GHOSTS while hovered
    marks: Mapping[str, str] = {}  # id of an <svg> -> what lies in its MARKS while it is possible
    refusal: str = ""
    lacks: str = ""  # of a refused one, where only the means are missing: plain text ("2 coins short")
    then: Sequence[int] = ()  # further answers that are given with it, all or none: one gesture for several questions
    light: bool = False  # the beginning of a turn, taken back as easily as it is done: given without a second word
    again: bool = False  # one more way to what an answer of the group says with the same places: no row of its own;
    # whoever reaches for that one, or for its place, is offered both
    ends: bool = False  # the end of the turn and nothing else: a button below the list, given without a second word

    @property
    def said(self) -> tuple[int, ...]:
        return (self.action, *self.then)


@dataclass(frozen=True)
class Group:
    """Answers of one kind, under one heading."""

    key: str  # a CSS id: "build"
    title: str  # plain text: "Build a dwelling"
    icon: str  # markup
    answers: Sequence[Answer]
    picks: bool = False  # short labels side by side instead of one row each
    shown: int = 4  # rows to list; the others are chosen on the board, or by opening the group
    aside: str = ""  # plain text at the right of the heading; by default the number of places


class Told:
    """One line of the journal, without a language, while it grows: what a seat did, or a sentence of its own.

    text: a whole sentence, with {0}, {1}, ... for seats and :coin: for icons; None where it is made of the deeds.
    kind: "" for what somebody did, "period" for a heading such as "Round 3" (then `period` is its short name for the
    axis of a chart), "end" for the end, "step" for what is worth a line only until the deed that it belongs to is told
    ("takes the blue 3", "ends the turn")."""

    def __init__(
        self, seat: int, text: Text | None = None, chips: Sequence[Chip[Text]] = (), places: Sequence[str] = (),
        deeds: Sequence[Text] = (), kind: str = "", period: Text | str = "",
    ) -> None:  # fmt: skip
        self.seat = seat  # whose deed; SPECTATOR: nobody's
        self.text = text
        self.deeds = [*deeds]  # phrases without their subject
        self.chips = [*chips]
        self.places = [*places]
        self.kind = kind
        self.period = period

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.__dict__})"

    def add(self, deed: Text, *places: str, chips: Sequence[Chip[Text]] = ()) -> None:
        """A deed is told once, however often it comes."""
        if deed not in self.deeds:
            self.deeds.append(deed)
        for place in places:
            if place not in self.places:
                self.places.append(place)
        if chips:
            self.chips += chips

    def add_to(self, deed: Text, *places: str) -> None:
        """`damages Irrigation`, then Theater: `damages Irrigation and Theater`. The deed has one argument, a list."""
        if self.deeds and self.deeds[-1].id == deed.id:
            ((key, before),), ((_, more),) = self.deeds.pop().args, deed.args
            assert isinstance(before, tuple)
            assert isinstance(more, tuple)
            deed = Text(deed.id, ((key, (*before, *more)),))
        self.add(deed, *places)


class Heard(NamedTuple):
    """The same in the reader's language (`saying.said`)."""

    seat: int
    text: str
    deeds: str = ""  # the same without the seat, where the seat is its subject
    chips: Sequence[Chip[str]] = ()
    places: Sequence[str] = ()
    kind: str = ""
    period: str = ""


class Standing(NamedTuple):
    """Questions that a seat may answer once and for all: what they are about, and what it may wish. The first wish is
    "", to be asked."""

    title: str
    wishes: Mapping[str, str]  # as the table keeps it -> its words


@dataclass(frozen=True)
class Tip:
    """What a component says of itself when it is hovered: plain text, and the clauses that speak of it."""

    title: str
    text: str
    clauses: Sequence[str] = ()


@dataclass(frozen=True)
class Component:
    """An entry of a game's component files by itself, away from any table: what it says, and how it looks."""

    tip: Tip
    picture: str = ""  # markup; nothing where the table draws it nowhere by itself


class Drawing(Protocol):
    """What `plain.drawing_of(game, language)` offers. A style sheet `style.css` lies beside it.

    A game's faculty `drawing` has a `PAINTER` (painter.Painter), of which it is made. It says its words by `words`, a
    `speech.Words`, which also say what it only tells: Texts. Its clauses in another language are `rules.ru.md` beside
    `rules.md`.

    It may also have `points(game, event)` for the chart at the end: how many an event tells of and the Text of what
    for, or None; `house(game)`: a line for each component that was designed here because the printed one is not
    public; `why(view, seat, answer)`: why an answer is refused, to a person, or "" where the clause says it;
    `TINTS`: Text of what points are for -> the colour that it has in the chart; `UNASKED`: what is given for
    people without asking, where a question has an answer that is `usual` (Decision), as the switch of this wish says
    it; `standing(game)`: what a seat may answer once and for all (Standing), and `granted(view, seat, wish)`: what such
    a wish answers now, or NO_ANSWER; `rival(view)`: whom the game itself plays (Scene), for who needs no
    picture; `legend(view, seat)`: its signs and what is looked up most (legend.Legend), where `LEGEND`, the icon of
    the button that opens it, is not empty; `called(icon, n)`: an icon of a told sentence and the number before it, in
    words for who cannot see it; `SKETCHED`: options whose values differ for the eye, such as maps, and
    `sketch(game, option)`: what that option of a Game looks like, as one small SVG; `component(game, file, name)`: an
    entry of its component files by itself (Component), or None."""

    ICONS: dict[str, str]  # the game's own icons, as the inside of a 24x24 <symbol>; the kit's need not be repeated
    UNIT: str  # the icon of points: "vp"

    def scene(self, view: View, seat: int) -> Scene: ...

    def question(self, view: View, seat: int) -> str:
        """What the seat is asked now: plain text."""

    def answers(self, view: View, seat: int) -> list[Group]:
        """All that the seat may say now, each exactly once, and what it could wish for and may not. Gestures of several
        answers (`then`) come in addition."""

    def wishes(self, view: View, seat: int, place: str) -> list[Answer]:
        """What somebody who clicks a place might want there, allowed or not, the likeliest first."""

    def detail(self, view: View, seat: int, of: int) -> str:
        """Everything about one seat, for who wants to look closer (its mat, its cards): markup."""

    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        """What one answer did, told. `action` is -1 for what happened while setting up, or for a secret answer."""

    def tips(self, game: Game) -> dict[str, Tip]: ...

    def portrait(self, view: View) -> str:
        """The board with the scores as one SVG for films and thumbnails, in classes and custom properties as ever."""
