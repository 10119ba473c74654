"""The game told, without a language: one line for what somebody did with one answer, its points and gains as chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions, box, sources
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.box import BonusCard, PowerAction
from demiurge.games.terra_mystica.drawing import parts, phrases
from demiurge.games.terra_mystica.drawing.cult_board import track_id
from demiurge.games.terra_mystica.drawing.icons import RESOURCES
from demiurge.games.terra_mystica.drawing.layout import bridge_id, hex_place, river_id
from demiurge.games.terra_mystica.state import FIGURES, NO_CARD, TerraMystica
from demiurge.games.terra_mystica.vocabulary import CULTS, SA, STRUCTURES, WHEEL
from demiurge.kernel.journal import Event
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as place_of
from demiurge.kit import teller
from demiurge.kit.saying import did
from demiurge.kit.scene import Chip, Told

SIGNS: Final = tuple(f":{cult}:" for cult in CULTS)
CALLED: Final = {
    **dict(zip(CULTS, parts.CULT, strict=True)),
    **{STRUCTURES[kind]: called for kind, called in parts.STRUCTURE.items()},
    "coin": text("legend-coin"), "worker": text("legend-worker"), "priest": text("legend-priest"),
    "power": text("legend-power"), "vp": text("legend-vp"), "cult": text("legend-any-cult"),
    "spade": parts.SPADE, "ship": parts.BUILT[SA + 1],
}  # fmt: skip
"""What the icons of a sentence show."""


class Line(Told):
    """What one seat did. Its points are summed up in one chip."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.points: list[tuple[int, int]] = []  # VP and their source


def points_chip(points: list[tuple[int, int]]) -> list[Chip[Text]]:
    """One chip for all points of a line; its words name where they come from."""
    total = sum(n for n, _ in points)
    if not total:
        return []
    sources = tuple(dict.fromkeys(parts.SOURCE[source] for _, source in points))
    return [Chip("vp", total, text("chip-vp-for", n=abs(total), sources=sources))]


def points(event: Event) -> tuple[int, Text] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[FIGURES], parts.SOURCE[event.data[FIGURES + 1]]) if event.kind == "vp" else None


