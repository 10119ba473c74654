"""Every command that reads a file, called in this process with damaged ones: it says in a line what is wrong, or does
what it can; it never breaks."""

from __future__ import annotations

import argparse
import io
import json
import random
import time
import traceback
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Final

from demiurge import cli
from demiurge.bots.net import built_in
from demiurge.kernel.chance import Chance
from demiurge.kernel.clauses import package_folder
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find, games
from tests.fuzz.figures import Figures
from tests.fuzz.mutation import Mutator

FILES: Final = ("FILE", "RECORD", "PATH")  # how the commands call what they read
GOLDEN: Final = Path(__file__).parent.parent / "golden" / "terra_mystica"
PATIENCE: Final = 20.0  # seconds of processor for one file
ISLES: Final = "lantern-isles"


# ---- true files
@lru_cache(maxsize=8)
def record_of(game: str, answers: int) -> str:
    """The beginning of a game of chance, or the whole."""
    meta, rng = find(game), random.Random(7)
    play = Play(meta.make(), min(meta.seats), Chance(7))
    while not play.state.over() and len(play.record.lines) < answers:
        seat = play.state.waiting()[0]
        play.answer(seat, rng.choice(play.state.answers(seat)))
    return play.finished_record().to_text()


@lru_cache(maxsize=8)
def golden(number: int) -> tuple[str, str]:
    """A ledger, and what is expected of it."""
    names = sorted(path.stem for path in GOLDEN.glob("syn*.txt"))
    name = names[number % len(names)]
    return (GOLDEN / f"{name}.txt").read_text(), (GOLDEN / f"{name}.expected.json").read_text()


@lru_cache(maxsize=2)
def made(*call: str) -> str:
    """What a command writes into the file that stands last in its call."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made"
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            assert cli.main([*call, str(path)]) == 0
        return path.read_text(encoding="utf-8")


REPORT: Final = ("lab", ISLES, "--bots", "random", "--games", "4", "--jobs", "1", "--save")
LEAGUE: Final = ("league", ISLES, "--seats", "2", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--file")


@lru_cache(maxsize=1)
def components() -> list[tuple[str, Path]]:
    """Every file of components, and the game that has it."""
    folders = {name: package_folder(meta.package) for name, meta in games().items()}
    return [(name, path) for name, at in folders.items() if at for path in sorted(at.glob("components/**/*.json"))]


def accepted(game: str, path: str) -> bool:
    try:
        find(game).make({}, path)
    except Exception:  # whatever it is, the command will meet it, too
        return False
    return True


# ---- damaged ones, and the calls that read them
@dataclass(frozen=True)
class Call:
    """A call of the program; `fails`: whether status 1 is an answer, too."""

    kind: str
    line: list[str]
    fails: bool = False


class Damage:
    """Writes damaged files into a folder, and says how to call the program with them."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.folder, self.rng, self.mutator = folder, rng, Mutator(rng)

    def file(self, name: str, data: bytes) -> str:
        path = self.folder / name
        path.write_bytes(data)
        return str(path)

    def record(self) -> tuple[str, str]:
        game = self.rng.choice([ISLES, ISLES, *games()])
        return game, self.file("game.jsonl", self.mutator.record(record_of(game, self.rng.choice((12, 40)))))

    def replay(self) -> Call:
        to = [] if self.mutator.values.odds(0.6) else ["--to", self.rng.choice(["0", "3", "9" * 5000])]
        return Call("replay", ["replay", self.record()[1], *to, *self.rng.choice(([], ["--json"]))])

    def export(self) -> Call:
        to = self.rng.choice(["snellman", "snellman", "html"])
        return Call("export", ["export", self.record()[1], "--to", to, "--out", str(self.folder / "out")])

    def play(self) -> Call:
        game, path = self.record()
        return Call("play --load", ["play", game, "--load", path, "--bots", "random"])

    def ledger(self) -> Call:
        text, _ = golden(self.rng.randrange(8))
        path = self.file("ledger.txt", self.mutator.ledger(text))
        more = self.rng.choice(([], ["--json"], ["--rows"], ["--out", str(self.folder / "out")], ["--map", "fjords"]))
        return Call("import", ["import", "snellman", path, *more], fails=True)

    def expect(self) -> Call:
        text, expected = golden(self.rng.randrange(3))
        path = self.file("expected.json", self.mutator.json_file(expected))
        line = ["import", "snellman", self.file("ledger.txt", text.encode()), "--expect", path]
        return Call("import --expect", [*line, *self.rng.choice(([], ["--json"]))], fails=True)

    def component(self) -> Call:
        """For a game that is set up, or played to its end. To check one takes long, so only what is refused is."""
        game, path = self.rng.choice(components())
        file = self.file(path.name, self.mutator.json_file(path.read_text(encoding="utf-8")))
        verb = self.rng.choice(["play", "simulate", "arena"] if accepted(game, file) else ["play", "check", "check"])
        more = {"check": [], "play": ["--bots", "random"]}.get(
            verb, ["--bots", "random", "--games", "1", "--jobs", "1"]
        )
        return Call("--components", [verb, game, *more, "--components", file])

    def report(self) -> Call:
        path = self.file("report.json", self.mutator.json_file(made(*REPORT)))
        more = self.rng.choice(([], ["--json"], ["--page", str(self.folder / "page.html")]))
        return Call("lab-report", ["lab-report", path, *more])

    def league(self) -> Call:
        """It has all the games that are asked for, and plays no more."""
        path = self.file("isles.league", self.mutator.record(made(*LEAGUE)))
        more = self.rng.choice(([], ["--json"], ["--page", str(self.folder / "page.html")]))
        return Call("league --file", ["league", ISLES, "--games", "1", "--jobs", "1", "--file", path, *more])

    def net(self) -> Call:
        """Cut off, or with a byte of its card changed: it is refused before anything is learned."""
        own = built_in(find("nova-era").make())
        assert own is not None
        whole = own.read_bytes()
        at = self.rng.randrange(whole.index(b"\n") + 1)
        data = self.rng.choice([whole[: self.rng.randrange(len(whole))], whole[:at] + b"\x00" + whole[at + 1 :]])
        line = ["learn", "nova-era", "--instinct", "--minutes", "0", "--net", self.file("damaged.net", data)]
        return Call("learn --net", [*line, "--out", mkdtemp(dir=self.folder), "--jobs", "1"])


