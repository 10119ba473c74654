"""Texts said in a language: our own reading of Fluent, and that of those who invented it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from demiurge.kernel import speech
from demiurge.kernel.fluent import BadMessage, Bundle
from demiurge.kernel.plurals import PLURALS, plural_of
from demiurge.kernel.problems import BadOption
from demiurge.kernel.speech import OUTSIDE, Words, files, finished, languages, words_of
from demiurge.kernel.text import NONE, Text, bared, name, seat, slug, text
from demiurge.kit import catalogue
from tools.words import ROOMS

SMALL = """
list = { $some } and { $last }
list-or = { $some } or { $last }
minus = -
# a comment = with a sign
line = { $who } { LIST($deeds) }.
cards = { $n } { $n ->
    [0] no cards at all
    [one] card
   *[other] cards
}
thing = thing
    .acc = the thing
takes = takes { AS($what, "acc") }
deck = { $what ->
    [none] nothing
   *[other] { takes }
}
-brand = { $case ->
    [gen] Demiurge's
   *[nom] Demiurge
}
own = { -brand } and { -brand(case: "gen") } { thing.acc }
quoted = {"{"}0{"}"} stays
signed = Unrest { SIGNED($n) }
under = { LINES($what, "acc") }
first = { UPPER($what) }
"""
NAMES = ("AS", "HAS", "LIST", "OR", "ROW", "EACH", "LINES", "SIGNED", "UPPER")


def small(language: str = "en") -> Words:
    return Words(language, [SMALL])


# ---- saying
def test_a_message_is_said_with_its_arguments() -> None:
    w = small()
    assert [w("cards", n=n) for n in (0, 1, 2)] == ["0 no cards at all", "1 card", "2 cards"]
    assert w("takes", what=text("thing")) == "takes the thing"
    assert w("takes", what="a word") == "takes a word"
    assert w("own") == "Demiurge and Demiurge's the thing"
    assert w("quoted") == "{0} stays"
    assert (w("signed", n=2), w("signed", n=-2)) == ("Unrest +2", "Unrest -2")
    assert w("first", what=text("thing")) == "Thing"


def test_an_argument_that_is_not_there_has_a_variant_of_its_own() -> None:
    w = small()
    assert (w("deck", what=NONE), w("deck", what=text("thing"))) == ("nothing", "takes the thing")


def test_several_things_are_listed() -> None:
    w = small()
    deeds = (text("takes", what=text("thing")), "waits", "ends")
    assert w("line", who=seat(1), deeds=deeds[:1]) == "{1} takes the thing."
    assert w("line", who=seat(1), deeds=deeds) == "{1} takes the thing, waits and ends."
    assert w.say(("a", "b", "c")) == "a, b and c"
    assert w("under", what=(text("thing"), "b")) == "the thing\nb"


def test_a_form_that_a_language_does_not_have_is_the_plain_one() -> None:
    assert small().say(text("thing"), "gen") == "thing"
    assert small().has("thing", "acc")
    assert not small().has("thing", "gen")


def test_what_a_language_lacks_is_said_in_english_and_a_name_as_it_is() -> None:
    w = Words("ru", ["thing = вещь"], small())
    assert (w("thing"), w("cards", n=2)) == ("вещь", "2 cards")
    assert w.say(name("card", "Niccolò's Own")) == "Niccolò's Own"
    assert Words("ru", ["card-niccolos-own = Своё"]).say(name("card", "Niccolo's Own")) != "Своё"
    assert slug("Niccolò Machiavelli") == "niccolo-machiavelli"


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "KEPT", 10)
    w = small()
    for n in range(50):
        assert w("cards", n=n + 2) == f"{n + 2} cards"
        assert len(w.known) <= 10


def test_an_owners_word_is_neither_a_seat_nor_an_icon() -> None:
    said = small()("takes", what=name("card", "{1} :vp:"))
    assert "{1}" not in said
    assert ":vp:" not in said
    assert bared(said) == "takes {1} :vp:"


@pytest.mark.parametrize(
    ("source", "message"),
    [("a = { b }", "no message b"), ("a = { NOPE($x) }", "no function NOPE"), ("a = { $x }", "a is not given 'x'"),
     ("a = { $x ->\n}", "a: "), ("a = b\na = c", "a is written twice"),
     ("a = { a }", "a: maximum recursion"), ('a = { SIGNED("x") }', "a: Unknown format"),
     ("a = { AS() }", "a: .*argument")],
)  # fmt: skip
def test_a_mistake_in_a_file_is_named(source: str, message: str) -> None:
    with pytest.raises(BadMessage, match=message):
        Words("en", [source]).bundle.say("a", "", {})


def test_an_error_speaks_the_language_of_who_reads_it() -> None:
    wrong = BadOption("option-value", option="map", values=("a", "b"), value="c")
    assert str(wrong) == "option map is one of a, b, not 'c'"
    assert wrong.said("ru") == "настройка map может быть одной из a, b, но не «c»"


# ---- languages
def test_a_third_language_is_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "kernel.ftl").write_text("list = { $some } kaj { $last }\n", "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(tmp_path))
    speech.reload()
    try:
        assert languages("demiurge.kernel") == ["en", "eo", "ru"]
        assert words_of("demiurge.kernel", "eo").say(("unu", "du")) == "unu kaj du"
        assert words_of("demiurge.kernel", "eo")("minus") == "-"
        assert any(
            text("message-missing", where="kernel/words/eo.ftl", message="minus") == fault
            for fault in catalogue.faults("demiurge.kernel", "eo")
        )
    finally:
        speech.reload()


def test_an_unfinished_language_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OUTSIDE, str(tmp_path))
    for language, mark in (("eo", "### unfinished\n\n"), ("pl", "")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "kit.ftl").write_text(f"{mark}a = b\n")
    assert {"eo", "pl"} <= set(languages("demiurge.kit"))
    assert "pl" in finished("demiurge.kit")
    assert "eo" not in finished("demiurge.kit")
    assert finished("demiurge.kit")[0] == "en"


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_numbers_choose_the_forms_of_their_language(language: str) -> None:
    known = Locale.parse(language).plural_form
    for n in (*range(400), 1000, 1_000_000, 2_000_000, 1_000_001):
        assert plural_of(language)(n) == plural_of(language)(-n) == known(n)


# ---- the judge
def plain(*args: Any) -> str:
    """Stands for any function of ours, in both readings."""
    return "/".join(str(arg) for arg in args)


def guesses(asked: catalogue.Asked, rng: random.Random) -> dict[str, Any]:
    return {one: rng.choice([0, 1, 2, 3, 5, 11, 21, 101, NONE, "Wort"]) for one in sorted(asked.variables)}


@pytest.mark.parametrize("room", ROOMS)
def test_the_reference_implementation_says_the_same(room: str) -> None:
    """Every message in every form and language, with numbers and words in turn for what it asks for."""
    rng = random.Random(1)
    for language in languages(room):
        sources = [path.read_text("utf-8") for one in (*speech.BASES, room) for path in files(one, language)]
        sources = list(dict.fromkeys(sources))
        functions: dict[str, Any] = dict.fromkeys(NAMES, plain)
        ours, judge = (
            Bundle(language, sources, functions),
            FluentBundle([language], functions=functions, use_isolating=False),
        )
        for source in sources:
            judge.add_resource(FluentResource(source))
        whole = catalogue.read(room, language)
        for id, message in whole.messages.items():
            for form, asked in message.forms.items() if not id.startswith("-") else ():
                for _ in range(6):
                    args = guesses(asked, rng) | dict.fromkeys(whole.asked(id, form) - asked.variables, 3)
                    entry: Any = judge.get_message(id)
                    wanted, errors = judge.format_pattern(entry.attributes[form] if form else entry.value, args)
                    assert errors == [], id
                    assert ours.say(id, form, args) == wanted, (id, form, args)


def test_what_is_said_can_be_told_apart() -> None:
    assert Text("a") == text("a") != text("a", n=1)
    assert hash(text("a", n=(1, 2))) == hash(text("a", n=(1, 2)))
