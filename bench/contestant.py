"""One contestant, in a process of its own: it plays or copies for a moment whenever it is told to.

python bench/contestant.py NAME     says who it is, then answers each line `TASK SECONDS` with one line of JSON

It measures the yardstick in the same process right before and right after each slice, so a busy machine slows both.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEED = 1
LOOPS = 200_000
GAMES_COPIED = 4
PLACES_COPIED = (0.1, 0.3, 0.5, 0.7, 0.9)
"""Where in a game the positions lie that are copied: a copy costs more when much is on the board."""
LEDGERS_REPLAYED = 3

Copy = Callable[[], object]


def yardstick() -> float:
    """Turns of a plain loop in a second: the speed of this machine for Python, now."""
    total = 0
    began = time.process_time()
    for i in range(LOOPS):
        total = (total * 31 + i) & 0xFFFF
    return LOOPS / (time.process_time() - began)


class Missing(Exception):
    """What the contestant needs is not installed."""


class Contestant:
    """What is the same for all. All choose with the same generator: `answers[int(random() * len(answers))]`."""

    release = ""

    def __init__(self) -> None:
        self.rng = Random(SEED)
        self.positions: list[Copy] = []
        self.tasks: dict[str, Callable[[], int]] = {"play": self.play, "copy": self.copy}

    def play(self) -> int:
        """One whole game from its setting up to its end; how many decisions there were."""
        raise NotImplementedError

    def history(self) -> list[Copy]:
        """Another game; for each of its decisions what copies the position before it."""
        raise NotImplementedError

    def gather(self) -> None:
        """The positions that are copied, from the beginning, the middle and the end of some games."""
        for _ in range(GAMES_COPIED):
            found = self.history()
            self.positions += [found[int(place * len(found))] for place in PLACES_COPIED]

    def copy(self) -> int:
        for copy in self.positions:
            copy()
        return len(self.positions)

    def choose(self, among: Any) -> Any:
        return among[int(self.rng.random() * len(among))]


class Demiurge(Contestant):
    """A decision is a question with two answers or more: those with one are answered by the engine and not counted."""

    def __init__(self, name: str) -> None:
        super().__init__()
        from demiurge import __version__, builds
        from demiurge.bots.playout import random_playout
        from demiurge.kernel.chance import Chance

        self.release = f"{__version__} {builds.name()}"
        self.playout = random_playout
        self.chance = Chance(SEED)
        meta = find_game(name)
        self.seats = 4 if 4 in meta.seats else max(meta.seats)
        self.game = meta.make()
        if name == "terra-mystica":
            self.add_ledgers()

    def play(self) -> int:
        self.chance.forget(0)
        return self.playout(self.game.start(self.seats, self.chance), self.chance, self.rng)

    def history(self) -> list[Copy]:
        found: list[Copy] = []
        state = self.game.start(self.seats, self.chance)
        while waiting := state.waiting():
            found.append(state.clone().clone)
            state.apply(waiting[0], self.choose(state.answers(waiting[0])), self.chance)
        return found

    def add_ledgers(self) -> None:
        """Replaying them is a task for each folder that is there: the project's own games, and those of real people."""
        given = Path(os.environ.get("DEMIURGE_LEDGERS", ROOT.parent / "shared" / "ledgers"))
        for task, folder in (("golden", ROOT / "tests" / "golden" / "terra_mystica"), ("real", given / "real")):
            texts = ledgers(folder)
            if texts:
                replay = self.game.faculty("ledger").import_ledger
                self.tasks[task] = partial(replay_all, replay, texts)


def find_game(name: str) -> Any:
    """From the registry, or, the example, from its folder."""
    from demiurge.kernel import registry

    try:
        return registry.find(name)
    except registry.UnknownGame:
        package = name.replace("-", "_")
        sys.path.append(str(ROOT / "examples" / package / "src"))
        return import_module(f"{package}.meta").GAME


