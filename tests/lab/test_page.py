"""A report told: as a page that fits the table's policy and can be read without script, as words, as lines."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from demiurge.lab import (
    BadReport,
    Progress,
    Question,
    Rate,
    Report,
    body,
    headline,
    lines,
    narrowing,
    page,
    read,
    written,
)
from demiurge.lab.plots.edges import short
from demiurge.lab.plots.marks import Scale, step_of, swarm, ticks
from demiurge.lab.report import faults
from demiurge.lab.telling import Teller

LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


@pytest.fixture(params=["compared", "alone"])
def report(request: pytest.FixtureRequest, five_more: Report, alone: Report) -> Report:
    return five_more if request.param == "compared" else alone


def changed(report: Report, **question: Any) -> Report:
    """The report, had the answer been another one."""
    found = deepcopy(report)
    found["questions"][0].update(question)  # type: ignore[typeddict-item]
    return found


# ---- the data
def test_a_report_has_the_form_that_is_described(report: Report) -> None:
    assert faults(json.loads(written(report))) == []
    assert read(written(report)) == json.loads(written(report))


@pytest.mark.parametrize(
    ("path", "value"),
    [("pairs", "many"), ("orders", {}), ("same", None), ("totals", []), ("bots", [3]), ("form", True)],
)
def test_another_form_is_no_report(alone: Report, path: str, value: object) -> None:
    data = {**json.loads(written(alone)), path: value}
    assert faults(data)
    with pytest.raises(BadReport, match=f"report.{path}"):
        read(json.dumps(data))


def test_what_is_missing_or_not_described_is_told(alone: Report) -> None:
    data = json.loads(written(alone))
    del data["orders"][1]["wins"]
    data["weather"] = "fine"
    assert faults(data) == ["report.weather", "report.orders.1.wins"]
    with pytest.raises(BadReport, match="not JSON"):
        read("{")


# ---- the page
class Parts(HTMLParser):
    """What a browser would obey."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.attributes: list[tuple[str, str | None]] = []
        self.tags: list[str] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs


@LANGUAGES
def test_the_body_fits_the_policy_of_the_table(report: Report, language: str) -> None:
    """Neither style nor script in it, nor anything from elsewhere."""
    parts = Parts(body(report, language))
    assert not {"style", "script", "link", "iframe"} & {*parts.tags}
    assert not [name for name, _ in parts.attributes if name in ("style", "href") or name.startswith("on")]
    assert all(str(value).startswith("data:image/svg+xml;") for name, value in parts.attributes if name == "src")


@LANGUAGES
def test_a_page_stands_alone(report: Report, language: str) -> None:
    whole = page(report, language)
    beside = whole.split('<script type="application/json"')[0]
    assert not re.search(r'src="(?!data:)|href="|@import|url\(|https?:', beside)
    data = re.search(r'<script type="application/json" id="report">(.*?)</script>', whole, re.S)
    assert data is not None
    assert read(data[1]) == json.loads(written(report))


@LANGUAGES
def test_every_message_is_said(report: Report, language: str) -> None:
    said = re.sub(r"<[^>]*>", " ", body(report, language))
    assert not re.search(r"\[[a-z]+(-[a-z]+)*\]|\{ ?\$|None|nan", said)


@LANGUAGES
def test_every_plot_is_drawn_in_bounds_and_has_its_figures(report: Report, language: str) -> None:
    whole = body(report, language)
    plots = re.findall(r'<svg class="plot plot-.*?</svg>', whole, re.S)
    assert len(plots) > 10
    for plot in plots:
        tree = ElementTree.fromstring(plot)
        assert tree.get("aria-label")
        _, _, width, height = map(float, (tree.get("viewBox") or "").split())
        assert width <= 800
        for one in tree.iter("circle"):
            assert 0 <= float(one.get("cx") or -1) <= width
            assert 0 <= float(one.get("cy") or -1) <= height
        for mark in tree.iter("g"):
            title = mark.find("title")
            assert title is not None
            assert title.text
    assert whole.count('<div class="figure">') == whole.count('<table class="figures">')


def test_the_same_component_has_one_key_in_every_plot(five_more: Report) -> None:
    id = five_more["questions"][0]["id"]
    assert body(five_more).count(f'data-mark="{id}"') >= 5  # bar and gains in two widths, edges, swarms


def test_a_picture_from_a_report_cannot_run(five_more: Report) -> None:
    """It is shown as an image: what somebody has written into a report is no part of the page."""
    assert body(five_more).count("<img ") == 2
    found = changed(five_more, pictures=[{"en": "<svg><script>alert(1)</script></svg>"}] * 2)
    assert "alert" not in body(found)


def test_names_from_a_file_are_no_markup(five_more: Report) -> None:
    found = deepcopy(five_more)
    for one in (*found["components"], *found["questions"]):
        one["name"] = {"en": "<b onclick='x'>Mill"}
    assert "<b onclick" not in body(found) + headline(found).claim
    assert "</script><b" not in page(found)


