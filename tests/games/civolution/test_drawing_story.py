"""The game told, and what every component says of itself: nothing is left out, every point is in a chip, no secret."""

from __future__ import annotations

import re

import pytest

from demiurge.games.civolution import feeding, scoring
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import PAINTER, cards, parts
from demiurge.games.civolution.drawing.module_texts import module_text
from demiurge.games.civolution.drawing.story import COUNTED, DEEDS, ODD, PLACES, THINGS
from demiurge.games.civolution.drawing.tips import own_names
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.state import Civolution
from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.clauses import package_folder, rulebook_of
from demiurge.kernel.game import view
from demiurge.kit import icons
from demiurge.kit.saying import said
from demiurge.kit.scene import Heard
from tests.games.civolution.table import Table, table
from tests.games.civolution.walks import TABLES, asked, random_game
from tests.kit.reading import chips, pictures, places, silent, texts, tip_keys, told

drawing = PAINTER.speaking()
words = drawing.words
KNOWN_ICONS = {*drawing.ICONS, *icons.ICONS}
RULES = rulebook_of("demiurge.games.civolution", "civolution")
PLACE = re.compile(r"(land|recess|ground|track|stack)-[a-z0-9-]+|event|weather")


def last(t: Table) -> list[Heard]:
    return told(t.play, SPECTATOR)[-1]


# ---- in any game
@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_are_told_and_their_points_add_up(seats: int, options: dict[str, str], seed: int) -> None:
    *_, play = random_game(seats, options, seed, seed == 4)
    points, periods, vici = [0] * seats, [], 0
    lines = [line for lines in told(play, 0) for line in lines]
    for line in lines:
        check(line, seats)
        gained = sum(chip.amount for chip in line.chips if chip.icon == "vp")
        if line.seat >= 0:
            points[line.seat] += gained
        vici += gained if line.text.startswith("V.I.C.I") else 0
        periods += [line.period] if line.kind == "period" else []
    assert points == play.state.scores(), "a point is in no chip, or in two"
    assert seats > 1 or vici == play.state.civs[1].vp  # type: ignore[attr-defined]
    assert periods == ["1", "2", "3", "4"]
    assert [line.kind for line in lines].count("end") == 1
    assert lines[-1].kind == "end"
    assert silent(play) == []


def check(line: Heard, seats: int) -> None:
    assert set(re.findall(r":([A-Za-z][\w-]*):", line.text)) <= KNOWN_ICONS
    assert all(int(seat) < seats for seat in re.findall(r"\{(\d+)\}", line.text))
    assert "{-" not in line.text
    assert {chip.icon for chip in line.chips} <= KNOWN_ICONS
    assert all(chip.amount and chip.words for chip in line.chips)
    assert all(PLACE.fullmatch(place) for place in line.places), line.places
    assert line.kind == "period" or line.text.endswith("."), line.text
    assert "  " not in line.text
    assert " ." not in line.text
    assert not line.text.endswith("gains."), "chips without a word"


def test_every_event_that_the_game_tells_is_told() -> None:
    package = package_folder("demiurge.games.civolution")
    assert package is not None
    rules = [path.read_text("utf-8") for path in package.glob("*.py")]
    told_of = {kind for rule in rules for kind in re.findall(r'\btell\(\s*"([a-z ]+)"', rule)}
    assert len(told_of) > 50
    tables = (DEEDS, THINGS, COUNTED, ODD)
    assert told_of - {kind for table in tables for kind in table} == {"vp", "category"}  # chips and scorings
    assert all(set(table) <= told_of for table in (*tables, PLACES))


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_what_is_kept_is_told_to_its_owner_only(seats: int, options: dict[str, str]) -> None:
    *_, play = random_game(seats, options, 1)
    for seat in (*range(seats), SPECTATOR):
        kept = [line for lines in told(play, seat) for line in lines if " keeps " in line.text]
        assert kept
        for line in kept:
            assert ("keeps a card in secret" in line.text) == (line.seat != seat), line.text


def test_places_of_the_story_are_in_the_picture() -> None:
    for at, play in enumerate(random_game(2, TABLES[1][1], 8, True)):
        if at % 60 or not play.record.lines:
            continue
        there = places(drawing.scene(view(play.state, 0), 0))
        for lines in told(play, 0):
            grounds = [place for line in lines for place in line.places if place.startswith("ground")]
            assert there.issuperset(place for line in lines for place in line.places if place not in grounds)


