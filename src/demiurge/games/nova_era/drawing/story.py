"""The game told once, without a language: one line for what somebody did with one answer, what it cost and brought as
chips beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.nova_era import actions, civilization, names, obsolescence, state, vocabulary
from demiurge.games.nova_era.drawing import parts
from demiurge.games.nova_era.drawing.places import card_place, color_place, track_place
from demiurge.games.nova_era.drawing.trial import Sums
from demiurge.games.nova_era.effects.gains import Unrest
from demiurge.games.nova_era.state import NovaEra
from demiurge.games.nova_era.vocabulary import ERAS as NUMERALS
from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit import teller
from demiurge.kit.saying import did
from demiurge.kit.scene import Told


class Line(Told):
    """What one seat did. A line tells of a deed, with what follows from it at once, or of what cards in play do."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.production = False
        self.sums: Sums | None = None  # of most lines there is nothing to count
        self.sources: list[Text] = []  # of points
        self.card = -1  # that came into play
        self.unrest_due = 0  # how often its Unrest may move by the deed itself

    def count(self, event: Event) -> None:
        self.counted().add(event)

    def counted(self) -> Sums:
        if self.sums is None:
            self.sums = Sums(self.seat)
        return self.sums


def story(game: NovaEra, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    return Teller(game).story(seat, action, events)


class Teller(teller.Teller[NovaEra, Line]):
    LINE = Line

    def __init__(self, game: NovaEra) -> None:
        super().__init__(game)
        self.tracks: list[Event] = []  # moves of markers that are told together
        self.chosen = False  # the next resource is one that was chosen
        self.scored: dict[int, list[tuple[int, int]]] = {}  # points of a Scoring: by seat, (VP, source)

    def close(self) -> None:
        if self.tracks:
            self.flush_tracks()
        if self.scored:
            self.flush_scored()
        for line in self.found:
            if isinstance(line, Line) and line.sums is not None:
                line.chips = line.sums.chips(line.sources)

    def line(self, seat: int, fresh: bool = False) -> Line:
        """The last line, if it is about a deed of this seat, or a new one."""
        last = None if fresh else self.current(seat)
        return last if last is not None and not last.production else super().line(seat, fresh=True)

    def producing(self, seat: int) -> Line:
        """The last line, if it is about what cards of this seat do, or a new one."""
        last = self.current(seat)
        if last is None or not last.production:
            last = super().line(seat, fresh=True)
            last.production = True
        return last

    def card(self, index: int) -> Text:
        return parts.card_of(self.game.box.cards[index])

    def place(self, index: int) -> str:
        return card_place(self.game.box.cards[index])

    # ---- by kind of event
    def deed(self, seat: int, action: int) -> None:
        """An answer that no event tells, or that only its effect tells."""
        if action in actions.SPARE:
            at = actions.SPARE.at(action)
            self.line(seat).add(text("told-spared", column=names.column(at)), color_place(at))
        elif action == actions.CALM:
            line = self.line(seat)
            line.add(text("told-calmed"))
            line.unrest_due = 1
        elif action in actions.RIVAL:
            self.line(seat).add(text("told-rival", rival=place_of(actions.RIVAL.at(action))))
        elif action in actions.PRODUCE:
            card = actions.produced(action)[0]
            self.producing(seat).add(text("told-resolved", card=self.card(card)), self.place(card))
        self.chosen = action in actions.TAKE

    def step(self, action: int) -> Text | None:
        """An answer on the way to a deed, or that brings nothing."""
        if action in actions.SPEND:
            return text("step-spend", die=names.die(actions.SPEND.at(action)))
        if action in actions.DEVELOP:
            return text("step-develop", card=self.card(actions.DEVELOP.at(action)))
        if action in actions.TRACK:
            return text("step-track", disaster=names.disaster(actions.TRACK.at(action)))
        if action == actions.REPAIRS:
            return text("step-repairs")
        return text("step-done") if action == actions.DONE else None

    def tell(self, event: Event) -> None:
        """By its own method; or a phrase, where that is all that there is to be said of it."""
        kind = event.kind
        if self.tracks and kind != "track":
            self.flush_tracks()
        if self.scored and kind not in ("track", "vp"):
            self.flush_scored()
        if kind in TELLERS:
            TELLERS[kind](self, event)
        elif kind in DEEDS:
            line = (self.current(event.seat) if kind in ANYWHERE else None) or self.line(event.seat)
            line.add(*DEEDS[kind](self, event.data))
            if kind in COUNTED:
                line.count(event)
        elif kind in OF_NOBODY:
            OF_NOBODY[kind](self, event.data)
        self.chosen = False

    def picked(self, event: Event) -> None:
        zone, looks = event.data[0] + 1, event.data[1:]
        line = self.line(event.seat)
        line.add(text("told-picked", zone=zone, dice=tuple(names.die(look) for look in looks)), f"zone-{zone}")
        line.unrest_due = 1

    # ---- tracks
    def track(self, event: Event) -> None:
        """A card moves a marker for its owner; what the dice move is told together and is nobody's."""
        color, before, after = event.data
        if after < before:
            told = text("told-back", disaster=names.disaster(color), after=after)
            self.producing(event.seat).add(told, track_place(color))
        else:
            self.tracks.append(event)

    def flush_tracks(self) -> None:
        """Where each marker stands after all its moves."""
        last = {event.data[0]: event.data[2] for event in self.tracks}
        if any(event.data[2] > event.data[1] for event in self.tracks):
            moves = [
                text("told-tracks-move", disaster=names.disaster(color), after=after) for color, after in last.items()
            ]
            self.say(text("told-tracks", moves=tuple(moves)), *map(track_place, last))
        self.tracks = []

    # ---- cards
    def developed(self, event: Event) -> None:
        card, _, _, look = event.data
        self.obtained(event, text("told-developed", card=self.card(card), die=names.die(look)), 0)

    def enlisted(self, event: Event) -> None:
        card, look = event.data
        self.obtained(event, text("told-enlisted", card=self.card(card), die=names.die(look)), 1)

    def expanded(self, event: Event) -> None:
        card, look = event.data
        self.obtained(event, text("told-expanded", card=self.card(card), die=names.die(look)), 0)

    def obtained(self, event: Event, phrase: Text, paid_in_unrest: int) -> None:
        card = event.data[0]
        line = self.line(event.seat)
        line.add(phrase, self.place(card))
        line.card = card
        instants = self.game.box.cards[card].instants
        line.unrest_due = paid_in_unrest + sum(isinstance(effect, Unrest) for effect in instants)
        line.count(event)

    def evolved(self, event: Event) -> None:
        line = self.line(event.seat)
        pair = text("told-evolved-pair", card=self.card(event.data[0]), into=self.card(event.data[1]))
        line.add_to(text("told-evolved", pairs=(pair,)), self.place(event.data[1]))
        line.counted().cards += 1

    def damaged(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add_to(text("told-damaged", cards=(self.card(event.data[0]),)), self.place(event.data[0]))
        line.count(event)

    def repaired(self, event: Event) -> None:
        line = self.line(event.seat)
        line.add_to(text("told-repaired", cards=(self.card(event.data[0]),)), self.place(event.data[0]))
        line.count(event)

    def past(self, event: Event) -> None:
        card, why = event.data
        if why == civilization.DISASTER:
            self.line(event.seat).add(text("told-past", card=self.card(card)))
        elif why == civilization.NEW_ERA:
            self.producing(event.seat).add_to(text("told-farewell", cards=(self.card(card),)))

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

    # ---- means
    def produced(self, seat: int) -> Line:
        """Where what cards in play bring is counted, if no deed brought it."""
        line = self.producing(seat)
        if not line.deeds:
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
        elif line is None or (not line.production and line.card != card):
            line = self.produced(event.seat)
        line.count(event)

    def moved_unrest(self, event: Event) -> None:
        line = self.current(event.seat)
        if line is not None and not line.production and line.unrest_due > 0:
            line.unrest_due -= 1
        elif line is not None and line.production:
            pass
        elif line is None and event.data[1] > 0 and any(isinstance(one, Line) and one.card >= 0 for one in self.found):
            line = self.line(event.seat)  # a rival's card did it
            line.add(text("told-unrest"))
        else:
            line = self.produced(event.seat)
        line.count(event)

    def gave(self, event: Event) -> None:
        line = self.current(event.seat) or self.line(event.seat)
        line.add(text("told-gave"))
        line.card = -1
        line.count(event)

    # ---- points
    def score(self, event: Event) -> None:
        n, source, card = event.data
        if source in (state.FROM_INSTANT, state.FROM_UPGRADE):
            line = self.points_line(event.seat)
            line.sources.append(self.card(card) if source == state.FROM_INSTANT else SOURCES[source])
            line.count(event)
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
            self.found.append(Told(seat, did(seat, told), [parts.chip("vp", sum(n for n, _ in points))]))
        self.scored = {}


# ---- points
SOURCES: Final = (
    *[text("source-having", things=names.things(category, names.MANY)) for category in range(vocabulary.COLUMNS)],
    *[text("source-most", things=names.things(category, names.MANY)) for category in range(vocabulary.COLUMNS)],
    text("source-objectives"), text("source-instants"), text("source-upgrades"), text("source-resources"),
)  # fmt: skip

OF_COLUMN: Final = [f"var(--{shade}-{of})" for shade in "dw" for of in (*vocabulary.COLORS, "land")]
TINTS: Final = dict(zip(SOURCES, OF_COLUMN, strict=False))
"""What points are for has the colour of its column in the chart; a majority has the lighter one."""


def points(event: Event) -> tuple[int, Text] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[0], SOURCES[event.data[1]]) if event.kind == "vp" else None


def summed(points: list[tuple[int, int]]) -> list[Text]:
    """The points of a Scoring, by what they are for."""
    having = sum(n for n, source in points if source < state.FROM_MAJORITY)
    most = sum(n for n, source in points if state.FROM_MAJORITY <= source < state.FROM_OBJECTIVE)
    resources = sum(n for n, source in points if source == state.FROM_RESOURCES)
    objectives = sum(n for n, _ in points) - having - most - resources
    found = [
        (having, text("points-have", n=having)), (most, text("points-most", n=most)),
        (objectives, text("points-objectives", n=objectives)), (resources, text("points-resources", n=resources)),
    ]  # fmt: skip
    return [told for n, told in found if n]


# ---- what a phrase tells: of who did it, with the places where it was
Phrase = tuple[Text, *tuple[str, ...]]

DEEDS: Final[dict[str, Callable[[Teller, list[int]], Phrase]]] = {
    "dealt": lambda t, data: (text("told-dealt", cards=tuple(map(t.card, data))), *map(t.place, data)),
    "rolled": lambda t, data: (text("told-rolled"), f"zone-{data[0] + 1}"),
    "reduced": lambda t, data: (text("told-reduced"),),
    "returned": lambda t, data: (text("told-returned", die=names.die(data[0])),),
    "used": lambda t, data: (text("told-used", card=t.card(data[0])), t.place(data[0])),
    "turned": lambda t, data: (text("told-turned", die=names.die(data[0]), face=data[1]),),
    "recolored": lambda t, data: (text("told-recolored", die=names.die(data[0]), color=names.color_of(data[1])),),
    "protected": lambda t, data: (text("told-protected", disaster=names.disaster(data[0])),),
    "researched": lambda t, data: (text("told-researched", card=t.card(data[0])), t.place(data[0])),
    "token": lambda t, data: (text("told-token", column=names.column(data[0])), color_place(data[0])),
    "civil war": lambda t, data: (text("told-civil-war"),),
    "war over": lambda t, data: (text("told-war-over"),),
    "stole": lambda t, data: (text("told-stole", rival=place_of(data[0])),),
}
COUNTED: Final = ("researched", "stole")  # which change what a seat has
ANYWHERE: Final = ("civil war", "war over", "stole")  # in the last line of the seat, whatever its stage

OF_NOBODY: Final[dict[str, Callable[[Teller, list[int]], None]]] = {
    "round": lambda t, data: t.heading(
        text("told-round", era=names.era(data[0]), round=data[1] + 1),
        text("period", numeral=NUMERALS[data[0]], round=data[1] + 1),
    ),
    "new era": lambda t, data: t.say(text("told-new-era", era=names.era(data[0]))),
    "scoring": lambda t, data: t.say(text("told-scoring", era=names.era(data[0]))),
    "disaster": lambda t, data: t.say(text("told-disaster", disaster=names.disaster(data[0])), track_place(data[0])),
    "dark age": lambda t, data: t.say(text("told-dark-age"), track_place(vocabulary.BLACK)),
    "end": lambda t, data: t.end(text("told-end", seats=tuple(map(place_of, data)), n=len(data))),
}

TELLERS: Final[dict[str, Callable[[Teller, Event], None]]] = {
    "picked": Teller.picked, "unrest": Teller.moved_unrest, "damaged": Teller.damaged,
    "repaired": Teller.repaired, "past": Teller.past, "developed": Teller.developed,
    "gained": Teller.gained, "enlisted": Teller.enlisted, "expanded": Teller.expanded,
    "gave": Teller.gave, "obsolete": Teller.obsolete, "evolved": Teller.evolved,
    "track": Teller.track, "vp": Teller.score,
}  # fmt: skip
SILENT: Final = ("laid out", "spent")  # told by what comes with them
