"""One game of a study, played and noted as plain data, so that it can be played in another process.

What is noted comes from what any game brings: answers and their verbs, events and the points that they tell of, the
periods of its story, its components. A game's `shelf` says what takes one (kit.shelf)."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from demiurge.arena.figures import shares
from demiurge.arena.match import line_ups
from demiurge.arena.table import BrokenGame, game_of, places_of, seed_of
from demiurge.bots import evaluation_of, make_bot
from demiurge.bots.playout import ENDLESS, next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.game import Game, view
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import SPECTATOR, Drawing
from demiurge.kit.shelf import Shelf, shelf_of
from demiurge.lab.components import code, entries
from demiurge.lab.study import Study

NOTHING: Final = -1
REHEARSAL: Final = 0  # the seed of the game in which the kinds of events are met


class Taken(NamedTuple):
    """A seat took a component, for the first time. lead: how far it was ahead just before, in the eyes of the game's
    own evaluation."""

    component: int
    seat: int
    period: int
    lead: float


class Facts(NamedTuple):
    """What one game has shown. Components and verbs are told by their numbers (Board). `wins`: the share of each seat;
    `offered`: what each could take; `starts`: the answer with which each chose what it began with; `openings`: the
    first answer of each in the first period, of two or more; `points`: of all seats together by period, by whether they
    came with the answer that ended the game, and by source."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    begins: int
    offered: tuple[tuple[int, ...], ...]
    taken: tuple[Taken, ...]
    starts: tuple[int, ...]
    openings: tuple[int, ...]
    open: dict[int, int]
    chosen: dict[int, int]
    choices: int
    points: dict[tuple[int, bool, Text], int]
    periods: tuple[Text | str, ...]
    path: bytes


@dataclass(frozen=True)
class Board:
    """A game with one set of components, and all that is looked up about its answers."""

    game: Game
    drawing: Drawing
    shelf: Shelf[State]
    evaluation: Evaluation
    components: tuple[str, ...]  # ids
    takes: tuple[int, ...]  # by action: the component that it takes, NOTHING or, where that depends, UNSURE
    verbs: tuple[int, ...]  # by action
    words: tuple[str, ...]  # the verbs; those of one word are one
    starts: frozenset[int]
    heralds: frozenset[str] = field(default=frozenset())  # the kinds of events with which a period can begin


UNSURE: Final = -2


@lru_cache(maxsize=4)
def board_of(name: str, options: tuple[tuple[str, str], ...], path: str) -> Board:
    game, package = game_of(name, options, path), find(name).package
    shelf, space = shelf_of(game), game.space
    components = tuple(entries(package, path))
    number: dict[str, int] = {}
    for n, id in enumerate(components):
        number.setdefault(code(id).lower(), n)
    spoken: dict[str, int] = {}
    verbs, takes = [], []
    bounds = [*space.starts[1:], len(space)]
    for word, base, end in zip(space.verbs, space.starts, bounds):
        at = spoken.setdefault(word, len(spoken))
        for action in range(base, end):
            verbs.append(at)
            takes.append(taken_by(shelf, space.format(action), word, number))
    starts = frozenset(action for action in range(len(space)) if shelf.starts.match(space.format(action)))
    bare = Board(
        game,
        drawing_of(game),
        shelf,
        evaluation_of(game),
        components,
        tuple(takes),
        tuple(verbs),
        tuple(spoken),
        starts,
    )
    return Board(**{**vars(bare), "heralds": heralds(bare, min(find(name).seats))})


def taken_by(shelf: Shelf[Any], text: str, verb: str, number: dict[str, int]) -> int:
    if shelf.places.match(text):
        return UNSURE
    if not shelf.takes.match(text):
        return NOTHING
    return number.get(text.removeprefix(verb).strip(" +-").lower(), NOTHING)


def heralds(board: Board, seats: int) -> frozenset[str]:
    """The kinds of events that begin a period, met in one random game."""
    found, journal, chance = set[str](), Journal(), Chance(REHEARSAL)
    state = board.game.start(seats, chance, journal)
    bot = make_bot("random", board.game, REHEARSAL)
    while (seat := next_seat(state)) >= 0:
        state.apply(seat, bot.answer(view(state, seat), seat), chance, journal)
    for event in journal.events:
        if event.kind not in found and begun(board, event) is not None:
            found.add(event.kind)
    return frozenset(found)


def begun(board: Board, event: Event) -> Text | str | None:
    """The period that begins with an event, by its short name."""
    for told in board.drawing.story(board.game, SPECTATOR, NOTHING, [event]):
        if told.kind == "period":
            return told.period
    return None


# ---- playing
class Move(NamedTuple):
    state: State
    seat: int
    answers: list[int]
    action: int


