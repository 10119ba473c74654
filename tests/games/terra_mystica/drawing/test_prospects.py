"""What the mat tells: both prices of a trading house, what pieces uncover; and what the round brings at its end."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.drawing import PAINTER, prospects
from demiurge.games.terra_mystica.drawing.trial import figures
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import changed
from demiurge.kernel.game import View
from tests.games.terra_mystica.drawing.positions import Walk
from tests.games.terra_mystica.table import Table, table
from tests.kit.reading import listed, parsed, with_class

drawing = PAINTER.speaking()


def two() -> Table:
    """Round 1 scores what SCORE3 says: every 4 steps of water bring a priest."""
    scoring = "SCORE3,SCORE2,SCORE1,SCORE4,SCORE5,SCORE6"
    return table("witches", "engineers", witches="E9 F4", engineers="E7 C5", scoring=scoring).turn("witches")


def mat(t: Table, faction: str = "witches") -> str:
    return drawing.scene(View(t.s), t.seat(faction)).panels[1].body


def text_of(markup: str, look: str) -> list[str]:
    return ["".join(one.itertext()) for one in with_class(markup, look)]


# ---- the mat
def test_a_trading_house_has_two_prices() -> None:
    row = next(one for one in parsed(mat(two())).iter("div") if one.get("id") == "mat-TP")
    price = next(one for one in row.iter("span") if one.get("class") == "tm-price")
    assert "".join(price.itertext()) == "26/3", "2 workers; 6 coins alone, 3 beside an opponent"
    assert [one.get("data-note") for one in price] == [None, "6 coins, or 3 beside an opponent."]


def test_a_piece_on_the_mat_says_what_it_uncovers() -> None:
    t = two()
    rows = {one.get("id"): one for one in parsed(mat(t)).iter("div")}
    brings = [one for one in rows["mat-D"].iter("small") if one.get("class") == "tm-brings"]
    assert ["".join(one.itertext()) for one in brings] == ["1"] * 5, "2 of 8 are built; the last brings nothing"
    assert [one.get("class") for one in rows["mat-SA"].iter("small")] == ["tm-brings"]


# ---- what comes
def test_income_and_cults_stand_on_the_mat_and_in_every_seat() -> None:
    t = two()
    t.p("witches").cults = changed(t.p("witches").cults, 1, 8)
    body = mat(t)
    assert text_of(body, "tm-next") == ["income +0+3+0+0+0", "cults +0+0+2+0+0"]
    seats = drawing.scene(View(t.s), t.seat("engineers")).seats
    assert text_of(seats[0].body, "tm-soon") == ["+3", "+2"]
    (told,) = with_class(seats[0].body, "tm-to-come")
    assert told.get("data-note") == "Income: 3 workers. From the cults: 2 priests."


def test_a_card_counts_once_it_is_the_next_rounds() -> None:
    t = two().card("witches", 3)
    before = prospects.prospect(t.s, t.p("witches")).income
    assert before == (0, 3, 0, 0, 0)
    t.do("witches", "pass BON5")
    assert prospects.prospect(t.s, t.p("witches")).income == (0, 4, 0, 3, 0)


def test_nothing_comes_after_the_last_round() -> None:
    t = two()
    t.s.round = 6
    assert prospects.prospect(t.s, t.p("witches")) == (prospects.NOTHING, prospects.NOTHING)
    assert not with_class(drawing.scene(View(t.s), 0).seats[0].body, "tm-soon")


def test_a_hovered_answer_changes_the_income_line() -> None:
    t = two().rich("witches").put("witches", "F4", "TP")
    names = {answer.name: answer for answer in listed(drawing.answers(View(t.s), 0))}
    assert names["Temple on F4"].after["income-priest"] == "1"
    t.p("witches").cults = changed(t.p("witches").cults, 1, 2)
    names = {answer.name: answer for answer in listed(drawing.answers(View(t.s), 0))}
    assert names["Priest to water, 2 steps"].after["reward-priest"] == "1"
    own = with_class(mat(t), "tm-mat")[0]
    assert own.get("data-of") == "0"
    shown = {one.get("data-figure") for one in own.iter() if one.get("data-figure")}
    assert shown == {*prospects.INCOME, *prospects.REWARD}


@pytest.mark.parametrize("kind", ["plain", "everything", "site"])
def test_what_is_foretold_comes(kind: str) -> None:
    """The last pass of a round: its income is what was foretold for everybody else, who had passed."""
    seen = 0
    for position, seat in Walk(kind, 31).positions():
        others = [n for n, p in enumerate(position.players) if n != seat and p.passed]
        if position.round not in range(1, 6) or len(others) < position.seats - 1:
            continue
        for action in position.answers(seat):
            after = position.clone()
            after.apply(seat, action, Chance(0))
            if after.round == position.round + 1 and not after.offers:
                for other in others:
                    soon = prospects.prospect(position, position.players[other])
                    gained = figures(after, other)["coins"] - figures(position, other)["coins"]
                    assert gained == soon.income[0] + soon.reward[0]
                    seen += 1
                break
    assert seen
