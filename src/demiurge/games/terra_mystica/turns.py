"""Chapter 4: turns. One question carries a whole turn: the action, what it brings, and conversions in between."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import (
    actions,
    bridges,
    building,
    conversions,
    cults,
    digging,
    leech,
    passing,
    reach,
    sources,
    spaces,
    spade_track,
    terraform,
    towns,
    upgrades,
)
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.state import NO_HEX, Mystica, Player, score
from demiurge.kernel.state import NOT_ASKED, Refusal, Step

TAKEN: Final = actions.ADJUSTED.index("-C")  # the first adjustment that takes something away


def begin(s: Mystica, seat: int) -> Turn:
    """TM-4.1: exactly one action."""
    p = s.players[seat]
    p.actions = 1
    p.transforms = p.builds = p.digs = p.paid = p.may_build = p.need_home = p.stopped = 0
    p.flown_to = NO_HEX
    return Turn(seat)


def settled(p: Player) -> bool:
    """TM-4.8: everything the turn caused is taken, used or given up."""
    return not (
        p.spades or p.favors_due or p.towns_due or p.cult_steps or p.bridges_due or p.free_transform
        or p.free_dwelling or p.free_trading or p.volcano or p.lose_steps or p.unlocks_due or p.colour_due
    )  # fmt: skip


class NextTurn(Step[Mystica]):
    """TM-4.1 to TM-4.3: the next player in order who has not passed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Mystica) -> None:
        follows = passing.next_after(s, self.seat)
        passing.reorder(s, self.seat)
        if follows >= 0:
            s.push(NextTurn(follows))
            s.push(begin(s, follows))


