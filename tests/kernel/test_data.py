"""Data: what is saved, without code of its own."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel.data import KINDS, Data, Shared, freeze, kind_name, thaw


class Pebble(Data):
    def __init__(self, number: int) -> None:
        self.number = number


class Heap(Data):
    def __init__(self, rows: list[list[int]], top: Data, owner: Shared) -> None:
        self.rows, self.top, self.owner = rows, top, owner


class Sack(Data):
    def __init__(self, content: Any) -> None:
        self.content = content


class Owner(Shared):
    pass


def through_json(x: Any, owner: Shared) -> Any:
    return thaw(json.loads(json.dumps(freeze(x))), owner)


@given(st.lists(st.lists(st.integers())), st.integers())
def test_fields_come_back_through_json(rows: list[list[int]], number: int) -> None:
    owner = Owner()
    back = through_json(Heap(rows, Pebble(number), owner), owner)
    assert isinstance(back, Heap)
    assert isinstance(back.top, Pebble)
    assert (back.rows, back.top.number, back.owner) == (rows, number, owner)


def test_a_save_holds_only_a_mark_for_what_is_shared() -> None:
    assert freeze(Heap([], Pebble(1), Owner())) == ["kernel.Heap", [], ["kernel.Pebble", 1], "@"]


def test_a_list_of_data_comes_back() -> None:
    back = through_json([Pebble(1), Pebble(2)], Owner())
    assert [pebble.number for pebble in back] == [1, 2]


def test_a_list_of_what_is_shared_comes_back() -> None:
    owner = Owner()
    assert through_json([owner, owner], owner) == [owner, owner]


def test_a_kind_is_named_by_its_package_and_class() -> None:
    assert kind_name(Pebble) == "kernel.Pebble"
    assert KINDS["kernel.Pebble"] is Pebble


@pytest.mark.parametrize("content", [{1: 2}, (1, 2), {3}, 1.5, b"x", object(), ["a"], [[1], ["b", 2]], "@"])
def test_what_cannot_be_saved_is_an_error_that_names_class_and_field(content: object) -> None:
    with pytest.raises(TypeError, match=r"^kernel\.Sack\.content: .* cannot be saved"):
        freeze(Sack(content))


def test_a_fault_deep_inside_names_the_whole_way() -> None:
    with pytest.raises(TypeError, match=r"^kernel\.Sack\.content: kernel\.Sack\.content: "):
        freeze(Sack(Sack({})))


def test_a_kind_that_this_version_does_not_know_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'kernel\.Boulder', which this version does not know"):
        thaw([["kernel.Boulder", 1]], Owner())


@pytest.mark.parametrize("frozen", [["kernel.Pebble"], ["kernel.Pebble", 1, 2]])
def test_a_save_with_other_fields_is_an_error(frozen: list[Any]) -> None:
    with pytest.raises(ValueError, match=r"gives kernel\.Pebble \d fields; this version has number"):
        thaw(frozen, Owner())


def test_two_classes_of_one_package_cannot_have_the_same_name() -> None:
    with pytest.raises(TypeError, match=r"both have a kernel\.Pebble"):
        type("Pebble", (Data,), {"__module__": "tests.kernel.elsewhere"})
    assert KINDS["kernel.Pebble"] is Pebble


def test_a_class_may_be_defined_again_when_its_module_is() -> None:
    again = type("Gravel", (Pebble,), {"__module__": __name__})
    newer = type("Gravel", (Data,), {"__module__": __name__, "__init__": Sack.__init__})
    assert KINDS["kernel.Gravel"] is newer
    assert freeze(again(3)) == ["kernel.Gravel", 3]
