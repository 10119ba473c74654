"""The console of a civ as it is drawn: modules and their prices, storage, partition, goals, hand, cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from demiurge.games.civolution import drawing as faculty
from demiurge.games.civolution import feeding, installing, partition, scoring, turns
from demiurge.games.civolution.actions import (
    ACTIVATE,
    ACTIVITY_OF,
    BUY,
    COLUMN,
    COVER,
    DIE,
    DISCARD,
    FLIP,
    FOCUS_MARKER,
    GOAL,
    IGNORE,
    INCOME,
    INSTALL,
    KEEP,
    KEEP_MARKERS,
    MARKER,
    OTHERWISE,
    OWN_ACTIVITY,
    PAY_WITH,
    PLAN,
    POINT,
    RESET,
    SPEND,
    STAGE,
    TAKE_UP,
    UPGRADE,
    USE,
)
from demiurge.games.civolution.drawing import PAINTER, card_texts, cards, console, hand, payments, signs, storage
from demiurge.games.civolution.drawing import partition as partition_picture
from demiurge.games.civolution.drawing.console_icons import CONSOLE_ICONS
from demiurge.games.civolution.drawing.icons import ICONS
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.turns import Turn
from demiurge.games.civolution.vocabulary import (
    A_PASSIVE,
    CARDS,
    FEATURES,
    FOCUS,
    FOOD,
    IDEA,
    INCOME_ID,
    ITEMS,
    MAIN,
    MATERIALS,
    MODULES,
    PLANNING_AT,
    SLEEP,
)
from demiurge.kernel.actions import Verb
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kit import icons as kit_icons
from tests.album import Page, album
from tests.games.civolution.table import CARD_IDS, Table, table

FOLDER = Path(next(iter(faculty.__path__)))
words = PAINTER.speaking().words
STYLED = re.compile(r"\sstyle=|<style|<script|\son[a-z]+=")
IDS = re.compile(r'\sid="([^"]+)"')
CLASSES = re.compile(r'class="([^"]+)"')
GAMES = [(1, 2, {}), (2, 7, {"hands": "advanced"}), (3, 1, {}), (4, 2, {})]


# ---- positions
def some(every: int = 1) -> Iterator[tuple[Page[Exam], int]]:
    """Whoever is asked, all through random games or at some of their positions; seat 0 at the end."""
    for seats, seed, options in GAMES:
        for page in album(GAME, Exam, seats, options, seed)[::every]:
            yield page, max(page.asked, 0)


def views(every: int = 1) -> Iterator[tuple[Exam, int]]:
    """What they see."""
    for page, seat in some(every):
        yield page.seen(seat), seat


def seen(t: Table, seat: int) -> Exam:
    t.refresh()
    found = view(t.s, seat)
    assert isinstance(found, Exam)
    return found


def panels(s: Exam, civ: int, mine: bool = True) -> str:
    return "".join(one.draw(words, s, civ, mine) for one in (console, partition_picture, hand))


def element(markup: str, name: str) -> ElementTree.Element:
    for one in ElementTree.fromstring(f"<div>{markup}</div>").iter():
        if one.get("id") == name:
            return one
    raise AssertionError(f"no {name}")


def text(markup: str, name: str) -> str:
    return " ".join("".join(element(markup, name).itertext()).split())


# ---- markup
def test_panels_are_well_formed_without_style_and_name_nothing_twice() -> None:
    for page, seat in some(7):
        markup = page.drawn(panels, seat)
        ElementTree.fromstring(f"<div>{markup}</div>")
        assert not STYLED.search(markup)
        names = IDS.findall(markup)
        assert len(names) == len(set(names))


def test_a_console_that_is_looked_at_has_no_places() -> None:
    for s, _seat in views(40):
        for civ in range(s.seats):
            markup = panels(s, civ, mine=False)
            ElementTree.fromstring(f"<div>{markup}</div>")
            assert not IDS.findall(markup)
            assert not any("place" in found.split() for found in CLASSES.findall(markup))


def test_every_class_has_its_style_and_every_icon_its_picture() -> None:
    sheet = (FOLDER / "console.css").read_text("utf-8")
    markup = "".join(page.drawn(panels, seat) for page, seat in some(15))
    known = set(re.findall(r"\.(cc-[\w-]+)", sheet))
    plain = {"cc-base", "cc-t0"}  # they look as they are
    used = {name for found in CLASSES.findall(markup) for name in found.split() if name.startswith("cc-")}
    assert used - known - plain == set()
    icons = {**kit_icons.ICONS, **ICONS, **CONSOLE_ICONS}
    assert set(re.findall(r'href="#i-([\w-]+)"', markup)) <= set(icons)


# ---- places of answers
def places_of(action: int) -> list[str]:
    """Where an answer that is about the console can be given."""
    return [names[action - start] for start, names in console_starts() if 0 <= action - start < len(names)]


@cache
def console_starts() -> list[tuple[int, list[str]]]:
    """The places of answers from some action on."""
    return [(verb.base if isinstance(verb, Verb) else verb, names) for verb, names in console_places()]


def console_places() -> list[tuple[Verb | int, list[str]]]:
    modules = [*[f"module-{m}" for m in MODULES], *[f"feature-{f}" for f in FEATURES], "module-sleep"]
    spaces = ["food", "money", "ideas", "focus", *[f"feature-{f}" for f in FEATURES]]
    spaces += [f"material-{ident(m)}" for m in MATERIALS] + [f"marker-{v}" for v in range(1, 7)]
    return [
        (ACTIVATE, modules), (OTHERWISE, modules[:MAIN]), (UPGRADE, modules[:MAIN]), (RESET, ["reset"]),
        (DIE, [f"die-{v}" for v in range(1, 7)]), (TAKE_UP, [f"die-{v}" for v in range(1, 7)]),
        (MARKER, [f"marker-{v}" for v in range(1, 7)]), (PLAN, [f"die-{v}" for v in range(1, 7)]),
        (FOCUS_MARKER, ["focus"]), (SPEND, ["ideas"]), (PAY_WITH, spaces),
        (BUY, [f"material-{ident(m)}" for m in MATERIALS]), (COLUMN, [f"column-{n}" for n in range(1, 10)]),
        (STAGE, [f"stage-{n}" for n in range(1, 6)]), (FLIP, ["stage-4", "stage-5"]),
        (IGNORE, [f"space-{n}" for n in range(1, 6)]), (GOAL, [f"area-{n}" for n in range(1, 4)]),
        (COVER, [f"area-{n}" for n in range(1, 4)]),
        (INCOME, [cards.tip_key(INCOME_ID + n) for n in range(35)]),
        (POINT, [cards.tip_key(INCOME_ID + n) for n in range(35)]),
        (USE, [cards.tip_key(n) for n in range(172)]), (ACTIVITY_OF, [cards.tip_key(n) for n in range(CARDS)]),
        (OWN_ACTIVITY, ["module-activity"]), (INSTALL, [cards.tip_key(n) for n in range(CARDS)]),
        (DISCARD, [cards.tip_key(n) for n in range(CARDS)]), (KEEP, [cards.tip_key(n) for n in range(CARDS)]),
        (KEEP_MARKERS, [f"marker-card-sm{n}" for n in range(1, 13)]),
    ]  # fmt: skip


def test_every_answer_about_the_console_has_its_place_there() -> None:
    found: set[str] = set()
    for page, seat in some():
        s = page.seen(seat)
        wanted = {place for action in s.answers(seat) for place in places_of(action)}
        if not wanted:
            continue
        there = set(IDS.findall(page.drawn(panels, seat)))
        assert wanted <= there, (type(s.decision(seat)).__name__, wanted - there)
        found |= {place.split("-")[0] for place in wanted}
    assert {"module", "feature", "die", "card", "column", "area", "reset", "ideas", "focus"} <= found


def test_a_card_on_its_way_shows_stages_and_cost_spaces_to_choose() -> None:
    t = table(2).hand(0, "A4").give(0, cotton=2, wood=2, dexterity=2).module(0, "invention", 3)
    t.do(0, "do install", "install A4")
    asked: set[str] = set()
    while 0 in t.s.asks:
        s = seen(t, 0)
        asked.add(type(s.decision(0)).__name__)
        wanted = {place for action in s.answers(0) for place in places_of(action)}
        assert wanted <= set(IDS.findall(panels(s, 0)))
        assert text(hand.draw(words, s, 0), "space-3") == "III1"  # its numeral and its points
        assert "space-1" not in IDS.findall(panels(seen(t, 1), 1))
        assert t.play.answer(0, s.answers(0)[0]) is None
    assert asked >= {"CardColumn", "CardStage", "IgnoreSpace"}


def test_uneven_goal_chips_offer_both_halves() -> None:
    t = table(2)
    c = t.c(0)
    c.kinds, c.left, c.right = [*c.kinds[:3], 5, *c.kinds[4:]], [*c.left[:3], 3, *c.left[4:]], c.right[:]
    for chip, stage in ((0, 1), (1, 2)):
        partition.insert(t.s, 0, 207 + chip, 3, stage, partition.LEFT)
    markup = partition_picture.draw(words, seen(t, 0), 0)
    assert {"half-left", "half-right"} <= set(IDS.findall(markup))
    c.right = c.left[:]
    assert not any(name.startswith("half") for name in IDS.findall(partition_picture.draw(words, seen(t, 0), 0)))


# ---- what can be activated
def test_a_module_has_a_price_exactly_when_the_rules_allow_it() -> None:
    turn = 0
    for s, seat in views():
        if seat in s.asks and isinstance(s.decision(seat), Turn):
            turn += 1
            for module in range(SLEEP + 1):
                legal = {ACTIVATE.of(module), OTHERWISE.of(module) if module < MAIN else -1} & set(s.answers(seat))
                assert (payments.prices(s, seat)[module] is not None) == bool(legal)
    assert turn > 50


def test_the_price_is_what_the_rules_take_and_nothing_is_cheaper() -> None:
    """All ways to pay are tried: none takes less than what the module says, an idea counted 2, a focus marker 3."""
    tried = 0
    for s, seat in views(3):
        if seat not in s.asks or not isinstance(s.decision(seat), Turn) or not s.civs[seat].at[IDEA]:
            continue
        for module in range(MAIN):
            pay = payments.prices(s, seat)[module]
            if pay is None or turns.other_values(s, seat, module):
                continue
            start = s.clone()
            start.apply(seat, ACTIVATE.of(module), Chance(1))
            assert pay.price == min(spent(start, seat, worth(s, seat)))
            tried += pay.ideas > 0
    assert tried > 10


def worth(s: Exam, seat: int) -> int:
    c = s.civs[seat]
    return c.at[IDEA] * 2 + c.at[FOCUS] * 3 + sum(c.at[PLANNING_AT : PLANNING_AT + 6])


def spent(s: Exam, seat: int, had: int) -> Iterator[int]:
    """What each way to pay takes."""
    if seat in s.asks and type(s.decision(seat)).__name__ in ("Pay", "PaySteps"):
        for action in s.answers(seat):
            then = s.clone()
            then.apply(seat, action, Chance(1))
            yield from spent(then, seat, had)
    else:
        yield had - worth(s, seat)


def test_a_module_says_what_pays_it() -> None:
    t = table(2)
    c = t.c(0)
    c.dice, c.used = [1, 0, 0, 2, 0, 0], 3
    t.give(0, idea=1, planning_3=1)
    markup = console.draw(words, seen(t, 0), 0)
    migration = element(markup, "module-migration")
    assert migration.get("class", "").startswith("cc-mod cc-t0")
    assert migration.get("data-note") == "Level I. Cheapest now: die 1, planning marker 3."
    assert "Cheapest now: die 1, planning marker 3, 1 idea." in element(markup, "module-research").get("data-note", "")
    assert element(markup, "module-achievement").get("data-note") == "Level I. Cannot be paid now."
    assert "cc-never" in element(markup, "module-achievement").get("class", "")
    assert element(markup, "feature-dexterity").get("class", "").startswith("cc-mod cc-t0")
    assert len(list(element(markup, "die-4").iter("svg"))) == 2
    assert text(markup, "used") == "3 used"


def test_the_module_that_is_carried_out_stands_out() -> None:
    t = table(2).dice(0, "13").turn(0)
    assert console.running_module(seen(t, 0), 0) == -1
    t.do(0, "activate migration")
    s = seen(t, 0)
    assert console.running_module(s, 0) == MODULES.index("migration")
    assert console.running_module(s, 1) == -1
    marked = [
        name
        for name in IDS.findall(console.draw(words, s, 0))
        if "cc-running" in element(console.draw(words, s, 0), name).get("class", "")
    ]
    assert marked == ["module-migration"]


def test_half_a_table_of_modules_with_the_features_on_the_diagonal() -> None:
    markup = console.draw(words, seen(table(2), 0), 0)
    spots: dict[tuple[int, int], str] = {}
    for name in IDS.findall(markup):
        if name.startswith(("module-", "feature-")):
            found = re.search(r"cc-c(\d) cc-r(\d)", element(markup, name).get("class", ""))
            assert found
            spots[int(found[1]), int(found[2]) - 1] = name
    assert len(spots) == SLEEP + 1
    for value, feature in enumerate(FEATURES, 1):
        assert spots[value, value] == f"feature-{feature}"
    assert spots[5, 2] == "module-procreation"
    assert spots[1, 2] == "module-sleep"
    assert {(column, row) for column in range(1, 7) for row in range(1, column + 1)} < set(spots)


def test_food_says_what_feeding_will_take_and_fate_how_likely_a_test_is() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "hills-B 2", "hills-B wild")
    t.c(0).favor, t.c(0).fate = 1, 2
    t.c(0).at[FOOD] = 0
    t.give(0, food=3)
    s = seen(t, 0)
    assert feeding.whole_need(s, 0) == 4
    markup = console.draw(words, s, 0)
    assert text(markup, "food").startswith("3 need 4")
    assert "56 %" in text(markup, "fate")  # 1 - (4/6)²
    t.give(0, food=4)
    assert "feeds 4" in text(console.draw(words, seen(t, 0), 0), "food")


# ---- storage, partition, goals
def test_storage_counts_materials_and_diamonds() -> None:
    t = table(2)
    t.give(0, wood=2, beeswax=1, clay=1)
    s = seen(t, 0)
    markup = storage.draw(words, s, 0)
    assert text(markup, "material-wood") == "2"
    assert text(markup, "material-oil") == ""
    column = element(markup, "store-forest")
    assert sum("cc-on" in one.get("class", "") for one in column.iter("i")) == s.game.numbers.gaps[0]
    assert f"prosperity {scoring.diamonds(s, 0)}<" in markup
    assert f">supply {s.civs[0].supply}<" in markup
    assert all(f"material-{ident(m)}" in IDS.findall(markup) for m in MATERIALS)


def test_the_partition_shows_what_is_installed_and_what_comes_next() -> None:
    t = table(2)
    card, c = CARD_IDS["A1"], t.c(0)
    stage = partition.reserve(c, 3, 0)
    partition.insert(t.s, 0, card, 3, stage, partition.WHOLE)
    s = seen(t, 0)
    markup = partition_picture.draw(words, s, 0)
    column = element(markup, "column-4")
    assert column.get("data-note") == "Column 4: invention cards, next place on stage 2."
    cells = [one.get("class", "") for one in column if "cc-cell" in one.get("class", "")]
    assert "cc-k-technology" in cells[-1]
    assert "cc-next" in cells[-2]
    assert "cc-next" not in cells[-3]
    assert [one.get("id") for one in column if one.get("id")] == ["card-a1"]
    assert f"{s.game.numbers.stage_vp[0]}<svg" in markup


@pytest.mark.parametrize(("name", "have", "done"), [("Wide Lands", "1 of 5", False), ("Feast", "3 of 3", True)])
def test_goals_say_how_far_they_are(name: str, have: str, done: bool) -> None:
    t = table(2).clear().tribe(0, "forest-B 2").give(0, food=3)
    index = next(chip.index for chip in t.s.game.box.goals if chip.name == name)
    t.c(0).goals = [[0, index], [], []]
    goal = element(partition_picture.draw(words, seen(t, 0), 0), "area-1")
    assert have in "".join(goal.itertext())
    assert ("cc-met" in goal.get("class", "")) == done
    assert goal.get("data-note") == "Below it: Timber Tithe."


# ---- hand
def test_a_hand_card_fits_exactly_when_its_module_could_install_it() -> None:
    fitting = 0
    for s, seat in views(5):
        for card in s.civs[seat].hand:
            if card < 0:
                continue
            module = MODULES.index(("invention", "mutation", "insight", "building", "achievement")[card // 32])
            start = s.clone()
            level = start.civs[seat].levels[module]
            special = 1 if level == 2 else 0
            offers = installing.Install(seat, card // 32, special, 1).offers(start)
            one = hand.outlook(s, seat, card, payments.prices(s, seat))
            assert one.fits == (INSTALL.of(card) in offers)
            fitting += one.fits
    assert fitting > 10


def test_cost_spaces_are_met_one_after_the_other() -> None:
    t = table(2)
    t.c(0).hand = [CARD_IDS["A4"]]  # Loom: cotton, wood, have a Dexterity, nothing, have a Dexterity more
    t.give(0, cotton=1, dexterity=1)
    one = hand.outlook(seen(t, 0), 0, CARD_IDS["A4"], payments.prices(seen(t, 0), 0))
    assert one.met == (True, False, True, True, False)
    assert one.stage == 1
    assert one.fits
    row = element(hand.draw(words, seen(t, 0), 0), "card-a4")
    looks = [i.get("class", "") for i in row.iter("i")][1:]
    assert looks[0] == "cc-act cc-met"
    assert looks[1] == "cc-rest cc-miss"
    assert looks[3] == "cc-rest cc-nil"


def test_cards_that_can_be_installed_come_first() -> None:
    t = table(2)
    t.c(0).hand = sorted([CARD_IDS["A4"], CARD_IDS["D4"], CARD_IDS["E5"]])
    t.give(0, stone=1)
    names = [name for name in IDS.findall(hand.draw(words, seen(t, 0), 0)) if name.startswith("card-")]
    assert names == ["card-d4", "card-a4", "card-e5"]


def test_a_hand_card_says_all_that_it_does_as_long_as_there_is_room() -> None:
    t = table(2)
    t.c(0).hand = [CARD_IDS[name] for name in ("A4", "B8", "C23", "D5", "E12")]
    markup = hand.hand(words, seen(t, 0), 0)
    assert "cc-roomy cc-close" in markup
    assert "Ignore 1 cost space of invention cards." in markup
    assert "Swamp territories count as adjacent." in markup
    t.c(0).hand += [CARD_IDS["A5"]]
    assert "cc-roomy" not in hand.hand(words, seen(t, 0), 0), "of six each speaks only while it is pointed at"


def test_a_hand_card_leaves_the_words_of_well_known_deeds_to_their_icons() -> None:
    box = table(2).s.game.box
    feet = box.cards[CARD_IDS["B8"]].instant
    assert "1 migration" in signs.effects(words, feet)
    assert "1 migration" not in signs.effects(words, feet, short=True)
    sign = '1<svg class="i i-13" aria-hidden="true"><use href="#i-migration"/>'
    assert sign in signs.effects(words, feet, True)


def test_the_hand_of_another_civ_is_only_backs() -> None:
    checked = 0
    for s, seat in views(25):
        for civ in range(s.seats):
            if civ == seat:
                continue
            markup = hand.hand(words, s, civ, mine=False)
            assert not re.search(r'data-tip="card-', markup)
            assert sum(int(n) for n in re.findall(r"<b>(\d+)</b>", markup)) == len(s.civs[civ].hand)
            checked += len(s.civs[civ].hand)
    assert checked


# ---- cards
def test_everything_that_can_be_installed_has_its_line() -> None:
    box = table(2).s.game.box
    markup = "".join(cards.line(words, box, item) for item in range(ITEMS))
    ElementTree.fromstring(f"<div>{markup}</div>")
    assert not STYLED.search(markup)
    assert "None" not in markup
    assert "{" not in markup
    assert len({cards.tip_key(item) for item in range(ITEMS)}) == ITEMS
    assert "Potter&#x27;s Wheel" in cards.line(words, box, CARD_IDS["A5"])
    assert cards.tip_key(CARD_IDS["A5"]) == "card-a5"
    assert cards.code(199) == "SC3"
    assert cards.code(207) == "G1"


def test_abilities_name_their_cases() -> None:
    box = table(2).s.game.box
    passive = [item for item, a in enumerate(box.abilities) if a.kind == A_PASSIVE]
    said = {box.abilities[item].mod: card_texts.said_ability(words, box, item) for item in passive}
    assert len(set(said.values())) == len(said)
    some = [card_texts.said_ability(words, box, CARD_IDS[name]) for name in ("A9", "B1", "B21", "B8")]
    assert some[0] == "+1 food from every hunt in Forest, Grassland or Swamp."
    assert some[1] == "Migrate anywhere for 1 food."
    assert some[2] == "1 and 2 activate Migration, too."
    assert "Swamp territories count as adjacent" in some[3]
    assert all(text.endswith(".") for text in said.values())


def test_gains_are_signs_with_numbers() -> None:
    box = table(2).s.game.box
    loom = box.cards[CARD_IDS["A4"]]
    shown = signs.effects(words, loom.instant)
    assert re.findall(r">([^<]+)<svg[^>]*><use href=\"#i-([\w-]+)\"", shown) == [("+1", "technology"), ("+1", "idea")]
    assert loom.ability.pay is not None
    assert '1<svg class="i i-13" aria-hidden="true"><use href="#i-cotton"/>' in signs.price(loom.ability.pay.signs())
