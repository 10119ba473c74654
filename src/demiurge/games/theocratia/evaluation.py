"""What a position is worth to a player, and which answers are worth a thought: for bots, not for rules."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import actions, holidays, pyramids, round_bonus, turns, war, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.evaluation import Eager
from demiurge.kernel.state import State

# One number each, in points; those for a round count for every round still to come. Found by
# bench/tune.py.
NAMES: Final = (
    "growth", "cosmo", "card", "tile_round", "tile", "crystal", "house_round", "factory_round", "barrack_round",
    "pyramid_round", "pyramid", "malus", "leading", "end_card", "farthest", "page",
)  # fmt: skip
GROWTH: Final = 0
COSMO: Final = 1
CARD: Final = 2
TILE_ROUND: Final = 3
TILE: Final = 4
CRYSTAL: Final = 5
HOUSE_ROUND: Final = 6
FACTORY_ROUND: Final = 7
BARRACK_ROUND: Final = 8
PYRAMID_ROUND: Final = 9
PYRAMID_END: Final = 10
MALUS: Final = 11
LEADING: Final = 12
END_CARD: Final = 13
FARTHEST: Final = 14
PAGE: Final = 15

WEIGHTS: Final = [
    0.634, 0.757, 0.559, 0.359, 0.548, 1.341, 0.301, 1.005, 1.513,
    0.827, 3.159, 1.539, 0.112, 1.587, 0.373, 0.372,
]  # fmt: skip


class Judge(Eager):
    """An estimate of the final score: pages as they may grow, priests with fractions of a step, what is owned and what
    the running turn still promises."""

    def __init__(self, weights: list[float]) -> None:
        self.w = weights

    def horizon(self) -> int:
        """About two turns: dice that are gone and crystals that others spend show only when it goes on. Measured: 12 to
        30 win more than 0 or playing to the end."""
        return 16

    def samples(self) -> int:
        """Once: cards are counted, not looked at, and dice are rolled only when a round is over."""
        return 1

    def quiet(self, s: State, seat: int) -> bool:
        return seat not in s.asks

    # ---- value
    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Theocracy)
        if s.dropped[seat] != v.NONE:
            return float(s.score(seat))
        left = float(max(s.game.numbers.rounds[s.seats] - s.round, 0))
        if s.active != v.NOBODY:
            left += 0.5
        pages = self.pages(s, left)
        total = self.worshipped(s, seat, pages) - self.w[MALUS] * s.malus[seat]
        total += s.cosmo[seat] * self.w[COSMO]
        if left > 0.0:
            total += self.owned(s, seat, pages, left) + self.held(s, seat, left)
        if s.active == seat:
            total += self.promised(s, seat, pages)
        return total

    def pages(self, s: Theocracy, left: float) -> list[float]:
        """What the pages of the civs may show in the end."""
        found: list[float] = []
        for civ in range(v.PLAYERS):
            slots = s.game.numbers.slots[s.page[civ]]
            filled = sum(s.on_page[civ * v.ON_PAGE : (civ + 1) * v.ON_PAGE]) / slots if slots else 0.0
            size = s.all_built(civ).bit_count()
            growth = self.w[GROWTH] * left * (0.7 + 0.08 * size)
            found.append(min(s.page[civ] + filled + growth, float(v.LAST_PAGE)))
        return found

    def step(self, s: Theocracy, space: int) -> float:
        """A multiplier with its fractions: half a multiplier for each space."""
        whole = s.multiplier(space)
        if space <= 0 and not s.game.edition.first_above:
            return 0.15 * (space + 1)
        return whole + (0.4 if space > 0 and space & 1 else 0.0)

    def worshipped(self, s: Theocracy, seat: int, pages: list[float]) -> float:
        """All priests but the farthest; that one a little, since another may pass it."""
        total, farthest, lost = 0.0, -2, 0.0
        due = self.due(s, seat) if s.act == v.WAR and s.active == seat else 0
        for civ in range(v.PLAYERS):
            space = s.priests[seat * v.PLAYERS + civ]
            if civ == s.civ:
                space = min(space + due, s.game.numbers.last_space)
            worth = pages[civ] * self.step(s, space)
            total += worth
            if space > farthest or (space == farthest and worth < lost):
                farthest, lost = space, worth
        return total - (1.0 - self.w[FARTHEST]) * lost

    def due(self, s: Theocracy, seat: int) -> int:
        """Worship of the acting civ that waits for the end of the seat's turn (TH-8.6)."""
        found = 0
        for step in s.lanes[s.seats]:
            if isinstance(step, worship.Gain) and step.seat == seat and step.civ == s.civ:
                found += step.n
            elif isinstance(step, war.WarWorship):
                found += 2 if self.rewarded(s, v.FOR_WAR) else 1
                found += 1 if s.built(step.civ, v.BARRACK) & s.own(seat) else 0
        return found

    def owned(self, s: Theocracy, seat: int, pages: list[float], left: float) -> float:
        """Buildings on own hexes, and own crystals that others will have to spend."""
        w, mine, total = self.w, s.own(seat), 0.0
        for civ in range(v.PLAYERS):
            at, worth = civ * v.KINDS, 0.3 + 0.2 * pages[civ]
            total += worth * left * w[HOUSE_ROUND] * (s.at[at + v.HOUSE] & mine).bit_count()
            total += worth * left * w[FACTORY_ROUND] * (s.at[at + v.FACTORY] & mine).bit_count()
            if s.at[at + v.BARRACK] & mine:
                total += worth * left * w[BARRACK_ROUND]
            pyramids_here = (s.at[at + v.PYRAMID] & mine).bit_count()
            if pyramids_here:
                total += worth * left * w[PYRAMID_ROUND] + w[PYRAMID_END] * pyramids_here
            crystals = s.area[civ * v.COLOURED + s.colour[seat]]
            total += worth * min(crystals, 3) * w[CRYSTAL]
        return total

    def held(self, s: Theocracy, seat: int, left: float) -> float:
        w = self.w
        total = len(s.hands[seat]) * w[CARD] + s.starting[seat] * w[TILE_ROUND] * left + s.extra[seat] * w[TILE]
        if s.token == seat:
            total += w[LEADING]
        if s.end_card == seat and s.active != v.NOBODY:
            total += w[END_CARD]
        return total

    # ---- what the running turn still promises
    def promised(self, s: Theocracy, seat: int, pages: list[float]) -> float:
        lane = s.lanes[s.seats]
        top = lane[-1] if lane else None
        if isinstance(top, turns.Placed):
            best = 0.0
            for action in s.options[s.seats]:
                best = max(best, self.promise(s, seat, action, pages))
            return best
        if s.act == v.CELEBRATING and isinstance(top, (holidays.Spend, holidays.DeclaredHoliday)):
            return self.holiday(s, seat, pages)
        if s.act == v.PYRAMIDING and isinstance(top, pyramids.Group):
            return self.promise(s, seat, actions.PYRAMID_ON.base, pages)
        return 0.0

    def worth(self, s: Theocracy, seat: int, civ: int, pages: list[float]) -> float:
        """A step of worship: little for the priest that is far ahead of the others."""
        space, ahead = s.priests[seat * v.PLAYERS + civ], True
        for other in range(v.PLAYERS):
            if other != civ and s.priests[seat * v.PLAYERS + other] >= space:
                ahead = False
        return 0.5 * pages[civ] * (0.3 if ahead else 1.0)

    def promise(self, s: Theocracy, seat: int, action: int, pages: list[float]) -> float:
        """Roughly what an action brings."""
        w, civ = self.w, s.civ
        if action == actions.HOLIDAY:
            return self.holiday(s, seat, pages)
        if action == actions.LEAD:
            return 0.5 + w[LEADING] + (w[END_CARD] if s.end_card == v.NOBODY else w[CARD])
        if action == actions.LEAD_WITHOUT:
            return 0.5 + w[LEADING] + (0.0 if s.game.earlier else w[CARD])
        if action not in actions.ON_ISLAND:
            return 0.0
        step = self.worth(s, seat, civ, pages)
        if action in actions.WARFARE:
            gain = step + (w[CARD] if action in actions.ATTACK and s.monsters >> actions.ATTACK.at(action) & 1 else 0.2)
            return gain + (step if self.rewarded(s, v.FOR_WAR) else 0.0)
        if action in actions.EXPANSION:
            return 1.0 + (step if self.rewarded(s, v.FOR_EXPANSION) else 0.0)
        if action in actions.FACTORY_ON:
            return 0.9 + (step if self.rewarded(s, v.FOR_FACTORY) else 0.0)
        if action in actions.BARRACK_ON:
            return 0.5 + (step if self.rewarded(s, v.FOR_BARRACK) else 0.0)
        return 3.0 + step * (2.0 if self.rewarded(s, v.FOR_PYRAMID) else 1.0)

    def rewarded(self, s: Theocracy, what: int) -> bool:
        return round_bonus.rewards(s.game.box, round_bonus.active(s), what)

    def holiday(self, s: Theocracy, seat: int, pages: list[float]) -> float:
        """Worship for houses and fortress, less cosmo, the others' gains and the malus."""
        civ, n = s.civ, holidays.size(s, s.civ)
        steps = (s.built(civ, v.HOUSE) | s.built(civ, v.FORTRESS)).bit_count()
        steps += 1 if self.rewarded(s, v.FOR_HOLIDAY) else 0
        mine = s.area[civ * v.COLOURED + v.GREEN] + s.area[civ * v.COLOURED + s.colour[seat]]
        black = s.area[civ * v.COLOURED + v.BLACK]
        foreign = max(s.crystals_of(civ) - mine - black, 0)
        hurt = max(n - mine - foreign - len(s.named), 0)
        gain = steps * self.worth(s, seat, civ, pages) + 0.25 * n * self.w[PAGE]
        return gain - n * self.w[COSMO] - hurt * self.w[MALUS]

    # ---- moves
    def moves(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Theocracy)
        found = s.answers(seat)
        if len(found) < 2:
            return found
        asked = s.questions(seat)[-1]
        if isinstance(asked, turns.Draft):
            kept = [action for action in found if self.worth_drafting(s, seat, action)]
        elif isinstance(asked, turns.Placed):
            kept = [
                action
                for action in found
                if action != actions.REST and (action != actions.LEAD_WITHOUT or not s.game.earlier)
            ]
        elif isinstance(asked, holidays.Spend):
            kept = self.spending(s, seat, found)
        else:
            return found
        return kept or found

    def worth_drafting(self, s: Theocracy, seat: int, action: int) -> bool:
        """Without tricks that are hardly ever good: Holidays that cannot be paid, dice turned for nothing."""
        if action in actions.TURN:
            return abs(actions.TURN.at(action) + 1 - s.face) <= 2
        if action in actions.PLACE:
            civ, how = divmod(actions.PLACE.at(action), len(actions.PLACINGS))
            if how & 2:
                n = holidays.size(s, civ)
                return s.crystals_of(civ) >= n and s.cosmo[seat] + 2 >= n
            return s.face != 6 or s.die == civ
        return True

    def spending(self, s: Theocracy, seat: int, found: list[int]) -> list[int]:
        """Green first, then own crystals; the order of the rest seldom matters."""
        for colour in (v.GREEN, s.colour[seat]):
            if actions.SPEND.of(colour) in found:
                return [actions.SPEND.of(colour)]
        return found

    # ---- playouts
    def eagerness(self, action: int) -> int:
        """A quick answer: do something rather than nothing, and keep cards and cosmo for later."""
        if action == actions.HOLIDAY or action in actions.PYRAMID_ON:
            return 30
        if action in actions.ON_ISLAND:
            return 6
        if action in actions.OF_CARDS or action in actions.TURNING or action == actions.DECLINE:
            return 1
        if action == actions.END_TURN:
            return 3
        return 4


EVALUATION: Final = Judge(WEIGHTS)
