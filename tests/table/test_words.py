"""The words of the table: all of them are messages, every language has them all, and nothing is shown beside them."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import jinja2
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from jinja2 import nodes

from demiurge.table import languages
from demiurge.table.languages import NAME, ROOM, say
from tests.table.serving import TM, Browser
from tools import words

TABLE = Path(languages.__file__).parent
OURS = ("en", "ru")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")


# ---- what the files have
class Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@lru_cache(maxsize=4)
def messages(language: str) -> dict[str, set[str]]:
    """By their ids, what they ask for."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((TABLE / "words" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def asked(id: str) -> set[str]:
    """What a message asks for in some language."""
    return set().union(*(messages(language).get(id, set()) for language in OURS))


# ---- what is said
class Use(NamedTuple):
    where: str
    id: str
    given: frozenset[str]


CALLS = {
    "say": 1, "said": 1, "text": 0, "complain": 2, "refused": 1, "Halted": 1, "Refused": 1, "NotAllowed": 0,
    "mark": 1, "told": 0, "BadAddress": 0, "NoAnswer": 0, "TooMany": 0, "Unplayable": 0, "CannotStart": 0,
    "NoComponents": 0,
}  # fmt: skip
"""Which argument is the id."""
ID = re.compile(r"[a-z][\w-]*")
COMPOSED = {
    *(f"review-{more}{kind}" for more in ("", "title-") for kind in ("slip", "mistake", "blunder", "chance")),
    *(f"review-curve-{unit}" for unit in ("place", "win", "points")),
    "review-late", "review-seat-of", "review-source", "review-source-none",
}  # fmt: skip
"""Said by an id that is put together, of the kind of a mark, a curve or a line of a summary."""


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted([*TABLE.glob("*.py"), *TABLE.glob("*/*.py")]):
        yield path, ast.parse(path.read_text("utf-8"))


