"""Many games at once: in this process, or each share of them in a process of its own.

envs = gymnasium.make_vec("demiurge/TerraMystica-v0", num_envs=64, seats=4, workers=2)"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from random import Random
from typing import Any, Final, NamedTuple

from demiurge.envs.extras import need

need("numpy", "gymnasium", extra="gymnasium")

import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from demiurge.bots.rows import mark  # noqa: E402
from demiurge.envs.episode import IllegalAction, Table  # noqa: E402
from demiurge.envs.gymnasium import SEEDS  # noqa: E402
from demiurge.envs.learner import Learner, Opponents  # noqa: E402
from demiurge.envs.sight import Array, Named, Sight  # noqa: E402

STOP: Final = None  # what a worker is told to end it
Ending = tuple[int, Array, dict[str, Any]]
"""Which game has ended, what its learner saw then, and what is told of it."""


class Setting(NamedTuple):
    """Everything that makes a table, as plain data for another process."""

    game: str
    seats: int | None
    opponents: Opponents
    seat: int | None
    options: Mapping[str, str] | None
    observation: str
    reward: str
    illegal: str

    def table(self) -> Table:
        return Table(self.game, self.seats, self.options, self.reward)


class Board(NamedTuple):
    """What passes between the games and who plays them; a row for each game."""

    numbers: Array
    masks: Array
    actions: Array
    rewards: Array
    ended: Array
    illegal: Array
    seats: Array

    @classmethod
    def over(cls, memory: Sequence[Any], games: int) -> Board:
        """Arrays over memory that processes share."""
        rows: list[Array] = [np.frombuffer(it, kind) for it, kind in zip(memory, KINDS, strict=True)]
        return cls(rows[0].reshape(games, -1), rows[1].reshape(games, -1), *rows[2:])

    def share(self, of: slice) -> Board:
        return Board(*[rows[of] for rows in self])


KINDS: Final = (np.float32, np.int8, np.int64, np.float64, np.bool_, np.int64, np.int64)
"""Of the arrays of a Board."""


def memory_for(games: int, sight: Sight) -> list[Any]:
    wide = [len(sight.names), sight.actions, *[1] * (len(KINDS) - 2)]
    return [RawArray("b", games * size * np.dtype(kind).itemsize) for size, kind in zip(wide, KINDS, strict=True)]


class Games:
    """Some games, stepped one after the other; one that has ended begins anew at once."""

    def __init__(self, setting: Setting, board: Board) -> None:
        table = setting.table()
        self.sight, self.board = Sight(table, setting.observation), board
        self.learners = [Learner(table, setting.opponents, setting.seat, setting.illegal) for _ in board.actions]
        self.seeds = [Random(0) for _ in self.learners]
        self.numbers, self.masks = list(board.numbers), list(board.masks)  # to slice them anew takes longer

    def begin(self, seeds: Sequence[int | None], chosen: Sequence[bool]) -> list[Ending]:
        """New games in the chosen rows; where there is a seed, it rules all games to come in that row."""
        self.board.illegal[:] = 0
        for row, (seed, wanted) in enumerate(zip(seeds, chosen, strict=True)):
            if wanted:
                if seed is not None:
                    self.seeds[row].seed(seed)
                self.anew(row)
        return []

    def anew(self, row: int) -> None:
        self.learners[row].begin(self.seeds[row].randrange(SEEDS))
        self.write(row)

    def write(self, row: int) -> None:
        learner = self.learners[row]
        state = learner.episode.state
        self.board.seats[row] = learner.seat
        self.sight.write(state, learner.seat, self.numbers[row])
        mark(state.answers(learner.seat), self.masks[row])

    def step(self) -> list[Ending]:
        found: list[Ending] = []
        board, write = self.board, self.write
        board.rewards[:] = 0.0
        board.ended[:] = False
        board.illegal[:] = 0
        for row, action in enumerate(board.actions.tolist()):
            learner = self.learners[row]
            before = learner.episode.illegal
            learner.answer(action)
            if learner.episode.illegal != before:
                board.illegal[row] = 1
            if not learner.over:
                write(row)
                continue
            board.rewards[row], board.ended[row] = learner.worth(), True
            self.sight.write(learner.episode.state, learner.seat, self.numbers[row])
            found.append((row, self.numbers[row].copy(), learner.result()))
            self.anew(row)
        return found


def work(setting: Setting, memory: Sequence[Any], many: int, share: slice, line: Connection) -> None:
    """A worker's life."""
    games = Games(setting, Board.over(memory, many).share(share))
    while (said := line.recv()) is not STOP:
        try:
            line.send(games.begin(*said) if said else games.step())
        except Exception as error:
            line.send(error)


