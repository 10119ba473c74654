"""Compiles Demiurge with mypyc when DEMIURGE_COMPILE is set; without a C compiler the same sources run interpreted.

DEMIURGE_COMPILE=1 pip wheel .    a wheel that plays compiled
tools/fast.py                     says `quick` or `best` (demiurge.builds.LEVELS) and where the libraries go

Everything else about the package is in pyproject.toml.
"""

import os
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WANTED = os.environ.get("DEMIURGE_COMPILE", "")
READY = find_spec("mypyc") is not None  # not yet, while pip is still asking what the build needs
GENERATED = Path("build/mypyc")


def extensions(level: str) -> list[Extension]:
    """One for each library. mypyc writes C again only where it has changed, and what it wrote is compiled only then."""
    from mypyc.build import mypycify

    builds = runpy.run_path("src/demiurge/builds.py")
    sources = {
        library: [f"src/demiurge/{path}" for path in builds["modules"](library)] for library in builds["LIBRARIES"]
    }
    made = {
        extension.name: extension
        for extension in mypycify(
            [f"--cache-dir={GENERATED / 'cache'}", *[path for paths in sources.values() for path in paths]],
            opt_level=builds["LEVELS"].get(level, "3"),
            debug_level="0",
            separate=[(paths, f"demiurge_{library}") for library, paths in sources.items()],
            target_dir=str(GENERATED),
        )
    }
    found = []
    for library in sources:
        extension = made[builds["shared_name"](library)]
        doors = [made[builds["module_name"](path)].sources[0] for path in builds["modules"](library)]
        extension.sources.append(joined(doors, GENERATED / f"doors_{library}.c"))
        extension.sources += [f"src/demiurge/{path}" for path in builds["in_c"](library)]
        extension.optional = WANTED == "1"
        if sys.platform != "win32":  # warnings about code that no person wrote are a third of the C compiler's time
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-all"]
        if sys.platform == "linux":  # calls within the library go straight there: a tenth faster
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic-functions"]
        found.append(extension)
    return sorted(found, key=lambda extension: -Path(extension.sources[0]).stat().st_size)  # none is waited for alone


def joined(doors: list[str], into: Path) -> str:
    """mypyc makes an extension for each module, which only leads into the library. Here the library has these doors
    itself (demiurge.builds.Compiled knows where they are): one file to compile and to link instead of dozens."""
    lines = []
    for number, door in enumerate(doors):
        inside = Path(door).relative_to(GENERATED).as_posix()
        lines += [f"#define PyInit___init__ PyInit_unused_{number}", f'#include "{inside}"', "#undef PyInit___init__"]
    text = "\n".join(lines) + "\n"
    if not into.exists() or into.read_text() != text:
        into.write_text(text)
    return into.as_posix()


class BuildAll(build_ext):
    """All libraries or none: a game compiled without the kernel could not be imported."""

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
    ext_modules=extensions(WANTED) if WANTED and READY else [],
    setup_requires=["mypy[mypyc]"] if WANTED and not READY else [],
    cmdclass={"build_ext": BuildAll},
)