def moves(study: Study, board: Board, number: int, journal: Journal | None = None) -> Iterator[Move]:
    """A game, answer by answer, each told before it is given. In the end the state is that of the finished game."""
    seed = seed_of(study.seed, number)
    chance = Chance(seed)
    seated = line_ups(study.bots, study.seats)[0]
    bots = [
        make_bot(spec, board.game, seed * 31 + seat + 1, study.budget, study.seats) for seat, spec in enumerate(seated)
    ]
    state, n = board.game.start(study.seats, chance, journal), 0
    yield Move(state, NOTHING, [], NOTHING)
    while (seat := next_seat(state)) >= 0:
        if n >= ENDLESS:
            raise RuntimeError(f"the game does not end: {n} answers")
        answers = state.answers(seat)
        action = bots[seat].answer(view(state, seat), seat)
        yield Move(state, seat, answers, action)
        state.apply(seat, action, chance, journal)
        n += 1


def play(study: Study, number: int) -> tuple[Facts, ...]:
    """One seed with each set of components."""
    return tuple(play_one(study, path, number) for path in study.paths)


def play_one(study: Study, path: str, number: int) -> Facts:
    try:
        board = board_of(study.game, study.options, path)
        return Notes(study, board).whole(number)
    except Exception as error:
        seed = seed_of(study.seed, number)
        raise BrokenGame(f"game {number} broke (chance seed {seed}): {type(error).__name__}: {error}") from error


class Notes:
    """What is noted while a game is played."""

    def __init__(self, study: Study, board: Board) -> None:
        self.study, self.board = study, board
        seats = range(study.seats)
        self.offered: list[set[int]] = [set() for _ in seats]
        self.taken: dict[tuple[int, int], Taken] = {}
        self.starts, self.openings = [NOTHING for _ in seats], [NOTHING for _ in seats]
        self.open, self.chosen = Counter[int](), Counter[int]()
        self.choices = 0
        self.points = Counter[tuple[int, bool, Text]]()
        self.periods: list[Text | str] = []
        self.path = array("i")

    def whole(self, number: int) -> Facts:
        journal, board = Journal(), self.board
        game = moves(self.study, board, number, journal)
        state = next(game).state
        begins, told = board.shelf.begins(state), 0
        for move in game:
            told = self.tell(journal.events, told, False)
            self.note(move)
            self.path.append(move.action)
        self.tell(journal.events, told, True)
        return Facts(
            tuple(state.scores()), tuple(shares(places_of(state))), begins,
            tuple(tuple(sorted(found)) for found in self.offered), tuple(self.taken.values()),
            tuple(self.starts), tuple(self.openings), dict(self.open), dict(self.chosen), self.choices,
            dict(self.points), tuple(self.periods), blake2b(self.path.tobytes(), digest_size=8).digest(),
        )  # fmt: skip

    # ---- an answer
    def note(self, move: Move) -> None:
        board, (state, seat, answers, action) = self.board, move
        takes = board.takes
        for one in answers:
            found = takes[one]
            if found != NOTHING:
                found = found if found >= 0 else self.there(state, seat, one)
                if found >= 0:
                    self.offered[seat].add(found)
        self.take(state, seat, action)
        if action in board.starts:
            self.starts[seat] = action
        if len(answers) > 1:
            self.choose(seat, answers, action)

    def there(self, state: State, seat: int, action: int) -> int:
        return self.number(self.board.shelf.there(state, seat, action))

    def number(self, name: str) -> int:
        return numbers(self.board.components).get(name.lower(), NOTHING) if name else NOTHING

    def take(self, state: State, seat: int, action: int) -> None:
        found = self.board.takes[action]
        if found == UNSURE:
            found = self.there(state, seat, action)
        if found >= 0 and (found, seat) not in self.taken:
            lead = lead_of(state, seat, self.board.evaluation)
            self.taken[found, seat] = Taken(found, seat, len(self.periods), lead)

    def choose(self, seat: int, answers: list[int], action: int) -> None:
        """One of two or more."""
        verbs = self.board.verbs
        self.choices += 1
        for verb in {verbs[one] for one in answers}:
            self.open[verb] += 1
        self.chosen[verbs[action]] += 1
        if self.openings[seat] == NOTHING and (self.periods or not self.board.heralds):
            self.openings[seat] = action

    # ---- what happened
    def tell(self, events: list[Event], told: int, ends: bool) -> int:
        """The points and periods of the newest events; how many there are now."""
        board, points = self.board, getattr(self.board.drawing, "points", None)
        for event in events[told:]:
            if event.kind in board.heralds:
                name = begun(board, event)
                if name is not None:
                    self.periods.append(name)
            scored = points(board.game, event) if points is not None else None
            if scored is not None and scored[0] and 0 <= event.seat < self.study.seats:
                self.points[len(self.periods), ends, scored[1]] += scored[0]
        return len(events)


@lru_cache(maxsize=4)
def numbers(components: tuple[str, ...]) -> dict[str, int]:
    found: dict[str, int] = {}
    for n, id in enumerate(components):
        found.setdefault(code(id).lower(), n)
    return found


def lead_of(state: State, seat: int, evaluation: Evaluation) -> float:
    values = [evaluation.value(state, other) for other in range(state.seats)]
    return round(ahead(values, seat), 3)


def ahead(values: list[float], seat: int) -> float:
    """A seat's number less the mean of the others; the number itself of who is alone."""
    others = len(values) - 1
    return values[seat] - (sum(values) - values[seat]) / others if others else values[seat]
