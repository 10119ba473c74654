"""Terra Mystica's own part of the terminal: its picture, the phrases beside its answers, and its sentences."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from demiurge.games.terra_mystica import actions, meta
from demiurge.games.terra_mystica.box import hex_id, hex_name
from demiurge.games.terra_mystica.state import FIGURES, SOURCES, Mystica
from demiurge.games.terra_mystica.terminal import GROUPS, board, default, describe, draw, group, paint, panels, picture
from demiurge.games.terra_mystica.words import deed, en, parts, points, question, sentence
from demiurge.kernel.chance import Chance
from demiurge.kernel.hexes import bits
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.terminal.person import shown

RULES = Path(meta.__file__).parent
WIDTHS = [60, 80, 120, 160]
EXOTIC = {"fire-and-ice-factions": "yes", "fire-and-ice-final-scoring": "yes", "mini-expansion-1": "yes",
          "shipping-bonus": "yes", "temple-scoring-tile": "yes"}  # fmt: skip


def two() -> Table:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    return t.give("witches", workers=9, coins=20, priests=2)


def random_games(seed: int, **options: str) -> list[Mystica]:
    """Positions of a random game, some from each part of it."""
    play, rng = Play(meta.GAME.make({**EXOTIC, **options}), 2 + seed % 4, Chance(seed)), Random(seed)
    found: list[Mystica] = []
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        if len(play.record.lines) % 17 == seed % 17:
            assert isinstance(play.state, Mystica)
            found.append(play.state)
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    return found


def lines_of(t: Table, faction: str, width: int = 120, tall: int = 60, coloured: bool = True) -> list[Text]:
    return picture.Picture(t.s, t.seat(faction)).lines(width, tall, coloured)


def cell(t: Table, faction: str, name: str, scale: board.Scale = picture.LARGE) -> list[str]:
    """The characters inside a hex, line by line."""
    drawing = board.Map(t.s, t.seat(faction), scale)
    rows = [line.plain for line in drawing.drawn()]
    x, y = drawing.corner(*t.s.game.board.position[hex_id(name)])
    return [row[x - scale.wide // 2 : x + scale.wide // 2] for row in rows[y : y + scale.tall]]


# --- the picture
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("tall", [24, 60])
def test_the_picture_fits_the_terminal_and_names_every_hex(width: int, tall: int) -> None:
    t = two()
    lines = lines_of(t, "witches", width, tall)
    assert {line.cell_len for line in lines} == {width}
    text = "\n".join(line.plain for line in lines)
    for h in bits(t.s.game.board.land):
        assert hex_name(h) in text
    for word in ("Witches", "Engineers", "you", "fire", "priests", "ACT6", "BON", "FAV12", "TW5"):
        assert word in text


@pytest.mark.parametrize("name", ["original", "fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"])
@pytest.mark.parametrize("scale", [picture.LARGE, picture.MEDIUM, picture.FLAT, picture.SMALL])
def test_every_hex_of_every_map_has_its_place(name: str, scale: board.Scale) -> None:
    state = Play(meta.GAME.make({"map": name}), 2, Chance(1)).state
    assert isinstance(state, Mystica)
    drawing = board.Map(state, 0, scale)
    drawn = {number for row in drawing.places for number in row}
    assert drawn >= set(range(len(drawing.cells)))
    text = "\n".join(line.plain for line in drawing.drawn())
    for h in drawing.land:
        assert re.search(rf"(?<![A-Z0-9]){hex_name(h)}(?![0-9])", text)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_can_be_drawn_and_its_answers_described(seed: int) -> None:
    for s in random_games(seed):
        for seat in s.waiting():
            assert shown(draw(s, seat), 120)
            assert question(s, seat)
            for action in s.answers(seat):
                assert isinstance(describe(s, seat, action), str)
                assert group(action) in GROUPS


def test_answers_of_the_site_are_described_too() -> None:
    for s in random_games(2, rulings="site", leech="deferred", adjusting="yes", dropping="yes"):
        for seat in s.waiting():
            for action in s.answers(seat):
                assert isinstance(describe(s, seat, action), str)
                assert group(action) in GROUPS


def test_a_building_shows_its_kind_and_its_owner() -> None:
    t = two()
    for kind, roof in zip(["D", "TP", "TE", "SH", "SA"], board.ROOFS[1:], strict=True):
        t.put("engineers", "E7", kind)
        name, above, body = cell(t, "witches", "E7")
        assert name.strip("▀ ") == "E7"
        assert roof in above
        assert body.strip("▀ ").split() in ([f"▲{kind}"], ["▲", kind])
    assert len(set(board.ROOFS)) == len(board.ROOFS)


def test_pieces_stand_out_from_their_own_terrain() -> None:
    for name, home in (("nomads", "E8"), ("witches", "E9"), ("darklings", "E10"), ("engineers", "E7")):
        t = table(name, "mermaids", start={name: home})
        drawing = board.Map(t.s, 0, picture.LARGE)
        piece, ground = board.piece_of(t.p(name)), drawing.ground(hex_id(home))
        assert contrast(piece, ground) > 1.8, (name, piece, ground)
        assert contrast(piece, paint.ink_on(piece)) > 4, name


def contrast(a: str, b: str) -> float:
    """The ratio of luminances, as accessibility guidelines reckon it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_a_town_is_marked_with_a_key() -> None:
    t = two()
    assert "⚷" not in "".join(cell(t, "witches", "E7"))
    t.p("engineers").towns |= 1 << hex_id("E7")
    assert "⚷" in "".join(cell(t, "witches", "E7"))
    assert "1 town ⚷0" in shown(draw(t.s, 0))


