"""A game is translated by its glossary: no term is called in two ways."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Final

import pytest

from demiurge.kernel.clauses import load_rules, package_folder
from demiurge.kernel.registry import find
from tests.glossary import DOCS, Allowed, clauses, messages, pairs, strangers, terms

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
        also={
            "ice": ("льд", "льда"), "fire & ice": ("огня и льда",), "cult track": ("культ",), "edge": ("кра",),
            "building": ("постро", "строят"), "passing": ("спасов",), "paid spade": ("докупать",),
            "offer": ("предлож",),
        },
        left={
            "power": ("tile-town-power", "tile-town-power-more",  # of buildings: сила
                      "guide-people", "guide-stronghold", "learn-callout-town"),  # what a people can do
            "step": ("told-step-down", "answer-step-down", "ledger-lost-first", "practice-temple-step"),  # a verb
            "final scoring": ("label-final", "tip-final", "terminal-final", "option-fire-and-ice-final-scoring"),
            "final tile": ("source-final-tile",), "power action": ("label-powers",), "bonus card": ("label-cards",),
            "town tile": ("label-towns",), "favor tile": ("label-favors",), "last step": ("answer-stay",),
            "offer": ("ledger-no-offer",), "colour": ("terrain-any",),
            "water": ("guide-people",), "hex": ("guide-shipping", "TM-41.9"),  # river cells are no hexes in Russian
            "home terrain": ("TM-6.17", "TM-43.7", "TM-43.9"),  # a hex that is or became so
            "distance": ("TM-31.8", "TM-37.9", "TM-38.10"),  # so many steps on the wheel
            "own supply": ("TM-8.12",), "slot": ("TM-9.4",), "start player": ("TM-11.6",), "leech": ("TM-43.21",),
            "carpet flight": ("TM-30.9",),
        },
    ),
    "nova-era": Allowed(
        ordinary=frozenset({"turn", "pick", "strikes", "damage", "pay", "calm"}),
        also={
            "cost": ("сто",), "lose 1": ("слабе",), "fall by 1": ("слабе",), "spend": ("трат",),
            "develop": ("осваив",), "steal": ("крад", "краж"), "player": ("соперник",),  # any other player
            "unrest": ("народ",),  # whom one calms
            "triggers": ("срабатыва",), "at most": ("не чаще",),
        },
        left={
            "era": ("note-standing", "guide-scoring"), "card": ("box-people", "guide-people"),
            "dice": ("label-weaker",),
            "lose 1": ("told-reduced",), "past": ("told-lost-to-past",), "action": ("effect-calm_bonus", "NE-20.21"),
            "rival": ("short-rivals-all",), "pick dice": ("stage-pick",), "spend": ("stage-spend",),
            "owner": ("tip-obsolete",), "lowest card": ("why-ne-11-41",), "track": ("learn-round-advance",),
            "effect": ("learn-build",  # to have none: не действовать, не влиять
                       "NE-4.6", "NE-R2", "NE-R11", "NE-R13", "NE-R25", "NE-R57"),
            "player": ("learn-points-objectives", "NE-16.3", "NE-R50"), "space": ("NE-1.11",), "scoring": ("NE-1.15",),
            "gain resources": ("NE-R37",), "military": ("NE-E3",), "tie": ("NE-E14",), "cost": ("practice-territory",),
        },
    ),
    "civolution": Allowed(
        ordinary=frozenset({
            "or", "turn", "point", "seat", "newcomer", "activate", "reveal", "ignore", "forgo", "cross",
            "value",  # of a category: множитель; of a die: значение
            "kind", "type",  # of cards: вид; of land: тип
        }),
        also={
            "cost": ("сто", "нуж", "бесплатно"), "settle": ("сел[ия]",), "develop": ("осваив",),
            "die": ("гибн", "погиб"),
            "civ": ("кажд", "тот", "кто", "сво"),  # who does something, or whose something is
            "tie": ("поровну",),
            "space": (r"мест\w+ для фермы",), "idea": ("идеями",), "idea marker": ("иде[ийяюе]",),
            "advanced": ("опытны",), "eligible": ("годятся",), "feeding": ("накорм",), "weak": ("лож", "ляж", "лежа"),
        },
        left={
            "die": ("told-gave", "answer-give"),  # a one, a two
            "material": ("chip-raw", "note-produce", "learn-mistake-raw"),  # raw: сырьё
            "cost": ("always-purchase_discount", "note-save-free", "tip-material"), "agera": ("told-favor", "do-favor"),
            "food": ("told-fed-none", "told-cheaper", "practice-two-on-their-feet"), "tribe": ("told-fed-none",),
            "income chip": ("when-chip_installed",), "attribute chip": ("when-chip_installed",),
            "goal chip": ("when-chip_installed",), "step": ("always-idea_step", "learn-points-cards", "CV-40.1"),
            "dice": ("done-turn-dice", "learn-round-actions"), "territory": ("need-farm",), "mild": ("note-temper",),
            "stage tile": ("group-flip",), "idea": ("group-ideas",), "module": ("group-otherwise",),
            "land type": ("ask-lucky-find",), "level": ("tip-vici-level",), "favor test": ("tip-income-action",),
            "fate die": ("short-fate-die",), "civ": ("CV-17.1", "CV-35.8"), "research": ("CV-2.31",),  # its stack
            "stage": ("CV-16.6",), "hand": ("CV-23.7",), "round": ("CV-37.5",), "points": ("CV-E30",),  # verbs, turns
            "tie": ("CV-R16",),
        },
    ),
}  # fmt: skip


def folder(game: str) -> Path:
    found = package_folder(find(game).package)
    assert found is not None
    return found


def told(game: str) -> list[str]:
    known = terms(GLOSSARIES[game].read_text("utf-8"))
    written = itertools.chain(pairs(folder(game)), clauses(folder(game)))
    return strangers(known, written, ALLOWED.get(game, Allowed()))


@pytest.mark.parametrize("game", GLOSSARIES)
def test_every_term_is_called_as_the_glossary_says(game: str) -> None:
    assert told(game) == []


def test_every_game_that_was_translated_by_one_has_a_glossary() -> None:
    assert {"terra-mystica", "nova-era", "civolution"} <= set(GLOSSARIES)
    assert {game for game in GLOSSARIES if len(terms(GLOSSARIES[game].read_text("utf-8"))) > 100} == set(GLOSSARIES)


@pytest.mark.parametrize("game", ALLOWED)
def test_what_is_allowed_is_there(game: str) -> None:
    """Terms of the glossary, and messages and clauses of the game: else a new one of that name would slip by."""
    known = terms(GLOSSARIES[game].read_text("utf-8"))
    said = {*messages(folder(game) / "words" / "en.ftl"), *load_rules(folder(game) / "rules.md")}
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


def test_a_second_translation_is_found_in_the_rules_but_not_in_code(tmp_path: Path) -> None:
    for language, said in {"": "Send a priest with `priest`", ".ru": "Отправьте священника командой `priest`"}.items():
        written = f"## 1 Title\n- XX-1.1 [E] {said}.\n- XX-1.2 [E] `priest`.\n"
        (tmp_path / f"rules{language}.md").write_text(written, "utf-8")
    assert strangers(terms(GLOSSARY), clauses(tmp_path), Allowed()) == ["XX-1.1: “priest” is not «жрец»"]


@pytest.mark.parametrize("game", GLOSSARIES)
def test_every_clause_is_looked_at(game: str) -> None:
    assert len(list(clauses(folder(game)))) == len(load_rules(folder(game) / "rules.md"))
