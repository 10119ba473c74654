"""What a civilization has on its console beside its points: goods, favor, fate dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from demiurge.games.civolution import names, partition
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import Exam
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Good, Holdings, Left, Unspent

TILED: Final = (4, 5)  # the stages with a tile


def good(kind: int) -> Good[Exam]:
    def said(n: int) -> Text:
        return names.goods(n, kind)

    def add(s: Exam, seat: int) -> None:
        s.civs[seat].at[kind] += 1

    return Good(v.GOODS[kind], said, lambda s, seat: s.civs[seat].at[kind], add)


def favor(n: int) -> Text:
    return names.counted("favor", n)


def add_favor(s: Exam, seat: int) -> None:
    s.civs[seat].favor = min(s.civs[seat].favor + 1, len(s.game.numbers.statue_vp) - 1)


def left(s: Exam, seat: int) -> Sequence[Left]:
    """What lies in a stage whose tile was never activated counts nothing (CV-35.3, CV-35.4)."""
    c, found = s.civs[seat], list[Left]()
    for stage in TILED:
        asleep = sum(partition.stage_of(entry) == stage for entry in c.items)
        if asleep and not c.stages >> (stage - TILED[0]) & 1:
            found.append(Left(asleep * s.game.numbers.stage_vp[stage - 1], text("left-asleep", stage=stage, n=asleep)))
    return found


def unspent(s: Exam, seat: int) -> Sequence[Unspent]:
    """Dice that were not used, cards that were never installed, and markers that count nothing."""
    c = s.civs[seat]
    had = {"die": c.on_spaces(), "card": len(c.hand), "idea": c.at[v.IDEA], "focus": c.at[v.FOCUS]}
    return [Unspent(n, names.counted(icon, n)) for icon, n in had.items() if n]


HOLDINGS: Final = Holdings(
    goods=[*map(good, range(len(v.GOODS))), Good("favor", favor, lambda s, seat: s.civs[seat].favor, add_favor)],
    where=re.compile(r"\b[a-z]+-[A-H]\b( (boat|fire|wild|\d))?( weak)?"),
    minor=re.compile("done|die |step for free|planning marker |focus marker|spend ideas|value "),
    contested=re.compile("hunt|clear|reveal|take |gain open|statue|settlement"),
    left=left,
    unspent=unspent,
)
