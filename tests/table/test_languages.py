"""The languages of the table: who reads which, that none lacks a text, and that no page mixes them."""

import json
import re
from collections.abc import Callable, Iterator
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from lantern_isles import drawing as isles
from markupsafe import Markup
from starlette.testclient import TestClient

from demiurge.cli import main
from demiurge.kernel import speech
from demiurge.table import languages
from demiurge.table.app import make_app
from demiurge.table.game import names
from demiurge.table.languages import listed, preferred, said, say
from demiurge.table.routes import listing
from demiurge.table.seen import pictures, window
from demiurge.table.seen.render import script_ids
from demiurge.table.seen.replay_page import page_of
from demiurge.table.server.server import Settings
from tests.latin import latin
from tests.table import sketch
from tests.table.serving import ISLES, TM, Browser

CYRILLIC = re.compile(r"[А-Яа-яЁё]")
UNTRANSLATED = re.compile(r'<p class="untranslated[^"]*" lang="ru">(.*?)</p>')
RUSSIAN = "ru-RU,ru;q=0.9,en-US;q=0.8"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """What is kept about a game's languages must not outlive a test."""
    forget()
    yield
    forget()


def forget() -> None:
    window.speaking.cache_clear()
    window.window.cache_clear()
    pictures.sample_picture.cache_clear()
    speech.reload()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Callable[[str], Browser]]:
    """A server whose bots keep quiet; the function opens a browser that wants those languages."""
    app = make_app(Settings(database=f"sqlite:///{tmp_path}/table.db", workers=1, rate=0))
    app.state.server.conductor.wake = lambda table: None

    def opened(wanted: str) -> Browser:
        found = Browser(app)
        found.client.headers["Accept-Language"] = wanted
        return found

    with TestClient(app):
        yield opened


@pytest.fixture
def ada(browser: Callable[[str], Browser]) -> Browser:
    return browser("en")


@pytest.fixture
def olga(browser: Callable[[str], Browser]) -> Browser:
    return browser(RUSSIAN)


# ---- who reads what
@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
        ("en-GB, ru;q=0.9", "en"),
        ("en;q=0.3, ru;q=0.8", "ru"),
        ("EN;Q=0.3 , RU;Q=0.31", "ru"),
        ("de, fr;q=0.9", "en"),
        ("de, ru;q=0.1", "ru"),
        ("ru;q=0", "en"),
        ("ru;q=0, *", "en"),
        ("en;q=0, *;q=0.5", "ru"),
        ("*", "en"),
        ("ru;q=0.5, *;q=0.8", "en"),
        ("ru, en", "ru"),
        ("en, ru", "en"),
        ("ru;q=7, en;q=0.1", "en"),  # no such quality
        ("ru;q=abc", "en"),
        ("russian", "en"),
        (";;,,=", "en"),
        ("x," * 100_000 + "ru", "en"),  # nobody reads that far
    ],
)
def test_the_language_that_a_browser_asks_for(header: str, language: str) -> None:
    assert preferred(header) == language


def test_what_somebody_has_chosen_counts_more_than_their_browser() -> None:
    assert languages.chosen("en", "ru") == "en"
    assert languages.chosen("ru", "en") == "ru"
    assert languages.chosen("tlh", "ru") == "ru"


def test_a_page_is_in_the_language_of_who_asks(ada: Browser, olga: Browser) -> None:
    assert '<html lang="en"' in ada.get("/").text
    text = olga.get("/").text
    assert '<html lang="ru"' in text
    assert "Стол для больших игр о цивилизациях." in text


def test_the_switch_changes_the_language_of_a_browser_for_good(ada: Browser) -> None:
    answer = ada.post("/language", to="ru", back="/new?game=x")
    assert (answer.status_code, answer.headers["location"]) == (303, "/new?game=x")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "Новый стол" in ada.get("/new").text
    ada.post("/language", to="en", back="/")
    assert '<html lang="en"' in ada.get("/").text


@pytest.mark.parametrize("back", ["//evil.example", "/\\evil.example", "https://evil.example/", "", "javascript:1"])
def test_the_switch_leads_nowhere_else(ada: Browser, back: str) -> None:
    assert ada.post("/language", to="ru", back=back).headers["location"] == "/"


