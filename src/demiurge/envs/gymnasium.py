"""Every game of the registry as an environment of Gymnasium, in which one seat learns and bots play the others. To
import this makes them known:

gymnasium.make("demiurge/TerraMystica-v0", seats=4, opponents="greedy")"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from demiurge.envs.extras import need

need("numpy", "gymnasium", extra="gymnasium")

import gymnasium  # noqa: E402  # the package, not this module

from demiurge.envs.episode import IllegalAction, Table  # noqa: E402
from demiurge.envs.learner import Learner, Opponents  # noqa: E402
from demiurge.envs.pictures import MODES, render_mode, rendered  # noqa: E402
from demiurge.envs.sight import Named, Sight, sampled  # noqa: E402
from demiurge.kernel.registry import points  # noqa: E402

__all__ = ["DemiurgeEnv", "IllegalAction", "id_of", "register", "sampled"]

SEEDS = 1 << 31


class DemiurgeEnv(Named, gymnasium.Env[dict[str, Any], int]):
    """A Learner as Gymnasium has it.

    opponents: a bot's name for all, a list with one for each, or "self": then every seat is the learner's, and who
    is asked next is told in `info["seat"]`; the reward is that of who answered last, `info["worth"]` everybody's.
    seat: the learner's; None: drawn anew for each game.
    options: of the game. observation: "vector", or "dict" with a part for each player. reward: at the end, "placement",
    "score" or "margin". illegal: "random", "raise" or "end" (demiurge.envs.episode)."""

    metadata = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        observation: str = "vector",
        reward: str = "placement",
        illegal: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, reward)
        self.sight = Sight(self.table, observation)
        self.learner = Learner(self.table, opponents, seat, illegal)
        self.render_mode = valid(render_mode)
        self.observation_space = self.sight.observation_space
        self.action_space = self.sight.action_space
        self.begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """options: none are known; those of the game are fixed when the table is made."""
        super().reset(seed=seed)
        self.learner.begin(int(self.np_random.integers(SEEDS)))
        self.begun = True
        return self.observed(), self.told()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.begun:
            raise ValueError("reset() comes before the first step()")
        learner = self.learner
        learner.answer(int(action))
        if self.render_mode == "human":
            self.render()
        return self.observed(), learner.worth() if learner.over else 0.0, learner.over, False, self.told()

    def observed(self) -> dict[str, Any]:
        learner = self.learner
        return self.sight.told(learner.episode.state, learner.seat, not learner.over)

    def told(self) -> dict[str, Any]:
        """Which seat it is, and how many of its actions were illegal; at the end what it reached."""
        learner = self.learner
        return learner.result() if learner.over else {"seat": learner.seat, "illegal": learner.episode.illegal}

    def render(self) -> Any:
        """The table as the learner sees it (`ansi`), or as everybody may see it (`rgb_array`)."""
        return rendered(self.render_mode, self.table.game, self.learner.episode.state, self.learner.seat)


valid = render_mode  # which is also the name of an argument


def id_of(game: str) -> str:
    """`demiurge/TerraMystica-v0` of `terra-mystica`."""
    return f"demiurge/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def register(game: str) -> str:
    """Make a game known to Gymnasium; its id there. Every game of the registry is known already."""
    name = id_of(game)
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="demiurge.envs.gymnasium:DemiurgeEnv",
            vector_entry_point="demiurge.envs.vector:DemiurgeVector",
            kwargs={"game": game},
        )
    return name


for point in points():
    register(point.name)
