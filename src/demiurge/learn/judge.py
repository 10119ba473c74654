"""A course for the judge of a net that has an instinct: games are played at a glance, ten times as many as by judging
every move, each seat straying from its instinct as far as it likes, and the judge learns what comes of positions among
those who play better than it learned from. The best is the one that is off least in games that it was not taught: to
play one step ahead by it would be worse than by its instinct, whose lines it judges. What it keeps in its folder is as
in other courses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from demiurge.arena.table import game_of
from demiurge.arena.workers import Workers
from demiurge.bots.net import built_in, read_net, write_net
from demiurge.kernel.problems import BadNet
from demiurge.learn.course import Course
from demiurge.learn.playing import Table, Task
from demiurge.learn.stretches import Plan


class JudgeCourse(Course):
    def __init__(self, folder: Path, plan: Plan, net: Path | None, workers: Workers, command: str = "") -> None:
        begun = folder / "current.net"
        file = begun if begun.exists() else net or built_in(game_of(plan.game, (), ""))
        if file is None:
            raise BadNet("net-none", game=plan.game)
        self.base = read_net(file)
        if not self.base.instinct:
            raise BadNet("learn-no-instinct", file=str(file))
        if not begun.exists():
            folder.mkdir(parents=True, exist_ok=True)
            write_net(begun, *self.base)
        first, second = int(self.base.card["first"]), int(self.base.card["second"])
        super().__init__(folder, replace(plan, first=first, second=second), workers, command)

    def put(self, path: Path, figures: dict[str, Any]) -> None:
        write_net(path, self.card(figures), self.taught().layers(), self.base.instinct)

    def card(self, figures: dict[str, Any]) -> dict[str, Any]:
        """As it was, and how its judge was taught anew."""
        anew = super().card(figures)
        names = ("seats", "place", "command", "seed", "generations", "games", "minutes", "processes", "figures")
        return {**self.base.card, "taught": {name: anew[name] for name in names}}

    def earlier(self) -> list[str]:
        return []  # all have the same instinct

    def look(self) -> dict[str, Any]:
        if -self.error > self.now.best:
            self.promote(-self.error, {"held_out_error": round(self.error, 2)})
        return {}

    def task(self, tables: tuple[Table, ...], learn: bool) -> Task:
        return super().task(tables, learn)._replace(glancing=learn)
