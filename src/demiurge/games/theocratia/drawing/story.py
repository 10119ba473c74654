"""The game told: a line for what somebody did with one answer, gains and costs as chips beside it.

A drawing tells what the events say and nothing else: they come filtered for who reads, so nothing hidden is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.actions import NO_TILE
from demiurge.games.theocratia.box import CIVS, FEAST, NAMES, PYRAMID
from demiurge.games.theocratia.drawing import chips
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.drawing.parts import (
    BUILDING,
    CIV,
    CRYSTAL,
    DIE,
    PIECE,
    PLACED,
    SOURCE,
    YES,
    card_of,
    piece,
    round_card,
    token,
)
from demiurge.games.theocratia.state import NONE, Theocratia
from demiurge.kernel.journal import Event
from demiurge.kernel.text import NONE as NO_CARD
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as seat_in
from demiurge.kit.saying import did
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
    """What one seat did and what came of it, or what nobody did, while it grows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.said: list[tuple[Text, bool]] = []  # whether it is a deed of the seat
        self.chips: dict[tuple[str, bool], Chip] = {}  # of one kind and direction one chip
        self.places: list[str] = []
        self.step = False

    def say(self, what: Text, *places: str, deed: bool = True) -> None:
        self.said.append((what, deed))
        self.places += [place for place in places if place not in self.places]

    def add(self, make: Callable[..., Chip], n: int, *of: int) -> None:
        made = make(n, *of)
        before = self.chips.get((made.icon, n > 0))
        self.chips[made.icon, n > 0] = made if before is None else make(n + before.amount, *of)

    def told(self) -> Told:
        if not self.said:
            pious = all(icon.startswith("worship") for icon, _ in self.chips)
            self.said = [(text("told-gains-worship") if pious else text("told-gains"), True)]
        found = sorted(self.chips.values(), key=lambda chip: not chips.is_cost(chip))
        kind = "step" if self.step and len(self.said) == 1 and not found else ""
        return Told(self.seat, self.text(), found, self.places, kind)

    def text(self) -> Text:
        """One sentence of what the seat did, or, where it begins with something else, several."""
        if self.seat != SPECTATOR and self.said[0][1]:
            deeds: list[Text] = []
            for what, deed in self.said:
                if deed:
                    deeds.append(what)
                else:
                    deeds[-1] = text("told-aside", deed=deeds[-1], aside=what)
            return did(self.seat, deeds[0] if len(deeds) == 1 else text("told-deeds", deeds=tuple(deeds)))
        found, *others = [self.sentence(what, deed) for what, deed in self.said]
        for other in others:
            found = text("told-both", first=found, second=other)
        return found

    def sentence(self, what: Text, deed: bool) -> Text:
        if not deed:
            return text("told-alone", what=what)
        return what if self.seat == SPECTATOR else did(self.seat, what)


