"""The game told: a line for what somebody did with one answer, gains and costs as chips beside it.

A drawing tells what the events say and nothing else: they come filtered for who reads, so nothing hidden is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.actions import NO_TILE
from demiurge.games.theocratia.box import CIVS, CRYSTALS, FEAST
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.drawing.previews import is_cost
from demiurge.games.theocratia.state import NONE, Theocratia
from demiurge.games.theocratia.words import Words
from demiurge.kernel.journal import Event
from demiurge.kit.scene import SPECTATOR, Chip, Told

TOLD_BY: Final = (
    (actions.CHOOSE, actions.TAKE, "first house"), (actions.PLACE, actions.PLAY, "place"),
    (actions.PYRAMID_ON, actions.HOLIDAY, "pyramid"), (actions.SPEND, actions.GO, ""),
    (actions.GO, actions.END_TURN, "pyramid"), (actions.END_TURN, actions.TOKEN, ""),
    (actions.DECLINE, actions.RETURN, ""), (actions.RETURN, actions.HUNT, "cleanse"),
)  # fmt: skip
"""Answers that need not be told by an event, and the one that tells them if it comes. All others always are."""
STEPS: Final = ((actions.TAKE, actions.TURN), (actions.GO, actions.TOKEN))
"""Answers on the way to a deed, which tells of them, too."""
FOR_A_CIV: Final = ((actions.CHOOSE, actions.TAKE), (actions.SETTLE, actions.DROP))
"""Answers that may be told of the civ alone, and are yet the deed of who decided."""


class Line:
    """What one seat did, while it grows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sentences: list[str] = []
        self.chips: dict[tuple[str, bool], Chip] = {}  # of one kind and direction one chip
        self.places: list[str] = []
        self.step = False

    def say(self, sentence: str, *places: str) -> None:
        self.sentences.append(sentence)
        self.places += [place for place in places if place not in self.places]

    def add(self, icon: str, n: int, words: Callable[[int], str], harm: bool = False) -> None:
        key = icon, n > 0
        total = n + (self.chips[key].amount if key in self.chips else 0)
        self.chips[key] = Chip(icon, total, words(abs(total)), harm)

    def told(self, w: Words) -> Told:
        who = f"{{{self.seat}}}"
        if not self.sentences:
            pious = all(icon.startswith("worship") for icon, _ in self.chips)
            self.sentences = [w.story.gains_worship(who) if pious else w.story.gains(who)]
        chips = sorted(self.chips.values(), key=lambda chip: not is_cost(chip))
        kind = "step" if self.step and len(self.sentences) == 1 and not chips else ""
        return Told(self.seat, " ".join(self.sentences), chips, self.places, kind)


