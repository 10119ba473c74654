"""A real nginx and a real Caddy before a server, with the files that docs/hosting.md shows."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.serving import ISLES, LIMIT, serving

pytestmark = pytest.mark.long

NAME = "table.example.org"
STREAMS = 3  # an address may have open here
CONNECTIONS = 5
PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
NGINX = """{user}
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {more}
}}
"""


# ---- the files of the page
def shown(start: str) -> str:
    """The block of the page that begins so."""
    found = re.search(rf"```\w*\n({re.escape(start)}.*?)```", PAGE, re.DOTALL)
    assert found, f"docs/hosting.md shows no block that begins with {start!r}"
    return found[1]


def nginx_file(folder: Path, port: int, behind: str) -> list[str]:
    text = shown("server {").replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", behind)
    text = re.sub(
        r"(ssl_certificate(_key)?\s+)\S+;", lambda m: f"{m[1]}{folder}/{'key' if m[2] else 'cert'}.pem;", text
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(user=user, folder=folder, more=text))
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]


def caddy_file(folder: Path, port: int, behind: str) -> list[str]:
    site = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/cert.pem {folder}/key.pem"
    text = shown(f"{NAME} {{").replace(f"{NAME} {{", site).replace("127.0.0.1:8000", behind)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if not found:
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


# ---- who calls
class Proxied:
    """A server behind a proxy, called from any address of this machine's own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.context = ssl.create_default_context()
        self.context.check_hostname, self.context.verify_mode = False, ssl.CERT_NONE
        self.open = ExitStack()

    def call(self, path: str, body: Any = None, address: str = "127.0.0.9", **headers: str) -> http.client.HTTPResponse:
        plain = socket.create_connection(("127.0.0.1", self.port), LIMIT, source_address=(address, 0))
        line = http.client.HTTPConnection(NAME)
        line.sock = self.context.wrap_socket(plain, server_hostname=NAME)
        self.open.callback(line.close)
        data = None if body is None else json.dumps(body)
        kind = {} if body is None else {"Content-Type": "application/json"}
        line.request("POST" if body is not None else "GET", path, data, {"Host": NAME, **kind, **headers})
        return line.getresponse()

    def made(self) -> tuple[str, dict[str, str], Any]:
        """A table, what speaks for its host, and what was said of it."""
        said = json.load(self.call("/api/tables", {"game": ISLES, "seats": ["me", "me"]}))
        return said["table"], {"Authorization": f"Bearer {said['token']}"}, said


def up(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + LIMIT
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), LIMIT).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the proxy does not start")


@contextmanager
def running(write: Callable[[Path, int, str], list[str]], folder: Path) -> Iterator[Proxied]:
    key, cert = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(cert)],
        check=True, capture_output=True,
    )  # fmt: skip
    limits = ["--limit", f"streams={STREAMS}", "--limit", f"connections={CONNECTIONS}"]
    args = ["--port", "0", "--database", f"sqlite:///{folder}/t.db", "--workers", "1", "--pace", "0"]
    with serving(*args, "--behind-proxy", "--url", f"https://{NAME}", *limits) as behind:
        port = free_port()
        command = write(folder, port, behind.address().removeprefix("http://"))
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
        process = subprocess.Popen(command, env=environment, **quiet)  # type: ignore[call-overload]
        try:
            up(port, process)
            proxied = Proxied(port)
            with proxied.open:
                yield proxied
        finally:
            process.terminate()
            process.wait(LIMIT)


@pytest.fixture(scope="module", params=[nginx_file, caddy_file], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    with running(request.param, tmp_path_factory.mktemp("proxy")) as found:
        yield found


# ---- what must hold
def test_pages_and_links_pass(proxied: Proxied) -> None:
    table, _, said = proxied.made()
    assert said["page"] == f"https://{NAME}/t/{table}"
    page = proxied.call(f"/t/{table}")
    assert page.status == 200
    assert "Secure" in page.headers["Set-Cookie"]
    assert page.headers["Content-Security-Policy"]
    assert proxied.call("/metrics").status == 403


def test_a_stream_is_live(proxied: Proxied) -> None:
    """Each answer is heard before the next is given: nothing is collected on the way."""
    table, speaks, _ = proxied.made()
    stream = proxied.call(f"/api/tables/{table}/stream", **speaks)
    assert stream.readline() == b"event: presence\n"
    slowest, given = 0.0, 0
    while given < 5:
        asked = json.load(proxied.call(f"/api/tables/{table}/answers", **speaks))
        do = re.search(r'"do": "([^"]+)"', json.dumps(asked))
        assert do
        began = time.monotonic()
        said = proxied.call(
            f"/api/tables/{table}/answers", {"do": do[1], "at": asked["at"], "seat": asked["seat"]}, **speaks
        )
        news = json.load(said)["news"]
        while f'"news": {news}' not in stream.readline().decode():
            pass
        slowest, given = max(slowest, time.monotonic() - began), given + 1
    print(f"an answer is heard after {slowest * 1000:.0f} ms at most")
    assert slowest < LIMIT / 2


def test_limits_count_clients(proxied: Proxied) -> None:
    """Each client has its own, whatever it says of itself; the proxy has none."""
    table, _, _ = proxied.made()
    path = f"/api/tables/{table}/stream"
    many = [proxied.call(path, address=f"127.0.1.{n}").status for n in range(1, 3 * CONNECTIONS)]
    assert set(many) == {200}
    assert [proxied.call(path, address="127.0.0.2").status for _ in range(STREAMS + 1)] == [200] * STREAMS + [429]
    for lie in ("192.0.2.7", "127.0.0.1", "127.0.0.3, 127.0.0.1"):
        more = {"X-Forwarded-For": lie, "X-Real-IP": lie, "Forwarded": f"for={lie}"}
        assert proxied.call(path, address="127.0.0.2", **more).status == 429, lie
    assert proxied.call(path, address="127.0.0.3").status == 200


def test_only_its_own_name_leads_there(proxied: Proxied) -> None:
    try:
        found = proxied.call("/", Host="evil.example")
    except http.client.HTTPException:
        return  # the proxy has no such site
    body = found.read()
    assert found.status == 421 or not body


def test_the_file_for_several_processes_is_understood(tmp_path: Path) -> None:
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}",
         "-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    command = nginx_file(tmp_path, free_port(), "127.0.0.1:8000")
    file = tmp_path / "nginx.conf"
    text = file.read_text().replace("http://127.0.0.1:8000", "http://demiurge")
    file.write_text(text.replace("access_log off;", f"access_log off;\n{shown('map $uri')}"))
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
