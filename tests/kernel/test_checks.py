"""The generic checks: a sound game passes them all, and every one of them finds the faults it is for.

The faults are planted in Lantern Isles, one at a time."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from lantern_isles import charms, lanterns, meta, setting_up
from lantern_isles.charms import Draw, TuckOne
from lantern_isles.components import ACCEPT, DECLINE, DRAW, LIGHT, PLAY, PLEDGE, PUT_OUT, SPACE, TRADE, TUCK
from lantern_isles.lanterns import Lit, Offer, PutOut
from lantern_isles.meta import GAME, LanternIsles
from lantern_isles.rounds import FACES, Pledge, Roll, Round, Show, Turn
from lantern_isles.scoring import FinalScoring
from lantern_isles.state import NOT_YET, UNKNOWN, Isles

from demiurge.kernel import checks
from demiurge.kernel.actions import ActionSpace, span
from demiurge.kernel.chance import ALL, Chance
from demiurge.kernel.checks import (
    AGREE,
    ANSWERS,
    CLONES,
    ENDS,
    FAULTS,
    FILLS,
    FORGED,
    NAMES,
    RECORDS,
    SAVES,
    SCORES,
    TEXTS,
    UNDO,
    CheckResult,
    all_cases,
    run_checks,
)
from demiurge.kernel.game import BadOption, Game, Option
from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import NOT_ASKED, Await, Decision, Refusal, State
from demiurge.kernel.twins import TWINS

LIT_OR_OUT = span(LIGHT, PUT_OUT)


def made(options: dict[str, str], components: str) -> Game:
    return LanternIsles(GAME.complete(options), components)


SMALL = Meta("lantern-isles", "Lantern Isles", [3], ["harbour"], [], "lantern_isles", made)
"""One seat count, no options: the fewest cases."""


def made_scarce(options: dict[str, str], components: str) -> Game:
    return LanternIsles(GAME.complete({"weather": "calm"}), components)


SCARCE = Meta("lantern-isles", "Lantern Isles", [4], ["harbour"], [], "lantern_isles", made_scarce)
"""So few charms for so many hands that those tucked under the deck are drawn."""


def results(game: Meta = SMALL, games: int = 4, seed: int = 1) -> dict[str, CheckResult]:
    return {result.name: result for result in run_checks(game, seed, games, pairs=2)}


def failures(found: dict[str, CheckResult]) -> dict[str, str]:
    return {name: result.first_failure for name, result in found.items() if result.failed}


# ---- a sound game
@pytest.mark.both
def test_a_sound_game_passes_every_check_over_all_seats_and_options() -> None:
    found = results(GAME, games=1)
    assert failures(found) == {}
    assert list(found) == NAMES
    assert all(result.cases > 0 for result in found.values())
    assert found[ENDS].cases == len(all_cases(GAME, 1, 1, 2))


def test_the_same_seed_looks_at_the_same_things_and_another_at_others() -> None:
    def counts(seed: int) -> list[int]:
        return [result.cases for result in results(seed=seed).values()]

    assert counts(1) == counts(1) != counts(2)


def test_a_result_tells_its_first_failure_only_where_there_is_one() -> None:
    result = CheckResult("twins")
    result.cases = 3
    assert result.to_json() == {"name": "twins", "cases": 3, "failed": 0}
    result.failed, result.first_failure = 1, "line 4 leaks"
    assert result.to_json() == {"name": "twins", "cases": 3, "failed": 1, "first_failure": "line 4 leaks"}


def test_every_value_of_every_option_is_played_by_every_number_of_seats() -> None:
    cases = all_cases(GAME, 1, 2, 3)
    for seats in GAME.seats:
        for option in GAME.all_options():
            for value in option.values[1:]:
                assert sum(case.seats == seats and case.options == {option.name: value} for case in cases) == 2
        assert sum(case.seats == seats and case.options == {} for case in cases) == 2
    pairs = [case.options for case in cases if len(case.options) == 2]
    assert len(pairs) == 6
    assert len({case.seed for case in cases}) == len(cases)


def test_progress_is_told_after_every_case() -> None:
    told: list[tuple[int, int]] = []
    run_checks(SMALL, 1, 3, 0, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_options_that_do_not_go_together_are_left_out() -> None:
    def particular(options: dict[str, str], components: str) -> Game:
        if options["rounds"] == "three":
            raise BadOption("option-seats", option="day", value=1, seats=2)
        return LanternIsles(GAME.complete(options), components)

    short = Meta("x", "X", [2], ["harbour"], [Option("rounds", ["five", "three"], "")], "lantern_isles", particular)
    assert results(short, games=1)[ENDS].cases == 1
    assert failures(results(short, games=1)) == {}


def test_a_failure_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Isles, "scores", lambda self: [0])
    found = results(games=2)[SCORES]
    assert found.failed == found.cases == 2
    assert found.first_failure == "3 seats, seed 1000: the scores are [0]"


# ---- planted faults: the clone and the save
Plant = Callable[[pytest.MonkeyPatch], None]
clone, take_pledge, take_turn, refuse_turn, answers_turn = (
    Isles.clone, Pledge.take, Turn.take, Turn.refuse, Turn.answers,
)  # fmt: skip
mask, fill = Isles.mask, LanternIsles.fill


def shared_hands(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Isles) -> Isles:
        copy = clone(self)
        copy.hands = self.hands[:]
        return copy

    patch.setattr(Isles, "clone", faulty)


def shared_oil(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Isles) -> Isles:
        copy = clone(self)
        copy.oil = self.oil
        return copy

    patch.setattr(Isles, "clone", faulty)


def forgotten_points(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Isles) -> Isles:
        copy = clone(self)
        copy.points = [0] * self.seats
        return copy

    patch.setattr(Isles, "clone", faulty)


def changed_step(patch: pytest.MonkeyPatch) -> None:
    """Clones share Steps, so a Step that changes itself changes them all."""

    def faulty(self: Turn, s: Isles, action: int) -> None:
        if action >= PLAY.base and action not in (TRADE, DRAW):
            self.die = self.die % 6 + 1
        take_turn(self, s, action)

    patch.setattr(Turn, "take", faulty)


def unsaved_field(patch: pytest.MonkeyPatch) -> None:
    """The number of turns, kept beside the fields of __init__, decides what may be answered."""

    def copied(self: Isles) -> Isles:
        copy = clone(self)
        setattr(copy, "turns", getattr(self, "turns", 0))  # noqa: B010
        return copy

    def faulty(self: Turn, s: Isles, action: int) -> None:
        setattr(s, "turns", getattr(s, "turns", 0) + 1)  # noqa: B010
        take_turn(self, s, action)
        s.oil[self.seat] += getattr(s, "turns", 0) % 2

    patch.setattr(Isles, "clone", copied)
    patch.setattr(Turn, "take", faulty)


def unsavable_field(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Turn, s: Isles, action: int) -> None:
        take_turn(self, s, action)
        s.givers = tuple(s.givers)  # type: ignore[assignment]

    patch.setattr(Turn, "take", faulty)


# ---- planted faults: the law
def an_answer_left_out(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Turn, s: Isles) -> list[int]:
        return [action for action in answers_turn(self, s) if action != TRADE]

    patch.setattr(Turn, "answers", faulty)


def an_answer_too_many(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns, "price", lambda s, seat, isle: 0)

    def faulty(s: Isles, seat: int, isle: int) -> Refusal:
        return None if s.box.isles >> isle & 1 and not any(lit >> isle & 1 for lit in s.lit) else "LI-3.1"

    patch.setattr(lanterns, "refuse_light", faulty)


def an_offered_answer_refused(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Turn, s: Isles, action: int) -> Refusal:
        return "LI-2.6" if action == TRADE else refuse_turn(self, s, action)

    patch.setattr(Turn, "refuse", faulty)


def a_clause_that_is_not_there(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Turn, s: Isles, action: int) -> Refusal:
        return "LI-9.9" if refuse_turn(self, s, action) is not None else None

    patch.setattr(Turn, "refuse", faulty)


def a_refusal_without_a_clause(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Pledge, s: Isles, action: int) -> Refusal:
        return None if action in self.answers(s) else "no"

    patch.setattr(Pledge, "refuse", faulty)


def an_offer_that_swallows_the_turn(patch: pytest.MonkeyPatch) -> None:
    """Of two questions at once, one takes the other's answers."""
    patch.setattr(Offer, "refuse", lambda self, s, action: None)


