"""Requests, made from the routes themselves: every API route of /openapi.json and every other route of the server."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote, quote_from_bytes, urlencode

from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from demiurge.lab.web.annex import HOME
from demiurge.table.identity import COOKIE, csrf_token
from demiurge.table.languages import COOKIE as LANGUAGE
from tests.fuzz.schemas import Schemas, written
from tests.fuzz.values import Values
from tests.fuzz.world import World

FORM: Final = "application/x-www-form-urlencoded"
JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
ODD_METHODS: Final = ("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "QUERY", "PROPFIND", "get", "M-SEARCH")
ODD_TYPES: Final = (
    "", JSON, FORM, "text/plain", "multipart/form-data", "multipart/form-data; boundary=x",
    "application/json; charset=utf-7", "application/xml", "application/octet-stream", "x", "application/json;;", "\xff",
    "application/vnd.api+json",
)  # fmt: skip
ODD_PATHS: Final = (
    b"%",
    b"%zz",
    b"%ff",
    b"%c0%af",
    b"%00",
    b"%2e%2e%2f",
    b"%252e",
    b"%0d%0aX:1",
    b"..",
    b"//",
    b";a=b",
    b"+",
)
ODD_LENGTHS: Final = ("-1", "x", "", "1", "0", "1e3", "\xb2", "9" * 30, "9" * 5000, "70000", " 5", "+5")
ODD_HEADERS: Final[Mapping[str, Sequence[str]]] = {
    "accept-language": ["ru", "en;q=0.5, ru", "ru" * 500, "*;q=x", ",;,;" * 200, "xx-YY;q=1e999", "\xff"],
    "accept-encoding": ["gzip", "br", "identity;q=0", "gzip" * 300],
    "accept": ["*/*", "application/json", "text/html;q=x"],
    "range": ["bytes=0-", "bytes=5-2", "bytes=-1", "bytes=0-0,1-1,2-2", "bytes=" + "0-1," * 500, "bytes=x", "lines=1"],
    "if-none-match": ["*", '"x"', 'W/"x"', "\xff"],
    "if-modified-since": ["x", "Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 99 Jan 99999 00:00:00 GMT"],
    "if-range": ['"x"', "x"],
    "hx-current-url": ["http://x/\xff"],
    "sec-fetch-site": ["same-origin", "cross-site", "none", "x"],
    "origin": ["null", "http://evil.example"],
    "referer": ["http://evil.example/", "\xff"],
    "x-forwarded-for": ["1.2.3.4", "::1", "x" * 300, "127.0.0.1, 8.8.8.8"],
    "x-forwarded-proto": ["https", "javascript", "x\xff"],
    "x-forwarded-host": ["evil.example"],
    "forwarded": ["for=1.2.3.4;proto=https"],
    "x-http-method-override": ["DELETE"],
    "last-event-id": ["7", "x"],
    "expect": ["100-continue"],
    "connection": ["close", "keep-alive, te"],
    "te": ["trailers"],
    "cache-control": ["no-cache"],
    "user-agent": ["", "\xff" * 50, "a" * 2000],
}


@dataclass(frozen=True)
class Route:
    """One route and method; `promises` is what OpenAPI says of it, for the routes of the API."""

    path: str
    method: str
    query: Sequence[str]
    form: bool
    promises: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def routes_of(world: World) -> list[Route]:
    """Found by walking: a new route is among them without anybody listing it."""
    document = world.app.openapi()["paths"]
    found = []
    for one in iter_route_contexts(world.app.routes):
        if isinstance(one.route, Mount):
            found.append(Route(f"{one.path}/{{path}}", "GET", (), False))
            continue
        dependant = getattr(one, "dependant", None)
        query = [param.alias for param in dependant.query_params] if dependant else []
        for method in sorted(one.methods or ()):
            promises = document.get(one.path, {}).get(method.lower(), {})
            form = method == "POST" and not promises
            found.append(Route(str(one.path), method, tuple(query), form, promises))
    return found


@dataclass
class Asked:
    """A request as it is sent; `who` is the token that it comes with, `entitled` whether it may change anything."""

    route: Route
    method: str
    target: bytes
    headers: list[tuple[str, str]]
    body: list[bytes]
    table: str
    who: str
    entitled: bool
    cut: bool = False  # who sends it hangs up within the body
    near: bool = False  # who sends it sits at the machine that serves

    @property
    def safe(self) -> bool:
        return self.method in SAFE

    def __str__(self) -> str:
        shown = b"".join(self.body)
        return f"{self.method} {self.target[:300]!r} {self.headers!r:.600} body {len(shown)}: {shown[:300]!r}"


class Maker:
    """Makes requests for a world. `harmless`: only such as may change nothing that is there already."""

    def __init__(self, world: World, rng: random.Random, harmless: bool = False) -> None:
        self.world, self.rng, self.harmless = world, rng, harmless
        self.values = Values(rng)
        self.schemas = Schemas(world.app.openapi(), self.values, self.known)
        self.routes = routes_of(world)
        self.polite = False  # whether the request at hand is, as far as its maker knows, a true one
        self.here: Mapping[str, Sequence[str]] = {}

    def odd(self, chance: float) -> bool:
        return not self.polite and self.values.odds(chance)

    def known(self, name: str) -> Sequence[str]:
        """What means something under that name, at this table first."""
        return self.here.get(name) or self.world.fact(name)

    def value(self, name: str) -> str:
        return self.values.one(self.known(name), 0.99 if self.polite else 0.6)

    def make(self, route: Route) -> Asked:
        self.polite = not self.harmless and self.values.odds(0.45)
        table = self.values.text() if self.odd(0.1) else self.rng.choice(self.world.facts["table"])
        self.here = self.world.here(table) if self.values.odds(0.8) else {}
        method = self.rng.choice(ODD_METHODS) if self.odd(0.12) else route.method
        who = self.visitor()
        headers = [("host", latin(self.values.text()) if self.odd(0.03) else "localhost"), *self.odd_headers()]
        who = self.token(who, headers) if route.promises else self.browser(who, headers)
        body, entitled = b"", False
        if method not in SAFE or self.odd(0.03):
            body, entitled = self.body(route, who, headers)
        target = self.target(route, table)
        parts, cut = self.cut(body), self.odd(0.02)
        lies = not self.harmless and self.odd(0.02)  # at a socket somebody would wait for the rest
        headers.append(("content-length", self.rng.choice(ODD_LENGTHS) if lies else str(len(body))))
        self.rng.shuffle(headers)
        near = route.path.startswith(HOME) and self.values.odds(0.9)
        return Asked(route, method, target, headers, parts, table, who, entitled, cut, near)

    # ---- who asks
    def visitor(self) -> str:
        if self.harmless or self.odd(0.4):
            return self.rng.choice(["", *self.world.strangers])
        return self.rng.choice([self.world.host, *self.world.people, *self.world.strangers[:1]])

    def token(self, who: str, headers: list[tuple[str, str]]) -> str:
        """Who speaks to the API."""
        token = "" if self.harmless else self.rng.choice([who, self.rng.choice(self.known("token"))])
        wrong = [f"bearer  {token}", f"Basic {token}", "Bearer", f"Bearer {self.values.text()}", "\xff"]
        said = self.rng.choice(wrong) if self.odd(0.25) else f"Bearer {token}"
        if token or self.odd(0.2):
            headers.append(("authorization", latin(said)))
        return token

    def browser(self, who: str, headers: list[tuple[str, str]]) -> str:
        """Who asks for a page, or, as often, a script of one."""
        if self.values.odds(0.3):
            headers.append(("hx-request", "true"))
        if who and not self.odd(0.1):
            headers.append(("cookie", self.cookie(who)))
            return who
        if self.odd(0.5):
            headers.append(("cookie", latin(self.values.text())))
        return ""

    def cookie(self, who: str) -> str:
        more = ["", "", "; a=b", '; x="\\101"', "; ;;=;", f"; {COOKIE}=", f"; {LANGUAGE}=ru", f"; {LANGUAGE}=\xff"]
        return f"{COOKIE}={who}{self.rng.choice(more)}"

    def odd_headers(self) -> list[tuple[str, str]]:
        names = self.rng.sample(list(ODD_HEADERS), self.rng.choice((0, 0, 1, 2, 5)))
        found = [(name, self.rng.choice(ODD_HEADERS[name])) for name in names]
        if self.odd(0.08):
            found.append((f"x-{self.rng.choice('abc')}", latin(self.values.text())))
        return found

    # ---- where
    def target(self, route: Route, table: str) -> bytes:
        path = re.sub(r"{(\w+)(?::\w+)?}", lambda found: self.part(found[1], table), route.path).encode("ascii")
        if self.odd(0.05):
            at = self.rng.randrange(1, len(path) + 1)
            path = path[:at] + self.rng.choice(ODD_PATHS) + path[at:]
        query = self.query(route)
        return path + b"?" + query if query else path

    def part(self, name: str, table: str) -> str:
        value = table if name == "table" else self.value(name)
        return quote(value.encode("utf-8", "surrogatepass"), safe="")

    def query(self, route: Route) -> bytes:
        names = [name for name in route.query if self.values.odds(0.7)]
        names += [
            self.rng.choice(sorted(self.all_fields()))
            for _ in range(0 if self.polite else self.rng.choice((0, 0, 1, 4)))
        ]
        if self.odd(0.05):
            names.append(self.values.text())
        pairs = [(name, self.value(name)) for name in names]
        text = urlencode(pairs, errors="surrogatepass").encode()
        return text + self.rng.choice(ODD_PATHS) if self.odd(0.03) else text

    def all_fields(self) -> set[str]:
        """Every field that any form was asked for so far: a page may take them from its address."""
        return {"seats", "seed"}.union(*self.world.fields.values())

    # ---- what
    def body(self, route: Route, who: str, headers: list[tuple[str, str]]) -> tuple[bytes, bool]:
        """And whether it is what the route expects, so that it may be heard."""
        if self.odd(0.08):
            kind = self.rng.choice(ODD_TYPES)
            headers.append(("content-type", kind))
            return self.junk(), bool(route.promises)
        if route.promises:
            return self.json_body(route, headers), True
        fields = [(name, self.value(name)) for name in self.fields(route)]
        honest = bool(who) and not self.harmless and not self.odd(0.4)
        if honest or self.values.odds(0.5):
            token = csrf_token(who) if honest else self.values.text()
            if self.values.odds(0.5):
                fields.append(("csrf", token))
            else:
                headers.append(("x-csrf", latin(token)))
        headers.append(("content-type", self.rng.choice(ODD_TYPES) if self.odd(0.08) else FORM))
        return urlencode(fields, errors="surrogatepass").encode(), honest

    def fields(self, route: Route) -> list[str]:
        known = sorted(self.world.fields[route.path])
        found = [name for name in known if self.values.odds(0.7)]
        if self.odd(0.1):
            found += [self.values.text(), *found[:1]]  # a field that nobody knows, and one twice
        return found

    def json_body(self, route: Route, headers: list[tuple[str, str]]) -> bytes:
        schema = route.promises.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema", {})
        made = self.values.anything() if self.odd(0.1) else self.schemas.made(schema, wild=0 if self.polite else 0.08)
        headers.append(("content-type", self.rng.choice(ODD_TYPES) if self.odd(0.08) else JSON))
        text = written(made)
        if self.odd(0.06) and text.startswith("{") and len(text) > 2:
            text = f"{{{text[1:-1]},{text[1:-1]}}}"  # every key twice
        data = text.encode("utf-8", "surrogatepass")
        return data[: self.rng.randrange(len(data) + 1)] if self.odd(0.05) else data

    def junk(self) -> bytes:
        kind = self.rng.randrange(5)
        if kind == 0:
            return self.rng.randbytes(self.rng.choice((1, 40, 3000)))
        if kind == 1:
            return b"a" * self.rng.choice((64 * 1024, 64 * 1024 + 1, 200_000))
        if kind == 2:
            return b"&".join([b"a"] * 20_000)
        if kind == 3:
            return b"[" * 30_000
        return quote_from_bytes(self.values.text().encode("utf-8", "surrogatepass")).encode()

    def cut(self, body: bytes) -> list[bytes]:
        """A body comes in pieces."""
        if len(body) < 2 or self.values.odds(0.8):
            return [body]
        at = self.rng.randrange(len(body))
        return [body[:at], b"", body[at:]]


def latin(text: str) -> str:
    """Only what a header can carry; a line break would end it."""
    return re.sub(r"[\r\n\0]", " ", text).encode("latin-1", "replace").decode("latin-1")
