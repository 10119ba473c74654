"""Cards and tiles in a few letters: c coins, w workers, p priests, pw power, ♠ spades, in English."""

from __future__ import annotations

from collections.abc import Iterable

from demiurge.games.terra_mystica import box
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.vocabulary import SA, D
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text

SHORT = "short"  # the form of a message


def short(w: Words, things: Iterable[Text]) -> list[str]:
    return [w.say(one, SHORT) for one in things]


def bonus(w: Words, card: box.BonusCard) -> str:
    found = short(w, parts.goods(card.income_c, card.income_w, card.income_p, card.income_pw))
    if card.ship:
        found.append(w("short-ship", n=card.ship))
    if card.action == box.SPADE_ACTION:
        found.append(w("short-spade-action"))
    if card.action == box.CULT_ACTION:
        found.append(w("short-cult-action"))
    for vp, places in parts.by_rate(card).items():
        found.append(f"{'/'.join(short(w, [parts.BUILT[at] for at in places]))}×{vp}")
    return " ".join(found)


def favor(w: Words, tile: box.FavorTile) -> str:
    """Only what lasts; the cult steps are on the track already."""
    income = parts.goods(tile.income_c, tile.income_w, tile.income_p, tile.income_pw)
    found = [f"+{said}" for said in short(w, income)]
    if tile.town_power:
        found.append(w("short-town-power", n=tile.town_power))
    if tile.action:
        found.append(w("short-cult-action"))
    for kind in range(D, SA + 1):
        if tile.build_vp[kind]:
            found.append(f"{w.say(parts.STRUCTURE[kind], SHORT)}+{tile.build_vp[kind]}")
    if tile.pass_tp_vp:
        found.append(w("short-pass-trading"))
    return " ".join(found)


def town(w: Words, tile: box.TownTile) -> str:
    gains = parts.goods(tile.coins, tile.workers, tile.priests, tile.power)
    found = short(w, [parts.amount("vp", tile.vp), *gains, *parts.steps(tile.steps)])
    if tile.ship:
        found.append(w("short-ship", n=tile.ship))
    if tile.keys > 1:
        found.append(w("short-keys", n=tile.keys))
    return " ".join(found)


def scored(w: Words, tile: box.ScoringTile) -> str:
    return " ".join(f"{'/'.join(short(w, things))} +{vp}" for vp, things in parts.by_vp(tile).items())