# ---- the whole answer
def story(game: TerraMystica, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    return Teller(game).story(seat, action, events)


class Teller(teller.Teller[TerraMystica, Line]):
    LINE = Line

    def __init__(self, game: TerraMystica) -> None:
        super().__init__(game)
        self.early: dict[int, list[tuple[int, int]]] = {}  # points told before what they are for
        self.ends: dict[int, list[tuple[int, int]]] = {}  # the final scoring of each seat
        self.rewarded = False

    def close(self) -> None:
        for seat in list(self.early):  # points that no event explains
            self.line(seat).add(text("told-score"))
        for line in self.found:
            if isinstance(line, Line) and line.points:
                line.chips += points_chip(line.points)

    def line(self, seat: int, fresh: bool = False) -> Line:
        """With points that were told before what they are for."""
        found = super().line(seat, fresh)
        if seat in self.early:
            found.points += self.early.pop(seat)
        return found

    def add(self, seat: int, deed: Deed) -> None:
        told, chips, places = deed
        self.line(seat).add(told, *places, chips=chips)

    # ---- by kind of event
    def deed(self, seat: int, action: int) -> None:
        found = deed(action)
        if found is not None:
            self.add(seat, found)

    def step(self, action: int) -> Text | None:
        return step(self.game, action)

    def tell(self, event: Event) -> None:
        kind, seat, data = event.kind, event.seat, event.data[FIGURES:]
        if kind == "round":
            self.period(event)
        elif kind == "vp":
            self.score(seat, data[0], data[1])
        elif kind == "cult bonus":
            self.reward()
        elif kind == "end":
            self.finish()
        elif kind == "cult":
            self.climb(seat, data[0], data[1])
        elif kind == "build" and self.settled(seat, data[0]):
            pass
        elif kind not in UNTOLD:
            if kind == "income" and self.rounds:  # the heading comes before the income of its round
                self.period(self.rounds[0])
            self.add(seat, TELLERS[kind](self.game, data))

    def settled(self, seat: int, h: int) -> bool:
        """A dwelling on the hex that was transformed in the same breath: said in half a sentence."""
        line = self.current(seat)
        if line is None or line.places[-1:] != [hex_place(h)]:
            return False
        line.add(text("told-settle"))
        return True

    @cached_property
    def rounds(self) -> list[Event]:
        """Of which nothing is told yet."""
        return [event for event in self.events if event.kind == "round"]

    def period(self, event: Event) -> None:
        if event in self.rounds:
            self.rounds.remove(event)
            number = event.data[FIGURES]
            self.heading(text("told-round", n=number), str(number))

    def score(self, seat: int, n: int, source: int) -> None:
        if sources.CULTS <= source <= sources.RESOURCES:  # told together, in the end
            self.ends.setdefault(seat, []).append((n, source))
            return
        for line in reversed(self.found):
            if isinstance(line, Line) and line.seat == seat:
                line.points.append((n, source))
                return
        self.early.setdefault(seat, []).append((n, source))

    def climb(self, seat: int, track: int, steps: int) -> None:
        """Steps are chips of the line that they belong to."""
        line, chips = self.line(seat), [parts.chip(CULTS[track], steps)] if steps else []
        cult = parts.CULT[track]
        told = line.deeds[-1] if line.deeds else text("told-cult" if steps else "told-cult-top", cult=cult)
        line.add(told, track_id(track), chips=chips)

    def reward(self) -> None:
        if not self.rewarded:
            self.rewarded = True
            self.say(text("told-cults"))

    def finish(self) -> None:
        for seat, points in self.ends.items():
            total = sum(n for n, _ in points)
            told = tuple(text("told-final-points", n=n, source=parts.SOURCE[source]) for n, source in points)
            chip = Chip("vp", total, text("chip-vp-final", n=total))
            self.found.append(Told(seat, did(seat, text("told-final", points=told)), [chip]))
        self.end(text("told-end"))


UNTOLD: Final = ("final", "resources", "accepted")  # told by their points, or by what is taken for them


# ---- deeds without their subject, what they bring, where they are
Deed = tuple[Text, Sequence[Chip[Text]], Sequence[str]]


remembered = lru_cache(maxsize=4096)  # what does not depend on the box of a game


def just(told: Text, *places: str) -> Deed:
    return told, (), places


def gains(coins: int, workers: int, priests: int, power: int) -> list[Chip[Text]]:
    numbers = (coins, workers, priests, power)
    return [parts.chip(name, n) for name, n in zip(RESOURCES, numbers, strict=True) if n]


def called(icon: str, n: int | None) -> Text:
    """An icon of a sentence for who cannot see it: `2 workers`, or `worker` where no number stands before it."""
    return CALLED[icon] if n is None or icon in STRUCTURES else parts.amount(icon, n)


def card_signs(card: BonusCard) -> Text:
    """A card by its inscription in icons: `2:coin:, :vp: for :D:`."""
    income = zip((card.income_c, card.income_w, card.income_p, card.income_pw), RESOURCES, strict=True)
    found: list[Text | str] = [" ".join(f"{n}:{name}:" for n, name in income if n)]
    found.append(f"+{card.ship}:ship:" if card.ship else "")
    found.append({box.SPADE_ACTION: ":spade:", box.CULT_ACTION: ":cult:"}.get(card.action, ""))
    scored = [f":{name}:" for name, row in zip((*STRUCTURES, "ship"), card.pass_vp, strict=True) if row]
    if scored:
        found.append(text("card-signs-vp", signs=" ".join(scored)))
    return text("card-signs", signs=tuple(one for one in found if one) or (text("tile-nothing"),))


def tell_card(game: TerraMystica, data: list[int]) -> Deed:
    card = game.box.bonus_cards[data[0]]
    return just(text("told-card", card=card_signs(card)), f"bonus-{card.name}")


def tell_pass(game: TerraMystica, data: list[int]) -> Deed:
    if data[0] == NO_CARD:
        return just(text("told-pass-last"))
    return just(text("told-pass", card=card_signs(game.box.bonus_cards[data[0]])))


@remembered
def built(h: int) -> Deed:
    return just(text("told-build", hex=hex_name(h)), hex_place(h))


@remembered
def settled(h: int) -> Deed:
    return just(text("told-first-dwelling", hex=hex_name(h)), hex_place(h))


@remembered
def transformed(h: int, terrain: int) -> Deed:
    return just(text("told-transform", hex=hex_name(h), terrain=parts.TERRAIN[terrain]), hex_place(h))


@remembered
def upgraded(h: int, kind: int) -> Deed:
    return just(text("told-upgrade", hex=hex_name(h), structure=parts.STRUCTURE[kind]), hex_place(h))


@remembered
def bridged(a: int, b: int) -> Deed:
    place = next(n for n, ends in enumerate(actions.BRIDGES) if set(ends) == {a, b})
    return just(text("told-bridge", here=hex_name(a), there=hex_name(b)), bridge_id(place))


@remembered
def converted(which: int) -> Deed:
    (n, give), (m, take) = phrases.CONVERTED[which]
    given = f":{give}:" if which == actions.COINS_TO_VP else f"{n}:{give}:"
    return just(text("told-convert", given=given, taken=f"{m}:{take}:"))


def tell_income(game: TerraMystica, data: list[int]) -> Deed:
    return text("told-income") if any(data) else text("told-no-income"), gains(*data), ()


def tell_power_action(game: TerraMystica, data: list[int]) -> Deed:
    action = game.box.power_actions[data[0]]
    chips = gains(action.coins, action.workers, action.priests, 0)
    return text("told-power", what=bought(action)), chips, (f"power-{action.name}",)


def bought(action: PowerAction) -> Text | str:
    if action.bridges:
        return text("told-power-bridge")
    return f"{action.spades}:spade:" if action.spades else parts.power_action(action)


def tell_favor(game: TerraMystica, data: list[int]) -> Deed:
    tile = game.box.favor_tiles[data[0]]
    return just(text("told-favor", tile=parts.favor_tile(tile)))


def tell_town(game: TerraMystica, data: list[int]) -> Deed:
    tile = game.box.town_tiles[data[0]]
    chips = [*gains(tile.coins, tile.workers, tile.priests, tile.power), parts.chip("key", tile.keys)]
    return text("told-town", tile=parts.town_tile(tile)), chips, ()


@remembered
def leeched(n: int, giver: int) -> Deed:
    return just(text("told-leech", n=n, who=place_of(giver)))


@remembered
def unlocked(terrain: int) -> Deed:
    return just(text("told-unlock", terrain=parts.TERRAIN[terrain]) if terrain < WHEEL else text("told-keep"))


TELLERS: Final[dict[str, Callable[[TerraMystica, list[int]], Deed]]] = {
    "faction": lambda game, data: just(text("told-faction")),
    "colour": lambda game, data: just(text("told-colour", terrain=parts.TERRAIN[data[0]])),
    "first dwelling": lambda game, data: settled(data[0]),
    "first card": tell_card,
    "income": tell_income,
    "build": lambda game, data: built(data[0]),
    "transform": lambda game, data: transformed(data[0], data[1]),
    "upgrade": lambda game, data: upgraded(data[0], data[1]),
    "bridge": lambda game, data: bridged(data[0], data[1]),
    "convert": lambda game, data: converted(data[0]),
    "leech": lambda game, data: leeched(data[0], data[1]),
    "decline": lambda game, data: just(text("told-decline", n=data[0])),
    "all declined": lambda game, data: (text("told-all-declined"), gains(0, 0, 0, 1), ()),
    "token": lambda game, data: just(text("told-token") if data[0] else text("told-no-token")),
    "pass": tell_pass,
    "power action": tell_power_action,
    "special action": lambda game, data: just(text("told-special", what=parts.SPECIAL[data[0]])),
    "favor": tell_favor,
    "town": tell_town,
    "connect": lambda game, data: just(text("told-connect"), river_id(data[0])),
    "unlock": lambda game, data: unlocked(data[0]),
    "drop": lambda game, data: just(text("told-drop")),
}


@remembered
def deed(action: int) -> Deed | None:
    """What an answer was, where the journal is silent about it, or tells only its effect."""
    if action in actions.SEND:
        track = actions.send_of(action)[0]
        return just(text("told-send", cult=parts.CULT[track]), track_id(track))
    if action in actions.LOSE:
        track = actions.LOSE.at(action)
        return just(text("told-lose", sign=SIGNS[track]), track_id(track))
    if action in actions.STEP_DOWN:
        track = actions.STEP_DOWN.at(action)
        return just(text("told-step-down", sign=SIGNS[track]), track_id(track))
    if action in actions.WAIVE:
        return just(text("told-waive", what=parts.WAIVED[actions.WAIVE.at(action)]))
    if action in actions.ADJUST:
        what, more = parts.adjusted(actions.ADJUST.at(action))
        return just(text("told-adjust", what=what, more=more))
    return just(DEEDS[action]) if action in DEEDS else None


DEEDS: Final = {
    actions.ADVANCE_SHIP: text("told-ship"),
    actions.ADVANCE_DIG: text("told-dig"),
    actions.BURN: text("told-burn"),
    actions.DIG: text("told-spade"),
    actions.STAY: text("told-stay"),
}


def step(game: TerraMystica, action: int) -> Text | None:
    """An answer that may tell nothing of its own seat."""
    if action in actions.CULT:
        return text("step-cult", sign=SIGNS[actions.CULT.at(action)])
    if action in actions.DROP:
        return text("step-drop", faction=parts.faction_name(game.box.factions[actions.DROP.at(action)].display))
    return DONE if action == actions.DONE else None


DONE: Final = text("step-done")
