"""Compiles Demiurge with mypyc when DEMIURGE_COMPILE=1; without a C compiler the same sources run interpreted.

Everything else about the package is in pyproject.toml. `make fast` (tools/fast.py) calls this; so does
`DEMIURGE_COMPILE=1 pip wheel .`.
"""

import os
import sys
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# One C file holds them all, and its compile time grows faster than its length: the games that are not yet at the table
# run interpreted, until each game is a library of its own.
COMPILED = ("kernel", "games/terra_mystica", "bots")
INTERPRETED = (
    "__init__.py",
    "checks.py",
    "registry.py",
    "cli.py",
    "terminal.py",
    "terminal/*",
    "drawing.py",
    "drawing/*",
    "ledger*.py",
    "words.py",
    "words/*",
)

WANTED = os.environ.get("DEMIURGE_COMPILE") == "1"
READY = find_spec("mypyc") is not None  # not yet, while pip is still asking what the build needs


def sources() -> list[str]:
    """The modules to compile, by path."""
    found = []
    for part in COMPILED:
        for path in sorted(Path("src/demiurge", part).rglob("*.py")):
            tail = (path.name, f"{path.parent.name}/{path.name}")
            if not any(fnmatch(text, pattern) for text in tail for pattern in INTERPRETED):
                found.append(path.as_posix())
    return found


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(sources(), opt_level="3", group_name="demiurge", target_dir="build/mypyc")
    for extension in made:
        extension.optional = True
        if sys.platform == "linux":  # calls within the library go straight there: a tenth faster
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic-functions"]
    return made


class BuildAll(build_ext):
    """All modules or none: a module compiled without the library it shares could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.inplace or self.editable_mode:  # a compiled file beside an edited source would silently win
            self.extensions = []

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            print("demiurge: could not be compiled; it runs interpreted", file=sys.stderr)
            for path in built:
                path.unlink(missing_ok=True)


setup(
    ext_modules=extensions() if WANTED and READY else [],
    setup_requires=["mypy[mypyc]"] if WANTED and not READY else [],
    cmdclass={"build_ext": BuildAll},
)
