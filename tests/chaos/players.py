"""The people of a storm: each plays one seat, and knows what the record must say of it.

What a player has answered is known exactly, except between a request and its answer: then the record may stand as
before or as was asked for, and no other way. `possible` holds these; who was cut off reads the record and knows."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPException
from typing import Any, Final

from tests.chaos.server import Server
from tests.chaos.tally import Tally, Wrong
from tests.chaos.wire import DOWN, LIMIT, REFUSED, Cut, Reply, Wire

PATIENCE: Final = 1.0  # seconds until a player looks again who has heard nothing
DEEDS: Final = {"answer": 30, "take_back": 3, "chat": 2, "go_back": 2, "look_round": 1}
TWICE: Final = 0.1  # of the answers
LONGEST: Final = 10  # of what differs, in a message


class Game:
    """One table: who sits there, and what was said."""

    def __init__(self, server: Server, tally: Tally, table: str, name: str, goes_back: bool) -> None:
        self.server, self.tally, self.table, self.name = server, tally, table, name
        self.goes_back = goes_back  # whether anybody here asks for that
        self.players: list[Player] = []
        self.said: dict[str, bool] = {}  # messages, and whether they were acknowledged
        self.over = False
        self.rewinds = 0

    def given(self) -> int:
        """How many answers were acknowledged."""
        return sum(player.given for player in self.players)

    @contextmanager
    def all_still(self) -> Iterator[None]:
        """No player of this table does anything."""
        with ExitStack() as held:
            for player in self.players:
                held.enter_context(player.lock)
            yield

    def settle(self) -> None:
        """All seats at once, whom a rewind met all or none. Only while all are still."""
        found = None
        while found is None:
            self.server.up.wait(LIMIT)
            try:
                found = [player.own_answers() for player in self.players]
            except Cut:
                continue
        choices = list(zip(*[player.possible for player in self.players], strict=True))
        if tuple(found) not in choices:
            raise Wrong(f"{self.name} {self.table}: a rewind met some seats and not others")
        for player, own in zip(self.players, found, strict=True):
            player.possible = [own]


class Player(threading.Thread):
    """Whoever uses its line holds `lock`."""

    def __init__(self, game: Game, seat: int, token: str, browser: bool, seed: str) -> None:
        super().__init__(daemon=True)
        self.game, self.seat, self.browser = game, seat, browser
        self.tally, self.server = game.tally, game.server
        self.wire = Wire(game.server, game.tally, token)
        self.rng = random.Random(seed)
        self.lock, self.stop = threading.Lock(), threading.Event()
        self.news = News(self)
        self.possible: list[list[str]] = [[]]
        self.at = self.guard = self.given = 0
        self.denied = False  # it was told that what it is unsure of was not done

    # ---- its life
    def run(self) -> None:
        self.news.start()
        try:
            while not self.stop.is_set() and not self.game.over:
                self.server.up.wait(1)
                deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
                try:
                    if deed == "go_back":
                        self.go_back()
                    else:
                        with self.lock:
                            self.settle()
                            getattr(self, deed)()
                except Cut:
                    self.stop.wait(0.05)
        except Exception as error:
            self.tally.trouble(f"{type(error).__name__}: {error}")

    def describe(self) -> str:
        return f"{self.game.name} {self.game.table} seat {self.seat}"

    # ---- what it knows
    def own_answers(self) -> list[str]:
        """What the server says that this seat has answered."""
        return [row["do"] for row in self.record() if row["seat"] == self.seat]

    def record(self) -> list[dict[str, Any]]:
        text = self.wire.get(f"/api/tables/{self.game.table}/record?seat={self.seat}").body.decode()
        return [row for row in map(json.loads, text.splitlines()) if "seat" in row]

    def settle(self) -> None:
        """After this one thing is possible."""
        if len(self.possible) > 1:
            self.check()

    def check(self) -> None:
        found = self.own_answers()
        if found not in self.possible:
            word, where = differing(self.possible, found)
            self.tally.add(f"answers {word}")
            raise Wrong(f"{self.describe()}: {word} {where}")
        if len(self.possible) > 1:
            done = found == self.possible[1]
            self.tally.add("unsure, and done" if done else "unsure, and not done")
            self.tally.add("503s, and yet done", done and self.denied)
        self.possible, self.denied = [found], False

    def attempt(self, outcome: list[str], send: Callable[[], Reply]) -> bool:
        """Do what leads to the outcome. True: it was acknowledged. After a refusal nothing may have changed; while the
        storage is down, or when the line is cut, it is unsure until the record was read."""
        before = self.possible[0]
        self.possible = [before, outcome]
        status = send().status
        if status == DOWN:
            self.denied = True
            raise Cut
        if status != 200 and status not in REFUSED:
            raise Wrong(f"{self.describe()}: {status} for what was allowed")
        self.possible = [outcome if status == 200 else before]
        return status == 200

    # ---- deeds
    def answer(self) -> None:
        found = self.wire.get(f"/api/tables/{self.game.table}/answers?seat={self.seat}").json()
        self.at, self.guard = found["at"], found["guard"]
        if not found["answers"]:
            self.wait_for_news()
            return
        do = self.rng.choice(found["answers"])["do"]
        outcome = [*self.possible[0], do]
        try:
            done = self.attempt(outcome, lambda: self.speak("answer", do=do))
        except Cut:
            if self.rng.random() < 0.5:
                raise
            done = self.say_again(outcome, do)
        if done:
            self.given += 1
            self.tally.add("answers")
            if self.rng.random() < TWICE:
                self.click_again(do)

    def say_again(self, outcome: list[str], do: str) -> bool:
        """Impatient: the same once more, without a look at what became of it."""
        self.server.up.wait(LIMIT)
        denied, self.denied = self.denied, False  # should this line be cut, nobody was told anything
        done = self.speak("answer", do=do).status == 200
        if done:
            self.possible = [outcome]
            self.tally.add("said again, and done")
        self.denied = denied and not done
        return done

    def click_again(self, do: str) -> None:
        """What was acknowledged is sent once more, as a nervous finger does."""
        if self.speak("answer", do=do).status == 200:
            self.tally.add("answers doubled")
            raise Wrong(f"{self.describe()}: {do!r} was taken twice")
        self.tally.add("answers sent twice")

    def speak(self, what: str, **values: object) -> Reply:
        """An answer, or its taking back, as the position was seen."""
        seen = {"at": self.at, "guard": self.guard, "seat": self.seat, **values}
        if self.browser:
            return self.wire.form(f"/t/{self.game.table}/{what}", **seen)
        return self.wire.call(f"/api/tables/{self.game.table}/{'answers' if what == 'answer' else what}", seen)

    def take_back(self) -> None:
        """The last answer; and perhaps give it again."""
        before = self.possible[0]
        self.look()
        if before and self.attempt(before[:-1], lambda: self.speak("undo")):
            self.tally.add("undos")
            if self.rng.random() < 0.3:
                self.look()
                self.attempt(before, lambda: self.form("redo"))

    def go_back(self) -> None:
        """Ask all to go back to before the last answer; they agree, or one does not."""
        if not self.game.goes_back:
            return
        with self.game.all_still():
            players = self.game.players
            for player in players:
                player.settle()
            self.look()
            rows = self.record()
            own = [number for number, row in enumerate(rows) if row["seat"] == self.seat]
            if not own:
                return
            kept = [row["seat"] for row in rows[: own[-1]]]
            for player in players:
                player.possible = [player.possible[0], player.possible[0][: kept.count(player.seat)]]
            try:
                happened = self.agreed(players)
            except Cut:
                self.game.settle()
                self.game.rewinds += 1  # perhaps: nobody counts on its having happened
                return
            for player in players:
                player.possible = [player.possible[happened]]

    def agreed(self, players: Sequence[Player]) -> bool:
        """Whether everybody was asked and said yes."""
        replies = [self.form("ask")]
        yes = int(self.rng.random() < 0.8)
        for other in players:
            if other is not self and replies[-1].status == 200:
                replies.append(other.form("agree", of=self.seat, guard=self.guard, yes=yes, seat=other.seat))
        if any(reply.status == DOWN for reply in replies):
            raise Cut
        if any(reply.status not in (200, *REFUSED) for reply in replies):
            raise Wrong(f"{self.describe()}: {replies} for going back")
        happened = bool(yes or len(players) == 1) and all(reply.status == 200 for reply in replies)
        self.game.rewinds += happened
        self.tally.add("rewinds", happened)
        return happened

    def form(self, what: str, **values: object) -> Reply:
        return self.wire.form(
            f"/t/{self.game.table}/{what}", **{"at": self.at, "guard": self.guard, "seat": self.seat, **values}
        )

    def chat(self) -> None:
        text = f"{self.game.table} {self.seat} {len(self.game.said)} {self.rng.random()}"
        self.game.said[text] = False
        reply = self.wire.form(f"/t/{self.game.table}/say", text=text, seat=self.seat)
        if reply.status == 200:
            self.game.said[text] = True
            self.tally.add("messages")
        elif reply.status in REFUSED:
            del self.game.said[text]
        elif reply.status != DOWN:
            raise Wrong(f"{self.describe()}: {reply.status} for a message")

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.wire.get(f"/api/tables/{self.game.table}?view=false&seat={self.seat}").json()
        self.at, self.guard = found["at"], found["guard"]
        self.game.over = self.game.over or found["over"]
        return found

    def look_round(self) -> None:
        """The whole page, as after F5; and whether all is still as it was."""
        self.wire.get(f"/t/{self.game.table}")
        self.check()

    def wait_for_news(self) -> None:
        """Nothing is asked. If it stays silent, too, the game may be over."""
        if not self.news.heard.wait(PATIENCE):
            self.look()
        self.news.heard.clear()


class News(threading.Thread):
    """A player's open stream, which is opened again whenever it was cut, until its game or the storm is over."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player, self.latest = player, -1
        self.heard, self.stop = threading.Event(), threading.Event()

    def hears(self, news: int) -> bool:
        """Whether it has heard of that, or will at once."""
        end = time.monotonic() + LIMIT
        while self.latest < news and time.monotonic() < end:
            self.heard.wait(1)
            self.heard.clear()
        return self.latest >= news

    def run(self) -> None:
        player = self.player
        while not self.stop.is_set() and not player.game.over:
            player.server.up.wait(1)
            wire = Wire(player.server, player.tally, player.wire.token)
            try:
                reply = wire.open("GET", f"/api/tables/{player.game.table}/stream", None, {})
                if reply.status == 200:
                    player.tally.add("streams opened")
                    self.follow(reply)
                elif reply.status != DOWN:
                    player.tally.trouble(f"{player.describe()}: a stream answers {reply.status}")
            except (OSError, HTTPException, ValueError):
                pass
            wire.close()
            self.stop.wait(0.05)

    def follow(self, reply: Any) -> None:
        for line in reply:
            if self.player.game.over:
                return
            word, _, rest = line.decode().strip().partition(": ")
            told = json.loads(rest) if word == "data" else {}
            number = told.get("news", told.get("number", -1))  # a message's own is that of the news which it is
            if number > self.latest:
                self.latest = number
                self.heard.set()


def differing(possible: list[list[str]], found: list[str]) -> tuple[str, str]:
    """What is wrong with what was found, in a word and in a few."""
    best = possible[-1]
    common = next((n for n, (a, b) in enumerate(zip(best, found, strict=False)) if a != b), min(len(best), len(found)))
    word = "lost" if len(found) < min(map(len, possible)) else "doubled" if len(found) > len(best) else "changed"
    wanted = [one[common:][:LONGEST] for one in possible]
    return word, f"from answer {common} on: {found[common:][:LONGEST]}, not {wanted}"
