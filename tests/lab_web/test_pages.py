"""The lab's pages: who may see them, choosing and editing components, what is taken along."""

from __future__ import annotations

import json
from copy import deepcopy
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from demiurge.cli import main
from demiurge.commands import serve
from demiurge.commands.base import WrongCall
from demiurge.kernel.registry import Meta
from demiurge.lab.web import Lab
from demiurge.lab.web.asking import tried
from demiurge.lab.web.components import LAST
from demiurge.lab.web.editing.reading import built_in
from demiurge.lab.web.host import is_host
from demiurge.lab.web.kept import INTERRUPTED, RUNNING, WAITING
from demiurge.table.app import make_app
from demiurge.table.server.server import Settings
from tests.lab_web.conftest import Host
from tests.lab_web.test_runs import new
from tests.latin import latin
from tests.table.serving import new_file

CARDS, PRESS = "technologies.json", "printing-press"
EDIT = "/lab/components/nova-era"
HERE = {"file": CARDS, "name": PRESS}


def raised(by: int = 2) -> dict[str, str]:
    """The press with so many more points, as its form sends it."""
    return {
        **HERE, "choice:origin": "house", "choice:kind": "technology", "choice:deck": "II", "words:colors": "blue",
        "text:name": "Printing Press", "whole:cost": "9", "words:obsoletes": "oral-tradition",
        "word:evolves_to": "mass-media", "list:effects": "", "choice:effects/0/when": "instant",
        "choice:effects/0/op": "vp", "whole:effects/0/n": str(1 + by), "choice:effects/1/when": "instant",
        "choice:effects/1/op": "research", "whole:effects/1/n": "1", "choice:effects/2/when": "production",
        "choice:effects/2/op": "gain", "whole:effects/2/n": "1", "choice:effects/2/res": "blue",
    }  # fmt: skip


# ---- who may come in
def scope(client: str, *headers: tuple[str, str]) -> dict[str, Any]:
    return {"client": (client, 1), "headers": [(name.encode(), value.encode()) for name, value in headers]}


@pytest.mark.parametrize(
    ("client", "headers", "inside"),
    [
        ("127.0.0.1", [("host", "127.0.0.1:8000")], True),
        ("127.0.0.1", [("host", "localhost:8000")], True),
        ("::1", [("host", "[::1]:8000")], True),
        ("::ffff:127.0.0.1", [("host", "localhost")], True),
        ("192.168.1.7", [("host", "127.0.0.1:8000")], False),
        ("127.0.0.1", [("host", "table.example.org")], False),
        ("127.0.0.1", [("host", "box.lan")], False),
        ("127.0.0.1", [], False),
        ("127.0.0.1", [("host", "localhost"), ("host", "evil.example")], False),
        ("127.0.0.1", [("host", "localhost"), ("x-forwarded-for", "10.0.0.1")], False),
        ("127.0.0.1", [("host", "localhost"), ("forwarded", "for=10.0.0.1")], False),
        ("somewhere", [("host", "localhost")], False),
    ],
)
def test_only_who_sits_at_the_machine(client: str, headers: list[tuple[str, str]], inside: bool) -> None:
    assert is_host(scope(client, *headers)) is inside


@pytest.mark.parametrize("address", ["/lab", EDIT, "/lab/runs", "/lab/compare", "/lab/runs/1/report.json"])
def test_who_calls_from_elsewhere_is_told_so(client: TestClient, address: str) -> None:
    found = client.get(address, headers={"host": "table.local"})
    assert found.status_code == 403
    assert "only for who sits at the machine" in found.text
    posted = client.post("/lab/runs", data={}, headers={"host": "table.local"})
    assert posted.status_code == 403


def test_the_way_in_is_shown_to_the_host_alone(client: TestClient) -> None:
    assert 'href="/lab">Lab<' in client.get("/").text
    assert '"/lab' not in client.get("/", headers={"host": "table.local"}).text


def test_a_table_without_the_lab_has_none_of_it(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(new_file(tmp_path), 1, rate=0)), base_url="http://127.0.0.1") as plain:
        assert plain.get("/lab").status_code == 404
        assert '"/lab' not in plain.get("/").text


def wanted(*args: str) -> bool:
    """Whether `serve` with these arguments has the lab."""
    import argparse

    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    return bool(serve.annexes_of(parser.parse_args(["serve", *args]), "sqlite:////nowhere/table.db"))


def test_it_is_there_by_itself_only_where_nobody_else_can_call() -> None:
    assert wanted()
    assert wanted("--host", "::1")
    assert wanted("--host", "localhost")
    assert not wanted("--no-lab")
    assert not wanted("--host", "0.0.0.0")
    assert not wanted("--url", "https://table.example.org")
    assert not wanted("--behind-proxy")
    assert not wanted("--processes", "2")
    assert wanted("--host", "0.0.0.0", "--lab")
    with pytest.raises(WrongCall, match="one server process"):
        wanted("--processes", "2", "--lab")


