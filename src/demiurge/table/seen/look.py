"""What one person sees of a table: their seat's View, drawn, told and with their answers. Nothing else leaves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import TOO_LATE
from demiurge.kernel.speech import Words
from demiurge.kernel.state import State
from demiurge.kernel.text import seat as place_of
from demiurge.kit.faculties import brings
from demiurge.kit.guide import Step, telling
from demiurge.kit.legend import Legend
from demiurge.kit.phrases import upper
from demiurge.kit.saying import words_in
from demiurge.kit.scene import GESTURE, Answer, Drawing, Group, Heard, Seat, Standing, Tip
from demiurge.table.game import guided, practised, unasked
from demiurge.table.game.advising import advises, analyses
from demiurge.table.game.ledgers import LEDGER
from demiurge.table.game.live import Live
from demiurge.table.game.names import name_in
from demiurge.table.game.tables import Tables
from demiurge.table.identity import hashed, seat_token
from demiurge.table.languages import ENGLISH, listed, say
from demiurge.table.seen import chart
from demiurge.table.seen.exercise import exercise
from demiurge.table.seen.frames import BLOCK, Frame, frame
from demiurge.table.seen.messages import message_in
from demiurge.table.seen.refusals import called, reason_for
from demiurge.table.seen.shelf import Shelf
from demiurge.table.seen.shown import (
    Entry,
    Exercise,
    Lesson,
    Lessons,
    Message,
    Person,
    Proposal,
    Reasons,
    Rematch,
    Sentence,
    Shown,
)
from demiurge.table.seen.telling import STEP, Story, sentences
from demiurge.table.seen.window import title_of
from demiurge.table.storage import REMATCH, SeatRow

ENTRIES: Final = 80  # answers in the journal on a page, a few for each line; the slider reaches the others


@dataclass(frozen=True)
class Looker:
    """Somebody at a page: their token, and what the server knows of the others this moment."""

    visitor: str = ""
    present: Collection[int] = ()  # seats whose page is open
    busy: Collection[int] = ()  # seats whose bot is thinking
    spectators: int = 0
    language: str = ENGLISH  # that they read; a table speaks it as far as its game does
    hashed: str = field(init=False, default="")

    def __post_init__(self) -> None:
        object.__setattr__(self, "hashed", hashed(self.visitor) if self.visitor else "")


def own_seats(live: Live, looker: Looker) -> list[int]:
    return [row.seat for row in live.seats if looker.hashed and row.visitor_hash == looker.hashed]


def chosen_seat(live: Live, looker: Looker, wanted: int | None) -> int:
    """Who looks: the seat asked for if it is theirs; on a shared screen whoever is asked; else a spectator."""
    mine = own_seats(live, looker)
    if wanted is not None and wanted in mine:
        return wanted
    asked = [seat for seat in live.state.waiting() if seat in mine]
    return asked[0] if asked else mine[0] if mine else SPECTATOR


def lesson(step: Step, do: str, number: int, words: Words) -> Lesson:
    told = telling(step, words)
    return Lesson(number, told.title, told.idea, told.fact, told.why, do, step.lit, step.beside, told.tag)


class Wishes(NamedTuple):
    """What somebody might want at a place, with the text of each answer and why it is refused."""

    answers: Sequence[Answer]
    texts: dict[tuple[int, ...], str]
    reasons: Reasons


class Explained(NamedTuple):
    """A legend, the tips that its rows open, and the language of both."""

    legend: Legend
    tips: dict[str, Tip]
    language: str


class Look:
    """Assembles a Shown. It holds the table's lock while it looks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shelves: WeakKeyDictionary[Live, dict[tuple[int, str], Shelf]] = WeakKeyDictionary()

    def shelf(self, live: Live, seat: int, language: str) -> Shelf:
        """What was made for this seat before. Who holds the table's lock may work on it."""
        return self.shelves.setdefault(live, {}).setdefault((seat, language), Shelf())

    def frame(
        self, table: str, looker: Looker, seat: int | None = None, at: int | None = None, handed: bool = False,
        heard: int | None = None,
    ) -> tuple[Shown, Frame]:  # fmt: skip
        """The page as data and as markup; what is the same as last time is not drawn again. `heard`: whoever looks has
        heard of these news, and looks at them or newer ones."""
        with self.tables.holding(table, heard) as live:
            chosen = chosen_seat(live, looker, seat)
            looking = Looking(self, live, looker, chosen, at, handed and chosen == seat)
            shown = looking.shown()
            return shown, frame(shown, looking.shelf)

    def wishes(self, table: str, looker: Looker, seat: int | None, place: str) -> Wishes:
        """What somebody might want at a place, with the refusals."""
        with self.tables.holding(table) as live:
            looking = Looking(self, live, looker, chosen_seat(live, looker, seat), None, True)
            if looking.seat == SPECTATOR or live.state.over():
                return Wishes([], {}, {})
            found: list[Answer] = looking.drawing.wishes(looking.view, looking.seat, place)
            groups = [Group("wishes", "", "", found)]
            return Wishes(found, looking.texts(groups), looking.reasons(groups))

    def detail(self, table: str, looker: Looker, seat: int | None, of: int, at: int | None) -> tuple[Seat, str, str]:
        """A seat as it looks, the name of who sits there, and everything about it."""
        with self.tables.holding(table) as live:
            looking = Looking(self, live, looker, chosen_seat(live, looker, seat), at, True)
            if not 0 <= of < live.row.seats:
                raise IndexError(of)
            drawn = looking.drawing.scene(looking.view, looking.seat).seats[of]
            name = name_in(looking.language, live.seats[of].name)
            return drawn, name, looking.drawing.detail(looking.view, looking.seat, of)

    def legend(self, table: str, looker: Looker, seat: int | None, at: int | None) -> Explained | None:
        """The signs of the game, as this seat needs them; None where its drawing has no legend."""
        with self.tables.holding(table) as live:
            looking = Looking(self, live, looker, chosen_seat(live, looker, seat), at, True)
            offered = getattr(looking.drawing, "legend", None)
            found: Legend | None = offered(looking.view, looking.seat) if offered else None
            if found is None:
                return None
            return Explained(found, looking.drawing.tips(live.game), looking.language)


