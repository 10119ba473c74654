"""`make fast` and `make best`: compile the libraries whose sources have changed, and no others.

python tools/fast.py            into build/quick, soon done: for development and tests
python tools/fast.py --best     into build/best, as fast as the C compiler can make them: for playing and measuring
python tools/fast.py --can      exit status 0 when this machine can compile, 1 and one line why when not

The exit status is 0 too where there is no C compiler: it says so, and Demiurge runs interpreted.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
os.environ["DEMIURGE_PURE"] = "1"
sys.path.insert(0, str(ROOT / "src"))

from demiurge import builds  # noqa: E402


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        call = [*compiler.split(), f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", str(probe) + ".o"]
        try:
            done = subprocess.run(call, capture_output=True, text=True)
        except OSError:
            return f"no C compiler ({compiler.split()[0]})"
    return None if done.returncode == 0 else "the C compiler does not find Python's headers"


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: `make play` may be making the best in the background."""
    builds.BUILD.mkdir(exist_ok=True)
    with (builds.BUILD / "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def forget_other_recipes() -> None:
    """What was compiled by another mypyc, at other levels, or by another setup.py, is of no use."""
    from mypy.version import __version__

    recipe = f"{__version__}\n{builds.LEVELS}\n{(ROOT / 'setup.py').read_text()}"
    kept = builds.BUILD / "recipe"
    if not kept.exists() or kept.read_text() != recipe:
        for name in ("mypyc", "temp", *builds.LEVELS):
            shutil.rmtree(builds.BUILD / name, ignore_errors=True)
        kept.write_text(recipe)


def build(level: str) -> int:
    folder, wanted = builds.BUILD / level, builds.stamps()
    stale = builds.stale(folder)
    if not stale:
        print("fast: up to date")
        return 0
    print(f"fast: compiling {', '.join(stale)}; this takes a while", flush=True)
    began, log = time.monotonic(), builds.BUILD / f"{level}.log"
    unstamp(folder, stale)  # first: should this end half-way, no stamp lies about what is there
    with log.open("w") as out:
        held = compile_into(folder, out)
        if held and builds.stamps() != wanted:
            print("fast: the sources changed meanwhile; run it again", file=sys.stderr)
            return 1
        for library in stale if held else ():
            (folder / (library + builds.STAMP)).write_text(wanted[library])
        held = held and loads(level, out)
    if not held:
        unstamp(folder, stale)
        print(log.read_text()[-6000:], file=sys.stderr)
        print(f"fast: failed; all of it is in {log.relative_to(ROOT)}", file=sys.stderr)
        return 1
    print(f"fast: compiled in {time.monotonic() - began:.0f} s")
    return 0


def unstamp(folder: Path, libraries: list[str]) -> None:
    for library in libraries:
        (folder / (library + builds.STAMP)).unlink(missing_ok=True)


def compile_into(folder: Path, out: TextIO) -> bool:
    """Whether it went well. Of the stale libraries only those are compiled whose C has changed, too."""
    temp = builds.BUILD / "temp" / folder.name
    call = [sys.executable, "setup.py", "-q", "build_ext", f"--build-lib={folder}", f"--build-temp={temp}"]
    env = {**os.environ, "DEMIURGE_COMPILE": folder.name}
    return not subprocess.run(call, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT).returncode


def loads(level: str, out: TextIO) -> bool:
    names = [builds.module_name(path) for library in builds.LIBRARIES for path in builds.modules(library)]
    code = f"from importlib import import_module\nfor name in {names}: import_module(name)"
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "DEMIURGE_PURE": "0", "DEMIURGE_LEVEL": level, "PYTHONPATH": path}
    return not subprocess.run([sys.executable, "-c", code], env=env, stdout=out, stderr=subprocess.STDOUT).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--best", action="store_true", help="as fast as the C compiler can make it")
    parser.add_argument("--can", action="store_true", help="only say whether this machine can compile")
    args = parser.parse_args()
    why = obstacle()
    if why:
        print(f"fast: {why}; Demiurge runs interpreted")
        return 1 if args.can else 0
    if args.can:
        return 0
    with alone():
        forget_other_recipes()
        return build("best" if args.best else "quick")


if __name__ == "__main__":
    sys.exit(main())
