"""Which form of a word goes with a whole number, by language: so that a new language needs no Python.

A language that is not here has one form for 1 and another for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Plural = Callable[[int], str]


def none(n: int) -> str:
    return "other"


def germanic(n: int) -> str:
    return "one" if n == 1 else "other"


def french(n: int) -> str:
    return "one" if n < 2 else "many" if n % 1_000_000 == 0 else "other"


def romance(n: int) -> str:
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


def zero_too(n: int) -> str:
    return "one" if n < 2 else "other"


def eastern(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


def southern(n: int) -> str:
    return {"many": "other"}.get(eastern(n), eastern(n))


def polish(n: int) -> str:
    return "one" if n == 1 else {"one": "many"}.get(eastern(n), eastern(n))


def czech(n: int) -> str:
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def slovene(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def latvian(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    return "one" if n % 10 == 1 else "other"


def romanian(n: int) -> str:
    return "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "other"


FAMILIES: Final[dict[Plural, str]] = {
    none: "id ja ko ms th vi zh",
    germanic: "af bg da de el en eo et eu fi gl hu ka kk nb nl nn no sq sv sw tr ur",
    french: "fr pt",
    romance: "ca es it",
    zero_too: "bn fa hi hy",
    eastern: "be ru uk",
    southern: "bs hr sr",
    polish: "pl",
    czech: "cs sk",
    slovene: "sl",
    lithuanian: "lt",
    latvian: "lv",
    romanian: "ro",
    hebrew: "he",
    arabic: "ar",
}
PLURALS: Final = {language: plural for plural, names in FAMILIES.items() for language in names.split()}


def plural_of(language: str) -> Plural:
    """`pt-BR` goes with `pt`. A debt of 3 has the form of 3."""
    plural = PLURALS.get(language.partition("-")[0], germanic)
    return lambda n: plural(abs(n))