def test_a_bridge_lies_over_the_river() -> None:
    t = two()
    bare = board.Map(t.s, 0, picture.LARGE)
    bare.drawn()
    t.bridge("engineers", "C2:D4")
    with_bridge = board.Map(t.s, 0, picture.LARGE)
    with_bridge.drawn()
    colour = board.piece_of(t.p("engineers"))
    assert not any(colour in row for row in bare.canvas.dots)
    assert any(colour in row and paint.PLANK in row for row in with_bridge.canvas.dots)


def test_places_where_one_may_build_carry_their_price_in_spades() -> None:
    t = two().paint("D7", "green").paint("E8", "blue").turn("witches")
    lit = board.lit(t.s, t.seat("witches"))
    assert lit.build[hex_id("D7")] == 0
    assert "⌂" in "".join(cell(t, "witches", "D7"))
    dear = {n: hex_name(h) for h, n in lit.build.items()}
    assert f"{max(dear)}♠" in "".join(cell(t, "witches", dear[max(dear)]))
    assert lit.raised == {hex_id("E9"), hex_id("F4")}
    assert board.lit(t.s, t.seat("engineers")).build == {}, "nobody else is asked"


def test_without_colours_the_signs_tell_terrain_and_owner() -> None:
    t = two()
    text = shown(draw(t.s, 0))
    assert "▀" not in text
    for sign in ("∴ desert", "≈ lake", "♣ D", "▲ D", "~~"):
        assert sign in text


def test_every_sign_is_one_cell_wide() -> None:
    for sign in (*board.PATTERN, *"⚷⌂♠~▀▌◂×·→", *"".join(board.ROOFS)):
        assert cell_len(sign) == 1, sign
    assert len(set(board.PATTERN)) == len(board.PATTERN)


def test_the_rounds_show_what_they_score_and_bring() -> None:
    t = two()
    tiles = [line.plain for line in panels.rounds(t.s, 160)]
    assert "1 dwelling 2 VP" in tiles[0]
    assert "4 water: 1 priest" in tiles[1]
    assert "final scoring" in tiles[1]


def test_a_player_shows_resources_tiles_and_tracks() -> None:
    t = two().favor("engineers", 5, 10).card("engineers", 6)
    t.give("engineers", coins=13, workers=4, priests=2, bowl1=1, bowl2=2, bowl3=10, vp=47, keys=2, dig=1, ship=3)
    text = "\n".join(line.plain for line in panels.player(t.s, t.seat("engineers"), 0, 60))
    for part in ("47 VP", "13c", "4w", "2p", " 10 ", "⚷2", "ship 3", "dig 2w", "BON6", "FAV5 town -1", "FAV10 TP+3"):
        assert part in text, part


