"""What is hidden from somebody reaches them nowhere: not by a page, a list, a picture, a record, or after the end."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from lantern_isles.state import Isles

from demiurge.bots import make_bot
from demiurge.kernel.chance import SPECTATOR, Chance, Impossible, Script, Starved
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import Play, replay_on
from demiurge.kernel.registry import find
from demiurge.kernel.state import GAME_OVER
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.server.conductor import bot_seed
from tests.table.serving import ISLES, Browser

CARDS = (12, 15)  # the one in which the twins differ
PART = re.compile(r"<!--\[[\w-]+ [\w-]+")  # its hash is that of what is shown, and the table's own id is in that
OWN = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00)?|/sit/[\w-]+")  # what differs between any two tables


@pytest.fixture
def twins(ada: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two tables of Ada and Bob that differ in one card of Bob's. To be worse, hidden cards count as points."""

    def scores(self: Isles) -> list[int]:
        return [points + sum(self.hands[seat]) for seat, points in enumerate(self.points)]

    monkeypatch.setattr(Isles, "scores", scores)
    game, made = find(ISLES).make(), []
    for card in CARDS:
        play = Play(game, 2, Script([0, 4, 7, card]))
        wanted = Wanted(ISLES, {}, ["me", "friend"], ["Ada", ""])
        table = ada.server.tables.add(play, wanted, "seed", ada.token)
        assert bob.post(ada.link(table, 1), name="Bob").status_code == 303
        made.append(table)
    return made


def seen(who: Browser, table: str, path: str) -> tuple[int, str]:
    answer = who.get(path.replace("TABLE", table))
    text = PART.sub("<!--[", answer.text.replace(table, "TABLE"))
    return answer.status_code, OWN.sub("OWN", text)


def surfaces(last: int) -> list[str]:
    """Everything that can be looked at."""
    found = ["/t/TABLE", "/t/TABLE/frame", "/t/TABLE/frame?seat=1&seen=1", "/t/TABLE/record", "/t/TABLE/film.gif"]
    found += ["/t/TABLE/replay.html", "/t/TABLE/ledger.txt"]
    found += [f"/t/TABLE/detail/{of}?seat={seat}" for of in (0, 1) for seat in (0, 1)]
    found += [f"/t/TABLE/why?place={place}&seat=1" for place in ("board", "hex-a1", "")]
    found += [f"/t/TABLE/picture.svg?theme={theme}" for theme in ("light", "dark")]
    found += ["/games/lantern-isles/tips.json?table=TABLE", "/t/TABLE/rules", "/t/TABLE/join", "/t/TABLE/host"]
    for at in range(last + 1):
        found += [f"/t/TABLE?at={at}&seat=1", f"/t/TABLE/frame?at={at}", f"/t/TABLE/detail/1?at={at}"]
    return found


def assert_alike(who: Browser, twins: list[str], last: int) -> None:
    for path in surfaces(last):
        one, two = (seen(who, table, path) for table in twins)
        assert one == two, path


def row_of(text: str, table: str) -> str:
    """The line of a table in a list of tables."""
    at = text.index(f"/t/{table}")
    return OWN.sub("OWN", text[at : text.index("</ul>", at)].replace(table, "TABLE"))


def answer(who: Browser, twins: list[str], seat: int, *texts: str) -> None:
    """The same answer at both tables, or a secret one that differs between them."""
    for table, text in zip(twins, texts * 2, strict=False):
        at = str(who.server.tables.live(table).last)
        said = who.post(f"/t/{table}/answer", seat=str(seat), do=text, at=at)
        assert said.status_code == 200, said.headers.get("x-problem")


def test_no_page_tells_another_hand(ada: Browser, bob: Browser, eve: Browser, twins: list[str]) -> None:
    moves = [(bob, 1, ["pledge 1", "pledge 2"]), (ada, 0, ["pledge 0"])]
    for number, (who, seat, texts) in enumerate(moves):
        for one in (ada, eve):
            assert_alike(one, twins, number)
        answer(who, twins, seat, *texts)
        if number == 0:  # the pledges are not shown yet: of Bob's even that they differ is hidden
            for one in (ada, eve):
                assert_alike(one, twins, 1)


