"""Amber Shore at the table. `PAINTER` names a function for each part of a Drawing (`demiurge.kit.scene.Drawing`)."""

from typing import Final

from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit import pieces, portrait
from demiurge.kit.markup import esc, icon
from demiurge.kit.painter import Painter
from demiurge.kit.scene import SPECTATOR, Panel, Scene, Seat
from demiurge.kit.tips import concepts

from ..components import KINDS, SPACE, Box
from ..rounds import Wish
from ..state import Shore
from . import answers, board, story
from .icons import ICONS

HATS: Final = [text(f"hat-{colour}") for colour in ("red", "blue", "green", "dark")]  # by seat
TIPS: Final = {"wish": "AS-1.3 AS-4.2", "home": "AS-2.4 AS-4.1", "basket": "AS-2.2 AS-2.3", "sea": "AS-3.1 AS-3.3"}


def scene(w: Words, view: Shore, seat: int) -> Scene:
    seats, top = [seated(w, view, number) for number in range(view.seats)], header(w, view)
    return Scene(top, top, board.board(w, view), seats, range(view.seats), [finds(w, view, seat)])


def header(w: Words, view: Shore) -> str:
    """The round, and what the sea may do after it."""
    now, calm, faces = w("round", n=max(view.round, 1)), view.game.calm, " ".join(map(str, view.game.waves))
    waves = w("label-calm", n=calm + 1) if view.round <= calm else faces
    return f'<span class="as-now" data-tip="sea"><b>{esc(now)}</b><u></u>{icon("wave", 16)}<i>{esc(waves)}</i></span>'


def seated(w: Words, view: Shore, seat: int) -> Seat:
    found, wish, look = answers.Trial(view, seat).figures(), view.wishes[seat], f"hat-{seat}"
    load = f"{icon('basket', 18)}<b>{pieces.figure('load', found['load'])}</b>{signs(view.baskets[seat])}"
    pace = f'<span class="push">{pieces.figure("steps", found["steps"])}{icon("steps", 15)}</span>'
    home = "".join(pieces.amount(name, found[name], "home", name=name) for name in KINDS)
    body = f'<div class="as-line" data-tip="basket">{load}{pace}</div><div class="as-line as-home">{home}</div>'
    sub = f'<i data-tip="wish">{icon("star", 11)}{signs([wish]) if wish >= 0 else "?"}</i>'
    emblem = pieces.badge(board.hat(seat), look)
    return Seat(w.say(HATS[seat]), look, emblem, view.points[seat], sub, f'<div class="as-seat">{body}</div>')


def signs(kinds: list[int], size: int = 15) -> str:
    return "".join(icon(KINDS[kind], size) for kind in kinds)


def finds(w: Words, view: Shore, seat: int) -> Panel:
    """Each kind with its points, and how many still lie there; the own wish is marked."""
    own, slots = view.wishes[seat] if seat != SPECTATOR else -1, ""
    for kind, name in enumerate(KINDS):
        slots += (
            f'<div id="wish-{name}" class="as-find place{" as-own" if kind == own else ""}" data-tip="wish">'
            f"{icon(name, 28)}<b>{esc(w.say(text(f'find-{name}')))}</b>"
            f"<span>{view.game.points[kind]}{icon('vp', 13)}</span><small>×{view.finds.count(kind)}</small></div>"
        )
    return Panel("finds", w("panel-finds"), slots)


def still(w: Words, view: Shore) -> str:
    """A picture for films and thumbnails: the shore, and under it everybody's hat, name and score."""
    shore, seats = portrait.Still(board.inside(view), board.view_box(view)), scene(w, view, SPECTATOR).seats
    return portrait.portrait(w("title"), w("round", n=max(view.round, 1)), shore, portrait.sitters(seats))


PAINTER: Final = Painter(
    room="amber_shore", state=Shore, game=Box, icons=ICONS, scene=scene, points=story.points, portrait=still,
    answers=answers.WRITER.answers(answers.Trial), wishes=answers.WRITER.wishes(answers.Trial, SPACE),
    question=lambda view, seat: text("ask-wish" if isinstance(view.decision(seat), Wish) else "ask-go"),
    story=lambda box, seat, action, events: story.Teller(box).story(seat, action, events),
    tips=lambda w, box: concepts(w, TIPS),
    detail=lambda w, view, seat, of: f'<p class="as-line">{signs(view.home[of], 28)}</p>',
)  # fmt: skip
