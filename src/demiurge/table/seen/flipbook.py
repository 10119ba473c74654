"""Pictures that have much in common, as those of a film: a part that was painted once is put in again.

A picture is taken apart into its outermost elements. Each of them is styled and painted alone, in the smallest box
that holds it, and kept under its own markup; then a picture is laid together from what is there. A painter needs a
quarter of a second for a whole board, and most of a board is the same as a move before."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from io import BytesIO
from math import ceil
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

from demiurge.kit.icons import ICONS
from demiurge.kit.still import SVG, Cascade, Element, Node, NoPainter, ground, parse, png, read_sheet

if TYPE_CHECKING:
    from PIL.Image import Image

COARSE: Final = 4  # a part is first painted so many times smaller, to find where it lies
FEW: Final = 4  # a group of fewer elements is one part
AS_ONE: Final = frozenset(
    ("opacity", "clip-path", "mask", "filter", "mix-blend-mode", "display")
)  # hold for a whole group
NAMED: Final = re.compile(r"url\(#([\w-]+)\)")

Box = tuple[int, int, int, int]
Painted = tuple["Image", tuple[int, int]]  # and where it is put


def images() -> Any:
    """Pillow, which is needed for nothing else."""
    try:
        return importlib.import_module("PIL.Image")
    except ModuleNotFoundError:
        raise NoPainter("painter-films", package="Pillow") from None


class FlipBook:
    """Paints the pictures of one series, all of the same size."""

    def __init__(self, css: str, theme: str, icons: Mapping[str, str], width: int) -> None:
        self.sheet, self.theme, self.width = read_sheet(css), theme, width
        self.icons = {**ICONS, **icons}
        self.kept: dict[str, Painted | None] = {}

    def page(self, svg: str) -> Image:
        root = parse(svg)
        parts = {element.get("id", ""): deepcopy(element) for element in root.iter() if element.get("id")}
        cascade = Cascade(self.sheet, self.icons, parts)
        above = ground(cascade, root, self.theme)
        x, y, wide, tall = (float(n) for n in root.get("viewBox", "").split())
        frame = Frame(x, y, wide, tall, self.width)
        found: Image = images().new("RGBA", (self.width, frame.height))
        for around, element, node in taken_apart(cascade, root, above, []):
            part = self.part(cascade, around, element, node, frame)
            if part is not None:
                found.alpha_composite(*part)
        return found.convert("RGB")

    def part(
        self, cascade: Cascade, around: list[Element], element: Element, above: Node, frame: Frame
    ) -> Painted | None:
        """One element, painted; nothing where there is nothing to see."""
        around_it = "".join(f"{outer.tag}{sorted(outer.attrib.items())}" for outer in around)
        key = around_it + ElementTree.tostring(element, encoding="unicode")
        if key not in self.kept:
            used = cascade.used(element) if element.tag == "use" else None
            shown = element if used is None else used
            cascade.descend(shown, above)
            defs = [cascade.parts[name] for name in referred(cascade, shown)]
            self.kept[key] = self.painted(nested(around, [*defs, shown]), frame)
        return self.kept[key]

    def painted(self, root: Element, frame: Frame) -> Painted | None:
        found = self.lies(root, frame)
        if found is None:  # a small word vanishes when it is painted smaller still
            whole = self.paint(root, frame, (0, 0, self.width, frame.height))
            return (whole, (0, 0)) if whole.getbbox() else None
        left, top = max(0, COARSE * (found[0] - 2)), max(0, COARSE * (found[1] - 2))
        right, bottom = min(self.width, COARSE * (found[2] + 2)), min(frame.height, COARSE * (found[3] + 2))
        return self.paint(root, frame, (left, top, right - left, bottom - top)), (left, top)

    def lies(self, root: Element, frame: Frame) -> Box | None:
        """Where something is to be seen, in coarse pixels: left, top, right, bottom."""
        wide, tall = -(-self.width // COARSE), -(-frame.height // COARSE)
        small = self.paint(root, frame, (0, 0, COARSE * wide, COARSE * tall), COARSE)
        return small.getchannel("A").getbbox()

    def paint(self, root: Element, frame: Frame, box: Box, smaller: int = 1) -> Image:
        """What lies in a box: left, top, width, height."""
        left, top, wide, tall = box
        across, down = frame.across, frame.down
        corner = (frame.x + left * across, frame.y + top * down)
        root.set("viewBox", " ".join(f"{n:.9g}" for n in (*corner, wide * across, tall * down)))
        root.attrib.update(width=str(wide // smaller), height=str(tall // smaller), preserveAspectRatio="none")
        data = png(ElementTree.tostring(root, encoding="unicode"), wide // smaller)
        found: Image = images().open(BytesIO(data))
        return found.convert("RGBA")


class Frame:
    """How the units of a series become pixels: as the painter does it, which stretches a picture to whole rows."""

    def __init__(self, x: float, y: float, wide: float, tall: float, width: int) -> None:
        self.x, self.y, self.height = x, y, ceil(tall * width / wide)
        self.across, self.down = wide / width, tall / self.height  # units in a pixel


def taken_apart(
    cascade: Cascade, element: Element, above: Node, around: list[Element]
) -> Iterator[tuple[list[Element], Element, Node]]:
    """The parts of a picture, from the ground up: what stands around each, itself, and the node above it."""
    if element.tag == "defs":
        return
    if not around or (element.tag in ("svg", "g") and len(element) >= FEW):
        own = Element(element.tag, element.attrib)
        node = cascade.enter(own, above)
        if not around or AS_ONE.isdisjoint(own.attrib):
            for child in element:
                yield from taken_apart(cascade, child, node, [*around, own])
            return
    yield around, element, above


def referred(cascade: Cascade, element: Element) -> list[str]:
    """Names of the definitions that a styled element needs: clips, gradients."""
    text = ElementTree.tostring(element, encoding="unicode")
    return [name for name in dict.fromkeys(NAMED.findall(text)) if name in cascade.parts]


def nested(around: list[Element], inside: list[Element]) -> Element:
    root = Element(around[0].tag, {**around[0].attrib, "xmlns": SVG})
    home = root
    for outer in around[1:]:
        home = ElementTree.SubElement(home, outer.tag, outer.attrib)
    home.extend(inside)
    return root
