"""Play: refuses, records, takes back and replays; whatever is wrong changes nothing."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition
from hypothesis.stateful import rule as action_of

from demiurge.kernel import play as play_module
from demiurge.kernel.chance import Chance, Impossible, Script, Starved
from demiurge.kernel.clauses import KERNEL_RULES, load_rules
from demiurge.kernel.game import digest
from demiurge.kernel.play import Play, replay, replay_on
from demiurge.kernel.record import BadRecord, Record, parse_record
from demiurge.kernel.registry import find
from demiurge.kernel.state import Await, Step
from tests.kernel.toys import (
    ASK,
    WHISPER,
    Ask,
    AskAndRoll,
    Buy,
    Give,
    Note,
    Roll,
    ToyGame,
    Toys,
    Whisper,
)
from tests.rules import rule


def play(*program: Step[Any], seats: int = 2, purse: int = 0, chance: Chance | None = None) -> Play:
    return Play(ToyGame(list(program), purse), seats, chance or Chance(1))


def said(made: Play) -> list[int]:
    assert isinstance(made.state, Toys)
    return made.state.said


def snapshot(made: Play) -> tuple[object, ...]:
    """All of it that an answer, an undo or a failure could change."""
    events = [(event.kind, event.seat, event.data, event.seen) for event in made.journal.events]
    return digest(made.state), made.finished_record().to_text(), events, made.fence[:], made.told[:], made.undone[:]


# ---- answering
def test_an_answer_is_applied_and_recorded_with_the_outcomes_it_met() -> None:
    made = play(Roll(0b01), AskAndRoll(0, 10, 2), chance=Script([6, 2, 3]))
    assert made.answer(0, 11) is None
    assert said(made) == [6, 11, 2, 3]
    assert made.record.chance == [(6, 0b01)]
    assert [line.to_json() for line in made.record.lines] == [{"seat": 0, "do": "say 11", "chance": [[2, -1], [3, -1]]}]


def test_an_answer_may_be_given_by_text() -> None:
    made = play(Ask(0, 10, 2))
    assert made.say(0, " SAY  11") is None
    assert said(made) == [11]


def test_a_secret_answer_is_recorded_as_secret() -> None:
    made = play(Give(WHISPER, 0, 10, 2), Give(ASK, 1, 20, 2))
    made.answer(0, 10)
    made.answer(1, 20)
    assert [line.secret for line in made.record.lines] == [True, False]


@pytest.mark.parametrize("offer_first", [True, False])
def test_of_two_questions_the_record_knows_which_was_secret(offer_first: bool) -> None:
    made = play(Give(WHISPER, 1, 20, 2), Ask(1, 10, 2))
    for action in (20, 10) if offer_first else (10, 20):
        assert made.answer(1, action) is None
    assert [line.secret for line in made.record.lines] == [offer_first, not offer_first]
    assert replay_on(made.game, made.finished_record()).finished_record().to_text() == made.finished_record().to_text()


@pytest.mark.parametrize(
    ("clause", "give"),
    [
        pytest.param("K-1", lambda p: p.answer(0, 50), id="an answer to no question", marks=rule("K-1")),
        pytest.param("TOY-1", lambda p: p.answer(0, 3), id="an answer that a rule forbids"),
        pytest.param("K-2", lambda p: p.answer(1, 1), id="a seat that is not asked", marks=rule("K-2")),
        pytest.param("K-2", lambda p: p.answer(-1, 1), id="a seat below the first", marks=rule("K-2")),
        pytest.param("K-2", lambda p: p.answer(2, 1), id="a seat above the last", marks=rule("K-2")),
        pytest.param("K-3", lambda p: p.answer(0, -1), id="an action below the first", marks=rule("K-3")),
        pytest.param("K-3", lambda p: p.answer(0, 100), id="an action above the last", marks=rule("K-3")),
        pytest.param("K-3", lambda p: p.say(0, "sing 1"), id="an unknown text", marks=rule("K-3")),
        pytest.param("K-3", lambda p: p.say(0, ""), id="no text", marks=rule("K-3")),
        pytest.param("K-4", lambda p: p.answer(0, 1, at=0), id="an answer to an earlier position", marks=rule("K-4")),
        pytest.param("K-4", lambda p: p.say(0, "say 1", at=2), id="an answer to no position yet", marks=rule("K-4")),
        pytest.param("K-5", lambda p: p.undo(1), id="taking back what lies beyond the fence", marks=rule("K-5")),
        pytest.param("K-6", lambda p: p.undo(0), id="taking back nothing", marks=rule("K-6")),
        pytest.param("K-6", lambda p: p.redo(1), id="giving again what was not taken back", marks=rule("K-6")),
        pytest.param("K-6", lambda p: p.undo(7), id="taking back for a seat that is not there", marks=rule("K-6")),
    ],
)
def test_a_refusal_cites_its_clause_and_changes_nothing(clause: str, give: Callable[[Play], str | None]) -> None:
    made = play(AskAndRoll(1, 20, 2), Buy(0), Ask(0, 60, 2), purse=2)
    assert made.answer(1, 20) is None
    before = snapshot(made)
    assert give(made) == clause
    assert snapshot(made) == before
    assert made.answer(0, 2, at=1) is None


@rule("K-4")
def test_the_same_click_twice_is_taken_once() -> None:
    made = play(Ask(0, 10, 2), Ask(0, 10, 2))
    assert made.answer(0, 10, at=0) is None
    assert made.answer(0, 10, at=0) == "K-4"
    assert said(made) == [10]


@rule("K-7")
def test_nothing_is_taken_after_the_end() -> None:
    made = play(Ask(0, 10, 2))
    made.answer(0, 10)
    assert [made.answer(seat, 10) for seat in range(2)] == ["K-7", "K-7"]


def test_every_clause_of_the_kernel_is_one_of_these() -> None:
    assert set(load_rules(KERNEL_RULES)) == {"K-1", "K-2", "K-3", "K-4", "K-5", "K-6", "K-7"}


# ---- chance that is typed in
def test_a_missing_outcome_leaves_nothing_half_done_and_the_answer_is_tried_again() -> None:
    script = Script([4])
    made = play(AskAndRoll(0, 10, 2), Note(7), chance=script)
    before = snapshot(made)
    with pytest.raises(Starved) as caught:
        made.answer(0, 10)
    assert caught.value.among == [1, 2, 3, 4, 5, 6]
    assert snapshot(made) == before
    assert (script.log, script.used) == ([], 0)
    script.outcomes.append(5)
    assert made.answer(0, 10) is None
    assert said(made) == [10, 4, 5, 7]
    assert made.record.lines[0].chance == [(4, -1), (5, -1)]


def test_an_impossible_outcome_changes_nothing() -> None:
    made = play(AskAndRoll(0, 10, 2), chance=Script([4, 9]))
    before = snapshot(made)
    with pytest.raises(Impossible):
        made.answer(0, 10)
    assert snapshot(made) == before


def test_setting_up_may_be_tried_again_too() -> None:
    script = Script([4])
    with pytest.raises(Starved):
        play(Roll(), Roll(), chance=script)
    script.outcomes.append(6)
    assert said(play(Roll(), Roll(), chance=script)) == [4, 6]


class Crash(Ask):
    """A mistake in a game's rules."""

    def take(self, s: Toys, action: int) -> None:
        super().take(s, action)
        s.chance.pick([1])
        raise ZeroDivisionError


