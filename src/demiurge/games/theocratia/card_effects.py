"""Chapter 28: what power cards do, one operation at a time, and the choices that belong to them (TH-27.10)."""

from __future__ import annotations

from demiurge.games.theocratia import conversion_tiles, deck, expansion, malus, power_cards, production, war, worship
from demiurge.games.theocratia.actions import CHOOSE, HUNT, RETURN, TURN
from demiurge.games.theocratia.box import (
    ADD_CRYSTAL,
    BLACK,
    CANCEL_MALUS,
    CLAIM_TILE,
    DISCARD_FROM_HAND,
    DRAW,
    EXTRA_ATTACK,
    EXTRA_EXPAND,
    FACES,
    GAIN_COSMO,
    HOLIDAY_DISCOUNT,
    HOUSE,
    MALUS_BACK,
    PLAYERS,
    PURE_BLACK,
    PYRAMID_GROUP,
    REMOVE_BLACK,
    REMOVE_MONSTER,
    REPEAT_BONUS,
    TRAIN,
    TURN_DIE,
    WAR_DISCOUNT,
    WORSHIP_OF,
    Effect,
)
from demiurge.games.theocratia.state import COLOURED, Theocracy
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Choice, Decision, Refusal, Step


class Apply(Step[Theocracy]):
    """One operation of a card: `number` is its place among the effects."""

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, s: Theocracy) -> None:
        effect = s.game.box.cards[self.card].effects[self.number]
        if not self.for_player(s, effect) and not self.for_civs(s, effect):
            self.for_turn(s, effect)

    def for_player(self, s: Theocracy, effect: Effect) -> bool:
        """Cosmo, malus, cards and tiles; whether it was one of these."""
        op, seat, n = effect.op, self.seat, effect.n
        if op == GAIN_COSMO:
            worship.gain_cosmo(s, seat, n)
        elif op == MALUS_BACK:
            malus.back(s, seat, n)
        elif op == DRAW:
            deck.draw(s, seat, n)
        elif op == DISCARD_FROM_HAND:
            for _ in range(n):
                s.push(deck.DiscardOne(seat))
        elif op == CLAIM_TILE:
            conversion_tiles.receive(s, seat, conversion_tiles.lowest(s, seat))
        else:
            return False
        return True

    def for_civs(self, s: Theocracy, effect: Effect) -> bool:
        """What goes to the acting civ, or to the named ones; whether it was one of these."""
        op, seat, n = effect.op, self.seat, effect.n
        civs = s.chosen if effect.chosen else [s.civ]
        if op == WORSHIP_OF:
            for civ in civs:
                s.push(worship.Gain(seat, civ, n))
        elif op == ADD_CRYSTAL:
            for civ in civs:
                for _ in range(n):
                    production.produce(s, civ, s.colour[seat])
        elif op == REMOVE_BLACK:
            s.push(ReturnBlack(seat, civs[0], n))
        elif op == TRAIN:
            for civ in civs:
                production.train(s, civ, n)
        else:
            return False
        return True

    def for_turn(self, s: Theocracy, effect: Effect) -> None:
        """What bears on the running turn, its die and what is declared."""
        op, seat, n = effect.op, self.seat, effect.n
        if op == TURN_DIE:
            s.push(TurnDie(seat))
        elif op == REPEAT_BONUS:
            match_bonus(s, seat)
        elif op in (WAR_DISCOUNT, HOLIDAY_DISCOUNT):
            s.discount += n
        elif op == REMOVE_MONSTER:
            s.hunts -= 1
            s.push(Hunt(seat, n))
        elif op == EXTRA_ATTACK:
            s.push(SecondAttack(seat))
        elif op == EXTRA_EXPAND:
            s.push(expansion.Build(seat, s.civ, HOUSE, 0))
        elif op == PYRAMID_GROUP:
            s.group = n
        elif op == CANCEL_MALUS:
            s.cleared = 1
        else:
            assert op == PURE_BLACK
            s.pure = 1 + min(s.named.count(BLACK) * n, effect.limit)  # gained after all payments


def match_bonus(s: Theocracy, seat: int) -> None:
    """TH-5.2: the bonus of the covered cell."""
    numbers = s.game.numbers
    s.push(worship.Gain(seat, s.civ, numbers.row_worship[s.bonus]))
    worship.gain_cosmo(s, seat, numbers.row_cosmo[s.bonus])


# ---- choices
class NameCiv(Choice[Theocracy]):
    """A civ for a card; different ones where it names several (P05). Only one for which something would change, if the
    card has no other effect (TH-27.8)."""

    verb = CHOOSE
    clause = "TH-27.8"

    def __init__(self, seat: int, card: int, number: int) -> None:
        super().__init__(seat)
        self.card = card
        self.number = number

    def answers(self, s: Theocracy) -> list[int]:
        return [CHOOSE.of(civ) for civ in range(PLAYERS) if civ not in s.chosen and self.useful(s, civ)]

    def useful(self, s: Theocracy, civ: int) -> bool:
        for effect in s.game.box.cards[self.card].effects:
            if effect.chosen and power_cards.suits(s, self.seat, effect, civ):
                return True
        return False

    def take(self, s: Theocracy, action: int) -> None:
        s.chosen = s.chosen + [CHOOSE.at(action)]

    def moot(self, s: Theocracy) -> None:
        """No further civ: as much as possible is done (TH-27.9)."""


class ReturnBlack(Choice[Theocracy]):
    """P06: none, one or two black crystals go back to the reserve; some, if nothing else would change (TH-27.8)."""

    verb = RETURN
    clause = "TH-28.6"

    def __init__(self, seat: int, civ: int, most: int) -> None:
        super().__init__(seat)
        self.civ = civ
        self.most = most

    def answers(self, s: Theocracy) -> list[int]:
        most = min(self.most, s.area[self.civ * COLOURED + BLACK])
        least = 0 if s.reserve[s.colour[self.seat]] or not most else 1
        return [RETURN.of(n) for n in range(least, most + 1)]

    def take(self, s: Theocracy, action: int) -> None:
        n = RETURN.at(action)
        s.area[self.civ * COLOURED + BLACK] -= n
        s.reserve[BLACK] += n
        if n:
            s.tell("cleanse", self.seat, [self.civ, n])


class TurnDie(Choice[Theocracy]):
    """P09: another face from 1 to 5."""

    verb = TURN
    clause = "TH-28.9"

    def answers(self, s: Theocracy) -> list[int]:
        return [TURN.of(face - 1) for face in range(1, FACES) if face != s.face]

    def take(self, s: Theocracy, action: int) -> None:
        s.face = TURN.at(action) + 1
        s.tell("turn", self.seat, [s.face])


class Hunt(Choice[Theocracy]):
    """P14: a second monster anywhere, without warriors and without worship."""

    verb = HUNT
    clause = "TH-28.14"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def answers(self, s: Theocracy) -> list[int]:
        return [HUNT.of(h) for h in cells(s.monsters)]

    def take(self, s: Theocracy, action: int) -> None:
        h = HUNT.at(action)
        war.slay(s, h)
        s.tell("hunt", self.seat, [h])
        deck.draw(s, self.seat, self.cards)


class SecondAttack(Decision[Theocracy]):
    """P15: the same civ makes a second attack or conversion."""

    def answers(self, s: Theocracy) -> list[int]:
        return war.answers(s, self.seat, s.civ)

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        return war.refuse(s, self.seat, s.civ, action)

    def take(self, s: Theocracy, action: int) -> None:
        war.declare(s, self.seat, action, 1)

    def always(self, s: Theocracy) -> bool:
        return len(s.hands[self.seat]) > 0
