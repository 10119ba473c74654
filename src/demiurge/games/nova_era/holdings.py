"""What a civilization has beside its points: resources, and Unrest, which is a burden."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from demiurge.games.nova_era import counting, names, vocabulary
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Good, Holdings, Left, Unspent

NEAR: Final = 2  # cards: who lacked more was not near


def resource(color: int) -> Good[Nova]:
    def said(n: int) -> Text:
        return text("chip-resource", n=n, resource=names.resource(color))

    def add(s: Nova, seat: int) -> None:
        s.players[seat].gain(color, 1)

    return Good(vocabulary.COLORS[color], said, lambda s, seat: s.players[seat].resources[color], add)


def unrest(n: int) -> Text:
    return text("amount-unrest", n=n)


def add_unrest(s: Nova, seat: int) -> None:
    s.players[seat].unrest += 1


def left(s: Nova, seat: int) -> Sequence[Left]:
    """What a card more or two would have counted in the last Scoring: presence and majorities (NE-14.2, NE-14.3)."""
    mine, found = s.players[seat].counts, list[Left]()
    for category in range(vocabulary.COLUMNS):
        if counting.has_most(s, seat, category):
            continue
        most = max((p.counts[category] for other, p in enumerate(s.players) if other != seat), default=0)
        lacked = most + 1 - mine[category]
        if lacked <= NEAR:
            source = text("source-most", things=names.things(category, names.MANY))
            found.append(Left(1 if mine[category] else 2, text("left-short", source=source, n=lacked)))
    return found


def unspent(s: Nova, seat: int) -> Sequence[Unspent]:
    have = s.players[seat].resources
    return [Unspent(n, text("chip-resource", n=n, resource=names.resource(at))) for at, n in enumerate(have) if n]


HOLDINGS: Final = Holdings(
    goods=[
        *map(resource, range(len(vocabulary.COLORS))),
        Good("unrest", unrest, lambda s, seat: s.players[seat].unrest, add_unrest, burden=True),
    ],
    minor=re.compile("done|turn |recolor |spend |pay |take |give "),
    contested=re.compile("pick|develop|enlist|expand|research"), left=left, unspent=unspent,
)  # fmt: skip
