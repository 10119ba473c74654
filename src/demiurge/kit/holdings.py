"""What a seat has, for who reckons what it is worth: a game's faculty `holdings` names it once as HOLDINGS.

The game says what there is and how one more of it would look; what that is worth is asked of whoever judges positions.
A game without it still has its points."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.faculties import faculty_of

S = TypeVar("S", bound=State)
NOTHING_LIKE_IT: Final = re.compile(r"(?!)")


@dataclass(frozen=True)
class Good(Generic[S]):
    """count: how many a seat has; add: one more on a copy of the position, which the caller made. burden: one would
    rather not have it."""

    icon: str
    said: Callable[[int], Text]  # `2 workers`
    count: Callable[[S, int], int]
    add: Callable[[S, int], None]
    burden: bool = False


class Gift(NamedTuple):
    """What a seat got because of somebody else."""

    giver: int
    icon: str  # of the good
    n: int


class Left(NamedTuple):
    """What a seat has not made of its game: points that it would have counted with a little more, as the rules count
    in the end; said: of what, and how much more."""

    points: int
    said: Text


class Unspent(NamedTuple):
    """What a seat could still have used when its game was over."""

    n: int
    said: Text


def no_gift(event: Event) -> Gift | None:
    return None


def no_sources(s: State, seat: int) -> Mapping[Text, int]:
    return {}


def no_income(s: State, seat: int) -> Mapping[str, int]:
    return {}


def no_rounds(s: State) -> int:
    return 0


def no_places(s: State, seat: int) -> Sequence[int]:
    return ()


def nothing_free(s: State) -> Mapping[str, Text]:
    return {}


def not_taken(s: State, thing: str) -> None:
    return None


def nothing_barred(s: State, seat: int) -> Sequence[Text]:
    return ()


def nothing_left(s: State, seat: int) -> Sequence[Left]:
    return ()


def nothing_unspent(s: State, seat: int) -> Sequence[Unspent]:
    return ()


def not_closed(s: State, seat: int, place: int) -> None:
    return None


def nameless(place: int) -> str:
    return str(place)


@dataclass(frozen=True)
class Holdings(Generic[S]):
    """goods; income: by the icon of a good, how many come with every round, and for how many rounds; places: where the
    seat may come to stand, and how the position looks to it where one of them is closed. free: what lies there for
    whoever takes it first, by the word for it in the text of an answer; take: as if somebody else had it.

    sources: the points that a game counts only in the end, as they stand; barred: those that a seat cannot have,
    whatever it does. given: what an event tells of that comes from somebody else. left: of a game that is over;
    unspent: of the position in which a seat has given its last answer.

    where: what in the text of an answer names a place, so that answers which differ in nothing else are alike; minor:
    answers that only prepare or end something, and make no plan another one; contested: answers that take something
    which a rival could take instead."""

    goods: Sequence[Good[S]] = ()
    income: Callable[[S, int], Mapping[str, int]] = no_income
    rounds: Callable[[S], int] = no_rounds
    places: Callable[[S, int], Sequence[int]] = no_places
    close: Callable[[S, int, int], None] = not_closed
    place: Callable[[int], str] = nameless
    free: Callable[[S], Mapping[str, Text]] = nothing_free
    take: Callable[[S, str], None] = not_taken
    sources: Callable[[S, int], Mapping[Text, int]] = no_sources
    given: Callable[[Event], Gift | None] = no_gift
    barred: Callable[[S, int], Sequence[Text]] = nothing_barred
    left: Callable[[S, int], Sequence[Left]] = nothing_left
    unspent: Callable[[S, int], Sequence[Unspent]] = nothing_unspent
    where: re.Pattern[str] = NOTHING_LIKE_IT
    minor: re.Pattern[str] = NOTHING_LIKE_IT
    contested: re.Pattern[str] = NOTHING_LIKE_IT

    def said(self, icon: str, n: int) -> Text:
        """So many of a good."""
        return next(good.said(n) for good in self.goods if good.icon == icon)

    def alike(self, texts: Sequence[str]) -> str:
        """The same for answers that differ only in their places and in what is minor."""
        kept = [text for text in texts if not self.minor.match(text)] or texts
        return "; ".join(" ".join(self.where.sub("", text).split()) for text in kept)


NOTHING: Final = Holdings[State]()


def holdings_of(game: Game) -> Holdings[State]:
    found = faculty_of(game, "holdings")
    if found is None:
        return NOTHING
    own: Holdings[State] = found.HOLDINGS
    return own
