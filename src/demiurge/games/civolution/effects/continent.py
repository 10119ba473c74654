"""What is done on the continent: migration, birth, production, hunting, exploring, building, weather (chapters 6 to 13
and 32)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import building, exploration, migration, procreation, production, sustenance, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.effect import Asks, Many, Pool
from demiurge.games.civolution.effects.sign import KNOWN
from demiurge.games.civolution.state import NONE, Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text

NEAR_OR_ANYWHERE: Final = ("adjacent", "anywhere")  # in the order of exploration.ANYWHERE


class Migrate(Many):
    word = "migrate"
    icon = "migration"
    how = KNOWN

    def run(self, s: Exam, civ: int) -> None:
        migration.begin(s, civ, self.n)


class Procreate(Many):
    word = "procreate"
    icon = "procreation"
    how = KNOWN

    def run(self, s: Exam, civ: int) -> None:
        s.push(procreation.Procreate(civ, self.n, NONE))


class PlaceWeak(Many):
    word = "place_weak_tribes"
    icon = "weak"

    def run(self, s: Exam, civ: int) -> None:
        s.push(procreation.PlaceWeak(civ, self.n, NONE))


class Strengthen(Asks):
    word = "strengthen"
    icon = "strengthen"
    how = KNOWN
    question = sustenance.Strengthen


# ---- production and transport
class Produce(Asks):
    word = "produce"
    icon = "production"
    how = KNOWN
    question = production.Produce


class Transport(Many):
    word = "transport"
    icon = "transport"
    how = KNOWN

    def run(self, s: Exam, civ: int) -> None:
        s.push(production.Transport(civ, self.n, production.NEARBY))


class Deliver(Many):
    """Produced and stored at once."""

    word = "deliver"
    icon = "production"

    def run(self, s: Exam, civ: int) -> None:
        production.deliver(s, civ, self.n)


# ---- hunting and finding
class Hunt(Asks):
    word = "hunt"
    icon = "hunt"
    how = KNOWN
    question = sustenance.Hunt


class ClearHunting(Asks):
    word = "clear_hunting"
    icon = "hunt"
    question = sustenance.Clear


class LuckyFind(Asks):
    word = "lucky_find"
    icon = "find"
    how = KNOWN
    question = exploration.LuckyFind


class ExtraFind(Asks):
    word = "extra_find"
    icon = "find"
    question = exploration.ExtraFind


class Reveal(Many):
    """Face-down sites, beside an own tribe or anywhere."""

    word = "reveal_site"
    icon = "site"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.where = entry.choice("where", NEAR_OR_ANYWHERE)

    def run(self, s: Exam, civ: int) -> None:
        s.push(exploration.RevealOne(civ, self.n, self.where))

    def say(self) -> Text:
        where = "anywhere" if self.where == exploration.ANYWHERE else "near"
        return text("effect-reveal_site", n=self.n, where=where)


class Explore(Asks):
    word = "explore"
    icon = "exploration"
    question = exploration.Explore

    def say(self) -> Text:
        return text("effect-explore")


# ---- building and the weather
class Build(Many):
    """Building projects of one kind, or of any."""

    word = "build"
    icon = "building"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.kind = entry.choice("kind", v.KINDS)

    def run(self, s: Exam, civ: int) -> None:
        s.push(building.Project(civ, self.n, self.kind, 0))

    def say(self) -> Text:
        return text("effect-build", n=self.n, kind=v.KINDS[self.kind])


class ShiftWeather(Asks):
    word = "shift_weather"
    icon = "weather"
    question = weather.Shift
