"""A table of Nova Era for tests, built in one line and arranged as the rule under test needs it.

t = table(3, era=2).own(0, "irrigation", "blacksmithing:red").show("crop-rotation").turn(0, "green 3")
t.do(0, "develop crop-rotation")
assert t.refusal(0, "gain resources") == "NE-11.21"

Seats are numbers; seat 0 has the First Player token. After a turn, or a step that was run by itself, the table halts.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from demiurge.games.nova_era import civilization, rounds, spending, unrest
from demiurge.games.nova_era.actions import DONE, SPACE
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.reading import load_box
from demiurge.games.nova_era.state import NO_DIE, SPENDING_DICE, Nova, Player, color_of, die, value_of
from demiurge.games.nova_era.vocabulary import COLORS, COLUMNS, DICE, START, TERRITORY_CARD
from demiurge.kernel.chance import NO_CHANCE, Chance, Script
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step
from tests.games.nova_era.files import entry, replaced

BOX = load_box()
IDS = {card.id: card.index for card in BOX.cards}
TEXTS = [SPACE.format(action) for action in range(len(SPACE))]


class Halt(Decision[Nova]):
    """Holds the game where a test wants to look at it."""

    def answers(self, s: Nova) -> list[int]:
        return [DONE]

    def always(self, s: Nova) -> bool:
        return True

    def refuse(self, s: Nova, action: int) -> Refusal:
        return None if action == DONE else "NE-3.2"

    def take(self, s: Nova, action: int) -> None:
        pass


class Move(Step[Nova]):
    """Moves an Unrest marker, as any rule may."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Nova) -> None:
        unrest.move(s, self.seat, self.n)


def card(id: str) -> Card:
    return BOX.cards[IDS[id]]


def read_die(text: str) -> tuple[int, int]:
    color, value = text.split()
    return DICE.index(color), int(value)


