"""python tools/practice.py: positions to practise with (docs/practice.md) from games between bots.

    python tools/practice.py find lantern-isles --seats 3 --games 4
    python tools/practice.py find terra-mystica --seats 3 --goal 'offered = "town"' --goal 'happened = "bridge"'
    python tools/practice.py keep terra-mystica --seats 3 --seed 2 --at 64 --id first-town --goal 'offered = "town"'

`find` searches every turn of the games and prints goals that few ways reach, any or the one that is asked for; `keep`
writes one of them into the game's package. A game follows from its seats, its seed, its bots and its options; `--at` is
how many answers were given.

    python tools/practice.py best terra-mystica

has the analysis of finished games judge every position: which turn it prefers to all others, goal or not, and how much
more it expects of it than of the best way to the goal. Both are written into the file."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from demiurge.advice.adviser import Adviser
from demiurge.advice.analysis import error_of
from demiurge.advice.lines import World, worlds_of
from demiurge.advice.lines import played as played_on
from demiurge.advice.reviewing import USUAL, Reviewer
from demiurge.bots import make_bot
from demiurge.kernel.chance import ALL, Chance
from demiurge.kernel.game import view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play, replay
from demiurge.kernel.registry import Meta, find
from demiurge.kernel.state import NOBODY
from demiurge.kit.practice import (
    ANY,
    FEW,
    FILE,
    FOLDER,
    Condition,
    Position,
    Turn,
    begin,
    condition,
    counted,
    practice_of,
)
from demiurge.kit.ways import Found, can_be_given, reaching, search, ways_of, ways_to

TIMES = (1, 2, 3)  # that something may have to happen
LEAST = 20  # turns; where fewer are possible there is nothing to find
BEST = 3  # numbers of points that are tried, the highest ones
SORTS = 12  # of a number of an event; one of more sorts is no name but an amount

Note = tuple[Any, ...]  # an event, its kind and its numbers; or OFFERED and a family of answers
OFFERED = "?"
FAVOURITES = 3  # turns that are played on beside the ways
CHOOSING, MEASURING = 3, 8  # worlds
TO_THE_END = 1000  # turns
LEAST_GAIN = 1.0  # points


# ---- games between bots
def played(meta: Meta, args: argparse.Namespace, seed: int) -> Iterator[Play]:
    """The game of a seed, before each answer."""
    play = Play(meta.make(dict(one.split("=", 1) for one in args.option)), args.seats, Chance(seed))
    bots = [make_bot(args.bots, play.game, seed * args.seats + seat) for seat in range(args.seats)]
    while not play.state.over():
        yield play
        seat = play.state.waiting()[0]
        why = play.answer(seat, bots[seat].answer(view(play.state, seat), seat))
        assert why is None, why


def turns(games: Iterator[Play]) -> Iterator[tuple[Play, int]]:
    """The beginning of every turn, and whose it is: asked by the table, on something that was not there before."""
    floor = None
    for play in games:
        seat, lane = play.state.asks[-1], play.state.lanes[-1]
        if seat >= 0 and not any(step is floor for step in lane):
            floor = lane[-2] if len(lane) > 1 else None
            yield play, seat


# ---- what a turn can come to
@dataclass(frozen=True)
class Noted(Turn):
    """A turn that notes all that happens instead of counting for a goal."""

    ignored: tuple[str, ...] = ()
    skipped: int = 0  # numbers at the beginning of every event
    known: frozenset[str] = frozenset()  # families of answers that may be given at the beginning

    def tallied(self, action: int, events: Sequence[Event], answers: Sequence[int]) -> tuple[Note, ...]:
        offered = {self.game.space.verb_of(answer) for answer in answers} - self.known - set(self.ignored)
        new: list[Note] = [
            (event.kind, *event.data[self.skipped :]) for event in events if event.kind not in self.ignored
        ]
        new += [(OFFERED, family) for family in offered if (OFFERED, family) not in self.tally]
        return tuple(sorted((*self.tally, *new)))


def noted(play: Play, seat: int, ignored: Sequence[str], skipped: int) -> Noted:
    begun = begin(play.game, play.state, seat, ())
    known = frozenset(play.game.space.verb_of(answer) for answer in play.state.answers(seat))
    return Noted(begun.game, begun.state, seat, (), begun.lane, begun.before, (), 0, 0, tuple(ignored), skipped, known)


# ---- goals that it could have
def candidates(notes: set[Note], named: Sequence[str]) -> list[Condition]:
    """Conditions on what can happen; of events whose numbers matter also which."""
    found = [Condition(offered=note[1]) for note in notes if note[0] == OFFERED]
    for kind in {note[0] for note in notes} - {OFFERED}:
        found += [Condition(happened=kind, count=n) for n in TIMES]
        data = [note[1:] for note in notes if note[0] == kind and kind in named]
        for at in range(1, min(map(len, data), default=0) + 1):
            sorts = {one[-at] for one in data}
            if 1 < len(sorts) <= SORTS:
                found += [Condition(happened=kind, data=(one, *[ANY] * (at - 1))) for one in sorts]
    return list(dict.fromkeys(found))


class Goal(NamedTuple):
    conditions: tuple[Condition, ...]
    ways: list[tuple[int, ...]]
    share: float  # of all turns


class Masks:
    """For each condition the lines on which it holds, as the bits of a number: so that two go together quickly."""

    def __init__(self, found: Found) -> None:
        self.found = found
        self.over = self.mask(lambda line: line.is_over)
        self.by_tally: dict[tuple[Note, ...], int] = {}
        for at, line in enumerate(found.lines):
            self.by_tally[line.tally] = self.by_tally.get(line.tally, 0) | 1 << at

    def mask(self, holds: Any) -> int:
        return sum(1 << at for at, line in enumerate(self.found.lines) if holds(line))

    def of(self, one: Condition) -> int:
        if one.points:
            return self.mask(lambda line: line.is_over and line.points >= one.points)
        held = 0
        for tally, mask in self.by_tally.items():
            if one.offered:
                n = int((OFFERED, one.offered) in tally)
            else:
                n = counted(one, [Event(note[0], NOBODY, list(note[1:]), ALL) for note in tally])
            held |= mask if one.holds(n, 0) else 0
        return held

    def goal(self, conditions: tuple[Condition, ...], mask: int) -> Goal:
        lines = self.found.lines
        reached = Found([line for at, line in enumerate(lines) if mask >> at & 1])
        share = (mask & self.over).bit_count() / max(1, self.over.bit_count())
        return Goal(conditions, ways_to(reached, lambda line: True), share)


def goals(found: Found, named: Sequence[str]) -> list[Goal]:
    """Those that few ways reach; of two conditions, about different things, only where neither does alone."""
    masks = Masks(found)
    points = sorted({line.points for line in found.lines if line.is_over and line.points > 0}, reverse=True)[:BEST]
    stock = candidates({note for line in found.lines for note in line.tally}, named)
    stock += [Condition(points=n) for n in points]
    held = {one: mask for one in stock if (mask := masks.of(one))}
    alone = [masks.goal((one,), mask) for one, mask in held.items()]
    rest = [goal.conditions[0] for goal in alone if len(goal.ways) > FEW]
    pairs = [(one, two) for one, two in combinations(rest, 2) if about(one) != about(two)]
    pairs = [(one, two) for one, two in pairs if held[one] & held[two] not in (0, held[one], held[two])]
    both = [masks.goal(pair, held[pair[0]] & held[pair[1]]) for pair in pairs]
    return [goal for goal in alone + both if 1 <= len(goal.ways) <= FEW]


def about(one: Condition) -> str:
    return one.offered or one.happened or "points"


def wished(play: Play, seat: int, wishes: Sequence[Condition], most: int) -> tuple[Found, list[Goal]]:
    """The goal that was asked for; and, where too many ways reach it, with as many points as that can bring."""
    found = search(begin(play.game, play.state, seat, wishes), most)
    goal, reaches = tuple(wishes), reaching(wishes)
    ways = ways_to(found, reaches)
    if len(ways) > FEW:
        ended = [line for line in found.lines if line.is_over and reaches(line)]
        best = max([line.points for line in ended], default=0)
        if best > 0:
            goal = (*wishes, Condition(points=best))
            ways = ways_to(Found([line for line in ended if line.points == best]), lambda line: True)
    return found, [Goal(goal, ways, 0)] if 1 <= len(ways) <= FEW else []


# ---- finding
def run_find(args: argparse.Namespace) -> None:
    meta, printed, wishes = find(args.game), Counter[Any](), [read_goal(one) for one in args.goal]
    for seed in range(args.seed, args.seed + args.games):
        for play, seat in turns(played(meta, args, seed)):
            if wishes:
                found, known = wished(play, seat, wishes, args.most)
            else:
                found = search(noted(play, seat, args.ignore, args.skip), args.most)
                known = [goal for goal in goals(found, args.names) if goal.share <= args.common]
            if not found.is_complete or found.turns < LEAST:
                continue
            for goal in sorted(known, key=lambda goal: -max(map(len, goal.ways))):
                sort = () if wishes else tuple(sorted((about(one), str(one.data)) for one in goal.conditions))
                if min(map(len, goal.ways)) >= args.length and printed[sort] < args.each:
                    printed[sort] += 1
                    tell(play, seat, seed, goal, found)


def read_goal(text: str) -> Condition:
    return condition(tomllib.loads(f"goal = {{ {text} }}")["goal"])


def tell(play: Play, seat: int, seed: int, goal: Goal, found: Found) -> None:
    conditions = " ".join(f"--goal '{written(one)}'" for one in goal.conditions)
    at, format = len(play.record.lines), play.game.space.format
    print(f"--seed {seed} --at {at} {conditions}   # seat {seat}, {found.turns} turns, {found.unknown} unknown")
    for way in goal.ways:
        print(f"    {'; '.join(map(format, way))}", flush=True)


def written(one: Condition) -> str:
    """As the file has it."""
    said = [(part.name, getattr(one, part.name)) for part in fields(one) if getattr(one, part.name) != part.default]
    return ", ".join(f"{name} = {json.dumps(value)}" for name, value in said)


# ---- the best move
class Preferred(NamedTuple):
    """The answers of the turn that is worth most, and the points that are expected of it more than of the best way."""

    best: list[str]
    gain: float


def preferred(position: Position) -> Preferred:
    """Of the ways, and of the turns that the adviser finds worth a thought: each is played on to the end of the game by
    who judges finished games. Some worlds choose, others measure; a turn is preferred to the best way only if it is
    surely better."""
    play = replay(position.record)
    game, seat, space = play.game, position.seat, play.game.space
    judge = Reviewer(game, play.state.seats, USUAL)
    seen = view(play.state, seat)
    worlds = worlds_of(game, seen, CHOOSING + MEASURING, 1)
    ways = [tuple(space.parse(text) for text in way) for way in position.ways]
    others = [said for said in Adviser(game, seen, seat).candidates() if said not in ways][:FAVOURITES]

    def ends(said: Sequence[int], some: Sequence[World]) -> list[float]:
        return [played_on(judge, one, seat, said, TO_THE_END).standing.score for one in some]

    def chosen(turns: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        return max(turns, key=lambda said: sum(ends(said, worlds[:CHOOSING])))

    way, best = chosen(ways), chosen([*ways, *others])
    more = [a - b for a, b in zip(ends(best, worlds[CHOOSING:]), ends(way, worlds[CHOOSING:]), strict=True)]
    gain = fmean(more)
    sure = best not in ways and gain > max(LEAST_GAIN, 2 * error_of(more))
    said = [space.format(action) for action in (best if sure else way)]
    return Preferred(of_this_turn(position, said), round(gain, 1) if sure else 0.0)


def of_this_turn(position: Position, said: Sequence[str]) -> list[str]:
    """The adviser goes on where the seat is asked again; a turn to practise with has ended by then."""
    return list(next(said[:n] for n in range(len(said), -1, -1) if can_be_given(position, said[:n])))


def run_best(args: argparse.Namespace) -> None:
    meta = find(args.game)
    practice = practice_of(meta)
    if practice is None:
        raise SystemExit(f"{args.game} has nothing to practise with")
    file = Path(str(files(meta.package))) / FILE
    text = file.read_text(encoding="utf-8")
    for position in practice.positions:
        found = preferred(position)
        text = with_best(text, position.id, found)
        print(f"{position.id}: {'; '.join(found.best)} (+{found.gain})", flush=True)
    file.write_text(text, encoding="utf-8")


def with_best(text: str, id: str, found: Preferred) -> str:
    """The file with these two lines at the end of the entry, in the place of older ones."""
    head, mark, entry = text.partition(f'id = "{id}"\n')
    entry, space, others = entry.partition("\n\n[[")
    rows = [row for row in entry.rstrip("\n").split("\n") if not row.startswith(("best = ", "gain = "))]
    rows.append(f"best = {json.dumps(found.best)}")
    if found.gain:
        rows.append(f"gain = {found.gain}")
    return head + mark + "\n".join(rows) + (space or "\n") + others


# ---- keeping
def run_keep(args: argparse.Namespace) -> None:
    meta = find(args.game)
    play = next((play for play in played(meta, args, args.seed) if len(play.record.lines) == args.at), None)
    if play is None:
        raise SystemExit(f"the game ends before {args.at} answers")
    seat = play.state.asks[-1]
    goal = [read_goal(one) for one in args.goal]
    record = play.finished_record()
    ways, found = ways_of(Position(args.id, seat, record, goal))
    folder = Path(str(files(meta.package)))
    (folder / FOLDER).mkdir(exist_ok=True)
    record.write(folder / FOLDER / f"{args.id}.jsonl")
    with (folder / FILE).open("a", encoding="utf-8") as file:
        file.write("\n" * bool(file.tell()) + entry(args.id, seat, goal, ways, found.turns))
    print(f"{len(ways)} ways of {found.turns} turns" + " (too many positions)" * (not found.is_complete))


def entry(id: str, seat: int, goal: Sequence[Condition], ways: Sequence[Sequence[str]], turns: int) -> str:
    rows = [
        "[[position]]",
        f'id = "{id}"',
        f"seat = {seat}",
        f"goal = [{', '.join(f'{{ {written(one)} }}' for one in goal)}]",
        "ways = [",
        *[f"  {json.dumps(way)}," for way in ways],
        "]",
        f"turns = {turns}",
        "clauses = []",
    ]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    looking, keeping = commands.add_parser("find"), commands.add_parser("keep")
    for one in (looking, keeping):
        one.add_argument("game")
        one.add_argument("--seats", type=int, default=3)
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--bots", default="greedy", help="greedy, or search:200it")
        one.add_argument("--option", action="append", default=[], help="name=value")
    looking.add_argument("--games", type=int, default=1)
    looking.add_argument("--most", type=int, default=8_000, help="positions of a turn; a larger one is left out")
    looking.add_argument("--common", type=float, default=0.05, help="the largest share of turns that reach the goal")
    looking.add_argument("--length", type=int, default=2, help="answers of the shortest way, at least")
    looking.add_argument("--each", type=int, default=2, help="so many of one sort of goal")
    looking.add_argument("--goal", action="append", default=[], help="look only for this; a condition, as in the file")
    looking.add_argument("--names", action="append", default=[], help="a kind of event whose numbers matter")
    looking.add_argument("--ignore", action="append", default=[], help="a kind of event, or a family of answers")
    looking.add_argument(
        "--skip", type=int, default=0, help="numbers at the beginning of every event (Terra Mystica: 11)"
    )
    looking.set_defaults(run=run_find)
    keeping.add_argument("--at", type=int, required=True)
    keeping.add_argument("--id", required=True)
    keeping.add_argument("--goal", action="append", required=True, help="a condition, as in the file")
    keeping.set_defaults(run=run_keep)
    judging = commands.add_parser("best")
    judging.add_argument("game")
    judging.set_defaults(run=run_best)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
