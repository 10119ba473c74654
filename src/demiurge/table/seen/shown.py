"""What a page shows, as data: assembled from one seat's View (look.py), turned into markup by the templates.

Nothing of a game's State gets past this module: a template has only what is in here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from demiurge.kit.scene import SPECTATOR, Chip, Group, Heard, Scene, Standing

Reasons = Mapping[tuple[int, ...], str]
"""What is said -> why it is refused."""


@dataclass(frozen=True)
class Person:
    """Who sits on a seat."""

    seat: int
    name: str  # of the person or the bot; "" as long as the seat is free
    kind: str  # "person", "bot" or "free"
    mine: bool = False  # this browser's
    present: bool = False  # has the page open
    stand_in: str = ""  # the bot that plays for a person who left
    asked: bool = False  # owes an answer
    thinking: bool = False  # a bot that is busy with it
    link: str = ""  # the seat's link, for the host only


@dataclass(frozen=True)
class Entry:
    """One answer in the journal."""

    number: int  # of the position after it: 1 for the first answer; 0 for what setting up told
    told: Sequence[Heard]
    time: str  # ISO, UTC
    seat: int = SPECTATOR  # who gave it
    verb: str = ""  # its first word, as far as this seat may know it
    stack: Sequence[object] = ()  # its question, on top of what the game does afterwards; only to tell turns apart


@dataclass(frozen=True)
class Passage:
    """What one answer did, within a line of the journal (telling.py)."""

    key: str
    number: int  # of the position after it
    text: str
    chips: Sequence[Chip[str]]
    places: Sequence[str]
    deeds: str = ""  # the text without the seat, where that is its subject
    goes_on: bool = False  # with the sentence of the passage before it
    stop: str = ""  # what stands behind its chips, where the next passage goes on


@dataclass(frozen=True)
class Sentence:
    """A line of the journal: what a seat did in a row."""

    key: str
    seat: int
    kind: str  # that of Heard
    passages: Sequence[Passage]
    number: int  # of the position after the first answer that it tells of


@dataclass(frozen=True)
class Message:
    """Something said, in the language of who reads it."""

    number: int  # the news that it came with
    name: str
    text: str
    time: str
    seat: int  # -1: a spectator


@dataclass(frozen=True)
class Proposal:
    """Somebody asks to take back more than may be taken back alone, or for a bot in the place of who is away."""

    seat: int
    name: str
    to: int  # the position to go back to
    deed: str  # what would be taken back
    waits_for: Sequence[int]
    mine_to_answer: bool
    of: int = SPECTATOR  # the seat of who is away
    of_name: str = ""


@dataclass(frozen=True)
class Rematch:
    """The game is played once more, at another table."""

    table: str
    name: str  # who asks for it
    seat: str  # of this browser there: "mine", "free" or "taken"


@dataclass(frozen=True)
class Lesson:
    """A step of a guided game, in words; `do`: the text of the answer that it proposes."""

    number: int
    title: str
    idea: str
    fact: str
    why: Sequence[str]
    do: str = ""
    lit: Sequence[str] = ()  # what is seen clearly beside the answer, by its id on the page
    beside: str = ""  # what explains it, with this tag
    tag: str = ""


@dataclass(frozen=True)
class Lessons:
    """What the guide of a table tells now. `before`: the last that it told; `speaks`: whether it is wanted."""

    speaks: bool
    now: Sequence[Lesson] = ()
    before: Lesson | None = None
    total: int = 0


@dataclass(frozen=True)
class Outcome:
    """How the goal of a position was reached: what was done, why it works, and the other ways."""

    deeds: Sequence[str]
    why: Sequence[str]
    points: int
    sources: Sequence[tuple[str, int]]  # of those points, as far as all are known
    others: Sequence[str]
    clauses: Sequence[str]
    best: str = ""  # what the analysis thinks of it
    places: Sequence[str] = ()  # where it was done: ids of elements


@dataclass(frozen=True)
class Exercise:
    """A position that is practised. `hints`: each tells more than the one before; `after`: the next position."""

    id: str
    number: int
    of: int
    goal: str
    ways: int
    hints: Sequence[str]
    verdict: str  # "open", "reached" or "missed"
    after: str = ""
    outcome: Outcome | None = None  # once it is reached


@dataclass(frozen=True)
class Source:
    """Points of one kind, by period, for one seat: a row of the chart at the end."""

    name: str
    by_period: Sequence[int]


@dataclass(frozen=True)
class Result:
    """The end of a game."""

    ranks: Sequence[Sequence[int]]  # seats, the best first; those who share a rank together
    scores: Sequence[int]
    periods: Sequence[str]
    sources: Sequence[Sequence[Source]]  # by seat
    turning_points: Sequence[tuple[int, str]]  # position, sentence with {0} for seats
    standings: Sequence[Sequence[int]] = ()  # by seat and period, where points do not fall as the game goes
    tints: Mapping[str, str] = field(default_factory=dict)  # source -> the colour that the game gives it
    rival: Sequence[Source] = ()  # of whom the game itself plays, where somebody does


@dataclass(frozen=True)
class Shown:
    """The whole page."""

    table: str  # its id, part of the address
    game: str
    title: str  # of the game
    news: int  # of the table: grows with whatever may be seen; the page asks for nothing older
    at: int  # the position that is shown: how many answers were given before it
    last: int  # the newest position
    seat: int  # who looks; -1: a spectator
    mine: Sequence[int]  # all seats of this browser (several on one screen: hot seat)
    curtain: bool  # hide everything until the person of `seat` says that they look
    people: Sequence[Person]
    scene: Scene
    unit: str  # icon of points
    question: str  # "" when this seat is asked nothing
    groups: Sequence[Group]  # the answers; none while looking back
    texts: Mapping[tuple[int, ...], str]  # what is said -> its text, for every answer in the groups
    reasons: Reasons  # for every refusal in the groups
    waiting: Sequence[int]  # who owes an answer at the newest position
    since: str  # since when, ISO UTC
    journal: Sequence[Sentence]
    earlier: int  # the position before the first line; 0: that is where the game began
    known: int  # the position after this seat's last answer; later lines are new to it
    places: Sequence[str]  # what changed since this seat's last answer
    crumbs: Sequence[str]  # what this seat has answered and may still take back, oldest first
    may_undo: str  # "yes", "ask" (the others must agree) or "no"
    why_no_undo: str  # clause, when not "yes"
    may_redo: bool
    proposal: Proposal | None
    messages: Sequence[Message]
    spectators: int
    host: bool  # this browser made the table
    over: bool
    result: Result | None = None
    forked: str = ""  # the table it was forked from
    rematch: Rematch | None = None  # for who played
    alone: str = ""  # where nobody plays in person: "pauses" while nobody looks on, or "goes-on"
    language: str = "en"  # of everything here but what people wrote
    reads: str = "en"  # what who looks reads; the game may not speak it
    languages: Sequence[str] = ("en",)  # those that the table could be shown in
    called: Callable[[str, str], str] | None = None  # an icon of a sentence with its number, for the ear
    given: str = ""  # the answer that was given for this seat unasked, while it could still be the other one
    unasked: str = ""  # what is given for the seats of this browser without asking; "" where nothing is
    gives: bool = False  # whether it is, now
    lost: str = ""  # whose answers would be taken back with this seat's, where nobody is asked for that
    ledger: bool = False  # whether the game can be written as a ledger
    legend: str = ""  # the icon of the button that opens it; "" where there is none
    lessons: Lessons | None = None  # at a guided table
    exercise: Exercise | None = None  # for who practises here
    hints: bool = True  # whether the table gives them
    standing: Standing | None = None  # what those seats may answer once and for all
    wish: str = ""  # and what they wish
    analysed: bool = True  # whether it may be analysed when it is over
    version: int = 0  # of the game, which an answer brings along: something may have been taken back since

    @property
    def judged(self) -> bool:
        """Whether a turn that was practised is over: then the table stands still."""
        return self.exercise is not None and self.exercise.verdict != "open"

    @property
    def live(self) -> bool:
        return self.at == self.last
