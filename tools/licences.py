"""`make licences`: every package that a table needs, with those that it needs in turn, and under which licence it is.

    python tools/licences.py [EXTRA ...]      the extras of pyproject.toml to look at; `table` where none is named

The exit status is 1 where one is missing, says no licence, or has one that is not among those below."""

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).resolve().parent.parent

PERMISSIVE: Final = {
    "0BSD", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-CMU", "PSF-2.0", "Unlicense",
}  # fmt: skip
# These ask that changes of the package itself be open. We import it as it is, beside our own code, and whoever runs a
# table may exchange it for another version: so they ask nothing of code under the MIT licence. The GPL does.
OF_THE_PACKAGE: Final = {"LGPL-3.0-only", "LGPL-3.0-or-later", "LGPL-2.1-or-later", "MPL-2.0"}

CLASSIFIER: Final = "License :: OSI Approved :: "
TITLES: Final = {  # how others say what SPDX has a word for
    "MIT License": "MIT",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
TEXTS: Final = {
    "Permission is hereby granted, free of charge, to any person obtaining a copy": "MIT",
    "Mozilla Public License Version 2.0": "MPL-2.0",
    "Apache License Version 2.0": "Apache-2.0",
}


def needed(extras: list[str]) -> dict[str, Distribution | None]:
    """What the extras need, by name, all the way down; None for what is not installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    found: dict[str, Distribution | None] = {}
    open_lines, seen = [(line, "") for line in lines], set[tuple[str, str]]()
    while open_lines:
        line, extra = open_lines.pop()
        one = Requirement(line)
        if one.marker is not None and not one.marker.evaluate({"extra": extra}):
            continue
        name = re.sub(r"[-_.]+", "-", one.name).lower()
        package = found.setdefault(name, installed(name))
        for extra in {"", *one.extras}:
            if package is not None and (name, extra) not in seen:
                seen.add((name, extra))
                open_lines += [(line, extra) for line in package.requires or []]
    return dict(sorted(found.items()))


def installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def licence(package: Distribution) -> str:
    """In the words of SPDX where the package lets us know them; "" if it says nothing."""

    def field(name: str) -> list[str]:
        return package.metadata.get_all(name) or []

    titles = [line.removeprefix(CLASSIFIER) for line in field("Classifier") if line.startswith(CLASSIFIER)]
    brief = [line.strip() for line in field("License") if len(line.strip()) < 40]
    said = field("License-Expression") or titles or brief or list(by_text(package))[:1]
    return " AND ".join(TITLES.get(title, title) for title in said)


def by_text(package: Distribution) -> Iterator[str]:
    for file in package.files or []:
        if "licen" in file.name.lower():
            text = " ".join(file.read_text(encoding="utf-8").split())
            yield from (name for words, name in TEXTS.items() if words in text)


def fits(said: str) -> bool:
    """Whether each licence that is named lets us be under the MIT licence. One of several to choose from is named, too:
    a person has to look at those."""
    named = [part.strip() for part in re.split(r"\bAND\b|\bOR\b|[()]", said) if part.strip()]
    return bool(named) and all(part in PERMISSIVE | OF_THE_PACKAGE for part in named)


def main(extras: list[str]) -> int:
    bad = 0
    for name, package in needed(extras or ["table"]).items():
        said = licence(package) if package else "not installed"
        bad += not fits(said)
        mark = "" if fits(said) else "   <- to be looked at"
        print(f"{name:24} {package.version if package else '':12} {said or 'no licence'}{mark}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
