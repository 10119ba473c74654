"""A table of Civolution for tests, built in one line and arranged as the rule under test needs it.

t = table(2).clear().tribe(0, "forest-B 2").give(0, idea=2)
t.module(0, "migration")
t.do(0, "move forest-B 2", "settle hills-B fire")
assert t.why(0, "settle desert-D 2") == "CV-6.25"

The continent is the worked example: the first-play layout with the other tiles as in continent_example.json. Civs are
numbered by seat; the displays are open, nothing is hidden on the map but what a test leaves face down."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from demiurge.games.civolution import geometry, partition, planning, resolving, tribes, turns
from demiurge.games.civolution.effects.effect import Pool
from demiurge.games.civolution.effects.every import EVERY
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.state import FREE, Civ, Exam
from demiurge.games.civolution.vocabulary import (
    ATTRIBUTE_ID,
    CAMPS,
    CARDS,
    FEATURE_AT,
    FEATURES,
    GOAL_ID,
    GOALS,
    GOODS,
    INCOME_ID,
    LANDS,
    MAIN,
    MATERIAL_AT,
    MATERIALS,
    MODULES,
    PLANNING_AT,
    RECESSES,
    SEATS,
    SLEEP,
    SLOTS,
    STRONG,
    TERRITORIES,
    TILES,
    TRACKS,
    TYPE_OF,
    card_name,
    place_name,
    recess_name,
)
from demiurge.kernel.chance import ALL, Chance
from demiurge.kernel.components import Fields
from demiurge.kernel.data import changed
from demiurge.kernel.game import Game
from demiurge.kernel.play import Play
from demiurge.kernel.state import Step
from demiurge.kernel.text import Text

EXAMPLE = Path(__file__).with_name("continent_example.json")
PLACES = {place_name(place): place for place in range(LANDS * SLOTS)}
CARD_IDS = {card_name(card): card for card in range(CARDS)}
RECESS_IDS = {recess_name(recess): recess for recess in range(RECESSES)}
SPACES = [*GOODS, *FEATURES, *MATERIALS, *[f"planning_{v}" for v in range(1, 7)]]


def land(name: str) -> int:
    return TERRITORIES.index(name)


class Loaded(Chance):
    """Seeded, with the outcomes that a test names first."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.coming: list[int] = []

    def choose(self, among: list[int]) -> int:
        if self.coming:
            value = self.coming.pop(0)
            assert value in among, f"{value} is not one of {among}"
            return value
        return super().choose(among)


