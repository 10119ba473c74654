"""The game in words: every event has its sentence, every question its text, every card its description."""

from __future__ import annotations

import importlib
import pkgutil
import re
from random import Random

import pytest

from demiurge.bots.greedy import GreedyBot
from demiurge.games import civolution
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.words import en
from demiurge.games.civolution.words import parts as words
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.state import Decision
from tests.games.civolution.printing import PRINTED, parts

BOX = load_box()
BASES = {
    "Ask",
    "May",
    "Turn",
    "Pay",
    "Branch",
    "Part",
    "DiePart",
}  # bases, and those whose text needs the question itself


def decisions() -> set[str]:
    """The names of all questions of the game."""
    found: set[str] = set()
    for module in pkgutil.iter_modules(civolution.__path__):
        if module.name in ("drawing", "terminal", "words"):
            continue
        members = vars(importlib.import_module(f"demiurge.games.civolution.{module.name}")).values()
        found |= {
            kind.__name__
            for kind in members
            if isinstance(kind, type) and issubclass(kind, Decision) and "civolution" in kind.__module__
        }
    return found


def test_every_question_has_its_text() -> None:
    assert decisions() - BASES - set(en.QUESTIONS) == set()
    assert set(en.QUESTIONS) - decisions() == set()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_event_of_a_game_has_its_sentence(seats: int) -> None:
    rng = Random(seats)
    play = Play(GAME.make({"level": "medium"}), seats, Chance(seats))
    while not play.state.over():
        seat = play.state.waiting()[0]
        text = en.question(play.state, seat)
        assert text[-1] in "?.", text
        action = rng.choice(play.state.answers(seat))
        deed = en.deed(play.game, seat, action)
        assert not deed or deed.endswith(".")
        assert play.answer(seat, action) is None
    kinds = {event.kind for event in play.journal.events}
    assert kinds <= set(en.TELLERS), kinds - set(en.TELLERS)
    for event in play.journal.events:
        text = en.sentence(play.game, event)
        assert text == "" or text.endswith("."), text
        assert "{-" not in text
        assert "{1}" not in text or seats > 1  # V.I.C.I has no seat
    scored = [en.points(play.game, event) for event in play.journal.events if event.seat == 0]
    assert sum(points[0] for points in scored if points) == play.state.scores()[0]


def test_every_component_describes_itself() -> None:
    texts = [words.whole_card(BOX, card.index) for card in BOX.cards]
    texts += [words.goal(chip) for chip in BOX.goals] + [words.income(BOX, chip) for chip in BOX.incomes]
    texts += [words.event(BOX, event) for event in BOX.events]
    texts += [words.ability(BOX, chip.ability) for chip in BOX.attributes]
    assert all(texts)
    assert not [text for text in texts if "{" in text or "nothing:" in text]
    assert words.whole_card(BOX, v.DECKS.index("insight") * 32 + 15) == (
        "Theocracy (C16): return 1 Intelligence / have 2 Expression / have 1 Calm / – / –. At once: Culture +1. "
        "Activity: 1 food: place up to 2 weak tribes in one of your territories."
    )
    assert [words.item(BOX, item) for item in (0, v.ATTRIBUTE_ID, v.INCOME_ID, v.START_ID, v.GOAL_ID)] == [
        "Wheel (A1)", "Endurance", "Purse", "Nomads", "Timber Tithe",
    ]  # fmt: skip


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
        return printed[1], words.ability(BOX, BOX.attributes[number].ability)
    if kind == "G":
        return printed[0], words.goal(BOX.goals[number])
    if kind in ("I", "SC"):
        chip = BOX.incomes[number + (v.INCOMES if kind == "SC" else 0)]
        return printed[-1], words.income(BOX, chip).removesuffix("; or 1 VP")
    if kind == "F":
        return " | ".join(printed), words.event(BOX, BOX.events[number])
    text = words.whole_card(BOX, "ABCDE".index(kind) * 32 + number).partition(": ")[2]
    return " | ".join(printed), text


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
