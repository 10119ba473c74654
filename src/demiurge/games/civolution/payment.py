"""CV-38.17: markers to be returned for an effect, an activity or a goal."""

from __future__ import annotations

from demiurge.games.civolution import names, reading_fields
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.sign import Amount
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class Payment:
    """Goods by kind, materials, and so many of any kind."""

    def __init__(self, goods: list[int], materials: list[int], anything: int) -> None:
        self.goods = goods
        self.materials = materials
        self.anything = anything
        self.free = sum(goods) + sum(materials) + anything == 0

    def say(self) -> Text:
        found = [names.goods(n, kind) for kind, n in enumerate(self.goods) if n]
        found += [text("amount", n=n, what=names.material(m)) for m, n in enumerate(self.materials) if n]
        return names.together(found + ([text("chip-anything", n=self.anything)] if self.anything else []))

    def signs(self) -> tuple[Amount, ...]:
        found = [(v.GOODS[kind], n) for kind, n in enumerate(self.goods) if n]
        found += [(v.MATERIALS[m], n) for m, n in enumerate(self.materials) if n]
        return tuple(found + ([("crate", self.anything)] if self.anything else []))


def read(entry: Fields, key: str) -> Payment:
    group = entry.group(key)
    goods = [group.whole(name, needed=False, low=1, high=99) for name in v.GOODS]
    found = reading_fields.amounts(group, "material", (*v.MATERIALS, "any"))
    return Payment(goods, found[:-1], found[-1])
