"""A drawing in a few strokes, for tests of what is done with drawings, and finished games to do it with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from demiurge.bots import make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import points_in
from demiurge.kit.scene import GHOSTS, MARKS, Answer, Group, Scene, Seat, Tip, Told

ICONS: dict[str, str] = {"leaf": '<path d="M2 2h20v20Z" fill="var(--leaf, #1f7a34)"/>'}
UNIT = "vp"
CSS = """
:root { --s-0: #c32a1d; --s-1: #1659ad; --s-2: #f5b800; --s-3: #25212c; --ground: #f0dca6; --board: var(--ground); }
[data-theme="dark"] { --ground: #b89c5c; }
.seat-0 { --c: var(--s-0); --on: #fff; }
.seat-1 { --c: var(--s-1); --on: #fff; }
.seat-2 { --c: var(--s-2); --on: #221d17; }
.seat-3 { --c: var(--s-3); --on: #fff; }
.body { fill: var(--c); stroke: var(--line, #000); }
.ground { fill: var(--board); }
"""


def emblem(seat: int) -> str:
    return (
        f'<svg class="badge seat-{seat}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="var(--c)"/>'
        f'<text x="12" y="17" text-anchor="middle" fill="var(--on)">{"ABCD"[seat]}</text></svg>'
    )


def seats(state: State) -> list[Seat]:
    titles = ("Ants", "Bees & Co", "Crows", "Drakes")
    return [Seat(titles[n], f"seat-{n}", emblem(n), score) for n, score in enumerate(state.scores())]


def pieces(state: State) -> str:
    """A column for each seat, as high as its score."""
    return "".join(
        f'<g data-piece="p{n}" class="seat-{n}"><rect class="body" x="{20 + 50 * n}" y="{200 - score}" width="30" '
        f'height="{score}"/><svg x="{23 + 50 * n}" y="205" width="24" height="24" viewBox="0 0 24 24">'
        '<use href="#i-leaf"/></svg></g>'
        for n, score in enumerate(state.scores())
    )


def board(state: State) -> str:
    return (
        '<svg id="board" viewBox="0 0 240 240"><g class="hexes"><rect class="ground" width="240" height="240"/></g>'
        f"{pieces(state)}{MARKS}{GHOSTS}</svg>"
    )


def portrait(view: State) -> str:
    return (
        '<svg viewBox="0 0 240 240" xmlns="http://www.w3.org/2000/svg"><rect class="ground" width="240" height="240"/>'
        f"{pieces(view)}</svg>"
    )


def scene(view: State, seat: int) -> Scene:
    order = sorted(range(view.seats), reverse=True)
    return Scene("<b>header</b>", "brief", board(view), seats(view), order)


def as_it_is(words: str) -> Text:
    """What is said in these words in any language."""
    return Text("sketch", plain=words)


def story(game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    found = [Told(seat, as_it_is(f"{{{seat}}} answer {game.space.format(action)}."))] if action >= 0 else []
    for event in events:
        if event.kind == "round":
            number = event.data[-1]
            found.append(Told(-1, as_it_is(f"Round {number}"), kind="period", period=str(number)))
        if event.kind == "end":
            found.append(Told(-1, as_it_is("The end"), kind="end"))
    return found


def question(view: State, seat: int) -> str:
    return "What do you answer?"


def answers(view: State, seat: int) -> list[Group]:
    return []


def wishes(view: State, seat: int, place: str) -> list[Answer]:
    return []


def detail(view: State, seat: int, of: int) -> str:
    return ""


def tips(game: Game) -> dict[str, Tip]:
    return {}


def points(game: Game, event: Event) -> tuple[int, str] | None:
    """As the game's own drawing says it."""
    return points_in(game, drawing_of(game), event)


@lru_cache(maxsize=4)
def played(name: str = "terra-mystica", seats: int = 4, seed: int = 3, answers: int = 10_000) -> Play:
    """A game that greedy bots have played, or its first answers."""
    game = find(name).make()
    play = Play(game, seats, Chance(seed))
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    while not play.state.over() and len(play.record.lines) < answers:
        seat = play.state.waiting()[0]
        assert play.answer(seat, bots[seat].answer(view(play.state, seat), seat)) is None
    return play
