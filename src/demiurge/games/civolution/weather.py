"""CV-32.2 to CV-32.8: the weather and its effects, which an ability may soften (CV-38.17)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, activity, income, markers, mods, partition, tribes
from demiurge.games.civolution.asking import Ask, May, Several
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FOOD, SPOTS
from demiurge.kernel.state import Step

COLDEST: Final = len(SPOTS) - 1
BEYOND_HOT: Final = -1
BEYOND_COLD: Final = len(SPOTS)
BY_INCOME: Final = 0
BY_EITHER: Final = 1
BY_ACTIVITY: Final = 2
FOOD_OR_TRIBE: Final = 3
RETURN_FOOD: Final = actions.PAY_WITH.of(FOOD)


def change(s: Exam, hotter: int) -> int:
    """CV-32.2, CV-32.3: move the indicator; the spot whose effect applies, which may lie beyond a line."""
    spot = s.weather - hotter
    s.weather = max(0, min(COLDEST, spot))
    s.tell("weather", -1, [s.weather])
    return max(BEYOND_HOT, min(BEYOND_COLD, spot))


def effect_at(s: Exam, spot: int) -> int:
    return s.game.numbers.weather[spot] if 0 <= spot <= COLDEST else s.game.numbers.beyond


def resolve(s: Exam, spot: int) -> None:
    """CV-32.4: in seating order, each with its completion bonuses (CV-R30). V.I.C.I is not affected (CV-43.9)."""
    for civ in reversed(s.players()):
        s.push(partition.Completion(civ))
        if s.civs[civ].mods[mods.WEATHER_CHOICE] and spot != s.game.numbers.mild:
            s.push(Temper(civ, spot))
        else:
            s.push(Suffer(civ, spot))


class Temper(May):
    """An ability: the effect one space nearer to Mild instead."""

    words = (actions.TEMPER,)
    clause = "CV-32.5"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def offers(self, s: Exam) -> list[int]:
        return [actions.TEMPER]

    def accept(self, s: Exam, action: int) -> None:
        s.push(Suffer(self.seat, self.spot + (1 if self.spot < s.game.numbers.mild else -1)))

    def decline(self, s: Exam) -> None:
        s.push(Suffer(self.seat, self.spot))


class Suffer(Step[Exam]):
    """CV-32.5, CV-32.6: the effect of a spot on one civ."""

    def __init__(self, civ: int, spot: int) -> None:
        self.civ = civ
        self.spot = spot

    def run(self, s: Exam) -> None:
        effect = effect_at(s, self.spot)
        if effect == BY_INCOME:
            s.push(income.IncomeActions(self.civ, 1))
        elif effect == BY_ACTIVITY:
            activity.perform_one(s, self.civ)
        elif effect == BY_EITHER:
            s.push(FineWeather(self.civ))
        elif not s.civs[self.civ].mods[mods.WEATHER_IMMUNITY]:
            s.push(BadWeather(self.civ, 1 if effect == FOOD_OR_TRIBE else 0))


class FineWeather(May):
    words = (actions.DO_INCOME, actions.DO_ACTIVITY)
    clause = "CV-32.6"

    def offers(self, s: Exam) -> list[int]:
        return [actions.DO_INCOME, actions.DO_ACTIVITY]

    def accept(self, s: Exam, action: int) -> None:
        if action == actions.DO_INCOME:
            s.push(income.IncomeActions(self.seat, 1))
        else:
            activity.perform_one(s, self.seat)


class BadWeather(Ask):
    """CV-32.7, CV-32.8, CV-R9: return 1 food or remove 1 tribe; beyond a line a tribe."""

    verb = actions.LOSE
    words = (RETURN_FOOD,)

    def __init__(self, seat: int, food: int) -> None:
        super().__init__(seat)
        self.food = food

    def choices(self, s: Exam) -> list[int]:
        found = [actions.LOSE.of(place) for place in tribes.places(s, self.seat, s.here[self.seat], True, True)]
        if self.food and s.civs[self.seat].at[FOOD]:
            found.append(RETURN_FOOD)
        return found

    def why(self, s: Exam, action: int) -> str:
        if action == RETURN_FOOD:
            return "CV-32.7" if self.food else "CV-R9"
        return "CV-32.8"

    def moot(self, s: Exam) -> None:
        """CV-32.7: neither food nor tribe."""

    def chosen(self, s: Exam, action: int) -> None:
        if action == RETURN_FOOD:
            markers.give_back(s, self.seat, FOOD, 1)
        else:
            s.push(tribes.Dying(self.seat, actions.LOSE.at(action)))


class Shift(Several):
    """An effect: the indicator moves up to so many spaces, without an effect and never across a line."""

    verb = actions.WEATHER_TO
    clause = "CV-32.3"

    def offers(self, s: Exam) -> list[int]:
        found: list[int] = []
        if s.weather > 0:
            found.append(actions.HOTTER)
        if s.weather < COLDEST:
            found.append(actions.COLDER)
        return found

    def accept(self, s: Exam, action: int) -> None:
        s.weather += -1 if action == actions.HOTTER else 1
        s.tell("weather", -1, [s.weather])
        self.again(s)
