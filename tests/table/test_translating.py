"""The page of who translates."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from demiurge.table import languages
from demiurge.table.app import make_app
from demiurge.table.server.server import Settings


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    (tmp_path / "words" / "eo").mkdir(parents=True)
    (tmp_path / "words" / "eo" / "table.ftl").write_text("turn-yours = Via vico\nwords-to-mend = { $m }\n", "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(tmp_path / "words"))
    languages.reload()
    with TestClient(make_app(Settings(f"sqlite:///{tmp_path}/table.db", 1, rate=0, words=True))) as found:
        yield found
    languages.reload()


def test_every_message_is_shown_beside_english(client: TestClient) -> None:
    page = client.get("/words/eo?room=table").text
    assert "Via vico" in page
    assert "Your turn" in page
    assert page.count("missing") > 100
    assert "words-to-mend asks for $m, which English does not have" in page


def test_what_is_wrong_is_told_in_the_reader_s_language(client: TestClient) -> None:
    client.headers["Accept-Language"] = "ru"
    page = client.get("/words/eo?room=table").text
    assert "words-to-mend просит $m, чего в английском нет" in page
    assert "which English does not have" not in page


def test_a_file_that_cannot_be_read_is_shown_with_what_is_wrong(client: TestClient, tmp_path: Path) -> None:
    text = "turn-yours = Via\nturn-yours = Vico\nwords-title = { $\nlanguage-name = { nenio }\n"
    (tmp_path / "words" / "eo" / "table.ftl").write_text(text, "utf-8")
    page = client.get("/words/eo?room=table").text
    assert "turn-yours is written twice" in page
    assert "cannot be read: &#39;words-title = { $&#39;" in page
    assert "language-name refers to nenio, which there is not" in page


def test_what_a_game_says_was_heard_in_a_game(client: TestClient) -> None:
    page = client.get("/words/ru?room=theocratia").text
    assert "берёт" in page
    assert "missing" not in page
    assert client.get("/words").status_code == client.get("/words/xx?room=nowhere").status_code == 200


def test_the_page_notices_that_a_file_was_saved(client: TestClient, tmp_path: Path) -> None:
    before = client.get("/words/eo/stamp?room=table").json()
    file = tmp_path / "words" / "eo" / "table.ftl"
    file.write_text("turn-yours = Nun vi\n", "utf-8")
    os.utime(file, (before + 60, before + 60))
    assert client.get("/words/eo/stamp?room=table").json() == before + 60
    assert "Nun vi" in client.get("/words/eo?room=table").text


def test_it_is_there_only_where_it_is_asked_for(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(f"sqlite:///{tmp_path}/other.db", 1, rate=0))) as other:
        assert other.get("/words/ru").status_code == 404