def a_refusal_that_moves(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Turn, s: Isles, action: int) -> Refusal:
        why = refuse_turn(self, s, action)
        if why is not None:
            s.oil[self.seat] += 1
        return why

    patch.setattr(Turn, "refuse", faulty)


def a_door_that_takes_stale_answers(patch: pytest.MonkeyPatch) -> None:
    answer = Play.answer
    patch.setattr(Play, "answer", lambda self, seat, action, at=None: answer(self, seat, action))


def answers_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pledge, "answers", lambda self, s: [PLEDGE.base, PLEDGE.base])


def answers_beyond_the_space(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offer, "answers", lambda self, s: [ACCEPT, DECLINE, len(SPACE)])


# ---- planted faults: the end
def a_stalled_lane(patch: pytest.MonkeyPatch) -> None:
    """Await in a seat's own lane waits for itself."""

    def faulty(self: Round, s: Isles) -> None:
        for seat in range(s.seats):
            s.open(seat, Await())

    patch.setattr(Round, "run", faulty)


def a_lane_left_behind(patch: pytest.MonkeyPatch) -> None:
    """The table is done, and an offer is still open."""
    patch.setattr(State, "over", lambda self: not self.lanes[-1])
    patch.setattr(FinalScoring, "run", lambda self, s: s.open(0, TuckOne(0)))


