"""What a seat is asked, in Russian."""

from __future__ import annotations

from demiurge.games.theocratia import card_effects, development, expansion, holidays, turns
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.words.en import questions as en
from demiurge.games.theocratia.words.ru.grammar import form
from demiurge.games.theocratia.words.ru.parts import Parts
from demiurge.kernel.state import State


class Questions(en.Questions):
    """By the type of the Question that is asked; some say more."""

    parts: Parts

    QUESTIONS = {
        "FirstHouse": "Какую цивилизацию вы основываете?",
        "NeutralHouse": "Какая из невыбранных цивилизаций получит следующий дом?",
        "Take": "Ваш ход: какой кубик вы берёте?",
        "DiscardOne": "Какую карту вы сбрасываете?",
        "DeclaredWar": "Атака объявлена: сыграть карту или продолжить?",
        "DeclaredHoliday": "Праздник объявлен: сыграть карту или продолжить?",
        "Group": "Какое здание цивилизации уступит место пирамиде?",
        "ChooseToken": "Какой жетон пирамиды вы берёте?",
        "Upgrade": "Какой дом улучшить?",
        "AnyWorship": "От какой цивилизации вы получаете поклонение?",
        "Serve": "Кристаллов не хватает: какая цивилизация получит следующий?",
        "ReturnBlack": "Сколько чёрных кристаллов вернуть в запас?",
        "TurnDie": "На какую грань перевернуть кубик?",
        "Hunt": "Какого монстра убрать?",
        "SecondAttack": "Что атаковать теперь?",
        "Improve": "Чем станет дом?",
        "Resolved": "Действие выполнено: сыграйте карту, возьмите жетон или закончите ход.",
        "Drop": "Какого из ушедших дальше всех жрецов вы убираете?",
    }

    def question(self, state: State, seat: int) -> str:
        assert isinstance(state, Theocracy)
        asked, parts = state.decision(seat), self.parts
        if isinstance(asked, turns.Draft):
            return f"Куда положить {parts.a_die(state.die, state.face)}?"
        if isinstance(asked, turns.Placed):
            return f"{parts.CIV_NAMES[state.civ]} цивилизация, кубик {state.face}: что делать?"
        if isinstance(asked, holidays.Spend):
            left = form(asked.left, "Остался", "Осталось", "Осталось")
            return f"Праздник: какой кристалл потратить? {left} {asked.left}."
        if isinstance(asked, expansion.Build):
            return f"Где построить {parts.a_building(asked.civ, asked.kind)}?"
        if isinstance(asked, development.Settle):
            return f"Где {parts.civ(asked.civ)} построит дом?"
        if isinstance(asked, card_effects.NameCiv):
            return f"«{parts.card_title(state.game, asked.card)}»: какая цивилизация?"
        return self.QUESTIONS.get(type(asked).__name__, "Что вы ответите?")
