"""The console: dice and planning markers over the half table of modules, and the supplies in its empty half.

Each pair of two different values activates one module, so columns and rows are dice values; the pairs of equal values
on the diagonal are the features. A module shows what its dice would be now, and how many ideas they would take."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.civolution import favor, feeding, names, reset, turns
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Numbers, Settlement
from demiurge.games.civolution.drawing import parts, phrase_parts, pieces, storage
from demiurge.games.civolution.drawing.dice import die, levels, marker
from demiurge.games.civolution.drawing.payments import Pairs, Payment, pairs, prices
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import joined

VALUES: Final = range(1, 7)
SMALL: Final = 8  # dice that a space has room for; more of them are counted
MOST: Final = 3  # ideas that are told apart by the look of a module
LONG: Final = 11  # letters of a name that must be set tighter
BROAD: Final = "жмшщыюф"  # letters that take the room of two narrow ones


# ---- the picture
def draw(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    """Dice, modules and supplies of a civ; `mine`: with the places of answers."""
    turn = mine and civ in view.asks and isinstance(view.decision(civ), turns.Turn)
    c, running, pays = view.civs[civ], running_module(view, civ), prices(view, civ)
    cells = [_space(w, civ, value, c.dice[value - 1], c.at[v.PLANNING_AT + value - 1], mine) for value in VALUES]
    levels = tuple([_has(c, module) for module in range(v.SLEEP + 1)])
    cells += [_modules(w, pairs(view), levels, pays, mine, running), _reset(w, view, civ, mine)]
    cells.append(_supplies(w, view.game.numbers, _held(view, civ), mine))
    stored = c.at[v.MATERIAL_AT : v.MATERIAL_AT + len(v.MATERIALS)]
    cells.append(_settlements(w, tuple(view.game.box.settlements), c.settled, tuple(stored), mine))
    look = f"cc-console {pieces.seat_class(view, civ)}{' cc-turn' if turn else ''}"
    return f'<div class="cc-box"><div class="{look}">{"".join(cells)}</div></div>'


def running_module(view: Exam, civ: int) -> int:
    """The module that the civ is paying for or carrying out, or -1."""
    for step in reversed(view.lanes[view.seats]):
        if isinstance(step, turns.CarriedOut) and step.civ == civ:
            return step.module
    return -1


def place(mine: bool, ident: str, tip: str = "", note: str = "") -> str:
    """The attributes of a part that may be chosen; without id where the console is only looked at."""
    found = f' id="{ident}"' if mine else ""
    found += f' data-tip="{tip}"' if tip else ""
    return found + (f' data-note="{esc(note)}"' if note else "")


@lru_cache(maxsize=2048)
def _space(w: Words, civ: int, value: int, dice: int, planned: int, mine: bool) -> str:
    """A dice space: the head of its column."""
    count = dice + planned
    size = 27 if count <= 2 else 21 if count == 3 else 17
    shown = min(dice, SMALL if planned == 0 else SMALL - 2)
    inside = "".join(
        die(value, size, "", f'data-piece="d-{civ}-{value}-{k}" data-like="die"' if mine else "") for k in range(shown)
    )
    inside += f"<em>+{dice - shown}</em>" if dice > shown else ""
    if planned:
        many = f"<em>×{planned}</em>" if planned > 1 else ""
        spot = place(mine, f"marker-{value}", "planning")
        inside += f'<span class="cc-planned{" place" if mine else ""}"{spot}>{marker(value, size)}{many}</span>'
    lying = (names.counted("die", dice), *[names.counted("plan", planned)] * bool(planned))
    spot = place(mine, f"die-{value}", "dice", w("note-dice-space", value=value, lying=lying))
    look = "cc-dice" + ("" if count else " cc-none") + (" place" if mine else "")
    return f'<div class="{look} cc-c{value} cc-r1"{spot}><i>{value}</i>{inside}</div>'


def _has(c: Civ, module: int) -> int:
    """The level of a module, or the markers of a feature."""
    if module < v.MAIN:
        return c.levels[module]
    return c.at[v.FEATURE_AT + module - v.MAIN] if module != v.SLEEP else 0


@lru_cache(maxsize=1024)
def _modules(
    w: Words, pairs: Pairs, has: tuple[int, ...], pays: tuple[Payment | None, ...], mine: bool, running: int
) -> str:
    """By their dice; `has`, `pays`: by module."""
    by_dice = sorted((*pair, module) for module, pair in enumerate(pairs))
    return "".join([
        _module(w, module, first, second, has[module], pays[module], mine, module == running)
        for first, second, module in by_dice
    ])  # fmt: skip


def is_long(name: str) -> bool:
    return len(name) + sum(letter in BROAD for letter in name) >= LONG


@lru_cache(maxsize=8192)
def _module(
    w: Words, module: int, first: int, second: int, has: int, pay: Payment | None, mine: bool, running: bool
) -> str:
    """A module where its two values meet; `has`: as above."""
    code, kind, name = parts.CODES[module], "module", w.say(names.module(module))
    dice = _dice_of(module, first, second, pay)
    tier = "cc-never" if pay is None else f"cc-t{min(pay.ideas, MOST)}"
    look = f"cc-mod {tier}{' cc-long' if is_long(name) else ''}{' cc-running' if running else ''}"
    if module == v.SLEEP:
        end, first, second = f'<span class="cc-end">{esc(w("label-any-two"))}</span>', 2, 1
    elif module >= v.MAIN:
        kind, look = "feature", f"{look} cc-feature"
        end = f'<span class="cc-end">{icon(code, 13)}<b>{has}</b></span>'
    else:
        end = levels(w, has)
    cost = f'<span class="cc-ideas">{pay.ideas}{icon("idea", 11)}</span>' if pay is not None and pay.ideas else ""
    ident = f"{kind}-{code}"
    spot = place(mine, ident, ident, _note(w, module, has, pay))
    paid = f'<span class="cc-pay">{dice}{cost}{end}</span>'
    look += f"{' place' if mine else ''} cc-c{second} cc-r{first + 1}"
    return f'<div class="{look}"{spot}><b>{esc(name)}</b> {paid}</div>'


def _dice_of(module: int, first: int, second: int, pay: Payment | None) -> str:
    """The two values: dice that lie there, faint where one must be changed, or the marker that would pay."""
    if module == v.SLEEP:
        return die(0, 13) + die(0, 13)
    if pay is None:
        return die(first, 13, "cc-want") + die(second, 13, "cc-want")
    found = ""
    for value, kind, at in pay.parts:
        if kind == "focus":
            found += icon("focus", 13, "cc-own")
        else:
            look = "" if at == value else "cc-want"
            found += die(value, 13, look) if kind == "die" else marker(value, 13, look)
    return found


def _note(w: Words, module: int, has: int, pay: Payment | None) -> str:
    """Its level, and how it could be paid now."""
    told = ""
    if module < v.MAIN:
        told = w("note-level", level=parts.LEVELS[has])
    elif module != v.SLEEP:
        told = w("note-markers", n=has)
    if pay is None:
        return joined(told, w("note-unpaid"))
    means = [text(f"pays-{kind}", at=at) if at else text(f"pays-{kind}") for _, kind, at in pay.parts]
    means += [names.counted("idea", pay.ideas)] if pay.ideas else []
    means += [text("pays-free-step")] if pay.free >= 0 else []
    return joined(told, w("note-cheapest", means=tuple(means)))


# ---- supplies
class Held(NamedTuple):
    """What a civ has beside its dice. need: the food that its tribes would take; best: the highest value that passes a
    favor test; odds: of passing it, in percent."""

    ideas: int
    focus: int
    food: int
    money: int
    fate: int
    used: int
    farms: int
    boats: int
    need: int
    best: int
    odds: int


def _held(view: Exam, civ: int) -> Held:
    c = view.civs[civ]
    need = feeding.whole_need(view, civ) if civ < view.seats else 0
    return Held(
        c.at[v.IDEA], c.at[v.FOCUS], c.at[v.FOOD], c.at[v.MONEY], c.fate, c.used, c.farms.bit_count(),
        c.boats.bit_count(), need, favor.target(view, civ), phrase_parts.passing(view, civ),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _supplies(w: Words, n: Numbers, has: Held, mine: bool) -> str:
    fed, rich = min(has.food // n.food_per, n.food_most), min(has.money // n.money_per, n.money_most)
    odds, told = _odds(w, has)
    money, fate, used = esc(w("supply-money")), esc(w("supply-fate")), esc(w("supply-used"))
    farms, boats = _of(w, "farms", n.farms), _of(w, "boats", n.boats)
    return "".join([
        _supply(mine, 1, 4, "ideas", "idea", has.ideas, esc(w("supply-ideas", n=has.ideas))),
        _supply(mine, 2, 4, "focus", "focus", has.focus, esc(w("supply-focus"))),
        _supply(mine, 1, 5, "food", "food", has.food, _hunger(w, has) + storage.diamonds(fed, n.food_most)),
        _supply(mine, 2, 5, "money", "money", has.money, f"{money}{storage.diamonds(rich, n.money_most)}"),
        _supply(mine, 3, 5, "fate", "fate", has.fate, f"{fate} <span>{odds}</span>", told),
        _supply(mine, 1, 6, "used", "used", has.used, used),
        _supply(mine, 3, 6, "farms", "farm", has.farms, farms),
        _supply(mine, 4, 6, "boats", "boat", has.boats, boats),
    ])  # fmt: skip


def _of(w: Words, kind: str, most: int) -> str:
    """How many there can be."""
    return f"{esc(w.say(text(f'supply-{kind}')))} <span>{esc(w('supply-of', n=most))}</span>"


def _supply(mine: bool, col: int, row: int, ident: str, sign: str, n: int, words: str, note: str = "") -> str:
    own = "cc-own" if sign in ("focus", "farm", "boat") else ""
    look = f"cc-supply{'' if n else ' cc-zero'}{' place' if mine else ''} cc-c{col} cc-r{row}"
    spot = place(mine, ident, "idea" if ident == "ideas" else ident, note)
    spot += f' data-store="die used" data-holds="{n}"' if mine and ident == "used" else ""
    return f'<div class="{look}"{spot}>{icon(sign, 18, own)}<b>{n}</b> <span>{words}</span></div>'


def _hunger(w: Words, has: Held) -> str:
    """What feeding all tribes would take as they stand now."""
    if has.need > has.food:
        return f'<span class="cc-short">{esc(w("supply-need", n=has.need))}</span>'
    return f'<span class="cc-enough">{esc(w("supply-feeds", n=has.need))}</span>'


def _odds(w: Words, has: Held) -> tuple[str, str]:
    """How likely a favor test is to pass: in short and as a sentence."""
    if has.best >= len(v.FACES):
        return esc(w("label-sure")), w("note-sure")
    return f"{has.odds} %", w("note-odds", best=has.best, odds=has.odds)


def _reset(w: Words, view: Exam, civ: int, mine: bool) -> str:
    c = view.civs[civ]
    return _reset_now(w, civ < view.seats and reset.allowed(view, civ), c.resets, c.on_spaces(), mine)


@lru_cache(maxsize=512)
def _reset_now(w: Words, may: bool, markers: int, dice: int, mine: bool) -> str:
    """The Reset, as a module that costs nothing; the markers of the reset columns become ideas or food."""
    note = w("note-reset-now", may="yes" if may else "no", markers=markers, dice=dice)
    spot, possible = place(mine, "reset", "reset-marker", note), w("label-possible") if may else w("label-not-yet")
    end = f'{icon("plan", 11, "cc-own")}{markers}<span class="cc-end">{esc(possible)}</span>'
    look = f"cc-mod {'cc-t0' if may else 'cc-never'}{' place' if mine else ''} cc-c2 cc-r6"
    return f'<div class="{look}"{spot}><b>{esc(w("label-reset"))}</b><span class="cc-pay">{end}</span></div>'


@lru_cache(maxsize=1024)
def _settlements(w: Words, all_four: tuple[Settlement, ...], settled: int, stored: tuple[int, ...], mine: bool) -> str:
    """The four settlements: built, or what they cost and what of it is stored."""
    cells = ""
    for which, one in enumerate(all_four):
        built = bool(settled >> which & 1)
        needs = ""
        for m, n in enumerate(one.cost):
            for k in range(n):
                needs += icon(v.MATERIALS[m], 14, "" if stored[m] > k else "cc-lack")
        ready = all(stored[m] >= n for m, n in enumerate(one.cost))
        look = "cc-town" + (" cc-built" if built else " cc-ready" if ready else "") + (" place" if mine else "")
        spot = place(mine, f"settlement-{which + 1}", f"settlement-{which + 1}")
        shown = storage.diamonds(one.diamonds if built else 0, one.diamonds)
        inside = f"{icon('settlement', 16, 'cc-own')}{esc(w('label-built')) if built else needs}{shown}"
        cells += f'<div class="{look}"{spot}>{inside}</div>'
    return f'<div class="cc-towns cc-r7">{cells}</div>'