def a_game_without_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checks, "MOST_DECISIONS", 120)
    run = Round.run
    patch.setattr(Round, "run", lambda self, s: run(Round(1), s))


def a_setup_that_fails(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(setting_up, "table", lambda box, seats: 1 // 0)


def a_question_without_an_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TuckOne, "moot", Decision.moot)
    patch.setattr(TuckOne, "answers", lambda self, s: [])


def a_lost_charm(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: TuckOne, s: Isles, action: int) -> None:
        s.hands[self.seat].remove(TUCK.at(action))

    patch.setattr(TuckOne, "take", faulty)


def a_score_missing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Isles, "scores", lambda self: self.points[1:])


# ---- planted faults: replay and undo
RNG = Random(1)


def a_die_of_its_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Roll, "run", lambda self, s: s.push(Turn(self.seat, RNG.choice(FACES))))


def a_memory_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    memory: list[int] = []

    def faulty(self: Turn, s: Isles, action: int) -> None:
        memory.append(action)
        take_turn(self, s, action)
        s.oil[self.seat] += len(memory) % 2

    patch.setattr(Turn, "take", faulty)


def a_die_that_is_not_counted(patch: pytest.MonkeyPatch) -> None:
    """Undo would go back beyond it."""

    def faulty(self: Roll, s: Isles) -> None:
        s.push(Turn(self.seat, s.chance.pick(FACES)))
        s.shown -= 1

    patch.setattr(Roll, "run", faulty)


# ---- planted faults: what a seat may see
def an_open_bag(patch: pytest.MonkeyPatch) -> None:
    """The hands are hidden, but all charms minus the bag *are* the hands."""

    def faulty(self: Isles, seat: int) -> None:
        bag = self.bag[:]
        mask(self, seat)
        self.bag = bag

    patch.setattr(Isles, "mask", faulty)


def open_hands(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Isles, seat: int) -> None:
        hands = [hand[:] for hand in self.hands]
        mask(self, seat)
        self.hands = hands

    patch.setattr(Isles, "mask", faulty)


def an_open_bottom(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Isles, seat: int) -> None:
        for card in self.bottom:
            self.knows[card] = ALL
        mask(self, seat)

    patch.setattr(Isles, "mask", faulty)


def open_pledges(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Isles, seat: int) -> None:
        pledges = self.pledges[:]
        mask(self, seat)
        self.pledges = pledges

    patch.setattr(Isles, "mask", faulty)


def open_knowledge(patch: pytest.MonkeyPatch) -> None:
    """Nothing but who knows which charm: enough to tell which are in the bag."""

    def faulty(self: Isles, seat: int) -> None:
        knows = self.knows[:]
        mask(self, seat)
        self.knows = knows

    patch.setattr(Isles, "mask", faulty)


def a_hand_in_the_order_of_the_cards(patch: pytest.MonkeyPatch) -> None:
    """Where the known charms of a hand lie among the hidden ones tells something of those."""

    def faulty(self: Isles, seat: int) -> None:
        hands = [[card if self.knows[card] >> seat & 1 else UNKNOWN for card in hand] for hand in self.hands]
        mask(self, seat)
        self.hands = hands

    patch.setattr(Isles, "mask", faulty)


def a_known_charm_that_is_seen_to_stay(patch: pytest.MonkeyPatch) -> None:
    """Who tucked a charm that another drew would see whether that one tucks it again."""

    def faulty(self: TuckOne, s: Isles, action: int) -> None:
        s.hands[self.seat].remove(TUCK.at(action))
        s.knows[TUCK.at(action)] = 1 << self.seat
        s.bottom.append(TUCK.at(action))
        s.givers.append(self.seat)

    patch.setattr(TuckOne, "take", faulty)


def a_talkative_journal(patch: pytest.MonkeyPatch) -> None:
    tell = Isles.tell
    patch.setattr(Isles, "tell", lambda self, kind, seat, data, seen=ALL: tell(self, kind, seat, data))