def test_a_mistake_in_the_rules_does_not_spoil_the_game() -> None:
    made = play(Crash(0, 10, 2))
    before = snapshot(made)
    with pytest.raises(ZeroDivisionError):
        made.answer(0, 10)
    assert snapshot(made) == before
    assert made.chance.log == []


# ---- taking back
def test_a_seat_takes_back_its_own_last_answers_one_by_one_and_gives_them_again() -> None:
    made = play(Ask(0, 10, 2), Ask(0, 20, 2), Ask(1, 30, 2))
    positions = [snapshot(made)[:3]]
    for action in (10, 21):
        made.answer(0, action)
        positions.append(snapshot(made)[:3])
    for back in (1, 0):
        assert made.undo(0) is None
        assert snapshot(made)[:3] == positions[back]
    for forth in (1, 2):
        assert made.redo(0) is None
        assert snapshot(made)[:3] == positions[forth]
    assert made.redo(0) == "K-6"


@rule("K-5")
def test_what_was_shown_cannot_be_taken_back() -> None:
    made = play(Ask(0, 10, 2), AskAndRoll(0, 20, 2), Ask(0, 30, 2), Ask(1, 40, 2))
    made.answer(0, 10)
    assert made.refuse_undo(0) is None
    made.answer(0, 20)
    assert made.refuse_undo(0) == "K-5"
    made.answer(0, 30)
    assert made.undo(0) is None  # back to the die, not beyond
    assert made.undo(0) == "K-5"