@pytest.mark.parametrize("asks", [{}, {"HX-Request": "true"}], ids=["a form", "a script"])
@pytest.mark.parametrize(
    ("back", "header"),
    [("/中", "/%E4%B8%AD"), ("/rules/игра?q=ход", "/rules/%D0%B8%D0%B3%D1%80%D0%B0?q=%D1%85%D0%BE%D0%B4"),
     ("/new?game=x&note=%D1%85", "/new?game=x&note=%D1%85"), ("/" + "中" * 5000, "/")],
    ids=["one letter", "a page and its search", "quoted already", "too long"],
)  # fmt: skip
def test_the_switch_leads_back_to_an_address_in_any_letters(
    ada: Browser, asks: dict[str, str], back: str, header: str
) -> None:
    ada.client.headers.update(asks)
    answer = ada.post("/language", to="ru", back=back)
    assert answer.status_code == (200 if asks else 303)
    assert answer.headers["hx-redirect" if asks else "location"] == header


def test_the_switch_takes_only_what_it_offers_from_our_own_pages(ada: Browser) -> None:
    assert languages.COOKIE not in ada.post("/language", to="tlh", back="/").headers.get("set-cookie", "")
    assert ada.client.post("/language", data={"to": "ru", "back": "/"}).status_code == 403
    assert '<html lang="en"' in ada.get("/").text


def test_every_page_of_the_front_has_the_switch(olga: Browser) -> None:
    table = olga.create(seat__1="friend")
    for address in ("/", "/new", f"/rules/{TM}", f"/t/{table}/host", "/nothing?x=1"):
        text = olga.get(address).text
        assert 'name="to" value="en"' in text, address
        assert f'name="back" value="{address}"' in text, address
        assert 'value="ru"' not in text, address


def test_caches_are_told_what_a_page_depends_on(ada: Browser) -> None:
    table = ada.create()
    for address in ("/", "/new", "/mine", f"/t/{table}", f"/t/{table}/frame", "/nothing", f"/rules/{TM}",
                    f"/games/{TM}/tips.json?table={table}", f"/games/{TM}/clauses"):  # fmt: skip
        varies = {part.strip().lower() for part in ada.get(address).headers["vary"].split(",")}
        assert {"accept-language", "cookie"} <= varies, address
    for address in ("/static/state.js", f"/games/{TM}/style.css", "/manifest.webmanifest", "/api/games"):
        assert "language" not in ada.get(address).headers.get("vary", "").lower(), address


def test_what_anybody_may_keep_names_its_language_in_its_address(olga: Browser) -> None:
    assert f"/games/{ISLES}/picture.svg?theme=light&amp;language=ru" in olga.get("/").text
    assert "Хранитель" in olga.get(f"/games/{ISLES}/picture.svg?language=ru").text
    assert "Хранитель" not in olga.get(f"/games/{ISLES}/picture.svg").text
    assert "цивилизациях" in olga.get("/manifest.webmanifest?language=ru").text
    assert olga.get("/manifest.webmanifest?language=tlh").status_code == 200


def test_programs_read_english(olga: Browser) -> None:
    table = olga.create(ISLES)
    for address in ("/api/games", f"/api/tables/{table}", "/api/tables/none"):
        assert not CYRILLIC.search(json.dumps(olga.get(address).json(), ensure_ascii=False)), address


# ---- what is said
@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "0 мест"), (1, "1 место"), (2, "2 места"), (4, "4 места"), (5, "5 мест"), (11, "11 мест"), (12, "12 мест"),
     (14, "14 мест"), (21, "21 место"), (22, "22 места"), (25, "25 мест"), (111, "111 мест"), (121, "121 место")],
)  # fmt: skip
def test_russian_numbers(n: int, said: str) -> None:
    assert say("ru", "answers-places", n=n) == said


def test_english_numbers() -> None:
    assert [say("en", "card-options", n=n) for n in (0, 1, 2)] == ["0 options", "1 option", "2 options"]
    places = [say("en", "outcome-place", place=n, seats=5) for n in (2, 3, 4, 5)]
    assert places == [f"You came {nth} of 5" for nth in ("2nd", "3rd", "4th", "5th")]


def test_dates() -> None:
    then = datetime(2026, 3, 5)
    assert [listing.date(then, language) for language in ("en", "ru")] == ["05 March 2026", "05.03.2026"]


