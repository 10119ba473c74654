"""TM-43.38: a player is dropped. On the site this can be said at any time, so every question takes it."""

from __future__ import annotations

from demiurge.games.terra_mystica import passing, reach
from demiurge.games.terra_mystica.actions import ADJUST, DROP
from demiurge.games.terra_mystica.state import NOBODY, Mystica, Player, Question
from demiurge.kernel.state import NOT_ASKED, Refusal


def among(s: Mystica, found: list[int]) -> list[int]:
    """The answers of a question, and with them the players who can be dropped."""
    if s.game.dropping and found:
        found += [DROP + p.faction for p in s.players if p.faction >= 0 and not p.dropped]
    return found


def refuse(s: Mystica, action: int) -> Refusal:
    """What every question says of an answer that is not its own."""
    if not DROP <= action < ADJUST:
        return NOT_ASKED
    if not s.game.dropping:
        return "TM-43.37"
    for p in s.players:
        if p.faction == action - DROP and not p.dropped:
            return None
    return "TM-43.38"


def took(s: Mystica, asked: Question, action: int) -> bool:
    """Whether the answer drops a player; then the question is asked again, unless it was that player's."""
    if not DROP <= action < ADJUST:
        return False
    s.push(asked)
    for seat, p in enumerate(s.players):
        if p.faction == action - DROP:
            drop(s, seat, p)
    return True


def drop(s: Mystica, seat: int, p: Player) -> None:
    """The player's turns end and the card is given back; structures, income and final scoring stay."""
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
