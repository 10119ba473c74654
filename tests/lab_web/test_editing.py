"""The editor's model: what a loader asks for as a form, what a form says as an entry, a draft on disk."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from demiurge.kernel.registry import Meta, find, games
from demiurge.lab.web.asking import tried
from demiurge.lab.web.components import shown_value, turned
from demiurge.lab.web.editing import drafts, forms, posted
from demiurge.lab.web.editing.drafts import BadDraft, Draft
from demiurge.lab.web.editing.forms import Field, Form
from demiurge.lab.web.editing.reading import Entry, built_in, own, read

CARDS = "technologies.json"
PRESS = "printing-press"


def press(meta: Meta) -> Any:
    return deepcopy(built_in(meta)[CARDS][PRESS])


def form_of(meta: Meta, entry: Entry, name: str = PRESS, file: str = CARDS) -> Form:
    return Form(meta, read(meta, {file: {name: entry}}), file, name)


def at(form: Form, *path: str | int) -> Field:
    return next(field for field in form.root.all() if field.path == path)


def sent(form: Form) -> dict[str, str]:
    """What a browser would send of it."""
    return {posted.name_of(f.kind, f.path): "" if f.kind in ("group", "list") else shown_value(f.value, f.kind)
            for f in form.root.all() if f.path and f.there}  # fmt: skip


# ---- forms
def test_a_form_has_what_the_loader_asks_for_with_bounds_and_words(nova: Meta) -> None:
    form = form_of(nova, press(nova))
    cost, op = at(form, "cost"), at(form, "effects", 0, "op")
    assert (cost.kind, cost.value, cost.ask.low, cost.ask.high) == ("whole", 9, 1, 30)
    assert op.kind == "choice"
    assert {"vp", "gain", "discount"} <= set(op.ask.words)
    assert at(form, "obsoletes").kind == "words"
    assert "oral-tradition" in at(form, "obsoletes").seen
    assert not at(form, "note").there
    assert not at(form, "cost").changed


def test_a_change_knows_what_was_there(nova: Meta) -> None:
    entry = press(nova)
    entry["effects"][0]["n"] = 3
    field = at(form_of(nova, entry), "effects", 0, "n")
    assert (field.value, field.was, field.changed) == (3, 1, True)


def test_the_fields_of_an_effect_are_those_of_its_word(nova: Meta) -> None:
    """Another word, other fields: what it needs is put in, what it does not know is left out."""
    before = press(nova)
    entry = deepcopy(before)
    entry["effects"][2]["op"] = "unrest"
    after: Any = forms.settled(nova, CARDS, PRESS, entry, before)
    assert after["effects"][2] == {"when": "production", "op": "unrest", "n": 1}
    entry["effects"][2]["op"] = "convert"
    after = forms.settled(nova, CARDS, PRESS, entry, before)
    assert read(nova, {CARDS: {PRESS: after}}).game is not None
    assert {"give", "get", "give_n", "get_n"} & set(after["effects"][2])


def test_a_condition_can_be_added_where_the_loader_knows_one(nova: Meta) -> None:
    entry = press(nova)
    form = form_of(nova, entry)
    assert {"if", "per"} <= set(at(form, "effects", 0).more)
    made = forms.completed(nova, CARDS, PRESS, forms.put(entry, ("effects", 0, "per"), {}), ("effects", 0, "per"))
    assert read(nova, {CARDS: {PRESS: made}}).game is not None


def test_a_mistake_stands_beside_its_field_and_what_fits_is_offered(nova: Meta) -> None:
    entry = press(nova)
    entry["effects"].append({"when": "production", "op": "discount", "n": 1, "color": "blue"})
    form = form_of(nova, entry)
    field = at(form, "effects", 3, "when")
    assert [one.id for one in field.mistakes] == ["box-when"]
    assert forms.fitting(nova, CARDS, PRESS, entry, field) == ["permanent"]
    assert form.rest == []
    assert form.elsewhere == []


def test_a_mistake_of_the_whole_is_told_by_its_place(nova: Meta) -> None:
    file, name = "personalities.json", "aristotle"
    form = form_of(nova, built_in(nova)[file][name] | {"era": "II"}, name, file)
    assert form.reading.game is None
    assert form.rest == []
    assert [place for place, _ in form.elsewhere] == [file, file], "two decks have another size"


@pytest.mark.parametrize("name", [meta.name for meta in tried()])
def test_what_a_form_sends_is_the_entry(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every entry of every game; what could be added is looked at elsewhere."""
    monkeypatch.setattr(Form, "addable", lambda *_: [])
    meta = find(name)
    for file, entries in built_in(meta).items():
        for entry_name, entry in entries.items():
            form = Form(meta, own(meta), file, entry_name)
            assert posted.entry_of(sent(form), entry) == entry, (file, entry_name)
            assert json.dumps(posted.entry_of(sent(form), entry)) == json.dumps(entry), "in the same order"


def test_every_game_of_ours_can_be_edited() -> None:
    assert {"civolution", "nova-era", "terra-mystica", "theocratia"} <= {meta.name for meta in tried()} <= set(games())