class Looking:
    """One look at one position."""

    def __init__(self, look: Look, live: Live, looker: Looker, seat: int, at: int | None, handed: bool) -> None:
        self.tables, self.live, self.looker, self.seat = look.tables, live, looker, seat
        self.language = live.language(looker.language)
        self.shelf = look.shelf(live, seat, self.language)
        self.drawing: Drawing = live.drawing_in(self.language)
        self.at = live.last if at is None or at > live.last else max(at, 0)
        self.state: State = live.state_at(self.at)
        self.view = view(self.state, seat)
        self.mine = own_seats(live, looker)
        self.curtain = not handed and self.covered()

    @property
    def host(self) -> bool:
        return bool(self.looker.hashed) and self.live.row.host_hash == self.looker.hashed

    @property
    def now(self) -> bool:
        return self.at == self.live.last

    def shown(self) -> Shown:
        live, row, seat = self.live, self.live.row, self.seat
        waiting = [] if practised.stands_still(live) else live.state.waiting()
        asked = self.now and seat in waiting
        groups: list[Group] = self.drawing.answers(self.view, seat) if asked and not self.curtain else []
        lines, earlier = self.journal()
        may_undo, why_no_undo = self.undo()
        return Shown(
            table=row.id, game=row.game, title=title_of(row.game, self.language), news=row.news, at=self.at,
            last=live.last, seat=seat, mine=self.mine, curtain=self.curtain,
            people=[self.person(one) for one in live.seats],
            scene=self.drawing.scene(self.view, seat), unit=self.drawing.UNIT,
            question=self.drawing.question(self.view, seat) if asked else "", groups=groups,
            texts=self.texts(groups), reasons=self.reasons(groups),
            waiting=waiting, since=row.since.isoformat(), journal=lines,
            earlier=earlier, known=self.last_own() + 1,
            places=self.fresh_places(), crumbs=self.crumbs(), may_undo=may_undo, why_no_undo=why_no_undo,
            may_redo=any(line.seat == seat for line in live.play.undone), proposal=self.proposal(),
            lost=self.lost() if may_undo == "ask" else "",
            given=self.given() if may_undo == "yes" else "",
            messages=self.messages(), spectators=self.looker.spectators,
            host=self.host, over=live.state.over(),
            result=chart.result(live.play, self.drawing, self.language) if live.state.over() else None,
            forked=row.forked_from, rematch=self.rematch(), alone=self.alone(), version=row.version,
            unasked=getattr(self.drawing, "UNASKED", "") if self.mine else "", gives=unasked.gives(live, seat),
            legend=getattr(self.drawing, "LEGEND", ""), ledger=brings(live.game.package, LEDGER),
            lessons=self.lessons(), exercise=self.exercise(),
            hints=advises(live), analysed=analyses(live), standing=self.standing(),
            wish=unasked.wish_of(live, seat),
            language=self.language, reads=self.looker.language, languages=live.languages,
            called=getattr(self.drawing, "called", None),
        )  # fmt: skip

    def standing(self) -> Standing | None:
        """In the language of who looks."""
        offered = getattr(self.drawing, "standing", None) if self.mine else None
        found: Standing | None = offered(self.live.game) if offered else None
        return found

    def alone(self) -> str:
        """What bots do here when nobody looks on; nothing to be said of it where somebody plays in person."""
        if self.live.persons() or self.live.state.over():
            return ""
        return "goes-on" if self.live.goes_on() else "pauses"

    # ---- who
    def person(self, row: SeatRow) -> Person:
        asked = row.seat in self.live.state.waiting()
        table, link = self.live.row.id, ""
        if self.host and row.kind == "free":
            link = f"/t/{table}/sit/{seat_token(self.looker.visitor, table, row.seat, row.link_turn)}"
        return Person(
            seat=row.seat, name=name_in(self.language, row.name), kind=row.kind, mine=row.seat in self.mine,
            present=row.seat in self.looker.present, stand_in=row.stand_in, asked=asked,
            thinking=row.seat in self.looker.busy, link=link,
        )  # fmt: skip

    def covered(self) -> bool:
        """On a shared screen a hand is covered until its owner looks; where nothing is hidden there is no need."""
        if len(self.mine) < 2 or self.live.state.over():
            return False
        lines = self.live.play.record.lines
        if self.now and lines and lines[-1].seat == self.seat:
            return False  # who has just answered holds the screen
        own = digest(self.view)
        return any(digest(view(self.state, other)) != own for other in self.mine if other != self.seat)

    # ---- the guide
    def lessons(self) -> Lessons | None:
        """What the guide tells who is at the newest position."""
        if not guided.is_guided(self.live) or not self.mine:
            return None
        found = guided.guidance(self.live, self.seat) if self.now and not self.curtain else None
        if found is None:
            return Lessons(self.live.row.settings[guided.GUIDE] == guided.ON)
        words, first = words_in(self.drawing), len(found.told)
        now = [lesson(step, do, first + n, words) for n, (step, do) in enumerate(found.steps, 1)]
        before = lesson(found.told[-1], "", first, words) if found.told else None
        return Lessons(True, now, before, found.total)

    # ---- practice
    def exercise(self) -> Exercise | None:
        live, first = self.live, practised.start(self.live)
        if self.seat not in self.mine or practised.position_of(live) is None:
            return None
        told, lines = live.told(self.seat, self.language), live.play.record.lines
        own = [n for n in range(first, live.last) if lines[n].seat == self.seat]
        places = [place for n in own for one in told[n] if one.seat == self.seat for place in one.places]
        done = [self.deed(told[n], n) for n in own]
        return exercise(live, self.drawing, self.language, self.seat, done, places)

    # ---- answers
    def texts(self, groups: Sequence[Group]) -> dict[tuple[int, ...], str]:
        space = self.live.game.space
        given = [one.said for group in groups for one in group.answers]
        return {said: GESTURE.join(space.format(action) for action in said) for said in given}

    def reasons(self, groups: Sequence[Group]) -> Reasons:
        refused = [one for group in groups for one in group.answers if one.refusal]
        return {one.said: reason_for(self.live, self.language, self.view, self.seat, one) for one in refused}

    def undo(self) -> tuple[str, str]:
        if self.seat == SPECTATOR or not self.now:
            return "no", ""
        play = self.live.play
        sealed = self.tables.sealed(self.live, self.seat)
        if sealed is not None:
            return "no", sealed
        why = play.refuse_undo(self.seat)
        if why is None or (why == TOO_LATE and self.tables.by_oneself(self.live)):
            return "yes", ""
        if why != TOO_LATE:
            return "no", why
        alone = not self.tables.others(self.live, self.seat)
        revealed = play.fence[play.last_of(self.seat)] != play.state.shown
        return ("no" if alone and revealed else "ask"), why

    def lost(self) -> str:
        """Who has answered since the seat's last answer; "" where others are asked before that is taken back."""
        if self.tables.others(self.live, self.seat):
            return ""
        since = dict.fromkeys(line.seat for line in self.live.play.record.lines[self.last_own() + 1 :])
        return listed(self.language, [called(self.live, self.language, seat) for seat in since])

    def given(self) -> str:
        """What was answered for the seat unasked, in the words of the question it belongs to."""
        live, at = self.live, self.live.play.last_of(self.seat)
        if not unasked.may_forgo(live, self.seat):
            return ""
        groups = self.drawing.answers(view(live.state_at(at), self.seat), self.seat)
        said = (live.game.space.parse(live.play.record.lines[at].do),)
        return next((one.name for group in groups for one in group.answers if one.said == said), "")

    def crumbs(self) -> list[str]:
        """What the seat has answered in a row and may take back."""
        if self.seat == SPECTATOR or not self.now:
            return []
        told = self.live.told(self.seat, self.language)
        first = self.tables.first_of_turn(self.live, self.seat)
        return [self.deed(told[n], n) for n in range(first, self.live.last)]

    def deed(self, told: Sequence[Heard], number: int) -> str:
        """What an answer did, in short, as far as this seat may know."""
        line = self.live.play.record.lines[number]
        for one in told:
            if one.seat == line.seat and one.kind in ("", STEP):
                who = place_of(line.seat)
                text = one.deeds or str(one.text).removeprefix(f"{who}: ").removesuffix(".")
                return upper(text.replace(f"{who} ", ""))
        return say(self.language, "answer-secret") if self.live.hides(number, self.seat) else line.do

    # ---- the journal
    def journal(self) -> tuple[list[Sentence], int]:
        """Its last lines, and the position before them. Who looks back sees a little of what came next."""
        until = self.live.last if self.now else min(self.live.last, self.at + ENTRIES // 4)
        after, story = max(0, until - ENTRIES) // BLOCK * BLOCK, self.story()
        lines = (
            story.lines(after) if self.now else sentences(story.entries[after + 1 if after else 0 : until + 1], self.at)
        )
        return lines, max(0, lines[0].number - 1) if lines else 0

    def story(self) -> Story:
        """All that is told so far. It is kept until something is taken back: then the game was played anew."""
        live, told = self.live, self.live.told(self.seat, self.language)
        story, stacks = self.shelf.story, live.play.stacks
        known = len(story.entries) - 1
        if known > len(told) or (known > 0 and story.entries[known].stack is not stacks[known - 1]):
            story = self.shelf.story = Story()
        if not story.entries:
            story.add(Entry(0, live.opening(self.seat, self.language), live.row.created.isoformat()))
        for n in range(len(story.entries) - 1, len(told)):
            story.add(self.entry(n, told[n]))
        return story

    def entry(self, n: int, told: Sequence[Heard]) -> Entry:
        line = self.live.play.record.lines[n]
        verb = "" if self.live.hides(n, self.seat) else line.do.partition(" ")[0]
        return Entry(n + 1, told, self.live.times[n].isoformat(), line.seat, verb, self.live.play.stacks[n])

    def last_own(self) -> int:
        return self.live.play.last_of(self.seat) if self.seat != SPECTATOR else self.live.last

    def fresh_places(self) -> list[str]:
        """What others changed since this seat's last answer."""
        if self.seat == SPECTATOR or not self.now:
            return []
        told = self.live.told(self.seat, self.language)
        lately = [one for n in range(self.last_own() + 1, self.live.last) for one in told[n] if one.seat != self.seat]
        return list(dict.fromkeys(place for one in lately for place in one.places))

    # ---- talk
    def messages(self) -> list[Message]:
        return [message_in(self.language, one) for one in self.live.messages]

    def proposal(self) -> Proposal | None:
        found = self.live.proposal
        if found is None or found.version != self.live.row.version:
            return None
        waits = [n for n in found.asked if n not in found.agreed]
        told = self.live.told(self.seat, self.language)
        deed = self.deed(told[found.to], found.to) if found.to < len(told) else ""
        names = [name_in(self.language, row.name) for row in self.live.seats]
        of_name = names[found.of] if found.of != SPECTATOR else ""
        return Proposal(found.seat, names[found.seat], found.to, deed, waits, self.seat in waits, found.of, of_name)

    def rematch(self) -> Rematch | None:
        """Who played is invited, and nobody else learns where."""
        known = self.live.row.settings.get(REMATCH)
        if not known or not self.mine:
            return None
        seats = self.tables.store.seats(known["table"])
        if not seats:
            return None
        mine = [seats[seat] for seat in self.mine]
        sits = any(row.visitor_hash == self.looker.hashed for row in mine)
        seat = "mine" if sits else "free" if any(row.kind == "free" for row in mine) else "taken"
        return Rematch(known["table"], name_in(self.language, self.live.seats[known["seat"]].name), seat)
