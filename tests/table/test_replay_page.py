"""A replay is one file in which every position comes out as the table would show it, and which asks nobody."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.record import BadRecord
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import GHOSTS, MARKS, SPECTATOR, Chip, Drawing
from demiurge.table.seen import replay_page
from demiurge.table.seen.film import moments
from demiurge.table.seen.replay_page import Reel, in_script, page_of, regions_of, splices, written
from demiurge.table.seen.shown import Passage
from demiurge.table.seen.styles import whole_style
from tests.table import sketch
from tests.table.browser.hand import chromium


def data_of(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert found is not None
    return json.loads(found[1])


def positions(data: Any) -> list[dict[str, str]]:
    """What the page's script makes of its data: the regions of every position."""
    now: dict[str, list[int]] = {}
    found = []
    for step in data["steps"]:
        for name, changes in step.items():
            tags = now.setdefault(name, [])
            for at, gone, *come in changes:
                tags[at : at + gone] = come
        found.append({name: "".join(data["tags"][tag] for tag in tags) for name, tags in now.items()})
    return found


def drawn(play: Play, drawing: Drawing, names: list[str]) -> list[dict[str, str]]:
    """What the table shows to a spectator."""
    return [
        regions_of(drawing.scene(view(moment.state, SPECTATOR), SPECTATOR), drawing.UNIT, names)
        for moment in moments(play.game, play.record)
    ]


@pytest.fixture(scope="module")
def page() -> str:
    play = sketch.played()
    return page_of(play.finished_record().to_text(), ["Ada", "Euler & Co", "Marek", "Emmy"])


# ---- changes
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([], []),
        ([], [1, 2]),
        ([1, 2], []),
        ([1, 2, 3], [1, 2, 3]),
        ([1, 2, 3, 4, 5], [1, 9, 3, 4, 8, 7, 5]),
        ([1, 1, 1], [1, 1]),
        (list(range(4000)), [5, *range(1, 3999), 6]),
    ],
)
def test_splices_turn_one_list_into_the_other(old: list[int], new: list[int]) -> None:
    found = old[:]
    changes = splices(old, new)
    for at, gone, *come in changes:
        found[at : at + gone] = come
    assert found == new
    assert bool(changes) == (old != new)


def test_a_splice_holds_only_what_changes() -> None:
    assert splices([1, 2, 3, 4, 5], [1, 9, 3, 4, 5]) == [[1, 1, 9]]


def test_a_region_that_vanishes_is_emptied() -> None:
    reel = Reel()
    reel.add({"a": "<b>x</b>", "b": "<i/>"})
    reel.add({"a": "<b>x</b>"})
    assert reel.steps[1] == {"b": [[0, 1]]}
    assert list(reel.tags) == ["<b>", "x", "</b>", "<i/>"]


# ---- the file
def test_every_position_comes_out_as_the_table_shows_it(page: str) -> None:
    play = sketch.played()
    wanted = drawn(play, drawing_of(play.game), ["Ada", "Euler & Co", "Marek", "Emmy"])
    found = positions(data_of(page))
    assert len(found) == len(play.record.lines) + 1
    for shown, want in zip(found, wanted, strict=True):
        for name, text in want.items():
            assert shown[name] == text.replace(MARKS, "").replace(GHOSTS, "")


def test_a_whole_game_of_four_stays_small_and_asks_nobody(page: str) -> None:
    assert len(page.encode()) < 1_500_000
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert "@import" not in page
    assert not re.search(r"url\((?!#|data:)", page)
    assert "default-src 'none'" in page
    assert "{{" not in page.replace(data_text(page), "")


def data_text(page: str) -> str:
    return page.split('id="data">', 1)[1].split("</script>", 1)[0]


def test_the_parts_that_change_have_a_place_in_the_page(page: str) -> None:
    for name in {name for step in data_of(page)["steps"] for name in step}:
        assert page.count(f' id="{name}"') == 1


