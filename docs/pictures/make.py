"""Makes the pictures of the README: `python docs/pictures/make.py`.

A game of Terra Mystica that bots play from a fixed seed is stopped in the middle, drawn as `demiurge play` draws it and
written as an SVG. Rich's export sets block characters as text, which fonts draw with gaps between them; here they
become shapes, so that the picture looks as in a terminal.
"""

import io
import re
from itertools import groupby
from pathlib import Path

from rich.console import Console

from demiurge.bots import make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.terminal.answers import Listing, offered
from demiurge.terminal.look import Look

HERE = Path(__file__).parent
SEED, SEATS, BOT, ANSWERS, CHOICES = 16, 4, "greedy", 105, 4
WIDTH, HEIGHT = 160, 60

CELL, LINE = 12.2, 24.4  # the size of a character in rich's SVG
TOP, BASELINE = 1.5, 20  # where in it the ground of the first line begins, and where its letters stand
BLOCKS = {
    "▀": [(0, 0, 2, 1)], "▄": [(0, 1, 2, 1)], "█": [(0, 0, 2, 2)], "▌": [(0, 0, 1, 2)],
    "▖": [(0, 1, 1, 1)], "▗": [(1, 1, 1, 1)], "▘": [(0, 0, 1, 1)], "▝": [(1, 0, 1, 1)],
    "▙": [(0, 0, 1, 1), (0, 1, 2, 1)], "▟": [(1, 0, 1, 1), (0, 1, 2, 1)],
    "▛": [(0, 1, 1, 1), (0, 0, 2, 1)], "▜": [(1, 1, 1, 1), (0, 0, 2, 1)],
}  # fmt: skip
TEXT = re.compile(r'<text class="([^"]*)" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')


def middle_of_a_game() -> tuple[Play, int]:
    """A position after so many answers in which a seat has much to choose from, and that seat."""
    game = find("terra-mystica").make({})
    play = Play(game, SEATS, Chance(SEED))
    bots = [make_bot(BOT, game, SEED + seat) for seat in range(SEATS)]
    while not play.state.over():
        seat = play.state.waiting()[0]
        verbs = [game.space.verb_of(action) for action in play.state.answers(seat)]
        if len(play.record.lines) >= ANSWERS and min(verbs.count("build"), verbs.count("upgrade")) >= CHOICES:
            return play, seat
        assert play.answer(seat, bots[seat].answer(view(play.state, seat), seat)) is None
    raise SystemExit(f"the game of seed {SEED} offers no such position: choose another")


def as_shapes(svg: str) -> str:
    """Block characters as rectangles, a little larger than they are, so that no gap shows between them."""

    def shapes(found: re.Match[str]) -> str:
        style, x, y, letters = found[1], float(found[2]), float(found[3]), found[4]
        if not letters or any(letter not in BLOCKS for letter in letters):
            return found[0]
        top = TOP + round((y - BASELINE) / LINE) * LINE
        parts, at = [], 0
        for letter, run in groupby(letters):
            count = len(list(run))
            whole = all(wide == 2 for _, _, wide, _ in BLOCKS[letter])
            for step in [0] if whole else range(count):
                for right, down, wide, high in BLOCKS[letter]:
                    left, width = x + (at + step + right / 2) * CELL, wide * CELL / 2 * (count if whole else 1)
                    size = f'width="{width + 0.3:.1f}" height="{high * LINE / 2 + 0.3:.1f}"'
                    parts.append(f'<rect class="{style}" x="{left:.1f}" y="{top + down * LINE / 2:.1f}" {size}/>')
            at += count
        return "".join(parts)

    return TEXT.sub(shapes, svg)


def self_contained(svg: str) -> str:
    """Without the fonts that rich would fetch from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace")


def main() -> None:
    play, seat = middle_of_a_game()
    look, seen = Look(play.game), view(play.state, seat)
    console = Console(
        file=io.StringIO(), width=WIDTH, height=HEIGHT, record=True, force_terminal=True, color_system="truecolor"
    )
    console.print(look.draw(seen, seat))
    console.print()
    console.print(look.drawing.question(seen, seat), style="bold")
    console.print(Listing(look.words, offered(look, seen, seat)))
    svg = console.export_svg(title="demiurge play terra-mystica")
    (HERE / "terra-mystica.svg").write_text(self_contained(as_shapes(svg)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
