"""python tools/said.py GAME: everything that a game says in random games, line by line, so that two versions of it can
be compared with `diff`. `--time` says instead what the words cost, in processor time.

    PYTHONPATH=BEFORE/src python tools/said.py nova-era > before.txt; python tools/said.py nova-era > now.txt

It asks nothing of a drawing but what every version of it has."""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Iterator
from typing import Any

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.plain import drawing_of

SPECTATOR = -1
PICTURES = 10  # one position in so many is drawn, too
GUESSES = 5  # answers of a position that are refused and whose reasons are asked for
TIMES = 5
TAGS = re.compile(r"<[^>]+>")


def sayer(drawing: Any) -> Any:
    """How a Text becomes words; before there were Texts all was words."""
    try:
        from demiurge.kit.saying import words_in
    except ImportError:
        return str
    return words_in(drawing).say


def chips(say: Any, found: Any) -> str:
    return " ".join(f"[{one.icon} {one.amount:+d} {say(one.words)}]" for one in found)


def told(found: Any) -> Iterator[str]:
    for one in found:
        places = " ".join(one.places)
        yield f"  told {one.seat} {one.kind} {one.period}| {one.text} {chips(str, one.chips)} {places}"


def answers(say: Any, groups: Any) -> Iterator[str]:
    for group in groups:
        yield f"  group {group.key} | {group.title} | {group.aside}"
        for one in group.answers:
            label = TAGS.sub(" ", one.label)
            parts = (one.said, " ".join(label.split()), one.name, one.note, one.lacks, one.refusal, one.after)
            yield f"    {' | '.join(str(part) for part in parts)} {chips(say, one.chips)}"


def options_of(meta: Any, rng: random.Random) -> dict[str, str]:
    return {
        one.name: rng.choice(one.values)
        for one in meta.options
        if rng.random() < 0.4 and not getattr(one, "before", "")
    }


def games(name: str, number: int) -> Iterator[tuple[random.Random, Play]]:
    meta = find(name)
    for seed in range(number):
        rng = random.Random(seed)
        while True:
            try:
                game = meta.make(options_of(meta, rng))
                play = Play(game, meta.seats[seed % len(meta.seats)], Chance(seed))
            except ValueError:
                continue  # options that do not go together
            break
        yield rng, play


def said(name: str, number: int, language: str) -> Iterator[str]:
    for rng, play in games(name, number):
        drawing: Any = drawing_of(play.game, language)
        say, hear = sayer(drawing), heard(drawing)
        yield f"game {play.game.options} {play.state.seats}"
        yield from tips(drawing, play.game)
        yield from told(hear(drawing.story(play.game, SPECTATOR, -1, play.journal.events)))
        while not play.state.over():
            seat = rng.choice(play.state.waiting())
            yield from position(say, drawing, play, seat)
            action = rng.choice(play.state.answers(seat))
            play.answer(seat, action)
            n = len(play.record.lines) - 1
            yield f"answer {n} {seat} {play.game.space.format(action)}"
            yield from told(hear(drawing.story(play.game, seat, action, play.events_of(n))))
            yield from points(say, drawing, play, n)
        yield from picture(drawing, play, 0)


def tips(drawing: Any, game: Game) -> Iterator[str]:
    for key, tip in drawing.tips(game).items():
        yield f"tip {key} | {tip.title} | {tip.text} | {tip.clauses}"
    for line in getattr(drawing, "house", lambda game: [])(game):
        yield f"house {line}"


def position(say: Any, drawing: Any, play: Play, seat: int) -> Iterator[str]:
    seen, n = view(play.state, seat), len(play.record.lines)
    yield f"position {n} {seat} | {drawing.question(seen, seat)}"
    yield from answers(say, drawing.answers(seen, seat))
    if n % PICTURES == 0:
        yield from picture(drawing, play, seat)


def picture(drawing: Any, play: Play, seat: int) -> Iterator[str]:
    seen = view(play.state, seat)
    scene = drawing.scene(seen, seat)
    yield f"  scene {scene.header} | {scene.brief}"
    yield f"  board {scene.board}"
    for one in scene.seats:
        yield f"  seat {one.title} | {one.sub} | {one.body}"
    for one in scene.panels:
        yield f"  panel {one.key} {one.title} | {one.body}"
    for of in range(play.state.seats):
        yield f"  detail {drawing.detail(seen, seat, of)}"
    places = re.findall(r'class="[^"]*\bplace\b[^"]*"[^>]*\bid="([^"]+)"', scene.board)[:GUESSES]
    for place in places:
        for one in drawing.wishes(seen, seat, place):
            yield f"  wish {place} {one.said} | {one.name} | {one.note} | {one.lacks} {one.refusal}"


def points(say: Any, drawing: Any, play: Play, n: int) -> Iterator[str]:
    asked = getattr(drawing, "points", None)
    if asked is None:
        words = __import__(f"{play.game.package}.words", fromlist=["points"])
        asked = words.points
    for event in play.events_of(n):
        found = asked(play.game, event)
        if found is not None:
            yield f"  points {found[0]} {say(found[1])}"


def heard(drawing: Any) -> Any:
    """How a story becomes lines in a language; before there were Texts it was in one already."""
    try:
        from demiurge.kit.saying import said as in_words
        from demiurge.kit.saying import words_in
    except ImportError:
        return list
    words = words_in(drawing)
    return lambda told: in_words(words, told)


def timed(name: str, number: int, language: str) -> None:
    """Warm, and the best of several times: what else the machine does comes only on top."""
    asked: list[tuple[Any, ...]] = []
    for rng, play in games(name, number):
        drawing: Any = drawing_of(play.game, language)
        while not play.state.over():
            seat = rng.choice(play.state.waiting())
            seen, action = view(play.state, seat), rng.choice(play.state.answers(seat))
            play.answer(seat, action)
            events = play.events_of(len(play.record.lines) - 1)
            asked.append((drawing, heard(drawing), play.game, seen, seat, action, events))
    best: dict[str, float] = {}
    counts = {"answers": 0, "story": 0}
    for _ in range(TIMES):
        began = time.process_time()
        groups = [drawing.answers(seen, seat) for drawing, _, _, seen, seat, _, _ in asked]
        middle = time.process_time()
        lines = [
            say(drawing.story(game, seat, action, events)) for drawing, say, game, _, seat, action, events in asked
        ]
        spent = {"answers": middle - began, "story": time.process_time() - middle}
        best = {key: min(seconds, best.get(key, seconds)) for key, seconds in spent.items()}
        counts = {"answers": sum(len(one.answers) for many in groups for one in many), "story": sum(map(len, lines))}
    for key, seconds in best.items():
        print(f"{name} {key}: {1e6 * seconds / max(1, counts[key]):.2f} µs each, {counts[key]} of them")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--language", default="en")
    parser.add_argument("--time", action="store_true")
    asked = parser.parse_args()
    if asked.time:
        timed(asked.game, asked.games, asked.language)
        return
    for line in said(asked.game, asked.games, asked.language):
        sys.stdout.write(line.replace("\n", " ") + "\n")


if __name__ == "__main__":
    main()
