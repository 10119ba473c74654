"""The registry: games are found by entry point, whoever wrote them."""

from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

from demiurge.kernel import registry
from demiurge.kernel.game import BadOption, Game, Option
from demiurge.kernel.registry import Meta, UnknownGame, find, games
from tests.kernel.toys import ToyGame


def toy(options: dict[str, str], components: str) -> Game:
    game = ToyGame([])
    game.options = options
    return game


TOY = Meta(
    "toy", "Toy", [1, 2], ["old", "new"], [Option("map", ["flat", "round"], "the map")], "tests.kernel", toy
)  # fmt: skip
OTHER_TOY = Meta("toy", "Another Toy", [2], ["only"], [], "tests.kernel", toy)
NO_META = 7


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points there are, to which a test adds its own."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "points", lambda: sorted(points, key=lambda point: point.name))
    return points


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "demiurge.games")


# ---- options
def test_a_game_that_was_kept_before_an_option_was_there_means_what_was_so_before() -> None:
    rulings = Option("rulings", ["printed", "earlier"], "whose reading", before="earlier")
    changed = Meta("toy", "Toy", [2], ["old", "new"], [*TOY.options, rulings], "tests.kernel", toy)
    assert changed.recorded({"map": "round"}) == {"map": "round", "rulings": "earlier"}
    assert changed.recorded({"rulings": "printed"}) == {"rulings": "printed"}
    assert changed.complete({})["rulings"] == "printed"
    assert [option.name for option in changed.offered()] == ["edition", "map"]


def test_options_that_were_not_chosen_have_their_default() -> None:
    assert TOY.complete({}) == {"edition": "old", "map": "flat"}
    assert TOY.complete({"map": "round"}) == {"edition": "old", "map": "round"}


def test_the_edition_is_an_option_where_a_game_has_several() -> None:
    assert TOY.complete({"edition": "new"})["edition"] == "new"
    with pytest.raises(BadOption, match="toy has no option 'edition'"):
        OTHER_TOY.complete({"edition": "only"})


def test_an_option_that_the_game_does_not_have_is_an_error_that_lists_those_it_has() -> None:
    with pytest.raises(BadOption, match="toy has no option 'colour'; it has edition, map"):
        TOY.complete({"colour": "red"})


@pytest.mark.parametrize("value", ["square", "", "Round", 3, None, ["round"]])
def test_a_value_that_the_option_does_not_have_is_an_error_that_lists_those_it_has(value: Any) -> None:
    with pytest.raises(BadOption, match="option map is one of flat, round, not"):
        TOY.complete({"map": value})


def test_a_game_is_made_with_every_option() -> None:
    assert TOY.make({"map": "round"}).options == {"edition": "old", "map": "round"}
    assert TOY.make().options == {"edition": "old", "map": "flat"}


# ---- finding
def test_installed_packages_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    def looking(group: str) -> list[EntryPoint]:
        calls.append(group)
        return list(entry_points(group=group))

    registry.points.cache_clear()
    monkeypatch.setattr(registry, "entry_points", looking)
    for _ in range(3):
        assert find("lantern-isles") is games()["lantern-isles"]
        with pytest.raises(UnknownGame):
            find("chess")
    assert calls == ["demiurge.games"]


def test_a_strangers_package_is_found() -> None:
    assert find("lantern-isles").title == "Lantern Isles"
    assert "lantern-isles" in games()


def test_games_come_in_order_of_their_names(installed: list[EntryPoint]) -> None:
    installed += [point("toy", f"{__name__}:TOY"), point("isles", "lantern_isles.meta:GAME")]
    assert list(games()) == ["lantern-isles", "toy"]


def test_an_unknown_game_is_an_error_that_lists_those_there_are(installed: list[EntryPoint]) -> None:
    installed.append(point("toy", f"{__name__}:TOY"))
    with pytest.raises(UnknownGame, match="no game is called 'chess'; there are toy") as caught:
        find("chess")
    assert str(caught.value).startswith("no game")  # a KeyError would put quotes around it


def test_a_game_is_found_by_its_own_name_even_if_its_entry_point_has_another(installed: list[EntryPoint]) -> None:
    installed.append(point("play-thing", f"{__name__}:TOY"))
    assert find("toy") is TOY


@pytest.mark.parametrize("value", ["no_such_package.meta:GAME", f"{__name__}:NO_SUCH", f"{__name__}:NO_META"])
def test_a_package_that_cannot_be_loaded_does_not_keep_the_others_from_being_played(
    installed: list[EntryPoint], value: str
) -> None:
    installed += [point("broken", value), point("toy", f"{__name__}:TOY")]
    with pytest.warns(UserWarning, match=r"the game broken .* cannot be loaded"):
        assert list(games()) == ["toy"]
    assert find("toy") is TOY
    with pytest.raises(UnknownGame, match=r"the game 'broken' .* cannot be loaded"):
        find("broken")


def test_of_two_games_with_one_name_the_first_stays_and_the_other_is_told(installed: list[EntryPoint]) -> None:
    installed += [point("toy", f"{__name__}:TOY"), point("toy-too", f"{__name__}:OTHER_TOY")]
    with pytest.warns(UserWarning, match="another package has a game 'toy'"):
        assert games()["toy"] is TOY
