"""The checks that every game gets for free: random full games over every seat count and every value of every option,
looked at from all sides. A game that passes them can be saved, copied, taken back, replayed, searched and hidden.

What is looked at is sampled, so that a heavy game takes about a minute; the same seed looks at the same things."""

from __future__ import annotations

import json
import marshal
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import Chance, Script
from demiurge.kernel.clauses import CLAUSE_ID, citable, rulebook_of
from demiurge.kernel.game import BadOption, Game, digest, dump, load, view
from demiurge.kernel.play import MOVED_ON, TOO_LATE, Play, replay_on
from demiurge.kernel.record import parse_record
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import GAME_OVER, Decision, State
from demiurge.kernel.twins import TWINS, Twins, said

ENDS: Final = "games end with all lanes empty"
ANSWERS: Final = "answers are unique and never none"
AGREE: Final = "refuse and answers agree"
FORGED: Final = "forged answers are refused with a clause"
FAULTS: Final = "the game's own invariants hold"
SCORES: Final = "there is a score for each seat"
CLONES: Final = "no earlier clone changes"
SAVES: Final = "a saved state loads and plays on"
RECORDS: Final = "records replay to the same digest"
UNDO: Final = "undo and redo round-trip"
FILLS: Final = "a filled view looks the same"
TEXTS: Final = "action texts round-trip"
NAMES: Final = [ENDS, ANSWERS, AGREE, FORGED, FAULTS, SCORES, CLONES, SAVES, RECORDS, UNDO, FILLS, TWINS, TEXTS]

MOST_DECISIONS: Final = 5_000  # a random game that takes longer does not end
LOOKS: Final = 0.06  # the share of positions that are looked at from all sides
UNDOS: Final = 0.03  # the share of answers that are taken back
SCANS: Final = 12  # how often a kind of question is tried with every action there is
TRIED: Final = 60  # with how many actions it is tried otherwise
FORGERIES: Final = 4


class CheckResult:
    """How often something was checked and how often it did not hold; the first failure in words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cases = 0
        self.failed = 0
        self.first_failure = ""

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"name": self.name, "cases": self.cases, "failed": self.failed}
        if self.failed:
            found["first_failure"] = self.first_failure
        return found


def imprint(state: State) -> bytes:
    """All of a position, to be compared with another one of this process; sooner had than its digest."""
    return marshal.dumps(dump(state), 2)  # the second version: no marks of what is shared with whom


class Case:
    """One way to set up a table."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats{chosen}, seed {self.seed}"


def all_cases(meta: Meta, seed: int, games_per_case: int, pairs: int) -> list[Case]:
    """Each value of each option once for each seat count, all else by default; then pairs of values, sampled."""
    rng = Random(seed)
    values = [(option.name, value) for option in meta.all_options() for value in option.values[1:]]
    tables: list[tuple[int, dict[str, str]]] = []
    for seats in meta.seats:
        tables.append((seats, {}))
        tables += [(seats, {name: value}) for name, value in values]
    couples = [{a: x, b: y} for i, (a, x) in enumerate(values) for b, y in values[i + 1 :] if a != b]
    for couple in rng.sample(couples, min(pairs, len(couples))):
        tables.append((rng.choice(meta.seats), couple))
    found: list[Case] = []
    for seats, options in tables:
        for _ in range(games_per_case):
            found.append(Case(seats, options, seed * 1_000 + len(found)))
    return found


