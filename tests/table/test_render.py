"""The page of a table: everything of a Shown is on it, once, safe, and where the script looks for it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

from demiurge.kit.scene import GHOSTS, MARKS, Answer, Group
from demiurge.table.seen import frames, render
from demiurge.table.seen.shown import Person
from tests.table import fixtures
from tests.table.fixtures import shown

VOID = {"input", "meta", "link", "br", "img"}


class Page(HTMLParser):
    """The elements of a page: (tag, attributes, text directly inside); complains when tags do not match."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str], list[str]]] = []
        self.open: list[int] = []
        self.feed(text)
        assert not self.open, [self.elements[k][0] for k in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}, []))
        if tag not in VOID:
            self.open.append(len(self.elements) - 1)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}, []))

    def handle_endtag(self, tag: str) -> None:
        top = self.elements[self.open.pop()][0]
        assert top == tag, f"<{top}> is closed by </{tag}>"

    def handle_data(self, data: str) -> None:
        for k in self.open:
            self.elements[k][2].append(data)

    def find(self, **wanted: str) -> list[tuple[str, dict[str, str], str]]:
        """By attributes; `cls` is one of the classes."""
        return [
            (tag, attrs, "".join(text))
            for tag, attrs, text in self.elements
            if all(
                value in attrs.get("class", "").split() if name == "cls" else attrs.get(name.replace("_", "-")) == value
                for name, value in wanted.items()
            )
        ]

    def one(self, **wanted: str) -> tuple[str, dict[str, str], str]:
        found = self.find(**wanted)
        assert len(found) == 1, (wanted, found)
        return found[0]


def framed(**changes: Any) -> Page:
    return Page(frames.frame(shown(**changes)).whole())


def answers(page: Page) -> list[dict[str, Any]]:
    return [one for one in data(page) if "do" in one]


def data(page: Page) -> list[dict[str, Any]]:
    """The answers after the group of each, as the page's script reads them."""
    found: list[dict[str, Any]] = json.loads(page.one(id="answers")[2])
    return found


def whole(**changes: Any) -> str:
    s = shown(**changes)
    return render.page(s, frames.frame(s).whole(), {"acorn": "<path/>"}, "token", "http://x/t/abc")


STATES: dict[str, dict[str, Any]] = {
    "asked": {},
    "spectator": {"seat": -1, "mine": [], "groups": [], "question": "", "crumbs": []},
    "waiting": {"groups": [], "question": "", "waiting": [1]},
    "looking back": {"at": 1, "groups": [], "question": ""},
    "over": {"over": True, "groups": [], "waiting": [], "result": fixtures.result()},
    "proposal": {"proposal": fixtures.proposal(True)},
    "curtain": {"curtain": True, "mine": [0, 1]},
    "empty": {"journal": [], "messages": [], "people": []},
}


@pytest.mark.parametrize("state", STATES)
def test_markup_is_whole_and_keeps_the_content_security_policy(state: str) -> None:
    text = whole(**STATES[state])
    page = Page(text)
    ids = [attrs["id"] for _, attrs, _ in page.elements if "id" in attrs]
    assert sorted(set(ids)) == sorted(ids)
    for tag, attrs, _ in page.elements:
        assert "style" not in attrs
        assert not [name for name in attrs if name.startswith("on")]
        assert tag != "style"
        assert tag != "script" or "src" in attrs or attrs["type"] == "application/json"
    assert MARKS not in text


# ---- answers
def test_every_answer_is_offered_once_and_its_data_travel_with_it() -> None:
    page = framed()
    said = answers(page)
    assert [one["do"] for one in said] == [f"do {n}" for n in range(7)]
    assert said[1]["after"] == {"coins": "5"}
    assert said[1]["ghosts"] == {"board": '<circle class="ghost-1"/>'}
    assert said[1]["places"] == ["field-1"]