# ---- sentences
def test_a_migration_from_its_module_to_its_fire() -> None:
    t = table(2).dice(0, "1355").turn(0).coming(v.MATERIALS.index("clay")).do(0, "activate migration")
    assert texts(last(t)) == ["{0} activates Migration."]
    t.do(0, "move forest-B 2")
    assert [(one.text, one.kind) for one in last(t)] == [("{0} sets out from Forest B.", "step")]
    (line,) = last(t.do(0, "settle hills-B fire"))
    assert line.text == "{0} migrates from Forest B to Hills B and finds Clay in Hills B."
    assert (chips(line), line.places) == ([("vp", 1)], ["land-forest-b", "land-hills-b"])
    assert line.chips[0].words == "1 VP (fires)"


def test_a_card_with_all_that_it_brings_is_one_line() -> None:
    t = table(2).give(0, wood=1).hand(0, "A2").module(0, "invention").do(0, "do install", "install A2")
    (line,) = last(t.do(0, "column 3"))
    assert line.text == "{0} installs Plow into column 3, stage 1."
    assert chips(line) == [("technology", 1), ("food", 2)]


def test_what_only_chips_tell_has_a_word() -> None:
    t = table(2).module(0, "sleep")
    assert texts(last(t.do(0, "do ideas"))) == ["{0} gains ideas."]
    t = table(2).give(0, money=1).module(0, "activity").do(0, "activity console")
    assert texts(last(t.do(0, "advance culture"))) == ["{0} advances on Culture."]


def test_a_hunt_with_its_roll() -> None:
    t = table(2).module(0, "sustenance").do(0, "do hunt").coming(3)
    (line,) = last(t.do(0, "hunt forest-B"))
    assert line.text == "{0} hunts in Forest B and rolls 3 with :fate:."
    assert chips(line) == [("food", 3)]


def test_feeding_and_its_points() -> None:
    t = table(2).give(0, food=5).run(feeding.Feed(0), feeding.StrongTribes()).do(0, "feed all")
    lines = last(t)
    assert texts(lines) == ["{0} feeds 2 tribes.", "{0} scores 2 for strong tribes.", "{1} scores 2 for strong tribes."]
    assert [chips(line) for line in lines[1:]] == [[("vp", 2)], [("vp", 2)]]


def test_feeding_tells_how_many_of_how_many() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "forest-B 3", "grassland-C 2").give(0, food=1).run(feeding.Feed(0))
    t.do(0, "feed forest-B 2")
    assert texts(last(t)) == ["{0} feeds 1 of 3 tribes: 2 lie down."]


def test_a_final_scoring_is_one_line_for_each_and_names_the_winner() -> None:
    t = table(2).edit(0, technology=5, vp=3).edit(1, vp=1).run(scoring.Final())
    lines = said(words, drawing.story(t.s.game, SPECTATOR, -1, t.play.journal.events))
    assert lines[0].text.startswith("{0} scores ")
    assert " for Technology" in lines[0].text
    assert lines[1].text.startswith("{1} scores ")
    assert lines[-1].text == f"The game is over: {{0}} wins with {t.c(0).vp} VP."
    assert sum(n for line in lines for _, n in chips(line)) == sum(t.s.scores()) - 4


def test_vici_is_told_in_one_line_a_turn() -> None:
    *_, play = random_game(1, TABLES[0][1], 3)
    lines = [line for lines in told(play, 0) for line in lines if line.text.startswith("V.I.C.I reveals action card")]
    assert len(lines) > 20
    assert all(line.seat == SPECTATOR for line in lines)


def test_every_roll_of_vici_is_told() -> None:
    """Which row of its card is carried out, and where on the wheel it begins, is decided by dice that nobody sees."""
    *_, play = random_game(1, TABLES[0][1], 3)
    rolled = sum(event.kind == "vici rolls" for event in play.journal.events)
    lines = [line.text for lines in told(play, 0) for line in lines if line.text.startswith("V.I.C.I ")]
    found = [dice for line in lines for dice in re.findall(r"rolls (?:a )?([1-6](?:, [1-6])*(?: and [1-6])?)", line)]
    assert sum(len(re.findall("[1-6]", dice)) for dice in found) == rolled > 20


