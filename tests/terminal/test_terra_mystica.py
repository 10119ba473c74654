"""Terra Mystica's own part of the terminal: its picture."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

from demiurge.games.terra_mystica import actions, meta
from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.terminal import board, default, draw, paint, panels, picture
from demiurge.kernel.chance import Chance
from demiurge.kernel.masks import bits
from demiurge.kernel.play import Play
from demiurge.kernel.speech import words_of
from tests.games.terra_mystica.table import Table, table
from tests.latin import latin
from tests.terminal.person import shown

ENGLISH = words_of("demiurge.games.terra_mystica")
RUSSIAN = words_of("demiurge.games.terra_mystica", "ru")
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
    return picture.Picture(ENGLISH, t.s, t.seat(faction)).lines(width, tall, coloured)


def cell(t: Table, faction: str, name: str, scale: board.Scale = picture.LARGE) -> list[str]:
    """The characters inside a hex, line by line."""
    drawing = board.Map(ENGLISH, t.s, t.seat(faction), scale)
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


def test_the_picture_is_in_the_language_of_who_looks() -> None:
    """Its buildings, too, which are named in a letter or two."""
    t = two()
    for name, kind in zip(["E7", "F4", "F5", "D4", "E6"], ["D", "TP", "TE", "SH", "SA"], strict=True):
        t.put("engineers", name, kind)
    t.s.players[0].favors |= (1 << len(t.s.game.box.favor_tiles)) - 1
    for width, tall in ((120, 60), (80, 24)):
        said = "\n".join(line.plain for line in picture.Picture(RUSSIAN, t.s, 0).lines(width, tall))
        assert latin(said) == []
        assert {"Д", "ТП", "Х", "К", "С"} <= set(re.findall(r"[А-ЯЁ]+", said))
        assert "город −1" in said


@pytest.mark.parametrize("name", ["original", "fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"])
@pytest.mark.parametrize("scale", [picture.LARGE, picture.MEDIUM, picture.FLAT, picture.SMALL])
def test_every_hex_of_every_map_has_its_place(name: str, scale: board.Scale) -> None:
    state = Play(meta.GAME.make({"map": name}), 2, Chance(1)).state
    assert isinstance(state, Mystica)
    drawing = board.Map(ENGLISH, state, 0, scale)
    drawn = {number for row in drawing.places for number in row}
    assert drawn >= set(range(len(drawing.cells)))
    text = "\n".join(line.plain for line in drawing.drawn())
    for h in drawing.land:
        assert re.search(rf"(?<![A-Z0-9]){hex_name(h)}(?![0-9])", text)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_can_be_drawn(seed: int) -> None:
    for s in random_games(seed):
        for seat in s.waiting():
            assert shown(draw(s, seat), 120)


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
        drawing = board.Map(ENGLISH, t.s, 0, picture.LARGE)
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
    bare = board.Map(ENGLISH, t.s, 0, picture.LARGE)
    bare.drawn()
    t.bridge("engineers", "C2:D4")
    with_bridge = board.Map(ENGLISH, t.s, 0, picture.LARGE)
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
    tiles = [line.plain for line in panels.rounds(ENGLISH, t.s, 160)]
    assert "1 dwelling 2 VP" in tiles[0]
    assert "4 water: 1 priest" in tiles[1]
    assert "final scoring" in tiles[1]


def test_a_player_shows_resources_tiles_and_tracks() -> None:
    t = two().favor("engineers", 5, 10).card("engineers", 6)
    t.give("engineers", coins=13, workers=4, priests=2, bowl1=1, bowl2=2, bowl3=10, vp=47, keys=2, dig=1, ship=3)
    text = "\n".join(line.plain for line in panels.player(ENGLISH, t.s, t.seat("engineers"), 0, 60))
    for part in ("47 VP", "13c", "4w", "2p", " 10 ", "⚷2", "ship 3", "dig 2w", "BON6", "FAV5 town -1", "FAV10 TP+3"):
        assert part in text, part


def test_actions_cards_and_tiles_show_what_is_left() -> None:
    t = two().favor("engineers", 5)
    t.s.card_coins[2] = 4
    t.s.cards |= 1 << 2
    t.s.spaces = 1 << 3
    taken = next(
        span
        for line in panels.power_actions(ENGLISH, t.s, 120)
        for span in line.spans
        if "ACT4" in line.plain[span.start : span.end]
    )
    assert isinstance(taken.style, type(paint.style("")))
    assert taken.style.strike
    assert "BON3 6c  +4c" in "".join(line.plain for line in panels.bonus_cards(ENGLISH, t.s, 120))
    assert "FAV5 fire 2 town -1 ×2" in "".join(line.plain for line in panels.favor_tiles(ENGLISH, t.s, 120))
    t.s.favors_left[0] = t.s.towns_left[0] = 0
    assert "FAV1 fire" not in "".join(line.plain for line in panels.favor_tiles(ENGLISH, t.s, 120))
    assert "TW1" not in "".join(line.plain for line in panels.town_tiles(ENGLISH, t.s, 120))


def test_cult_tracks_show_markers_and_priests() -> None:
    t = two()
    t.p("witches").cults, t.p("engineers").cults = [3, 0, 0, 10], [3, 0, 0, 9]
    t.s.slots[0] = t.seat("engineers")
    head, fire, *_, air = (line.plain for line in panels.cult_board(ENGLISH, t.s, 78))
    at = head.index("3")
    assert set(fire[at : at + 2]) == {"♣", "▲"}
    assert air[head.index("10")] == "♣"
    assert fire.endswith("▲ 2 2 2" + " " * (78 - len(fire.rstrip())))


# --- the usual answer
def test_enter_ends_the_turn_only_when_it_may_end() -> None:
    t = two().turn("witches")
    seat = t.seat("witches")
    assert default(t.s, seat) is None
    t.do("witches", "send p to FIRE for 1")
    assert default(t.s, seat) == actions.DONE
