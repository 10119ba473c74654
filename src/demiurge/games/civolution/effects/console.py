"""What is done on the console: income, activities, cards, chips, upgrades, dice, trade (chapters 14 to 25)."""

from __future__ import annotations

from demiurge.games.civolution import activity, cards, dice, income, installing, names, planning, reset, trade, upgrades
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.effect import Asks, Effect, Many, Pool
from demiurge.games.civolution.effects.sign import DEED, Sign
from demiurge.games.civolution.partition import Flip
from demiurge.games.civolution.state import NONE, Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class IncomeAction(Asks):
    word = "income_action"
    icon = "income"
    question = income.IncomeActions


class Activity(Many):
    """`barred`: the card whose own activity this is, which never leads to itself."""

    word = "activity"
    icon = "activity"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.barred = NONE

    def run(self, s: Exam, civ: int) -> None:
        s.push(activity.Perform(civ, self.n, 0, 1 << self.barred if self.barred != NONE else 0))


# ---- cards
class GainCard(Asks):
    word = "gain_card"
    icon = "card"
    question = cards.GainCard


class DrawCards(Effect):
    word = "draw_cards"
    icon = "card"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.n = entry.whole("draw", low=1, high=32)
        self.keep = entry.whole("keep", low=1, high=32)

    def run(self, s: Exam, civ: int) -> None:
        cards.begin_draw(s, civ, self.n, self.keep)

    def say(self) -> Text:
        return text("effect-draw_cards", n=self.n, keep=self.keep)

    def sign(self) -> Sign:
        return Sign(DEED, self.icon, self.n)


class InstallCard(Many):
    word = "install_card"
    icon = "install"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.deck = entry.choice("card_type", v.DECKS)

    def run(self, s: Exam, civ: int) -> None:
        installing.begin(s, civ, self.deck, 0, self.n)

    def say(self) -> Text:
        return text("effect-install_card", n=self.n, deck=names.deck(self.deck))


# ---- chips and tiles
class GainGoal(Asks):
    word = "gain_goal"
    icon = "goal"
    question = planning.GainGoal


class InstallGoal(Asks):
    word = "install_goal"
    icon = "goal"
    question = planning.InstallGoal


class GainIncome(Many):
    word = "gain_income_chip"
    icon = "income"

    def run(self, s: Exam, civ: int) -> None:
        income.gain_chips(s, civ, self.n)


class Upgrade(Many):
    word = "upgrade"
    icon = "upgrade"

    def run(self, s: Exam, civ: int) -> None:
        s.push(upgrades.Upgrade(civ, self.n, 0))


class FlipStage(Asks):
    word = "flip_stage"
    icon = "stage"
    question = Flip


class MoveFeature(Asks):
    word = "move_feature"
    icon = "evolution"
    question = upgrades.MoveFeature


# ---- planning markers and dice
class Plan(Many):
    word = "planning"
    icon = "plan"

    def run(self, s: Exam, civ: int) -> None:
        s.push(planning.PlaceMarkers(civ, self.n))


class TurnDie(Asks):
    word = "turn_die"
    icon = "dice"
    question = dice.TurnDice


class RecoverDie(Many):
    word = "recover_die"
    icon = "dice"

    def run(self, s: Exam, civ: int) -> None:
        dice.recover(s, civ, self.n)

    def doubtful(self, s: Exam, civ: int) -> bool:
        used = s.civs[civ].used
        return used > 0 and reset.barred(s, civ, min(self.n, used))

    def rolls(self) -> bool:
        return True


class GainDie(Many):
    word = "gain_die"
    icon = "dice"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.die = entry.choice("die", v.DICE)

    def run(self, s: Exam, civ: int) -> None:
        for _ in range(self.n):
            s.push(dice.GainDie(civ, self.die))

    def say(self) -> Text:
        return text("effect-gain_die", n=self.n, die=v.DICE[self.die])

    def doubtful(self, s: Exam, civ: int) -> bool:
        return dice.doubtful(s, civ, self.die, self.n)

    def rolls(self) -> bool:
        return self.die == v.ACTIVATION


# ---- trade
class Sale(Many):
    word = "sale"
    icon = "trade"

    def run(self, s: Exam, civ: int) -> None:
        s.push(trade.Sale(civ, self.n, 0, 0))


class Purchase(Asks):
    word = "purchase"
    icon = "trade"
    question = trade.Purchase
