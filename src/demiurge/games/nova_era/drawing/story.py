"""The game told: one line for what somebody did with one answer, what it cost and brought as chips beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.nova_era import actions, civilization, obsolescence, vocabulary
from demiurge.games.nova_era.box import ERAS as NUMERALS
from demiurge.games.nova_era.box import MOST_PRODUCTION
from demiurge.games.nova_era.drawing.phrases import card_place, color_place
from demiurge.games.nova_era.drawing.previews import Sums
from demiurge.games.nova_era.state import (
    FROM_INSTANT,
    FROM_MAJORITY,
    FROM_OBJECTIVE,
    FROM_RESOURCES,
    FROM_UPGRADE,
    NovaEra,
)
from demiurge.games.nova_era.vocabulary import DICE
from demiurge.games.nova_era.words.en_parts import COLUMN_NAMES, DISASTERS, ERAS, SOURCES, die, listed
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kit.phrases import with_step
from demiurge.kit.scene import SPECTATOR, Chip, Told

DEED: Final = 0  # what somebody does, with what follows from it at once
PRODUCTION: Final = 1


class Line:
    """What one seat did, while it grows: phrases without their subject, what it came to, where it was."""

    def __init__(self, seat: int, stage: int) -> None:
        self.seat, self.stage = seat, stage
        self.phrases: list[str] = []
        self.places: list[str] = []
        self.sums = Sums(seat)
        self.verb = ""  # the last one, which is not said again of the next thing
        self.sources: list[str] = []  # of points
        self.card = -1  # that came into play
        self.unrest_due = 0  # how often its Unrest may move by the deed itself

    def add(self, phrase: str, places: Sequence[str] = ()) -> None:
        if phrase and phrase not in self.phrases:
            self.phrases.append(phrase)
        self.places += [place for place in places if place not in self.places]
        self.verb = ""

    def add_thing(self, verb: str, thing: str, places: Sequence[str] = ()) -> None:
        """`damages Irrigation`, then `Theater`."""
        self.add(thing if self.verb == verb else f"{verb} {thing}", places)
        self.verb = verb

    def told(self) -> Told:
        chips = [
            Chip(chip.icon, chip.amount, f"{chip.words} ({listed(self.sources)})", chip.harm)
            if chip.icon == "vp" and self.sources
            else chip
            for chip in self.sums.chips()
        ]
        return Told(self.seat, f"{{{self.seat}}} {listed(self.phrases)}.", chips, self.places)


def story(game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up."""
    assert isinstance(game, NovaEra)
    teller = Storyteller(game)
    if action >= 0:
        teller.deed(seat, action)
    for event in events:
        teller.tell(event)
    return with_step(teller.lines(), seat, step(game, action))


def step(game: NovaEra, action: int) -> str:
    """An answer on the way to a deed, or that brings nothing."""
    if actions.SPEND <= action < actions.DEVELOP:
        return f"spends the {die(action - actions.SPEND)}"
    if actions.DEVELOP <= action < actions.PAY:
        return f"begins to develop {game.box.cards[action - actions.DEVELOP].name}"
    if actions.TRACK <= action < actions.COLUMN:
        return f"leaves {DISASTERS[action - actions.TRACK]} where it is"
    return {actions.REPAIRS: "begins repairs", actions.DONE: "leaves it at that"}.get(action, "")


