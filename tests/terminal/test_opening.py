"""Opening a table: who sits where, without a terminal, and going on with a saved game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from demiurge import cli
from demiurge.kernel.chance import Chance
from demiurge.kernel.clauses import citable
from demiurge.kernel.game import Game
from demiurge.kernel.play import Play
from demiurge.kernel.record import BadRecord
from demiurge.kernel.registry import find
from demiurge.terminal import opening
from demiurge.terminal.look import Look
from tests.orchard.game import orchard


def call(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    status = cli.main(line.split())
    caught = capsys.readouterr()
    return status, caught.out, caught.err


def test_without_a_terminal_the_table_is_drawn_once(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(
        capsys, "play terra-mystica --seats 3 --seed 7 --bots search:10it,greedy --option map=fjords"
    )
    assert (status, err) == (0, "")
    assert out.startswith("Terra Mystica for 3 in the terminal, you against search:10it and greedy")
    assert "Fjords" in out
    assert "Seat 1 you" in out


def test_a_game_without_a_drawing_is_shown_in_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "play lantern-isles --seed 1")
    assert status == 0
    assert out.startswith("Lantern Isles for 4 in the terminal")
    assert "Star Keeper (you)" in out
    assert "-2" in out, "the hands of others are hidden"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--seats 9", "is played by 2, 3, 4, 5, not by 9"),
        ("--seats 2 --bots greedy,greedy", "2 bots and you do not fit at 2 seats"),
        ("--bots genius", "no bot is called 'genius'"),
        ("--load no-such-file", "no-such-file: No such file"),
        ("--load no-such-file --seats 3", "--load takes the seats, options and components from the record"),
        ("--option map=moon", "option map is one of"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(capsys: pytest.CaptureFixture[str], line: str, message: str) -> None:
    status, out, err = call(capsys, f"play terra-mystica {line}")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert message in err


def test_a_saved_game_is_opened_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = Play(find("terra-mystica").make({"map": "loon-lakes"}), 3, Chance(2))
    for _ in range(20):
        seat = play.state.waiting()[0]
        assert play.answer(seat, play.state.answers(seat)[0]) is None
    path = tmp_path / "game.jsonl"
    play.finished_record().write(path)
    status, out, _ = call(capsys, f"play terra-mystica --load {path}")
    assert status == 0
    assert "Loon Lakes" in out
    assert "Terra Mystica for 3" in out
    with pytest.raises(BadRecord, match="holds a game of terra-mystica, not of lantern-isles"):
        opening.saved(path, "lantern-isles", 1)
    path.write_text(path.read_text().replace("terra-mystica", "chess"))
    assert f"{path}: line 1: it holds a game of chess" in call(capsys, f"play terra-mystica --load {path}")[2]
    path.write_text("[" * 100_000)
    assert f"{path}: line 1: not JSON" in call(capsys, f"play terra-mystica --load {path}")[2]


def test_bots_have_the_seats_that_the_person_has_not() -> None:
    bots = opening.seated(orchard(), 3, ["greedy"], 1)
    assert {seat: bot.name for seat, bot in bots.items()} == {1: "greedy", 2: "greedy"}
    assert opening.seated(orchard(), 3, ["greedy", "random"], 1)[2].name == "random"


def test_the_introduction_names_who_sits_where() -> None:
    out = io.StringIO()

    def leave(prompt: str) -> str:
        raise EOFError

    opening.play(Play(orchard(), 3, Chance(1)), "Orchard", ["greedy", "random"], 1, Console(file=out, width=100), leave)
    assert "Orchard, seed 1" in out.getvalue()
    assert "You sit at Seat 1, greedy at Seat 2, random at Seat 3." in out.getvalue()


def test_a_broken_faculty_is_not_taken_for_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Game, name: str) -> object:
        raise ModuleNotFoundError("No module named 'nonsense'", name="nonsense")

    monkeypatch.setattr(type(orchard()), "faculty", broken)
    with pytest.raises(ModuleNotFoundError):
        Look(orchard())


def test_a_refusal_of_the_kernel_and_of_the_game_can_be_cited() -> None:
    rules = citable("demiurge.games.terra_mystica", "terra-mystica")
    assert rules.sentence("K-1").startswith("The answer belongs")
    assert rules.sentence("TM-6.3").startswith("The hex")
