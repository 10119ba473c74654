"""What each module does at each level, in words made from its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution.box import Box
from demiurge.games.civolution.vocabulary import (
    ACHIEVEMENT,
    ACTIVITY,
    BUILDING,
    EXPLORATION,
    FEATURES,
    INSIGHT,
    INVENTION,
    MAIN,
    MIGRATION,
    MUTATION,
    NUMBERS,
    PLANNING,
    PROCREATION,
    PRODUCTION,
    RESEARCH,
    SLEEP,
    SUSTENANCE,
    TRADE,
    TRANSPORT,
)
from demiurge.games.civolution.words.parts import plural

Numbers = dict[str, int]


def module_words(box: Box, module: int, level: int) -> str:
    """One sentence without its full stop: `Favor test: up to 2 migrations, else 1`."""
    if module == SLEEP:
        return f"Gain {plural(box.numbers.sleep_focus, 'focus marker')} or {plural(box.numbers.sleep_ideas, 'idea')}"
    if module >= MAIN:
        return f"Gain 1 {FEATURES[module - MAIN].capitalize()}"
    n = {name: values[level] for name, values in zip(NUMBERS[module], box.modules[module].numbers)}
    said = WORDS[module](n)
    return said[:1].upper() + said[1:]


def up_to(n: int, word: str) -> str:
    return f"1 {word}" if n == 1 else f"up to {n} {word}s"


def tested(n: Numbers, word: str) -> str:
    if n["passed"] == n["failed"]:
        return up_to(n["passed"], word)
    return f"favor test: {up_to(n['passed'], word)}, else {up_to(n['failed'], word)}"


def procreation(n: Numbers) -> str:
    more = f"; favor test: strengthen {n['strengthen']}" if n["strengthen"] else ""
    return tested(n, "procreation") + more


def production(n: Numbers) -> str:
    test = " if a favor test passes" if n["test"] else ""
    return f"produce {n['produce']}, and before or after it transport {n['transport']}{test}"


def transport(n: Numbers) -> str:
    if n["transport"]:
        return f"transport up to {n['transport']} raw materials"
    return "transport all raw materials, those of boats as any material"


def exploration(n: Numbers) -> str:
    more = f", then reveal {n['extra_sites']} site anywhere" if n["extra_sites"] else ""
    points = f" and gain {n['vp']} VP" if n["vp"] else ""
    return f"explore{more}{points}, or {plural(n['finds'], 'lucky find')}"


def install(deck: str, n: Numbers) -> str:
    special = ", with the special bonus" if n["special_bonus"] else ""
    return f"or install {'an' if deck[0] in 'aei' else 'a'} {deck} card{special}"


def building(n: Numbers) -> str:
    same = " of the same kind" if n["same_kind"] and n["projects"] > 1 else ""
    return f"{up_to(n['projects'], 'building project')}{same}, {install('building', n)}"


def planning(n: Numbers) -> str:
    gain = f"gain {plural(n['gain_goals'], 'goal chip')} and " if n["gain_goals"] else ""
    return (
        f"{gain}install {plural(n['install_goals'], 'goal chip')}, or place {plural(n['planning'], 'planning marker')}"
    )


def achievement(n: Numbers) -> str:
    both = "an activation die and a fate die" if n["dice"] > 1 else "an activation die or a fate die"
    return f"gain {both}, {install('achievement', n)}"


def trade(n: Numbers) -> str:
    money = f"gain {n['money']} money, then " if n["money"] else ""
    return f"{money}{up_to(n['sales'], 'Sale')} and {up_to(n['purchases'], 'Purchase')}"


def activity(n: Numbers) -> str:
    if n["activities"] == 1:
        return "1 activity"
    return f"up to {n['activities']} {'different ' if n['different'] else ''}activities"


WORDS: Final[dict[int, Callable[[Numbers], str]]] = {
    MIGRATION: lambda n: tested(n, "migration"),
    PROCREATION: procreation,
    PRODUCTION: production,
    TRANSPORT: transport,
    SUSTENANCE: lambda n: f"{up_to(n['hunts'], 'hunt')}, or strengthen {up_to(n['strengthen'], 'tribe')}",
    EXPLORATION: exploration,
    BUILDING: building,
    PLANNING: planning,
    RESEARCH: lambda n: f"gain {plural(n['gain'], 'research card')}, or draw {n['draw']} and keep {n['keep']}",
    ACHIEVEMENT: achievement,
    INSIGHT: lambda n: f"gain {plural(n['ideas'], 'idea')}, {install('insight', n)}",
    MUTATION: lambda n: f"move {up_to(n['moves'], 'feature marker')}, {install('mutation', n)}",
    INVENTION: lambda n: f"{up_to(n['incomes'], 'income action')}, {install('invention', n)}",
    TRADE: trade,
    ACTIVITY: activity,
}

CLAUSES: Final[dict[int, tuple[str, ...]]] = {
    MIGRATION: ("CV-6.1", "CV-6.2", "CV-6.3", "CV-6.4"),
    PROCREATION: ("CV-7.1", "CV-7.2", "CV-7.3", "CV-7.4", "CV-7.6"),
    PRODUCTION: ("CV-9.1", "CV-9.2", "CV-9.3", "CV-9.4", "CV-9.6"),
    TRANSPORT: ("CV-10.1", "CV-10.2", "CV-10.3", "CV-9.10"),
    SUSTENANCE: ("CV-11.1", "CV-11.2", "CV-11.3", "CV-11.4", "CV-11.8"),
    EXPLORATION: ("CV-12.1", "CV-12.4", "CV-12.5", "CV-12.2", "CV-12.6"),
    BUILDING: ("CV-13.1", "CV-13.2", "CV-13.3", "CV-13.4"),
    PLANNING: ("CV-18.1", "CV-18.2", "CV-18.3", "CV-18.4", "CV-18.5"),
    RESEARCH: ("CV-22.1", "CV-22.2", "CV-22.3", "CV-22.6"),
    ACHIEVEMENT: ("CV-23.1", "CV-23.2", "CV-23.3"),
    INSIGHT: ("CV-24.1", "CV-24.2", "CV-24.3"),
    MUTATION: ("CV-24.4", "CV-24.5", "CV-24.6"),
    INVENTION: ("CV-24.7", "CV-24.8", "CV-24.9"),
    TRADE: ("CV-25.1", "CV-25.2", "CV-25.3", "CV-25.4", "CV-25.7"),
    ACTIVITY: ("CV-26.1", "CV-26.2", "CV-26.3", "CV-26.4"),
}
