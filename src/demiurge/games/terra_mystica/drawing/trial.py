"""What an answer costs and brings, found by giving it on a copy of the View."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from typing import Final

from demiurge.games.terra_mystica import actions, leech, reach
from demiurge.games.terra_mystica.drawing import parts, prospects
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import STRUCTURES, D
from demiurge.kernel.speech import Words
from demiurge.kernel.state import NOBODY
from demiurge.kernel.text import Text, text
from demiurge.kit import trial
from demiurge.kit.scene import Chip
from demiurge.kit.trial import NOTHING, Effect, costs_first, said_effect

FIGURES: Final = (
    "coins", "workers", "priests", "spades", "bowl1", "bowl2", "bowl3", "keys", "ship", "flight", "dig", "score",
    *TRACKS, *STRUCTURES[D:],
)  # fmt: skip
PLENTY: Final = 40  # more than any single answer costs
OWED: Final = ("favor", "town", "bridge", "cult")  # to take one is no cost

Bowls = tuple[int, int, int]


class Trial(trial.Trial[Mystica]):
    """Only the answer itself, not what follows from it (others' replies, the next turn, the next income), so a pass
    shows what passing brings."""

    CAUSED = ()
    COUNTED = (
        ("workers", "worker"),
        ("coins", "coin"),
        ("priests", "priest"),
        ("spades", "spade"),
        *((name, name) for name in TRACKS),
        ("keys", "key"),
        ("ship", "ship"),
        ("flight", "carpet"),
    )

    def figures(self) -> dict[str, int]:
        return figures(self.state, self.seat)

    def chip(self, icon: str, n: int) -> Chip[Text]:
        return parts.chip(icon, n)

    def chips(self) -> list[Chip[Text]]:
        """What a faction starts with its row says anyway."""
        p, was = self.state.players[self.seat], self.root.state.players[self.seat]
        if was.faction < 0:
            return []
        bowls: list[Bowls] = [(e.data[4], e.data[5], e.data[6]) for e in self.events if e.seat == self.seat]
        due = p.favors_due, p.towns_due, p.bridges_due, p.cult_steps
        before = was.favors_due, was.towns_due, was.bridges_due, was.cult_steps
        found = self.differences() + power_chips([bowls_of(was), *bowls, bowls_of(p)])
        if due != before:
            found += [owed(icon, n - old) for icon, n, old in zip(OWED, due, before, strict=True) if n > old]
        if p.vp != was.vp:
            found.append(parts.chip("vp", p.vp - was.vp))
        return costs_first(found)


def owed(icon: str, n: int) -> Chip[Text]:
    return Chip(icon, n, text(f"owed-{icon}", n=n))


def figures(s: Mystica, seat: int) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    p = s.players[seat]
    dig = s.faction(p).spade_workers(p) if p.faction >= 0 else 0
    shown = p.coins, p.workers, p.priests, p.spades, p.bowl1, p.bowl2, p.bowl3, p.keys, p.ship, p.flight, dig, p.vp
    return {**dict(zip(FIGURES, (*shown, *p.cults, *p.built[D:]), strict=True)), **prospects.figures(s, p)}


# ---- power
def bowls_of(p: Player) -> Bowls:
    return p.bowl1, p.bowl2, p.bowl3


def power_chips(bowls: list[Bowls]) -> list[Chip[Text]]:
    """Power spent and gained, and tokens that came or went, from the bowls as they were one after the other."""
    spent = gained = tokens = 0
    for (a1, a2, a3), (b1, b2, b3) in pairwise(bowls):
        new = b1 + b2 + b3 - a1 - a2 - a3
        tokens += new
        if new <= 0 and b1 > a1:
            spent += b1 - a1  # tokens come down from bowl III; those that went were sacrificed for it
        elif new == 0:
            gained += b2 + 2 * b3 - a2 - 2 * a3
    found = (("power", -spent), ("power", gained), ("token", tokens))
    return [parts.chip(icon, n) for icon, n in found if n]


# ---- the trials of a position
class Trials:
    """The effects of one seat's answers in one position. Those that differ only in the hex are tried once."""

    def __init__(self, w: Words, view: Mystica, seat: int) -> None:
        self.w, self.view, self.seat = w, view, seat
        self.root = Trial(view, seat)
        self.known: dict[Hashable, Effect[str]] = {}

    def of(self, action: int) -> Effect[str]:
        """The effect of an answer that is allowed."""
        if action not in self.known:
            key = self.kin(action)
            if key not in self.known:
                self.known[key] = said_effect(self.w, self.root.given(action).effect)
            self.known[action] = self.known[key]
        return self.known[action]

    def wished(self, action: int) -> Effect[str]:
        """The effect of an answer that is refused: what it would be if only the price were the hindrance."""
        rich = self.view.clone()
        p = rich.players[self.seat]
        p.coins, p.workers, p.priests = p.coins + PLENTY, p.workers + PLENTY, p.priests + PLENTY
        p.bowl3, p.limit = p.bowl3 + PLENTY, p.limit + 2 * PLENTY
        if rich.refuse(self.seat, action) is not None:
            return NOTHING
        return said_effect(self.w, Trial(rich, self.seat).given(action).effect)

    # ---- what is alike
    def kin(self, action: int) -> Hashable:
        """The same for answers that do the same to the seat's figures."""
        s, p = self.view, self.view.players[self.seat]
        if action in actions.BUILD:
            h = actions.BUILD.at(action)
            return actions.BUILD, s.terrain[h], self.flying(p, h), self.may_found(p, h)
        if action in actions.TRANSFORMS:
            h, new, long = actions.transform_of(action)
            return actions.TRANSFORMS, s.terrain[h], new, long, self.flying(p, h)
        if action in actions.UPGRADE:
            h, kind = actions.upgrade_of(action)
            return actions.UPGRADE, kind, leech.beside_opponent(s, self.seat, h), self.may_found(p, h)
        return action

    def flying(self, p: Player, h: int) -> bool:
        return p.flight > 0 and p.flown_to != h and reach.way_to(self.view, p, h) == reach.BY_FLIGHT

    def may_found(self, p: Player, h: int) -> int:
        """The hex itself, where a building could found a town: beside own structures, none of them in one."""
        beside = self.view.near[h] & p.at[0]
        return h if beside and not (beside | 1 << h) & p.towns else NOBODY
