"""What is written on the drawn table, in Russian: headings of panels, words on boards, notes of pieces."""

from __future__ import annotations

from demiurge.games.theocratia.box import HOUSE, Card
from demiurge.games.theocratia.words.en import labels as en
from demiurge.games.theocratia.words.ru.grammar import counted, form
from demiurge.games.theocratia.words.ru.parts import BUILDINGS, CIVS, Parts


class Labels(en.Labels):
    """In the words of the published rulebook, as short as the drawing wants them."""

    parts: Parts

    # ---- titles
    actions_title = "Кубики"
    rows_title = "Цивилизации"
    temples_title = "Поклонение"
    hand_title = "Карты"
    seat_titles = ("Красный", "Коричневый", "Синий", "Белый")
    setup = "Подготовка"
    the_end = "Конец игры"
    your_cards = "Ваши карты силы"
    tokens_left = "Жетоны пирамиды"
    reserve_title = "Запас"
    round_end = "Конец раунда"
    no_cards = "У вас нет карт силы."
    cards_hidden = "Карты силы видят только их владельцы."

    # ---- short words on boards
    actions = ("", "первый", "война", "расшир.", "фабрика", "казарма", "предск.")
    start_space = "старт"
    any_time = "когда угодно"
    at_holiday = "праздник"
    rewards = {
        "expansion": "за каждый дом",
        "factory": "за каждую фабрику",
        "barrack": "за каждую казарму",
        "pyramid": "за каждую пирамиду",
        "holiday_war": "за праздник, атаку, преобразование",
    }
    first_houses = "строят первые дома"
    card_moments = ("до взятия кубика", "кубик взят", "кубик размещён", "при объявлении", "после действия")

    # ---- a closer look at a seat
    civ_head = "Цивилизация"
    space_head = "Деление"
    multiplier_head = "Множитель"
    page_head = "Страница"
    points_head = "Очки"
    cosmo_row = "Космо"
    malus_row = "Скверна"
    total_row = "Всего сейчас"
    buildings_head = "На гексах игрока"
    no_buildings = "На гексах игрока зданий нет."
    tokens_head = "Взятые жетоны пирамиды"
    tiles_head = "Жетоны преобразования"
    score_now = "Счёт, как если бы игра закончилась сейчас: жрец, ушедший дальше всех, не считается."

    # ---- the round
    def round(self, n: int) -> str:
        return f"Раунд {n}"

    def of_rounds(self, n: int) -> str:
        return f"из {n}"

    def turns(self, n: int, of: int) -> str:
        return f"кубиков в этом раунде взято: {n} из {of}"

    # ---- dice
    def die(self, colour: int, face: int) -> str:
        return f"{CIVS[colour].m.capitalize()} кубик со значением {face}."

    def held_die(self, colour: int, face: int) -> str:
        return f"Взятый кубик: {self.parts.die(colour, face)}."

    def row_die(self, colour: int, face: int) -> str:
        return f"{self.parts.die(colour, face).capitalize()}; следующий кубик здесь не может показывать {face}."

    def old_die(self, colour: int, face: int) -> str:
        return f"{self.parts.die(colour, face).capitalize()}."

    # ---- civs
    def match_bonus(self, civ: int, cosmo: int, worship: int) -> str:
        gains = [f"{cosmo} космо"] if cosmo else []
        if worship:
            gains.append(f"{self.parts.worship(worship)} от {self.parts.of_civ(civ)}")
        return f"{CIVS[civ].m.capitalize()} кубик здесь приносит {' и '.join(gains)}."

    def development(self, card: int) -> str:
        return f"{self.parts.DEVELOPMENT[card]}: {self.parts.DEVELOPMENT_TEXTS[card]}."

    def holiday(self, civ: int, size: int, crystals: int) -> str:
        price = f"{size} космо и {counted(size, 'её кристалл', 'её кристалла', 'её кристаллов')}"
        return f"Праздник {self.parts.of_civ(civ)} стоит {price}; кристаллов у неё {crystals}."

    def page(self, civ: int, page: int, filled: int, slots: int) -> str:
        opened = f"Хроника {self.parts.of_civ(civ)}: открыта страница {page}"
        return f"{opened}, последняя." if slots == 0 else f"{opened}; заполнено ячеек: {filled} из {slots}."

    def crystals(self, civ: int, colour: int, n: int) -> str:
        return f"У {self.parts.of_civ(civ)} {self.parts.crystals(colour, n)}."

    def no_crystals(self, civ: int) -> str:
        return f"У {self.parts.of_civ(civ)} нет кристаллов."

    def garrison(self, civ: int, n: int, untrained: int) -> str:
        trained = counted(n, "воин", "воина", "воинов")
        return f"У {self.parts.of_civ(civ)} в гарнизоне {trained}, ещё {untrained} можно натренировать."

    def left(self, civ: int, kind: int, n: int) -> str:
        if n == 0:
            return f"У {self.parts.of_civ(civ)} не осталось {BUILDINGS[kind].many}."
        some = counted(n, BUILDINGS[kind].acc, BUILDINGS[kind].gen, BUILDINGS[kind].many)
        return f"{self.parts.CIV_NAMES[civ]} цивилизация может построить ещё {some}."

    # ---- temples
    def priest(self, seat: int, civ: int, space: int, points: int) -> str:
        where = f"на делении {space}" if space >= 0 else "на стартовом делении"
        worth = f"сейчас приносит {self.parts.plural(points, 'point')}"
        return f"{self.seat_titles[seat]}: жрец {self.parts.of_civ(civ)} {where}, {worth}."

    def cosmo(self, colour: int, n: int, most: int) -> str:
        return f"У {self.parts.of_player(colour)} {n} космо, предел {most}."

    def malus(self, colour: int, n: int) -> str:
        return f"{self.seat_titles[colour]} потеряет в конце {self.parts.plural(n, 'point')}."

    def malus_flipped(self, colour: int, n: int, cell: int, flip: int) -> str:
        lost = f"{self.seat_titles[colour]} потеряет в конце {self.parts.plural(n, 'point')}"
        return f"{lost}: {flip} за перевёрнутую фишку и ещё {cell}."

    def tile_locked(self, space: int) -> str:
        return f"Ещё не разблокирован: жрец должен дойти до деления {space}."

    def tile_open(self, price: int) -> str:
        return f"Разблокирован: можно взять за {price} космо."

    def tile_gone(self) -> str:
        return "Взят."

    def multiplier(self, n: int) -> str:
        return f"×{n}"

    # ---- cards
    def card_when(self, card: Card) -> str:
        numbers = [str(n) for n in range(1, 7) if card.actions >> n & 1]
        if numbers:
            return f"действие {' или '.join(numbers)}"
        moments = [i for i in range(len(self.card_moments)) if card.moments >> i & 1]
        if len(moments) > 1:
            return self.any_time
        return self.at_holiday if moments == [3] else self.card_moments[moments[0]]

    def copies(self, n: int) -> str:
        return f"×{n}"

    def token_left(self, n: int) -> str:
        return f"{form(n, 'Остался', 'Осталось', 'Осталось')} {n}." if n else "Не осталось."

    def deck(self, n: int, discarded: int) -> str:
        return f"В колоде {self.parts.plural(n, 'card')}, в сбросе {discarded}."

    def reserve(self, colour: int, n: int) -> str:
        return f"В общем запасе {self.parts.crystals(colour, n)}."

    # ---- end of the round
    def end_card(self, colour: int, holder: int) -> str:
        if holder < 0:
            return f"{self.parts.CIV_NAMES[colour]} цивилизация расширится для того, кто единицей возьмёт карту."
        return f"{self.parts.CIV_NAMES[colour]} цивилизация расширится для {self.parts.of_player(holder)}."

    def next_first(self, holder: int, first: int) -> str:
        if holder < 0:
            return f"Жетона ещё ни у кого нет: первым игроком остаётся {self.seat_titles[first]}."
        return f"Жетон у {self.parts.of_player(holder)}: он и будет следующим первым игроком."

    # ---- seats
    def is_first(self, colour: int) -> str:
        return f"{self.seat_titles[colour]} — первый игрок."

    def is_next(self, colour: int) -> str:
        return f"Жетон у {self.parts.of_player(colour)}: это первый игрок следующего раунда."

    def has_end_card(self, colour: int, civ: int) -> str:
        return f"Карта конца раунда у {self.parts.of_player(colour)}: для него расширится {self.parts.civ(civ)}."

    def pyramids(self, n: int, most: int) -> str:
        return f"{n} из {most}"

    def pyramids_note(self, n: int, most: int) -> str:
        return f"Построено пирамид: {n}, можно не больше {most}."

    def tiles(self, starting: int, extra: int) -> str:
        held = ([self.parts.TILES[0]] if starting else []) + ([f"{extra} для любых гексов"] if extra else [])
        return f"Жетоны преобразования: {' и '.join(held)}." if held else "Жетонов преобразования нет."

    def hand(self, n: int) -> str:
        return f"На руке {self.parts.plural(n, 'power card')}."

    def worship(self, civ: int, space: int, multiplier: int, page: int, points: int) -> str:
        where = f"деление {space}" if space >= 0 else "стартовое деление"
        worth = self.parts.plural(points, "point")
        return f"{self.parts.CIV_NAMES[civ]}: {where}, ×{multiplier} и страница {page} дают {worth}."

    # ---- the island
    island_title = "Остров"
    hex_safe = "Атаковать её нельзя."

    def hex_plain(self, h: int, terrain: int) -> str:
        return f"{self.parts.place(h)}: {self.parts.TERRAINS[terrain]}."

    def hex_own(self, h: int, terrain: int, colour: int) -> str:
        return f"{self.parts.place(h)}: {self.parts.TERRAINS[terrain]}, гекс {self.parts.of_player(colour)}."

    def hex_nobody(self, h: int, terrain: int) -> str:
        return f"{self.parts.place(h)}: {self.parts.TERRAINS[terrain]}, этим цветом никто не играет."

    def hex_converted(self, h: int, terrain: int, colour: int) -> str:
        ground, owner = self.parts.TERRAINS[terrain], self.parts.of_player(colour)
        return f"{self.parts.place(h)}: {ground}, гекс преобразован: теперь это гекс {owner}."

    def hex_building(self, civ: int, kind: int) -> str:
        return f"{self.parts.building(civ, kind).capitalize()}."

    def hex_price(self, warriors: int) -> str:
        return f"Чтобы атаковать, {form(warriors, 'нужен', 'нужны', 'нужно')} {self.parts.plural(warriors, 'warrior')}."

    def hex_monster(self, desert: bool) -> str:
        return "Здесь живёт пустынный монстр." if desert else "Здесь живёт равнинный монстр."

    def hex_crystal(self, colour: int) -> str:
        return f"Здесь лежит {self.parts.CRYSTALS[colour]} кристалл."

    def crest_note(self, civ: int, warriors: int, left: list[int]) -> str:
        stock = ", ".join(self.parts.buildings(kind, n) for kind, n in enumerate(left, HOUSE))
        held = f"в гарнизоне {self.parts.plural(warriors, 'warrior')}"
        return f"{self.parts.CIV_NAMES[civ]} цивилизация: {held}. Ещё не построено: {stock}."
