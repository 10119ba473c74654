"""Chapter 20: what cards do when they are obtained (NE-4.9) and in Production: one executor for the whole vocabulary.

Effects are compulsory except where the vocabulary says optional or "up to"; what cannot be done is skipped and the
rest is done (NE-R73). The owner makes every choice at the moment the effect is resolved."""

from __future__ import annotations

from demiurge.games.nova_era import choices, civilization, unrest, vocabulary
from demiurge.games.nova_era.counting import amount
from demiurge.games.nova_era.state import FROM_INSTANT, Nova, score
from demiurge.games.nova_era.vocabulary import FEWER, ONE, Effect
from demiurge.kernel.state import Step


def obtained(s: Nova, seat: int, card: int) -> None:
    """NE-4.9: the Instants of a card that has entered the civilization come next."""
    if s.card(card).instants:
        s.push(Instants(seat, card, 0))


class Instants(Step[Nova]):
    """NE-4.9, NE-R21: the Instants of a card one after another, as listed; what one of them causes is finished before
    the next. All of them come, also when a Civil War damages the card between them (NE-R22)."""

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, s: Nova) -> None:
        instants = s.card(self.card).instants
        if self.number + 1 < len(instants):
            s.push(Instants(self.seat, self.card, self.number + 1))
        resolve(s, self.seat, instants[self.number])


def resolve(s: Nova, seat: int, effect: Effect) -> None:
    """Do one effect, or push the questions that it asks."""
    n, op = amount(s, seat, effect), effect.op
    if n == 0:
        return
    if op == vocabulary.GAIN:
        gain(s, seat, effect.res, n, effect.card)
    elif op == vocabulary.UNREST:
        unrest.move(s, seat, n)
    elif op == vocabulary.VP:
        score(s, seat, n, FROM_INSTANT, effect.card)
    elif op == vocabulary.STEAL or op == vocabulary.RIVAL_UNREST or op == vocabulary.RIVAL_DAMAGE:
        against_rivals(s, seat, effect, n)
    elif op == vocabulary.REPAIR:
        s.push(choices.Repair(seat, n, 0))
    elif op == vocabulary.RESEARCH:
        s.push(choices.Research(seat, n))
    elif op == vocabulary.MOVE_TRACK:
        s.push(choices.MoveTrack(seat, effect.track, n))
    elif op == vocabulary.CONVERT:
        s.push(choices.Convert(seat, effect.id, effect.limit))
    else:
        assert op == vocabulary.TOKEN_COLUMN
        s.push(choices.TokenColumn(seat))


def gain(s: Nova, seat: int, mask: int, n: int, card: int) -> None:
    """Resources from the supply, which has no end (NE-R2). Of several types each single one is chosen."""
    if mask.bit_count() == 1:
        color = mask.bit_length() - 1
        s.players[seat].gain(color, n)
        s.tell("gained", seat, [color, n, card])
    else:
        s.push(choices.Take(seat, mask, n, card))


# ---- what is done to rivals
def against_rivals(s: Nova, seat: int, effect: Effect, n: int) -> None:
    """One rival after another, clockwise from the owner's left; what it causes to one is finished before the next
    (NE-R71), so the first is pushed last."""
    if effect.rivals == ONE:
        s.push(choices.ChooseRival(seat, effect.id, n))
        return
    for rival in reversed(selected(s, seat, effect)):
        s.push(Against(seat, rival, effect.id, n))


def selected(s: Nova, seat: int, effect: Effect) -> list[int]:
    """NE-20.29: the rivals that an effect is about; FEWER: those with fewer Technologies of its colour than the
    owner."""
    rivals = s.rivals(seat)
    if effect.rivals != FEWER:
        return rivals
    mine = s.players[seat].counts[effect.than]
    return [rival for rival in rivals if s.players[rival].counts[effect.than] < mine]


class Against(Step[Nova]):
    """One effect against one rival: steal (NE-20.4), raise Unrest (NE-20.5), or damage (NE-20.6)."""

    def __init__(self, seat: int, rival: int, effect: int, n: int) -> None:
        self.seat = seat
        self.rival = rival
        self.effect = effect
        self.n = n

    def run(self, s: Nova) -> None:
        effect = s.effect(self.effect)
        if effect.op == vocabulary.STEAL:
            s.push(choices.Steal(self.seat, self.rival, effect.res, self.n))
        elif effect.op == vocabulary.RIVAL_UNREST:
            unrest.move(s, self.rival, self.n)
        else:
            s.push(choices.DamageOwn(self.rival, self.n))


def can_affect(s: Nova, rival: int, effect: Effect) -> bool:
    """Whether an effect would do something to this rival: only such a one may be chosen (NE-20.29)."""
    p = s.players[rival]
    if effect.op == vocabulary.STEAL:
        for color in range(vocabulary.TYPES):
            if effect.res >> color & 1 and p.resources[color]:
                return True
        return False
    return effect.op != vocabulary.RIVAL_DAMAGE or len(civilization.sound_technologies(p)) > 0
