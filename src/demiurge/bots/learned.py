"""The learned bot: a net that has learned the game by playing against itself answers, by its instinct or one step
ahead; with a budget its favourites are played on (ahead.py), all answering as the net would have it."""

from __future__ import annotations

from demiurge.bots.ahead import AheadBot, Foresight
from demiurge.bots.net import Net
from demiurge.bots.numbers import read_number
from demiurge.kernel.game import Game


class Learning(Foresight):
    """The settings of a learned bot: `learned:2s:place=10:net=FILE`."""

    def __init__(self, parts: list[str]) -> None:
        self.place = -1.0  # what being first instead of last is worth, in points; -1: as the net's card says
        self.file = ""
        super().__init__("learned", parts, 12, 4, 4)

    def set(self, name: str, value: str) -> None:
        if name == "net":
            self.file = value
        elif name == "place":
            self.place = read_number("learned", name, value)
        else:
            super().set(name, value)

    def known(self) -> list[str]:
        return ["place", *super().known(), "net"]


class LearnedBot(AheadBot):
    def __init__(self, name: str, game: Game, seed: int, net: Net, settings: Learning) -> None:
        place = float(net.card.get("place", 0.0)) if settings.place < 0.0 else settings.place
        super().__init__(name, game, seed, settings, net, place)
