"""The game in words: every question has its text, every card its description, an owner's words stay the owner's."""

from __future__ import annotations

import importlib
import pkgutil
import re
from random import Random

import pytest

from demiurge.bots.greedy import GreedyBot
from demiurge.games import civolution
from demiurge.games.civolution import asking
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import PAINTER
from demiurge.games.civolution.drawing import card_texts as texts
from demiurge.games.civolution.drawing import parts as named
from demiurge.games.civolution.drawing.questions import WORD
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import Exam
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import fields
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.state import Decision
from tests.games.civolution.printing import PRINTED, parts

BOX = load_box()
drawing = PAINTER.speaking()
w = drawing.words
BASES: set[type[Decision[Exam]]] = {asking.Ask, asking.May, asking.Several, asking.Each}
TOLD_BY_ITSELF = {"pay", "branch", "part", "die-part"}


def decisions() -> set[type[Decision[Exam]]]:
    """All kinds of questions of the game."""
    found: set[type[Decision[Exam]]] = set()
    for module in pkgutil.iter_modules(civolution.__path__):
        if module.name in ("drawing", "terminal", "words"):
            continue
        members = vars(importlib.import_module(f"demiurge.games.civolution.{module.name}")).values()
        found |= {
            kind
            for kind in members
            if isinstance(kind, type) and issubclass(kind, Decision) and "civolution" in kind.__module__
        }
    return found


def test_every_question_has_its_text() -> None:
    assert set(WORD) == decisions() - BASES
    kinds, ids = set(WORD.values()), list(w.bundle.written)
    asked = {one.removeprefix("ask-") for one in ids if one.startswith("ask-")}
    assert kinds - asked == TOLD_BY_ITSELF
    assert asked - kinds == {"which-dice", "which-as", "module", "effect"}
    assert {one.removeprefix("done-") for one in ids if one.startswith("done-")} <= kinds


def test_a_question_that_goes_on_says_how_many_are_left() -> None:
    """And no other is given a number, which it would not say."""
    for one, word in WORD.items():
        id = f"ask-{word}"
        if w.has(id):
            assert ("left" in fields(one)) == ("left-over" in w.bundle.written[id]), id


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_question_of_a_game_is_asked_and_its_points_have_a_source(seats: int) -> None:
    rng = Random(seats)
    play = Play(GAME.make({"level": "medium"}), seats, Chance(seats))
    while not play.state.over():
        seat = play.state.waiting()[0]
        asked = drawing.question(view(play.state, seat), seat)
        assert asked[-1] in "?.", asked
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    scored = [drawing.points(play.game, event) for event in play.journal.events if event.seat == 0]
    assert sum(points[0] for points in scored if points) == play.state.scores()[0]
    assert all(w.has(points[1].id) for points in scored if points)


def test_every_component_describes_itself() -> None:
    found = [whole_card(card.index) for card in BOX.cards]
    found += [texts.said_goal(w, chip) for chip in BOX.goals]
    found += [texts.said_income(w, BOX, at) for at in range(len(BOX.incomes))]
    found += [w.say(texts.event(event)) for event in BOX.events]
    found += [texts.said_ability(w, BOX, item) for item in range(v.ATTRIBUTE_ID, v.INCOME_ID)]
    assert all(found)
    assert not [one for one in found if "{" in one or "nothing:" in one]
    assert whole_card(v.DECKS.index("insight") * 32 + 15) == (
        "Cost: return 1 Intelligence / have 2 Expression / have 1 Calm / – / –. At once: Culture +1. "
        "Activity: 1 food: place up to 2 weak tribes in one of your territories."
    )
    items = (0, v.ATTRIBUTE_ID, v.INCOME_ID, v.START_ID, v.GOAL_ID)
    names = ["Wheel", "Endurance", "Purse", "Nomads", "Timber Tithe"]
    assert [w.say(named.item(BOX, item)) for item in items] == names


def whole_card(index: int) -> str:
    return texts.said_whole_card(w, BOX, index)


SWITCHES = (
    "leap", "displace_strong", "feature_double", "weather_immunity", "swim", "module_alias", "site_immunity",
    "same_type_adjacent", "weather_choice", "lucky_choice", "free_step", "reset_both", "planning_split", "statue_any",
    "deus_free", "farm_anywhere", "weak_migrate", "favor_pass_plus", "income_sure",
)  # fmt: skip
"""Modifiers that hold or do not hold: the number that is printed with them says no more."""
THINGS = {*v.MATERIALS, *v.FEATURES, *v.TRACKS, *v.GOODS}


def described(name: str) -> tuple[str, str]:
    """What is printed on a component, and how it describes itself."""
    kind = name.rstrip("0123456789")
    number, printed = int(name[len(kind) :]) - 1, parts(name)
    if kind == "T":
        return printed[1], texts.said_ability(w, BOX, v.ATTRIBUTE_ID + number)
    if kind == "G":
        return printed[0], texts.said_goal(w, BOX.goals[number])
    if kind in ("I", "SC"):
        return printed[-1], texts.said_income(w, BOX, number + (v.INCOMES if kind == "SC" else 0))
    if kind == "F":
        return " | ".join(printed), w.say(texts.event(BOX.events[number]))
    return " | ".join(printed), whole_card("ABCDE".index(kind) * 32 + number)


@pytest.mark.parametrize("name", [name for name in PRINTED if name[0] not in "SV"])
def test_a_description_names_every_thing_and_every_number(name: str) -> None:
    printed, text = described(name)
    for unsaid in (" per 1", "explore 1", "farm_on forest 1", "farm_on grassland 1", "farm_on hills 1"):
        printed = printed.replace(unsaid, "")  # said without the number: "a farm"
    printed = re.sub(rf"(\b({'|'.join(SWITCHES)})\b.*) 1$", r"\1", printed).replace("1+2", "1 2")
    numbers = sorted(re.findall(r"\d+", text.replace("in phase 1", "")))
    assert numbers == sorted(re.findall(r"\d+", printed))
    for thing in THINGS & set(re.findall(r"[a-z_]+", printed)):
        assert thing.replace("_", " ") in text.lower()


@pytest.mark.both
def test_greedy_plays_by_the_rules_and_beats_random() -> None:
    totals = [0, 0]
    for seed in range(2):
        game, rng, chance = GAME.make({}), Random(seed), Chance(seed)
        s = game.start(2, chance)
        bot = GreedyBot("greedy", game, seed)
        while not s.over():
            seat = s.waiting()[0]
            action = bot.answer(view(s, seat), seat) if seat == seed else rng.choice(s.answers(seat))
            assert s.refuse(seat, action) is None
            s.apply(seat, action, chance)
        totals[0] += s.scores()[seed]
        totals[1] += s.scores()[1 - seed]
    assert totals[0] > totals[1]
