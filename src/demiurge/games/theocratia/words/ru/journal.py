"""The game told in Russian sentences. All is told in the present, which suits whoever plays: «Анна берёт»."""

from __future__ import annotations

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.box import HOUSE, KINDS, PYRAMID, TOKENS
from demiurge.games.theocratia.state import NONE, Theocratia
from demiurge.games.theocratia.words.en import journal as en
from demiurge.games.theocratia.words.en.journal import Teller
from demiurge.games.theocratia.words.ru.grammar import counted
from demiurge.games.theocratia.words.ru.parts import CRYSTALS, Parts
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event

NOBODY = "Никто"
WITH_TILE = ("стартовым жетоном", "дополнительным жетоном")


class Journal(en.Journal):
    """Events as sentences."""

    parts: Parts

    def sentence(self, game: Game, event: Event) -> str:
        assert isinstance(game, Theocratia)
        who = f"{{{event.seat}}}" if event.seat >= 0 else NOBODY
        teller = self.tellers.get(event.kind)
        return f"{who}: {event.kind}." if teller is None else teller(game, who, event.data)

    # ---- by kind of event
    def tell_cosmo(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} {'получает' if data[0] > 0 else 'тратит'} {abs(data[0])} космо."

    def tell_malus(self, game: Theocratia, who: str, data: list[int]) -> str:
        way, spaces = "вперёд" if data[0] > 0 else "назад", counted(abs(data[0]), "деление", "деления", "делений")
        return f"{who} двигает фишку скверны на {spaces} {way}."

    def tell_place(self, game: Theocratia, who: str, data: list[int]) -> str:
        what, row = self.parts.a_die(data[0], data[1]), f"в ряд {self.parts.of_civ(data[2])}"
        for_what = ("", " с бонусом за цвет", " ради праздника", " с бонусом за цвет и ради праздника")
        return f"{who} кладёт {what} {row}{for_what[data[3]]}."

    def tell_attack(self, game: Theocratia, who: str, data: list[int]) -> str:
        parts = self.parts
        civ, h, piece, tile = data
        if tile == actions.NO_TILE:
            target = "монстра" if piece == NONE else parts.a_building(piece // KINDS, piece % KINDS)
            return f"{who} атакует {target} на {parts.place(h)}: воюет {parts.civ(civ)}."
        target = f"{parts.place(h)} с {parts.by_building(piece // KINDS, piece % KINDS)}"
        return f"{who} {WITH_TILE[tile]} преобразует {target}: воюет {parts.civ(civ)}."

    def tell_build(self, game: Theocratia, who: str, data: list[int]) -> str:
        civ, kind, h, tile = data
        made = f", преобразовав гекс {WITH_TILE[tile]}" if tile != actions.NO_TILE else ""
        return f"{who} строит {self.parts.a_building(civ, kind)} на {self.parts.place(h)}{made}."

    def tell_pyramid(self, game: Theocratia, who: str, data: list[int]) -> str:
        gone = " и ".join(self.parts.place(h) for h in data[2:] if h != NONE)
        what = f"{self.parts.a_building(data[0], PYRAMID)} на {self.parts.place(data[1])}"
        return f"{who} строит {what}; здания на {gone} убраны."

    def tell_token(self, game: Theocratia, who: str, data: list[int]) -> str:
        why = " за последнее деление шкалы" if data[1] else ""
        return f"{who} берёт жетон пирамиды {TOKENS[data[0]]}{why}: {self.parts.token(game.box.tokens[data[0]])}."

    def tell_lead(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} берёт жетон первого игрока следующего раунда{' и карту конца раунда' if data[0] else ''}."

    def tell_round(self, game: Theocratia, who: str, data: list[int]) -> str:
        if data[1] == NONE:
            return f"Раунд {data[0]}. Первым ходит {who}."
        return f"Раунд {data[0]}, бонус «{self.parts.ROUND_CARDS[game.box.round_cards[data[1]]]}». Первым ходит {who}."

    def tell_house(self, game: Theocratia, who: str, data: list[int]) -> str:
        house = f"{self.parts.building(data[0], HOUSE)} на {self.parts.place(data[1])}"
        return f"Без хозяина поставлен {house}." if who == NOBODY else f"{who} основывает цивилизацию: {house}."

    def tell_card(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"Это карта {self.parts.card(game.box.cards[data[0]])}"

    def tell_play(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} играет карту {self.parts.card(game.box.cards[data[0]])}"

    def tell_worship(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} получает {self.parts.worship(data[1])} от {self.parts.of_civ(data[0])}."

    def tell_develop(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"Развивается {self.parts.civ(data[0])}: {self.parts.DEVELOPMENT[data[1]].lower()}."

    def tell_dice(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"Кубики брошены; на карте конца раунда лежит {self.parts.CIVS[data[0]]}."

    def tell_upgrade(self, game: Theocratia, who: str, data: list[int]) -> str:
        civ, kind, h = data
        return f"{who} улучшает дом на {self.parts.place(h)}: теперь это {self.parts.building(civ, kind)}."

    def tell_improve(self, game: Theocratia, who: str, data: list[int]) -> str:
        civ, kind, h = data
        return f"Дом на {self.parts.place(h)} улучшен: теперь это {self.parts.building(civ, kind)}."

    def tell_row_die(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"В свой ряд кладут кубик из мешка: {self.parts.die(data[0], data[1])}."

    def tell_produce(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{self.parts.CIV_NAMES[data[0]]} цивилизация получает {CRYSTALS[data[1]].m} кристалл."

    def tell_train(self, game: Theocratia, who: str, data: list[int]) -> str:
        warriors = counted(data[1], "воина", "воинов", "воинов")
        return f"{self.parts.CIV_NAMES[data[0]]} цивилизация тренирует {warriors}."

    def tell_holiday(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} устраивает праздник {self.parts.of_civ(data[0])} (размер {data[1]})."

    def tell_page(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{self.parts.CIV_NAMES[data[0]]} цивилизация открывает страницу {data[1]}."

    def tell_cleanse(self, game: Theocratia, who: str, data: list[int]) -> str:
        gone = counted(data[1], "чёрный кристалл", "чёрных кристалла", "чёрных кристаллов")
        return f"{who} возвращает в запас {gone} {self.parts.of_civ(data[0])}."

    def tell_draw(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} берёт {counted(data[0], 'карту силы', 'карты силы', 'карт силы')}."

    def tell_settle(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{self.parts.CIV_NAMES[data[0]]} цивилизация строит дом на {self.parts.place(data[1])}."

    def tell_drop(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} убирает ушедшего дальше всех жреца {self.parts.of_civ(data[0])}."

    def by_kind(self) -> dict[str, Teller]:
        return {
            "setup": lambda game, who, data: f"Остров готов. Первым ходит {who}.",
            "first house": self.tell_house,
            "round": self.tell_round,
            "row die": self.tell_row_die,
            "dice": self.tell_dice,
            "take": lambda game, who, data: f"{who} берёт {self.parts.a_die(data[0], data[1])}.",
            "turn": lambda game, who, data: f"{who} переворачивает кубик на {data[0]}.",
            "divine": lambda game, who, data: f"{who} делает предсказание: {data[0]}.",
            "place": self.tell_place,
            "rest": lambda game, who, data: f"{who} даёт цивилизации отдохнуть.",
            "lead": self.tell_lead,
            "first": lambda game, who, data: f"Теперь первый игрок — {who}.",
            "attack": self.tell_attack,
            "hunt": lambda game, who, data: f"{who} убирает монстра на {self.parts.place(data[0])}.",
            "build": self.tell_build,
            "upgrade": self.tell_upgrade,
            "produce": self.tell_produce,
            "train": self.tell_train,
            "pyramid": self.tell_pyramid,
            "token": self.tell_token,
            "holiday": self.tell_holiday,
            "cosmo": self.tell_cosmo,
            "malus": self.tell_malus,
            "worship": self.tell_worship,
            "page": self.tell_page,
            "tile": lambda game, who, data: f"{who} берёт {self.parts.MARKS[data[0]]} жетон преобразования.",
            "cleanse": self.tell_cleanse,
            "draw": self.tell_draw,
            "card": self.tell_card,
            "play": self.tell_play,
            "discard": lambda game, who, data: f"{who} сбрасывает карту «{self.parts.card_title(game, data[0])}».",
            "shuffle": lambda game, who, data: "Сброс перемешан в новую колоду.",
            "develop": self.tell_develop,
            "settle": self.tell_settle,
            "improve": self.tell_improve,
            "drop": self.tell_drop,
            "points": lambda game, who, data: f"{who}: {self.points_for(data[0], data[1])}.",
            "final": lambda game, who, data: f"{who}: всего {self.parts.plural(data[0], 'point')}.",
        }

    def points_for(self, n: int, source: int) -> str:
        return f"{self.parts.plural(n, 'point')} ({self.parts.SOURCES[source]})"

    # ---- answers that no event tells
    def deed(self, game: Game, seat: int, action: int) -> str:
        if actions.SPEND <= action < actions.GO:
            return f"{{{seat}}} тратит {CRYSTALS[action - actions.SPEND].m} кристалл."
        return f"{{{seat}}} отказывается." if action == actions.DECLINE else ""
