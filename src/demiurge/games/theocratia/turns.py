"""Chapters 5, 6 and 15: a turn. A die is taken, perhaps changed, placed in a civ's row, and the civ acts.

Each of the four questions is a moment in which power cards may be played (TH-27.3) and tiles claimed (TH-21.3)."""

from __future__ import annotations

from abc import abstractmethod

from demiurge.games.theocratia import (
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
from demiurge.games.theocratia.actions import (
    BARRACK_ON,
    CLAIM,
    DIVINE,
    END_TURN,
    EXPANSION,
    FACTORY_ON,
    HOLIDAY,
    LEAD,
    LEAD_WITHOUT,
    ON_ISLAND,
    PLACE,
    PLACINGS,
    PLAY,
    PYRAMID_ON,
    REST,
    TAKE,
    TURN,
    TURNING,
    WARFARE,
)
from demiurge.games.theocratia.box import (
    AT_START,
    BARRACK,
    CELLS,
    DRAFTED,
    FACES,
    FACTORY,
    HOUSE,
    PLACED,
    PLAYERS,
    RESOLVED,
)
from demiurge.games.theocratia.state import (
    BARRACKING,
    EXPANDING,
    FACTORING,
    LEADING,
    NONE,
    PYRAMIDING,
    WAR,
    Question,
    Theocracy,
)
from demiurge.kernel.state import NOT_ASKED, Refusal, Step


class Moment(Question):
    """What all moments of a turn but the declared one have in common: cards that may be played, tiles to claim."""

    @abstractmethod
    def moment(self) -> int:
        """Which one it is: cards say when they may be played."""

    def side_answers(self, s: Theocracy) -> list[int]:
        return power_cards.answers(s, self.seat, self.moment()) + conversion_tiles.claims(s, self.seat)

    def refuse_side(self, s: Theocracy, action: int) -> Refusal:
        if action in PLAY:
            return power_cards.refuse(s, self.seat, PLAY.at(action), self.moment())
        if action in CLAIM:
            return conversion_tiles.refuse_claim(s, self.seat, CLAIM.at(action))
        return NOT_ASKED

    def take_side(self, s: Theocracy, action: int) -> bool:
        """Whether the answer was beside the point: then the question is asked again."""
        if action in PLAY:
            s.push(self)
            power_cards.play(s, self.seat, PLAY.at(action))
        elif action in CLAIM:
            s.push(self)
            conversion_tiles.claim(s, self.seat, CLAIM.at(action))
        else:
            return False
        return True


# ---- the die
class Take(Moment):
    """TH-5.1: any die of the action table."""

    def moment(self) -> int:
        return AT_START

    def answers(self, s: Theocracy) -> list[int]:
        found = [TAKE.of(i) for i in range(FACES * PLAYERS) if s.table[i]]
        if not s.hands[self.seat] and s.cosmo[self.seat] < s.game.numbers.die_step and dice.blocked_face(s):
            found = [a for a in found if self.refuse_die(s, a) is None]
        return found + self.side_answers(s)

    def refuse_die(self, s: Theocracy, action: int) -> Refusal:
        face, colour = divmod(TAKE.at(action), PLAYERS)
        return dice.refuse_take(s, self.seat, face + 1, colour)

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        return self.refuse_die(s, action) if action in TAKE else self.refuse_side(s, action)

    def take(self, s: Theocracy, action: int) -> None:
        if self.take_side(s, action):
            return
        place = TAKE.at(action)
        s.table[place] -= 1
        s.face, s.die = place // PLAYERS + 1, place % PLAYERS
        s.tell("take", self.seat, [s.die, s.face])
        s.push(Draft(self.seat))


class Draft(Moment):
    """The die is in hand: change it (chapter 6), use a 6 for Divination (chapter 15), and place it. Cards are
    discarded here to recolour it (TH-20.3) or to repeat a number (TH-20.4)."""

    def moment(self) -> int:
        return DRAFTED

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action in TURN:
            return dice.refuse_turn(s, self.seat, TURN.at(action) + 1)
        if action in DIVINE:
            return None if s.face == FACES else "TH-15.1"
        if action in PLACE:
            civ, how = divmod(PLACE.at(action), len(PLACINGS))
            return self.refuse_place(s, civ, how)
        return self.refuse_side(s, action)

    def refuse_place(self, s: Theocracy, civ: int, how: int) -> Refusal:
        """TH-5.9, TH-5.4, TH-20.3. Who played Clear Sight must divine (TH-27.8)."""
        if s.rows[civ * CELLS + CELLS - 1]:
            return "TH-5.9"
        if s.cleared and s.face == FACES:
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
        if s.face != FACES or s.game.earlier or holidays.payable(s, self.seat, civ, how, kept):
            return None
        return "TH-15.6"

    def cards_needed(self, s: Theocracy, civ: int, how: int) -> int:
        """Cards to discard: one for each purpose (TH-R3), and one to repeat the number of the die before."""
        return (how & 1) + (how >> 1) + (s.last_face(civ) == s.face)

    def answers(self, s: Theocracy) -> list[int]:
        found: list[int] = []
        if s.face == FACES and not s.game.earlier:
            for i in range(PLAYERS * len(PLACINGS)):
                if self.refuse_place(s, i // len(PLACINGS), i % len(PLACINGS)) is None:
                    found.append(PLACE.of(i))
        elif not (s.cleared and s.face == FACES):
            held, stuck = len(s.hands[self.seat]), dice.stuck(s, self.seat, s.face)
            for civ in range(PLAYERS):
                if s.rows[civ * CELLS + CELLS - 1] == 0:
                    base = PLACE.of(civ * len(PLACINGS))
                    spare = held - (s.last_face(civ) == s.face)
                    if spare >= 0 or stuck:
                        found.append(base)
                    if spare >= 1 and s.die != civ:
                        found += [base + 1, base + 2] if spare == 1 else [base + 1, base + 2, base + 3]
        if s.face == FACES:
            found += [DIVINE.of(n) for n in range(FACES - 1)]
        else:
            steps = s.cosmo[self.seat] // s.game.numbers.die_step
            for face in range(max(s.face - steps, 1), min(s.face + steps, FACES - 1) + 1):
                if face != s.face:
                    found.append(TURN.of(face - 1))
        return found + self.side_answers(s)

    def take(self, s: Theocracy, action: int) -> None:
        if self.take_side(s, action):
            return
        if action in TURNING:
            s.push(self)
            self.turn(s, action)
            return
        civ, how = divmod(PLACE.at(action), len(PLACINGS))
        needed = self.cards_needed(s, civ, how)
        forced = needed > len(s.hands[self.seat])
        s.push(Land(self.seat, civ, how, 1 if forced else 0))
        if not forced:
            for _ in range(needed):
                s.push(deck.DiscardOne(self.seat))

    def turn(self, s: Theocracy, action: int) -> None:
        """TH-6.1, TH-15.1: the face is really turned."""
        if action in TURN:
            face = TURN.at(action) + 1
            worship.pay_cosmo(s, self.seat, dice.turning_cost(s, face))
            s.face = face
            s.tell("turn", self.seat, [s.face])
        else:
            divine(s, self.seat, DIVINE.at(action) + 1)


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
        s.die, s.civ, s.festive = NONE, self.civ, self.how >> 1
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
        return PLACED

    def always(self, s: Theocracy) -> bool:
        """The Holiday of a 6 is declared, though it may be the only answer."""
        return super().always(s) or self.bound(s)

    def bound(self, s: Theocracy) -> bool:
        """TH-15.6: whether the die may not lie idle."""
        return s.face == FACES and not s.game.earlier

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action == REST:
            return "TH-15.6" if self.bound(s) else None
        if action in DIVINE and self.bound(s):
            return self.refuse_divine(s, DIVINE.at(action) + 1)
        if action == HOLIDAY:
            return holidays.refuse(s, self.seat)
        if action in (LEAD, LEAD_WITHOUT) or action in ON_ISLAND:
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
        if action in WARFARE:
            return war.refuse(s, seat, civ, action) if face == 2 else "TH-5.3"
        if action in EXPANSION:
            return expansion.refuse(s, seat, civ, HOUSE, action) if face == 3 else "TH-5.3"
        if action in FACTORY_ON:
            return production.refuse(s, seat, civ, FACTORY, FACTORY_ON.at(action)) if face == 4 else "TH-5.3"
        if action in BARRACK_ON:
            return production.refuse(s, seat, civ, BARRACK, BARRACK_ON.at(action)) if face == 5 else "TH-5.3"
        if action in PYRAMID_ON:
            return pyramids.refuse(s, seat, civ, PYRAMID_ON.at(action)) if 4 <= face <= 5 else "TH-13.1"
        return leading.refuse(s, action) if face == 1 else "TH-5.3"

    def answers(self, s: Theocracy) -> list[int]:
        seat, civ, face = self.seat, s.civ, s.face
        if face == 1:
            found = leading.answers(s)
        elif face == 2:
            found = war.answers(s, seat, civ)
        elif face == 3:
            found = expansion.answers(s, seat, civ, HOUSE)
        elif face == FACES:
            found = self.last_faces(s)
        else:
            found = production.answers(s, seat, civ, FACTORY if face == 4 else BARRACK)
            found += pyramids.answers(s, seat, civ)
        if holidays.refuse(s, seat) is None:
            found = found + [HOLIDAY]
        if not self.bound(s):
            found = found + [REST]
        return found + self.side_answers(s)

    def last_faces(self, s: Theocracy) -> list[int]:
        if not self.bound(s):
            return []
        return [DIVINE.of(n) for n in range(FACES - 1) if self.refuse_divine(s, n + 1) is None]

    def take(self, s: Theocracy, action: int) -> None:
        if self.take_side(s, action):
            return
        if action == REST:
            s.tell("rest", self.seat, [])
            return
        if action in DIVINE:
            s.push(self)
            divine(s, self.seat, DIVINE.at(action) + 1)
            dice.turn_in_row(s, s.civ, s.face)
            return
        if s.face == 2 and action != HOLIDAY and s.game.late_worship:  # TH-8.6: once all is resolved
            s.push(war.WarWorship(self.seat, s.civ))
        s.push(Resolved(self.seat))
        if action == HOLIDAY:
            holidays.declare(s, self.seat)
        else:
            self.act(s, action)

    def act(self, s: Theocracy, action: int) -> None:
        """The action of the number (TH-5.3), or a pyramid (TH-13.1); which one it is, cards ask (TH-27.5)."""
        seat, face = self.seat, s.face
        if face == 1:
            s.act = LEADING
            leading.lead(s, seat, action)
        elif face == 2:
            s.act = WAR
            war.declare(s, seat, action, 0)
        elif face == 3:
            s.act = EXPANDING
            s.push(expansion.step(seat, s.civ, HOUSE, action))
        elif action in PYRAMID_ON:
            s.act = PYRAMIDING
            s.push(pyramids.Group(seat, PYRAMID_ON.at(action), NONE))
        elif face == 4:
            s.act = FACTORING
            s.push(production.Produce(seat, FACTORY_ON.at(action)))
        else:
            s.act = BARRACKING
            s.push(production.Muster(seat, BARRACK_ON.at(action)))


class Resolved(Moment):
    """The action is complete; cards that follow it, and the end of the turn (TH-5.3)."""

    def moment(self) -> int:
        return RESOLVED

    def answers(self, s: Theocracy) -> list[int]:
        return [END_TURN, *self.side_answers(s)]

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        return None if action == END_TURN else self.refuse_side(s, action)

    def take(self, s: Theocracy, action: int) -> None:
        self.take_side(s, action)