def constants(node: ast.expr) -> list[str]:
    """A text, or either of two."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def in_python() -> Iterator[Use]:
    for path, tree in modules():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = CALLS.get(name, 9)
            if len(node.args) <= at or path.name == "languages.py":
                continue
            given = frozenset(one.arg or "" for one in node.keywords)
            yield from (
                Use(f"{path.name}:{node.lineno}", id, given) for id in constants(node.args[at]) if ID.fullmatch(id)
            )


def in_templates() -> Iterator[Use]:
    for path in sorted(TABLE.glob("templates/*.html")):
        for call in jinja2.Environment().parse(path.read_text("utf-8")).find_all(nodes.Call):
            name = call.node.name if isinstance(call.node, nodes.Name) else ""
            at = {"_": 0, "said_in": 1}.get(name, 9)
            id = call.args[at] if len(call.args) > at else None
            if isinstance(id, nodes.Const):
                yield Use(f"{path.name}:{call.lineno}", id.value, frozenset(one.key for one in call.kwargs))


def in_scripts() -> Iterator[Use]:
    for path in sorted(TABLE.glob("static/*.js")):
        for found in re.finditer(r'\bt\("([^"]+)"(?:, \{([^}]*)\})?', path.read_text("utf-8")):
            given = [part.partition(":")[0].strip() for part in (found[2] or "").split(",")]
            yield Use(path.name, found[1], frozenset(filter(None, given)))


@lru_cache(maxsize=1)
def uses() -> list[Use]:
    return [*in_python(), *in_templates(), *in_scripts()]


def test_what_is_said_is_found() -> None:
    """Else the tests below could not fail."""
    assert {"turn-waiting-for", "no-seat-of-yours", "wrong-seat", "bot-hypatia", "api-taken"} <= {
        one.id for one in in_python()
    }
    assert {"keys-title", "card-bots", "table-untranslated"} <= {one.id for one in in_templates()}
    assert {one.id: one.given for one in in_scripts()}["place-answers"] == {"answer", "n"}


@pytest.mark.parametrize("language", OURS)
def test_every_message_that_is_said_is_there_and_no_other(language: str) -> None:
    said = {NAME, *(one.id for one in uses())}
    assert sorted(said - set(messages(language))) == []
    assert sorted(set(messages(language)) - said - COMPOSED) == []


def test_a_message_is_given_what_it_asks_for_and_nothing_else() -> None:
    for one in uses():
        assert one.given == asked(one.id), f"{one.where}: {one.id} asks for {asked(one.id)}"


def test_russian_is_written_in_russian() -> None:
    latin = {id for id in messages("ru") if not CYRILLIC.search(say("ru", id, **dict.fromkeys(asked(id), 1)))}
    assert latin == {"key-enter", "card-new-of", "gained", "date", "error-other", "review-seat-of"}


# ---- nothing is said beside them
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")
BRAND = "Demiurge"
WORD = re.compile(r"[A-Za-z]{2,}")
CODE = re.compile(r'[\w-]+="[^"]*"|"\w+":')  # attributes that a macro makes, and what a form sends


class Shown(HTMLParser):
    """The words of a template that a person would read or hear."""

    SPOKEN = ("aria-label", "placeholder", "title", "alt", "label", "data-note", "data-about", "data-hint")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.within = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.found += [given[name] or "" for name in self.SPOKEN if name in given]
        if given.get("name") == "description":
            self.found.append(given.get("content") or "")
        self.within = tag if tag in ("script", "style", "kbd") else ""

    def handle_data(self, data: str) -> None:
        if not self.within:
            self.found.append(data)


def beside(source: str) -> list[str]:
    """Words in a template that are no message."""
    lexed = list(jinja2.Environment().lex(source))
    plain = "".join(value if kind == "data" else "" for _, kind, value in lexed)
    written = [word for text in Shown(plain).found for word in WORD.findall(CODE.sub("", text)) if word != BRAND]
    parsed = jinja2.Environment().parse(source)
    constants = [one.value for one in parsed.find_all(nodes.Const) if isinstance(one.value, str)]
    return written + [one for one in constants if "=" not in one and SENTENCE.search(one)]


def literals(source: str) -> Iterator[str]:
    """The texts of a script, without what it puts between them."""
    code = re.sub(r"(?m)^\s*//.*$|/\*.*?\*/|\s// .*$", "", source, flags=re.S | re.M)
    for found in re.finditer(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", code):
        text = found[1] or found[2] or found[3] or ""
        yield re.sub(r"<[^<>]*>", " ", re.sub(r"\$\{[^{}]*\}", "", text))


def beside_in_script(source: str) -> list[str]:
    """Texts of a script that look like something to be read. Selectors have signs that sentences do not have."""
    return [one for one in literals(source) if SENTENCE.search(one) and not re.search(r"[\[\]#>=()]|\.\w", one)]


def test_templates_have_no_words_of_their_own() -> None:
    found = {path.name: beside(path.read_text("utf-8")) for path in TABLE.glob("templates/*.html")}
    assert {name: words for name, words in found.items() if words} == {}


def test_scripts_have_no_words_of_their_own() -> None:
    found = {path.name: beside_in_script(path.read_text("utf-8")) for path in TABLE.glob("static/*.js")}
    assert {name: words for name, words in found.items() if words} == {"replay.js": ["use strict"]}


def test_words_in_a_template_or_a_script_would_be_found() -> None:
    """Else the tests above could not fail."""
    assert beside('<p title="{{ x }} rules">{{ _("y") }}</p>') == ["rules"]
    assert beside("<b>{% if x %}Your turn{% endif %}</b>") == ["Your", "turn"]
    assert beside('{{ "Your turn" if x }}') == ["Your turn"]
    assert beside('<i class="some words" data-n="three">{{ _("id") }} · Demiurge</i>') == []
    assert beside_in_script('toast("It is your turn"); $(".a > b, .c d");') == ["It is your turn"]
    assert beside_in_script("x = `<b class='p q'>${name} has won</b>`; // a remark of ours")[0].strip() == "has won"


def test_the_checker_of_messages_finds_nothing_in_our_python() -> None:
    assert words.faults(ROOM) == []


# ---- a language that somebody brings
ESPERANTO = """
language-name = Esperanto
front-title = Tablo por grandaj ludoj.
turn-waiting-for = Ni atendas: { $names }
table-untranslated = { $game } ne estas tradukita; la tablo parolas angle.
search-found = { $n ->
     [0] nenio
     [one] unu trovita
    *[other] { $n } trovitaj
}
"""


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In a folder that is no part of ours."""
    folder = tmp_path / "words" / "eo"
    folder.mkdir(parents=True)
    (folder / "table.ftl").write_text(ESPERANTO, "utf-8")
    (folder / "kernel.ftl").write_text("list = { $some } kaj { $last }\n", "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(folder.parent))
    languages.reload()
    yield
    monkeypatch.undo()
    languages.reload()


@pytest.mark.usefixtures("esperanto")
def test_a_third_language_needs_no_python(ada: Browser) -> None:
    assert list(languages.known().items()) == [("en", "English"), ("eo", "Esperanto"), ("ru", "Русский")]
    assert '<button class="small-button" type="submit" name="to" value="eo" lang="eo"' in ada.get("/").text
    ada.client.headers["Accept-Language"] = "eo, ru;q=0.5"
    text = ada.get("/").text
    assert '<html lang="eo"' in text
    assert "<h1>Tablo por grandaj ludoj.</h1>" in text
    assert "Play now" in text  # what it lacks is English
    assert languages.listed("eo", ["A", "B", "C"]) == "A, B kaj C"
    assert say("eo", "turn-waiting-for", names="X") == "Ni atendas: X"
    assert say("eo", "wrong-game", name="X") == "No game is called “X”."
    frame = ada.get(f"/t/{ada.create(TM)}").text
    assert '<html lang="en"' in frame
    assert '<p class="untranslated small muted" lang="eo">Terra Mystica ne estas tradukita' in frame
    ada.client.headers["Accept-Language"] = "en"
    ada.post("/language", to="eo", back="/")
    assert '<html lang="eo"' in ada.get("/").text


@pytest.mark.usefixtures("esperanto")
def test_a_script_gets_the_forms_of_a_message_that_depends_on_a_number() -> None:
    found = languages.patterns("eo", ("search-found",))["search-found"]
    assert isinstance(found, tuple)
    by, texts = found
    assert (by, texts["0"], texts["one"], texts["other"]) == ("n", "nenio", "unu trovita", "{n} trovitaj")
    assert languages.patterns("eo", ("copied",)) == {"copied": "Copied"}  # it has none of its own
    places = languages.patterns("ru", ("answers-places",))["answers-places"]
    assert isinstance(places, tuple)
    assert [places[1][key] for key in ("one", "few", "many")] == ["{n} место", "{n} места", "{n} мест"]


@pytest.mark.parametrize("text", ["chat = one\nchat = another\n", "### unfinished\n\nchat = one\n"])
def test_a_file_that_cannot_be_read_or_is_not_finished_is_offered_to_nobody(
    ada: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "table.ftl").write_text(text, "utf-8")
    monkeypatch.setenv("DEMIURGE_WORDS", str(tmp_path))
    languages.reload()
    assert list(languages.known()) == ["en", "ru"]
    ada.client.headers["Accept-Language"] = "xx"
    assert '<html lang="en"' in ada.get("/").text
    monkeypatch.undo()
    languages.reload()
