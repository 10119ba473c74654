"""Chapters 5, 6 and 15: a turn. A die is taken, perhaps changed, placed in a civ's row, and the civ acts.

Each of the four questions is a moment in which power cards may be played (TH-27.3) and tiles claimed (TH-21.3)."""

from __future__ import annotations

from abc import abstractmethod

from demiurge.games.theocratia import (
    actions,
    conversion_tiles,
    deck,
    dice,
    expansion,
    holidays,
    leading,
    malus,
    power_cards,
    production,
    pyramids,
    war,
    worship,
)
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Question, Theocracy
from demiurge.kernel.state import NOT_ASKED, Refusal, Step


class Moment(Question):
    """What all moments of a turn but the declared one have in common: cards that may be played, tiles to claim."""

    @abstractmethod
    def moment(self) -> int:
        """Which one it is: cards say when they may be played."""

    def side_answers(self, s: Theocracy) -> list[int]:
        return power_cards.answers(s, self.seat, self.moment()) + conversion_tiles.claims(s, self.seat)

    def refuse_side(self, s: Theocracy, action: int) -> Refusal:
        if action in actions.PLAY:
            return power_cards.refuse(s, self.seat, actions.PLAY.at(action), self.moment())
        if action in actions.CLAIM:
            return conversion_tiles.refuse_claim(s, self.seat, actions.CLAIM.at(action))
        return NOT_ASKED

    def take_side(self, s: Theocracy, action: int) -> bool:
        """Whether the answer was beside the point: then the question is asked again."""
        if action in actions.PLAY:
            s.push(self)
            power_cards.play(s, self.seat, actions.PLAY.at(action))
        elif action in actions.CLAIM:
            s.push(self)
            conversion_tiles.claim(s, self.seat, actions.CLAIM.at(action))
        else:
            return False
        return True


# ---- the die
class Take(Moment):
    """TH-5.1: any die of the action table."""

    def moment(self) -> int:
        return v.AT_START

    def answers(self, s: Theocracy) -> list[int]:
        found = [actions.TAKE.of(i) for i in range(v.FACES * v.PLAYERS) if s.table[i]]
        if not s.hands[self.seat] and s.cosmo[self.seat] < s.game.numbers.die_step and dice.blocked_face(s):
            found = [a for a in found if self.refuse_die(s, a) is None]
        return found + self.side_answers(s)

    def refuse_die(self, s: Theocracy, action: int) -> Refusal:
        face, colour = divmod(actions.TAKE.at(action), v.PLAYERS)
        return dice.refuse_take(s, self.seat, face + 1, colour)

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        return self.refuse_die(s, action) if action in actions.TAKE else self.refuse_side(s, action)

    def take(self, s: Theocracy, action: int) -> None:
        if self.take_side(s, action):
            return
        place = actions.TAKE.at(action)
        s.table[place] -= 1
        s.face, s.die = place // v.PLAYERS + 1, place % v.PLAYERS
        s.tell("take", self.seat, [s.die, s.face])
        s.push(Draft(self.seat))


