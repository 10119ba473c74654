"""What somebody is told of a ledger that is refused, or of a game that cannot become one: in any language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from demiurge import cli
from demiurge.games.terra_mystica.ledger_reading import Head, read_commands
from demiurge.games.terra_mystica.ledger_replay import Importer
from demiurge.games.terra_mystica.problems import Refused
from demiurge.kernel import speech
from demiurge.kernel.speech import words_of
from tests.games.terra_mystica.table import table
from tests.games.terra_mystica.test_ledger import WITCHES, start

ESPERANTO = """
ledger-refused = linio { $line }: «{ $command }» ne eblas laŭ { $clause }{ $why ->
    [none] {""}
   *[other] {", "}ĉar { $why }
}
ledger-no-map = tia mapo mankas
ledger-untold = la retejo ne komprenus: { $why }
"""


def refusal(*lines: str, map_name: str = "") -> Refused:
    commands = read_commands("\n".join(lines))
    with pytest.raises(Refused) as caught:
        Importer(Head(commands, map_name).start()).run(commands)
    return caught.value


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("witches: build F6", "line 16: 'build F6' is refused by TM-6.12"),
        ("witches: dance", "line 16: 'dance' is refused by K-3 (not a command of the language)"),
        ("witches: build Z9", "line 16: 'build Z9' is refused by TM-1.5 (no hex is named \"Z9\": expected a row A to J"
         " and a number 1 to 13, such as E7)"),
        ("witches: convert 2pw to 1w", "line 16: 'convert 2pw to 1w' is refused by TM-44.10 (the amounts do not fit)"),
        ("elves: build F6", "line 16: 'build F6' is refused by TM-44.1 (no faction 'elves' is in the game)"),
        ("delete FAV5", "line 16: 'delete FAV5' is refused by TM-44.2 (expected BON and a number)"),
        ("score SCORE2,SCORE2,SCORE3,SCORE4,SCORE5,SCORE7", "line 16: 'score SCORE2,SCORE2,SCORE3,SCORE4,SCORE5,SCORE7'"
         " is refused by TM-2.5 (outcome 1 is not one of [0, 5, 7])"),
    ],
)  # fmt: skip
def test_a_refused_line_is_told_in_english(line: str, sentence: str) -> None:
    assert str(refusal(*start(*WITCHES), line)) == sentence


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody's folder, who reads it."""
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "terra_mystica.ftl").write_text(ESPERANTO, "utf-8")
    (tmp_path / "eo" / "commands.ftl").write_text("import-refused = { $line }: { $text } ne eblas\n", "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(tmp_path))
    monkeypatch.setenv("DEMIURGE_LANGUAGE", "eo")
    speech.reload()
    yield
    monkeypatch.undo()
    speech.reload()


@pytest.mark.usefixtures("esperanto")
def test_a_refused_line_is_told_in_any_language() -> None:
    assert refusal(*start(*WITCHES), "witches: build F6").said("eo") == "linio 16: «build F6» ne eblas laŭ TM-6.12"
    lines = start(*WITCHES)
    wrong = refusal(*lines, map_name="atlantis")
    assert wrong.said("eo") == "linio 1: «map atlantis» ne eblas laŭ TM-44.2, ĉar tia mapo mankas"
    assert str(wrong) == "line 1: 'map atlantis' is refused by TM-44.2 (no such map)"
    assert (wrong.line, wrong.command, wrong.clause) == (1, "map atlantis", "TM-44.2")


@pytest.mark.usefixtures("esperanto")
def test_the_command_line_tells_of_a_refused_ledger_in_the_reader_s_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = tmp_path / "ledger.txt"
    ledger.write_text("\n".join([*start(*WITCHES), "witches: build F6"]))
    assert cli.main(["import", "snellman", str(ledger)]) == 1
    assert "16: build F6 ne eblas\n" in capsys.readouterr().out
    monkeypatch.setenv("DEMIURGE_LANGUAGE", "en")
    assert cli.main(["import", "snellman", str(ledger)]) == 1
    assert "refused, line 16: build F6 (TM-6.12)\n" in capsys.readouterr().out


@pytest.mark.usefixtures("esperanto")
def test_the_command_line_tells_why_a_game_cannot_become_a_ledger(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    t = table("halflings", "witches", halflings="F5 E6", witches="C4 F4", adjusting="yes")
    t.do("halflings", *["+W"] * 20, *["+C"] * 20, "upgrade F5 to TP", "done").do("witches", "pass BON4")
    t.do("halflings", "upgrade F5 to SH", "transform F6 to green", "transform G5 to blue")
    record = tmp_path / "game.jsonl"
    t.play.finished_record().write(record)
    assert cli.main(["export", str(record), "--to", "snellman"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"demiurge: {record}: la retejo ne komprenus: linio ")
    assert "«transform G5 to blue» ne eblas laŭ TM-6" in said
    monkeypatch.setenv("DEMIURGE_LANGUAGE", "en")
    assert cli.main(["export", str(record), "--to", "snellman"]) == 2
    said = capsys.readouterr().err
    assert "the site cannot be told this game: line " in said
    assert "'transform G5 to blue' is refused by TM-6" in said


def test_a_refusal_says_nothing_before_it_is_asked() -> None:
    """Importers try lines and take them back: thousands of refusals that nobody reads."""
    words = words_of("demiurge.games.terra_mystica", "en")
    words.known.clear()
    refused = refusal(*start(*WITCHES), "witches: dance")
    assert not any(known.id.startswith("ledger-") for known in words.known)
    assert str(refused)
    assert refused.text in words.known
