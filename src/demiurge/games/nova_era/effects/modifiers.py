"""What an effect depends on: a condition (NE-20.27, NE-20.28) and what its number is multiplied by (NE-20.31).

Both are looked at when the effect is resolved, its own card already in play (NE-R66)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demiurge.games.nova_era import counting, names, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.vocabulary import UNBOUND
from demiurge.kernel.components import Fields
from demiurge.kernel.data import NOTHING
from demiurge.kernel.text import NONE, Text, Value, text

if TYPE_CHECKING:
    from demiurge.games.nova_era.state import Nova, Player


class Condition:
    """What must hold before an effect does anything: all of it. UNBOUND, or no list, where nothing is asked. alone: and
    it must hold for no other player (NE-14.5); most and fewest never can."""

    def __init__(
        self, most: int, fewest: int, unrest_max: int, unrest_min: int, no_damaged: bool, has: list[int],
        alone: bool = False,
    ) -> None:  # fmt: skip
        self.most = most
        self.fewest = fewest
        self.unrest_max = unrest_max
        self.unrest_min = unrest_min
        self.no_damaged = no_damaged
        self.has = has
        self.alone = alone

    def compares(self) -> bool:
        """Whether it is about most or fewest."""
        return self.most != UNBOUND or self.fewest != UNBOUND

    def looks_at_unrest(self) -> bool:
        return self.unrest_max != UNBOUND or self.unrest_min != UNBOUND

    def holds(self, s: Nova, seat: int) -> bool:
        """All that it asks, of one player."""
        p = s.players[seat]
        if self.unrest_max != UNBOUND and p.unrest > self.unrest_max:
            return False
        if self.unrest_min != UNBOUND and p.unrest < self.unrest_min:
            return False
        if self.no_damaged and p.damaged:
            return False
        if self.has:
            for thing in range(vocabulary.OWNED):
                if counting.count(p, thing) < self.has[thing]:
                    return False
        if self.most != UNBOUND and not counting.has_most(s, seat, self.most):
            return False
        return self.fewest == UNBOUND or counting.has_fewest(s, seat, self.fewest)

    def met(self, s: Nova, seat: int) -> bool:
        """That of an Objective by its owner alone (NE-14.5): nobody gains if it holds for another player too, card or
        no card (NE-R55)."""
        if not self.holds(s, seat):
            return False
        if self.alone:
            for other in range(s.seats):
                if other != seat and self.holds(s, other):
                    return False
        return True

    def say(self) -> tuple[Text, ...]:
        found: list[Text] = []
        if self.most != UNBOUND:
            found.append(text("if-most", things=names.things(self.most, names.MANY)))
        if self.fewest != UNBOUND:
            found.append(text("if-fewest", things=names.things(self.fewest, names.MANY)))
        if self.unrest_max != UNBOUND:
            found.append(text("if-unrest-max", n=self.unrest_max))
        if self.unrest_min != UNBOUND:
            found.append(text("if-unrest-min", n=self.unrest_min))
        if self.no_damaged:
            found.append(text("if-whole"))
        owned = [text("owned", n=n, things=names.things(thing, n)) for thing, n in enumerate(self.has) if n]
        if owned:
            found.append(text("if-has", owned=tuple(owned)))
        if self.alone:
            found.append(text("if-alone"))
        return tuple(found)

    def sign(self) -> list[Text]:
        found: list[Text] = []
        alone = "yes" if self.alone else "no"
        if self.most != UNBOUND:
            found.append(text("short-most", what=icons.thing(self.most)))
        if self.fewest != UNBOUND:
            found.append(text("short-fewest", what=icons.thing(self.fewest)))
        if self.unrest_max != UNBOUND:
            found.append(text("short-unrest-max", n=self.unrest_max, alone=alone))
        if self.unrest_min != UNBOUND:
            found.append(text("short-unrest-min", n=self.unrest_min, alone=alone))
        if self.no_damaged:
            found.append(text("short-whole", alone=alone))
        owned = [f"{n}{icons.thing(thing)}" for thing, n in enumerate(self.has) if n]
        if owned:
            found.append(text("short-has", what=" ".join(owned), alone=alone))
        return found


def read_condition(fields: Fields, alone: bool) -> Condition:
    if not fields.data:
        fields.complain("most", "box-condition")
    most = fields.choice("most", vocabulary.THINGS) if "most" in fields.data else UNBOUND
    fewest = fields.choice("fewest", vocabulary.THINGS) if "fewest" in fields.data else UNBOUND
    if "no_damaged" in fields.data and not fields.flag("no_damaged"):
        fields.expected("no_damaged", "box-true")
    return Condition(
        most=most,
        fewest=fewest,
        unrest_max=fields.whole("unrest_max") if "unrest_max" in fields.data else UNBOUND,
        unrest_min=fields.whole("unrest_min") if "unrest_min" in fields.data else UNBOUND,
        no_damaged="no_damaged" in fields.data,
        has=written.by_thing(fields, "has", vocabulary.OWNED) if "has" in fields.data else NOTHING,
        alone=alone and most == UNBOUND and fewest == UNBOUND,
    )


class Per:
    """By what an effect's number is multiplied: floor(counter / each), at most `most` (UNBOUND: no limit)."""

    def __init__(self, counter: int, each: int, most: int) -> None:
        self.counter = counter
        self.each = each
        self.most = most

    def counts_resources(self) -> bool:
        return self.counter >= vocabulary.RESOURCE

    def times(self, p: Player) -> int:
        found = counting.count(p, self.counter) // self.each
        return self.most if self.most != UNBOUND and found > self.most else found

    def say(self) -> Text:
        most: Value = NONE if self.most == UNBOUND else self.most
        return text("per", each=self.each, counter=self.counted(), most=most)

    def counted(self) -> Text:
        at, n = self.counter, self.each
        if at == vocabulary.RESOURCES:
            return text("counter-resources", n=n)
        if at >= vocabulary.RESOURCE:
            return text("counter-resource", resource=names.resource(at - vocabulary.RESOURCE))
        if at == vocabulary.COLOR_SET:
            return text("counter-color-set", n=n)
        if at == vocabulary.CATEGORIES:
            return text("counter-categories", n=n)
        return (
            text("counter-past", n=n) if at == vocabulary.PAST else text("counter-things", things=names.things(at, n))
        )

    def sign(self) -> list[Text]:
        if self.counter == vocabulary.CATEGORIES:
            found = [text("short-per-category", n=self.each)]
        else:
            found = [text("short-per", n=self.each, what=icons.counter(self.counter))]
        return found if self.most == UNBOUND else found + [text("short-at-most", n=self.most)]


def read_per(fields: Fields) -> Per:
    return Per(
        counter=fields.choice("count", vocabulary.COUNTERS),
        each=fields.whole("each", low=1) if "each" in fields.data else 1,
        most=fields.whole("max", low=1) if "max" in fields.data else UNBOUND,
    )
