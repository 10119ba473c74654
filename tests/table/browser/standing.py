"""Any position as a whole page in a real browser, without a server: what the page asks for comes from here."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from demiurge.kernel.game import view
from demiurge.kit.plain import drawing_of
from demiurge.table.seen import frames, render
from demiurge.table.seen.shown import Person
from demiurge.table.seen.styles import STATIC, style_of
from tests.table.fixtures import shown

HOME: Final = "http://standing.test"
NO_NEWS: Final = "window.EventSource = class extends EventTarget { close() {} };"  # nothing happens here
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def document(state: Any, seat: int, language: str = "en") -> str:
    """The page of a seat: scene, question and answers are the game's; nobody has said anything."""
    game = state.game
    drawing: Any = drawing_of(game, language)
    seen = view(state, seat)
    groups = drawing.answers(seen, seat) if seat in seen.waiting() else []
    given = [one for group in groups for one in group.answers]
    table = shown(
        game=game.name, title=drawing.words("title"), seat=seat, mine=[seat], language=language, reads=language,
        people=[Person(n, f"Person {n}", "person" if n == seat else "bot", mine=n == seat) for n in range(state.seats)],
        scene=drawing.scene(seen, seat), unit=drawing.UNIT, groups=groups, journal=[], places=[], crumbs=[],
        question=drawing.question(seen, seat) if groups else "", messages=[], waiting=seen.waiting(),
        texts={one.said: "; ".join(game.space.format(action) for action in one.said) for one in given},
        reasons={one.said: one.refusal for one in given}, since="",
    )  # fmt: skip
    return render.page(table, frames.frame(table).whole(), drawing.ICONS, "")


def stand(browser: Any, state: Any, seat: int, size: tuple[int, int], language: str = "en", theme: str = "") -> Any:
    """The page, awake and at rest, in a window of this size."""
    wide, tall = size
    context = browser.new_context(
        viewport={"width": wide, "height": tall}, is_mobile=wide < 700, has_touch=wide < 700,
        color_scheme=theme or "light", reduced_motion="reduce",
    )  # fmt: skip
    page, text = context.new_page(), document(state, seat, language)

    def answer(route: Any) -> None:
        path = route.request.url.removeprefix(HOME).partition("?")[0]
        if path == "/":
            route.fulfill(body=text, content_type="text/html; charset=utf-8")
        elif path.startswith("/static/"):
            found = Path(STATIC, path.removeprefix("/static/"))
            route.fulfill(body=found.read_bytes(), content_type=KINDS.get(found.suffix, "text/plain"))
        elif path.endswith("style.css"):
            route.fulfill(body=style_of(state.game.name), content_type="text/css")
        else:
            route.fulfill(status=404)

    page.add_init_script(NO_NEWS)
    page.route("**/*", answer)
    page.goto(HOME + "/")
    page.wait_for_selector("body.awake", state="attached")
    return page