class DemiurgeVector(Named, VectorEnv[dict[str, Any], Any, Any]):
    """`num_envs` tables, each with a learner (demiurge.envs.gymnasium.DemiurgeEnv has the arguments). A game that ends
    begins anew in the same step: then `final_obs` and `final_info` tell of its end. `seat`: whose each row is;
    `illegal`: whether its last action was.

    workers: processes that share the games; 0: this process steps them all. copy: what is given back is the caller's
    own; without it, it changes with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        observation: str = "vector",
        reward: str = "placement",
        illegal: str = "random",
        workers: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        if render_mode is not None:
            raise ValueError("many games at once are not drawn: render one of gymnasium.make(...)")
        if not 0 <= workers <= num_envs or num_envs < 1:
            raise ValueError(f"{num_envs} games cannot be shared by {workers} workers")
        opponents = opponents if isinstance(opponents, str) else list(opponents)
        setting = Setting(game, seats, opponents, seat, options and dict(options), observation, reward, illegal)
        table = setting.table()
        Learner(table, opponents, seat, illegal)  # what cannot be is refused here and not in a worker
        self.num_envs, self.copy, self.table, self.sight = num_envs, copy, table, Sight(table, observation)
        self.single_observation_space, self.single_action_space = self.sight.observation_space, self.sight.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.memory = memory_for(num_envs, self.sight)
        self.board = Board.over(self.memory, num_envs)
        self.shares = [slice(num_envs * n // workers, num_envs * (n + 1) // workers) for n in range(workers)]
        self.games = None if workers else Games(setting, self.board)
        self.processes = [self.hired(setting, share) for share in self.shares]
        self.begun, self.refuses = False, illegal == "raise"

    def hired(self, setting: Setting, share: slice) -> Any:
        ours, its = multiprocessing.Pipe()
        told = (setting, self.memory, self.num_envs, share, its)
        process = multiprocessing.Process(target=work, args=told, daemon=True)
        process.start()
        self.lines.append(ours)
        return process

    # ---- what there is
    # ---- how it goes on
    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """options: `reset_mask`, the games that are to begin anew."""
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        if not self.begun and seed is None:
            seed = int(self.np_random.integers(SEEDS))
        seeds = [seed + n for n in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        if len(seeds) != self.num_envs or len(chosen) != self.num_envs:
            raise ValueError(f"{self.num_envs} games take as many seeds")
        self.begun = True
        rows = [bool(one) for one in chosen]
        if self.games is not None:
            self.games.begin(seeds, rows)
        else:
            self.ask([(seeds[share], rows[share]) for share in self.shares])
        return self.observed(), self.told([])

    def step(self, actions: Array) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        if not self.begun:
            raise ValueError("reset() comes before the first step()")
        self.board.actions[:] = self.checked(np.asarray(actions))
        ended = self.games.step() if self.games is not None else self.ask([()] * len(self.lines))
        board, infos = self.board, self.told(ended)
        rewards, terminations = board.rewards.copy(), board.ended.copy()
        return self.observed(), rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def checked(self, actions: Array) -> Array:
        """One for each game; where an illegal one is refused, before any game goes on."""
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games take as many actions, not an array of shape {actions.shape}")
        if self.refuses:
            for row, (action, mask) in enumerate(zip(actions.tolist(), self.board.masks, strict=True)):
                if not 0 <= action < self.sight.actions:
                    raise IllegalAction(f"there is no action {action}, which game {row} was to take", "")
                if not mask[action]:
                    name = self.table.game.space.format(action)
                    raise IllegalAction(f"game {row} cannot answer {name!r} here: its mask does not allow it", "")
        return actions

    def ask(self, what: Sequence[Any]) -> list[Ending]:
        """All workers at once; what has ended, by the rows of all games."""
        for line, said in zip(self.lines, what, strict=True):
            line.send(said)
        answers = [line.recv() for line in self.lines]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return [
            (share.start + row, seen, told)
            for share, found in zip(self.shares, answers, strict=True)
            for row, seen, told in found
        ]

    def told(self, ended: list[Ending]) -> dict[str, Any]:
        infos: dict[str, Any] = {"seat": self.board.seats.copy(), "illegal": self.board.illegal.copy()}
        nothing = np.zeros(self.sight.actions, np.int8)
        for row, seen, result in ended:
            final = {"observation": self.sight.shaped(seen), "action_mask": nothing}
            infos = self._add_info(infos, {"final_obs": final, "final_info": result}, row)
        return infos

    def observed(self) -> dict[str, Any]:
        numbers, masks = self.board.numbers, self.board.masks
        if self.copy:
            numbers, masks = numbers.copy(), masks.copy()
        return {"observation": self.sight.shaped(numbers), "action_mask": masks}

    def close_extras(self, **kwargs: Any) -> None:
        for line, process in zip(self.lines, self.processes, strict=True):
            line.send(STOP)
            process.join()
            line.close()