# ---- what is sent
@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        ("whole", "12", 12), ("whole", "−3", -3), ("whole", "three", "three"), ("whole", "9" * 40, "9" * 40),
        ("table", "1, 2,3", [1, 2, 3]), ("table", "[]", []), ("table", "1, x", [1, "x"]),
        ("words", "red, blue", ["red", "blue"]), ("flag", "yes", True), ("flag", "no", False),
        ("json", '{"a": [1]}', {"a": [1]}), ("json", "{", "{"), ("json", "[" * 100_000, "[" * 100_000),
        ("whole", "  ", forms.MISSING), ("group", "", {}), ("list", "", []),
    ],
)  # fmt: skip
def test_what_is_written_in_a_field(kind: str, text: str, value: object) -> None:
    assert posted.value_of(kind, text) == value


def test_odd_names_of_fields_change_nothing() -> None:
    odd = {"whole:": "1", "evil:a": "1", "whole:effects/9/n": "1", "whole": "1", f"whole:{'a/' * 50}n": "1"}
    assert posted.entry_of(odd, {}) in ({}, {"effects": []})
    assert posted.entry_of({"whole:a": "1", "whole:a/b": "2"}, {}) == {"a": 1}


# ---- drafts
def test_a_draft_keeps_what_differs_and_only_that(nova: Meta, tmp_path: Path) -> None:
    draft = Draft(tmp_path, nova)
    entry = press(nova)
    entry["cost"] = 7
    draft.put(CARDS, PRESS, entry)
    again = Draft(tmp_path, nova)
    assert again.entries == {CARDS: {PRESS: entry}}
    assert json.loads((tmp_path / "nova-era" / CARDS).read_text("utf-8")) == {PRESS: entry}
    assert nova.make({}, str(tmp_path / "nova-era"))
    again.put(CARDS, PRESS, press(nova))
    assert Draft(tmp_path, nova).changed == 0
    assert not (tmp_path / "nova-era" / CARDS).exists()


def test_changes_are_undone_one_by_one(nova: Meta, tmp_path: Path) -> None:
    draft = Draft(tmp_path, nova)
    for cost in (7, 8):
        draft.put(CARDS, PRESS, press(nova) | {"cost": cost})
    assert draft.undo() == (CARDS, PRESS)
    assert draft.entry(CARDS, PRESS)["cost"] == 7
    assert Draft(tmp_path, nova).undo() == (CARDS, PRESS)
    assert Draft(tmp_path, nova).changed == 0
    assert Draft(tmp_path, nova).undo() is None


def test_sizes_are_bounded_and_nothing_changes_then(
    nova: Meta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = Draft(tmp_path, nova)
    draft.put(CARDS, PRESS, press(nova) | {"cost": 7})
    with pytest.raises(BadDraft, match="32 kB at most"):
        draft.put(CARDS, PRESS, press(nova) | {"note": "x" * drafts.LARGEST_ENTRY})
    monkeypatch.setattr(drafts, "LARGEST", 600)
    with pytest.raises(BadDraft, match="together"):
        draft.put(CARDS, "writing", built_in(nova)[CARDS]["writing"] | {"note": "x" * 400})
    assert {file: list(entries) for file, entries in Draft(tmp_path, nova).entries.items()} == {CARDS: [PRESS]}


@pytest.mark.parametrize("file", ["../evil.json", "/etc/passwd", "nothing.json", ""])
def test_no_name_leads_out_of_the_folder(file: str, nova: Meta, tmp_path: Path) -> None:
    with pytest.raises(BadDraft, match="no such file"):
        Draft(tmp_path, nova).open(file, "{}")
    assert list(tmp_path.rglob("*")) == []


def test_a_file_of_ones_own_is_taken(nova: Meta, tmp_path: Path) -> None:
    draft = Draft(tmp_path, nova)
    assert draft.open(CARDS, json.dumps({PRESS: press(nova) | {"cost": "dear"}})) == []
    assert draft.entry(CARDS, PRESS)["cost"] == "dear", "its mistake is shown where it is edited"
    assert [one.id for one in draft.open(CARDS, "{")] == ["component-at"]
    with pytest.raises(BadDraft, match="no component"):
        draft.open(CARDS, '{"gold-press": {}}')
    assert Draft(tmp_path, nova).entry(CARDS, PRESS)["cost"] == "dear"


def test_a_damaged_draft_is_none(nova: Meta, tmp_path: Path) -> None:
    (tmp_path / "nova-era").mkdir()
    for text in ("{", "[]", '{"printing-press": 3, "nobody": {}}', "[" * 100_000):
        (tmp_path / "nova-era" / CARDS).write_text(text, "utf-8")
        assert Draft(tmp_path, nova).entries == {}


# ---- places that may be empty
def test_a_place_of_a_list_may_be_emptied_and_filled_again(civolution: Meta) -> None:
    """A research card has five cost spaces; an empty one is written as null."""
    file, name = "research_cards.json", "C24"
    before = built_in(civolution)[file][name]
    emptied: Any = turned(civolution, file, name, deepcopy(before), "drop", "cost/0")
    assert emptied["cost"] == [None, *before["cost"][1:]]  # type: ignore[index]
    filled: Any = turned(civolution, file, name, emptied, "make", "cost/0")
    assert set(filled["cost"][0]) == {"type", "n", "material"}
    assert read(civolution, {file: {name: filled}}).game is not None


def test_a_list_without_empty_places_is_shorter_then(civolution: Meta) -> None:
    file, name = "research_cards.json", "C24"
    before: Any = built_in(civolution)[file][name]
    after: Any = turned(civolution, file, name, deepcopy(before), "drop", "instant/0")
    assert after["instant"] == before["instant"][1:]
