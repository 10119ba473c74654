"""The pairs to look at: which are kept, how they are told, and that they are played again as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demiurge import cli
from demiurge.arena.workers import Here
from demiurge.kernel.play import replay
from demiurge.kernel.record import parse_record
from demiurge.lab import Report, Study, body, clocked, lines, page, pair_again, parted, read, run, written
from demiurge.lab.again import pair_told
from demiurge.lab.extremes import MOST, Extremes
from demiurge.lab.playing import NOTHING, Taken, board_of, play
from tests.lab.conftest import CARD, FILE, giving, written_into
from tests.lab.test_tally import DOCK, MILL, facts


# ---- which are kept
def took(component: int, *seats: int) -> tuple[Taken, ...]:
    return tuple(Taken(component, seat, 1, 0.0) for seat in seats)


def test_a_pair_makes_the_difference_of_the_margin_of_who_took_it() -> None:
    """Seat 0 is 30 more ahead than in the other game; seat 1, who took the dock, as much less."""
    found = Extremes()
    found.add(7, [facts((40, 20), took(MILL, 0)), facts((20, 30), took(DOCK, 1))])
    assert found.found[MILL] == [(7, 0, 30.0, ((40, 20), (20, 30)))]
    assert found.found[DOCK] == [(7, 1, -30.0, ((40, 20), (20, 30)))]
    assert found.found[NOTHING] == [(7, NOTHING, 5.0, ((40, 20), (20, 30)))]


def test_of_several_who_took_it_the_largest_counts() -> None:
    found = Extremes()
    found.add(1, [facts((40, 20, 30), took(MILL, 1)), facts((40, 26, 30), took(MILL, 2))])
    assert found.found[MILL][0][1:3] == (1, -6.0)


def test_only_the_largest_are_kept_and_what_made_none_is_not() -> None:
    found = Extremes()
    for pair, more in enumerate((1, 9, 3, 0, -8, 2, 9, 4, 1)):
        found.add(pair, [facts((10 + more, 10), took(MILL, 0)), facts((10, 10), took(MILL, 0))])
    assert [(one.pair, one.value) for one in found.found[MILL]] == [(1, 9), (6, 9), (4, -8), (7, 4), (2, 3)]
    assert len(found.found[MILL]) == MOST


def test_games_alone_make_no_pairs(alone: Report) -> None:
    assert alone["extremes"] == {}
    assert "pairs-store" not in body(alone)


def test_a_report_names_the_pairs_of_whatever_was_taken(five_more: Report) -> None:
    asked = five_more["questions"][0]["id"]
    assert len(five_more["extremes"][asked]) == MOST
    assert {*five_more["extremes"]} >= {one["id"] for one in five_more["components"] if one["edge"][0]}
    for all in five_more["extremes"].values():
        sizes = [abs(one["value"]) for one in all]
        assert sizes == sorted(sizes, reverse=True)
        assert all[0]["value"]


def test_a_report_of_before_is_still_read(five_more: Report) -> None:
    data = json.loads(written(five_more))
    del data["extremes"], data["repeats"]
    before = read(json.dumps(data))
    assert (before["extremes"], before["repeats"]) == ({}, True)
    assert "pairs-how" not in body(before)
    assert "pair " not in "\n".join(lines(before))


# ---- played again
def study(five: str, bots: str = "greedy") -> Study:
    return Study("nova-era", 3, mine=five, against="", bots=(bots,), games=20)


@pytest.fixture(scope="module")
def five(tmp_path_factory: pytest.TempPathFactory) -> str:
    return written_into(tmp_path_factory.mktemp("pairs") / "five", {CARD: giving(5)})


@pytest.mark.parametrize("bots", ["greedy", "random", "learned:2it", "search:2it"])
def test_a_pair_is_played_again_as_it_was(five: str, bots: str) -> None:
    """The scores, what was taken, and every answer; and each record is a good one."""
    asked = study(five, bots)
    again, were = pair_again(asked, 3), play(asked, 3)
    for one, was, path in zip(again, were, asked.paths, strict=True):
        assert tuple(one.play.state.scores()) == was.scores
        names = board_of("nova-era", (), path).components
        assert [(took.component, took.seat, took.period) for took in one.taken] == [
            (names[took.component], took.seat, took.period) for took in was.taken
        ]
        assert replay(parse_record(one.play.finished_record().to_text())).state.scores() == list(was.scores)
    assert (parted(again) == len(again[0].play.record.lines)) == (were[0].path == were[1].path)


def test_where_they_part_is_told(five: str) -> None:
    told = pair_told("nova-era", 3, five, "", ["greedy"], 1, 0, "ru")
    mine, other = (one["parts"] for one in told["games"])
    alike = told["alike"]
    assert mine["do"] != other["do"]
    records = [parse_record(one["record"]).lines for one in told["games"]]
    assert [line.do for line in records[0][:alike]] == [line.do for line in records[1][:alike]]
    assert (records[0][alike].do, records[1][alike].do) == (mine["do"], other["do"])
    assert mine["text"].startswith(told["games"][0]["seats"][mine["seat"]])
    assert "{" not in mine["text"]
    hunting = [one for game in told["games"] for one in game["taken"] if one[3] == f"{FILE}/{CARD}"]
    assert {one[4] for one in hunting} == {"Охота"}


@pytest.mark.parametrize(
    ("bots", "by_clock"),
    [
        (("greedy", "random"), []), (("search:5it", "learned:8it"), []), (("greedy:9it",), []),
        (("search", "greedy"), ["search"]), (("search:100ms",), ["search:100ms"]), (("learned:1s",), ["learned:1s"]),
        (("greedy:1s", "random"), ["greedy:1s"]),
    ],
)  # fmt: skip
def test_bots_by_the_clock_do_not_repeat(bots: tuple[str, ...], by_clock: list[str]) -> None:
    assert clocked(Study("terra-mystica", 3, bots=bots)) == by_clock


def test_a_learned_bot_goes_by_the_clock_where_its_net_does_not_know_the_components(five: str) -> None:
    assert clocked(study(five, "learned")) == ["learned"]
    assert clocked(study("", "learned")._replace(against=five)) == ["learned"]
    assert clocked(study("", "learned")._replace(against=None)) == []


def test_of_bots_by_the_clock_no_pair_is_offered(five: str, five_more: Report) -> None:
    """And the report says why."""
    few = run(study(five, "search:1ms")._replace(games=4), Here())
    assert (few["repeats"], few["extremes"]) == (False, {})
    report: Report = {**five_more, "repeats": False, "extremes": {}}
    assert "think by the clock" in body(report)
    assert "pairs-store" not in body(report)
    assert "думают по часам" in "\n".join(lines(report, "ru"))


# ---- told
def test_a_page_alone_names_the_command_and_has_no_way(five_more: Report) -> None:
    whole = page(five_more)
    assert "--pair N --records ." in whole
    assert 'data-of="technologies.json/hunting"' in whole
    first = five_more["extremes"][f"{FILE}/{CARD}"][0]
    assert f"<li>pair {first['pair']}: +{first['value']:.1f} VP, seat {first['seat'] + 1}</li>" in whole
    shown = body(five_more, "en", "/lab/runs/4/pairs/")
    assert f'href="/lab/runs/4/pairs/{first["pair"]}?of=technologies.json/hunting"' in shown
    assert "--pair N" not in shown


def test_a_terminal_names_them_and_the_command(five_more: Report) -> None:
    found = "\n".join(lines(five_more))
    assert "The pairs with the largest difference (Hunting)\npair " in found
    assert found.count("demiurge lab nova-era") == 1


def test_the_command_plays_one_again(five: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = f"lab nova-era --components {five} --seats 3 --bots greedy --seed 1 --pair 4 --records {tmp_path} --json"
    assert cli.main(call.split()) == 0
    data = json.loads(capsys.readouterr().out)
    were = play(study(five), 3)
    assert [tuple(game["scores"]) for game in data["games"]] == [one.scores for one in were]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pair-4-against.jsonl", "pair-4-mine.jsonl"]
    assert cli.main(["replay", data["games"][0]["record"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scores"] == list(were[0].scores)
    assert cli.main(call.replace(" --json", "").replace(f" --records {tmp_path}", "").split()) == 0
    assert "pair 4 of seed 1: " in capsys.readouterr().out


def test_what_cannot_be_repeated_is_refused(five: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(f"lab nova-era --components {five} --bots search:100ms --pair 4".split()) == 2
    assert "by the clock" in capsys.readouterr().err
