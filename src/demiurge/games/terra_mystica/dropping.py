"""A player goes. Whoever is asked may say so (option dropping), so every question takes it: on the site the faction is
dropped (TM-43.38), at the table its player has left and the rest is done for them (TM-43.37)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, passing, reach
from demiurge.games.terra_mystica.actions import DROP
from demiurge.games.terra_mystica.state import NOBODY, Mystica, Player, Question
from demiurge.kernel.state import NOT_ASKED, Refusal

GAIN_PRIEST: Final = actions.UNLOCK.end - 1
USUAL: Final = (
    (actions.PASSES.base, actions.PASSES.end),
    (actions.DONE, actions.DONE + 1),
    (actions.DECLINE.base, actions.DECLINE.end),
    (actions.WAIVE.base, actions.WAIVE.end),
    (actions.NO_TOKEN, actions.NO_TOKEN + 1),
    (GAIN_PRIEST, GAIN_PRIEST + 1),
)  # from one answer to the one before another


def among(s: Mystica, found: list[int]) -> list[int]:
    """The answers of a question, and with them the players who can go."""
    if s.game.dropping and found:
        found += [DROP.of(p.faction) for p in s.players if p.faction >= 0 and not p.dropped and not p.left]
    return found


def refuse(s: Mystica, action: int) -> Refusal:
    """What every question says of an answer that is not its own."""
    if action not in DROP:
        return NOT_ASKED
    if s.game.dropping:
        for p in s.players:
            if p.faction == DROP.at(action) and not p.dropped and not p.left:
                return None
    return "TM-43.38" if s.game.site else "TM-43.37"


def took(s: Mystica, asked: Question, action: int) -> bool:
    """Whether the answer says that a player goes; then the question is asked again, unless it was that player's."""
    if action not in DROP:
        return False
    s.push(asked)
    for seat, p in enumerate(s.players):
        if p.faction == DROP.at(action):
            if s.game.site:
                drop(s, seat, p)
            else:
                p.left = 1
                s.tell("drop", seat, [])
    return True


def usual(found: list[int]) -> list[int]:
    """TM-43.37: what is answered for a player who has left: pass, with the lowest card; decline; else as little as can
    be."""
    for low, high in USUAL:
        for action in found:
            if low <= action < high:
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
