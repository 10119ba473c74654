"""State: Steps run, questions wait, lanes go on side by side."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel.chance import NO_CHANCE, Chance, Script
from demiurge.kernel.game import view
from demiurge.kernel.journal import Journal
from demiurge.kernel.state import LATER, Await, Decision, State, Step, Stuck
from tests.kernel.toys import (
    ASK,
    BUY,
    EARN,
    WHISPER,
    Ask,
    AskAndRoll,
    AskLater,
    Buy,
    Give,
    GiveNote,
    Lapse,
    Note,
    Roll,
    Toys,
    Whisper,
    say,
    toys,
)
from tests.rules import rule


# ---- Steps
def test_steps_run_by_themselves_until_a_question_waits() -> None:
    s = toys(Note(1), Note(2), Ask(0, 10, 2), Note(3))
    assert s.said == [1, 2]
    assert s.waiting() == [0]
    say(s, 0, 11)
    assert s.said == [1, 2, 11, 3]
    assert s.over()


class Nested(Step[Toys]):
    def run(self, s: Toys) -> None:
        s.push(Note(2))
        s.push(Note(1))


def test_what_a_step_pushes_ends_before_the_next_begins() -> None:
    assert toys(Nested(), Note(3)).said == [1, 2, 3]


def test_a_game_without_questions_is_over_at_once() -> None:
    s = toys(Note(1))
    assert s.over()
    assert s.waiting() == []


def test_a_step_that_does_nothing_of_its_own_is_an_error() -> None:
    with pytest.raises(NotImplementedError):
        toys(Step[Toys]())


# ---- questions
def test_a_question_with_one_answer_is_answered_by_itself() -> None:
    s = toys(Ask(0, 10, 1), Ask(1, 20, 2))
    assert s.said == [10]
    assert s.waiting() == [1]


def test_a_secret_question_with_one_answer_is_asked() -> None:
    s = toys(Whisper(0, 10, 1))
    assert s.waiting() == [0]
    assert s.answers(0) == [10]


def test_a_question_that_may_lapse_lapses_without_an_answer() -> None:
    assert toys(Lapse(0, 10, 0), Note(1)).said == [99, 1]


def test_another_question_without_an_answer_is_a_mistake_that_names_it() -> None:
    with pytest.raises(Stuck, match="Ask has no answer for seat 1"):
        toys(Ask(1, 10, 0))


def test_an_unwritten_question_is_an_error() -> None:
    asked = Decision[State](0)
    s = toys()
    with pytest.raises(NotImplementedError):
        asked.answers(s)
    with pytest.raises(NotImplementedError):
        asked.refuse(s, 0)
    with pytest.raises(NotImplementedError):
        asked.take(s, 0)


def test_the_table_asks_one_question_at_a_time() -> None:
    s = toys(Ask(0, 10, 2), Ask(1, 20, 2))
    assert s.waiting() == [0]
    assert s.answers(1) == []
    assert s.questions(1) == []


# ---- refusing
@rule("K-1")
def test_an_answer_to_no_question_of_the_seat_is_refused() -> None:
    s = toys(Ask(0, 10, 2))
    assert s.refuse(0, 10) is None
    assert s.refuse(0, 12) == "K-1"


@rule("K-2")
def test_a_seat_that_owes_no_answer_is_refused() -> None:
    assert toys(Ask(0, 10, 2)).refuse(1, 10) == "K-2"


@rule("K-7")
def test_every_answer_is_refused_when_the_game_is_over() -> None:
    s = toys(Ask(0, 10, 2))
    say(s, 0, 10)
    assert [s.refuse(seat, 10) for seat in range(2)] == ["K-7", "K-7"]


def test_applying_an_answer_of_a_seat_that_is_not_asked_fails_loudly() -> None:
    s = toys(Ask(0, 10, 2))
    with pytest.raises(AssertionError, match="the seat is not asked"):
        say(s, 1, 10)


# ---- lanes
def test_an_open_question_waits_beside_the_table() -> None:
    s = toys(Give(ASK, 1, 20, 2), Ask(0, 10, 2), Note(1))
    assert s.waiting() == [1, 0]
    say(s, 0, 10)
    assert s.said == [10, 1]
    assert s.waiting() == [1]
    assert not s.over()
    say(s, 1, 21)
    assert s.said == [10, 1, 21]
    assert s.over()


def test_what_a_seat_was_given_first_it_resolves_first() -> None:
    s = toys(Give(ASK, 1, 20, 2), Give(ASK, 1, 30, 2), Give(ASK, 1, 40, 2))
    for action in (21, 30, 41):
        assert action in s.answers(1)
        say(s, 1, action)
    assert s.said == [21, 30, 41]


def test_await_holds_the_table_until_no_seat_owes_anything() -> None:
    s = toys(Give(ASK, 0, 10, 2), Give(ASK, 1, 20, 2), Await(), Note(1))
    say(s, 1, 20)
    assert s.said == [20]
    say(s, 0, 10)
    assert s.said == [20, 10, 1]


def test_await_goes_on_at_once_when_nobody_owes_anything() -> None:
    assert toys(Await(), Note(1)).said == [1]


def test_a_step_in_a_seats_lane_runs_by_itself_and_frees_the_table() -> None:
    assert toys(GiveNote(1, 5), GiveNote(0, 4), Await(), Note(6)).said == [4, 5, 6]


@given(st.permutations(range(4)))
def test_everybody_answers_at_once_in_any_order(order: list[int]) -> None:
    program: list[Step[Toys]] = [Give(WHISPER, seat, 10 * seat, 3) for seat in range(4)]
    s = toys(*program, Await(), Note(1), seats=4)
    for done, seat in enumerate(order):
        assert sorted(s.waiting()) == sorted(order[done:])
        assert 1 not in s.said
        say(s, seat, 10 * seat + 2)
    assert s.said == [10 * seat + 2 for seat in order] + [1]


def test_late_answers_come_before_the_tables_question() -> None:
    s = toys(Give(ASK, 2, 20, 2), Give(ASK, 1, 10, 2), Ask(0, 0, 2), seats=3)
    assert s.waiting() == [1, 2, 0]


# ---- a seat that owes two answers at once
def two() -> Toys:
    """Seat 1 holds an open offer (20, 21) and is asked by the table (10, 11, 12)."""
    return toys(Give(ASK, 1, 20, 2), Ask(1, 10, 3), Note(1))


def test_a_seat_may_owe_two_answers_and_is_named_once() -> None:
    s = two()
    assert s.waiting() == [1]
    assert [type(question) for question in s.questions(1)] == [Ask, Ask]
    assert s.decision(1) is s.questions(1)[0]
    assert s.answers(1) == [20, 21, 10, 11, 12]


def test_it_may_answer_its_offer_first() -> None:
    s = two()
    say(s, 1, 21)
    assert s.said == [21]
    assert s.answers(1) == [10, 11, 12]
    say(s, 1, 12)
    assert s.said == [21, 12, 1]
    assert s.over()


def test_it_may_answer_the_table_first_and_the_game_goes_on() -> None:
    s = two()
    say(s, 1, 12)
    assert s.said == [12, 1]
    assert s.waiting() == [1]
    assert s.answers(1) == [20, 21]
    say(s, 1, 20)
    assert s.over()


@rule("K-1")
def test_of_two_questions_either_may_take_the_answer() -> None:
    s = two()
    assert [action for action in range(100) if s.refuse(1, action) is None] == [10, 11, 12, 20, 21]
    assert s.refuse(1, 22) == "K-1"


def test_the_refusal_is_that_of_the_question_the_answer_was_meant_for() -> None:
    for s in (toys(Give(ASK, 1, 20, 2), Buy(1), purse=1), toys(Give(BUY, 1, 0, 0), Ask(1, 20, 2), purse=1)):
        assert s.refuse(1, 3) == "TOY-1"
        assert s.refuse(1, 20) is None
        assert s.refuse(1, 1) is None
        assert s.refuse(1, 9) == "K-1"


def test_each_answer_goes_to_the_lane_of_its_own_question() -> None:
    s = two()
    assert [s.lane_of(1, action) for action in (10, 11, 12, 20, 21)] == [2, 2, 2, 1, 1]


def test_an_answer_to_both_questions_is_counted_once_and_goes_to_the_offer() -> None:
    s = toys(Give(ASK, 1, 10, 2), Ask(1, 11, 2))
    assert s.answers(1) == [10, 11, 12]
    assert s.lane_of(1, 11) == 1
    say(s, 1, 11)
    assert s.answers(1) == [11, 12]
    say(s, 1, 11)
    assert s.over()


class GiveTo(Step[Toys]):
    """Opens a question to one seat in the lane of another."""

    def __init__(self, lane: int, seat: int, first: int) -> None:
        self.lane, self.seat, self.first = lane, seat, first

    def run(self, s: Toys) -> None:
        s.open(self.lane, Ask(self.seat, self.first, 2))


@given(st.permutations([20, 30, 40]))
def test_three_questions_may_be_answered_in_any_order(order: list[int]) -> None:
    s = toys(GiveTo(0, 1, 20), GiveTo(1, 1, 30), Ask(1, 40, 2))
    assert s.waiting() == [1]
    assert s.answers(1) == [20, 21, 30, 31, 40, 41]
    for action in order:
        assert s.lane_of(1, action) == action // 10 - 2
        say(s, 1, action)
    assert s.said == order
    assert s.over()


def test_answers_left_for_later_are_found_once_and_only_when_they_are_wanted() -> None:
    s = toys(AskLater(1, 10, 3), Ask(0, 20, 2))
    copy = s.clone()
    assert s.waiting() == [1]
    assert s.refuse(1, 12) is None
    assert s.refuse(1, 13) == "K-1"
    assert s.purse == [0, 0]
    assert s.answers(1) == s.answers(1) == s.choices(2) == [10, 11, 12]
    assert s.purse == [0, 1]
    assert copy.options[2] is LATER
    say(copy, 1, 12)
    assert copy.answers(0) == [20, 21]
    assert copy.purse == [0, 0]


def test_of_two_questions_one_left_for_later_is_asked_by_its_law() -> None:
    s = toys(Give(ASK, 1, 10, 2), AskLater(1, 11, 2))
    assert [s.lane_of(1, action) for action in (10, 11, 12)] == [1, 1, 2]
    assert s.purse == [0, 0]
    assert s.answers(1) == [10, 11, 12]
    assert [s.lane_of(1, action) for action in (10, 11, 12)] == [1, 1, 2]


def test_a_view_holds_the_answers_that_were_left_for_later() -> None:
    s = toys(AskLater(1, 10, 3))
    for seat in (1, 0, -1):
        assert view(s, seat).options[2] == [10, 11, 12]
    assert s.options[2] is LATER


def test_one_question_sees_what_the_answer_to_the_other_changed() -> None:
    s = toys(Give(EARN, 1, 20, 5), Buy(1), purse=1)
    assert s.answers(1) == [20, 21, 22, 23, 24, 0, 1]
    say(s, 1, 22)
    assert s.answers(1) == [0, 1, 2, 3]


def test_a_question_that_comes_down_to_one_answer_meanwhile_is_answered() -> None:
    s = toys(Give(BUY, 1, 0, 0), Buy(1), Note(7), purse=3)
    assert len(s.questions(1)) == 2
    say(s, 1, 3)  # the offer's; then the table's has one answer left
    assert s.said == [3, 0, 7]
    assert s.over()


def test_a_clone_owes_the_same_two_answers_and_goes_its_own_way() -> None:
    s = two()
    copy = s.clone()
    say(s, 1, 21)
    assert copy.answers(1) == [20, 21, 10, 11, 12]
    say(copy, 1, 10)
    assert (s.said, copy.said) == ([21], [10, 1])
    assert (s.answers(1), copy.answers(1)) == ([10, 11, 12], [20, 21])


# ---- what is lent, counted and found again
def test_a_position_keeps_no_chance_and_no_journal() -> None:
    s, chance, journal = toys(AskAndRoll(0, 10, 2)), Chance(3), Journal()
    s.apply(0, 10, chance, journal)
    assert s.chance is NO_CHANCE
    assert s.journal is None
    assert len(chance.log) == 2
    assert len(journal.events) == 1


def test_shown_counts_what_became_known_since_the_beginning() -> None:
    s = toys(Roll(), AskAndRoll(0, 10, 2), Ask(0, 20, 2))
    assert s.shown == 0
    s.apply(0, 10, Script([4, 5]))
    assert s.shown == 2
    say(s, 0, 20)
    assert s.shown == 2


def test_refresh_finds_who_is_asked_and_what() -> None:
    s = two()
    asks, options = s.asks[:], s.options[:]
    s.asks, s.options = [-1, -1, -1], [[], [], []]
    s.refresh()
    assert s.asks == asks
    assert s.options == [[], *options[1:]]


def test_a_state_leaves_what_the_game_adds_to_the_game() -> None:
    s = State()
    with pytest.raises(NotImplementedError):
        s.mask(0)
    with pytest.raises(NotImplementedError):
        s.scores()


# ---- who is ahead
def test_seats_are_ranked_by_scores_and_equals_share_a_rank() -> None:
    s = toys(Note(1), seats=4)
    s.purse = [5, 9, 9, -1]
    assert s.ranking() == [[1, 2], [0], [3]]


class Tallies(Toys):
    """A game that breaks ties: by what was said of a seat, then by its number."""

    def tie_break(self, seat: int) -> list[int]:
        return [self.said[seat], seat if self.said[seat] else 0]


def test_a_game_may_break_ties_of_the_score_and_of_nothing_else() -> None:
    s = Tallies()
    s.seats, s.purse, s.said = 5, [9, 9, 7, 9, 9], [1, 3, 8, 3, 0]
    assert s.ranking() == [[3], [1], [0], [4], [2]]
    s.said = [0, 2, 8, 0, 0]
    assert s.ranking() == [[1], [0, 3, 4], [2]]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), max_size=6), st.randoms(use_true_random=False))
def test_whatever_is_open_every_offered_answer_is_taken_and_the_game_ends(
    given_out: list[tuple[int, int]], rng: object
) -> None:
    """Offers and table questions in any mix: answers, refuse and lane_of agree, and all questions are answered."""
    pick = rng.choice  # type: ignore[attr-defined]
    program: list[Step[Toys]] = []
    for number, (seat, asked) in enumerate(given_out):
        program += [Give(ASK, seat, 10 * number, 3), Ask(asked, 10 * number + 2, 3)]
    s = toys(*program, seats=3)
    for _ in range(2 * len(given_out)):
        waiting = s.waiting()
        assert waiting == sorted(set(waiting), key=waiting.index)
        seat = pick(waiting)
        answers = s.answers(seat)
        assert sorted(answers) == [action for action in range(100) if s.refuse(seat, action) is None]
        action = pick(answers)
        assert action in s.options[s.lane_of(seat, action)]
        assert s.asks[s.lane_of(seat, action)] == seat
        say(s, seat, action)
    assert s.over()
    assert len(s.said) == 2 * len(given_out)