def test_the_journal_tells_every_answer_in_order(page: str) -> None:
    journal = data_of(page)["journal"]
    numbers = [number for _, _, passages in journal for number, *_ in passages]
    assert numbers == sorted(numbers)
    assert numbers[-1] == len(sketch.played().record.lines)
    assert next(passages[0][1] for _, kind, passages in journal if kind == "period").startswith("Round 1")
    assert journal[-1][1] == "end"


def test_the_end_has_its_chart(page: str) -> None:
    assert 'id="result"' in page
    assert "Turning points" in page
    play = sketch.played(answers=30)
    drawing = drawing_of(play.game)
    unfinished = replay_page.page(play.record, play.game, drawing, whole_style(play.game.name), "Terra Mystica")
    assert 'id="result"' not in unfinished
    assert 'data-do="result"' not in unfinished


def test_names_are_written_as_text(page: str) -> None:
    assert "Euler &amp; Co" in data_of(page)["tags"]
    wild = replay_page.seat_card(sketch.seats(sketch.played().state)[0], 0, "vp", "<script>alert(1)</script>")
    assert "<script>" not in wild


def test_nothing_in_the_data_ends_the_script() -> None:
    found = in_script({"a": "</script><!--"})
    assert "</" not in found
    assert "<!--" not in found
    assert json.loads(found) == {"a": "</script><!--"}


def test_sentences_name_seats_and_icons() -> None:
    seats = sketch.seats(sketch.played().state)
    passage = Passage("7-0", 7, "{1} take 2:coin: from {0} & go.", [Chip("vp", -1, "1 VP")], ["hex-A1", "hex-B2"])
    number, text, places = written(passage, seats)
    assert (number, places) == (7, "hex-A1 hex-B2")
    assert text.startswith('<b class="who">Bees &amp; Co</b> take <span class="glue">2<svg class="i i-13"')
    assert " &amp; go." in text
    assert "−1" in text


def test_a_game_that_nobody_has_drawn_has_a_replay_too(orchard: str) -> None:
    play = sketch.played(orchard, 3)
    found = positions(data_of(page_of(play.finished_record().to_text())))
    assert len(found) == len(play.record.lines) + 1
    for score in play.state.scores():
        assert f'<span class="fig">{score}</span>' in found[-1]["seats"]


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        page_of("nonsense")


# ---- in a browser
def test_it_replays_in_a_browser(page: str, tmp_path: Path) -> None:
    file = tmp_path / "replay.html"
    file.write_text(page, encoding="utf-8")
    last = len(sketch.played().record.lines)
    wanted = positions(data_of(page))
    faults: list[str] = []
    with chromium() as browser:
        tab = browser.new_page(viewport={"width": 1440, "height": 900})
        tab.on("pageerror", lambda error: faults.append(str(error)))
        tab.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)

        def pieces() -> Any:
            return tab.evaluate("document.querySelectorAll('#board [data-piece]').length")

        tab.goto(file.as_uri())
        assert tab.inner_text("#status") == "The beginning"
        assert pieces() == wanted[0]["board-box"].count("data-piece=")
        tab.keyboard.press("ArrowRight")
        assert tab.inner_text("#at") == "1"
        tab.click(f'#lines [data-at="{last}"] >> nth=0')
        assert tab.inner_text("#status") == "The end"
        assert pieces() == wanted[last]["board-box"].count("data-piece=") > 10
        tab.keyboard.press("ArrowLeft")  # back, and on again by playing
        assert pieces() == wanted[last - 1]["board-box"].count("data-piece=")
        assert not tab.is_visible("#result")
        tab.click('[data-do="play"]')
        tab.wait_for_selector("#result", state="visible", timeout=5000)
        assert tab.inner_text("#at") == str(last)
        tab.click(".turning [data-at]")
        assert not tab.is_visible("#result")
        tab.goto(f"{file.as_uri()}#50")
        tab.reload()
        assert tab.inner_text("#at") == "50"
    assert faults == []
