"""The drawn island of Theocratia: ground, pieces, notes, crests, marks and ghosts, portrait."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from demiurge.games.theocratia import actions, war
from demiurge.games.theocratia.board import NAMES, hex_id
from demiurge.games.theocratia.drawing import PAINTER, board, crests, layout, motifs, overlays, pieces
from demiurge.games.theocratia.drawing.parts import PLAYER
from demiurge.games.theocratia.drawing.portrait import portrait
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy, colour_of, tile_code, tile_hex
from demiurge.games.theocratia.vocabulary import (
    BARRACK,
    BUILDINGS,
    CIVS,
    COLOURS,
    HOUSE,
    KINDS,
    NONE,
    PYRAMID,
    VOLCANO,
    YELLOW,
)
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.masks import bits
from demiurge.kernel.play import Play
from demiurge.kernel.speech import words_of
from demiurge.kit.scene import GHOSTS, MARKS
from demiurge.kit.still import still
from demiurge.table.seen.styles import whole_style
from tests.games.theocratia.table import Table, base
from tests.kit.reading import parsed, with_class

W = words_of("demiurge.games.theocratia")
STYLE = whole_style("theocratia")
OPTIONS = {"first-player": "seat-1", "colours": "in-order", "fortresses": "suggested", "first-game": "no"}


@cache
def played(edition: str, seats: int, steps: int) -> Theocracy:
    """A position after so many answers; what changes the island is preferred."""
    play, rng = Play(GAME.make({"edition": edition, **OPTIONS}, ""), seats, Chance(7)), Random(7)
    for _ in range(steps):
        if not play.state.waiting():
            break
        seat = play.state.waiting()[0]
        legal = play.state.decision(seat).answers(play.state)
        busy = [a for a in legal if a in actions.ON_ISLAND or a in actions.GROUP]
        assert play.answer(seat, rng.choice(busy if busy and rng.random() < 0.8 else legal)) is None
    seen = view(play.state, SPECTATOR)
    assert isinstance(seen, Theocracy)
    return seen


POSITIONS = [(edition, seats, steps) for edition in ("final", "early") for seats in (2, 3, 4) for steps in (0, 60, 400)]


def keys(markup: str) -> Counter[str]:
    return Counter(one.attrib["data-piece"] for one in parsed(markup).iter() if "data-piece" in one.attrib)


def seen_by(t: Table) -> Theocracy:
    found = view(t.s, 0)
    assert isinstance(found, Theocracy)
    return found


# ---- the picture as a whole
@pytest.mark.parametrize(("edition", "seats", "steps"), POSITIONS)
def test_what_lies_on_the_island_is_drawn_once_and_nothing_else(edition: str, seats: int, steps: int) -> None:
    s = played(edition, seats, steps)
    wanted = Counter(
        [f"b-{CIVS[p // KINDS]}-{BUILDINGS[p % KINDS]}-{NAMES[h]}" for h, p in enumerate(s.piece) if p != NONE]
        + [f"monster-{NAMES[h]}" for h in bits(s.monsters)]
        + [f"gem-{NAMES[h]}" for h in bits(s.crystals)]
        + [f"tile-{NAMES[h]}-{COLOURS[colour_of(s, h)]}" for h in {tile_hex(laid) for laid in s.laid}]
    )
    assert keys(board.draw_board(W, s)) == wanted


@pytest.mark.parametrize(("edition", "seats", "steps"), POSITIONS)
def test_every_hex_of_the_map_can_be_clicked_and_ids_are_unique(edition: str, seats: int, steps: int) -> None:
    s = played(edition, seats, steps)
    markup = board.draw_board(W, s)
    ids = Counter(one.attrib["id"] for one in parsed(markup).iter() if "id" in one.attrib)
    assert set(ids.values()) == {1}
    places = {one.attrib["id"] for one in with_class(markup, "place")}
    assert places == {f"hex-{NAMES[h]}" for h in bits(s.game.board.land)}
    assert len(places) == 57


def test_the_games_of_these_tests_have_tiles_pyramids_and_both_kinds_of_monsters() -> None:
    late = [played(edition, seats, steps) for edition, seats, steps in POSITIONS if steps == 400]
    assert sum(len(s.laid) for s in late) > 10
    assert any(p != NONE and p % KINDS == PYRAMID for s in late for p in s.piece)
    kinds = {one.attrib["class"] for one in with_class(board.draw_board(W, late[0]), "monster")}
    assert kinds <= {"monster monster-plain", "monster monster-desert"}
    assert kinds


def test_the_board_has_room_for_marks_below_the_places_and_ghosts_above() -> None:
    markup = board.draw_board(W, played("final", 4, 60))
    assert markup.startswith('<svg id="board"')
    assert markup.count(MARKS) == markup.count(GHOSTS) == 1
    assert markup.index("data-piece") < markup.index(MARKS) < markup.index('class="place"') < markup.index(GHOSTS)
    assert markup.endswith(f"{GHOSTS}</svg>")


def test_the_markup_has_no_style_of_its_own_and_all_it_uses_is_defined() -> None:
    for s in (played("final", 4, 400), played("early", 2, 0)):
        markup = board.draw_board(W, s) + portrait(W, s)
        assert "style=" not in markup
        assert "<style" not in markup
        assert "<script" not in markup
        defined = set(re.findall(r'id="([^"]+)"', markup))
        assert set(re.findall(r'href="#([^"]+)"', markup)) <= defined
        assert set(re.findall(r"url\(#([^)]+)\)", markup)) <= defined
        tokens = set(re.findall(r"(--[\w-]+):", STYLE))
        assert set(re.findall(r"var\((--[\w-]+)", markup)) <= tokens


def test_everything_that_is_drawn_has_a_rule_in_the_style_sheet() -> None:
    s = played("final", 4, 400)
    markup = board.draw_board(W, s) + portrait(W, s) + "".join(_all_marks(s))
    used = {name for one in parsed(markup).iter() for name in one.attrib.get("class", "").split()}
    ruled = set(re.findall(r"\.([a-zA-Z][\w-]*)", STYLE))
    groups = re.compile(
        r"motif-(?:volcano|lava|rock|lake|mountain|plain|desert|fortress)$|bld(?:-\w+)?$|monster-plain$"
    )
    bare = {
        "crest",
        "tag",
        "ghosts",
        "mark-near",
        "mark-far",
        "gem",
        "monster",
        "portrait",
        "sil",
    }  # only to be grouped
    assert {name for name in used - ruled - bare if not groups.match(name)} == set()


def test_dark_and_contrast_redefine_every_colour_of_the_terrains_that_they_change() -> None:
    for theme in ("dark", "contrast"):
        block = "".join(re.findall(rf'\[data-theme="{theme}"\] \{{([^}}]*)\}}', STYLE))
        for name in motifs.GROUNDS[:6]:
            assert all(f"--{part}-{name}:" in block for part in "tme"), (theme, name)


# ---- the ground
def test_every_hex_lies_where_its_name_says() -> None:
    a, b, below = (layout.MIDDLE[hex_id(name)] for name in ("E4", "E5", "F5"))
    assert b == (layout.WIDTH / 2, (layout.HEIGHT - 5) / 2)
    assert a[1] == b[1]
    assert b[0] - a[0] == pytest.approx(layout.WIDE)
    assert below[1] - b[1] == pytest.approx(1.5 * layout.R)
    assert below[0] - b[0] == pytest.approx(layout.WIDE / 2)
    assert layout.place_of(hex_id("E5")) == "hex-E5"
    assert layout.away_from(*b, [hex_id("E4"), hex_id("A2")]) == pytest.approx(layout.WIDE)


def test_each_terrain_has_its_own_picture() -> None:
    assert len(set(motifs.MOTIFS)) == len(motifs.GROUNDS) == VOLCANO + 2
    markup = board.draw_board(W, played("final", 4, 0))
    used = Counter(re.findall(r'href="#ground-(\w+)(?:-quiet)?"', markup))
    assert used == {
        "lava": 8,
        "rock": 8,
        "lake": 8,
        "mountain": 8,
        "plain": 12,
        "desert": 8,
        "volcano": 1,
        "fortress": 4,
    }


def test_a_conversion_tile_shows_its_player_and_the_topmost_one_counts() -> None:
    t = base("final").put("magenta", "house", "E4")
    t.s.laid = [tile_code(hex_id("E4"), COLOURS.index("blue"), 1)]
    t.paint("E4", "blue")
    s = seen_by(t)
    drawn = board.ground_of(board.hex_at(s, hex_id("E4")))
    assert "#ground-plain-quiet" in drawn
    assert "#laid-lake" in drawn
    assert "data-piece" not in drawn
    t.s.laid = [*t.s.laid, tile_code(hex_id("E4"), COLOURS.index("white"), 1)]
    drawn = board.ground_of(board.hex_at(seen_by(t), hex_id("E4")))
    assert "#laid-mountain" in drawn
    assert "#laid-lake" not in drawn
    defined = next(one for one in parsed(motifs.tiles()).iter() if one.attrib.get("id") == "laid-mountain")
    assert defined.attrib["class"] == "th-white"
    assert pieces.SIGNS[3] in ElementTree.tostring(defined, encoding="unicode", short_empty_elements=True).replace(
        " />", "/>"
    )


def test_a_crystal_makes_room_for_a_monster() -> None:
    s = seen_by(base("final"))
    alone = board.crystal_on(board.hex_at(s, hex_id("E6")))
    beside = board.crystal_on(board.hex_at(s, hex_id("E7")), True)
    assert "gem-green" in alone
    assert "gem-green" in beside
    x, _ = layout.MIDDLE[hex_id("E6")]
    assert f"translate({x:.1f} " in alone
    x, _ = layout.MIDDLE[hex_id("E7")]
    assert f"translate({x:.1f} " not in beside
    assert "data-piece" not in beside


def test_the_crystal_of_every_ground_has_its_colour() -> None:
    s = seen_by(base("final"))
    for h in bits(s.crystals):
        assert f"gem-{COLOURS[s.game.board.terrain[h]]}" in board.crystal_on(board.hex_at(s, h))


# ---- pieces
def test_buildings_differ_in_outline_and_civs_and_players_in_their_marks() -> None:
    assert len(set(pieces.OUTLINES)) == len(pieces.SHADES) == len(pieces.DETAILS) == KINDS
    assert len({*pieces.MARKS, *pieces.SIGNS}) == 8  # a player is never taken for a civ
    drawn = pieces.building(2, BARRACK, 10, 20, piece=pieces.building_key(2, BARRACK, hex_id("E5")))
    assert 'data-piece="b-violet-barrack-E5"' in drawn
    assert pieces.MARKS[2] in drawn
    assert [one.attrib["class"] for one in parsed(drawn)] == ["bld bld-barrack civ-c2"]


def test_emblems_and_silhouettes_are_small_pictures() -> None:
    for markup in (pieces.civ_badge(1), pieces.seat_badge(3)):
        assert [one.tag for one in parsed(markup)] == ["svg"]
    assert "civ-c1" in pieces.civ_badge(1)
    assert "th-white" in pieces.seat_badge(3)


# ---- notes
def note(t: Table, where: str) -> str:
    return board.note_of(W, board.hex_at(seen_by(t), hex_id(where)))


def test_a_note_says_whose_land_it_is_and_what_lies_there() -> None:
    t = base("final")
    assert note(t, "A2") == "A2: lake, land of Blue. A blue crystal lies here."
    assert note(t, "B1") == "B1: desert."
    assert note(t, "E5") == "E5: volcano."
    assert note(t, "E7") == (
        "E7: plain. A plain monster lives here. To attack it takes 1 warrior. A green crystal lies here."
    )
    assert note(t, "A3") == "A3: desert. A desert monster lives here. To attack it takes 1 warrior."


def test_a_note_says_what_stands_on_a_hex_and_what_it_takes() -> None:
    t = base("final").put("magenta", "house", "A2").put("pink", "barrack", "A4").put("pink", "pyramid", "D6")
    assert note(t, "A2") == "A2: lake, land of Blue. House of Magenta. To attack it takes 2 warriors."
    assert "Barrack of Pink. To attack it takes 3 warriors." in note(t, "A4")
    assert "Pyramid of Pink. It cannot be attacked." in note(t, "D6")
    assert note(t, "C2") == "C2: fortress. Fortress of Magenta. It cannot be attacked."


def test_a_note_speaks_of_conversion_and_of_colours_that_nobody_has() -> None:
    t = base("final").put("magenta", "house", "E4")
    t.s.laid = [tile_code(hex_id("E4"), 0, 1)]
    t.paint("E4", "red")
    assert note(t, "E4").startswith("E4: plain, converted: now land of Red. House of Magenta.")
    assert note(base("final", 2), "A2").startswith("A2: lake, land of no player.")


@pytest.mark.parametrize(("edition", "seats", "steps"), POSITIONS)
def test_the_price_in_a_note_is_that_of_the_rules(edition: str, seats: int, steps: int) -> None:
    s = played(edition, seats, steps)
    for h in bits(s.game.board.land):
        told = re.search(r"takes (\d+) warrior", board.note_of(W, board.hex_at(s, h)))
        attacked = bool(s.monsters >> h & 1) or (s.piece[h] != NONE and s.piece[h] % KINDS <= BARRACK)
        assert bool(told) == attacked
        assert not told or int(told[1]) == war.price(s, h)


def test_every_hex_explains_what_is_most_important_on_it() -> None:
    t = base("final").put("magenta", "house", "A2")
    tips = {one.attrib["id"]: one.attrib["data-tip"] for one in with_class(board.draw_board(W, seen_by(t)), "place")}
    assert [tips[f"hex-{name}"] for name in ("A2", "A4", "E7", "C2", "E5")] == [
        "house", "terrain-lava", "monster", "fortress", "terrain-volcano",
    ]  # fmt: skip


@pytest.mark.parametrize(("edition", "seats", "steps"), POSITIONS)
def test_everything_that_explains_itself_has_a_tip(edition: str, seats: int, steps: int) -> None:
    s = played(edition, seats, steps)
    used = {one.attrib["data-tip"] for one in parsed(board.draw_board(W, s)).iter() if "data-tip" in one.attrib}
    assert used <= set(PAINTER.speaking().tips(s.game))
    assert {"fortress", "garrison", "terrain-volcano"} <= used


# ---- crests
def test_a_crest_has_the_garrison_and_what_is_left_to_build() -> None:
    t = base("final").warriors("turquoise", 3).only("turquoise", house="D5 E6", factory="C7")
    found = with_class(crests.draw(W, seen_by(t)), "crest")
    assert [one.attrib["class"] for one in found] == [f"crest civ-c{civ}" for civ in range(4)]
    texts = [one.text for one in found[1].iter("text")]
    assert texts == ["Turquoise", "3", "3", "2", "3", "2"]
    assert found[1].attrib["data-note"] == (
        "Turquoise: garrison of 3 warriors. Left to build: 3 houses, 2 factories, 3 barracks, 2 pyramids."
    )


def test_a_crest_lies_at_the_corner_of_its_fortress_and_touches_no_hex() -> None:
    s = seen_by(base("final"))
    land = bits(s.game.board.land)
    for civ, one in enumerate(with_class(crests.draw(W, s), "crest")):
        x, y = map(float, re.findall(r"[\d.]+", one.attrib["transform"])[:2])
        fx, fy = layout.MIDDLE[s.fortress(civ)]
        assert (x < layout.WIDTH / 2) == (fx < layout.WIDTH / 2)
        assert (y < layout.HEIGHT / 2) == (fy < layout.HEIGHT / 2)
        for dx in (0, crests.WIDE):
            for dy in (0, crests.HIGH):
                assert layout.away_from(x + dx, y + dy, land) > layout.R


# ---- marks and ghosts
def _all_marks(s: Theocracy) -> list[str]:
    h, other, third = hex_id("D4"), hex_id("D5"), hex_id("C4")
    return [
        overlays.marked(h), overlays.mark_build(h, HOUSE),
        overlays.mark_build(h, HOUSE, (0, 3), 2), overlays.mark_upgrade(h, BARRACK, 1), overlays.mark_group(h),
        overlays.mark_attack(h, 2), overlays.mark_convert(h, 1, 3), overlays.ghost_building(s, 0, HOUSE, h),
        overlays.ghost_building(s, 0, HOUSE, h, 3), overlays.ghost_tile(s, h, 3), overlays.ghost_attack(s, h, 2),
        overlays.ghost_pyramid(s, 1, h, (other, third)), overlays.ghost_mark(h),
    ]  # fmt: skip


def test_marks_and_ghosts_are_one_group_each_without_ids_keys_or_places() -> None:
    for markup in _all_marks(played("final", 4, 400)):
        assert [one.tag for one in parsed(markup)] == ["g"]
        assert not re.search(r'\bid=|data-piece|data-tip|class="place', markup)
        tokens = set(re.findall(r"(--[\w-]+):", STYLE))
        assert set(re.findall(r"var\((--[\w-]+)", markup)) <= tokens


def test_a_mark_carries_its_price_and_the_colours_of_civs_and_tiles() -> None:
    h = hex_id("D4")
    assert [one.text for one in with_class(overlays.mark_attack(h, 3), "mark-figure")] == ["3"]
    assert not with_class(overlays.mark_attack(h), "mark-figure")
    build = overlays.mark_build(h, HOUSE, (0, 3), COLOURS.index("blue"))
    assert build.count(pieces.OUTLINES[HOUSE]) == 2
    assert "civ-c0" in build
    assert "civ-c3" in build
    assert "th-blue" in build
    assert "th-" not in overlays.mark_build(h, HOUSE, (0,))
    assert not with_class(overlays.marked(h), "tag")


def test_a_tag_that_would_be_wider_than_its_hex_gets_smaller() -> None:
    narrow, wide = (overlays.mark_build(hex_id("D4"), HOUSE, civs, 0) for civs in ((0,), (0, 1, 2, 3)))
    assert "scale" not in with_class(narrow, "tag")[0].attrib["transform"]
    size = float(re.findall(r"scale\(([\d.]+)\)", with_class(wide, "tag")[0].attrib["transform"])[0])
    assert float(with_class(wide, "mark-tag")[0].attrib["width"]) * size < layout.WIDE


def test_a_ghost_shows_the_hex_as_it_would_be() -> None:
    t = base("final")
    s = seen_by(t)
    free = hex_id("D4")
    drawn = overlays.ghost_building(s, 1, HOUSE, free)
    assert "bld-house civ-c1 bld-ghost" in drawn
    assert "#ground-lava-quiet" in drawn
    assert "gem-red" in drawn
    assert "#laid-" not in drawn
    assert "#laid-lake" in overlays.ghost_building(s, 1, HOUSE, free, COLOURS.index("blue"))
    t.put("pink", "factory", "D4")
    s = seen_by(t)
    kept, struck = overlays.ghost_tile(s, free, COLOURS.index("white")), overlays.ghost_attack(s, free, 3)
    assert "#laid-mountain" in kept
    assert "bld-factory civ-c3" in kept
    assert "ghost-gone" not in kept
    assert "bld-factory civ-c3" in ElementTree.tostring(with_class(struck, "ghost-struck")[0], encoding="unicode")
    assert [one.text for one in with_class(struck, "mark-figure")] == ["−3"]
    assert "monster" in overlays.ghost_attack(s, hex_id("E7"))


def test_the_ghost_of_a_pyramid_shows_the_buildings_that_give_way() -> None:
    t = base("final").put("magenta", "factory", "D3").put("magenta", "house", "D4").put("magenta", "barrack", "C3")
    drawn = overlays.ghost_pyramid(seen_by(t), 0, hex_id("D3"), (hex_id("D4"), hex_id("C3")))
    assert drawn.count("bld-pyramid") == 1
    assert len(with_class(drawn, "ghost-way")) == 2
    gone = "".join(ElementTree.tostring(one, encoding="unicode") for one in with_class(drawn, "ghost-gone"))
    assert "bld-house" in gone
    assert "bld-barrack" in gone
    assert "bld-factory" not in drawn


# ---- the portrait
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_portrait_has_everybody_and_their_scores(seats: int) -> None:
    s = played("final", seats, 400)
    drawn = portrait(W, s)
    names = [one.text for one in with_class(drawn, "portrait-name")]
    points = [(one.text or "").replace("−", "-") for one in with_class(drawn, "portrait-score")]
    order = [(s.first + i) % seats for i in range(seats)]
    assert names == [W.say(PLAYER[s.colour[seat]]) for seat in order]
    assert [int(text) for text in points] == [s.scores()[seat] for seat in order]
    assert [one.text for one in with_class(drawn, "portrait-now")] == ["The end"]
    assert 'class="place"' not in drawn
    assert 'id="board"' not in drawn


def test_the_portrait_says_which_round_it_is() -> None:
    begun, running = portrait(W, played("final", 4, 0)), portrait(W, played("final", 4, 60))
    assert [one.text for one in with_class(begun, "portrait-now")] == ["Setup"]
    assert [one.text for one in with_class(running, "portrait-now")] == [f"Round {played('final', 4, 60).round}"]
    assert [one.text for one in with_class(begun, "portrait-step")] == ["–"] * 16


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_portrait_can_stand_alone(theme: str) -> None:
    alone = still(portrait(W, played("final", 3, 60)), STYLE, theme)
    assert "var(" not in alone
    assert ElementTree.fromstring(alone).tag.endswith("svg")


def test_a_desert_monster_is_not_drawn_like_one_of_the_plains() -> None:
    s = seen_by(base("final"))
    for h in bits(s.monsters):
        assert ("monster-desert" in board.piece_on(board.hex_at(s, h))) == (s.game.board.terrain[h] == YELLOW)
    assert pieces.monster(True, 0, 0) != pieces.monster(False, 0, 0)