@rule("K-5")
def test_even_what_was_shown_to_one_seat_alone_cannot_be_taken_back() -> None:
    made = play(Ask(0, 10, 2), Roll(0b10), Ask(1, 20, 2))
    made.answer(0, 10)
    assert made.undo(0) == "K-5"


@rule("K-5")
def test_an_answer_stands_once_another_seat_has_openly_answered() -> None:
    made = play(Ask(0, 10, 2), Ask(1, 20, 2), Ask(0, 30, 2))
    made.answer(0, 10)
    made.answer(1, 20)
    assert made.undo(0) == "K-5"
    assert made.undo(1) is None
    assert made.undo(0) is None


def test_a_secret_answer_may_be_taken_back_from_the_middle_while_others_choose() -> None:
    made = play(*[Give(WHISPER, seat, 10 * seat, 3) for seat in range(3)], Await(), Roll(), seats=3)
    made.answer(0, 1)
    made.answer(1, 11)
    assert made.undo(0) is None
    assert said(made) == [11]
    assert made.state.waiting() == [0, 2]
    made.answer(0, 2)
    assert made.undo(1) is None
    assert [line.seat for line in made.record.lines] == [0]


def test_seats_that_both_took_back_give_their_answers_again_in_any_order() -> None:
    made = play(Give(WHISPER, 0, 10, 3), Give(WHISPER, 1, 20, 3), Give(WHISPER, 2, 30, 3), Await(), seats=3)
    made.answer(0, 12)
    made.answer(1, 22)
    assert (made.undo(0), made.undo(1)) == (None, None)
    assert made.redo(2) == "K-6"
    assert (made.redo(0), made.redo(1)) == (None, None)
    assert said(made) == [12, 22]
    assert made.undone == []


@rule("K-5")
def test_an_answer_on_which_a_later_secret_answer_leans_stands() -> None:
    made = play(Ask(0, 10, 2), Whisper(1, 20, 2), Ask(0, 30, 2))
    made.answer(0, 10)
    made.answer(1, 20)
    before = snapshot(made)
    assert made.undo(0) == "K-5"
    assert snapshot(made) == before


def test_a_fresh_answer_forgets_what_was_taken_back() -> None:
    made = play(Ask(0, 10, 2), Ask(0, 20, 2))
    made.answer(0, 10)
    made.undo(0)
    made.answer(0, 11)
    assert made.redo(0) == "K-6"


def test_of_two_questions_the_last_answer_is_taken_back_whichever_it_was() -> None:
    made = play(Give(ASK, 1, 20, 2), Ask(1, 10, 2), Ask(1, 30, 2))
    made.answer(1, 10)
    made.answer(1, 21)
    assert made.state.answers(1) == [30, 31]
    assert made.undo(1) is None
    assert made.state.answers(1) == [20, 21, 30, 31]
    assert made.undo(1) is None
    assert made.state.answers(1) == [20, 21, 10, 11]
    assert (made.redo(1), made.redo(1)) == (None, None)
    assert said(made) == [10, 21]


