"""The game told: a line for what somebody did with one answer, gains and costs as chips beside it.

A drawing tells what the events say and nothing else: they come filtered for who reads, so nothing hidden is told. It
has no language; what is told of each event is in `deeds.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.board import NAMES
from demiurge.games.theocratia.drawing import chips, deeds, parts
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.state import Theocratia
from demiurge.games.theocratia.vocabulary import FEAST, NONE
from demiurge.kernel.journal import Event
from demiurge.kernel.text import NONE as NO_CARD
from demiurge.kernel.text import Text, text
from demiurge.kernel.text import seat as seat_in
from demiurge.kit import teller
from demiurge.kit.saying import did
from demiurge.kit.scene import SPECTATOR, Chip, Told
from demiurge.kit.trial import costs_first

TOLD_BY: Final = {
    action: kind
    for verb, kind in (
        (actions.CHOOSE, "first house"), (actions.PLACE, "place"), (actions.PYRAMID_ON, "pyramid"),
        (actions.GROUP, "pyramid"), (actions.SPEND, ""), (actions.WORSHIP, ""), (actions.RETURN, "cleanse"),
    )
    for action in range(verb.base, verb.end)
} | {actions.GO: "pyramid", actions.END_TURN: "", actions.DECLINE: ""}  # fmt: skip
"""Answers that need not be told by an event, and the one that tells them if it comes. All others always are."""
STEPS: Final = {*range(actions.TAKE.base, actions.TAKE.end), actions.GO, actions.END_TURN}
"""Answers on the way to a deed, which tells of them, too."""
FOR_A_CIV: Final = (actions.CHOOSE, actions.SETTLE, actions.UPGRADE)
"""Answers that may be told of the civ alone, and are yet the deed of who decided."""


class Line(Told):
    """What one seat did and what came of it, or what nobody did, while it grows."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.asides: set[int] = set()  # which of the deeds are not the seat's, but came of what it did
        self.gains: dict[tuple[str, bool], Chip[Text]] = {}  # of one kind and direction one chip
        self.step = False

    def say(self, what: Text, *places: str, deed: bool = True) -> None:
        """However often it comes."""
        if not deed:
            self.asides.add(len(self.deeds))
        self.deeds.append(what)
        self.places += [place for place in places if place not in self.places]

    def gain(self, make: Callable[..., Chip[Text]], n: int, *of: int) -> None:
        made = make(n, *of)
        before = self.gains.get((made.icon, n > 0))
        self.gains[made.icon, n > 0] = made if before is None else make(n + before.amount, *of)

    def close(self) -> None:
        """One sentence of what the seat did, or, where it begins with something else, several."""
        if not self.deeds:
            pious = all(icon.startswith("worship") for icon, _ in self.gains)
            self.deeds = [text("told-gains-worship") if pious else text("told-gains")]
        self.chips = costs_first(self.gains.values()) if self.gains else []
        if self.step and len(self.deeds) == 1 and not self.chips:
            self.kind = "step"
        if self.seat == SPECTATOR or 0 in self.asides:
            self.text, *others = [self.sentence(what, at not in self.asides) for at, what in enumerate(self.deeds)]
            for other in others:
                self.text = text("told-both", first=self.text, second=other)
        elif len(self.deeds) > 1:
            self.deeds = [self.in_turn()]

    def in_turn(self) -> Text:
        """One after the other, each with what came of it."""
        found: list[Text] = []
        for at, what in enumerate(self.deeds):
            if at in self.asides:
                found[-1] = text("told-aside", deed=found[-1], aside=what)
            else:
                found.append(what)
        return found[0] if len(found) == 1 else text("told-deeds", deeds=tuple(found))

    def sentence(self, what: Text, deed: bool) -> Text:
        if not deed:
            return text("told-alone", what=what)
        return what if self.seat == SPECTATOR else did(self.seat, what)


