"""python tools/words.py [ROOM ...]: whether every message that Python names is there, is used, and gets what it asks
for, and whether words that a person reads are left in Python. The tests run it; it prints what is wrong.

A room is a package with a folder `words`: demiurge.kernel, demiurge.games.nova_era, lantern_isles ..."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from demiurge.kernel.registry import games
from demiurge.kernel.speech import BASES, ENGLISH, languages, words_of
from demiurge.kit import catalogue
from demiurge.kit.catalogue import Catalogue
from demiurge.kit.first_page import first_page_of
from demiurge.kit.guide import ID as GUIDE
from demiurge.kit.guide import guide_of
from demiurge.kit.practice import ID as PRACTICE
from demiurge.kit.practice import practice_of

GAMES = tuple(f"demiurge.games.{name}" for name in ("terra_mystica", "theocratia", "nova_era", "civolution"))
ROOMS = (
    *BASES,
    "demiurge.table",
    "demiurge.terminal",
    "demiurge.commands",
    "demiurge.arena",
    "demiurge.lab",
    *GAMES,
    "lantern_isles",
    "amber_shore",
)
ALSO = ("demiurge.bots", "demiurge.advice")  # say only messages of the kernel and the kit
FOR_GAMES = (
    "kit/window.py",
    "kit/writer.py",
    "kit/tips.py",
    "kit/trial.py",
    "kit/refusals.py",
)  # say messages of every game: `option-...`, `group-...`
KEYS = {"Application Support"}  # a folder
LEDGER = {"trading post", " P3 for VP", " pass bon", " the long way", "delete BON0", "+0vp for 0"}  # words of ledgers
QUIET = {"log", "warnings"}  # whose texts are for who runs a server
CODES = {"verb", "family", "word", "Verb", "tell", "Event", "happened"}  # calls whose first text is a code of the rules
SAYS = {"text": 0, "Text": 0, "w": 0, "words": 0, "say": 0, "told": 0, "_": 0, "later": 0, "untold": 0,
        "refuse": 1, "complain": 1, "expected": 1, "mistake": 1}  # fmt: skip
"""Calls that say a message, and which argument is its id; so does every Spoken."""
MEASURES = {"form", "style", "language"}  # arguments that are not the message's
PROGRAMMERS = {"TypeError", "ValueError", "AssertionError", "NotImplementedError", "RuntimeError", "LookupError",
               "KeyError", "IndexError", "AttributeError", "BadMessage", "Stuck", "Impossible",
               "ArgumentTypeError", "BrokenGame", "LostWork"}  # fmt: skip
FOR_PROGRAMMERS = {"checks.py", "check.py", "twins.py", "invariants.py", "clauses.py",  # for who writes a game
                   "citations.py", "ways.py",
                   "api_models.py", "health.py", "metrics.py", "plurals.py"}  # and these speak to programs  # fmt: skip
NOTATION = {"actions.py", "vocabulary.py", "sources.py", "state.py",  # codes: texts of answers, sources of points
            "features.py", "features"}  # and names of numbers: a module, or a folder of them  # fmt: skip
HELP = {"help", "summary", "description", "metavar", "prog", "usage", "epilog", "title"}  # --help is English
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}|[a-z]{2,}[,;:]? [A-Za-z]{2,}")
STYLES = re.compile(r"(bold|italic|dim|underline|reverse|strike)( [a-z]+)*")  # of the terminal
CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
NO_WORDS = re.compile(
    r"[<>=\\^$|{}\[\]#/]|\b(SELECT|UPDATE|INSERT|DELETE|SAVEPOINT|ROLLBACK|BEGIN|import)\b|^\s*(class|def|viewBox)\b"
)


@dataclass
class Call:
    """A place where Python names a message. `pattern`: with {} where it is made of parts."""

    where: str
    pattern: str
    given: set[str] | None  # None: not all are written there


@dataclass
class Source:
    calls: list[Call] = field(default_factory=list)
    strings: set[str] = field(default_factory=set)  # all that could be an id
    patterns: list[str] = field(default_factory=list)
    words: list[tuple[str, str]] = field(default_factory=list)  # where, and what a person might read
    codes: set[str] = field(default_factory=set)  # what only looks like words: kinds of events, verbs of answers


def folder_of(room: str) -> Path:
    spec = find_spec(room)
    assert spec is not None, room
    assert spec.submodule_search_locations, room
    return Path(next(iter(spec.submodule_search_locations)))


def sources(room: str) -> Iterator[Path]:
    """The Python of a room, without rooms within it."""
    root = folder_of(room)
    for path in sorted(root.rglob("*.py")):
        if "migrations" not in path.parts:
            yield path


# ---- what Python says
@lru_cache(maxsize=1)
def spoken() -> set[str]:
    """The errors that say a message, by the names of their classes."""
    bases: dict[str, set[str]] = {}
    for room in (*ROOMS, *ALSO):
        for path in sources(room):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    bases[node.name] = {getattr(one, "id", getattr(one, "attr", "")) for one in node.bases}
    found = {"Spoken"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


class Reader(ast.NodeVisitor):
    def __init__(self, path: Path, found: Source) -> None:
        self.path, self.found = path, found
        self.quiet = 0  # within what no player reads

    def at(self, node: ast.AST) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{getattr(node, 'lineno', 0)}"

    def body(self, node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """All but the docstring."""
        for at, one in enumerate(node.body):
            text = isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant | ast.JoinedStr)
            if not text:
                self.visit(one)
            elif at == 0:
                continue

    def visit_Module(self, node: ast.Module) -> None:
        self.body(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.body(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [one.id for one in node.targets if isinstance(one, ast.Name)]
        self.hushed(node, any(name.endswith("_help") for name in names))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "faults":
            return  # of a game: for who writes it
        for one in node.decorator_list:
            self.visit(one)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self.body(node)

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]  # noqa: N815

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        self.hushed(node, name in PROGRAMMERS)

    def hushed(self, node: ast.AST, hush: bool) -> None:
        self.quiet += hush
        self.generic_visit(node)
        self.quiet -= hush

    def visit_keyword(self, node: ast.keyword) -> None:
        self.hushed(node, node.arg in HELP)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in CODES and node.args:
            self.found.codes.add(pattern_of(node.args[0]))
        at = 0 if name in spoken() else SAYS.get(name, 0)
        if isinstance(node.func, ast.Name) and name == "say":
            at = 1  # say(language, id)
        first = node.args[at] if at < len(node.args) else None
        field_of = isinstance(node.func, ast.Attribute) and name == "text"  # of a component file
        if (name in SAYS or name in spoken()) and isinstance(first, ast.Constant | ast.JoinedStr) and not field_of:
            spread = any(one.arg is None for one in node.keywords)
            measures = MEASURES if name == "say" else set()
            given = None if spread or len(node.args) > 2 else {str(one.arg) for one in node.keywords} - measures
            pattern = pattern_of(first)
            if pattern and re.fullmatch(r"[a-z{][\w{}-]*", pattern):
                self.found.calls.append(Call(self.at(node), pattern, given))
        self.hushed(node, isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") in QUIET)

    def visit_Dict(self, node: ast.Dict) -> None:
        for key, value in zip(node.keys, node.values, strict=True):
            self.hushed_value(value, isinstance(key, ast.Constant) and key.value in HELP)
            if key is not None:
                self.visit(key)

    def hushed_value(self, node: ast.AST, hush: bool) -> None:
        self.quiet += hush
        self.visit(node)
        self.quiet -= hush

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pattern = pattern_of(node)
        self.found.patterns.append(pattern)
        self.word(node, pattern.replace("{}", "0"))
        for one in node.values:
            if isinstance(one, ast.FormattedValue):
                self.visit(one.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.strings.add(node.value)
            self.word(node, node.value)

    def word(self, node: ast.AST, text: str) -> None:
        hidden = self.quiet or {self.path.name, self.path.parent.name} & (FOR_PROGRAMMERS | NOTATION)
        code = text in KEYS | LEDGER or NO_WORDS.search(text) or STYLES.fullmatch(text) or text.startswith("demiurge ")
        if SENTENCE.search(text) and not hidden and not code:
            self.found.words.append((self.at(node), text))


def pattern_of(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if not isinstance(node, ast.JoinedStr):
        return ""
    return "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)


@lru_cache(maxsize=32)
def read_room(room: str) -> Source:
    found = Source()
    for path in sources(room):
        Reader(path, found).visit(ast.parse(path.read_text("utf-8")))
    for path in [*folder_of(room).rglob("*.html"), *folder_of(room).rglob("*.js")]:
        if "vendor" not in path.parts:
            found.strings |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", path.read_text("utf-8")))
    return found


def matches(pattern: str, ids: set[str]) -> set[str]:
    """The messages that an id made of parts may be."""
    if "{}" not in pattern:
        return {pattern} & ids
    if not re.match(r"[a-z][\w-]*-\{\}|\{\}-[a-z]+", pattern):
        return set()
    wanted = re.compile("[a-z0-9_-]+".join(re.escape(part) for part in pattern.split("{}")))
    return {id for id in ids if wanted.fullmatch(id)}


# ---- what is wrong
def faults(room: str) -> list[str]:
    english = catalogue.read(room, ENGLISH)
    others = [catalogue.read(room, language) for language in languages(room) if language != ENGLISH]
    found = [one for language in languages(room) for one in of_language(room, language)]
    source = read_room(room)
    calls = [call for call in source.calls if not is_for_games(call)]
    found += [fault for call in calls for fault in of_call(call, english, others)]
    found += [f"{english.messages[id].where}: {id} is never said" for id in unused(room)]
    found += [f"{room}: {id} is missing" for id in sorted(window_of(room) - set(english.messages))]
    classes = {name for path in folder_of(room).rglob("*.css") for name in CLASS.findall(path.read_text("utf-8"))}
    keys = keys_of(room)
    for where, words in source.words:
        code = words in keys or any(words == one or words.startswith(f"{one} ") for one in source.codes if one)
        listed = words.split()
        styled = sum(word in classes or "-" in word for word in listed) * 2 > len(listed)
        if not code and not styled and words != window_title(room):
            found.append(f"{where}: words in Python: {words!r}")
    return found


def is_for_games(call: Call) -> bool:
    """Whether the kit says it for a game, whose message it is."""
    return call.where.startswith(FOR_GAMES)


def keys_of(room: str) -> set[str]:
    """The words of the room's component files: names of entries and fields, and what stands in them."""
    found: set[str] = set()
    todo: list[object] = [json.loads(path.read_text("utf-8")) for path in folder_of(room).glob("components/*.json")]
    while todo:
        one = todo.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, dict):
            todo += [*one, *one.values()]
        elif isinstance(one, list):
            todo += one
    return found


