"""The game told once, without a language: one line for what somebody did with one answer, what it cost and brought as
chips beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.nova_era import actions, civilization, obsolescence, vocabulary
from demiurge.games.nova_era.box import ERAS as NUMERALS
from demiurge.games.nova_era.box import MOST_PRODUCTION
from demiurge.games.nova_era.drawing.parts import MANY, card_of, color_of, column, die, disaster, era, things
from demiurge.games.nova_era.drawing.places import card_place, color_place
from demiurge.games.nova_era.drawing.previews import Sums, vp_chip
from demiurge.games.nova_era.state import (
    COLUMNS,
    FROM_INSTANT,
    FROM_MAJORITY,
    FROM_OBJECTIVE,
    FROM_RESOURCES,
    FROM_UPGRADE,
    NovaEra,
)
from demiurge.games.nova_era.vocabulary import DICE
from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit.saying import did
from demiurge.kit.scene import SPECTATOR, Told

DEED: Final = 0  # what somebody does, with what follows from it at once
PRODUCTION: Final = 1


class Line:
    """What one seat did, while it grows: phrases without their subject, what it came to, where it was."""

    def __init__(self, seat: int, stage: int) -> None:
        self.seat, self.stage = seat, stage
        self.phrases: list[Text] = []
        self.places: list[str] = []
        self.sums = Sums(seat)
        self.sources: list[Text] = []  # of points
        self.card = -1  # that came into play
        self.unrest_due = 0  # how often its Unrest may move by the deed itself

    def add(self, phrase: Text, *places: str) -> None:
        if phrase not in self.phrases:
            self.phrases.append(phrase)
        self.places += [place for place in places if place not in self.places]

    def add_to(self, phrase: Text, *places: str) -> None:
        """`damages Irrigation`, then Theater: `damages Irrigation and Theater`. The phrase has one argument, a list."""
        if self.phrases and self.phrases[-1].id == phrase.id:
            ((key, before),), ((_, more),) = self.phrases.pop().args, phrase.args
            assert isinstance(before, tuple)
            assert isinstance(more, tuple)
            phrase = Text(phrase.id, ((key, (*before, *more)),))
        self.add(phrase, *places)

    def told(self) -> Told:
        return Told(self.seat, did(self.seat, *self.phrases), self.sums.chips(self.sources), self.places)


def story(game: NovaEra, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up."""
    teller = Storyteller(game)
    if action >= 0:
        teller.deed(seat, action)
    for event in events:
        teller.tell(event)
    told = teller.lines()
    for one in told:
        if one.seat == seat and one.kind == "":
            return told
    done = step(game, action)
    return [Told(seat, did(seat, done), kind="step"), *told] if done is not None else told


def step(game: NovaEra, action: int) -> Text | None:
    """An answer on the way to a deed, or that brings nothing."""
    if actions.SPEND <= action < actions.DEVELOP:
        return text("step-spend", die=die(action - actions.SPEND))
    if actions.DEVELOP <= action < actions.PAY:
        return text("step-develop", card=card_of(game.box.cards[action - actions.DEVELOP]))
    if actions.TRACK <= action < actions.COLUMN:
        return text("step-track", disaster=disaster(action - actions.TRACK))
    if action == actions.REPAIRS:
        return text("step-repairs")
    return text("step-done") if action == actions.DONE else None


