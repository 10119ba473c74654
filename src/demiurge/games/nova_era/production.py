"""Chapter 12: Production (NE-4.10)."""

from __future__ import annotations

from demiurge.games.nova_era import actions, civilization
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.effects.gains import Convert, Unrest
from demiurge.games.nova_era.effects.pieces import Repair
from demiurge.games.nova_era.state import PRODUCING, Nova, Player
from demiurge.kernel.data import NOTHING
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step


class Production(Step[Nova]):
    """NE-12.10: clockwise from the first player, each resolves all own effects."""

    def run(self, s: Nova) -> None:
        s.step = PRODUCING  # NE-3.2
        for seat in reversed(s.clockwise()):
            s.push(Produce(seat))


class Produce(Step[Nova]):
    """NE-R49: one effect at a time, each once. Cards repaired meanwhile take part, those damaged do not (NE-R50).

    A gain of one colour that nothing conditions cannot be better later, unless another effect counts resources; so it
    comes first and by itself. Where no order of the others can matter (`order_matters`) they come as they lie,
    exchanges last; else the owner is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Nova) -> None:
        p = s.players[self.seat]
        left = plain_first(s, self.seat)
        if not left:
            p.produced = NOTHING
            return
        s.push(Produce(self.seat))
        if order_matters(s, p, left):
            s.push(ChooseEffect(self.seat))
        else:
            do(s, self.seat, next_of(left))


def plain_first(s: Nova, seat: int) -> list[Effect]:
    """Resolve all plain gains; the effects that are left."""
    found = unresolved(s, s.players[seat])
    for effect in found:
        if effect.counts_resources():
            return found
    left: list[Effect] = []
    for effect in found:
        if effect.plain():
            do(s, seat, effect)
        else:
            left.append(effect)
    return left


def unresolved(s: Nova, p: Player) -> list[Effect]:
    found: list[Effect] = []
    for index in civilization.in_play(p):
        for effect in s.card(index).production:
            if effect.id not in p.produced:
                found.append(effect)
    return found


def do(s: Nova, seat: int, effect: Effect) -> None:
    p = s.players[seat]
    p.produced = p.produced + [effect.id]
    effect.resolve(s, seat)


def next_of(left: list[Effect]) -> Effect:
    """The first that is no exchange: what is gained can be exchanged afterwards."""
    for effect in left:
        if not isinstance(effect, Convert):
            return effect
    return left[0]


def order_matters(s: Nova, p: Player, left: list[Effect]) -> bool:
    """Whether some order of these effects could end otherwise than another: two exchanges; repairs of a card that may
    produce; moves of Unrest that might meet 0, the last space or a condition (NE-R51)."""
    rises = falls = moves = looks = own_looks = exchanges = 0
    scaled = repairs = False
    for effect in left:
        watches = effect.looks_at_unrest()
        looks += 1 if watches else 0
        scaled = scaled or effect.counts_resources()
        if isinstance(effect, Convert):
            exchanges += 1
        elif isinstance(effect, Repair):
            repairs = True
        elif isinstance(effect, Unrest):
            moves += 1
            own_looks += 1 if watches else 0
            scaled = scaled or effect.per is not None
            rises += max(0, effect.n)
            falls += max(0, -effect.n)
    war = p.unrest + rises >= s.game.box.unrest_last
    floor = rises > 0 and p.unrest < falls
    watched = (looks > own_looks and moves > 0) or (own_looks > 0 and moves > 1)  # it is another's move that matters
    return exchanges > 1 or scaled or war or floor or watched or (repairs and len(p.damaged) > 0)


class ChooseEffect(Decision[Nova]):
    """NE-12.10: which effect comes next."""

    def answers(self, s: Nova) -> list[int]:
        return [action_of(s, effect) for effect in unresolved(s, s.players[self.seat])]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action not in actions.PRODUCE:
            return NOT_ASKED
        effect = effect_of(s, action)
        if effect is None:
            return "NE-12.10"
        p = s.players[self.seat]
        if effect.id in p.produced:
            return "NE-R49"
        return None if civilization.works(p, effect.card) else "NE-12.10"

    def take(self, s: Nova, action: int) -> None:
        effect = effect_of(s, action)
        assert effect is not None
        do(s, self.seat, effect)


def action_of(s: Nova, effect: Effect) -> int:
    for number, other in enumerate(s.card(effect.card).production):
        if other.id == effect.id:
            return actions.produce(effect.card, number)
    raise ValueError("no Production effect")


def effect_of(s: Nova, action: int) -> Effect | None:
    """The effect that an answer names; None where the card has no such effect."""
    index, number = actions.produced(action)
    found = s.card(index).production
    return found[number] if number < len(found) else None
