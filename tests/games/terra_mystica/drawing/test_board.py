"""The drawn map, pieces, cult board and portrait of Terra Mystica."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

from demiurge.bots import make_bot
from demiurge.games.terra_mystica import towns
from demiurge.games.terra_mystica.actions import BRIDGE, FACTIONS, SPACE, TRACKS
from demiurge.games.terra_mystica.boards import HEXES, hex_id, hex_name
from demiurge.games.terra_mystica.drawing import board, cult_board, layout, marks, motifs, pieces
from demiurge.games.terra_mystica.drawing.parts import GROUNDS, title_of
from demiurge.games.terra_mystica.drawing.phrases import WRITER
from demiurge.games.terra_mystica.drawing.portrait import portrait
from demiurge.games.terra_mystica.drawing.subject import Subject
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.reading import load_box
from demiurge.games.terra_mystica.state import Mystica, TerraMystica
from demiurge.games.terra_mystica.vocabulary import ICE, STRUCTURES, TERRAINS, VOLCANO, WHEEL
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of
from demiurge.kit.scene import GHOSTS, MARKS, SPECTATOR
from demiurge.kit.trial import Effect
from demiurge.table.seen.styles import whole_style
from tests.games.terra_mystica.files import entry, put
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.kit.reading import parsed

ENGLISH = words_of("demiurge.games.terra_mystica")
MAPS = [loaded.name for loaded in load_box().boards]
CSS = resources.files("demiurge.games.terra_mystica.drawing").joinpath("board.css").read_text(encoding="utf-8")


def by_id(markup: str) -> dict[str, ElementTree.Element]:
    found = [element for element in parsed(markup).iter() if "id" in element.attrib]
    ids = [element.attrib["id"] for element in found]
    assert len(ids) == len(set(ids)), sorted(name for name in ids if ids.count(name) > 1)
    return dict(zip(ids, found, strict=True))


def pieces_of(markup: str) -> dict[str, ElementTree.Element]:
    found = [element for element in parsed(markup).iter() if "data-piece" in element.attrib]
    keys = [element.attrib["data-piece"] for element in found]
    assert len(keys) == len(set(keys))
    return dict(zip(keys, found, strict=True))


def middle(points: str) -> tuple[float, float]:
    corners = [tuple(map(float, corner.split(","))) for corner in points.split()]
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def moved_to(element: ElementTree.Element) -> tuple[float, float]:
    match = re.match(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
    assert match
    return float(match[1]), float(match[2])


def shown(t: Table) -> Mystica:
    seen = view(t.s, SPECTATOR)
    assert isinstance(seen, Mystica)
    return seen


@cache
def played(name: str, seats: int, seed: int) -> Mystica:
    """The end of a game of greedy bots, with the factions of Fire & Ice among those that can be chosen."""
    game = find("terra-mystica").make({"map": name, "fire-and-ice-factions": "yes"})
    play = Play(game, seats, Chance(seed))
    bots = [make_bot("greedy", game, seed + seat) for seat in range(seats)]
    while play.state.waiting():
        seat = play.state.waiting()[0]
        assert play.answer(seat, bots[seat].answer(view(play.state, seat), seat)) is None
    state = play.state
    assert isinstance(state, Mystica)
    return state


@pytest.fixture(params=MAPS)
def late(request: pytest.FixtureRequest) -> Mystica:
    return played(request.param, 2 + MAPS.index(request.param) % 4, 7)


# ---- the map
def test_every_cell_is_a_place_and_nothing_else_is(late: Mystica) -> None:
    places = {
        name for name, element in by_id(board.draw_board(ENGLISH, late)).items() if element.get("class") == "place"
    }
    own = late.game.board
    expected = {f"hex-{hex_name(h)}" for h in range(HEXES) if own.terrain[h] >= 0}
    expected |= {f"river-r{n}" for n in range(own.river_count)}
    for bridge in own.bridge_ids:  # as the action text has it: "bridge A1:C2"
        expected.add("bridge-" + SPACE.format(BRIDGE.of(bridge)).removeprefix("bridge ").replace(":", "-"))
    assert places == expected


def test_ids_are_those_that_answers_name() -> None:
    assert layout.hex_place(hex_id("E7")) == "hex-E7"
    assert layout.river_id(12) == "river-r12"
    a, b = SPACE.format(BRIDGE.of(3)).removeprefix("bridge ").split(":")
    assert layout.bridge_id(3) == f"bridge-{a}-{b}"


def test_hexes_do_not_overlap_and_lie_inside_the_picture(late: Mystica) -> None:
    drawn = board.draw_board(ENGLISH, late)
    elements = by_id(drawn)
    wide, tall = map(float, elements["board"].attrib["viewBox"].split()[2:])
    found = []
    for name, element in elements.items():
        if name.startswith(("hex-", "river-")):
            polygon = element.find("polygon")
            assert polygon is not None
            found.append(middle(polygon.attrib["points"]))
            for corner in polygon.attrib["points"].split():
                x, y = map(float, corner.split(","))
                assert 0 < x < wide
                assert 0 < y < tall
    gaps = [abs(x - u) + abs(y - v) for i, (x, y) in enumerate(found) for u, v in found[:i]]
    assert min(gaps) > 60


def test_a_hex_tells_its_terrain_and_what_stands_there() -> None:
    t = table("witches", "giants", witches="A3 A10").put("witches", "A3 A4 A5 A6", "TP")
    towns.check(t.s, t.seat("witches"), hex_id("A3"))
    elements = by_id(board.draw_board(ENGLISH, shown(t)))
    assert elements["hex-A1"].attrib["data-note"] == "A1, plains."
    assert elements["hex-A1"].attrib["data-tip"] == "terrain-plains"
    assert elements["hex-A10"].attrib["data-note"] == "A10, forest. Dwelling of the Witches, power value 1."
    told = "A3, forest. Trading house of the Witches, power value 2; in a town."
    assert elements["hex-A3"].attrib["data-note"] == told


def test_the_ground_is_that_of_the_position() -> None:
    t = table("witches", "giants", witches="A3 A10")
    t.paint("A1", "red").paint("A2", "ice").paint("A4", "volcano")
    drawn = board.draw_board(ENGLISH, shown(t))
    for name, ground in (("A1", "wasteland"), ("A2", "ice"), ("A4", "volcano"), ("A5", "desert"), ("A3", "forest")):
        x, y = middle(by_id(drawn)[f"hex-{name}"][0].attrib["points"])
        used = [
            use.attrib["href"]
            for use in parsed(drawn).iter("use")
            if abs(float(use.get("x", 0)) - x) < 1 and abs(float(use.get("y", 0)) - y) < 1
        ]
        assert used == [f"#edge-{ground}", f"#tile-{ground}{'-quiet' if name == 'A3' else ''}"]


def test_every_tile_used_is_defined(late: Mystica) -> None:
    drawn = board.draw_board(ENGLISH, late)
    used = set(re.findall(r'href="#([^"]+)"', drawn)) | set(re.findall(r"url\(#([^)]+)\)", drawn))
    assert used <= set(by_id(drawn))


def test_patterns_differ() -> None:
    assert len(motifs.MOTIFS) == len(GROUNDS) == len(set(motifs.MOTIFS)) == WHEEL + 2
    assert GROUNDS[ICE] == "ice"
    assert GROUNDS[VOLCANO] == "volcano"


# ---- pieces
def test_every_building_stands_on_its_hex_in_its_owners_colour(late: Mystica) -> None:
    drawn = board.draw_board(ENGLISH, late)
    places, found = by_id(drawn), pieces_of(drawn)
    expected = set()
    for h in range(HEXES):
        if late.owner[h] >= 0:
            seat, kind = late.owner[h], late.building[h]
            key = f"b-{seat}-{STRUCTURES[kind]}-{hex_name(h)}"
            expected.add(key)
            piece, spot = found[key], places[f"hex-{hex_name(h)}"].find("polygon")
            assert spot is not None
            x, y = middle(spot.attrib["points"])
            assert moved_to(piece) == pytest.approx((x, y - 2), abs=0.2)
            looks = piece.attrib["class"].split()
            assert pieces.colour_class(late.players[seat]) in looks
            assert f"bld-{pieces.KINDS[kind]}" in looks
    assert {key for key in found if key.startswith("b-")} == expected
    assert len(expected) > 10


def test_every_faction_has_a_mark_of_its_own_and_the_colour_of_its_home() -> None:
    assert set(pieces.MARKS) == set(FACTIONS)
    assert len(set(pieces.MARKS.values())) == len(FACTIONS)
    colours = {faction.name: pieces.printed_colour(faction) for faction in load_box().factions}
    assert {name: colours[name] for name in ("witches", "yetis", "acolytes", "riverwalkers")} == {
        "witches": "green", "yetis": "ice", "acolytes": "volcano", "riverwalkers": pieces.NO_COLOUR,
    }  # fmt: skip


def test_outlines_of_buildings_differ() -> None:
    assert len(set(pieces.OUTLINES[1:])) == len(set(pieces.KINDS[1:])) == 5


def test_colour_follows_the_choice_of_a_faction_without_one() -> None:
    t = table("shapeshifters", "witches")
    p = t.p("shapeshifters")
    assert pieces.colour_of(p) == TERRAINS[p.home]
    p.home = TERRAINS.index("gray")
    assert pieces.colour_of(p) == "gray"


def test_a_seat_without_a_faction_has_an_emblem_too() -> None:
    t = empty_table("witches", "giants")
    assert t.s.players[1].faction < 0
    emblem = pieces.emblem_of(shown(t), 1)
    assert "c-none" in emblem
    assert ">2<" in emblem
    assert ENGLISH.say(title_of(shown(t), 1)) == "Seat 2"
    assert by_id(portrait(ENGLISH, shown(t)))


def test_a_badge_has_its_owners_colour_and_mark() -> None:
    seen = shown(table("witches", "giants"))
    witches, giants = (pieces.emblem_of(seen, seat) for seat in range(2))
    assert "c-green" in witches
    assert pieces.MARKS["witches"] in witches
    assert "c-red" in giants
    assert pieces.MARKS["giants"] in giants


# ---- bridges and towns
def test_bridges_lie_between_their_hexes() -> None:
    t = table("engineers", "witches", engineers="C2 I3").bridge("engineers", "C2:D4")
    drawn = board.draw_board(ENGLISH, shown(t))
    piece = pieces_of(drawn)["bridge-0"]
    assert "c-gray" in piece.attrib["class"].split()
    ends = [middle(by_id(drawn)[f"hex-{name}"][0].attrib["points"]) for name in ("C2", "D4")]
    line = piece[0].attrib
    between = ((float(line["x1"]) + float(line["x2"])) / 2, (float(line["y1"]) + float(line["y2"])) / 2)
    assert between == pytest.approx(((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2), abs=0.2)
    assert by_id(drawn)["bridge-C2-D4"].attrib["data-note"] == "Bridge of the Engineers between C2 and D4."
    other = by_id(drawn)["bridge-C2-D3"].attrib["data-note"]
    assert other == "Room for a bridge between C2 and D3."


def test_two_bridges_on_one_place_are_both_seen() -> None:
    t = table("engineers", "witches", rulings="site", engineers="C2 I3", witches="A10 I11")
    t.bridge("engineers", "C2:D4").bridge("witches", "C2:D4")
    found = pieces_of(board.draw_board(ENGLISH, shown(t)))
    assert found["bridge-0"][0].attrib != found["bridge-1"][0].attrib


def town_of(t: Table, faction: str) -> Mystica:
    towns.check_all(t.s, t.seat(faction))
    return shown(t)


def test_a_town_is_outlined_and_has_one_key() -> None:
    t = table("witches", "giants")
    assert 'class="town"' not in board.draw_board(ENGLISH, shown(t))
    t.put("witches", "A3 A4 A5 A6", "TP")
    seen = town_of(t, "witches")
    drawn = board.draw_board(ENGLISH, seen)
    assert drawn.count('class="key-tag"') == 1
    paths = [e.attrib["d"] for e in parsed(drawn).iter() if e.get("class") == "town"]
    assert len(paths) == 1
    assert (
        paths[0].count("M") == 4 * 6 - 2 * 3
    )  # four hexes in a row: three edges are inside, each seen from both sides


def test_an_outline_is_closed() -> None:
    t = table("witches", "giants").put("witches", "A3 A4 A5 A6 B2", "TP")
    drawn = board.draw_board(ENGLISH, town_of(t, "witches"))
    path = next(e.attrib["d"] for e in parsed(drawn).iter() if e.get("class") == "town")
    ends = re.findall(r"[ML]([^ML]+)", path)
    assert all(ends.count(end) == 2 for end in ends)


def test_a_river_that_a_town_leaps_is_shown() -> None:
    t = table("mermaids", "giants")
    before = board.draw_board(ENGLISH, shown(t))
    assert "town-leap" not in before
    shores = t.s.game.board.shores
    river = next(n for n in range(len(shores)) if shores[n].bit_count() > 2)
    t.put("mermaids", " ".join(hex_name(h) for h in range(HEXES) if shores[river] >> h & 1), "TE")
    t.s.rivers |= 1 << river
    t.p("mermaids").towns = shores[river]
    drawn = board.draw_board(ENGLISH, shown(t))
    leap = next(e for e in parsed(drawn).iter() if e.get("class") == "town-leap")
    assert leap[0].attrib["d"].count("M") == shores[river].bit_count()


# ---- marks and ghosts
def test_the_order_is_pieces_marks_places_ghosts(late: Mystica) -> None:
    drawn = board.draw_board(ENGLISH, late)
    assert drawn.count(MARKS) == drawn.count(GHOSTS) == 1
    assert drawn.rindex('class="bld ') < drawn.index(MARKS) < drawn.index('class="place"')
    assert drawn.endswith(f"{GHOSTS}</svg>")


def about(seen: Mystica, answer: str, **after: str) -> Subject:
    return Subject(ENGLISH, seen, 0, SPACE.parse(answer), effect=Effect((), after))


def mark(seen: Mystica, answer: str) -> str:
    one = about(seen, answer)
    return WRITER.row(one.action).mark(one)["board"]


def ghost(seen: Mystica, answer: str) -> str:
    one = about(seen, answer)
    return WRITER.row(one.action).ghost(one)["board"]


def marks_and_ghosts(seen: Mystica) -> list[str]:
    bridge = SPACE.format(BRIDGE.of(seen.game.board.bridge_ids[0]))
    answers = ("build A1", "transform A1 to red", "transform A1 to ice", "upgrade A3 to TP", bridge, "connect r0")
    found = [draw(seen, answer) for answer in answers for draw in (mark, ghost)]
    return [*found, *marks.climbed(about(seen, "+FIRE", fire="5", air="3")).values()]


def test_marks_and_ghosts_let_clicks_through() -> None:
    for markup in marks_and_ghosts(shown(table("witches", "giants"))):
        looks = parsed(markup)[0].attrib["class"].split()
        assert "mark" in looks or "ghost" in looks
        assert "id=" not in markup
    assert ".mark, .ghost { pointer-events: none; }" in CSS


def test_a_mark_carries_its_price() -> None:
    t = table("witches", "giants")
    seen = shown(t.paint("A1", "green").paint("A2", "blue").paint("A4", "black").paint("A5", "ice"))
    near, price, far = mark(seen, "build A1"), mark(seen, "build A2"), mark(seen, "build A4")
    assert "mark-house" in near
    assert "#i-spade" not in near
    assert ">1</text>" in price
    assert "#i-spade" in price
    assert "glow-soft" in price
    assert ">2</text>" in far
    assert "glow-soft" not in far
    assert "mark-tag" not in mark(seen, "transform A1 to ice"), "it takes no spades"


def test_a_ghost_shows_what_would_be() -> None:
    seen = shown(table("witches", "giants"))  # A1 is plains
    built = ghost(seen, "build A1")
    assert "#tile-forest" in built
    assert "bld-ghost" in built
    assert "bld-dwelling" in built
    assert "c-green" in built
    assert "#tile-plains" in ghost(seen, "upgrade A1 to SH")
    assert "#tile-wasteland" in ghost(seen, "transform A1 to red")
    assert "data-piece" not in built


# ---- cults
def test_markers_stand_on_their_steps(late: Mystica) -> None:
    found = pieces_of(cult_board.draw_cults(ENGLISH, late))
    by_place: dict[tuple[float, float], str] = {}
    for track, name in enumerate(TRACKS):
        places = {seat: moved_to(found[f"cult-{name}-{seat}"]) for seat in range(late.seats)}
        for seat, p in enumerate(late.players):
            for other, q in enumerate(late.players):
                further = places[seat][0] - places[other][0]
                steps = p.cults[track] - q.cults[track]
                assert abs(further - steps * 21.4) < 10.7  # within the field of its step
            assert places[seat] not in by_place
            by_place[places[seat]] = name


def test_priests_stand_on_their_slots(late: Mystica) -> None:
    found = pieces_of(cult_board.draw_cults(ENGLISH, late))
    standing = {key for key in found if key.startswith("priest-")}
    taken = {f"priest-{TRACKS[at // 4]}-{at % 4}" for at, seat in enumerate(late.slots) if seat >= 0}
    assert standing == taken
    assert taken


def test_cult_places() -> None:
    t = table("witches", "giants")
    elements = by_id(cult_board.draw_cults(ENGLISH, shown(t)))
    expected = {f"cult-{name}" for name in TRACKS} | {f"slot-{name}-{n}" for name in TRACKS for n in (1, 2, 3)}
    assert {name for name, e in elements.items() if e.get("class") == "place"} == expected
    assert cult_board.track_id(0) == "cult-FIRE"
    assert cult_board.slot_id(3, 2) == "slot-AIR-2"
    t.p("witches").cults, t.p("giants").cults = [0, 4, 0, 0], [0, 7, 0, 0]
    elements = by_id(cult_board.draw_cults(ENGLISH, shown(t)))
    assert elements["cult-WATER"].attrib["data-note"] == "Water: Giants 7, Witches 4."


def test_the_place_of_a_priest_moves_on_when_a_slot_is_taken() -> None:
    t = table("witches", "giants").rich().turn("witches")
    before = by_id(cult_board.draw_cults(ENGLISH, shown(t)))["slot-FIRE-2"][0].attrib
    t.do("witches", "send p to FIRE for 2")
    after = by_id(cult_board.draw_cults(ENGLISH, shown(t)))["slot-FIRE-2"][0].attrib
    assert (before["x"], before["y"]) != (after["x"], after["y"])


def test_the_last_step_is_locked_until_somebody_is_there() -> None:
    t = table("witches", "giants")
    assert cult_board.draw_cults(ENGLISH, shown(t)).count("cult-lock") == 4
    t.s.tops = [0, -1, -1, -1]
    assert cult_board.draw_cults(ENGLISH, shown(t)).count("cult-lock") == 3


def test_a_cult_ghost_stands_on_its_step() -> None:
    t = table("witches", "giants")
    t.p("witches").cults, t.p("giants").cults = [2, 0, 0, 0], [5, 0, 0, 0]
    seen = shown(t)
    alone, beside = (parsed(cult_board.ghost_cult(seen, 0, 0, to))[0] for to in (4, 5))
    x4, x5 = (moved_to(ghost[1])[0] for ghost in (alone, beside))
    assert x5 - x4 == pytest.approx(21.4, abs=0.1)
    giants = moved_to(pieces_of(cult_board.draw_cults(ENGLISH, seen))["cult-FIRE-1"])
    assert moved_to(beside[1]) != giants


# ---- the whole
def test_markup_is_clean(late: Mystica) -> None:
    """Well-formed, ids unique, nothing that the table's Content-Security-Policy forbids, every class has a look."""
    drawings = [board.draw_board(ENGLISH, late), cult_board.draw_cults(ENGLISH, late), portrait(ENGLISH, late)]
    drawings += [pieces.emblem_of(late, 0), *marks_and_ghosts(late)]
    named = set(re.findall(r"\.([a-z][a-z0-9-]*)", whole_style("terra-mystica")))
    general = {"key-tag"}  # only a handle
    for markup in drawings:
        by_id(markup)
        for element in parsed(markup).iter():
            assert not {"style", "onclick"} & set(element.attrib)
            assert element.tag not in ("style", "script")
            for look in element.get("class", "").split():
                handle = re.fullmatch(
                    r"bld-?\w*|bridge|cult-(field|marker)|mark-(near|far|upgrade|bridge)|portrait", look
                )
                assert look in named | general or handle, look


