"""What an answer costs and brings, found by giving it on a copy: no price is written down a second time.

Only the answer itself is tried, not the turns and phases that wait below it. A card that is drawn is counted and never
looked at, so nothing is foretold that depends on chance or on what others hold. A declared war or Holiday is carried
through without further cards, the least harmful crystals first: that is what whoever declares it thinks of."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple

from demiurge.games.theocratia import actions, development, holidays, leading, rounds, scoring, setup, war, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import chips, parts
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.turns import Resolved
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, text
from demiurge.kit import trial
from demiurge.kit.scene import Chip
from demiurge.kit.trial import NOTHING, Effect, costs_first, said_effect, without

MOST_MISSING: Final = 20  # of anything that an answer is paid with
PHASES: Final = (
    rounds.Round, rounds.Turns, rounds.EndDie, rounds.FirstRowDie, rounds.SecondRowDie, leading.PassToken,
    leading.EndRoundCard, development.Development, development.Develop, development.Slide, scoring.FinalScoring,
    scoring.Count, scoring.Drop, setup.FirstHouse, setup.NeutralHouses, setup.NeutralHouse, worship.AnyWorship,
)  # fmt: skip
"""Steps that are no consequence of the answer above them."""
WORSHIP: Final = tuple(f"worship-{civ}" for civ in range(v.PLAYERS))  # figures of a seat
Change = tuple[Any, ...]  # how its chip is made, how much, and of what


class Blind(trial.Certain):
    """Draws the first card that there is: how many are drawn is all that is looked at."""

    def choose(self, among: list[int]) -> int:
        return among[0]


class Trial(trial.Trial[Theocracy]):
    CHANCE = Blind

    def figures(self) -> dict[str, int]:
        s, seat = self.state, self.seat
        found = {
            "score": s.score(seat),
            "cosmo": s.cosmo[seat],
            "malus": s.malus[seat],
            "cards": len(s.hands[seat]),
            "tiles": s.starting[seat] + s.extra[seat],
        }
        for civ, name in enumerate(WORSHIP):
            found[name] = s.priest(seat, civ)
        return found

    def chips(self) -> list[Chip[Text]]:
        s, before, now, was, civs = self.state, self.root.state, self.now, self.root.now, range(len(v.CIVS))
        changes: list[Change] = [(chips.worship, now[at] - was[at], civ) for civ, at in enumerate(WORSHIP)]
        changes += [(chips.cosmo, now["cosmo"] - was["cosmo"]), (chips.cards, now["cards"] - was["cards"])]
        if s.garrison != before.garrison:
            changes += [(chips.warriors, s.garrison[civ] - before.garrison[civ], civ) for civ in civs]
        if s.area != before.area:
            changes += crystals_of(gained(before, s))
        changes.append((chips.tiles, now["tiles"] - was["tiles"]))
        if s.page != before.page:
            changes += [(chips.pages, s.page[civ] - before.page[civ], civ) for civ in civs]
        changes.append((chips.malus, now["malus"] - was["malus"]))
        return costs_first([make(n, *of) for make, n, *of in changes if n])

    def others(self) -> tuple[Text, ...]:
        """What the others gain by it."""
        s, before, found = self.state, self.root.state, list[Text]()
        for other in s.seats_from(self.seat)[1:]:
            player = parts.PLAYER[s.colour[other]]
            for civ in range(len(v.CIVS)):
                n = s.priest(other, civ) - before.priest(other, civ)
                found += [text("others-worship", player=player, civ=parts.CIV[civ], n=n)] if n else []
            drawn = len(s.hands[other]) - len(before.hands[other])
            found += [text("others-cards", player=player, n=drawn)] if drawn > 0 else []
            found += [text("others-tile", player=player)] if s.extra[other] > before.extra[other] else []
        return tuple(found)

    def carry_through(self) -> None:
        """Go on with what is declared, as far as it is only a matter of going on."""
        while (asked := self.asked) is not None:
            if isinstance(asked, holidays.Spend):
                self.answer(min(self.options(), key=self.harm))
            elif isinstance(asked, (war.DeclaredWar, holidays.DeclaredHoliday)) and actions.GO in self.options():
                self.answer(actions.GO)
            elif isinstance(asked, Resolved) and self.state.act == v.WAR:  # worship that waits for it (TH-8.6)
                self.answer(actions.END_TURN)
            else:
                return

    def harm(self, spent: int) -> int:
        """Which crystals one would rather keep: those that cost malus or help others."""
        colour = actions.SPEND.at(spent)
        if colour in (v.GREEN, self.state.colour[self.seat]):
            return 0
        return 3 if colour == v.BLACK else 2 if self.state.seat_of[colour] >= 0 else 1


def sandbox(view: Theocracy) -> Theocracy:
    """A copy to try an answer on: nothing waits below its question, and the deck holds as many cards as in truth."""
    found = view.clone()
    lane = found.lanes[found.seats]
    below = [at for at, step in enumerate(lane[:-1]) if isinstance(step, PHASES)]
    found.lanes[found.seats] = lane[below[-1] + 1 :] if below else lane
    hidden = sum(hand.count(v.UNKNOWN) for hand in found.hands)
    found.deck = found.deck[: len(found.deck) - hidden]
    return found


# ---- the trials of a position
class Foreseen(NamedTuple):
    effect: Effect[str] = NOTHING
    others: tuple[Text, ...] = ()  # what it brings to others


class Trials:
    """The effects of one seat's answers in one position. What is alike is tried once."""

    def __init__(self, w: Words, view: Theocracy, seat: int) -> None:
        self.w, self.view, self.seat = w, view, seat
        self.root = Trial(sandbox(view), seat)
        self.known: dict[Hashable, Foreseen] = {}
        self.begun: dict[int, Trial] = {}
        self.unasked: dict[Hashable, bool] = {}  # whether a declared war asks only for the last word (gestures.py)

    def of(self, *said: int) -> Foreseen:
        """The effect of an answer that is allowed, or of a gesture."""
        key = tuple([self.kin(action) for action in said])
        if key not in self.known:
            self.known[key] = self.foreseen(said)
        return self.known[key]

    def foreseen(self, said: tuple[int, ...]) -> Foreseen:
        found = self.after(*said)
        if actions.HOLIDAY in said or any(action in actions.WARFARE for action in said):
            found.carry_through()
        effect = said_effect(self.w, found.effect)
        if actions.HOLIDAY in said:  # its size says how many crystals are spent
            effect = without(effect, "crystal")
        return Foreseen(effect, found.others())

    def after(self, first: int, *then: int) -> Trial:
        if first not in actions.PLACE:
            return self.root.given(first, *then)
        return self.placed(first).given(*then) if then else self.placed(first)

    def placed(self, action: int) -> Trial:
        """After the first answer of a gesture, which many gestures share; not to be changed."""
        if action not in self.begun:
            self.begun[action] = self.root.given(action)
        return self.begun[action]

    def kin(self, action: int) -> Hashable:
        """The same for answers that differ only in the hex, and not in what they do to anybody."""
        s = self.view
        if action in actions.WARFARE:
            h, tile = actions.tiled(actions.CONVERT, actions.ATTACK, action)
            return actions.WARFARE, s.piece[h], s.owner(h) if s.piece[h] != v.NONE else v.NONE, tile
        if action in actions.EXPANSION:
            h, tile = actions.tiled(actions.EXPAND_WITH, actions.EXPAND, action)
            return actions.EXPANSION, tile, s.game.board.terrain[h] if s.crystals >> h & 1 else v.NONE
        for verb in (actions.FACTORY_ON, actions.BARRACK_ON, actions.HUNT):
            if action in verb:
                return verb
        return action


