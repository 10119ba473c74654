"""A faction: its board as numbers, and hooks for what an odd one does otherwise than all others.

Most factions are all numbers: an entry of `components/factions.json` is all there is to them. One with rules of its own
is a class besides, in the module of its name in this folder. It reads the fields that are its own by `read`, and
overrides what the rulebook says otherwise for it; as they stand the hooks do what is true of everybody else. A rule
asks `s.faction(p)` and never which faction that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demiurge.games.terra_mystica import actions, boards, wheel
from demiurge.games.terra_mystica.vocabulary import CULTS, SA, STRUCTURES, TERRAINS, WHEEL, D
from demiurge.kernel.components import Fields
from demiurge.kernel.state import NOT_ASKED, Refusal

if TYPE_CHECKING:  # what it is asked about; the rules that ask stand above it
    from demiurge.games.terra_mystica.state import Mystica, Player

_HOMES: Final = (*TERRAINS, "variable")
_ACTIONS: Final = ("", *actions.SPECIALS[: actions.ACTW + 1])  # those that a faction may have


class Faction:
    """A faction board with its abilities as numbers; 0, [] or "" where it has no such ability.

    Lists named by kind have 6 entries (NONE, D, TP, TE, SH, SA); incomes are `[kind][number standing]`; `ship_vp` is
    read at the level left; `sh_*` is what the stronghold brings. specials: the special actions of the faction itself,
    by their places in SPECIALS; `action_from_start`: without a stronghold (TM-11.2).
    """

    # What is odd about a few:
    round_the_wheel: bool = True  # all its transforms are ways on the wheel: they are listed without asking the law
    once: bool = True  # its special action is used up by one use a round (TM-11.3)
    reacts: bool = False  # it gains something from what becomes of its offers of power
    trades_points: bool = False  # coins become points, and points coins, at any time

    def __init__(self, index: int, fields: Fields) -> None:
        self.index = index
        self.name = fields.name
        self.display = fields.text("title")
        self.expansion = fields.flag("expansion")
        self.home = fields.choice("home", _HOMES)
        self.max_priests = fields.whole("max_priests")
        self.temple_favors = fields.whole("temple_favors")
        self.coins_per_vp = fields.whole("coins_per_vp", low=1)
        self._read_start(fields.group("start"))
        self._read_shipping(fields.group("shipping"))
        self._read_dig(fields.group("dig"))
        self._read_pieces(fields)
        self._read_flight(fields)
        able, act = fields.group("abilities", needed=False), fields.group("action", needed=False)
        self._read_abilities(able)
        self._read_action(act)
        self.read(able, act)

    def _read_start(self, start: Fields) -> None:
        bowls = start.table("bowls", 3) or [0, 0, 0]
        self.coins = start.whole("coins")
        self.workers = start.whole("workers")
        self.priests = start.whole("priests")
        self.bowl1, self.bowl2, self.bowl3 = bowls[0], bowls[1], bowls[2]
        self.cults = start.table("cults", len(CULTS))
        self.start_vp = start.whole("vp")
        self.start_vp_2017 = start.whole("vp_2017")
        self.start_dwellings = start.whole("dwellings", high=3)

    def _read_shipping(self, shipping: Fields) -> None:
        self.ship_level = shipping.whole("level")
        self.ship_max = shipping.whole("max", low=self.ship_level, high=boards.REACH - 1)
        sails = self.ship_max > self.ship_level
        self.ship_cost_c = shipping.whole("coins", needed=sails)
        self.ship_cost_p = shipping.whole("priests", needed=sails)
        self.ship_vp = shipping.table("vp", self.ship_max if sails else 0, needed=sails)

    def _read_dig(self, dig: Fields) -> None:
        self.dig_level = dig.whole("level")
        self.dig_max = dig.whole("max", low=self.dig_level)
        self.dig_w = dig.table("workers", self.dig_max + 1, needed=False)
        self.dig_p = dig.whole("priests", needed=False)
        self.dig_vp = dig.whole("vp", needed=False)
        step = dig.group("step", needed=self.dig_max > self.dig_level)
        self.dig_cost_w = step.whole("workers")
        self.dig_cost_c = step.whole("coins")
        self.dig_cost_p = step.whole("priests")
        self.dig_step_vp = step.whole("vp")

    def _read_pieces(self, fields: Fields) -> None:
        self.cost_w, self.cost_c, self.count, self.power = [0], [0], [0], [0]
        self.income_w, self.income_c, self.income_p, self.income_pw = [[0]], [[0]], [[0]], [[0]]
        for kind in range(D, SA + 1):
            piece = fields.group(STRUCTURES[kind])
            number = piece.whole("count", low=1, high=20)
            self.count.append(number)
            self.power.append(piece.whole("power"))
            self.cost_w.append(piece.whole("workers"))
            self.cost_c.append(piece.whole("coins"))
            income = piece.group("income")
            length = number + 1 if number else 0  # no second complaint where the count itself is wrong
            nothing = [0] * length
            self.income_w.append(income.table("workers", length, needed=False) or nothing)
            self.income_c.append(income.table("coins", length, needed=False) or nothing)
            self.income_p.append(income.table("priests", length, needed=False) or nothing)
            self.income_pw.append(income.table("power", length, needed=False) or nothing)

    def _read_flight(self, fields: Fields) -> None:
        """What crosses hexes without shipping: tunnels of the Dwarves, carpets of the Fakirs."""
        tunnels = "tunnel" in fields.data
        flight = fields.group("tunnel" if tunnels else "carpet", needed=False)
        self.flight = flight.whole("range", high=boards.REACH - 1)
        self.flight_max = flight.whole("max", low=self.flight, high=boards.REACH - 1)
        self.flight_vp = flight.whole("vp")
        self.tunnel_w = flight.table("workers", 2) if tunnels else []
        self.tunnel_vp = self.flight_vp if tunnels else 0
        self.carpet_p = 0 if tunnels else flight.whole("priests")

    def _read_abilities(self, able: Fields) -> None:
        self.sh_favors = able.whole("sh_favors", needed=False)
        self.sh_power = able.whole("sh_power", needed=False)
        self.sh_vp = able.whole("sh_vp", needed=False)
        self.sh_spades = able.whole("sh_spades", needed=False)
        self.sh_ship = able.whole("sh_ship", needed=False)
        self.sh_bridges = able.whole("sh_bridges", needed=False)
        self.sh_w_to_p = able.whole("sh_w_to_p", needed=False)
        self.sh_tokens_per_player = able.whole("sh_tokens_per_player", needed=False)
        self.sh_flight = able.whole("sh_flight", needed=False)
        self.priest_bonus = able.whole("priest_bonus", needed=False)
        self.spade_vp = able.whole("spade_vp", needed=False)
        self.spade_pw_sh = able.whole("spade_pw_sh", needed=False)
        self.town_vp = able.whole("town_vp", needed=False)
        self.town_w = able.whole("town_w", needed=False)
        self.act_discount = able.whole("act_discount", needed=False)
        self.start_favors = able.whole("start_favors", needed=False)

    def _read_action(self, act: Fields) -> None:
        which = act.choice("name", _ACTIONS)
        self.specials = [which - 1] if which else []
        self.action_from_start = act.flag("from_start", needed=False)
        self.action_steps = act.whole("steps", needed=self.specials == [actions.ACTA], low=1)
        self.action_actions = act.whole("actions", needed=self.specials == [actions.ACTC], low=1)

    # ---- what an odd faction adds to its board
    def read(self, able: Fields, act: Fields) -> None:
        """Fields of its own: among the abilities, and of its special action."""

    # ---- chapter 2: setup
    def set_colour(self, p: Player, colour: int) -> None:
        """A colour was chosen (TM-2.26 to TM-2.29)."""
        p.start_colour = colour

    def refuse_first(self, s: Mystica, h: int) -> Refusal:
        """Whether a first dwelling may stand on this free hex of the right terrain."""
        return None

    # ---- chapter 5: reach
    def beside(self, s: Mystica, h: int) -> int:
        """The hexes that a structure on this one has in reach without shipping."""
        return s.near[h]

    # ---- chapter 6: spades and terrain
    def wheel_home(self, p: Player) -> int:
        """Where on the wheel its home terrain lies."""
        return p.home

    def spades(self, s: Mystica, p: Player, old: int, new: int) -> int:
        """Spades from one terrain to another the short way; NEVER where there is none (TM-6.7)."""
        if old >= WHEEL or new >= WHEEL or old == new:
            return wheel.NEVER  # TM-22.2
        return wheel.WAYS[self.wheel_home(p)][old][new]

    def long_way(self, p: Player, old: int, new: int) -> int:
        """TM-6.8: to or from home terrain the other direction may be chosen."""
        home = self.wheel_home(p)
        if old >= WHEEL or new >= WHEEL or old == new or (home != old and home != new):
            return wheel.NEVER
        return WHEEL - wheel.WAYS[home][old][new]

    def nearest(self, p: Player, old: int) -> int:
        """TM-44.5: as far towards home as the spades in hand go; 0 where that is refused in any case."""
        home = self.wheel_home(p)
        if self.own_way(p, p.home) or old == home:
            return p.home
        if not 0 <= old < WHEEL or home >= WHEEL:
            return 0
        ends: list[int] = []
        for step in (-1, 1):
            at = old
            for _ in range(p.spades):
                if at != home:
                    at = (at + step) % WHEEL
            ends.append(at)
        gap = [min((home - at) % WHEEL, (at - home) % WHEEL) for at in ends]
        best = ends[1] if gap[1] < gap[0] else ends[0]
        return p.home if best == home else best

    def why_never(self, s: Mystica, new: int) -> str:
        """The clause against a transform that no number of spades makes."""
        return "TM-6.7"

    def own_way(self, p: Player, new: int) -> bool:
        """Whether such a transform is not one by spades: then it is refused and paid as the next two say."""
        return False

    def refuse_own_way(self, s: Mystica, p: Player, h: int, new: int, long: bool) -> Refusal:
        return self.why_never(s, new)

    def pay_own_way(self, s: Mystica, seat: int, old: int) -> None:
        """Nobody else has one to pay for."""

    def refuse_spades(self) -> Refusal:
        """Whether it may have spades at all."""
        return None

    def keep_spades(self, p: Player, n: int) -> None:
        """What it makes of spades that it gains."""
        p.spades += n

    def refuse_dig(self, p: Player) -> Refusal:
        """The site's command to buy a spade (TM-44.4)."""
        if not self.dig_w and not self.dig_p:
            return "TM-6.12"
        if not (p.digs or p.actions):
            return "TM-4.1"
        return None if self.affordable(p, p.workers, p.priests) else "TM-4.9"

    def digs_otherwise(self, p: Player) -> bool:
        """Whether that command begins something else than a spade, and if so, begin it."""
        return False

    def spade_workers(self, p: Player) -> int:
        """TM-6.12: workers for one spade; 0 where it is not paid with workers."""
        return self.dig_w[p.dig] if self.dig_w else 0

    def affordable(self, p: Player, workers: int, priests: int) -> int:
        """How many spades these workers and priests would buy."""
        if self.dig_p:
            return max(priests, 0) // self.dig_p
        return max(workers, 0) // self.dig_w[p.dig] if self.dig_w else 0

    # ---- chapters 10 and 11: actions and passing
    def shares_spaces(self, p: Player) -> bool:
        """Whether it may use a power action that was taken in this round."""
        return False

    def refuse_special(self, s: Mystica, seat: int, which: int) -> Refusal:
        """Whether its special action can be paid and, at the table, carried out."""
        return None

    def special(self, s: Mystica, seat: int, which: int) -> None:
        """What its special action brings: steps on one track (TM-24.9), several actions (TM-25.10)."""
        p = s.players[seat]
        p.actions += self.action_actions
        if self.action_steps:
            p.cult_steps, p.same_track = p.cult_steps + self.action_steps, 1

    def pass_points(self, s: Mystica, seat: int) -> None:
        """What it scores when it passes."""

    # ---- chapters 12 to 15: power, conversions, towns
    def accepted(self, p: Player) -> None:
        """Somebody accepted power from a building of this player."""

    def steps_to_come(self, s: Mystica, seat: int) -> int:
        """Cult steps that it may still get before anybody else moves on (TM-43.21)."""
        return 0

    def joined(self, s: Mystica, h: int) -> int:
        """Hexes that rivers skipped for a town join with this one."""
        return 0

    def gain_priests(self, p: Player, n: int) -> None:
        """TM-1.8: a gain above the limit is lost."""
        p.priests = max(p.priests, min(p.priests + n, p.limit))

    # ---- answers that nobody else has in a turn
    def answers(self, s: Mystica, seat: int, found: list[int]) -> None:
        """The fast form of `refuse`."""

    def refuse(self, s: Mystica, seat: int, action: int) -> Refusal:
        for verb, clause in actions.OWN:
            if action in verb:
                return clause
        return NOT_ASKED

    def take(self, s: Mystica, seat: int, action: int) -> None:
        """What follows from one of them."""

    # ---- for bots
    def room(self, s: Mystica, p: Player, free: int) -> tuple[int, int]:
        """Free hexes in reach that are home, and those one spade away from it, as far as more of them matter."""
        colour = self.wheel_home(p)
        if colour >= WHEEL:
            return 0, 0  # not picked yet (TM-2.28)
        near = s.ground[(colour + 1) % WHEEL] | s.ground[(colour - 1) % WHEEL]
        if p.home >= WHEEL:
            near |= s.ground[colour]
        return min((free & s.ground[p.home]).bit_count(), 4), min((free & near).bit_count(), 6)