def window_title(room: str) -> str:
    return next((meta.title for meta in games().values() if meta.package == room), "")


def window_of(room: str) -> set[str]:
    """What a game says of itself before there is a table."""
    found: set[str] = set()
    for meta in games().values():
        if meta.package == room:
            found.add("title")
            guide = guide_of(meta)
            found |= {f"{GUIDE}{step.id}" for step in guide.steps} if guide else set()
            practice = practice_of(meta)
            found |= {f"{PRACTICE}{position.id}" for position in practice.positions} if practice else set()
            page = first_page_of(meta)
            found |= {id for id, _ in page.messages()} if page else set()
            for option in meta.all_options():
                found |= {f"option-{option.name}", *[f"value-{option.name}-{value}" for value in option.values]}
    return found


def of_language(room: str, language: str) -> list[str]:
    if catalogue.read(room, language, bases=False).unfinished:
        return []
    return [words_of(BASES[-1]).shown(one) for one in catalogue.faults(room, language)]


def of_call(call: Call, english: Catalogue, others: list[Catalogue]) -> list[str]:
    ids = matches(call.pattern, set(english.messages))
    if not ids and re.search("[a-z]", call.pattern):
        return [f"{call.where}: there is no message {call.pattern}"]
    found: list[str] = []
    for id in ids if call.given is not None and "{}" not in call.pattern else ():
        asked = [
            one.asked(id, form) for one in (english, *others) if id in one.messages for form in one.messages[id].forms
        ]
        given = call.given or set()
        if not any(one <= given for one in asked):
            found.append(f"{call.where}: {id} is not given ${', $'.join(sorted(asked[0] - given))}")
        if not given <= set().union(*asked):
            found.append(f"{call.where}: {id} does not ask for ${', $'.join(sorted(given - set().union(*asked)))}")
    return found


def unused(room: str) -> list[str]:
    """Messages of the room that neither it nor a room that leans on it names, nor another message."""
    own = catalogue.read(room, ENGLISH, bases=False)
    ids, used = {id for id in own.messages if not id.startswith("-")}, set[str]()
    used |= window_of(room)
    used |= {id for call in read_room(BASES[-1]).calls if is_for_games(call) for id in matches(call.pattern, ids)}
    for other in (*ROOMS, *ALSO) if room in BASES else (room,):
        source = read_room(other)
        used |= source.strings & ids
        for pattern in {*source.patterns, *[call.pattern for call in source.calls]}:
            used |= matches(pattern, ids)
        for language in languages(other):
            for message in catalogue.read(other, language).messages.values():
                used |= {id for asked in message.forms.values() for id, _ in asked.messages}
    return sorted(ids - used)


def main() -> int:
    rooms = sys.argv[1:] or ROOMS
    found = [(room, fault) for room in rooms for fault in faults(room)]
    for room, fault in found:
        print(f"{room}: {fault}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
