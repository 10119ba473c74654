"""PPO with masks, in one file: a net learns a game by playing against itself, or against bots.

    python examples/ppo.py terra-mystica --seats 2 --minutes 8 --out /tmp/ppo
    python examples/ppo.py terra-mystica --seats 2 --out /tmp/ppo --judge 200     # no learning: how good is it?

The same call goes on where it was. `progress.jsonl` in the folder has a line for each look at how well it plays."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import demiurge.envs.gymnasium  # makes the games known

GAMES, STEPS = 64, 64  # that run at once; of each before a lesson
EPOCHS, BATCH = 3, 512
RATE, CLIP, ENTROPY, LAMBDA = 3e-4, 0.2, 0.01, 0.95
POINTS = 25.0  # what a reward of 1 is worth
FIRST, SECOND = 256, 128  # neurons
NEVER = -1e9  # in the place of the logit of what is no answer


class Policy(nn.Module):
    """What to answer, and how many points ahead it will end."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, FIRST), nn.ReLU(), nn.Linear(FIRST, SECOND), nn.ReLU())
        self.choice, self.value = nn.Linear(SECOND, actions), nn.Linear(SECOND, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        found = self.body(seen)
        logits = self.choice(found).masked_fill(~masks, NEVER)
        return torch.log_softmax(logits, -1), self.value(found).squeeze(-1)


class Rollout:
    """What happened in a stretch of steps of all games; the first index is the step."""

    def __init__(self, features: int, actions: int) -> None:
        self.seen = torch.zeros(STEPS, GAMES, features)
        self.masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.bool)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.long)
        self.said, self.values, self.better, self.returns = (torch.zeros(STEPS, GAMES) for _ in range(4))

    def judge(self, seats: np.ndarray, ends: list[dict[int, np.ndarray]], many: int) -> None:
        """How much better each answer did than was expected (GAE), backwards. Points come only at the end, to
        every seat. What a seat's last answer in the stretch led to is not known, unless the game has ended."""
        values = self.values.numpy()
        ahead, carried = np.full((GAMES, many), np.nan), np.zeros((GAMES, many))
        rows = np.arange(GAMES)
        for step in reversed(range(STEPS)):
            for row, worth in ends[step].items():
                ahead[row], carried[row] = worth / POINTS, 0.0
            whose = seats[step]
            surprise = np.nan_to_num(ahead[rows, whose] - values[step])
            carried[rows, whose] = surprise + LAMBDA * carried[rows, whose]
            ahead[rows, whose] = values[step]
            self.better[step] = torch.from_numpy(carried[rows, whose])
        self.returns = self.better + self.values


