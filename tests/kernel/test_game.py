"""Game, saves, digests and views."""

import json
from types import ModuleType

import pytest

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import OUTSIDE, SPECTATOR, Chance
from demiurge.kernel.game import Game, Option, digest, dump, load, view
from demiurge.kernel.state import Await
from tests.kernel.toys import ASK, EARN, WHISPER, Ask, Give, Note, ToyGame, Toys, Whisper, say, toys


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("leech", ["at-once", "deferred"], "when a leech is answered").default == "at-once"


def test_a_game_leaves_its_rules_to_the_game() -> None:
    game = Game("nothing", ActionSpace(), {}, "tests.kernel")
    with pytest.raises(NotImplementedError):
        game.start(2, Chance(1))
    with pytest.raises(NotImplementedError):
        game.fill(toys(), Chance(1))
    assert game.faults(toys()) == []


def test_a_faculty_is_a_module_that_is_loaded_when_asked_for() -> None:
    game = ToyGame([])
    assert isinstance(game.faculty("toys"), ModuleType)
    with pytest.raises(ModuleNotFoundError):
        game.faculty("drawing")


# ---- saves
def test_a_save_with_pending_steps_plays_on_like_the_position() -> None:
    s = toys(Give(ASK, 1, 20, 2), Give(WHISPER, 0, 30, 1), Ask(1, 10, 2), Await(), Note(5))
    back = load(s.game, json.loads(json.dumps(dump(s))))
    assert isinstance(back, Toys)
    assert digest(back) == digest(s)
    assert back.waiting() == s.waiting() == [0, 1]
    assert back.answers(1) == s.answers(1) == [20, 21, 10, 11]
    for one in (s, back):
        for seat, action in ((1, 11), (0, 30), (1, 20)):
            say(one, seat, action)
    assert s.over()
    assert digest(back) == digest(s)


def test_a_loaded_position_shares_nothing_with_the_saved_one() -> None:
    s = toys(Ask(0, 10, 2), Note(1))
    back, before = load(s.game, dump(s)), digest(s)
    say(back, 0, 11)
    assert digest(s) == before


def test_equal_positions_have_equal_digests_and_others_do_not() -> None:
    one, two, three = (toys(Ask(0, 10, 2), Ask(1, 20, 2)) for _ in range(3))
    say(one, 0, 10)
    say(two, 0, 10)
    say(three, 0, 11)
    assert digest(one) == digest(two) != digest(three)


def test_a_digest_tells_what_is_still_pending() -> None:
    assert digest(toys(Ask(0, 10, 2))) != digest(toys(Ask(0, 10, 3)))
    assert digest(toys(Ask(0, 10, 2), Note(1))) != digest(toys(Ask(0, 10, 2), Note(2)))


# ---- views
def test_a_view_masks_a_copy_and_leaves_the_position_alone() -> None:
    s = toys(Note(7), Ask(0, 10, 2))
    before = digest(s)
    seen = view(s, 0)
    assert isinstance(seen, Toys)
    assert (seen.said, s.said) == ([], [7])
    assert digest(s) == before


def test_a_view_shows_who_is_asked_and_the_seats_own_answers() -> None:
    s = toys(Give(WHISPER, 0, 30, 3), Give(ASK, 1, 20, 2), Ask(1, 10, 2))
    for seat in range(2):
        seen = view(s, seat)
        assert seen.waiting() == [0, 1]
        assert seen.answers(seat) == s.answers(seat)
        assert [type(q) for q in seen.questions(1 - seat)] == [type(q) for q in s.questions(1 - seat)]


class Recall(Ask):
    """Say again what was said, which is nobody else's business."""

    def answers(self, s: Toys) -> list[int]:
        return s.said or [50]


def test_of_anothers_answers_a_view_shows_what_the_mask_leaves() -> None:
    s = toys(Note(7), Note(8), Recall(0, 0, 100))
    assert s.answers(0) == [7, 8]
    assert view(s, 0).answers(0) == [7, 8]
    assert view(s, 1).answers(0) == [50]
    assert view(s, 1).waiting() == [0]  # even if the mask leaves one answer


def test_a_view_does_not_count_what_was_shown_to_others() -> None:
    s = toys(Ask(0, 10, 2))
    s.shown = 5
    assert view(s, 1).shown == 0


def test_an_answer_does_not_reach_an_earlier_view() -> None:
    s = toys(Give(EARN, 0, 30, 3), Whisper(1, 10, 2))
    seen = view(s, 0)
    before = digest(seen)
    say(s, 0, 31)
    assert digest(seen) == before
    assert seen.answers(0) == [30, 31, 32]


def test_who_only_looks_on_sees_no_seats_answers() -> None:
    s = toys(Note(7), Note(8), Recall(0, 0, 100))
    seen = view(s, SPECTATOR)
    assert seen.waiting() == [0]
    assert seen.answers(0) == [50]


def test_a_mask_gets_a_number_that_no_seat_has_for_who_only_looks_on() -> None:
    asked: list[int] = []

    class Masked(Toys):
        def mask(self, seat: int) -> None:
            asked.append(seat)

        def clone(self) -> "Masked":
            return self

    s = toys(Ask(0, 10, 2))
    s.__class__ = Masked
    view(s, SPECTATOR)
    assert asked == [OUTSIDE]
