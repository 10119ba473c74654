"""The rules as people read them: the whole book of a game, those that hold at a table, and what a search finds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from demiurge.kernel.clauses import CLAUSE_ID, Clause, Rulebook, citable
from demiurge.kernel.registry import find
from demiurge.table.game.live import Live
from demiurge.table.languages import ENGLISH, say
from demiurge.table.seen import render

SEARCH: Final = 100  # letters; what else somebody looks for in the rules is not read
KERNEL: Final = "K"  # before the numbers of its clauses
Chapter = tuple[str, str, list[Clause]]  # its anchor, its title, and the clauses

Terms = tuple[tuple[str, str], ...]  # the options of a table


def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """The game's clauses with the kernel's; read once."""
    if (game, language) not in RULEBOOKS:
        RULEBOOKS[game, language] = citable(find(game).package, game, language)
    return RULEBOOKS[game, language]


RULEBOOKS: dict[tuple[str, str], Rulebook] = {}


def rules_of(live: Live, language: str) -> Rulebook:
    """Those that hold at a table: of its edition, its options, its number of players."""
    return rules_with(live.row.game, language, tuple(sorted(live.game.options.items())), live.row.seats)


@lru_cache(maxsize=64)
def rules_with(game: str, language: str, terms: Terms, seats: int) -> Rulebook:
    values = {value for option in find(game).all_options() for value in option.values}
    return rulebook(game, language).at(dict(terms), values, seats)


def found_in(book: Rulebook, words: str, language: str) -> list[Clause]:
    """What somebody looks for in their own words."""
    return book.find(words, frozenset(say(language, "search-ignored").split()))


# ---- as markup
def drawer(live: Live, language: str) -> str:
    """The whole book of a table, with its chapters in front."""
    return drawn_with(live.row.game, language, tuple(sorted(live.game.options.items())), live.row.seats)


@lru_cache(maxsize=32)  # of some hundred kilobytes each
def drawn_with(game: str, language: str, terms: Terms, seats: int) -> str:
    book = rules_with(game, language, terms, seats)
    return render.fill("_book.html", language, chapters=by_chapter(book), said=within(book, TAG))


def results(found: Iterable[Clause], book: Rulebook, words: str, language: str, elsewhere: bool = False) -> str:
    """What was found; `elsewhere`: it does not hold at this table."""
    chapters = by_chapter(found)
    return render.fill(
        "_found.html", language, chapters=chapters, said=within(book, TAG), words=words, elsewhere=elsewhere,
        count=sum(len(clauses) for _, _, clauses in chapters),
    )  # fmt: skip


def by_chapter(found: Iterable[Clause]) -> list[Chapter]:
    """The kernel's clauses, which every game has, are a chapter of their own, without a number."""
    chapters: dict[tuple[str, int, str], list[Clause]] = {}
    for clause in found:
        prefix = clause.id.partition("-")[0]
        chapters.setdefault((prefix, clause.chapter, clause.chapter_title), []).append(clause)
    return [
        (f"{prefix}-chapter-{number}", title if prefix == KERNEL else f"{number} {title}".strip(), clauses)
        for (prefix, number, title), clauses in chapters.items()
    ]


LINK: Final = Markup('<a class="cite" href="#{0}">{0}</a>')  # on a page
TAG: Final = Markup('<button class="cite" type="button" data-clause="{0}">{0}</button>')  # in the drawer
CODE: Final = re.compile(r"`([^`]+)`")
CODED: Final = Markup("<code>{}</code>")


def within(book: Rulebook, way: Markup) -> Callable[[str], Markup]:
    """How sentences are written whose clauses lead there."""
    return lambda text: cited_within(text, book, way)


def cited_within(text: str, book: Rulebook, way: Markup) -> Markup:
    """Only clauses that are there can be reached: TM-4.9, but not UTF-8. What stands between backquotes is code."""
    parts = CODE.split(text)
    marked = (cited(part, book, way) if at % 2 == 0 else CODED.format(part) for at, part in enumerate(parts))
    return Markup().join(marked)


def cited(text: str, book: Rulebook, way: Markup) -> Markup:
    parts, names = CLAUSE_ID.split(text), CLAUSE_ID.findall(text)
    done = Markup(escape(parts[0]))
    for name, part in zip(names, parts[1:], strict=True):
        done += way.format(name) if name in book else escape(name)
        done += escape(part)
    return done
