"""The running turn, the question, and what waits behind it."""

from __future__ import annotations

from typing import Any

from demiurge.games.theocratia import (
    actions,
    card_choices,
    deck,
    development,
    expansion,
    holidays,
    pyramids,
    round_bonus,
    tokens,
    turns,
    war,
    worship,
)
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.features import places
from demiurge.games.theocratia.features.kinds import KIND_OF, QUESTIONS
from demiurge.games.theocratia.features.scales import FEW, PAIR, SOME
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.features import Sheet
from demiurge.kernel.state import Step


def running(s: Theocracy, sheet: Sheet) -> None:
    """What the active player's die is and does; nothing between turns."""
    if s.active == v.NOBODY:
        return
    sheet.mark(places.DIE, s.die, v.PLAYERS)
    sheet.mark(places.FACE, s.face - 1, v.FACES)
    sheet.mark(places.ACTING, s.civ, v.PLAYERS)
    sheet.mark(places.MATCHED, s.bonus, v.CELLS)
    sheet.put(places.FESTIVE, float(s.festive))
    sheet.put(places.CLEARED, float(s.cleared))
    sheet.mark(places.ACT, s.act, v.CELEBRATING + 1)
    sheet.put(places.HUNTS, s.hunts / PAIR)
    sheet.put(places.HIT, float(s.hit))
    sheet.put(places.DISCOUNT, s.discount / FEW)
    sheet.put(places.SMALL_GROUP, 1.0 if s.group else 0.0)
    sheet.put(places.PURE, s.pure / FEW)


def named(s: Theocracy, me: int, sheet: Sheet) -> None:
    """Crystals for a Holiday (TH-16.4) by who gains by them, and civs for a card."""
    if s.named:
        sheet.put(places.NAMED_GREEN, s.named.count(v.GREEN) / SOME)
        sheet.put(places.NAMED_BLACK, s.named.count(v.BLACK) / SOME)
        unused = 0
        for colour in range(v.PLAYERS):
            n, seat = s.named.count(colour), s.seat_of[colour]
            if seat == v.NOBODY:
                unused += n
            else:
                sheet.put(place_of(s, me, seat) + places.NAMED, n / FEW)
        sheet.put(places.NAMED_UNUSED, unused / SOME)
    for civ in s.chosen:
        sheet.mark(places.CHOSEN, civ, v.PLAYERS)


def asked(s: Theocracy, me: int, sheet: Sheet) -> None:
    """The kind of the question, and what it is about."""
    if s.asks[s.seats] == v.NOBODY:
        return
    top = s.lanes[s.seats][-1]
    sheet.mark(places.QUESTION, KIND_OF.get(type(top), v.NONE), len(QUESTIONS))
    if isinstance(top, war.DeclaredWar):
        aim(s, me, top.h, sheet)
        sheet.mark(places.AIM_TILE, top.tile, len(actions.TILES))
    elif isinstance(top, pyramids.Group):
        aim(s, me, top.h if top.second == v.NONE else top.second, sheet)
        sheet.put(places.GROUP_NAMED, 0.0 if top.second == v.NONE else 1.0)
    elif isinstance(top, holidays.Spend):
        sheet.put(places.SPEND_LEFT, top.left / SOME)
    elif isinstance(top, (expansion.Build, tokens.Upgrade)):
        sheet.mark(places.ASKED_CIV, top.civ, v.PLAYERS)
        sheet.mark(places.ASKED_KIND, top.kind - v.HOUSE, len(places.BUILT))
    elif isinstance(top, (tokens.ChooseToken, development.Settle, development.Improve, card_choices.ReturnBlack)):
        sheet.mark(places.ASKED_CIV, top.civ, v.PLAYERS)


def aim(s: Theocracy, me: int, h: int, sheet: Sheet) -> None:
    """The building that an attack or a pyramid is about: its kind, civ and owner."""
    owner = s.owner(h)
    sheet.mark(places.AIM, s.piece[h] % v.KINDS - v.HOUSE, len(places.BUILT))
    sheet.mark(places.AIM_CIV, s.piece[h] // v.KINDS, v.PLAYERS)
    if owner != v.NOBODY:
        sheet.put(place_of(s, me, owner) + places.AIMED_AT, 1.0)


def place_of(s: Theocracy, me: int, seat: int) -> int:
    """Where the numbers of a seat begin."""
    return places.PLAYERS_AT + (seat - me) % s.seats * places.PLAYER_SIZE


def owed(s: Theocracy, me: int, sheet: Sheet) -> None:
    """What waits behind the question: worship, cards and tokens for the players, civs to develop, a die to be laid."""
    due = Dues(s)
    for step in s.lanes[s.seats]:
        due.count(s, step, sheet)
    if not due.some:
        return
    for seat in range(s.seats):
        at = place_of(s, me, seat)
        for civ in range(v.PLAYERS):
            sheet.put(at + places.DUE + civ, due.worship[seat * v.PLAYERS + civ] / FEW)
        sheet.put(at + places.ANY_DUE, due.any_civ[seat] / PAIR)
        sheet.put(at + places.TOKENS_DUE, float(due.tokens[seat]))
        sheet.put(at + places.CARDS_DUE, due.cards[seat] / PAIR)
        sheet.put(at + places.DISCARDS_DUE, due.discards[seat] / PAIR)


class Dues:
    """What the pending steps will give and take, by seat; worship by seat * 4 + civ. some: whether there is any."""

    def __init__(self, s: Theocracy) -> None:
        self.some = False
        self.worship = [0] * (s.seats * v.PLAYERS)
        self.any_civ = [0] * s.seats
        self.tokens = [0] * s.seats
        self.cards = [0] * s.seats
        self.discards = [0] * s.seats

    def count(self, s: Theocracy, step: Step[Any], sheet: Sheet) -> None:
        """One of them. A civ that will develop and a die that will land are written at once: there is only one such."""
        if isinstance(step, development.Develop):
            sheet.mark(places.TO_DEVELOP, step.civ, v.PLAYERS)
            return
        if isinstance(step, turns.Land):
            sheet.mark(places.LANDING, step.civ, v.PLAYERS)
            sheet.marks(places.LANDING_AS, step.how, 2)
            return
        if isinstance(step, worship.Gain):
            self.worship[step.seat * v.PLAYERS + step.civ] += step.n
        elif isinstance(step, war.WarWorship):
            self.war(s, step.seat, step.civ)
        elif isinstance(step, worship.AnyWorship):
            self.any_civ[step.seat] += step.n
        elif isinstance(step, tokens.ChooseToken):
            self.tokens[step.seat] += 1
        elif isinstance(step, deck.DiscardOne):
            self.discards[step.seat] += 1
        elif isinstance(step, deck.Draw):
            self.cards[step.seat] += step.n
        else:
            return
        self.some = True

    def war(self, s: Theocracy, seat: int, civ: int) -> None:
        """TH-8.6, TH-8.13, TH-8.7: the attacker's, the round bonus, and that of the barracks."""
        rewarded = round_bonus.rewards(s.game.box, round_bonus.active(s), v.FOR_WAR)
        self.worship[seat * v.PLAYERS + civ] += 2 if rewarded else 1
        for other in range(s.seats):
            if s.own(other) & s.built(civ, v.BARRACK):
                self.worship[other * v.PLAYERS + civ] += 1
