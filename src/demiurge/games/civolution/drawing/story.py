"""The game told, without a language: one line for what somebody did with one answer, what it brought as chips beside
it.

What an event adds to the line of its civ say four tables: its deed (DEEDS, or THINGS where several of a kind become one
deed), where that was (PLACES) and what it came to (COUNTED). All other events are ODD."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.civolution import actions, names, state
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.drawing import card_texts, parts, story_steps
from demiurge.games.civolution.drawing.naming import ground_id, land_id, recess_id, stack_id
from demiurge.games.civolution.names import material, territory
from demiurge.games.civolution.state import Civolution
from demiurge.kernel.journal import Event
from demiurge.kernel.text import NONE, Text, Value, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit import teller
from demiurge.kit.saying import did
from demiurge.kit.scene import SPECTATOR, Chip, Told

SCORINGS: Final = (
    state.FROM_STRONG, state.FROM_STATUES, state.FROM_OAKS, state.FROM_ERA, state.FROM_CATEGORIES,
    state.FROM_STAGES, state.FROM_POINT_BONUSES,
)  # fmt: skip
"""Points that a phase brings, told of each civ in a line of its own."""
SOURCES: Final = (
    "fires", "sites", "cards", "costs", "tracks", "income", "sales", "oaks", "strong", "era", "statues", "categories",
    "stages", "point-bonuses", "modules", "events", "vici",
)  # fmt: skip
"""What points are for, by their number in the journal (state.FROM_FIRE and those after it)."""


ROLLS: Final = "told-vici-rolls"


def story(game: Civolution, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    return Teller(game).story(seat, action, events)


def points(event: Event) -> tuple[int, Text] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[0], SOURCE[event.data[1]]) if event.kind == "vp" else None


SOURCE: Final = [text(f"source-{name}") for name in SOURCES]
CALLED: Final = {"fate": text("legend-fate")}  # what the icons of a sentence show
COLOURED: Final = {"fires": "fire", "sales": "coin", "oaks": "m-forest", "vici": "vici-blue"}
TINTS: Final = {text(f"source-{name}"): f"var(--{colour})" for name, colour in COLOURED.items()}
"""What has a colour on the table has it in the chart."""


def who(civ: int) -> Value:
    return parts.VICI_TITLE if civ == state.VICI else place_of(civ)


class Line(Told):
    """What one civ did, while it grows. What it came to is summed up by icon."""

    def __init__(self, civ: int) -> None:
        super().__init__(civ)
        self.sums: dict[str, int] = {}  # by icon
        self.sources: list[Text] = []  # of points
        self.things: dict[Text, int] = {}  # of the last such deed, how often each: the next one may be of its kind
        self.rolls: list[str] = []  # of the last such deed

    def add_thing(self, deed: str, thing: Text, *places: str) -> None:
        """`produces in Forest B`, then `and Hills G`."""
        things: dict[Text, int] = {}
        if self.things and self.deeds[-1].id == deed:
            things, _ = self.things, self.deeds.pop()
        things[thing] = things.get(thing, 0) + 1
        what = tuple(one if n == 1 else text("times", what=one, n=n) for one, n in things.items())
        self.add(text(deed, what=what), *places)
        self.things = things

    def add_roll(self, n: int) -> None:
        """What V.I.C.I rolls, each die in its place: the same once more is another roll."""
        if self.deeds and self.deeds[-1].id == ROLLS:
            self.deeds.pop()
        else:
            self.rolls = []
        self.rolls.append(str(n))
        self.deeds.append(text(ROLLS, n=len(self.rolls), dice=tuple(self.rolls)))

    def count(self, icon: str, n: int) -> None:
        self.sums[icon] = self.sums.get(icon, 0) + n

    def close(self) -> None:
        """What it came to, and, where only that tells, that. V.I.C.I has no seat."""
        self.chips = [Chip(sign, n, names.counted(sign, abs(n))) for sign, n in self.sums.items() if n and sign != "vp"]
        n = self.sums.get("vp", 0)
        if n:
            self.chips.append(Chip("vp", n, text("chip-vp-for", n=n, sources=tuple(dict.fromkeys(self.sources)))))
        if not self.deeds:
            self.deeds.append(self.plain())
        if self.seat == state.VICI:
            self.seat, self.text = SPECTATOR, text("told-vici", deeds=tuple(self.deeds))

    def plain(self) -> Text:
        """Where only the chips tell."""
        climbed = tuple(names.NAMED[name] for name in v.TRACKS if name in self.sums)
        if climbed:
            return text("told-advanced", tracks=climbed)
        if list(self.sums) == ["favor"]:
            return text("told-favor")
        return text("told-gained", what=tuple(names.counted(sign, n) for sign, n in self.sums.items()))


def called(icon: str, n: int | None) -> Text:
    """An icon of a sentence for who cannot see it; no number stands before any."""
    return CALLED[icon]


class Teller(teller.Teller[Civolution, Line]):
    LINE = Line

    def __init__(self, game: Civolution) -> None:
        super().__init__(game)
        self.box = game.box
        self.scored: dict[int, list[tuple[int, Text]]] = {}  # points of a scoring: by civ, how many and for what
        self.final: list[tuple[int, int]] = []  # the ranking: civ and points
        self.category: Text | None = None  # of the points that come next

    def deed(self, seat: int, action: int) -> None:
        """What no event tells. Of a secret answer only that a card was kept, unless the back of another is seen."""
        secret = action < 0 and not self.happens("stands in")
        found = text("told-kept-secret") if secret else story_steps.deed(self.game, action)
        if found is not None:
            self.line(seat).add(found)
        if action in actions.SHIFT_FEATURE:
            self.line(seat).count(v.FEATURES[actions.SHIFT_FEATURE.at(action) // len(v.FEATURES)], -1)

    def step(self, action: int) -> Text | None:
        return story_steps.step(self.game, action)

    def tell(self, event: Event) -> None:
        kind, civ, data = event.kind, event.seat, event.data
        if kind == "vp":
            self.points(civ, data[0], data[1])
        elif kind == "category":
            self.category = names.category(data[0])
        else:
            self.flush()
            if kind in ODD:
                ODD[kind](self, civ, data)
            else:
                self.add(self.line(civ), kind, data)

    def add(self, line: Line, kind: str, data: list[int]) -> None:
        places = (PLACES[kind](data[0]),) if kind in PLACES else ()
        if kind in DEEDS:
            line.add(DEEDS[kind](self.box, data), *places)
        elif kind in THINGS:
            deed, thing = THINGS[kind]
            line.add_thing(deed, thing(data[0]), *places)
        if kind in COUNTED:
            line.count(*COUNTED[kind](data))

    def close(self) -> None:
        self.flush()
        self.found = [one for one in self.found if not isinstance(one, Line) or one.deeds or any(one.sums.values())]
        for one in self.found:
            if isinstance(one, Line):
                one.close()
        if self.final:
            civ, vp = self.final[0]
            self.end(text("told-end", who=who(civ), vp=vp))

    # ---- points
    def points(self, civ: int, n: int, source_of: int) -> None:
        if source_of in SCORINGS:
            self.scored.setdefault(civ, []).append((n, self.category or SOURCE[source_of]))
            self.category = None
            return
        line = self.line(civ)
        line.count("vp", n)
        line.sources.append(SOURCE[source_of])

    def flush(self) -> None:
        """A scoring: for each civ what came from where."""
        if not self.scored and self.category is None:
            return
        for civ, rows in self.scored.items():
            total = sum(n for n, _ in rows)
            scored = text("told-scored", rows=tuple(text("scored-for", n=n, what=what) for n, what in rows))
            chip = Chip("vp", total, names.counted("vp", total))
            if civ == state.VICI:
                self.found.append(Told(SPECTATOR, text("told-vici", deeds=(scored,)), [chip]))
            else:
                self.found.append(Told(civ, did(civ, scored), [chip]))
        self.scored, self.category = {}, None

    # ---- the course of the game
    def era(self, civ: int, data: list[int]) -> None:
        self.heading(text("told-era", n=data[0]), str(data[0]))

    def phase(self, civ: int, data: list[int]) -> None:
        self.say(text("told-phase", n=data[0], phase=text(f"phase-{data[0]}")))

    def event(self, civ: int, data: list[int]) -> None:
        what = card_texts.event(self.box.events[data[0]])
        self.say(text("told-event", event=parts.event(self.box, data[0]), what=what), "event")

    def weather(self, civ: int, data: list[int]) -> None:
        self.say(text("told-weather", weather=names.weather(data[0])), "weather")

    # ---- the odd ones
    def migrate(self, civ: int, data: list[int]) -> None:
        a, b = data
        self.line(civ).add(text("told-migrated", start=territory(a), end=territory(b)), land_id(a), land_id(b))

    def transport(self, civ: int, data: list[int]) -> None:
        line, (t, m) = self.line(civ), data
        line.add_thing("told-transported", text("from-land", what=material(m), land=territory(t)), land_id(t))
        line.count(v.MATERIALS[m], 1)

    def track(self, civ: int, data: list[int]) -> None:
        name, line = v.TRACKS[data[0]], self.line(civ)
        line.count(name, 1)
        line.places += [f"track-{name}"] if f"track-{name}" not in line.places else []

    def install(self, civ: int, data: list[int]) -> None:
        item, column, stage = data
        if v.START_ID <= item < v.GOAL_ID:
            return  # the starting chip card, of which the beginning tells
        taken = v.ATTRIBUTE_ID <= item < v.START_ID and self.line(civ).deeds  # it has just been told which
        what: Value = NONE if taken else parts.item(self.box, item)
        self.line(civ).add(text("told-installed", what=what, column=column + 1, stage=stage))

    def displace(self, civ: int, data: list[int]) -> None:
        other = NONE if data[1] == civ else who(data[1])
        self.line(civ).add(text("told-displaced", other=other, land=territory(data[0])))

    # ---- V.I.C.I
    def vici_card(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(text("told-vici-card", n=data[0] + 1))

    def vici_rolls(self, civ: int, data: list[int]) -> None:
        self.line(civ).add_roll(data[0])


ODD: Final[dict[str, Callable[[Teller, int, list[int]], None]]] = {
    "era": Teller.era,
    "phase": Teller.phase,
    "event": Teller.event,
    "weather": Teller.weather,
    "ending": lambda teller, civ, d: teller.say(text("told-ending")),
    "final round": lambda teller, civ, d: teller.say(text("told-final-round")),
    "final": lambda teller, civ, d: teller.final.append((civ, d[1])),
    "migrate": Teller.migrate,
    "transport": Teller.transport,
    "track": Teller.track,
    "install": Teller.install,
    "displace": Teller.displace,
    "vici card": Teller.vici_card,
    "vici rolls": Teller.vici_rolls,
}


# ---- what an event adds to a line
def values(rolled: list[int]) -> str:
    return " ".join(map(str, sorted(rolled)))


def began(box: Box, d: list[int]) -> Text:
    return text("told-began", start=parts.income(box, v.INCOMES + d[0]), goal=parts.goal(box, d[1]))


def active(box: Box, d: list[int]) -> Text:
    return text("told-activity", card=NONE if d[0] >= v.CARDS else parts.card(box, d[0]))


def fed(box: Box, d: list[int]) -> Text:
    fed, tired, dying = d
    tribes = fed + tired + dying
    rest = [text("fed-tired", n=tired)] if tired else []
    rest += [text("fed-dying", n=dying)] if dying else []
    if rest:
        return text("told-fed-some", fed=fed, n=tribes, rest=tuple(rest))
    return text("told-fed", n=tribes) if tribes else text("told-fed-none")


def statue(box: Box, d: list[int]) -> Text:
    return text("told-statue", of=material(d[1]) if d[1] >= 0 else NONE, ground=names.ground(d[0]))


def removed(box: Box, d: list[int]) -> Text:
    """What V.I.C.I takes away: a card, or a chip with what it is."""
    item = d[0]
    if item < v.CARDS:
        return text("told-took-away", what=parts.coded(box, item))
    kind = "attribute" if item < v.INCOME_ID else "income" if item < v.GOAL_ID else "goal"
    return text("told-took-chip", kind=kind, what=parts.item(box, item))


DEEDS: Final[dict[str, Callable[[Box, list[int]], Text]]] = {
    "newcomer": lambda box, d: text("told-newcomer", n=d[0]),
    "markers": lambda box, d: text("told-markers", card=parts.markers(box, d[0])),
    "start": began,
    "monolith": lambda box, d: text("told-monolith"),
    "goal": lambda box, d: text("told-took-goal", goal=parts.goal(box, d[0])),
    "activate": lambda box, d: text("told-activated", module=names.module(d[0])),
    "reset": lambda box, d: text("told-reset"),
    "rolled": lambda box, d: text("told-rolled", dice=values(d) if d else NONE),
    "roll": lambda box, d: text("told-roll", n=d[0]),
    "fate": lambda box, d: text("told-fate", dice=values(d)),
    "test": lambda box, d: text("told-passed" if d[0] else "told-failed"),
    "plan": lambda box, d: text("told-planned", n=d[1], value=d[0]),
    "develop": lambda box, d: text("told-developed", what=material(d[1]), land=territory(d[0])),
    "find": lambda box, d: text("told-looked", land=names.land_type(d[0])),
    "site": lambda box, d: text("told-site", site=names.site(box.sites[d[1]].kind), recess=parts.recess(d[0])),
    "buried": lambda box, d: text("told-buried", land=territory(d[0])),
    "board": lambda box, d: text("told-boarded", land=territory(d[0])),
    "statue": statue,
    "settlement": lambda box, d: text("told-settlement", n=d[1] + 1, ground=names.ground(d[0])),
    "attribute": lambda box, d: text("told-took-attribute", chip=parts.attribute(box, d[0])),
    "income chip": lambda box, d: text("told-took-income", chip=parts.income(box, d[0])),
    "income": lambda box, d: text("told-income", chip=parts.income(box, d[0])),
    "upgrade": lambda box, d: text("told-upgraded", module=names.module(d[0]), level=parts.LEVELS[d[1]]),
    "stage": lambda box, d: text("told-flipped", stage=d[0]),
    "open card": lambda box, d: text("told-took-card", card=parts.card(box, d[0])),
    "stands in": lambda box, d: text("told-stood-in", deck=names.deck(d[0])),  # which card only its owner knows
    "die from": lambda box, d: text("told-took-die", die="fate" if d[0] else "activation", civ=who(d[1])),
    "sell": lambda box, d: text("told-sold", what=material(d[0]), price="money" if d[1] else "vp"),
    "activity": active,
    "ability": lambda box, d: text("told-used", what=parts.item(box, d[0])),
    "gorge": lambda box, d: text("told-gorge", recess=parts.recess(d[0])),
    "fed": fed,
    "forgo": lambda box, d: text("told-forwent", what=box.effects[d[0]].say()),
    "save": lambda box, d: text("told-saved"),
    "event bonus": lambda box, d: text("told-rewarded", event=parts.event(box, d[0])),
    "vici reset": lambda box, d: text("told-reset"),
    "grid": lambda box, d: text("told-covered", n=d[1], grid=("evolution", "prosperity")[d[0]]),
    "take away": removed,
}


ON_LAND: Final = {
    "procreate": "told-procreated", "produce": "told-produced", "hunt": "told-hunted",
    "strengthen": "told-strengthened", "farm": "told-farm", "boat": "told-boat", "freeze": "told-froze",
    "dies": "told-lost", "provision": "told-provided", "token": "told-token",
}  # fmt: skip
"""What happens in a territory."""
THINGS: Final[dict[str, tuple[str, Callable[[int], Text]]]] = {
    **{kind: (deed, territory) for kind, deed in ON_LAND.items()},
    "store": ("told-stored", material),
    "buy": ("told-bought", material),
    "card": ("told-took-hidden", names.deck),
}
PLACES: Final[dict[str, Callable[[int], str]]] = {
    **dict.fromkeys((*ON_LAND, "develop", "buried"), land_id),
    **dict.fromkeys(("statue", "settlement"), ground_id),
    **dict.fromkeys(("card", "stands in"), stack_id),
    "open card": lambda card: stack_id(v.deck_of(card)),
    "site": recess_id,
}
COUNTED: Final[dict[str, Callable[[list[int]], tuple[str, int]]]] = {
    "gain": lambda d: (v.GOODS[d[0]], d[1]),
    "feature": lambda d: (v.FEATURES[d[0]], 1),
    "favor": lambda d: ("favor", d[0]),
    "die": lambda d: ("fate" if d[0] else "die", 1),
    "store": lambda d: (v.MATERIALS[d[0]], 1),
    "buy": lambda d: (v.MATERIALS[d[0]], 1),
    "sell": lambda d: (v.MATERIALS[d[0]], -1),
    "open card": lambda d: ("card", 1),
    "card": lambda d: ("card", 1),
    "stands in": lambda d: ("card", -1),
}
