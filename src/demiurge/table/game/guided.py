"""A guided game at a table (kit.guide): which steps are told now, what its bots are known to play, and whether the
guide still fits the rules.

What was told follows from the answers alone: so a page that is loaded again shows the same step, and who takes an
answer back sees again what was said there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Final, NamedTuple

from demiurge.bots import make_bot
from demiurge.kernel.chance import Script
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import Meta, find
from demiurge.kernel.speech import words_of
from demiurge.kernel.state import State
from demiurge.kit.guide import ID, Guide, Sight, Step, Walk, guide_of, holds, proposed
from demiurge.kit.scene import GESTURE
from demiurge.table.game.live import Live, setup_chance
from demiurge.table.storage import Snapshot, TableRow

GUIDE: Final = "guide"  # among a table's settings: ON, or OFF for who knows enough
ON, OFF = "on", "off"
ELSE: Final = "greedy"  # plays for who is proposed nothing, where a guide is tried
PERIOD: Final = "period"  # what the journal calls the heading of a round


class Guidance(NamedTuple):
    """The steps that are told now, with the answer that each proposes; those before; and how many it will be in all."""

    steps: Sequence[tuple[Step, str]]
    told: Sequence[Step]
    total: int


def is_guided(live: Live) -> bool:
    """Whether it is a guided table, be its guide silent."""
    return GUIDE in live.row.settings


def guidance(live: Live, seat: int) -> Guidance | None:
    guide = guide_of(find(live.row.game))
    if guide is None or live.row.settings.get(GUIDE) != ON or seat != guide.me:
        return None
    return guidance_of(live, guide)


def guidance_of(live: Live, guide: Guide) -> Guidance:
    found = walked(live, guide)
    sight = found.now()
    asked = guide.me in live.state.waiting() or live.state.over()
    now, told = found.walk.now(sight) if asked else [], found.walk.told
    to_come = [step for step in guide.steps if step not in told and step not in now and not (step.rare or sight.over)]
    steps = [(step, proposed(step, sight.answers)) for step in now]
    return Guidance(steps, told, len(told) + len(now) + len(to_come))


def known_answer(live: Live, seat: int) -> str:
    """What the bot on the seat is known to play now; "" where it has to think."""
    guide = guide_of(find(live.row.game)) if is_guided(live) else None
    return opening(guide, live.play, seat) if guide else ""


def opening(guide: Guide, play: Play, seat: int) -> str:
    said, given = guide.openings.get(seat, ()), sum(line.seat == seat for line in play.record.lines)
    if given >= len(said) or seat not in play.state.waiting():
        return ""
    texts = {play.game.space.format(action) for action in play.state.answers(seat)}
    return said[given] if said[given] in texts else ""


# ---- how far it has come
class Walked:
    """A walk through the answers of a table, as far as it goes."""

    def __init__(self, live: Live, guide: Guide) -> None:
        self.live, self.guide, self.walk = live, guide, Walk(guide)
        self.state = live.game.start(live.row.seats, script(live.play.record.chance))
        self.lines, self.stack = 0, object()
        self.events, self.kinds = 0, set[tuple[str, bool]]()  # so many were looked at, and these were among them
        self.periods = sum(one.kind == PERIOD for one in live.opening(guide.me))

    def stands(self) -> bool:
        """Whether nothing of it was taken back."""
        stacks = self.live.play.stacks
        return self.lines <= len(stacks) and (not self.lines or self.stack is stacks[self.lines - 1])

    def go_on(self) -> None:
        play, me = self.live.play, self.guide.me
        for number in range(self.lines, self.live.last):
            line = play.record.lines[number]
            if line.seat == me and not self.live.together(number):  # else nobody saw what was told there
                self.walk.go_on(self.sight(self.state, number))
            self.state.apply(line.seat, self.live.game.space.parse(line.do), script(line.chance))
            self.periods += sum(one.kind == PERIOD for one in self.live.told(me)[number])
            self.lines, self.stack = number + 1, play.stacks[number]

    def sight(self, state: State, at: int) -> Sight:
        """What the seat sees after so many answers."""
        play, me = self.live.play, self.guide.me
        until = play.told[at] if at < len(play.told) else len(play.journal.events)
        new = play.journal.events[self.events : until]
        self.kinds |= {(event.kind, event.seat == me) for event in new if event.visible_to(me)}
        self.events = until
        format = self.live.game.space.format
        texts = [format(action) for action in state.answers(me)] if me in state.waiting() else []
        return Sight(texts, self.kinds, self.periods, state.over())

    def now(self) -> Sight:
        self.go_on()
        return self.sight(self.live.state, self.live.last)


def script(chance: Sequence[tuple[int, int]]) -> Script:
    return Script([value for value, _ in chance])


def walked(live: Live, guide: Guide) -> Walked:
    """Kept with the table, as long as nothing is taken back."""
    known = live.guided
    if not isinstance(known, Walked) or not known.stands():
        known = live.guided = Walked(live, guide)
    return known


# ---- whether it still fits
def faults(meta: Meta, seed: int = 0) -> list[str]:
    """The steps that are never told to who does what they propose, and otherwise anything, with what their time would
    have taken; those that propose what the page does not offer; and those without words."""
    guide = guide_of(meta)
    if guide is None:
        return []
    live, missed = laid_out(meta, guide), {step.id: set(lacking(step)) for step in guide.steps}
    absent: dict[str, str] = {}
    for seat, _ in followed(live, guide, Random(seed)):
        sight = walked(live, guide).now()
        for step in guide.steps:
            missed[step.id] -= {one for one in missed[step.id] if met(step, one, sight)}
        if seat == guide.me:
            absent |= {step.id: text for step, text in proposals(live, guide) if text not in on_page(live, seat)}
    told = {step.id for step, _ in guidance_of(live, guide).steps} | {step.id for step in walked(live, guide).walk.told}
    lost = [step for step in guide.steps if step.id not in told and not step.rare]
    found = [f"{step.id} is never told: {', '.join(sorted(missed[step.id])) or 'not all at once'}" for step in lost]
    found += [f"{name} proposes what the page does not offer: {text}" for name, text in absent.items()]
    words = words_of(meta.package)
    return found + [f"{step.id} has no words: {ID}{step.id}" for step in guide.steps if not words.has(f"{ID}{step.id}")]


def proposals(live: Live, guide: Guide) -> list[tuple[Step, str]]:
    return [(step, text) for step, text in guidance_of(live, guide).steps if text]


def on_page(live: Live, seat: int) -> set[str]:
    """The answers and gestures that the drawing offers, by their texts."""
    groups, format = live.drawing.answers(view(live.state, seat), seat), live.game.space.format
    offered = [one.said for group in groups for one in group.answers if not one.refusal]
    return {GESTURE.join(format(action) for action in said) for said in offered}


def followed(live: Live, guide: Guide, rng: Random) -> Iterator[tuple[int, str]]:
    """A whole game by who does what is proposed: every answer with its seat, before it is given. A gesture ends where
    something is revealed, as at the table."""
    while not live.state.over():
        seat, at = live.state.waiting()[0], datetime.fromtimestamp(live.last, UTC)  # one time for all of a gesture
        for text in chosen(live, guide, seat, rng).split(GESTURE):
            shown = live.state.shown
            yield seat, text
            live.lend_chance()
            why = live.play.say(seat, text)
            assert why is None, why
            live.times.append(at)
            if live.state.shown != shown:
                break


def played_openings(meta: Meta) -> dict[int, int]:
    """By seat, how many of the answers that its bot is known to give it does give."""
    guide = guide_of(meta)
    if guide is None:
        return {}
    live, found = laid_out(meta, guide), dict.fromkeys(guide.openings, 0)
    for seat, _ in followed(live, guide, Random(0)):
        if seat in found:
            found[seat] += bool(opening(guide, live.play, seat))
    return found


def chosen(live: Live, guide: Guide, seat: int, rng: Random) -> str:
    if seat != guide.me:
        known = opening(guide, live.play, seat)
        if known:
            return known
        bot = make_bot(guide.seats[seat], live.game, rng.getrandbits(32))
        return live.game.space.format(bot.answer(view(live.state, seat), seat))
    found = [text for _, text in proposals(live, guide)]
    if found and found[0] in on_page(live, seat):
        return found[0]
    bot = make_bot(ELSE, live.game, rng.getrandbits(32))
    return live.game.space.format(bot.answer(view(live.state, seat), seat))


def lacking(step: Step) -> list[str]:
    """Its conditions, in words for who writes it."""
    said = {"offered": step.offered, "happened": step.happened, "period": step.period, "propose": step.propose}
    return [f"{name} {value}" for name, value in said.items() if value]


def met(step: Step, condition: str, sight: Sight) -> bool:
    name = condition.partition(" ")[0]
    return holds(Step(step.id, **{name: getattr(step, name), "mine": step.mine}), replace(sight, over=False), set())


def laid_out(meta: Meta, guide: Guide) -> Live:
    """Its table, as nobody keeps it."""
    now, options = datetime.now(UTC), meta.complete(dict(guide.options))
    play = Play(meta.make(options, ""), len(guide.seats), setup_chance(guide.seed))
    record = play.record
    row = TableRow(
        id="", game=meta.name, options=record.options, components=record.components, seats=record.seats,
        seed=guide.seed, settings={GUIDE: ON}, version=1, news=1, length=0, waiting=play.state.waiting(), since=now,
        over=False, scores=None, setup=record.chance, undone=[], host_hash="", forked_from="", created=now, updated=now,
        listed=False,
    )  # fmt: skip
    return Live(Snapshot(row, [], [], None), play.game)
