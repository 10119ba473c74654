"""Each game in Russian, from the front page to its end: no word that is said anywhere is in Latin letters."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.latin import latin
from tests.table.browser.hand import Hand
from tests.table.browser.playing import MOST, begun_and_whole, preferred
from tests.table.browser.sights import GAMES
from tests.table.browser.test_guided import follow
from tests.table.serving import EASY

SPOKEN: Final = (Path(__file__).parent / "spoken.js").read_text(encoding="utf-8")
OPENED: Final = {"b": "#clauses .rule", "l": "#legend .legend-head", "h": "#advice .plan", "?": "#dialog .keys"}
PLACES: Final = 12  # of the board that are asked why nothing can be done there
POSITIONS: Final = 12  # of a replay
BEGUN: Final = {"civolution": 7}  # answers where nobody can wait for the end of the first round, which is an era
HEADINGS: Final = "#lines .period"
ANALYSED: Final = 900_000  # milliseconds for which a browser waits for an analysis: minutes, on a busy machine
MARKS: Final = 4  # of an analysis


class Reader:
    """Who reads all that a hand's page says. found: the Latin words, each with where it stood first; where: the parts
    of the pages that have any."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.found: dict[str, str] = {}
        self.where: set[str] = set()
        self.known: set[str] = set()

    def read(self, where: str, *further: str) -> None:
        """The page as it stands, and these addresses."""
        for said in self.hand.page.evaluate(SPOKEN, list(further)):
            if said not in self.known:
                self.known.add(said)
                for word in latin(said):
                    self.found.setdefault(word, f"{where}: {said[:120]}")
                    self.where.add(where)

    def opened(self, key: str, shown: str) -> None:
        """What a key opens, and closed again."""
        page = self.hand.page
        page.wait_for_function("() => !document.activeElement.closest('input, [popover]')")  # else it would be written
        page.keyboard.press(key)
        page.locator(shown).first.wait_for(state="visible")
        self.read(shown)
        page.keyboard.press("Escape")
        page.locator(shown).first.wait_for(state="hidden")

    def table(self, game: str) -> None:
        """What is said at a table when somebody asks for it."""
        page = self.hand.page
        base = "/t/" + self.hand.fact("table")
        places = page.eval_on_selector_all(".place[id]:not(.legal)", "found => found.map(one => one.id)")
        some = random.Random(4).sample(places, min(PLACES, len(places)))
        why = [f"{base}/why?seat={self.hand.fact('seat')}&place={place}" for place in some]
        seats = [f"{base}/detail/{seat}" for seat in range(2)]
        self.read("asked for", f"/games/{game}/tips.json?table={self.hand.fact('table')}", *why, *seats)
        page.evaluate("() => import('/static/net.js').then(({ post }) => post('answer', { do: 'nonsense' }))")
        page.locator(".toast").first.wait_for()
        self.hand.complaints[:] = [one for one in self.hand.complaints if "422" not in one]  # a refusal, as was wanted
        for key, shown in OPENED.items():
            self.opened(key, shown)

    def replay(self, folder: Path) -> None:
        """The page that one takes home, at some of its positions."""
        base = f"{self.hand.address}/t/{self.hand.fact('table')}"
        path, page = folder / "replay.html", self.hand.page
        path.write_text(self.hand.context.request.get(f"{base}/replay.html").text(), "utf-8")
        page.goto(path.as_uri())
        page.wait_for_selector("#lines .passage", state="attached")
        last = int(str(page.locator("#lines .passage").last.get_attribute("data-at")))
        for part in range(POSITIONS + 1):
            page.evaluate("at => { location.hash = at; }", last * part // POSITIONS)
            self.read("replay")

    def analysis(self) -> None:
        """What is said while the game is analysed, and of some of its marks."""
        page = self.hand.page
        self.hand.open(f"/t/{self.hand.fact('table')}/analysis")
        self.read("analysis not begun")
        page.click("#card form button")
        page.wait_for_selector("#card form#again", state="attached")
        self.read("analysis under way")
        page.wait_for_selector("body[data-shown] #only", timeout=ANALYSED)
        self.read("analysis")
        for mark in page.locator("#lines .line.err").all()[:MARKS]:
            mark.click()
            page.wait_for_selector(f"body[data-shown='{mark.get_attribute('data-at')}'] #card .ln.good")
            self.read("mark")

    def assert_russian(self) -> None:
        assert self.found == {}
        self.hand.assert_content()


def choose_russian(reader: Reader) -> None:
    """On the front page, by its switch."""
    page = reader.hand.page
    reader.hand.open("/")
    page.click('form[action="/language"] [value="ru"]')
    page.wait_for_selector('html[lang="ru"]')


def order_a_game(reader: Reader, game: str) -> None:
    """From the front page against a bot, reading on the way."""
    page = reader.hand.page
    reader.read("front")
    page.click(f'a[href="/new?game={game}"]')
    page.wait_for_selector('form[action="/tables"]')
    reader.read("new")
    page.locator('[name="seats"][value="2"]').evaluate("radio => radio.click()")
    page.select_option('[name="seat-1"]', EASY)
    page.locator("#seed").evaluate("field => { field.value = 'browser'; }")
    page.locator('form[action="/tables"] button[type="submit"]').first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def any_answer(hand: Hand, rng: random.Random, whole: bool) -> dict[str, Any]:
    """Of a game that is only begun one that ends the turn, if there is one."""
    ends = [one for one in hand.answers() if one["ends"]]
    return ends[0] if ends and not whole else preferred(hand, rng)


def play(reader: Reader, game: str, whole: bool) -> None:
    """To the end, or through the first round, with a look at everything before every answer."""
    hand, rng = reader.hand, random.Random(4)
    for given in range(MOST):
        if not hand.wait_until_asked():
            break
        reader.read("table")
        if given == 1:
            reader.table(game)
        if not whole and (given == BEGUN.get(game) or hand.page.locator(HEADINGS).count() > 1):
            return
        hand.give(any_answer(hand, rng, whole))
    hand.page.locator("#result svg").first.wait_for(state="visible")
    reader.read("result")


def play_guided(reader: Reader, game: str, whole: bool) -> None:
    """The first page and the guided game, to its end or to its first proposal."""
    hand, rng = reader.hand, random.Random(4)
    hand.open(f"/learn/{game}")
    reader.read("learn")
    hand.press(hand.page.locator(f'form[action="/learn/{game}"] button').first)
    hand.page.wait_for_url(re.compile(r"/t/\w+"))
    for _ in range(MOST):
        if not hand.wait_until_asked():
            break
        reader.read("guided")
        if not follow(hand):
            hand.give(preferred(hand, rng))
        elif not whole:
            return
    reader.read("guided to the end")


@begun_and_whole
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_russian_has_no_latin_word(
    browser: Any, address: str, tmp_path: Path, game: str, whole: bool
) -> None:
    """But for people's names, titles of games, codes and keys."""
    hand = Hand(browser, address)
    reader = Reader(hand)
    choose_russian(reader)
    order_a_game(reader, game)
    play(reader, game, whole)
    assert hand.missed == [], "whatever has a place is answered there"
    if whole:
        table = hand.page.url
        reader.analysis()
        hand.page.goto(table)
        reader.replay(tmp_path)
        for path in (f"/practice/{game}", f"/rules/{game}", "/mine"):
            hand.open(path)
            reader.read(path)
    play_guided(reader, game, whole)
    reader.assert_russian()


def test_english_would_be_heard(browser: Any, address: str) -> None:
    """Else the test above could not fail: whatever is read there speaks English before Russian is chosen."""
    hand = Hand(browser, address)
    reader = Reader(hand)
    hand.open("/")
    order_a_game(reader, GAMES[0])
    assert hand.wait_until_asked()
    reader.table(GAMES[0])
    assert reader.where >= {"front", "new", "asked for", *OPENED.values()}
