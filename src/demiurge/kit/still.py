"""Stills: a drawing made self-contained, for programs that know SVG but neither custom properties nor style sheets.

A small cascade does what a browser would: every element gets the declarations of the rules that match it, custom
properties are inherited and put in, and what is left are plain presentation attributes. Icons and other `<use>`d parts
are copied to where they are used, since their colours may depend on the place. Rules that only a live page can follow
(`:hover`, `@media`, transitions) are passed over."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final
from xml.etree import ElementTree

from demiurge.kernel.speech import Spoken
from demiurge.kit.icons import ICONS

SVG: Final = "http://www.w3.org/2000/svg"
# fmt: off
ATTRIBUTES: Final = frozenset((  # properties that are also attributes of SVG
    "clip-path", "clip-rule", "color", "cx", "cy", "display", "dominant-baseline", "fill", "fill-opacity", "fill-rule",
    "filter", "font-family", "font-size", "font-style", "font-weight", "height", "letter-spacing", "marker-end",
    "marker-start", "mask", "mix-blend-mode", "opacity", "paint-order", "r", "rx", "ry", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "text-decoration", "visibility", "width", "x", "y",
))
# fmt: on
DEPTH: Final = 16  # of properties that name other properties, and of parts that use other parts
Env = Mapping[str, str]
Element = ElementTree.Element


class NoPainter(Spoken):
    """Something that makes pictures is not installed."""

    room = "demiurge.kit"


# ---- style sheets
@dataclass(frozen=True)
class Simple:
    """One element's part of a selector: `g.tile[data-x="1"]:not(.off)`."""

    tag: str = ""
    name: str = ""
    classes: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str | None], ...] = ()
    root: bool = False
    any_of: tuple[tuple[Simple, ...], ...] = ()  # :is() and :where()
    none_of: tuple[Simple, ...] = ()

    def weight(self) -> tuple[int, int, int]:
        inner = [max((one.weight() for one in group), default=(0, 0, 0)) for group in (*self.any_of, self.none_of)]
        own = (bool(self.name), len(self.classes) + len(self.attributes) + self.root, bool(self.tag))
        return add_up([own, *inner])


def add_up(weights: Sequence[tuple[int, int, int]]) -> tuple[int, int, int]:
    return sum(w[0] for w in weights), sum(w[1] for w in weights), sum(w[2] for w in weights)


@dataclass(frozen=True)
class Rule:
    """`parts`: the last one is the element's own, each with whether it must be the direct parent of what follows."""

    parts: tuple[tuple[Simple, bool], ...]
    weight: tuple[int, int, int]
    declared: Mapping[str, str]


