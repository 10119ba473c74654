"""How effects and requirements are drawn, as data: names of icons with numbers. The drawing turns them into markup."""

from __future__ import annotations

from typing import Final, NamedTuple

GAIN: Final = 0  # the number and its icon say it all
KNOWN: Final = 1  # so they do where there is little room: the icon is that of a module or stands on the board
DEED: Final = 2  # the icon stands for it only beside its words
PER: Final = 3  # a gain for each of something, whose icon is `other`
TEST: Final = 4  # what follows, after a favor test
PRICE: Final = 5  # what follows, for a price
CASE: Final = 6  # what follows, in a case that only words can tell
EITHER: Final = 7  # one of the lists that follow
HAVE: Final = 8  # so many to have
RETURN: Final = 9  # so many to return
PAIR: Final = 10  # so many of one thing at another

Amount = tuple[str, int]
"""An icon and how many."""


class Sign(NamedTuple):
    """`n` is 0 where no number is shown; `price`: all that is to be paid."""

    how: int
    icon: str = ""
    n: int = 0
    other: str = ""
    price: tuple[Amount, ...] = ()
