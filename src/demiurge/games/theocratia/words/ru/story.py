"""The journal of the page, in Russian: one short line for each answer, in the present."""

from __future__ import annotations

from collections.abc import Sequence

from demiurge.games.theocratia.box import KINDS, PYRAMID, Token
from demiurge.games.theocratia.words.en import story as en
from demiurge.games.theocratia.words.ru.parts import BUILDINGS, CIVS, CRYSTALS, Parts


class Story(en.Story):
    """A name cannot be declined, so `who` is always the subject: «Красный берёт»."""

    parts: Parts

    over = "Игра окончена."
    new_deck = "Сброс становится новой колодой."

    def listed(self, texts: Sequence[str]) -> str:
        return f"{', '.join(texts[:-1])} и {texts[-1]}" if len(texts) > 1 else "".join(texts)

    # ---- setting up
    def set_up(self, who: str) -> str:
        return f"Остров готов, у каждого есть карта силы. Первым ходит {who}."

    def begins_with(self, who: str, card: str) -> str:
        return f"{who} начинает с картой «{card}»."

    def founds(self, who: str, civ: int, h: int) -> str:
        return f"{who} основывает {CIVS[civ].f_acc} цивилизацию на {self.parts.place(h)}."

    def neutral_house(self, civ: int, h: int) -> str:
        return f"Дом {self.parts.of_civ(civ)} стоит на {self.parts.place(h)}."

    # ---- the round
    def round(self, number: int) -> str:
        return f"Раунд {number}"

    def round_begins(self, who: str, card: str) -> str:
        if not card:
            return f"Первым ходит {who}."
        return f"Первым ходит {who}. В этом раунде: {self.parts.ROUND_TEXTS[card]}."

    def row_die(self, civ: int, face: int) -> str:
        return f"В ряду {self.parts.of_civ(civ)} лежит {self.parts.die(civ, face)}."

    def dice(self, colour: int) -> str:
        return f"Кубики брошены; на карте конца раунда лежит {self.parts.CIVS[colour]}."

    def first(self, who: str) -> str:
        return f"{who} теперь первый игрок."

    # ---- the die
    def takes(self, who: str, colour: int, face: int) -> str:
        return f"{who} берёт {self.parts.a_die(colour, face)}."

    def turns(self, who: str, face: int) -> str:
        return f"{who} переворачивает кубик на {face}."

    def divines(self, who: str, face: int) -> str:
        return f"{who} предсказывает {face}."

    def places(self, who: str, colour: int, face: int, civ: int, how: int) -> str:
        placed = f"{who} кладёт {self.parts.a_die(colour, face)} в ряд {self.parts.of_civ(civ)}"
        why = ("", " с бонусом за цвет", " ради праздника", " с бонусом за цвет и ради праздника")
        return f"{placed}{why[how]}."

    def will_place(self, who: str, civ: int) -> str:
        return f"{who} хочет положить кубик в ряд {self.parts.of_civ(civ)}."

    # ---- the action
    def rests(self, who: str) -> str:
        return f"{who} даёт цивилизации отдохнуть."

    def leads(self, who: str, with_card: bool) -> str:
        first = f"{who} берёт жетон первого игрока"
        return f"{first} и карту конца раунда." if with_card else f"{first}."

    def attacks(self, who: str, civ: int, h: int, piece: int) -> str:
        return f"{who} атакует {self.target(piece)} на {self.parts.place(h)}: воюет {self.parts.civ(civ)}."

    def converts(self, who: str, civ: int, h: int, piece: int) -> str:
        target = f"{self.parts.place(h)} с {self.parts.by_building(piece // KINDS, piece % KINDS)}"
        return f"{who} преобразует {target}: воюет {self.parts.civ(civ)}."

    def target(self, piece: int) -> str:
        return "монстра" if piece < 0 else self.parts.a_building(piece // KINDS, piece % KINDS)

    def goes_on(self, who: str) -> str:
        return f"{who} продолжает."

    def hunts(self, who: str, h: int) -> str:
        return f"{who} убирает монстра на {self.parts.place(h)}."

    def builds(self, who: str, civ: int, kind: int, h: int) -> str:
        return f"{who} строит {self.parts.a_building(civ, kind)} на {self.parts.place(h)}."

    def converts_and_builds(self, who: str, civ: int, kind: int, h: int) -> str:
        return f"{who} преобразует {self.parts.place(h)} и строит там {self.parts.a_building(civ, kind)}."

    def raises(self, who: str, civ: int, kind: int, h: int) -> str:
        return f"{who} улучшает дом на {self.parts.place(h)}: теперь это {self.parts.building(civ, kind)}."

    def plans_pyramid(self, who: str, h: int) -> str:
        return f"{who} задумывает пирамиду на {self.parts.place(h)}."

    def names_for_pyramid(self, who: str, h: int) -> str:
        return f"{who} отдаёт пирамиде здание на {self.parts.place(h)}."

    def pyramid(self, who: str, civ: int, h: int, gone: Sequence[int]) -> str:
        built = f"{who} строит {self.parts.a_building(civ, PYRAMID)} на {self.parts.place(h)}"
        places = self.listed([self.parts.place(other) for other in gone])
        return f"{built}; здания на {places} убраны." if len(gone) > 1 else f"{built}; здание на {places} убрано."

    def token(self, who: str, kind: Token, last: bool) -> str:
        why = " за последнее деление" if last else ""
        return f"{who} берёт жетон пирамиды{why}: {self.parts.token(kind)}."

    def holiday(self, who: str, civ: int, size: int) -> str:
        return f"{who} устраивает праздник {self.parts.of_civ(civ)}, размер {size}."

    def spends(self, who: str, colour: int) -> str:
        return f"{who} тратит {CRYSTALS[colour].m} кристалл."

    # ---- cards and tiles
    def plays(self, who: str, card: str) -> str:
        return f"{who} играет карту «{card}»."

    def discards(self, who: str, card: str) -> str:
        return f"{who} сбрасывает карту «{card}»."

    def card_is(self, card: str) -> str:
        return f"Это карта «{card}»."

    def tile(self, who: str) -> str:
        return f"{who} берёт жетон преобразования."

    def cleanses(self, who: str, civ: int, n: int) -> str:
        return f"{who} возвращает в запас {self.parts.plural(n, 'black crystal')} {self.parts.of_civ(civ)}."

    def cleanses_nothing(self, who: str) -> str:
        return f"{who} не трогает чёрные кристаллы."

    def names_civ(self, who: str, civ: int) -> str:
        return f"{who} выбирает {CIVS[civ].f_acc} цивилизацию."

    # ---- what comes of it
    def gains_worship(self, who: str) -> str:
        return f"{who} получает поклонение."

    def gains(self, who: str) -> str:
        return f"{who} получает своё."

    def page(self, civ: int, number: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} цивилизация открывает страницу {number}."

    def declines(self, who: str) -> str:
        return f"{who} отказывается."

    def ends_turn(self, who: str) -> str:
        return f"{who} заканчивает ход."

    # ---- the development phase
    def settles(self, civ: int, h: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} цивилизация строит дом на {self.parts.place(h)}."

    def improves(self, civ: int, kind: int, h: int) -> str:
        raised = f"улучшает дом на {self.parts.place(h)} до {BUILDINGS[kind].gen}"
        return f"{self.parts.CIV_NAMES[civ]} цивилизация {raised}."

    def celebrates(self, civ: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} цивилизация сама устраивает праздник."

    # ---- the end
    def drops(self, who: str, civ: int) -> str:
        return f"{who} убирает жреца {self.parts.of_civ(civ)}."

    def scores(self, who: str, points: Sequence[tuple[int, int]]) -> str:
        found = [f"{n} за {self.source(source)}" for n, source in points if n > 0]
        lost = sum(-n for n, _ in points if n < 0)
        said = f"{who} получает {self.listed(found)}" if found else f"{who} не получает очков"
        return f"{said}, теряет {lost} за скверну." if lost else f"{said}."

    def source(self, source: int) -> str:
        return "космо" if source == 0 else CIVS[source - 1].f_acc

    def points(self, n: int) -> str:
        return f"всего {self.parts.plural(n, 'point')}"
