"""Chapter 20: conditions and counters: what an effect looks at when it is resolved, its own card already in play
(NE-R66)."""

from __future__ import annotations

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.state import COLUMNS, Nova, Player
from demiurge.games.nova_era.vocabulary import Condition, Effect


def count(p: Player, counter: int) -> int:
    """A counter of the vocabulary; damaged cards are in none of them (NE-R15)."""
    if counter <= vocabulary.TERRITORY:
        return p.counts[counter]
    if counter == vocabulary.PERSONALITY:
        return len(p.people)
    if counter == vocabulary.PAST:
        return len(p.past)
    if counter == vocabulary.CATEGORIES:
        found = 0
        for category in range(COLUMNS):
            found += 1 if p.counts[category] else 0
        return found
    if counter == vocabulary.COLOR_SET:
        return min(p.counts[: vocabulary.TERRITORY])
    if counter == vocabulary.RESOURCES:
        return sum(p.resources)
    return p.resources[counter - vocabulary.RESOURCE]


def has_most(s: Nova, seat: int, counter: int) -> bool:
    """Strictly more than every other player: a tie fails (NE-12.11, NE-14.3, NE-20.27)."""
    mine = count(s.players[seat], counter)
    for other, p in enumerate(s.players):
        if other != seat and count(p, counter) >= mine:
            return False
    return True


def has_fewest(s: Nova, seat: int, counter: int) -> bool:
    """Strictly fewer than every other player; none at all counts (NE-20.27)."""
    mine = count(s.players[seat], counter)
    for other, p in enumerate(s.players):
        if other != seat and count(p, counter) <= mine:
            return False
    return True


def holds(s: Nova, seat: int, condition: Condition) -> bool:
    """All that the condition asks, of one player."""
    p = s.players[seat]
    if condition.unrest_max != vocabulary.UNBOUND and p.unrest > condition.unrest_max:
        return False
    if condition.unrest_min != vocabulary.UNBOUND and p.unrest < condition.unrest_min:
        return False
    if condition.no_damaged and p.damaged:
        return False
    if condition.has:
        for thing in range(vocabulary.OWNED):
            if count(p, thing) < condition.has[thing]:
                return False
    if condition.most != vocabulary.UNBOUND and not has_most(s, seat, condition.most):
        return False
    return condition.fewest == vocabulary.UNBOUND or has_fewest(s, seat, condition.fewest)


def met(s: Nova, seat: int, effect: Effect) -> bool:
    """Whether the effect's condition is met; that of an Objective by its owner alone (NE-14.5): nobody gains if it
    holds for another player too, card or no card (NE-R55). A counter without a condition always is (NE-R56)."""
    if effect.condition is None:
        return True
    if not holds(s, seat, effect.condition):
        return False
    if effect.condition.alone:
        for other in range(s.seats):
            if other != seat and holds(s, other, effect.condition):
                return False
    return True


def amount(s: Nova, seat: int, effect: Effect) -> int:
    """The effect's number: 0 if its condition fails, else times what it counts, rounded down."""
    if not met(s, seat, effect):
        return 0
    per = effect.per
    if per is None:
        return effect.n
    times = count(s.players[seat], per.counter) // per.each
    if per.most != vocabulary.UNBOUND and times > per.most:
        times = per.most
    return effect.n * times