class Storyteller:
    """Turns events into lines; what belongs together becomes one."""

    def __init__(self, game: NovaEra) -> None:
        self.game = game
        self.found: list[Line | Told] = []
        self.tracks: list[Event] = []  # moves of markers that are told together
        self.chosen = False  # the next resource is one that was chosen
        self.scored: dict[int, list[tuple[int, int]]] = {}  # points of a Scoring: by seat, (VP, source)

    def lines(self) -> list[Told]:
        self.flush()
        return [line.told() if isinstance(line, Line) else line for line in self.found]

    def line(self, seat: int, stage: int = DEED) -> Line:
        """The last line, if it is about this seat and the same stage, or a new one."""
        last = self.found[-1] if self.found else None
        if not isinstance(last, Line) or last.seat != seat or last.stage != stage:
            last = Line(seat, stage)
            self.found.append(last)
        return last

    def current(self, seat: int) -> Line | None:
        """The last line, if it is about this seat."""
        last = self.found[-1] if self.found else None
        return last if isinstance(last, Line) and last.seat == seat else None

    def open_told(self, text: str, places: Sequence[str] = (), kind: str = "", period: str = "") -> None:
        """A line that is nobody's."""
        self.found.append(Told(SPECTATOR, text, (), places, kind, period))

    def name(self, card: int) -> str:
        return self.game.box.cards[card].name

    def place(self, card: int) -> str:
        return card_place(self.game.box.cards[card])

    # ---- by kind of event
    def deed(self, seat: int, action: int) -> None:
        """An answer that no event tells, or that only its effect tells."""
        if actions.SPARE <= action < actions.FORGET:
            column = action - actions.SPARE
            self.line(seat).add(f"spares {COLUMN_NAMES[column]}", [color_place(column)])
        elif action == actions.CALM:
            line = self.line(seat)
            line.add("calms the people")
            line.unrest_due = 1
        elif actions.RIVAL <= action < actions.TRACK:
            self.line(seat).add(f"turns against {{{action - actions.RIVAL}}}")
        elif actions.PRODUCE <= action < actions.TAKE:
            card = (action - actions.PRODUCE) // MOST_PRODUCTION
            self.line(seat, PRODUCTION).add(f"resolves {self.name(card)}", [self.place(card)])
        self.chosen = actions.TAKE <= action < actions.GIVE

    def tell(self, event: Event) -> None:
        if event.kind == "track":
            self.track(event)
            return
        self.flush_tracks()
        if event.kind == "vp":
            self.score(event)
            return
        self.flush_scored()
        teller = TELLERS.get(event.kind)
        if teller is not None:
            teller(self, event)
        self.chosen = False

    def flush(self) -> None:
        self.flush_tracks()
        self.flush_scored()

    # ---- headings
    def period(self, event: Event) -> None:
        era, number = event.data
        self.open_told(f"{ERAS[era]}, round {number + 1}", (), "period", f"{NUMERALS[era]}.{number + 1}")

    def new_era(self, event: Event) -> None:
        self.open_told(f"{ERAS[event.data[0]]} begins.")

    def end(self, event: Event) -> None:
        winners = listed([f"{{{seat}}}" for seat in event.data])
        verb = "wins" if len(event.data) == 1 else "share the victory"
        self.open_told(f"The game is over: {winners} {verb}.", (), "end")

    # ---- dice
    def rolled(self, event: Event) -> None:
        self.line(event.seat).add("rolls the dice", [f"zone-{event.data[0] + 1}"])

    def picked(self, event: Event) -> None:
        zone, looks = event.data[0] + 1, event.data[1:]
        line = self.line(event.seat)
        line.add(f"takes zone {zone} ({', '.join(die(look) for look in looks)})", [f"zone-{zone}"])
        line.unrest_due = 1

    def reduced(self, event: Event) -> None:
        self.line(event.seat).add("sees all dice lose 1 in the Unrest Zone")

    def returned(self, event: Event) -> None:
        self.line(event.seat).add(f"gives up the {die(event.data[0])}, the other dice lose 1")

    def used(self, event: Event) -> None:
        self.line(event.seat).add(f"uses {self.name(event.data[0])}", [self.place(event.data[0])])

    def turned(self, event: Event) -> None:
        self.line(event.seat).add(f"turns the {die(event.data[0])} to {event.data[1]}")

    def recolored(self, event: Event) -> None:
        self.line(event.seat).add(f"treats the {die(event.data[0])} as {DICE[event.data[1]]}")

    # ---- tracks and disasters
    def track(self, event: Event) -> None:
        """A card moves a marker for its owner; what the dice move is told together and is nobody's."""
        color, before, after = event.data
        if after < before:
            text = f"moves {DISASTERS[color]} back to {after}"
            self.line(event.seat, PRODUCTION).add(text, [f"track-{DICE[color]}"])
        else:
            self.tracks.append(event)

    def flush_tracks(self) -> None:
        """Where each marker stands after all its moves."""
        last: dict[int, int] = {}
        moved = False
        for event in self.tracks:
            color, before, after = event.data
            last[color] = after
            moved = moved or after > before
        if moved:
            told = listed([f"{DISASTERS[color]} to {after}" for color, after in last.items()])
            self.open_told(f"The dice that are left move {told}.", [f"track-{DICE[color]}" for color in last])
        self.tracks = []

    def disaster(self, event: Event) -> None:
        name = DISASTERS[event.data[0]]
        verb = "strike" if name.endswith("s") else "strikes"
        self.open_told(f"{name} {verb}.", [f"track-{DICE[event.data[0]]}"])

    def dark_age(self, event: Event) -> None:
        self.open_told("A Dark Age: everybody gives up a die.", [f"track-{DICE[vocabulary.BLACK]}"])

    def protected(self, event: Event) -> None:
        self.line(event.seat).add(f"is protected from {DISASTERS[event.data[0]]}")

    # ---- cards
    def developed(self, event: Event) -> None:
        card, _, _, look = event.data
        self.obtained(event, f"develops {self.name(card)} with the {die(look)}", 0)

    def enlisted(self, event: Event) -> None:
        card, look = event.data
        self.obtained(event, f"enlists {self.name(card)} with the {die(look)}", 1)

    def expanded(self, event: Event) -> None:
        card, look = event.data
        self.obtained(event, f"expands into {self.name(card)} with the {die(look)}", 0)

    def obtained(self, event: Event, phrase: str, paid_in_unrest: int) -> None:
        card = event.data[0]
        line = self.line(event.seat)
        line.add(phrase, [self.place(card)])
        line.card = card
        instants = self.game.box.cards[card].instants
        line.unrest_due = paid_in_unrest + sum(effect.op == vocabulary.UNREST for effect in instants)
        line.sums.add(event)

    def researched(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add(f"takes {self.name(event.data[0])} into the hand", [self.place(event.data[0])])
        line.sums.add(event)

    def evolved(self, event: Event) -> None:
        line = self.line(event.seat)
        text = f"{self.name(event.data[0])} into {self.name(event.data[1])}"
        line.add_thing("evolves", text, [self.place(event.data[1])])
        line.sums.cards += 1

    def damaged(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add_thing("damages", self.name(event.data[0]), [self.place(event.data[0])])
        line.sums.add(event)

    def repaired(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add_thing("repairs", self.name(event.data[0]), [self.place(event.data[0])])
        line.sums.add(event)

    def past(self, event: Event) -> None:
        card, why = event.data
        if why == civilization.DISASTER:
            self.line(event.seat).add(f"puts {self.name(card)} into the Past")
        elif why == civilization.NEW_ERA:
            self.line(event.seat, PRODUCTION).add_thing("says farewell to", self.name(card))

    def obsolete(self, event: Event) -> None:
        """Said of who made it so; its owner, if that is another, loses it in a line of their own."""
        card, place = event.data
        maker = next((line for line in reversed(self.found) if isinstance(line, Line) and line.card >= 0), None)
        if maker is not None:
            maker.add(f"makes {self.name(card)} Obsolete")
        if place != obsolescence.NOWHERE and (maker is None or maker.seat != event.seat):
            where = "from the hand" if place == obsolescence.IN_HAND else "to the Past"
            self.line(event.seat).add(f"loses {self.name(card)} {where}")

    def dealt(self, event: Event) -> None:
        cards = listed([self.name(card) for card in event.data])
        self.line(event.seat).add(f"starts with {cards} in hand", [self.place(card) for card in event.data])

    def token(self, event: Event) -> None:
        color = event.data[0]
        self.line(event.seat).add(f"puts the Cleopatra token on {COLUMN_NAMES[color]}", [color_place(color)])

    # ---- means
    def producing(self, seat: int) -> Line:
        """The line of what cards in play do: that of the deed as long as it is about a card, else Production's own."""
        line = self.line(seat, PRODUCTION)
        if not line.phrases:
            line.add("produces")
        return line

    def gained(self, event: Event) -> None:
        _, _, card = event.data
        line = self.current(event.seat)
        if card < 0:
            line = self.line(event.seat)
            line.add("gains resources")
        elif self.chosen:
            line = self.line(event.seat)
            line.add(f"takes what {self.name(card)} brings")
            line.card = card
        elif line is None or (line.stage == DEED and line.card != card):
            line = self.producing(event.seat)
        line.sums.add(event)

    def moved_unrest(self, event: Event) -> None:
        line = self.current(event.seat)
        if line is not None and line.stage == DEED and line.unrest_due > 0:
            line.unrest_due -= 1
        elif line is not None and line.stage == PRODUCTION:
            pass
        elif line is None and event.data[1] > 0 and any(isinstance(one, Line) and one.card >= 0 for one in self.found):
            line = self.line(event.seat)  # a rival's card did it
            line.add("has to face Unrest")
        else:
            line = self.producing(event.seat)
        line.sums.add(event)

    def civil_war(self, event: Event) -> None:
        self.line_of(event.seat).add("falls into Civil War")

    def war_over(self, event: Event) -> None:
        self.line_of(event.seat).add("is at peace again")

    def line_of(self, seat: int) -> Line:
        """The last line about the seat, whatever its stage."""
        return self.current(seat) or self.line(seat)

    def stole(self, event: Event) -> None:
        rival = event.data[0]
        line = self.line_of(event.seat)
        line.add(f"steals from {{{rival}}}")
        line.sums.add(event)

    def gave(self, event: Event) -> None:
        line = self.line_of(event.seat)
        line.add("exchanges")
        line.card = -1
        line.sums.add(event)

    # ---- points
    def score(self, event: Event) -> None:
        n, source, card = event.data
        if source in (FROM_INSTANT, FROM_UPGRADE):
            line = self.points_line(event.seat)
            line.sources.append(self.name(card) if source == FROM_INSTANT else SOURCES[source])
            line.sums.add(event)
        else:
            self.scored.setdefault(event.seat, []).append((n, source))

    def points_line(self, seat: int) -> Line:
        """The last line of the seat: points for an upgrade may come after what others lose by it."""
        for line in reversed(self.found):
            if isinstance(line, Line) and line.seat == seat:
                return line
        line = self.line(seat)
        line.add("scores")
        return line

    def flush_scored(self) -> None:
        """A Scoring: for each seat what came from where."""
        for seat, points in self.scored.items():
            sums = [0] * 4
            for n, source in points:
                sums[kind_of_points(source)] += n
            told = [f"{n} for {POINTS[kind]}" for kind, n in enumerate(sums) if n]
            chip = Chip("vp", sum(sums), f"{sum(sums)} VP")
            self.found.append(Told(seat, f"{{{seat}}} scores {listed(told)}.", [chip]))
        self.scored = {}

    def scoring(self, event: Event) -> None:
        self.open_told(f"{ERAS[event.data[0]]} is scored.")

    def silent(self, event: Event) -> None:
        """Told by what comes with it."""


POINTS: Final = ("what it has", "majorities", "Objectives", "resources")


def kind_of_points(source: int) -> int:
    if source < FROM_MAJORITY:
        return 0
    if source < FROM_OBJECTIVE:
        return 1
    return 3 if source == FROM_RESOURCES else 2


TELLERS: Final[dict[str, Callable[[Storyteller, Event], None]]] = {
    "dealt": Storyteller.dealt,
    "laid out": Storyteller.silent,
    "round": Storyteller.period,
    "rolled": Storyteller.rolled,
    "picked": Storyteller.picked,
    "unrest": Storyteller.moved_unrest,
    "reduced": Storyteller.reduced,
    "civil war": Storyteller.civil_war,
    "war over": Storyteller.war_over,
    "damaged": Storyteller.damaged,
    "repaired": Storyteller.repaired,
    "past": Storyteller.past,
    "dark age": Storyteller.dark_age,
    "returned": Storyteller.returned,
    "protected": Storyteller.protected,
    "spent": Storyteller.silent,
    "used": Storyteller.used,
    "turned": Storyteller.turned,
    "recolored": Storyteller.recolored,
    "developed": Storyteller.developed,
    "gained": Storyteller.gained,
    "enlisted": Storyteller.enlisted,
    "expanded": Storyteller.expanded,
    "researched": Storyteller.researched,
    "stole": Storyteller.stole,
    "gave": Storyteller.gave,
    "token": Storyteller.token,
    "obsolete": Storyteller.obsolete,
    "evolved": Storyteller.evolved,
    "disaster": Storyteller.disaster,
    "scoring": Storyteller.scoring,
    "new era": Storyteller.new_era,
    "end": Storyteller.end,
}