def a_draw_without_an_audience(patch: pytest.MonkeyPatch) -> None:
    """The drawer itself is not in the audience of what it sees, so its own record would not tell it."""

    def faulty(self: Draw, s: Isles) -> None:
        for _ in range(min(self.number, len(s.bag))):
            card = s.chance.draw(s.bag, 0)
            s.knows[card] |= 1 << self.seat
            s.hands[self.seat] = sorted([*s.hands[self.seat], card])

    patch.setattr(Draw, "run", faulty)


def pledges_shown_without_chance(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: Show, s: Isles) -> None:
        for seat in range(s.seats):
            s.oil[seat] -= s.pledges[seat]
            s.pledges[seat] = NOT_YET

    patch.setattr(Show, "run", faulty)


class Window(Decision[Isles]):
    """A chance to play a squall when an isle is lit; without one there is only one answer."""

    def answers(self, s: Isles) -> list[int]:
        return [DECLINE] + [PLAY.of(card) for card in s.hands[self.seat] if card >= 15]

    def refuse(self, s: Isles, action: int) -> Refusal:
        return None if action in self.answers(s) else NOT_ASKED

    def take(self, s: Isles, action: int) -> None:
        if action != DECLINE:
            charms.play(s, self.seat, PLAY.at(action))


class OpenWindow(Window):
    """The same, asked of everybody."""

    def always(self, s: Isles) -> bool:
        return True


def windowed(patch: pytest.MonkeyPatch, window: type[Window]) -> None:
    run = Lit.run

    def faulty(self: Lit, s: Isles) -> None:
        for seat in range(s.seats):
            s.push(window((self.seat + seat) % s.seats))
        run(self, s)

    patch.setattr(Lit, "run", faulty)


def a_skipped_question(patch: pytest.MonkeyPatch) -> None:
    windowed(patch, Window)


def a_fill_that_leaves_holes(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: LanternIsles, view: State, chance: Chance) -> State:
        copy = view.clone()
        copy.refresh()
        return copy

    patch.setattr(LanternIsles, "fill", faulty)


def a_fill_that_uses_up_the_view(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: LanternIsles, view: State, chance: Chance) -> State:
        assert isinstance(view, Isles)
        filled = fill(self, view, chance)
        view.bag.clear()
        return filled

    patch.setattr(LanternIsles, "fill", faulty)


def a_fill_that_redraws_what_is_known(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: LanternIsles, view: State, chance: Chance) -> State:
        filled = fill(self, view, chance)
        if filled.hands[0] and filled.bag:
            filled.bag.append(filled.hands[0].pop())
            filled.bag.sort()
            filled.hands[0] = sorted([*filled.hands[0], chance.draw(filled.bag)])
        filled.refresh()
        return filled

    patch.setattr(LanternIsles, "fill", faulty)


def a_fill_that_forgets_who_is_asked(patch: pytest.MonkeyPatch) -> None:
    def faulty(self: LanternIsles, view: State, chance: Chance) -> State:
        filled = fill(self, view, chance)
        filled.asks = [-1] * len(filled.asks)
        return filled

    patch.setattr(LanternIsles, "fill", faulty)


def a_fill_that_cannot_be(patch: pytest.MonkeyPatch) -> None:
    """It looks the same, but somebody pledged more than it has."""

    def faulty(self: LanternIsles, view: State, chance: Chance) -> State:
        assert isinstance(view, Isles)
        hidden = [seat for seat in range(view.seats) if view.pledges[seat] == UNKNOWN]
        filled = fill(self, view, chance)
        for seat in hidden:
            filled.pledges[seat] = 9
        return filled

    patch.setattr(LanternIsles, "fill", faulty)