def story(w: Words, game: Theocratia, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up."""
    teller = Storyteller(w, game, action < 0)
    for first, end, kind in TOLD_BY:
        if first <= action < end and all(event.kind != kind for event in events):
            teller.deed(seat, action)
    for event in events:
        teller.tell(event)
    if any(first <= action < end for first, end in STEPS) and teller.found:
        teller.begins_with_step()
    found = teller.lines()
    if any(first <= action < end for first, end in FOR_A_CIV) and found[0].seat == SPECTATOR:
        found[0] = replace(found[0], seat=seat)
    return found


class Storyteller:
    def __init__(self, w: Words, game: Theocratia, opening: bool) -> None:
        self.w, self.words, self.game, self.opening = w, w.story, game, opening
        self.found: list[Line | Told] = []
        self.points: list[tuple[int, int]] = []  # of the seat that is scoring
        self.ended = False

    def lines(self) -> list[Told]:
        end = [Told(SPECTATOR, self.words.over, kind="end")] if self.ended else []
        return [line.told(self.w) if isinstance(line, Line) else line for line in self.found] + end

    # ---- lines
    def begins_with_step(self) -> None:
        if isinstance(self.found[0], Line):
            self.found[0].step = True

    def line(self, seat: int, fresh: bool = False) -> Line:
        """The line of this seat since something else began, or a new one."""
        if not fresh:
            for line in reversed(self.found):
                if not isinstance(line, Line) or (line.seat == SPECTATOR and seat != SPECTATOR):
                    break
                if line.seat == seat:
                    return line
        made = Line(seat)
        self.found.append(made)
        return made

    def last(self) -> Line:
        """The line in which what befalls the civs is told."""
        for line in reversed(self.found):
            if isinstance(line, Line) and line.sentences:
                return line
        return self.line(SPECTATOR, True)

    def open(self, text: str, *places: str) -> None:
        """Something that nobody did."""
        self.line(SPECTATOR, True).say(text, *places)

    # ---- events
    def tell(self, event: Event) -> None:
        kind, seat, data = event.kind, event.seat, event.data
        who = f"{{{seat}}}"
        if kind in self.PLAYERS:
            self.PLAYERS[kind](self, seat, who, data)
        elif kind in self.CHIPS:
            self.CHIPS[kind](self, seat, data)
        elif kind in self.TABLE:
            self.TABLE[kind](self, who, data)

    # ---- what players do
    def tell_house(self, seat: int, who: str, data: list[int]) -> None:
        civ, h = data
        if seat < 0:
            self.open(self.words.neutral_house(civ, h), place_of(h))
        else:
            self.line(seat).say(self.words.founds(who, civ, h), place_of(h))

    def tell_take(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.takes(who, data[0], data[1]))

    def tell_turn(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.turns(who, data[0]))

    def tell_divine(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.divines(who, data[0]))

    def tell_place(self, seat: int, who: str, data: list[int]) -> None:
        colour, face, civ, how = data
        self.line(seat).say(self.words.places(who, colour, face, civ, how), f"civ-{CIVS[civ]}")

    def tell_rest(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.rests(who))

    def tell_lead(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.leads(who, bool(data[0])), "first")

    def tell_attack(self, seat: int, who: str, data: list[int]) -> None:
        civ, h, piece, tile = data
        say = self.words.attacks if tile == NO_TILE else self.words.converts
        self.line(seat).say(say(who, civ, h, piece), place_of(h))

    def tell_hunt(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.hunts(who, data[0]), place_of(data[0]))

    def tell_build(self, seat: int, who: str, data: list[int]) -> None:
        civ, kind, h, tile = data
        say = self.words.builds if tile == NO_TILE else self.words.converts_and_builds
        self.line(seat).say(say(who, civ, kind, h), place_of(h))

    def tell_upgrade(self, seat: int, who: str, data: list[int]) -> None:
        civ, kind, h = data
        self.line(seat).say(self.words.raises(who, civ, kind, h), place_of(h))

    def tell_pyramid(self, seat: int, who: str, data: list[int]) -> None:
        civ, h, *rest = data
        gone = [other for other in rest if other != NONE]
        self.line(seat).say(self.words.pyramid(who, civ, h, gone), *(place_of(one) for one in (h, *gone)))

    def tell_token(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.token(who, self.game.box.tokens[data[0]], bool(data[1])))

    def tell_holiday(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.holiday(who, data[0], data[1]), f"civ-{CIVS[data[0]]}")

    def tell_play(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.plays(who, self.w.parts.card_title(self.game, data[0])))

    def tell_discard(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.discards(who, self.w.parts.card_title(self.game, data[0])))

    def tell_cleanse(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.cleanses(who, data[0], data[1]), f"civ-{CIVS[data[0]]}")

    def tell_drop(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat).say(self.words.drops(who, data[0]))

    def tell_first(self, seat: int, who: str, data: list[int]) -> None:
        self.line(seat, True).say(self.words.first(who))

    def tell_card(self, seat: int, who: str, data: list[int]) -> None:
        """Only its player is told."""
        title = self.w.parts.card_title(self.game, data[0])
        self.line(seat).say(self.words.begins_with(who, title) if self.opening else self.words.card_is(title))

    def tell_points(self, seat: int, who: str, data: list[int]) -> None:
        self.points.append((data[0], data[1]))

    def tell_final(self, seat: int, who: str, data: list[int]) -> None:
        """One line for each seat; its points are one chip."""
        line = self.line(seat, True)
        line.say(self.words.scores(who, self.points))
        if data[0]:
            line.add("vp", data[0], self.words.points)
        self.points, self.ended = [], True

    # ---- what comes of it: chips
    def chip_cosmo(self, seat: int, data: list[int]) -> None:
        self.line(seat).add("cosmo", data[0], self.w.answers.cosmo)

    def chip_malus(self, seat: int, data: list[int]) -> None:
        self.line(seat).add("malus", data[0], self.w.answers.malus, True)

    def chip_worship(self, seat: int, data: list[int]) -> None:
        civ, n = data
        self.line(seat).add(f"worship-{civ}", n, lambda total: self.w.answers.worship(civ, total))

    def chip_draw(self, seat: int, data: list[int]) -> None:
        if not self.opening:
            self.line(seat).add("card", data[0], self.w.answers.cards)

    def chip_tile(self, seat: int, data: list[int]) -> None:
        line = self.line(seat)
        if not line.sentences:
            line.say(self.words.tile(f"{{{seat}}}"))
        line.add("tile", 1, self.w.answers.tiles)

    def chip_train(self, seat: int, data: list[int]) -> None:
        civ, n = data
        self.last().add(f"warrior-{civ}", n, lambda total: self.w.answers.warriors(civ, total))

    def chip_produce(self, seat: int, data: list[int]) -> None:
        colour = data[1]
        self.last().add(f"crystal-{CRYSTALS[colour]}", 1, lambda total: self.w.answers.crystals(colour, total))

    # ---- what nobody does
    def open_setup(self, who: str, data: list[int]) -> None:
        self.open(self.words.set_up(who))

    def open_round(self, who: str, data: list[int]) -> None:
        number, card = data
        self.found.append(Told(SPECTATOR, self.words.round(number), kind="period", period=str(number)))
        self.open(self.words.round_begins(who, self.game.box.round_cards[card] if card != NONE else ""))

    def open_row_die(self, who: str, data: list[int]) -> None:
        self.open(self.words.row_die(data[0], data[1]), f"civ-{CIVS[data[0]]}")

    def open_dice(self, who: str, data: list[int]) -> None:
        self.open(self.words.dice(data[0]))

    def open_page(self, who: str, data: list[int]) -> None:
        self.last().say(self.words.page(data[0], data[1]), f"civ-{CIVS[data[0]]}")

    def open_shuffle(self, who: str, data: list[int]) -> None:
        self.last().say(self.words.new_deck)

    def open_develop(self, who: str, data: list[int]) -> None:
        """What a civ builds is told when it does; one that has nothing to do is not spoken of."""
        if data[1] == FEAST:
            self.open(self.words.celebrates(data[0]), f"civ-{CIVS[data[0]]}")

    def open_settle(self, who: str, data: list[int]) -> None:
        self.open(self.words.settles(data[0], data[1]), place_of(data[1]))

    def open_improve(self, who: str, data: list[int]) -> None:
        self.open(self.words.improves(data[0], data[1], data[2]), place_of(data[2]))

    PLAYERS: Final = {
        "first house": tell_house, "take": tell_take, "turn": tell_turn, "divine": tell_divine, "place": tell_place,
        "rest": tell_rest, "lead": tell_lead, "attack": tell_attack, "hunt": tell_hunt, "build": tell_build,
        "upgrade": tell_upgrade, "pyramid": tell_pyramid, "token": tell_token, "holiday": tell_holiday,
        "play": tell_play, "discard": tell_discard, "cleanse": tell_cleanse, "drop": tell_drop, "first": tell_first,
        "card": tell_card, "points": tell_points, "final": tell_final,
    }  # fmt: skip
    CHIPS: Final = {
        "cosmo": chip_cosmo, "malus": chip_malus, "worship": chip_worship, "draw": chip_draw, "tile": chip_tile,
        "train": chip_train, "produce": chip_produce,
    }  # fmt: skip
    TABLE: Final = {
        "setup": open_setup, "round": open_round, "row die": open_row_die, "dice": open_dice, "page": open_page,
        "shuffle": open_shuffle, "develop": open_develop, "settle": open_settle, "improve": open_improve,
    }  # fmt: skip

    # ---- answers that no event tells
    def deed(self, seat: int, action: int) -> None:
        text, places = deed(self.w, f"{{{seat}}}", action)
        self.line(seat).say(text, *places)


def deed(w: Words, who: str, action: int) -> tuple[str, tuple[str, ...]]:
    """What an answer was, where the journal is silent about it."""
    words = w.story
    if action < actions.TAKE:
        return words.names_civ(who, action - actions.CHOOSE), (f"civ-{CIVS[action - actions.CHOOSE]}",)
    if actions.PLACE <= action < actions.PLAY:
        civ = (action - actions.PLACE) // len(actions.PLACINGS)
        return words.will_place(who, civ), (f"civ-{CIVS[civ]}",)
    if actions.PYRAMID_ON <= action < actions.GROUP:
        h = action - actions.PYRAMID_ON
        return words.plans_pyramid(who, h), (place_of(h),)
    if actions.GROUP <= action < actions.HOLIDAY:
        h = action - actions.GROUP
        return words.names_for_pyramid(who, h), (place_of(h),)
    if actions.SPEND <= action < actions.GO:
        return words.spends(who, action - actions.SPEND), ()
    if actions.WORSHIP <= action < actions.RETURN:
        return words.names_civ(who, action - actions.WORSHIP), (f"civ-{CIVS[action - actions.WORSHIP]}",)
    plain = {
        actions.DECLINE: words.declines, actions.END_TURN: words.ends_turn, actions.RETURN: words.cleanses_nothing,
    }  # fmt: skip
    return plain.get(action, words.goes_on)(who), ()
