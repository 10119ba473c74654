"""Chapter 20: the questions that effects ask: which resource, which rival, which card. Each asks for one thing at a
time. The Repair action asks one of them too (NE-11.50)."""

from __future__ import annotations

from demiurge.games.nova_era import actions, civilization, dice, display, state
from demiurge.games.nova_era.effects import abilities, gains, rivals
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import TYPES
from demiurge.kernel.data import changed
from demiurge.kernel.state import NOT_ASKED, Choice, Decision, Refusal, Step


class Take(Choice[Nova]):
    """NE-20.1: resources of choice from the supply, one after another."""

    verb = actions.TAKE
    clause = "NE-20.1"

    def __init__(self, seat: int, mask: int, n: int, card: int) -> None:
        super().__init__(seat)
        self.mask = mask
        self.n = n
        self.card = card

    def answers(self, s: Nova) -> list[int]:
        return [actions.TAKE.of(color) for color in range(TYPES) if self.mask >> color & 1]

    def take(self, s: Nova, action: int) -> None:
        s.players[self.seat].gain(actions.TAKE.at(action), 1)
        s.tell("gained", self.seat, [actions.TAKE.at(action), 1, self.card])
        if self.n > 1:
            s.push(Take(self.seat, self.mask, self.n - 1, self.card))


