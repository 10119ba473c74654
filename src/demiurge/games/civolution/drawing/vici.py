"""V.I.C.I, the opponent of the solo game, as a panel: its score and means, the cards it has revealed, its grids."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import names, scoring, solo, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import SoloHalf
from demiurge.games.civolution.drawing import categories, parts, pieces, wheel
from demiurge.games.civolution.state import Exam
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import part
from demiurge.kit.scene import Seat

V: Final = 1  # its place among the civs: behind the only seat
DEEDS: Final = {  # what its cards do, as the ids of messages have it
    solo.A_VP: "vp", solo.A_FAVOR: "favor", solo.A_STATUE: "statue", solo.A_DIE: "die", solo.A_FATE_DIE: "fate-die",
    solo.AN_EVOLUTION: "evolution", solo.A_PROSPERITY: "prosperity", solo.A_PROCREATION: "procreation",
    solo.A_MIGRATION: "migration", solo.A_PROVISION: "provision", solo.A_REVEAL: "reveal", solo.A_TOKEN: "token",
}  # fmt: skip
_ICONS: Final = {"fate-die": "fate", "reveal": "exploration", "token": "hunt"}  # where they are called otherwise
_FEW: Final = 2  # deeds in a row that have room for words


def draw(w: Words, view: Exam) -> str:
    top = f"{head(w, view)}{means(w, view)}"
    if view.over():
        return f'<div class="cv-vici cv-rival" id="vici">{top}{reckoning(w, view)}{grids(w, view)}</div>'
    return (
        f'<div class="cv-vici cv-rival" id="vici">{top}{revealed(w, view)}{grids(w, view)}'
        f'<div class="cv-wheel" data-tip="wheel">{wheel.draw_wheel(w, view)}</div></div>'
    )


def is_red(view: Exam) -> bool:
    """Whether the red halves of its cards are in force (CV-45.1 to CV-45.5)."""
    return max(view.era, 1) in view.game.box.solo.levels[view.game.level]


def seat(w: Words, view: Exam) -> Seat | None:
    """She among those who play; None where she does not."""
    if not view.solo():
        return None
    return Seat(w.say(parts.VICI_TITLE), pieces.seat_class(view, V), pieces.emblem(view, V), view.civs[V].vp)


def head(w: Words, view: Exam) -> str:
    """Who it is, how well it plays, and its score."""
    first = f'<i data-tip="monolith">{icon("monolith", 14)}</i>' if view.first == V and not view.over() else ""
    name = esc(w.say(parts.VICI_TITLE))
    level = text(f"level-{v.LEVELS[view.game.level]}")
    plays = esc(w("label-vici-level", level=level, tough="yes" if view.game.tough else "no"))
    return (
        f'<header class="cv-vhead">{pieces.emblem(view, V)}<span class="cv-vname"><b>{name}</b>'
        f'<span class="small muted" data-tip="vici-level">{plays}</span></span>{first}'
        f'<span class="cv-vscore"><span class="fig">{view.civs[V].vp}</span>{icon("vp", 16)}</span></header>'
    )


def means(w: Words, view: Exam) -> str:
    c, upright = view.civs[V], tribes.strong(view, V)
    lying, statues = tribes.on_continent(view, V) - upright, view.statues[v.ISLAND * v.SEATS + V]
    told = w("note-tribes", n=upright, lying=lying, supply=c.tribes)
    return (
        '<div class="cv-means">'
        + pieces.amount("tribe", upright, "vici-tribes", told, look="cv-own")
        + pieces.amount("weak", lying, "vici-tribes", told, look="cv-own")
        + pieces.amount("flag", view.here[V].bit_count(), "territories")
        + pieces.amount("provision", sum(abs(n) for n in view.provision), "provision", w("note-provisions"))
        + pieces.amount("statue", statues, "statues", w("note-island-statues"))
        + pieces.amount("die", c.used, "dice")
        + pieces.amount("fate", c.fate, "fate")
        + "</div>"
    )


def reckoning(w: Words, view: Exam) -> str:
    """The end, side by side: what the person and V.I.C.I had before the final scoring, and what it brought each."""
    person = view.civs[0]
    rows = []
    for category in range(len(v.CATEGORIES)):
        both = [scoring.units(view, civ, category) * categories.final_worth(view, category) for civ in (0, V)]
        rows.append((categories.category_icon(category), w.say(names.category(category)), both))
    rows.append((icon("stage", 15), w("label-stages"), [scoring.stage_points(view, person), 0]))
    rows.append((icon("star", 15), w("label-point-bonuses"), [scoring.point_bonuses(view, person), 0]))
    before = [view.civs[civ].vp - sum(both[civ] for _, _, both in rows) for civ in (0, V)]
    rows.insert(0, (icon("vp", 15), w("label-until-then"), before))
    told = "".join(
        f'<tr><td><span class="cv-name">{sign}{esc(name)}</span></td>{_both(mine, hers)}</tr>'
        for sign, name, (mine, hers) in rows
    )
    heads = f"<td>{pieces.emblem(view, 0)}</td><td>{pieces.emblem(view, V)}</td>"
    total = _both(person.vp, view.civs[V].vp)
    return (
        f'<table class="cv-final cv-reckoning"><tr><td>{esc(w("label-final-scoring"))}</td>{heads}</tr>{told}'
        f'<tr class="cv-total"><td>{esc(w("label-total"))}</td>{total}</tr></table>'
    )


def _both(mine: int, hers: int) -> str:
    """Two figures, the better one strong; nothing for none."""
    return "".join(
        f'<td class="{"cv-more-vp" if one > other else ""}">{one or "–"}</td>'
        for one, other in ((mine, hers), (hers, mine))
    )


# ---- its cards
def revealed(w: Words, view: Exam) -> str:
    """The last card, both halves; the eyes of all that are revealed, which lead to a Reset; the piles."""
    shown, n = view.shown_actions, view.game.numbers
    faces = [view.game.box.solo_cards[index] for index in shown]
    eyes = _eyes(w, "blue", sum(one.blue_icons for one in faces), n.blue_icons)
    eyes += _eyes(w, "red", sum(one.red_icons for one in faces), n.red_icons)
    note = w("note-piles", n=len(view.actions), shown=len(shown), spent=len(view.spent_actions))
    piles = part(f"{icon('card', 14)}{len(view.actions)}", "vici-card", note, "cv-pile")
    if shown:
        top = card(w, view, shown[-1])
    else:  # the one that led to the Reset is what was seen last
        top = card(w, view, view.spent_actions[-1], gone=True) if view.spent_actions else _back(w, view)
    return f'<div class="cv-eyes">{eyes}{categories.era_worth(w, view, V)}{piles}</div>{top}'


def _eyes(w: Words, colour: str, n: int, needed: int) -> str:
    """How many eyes of a colour are to be seen, of so many as a Reset needs."""
    drawn = "".join(icon(f"{colour}-eye", 15, "" if at < n else "cv-dim") for at in range(max(n, needed)))
    return part(drawn, "vici-reset", w("note-eyes", n=n, colour=colour, needed=needed), "cv-eye")


def _back(w: Words, view: Exam) -> str:
    said = esc(w("label-no-vici-card", half="red" if is_red(view) else "blue"))
    return f'<p class="cv-back small muted">{said}</p>'


def card(w: Words, view: Exam, index: int, gone: bool = False) -> str:
    """An action card: the half that is in force with words, the other one faint. gone: with its Reset it was
    discarded."""
    one, red = view.game.box.solo_cards[index], is_red(view)
    colour = "red" if red else "blue"
    said = esc(w("label-led-to-reset") if gone else w("label-half", half=colour))
    name = esc(w("label-vici-card", n=index + 1))
    head = f'<header class="cv-vnow cv-{colour}"><b>{name}</b> <span>{said}</span></header>'
    halves = "".join(
        f'<div class="cv-half cv-{colour}{"" if strong else " cv-faint"}">{half(w, view, part, strong)}</div>'
        for colour, part, strong in sorted(
            (("blue", one.blue, not red), ("red", one.red, red)), key=lambda one: not one[2]
        )
    )
    note = esc(w("note-vici-card"))
    look = "cv-vcard cv-past" if gone else "cv-vcard"
    return f'<div class="{look}" data-tip="vici-card" data-note="{note}">{head}{halves}</div>'


def half(w: Words, view: Exam, part: SoloHalf, words: bool = False) -> str:
    """By die value what it does, or for which categories of scoring."""
    if not part.rows:
        return f"<p>{_scored(w, view, part)}</p>"
    rows: list[tuple[int, int]] = []  # die values from and to that do the same
    for at in range(len(part.rows)):
        if rows and part.rows[at] == part.rows[rows[-1][0]]:
            rows[-1] = (rows[-1][0], at)
        else:
            rows.append((at, at))
    return "".join(
        f'<p><i class="cv-face">{first + 1}{f"–{last + 1}" if last > first else ""}</i>'
        f"{''.join(_deed(w, deed, words and len(part.rows[first]) <= _FEW) for deed in part.rows[first])}</p>"
        for first, last in rows
    )


def _scored(w: Words, view: Exam, part: SoloHalf) -> str:
    """The categories that a scoring card names, how often, and its points."""
    if part.scoring == solo.FINAL_TILES:
        named, said = bits(view.final_tiles), w("label-scored-end")
    else:
        era = {solo.THIS_ERA: max(view.era, 1), solo.NEXT_ERA: view.era + 1, solo.ERA_FOUR: v.ERAS}[part.scoring]
        if era > v.ERAS:
            return f"<span>+{part.no_next_vp}{icon('vp', 14)}</span>"
        named, said = [view.era_tiles[era - 1]], w("label-scored-era", n=era)
    signs = "".join(categories.category_icon(category, 15) for category in named if category >= 0)
    points = f"<span>+{part.vp}{icon('vp', 14)}</span>" if part.vp else ""
    times = f"×{part.times}" if part.times > 1 else ""
    return f'<i class="cv-face">{esc(said)}</i><span>{signs}{times}</span>{points}'


def _deed(w: Words, deed: list[int], words: bool) -> str:
    """What it does as a sign; where there is room, with a word beside it."""
    what, which, n = deed
    if what == solo.A_CARD:
        sign, word = icon("card", 15, f"cv-k-{v.TRACKS[which]}"), esc(w("short-leaves")) if words else ""
        told = esc(w("deed-card", deck=names.deck(which)))
        return f'<span data-note="{told}"><i class="cv-gone">{sign}</i>{word}</span>'
    if what == solo.A_TRACK:
        told, sign = (
            esc(w("deed-track", track=names.track(which), n=n)),
            icon(v.TRACKS[which], 15, f"cv-k-{v.TRACKS[which]}"),
        )
        return f'<span data-note="{told}">+{n}{sign}</span>'
    code = DEEDS[what]
    word = esc(w.say(text(f"short-{code}"))) if words and what != solo.A_VP else ""
    many = f"+{n}" if n > 1 or what == solo.A_VP else ""
    return f'<span data-note="{esc(w.say(text(f"deed-{code}")))}">{many}{icon(_ICONS.get(code, code), 15)}{word}</span>'


# ---- its grids
def grids(w: Words, view: Exam) -> str:
    """The Evolution and the Prosperity grid; a marker on a ringed space removes a chip of a display."""
    found = ""
    for grid, name in enumerate(("evolution", "prosperity")):
        spaces, _, *removals = view.game.box.solo.grids[grid]
        on = view.civs[V].grids[grid]
        cells = "".join(
            f'<i class="{"cv-on" if at <= on else ""}{" cv-ring" if at in removals else ""}"></i>'
            for at in range(1, spaces + 1)
        )
        note = esc(w("note-grid", category=names.category(v.EVOLUTION + grid), n=on, of=spaces))
        found += (
            f'<span class="cv-grid" data-tip="vici-{name}" data-note="{note}">'
            f"{icon(name, 15)}<b>{on}</b><u>{cells}</u></span>"
        )
    return f'<div class="cv-grids">{found}</div>'
