"""What is done to rivals (NE-20.4 to NE-20.6), and to which of them (NE-20.29)."""

from __future__ import annotations

from abc import abstractmethod

from demiurge.games.nova_era import choices, civilization, names, unrest, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class AgainstRivals(Effect):
    """One rival after another, clockwise from the owner's left; what it causes to one is finished before the next
    (NE-R71). rivals: a selector, and `than` the colour in which those it selects have fewer."""

    def __init__(self, fields: Fields) -> None:
        self.rivals, self.than = fields.choice("from", vocabulary.SELECTORS), vocabulary.UNBOUND
        if fields.data.get("from") == vocabulary.SELECTORS[vocabulary.FEWER]:
            self.than = fields.choice("color", vocabulary.COLORS)
        super().__init__(fields)

    def run(self, s: Nova, seat: int, n: int) -> None:
        if self.rivals == vocabulary.ONE:
            s.push(choices.ChooseRival(seat, self.id, n))
            return
        for rival in reversed(self.selected(s, seat)):  # the first is pushed last
            s.push(choices.Against(seat, rival, self.id, n))

    def selected(self, s: Nova, seat: int) -> list[int]:
        """NE-20.29; FEWER: those with fewer Technologies of its colour than the owner."""
        rivals = s.rivals(seat)
        if self.rivals != vocabulary.FEWER:
            return rivals
        mine = s.players[seat].counts[self.than]
        return [rival for rival in rivals if s.players[rival].counts[self.than] < mine]

    @abstractmethod
    def hit(self, s: Nova, seat: int, rival: int, n: int) -> None:
        """What it does to one of them."""

    def can_hit(self, s: Nova, rival: int) -> bool:
        """Whether it would do something to this rival: only such a one may be chosen (NE-20.29)."""
        return True

    def say(self) -> Text:
        return text(f"effect-{self.word}", n=self.n, rivals=self.whom())

    def sign(self) -> Text:
        return text(f"effect-{self.word}", n=self.n, rivals=self.whom_in_short())

    def whom(self) -> Text:
        if self.rivals == vocabulary.FEWER:
            return text("rivals-fewer", things=names.things(self.than, names.MANY))
        return text("rivals-one") if self.rivals == vocabulary.ONE else text("rivals-all")

    def whom_in_short(self) -> Text:
        if self.rivals == vocabulary.FEWER:
            return text("short-rivals-fewer", what=icons.thing(self.than))
        return text("short-rivals-one") if self.rivals == vocabulary.ONE else text("short-rivals-all")


class Steal(AgainstRivals):
    """Resources of those types (res, a mask) that the rival has."""

    word = "steal"
    clause = "NE-20.4"
    times = (vocabulary.INSTANT, vocabulary.PRODUCTION)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.res = written.colors(fields, "res")

    def hit(self, s: Nova, seat: int, rival: int, n: int) -> None:
        s.push(choices.Steal(seat, rival, self.res, n))

    def can_hit(self, s: Nova, rival: int) -> bool:
        theirs = s.players[rival].resources
        for color in range(vocabulary.TYPES):
            if self.res >> color & 1 and theirs[color]:
                return True
        return False

    def say(self) -> Text:
        return text("effect-steal", what=names.resources(self.res, self.n), rivals=self.whom())

    def sign(self) -> Text:
        return text("effect-steal", n=self.n, icons=icons.resources(self.res), rivals=self.whom_in_short())


class RivalUnrest(AgainstRivals):
    """Their Unrest rises; the rival makes the choices of the own Civil War."""

    word = "rival_unrest"
    clause = "NE-20.5"
    times = (vocabulary.INSTANT,)

    def hit(self, s: Nova, seat: int, rival: int, n: int) -> None:
        unrest.move(s, rival, n)

    def sign(self) -> Text:
        return text("effect-rival_unrest", n=icons.signed(self.n), rivals=self.whom_in_short())


class RivalDamage(AgainstRivals):
    """They damage Technologies, each rival of the own choice."""

    word = "rival_damage"
    clause = "NE-20.6"
    times = (vocabulary.INSTANT,)

    def hit(self, s: Nova, seat: int, rival: int, n: int) -> None:
        s.push(choices.DamageOwn(rival, n))

    def can_hit(self, s: Nova, rival: int) -> bool:
        return len(civilization.sound_technologies(s.players[rival])) > 0
