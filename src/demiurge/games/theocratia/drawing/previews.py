"""What an answer costs and brings, found by giving it on a copy: no price is written down a second time.

Only the answer itself is tried, not the turns and phases that wait below it. A card that is drawn is counted and never
looked at, so nothing is foretold that depends on chance or on what others hold. A declared war or Holiday is carried
through without further cards, the least harmful crystals first: that is what whoever declares it thinks of."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple

from demiurge.games.theocratia import (
    actions,
    development,
    holidays,
    leading,
    rounds,
    scoring,
    setup,
    turns,
    war,
    worship,
)
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import chips
from demiurge.games.theocratia.drawing.parts import CIV, PLAYER
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.chance import Chance
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, text
from demiurge.kit.saying import said_chips
from demiurge.kit.scene import Chip

SCORE: Final = "score"  # the figure that the table itself writes
MOST_MISSING: Final = 20  # of anything that an answer is paid with
PHASES: Final = (
    rounds.Round, rounds.Turns, rounds.EndDie, rounds.FirstRowDie, rounds.SecondRowDie, leading.PassToken,
    leading.EndRoundCard, development.Development, development.Develop, development.Slide, scoring.FinalScoring,
    scoring.Count, scoring.Drop, setup.FirstHouse, setup.NeutralHouses, setup.NeutralHouse, worship.AnyWorship,
)  # fmt: skip
"""Steps that are no consequence of the answer above them."""


class Foreseen(NamedTuple):
    chips: tuple[Chip[str], ...] = ()
    after: dict[str, str] = {}
    others: tuple[Text, ...] = ()  # what it brings to others


NOTHING: Final = Foreseen()
Change = tuple[Any, ...]  # how its chip is made, how much, and of what


class Blind(Chance):
    """Draws the first card that there is: how many are drawn is all that is looked at."""

    def choose(self, among: list[int]) -> int:
        return among[0]


def figures(s: Theocracy, seat: int) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    found = {
        SCORE: scoring.score(s, seat),
        "cosmo": s.cosmo[seat],
        "malus": s.malus[seat],
        "cards": len(s.hands[seat]),
        "tiles": s.starting[seat] + s.extra[seat],
    }
    for civ in range(v.PLAYERS):
        found[f"worship-{civ}"] = s.priest(seat, civ)
    return found


def sandbox(view: Theocracy, seat: int) -> Theocracy:
    """A copy to try an answer on: nothing waits below its question, and the deck holds as many cards as in truth."""
    trial = view.clone()
    lane = trial.lanes[trial.seats]
    below = [at for at, step in enumerate(lane[:-1]) if isinstance(step, PHASES)]
    trial.lanes[trial.seats] = lane[below[-1] + 1 :] if below else lane
    hidden = sum(hand.count(v.UNKNOWN) for hand in trial.hands)
    trial.deck = trial.deck[: len(trial.deck) - hidden]
    return trial


class Previews:
    """The effects of one seat's answers in one position."""

    def __init__(self, w: Words, view: Theocracy, seat: int) -> None:
        self.w, self.view, self.seat = w, view, seat
        self.base = sandbox(view, seat)
        self.before = figures(view, seat)
        self.known: dict[Hashable, Foreseen] = {}
        self.placed: dict[int, Theocracy] = {}
        self.unasked: dict[Hashable, bool] = {}  # whether a declared war asks only for the last word (gestures.py)

    def of(self, *said: int) -> Foreseen:
        """The effect of an answer that is allowed, or of a gesture."""
        key = tuple(self.kin(action) for action in said)
        found = self.known.get(key)
        if found is None:
            trial = self.after(*said)
            if actions.HOLIDAY in said or any(action in actions.WARFARE for action in said):
                carry_through(trial, self.seat)
            found = self.compared(trial)
            if actions.HOLIDAY in said:  # its size says how many crystals are spent
                found = found._replace(chips=tuple(chip for chip in found.chips if chip.icon != "crystal"))
            self.known[key] = found
        return found

    def after(self, *said: int) -> Theocracy:
        """The position after these answers."""
        trial = (self.after_placing(said[0]) if len(said) > 1 else self.base).clone()
        for action in said[1:] if len(said) > 1 else said:
            trial.apply(self.seat, action, Blind())
        return trial

    def after_placing(self, action: int) -> Theocracy:
        """After the first answer of a gesture, which many gestures share; not to be changed."""
        found = self.placed.get(action)
        if found is None:
            found = self.placed[action] = self.base.clone()
            found.apply(self.seat, action, Blind())
        return found

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

    # ---- comparing
    def compared(self, trial: Theocracy) -> Foreseen:
        after = figures(trial, self.seat)
        changed = {name: str(n) for name, n in after.items() if n != self.before[name]}
        return Foreseen(self.chips(trial, after), changed, self.others(trial))

    def chips(self, trial: Theocracy, after: dict[str, int]) -> tuple[Chip[str], ...]:
        """Costs, then gains; nothing is not shown."""
        civs = range(len(v.CIVS))
        changes: list[Change] = [(chips.worship, self.more(after, f"worship-{civ}"), civ) for civ in civs]
        changes += [(chips.cosmo, self.more(after, "cosmo")), (chips.cards, self.more(after, "cards"))]
        changes += [(chips.warriors, trial.garrison[civ] - self.view.garrison[civ], civ) for civ in civs]
        changes += crystals_of(gained(self.view, trial))
        changes.append((chips.tiles, self.more(after, "tiles")))
        changes += [(chips.pages, trial.page[civ] - self.view.page[civ], civ) for civ in civs]
        changes.append((chips.malus, self.more(after, "malus")))
        found = [make(n, *of) for make, n, *of in changes if n]
        return tuple(said_chips(self.w, sorted(found, key=chips.is_gain)))

    def more(self, after: dict[str, int], name: str) -> int:
        return after[name] - self.before[name]

    def others(self, trial: Theocracy) -> tuple[Text, ...]:
        """What the others gain by it."""
        s, found = self.view, list[Text]()
        for other in s.seats_from(self.seat)[1:]:
            player = PLAYER[s.colour[other]]
            for civ in range(len(v.CIVS)):
                n = trial.priest(other, civ) - s.priest(other, civ)
                found += [text("others-worship", player=player, civ=CIV[civ], n=n)] if n else []
            drawn = len(trial.hands[other]) - len(s.hands[other])
            found += [text("others-cards", player=player, n=drawn)] if drawn > 0 else []
            found += [text("others-tile", player=player)] if trial.extra[other] > s.extra[other] else []
        return tuple(found)


def carry_through(trial: Theocracy, seat: int) -> None:
    """Go on with what is declared, as far as it is only a matter of going on."""
    while seat in trial.waiting():
        asked, legal = trial.decision(seat), trial.answers(seat)
        if isinstance(asked, holidays.Spend):
            trial.apply(seat, min(legal, key=lambda action: harm(trial, seat, actions.SPEND.at(action))), Blind())
        elif isinstance(asked, (war.DeclaredWar, holidays.DeclaredHoliday)) and actions.GO in legal:
            trial.apply(seat, actions.GO, Blind())
        elif isinstance(asked, turns.Resolved) and trial.act == v.WAR:  # worship that waits for it (TH-8.6)
            trial.apply(seat, actions.END_TURN, Blind())
        else:
            return


def harm(s: Theocracy, seat: int, colour: int) -> int:
    """Which crystals one would rather keep: those that cost malus or help others."""
    if colour in (v.GREEN, s.colour[seat]):
        return 0
    return 3 if colour == v.BLACK else 2 if s.seat_of[colour] >= 0 else 1


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
