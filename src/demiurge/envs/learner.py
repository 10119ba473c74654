"""One seat that learns at a table whose other seats bots play; or all seats, who learn from one another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from demiurge.bots import Bot, check_spec, make_bot
from demiurge.bots.playout import random_until
from demiurge.bots.uniform import RandomBot
from demiurge.envs.episode import Episode, Table
from demiurge.kernel.game import view
from demiurge.kernel.state import NOBODY

Opponents = str | Sequence[str]
SELF: Final = "self"  # in the place of bots: every seat is the learner's


class Learner:
    """Games of which only the questions to one seat are seen. wanted: which it is; None: drawn anew for each game.

    Of opponents that are `self` all questions are seen, and `seat` is who is asked."""

    def __init__(self, table: Table, opponents: Opponents, seat: int | None, illegal: str) -> None:
        self.everyone = opponents == SELF
        named = ["random"] if self.everyone else [opponents] if isinstance(opponents, str) else opponents
        self.specs = list(named) * (table.seats - 1) if isinstance(opponents, str) else list(named)
        for spec in self.specs:
            check_spec(spec)
        if len(self.specs) != table.seats - 1:
            raise ValueError(f"{table.seats} seats have {table.seats - 1} opponents, not {len(self.specs)}")
        if seat is not None and not 0 <= seat < table.seats:
            raise ValueError(f"there is no seat {seat} at a table of {table.seats}")
        self.table, self.wanted = table, seat
        self.episode = Episode(table, illegal)
        self.random = all(spec == "random" for spec in self.specs)
        if self.everyone and seat is not None:
            raise ValueError("where every seat learns, none of them is the learner's own")
        self.bots: dict[int, Bot] = {}
        self.seat, self.rng, self.decisions = 0, Random(0), 0

    def begin(self, seed: int) -> None:
        """A game, until the learner is asked."""
        self.rng = Random(seed)
        self.seat = self.rng.randrange(self.table.seats) if self.wanted is None else self.wanted
        self.episode.begin(self.rng.getrandbits(31))
        if not self.random and not self.everyone:
            others = [seat for seat in range(self.table.seats) if seat != self.seat]
            self.bots = {seat: self.bot(spec) for seat, spec in zip(others, self.specs, strict=True)}
        self.go_on()

    def bot(self, spec: str) -> Bot:
        return make_bot(spec, self.table.game, self.rng.getrandbits(31), seats=self.table.seats)

    def answer(self, action: int) -> None:
        """The learner's; then all others answer until it is asked again, or the game is over."""
        self.episode.answer(action)
        self.decisions += 1
        self.go_on()

    def go_on(self) -> None:
        episode = self.episode
        if self.everyone:
            self.seat = self.seat if episode.over else episode.seat
            return
        if self.random and not episode.over:
            self.decisions += random_until(episode.state, self.seat, episode.chance, self.rng)
            episode.go_on()
        while episode.seat not in (self.seat, NOBODY):
            episode.answer(self.said(episode.seat))
            self.decisions += 1

    def said(self, seat: int) -> int:
        """A bot's answer, from its View; a random one looks only at its answers, which a View does not change."""
        bot, state = self.bots[seat], self.episode.state
        return bot.answer(state if type(bot) is RandomBot else view(state, seat), seat)

    @property
    def over(self) -> bool:
        return self.episode.over

    def worth(self) -> float:
        return self.episode.worth()[self.seat]

    def result(self) -> dict[str, Any]:
        """What is told at the end."""
        found = {"seat": self.seat, **self.episode.result(self.seat)}
        return {**found, "worth": np.array(self.episode.worth())} if self.everyone else found
