"""What an answer would change, found by giving it on a copy of the View."""

from __future__ import annotations

from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text
from demiurge.kit import trial
from demiurge.kit.scene import Chip

from ..charms import Effect
from ..lanterns import Lit, Pay
from ..scoring import final_points, largest_group
from ..state import Isles
from . import parts


class Trial(trial.Trial[Isles]):
    CAUSED = (Decision, Effect, Pay, Lit)  # the Steps that an answer sets going; all others are the round's
    COUNTED = (("oil", "oil"), ("score", "vp"))  # figures that become chips, and their icons

    def figures(self) -> dict[str, int]:
        return figures(self.state, self.seat)

    def chip(self, icon: str, n: int) -> Chip[Text]:
        return parts.chip(icon, n)

    @property
    def effect(self) -> trial.Effect[Text]:
        """Nothing where a secret is asked for first: only half of it could be told."""
        asked = self.asked
        return trial.Effect() if asked is not None and asked.secret() else super().effect


def figures(view: Isles, seat: int) -> dict[str, int]:
    """The numbers of a seat that an answer may change, by the names that the page gives them."""
    return {
        "oil": view.oil[seat],
        "lanterns": view.lit[seat].bit_count(),
        "group": largest_group(view, seat),
        "hand": len(view.hands[seat]),
        "final": 0 if view.over() else final_points(view, seat),
        "score": view.points[seat],
    }
