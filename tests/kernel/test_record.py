"""Records: written whole or not at all, read back, redacted; a damaged one names its line."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel.chance import ALL
from demiurge.kernel.record import BadRecord, Line, Record, parse_record, read_record

HEAD: dict[str, Any] = {
    "demiurge": 1,
    "game": "toy",
    "seats": 2,
    "options": {"map": "flat"},
    "components": "",
    "chance": [[4, -1]],
}
ANSWER: dict[str, Any] = {"seat": 1, "do": "say 7"}


def record() -> Record:
    lines = [
        Line(0, "say 1", [(3, ALL), (17, 0b01)], False),
        Line(1, "say 2", [(9, 0b10), (8, 0b11)], True),
        Line(0, "say 3", [], True),
    ]
    return Record("toy", 2, {"map": "flat"}, "", [(5, 0b01), (6, 0b10)], lines, "0123456789abcdef")


def complaint(damaged: str) -> str:
    """What is wrong with a text; nothing, if it reads."""
    try:
        parse_record(damaged)
    except BadRecord as error:
        return str(error)
    return ""


def text(*rows: object) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


# ---- reading and writing
def test_a_record_is_one_json_object_a_line() -> None:
    rows = [json.loads(row) for row in record().to_text().splitlines()]
    assert rows[0] == {**HEAD, "chance": [[5, 1], [6, 2]]}
    assert rows[1] == {"seat": 0, "do": "say 1", "chance": [[3, -1], [17, 1]]}
    assert rows[2] == {"seat": 1, "do": "say 2", "chance": [[9, 2], [8, 3]], "secret": True}
    assert rows[3] == {"seat": 0, "do": "say 3", "secret": True}
    assert rows[4] == {"digest": "0123456789abcdef"}


def test_a_record_reads_back_as_it_was_written() -> None:
    assert parse_record(record().to_text()).to_text() == record().to_text()


def outcome_lists() -> st.SearchStrategy[list[tuple[int, int]]]:
    return st.lists(st.tuples(st.integers(), st.integers(-1, 15)), max_size=3)


@given(
    st.text(),
    st.dictionaries(st.text(), st.text(), max_size=3),
    outcome_lists(),
    st.lists(st.builds(Line, st.integers(0, 3), st.text(), outcome_lists(), st.booleans()), max_size=5),
)
def test_whatever_its_words_a_record_reads_back(
    game: str, options: dict[str, str], chance: list[tuple[int, int]], lines: list[Line]
) -> None:
    written = Record(game, 4, options, "some/path", chance, lines).to_text()
    assert len(written.splitlines()) == len(lines) + 1
    assert parse_record(written).to_text() == written


def test_line_ends_of_another_system_and_empty_lines_at_the_end_do_no_harm() -> None:
    assert parse_record(record().to_text().replace("\n", "\r\n") + "\n\n").to_text() == record().to_text()


def test_a_file_reads_back(tmp_path: Path) -> None:
    record().write(tmp_path / "game.jsonl")
    assert read_record(tmp_path / "game.jsonl").to_text() == record().to_text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_replaces_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old")
    record().write(path)
    assert path.read_text() == record().to_text()


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("old")

    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, fails, full)
    with pytest.raises(OSError, match="the record was not written: No space left") as caught:
        record().write(path)
    assert caught.value.errno == errno.ENOSPC
    assert caught.value.filename == str(path)
    assert path.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_folder_that_is_not_there_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="the record was not written") as caught:
        record().write(tmp_path / "nowhere" / "game.jsonl")
    assert caught.value.filename == str(tmp_path / "nowhere" / "game.jsonl")


# ---- what one seat may read
def test_a_seat_reads_open_outcomes_and_its_own_and_its_own_secret_answers() -> None:
    rows = [json.loads(row) for row in record().redacted(1).splitlines()]
    assert rows[0]["chance"] == [[None, 1], [6, 2]]
    assert rows[1] == {"seat": 0, "do": "say 1", "chance": [[3, -1], [None, 1]]}
    assert rows[2] == {"seat": 1, "do": "say 2", "chance": [[9, 2], [8, 3]], "secret": True}
    assert rows[3] == {"seat": 0, "do": "?", "secret": True}


def test_of_anothers_secret_answer_not_even_the_number_of_its_draws_is_told() -> None:
    rows = [json.loads(row) for row in record().redacted(0).splitlines()]
    assert rows[2] == {"seat": 1, "do": "?", "chance": [[8, 3]], "secret": True}
    quiet = Record("toy", 2, {}, "", [], [Line(1, "say 2", [(9, 0b10)], True)])
    none = Record("toy", 2, {}, "", [], [Line(1, "say 5", [], True)])
    assert quiet.redacted(0) == none.redacted(0)


def test_a_redacted_record_has_no_digest_and_leaves_the_record_alone() -> None:
    made = record()
    assert "digest" not in made.redacted(0)
    assert made.to_text() == record().to_text()


# ---- what is damaged or foreign
@pytest.mark.parametrize(
    ("damaged", "message"),
    [
        ("", "line 1: the record is empty"),
        (" \n\n", "line 1: the record is empty"),
        ("\n" + text(HEAD), "line 1: an empty line"),
        ("not a record", "line 1: not JSON"),
        ("[1, 2]", "line 1: not a JSON object"),
        ("[" * 100_000, "line 1: not JSON"),
        (text({"event": "Rated game", "white": "anna"}), "line 1: not the head of a Demiurge record"),
        (text(ANSWER, HEAD), "line 1: not the head of a Demiurge record"),
        (text({**HEAD, "demiurge": 2}), "line 1: a record of format 2; this version reads format 1"),
        (text({**HEAD, "demiurge": True}), "line 1: a record of format True"),
        (text({**HEAD, "game": None}), "line 1: the game is missing"),
        (text({**HEAD, "seats": "4"}), "line 1: the number of seats is missing or wrong: '4'"),
        (text({**HEAD, "seats": True}), "line 1: the number of seats"),
        (text({**HEAD, "seats": 0}), "line 1: the number of seats"),
        (text({**HEAD, "options": ["map"]}), "line 1: options are texts by name"),
        (text({**HEAD, "options": {"map": 1}}), "line 1: options are texts by name"),
        (text({**HEAD, "components": 5}), "line 1: components is a text"),
        (text({**HEAD, "chance": 5}), "line 1: chance is not a list"),
        (text({**HEAD, "chance": [5]}), "line 1: a chance outcome is a pair of whole numbers, not 5"),
        (text({**HEAD, "chance": [[5, -1, 0]]}), "line 1: a chance outcome"),
        (text({**HEAD, "chance": [[None, 1]]}), "line 1: a chance outcome"),
        (text({**HEAD, "chance": [[True, 1]]}), "line 1: a chance outcome"),
        (text({**HEAD, "chance": [[1.0, 1]]}), "line 1: a chance outcome"),
        (text(HEAD, ANSWER, ANSWER)[:-9], "line 3: not JSON"),
        (text(HEAD, ANSWER) + "\n" + text(ANSWER), "line 3: not JSON"),
        (text(HEAD, 7), "line 2: not a JSON object"),
        (text(HEAD, {"seat": 1}), "line 2: an answer needs a seat and a text"),
        (text(HEAD, {"do": "say 1"}), "line 2: an answer needs a seat and a text"),
        (text(HEAD, {"seat": True, "do": "say 1"}), "line 2: an answer needs a seat and a text"),
        (text(HEAD, {"seat": 1, "do": 7}), "line 2: an answer needs a seat and a text"),
        (text(HEAD, {**ANSWER, "secret": 1}), "line 2: an answer needs a seat and a text"),
        (text(HEAD, ANSWER, {**ANSWER, "seat": 2}), "line 3: there is no seat 2, only 0 to 1"),
        (text(HEAD, ANSWER, {**ANSWER, "seat": -1}), "line 3: there is no seat -1, only 0 to 1"),
        (text(HEAD, {**ANSWER, "chance": {}}), "line 2: chance is not a list"),
        (text(HEAD, {**ANSWER, "chance": [["6", -1]]}), "line 2: a chance outcome"),
        (text(HEAD, {"digest": 5}), "line 2: the digest is not a text"),
        (text(HEAD, {"digest": ""}), "line 2: the digest is not a text"),
        (text(HEAD, {"digest": "00"}, ANSWER), "line 3: something follows the closing digest"),
        (text(HEAD, {"digest": "00"}, {"digest": "00"}), "line 3: something follows the closing digest"),
    ],
)
def test_a_damaged_or_foreign_record_is_an_error_that_names_the_line(damaged: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse_record(damaged)
    assert str(caught.value).startswith(message)


@given(st.data())
def test_a_record_cut_anywhere_reads_as_far_as_whole_lines_go_or_names_the_line(data: st.DataObject) -> None:
    whole = record().to_text()
    cut = whole[: data.draw(st.integers(0, len(whole)))]
    if complaint(cut):
        assert complaint(cut).startswith(f"line {cut.count(chr(10)) + 1}: ")
    else:
        assert whole.startswith(parse_record(cut).to_text())


@given(st.text(max_size=200))
def test_any_text_reads_or_is_a_bad_record(rubbish: str) -> None:
    for tried in (rubbish, text(HEAD) + rubbish):
        assert complaint(tried) == "" or complaint(tried).startswith("line ")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(sorted(HEAD)), inner, max_size=3),
)


@given(st.dictionaries(st.sampled_from(sorted({*HEAD, *ANSWER, "secret", "digest"})), JSON), st.booleans())
def test_any_json_reads_or_is_a_bad_record(row: dict[str, object], head: bool) -> None:
    found = complaint(text({**HEAD, **row}) if head else text(HEAD, row))
    assert found == "" or found.startswith("line 1: " if head else "line 2: ")


def test_a_picture_is_not_a_record(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    with pytest.raises(BadRecord, match="line 1: not a text file"):
        read_record(path)


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "nothing.jsonl")
