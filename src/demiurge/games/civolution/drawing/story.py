"""The game told: one line for what somebody did with one answer, what it brought as chips beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.civolution import actions
from demiurge.games.civolution.drawing.naming import ground_id, land_id, recess_id
from demiurge.games.civolution.drawing.phrases_console import marker_words
from demiurge.games.civolution.drawing.previews import GAIN_WORDS, plurals
from demiurge.games.civolution.drawing.story_steps import step
from demiurge.games.civolution.markers import RAW
from demiurge.games.civolution.state import (
    FROM_CATEGORIES,
    FROM_ERA,
    FROM_OAKS,
    FROM_POINT_BONUSES,
    FROM_STAGES,
    FROM_STATUES,
    FROM_STRONG,
    FROM_VICI,
    VICI,
    Civolution,
)
from demiurge.games.civolution.vocabulary import (
    ATTRIBUTE_ID,
    CARDS,
    DECKS,
    FEATURES,
    GOODS,
    INCOME_ID,
    INCOMES,
    MATERIALS,
    MODULES,
    SLOTS,
    TRACKS,
)
from demiurge.games.civolution.words import parts
from demiurge.games.civolution.words.en import PHASES, out_of_the_game
from demiurge.games.civolution.words.parts import LEVELS, MODULE_NAMES, SOURCES, material, plural, territory
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kit.phrases import listed, with_step
from demiurge.kit.scene import SPECTATOR, Chip, Told

SCORINGS: Final = (
    FROM_STRONG, FROM_STATUES, FROM_OAKS, FROM_ERA, FROM_CATEGORIES, FROM_STAGES, FROM_POINT_BONUSES,
)  # fmt: skip
"""Points that a phase brings, told of each civ in a line of its own."""


def who(civ: int) -> str:
    return "V.I.C.I" if civ == VICI else f"{{{civ}}}"


class Line:
    """What one civ did, while it grows: phrases without their subject, what it came to, where it was."""

    def __init__(self, civ: int) -> None:
        self.civ = civ
        self.phrases: list[str] = []
        self.places: list[str] = []
        self.sums: dict[str, tuple[int, str]] = {}  # by icon: how much, and the word for it
        self.sources: list[str] = []  # of points
        self.verb = ""  # the last one, which is not said again of the next thing
        self.card = False  # V.I.C.I's turn: its rolls belong to its card

    def add(self, phrase: str, *places: str) -> None:
        if phrase and phrase not in self.phrases:
            self.phrases.append(phrase)
        self.places += [place for place in places if place not in self.places]
        self.verb = ""

    def add_thing(self, verb: str, thing: str, *places: str) -> None:
        """`produces in Forest B`, then `Hills G`."""
        self.add(thing if self.verb == verb else f"{verb} {thing}", *places)
        self.verb = verb

    def count(self, icon: str, n: int, word: str) -> None:
        self.sums[icon] = self.sums.get(icon, (0, word))[0] + n, word

    def chips(self) -> list[Chip]:
        found = [Chip(sign, n, plurals(abs(n), word)) for sign, (n, word) in self.sums.items() if n and sign != "vp"]
        n = self.sums.get("vp", (0, ""))[0]
        if n:
            why = f" ({listed(list(dict.fromkeys(self.sources)))})" if self.sources else ""
            found.append(Chip("vp", n, f"{n} VP{why}"))
        return found

    def told(self) -> Told:
        said = listed(self.phrases or [self.plain()])
        seat = SPECTATOR if self.civ == VICI else self.civ
        return Told(seat, f"{who(self.civ)} {said}.", self.chips(), self.places)

    def plain(self) -> str:
        """Where only the chips tell."""
        climbed = [name.capitalize() for name in TRACKS if name in self.sums]
        if climbed:
            return f"advances on {listed(climbed)}"
        if list(self.sums) == ["favor"]:
            return "advances in the favor of Agera"
        return f"gains {listed([some(n, word) for n, word in self.sums.values()])}"


def some(n: int, word: str) -> str:
    """`an idea`, `ideas`, `Stamina`."""
    if n == 1 and word in ("idea", "focus marker", "die", "fate die", "card in hand"):
        return f"{'an' if word == 'idea' else 'a'} {word}"
    return plurals(n, word).partition(" ")[2]


def story(game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up, or for a secret answer."""
    assert isinstance(game, Civolution)
    teller = Storyteller(game)
    if action >= 0:
        teller.deed(seat, action)
    elif seat >= 0 and not any(event.kind == "stands in" for event in events):
        teller.line(seat).add("keeps a card in secret")
    for event in events:
        teller.tell(event)
    return with_step(teller.lines(), seat, step(game, action))


