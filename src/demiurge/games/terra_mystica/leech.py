"""Chapter 12: power via structures. Asked at once in turn order, or left open until it matters (TM-43.14, TM-43.15)."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, cults, power, sources
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.state import Mystica, Offer, Player, Wake, score
from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Refusal


def beside_opponent(s: Mystica, seat: int, h: int) -> bool:
    """TM-8.3, TM-8.4: whether an opponent's structure is directly adjacent."""
    return bool(s.near[h] & s.game.board.land & ~s.empty & ~s.players[seat].at[0])


def amount_for(s: Mystica, p: Player, h: int) -> int:
    """TM-12.1 to TM-12.3: the power values of the player's structures directly adjacent to the hex."""
    beside = s.near[h] & p.at[0]
    if not beside:
        return 0
    values, found = s.faction(p).power, 0
    for neighbour in cells(beside):
        found += values[s.building[neighbour]]
    return found


def after(s: Mystica, seat: int) -> list[int]:
    """The other seats in turn order, beginning with the one after this (TM-12.8)."""
    at = s.order.index(seat)
    return s.order[at + 1 :] + s.order[:at]


def offer(s: Mystica, seat: int, h: int) -> None:
    """A building stands: its neighbours may gain power (TM-6.25, TM-8.13)."""
    s.buildings += 1
    before, undecided = len(s.offers), 0
    for other in after(s, seat):
        p = s.players[other]
        amount = amount_for(s, p, h)
        actual = min(amount, power.room(p))
        if amount == 0 or p.dropped or (actual == 0 and not s.game.site):
            continue
        s.offers.append(Offer(other, seat, amount, actual, s.buildings, 0))
        undecided += actual > 0
    if undecided and s.faction(s.players[seat]).reacts:
        s.wakes.append(Wake(s.buildings, seat, undecided, 0, 0))
    for made in reversed(s.offers[before:]):
        ask(s, made.seat)


def ask(s: Mystica, seat: int) -> None:
    """At once, or when the seat likes: one line of difference between the two ways to leech."""
    if not s.game.deferred:
        s.push(Reply(seat))
    elif not s.lanes[seat]:
        s.open(seat, Reply(seat))


def find(s: Mystica, seat: int, action: int) -> int:
    """The place of the open offer that an answer names, the oldest first; or -1."""
    source, amount = actions.offer_of(action)
    for i, o in enumerate(s.offers):
        if o.seat == seat and o.amount == amount and s.players[o.source].faction == source:
            return i
    return -1


def has_offers(s: Mystica, seat: int) -> bool:
    for o in s.offers:
        if o.seat == seat:
            return True
    return False


def refuse(s: Mystica, seat: int, action: int) -> Refusal:
    """Whether the answer names an open offer that may be accepted or declined."""
    at = find(s, seat, action)
    if at < 0:
        return "TM-12.1"
    return "TM-43.15" if s.offers[at].tainted and action in actions.LEECH else None


def accept(s: Mystica, at: int) -> None:
    """TM-12.4 to TM-12.6: the whole offer, as far as the bowls and the VP allow."""
    taken = s.offers[at]
    p = s.players[taken.seat]
    if s.game.strict_leech and s.game.site:
        for i in range(at):  # an older offer that was passed over can no longer be accepted (TM-43.15)
            taint(s, i, taken.seat)
    del s.offers[at]
    gained = power.gain_power(p, min(taken.amount, p.vp + 1))
    tell_accepted(s, taken)
    if gained:
        score(s, taken.seat, 1 - gained, sources.LEECH)
    s.tell("leech", taken.seat, [gained, taken.source])
    shrink_others(s, taken.seat)


def tell_accepted(s: Mystica, taken: Offer) -> None:
    """TM-26.8, TM-42.8: once for a building, at the first acceptance of an offer that was one (TM-12.9)."""
    for i, wake in enumerate(s.wakes):
        if wake.building == taken.building and taken.actual and not wake.taken:
            s.wakes[i] = Wake(wake.building, wake.source, wake.undecided, wake.declined, 1)
            p = s.players[wake.source]
            if not p.dropped:
                s.faction(p).accepted(p)
                ask(s, wake.source)
            s.tell("accepted", wake.source, [])