def test_with_consent_the_game_goes_back_beyond_the_fence() -> None:
    made = play(AskAndRoll(0, 10, 2), Ask(1, 20, 2), Ask(0, 30, 2))
    start = snapshot(made)
    made.answer(0, 10)
    made.answer(1, 20)
    made.rewind(0)
    assert snapshot(made) == start
    assert made.answer(0, 11) is None
    assert len(made.record.lines[0].chance) == 2


@pytest.mark.parametrize("lines", [-1, 2])
def test_there_is_no_going_back_to_a_position_that_never_was(lines: int) -> None:
    made = play(Ask(0, 10, 2), Ask(0, 20, 2))
    made.answer(0, 10)
    before = snapshot(made)
    with pytest.raises(ValueError, match=f"no position after {lines} answers; there are 1"):
        made.rewind(lines)
    assert snapshot(made) == before


def test_what_happened_because_of_an_answer_can_be_read() -> None:
    made = play(Note(1), Ask(0, 10, 2), Note(2), Ask(1, 20, 2), Note(3))
    made.answer(0, 10)
    made.answer(1, 21)
    assert [[event.data for event in made.events_of(line)] for line in range(2)] == [[[10], [2]], [[21], [3]]]


def test_a_finished_record_does_not_grow_with_the_game() -> None:
    made = play(Ask(0, 10, 2), Ask(0, 20, 2))
    made.answer(0, 10)
    record = made.finished_record()
    made.answer(0, 20)
    assert len(record.lines) == 1
    assert replay_on(made.game, record).finished_record().to_text() == record.to_text()


# ---- replaying
def isles(seed: int = 3, options: dict[str, str] | None = None, answers: int = 1_000) -> Play:
    """A random game of Lantern Isles."""
    made, rng = Play(find("lantern-isles").make(options), 3, Chance(seed)), Random(seed)
    while not made.state.over() and len(made.record.lines) < answers:
        seat = rng.choice(made.state.waiting())
        assert made.answer(seat, rng.choice(made.state.answers(seat))) is None
    return made


def rows_of(made: Play) -> list[dict[str, Any]]:
    return [json.loads(row) for row in made.finished_record().to_text().splitlines()]


def again(rows: list[dict[str, Any]]) -> Play:
    return replay(parse_record("".join(json.dumps(row) + "\n" for row in rows)))


def test_a_record_replays_to_the_same_position_and_story() -> None:
    made = isles()
    assert snapshot(again(rows_of(made)))[:-1] == snapshot(made)[:-1]


def test_a_record_replays_up_to_an_answer() -> None:
    made = isles()
    half = replay(made.finished_record(), 10)
    assert [line.do for line in half.record.lines] == [line.do for line in made.record.lines[:10]]
    made.rewind(10)
    assert digest(half.state) == digest(made.state)
    with pytest.raises(ValueError, match="no position after -1"):
        replay(made.record, -1)


def test_a_replayed_game_goes_on_with_another_chance() -> None:
    made = again(rows_of(isles(answers=9)))
    made.chance = Chance(5)
    while not made.state.over():
        seat = made.state.waiting()[0]
        assert made.answer(seat, made.state.answers(seat)[0]) is None
    assert digest(again(rows_of(made)).state) == digest(made.state)


def test_the_audiences_are_those_of_the_rules_whatever_the_record_says() -> None:
    rows = rows_of(isles())
    for row in rows:
        row["chance"] = [[value, -1] for value, _ in row.get("chance", [])]
        row.pop("secret", None)
    rows[-1].pop("chance")
    assert rows_of(again(rows)) == rows_of(isles())


def first_with_chance(rows: list[dict[str, Any]]) -> int:
    return next(number for number, row in enumerate(rows) if number > 0 and "chance" in row)


def change(at: int, **fields: Any) -> Callable[[list[dict[str, Any]]], int]:
    def damage(rows: list[dict[str, Any]]) -> int:
        rows[at].update(fields)
        return at + 1

    return damage


def more_outcomes(rows: list[dict[str, Any]]) -> int:
    at = first_with_chance(rows)
    rows[at]["chance"].append([1, -1])
    return at + 1


