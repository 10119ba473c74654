"""V.I.C.I, the opponent of the solo game, as a panel: its score and means, the cards it has revealed, its grids."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import scoring, solo, tribes
from demiurge.games.civolution.box import SoloHalf
from demiurge.games.civolution.drawing.looks import amount, category_icon, era_worth, final_worth
from demiurge.games.civolution.drawing.pieces import emblem, seat_class
from demiurge.games.civolution.drawing.wheel import draw_wheel
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import CATEGORIES, DECKS, ERAS, ISLAND, LEVELS, SEATS, TRACKS
from demiurge.games.civolution.words.parts import category as category_name
from demiurge.kernel.hexes import bits
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import Seat

V: Final = 1  # its place among the civs: behind the only seat
_DEEDS: Final = {  # icon, words and, where there is room, the word beside the icon of what its cards do
    solo.A_VP: ("vp", "V.I.C.I gains VP", ""), solo.A_FAVOR: ("favor", "Favor +1", "favor"),
    solo.A_STATUE: ("statue", "A statue", "statue"), solo.A_DIE: ("die", "An activation die", "die"),
    solo.A_FATE_DIE: ("fate", "A fate die", "fate die"), solo.AN_EVOLUTION: ("evolution", "Evolution", "evolution"),
    solo.A_PROSPERITY: ("prosperity", "Prosperity", "prosperity"),
    solo.A_PROCREATION: ("procreation", "Procreation", "procreation"),
    solo.A_MIGRATION: ("migration", "Migration", "migration"),
    solo.A_PROVISION: ("provision", "A provision marker", "provision"),
    solo.A_REVEAL: ("exploration", "V.I.C.I reveals sites", "sites"),
    solo.A_TOKEN: ("hunt", "A hunting token", "token"),
}  # fmt: skip
_FEW: Final = 2  # deeds in a row that have room for words


def draw(view: Exam) -> str:
    if view.over():
        return f'<div class="cv-vici cv-rival" id="vici">{head(view)}{means(view)}{reckoning(view)}{grids(view)}</div>'
    return (
        f'<div class="cv-vici cv-rival" id="vici">{head(view)}{means(view)}{revealed(view)}{grids(view)}'
        f'<div class="cv-wheel" data-tip="wheel">{draw_wheel(view)}</div></div>'
    )


def is_red(view: Exam) -> bool:
    """Whether the red halves of its cards are in force (CV-45.1 to CV-45.5)."""
    return max(view.era, 1) in view.game.box.solo.levels[view.game.level]


def seat(view: Exam) -> Seat:
    """She at the end, among those who played."""
    return Seat("V.I.C.I", seat_class(view, V), emblem(view, V), view.civs[V].vp)


def head(view: Exam) -> str:
    """Who it is, how well it plays, and its score."""
    first = f'<i data-tip="monolith">{icon("monolith", 14)}</i>' if view.first == V and not view.over() else ""
    tough = ", extra tough" if view.game.tough else ""
    return (
        f'<header class="cv-vhead">{emblem(view, V)}<span class="cv-vname"><b>V.I.C.I</b>'
        f'<span class="small muted" data-tip="vici-level">{LEVELS[view.game.level]}{tough}</span></span>{first}'
        f'<span class="cv-vscore"><span class="fig">{view.civs[V].vp}</span>{icon("vp", 16)}</span></header>'
    )


def means(view: Exam) -> str:
    c, upright = view.civs[V], tribes.strong(view, V)
    lying, statues = tribes.on_continent(view, V) - upright, view.statues[ISLAND * SEATS + V]
    told = f"{upright} tribes standing, {lying} lying, {c.tribes} in the supply."
    return (
        '<div class="cv-means">'
        + amount("tribe", upright, "vici-tribes", told, more="cv-own")
        + amount("weak", lying, "vici-tribes", told, more="cv-own")
        + amount("flag", view.here[V].bit_count(), "territories")
        + amount("provision", sum(abs(n) for n in view.provision), "provision", "Provision markers on the continent.")
        + amount("statue", statues, "statues", "Statues on the island.")
        + amount("die", c.used, "dice")
        + amount("fate", c.fate, "fate")
        + "</div>"
    )


def reckoning(view: Exam) -> str:
    """The end, side by side: what the person and V.I.C.I had before the final scoring, and what it brought each."""
    person = view.civs[0]
    rows = []
    for category in range(len(CATEGORIES)):
        both = [scoring.units(view, civ, category) * final_worth(view, category) for civ in (0, V)]
        rows.append((category_icon(category), category_name(category), both))
    rows.append((icon("stage", 15), "Stages", [scoring.stage_points(view, person), 0]))
    rows.append((icon("star", 15), "Point bonuses", [scoring.point_bonuses(view, person), 0]))
    before = [view.civs[civ].vp - sum(both[civ] for _, _, both in rows) for civ in (0, V)]
    rows.insert(0, (icon("vp", 15), "Until then", before))
    told = "".join(
        f'<tr><td><span class="cv-name">{sign}{esc(name)}</span></td>{_both(mine, hers)}</tr>'
        for sign, name, (mine, hers) in rows
    )
    heads = f"<td>{emblem(view, 0)}</td><td>{emblem(view, V)}</td>"
    total = _both(person.vp, view.civs[V].vp)
    return (
        f'<table class="cv-final cv-reckoning"><tr><td>Final scoring</td>{heads}</tr>{told}'
        f'<tr class="cv-total"><td>Total</td>{total}</tr></table>'
    )


def _both(mine: int, hers: int) -> str:
    """Two figures, the better one strong; nothing for none."""
    return "".join(
        f'<td class="{"cv-more-vp" if one > other else ""}">{one or "–"}</td>'
        for one, other in ((mine, hers), (hers, mine))
    )


# ---- its cards
def revealed(view: Exam) -> str:
    """The last card, both halves; the eyes of all that are revealed, which lead to a Reset; the piles."""
    shown, n = view.shown_actions, view.game.numbers.solo
    faces = [view.game.box.solo_cards[index] for index in shown]
    eyes = _eyes("blue", sum(one.blue_icons for one in faces), n[solo.BLUE])
    eyes += _eyes("red", sum(one.red_icons for one in faces), n[solo.RED])
    piles = (
        f'<span class="cv-pile" data-tip="vici-card" data-note="{len(view.actions)} cards in its stack, {len(shown)} '
        f'revealed, {len(view.spent_actions)} discarded.">{icon("card", 14)}{len(view.actions)}</span>'
    )
    if shown:
        top = card(view, shown[-1])
    else:  # the one that led to the Reset is what was seen last
        top = card(view, view.spent_actions[-1], gone=True) if view.spent_actions else _back(view)
    return f'<div class="cv-eyes">{eyes}{era_worth(view, V)}{piles}</div>{top}'


def _eyes(colour: str, n: int, needed: int) -> str:
    """How many eyes of a colour are to be seen, of so many as a Reset needs."""
    drawn = "".join(icon(f"{colour}-eye", 15, "" if at < n else "cv-dim") for at in range(max(n, needed)))
    return (
        f'<span class="cv-eye" data-tip="vici-reset" data-note="{n} {colour} eyes are to be seen; '
        f'with {needed} of each colour V.I.C.I does a Reset.">{drawn}</span>'
    )


def _back(view: Exam) -> str:
    half = "red" if is_red(view) else "blue"
    return f'<p class="cv-back small muted">No card is revealed. The {half} halves are in force.</p>'


def card(view: Exam, index: int, gone: bool = False) -> str:
    """An action card: the half that is in force with words, the other one faint. gone: with its Reset it was
    discarded."""
    one, red = view.game.box.solo_cards[index], is_red(view)
    said = "led to a Reset" if gone else f"{'red' if red else 'blue'} half"
    head = f'<header class="cv-vnow cv-{"red" if red else "blue"}"><b>Card {index + 1}</b> <span>{said}</span></header>'
    halves = "".join(
        f'<div class="cv-half cv-{colour}{"" if strong else " cv-faint"}">{half(view, part, strong)}</div>'
        for colour, part, strong in sorted(
            (("blue", one.blue, not red), ("red", one.red, red)), key=lambda one: not one[2]
        )
    )
    note = "The card that it revealed last; what came of it is in the journal."
    look = "cv-vcard cv-past" if gone else "cv-vcard"
    return f'<div class="{look}" data-tip="vici-card" data-note="{note}">{head}{halves}</div>'


def half(view: Exam, part: SoloHalf, words: bool = False) -> str:
    """By die value what it does, or for which categories of scoring."""
    if not part.rows:
        return f"<p>{_scored(view, part)}</p>"
    rows: list[tuple[int, int]] = []  # die values from and to that do the same
    for at in range(len(part.rows)):
        if rows and part.rows[at] == part.rows[rows[-1][0]]:
            rows[-1] = (rows[-1][0], at)
        else:
            rows.append((at, at))
    return "".join(
        f'<p><i class="cv-face">{first + 1}{f"–{last + 1}" if last > first else ""}</i>'
        f"{''.join(_deed(deed, words and len(part.rows[first]) <= _FEW) for deed in part.rows[first])}</p>"
        for first, last in rows
    )


def _scored(view: Exam, part: SoloHalf) -> str:
    """The categories that a scoring card names, how often, and its points."""
    if part.scoring == solo.FINAL_TILES:
        named, said = bits(view.final_tiles), "end"
    else:
        era = {solo.THIS_ERA: max(view.era, 1), solo.NEXT_ERA: view.era + 1, solo.ERA_FOUR: ERAS}[part.scoring]
        if era > ERAS:
            return f"<span>+{part.no_next_vp}{icon('vp', 14)}</span>"
        named, said = [view.era_tiles[era - 1]], f"era {era}"
    signs = "".join(category_icon(category, 15) for category in named if category >= 0)
    points = f"<span>+{part.vp}{icon('vp', 14)}</span>" if part.vp else ""
    times = f"×{part.times}" if part.times > 1 else ""
    return f'<i class="cv-face">{said}</i><span>{signs}{times}</span>{points}'


def _deed(deed: list[int], words: bool) -> str:
    what, which, n = deed
    if what == solo.A_CARD:
        sign, word = icon("card", 15, f"cv-k-{TRACKS[which]}"), "leaves" if words else ""
        told = f"An open {DECKS[which]} card leaves the game."
        return f'<span data-note="{told}"><i class="cv-gone">{sign}</i>{word}</span>'
    if what == solo.A_TRACK:
        sign, told, word = TRACKS[which], f"{TRACKS[which].capitalize()} +{n}", ""
    else:
        sign, told, word = _DEEDS[what]
    many = f"+{n}" if n > 1 or what in (solo.A_TRACK, solo.A_VP) else ""
    look = f"cv-k-{sign}" if what == solo.A_TRACK else ""
    return f'<span data-note="{told}.">{many}{icon(sign, 15, look)}{word if words else ""}</span>'


# ---- its grids
def grids(view: Exam) -> str:
    """The Evolution and the Prosperity grid; a marker on a ringed space removes a chip of a display."""
    found = ""
    for grid, name in enumerate(("evolution", "prosperity")):
        spaces, _, *removals = view.game.box.solo.grids[grid]
        on = view.civs[V].grids[grid]
        cells = "".join(
            f'<i class="{"cv-on" if at <= on else ""}{" cv-ring" if at in removals else ""}"></i>'
            for at in range(1, spaces + 1)
        )
        found += (
            f'<span class="cv-grid" data-tip="vici-{name}" data-note="{name.capitalize()}: {on} of {spaces}.">'
            f"{icon(name, 15)}<b>{on}</b><u>{cells}</u></span>"
        )
    return f'<div class="cv-grids">{found}</div>'
