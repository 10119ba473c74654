"""What every request passes first: limits of size and rate, headers that keep a page to itself, and who is asking."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final
from urllib.parse import parse_qsl

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demiurge.kernel.text import text
from demiurge.table import languages
from demiurge.table.buckets import Buckets
from demiurge.table.identity import COOKIE, csrf_token, new_token, plausible, same
from demiurge.table.server.hosts import Hosts, name_in
from demiurge.table.server.limits import Limits
from demiurge.table.server.streams import Streams

LARGEST: Final = 64 * 1024  # bytes of a request's body
LONGEST: Final = 20  # digits of its length
BEGUN: Final = "begun"  # in the state of a request whose answer is on its way
YEAR: Final = 365 * 24 * 3600
LONGEST_ADDRESS: Final = 100
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
IMPERSONAL: Final = ("/static/", "/games/", "/api/", "/healthz", "/metrics", "/openapi.json", "/docs")
ENGLISH_ONLY: Final = ("/static/", "/api/", "/healthz", "/metrics", "/openapi.json", "/docs")
VARY: Final = ("Accept-Language", "Cookie")  # what decides the language of a page
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a seat's link must not travel to another site
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",  # what a page shows is one person's; what may be kept says so itself
}
OURS: Final = (COOKIE, languages.COOKIE)
COSTS: Final = (  # in requests: what keeps more than a thread busy, or next to nothing
    (re.compile(r"/(api/)?tables|/bring|/play/[^/]+|/t/\w+/(fork|rematch|hint)"), "POST", 15.0),
    (re.compile(r"/t/\w+/(film\.gif|replay\.html)"), "GET", 60.0),
    (re.compile(r"/t/\w+/ledger\.txt"), "GET", 15.0),
    (re.compile(r"/static/.*"), "GET", 0.1),  # a page has two dozen of them
)


class Forbidden(Exception):
    """The request did not come from one of our own pages."""


class Halted(HTTPException):
    """A request that goes no further; it is told why by a message of ours."""

    def __init__(self, status: int, what: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(status, languages.say(languages.ENGLISH, what), headers)
        self.what = text(what)


class Guard:
    """Stands before everything that takes time. It knows the visitor by cookie, and gives one to who has none. A rate
    of 0 is no limit."""

    def __init__(
        self, app: ASGIApp, hosts: Hosts, limits: Limits, secure: bool, buckets: Buckets, streams: Streams
    ) -> None:  # fmt: skip
        self.app = app
        self.hosts, self.limits, self.secure = hosts, limits, secure
        self.buckets, self.streams = buckets, streams

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        size, cookies, headers = head_size(scope), take_cookies(scope), Headers(scope=scope)
        language = language_of(scope["path"], cookies, headers)
        refusal = self.refusal(scope, headers, size, language)
        if refusal is not None:
            await refusal(scope, receive, dressed(scope, send))
            return
        visitor, known = self.visitor(cookies)
        scope.setdefault("state", {}).update(visitor=visitor, language=language)
        renew = scope["path"] == "/" if known else not scope["path"].startswith(IMPERSONAL)
        cookie = self.cookie(visitor) if renew else ""
        with self.counted(scope):
            await self.app(scope, bounded(scope, receive), dressed(scope, send, cookie))

    def refusal(self, scope: Scope, headers: Headers, size: int, language: str) -> Response | None:
        """What is answered to a request that goes no further."""

        def refused(status: int, what: str, **values: str) -> Response:
            later = {"Retry-After": "1"} if status == 429 else {}
            return PlainTextResponse(languages.say(language, what, **values), status, later)

        if self.buckets.rate and not self.buckets.take(caller(scope), time.monotonic(), cost(scope)):
            return refused(429, "error-too-many")
        if size > self.limits.head:
            return refused(431, "error-too-much")
        if is_stream(scope) and 0 < self.limits.streams <= self.streams.count(caller(scope)):
            return refused(429, "error-too-open")
        names = [name_in(host) for host in headers.getlist("host")]  # a program of old may bring none
        if len(names) > 1 or "" in names:
            return refused(400, "error-address")
        if names and not self.hosts.allow(names[0]):
            return refused(421, "error-host", host=names[0])
        return refused(413, "error-too-much") if too_large(headers.get("content-length")) else None

    @contextmanager
    def counted(self, scope: Scope) -> Iterator[None]:
        """A stream counts as long as it is open."""
        if not is_stream(scope):
            yield
            return
        who = caller(scope)
        self.streams.add(who, 1)
        try:
            yield
        finally:
            self.streams.add(who, -1)

    def visitor(self, cookies: Mapping[str, str]) -> tuple[str, bool]:
        """Their token, and whether they brought it. Odd cookies of others on this host do not matter."""
        found = cookies.get(COOKIE, "")
        return (found, True) if plausible(found) else (new_token(), False)

    def cookie(self, visitor: str) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={visitor}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"


def dressed(scope: Scope, send: Send, cookie: str = "") -> Send:
    """An answer with the headers that all of ours have, and with a cookie."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            scope.setdefault("state", {})[BEGUN] = True
            out = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                out.setdefault(name, value)
            if varies(scope["path"], out):
                out.add_vary_header(", ".join(VARY))
            if cookie:
                out.append("Set-Cookie", cookie)
        await send(message)

    return sending


