"""Chapter 8: war and conversion (action 2). The target is removed, or stays and its hex becomes the attacker's."""

from __future__ import annotations

from demiurge.games.theocratia import actions, chronicles, compensation, conversion_tiles, deck, power_cards, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.effects.base import WAR_AID
from demiurge.games.theocratia.round_bonus import reward
from demiurge.games.theocratia.state import Question, Theocracy, lay, take_away
from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Refusal, Step


# ---- targets
def price(s: Theocracy, h: int) -> int:
    """TH-8.1: warriors that the target takes, before any discount."""
    if s.monsters >> h & 1:
        return s.game.numbers.war_monster
    return s.game.numbers.war_cost[s.piece[h] % v.KINDS]


def refuse_target(s: Theocracy, seat: int, civ: int, h: int) -> Refusal:
    """Why a target cannot be attacked. Trained warriors are counted (TH-0.8), and discounts in hand (TH-27.15), though
    these not against monsters."""
    if s.monsters >> h & 1:
        return None if s.garrison[civ] >= price(s, h) else "TH-8.10"
    what = s.piece[h]
    if what == v.NONE:
        return "TH-8.1"
    if what % v.KINDS > v.BARRACK:
        return "TH-8.2"
    if what // v.KINDS == civ:
        return "TH-8.11"
    if s.own(seat) >> h & 1:
        return "TH-8.12"
    saved = power_cards.savings(s, seat, WAR_AID)  # P13: at least 1 warrior is always spent
    return None if s.garrison[civ] >= max(price(s, h) - saved, 1) else "TH-8.10"


def refuse(s: Theocracy, seat: int, civ: int, action: int) -> Refusal:
    """An attack (TH-8.1) or a conversion (TH-8.8)."""
    if action not in actions.WARFARE:
        return NOT_ASKED
    h, tile = actions.tiled(actions.CONVERT, actions.ATTACK, action)
    if tile == actions.NO_TILE:
        return refuse_target(s, seat, civ, h)
    if s.monsters >> h & 1 or s.game.board.terrain[h] == v.VOLCANO:
        return "TH-8.9"
    why = refuse_target(s, seat, civ, h)
    return why if why is not None else conversion_tiles.refuse_tile(s, seat, tile, h)


def targets(s: Theocracy, seat: int, civ: int, cards: bool) -> tuple[int, int]:
    """Monsters and buildings that can be attacked now, anywhere on the island (TH-8.15)."""
    numbers, strength, found = s.game.numbers, s.garrison[civ], 0
    if not strength:
        return 0, 0
    saved = power_cards.savings(s, seat, WAR_AID) if cards and s.hands[seat] else 0
    for other in range(v.PLAYERS):
        if other != civ:
            for kind in (v.HOUSE, v.FACTORY, v.BARRACK):
                if max(numbers.war_cost[kind] - saved, 1) <= strength:
                    found |= s.built(other, kind)
    return (s.monsters if strength >= numbers.war_monster else 0), found & ~s.own(seat)


def answers(s: Theocracy, seat: int, civ: int, cards: bool = True) -> list[int]:
    monsters, buildings = targets(s, seat, civ, cards)
    found = [actions.ATTACK.of(h) for h in cells(monsters | buildings)]
    for tile in (actions.STARTING, actions.ADDITIONAL):
        base = actions.CONVERT.of(tile)
        found += [base + h * len(actions.TILES) for h in cells(buildings & conversion_tiles.convertible(s, seat, tile))]
    return found


# ---- declaring
def declare(s: Theocracy, seat: int, action: int, second: int) -> None:
    """The target is named; against a building cards may be played before anything is paid (TH-27.3)."""
    h, tile = actions.tiled(actions.CONVERT, actions.ATTACK, action)
    s.tell("attack", seat, [s.civ, h, s.piece[h], tile])
    if s.monsters >> h & 1 or not s.hands[seat]:
        s.push(Attack(seat, h, tile, second))
    else:
        s.push(DeclaredWar(seat, h, tile, second))


