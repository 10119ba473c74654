"""Which build of Demiurge runs: the sources as they are, or, library by library, what was compiled from them.

The sources never have a compiled file beside them. `make fast` compiles libraries (the kernel, the bots, each game)
into `build/quick`, `make best` into `build/best`, and each library has a stamp: a digest of what it was compiled from.
Importing `demiurge` from a checkout takes every library whose stamp still fits, the best before the quick; where the
stamp does not fit, the sources run. What is never compiled (drawing, words, table, rules, styles) is in no stamp.

DEMIURGE_PURE=1 takes the sources in any case; DEMIURGE_PURE=0 takes every library compiled or fails.
DEMIURGE_LEVEL=quick (or best) takes no library of the other.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from fnmatch import fnmatchcase
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).resolve().parent
BUILD = SOURCES.parent.parent / "build"
SUFFIX = EXTENSION_SUFFIXES[0]
STAMP = ".stamp"

LEVELS = {"best": "3", "quick": "g"}
"""The folder of each build, and how the C compiler optimises for it (docs/speed.md has the figures that chose it);
what is wanted first stands first."""

LIBRARIES = {
    "kernel": "kernel",
    "bots": "bots",
    "terra_mystica": "games/terra_mystica",
    "theocratia": "games/theocratia",
    "nova_era": "games/nova_era",
    "civolution": "games/civolution",
}
"""What is compiled, and from which package. All others lean on the kernel and none on another."""

BASE = "kernel"

INTERPRETED = (
    "__init__", "meta", "registry", "components", "reading*", "twin", "layers", "rows", "clauses", "citations",
    "checks", "twins", "invariants",
    "ledger_export", "holdings", "shelf", "drawing", "terminal", "words", "text", "fluent", "plurals", "speech",
    "problems",
)  # fmt: skip
"""Modules and packages that are not compiled: what runs once, checks, or waits for a person."""


def interpreted(name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in INTERPRETED)


def in_c(library: str) -> list[str]:
    """The modules of a library that are written in C; beside each a source in Python does the same."""
    return sorted(path.relative_to(SOURCES).as_posix() for path in (SOURCES / LIBRARIES[library]).glob("*.c"))


def modules(library: str) -> list[str]:
    """The sources that a library is compiled from, by their paths in the package."""
    found: list[str] = []
    for folder, folders, files in os.walk(SOURCES / LIBRARIES[library]):
        folders[:] = [name for name in folders if name != "__pycache__" and not interpreted(name)]
        inside = Path(folder).relative_to(SOURCES).as_posix()
        found += [f"{inside}/{name}" for name in files if name.endswith(".py") and not interpreted(name[:-3])]
    return sorted(found)


def module_name(path: str) -> str:
    return "demiurge." + path.rpartition(".")[0].replace("/", ".")


def shared_name(library: str) -> str:
    """The extension that holds all modules of a library, as mypyc calls it."""
    return f"demiurge_{library}__mypyc"


def file_of(folder: Path, library: str) -> Path:
    return folder / (shared_name(library) + SUFFIX)


def stamps() -> dict[str, str]:
    """For each library a digest of this Python and of what the library is compiled from, the kernel included."""
    found: dict[str, str] = {}
    for library in (BASE, *LIBRARIES):
        digest = hashlib.blake2b(f"{SUFFIX}\0{found.get(BASE, '')}".encode(), digest_size=16)
        for path in [*modules(library), *in_c(library)]:
            content = (SOURCES / path).read_bytes()
            digest.update(f"{path}\0{len(content)}\0".encode() + content)
        found.setdefault(library, digest.hexdigest())
    return found


def stale(folder: Path) -> list[str]:
    """The libraries that `folder` does not hold as the present sources and this Python would have them."""
    return [library for library, stamp in stamps().items() if stamp != stamp_of(folder, library)]


def stamp_of(folder: Path, library: str) -> str:
    try:
        return (folder / (library + STAMP)).read_text()
    except OSError:
        return ""


def choose() -> dict[str, Path]:
    """The folder from which each library is taken; one that is missing runs interpreted, and without the kernel all."""
    wanted, only = stamps(), os.environ.get("DEMIURGE_LEVEL")
    found: dict[str, Path] = {}
    for level in LEVELS:
        folder = BUILD / level
        if only in (None, "", level) and folder.is_dir():
            for library, stamp in wanted.items():
                if stamp == stamp_of(folder, library):
                    found.setdefault(library, folder)
    return found if BASE in found else {}


def installed() -> dict[str, Path]:
    """A wheel brings its libraries beside the package, all or none."""
    folder = SOURCES.parent
    return {library: folder for library in LIBRARIES if file_of(folder, library).exists()}


class Compiled(MetaPathFinder):
    """Finds the modules of compiled libraries: each library is one file, in the folder that was chosen for it."""

    def __init__(self, chosen: dict[str, Path]) -> None:
        self.chosen = chosen
        self.places: dict[str, str] = {}
        for library, folder in chosen.items():
            place = str(file_of(folder, library))
            self.places[shared_name(library)] = place
            for path in [*modules(library), *in_c(library)]:
                self.places[module_name(path)] = place

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = self.places.get(name)
        return None if place is None else spec_from_file_location(name, place)


def select() -> None:
    """Called when `demiurge` is imported, and once: a library that is ready later must not meet another's sources."""
    pure = os.environ.get("DEMIURGE_PURE", "")
    if pure not in ("", "0"):
        return
    chosen = choose() if SOURCES.parent.name == "src" else installed()
    missing = [library for library in LIBRARIES if library not in chosen]
    if pure == "0" and missing:
        raise ImportError(f"DEMIURGE_PURE=0 asks for the compiled build; stale: {', '.join(missing)}: run `make fast`")
    if chosen:
        sys.meta_path.insert(0, Compiled(chosen))


def compiled(module: str = "demiurge.kernel.state") -> bool:
    """Whether a module is (or would be) loaded compiled; without another name, the heart of the kernel."""
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def name() -> str:
    """`compiled` or `interpreted`, for people."""
    return "compiled" if compiled() else "interpreted"


def described() -> str:
    """What runs, library by library where they differ."""
    finder = next((one for one in sys.meta_path if isinstance(one, Compiled)), None)
    if finder is None or SOURCES.parent.name != "src":
        return name()
    groups: dict[str, list[str]] = {}
    for library in LIBRARIES:
        folder = finder.chosen.get(library)
        groups.setdefault(f"compiled, {folder.name}" if folder else "interpreted", []).append(library)
    if len(groups) == 1:
        return next(iter(groups))
    return "; ".join(f"{how}: {', '.join(libraries)}" for how, libraries in groups.items())
