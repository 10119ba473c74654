"""What lies on the table of Theocratia, in Russian, in the words of the published rulebook."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia.box import T_CARDS, T_COSMO, T_MALUS, T_WORSHIP, Card, Token
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.words.en import parts as en
from demiurge.games.theocratia.words.ru.cards import CARDS
from demiurge.games.theocratia.words.ru.grammar import Adjective, Noun, counted
from demiurge.games.theocratia.words.ru.window import PHRASES

CIVS: Final = tuple(Adjective(stem) for stem in ("пурпурн", "бирюзов", "фиолетов", "розов"))
COLOURS: Final = (
    Adjective("красн"), Adjective("коричнев"), Adjective("син", soft=True), Adjective("бел"), Adjective("зелён"),
    Adjective("жёлт"),
)  # fmt: skip
CRYSTALS: Final = (*COLOURS[:5], Adjective("чёрн"))
BUILDINGS: Final = (
    Noun("n", "здание", "здания", "здание", "зданием", "зданий"),
    Noun("m", "дом", "дома", "дом", "домом", "домов"),
    Noun("f", "фабрика", "фабрики", "фабрику", "фабрикой", "фабрик"),
    Noun("f", "казарма", "казармы", "казарму", "казармой", "казарм"),
    Noun("f", "пирамида", "пирамиды", "пирамиду", "пирамидой", "пирамид"),
    Noun("f", "крепость", "крепости", "крепость", "крепостью", "крепостей"),
)
FACES: Final = ("", "единица", "двойка", "тройка", "четвёрка", "пятёрка", "шестёрка")

COUNTED: Final = {
    "step": ("шаг", "шага", "шагов"),
    "place": ("место", "места", "мест"),
    "target": ("цель", "цели", "целей"),
    "point": ("очко", "очка", "очков"),
    "card": ("карта", "карты", "карт"),
    "power card": ("карта силы", "карты силы", "карт силы"),
    "conversion tile": ("жетон преобразования", "жетона преобразования", "жетонов преобразования"),
    "crystal": ("кристалл", "кристалла", "кристаллов"),
    "black crystal": ("чёрный кристалл", "чёрных кристалла", "чёрных кристаллов"),
    "warrior": ("воин", "воина", "воинов"),
}
"""By the English word that Parts.plural is asked for: after 1, after 2, after 5."""


class Parts(en.Parts):
    """A civ alone is feminine: «Пурпурная», the civilization."""

    CIVS = ("пурпурный", "бирюзовый", "фиолетовый", "розовый")
    CIV_NAMES = ("Пурпурная", "Бирюзовая", "Фиолетовая", "Розовая")
    COLOURS = ("красный", "коричневый", "синий", "белый", "зелёный", "жёлтый")
    CRYSTALS = ("красный", "коричневый", "синий", "белый", "зелёный", "чёрный")
    TERRAINS = ("лава", "камни", "озеро", "горы с облаками", "равнина", "пустыня", "вулкан", "крепость")
    BUILDINGS = ("здание", "дом", "фабрика", "казарма", "пирамида", "крепость")
    ACTIONS = ("", "Первый игрок", "Война или преобразование", "Расширение", "Фабрика", "Казарма", "Предсказание")
    TILES = ("стартовый жетон преобразования", "дополнительный жетон преобразования")
    MARKS = ("нижний", "средний", "верхний")
    ROUND_CARDS = {
        "expansion": "Расширение",
        "factory": "Фабрика",
        "barrack": "Казарма",
        "pyramid": "Пирамида",
        "holiday_war": "Праздник и война",
    }
    ROUND_TEXTS = {
        "expansion": "1 дополнительное очко поклонения за каждый построенный дом",
        "factory": "1 дополнительное очко поклонения за каждую построенную фабрику",
        "barrack": "1 дополнительное очко поклонения за каждую построенную казарму",
        "pyramid": "1 дополнительное очко поклонения за каждую построенную пирамиду",
        "holiday_war": "1 дополнительное очко поклонения за каждый праздник, атаку или преобразование",
    }
    DEVELOPMENT = ("Расширение", "Праздник", "Пустая карта")
    DEVELOPMENT_TEXTS = (
        "строит дом на ближайшей равнине или в пустыне или улучшает там дом; соседи получают поклонение",
        "производит своими фабриками, затем тратит по кристаллу каждого игрока, а игроки получают поклонение",
        "ничего не делает",
    )
    MOMENTS = ("до взятия кубика", "кубик взят", "кубик размещён", "действие объявлено", "действие выполнено")
    TOKEN_TEXTS = (
        "{n}",
        "взять {n}",
        "{n} назад по шкале скверны",
        "{n} от любой цивилизации",
        "дом этой цивилизации по правилам расширения",
        "фабрика этой цивилизации, дом не нужен",
        "дом этой цивилизации становится фабрикой, которая сразу производит кристалл",
        "казарма этой цивилизации, дом не нужен",
        "дом этой цивилизации становится казармой, которая сразу тренирует воина",
        "каждой цивилизации кристалл вашего цвета",
    )
    SOURCES = ("космо", "пурпурная", "бирюзовая", "фиолетовая", "розовая", "скверна")

    def phrase(self, english: str) -> str:
        return PHRASES.get(english, english)

    def plural(self, n: int, word: str) -> str:
        return counted(n, *COUNTED[word])

    # ---- forms
    def civ(self, civ: int) -> str:
        """пурпурная цивилизация"""
        return f"{CIVS[civ].f} цивилизация"

    def of_civ(self, civ: int) -> str:
        """пурпурной цивилизации"""
        return f"{CIVS[civ].f_gen} цивилизации"

    def building(self, civ: int, kind: int) -> str:
        """пурпурная фабрика"""
        return BUILDINGS[kind].nominative(CIVS[civ])

    def a_building(self, civ: int, kind: int) -> str:
        """(строит) пурпурную фабрику"""
        return BUILDINGS[kind].accusative(CIVS[civ])

    def by_building(self, civ: int, kind: int) -> str:
        """(под) пурпурной фабрикой"""
        return BUILDINGS[kind].instrumental(CIVS[civ])

    def buildings(self, kind: int, n: int) -> str:
        """2 фабрики"""
        return counted(n, BUILDINGS[kind].nom, BUILDINGS[kind].gen, BUILDINGS[kind].many)

    def worship(self, n: int) -> str:
        """2 очка поклонения"""
        return counted(n, "очко поклонения", "очка поклонения", "очков поклонения")

    def crystals(self, colour: int, n: int) -> str:
        """2 синих кристалла"""
        one, more = CRYSTALS[colour].m, CRYSTALS[colour].few
        return counted(n, f"{one} кристалл", f"{more} кристалла", f"{more} кристаллов")

    def to_player(self, colour: int) -> str:
        """Красному"""
        return COLOURS[colour].m_dat.capitalize()

    def of_player(self, colour: int) -> str:
        """Красного"""
        return COLOURS[colour].m_gen.capitalize()

    def a_die(self, colour: int, face: int) -> str:
        """(берёт) фиолетовую тройку"""
        return f"{CIVS[colour].f_acc} {FACES[face][:-1]}у"

    def die(self, colour: int, face: int) -> str:
        """фиолетовая тройка"""
        return f"{CIVS[colour].f} {FACES[face]}"

    def token(self, kind: Token) -> str:
        """The amount comes with its noun, which no format could decline."""
        n = kind.n
        cards, spaces = self.plural(n, "power card"), counted(n, "деление", "деления", "делений")
        amounts = {T_COSMO: f"{n} космо", T_CARDS: cards, T_MALUS: spaces, T_WORSHIP: self.worship(n)}
        return self.TOKEN_TEXTS[kind.effect].format(n=amounts.get(kind.effect, ""))

    # ---- cards
    def card(self, design: Card) -> str:
        price = f" ({design.cost} космо)" if design.cost else ""
        return f"«{self.title(design)}»{price}: {self.text(design)}"

    def title(self, design: Card) -> str:
        built_in = load_box().cards[design.index]
        return CARDS[design.name][0] if design.title == built_in.title else design.title

    def text(self, design: Card) -> str:
        built_in = load_box().cards[design.index]
        return CARDS[design.name][1] if design.text == built_in.text else design.text

    def when(self, design: Card) -> str:
        numbers = [str(n) for n in range(1, 7) if design.actions >> n & 1]
        moments = ", ".join(self.MOMENTS[i] for i in range(len(self.MOMENTS)) if design.moments >> i & 1)
        return f"действие {' или '.join(numbers)}; {moments}" if numbers else moments
