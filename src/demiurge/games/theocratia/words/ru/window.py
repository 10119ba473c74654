"""The shop window (meta.py, and what is wrong with an order) in Russian, by its English words."""

from __future__ import annotations

from typing import Final

PHRASES: Final = {
    "Theocratia": "Теократия",
    "edition": "редакция",
    "the edition of the rules": "редакция правил",
    "final": "окончательная",
    "early": "ранняя",
    "first-player": "первый игрок",
    "who begins (TH-3.2)": "кто начинает (TH-3.2)",
    "drawn": "случайно",
    "seat-1": "место 1",
    "colours": "цвета",
    "with 2 or 3 players: red, brown, blue, or any of the four (TH-3.1)": (
        "вдвоём и втроём: красный, коричневый, синий или любые из четырёх (TH-3.1)"
    ),
    "in-order": "по порядку",
    "fortresses": "крепости",
    "final edition: where the civs live (TH-2.17, TH-2.26)": (
        "окончательная редакция: где живут цивилизации (TH-2.17, TH-2.26)"
    ),
    "suggested": "как в правилах",
    "first-game": "первая партия",
    "rulings": "толкования",
    "how TH-15.6, TH-R25 and TH-8.6 are read: as now, or as before November 2026": (
        "как понимать TH-15.6, TH-R25 и TH-8.6: как теперь или как до ноября 2026 года"
    ),
    "printed": "как напечатано",
    "until-2026-11": "до ноября 2026",
    "the priest of the first civ begins on 0 (TH-3.6)": "жрец первой цивилизации начинает на делении 0 (TH-3.6)",
    "no": "нет",
    "yes": "да",
    "fortresses are drawn only in the final edition (TH-26.21).": (
        "Крепости расставляют случайно только в окончательной редакции (TH-26.21)."
    ),
    "Theocratia is played by 2 to 4 (TH-29.14).": "В Теократию играют от 2 до 4 человек (TH-29.14).",
}
