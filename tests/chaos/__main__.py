"""`python -m tests.chaos sqlite`: a storm, and its figures."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.chaos.faults import BASES
from tests.chaos.storm import Plan, storm


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("database", choices=list(BASES))
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--every", type=int, default=8, help="of so many rounds one is a fault (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--disk", type=Path, help="a folder for the file of SQLite; a small disk is really filled")
    args = parser.parse_args()
    plan = Plan(args.kills, args.tables, args.seed, every=args.every)
    with tempfile.TemporaryDirectory(prefix="chaos-") as made:
        found = storm(plan, args.database, Path(made), args.disk)
    for name, value in found.figures.items():
        print(f"{name:24} {value:>8,}")
    for trouble in found.troubles:
        print(trouble)
    return bool(found.troubles)


if __name__ == "__main__":
    sys.exit(main())
