"""The questions of Terra Mystica, each of which a player may leave unanswered and go (option dropping): on the site the
faction is dropped (TM-43.38), at the table its player has left and the rest is done for them (TM-43.37)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from demiurge.games.terra_mystica import actions, passing, reach
from demiurge.games.terra_mystica.state import NOBODY, Mystica, Player
from demiurge.kernel.actions import Verb
from demiurge.kernel.state import LATER, Decision, Refusal

GAIN_PRIEST: Final = actions.UNLOCK.end - 1
USUAL: Final = (
    actions.PASSES,
    Verb("done", actions.DONE, actions.DONE + 1),
    actions.DECLINE,
    actions.WAIVE,
    Verb("no token", actions.NO_TOKEN, actions.NO_TOKEN + 1),
    Verb("priest", GAIN_PRIEST, GAIN_PRIEST + 1),
)


class Question(Decision[Mystica]):
    """What a question of this game adds to `replies`, `law` and `follow`, which are its own: whoever is asked may say
    that a player goes, and questions to one who has left answer themselves (TM-43.37)."""

    @abstractmethod
    def replies(self, s: Mystica) -> list[int]:
        """The fast form of `law`."""

    @abstractmethod
    def law(self, s: Mystica, action: int) -> Refusal:
        """The clause that an answer fails on, or None."""

    @abstractmethod
    def follow(self, s: Mystica, action: int) -> None:
        """What follows from an answer."""

    def lets_go(self, s: Mystica) -> bool:
        return True

    def answers(self, s: Mystica) -> list[int]:
        found = self.replies(s)
        if s.game.dropping and found and self.lets_go(s):
            found += [actions.DROP.of(p.faction) for p in s.players if may_go(p)]
        return found

    def refuse(self, s: Mystica, action: int) -> Refusal:
        return refuse(s, actions.DROP.at(action)) if action in actions.DROP and self.lets_go(s) else self.law(s, action)

    def take(self, s: Mystica, action: int) -> None:
        if action not in actions.DROP:
            self.follow(s, action)
            return
        s.push(self)  # asked again, unless it was that player's
        go(s, actions.DROP.at(action))

    def always(self, s: Mystica) -> bool:
        return s.game.asks_all

    def certain(self, s: Mystica) -> bool:
        """Whether it has an answer for sure, told at less cost than by looking for all of them. Only where all is asked
        (on the site) is that of use."""
        return False

    def waits(self, s: Mystica) -> bool:
        if s.game.asks_all and self.certain(s):
            s.options[s.now], s.asks[s.now] = LATER, self.seat
            return True
        if not s.players[self.seat].left or s.game.asks_all:
            return super().waits(s)
        s.options[s.now] = usual(self.answers(s))
        return False


def may_go(p: Player) -> bool:
    return p.faction >= 0 and not p.dropped and not p.left


def refuse(s: Mystica, faction: int) -> Refusal:
    if s.game.dropping:
        for p in s.players:
            if p.faction == faction and may_go(p):
                return None
    return "TM-43.38" if s.game.site else "TM-43.37"


def go(s: Mystica, faction: int) -> None:
    for seat, p in enumerate(s.players):
        if p.faction == faction:
            if s.game.site:
                drop(s, seat, p)
            else:
                p.left = 1
                s.tell("drop", seat, [])


def usual(found: list[int]) -> list[int]:
    """TM-43.37: what is answered for a player who has left: pass, with the lowest card; decline; else as little as can
    be."""
    for verb in USUAL:
        for action in found:
            if action in verb:
                return [action]
    return found[:1]


def drop(s: Mystica, seat: int, p: Player) -> None:
    """TM-43.38: the player's turns end and the card is given back; structures, income and final scoring stay."""
    p.dropped = 1
    passing.give_back_card(s, p)
    settle(p)
    s.offers = [o for o in s.offers if o.seat != seat]
    for lane, steps in enumerate(s.lanes):
        left = [step for step in steps if not (isinstance(step, Question) and step.seat == seat)]
        if len(left) < len(steps):
            s.lanes[lane], s.asks[lane] = left, NOBODY
    reach.refresh(s, p)
    s.tell("drop", seat, [])


def settle(p: Player) -> None:
    """Nothing is asked of a dropped player any more."""
    p.actions = p.builds = p.transforms = p.digs = p.may_build = p.need_home = 0
    p.spades = p.favors_due = p.towns_due = p.cult_steps = p.bridges_due = p.free_transform = 0
    p.free_dwelling = p.free_trading = p.volcano = p.lose_steps = p.unlocks_due = p.colour_due = 0
    p.tokens_due = p.workers_to_priests = p.same_track = 0