def test_data_cannot_end_their_element_early() -> None:
    assert "</script>" not in json.dumps([{"x": "</script>"}]).replace("<", "\\u003c")
    nasty = fixtures.groups()
    bad = nasty[1].answers[0].__class__(4, "x", "</script><b>", places=["field-0"])
    nasty[1] = nasty[1].__class__("reap", "Reap", "", [bad])
    assert answers(framed(groups=nasty))[4]["name"] == "</script><b>"


def test_groups_say_what_their_list_needs() -> None:
    sow, reap, step = [one for one in data(framed()) if "key" in one]
    assert (sow["key"], sow["shown"], sow["board"]) == ("sow", 2, True)
    assert (reap["title"], "picks" in reap) == ("Reap", False)
    assert step["picks"]
    assert "−2" in step["common"]  # what all of them cost
    assert "+3" not in step["common"]


def test_a_refused_answer_says_why_with_its_clause() -> None:
    refused = answers(framed())[3]
    assert (refused["refusal"], refused["why"]) == ("TO-1.2", "A field must lie <fallow> first.")


def refused(key: str) -> Group:
    return Group(key, key.title(), "", [Answer(7, "x", f"Would {key}", refusal="TO-1.2", lacks="2 coins short")])


def test_groups_without_a_legal_answer_come_last() -> None:
    groups = [refused("dig"), *fixtures.groups(), refused("fly")]
    page = framed(groups=groups, texts={(n,): f"do {n}" for n in range(8)})
    assert [one["key"] for one in data(page) if "key" in one] == ["sow", "reap", "step", "dig", "fly"]


def test_a_refusal_says_what_is_missing() -> None:
    page = framed(groups=[refused("dig")], texts={(7,): "dig"})
    assert answers(page)[0]["lacks"] == "2 coins short"
    assert render.wishes(refused("dig").answers, {}, {})[0]["lacks"] == "2 coins short"


# ---- marks
def test_marks_lie_in_their_svg_and_ghosts_keep_their_place() -> None:
    text = frames.frame(shown()).whole()
    board = text[text.index('id="board"') : text.index("</svg>", text.index('id="board"'))]
    assert [f"mark-{n}" in board for n in range(4)] == [True, True, True, False]
    assert GHOSTS in board
    assert "reap" in board
    assert 'class="up"' not in board
    track = text[text.index('id="track" viewBox') :]
    assert 'class="up"' in track[: track.index("</svg>")]


def test_of_two_marks_on_one_place_the_second_waits() -> None:
    marks = render.marks_of(render.rows_of(shown()))
    assert '<g class="offer" data-n="0">' in marks["board"]
    assert '<g class="offer also" data-n="4">' in marks["board"]


def test_marks_without_a_named_svg_are_left_out() -> None:
    assert frames.with_places(f"<svg>{MARKS}</svg>") == '<svg><g class="marks"></g></svg>'


# ---- sentences
def test_the_ear_hears_titles_and_no_markup() -> None:
    assert framed().one(cls="frame")[1]["data-latest"] == "Owls & <sons> look at <Foxes>."


def test_the_journal_leads_back_to_every_answer() -> None:
    page = framed()
    told = [(attrs["data-at"], attrs["href"], attrs.get("data-places")) for _, attrs, _ in page.find(cls="passage")]
    assert told == [("1", "/t/abc?at=1", "field-1"), ("2", "/t/abc?at=2", "field-2")]
    assert [attrs["id"] for _, attrs, _ in page.find(cls="fresh")] == ["l-2-0"]
    assert page.one(cls="period")[2] == "Round 1"


