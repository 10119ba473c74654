"""The answers of the drawing: all that is legal, once; gestures that can be given; what they foretell comes true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from demiurge.games.theocratia import actions, turns
from demiurge.games.theocratia.drawing import PAINTER
from demiurge.games.theocratia.drawing.gestures import Gesture, gestures
from demiurge.games.theocratia.drawing.trial import Trial, Trials
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import rulebook_of
from demiurge.kernel.game import View, digest, view
from demiurge.kernel.play import Play
from demiurge.kernel.speech import words_of
from demiurge.kit.icons import ICONS
from demiurge.kit.markup import chips as drawn_chips
from demiurge.kit.scene import Answer
from tests.games.theocratia.table import BOTH, Table, base, fresh, table
from tests.kit.reading import listed, pictures, places

ENGLISH = words_of("demiurge.games.theocratia")
RULES = rulebook_of("demiurge.games.theocratia", "theocratia")
TABLES = [("final", 2), ("final", 3), ("final", 4), ("early", 2), ("early", 4)]
KNOWN_ICONS = {**ICONS, **PAINTER.icons}
drawing = PAINTER.speaking()


# ---- helpers
def walk(edition: str, seats: int, seed: int) -> Iterator[tuple[Play, View, int]]:
    """A random game, position by position, as whoever is asked sees it. Dice are placed and used more often than
    laid aside, so that the island fills."""
    play, rng = Play(GAME.make({"edition": edition}), seats, Chance(seed)), Random(seed)
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        yield play, view(play.state, seat), seat
        legal = play.state.answers(seat)
        busy = [action for action in legal if action not in (actions.REST, actions.END_TURN, actions.DECLINE)]
        assert play.answer(seat, rng.choice(busy or legal)) is None


def seen_by(t: Table, player: str) -> View:
    return view(t.s, t.seat(player))


def rows(t: Table, player: str) -> dict[str, Answer]:
    """Answers by name; a gesture in preference to the plain answer of the same name."""
    found: dict[str, Answer] = {}
    for answer in listed(drawing.answers(seen_by(t, player), t.seat(player))):
        if answer.name not in found or answer.then:
            found[answer.name] = answer
    return found


def keys(t: Table, player: str) -> list[str]:
    return [group.key for group in drawing.answers(seen_by(t, player), t.seat(player))]


def amounts(answer: Answer) -> dict[str, int]:
    return {chip.icon: chip.amount for chip in answer.chips}


def said(t: Table, answer: Answer) -> list[str]:
    return [t.play.game.space.format(action) for action in answer.said]


# ---- what is listed
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_answer_is_listed_once_and_its_places_are_there(edition: str, seats: int) -> None:
    for at, (play, seen, seat) in enumerate(walk(edition, seats, 3)):
        groups = drawing.answers(seen, seat)
        plain = [answer.action for answer in listed(groups) if not answer.refusal and not answer.then]
        assert sorted(plain) == sorted(play.state.answers(seat))
        assert len({answer.said for answer in listed(groups)}) == len(listed(groups))
        assert len({group.key for group in groups}) == len(groups)
        assert all(group.title and group.answers for group in groups)
        for answer in listed(groups):
            if not answer.then:
                assert answer.refusal == (play.state.refuse(seat, answer.action) or "")
            assert answer.refusal == "" or answer.refusal in RULES
            assert bool(answer.lacks) <= bool(answer.refusal)
            assert answer.light == (answer.action in actions.TAKE and not answer.refusal)
        if at % 4 == 0:
            there = places(drawing.scene(seen, seat))
            for answer in listed(groups):
                missing = {*answer.places, *answer.ghosts, *answer.marks} - there
                assert not missing, (answer.name, missing)


@pytest.mark.parametrize(("edition", "seats"), [("final", 4), ("early", 3)])
def test_markup_is_well_formed_and_without_style(edition: str, seats: int) -> None:
    for at, (_, seen, seat) in enumerate(walk(edition, seats, 5)):
        if at % 6:
            continue
        there = places(drawing.scene(seen, seat))
        for group in drawing.answers(seen, seat):
            parts = [group.icon]
            for answer in group.answers:
                parts += [answer.label, drawn_chips(answer.chips), *answer.marks.values(), *answer.ghosts.values()]
                assert "<" not in answer.name + answer.note
                assert {chip.icon for chip in answer.chips} <= set(KNOWN_ICONS)
                assert all(chip.amount and chip.words for chip in answer.chips)
            whole = ElementTree.fromstring(f"<all>{''.join(parts)}</all>")
            assert not any(node.get("style") for node in whole.iter())
            used = {node.get("href", "")[1:] for node in whole.iter() if node.get("href")}
            assert used <= there | {f"i-{name}" for name in KNOWN_ICONS}


def test_who_looks_on_or_is_not_asked_has_no_answers() -> None:
    t = table().turn("red", "violet 3")
    assert drawing.answers(seen_by(t, "brown"), t.seat("brown")) == []
    looker = view(t.s, SPECTATOR)
    assert drawing.answers(looker, SPECTATOR) == []
    assert drawing.wishes(looker, SPECTATOR, "hex-E2") == []


def test_looking_at_the_answers_changes_nothing() -> None:
    t = table().hand("red", "P13 P01").turn("red", "violet 2").do("red", "take violet 2")
    seen = seen_by(t, "red")
    before = digest(seen)
    drawing.answers(seen, 0)
    drawing.wishes(seen, 0, "hex-E2")
    assert digest(seen) == before


# ---- gestures
def given(state: Theocracy, seat: int, answer: Answer) -> Theocracy:
    """The true position after a whole gesture, each part of which must be legal for the same seat."""
    trial = state.clone()
    for action in answer.said:
        assert seat in trial.waiting()
        assert action in trial.answers(seat), answer.name
        assert trial.shown == state.shown, "what is shown ends a gesture"
        trial.apply(seat, action, Chance(1))
    return trial


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_gestures_can_be_given_and_what_is_foretold_comes_true(edition: str, seats: int) -> None:
    checked = gestured = 0
    for play, seen, seat in walk(edition, seats, 8):
        assert isinstance(play.state, Theocracy)
        for answer in listed(drawing.answers(seen, seat)):
            if answer.refusal:
                continue
            trial = given(play.state, seat, answer)
            gestured += bool(answer.then)
            if any(action in actions.WARFARE or action == actions.HOLIDAY for action in answer.said):
                carried = Trial(trial, seat).given()
                carried.carry_through()
                trial = carried.state
            if trial.round != play.state.round or trial.over():
                continue
            after, before = Trial(trial, seat).now, Trial(play.state, seat).now
            changed = {name: str(n) for name, n in after.items() if n != before[name]}
            if still_acting(play.state, trial):
                assert answer.after == changed, answer.name
            checked += len(changed)
    assert checked > 300
    assert gestured > 100


def still_acting(before: Theocracy, after: Theocracy) -> bool:
    """Whether no phase has begun that is no consequence of the answer."""
    question = after.decision(after.waiting()[0])
    return before.active >= 0 and after.active >= 0 and type(question).__name__ not in ("Settle", "Improve")


def test_a_gesture_counts_the_match_bonus_and_its_action_together() -> None:
    t = base().warriors("violet", 2).turn("red", "violet 2").do("red", "take violet 2")
    hunt = rows(t, "red")["Violet attacks the monster on E2"]
    assert said(t, hunt) == ["place violet", "attack E2"]
    assert amounts(hunt) == {"warrior-2": -1, "worship-2": 1, "cosmo": 2, "card": 1}
    assert hunt.after == {"cosmo": "2", "cards": "1", "worship-2": "0", "score": "1"}
    assert hunt.places == ("hex-E2",)
    assert set(hunt.ghosts) == {"board", "row-violet-svg", "temples-svg"}
    assert set(hunt.marks) == {"board"}


def test_gestures_are_headed_by_civ_and_the_own_colour_comes_first() -> None:
    t = table().warriors("violet", 1).warriors("pink", 1).warriors("magenta", 0).warriors("turquoise", 0)
    t.turn("red", "pink 2").do("red", "take pink 2")
    groups = drawing.answers(seen_by(t, "red"), 0)
    wars = [(group.key, group.title, group.aside) for group in groups if group.key.startswith("war-")]
    assert wars == [("war-pink", "War with Pink", "10 targets"), ("war-violet", "War with Violet", "10 targets")]
    assert [group.key for group in groups].index("war-violet") < [group.key for group in groups].index("place")


def test_what_others_gain_by_it_is_said() -> None:
    t = (
        base()
        .warriors("turquoise", 2)
        .put("magenta", "house", "D2", "brown")
        .put("turquoise", "barrack", "D4", "white")
    )
    t.turn("red", "violet 2").do("red", "take violet 2")
    row = rows(t, "red")["Turquoise attacks the magenta house on D2"]
    assert row.note == "Brown gains 1 Magenta, White gains 1 Turquoise"
    assert amounts(row) == {"warrior-1": -2, "worship-1": 1}


def test_a_house_shows_the_tile_it_takes_and_the_crystal_it_brings() -> None:
    t = base().give("red", starting=1, extra=1).turn("red", "pink 3").do("red", "take pink 3")
    found = rows(t, "red")
    own = found["House of Magenta on B2"]
    assert (amounts(own), said(t, own)) == ({"crystal-red": 1}, ["place magenta", "expand B2"])
    made = found["House of Magenta on D3, with a conversion tile"]
    assert amounts(made) == {"tile": -1, "crystal-blue": 1}
    assert made.after == {"tiles": "1"}


def test_the_starting_tile_is_preferred_to_one_that_converts_everything() -> None:
    t = base().give("red", starting=1, extra=1).turn("red", "pink 3").do("red", "take pink 3")
    names = [name for name in rows(t, "red") if name.startswith("House of Magenta on C1")]
    assert names == ["House of Magenta on C1, with the starting conversion tile"]


def test_no_gesture_where_a_card_to_discard_must_be_chosen_first() -> None:
    t = base().warriors("violet", 2).warriors("pink", 2).hand("red", "P01 P02")
    t.turn("red", "pink 2", violet="violet 2").do("red", "take pink 2")
    keyed = keys(t, "red")
    assert "war-violet" not in keyed
    assert "war-pink" in keyed
    assert "Place the pink 2 with Violet" in rows(t, "red")


def test_no_gesture_where_the_match_bonus_asks_something_first() -> None:
    t = base().warriors("violet", 2).priests("red", violet=11)
    t.turn("red", "violet 2", violet="pink 5").do("red", "take violet 2")  # the middle cell: worship, so a token
    assert "war-violet" not in keys(t, "red")
    assert amounts(rows(t, "red")["Place the violet 2 with Violet"])["worship-2"] == 1


def test_a_declared_war_that_only_asks_for_the_last_word_is_part_of_the_gesture() -> None:
    t = base().warriors("violet", 2).put("pink", "house", "D2", "brown").hand("red", "P01")
    t.turn("red", "pink 2").do("red", "take pink 2")
    assert said(t, rows(t, "red")["Violet attacks the pink house on D2"]) == ["place violet", "attack D2", "go on"]
    t = base().warriors("violet", 2).put("pink", "house", "D2", "brown").hand("red", "P13")
    t.turn("red", "pink 2").do("red", "take pink 2")  # an ambush may be laid: that is asked
    assert said(t, rows(t, "red")["Violet attacks the pink house on D2"]) == ["place violet", "attack D2"]


def test_a_holiday_can_be_declared_at_once_and_is_foretold_at_its_best() -> None:
    t = base().area("violet", green=1, black=1).give("red", cosmo=1)
    t.turn("red", "violet 4").do("red", "take violet 4")
    row = rows(t, "red")["Holiday of Violet, size 1"]
    assert said(t, row) == ["place violet", "holiday"]
    assert row.places == ("holiday-violet",)
    assert amounts(row) == {"cosmo": 1, "worship-2": 1}  # two cosmo for the match, one is spent


def test_many_gestures_take_few_trials() -> None:
    t = table().hand("red", "P01").give("red", extra=2)
    for civ in ("magenta", "turquoise", "violet", "pink"):
        t.warriors(civ, 5)
    t.turn("red", "violet 2").do("red", "take violet 2")
    seen = seen_by(t, "red")
    assert isinstance(seen, Theocracy)
    trials = Trials(ENGLISH, seen, 0)
    made: list[Gesture] = list(gestures(trials))
    for gesture in made:
        trials.of(*gesture.said)
    assert len(made) > 70
    assert len(trials.known) < len(made) * 2 / 3


# ---- the questions of a turn
def test_dice_are_grouped_by_number_and_show_where_they_could_act() -> None:
    t = base().warriors("violet", 1).turn("red", "violet 2", "pink 3")
    groups = {group.key: group for group in drawing.answers(seen_by(t, "red"), 0)}
    assert (groups["die-2"].title, groups["die-2"].aside) == ("2: War or conversion", "10 targets")
    die = groups["die-2"].answers[0]
    assert die.places == ("die-violet-2",)
    assert die.light
    assert die.note.endswith(": 10 places now")
    assert die.ghosts["board"].count("ghost") >= 10
    assert rows(t, "red")["Take the pink 3"].note.endswith(": 12 places now")


def test_turning_the_die_has_its_price_and_lacks_what_is_missing() -> None:
    t = base().give("red", cosmo=3).turn("red", "violet 3").do("red", "take violet 3")
    found = rows(t, "red")
    assert amounts(found["Turn the die to 4: Factory"]) == {"cosmo": -2}
    assert found["Turn the die to 2: War or conversion"].places == ("face-2",)
    t = base().give("red", cosmo=1).turn("red", "violet 3").do("red", "take violet 3")
    dear = rows(t, "red")["Turn the die to 4: Factory"]
    assert (dear.refusal, dear.lacks, amounts(dear)) == ("TH-6.1", "1 cosmo short", {"cosmo": -2})


def test_numbers_side_by_side_carry_their_price_where_it_differs() -> None:
    t = base().give("red", cosmo=4).turn("red", "violet 4").do("red", "take violet 4")
    labels = {name: row.label for name, row in rows(t, "red").items() if name.startswith("Turn the die")}
    assert [label.count("chip cost") for label in labels.values()] == [1, 1, 1]  # 2 for four, 3 and 5 for two
    t = base().give("red", cosmo=2).turn("red", "violet 4").do("red", "take violet 4")
    labels = {name: row.label for name, row in rows(t, "red").items() if name.startswith("Turn the die")}
    assert [label.count("chip cost") for label in labels.values()] == [0, 0]  # the group says it once


def test_divination_costs_malus_unless_a_card_clears_it() -> None:
    t = base().hand("red", "P22").turn("red", "violet 6").do("red", "take violet 6")
    assert amounts(rows(t, "red")["Divination: 3, Expand"]) == {"malus": 1}
    assert rows(t, "red")["Divination: 3, Expand"].chips[0].harm
    assert amounts(rows(t, "red")["Play Clear Sight"]) == {"cosmo": 1, "card": -1}
    t.do("red", "play P22")
    assert amounts(rows(t, "red")["Divination: 3, Expand"]) == {}


def test_rows_that_are_closed_are_greyed_with_their_clause() -> None:
    t = base().turn("red", "violet 2", violet="pink 2", pink="pink 1, violet 3, turquoise 1").do("red", "take violet 2")
    found = rows(t, "red")
    assert found["Place the violet 2 with Violet"].refusal == "TH-5.4"
    assert found["Place the violet 2 with Pink"].refusal == "TH-5.9"
    assert found["Place the violet 2 with Magenta"].refusal == ""


def test_a_row_where_nothing_can_be_done_says_that_the_turn_ends() -> None:
    t = base().warriors("violet", 1).turn("red", "pink 2").do("red", "take pink 2")
    assert rows(t, "red")["Place the pink 2 with Turquoise"].note.endswith("so your turn ends")
    assert "turn ends" not in rows(t, "red")["Place the pink 2 with Violet"].note


def test_a_discarded_card_recolours_the_die() -> None:
    t = base().hand("red", "P01").turn("red", "pink 2").do("red", "take pink 2")
    group = next(group for group in drawing.answers(seen_by(t, "red"), 0) if group.key == "recolour")
    first = group.answers[0]
    assert said(t, first) == ["place magenta matched"]
    assert amounts(first) == {"card": -1, "cosmo": 2}
    assert "discards 1 card" in first.note


def test_cards_in_hand_are_played_or_say_why_not() -> None:
    t = base().hand("red", "P01 P03 P17").give("red", cosmo=1).turn("red", "violet 3")
    found = rows(t, "red")
    assert amounts(found["Play Stellar Tide"]) == {"card": -1, "cosmo": 3}
    assert (found["Play Favoured Prophet"].refusal, found["Play Favoured Prophet"].lacks) == (
        "TH-27.8",
        "1 cosmo short",
    )
    assert (found["Play Pilgrimage"].refusal, found["Play Pilgrimage"].lacks) == ("TH-27.4", "")
    assert found["Play Pilgrimage"].places == ("card-P17",)


def test_a_tile_is_claimed_or_too_dear() -> None:
    t = base().priests("red", pink=2).give("red", cosmo=2).turn("red", "violet 3")
    row = rows(t, "red")["Take the lowest conversion tile, space 2"]
    assert (amounts(row), row.places) == ({"cosmo": -2, "tile": 1}, ("tile-low",))
    dear = rows(t.give("red", cosmo=0), "red")["Take the lowest conversion tile, space 2"]
    assert (dear.refusal, dear.lacks) == ("TH-23.5", "2 cosmo short")
    assert "Take the middle conversion tile, space 5" not in rows(t, "red")


def test_what_the_placed_die_cannot_do_is_greyed() -> None:
    t = base().warriors("violet", 1).put("pink", "house", "D2", "brown").area("violet", green=2).give("red", cosmo=3)
    t.put("violet", "house", "F6", "brown").turn("red", "violet 2").do("red", "take violet 2", "place violet")
    found = rows(t, "red")
    strong = found["Violet attacks the pink house on D2"]
    assert (strong.refusal, strong.lacks, amounts(strong)["warrior-2"]) == ("TH-8.10", "1 warrior short", -2)
    holiday = found["Holiday of Violet, size 2"]
    assert (holiday.refusal, amounts(holiday)["cosmo"]) == ("", -2)
    poor = rows(t.give("red", cosmo=0).area("violet", green=1), "red")["Holiday of Violet, size 2"]
    assert (poor.refusal, poor.lacks) == ("TH-16.3", "2 cosmo short, 1 crystal short")
    other = base().hand("red", "P01").turn("red", "pink 4").do("red", "take pink 4", "place violet")
    assert rows(other, "red")["Holiday of Violet, size 1"].refusal == "TH-16.1"


def test_a_pyramid_is_built_by_naming_its_group() -> None:
    t = base().put("violet", "factory", "F6", "red").put("violet", "house", "F7 G6", "brown")
    t.turn("red", "pink 4").do("red", "take pink 4")
    assert said(t, rows(t, "red")["Pyramid of Violet on F6"]) == ["place violet", "pyramid F6"]


def test_first_houses_are_shown_where_they_would_stand() -> None:
    t = fresh()
    first = t.s.waiting()[0]
    groups = drawing.answers(view(t.s, first), first)
    assert [group.key for group in groups] == ["found"]
    assert all(len(answer.places) == 2 and "board" in answer.ghosts for answer in groups[0].answers)
    assert {sum(amounts(answer).values()) for answer in groups[0].answers} == {1}


def test_a_declared_holiday_asks_for_crystals_with_what_each_does() -> None:
    t = base().area("violet", green=1, black=1, brown=1, red=1).give("red", cosmo=1).hand("red", "P01")
    t.turn("red", "violet 4").do("red", "take violet 4", "place violet", "holiday")
    found = {name: (answer.note, amounts(answer)) for name, answer in rows(t, "red").items()}
    assert found == {
        "Spend a red crystal": ("without effect on anybody", {}),
        "Spend a brown crystal": ("Brown gains 1 worship", {}),
        "Spend a green crystal": ("without effect on anybody", {}),
        "Spend a black crystal": ("1 step of malus", {}),
    }
    t.do("red", "spend brown")
    last = rows(t, "red")["Celebrate"]
    assert amounts(last)["cosmo"] == -1
    assert last.note == "Brown gains 1 Violet"


# ---- wishes
def wished(t: Table, player: str, place: str) -> list[tuple[str, str]]:
    found = drawing.wishes(seen_by(t, player), t.seat(player), place)
    return [(wish.name, wish.refusal) for wish in found]


def test_a_click_before_a_die_is_taken_offers_the_dice_for_it() -> None:
    t = base().warriors("violet", 1).turn("red", "violet 2", "pink 3")
    names = [name for name, refusal in wished(t, "red", "hex-E2") if not refusal]
    assert "Take the violet 2" in names
    assert "Take the pink 3" not in names


def test_a_click_with_the_die_in_hand_gives_each_reason_once() -> None:
    t = base().warriors("violet", 1).warriors("pink", 2).put("pink", "house", "D2", "red")
    t.turn("red", "violet 2", magenta="pink 2").do("red", "take violet 2")
    assert wished(t, "red", "hex-D2") == [
        ("Magenta attacks the pink house on D2", "TH-5.4"),
        ("Turquoise attacks the pink house on D2", "TH-8.12"),
        ("Pink attacks the pink house on D2", "TH-8.11"),
    ]
    assert wished(t, "red", "holiday-pink") == [("Holiday of Pink, size 2", "TH-16.1")]
    assert wished(t, "red", "civ-magenta")[0] == ("Place the violet 2 with Magenta", "TH-5.4")
    assert wished(t, "red", "face-5") == [("Turn the die to 5: Barrack", "TH-6.1")]


def test_a_click_after_placing_names_the_clause() -> None:
    t = base().turn("red", "pink 3").do("red", "take pink 3", "place violet")
    assert wished(t, "red", "hex-A2") == [("House of Violet on A2", "TH-10.1")]
    assert wished(t, "red", "first") == [("Become first player, with the end-round card", "TH-5.3")]
    assert wished(t, "red", "tile-low") == [("Take the lowest conversion tile, space 2", "TH-21.2")]
    assert wished(t, "red", "token-a") == [("Token a: 5 cosmo", "K-1")]


def test_what_is_no_place_answers_nothing() -> None:
    t = base().turn("red", "pink 3")
    for place in (
        "",
        "hex-",
        "hex-Z9",
        "civ-",
        "civ-grey",
        "die-",
        "face-9",
        "card-X",
        "board",
        "holiday-grey",
        "tile-",
    ):
        assert wished(t, "red", place) == []


@pytest.mark.parametrize(("edition", "seats"), [("final", 3), ("early", 4)])
def test_every_place_answers_with_what_the_law_says(edition: str, seats: int) -> None:
    for at, (play, seen, seat) in enumerate(walk(edition, seats, 11)):
        places = {"hex-E2", "hex-C3", "holiday-violet"} if isinstance(seen.decision(seat), turns.Draft) else set()
        if at % 29 == 0:
            shown = "".join(pictures(drawing.scene(seen, seat)))
            places |= set(re.findall(r'class="[^"]*\bplace\b[^"]*" id="([^"]+)"', shown))
            places |= {f"hex-{name}" for name in ("E5", "E2", "C3", "G5")}
            assert len(places) > 8
        for place in places:
            for wish in drawing.wishes(seen, seat, place):
                if not wish.then:
                    assert wish.refusal == (play.state.refuse(seat, wish.action) or "")
                assert wish.refusal == "" or wish.refusal in RULES or wish.refusal.startswith("K-")


# ---- what is hidden
@pytest.mark.parametrize("edition", BOTH)
def test_hidden_cards_make_no_difference(edition: str) -> None:
    """Two games that differ in the hand of another: the same answers, the same prices, the same wishes."""
    one, two = (table(edition).hand("brown", cards) for cards in ("P01 P13", "P21 P23"))
    for t in (one, two):
        t.hand("red", "P04").turn("red", "violet 2", "pink 4")
    for texts in ([], ["take violet 2"], ["place violet"]):
        for t in (one, two):
            t.do("red", *texts)
        assert drawing.answers(seen_by(one, "red"), 0) == drawing.answers(seen_by(two, "red"), 0)
        assert drawing.wishes(seen_by(one, "red"), 0, "hex-E2") == drawing.wishes(seen_by(two, "red"), 0, "hex-E2")


def test_cards_that_others_hold_cannot_be_drawn() -> None:
    """All cards are in hands: an attack brings none, though the view does not show where they are."""
    t = base().warriors("violet", 2)
    t.s.hands[1], t.s.deck, t.s.pile = sorted(t.s.deck + t.s.pile), [], []
    t.turn("red", "pink 2").do("red", "take pink 2")
    assert amounts(rows(t, "red")["Violet attacks the monster on E2"]) == {"warrior-2": -1, "worship-2": 1}


def test_every_moment_of_a_turn_has_been_asked() -> None:
    asked = {type(seen.decision(seat)) for _, seen, seat in walk("final", 4, 8)}
    assert {turns.Take, turns.Draft, turns.Placed, turns.Resolved} <= asked
