"""What can be taken in a game, for who counts what becomes of it: a game's faculty `shelf` names it once as SHELF. A
component is called by the name of its entry in the component files.

A game without it still has answers that name a component: whoever gives one first has taken it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from demiurge.kernel.game import Game
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.faculties import faculty_of

S = TypeVar("S", bound=State)
ANY: Final = re.compile("")
NONE: Final = re.compile(r"(?!)")


def nothing_there(s: State, seat: int, action: int) -> str:
    return ""


def no_group(file: str, entry: Mapping[str, Any]) -> Text | None:
    """What stands in one file belongs together."""
    return None


def first_asked(s: State) -> int:
    """Who begins, where a game does not say it."""
    return s.waiting()[0]


@dataclass(frozen=True)
class Shelf(Generic[S]):
    """takes: the answers that take the component which they name; places: those that name only where it lies, there:
    what that is, and files: where such components are described. starts: the answers by which a seat chooses what it
    begins with. begins: the seat that is first in the first round, asked at the start. group: components that are
    compared with one another, by the file and the fields of an entry."""

    takes: re.Pattern[str] = ANY
    places: re.Pattern[str] = NONE
    there: Callable[[S, int, int], str] = nothing_there
    files: Sequence[str] = ()
    starts: re.Pattern[str] = NONE
    begins: Callable[[S], int] = first_asked
    group: Callable[[str, Mapping[str, Any]], Text | None] = no_group


BARE: Final = Shelf[State]()


def shelf_of(game: Game) -> Shelf[State]:
    found = faculty_of(game, "shelf")
    if found is None:
        return BARE
    own: Shelf[State] = found.SHELF
    return own
