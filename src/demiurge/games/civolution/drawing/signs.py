"""What cards and chips say, in signs: gains as a number with its icon, deeds as an icon with a few words. Effects and
requirements tell their signs as data (effects/sign.py); here they become markup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from demiurge.games.civolution.effects import sign as kinds
from demiurge.games.civolution.effects.abilities import Activity, PointBonus
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.effects.effect import Effect
from demiurge.games.civolution.effects.sign import Amount, Sign
from demiurge.games.civolution.effects.triggered import Trigger
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

PICTURE: Final = "\ufffc"  # stands in a sentence for what is drawn there


# ---- numbers with icons
def amount(name: str, n: object = "", more: str = "") -> str:
    """A number and its icon, never torn apart."""
    return f'<span class="cc-n{" " + more if more else ""}">{n}{icon(name, 13)}</span>'


def price(amounts: Iterable[Amount]) -> str:
    return "".join(amount(name, n) for name, n in amounts)


def need(one: Sign) -> str:
    """A requirement: materials and features returned have an arrow, what one must only have does not."""
    if one.how == kinds.PRICE:
        return price(one.price)
    more = icon("up", 10, "cc-return") if one.how == kinds.RETURN else icon(one.other, 13) if one.other else ""
    return f'<span class="cc-n">{one.n or ""}{icon(one.icon, 13)}{more}</span>'


# ---- effects
def brief(listed: Iterable[Effect]) -> str:
    """Effects in as few signs as possible: on a chip."""
    return "".join(_brief(e) for e in listed)


def _brief(e: Effect) -> str:
    one, then = e.sign(), "".join(brief(inner) for inner in e.inner())
    if one.how == kinds.PRICE:
        return f"{price(one.price)}{icon('arrow', 10)}{then}"
    if one.how == kinds.TEST:
        return f"{icon(one.icon, 10)}{then}"
    if one.how == kinds.PER:
        return f"{amount(one.icon, one.n)}/{amount(one.other)}"
    return then or amount(one.icon, one.n)


def effects(w: Words, listed: Sequence[Effect], short: bool = False) -> str:
    """Effects one after the other: gains as signs, deeds with their words; short: the well-known ones without."""
    return "".join(effect(w, e, short) for e in listed)


def effect(w: Words, e: Effect, short: bool = False) -> str:
    one = e.sign()
    if one.how == kinds.GAIN:
        return amount(one.icon, f"+{one.n}")
    if short and one.how == kinds.KNOWN:
        return amount(one.icon, one.n)
    if one.how in (kinds.KNOWN, kinds.DEED):
        return _fx(f"{icon(one.icon, 13)}{esc(w.say(e.say()))}")
    if one.how == kinds.PER:
        return _fx(f"{amount(one.icon, f'+{one.n}')}{esc(w.say(e.say(), 'brief'))}")
    then = [effects(w, inner, short) for inner in e.inner()]
    if one.how == kinds.EITHER:
        return _fx(esc(w("label-or"))).join(then)
    if one.how == kinds.TEST:
        before = icon(one.icon, 12) + esc(w("label-test"))
    elif one.how == kinds.PRICE:
        before = price(one.price) + icon("arrow", 11)
    else:
        before = esc(w.say(e.say(), "case"))
    return _fx(before) + "".join(then)


def _fx(inside: str) -> str:
    return f'<span class="cc-fx">{inside}</span>'


# ---- abilities
def ability(w: Words, a: Ability, short: bool = False) -> str:
    """The permanent part of a card or attribute chip: what it does, and what it answers to."""
    if isinstance(a, Activity):
        paid = "" if a.pay is None or a.pay.free else f"{price(a.pay.signs())}{icon('arrow', 11)}"
        return f"{paid}{effects(w, a.effects, short)}"
    if isinstance(a, PointBonus):
        per = esc(w("label-bonus", counted=PICTURE)).replace(PICTURE, f"{icon('card', 12)}{icon('income', 13)}")
        return f"<span>{esc(w('label-at-end'))}</span>{amount('vp', f'+{a.n}')}<span>{per}</span>"
    said = a.say()
    return f"<span>{esc(w.say(said))}</span>" if said is not None else ""


def in_hand(w: Words, a: Ability) -> str:
    """The same, of an ability that answers to something with the gain first and the limit short."""
    if not isinstance(a, Trigger):
        return ability(w, a, short=True)
    return f"{effects(w, a.effects, short=True)}<span>{esc(w.say(a.when(), 'brief'))}</span>"