class Table:
    """A Play with short names for what tests say and ask."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def s(self) -> Nova:
        state = self.play.state
        assert isinstance(state, Nova)
        return state

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    # ---- arranging a position: cards are taken from wherever they lie
    def fetch(self, index: int) -> int:
        s = self.s
        s.display = [[c for c in column if c != index] for column in s.display]
        s.people = [c for c in s.people if c != index]
        s.gone = [c for c in s.gone if c != index]
        s.decks = [[c for c in deck if c != index] for deck in s.decks]
        for p in s.players:
            p.hand = [c for c in p.hand if c != index]
            p.people = [c for c in p.people if c != index]
            p.past = [c for c in p.past if c != index]
            p.damaged = [c for c in p.damaged if c != index]
            p.columns = [[c for c in column if c != index] for column in p.columns]
        return index

    def own(self, seat: int, *ids: str) -> Table:
        """Cards in play, without their Instants: Personalities too. `masonry:yellow` names the column."""
        for text in ids:
            id, _, color = text.partition(":")
            found, p = card(id), self.p(seat)
            index = self.fetch(found.index)
            if found.kind > TERRITORY_CARD:
                p.people = p.people + [index]
            else:
                column = 4 if found.kind == TERRITORY_CARD else COLORS.index(color) if color else found.colors[0]
                p.columns = [c + [index] if at == column else c for at, c in enumerate(p.columns)]
        return self.refresh()

    def damage(self, seat: int, *ids: str) -> Table:
        self.p(seat).damaged = sorted(self.p(seat).damaged + [IDS[id] for id in ids])
        return self.refresh()

    def hold(self, seat: int, *ids: str) -> Table:
        """Cards in a hand."""
        for id in ids:
            index = self.fetch(IDS[id])
            self.p(seat).hand = sorted(self.p(seat).hand + [index])
        return self.refresh()

    def past(self, seat: int, *ids: str) -> Table:
        for id in ids:
            self.p(seat).past = self.p(seat).past + [self.fetch(IDS[id])]
        return self.refresh()

    def show(self, *ids: str) -> Table:
        """The Technology Display: a column for each text, its cards from top to bottom: "irrigation", "a b c"."""
        s = self.s
        s.gone = s.gone + [c for column in s.display for c in column]
        s.display = []
        for text in ids:
            column = [self.fetch(IDS[id]) for id in text.split()]
            s.display = s.display + [column]
        return self.refresh()

    def present(self, *ids: str) -> Table:
        """The Personality Display."""
        self.s.gone = self.s.gone + self.s.people
        self.s.people = []
        self.s.people = sorted([self.fetch(IDS[id]) for id in ids])
        return self.refresh()

    def give(self, seat: int, *resources: int, unrest: int = -1, vp: int = -1, token: str = "") -> Table:
        """Resources in the order green, red, yellow, blue; Unrest, points, the Cleopatra token."""
        p = self.p(seat)
        if resources:
            p.resources = list(resources)
        p.unrest = unrest if unrest >= 0 else p.unrest
        p.vp = vp if vp >= 0 else p.vp
        p.token = COLORS.index(token) if token else p.token
        return self.refresh()

    def dice(self, seat: int, *texts: str) -> Table:
        """These dice are the seat's; those it had go back into the bag."""
        self.s.to_bag(self.p(seat).dice)
        self.p(seat).dice = self.from_bag(*texts)
        return self

    def from_bag(self, *texts: str) -> list[int]:
        found: list[int] = []
        for text in texts:
            color, value = read_die(text)
            bag = self.s.bag[:]
            bag.remove(color)
            self.s.bag = bag
            found.append(die(color, color, value))
        return sorted(found)

    def zones(self, *texts: str) -> Table:
        """Dice Zones: "green 1, red 4, black 6"."""
        s = self.s
        s.to_bag([one for zone in s.zones for one in zone])
        s.zones = []
        s.zones = [self.from_bag(*[die.strip() for die in text.split(",")]) if text else [] for text in texts]
        return self

    def tracks(self, **values: int) -> Table:
        """green=10, black=3"""
        self.s.tracks = [values.get(color, self.s.tracks[at]) for at, color in enumerate(DICE)]
        return self

    def refresh(self) -> Table:
        for p in self.s.players:
            civilization.refresh(self.s, p)
        self.s.refresh()
        return self

    # ---- running
    def run(self, *steps: Step[Any]) -> Table:
        """Run these steps one after another, whatever was pending, and halt."""
        s = self.s
        s.lanes = [[] for _ in s.lanes]
        s.lanes[-1] = [Halt(0), *reversed(steps)]
        s.asks = [-1 for _ in s.asks]
        s.chance, s.journal = self.play.chance, self.play.journal
        s.advance()
        s.chance, s.journal = NO_CHANCE, None
        return self

    def turn(self, seat: int, *dice: str) -> Table:
        """It is this seat's turn in step 5, with these dice. One die alone is being spent already."""
        self.s.step = SPENDING_DICE
        if self.s.die != NO_DIE:
            spending.back_to_bag(self.s)
        if dice:
            self.dice(seat, *dice)
        return self.run(spending.Turn(seat), spending.NextTurn(seat))

    def round(self) -> Table:
        """A whole round, from Roll Dice on."""
        return self.run(rounds.Round())

    def do(self, seat: int, *texts: str) -> Table:
        for text in texts:
            why = self.play.say(seat, text)
            assert why is None, f"seat {seat}: {text} is refused by {why}; may {sorted(self.answers(seat))}"
        return self

    def refusal(self, seat: int, text: str) -> str | None:
        """The clause that forbids an answer, or None; the list of answers agrees with it."""
        why = self.play.refuse(seat, SPACE.parse(text))
        listed = SPACE.parse(text) in self.s.answers(seat)
        assert listed == (why is None), f"seat {seat}: {text} is refused by {why}, but {listed=}"
        return why

    def answers(self, seat: int) -> set[str]:
        """None of them is offered twice."""
        found = self.s.answers(seat)
        assert len(found) == len(set(found))
        return {SPACE.format(a) for a in found}

    def asks_for(self, seat: int, *patterns: str) -> Table:
        """Of all that can be said this, `take *`, is an answer to the question, be it allowed or not; nothing else is.
        What is allowed is what is offered."""
        offered = self.answers(seat)
        for action, text in enumerate(TEXTS):
            why = self.play.refuse(seat, action)
            assert (why != NOT_ASKED) == any(fnmatchcase(text, pattern) for pattern in patterns), f"{text}: {why}"
            assert (why is None) == (text in offered), f"{text}: {why}"
        return self

    def asked(self) -> str:
        """Who is asked what: `0 Deed`; `halted` when nothing is left to do."""
        found = [f"{seat} {type(self.s.decision(seat)).__name__}" for seat in self.s.waiting()]
        return " ".join(found).replace("0 Halt", "halted")

    # ---- looking
    def goods(self, seat: int) -> list[int]:
        return self.p(seat).resources

    def columns(self, seat: int) -> list[list[str]]:
        """The ids of the cards in play, by column."""
        return [[BOX.cards[c].id for c in self.p(seat).columns[column]] for column in range(COLUMNS)]

    def civ(self, seat: int) -> set[str]:
        p = self.p(seat)
        return {BOX.cards[c].id for column in [*p.columns, p.people] for c in column}

    def damaged(self, seat: int) -> set[str]:
        return {BOX.cards[c].id for c in self.p(seat).damaged}

    def hand(self, seat: int) -> set[str]:
        return {BOX.cards[c].id for c in self.p(seat).hand}

    def forgotten(self, seat: int) -> set[str]:
        return {BOX.cards[c].id for c in self.p(seat).past}

    def gone(self) -> set[str]:
        return {BOX.cards[c].id for c in self.s.gone}

    def shown(self) -> list[list[str]]:
        return [[BOX.cards[c].id for c in column] for column in self.s.display]

    def showing(self) -> set[str]:
        return {BOX.cards[c].id for c in self.s.people}

    def faces(self, seat: int) -> list[str]:
        """The seat's dice: ["green 3", ...]."""
        return [f"{DICE[color_of(one)]} {value_of(one)}" for one in self.p(seat).dice]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.play.journal.events if event.kind == kind]

    def scored(self, seat: int) -> list[tuple[int, int, str]]:
        """(points, source, card) of every point that the seat scored."""
        found = [event.data for event in self.events("vp") if event.seat == seat]
        return [(n, source, BOX.cards[c].id if c >= 0 else "") for n, source, c in found]

    def sound(self) -> Table:
        """All invariants hold."""
        assert self.play.game.faults(self.s) == []
        return self


def table(
    seats: int = 2, era: int = 1, seed: int = 1, hands: bool = False, fast: str = "no", script: list[int] | None = None,
    components: str = "", rulings: str = "printed",
) -> Table:  # fmt: skip
    """A table after setup, all dice in the bag; seat 0 is first. Hands are empty unless asked for."""
    game = GAME.make({"fast": fast, "first": "1", "rulings": rulings}, components)
    t = Table(Play(game, seats, Chance(seed) if script is None else Script(script)))
    s = t.s
    s.to_bag([one for zone in s.zones for one in zone])
    s.zones = [[] for _ in s.zones]
    if not hands:
        for p in s.players:
            s.set_deck(START, sorted(s.decks[START] + p.hand))
            p.hand = []
    if era > 1:
        s.era = era - 1
    return t.refresh()


def with_effect(folder: Path, effect: dict[str, Any], seats: int = 2, rulings: str = "printed") -> Table:
    """A table whose Irrigation has this effect, and no other."""
    file = "technologies.json"
    replaced(folder, file, irrigation=entry(file, "irrigation") | {"effects": [effect]})
    return table(seats, components=str(folder), rulings=rulings)
