"""The game told, without a language: one line for what somebody did with one answer, what it brought as chips beside
it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.civolution import actions, names, state
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import card_texts, parts
from demiurge.games.civolution.drawing.naming import ground_id, land_id, recess_id
from demiurge.games.civolution.drawing.story_steps import deed, step
from demiurge.games.civolution.names import material, territory
from demiurge.games.civolution.state import Civolution
from demiurge.kernel.journal import Event
from demiurge.kernel.text import NONE, Text, Value, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.saying import did, with_step
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


def who(civ: int) -> Value:
    return parts.VICI_TITLE if civ == state.VICI else place_of(civ)


def told_of(civ: int, *deeds: Text, chips: Sequence[Chip[Text]] = (), places: Sequence[str] = ()) -> Told:
    """What a civ did; V.I.C.I has no seat."""
    if civ == state.VICI:
        return Told(SPECTATOR, text("told-vici", deeds=deeds), chips, places)
    return Told(civ, did(civ, *deeds), chips, places)


def points(event: Event) -> tuple[int, Text] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[0], source(event.data[1])) if event.kind == "vp" else None


def source(number: int) -> Text:
    return text(f"source-{SOURCES[number]}")


class Line:
    """What one civ did, while it grows: phrases without their subject, what it came to, where it was."""

    def __init__(self, civ: int) -> None:
        self.civ = civ
        self.deeds: list[Text] = []
        self.places: list[str] = []
        self.sums: dict[str, int] = {}  # by icon
        self.sources: list[Text] = []  # of points
        self.things: dict[Text, int] = {}  # of the last deed, how often each: the next one may be of the same kind
        self.card = False  # V.I.C.I's turn: its rolls belong to its card

    def add(self, deed: Text, *places: str) -> None:
        if deed not in self.deeds:
            self.deeds.append(deed)
        if places:
            self.places += [place for place in places if place not in self.places]
        self.things = {}

    def add_thing(self, deed: str, thing: Text, *places: str) -> None:
        """`produces in Forest B`, then `and Hills G`."""
        things: dict[Text, int] = {}
        if self.things and self.deeds[-1].id == deed:
            things, _ = self.things, self.deeds.pop()
        things[thing] = things.get(thing, 0) + 1
        what = tuple(one if n == 1 else text("times", what=one, n=n) for one, n in things.items())
        self.add(text(deed, what=what), *places)
        self.things = things

    def count(self, icon: str, n: int) -> None:
        self.sums[icon] = self.sums.get(icon, 0) + n

    def chips(self) -> list[Chip[Text]]:
        found = [Chip(sign, n, names.counted(sign, abs(n))) for sign, n in self.sums.items() if n and sign != "vp"]
        n = self.sums.get("vp", 0)
        if n:
            found.append(Chip("vp", n, text("chip-vp-for", n=n, sources=tuple(dict.fromkeys(self.sources)))))
        return found

    def told(self) -> Told:
        return told_of(self.civ, *(self.deeds or [self.plain()]), chips=self.chips(), places=self.places)

    def plain(self) -> Text:
        """Where only the chips tell."""
        climbed = tuple(names.NAMED[name] for name in v.TRACKS if name in self.sums)
        if climbed:
            return text("told-advanced", tracks=climbed)
        if list(self.sums) == ["favor"]:
            return text("told-favor")
        return text("told-gained", what=tuple(names.counted(sign, n) for sign, n in self.sums.items()))


def story(game: Civolution, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up, or for a secret answer. Where nothing is
    told of its seat the answer itself is: a step on the way to a deed."""
    teller = Storyteller(game)
    if action >= 0:
        teller.deed(seat, action)
    elif seat >= 0 and not any(event.kind == "stands in" for event in events):
        teller.line(seat).add(text("told-kept-secret"))
    for event in events:
        teller.tell(event)
    return with_step(teller.lines(), seat, lambda: step(game, action))