def test_things_in_a_sentence() -> None:
    assert [listed("ru", ["А", "Б", "В"][:n]) for n in range(4)] == ["", "А", "А и Б", "А, Б и В"]


def test_names_that_nobody_chose_are_read_in_any_language() -> None:
    known = {
        "Euler · Medium": "Эйлер · Средний", "Hypatia · Beginner": "Гипатия · Новичок", "Player 3": "Игрок 3",
        "You": "Вы", "The host": "Хозяин стола", "A spectator": "Зритель", "A program": "Программа",
        "Euler": "Euler", "Ada · Hard": "Ada · Hard",
    }  # fmt: skip
    assert {name: names.name_in("ru", name) for name in known} == known
    kept = ["Hypatia", "Euler", "Noether", "Zeno", "Lovelace", "Archimedes", "Kepler", "Sappho"]  # also long ago
    assert (list(names.BOT_NAMES), list(names.STRENGTHS)) == (kept, ["Beginner", "Easy", "Medium", "Hard"])
    assert names.name_in("en", "Euler · Medium") == "Euler · Medium"


# ---- pages
class Read(HTMLParser):
    """What a person reads or hears of a page."""

    SPOKEN = ("aria-label", "placeholder", "title", "data-note", "data-status", "data-latest", "data-about",
              "data-hint", "alt")  # fmt: skip

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.within: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.said += [given[name] or "" for name in self.SPOKEN if name in given]
        if tag == "optgroup" or (tag == "meta" and given.get("name") == "description"):
            self.said.append(given.get("label") or given.get("content") or "")
        english = tag == "p" and given.get("lang") == "en"  # of a game that speaks nothing else, and said to be
        if tag in ("script", "style", "kbd") or english:
            self.within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.within and self.within[-1] == tag:
            self.within.pop()

    def handle_data(self, data: str) -> None:
        if not self.within:
            self.said.append(data)


def foreign(text: str) -> list[str]:
    """The words of a Russian page that are not Russian."""
    return latin(" ".join(Read(text).said))


def finish(owner: Any, table: str) -> None:
    """Everybody gives the first answer until the game is over."""
    live = owner.tables.live(table)
    while not live.state.over():
        seat = live.state.waiting()[0]
        text = live.game.space.format(live.state.answers(seat)[0])
        assert owner.tables.answer(table, seat, text, None) is None
        live = owner.tables.live(table)


def test_a_table_whose_game_speaks_russian_is_all_russian(olga: Browser) -> None:
    table = olga.create(ISLES, seat__1="friend", seat__2="me", seats="3")
    paths = [f"/t/{table}", f"/t/{table}/frame?seat=0&seen=1", f"/t/{table}/detail/1"]
    for path in paths:
        text = olga.get(path).text
        assert CYRILLIC.search(text), path
        assert foreign(text) == [], path
    assert "Передайте экран: Хранитель звёзд" in olga.get(f"/t/{table}").text
    assert "Ход: Хранитель звёзд" in olga.get(f"/t/{table}/frame?seat=0&seen=1").text
    finish(olga.server, table)
    for path in (f"/t/{table}", f"/t/{table}?at=1", f"/t/{table}/frame?at=0"):
        assert foreign(olga.get(path).text) == [], path
    assert "Победа: " in olga.get(f"/t/{table}").text or "Победу делят: " in olga.get(f"/t/{table}").text


def test_english_in_a_russian_page_would_be_found(ada: Browser) -> None:
    """Else the test above could not fail."""
    table = ada.create(ISLES)
    assert {"Your", "turn", "Settings", "Journal"} <= set(foreign(ada.get(f"/t/{table}").text))


def test_scripts_of_a_table_have_their_words(olga: Browser, ada: Browser) -> None:
    def words(who: Browser, address: str) -> dict[str, str]:
        found = re.search(r'id="words">(.*?)</script>', who.get(address).text)
        assert found
        return dict(json.loads(found[1]))

    table = olga.create(ISLES)
    assert words(olga, f"/t/{table}")["error-unreachable"] == "Сервер недоступен."
    assert words(ada, f"/t/{table}")["error-unreachable"] == "The server cannot be reached."
    assert set(words(olga, f"/t/{table}")) == set(script_ids("table"))
    assert words(olga, "/")["copied"] == "Скопировано"