class Course:
    """A net, its games, and how far it is."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given, self.folder = given, Path(given.out)
        self.envs = self.table(given.opponents, GAMES, "margin")
        self.features = len(self.envs.unwrapped.feature_names)
        self.actions = len(self.envs.unwrapped.action_names)
        self.policy = Policy(self.features, self.actions)
        self.teacher = torch.optim.Adam(self.policy.parameters(), RATE, eps=1e-5)
        self.done: dict[str, float] = {"decisions": 0, "games": 0, "lessons": 0, "minutes": 0.0}
        kept = self.folder / "course.pt"
        if kept.exists():
            found = torch.load(kept, weights_only=True)
            self.policy.load_state_dict(found["policy"])
            self.teacher.load_state_dict(found["teacher"])
            self.done = found["done"]
        torch.manual_seed(given.seed + int(self.done["lessons"]))

    def table(self, opponents: str, games: int, reward: str) -> Any:
        name = demiurge.envs.gymnasium.id_of(self.given.game)
        return gymnasium.make_vec(name, num_envs=games, seats=self.given.seats, opponents=opponents, reward=reward)

    # ---- learning
    def learn(self) -> None:
        began = last = time.monotonic()
        before = self.done["minutes"]
        seen, infos = self.envs.reset(seed=self.given.seed + int(self.done["lessons"]))
        seats, rollout = infos["seat"], Rollout(self.features, self.actions)
        over = False
        while not over:
            seen, seats = self.play(rollout, seen, seats)
            figures = self.lesson(rollout)
            now = time.monotonic()
            self.done["lessons"] += 1
            self.done["minutes"] = round(before + (now - began) / 60, 3)
            over = now - began > 60 * self.given.minutes
            if over or now - last > 60 * self.given.every:
                self.look(figures)
                last = now

    def play(self, rollout: Rollout, seen: Any, seats: np.ndarray) -> tuple[Any, np.ndarray]:
        whose, ends = np.zeros((STEPS, GAMES), np.int64), list[dict[int, np.ndarray]]()
        for step in range(STEPS):
            rollout.seen[step] = torch.from_numpy(seen["observation"])
            rollout.masks[step] = torch.from_numpy(seen["action_mask"]).bool()
            with torch.no_grad():
                said, rollout.values[step] = self.policy(rollout.seen[step], rollout.masks[step])
            rollout.actions[step] = torch.multinomial(said.exp(), 1).squeeze(-1)
            rollout.said[step] = said.gather(-1, rollout.actions[step, :, None]).squeeze(-1)
            whose[step] = seats
            seen, rewards, ended, _, infos = self.envs.step(rollout.actions[step].numpy())
            seats = infos["seat"]
            worth = infos["final_info"]["worth"] if ended.any() and "worth" in infos["final_info"] else None
            ends.append({row: rewards[row] if worth is None else worth[row] for row in np.flatnonzero(ended).tolist()})
            self.done["games"] += int(ended.sum())
        self.done["decisions"] += STEPS * GAMES
        rollout.judge(whose, ends, self.envs.unwrapped.table.seats)
        return seen, seats

    def lesson(self, rollout: Rollout) -> dict[str, float]:
        """The clipped step of PPO, a few times over all that was played."""
        seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
        actions, before, returns = rollout.actions.flatten(), rollout.said.flatten(), rollout.returns.flatten()
        better = rollout.better.flatten()
        better = (better - better.mean()) / (better.std() + 1e-8)
        entropies, mistakes = list[float](), list[float]()
        for _ in range(EPOCHS):
            for some in torch.randperm(len(actions)).split(BATCH):
                said, values = self.policy(seen[some], masks[some])
                ratio = (said.gather(-1, actions[some, None]).squeeze(-1) - before[some]).exp()
                gain = torch.min(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
                entropy = -(said.exp() * said).sum(-1).mean()
                mistake = (values - returns[some]).square().mean()
                self.teacher.zero_grad()
                (0.5 * mistake - gain - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.teacher.step()
                entropies.append(float(entropy.detach()))
                mistakes.append(float(mistake.detach()))
        return {"entropy": round(float(np.mean(entropies)), 3), "mistake": round(float(np.mean(mistakes)), 3)}

    # ---- how good it is
    def look(self, figures: dict[str, float]) -> None:
        """How it fares against bots; and all is kept."""
        line = {**self.done, **figures}
        for bot in ("random", "greedy"):
            line |= self.against(bot, self.given.look, int(self.done["lessons"]))
        self.folder.mkdir(parents=True, exist_ok=True)
        found = {"policy": self.policy.state_dict(), "teacher": self.teacher.state_dict(), "done": self.done}
        draft = self.folder / "course.part"
        torch.save(found, draft)
        draft.replace(self.folder / "course.pt")
        with (self.folder / "progress.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)

    def against(self, bot: str, games: int, seed: int) -> dict[str, float]:
        """The first end of each of so many games, where the net says what it likes best."""
        envs = self.table(bot, games, "placement")
        seen, _ = envs.reset(seed=1_000_000 + seed)
        places, scores = np.full(games, np.nan), np.full(games, np.nan)
        while np.isnan(places).any():
            with torch.no_grad():
                masks = torch.from_numpy(seen["action_mask"]).bool()
                said, _ = self.policy(torch.from_numpy(seen["observation"]), masks)
            seen, rewards, ended, _, infos = envs.step(said.argmax(-1).numpy())
            for row in np.flatnonzero(ended & np.isnan(places)):
                places[row], scores[row] = rewards[row], infos["final_info"]["score"][row]
        envs.close()
        wins, mean = float((places == 1.0).mean()), float(scores.mean())
        return {f"wins against {bot}": round(wins, 3), f"points against {bot}": round(mean, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="self", help="self, or a bot: random, greedy")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--every", type=float, default=1, help="minutes between two looks at how well it plays")
    parser.add_argument("--look", type=int, default=64, help="games of a look, against each bot")
    parser.add_argument("--out", required=True, help="the folder in which all is kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=int, default=0, metavar="GAMES", help="learn nothing; only play against bots")
    given = parser.parse_args()
    torch.set_num_threads(1)
    course = Course(given)
    if given.judge:
        found = {**course.against("random", given.judge, 7), **course.against("greedy", given.judge, 7)}
        print(json.dumps({**course.done, **found}))
    else:
        course.learn()


if __name__ == "__main__":
    main()
