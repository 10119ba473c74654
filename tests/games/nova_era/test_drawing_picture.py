"""The picture of Nova Era: whole games are drawn, each place is there, nothing hidden is, signs tell cards apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from demiurge.games.nova_era import scoring
from demiurge.games.nova_era.actions import SPACE
from demiurge.games.nova_era.drawing import PAINTER, board, cards, letters, seats, signs, tableau, tiles
from demiurge.games.nova_era.drawing.icons import ICONS
from demiurge.games.nova_era.drawing.parts import effect_text
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.reading import load_box
from demiurge.games.nova_era.state import OVER, SPENDING_DICE, Nova, die, look_of
from demiurge.games.nova_era.vocabulary import COLORS, DICE, PERSONALITY_CARD, START
from demiurge.kernel.game import View, view
from demiurge.kit.icons import ICONS as KIT
from demiurge.kit.scene import GHOSTS, MARKS, SPECTATOR
from demiurge.kit.still import still
from demiurge.table.seen.styles import whole_style
from tests.album import Page, album
from tests.games.nova_era.table import card, table
from tests.kit.reading import ids

BOX = load_box()
drawing = PAINTER.speaking()
W = drawing.words
WORD_PLACES = {
    "pick": "zone-{2}", "return": "die-{1}-{2}", "spend": "die-{1}-{2}", "develop": "card-{1}", "expand": "card-{1}",
    "research": "card-{1}", "damage": "card-{1}", "forget": "card-{1}", "enlist": "person-{1}", "pay": "color-{1}",
    "take": "color-{1}", "give": "color-{1}", "spare": "color-{1}", "move": "track-{1}", "choose": "rival-{2}",
    "turn": "die-{1}-{2}", "recolor": "die-{1}-{2}",
}  # fmt: skip


def pages(seats: int, fast: str, seed: int) -> list[Page[Nova]]:
    """A random game, at every seventh answer, and its end."""
    *found, end = album(GAME, Nova, seats, {"fast": fast}, seed)
    return [*found[::7], end]


def positions(seats: int, fast: str, seed: int) -> list[Nova]:
    return [page.state for page in pages(seats, fast, seed)]


GAMES = [(2, "no", 1), (3, "yes", 2), (4, "no", 3)]


def looks(seats: int, fast: str, seed: int) -> Iterator[tuple[Page[Nova], int]]:
    """Pages for those who are asked, and for a spectator."""
    for page in pages(seats, fast, seed):
        for seat in [*page.state.waiting(), SPECTATOR]:
            yield page, seat


def markup(seen: Nova, seat: int) -> str:
    """All of a scene in one piece."""
    scene = drawing.scene(View(seen), seat)
    parts = [scene.header, scene.brief, scene.board, *[panel.body for panel in scene.panels]]
    for one in scene.seats:
        parts += [one.emblem, one.sub, one.body]
    return "".join(f"<div>{part}</div>" for part in parts)


def details(seen: Nova, seat: int) -> str:
    """The closer looks at all seats."""
    return "".join(drawing.detail(View(seen), seat, of) for of in range(seen.seats))


# ---- whole games
@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_well_formed_markup_without_style(game: tuple[int, str, int]) -> None:
    for page, seat in looks(*game):
        text = page.drawn(markup, seat)
        ElementTree.fromstring(f"<x>{text}</x>")
        assert not re.search(r"\sstyle=|<script|<style|\son[a-z]+=|None|\{[a-z]", text)
        assert len(set(ids(text))) == len(ids(text))
        pieces = re.findall(r'data-piece="([^"]+)"', text)
        assert len(set(pieces)) == len(pieces)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_its_place(game: tuple[int, str, int]) -> None:
    touched = set()
    for page, seat in looks(*game):
        if seat == SPECTATOR:
            continue
        places = set(
            re.findall(r'class="place[^"]*" id="([^"]+)"|class="[^"]* place" id="([^"]+)"', page.drawn(markup, seat))
        )
        there = {first or second for first, second in places}
        for action in page.seen(seat).answers(seat):
            words = SPACE.format(action).split()
            if words[0] in WORD_PLACES and len(words) > 1:
                assert WORD_PLACES[words[0]].format(*words) in there, SPACE.format(action)
                touched.add(words[0])
    assert {"pick", "spend", "develop", "enlist", "research", "take"} <= touched


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_is_in_the_sprite(game: tuple[int, str, int]) -> None:
    for page, seat in looks(*game):
        used = set(re.findall(r'href="#i-([^"]+)"', page.drawn(markup, seat)))
        assert used <= {*ICONS, *KIT}
    assert not set(ICONS) & set(KIT), "an icon of the table would be hidden"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_explains_itself_has_a_tip(game: tuple[int, str, int]) -> None:
    tips = drawing.tips(GAME.make({}))
    for page, seat in looks(*game):
        text = page.drawn(markup, seat) + page.drawn(details, seat)
        assert set(re.findall(r'data-tip="([^"]+)"', text)) <= set(tips)


def test_figures_of_a_seat_are_what_the_player_has() -> None:
    for page, seat in looks(*GAMES[2]):
        seen = page.seen(seat)
        for number, p in enumerate(seen.players):
            body = seats.seat(W, seen, number).body
            figures = dict(re.findall(r'data-figure="(\w+)"[^>]*>(-?\d+)<', body))
            expected = {COLORS[color]: str(n) for color, n in enumerate(p.resources)}
            expected |= {"unrest": str(p.unrest), "hand": str(len(p.hand)), "dice": str(len(p.dice))}
            assert expected.items() <= figures.items()


def test_the_board_takes_marks_and_ghosts() -> None:
    scene = drawing.scene(view(positions(*GAMES[0])[0], 0), 0)
    assert scene.board.endswith(f"{MARKS}{GHOSTS}</svg>")
    assert scene.board.startswith('<svg id="board"')


def test_the_portrait_stands_alone() -> None:
    for s in (positions(*GAMES[0])[0], positions(*GAMES[2])[-1]):
        text = still(drawing.portrait(view(s, SPECTATOR)), whole_style("nova-era"), "dark", drawing.ICONS)
        assert "var(" not in text
        assert "<use" not in text


# ---- nothing hidden
def test_the_hand_of_another_and_the_decks_are_not_in_the_picture() -> None:
    s = positions(*GAMES[1])[0]
    other = s.clone()
    one, two, deck = other.players[1], other.players[2], other.decks[START]
    one.hand, two.hand, deck = [deck[0], two.hand[0]], one.hand, [*deck[1:], two.hand[1]]
    other.decks = [list(reversed(cards)) for cards in other.decks]  # nor does it matter how the others lie
    other.set_deck(START, deck)
    for seat in (0, SPECTATOR):
        before, after = view(s, seat), view(other, seat)
        assert drawing.scene(before, seat) == drawing.scene(after, seat)
        assert drawing.portrait(before) == drawing.portrait(after)
        for of in (1, 2):
            assert drawing.detail(before, seat, of) == drawing.detail(after, seat, of)
    assert drawing.scene(view(s, 1), 1) != drawing.scene(view(other, 1), 1), "the owner sees the difference"


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_card_has_no_place_but_in_its_own_hand(game: tuple[int, str, int]) -> None:
    for page in pages(*game):
        s = page.state
        for seat in [*range(s.seats), SPECTATOR]:
            text = page.drawn(markup, seat) + page.drawn(details, seat)
            for other, p in enumerate(s.players):
                for index in p.hand:
                    if s.secret(index):
                        assert (f'"card-{s.card(index).id}"' in text) == (seat == other)


def test_a_spectator_has_no_hand() -> None:
    s = positions(*GAMES[0])[0]
    assert [panel.key for panel in drawing.scene(view(s, 0), 0).panels] == ["tableau", "hand", "past"]
    assert [panel.key for panel in drawing.scene(view(s, SPECTATOR), SPECTATOR).panels] == ["tableau", "past"]


# ---- signs
def test_effects_that_differ_have_different_signs() -> None:
    said: dict[tuple[int, tuple[signs.Word, ...]], str] = {}
    for effect in BOX.effects:
        key = (effect.when, tuple(signs.said(W, effect)))
        text = said.setdefault(key, W.say(effect_text(effect)))
        assert text == W.say(effect_text(effect)), key
    assert len(said) > 100


def test_every_sign_is_an_icon() -> None:
    for one in BOX.cards:
        for line in signs.lines(W, one):
            assert line.words
            for part in [part for word in line.words for part in word]:
                assert isinstance(part, str) or part.icon in ICONS or part.icon in KIT


@pytest.mark.parametrize("number", [2, 3, 4])
def test_all_cards_fit_their_frames(number: int) -> None:
    plan = board.plan_of(number)
    for one in BOX.cards:
        if one.kind == PERSONALITY_CARD:
            wide, tall = plan.person
            fitted, room = cards.fit(W, one, wide - 12, tall - 30, 12.0), tall - 30
        else:
            room = plan.tall - cards.HEAD - len(cards.foot_rows(one)) * 12.5 - 6
            fitted = cards.fit(W, one, plan.wide - 16, room)
        assert fitted.tall <= room + 3, one.name


def test_signs_are_as_large_as_they_fit() -> None:
    tyranny = card("tyranny")  # one effect
    assert cards.fit(W, tyranny, 110, 60).size > cards.fit(W, tyranny, 110, 13).size
    assert cards.fit(W, tyranny, 110, 60, most=11).size == 11


def test_text_is_made_to_fit() -> None:
    assert letters.fitting("Roads", 100, 12, 9) == 12
    assert 9 <= letters.fitting("Animal Husbandry", 90, 12, 9) < 12
    assert letters.folded("Code of Laws", 300, 11) == ["Code of Laws"]
    assert letters.folded("Double-Entry Bookkeeping", 90, 11) == ["Double-Entry", "Bookkeeping"]


# ---- the board
def test_only_the_lowest_card_of_a_column_lies_open() -> None:
    t = table(2, era=1).show("irrigation theater tyranny", "roads")
    text = drawing.scene(view(t.s, 0), 0).board
    opened = re.findall(r'class="place ne-card [\w-]+" id="card-([\w-]+)"', text)
    assert set(opened) == {"tyranny", "roads"}
    covered = re.findall(r'ne-covered" id="card-([\w-]+)"', text)
    assert set(covered) == {"irrigation", "theater"}


def test_a_zone_says_what_it_costs_the_one_who_looks() -> None:
    s = positions(*GAMES[0])[0].clone()
    s.zones = [[die(0, 0, 5), die(1, 1, 4), die(4, 4, 3)], [die(2, 2, 1)] * 3, []]
    note = re.search(r'id="zone-1" data-tip="zone" data-note="([^"]+)"', board.draw_board(W, s, 0))
    assert note
    assert note[1].startswith("Zone 1: 12 pips, Unrest +2. If zone 1 is left over: ")
    s.players[0].unrest = 5
    assert "all your dice lose 1" in board.draw_board(W, s, 0)
    s.players[0].unrest = 8
    assert "A Civil War would break out" in board.draw_board(W, s, 0)
    assert "A Civil War" not in board.draw_board(W, s, SPECTATOR)
    assert "taken" in board.draw_board(W, s, 0)
    assert "calm" in board.draw_board(W, s, 0)


def test_a_higher_limit_is_the_lookers_own() -> None:
    t = table(2).own(0, "code-of-laws")
    t.s.zones = [[die(0, 0, 5), die(1, 1, 4), die(4, 4, 2)], [], []]
    assert "no Unrest" in board.draw_board(W, t.s, 0)
    assert "Unrest +1" in board.draw_board(W, t.s, 1)


def test_protection_shows_on_the_track() -> None:
    t = table(2).own(0, "city-walls")
    assert "Invasion: 0 of 10. You are protected." in board.draw_board(W, t.s, 0)
    assert "protected" not in board.draw_board(W, t.s, 1)


def test_an_owner_of_what_becomes_obsolete_is_named_on_the_card() -> None:
    t, new = table(2, era=2).show("crossbows"), card("crossbows")

    def seen(seat: int) -> str:
        return cards.open_at(W, t.s.game.box, new.index, cards.owned(t.s, new, seat), 0, 0, 130, 100)

    before = seen(0)
    t.own(1, "archery")
    rival = seen(0)
    assert "ne-disc" not in before
    assert 'class="ne-1"' in rival
    assert 'href="#i-vp"' not in rival.split("Archery")[1]
    mine = seen(1)
    assert 'href="#i-vp"' in mine.split("Archery")[1]


# ---- the civilization
def test_a_damaged_card_lies_turned() -> None:
    t = table(2).own(0, "irrigation", "theater")
    assert "ne-damaged" not in tableau.tableau(W, t.s, 0, True)
    t.s.players[0].damaged = [card("theater").index]
    text = tableau.tableau(W, t.s, 0, True)
    assert re.findall(r'ne-damaged place" id="([\w-]+)"', text) == ["card-theater"]


def test_what_is_used_and_what_is_gone_by_is_marked() -> None:
    t = table(2).own(0, "mathematics", "foraging", "animal-husbandry")
    maths = card("mathematics")
    assert "ne-used" not in tiles.signs_of(W, t.s, 0, maths)
    t.s.players[0].used = [maths.abilities[0].id]
    assert "ne-used" in tiles.signs_of(W, t.s, 0, maths)
    assert "ne-gone-by" in tiles.signs_of(W, t.s, 0, card("foraging"))
    assert "+2" not in tiles.signs_of(W, t.s, 0, card("animal-husbandry"))  # its Instant


def test_each_look_of_own_dice_is_a_place_once() -> None:
    t = table(2)
    t.s.players[0].dice = [die(0, 0, 3), die(0, 0, 3), die(4, 1, 6)]
    text = tableau.tableau(W, t.s, 0, True)
    assert [one for one in ids(text) if one.startswith("die-")] == ["die-green-3", "die-red-6"]
    assert text.count('<svg class="ne-die') == 3
    assert f"var(--d-{DICE[4]})" in text  # the corner of a die that is really black
    assert look_of(die(4, 1, 6)) == look_of(die(1, 1, 6))


def test_a_closer_look_has_no_places() -> None:
    s = positions(*GAMES[2])[-3]
    for of in range(s.seats):
        assert not ids(drawing.detail(view(s, 0), 0, of))


@pytest.mark.parametrize("game", GAMES)
def test_the_standing_is_what_scoring_would_bring(game: tuple[int, str, int]) -> None:
    for s in positions(*game):
        after = s.clone()
        for seat, p in enumerate(after.players):
            before = p.vp
            scoring.score_era(after, seat)
            assert p.vp - before == seats.standing(s, seat)


# ---- the header
def test_the_header_names_era_and_step() -> None:
    s = positions(*GAMES[0])[0].clone()
    s.era, s.round, s.step = 1, 2, SPENDING_DICE
    scene = drawing.scene(view(s, 0), 0)
    assert "<b>Era II</b>" in scene.header
    assert "<b>Spend dice</b>" in scene.header
    assert scene.header.count("ne-was") == 5
    assert scene.header.count("ne-here") == 1
    assert "II·3" in scene.brief
    s.step = OVER
    assert "The end" in drawing.scene(view(s, 0), 0).header


def test_fast_play_has_two_eras() -> None:
    assert drawing.scene(view(positions(*GAMES[1])[0], 0), 0).header.count('data-tip="era"') == 2
