"""Every kind of page that a person may look at, in a real browser and without a socket: an application in this process
answers, its bots keep quiet, and games stand where a seed and greedy bots have brought them."""

from __future__ import annotations

import itertools
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.testclient import TestClient

from demiurge.advice import analysis
from demiurge.bots.named import make_bot
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kit.practice import practice_of
from demiurge.table.app import make_app
from demiurge.table.seen.replay_page import page_of
from demiurge.table.server.server import Settings
from tests.table.browser.hand import PATIENCE
from tests.table.browser.standing import HOME, NO_NEWS
from tests.table.serving import Browser, new_file

MIDST: Final = {"terra-mystica": 70, "theocratia": 150, "nova-era": 90, "civolution": 160}  # answers given until then
GAMES: Final = tuple(MIDST)
SIZES: Final = {390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080}
BY_FINGER: Final = 1000  # windows narrower than this are touched
PASSED_ON: Final = ("x-csrf", "hx-request", "x-has", "x-page", "content-type", "accept")
PLAYER: Final = "greedy"
QUICK: Final = analysis.Settings(1, 4)
JUDGED: Final = 12  # one turn of so many is judged


class World:
    """An application with tables of Ada's and of others; a table is made when somebody first looks at it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.ada, self.stranger = Browser(app), Browser(app)
        self.tables: dict[tuple[str, str], str] = {}

    def table(self, game: str, moment: str) -> str:
        """Where Ada sits with three bots: at the `begin`, in the `midst`, at her question `then`,
        while she has to `wait`, at the `end`."""
        if (game, moment) not in self.tables:
            bots = {f"seat__{seat}": PLAYER for seat in range(1, 4)}
            made = self.ada.create(game, seats="4", seat__0="me", name__0="Ada Lovelace", seed="sights", **bots)
            self.tables[game, moment] = made
            self.play(made, {"begin": 0, "end": 10**6}.get(moment, MIDST[game]))
            if moment == "then":
                self.play(made, 1)
            if moment == "wait":
                self.play(made, 1, asked=False)
        return self.tables[game, moment]

    def play(self, table: str, least: int, asked: bool = True) -> None:
        """As bots play, until so many answers are given and Ada has a choice, or is not asked."""
        tables = self.ada.server.tables
        bot = make_bot(PLAYER, tables.live(table).game, 1)
        for given in itertools.count():
            live = tables.live(table)
            s = live.state
            due = 0 in s.waiting() and len(s.answers(0)) > 2 if asked else 0 not in s.waiting()
            if s.over() or (given >= least and due):
                return
            seat = next(iter(sorted(s.waiting(), reverse=True)))
            said = live.game.space.format(bot.answer(view(s, seat), seat))
            assert tables.answer(table, seat, said, None, every=True) is None

    def guided(self, game: str) -> str:
        return self.ada.post(f"/learn/{game}").headers["location"]

    def practised(self, game: str) -> str:
        practice = practice_of(find(game))
        assert practice is not None
        return self.ada.post(f"/practice/{game}/{practice.positions[0].id}").headers["location"]

    @cached_property
    def open_table(self) -> str:
        """One to which a stranger invites."""
        return self.stranger.create(
            "theocratia", seats="3", seat__0="me", name__0="Maximiliane Wolkenstein", seat__1="friend",
            seat__2=PLAYER, listed="yes",
        )  # fmt: skip

    @cached_property
    def shared(self) -> str:
        """Two people at one screen, of whom the second is asked: a curtain."""
        return self.ada.create("theocratia", seats="2", seat__0="me", seat__1="me", name__0="Ada", name__1="Bo")

    def analysed(self, game: str) -> str:
        """A finished game, of which some turns are judged."""
        table = self.table(game, "end")
        reviews, live = self.ada.server.store.reviews, self.ada.server.tables.live(table)
        if reviews.get(table, live.row.version) is None:
            text = self.ada.get(f"/t/{table}/record").text
            turns = range(0, len(analysis.reviewed(text).turns), JUDGED)
            found = analysis.whole(text, QUICK, [analysis.judge_turn(text, QUICK, turn) for turn in turns])
            reviews.keep(table, live.row.version, json.dumps(found))
        return f"/t/{table}/analysis"

    def replay(self, game: str, language: str) -> str:
        record = self.ada.get(f"/t/{self.table(game, 'end')}/record").text
        return page_of(record, ["Ada Lovelace", "Euler & Co", "Marek", "Emmy"], language=language)


@contextmanager
def world() -> Iterator[World]:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(new_file(Path(folder)), workers=1, rate=0, words=True))
        app.state.server.conductor.wake = lambda table: None
        with TestClient(app):
            yield World(app)


# ---- kinds of pages
@dataclass(frozen=True)
class Sight:
    """A page: where it is, and what is done there before one looks."""

    name: str
    path: Callable[[World], str]
    steps: Callable[[Any], None] = lambda page: None
    new: bool = False  # who looks has no table yet


def at(path: str) -> Callable[[World], str]:
    return lambda world: path


def at_table(game: str, moment: str = "midst", more: str = "") -> Callable[[World], str]:
    return lambda world: f"/t/{world.table(game, moment)}{more}"


def unfold(page: Any) -> None:
    for fold in page.locator("details:not([open])").all():
        fold.evaluate("fold => { fold.open = true; }")


def click(*selectors: str) -> Callable[[Any], None]:
    """As a script would, whatever lies over it: what comes of it is looked at here, not the click."""

    def steps(page: Any) -> None:
        for selector in selectors:
            page.locator(selector).first.evaluate("one => one.click()")

    return steps


def opened(key: str, shown: str) -> Callable[[Any], None]:
    def steps(page: Any) -> None:
        page.keyboard.press(key)
        page.locator(shown).first.wait_for(state="visible")

    return steps


def looking_back(page: Any) -> None:
    page.keyboard.press("[")
    page.wait_for_selector(".frame.past", state="attached")


def chosen(page: Any) -> None:
    """An answer is chosen, and its group is open; not one that is given at once."""
    click("#answer-list .verb")(page)
    page.evaluate("""async () => {
        const { answers } = await import("/static/state.js");
        const rows = answers.filter(({ light, ends, refusal }) => !light && !ends && !refusal)
            .map(({ n }) => document.querySelector(`#answer-list [data-n="${n}"]`));
        rows.find(Boolean)?.click();
    }""")


def everyday() -> Iterator[Sight]:
    """All pages but those of a table."""
    yield Sight("front-new", at("/"), new=True)
    yield Sight("front", front)
    yield Sight("words", at("/words/ru?room=table"))
    yield Sight("sit", sit)
    yield Sight("host", host)
    yield Sight("error", at("/t/nowhere"))
    for game in GAMES:
        yield Sight(f"new-{game}", at(f"/new?game={game}"), unfold)
        yield Sight(f"learn-{game}", at(f"/learn/{game}"))
        yield Sight(f"practice-{game}", at(f"/practice/{game}"))
        yield Sight(f"rules-{game}", at(f"/rules/{game}"))
        yield Sight(f"replay-{game}", at(f"/replay/{game}"))


def front(world: World) -> str:
    """With tables of one's own, running and over, and an open one."""
    for game in GAMES:
        world.table(game, "midst" if game != "nova-era" else "end")
    assert world.open_table
    return "/"


