"""What an answer costs and brings, found by giving it on a copy: no price is written down a second time.

Only the answer itself is taken, not what follows from it (others' replies, the next turn, the next income), so a pass
shows what passing brings. Answers that differ only in the hex are tried once for all of them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from demiurge.games.terra_mystica import actions, leech, reach
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import SA, STRUCTURES, D
from demiurge.kernel.journal import Journal
from demiurge.kernel.speech import Words
from demiurge.kernel.state import NOBODY, Decision
from demiurge.kernel.text import Text, text
from demiurge.kit.saying import said_chips
from demiurge.kit.scene import Chip

PLENTY: Final = 40  # more than any single answer costs
SCORE: Final = "score"  # the figure that the table itself writes

# Figures that become chips, and their icons. Costs come first, then gains, each in this order.
COUNTED: Final = (
    ("workers", "worker"),
    ("coins", "coin"),
    ("priests", "priest"),
    ("spades", "spade"),
    *((name, name) for name in TRACKS),
    ("keys", "key"),
    ("ship", "ship"),
    ("flight", "carpet"),
)
OWED: Final = (
    ("favors_due", "favor"),
    ("towns_due", "town"),
    ("bridges_due", "bridge"),
    ("cult_steps", "cult"),
)  # to take one is no cost


class Effect(NamedTuple):
    chips: tuple[Chip[str], ...]
    after: dict[str, str]


NOTHING: Final = Effect((), {})


def figures(s: Mystica, p: Player) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    found = {
        "coins": p.coins, "workers": p.workers, "priests": p.priests, "spades": p.spades,
        "bowl1": p.bowl1, "bowl2": p.bowl2, "bowl3": p.bowl3, "keys": p.keys, "ship": p.ship, "flight": p.flight,
        "dig": s.faction(p).spade_workers(p) if p.faction >= 0 else 0, SCORE: p.vp,
    }  # fmt: skip
    for track, name in enumerate(TRACKS):
        found[name] = p.cults[track]
    for kind in range(D, SA + 1):
        found[STRUCTURES[kind]] = p.built[kind]
    return found


class Previews:
    """The effects of one seat's answers in one position, said in a language."""

    def __init__(self, w: Words, view: Mystica, seat: int) -> None:
        self.words, self.view, self.seat = w, view, seat
        self.before = figures(view, view.players[seat])
        self.known: dict[Hashable, Effect] = {}

    def of(self, action: int) -> Effect:
        """The effect of an answer that is allowed."""
        key = self.kin(action)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.tried(self.view.clone(), action)
        return found

    def wished(self, action: int) -> Effect:
        """The effect of an answer that is refused: what it would be if only the price were the hindrance."""
        rich = self.view.clone()
        p = rich.players[self.seat]
        p.coins, p.workers, p.priests = p.coins + PLENTY, p.workers + PLENTY, p.priests + PLENTY
        p.bowl3, p.limit = p.bowl3 + PLENTY, p.limit + 2 * PLENTY
        if rich.refuse(self.seat, action) is not None:
            return NOTHING
        poor, self.before = self.before, figures(rich, p)
        found = self.tried(rich, action)
        self.before = poor
        return Effect(found.chips, {})

    # ---- trying
    def kin(self, action: int) -> Hashable:
        """The same for answers that do the same to the seat's figures."""
        s, p = self.view, self.view.players[self.seat]
        if action in actions.BUILD:
            h = actions.BUILD.at(action)
            return actions.BUILD.base, s.terrain[h], self.flying(p, h), self.may_found(p, h)
        if action in actions.TRANSFORM:
            h, new, _ = actions.transform_of(action)
            return actions.TRANSFORM.base, s.terrain[h], new, self.flying(p, h)
        if action in actions.LONG_WAY:
            h, new, _ = actions.transform_of(action)
            return actions.LONG_WAY.base, s.terrain[h], new, self.flying(p, h)
        if action in actions.UPGRADE:
            h, kind = actions.upgrade_of(action)
            return actions.UPGRADE.base, kind, leech.beside_opponent(s, self.seat, h), self.may_found(p, h)
        return action

    def flying(self, p: Player, h: int) -> bool:
        return p.flight > 0 and p.flown_to != h and reach.way_to(self.view, p, h) == reach.BY_FLIGHT

    def may_found(self, p: Player, h: int) -> int:
        """The hex itself, where a building could found a town: beside own structures, none of them in one."""
        beside = self.view.near[h] & p.at[0]
        return h if beside and not (beside | 1 << h) & p.towns else NOBODY

    def tried(self, trial: Mystica, action: int) -> Effect:
        """Give the answer and compare. The trial has no chance to draw from, so a draw would be an error."""
        p = trial.players[self.seat]
        bowls = [(p.bowl1, p.bowl2, p.bowl3)]
        owed = [getattr(p, name) for name, _ in OWED]
        lane, journal = trial.lane_of(self.seat, action), Journal()
        asked = trial.lanes[lane].pop()
        assert isinstance(asked, Decision)
        trial.now, trial.journal, trial.asks[lane] = lane, journal, NOBODY
        asked.take(trial, action)
        bowls += [(e.data[4], e.data[5], e.data[6]) for e in journal.events if e.seat == self.seat]
        after = figures(trial, p)
        bowls.append((p.bowl1, p.bowl2, p.bowl3))
        before = self.before
        chips = []
        for name, icon in COUNTED:
            if after[name] != before[name]:
                chips.append(counted(icon, after[name] - before[name]))
        chips += power_chips(bowls)
        for (name, icon), old in zip(OWED, owed, strict=True):
            if getattr(p, name) > old:
                n = getattr(p, name) - old
                chips.append(Chip(icon, n, text(f"owed-{icon}", n=n)))
        chips.append(counted("vp", after[SCORE] - before[SCORE]))
        changed = {name: str(n) for name, n in after.items() if n != before[name]}
        return Effect(tuple(said_chips(self.words, in_order(chips))), changed)


@lru_cache(maxsize=1024)
def counted(icon: str, n: int) -> Chip[Text]:
    """`2 workers`; the sign is the chip's own."""
    return Chip(icon, n, parts.amount(icon, abs(n)))


def in_order(chips: list[Chip[Text]]) -> list[Chip[Text]]:
    """Costs, then gains; nothing is not shown."""
    return [c for c in chips if c.amount < 0] + [c for c in chips if c.amount > 0]


def power_chips(bowls: list[tuple[int, int, int]]) -> list[Chip[Text]]:
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
    return [counted(icon, n) for icon, n in found if n]
