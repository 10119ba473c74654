"""A game is translated by its glossary: no term is called in two ways."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from demiurge.kernel.clauses import package_folder
from demiurge.kernel.registry import find
from tests.glossary import DOCS, Allowed, messages, pairs, strangers, terms

GLOSSARIES: Final = {path.name.removesuffix(".ru-glossary.md"): path for path in sorted(DOCS.glob("*.ru-glossary.md"))}

# Whatever is listed here was looked at. `ordinary`: verbs, and words that are a term in some places only. `also`: the
# same word with another beginning. `left`: short labels, and sentences that say it without the word.
ALLOWED: Final = {
    "terra-mystica": Allowed(
        ordinary=frozenset({
            "turn", "take", "reach", "advance", "place",
            "land",  # суша; on the first page and in the guide it is земля
            "round",  # also "the way round" the wheel
            "reward",  # of a cult; also of a round
        }),
        also={"ice": ("льд", "льда"), "fire & ice": ("огня и льда",), "cult track": ("культ",), "edge": ("кра",)},
        left={
            "power": ("tile-town-power", "tile-town-power-more",  # of buildings: сила
                      "guide-people", "guide-stronghold", "learn-callout-town"),  # what a people can do
            "step": ("told-step-down", "answer-step-down", "ledger-lost-first", "practice-temple-step"),  # a verb
            "final scoring": ("label-final", "tip-final", "terminal-final", "option-fire-and-ice-final-scoring"),
            "final tile": ("source-final-tile",), "power action": ("label-powers",), "bonus card": ("label-cards",),
            "town tile": ("label-towns",), "favor tile": ("label-favors",), "last step": ("answer-stay",),
            "offer": ("ledger-no-offer",), "colour": ("terrain-any",),
            "water": ("guide-people",), "hex": ("guide-shipping",),  # river cells, which are no hexes in Russian
        },
    ),
    "nova-era": Allowed(
        ordinary=frozenset({"turn", "pick", "strikes", "damage", "pay", "calm"}),
        also={
            "cost": ("сто",), "lose 1": ("слабе",), "fall by 1": ("слабе",), "spend": ("трат",),
            "develop": ("осваив",), "steal": ("крад",), "player": ("соперник",),  # any other player
            "unrest": ("народ",),  # whom one calms
        },
        left={
            "era": ("note-standing", "guide-scoring"), "card": ("box-people", "guide-people"),
            "dice": ("label-weaker",),
            "lose 1": ("told-reduced",), "past": ("told-lost-to-past",), "action": ("effect-calm_bonus",),
            "rival": ("short-rivals-all",), "pick dice": ("stage-pick",), "spend": ("stage-spend",),
            "owner": ("tip-obsolete",), "lowest card": ("why-ne-11-41",), "track": ("learn-round-advance",),
            "effect": ("learn-build",), "player": ("learn-points-objectives",), "cost": ("practice-territory",),
        },
    ),
    "civolution": Allowed(
        ordinary=frozenset({
            "or", "turn", "point", "seat", "newcomer", "activate", "reveal", "ignore", "forgo", "cross",
            "value",  # of a category: множитель; of a die: значение
            "kind", "type",  # of cards: вид; of land: тип
        }),
        also={
            "cost": ("сто", "нуж"), "settle": ("сел[ия]",), "develop": ("осваив",), "die": ("гибн", "погиб"),
            "civ": ("кажд", "тот", "кто", "сво"),  # who does something, or whose something is
            "tie": ("поровну",),
            "space": ("место для фермы", "ячеек"), "cost space": ("ячеек цены",), "weak": ("лож", "ляж", "лежа"),
        },
        left={
            "die": ("told-gave", "answer-give"),  # a one, a two
            "material": ("chip-raw", "note-produce", "learn-mistake-raw"),  # raw: сырьё
            "cost": ("always-purchase_discount", "note-save-free", "tip-material"), "agera": ("told-favor", "do-favor"),
            "food": ("told-fed-none", "told-cheaper", "practice-two-on-their-feet"), "tribe": ("told-fed-none",),
            "income chip": ("when-chip_installed",), "attribute chip": ("when-chip_installed",),
            "goal chip": ("when-chip_installed",), "step": ("always-idea_step", "learn-points-cards"),
            "dice": ("done-turn-dice", "learn-round-actions"), "territory": ("need-farm",), "mild": ("note-temper",),
            "stage tile": ("group-flip",), "idea": ("group-ideas",), "module": ("group-otherwise",),
            "land type": ("ask-lucky-find",), "level": ("tip-vici-level",), "favor test": ("tip-income-action",),
            "fate die": ("short-fate-die",),
        },
    ),
}  # fmt: skip


def folder(game: str) -> Path:
    found = package_folder(find(game).package)
    assert found is not None
    return found


def told(game: str) -> list[str]:
    known = terms(GLOSSARIES[game].read_text("utf-8"))
    return strangers(known, pairs(folder(game)), ALLOWED.get(game, Allowed()))


@pytest.mark.parametrize("game", GLOSSARIES)
def test_every_term_is_called_as_the_glossary_says(game: str) -> None:
    assert told(game) == []


def test_every_game_that_was_translated_by_one_has_a_glossary() -> None:
    assert {"terra-mystica", "nova-era", "civolution"} <= set(GLOSSARIES)
    assert {game for game in GLOSSARIES if len(terms(GLOSSARIES[game].read_text("utf-8"))) > 100} == set(GLOSSARIES)


@pytest.mark.parametrize("game", ALLOWED)
def test_what_is_allowed_is_there(game: str) -> None:
    """Terms of the glossary, and messages of the game: else a new one of that name would slip by."""
    known, said = terms(GLOSSARIES[game].read_text("utf-8")), messages(folder(game) / "words" / "en.ftl")
    allowed = ALLOWED[game]
    assert {*allowed.ordinary, *allowed.also, *allowed.left} <= set(known)
    assert [id for ids in allowed.left.values() for id in ids if id not in said] == []


# ---- the measure is awake
GLOSSARY: Final = """
| English | Русский | forms |
|---|---|---|
| priest (P) | жрец (Ж) | м. |
| cult track | шкала культа | ж. |
| track | дорожка | ж. |
| fire, water | огонь, вода | |
| chip | фишка | р. мн. фишек |
| river cell, cell | клетка реки; клетка | |
| to build | построить | |
"""


@pytest.mark.parametrize(
    ("english", "russian", "found"),
    [
        ("Send { $n -> [one] a priest *[other] { $n } priests }", "Отправьте { $n -> [one] жреца *[many] жрецов }", ""),
        ("Send a priest", "Отправьте священника", "priest"),
        ("Send it\n    .short = a priest", "Отправьте\n    .short = священник", "priest"),
        ("Send it\n    .words = a priest", "Отправьте\n    .words = священник", ""),  # other words, to be searched for
        ("A step on a cult track", "Шаг по шкале культа", ""),
        ("A step on a cult track", "Шаг по дорожке культа", "cult track"),
        ("A step on the track", "Шаг по шкале", "track"),
        ("The fire cult", "Культ огня", ""),
        ("The fire cult", "Культ воды", "fire"),
        ("Five chips", "Пять фишек", ""),
        ("They build", "Они строят", ""),
        ("A tracker", "Фишка", ""),
    ],
)  # fmt: skip
def test_a_second_translation_is_found(tmp_path: Path, english: str, russian: str, found: str) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(f"said = {english}\n", "utf-8")
    (tmp_path / "words" / "ru.ftl").write_text(f"said = {russian}\n", "utf-8")
    assert [one.split("”")[0] for one in strangers(terms(GLOSSARY), pairs(tmp_path), Allowed())] == (
        [f"said: “{found}"] if found else []
    )
