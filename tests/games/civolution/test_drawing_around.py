"""What lies around the continent: header, seats, strip, event and weather, tracks, V.I.C.I; and the whole scene."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from demiurge.games.civolution import events, names, scoring, solo, tribes
from demiurge.games.civolution.drawing import PAINTER, header, seats, sky, strip, tracks, vici
from demiurge.games.civolution.drawing.categories import final_worth
from demiurge.games.civolution.drawing.icons import ICONS
from demiurge.games.civolution.drawing.pieces import civ_title
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import (
    CATEGORIES,
    DECKS,
    EXPANSION,
    FOCUS,
    FOOD,
    IDEA,
    MONEY,
    POPULATION,
    SPOTS,
    TRACKS,
    card_name,
)
from demiurge.kernel.clauses import package_folder
from demiurge.kernel.data import changed
from demiurge.kernel.game import View, view
from demiurge.kit.icons import ICONS as KIT
from demiurge.kit.scene import SPECTATOR
from tests.album import Page, album
from tests.games.civolution.table import table

drawing = PAINTER.speaking()
words = drawing.words
FOLDER = package_folder("demiurge.games.civolution") or Path()
GAMES = [(1, "newcomer", 1), (2, "advanced", 2), (3, "newcomer", 3), (4, "mixed", 4)]


def pages(count: int, hands: str, seed: int) -> list[Page[Exam]]:
    """A random game, here and there, and its end."""
    *found, end = album(GAME, Exam, count, {"hands": hands, "level": "medium"}, seed)
    return [*found[:: max(1, len(found) // 16)], end]


def positions(count: int, hands: str, seed: int) -> list[Exam]:
    return [page.state for page in pages(count, hands, seed)]


def looks(count: int, hands: str, seed: int) -> Iterator[tuple[Page[Exam], int]]:
    """Pages for one who is asked, and for a spectator."""
    for page in pages(count, hands, seed):
        yield from ((page, seat) for seat in dict.fromkeys((page.asked, SPECTATOR)))


def whole(seen: Exam, seat: int) -> str:
    """All markup of a page, as one tree."""
    scene = drawing.scene(View(seen), seat)
    parts = [scene.header, scene.brief, scene.board, *[panel.body for panel in scene.panels]]
    parts += [one.emblem + one.sub + one.body for one in scene.seats]
    return f"<div>{''.join(parts)}</div>"


def details(seen: Exam, seat: int) -> str:
    """The closer looks at all seats."""
    return "".join(drawing.detail(View(seen), seat, of) for of in range(seen.seats))


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup.replace("&nbsp;", " "))


def figures(markup: str) -> dict[str, str]:
    tree = parsed(f"<div>{markup}</div>")
    return {one.attrib["data-figure"]: one.text or "" for one in tree.iter() if "data-figure" in one.attrib}


def exam(count: int = 2, **options: str) -> Exam:
    return table(count, **options).s


# ---- the scene as a whole
@pytest.mark.parametrize(("count", "hands", "seed"), GAMES)
def test_every_position_is_well_formed_markup_without_style(count: int, hands: str, seed: int) -> None:
    for page, seat in looks(count, hands, seed):
        tree = parsed(page.drawn(whole, seat))
        ids = [one.attrib["id"] for one in tree.iter() if "id" in one.attrib]
        assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
        pieces = [one.attrib["data-piece"] for one in tree.iter() if "data-piece" in one.attrib]
        assert len(pieces) == len(set(pieces)), [one for one in pieces if pieces.count(one) > 1]
        assert not [one for one in tree.iter() if "style" in one.attrib or one.tag in ("style", "script")]


@pytest.mark.parametrize(("count", "hands", "seed"), GAMES)
def test_every_icon_and_tip_exists(count: int, hands: str, seed: int) -> None:
    tips = set(drawing.tips(pages(count, hands, seed)[0].state.game))
    for page, seat in looks(count, hands, seed):
        markup = page.drawn(whole, seat) + page.drawn(details, seat)
        assert set(re.findall(r'href="#i-([^"]+)"', markup)) <= {*ICONS, *KIT}
        assert set(re.findall(r'data-tip="([^"]*)"', markup)) <= tips


def test_icons_named_in_the_package_exist() -> None:
    known = {*ICONS, *KIT}
    for path in sorted((FOLDER / "drawing").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r'\bicon(?:_at)?\(["\']([a-z_-]+)["\']', text)) <= known, path.name


def test_icons_are_well_formed_and_leave_the_kit_alone() -> None:
    for name, inside in ICONS.items():
        ElementTree.fromstring(f"<g>{inside}</g>")
        assert name not in KIT, name


def test_classes_of_the_panels_are_in_a_style_sheet() -> None:
    sheets = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "drawing").glob("*.css"))
    used: set[str] = set()
    for path in ("header", "seats", "strip", "sky", "tracks", "vici"):
        text = (FOLDER / "drawing" / f"{path}.py").read_text(encoding="utf-8")
        for listed in re.findall(r'class="([^"{]+)"', text):
            used |= {name for name in listed.split() if name.startswith("cv-")}
    assert not [name for name in used if f".{name}" not in sheets]


@pytest.mark.parametrize(("count", "hands", "seed"), GAMES[1:])
def test_a_rivals_hand_is_nowhere(count: int, hands: str, seed: int) -> None:
    for page in pages(count, hands, seed):
        s = page.state
        if s.over():
            continue
        for seat in (0, SPECTATOR):
            markup = page.drawn(whole, seat) + page.drawn(details, seat)
            for card in s.civs[1].hand:
                assert f'card-{card_name(card).lower()}"' not in markup
                assert f">{s.game.box.cards[card].name}<" not in markup


def test_a_spectator_sees_the_console_of_whose_turn_it_is() -> None:
    s = positions(3, "newcomer", 3)[5]
    assert console_of(s, SPECTATOR) == console_of(s, s.waiting()[-1])
    assert len({console_of(s, seat) for seat in range(3)}) == 3
    over = positions(1, "newcomer", 1)[-1]
    assert console_of(over, SPECTATOR) == console_of(over, 0)


def console_of(s: Exam, seat: int) -> str:
    return next(panel.body for panel in drawing.scene(View(s), seat).panels if panel.key == "console")


# ---- header
def test_the_header_says_what_each_era_scores() -> None:
    s = exam()
    s.era, s.phase, s.resets = 2, 4, 3
    s.era_tiles, s.final_tiles = [-1, EXPANSION, POPULATION, 0], 0b11
    drawn = header.header(words, s)
    assert f"each territory</span><b>+{s.game.numbers.era_vp[1]}</b>" in drawn
    assert f"{s.game.numbers.era_vp[2]} VP for each tribe." in drawn
    assert drawn.count('class="cv-was"') == 3
    assert drawn.count('class="cv-at"') == 1
    assert drawn.count("cv-done") == 1
    assert f"Technology {s.game.numbers.tile_vp[0]}" in drawn
    assert f"Culture {s.game.numbers.printed[4]}" in drawn
    assert "3/5" in header.brief(words, s)


def test_the_header_names_phase_final_round_and_end() -> None:
    s = exam()
    s.era, s.phase, s.era_tiles = 1, 6, [0, 1, 2, 3]
    assert "Feeding" in header.header(words, s)
    assert "Feeding" in header.brief(words, s)
    s.phase, s.ending = 4, 2
    assert "Final round" in header.header(words, s)
    over = positions(2, "advanced", 2)[-1]
    assert "The end" in header.header(words, over)
    assert "The end" in header.brief(words, over)
    assert "Setup" in header.header(words, positions(2, "advanced", 2)[0])


def test_the_era_tells_who_would_score_what() -> None:
    s = exam(3)
    s.era, s.era_tiles = 1, [EXPANSION, 0, 1, 2]
    each = s.game.numbers.era_vp[0]
    for civ in range(3):
        assert f"{words.say(civ_title(s, civ))} {scoring.units(s, civ, EXPANSION) * each}" in header.header(words, s)


# ---- seats
@pytest.mark.parametrize(("count", "hands", "seed"), GAMES)
def test_seats_tell_the_figures_of_the_engine(count: int, hands: str, seed: int) -> None:
    for s in positions(count, hands, seed):
        for number in range(count):
            c, drawn = s.civs[number], seats.seat(words, s, number)
            told = {name: int(text) for name, text in figures(drawn.body).items()}
            assert drawn.score == c.vp
            assert told == {
                "food": c.at[FOOD], "money": c.at[MONEY], "ideas": c.at[IDEA], "focus": c.at[FOCUS],
                "tribes": tribes.strong(s, number), "cards": len(c.hand), "dice": c.on_spaces(), "fate": c.fate,
                "weak": tribes.on_continent(s, number) - tribes.strong(s, number),
                "lands": s.here[number].bit_count(),
            }  # fmt: skip


def test_a_seat_shows_its_dice_and_who_is_first() -> None:
    s = exam()
    s.civs[1].dice, s.civs[1].used, s.first = [2, 0, 0, 1, 0, 0], 3, 1
    drawn = seats.seat(words, s, 1)
    assert drawn.body.count("cc-die-body") == 3
    assert drawn.body.count("#i-used") == 3
    assert "first" in drawn.sub
    assert "first" not in seats.seat(words, s, 0).sub


def test_a_seat_tells_what_the_era_would_score() -> None:
    s = exam()
    s.era, s.era_tiles = 2, [-1, EXPANSION, 0, 1]
    worth = scoring.units(s, 1, EXPANSION) * s.game.numbers.era_vp[1]
    assert worth
    assert f"+{worth}</i>" in seats.seat(words, s, 1).sub
    s.era_tiles = [-1, -1, 0, 1]
    assert "cv-worth" not in seats.seat(words, s, 1).sub


def test_the_closer_look_adds_up_to_the_final_score() -> None:
    """The very numbers of the final scoring, once it has taken place."""
    over = positions(2, "advanced", 2)[-1]
    for civ in range(2):
        rows = parsed(seats.final_table(words, over, civ))
        points = [int(row[-1].text or 0) for row in rows]
        assert points[-1] == over.civs[civ].vp, "what is scored is not counted again"
        assert f"With the {over.civs[civ].vp - sum(points[:-1])} VP before it" in "".join(rows.itertext())
        assert points[7] == scoring.units(over, civ, POPULATION) * int((rows[7][2].text or "")[2:])


# ---- strip
def test_the_strip_shows_the_open_cards_and_counts_the_others() -> None:
    for s in positions(4, "mixed", 4)[3:]:
        seen = view(s, SPECTATOR)
        assert isinstance(seen, Exam)
        tree = parsed(strip.draw(words, seen, 0))
        for deck, name in enumerate(DECKS):
            stack = next(one for one in tree.iter() if one.attrib.get("id") == f"stack-{name}")
            told = "".join(stack.itertext())
            open_ = s.open_stacks[deck]
            assert told.startswith(s.game.box.cards[open_[-1]].name if open_ else "none")
            assert told.endswith(str(len(s.stacks[deck]) + len(s.under[deck])))


def test_displays_are_places_and_gaps_are_not() -> None:
    s = exam(4)
    s.goals_open = changed(s.goals_open, 2, -1)
    ids = set(re.findall(r' id="([^"]+)"', strip.draw(words, s, 0)))
    assert {"goal-1", "goal-2", "goal-4", "income-3", "attribute-1"} <= ids
    assert "goal-3" not in ids


def test_an_attribute_within_reach_is_marked() -> None:
    s = exam()
    chip = s.game.box.attributes[s.attributes_open[0]]
    s.attributes_open = [s.attributes_open[0], -1, -1]
    s.civs[0].at[4 + chip.feature] = chip.need - 1
    assert "cv-reached" not in strip.draw(words, s, 0)
    s.civs[0].at[4 + chip.feature] = chip.need
    assert "cv-reached" in strip.draw(words, s, 0)


def test_before_the_game_the_starting_cards_lie_in_the_strip() -> None:
    s = table(2, hands="advanced").s
    s.starts, s.start_goals = [2, 5], [7, 8]
    drawn = strip.draw(words, s, 0)
    assert 'id="start-sc3"' in drawn
    assert 'id="start-sc6"' in drawn
    assert "stack-" not in drawn


# ---- event and weather
@pytest.mark.parametrize("spot", range(5))
def test_the_weather_shows_where_it_is_and_where_it_goes(spot: int) -> None:
    s = exam()
    s.phase, s.weather = 4, spot
    warmer = next(e.index for e in s.game.box.events if e.weather == 1)
    s.event = warmer
    drawn = parsed(sky.draw(words, s)).iter()
    spots = [one.attrib["class"] for one in drawn if "cv-spot" in one.attrib.get("class", "")]
    assert [at for at, look in enumerate(spots) if "cv-here" in look] == [spot]
    assert [at for at, look in enumerate(spots) if "cv-next" in look] == ([spot - 1] if spot else [])
    assert ("cv-beyond-hot" in sky.draw(words, s)) == (spot == 0)
    s.phase = 7
    assert "cv-next" not in sky.draw(words, s)
    assert all(f"weather-{name}" in sky.draw(words, s) for name in SPOTS)


def test_the_event_names_who_would_gain() -> None:
    s = exam(3)
    s.event = next(e.index for e in s.game.box.events if e.mode == events.MOST)
    metric = s.game.box.events[s.event].metric
    told = sky.draw(words, s)
    assert f"{words.say(civ_title(s, 1))} {events.value(s, 1)}" in told, metric
    assert told.count('class="badge') == len(events.entitled(s))


# ---- tracks
def test_discs_stand_where_the_civs_are() -> None:
    s = exam(4)
    for civ, space in enumerate((0, 5, 5, 12)):
        s.civs[civ].tracks = [space] * 5
        s.civs[civ].favor = civ
    tree = parsed(f"<div>{tracks.draw(words, s)}</div>")
    at = {one.attrib["data-piece"]: one.attrib["transform"] for one in tree.iter() if "data-piece" in one.attrib}
    x = {key: float(re.findall(r"translate\(([\d.]+)", text)[0]) for key, text in at.items()}
    for name in TRACKS:
        assert x[f"disc-{name}-0"] < x[f"disc-{name}-1"] < x[f"disc-{name}-2"] < x[f"disc-{name}-3"]
        assert tracks.left_of(12) < x[f"disc-{name}-3"] < tracks.left_of(13)
        assert tracks.left_of(5) - 4 < x[f"disc-{name}-1"]
        assert x[f"disc-{name}-2"] < tracks.left_of(6) + 4
    assert [f"disc-favor-{civ}" for civ in range(4)] == sorted((key for key in x if "favor" in key), key=x.__getitem__)


def test_a_crowd_on_one_space_stands_in_two_rows() -> None:
    spots = [tracks.spread(which, 4) for which in range(4)]
    assert len(set(spots)) == 4
    assert {y for _, y, _ in spots} == {-4.8, 4.8}
    assert tracks.spread(0, 1)[:2] == (0, 0)


def test_favor_tells_the_odds() -> None:
    drawn = tracks.draw(words, exam())
    assert "A fate die up to 3 passes (50 % each); a statue is worth 2 VP." in drawn


# ---- V.I.C.I
def test_vici_has_a_panel_in_the_solo_game_only() -> None:
    assert "vici" in [panel.key for panel in drawing.scene(View(exam(1)), 0).panels]
    assert "vici" not in [panel.key for panel in drawing.scene(View(exam(2)), 0).panels]


@pytest.mark.parametrize("index", range(15))
def test_both_halves_of_every_card_are_drawn(index: int) -> None:
    s = exam(1, level="medium")
    s.era, s.era_tiles, s.final_tiles, s.shown_actions = 2, [-1, 1, EXPANSION, 3], 0b101, [index]
    card, drawn = s.game.box.solo_cards[index], vici.card(words, s, index)
    assert "cv-half cv-blue" in drawn
    assert "cv-half cv-red cv-faint" in drawn
    for part in (card.blue, card.red):
        shown = vici.half(words, s, part)
        parsed(f"<div>{shown}</div>")
        if part.rows:
            faces = re.findall(r'cv-face">(\d)(?:–(\d))?<', shown)
            covered = [value for a, b in faces for value in range(int(a), int(b or a) + 1)]
            assert covered == [1, 2, 3, 4, 5, 6]
            assert (f"#i-{TRACKS[0]}" in shown) == any(
                deed[:2] == [solo.A_TRACK, 0] for row in part.rows for deed in row
            )
        else:
            assert shown.count("#i-") >= 1
    s.era = 3
    assert "cv-half cv-blue cv-faint" in vici.card(words, s, index)


def test_the_eyes_and_grids_are_counted() -> None:
    s = exam(1)
    s.shown_actions = [0, 4]
    blue = sum(s.game.box.solo_cards[index].blue_icons for index in (0, 4))
    assert f"{blue} blue eyes are to be seen" in vici.revealed(words, s)
    s.civs[1].grids = [5, 9]
    drawn = vici.grids(words, s)
    assert drawn.count("cv-on") == 14
    assert "Evolution: 5 of 16." in drawn
    assert "Prosperity: 9 of 16." in drawn
    assert drawn.count("cv-ring") == 5
    assert "No card is revealed" in vici.revealed(words, exam(1))


def test_the_card_of_a_reset_stays_in_sight() -> None:
    s = exam(1)
    s.shown_actions, s.spent_actions = [], [4, 8]
    assert "<b>Card 9</b> <span>led to a Reset" in vici.revealed(words, s)
    s.shown_actions = [2]
    assert "<b>Card 3</b> <span>blue half" in vici.revealed(words, s)


def test_a_phone_tells_the_score_of_vici() -> None:
    s = exam(1)
    s.era, s.phase, s.civs[1].vp = 1, 4, 83
    assert "<b>83</b>" in header.brief(words, s)
    assert "cv-duel" not in header.brief(words, exam(2))


def test_the_end_of_a_solo_game_sets_both_side_by_side() -> None:
    over = positions(1, "newcomer", 3)[-1]
    rows = next(one for one in parsed(vici.draw(words, over)).iter("table"))
    told = {
        "".join(row[0].itertext()): [int((cell.text or "").replace("–", "0")) for cell in row[1:]] for row in rows[1:]
    }
    assert list(told)[1:10] == [words.say(names.category(category)) for category in range(len(CATEGORIES))]
    assert told["Population"] == [
        scoring.units(over, civ, POPULATION) * final_worth(over, POPULATION) for civ in (0, 1)
    ]
    for civ in (0, 1):
        points = [both[civ] for both in told.values()]
        assert sum(points[:-1]) == points[-1] == over.civs[civ].vp
    assert "cv-wheel" not in vici.draw(words, over), "what is of no use any more makes room"


def test_cards_that_are_face_down_are_not_told() -> None:
    """Whatever the order of its stack and discards, the panel is the same."""
    s = exam(1)
    s.actions, s.spent_actions, s.shown_actions = [3, 5, 7], [1, 2], [0]
    other = s.clone()
    other.actions, other.spent_actions = [2, 1, 9], [5, 8]
    assert vici.draw(words, s) == vici.draw(words, other)


def test_score_and_level_are_told() -> None:
    s = exam(1, level="expert", **{"extra-tough": "yes"})
    s.civs[1].vp = 77
    drawn = vici.draw(words, s)
    assert ">77<" in drawn
    assert "expert, extra tough" in drawn
    assert len(CATEGORIES) == 9