def shrink_others(s: Mystica, seat: int) -> None:
    """With full bowls the seat's other open offers are none any more (TM-12.9)."""
    space = power.room(s.players[seat])
    for i, o in enumerate(s.offers):
        if o.seat == seat and o.actual > space:
            if space == 0:
                settle(s, o, 0)
            s.offers[i] = Offer(o.seat, o.source, o.amount, space, o.building, o.tainted)


def decline(s: Mystica, at: int) -> None:
    declined = s.offers.pop(at)
    settle(s, declined, 1)
    s.tell("decline", declined.seat, [declined.amount, declined.source])


def settle(s: Mystica, o: Offer, declined: int) -> None:
    """TM-26.9, TM-42.9: when all who could gain power declined, the builder gains 1 PW."""
    for i, wake in enumerate(s.wakes):
        if wake.building == o.building:
            wake = Wake(
                wake.building, wake.source, wake.undecided - (o.actual > 0), wake.declined + declined, wake.taken
            )
            s.wakes[i] = wake
            if o.actual and wake.undecided <= 0 and wake.declined and s.game.cultist_power:
                power.gain_power(s.players[wake.source], 1)
                s.tell("all declined", wake.source, [])


def decline_all(s: Mystica, seat: int) -> None:
    """TM-43.15: an own action taken first declines the open offers."""
    for o in s.offers[:]:
        if o.seat == seat:
            decline(s, s.offers.index(o))


def taint(s: Mystica, at: int, seat: int) -> None:
    o = s.offers[at]
    if o.seat == seat:
        s.offers[at] = Offer(o.seat, o.source, o.amount, o.actual, o.building, 1)


def taint_all(s: Mystica, seat: int) -> None:
    """TM-43.15: with strict-leech a conversion comes after the leech decisions."""
    if s.game.strict_leech and s.game.site:
        for i in range(len(s.offers)):
            taint(s, i, seat)


def forget(s: Mystica) -> None:
    """Nothing is left to say about buildings whose offers are all decided."""
    s.wakes = [wake for wake in s.wakes if cults.any_open(s, wake.building)]


class Reply(Question):
    """What a seat owes outside its turn: answers to offers, steps of choice (TM-26.8, TM-39.11), a token (TM-42.8).
    All of it is one question, since the seat may settle it in any order."""

    def replies(self, s: Mystica) -> list[int]:
        found: list[int] = []
        for o in s.offers:
            if o.seat == self.seat:
                source = s.players[o.source].faction
                accepting, declining = actions.leech(source, o.amount), actions.decline(source, o.amount)
                if declining not in found:
                    if not s.offers[find(s, self.seat, accepting)].tainted:
                        found.append(accepting)
                    found.append(declining)
        p = s.players[self.seat]
        if p.cult_steps:
            cults.step_answers(s, self.seat, found)
        if p.tokens_due:
            found += [actions.GAIN_TOKEN, actions.NO_TOKEN] if p.vp else [actions.NO_TOKEN]
        return found

    def law(self, s: Mystica, action: int) -> Refusal:
        p = s.players[self.seat]
        if action in actions.OFFERED:
            return refuse(s, self.seat, action)
        if action in actions.CULT:
            return cults.refuse_step(s, self.seat, actions.CULT.at(action)) if p.cult_steps else "TM-9.10"
        if action in (actions.GAIN_TOKEN, actions.NO_TOKEN):
            return None if p.tokens_due and (p.vp or action == actions.NO_TOKEN) else "TM-42.8"
        return NOT_ASKED

    def moot(self, s: Mystica) -> None:
        """All is settled, perhaps by an action of its own."""

    def follow(self, s: Mystica, action: int) -> None:
        s.push(self)  # asked again for the rest, if there is any
        if action in actions.LEECH:
            accept(s, find(s, self.seat, action))
        elif action in actions.OFFERED:
            decline(s, find(s, self.seat, action))
        elif action in actions.CULT:
            cults.step(s, self.seat, actions.CULT.at(action))
        else:
            take_token(s, self.seat, action == actions.GAIN_TOKEN)
        forget(s)


def take_token(s: Mystica, seat: int, wanted: bool) -> None:
    """TM-42.8: 1 VP for a new token in bowl III."""
    p = s.players[seat]
    p.tokens_due -= 1
    if wanted:
        score(s, seat, -1, sources.FACTION)
        p.bowl3 += 1
    s.tell("token", seat, [1 if wanted else 0])