def test_the_twins_differ_for_who_may_know(bob: Browser, twins: list[str]) -> None:
    """Else the test above could not fail."""
    for path in ("/t/TABLE/frame", "/t/TABLE/detail/1?seat=1", "/t/TABLE/record", "/t/TABLE/frame?at=0"):
        one, two = (seen(bob, table, path) for table in twins)
        assert one != two, path


def test_lists_of_tables_show_the_scores_that_all_may_know(ada: Browser, bob: Browser, twins: list[str]) -> None:
    answer(bob, twins, 1, "pledge 0")
    text = ada.get("/mine").text
    one, two = (row_of(text, table) for table in twins)
    assert one == two
    assert "<b>" in one


def test_a_wish_to_take_back_a_secret_answer_does_not_tell_it(
    ada: Browser, bob: Browser, eve: Browser, twins: list[str]
) -> None:
    answer(bob, twins, 1, "pledge 1", "pledge 2")
    for table in twins:
        assert bob.post(f"/t/{table}/ask", seat="1").status_code == 200
        assert "asks to take back" in eve.get(f"/t/{table}/frame").text
    for who in (ada, eve):
        assert_alike(who, twins, 1)
    one, two = (seen(bob, table, "/t/TABLE/frame") for table in twins)
    assert one != two


def test_what_was_taken_back_is_not_told(ada: Browser, bob: Browser, eve: Browser, twins: list[str]) -> None:
    answer(bob, twins, 1, "pledge 1", "pledge 2")
    for table in twins:
        assert bob.post(f"/t/{table}/undo", seat="1").status_code == 200
    for who in (ada, eve):
        assert_alike(who, twins, 0)


def test_what_is_refused_tells_nothing(ada: Browser, eve: Browser, twins: list[str]) -> None:
    for who in (ada, eve):
        for path in ("answer", "undo", "redo", "restart", "ask", "agree", "fork", "hint", "leave", "back", "standin"):
            said = []
            for table in twins:
                form = {"do": "play c13", "at": "99", "seat": "1", "yes": "1", "bot": "none"}
                found = who.post(f"/t/{table}/{path}", **form)
                said.append((found.status_code, OWN.sub("OWN", found.text.replace(table, "TABLE"))))
            assert said[0] == said[1], path
            assert said[0][0] >= 400, path


# ---- the games themselves
Moment = tuple[Play, Play, int]  # two games that differ in what one seat alone knows, and that seat


def secret_answers(name: str, seed: int) -> Moment:
    """The seat has given two different answers in secret, whose difference no View shows."""
    game, rng = find(name).make(), random.Random(seed)
    play = Play(game, 2, Chance(seed))
    while play.state.waiting():
        for seat in play.state.waiting():
            secret = [asked for asked in play.state.questions(seat) if asked.secret()]
            told = [given(play, seat, action) for asked in secret for action in asked.answers(play.state)]
            for one, two in combinations(told, 2):
                if alike(one, two, 1 - seat):
                    return one, two, seat
        seat = rng.choice(play.state.waiting())
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    return secret_answers(name, seed + 1)  # nothing of that kind in this game


def given(play: Play, seat: int, action: int) -> Play:
    """The same game with one answer more."""
    found = replay_on(play.game, play.record)
    found.chance = Chance(1)
    assert found.answer(seat, action) is None
    return found


def secret_deals(name: str, seed: int) -> Moment:
    """The seat was dealt two different cards."""
    game = find(name).make()
    play = Play(game, 2, Chance(seed))
    dealt = [value for value, _ in play.record.chance]
    for at, (_, audience) in enumerate(play.record.chance):
        if audience not in (1, 2):
            continue
        for card in range(40):
            try:
                twin = Play(game, 2, Script([*dealt[:at], card, *dealt[at + 1 :]]))
            except (Impossible, Starved):
                continue
            seat, other = audience - 1, 2 - audience
            if digest(twin.state) != digest(play.state) and alike(play, twin, other):
                return play, twin, seat
    raise AssertionError(f"{name} deals nothing in secret")


