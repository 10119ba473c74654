"""What counts as a Latin word in a Russian text."""

from __future__ import annotations

import pytest

from tests.latin import latin


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Постройте дом на E7 (TM-4.3, K-1, NE-R15, TH-E5).", []),
        ("Постройте dwelling на E7.", ["dwelling"]),
        ("FAV5, BON1, SCORE8, TW7, ACT6, ACTW, ACTH6, r12, P01, P33", []),
        ("FAVOR, bonus, ACTION, town", ["FAVOR", "bonus", "ACTION", "town"]),
        ("чаша I, II, III; эра IV и VIII, IX, X", []),
        ("VIXI, MIX, Vici", ["VIXI", "MIX", "Vici"]),
        ("Команды `pass BON1` и `build E7`, карты из power_cards.json", []),
        ("Ада берёт {0} за 3 :coin: и :TP:, {n} из {of}", []),
        ("лес B, клавиша H, Enter, Esc, Shift", []),
        ("Lantern Isles пока только на английском; English; Demiurge", []),
        ("Isles, Lantern, Endless, tabs", ["Isles", "Lantern", "Endless", "tabs"]),
        ("Ada Lovelace и Эйлер", []),
        ("Ada и Euler & Co", ["Ada", "Euler", "Co"]),
        ("you don’t, the trading-house, the the", ["you", "don’t", "the", "trading-house"]),
        ("Жетон", []),
    ],
)
def test_latin_words(text: str, found: list[str]) -> None:
    assert latin(text, "Ada Lovelace") == found
