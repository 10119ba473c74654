"""The hand as rows: each card with its five cost spaces, the ones that count now met or missing; above it the storage.

What a civ has in its fingers just now comes first: cards it draws and looks at, starting cards to choose from, a card
that is being installed. Of a hand that the View hides only the backs are there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.civolution import installing, modules, names, partition, requirements
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Card
from demiurge.games.civolution.drawing import cards, console, parts, payments, pieces, signs, storage
from demiurge.games.civolution.setup import KeepOne
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE
from demiurge.kit.markup import esc, icon

NEVER: Final = 99  # ideas: the module cannot be paid
ROOM: Final = (  # by how many rows there are: how much each of them may say
    (3, " cc-roomy"),  # what it does
    (5, " cc-roomy cc-close"),  # the same in less room
    (7, ""),  # only while it is pointed at
)
TIGHT: Final = " cc-tight"
Pays = Sequence[payments.Payment | None]  # what modules take now
INSTALLING: Final = 2  # rows that the card on its way to the partition takes


class Outlook(NamedTuple):
    """What a hand card would take now. stage: of its next place (0: none); met: by cost space; fits: its cost can be
    met; ideas: for its module."""

    stage: int
    met: tuple[bool, ...]
    fits: bool
    ideas: int

    def rank(self) -> tuple[bool, int]:
        """What can be installed comes first, the cheapest at the top."""
        return not self.fits, self.ideas if self.fits else 0


def draw(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    """Storage and hand of a civ; `mine`: with the places of answers."""
    inside = f"{storage.draw(w, view, civ, mine)}{hand(w, view, civ, mine)}"
    return f'<div class="cc-hold {pieces.seat_class(view, civ)}">{inside}</div>'


def hand(w: Words, view: Exam, civ: int, mine: bool = True) -> str:
    c, box = view.civs[civ], view.game.box
    known = [card for card in c.hand if card >= 0]
    hidden = [-1 - card for card in c.hand if card < 0]
    pays = payments.prices(view, civ)
    outlooks = {card: outlook(view, civ, card, pays) for card in known}
    wanted = _deck_asked(view, civ)
    known.sort(key=lambda card: (v.deck_of(card) != wanted, *outlooks[card].rank(), card))
    fingers, taken = _in_fingers(w, view, civ, pays) if mine else ("", 0)
    rows = fingers + "".join(
        _row(w, box.cards[card], outlooks[card], mine, v.deck_of(card) == wanted) for card in known
    )
    starting = (
        "".join(_marker_card(w, view, index, index == c.kept) for index in c.markers if index >= 0) if mine else ""
    )
    rows = starting + rows if wanted < 0 else rows + starting  # what is asked for comes first
    rows += _backs(w, hidden)
    fitting = sum(1 for one in outlooks.values() if one.fits)
    told = w("label-fitting", n=fitting, of=len(known)) if known else w("label-cards", n=len(hidden)) if hidden else ""
    empty = "" if rows else f'<p class="cc-empty">{esc(w("label-no-card"))}</p>'
    taken += len(known) + sum(1 for index in c.markers if index >= 0 and mine)
    room = next((look for most, look in ROOM if taken <= most), TIGHT)
    return (
        f'<div class="cc-cap"><h2 data-tip="hand">{esc(w("panel-hand"))}</h2><span>{esc(told)}</span></div>'
        f'<div class="cc-hand{room}" tabindex="0" role="group" aria-label="{esc(w("panel-hand"))}">{rows}{empty}</div>'
    )


def _deck_asked(view: Exam, civ: int) -> int:
    """The deck of which a card is to be kept or installed now, or -1."""
    step = view.decision(civ) if civ in view.asks else None
    return step.deck if isinstance(step, KeepOne | installing.Install) else -1


# ---- what a card would take
def outlook(view: Exam, civ: int, card: int, pays: Pays) -> Outlook:
    c, deck = view.civs[civ], v.deck_of(card)
    columns = partition.columns_for(c, deck)
    stage = min([min(c.left[column], requirements.SPACES) for column in columns], default=0)
    met, missed = [True] * requirements.SPACES, 0
    for at, space in enumerate(view.game.box.cards[card].cost):
        if space.needs:
            met[at] = installing.price(view, civ, card, at + 1, missed).ok
            missed |= 0 if met[at] else 1 << at
    module = v.MODULES.index(v.DECKS[deck])
    special = view.game.box.modules[module].numbers[modules.SPECIAL_AT[module]][c.levels[module]]
    fits = bool(installing.columns(view, civ, card, installing.ignorable(view, civ, card, special)))
    pay = pays[module]
    return Outlook(stage, tuple(met), fits, NEVER if pay is None else pay.ideas)


# ---- rows
@lru_cache(maxsize=4096)
def _row(w: Words, data: Card, one: Outlook, mine: bool, asked: bool, drawn: bool = False) -> str:
    """A hand card: deck, name, what its module takes, cost spaces; where there is room or it is asked for, what it
    does."""
    key, name = cards.tip_key(data.index), esc(w.shown(parts.printed("card", data.name)))
    looks = {"place": mine, "cc-fits": one.fits, "cc-asked": asked or drawn, "cc-drawn": drawn}
    look = " ".join(["cc-hc", *[name for name, on in looks.items() if on]])
    spaces = "".join(_space(data, at, one) for at in range(requirements.SPACES))
    return (
        f'<div class="{look} cc-k-{v.TRACKS[data.deck]}"{console.place(mine, key, key, _note(w, data, one))}>'
        f'<i class="cc-deck">{icon(v.TRACKS[data.deck], 13)}</i><b>{name}</b>{_when(w, one)}'
        f'<span class="cc-spaces">{spaces}</span><span class="cc-does">{_does(w, data)}</span></div>'
    )


def alone(w: Words, data: Card) -> str:
    """A card in nobody's hand: all its cost spaces, and what it does."""
    whole = Outlook(requirements.SPACES, (True,) * requirements.SPACES, False, NEVER)
    return _row.__wrapped__(w, data, whole, False, True)