# ---- tips
def game() -> Civolution:
    made = GAME.make()
    assert isinstance(made, Civolution)
    return made


def test_tips_are_whole_and_cite_clauses_that_exist() -> None:
    for key, tip in drawing.tips(game()).items():
        assert tip.title, key
        assert tip.text.endswith("."), key
        assert "  " not in tip.text
        assert ".." not in tip.text, tip.text
        assert tip.clauses, key
        assert all(clause in RULES for clause in tip.clauses), (key, tip.clauses)
        assert len(set(tip.clauses)) == len(tip.clauses), key


def test_every_component_has_its_tip() -> None:
    found, box = drawing.tips(game()), game().box
    for item in range(v.ITEMS):
        assert found[cards.tip_key(item)].title == words.say(parts.item(box, item))
    for keys in (
        [f"module-{name}" for name in (*v.MODULES, "sleep")], [f"feature-{name}" for name in v.FEATURES],
        [f"material-{name.replace('_', '-')}" for name in v.MATERIALS], [f"track-{name}" for name in v.TRACKS],
        [f"category-{name}" for name in v.CATEGORIES], [f"weather-{name}" for name in v.SPOTS],
        [f"site-{name}" for name in v.SITES], [f"terrain-{name}" for name in v.TYPES],
        [f"event-{n}" for n in range(1, v.EVENTS + 1)], [f"vici-{n}" for n in range(1, 16)],
        [f"marker-card-sm{n}" for n in range(1, v.MARKER_CARDS + 1)], [f"settlement-{n}" for n in range(1, 5)],
    ):  # fmt: skip
        assert set(keys) <= set(found), set(keys) - set(found)


def test_what_a_card_and_a_module_say() -> None:
    found = drawing.tips(game())
    assert found["card-a1"].text == (
        "Invention card A1. Cost by stage: I 1 Wood; II 1 Stone; III have 1 Dexterity (1 VP); V 1 Iron Ore (2 VP). "
        "At once: Technology +1, transport 1. Transport 1 more. Of this project's own design."
    )
    assert found["module-exploration"].text == (
        "Dice 1 and 4. I: Explore, or 1 lucky find. II: Explore, then reveal 1 site anywhere and gain 2 VP, or 1 lucky "
        "find. III: Explore, then reveal 1 site anywhere and gain 4 VP, or 2 lucky finds."
    )
    assert "own design" not in found["card-c16"].text, "the rulebook shows it"
    assert "1 Clay or have 1 farm; III 1 Stone or have 2 farms (1 VP)" in found["card-d1"].text
    assert "1 VP per strong tribe (at most 4)" in found["card-a29"].text
    assert any("2 activities" in tip.text for key, tip in found.items() if key.startswith("event-"))
    assert "2, 3: Technology +1 and a fate die" in found["vici-1"].text


def test_modules_are_worded_from_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    box = game().box
    monkeypatch.setattr(box.modules[v.TRANSPORT], "numbers", [[4, 6, 0]])
    assert words.say(module_text(box, v.TRANSPORT, 0)) == "transport up to 4 raw materials"
    assert all(words.say(module_text(box, module, level)) for module in range(v.MAIN) for level in range(3))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_key_in_a_picture_has_its_tip(seats: int, options: dict[str, str]) -> None:
    known = set(drawing.tips(game()))
    for at, play in enumerate(random_game(seats, options, 2, True)):
        if at % 37 and not play.state.over():
            continue
        for seat in (max(asked(play), 0), SPECTATOR):
            seat_view = view(play.state, seat)
            for markup in pictures(drawing.scene(seat_view, seat)):
                assert tip_keys(markup) <= known, tip_keys(markup) - known
            for of in range(seats):
                assert tip_keys(drawing.detail(seat_view, seat, of)) <= known


# ---- whose design
def test_house_counts_what_is_our_own() -> None:
    lines, own = drawing.house(game()), own_names(game().box)
    research = sum(card_name in own for card_name in map(v.card_name, range(v.CARDS)))
    assert lines[0] == f"{research} of 160 research cards are of this project's own design."
    assert "All 65 goal chips are of this project's own design." in lines
    assert any("the thresholds of the tracks" in line and "the weather" not in line for line in lines)
    assert all(line.endswith(".") for line in lines)