class Turn(Question):
    """An action or a pass (TM-4.4), conversions before and after it (TM-4.5), and all that it brings (TM-4.8)."""

    def always(self, s: Mystica) -> bool:
        """Also while offers are open: an action taken by itself would decline them (TM-43.15)."""
        return s.game.asks_all or leech.has_offers(s, self.seat)

    def certain(self, s: Mystica) -> bool:
        """On the site who may act may pass, and there are more cards than players. Whatever is due can be taken or
        given up: the steps of a volcano were there when it was made, a priest may take the place of a terrain, colours
        are more than players, and where steps must wait (TM-43.21) a marker may step down. Else the turn can end."""
        return True

    # ---- the law
    def law(self, s: Mystica, action: int) -> Refusal:
        if self.must_pay(s):
            return s.faction(s.players[self.seat]).refuse(s, self.seat, action) if action in actions.LOSE else "TM-4.9"
        if action in actions.TERRAFORM:
            return self.refuse_terraform(s, action)
        if action in actions.IMPROVE or action in actions.SPACES or action in actions.PASSES:
            return self.refuse_action(s, action)
        return self.refuse_other(s, action)

    def lets_go(self, s: Mystica) -> bool:
        return not self.must_pay(s)

    def must_pay(self, s: Mystica) -> bool:
        """TM-39.8: at the table the steps of a volcano are paid before anything else is done or taken."""
        return s.players[self.seat].lose_steps > 0 and not s.game.site

    def refuse_terraform(self, s: Mystica, action: int) -> Refusal:
        p = s.players[self.seat]
        if self.is_busy(s, p):
            return "TM-4.8"
        if action == actions.DIG:
            return digging.refuse_dig(s, p)
        if action in actions.BUILD:
            return building.refuse_build(s, self.seat, actions.BUILD.at(action))
        h, new, long = actions.transform_of(action)
        if long and s.game.site:
            return "TM-6.9"
        return terraform.refuse_transform(s, self.seat, h, new, long, False)

    def may_act(self, s: Mystica, p: Player) -> bool:
        """A second action of the Chaos Magicians begins when the first is settled; the site is not so strict."""
        return p.actions > 0 and (s.game.site or settled(p))

    def is_busy(self, s: Mystica, p: Player) -> bool:
        """Whether a transform or dwelling would be a second action while the first is not settled."""
        return terraform.fresh(p) and not self.may_act(s, p) and not p.builds and not p.free_dwelling

    def refuse_action(self, s: Mystica, action: int) -> Refusal:
        """The actions of TM-4.4 other than transform and build."""
        p = s.players[self.seat]
        if action in actions.UPGRADE and p.free_trading:
            return upgrades.refuse(s, self.seat, action)
        if not p.actions:
            return "TM-4.1"
        if not self.may_act(s, p):
            return "TM-4.8"
        if action in actions.UPGRADE:
            return upgrades.refuse(s, self.seat, action)
        if action in actions.SEND:
            return cults.refuse_send(s, self.seat, action)
        if action == actions.ADVANCE_SHIP:
            return reach.refuse_shipping(s, p)
        if action == actions.ADVANCE_DIG:
            return spade_track.refuse(s, p)
        if action in actions.POWER:
            return spaces.refuse_power(s, p, actions.POWER.at(action))
        if action in actions.SPECIAL:
            return spaces.refuse_special(s, self.seat, actions.SPECIAL.at(action))
        return passing.refuse(s, action)

    def refuse_other(self, s: Mystica, action: int) -> Refusal:
        """What is no action: conversions, and taking what is due."""
        p = s.players[self.seat]
        if action == actions.DONE:
            return self.refuse_done(s, p)
        if action in actions.CONVERT or action == actions.BURN:
            return conversions.refuse(s, p, action)
        if action in actions.BRIDGE:
            return bridges.refuse(s, p, actions.BRIDGE.at(action))
        if action in actions.FAVOR:
            return upgrades.refuse_favor(s, self.seat, actions.FAVOR.at(action))
        if action in actions.TOWN:
            return self.refuse_town(s, actions.TOWN.at(action))
        if action in actions.CULT:
            return cults.refuse_step(s, self.seat, actions.CULT.at(action))
        if action in actions.STEP_DOWN:
            return cults.refuse_step_down(s, p, actions.STEP_DOWN.at(action))
        if action in actions.WAIVE:
            return self.refuse_waive(s, actions.WAIVE.at(action))
        if action in actions.OFFERED:
            return leech.refuse(s, self.seat, action) or NOT_ASKED
        if action in actions.ADJUST:
            return refuse_adjust(s, p, actions.ADJUST.at(action))
        return s.faction(p).refuse(s, self.seat, action)

    def refuse_town(self, s: Mystica, tile: int) -> Refusal:
        why = towns.refuse_tile(s, s.players[self.seat], tile)
        if why is None and towns.waits_for_cultists(s, self.seat, tile):
            return "TM-43.21"
        return why

    def refuse_done(self, s: Mystica, p: Player) -> Refusal:
        if p.actions:
            return "TM-11.4"
        return None if settled(p) or self.goes_on_alone(s, p) else "TM-4.8"

    def goes_on_alone(self, s: Mystica, p: Player) -> bool:
        """On the site the last player in a round may begin another turn before the one before is settled."""
        return s.game.site and not p.passed and passing.next_after(s, self.seat) == self.seat

    def refuse_waive(self, s: Mystica, what: int) -> Refusal:
        """What may be given up. The site allows more of it than the table (TM-43.30, TM-44.15)."""
        p, site = s.players[self.seat], s.game.site
        if what == actions.WAIVE_SPADE:
            if not p.spades:
                return "TM-6.20"
            return "TM-6.20" if p.paid == digging.BOUGHT and self.can_transform(s) else None
        if what == actions.WAIVE_BRIDGE:
            free = site or s.faction(p).sh_bridges  # TM-41.17
            return None if p.bridges_due and free else "TM-16.7"
        if what == actions.WAIVE_TOWN:
            return None if p.towns_due and site else "TM-43.29"
        if what == actions.WAIVE_FAVOR:
            return None if p.favors_due and site else "TM-43.29"
        if what == actions.WAIVE_W_TO_P:
            return None if p.workers_to_priests and site else "TM-43.26"
        due = (p.free_transform, p.volcano, p.free_trading, p.free_dwelling)[what - actions.WAIVE_FREE_TF]
        return None if due and site else "TM-4.8"

    def can_transform(self, s: Mystica) -> bool:
        found: list[int] = []
        building.answers(s, self.seat, found)
        return bool(found)

    # ---- its fast form
    def replies(self, s: Mystica) -> list[int]:
        p, seat = s.players[self.seat], self.seat
        found: list[int] = []
        if self.must_pay(s):
            s.faction(p).answers(s, seat, found)
            return found
        acting = self.may_act(s, p)
        if not self.is_busy(s, p):
            building.answers(s, seat, found)
        if p.free_trading:
            upgrades.free_answers(s, seat, found)
        elif acting:
            upgrades.answers(s, seat, found)
        if acting:
            self.action_answers(s, p, found)
        conversions.answers(s, p, found)
        if not settled(p):
            self.due_answers(s, p, found)
        if self.refuse_done(s, p) is None:
            found.append(actions.DONE)
        if s.game.site:
            self.site_answers(s, p, found)
        if s.game.adjusting:
            self.adjust_answers(s, p, found)
        s.faction(p).answers(s, seat, found)
        return found

    def action_answers(self, s: Mystica, p: Player, found: list[int]) -> None:
        if p.priests:
            cults.send_answers(s, self.seat, found)
            if reach.refuse_shipping(s, p) is None:
                found.append(actions.ADVANCE_SHIP)
            if spade_track.refuse(s, p) is None:
                found.append(actions.ADVANCE_DIG)
        spaces.answers(s, self.seat, found)
        passing.answers(s, found)

    def due_answers(self, s: Mystica, p: Player, found: list[int]) -> None:
        seat = self.seat
        if self.refuse_waive(s, actions.WAIVE_SPADE) is None:
            found.append(actions.WAIVE.of(actions.WAIVE_SPADE))
        if p.favors_due:
            upgrades.favor_answers(s, seat, found)
        if p.towns_due:
            found += [actions.TOWN.of(tile) for tile in range(len(actions.TOWN)) if self.refuse_town(s, tile) is None]
        if p.cult_steps:
            cults.step_answers(s, seat, found)
        if p.bridges_due:
            found += [actions.BRIDGE.of(place) for place in bridges.places(s, p)]
        for what in range(1, len(actions.WAIVED) - 1):
            if self.refuse_waive(s, what) is None:
                found.append(actions.WAIVE.of(what))

    def site_answers(self, s: Mystica, p: Player, found: list[int]) -> None:
        if p.bowl2 >= 2:
            found.append(actions.BURN)
        if digging.refuse_dig(s, p) is None:
            found.append(actions.DIG)
        for track in range(cults.TRACKS):
            if cults.refuse_step_down(s, p, track) is None:
                found.append(actions.STEP_DOWN.of(track))
        if p.workers_to_priests:
            found.append(actions.WAIVE.of(actions.WAIVE_W_TO_P))

    def adjust_answers(self, s: Mystica, p: Player, found: list[int]) -> None:
        if not p.cult_steps:
            cults.step_answers(s, self.seat, found)
        found += [actions.ADJUST.of(n) for n in range(len(actions.ADJUSTED)) if held(p, n)]

    # ---- its effect
    def follow(self, s: Mystica, action: int) -> None:
        p, before = s.players[self.seat], s.players[self.seat].actions
        keep_conversion_right(s, p, action)
        if action == actions.DONE:
            end(s, p)
            return
        s.push(self)  # first: what the answer asks of others comes above it
        if action in actions.TERRAFORM:
            self.take_terraform(s, action)
        elif action in actions.IMPROVE or action in actions.SPACES or action in actions.PASSES:
            self.take_action(s, action)
        else:
            self.take_other(s, action)
        if p.actions != before and s.offers:
            leech.decline_all(s, self.seat)
        if p.passed and not p.actions and settled(p):
            s.lanes[s.now].remove(self)
            end(s, p)

    def take_terraform(self, s: Mystica, action: int) -> None:
        if action == actions.DIG:
            digging.dig(s, self.seat)
        elif action in actions.BUILD:
            building.build(s, self.seat, actions.BUILD.at(action))
        else:
            h, new, long = actions.transform_of(action)
            terraform.transform(s, self.seat, h, new, long)

    def take_action(self, s: Mystica, action: int) -> None:
        p = s.players[self.seat]
        if action in actions.UPGRADE:
            upgrades.upgrade(s, self.seat, action)
        elif action in actions.POWER:
            spaces.use_power(s, self.seat, actions.POWER.at(action))
        elif action in actions.SPECIAL:
            spaces.use_special(s, self.seat, actions.SPECIAL.at(action))
        elif action in actions.PASSES:
            passing.do_pass(s, self.seat, action)
        else:
            p.actions -= 1
            upgrades.clear_rights(p)
            if action in actions.SEND:
                cults.send(s, self.seat, action)
            elif action == actions.ADVANCE_SHIP:
                reach.advance_shipping(s, self.seat)
            else:
                spade_track.advance(s, self.seat)

    def take_other(self, s: Mystica, action: int) -> None:
        seat, p = self.seat, s.players[self.seat]
        if action in actions.CONVERT or action == actions.BURN:
            conversions.convert(s, seat, action)
        elif action in actions.FAVOR:
            upgrades.take_favor(s, seat, actions.FAVOR.at(action))
        elif action in actions.TOWN:
            towns.take_tile(s, seat, actions.TOWN.at(action))
        elif action in actions.CULT:
            cults.step(s, seat, actions.CULT.at(action))
        elif action in actions.BRIDGE:
            bridges.build(s, seat, actions.BRIDGE.at(action))
        elif action in actions.WAIVE:
            waive(s, p, actions.WAIVE.at(action))
        elif action in actions.STEP_DOWN:
            cults.step_down(s, seat, actions.STEP_DOWN.at(action))  # TM-43.19
        elif action in actions.ADJUST:
            adjust(s, seat, actions.ADJUST.at(action))
        else:
            s.faction(p).take(s, seat, action)


