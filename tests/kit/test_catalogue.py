"""What who translates is told of mistakes in a file: in any language, even in the one that has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from demiurge import cli
from demiurge.kernel import speech
from demiurge.kernel.speech import words_of
from demiurge.kit import catalogue, gallery

BROKEN = """
plain-score = punktoj
plain-score = poentoj
plain-ask = { $who ->
plain-seat = { $number ->
    [one] Loko
   *[nul] Lokoj
}
plain-answered = { nenio.acc } { NOPE($who) }
plain-secret = { plain-score }
"""
TOLD = (
    ("plain-score is written twice", "сообщение plain-score записано дважды"),
    ("cannot be read: 'plain-ask = { $who ->': ", "не удаётся прочесть «plain-ask = { $who ->»: "),
    ("plain-answered refers to nenio.acc, which there is not", "plain-answered ссылается на nenio.acc, а такого"),
    ("plain-answered calls NOPE, which there is not", "plain-answered вызывает NOPE, а такой функции нет"),
    ("plain-seat: a choice by number lacks [other]", "plain-seat: в выборе по числу нет [other]"),
    ("line is missing", "нет сообщения line"),
    ("plain-seat asks for $number, which English does not have", "plain-seat просит $number, чего в английском нет"),
    ("plain-answered leaves out $answer", "в plain-answered пропущено $answer"),
)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language whose words for every game have all mistakes; the file."""
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "kit.ftl").write_text(BROKEN, "utf-8")
    (tmp_path / "eo" / "commands.ftl").write_text("words-counts = { $language }: { $said } el { $n }\n", "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(tmp_path))
    speech.reload()
    yield tmp_path / "eo" / "kit.ftl"
    monkeypatch.undo()
    speech.reload()


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(("english", "russian"), TOLD)
def test_every_mistake_is_told(english: str, russian: str) -> None:
    found = [*catalogue.faults("demiurge.kit", "eo"), *catalogue.doubts("demiurge.kit", "eo")]
    assert any(english in words_of("demiurge.kit").shown(one) for one in found)
    assert any(russian in words_of("demiurge.kit", "ru").shown(one) for one in found)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command_line_tells_it_in_the_reader_s_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEMIURGE_LANGUAGE", language)
    assert cli.main(["words", "--missing", "eo"]) == 1
    said = capsys.readouterr().out
    for both in TOLD:
        assert (both[0] in said, both[1] in said) == (language == "en", language == "ru")
    assert cli.main(["words", "--missing", "eo", "--json"]) == 1
    assert "plain-score is written twice" in capsys.readouterr().out  # what programs read is English


def test_who_reads_the_broken_language_is_told_of_it_all_the_same(
    broken: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own words where it has them and they can be said, English for the rest."""
    more = "message-twice = { $where }: { $message } duoble\nmessage-more = { nenio }\nmessage-less = { $\n"
    broken.write_text(BROKEN + more, "utf-8")
    speech.reload()
    monkeypatch.setenv("DEMIURGE_LANGUAGE", "eo")
    assert cli.main(["words", "--missing", "eo"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("eo: ")
    assert " el " in said[0]
    assert any(line.endswith("eo/kit.ftl: plain-score duoble") for line in said)
    assert any(line.endswith("message-more refers to nenio, which there is not") for line in said)
    assert any("plain-answered leaves out $answer" in line for line in said)


@pytest.mark.usefixtures("broken")
def test_the_messages_of_a_broken_language_are_shown_with_what_is_wrong() -> None:
    rows = {row.id: row.lines[0].spoken for row in gallery.shown("demiurge.kit", "eo")}
    assert rows["plain-score"] == (("", "[plain-score is written twice]"),)
    assert rows["plain-ask"][0][1].startswith("[plain-ask: ")
    assert rows["plain-answered"] == (("", "[no function NOPE]"),)


@pytest.mark.usefixtures("broken")
def test_what_a_broken_language_cannot_say_is_said_in_english() -> None:
    words = words_of("demiurge.kit", "eo")
    assert words("plain-score") == "score"
    assert words("plain-secret") == "answers in secret"  # it leans on what is written twice
    assert words("plain-ask") == "What do you answer?"
    assert not words.has("plain-ask")