@pytest.mark.parametrize(
    ("plant", "check", "words"),
    [
        (shared_hands, CLONES, "changed later"),
        (shared_oil, CLONES, "changed later"),
        (forgotten_points, CLONES, "a clone differs"),
        (changed_step, CLONES, "changed later"),
        (unsaved_field, SAVES, "plays on differently"),
        (unsavable_field, ENDS, "givers: () cannot be saved"),
        (an_answer_left_out, AGREE, "'trade' is no answer of seat"),
        (an_answer_too_many, AGREE, "is no answer of seat"),
        (an_offered_answer_refused, AGREE, "'trade'"),
        (a_clause_that_is_not_there, AGREE, "LI-9.9, which the rules do not have"),
        (a_clause_that_is_not_there, FORGED, "LI-9.9, which the rules do not have"),
        (a_refusal_without_a_clause, FORGED, "refused with 'no', which is not the id of a clause"),
        (an_offer_that_swallows_the_turn, AGREE, "is no answer of seat"),
        (an_offer_that_swallows_the_turn, FORGED, "is taken"),
        (a_refusal_that_moves, FORGED, "is taken"),
        (a_door_that_takes_stale_answers, FORGED, "an answer to an earlier position is taken"),
        (answers_twice, ANSWERS, "has the answers"),
        (answers_beyond_the_space, ANSWERS, "has the answers"),
        (a_stalled_lane, ENDS, "stalls: nobody is asked, and Await, Await, Await wait"),
        (a_lane_left_behind, ENDS, "somebody is still asked"),
        (a_game_without_end, ENDS, "does not end"),
        (a_setup_that_fails, ENDS, "cannot be set up: ZeroDivisionError"),
        (a_question_without_an_answer, AGREE, "raises Stuck: TuckOne has no answer"),
        (a_lost_charm, FAULTS, "the charms are not all there"),
        (a_score_missing, SCORES, "the scores are"),
        (a_die_of_its_own, RECORDS, "raises BadRecord"),
        (a_memory_outside_the_state, RECORDS, "raises BadRecord"),
        (a_memory_outside_the_state, UNDO, "leads to another position"),
        (a_die_that_is_not_counted, UNDO, "leads to another position"),
        (an_open_bag, TWINS, "has another view"),
        (open_hands, TWINS, "has another view"),
        (an_open_bottom, TWINS, "has another view"),
        (open_pledges, TWINS, "has another view"),
        (open_knowledge, TWINS, "has another view"),
        (a_hand_in_the_order_of_the_cards, TWINS, "has another view"),
        (a_known_charm_that_is_seen_to_stay, TWINS, "has another view"),
        (a_talkative_journal, TWINS, "hears"),
        (a_draw_without_an_audience, TWINS, "who was not told"),
        (pledges_shown_without_chance, TWINS, "has another view"),
        (a_skipped_question, TWINS, "sees who is asked"),
        (a_fill_that_leaves_holes, FILLS, ""),
        (a_fill_that_uses_up_the_view, FILLS, "fill changes the view"),
        (a_fill_that_redraws_what_is_known, FILLS, "looks different"),
        (a_fill_that_forgets_who_is_asked, FILLS, "asks []"),
        (a_fill_that_cannot_be, FILLS, "a pledge is higher than the oil"),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant, check: str, words: str) -> None:
    plant(monkeypatch)
    rare = plant in (a_known_charm_that_is_seen_to_stay, a_hand_in_the_order_of_the_cards)
    found = results(SCARCE, games=12) if rare else results(games=3)
    assert found[check].failed > 0, failures(found)
    assert words in found[check].first_failure


def test_a_question_asked_of_everybody_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    windowed(monkeypatch, OpenWindow)
    assert failures(results(games=5)) == {}


@pytest.mark.parametrize("text", ["", " light", "light  up", "light\nup"])
def test_an_action_whose_text_is_untidy_is_found(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    space = ActionSpace()
    space.family("odd", ["fine", text])
    suite = checks.Suite(SMALL)
    suite.texts(space)
    assert (suite.results[TEXTS].cases, suite.results[TEXTS].failed) == (2, 1)


def test_an_action_whose_text_parses_to_another_is_found() -> None:
    space = ActionSpace()
    space.verb("light", ["a1", "b2"])
    space.texts.reverse()
    suite = checks.Suite(SMALL)
    suite.texts(space)
    assert suite.results[TEXTS].failed == 2
    assert "parses to" in suite.results[TEXTS].first_failure


def test_a_game_without_rules_may_cite_any_clause_but_must_cite_one() -> None:
    suite = checks.Suite(Meta("x", "X", [2], ["one"], [], "tests.kernel", made))
    assert suite.clauses is None
    assert suite.clause_fault("XY-1.1") is None
    assert suite.clause_fault("because") is not None
    assert suite.clause_fault(3) is not None


def test_what_is_checked_is_the_game_that_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is replayed on a game made anew, so a fault in making one is found too."""
    made_games: list[Any] = []
    make = meta.LanternIsles.__init__

    def faulty(self: LanternIsles, options: dict[str, str], folder: str) -> None:
        make(self, options, folder)
        made_games.append(self)
        self.oil += 50 * len(made_games)

    monkeypatch.setattr(LanternIsles, "__init__", faulty)
    assert results(games=1)[RECORDS].failed == 1


def test_a_fault_in_a_rare_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rare kinds of questions are looked at whenever they come up."""
    monkeypatch.setattr(PutOut, "refuse", lambda self, s, action: None if action in LIT_OR_OUT else NOT_ASKED)
    assert "'light a1' is no answer" in results(games=10)[AGREE].first_failure