def fewer_outcomes(rows: list[dict[str, Any]]) -> int:
    at = first_with_chance(rows)
    rows[at]["chance"].pop()
    return at + 1


def impossible_outcome(rows: list[dict[str, Any]]) -> int:
    at = first_with_chance(rows)
    rows[at]["chance"][0][0] = 77
    return at + 1


def head_outcomes(kept: int, extra: int) -> Callable[[list[dict[str, Any]]], int]:
    def damage(rows: list[dict[str, Any]]) -> int:
        rows[0]["chance"] = rows[0]["chance"][:kept] + [[extra, -1]] * (extra > 0)
        return 1

    return damage


def answer_left_out(rows: list[dict[str, Any]]) -> int:
    del rows[2]
    return 3  # the last pledge, after which all should have been shown


def digest_of_another(rows: list[dict[str, Any]]) -> int:
    rows[-1]["digest"] = "0" * 16
    return len(rows)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        pytest.param(change(0, game="chess"), "no game is called 'chess'", id="an unknown game"),
        pytest.param(change(0, seats=5), "lantern-isles is not played by 5", id="too many seats"),
        pytest.param(change(0, options={"moon": "full"}), "has no option 'moon'", id="an option that is no more"),
        pytest.param(change(0, options={"rounds": "nine"}), "option rounds is one of", id="a value that is no more"),
        pytest.param(head_outcomes(4, 0), "too few chance outcomes", id="too few outcomes in the head"),
        pytest.param(head_outcomes(6, 1), "more chance outcomes than setting up meets", id="too many in the head"),
        pytest.param(head_outcomes(5, 99), "outcome 99 is not one of", id="an impossible outcome in the head"),
        pytest.param(more_outcomes, "more chance outcomes than the answer", id="too many outcomes"),
        pytest.param(fewer_outcomes, "too few chance outcomes", id="too few outcomes"),
        pytest.param(impossible_outcome, "outcome 77 is not one of", id="an impossible outcome"),
        pytest.param(change(1, do="pledge 3"), "may not answer 'pledge 3' (K-3)", id="an unparsable answer"),
        pytest.param(change(1, do="?"), "may not answer '?' (K-3)", id="a redacted answer"),
        pytest.param(change(1, do="trade"), "may not answer 'trade' (K-1)", id="a forged answer"),
        pytest.param(answer_left_out, "more chance outcomes than the answer", id="an answer left out"),
        pytest.param(digest_of_another, "ends in another position", id="another digest"),
    ],
)
def test_a_record_that_does_not_replay_is_an_error_that_names_the_line(
    damage: Callable[[list[dict[str, Any]]], int], message: str
) -> None:
    rows = rows_of(isles())
    line = damage(rows)
    with pytest.raises(BadRecord) as caught:
        again(rows)
    assert str(caught.value).startswith(f"line {line}: ")
    assert message in str(caught.value)
    assert caught.value.said("ru").startswith(f"строка {line}: ")


def test_an_impossible_outcome_is_told_in_any_language() -> None:
    rows = rows_of(isles())
    rows[0]["chance"] = [[99, -1]]
    with pytest.raises(BadRecord) as caught:
        again(rows)
    assert str(caught.value).startswith("line 1: outcome 99 is not one of [0, 1, ")
    assert caught.value.said("ru").startswith("строка 1: исхода 99 нет среди возможных: [0, 1, ")


def test_a_record_played_with_another_option_is_an_error_that_names_a_line() -> None:
    rows = rows_of(isles())
    rows[0]["options"]["weather"] = "calm"
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        again(rows)


def test_components_that_cannot_be_used_are_an_error_that_names_them(tmp_path: Path) -> None:
    (tmp_path / "charms.json").write_text('{"cask": {}}')
    record = isles().finished_record()
    record.components = str(tmp_path)
    with pytest.raises(BadRecord, match=r"^line 1: the components cannot be used: charms.json: cask: origin"):
        replay(record)


