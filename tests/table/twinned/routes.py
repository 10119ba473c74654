"""How every route of the table is asked. A route that is missing here fails the test until it has its line.

What stands in braces is filled in with every value that it has at the table just then (`Comparison.values`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final
from urllib.parse import quote

from fastapi import FastAPI

from tests.table.twinned.servers import Ask

T, API = "/t/{table}", "/api/tables/{table}"

# ---- asked with GET, by route
LOOKS: Final[dict[str, Sequence[str]]] = {
    "/": ["/"],
    "/mine": ["/mine"],
    "/bring": ["/bring"],
    "/new": ["/new?game={game}"],
    "/tables": ["/tables"],
    "/play/{game}": ["/play/{game}"],
    "/learn/{game}": ["/learn/{game}"],
    "/practice/{game}": ["/practice/{game}"],
    "/practice/{game}/{id}": ["/practice/{game}/{position}"],
    "/practice/{game}/{id}/picture.svg": ["/practice/{game}/{position}/picture.svg?theme={theme}"],
    "/rules/{game}": ["/rules/{game}", "/rules/{game}?q={word}"],
    "/games/{game}/clauses": ["/games/{game}/clauses?q={word}"],
    "/games/{game}/picture.svg": ["/games/{game}/picture.svg?theme={theme}&language={language}"],
    "/games/{game}/sketch.svg": ["/games/{game}/sketch.svg?option=map&value=fjords&theme={theme}"],
    "/games/{game}/style.css": ["/games/{game}/style.css"],
    "/games/{game}/tips.json": ["/games/{game}/tips.json?table={table}"],
    "/robots.txt": ["/robots.txt"],
    "/favicon.ico": ["/favicon.ico"],
    "/manifest.webmanifest": ["/manifest.webmanifest?language={language}"],
    "/openapi.json": ["/openapi.json"],
    "/static": ["/static/icon.svg", "/static/nothing"],
    T: [T, f"{T}?at={{at}}", f"{T}?seat={{seat}}", f"{T}?at={{at}}&seat={{seat}}", "/t/nowhere"],
    f"{T}/frame": [f"{T}/frame", f"{T}/frame?at={{at}}", f"{T}/frame?at={{at}}&seat={{seat}}&seen=1"],
    f"{T}/why": [f"{T}/why?place={{place}}", f"{T}/why?place={{place}}&seat={{seat}}"],
    f"{T}/detail/{{of}}": [f"{T}/detail/{{of}}", f"{T}/detail/{{of}}?seat={{seat}}&at={{at}}"],
    f"{T}/legend": [f"{T}/legend", f"{T}/legend?seat={{seat}}&at={{at}}"],
    f"{T}/rules": [f"{T}/rules?q={{word}}"],
    f"{T}/picture.svg": [f"{T}/picture.svg?theme={{theme}}&language={{language}}"],
    f"{T}/record": [f"{T}/record", f"{T}/record?seat={{seat}}"],
    f"{T}/film.gif": [f"{T}/film.gif?theme={{theme}}"],
    f"{T}/replay.html": [f"{T}/replay.html"],
    f"{T}/ledger.txt": [f"{T}/ledger.txt"],
    f"{T}/analysis": [f"{T}/analysis"],
    f"{T}/analysis/state": [f"{T}/analysis/state"],
    f"{T}/analysis/position": [f"{T}/analysis/position?at={{at}}"],
    f"{T}/analysis/mark": [f"{T}/analysis/mark?n=0"],
    f"{T}/sit/{{token}}": [f"{T}/sit/{{link}}"],
    f"{T}/join": [f"{T}/join"],
    f"{T}/host": [f"{T}/host"],
    f"{T}/host/{{token}}": [f"{T}/host/{{host}}"],
    "/api/games": ["/api/games"],
    API: [API, f"{API}?seat={{seat}}", f"{API}?view=false"],
    f"{API}/answers": [f"{API}/answers", f"{API}/answers?seat={{seat}}"],
    f"{API}/why": [f"{API}/why?do={{do}}", f"{API}/why?do={{do}}&seat={{seat}}"],
    f"{API}/record": [f"{API}/record", f"{API}/record?seat={{seat}}"],
}

LISTS: Final = ("/", "/mine")


def looks(lasting: bool) -> dict[str, Sequence[str]]:
    """All of them, or those alone that know a table."""
    return {path: asks for path, asks in LOOKS.items() if lasting or "{table}" in asks[0] or path in LISTS}


# ---- heard all the time
STREAMS: Final = (f"{T}/stream", f"{API}/stream")

# ---- not asked
SPARED: Final = {
    "/metrics": "for who runs the server; it counts requests and seconds",
    "/healthz": "says for how long the server has been up, and nothing of a table",
}

# ---- sent with POST, as (route, address, form). Each story is told at a table of its own, in this order.
Deed = tuple[str, str, dict[str, str]]
SEEN: Final = {"at": "{last}", "guard": "{guard}"}
OWN: Final = {"seat": "{own}"}


def by_page(name: str, /, **form: str) -> Deed:
    return f"{T}/{name}", f"{T}/{name}", form


def by_call(name: str, /, **form: str) -> Deed:
    return f"{API}/{name}", f"{API}/{name}", form


REFUSED: Final[Sequence[Deed]] = [
    by_page("answer", seat="{seat}", do="{forged}", **SEEN),
    by_page("answer", do="{do}", at="{wrong}", **OWN),
    by_page("answer", do="{next}; {forged}", **OWN, **SEEN),
    by_page("redo", **OWN),
    by_page("agree", yes="1", **OWN),
    by_page("back", seat="{seat}"),
    by_call("answers", seat="{seat}", do="{forged}", **SEEN),
    by_call("answers", do="{do}", at="{wrong}"),
    by_call("undo", at="{wrong}", guard="{guard}"),
    by_call("seat", name="Deep Twin"),
]
COMPANY: Final[Sequence[Deed]] = [
    by_page("say", text="Who holds what?", **OWN),
    by_page("hint", **OWN),
    by_page("analysis"),
    by_page("ask", **OWN, **SEEN),
    by_page("agree", yes="0", **OWN),
    by_page("leave", bot="random", **OWN),
    by_page("back", **OWN),
    by_page("standin", seat="{seat}", bot="greedy"),
    by_page("link", seat="{seat}"),
    by_page("alone", yes="1"),
    by_page("unasked", yes="", **OWN),
    by_page("unasked", yes="1", **OWN),
    by_page("guide", yes="1", **OWN),
    by_page("play-on", **OWN),
    by_page("wish", wish="1", **OWN),
    by_page("fork", bot="random", at="{at}"),
    by_page("rematch"),
    by_page("away", yes="1"),
    by_page("away", yes=""),
]
TAKEN_BACK: Final[Sequence[Deed]] = [
    by_page("undo", **OWN),
    by_page("redo", **OWN),
    by_page("forgo", **OWN, **SEEN),
    by_call("undo"),
    by_page("redo", **OWN),
    by_page("restart", **OWN),
    by_page("ask", **OWN),
    by_page("agree", yes="1", **OWN),
]
ARRIVING: Final[Sequence[Deed]] = [
    (f"{T}/sit/{{token}}", f"{T}/sit/{{link}}", {"name": ""}),
    (f"{T}/sit/{{token}}", f"{T}/sit/{{link}}", {"name": "Late"}),
    by_call("seat", name="Later"),
    by_page("join", name="Last"),
    by_page("host", end=""),
    (f"{T}/host/{{token}}", f"{T}/host/{{host}}", {}),
    by_page("host", end="yes"),
    ("/me", "/me", {"name": "Somebody else"}),
    ("/language", "/language", {"to": "ru", "back": "/t/{table}"}),
    ("/tables", "/tables", {"game": "{game}"}),
    ("/bring", "/bring", {"text": ""}),
    ("/play/{game}", "/play/{game}", {}),
    ("/learn/{game}", "/learn/{game}", {}),
    ("/practice/{game}/{id}", "/practice/{game}/{position}", {}),
    ("/api/tables", "/api/tables", {"game": "{game}", "seats": "{company}"}),
]
STORIES: Final = (REFUSED, COMPANY, TAKEN_BACK, ARRIVING)
PLAYED: Final = (f"{T}/answer", f"{API}/answers")  # by which the record is played on


# ---- which there are, and which are covered
def routes_of(app: FastAPI) -> set[str]:
    """Every route, as "GET /t/{table}"; of routers within routers, too."""
    found: set[str] = set()

    def walk(routes: Sequence[object]) -> None:
        for route in routes:
            router = getattr(route, "original_router", None)
            if router is not None:
                walk(router.routes)
                continue
            methods = getattr(route, "methods", None) or {"GET"}  # a folder of files has none
            found.update(f"{method} {getattr(route, 'path')}" for method in methods if method != "HEAD")  # noqa: B009

    walk(app.routes)
    return found


def covered() -> set[str]:
    looks = {f"GET {path}" for path in (*LOOKS, *STREAMS, *SPARED)}
    return looks | {f"POST {path}" for story in STORIES for path, _, _ in story}


# ---- filling in
HOLE: Final = re.compile(r"{(\w+)}")


def filled(values: Mapping[str, Sequence[str]], path: str, form: Mapping[str, str] | None = None) -> Iterator[Ask]:
    """A request with every combination of the values that it names. A hole without a value is no request."""
    texts = [path, *(form or {}).values()]
    names = list(dict.fromkeys(name for text in texts for name in HOLE.findall(text)))
    for chosen in product(*(values[name] for name in names)):
        known = dict(zip(names, chosen))

        def fill(text: str, known: Mapping[str, str] = known, quoted: Callable[[str], str] = str) -> str:
            return HOLE.sub(lambda hole: quoted(known[hole[1]]), text)

        sent = None if form is None else {key: fill(text) for key, text in form.items()}
        yield Ask(fill(path, quoted=quote), sent)