class DeclaredWar(Question):
    """The moment declared of an attack on a building: Ambush (P13), or go on. second: by a Crusade (P15)."""

    def __init__(self, seat: int, h: int, tile: int, second: int) -> None:
        super().__init__(seat)
        self.h = h
        self.tile = tile
        self.second = second

    def cost(self, s: Theocracy) -> int:
        return max(price(s, self.h) - s.discount, 1)

    def playable(self, s: Theocracy, card: int) -> bool:
        return self.cost(s) > 1 and power_cards.refuse(s, self.seat, card, v.DECLARED) is None

    def answers(self, s: Theocracy) -> list[int]:
        found = [actions.PLAY.of(card) for card in deck.known(s, self.seat) if self.playable(s, card)]
        return [actions.GO, *found] if self.cost(s) <= s.garrison[s.civ] else found

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        if action in actions.PLAY:
            why = power_cards.refuse(s, self.seat, actions.PLAY.at(action), v.DECLARED)
            return why if why is not None or self.cost(s) > 1 else "TH-28.13"
        if action != actions.GO:
            return NOT_ASKED
        return None if self.cost(s) <= s.garrison[s.civ] else "TH-8.10"

    def take(self, s: Theocracy, action: int) -> None:
        if action == actions.GO:
            s.push(Attack(self.seat, self.h, self.tile, self.second))
        else:
            s.push(self)
            power_cards.play(s, self.seat, actions.PLAY.at(action))


# ---- fighting
class Attack(Step[Theocracy]):
    """TH-8.16: payment, removal or tile, chronicle, monster card, worship, round bonus, barracks, compensation. Where
    worship waits for the end of the turn, a step for that lies below the question that ends it (TH-8.6). second: by a
    Crusade (TH-28.15)."""

    def __init__(self, seat: int, h: int, tile: int, second: int) -> None:
        self.seat = seat
        self.h = h
        self.tile = tile
        self.second = second

    def run(self, s: Theocracy) -> None:
        civ, h = s.civ, self.h
        spent = max(price(s, h) - s.discount, 1)
        s.discount = 0  # of this attack alone (TH-28.13)
        monster = bool(s.monsters >> h & 1)
        if monster:
            slay(s, h)
            s.hunts += 1  # TH-28.14
        else:
            self.hit(s, h)
        s.garrison[civ] -= spent
        for _ in range(spent):
            chronicles.write(s, civ, v.WARRIORS)
        if self.second:  # P15: without barrack worship and round bonus
            gain_late(s, worship.Gain(self.seat, civ, 1))
        elif not s.game.late_worship:
            s.push(WarWorship(self.seat, civ))
        if monster:
            deck.draw(s, self.seat, 1)

    def hit(self, s: Theocracy, h: int) -> None:
        """TH-8.3, TH-8.8: the building returns to its civ, or stays on what is now the attacker's hex; its owner is
        compensated (TH-9.1, TH-9.3)."""
        owner = s.owner(h)
        if owner != v.NOBODY:
            s.hit = 1  # TH-28.16
        if self.tile == actions.NO_TILE:
            compensation.for_removal(s, self.seat, owner, take_away(s, h))
        else:
            lay(s, self.seat, h, self.tile)
            compensation.for_conversion(s, self.seat, owner, s.piece[h])


def slay(s: Theocracy, h: int) -> None:
    """TH-8.17: the monster goes, its hex becomes free, the crystal stays."""
    s.monsters &= ~(1 << h)
    s.free |= 1 << h


class WarWorship(Step[Theocracy]):
    """TH-8.6, TH-8.13, TH-8.7: the attacker's worship, the round bonus, and that of the barracks."""

    def __init__(self, seat: int, civ: int) -> None:
        self.seat = seat
        self.civ = civ

    def run(self, s: Theocracy) -> None:
        s.push(BarrackWorship(self.civ))
        reward(s, self.seat, self.civ, v.FOR_WAR)
        s.push(worship.Gain(self.seat, self.civ, 1))


def gain_late(s: Theocracy, gain: worship.Gain) -> None:
    """The worship of a Crusade (TH-28.15): next, or behind that of the first attack where that waits (TH-8.6)."""
    if not s.game.late_worship:
        s.push(gain)
        return
    lane = s.lanes[s.now]
    lane.insert([isinstance(step, WarWorship) for step in lane].index(True), gain)


class BarrackWorship(Step[Theocracy]):
    """TH-8.7, TH-R6: every player with a barrack of the acting civ on an own hex, the attacker included."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Theocracy) -> None:
        worship.owners_gain(s, self.civ, s.built(self.civ, v.BARRACK))
