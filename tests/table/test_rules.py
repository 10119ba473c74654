"""The rules at a table: all that hold there, by chapter, and what people find in their own words."""

from __future__ import annotations

import re

import pytest

from demiurge.kernel.registry import find
from demiurge.table.seen import render
from demiurge.table.seen.rules import drawn_with, found_in, rulebook, rules_with
from tests.table.serving import Browser

GAMES = ("terra-mystica", "theocratia", "nova-era", "civolution")
TM, TH = "terra-mystica", "theocratia"
IDS = re.compile(r'id="rules-([A-Z]{1,4}-[A-Z]?\d[\w.]*)"')


def terms(game: str, **options: str) -> tuple[tuple[str, str], ...]:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return tuple(sorted(find(game).complete(chosen).items()))


def shown(text: str) -> list[str]:
    return IDS.findall(text)


# ---- the whole book
@pytest.mark.parametrize("game", GAMES)
def test_the_drawer_has_every_clause_that_holds_under_a_chapter_that_its_contents_name(game: str) -> None:
    book = drawn_with(game, "en", terms(game), 3)
    assert shown(book) == [clause.id for clause in rules_with(game, "en", terms(game), 3)]
    assert len(shown(book)) > 250
    assert re.findall(r'href="#(rules-\w+-chapter-\d+)"', book) == re.findall(
        r'<section class="chapter" id="([^"]+)', book
    )


def test_a_table_shows_only_the_rules_of_its_options(ada: Browser) -> None:
    usual, big = (ada.create(game=TM, **more) for more in ({}, {"option-fire-and-ice-factions": "yes"}))
    small, large = (shown(ada.get(f"/t/{table}/rules").text) for table in (usual, big))
    assert "TM-38.1" not in small
    assert "TM-38.1" in large
    assert {"TM-11.7", "TM-1.13", "TM-17.18"}.isdisjoint(small), "the turn order, the mini expansion, the scoring tiles"
    assert set(small) < set(large)


@pytest.mark.parametrize(
    ("edition", "there", "not_there"), [("final", "TH-25.2", "TH-25.7"), ("early", "TH-25.7", "TH-25.2")]
)
def test_a_table_shows_only_the_rules_of_its_edition(edition: str, there: str, not_there: str) -> None:
    found = rules_with(TH, "ru", terms(TH, edition=edition), 3)
    assert there in found
    assert not_there not in found


def test_rules_for_one_are_shown_to_who_plays_alone() -> None:
    alone, together = (rules_with("civolution", "en", terms("civolution"), seats) for seats in (1, 2))
    assert "CV-40.1" in alone
    assert "CV-40.1" not in together


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_a_mark_names_is_one_of_the_game(game: str) -> None:
    options = find(game).all_options()
    known = {one.name for one in options} | {f"{one.name}-{value}" for one in options for value in one.values}
    named = {mark.removeprefix("V ") for clause in rulebook(game) for mark in clause.marks if mark.startswith("V ")}
    assert named <= known


def test_the_book_of_a_table_is_made_once(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.create(game=TM)
    first = ada.get(f"/t/{table}/rules").text
    monkeypatch.setattr(render, "fill", lambda *given, **more: pytest.fail("made again"))
    assert ada.get(f"/t/{table}/rules").text == first


def test_a_clause_that_does_not_hold_here_is_told_all_the_same(ada: Browser) -> None:
    told = ada.get(f"/t/{ada.create(game=TM)}/rules?q=TM-38.1").text
    assert "does not hold at this table" in told
    assert 'data-clause="TM-38.1"' in told


def test_a_citation_in_a_sentence_leads_there(ada: Browser) -> None:
    assert (
        '<button class="cite" type="button" data-clause="TH-15.2">' in ada.get(f"/t/{ada.create(game=TH)}/rules").text
    )


def test_a_command_in_a_sentence_is_set_as_code(ada: Browser) -> None:
    for page in (ada.get("/rules/terra-mystica").text, ada.get(f"/t/{ada.create(game=TM)}/rules?q=TM-44.9").text):
        assert "<code>burn n</code>" in page
    for game in GAMES:
        assert "`" not in drawn_with(game, "en", terms(game), 3) + drawn_with(game, "ru", terms(game), 3)


# ---- looking for something
@pytest.mark.parametrize(
    ("game", "language", "question", "first"),
    [
        (TM, "en", "how do I win", "TM-17.23"), (TM, "en", "leech", "TM-12.1"), (TM, "en", "burn", "TM-13.4"),
        (TM, "en", "What can I do on my turn?", "TM-4.1"), (TM, "en", "boats", "TM-5.3"),
        (TH, "en", "how do I win", "TH-0.13"), (TH, "ru", "как победить", "TH-0.13"), (TH, "ru", "war", "TH-8.1"),
        (TH, "ru", "чудовища", "TH-8.1"), (TH, "ru", "Кто начинает?", "TH-7.1"),
        ("nova-era", "en", "how do I win", "NE-16.2"), ("nova-era", "en", "hire a leader", "NE-11.30"),
        ("civolution", "en", "how do I win", "CV-35.7"), ("civolution", "en", "hungry", "CV-31.1"),
    ],
)  # fmt: skip
def test_the_search_knows_the_words_that_people_use(game: str, language: str, question: str, first: str) -> None:
    found = found_in(rulebook(game, language), question, language)
    assert (found[0].id if found else "") == first


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_people_look_for_leads_to_clauses_that_are_there(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert [name for one in book.asked for name in one.clauses if not book.named(name)] == []
    assert len(book.asked) > 30


def test_what_is_found_says_how_much_it_is(ada: Browser) -> None:
    table = ada.create(game=TM)
    assert "No rule has “&lt;b&gt;”" in ada.get(f"/t/{table}/rules?q=<b>").text
    found = ada.get(f"/t/{table}/rules?q=how+do+I+win").text
    assert ">6 found<" in found
    assert shown(found) == [], "the ids are those of the book beside it"
    assert ada.get(f"/games/{TM}/clauses?q=how+do+I+win").json()[0] == "TM-17.23"