@dataclass
class Sheet:
    """Rules in the order of their weight, found by a class, an id or a tag of the element."""

    rules: list[Rule]
    index: dict[str, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rules.sort(key=lambda rule: rule.weight)  # stable: the later one of two equals wins
        for at, rule in enumerate(self.rules):
            own = rule.parts[-1][0]
            key = f".{own.classes[0]}" if own.classes else f"#{own.name}" if own.name else own.tag or "*"
            self.index.setdefault(key, []).append(at)

    def candidates(self, node: Node) -> list[Rule]:
        keys = ["*", node.tag, f"#{node.name}", *[f".{one}" for one in node.classes]]
        return [self.rules[at] for at in sorted({at for key in keys for at in self.index.get(key, ())})]


class Unsupported(ValueError):
    """A selector that no still picture can follow."""


SIMPLE: Final = re.compile(
    r"(?P<tag>[a-zA-Z][\w-]*|\*)|#(?P<id>[\w-]+)|\.(?P<class>[\w-]+)"
    r"|\[(?P<attr>[\w-]+)(?:=[\"']?(?P<value>[^\"'\]]*)[\"']?)?\]|:(?P<pseudo>root|is|where|not)\b(?P<open>\()?"
)


def closing(text: str, start: int) -> int:
    """Where the parenthesis closes that was opened before `start`."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    raise Unsupported(text)


def split_outside(text: str, mark: str) -> list[str]:
    """Split at marks that are in no parentheses."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == mark and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found]


def read_simple(text: str) -> Simple:
    tag = name = ""
    classes, attributes, root = list[str](), list[tuple[str, str | None]](), False
    any_of, none_of, at = list[tuple[Simple, ...]](), list[Simple](), 0
    while at < len(text):
        found = SIMPLE.match(text, at)
        if found is None:
            raise Unsupported(text)
        at = found.end()
        if found["open"]:
            end = closing(text, at)
            inner = tuple(read_simple(part) for part in split_outside(text[at:end], ","))
            at = end + 1
            if found["pseudo"] == "not":
                none_of += inner
            else:
                any_of.append(inner)
        elif found["pseudo"]:
            root = True
        elif found["class"]:
            classes.append(found["class"])
        elif found["attr"]:
            attributes.append((found["attr"], found["value"]))
        elif found["id"]:
            name = found["id"]
        else:
            tag = found["tag"].replace("*", "")
    return Simple(tag, name, tuple(classes), tuple(attributes), root, tuple(any_of), tuple(none_of))


def read_selector(text: str) -> tuple[tuple[Simple, bool], ...]:
    parts: list[tuple[Simple, bool]] = []
    direct = False
    for word in split_outside(re.sub(r"\s*>\s*|\s+", lambda space: f" {space[0].strip()} ", text), " "):
        if word == ">":
            direct = True
        if word in (">", ""):
            continue
        parts.append((read_simple(word), direct))
        direct = False
    # turned: each part says whether it must be the direct parent of the next
    return tuple((simple, parts[at + 1][1] if at + 1 < len(parts) else False) for at, (simple, _) in enumerate(parts))


def read_declarations(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in split_outside(text, ";"):
        name, colon, value = part.partition(":")
        if colon:
            name = name.strip()
            value = value.strip().removesuffix("!important").strip()
            found.update(read_font(value) if name == "font" else {name: value})
    return found


def read_font(value: str) -> dict[str, str]:
    """`700 12px var(--font)` taken apart."""
    found = re.fullmatch(r"(?:(italic)\s+)?(?:(\d{3}|bold|normal)\s+)?([\d.]+px|[\d.]+em)(?:/\S+)?\s+(.+)", value)
    if found is None:
        return {}
    names = ("font-style", "font-weight", "font-size", "font-family")
    return {name: part for name, part in zip(names, found.groups(), strict=True) if part}


def blocks(css: str) -> list[tuple[str, str]]:
    """Selectors and bodies of the rules that always hold; what stands in @media and its like is left out."""
    found: list[tuple[str, str]] = []
    at, css = 0, re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    while (start := css.find("{", at)) >= 0:
        head = css[at:start].rpartition(";")[2].strip()
        depth, end = 1, start + 1
        while end < len(css) and depth:
            depth += (css[end] == "{") - (css[end] == "}")
            end += 1
        if not head.startswith("@"):
            found.append((head, css[start + 1 : end - 1]))
        at = end
    return found


@lru_cache(maxsize=8)
def read_sheet(css: str) -> Sheet:
    rules: list[Rule] = []
    for head, body in blocks(css):
        declared = read_declarations(body)
        for selector in split_outside(head, ","):
            try:
                parts = read_selector(selector)
            except Unsupported:
                continue
            if parts and declared:
                rules.append(Rule(parts, add_up([simple.weight() for simple, _ in parts]), declared))
    return Sheet(rules)


# ---- matching
class Node:
    """An element with what selectors ask for, and the way up."""

    def __init__(self, element: Element, above: Node | None, env: Env) -> None:
        self.tag = element.tag
        self.name = element.get("id", "")
        self.classes = element.get("class", "").split()
        self.attributes = dict(element.attrib)
        self.above = above
        self.env = env

    def fits(self, simple: Simple) -> bool:
        return (
            (not simple.tag or simple.tag == self.tag)
            and (not simple.name or simple.name == self.name)
            and (not simple.root or self.above is None)
            and all(one in self.classes for one in simple.classes)
            and all(
                name in self.attributes and value in (None, self.attributes[name]) for name, value in simple.attributes
            )
            and all(any(self.fits(one) for one in group) for group in simple.any_of)
            and not any(self.fits(one) for one in simple.none_of)
        )


def matches(rule: Rule, node: Node) -> bool:
    return node.fits(rule.parts[-1][0]) and climbs(rule.parts[:-1], node.above)


def climbs(parts: Sequence[tuple[Simple, bool]], node: Node | None) -> bool:
    """Whether the rest of a selector is met on the way up."""
    if not parts:
        return True
    simple, direct = parts[-1]
    while node is not None:
        if node.fits(simple) and climbs(parts[:-1], node.above):
            return True
        if direct:
            return False
        node = node.above
    return False


# ---- values
def put_in(value: str, env: Env, depth: int = 0) -> str | None:
    """The value with its variables put in; None where one is missing, as for a browser."""
    while (start := value.find("var(")) >= 0:
        end = closing(value, start + 4)
        name, comma, fallback = value[start + 4 : end].partition(",")
        found = env.get(name.strip(), fallback.strip() if comma else None)
        if found is None or depth > DEPTH:
            return None
        inner = put_in(found, env, depth + 1)
        if inner is None:
            return None
        value = value[:start] + inner + value[end + 1 :]
    return mixed(value)


MIX: Final = re.compile(
    r"color-mix\(in srgb,\s*(#\w+|transparent)\s*(?:([\d.]+)%)?,\s*(#\w+|transparent)\s*(?:([\d.]+)%)?\s*\)"
)


def mixed(value: str) -> str:
    """`color-mix()` of two plain colours, worked out."""

    def mix(found: re.Match[str]) -> str:
        first = float(found[2]) if found[2] else 100 - float(found[4]) if found[4] else 50.0
        share = first / 100
        a, b = channels(found[1]), channels(found[3])
        alpha = a[3] * share + b[3] * (1 - share)
        if not alpha:
            return "none"
        rgb = [(x * a[3] * share + y * b[3] * (1 - share)) / alpha for x, y in zip(a[:3], b[:3], strict=True)]
        return "#" + "".join(f"{round(x):02x}" for x in [*rgb, *([alpha * 255] if alpha < 1 else [])])

    return MIX.sub(mix, value)


def channels(colour: str) -> list[float]:
    """Red, green, blue to 255 and the opacity to 1."""
    if colour == "transparent":
        return [0, 0, 0, 0]
    digits = colour[1:] if len(colour) > 5 else "".join(2 * digit for digit in colour[1:])
    values = [int(digits[at : at + 2], 16) for at in range(0, len(digits), 2)]
    return [*values[:3], values[3] / 255 if len(values) > 3 else 1]


# ---- the picture
class Cascade:
    def __init__(self, sheet: Sheet, icons: Mapping[str, str], parts: Mapping[str, Element]) -> None:
        self.sheet = sheet
        self.icons = icons
        self.parts = parts

    def enter(self, element: Element, above: Node | None) -> Node:
        """Give an element its attributes, then all below it."""
        node = Node(element, above, above.env if above else {})
        declared: dict[str, str] = {}
        for rule in self.sheet.candidates(node):
            if matches(rule, node):
                declared.update(rule.declared)
        own = {name: value for name, value in declared.items() if name.startswith("--")}
        if own:
            raw = {**node.env, **own}
            put = {name: put_in(value, raw) for name, value in own.items()}
            node.env = {**node.env, **{name: value for name, value in put.items() if value is not None}}
        self.style(element, declared, node.env)
        return node

    def style(self, element: Element, declared: Mapping[str, str], env: Env) -> None:
        wanted = {**element.attrib, **{name: value for name, value in declared.items() if name in ATTRIBUTES}}
        element.attrib.clear()
        for name, value in wanted.items():
            if name == "class" or name.startswith(("data-", "aria-", "hx-")) or name in ("role", "tabindex"):
                continue
            found = put_in(value, env) if "(" in value else value
            if found is not None and "calc(" not in found and "drop-shadow(" not in found:
                element.set(name, found)

    def descend(self, element: Element, above: Node | None, depth: int = 0) -> None:
        node = self.enter(element, above)
        for at, child in enumerate(list(element)):
            used = self.used(child) if child.tag == "use" and depth < DEPTH else None
            if used is not None:
                element[at] = used
            self.descend(element[at], node, depth + (used is not None))

    def used(self, use: Element) -> Element | None:
        """A copy of what a `<use>` shows, in its place; None where nobody knows it."""
        name = use.get("href", "").removeprefix("#")
        place = {key: value for key, value in use.attrib.items() if key not in ("href", "x", "y", "width", "height")}
        moved = f"translate({use.get('x', '0')} {use.get('y', '0')})" if use.get("x") or use.get("y") else ""
        if moved:
            place["transform"] = f"{place.get('transform', '')} {moved}".strip()
        found = Element("g", place)
        if name.startswith("i-") and name[2:] in self.icons:
            body = parse(f'<svg viewBox="0 0 24 24">{self.icons[name[2:]]}</svg>')
            body.attrib.update({key: use.attrib[key] for key in ("width", "height") if key in use.attrib})
            found.append(body)
        elif name in self.parts:
            copy = deepcopy(self.parts[name])
            copy.attrib.pop("id", None)
            copy.tag = "svg" if copy.tag == "symbol" else copy.tag
            found.append(copy)
        else:
            return None
        return found


def parse(svg: str) -> Element:
    """Elements without namespaces; comments are gone."""
    if "xmlns=" not in svg.split(">", 1)[0]:
        svg = svg.replace("<svg", f'<svg xmlns="{SVG}"', 1)
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
        for name in [name for name in element.attrib if "}" in name]:
            element.set(name.rpartition("}")[2], element.attrib.pop(name))
    return root


def ground(cascade: Cascade, root: Element, theme: str) -> Node:
    """The page around a drawing, whose ink and type it takes."""
    page = cascade.enter(Element("html", {"data-theme": theme}), None)
    body = cascade.enter(Element("body"), page)
    root.set("color", root.get("color", body.env.get("--ink", "#000000")))
    root.set("font-family", root.get("font-family", body.env.get("--font", "sans-serif")))
    return body


def still(svg: str, css: str, theme: str, icons: Mapping[str, str] | None = None) -> str:
    """The drawing in plain attributes, as the style sheets show it in that theme. `icons`: the game's own."""
    root = parse(svg)
    parts = {element.get("id", ""): deepcopy(element) for element in root.iter() if element.get("id")}
    cascade = Cascade(read_sheet(css), {**ICONS, **(icons or {})}, parts)
    cascade.descend(root, ground(cascade, root, theme))
    root.set("xmlns", SVG)
    return ElementTree.tostring(root, encoding="unicode")


def png(svg: str, width: int) -> bytes:
    """A still as a picture of that width."""
    try:
        painter: Any = importlib.import_module("resvg_py")
    except ModuleNotFoundError:
        raise NoPainter("painter-pictures", package="resvg_py") from None
    return bytes(painter.svg_to_bytes(svg_string=svg, width=width))
