"""The drawn continent: its shapes say what the engine says, nothing overlaps, all that answers name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import hypot
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from demiurge.games.civolution import actions, building, names
from demiurge.games.civolution.box import Tile
from demiurge.games.civolution.drawing import (
    PAINTER,
    board,
    grounds,
    lands,
    marks,
    naming,
    pieces,
    shapes,
    standing,
)
from demiurge.games.civolution.drawing.layout import HEIGHT, RECESS_AT, WIDTH, chart
from demiurge.games.civolution.drawing.plots import plot
from demiurge.games.civolution.drawing.shapes import CELL_H, CELL_W
from demiurge.games.civolution.drawing.spots import SPOTS
from demiurge.games.civolution.drawing.wheel import draw_wheel
from demiurge.games.civolution.geometry import draw_layout, lay_out, turned
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.tribes import Dying
from demiurge.games.civolution.vocabulary import (
    BOAT,
    BUILDING,
    CAMPS,
    DRY,
    FARM,
    ISLAND,
    LANDS,
    RECESSES,
    SETTLEMENT,
    SLOTS,
    STATUE,
    TERRITORIES,
    TILES,
    TYPE_OF,
    WATER,
    WATERS,
)
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import View, view
from demiurge.kernel.play import Play
from demiurge.kit.still import still
from tests.games.civolution.table import PLACES, RECESS_IDS, Table, land, table

BOX = load_box("")
drawing = PAINTER.speaking()
words = drawing.words
DRAWING = Path(board.__file__).parent
TABLE_CSS = DRAWING.parents[2] / "table" / "static" / "table.css"
# As geometry has them: edges of a tile by cell and side (north, east, south, west), corners by cell
SIDES = {
    1: ((0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3)),
    2: ((0, 0, 0), (4, 0, 1), (5, 1, 1), (2, 1, 2), (6, 0, 3), (7, 1, 3)),
}
CORNERS = {
    1: ((0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 0, 1)),
    2: ((0, 0, 0), (1, 1, 0), (4, 1, 1), (2, 1, 2), (3, 0, 2), (5, 0, 1)),
}  # fmt: skip


# ---- helpers
def walk(seats: int, seed: int, steps: int = 10_000) -> Iterator[Exam]:
    """Positions of a random game that likes to settle and build."""
    play, rng = Play(GAME.make({"continent": "random"}), seats, Chance(seed)), Random(seed)
    for _ in range(steps):
        if play.state.over():
            break
        seat = rng.choice(play.state.waiting())
        seen = view(play.state, seat)
        assert isinstance(seen, Exam)
        yield seen
        legal = play.state.answers(seat)
        busy = [a for a in legal if actions.MOVE.base <= a < actions.FIND.end or a in actions.PROJECT]
        busy = busy or [a for a in legal if actions.ACTIVATE.base <= a <= actions.ACTIVATE.of(BUILDING)]
        busy = busy or [a for a in legal if a not in (actions.DONE, actions.SKIP, actions.RESET)]
        assert play.answer(seat, rng.choice(busy or legal)) is None


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def ids(markup: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', markup)


def tribe_pieces(markup: str, civ: int) -> list[str]:
    return re.findall(rf'data-piece="(t-{civ}-[^"]+)"', markup)


def unturned(tile: Tile, at: int, side: int) -> list[list[int]]:
    return turned(tile.edges[at], side, 0)


def edge_point(cell: int, side: int, share: float, inwards: float) -> shapes.Point:
    """A point of an upright tile, a little inside an edge."""
    if side in (0, 2):
        return share * CELL_W, (cell + (side == 2)) * CELL_H + (inwards if side == 0 else -inwards)
    return (CELL_W - inwards if side == 1 else inwards), (cell + share) * CELL_H


@lru_cache(maxsize=8)
def other_layout(seed: int) -> list[list[int]]:
    return draw_layout(BOX.tiles, False, Chance(seed))


def laid(t: Table, layout: list[list[int]]) -> Table:
    found = lay_out(BOX.tiles, layout)
    t.s.layout, t.s.near, t.s.touch = layout, found.near, found.touch
    return t


def full_ground() -> Table:
    """A building ground with all that may stand on it: eight pieces of four civs."""
    t = table(4).site("a1", "building_ground_4")
    for civ in range(4):
        t.ground(civ, 4, statues=1, town=True)
    return t


# ---- names
def test_ids_are_made_of_the_names_in_action_texts() -> None:
    assert naming.ident("Iron ore (2)") == "iron-ore-2"
    assert naming.land_id(land("forest-B")) == "land-forest-b"
    assert naming.place_id(PLACES["forest-B wild weak"]) == "place-forest-b-wild-weak"
    assert naming.place_id(PLACES["water-A boat"]) == "place-water-a-boat"
    assert naming.recess_id(RECESS_IDS["b3"]) == "recess-b3"
    assert [naming.ground_id(ground) for ground in (0, ISLAND)] == ["ground-1", "ground-island"]


# ---- shapes
@pytest.mark.parametrize("number", range(len(TILES)))
def test_shapes_reach_the_edges_as_the_tiles_say(number: int) -> None:
    tile = BOX.tiles[number]
    outlines = shapes.outlines(TILES[number], 0)
    for at, cell, side in SIDES[tile.cells]:
        for t, start, end in unturned(tile, at, side):
            outline = outlines[TERRITORIES[t].split("-")[0]]
            for share in (start + 4, (start + end) / 2, end - 4):
                assert shapes.inside(edge_point(cell, side, share / 100, 0.6), outline), (TILES[number], at, share)


@pytest.mark.parametrize("number", range(len(TILES)))
def test_shapes_touch_the_recesses_as_the_tiles_say(number: int) -> None:
    tile = BOX.tiles[number]
    outlines = shapes.outlines(TILES[number], 0)
    for at, column, row in CORNERS[tile.cells]:
        corner = column * CELL_W, row * CELL_H
        touching = {t for t in range(LANDS) if TERRITORIES[t][-1] == TILES[number] and touches(outlines, t, corner)}
        assert touching == set(tile.corners[at]), (TILES[number], at)


def touches(outlines: dict[str, list[shapes.Point]], t: int, corner: shapes.Point) -> bool:
    return shapes.to_border(corner, outlines[TERRITORIES[t].split("-")[0]]) < 1


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", TILES)
def test_the_territories_of_a_tile_cover_it_once(tile: str, turns: int) -> None:
    outlines = shapes.outlines(tile, turns)
    wide, high = (1, 1) if tile == "A" else (2, 1) if turns % 2 else (1, 2)
    rng = Random(ord(tile) + turns)
    for _ in range(150):
        point = rng.uniform(1, wide * CELL_W - 1), rng.uniform(1, high * CELL_H - 1)
        if min(shapes.to_border(point, outline) for outline in outlines.values()) > 1:
            assert sum(shapes.inside(point, outline) for outline in outlines.values()) == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_who_is_adjacent_is_seen_to_share_a_border(seed: int) -> None:
    t = laid(table(2), other_layout(seed))
    outlines = [ground.outline for ground in chart(t.s).grounds]
    for a, b in combinations(range(LANDS), 2):
        shared = border_shared(outlines[a], outlines[b])
        near = bool(t.s.near[a] >> b & 1)
        assert near == (shared > 0.05 * min(CELL_W, CELL_H)), (TERRITORIES[a], TERRITORIES[b], shared)


def border_shared(one: list[shapes.Point], other: list[shapes.Point]) -> float:
    """About how many pixels two outlines have in common."""
    low = [max(min(p[k] for p in o) for o in (one, other)) - 1 for k in (0, 1)]
    high = [min(max(p[k] for p in o) for o in (one, other)) + 1 for k in (0, 1)]
    total = 0.0
    for (x0, y0), (x1, y1) in zip(one, [*one[1:], one[0]], strict=True):
        long = hypot(x1 - x0, y1 - y0)
        parts = max(1, round(long / 3))
        for k in range(parts):
            x, y = (x0 + (x1 - x0) * (k + 0.5) / parts), y0 + (y1 - y0) * (k + 0.5) / parts
            if low[0] <= x <= high[0] and low[1] <= y <= high[1] and shapes.to_border((x, y), other) < 0.4:
                total += long / parts
    return total


# ---- spots
@pytest.mark.parametrize("turns", [0, 1])
@pytest.mark.parametrize("t", DRY)
def test_what_stands_on_a_land_does_not_overlap(t: int, turns: int) -> None:
    name, tile = TERRITORIES[t].split("-")
    outline, spots, box = shapes.outlines(tile, turns)[name], SPOTS[TERRITORIES[t]][turns], BOX.lands[t]
    assert len(spots.camps) == 1 + box.normal + box.three + box.four
    round_ones = [(camp, lands.CAMP) for camp in spots.camps] + [((spots.tile[0], spots.tile[1] - 5), 13.0)]
    round_ones += [(spots.farm, 10.0)] + [(wild, 9.0) for wild in spots.wild]
    for at, radius in round_ones:
        assert shapes.inside(at, outline)
        assert shapes.to_border(at, outline) > radius - 1, (TERRITORIES[t], at)
    for (a, wide), (b, room) in combinations(round_ones, 2):
        assert hypot(a[0] - b[0], a[1] - b[1]) > wide + room - 2, (TERRITORIES[t], a, b)
    assert shapes.inside(spots.name, outline)


@pytest.mark.parametrize("seed", range(6))
def test_names_are_not_under_a_building_ground(seed: int) -> None:
    s = laid(table(2), other_layout(seed)).s
    for t, ground in enumerate(chart(s).grounds):
        x, y = ground.spots.name
        half = len(words.say(names.territory(t))) * 3.2
        for px, py in RECESS_AT:
            assert abs(px - x) > half + 24 or abs(py - y) > 18 + 4, TERRITORIES[t]


def test_there_is_room_for_six_groups_in_every_wilderness() -> None:
    assert {len(spots.wild) for t in DRY for spots in SPOTS[TERRITORIES[t]]} == {6}


@pytest.mark.parametrize("seed", range(6))
def test_pieces_keep_clear_of_the_recesses_in_any_layout(seed: int) -> None:
    t = laid(table(2), other_layout(seed))
    for number, ground in enumerate(chart(t.s).grounds):
        for at in ground.spots.camps:
            assert shapes.inside(at, ground.outline), TERRITORIES[number]
            assert min(hypot(at[0] - x, at[1] - y) for x, y in RECESS_AT) > lands.CAMP + grounds.UP - 1
        for boats in ground.spots.boats:
            assert all(shapes.inside(at, ground.outline) for at in boats)


# ---- the board
@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 3), (3, 5), (4, 8)])
def test_every_position_is_drawn_whole(seats: int, seed: int) -> None:
    """Well-formed, without style, each id and each piece once; every tribe, farm and boat is there."""
    for number, seen in enumerate(walk(seats, seed, 1200)):
        if number % 60:
            continue
        markup = board.draw_board(words, seen)
        root = ElementTree.fromstring(markup)
        assert not [e for e in root.iter() if "style" in e.attrib or e.tag.endswith(("script", "style"))]
        names, keys = ids(markup), re.findall(r'data-piece="([^"]+)"', markup)
        assert len(names) == len(set(names))
        assert len(keys) == len(set(keys))
        for civ, c in enumerate(seen.civs):
            groups = sum(bool(n) for t in DRY for n in seen.loose[t * 8 + civ * 2 : t * 8 + civ * 2 + 2])
            aboard = sum(len(standing.aboard(plot(seen, t), civ)) for t in WATERS)
            camped = sum(code > 1 and (code - 2) // 2 == civ for code in seen.camps)
            going = standing.on_the_way(seen)
            on_the_way = going is not None and going[0] == civ
            assert len(tribe_pieces(markup, civ)) == groups + aboard + camped + on_the_way
            assert len([key for key in keys if key.startswith(f"farm-{civ}-")]) == c.farms.bit_count()
            assert len([key for key in keys if key.startswith(f"boat-{civ}-")]) == c.boats.bit_count()


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (3, 1)])
def test_all_places_of_answers_are_on_the_board(seats: int, seed: int) -> None:
    named = 0
    for seen in walk(seats, seed, 900):
        legal = [a for seat in seen.waiting() for a in seen.answers(seat)]
        wanted = {place for place in map(place_named, legal) if place}
        if wanted:
            assert wanted <= set(ids(board.draw_board(words, seen)))
            named += len(wanted)
    assert named > 100


def place_named(action: int) -> str:
    """The element that an answer about the continent is for."""
    for verb in (actions.MOVE, actions.SETTLE, actions.BEAR, actions.STRENGTHEN, actions.WEAKEN, actions.FEED):
        if action in verb:
            return naming.place_id(verb.at(action))
    for verb in (actions.CROSS, actions.PRODUCE, actions.FETCH, actions.HUNT, actions.EXPLORE, actions.FARM_ON):
        if action in verb:
            return naming.land_id(verb.at(action))
    if action in actions.REVEAL:
        return naming.recess_id(actions.REVEAL.at(action))
    if action in actions.STATUE_ON:
        return naming.ground_id(actions.STATUE_ON.at(action) // building.KINDS)
    if action in actions.SETTLE_ON:
        return naming.ground_id(actions.SETTLE_ON.at(action) // building.SETTLEMENTS)
    return ""


def test_what_is_face_down_does_not_show() -> None:
    """The same board for everybody; and no site but those that lie face up."""
    for number, seen in enumerate(walk(2, 6, 400)):
        if number % 100 == 0:
            other = view(seen, SPECTATOR)
            assert isinstance(other, Exam)
            assert board.draw_board(words, other) == board.draw_board(words, seen)
    fresh = table(3).s
    assert all(site < 0 for site in fresh.site_at)
    markup = board.draw_board(words, fresh)
    assert markup.count("ct-site-down") == RECESSES
    assert "ct-site-up" not in markup
    assert not re.search(r'id="ground-\d', markup)


def test_a_lying_tribe_looks_otherwise() -> None:
    t = table(2).clear().tribe(0, "forest-B 2")
    up = board.draw_board(words, t.s)
    t = table(2).clear().tribe(0, "forest-B 2", weak=True)
    down = board.draw_board(words, t.s)
    assert "rotate(90)" not in up
    assert down.count("rotate(90)") == 1
    assert tribe_pieces(up, 0) == tribe_pieces(down, 0) == ["t-0-forest-b-0"]


def test_a_displaced_tribe_keeps_its_key() -> None:
    """So that it is seen to go from the encampment to the wilderness."""
    t = table(2).clear().tribe(1, "forest-B 2")
    before = tribe_pieces(board.draw_board(words, t.s), 1)
    t = table(2).clear().tribe(1, "forest-B wild").tribe(0, "forest-B 2", weak=True)
    assert tribe_pieces(board.draw_board(words, t.s), 1) == before


def test_closed_encampments_are_seen_and_cannot_be_clicked() -> None:
    markup = board.draw_board(words, table(2).s)
    assert markup.count("ct-blocked") == 10  # CV-2.16
    assert "place-forest-b-4" not in ids(markup)
    assert "place-forest-b-3" in ids(markup)
    assert board.draw_board(words, table(4).s).count("ct-blocked") == 0


def test_beacons_are_only_shown_to_who_plays_alone() -> None:
    alone = next(walk(1, 1))
    assert parsed(board.draw_board(words, alone)).findall(".//*[@class='ct-beacon']/*")
    assert "ct-beacon" not in board.draw_board(words, table(2).s)
    assert len(parsed(draw_wheel(words, alone)).findall(".//*[@class='ct-sector']")) == 6


def test_a_full_building_ground_shows_all_its_pieces_within_the_picture() -> None:
    t = full_ground()
    assert len(grounds.lot(t.s, 3).built) == 8
    wide, high = grounds.plate_of(grounds.lot(t.s, 3))
    x, y = grounds.plate_at(RECESS_AT[RECESS_IDS["a1"]], wide, high)
    assert wide / 2 <= x <= WIDTH - wide / 2
    assert high / 2 <= y <= HEIGHT - high / 2
    markup = board.draw_board(words, t.s)
    own = next(e for e in ElementTree.fromstring(markup).iter() if e.get("id") == "ground-4")
    places = [piece_at(e) for e in own.iter() if "ct-built" in e.get("class", "")]
    assert len(places) == 8
    assert all(abs(px - x) < wide / 2 - 5 and abs(py - y) < high / 2 - 5 for px, py in places)
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)) > 12
    assert "ct-near" in own.get("class", "")
    assert "Red: settlement." in own.get("data-note", "")


def piece_at(element: ElementTree.Element) -> shapes.Point:
    found = re.search(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def test_many_statues_of_v_i_c_i_are_counted() -> None:
    seen = next(walk(1, 1)).clone()
    seen.statues[ISLAND * 4 + 1] = 5
    assert grounds.lot(seen, ISLAND).built == ((1, STATUE, 5),)
    assert "V.I.C.I: 5 statues." in grounds.ground_note(words, grounds.lot(seen, ISLAND))


def test_notes_say_what_there_is() -> None:
    t = table(3).clear().tribe(0, "forest-B fire").tribe(1, "forest-B wild", weak=True).farm(0, "forest-B")
    t.give(0, raw_forest_B=2)
    t.s.hunted = 1 << land("forest-B")
    note = board.land_note(words, plot(t.s, land("forest-B")))
    assert note.startswith("Forest B, start territory. Its material: wood. Free encampments: 3.")
    assert "Yellow: 1 tribe, 2 raw, a farm. Blue: 1 tribe. Hunted in this era." in note
    assert note.endswith("Touches Water A, Hills B, Mountains B, Forest D, Swamp E, Water H.")
    assert board.camp_note(words, plot(t.s, land("forest-B")), 0) == "Forest B, the fire for 1 VP: Yellow, strong."
    assert "Touches" in grounds.site_note(words, grounds.recess(t.s, 0))


def test_a_tribe_that_has_set_out_is_seen_and_leaves_a_trail() -> None:
    t = table(2).clear().tribe(0, "forest-B 2").tribe(0, "grassland-C fire").refresh()
    t.module(0, "migration").do(0, "move forest-B 2")
    assert standing.on_the_way(t.s) == (0, land("forest-B"), True)
    assert len(tribe_pieces(board.draw_board(words, t.s), 0)) == 2
    settling = [one for group in drawing.answers(View(t.s), 0) for one in group.answers if group.key == "settle"]
    assert settling
    assert all("ct-way" in one.ghosts[marks.BOARD] for one in settling if not one.refusal)
    t.do(0, "settle hills-B 2")
    assert standing.on_the_way(t.s) is None


def test_who_would_die_is_shown() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", weak=True).edit(0, favor=2).refresh()
    t.run(Dying(0, PLACES["forest-B 2"]))
    save, let_die = [one for group in drawing.answers(View(t.s), 0) for one in group.answers]
    assert save.places == let_die.places == ("place-forest-b-2",)
    assert "ct-strike" in let_die.ghosts[marks.BOARD]
    assert "ct-strike" not in save.ghosts[marks.BOARD]
    (lost,) = [chip for chip in let_die.chips if chip.icon == "weak"]
    assert (lost.amount, lost.harm) == (-1, False), "a loss is no gain"


# ---- marks and ghosts
def every_mark(s: Exam) -> Iterator[str]:
    for t in range(LANDS):
        yield from (marks.glow_land(s, t), marks.thin_land(s, t), marks.ghost_land(s, 0, t))
        yield from (
            marks.ghost_hunt(s, 0, t),
            marks.ghost_clear(s, 0, t),
            marks.ghost_raw(s, 0, t, -1),
            marks.ghost_raw(s, 1, t, 2),
        )
        kind = BOAT if TYPE_OF[t] == WATER else FARM
        yield from (marks.ghost_building(s, 1, kind, t), marks.ghost_ruin(s, 1, kind, t))
        slots = [*range(len(chart(s).grounds[t].spots.camps)), CAMPS, CAMPS + 1]
        for place in [t * SLOTS + slot for slot in slots]:
            yield from (
                marks.glow_place(s, 0, place),
                marks.thin_place(s, 0, place),
                marks.ghost_place(s, 0, place),
            )
            yield from (marks.ghost_tribe(s, 1, place, False), marks.ghost_move(s, 0, land("forest-B"), place))
            yield from (marks.ghost_rise(s, 0, place), marks.ghost_fall(s, 0, place), marks.ghost_die(s, 0, place))
            yield marks.ghost_feed(s, 0, place)
        yield marks.ghost_cross(s, 0, land("forest-B"), t)
    for recess in range(RECESSES):
        yield from (marks.glow_recess(recess), marks.ghost_reveal([recess]))
    for ground in (3, ISLAND):
        yield marks.glow_ground(s, ground)
        yield from (marks.ghost_building(s, 0, STATUE, ground), marks.ghost_building(s, 2, SETTLEMENT, ground))


def test_marks_and_ghosts_are_whole_and_have_a_look() -> None:
    sheet = (DRAWING / "board.css").read_text(encoding="utf-8")
    known = set(re.findall(r"\.(ct-[\w-]+)", sheet)) | {"ct-ghost", "ct-mark", "ct-tribe", "ct-built", "ct-boat"}
    for markup in every_mark(full_ground().s):
        assert markup
        for element in parsed(markup).iter():
            assert "style" not in element.attrib
            assert {name for name in element.get("class", "").split() if name.startswith("ct-")} <= known, markup
            assert "id" not in element.attrib
            assert "data-piece" not in element.attrib


def test_marks_are_where_the_places_are() -> None:
    s = table(4).clear().tribe(2, "water-H boat").tribe(1, "hills-B wild").s
    for name, civ in (("forest-B fire", 0), ("hills-B wild", 1), ("water-H boat", 2)):
        x, y = standing.place_at(s, civ, PLACES[name])
        assert f'cx="{x:.1f}" cy="{y:.1f}"' in marks.glow_place(s, civ, PLACES[name])
        drawn = ElementTree.fromstring(board.draw_board(words, s))
        place = next(e for e in drawn.iter() if e.get("id") == naming.place_id(PLACES[name]))
        spots = [(float(e.get("cx", "0")), float(e.get("cy", "0"))) for e in place]
        assert min(hypot(x - px, y - py) for px, py in spots) < 16


def test_who_is_displaced_is_seen_to_go() -> None:
    s = table(2).clear().tribe(1, "hills-B 2").s
    ghost = marks.ghost_tribe(s, 0, PLACES["hills-B 2"], False)
    assert ghost.count("cv-1") == 1
    assert ghost.count("cv-0") == 1
    assert "ct-way" in ghost
    assert "ct-way" not in marks.ghost_tribe(s, 0, PLACES["hills-B fire"])


def test_a_second_boat_does_not_lie_on_the_first() -> None:
    s = table(2).clear().boat(0, "water-H").s
    x, y, _ = standing.boat_at(plot(s, land("water-H")), 0)
    found = re.search(r"translate\((\S+) (\S+)\)", marks.ghost_building(s, 1, BOAT, land("water-H")))
    assert found
    assert hypot(float(found[1]) - x, float(found[2]) - y) > 30


# ---- pictures that stand alone
@pytest.mark.parametrize("seats", [1, 4])
def test_the_portrait_needs_only_the_sheets(seats: int) -> None:
    seen = list(walk(seats, 3, 150))[-1]
    own = [
        path.read_text(encoding="utf-8") for path in sorted(DRAWING.glob("*.css"), key=lambda p: p.name == "board.css")
    ]
    css = "\n".join([TABLE_CSS.read_text(encoding="utf-8"), *own])
    for theme in ("light", "dark"):
        drawn = still(drawing.portrait(View(seen)), css, theme)
        assert "var(" not in drawn
        assert str(seen.civs[0].vp) in re.findall(r">(\d+)</text>", drawn)
    assert "Era" in drawn or "Setup" in drawn


def test_the_look_of_every_class_is_in_the_sheet() -> None:
    """What has no rule of its own is only a handle."""
    sheet = (DRAWING / "board.css").read_text(encoding="utf-8")
    known = set(re.findall(r"\.(ct-[\w-]+)", sheet))
    handles = {"ct-board", "ct-land", "ct-site", "ct-tribe", "ct-built", "ct-boat", "ct-whole"}
    seen = list(walk(1, 5, 300))[-1]
    markup = board.draw_board(words, full_ground().s) + board.draw_board(words, seen)
    markup += draw_wheel(words, seen) + drawing.portrait(View(seen))
    used = {
        name for names in re.findall(r'class="([^"]+)"', markup) for name in names.split() if name.startswith("ct-")
    }
    assert used - known <= handles
    assert pieces.emblem(seen, 1).count("cv-vici") == 1