def test_the_front_and_what_is_around_a_table_is_russian(olga: Browser, ada: Browser) -> None:
    table = olga.create(ISLES, seat__1="friend", listed="yes")
    invitation = olga.link(table, 1)
    ada.post("/language", to="ru", back="/")
    for who, path in [(olga, "/"), (ada, "/"), (ada, invitation), (ada, f"/t/{table}/join"), (olga, f"/t/{table}/host"),
                      (olga, f"/new?game={ISLES}"), (ada, "/nothing"), (ada, f"/t/{table}/host"),
                      (ada, f"/t/{table}/sit/wrong"), (olga, "/new?game=none")]:  # fmt: skip
        assert foreign(who.get(path).text) == [], path


def test_a_wrong_order_is_explained_in_russian(olga: Browser) -> None:
    answer = olga.post("/tables", game=ISLES, seats="9", seed="x" * 99, absent="soon", name__1="x" * 99)
    assert answer.status_code == 422
    problems = re.findall(r'class="wrong"[^>]*>([^<]+)<', answer.text)
    assert len(problems) == 4
    assert all(CYRILLIC.search(one) for one in problems)
    assert "Острова фонарей: мест может быть 2, 3, 4, а не 9." in problems


def test_a_table_whose_game_does_not_speak_russian_is_all_english(olga: Browser, orchard: str) -> None:
    table = olga.create(orchard, seats="2", seat__1="friend")
    for path in (f"/t/{table}", f"/t/{table}/frame", f"/t/{table}/rules", f"/t/{table}/detail/1",
                 f"/t/{table}/why?place=verb-plant", f"/games/{orchard}/tips.json?table={table}"):  # fmt: skip
        text = olga.get(path).text
        assert not CYRILLIC.search(UNTRANSLATED.sub("", text)), path
    assert '<html lang="en"' in olga.get(f"/t/{table}").text
    assert 'action="/language"' not in olga.get(f"/t/{table}").text


def test_a_table_whose_game_does_not_speak_russian_says_so_in_russian(
    olga: Browser, ada: Browser, orchard: str
) -> None:
    table = olga.create(orchard, seats="2")
    for path in (f"/t/{table}", f"/t/{table}/frame"):
        line = UNTRANSLATED.findall(olga.get(path).text)
        assert line == ["Orchard: пока только на английском"], path
        assert not UNTRANSLATED.search(ada.get(path).text), path


def test_a_table_whose_game_speaks_russian_says_nothing_of_it(olga: Browser) -> None:
    assert not UNTRANSLATED.search(olga.get(f"/t/{olga.create(ISLES)}").text)


def test_two_people_at_one_table_read_their_own_language(ada: Browser, olga: Browser) -> None:
    table = ada.create(ISLES, seats="2", seat__1="friend", name__0="Ada")
    assert olga.post(ada.link(table, 1), name="Ольга").status_code == 303
    ada.post(f"/t/{table}/say", text="Hello, Ольга", seat="0")
    assert ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0").status_code == 200
    hers, his = olga.get(f"/t/{table}/frame").text, ada.get(f"/t/{table}/frame").text
    assert "Ваш ход" in hers
    assert "Waiting for Ольга" in his
    assert "Hello, Ольга" in hers
    assert "Hello, Ольга" in his
    assert foreign(hers.replace("Hello", "").replace("Ada", "")) == []
    assert CYRILLIC.findall(his.replace("Ольга", "")) == []


def test_stories_are_kept_by_seat_and_language(ada: Browser) -> None:
    table = ada.create(ISLES, seats="2", seat__1="me")
    assert ada.post(f"/t/{table}/answer", seat="0", do="pledge 0", at="0").status_code == 200
    live = ada.server.tables.live(table)
    in_russian = live.told(0, "ru")
    assert in_russian[0][0].text == "{0} вносит 0:oil:."
    assert live.told(0) != in_russian
    assert set(live.stories) >= {(0, "en"), (0, "ru")}
    assert ada.post(f"/t/{table}/undo", seat="0").status_code == 200
    assert ada.server.tables.live(table).told(0, "ru") == []