class Table:
    """A Play with short names for what tests say and ask."""

    def __init__(self, play: Play, chance: Loaded) -> None:
        self.play = play
        self.chance = chance
        self.wishes = True

    @property
    def s(self) -> Exam:
        state = self.play.state
        assert isinstance(state, Exam)
        return state

    def c(self, civ: int) -> Civ:
        return self.s.civs[civ]

    # ---- arranging a position
    def clear(self) -> Table:
        """No tribe on the continent, no raw material; all are in the supplies."""
        s = self.s
        for t in range(LANDS):
            for civ in range(len(s.civs)):
                s.civs[civ].tribes += s.pop[t * SEATS + civ]
                s.civs[civ].supply += s.raw[t * SEATS + civ]
                s.pop[t * SEATS + civ] = s.raw[t * SEATS + civ] = 0
            s.loose[t * 8 : t * 8 + 8] = [0] * 8
            for slot in range(CAMPS):
                if s.camps[t * CAMPS + slot] > FREE:
                    s.camps[t * CAMPS + slot] = FREE
        s.here[:] = [0] * SEATS
        return self.refresh()

    def tribe(self, civ: int, *places: str, weak: bool = False) -> Table:
        """Stand a tribe on each of these places; its territory is developed, a boat is there on water."""
        for name in places:
            place = PLACES[name]
            t, slot = place // SLOTS, place % SLOTS
            if TYPE_OF[t] == 6:
                self.boat(civ, TERRITORIES[t])
            elif self.s.tile_at[t] < 0:
                self.tile(TERRITORIES[t])
            self.c(civ).tribes -= 1
            tribes.set_down(self.s, civ, t, min(slot, STRONG), not weak)
        return self.refresh()

    def boat(self, civ: int, where: str, cargo: int = 1) -> Table:
        c, t = self.c(civ), land(where)
        if not c.boats >> t & 1:
            c.boats |= 1 << t
            self.s.raw[t * SEATS + civ] = cargo
            c.supply += 1 - cargo
        return self.refresh()

    def farm(self, civ: int, where: str) -> Table:
        self.c(civ).farms |= 1 << land(where)
        return self.refresh()

    def tile(self, where: str, material: str = "") -> Table:
        """Turn a material tile up: this one, or the first left of its type."""
        s, t = self.s, land(where)
        bag = s.tile_bags[TYPE_OF[t]][:]
        if s.tile_at[t] >= 0:
            bag.append(s.tile_at[t])
        wanted = MATERIALS.index(material) if material else bag[0]
        for other in range(LANDS):
            if s.tile_at[other] == wanted:
                s.tile_at[other] = -1
                bag.append(wanted)
        bag = sorted(set(bag))
        bag.remove(wanted)
        s.tile_at[t] = wanted
        s.tile_bags = [bag if i == TYPE_OF[t] else old for i, old in enumerate(s.tile_bags)]
        return self.refresh()

    def site(self, where: str, name: str) -> Table:
        """Lay this site face up into a recess."""
        s, index = self.s, [site.name for site in self.s.game.box.sites].index(name)
        s.site_bag.remove(index)
        s.site_at[RECESS_IDS[where]] = index
        return self.refresh()

    def ground(self, civ: int, number: int, statues: int = 0, town: bool = False) -> Table:
        s = self.s
        s.statues[(number - 1) * SEATS + civ] = statues
        self.c(civ).supply -= statues
        if town:
            s.towns[number - 1] |= 1 << civ
            which = next(w for w in range(4) if not self.c(civ).settled >> w & 1)
            self.c(civ).settled |= 1 << which
        return self.refresh()

    def give(self, civ: int, **markers: int) -> Table:
        """Set spaces of the console with markers of the supply: idea=2, wood=1, planning_4=1, raw_forest_B=1."""
        c = self.c(civ)
        for name, n in markers.items():
            if name.startswith("raw_"):
                t = land("-".join(name[4:].rsplit("_", 1)))
                c.supply -= n - self.s.raw[t * SEATS + civ]
                self.s.raw[t * SEATS + civ] = n
                continue
            where = SPACES.index(name)
            c.supply -= n - c.at[where]
            c.at[where] = n
        return self.refresh()

    def bare(self, *civs: int) -> Table:
        """Nothing on these consoles (all, unless named)."""
        for civ in civs or range(self.s.seats):
            self.give(civ, **dict.fromkeys(SPACES, 0))
        return self

    def edit(self, civ: int, **fields: Any) -> Table:
        """Fields of a civ, by track or module name: favor=2, technology=3, migration=1 (level II), fate=2."""
        c = self.c(civ)
        for name, value in fields.items():
            if name in TRACKS:
                c.tracks[TRACKS.index(name)] = value
            elif name in MODULES:
                c.levels = changed(c.levels, MODULES.index(name), value)
            else:
                assert hasattr(c, name), name
                setattr(c, name, value)
        return self.refresh()

    def dice(self, civ: int, values: str, used: int = 0) -> Table:
        """Exactly these dice on the dice spaces; the number of all dice is the test's business."""
        self.c(civ).dice = [values.count(str(value)) for value in range(1, 7)]
        self.c(civ).used = used
        return self.refresh()

    def hand(self, civ: int, cards: str = "") -> Table:
        """Exactly these cards ("A1 C16")."""
        s, c = self.s, self.c(civ)
        for card in c.hand:
            s.stacks[card // 32].append(card)
        c.hand = []
        for name in cards.split():
            self.find(CARD_IDS[name])
            c.hand.append(CARD_IDS[name])
        c.hand.sort()
        for stack in s.stacks:
            stack.sort()
        return self.refresh()

    def find(self, card: int) -> None:
        """Take a card out of wherever it is."""
        s = self.s
        s.open_stacks = [[c for c in pile if c != card] for pile in s.open_stacks]
        for pile in [*s.stacks, *[c.hand for c in s.civs]]:
            if card in pile:
                pile.remove(card)

    def installed(self, civ: int, *names: str, column: int = 0) -> Table:
        """Cards and attribute chips stand installed ("B1", "T5"), in the column of their type or the given one."""
        s = self.s
        for name in names:
            if name[0] == "T":
                item, kind = ATTRIBUTE_ID + int(name[1:]) - 1, 6
                self.take_chip(item - ATTRIBUTE_ID)
            else:
                item, kind = CARD_IDS[name], CARD_IDS[name] // 32
                self.find(item)
            self.put(civ, item, kind, column)
        return self.refresh() if s else self

    def put(self, civ: int, item: int, kind: int, column: int = 0) -> None:
        c = self.c(civ)
        fixed = partition.column_of(c, kind) if kind >= 0 else -1
        at = column - 1 if column else fixed if fixed >= 0 else partition.columns_for(c, kind)[-2]
        stage = partition.reserve(c, at, kind)
        partition.insert(self.s, civ, item, at, stage, partition.WHOLE)

    def take_chip(self, index: int) -> None:
        s = self.s
        if index in s.attribute_bag:
            s.attribute_bag.remove(index)
        elif index in s.attributes_open:
            s.attributes_open[s.attributes_open.index(index)] = s.attribute_bag.pop()

    def income(self, civ: int, name: str, column: int) -> Table:
        """An income chip stands in a column."""
        s, chip = self.s, int(name[1:]) - 1
        if chip in s.income_bag:
            s.income_bag.remove(chip)
        else:
            s.incomes_open[s.incomes_open.index(chip)] = s.income_bag.pop()
        self.put(civ, INCOME_ID + chip, partition.WILD, column)
        return self.refresh()

    def goal(self, civ: int, name: str, space: int = 1) -> Table:
        """Put a goal chip on a space of the goal area, on top of what is there."""
        s, c, chip = self.s, self.c(civ), int(name[1:]) - 1
        if chip in s.goal_bag:
            s.goal_bag.remove(chip)
        elif chip in s.goals_open:
            s.goals_open[s.goals_open.index(chip)] = s.goal_bag.pop()
        else:
            for other in s.civs:
                other.goals = [[g for g in stack if g != chip] for stack in other.goals]
        c.goals = [stack + [chip] if i == space - 1 else stack for i, stack in enumerate(c.goals)]
        return self.refresh()

    def goal_installed(self, civ: int, name: str, column: int, half: int) -> Table:
        c, chip = self.c(civ), int(name[1:]) - 1
        self.goal(civ, name)
        c.goals = [[g for g in stack if g != chip] for stack in c.goals]
        c.kinds = changed(c.kinds, column - 1, GOALS)
        side = c.left if half == 1 else c.right
        stage = side[column - 1]
        if half == 1:
            c.left = changed(side, column - 1, stage + 1)
        else:
            c.right = changed(side, column - 1, stage + 1)
        partition.insert(self.s, civ, GOAL_ID + chip, column - 1, stage, half)
        return self.refresh()

    def display(self, kind: str, *chips: int) -> Table:
        """These chips lie open: display("attributes", 5, 6, 7) by number."""
        s = self.s
        shown, bag = getattr(s, f"{kind}_open"), getattr(s, f"{kind[:-1]}_bag")
        pool = sorted([chip for chip in shown if chip >= 0] + bag)
        for slot in range(len(shown)):
            shown[slot] = chips[slot] - 1 if slot < len(chips) else -1
        bag[:] = [chip for chip in pool if chip not in shown]
        return self.refresh()

    def refresh(self) -> Table:
        self.s.refresh()
        return self

    # ---- playing
    def coming(self, *outcomes: int) -> Table:
        """The next dice and draws."""
        self.chance.coming = list(outcomes)
        return self

    def run(self, *steps: Step[Any]) -> Table:
        """Let these happen now, one after the other, whatever was pending."""
        s = self.s
        s.lanes = [[] for _ in s.lanes]
        s.lanes[-1] = list(reversed(steps))
        s.now, s.chance, s.journal = s.seats, self.chance, self.play.journal
        s.advance()
        return self.wished()

    def asking(self) -> Table:
        """From now on parts of effects are asked for; else they are taken, as people at a table wish it."""
        self.wishes = False
        return self

    def wished(self) -> Table:
        """Give the usual answers."""
        self.check()
        while self.wishes and not self.s.over() and self.s.waiting():
            seat = self.s.waiting()[0]
            usual = self.s.decision(seat).usual()
            if usual < 0:
                break
            assert self.play.answer(seat, usual) is None
        return self

    def check(self) -> None:
        """Nothing is to be done no more times: who counts so, counts wrong."""
        for lane in self.s.lanes:
            for step in lane:
                if not isinstance(step, planning.GainOrInstall):  # its number is a mask
                    assert getattr(step, "left", 1) > 0, f"{type(step).__name__} with nothing left"

    def turn(self, civ: int) -> Table:
        return self.run(turns.TurnOf(civ))

    def module(self, civ: int, name: str, level: int = 1) -> Table:
        """Carry out a module at a level, as if it had been paid for."""
        index = SLEEP if name == "sleep" else MODULES.index(name) if name in MODULES else MAIN + FEATURES.index(name)
        turns.begin_part(self.s)
        steps: list[Step[Any]] = [turns.CarryOut(civ, index, level - 1), turns.CarriedOut(civ, index)]
        return self.run(*steps, partition.Completion(civ))

    def effect(self, civ: int, *listed: dict[str, Any]) -> Table:
        """Carry out effects of the vocabulary."""
        mistakes: list[Text] = []
        pool = Pool(EVERY, self.s.game.box.effects)
        found = pool.listed(Fields("test", "test", {}, mistakes), "effects", list(listed))
        assert not mistakes, mistakes
        return self.run(*[resolving.Do(civ, e.at) for e in found])

    def do(self, civ: int, *texts: str) -> Table:
        for text in texts:
            why = self.play.say(civ, text)
            assert why is None, f"civ {civ}: {text} is refused by {why}; it may {sorted(self.answers(civ))[:40]}"
            self.wished()
        return self

    def why(self, civ: int, text: str) -> str | None:
        """The clause that forbids an answer, or None; the list of answers agrees with it."""
        action = self.play.game.space.parse(text)
        why = self.play.refuse(civ, action)
        assert (action in self.s.answers(civ)) == (why is None), f"{text}: {why}"
        return why

    def answers(self, civ: int) -> set[str]:
        found = self.s.answers(civ)
        assert len(set(found)) == len(found), "an answer is offered twice"
        return {self.play.game.space.format(a) for a in found}

    def offered(self, civ: int, start: str) -> set[str]:
        """What follows this word in the answers."""
        return {text[len(start) + 1 :] for text in self.answers(civ) if text.startswith(start + " ")}

    def asked(self) -> str:
        """The name of the question that waits, "" if none does."""
        waiting = self.s.waiting()
        return type(self.s.decision(waiting[0])).__name__ if waiting else ""

    def events(self, kind: str) -> list[list[int]]:
        return [event.data for event in self.play.journal.events if event.kind == kind]

    def at(self, place: str) -> str:
        """Who stands on an encampment: "0 strong", "1 weak", "" for nobody."""
        number = PLACES[place]
        code = self.s.camps[number // SLOTS * CAMPS + number % SLOTS]
        return f"{(code - 2) // 2} {'strong' if code & 1 else 'weak'}" if code > FREE else ""

    def wild(self, civ: int, where: str) -> tuple[int, int]:
        """Strong and weak tribes outside encampments (on water: on the boat)."""
        base = land(where) * 8 + civ * 2
        return self.s.loose[base + 1], self.s.loose[base]

    def count(self, civ: int, space: str) -> int:
        return self.c(civ).at[SPACES.index(space)]

    def counts(self, civ: int, names: str) -> list[int]:
        return [self.count(civ, name) for name in names.split()]

    def raw(self, civ: int, where: str) -> int:
        return self.s.raw[land(where) * SEATS + civ]

    def skip(self, *until: str) -> Table:
        """Answer `done` or the first answer until one of these questions is asked."""
        for _ in range(3_000):
            self.wished()
            if self.asked() in until or not self.s.waiting():
                return self
            seat = self.s.waiting()[0]
            texts = sorted(self.answers(seat))
            assert self.play.say(seat, "done" if "done" in texts else texts[0]) is None
        raise AssertionError("the game goes on and on")


@lru_cache(maxsize=64)
def game_of(options: tuple[tuple[str, str], ...]) -> Game:
    """The box is read once for all tests with the same options."""
    return GAME.make(dict(options))


def fresh(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A table as the game starts it."""
    chosen = sorted((name.replace("_", "-"), value) for name, value in options.items())
    chance = Loaded(seed)
    return Table(Play(game_of(tuple(chosen)), seats, chance), chance)


def table(seats: int = 2, **options: str) -> Table:
    """A table in the action phase of era 1 on the worked continent, consoles bare and hands empty."""
    t = fresh(seats, 1, first_civ="seat-1", **options)
    t.skip("Turn")
    s = t.s
    placements = json.loads(EXAMPLE.read_text(encoding="utf-8"))["placements"]
    s.layout = [[TILES.index(name), x, y, turn // 90] for name, x, y, turn in placements]
    continent = geometry.lay_out(s.game.box.tiles, s.layout)
    s.near, s.touch = continent.near, continent.touch
    t.clear()
    for civ in range(seats):
        t.bare(civ).hand(civ)
        t.c(civ).goals = [[], [], []]
        t.c(civ).vp = 0
    s.goal_bag = sorted(g for g in range(65) if g not in s.goals_open)
    s.boxed_chips = []
    for civ in range(seats):
        t.tribe(civ, ("forest-B 2", "forest-B 3", "forest-B 4", "forest-B 5")[civ])
        t.tribe(civ, ("grassland-C 2", "grassland-C 3", "grassland-C 4", "grassland-C 5")[civ])
    t.play.journal.events.clear()
    return t


__all__ = ["ALL", "FEATURE_AT", "MATERIAL_AT", "PLANNING_AT", "Table", "fresh", "land", "table"]
