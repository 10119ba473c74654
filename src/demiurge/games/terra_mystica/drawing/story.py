"""The game told: one line for what somebody did with one answer, its points and gains as chips beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.box import BRIDGES, WHEEL, BonusCard, FavorTile, TownTile, hex_name
from demiurge.games.terra_mystica.drawing import phrases
from demiurge.games.terra_mystica.drawing.board import bridge_id, hex_place, river_id
from demiurge.games.terra_mystica.drawing.cult_board import track_id
from demiurge.games.terra_mystica.drawing.icons import RESOURCES, TRACKS
from demiurge.games.terra_mystica.drawing.previews import counted
from demiurge.games.terra_mystica.state import FIGURES, NO_CARD, TerraMystica
from demiurge.games.terra_mystica.words import en, parts
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kit.phrases import listed, with_step
from demiurge.kit.scene import SPECTATOR, Chip, Told

WORDS: Final = ("coin(s)", "worker(s)", "priest(s)", "power")


class Line:
    """What one seat did, while it grows: phrases without their subject, what was gained, where it was."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.phrases: list[str] = []
        self.chips: list[Chip] = []
        self.places: list[str] = []
        self.points: list[tuple[int, int]] = []  # VP and their source

    def add(self, phrase: str, chips: Sequence[Chip] = (), places: Sequence[str] = ()) -> None:
        if phrase:
            self.phrases.append(phrase)
        self.chips += chips
        self.places += [place for place in places if place not in self.places]

    def told(self) -> Told:
        text = f"{{{self.seat}}} {listed(self.phrases)}."
        return Told(self.seat, text, [*self.chips, *points_chip(self.points)], self.places)


def points_chip(points: list[tuple[int, int]]) -> list[Chip]:
    """One chip for all points of a line; its words name where they come from."""
    total = sum(n for n, _ in points)
    if not total:
        return []
    whence = ", ".join(dict.fromkeys(parts.SOURCES[source] for _, source in points))
    return [Chip("vp", total, f"{abs(total)} VP ({whence})")]


