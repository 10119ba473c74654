"""`demiurge rules`: what the rules say, and which tests prove them."""

import argparse
from pathlib import Path

from demiurge import builds
from demiurge.commands.base import FAILS, HOLDS, WrongCall, report, takes_json, words
from demiurge.kernel.citations import Coverage, coverage
from demiurge.kernel.clauses import Rulebook, package_folder, rulebook_of
from demiurge.kernel.registry import Meta, find, games

TESTS = builds.SOURCES.parent.parent / "tests"


def tests_of(meta: Meta) -> Path:
    """The project's tests; of a stranger's game those in its own folder, or in the folder that its `src` lies in."""
    package = package_folder(meta.package)
    if package is None:
        raise WrongCall("call-package", package=meta.package)
    if package.is_relative_to(builds.SOURCES) and TESTS.is_dir():
        return TESTS
    for folder in (package, *list(package.parents)[:3]):
        if (folder / "tests").is_dir():
            return folder / "tests"
    raise WrongCall("call-no-tests", game=meta.name)


def run_rules(args: argparse.Namespace) -> int:
    chosen = [find(args.game)] if args.game else list(games().values())
    books = [rulebook_of(meta.package, meta.name) for meta in chosen]
    if not args.coverage and not args.json:
        for book in books:
            print("\n".join(clause_lines(book)))
        return HOLDS
    found = [coverage(book, tests_of(meta)) for book, meta in zip(books, chosen, strict=True)]
    data = [{**one.to_json()} for one in found]
    report(args, data[0] if args.game else {"games": data}, [line for one in found for line in coverage_lines(one)])
    return HOLDS if all(one.holds for one in found) or not args.coverage else FAILS


def clause_lines(book: Rulebook) -> list[str]:
    lines, chapter = [book.game], -1
    for clause in book:
        if clause.chapter != chapter:
            chapter = clause.chapter
            lines += ["", f"{chapter} {clause.chapter_title}"]
        lines.append(f"  {clause.id} {clause.text}")
    return lines


def coverage_lines(found: Coverage) -> list[str]:
    w = words()
    lines = [w("rules-counts", game=found.game, n=found.clauses, cited=found.cited, information=len(found.info))]
    for what, names in (("missing", found.missing), ("unknown", found.unknown), ("greedy", found.greedy)):
        if names:
            lines.append(f"  {w(f'rules-{what}', clauses=tuple(names))}")
    return lines


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("rules", help="the clauses; which tests cite them")
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game; without it all of them")
    parser.add_argument("--coverage", action="store_true", help="which clauses no test cites; fails if there is one")
    takes_json(parser)
    parser.set_defaults(run=run_rules)