def take_cookies(scope: Scope) -> dict[str, str]:
    """Our own cookies, read as plainly as we write them. Nobody after us sees the header: the framework would hand it
    to the parser of Python's library, which can be kept busy for seconds (CVE-2024-7592)."""
    kept, found = [], {}
    for name, value in scope["headers"]:
        if name != b"cookie":
            kept.append((name, value))
            continue
        for part in value.decode("latin-1").split(";"):
            key, _, said = part.strip().partition("=")
            if key in OURS:
                found[key] = said
    scope["headers"] = kept
    return found


def language_of(path: str, cookies: Mapping[str, str], headers: Headers) -> str:
    """The language that a visitor reads. Programs read English."""
    if path.startswith(ENGLISH_ONLY):
        return languages.ENGLISH
    return languages.chosen(cookies.get(languages.COOKIE, ""), headers.get("accept-language", ""))


def varies(path: str, headers: Headers) -> bool:
    """Whether an answer depends on the visitor's language. What anybody may keep has all that it depends on in its
    address."""
    return not path.startswith(ENGLISH_ONLY) and not headers.get("cache-control", "").startswith("public")


def caller(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return origin(client[0]) if client else ""


def origin(address: str) -> str:
    """An address, or of one of IPv6 the network: who has one of those has 2**64 addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_ADDRESS]  # whatever a proxy says instead
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), 64), strict=False))


def is_stream(scope: Scope) -> bool:
    return str(scope["path"]).endswith("/stream")


def head_size(scope: Scope) -> int:
    """The bytes of a request before its body."""
    line = len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])
    return line + sum(len(name) + len(value) + 4 for name, value in scope["headers"])


def cost(scope: Scope) -> float:
    """How many ordinary requests this one weighs as much as."""
    costs = (cost for path, method, cost in COSTS if scope["method"] == method and path.fullmatch(scope["path"]))
    return next(costs, 1.0)


def too_large(length: str | None) -> bool:
    """Whether a body of that length is too much; one with very many digits is not even read as a number."""
    return length is not None and (not length.isdecimal() or len(length) > LONGEST or int(length) > LARGEST)


def bounded(scope: Scope, receive: Receive) -> Receive:
    """A body without a stated length is cut off where it becomes too long. An answer that has begun can say nothing of
    it: who sends so much to a stream has hung up."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST:
            if BEGUN in scope["state"]:
                return {"type": "http.disconnect"}
            raise Halted(413, "error-too-much")
        return message

    return receiving


# ---- what pages send
async def read_form(request: Request) -> dict[str, str]:
    """A form of one of our own pages: it carries the CSRF token that derives from the visitor's cookie."""
    found = dict(parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True))
    token = request.headers.get("x-csrf") or found.pop("csrf", "")
    if not same(token, csrf_token(request.state.visitor)) or foreign(request):
        raise Forbidden
    return found


def foreign(request: Request) -> bool:
    """Whether the browser says that another site sent this."""
    return request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
