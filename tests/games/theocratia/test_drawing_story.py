"""The game told in lines: nothing is left out, every point is in a chip, nothing hidden is told. And the tips."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.drawing import PAINTER
from demiurge.games.theocratia.drawing.tips import house
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocratia
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import rulebook_of
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kit.icons import ICONS
from demiurge.kit.markup import sentence
from demiurge.kit.saying import said
from demiurge.kit.scene import Heard
from tests.games.theocratia.table import BOTH, Table, base, ended, fresh, table
from tests.kit.reading import silent, texts, told

drawing = PAINTER.speaking()
ENGLISH = drawing.words
RULES = rulebook_of("demiurge.games.theocratia", "theocratia")
KNOWN_ICONS = {**ICONS, **PAINTER.icons}


# ---- helpers
def played(edition: str, seats: int, seed: int) -> Play:
    play, rng = Play(GAME.make({"edition": edition}), seats, Chance(seed)), Random(seed)
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        legal = play.state.answers(seat)
        busy = [action for action in legal if action not in (actions.REST, actions.END_TURN)]
        assert play.answer(seat, rng.choice(busy or legal)) is None
    return play


def last(t: Table, player: str, *texts: str) -> list[Heard]:
    """What the last of these answers did, as its player reads it."""
    t.do(player, *texts)
    return told(t.play, t.seat(player))[-1]


def amounts(one: Heard) -> dict[str, int]:
    return {chip.icon: chip.amount for chip in one.chips}


# ---- whole games
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("edition", "seats"), [("final", 2), ("final", 3), ("final", 4), ("early", 3), ("early", 4)])
def test_every_game_is_told(edition: str, seats: int, seed: int) -> None:
    play = played(edition, seats, seed)
    assert isinstance(play.game, Theocratia)
    board = drawing.scene(view(play.state, SPECTATOR), SPECTATOR)
    there = set(re.findall(r'\sid="([^"]+)"', board.board + "".join(panel.body for panel in board.panels)))
    lines = told(play, seed % seats)
    assert all(lines), "an answer of which nothing is told"
    for one in (one for line in lines for one in line):
        sentence(one.text, board.seats)
        assert set(re.findall(r":([A-Za-z][\w-]*):", one.text)) <= set(KNOWN_ICONS)
        assert all(int(seat) < seats for seat in re.findall(r"\{(\d+)\}", one.text)), one.text
        assert "{-" not in one.text
        assert set(one.places) <= there, one.places
        assert {chip.icon for chip in one.chips} <= set(KNOWN_ICONS)
        assert all(chip.amount and chip.words for chip in one.chips)
        assert one.kind or one.text.endswith(".")
        assert "  " not in one.text
    periods = [one.period for line in lines for one in line if one.kind == "period"]
    assert periods == [str(n + 1) for n in range(play.game.numbers.rounds[seats])]
    assert lines[-1][-1].kind == "end"
    assert silent(play) == []
    assert [one.kind for line in lines for one in line].count("end") == 1


@pytest.mark.parametrize("edition", BOTH)
def test_the_points_that_are_told_are_the_score(edition: str) -> None:
    for seed in range(6):
        play = played(edition, 2 + seed % 3, seed)
        scored = [0] * play.state.seats
        for line in told(play, SPECTATOR):
            for one in line:
                scored[one.seat] += sum(chip.amount for chip in one.chips if chip.icon == "vp")
        assert scored == play.state.scores()


@pytest.mark.parametrize("edition", BOTH)
def test_every_change_of_a_seat_is_in_a_chip(edition: str) -> None:
    """Cosmo, malus and worship that the chips tell add up to what everybody has in the end."""
    play = played(edition, 4, 5)
    state = play.state
    numbers = play.game.numbers  # type: ignore[attr-defined]
    sums: dict[tuple[int, str], int] = {}
    for line in told(play, SPECTATOR):
        for one in line:
            for chip in one.chips:
                sums[one.seat, chip.icon] = sums.get((one.seat, chip.icon), 0) + chip.amount
    for seat in range(4):
        begun = numbers.start_cosmo[4]
        cosmo = state.cosmo[seat] - sums.get((seat, "cosmo"), 0)  # type: ignore[attr-defined]
        assert cosmo in begun
        assert sums.get((seat, "malus"), 0) == state.malus[seat]  # type: ignore[attr-defined]
        for civ in range(4):
            assert sums.get((seat, f"worship-{civ}"), 0) == state.priest(seat, civ) + 1  # type: ignore[attr-defined]


# ---- lines
def test_a_turn_in_lines() -> None:
    t = base().warriors("violet", 2).turn("red", "violet 2")
    assert texts(last(t, "red", "take violet 2")) == ["{0} takes the violet 2."]
    (line,) = last(t, "red", "place violet")
    assert (line.text, amounts(line), line.places) == (
        "{0} places the violet 2 with Violet.", {"cosmo": 2}, ["civ-violet"],
    )  # fmt: skip
    line = last(t, "red", "attack E2")[0]
    assert line.text.startswith("{0} sends Violet to war against the monster on E2. The card is ")
    assert amounts(line) == {"card": 1}
    assert line.places == ["hex-E2"]
    end = last(t, "red", "end turn")
    assert (texts(end)[0], amounts(end[0]), end[0].kind) == ("{0} ends the turn.", {"worship-2": 1}, "")
    t.hand("blue", "P03").turn("blue", "pink 1").do("blue", "take pink 1", "place pink", "lead")
    end = last(t, "blue", "end turn")
    assert (texts(end)[0], end[0].kind) == ("{2} ends the turn.", "step"), "a turn that tells of more need not say it"


def test_others_gain_in_lines_of_their_own() -> None:
    t = (
        base()
        .warriors("turquoise", 2)
        .put("magenta", "house", "D2", "brown")
        .put("turquoise", "barrack", "D4", "white")
    )
    t.turn("red", "violet 2").do("red", "take violet 2", "place turquoise")
    lines = last(t, "red", "attack D2")
    assert texts(lines) == [
        "{0} sends Turquoise to war against the magenta house on D2.", "{1} gains worship.", "{3} gains worship.",
    ]  # fmt: skip
    assert [amounts(line) for line in lines] == [{"worship-1": 1}, {"worship-0": 1}, {"worship-1": 1}]
    assert [line.seat for line in lines] == [0, 1, 3]


def test_a_house_on_converted_ground_is_one_sentence() -> None:
    t = base().give("red", extra=1).turn("red", "pink 3").do("red", "take pink 3", "place magenta")
    assert texts(last(t, "red", "expand D3 with tile")) == ["{0} converts D3 and builds a magenta house there."]


def test_a_factory_tells_what_is_produced() -> None:
    t = base().put("violet", "house", "F6", "red").put("violet", "factory", "F7", "blue")
    t.turn("red", "pink 4").do("red", "take pink 4", "place violet")
    line = last(t, "red", "factory F6")[0]
    assert line.text == "{0} raises the house on F6 to a violet factory."
    assert amounts(line) == {"crystal-red": 1, "crystal-blue": 1}


def test_a_discarded_card_and_the_placing_are_one_line() -> None:
    t = base().hand("red", "P01").turn("red", "pink 2").do("red", "take pink 2")
    line = last(t, "red", "place violet matched")[0]
    assert line.text.startswith("{0} discards Stellar Tide; places the pink 2 with Violet, as if it matched;")


def test_a_pyramid_and_its_page() -> None:
    t = base().put("violet", "factory", "F6", "red").put("violet", "house", "F7 G6", "brown")
    t.turn("red", "pink 4").do("red", "take pink 4", "place violet")
    assert texts(last(t, "red", "pyramid F6")) == ["{0} plans a pyramid on F6."]
    lines = last(t, "red", "group F7")
    assert lines[0].text == (
        "{0} builds a violet pyramid on F6; what stood on F7 and G6 is gone. Violet turns to page 1."
    )
    assert amounts(lines[0]) == {"worship-2": 1}
    assert [(line.seat, amounts(line)) for line in lines[1:]] == [(1, {"worship-2": 2})]
    assert texts(last(t, "red", "token a")) == ["{0} takes a pyramid token: 5 cosmo."]


def test_a_holiday_is_declared_paid_and_celebrated() -> None:
    t = base().area("violet", brown=1, black=1).give("red", cosmo=1).hand("red", "P01")
    t.turn("red", "violet 4").do("red", "take violet 4", "place violet")
    assert texts(last(t, "red", "holiday")) == ["{0} declares a Holiday for Violet, size 1."]
    assert texts(last(t, "red", "spend black")) == ["{0} spends a black crystal."]
    line = last(t, "red", "go on")[0]
    assert line.text == "{0} goes through with it."
    assert amounts(line) == {"cosmo": -1, "malus": 1, "worship-2": 1}
    assert next(chip for chip in line.chips if chip.icon == "malus").harm


def test_answers_that_no_event_tells() -> None:
    t = base().hand("red", "P06").area("violet", black=1).turn("red", "pink 3")
    t.do("red", "play P06")
    assert texts(last(t, "red", "choose violet")) == ["{0} chooses Violet."]
    assert texts(last(t, "red", "return 0"))[0] == "{0} lets the black crystals lie."


def test_setting_up_and_the_first_round() -> None:
    t = fresh()
    opening = told(t.play, SPECTATOR)[0]
    assert texts(opening) == ["The island is set up, and everybody has a power card. {0} goes first."]
    for player, civ in (("white", "pink"), ("blue", "violet"), ("brown", "turquoise"), ("red", "magenta")):
        if t.s.round == 0:
            t.do(player, f"choose {civ}")
    kinds = [(one.kind, one.period) for line in told(t.play, SPECTATOR) for one in line]
    assert ("period", "1") in kinds
    assert "{3} founds Pink on" in told(t.play, SPECTATOR)[1][0].text


def test_the_development_phase_is_told_by_what_is_built() -> None:
    play = played("final", 4, 2)
    everything = [one for line in told(play, SPECTATOR) for one in line]
    alone = [one.text for one in everything if one.seat == SPECTATOR and not one.kind]
    assert any(re.fullmatch(r"\w+ builds a house on [A-I]\d\.", text) for text in alone)
    assert any("celebrates a Holiday of its own." in text for text in alone)


def test_the_end_says_what_was_scored_for() -> None:
    t = base().page("magenta", 3).page("violet", 2).give("red", cosmo=4, malus=5)
    ended(t.priests("red", magenta=6, violet=4, pink=7)).finish()
    events = [event for event in t.play.journal.events if event.seat == 0 and event.kind in ("points", "final")]
    lines = said(ENGLISH, drawing.story(t.play.game, 0, actions.DROP.of(0), events))
    assert lines[0].text == "{0} scores 2 for cosmo, 9 for Magenta and 4 for Violet and loses 5 by malus."
    assert amounts(lines[0]) == {"vp": 10}
    assert (lines[-1].kind, lines[-1].text) == ("end", "The game is over.")


# ---- what is hidden
@pytest.mark.parametrize("edition", BOTH)
def test_drawn_cards_are_told_to_their_player_only(edition: str) -> None:
    play = played(edition, 3, 1)
    titles = [card.title for card in play.game.box.cards]  # type: ignore[attr-defined]
    drawn = [event for event in play.journal.events if event.kind == "card"]
    me = max(range(3), key=lambda seat: [event.seat for event in drawn].count(seat))
    mine = [event for event in drawn if event.seat == me]
    own = [one.text for line in told(play, me) for one in line if re.search(r"The card is|begins with", one.text)]
    assert len(mine) > 1
    assert sum(text.count("The card is") + text.count("begins with") for text in own) == len(mine)
    assert any(title in own[0] for title in titles)
    for line in told(play, SPECTATOR):
        assert not [one.text for one in line if re.search(r"The card is|begins with", one.text)]


def test_two_games_that_differ_in_a_secret_read_the_same() -> None:
    one, two = (table().hand("brown", cards) for cards in ("P01 P13", "P21 P23"))
    for t in (one, two):
        t.hand("red", "P04").turn("red", "violet 2", "pink 4").do("red", "take violet 2", "place violet", "attack E2")
    start = len(one.play.record.lines) - 3
    for looker in (2, SPECTATOR):
        assert told(one.play, looker)[start:] == told(two.play, looker)[start:]


# ---- tips
@pytest.mark.parametrize("edition", BOTH)
def test_tips_cite_clauses_that_exist_and_hold(edition: str) -> None:
    found = drawing.tips(GAME.make({"edition": edition}))
    other = "early" if edition == "final" else "final"
    for key, tip in found.items():
        assert tip.title, key
        assert tip.text.endswith("."), key
        assert tip.clauses, key
        assert all(clause in RULES for clause in tip.clauses), key
        held = [clause.marks for clause in RULES if clause.id in tip.clauses]
        assert not any(other in marks for marks in held), key


@pytest.mark.parametrize("edition", BOTH)
def test_everything_that_is_hovered_has_a_tip(edition: str) -> None:
    play = Play(GAME.make({"edition": edition}), 4, Chance(3))
    rng, tips = Random(3), drawing.tips(play.game)
    while not play.state.over():
        seat = play.state.waiting()[0]
        if rng.random() < 0.1:
            scene = drawing.scene(view(play.state, seat), seat)
            parts = [scene.header, scene.brief, scene.board, *(panel.body for panel in scene.panels)]
            parts += [part for one in scene.seats for part in (one.sub, one.body)]
            parts.append(drawing.detail(view(play.state, seat), seat, 0))
            used = set(re.findall(r'data-tip="([^"]+)"', "".join(parts)))
            assert used <= set(tips), used - set(tips)
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None


def test_tips_follow_the_numbers_of_the_table() -> None:
    final, early = (drawing.tips(GAME.make({"edition": edition})) for edition in BOTH)
    assert "At most 26." in final["malus"].text
    assert "At most 13." in early["malus"].text
    assert "At most 5." in final["garrison"].text
    assert "At most" not in early["garrison"].text
    assert final["card-P15"].text.endswith("Costs 2 cosmo. When: action 2; action resolved.")


def test_the_house_components_are_named() -> None:
    game = GAME.make()
    assert isinstance(game, Theocratia)
    found = house(ENGLISH, game)
    assert len(found) == 6
    assert found[-2:] == [
        "How many copies there are of each pyramid token: printed is only that they are 13.",
        "What 24 power cards do, and how many copies there are: designs of this project.",
    ]


def test_what_a_table_has_changed_is_named(tmp_path: Path) -> None:
    entry = {"origin": "house", "monster": 2, "house": 2, "factory": 3, "barrack": 3}
    (tmp_path / "tables.json").write_text(json.dumps({"war": entry}))
    game = GAME.make({}, str(tmp_path))
    assert isinstance(game, Theocratia)
    assert house(ENGLISH, game)[-1] == "war: from this table's own components."
