"""The rounds at the top of the page: what each rewards. The running one is the only dark block."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.theocratia.box import Box
from demiurge.games.theocratia.drawing import icons, parts
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import NONE
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon


def header(w: Words, view: Theocracy) -> str:
    last = view.game.numbers.rounds[view.seats]
    running = last + 1 if view.over() else view.round
    now = turns(w, turns_done(view), view.seats * view.game.numbers.turns[view.seats])
    found = "".join([
        round_tile(w, view.game.box, card_of(view, number), number, running, now if number == running else "")
        for number in range(1, last + 1)
    ])  # fmt: skip
    if view.over():
        found += f'<span class="th-round th-now"><b>{esc(w("label-the-end"))}</b></span>'
    elif not view.round:
        setup, first = esc(w("label-setup")), esc(w("label-first-houses"))
        found = f'<span class="th-round th-now"><b>{setup}</b>{rule()}<span>{first}</span></span>{found}'
    return f'<div class="th-rounds">{edition(w, view.game.edition.name)}{found}</div>'


@lru_cache(maxsize=16)
def edition(w: Words, name: str) -> str:
    """Which rules are played."""
    return f'<span class="th-edition" data-tip="edition">{esc(w("label-edition", edition=name))}</span>'


def rule() -> str:
    return '<span class="th-rule"></span>'


@lru_cache(maxsize=256)
def rewarded(box: Box, card: int, size: int) -> str:
    """The signs of what a round bonus card rewards."""
    return "".join(icon(icons.REWARD_ICONS[what], size) for what in bits(box.rewards[card]))


def card_of(view: Theocracy, number: int) -> int:
    """The card of a round, -1 where none lies."""
    return view.bonus_cards[number - 1] if number <= len(view.bonus_cards) else NONE


@lru_cache(maxsize=1024)
def round_tile(w: Words, box: Box, card: int, number: int, running: int, turns: str) -> str:
    """`running`: the round that is played now; `turns`: how far it has come."""
    name = box.round_cards[card] if card != NONE else ""
    tip = f' data-tip="round-{esc(name)}"' if name else ""
    if number != running:
        done = " th-done" if number < running else ""
        return f'<span class="th-round{done}"{tip}>{number}{rewarded(box, card, 17) if name else ""}</span>'
    what = f'<span class="th-what">{esc(w.say(parts.round_card(name), "short"))}</span>' if name else ""
    gain = f"{rule()}{rewarded(box, card, 18)}{what}<b>+1</b>{icon('worship', 16)}" if name else ""
    return f'<span class="th-round th-now"{tip}><b>{esc(w("label-round", n=number))}</b>{turns}{gain}</span>'


@lru_cache(maxsize=256)
def turns(w: Words, done: int, of: int) -> str:
    """How far the round has come: one dot for each turn."""
    dots = "".join('<i class="th-past"></i>' if n < done else "<i></i>" for n in range(of))
    return f'<span class="th-turns" role="img" aria-label="{esc(w("label-turns", n=done, of=of))}">{dots}</span>'


def turns_done(view: Theocracy) -> int:
    """How many dice have been taken from the table in this round."""
    return view.game.numbers.table_dice[view.seats] - sum(view.table)


def brief(w: Words, view: Theocracy) -> str:
    """The round in a few signs, for a phone, and below it the edition."""
    return f'<span class="th-short">{brief_round(w, view)}{edition(w, view.game.edition.name)}</span>'


def brief_round(w: Words, view: Theocracy) -> str:
    if not view.round or view.over():
        now = w("label-the-end") if view.over() else w("label-setup")
        return f'<span class="th-brief"><b>{esc(now)}</b></span>'
    last, card = view.game.numbers.rounds[view.seats], card_of(view, view.round)
    of = f'<span class="th-of">{esc(w("label-of-rounds", n=last))}</span>'
    if card == NONE:
        return f'<span class="th-brief"><b>{view.round}</b>{of}</span>'
    tip = esc(view.game.box.round_cards[card])
    return (
        f'<span class="th-brief" data-tip="round-{tip}"><b>{view.round}</b>{of}{rewarded(view.game.box, card, 18)}'
        f"<b>+1</b>{icon('worship', 15)}</span>"
    )