def alike(one: Play, two: Play, seat: int) -> bool:
    return all(digest(view(one.state, who)) == digest(view(two.state, who)) for who in (seat, SPECTATOR))


@pytest.mark.parametrize(
    ("make", "name", "seed"),
    [(secret_answers, "civolution", 8),
     (secret_deals, "theocratia", 1), (secret_deals, "nova-era", 1)],
)  # fmt: skip
def test_what_one_seat_knows_is_told_to_nobody_else(
    ada: Browser, bob: Browser, eve: Browser, make: Callable[[str, int], Moment], name: str, seed: int
) -> None:
    *plays, seat = make(name, seed)
    made, people = [], (ada, bob)
    for play in plays:
        table = ada.server.tables.add(play, Wanted(name, {}, ["me", "friend"], ["Ada", ""]), "seed", ada.token)
        assert bob.post(ada.link(table, 1), name="Bob").status_code == 303
        made.append(table)
    last = len(plays[0].record.lines)
    paths = ["", "/frame", "/record", f"/frame?at={max(0, last - 1)}", f"/detail/{seat}", "/picture.svg", "/film.gif"]
    paths += ["/replay.html", "/ledger.txt"]
    api = [f"/api/tables/TABLE{more}" for more in ("", "/answers", "/record")]
    for who in (people[1 - seat], eve):
        for path in [*[f"/t/TABLE{more}" for more in paths], *api]:
            one, two = (seen(who, table, path) for table in made)
            assert one == two, path
    one, two = (seen(people[seat], table, "/t/TABLE/record") for table in made)
    assert one != two, "else this could not fail"


# ---- forks
def test_who_only_looks_on_does_not_fork_a_hand(ada: Browser, bob: Browser, eve: Browser, twins: list[str]) -> None:
    """Not even while bots stand in for everybody: they may come back."""
    table = twins[0]
    for seat in (0, 1):
        ada.server.tables.stand_in(table, seat, "random")
    for who in (ada, bob, eve):
        assert who.post(f"/t/{table}/fork", bot="random").status_code == 403


def test_a_seat_that_nobody_has_taken_yet_is_not_forked(ada: Browser, eve: Browser) -> None:
    table = ada.create(game=ISLES, seats="2", seat__0="friend", seat__1="friend")
    for who in (ada, eve):
        assert who.post(f"/t/{table}/fork", bot="random").status_code == 403


def test_alone_against_bots_one_may_fork(ada: Browser, eve: Browser) -> None:
    table = ada.create(game=ISLES, seats="2", seat__0="me", seat__1="random")
    assert ada.post(f"/t/{table}/fork", bot="random").status_code == 303
    assert eve.post(f"/t/{table}/fork", bot="random").status_code == 403


# ---- one screen for several
COVERED = 'data-curtain="yes"'


def shared(ada: Browser) -> str:
    """A table of three whose first two seats share a screen; seat 0 has just pledged."""
    table = ada.create(game=ISLES, seats="3", seat__0="me", seat__1="me", seat__2="random")
    assert ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0").status_code == 200
    return table


@pytest.mark.parametrize("path", ["", "?at=0", "/frame", "/frame?seat=1", "/frame?seat=1&at=0", "/frame?seat=9&seen=1"])
def test_a_hand_is_covered_until_its_owner_looks_also_in_the_past(ada: Browser, path: str) -> None:
    assert COVERED in ada.get(f"/t/{shared(ada)}{path}").text


def test_who_has_answered_is_covered_from_the_next(ada: Browser) -> None:
    table = shared(ada)
    assert COVERED not in ada.get(f"/t/{table}/frame?seat=0").text, "who has just answered holds the screen"
    assert COVERED not in ada.get(f"/t/{table}/frame?seat=1&seen=1").text
    assert ada.post(f"/t/{table}/answer", seat="1", do="pledge 0", at="1").status_code == 200
    assert COVERED in ada.get(f"/t/{table}/frame?seat=0").text


def test_who_speaks_is_shown_nothing_but_the_message(ada: Browser) -> None:
    table = shared(ada)
    said = ada.post(f"/t/{table}/say", seat="1", text="my turn")
    assert set(said.json()) == {"number", "seat", "name", "text", "time"}
    assert COVERED in ada.get(f"/t/{table}/frame?seat=1").text


