"""The journal as it is read: turns in sentences, steps in silence, and every answer within reach."""

from __future__ import annotations

import random
from collections.abc import Sequence

from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import said, words_in
from demiurge.kit.scene import SPECTATOR, Chip, Heard
from demiurge.table.seen.shown import Entry, Sentence
from demiurge.table.seen.telling import MOST, sentences

COIN = Chip("coin", 1, "1 coin")


def entry(number: int, seat: int, verb: str, *told: Heard, stack: Sequence[object] = ()) -> Entry:
    return Entry(number, told, "", seat, verb, stack)


def did(seat: int, text: str, *chips: Chip[str], kind: str = "", places: Sequence[str] = ()) -> Heard:
    return Heard(seat, f"{{{seat}}} {text}.", text, chips, places, kind)


def texts(found: Sequence[Sentence]) -> list[str]:
    return [" ".join(passage.text + passage.stop for passage in one.passages) for one in found]


TURN = [
    entry(1, 0, "take", did(0, "takes the blue 3", kind="step")),
    entry(2, 0, "place", did(0, "places the blue 3", COIN, places=["row-1"])),
    entry(3, 0, "build", did(0, "builds, at last", places=["hex-1"])),
    entry(4, 0, "end", did(0, "ends the turn", kind="step")),
]


def test_a_turn_is_one_sentence_and_each_part_leads_to_its_answer() -> None:
    (line,) = sentences(TURN)
    assert texts([line]) == ["{0} places the blue 3; builds, at last."]
    assert [(passage.number, list(passage.places)) for passage in line.passages] == [(2, ["row-1"]), (3, ["hex-1"])]
    assert list(line.passages[0].chips) == [COIN]


def test_a_step_is_told_as_long_as_its_turn_has_nothing_else_to_tell() -> None:
    assert texts(sentences(TURN[:1])) == ["{0} takes the blue 3."]
    assert texts(sentences([TURN[0], TURN[3]])) == ["{0} takes the blue 3; ends the turn."]


def test_who_looks_back_to_a_step_reads_it() -> None:
    (line,) = sentences(TURN, at=4)
    assert [passage.number for passage in line.passages] == [2, 3, 4]
    (line,) = sentences(TURN, at=1)
    assert texts([line]) == ["{0} takes the blue 3; places the blue 3; builds, at last."]


def test_a_line_keeps_its_key_as_it_grows() -> None:
    keys = {sentences(TURN[:n])[0].key for n in range(1, 5)}
    assert keys == {"1-0"}


def test_another_seat_begins_another_line_also_if_nothing_is_told_of_it() -> None:
    silent = entry(2, 1, "")
    found = sentences([entry(1, 0, "a", did(0, "sows")), silent, entry(3, 0, "b", did(0, "reaps"))])
    assert texts(found) == ["{0} sows.", "{0} reaps."]


def test_who_begins_as_before_begins_another_turn() -> None:
    found = sentences([TURN[0], TURN[1], entry(3, 0, "take", did(0, "takes the red 1", kind="step"))])
    assert texts(found) == ["{0} places the blue 3.", "{0} takes the red 1."]


def test_a_turn_lasts_until_the_game_has_done_what_it_put_off_until_then() -> None:
    """Not longer, where nobody else is left to play; and not shorter, where it begins with the same word twice."""
    end_of_round, first, second = object(), object(), object()
    turns = [
        entry(1, 0, "convert", did(0, "melts gold"), stack=[end_of_round, first, "turn"]),
        entry(2, 0, "convert", did(0, "melts iron"), stack=[end_of_round, first, "turn"]),
        entry(3, 0, "tile", did(0, "takes a tile"), stack=[end_of_round, first, "turn", "tile"]),
        entry(4, 0, "build", did(0, "builds"), stack=[end_of_round, second, "turn"]),
    ]
    assert texts(sentences(turns)) == ["{0} melts gold; melts iron; takes a tile.", "{0} builds."]


def test_no_line_of_terra_mystica_goes_beyond_the_end_of_a_turn() -> None:
    play, rng, told = Play(find("terra-mystica").make({}), 2, Chance(3)), random.Random(3), list[Entry]()
    drawing, space = drawing_of(play.game), play.game.space
    while not play.state.over():  # the second passes at once, the first as late as possible
        seat = play.state.waiting()[0]
        given = play.state.answers(seat)
        wanted = [action for action in given if space.format(action).startswith("pass") == (seat == 1)]
        action = rng.choice(wanted or given)
        assert play.answer(seat, action) is None
        n, verb = len(play.record.lines), space.format(action).partition(" ")[0]
        story = said(words_in(drawing), drawing.story(play.game, seat, action, play.events_of(n - 1)))
        told.append(entry(n, seat, verb, *story, stack=play.stacks[-1]))
    lines = play.record.lines
    ends = [n for n, line in enumerate(lines, 1) if line.do == "done" and lines[n].seat == line.seat]
    assert len(ends) > 3, "turns of one seat in a row"
    for found in sentences(told):
        numbers = [passage.number for passage in found.passages]
        assert not [n for n in ends if numbers[0] <= n < numbers[-1]], texts([found])


def test_what_befalls_others_and_the_table_has_lines_of_its_own() -> None:
    storm = Heard(SPECTATOR, "A storm comes."), Heard(SPECTATOR, "It goes.")
    round_two = Heard(SPECTATOR, "Round 2", kind="period", period="2")
    entries = [
        entry(1, 0, "a", did(0, "sows"), did(1, "gains"), *storm, round_two),
        entry(2, 0, "b", did(0, "reaps")),
    ]
    found = sentences(entries)
    assert texts(found) == ["{0} sows.", "{1} gains.", "A storm comes.", "It goes.", "Round 2", "{0} reaps."]
    assert [one.kind for one in found] == ["", "", "", "", "period", ""]


def test_what_another_gains_does_not_go_on_with_their_next_answer() -> None:
    found = sentences([entry(1, 0, "a", did(1, "gains")), entry(2, 1, "b", did(1, "reaps"))])
    assert texts(found) == ["{1} gains.", "{1} reaps."]


def test_a_seat_is_named_once_and_said_twice_is_said_once() -> None:
    both = Heard(0, "{0} discards a card. {0} sows.")
    more = [entry(n, 0, f"v{n}", did(0, "takes what it brings", COIN, places=["a"])) for n in (2, 3)]
    (line,) = sentences([entry(1, 0, "a", both), *more])
    assert texts([line]) == ["{0} discards a card; sows; takes what it brings."]
    assert line.passages[-1].number == 3
    assert line.passages[-1].chips == [COIN, COIN]
    assert line.passages[-1].places == ["a"]


def test_a_sentence_with_another_subject_stands_alone() -> None:
    (line,) = sentences([entry(1, 0, "a", did(0, "draws")), entry(2, 0, "b", Heard(0, "The card is a fox."))])
    assert texts([line]) == ["{0} draws. The card is a fox."]


def test_a_sentence_has_an_end() -> None:
    found = sentences([entry(n, 0, f"v{n}", did(0, f"does {n}")) for n in range(2 * MOST)])
    assert [len(one.passages) for one in found] == [MOST, MOST]
