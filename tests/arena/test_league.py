"""A league lasts: who is killed loses and doubles nothing, a damaged file is not believed, who changes enters anew."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from demiurge.arena import BrokenGame, Setup, open_workers
from demiurge.arena.entrants import Entrant, entrant, named, plain, rules_of
from demiurge.arena.ladder import ladder, lines, scale_of
from demiurge.arena.ladder_page import page, picture
from demiurge.arena.league import play
from demiurge.arena.match import rotations
from demiurge.arena.scorebook import BadLeague, Kept, Scorebook, begin, read
from demiurge.arena.table import game_of
from demiurge.bots import BadBot
from demiurge.cli import main
from demiurge.kernel.registry import find

ROOT = Path(__file__).resolve().parents[2]
BOTS = ["random", "greedy", "greedy:overlooks=0.6"]
SETUP = Setup("lantern-isles", 2, tuple(find("lantern-isles").make().options.items()))


def made(path: Path, setup: Setup = SETUP, bots: list[str] | None = None) -> tuple[Scorebook, dict[int, str]]:
    game = game_of(setup.game, setup.options, setup.components)
    book = begin(path, setup, rules_of(game, setup.seats), 3)
    with book:
        return book, {book.enter(entrant(spec, game, setup.seats)): spec for spec in bots or BOTS}


def go_on(path: Path, can: dict[int, str], games: int, jobs: int = 1) -> Scorebook:
    with read(path) as book, open_workers(jobs=jobs) as workers:
        play(book, can, games, workers)
    return book


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a league that nobody interrupted."""
    path = tmp_path_factory.mktemp("league") / "a.league"
    _, can = made(path)
    go_on(path, can, 40)
    return path.read_bytes()


# --- it lasts ---


def test_a_league_is_the_same_over_two_processes_and_read_back(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "b.league"
    _, can = made(path)
    book = go_on(path, can, 40, jobs=2)
    assert path.read_bytes() == whole
    again = read(path)
    assert (again.kept, again.entrants, again.planned) == (book.kept, book.entrants, [])
    assert (again.games, len(again.kept)) == (40, 20)


def test_cut_anywhere_it_goes_on_to_the_same_end(whole: bytes, tmp_path: Path) -> None:
    """Also in the middle of a line, which then was never written."""
    path, head = tmp_path / "c.league", whole.index(b'{"next"')
    can = dict(enumerate(BOTS))
    for cut in (head + 30, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:cut])
        go_on(path, can, 40)
        assert path.read_bytes() == whole


