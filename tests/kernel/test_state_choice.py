"""A Choice: a question whose list of answers is its law, too."""

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import Chance
from demiurge.kernel.state import NOT_ASKED, Choice, State

SPACE = ActionSpace()
WAIT = SPACE.word("wait")
PICK = SPACE.verb("pick", ["1", "2", "3"])


class Shelf(State):
    left: list[int]


def shelf(seats: int, left: list[int]) -> Shelf:
    s = Shelf()
    s.seats, s.left = seats, left
    return s


class Pick(Choice[Shelf]):
    verb = PICK
    clause = "X-1.1"

    def answers(self, s: Shelf) -> list[int]:
        return [PICK.of(n) for n in s.left]

    def take(self, s: Shelf, action: int) -> None:
        s.left.remove(PICK.at(action))


def test_what_is_not_in_the_list_is_forbidden_by_the_clause_or_not_asked_for() -> None:
    s = shelf(2, [0, 2])
    s.begin(Pick(1), Chance(0))
    assert s.refuse(1, PICK.of(0)) is None
    assert s.refuse(1, PICK.of(1)) == "X-1.1"
    assert s.refuse(1, WAIT) == NOT_ASKED
    s.apply(1, PICK.of(2), Chance(0))
    assert s.left == [0]
    assert s.over()


def test_seats_sit_in_a_ring_and_an_event_needs_a_journal() -> None:
    s = shelf(4, [])
    assert s.seats_from(2) == [2, 3, 0, 1]
    s.tell("nothing", 0, [])
