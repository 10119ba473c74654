"""The command line keeps its contract: one JSON object, the exit status, one line for a wrong call."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from demiurge import cli
from demiurge.commands import bench, records
from demiurge.kernel import registry
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta
from demiurge.kit import practice
from demiurge.kit.guide import read
from tests.orchard.game import META, orchard

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Said:
    """How a call of the program ended."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON object."""
        assert self.out.count("\n") == 1, self.out
        return json.loads(self.out)


@dataclass
class Program:
    """The program, called in this process."""

    capsys: pytest.CaptureFixture[str]

    def __call__(self, line: str, *more: object) -> Said:
        status = cli.main([*line.split(), *map(str, more)])
        caught = self.capsys.readouterr()
        return Said(status, caught.out, caught.err)

    def wrong(self, line: str, *more: object) -> str:
        """The one line that says what is wrong with the call."""
        said = self(line, *more)
        assert (said.status, said.out) == (2, "")
        assert said.err.startswith("demiurge: ")
        assert said.err.count("\n") == 1, said.err
        return said.err


@pytest.fixture
def demiurge(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program, at a table that knows only Orchard."""
    monkeypatch.setattr(registry, "games", lambda: {META.name: META})
    know(monkeypatch, META)
    return Program(capsys)


def know(monkeypatch: pytest.MonkeyPatch, meta: Meta) -> None:
    """A registry with this game only, wherever it is asked."""
    from demiurge.commands import games, rules

    for module in (registry, games, rules, records):
        monkeypatch.setattr(module, "games", lambda: {meta.name: meta})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Orchard, written down."""
    play = Play(orchard("three"), 2, Chance(3))
    while not play.state.over():
        seat = play.state.waiting()[0]
        assert play.answer(seat, play.state.answers(seat)[0]) is None
    path = tmp_path / "game.jsonl"
    play.finished_record().write(path)
    return path


# --- games and play ---


def test_games_lists_editions_seats_and_options(demiurge: Program) -> None:
    (game,) = demiurge("games --json").data["games"]
    assert game["name"] == "orchard"
    assert game["seats"] == [2, 3]
    assert game["editions"] == ["first"]
    assert game["options"][0] == {
        "name": "rounds",
        "values": ["six", "three"],
        "default": "six",
        "text": "How long it takes",
    }
    assert "Orchard, 2 to 3 players" in demiurge("games").out


def test_play_without_a_terminal_says_what_it_would_open(demiurge: Program) -> None:
    said = demiurge("play orchard --seats 3 --bots greedy,random")
    assert said.status == 0
    assert said.out.startswith("Orchard for 3 in the terminal, you against greedy and random")


# --- bots ---


def test_simulate_prints_one_object(demiurge: Program) -> None:
    said = demiurge("simulate orchard --seats 2 --games 3 --seed 4 --bots random,greedy --option rounds=three --json")
    assert said.status == 0
    assert said.err == ""
    assert said.data["finished"] == said.data["games"] == 3
    again = demiurge(
        "simulate orchard --seats 2 --games 3 --seed 4 --bots random,greedy --json --edition first",
        "--option=rounds=three",
    )
    assert said.data["scores"] == again.data["scores"]


def test_simulate_speaks_to_people_too(demiurge: Program) -> None:
    out = demiurge("simulate orchard --games 2 --bots random").out.splitlines()
    assert out[0] == "orchard with 3: 2 of 2 games finished"
    assert out[2].startswith("mean scores by seat: ")


def test_a_broken_invariant_fails_the_simulation(demiurge: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.orchard.game import Orchard

    monkeypatch.setattr(Orchard, "faults", lambda self, state: ["a tree fell"])
    call = "simulate orchard --seats 2 --games 2 --bots random --json"
    assert demiurge(call).status == 0
    said = demiurge(call + " --check")
    assert said.status == 1
    assert said.data["finished"] == 0
    assert "a tree fell" in said.err


def test_arena_reports_every_bot(demiurge: Program) -> None:
    said = demiurge("arena orchard --seats 2 --games 3 --seed 1 --bots search,greedy --budget 10it --jobs 1 --json")
    assert said.status == 0
    assert (said.data["game"], said.data["games"], list(said.data["bots"])) == ("orchard", 4, ["search", "greedy"])
    assert set(said.data["bots"]["search"]) == {"wins", "win_rate", "ci95", "mean_score", "rating"}
    assert "4 games instead of 3" in said.err
    assert "95 % interval" in demiurge("arena orchard --seats 2 --games 2 --bots greedy,random --jobs 1").out


def test_check_counts_cases_and_failures(demiurge: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.orchard.game import Orchard

    said = demiurge("check orchard --json")
    assert said.status == 0, said.out
    assert said.data["game"] == "orchard"
    assert all(check["cases"] > 0 and check["failed"] == 0 for check in said.data["checks"])
    monkeypatch.setattr(Orchard, "faults", lambda self, state: ["a tree fell"])
    said = demiurge("check orchard")
    assert said.status == 1
    assert "a tree fell" in said.out


def test_check_names_the_step_of_a_guide_that_no_longer_fits(
    demiurge: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    from demiurge.commands import check
    from demiurge.table.game import guided

    monkeypatch.setattr(check, "run_checks", lambda *given, **more: [])
    said = demiurge("check lantern-isles --json")
    assert [(one["cases"], one["failed"]) for one in said.data["checks"]] == [(6, 0), (2, 0)]
    monkeypatch.setattr(guided, "faults", lambda meta: ["light is never told: propose ['light z9']"])
    said = demiurge("check lantern-isles")
    assert said.status == 1
    assert "light is never told" in said.out
    monkeypatch.setattr(check, "guide_of", lambda meta: read("moon = 1", meta))
    assert "moon" in demiurge("check lantern-isles").out


def test_check_names_the_position_that_no_longer_fits(demiurge: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    from demiurge.commands import check

    monkeypatch.setattr(check, "run_checks", lambda *given, **more: [])
    monkeypatch.setattr(check, "guide_checks", lambda meta: [])
    monkeypatch.setattr(check, "faults", lambda meta, position: [f"{position.id}: no way any more"])
    said = demiurge("check lantern-isles")
    assert said.status == 1
    assert "spare: no way any more" in said.out
    monkeypatch.setattr(check, "practice_of", lambda meta: practice.read("moon = 1", meta))
    assert "moon" in demiurge("check lantern-isles").out


# --- records ---


def test_replay_gives_the_final_or_the_nth_position(demiurge: Program, record: Path) -> None:
    whole = demiurge("replay --json", record)
    assert whole.status == 0
    assert whole.data["moves"] == len(record.read_text().splitlines()) - 2
    assert whole.data["digest"] == json.loads(record.read_text().splitlines()[-1])["digest"]
    first = demiurge("replay --json --to 0", record)
    assert (first.data["moves"], first.data["scores"]) == (0, [0, 0])
    assert "finished" in demiurge("replay", record).out
    assert "waiting for seat 0" in demiurge("replay --to 0", record).out


def test_replay_refuses_what_is_no_record(demiurge: Program, record: Path, tmp_path: Path) -> None:
    assert "no-such-file: No such file" in demiurge.wrong("replay", tmp_path / "no-such-file")
    assert "there is no position after 99" in demiurge.wrong("replay --to 99", record)
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines[:2], "{]\n", *lines[3:]]))
    assert f"{record}: line 3: not JSON" in demiurge.wrong("replay", record)
    record.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in demiurge.wrong("replay", record)
    record.write_text(lines[0].replace("orchard", "checkers"))
    assert "no game is called 'checkers'" in demiurge.wrong("replay", record)
    record.write_text(lines[0].replace('"three"', '"ninety"'))
    assert "option rounds is one of six, three" in demiurge.wrong("replay", record)


def test_export_makes_a_film_beside_the_record(demiurge: Program, record: Path) -> None:
    said = demiurge("export --to gif", record)
    film = record.with_suffix(".gif")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"{film}: ")
    assert film.read_bytes().startswith(b"GIF89a")


def test_export_makes_a_page_where_it_is_told(demiurge: Program, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "kept.html"
    assert demiurge("export --to html", record, "--out", page).out.startswith(f"{page}: ")
    assert "<title>Orchard: a replay</title>" in page.read_text()
    lost = tmp_path / "nowhere" / "kept.html"
    assert f"{lost}: No such file or directory" in demiurge.wrong("export --to html", record, "--out", lost)


def test_export_without_a_painter_says_what_is_missing(
    demiurge: Program, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert "need the package resvg_py" in demiurge.wrong("export --to gif", record)
    assert not record.with_suffix(".gif").exists()


def test_export_says_what_it_cannot_write(demiurge: Program, record: Path) -> None:
    assert "orchard has no ledgers" in demiurge.wrong("export --to snellman", record)
    assert "invalid choice" in demiurge.wrong("export --to paper", record)


# --- ledgers, with a game whose ledger module is written here ---

LEDGER = """
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from tests.orchard.game import orchard


class Imported:
    def __init__(self, text, map_name):
        if text.startswith("{"):
            raise ValueError("line 1: not a ledger")
        self.play = Play(orchard("three"), 2, Chance(1))
        self.rows, self.refused = [{"comment": map_name}], None
        for number, line in enumerate(text.splitlines(), 1):
            seat = self.play.state.waiting()[0]
            clause = self.play.say(seat, line)
            if clause is not None:
                self.refused = {"line": number, "text": line, "clause": clause}
                return
            points = self.play.state.points[seat]
            self.rows.append({"faction": f"seat{seat}", "cmd": line, "vp": points})

    @property
    def moves(self):
        return len(self.play.record.lines)

    @property
    def final(self):
        return {f"seat{seat}": {"vp": vp} for seat, vp in enumerate(self.play.state.points)}

    def mismatch(self, expected):
        got = self.rows[-1]["vp"]
        return None if expected["rows"][-1]["vp"] == got else {"row": 2, "expected": expected["rows"][-1], "got": got}


SITE = "snellman"


def import_ledger(text, map_name=""):
    return Imported(text, map_name)


def export_ledger(play):
    return "".join(line.do + "\\n" for line in play.record.lines)
"""


@pytest.fixture
def gazette(demiurge: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program with a game of that name, whose package lies in a stranger's folder."""
    package = tmp_path / "src" / "gazette"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "ledger.py").write_text(LEDGER)
    (package / "rules.md").write_text(
        "## 1 Trees\n\n- GA-1 [rule] Trees bear.\n- GA-2 [info] Fruit.\n- GA-3 [rule] Rain.\n"
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text('@rule("GA-1")\ndef test_it() -> None: ...\n')
    monkeypatch.syspath_prepend(tmp_path / "src")
    for name in ("gazette", "gazette.ledger"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    know(monkeypatch, Meta("gazette", "Gazette", [2], ["first"], META.options, "gazette", META.maker))
    return demiurge


def test_a_ledger_is_replayed_and_compared(gazette: Program, tmp_path: Path) -> None:
    ledger, expected = tmp_path / "l.txt", tmp_path / "l.json"
    ledger.write_text("pick\nplant\npick\n")
    expected.write_text(json.dumps({"map": "hill", "rows": [{"vp": 2}]}))
    said = gazette("import snellman --json --expect", expected, ledger)
    assert said.status == 0
    assert said.data == {
        "game": "gazette",
        "moves": 3,
        "final": {"seat0": {"vp": 2}, "seat1": {"vp": 0}},
        "refused": None,
        "mismatch": None,
    }
    expected.write_text(json.dumps({"map": "hill", "rows": [{"vp": 9}]}))
    said = gazette("import snellman --json --expect", expected, ledger)
    assert said.status == 1
    assert said.data["mismatch"] == {"row": 2, "expected": {"vp": 9}, "got": 2}
    assert "row 2 differs" in gazette("import snellman --expect", expected, ledger).out
    rows = gazette("import snellman --json --rows --expect", expected, ledger).data["rows"]
    assert rows[:2] == [{"comment": "hill"}, {"faction": "seat0", "cmd": "pick", "vp": 1}]
    assert gazette("import snellman --json --rows --map plain", ledger).data["rows"][0] == {"comment": "plain"}


def test_a_refused_line_fails_with_its_clause(gazette: Program, tmp_path: Path) -> None:
    ledger = tmp_path / "l.txt"
    ledger.write_text("pick\nwater yes\n")
    said = gazette("import snellman --json", ledger)
    assert said.status == 1
    assert said.data["refused"] == {"line": 2, "text": "water yes", "clause": "K-1"}
    assert "refused, line 2: water yes (K-1)" in gazette("import snellman", ledger).out
    ledger.write_text("{}")
    assert "line 1: not a ledger" in gazette.wrong("import snellman", ledger)
    assert "No such file" in gazette.wrong("import snellman", tmp_path / "nothing.txt")
    ledger.write_text("pick\n")
    assert "not JSON" in gazette.wrong("import snellman --expect", ledger, ledger)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b'{"rows": [{"faction": "ants"}, 7]}', "row 1 is not an object"),
        (b'{"rows": [null]}', "row 0 is not an object"),
        (b'{"rows": [{"pw": [[1]]}]}', "row 0 is not an object of numbers, texts and lists of them"),
        (b'{"rows": [], "final_vp": [1]}', "final_vp is not an object"),
        (b'{"rows": {}}', "no rows"),
        (b"[" * 100_000, "not JSON"),
        (b'{"rows": [{"vp": ' + b"9" * 5000 + b"}]}", "not JSON"),
        (b"\xff\xfe", "not a text file"),
    ],
)
def test_states_to_compare_with_that_are_none_are_told(
    gazette: Program, tmp_path: Path, text: bytes, told: str
) -> None:
    ledger, expected = tmp_path / "l.txt", tmp_path / "l.json"
    ledger.write_text("pick\nplant\npick\n")
    expected.write_bytes(text)
    said = gazette.wrong("import snellman --expect", expected, ledger)
    assert str(expected) in said
    assert told in said


def test_a_folder_is_no_file(demiurge: Program, tmp_path: Path) -> None:
    for command in ("replay", "export --to gif", "import snellman", "play orchard --load"):
        assert f"{tmp_path}: Is a directory" in demiurge.wrong(command, tmp_path)


def test_a_ledger_becomes_a_record_and_a_ledger_again(
    gazette: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger, out = tmp_path / "l.txt", tmp_path / "l.jsonl"
    ledger.write_text("pick\nplant\npick\n")
    assert gazette("import snellman --json --out", out, ledger).status == 0
    monkeypatch.setattr("tests.orchard.game.Orchard.__init__", orchard_of_gazette)
    out.write_text(out.read_text().replace("orchard", "gazette"))
    assert gazette("export --to snellman", out).out == "pick\nplant\npick\n"
    ledger = out.with_suffix(".txt")
    assert gazette("export --to snellman", out, "--out", ledger).out == ""
    assert ledger.read_text() == "pick\nplant\npick\n"
    assert "No such file" in gazette.wrong("import snellman --out", tmp_path / "no" / "where", ledger)


def orchard_of_gazette(self: Any, options: dict[str, str], components: str) -> None:
    from demiurge.kernel.game import Game
    from tests.orchard.game import SPACE

    Game.__init__(self, "gazette", SPACE, options, "gazette")
    self.rounds, self.fair = 3, False


def test_rules_lists_clauses_and_which_tests_cite_them(gazette: Program) -> None:
    said = gazette("rules gazette --coverage --json")
    assert said.status == 1
    assert {key: said.data[key] for key in ("game", "clauses", "cited", "info", "missing")} == {
        "game": "gazette",
        "clauses": 3,
        "cited": 1,
        "info": ["GA-2"],
        "missing": ["GA-3"],
    }
    assert gazette("rules --coverage --json").data == {"games": [said.data]}
    assert gazette("rules gazette --json").status == 0
    assert "no test cites: GA-3" in gazette("rules --coverage").out
    text = gazette("rules gazette").out
    assert "1 Trees" in text
    assert "GA-1 Trees bear." in text


# --- wrong calls ---


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("simulate", "the following arguments are required: GAME"),
        ("simulate chess", "no game is called 'chess'; there are orchard"),
        ("simulate orchard --seats 7", "orchard is played by 2, 3, not by 7"),
        ("simulate orchard --seats two", "a whole number from 1 on, not 'two'"),
        ("simulate orchard --games 0", "a whole number from 1 on, not '0'"),
        ("simulate orchard --bots clever", "no bot is called 'clever'"),
        ("simulate orchard --seats 2 --bots random,random,greedy", "3 bots do not fit at 2 seats"),
        ("simulate orchard --option rounds", "--option is written name=value, not 'rounds'"),
        ("simulate orchard --option rounds=ten", "option rounds is one of six, three, not 'ten'"),
        ("simulate orchard --option moon=full", "orchard has no option 'moon'; it has rounds, weather"),
        ("simulate orchard --option rounds=six --option rounds=six", "option rounds is given twice"),
        ("simulate orchard --edition second", "orchard has no edition 'second'; it has first"),
        ("simulate orchard --components /no/such/place", "there are no components at /no/such/place"),
        ("arena orchard --budget soon --bots search", "a budget is a time such as 1s"),
        ("arena orchard --seat 2", "unrecognized arguments: --seat 2"),
        ("check chess", "no game is called 'chess'"),
        ("rules chess", "no game is called 'chess'"),
        ("import snellman", "the following arguments are required: FILE"),
        ("import boardspace x", "invalid choice: 'boardspace'"),
        ("export x", "the following arguments are required: --to"),
    ],
)
def test_a_wrong_call_says_so_in_one_line(demiurge: Program, line: str, why: str) -> None:
    assert why in demiurge.wrong(line)


def test_broken_components_are_named(demiurge: Program, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    assert "trees.json: entry 1: height: not a number" in demiurge.wrong("simulate orchard --components", broken)


def test_a_broken_game_fails_and_shows_where(demiurge: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(*_: object) -> None:
        raise IndexError("no such tree")

    monkeypatch.setattr("tests.orchard.game.Orchard.start", start)
    said = demiurge("arena orchard --seats 2 --games 2 --bots greedy,random --jobs 1 --json")
    assert (said.status, said.out) == (1, "")
    assert "IndexError: no such tree" in said.err


def test_bench_needs_a_checkout(demiurge: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "BENCH", tmp_path)
    assert "bench needs a checkout" in demiurge.wrong("bench --json")
    (tmp_path / "run.py").write_text("import sys; sys.exit(len(sys.argv))")
    assert demiurge("bench --json").status == 2
    assert demiurge("bench").status == 1


# --- the program itself ---


def program(*call: str, **settings: Any) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    line = [sys.executable, "-m", "demiurge.cli", *call]
    return subprocess.run(line, capture_output=True, text=True, env=env, stdin=subprocess.DEVNULL, **settings)


def test_the_program_ends_with_the_status_and_no_traceback() -> None:
    done = program("replay", "no-such-file")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "demiurge: no-such-file: No such file or directory\n"
    assert program("--help").stdout.startswith("usage: demiurge")