def test_actions_cards_and_tiles_show_what_is_left() -> None:
    t = two().favor("engineers", 5)
    t.s.card_coins[2] = 4
    t.s.cards |= 1 << 2
    t.s.spaces = 1 << 3
    taken = next(
        span
        for line in panels.power_actions(t.s, 120)
        for span in line.spans
        if "ACT4" in line.plain[span.start : span.end]
    )
    assert isinstance(taken.style, type(paint.style("")))
    assert taken.style.strike
    assert "BON3 6c  +4c" in "".join(line.plain for line in panels.bonus_cards(t.s, 120))
    assert "FAV5 fire 2 town -1 ×2" in "".join(line.plain for line in panels.favor_tiles(t.s, 120))
    t.s.favors_left[0] = t.s.towns_left[0] = 0
    assert "FAV1 fire" not in "".join(line.plain for line in panels.favor_tiles(t.s, 120))
    assert "TW1" not in "".join(line.plain for line in panels.town_tiles(t.s, 120))


def test_cult_tracks_show_markers_and_priests() -> None:
    t = two()
    t.p("witches").cults, t.p("engineers").cults = [3, 0, 0, 10], [3, 0, 0, 9]
    t.s.slots[0] = t.seat("engineers")
    head, fire, *_, air = (line.plain for line in panels.cult_board(t.s, 78))
    at = head.index("3")
    assert set(fire[at : at + 2]) == {"♣", "▲"}
    assert air[head.index("10")] == "♣"
    assert fire.endswith("▲ 2 2 2" + " " * (78 - len(fire.rstrip())))


# --- phrases
@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("build D7", "wasteland 2♠"),
        ("transform D7 to green", "wasteland to forest 2♠"),
        ("upgrade E9 to TP", "trading house"),
        ("upgrade G1 to TP", "trading house, no neighbour"),
        ("send p to FIRE for 1", "comes back"),
        ("advance ship", "shipping 0 to 1"),
        ("advance dig", "a spade for 2 workers"),
        ("action ACT4", "4 power: 7 coins"),
        ("convert 1w to 1c", ""),
    ],
)
def test_phrases_say_what_an_answer_is_about(text: str, phrase: str) -> None:
    t = two().put("engineers", "E10").put("witches", "G1").rich("witches")
    assert describe(t.s, t.seat("witches"), t.play.game.space.parse(text)) == phrase


def test_each_faction_is_introduced_in_a_line() -> None:
    t = empty_table("witches", "engineers", fire_and_ice_factions="yes")
    for number, faction in enumerate(actions.FACTIONS):
        line = describe(t.s, 0, actions.SETUP + number)
        assert parts.ABILITIES[faction] in line
        assert len(line) < 110
    assert describe(t.s, 0, t.play.game.space.parse("setup witches")).startswith("forest: 5 VP for each town")


def test_enter_ends_the_turn_only_when_it_may_end() -> None:
    t = two().turn("witches")
    seat = t.seat("witches")
    assert default(t.s, seat) is None
    t.do("witches", "send p to FIRE for 1")
    assert default(t.s, seat) == actions.DONE


# --- words
def told_kinds() -> set[str]:
    """Every kind of event that the rules tell."""
    return {kind for path in RULES.glob("*.py") for kind in re.findall(r'\btell\(\s*"([^"]+)"', path.read_text())}


def test_every_kind_of_event_has_its_sentence() -> None:
    assert told_kinds() == set(en.TELLERS)


