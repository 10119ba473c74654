"""What a civilization has on its console beside its points: goods, favor, fate dice."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.civolution import names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import Exam
from demiurge.kernel.text import Text
from demiurge.kit.holdings import Good, Holdings


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


HOLDINGS: Final = Holdings(
    goods=[*map(good, range(len(v.GOODS))), Good("favor", favor, lambda s, seat: s.civs[seat].favor, add_favor)],
    where=re.compile(r"\b[a-z]+-[A-H]\b( (boat|fire|wild|\d))?( weak)?"),
    minor=re.compile("done|die |step for free|planning marker |focus marker|spend ideas|value "),
    contested=re.compile("hunt|clear|reveal|take |gain open|statue|settlement"),
)
