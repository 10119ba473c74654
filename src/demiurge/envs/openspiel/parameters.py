"""A game's options as parameters of OpenSpiel: `demiurge_terra_mystica(seats=4,map=fjords)`.

OpenSpiel reads what looks like a number as one. So an option whose values are all whole numbers is a number there, and
of another option a value that looks like one stands in quotes: `demiurge_nova_era(first='1')`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from demiurge.kernel.game import Option
from demiurge.kernel.registry import Meta

PREFIX: Final = "demiurge_"
SEATS: Final = "seats"
REWARD: Final = "reward"
USUAL_SEATS: Final = 2
NUMBER: Final = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|true|false|inf|nan", re.IGNORECASE)


def named(name: str) -> str:
    """A name of ours as OpenSpiel's have it."""
    return name.replace("-", "_")


def game_name(meta: Meta) -> str:
    return PREFIX + named(meta.name)


def parameter(option: Option) -> str:
    """What an option is called there; one that is called like a parameter of every game ends in a line."""
    name = named(option.name)
    return f"{name}_" if name in (SEATS, REWARD) else name


def counts(option: Option) -> bool:
    """Whether its values are whole numbers, all of them."""
    return all(re.fullmatch(r"0|[1-9]\d{0,8}", value) for value in option.values)


def spelt(option: Option, value: str) -> str | int:
    """A value as OpenSpiel gives it back unchanged."""
    if counts(option):
        return int(value)
    return f"'{value}'" if NUMBER.fullmatch(value) else value


def specification(meta: Meta, rewards: list[str]) -> dict[str, str | int]:
    """Every parameter with its default."""
    seats = USUAL_SEATS if USUAL_SEATS in meta.seats else meta.seats[0]
    options = {parameter(option): spelt(option, option.default) for option in meta.all_options()}
    return {SEATS: seats, REWARD: rewards[0], **options}


def options_of(meta: Meta, given: Mapping[str, Any]) -> dict[str, str]:
    """The options that are meant, with or without quotes; the game says which values it has."""
    return {
        option.name: str(given[parameter(option)]).strip("'")
        for option in meta.all_options()
        if parameter(option) in given
    }
