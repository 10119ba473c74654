"""The game told, and what every component says of itself: nothing is left out, every point is in a chip, no secret."""

from __future__ import annotations

import re

import pytest

from demiurge.games.nova_era import rounds, scoring
from demiurge.games.nova_era.actions import TAKE
from demiurge.games.nova_era.drawing import PAINTER
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.reading import load_box
from demiurge.games.nova_era.state import NovaEra
from demiurge.games.nova_era.vocabulary import GREEN
from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.clauses import rulebook_of
from demiurge.kernel.game import View
from demiurge.kernel.journal import Event
from demiurge.kit import icons
from demiurge.kit.saying import said
from demiurge.kit.scene import Heard
from tests.games.nova_era.table import BOX, IDS, Table, table
from tests.games.nova_era.walks import TABLES, asked, random_game, seen
from tests.kit.reading import chips, pictures, silent, texts, tip_keys, told

drawing = PAINTER.speaking()
KNOWN_ICONS = {*drawing.ICONS, *icons.ICONS}
RULES = rulebook_of("demiurge.games.nova_era", "nova-era")
PLACE = re.compile(r"(zone|card|person|color|track)-[a-z0-9-]+")


def last(t: Table) -> list[Heard]:
    return told(t.play, SPECTATOR)[-1]


# ---- in any game
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_are_told(seats: int, options: dict[str, str], seed: int) -> None:
    *_, play = random_game(seats, options, seed)
    points, periods = [0] * seats, []
    lines = [line for lines in told(play, 0) for line in lines]
    for line in lines:
        check(line, seats)
        points = [n + sum(chip.amount for chip in line.chips if chip.icon == "vp" and line.seat == seat)
                  for seat, n in enumerate(points)]  # fmt: skip
        periods += [line.period] if line.kind == "period" else []
    assert points == play.state.scores(), "a point is in no chip, or in two"
    eras = ["I", "II"] if options else ["I", "II", "III"]
    assert periods == [f"{era}.{number}" for era in eras for number in (1, 2, 3)]
    assert lines[-1].kind == "end"
    assert silent(play) == []


def check(line: Heard, seats: int) -> None:
    assert set(re.findall(r":([A-Za-z]\w*):", line.text)) <= KNOWN_ICONS
    assert all(int(seat) < seats for seat in re.findall(r"\{(\d+)\}", line.text))
    assert {chip.icon for chip in line.chips} <= KNOWN_ICONS
    assert all(chip.amount and chip.words for chip in line.chips)
    assert all(PLACE.fullmatch(place) for place in line.places), line.places
    assert line.kind == "period" or line.text.endswith(".")
    assert "  " not in line.text
    assert " ." not in line.text
    assert "nothing" not in line.text, "a list of no phrases"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_resources_that_are_told_add_up(seats: int, options: dict[str, str]) -> None:
    """Seen from seat 0, whose losses to thieves are told of the thief."""
    *_, play = random_game(seats, options, 12)
    state = play.state
    for color, name in enumerate(("green", "red", "yellow", "blue")):
        stolen = sum(event.data[:2] == [0, color] for event in play.journal.events if event.kind == "stole")
        sums = sum(n for lines in told(play, 0) for line in lines if line.seat == 0 for icon, n in chips(line)
                   if icon == name)  # fmt: skip
        assert state.players[0].resources[color] == 1 + sums - stolen  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hands_are_told_to_their_owners_only(seats: int, options: dict[str, str]) -> None:
    *_, play = random_game(seats, options, 1)
    for seat in (*range(seats), SPECTATOR):
        opening = texts(told(play, seat)[0])
        dealt = [text for text in opening if "in hand" in text]
        assert dealt == [text for text in dealt if text.startswith(f"{{{seat}}} starts with ")]
        assert len(dealt) == (0 if seat == SPECTATOR else 1)


def test_two_games_that_differ_in_a_secret_read_the_same_to_others() -> None:
    """The same game with other Starting cards for seat 1, who does nothing with them."""
    made = []
    for cards in (("foraging", "hunting"), ("cave-painting", "shell-money")):
        t = table(2).hold(1, *cards).show("archery").turn(0, "red 6", "green 1")
        t.do(0, "spend red 6", "develop archery")
        made.append(t)
    assert told(made[0].play, 0)[1:] == told(made[1].play, 0)[1:]
    scenes = [drawing.scene(View(seen(t.play, 0)), 0) for t in made]
    assert scenes[0] == scenes[1]


# ---- sentences
def test_a_purchase_is_told_with_its_price() -> None:
    t = table(2).show("irrigation").give(0, 1, 0, 0, 0).turn(0, "green 3", "black 2")
    t.do(0, "spend green 3")
    assert [(one.text, one.kind) for one in last(t)] == [("{0} spends the green 3.", "step")], "no deed yet"
    (line,) = last(t.do(0, "develop irrigation"))
    assert line.text == "{0} develops Irrigation with the green 3."
    assert chips(line) == [("green", -1)]
    assert line.places == ["card-irrigation"]


