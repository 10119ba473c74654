"""What an answer is called, and the headings of groups of answers, in Russian."""

from __future__ import annotations

from collections.abc import Sequence

from demiurge.games.theocratia.box import KINDS, PYRAMID, Card, Token
from demiurge.games.theocratia.words.en import answers as en
from demiurge.games.theocratia.words.ru.grammar import counted, form
from demiurge.games.theocratia.words.ru.parts import BUILDINGS, CIVS, CRYSTALS, Parts

WITH_TILE = ("стартовым жетоном", "дополнительным жетоном")


class Answers(en.Answers):
    """Names are nouns or infinitives, so that they suit whoever answers."""

    parts: Parts

    TITLES = {
        "found": "Основать цивилизацию",
        "neutral": "Дом цивилизации, которую никто не выбрал",
        "name": "Выбрать цивилизацию",
        "serve": "Следующий кристалл получит",
        "go": "Больше не играть карт",
        "group": "Уступит место пирамиде",
        "spend": "Потратить кристалл",
        "token": "Взять жетон пирамиды",
        "worship": "Получить поклонение",
        "return": "Вернуть чёрные кристаллы",
        "drop": "Убрать жреца",
        "settle": "Дом встанет на",
        "improve": "Улучшить дом",
        "hunt": "Убрать монстра",
        "discard": "Сбросить карту",
        "place": "Просто положить",
        "lead": "Стать первым игроком",
        "holiday": "Вместо этого праздник",
        "turn": "Сменить грань",
        "divine": "Предсказание: выбрать число",
        "recolour": "Сменить цвет картой",
        "play": "Сыграть карту",
        "claim": "Взять жетон преобразования",
        "rest": "Без действия",
        "end": "Конец хода",
        "decline": "Отказаться",
    }
    CELLS = ("левая ячейка", "средняя ячейка", "правая ячейка")
    RECOLOURED = ("", "с бонусом за цвет", "ради праздника", "с бонусом за цвет и ради праздника")

    # ---- headings
    def face_title(self, face: int) -> str:
        return f"{face}: {self.parts.ACTIONS[face]}"

    def war_title(self, civ: int) -> str:
        return f"Воюет {self.parts.civ(civ)}"

    def build_title(self, civ: int, kind: int) -> str:
        return self.parts.building(civ, kind).capitalize()

    def convert_title(self, civ: int) -> str:
        return f"Преобразует {self.parts.civ(civ)}"

    def places(self, n: int) -> str:
        return self.parts.plural(n, "place")

    def targets(self, n: int) -> str:
        return self.parts.plural(n, "target")

    # ---- what an amount is, for those who do not see its icon
    def cosmo(self, n: int) -> str:
        return f"{n} космо"

    def malus(self, n: int) -> str:
        return f"{self.parts.plural(n, 'step')} скверны"

    def worship(self, civ: int, n: int) -> str:
        return f"{self.parts.worship(n)} от {self.parts.of_civ(civ)}"

    def cards(self, n: int) -> str:
        return self.parts.plural(n, "power card")

    def tiles(self, n: int) -> str:
        return self.parts.plural(n, "conversion tile")

    def warriors(self, civ: int, n: int) -> str:
        return f"{self.parts.plural(n, 'warrior')} {self.parts.of_civ(civ)}"

    def crystals(self, colour: int, n: int) -> str:
        return self.parts.crystals(colour, n)

    def all_crystals(self, n: int) -> str:
        return self.parts.plural(n, "crystal")

    def pages(self, civ: int, n: int) -> str:
        turned = counted(n, "страницу", "страницы", "страниц")
        return f"{self.parts.civ(civ)} переворачивает {turned}".capitalize()

    def points(self, n: int) -> str:
        return self.parts.plural(n, "point")

    # ---- what an answer brings to others: whole clauses, listed with commas
    def other_worship(self, colour: int, civ: int, n: int) -> str:
        return f"{self.parts.to_player(colour)} {self.parts.worship(n)} от {CIVS[civ].f_gen}"

    def other_cards(self, colour: int, n: int) -> str:
        return f"{self.parts.to_player(colour)} {self.parts.plural(n, 'card')}"

    def other_tiles(self, colour: int) -> str:
        return f"{self.parts.to_player(colour)} жетон преобразования"

    # ---- setting up, and choosing a civ
    def civ(self, civ: int) -> str:
        return self.parts.CIV_NAMES[civ]

    def found(self, civ: int, h: int) -> str:
        return f"Основать {CIVS[civ].f_acc} цивилизацию на {self.parts.place(h)}"

    def neutral(self, civ: int, h: int) -> str:
        return f"Дом {self.parts.of_civ(civ)} на {self.parts.place(h)}"

    def name_civ(self, card: str, civ: int) -> str:
        return f"«{card}» для {self.parts.of_civ(civ)}"

    def serve(self, civ: int) -> str:
        return f"Кристалл для {self.parts.of_civ(civ)}"

    def gain(self, civ: int) -> str:
        return f"Получить поклонение {self.parts.of_civ(civ)}"

    def priest_at(self, space: int) -> str:
        return "ваш жрец ещё ниже 0" if space < 0 else f"ваш жрец на делении {space}"

    def drop(self, civ: int) -> str:
        return f"Убрать жреца {self.parts.of_civ(civ)}"

    def drop_note(self, points: int) -> str:
        return f"принёс бы {self.parts.plural(points, 'point')}"

    # ---- the die
    def take(self, colour: int, face: int) -> str:
        return f"Взять {self.parts.a_die(colour, face)}"

    def take_note(self, face: int, places: int) -> str:
        does = (
            "",
            "жетон первого игрока следующего раунда, карта конца раунда или карта силы, 1 космо",
            "убрать монстра или здание либо преобразовать гекс под зданием",
            "построить дом рядом со зданием цивилизации",
            "улучшить свой дом до фабрики и произвести кристаллы или построить пирамиду",
            "улучшить свой дом до казармы и натренировать воинов или построить пирамиду",
            "перевернуть на любое число за 1 шаг скверны",
        )[face]
        if face in (1, 6):
            return does
        return f"{does}: сейчас {self.parts.plural(places, 'place')}" if places else f"{does}: сейчас негде"

    def turn(self, face: int) -> str:
        return f"Перевернуть кубик на {face}: {self.parts.ACTIONS[face].lower()}"

    def divine(self, face: int) -> str:
        return f"Предсказание: {face}, {self.parts.ACTIONS[face].lower()}"

    def face(self, face: int) -> str:
        return self.parts.ACTIONS[face]

    def place(self, colour: int, face: int, civ: int) -> str:
        return f"Положить {self.parts.a_die(colour, face)} в ряд {self.parts.of_civ(civ)}"

    def place_as(self, colour: int, face: int, civ: int, how: int) -> str:
        return f"{self.place(colour, face, civ)} {self.RECOLOURED[how]}"

    def place_note(self, cell: int, matched: bool) -> str:
        return f"{self.CELLS[cell]} с бонусом" if matched else f"{self.CELLS[cell]}, без бонуса: цвет другой"

    def ends_turn_so(self) -> str:
        return "делать там нечего, и ваш ход закончится"

    def discards(self, n: int) -> str:
        return f"сброс {counted(n, 'карты', 'карт', 'карт')}"

    # ---- the action
    def lead(self, taken: bool) -> str:
        return "Стать первым игроком и взять карту силы" if taken else "Стать первым игроком и взять карту конца раунда"

    def lead_without(self, draws: bool) -> str:
        instead = "и взять карту силы вместо" if draws else "без"
        return f"Стать первым игроком {instead} карты конца раунда"

    def lead_with(self, civ: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]}: стать первым"

    def attack(self, civ: int, h: int, piece: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} атакует {self.target(piece)} на {self.parts.place(h)}"

    def convert(self, civ: int, h: int, piece: int, tile: int) -> str:
        target = f"{self.parts.place(h)} с {self.parts.by_building(piece // KINDS, piece % KINDS)}"
        return f"{self.parts.CIV_NAMES[civ]} преобразует {target}, {self.parts.TILES[tile]}"

    def target(self, piece: int) -> str:
        return "монстра" if piece < 0 else self.parts.a_building(piece // KINDS, piece % KINDS)

    def target_label(self, piece: int) -> str:
        return "монстр" if piece < 0 else self.parts.building(piece // KINDS, piece % KINDS)

    def convert_label(self, piece: int, tile: int) -> str:
        return f"преобразовать {self.parts.a_building(piece // KINDS, piece % KINDS)} {WITH_TILE[tile]}"

    def no_target(self, h: int) -> str:
        return f"На {self.parts.place(h)} атаковать нечего"

    def build(self, civ: int, kind: int, h: int) -> str:
        return f"{self.parts.building(civ, kind).capitalize()} на {self.parts.place(h)}"

    def build_with(self, civ: int, kind: int, h: int, tile: int) -> str:
        built = f"построить {self.parts.a_building(civ, kind)}"
        return f"Преобразовать {self.parts.place(h)} {WITH_TILE[tile]} и {built}"

    def ground(self, terrain: int) -> str:
        return self.parts.TERRAINS[terrain]

    def ground_with(self, terrain: int, tile: int) -> str:
        return f"{self.parts.TERRAINS[terrain]}, {('стартовый жетон', 'жетон')[tile]}"

    def raise_to(self, civ: int, kind: int, h: int) -> str:
        return f"{self.parts.building(civ, kind).capitalize()} на {self.parts.place(h)}"

    def raised(self, old: int, kind: int) -> str:
        return f"{BUILDINGS[old].nom} → {BUILDINGS[kind].nom}"

    def pyramid(self, civ: int, h: int) -> str:
        return f"{self.parts.building(civ, PYRAMID).capitalize()} на {self.parts.place(h)}"

    def gives_way(self, kind: int, h: int) -> str:
        return f"Уступает место {BUILDINGS[kind].nom} на {self.parts.place(h)}"

    def building(self, kind: int) -> str:
        return BUILDINGS[kind].nom

    def holiday(self, civ: int, size: int) -> str:
        return f"Праздник {self.parts.of_civ(civ)}, размер {size}"

    def holiday_label(self, civ: int, size: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]}, размер {size}"

    def holiday_note(self, held: int) -> str:
        return f"в области {self.parts.plural(held, 'crystal')} (какие потратить, решите дальше)"

    def rest(self) -> str:
        return "Без действия: цивилизация отдыхает"

    def spend(self, colour: int) -> str:
        return f"Потратить {CRYSTALS[colour].m} кристалл"

    def crystal(self, colour: int) -> str:
        return CRYSTALS[colour].m

    def spend_free(self) -> str:
        return "никому ничего"

    def spend_other(self, colour: int) -> str:
        return f"{self.parts.to_player(colour)} {self.parts.worship(1)}"

    def spend_black(self) -> str:
        return "1 шаг скверны"

    # ---- cards, tiles, tokens
    def play(self, title: str) -> str:
        return f"Сыграть карту «{title}»"

    def discard(self, title: str) -> str:
        return f"Сбросить карту «{title}»"

    def card_note(self, design: Card) -> str:
        return self.parts.text(design)

    def claim(self, mark: int, space: int) -> str:
        return f"Взять жетон преобразования у деления {space}"

    def claim_label(self, mark: int, space: int) -> str:
        return f"{self.parts.MARKS[mark]}, у деления {space}"

    def token(self, letter: str, kind: Token) -> str:
        return f"Жетон {letter}: {self.parts.token(kind)}"

    def token_label(self, kind: Token) -> str:
        return self.parts.token(kind)

    def copies(self, n: int) -> str:
        return f"{form(n, 'остался', 'осталось', 'осталось')} {n}"

    def give_back(self, n: int) -> str:
        return f"Вернуть {self.parts.plural(n, 'black crystal')}" if n else "Не возвращать чёрных кристаллов"

    def hunt(self, h: int) -> str:
        return f"Убрать монстра на {self.parts.place(h)}"

    # ---- the rest
    def go_on(self) -> str:
        return "Продолжить"

    def go_to_war(self) -> str:
        return "Атаковать"

    def celebrate(self) -> str:
        return "Праздновать"

    def end_turn(self) -> str:
        return "Закончить ход"

    def decline(self) -> str:
        return "Отказаться"

    def short_of_cosmo(self, n: int) -> str:
        return f"не хватает {n} космо"

    def short_of_crystals(self, n: int) -> str:
        return f"не хватает {counted(n, 'кристалла', 'кристаллов', 'кристаллов')}"

    def short_of_warriors(self, n: int) -> str:
        return f"не хватает {counted(n, 'воина', 'воинов', 'воинов')}"

    def listed(self, clauses: Sequence[str]) -> str:
        return ", ".join(clauses)
