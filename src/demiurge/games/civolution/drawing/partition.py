"""The stage partition with what is installed and the next free place of each column, and the goal area."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.civolution import names, partition, planning, scoring
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box, Numbers
from demiurge.games.civolution.drawing import cards, console, parts, pieces, signs
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import part

STAGES: Final = 5
TILES: Final = (4, 5)  # stages whose points a tile switches on
BASE: Final = '<span class="cc-base"></span>'
KINDS: Final = (*v.TRACKS, "goal", "attr")  # what a column is for, by the engine's number


class Column(NamedTuple):
    """A column as it is now. kind: what it is for; first, top: its stages; left, right: the lowest free stage of each
    half; items: what is installed, by stage, half, item and whether it is used: 1 in this turn, 2 in this era."""

    number: int
    kind: int
    first: int
    top: int
    left: int
    right: int
    items: tuple[tuple[int, int, int, int], ...]

    @property
    def uneven(self) -> bool:
        return self.left != self.right


def draw(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    """Partition and goals of a civ; `mine`: with the places of answers."""
    c = view.civs[civ]
    inside = f"{stages(w, view, civ, mine)}{goals(w, view, civ, mine)}{_roll(w, view.game.box, tuple(c.items))}"
    return f'<div class="cc-partition {pieces.seat_class(view, civ)}">{inside}</div>'


# ---- the partition
def stages(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    c = view.civs[civ]
    top = max([STAGES, *[partition.stage_of(entry) for entry in c.items]])
    numbers, last = view.game.numbers, partition.COLUMNS - 1
    bonuses = _below_last(w, numbers, c.filled, _gaps(view, c, 1), _gaps(view, c, 2))
    columns = "".join([
        _column(w, view.game.box, column(view, c, number, top), bonuses if number == last else "", mine)
        for number in range(partition.COLUMNS)
    ])  # fmt: skip
    head = _so_far(w, scoring.stage_points(view, c), scoring.point_bonuses(view, c))
    return f'{head}<div class="cc-stages">{_marks(w, numbers, top, c.stages, mine)}{columns}</div>'


@lru_cache(maxsize=1024)
def _so_far(w: Words, by_stage: int, by_bonus: int) -> str:
    so_far = esc(w("label-so-far", points=signs.PICTURE)).replace(
        signs.PICTURE, f"{by_stage + by_bonus}{icon('vp', 12)}"
    )
    told = part(so_far, "stages", w("note-partition", stages=by_stage, bonuses=by_bonus))
    return f'<div class="cc-cap"><h2 data-tip="stages">{esc(w("panel-partition"))}</h2>{told}</div>'


@lru_cache(maxsize=256)
def _marks(w: Words, n: Numbers, top: int, tiles: int, mine: bool) -> str:
    """`tiles`: mask of those that are held."""
    marks = "".join(_stage(w, n, stage, tiles, mine) for stage in range(top, 0, -1))
    return f'<div class="cc-marks">{marks}</div>'


def _stage(w: Words, n: Numbers, stage: int, tiles: int, mine: bool) -> str:
    """What a card of the stage is worth; stages 4 and 5 only with their tile."""
    if stage > STAGES:
        return "<span></span>"
    vp, look, note = n.stage_vp[stage - 1], "cc-stage", ""
    if stage in TILES:
        on = bool(tiles >> TILES.index(stage) & 1)
        look += " cc-tile" + (" cc-on" if on else "")
        note = w("note-stage-on", n=stage) if on else w("note-stage-off", n=stage)
    spot = console.place(mine, f"stage-{stage}", "stages", note)
    return f'<span class="{look}{" place" if mine else ""}"{spot}>{vp}{icon("vp", 10)}</span>'


def column(view: Exam, c: Civ, number: int, top: int) -> Column:
    items: list[tuple[int, int, int, int]] = []
    for entry, at in zip(c.items, c.columns):
        if at == number:
            item = partition.item_of(entry)
            used = 2 if c.era_used >> item & 1 else 1 if (c.turn_used | c.busy) >> item & 1 else 0
            items.append((partition.stage_of(entry), entry % 4, item, used))
    first = view.game.numbers.first_stage[number]
    return Column(number, c.kinds[number], first, top, c.left[number], c.right[number], tuple(items))


@lru_cache(maxsize=1024)
def _below_last(w: Words, n: Numbers, filled: int, *gaps: int) -> str:
    """Below the first stage of the last column: at the end of the lowest stages what filling them brings."""
    return "".join(
        _bonus(w, stage, bool(filled >> (stage - 1) & 1), gaps[stage - 1]) if stage <= len(gaps) else BASE
        for stage in range(n.first_stage[partition.COLUMNS - 1] - 1, 0, -1)
    )


def _gaps(view: Exam, c: Civ, stage: int) -> int:
    """How many places of a stage are still to be filled."""
    first = view.game.numbers.first_stage
    columns = range(partition.COLUMNS)
    return len([at for at in columns if first[at] <= stage and min(c.left[at], c.right[at]) <= stage])


def _bonus(w: Words, stage: int, filled: bool, gaps: int) -> str:
    """At the end of a stage: what filling it brings, and how many places are still to be filled."""
    sign = "income" if stage == 1 else "stage"
    if filled:
        note = esc(w("note-filled", stage=stage))
        return f'<span class="cc-bonus cc-done" data-note="{note}">{icon("check", 12)}</span>'
    note = esc(w("note-to-fill", n=gaps, stage=stage))
    return f'<span class="cc-bonus" data-note="{note}">{gaps}{icon("arrow", 10)}{icon(sign, 13)}</span>'


@lru_cache(maxsize=4096)
def _column(w: Words, box: Box, one: Column, below: str, mine: bool) -> str:
    """A column from its top stage down to its first one, and what is below it: the ground, unless it is told."""
    have = {(stage, half): (item, used) for stage, half, item, used in one.items}
    cells = ""
    for stage in range(one.top, one.first - 1, -1):
        if (stage, partition.LEFT) in have or (stage, partition.RIGHT) in have or _offered(one, stage):
            left, right = (have.get((stage, half), (-1, 0))[0] for half in (partition.LEFT, partition.RIGHT))
            cells += _halves(one, stage, left, right, mine)
        elif (stage, 0) in have:
            cells += _cell(w, box, *have[stage, 0], mine)
        else:
            cells += _free(one, stage)
    name = KINDS[one.kind] if one.kind >= 0 else "none"
    stage = min(one.left, one.right)
    note = w("note-column-free", n=one.number + 1, purpose=_purpose(one.kind), stage=stage)
    spot = console.place(mine, f"column-{one.number + 1}", "stages", note)
    ground = below or BASE * (one.first - 1)
    return f'<div class="cc-column cc-k-{name}{" place" if mine else ""}"{spot}>{cells}{ground}</div>'


def _purpose(kind: int) -> Text:
    if kind < 0:
        return text("column-open")
    if kind < len(v.DECKS):
        return text("column-cards", deck=names.deck(kind))
    return text("column-goals") if kind == v.GOALS else text("column-attributes")


def _offered(one: Column, stage: int) -> bool:
    """Whether the halves of this place are offered one by one: the goal chips beside it are not level."""
    return one.uneven and stage in (one.left, one.right)


def _free(one: Column, stage: int) -> str:
    """An empty place; the next one shows what it is for."""
    following, kind = stage == one.left, one.kind
    look = "cc-cell cc-void" + (" cc-next" if following and kind >= 0 else " cc-open" if following else "")
    sign = ""
    if following and kind >= 0:
        sign = icon("attribute" if kind == v.ATTRIBUTES else KINDS[kind], 12)
    return f'<span class="{look}">{sign}</span>'


def _cell(w: Words, box: Box, item: int, spent: int, mine: bool) -> str:
    """Something installed: a card shows its deck and what kind of ability it has."""
    key = cards.tip_key(item)
    badge, used, note = "", "", ""
    ability = cards.ability_of(box, item)
    if ability is not None:
        kind = ability.icon
        badge = f'<i class="cc-badge">{icon(kind, 10)}</i>' if kind and item < v.CARDS else ""
        if spent and ability.kind != v.AN_ACTIVITY:
            told = w("note-used-era") if spent == 2 else w("note-used-turn")
            used, note = " cc-spent", f' data-note="{esc(told)}"'
    sign = icon(v.TRACKS[v.deck_of(item)], 14) if item < v.CARDS else cards.sign_of(box, item)
    spot = f'id="{key}" class="place ' if mine else 'class="'
    return f'<span {spot}cc-cell cc-k-{cards.kind_of(item)}{used}" data-tip="{key}"{note}>{sign}{badge}</span>'


def _halves(one: Column, stage: int, left: int, right: int, mine: bool) -> str:
    """A place of goal chips, two halves; -1 for one that is free."""
    found = ""
    for item, free, name in ((left, one.left, "left"), (right, one.right, "right")):
        if item >= 0:
            found += f'<i class="cc-chip" data-tip="{cards.tip_key(item)}">{icon("star", 10)}</i>'
        elif free == stage and one.uneven and mine:
            found += f'<i id="half-{name}" class="cc-chip cc-gap place"></i>'
        else:
            found += '<i class="cc-chip cc-gap"></i>'
    return f'<span class="cc-cell cc-halves cc-k-goal">{found}</span>'


# ---- goals
def goals(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    c = view.civs[civ]
    cells = "".join([_goal(w, view, civ, at, mine) for at in range(len(c.goals))])
    told = esc(_ready(w, view, civ))
    head = f'<div class="cc-cap"><h2 data-tip="goal-area">{esc(w("panel-goals"))}</h2><span>{told}</span></div>'
    return f'{head}<div class="cc-goals">{cells}</div>'


def _ready(w: Words, view: Exam, civ: int) -> str:
    ready = sum(1 for stack in view.civs[civ].goals if stack and planning.fulfils(view, civ, stack[-1]))
    return w("label-ready", n=ready)


def _goal(w: Words, view: Exam, civ: int, at: int, mine: bool) -> str:
    box, stack, done, have = view.game.box, tuple(view.civs[civ].goals[at]), False, 0
    if stack:
        done, have = planning.fulfils(view, civ, stack[-1]), box.goals[stack[-1]].goal.have(view, civ)
    return _goal_stack(w, box, at, stack, done, have, mine)


@lru_cache(maxsize=2048)
def _goal_stack(w: Words, box: Box, at: int, stack: tuple[int, ...], done: bool, have: int, mine: bool) -> str:
    """`done`, `have`: of the chip on top."""
    spot, look = console.place(mine, f"area-{at + 1}"), "cc-goal" + (" place" if mine else "")
    if not stack:
        return f'<div class="{look} cc-empty"{spot}>{esc(w("label-empty"))}</div>'
    chip = box.goals[stack[-1]]
    under = f"<em>+{len(stack) - 1}</em>" if len(stack) > 1 else ""
    tip = f' data-tip="{cards.tip_key(v.GOAL_ID + stack[-1])}"'
    covered = tuple(parts.goal(box, index) for index in stack[:-1])
    note = f' data-note="{esc(w.shown(text("note-below", goals=covered)))}"' if covered else ""
    far = f"<small>{esc(w('label-progress', n=have, of=chip.goal.wanted()))}</small>{under}"
    name = cards.name(w, box, v.GOAL_ID + stack[-1])
    inside = f'<span class="cc-what">{cards.goal_sign(chip)}</span><b>{name}</b>{far}'
    return f'<div class="{look}{" cc-met" if done else ""}"{spot}{tip}{note}>{inside}</div>'


# ---- by name
@lru_cache(maxsize=512)
def _roll(w: Words, box: Box, items: tuple[int, ...]) -> str:
    """What is installed, by name: where there is room for it."""
    rows = "".join(f"<li>{cards.line(w, box, partition.item_of(entry))}</li>" for entry in items)
    return f'<ul class="cc-roll">{rows}</ul>' if rows else ""