def ledgers(folder: Path) -> list[tuple[str, str]]:
    """Text and map of a few ledgers of four players, some from each end of the folder."""
    found = []
    for path in sorted(folder.glob("*.expected.json")):
        expected = json.loads(path.read_text())
        text = path.with_name(path.name.replace(".expected.json", ".txt"))
        if len(expected.get("final_vp") or {}) == 4 and text.is_file():
            found.append((text.read_text(), str(expected.get("map", ""))))
    return found[:: max(1, len(found) // LEDGERS_REPLAYED)][:LEDGERS_REPLAYED]


def replay_all(replay: Any, texts: list[tuple[str, str]]) -> int:
    for text, map_name in texts:
        replay(text, map_name)
    return len(texts)


class Catanatron(Contestant):
    """A decision is an action applied, forced ones (roll, end the turn) included.

    The loop is that of its `Game.play` with less to do: a cheap generator, no second check of the chosen action."""

    def __init__(self) -> None:
        super().__init__()
        self.release = installed("catanatron")
        self.library: Any = import_module("catanatron")
        self.limit: int = import_module("catanatron.game").TURNS_LIMIT
        self.players = [self.library.RandomPlayer(color) for color in self.library.Color]

    def play(self) -> int:
        game = self.library.Game(self.players)
        state, random, limit, decisions = game.state, self.rng.random, self.limit, 0
        while game.winning_color() is None and state.num_turns < limit:
            actions = state.playable_actions
            game.execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    def history(self) -> list[Copy]:
        found: list[Copy] = []
        game = self.library.Game(self.players)
        while game.winning_color() is None and game.state.num_turns < self.limit:
            found.append(game.copy().copy)
            game.execute(self.choose(game.state.playable_actions), validate_action=False)
        return found


class OpenSpiel(Contestant):
    """A decision is a player's action. Dice are rolled by an action of their own, which is timed but not counted."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.release = installed("open_spiel")
        self.library: Any = import_module("pyspiel")
        self.game = self.library.load_game(name)
        self.dice = self.game.get_type().chance_mode != self.library.GameType.ChanceMode.DETERMINISTIC

    def play(self) -> int:
        state, random, dice, decisions = self.game.new_initial_state(), self.rng.random, self.dice, 0
        sample = self.library.sample_action
        while not state.is_terminal():
            if dice and state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), random())[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    def history(self) -> list[Copy]:
        found: list[Copy] = []
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                found.append(state.clone().clone)
            state.apply_action(self.choose(state.legal_actions()))
        return found


def installed(package: str) -> str:
    try:
        return version(package)
    except ImportError:
        raise Missing(f"{package} is not installed: `make bench` does it") from None


def make(name: str) -> Contestant:
    if name == "catanatron":
        return Catanatron()
    if name in ("backgammon", "chess"):
        return OpenSpiel(name)
    return Demiurge(name)


def slice_of(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """Do it again and again for so long, by CPU time, with the yardstick before and after."""
    before = yardstick()
    done, wall, began = 0, time.perf_counter(), time.process_time()
    end = began + seconds
    now = began
    while now < end:
        done += work()
        now = time.process_time()
    wall = time.perf_counter() - wall
    return {"done": done, "cpu": now - began, "wall": wall, "yardstick": (before + yardstick()) / 2}


def main() -> int:
    replies, sys.stdout = sys.stdout, sys.stderr  # nothing that a library prints gets between the replies

    def reply(answer: dict[str, Any]) -> None:
        print(json.dumps(answer), file=replies, flush=True)

    try:
        it = make(sys.argv[1])
        it.gather()
    except Exception as error:
        reply({"missing": f"{type(error).__name__}: {error}" if not isinstance(error, Missing) else str(error)})
        return 1
    about = " ".join((type(it).__doc__ or "").split())
    reply({"release": it.release, "about": about, "tasks": list(it.tasks)})
    for line in sys.stdin:
        task, seconds = line.split()
        reply(slice_of(it.tasks[task], float(seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
