"""What a translator sees: every message, with arguments that it really had."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from demiurge.kernel import speech
from demiurge.kit import catalogue, gallery

GAME = "demiurge.games.theocratia"


def test_every_message_is_shown_and_most_as_they_were_heard() -> None:
    rows = list(gallery.shown(GAME, "ru"))
    ids = [id for id in catalogue.read(GAME, "en", bases=False).messages if not id.startswith("-")]
    assert [row.id for row in rows] == ids
    assert sum(row.heard for row in rows) > len(rows) / 2
    for row in rows:
        assert row.lines
        assert row.written.startswith(f"{row.id} =")


def test_all_forms_of_a_message_are_shown() -> None:
    by_id = {row.id: row for row in gallery.shown(GAME, "ru")}
    forms = {form for row in by_id.values() for line in row.lines for form, _ in line.spoken}
    assert {"", "acc"} <= forms


def test_what_was_not_heard_is_shown_with_stand_ins() -> None:
    rows = {row.id: row for row in gallery.shown("demiurge.commands", "ru")}
    assert rows["call-position"].lines[0].english[0][1] == "‹file› has 1 answer, so there is no position after ‹to›"
    assert [line.english[0][1].split()[2] for line in rows["call-position"].lines] == ["1", "2", "5"]
    assert not rows["call-position"].heard


def test_a_saved_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "eo").mkdir()
    file = tmp_path / "eo" / "commands.ftl"
    file.write_text("call-load = saluton\n", "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(tmp_path))
    speech.reload()
    try:
        before = gallery.stamp("demiurge.commands", "eo")
        rows = {row.id: row for row in gallery.shown("demiurge.commands", "eo")}
        assert rows["call-load"].lines[0].spoken == (("", "saluton"),)
        assert rows["call-bench"].written == ""
        os.utime(file, (before + 10, before + 10))
        assert gallery.stamp("demiurge.commands", "eo") > before
    finally:
        speech.reload()