def test_killed_in_the_middle_nothing_is_lost_or_doubled(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "d.league"
    made(path)
    call = [sys.executable, "-m", "demiurge.cli", "league", SETUP.game, f"--file={path}", "--games=40", "--jobs=2"]
    for _ in range(2):
        process = subprocess.Popen(call, cwd=ROOT, start_new_session=True)
        size = path.stat().st_size
        while path.stat().st_size < size + 400:
            assert process.poll() is None, "it ended before it could be killed"
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert 0 < read(path).games < 40
    subprocess.run(call, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    assert path.read_bytes() == whole


def test_what_was_asked_for_is_not_played_twice(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "e.league"
    path.write_bytes(whole)
    go_on(path, dict(enumerate(BOTS)), 40)
    assert path.read_bytes() == whole
    assert go_on(path, dict(enumerate(BOTS)), 41).games == 42, "made up to whole meetings"


def test_a_limit_of_time_ends_after_a_meeting_and_what_was_planned_stays(tmp_path: Path) -> None:
    path = tmp_path / "f.league"
    _, can = made(path)
    with read(path) as book, open_workers() as workers:
        play(book, can, 40, workers, seconds=1e-9)
    assert (read(path).games, len(read(path).planned)) == (2, 15)


def test_only_one_process_has_a_league(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "g.league"
    path.write_bytes(whole)
    with read(path), pytest.raises(BadLeague, match=r"g\.league is being played by another process"), read(path):
        pass
    assert path.read_bytes() == whole


# --- what is in it ---


def test_every_deal_is_played_from_every_seat() -> None:
    seatings = rotations(8, ("a", "b", "c"), 5, (1, 2, 3))
    assert [(one.number, one.bots, one.bot_seeds) for one in seatings] == [
        (8, ("a", "b", "c"), (1, 2, 3)), (9, ("b", "c", "a"), (2, 3, 1)), (10, ("c", "a", "b"), (3, 1, 2))
    ]  # fmt: skip


def test_scores_and_places_are_kept_by_bot_not_by_seat(tmp_path: Path) -> None:
    """Greedy takes the place of a bot of random answers in every seat."""
    setup = Setup("lantern-isles", 3, SETUP.options)
    path = tmp_path / "h.league"
    _, can = made(path, setup, ["random", "greedy"])
    book = go_on(path, can, 30)
    greedy = [place for one in book.kept for row in one.places for bot, place in zip(one.bots, row) if bot == 1]
    others = [place for one in book.kept for row in one.places for bot, place in zip(one.bots, row) if bot == 0]
    assert sum(greedy) / len(greedy) < 1.7 < sum(others) / len(others)
    for one in book.kept:
        assert [sorted(row)[0] for row in one.places] == [1, 1, 1]
        for scores, places in zip(one.scores, one.places, strict=True):
            assert max(scores) == max(score for score, place in zip(scores, places) if place == 1)


def test_a_game_that_breaks_costs_only_its_meeting(
    orchard_only: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "i.league"
    _, can = made(path, Setup("orchard", 2, (("rounds", "three"), ("weather", "even"))), ["random", "greedy"])
    with read(path) as book, open_workers() as workers:
        play(book, can, 10, workers)
        monkeypatch.setattr("tests.orchard.game.Orchard.start", lambda *_: [][0])
        with pytest.raises(BrokenGame, match="game 10 broke"):
            play(book, can, 20, workers)
    assert read(path).games == 10


# --- damage ---


def of(number: int, change: Callable[[Any], Any]) -> Callable[[list[bytes]], list[bytes]]:
    """A file with another line of that number."""

    def changed(given: list[bytes]) -> list[bytes]:
        line = json.dumps(change(json.loads(given[number - 1]))).encode()
        return [*given[: number - 1], line, *given[number:]]

    return changed


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda given: [b"\xff", *given[1:]], 1),
        (lambda given: [b"[]", *given[1:]], 1),
        (lambda given: given[1:], 1),
        (lambda given: [], 1),
        (of(1, lambda head: head | {"league": 9}), 1),
        (of(1, lambda head: head | {"seats": "two"}), 1),
        (lambda given: [given[0], given[1], given[1]], 3),
        (lambda given: [*given[:4], *given[5:]], 5),
        (lambda given: [*given[:6], given[5], *given[6:]], 7),
        (lambda given: [*given[:6], *given[7:]], 7),
        (lambda given: [*given[:7], given[7][:20], *given[8:]], 8),
        (of(6, lambda one: one | {"bots": ["nobody", one["bots"][1]]}), 6),
        (of(6, lambda one: one | {"places": [[1, 2]]}), 6),
        (of(6, lambda one: one | {"places": [[1, 2], [1, 7]]}), 6),
        (of(6, lambda one: one | {"scores": None}), 6),
        (lambda given: [*given, b"{}"], 27),
    ],
)  # fmt: skip
def test_a_damaged_file_says_where(
    whole: bytes, tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]], line: int,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    path = tmp_path / "j.league"
    given = b"".join(one + b"\n" for one in damage(whole.splitlines()))
    path.write_bytes(given)
    with pytest.raises(BadLeague, match=f"is damaged, or no league: line {line} does not fit"):
        read(path)
    assert main(["league", SETUP.game, f"--file={path}", "--games=100", "--jobs=1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert path.read_bytes() == given


# --- who is the same ---


def test_a_bot_is_its_settings_and_what_it_plays_by(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("terra-mystica").make()
    specs = ["random", "greedy", "greedy:overlooks=0.6", "search:5it", "search:6it", "learned", "learned:5it"]
    ids = [entrant(spec, game, 4).id for spec in specs]
    assert len(set(ids)) == len(specs)
    assert ids == [entrant(spec, game, 4).id for spec in specs]
    assert [entrant(spec, game, 4)[2:] for spec in ("search:5it", "search:1s", "learned", "learned:1s")] == [
        ("search", False), ("search", True), ("learned", False), ("learned", True)
    ]  # fmt: skip
    other = find("theocratia").make()
    assert entrant("greedy", other, 4).id != ids[1]
    assert entrant("random", other, 4).id == ids[0]


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:9it", "search:9it", "learned", "learned:9it"])
def test_whatever_plays_can_enter(spec: str) -> None:
    assert entrant(spec, find("nova-era").make(), 2).plays == spec.partition(":")[0]


def test_settings_in_another_order_are_the_same_and_a_place_on_disk_is_nobodys_business() -> None:
    assert named("search:explore=1:5it:depth=2")[0] == named("search:depth=2:5it:explore=1")[0]
    assert named("learned:2s:net=/home/somebody/a.net") == ("learned:2s:net=a.net", "/home/somebody/a.net")


def test_another_net_is_another_bot(tmp_path: Path) -> None:
    game = find("civolution").make()
    ours = next((ROOT / "src/demiurge/games/civolution").glob("*.net")).read_bytes()
    (tmp_path / "my.net").write_bytes(ours)
    one = entrant(f"learned:net={tmp_path / 'my.net'}", game, 2)
    (tmp_path / "my.net").write_bytes(ours[:-4] + b"\0\0\0\1")
    assert entrant(f"learned:net={tmp_path / 'my.net'}", game, 2) != one


def test_comments_and_docstrings_make_no_other_bot(tmp_path: Path) -> None:
    path, ways = tmp_path / "a.py", []
    for source in (
        '"""A."""\nx = 1  # one\n',
        "x = 1\n",
        'def f():\n    """F."""\n',
        "def f():\n    pass\n",
        "x = 2\n",
    ):
        path.write_text(source)
        ways.append(plain(path))
    assert ways[0] == ways[1] != ways[4]
    assert ways[2] == ways[3]


def test_other_components_are_other_rules(tmp_path: Path) -> None:
    ours = json.loads((ROOT / "examples/lantern_isles/src/lantern_isles/components/charms.json").read_text())
    find_game, options = find("lantern-isles"), dict(SETUP.options)
    plain_rules = rules_of(find_game.make(options), 2)
    assert plain_rules == rules_of(find_game.make(options), 2)
    assert plain_rules != rules_of(find_game.make(options), 3)
    (tmp_path / "charms.json").write_text(json.dumps(ours))
    assert rules_of(find_game.make(options, str(tmp_path)), 2) != plain_rules


# --- the ladder ---


def stood() -> Scorebook:
    """Three bots, made up: the second beats the first, nobody loses to the third."""
    book = Scorebook(
        Path("x"), {"game": "lantern-isles", "seats": 2, "options": {}, "components": "", "rules": "", "seed": 1}
    )
    book.entrants = [Entrant("a1", "greedy", "greedy", False), Entrant("b2", "search:5it", "search", False),
                     Entrant("c3", "random", "random", False), Entrant("d4", "learned", "search", True)]  # fmt: skip
    for at in range(40):
        book.kept.append(Kept((0, 1), ((5, 9), (4, 7)), ((2, 1), (2, 1) if at % 4 else (1, 2))))
        book.kept.append(Kept((1, 2), ((9, 1), (9, 2)), ((1, 2), (1, 2))))
    return book


def test_the_ladder_says_who_stands_where_and_how_surely() -> None:
    found = ladder(stood(), able=[0, 1, 2])
    assert [one["name"] for one in found["bots"]] == ["search:5it", "greedy", "random"]
    first, greedy, last = found["bots"]
    assert first["place"] == [1, 1]
    assert (greedy["rating"], greedy["low"], greedy["high"], found["measure"]) == (0, 0, 0, "greedy")
    assert first["low"] is not None
    assert 0 < first["low"] < first["rating"]
    assert last["low"] is None, "it has never won"
    assert (first["games"], greedy["games"], last["games"]) == (160, 80, 80)
    assert first["mean_score"] == 8.5
    assert found["waiting"] == ["learned"]
    assert found["pairs"][0] == {"a": "search:5it", "b": "greedy", "duels": 80, "won": 70.0, "odd": False,
                                 "expected": found["pairs"][0]["expected"]}  # fmt: skip
    assert sum(one["games"] for one in found["next"]) == 32


def test_points_may_be_counted_from_any_bot() -> None:
    found = ladder(stood(), "search:5it")
    assert next(one["rating"] for one in found["bots"]) == 0
    with pytest.raises(
        BadLeague, match="no bot 'greedy:9' is in the league; there are greedy, search:5it, random, learned"
    ):
        ladder(stood(), "greedy:9")


def test_the_ladder_is_told_in_both_languages() -> None:
    found = ladder(stood(), able=[0, 1, 2])
    english, russian = lines(found, "en"), lines(found, "ru")
    assert english[1] == "search:5it leads (> 99 % likely)."
    assert english[3].split()[:3] == ["1", "search:5it", "+338"]
    assert "never won" in english[5]
    assert russian[1] == "Впереди search:5it (вероятность > 99 %)."
    assert len(english) == len(russian)


def test_the_page_and_the_picture_stand_alone() -> None:
    book = stood()
    book.entrants[1] = Entrant("b2", "learned:net=<b>.net", "learned", False)
    found = ladder(book, able=[0, 1, 2])
    for language in ("en", "ru"):
        made = page(found, language)
        assert "<b>.net" not in made
        assert "http" not in made.replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert made.count('<svg class="ladder') == 2
        drawn = picture(found, language)
        assert drawn.startswith("<svg xmlns")
        assert "learned:net=&lt;b&gt;.net" in drawn
    empty = Scorebook(Path("x"), book.head)
    assert "Nobody has played yet." in page(ladder(empty), "en")


def test_a_bot_far_below_is_off_the_scale() -> None:
    found = ladder(stood())["bots"]
    found[2]["rating"] = -2000.0
    low, _, below = scale_of(found)
    assert below == {"c3"}
    assert low > -100
    found[2]["rating"] = -100.0
    assert scale_of(found)[2] == set()
    found[2]["rating"] = -300.0
    assert scale_of(found)[2] == {"c3"}, "nobody knows how far below"
    found[2]["low"] = -400.0
    assert scale_of(found)[2] == set(), "not further than the others lie apart"


def test_who_beat_only_those_below_has_not_never_won() -> None:
    book = stood()
    book.kept += [Kept((2, 3), ((5, 4), (5, 4)), ((1, 2), (1, 2)))] * 20
    told = lines(ladder(book), "en")
    assert next(line for line in told if " random" in line).count("beat only those below") == 1
    assert next(line for line in told if " learned" in line).count("never won") == 1


# --- the command ---


def called(capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    status = main(["league", "lantern-isles", "--jobs=1", *more])
    caught = capsys.readouterr()
    return status, caught.out, caught.err


def test_bots_enter_play_and_are_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, shown = f"--file={tmp_path / 'a.league'}", tmp_path / "a.html"
    status, out, _ = called(capsys, file, "--seats=2", "--bots=random,greedy", "--games=20", "--json")
    assert (status, json.loads(out)["games"]) == (0, 20)
    status, out, _ = called(capsys, file, "--bots=greedy:overlooks=0.6", "--games=60", "--json", f"--page={shown}")
    found = json.loads(out)
    assert (found["games"], {one["name"] for one in found["bots"]}) == (60, {*BOTS})
    assert shown.read_text("utf-8").startswith("<!doctype html>")
    status, out, err = called(capsys, file)
    assert (status, err) == (0, "")
    assert "Lantern Isles, 2 seats, 60 games" in out


def test_a_bot_that_plays_otherwise_enters_beside_its_former_self(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"--file={tmp_path / 'a.league'}"
    called(capsys, file, "--seats=2", "--bots=random,greedy", "--games=20")
    monkeypatch.setattr("demiurge.arena.entrants.judges", lambda game: [Path(__file__)])
    status, out, err = called(capsys, file, "--bots=greedy", "--games=40", "--json")
    found = json.loads(out)
    assert (
        err == "greedy plays otherwise than before: it enters anew, and its games until now stay with its former self\n"
    )
    former = next(one for one in found["bots"] if one["label"].startswith("greedy ("))
    assert (status, former["games"], found["measure"], found["games"]) == (0, 20, "greedy", 40)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("--file={new}", "is a new league: name its bots by --bots A,B,..."),
        ("--file={new} --bots=greedy --games=4", "a league needs two bots that can play"),
        ("--file={new} --bots=clever,greedy", "no bot is called 'clever'"),
        ("--file={new} --bots=learned:net=none.net,greedy", "none.net"),
        ("--file={new} --bots=greedy,random --seats=9", "lantern-isles is played by"),
        ("--file={old} --seats=3", "is a league of lantern-isles with 2: "),
        ("--file={old} --option=rounds=three", "is a league of lantern-isles with 2: "),
        ("--file={old} --seed=9", "was begun with --seed 3"),
        ("--file={old} --measure=clever", "no bot 'clever' is in the league"),
        ("--file={none}/a.league --bots=greedy,random", "No such file or directory"),
    ],
)  # fmt: skip
def test_a_wrong_call_changes_nothing(
    whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], more: str, why: str
) -> None:
    new, old = tmp_path / "new.league", tmp_path / "old.league"
    old.write_bytes(whole)
    status, out, err = called(capsys, *more.format(new=new, old=old, none=tmp_path / "none").split())
    assert (status, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
    assert old.read_bytes() == whole
    assert not new.exists()


def test_other_rules_do_not_go_on_with_a_league(
    whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.league"
    path.write_bytes(whole)
    monkeypatch.setattr("demiurge.commands.league.rules_of", lambda game, seats: "other")
    status, _, err = called(capsys, f"--file={path}", "--games=100")
    assert status == 2
    assert "holds games of lantern-isles by other rules or components than these" in err
    assert called(capsys, f"--file={path}")[0] == 0, "it can still be looked at"
    assert path.read_bytes() == whole


def test_a_bot_by_the_clock_is_said_to_be_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, _, err = called(capsys, f"--file={tmp_path / 'a.league'}", "--seats=2", "--bots=search:1ms,greedy")
    assert err == "search:1ms thinks by the clock: its games cannot be played again just so\n"


def test_no_such_setting_is_not_as_it_was() -> None:
    with pytest.raises(BadBot):
        entrant("greedy:dreams=1", find("lantern-isles").make(), 2)