KINDS: Final = (
    Damage.replay, Damage.export, Damage.play, Damage.ledger, Damage.expect, Damage.component, Damage.report,
    Damage.league, Damage.net,
)  # fmt: skip
READ: Final = {
    "replay RECORD", "export RECORD", "play --load", "import FILE", "import --expect",
    "play --components", "simulate --components", "arena --components", "check --components", "lab-report FILE",
    "league --file", "learn --net",
}  # fmt: skip
ALIKE: Final = {  # read as others read it; what is sound would then take a minute
    "analyse RECORD", "lab --components", "lab --against", "league --components",
}  # fmt: skip
WRITTEN: Final = {
    "import --out", "export --out", "analyse --out", "lab --page", "lab --save", "lab-report --page", "league --page",
    "league --picture",
}  # fmt: skip


def readers() -> set[str]:
    """Every argument of the program that names a file, by command: a new one is found here."""
    found = set()
    for action in cli.parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, parser in action.choices.items():
                own = [one for one in parser._actions if one.metavar in FILES]
                found |= {f"{name} {one.option_strings[0] if one.option_strings else one.metavar}" for one in own}
    return found


# ---- calling
def stream(errors: str) -> io.TextIOWrapper[io.BytesIO]:
    """As Python gives it to a program."""
    return io.TextIOWrapper(io.BytesIO(), "utf-8", errors, write_through=True)


def called(call: Call) -> Iterator[str]:
    """What is wrong with how a call ended."""
    out, err = stream("strict"), stream("backslashreplace")
    began = time.process_time()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = cli.main(call.line)
    except BaseException:
        yield f"traceback\n{traceback.format_exc()[-2500:]}"
        return
    spent = time.process_time() - began
    said, wrong = (one.buffer.getvalue().decode() for one in (out, err))
    if status not in ((0, 1, 2) if call.fails else (0, 2)):
        yield f"status {status}: {wrong[-2500:]}"
    if "Traceback" in wrong:
        yield f"traceback\n{wrong[-2500:]}"
    if status == 2 and (said or not wrong.startswith("demiurge: ") or wrong.count("\n") != 1):
        yield f"not one line: {said[:300]!r} {wrong[:1000]!r}"
    if status != 2 and "--json" in call.line:
        json.loads(said)
    if spent > PATIENCE:
        yield f"{spent:.1f} s of processor"


def read(number: int, files: int, folder: Path) -> Figures:
    """Chapter `number`: so many files, each kind in turn."""
    figures, began = Figures(), time.monotonic()
    damage = Damage(folder, random.Random(number))
    for n in range(files):
        call = KINDS[n % len(KINDS)](damage)
        found = list(called(call))
        figures.note(call.kind, "files")
        figures.faults += [f"chapter {number}, file {n}: {call.line!r:.400}\n    {fault}" for fault in found]
    figures.seconds = time.monotonic() - began
    return figures