def test_variables_used_are_defined_here_or_are_the_tables(late: Mystica) -> None:
    own = set(re.findall(r"(--[a-z0-9-]+):", CSS))
    general = {"--font", "--raised", "--panel", "--table", "--ink", "--ink-2", "--ink-3", "--glow"}
    general |= {"--piece-line", "--piece-halo", "--power", "--power-2", "--fire", "--waterc", "--earth", "--air"}
    drawn = (board.draw_board(ENGLISH, late), cult_board.draw_cults(ENGLISH, late), portrait(ENGLISH, late))
    markup = "".join([*drawn, *marks_and_ghosts(late)])
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", CSS + markup)) <= own | general


def test_themes_redefine_only_what_exists() -> None:
    root, *themes = re.findall(r"(?:^:root|^\[data-theme[^{]*)\s*\{([^}]*)\}", CSS, re.MULTILINE)
    known = set(re.findall(r"(--[a-z0-9-]+):", root))
    assert len(themes) == 2
    for theme in themes:
        assert set(re.findall(r"(--[a-z0-9-]+):", theme)) <= known


def test_a_portrait_has_everybody_and_nothing_to_click(late: Mystica) -> None:
    drawn = portrait(ENGLISH, late)
    for p in late.players:
        assert f">{p.vp}</text>" in drawn
        assert pieces.MARKS[late.faction(p).name] in drawn
    assert "The end" in drawn
    assert "place" not in drawn
    assert "#i-" not in drawn
    assert MARKS not in drawn
    assert GHOSTS not in drawn


def test_a_replaced_name_is_escaped(tmp_path: Path) -> None:
    changed = entry("factions.json", "witches") | {"title": "W<i>\"&'"}
    path = put(tmp_path, "factions.json", {"witches": changed})
    t = table("witches", "giants", witches="A3 A10")
    game = GAME.make(dict(t.play.game.options), path)
    seen = shown(t)
    assert isinstance(game, TerraMystica)
    seen.game = game
    for markup in (board.draw_board(ENGLISH, seen), cult_board.draw_cults(ENGLISH, seen), portrait(ENGLISH, seen)):
        assert "<i>" not in markup
        by_id(markup)
    assert "W<i>" in by_id(board.draw_board(ENGLISH, seen))["hex-A3"].attrib["data-note"]


def test_a_faction_that_somebody_added_still_has_a_mark() -> None:
    seen = shown(table("witches", "giants"))
    seen.faction(seen.players[0]).name, old = "somebody", "witches"
    try:
        assert pieces.mark_of(seen, 0) == pieces.RING
    finally:
        seen.faction(seen.players[0]).name = old
