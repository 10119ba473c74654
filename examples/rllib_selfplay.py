"""RLlib plays a game against itself: one policy for all seats, with masks, on Ray's new API stack.

pip install 'demiurge[pettingzoo]' 'ray[rllib]' torch
python examples/rllib_selfplay.py lantern-isles --seats 2 --iterations 5"""

from __future__ import annotations

import argparse
import json
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from gymnasium.spaces import Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from demiurge.envs import pettingzoo
from demiurge.envs.gymnasium import id_of

EVERYBODY = "everybody"  # the policy's name


class SelfPlay(MultiAgentEnv):
    """Only who is asked sees something; at the end all do, and get their rewards. RLlib's module for masks wants the
    numbers under another name than PettingZoo's convention."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        self.env = pettingzoo.env(**config)
        self.agents = self.possible_agents = list(self.env.possible_agents)
        self.action_spaces = dict(self.env.action_spaces)
        self.observation_spaces = {
            agent: Dict({"observations": space["observation"], "action_mask": space["action_mask"]})
            for agent, space in self.env.observation_spaces.items()
        }

    def seen(self, *agents: str) -> dict[str, Any]:
        told = {agent: self.env.observe(agent) for agent in agents}
        return {
            agent: {"observations": it["observation"], "action_mask": it["action_mask"]} for agent, it in told.items()
        }

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.env.reset(seed=seed)
        return self.seen(self.env.agent_selection), {}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.env.step(actions[self.env.agent_selection])
        over = self.env.episode.over
        told = self.possible_agents if over else [self.env.agent_selection]
        rewards = {agent: float(self.env.rewards[agent]) for agent in told}
        return self.seen(*told), rewards, {"__all__": over}, {"__all__": False}, {}


def config(given: argparse.Namespace) -> Any:
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128], "fcnet_hiddens": [256]}
    )
    table = {"game": given.game, "seats": given.seats, "reward": "placement"}
    return (
        PPOConfig()
        .environment(SelfPlay, env_config=table, disable_env_checking=True)  # it knows no masks
        .env_runners(num_env_runners=given.runners)
        .multi_agent(policies={EVERYBODY}, policy_mapping_fn=lambda agent, *rest, **more: EVERYBODY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={EVERYBODY: module}))
        .training(train_batch_size_per_learner=given.batch, minibatch_size=256, num_epochs=4, lr=3e-4, gamma=1.0)
        .debugging(seed=given.seed)
    )


def wins(module: Any, given: argparse.Namespace) -> float:
    """The share of games that the policy wins against random bots, when it says what it likes best."""
    envs = gymnasium.make_vec(id_of(given.game), num_envs=given.judge, seats=given.seats, opponents="random")
    (seen, _), places = envs.reset(seed=1), np.full(given.judge, np.nan)
    while np.isnan(places).any():
        told = {"observations": seen["observation"], "action_mask": seen["action_mask"].astype(np.float32)}
        with torch.no_grad():
            said = module.forward_inference({"obs": {name: torch.from_numpy(part) for name, part in told.items()}})
        seen, rewards, ended, *_ = envs.step(said["action_dist_inputs"].numpy().argmax(-1))
        first = ended & np.isnan(places)
        places[first] = rewards[first]
    return float((places == 1.0).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--batch", type=int, default=2000, help="steps of an iteration")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one")
    parser.add_argument("--judge", type=int, default=100, help="games against random bots, in the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ray.init(include_dashboard=False, log_to_driver=False)
    algorithm = config(given).build_algo()
    for number in range(given.iterations):
        found = algorithm.train()
        learned = found["learners"][EVERYBODY]
        line = {
            "iteration": number + 1,
            "decisions": int(found["num_env_steps_sampled_lifetime"]),
            "entropy": round(float(learned["entropy"]), 3),
            "value loss": round(float(learned["vf_loss"]), 4),
        }
        print(json.dumps(line), flush=True)
    found = wins(algorithm.get_module(EVERYBODY), given)
    print(json.dumps({"games": given.judge, "wins against random": round(found, 2)}))
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
