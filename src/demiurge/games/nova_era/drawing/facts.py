"""The facts of an answer that is refused, for the message that says why: `why-ne-11-15` and its like."""

from __future__ import annotations

from collections.abc import Mapping

from demiurge.games.nova_era.state import Nova
from demiurge.kernel.text import Value
from demiurge.kit.scene import Answer


def facts(view: Nova, seat: int, answer: Answer) -> Mapping[str, Value]:
    green, red, yellow, blue = view.players[seat].resources[:4]
    return {"welfare": green, "military": red, "economy": yellow, "knowledge": blue, "era": view.era + 1}
