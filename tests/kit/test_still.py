"""A still says in plain attributes what style sheets and custom properties say in a page."""

from __future__ import annotations

import sys
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from demiurge.kit import still as stills
from demiurge.kit.still import NoPainter, png, still

CSS = """
/* a comment { with: braces } */
:root { --ink: #112233; --ground: #f0dca6; --water: var(--ground); --lost: var(--nowhere); --font: Inter, sans-serif }
[data-theme="dark"] { --ground: #b89c5c; }
.c-red { --c: #c32a1d; --on: #ffffff }
.c-blue { --c: #1659ad; }
.body { fill: var(--c); stroke-width: 2px; transition: fill 1s }
g.quiet > .body { opacity: .5; }
.tile .body:hover { fill: #00ff00; }
.tile :is(.a, .b) { stroke: #010203; }
.tile:not(.off) { stroke-linejoin: round; }
#one { fill: #abcdef; }
.label { font: 700 12px/1.2 var(--font); text-anchor: middle }
.faint { fill: color-mix(in srgb, #ffffff 25%, #000000); }
.half { fill: color-mix(in srgb, #ff0000 50%, transparent); }
@media (prefers-color-scheme: dark) { .body { fill: #999999 } }
@keyframes blink { from { opacity: 0 } to { opacity: 1 } }
[data-theme="dark"] .late { fill: #123123 }
"""


def first(markup: str, theme: str = "light", css: str = CSS, icons: dict[str, str] | None = None) -> dict[str, str]:
    """The attributes that the first element within gets."""
    return drawn(markup, theme, css, icons)[0].attrib


