"""python -m tools.mutants GAME...: break the rules of games at random and see whether a test notices."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.mutants import hunt, report, survey
from tools.mutants.mutant import Mutant
from tools.mutants.rules import ROOT, Subject, subject
from tools.mutants.trial import SURVIVED, Outcome

GAMES = ("terra-mystica", "theocratia", "nova-era", "civolution")

ENVIRONMENT = {
    "DEMIURGE_PURE": "1",  # a compiled library cannot be broken
    "PYTHONHASHSEED": "0",  # every run is the same
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "DEMIURGE_SHARED": "/nowhere",  # the project's own tests only: figures are the same for everybody
    "DEMIURGE_LEDGERS": "/nowhere",
}


OURS = os.pathsep.join(
    str(ROOT / folder) for folder in (".", "src", "examples/lantern_isles/src", "examples/amber_shore/src")
)


def environment() -> dict[str, str]:
    found = {**os.environ, **ENVIRONMENT}
    found.pop("PYTHONDONTWRITEBYTECODE", None)  # else every mutant has all tests compiled again
    if not found.get("PYTHONPATH", "").startswith(OURS):
        found["PYTHONPATH"] = os.pathsep.join(filter(None, [OURS, found.get("PYTHONPATH")]))
    return found


def commit() -> str:
    """The default seed: nobody can choose it."""
    try:
        asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit("mutants: no commit to take the seed from: say --seed") from None
    return asked.stdout.strip()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all of them by default")
    parser.add_argument("--sample", type=int, default=400, help="how many mutants of each game")
    parser.add_argument("--seed", help="what the sample hangs on; by default the commit")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, help="where they are kept, in place of build/mutants/SEED-GAME.jsonl")
    parser.add_argument("--only", action="append", default=[], metavar="ID", help="these mutants, done or not")
    parser.add_argument("--survivors", action="store_true", help="try those again that survived")
    parser.add_argument(
        "--with", dest="tests", type=Path, help="only the tests of this file or folder; nothing is kept"
    )
    parser.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    return parser.parse_args()


def outcomes(asked: argparse.Namespace, game: Subject, chosen: list[Mutant], path: Path) -> list[Outcome]:
    if asked.report:
        done = hunt.read(path)
        return [done[mutant.id] for mutant in chosen if mutant.id in done]
    if asked.tests:
        found: list[Outcome] = []
        hunt.hunt(game._replace(tests=asked.tests.resolve()), chosen, asked.jobs, found.append, survey.NOTHING)
        return found
    return hunt.resumed(
        game, chosen, asked.jobs, path,
        lambda known: known.id in asked.only or (asked.survivors and known.outcome == SURVIVED),
    )  # fmt: skip


def main() -> None:
    asked = arguments()
    seed = asked.seed or commit()
    if asked.results and len(asked.games) != 1:
        raise SystemExit("mutants: --results goes with one game")
    rows: list[str] = []
    for name in asked.games or GAMES:
        game = subject(name)
        path = asked.results or survey.KEPT / f"{seed[:12]}-{name}.jsonl"
        mutants = {mutant.id: mutant for mutant in hunt.all_mutants(game)}
        chosen = hunt.sample(list(mutants.values()), f"{seed}/{name}", asked.sample)
        print(f"{name}: {len(mutants)} mutants, seed {seed}", flush=True)
        if asked.only:
            chosen = [mutants[number] for number in asked.only]
        found = outcomes(asked, game, chosen, path)
        print(report.told(game, found, mutants), flush=True)
        rows.append(report.row(name, report.of(game, found)))
    print("\n".join(["", report.HEAD, *rows]))


if __name__ == "__main__":
    wanted = environment()
    if wanted != os.environ:
        os.execve(sys.executable, [sys.executable, "-m", "tools.mutants", *sys.argv[1:]], wanted)
    os.chdir(ROOT)
    main()