def sit(world: World) -> str:
    return world.stranger.link(world.open_table, 1)


def host(world: World) -> str:
    path = f"/t/{world.table('theocratia', 'begin')}/host"
    world.ada.post(path)
    return path


def tables(game: str) -> Iterator[Sight]:
    """Every state of a table's page."""
    for moment in ("begin", "midst", "then", "wait", "end"):
        yield Sight(f"{game}-{moment}", at_table(game, moment))
    yield Sight(f"{game}-practised", lambda world: world.practised(game))
    yield Sight(f"{game}-end-board", at_table(game, "end"), click('#result [data-do="result"]'))
    yield Sight(f"{game}-chosen", at_table(game, "then"), chosen)
    yield Sight(f"{game}-back", at_table(game), looking_back)
    yield Sight(f"{game}-chat", at_table(game), click('button.talk[data-talk="chat"]'))
    yield Sight(f"{game}-settings", at_table(game), click('[popovertarget="settings"]'))
    yield Sight(f"{game}-book", at_table(game), opened("b", "#clauses .rule"))
    yield Sight(f"{game}-legend", at_table(game), opened("l", "#legend .legend-head"))
    yield Sight(f"{game}-hint", at_table(game), opened("h", "#advice .plan"))
    yield Sight(f"{game}-analysis", lambda world: world.analysed(game), opened_mark)
    yield Sight(f"{game}-keys", at_table(game), opened("?", "#dialog .keys"))
    yield Sight(f"{game}-closer", at_table(game), click("#menu-1 [data-closer]"))
    yield Sight(f"{game}-menu", at_table(game), click('[popovertarget="menu-0"]'))
    yield Sight(f"{game}-guided", lambda world: world.guided(game))


def opened_mark(page: Any) -> None:
    """Of an analysis, if it has any."""
    page.wait_for_selector("body[data-shown]")
    marks = page.locator("#lines .line.err")
    if marks.count():
        marks.first.evaluate("one => one.click()")
        page.locator("#card .ln.good").wait_for(state="attached")


def curtained() -> Sight:
    return Sight("curtain", lambda world: f"/t/{world.shared}")


SIGHTS: Final = {one.name: one for one in (*everyday(), curtained(), *itertools.chain(*map(tables, GAMES)))}


# ---- looking
def look(
    browser: Any, world: World, sight: Sight, wide: int, language: str = "en", theme: str = "light", tall: int = 0
) -> Any:
    """The page, awake and at rest."""
    touched = wide < BY_FINGER
    context = browser.new_context(
        viewport={"width": wide, "height": tall or SIZES[wide]}, is_mobile=touched, has_touch=touched, locale=language,
        color_scheme="light" if theme == "contrast" else theme, reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    visitor = Browser(world.app) if sight.new else world.ada

    def answer(route: Any) -> None:
        asked = route.request
        path = asked.url.removeprefix(HOME)
        if path.startswith("/replay/"):
            route.fulfill(body=world.replay(path.removeprefix("/replay/"), language), content_type="text/html")
            return
        headers = {name: value for name, value in asked.headers.items() if name in PASSED_ON}
        said = visitor.client.request(
            asked.method, path, headers={**headers, "accept-language": language}, content=asked.post_data_buffer
        )
        kind = said.headers.get("content-type", "text/plain")
        extra = {name: value for name, value in said.headers.items() if name.startswith("x-")}
        route.fulfill(status=said.status_code, body=said.content, headers={"content-type": kind, **extra})

    page.add_init_script(NO_NEWS + (f"localStorage.setItem('theme', '{theme}');" if theme == "contrast" else ""))
    page.route("**/*", answer)
    page.goto(HOME + sight.path(world))
    if page.locator("body.at-table:not(.replay)").count():
        page.wait_for_selector("body.awake", state="attached")
    sight.steps(page)
    page.evaluate("document.fonts.ready")
    return page
