"""What a seat may answer, in groups; gestures in addition; what it could wish for and may not, with the clause."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from demiurge.games.civolution import actions, modules, names, tribes
from demiurge.games.civolution.drawing import (
    card_texts,
    parts,
    payments,
    phrases,
    phrases_console,
    questions,
    refusals,
    trial,
)
from demiurge.games.civolution.drawing.gestures import Way, ways
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.vain import greyed, is_vain
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FOOD, MAIN, SLEEP
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, bared, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined
from demiurge.kit.scene import Answer, Group
from demiurge.kit.trial import Effect, said_effect, without
from demiurge.kit.writer import Keyed, few

MOST_WISHES: Final = 12
LAST: Final = 999
LONG: Final = 90  # letters of a note

NOW: Final = {
    "install": "card-now", "goal": "goal-now", "move": "land-now", "hunt": "land-now", "explore": "land-now",
    "produce": "land-now", "farm": "land-now", "boat": "land-now", "statue": "land-now", "settlement": "land-now",
}  # fmt: skip
ON_THE_WAY: Final = {
    "move": ("strengthen", "weak", "flag"), "settle": ("strengthen", "weak", "flag"), "cross": ("strengthen", "weak"),
    "install": ("card",), "keep": ("card",),
}  # fmt: skip
FIGURES: Final = {"strengthen": "tribes", "weak": "weak", "flag": "lands", "card": "cards"}
SPECIAL: Final = ("branch", "return", "option")  # groups that their question may head
LIGHT: Final = ("module", "ideas", "step", "move", "branch", "trade", "pay", "install")


def answers(w: Words, view: Exam, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once; gestures in addition; and a few things that it may not."""
    rows = phrases.WRITER.groups(w, Scribe(w, view, seat).written(), few(refusals.looked_for(w, view, seat)))
    return [headed(w, view, seat, group) for group in rows]


def headed(w: Words, view: Exam, seat: int, group: Group) -> Group:
    """With the heading that the question gives it, and what is left to do."""
    asked = view.decision(seat)
    left = getattr(asked, "left", 0)
    aside = w("label-left", n=left) if left > 1 and group.key not in ("done", "attribute") else ""
    if group.key == "feed":
        aside = w.say(names.goods(view.civs[seat].at[FOOD], FOOD))
    return replace(group, title=own_title(w, group.key, asked) or group.title, aside=aside)


def own_title(w: Words, key: str, asked: Decision[Exam]) -> str:
    """The heading that the question gives to a group, if it does."""
    if key == "branch" and isinstance(asked, modules.Branch):
        module = names.module(asked.module)
        return w.say(module) if asked.module == SLEEP else w("group-of-module", module=module)
    if key == "lose" and isinstance(asked, tribes.Deaths):
        return w("group-of-deaths")
    own = f"group-of-{questions.WORD[type(asked)]}"
    return w.say(text(own)) if key in SPECIAL and w.has(own) else ""


# ---- writing them
def key_of(way: Way) -> str:
    """The group: by what is done, in the own turn by how it is paid."""
    if way.deed == actions.RESET:
        return "rest"
    if way.deed in actions.ANY_MODULE:
        return turn_key(way)
    key = phrases.WRITER.group(way.deed)
    if way.pay is not None:
        return NOW.get(key, "chip-now")
    if len(way.said) > 1 and way.said[0] in actions.INSTALL:
        return "place-card"
    return key


def turn_key(way: Way) -> str:
    if way.pay is None:
        return "step"
    if not way.first:
        return "otherwise"
    module = phrases.module_of(way.deed)
    if module == SLEEP:
        return "rest"
    if way.pay.ideas or way.pay.focus:
        return "ideas"
    return "feature" if module >= MAIN else "module"