@pytest.mark.parametrize(
    ("kind", "data", "text"),
    [
        ("faction", [13], "{1} join the game."),
        ("colour", [2], "{1} choose the colour of the swamp."),
        ("first dwelling", [58], "{1} settle on E7."),
        ("first card", [2], "{1} take BON3: 6 coins."),
        ("round", [3], "Round 3: {1} begin."),
        ("income", [3, 1, 0, 2], "{1} receive 3 coins, 1 worker, 2 power."),
        ("income", [0, 0, 0, 0], "{1} receive nothing."),
        ("build", [58], "{1} build a dwelling on E7."),
        ("transform", [58, 4], "{1} turn E7 into forest."),
        ("upgrade", [58, 2], "{1} raise E7 to a trading house."),
        ("bridge", [58, 60], "{1} build a bridge from E7 to E9."),
        ("convert", [0], "{1} convert 5 power to a priest."),
        ("cult", [0, 2], "{1} advance 2 on fire."),
        ("cult", [3, 0], "{1} can go no higher on air."),
        ("leech", [2, 0], "{1} take 2 power from {0}."),
        ("leech", [0, 0], "{1} take no power from {0}."),
        ("decline", [3, 0], "{1} decline 3 power from {0}."),
        ("token", [1], "{1} buy a token of power."),
        ("token", [0], "{1} buy no token."),
        ("pass", [-1], "{1} pass."),
        ("pass", [6], "{1} pass and take BON7: 1 worker, on passing 2 VP per trading house."),
        ("power action", [3], "{1} use ACT4: 7 coins."),
        ("special action", [9], "{1} use BON1: 1 spade."),
        ("favor", [9], "{1} take FAV10: 1 step on water, 3 VP per trading house built."),
        ("town", [0], "{1} found a town, TW1: 5 VP, 6 coins, 1 key."),
        ("unlock", [2], "{1} unlock swamp."),
        ("unlock", [7], "{1} keep the priest."),
        ("vp", [2, 1], "{1} score 2 VP (scoring tiles)."),
        ("vp", [-1, 8], "{1} lose 1 VP (power taken)."),
        ("vp", [8, 10], ""),
        ("final", [8, 10], "{1} score 8 VP for fire."),
        ("resources", [3], "{1} score 3 VP for resources."),
        ("resources", [0], ""),
        ("end", [], "The game is over."),
        ("something new", [], "{1}: something new."),
    ],
)
def test_events_are_told(kind: str, data: list[int], text: str) -> None:
    game = meta.GAME.make({})
    assert sentence(game, Event(kind, 1, [0] * FIGURES + data, -1)) == text


@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_is_told_with_the_names_of_its_seats(seed: int) -> None:
    play, rng = Play(meta.GAME.make(EXOTIC), 3, Chance(seed)), Random(seed)
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    scores = [0] * 3
    for event in play.journal.events:
        text = sentence(play.game, event)
        assert text.format("A", "B", "C").count("{") == 0
        scored = points(play.game, event)
        if scored is not None:
            scores[event.seat] += scored[0]
    assert scores == play.state.scores(), "the journal accounts for every point"


def test_answers_that_no_event_tells_have_a_sentence_of_their_own() -> None:
    game = meta.GAME.make({})
    for text, told in (
        ("advance ship", "{1} build better ships."),
        ("advance dig", "{1} forge better spades."),
        ("send p to WATER for 2", "{1} send a priest."),
        ("-SPADE", "{1} give up a spade."),
        ("lose EARTH", "{1} go back on earth."),
        ("stay", "{1} stop before the top."),
        ("done", ""),
        ("build E7", ""),
    ):
        assert deed(game, 1, game.space.parse(text)) == told


def test_words_exist_for_every_source_of_points_and_every_part() -> None:
    box = two().s.game.box
    assert len(parts.SOURCES) == len(SOURCES)
    assert len(parts.SPECIALS) == len(actions.SPECIALS)
    assert len(parts.CONVERSIONS) == len(actions.CONVERSIONS)
    assert len(parts.WAIVED) == len(actions.WAIVED)
    assert set(parts.ABILITIES) == set(actions.FACTIONS)
    assert {parts.bonus_card(card) for card in box.bonus_cards} >= {"6 coins", "3 power, shipping +1"}
    assert parts.bonus_card(box.bonus_cards[5]) == "2 workers, on passing 4 VP per stronghold and sanctuary"
    assert parts.favor_tile(box.favor_tiles[11]) == "1 step on air, on passing 2/3/3/4 VP for trading houses"
    assert parts.town_tile(box.town_tiles[5]) == "2 VP, 2 steps on each cult, 2 keys"


def test_questions_say_what_is_owed() -> None:
    t = two().turn("witches")
    seat = t.seat("witches")
    assert question(t.s, seat) == "Your turn."
    for field, text in (
        ("favors_due", "Take a favor tile."),
        ("towns_due", "You have founded a town: take its tile."),
        ("bridges_due", "Where do you build the bridge?"),
        ("spades", "Use your 1 spade."),
    ):
        assert en.owed(two().give("witches", **{field: 1}).p("witches")) == text
    chosen = empty_table("witches", "engineers")
    assert question(chosen.s, chosen.s.waiting()[0]) == "Which faction do you play?"
