"""Gestures: placing the die and acting at once, so that a turn is a die, a place on the island, and its end.

A gesture is offered where the copy, once the die is placed, asks the same seat for the action and takes it. So neither
chance nor anything hidden decides about it: where the match bonus asks something first or draws a card, or a card is
discarded, the row of the civ is all that is offered. What is shown to anybody ends a gesture in any case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from demiurge.games.theocratia import actions, board, production, turns, war
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import icons, parts, phrases
from demiurge.games.theocratia.drawing.subject import Subject, acting, asked
from demiurge.games.theocratia.drawing.trial import Trial, Trials, missing
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kit.markup import icon
from demiurge.kit.scene import Answer, Chip, Group
from demiurge.kit.trial import is_cost

ROWS: Final = 7  # that are listed, of all civs together; the others are chosen on the island


class Gesture(NamedTuple):
    """What is said, and the position in between."""

    said: tuple[int, ...]
    placed: Trial  # the die lies in the row, and the action is asked

    @property
    def act(self) -> int:
        return self.said[1]


def gestures(trials: Trials) -> Iterator[Gesture]:
    """All that can be done at once with the die in hand."""
    view, seat = trials.view, trials.seat
    if not isinstance(asked(view, seat), turns.Draft):
        return
    for action in view.answers(seat):
        if action not in actions.PLACE:
            continue
        if actions.PLACE.at(action) % len(actions.PLACINGS):  # a card is discarded
            continue
        placed = trials.placed(action)
        if placed.state.shown != trials.root.state.shown or not isinstance(placed.asked, turns.Placed):
            continue
        legal = placed.options()
        for act in legal:
            if (act in (actions.LEAD, actions.HOLIDAY) or act in actions.ON_ISLAND) and not wasteful(act, legal):
                yield Gesture(followed(trials, action, act), placed)


def wasteful(act: int, legal: list[int]) -> bool:
    """A tile that could be kept for any hex, where the starting one does as well."""
    for verb in (actions.CONVERT, actions.EXPAND_WITH):
        if act in verb and verb.at(act) % len(actions.TILES) == actions.ADDITIONAL:
            return act - actions.ADDITIONAL + actions.STARTING in legal
    return False


def followed(trials: Trials, place: int, act: int) -> tuple[int, ...]:
    """With the last word, where a declared war only asks for it because the hand is hidden."""
    if not (act in actions.WARFARE and trials.view.hands[trials.seat]):
        return place, act
    key = place, trials.kin(act)
    if key not in trials.unasked:
        after = trials.after(place, act)
        trials.unasked[key] = isinstance(after.asked, war.DeclaredWar) and after.options() == [actions.GO]
    return (place, act, actions.GO) if trials.unasked[key] else (place, act)


# ---- as answers
def answer(trials: Trials, gesture: Gesture, civs: list[int]) -> Answer:
    """One gesture; `civs` are all that could do the same on the same hex."""
    effect, others = trials.of(*gesture.said)
    placed = gesture.placed.state
    about = Subject(trials.w, placed, trials.seat, gesture.act, "", effect, others, trials.view, civs)
    return phrases.WRITER.answer(about, gesture.said)


def groups(trials: Trials) -> list[Group]:
    """By civ, the civ of the die's own colour first; rows within by what they bring."""
    made = list(gestures(trials))
    civs: dict[int, list[int]] = {}
    for gesture in made:
        civs.setdefault(gesture.act, []).append(gesture.placed.state.civ)
    found: dict[tuple[str, int], list[Answer]] = {}
    for gesture in made:
        kind = kind_of(gesture.act)
        civ = gesture.placed.state.civ if kind not in ("lead", "holiday") else v.NONE
        found.setdefault((kind, civ), []).append(answer(trials, gesture, civs[gesture.act]))
    die = trials.view.die
    order = sorted(found, key=lambda key: (key[0] == "holiday", key[1] != die, min(map(rank, found[key])), key))
    shown = max(ROWS // max(len(order), 1), 2)
    return [group(trials.w, kind, civ, varied(found[kind, civ]), shown) for kind, civ in order]


def varied(answers: list[Answer]) -> list[Answer]:
    """The best first, and what does the same elsewhere behind all that does something else."""
    alike: dict[tuple[Chip[str], ...], int] = {}
    found: list[tuple[tuple[int, ...], Answer]] = []
    ranked = [((*rank(made), *made.said), made) for made in answers]
    for place, made in sorted(ranked, key=lambda row: row[0]):
        chips = tuple(made.chips)
        alike[chips] = alike.get(chips, -1) + 1
        found.append(((alike[chips], *place), made))
    return [made for _, made in sorted(found, key=lambda row: row[0])]


def rank(made: Answer) -> tuple[int, ...]:
    """Much worship first, then what is cheap, then what helps others least."""
    worship = sum(chip.amount for chip in made.chips if chip.icon.startswith("worship"))
    costs = sum(abs(chip.amount) for chip in made.chips if is_cost(chip))
    return -worship, costs, len(made.note)


def kind_of(act: int) -> str:
    if act in (actions.LEAD, actions.HOLIDAY):
        return "lead" if act == actions.LEAD else "holiday"
    return next(kind for verb, kind in KINDS_OF if act in verb)


KINDS_OF: Final = (
    (actions.WARFARE, "war"), (actions.EXPANSION, "house"), (actions.FACTORY_ON, "factory"),
    (actions.BARRACK_ON, "barrack"), (actions.PYRAMID_ON, "pyramid"),
)  # fmt: skip


def group(w: Words, kind: str, civ: int, answers: list[Answer], rows: int) -> Group:
    if civ < 0:
        return Group(f"{kind}-at-once", w(f"group-{kind}"), icon(kind, 16), answers, shown=v.PLAYERS)
    key, sign = f"{kind}-{v.CIVS[civ]}", icons.ACTION_ICONS[2] if kind == "war" else kind
    there = len({a.places for a in answers})
    if kind == "war":
        title, aside = w("group-war", civ=parts.CIV[civ]), w("group-targets", n=there)
    else:
        built = v.BUILDINGS.index(kind)
        title, aside = w("group-build", what=parts.piece(civ, built)), w("group-places", n=there)
    return Group(key, title, icon(sign, 16, f"th-of civ-c{civ}"), answers, shown=rows, aside=aside)


# ---- what cannot be done
def natural(s: Theocracy, h: int) -> int:
    """What the number of the die would do on a hex; -1 where it does nothing on the island."""
    if s.face == 2:
        return actions.ATTACK.of(h)
    if s.face == 3:
        return actions.EXPAND.of(h)
    if s.face not in (4, 5):
        return -1
    if s.piece[h] != v.NONE and s.piece[h] % v.KINDS in (v.FACTORY, v.BARRACK):
        return actions.PYRAMID_ON.of(h)
    return production.verb(v.FACTORY if s.face == 4 else v.BARRACK).of(h)


def refused(trials: Trials, place: str) -> list[Answer]:
    """Why the die cannot do there what it would do: for each civ, as far as they have reasons of their own."""
    view = trials.view
    kind, _, name = place.partition("-")
    found: list[Answer] = []
    for civ in range(v.PLAYERS):
        if kind == "hex" and name in board.NAMES:
            act = natural(view, board.NAMES.index(name))
        else:
            act = actions.HOLIDAY if place == f"holiday-{v.CIVS[civ]}" else -1
        if act >= 0:
            found += refused_with(trials, civ, act)
    return list({(row.refusal, row.lacks): row for row in reversed(found)}.values())[::-1]  # each reason once


def refused_with(trials: Trials, civ: int, act: int) -> list[Answer]:
    view, seat = trials.view, trials.seat
    first = actions.PLACE.of(civ * len(actions.PLACINGS))
    why, lacks, placed = view.refuse(seat, first), "", acting(view, civ, view.face)
    if why is None:
        after = trials.placed(first)
        if isinstance(after.asked, turns.Placed):  # with the match bonus to pay with
            placed = after.state
        question = turns.Placed(seat)
        why = question.refuse(placed, act)
        lacks = missing(trials.w, placed, question, act) if why else ""
    if why is None:
        return []
    return [phrases.WRITER.answer(Subject(trials.w, placed, seat, act, why), (first, act), lacks)]
