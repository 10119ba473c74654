"""The first page of a game as data, and whether every game of the house says all of it."""

from __future__ import annotations

import pytest

from demiurge.kernel.registry import find, games
from demiurge.kernel.speech import languages, words_of
from demiurge.kit.first_page import BadFirstPage, Measured, Part, first_page_of, measured_of, read
from demiurge.kit.icons import ICONS
from demiurge.kit.plain import drawing_of

HEAD = "seed = 1\nminutes = [30, 60]\nweight = 2\n"
OURS = [meta for meta in games().values() if meta.package.startswith("demiurge.games.")]
CALLOUTS, MISTAKES = 5, 3


# ---- reading
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("seed = [", "learn.toml"),
        (HEAD + "moon = 1", "moon"),
        ("minutes = [30, 60]\nweight = 2", "seed"),
        ("seed = 1\nminutes = [60, 30]\nweight = 2", "minutes"),
        ("seed = 1\nminutes = [30, 60]\nweight = 6", "weight"),
        (HEAD + '[[turn]]\nicons = ["up"]', "id"),
        (HEAD + '[[turn]]\nid = "a"\nwhen = 2', "when"),
        (HEAD + '[[turn]]\nid = "a"\n[[turn]]\nid = "a"', "twice"),
        (HEAD + '[[callout]]\nid = "a"\nat = [0.5, 1.5]\nside = "left"', "at"),
        (HEAD + '[[callout]]\nid = "a"\nat = [0.5, 0.5]\nside = "above"', "side"),
        (HEAD + '[[build]]\nid = "a"\ncell = [0, 1]', "cell"),
        (HEAD + '[[build]]\nid = "a"\ncell = [2, 2]\nafter = ["b"]\n[[build]]\nid = "b"\ncell = [1, 1]', "after"),
    ],
)
def test_a_first_page_that_cannot_be_read_is_told_to_who_wrote_it(text: str, says: str) -> None:
    with pytest.raises(BadFirstPage, match=says):
        read(text)


def test_a_first_page_is_read_and_knows_its_messages() -> None:
    page = read(HEAD + '[[callout]]\nid = "hill"\nat = [0.5, 0.25]\nside = "left"\n[[mistake]]\nid = "late"')
    assert page.of("callout") == [Part("callout", "hill", at=[0.5, 0.25], side="left")]
    found = set(page.messages())
    assert {("learn-about", "more"), ("learn-callout-hill", "text"), ("learn-mistake-late", "instead")} <= found


def test_what_is_built_has_a_heading_only_where_something_is() -> None:
    assert ("learn-build", "text") not in set(read(HEAD).messages())
    page = read(HEAD + '[[build]]\nid = "hut"\ncell = [1, 1]')
    assert {("learn-build", "text"), ("learn-build-hut", "text")} <= set(page.messages())


def test_points_of_a_kind_are_those_of_its_sources() -> None:
    measured = Measured(10, 4, "greedy", 1, 7.5, {"source-a": 5, "source-b": 3.5, "source-c": -1})
    assert measured.of(Part("points", "all", sources=["source-a", "source-c", "source-d"])) == 4


def test_a_game_that_says_nothing_of_itself_has_no_first_page() -> None:
    assert first_page_of(find("lantern-isles")) is None


# ---- of the house
@pytest.mark.parametrize("meta", OURS, ids=lambda meta: meta.name)
def test_every_game_of_the_house_has_its_first_page_in_each_of_its_languages(meta: object) -> None:
    game = find(meta.name)  # type: ignore[attr-defined]
    page = first_page_of(game)
    assert page is not None
    assert (len(page.of("callout")), len(page.of("mistake"))) == (CALLOUTS, MISTAKES)
    assert all(page.of(kind) for kind in ("round", "turn", "build", "points"))
    for language in languages(game.package):
        assert page.missing(words_of(game.package, language)) == []
    known = {*ICONS, *drawing_of(game.make()).ICONS}
    assert [name for part in page.parts for name in part.icons if name not in known] == []


@pytest.mark.parametrize("meta", OURS, ids=lambda meta: meta.name)
def test_all_points_that_were_measured_stand_in_one_bar(meta: object) -> None:
    game = find(meta.name)  # type: ignore[attr-defined]
    page, measured = first_page_of(game), measured_of(game)
    assert page is not None
    assert measured is not None
    named = [source for part in page.of("points") for source in part.sources]
    assert len(named) == len(set(named))
    assert set(measured.sources) <= set(named)
    assert all(words_of(game.package).has(source) for source in named)
    assert sum(measured.sources.values()) == pytest.approx(measured.mean, abs=0.1)