class Storyteller:
    """Turns events into lines; what belongs together becomes one."""

    def __init__(self, game: NovaEra) -> None:
        self.game = game
        self.found: list[Line | Told] = []
        self.tracks: list[Event] = []  # moves of markers that are told together
        self.chosen = False  # the next resource is one that was chosen
        self.scored: dict[int, list[tuple[int, int]]] = {}  # points of a Scoring: by seat, (VP, source)

    def lines(self) -> list[Told]:
        self.flush_tracks()
        self.flush_scored()
        return [line.told() if isinstance(line, Line) else line for line in self.found]

    def current(self, seat: int) -> Line | None:
        """The last line, if it is about this seat."""
        last = self.found[-1] if self.found else None
        return last if isinstance(last, Line) and last.seat == seat else None

    def line(self, seat: int, stage: int = DEED) -> Line:
        """The last line, if it is about this seat and the same stage, or a new one."""
        last = self.current(seat)
        if last is None or last.stage != stage:
            last = Line(seat, stage)
            self.found.append(last)
        return last

    def line_of(self, seat: int) -> Line:
        """The last line about the seat, whatever its stage."""
        return self.current(seat) or self.line(seat)

    def open_told(self, what: Text, *places: str, kind: str = "", period: Text | str = "") -> None:
        """A line that is nobody's."""
        self.found.append(Told(SPECTATOR, what, (), places, kind, period))

    def card(self, index: int) -> Text:
        return card_of(self.game.box.cards[index])

    def place(self, index: int) -> str:
        return card_place(self.game.box.cards[index])

    # ---- by kind of event
    def deed(self, seat: int, action: int) -> None:
        """An answer that no event tells, or that only its effect tells."""
        if actions.SPARE <= action < actions.FORGET:
            at = action - actions.SPARE
            self.line(seat).add(text("told-spared", column=column(at)), color_place(at))
        elif action == actions.CALM:
            line = self.line(seat)
            line.add(text("told-calmed"))
            line.unrest_due = 1
        elif actions.RIVAL <= action < actions.TRACK:
            self.line(seat).add(text("told-rival", rival=place_of(action - actions.RIVAL)))
        elif actions.PRODUCE <= action < actions.TAKE:
            card = (action - actions.PRODUCE) // MOST_PRODUCTION
            self.line(seat, PRODUCTION).add(text("told-resolved", card=self.card(card)), self.place(card))
        self.chosen = actions.TAKE <= action < actions.GIVE

    def tell(self, event: Event) -> None:
        if event.kind == "track":
            self.track(event)
            return
        if self.tracks:
            self.flush_tracks()
        if event.kind == "vp":
            self.score(event)
            return
        if self.scored:
            self.flush_scored()
        teller = TELLERS.get(event.kind)
        if teller is not None:
            teller(self, event)
        self.chosen = False

    # ---- headings
    def period(self, event: Event) -> None:
        at, number = event.data[0], event.data[1] + 1
        period = text("period", numeral=NUMERALS[at], round=number)
        self.open_told(text("told-round", era=era(at), round=number), kind="period", period=period)

    def new_era(self, event: Event) -> None:
        self.open_told(text("told-new-era", era=era(event.data[0])))

    def scoring(self, event: Event) -> None:
        self.open_told(text("told-scoring", era=era(event.data[0])))

    def end(self, event: Event) -> None:
        winners = tuple(place_of(seat) for seat in event.data)
        self.open_told(text("told-end", seats=winners, n=len(winners)), kind="end")

    # ---- dice
    def rolled(self, event: Event) -> None:
        self.line(event.seat).add(text("told-rolled"), f"zone-{event.data[0] + 1}")

    def picked(self, event: Event) -> None:
        zone, looks = event.data[0] + 1, event.data[1:]
        line = self.line(event.seat)
        line.add(text("told-picked", zone=zone, dice=tuple(die(look) for look in looks)), f"zone-{zone}")
        line.unrest_due = 1

    def reduced(self, event: Event) -> None:
        self.line(event.seat).add(text("told-reduced"))

    def returned(self, event: Event) -> None:
        self.line(event.seat).add(text("told-returned", die=die(event.data[0])))

    def used(self, event: Event) -> None:
        self.line(event.seat).add(text("told-used", card=self.card(event.data[0])), self.place(event.data[0]))

    def turned(self, event: Event) -> None:
        self.line(event.seat).add(text("told-turned", die=die(event.data[0]), face=event.data[1]))

    def recolored(self, event: Event) -> None:
        self.line(event.seat).add(text("told-recolored", die=die(event.data[0]), color=color_of(event.data[1])))

    # ---- tracks and disasters
    def track(self, event: Event) -> None:
        """A card moves a marker for its owner; what the dice move is told together and is nobody's."""
        color, before, after = event.data
        if after < before:
            told = text("told-back", disaster=disaster(color), after=after)
            self.line(event.seat, PRODUCTION).add(told, f"track-{DICE[color]}")
        else:
            self.tracks.append(event)

    def flush_tracks(self) -> None:
        """Where each marker stands after all its moves."""
        last = {event.data[0]: event.data[2] for event in self.tracks}
        if any(event.data[2] > event.data[1] for event in self.tracks):
            moves = [text("told-tracks-move", disaster=disaster(color), after=after) for color, after in last.items()]
            self.open_told(text("told-tracks", moves=tuple(moves)), *[f"track-{DICE[color]}" for color in last])
        self.tracks = []

    def disaster(self, event: Event) -> None:
        color = event.data[0]
        self.open_told(text("told-disaster", disaster=disaster(color)), f"track-{DICE[color]}")

    def dark_age(self, event: Event) -> None:
        self.open_told(text("told-dark-age"), f"track-{DICE[vocabulary.BLACK]}")

    def protected(self, event: Event) -> None:
        self.line(event.seat).add(text("told-protected", disaster=disaster(event.data[0])))

    # ---- cards
    def developed(self, event: Event) -> None:
        card, _, _, look = event.data
        self.obtained(event, text("told-developed", card=self.card(card), die=die(look)), 0)

    def enlisted(self, event: Event) -> None:
        card, look = event.data
        self.obtained(event, text("told-enlisted", card=self.card(card), die=die(look)), 1)

    def expanded(self, event: Event) -> None:
        card, look = event.data
        self.obtained(event, text("told-expanded", card=self.card(card), die=die(look)), 0)

    def obtained(self, event: Event, phrase: Text, paid_in_unrest: int) -> None:
        card = event.data[0]
        line = self.line(event.seat)
        line.add(phrase, self.place(card))
        line.card = card
        instants = self.game.box.cards[card].instants
        line.unrest_due = paid_in_unrest + sum(effect.op == vocabulary.UNREST for effect in instants)
        line.sums.add(event)

    def researched(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add(text("told-researched", card=self.card(event.data[0])), self.place(event.data[0]))
        line.sums.add(event)

    def evolved(self, event: Event) -> None:
        line = self.line(event.seat)
        pair = text("told-evolved-pair", card=self.card(event.data[0]), into=self.card(event.data[1]))
        line.add_to(text("told-evolved", pairs=(pair,)), self.place(event.data[1]))
        line.sums.cards += 1

    def damaged(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add_to(text("told-damaged", cards=(self.card(event.data[0]),)), self.place(event.data[0]))
        line.sums.add(event)

    def repaired(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add_to(text("told-repaired", cards=(self.card(event.data[0]),)), self.place(event.data[0]))
        line.sums.add(event)

    def past(self, event: Event) -> None:
        card, why = event.data
        if why == civilization.DISASTER:
            self.line(event.seat).add(text("told-past", card=self.card(card)))
        elif why == civilization.NEW_ERA:
            self.line(event.seat, PRODUCTION).add_to(text("told-farewell", cards=(self.card(card),)))

    def obsolete(self, event: Event) -> None:
        """Said of who made it so; its owner, if that is another, loses it in a line of their own."""
        card, place = event.data
        maker = next((line for line in reversed(self.found) if isinstance(line, Line) and line.card >= 0), None)
        if maker is not None:
            maker.add(text("told-obsolete", card=self.card(card)))
        if place == obsolescence.NOWHERE or (maker is not None and maker.seat == event.seat):
            return
        if place == obsolescence.IN_HAND:
            self.line(event.seat).add(text("told-lost-from-hand", card=self.card(card)))
        else:
            self.line(event.seat).add(text("told-lost-to-past", card=self.card(card)))

    def dealt(self, event: Event) -> None:
        cards = tuple(self.card(card) for card in event.data)
        self.line(event.seat).add(text("told-dealt", cards=cards), *[self.place(card) for card in event.data])

    def token(self, event: Event) -> None:
        color = event.data[0]
        self.line(event.seat).add(text("told-token", column=column(color)), color_place(color))

    # ---- means
    def producing(self, seat: int) -> Line:
        """The line of what cards in play do: that of the deed as long as it is about a card, else Production's own."""
        line = self.line(seat, PRODUCTION)
        if not line.phrases:
            line.add(text("told-produces"))
        return line

    def gained(self, event: Event) -> None:
        _, _, card = event.data
        line = self.current(event.seat)
        if card < 0:
            line = self.line(event.seat)
            line.add(text("told-gains"))
        elif self.chosen:
            line = self.line(event.seat)
            line.add(text("told-taken", card=self.card(card)))
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
            line.add(text("told-unrest"))
        else:
            line = self.producing(event.seat)
        line.sums.add(event)

    def civil_war(self, event: Event) -> None:
        self.line_of(event.seat).add(text("told-civil-war"))

    def war_over(self, event: Event) -> None:
        self.line_of(event.seat).add(text("told-war-over"))

    def stole(self, event: Event) -> None:
        line = self.line_of(event.seat)
        line.add(text("told-stole", rival=place_of(event.data[0])))
        line.sums.add(event)

    def gave(self, event: Event) -> None:
        line = self.line_of(event.seat)
        line.add(text("told-gave"))
        line.card = -1
        line.sums.add(event)

    # ---- points
    def score(self, event: Event) -> None:
        n, source, card = event.data
        if source in (FROM_INSTANT, FROM_UPGRADE):
            line = self.points_line(event.seat)
            line.sources.append(self.card(card) if source == FROM_INSTANT else SOURCES[source])
            line.sums.add(event)
        else:
            self.scored.setdefault(event.seat, []).append((n, source))

    def points_line(self, seat: int) -> Line:
        """The last line of the seat: points for an upgrade may come after what others lose by it."""
        for line in reversed(self.found):
            if isinstance(line, Line) and line.seat == seat:
                return line
        line = self.line(seat)
        line.add(text("told-scores"))
        return line

    def flush_scored(self) -> None:
        """A Scoring: for each seat what came from where."""
        for seat, points in self.scored.items():
            told = text("told-scored", points=tuple(summed(points)))
            self.found.append(Told(seat, did(seat, told), [vp_chip(sum(n for n, _ in points))]))
        self.scored = {}

    def silent(self, event: Event) -> None:
        """Told by what comes with it."""


# ---- points
SOURCES: Final = (
    *[text("source-having", things=things(category, MANY)) for category in range(COLUMNS)],
    *[text("source-most", things=things(category, MANY)) for category in range(COLUMNS)],
    text("source-objectives"), text("source-instants"), text("source-upgrades"), text("source-resources"),
)  # fmt: skip


def points(event: Event) -> tuple[int, Text] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[0], SOURCES[event.data[1]]) if event.kind == "vp" else None


def summed(points: list[tuple[int, int]]) -> list[Text]:
    """The points of a Scoring, by what they are for."""
    having = sum(n for n, source in points if source < FROM_MAJORITY)
    most = sum(n for n, source in points if FROM_MAJORITY <= source < FROM_OBJECTIVE)
    resources = sum(n for n, source in points if source == FROM_RESOURCES)
    objectives = sum(n for n, _ in points) - having - most - resources
    found = [
        (having, text("points-have", n=having)), (most, text("points-most", n=most)),
        (objectives, text("points-objectives", n=objectives)), (resources, text("points-resources", n=resources)),
    ]  # fmt: skip
    return [told for n, told in found if n]


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