def test_how_it_narrows_is_drawn_while_it_runs() -> None:
    asked = Question({"en": "Mill"}, "mills.json/mill", 1.2, 0.8, ((100, 1.0, 1.4), (120, 1.2, 0.8)))
    progress = Progress(240, 4000, 120, 2000, 9.5, 900, (asked,), (Rate(0.5, 0.1),))
    drawn = narrowing(progress, "ru")
    assert "900" in drawn
    assert 'class="future"' in drawn
    early = progress._replace(questions=(asked._replace(course=()),))
    assert "svg" not in narrowing(early)


# ---- words
def test_a_headline_says_what_is_known_and_no_more(five_more: Report) -> None:
    more = headline(five_more).plain()[0]
    assert re.fullmatch(r"Your Hunting is worth 5\.\d VP more than before \([45]\.\d to 5\.\d\)\.", more)
    less = changed(five_more, value=-1.25, low=-2.04, high=-0.46)
    assert headline(less).plain()[0] == "Your Hunting is worth 1.2 VP less than before (0.5 to 2.0)."
    none = changed(five_more, value=0.2, low=-0.41, high=0.83)
    assert headline(none).plain()[0] == "No change seen in Hunting: between −0.4 and 0.8 VP."
    taken = next(one for one in five_more["components"] if one["changed"])["taken"][0]
    few = changed(five_more, few=True)
    assert headline(few).plain()[0] == f"Too few to say: Hunting was taken {taken} times."


def test_nothing_is_called_equal(five_more: Report) -> None:
    for one in (five_more, changed(five_more, value=0.2, low=-0.4, high=0.8)):
        assert not re.search("equal|unchanged", " ".join(headline(one).plain()))


def test_what_else_moved_is_named_three_at_most(five_more: Report) -> None:
    found = headline(five_more).plain()[-1]
    assert found.startswith(f"{five_more['called']} of {five_more['comparisons']} other comparisons moved: ")
    assert found.count("(") == min(five_more["called"], 3)
    assert found.endswith("No change is seen in the others.")
    nothing = headline({**five_more, "called": 0, "totals": {}, "sources": [], "components": [], "orders": []}).plain()
    assert nothing[-1].endswith("none moved: nothing else changed, as far as this can tell.")


def test_a_game_alone_is_told_by_its_seats(alone: Report) -> None:
    even = deepcopy(alone)
    for one in even["orders"]:
        one["wins"][0] = {"value": 1 / 3, "se": 0.01, "n": 120}
    assert headline(even).plain()[0] == "Lantern Isles with 3 seats: no seat has an edge that can be seen."
    even["orders"][0]["wins"][0]["value"] = 0.4
    assert headline(even).plain()[0].startswith("Who is 1st in the first round wins 40.0 % of the games (37.6 to 42.4)")


@LANGUAGES
def test_a_terminal_has_it_in_columns(report: Report, language: str) -> None:
    found = lines(report, language)
    assert found[: len(headline(report, language).plain())] == headline(report, language).plain()
    assert max(len(line) for line in found[4:] if not line.startswith("demiurge lab ")) < 140


def test_numbers_are_written_as_the_language_does() -> None:
    en, ru = Teller("en"), Teller("ru")
    assert [en.num(-1234.56), ru.num(-1234.56)] == ["−1,234.6", "−1 234,6"]
    assert [en.signed(0.04), en.signed(-0.04), en.signed(0.06), en.num(-0.0)] == ["0.0", "0.0", "+0.1", "0.0"]
    assert Teller("xx").language == "en"


# ---- what plots are made of
def test_ticks_are_round_and_within() -> None:
    assert ticks(-0.5, 3.5, 5) == [0, 1, 2, 3]
    assert step_of(7, 4) == 2
    assert Scale(0, 10, 100, 200)(12) == 200


def test_dots_of_a_swarm_do_not_cover_one_another() -> None:
    places = [10.0, 10.5, 11.0, 30.0, 10.2]
    found = list(zip(places, swarm(places, 2, 60), strict=True))
    assert found[3] == (30.0, 0.0)
    for n, (x, y) in enumerate(found):
        assert all((x - a) ** 2 + (y - b) ** 2 >= 16 for a, b in found[:n])


def test_a_name_that_many_share_gives_way_to_what_each_does(five_more: Report) -> None:
    t, one = Teller("en"), deepcopy(five_more["components"][0])
    one["id"], one["name"], one["text"] = "tiles.json/FAV3", {"en": "Favor tile FAV3"}, {"en": "Earth 3 (FAV3)."}
    assert short(t, one) == "FAV3: Earth 3"
    assert short(t, five_more["components"][0]) == five_more["components"][0]["name"]["en"]