def test_it_keeps_its_things_beside_the_games() -> None:
    assert serve.lab_folder("sqlite:////data/table.db") == Path("/data/table-lab")
    assert serve.lab_folder("postgresql://db/games").name == "lab"


def test_a_form_of_another_site_is_refused(client: TestClient) -> None:
    client.get("/lab")
    assert client.post(EDIT, data=raised(), follow_redirects=False).status_code == 403
    assert client.post("/lab/runs", data={"game": "nova-era"}, follow_redirects=False).status_code == 403


# ---- editing
def test_a_card_is_raised_said_and_drawn(host: Host, nova: Meta) -> None:
    assert host.post(EDIT, **raised()) == f"{EDIT}?file={CARDS}&name={PRESS}"
    page = host.get(f"{EDIT}?file={CARDS}&name={PRESS}")
    assert "Instant: 3 VP" in page
    assert ">+3<" in page.partition("lab-before")[0]
    assert ">+1<" in page.partition("lab-before")[2], "and beside it as it is built in"
    assert "was" in page
    entry: Any = deepcopy(built_in(nova)[CARDS][PRESS])
    entry["effects"][0]["n"] = 3
    assert host.lab.draft(nova).entries == {CARDS: {PRESS: entry}}


def test_a_mistake_is_told_in_the_reader_s_language_and_nothing_can_be_run(host: Host) -> None:
    host.post(EDIT, **raised() | {"whole:cost": "dear", "choice:effects/0/when": "permanent"})
    english, russian = host.get(EDIT), host.get(EDIT, "ru")
    assert "expected a whole number, got &#34;dear&#34;" in english
    assert "vp is not for permanent, only instant or scoring" in english
    assert "mistakes" in english
    assert " disabled" in english
    assert "ожидается целое число" in russian or "целое" in russian
    assert "take:effects/0/when=instant" in english
    host.post(EDIT, **raised() | {"whole:cost": "9", "choice:effects/0/when": "permanent"},
              do="take:effects/0/when=instant")  # fmt: skip
    assert "is not for" not in host.get(EDIT)


def test_buttons_add_drop_undo_and_go_back(host: Host, nova: Meta) -> None:
    def effects() -> Any:
        return host.lab.draft(nova).entry(CARDS, PRESS)["effects"]

    host.post(EDIT, **raised(), do="add:effects")
    assert len(effects()) == 4
    host.post(EDIT, **HERE, do="undo")
    assert effects()[0]["n"] == 1
    host.post(EDIT, **raised(), do="drop:effects/1")
    assert [one["op"] for one in effects()] == ["vp", "gain"]
    host.post(EDIT, **HERE, do="make:effects/0/per")
    assert "per" in effects()[0]
    host.post(EDIT, **HERE, do="built-in")
    assert host.lab.draft(nova).changed == 0
    for odd in ("drop:effects/99", "make:a/b/c", "take:effects", "add:name", "nonsense", "drop:"):
        host.post(EDIT, **HERE, do=odd)
    assert host.lab.draft(nova).changed == 0


def test_a_script_gets_the_page_within_its_page(host: Host) -> None:
    host.client.headers["x-part"] = "yes"
    part = host.post(EDIT, 200, **raised())
    assert part.lstrip().startswith("<main")
    assert "<html" not in part


def test_what_is_too_large_is_refused_and_changes_nothing(host: Host, nova: Meta) -> None:
    page = host.post(EDIT, 422, **raised() | {"text:note": "x" * 40_000})
    assert "32 kB at most" in page
    assert host.lab.draft(nova).changed == 0
    assert host.client.post(EDIT, content=b"x" * 70_000).status_code == 413


# ---- taking it along
def test_the_changed_file_is_one_for_every_command(host: Host, tmp_path: Path, capsys: Any) -> None:
    host.post(EDIT, **raised())
    found = host.client.get(f"{EDIT}/files/{CARDS}")
    assert found.headers["content-disposition"] == f'attachment; filename="{CARDS}"'
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / CARDS).write_text(found.text, "utf-8")
    assert list(json.loads(found.text)) == [PRESS]
    assert main(["simulate", "nova-era", "--games", "1", "--components", str(tmp_path / "mine")]) == 0
    assert host.client.get(f"{EDIT}/files/board.json").status_code == 422
    assert host.client.get(f"{EDIT}/files/..%2F..%2Ftable.db").status_code in (404, 422)


