"""The first page of a game, as browsers meet it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from demiurge.kernel.registry import games
from demiurge.kernel.speech import words_of
from demiurge.kernel.text import Text
from demiurge.kit.first_page import first_page_of
from demiurge.kit.guide import guide_of
from demiurge.table.seen import window
from tests.table.serving import TM, Browser

LEARNED = [meta for meta in games().values() if first_page_of(meta) is not None]
BY_NAME = {meta.name: meta for meta in LEARNED}


def plain(page: str) -> str:
    """What is read, without markup."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page.replace("&#39;", "'")))


def tongue(ada: Browser, language: str) -> None:
    ada.post("/language", to=language, back="/")


@pytest.mark.parametrize("game", BY_NAME)
def test_a_first_page_tells_all_of_its_parts_and_leads_on(ada: Browser, game: str) -> None:
    meta, answer = BY_NAME[game], ada.get(f"/learn/{game}")
    assert answer.status_code == 200
    page, words = first_page_of(meta), words_of(meta.package)
    assert page is not None
    told = plain(answer.text)
    assert [id for id, form in page.messages() if words.say(Text(id), form) not in told] == []
    for link in (f'href="/new?game={game}"', f'href="/rules/{game}"', f"/games/{game}/picture.svg?theme=dark"):
        assert link in answer.text
    assert (f'action="/learn/{game}"' in answer.text) == (guide_of(meta) is not None)
    assert answer.text.count('class="full"') == page.weight
    assert answer.text.count("<line ") == len(page.of("callout"))
    assert answer.text.count('class="build-arrow') == sum(len(part.after) for part in page.of("build"))
    assert answer.text.count('class="learn-bar"') == sum(bool(part.sources) for part in page.of("points"))
    assert re.findall(r'class="build-sum" role="img" aria-label="[^A-Za-z"]*"', answer.text) == []  # all have names


def test_call_outs_stand_left_and_right_with_lines_to_their_places(ada: Browser) -> None:
    page = ada.get(f"/learn/{TM}").text
    first = re.search(r'<line x1="([\d.]+)%" y1="([\d.]+)%" x2="([\d.]+)%" y2="([\d.]+)%"/>', page)
    assert first is not None
    at = first_page_of(BY_NAME[TM]).of("callout")[0].at  # type: ignore[union-attr]
    assert [float(one) for one in first.groups()] == pytest.approx([10, 100 / 6, 20 + 60 * at[0], 100 * at[1]], abs=0.1)
    assert f'<circle cx="{100 * at[0]:.1f}%" cy="{100 * at[1]:.1f}%" r="11"/>' in page


def test_bars_are_drawn_to_one_scale_the_start_first_and_then_the_most(ada: Browser) -> None:
    page = ada.get(f"/learn/{TM}").text
    bars = re.findall(r'aria-label="(\d+)"><rect width="([\d.]+)%"', page)
    figures, widths = [int(figure) for figure, _ in bars], [float(width) for _, width in bars]
    assert figures[0] == 20
    assert figures[1:] == sorted(figures[1:], reverse=True)
    assert max(widths) == 80
    assert widths == pytest.approx([4 * figure for figure in figures], abs=2.1)  # 20 points are the longest


def test_points_that_are_lost_look_so(ada: Browser) -> None:
    page = ada.get("/learn/theocratia").text
    assert re.search(r'<li class="less">.*?aria-label="−1"', page)


def test_a_first_page_is_read_in_the_language_of_who_reads(ada: Browser) -> None:
    tongue(ada, "ru")
    page = plain(ada.get("/learn/theocratia").text)
    assert "ни одна из них не ваша" in page
    assert "400 партий, за столом 4 наших бота" in page
    assert "Как играть" in page


@pytest.fixture
def english_only(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No game speaks any language but English."""
    monkeypatch.setattr(window, "speaking", lambda game, language: None)
    window.window.cache_clear()
    yield
    window.window.cache_clear()


def test_a_first_page_of_a_game_that_does_not_speak_ones_language_is_english_within_ones_own(
    ada: Browser, english_only: None
) -> None:
    tongue(ada, "ru")
    page = ada.get(f"/learn/{TM}").text
    assert '<main class="page learn" lang="en">' in page
    assert words_of(BY_NAME[TM].package).say(Text("learn-about")) in plain(page)
    assert "Как играть" in page


@pytest.mark.parametrize("game", ["chess", "lantern-isles"])
def test_who_has_no_first_page_has_none(ada: Browser, game: str) -> None:
    assert ada.get(f"/learn/{game}").status_code == 404
    assert f'href="/learn/{game}"' not in ada.get("/").text


def test_a_card_says_what_its_game_is_and_leads_to_its_first_page(ada: Browser) -> None:
    front = ada.get("/").text
    for meta in LEARNED:
        assert words_of(meta.package).say(Text("learn-about")) in plain(front)
        assert f'<a class="second" href="/learn/{meta.name}">' in front
        assert f'<link rel="preload" as="image" type="image/svg+xml" href="/games/{meta.name}/picture.svg' in front
    assert "enforced</a>" not in front
    pictures = re.findall(r"<img [^>]*>", front)
    assert pictures
    assert all('width="900" height="640"' in one for one in pictures)  # nothing moves when they come


# ---- lists of tables
def test_a_table_is_put_away_for_me_alone_and_brought_back(ada: Browser, bob: Browser) -> None:
    table = ada.post(f"/play/{TM}").headers["location"].removeprefix("/t/")
    link = f'href="/t/{table}"'
    before = ada.server.store.table(table)
    answer = ada.post(f"/t/{table}/away", yes="1")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    front = ada.get("/").text
    assert link not in front
    assert link not in ada.get("/mine").text
    assert "Show 1 put away" in front
    assert link in ada.get("/?away=1").text
    assert link in ada.get("/mine?away=1").text
    after = ada.server.store.table(table)
    assert before is not None
    assert after is not None
    assert (before.news, before.updated) == (after.news, after.updated)  # nobody else hears of it
    assert ada.get(f"/t/{table}").status_code == 200
    ada.post(f"/t/{table}/away", yes="")
    assert link in ada.get("/").text
    assert "put away" not in ada.get("/").text


def test_only_who_has_a_table_in_the_list_puts_it_away(ada: Browser, bob: Browser) -> None:
    table = ada.post(f"/play/{TM}").headers["location"].removeprefix("/t/")
    assert bob.post(f"/t/{table}/away", yes="1").status_code == 403
    assert bob.post("/t/nowhere/away", yes="1").status_code == 404
    assert f'href="/t/{table}"' in ada.get("/").text
