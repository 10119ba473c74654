"""What a power card does, in signs: made from its effects, so that a replaced card has its picture too."""

from __future__ import annotations

from demiurge.games.theocratia.box import (
    ADD_CRYSTAL,
    CANCEL_MALUS,
    CLAIM_TILE,
    DISCARD_FROM_HAND,
    DRAW,
    EXTRA_ATTACK,
    EXTRA_EXPAND,
    GAIN_COSMO,
    HOLIDAY_DISCOUNT,
    MALUS_BACK,
    PURE_BLACK,
    PYRAMID_GROUP,
    REMOVE_BLACK,
    REMOVE_MONSTER,
    REPEAT_BONUS,
    TRAIN,
    TURN_DIE,
    WAR_DISCOUNT,
    WORSHIP_OF,
    Card,
    Effect,
)
from demiurge.kit.markup import icon

SIZE = 24
SMALL = 18


def effect(card: Card, own: str) -> str:
    """All effects of a card, one after the other, for who has this colour."""
    signs = [sign(one, card.civs, own) for one in card.effects]
    return "".join(f"<span>{one}</span>" for one in signs)


def sign(one: Effect, civs: int, own: str) -> str:
    n = one.n
    amounts = {
        GAIN_COSMO: ("+", n, "cosmo"),
        MALUS_BACK: ("−", n, "malus"),
        WORSHIP_OF: ("+", n, "worship"),
        DRAW: ("+", n, "card"),
        DISCARD_FROM_HAND: ("−", n, "card"),
        TRAIN: ("+", n, "warrior"),
        REMOVE_BLACK: ("−", n, "crystal-black"),
        WAR_DISCOUNT: ("−", n, "warrior"),
        REMOVE_MONSTER: ("−", n, "monster"),
    }
    if one.op in amounts:
        before, amount, name = amounts[one.op]
        return f"{before}{amount}{icon(name, SIZE)}"
    if one.op == ADD_CRYSTAL:
        many = f"<small>×{civs}</small>" if civs > 1 else ""
        return f"+{n}{icon(f'crystal-{own}', SIZE)}{many}"
    return rare(one)


def rare(one: Effect) -> str:
    """What no amount tells."""
    arrow = icon("arrow", 15)
    pictures = {
        CLAIM_TILE: f"+{icon('convert', SIZE)}",
        TURN_DIE: f"{icon('dice', SIZE)}{icon('turn', SMALL)}",
        REPEAT_BONUS: f"{icon('dice', SIZE)}2×",
        EXTRA_ATTACK: f"{icon('war', SIZE)}2×",
        EXTRA_EXPAND: f"{icon('house', SIZE)}2×",
        PYRAMID_GROUP: f"{icon('house', SMALL)}{icon('factory', SMALL)}{arrow}{icon('pyramid', SIZE)}",
        CANCEL_MALUS: f"{icon('divine', SIZE)}0{icon('malus', SMALL)}",
        HOLIDAY_DISCOUNT: f"{icon('holiday', SIZE)}−{one.n}{icon('cosmo', SMALL)}",
        PURE_BLACK: f"{icon('crystal-black', SIZE)}{arrow}{icon('cosmo', SIZE)}",
    }
    return pictures.get(one.op, icon("card", SIZE))
