"""What a player has beside the points that would be counted now: worship, cosmo, tiles."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.data import added
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Good, Holdings, Left, Unspent

NEAR: Final = 3  # steps of a priest: who lacked more was not near


def amount(what: str) -> Callable[[int], Text]:
    return lambda n: text(f"chip-{what}", n=n)


def add_cosmo(s: Theocracy, seat: int) -> None:
    s.cosmo = added(s.cosmo, seat, min(1, s.game.numbers.last_space - s.cosmo[seat]))


def add_tile(s: Theocracy, seat: int) -> None:
    s.extra = added(s.extra, seat, 1)


def worship(civ: int) -> Good[Theocracy]:
    name = text(f"civ-{v.CIVS[civ]}")

    def add(s: Theocracy, seat: int) -> None:
        at = seat * v.PLAYERS + civ
        s.priests = added(s.priests, at, min(1, s.game.numbers.last_space - s.priests[at]))

    return Good(
        f"worship-{civ}", lambda n: text("chip-worship", n=n, civ=name), lambda s, seat: s.priest(seat, civ), add
    )


def sources(s: Theocracy, seat: int) -> Mapping[Text, int]:
    """TH-25: what would be counted now, by what it is for."""
    values = [s.priest_score(seat, civ) for civ in range(v.PLAYERS)]
    farthest = s.farthest(seat)
    lost = s.dropped[seat] if s.dropped[seat] >= 0 else min(farthest, key=lambda civ: values[civ])
    found = {text("source-cosmo"): s.starting_score(seat)}
    for civ, name in enumerate(v.CIVS):
        found[text(f"source-{name}")] = 0 if civ == lost else values[civ]
    found[text("source-malus")] = -s.malus[seat]
    return found


def left(s: Theocracy, seat: int) -> Sequence[Left]:
    """What a little more worship, or cosmo, would have counted, the farthest priest chosen anew (TH-25.4)."""
    now, found = s.scores()[seat], list[Left]()
    for name, add in [("cosmo", add_cosmo), *((civ, worship(at).add) for at, civ in enumerate(v.CIVS))]:
        richer, best, lacked = s.clone(), 0, 0
        richer.dropped = [v.NONE] * s.seats
        for n in range(1, NEAR + 1):
            add(richer, seat)
            gained = richer.scores()[seat] - now
            if gained > best:
                best, lacked = gained, n
        if best:
            found.append(Left(best, text("left-short", source=text(f"source-{name}"), n=lacked)))
    return found


def unspent(s: Theocracy, seat: int) -> Sequence[Unspent]:
    tiles, cards = s.starting[seat] + s.extra[seat], len(s.hands[seat])
    return [Unspent(n, amount(what)(n)) for what, n in (("tiles", tiles), ("cards", cards)) if n]


HOLDINGS: Final = Holdings(
    goods=[
        Good("cosmo", amount("cosmo"), lambda s, seat: s.cosmo[seat], add_cosmo),
        *map(worship, range(len(v.CIVS))),
        Good("tile", amount("tiles"), lambda s, seat: s.starting[seat] + s.extra[seat], add_tile),
    ],
    sources=sources, where=re.compile(r"\b[A-I]\d\b"), minor=re.compile("end turn|go on|spend"),
    contested=re.compile("take|claim|token|lead|expand|settle"), left=left, unspent=unspent,
)  # fmt: skip
