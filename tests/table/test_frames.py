"""A frame in parts: what is kept is what would be drawn afresh, and what a page puts together is the whole."""

from __future__ import annotations

import gc
import random
import re
from pathlib import Path

import pytest

from demiurge.table.game.live import Live
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import hashed
from demiurge.table.seen.deltas import applied, delta
from demiurge.table.seen.frames import NEXT, PLACE, Frame, frame
from demiurge.table.seen.look import Look, Looker
from demiurge.table.seen.shelf import ROUGH, SMALL, Part, Shelf
from demiurge.table.storage import Store
from tests.table.fixtures import shown

SIGNS = re.compile(r"<!--[\[\]=].*?-->")
ONE, TWO, GUEST = "1" * 32, "2" * 32, "3" * 32


class Page:
    """What a browser does with a frame in parts (static/parts.js)."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.deltas = 0

    def take(self, found: Frame) -> str:
        text, *came = found.beside(self.kept).split(NEXT)
        parts: dict[str, str] = {}
        for one in came:
            head, new, body = one.partition("\n")
            name, mark, *known = head.split(" ")
            self.deltas += len(known)
            text_of = applied(self.kept[known[0]], body) if known else body if new else self.kept[mark]
            parts[name] = self.kept[mark] = text_of

        def filled(text: str) -> str:
            return PLACE.sub(lambda place: filled(parts.get(place[1], "")), text)

        return filled(text)


def plain(found: Frame) -> str:
    return SIGNS.sub("", found.whole())


def test_a_page_is_sent_only_what_it_does_not_have() -> None:
    one = Frame("<p><!--=a--><!--=none--></p>", {"a": Part("A<!--=b-->"), "b": Part("B")})
    two = Frame("<p><!--=a--><!--=b--></p>", {"a": Part("A<!--=b-->"), "b": Part("C")})
    page = Page()
    assert page.take(one) == "<p>AB</p>" == plain(one)
    sent = two.beside(page.kept)
    assert sent.split(NEXT)[1:] == [f"a {one.parts['a'].hash}", f"b {two.parts['b'].hash}\nC"]
    assert page.take(two) == "<p>ACC</p>" == plain(two)


def test_a_whole_frame_says_where_its_parts_are_and_where_one_may_come() -> None:
    part = Part("A")
    found = Frame("<p><!--=a--><!--=none--></p>", {"a": part})
    assert found.whole() == f"<p><!--[a {part.hash}-->A<!--]a--><!--=none--></p>"


# ---- deltas
def words(*numbers: int) -> str:
    return "".join(f'<g class="piece number {n}"></g>' for n in numbers)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (words(*range(60)), words(*range(60))),
        (words(*range(60)), words(*range(30), 99, *range(31, 60))),
        (words(*range(60)), words(*range(30), *range(40, 60))),
        (words(*range(60)), words(*range(30), 97, 98, *range(30, 60), 99)),
        (words(*range(60)), words(*range(40, 60), *range(20))),
        (words(1, 2, 3), ""),
        ("", words(1, 2, 3)),
        ("no piece", "<>"),
        (words(7, 7, 7, 8, 7, 7), words(7, 8, 7, 7, 7, 7, 7)),
    ],
)
def test_a_delta_leads_from_one_text_to_the_other(old: str, new: str) -> None:
    assert applied(old, delta(old, new)) == new


def test_a_delta_leads_from_any_text_to_any_other() -> None:
    rng = random.Random("deltas")
    for _ in range(300):
        old = words(*(rng.randrange(9) for _ in range(rng.randrange(40))))
        pieces = old.split("<")
        for _ in range(rng.randrange(5)):
            at = rng.randrange(len(pieces) + 1)
            pieces[at : at + rng.randrange(4)] = [f"<{rng.random()}"] * rng.randrange(3)
        new = "<".join(pieces)
        assert applied(old, delta(old, new)) == new


def test_of_a_long_part_that_changes_a_little_only_that_is_sent() -> None:
    shelf, numbers = Shelf(), list(range(100))
    one = shelf.made("board", words(*numbers))
    two = shelf.made("board", words(*numbers[:50], 999, *numbers[51:]))
    assert len(one.text) > SMALL
    sent = two.beside({one.hash})
    assert sent.startswith(f"{two.hash} {one.hash}\n")
    assert len(sent) < 100
    assert applied(one.text, sent.partition("\n")[2]) == two.text
    assert two.beside({two.hash}) == two.beside({two.hash + ROUGH}) == two.hash
    assert two.beside({one.hash + ROUGH}) == two.beside(()) == f"{two.hash}\n{two.text}"


def test_a_page_that_lags_far_behind_is_sent_the_whole_part() -> None:
    shelf = Shelf()
    first, *_, last = [shelf.made("board", words(*range(n, 100 + n))) for n in range(5)]
    assert last.beside({first.hash}) == f"{last.hash}\n{last.text}"
    assert last.before is not None
    assert last.before.before is not None
    assert last.before.before.before is None  # nobody remembers more


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
    assert all(page.deltas > 40 for page in pages.values())


@pytest.mark.parametrize("game", ["terra-mystica", "theocratia", "nova-era", "civolution"])
def test_a_frame_leaves_nothing_that_holds_itself(tables: Tables, game: str) -> None:
    """Everybody at a server waits while such things are sought."""
    table, rng, look = seated(tables, game, {}), random.Random(game), Look(tables)
    for _ in range(3):
        stir(tables, table, rng)
        look.frame(table, Looker(ONE), 0, None, True)
    found: list[str] = []
    gc.collect()
    gc.disable()
    try:
        gc.set_debug(gc.DEBUG_SAVEALL)
        for seat, who in enumerate((ONE, TWO)):
            look.frame(table, Looker(who), seat, None, True)
        gc.collect()
        found = [type(one).__name__ for one in gc.garbage]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert found == []
