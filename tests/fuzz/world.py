"""A server with tables in every state, the people at them, and all that is kept: to ask, and to see what changed."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest import mock

from fastapi import Request

from demiurge.kernel.game import view
from demiurge.kernel.registry import find, games
from demiurge.lab.web import open_lab, work
from demiurge.lab.web.editing.reading import built_in
from demiurge.lab.web.kept import DONE
from demiurge.table.app import make_app
from demiurge.table.game.thinking import LEVELS
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import csrf_token, hashed, new_token, seat_token
from demiurge.table.languages import known
from demiurge.table.server import logs
from demiurge.table.server.guard import read_form
from demiurge.table.server.server import Server, Settings
from demiurge.table.storage import StorageDown, schema
from tests.fuzz.values import MARK

ISLES: Final = "lantern-isles"
SHORE: Final = "amber-shore"  # its components are changed in the lab
UNSEEN: Final = ("seen",)  # who was here when is no change, and
BEHIND: Final = ("pulse", "reviews")  # the health check and analyses write whenever they are ready

Row = tuple[str, str, tuple[Any, ...]]
"""The table of the database, the table of a game that it belongs to ("" for none), and the whole row."""


def whole(entry: Any) -> str:
    """The first whole number of a component."""
    return next((key for key, value in entry.items() if isinstance(value, int)), "")


class Curious(dict[str, str]):
    """A form that notes what it is asked for: so the fields of a new route are learned, and nobody lists them."""

    def __init__(self, found: Mapping[str, str], asked: set[str]) -> None:
        super().__init__(found)
        self.asked = asked

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)

    def __getitem__(self, key: str) -> str:
        self.asked.add(key)
        return super().__getitem__(key)


class World:
    """`people`: tokens of those who sit at the tables; `strangers`: tokens of nobody in particular. `bots`: whether any
    sits there; where a server runs, one would change a table by itself."""

    def __init__(self, folder: Path, bots: bool = True) -> None:
        self.url, self.bots = f"sqlite:///{folder}/table.db", bots
        self.lab = open_lab(folder / "lab")  # nobody starts its runner: what is begun there waits
        self.app = make_app(Settings(self.url, workers=1, pace=0, rate=0, annexes=(self.lab,)))
        logs.install(self.app)
        self.server: Server = self.app.state.server
        self.server.conductor.closed = True  # no bot plays by itself: what changes, a request has changed
        self.fields: dict[str, set[str]] = defaultdict(set)  # of the forms, by route
        self.app.dependency_overrides[read_form] = self.read_form
        self.host, self.guest = new_token(), new_token()
        self.people, self.strangers = [self.host, self.guest], [new_token() for _ in range(3)]
        self.links: list[str] = []
        self.tables = self.settle()
        self.facts = self.known() | self.settle_lab()
        self.database = sqlite3.connect(f"{folder}/table.db", isolation_level=None)

    async def read_form(self, request: Request) -> Curious:
        return Curious(await read_form(request), self.fields[request.scope["route"].path])

    def close(self) -> None:
        self.database.close()
        self.server.thinkers.close()
        self.server.store.close()

    # ---- what there is
    def settle(self) -> list[str]:
        """A table of every game with a free seat, an open one, one where two people play, and a finished one."""
        found = [self.table(name, ["me", "friend"]) for name, meta in games().items() if 2 in meta.seats]
        found += [self.table(ISLES, ["me", "friend", "friend"], listed=True)]
        both, done = self.table(ISLES, ["me", "friend"]), self.table(ISLES, ["me", "me"])
        self.server.store.claim(both, 1, hashed(seat_token(self.host, both, 1)), hashed(self.guest), "Guest")
        self.play(both, 3)
        self.play(done, 10_000)
        more = self.table(ISLES, ["me", LEVELS[0].spec if self.bots else "me"])
        gone = self.table(ISLES, ["me", "me"])
        self.server.store.add_message(both, 0, "Host", "hello")
        with sqlite3.connect(self.url.removeprefix("sqlite:///")) as raw:
            raw.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (gone,))
        raw.close()
        self.server.tables.lives.clear()
        return [*found, both, done, more, gone]

    def settle_lab(self) -> dict[str, list[str]]:
        """A changed component, and a run of it that is over."""
        runs, draft = self.lab.runs, self.lab.draft(find(SHORE))
        file, entries = next(iter(built_in(draft.meta).items()))
        name, entry = next((name, entry) for name, entry in entries.items() if whole(entry))
        draft.put(file, name, {**entry, whole(entry): 1})
        run = runs.new(draft, 2, "random", 40, 0.0, 0.0, 1)
        work.work(runs.folder, run.id, jobs=1)
        run.state = DONE
        runs.save(run)
        return {
            "id": ["1", "2", "3"], "file": list(built_in(draft.meta)), "entry": list(entries),
            "bots": ["random", "greedy"], "games": ["40", "1000"],
            "width": ["", "0.5"], "minutes": ["", "1"], "runs": ["1", "2"], "run": ["1"],
        }  # fmt: skip

    def table(self, game: str, seats: Sequence[str], listed: bool = False) -> str:
        made = self.server.tables.create(Wanted(game, {}, seats, ["Host"], seed="7", listed=listed), self.host)
        self.links += [seat_token(self.host, made, n) for n in range(len(seats))]
        return made

    def play(self, table: str, answers: int) -> None:
        for _ in range(answers):
            with self.server.tables.holding(table) as live:
                if live.state.over():
                    return
                seat = live.state.waiting()[0]
                text = live.game.space.format(live.state.answers(seat)[0])
            self.server.tables.answer(table, seat, text, None)

    # ---- what means something under a name
    def known(self) -> dict[str, list[str]]:
        numbers = ["0", "1", "2", "3", "-1", "7"]
        specs = [level.spec for level in LEVELS]
        found = {
            "table": [*self.tables, *self.tables, "Qm3vXk81Zs"],
            "token": [*self.links, *self.people, *self.strangers, csrf_token(self.host)], "game": [*games(), "orchard"],
            "do": self.answers(), "bot": specs, "place": self.places(), "seats": ["me", "friend", *specs, "2", "3"],
            "names": ["Ada", "Бела"], "name": ["Ada", "Бела", "x" * 40, MARK],
            "q": ["TM-4.9", "K-3", "power", "when the", "сила"], "theme": ["light", "dark"],
            "language": [*known(), "xx"], "back": ["/", "/t/a", "/中", "//x"], "to": [*known(), "xx"],
            "text": ["hello", "see https://x.example/?a=b", MARK], "yes": ["1", "0"], "end": ["yes", "no"],
            "listed": ["yes", ""], "absent": ["0", "5", "99999"], "seed": ["", "7"],
            "path": ["icon.svg", "table.js", "", "../app.py"], "edition": ["", "early"], "view": ["true", "0", "x"],
        }  # fmt: skip
        for name in ("seat", "of", "at", "guard", "seen"):
            found[name] = numbers
        options = [option for meta in games().values() for option in meta.all_options()]
        found["option"] = [option.name for option in options]
        found["value"] = [value for option in options for value in option.values]
        return found

    def answers(self) -> list[str]:
        found = []
        for table in self.tables[:-1]:
            with self.server.tables.holding(table) as live:
                for seat in live.state.waiting():
                    found += [live.game.space.format(action) for action in live.state.answers(seat)[:6]]
        return [*found, "; ".join(found[:2]), "pass"]

    def places(self) -> list[str]:
        live = self.server.tables.live(self.tables[0])
        return re.findall(r'id="([\w-]+)"', live.drawing.scene(view(live.state, 0), 0).board)[:20] or ["field-0"]

    def here(self, table: str) -> dict[str, list[str]]:
        """What means something at one table now."""
        if table not in self.tables[:-1]:
            return {}
        with self.server.tables.holding(table) as live:
            waiting = live.state.waiting()
            legal = [live.game.space.format(action) for seat in waiting[:1] for action in live.state.answers(seat)[:9]]
            turns = [row.link_turn for row in live.seats]
            return {
                "do": legal, "at": [str(live.last)], "guard": [str(live.row.version)],
                "seat": ["", "0", "1"], "of": ["0", "1"],
                "token": [seat_token(self.host, table, n, turn) for n, turn in enumerate(turns)],
            }  # fmt: skip

    def fact(self, name: str) -> list[str]:
        """By its whole name, or by what stands before a dash: `seat-0`, `name-2`, `option-map`."""
        kind, dash, _ = name.partition("-")
        if dash and kind in ("seat", "name", "option"):
            return self.facts[{"seat": "seats", "name": "name", "option": "value"}[kind]]
        return self.facts.get(name, [])

    # ---- what is kept
    @contextmanager
    def without(self, what: str) -> Iterator[None]:
        """A database that cannot `read`, or cannot `write`; "" for one that can do both."""

        def gone(*args: object) -> None:
            raise StorageDown("the disk is gone")

        doors = {"": (), "read": ("read", "glance"), "write": ("write",)}[what]
        with ExitStack() as closed:
            for door in doors:
                closed.enter_context(mock.patch.object(self.server.store._database, door, gone))
            yield

    def stamp(self) -> int:
        """Another number whenever anybody else has written to the database."""
        return int(self.database.execute("PRAGMA data_version").fetchone()[0])

    def content(self) -> set[Row]:
        found: set[Row] = set()
        for table in [one for one in schema.metadata.sorted_tables if one.name not in BEHIND]:
            names = [column.name for column in table.columns if column.name not in UNSEEN]
            owner = "table_id" if "table_id" in names else "id" if table.name == "tables" else ""
            columns = ", ".join(f'"{name}"' for name in names)
            for row in self.database.execute(f'SELECT {columns} FROM "{table.name}"'):
                found.add((table.name, str(row[names.index(owner)]) if owner else "", tuple(row)))
        return found

    def sits(self, table: str, token: str) -> bool:
        """Whether the token speaks for a seat there."""
        if table not in self.tables:
            return False
        query = "SELECT 1 FROM seats WHERE table_id = ? AND visitor_hash = ?"
        return self.database.execute(query, (table, hashed(token))).fetchone() is not None