# ---- people and turns
def test_names_from_outside_are_text() -> None:
    text = frames.frame(shown()).whole()
    assert "Euler <b>" not in text
    assert "hello <script>" not in text
    assert "Euler &lt;b&gt;" in text


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "Your turn"),
        ({"waiting": [1]}, "Waiting for Euler <b>"),
        ({"waiting": [0, 1], "seat": -1, "people": [Person(0, "A", "person"), Person(1, "B", "bot")]},
         "Waiting for A and B"),
        ({"mine": [0, 1]}, "Foxes to answer"),
        ({"over": True, "waiting": []}, "The game is over"),
    ],
)  # fmt: skip
def test_whose_turn_it_is(changes: dict[str, Any], said: str) -> None:
    page = framed(**changes)
    assert page.one(cls="frame")[1]["data-status"] == said
    assert page.one(cls="status")[2] == said.removeprefix("Waiting for ")


def test_on_a_shared_screen_the_next_of_my_seats_is_known() -> None:
    people = [Person(0, "A", "person", mine=True), Person(1, "B", "person", mine=True, asked=True)]
    shared = framed(people=people, mine=[0, 1], waiting=[1], groups=[], question="")
    assert shared.one(cls="frame")[1]["data-next"] == "1"
    assert "data-next" not in framed().one(cls="frame")[1]


def test_seats_stand_in_the_scene_s_order_with_their_score() -> None:
    page = framed()
    assert [attrs["id"] for _, attrs, _ in page.find(cls="seat")] == ["seat-1", "seat-0"]
    assert [text for _, _, text in page.find(data_figure="score")] == ["9", "12"]


def test_a_curtain_hides_everything_but_whose_turn_it_is() -> None:
    text = frames.frame(shown(curtain=True, mine=[0, 1])).whole()
    assert "Hand over to Foxes" in text
    assert "field-1" not in text
    assert "Owls" not in text


def test_the_host_finds_the_invitation_to_every_free_seat() -> None:
    people = [fixtures.people()[0], Person(1, "", "free", link="/t/abc/sit/secret")]
    page = framed(people=people)
    _, attrs, _ = page.one(aria_label="Copy the invitation to Owls & <sons>")
    assert attrs["data-copy"] == "/t/abc/sit/secret"
    assert not framed(people=[people[0], Person(1, "", "free")]).find(cls="invite")
    assert not framed(people=people, over=True, groups=[]).find(cls="invite")


@pytest.mark.parametrize("host", [True, False])
def test_only_the_host_may_go_on_with_another_device(host: bool) -> None:
    assert ('href="/t/abc/host"' in whole(host=host)) is host


def test_an_answer_brings_the_version_of_the_game_it_was_made_for() -> None:
    assert framed(version=5).one(cls="frame")[1]["data-version"] == "5"
    assert "data-proposal" not in framed().one(cls="frame")[1]
    assert framed(proposal=fixtures.proposal(True)).one(cls="frame")[1]["data-proposal"] == "1"


# ---- taking back
@pytest.mark.parametrize(("may", "address"), [("yes", "/t/abc/undo"), ("ask", "/t/abc/ask"), ("no", None)])
def test_taking_back_asks_the_others_only_where_it_must(may: str, address: str | None) -> None:
    _, attrs, _ = framed(may_undo=may, why_no_undo="K-5").one(id="b-undo")
    assert attrs.get("hx-post") == address


def test_whatever_takes_back_says_what_it_has_seen_and_waits_for_its_reply() -> None:
    found = framed(version=5, may_redo=True, crumbs=["Sow", "Reap"])
    back = [a for _, a, _ in found.elements if a.get("hx-post", "").endswith(("/undo", "/redo", "/restart", "/ask"))]
    back += [framed(version=5, may_undo="ask").one(id="b-undo")[1]]
    assert len(back) == 5
    assert all("data-seen" in a for a in back)  # by which its script adds seat, number and version of the frame
    assert found.one(cls="answers")[1]["hx-sync"] == "this:drop"


def test_a_proposal_can_be_answered_only_by_who_is_asked() -> None:
    assert (
        len([1 for _, a, _ in framed(proposal=fixtures.proposal(True)).elements if a.get("hx-post") == "/t/abc/agree"])
        == 2
    )
    waiting = framed(proposal=fixtures.proposal(False))
    assert not [1 for _, a, _ in waiting.elements if a.get("hx-post") == "/t/abc/agree"]
    assert "waiting for Foxes" in waiting.one(cls="proposal")[2]


