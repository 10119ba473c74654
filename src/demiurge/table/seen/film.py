"""Films: a game as an animated GIF, a frame for each answer that changes the picture.

It is drawn from what a spectator sees, by the game's own `portrait`, and takes a while: the table lets a worker do it
(`Thinkers.run(film_of, ...)`), so `film_of` goes from text to bytes and reports how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import TYPE_CHECKING, Final

from demiurge.kernel.chance import Script
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import Record, parse_record
from demiurge.kernel.speech import ENGLISH
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import SPECTATOR, Drawing
from demiurge.table.seen.flipbook import FlipBook, images
from demiurge.table.seen.styles import whole_style

if TYPE_CHECKING:
    from PIL.Image import Image

FRAMES: Final = 250  # more than these nobody watches; then some are left out, evenly
MS: Final = 600
LAST: Final = 8  # how many times as long the end stays
PAUSE: Final = 2  # how many times as long a frame stays at most, when answers follow that do not show
COLOURS: Final = 255
SAMPLES: Final = 5  # frames from which the palette is made

Progress = Callable[[int, int], None]


def in_silence(done: int, of: int) -> None:
    """No progress."""


# ---- what is filmed
def moments(game: Game, record: Record) -> Iterator[Play]:
    """The game from position to position, from setting up to the end. It is one Play that goes on; look at once."""
    source = Script([value for value, _ in record.chance])
    play = Play(game, record.seats, source, record.components)
    yield play
    for line in record.lines:
        source.outcomes += [value for value, _ in line.chance]
        why = play.say(line.seat, line.do)
        assert why is None, f"{line.do!r} is refused ({why})"
        yield play


def shots(game: Game, record: Record, drawing: Drawing) -> list[tuple[str, int]]:
    """Pictures that differ from the one before, and how many answers each one outlasts."""
    found: list[tuple[str, int]] = []
    for play in moments(game, record):
        picture = drawing.portrait(view(play.state, SPECTATOR))
        if found and found[-1][0] == picture:
            found[-1] = (picture, found[-1][1] + 1)
        else:
            found.append((picture, 1))
    return thinned(found)


def thinned(found: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """No more frames than can be watched; the first and the last stay."""
    if len(found) <= FRAMES:
        return found
    last = len(found) - 1
    return [found[at * last // (FRAMES - 1)] for at in range(FRAMES)]


# ---- the film
def film(
    record: Record,
    game: Game,
    drawing: Drawing,
    css: str,
    theme: str = "light",
    width: int = 720,
    ms: int = MS,
    progress: Progress = in_silence,
) -> bytes:
    found = shots(game, record, drawing)
    frames: list[Image] = []
    book = FlipBook(css, theme, drawing.ICONS, width)
    for picture, _ in found:
        frames.append(book.page(picture))
        progress(len(frames), len(found))
    lasts = [ms * min(answers, PAUSE) for _, answers in found]
    lasts[-1] = ms * LAST
    return woven(frames, lasts)


def film_of(
    text: str, theme: str = "light", width: int = 720, ms: int = MS, language: str = ENGLISH,
    progress: Progress = in_silence,
) -> bytes:  # fmt: skip
    """The film of a record, from plain data to plain data."""
    record = parse_record(text)
    play = replay(record)  # a damaged record is refused before anything is drawn
    drawing = drawing_of(play.game, language)
    return film(record, play.game, drawing, whole_style(play.game.name), theme, width, ms, progress)


def woven(frames: list[Image], lasts: list[int]) -> bytes:
    """One GIF with one palette, so that a frame holds only what changed."""
    palette = palette_of(frames)
    flat = [frame.quantize(palette=palette, dither=images().Dither.NONE) for frame in frames]
    out = BytesIO()
    flat[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=flat[1:],
        duration=lasts,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue()


def palette_of(frames: list[Image]) -> Image:
    """Colours for the whole film, from some of its frames side by side."""
    last = len(frames) - 1
    chosen = [frames[at * last // (SAMPLES - 1)] for at in range(SAMPLES)]
    width, height = frames[0].size
    sheet = frames[0].resize((width, height * len(chosen)))
    for at, frame in enumerate(chosen):
        sheet.paste(frame, (0, height * at))
    return sheet.quantize(COLOURS, dither=images().Dither.NONE)