def story(game: Theocratia, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up."""
    teller = Storyteller(game, action < 0)
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
    def __init__(self, game: Theocratia, opening: bool) -> None:
        self.game, self.opening = game, opening
        self.found: list[Line | Told] = []
        self.points: list[tuple[int, int]] = []  # of the seat that is scoring
        self.ended = False

    def lines(self) -> list[Told]:
        end = [Told(SPECTATOR, text("told-over"), kind="end")] if self.ended else []
        return [line.told() if isinstance(line, Line) else line for line in self.found] + end

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
            if isinstance(line, Line) and line.said:
                return line
        return self.line(SPECTATOR, True)

    def open(self, what: Text, *places: str) -> None:
        """Something that nobody did."""
        self.line(SPECTATOR, True).say(what, *places)

    # ---- events
    def tell(self, event: Event) -> None:
        kind, seat, data = event.kind, event.seat, event.data
        if kind in self.PLAYERS:
            self.PLAYERS[kind](self, seat, data)
        elif kind in self.TABLE:
            self.TABLE[kind](self, seat_in(seat), data)

    # ---- what players do
    def tell_house(self, seat: int, data: list[int]) -> None:
        civ, h = data
        if seat < 0:
            self.open(text("told-neutral-house", civ=CIV[civ], place=NAMES[h]), place_of(h))
        else:
            self.line(seat).say(text("told-founds", civ=CIV[civ], place=NAMES[h]), place_of(h))

    def tell_take(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-takes", die=DIE[data[0]][data[1]]))

    def tell_turn(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-turns", face=data[0]))

    def tell_divine(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-divines", face=data[0]))

    def tell_place(self, seat: int, data: list[int]) -> None:
        colour, face, civ, how = data
        what = text("told-places", die=DIE[colour][face], civ=CIV[civ], how=PLACED[how])
        self.line(seat).say(what, f"civ-{CIVS[civ]}")

    def tell_rest(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-rests"))

    def tell_lead(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-leads", card=YES[bool(data[0])]), "first")

    def tell_attack(self, seat: int, data: list[int]) -> None:
        civ, h, target, tile = data
        if target < 0:
            what = text("told-attacks-monster", civ=CIV[civ], place=NAMES[h])
        elif tile == NO_TILE:
            what = text("told-attacks", civ=CIV[civ], what=PIECE[target], place=NAMES[h])
        else:
            what = text("told-converts", civ=CIV[civ], what=PIECE[target], place=NAMES[h])
        self.line(seat).say(what, place_of(h))

    def tell_hunt(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-hunts", place=NAMES[data[0]]), place_of(data[0]))

    def tell_build(self, seat: int, data: list[int]) -> None:
        civ, kind, h, tile = data
        what, place = piece(civ, kind), NAMES[h]
        if tile == NO_TILE:
            self.line(seat).say(text("told-builds", what=what, place=place), place_of(h))
        else:
            self.line(seat).say(text("told-converts-and-builds", what=what, place=place), place_of(h))

    def tell_upgrade(self, seat: int, data: list[int]) -> None:
        civ, kind, h = data
        self.line(seat).say(text("told-raises", what=piece(civ, kind), place=NAMES[h]), place_of(h))

    def tell_pyramid(self, seat: int, data: list[int]) -> None:
        civ, h, *rest = data
        gone = [other for other in rest if other != NONE]
        built, place, names = piece(civ, PYRAMID), NAMES[h], tuple(NAMES[other] for other in gone)
        what = text("told-pyramid", what=built, place=place, gone=names)
        if len(gone) == 1:  # by the Capstone
            what = text("told-small-pyramid", what=built, place=place, gone=names[0])
        self.line(seat).say(what, *(place_of(one) for one in (h, *gone)))

    def tell_token(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-token", token=token(self.game.box.tokens[data[0]]), last=YES[bool(data[1])]))

    def tell_holiday(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-holiday", civ=CIV[data[0]], size=data[1]), f"civ-{CIVS[data[0]]}")

    def tell_play(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-plays", card=card_of(self.game, data[0])))

    def tell_discard(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-discards", card=card_of(self.game, data[0])))

    def tell_cleanse(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-cleanses", civ=CIV[data[0]], n=data[1]), f"civ-{CIVS[data[0]]}")

    def tell_drop(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-drops", civ=CIV[data[0]]))

    def tell_first(self, seat: int, data: list[int]) -> None:
        self.line(seat, True).say(text("told-first"))

    def tell_card(self, seat: int, data: list[int]) -> None:
        """Only its player is told."""
        card = card_of(self.game, data[0])
        if self.opening:
            self.line(seat).say(text("told-begins", card=card))
        else:
            self.line(seat).say(text("told-card", card=card), deed=False)

    def tell_points(self, seat: int, data: list[int]) -> None:
        self.points.append((data[0], data[1]))

    def tell_final(self, seat: int, data: list[int]) -> None:
        """One line for each seat; its points are one chip."""
        gained = tuple(text("told-points", n=n, source=credited(source)) for n, source in self.points if n > 0)
        lost = sum(-n for n, _ in self.points if n < 0)
        line = self.line(seat, True)
        line.say(text("told-scores", points=gained, n=len(gained), lost=lost))
        if data[0]:
            line.add(chips.score, data[0])
        self.points, self.ended = [], True

    # ---- what comes of it: chips
    def chip_cosmo(self, seat: int, data: list[int]) -> None:
        self.line(seat).add(chips.cosmo, data[0])

    def chip_malus(self, seat: int, data: list[int]) -> None:
        self.line(seat).add(chips.malus, data[0])

    def chip_worship(self, seat: int, data: list[int]) -> None:
        civ, n = data
        self.line(seat).add(chips.worship, n, civ)

    def chip_draw(self, seat: int, data: list[int]) -> None:
        if not self.opening:
            self.line(seat).add(chips.cards, data[0])

    def chip_tile(self, seat: int, data: list[int]) -> None:
        line = self.line(seat)
        if not line.said:
            line.say(text("told-tile"))
        line.add(chips.tiles, 1)

    def chip_train(self, seat: int, data: list[int]) -> None:
        civ, n = data
        self.last().add(chips.warriors, n, civ)

    def chip_produce(self, seat: int, data: list[int]) -> None:
        self.last().add(chips.crystals, 1, data[1])

    # ---- what nobody does
    def open_setup(self, who: str, data: list[int]) -> None:
        self.open(text("told-set-up", who=who))

    def open_round(self, who: str, data: list[int]) -> None:
        number, index = data
        card = round_card(self.game.box.round_cards[index]) if index != NONE else NO_CARD
        self.found.append(Told(SPECTATOR, text("told-round", n=number), kind="period", period=str(number)))
        self.open(text("told-round-begins", who=who, card=card))

    def open_row_die(self, who: str, data: list[int]) -> None:
        self.open(text("told-row-die", civ=CIV[data[0]], face=data[1]), f"civ-{CIVS[data[0]]}")

    def open_dice(self, who: str, data: list[int]) -> None:
        self.open(text("told-dice", civ=CIV[data[0]]))

    def open_page(self, who: str, data: list[int]) -> None:
        self.last().say(text("told-page", civ=CIV[data[0]], page=data[1]), f"civ-{CIVS[data[0]]}", deed=False)

    def open_shuffle(self, who: str, data: list[int]) -> None:
        self.last().say(text("told-new-deck"), deed=False)

    def open_develop(self, who: str, data: list[int]) -> None:
        """What a civ builds is told when it does; one that has nothing to do is not spoken of."""
        if data[1] == FEAST:
            self.open(text("told-celebrates", civ=CIV[data[0]]), f"civ-{CIVS[data[0]]}")

    def open_settle(self, who: str, data: list[int]) -> None:
        self.open(text("told-settles", civ=CIV[data[0]], place=NAMES[data[1]]), place_of(data[1]))

    def open_improve(self, who: str, data: list[int]) -> None:
        civ, kind, h = data
        self.open(text("told-improves", civ=CIV[civ], kind=BUILDING[kind], place=NAMES[h]), place_of(h))

    PLAYERS: Final = {
        "first house": tell_house, "take": tell_take, "turn": tell_turn, "divine": tell_divine, "place": tell_place,
        "rest": tell_rest, "lead": tell_lead, "attack": tell_attack, "hunt": tell_hunt, "build": tell_build,
        "upgrade": tell_upgrade, "pyramid": tell_pyramid, "token": tell_token, "holiday": tell_holiday,
        "play": tell_play, "discard": tell_discard, "cleanse": tell_cleanse, "drop": tell_drop, "first": tell_first,
        "card": tell_card, "points": tell_points, "final": tell_final, "cosmo": chip_cosmo, "malus": chip_malus,
        "worship": chip_worship, "draw": chip_draw, "tile": chip_tile, "train": chip_train, "produce": chip_produce,
    }  # fmt: skip
    TABLE: Final = {
        "setup": open_setup, "round": open_round, "row die": open_row_die, "dice": open_dice, "page": open_page,
        "shuffle": open_shuffle, "develop": open_develop, "settle": open_settle, "improve": open_improve,
    }  # fmt: skip

    # ---- answers that no event tells
    def deed(self, seat: int, action: int) -> None:
        what, *places = deed(action)
        self.line(seat).say(what, *places)


def credited(source: int) -> Text:
    """A source of points as the last line names it."""
    return CIV[source - 1] if source else SOURCE[0]


Deed = tuple[Text, str] | tuple[Text]
PLAIN: Final = {
    actions.DECLINE: text("told-declines"), actions.END_TURN: text("told-ends-turn"),
    actions.RETURN: text("told-cleanses-nothing"),
}  # fmt: skip


def deed(action: int) -> Deed:
    """What an answer was, where the journal is silent about it, and where."""
    if action < actions.TAKE:
        return chosen(action - actions.CHOOSE)
    if actions.PLACE <= action < actions.PLAY:
        civ = (action - actions.PLACE) // len(actions.PLACINGS)
        return text("told-will-place", civ=CIV[civ]), f"civ-{CIVS[civ]}"
    if actions.PYRAMID_ON <= action < actions.GROUP:
        h = action - actions.PYRAMID_ON
        return text("told-plans-pyramid", place=NAMES[h]), place_of(h)
    if actions.GROUP <= action < actions.HOLIDAY:
        h = action - actions.GROUP
        return text("told-names-for-pyramid", place=NAMES[h]), place_of(h)
    if actions.SPEND <= action < actions.GO:
        return (text("told-spends", colour=CRYSTAL[action - actions.SPEND]),)
    if actions.WORSHIP <= action < actions.RETURN:
        return chosen(action - actions.WORSHIP)
    return (PLAIN.get(action, text("told-goes-on")),)


def chosen(civ: int) -> Deed:
    return text("told-chooses", civ=CIV[civ]), f"civ-{CIVS[civ]}"