def test_refusals_are_in_the_language_of_the_table(olga: Browser, orchard: str) -> None:
    def told(answer: Any) -> str:
        return unquote(str(answer.headers["x-problem"]))

    speaks, does_not = olga.create(ISLES), olga.create(orchard)
    olga.client.headers["HX-Request"] = "true"
    said = olga.post(f"/t/{speaks}/answer", seat="0", do="nonsense", at="0")
    assert said.status_code == 422
    assert said.headers["x-clause"] == "K-3"
    assert told(said) == say("ru", "why-unknown")
    assert CYRILLIC.search(told(said))
    assert told(olga.post(f"/t/{speaks}/answer", seat="3", do="x")) == "Это не ваше место, здесь играет Зенон."
    assert told(olga.post(f"/t/{does_not}/answer", seat="2", do="x")) == "That seat is Noether’s, not yours."
    assert told(olga.post("/t/none/answer", seat="0", do="x")) == "Такого стола нет."
    del olga.client.headers["HX-Request"]
    assert "Это не ваше место" in olga.post(f"/t/{does_not}/answer", seat="2", do="x").text  # a page of its own


def test_components_of_our_own_are_noted_above_the_rules(
    olga: Browser, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = {"ru": ["Карта нашего изготовления."], "en": []}
    monkeypatch.setitem(vars(isles.PAINTER), "house", lambda w, game: noted[w.language])
    table = olga.create(ISLES)
    text = olga.get(f"/t/{table}").text
    assert re.search(
        r"<details class=\"house.*Наши компоненты за этим столом.*<li>Карта нашего изготовления.</li>", text, re.S
    )
    assert "house" not in ada.get(f"/t/{table}").text  # the drawing in English says nothing of them


def test_tips_are_in_the_language_of_who_asks(olga: Browser, ada: Browser) -> None:
    table = olga.create(ISLES)
    address = f"/games/{ISLES}/tips.json?table={table}"
    assert olga.get(address).json()["isle"]["title"] == "Остров"
    assert ada.get(address).json()["isle"]["title"] == "Isle"


def test_films_and_replays_are_in_the_language_of_who_asks(
    olga: Browser, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = olga.create(ISLES)
    finish(olga.server, table)
    asked: list[Any] = []

    async def run(what: Any, *args: Any, **more: Any) -> bytes:
        asked.append(args[-1])
        return b"GIF89a"

    monkeypatch.setattr(olga.server.thinkers, "run", run)
    for who in (olga, ada, olga):
        assert who.get(f"/t/{table}/film.gif").status_code == 200
    assert asked == ["ru", "en"]
    record = olga.server.tables.live(table).play.finished_record().to_text()
    page = page_of(record, language="ru")
    assert '<html lang="ru"' in page
    assert foreign(re.sub(r"<style>.*?</style>", "", page, flags=re.S)) == []
    assert '<html lang="en"' in page_of(record)


def test_the_terminal_exports_in_a_language(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(sketch.played(ISLES, 2).finished_record().to_text())
    assert main(["export", str(record), "--to", "html", "--language", "ru"]) == 0
    assert "<title>Острова фонарей: повтор партии</title>" in record.with_suffix(".html").read_text(encoding="utf-8")


def test_a_replay_of_a_game_that_does_not_speak_russian_is_english(orchard: str) -> None:
    text = page_of(sketch.played(orchard, 2, answers=3).record.to_text(), language="ru")
    assert '<html lang="en"' in text
    assert not CYRILLIC.search(text)


def test_a_drawing_that_breaks_leaves_the_window_in_english(olga: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(language: str) -> Any:
        raise RuntimeError("no words")

    monkeypatch.setitem(vars(isles.PAINTER), "speaking", broken)
    assert "Lantern Isles" in olga.get("/").text


def test_a_message_is_escaped_and_its_markup_is_not() -> None:
    assert said("ru", "search-nothing-of", words="<i>") == "В правилах нет «&lt;i&gt;»."
    assert said("ru", "search-nothing-of", words=Markup("<b>&amp;</b>")) == "В правилах нет «<b>&amp;</b>»."
    assert said("en", "link-copy-seat") == "Copy the seat&#39;s link"
    forged = said("en", "sit-title", host="\ue000game\ue000", game=Markup("<b>x</b>"))
    assert forged == "game invites you to <b>x</b>"