def test_a_file_of_ones_own_is_opened(host: Host, nova: Meta) -> None:
    entry: Any = deepcopy(built_in(nova)[CARDS][PRESS]) | {"cost": 3}
    host.post(f"{EDIT}/open", file=CARDS, text=json.dumps({PRESS: entry}))
    assert host.lab.draft(nova).entry(CARDS, PRESS)["cost"] == 3
    assert "no such file" in host.post(f"{EDIT}/open", 422, file="../secret.json", text="{}")
    assert "line 1" in host.post(f"{EDIT}/open", 422, file=CARDS, text="{")
    assert host.lab.draft(nova).entry(CARDS, PRESS)["cost"] == 3


def test_it_is_played_at_a_table(host: Host) -> None:
    host.post(EDIT, **raised())
    table = host.post(f"{EDIT}/table").removeprefix("/t/")
    assert host.lab.server is not None
    live = host.lab.server.tables.live(table)
    card = next(one for one in live.game.box.cards if one.id == PRESS)  # type: ignore[attr-defined]
    assert card.effects[0].n == 3
    host.post(EDIT, **HERE, do="built-in")
    host.lab.server.tables.lives.clear()
    host.lab.server.tables.games.clear()
    assert host.get(f"/t/{table}"), "its components stay as they were"


# ---- every page
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", [meta.name for meta in tried()])
def test_every_kind_of_component_has_a_page(host: Host, game: str, language: str) -> None:
    meta = next(one for one in tried() if one.name == game)
    for file, entries in built_in(meta).items():
        page = host.get(f"/lab/components/{game}?file={file}&name={list(entries)[-1]}", language)
        assert "lab-wrong" not in page
        assert ' style="' not in page, "the Content-Security-Policy forbids it"


@pytest.mark.parametrize("address", ["/lab", "/lab/runs", "/lab/compare", EDIT + f"?file={CARDS}&name={PRESS}"])
def test_nothing_is_left_in_latin_letters_on_a_russian_page(host: Host, address: str) -> None:
    """But codes: what stands in the fields and files of components."""
    host.post(EDIT, **raised())
    page = host.get(address, "ru")
    assert latin(seen(page)) == []


def seen(page: str) -> str:
    """What is read of a page: not what stands in fields, in <code> and in names of entries that are English."""
    import re

    body = page.partition("<body")[2].partition(">")[2]
    for gone in (r"<(script|style|code|datalist|textarea|svg)\b.*?</\1>", r"<!--.*?-->"):
        body = re.sub(gone, " ", body, flags=re.S)
    kept = re.sub(r'<[^>]*?(?:aria-label|title|placeholder)="([^"]*)"[^>]*>', r" \1 ", body)
    return unescape(re.sub(r"<[^>]+>", " ", kept))


def test_a_game_that_is_not_there(host: Host) -> None:
    assert host.client.get("/lab/components/nothing").status_code == 404
    assert host.client.get("/lab/runs/7").status_code == 404
    assert host.client.get("/lab/runs/%D9%A1").status_code == 404


def test_the_lab_is_found_by_its_entry_point(tmp_path: Path) -> None:
    from demiurge.table.server import annexes

    assert isinstance(annexes.found("lab", tmp_path), Lab)
    assert annexes.found("cellar", tmp_path) is None


# ---- the first page
def test_the_first_page_shows_every_game_with_its_picture(host: Host) -> None:
    page = host.get("/lab")
    for meta in tried():
        assert f'src="/games/{meta.name}/picture.svg?theme=light&amp;language=en"' in page
        count = sum(map(len, built_in(meta).values()))
        assert f">{count} components</span>" in page
    assert page.count('<span class="lab-picture">') == len(tried())
    assert "language=ru" in host.get("/lab", "ru")


def test_the_first_page_tells_running_runs_from_the_last(host: Host, lab: Lab, tmp_path: Path) -> None:
    assert "Under way" not in host.get("/lab")
    made = [new(lab.runs, tmp_path) for _ in range(5)]
    done = [lab.runs.again(made[0]) for _ in range(LAST + 1)]
    for run, state in zip([*made, *done], [RUNNING, *[WAITING] * 4, *[INTERRUPTED] * (LAST + 1)], strict=True):
        run.state = state
        lab.runs.save(run)
    page = host.get("/lab")
    first, _, last = page.partition("Last runs")
    assert [f'href="/lab/runs/{run.id}"' in first for run in made] == [True] * 5
    assert first.count('class="lab-progress"') == 1
    assert 'data-look="2000"' in first
    assert [f'href="/lab/runs/{run.id}"' in last for run in done] == [False, *[True] * LAST]
    assert f"All {LAST + 1} runs" in last
