"""CV-16.15: what a civ may forgo, and where it is asked at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.civolution import events, reset, resolving, tribes
from demiurge.games.civolution.drawing import PAINTER
from demiurge.games.civolution.meta import GAME
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from tests.games.civolution.table import CARD_IDS, PLACES, Loaded, Table, table
from tests.kit.reading import texts, told
from tests.rules import rule

drawing = PAINTER.speaking()
BEFORE = "until-2026-11"
TAKE_OR_FORGO = {"take it", "forgo it"}


def track(name: str, n: int = 1) -> dict[str, Any]:
    return {"op": "track", "track": name, "n": n}


def bonus(t: Table, card: str) -> Table:
    """The instant bonus of a card."""
    return t.run(*[resolving.Do(0, e.at) for e in t.s.game.box.cards[CARD_IDS[card]].instant])


# ---- tracks
@rule("CV-16.15", "CV-R60", "CV-27.9")
def test_a_step_off_a_pale_space_may_be_forgone_for_what_counts_pale_spaces() -> None:
    t = bonus(
        table(2).edit(0, construction=6).asking(), "D21"
    )  # Construction, Knowledge, 2 VP for each on a pale space
    assert (t.asked(), t.answers(0)) == ("Part", TAKE_OR_FORGO)
    t.do(0, "forgo it")
    assert (t.c(0).tracks, t.c(0).vp, t.s.over()) == ([0, 0, 1, 6, 0], 2, True)
    t = bonus(table(2).edit(0, construction=6).asking(), "D21").do(0, "take it")
    assert (t.c(0).tracks, t.c(0).vp, t.s.over()) == ([0, 0, 1, 7, 0], 0, True)


@rule("CV-R60")
@pytest.mark.parametrize(("n", "asked"), [(1, [1, 3, 4, 5, 6, 7, 9]), (2, [0, 1, 2, 3, 4, 5, 6, 8, 9])])
def test_steps_are_asked_for_where_they_can_do_harm(n: int, asked: list[int]) -> None:
    found = [at for at in range(13) if doubtful(at, n)]
    assert found == asked


def doubtful(at: int, n: int) -> bool:
    """Whether the first thing that is asked is whether to take it: a bonus on the way asks something else."""
    return table(2).edit(0, culture=at).asking().effect(0, track("culture", n)).asked() == "Part"


@rule("CV-16.15", "CV-27.3")
def test_forgone_steps_cross_no_threshold() -> None:
    t = table(2).edit(0, culture=3).asking().effect(0, track("culture", 2)).do(0, "forgo it")
    assert (t.c(0).tracks[4], t.s.over(), t.events("track")) == (3, True, [])
    t = table(2).edit(0, culture=3).asking().effect(0, track("culture", 2)).do(0, "take it")
    assert (t.c(0).tracks[4], t.asked()) == (4, "FavorOrIncome")


@rule("CV-R60")
def test_the_lowest_track_is_asked_for_where_a_step_there_can_do_harm() -> None:
    lowest = {"op": "track_lowest", "n": 1}
    even = {"technology": 3, "prestige": 3, "knowledge": 3, "construction": 3, "culture": 3}
    t = table(2).edit(0, **even).asking().effect(0, lowest)
    assert t.asked() == "Part"
    assert t.do(0, "take it").asked() == "LowestTrack"
    t = table(2).edit(0, **even).asking().effect(0, lowest).do(0, "forgo it")
    assert (t.c(0).tracks, t.s.over()) == ([3] * 5, True)
    t = table(2).edit(0, **even | {"culture": 2}).asking().effect(0, lowest)
    assert (t.c(0).tracks[4], t.s.over()) == (3, True)  # onto a pale space: nobody would forgo that


# ---- favor
@rule("CV-16.15", "CV-R60", "CV-32.11")
def test_favor_may_be_forgone_for_an_event_that_favors_who_has_least() -> None:
    for said, favor in (("forgo it", 0 + 2), ("take it", 1)):
        t = table(2).edit(1, favor=1).asking()
        t.s.event = 9  # Mercy of Agera: 2 favor for the one who has least
        t.effect(0, {"op": "favor", "n": 1}).do(0, said)
        t.run(events.Bonus())
        while t.asked() == "Part":
            t.do(0, "take it")
        assert t.c(0).favor == favor
    assert table(2).edit(0, favor=4).asking().effect(0, {"op": "favor", "n": 1}).asked() == "Part"
    t = table(2).edit(0, favor=5).asking().effect(0, {"op": "favor", "n": 1})
    assert (t.c(0).favor, t.s.over()) == (5, True)  # nothing would happen


# ---- dice
@rule("CV-16.15", "CV-R60", "CV-28.1")
def test_a_die_that_would_forbid_the_reset_may_be_forgone() -> None:
    t = bonus(table(2).dice(0, "123", used=3).asking(), "A23")  # Technology, 2 ideas, a used die
    assert (t.asked(), t.answers(0), t.count(0, "idea")) == ("DiePart", TAKE_OR_FORGO, 2)
    t.do(0, "forgo it")
    assert (t.c(0).on_spaces(), t.c(0).used, reset.allowed(t.s, 0)) == (3, 3, True)
    t = bonus(table(2).dice(0, "123", used=3).asking(), "A23").do(0, "take it")
    assert (t.c(0).on_spaces(), t.c(0).used, reset.allowed(t.s, 0)) == (4, 2, False)


@rule("CV-R60")
def test_a_die_that_forbids_no_reset_is_not_asked_for() -> None:
    recover, gain = {"op": "recover_die", "n": 2}, {"op": "gain_die", "die": "activation", "n": 1}
    for dice, used, effect, more in (("1", 5, recover, 2), ("12345", 0, recover, 0), ("123", 1, recover, -1),
                                     ("12", 4, gain, 1), ("123", 3, gain, -1)):  # fmt: skip
        t = table(2).dice(0, dice, used=used).asking().effect(0, effect)
        assert (t.asked(), t.c(0).on_spaces() - len(dice)) == (("DiePart", 0) if more < 0 else ("", more)), dice
    t = table(2).installed(0, "A16").dice(0, "123", used=1).asking().effect(0, recover)
    assert (t.s.over(), t.c(0).on_spaces()) == (True, 4)  # Water Clock: a Reset with 4 dice
    for dice, left, n, wanted in (("1234", 0, 1, "FromCiv"), ("12", 1, 2, "FromCiv"), ("12", 2, 2, "DiePart")):
        t = table(2).dice(0, dice, used=2).dice(1, "123456", used=1).asking()
        t.s.dice_left = left
        assert t.effect(0, {**gain, "n": n}).asked() == wanted  # of the display only


@rule("CV-R60")
def test_a_fate_die_is_asked_for_while_there_is_one() -> None:
    fate = {"op": "gain_die", "die": "fate", "n": 1}
    for said, dice in (("forgo it", 1), ("take it", 2)):
        t = table(2).asking().effect(0, fate)
        assert t.asked() == "Part"
        assert t.do(0, said).c(0).fate == dice
    t = table(2).edit(0, fate=2).asking()
    t.s.fate_left = 0
    assert t.effect(0, fate).s.over()


@rule("CV-23.2", "CV-R24", "CV-R60")
def test_the_second_die_of_the_module_may_be_forgone() -> None:
    def second(first: str, dice: str = "123", **options: str) -> Table:
        t = table(2, **options).dice(0, dice, used=2).asking()
        return t.module(0, "achievement", 2).do(0, f"do {first}")

    for said, more in (("done", 0), ("do activation die", 1)):
        t = second("fate die")
        assert (t.asked(), t.answers(0), t.c(0).fate) == ("SecondDie", {"do activation die", "done"}, 2)
        assert t.do(0, said).c(0).on_spaces() == 3 + more
    t = second("activation die")
    assert t.answers(0) == {"do fate die", "done"}
    assert (t.why(0, "do activation die"), t.do(0, "done").c(0).fate) == ("CV-23.2", 1)
    t = second("fate die", "12")
    assert (t.s.over(), t.c(0).on_spaces()) == (True, 3)  # a Reset is still allowed: nobody is asked
    t = second("fate die", rulings=BEFORE)
    assert (t.s.over(), t.c(0).on_spaces()) == (True, 4)


# ---- nothing but a gain
@rule("CV-R50")
def test_points_and_markers_are_taken_without_asking() -> None:
    t = table(2).edit(0, culture=12).asking()
    t.effect(0, {"op": "vp", "n": 1}, track("culture"), {"op": "gain", "what": "food", "n": 1},
             {"op": "gain_material", "material": "wood", "n": 1}, {"op": "gain_feature", "feature": "calm", "n": 1},
             {"op": "gain_per", "what": "idea", "n": 1, "per": 1, "metric": "territories", "max": 2},
             {"op": "vp_per", "n": 1, "per": 1, "metric": "territories", "max": 2})  # fmt: skip
    assert (t.s.over(), t.c(0).vp, t.counts(0, "food wood calm idea")) == (True, 1 + 2 + 2, [1, 1, 1, 2])
    for effect, n in (({"op": "gain_feature", "feature": "any", "n": 1}, 6), ({"op": "planning", "n": 2}, 6),
                      ({"op": "gain_material_row", "row": 1, "n": 1}, 6)):  # fmt: skip
        t = table(2).asking().effect(0, effect)
        assert (len(t.answers(0)), "done" in t.answers(0)) == (n, False)


@rule("CV-R60")
def test_markers_are_asked_for_where_an_event_wants_the_fewest(tmp_path: Path) -> None:
    wanting = {"F6": "food", "F13": "feature_calm", "F16": "stored_kinds"}
    common = {"name": "Fast", "weather": 1, "mode": "sole_fewest", "bonus": [{"op": "vp", "n": 3}], "origin": "house"}
    changed = {name: {**common, "metric": metric} for name, metric in wanting.items()}
    (tmp_path / "events.json").write_text(json.dumps(changed), encoding="utf-8")
    chance = Loaded(1)
    t = Table(Play(GAME.make({}, str(tmp_path)), 2, chance), chance).skip("Turn").asking()
    box, food = t.s.game.box, t.count(0, "food")
    asked = {(card.name, e.word) for card in box.cards for e in card.instant if e.scarce}
    assert {("Plow", "gain"), ("Quarry Works", "gain_material"), ("Genetics", "gain_feature")} <= asked
    assert ("Loom", "gain") not in asked  # ideas
    assert {op for _, op in asked} == {"gain", "gain_per", "gain_material", "gain_material_row", "gain_feature"}
    assert bonus(t, "A2").asked() == "Part"  # Technology from 0 is taken; 2 food
    assert t.do(0, "forgo it").count(0, "food") == food
    assert not any(e.scarce for e in table(2).s.game.box.effects)  # as the box is


# ---- whatever brings it
@rule("CV-16.15", "CV-R60", "CV-26.4")
def test_a_part_of_an_activity_may_be_forgone() -> None:
    t = table(2).installed(0, "C9").give(0, money=2).edit(0, prestige=1).asking()
    t.effect(0, {"op": "activity", "n": 1}).do(0, "activity C9", "forgo it")
    assert (t.c(0).tracks[1], t.c(0).vp) == (1, 2)


@rule("CV-16.15", "CV-R60", "CV-16.17")
def test_a_part_of_an_ability_may_be_forgone() -> None:
    t = table(2).installed(0, "E4").clear().tribe(0, "forest-B 2", weak=True).asking()
    t.run(tribes.Dying(0, PLACES["forest-B 2"]))
    assert (t.asked(), t.c(0).vp) == ("Part", 2)
    assert t.do(0, "forgo it").c(0).favor == 0


# ---- asking
@rule("CV-16.15", "CV-R50")
def test_people_are_not_asked_but_for_a_die_that_nobody_could_take_back() -> None:
    t = bonus(table(2).edit(0, technology=1).dice(0, "123", used=3), "A23")
    assert (t.c(0).tracks[0], t.asked()) == (2, "Upgrade")
    t.do(0, "done")
    assert t.asked() == "DiePart"


@rule("CV-16.15")
def test_it_is_asked_in_words_and_told() -> None:
    t = table(2).edit(0, technology=3).asking().effect(0, track("technology"))
    assert drawing.question(view(t.s, 0), 0) == "Technology +1: do you take it, or forgo it?"
    assert t.why(0, "done") == "K-1"
    assert texts(told(t.do(0, "forgo it").play, 0)[-1]) == ["{0} forgoes Technology +1."]


@rule("CV-R60")
def test_a_game_of_before_takes_everything() -> None:
    t = table(2, rulings=BEFORE).edit(0, technology=3).dice(0, "123", used=3).asking()
    bonus(t, "A23").do(0, "done")  # the bonus of the threshold
    assert (t.s.over(), t.c(0).tracks[0], t.c(0).on_spaces()) == (True, 4, 4)
    t.effect(0, {"op": "favor", "n": 1})
    assert (t.s.over(), t.c(0).favor) == (True, 1)


# ---- on the page
def test_taking_and_forgoing_are_drawn_with_what_is_to_be_considered() -> None:
    t = table(2).edit(0, culture=3).asking().effect(0, track("culture", 2))
    (group,) = drawing.answers(view(t.s, 0), 0)
    take, forgo = group.answers
    assert (group.title, take.name, forgo.name) == (
        "Take it, or forgo it",
        "Take it: Culture +2",
        "Forgo it: Culture +2",
    )
    assert take.note == "Threshold: favor or an income chip. It leaves a pale space."
    assert (take.places, forgo.chips, bool(take.chips)) == (("track-culture",), (), True)
    favor = table(2).asking().effect(0, {"op": "favor", "n": 1})
    take, _ = drawing.answers(view(favor.s, 0), 0)[0].answers
    assert (take.name, take.places) == ("Take it: Favor +1", ("favor",))
    t = table(2).installed(0, "A16").dice(0, "1234", used=2).asking().effect(0, {"op": "recover_die", "n": 1})
    take, _ = drawing.answers(view(t.s, 0), 0)[0].answers
    assert (take.note, take.places) == ("More than 4 dice on the dice spaces forbid a Reset.", ("used",))
