"""One table in memory: its Play, kept in step with the database, and what was told of it so far."""

from __future__ import annotations

import hashlib
import threading

from demiurge.kernel.chance import Chance, Script
from demiurge.kernel.data import freeze
from demiurge.kernel.game import Game, digest, view
from demiurge.kernel.play import replay_on
from demiurge.kernel.record import Record
from demiurge.kernel.speech import ENGLISH
from demiurge.kernel.state import State
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.saying import said, words_in
from demiurge.kit.scene import Drawing, Heard
from demiurge.table.storage import Snapshot, TableRow, goes_on, in_person

SECRET_ANSWER = -1
KEPT_POSITIONS = 48  # of the past, which somebody has looked at


def chance_for(seed: str, number: int, rewinds: int = 0) -> Chance:
    """The chance that the answer after `number` others meets: the same after a crash, and known to nobody; another one
    after each rewind behind something that was shown, when people have seen what the old one held."""
    drawn = f"{seed}:{number}:{rewinds}" if rewinds else f"{seed}:{number}"
    mixed = hashlib.blake2b(drawn.encode(), digest_size=8).digest()
    return Chance(int.from_bytes(mixed, "big"))


def setup_chance(seed: str) -> Chance:
    return chance_for(seed, -1)


class Live:
    """Everybody who works on it holds `lock`; what it gives out is made anew for each page."""

    def __init__(self, found: Snapshot, game: Game) -> None:
        self.lock = threading.RLock()
        self.held = 0  # how often who holds it has taken it
        self.heard = 0  # the newest news of which this process knows
        self.gone = False  # it differs from what is kept, so nobody may go on with it
        self.game = game
        self.drawing = drawing_of(game)  # in English, as programs read it
        self.languages = languages_of(game)
        self.renew(found)
        self.times = [line.at for line in found.lines]
        row, given = found.table, [line.line for line in found.lines]
        record = Record(game.name, row.seats, row.options, row.components, row.setup, given)
        self.play = replay_on(game, record)
        self.play.undone = list(row.undone)
        self.stories: dict[tuple[int, str], list[list[Heard]]] = {}  # by who looks; one list for each answer
        self.guided: object = None  # how far its guide has come (guided.py)
        self.past: dict[int, State] = {}  # positions that were looked at, by the number of answers before them

    # ---- keeping in step
    def renew(self, found: Snapshot) -> None:
        """Take over everything but the answers."""
        self.row, self.seats = found.table, list(found.seats)
        self.messages, self.proposal = list(found.messages), found.proposal

    def catch_up(self, found: Snapshot) -> bool:
        """Give the answers that another process has written since our last. False: it took some back, so all must be
        read again; else the version has grown by one with every answer."""
        more = found.table.length - self.last
        if more < 0 or found.table.version - self.row.version != more:
            return False
        for row in found.lines:
            self.play.chance = Script([value for value, _ in row.chance])
            if self.play.say(row.seat, row.do) is not None:
                return False
        self.times += [line.at for line in found.lines]
        self.play.undone = list(found.table.undone)
        self.renew(found)
        return True

    def wrote(self, row: TableRow, keep: int) -> None:
        """What the Play has done since it had `keep` answers is in the database now."""
        self.times = self.times[:keep] + [row.updated] * (self.last - keep)
        self.row, self.proposal = row, None
        for story in self.stories.values():
            del story[keep:]
        self.past = {at: state for at, state in self.past.items() if at <= keep}

    def lend_chance(self) -> None:
        self.play.chance = chance_for(self.row.seed, self.last, self.row.rewinds)

    # ---- looking
    def language(self, wanted: str) -> str:
        """The language of the table for who wants that one: a page whose board speaks English is all English."""
        return wanted if wanted in self.languages else ENGLISH

    def drawing_in(self, language: str) -> Drawing:
        return self.drawing if language == ENGLISH else drawing_of(self.game, language)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def last(self) -> int:
        return len(self.play.record.lines)

    def state_at(self, at: int) -> State:
        """The position after so many answers, played on from the nearest one before it that is still known."""
        if at >= self.last:
            return self.play.state
        record = self.play.record
        if not self.past:
            self.past[0] = self.game.start(record.seats, Script([value for value, _ in record.chance]))
        near = max(known for known in self.past if known <= at)
        state = self.past[near].clone()
        for line in record.lines[near:at]:
            state.apply(line.seat, self.game.space.parse(line.do), Script([value for value, _ in line.chance]))
        if len(self.past) >= KEPT_POSITIONS:
            self.past = {0: self.past[0], near: self.past[near]}
        self.past[at] = state
        return state

    def open_book(self) -> bool:
        """Whether nothing is hidden from anybody now: then a fork or a hand-over tells no secret."""
        whole = self.play.state.clone()
        whole.shown = 0
        return digest(view(self.play.state, -1)) == digest(whole)

    def told(self, seat: int, language: str = ENGLISH) -> list[list[Heard]]:
        """The journal as one seat may read it, a list for each answer."""
        found, drawing = self.stories.setdefault((seat, language), []), self.drawing_in(language)
        words = words_in(drawing)
        for number in range(len(found), self.last):
            line = self.play.record.lines[number]
            events = [event for event in self.play.events_of(number) if event.visible_to(seat)]
            action = SECRET_ANSWER if self.hides(number, seat) else self.game.space.parse(line.do)
            found.append(said(words, drawing.story(self.game, line.seat, action, events)))
        return found

    def together(self, number: int) -> bool:
        """Whether an answer was given in one go with the one before it: nobody saw the position between them."""
        return 0 < number < len(self.times) and self.times[number] == self.times[number - 1]

    def hides(self, number: int, seat: int) -> bool:
        """Whether an answer was given in secret from the seat."""
        line = self.play.record.lines[number]
        return line.secret and line.seat != seat

    def opening(self, seat: int, language: str = ENGLISH) -> list[Heard]:
        """What setting up told, before the first answer."""
        until = self.play.told[0] if self.play.told else len(self.play.journal.events)
        events = [event for event in self.play.journal.events[:until] if event.visible_to(seat)]
        drawing = self.drawing_in(language)
        return said(words_in(drawing), drawing.story(self.game, -1, SECRET_ANSWER, events))

    def runner(self, seat: int) -> str:
        """The bot that plays a seat now, for itself or in a person's stead; "" for a person."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    def goes_on(self) -> bool:
        """Whether its bots play though nobody looks on."""
        return goes_on(self.seats, self.row.settings)

    def persons(self) -> list[int]:
        """The seats whom somebody plays who could be asked."""
        return [row.seat for row in self.seats if in_person(row)]


# ---- whether a click was meant for what stands there now
def own_stands(live: Live, seat: int, at: int | None, version: int | None) -> bool:
    """Whether a seat's answers are still those that it saw after `at` answers, at that version; a number that was not
    seen agrees with the other. Others may have answered since, where several are asked at once; nothing may have been
    taken back, and then the version has grown by one with every answer."""
    at = live.last if at is None else at
    version = live.row.version - live.last + at if version is None else version
    if live.row.version - version != live.last - at or not 0 <= at <= live.last:
        return False
    return all(line.seat != seat for line in live.play.record.lines[at:])


def asked_the_same(live: Live, seat: int, at: int, version: int) -> bool:
    """Whether a seat is still asked what it was asked after `at` answers."""
    if not own_stands(live, seat, at, version):
        return False
    return at == live.last or questions(live.state_at(at), seat) == questions(live.state, seat)


def questions(state: State, seat: int) -> tuple[list[object], list[int]]:
    return [freeze(asked) for asked in state.questions(seat)], state.answers(seat)
