"""Chapter 9: cults and priests. Chapter 43 on keys: at the table step 10 is a choice, on the site automatic."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, power
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.state import NOBODY, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import SH
from demiurge.kernel.data import added, changed
from demiurge.kernel.state import NOT_ASKED, Refusal

TRACKS: Final = 4
TOP: Final = 10
SLOTS: Final = 4  # on each track, the first for three steps (TM-9.2)
SLOT_STEPS: Final = (3, 2, 2, 2)
RETURNED: Final = 1  # the step of a priest who goes back to the supply (TM-9.3)
POWER_STEPS: Final = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3)  # power for reaching each step (TM-9.5)
LOWEST_STEP_DOWN: Final = 7  # TM-43.19


def power_between(old: int, new: int) -> int:
    """TM-9.5: the power of every step reached or crossed."""
    found = 0
    for step in range(old + 1, new + 1):
        found += POWER_STEPS[step]
    return found


def advance(s: Mystica, seat: int, track: int, steps: int) -> None:
    """TM-9.5 to TM-9.9: move a marker up; step 10 needs a key and must be free."""
    p = s.players[seat]
    old = p.cults[track]
    if steps <= 0 or old == TOP:
        return
    p.cults = changed(p.cults, track, min(old + steps, TOP - 1))
    power.gain_power(p, power_between(old, p.cults[track]))
    if old + steps >= TOP and s.tops[track] == NOBODY:
        if s.game.site:
            if p.keys:
                enter_top(s, seat, track)
            else:
                p.stopped |= 1 << track  # TM-43.17
        else:
            s.push(Gate(seat, track))
    s.tell("cult", seat, [track, p.cults[track] - old])


def enter_top(s: Mystica, seat: int, track: int) -> None:
    """TM-9.7: one key is used up."""
    p = s.players[seat]
    p.keys -= 1
    p.cults, s.tops = changed(p.cults, track, TOP), changed(s.tops, track, seat)
    power.gain_power(p, POWER_STEPS[TOP])


def gain_keys(s: Mystica, seat: int, n: int) -> None:
    """On the site keys gained later in the turn lift the markers that stopped for want of one (TM-43.17)."""
    p = s.players[seat]
    p.keys += n
    if p.stopped and p.keys >= p.stopped.bit_count():
        stopped, p.stopped = p.stopped, 0
        for track in range(TRACKS):
            if stopped >> track & 1 and s.tops[track] == NOBODY:
                enter_top(s, seat, track)


class Gate(Question):
    """TM-43.18: a marker stands before step 10; the player may enter with a key, or stop on step 9 and keep it."""

    def __init__(self, seat: int, track: int) -> None:
        super().__init__(seat)
        self.track = track

    def replies(self, s: Mystica) -> list[int]:
        return [actions.ENTER, actions.STAY] if self.law(s, actions.ENTER) is None else [actions.STAY]

    def law(self, s: Mystica, action: int) -> Refusal:
        if action == actions.STAY:
            return None
        if action != actions.ENTER:
            return NOT_ASKED
        if s.tops[self.track] != NOBODY:
            return "TM-9.8"
        p = s.players[self.seat]
        return None if p.keys and p.cults[self.track] == TOP - 1 else "TM-9.7"

    def lets_go(self, s: Mystica) -> bool:
        return False

    def follow(self, s: Mystica, action: int) -> None:
        if action == actions.ENTER:
            enter_top(s, self.seat, self.track)
            s.tell("cult", self.seat, [self.track, 1])


def must_wait(s: Mystica, seat: int, track: int, steps: int) -> bool:
    """TM-43.21: on the site nobody enters step 10 while the Cultists, holding a key, could still get there first."""
    p = s.players[seat]
    if not s.game.site or p.cults[track] + steps < TOP or not p.keys or s.tops[track] != NOBODY:
        return False
    for other, rival in enumerate(s.players):
        if other != seat and rival.keys and rival.cults[track] + s.faction(rival).steps_to_come(s, other) >= TOP:
            return True
    return False


def any_open(s: Mystica, building: int) -> bool:
    for offer in s.offers:
        if offer.building == building:
            return True
    return False


# ---- priests
def slot_for(s: Mystica, track: int, steps: int) -> int:
    """A free slot of that many steps, or -1 (TM-9.1)."""
    for i in range(SLOTS):
        if SLOT_STEPS[i] == steps and s.slots[track * SLOTS + i] == NOBODY:
            return track * SLOTS + i
    return -1


def priest_bonus(s: Mystica, p: Player) -> int:
    """TM-39.12"""
    return s.faction(p).priest_bonus if p.built[SH] else 0


def refuse_send(s: Mystica, seat: int, action: int) -> Refusal:
    p, (track, steps) = s.players[seat], actions.send_of(action)
    if p.priests < 1:
        return "TM-4.9"
    if steps != RETURNED and slot_for(s, track, steps) < 0:
        return "TM-9.1"
    return "TM-43.21" if must_wait(s, seat, track, steps + priest_bonus(s, p)) else None


def send_answers(s: Mystica, seat: int, found: list[int]) -> None:
    """For a player who has a priest."""
    for track in range(TRACKS):
        at = track * SLOTS
        two = s.slots[at + 1] == NOBODY or s.slots[at + 2] == NOBODY or s.slots[at + 3] == NOBODY
        free = (True, two, s.slots[at] == NOBODY)
        for steps in range(actions.SENT):
            action = actions.SEND.base + track * actions.SENT + steps
            if free[steps] and (not s.game.site or refuse_send(s, seat, action) is None):
                found.append(action)


def send(s: Mystica, seat: int, action: int) -> None:
    """TM-9.1, TM-9.3: a priest on a slot stays there, and one priest less can ever be held (TM-1.8)."""
    p, (track, steps) = s.players[seat], actions.send_of(action)
    p.priests -= 1
    if steps != RETURNED:
        s.slots = changed(s.slots, slot_for(s, track, steps), seat)
        p.limit -= 1
        p.on_cults += 1
    advance(s, seat, track, steps + priest_bonus(s, p))


# ---- steps of choice
def refuse_step(s: Mystica, seat: int, track: int) -> Refusal:
    """Steps of FAV6, BON2, ACTA, Cultists and Acolytes (TM-9.10)."""
    p = s.players[seat]
    if not p.cult_steps and not s.game.adjusting:
        return "TM-9.10"
    return "TM-43.21" if must_wait(s, seat, track, p.cult_steps if p.same_track else 1) else None


def step_answers(s: Mystica, seat: int, found: list[int]) -> None:
    for track in range(TRACKS):
        if refuse_step(s, seat, track) is None:
            found.append(actions.CULT.of(track))


def step(s: Mystica, seat: int, track: int) -> None:
    """One step on a track of choice; those of ACTA are made together on one track (TM-24.9)."""
    p = s.players[seat]
    steps = p.cult_steps if p.same_track else 1
    p.cult_steps = max(p.cult_steps - steps, 0)
    p.same_track = 0
    advance(s, seat, track, steps)


def refuse_step_down(s: Mystica, p: Player, track: int) -> Refusal:
    """TM-43.19: on the site a player chooses which marker stops by stepping down first."""
    if not s.game.site:
        return "TM-43.18"
    if p.cults[track] == TOP or p.cults[track] - 1 < LOWEST_STEP_DOWN or p.lose_steps:
        return "TM-43.19"
    return None


def step_down(s: Mystica, seat: int, track: int) -> None:
    p = s.players[seat]
    p.cults = added(p.cults, track, -1)