# ---- the whole answer
def story(game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up."""
    assert isinstance(game, TerraMystica)
    teller = Storyteller(game)
    if action >= 0:
        teller.deed(seat, action)
    rest = list(events)
    rounds = [event for event in rest if event.kind == "round"]
    for event in rest:
        if event.kind == "income" and rounds:  # the heading comes before the income of its round
            teller.period(rounds.pop(0))
        if event.kind == "round":
            if rounds and rounds[0] is event:
                teller.period(rounds.pop(0))
        else:
            teller.tell(event)
    return with_step(teller.lines(), seat, step(game, action))


class Storyteller:
    def __init__(self, game: TerraMystica) -> None:
        self.game = game
        self.found: list[Line | Told] = []
        self.early: dict[int, list[tuple[int, int]]] = {}  # points told before what they are for
        self.ends: dict[int, list[tuple[int, int]]] = {}  # the final scoring of each seat
        self.rewarded = False

    def lines(self) -> list[Told]:
        for seat in list(self.early):  # points that no event explains
            self.line(seat).add("score")
        return [line.told() if isinstance(line, Line) else line for line in self.found]

    def line(self, seat: int) -> Line:
        """The last line, if it is about this seat, or a new one."""
        last = self.found[-1] if self.found else None
        if not isinstance(last, Line) or last.seat != seat:
            last = Line(seat)
            last.points += self.early.pop(seat, [])
            self.found.append(last)
        return last

    # ---- by kind of event
    def deed(self, seat: int, action: int) -> None:
        """An answer that no event tells."""
        phrase, places = deed(action)
        if phrase:
            self.line(seat).add(phrase, (), places)

    def tell(self, event: Event) -> None:
        data = event.data[FIGURES:]
        if event.kind == "build" and self.settled(event.seat, data[0]):
            return
        if event.kind == "vp":
            self.score(event.seat, data[0], data[1])
        elif event.kind in ("final", "resources", "accepted"):
            pass  # told by its points, or by what is taken for it
        elif event.kind == "cult bonus":
            self.reward()
        elif event.kind == "end":
            self.end()
        elif event.kind == "cult":
            self.climb(event.seat, data[0], data[1])
        else:
            phrase, chips, places = TELLERS.get(event.kind, unknown)(self.game, data)
            self.line(event.seat).add(phrase or event.kind, chips, places)

    def settled(self, seat: int, h: int) -> bool:
        """A dwelling on the hex that was transformed in the same breath: said in half a sentence."""
        line = self.found[-1] if self.found else None
        if isinstance(line, Line) and line.seat == seat and line.places[-1:] == [hex_place(h)]:
            line.add("settle there")
            return True
        return False

    def period(self, event: Event) -> None:
        number = event.data[FIGURES]
        self.found.append(Told(SPECTATOR, f"Round {number}", kind="period", period=str(number)))

    def score(self, seat: int, n: int, source: int) -> None:
        if en.in_the_end(source):
            self.ends.setdefault(seat, []).append((n, source))
            return
        for line in reversed(self.found):
            if isinstance(line, Line) and line.seat == seat:
                line.points.append((n, source))
                return
        self.early.setdefault(seat, []).append((n, source))

    def climb(self, seat: int, track: int, steps: int) -> None:
        """Steps are chips of the line that they belong to."""
        line = self.line(seat)
        chips = [counted(TRACKS[track], f"step(s) on {TRACKS[track]}", steps)] if steps else []
        phrase = (
            "" if line.phrases else f"advance on {TRACKS[track]}" if steps else f"can go no higher on {TRACKS[track]}"
        )
        line.add(phrase, chips, [track_id(track)])

    def reward(self) -> None:
        if not self.rewarded:
            self.rewarded = True
            self.found.append(Told(SPECTATOR, "The cults reward those who serve them."))

    def end(self) -> None:
        for seat, points in self.ends.items():
            told = [f"{n} for {final_words(source)}" for n, source in points]
            chip = Chip("vp", sum(n for n, _ in points), f"{sum(n for n, _ in points)} VP in the final scoring")
            self.found.append(Told(seat, f"{{{seat}}} score {listed(told)}.", [chip]))
        self.found.append(Told(SPECTATOR, "The game is over.", kind="end"))


def final_words(source: int) -> str:
    name = parts.SOURCES[source]
    return f":{name}:" if name in TRACKS else {"network": "the network", "resources": "what is left"}.get(name, name)


# ---- phrases without their subject
Told3 = tuple[str, Sequence[Chip], Sequence[str]]
Teller = Callable[[TerraMystica, list[int]], Told3]


def just(phrase: str, *places: str) -> Told3:
    return phrase, (), places


def gains(coins: int, workers: int, priests: int, power: int) -> list[Chip]:
    numbers = (coins, workers, priests, power)
    return [counted(name, word, n) for name, word, n in zip(RESOURCES, WORDS, numbers, strict=True) if n]


def inscription(pairs: Sequence[tuple[int, str]]) -> str:
    """`2:coin: 1:spade:`: what a card or tile brings, in icons."""
    return " ".join(f"{n}:{name}:" for n, name in pairs if n)


def card_words(card: BonusCard) -> str:
    income = [(card.income_c, "coin"), (card.income_w, "worker"), (card.income_p, "priest"), (card.income_pw, "power")]
    action = {1: ":spade:", 2: ":cult:"}.get(card.action, "")
    scored = [f":{name}:" for name, row in zip((*parts.CODES, "ship"), card.pass_vp, strict=True) if row]
    found = [inscription(income), f"+{card.ship}:ship:" if card.ship else "", action]
    found += [f":vp: for {' '.join(scored)}"] if scored else []
    return f"the card with {', '.join(text for text in found if text)}"


def favor_words(tile: FavorTile) -> str:
    return f"the favor of {' and '.join(f':{TRACKS[t]}:' for t in range(4) if tile.steps[t])}, {tile.name}"


def town_words(tile: TownTile) -> str:
    return f"found a town, {tile.name}"


def tell_card(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"take {card_words(game.box.bonus_cards[data[0]])}", f"bonus-{game.box.bonus_cards[data[0]].name}")


def tell_pass(game: TerraMystica, data: list[int]) -> Told3:
    if data[0] == NO_CARD:
        return just("pass for the last time")
    return just(f"pass, taking {card_words(game.box.bonus_cards[data[0]])}")


def tell_build(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"build a dwelling on {hex_name(data[0])}", hex_place(data[0]))


def tell_transform(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"turn {hex_name(data[0])} into {parts.TERRAINS[data[1]]}", hex_place(data[0]))


def tell_upgrade(game: TerraMystica, data: list[int]) -> Told3:
    kind = parts.KINDS[data[1]]
    return just(f"raise {hex_name(data[0])} to a {kind}", hex_place(data[0]))


def tell_bridge(game: TerraMystica, data: list[int]) -> Told3:
    place = next(n for n, ends in enumerate(BRIDGES) if set(ends) == {data[0], data[1]})
    return just(f"bridge the river from {hex_name(data[0])} to {hex_name(data[1])}", bridge_id(place))


def tell_convert(game: TerraMystica, data: list[int]) -> Told3:
    (n, give), (m, take) = phrases.CONVERTED[data[0]]
    given = f":{give}:" if data[0] == actions.COINS_TO_VP else f"{n}:{give}:"
    return just(f"convert {given} to {m}:{take}:")


def tell_income(game: TerraMystica, data: list[int]) -> Told3:
    return ("receive their income" if any(data) else "have no income"), gains(*data), ()


def tell_power_action(game: TerraMystica, data: list[int]) -> Told3:
    action = game.box.power_actions[data[0]]
    chips = gains(action.coins, action.workers, action.priests, 0)
    what = "a bridge" if action.bridges else f"{action.spades}:spade:" if action.spades else parts.power_action(action)
    return f"spend :power: on {what}", chips, (f"power-{action.name}",)


def tell_special_action(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"use {SPECIAL_WORDS[data[0]]}")


SPECIAL_WORDS: Final = (
    "their stronghold for :cult:", "their double turn", "their skill for a bridge", "their stronghold for 2:spade:",
    "the sandstorm", "their stronghold for a :TP:", "their stronghold for a :D:", "power to change their colour",
    "tokens to change their colour", "their card for 1:spade:", "their card for :cult:", "their favor tile for :cult:",
)  # fmt: skip
"""In the order of actions.SPECIALS."""


def tell_favor(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"take {favor_words(game.box.favor_tiles[data[0]])}")


def tell_town(game: TerraMystica, data: list[int]) -> Told3:
    tile = game.box.town_tiles[data[0]]
    keys = [counted("key", "key(s)", tile.keys)]
    return town_words(tile), [*gains(tile.coins, tile.workers, tile.priests, tile.power), *keys], ()


def tell_leech(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"take {data[0]}:power: from {{{data[1]}}}" if data[0] else f"take no power from {{{data[1]}}}")


def tell_unlock(game: TerraMystica, data: list[int]) -> Told3:
    return just(f"unlock {parts.TERRAINS[data[0]]}" if data[0] < WHEEL else "keep the :priest:")


def unknown(game: TerraMystica, data: list[int]) -> Told3:
    return just("")


TELLERS: Final[dict[str, Teller]] = {
    "faction": lambda game, data: just("join the game"),
    "colour": lambda game, data: just(f"take the colour of the {parts.TERRAINS[data[0]]}"),
    "first dwelling": lambda game, data: just(f"settle on {hex_name(data[0])}", hex_place(data[0])),
    "first card": tell_card,
    "income": tell_income,
    "build": tell_build,
    "transform": tell_transform,
    "upgrade": tell_upgrade,
    "bridge": tell_bridge,
    "convert": tell_convert,
    "leech": tell_leech,
    "decline": lambda game, data: just(f"decline {data[0]}:power:"),
    "all declined": lambda game, data: ("gain from the refusals", gains(0, 0, 0, 1), ()),
    "token": lambda game, data: just("buy a token of :power:" if data[0] else "buy no token"),
    "pass": tell_pass,
    "power action": tell_power_action,
    "special action": tell_special_action,
    "favor": tell_favor,
    "town": tell_town,
    "connect": lambda game, data: just("join a town across the river", river_id(data[0])),
    "unlock": tell_unlock,
    "drop": lambda game, data: just("leave the game"),
}


def deed(action: int) -> tuple[str, Sequence[str]]:
    """What an answer was, where the journal is silent about it, or tells only its effect."""
    if actions.SEND <= action < actions.ADVANCE_SHIP:
        track = (action - actions.SEND) // 3
        return f"send a :priest: to {parts.CULTS[track]}", [track_id(track)]
    if actions.LOSE <= action < actions.ENTER:
        return f"go back on :{TRACKS[action - actions.LOSE]}:", [track_id(action - actions.LOSE)]
    if actions.STEP_DOWN <= action < actions.LOSE:
        return f"step down on :{TRACKS[action - actions.STEP_DOWN]}:", [track_id(action - actions.STEP_DOWN)]
    if actions.WAIVE <= action < actions.DONE:
        return f"give up {parts.WAIVED[action - actions.WAIVE]}", ()
    if actions.ADJUST <= action < actions.END:
        return f"adjust {actions.ADJUSTED[action - actions.ADJUST]}", ()
    return en.DEEDS.get(action, ""), ()


def step(game: TerraMystica, action: int) -> str:
    """An answer that may tell nothing of its own seat."""
    if actions.CULT <= action < actions.STEP_DOWN:
        return f"choose :{TRACKS[action - actions.CULT]}:"
    if actions.DROP <= action < actions.ADJUST:
        return f"let the {game.box.factions[action - actions.DROP].display} go"
    return "end the turn" if action == actions.DONE else ""
