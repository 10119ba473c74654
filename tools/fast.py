"""`make fast`: compile the package into build/fast, unless the build there is fresh.

python tools/fast.py           build (exit status 0 too where there is no C compiler: it says so)
python tools/fast.py --can     exit status 0 when this machine can compile, 1 and one line why when not
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

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


def build() -> int:
    before = builds.fingerprint()
    fresh = builds.FAST.with_name("fast.new")
    shutil.rmtree(fresh, ignore_errors=True)
    print("fast: compiling; this takes a while", flush=True)
    started = time.monotonic()
    log = ROOT / "build" / "fast.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as out:
        call = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(fresh)]
        env = {**os.environ, "DEMIURGE_COMPILE": "1"}
        done = subprocess.run(call, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT)
        if not done.returncode:  # does it load?
            call = [sys.executable, "-c", "import demiurge.kernel.state"]
            env = {**os.environ, "DEMIURGE_PURE": "0", "PYTHONPATH": str(fresh)}
            done = subprocess.run(call, cwd=fresh, env=env, stdout=out, stderr=subprocess.STDOUT)
    if done.returncode:
        print(log.read_text()[-6000:], file=sys.stderr)
        print(f"fast: failed; all of it is in {log.relative_to(ROOT)}", file=sys.stderr)
        return 1
    if builds.fingerprint() != before:
        print("fast: the sources changed meanwhile; run it again", file=sys.stderr)
        return 1
    (fresh / builds.STAMP).write_text(before)
    shutil.rmtree(builds.FAST, ignore_errors=True)
    fresh.rename(builds.FAST)
    print(f"fast: compiled in {time.monotonic() - started:.0f} s")
    return 0


def main() -> int:
    why = obstacle()
    if sys.argv[1:] == ["--can"]:
        if why:
            print(f"fast: {why}; Demiurge runs interpreted")
        return 1 if why else 0
    if why:
        print(f"fast: {why}; Demiurge runs interpreted")
        return 0
    if builds.fresh():
        print("fast: up to date")
        return 0
    return build()


if __name__ == "__main__":
    sys.exit(main())
