"""What an answer would change, found by giving it on a copy of the View; and what events did to a seat, added up."""

from __future__ import annotations

from collections.abc import Sequence

from demiurge.games.nova_era import choices, civilization, dice, names, spending, unrest
from demiurge.games.nova_era.drawing.parts import chip
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLORS, TYPES
from demiurge.kernel.journal import Event
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text
from demiurge.kit import trial
from demiurge.kit.scene import Chip


class Trial(trial.Trial[Nova]):
    CAUSED = (
        Decision,
        dice.AfterPick,
        choices.Against,
        civilization.Instants,
        spending.Arrive,
        unrest.CivilWar,
        unrest.WarEnds,
    )  # all other Steps are the course of the round

    def figures(self) -> dict[str, int]:
        return figures(self.state, self.seat)

    def chips(self) -> list[Chip[Text]]:
        """All that is paid, then all that is gained: both, also of the same resource."""
        sums = Sums(self.seat)
        for event in self.events:
            sums.add(event)
        found, asked = sums.chips(), self.asked
        if isinstance(asked, choices.Take) and not isinstance(self.root.asked, choices.Take):
            found.append(Chip("any", asked.n, names.resources(asked.mask, asked.n)))
        return found


def figures(s: Nova, seat: int) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    p = s.players[seat]
    found = {"score": p.vp, "unrest": p.unrest, "hand": len(p.hand), "dice": len(p.dice)}
    return found | dict(zip(COLORS, p.resources, strict=True))


class Sums:
    """What events did to one seat, added up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.paid, self.gained = [0] * TYPES, [0] * TYPES
        self.unrest = self.vp = self.cards = self.damage = 0

    def add(self, event: Event) -> None:
        kind, data = event.kind, event.data
        if event.seat != self.seat:
            if kind == "stole" and data[0] == self.seat:
                self.paid[data[1]] += 1
        elif kind == "developed":
            self.paid[data[1]] += data[2]
        elif kind == "gained":
            self.gained[data[0]] += data[1]
        elif kind == "gave":
            self.paid[data[0]] += 1
        elif kind == "stole":
            self.gained[data[1]] += 1
        elif kind == "unrest":
            self.unrest += data[1]
        elif kind == "vp":
            self.vp += data[0]
        elif kind == "researched":
            self.cards += 1
        elif kind in ("damaged", "repaired"):
            self.damage += 1 if kind == "damaged" else -1

    def chips(self, sources: Sequence[Text] = ()) -> list[Chip[Text]]:
        """sources: what the points were for, where that is told."""
        found = [chip(COLORS[color], -n) for color, n in enumerate(self.paid) if n]
        found += [chip(COLORS[color], n) for color, n in enumerate(self.gained) if n]
        others = (("unrest", self.unrest), ("damage", self.damage), ("hand", self.cards))
        found += [chip(sign, n) for sign, n in others if n]
        return found + ([chip("vp", self.vp, *sources)] if self.vp else [])
