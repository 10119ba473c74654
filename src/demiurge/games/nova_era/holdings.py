"""What a civilization has beside its points: resources, and Unrest, which is a burden."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.nova_era import names, vocabulary
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Good, Holdings


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


HOLDINGS: Final = Holdings(
    goods=[
        *map(resource, range(len(vocabulary.COLORS))),
        Good("unrest", unrest, lambda s, seat: s.players[seat].unrest, add_unrest, burden=True),
    ],
    minor=re.compile("done|turn |recolor |spend |pay |take |give "),
    contested=re.compile("pick|develop|enlist|expand|research"),
)  # fmt: skip