def run_checks(
    meta: Meta,
    seed: int = 1,
    games_per_case: int = 1,
    pairs: int = 8,
    components: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> list[CheckResult]:
    """All checks on one game. Nothing is raised for a fault of the game: it is counted and told."""
    suite = Suite(meta, components)
    cases = all_cases(meta, seed, games_per_case, pairs)
    for number, case in enumerate(cases):
        suite.run(case)
        if progress is not None:
            progress(number + 1, len(cases))
    return list(suite.results.values())


def known_clauses(meta: Meta) -> set[str] | None:
    """The clauses that a refusal may cite, or None where the game brings no rules."""
    if not len(rulebook_of(meta.package, meta.name)):
        return None
    return set(citable(meta.package, meta.name).clauses)


class Suite:
    """The checks over all cases; results by name."""

    def __init__(self, meta: Meta, components: str = "") -> None:
        self.meta = meta
        self.components = components
        self.results = {name: CheckResult(name) for name in NAMES}
        self.clauses = known_clauses(meta)
        self.looked: Counter[str] = Counter()
        self.scanned: Counter[str] = Counter()
        self.spaces: list[ActionSpace] = []

    def note(self, name: str, where: str, fault: str | None) -> bool:
        """Count a case; whether it held."""
        result = self.results[name]
        result.cases += 1
        if fault is not None:
            result.failed += 1
            result.first_failure = result.first_failure or f"{where}: {fault}"
        return fault is None

    def attempt(self, name: str, where: str, check: Callable[..., str | None], *given: Any) -> bool:
        """Count a case of a check that may also fail by raising."""
        try:
            fault = check(*given)
        except Exception as error:
            fault = f"raises {type(error).__name__}: {error}"
        return self.note(name, where, fault)

    def run(self, case: Case) -> None:
        try:
            game = self.meta.make(case.options, self.components)
            play = Play(game, case.seats, Chance(case.seed))
        except BadOption:
            return  # these options do not go together
        except Exception as error:
            self.note(ENDS, str(case), f"cannot be set up: {type(error).__name__}: {error}")
            return
        if not any(game.space is space for space in self.spaces):
            self.spaces.append(game.space)
            self.texts(game.space)
        try:
            GameCheck(self, case, play).run()
        except Exception as error:
            self.note(ENDS, str(case), f"raises {type(error).__name__}: {error}")

    def texts(self, space: ActionSpace) -> None:
        for action in range(len(space)):
            self.attempt(TEXTS, f"action {action}", self.text_fault, space, action)

    def text_fault(self, space: ActionSpace, action: int) -> str | None:
        text = space.format(action)
        if text != " ".join(text.split()) or not text:
            return f"{text!r} has spaces too many, or no words"
        shouted = text.upper() if text.isascii() else text
        for variant in (text, f" {shouted} ".replace(" ", "  ")):
            if space.parse(variant) != action:
                return f"{variant!r} parses to {space.parse(variant)}"
        return None

    def clause_fault(self, why: object) -> str | None:
        """Whether a refusal is the id of a clause."""
        if not isinstance(why, str) or not CLAUSE_ID.fullmatch(why):
            return f"refused with {why!r}, which is not the id of a clause"
        if self.clauses is not None and why not in self.clauses:
            return f"refused with {why}, which the rules do not have"
        return None


class GameCheck:
    """One random game, and what is looked at while it goes on."""

    def __init__(self, suite: Suite, case: Case, play: Play) -> None:
        self.suite = suite
        self.case = case
        self.play = play
        self.game: Game = play.game
        self.rng = Random(case.seed)
        self.states: list[State] = [play.state]  # the position before each line: a Play never changes an old one
        self.kept: list[tuple[int, State, bytes]] = []

    def where(self) -> str:
        return f"{self.case}, after {len(self.play.record.lines)} answers"

    def run(self) -> None:
        ended = self.play_on()
        self.clones_stay()
        if ended:
            self.suite.attempt(RECORDS, str(self.case), self.record_fault)
            self.suite.attempt(SCORES, str(self.case), self.scores_fault)
        Twins(self).run()

    def play_on(self) -> bool:
        """To the end; whether there was one."""
        self.suite.attempt(FAULTS, self.where(), self.own_fault)
        while not self.play.state.over():
            state = self.play.state
            waiting = state.waiting()
            if not waiting:
                tops = [type(lane[-1]).__name__ for lane in state.lanes if lane]
                return self.suite.note(ENDS, self.where(), f"stalls: nobody is asked, and {', '.join(tops)} wait")
            if len(self.play.record.lines) >= MOST_DECISIONS:
                return self.suite.note(ENDS, self.where(), "the game does not end")
            if not self.suite.attempt(ANSWERS, self.where(), self.answers_fault, waiting):
                return False
            kind = " + ".join(type(question).__name__ for seat in waiting for question in state.questions(seat))
            seat = self.rng.choice(waiting)
            action = self.rng.choice(state.answers(seat))
            loaded = self.look(waiting) if self.often_enough(kind, LOOKS) else None
            taken_back = self.often_enough(f"undo {kind}", UNDOS)
            if not self.suite.attempt(AGREE, self.where(), self.answer_fault, seat, action):
                return False
            if loaded is not None:
                self.suite.attempt(SAVES, self.where(), self.plays_on_fault, loaded, seat, action)
            if taken_back:
                self.suite.attempt(UNDO, self.where(), self.undo_fault, seat)
            self.states.append(self.play.state)
            self.suite.attempt(FAULTS, self.where(), self.own_fault)
        return self.suite.attempt(ENDS, self.where(), self.over_fault)

    def often_enough(self, kind: str, share: float) -> bool:
        """A share of all, and the first of each kind of position, so that rare questions are looked at too."""
        self.suite.looked[kind] += 1
        return self.suite.looked[kind] <= 3 or self.rng.random() < share

    # ---- at every decision
    def answers_fault(self, waiting: list[int]) -> str | None:
        state, size = self.play.state, len(self.game.space)
        if len(set(waiting)) != len(waiting) or not all(0 <= seat < state.seats for seat in waiting):
            return f"the seats {waiting} are asked"
        for seat in waiting:
            answers = state.answers(seat)
            if not answers or len(set(answers)) != len(answers) or min(answers) < 0 or max(answers) >= size:
                return f"seat {seat} has the answers {answers}"
        return None

    def answer_fault(self, seat: int, action: int) -> str | None:
        why = self.play.answer(seat, action)
        if why is not None:
            return f"seat {seat} is offered {self.game.space.format(action)!r} and refused it by {why}"
        return None

    def own_fault(self) -> str | None:
        faults = self.game.faults(self.play.state)
        return "; ".join(faults) if faults else None

    # ---- at some positions
    def look(self, waiting: list[int]) -> State | None:
        """From all sides; the same position, loaded from its save."""
        state, where = self.play.state, self.where()
        self.suite.attempt(CLONES, where, self.clone_fault)
        self.kept.append((len(self.play.record.lines), state, imprint(state)))
        for seat in waiting:
            self.suite.attempt(AGREE, where, self.agree_fault, seat)
        for seat in range(state.seats):
            self.suite.attempt(FILLS, where, self.fill_fault, seat)
        self.suite.attempt(FORGED, where, self.forged_fault, waiting)
        return self.game_loaded() if self.suite.attempt(SAVES, where, self.save_fault) else None

    def agree_fault(self, seat: int) -> str | None:
        """refuse() is the law, answers() its fast form: over the whole ActionSpace, or a sample of it."""
        state = self.play.state
        answers, size = set(state.answers(seat)), len(self.game.space)
        kind = " + ".join(type(question).__name__ for question in state.questions(seat))
        self.suite.scanned[kind] += 1
        if self.suite.scanned[kind] <= SCANS or size <= TRIED:
            tried = list(range(size))
        else:
            tried = [*answers, *(self.rng.randrange(size) for _ in range(TRIED))]
        for action in answers:
            asked = state.lanes[state.lane_of(seat, action)][-1]
            if not isinstance(asked, Decision) or asked.seat != seat or asked.refuse(state, action) is not None:
                return f"{self.game.space.format(action)!r} of seat {seat} would go to {type(asked).__name__}"
        for action in tried:
            why = state.refuse(seat, action)
            if (why is None) != (action in answers):
                said = "an answer" if action in answers else "no answer"
                return f"{self.game.space.format(action)!r} is {said} of seat {seat}, and refuse says {why}"
            fault = self.suite.clause_fault(why) if why is not None else None
            if fault is not None:
                return f"{self.game.space.format(action)!r} of seat {seat} is {fault}"
        return None

    def forged_fault(self, waiting: list[int]) -> str | None:
        """Through the door that everybody uses."""
        play, before, lines = self.play, imprint(self.play.state), len(self.play.record.lines)
        size, seats = len(self.game.space), self.play.state.seats
        forged = [(-1, 0), (seats, 0), (waiting[0], -1), (waiting[0], size)]
        for seat in range(seats):
            answers = play.state.answers(seat)
            tries = [self.rng.randrange(size) for _ in range(FORGERIES)]
            forged += [(seat, action) for action in tries if action not in answers]
        for seat, action in forged:
            why = play.answer(seat, action)
            if why is None or len(play.record.lines) != lines or imprint(play.state) != before:
                play.rewind(lines)
                return f"action {action} of seat {seat} is taken"
            fault = self.suite.clause_fault(why)
            if fault is not None:
                return f"action {action} of seat {seat} is {fault}"
        if play.answer(waiting[0], play.state.answers(waiting[0])[0], at=lines - 1) != MOVED_ON:
            play.rewind(lines)
            return "an answer to an earlier position is taken"
        return None

    def clone_fault(self) -> str | None:
        state, copy = self.play.state, self.play.state.clone()
        if imprint(copy) != imprint(state):
            return "a clone differs from the position"
        if copy.waiting() != state.waiting() or any(copy.answers(s) != state.answers(s) for s in state.waiting()):
            return "a clone asks something else"
        return None

    def clones_stay(self) -> None:
        for lines, state, was in self.kept:
            fault = None if imprint(state) == was else f"the position after {lines} answers changed later"
            self.suite.note(CLONES, str(self.case), fault)

    def game_loaded(self) -> State:
        return load(self.game, json.loads(json.dumps(dump(self.play.state))))

    def save_fault(self) -> str | None:
        state, loaded = self.play.state, self.game_loaded()
        if digest(loaded) != digest(state):
            return "a save loads to another digest"
        if loaded.waiting() != state.waiting():
            return f"the save asks {loaded.waiting()}, the position {state.waiting()}"
        for seat in state.waiting():
            if loaded.answers(seat) != state.answers(seat):
                return f"seat {seat} has other answers after a load"
        return None

    def plays_on_fault(self, loaded: State, seat: int, action: int) -> str | None:
        met = self.play.record.lines[-1].chance
        loaded.apply(seat, action, Script([value for value, _ in met]))
        return None if digest(loaded) == digest(self.play.state) else "the loaded position plays on differently"

    def undo_fault(self, seat: int) -> str | None:
        """Right after the seat's answer: free while nothing was shown, refused beyond the fence."""
        play, before = self.play, self.states[-1]
        after, lines, do = imprint(play.state), len(play.record.lines), play.record.lines[-1].do
        free, why = play.state.shown == before.shown, play.undo(seat)
        if not free:
            if why != TOO_LATE:
                play.rewind(min(lines, len(play.record.lines)))
                return f"something was shown, and undo says {why}"
            return None if imprint(play.state) == after else "a refused undo changes the position"
        if why is not None:
            return f"{do!r} showed nothing, and undo is refused by {why}"
        undone = imprint(play.state)
        again = play.redo(seat)
        if again is not None:
            return f"{do!r} cannot be given again: {again}"
        if undone != imprint(before):
            return f"taking back {do!r} leads to another position"
        return None if imprint(play.state) == after else f"giving {do!r} again leads to another position"

    def fill_fault(self, seat: int) -> str | None:
        state = self.play.state
        seen = view(state, seat)
        bytes_seen = digest(seen)
        if seen.waiting() != state.waiting() or seen.answers(seat) != state.answers(seat):
            return f"the view of seat {seat} asks something else"
        filled = self.game.fill(seen, Chance(self.rng.randrange(1 << 30)))
        if digest(seen) != bytes_seen:
            return f"fill changes the view of seat {seat}"
        if digest(view(filled, seat)) != bytes_seen:
            return f"the filled view looks different to seat {seat}"
        if filled.waiting() != state.waiting():
            return f"the filled view of seat {seat} asks {filled.waiting()}, not {state.waiting()}"
        if sorted(filled.answers(seat)) != sorted(state.answers(seat)):
            return f"seat {seat} has other answers in its filled view"
        faults = self.game.faults(filled)
        if faults:
            return f"the filled view of seat {seat}: {'; '.join(faults)}"
        return self.playout_fault(filled, seat) if self.rng.random() < 0.1 else None

    def playout_fault(self, filled: State, seat: int) -> str | None:
        chance = Chance(self.rng.randrange(1 << 30))
        for _ in range(MOST_DECISIONS):
            waiting = filled.waiting()
            if not waiting:
                break
            asked = self.rng.choice(waiting)
            filled.apply(asked, self.rng.choice(filled.answers(asked)), chance)
        return None if filled.over() else f"the filled view of seat {seat} does not play to an end"

    # ---- at the end
    def over_fault(self) -> str | None:
        state = self.play.state
        if any(state.lanes) or state.waiting():
            return "the game says that it is over, and somebody is still asked"
        if any(self.play.refuse(seat, 0) != GAME_OVER for seat in range(state.seats)):
            return "an answer after the end is not refused for that reason"
        return None

    def scores_fault(self) -> str | None:
        scores = self.play.state.scores()
        return None if len(scores) == self.case.seats else f"the scores are {scores}"

    def record_fault(self) -> str | None:
        record = self.play.finished_record()
        text = record.to_text()
        again = replay_on(self.suite.meta.make(self.case.options, self.suite.components), parse_record(text))
        if again.finished_record().to_text() != text:
            return "the replayed record reads differently"
        if [said(event) for event in again.journal.events] != [said(event) for event in self.play.journal.events]:
            return "the replayed game tells another story"
        return None
