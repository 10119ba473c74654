"""Which build of Demiurge runs: the interpreted sources, or the compiled copy that `make fast` makes.

The sources never have a compiled file beside them. `make fast` compiles a copy into `build/fast` and stamps
it with the fingerprint of the sources it was made from. Importing `demiurge` from a checkout takes that copy when
its stamp still fits; as soon as any source differs, the sources run again.

DEMIURGE_PURE=1 takes the sources in any case; DEMIURGE_PURE=0 takes the compiled copy or fails.
"""

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

SOURCES = Path(__file__).resolve().parent
FAST = SOURCES.parent.parent / "build" / "fast"
STAMP = "stamp"


def fingerprint(package: Path = SOURCES) -> str:
    """A digest of this Python and of every file of the package, the rules and components included."""
    digest = hashlib.blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=16)
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(files):
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                content = file.read()
            digest.update(f"{os.path.relpath(path, package)}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def fresh(fast: Path = FAST) -> bool:
    """Whether `fast` holds a build made from exactly the present sources, for this Python."""
    try:
        stamp = (fast / STAMP).read_text()
    except OSError:
        return False
    return stamp == fingerprint()


def select(search: list[str]) -> None:
    """Point the package's search path at the compiled copy, where there is a fresh one and it is wanted."""
    pure = os.environ.get("DEMIURGE_PURE", "")
    if pure not in ("", "0"):
        return
    if SOURCES.parent.name == "src" and fresh():
        search[:] = [str(FAST / "demiurge")]
        if str(FAST) not in sys.path:
            sys.path.append(str(FAST))  # the library that the compiled modules share lies at its top
    elif pure == "0" and not compiled():
        raise ImportError("DEMIURGE_PURE=0 asks for the compiled build, and there is no fresh one: run `make fast`")


def compiled() -> bool:
    """Whether the kernel that is (or would be) loaded is compiled."""
    from importlib.util import find_spec

    spec = find_spec("demiurge.kernel.state")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def name() -> str:
    """`compiled` or `interpreted`, for people."""
    return "compiled" if compiled() else "interpreted"
