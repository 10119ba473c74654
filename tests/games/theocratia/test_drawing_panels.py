"""What is drawn beside the island: header, seats, dice, civs, temples, cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from demiurge.games.theocratia import holidays
from demiurge.games.theocratia.drawing import (
    PAINTER,
    civ_rows,
    closer,
    dice,
    dice_table,
    hand,
    header,
    icons,
    seats,
    temples,
)
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import (
    CIVS,
    COLOURED,
    CRYSTALS,
    FACES,
    NOBODY,
    NONE,
    ON_PAGE,
    PLAYERS,
    TOKENS,
    UNKNOWN,
)
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.speech import languages, words_of
from demiurge.kit import icons as kit_icons
from demiurge.kit.scene import GHOSTS, MARKS, SPECTATOR
from tests.games.theocratia.table import Table, table
from tests.kit.reading import ids, parsed, with_class

ROOM = "demiurge.games.theocratia"
W = words_of(ROOM)
STYLED = re.compile(r"\sstyle=|<style|<script|\son[a-z]+=")
FIGURES = {"cosmo", "malus", "cards", "tiles", *(f"worship-{civ}" for civ in range(PLAYERS))}


# ---- positions
def positions(edition: str, players: int, seed: int, every: int = 9) -> Iterator[tuple[Theocracy, int]]:
    """The view of whoever is asked at some positions of a random game, from the first to the last."""
    play, random = Play(GAME.make({"edition": edition}), players, Chance(seed)), Random(seed)
    number = 0
    while not play.state.over():
        seat = play.state.waiting()[0]
        seen = view(play.state, seat)
        assert isinstance(seen, Theocracy)
        if number % every == 0:
            yield seen, seat
        number += 1
        assert play.answer(seat, random.choice(seen.answers(seat))) is None
    end = view(play.state, 0)
    assert isinstance(end, Theocracy)
    yield end, 0


def seen(t: Table, seat: int) -> Theocracy:
    found = view(t.s, seat)
    assert isinstance(found, Theocracy)
    return found


def pictures(s: Theocracy, seat: int, language: str = "en") -> list[str]:
    """All markup of the panels."""
    w = words_of(ROOM, language)
    found = [header.header(w, s), header.brief(w, s), dice_table.draw(w, s), civ_rows.draw(w, s), temples.draw(w, s)]
    found.append(hand.draw(w, s, seat))
    for number in range(s.seats):
        drawn = seats.seat(w, s, number)
        found += [drawn.emblem, drawn.sub, drawn.body]
    return found


def keys(markup: str, attribute: str) -> list[str]:
    return re.findall(rf'{attribute}="([^"]+)"', markup)


def words(markup: str) -> str:
    return " ".join("".join(parsed(markup).itertext()).split())


# ---- all of it
@pytest.mark.parametrize("language", languages(ROOM))
@pytest.mark.parametrize(("edition", "players"), [("final", 4), ("final", 2), ("early", 3)])
def test_markup_is_well_formed_and_names_nothing_twice(edition: str, players: int, language: str) -> None:
    for s, seat in positions(edition, players, 3, 17):
        for looker in (seat, SPECTATOR):
            drawn = pictures(s if looker == seat else spectated(s), looker, language)
            for markup in drawn:
                parsed(markup)
                assert not STYLED.search(markup)
            for found in (ids("".join(drawn)), keys("".join(drawn), "data-piece")):
                assert len(found) == len(set(found))
        for of in range(players):
            markup = closer.draw(words_of(ROOM, language), s, seat, of)
            parsed(markup)
            assert not STYLED.search(markup)
            assert not re.search(r"\s(id|data-piece)=", markup), "it is on the page already"


def spectated(s: Theocracy) -> Theocracy:
    found = view(s, SPECTATOR)
    assert isinstance(found, Theocracy)
    return found


def test_every_icon_that_is_used_exists() -> None:
    known = {*icons.ICONS, *kit_icons.ICONS}
    for edition, players in (("final", 4), ("early", 2)):
        for s, seat in positions(edition, players, 11, 23):
            s.hands[seat] = list(range(len(s.game.box.cards)))
            drawn = "".join(pictures(s, seat)) + closer.draw(W, s, seat, seat)
            assert set(re.findall(r'href="#i-([\w-]+)"', drawn)) <= known


@pytest.mark.parametrize("edition", ["final", "early"])
def test_every_tip_that_is_named_exists(edition: str) -> None:
    for s, seat in positions(edition, 4, 12, 31):
        s.hands[seat] = list(range(len(s.game.box.cards)))
        s.token = s.end_card = seat
        markup = "".join(pictures(s, seat)) + closer.draw(W, s, seat, seat)
        assert set(keys(markup, "data-tip")) <= set(PAINTER.speaking().tips(s.game))


def test_no_english_reaches_another_language() -> None:
    """Whole words of more than three letters that the English page has are not on the Russian one."""
    s = seen(table("final"), 0)
    s.hands[0] = [0, 8, 12, 20, 22]
    latin = re.compile(r"[A-Za-z]{4,}")
    for markup in [*pictures(s, 0, "ru"), closer.draw(words_of(ROOM, "ru"), s, 0, 0)]:
        notes = " ".join(one.get("data-note") or "" for one in parsed(markup).iter())
        assert not latin.findall(words(markup) + notes)


# ---- what nobody may see
def test_the_hands_of_others_are_not_in_the_markup() -> None:
    t = table("final")
    t.s.hands = [[0], [1], [2], [3]]
    first = [pictures(seen(t, 0), 0), closer.draw(W, seen(t, 0), 0, 1), pictures(seen(t, SPECTATOR), SPECTATOR)]
    t.s.deck.append(1)
    t.s.deck.remove(9)
    t.s.deck.sort()
    t.s.hands[1] = [9]
    second = [pictures(seen(t, 0), 0), closer.draw(W, seen(t, 0), 0, 1), pictures(seen(t, SPECTATOR), SPECTATOR)]
    assert first == second
    assert pictures(seen(t, 1), 1) != first[0]


def test_own_cards_are_shown_with_all_that_is_on_them_and_once_for_two_copies() -> None:
    t = table("early")
    ambush, crusade = 12, 14
    t.s.hands[0] = [ambush, ambush, crusade]
    markup = hand.draw(W, seen(t, 0), 0)
    assert [name for name in ids(markup) if name.startswith("card-")] == ["card-P13", "card-P15"]
    cards = with_class(markup, "th-card")
    text = ["".join(one.itertext()) for one in cards]
    assert "×2" in text[0]
    assert "×2" not in text[1]
    for one, index in zip(text, (ambush, crusade), strict=True):
        card = t.s.game.box.cards[index]
        assert card.title in one
        assert card.text in one
        assert one.startswith(str(card.cost))
        assert "with a 2" in one
    assert "card-" not in hand.draw(W, spectated(t.s), SPECTATOR)


@pytest.mark.parametrize(
    ("card", "when"),
    [(0, "any time"), (8, "die in hand"), (9, "die placed"), (12, "with a 2"), (20, "with a 4 or 5"), (22, "Holiday")],
)
def test_a_card_says_when_it_can_be_played(card: int, when: str) -> None:
    assert hand.moment_of(W, table("final").s.game.box.cards[card]) == when


def test_the_deck_is_counted_without_what_others_hold() -> None:
    t = table("final")
    t.s.hands[1] = [t.s.deck.pop(), t.s.deck.pop()]
    mine = with_class(hand.draw(W, seen(t, 0), 0), "th-deck")[0]
    assert "".join(mine.itertext()) == str(len(t.s.deck))
    assert seen(t, 0).hands[1] == [UNKNOWN] * 2


# ---- dice
def test_the_action_table_has_every_die_and_one_place_for_dice_that_are_alike() -> None:
    for s, _ in positions("final", 4, 5, 7):
        markup = dice_table.draw(W, s)
        takes = {
            f"die-{CIVS[i % PLAYERS]}-{i // PLAYERS + 1}": n for i, n in enumerate(s.table) if n
        }  # as in the text of the answer `take violet 3`
        groups = with_class(markup, "th-take")
        drawn = {
            one.get("id"): len([d for d in one.iter() if "th-die" in (d.get("class") or "").split()]) for one in groups
        }
        assert drawn == takes
        for one in groups:  # no gap in between through which a finger would reach the column
            ground = next(part for part in one.iter() if part.get("class") == "th-ground")
            assert float(ground.get("height") or 0) == 27 + dice_table.CELL * (drawn[one.get("id")] - 1)
        assert [name for name in ids(markup) if name.startswith("face-")] == [f"face-{n}" for n in range(1, FACES + 1)]


def test_dice_keep_their_names_from_the_table_into_a_row() -> None:
    t = table("final").turn("red", "violet 3")
    before = keys(dice_table.draw(W, t.s), "data-piece")
    t.do("red", "take violet 3")
    lifted = keys(dice_table.draw(W, t.s), "data-piece")
    assert sorted(lifted) == sorted(before)
    assert "th-held" in dice_table.draw(W, t.s)
    t.do("red", "place pink")
    table_now, rows = (keys(draw(W, t.s), "data-piece") for draw in (dice_table.draw, civ_rows.draw))
    assert sorted(table_now + rows) == sorted(before)
    assert "th-held" not in dice_table.draw(W, t.s)


def test_a_held_die_that_finds_its_column_full_lies_on_the_head() -> None:
    t = table("final").turn("red", "violet 3")
    t.do("red", "take violet 3")
    low = dice_table.draw(W, t.s)
    t.s.table[2 * PLAYERS : 3 * PLAYERS] = [1, 1, 1, 0]
    high = dice_table.draw(W, t.s)
    x, y = dice_table.middle(3, -1)
    assert f"translate({x:.1f} {y - 2:.1f})" in high
    assert f"translate({x:.1f} {y - 2:.1f})" not in low


@pytest.mark.parametrize("face", range(FACES + 1))
def test_a_die_shows_its_number_in_its_colour(face: int) -> None:
    markup = dice.die(2, face, 10, 20, 25, "th-ghost", "die-violet-30")
    assert len(with_class(markup, "th-pip")) == face
    assert len(with_class(markup, "civ-c2")) == len(with_class(markup, "th-ghost")) == 1
    assert keys(markup, "data-piece") == ["die-violet-30"]


# ---- civs
def test_rows_show_dice_bonuses_crystals_and_the_page_of_each_civ() -> None:
    for s, _ in positions("early", 3, 8, 11):
        for civ in range(PLAYERS):
            markup = civ_rows.row(W, civ_rows.civ_of(s, civ))
            lying = s.dice_in(civ)
            assert len(with_class(markup, "th-die")) == lying
            assert markup.count('data-tip="match-bonus"') == 3 - lying
            gems = {one.get("id"): "".join(one.itertext()) for one in with_class(markup, "th-gems")}
            area = s.area[civ * COLOURED : (civ + 1) * COLOURED]
            assert gems == {f"crystal-{CIVS[civ]}-{CRYSTALS[c]}": str(n) for c, n in enumerate(area) if n}
            book = with_class(markup, "th-book")[0]
            assert "".join(book.itertext()) == str(s.page[civ])
            on_page = sum(s.on_page[civ * ON_PAGE : (civ + 1) * ON_PAGE])
            assert len(with_class(markup, "th-filled")) == on_page
            assert len(with_class(markup, "th-slot")) == s.game.numbers.slots[s.page[civ]]


def test_rows_have_the_places_and_the_pictures_that_answers_need() -> None:
    markup = civ_rows.draw(W, table("final").s)
    for civ in CIVS:
        assert {f"civ-{civ}", f"row-{civ}-svg", f"holiday-{civ}"} <= set(ids(markup))
    assert markup.count(MARKS) == markup.count(GHOSTS) == PLAYERS


def test_a_holiday_says_its_size_and_fades_where_crystals_are_short() -> None:
    t = table("final")
    civ = 0
    for has, short in ((0, True), (9, False)):
        t.s.area[civ * COLOURED : (civ + 1) * COLOURED] = [0, 0, 0, 0, has, 0]
        place = with_class(civ_rows.row(W, civ_rows.civ_of(t.s, civ)), "th-holiday")[0]
        assert "".join(place.itertext()) == str(holidays.size(t.s, civ))
        assert ("th-short" in (place.get("class") or "")) == short


def test_the_garrison_has_empty_places_where_there_is_a_maximum() -> None:
    for edition, warriors, full, empty in (
        ("final", 2, 2, 3),
        ("early", 2, 2, 0),
        ("early", 0, 0, 1),
        ("early", 9, 1, 0),
    ):
        t = table(edition)
        t.s.garrison[1] = warriors
        markup = civ_rows.garrison(W, civ_rows.civ_of(t.s, 1))
        assert (markup.count("#i-warrior-1"), markup.count("th-vacant")) == (full, empty)
        assert ("9" in words(markup)) == (warriors == 9)


# ---- temples
def test_every_priest_stands_on_its_space_and_apart_from_the_others() -> None:
    for s, _ in positions("final", 4, 9, 13):
        for seat in range(s.seats):
            places = temples.priest_places(seat, [s.priest(seat, civ) for civ in range(PLAYERS)])
            assert len({(x, y) for x, y, _ in places}) == PLAYERS
            for civ, (x, _, _) in enumerate(places):
                half = temples.FIRST / 2 if s.priest(seat, civ) < 0 else temples.SPACE / 2
                assert abs(x - temples.middle(s.priest(seat, civ))) < half


def test_only_the_tiles_of_who_is_on_turn_can_be_claimed() -> None:
    t = table("final").turn("blue", "violet 3")
    t.s.marks[2], t.s.priests[8:12] = 0b110, [5, -1, 0, 0]
    markup = temples.draw(W, t.s)
    claims = {one.get("id"): one for one in with_class(markup, "th-claim") if one.get("id")}
    looks = {name: (one.get("class") or "").split()[-1] for name, one in claims.items()}
    assert looks == {"tile-low": "th-gone", "tile-middle": "th-open", "tile-high": "th-locked"}
    t.s.active = NOBODY
    assert "tile-" not in "".join(ids(temples.draw(W, t.s)))


def test_a_turned_malus_tracker_tells_the_whole_loss() -> None:
    t = table("final")
    t.s.malus[0] = 15
    markup = temples.draw(W, t.s)
    assert len(with_class(markup, "th-flipped")) == 1
    assert "−15" in words(markup)
    assert "loses 15 at the end: 13 for the turned tracker, and 2." in markup
    assert len(with_class(markup, "th-lost")) == 3  # 0, 1 and 2


def test_ghosts_stand_where_the_piece_will_stand() -> None:
    t = table("final")
    ghost = temples.ghost_priest(t.s, 1, 2, 4)
    t.s.priests[1 * PLAYERS + 2] = 4
    x, y, _ = temples.priest_places(1, t.s.priests[PLAYERS : 2 * PLAYERS])[2]
    assert f"translate({x:.1f} {y:.1f})" in ghost
    t.s.cosmo[1] = 7
    where = re.findall(r'cx="[\d.]+" cy="[\d.]+"', temples.ghost_cosmo(1, 7))
    assert where[0] in temples.draw(W, t.s)


# ---- tokens, end of the round
def test_tokens_that_are_gone_fade_and_several_are_counted() -> None:
    t = table("final")
    t.s.tokens[0], t.s.tokens[1] = 0, 2
    markup = hand.tokens(W, t.s)
    tokens = {one.get("id"): one for one in with_class(markup, "th-token")}
    assert list(tokens) == [f"token-{letter}" for letter in TOKENS]
    assert [name for name, one in tokens.items() if "th-gone" in (one.get("class") or "")] == ["token-a"]
    assert "".join(tokens["token-b"].itertext()) == "22"  # two cards, two tokens
    assert "".join(tokens["token-c"].itertext()) == "−3"


def test_the_end_of_the_round_names_the_holders() -> None:
    t = table("final")
    t.s.end_die, t.s.end_card, t.s.token = 2, NOBODY, NOBODY
    markup = hand.round_end(W, t.s)
    assert markup.count("th-vacant-seat") == 2
    assert "first" in ids(markup)
    t.s.end_card, t.s.token = 1, 3
    markup = hand.round_end(W, t.s)
    assert "Violet expands for Brown." in markup
    assert "White has the token and is first player next." in markup
    assert "th-vacant-seat" not in markup
    subs = [seats.sub(W, t.s, seat) for seat in range(4)]
    assert ["end-round" in sub for sub in subs] == [False, True, False, False]
    assert ["next-first" in sub for sub in subs] == [False, False, False, True]
    assert ["first-player" in sub for sub in subs] == [seat == t.s.first for seat in range(4)]


def test_the_reserve_is_counted() -> None:
    t = table("final")
    t.s.reserve[:] = [1, 2, 3, 4, 5, 0]
    assert words(hand.reserve(W, tuple(t.s.reserve))).endswith("123450")


# ---- header
def test_the_running_round_is_the_only_dark_block() -> None:
    for edition, players in (("final", 2), ("final", 3), ("early", 2), ("early", 4)):
        for s, _ in positions(edition, players, 2, 13):
            markup = header.header(W, s)
            now = with_class(markup, "th-now")
            assert len(now) == 1
            rounds = s.game.numbers.rounds[players]
            others = [one for one in with_class(markup, "th-round") if "th-now" not in (one.get("class") or "")]
            past = [one for one in others if "th-done" in (one.get("class") or "")]
            if s.over():
                assert "".join(now[0].itertext()) == "The end"
                assert len(past) == len(others) == rounds
            elif s.round:
                assert "".join(now[0].itertext()).startswith(f"Round {s.round}")
                name = s.game.box.round_cards[s.bonus_cards[s.round - 1]]
                assert now[0].get("data-tip") == f"round-{name}"
                assert (len(past), len(others)) == (s.round - 1, rounds - 1)
            else:
                assert "".join(now[0].itertext()).startswith("Setup")
                assert len(others) == rounds


def test_a_dot_for_every_turn_of_the_round() -> None:
    t = table("final").turn("red", "violet 3")
    taken = header.turns_done(t.s)
    assert len(with_class(header.header(W, t.s), "th-past")) == taken
    t.do("red", "take violet 3")
    assert len(with_class(header.header(W, t.s), "th-past")) == taken + 1


# ---- seats
@pytest.mark.parametrize(("edition", "players"), [("final", 4), ("early", 2)])
def test_figures_are_those_of_the_player(edition: str, players: int) -> None:
    for s, _ in positions(edition, players, 6, 15):
        for number in range(players):
            drawn = seats.seat(W, s, number)
            shown = dict(re.findall(r'data-figure="([\w-]+)"[^>]*>([^<]+)<', drawn.body))
            assert set(shown) == FIGURES
            assert shown["cosmo"] == str(s.cosmo[number])
            assert shown["malus"] == str(s.malus[number])
            assert shown["cards"] == str(len(s.hands[number]))
            assert shown["tiles"] == str(s.starting[number] + s.extra[number])
            for civ in range(PLAYERS):
                assert shown[f"worship-{civ}"] == seats.space_text(s.priest(number, civ))
            assert drawn.score == s.score(number)
        assert sorted(seats.order(s)) == list(range(players))
        assert seats.order(s)[0] == s.first


def test_the_priest_that_does_not_count_is_struck() -> None:
    t = table("final")
    t.s.page = [3, 2, 1, 4]
    t.s.priests[:4] = [4, 2, 6, 6]
    body = seats.worship(W, t.s, 0)
    worth = ["".join(one.itertext()) for one in with_class(body, "th-pr")]
    assert worth == ["46", "22", "63", "612"]  # the space, then what it is worth
    struck = ["".join(one.itertext()) for one in with_class(body, "th-far")]
    assert struck == ["63"]  # of two that are farthest, the one that costs less


def test_a_closer_look_adds_up() -> None:
    for s, seat in positions("early", 4, 4, 19):
        for of in range(4):
            rows = parsed(closer.draw(W, s, seat, of)).findall(".//tr")[1:]
            points = [int("".join(row[-1].itertext()).replace("−", "-")) for row in rows]
            counted = [n for row, n in zip(rows, points, strict=True) if row.get("class") != "th-struck"]
            assert len(counted) == len(points) - 1
            assert sum(counted[:-1]) == counted[-1] == s.score(of)


def test_a_closer_look_shows_cards_to_their_player_only() -> None:
    t = table("final")
    t.s.hands[0], t.s.hands[1] = [0], [14]
    mine, other = closer.draw(W, seen(t, 0), 0, 0), closer.draw(W, seen(t, 0), 0, 1)
    assert "Stellar Tide" in mine
    assert "Crusade" not in mine + other
    assert "1 power card in hand." in other


def test_text_from_components_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("final")
    t.s.hands[0] = [12]
    monkeypatch.setattr(t.s.game.box.cards[12], "title", "<b>Ambush & co")
    markup = hand.draw(W, seen(t, 0), 0)
    assert "&lt;b&gt;Ambush &amp; co" in markup
    parsed(markup)


def test_there_is_no_end_card_before_the_first_dice() -> None:
    t = table("final")
    t.s.end_die = NONE
    assert "th-end-card" not in hand.round_end(W, t.s)