def test_what_a_card_brings_at_once_is_in_the_same_line() -> None:
    t = table(2).present("sun-tzu").give(0, unrest=4).turn(0, "black 5", "green 6").do(0, "spend black 5")
    (line,) = last(t.do(0, "enlist sun-tzu"))
    assert line.text == "{0} enlists Sun Tzu with the black 5."
    assert chips(line) == [("red", 2), ("unrest", -2)]


def test_an_upgrade_scores_and_a_rival_loses() -> None:
    t = table(2, era=2).own(0, "archery").show("crossbows").give(0, 0, 9, 0, 0).turn(0, "red 2", "black 4")
    lines = last(t.do(0, "spend red 2", "develop crossbows"))
    assert texts(lines) == ["{0} develops Crossbows with the red 2 and makes Archery Obsolete."]
    assert ("vp", 2) in chips(lines[0])
    assert lines[0].chips[-1].words == "2 VP (upgrades and Crossbows)"
    t = table(2, era=2).own(1, "archery").show("crossbows").give(0, 0, 9, 0, 0).turn(0, "red 2", "black 4")
    lines = last(t.do(0, "spend red 2", "develop crossbows"))
    assert texts(lines) == [
        "{0} develops Crossbows with the red 2 and makes Archery Obsolete.",
        "{1} loses Archery to the Past.",
    ]
    assert ("vp", 1) in chips(lines[0])


def test_an_ability_and_what_it_does() -> None:
    t = table(2).own(0, "julius-caesar").turn(0, "red 2", "red 6", "black 1")
    t.do(0, "use julius-caesar")
    assert texts(last(t)) == ["{0} uses Julius Caesar."]
    assert texts(last(t.do(0, "turn red 2 to 5"))) == ["{0} turns the red 2 to 5."]


def test_a_resource_of_choice_names_its_card() -> None:
    t = table(2).show("blacksmithing").give(0, 3, 0, 0, 0).turn(0, "green 3", "black 2")
    t.do(0, "spend green 3", "develop blacksmithing")
    (line,) = last(t.do(0, "take red"))
    assert (line.text, chips(line)) == ("{0} takes what Blacksmithing brings.", [("red", 1)])


def test_calming_is_told_even_where_there_is_nothing_to_calm() -> None:
    t = table(2).turn(0, "black 3", "black 2").do(0, "spend black 2")
    (line,) = last(t.do(0, "reduce unrest"))
    assert (line.text, chips(line)) == ("{0} calms the people.", [])


def test_a_civil_war_is_told_from_its_outbreak_to_its_end() -> None:
    t = table(2).own(0, "archery", "city-walls", "irrigation").present("sun-tzu").give(0, unrest=8)
    t.turn(0, "green 3", "red 2").do(0, "spend green 3")
    (line,) = last(t.do(0, "enlist sun-tzu"))
    assert line.text == "{0} enlists Sun Tzu with the green 3, falls into Civil War and damages Irrigation."
    assert chips(line)[:1] == [("unrest", 2)]
    lines = last(t.do(0, "damage archery"))
    assert texts(lines)[0].startswith("{0} damages Archery and is at peace again")


def test_a_round_from_its_heading_to_production() -> None:
    t = table(2).own(0, "irrigation").tracks(blue=10).own(1, "theater").give(1, unrest=5)
    t.run(rounds.Round())
    while t.s.round == 0:
        seat = t.s.waiting()[0]
        t.play.answer(seat, t.s.answers(seat)[0])
    found = [line for lines in told(t.play, SPECTATOR) for line in lines]
    everything = texts(found)
    assert any(text.startswith("{0} takes zone 1 (") for text in everything)
    assert any(text.startswith("The dice that are left move ") for text in everything)
    assert "Regression strikes." in everything
    assert "{0} puts Irrigation into the Past." in everything
    assert [line.text for line in found if line.period == "I.2"] == ["Era I, round 2"]
    assert "{1} rolls the dice." in everything


def test_a_scoring_is_one_line_for_each() -> None:
    t = table(2).own(0, "irrigation", "aristotle", "mysticism", "warfare").own(1, "city-walls")
    t.run(scoring.Scoring())
    lines = said(drawing.words, drawing.story(t.s.game, SPECTATOR, -1, t.play.journal.events))
    found = [line for line in lines if " scores " in line.text]
    assert texts(found) == [
        "{0} scores 3 for what it has, 2 for majorities and 1 for Objectives.",
        "{1} scores 1 for what it has.",
    ]
    assert [chips(line) for line in found] == [[("vp", 6)], [("vp", 1)]]
    following = texts(lines)[texts(lines).index(found[-1].text) :]
    assert following[1] == "Era II begins."
    assert "{0} evolves Irrigation into Terraced Farming and Mysticism into Theology." in following
    assert "{0} says farewell to Aristotle." in following


