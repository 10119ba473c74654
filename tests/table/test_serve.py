"""`demiurge serve` for real: sockets, signals, logs, and calls that are wrong."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import signal
import socket
import sys
import time
import urllib.error
import urllib.request
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from demiurge.cli import main
from demiurge.commands import serve
from demiurge.table.server import logs
from tests.table.serving import LIMIT, call, serving

WISH = {"game": "lantern-isles", "seats": ["me", "friend"]}


def database(folder: Path) -> str:
    return f"sqlite:///{folder}/t.db"


def listening(address: str, table: str) -> Any:
    lines = urllib.request.urlopen(f"{address}/api/tables/{table}/stream", timeout=LIMIT)
    assert lines.readline() == b"event: presence\n"
    return lines


# ---- its life
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_at_once_though_pages_listen(tmp_path: Path, number: int) -> None:
    with serving("--port", "0", "--database", database(tmp_path), "--workers", "1") as process:
        address = process.address()
        table = call(address, "/api/tables", {**WISH, "seats": ["me", "greedy"]})["table"]
        streams = [listening(address, table) for _ in range(3)]
        began = time.monotonic()
        process.process.send_signal(number)
        status, said = process.end()
        took = time.monotonic() - began
        assert status == 0, said
        assert "Traceback" not in said
        assert took < 7, "not when the last page goes away"
        for lines in streams:
            assert lines.readlines()[-1:] in ([b"\n"], [])  # whole events, and then the end
        with pytest.raises(OSError, match="refused"):
            call(address, "/healthz")


def test_what_was_answered_is_there_after_a_restart(tmp_path: Path) -> None:
    args = ["--port", "0", "--database", database(tmp_path), "--workers", "1"]
    with serving(*args) as process:
        address = process.address()
        table = call(address, "/api/tables", WISH)
        speaks = {"Authorization": f"Bearer {table['token']}"}
        call(address, f"/api/tables/{table['table']}/answers", {"do": "pledge 2", "at": 0}, **speaks)
        process.process.kill()
        process.end()
    with serving(*args) as process:
        seen = call(process.address(), f"/api/tables/{table['table']}", **speaks)
        assert (seen["at"], seen["mine"]) == (1, [0])


def test_a_running_request_is_finished(tmp_path: Path) -> None:
    """Half a request is sent, then the signal, then the rest: its answer still comes."""
    with serving("--port", "0", "--database", database(tmp_path), "--workers", "1") as process:
        address = process.address()
        host, port = address.removeprefix("http://").split(":")
        body = json.dumps(WISH).encode()
        with socket.create_connection((host, int(port)), timeout=LIMIT) as line:
            head = (
                f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
            )
            line.sendall(head.encode() + b"\r\n\r\n" + body[:10])
            time.sleep(0.3)
            process.process.send_signal(signal.SIGTERM)
            time.sleep(0.3)
            line.sendall(body[10:])
            answer = b""
            while part := line.recv(4096):
                answer += part
        assert answer.startswith(b"HTTP/1.1 201")
        assert process.end()[0] == 0


def test_the_environment_names_the_database(tmp_path: Path) -> None:
    with serving("--port", "0", DATABASE_URL=database(tmp_path)) as process:
        process.address()
        assert (tmp_path / "t.db").exists()


def test_without_a_database_it_keeps_a_file_of_the_users_own(tmp_path: Path) -> None:
    with serving("--port", "0", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path), DATABASE_URL="") as process:
        process.address()
        kept = [path.relative_to(tmp_path) for path in tmp_path.rglob("table.db")]
        assert len(kept) == 1
        if sys.platform == "linux":
            assert kept == [Path("demiurge", "table.db")]


def test_only_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    says = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    for more, scheme in (([], "http://"), (["--behind-proxy"], "https://")):
        with serving("--port", "0", "--database", database(tmp_path), *more) as process:
            page = call(process.address(), "/api/tables", WISH, **says)["page"]
            assert page.startswith(scheme)


def test_two_processes_hear_of_each_other_by_their_postgres(postgres_url: str) -> None:
    args = ["--port", "0", "--database", postgres_url, "--workers", "1", "--pace", "0"]
    with serving(*args) as one, serving(*args) as two:
        here, there = one.address(), two.address()
        assert call(here, "/healthz")["database"] == "postgresql"
        made = call(here, "/api/tables", {**WISH, "seats": ["me", "greedy"]})
        with listening(there, made["table"]) as lines:
            speaks = {"Authorization": f"Bearer {made['token']}"}
            seen = call(here, f"/api/tables/{made['table']}", **speaks)
            body = {"do": "pledge 0", "at": seen["at"]}
            said = answered(here, made["table"], body, speaks)
            while True:
                line = lines.readline().decode()
                assert line, "the stream ended"
                if line.startswith('data: {"news"') and json.loads(line.removeprefix("data: "))["news"] >= said["news"]:
                    break
        assert call(there, f"/api/tables/{made['table']}", **speaks)["at"] >= said["at"]


def answered(address: str, table: str, body: dict[str, Any], speaks: dict[str, str]) -> Any:
    """An answer; the bot may have been quicker, then again."""
    while True:
        try:
            return call(address, f"/api/tables/{table}/answers", body, **speaks)
        except urllib.error.HTTPError as error:
            if error.code != 409:
                raise
            body = {**body, "at": json.load(error)["position"]["at"]}


def test_secure_cookies(tmp_path: Path) -> None:
    for more, secure in (([], False), (["--secure"], True), (["--url", "https://table.example.org"], True)):
        with serving("--port", "0", "--database", database(tmp_path), *more) as process:
            address = process.address()
            table = call(address, "/api/tables", WISH)
            with urllib.request.urlopen(f"{address}/t/{table['table']}", timeout=LIMIT) as page:
                cookie = page.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert ("Secure" in cookie) == secure


# ---- wrong calls
def one_line(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """A call that is wrong ends with status 2 and says so in one line."""
    assert main(["serve", *args]) == 2
    said = capsys.readouterr().err
    assert said.startswith("demiurge: ")
    assert said.count("\n") == 1
    return said


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = one_line(capsys, "--port", str(port), "--database", database(tmp_path))
    assert f"port {port} of 127.0.0.1 is taken; --port 0 takes any free one" in said


def test_who_runs_a_server_is_told_in_their_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEMIURGE_LANGUAGE", "ru")
    said = one_line(capsys, "--port", "0", "--database", "sqlite:////no/such/folder/t.db")
    assert "базой данных нельзя пользоваться: unable to open database file" in said
    assert "mysql — не та база данных" in one_line(capsys, "--port", "0", "--database", "mysql://x/y")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--database", "mysql://x/y"], "mysql is not a kind of database we use"),
        (["--database", "sqlite:////no/such/folder/t.db"], "the database cannot be used"),
        (["--port", "70000"], "--port is at most 65535"),
        (["--port", "x"], "a whole number from 0 on"),
        (["--pace", "-1"], "seconds, such as 0.5"),
        (["--pace", "nan"], "seconds, such as 0.5"),
        (["--log", "xml"], "invalid choice"),
        (["--url", "table.example.org"], "an address such as https://table.example.org"),
        (["--allow-host", "https://x"], "a name such as table.example.org"),
        (["--limit", "tables=3"], "NAME=VALUE with a name of head, head-seconds"),
        (["--limit", "streams=many"], "a whole number from 0 on"),
        (["--limit", "body-seconds=0"], "more than 0 for body-seconds"),
        (["--behind-proxy", "proxy.local"], "an address such as 10.0.0.1 or 10.0.0.0/24"),
        (["--host", "no such host"], "there is no host 'no such host'"),
    ],
)
def test_calls_that_are_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, args: list[str], words: str
) -> None:  # fmt: skip
    more = [] if "--port" in args else ["--port", "0"]
    kept = [] if "--database" in args else ["--database", database(tmp_path)]
    assert words in one_line(capsys, *more, *kept, *args)


def test_without_the_packages_of_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import demiurge.table

    monkeypatch.delitem(sys.modules, "demiurge.table.running", raising=False)
    monkeypatch.delattr(demiurge.table, "running", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert "the table needs uvicorn: pip install 'demiurge[table]'" in one_line(capsys)


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert serve.data_folder() == tmp_path / ".local" / "share" / "demiurge"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert serve.data_folder() == tmp_path / ".local" / "share" / "demiurge"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert serve.data_folder() == tmp_path / "data" / "demiurge"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert serve.data_folder() == tmp_path / "Library" / "Application Support" / "Demiurge"
    monkeypatch.setattr(sys, "platform", "win32")
    assert serve.data_folder() == tmp_path / "local" / "Demiurge"


def test_the_address_that_a_browser_understands() -> None:
    with serve.bound("0.0.0.0", 0) as everywhere, serve.bound("127.0.0.1", 0) as here:
        assert serve.address_of(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"
        assert serve.address_of(here) == f"http://127.0.0.1:{here.getsockname()[1]}/"


# ---- logs
def test_the_log_tells_requests_and_no_secret(tmp_path: Path) -> None:
    with serving("--port", "0", "--database", database(tmp_path), "--log", "json") as process:
        address = process.address()
        table = call(address, "/api/tables", WISH)
        seat, host = table["seats"][1]["token"], table["token"]
        call(address, f"/api/tables/{table['table']}?view=false", Authorization=f"Bearer {host}")
        call(address, f"/api/tables/{table['table']}", Authorization=f"Bearer {seat}", Cookie=f"demiurge={host}")
        for path in (table["seats"][1]["link"], f"{table['seats'][1]['link']}/x?token={host}"):
            try:
                urllib.request.urlopen(address + path, timeout=LIMIT).close()
            except urllib.error.HTTPError as error:
                error.close()
        process.process.terminate()
        status, said = process.end()
    assert status == 0
    rows = [json.loads(line) for line in said.splitlines()]
    requests = [row for row in rows if row["logger"] == "demiurge.requests"]
    assert [row["path"] for row in requests][-2:] == [
        f"/t/{table['table']}/sit/…", f"/t/{table['table']}/sit/…/x",
    ]  # fmt: skip
    looks = [row for row in requests if row["route"] == "/api/tables/{table}"]
    assert [(row["method"], row["status"], row["table"]) for row in looks] == [("GET", 200, table["table"])] * 2
    assert all(row["ms"] > 0 for row in requests)
    for secret in (seat, host):
        assert secret not in said


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("GET /t/abc/sit/SECRET 200", "GET /t/abc/sit/… 200"),
        ('"/t/abc/sit/SECRET?x=1"', '"/t/abc/sit/…?x=1"'),
        ("Authorization: Bearer SECRET", "Authorization: Bearer …"),
        ("authorization: bearer SECRET, x", "authorization: bearer …, x"),
        ("Cookie: a=b; demiurge=SECRET; c=d", "Cookie: a=b; demiurge=…; c=d"),
        ("postgresql://ada:SECRET@db/table", "postgresql://ada:…@db/table"),
        ("nothing to hide: sit down", "nothing to hide: sit down"),
    ],
)
def test_secrets_do_not_get_into_a_line(text: str, kept: str) -> None:
    assert logs.scrubbed(text) == kept
    record = logging.makeLogRecord({"msg": "%s", "args": (text,), "name": "x", "levelname": "INFO"})
    for form in (logs.JsonLines(), logs.TextLines()):
        assert "SECRET" not in form.format(record)


def test_mishaps_are_written_whole_and_scrubbed() -> None:
    try:
        raise ValueError("in /t/abc/sit/SECRET")
    except ValueError:
        record = logging.makeLogRecord({"msg": "oh", "name": "x", "exc_info": sys.exc_info(), "table": "abc"})
    said = json.loads(logs.JsonLines().format(record))
    assert (said["message"], said["table"]) == ("oh", "abc")
    assert "ValueError: in /t/abc/sit/…" in said["error"]
    text = logs.TextLines().format(record)
    assert "oh table=abc" in text
    assert "ValueError: in /t/abc/sit/…" in text


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What the log of requests says, as people read it."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    monkeypatch.setattr(logs.log, "handlers", [handler])
    monkeypatch.setattr(logs.log, "level", logging.INFO)
    monkeypatch.setattr(logs.log, "propagate", False)
    logs.log.manager._clear_cache()  # type: ignore[attr-defined]
    return out


def test_quiet_paths_and_broken_answers(written: io.StringIO) -> None:
    scope = {"path": "/static/table.css", "method": "GET"}
    logs.note(scope, 200, 1.0)
    logs.note(scope, 500, 1.0)
    logs.note({"path": "/t/abc", "method": "GET", "path_params": {"table": "abc"}}, 200, 12.34)
    assert written.getvalue().splitlines() == ["ERROR GET /static/table.css 500 1.0 ms", "INFO GET /t/abc 200 12.3 ms"]


def test_an_address_in_the_log_is_short_and_tells_no_more_than_its_route(written: io.StringIO) -> None:
    logs.note({"path": f"/{'a' * 40_000}", "method": "GET"}, 404, 1.0)
    route = APIRoute("/t/{table}/sit/{token}/{n:int}", lambda: None)
    params = {"table": "b" * 40_000, "token": "SECRET", "n": 3}
    logs.note({"path": "/t/b/sit/SECRET/3", "method": "GET", "route": route, "path_params": params}, 404, 1.0)
    lines = written.getvalue().splitlines()
    assert lines[0].endswith("aaa… 404 1.0 ms")
    assert lines[1].endswith("bbb…/sit/…/… 404 1.0 ms")
    assert max(map(len, lines)) < 200


@pytest.mark.parametrize("caller", ["gone", "answered", "broken"])
def test_who_does_not_wait_for_an_answer_is_no_mistake_of_ours(written: io.StringIO, caller: str) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if caller == "answered":
            await send({"type": "http.response.start", "status": 400})
        if caller == "broken":
            raise KeyError

    async def send(message: Any) -> None:
        pass

    scope = {"type": "http", "method": "POST", "path": "/me"}
    with pytest.raises(KeyError) if caller == "broken" else nullcontext():
        asyncio.run(logs.RequestLog(app)(scope, send, send))  # type: ignore[arg-type]
    levels = {"gone": "INFO POST /me 499", "answered": "INFO POST /me 400", "broken": "ERROR POST /me 500"}
    assert written.getvalue().startswith(levels[caller])


FORGED = "/x\r\n12:00:00 INFO    GET /forged 200\x1b[2J\x9b\x85\u2028\u202e\0"


@pytest.mark.parametrize("form", [logs.JsonLines(), logs.TextLines()])
def test_no_line_of_the_log_can_be_forged(form: logging.Formatter) -> None:
    try:
        raise ValueError(f"no such game: {FORGED}")
    except ValueError:
        record = logging.makeLogRecord(
            {"msg": "GET %s", "args": (FORGED,), "name": "x", "exc_info": sys.exc_info(), "path": FORGED}
        )
    said = form.format(record)
    assert all(line.isprintable() for line in said.split("\n"))
    assert not any(line.startswith("12:00:00") for line in said.splitlines())
    if isinstance(form, logs.JsonLines):
        assert "\\x1b[2J" in json.loads(said)["path"]


# ---- the browser
def test_the_browser_is_opened_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve.has_display()
