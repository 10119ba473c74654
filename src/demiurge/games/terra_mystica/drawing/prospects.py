"""What the end of the round brings, as things stand: the income (chapter 3) and the reward of the cults (TM-17.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.terra_mystica import income, rounds
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.icons import RESOURCES
from demiurge.games.terra_mystica.state import ROUNDS, Mystica, Player
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import figure

ICONS: Final = (*RESOURCES, "spade")
INCOME: Final = tuple(f"income-{name}" for name in ICONS)  # names of the figures
REWARD: Final = tuple(f"reward-{name}" for name in ICONS)
Goods = tuple[int, ...]  # coins, workers, priests, power, spades
NOTHING: Final[Goods] = (0,) * len(ICONS)


class Prospect(NamedTuple):
    income: Goods
    reward: Goods


def prospect(view: Mystica, p: Player) -> Prospect:
    """Nothing comes after the last round."""
    if p.faction < 0 or p.dropped or view.over() or view.round == ROUNDS:
        return Prospect(NOTHING, NOTHING)
    return Prospect(next_income(view, p), reward(view, p))


def next_income(view: Mystica, p: Player) -> Goods:
    """The card counts only once it is the one of the next round: who passes gives theirs back (TM-11.9)."""
    taken = p.passed or not view.round
    return (*(income.of(view, p) if taken else income.lasting(view, p)), 0)


def reward(view: Mystica, p: Player) -> Goods:
    if not view.round:
        return NOTHING
    tile, times = view.game.box.scoring_tiles[view.scoring[view.round - 1]], rounds.served(view, p)
    spades = tile.reward_spades if view.faction(p).refuse_spades() is None else 0
    return tuple(times * n for n in (tile.reward_c, tile.reward_w, tile.reward_p, tile.reward_pw, spades))


def figures(view: Mystica, p: Player) -> dict[str, int]:
    """By their names on the page."""
    return dict(zip((*INCOME, *REWARD), (*(found := prospect(view, p)).income, *found.reward), strict=True))


# ---- in words and icons
def told(w: Words, found: Prospect) -> str:
    """`Income: 4 coins, 2 workers. From the cults: 1 spade.`"""
    said = [
        w(key, goods=tuple(parts.goods(*goods)))
        for key, goods in (("about-income", found.income), ("about-reward", found.reward))
        if any(goods)
    ]
    return " ".join(said)


@lru_cache(maxsize=1024)
def line(w: Words, key: str, names: tuple[str, ...], goods: Goods) -> str:
    """A word and chips, whose figures a hovered answer may change: what is nothing now waits unseen."""
    chips = ""
    for sign, name, n in zip(ICONS, names, goods, strict=True):
        said = esc(w.say(parts.amount(sign, n)))
        none = "" if n else " tm-none"
        chips += (
            f'<span class="chip gain{none}" role="img" aria-label="+{said}">+{figure(name, n)}{icon(sign, 13)}</span>'
        )
    empty = "" if any(goods) else " tm-none"
    title = esc(w.say(text(f"label-{key}")))
    return f'<span class="tm-next{empty}" data-tip="{key}">{title} <span class="chips">{chips}</span></span>'


def small(n: int) -> str:
    """Beside what is held: what is to come."""
    return f'<small class="tm-soon">+{n}</small>' if n else ""