def drawn(
    markup: str, theme: str = "light", css: str = CSS, icons: dict[str, str] | None = None
) -> ElementTree.Element:
    found = still(f'<svg viewBox="0 0 10 10">{markup}</svg>', css, theme, icons)
    assert "var(" not in found
    assert found.startswith('<svg viewBox="0 0 10 10"')
    return ElementTree.fromstring(found.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


# ---- values
def test_a_variable_is_put_in_by_theme() -> None:
    assert first('<rect fill="var(--ground)"/>') == {"fill": "#f0dca6"}
    assert first('<rect fill="var(--ground)"/>', "dark") == {"fill": "#b89c5c"}


def test_a_variable_of_variables_follows_the_theme_too() -> None:
    assert first('<rect fill="var(--water)"/>', "dark") == {"fill": "#b89c5c"}


def test_fallbacks_and_what_is_missing() -> None:
    assert first('<rect fill="var(--none, #fff)"/>') == {"fill": "#fff"}
    assert first('<rect fill="var(--none, var(--ground))"/>') == {"fill": "#f0dca6"}
    assert first('<rect fill="var(--none)" x="1"/>') == {"x": "1"}
    assert first('<rect fill="var(--lost)"/>') == {}


def test_variables_that_name_one_another_end() -> None:
    assert first('<rect fill="var(--a)"/>', css=":root { --a: var(--b); --b: var(--a) }") == {}


def test_a_property_is_inherited_from_the_nearest_that_sets_it() -> None:
    root = drawn('<g class="c-red"><rect class="body"/><g class="c-blue"><rect class="body"/></g></g>')
    fills = [rect.get("fill") for rect in root.iter("rect")]
    assert fills == ["#c32a1d", "#1659ad"]


def test_colours_are_mixed() -> None:
    assert first('<rect class="faint"/>') == {"fill": "#404040"}
    assert first('<rect class="half"/>') == {"fill": "#ff000080"}


def test_a_font_is_taken_apart() -> None:
    assert first('<text class="label">x</text>') == {
        "font-weight": "700", "font-size": "12px", "font-family": "Inter, sans-serif", "text-anchor": "middle",
    }  # fmt: skip


# ---- rules
def test_rules_win_over_attributes_and_heavier_rules_over_lighter() -> None:
    assert first('<rect class="body c-red" fill="#000000"/>')["fill"] == "#c32a1d"
    assert first('<rect id="one" class="body c-red"/>')["fill"] == "#abcdef"
    css = ".a.b { fill: #111111 } .a { fill: #222222 } .b { fill: #333333 }"
    assert first('<rect class="a b"/>', css=css) == {"fill": "#111111"}
    assert first('<rect class="b"/>', css=".b { fill: #111111 } .b { fill: #222222 }") == {"fill": "#222222"}


def test_only_a_parent_satisfies_a_child_selector() -> None:
    inside = drawn('<g class="quiet"><rect class="body"/><g><rect class="body"/></g></g>')
    assert [rect.get("opacity") for rect in inside.iter("rect")] == [".5", None]


def test_choices_and_exceptions() -> None:
    root = drawn('<g class="tile"><rect class="a"/><rect class="z"/></g><g class="tile off"/>')
    assert [rect.get("stroke") for rect in root.iter("rect")] == ["#010203", None]
    assert [group.get("stroke-linejoin") for group in root.iter("g")] == ["round", None]


def test_what_needs_a_live_page_is_passed_over() -> None:
    found = first('<g class="tile"><rect class="body c-red"/></g>')
    assert found == {"stroke-linejoin": "round"}
    rect = next(drawn('<g class="tile"><rect class="body c-red"/></g>').iter("rect"))
    assert rect.attrib == {"fill": "#c32a1d", "stroke-width": "2px"}


def test_a_rule_may_ask_for_the_theme() -> None:
    assert first('<rect class="late"/>', "dark") == {"fill": "#123123"}
    assert first('<rect class="late"/>') == {}


def test_what_only_a_page_reads_is_left_out() -> None:
    assert first('<rect id="hex-A1" class="place" data-tip="x" tabindex="0" aria-label="y"/>') == {"id": "hex-A1"}


# ---- parts that are used
def test_an_icon_is_copied_to_its_place_with_the_colours_there() -> None:
    icons = {"leaf": '<path d="M0 0h24" fill="var(--c)" stroke="currentColor"/>'}
    root = drawn('<g class="c-blue" color="#445566"><use href="#i-leaf" x="3" y="4"/></g>', icons=icons)
    assert root.find(".//use") is None
    path = next(root.iter("path"))
    assert path.attrib == {"d": "M0 0h24", "fill": "#1659ad", "stroke": "currentColor"}
    assert [group.get("transform") for group in root.iter("g")] == [None, "translate(3 4)"]
    assert [svg.get("viewBox") for svg in root.iter("svg")] == ["0 0 10 10", "0 0 24 24"]


def test_the_kits_icons_are_known_and_an_unknown_one_does_no_harm() -> None:
    assert drawn('<use href="#i-vp"/>').find(".//path") is not None
    assert drawn('<use href="#i-nowhere"/>').find(".//path") is None


def test_a_part_of_the_drawing_takes_the_colours_of_each_place() -> None:
    root = drawn(
        '<defs><g id="house"><rect class="body"/></g></defs>'
        '<use href="#house" class="c-red" transform="scale(2)" x="1"/><use href="#house" class="c-blue"/>'
    )
    assert [rect.get("fill") for rect in root.iter("rect")] == [None, "#c32a1d", "#1659ad"]
    assert root[1].get("transform") == "scale(2) translate(1 0)"
    assert [element.get("id") for element in root.iter() if element.get("id")] == ["house"]


def test_parts_that_use_themselves_end() -> None:
    drawn('<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>')


# ---- pictures
def test_a_picture_has_the_size_and_colours_that_were_asked_for() -> None:
    svg = still('<svg viewBox="0 0 20 10"><rect width="20" height="10" fill="var(--ground)"/></svg>', CSS, "dark")
    image = Image.open(BytesIO(png(svg, 40)))
    assert image.size == (40, 20)
    assert image.convert("RGB").getpixel((20, 10)) == (0xB8, 0x9C, 0x5C)


def test_without_a_painter_it_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoPainter, match="need the package resvg_py"):
        stills.png("<svg/>", 10)