class Storyteller:
    """Turns events into lines; what belongs together becomes one."""

    def __init__(self, game: Civolution) -> None:
        self.game, self.box = game, game.box
        self.found: list[Line | Told] = []
        self.scored: dict[int, list[tuple[int, str]]] = {}  # points of a scoring: by civ, how many and for what
        self.final: list[tuple[int, int]] = []  # the ranking: civ and points
        self.category = ""  # of the points that come next

    def lines(self) -> list[Told]:
        self.flush()
        if self.final:
            civ, vp = self.final[0]
            self.found.append(Told(SPECTATOR, f"The game is over: {who(civ)} wins with {vp} VP.", kind="end"))
        made = [(line, line.told() if isinstance(line, Line) else line) for line in self.found]
        return [told for line, told in made if not isinstance(line, Line) or line.phrases or told.chips]

    def line(self, civ: int) -> Line:
        """The last line, if it is about this civ, or a new one."""
        last = self.found[-1] if self.found else None
        if not isinstance(last, Line) or last.civ != civ:
            last = Line(civ)
            self.found.append(last)
        return last

    def open_told(self, text: str, *places: str, kind: str = "", period: str = "") -> None:
        """A line that is nobody's."""
        self.found.append(Told(SPECTATOR, text, (), places, kind, period))

    def tell(self, event: Event) -> None:
        if event.kind == "vp":
            self.points(event.seat, event.data[0], event.data[1])
            return
        if event.kind == "category":
            self.category = parts.category(event.data[0])
            return
        self.flush()
        TELLERS[event.kind](self, event.seat, event.data)

    # ---- points
    def points(self, civ: int, n: int, source: int) -> None:
        last = self.found[-1] if self.found else None
        in_turn = isinstance(last, Line) and last.civ == civ
        if source in SCORINGS or (source == FROM_VICI and (self.category or not in_turn)):
            self.scored.setdefault(civ, []).append((n, self.category or self.reason(source)))
            self.category = ""
            return
        line = self.line(civ)
        line.count("vp", n, "VP")
        line.sources.append(SOURCES[source])

    def reason(self, source: int) -> str:
        """V.I.C.I's points outside its turns: strong tribes, statues."""
        return "tribes and statues" if source == FROM_VICI else SOURCES[source]

    def flush(self) -> None:
        """A scoring: for each civ what came from where."""
        for civ, rows in self.scored.items():
            total = sum(n for n, _ in rows)
            text = listed([f"{n} for {what}" for n, what in rows])
            seat = SPECTATOR if civ == VICI else civ
            self.found.append(Told(seat, f"{who(civ)} scores {text}.", [Chip("vp", total, f"{total} VP")]))
        self.scored, self.category = {}, ""

    # ---- answers that no event tells
    def deed(self, seat: int, action: int) -> None:
        for start, end, text in DEEDS:
            if start <= action < end:
                self.line(seat).add(text(self, action - start))
        if actions.SHIFT_FEATURE <= action < actions.FEATURE:
            name = FEATURES[(action - actions.SHIFT_FEATURE) // len(FEATURES)]
            self.line(seat).count(name, -1, name.capitalize())

    def card(self, index: int) -> str:
        return self.box.cards[index].name

    # ---- headings
    def era(self, civ: int, data: list[int]) -> None:
        self.open_told(f"Era {data[0]}", kind="period", period=str(data[0]))

    def phase(self, civ: int, data: list[int]) -> None:
        self.open_told(f"Phase {data[0]}: {PHASES[data[0] - 1]}.")

    def event(self, civ: int, data: list[int]) -> None:
        self.open_told(f"The event of the era is {parts.event(self.box, self.box.events[data[0]])}.", "event")

    def ending(self, civ: int, data: list[int]) -> None:
        self.open_told("The last Reset of the phase: this round is finished, then comes a final one.")

    def final_round(self, civ: int, data: list[int]) -> None:
        self.open_told("The final round of the phase begins.")

    def weather(self, civ: int, data: list[int]) -> None:
        self.open_told(f"The weather is {parts.weather(data[0]).lower()}.", "weather")

    def ended(self, civ: int, data: list[int]) -> None:
        self.final.append((civ, data[1]))

    # ---- what has chips
    def gain(self, civ: int, data: list[int]) -> None:
        self.line(civ).count(GOODS[data[0]], data[1], GAIN_WORDS[data[0]])

    def store(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add_thing("stores", material(data[0]))
        line.count(MATERIALS[data[0]], 1, material(data[0]))

    def transport(self, civ: int, data: list[int]) -> None:
        line, (t, m) = self.line(civ), data
        line.add_thing("transports", f"{material(m)} from {territory(t)}", land_id(t))
        line.count(MATERIALS[m], 1, material(m))

    def sell(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add(f"sells {material(data[0])} for {'money' if data[1] else 'points'}")
        line.count(MATERIALS[data[0]], -1, material(data[0]))

    def buy(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add_thing("buys", material(data[0]))
        line.count(MATERIALS[data[0]], 1, material(data[0]))

    def feature(self, civ: int, data: list[int]) -> None:
        name = FEATURES[data[0]]
        self.line(civ).count(name, 1, name.capitalize())

    def favor(self, civ: int, data: list[int]) -> None:
        self.line(civ).count("favor", data[0], "favor")

    def track(self, civ: int, data: list[int]) -> None:
        name, line = TRACKS[data[0]], self.line(civ)
        line.count(name, 1, f"{name.capitalize()}")
        line.places += [f"track-{name}"] if f"track-{name}" not in line.places else []

    def upgrade(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"upgrades {MODULES[data[0]].capitalize()} to level {LEVELS[data[1]]}")

    def save(self, civ: int, data: list[int]) -> None:
        self.line(civ).add("saves the tribe by Deus ex machina")

    # ---- cards and chips
    def start(self, civ: int, data: list[int]) -> None:
        name, goal = self.box.incomes[INCOMES + data[0]].name, self.box.goals[data[1]].name
        self.line(civ).add(f"begins as {name} with the goal {goal}")

    def install(self, civ: int, data: list[int]) -> None:
        item, column, stage = data
        name = self.card(item) if item < CARDS else parts.item(self.box, item)
        if INCOME_ID + INCOMES <= item < INCOME_ID + INCOMES + 10:
            return  # the starting chip card, of which the beginning tells
        verb = (
            "puts it" if ATTRIBUTE_ID <= item < INCOME_ID + INCOMES and self.line(civ).phrases else f"installs {name}"
        )
        self.line(civ).add(f"{verb} into column {column + 1}, stage {stage}")

    def income_chip(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"takes the income chip {self.box.incomes[data[0]].name}")

    def activity(self, civ: int, data: list[int]) -> None:
        own = data[0] >= CARDS
        self.line(civ).add(f"performs the activity of {'the console' if own else self.card(data[0])}")

    def ability(self, civ: int, data: list[int]) -> None:
        name = self.card(data[0]) if data[0] < CARDS else parts.item(self.box, data[0])
        self.line(civ).add(f"uses {name}")

    def open_card(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add(f"takes {self.card(data[0])} into the hand", f"stack-{DECKS[data[0] // 32]}")
        line.count("card", 1, "card in hand")

    def hidden_card(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add_thing("takes a face-down card:", DECKS[data[0]], f"stack-{DECKS[data[0]]}")
        line.count("card", 1, "card in hand")

    def stands_in(self, civ: int, data: list[int]) -> None:
        """Which card it was only its owner knows; the back shows the deck."""
        deck, line = DECKS[data[0]], self.line(civ)
        line.add(f"puts a hand card ({deck}) under its stack instead of a material", f"stack-{deck}")
        line.count("card", -1, "card in hand")

    # ---- dice
    def rolled(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"rolls {' '.join(map(str, sorted(data)))}" if data else "has no die to roll")

    def die(self, civ: int, data: list[int]) -> None:
        self.line(civ).count("fate" if data[0] else "die", 1, "fate die" if data[0] else "die")

    def die_from(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"takes {'a fate die' if data[0] else 'a die'} from {who(data[1])}")

    # ---- the continent
    def migrate(self, civ: int, data: list[int]) -> None:
        a, b = data
        self.line(civ).add(f"migrates from {territory(a)} to {territory(b)}", land_id(a), land_id(b))

    def displace(self, civ: int, data: list[int]) -> None:
        other = "a tribe of its own" if data[1] == civ else f"a tribe of {who(data[1])}"
        self.line(civ).add(f"displaces {other} in {territory(data[0])}")

    def develop(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"finds {material(data[1])} in {territory(data[0])}", land_id(data[0]))

    def site(self, civ: int, data: list[int]) -> None:
        name = parts.site(self.box, data[1])
        self.line(civ).add(f"reveals a {name} at {parts.recess(data[0])}", recess_id(data[0]))

    def statue(self, civ: int, data: list[int]) -> None:
        made = f" of {material(data[1])}" if data[1] >= 0 else ""
        line = self.line(civ)
        line.add(f"raises a statue{made} on {parts.GROUNDS[data[0]]}", ground_id(data[0]))

    def buried(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"loses the farm in {territory(data[0])} to the volcano", land_id(data[0]))

    def settlement(self, civ: int, data: list[int]) -> None:
        self.line(civ).add(f"founds settlement {data[1] + 1} on {parts.GROUNDS[data[0]]}", ground_id(data[0]))

    def fed(self, civ: int, data: list[int]) -> None:
        fed, tired, dying = data
        if fed + tired + dying == 0:
            self.line(civ).add("has no tribe that needs food")
            return
        rest = [f"{tired} {'lies' if tired == 1 else 'lie'} down"] if tired else []
        rest += [f"{dying} {'is' if dying == 1 else 'are'} dying"] if dying else []
        tribes = plural(fed + tired + dying, "tribe")
        self.line(civ).add(f"feeds {fed or 'none'} of {tribes}: {listed(rest)}" if rest else f"feeds {tribes}")

    # ---- V.I.C.I
    def vici_card(self, civ: int, data: list[int]) -> None:
        line = self.line(civ)
        line.add(f"reveals action card {data[0] + 1}")
        line.card = True

    def vici_rolls(self, civ: int, data: list[int]) -> None:
        if not self.line(civ).card:
            self.line(civ).add(f"rolls a {data[0]}")

    def grid(self, civ: int, data: list[int]) -> None:
        name = "Evolution" if data[0] == 0 else "Prosperity"
        self.line(civ).add(f"covers space {data[1]} of {name}")


Teller = Callable[[Storyteller, int, list[int]], None]


def plain(text: str) -> Teller:
    def tell(s: Storyteller, civ: int, data: list[int]) -> None:
        s.line(civ).add(text)

    return tell


def on_land(verb: str) -> Teller:
    """What happens in a territory, the first of the data."""

    def tell(s: Storyteller, civ: int, data: list[int]) -> None:
        s.line(civ).add_thing(verb, territory(data[0]), land_id(data[0]))

    return tell


def named(text: Callable[[Storyteller, list[int]], str]) -> Teller:
    def tell(s: Storyteller, civ: int, data: list[int]) -> None:
        s.line(civ).add(text(s, data))

    return tell


TELLERS: Final[dict[str, Teller]] = {
    "newcomer": named(lambda s, d: f"takes the pre-made hand {d[0]}"),
    "markers": named(lambda s, d: f"begins with the markers of {s.box.marker_cards[d[0]].name}"),
    "start": Storyteller.start,
    "monolith": plain("has the monolith"),
    "era": Storyteller.era,
    "phase": Storyteller.phase,
    "event": Storyteller.event,
    "goal": named(lambda s, d: f"takes the goal {s.box.goals[d[0]].name}"),
    "store": Storyteller.store,
    "activate": named(lambda s, d: f"activates {MODULE_NAMES[d[0]]}"),
    "reset": plain("does a Reset"),
    "rolled": Storyteller.rolled,
    "roll": named(lambda s, d: f"rolls a {d[0]}"),
    "ending": Storyteller.ending,
    "final round": Storyteller.final_round,
    "fate": named(lambda s, d: f"rolls {' '.join(map(str, sorted(d)))} with :fate:"),
    "test": named(lambda s, d: f"{'passes' if d[0] else 'fails'} the favor test"),
    "favor": Storyteller.favor,
    "gain": Storyteller.gain,
    "feature": Storyteller.feature,
    "plan": named(lambda s, d: f"places {plural(d[1], 'planning marker')} on {d[0]}"),
    "migrate": Storyteller.migrate,
    "displace": Storyteller.displace,
    "develop": Storyteller.develop,
    "procreate": on_land("has a new tribe in"),
    "produce": on_land("produces in"),
    "transport": Storyteller.transport,
    "hunt": on_land("hunts in"),
    "find": named(lambda s, d: f"looks for something in {parts.land_type(d[0]).lower()}"),
    "strengthen": on_land("strengthens a tribe in"),
    "site": Storyteller.site,
    "farm": on_land("builds a farm in"),
    "buried": Storyteller.buried,
    "boat": on_land("builds a boat on"),
    "board": named(lambda s, d: f"lets a tribe from {territory(d[0])} board"),
    "statue": Storyteller.statue,
    "settlement": Storyteller.settlement,
    "install": Storyteller.install,
    "attribute": named(lambda s, d: f"takes the attribute {s.box.attributes[d[0]].name}"),
    "income chip": Storyteller.income_chip,
    "income": named(lambda s, d: f"performs {s.box.incomes[d[0]].name}"),
    "upgrade": Storyteller.upgrade,
    "stage": named(lambda s, d: f"flips the tile of stage {d[0]}"),
    "card": Storyteller.hidden_card,
    "open card": Storyteller.open_card,
    "stands in": Storyteller.stands_in,
    "die": Storyteller.die,
    "die from": Storyteller.die_from,
    "sell": Storyteller.sell,
    "buy": Storyteller.buy,
    "activity": Storyteller.activity,
    "ability": Storyteller.ability,
    "track": Storyteller.track,
    "gorge": named(lambda s, d: f"leaves a food at the gorge {parts.recess(d[0])}"),
    "freeze": on_land("loses strength at the glacier in"),
    "fed": Storyteller.fed,
    "forgo": named(lambda s, d: f"forgoes {parts.effect(s.box, s.box.effects[d[0]])}"),
    "save": Storyteller.save,
    "dies": on_land("loses a tribe in"),
    "weather": Storyteller.weather,
    "event bonus": named(lambda s, d: f"is rewarded by the event {s.box.events[d[0]].name}"),
    "final": Storyteller.ended,
    "vici card": Storyteller.vici_card,
    "vici reset": plain("does a Reset"),
    "vici rolls": Storyteller.vici_rolls,
    "grid": Storyteller.grid,
    "take away": named(lambda s, d: f"takes {out_of_the_game(s.box, d[0])} out of the game"),
    "provision": on_land("provides for"),
    "token": on_land("puts a hunting token into"),
}

Deed = Callable[[Storyteller, int], str]


def returned(s: Storyteller, at: int) -> str:
    return f"returns a raw material of {territory(at - RAW)}" if at >= RAW else f"returns {marker_words(at)[1]}"


DEEDS: Final[tuple[tuple[int, int, Deed], ...]] = (
    (actions.FREE_STEP, actions.SPEND, lambda s, at: "uses the free step"),
    (actions.CROSS, actions.BEAR, lambda s, at: f"crosses {territory(at)}"),
    (actions.SPARE, actions.LOSE, lambda s, at: f"spares a tribe in {territory(at // SLOTS)}"),
    (actions.CLEAR, actions.EXPLORE, lambda s, at: f"removes the hunting token of {territory(at)}"),
    (actions.PAY_WITH, actions.SKIP, returned),
    (actions.IGNORE, actions.HALF, lambda s, at: f"ignores cost space {at + 1}"),
    (actions.KEEP, actions.KEEP_MARKERS, lambda s, at: f"keeps {s.card(at)}"),
    (actions.KEEP_MARKERS, actions.START_WITH, lambda s, at: f"keeps {s.box.marker_cards[at].name}"),
    (
        actions.SHIFT_FEATURE,
        actions.FEATURE,
        lambda s, at: f"turns {FEATURES[at // 6].capitalize()} into {FEATURES[at % 6].capitalize()}",
    ),
    (actions.POINT, actions.TAKE_CHIP, lambda s, at: f"takes a point instead of {s.box.incomes[at].name}"),
    (actions.GIVE, actions.TAKE_UP, lambda s, at: f"gives {'a used die' if at == 6 else f'a die of {at + 1}'}"),
    (actions.TAKE_UP, actions.TURN_DIE, lambda s, at: f"takes up a {at + 1}"),
    (actions.TURN_DIE, actions.WEATHER_TO, lambda s, at: f"turns a {at // 6 + 1} to {at % 6 + 1}"),
    (actions.TEMPER, actions.CHEAPER, lambda s, at: "chooses milder weather"),
    (actions.CHEAPER, actions.REMOVE_FARM, lambda s, at: f"needs less food in {territory(at)}"),
    (actions.REMOVE_FARM, actions.REMOVE_BOAT, lambda s, at: f"gives up the farm in {territory(at)}"),
    (actions.REMOVE_BOAT, actions.REFUGE, lambda s, at: f"gives up the boat on {territory(at)}"),
)
