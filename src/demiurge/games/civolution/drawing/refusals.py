"""What is refused and yet looked for: greyed rows with the clause that forbids them and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import (
    actions,
    activity,
    building,
    exploration,
    feeding,
    installing,
    migration,
    modules,
    names,
    partition,
    planning,
    procreation,
    production,
    requirements,
    sustenance,
    turns,
)
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import payments, phrases
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.trial import Trial
from demiurge.games.civolution.drawing.wanted import NO_MODULE, Wish
from demiurge.games.civolution.drawing.wanted import wanted as wishes_at
from demiurge.games.civolution.metrics import Metric
from demiurge.games.civolution.payment import Payment
from demiurge.games.civolution.state import Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.state import GAME_OVER, NOT_ASKED, NOT_WAITING, Decision
from demiurge.kernel.text import Text, bared, text
from demiurge.kit.phrases import Said
from demiurge.kit.scene import Answer

UNASKED: Final = (NOT_ASKED, NOT_WAITING)
DECK: Final = 32  # cards of a deck
NEAR: Final = 2  # of what is out of reach, how many come closest
REASONS: Final = 3  # why nothing of what a place stands for is to be had
Found = list[tuple[Answer, str]]
SIMPLE: Final[dict[str, Callable[[int], Decision[Exam]]]] = {
    "hunt": lambda seat: sustenance.Hunt(seat, 1),
    "strengthen": lambda seat: sustenance.Strengthen(seat, 1),
    "produce": lambda seat: production.Produce(seat, 1),
    "fetch": lambda seat: production.Transport(seat, 1, 0),
    "explore": lambda seat: exploration.Explore(seat, 1),
    "move": lambda seat: migration.Migrate(seat, 1),
    "bear": lambda seat: procreation.Procreate(seat, 1, -1),
}  # questions by the answers that they are about


# ---- one row
def refused(w: Words, view: Exam, seat: int, said: tuple[int, ...], deed: int = -1) -> Answer | None:
    """A greyed row, cut where it is refused; None if all of it is allowed. `deed`: what it was meant for."""
    trial, why, at = Trial(view, seat).played(said)
    if trial is not None:
        return None
    cut, action = said[: at + 1], said[-1] if deed < 0 else deed
    if at and why in UNASKED:
        why = never_asked(view, seat, action) or why
    words = phrases.say(Subject(w, view, seat, action))
    if cut[-1] in actions.ANY_MODULE:
        module = names.module(phrases.module_of(cut[-1]))
        by = w("answer-by-module", answer=words.name, module=module)
        words = words._replace(name=w.say(module) if action == cut[-1] else by)
    return greyed(words, cut, why, lacking(w, view, seat, cut[-1]))


def greyed(words: Said, said: tuple[int, ...], why: str, lacks: str) -> Answer:
    name, note = bared(words.name), bared(words.note)
    return Answer(said[0], words.label, name, note, words.places, refusal=why, lacks=lacks, then=said[1:])


def never_asked(view: Exam, seat: int, action: int) -> str:
    """Why an answer would be refused by its question, which is skipped because nothing is possible there."""
    key = phrases.WRITER.group(action)
    question: Decision[Exam] | None = None
    if key == "install":
        question = installing.Install(seat, actions.INSTALL.at(action) // DECK, 0, 1)
    elif key == "goal":
        question = planning.InstallGoal(seat, 1)
    elif key in ("farm", "boat", "statue", "settlement"):
        question = building.Project(seat, 1, v.ANY_KIND, 0)
    elif key in SIMPLE:
        question = SIMPLE[key](seat)
    return (question.refuse(view, action) or "") if question is not None else ""


def lacking(w: Words, view: Exam, seat: int, action: int) -> str:
    """What is missing, where only means are."""
    if action in actions.ACTIVATE:
        return payments.lacking(w, view, seat, actions.ACTIVATE.at(action))
    if action == actions.RESET:
        return phrases.missing_for_reset(w, view, seat)
    return short(w, missing(view, seat, action))


def missing(view: Exam, seat: int, action: int) -> list[Text]:
    """So much of what, for an answer that takes something away."""
    if action in actions.INSTALL:
        return card_lacks(view, seat, actions.INSTALL.at(action))
    if action in actions.GOAL:
        return goal_lacks(view, seat, actions.GOAL.at(action))
    if action in actions.TAKE_CHIP:
        return chip_lacks(view, seat, actions.TAKE_CHIP.at(action))
    if action in actions.SETTLE_ON:
        return town_lacks(view, seat, actions.SETTLE_ON.at(action))
    if action in actions.ACTIVITY_OF and action != actions.OWN_ACTIVITY:
        pay = view.game.box.abilities[actions.ACTIVITY_OF.at(action)].pay
        return pay_lacks(view, seat, pay) if pay is not None else []
    if action in actions.FEED and view.tribe_at(seat, actions.FEED.at(action)):
        gap = feeding.cost(view, seat, actions.FEED.at(action)) - view.civs[seat].at[v.FOOD]
        return [names.goods(gap, v.FOOD)] if gap > 0 else []
    return []


def short(w: Words, what: list[Text]) -> str:
    return w("lacks", what=names.together(what)) if what else ""


def missing_materials(view: Exam, seat: int, cost: list[int]) -> list[Text]:
    c = view.civs[seat]
    gaps = [(m, n - c.at[v.MATERIAL_AT + m]) for m, n in enumerate(cost)]
    return [text("amount", n=n, what=names.material(m)) for m, n in gaps if n > 0]


def missing_count(view: Exam, seat: int, metric: Metric, wanted: int) -> list[Text]:
    gap = wanted - metric.count(view, seat)
    return [text("need-counted", n=gap, counted=metric.say(gap))] if gap > 0 else []


def card_lacks(view: Exam, seat: int, card: int) -> list[Text]:
    """By the cost of the cheapest place."""
    c = view.civs[seat]
    places = partition.columns_for(c, v.deck_of(card))
    if not places or card not in c.hand:
        return []
    stage = min(min(c.left[column], requirements.SPACES) for column in places)
    due = installing.price(view, seat, card, stage, 0)
    found = missing_materials(view, seat, due.materials)
    for f in range(len(v.FEATURES)):
        gap = installing.missing_feature(view, seat, due, f)
        found += [text("amount", n=gap, what=names.feature(f))] if gap > 0 else []
    for at in installing.active(view.game.box.cards[card].cost, stage, 0):
        need = view.game.box.cards[card].cost[at].needs[0]
        if isinstance(need, requirements.HaveCount):
            found += missing_count(view, seat, need.metric, need.n)
    return found


def pay_lacks(view: Exam, seat: int, pay: Payment) -> list[Text]:
    c = view.civs[seat]
    found = [names.goods(n - c.at[kind], kind) for kind, n in enumerate(pay.goods) if n > c.at[kind]]
    return found + missing_materials(view, seat, pay.materials)


def goal_lacks(view: Exam, seat: int, space: int) -> list[Text]:
    stack = view.civs[seat].goals[space]
    if not stack:
        return []
    goal = view.game.box.goals[stack[-1]].goal
    if isinstance(goal, requirements.PayGoal):
        return pay_lacks(view, seat, goal.pay)
    return missing_count(view, seat, goal.metric, goal.n) if isinstance(goal, requirements.CountGoal) else []


def chip_gap(view: Exam, seat: int, slot: int) -> int:
    """How many markers are missing for an attribute chip; 0 where none lies there."""
    if view.attributes_open[slot] < 0:
        return 0
    chip = view.game.box.attributes[view.attributes_open[slot]]
    return chip.need - view.civs[seat].at[v.FEATURE_AT + chip.feature]


def chip_lacks(view: Exam, seat: int, slot: int) -> list[Text]:
    gap = chip_gap(view, seat, slot)
    if gap <= 0:
        return []
    chip = view.game.box.attributes[view.attributes_open[slot]]
    return [text("amount", n=gap, what=names.feature(chip.feature))]


def town_lacks(view: Exam, seat: int, at: int) -> list[Text]:
    return missing_materials(view, seat, view.game.box.settlements[at % building.SETTLEMENTS].cost)


# ---- in the lists
def looked_for(w: Words, view: Exam, seat: int) -> Found:
    """What a player looks for in this position and may not do, the nearest first."""
    asked = view.decision(seat)
    if isinstance(asked, turns.Turn):
        return [
            *unpaid(w, view, seat),
            *rows(w, view, seat, [((actions.RESET,), "rest")]),
            *no_attribute(w, view, seat),
        ]
    found: list[tuple[tuple[int, ...], str]] = []
    branch = isinstance(asked, modules.Branch)
    found += in_hand(view, seat, asked)
    found += continent(view, seat, asked)
    if isinstance(asked, planning.InstallGoal) or (branch and actions.DO_GOAL in view.answers(seat)):
        opening = (actions.DO_GOAL,) if branch else ()
        found += [((*opening, actions.GOAL.of(at)), "goal") for at in range(planning.AREA) if view.civs[seat].goals[at]]
    if isinstance(asked, activity.Perform):
        mine = [item for item in view.civs[seat].installed if item < v.CARDS and view.game.box.is_activity(item)]
        found += [((actions.ACTIVITY_OF.of(item),), "activity") for item in mine]
    if isinstance(asked, feeding.Feed):
        found += [((actions.FEED.of(place),), "feed") for place in feeding.hungry(view, seat)]
    return rows(w, view, seat, found)


def in_hand(view: Exam, seat: int, asked: Decision[Exam]) -> list[tuple[tuple[int, ...], str]]:
    """Cards of the deck that is asked for."""
    if isinstance(asked, installing.Install):
        deck, opening = asked.deck, list[int]()
    elif isinstance(asked, modules.Branch) and actions.DO_INSTALL in view.answers(seat):
        deck, opening = v.DECKS.index(v.MODULES[asked.module]), [actions.DO_INSTALL]
    else:
        return []
    hand = [card for card in view.civs[seat].hand if card >= 0 and v.deck_of(card) == deck]
    return [((*opening, actions.INSTALL.of(card)), "install") for card in hand]


def continent(view: Exam, seat: int, asked: Decision[Exam]) -> list[tuple[tuple[int, ...], str]]:
    """Territories that have been hunted, settlements that cannot be paid."""
    branch, found = isinstance(asked, modules.Branch), []
    if isinstance(asked, sustenance.Hunt) or (branch and actions.DO_HUNT in view.answers(seat)):
        opening = (actions.DO_HUNT,) if branch else ()
        found += [((*opening, actions.HUNT.of(t)), "hunt") for t in bits(view.here[seat] & view.hunted)]
    if isinstance(asked, building.Project) or (branch and actions.DO_PROJECT in view.answers(seat)):
        opening = (actions.DO_PROJECT,) if branch else ()
        grounds = [g for g in range(v.GROUNDS) if building.refuse_ground(view, seat, g) is None]
        left = [which for which in range(building.SETTLEMENTS) if not view.civs[seat].settled >> which & 1]
        for g in grounds[:1]:
            found += [
                ((*opening, actions.SETTLE_ON.of(g * building.SETTLEMENTS + which)), "settlement") for which in left
            ]
    return found


def rows(w: Words, view: Exam, seat: int, found: list[tuple[tuple[int, ...], str]]) -> Found:
    made = [(refused(w, view, seat, said), key) for said, key in found]
    return [(row, key) for row, key in made if row is not None and row.refusal not in UNASKED]


def unpaid(w: Words, view: Exam, seat: int) -> Found:
    """Modules that the fewest ideas more would pay for."""
    purse, near, legal = payments.purse(view.civs[seat]), [], set(view.answers(seat))
    for module in range(v.SLEEP):
        if actions.ACTIVATE.of(module) not in legal:
            near.append((purse.short(*turns.values(view, module)), module))
    return rows(w, view, seat, [((actions.ACTIVATE.of(module),), "ideas") for _, module in sorted(near)[:NEAR]])


def no_attribute(w: Words, view: Exam, seat: int) -> Found:
    """Attribute chips for which a single marker is missing."""
    near = [slot for slot in range(3) if chip_gap(view, seat, slot) == 1]
    return rows(w, view, seat, [((actions.TAKE_CHIP.of(slot),), "attribute") for slot in near])


# ---- at a place
def wanted(w: Words, view: Exam, seat: int, place: str) -> list[Answer]:
    """Why what a place stands for is not to be had: each reason once."""
    found: list[Answer] = []
    wishes = wishes_at(view, seat, place)
    asked = view.decision(seat) if seat in view.waiting() else None
    for wish in wishes:
        row = refused_wish(w, view, seat, wish, asked)
        if row is not None and (row.refusal, row.name) not in [(one.refusal, one.name) for one in found]:
            found.append(row)
    plain = [row for row in found if row.refusal not in (*UNASKED, GAME_OVER)]
    return plain[:REASONS] or found[:1]


def leading(w: Words, view: Exam, seat: int, place: str) -> list[int]:
    """In the own turn the modules that lead to what a place stands for, but not at once: a favor test comes first."""
    asked = view.decision(seat)
    if not isinstance(asked, turns.Turn):
        return []
    found: list[int] = []
    for wish in wishes_at(view, seat, place):
        row = refused_wish(w, view, seat, wish, asked) if wish.module != NO_MODULE else None
        if row is not None and row.refusal in UNASKED and row.then and wish.module not in found:
            found.append(wish.module)
    return found


def unreachable(w: Words, view: Exam, seat: int, wish: Wish) -> Answer | None:
    """What would not be possible even if its module could be paid."""
    why = never_asked(view, seat, wish.action)
    if not why:
        return None
    words = phrases.say(Subject(w, view, seat, wish.action))
    said = (actions.ACTIVATE.of(wish.module), *wish.opening, wish.action)
    return greyed(words, said, why, lacking(w, view, seat, wish.action))


def refused_wish(w: Words, view: Exam, seat: int, wish: Wish, asked: Decision[Exam] | None) -> Answer | None:
    if wish.module == NO_MODULE or not isinstance(asked, turns.Turn):
        opening = wish.opening if isinstance(asked, modules.Branch) else ()
        return refused(w, view, seat, (*opening, wish.action))
    ways = payments.purse(view.civs[seat]).payments(*turns.values(view, wish.module))
    if not ways:
        return unreachable(w, view, seat, wish) or refused(
            w, view, seat, (actions.ACTIVATE.of(wish.module),), wish.action
        )
    said = payments.Cashier(view, seat).said(actions.ACTIVATE.of(wish.module), ways[0])
    return refused(w, view, seat, (*said, *wish.opening, wish.action))
