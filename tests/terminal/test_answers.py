"""Answers with their costs and gains, found by trying them."""

from __future__ import annotations

from demiurge.kernel.game import digest, view
from demiurge.terminal.answers import Answer, Change, Listing, compare, counted, matching, offered
from demiurge.terminal.look import Figures, Look
from tests.games.terra_mystica.table import Table, table
from tests.terminal.person import shown


def answer_of(t: Table, faction: str, text: str) -> Answer:
    look, seat = Look(t.play.game), t.seat(faction)
    (found,) = [answer for answer in offered(look, view(t.s, seat), seat) if answer.text == text]
    return found


def effects(t: Table, faction: str, text: str) -> list[str]:
    return [change.text for change in answer_of(t, faction, text).changes]


def test_figures_are_counted_with_their_words() -> None:
    assert counted(-1, "worker(s)") == "-1 worker"
    assert counted(2, "worker(s)") == "+2 workers"
    assert counted(3, "VP") == "+3 VP"


def test_costs_come_before_gains_and_what_is_not_counted_in_between() -> None:
    before: Figures = {"VP": 1, "bowls": "5/7/0", "coin(s)": 3}
    after: Figures = {"VP": 3, "bowls": "4/8/0", "coin(s)": 1}
    assert compare(before, after) == [
        Change("-2 coins", -2),
        Change("bowls 5/7/0 → 4/8/0", 0),
        Change("+2 VP", 2),
    ]


def test_a_dwelling_shows_its_price_and_its_points() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    t.give("witches", workers=9, coins=20)
    t.paint("D7", "green")
    assert effects(t, "witches", "build D7") == ["-1 worker", "-2 coins", "+2 VP"]


def test_trying_an_answer_changes_nothing() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    t.give("witches", workers=9, coins=20)
    before = digest(t.s)
    offered(Look(t.play.game), view(t.s, t.seat("witches")), t.seat("witches"))
    assert digest(t.s) == before


def test_an_upgrade_shows_the_favor_tile_that_follows() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    t.put("witches", "F4", "TP").give("witches", workers=9, coins=20)
    assert effects(t, "witches", "upgrade F4 to TE") == ["-2 workers", "-5 coins", "+1 favor tile to take"]


def test_taking_what_is_owed_is_no_cost() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    t.put("witches", "G1", "TP").give("witches", workers=9, coins=20)
    t.do("witches", "upgrade G1 to TE")
    assert effects(t, "witches", "+FAV10") == ["+1 water"]


def test_answers_are_numbered_by_group_and_price() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    t.give("witches", workers=9, coins=20, priests=1)
    seat = t.seat("witches")
    found = offered(Look(t.play.game), view(t.s, seat), seat)
    assert [answer.number for answer in found] == list(range(1, len(found) + 1))
    assert {answer.action for answer in found} == set(t.s.answers(seat))
    groups = [answer.group for answer in found]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index), "a group is not torn apart"
    sent = [answer.text for answer in found if answer.text.startswith("send p to FIRE")]
    assert sent == ["send p to FIRE for 3", "send p to FIRE for 2", "send p to FIRE for 1"]


def test_a_transform_into_home_terrain_comes_first() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5").rich("witches")
    seat = t.seat("witches")
    found = [a.text for a in offered(Look(t.play.game), view(t.s, seat), seat) if a.group == "Transform"]
    home = [text.endswith("to green") for text in found]
    assert True in home
    assert home == sorted(home, reverse=True)


def test_words_are_matched_whole() -> None:
    answers = [Answer(1, 1, "build E7", "Build", "", []), Answer(2, 2, "bridge E7:F5", "Bridge", "", [])]
    assert [answer.number for answer in matching(answers, "e7")] == [1, 2]
    assert [answer.number for answer in matching(answers, "F5")] == [2]
    assert matching(answers, "E") == []
    assert matching(answers, "  ") == []


def test_a_long_group_shows_its_first_lines_unless_it_is_the_only_one() -> None:
    many = [Answer(n, n, f"transform place-{n}", "Transform", "x" * 60, []) for n in range(1, 31)]
    one = [Answer(31, 31, "done", "Turn", "", [])]
    text = shown(Listing(many + one), 100)
    assert "26 more: list transform" in text
    assert "place-4" in text
    assert "place-5" not in text
    assert "place-30" in shown(Listing(many + one, whole=True), 100)
    assert "place-30" in shown(Listing(many), 100)