def story(game: Theocratia, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """What one answer did. `action` is -1 for what happened while setting up."""
    found = Teller(game).story(seat, action, events)
    if found and found[0].seat == SPECTATOR and any(action in verb for verb in FOR_A_CIV):
        found[0].seat = seat
    return found


def points(event: Event) -> tuple[int, Text] | None:
    """How many points an event scored, and for what; None where it is no such event."""
    return (event.data[0], parts.SOURCE[event.data[1]]) if event.kind == "points" else None


class Teller(teller.Teller[Theocratia, Line]):
    LINE = Line

    def __init__(self, game: Theocratia) -> None:
        super().__init__(game)
        self.points: list[tuple[int, int]] = []  # of the seat that is scoring
        self.ended = False

    def deed(self, seat: int, action: int) -> None:
        if action in TOLD_BY and not self.happens(TOLD_BY[action]):
            self.line(seat).say(*deeds.answered(action))

    def close(self) -> None:
        first = self.found[0] if self.found else None
        if isinstance(first, Line):
            first.step = self.action in STEPS
        for line in self.found:
            if isinstance(line, Line):
                line.close()
        if self.ended:
            self.end(text("told-over"))

    # ---- lines
    def line(self, seat: int, fresh: bool = False) -> Line:
        """The line of this seat since something else began, or a new one."""
        if not fresh:
            for line in reversed(self.found):
                if not isinstance(line, Line) or (line.seat == SPECTATOR and seat != SPECTATOR):
                    break
                if line.seat == seat:
                    return line
        return super().line(seat, True)

    def last(self) -> Line:
        """The line in which what befalls the civs is told."""
        for line in reversed(self.found):
            if isinstance(line, Line) and line.deeds:
                return line
        return self.line(SPECTATOR, True)

    def say(self, what: Text, *places: str) -> None:
        """Something that nobody did; more may come of it."""
        self.line(SPECTATOR, True).say(what, *places)

    # ---- events
    def tell(self, event: Event) -> None:
        kind, seat, data = event.kind, event.seat, event.data
        if kind in deeds.OF_SEATS:
            self.line(seat).say(*deeds.told(kind, *data))
        elif kind in deeds.OF_NOBODY:
            self.say(*deeds.told(kind, *data))
        elif kind in self.TELLERS:
            self.TELLERS[kind](self, seat, data)

    # ---- what players do
    def tell_house(self, seat: int, data: list[int]) -> None:
        civ, h = parts.CIV[data[0]], data[1]
        if seat < 0:
            self.say(text("told-neutral-house", civ=civ, place=NAMES[h]), place_of(h))
        else:
            self.line(seat).say(text("told-founds", civ=civ, place=NAMES[h]), place_of(h))

    def tell_token(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(
            text("told-token", token=parts.token(self.game.box.tokens[data[0]]), last=parts.YES[bool(data[1])])
        )

    def tell_play(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-plays", card=parts.card_of(self.game, data[0])))

    def tell_discard(self, seat: int, data: list[int]) -> None:
        self.line(seat).say(text("told-discards", card=parts.card_of(self.game, data[0])))

    def tell_first(self, seat: int, data: list[int]) -> None:
        self.line(seat, True).say(text("told-first"))

    def tell_card(self, seat: int, data: list[int]) -> None:
        """Only its player is told."""
        card = parts.card_of(self.game, data[0])
        if self.action < 0:
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
            line.gain(chips.score, data[0])
        self.points, self.ended = [], True

    # ---- what comes of it
    def chip_cosmo(self, seat: int, data: list[int]) -> None:
        self.line(seat).gain(chips.cosmo, data[0])

    def chip_malus(self, seat: int, data: list[int]) -> None:
        self.line(seat).gain(chips.malus, data[0])

    def chip_worship(self, seat: int, data: list[int]) -> None:
        civ, n = data
        self.line(seat).gain(chips.worship, n, civ)

    def chip_draw(self, seat: int, data: list[int]) -> None:
        if self.action >= 0:
            self.line(seat).gain(chips.cards, data[0])

    def chip_tile(self, seat: int, data: list[int]) -> None:
        line = self.line(seat)
        if not line.deeds:
            line.say(text("told-tile"))
        line.gain(chips.tiles, 1)

    def chip_train(self, seat: int, data: list[int]) -> None:
        civ, n = data
        self.last().gain(chips.warriors, n, civ)

    def chip_produce(self, seat: int, data: list[int]) -> None:
        self.last().gain(chips.crystals, 1, data[1])

    def tell_page(self, seat: int, data: list[int]) -> None:
        civ, number = data
        self.last().say(text("told-page", civ=parts.CIV[civ], page=number), deeds.row_of(civ), deed=False)

    def tell_shuffle(self, seat: int, data: list[int]) -> None:
        self.last().say(text("told-new-deck"), deed=False)

    # ---- what nobody does
    def tell_setup(self, seat: int, data: list[int]) -> None:
        self.say(text("told-set-up", who=seat_in(seat)))

    def tell_round(self, seat: int, data: list[int]) -> None:
        number, index = data
        card = parts.round_card(self.game.box.round_cards[index]) if index != NONE else NO_CARD
        self.heading(text("told-round", n=number), str(number))
        self.say(text("told-round-begins", who=seat_in(seat), card=card))

    def tell_dice(self, seat: int, data: list[int]) -> None:
        self.say(text("told-dice", civ=parts.CIV[data[0]]))  # all others are on the table

    def tell_develop(self, seat: int, data: list[int]) -> None:
        """What a civ builds is told when it does; one that has nothing to do is not spoken of."""
        if data[1] == FEAST:
            self.say(text("told-celebrates", civ=parts.CIV[data[0]]), deeds.row_of(data[0]))

    TELLERS: Final = {
        "first house": tell_house, "token": tell_token, "play": tell_play, "discard": tell_discard,
        "first": tell_first, "card": tell_card, "points": tell_points, "final": tell_final, "cosmo": chip_cosmo,
        "malus": chip_malus, "worship": chip_worship, "draw": chip_draw, "tile": chip_tile, "train": chip_train,
        "produce": chip_produce, "page": tell_page, "shuffle": tell_shuffle, "setup": tell_setup,
        "round": tell_round, "dice": tell_dice, "develop": tell_develop,
    }  # fmt: skip


def credited(source: int) -> Text:
    """A source of points as the last line names it."""
    return parts.CIV[source - 1] if source else parts.SOURCE[0]