class Storyteller:
    """Turns events into lines; what belongs together becomes one."""

    def __init__(self, game: Civolution) -> None:
        self.game, self.box = game, game.box
        self.found: list[Line | Told] = []
        self.scored: dict[int, list[tuple[int, Text]]] = {}  # points of a scoring: by civ, how many and for what
        self.final: list[tuple[int, int]] = []  # the ranking: civ and points
        self.category: Text | None = None  # of the points that come next

    def lines(self) -> list[Told]:
        self.flush()
        if self.final:
            civ, vp = self.final[0]
            self.found.append(Told(SPECTATOR, text("told-end", who=who(civ), vp=vp), kind="end"))
        made = [(line, line.told() if isinstance(line, Line) else line) for line in self.found]
        return [told for line, told in made if not isinstance(line, Line) or line.deeds or told.chips]

    def line(self, civ: int) -> Line:
        """The last line, if it is about this civ, or a new one."""
        last = self.found[-1] if self.found else None
        if not isinstance(last, Line) or last.civ != civ:
            last = Line(civ)
            self.found.append(last)
        return last

    def open_told(self, said: Text, *places: str, kind: str = "", period: str = "") -> None:
        """A line that is nobody's."""
        self.found.append(Told(SPECTATOR, said, (), places, kind, period))

    def tell(self, event: Event) -> None:
        if event.kind == "vp":
            self.points(event.seat, event.data[0], event.data[1])
            return
        if event.kind == "category":
            self.category = names.category(event.data[0])
            return
        self.flush()
        TELLERS[event.kind](self, event.seat, event.data)

    # ---- points
    def points(self, civ: int, n: int, source_of: int) -> None:
        last = self.found[-1] if self.found else None
        in_turn = isinstance(last, Line) and last.civ == civ
        if source_of in SCORINGS or (source_of == state.FROM_VICI and (self.category or not in_turn)):
            self.scored.setdefault(civ, []).append((n, self.category or self.reason(source_of)))
            self.category = None
            return
        line = self.line(civ)
        line.count("vp", n)
        line.sources.append(source(source_of))

    def reason(self, source_of: int) -> Text:
        """V.I.C.I's points outside its turns: strong tribes, statues."""
        return text("source-pieces") if source_of == state.FROM_VICI else source(source_of)

    def flush(self) -> None:
        """A scoring: for each civ what came from where."""
        if not self.scored and self.category is None:
            return
        for civ, rows in self.scored.items():
            total = sum(n for n, _ in rows)
            scored = text("told-scored", rows=tuple(text("scored-for", n=n, what=what) for n, what in rows))
            self.found.append(told_of(civ, scored, chips=[Chip("vp", total, names.counted("vp", total))]))
        self.scored, self.category = {}, None

    # ---- answers that no event tells
    def deed(self, seat: int, action: int) -> None:
        found = deed(self.game, action)
        if found is not None:
            self.line(seat).add(found)
        if action in actions.SHIFT_FEATURE:
            self.line(seat).count(v.FEATURES[actions.SHIFT_FEATURE.at(action) // len(v.FEATURES)], -1)

    # ---- headings
    def era(self, civ: int, data: list[int]) -> None:
        self.open_told(text("told-era", n=data[0]), kind="period", period=str(data[0]))

    def phase(self, civ: int, data: list[int]) -> None:
        self.open_told(text("told-phase", n=data[0], phase=text(f"phase-{data[0]}")))

    def event(self, civ: int, data: list[int]) -> None:
        what = card_texts.event(self.box.events[data[0]])
        self.open_told(text("told-event", event=parts.event(self.box, data[0]), what=what), "event")

    def ending(self, civ: int, data: list[int]) -> None:
        self.open_told(text("told-ending"))

    def final_round(self, civ: int, data: list[int]) -> None:
        self.open_told(text("told-final-round"))

    def weather(self, civ: int, data: list[int]) -> None:
        self.open_told(text("told-weather", weather=names.weather(data[0])), "weather")

    def ended(self, civ: int, data: list[int]) -> None:
        self.final.append((civ, data[1]))

    # ---- what has chips
    def gain(self, civ: int, data: list[int]) -> None:
        self.line(civ).count(v.GOODS[data[0]], data[1])

    def store(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add_thing("told-stored", material(data[0]))
        line.count(v.MATERIALS[data[0]], 1)

    def transport(self, civ: int, data: list[int]) -> None:
        line, (t, m) = self.line(civ), data
        line.add_thing("told-transported", text("from-land", what=material(m), land=territory(t)), land_id(t))
        line.count(v.MATERIALS[m], 1)

    def sell(self, civ: int, data: list[int]) -> None:
        line, sold = self.line(civ), material(data[0])
        line.add(text("told-sold", what=sold, price="money" if data[1] else "vp"))
        line.count(v.MATERIALS[data[0]], -1)

    def buy(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add_thing("told-bought", material(data[0]))
        line.count(v.MATERIALS[data[0]], 1)

    def feature(self, civ: int, data: list[int]) -> None:
        self.line(civ).count(v.FEATURES[data[0]], 1)

    def favor(self, civ: int, data: list[int]) -> None:
        self.line(civ).count("favor", data[0])

    def track(self, civ: int, data: list[int]) -> None:
        name, line = v.TRACKS[data[0]], self.line(civ)
        line.count(name, 1)
        line.places += [f"track-{name}"] if f"track-{name}" not in line.places else []

    # ---- cards and chips
    def start(self, civ: int, data: list[int]) -> None:
        start, goal = parts.income(self.box, v.INCOMES + data[0]), parts.goal(self.box, data[1])
        self.line(civ).add(text("told-began", start=start, goal=goal))

    def install(self, civ: int, data: list[int]) -> None:
        item, column, stage = data
        if v.START_ID <= item < v.GOAL_ID:
            return  # the starting chip card, of which the beginning tells
        taken = v.ATTRIBUTE_ID <= item < v.START_ID and self.line(civ).deeds  # it has just been told which
        what: Value = NONE if taken else parts.item(self.box, item)
        self.line(civ).add(text("told-installed", what=what, column=column + 1, stage=stage))

    def activity(self, civ: int, data: list[int]) -> None:
        own = data[0] >= v.CARDS
        self.line(civ).add(text("told-activity", card=NONE if own else parts.card(self.box, data[0])))

    def open_card(self, civ: int, data: list[int]) -> None:
        line, card = self.line(civ), parts.card(self.box, data[0])
        line.add(text("told-took-card", card=card), f"stack-{v.DECKS[v.deck_of(data[0])]}")
        line.count("card", 1)

    def hidden_card(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add_thing("told-took-hidden", names.deck(data[0]), f"stack-{v.DECKS[data[0]]}")
        line.count("card", 1)

    def stands_in(self, civ: int, data: list[int]) -> None:
        """Which card it was only its owner knows; the back shows the deck."""
        line = self.line(civ)
        line.add(text("told-stood-in", deck=names.deck(data[0])), f"stack-{v.DECKS[data[0]]}")
        line.count("card", -1)

    # ---- dice
    def die(self, civ: int, data: list[int]) -> None:
        self.line(civ).count("fate" if data[0] else "die", 1)

    # ---- the continent
    def migrate(self, civ: int, data: list[int]) -> None:
        a, b = data
        moved = text("told-migrated", start=territory(a), end=territory(b))
        self.line(civ).add(moved, land_id(a), land_id(b))

    def displace(self, civ: int, data: list[int]) -> None:
        other = NONE if data[1] == civ else who(data[1])
        self.line(civ).add(text("told-displaced", other=other, land=territory(data[0])))

    def develop(self, civ: int, data: list[int]) -> None:
        found = text("told-developed", what=material(data[1]), land=territory(data[0]))
        self.line(civ).add(found, land_id(data[0]))

    def site(self, civ: int, data: list[int]) -> None:
        site = names.site(self.box.sites[data[1]].kind)
        self.line(civ).add(text("told-site", site=site, recess=parts.recess(data[0])), recess_id(data[0]))

    def statue(self, civ: int, data: list[int]) -> None:
        made = material(data[1]) if data[1] >= 0 else NONE
        self.line(civ).add(text("told-statue", of=made, ground=names.ground(data[0])), ground_id(data[0]))

    def buried(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(text("told-buried", land=territory(data[0])), land_id(data[0]))

    def settlement(self, civ: int, data: list[int]) -> None:
        built = text("told-settlement", n=data[1] + 1, ground=names.ground(data[0]))
        self.line(civ).add(built, ground_id(data[0]))

    def fed(self, civ: int, data: list[int]) -> None:
        fed, tired, dying = data
        if fed + tired + dying == 0:
            self.line(civ).add(text("told-fed-none"))
            return
        rest = [text("fed-tired", n=tired)] if tired else []
        rest += [text("fed-dying", n=dying)] if dying else []
        tribes = fed + tired + dying
        told = text("told-fed-some", fed=fed, n=tribes, rest=tuple(rest)) if rest else text("told-fed", n=tribes)
        self.line(civ).add(told)

    # ---- V.I.C.I
    def vici_card(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add(text("told-vici-card", n=data[0] + 1))
        line.card = True

    def vici_rolls(self, civ: int, data: list[int]) -> None:
        if not self.line(civ).card:
            self.line(civ).add(text("told-roll", n=data[0]))


Teller = Callable[[Storyteller, int, list[int]], None]


def on_land(deed: str) -> Teller:
    """What happens in a territory, the first of the data."""

    def tell(s: Storyteller, civ: int, data: list[int]) -> None:
        s.line(civ).add_thing(deed, territory(data[0]), land_id(data[0]))

    return tell


def named(said: Callable[[Storyteller, list[int]], Text]) -> Teller:
    def tell(s: Storyteller, civ: int, data: list[int]) -> None:
        s.line(civ).add(said(s, data))

    return tell


def values(rolled: list[int]) -> str:
    return " ".join(map(str, sorted(rolled)))


def removed(s: Storyteller, data: list[int]) -> Text:
    """What V.I.C.I takes away: a card, or a chip with what it is."""
    item = data[0]
    if item < v.CARDS:
        return text("told-took-away", what=parts.coded(s.box, item))
    kind = "attribute" if item < v.INCOME_ID else "income" if item < v.GOAL_ID else "goal"
    return text("told-took-chip", kind=kind, what=parts.item(s.box, item))


TELLERS: Final[dict[str, Teller]] = {
    "newcomer": named(lambda s, d: text("told-newcomer", n=d[0])),
    "markers": named(lambda s, d: text("told-markers", card=parts.markers(s.box, d[0]))),
    "start": Storyteller.start,
    "monolith": named(lambda s, d: text("told-monolith")),
    "era": Storyteller.era,
    "phase": Storyteller.phase,
    "event": Storyteller.event,
    "goal": named(lambda s, d: text("told-took-goal", goal=parts.goal(s.box, d[0]))),
    "store": Storyteller.store,
    "activate": named(lambda s, d: text("told-activated", module=names.module(d[0]))),
    "reset": named(lambda s, d: text("told-reset")),
    "rolled": named(lambda s, d: text("told-rolled", dice=values(d) if d else NONE)),
    "roll": named(lambda s, d: text("told-roll", n=d[0])),
    "ending": Storyteller.ending,
    "final round": Storyteller.final_round,
    "fate": named(lambda s, d: text("told-fate", dice=values(d))),
    "test": named(lambda s, d: text("told-passed" if d[0] else "told-failed")),
    "favor": Storyteller.favor,
    "gain": Storyteller.gain,
    "feature": Storyteller.feature,
    "plan": named(lambda s, d: text("told-planned", n=d[1], value=d[0])),
    "migrate": Storyteller.migrate,
    "displace": Storyteller.displace,
    "develop": Storyteller.develop,
    "procreate": on_land("told-procreated"),
    "produce": on_land("told-produced"),
    "transport": Storyteller.transport,
    "hunt": on_land("told-hunted"),
    "find": named(lambda s, d: text("told-looked", land=names.land_type(d[0]))),
    "strengthen": on_land("told-strengthened"),
    "site": Storyteller.site,
    "farm": on_land("told-farm"),
    "buried": Storyteller.buried,
    "boat": on_land("told-boat"),
    "board": named(lambda s, d: text("told-boarded", land=territory(d[0]))),
    "statue": Storyteller.statue,
    "settlement": Storyteller.settlement,
    "install": Storyteller.install,
    "attribute": named(lambda s, d: text("told-took-attribute", chip=parts.attribute(s.box, d[0]))),
    "income chip": named(lambda s, d: text("told-took-income", chip=parts.income(s.box, d[0]))),
    "income": named(lambda s, d: text("told-income", chip=parts.income(s.box, d[0]))),
    "upgrade": named(lambda s, d: text("told-upgraded", module=names.module(d[0]), level=parts.LEVELS[d[1]])),
    "stage": named(lambda s, d: text("told-flipped", stage=d[0])),
    "card": Storyteller.hidden_card,
    "open card": Storyteller.open_card,
    "stands in": Storyteller.stands_in,
    "die": Storyteller.die,
    "die from": named(lambda s, d: text("told-took-die", die="fate" if d[0] else "activation", civ=who(d[1]))),
    "sell": Storyteller.sell,
    "buy": Storyteller.buy,
    "activity": Storyteller.activity,
    "ability": named(lambda s, d: text("told-used", what=parts.item(s.box, d[0]))),
    "track": Storyteller.track,
    "gorge": named(lambda s, d: text("told-gorge", recess=parts.recess(d[0]))),
    "freeze": on_land("told-froze"),
    "fed": Storyteller.fed,
    "forgo": named(lambda s, d: text("told-forwent", what=s.box.effects[d[0]].say())),
    "save": named(lambda s, d: text("told-saved")),
    "dies": on_land("told-lost"),
    "weather": Storyteller.weather,
    "event bonus": named(lambda s, d: text("told-rewarded", event=parts.event(s.box, d[0]))),
    "final": Storyteller.ended,
    "vici card": Storyteller.vici_card,
    "vici reset": named(lambda s, d: text("told-reset")),
    "vici rolls": Storyteller.vici_rolls,
    "grid": named(lambda s, d: text("told-covered", n=d[1], grid=("evolution", "prosperity")[d[0]])),
    "take away": named(removed),
    "provision": on_land("told-provided"),
    "token": on_land("told-token"),
}