def end(s: Mystica, p: Player) -> None:
    """What was offered once in this turn is over (TM-43.26)."""
    if s.game.strict_darklings:
        p.workers_to_priests = 0
    p.actions = p.builds = p.transforms = p.digs = p.may_build = 0


def keep_conversion_right(s: Mystica, p: Player, action: int) -> None:
    """TM-43.26: in one go; TM-43.28: on the site any other conversion uses the right up."""
    if p.workers_to_priests and action != actions.CONVERT.of(actions.WORKER_TO_PRIEST):
        begun = p.workers_to_priests < s.faction(p).sh_w_to_p
        if action in actions.CONVERT if s.game.site else begun:
            p.workers_to_priests = 0


def waive(s: Mystica, p: Player, what: int) -> None:
    if what == actions.WAIVE_SPADE:
        digging.give_up(s, p)
    elif what == actions.WAIVE_BRIDGE:
        p.bridges_due -= 1
    elif what == actions.WAIVE_FREE_TF:
        p.free_transform = 0
    elif what == actions.WAIVE_VOLCANO:
        p.volcano = 0
    elif what == actions.WAIVE_FREE_TP:
        p.free_trading = 0
    elif what == actions.WAIVE_FREE_D:
        p.free_dwelling = 0
    elif what == actions.WAIVE_TOWN:
        p.towns_due -= 1
    elif what == actions.WAIVE_FAVOR:
        p.favors_due -= 1
    else:
        p.workers_to_priests = 0


# ---- loose-adjust-resource: ledgers that set up a position
def refuse_adjust(s: Mystica, p: Player, what: int) -> Refusal:
    if not s.game.adjusting:
        return "TM-44.14"
    return None if held(p, what) else "TM-4.9"


def held(p: Player, what: int) -> bool:
    """Whether there is something of what is to be taken away; giving takes nothing."""
    return what < TAKEN or bool((p.coins, p.workers, p.priests, p.bowl3, p.vp)[what - TAKEN])


def adjust(s: Mystica, seat: int, what: int) -> None:
    p = s.players[seat]
    text = actions.ADJUSTED[what]
    n = 1 if text[0] == "+" else -1
    if text[1:] == "C":
        p.coins += n
    elif text[1:] == "W":
        p.workers += n
    elif text[1:] == "P":
        p.priests = min(p.priests + n, max(p.limit, p.priests))
    elif text[1:] == "P1":
        p.bowl1 += n
    elif text[1:] == "P2":
        p.bowl2 += n
    elif text[1:] == "P3":
        p.bowl3 += n
    elif text[1:] == "PW":
        gain_power(p, n)
    elif text[1:] == "KEY":
        cults.gain_keys(s, seat, n)
    else:
        score(s, seat, n, sources.ADJUSTING)