def test_looking_back_offers_the_way_to_now_and_no_answers() -> None:
    page = framed(at=1, groups=[], question="")
    assert "1 of 2" in page.one(cls="back")[2]
    assert page.one(data_do="now")
    assert answers(page) == []
    assert not page.find(cls="answers")
    assert [attrs["id"] for _, attrs, _ in page.find(cls="later")] == ["p-2-0"]
    assert [attrs["id"] for _, attrs, _ in page.find(cls="now")] == ["p-1-0"]
    assert not framed().find(cls="back")


# ---- the end
def test_the_end_ranks_the_seats_and_tells_what_turned_the_game() -> None:
    page = framed(over=True, groups=[], waiting=[], result=fixtures.result())
    assert page.one(cls="ranks")[2].index("Foxes") < page.one(cls="ranks")[2].index("Owls")
    assert "Foxes overtake Owls" in page.one(cls="turning")[2]
    assert page.one(id="result")
    assert "<svg" in render.charts(shown(result=fixtures.result()))["bars"]


def test_a_rival_of_the_games_own_stands_where_it_belongs() -> None:
    """V.I.C.I has no seat, but she wins or loses."""
    scene = fixtures.scene()
    scene = replace(scene, rival=replace(scene.seats[1], title="The Dragon", score=11))
    for ranks, first in (([[], [0], [1]], "The Dragon"), ([[0], [1]], "Foxes")):
        result = replace(fixtures.result(), ranks=ranks)
        page = framed(over=True, groups=[], waiting=[], result=result, scene=scene)
        told = page.one(cls="ranks")[2]
        assert sorted(["Foxes", "The Dragon"], key=told.index)[0] == first
        assert f"Victory for {first}" in page.one(id="result")[2]


# ---- the document and the fragments
def test_the_document_links_the_game_s_style_after_the_table_s_and_carries_its_icons() -> None:
    text = whole()
    assert text.index("/static/table.css") < text.index("/games/toy/style.css")
    assert '<symbol id="i-acorn"' in text
    assert '<meta name="csrf" content="token">' in text
    assert "<title>Toy &amp; Co</title>" in text


def test_every_file_the_page_asks_for_is_there() -> None:
    named = set(re.findall(r'/static/([\w./-]+)"', whole()))
    assert {"table.css", "table.js", "theme.js", "vendor/htmx.min.js"} <= named
    scripts = {path.name: path.read_text(encoding="utf-8") for path in render.STATIC.glob("*.js")}
    for text in scripts.values():
        named |= set(re.findall(r'from "\./([\w.-]+)"', text)) | set(re.findall(r'"/static/([\w./-]+)"', text))
    assert [name for name in named if not (render.STATIC / name).is_file()] == []


def test_every_deed_of_a_button_is_known_to_the_script() -> None:
    wanted = {attrs["data-do"] for state in STATES.values() for _, attrs, _ in Page(whole(**state)).elements
              if "data-do" in attrs}  # fmt: skip
    shell = (render.STATIC / "shell.js").read_text(encoding="utf-8")
    deeds = shell[shell.index("const DEEDS") : shell.index("};", shell.index("const DEEDS"))]
    assert [deed for deed in sorted(wanted) if not re.search(rf'^\s+"?{deed}"?[:,]', deeds, re.MULTILINE)] == []
    assert len(wanted) > 8


def test_wishes_can_be_said_or_say_why_not() -> None:
    sow = fixtures.groups()[0].answers
    first, second = render.wishes([sow[0], sow[3]], {(0,): "do 0"}, {sow[3].said: "It is <not> fallow."})
    assert (first["do"], "refusal" in first) == ("do 0", False)
    assert second["why"] == "It is <not> fallow."


def test_a_problem_is_text() -> None:
    assert "&lt;b&gt;" in render.problem("<b>")
