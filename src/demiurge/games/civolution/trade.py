"""Chapter 25: selling and buying materials, with what abilities change of it (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, moments, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May, Several
from demiurge.games.civolution.state import FROM_SALES, Exam
from demiurge.kernel.state import Step

KINDS = len(v.MATERIALS)


def activate(s: Exam, civ: int, level: int) -> None:
    """CV-25.1 to CV-25.3"""
    numbers = s.game.box.modules[v.TRADE].numbers
    s.push(Trade(civ, numbers[v.SALES][level], numbers[v.PURCHASES][level]))
    markers.gain(s, civ, v.MONEY, numbers[v.GAINED_MONEY][level])


class Trade(May):
    """Sales and purchases, so many of each, in any sequence."""

    words = (actions.SALE, actions.PURCHASE)

    def __init__(self, seat: int, sales: int, purchases: int) -> None:
        super().__init__(seat)
        self.sales = sales
        self.purchases = purchases

    def offers(self, s: Exam) -> list[int]:
        found: list[int] = []
        if self.sales and markers.stored(s.civs[self.seat]):
            found.append(actions.SALE)
        if self.purchases and wares(s, self.seat):
            found.append(actions.PURCHASE)
        return found

    def why(self, s: Exam, action: int) -> str:
        if action == actions.SALE:
            return "CV-25.4" if self.sales else "CV-25.1"
        return "CV-25.7" if self.purchases else "CV-25.1"

    def accept(self, s: Exam, action: int) -> None:
        if action == actions.SALE:
            s.push(Trade(self.seat, self.sales - 1, self.purchases))
            s.push(Sale(self.seat, 1, 0, 0))
        else:
            s.push(Trade(self.seat, self.sales, self.purchases - 1))
            s.push(Purchase(self.seat, 1))


class Sale(Several):
    """CV-25.4 to CV-25.6: at most one material for money and one for points; `money`, `vp`: already sold so."""

    verb = actions.SELLING
    clause = "CV-25.4"

    def __init__(self, seat: int, left: int, money: int, vp: int) -> None:
        super().__init__(seat, left)
        self.money = money
        self.vp = vp

    def offers(self, s: Exam) -> list[int]:
        at, found = s.civs[self.seat].at, list[int]()
        for verb, sold in ((actions.SELL, self.money), (actions.SELL_VP, self.vp)):
            if not sold:
                found += [verb.of(m) for m in range(KINDS) if at[v.MATERIAL_AT + m]]
        return found

    def accept(self, s: Exam, action: int) -> None:
        for_money = action in actions.SELL
        m = actions.SELL.at(action) if for_money else actions.SELL_VP.at(action)
        markers.give_back(s, self.seat, v.MATERIAL_AT + m, 1)
        money, vp = (1, self.vp) if for_money else (self.money, 1)
        if money and vp:
            s.push(Sold(self.seat, self.left))
        else:
            s.push(Sale(self.seat, self.left, money, vp))
        s.tell("sell", self.seat, [m, 1 if for_money else 0])
        if for_money:
            markers.gain(s, self.seat, v.MONEY, s.game.box.money[m] + s.civs[self.seat].mods[mods.SALE_BONUS])
        else:
            s.score(self.seat, s.game.numbers.sale_vp, FROM_SALES)

    def decline(self, s: Exam) -> None:
        if self.money or self.vp:
            s.push(Sold(self.seat, self.left))


class Sold(Step[Exam]):
    """A Sale in which something was sold is over; further ones of an effect follow."""

    def __init__(self, civ: int, left: int) -> None:
        self.civ = civ
        self.left = left

    def run(self, s: Exam) -> None:
        if self.left > 1:
            s.push(Sale(self.civ, self.left - 1, 0, 0))
        triggers.fire(s, self.civ, moments.SALE_DONE)


def cost(s: Exam, civ: int, m: int) -> int:
    """CV-25.7: cheaper where the material tile is face up; an ability's discount leaves at least 1."""
    found = s.game.numbers.face_up if m in s.tile_at else s.game.numbers.face_down
    return max(1, found - s.civs[civ].mods[mods.PURCHASE_DISCOUNT])


def wares(s: Exam, civ: int) -> list[int]:
    money = s.civs[civ].at[v.MONEY]
    return [m for m in range(KINDS) if cost(s, civ, m) <= money] if money else []


class Purchase(Several):
    """CV-25.7, CV-25.8"""

    verb = actions.BUY
    clause = "CV-25.7"

    def offers(self, s: Exam) -> list[int]:
        return [actions.BUY.of(m) for m in wares(s, self.seat)]

    def accept(self, s: Exam, action: int) -> None:
        m = actions.BUY.at(action)
        self.again(s)
        triggers.fire(s, self.seat, moments.PURCHASE_DONE)
        s.tell("buy", self.seat, [m])
        markers.give_back(s, self.seat, v.MONEY, cost(s, self.seat, m))
        markers.gain(s, self.seat, v.MATERIAL_AT + m, 1)