def test_a_stranger_cannot_lift_the_curtain(ada: Browser, eve: Browser) -> None:
    text = eve.get(f"/t/{shared(ada)}/frame?seat=1&seen=1").text
    assert 'data-seat="-1"' in text


# ---- after the end
def test_the_end_shows_all_so_nothing_is_taken_back_after_it(ada: Browser) -> None:
    tables: Tables = ada.server.tables
    for seed in range(20):
        wanted = Wanted(ISLES, {"rounds": "three"}, ["me", "me"], ["Ada", "Bo"], seed=str(seed))
        table, rng = tables.create(wanted, ada.token), random.Random(seed)
        while not tables.live(table).state.over():
            state = tables.live(table).state
            seat = rng.choice(state.waiting())
            do = tables.live(table).game.space.format(rng.choice(state.answers(seat)))
            assert tables.answer(table, seat, do, None) is None
        last = tables.live(table).play.record.lines[-1]
        if tables.live(table).play.refuse_undo(last.seat) is None:
            break
    assert tables.live(table).play.refuse_undo(last.seat) is None, "else this test could not fail"
    for take_back in (tables.undo, tables.restart, tables.ask_back):
        assert take_back(table, last.seat) == GAME_OVER
    assert ada.post(f"/t/{table}/undo", seat=str(last.seat)).status_code == 422
    assert ada.get(f"/api/tables/{table}").json()["over"]


def test_where_nothing_was_hidden_the_last_answer_may_be_taken_back(ada: Browser) -> None:
    tables: Tables = ada.server.tables
    table = tables.create(Wanted("terra-mystica", {}, ["me", "me"]), ada.token)
    with tables.holding(table) as live:
        assert live.open_book()
        assert tables.sealed(live, 0) is None


# ---- what is kept on the way, and what is written down
def test_nothing_that_is_one_persons_is_kept_on_the_way(ada: Browser, twins: list[str]) -> None:
    paths = ["/t/TABLE", "/t/TABLE/frame", "/t/TABLE/why?place=x", "/t/TABLE/detail/0", "/t/TABLE/record", "/", "/mine"]
    for path in [*paths, "/new", "/nowhere", "/api/tables/TABLE", "/api/tables/TABLE/answers", "/healthz"]:
        assert ada.get(path.replace("TABLE", twins[0])).headers["cache-control"] == "no-store", path
    assert "max-age" in ada.get("/games/terra-mystica/style.css").headers["cache-control"]


# ---- bots
def test_a_bots_secret_answer_cannot_be_worked_out_from_what_all_see(ada: Browser) -> None:
    """Number of the answer times seats, plus the seat: 1 at the start, and any page shows all three."""
    owner, guessed = ada.server, 0
    for seed in range(40):
        wanted = Wanted(ISLES, {}, ["me", "random"], ["Ada", "Robin"], seed=f"secret {seed}")
        table = owner.tables.create(wanted, ada.token)
        task = owner.conductor.task(table, 1)
        assert task is not None
        said, guess = (make_bot("random", task.game, n).answer(task.view, 1) for n in (task.seed, 1))
        guessed += said == guess
        assert len(task.view.answers(1)) == 3
    assert guessed < 20, "by luck 13 or so"


def test_a_bots_seed_is_the_tables_own_and_the_same_after_a_crash(ada: Browser) -> None:
    owner = ada.server
    wanted = Wanted(ISLES, {}, ["random", "random", "me"], seed="secret")
    table = owner.tables.create(wanted, ada.token)
    tasks = [owner.conductor.task(table, seat) for seat in (0, 1)]
    owner.tables.lives.clear()
    assert [owner.conductor.task(table, seat).seed for seat in (0, 1)] == [task.seed for task in tasks]  # type: ignore[union-attr]
    row = owner.tables.live(table).row
    rows = [row, replace(row, seed="other"), replace(row, rewinds=1)]
    seeds = {bot_seed(one, number, seat) for one in rows for number in (0, 1, 2) for seat in (0, 1)}
    assert len(seeds) == 18