class Scribe:
    """Writes the answers of one seat in one position."""

    def __init__(self, w: Words, view: Exam, seat: int) -> None:
        self.w, self.view, self.seat = w, view, seat
        self.ways = ways(view, seat)
        self.begun = {way.said[0] for way in self.ways if len(way.said) > 1}

    def written(self) -> list[Keyed]:
        """Every answer and gesture with its group; within a group the cheapest first."""
        found: list[tuple[tuple[int, ...], Answer, str]] = []
        first: Way | None = None
        for at, way in enumerate(self.ways):
            if way.pay is not None and way.deed in actions.ANY_MODULE and way.first:
                first = way
            key = key_of(way)
            if key in ("column", "stage") and len(way.said) == 1 and way.deed in self.begun:
                key += "-later"
            rank = self.rank(way, key)
            found.append(((phrases.WRITER.order[key], *rank, at), self.answer(way, first, key), key))
        found.sort(key=lambda one: one[0])
        return [(answer, key) for _, answer, key in found]

    def rank(self, way: Way, key: str) -> tuple[int, ...]:
        """Where places differ by what they bring, the best first; in the turn the cheapest; dead ends last."""
        if is_vain(way):
            return (LAST,)
        if key in ("settle", "bear") and way.trial is not None:
            points = sum(one.amount for one in way.trial.told if one.icon == "vp")
            return -points, len(way.trial.happened("displace"))
        if way.deed == actions.FEED_ALL:
            return (-1, 0)
        if way.pay is not None and key in ("ideas", "card-now", "feature"):
            return (way.pay.price,)
        return (0, 0)

    def answer(self, way: Way, first: Way | None, key: str) -> Answer:
        about = Subject(self.w, self.view, self.seat, way.deed, way.asked, way.trial, way.pay is not None)
        effect = said_effect(self.w, self.effect(way, first))
        said = self.said(about, way, first)
        vain = is_vain(way)
        if vain:
            said = greyed(self.w, self.view, self.seat, way, said, key == "module")
        places = said.places if self.is_placed(way, key) else ()
        row = phrases.WRITER.row(way.deed)
        return Answer(
            way.said[0], said.label, bared(said.name), bared(said.note), places, effect.chips, effect.after,
            row.ghost(about) if places else {}, row.mark(about) if places else {}, then=way.said[1:],
            light=key in LIGHT and not vain and way.trial is not None and way.trial.asked is not None,
        )  # fmt: skip

    def is_placed(self, way: Way, key: str) -> bool:
        """What a gesture begins with is also said alone, but not by a click, since there the gestures are."""
        return way.pay is not None or len(way.said) > 1 or way.said[0] not in self.begun or key == "pay"

    def said(self, about: Subject, way: Way, first: Way | None) -> Said:
        if way.deed in actions.ANY_MODULE and way.pay is not None:
            said = phrases.say_paid(about, way.pay)
            if turn_key(way) == "module":  # side by side: as short as can be
                module = esc(self.w.say(names.module(phrases.module_of(way.deed))))
                return said._replace(label=f"{module}{payments.signs(way.pay)}")
            if way.first or first is None or first.pay is None:
                return said
            apart = payments.spots(way.pay, first.pay) if phrases.module_of(way.deed) != SLEEP else ()
            return said._replace(places=apart)
        said = phrases.say(about)
        if way.pay is not None:
            at = phrases.module_of(way.said[0])
            label = f'{said.label}<span class="what">{icon(parts.CODES[at], 14)}{payments.signs(way.pay)}</span>'
            name = self.w("answer-by-module", answer=said.name, module=names.module(at))
            return said._replace(label=label, name=name, note=said.note if of_card(way) else brief(said.note))
        if key_of(way) == "place-card":
            return self.with_column(way, about, said)
        return self.at_lowest(said) if len(way.said) > 1 and way.deed == way.said[0] else said

    def at_lowest(self, said: Said) -> Said:
        return said._replace(name=self.w("answer-lowest", answer=said.name))

    def with_column(self, way: Way, about: Subject, said: Said) -> Said:
        """A card with the column and the cost that go with it."""
        alone = phrases.say(Subject(self.w, self.view, self.seat, way.said[0], way.asked, way.trial))
        if way.deed == way.said[0]:
            return self.at_lowest(alone)
        index, box = actions.INSTALL.at(way.said[0]), self.view.game.box
        card = parts.card(box, index)
        place = self.w.say(phrases_console.column_text(about), "low")
        label = alone.label + f'<span class="what">{esc(place)}</span>'
        name = self.w("answer-install-in", card=card, column=place)
        note = joined(said.note, card_texts.said_whole_card(self.w, box, index))
        return Said(label, name, note, (*alone.places, *said.places))

    # ---- what it comes to
    def effect(self, way: Way, first: Way | None) -> Effect[Text]:
        """Another payment of a module comes to the same, but for what it takes."""
        if way.trial is not None:
            return hushed(way, way.trial.effect)
        if first is None or first.trial is None or first.pay is None or way.pay is None:
            return Effect()
        gains = [one for one in first.trial.told if one.amount > 0]
        chips = [trial.chip(sign, -n) for sign, n in (("idea", way.pay.ideas), ("focus", way.pay.focus)) if n] + gains
        if not first.trial.certain:
            return Effect(chips)
        before, after = first.trial.root.now, dict(first.trial.now)
        after["ideas"] += first.pay.ideas - way.pay.ideas
        after["focus"] += first.pay.focus - way.pay.focus
        after["dice"] += first.pay.dice - way.pay.dice
        return Effect(chips, {name: str(n) for name, n in after.items() if n != before[name]})


def of_card(way: Way) -> bool:
    """A card in the hand that glows says all of itself, as one that does not."""
    return way.deed in actions.INSTALL


def brief(note: str) -> str:
    """Among many rows only what is short; the rest stands in the tip."""
    return note if len(note) <= LONG else ""


def hushed(way: Way, effect: Effect[Text]) -> Effect[Text]:
    """Without what is only on its way: a tribe or a card in the fingers."""
    family = "install" if way.said[0] in actions.INSTALL else phrases.WRITER.group(way.deed)
    names = ON_THE_WAY.get(family, ())
    if not names:
        return effect
    effect = without(effect, *names)
    if phrases.WRITER.group(way.said[-1]) not in ("move", "install"):  # it has arrived
        return effect
    hidden = [FIGURES[name] for name in names]
    return effect._replace(after={name: n for name, n in effect.after.items() if name not in hidden})


# ---- what somebody might want at a place
def wishes(w: Words, view: Exam, seat: int, place: str) -> list[Answer]:
    """All that touches a place: first what is allowed, then what is not, the likeliest first."""
    found: list[Answer] = []
    if seat in view.waiting():
        written = [answer for answer, _ in Scribe(w, view, seat).written()]
        found = [answer for answer in written if place in answer.places][:MOST_WISHES]
        for module in refusals.leading(w, view, seat, place) if not found else []:
            found += [answer for answer in written if phrases.module_place(module) in answer.places][:1]
    given = {answer.said for answer in found}
    for row in refusals.wanted(w, view, seat, place):
        if len(found) < MOST_WISHES and row.said not in given:
            found.append(row)
            given.add(row.said)
    return found
