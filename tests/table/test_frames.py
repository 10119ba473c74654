"""A frame in parts: what is kept is what would be drawn afresh, and what a page puts together is the whole."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from demiurge.table.game.live import Live
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import hashed
from demiurge.table.seen.frames import NEXT, PLACE, Frame, frame
from demiurge.table.seen.look import Look, Looker
from demiurge.table.seen.shelf import Part, part
from demiurge.table.storage import Store
from tests.table.fixtures import shown

SIGNS = re.compile(r"<!--[\[\]=].*?-->")
ONE, TWO, GUEST = "1" * 32, "2" * 32, "3" * 32


class Page:
    """What a browser does with a frame in parts (static/parts.js)."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def take(self, found: Frame) -> str:
        text, *came = found.beside(self.kept).split(NEXT)
        parts: dict[str, str] = {}
        for one in came:
            head, new, body = one.partition("\n")
            name, mark = head.split(" ")
            parts[name] = self.kept[mark] = body if new else self.kept[mark]

        def filled(text: str) -> str:
            return PLACE.sub(lambda place: filled(parts.get(place[1], "")), text)

        return filled(text)


def plain(found: Frame) -> str:
    return SIGNS.sub("", found.whole())


def test_a_page_is_sent_only_what_it_does_not_have() -> None:
    one = Frame("<p><!--=a--><!--=none--></p>", {"a": part("A<!--=b-->"), "b": part("B")})
    two = Frame("<p><!--=a--><!--=b--></p>", {"a": part("A<!--=b-->"), "b": part("C")})
    page = Page()
    assert page.take(one) == "<p>AB</p>" == plain(one)
    sent = two.beside(page.kept)
    assert sent.split(NEXT)[1:] == [f"a {one.parts['a'].hash}", f"b {two.parts['b'].hash}\nC"]
    assert page.take(two) == "<p>ACC</p>" == plain(two)


def test_a_whole_frame_says_where_its_parts_are_and_where_one_may_come() -> None:
    found = Frame("<p><!--=a--><!--=none--></p>", {"a": Part("A", "hash")})
    assert found.whole() == "<p><!--[a hash-->A<!--]a--><!--=none--></p>"


def test_behind_a_curtain_there_are_no_parts() -> None:
    assert not frame(shown(curtain=True, mine=[0, 1])).parts


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store.open(f"sqlite:///{tmp_path}/frames.db"))


def seated(tables: Tables, game: str, options: dict[str, str]) -> str:
    table = tables.create(Wanted(game, options, ["me", "friend"], ["Ada", "Bo"], seed="frames"), ONE)
    tables.store.claim(table, 1, tables.store.seats(table)[1].link_hash, hashed(TWO), "Bo")
    return table


def stir(tables: Tables, table: str, rng: random.Random) -> None:
    """Something happens: an answer, and now and then something is taken back, said or asked for."""
    live: Live = tables.live(table)
    seat = rng.choice(live.state.waiting())
    action = rng.choice(live.state.answers(seat))
    assert tables.answer(table, seat, live.game.space.format(action), live.last) is None
    what = rng.randrange(12)
    if what == 0:
        tables.undo(table, seat)
    elif what == 1:
        tables.store.add_message(table, seat, "Ada", f"at {live.last}")
    elif what == 2:
        tables.ask_back(table, seat)


@pytest.mark.parametrize("game", ["terra-mystica", "theocratia", "nova-era", "civolution"])
def test_what_is_kept_is_what_would_be_drawn_afresh(tables: Tables, game: str) -> None:
    table, rng, look = seated(tables, game, {}), random.Random(game), Look(tables)
    pages = {who: Page() for who in (ONE, TWO, GUEST)}
    seats = {ONE: 0, TWO: 1, GUEST: -1}
    for n in range(40):
        if tables.live(table).state.over():
            break
        stir(tables, table, rng)
        for who, page in pages.items():
            present = [seat for seat in (0, 1) if rng.random() < 0.8]
            looker = Looker(who, present, [1] if n % 3 else [], n % 2)
            at = rng.randrange(tables.live(table).last + 1) if n % 5 == 4 else None
            fresh, kept = Look(tables), look.frame(table, looker, seats[who], at, True)[1]
            wanted = plain(fresh.frame(table, looker, seats[who], at, True)[1])
            assert plain(kept) == wanted
            assert page.take(kept) == wanted
