"""What bears on the running turn: its die, its match bonus, an attack, a Holiday."""

from __future__ import annotations

from demiurge.games.theocratia import card_choices, dice
from demiurge.games.theocratia.effects import base
from demiurge.games.theocratia.effects.base import Effect, Mark
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import BLACK
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class TurnDie(Effect):
    word = "turn_die"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(card_choices.TurnDie(seat))

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("dice"), Mark("turn", minor=True)]


class CancelMalus(Effect):
    """Divination without malus (TH-28.22)."""

    word = "cancel_divination_malus"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.cleared = 1

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("divine"), Mark("malus", figure="0", minor=True)]


class RepeatBonus(Effect):
    word = "repeat_match_bonus"
    aid = base.BONUS_AID

    def __init__(self, n: int, fields: Fields) -> None:
        super().__init__(1, fields)

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        dice.match_bonus(s, seat)

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        """Whether the bonus of the covered cell would still bring something; a card for it needs that there was one."""
        numbers = s.game.numbers
        return (numbers.row_cosmo[s.bonus] > 0 and s.cosmo[seat] < numbers.cosmo_max) or (
            numbers.row_worship[s.bonus] > 0 and s.priest(seat, s.civ) < numbers.last_space
        )

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("dice"), Mark("", figure=base.TWICE)]


class WarDiscount(Effect):
    word = "war_discount"
    aid = base.WAR_AID

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.discount += self.n

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("warrior", -self.n)]


class RemoveMonster(Effect):
    """A second monster, with so many cards for it (TH-28.14)."""

    word = "remove_monster"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.hunts -= 1
        s.push(card_choices.Hunt(seat, self.n))

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return s.monsters != 0

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("monster", -self.n)]


class ExtraAttack(Effect):
    word = "extra_attack"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(card_choices.SecondAttack(seat))

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("war"), Mark("", figure=base.TWICE)]


class HolidayDiscount(Effect):
    word = "holiday_discount"
    aid = base.HOLIDAY_AID

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.discount += self.n

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return s.discount < len(s.named)

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("holiday"), Mark("cosmo", -self.n, minor=True)]


class PureBlack(Effect):
    """Black crystals do no harm, and bring cosmo after all payments (TH-28.24). limit: not more in all."""

    word = "pure_black"

    def __init__(self, n: int, fields: Fields) -> None:
        super().__init__(n, fields)
        self.limit = fields.whole("limit", needed=False)

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.pure = 1 + min(s.named.count(BLACK) * self.n, self.limit)

    def say(self) -> Text:
        return text(self.message(), n=self.n, limit=self.limit)

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("crystal-black"), Mark(base.ARROW), Mark("cosmo")]
