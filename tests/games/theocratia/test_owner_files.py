"""What the owner of component files is told of mistakes in them, in Russian: every message of this game, and whole."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from demiurge.cli import main
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.reading import IN_CARDS, NEEDED, ON_TOKENS, load_box
from demiurge.games.theocratia.vocabulary import MOMENTS, REWARDS
from demiurge.kernel.chance import Chance
from demiurge.kernel.components import BadComponents
from demiurge.kernel.play import Play
from demiurge.kit import catalogue

ROOM = "demiurge.games.theocratia"
COMPONENTS = resources.files(ROOM).joinpath("components")
LATIN = re.compile(r"[A-Za-z]+")
OWNERS = "{0} :vp: <b>bold</b> { $n }"  # words that would mean something to us if they were ours


def built_in(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(COMPONENTS.joinpath(file).read_text(encoding="utf-8"))
    return {name: entry for name, entry in found.items() if name != "about"}


def spoilt(folder: Path, file: str, name: str, **fields: object) -> str:
    """A file with one entry, of which some fields are changed."""
    path = folder / file
    path.write_text(json.dumps({name: built_in(file).get(name, {}) | fields}), encoding="utf-8")
    return str(path)


def problem(path: str) -> BadComponents:
    with pytest.raises(BadComponents) as caught:
        load_box(path)
    return caught.value


def keys() -> set[str]:
    """The Latin words that a mistake may name: files, entries, fields, and the words that stand in these."""
    found = {*REWARDS, *ON_TOKENS, *MOMENTS, *NEEDED, *IN_CARDS, "true", "false"}
    for file in COMPONENTS.iterdir():
        if file.name.endswith(".json"):
            found.add(file.name)
            for name, entry in built_in(file.name).items():
                found |= {name, *entry}
                found |= {word for word in entry.values() if isinstance(word, str) and " " not in word}
    return {word for one in found for word in LATIN.findall(one)}


MISTAKES: list[tuple[str, str, str, dict[str, object], str]] = [
    ("box-cards", "development_cards.json", "blank", {"copies": 2}, "blank: copies: 5 карт на 4 цивилизации"),
    ("box-civs", "places.json", "1", {"civ": "pink"}, "4: civ: каждая цивилизация занимает ровно одно место"),
    ("box-crystals", "tables.json", "crystals", {"red": 1}, "crystals: red: для подготовки нужно 8"),
    ("box-black", "tables.json", "crystals", {"black": 3}, "crystals: black: меньше, чем нужно для ячеек раундов"),
    ("box-monsters", "tables.json", "monsters", {"plain": 6}, "monsters: plain: на карте их 7"),
    ("box-dice", "tables.json", "pieces of a civ", {"die": 0},
     "pieces of a civ: die: без кубиков цивилизация не может действовать"),
    ("box-no-hex", "map.json", "A", {"hexes": "- B Xm R -"}, 'A: hexes: A3: такого гекса не бывает: "Xm"'),
    ("box-monster", "map.json", "A", {"hexes": "- Bm Ym R -"},
     "A: hexes: A2: монстры живут только на пустых равнинах и в пустынях"),
    ("box-number", "map.json", "A", {"hexes": "- B F R -"},
     "A: hexes: A3: номер бывает только у крепости и у равнины с начальным зданием"),
    ("box-second", "map.json", "A", {"hexes": "- B F1 R -"}, "C: hexes: C2: у места 1 такой гекс уже есть"),
    ("box-hexes", "map.json", "A", {"hexes": "- B Ym R"}, "A: hexes: гексов должно быть 5, а здесь 4"),
    ("box-place", "map.json", "C", {"hexes": "G F1 W Gm N F2 G2"},
     "I: hexes: у места 1 на карте нет крепости или начального здания"),
    ("box-apart", "map.json", "C", {"hexes": "W F1 W G1 N F2 G2"},
     "I: hexes: место 1: начальное здание стоит не рядом с крепостью"),
    ("box-beside", "map.json", "B", {"hexes": "Y N N W B Y"},
     "I: hexes: место 1: красных гексов рядом с крепостью 0, а не 1"),
    ("box-action", "power_cards.json", "P13", {"actions": [7]}, "P13: actions: действия 7 нет, есть только от 1 до 6"),
    ("box-words", "power_cards.json", "P13", {"needs": 3}, "P13: needs: ожидается список слов, а здесь 3"),
    ("component-word", "round_cards.json", "factory", {"rewards": ["rain"]},
     f'factory: rewards: "rain" нет среди возможных: {", ".join(REWARDS)}'),
    ("component-effects", "power_cards.json", "P13", {"effects": []},
     "P13: effects: ожидается список эффектов, а здесь []"),
    ("component-no-object", "power_cards.json", "P13", {"effects": ["draw"]},
     'P13: effects 1: ожидается объект { }, а здесь "draw"'),
    ("component-table", "tables.json", "chronicle", {"slots": "many"},
     'chronicle: slots: ожидается список из 8 целых чисел, а здесь "many"'),
    ("component-unknown", "editions.json", "final", {"gold": 1}, "final: gold: неизвестное поле"),
    ("component-no-entry", "tokens.json", "k", {"n": 1}, "k: такой записи нет (есть a, b, c, d, e, f, g, h, i, j)"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "file", "name", "fields", "told"), MISTAKES)
def test_a_mistake_is_told_in_russian(
    tmp_path: Path, id: str, file: str, name: str, fields: dict[str, object], told: str
) -> None:
    found = problem(spoilt(tmp_path, file, name, **fields))
    assert f"{file}: {told}" in found.said("ru").split("\n")
    assert id in str(found.text)
    owners = LATIN.findall(json.dumps({name: fields}))
    assert set(LATIN.findall(found.said("ru"))) <= {*keys(), *owners}


def test_every_message_of_this_game_is_among_them() -> None:
    messages = {id for id in catalogue.read(ROOM, "ru", bases=False).messages if id.startswith("box-")}
    assert messages == {id for id, *_ in MISTAKES if id.startswith("box-")}


def test_a_card_too_many_and_some_too_many_are_counted(tmp_path: Path) -> None:
    def told(copies: int) -> str:
        return problem(spoilt(tmp_path, "development_cards.json", "expansion", copies=copies)).said("ru")

    assert [told(n).split(": ")[-1].split(" на ")[0] for n in (0, 1, 19)] == ["2 карты", "3 карты", "21 карта"]


# --- who passes it on ----------------------------------------------------------------------------


@pytest.fixture
def russian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMIURGE_LANGUAGE", "ru")


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize("call", ["simulate theocratia --games 1", "check theocratia", "play theocratia"])
def test_the_command_line_says_it_in_russian(tmp_path: Path, capsys: pytest.CaptureFixture[str], call: str) -> None:
    path = spoilt(tmp_path, "tables.json", "monsters", plain=6, desert="x")
    assert main([*call.split(), "--components", path]) == 2
    told = 'tables.json: monsters: desert: ожидается целое число, а здесь "x"'
    assert capsys.readouterr().err == f"demiurge: {told}\n"
    path = spoilt(tmp_path, "tables.json", "monsters", plain=6, desert=4)
    assert main([*call.split(), "--components", path]) == 2
    told = "tables.json: monsters: plain: на карте их 7; tables.json: monsters: desert: на карте их 3"
    assert capsys.readouterr().err == f"demiurge: {told}\n"


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize("call", ["replay", "play theocratia --load"])
def test_a_record_whose_components_were_spoilt_says_it_in_russian(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], call: str
) -> None:
    path = spoilt(tmp_path, "tables.json", "monsters")
    record = tmp_path / "game.jsonl"
    Play(GAME.make({}, path), 2, Chance(1), path).finished_record().write(record)
    spoilt(tmp_path, "tables.json", "monsters", plain=6)
    assert main([*call.split(), str(record)]) == 2
    told = "строка 1: компоненты не годятся: tables.json: monsters: plain: на карте их 7"
    assert capsys.readouterr().err == f"demiurge: {record}: {told}\n"


@pytest.mark.usefixtures("russian")
def test_an_owners_words_are_shown_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = spoilt(tmp_path, "tokens.json", "a", **{OWNERS: 1})
    assert str(problem(path)) == f"tokens.json: a: {OWNERS}: unknown field"
    assert problem(path).said("ru") == f"tokens.json: a: {OWNERS}: неизвестное поле"
    path = spoilt(tmp_path, "tokens.json", "a", effect=OWNERS)
    assert str(problem(path)).endswith(f', got "{OWNERS}"')
    assert main(["simulate", "theocratia", "--components", path]) == 2
    assert capsys.readouterr().err.endswith(f', а здесь "{OWNERS}"\n')
