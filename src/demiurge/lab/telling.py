"""Figures and names in a language, as the report says them in words, plots and tables."""

from __future__ import annotations

from collections.abc import Mapping

from demiurge.kernel.speech import ENGLISH, finished, words_of
from demiurge.kernel.text import Value
from demiurge.kit.markup import esc
from demiurge.lab.components import Label
from demiurge.lab.report import Figure, Report
from demiurge.lab.statistics import LEVEL, errors
from demiurge.lab.study import ROOM

MINUS = "−"
ONCE = errors(LEVEL)


class Teller:
    """What the lab says in a language; in English where it does not speak it."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in finished(ROOM) else ENGLISH
        self.words = words_of(ROOM, self.language)
        self.point = self.words("decimal-point")
        self.space = self.words("thousands")

    def __call__(self, id: str, **args: Value) -> str:
        return self.words(id, **args)

    def markup(self, id: str, **args: Value) -> str:
        """A sentence with some of it marked; what it is given comes from outside."""
        return self.words(id, **{key: esc(value) if isinstance(value, str) else value for key, value in args.items()})

    def name(self, label: Label) -> str:
        return label.get(self.language) or label.get(ENGLISH, "")

    def set_name(self, report: Report, arm: int) -> str:
        return report["sets"][arm]["name"] or self("set-built-in")

    # ---- numbers
    def num(self, value: float, digits: int = 1) -> str:
        shown = f"{value:,.{digits}f}"
        if not shown.strip("-0.,"):
            shown = shown.lstrip("-")
        return shown.replace(",", "\0").replace(".", self.point).replace("\0", self.space).replace("-", MINUS)

    def whole(self, value: float) -> str:
        return self.num(value, 0)

    def signed(self, value: float, digits: int = 1) -> str:
        """With its sign, which a nought has not."""
        shown = self.num(value, digits)
        return shown if shown.startswith(MINUS) or not shown.strip("0.,") else f"+{shown}"

    def percent(self, share: float, digits: int = 0) -> str:
        return self("percent", n=self.num(100 * share, digits))

    def within(self, figure: Figure, digits: int = 1, scale: float = 1.0) -> str:
        """`24.3 (23.9 to 24.7)`"""
        value, reach = scale * figure["value"], ONCE * scale * figure["se"]
        between = self("between", low=self.num(value - reach, digits), high=self.num(value + reach, digits))
        return f"{self.num(value, digits)} ({between})"

    def give_or_take(self, value: float, se: float, digits: int = 1) -> str:
        """`+0.3 ± 0.1`, the 95 % of a single look."""
        return f"{self.signed(value, digits)} ± {self.num(ONCE * se, digits)}"


def reach_of(figure: Mapping[str, float]) -> float:
    return ONCE * figure["se"]