def _when(w: Words, one: Outlook) -> str:
    """What the module of a card would take, of one whose cost can be met."""
    if not one.fits:
        return ""
    if one.ideas == NEVER:
        return f'<em class="cc-dear">{icon("no", 11)}</em>'
    return (
        f'<em class="cc-free">{esc(w("label-now"))}</em>'
        if not one.ideas
        else f"<em>{one.ideas}{icon('idea', 11)}</em>"
    )


def _does(w: Words, card: Card) -> str:
    """At once, then the ability."""
    kind = card.ability.icon
    said = signs.in_hand(w, card.ability)
    sign = "" if card.ability.kind == v.A_POINT_BONUS else icon(kind, 12, "cc-kind-of") + "&#8288;"
    more = f"<u></u>{sign}{said}" if kind else ""
    return f"{signs.effects(w, card.instant, short=True)}{more}"


def _space(card: Card, at: int, one: Outlook) -> str:
    needs = card.cost[at].needs
    look = ("cc-act" if at < one.stage else "cc-rest") + (
        " cc-nil" if not needs else " cc-met" if one.met[at] else " cc-miss"
    )
    many = max([n.n for n in needs], default=0)
    inside = icon(needs[0].sign().icon, 13) if needs else ""
    return f'<i class="{look}">{inside}{f"<u>{many}</u>" if many > 1 else ""}</i>'


def _note(w: Words, card: Card, one: Outlook) -> str:
    """Where it would go, and what it waits for."""
    if not one.stage:
        return w("note-no-column")
    if not one.fits:
        missing = tuple(card.cost[at].say() for at in range(one.stage) if not one.met[at])
        return w("note-missing", stage=one.stage, what=missing or NONE)
    if one.ideas == NEVER:
        return w("note-module-unpaid", stage=one.stage)
    return w("note-installable", stage=one.stage, ideas=one.ideas)


def _backs(w: Words, decks: list[int]) -> str:
    """Cards of which only the backs are known."""
    found = ""
    for deck in sorted(set(decks)):
        inside = f"{icon(v.TRACKS[deck], 13)}{esc(w.say(names.deck(deck)))}<b>{decks.count(deck)}</b>"
        found += f'<span class="cc-back cc-k-{v.TRACKS[deck]}">{inside}</span>'
    return f'<div class="cc-backs">{found}</div>' if found else ""


# ---- in the fingers
def _in_fingers(w: Words, view: Exam, civ: int, pays: Pays) -> tuple[str, int]:
    """Cards that are drawn and looked at, or on their way to the partition; and the rows that they take."""
    box = view.game.box
    drawn = [card for card in view.looked if card >= 0] if view.looker == civ else []
    rows = "".join(_row(w, box.cards[card], outlook(view, civ, card, pays), True, True, drawn=True) for card in drawn)
    making = _installing(w, view, civ, pays)
    return rows + making, len(drawn) + (INSTALLING if making else 0)


def _marker_card(w: Words, view: Exam, index: int, kept: bool) -> str:
    name = w.shown(parts.markers(view.game.box, index))
    spot = console.place(True, f"marker-card-sm{index + 1}", f"marker-card-sm{index + 1}")
    gains = cards.marker_gains(view.game.box, index)
    look = "cc-hc place cc-drawn cc-k-start" + (" cc-kept" if kept else "")
    inside = f'<i class="cc-deck">{icon("plan", 12)}</i><b>{esc(name)}</b><span class="cc-gains">{gains}</span>'
    return f'<div class="{look}"{spot}>{inside}</div>'


def _installing(w: Words, view: Exam, civ: int, pays: Pays) -> str:
    """The card that is on its way to the partition, its cost spaces as places."""
    if civ not in view.asks:
        return ""
    step = view.decision(civ)
    if not isinstance(step, installing.CardColumn | installing.CardStage | installing.IgnoreSpace):
        return ""
    card, upto, ignored = view.game.box.cards[step.card], requirements.SPACES, 0
    if isinstance(step, installing.IgnoreSpace):
        upto, ignored = step.upto, step.ignored
    one, spaces = outlook(view, civ, step.card, pays), ""
    for at in range(requirements.SPACES):
        look = (
            "cc-rest" if at >= upto else "cc-ignored" if ignored >> at & 1 else "cc-met" if one.met[at] else "cc-miss"
        )
        note = f'id="space-{at + 1}" data-note="{esc(w.say(card.cost[at].say()))}"'
        spaces += cards.space(w, at, card.cost[at], f"place {look}", note)
    sign = f'<i class="cc-deck">{icon(v.TRACKS[card.deck], 13)}</i>'
    name = cards.name(w, view.game.box, step.card)
    head = f"<header>{sign}<b>{name}</b><em>{esc(w('label-being-installed'))}</em></header>"
    inside = f'{head}<div class="cc-cost">{spaces}</div>'
    return f'<div class="cc-making cc-k-{v.TRACKS[card.deck]}" data-tip="{cards.tip_key(step.card)}">{inside}</div>'
