"""The command line. Exit status 0: it holds; 1: it does not; 2: the call was wrong, with one line that says how."""

import os
import sys
from collections.abc import Sequence

from demiurge.commands import (
    analysing,
    bench,
    bots,
    check,
    games,
    lab,
    league,
    learn,
    records,
    rules,
    serve,
    translating,
)
from demiurge.commands.base import WRONG, Parser, language
from demiurge.kernel.clauses import RulesError
from demiurge.kernel.speech import Spoken

INTERRUPTED, PIPE_CLOSED = 130, 141
"""The statuses that a shell gives a program which a signal ended."""


def parser() -> Parser:
    made = Parser(prog="demiurge", description="A table for heavy civilization games.")
    commands = made.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for family in (games, serve, bots, league, lab, learn, check, rules, records, analysing, translating, bench):
        family.add(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    try:
        given = sys.argv[1:] if argv is None else list(argv)
        args = parser().parse_args(given)
        args.given = given  # for who calls it again
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except (Spoken, RulesError) as error:
        said = error.said(language()) if isinstance(error, Spoken) else str(error)
        lines = [" ".join(line.split()) for line in said.splitlines()]
        print(f"demiurge: {'; '.join(line for line in lines if line)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


if __name__ == "__main__":
    sys.exit(main())
