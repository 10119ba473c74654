"""What a seat wishes once and for all is given for it: in Terra Mystica, how much power it takes from neighbours."""

from typing import NamedTuple

import pytest

from demiurge.table.game.tables import Tables
from tests.table.serving import TM, Browser, two

BUILDER = ("setup witches", "build F4", "build E9")
NEIGHBOUR = ("setup engineers", "build E7", "build C5")
SETUP = 8  # answers


class Shore(NamedTuple):
    """Witches on F4 beside engineers on E7 at the beginning of the first round, which the witches begin."""

    table: str
    builder: Browser
    neighbour: Browser
    seats: tuple[int, int]  # theirs

    def say(self, who: Browser, *texts: str) -> str:
        page = ""
        for do in texts:
            answer = who.post(f"/t/{self.table}/answer", do=do)
            assert answer.status_code == 200, answer.text
            page = answer.text
        return page

    def wish(self, wish: str) -> None:
        assert self.neighbour.post(f"/t/{self.table}/wish", wish=wish).status_code == 200

    @property
    def lines(self) -> list[str]:
        """What the neighbour has answered, by themselves or unasked, and who is asked now."""
        live = self.builder.server.tables.live(self.table)
        return [line.do for line in live.play.record.lines[SETUP:] if line.seat == self.seats[1]]

    @property
    def asked(self) -> Browser:
        (seat,) = self.builder.row(self.table).waiting
        return (self.builder, self.neighbour)[self.seats.index(seat)]


@pytest.fixture
def shore(ada: Browser, bob: Browser) -> Shore:
    """Who begins is drawn."""
    table = two(ada, bob, TM)
    first = ada.row(table).waiting[0]
    said = {first: list(BUILDER), 1 - first: list(NEIGHBOUR)}
    for _ in range(SETUP):
        live = ada.server.tables.live(table)
        seat = live.state.waiting()[0]
        do = said[seat].pop(0) if said[seat] else live.game.space.format(live.state.answers(seat)[0])
        assert (ada, bob)[seat].post(f"/t/{table}/answer", do=do).status_code == 200
    return Shore(table, (ada, bob)[first], (ada, bob)[1 - first], (first, 1 - first))


def test_a_smaller_offer_is_taken_and_a_bigger_one_declined(shore: Shore) -> None:
    shore.wish("1")
    shore.say(shore.builder, "upgrade F4 to TP")
    assert shore.lines == ["leech 1 from witches"]
    shore.say(shore.builder, "done")
    shore.say(shore.neighbour, "upgrade E7 to TP")
    assert shore.asked == shore.builder, "who has wished nothing is asked"
    shore.say(shore.builder, "decline 2 from engineers")
    shore.say(shore.neighbour, "done")
    shore.say(shore.builder, "upgrade F4 to TE")
    assert shore.lines[-1] == "decline 2 from witches"
    assert shore.asked == shore.builder


def test_without_a_wish_everybody_is_asked(shore: Shore) -> None:
    shore.say(shore.builder, "upgrade F4 to TP")
    assert shore.lines == []
    assert shore.asked == shore.neighbour


def test_what_was_given_can_be_taken_back_or_exchanged(shore: Shore) -> None:
    shore.wish("all")
    shore.say(shore.builder, "upgrade F4 to TP")
    page = shore.neighbour.get(f"/t/{shore.table}").text
    assert "/forgo" in page
    assert "Take 1 power from the Witches" in page
    assert "/forgo" not in shore.builder.get(f"/t/{shore.table}").text
    shore.neighbour.post(f"/t/{shore.table}/undo")
    assert shore.lines == []
    assert shore.asked == shore.neighbour, "who takes it back decides by themselves"
    shore.say(shore.neighbour, "leech 1 from witches")
    row = shore.neighbour.row(shore.table)
    shore.neighbour.post(f"/t/{shore.table}/forgo", at=str(row.length), guard=str(row.version))
    assert shore.lines == ["decline 1 from witches"]


def test_a_wish_is_kept_with_the_table_and_can_be_given_up(shore: Shore) -> None:
    assert "Take up to 2, decline more" in shore.neighbour.get(f"/t/{shore.table}").text
    shore.wish("0")
    assert '<option value="0" selected>' in shore.neighbour.get(f"/t/{shore.table}").text
    assert '<option value="" selected>' in shore.builder.get(f"/t/{shore.table}").text, "a wish is of one seat"
    tables = Tables(shore.builder.server.store)  # as after a restart
    assert tables.answer(shore.table, shore.seats[0], "upgrade F4 to TP", None) is None
    assert tables.live(shore.table).play.record.lines[-1].do == "decline 1 from witches"
    shore.wish("")
    assert f"wish-{shore.seats[1]}" not in shore.builder.row(shore.table).settings


def test_a_wish_that_nobody_offers_is_none(ada: Browser, bob: Browser, shore: Shore, orchard: str) -> None:
    shore.wish("everything")
    other = two(ada, bob, orchard)
    assert ada.post(f"/t/{other}/wish", wish="1").status_code == 200
    for table in (shore.table, other):
        assert not [name for name in ada.row(table).settings if name.startswith("wish")]


def test_a_bot_is_asked(shore: Shore) -> None:
    shore.wish("all")
    tables = shore.builder.server.tables
    tables.stand_in(shore.table, shore.seats[1], "random")
    assert tables.answer(shore.table, shore.seats[0], "upgrade F4 to TP", None) is None
    assert shore.lines == []