class Draft(Moment):
    """The die is in hand: change it (chapter 6), use a 6 for Divination (chapter 15), and place it. Cards are
    discarded here to recolour it (TH-20.3) or to repeat a number (TH-20.4)."""

    def moment(self) -> int:
        return v.DRAFTED

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action in actions.TURN:
            return dice.refuse_turn(s, self.seat, actions.TURN.at(action) + 1)
        if action in actions.DIVINE:
            return None if s.face == v.FACES else "TH-15.1"
        if action in actions.PLACE:
            civ, how = divmod(actions.PLACE.at(action), len(actions.PLACINGS))
            return self.refuse_place(s, civ, how)
        return self.refuse_side(s, action)

    def refuse_place(self, s: Theocracy, civ: int, how: int) -> Refusal:
        """TH-5.9, TH-5.4, TH-20.3. Who played Clear Sight must divine (TH-27.8)."""
        if s.rows[civ * v.CELLS + v.CELLS - 1]:
            return "TH-5.9"
        if s.cleared and s.face == v.FACES:
            return "TH-28.22"
        if how and s.die == civ:
            return "TH-20.3"
        needed, held = self.cards_needed(s, civ, how), len(s.hands[self.seat])
        if needed <= held:
            return self.refuse_idle(s, civ, how, held - needed)
        if how:
            return "TH-20.3"
        return None if dice.stuck(s, self.seat, s.face) else "TH-5.4"

    def refuse_idle(self, s: Theocracy, civ: int, how: int, kept: int) -> Refusal:
        """TH-15.6, TH-R46: a 6 is placed as it is only for a Holiday; until 2026-11 it could lie idle, too."""
        if s.face != v.FACES or s.game.earlier or holidays.payable(s, self.seat, civ, how, kept):
            return None
        return "TH-15.6"

    def cards_needed(self, s: Theocracy, civ: int, how: int) -> int:
        """Cards to discard: one for each purpose (TH-R3), and one to repeat the number of the die before."""
        return (how & 1) + (how >> 1) + (s.last_face(civ) == s.face)

    def answers(self, s: Theocracy) -> list[int]:
        found: list[int] = []
        if s.face == v.FACES and not s.game.earlier:
            for i in range(v.PLAYERS * len(actions.PLACINGS)):
                if self.refuse_place(s, i // len(actions.PLACINGS), i % len(actions.PLACINGS)) is None:
                    found.append(actions.PLACE.of(i))
        elif not (s.cleared and s.face == v.FACES):
            held, stuck = len(s.hands[self.seat]), dice.stuck(s, self.seat, s.face)
            for civ in range(v.PLAYERS):
                if s.rows[civ * v.CELLS + v.CELLS - 1] == 0:
                    base = actions.PLACE.of(civ * len(actions.PLACINGS))
                    spare = held - (s.last_face(civ) == s.face)
                    if spare >= 0 or stuck:
                        found.append(base)
                    if spare >= 1 and s.die != civ:
                        found += [base + 1, base + 2] if spare == 1 else [base + 1, base + 2, base + 3]
        if s.face == v.FACES:
            found += [actions.DIVINE.of(n) for n in range(v.FACES - 1)]
        else:
            steps = s.cosmo[self.seat] // s.game.numbers.die_step
            for face in range(max(s.face - steps, 1), min(s.face + steps, v.FACES - 1) + 1):
                if face != s.face:
                    found.append(actions.TURN.of(face - 1))
        return found + self.side_answers(s)

    def take(self, s: Theocracy, action: int) -> None:
        if self.take_side(s, action):
            return
        if action in actions.TURNING:
            s.push(self)
            self.turn(s, action)
            return
        civ, how = divmod(actions.PLACE.at(action), len(actions.PLACINGS))
        needed = self.cards_needed(s, civ, how)
        forced = needed > len(s.hands[self.seat])
        s.push(Land(self.seat, civ, how, 1 if forced else 0))
        if not forced:
            for _ in range(needed):
                s.push(deck.DiscardOne(self.seat))

    def turn(self, s: Theocracy, action: int) -> None:
        """TH-6.1, TH-15.1: the face is really turned."""
        if action in actions.TURN:
            face = actions.TURN.at(action) + 1
            worship.pay_cosmo(s, self.seat, dice.turning_cost(s, face))
            s.face = face
            s.tell("turn", self.seat, [s.face])
        else:
            divine(s, self.seat, actions.DIVINE.at(action) + 1)


def divine(s: Theocracy, seat: int, face: int) -> None:
    """TH-15.1: a step of malus, unless Clear Sight spares it (P22), for any number from 1 to 5."""
    s.face = face
    s.tell("divine", seat, [face])
    if not s.cleared:
        malus.forward(s, seat, 1)


class Land(Step[Theocracy]):
    """TH-5.1, TH-5.2: the die lies in the row, and the match bonus of the covered cell is gained. forced: nothing could
    be placed by the rules, so there is neither bonus nor action (TH-R39)."""

    def __init__(self, seat: int, civ: int, how: int, forced: int) -> None:
        self.seat = seat
        self.civ = civ
        self.how = how
        self.forced = forced

    def run(self, s: Theocracy) -> None:
        die = s.die
        s.die, s.civ, s.festive = v.NONE, self.civ, self.how >> 1
        s.tell("place", self.seat, [die, s.face, self.civ, self.how])
        cell = dice.put_in_row(s, self.civ, die, s.face)
        if self.forced:
            return
        s.push(Placed(self.seat))
        if die == self.civ or self.how & 1:
            s.bonus = cell
            dice.match_bonus(s, self.seat)


# ---- the action
class Placed(Moment):
    """TH-5.3: the civ performs the action of the die, or a Holiday (chapter 16), or nothing (TH-R1). A 6 lies here for
    a Holiday; if that has become impossible it is divined now (TH-R46)."""

    def moment(self) -> int:
        return v.PLACED

    def always(self, s: Theocracy) -> bool:
        """The Holiday of a 6 is declared, though it may be the only answer."""
        return super().always(s) or self.bound(s)

    def bound(self, s: Theocracy) -> bool:
        """TH-15.6: whether the die may not lie idle."""
        return s.face == v.FACES and not s.game.earlier

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action == actions.REST:
            return "TH-15.6" if self.bound(s) else None
        if action in actions.DIVINE and self.bound(s):
            return self.refuse_divine(s, actions.DIVINE.at(action) + 1)
        if action == actions.HOLIDAY:
            return holidays.refuse(s, self.seat)
        if action in (actions.LEAD, actions.LEAD_WITHOUT) or action in actions.ON_ISLAND:
            return self.refuse_action(s, action)
        return self.refuse_side(s, action)

    def refuse_divine(self, s: Theocracy, face: int) -> Refusal:
        """TH-R46: only where there is no Holiday, and not beside the same number."""
        if holidays.refuse(s, self.seat) is None:
            return "TH-R46"
        return "TH-5.4" if dice.face_before(s, s.civ) == face else None

    def refuse_action(self, s: Theocracy, action: int) -> Refusal:
        """Each action belongs to its number (TH-5.3), a pyramid to a 4 or a 5 (TH-13.1)."""
        seat, civ, face = self.seat, s.civ, s.face
        if action in actions.WARFARE:
            return war.refuse(s, seat, civ, action) if face == 2 else "TH-5.3"
        if action in actions.EXPANSION:
            return expansion.refuse(s, seat, civ, v.HOUSE, action) if face == 3 else "TH-5.3"
        if action in actions.FACTORY_ON:
            return production.refuse(s, seat, civ, v.FACTORY, actions.FACTORY_ON.at(action)) if face == 4 else "TH-5.3"
        if action in actions.BARRACK_ON:
            return production.refuse(s, seat, civ, v.BARRACK, actions.BARRACK_ON.at(action)) if face == 5 else "TH-5.3"
        if action in actions.PYRAMID_ON:
            return pyramids.refuse(s, seat, civ, actions.PYRAMID_ON.at(action)) if 4 <= face <= 5 else "TH-13.1"
        return leading.refuse(s, action) if face == 1 else "TH-5.3"

    def answers(self, s: Theocracy) -> list[int]:
        seat, civ, face = self.seat, s.civ, s.face
        if face == 1:
            found = leading.answers(s)
        elif face == 2:
            found = war.answers(s, seat, civ)
        elif face == 3:
            found = expansion.answers(s, seat, civ, v.HOUSE)
        elif face == v.FACES:
            found = self.last_faces(s)
        else:
            found = production.answers(s, seat, civ, v.FACTORY if face == 4 else v.BARRACK)
            found += pyramids.answers(s, seat, civ)
        if holidays.refuse(s, seat) is None:
            found = found + [actions.HOLIDAY]
        if not self.bound(s):
            found = found + [actions.REST]
        return found + self.side_answers(s)

    def last_faces(self, s: Theocracy) -> list[int]:
        if not self.bound(s):
            return []
        return [actions.DIVINE.of(n) for n in range(v.FACES - 1) if self.refuse_divine(s, n + 1) is None]

    def take(self, s: Theocracy, action: int) -> None:
        if self.take_side(s, action):
            return
        if action == actions.REST:
            s.tell("rest", self.seat, [])
            return
        if action in actions.DIVINE:
            s.push(self)
            divine(s, self.seat, actions.DIVINE.at(action) + 1)
            dice.turn_in_row(s, s.civ, s.face)
            return
        if s.face == 2 and action != actions.HOLIDAY and s.game.late_worship:  # TH-8.6: once all is resolved
            s.push(war.WarWorship(self.seat, s.civ))
        s.push(Resolved(self.seat))
        if action == actions.HOLIDAY:
            holidays.declare(s, self.seat)
        else:
            self.act(s, action)

    def act(self, s: Theocracy, action: int) -> None:
        """The action of the number (TH-5.3), or a pyramid (TH-13.1); which one it is, cards ask (TH-27.5)."""
        seat, face = self.seat, s.face
        if face == 1:
            s.act = v.LEADING
            leading.lead(s, seat, action)
        elif face == 2:
            s.act = v.WAR
            war.declare(s, seat, action, 0)
        elif face == 3:
            s.act = v.EXPANDING
            s.push(expansion.step(seat, s.civ, v.HOUSE, action))
        elif action in actions.PYRAMID_ON:
            s.act = v.PYRAMIDING
            s.push(pyramids.Group(seat, actions.PYRAMID_ON.at(action), v.NONE))
        elif face == 4:
            s.act = v.FACTORING
            s.push(production.Produce(seat, actions.FACTORY_ON.at(action)))
        else:
            s.act = v.BARRACKING
            s.push(production.Muster(seat, actions.BARRACK_ON.at(action)))


class Resolved(Moment):
    """The action is complete; cards that follow it, and the end of the turn (TH-5.3)."""

    def moment(self) -> int:
        return v.RESOLVED

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.END_TURN, *self.side_answers(s)]

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        return None if action == actions.END_TURN else self.refuse_side(s, action)

    def take(self, s: Theocracy, action: int) -> None:
        self.take_side(s, action)
