"""Component files: fields are read with every mistake told, and a user's files replace what they name."""

from __future__ import annotations

import doctest
import json
import pickle
import re
import sys
from pathlib import Path

import pytest

from demiurge.kernel import components, speech
from demiurge.kernel.components import BadComponents, Components, Fields, parse_entries
from demiurge.kernel.speech import words_of
from demiurge.kernel.text import Text

ROOM = "a_game_of_tiles"
FILES = ("tiles.json", "cards.json")
BUILT_IN: dict[str, dict[str, object]] = {
    "tiles.json": {
        "about": "a note to the reader",
        "T1": {"origin": "rulebook", "vp": 5},
        "T2": {"origin": "public", "vp": 7},
    },
    "cards.json": {"C1": {"origin": "house", "vp": 1}},
}


@pytest.fixture
def built_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a game, which is a package."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, ROOM, raising=False)
    speech.folder_of.cache_clear()
    return put(tmp_path / ROOM / "components", BUILT_IN)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of a user."""
    return put(tmp_path / "own", {})


def put(folder: Path, files: dict[str, dict[str, object]]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for file, entries in files.items():
        (folder / file).write_text(json.dumps(entries), encoding="utf-8")
    return folder


def read(path: Path | None = None) -> list[tuple[str, int]]:
    """What a game would do: ask every entry for its fields, and close."""
    found = Components(ROOM, FILES, str(path) if path else "")
    points = [(entry.name, entry.whole("vp")) for file in FILES for entry in found.entries(file)]
    found.close()
    return points


def mistakes(path: Path | None = None) -> list[str]:
    with pytest.raises(BadComponents) as caught:
        read(path)
    return str(caught.value).split("\n")


def told_of(found: Fields, language: str = "en") -> list[str]:
    return [words_of("demiurge.kernel", language).shown(mistake) for mistake in found.mistakes]


def fields(**data: object) -> Fields:
    return Fields("tiles.json", "T1", data, [])


def test_the_example_of_the_module_holds() -> None:
    assert components.__doc__
    test = doctest.DocTestParser().get_doctest(components.__doc__, vars(components).copy(), "example", None, 0)
    assert len(test.examples) > 3
    assert doctest.DocTestRunner().run(test).failed == 0


# --- fields ------------------------------------------------------------------------------------


def test_fields_are_read_by_kind() -> None:
    found = fields(vp=5, gain=[1, 0, 2], title="five", once=True, cult="water", price={"coins": 4})
    assert (found.whole("vp"), found.table("gain", 3), found.table("gain", 0)) == (5, [1, 0, 2], [1, 0, 2])
    assert (found.text("title"), found.flag("once")) == ("five", True)
    assert found.choice("cult", ("fire", "water")) == 1
    assert found.group("price").whole("coins") == 4
    found.close()
    assert told_of(found) == []


def test_what_may_be_absent_is_read_as_nothing() -> None:
    found = fields()
    assert (found.whole("vp", needed=False, low=1), found.table("gain", 3, needed=False)) == (0, [])
    assert (found.text("title", needed=False), found.flag("once", needed=False)) == ("", False)
    assert found.choice("cult", ("", "fire"), needed=False) == 0
    assert found.group("price", needed=False).whole("coins") == 0
    found.close()
    assert told_of(found) == []


def test_what_is_needed_and_absent_is_told_once() -> None:
    found = fields()
    found.whole("vp")
    found.table("gain", 3)
    found.text("title")
    found.flag("once")
    found.choice("cult", ("fire", "water"))
    found.group("price").whole("coins")  # told of the group, not of each field in it
    assert told_of(found) == [
        f"tiles.json: T1: {key}: missing" for key in ("vp", "gain", "title", "once", "cult", "price")
    ]


@pytest.mark.parametrize("value", ["5", 5.0, True, None, [5], {}])
def test_a_whole_number_is_nothing_else(value: object) -> None:
    found = fields(vp=value)
    assert found.whole("vp") == 0
    assert told_of(found) == [f"tiles.json: T1: vp: expected a whole number, got {json.dumps(value)}"]


def test_a_whole_number_keeps_its_bounds() -> None:
    found = fields(a=-1, b=1000, c=3, d=-3)
    assert [found.whole("a"), found.whole("b"), found.whole("c", high=2), found.whole("d", low=-3)] == [0, 0, 0, -3]
    assert told_of(found) == [
        "tiles.json: T1: a: expected a number from 0 to 999, got -1",
        "tiles.json: T1: b: expected a number from 0 to 999, got 1000",
        "tiles.json: T1: c: expected a number from 0 to 2, got 3",
    ]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("123", 'expected a list of 3 whole numbers, got "123"'),
        ([1, "2", 3], 'expected a list of 3 whole numbers, got [1, "2", 3]'),
        ([1, True, 3], "expected a list of 3 whole numbers, got [1, true, 3]"),
        ([1, -2, 3], "expected a list of 3 whole numbers, got [1, -2, 3]"),
        ([1, 2], "expected 3 numbers, got 2"),
    ],
)
def test_a_table_has_its_length_and_holds_whole_numbers(value: object, told: str) -> None:
    found = fields(gain=value)
    assert found.table("gain", 3) == []
    assert told_of(found) == [f"tiles.json: T1: gain: {told}"]


def test_texts_flags_choices_and_groups_are_nothing_else() -> None:
    found = fields(title="", once=1, cult="moon", price=4)
    assert (found.text("title"), found.flag("once"), found.choice("cult", ("", "fire", "water"))) == ("", False, 0)
    assert found.group("price").whole("coins") == 0
    assert told_of(found) == [
        'tiles.json: T1: title: expected a text, got ""',
        "tiles.json: T1: once: expected true or false, got 1",
        'tiles.json: T1: cult: expected one of fire, water, got "moon"',
        "tiles.json: T1: price: expected an object { }, got 4",
    ]


def test_a_field_that_nobody_asked_for_is_told_with_its_path() -> None:
    found = fields(vp=5, vpp=5, price={"coins": 4, "step": {"gold": 1}})
    found.whole("vp")
    price = found.group("price")
    price.whole("coins")
    price.group("step")
    found.close()
    assert told_of(found) == ["tiles.json: T1: vpp: unknown field", "tiles.json: T1: price.step.gold: unknown field"]


def test_a_long_value_is_cut() -> None:
    found = fields(vp="x" * 100)
    found.whole("vp")
    assert told_of(found) == [f'tiles.json: T1: vp: expected a whole number, got "{"x" * 36}...']


# --- files -------------------------------------------------------------------------------------


def test_entries_come_in_the_order_of_the_file_without_the_note(built_in: Path) -> None:
    assert read() == [("T1", 5), ("T2", 7), ("C1", 1)]


def test_every_entry_says_where_it_comes_from(built_in: Path) -> None:
    assert Components(ROOM, FILES).origins == [("T1", "rulebook"), ("T2", "public"), ("C1", "house")]
    put(built_in, {"cards.json": {"C1": {"vp": 1}, "C2": {"vp": 1, "origin": "dreamt"}}})
    assert mistakes() == [
        "cards.json: C1: origin: missing",
        'cards.json: C2: origin: expected one of rulebook, public, house, got "dreamt"',
    ]


def test_a_file_replaces_only_the_entries_it_names(built_in: Path, own: Path) -> None:
    put(own, {"tiles.json": {"about": "mine", "T2": {"origin": "house", "vp": 9}}})
    assert read(own / "tiles.json") == [("T1", 5), ("T2", 9), ("C1", 1)]
    assert Components(ROOM, FILES, str(own / "tiles.json")).origins[1] == ("T2", "house")


def test_a_folder_replaces_only_the_files_in_it(built_in: Path, own: Path) -> None:
    put(own, {"cards.json": {"C1": {"origin": "house", "vp": 3}}})
    (own / "notes.txt").write_text("not ours to read")
    assert read(own) == [("T1", 5), ("T2", 7), ("C1", 3)]


def test_an_entry_is_replaced_as_a_whole(built_in: Path, own: Path) -> None:
    put(own, {"tiles.json": {"T2": {"origin": "house"}}})
    assert mistakes(own) == ["tiles.json: T2: vp: missing"]


def test_all_mistakes_of_all_files_are_told_at_once(built_in: Path, own: Path) -> None:
    put(own, {"tiles.json": {"T1": 5, "T3": {"origin": "house", "vp": 1}}, "cards.json": {"C1": {"vp": "x"}}})
    assert sorted(mistakes(own)) == [
        "cards.json: C1: origin: missing",
        'cards.json: C1: vp: expected a whole number, got "x"',
        "tiles.json: T1: expected an object { }, got 5",
        "tiles.json: T3: no such entry (known: T1, T2)",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"T1": {"vp": 3, "vp": 4}}', "tiles.json: T1: vp: is there twice"),
        ('{"T1": {"vp": 3}, "T1": {"vp": 4}}', "tiles.json: T1: is there twice"),
        ('{"T1": {"vp": [0, {"a": {"b": 1, "b": 2}}]}}', "tiles.json: T1: vp[1].a.b: is there twice"),
    ],
)
def test_a_name_that_is_there_twice_is_told_by_its_place(built_in: Path, own: Path, text: str, told: str) -> None:
    (own / "tiles.json").write_text(text)
    assert mistakes(own)[0] == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b'{\n  "T1": {\n    "vp" 5\n  }\n}\n', "tiles.json: line 3: broken JSON: Expecting ':' delimiter"),
        (b"[1, 2]", "tiles.json: expected an object with an entry for each component, got [1, 2]"),
        (b"\xff\xfe\x00", "tiles.json: cannot be read: it is not UTF-8 (at byte 0)"),
        (b"[" * 100_000, "tiles.json: more than 20 objects or lists within each other"),
        (b'{"T1": ' + b"[" * 300 + b"]" * 300 + b"}", "tiles.json: more than 20 objects"),
        (b'{"T1": {"vp": ' + b"9" * 5000 + b"}}", "tiles.json: a number with more digits than anything here has"),
    ],
)
def test_a_file_that_cannot_be_used_is_told(built_in: Path, own: Path, text: bytes, told: str) -> None:
    (own / "tiles.json").write_bytes(text)
    [mistake] = mistakes(own)
    assert mistake.startswith(told)


def test_a_file_with_another_name_is_told(built_in: Path, own: Path) -> None:
    put(own, {"tilse.json": {}})
    told = ["tilse.json: not a component file (expected one of tiles.json, cards.json)"]
    assert mistakes(own) == mistakes(own / "tilse.json") == told


def test_a_folder_without_component_files_is_told(built_in: Path, own: Path) -> None:
    assert mistakes(own) == [f"{own}: no component file in this folder (expected one of tiles.json, cards.json)"]


def test_a_path_that_leads_nowhere_is_told(built_in: Path, own: Path) -> None:
    assert mistakes(own / "nowhere") == [f"{own / 'nowhere'}: no such file or folder"]


# --- languages -----------------------------------------------------------------------------------


def test_mistakes_are_told_in_any_language() -> None:
    found = fields(vp="five", gain=[1], cult="moon", price=4, more=1)
    found.whole("vp")
    found.whole("coins")
    found.table("gain", 21)
    found.table("price", 0)
    found.choice("cult", ("", "fire", "water"))
    found.close()
    assert told_of(found, "ru") == [
        'tiles.json: T1: vp: ожидается целое число, а здесь "five"',
        "tiles.json: T1: coins: не указано",
        "tiles.json: T1: gain: чисел должно быть 21, а здесь 1",
        "tiles.json: T1: price: ожидается список целых чисел, а здесь 4",
        'tiles.json: T1: cult: ожидается одно из слов fire, water, а здесь "moon"',
        "tiles.json: T1: more: неизвестное поле",
    ]


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"a"', '{"a" 1}', '{"a": }', '{"a": 1', '{"a": 1 2}', '{"a": 1,}', "[1,]", "{} {}", '{"a', '{"a\n": 1}',
     '{"a": "\\x"}', '{"a": "\\u12"}', "\ufeff{}"],
)  # fmt: skip
def test_broken_json_is_told_in_any_language(text: str) -> None:
    """What Python says of it is English; each of its sentences has a message."""
    found: list[Text] = []
    assert parse_entries("tiles.json", text, found) == {}
    [english], [russian] = ([words_of("demiurge.kernel", one).shown(it) for it in found] for one in ("en", "ru"))
    assert re.fullmatch(r"tiles\.json: line \d: broken JSON: [A-Z].+", english)
    assert re.fullmatch(r"tiles\.json: строка \d: испорченный JSON: [^A-Za-z]+u?»?", russian)


def test_a_game_that_lacks_the_language_is_told_of_in_english_as_a_whole(built_in: Path, own: Path) -> None:
    """Its own messages would be English, and a line of two languages is nobody's."""
    put(own, {"tiles.json": {"T1": {"origin": "house"}}})
    with pytest.raises(BadComponents) as caught:
        read(own)
    assert caught.value.said("ru") == "tiles.json: T1: vp: missing"
    (built_in.parent / "words").mkdir()
    words = built_in.parent / "words" / "ru.ftl"
    words.write_text("### unfinished\n\ntitle = Плитки", "utf-8")
    assert caught.value.said("ru") == "tiles.json: T1: vp: missing"
    words.write_text("title = Плитки", "utf-8")
    speech.reload()
    assert caught.value.said("ru") == "tiles.json: T1: vp: не указано"


def test_what_was_caught_elsewhere_still_knows_its_words(built_in: Path, own: Path) -> None:
    """As of a process that played a game for another."""
    put(own, {"tiles.json": {"T1": {"origin": "house"}}})
    with pytest.raises(BadComponents) as caught:
        read(own)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.room) == (str(caught.value), ROOM)