# ---- crystals
def gained(before: Theocracy, after: Theocracy) -> list[int]:
    """Crystals that came to the areas of the civs, by colour."""
    return [sum(after.area[c :: v.COLOURED]) - sum(before.area[c :: v.COLOURED]) for c in range(v.COLOURED)]


def crystals_of(colours: list[int]) -> list[Change]:
    """By colour; those that a Holiday takes are one number."""
    if sum(colours) < 0 and any(colours[: v.BLACK]):
        return [(chips.all_crystals, sum(colours))]
    return [(chips.crystals, n, colour) for colour, n in enumerate(colours)]


# ---- what is missing
def missing(w: Words, s: Theocracy, question: Decision[Theocracy], action: int) -> str:
    """`2 cosmo short`: what alone keeps the answer from being allowed; nothing where it is not a matter of means."""
    found: list[Text] = []
    if action == actions.HOLIDAY:
        cosmo = short(s, question, action, give_cosmo, give_crystals)
        crystals = short(s, question, action, give_crystals, give_cosmo)
        found += [text("lacks-cosmo", n=cosmo)] if cosmo > 0 else []
        found += [text("lacks-crystals", n=crystals)] if crystals > 0 else []
    elif action in actions.WARFARE:
        n = short(s, question, action, give_warriors, None)
        found += [text("lacks-warriors", n=n)] if n > 0 else []
    elif action in actions.TURNING or action in actions.PLAY or action in actions.CLAIM:
        n = short(s, question, action, give_cosmo, None)
        found += [text("lacks-cosmo", n=n)] if n > 0 else []
    return w("notes", notes=tuple(found)) if found else ""


Give = Callable[[Theocracy, int, int], None]


def short(s: Theocracy, question: Decision[Theocracy], action: int, give: Give, beside: Give | None) -> int:
    """How much of it is missing while there is plenty of what else is paid; 0 if nothing, -1 if that is not it."""
    rich = s.clone()
    if beside:
        beside(rich, question.seat, MOST_MISSING)
    if question.refuse(rich, action) is None:
        return 0
    for n in range(1, MOST_MISSING + 1):
        give(rich, question.seat, 1)
        if question.refuse(rich, action) is None:
            return n
    return -1


def give_cosmo(s: Theocracy, seat: int, n: int) -> None:
    s.cosmo[seat] += n


def give_crystals(s: Theocracy, seat: int, n: int) -> None:
    if s.civ != v.NONE:
        s.area[s.civ * v.COLOURED + v.GREEN] += n


def give_warriors(s: Theocracy, seat: int, n: int) -> None:
    if s.civ != v.NONE:
        s.garrison[s.civ] += n


def rich_in(view: Theocracy, seat: int) -> Theocracy:
    """The same position with plenty to pay with, to find the price of what is too dear."""
    rich = view.clone()
    for give in (give_cosmo, give_crystals, give_warriors):
        give(rich, seat, MOST_MISSING)
    return rich
