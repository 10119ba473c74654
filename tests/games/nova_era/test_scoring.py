"""Chapters 14 and 16: the Scoring phase, the end of the game and Fast Play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demiurge.games.nova_era import production, rounds, scoring
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import FROM_MAJORITY, FROM_OBJECTIVE, FROM_PRESENCE, FROM_RESOURCES, Nova
from demiurge.games.nova_era.vocabulary import ERA_III, EVOLUTION_III, PEOPLE_III
from demiurge.kernel.chance import Chance
from demiurge.kernel.state import State
from tests.games.nova_era.table import BOX, Table, table, with_effect
from tests.rules import rule


def scored(t: Table, seat: int = 0) -> list[tuple[int, int, str]]:
    t.play.journal.events.clear()
    t.run(scoring.Scoring())
    return t.scored(seat)


def played_out(seed: int, seats: int = 2, fast: str = "no") -> Nova:
    chance = Chance(seed)
    s: State = GAME.make({"fast": fast}).start(seats, chance)
    while not s.over():
        seat = s.waiting()[0]
        answers = s.answers(seat)
        s.apply(seat, answers[int(chance.rng.random() * len(answers))], chance)
    assert isinstance(s, Nova)
    return s


@rule("NE-14.1", "NE-R57")
def test_all_players_are_scored_from_the_same_position() -> None:
    t = table(3).own(0, "irrigation").own(1, "tyranny").own(2, "mining").run(scoring.Scoring())
    assert [p.vp for p in t.s.players] == [2, 2, 2]  # presence and majority each


@rule("NE-14.1")
@pytest.mark.parametrize(("era", "fast"), [(1, "no"), (2, "no"), (3, "no"), (1, "yes"), (2, "yes")])
def test_every_era_ends_with_a_scoring_for_all_players(era: int, fast: str) -> None:
    for number, points in ((0, 0), (1, 0), (2, 2)):  # presence and majority each, once the third round is over
        t = table(3, era=era, fast=fast).own(0, "irrigation").own(1, "tyranny").own(2, "mining")
        t.s.round = number
        assert [p.vp for p in t.run(rounds.CleanUp()).s.players] == [points] * 3
        assert len(t.events("scoring")) == (points > 0)


@rule("NE-14.2")
def test_a_point_for_each_category_with_a_card() -> None:
    t = (
        table(2, era=3)
        .own(0, "irrigation", "theater", "mining", "river-valley")
        .own(1, "festivals", "granaries", "roads")
    )
    t.own(1, "holy-city").own(1, "public-baths")
    found = scored(t)
    assert [row for row in found if row[1] < FROM_MAJORITY] == [
        (1, FROM_PRESENCE, ""), (1, FROM_PRESENCE + 2, ""), (1, FROM_PRESENCE + 4, ""),
    ]  # fmt: skip


@rule("NE-14.3")
def test_a_point_for_each_category_with_more_cards_than_every_other_and_none_on_a_tie() -> None:
    t = table(3).own(0, "irrigation", "theater", "mining").own(1, "festivals", "roads")
    found = [row for row in scored(t) if FROM_MAJORITY <= row[1] < FROM_OBJECTIVE]
    assert found == [(1, FROM_MAJORITY, "")]  # not Economy, where they tie
    t = table(3, era=2).own(0, "mining", "tyranny", "river-valley", "mysticism").own(1, "writing", "calendar")
    majorities = [row for row in scored(t) if FROM_MAJORITY <= row[1] < FROM_OBJECTIVE]
    assert majorities == [(1, FROM_MAJORITY + category, "") for category in (1, 2, 4)]


@rule("NE-14.4", "NE-4.11")
def test_objectives_of_personalities_and_cards_score_in_every_era_if_they_are_met() -> None:
    t = table(2).own(0, "pericles", "irrigation", "theater", "public-baths").give(1, unrest=1)
    objectives = [row for row in scored(t) if row[1] == FROM_OBJECTIVE]
    assert objectives == [(2, FROM_OBJECTIVE, "public-baths"), (3, FROM_OBJECTIVE, "pericles")]
    t = table(2, era=2).own(0, "public-baths").give(0, unrest=1).give(1, unrest=1)
    assert [row for row in scored(t) if row[1] == FROM_OBJECTIVE] == []
    assert (2, FROM_OBJECTIVE, "public-baths") in scored(table(2, era=3).own(0, "public-baths").give(1, unrest=1))


@rule("NE-14.5", "NE-R55")
def test_an_objective_of_the_most_or_fewest_gives_nothing_on_a_tie() -> None:
    t = table(2).own(0, "cave-painting").own(1, "mysticism")
    assert [row for row in scored(t) if row[1] == FROM_OBJECTIVE] == []
    t = table(2).own(0, "cave-painting", "calendar").own(1, "mysticism")
    assert (1, FROM_OBJECTIVE, "cave-painting") in scored(t)
    t = table(2, era=3).own(0, "mahatma-gandhi")
    assert [row for row in scored(t) if row[1] == FROM_OBJECTIVE] == []  # both have no red card
    assert (2, FROM_OBJECTIVE, "mahatma-gandhi") in scored(table(2, era=3).own(0, "mahatma-gandhi").own(1, "tyranny"))


REDS = (("tyranny", "pillage"), ("archery", "warfare"), ("tributes", "oppression"))
CONDITIONS: list[dict[str, Any]] = [{"unrest_max": 2}, {"unrest_min": 6}, {"no_damaged": True}, {"has": {"red": 2}}]


def objective(folder: Path, effect: dict[str, Any], *meeting: int, rulings: str = "printed") -> int:
    """What Irrigation scores for seat 0 of three, if its Objective is this and these seats meet the condition."""
    t = with_effect(folder, {"when": "scoring", "op": "vp", **effect}, 3, rulings).own(0, "irrigation")
    for seat, id in enumerate(("mining", "roads", "sailing")):
        t.own(seat, id).damage(seat, id).give(seat, unrest=4)
    for seat in meeting:
        unrest = {"unrest_max": 2, "unrest_min": 6}.get(next(iter(effect["if"])), -1)
        t.give(seat, unrest=unrest).own(seat, *REDS[seat] if "has" in effect["if"] else ())
        t.p(seat).damaged = [] if "no_damaged" in effect["if"] else t.p(seat).damaged
    return sum(n for n, source, id in scored(t.refresh()) if source == FROM_OBJECTIVE and id == "irrigation")


@rule("NE-14.5", "NE-R55")
@pytest.mark.parametrize("asked", CONDITIONS, ids=lambda asked: next(iter(asked)))
def test_a_condition_that_another_player_meets_too_pays_nobody(tmp_path: Path, asked: dict[str, Any]) -> None:
    assert objective(tmp_path, {"n": 2, "if": asked}, 0) == 2
    assert objective(tmp_path, {"n": 2, "if": asked}, 1) == 0
    assert objective(tmp_path, {"n": 2, "if": asked}, 0, 1) == 0  # who has no such card
    assert objective(tmp_path, {"n": 2, "if": asked}, 0, 2) == 0
    assert objective(tmp_path, {"n": 1, "per": {"count": "tech:green"}, "if": asked}, 0, 2) == 0


@rule("NE-R55")
def test_two_owners_of_objectives_spoil_each_others_only_where_both_meet_the_same_condition() -> None:
    t = table(2, era=3).own(0, "philosophy", "mysticism", "calendar").own(1, "universities", "writing", "rhetoric")
    assert not [row for row in scored(t) + t.scored(1) if row[1] == FROM_OBJECTIVE]
    t = table(2, era=3).own(0, "philosophy", "mysticism", "calendar").own(1, "universities", "writing", "rhetoric")
    t.damage(1, "rhetoric")  # a damaged card does not count (NE-R15): two of three
    assert [row[2] for row in scored(t) + t.scored(1) if row[1] == FROM_OBJECTIVE] == ["philosophy"]


@rule("NE-R56")
def test_a_counter_has_no_condition_and_pays_whatever_the_others_have() -> None:
    t = table(2).own(0, "pericles", "irrigation", "theater").own(1, "festivals", "granaries", "herbal-medicine")
    assert (2, FROM_OBJECTIVE, "pericles") in scored(t)


@rule("NE-R56")
def test_a_condition_of_production_looks_only_at_the_owner() -> None:
    t = table().own(0, "priesthood", "homer").own(1, "ashoka").give(0, unrest=3).run(production.Produce(0))
    assert t.p(0).unrest == 2


@rule("NE-14.6", "NE-R15")
def test_damaged_cards_count_for_nothing() -> None:
    t = table(2).own(0, "public-baths", "warfare").damage(0, "public-baths", "warfare").own(1, "irrigation")
    assert scored(t) == []
    t = table(2).own(0, "irrigation", "theater").damage(0, "theater").own(1, "festivals")
    assert [row[1] for row in scored(t)] == [FROM_PRESENCE]  # a tie of one to one


@rule("NE-14.7")
def test_a_new_era_follows_or_the_end_of_the_game() -> None:
    assert table(2, era=1).run(scoring.Scoring()).s.era == 1
    assert table(2, era=2).run(scoring.Scoring()).s.era == 2
    t = table(2, era=3).run(scoring.Scoring())
    assert (t.s.era, t.asked(), len(t.events("end"))) == (2, "halted", 1)


@rule("NE-R12")
def test_score_has_no_limit_and_never_falls() -> None:
    t = table(2).own(0, "irrigation").give(0, vp=250).run(scoring.Scoring())
    assert t.p(0).vp == 252
    from demiurge.kernel.journal import Journal

    journal, chance = Journal(), Chance(4)
    s = GAME.make({}).start(3, chance, journal)
    last = [0, 0, 0]
    while not s.over():
        seat = s.waiting()[0]
        answers = s.answers(seat)
        s.apply(seat, answers[int(chance.rng.random() * len(answers))], chance, journal)
        assert all(new >= old for new, old in zip(s.scores(), last))
        last = s.scores()


# ---- chapter 16
@rule("NE-16.1")
def test_a_point_for_every_ten_resources_of_all_types_rounded_down() -> None:
    t = table(2, era=3).give(0, 9, 5, 5, 10).give(1, 3, 3, 2, 1).run(scoring.EndOfGame())
    assert t.scored(0) == [(2, FROM_RESOURCES, "")]
    assert t.scored(1) == []


@rule("NE-16.2")
def test_the_most_points_win() -> None:
    t = table(3).give(0, vp=7, unrest=0).give(1, vp=9, unrest=9).give(2, vp=8)
    assert t.s.ranking() == [[1], [2], [0]]


@rule("NE-16.3", "NE-R62")
def test_among_equals_the_lowest_unrest_wins_and_who_is_still_equal_shares() -> None:
    t = table(3).give(0, vp=9, unrest=4).give(1, vp=9, unrest=3).give(2, vp=8, unrest=0)
    assert t.s.ranking() == [[1], [0], [2]]
    assert t.give(0, unrest=3).s.ranking() == [[0, 1], [2]]
    t.give(0, 0, 0, 0, 0).give(1, 0, 0, 0, 0).give(2, 0, 0, 0, 0).run(scoring.EndOfGame())
    assert t.events("end")[0].data == [0, 1]


@rule("NE-16.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fast_play_is_set_up_as_usual_and_never_shows_a_card_of_era_three(seats: int) -> None:
    s = played_out(3, seats, "yes")
    for deck in (ERA_III, EVOLUTION_III, PEOPLE_III):
        assert s.decks[deck] == BOX.decks[deck]
    usual, fast = (GAME.make({"fast": value}).start(seats, Chance(6)) for value in ("no", "yes"))
    assert isinstance(usual, Nova)
    assert isinstance(fast, Nova)
    assert (usual.display, usual.people, usual.zones) == (fast.display, fast.people, fast.zones)


@rule("NE-16.11")
def test_fast_play_ends_after_the_scoring_of_era_two() -> None:
    t = table(2, era=2, fast="yes").give(0, 9, 1, 0, 0).run(scoring.Scoring())
    assert (t.asked(), t.s.era) == ("halted", 1)
    assert t.scored(0) == [(1, FROM_RESOURCES, "")]
    assert played_out(5, fast="yes").era == 1
    assert played_out(5, fast="no").era == 2
