"""The learned bot: a net that has learned the game by playing against itself answers, by its instinct or one step
ahead; with a budget its favourites are played on (ahead.py), all answering as the net would have it."""

from __future__ import annotations

from typing import Final

from demiurge.bots.ahead import AheadBot, Foresight
from demiurge.bots.net import Net
from demiurge.bots.numbers import read_number
from demiurge.kernel.game import Game

BY_INSTINCT: Final = (6, 3, 8)  # wide, deep, far
BY_JUDGEMENT: Final = (12, 4, 4)


class Learning(Foresight):
    """The settings of a learned bot: `learned:2s:place=10:net=FILE`. instinct: 0 goes without one. With a budget, warm:
    how far lines stray from what the instinct is drawn to; lean: how much its favourites are favoured
    in the end, in scores for e times as likely."""

    def __init__(self, parts: list[str]) -> None:
        self.place = -1.0  # what being first instead of last is worth, in points; -1: as the net's card says
        self.file = ""
        self.instinct = True
        self.warm = 0.5
        self.lean = 0.01
        super().__init__("learned", parts, 0, 0, 0)

    def set(self, name: str, value: str) -> None:
        if name == "net":
            self.file = value
        elif name == "place":
            self.place = read_number("learned", name, value)
        elif name == "instinct":
            self.instinct = read_number("learned", name, value) > 0.0
        elif name == "warm":
            self.warm = read_number("learned", name, value)
        elif name == "lean":
            self.lean = read_number("learned", name, value)
        else:
            super().set(name, value)

    def known(self) -> list[str]:
        return ["place", "instinct", "warm", "lean", *super().known(), "net"]


class LearnedBot(AheadBot):
    def __init__(self, name: str, game: Game, seed: int, net: Net, settings: Learning) -> None:
        place = float(net.card.get("place", 0.0)) if settings.place < 0.0 else settings.place
        if not settings.instinct:
            net = Net(net.card, net.layers, net.features)
        super().__init__(name, game, seed, settings, net, place)
        wide, deep, far = BY_INSTINCT if net.instinct else BY_JUDGEMENT
        self.glances = not net.card.get("ahead", False)
        if net.instinct:
            far = int(net.card.get("far", far))
        self.wide, self.deep, self.far = settings.wide or wide, settings.deep or deep, settings.far or far
        self.wisdom.warm = settings.warm if self.budget.given() else 0.0
        self.lean = settings.lean * net.scale
