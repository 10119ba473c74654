"""What a power card or a pyramid token does, in signs: made from its effects, so that a replaced one has its own."""

from __future__ import annotations

from demiurge.games.theocratia.box import Card, Token
from demiurge.games.theocratia.effects.base import ARROW, OWN_CRYSTAL, Mark
from demiurge.kit.markup import icon


def of_card(card: Card, own: str) -> str:
    """All effects of a card, one after the other, for who has this colour."""
    signs = ("".join(card_mark(mark, own) for mark in effect.sign(card.civs)) for effect in card.effects)
    return "".join(f"<span>{sign}</span>" for sign in signs)


def card_mark(mark: Mark, own: str) -> str:
    if not mark.icon:
        return f"<small>{mark.figure}</small>" if mark.minor else mark.figure
    name = f"crystal-{own}" if mark.icon == OWN_CRYSTAL else mark.icon
    size = 15 if name == ARROW else 18 if mark.minor else 24
    return f"{figure(mark, '+')}{icon(name, size)}"


def of_token(token: Token) -> str:
    return "".join(token_mark(mark) for mark in token.effect.sign(0))


def token_mark(mark: Mark) -> str:
    """A token is small: an amount needs no plus, and what is given up is only hinted at."""
    if mark.minor:
        return icon(mark.icon, 13, "th-old")
    if mark.icon == ARROW:
        return icon(mark.icon, 10)
    before = figure(mark, "")
    return f"{before}{icon(mark.icon, 17 if before == '+' else 15 if before else 16)}"


def figure(mark: Mark, plus: str) -> str:
    """What stands before an icon."""
    if not mark.n:
        return mark.figure
    return f"{plus}{mark.n}" if mark.n > 0 else f"−{-mark.n}"