def test_the_end_names_the_winner() -> None:
    t = table(2, era=3).give(0, 9, 9, 9, 9, vp=3).run(scoring.EndOfGame())
    lines = said(drawing.words, drawing.story(t.s.game, SPECTATOR, -1, t.play.journal.events))
    assert texts(lines)[-2:] == ["{0} scores 3 for resources.", "The game is over: {0} wins."]
    assert lines[-1].kind == "end"


def happened(seat: int, action: int, *events: Event) -> list[str]:
    return texts(said(drawing.words, drawing.story(game(), seat, action, events)))


def test_what_cards_do_is_not_told_in_the_line_of_a_deed() -> None:
    back, given_up = Event("track", 0, [GREEN, 4, 3], -1), Event("returned", 0, [0], -1)
    apart = ["{0} moves Riots back to 3.", "{0} gives up the green 1, the other dice lose 1."]
    assert happened(0, -1, back, given_up) == apart
    assert happened(0, -1, given_up, back) == apart[::-1]


def test_only_the_first_resource_after_a_choice_was_chosen() -> None:
    one, other = (Event("gained", 0, [GREEN, 1, IDS[name]], -1) for name in ("irrigation", "taxation"))
    assert happened(0, TAKE.of(GREEN), one, other) == ["{0} takes what Irrigation brings.", "{0} produces."]


# ---- tips
def game() -> NovaEra:
    made = GAME.make()
    assert isinstance(made, NovaEra)
    return made


def test_tips_are_whole_and_cite_clauses_that_exist() -> None:
    for key, tip in drawing.tips(game()).items():
        assert tip.title, key
        assert tip.text.endswith("."), key
        assert "  " not in tip.text
        assert tip.clauses, key
        assert all(clause in RULES for clause in tip.clauses), (key, tip.clauses)
        assert len(set(tip.clauses)) == len(tip.clauses)


def test_every_card_has_a_tip_with_its_whole_effect() -> None:
    found = drawing.tips(game())
    for card in BOX.cards:
        tip = found[f"{'card' if card.kind < 2 else 'person'}-{card.id}"]
        assert tip.title == card.name
        assert {effect.clause for effect in card.effects} <= set(tip.clauses)


def test_what_a_card_says() -> None:
    found = drawing.tips(game())
    assert found["card-irrigation"].text == (
        "Technology of Era I, 4 Welfare. Production: gain 1 Welfare. Made Obsolete by Terraced Farming. "
        "In play at the end of Era I it brings Terraced Farming into the hand. "
        "In part from the rulebook, else of our own design."
    )
    assert found["card-banking"].text.startswith("Technology of Era II")
    assert "Makes Barter Obsolete." in found["card-banking"].text
    assert "Of this project's own design." in found["card-foraging"].text
    assert found["card-fishing"].text.endswith("Named by us, in part from the rulebook.")
    assert "NE-14.5" in found["card-philosophy"].clauses  # it pays only one
    assert "NE-14.5" not in found["card-cave-painting"].clauses
    assert found["card-foraging"].text.startswith("Starting Technology, 2 Welfare. Instant: gain 3 Welfare.")
    assert found["card-urban-development"].text.startswith("Territory of Era II, needs 1 Welfare and 2 Military.")
    assert found["person-sun-tzu"].text.startswith("Personality of Era I, cost 3.")
    assert "NE-11.17" in found["card-blacksmithing"].clauses


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_key_in_a_picture_has_its_tip(seats: int, options: dict[str, str]) -> None:
    known = set(drawing.tips(game()))
    for at, play in enumerate(random_game(seats, options, 2)):
        if at % 29 and not play.state.over():
            continue
        for seat in (max(asked(play), 0), SPECTATOR):
            seat_view = seen(play, seat)
            for markup in pictures(drawing.scene(View(seat_view), seat)):
                assert tip_keys(markup) <= known
            for of in range(seats):
                assert tip_keys(drawing.detail(View(seat_view), seat, of)) <= known


def test_numbers_come_from_the_components(monkeypatch: pytest.MonkeyPatch) -> None:
    made = game()
    monkeypatch.setattr(made.box, "pick_limit", 12)
    monkeypatch.setattr(made.box, "disaster_last", 9)
    assert "more than 12" in drawing.tips(made)["zone"].text
    assert "On 9 it strikes" in drawing.tips(made)["track-green"].text


# ---- whose design
def test_house_counts_what_is_our_own() -> None:
    lines = drawing.house(game())
    own = sum(card.origin == "house" for card in load_box().cards)
    counts = [int(line.split(" of ")[0]) for line in lines[:3]]
    assert sum(counts) == own
    assert lines[2].endswith("50 Personalities are of this project's own design.")
    assert "Irrigation" in lines[3]
    assert "the last space of the Unrest track" in lines[4]
    assert "what everybody starts with" not in lines[4], "the rulebook says it"
