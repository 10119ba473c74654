"""Every game of the registry as an environment of PettingZoo, whose agents take turns:

env = demiurge.envs.pettingzoo.env("terra-mystica", seats=4)"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from demiurge.envs.extras import need

need("numpy", "gymnasium", "pettingzoo", extra="pettingzoo")

from pettingzoo import AECEnv  # noqa: E402  # the package, not this module

from demiurge.envs.episode import Episode, IllegalAction, Table  # noqa: E402
from demiurge.envs.pictures import MODES, render_mode, rendered  # noqa: E402
from demiurge.envs.sight import Named, Sight  # noqa: E402

__all__ = ["DemiurgeAEC", "IllegalAction", "env", "raw_env"]

SEEDS = 1 << 31


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    observation: str = "vector",
    reward: str = "placement",
    illegal: str = "raise",
    seed: int | None = None,
    render_mode: str | None = None,
) -> DemiurgeAEC:
    """A table at which every seat is an agent, `player_0` and so on.

    options: of the game, {"map": "fjords"}. observation: "vector", or "dict" with a part for each player.
    reward: at the end, "placement", "score" or "margin". illegal: "raise", "random" or "end" (demiurge.envs.episode).
    seed: of the first game, unless reset() names one."""
    return DemiurgeAEC(Table(game, seats, options, reward), observation, illegal, seed, render_mode)


raw_env = env
"""The same: nothing is wrapped around it."""


class DemiurgeAEC(Named, AECEnv):
    """An Episode as PettingZoo has it. Who is asked at the same time answers in turns: late answers first, then by the
    order of the seats; nobody is told what another one answered before its time."""

    def __init__(
        self, table: Table, observation: str, illegal: str, seed: int | None = None, mode: str | None = None
    ) -> None:
        self.table, self.sight = table, Sight(table, observation)
        self.episode = Episode(table, illegal)
        self.render_mode, self.seeds = render_mode(mode), Random(seed)
        self.metadata = {
            "name": f"{table.name.replace('-', '_')}_v0",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.sight.spaces() for agent in self.possible_agents}
        self.action_spaces = {agent: self.sight.choices() for agent in self.possible_agents}
        self.agents: list[str] = []

    # ---- what there is
    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # ---- how it goes on
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """options: none are known; those of the game are fixed when the table is made."""
        if seed is not None:
            self.seeds.seed(seed)
        self.episode.begin(self.seeds.randrange(SEEDS))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.turn()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("reset() begins a game" if self.episode.over else "reset() comes before the first step()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is the answer of those whose game is over")
        self.episode.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.turn()
        if self.render_mode == "human":
            self.render()

    def turn(self) -> None:
        """Whose it is; at the end every agent is told what the game was worth."""
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.seat]
            return
        for seat, (agent, worth) in enumerate(zip(self.possible_agents, self.episode.worth(), strict=True)):
            self.rewards[agent] = self._cumulative_rewards[agent] = worth
            self.terminations[agent] = True
            self.infos[agent] = self.episode.result(seat)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return self.sight.told(self.episode.state, seat, seat == self.episode.seat)

    # ---- how it looks
    def render(self) -> Any:
        """The table as who is asked sees it (`ansi`), or as everybody may see it (`rgb_array`)."""
        seat = self.seat_of[self.agent_selection]
        return rendered(self.render_mode, self.table.game, self.episode.state, seat)

    def close(self) -> None:
        """Nothing is open."""
