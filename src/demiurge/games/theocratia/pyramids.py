"""Chapter 13: pyramids (a 4 or a 5). Three adjacent buildings of a civ give way to a pyramid on an own hex."""

from __future__ import annotations

from demiurge.games.theocratia import actions, chronicles, compensation, power_cards, round_bonus, tokens, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.effects.base import GROUP_AID
from demiurge.games.theocratia.state import Question, Theocracy, put, take_away
from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Refusal, Step


def members(s: Theocracy, civ: int) -> int:
    """TH-13.8: houses, factories and barracks of the civ."""
    return s.built(civ, v.HOUSE) | s.built(civ, v.FACTORY) | s.built(civ, v.BARRACK)


def sites(s: Theocracy, seat: int, civ: int) -> int:
    """TH-13.1 (a): the own factories and barracks of the civ."""
    return (s.built(civ, v.FACTORY) | s.built(civ, v.BARRACK)) & s.own(seat)


def partners(s: Theocracy, civ: int, h: int) -> int:
    """Members beside a member."""
    return s.game.board.near[h] & members(s, civ)


def thirds(s: Theocracy, civ: int, h: int, second: int) -> int:
    """TH-R9: what makes a connected group of three with these two."""
    return (partners(s, civ, h) | partners(s, civ, second)) & ~(1 << h | 1 << second)


def whole(s: Theocracy, civ: int, h: int) -> int:
    """The neighbours with which a third building completes the group; two of them complete each other."""
    near = partners(s, civ, h)
    return near if near.bit_count() != 1 or thirds(s, civ, h, near.bit_length() - 1) else 0


def seconds(s: Theocracy, seat: int, civ: int, h: int) -> int:
    """The neighbours with which a group can be completed: by a third building, or by a card (P21)."""
    return partners(s, civ, h) if small_groups(s, seat) else whole(s, civ, h)


def small_groups(s: Theocracy, seat: int) -> bool:
    """TH-27.15: a card in hand makes a group of two enough."""
    return bool(power_cards.savings(s, seat, GROUP_AID))


def refuse(s: Theocracy, seat: int, civ: int, h: int) -> Refusal:
    if s.left(civ, v.PYRAMID) == 0:
        return "TH-13.3"
    if s.pyramids[seat] >= s.game.edition.pyramid_limit[s.seats]:
        return "TH-13.9"
    if not sites(s, seat, civ) >> h & 1:
        return "TH-13.1"
    return None if seconds(s, seat, civ, h) else "TH-13.1"


def answers(s: Theocracy, seat: int, civ: int) -> list[int]:
    places = sites(s, seat, civ)
    if not places or s.left(civ, v.PYRAMID) == 0 or s.pyramids[seat] >= s.game.edition.pyramid_limit[s.seats]:
        return []
    return [actions.PYRAMID_ON.of(h) for h in cells(places) if seconds(s, seat, civ, h)]


class Group(Question):
    """TH-13.13: the player names the group, one building after the other. The last choice is the moment declared, in
    which a card may make two buildings enough (P21, TH-28.21)."""

    def __init__(self, seat: int, h: int, second: int) -> None:
        super().__init__(seat)
        self.h = h
        self.second = second

    def always(self, s: Theocracy) -> bool:
        return len(s.hands[self.seat]) > 0 and not s.group

    def needs_card(self, s: Theocracy) -> bool:
        """Whether only a card can complete the group."""
        return not s.group and not self.choices(s)

    def choices(self, s: Theocracy) -> int:
        """The buildings that can be named without any card."""
        return thirds(s, s.civ, self.h, self.second) if self.second != v.NONE else whole(s, s.civ, self.h)

    def nameable(self, s: Theocracy) -> int:
        return seconds(s, self.seat, s.civ, self.h) if self.second == v.NONE else self.choices(s)

    def answers(self, s: Theocracy) -> list[int]:
        if s.group and self.second != v.NONE:
            return [actions.GO]
        found = [actions.GROUP.of(h) for h in cells(self.nameable(s))]
        return found if self.second == v.NONE else found + power_cards.answers(s, self.seat, v.DECLARED)

    def refuse(self, s: Theocracy, action: int) -> Refusal:
        small = bool(s.group) and self.second != v.NONE
        if action == actions.GO:
            return None if small else "TH-13.1"
        if action in actions.PLAY:
            if self.second == v.NONE:
                return "TH-27.3"
            return power_cards.refuse(s, self.seat, actions.PLAY.at(action), v.DECLARED)
        if action not in actions.GROUP:
            return NOT_ASKED
        return None if not small and self.nameable(s) >> actions.GROUP.at(action) & 1 else "TH-13.1"

    def take(self, s: Theocracy, action: int) -> None:
        if action == actions.GO:
            s.push(Raise(self.seat, self.h, self.second, v.NONE))
        elif action in actions.PLAY:
            s.push(self)
            power_cards.play(s, self.seat, actions.PLAY.at(action))
        elif self.second == v.NONE:
            s.push(Group(self.seat, self.h, actions.GROUP.at(action)))
        else:
            s.push(Raise(self.seat, self.h, self.second, actions.GROUP.at(action)))


class Raise(Step[Theocracy]):
    """TH-13.15, TH-E11: the pyramid stands and the group is gone, compensation, worship, page, token, round bonus."""

    def __init__(self, seat: int, h: int, second: int, third: int) -> None:
        self.seat = seat
        self.h = h
        self.second = second
        self.third = third

    def run(self, s: Theocracy) -> None:
        seat, civ = self.seat, s.civ
        lost = [(s.owner(h), take_away(s, h)) for h in (self.second, self.third) if h != v.NONE]
        take_away(s, self.h)
        put(s, civ, v.PYRAMID, self.h)
        s.pyramids[seat] += 1
        s.tell("pyramid", seat, [civ, self.h, self.second, self.third])
        round_bonus.reward(s, seat, civ, v.FOR_PYRAMID)
        s.push(tokens.ChooseToken(seat, civ, 0))
        if s.game.edition.pyramid_turns_page:
            s.push(TurnPage(civ))
        s.push(worship.Gain(seat, civ, 1))
        order = s.seats_from(seat)
        for i in range(s.seats - 1, 0, -1):
            for owner, what in lost:
                if owner != v.NOBODY and owner == order[i]:
                    compensation.for_removal(s, seat, owner, what)


class TurnPage(Step[Theocracy]):
    """TH-13.5: the page of the civ is turned, full or not."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Theocracy) -> None:
        chronicles.turn(s, self.civ)
