"""A flip-book paints the same picture as the painter alone, and each part only once."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from demiurge.kit.plain import drawing_of
from demiurge.kit.still import png, still
from demiurge.table.seen import film, flipbook
from demiurge.table.seen.flipbook import FlipBook
from demiurge.table.seen.styles import whole_style
from tests.table import sketch

WIDTH = 360
NEAR = 16  # of 255: parts are laid over each other in whole steps of opacity


def painted(svg: str, css: str, theme: str, icons: dict[str, str]) -> Image.Image:
    return Image.open(BytesIO(png(still(svg, css, theme, icons), WIDTH))).convert("RGB")


def apart(a: Image.Image, b: Image.Image) -> list[int]:
    """How many pixels differ by how much."""
    return ImageChops.difference(a, b).convert("L").histogram()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_is_the_picture_itself(theme: str) -> None:
    play = sketch.played()
    drawing, css = drawing_of(play.game), whole_style(play.game.name)
    shots = [svg for svg, _ in film.shots(play.game, play.record, drawing)]
    book = FlipBook(css, theme, drawing.ICONS, WIDTH)
    for svg in (shots[0], shots[-1]):
        page, whole = book.page(svg), painted(svg, css, theme, drawing.ICONS)
        assert page.size == whole.size
        found = apart(page, whole)
        assert sum(found[NEAR:]) < 20
        assert sum(found[4:]) < 0.001 * page.width * page.height


def test_what_a_group_does_as_one_is_not_taken_apart() -> None:
    bars = "".join(f'<rect x="{10 * n}" width="18" height="40" fill="#c00"/>' for n in range(5))
    svg = f'<svg viewBox="0 0 60 40"><rect width="60" height="40" fill="#fff"/><g class="faint">{bars}</g></svg>'
    css = ".faint { opacity: .5; }"
    page = FlipBook(css, "light", {}, WIDTH).page(svg)
    assert sum(apart(page, painted(svg, css, "light", {}))[NEAR:]) == 0


def test_definitions_and_used_parts_go_with_the_part_that_needs_them() -> None:
    svg = (
        '<svg viewBox="0 0 40 40"><defs><clipPath id="cut"><rect width="20" height="40"/></clipPath>'
        '<g id="spot"><circle cx="10" cy="30" r="6" fill="var(--c)"/></g></defs>'
        '<rect width="40" height="40" fill="#fff"/>'
        '<rect width="40" height="20" fill="#00c" clip-path="url(#cut)"/><use href="#spot" class="c-red"/></svg>'
    )
    css = ".c-red { --c: #c32a1d; }"
    page = FlipBook(css, "light", {}, 40).page(svg)
    assert page.getpixel((10, 10)) == (0, 0, 0xCC)
    assert page.getpixel((30, 10)) == (255, 255, 255)
    assert page.getpixel((10, 30)) == (0xC3, 0x2A, 0x1D)


def test_what_was_painted_is_put_in_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counting(svg: str, width: int) -> Any:
        asked.append(svg)
        return png(svg, width)

    monkeypatch.setattr(flipbook, "png", counting)
    book = FlipBook("", "light", {}, 40)
    ground = '<rect width="40" height="40" fill="#fff"/>'
    book.page(f'<svg viewBox="0 0 40 40">{ground}<circle cx="9" cy="9" r="5"/></svg>')
    first = len(asked)
    book.page(f'<svg viewBox="0 0 40 40">{ground}<circle cx="9" cy="9" r="5"/></svg>')
    assert len(asked) == first
    book.page(f'<svg viewBox="0 0 40 40">{ground}<circle cx="29" cy="9" r="5"/></svg>')
    assert 0 < len(asked) - first < first