def test_a_record_without_a_game_is_never_started() -> None:
    with pytest.raises(BadRecord, match="line 1: too few chance outcomes"):
        replay(Record("lantern-isles", 2, {}, "", [], []))


def test_what_leant_on_an_answer_taken_back_since_is_not_given_again() -> None:
    made = isles(504, {"offers": "at-once"}, answers=24)
    assert (made.undo(1), made.undo(2)) == (None, None)
    before = snapshot(made)
    assert made.redo(1) == "K-2"
    assert snapshot(made) == before
    assert (made.redo(2), made.redo(1)) == (None, None)


# ---- any sequence of answers, forgeries, undos, redos, rewinds and replays
class Table(RuleBasedStateMachine):
    """A table of Lantern Isles at which everything goes on at random."""

    def __init__(self) -> None:
        super().__init__()
        self.play = isles(answers=0)

    @initialize(seed=st.integers(0, 1_000), late=st.booleans())
    def sit_down(self, seed: int, late: bool) -> None:
        self.play = isles(seed, {"offers": "late" if late else "at-once"}, answers=seed % 40)

    @precondition(lambda self: not self.play.state.over())
    @action_of(pick=st.integers(0, 1 << 30))
    def answer(self, pick: int) -> None:
        seat = Random(pick).choice(self.play.state.waiting())
        action = Random(pick).choice(self.play.state.answers(seat))
        lines = len(self.play.record.lines)
        assert self.play.answer(seat, action, at=lines) is None
        assert len(self.play.record.lines) == lines + 1
        assert self.play.undone == []

    @action_of(seat=st.integers(-1, 3), action=st.integers(-1, 100))
    def forge(self, seat: int, action: int) -> None:
        if action not in (self.play.state.answers(seat) if 0 <= seat < 3 else []):
            before = snapshot(self.play)
            assert self.play.answer(seat, action) is not None
            assert snapshot(self.play) == before

    @action_of(seat=st.integers(0, 2))
    def take_back_and_give_again(self, seat: int) -> None:
        before, lines = snapshot(self.play), [line.to_json() for line in self.play.record.lines]
        last = bool(lines) and lines[-1]["seat"] == seat
        expected, why = self.play.refuse_undo(seat), self.play.undo(seat)
        if why is not None:
            assert why in ("K-5", "K-6")
            assert snapshot(self.play) == before
            return
        assert expected is None
        assert len(self.play.record.lines) == len(lines) - 1
        assert seat in self.play.state.waiting()
        assert self.play.redo(seat) is None
        assert sorted(map(str, lines)) == sorted(str(line.to_json()) for line in self.play.record.lines)
        if last:
            assert snapshot(self.play) == before

    @action_of(seat=st.integers(0, 2))
    def take_back(self, seat: int) -> None:
        self.play.undo(seat)

    @action_of(seat=st.integers(0, 2))
    def give_again(self, seat: int) -> None:
        mine = [line.do for line in self.play.undone if line.seat == seat]
        law = self.play.refuse(seat, self.play.game.space.parse(mine[-1])) if mine else "K-6"
        before, undone = snapshot(self.play), self.play.undone[:]
        assert self.play.redo(seat) == law
        if law is None:
            assert self.play.record.lines[-1].do == mine[-1]
        else:  # what another took back since may be what the answer leant on
            assert (snapshot(self.play), self.play.undone) == (before, undone)

    @action_of(share=st.floats(0, 1))
    def agree_to_go_back(self, share: float) -> None:
        lines = int(share * len(self.play.record.lines))
        self.play.rewind(lines)
        assert len(self.play.record.lines) == lines

    @action_of()
    def replay_it(self) -> None:
        once_more = again(rows_of(self.play))
        assert snapshot(once_more)[:-1] == snapshot(self.play)[:-1]


Table.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestTable = Table.TestCase


def test_the_clauses_of_a_play_are_those_of_the_page() -> None:
    page = load_rules(KERNEL_RULES)
    for name in ("UNKNOWN_TEXT", "MOVED_ON", "TOO_LATE", "NOTHING_OF_YOURS"):
        assert getattr(play_module, name) in page
