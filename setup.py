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

# Each is a library of its own, so that several are compiled at once: the time for one grows faster than its length.
LIBRARIES = {
    "kernel": ("kernel", "bots"),
    "terra_mystica": ("games/terra_mystica",),
    "theocratia": ("games/theocratia",),
    "nova_era": ("games/nova_era",),
    "civolution": ("games/civolution",),
}
INTERPRETED = ("__init__", "checks", "registry", "terminal", "drawing", "ledger*", "words")  # modules and packages

WANTED = os.environ.get("DEMIURGE_COMPILE") == "1"
READY = find_spec("mypyc") is not None  # not yet, while pip is still asking what the build needs


def sources(parts: tuple[str, ...]) -> list[str]:
    """The modules to compile, by path."""
    found = [path for part in parts for path in sorted(Path("src/demiurge", part).rglob("*.py"))]
    return [path.as_posix() for path in found if not interpreted(path)]


def interpreted(path: Path) -> bool:
    names = path.relative_to("src/demiurge").with_suffix("").parts
    return any(fnmatch(name, pattern) for name in names for pattern in INTERPRETED)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [
        (sources(parts), f"demiurge_{name}") for name, parts in LIBRARIES.items()
    ]
    paths = [path for group, _ in groups for path in group]
    made: list[Extension] = mypycify(paths, opt_level="3", separate=groups, target_dir="build/mypyc")
    for extension in made:
        extension.optional = True
        if sys.platform == "linux":  # calls within the library go straight there: a tenth faster
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic-functions"]
    return made


class BuildAll(build_ext):
    """All modules or none: a module compiled without the library it shares could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
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