class Steal(Choice[Nova]):
    """NE-12.12, NE-R52: the thief chooses the types among what the rival has; who has too little gives all."""

    verb = actions.TAKE
    clause = "NE-R52"

    def __init__(self, seat: int, rival: int, mask: int, n: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.mask = mask
        self.n = n

    def answers(self, s: Nova) -> list[int]:
        theirs = s.players[self.rival].resources
        return [actions.TAKE.of(color) for color in range(TYPES) if self.mask >> color & 1 and theirs[color]]

    def take(self, s: Nova, action: int) -> None:
        color = actions.TAKE.at(action)
        s.players[self.rival].gain(color, -1)
        s.tell("stole", self.seat, [self.rival, color])
        s.players[self.seat].gain(color, 1)
        if self.n > 1:
            s.push(Steal(self.seat, self.rival, self.mask, self.n - 1))

    def moot(self, s: Nova) -> None:
        """There is nothing left to steal (NE-R52)."""


class ChooseRival(Choice[Nova]):
    """NE-20.29: one rival of the owner's choice; if some rival can be affected, such a one must be chosen."""

    verb = actions.RIVAL
    clause = "NE-20.29"

    def __init__(self, seat: int, effect: int, n: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.n = n

    def answers(self, s: Nova) -> list[int]:
        effect = s.effect(self.effect)
        assert isinstance(effect, rivals.AgainstRivals)
        return [actions.RIVAL.of(rival) for rival in range(s.seats) if rival != self.seat and effect.can_hit(s, rival)]

    def take(self, s: Nova, action: int) -> None:
        s.push(Against(self.seat, actions.RIVAL.at(action), self.effect, self.n))

    def moot(self, s: Nova) -> None:
        """Nobody can be affected: it is skipped (NE-R73)."""


class Against(Step[Nova]):
    """One effect against one rival."""

    def __init__(self, seat: int, rival: int, effect: int, n: int) -> None:
        self.seat = seat
        self.rival = rival
        self.effect = effect
        self.n = n

    def run(self, s: Nova) -> None:
        effect = s.effect(self.effect)
        assert isinstance(effect, rivals.AgainstRivals)
        effect.hit(s, self.seat, self.rival, self.n)


class DamageOwn(Decision[Nova]):
    """NE-20.6: a rival's card makes this seat damage own Technologies of any colour, or all if there are fewer."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def answers(self, s: Nova) -> list[int]:
        return [actions.DAMAGE.of(card) for card in civilization.sound_technologies(s.players[self.seat])]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action not in actions.DAMAGE:
            return NOT_ASKED
        card, p = actions.DAMAGE.at(action), s.players[self.seat]
        if card in p.damaged:
            return "NE-R16"
        return None if card in civilization.sound_technologies(p) else "NE-20.6"

    def take(self, s: Nova, action: int) -> None:
        civilization.damage(s, self.seat, actions.DAMAGE.at(action))
        if self.n > 1:
            s.push(DamageOwn(self.seat, self.n - 1))

    def moot(self, s: Nova) -> None:
        """There is nothing left to damage (NE-R73)."""


class Repair(Choice[Nova]):
    """Up to n own damaged cards are turned faceup; `must`: how many at least (NE-11.50, NE-R38)."""

    verb = actions.REPAIR
    clause = "NE-11.50"

    def __init__(self, seat: int, n: int, must: int) -> None:
        super().__init__(seat)
        self.n = n
        self.must = must

    def answers(self, s: Nova) -> list[int]:
        found = [actions.REPAIR.of(card) for card in s.players[self.seat].damaged]
        return found if self.must else found + [actions.DONE]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action == actions.DONE:
            return "NE-R38" if self.must else None
        return super().refuse(s, action)

    def take(self, s: Nova, action: int) -> None:
        if action != actions.DONE:
            civilization.repair(s, self.seat, actions.REPAIR.at(action))
            if self.n > 1:
                s.push(Repair(self.seat, self.n - 1, 0))


class Research(Decision[Nova]):
    """NE-20.8: up to n available cards of the Display, one after another, without a die."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def answers(self, s: Nova) -> list[int]:
        return [actions.RESEARCH.of(card) for card in display.available(s)] + [actions.DONE]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action == actions.DONE:
            return None
        if action not in actions.RESEARCH:
            return NOT_ASKED
        return display.refuse_research(s, actions.RESEARCH.at(action))

    def take(self, s: Nova, action: int) -> None:
        if action != actions.DONE:
            display.to_hand(s, self.seat, actions.RESEARCH.at(action))
            if self.n > 1:
                s.push(Research(self.seat, self.n - 1))


class MoveTrack(Choice[Nova]):
    """NE-20.9: move one Disaster marker within its track; never the Dark Age's. One that cannot move may be chosen."""

    verb = actions.TRACK
    clause = "NE-20.9"

    def __init__(self, seat: int, mask: int, n: int) -> None:
        super().__init__(seat)
        self.mask = mask
        self.n = n

    def answers(self, s: Nova) -> list[int]:
        return [actions.TRACK.of(color) for color in range(TYPES) if self.mask >> color & 1]

    def take(self, s: Nova, action: int) -> None:
        color = actions.TRACK.at(action)
        before = s.tracks[color]
        after = max(0, min(s.game.box.disaster_last, before + self.n))
        s.tracks = changed(s.tracks, color, after)
        s.tell("track", self.seat, [color, before, after])


class Convert(Choice[Nova]):
    """NE-4.13: a transformation is optional; all its uses are made when it is resolved (NE-20.10)."""

    verb = actions.GIVE
    clause = "NE-20.10"

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def answers(self, s: Nova) -> list[int]:
        effect = s.effect(self.effect)
        assert isinstance(effect, gains.Convert)
        return gifts(s, self.seat, effect) + [actions.DONE]

    def refuse(self, s: Nova, action: int) -> Refusal:
        return None if action == actions.DONE else super().refuse(s, action)

    def take(self, s: Nova, action: int) -> None:
        if action == actions.DONE:
            return
        effect = s.effect(self.effect)
        assert isinstance(effect, gains.Convert)
        give(s, self.seat, actions.GIVE.at(action))
        if self.left > 1:
            s.push(Convert(self.seat, self.effect, self.left - 1))
        s.push(Take(self.seat, effect.get, effect.get_n, effect.card))
        if effect.give_n > 1:
            s.push(Give(self.seat, effect.give, effect.give_n - 1))


class Give(Choice[Nova]):
    """The rest of what one use of a transformation costs."""

    verb = actions.GIVE
    clause = "NE-20.10"

    def __init__(self, seat: int, mask: int, n: int) -> None:
        super().__init__(seat)
        self.mask = mask
        self.n = n

    def answers(self, s: Nova) -> list[int]:
        mine = s.players[self.seat].resources
        return [actions.GIVE.of(color) for color in range(TYPES) if self.mask >> color & 1 and mine[color]]

    def take(self, s: Nova, action: int) -> None:
        give(s, self.seat, actions.GIVE.at(action))
        if self.n > 1:
            s.push(Give(self.seat, self.mask, self.n - 1))


def gifts(s: Nova, seat: int, effect: gains.Convert) -> list[int]:
    """What can be given first, if there is enough for a whole use."""
    mine, total = s.players[seat].resources, 0
    found: list[int] = []
    for color in range(TYPES):
        if effect.give >> color & 1 and mine[color]:
            total += mine[color]
            found.append(actions.GIVE.of(color))
    return found if total >= effect.give_n else []


def give(s: Nova, seat: int, color: int) -> None:
    """NE-R3: to the supply."""
    s.players[seat].gain(color, -1)
    s.tell("gave", seat, [color])


class TokenColumn(Choice[Nova]):
    """NE-R63: the Cleopatra token lies on one of the four Technology columns, also an empty one."""

    verb = actions.COLUMN
    clause = "NE-20.11"

    def answers(self, s: Nova) -> list[int]:
        return [actions.COLUMN.of(color) for color in range(TYPES)]

    def take(self, s: Nova, action: int) -> None:
        p = s.players[self.seat]
        p.token = actions.COLUMN.at(action)
        civilization.refresh(s, p)
        s.tell("token", self.seat, [p.token])


class ChangeDie(Decision[Nova]):
    """NE-R67: flip, shift or recolour one own unspent die; which, and to what."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def answers(self, s: Nova) -> list[int]:
        effect = s.effect(self.effect)
        assert isinstance(effect, abilities.ChangesDie)
        found: list[int] = []
        for one in s.players[self.seat].dice:
            if effect.die >> state.color_of(one) & 1:
                for action in effect.changes(one):
                    if action not in found:
                        found.append(action)
        return found

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action not in actions.CHANGE:
            return NOT_ASKED
        return None if action in self.answers(s) else s.effect(self.effect).clause

    def take(self, s: Nova, action: int) -> None:
        p = s.players[self.seat]
        if action in actions.RECOLOR:
            look, color = actions.recolored(action)
            rest, one = dice.without(p.dice, look)
            p.dice = sorted(rest + [state.die(state.real_of(one), color, state.value_of(one))])
            s.tell("recolored", self.seat, [look, color])
        else:
            look, face = actions.turned(action)
            rest, one = dice.without(p.dice, look)
            p.dice = sorted(rest + [state.die(state.real_of(one), state.color_of(one), face)])
            s.tell("turned", self.seat, [look, face])
