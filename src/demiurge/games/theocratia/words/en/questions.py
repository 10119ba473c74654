"""What a seat is asked, in English."""

from __future__ import annotations

from demiurge.games.theocratia import card_effects, development, expansion, holidays, turns
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.words.en.parts import Parts
from demiurge.kernel.state import State


class Questions:
    """By the type of the Question that is asked; some say more."""

    QUESTIONS = {
        "FirstHouse": "Which civ do you found?",
        "NeutralHouse": "Which civ nobody has chosen gets the next house?",
        "Take": "Your turn: which die do you take?",
        "DiscardOne": "Which card do you discard?",
        "DeclaredWar": "The attack is declared: play a card, or go on?",
        "DeclaredHoliday": "The Holiday is declared: play a card, or go on?",
        "Group": "Which building of the civ gives way to the pyramid?",
        "ChooseToken": "Which pyramid token do you take?",
        "Upgrade": "Which house is raised?",
        "AnyWorship": "Worship of which civ?",
        "Serve": "Crystals run short: which civ gets the next?",
        "ReturnBlack": "How many black crystals go back?",
        "TurnDie": "Which face?",
        "Hunt": "Which monster?",
        "SecondAttack": "What is attacked next?",
        "Improve": "What becomes of the house?",
        "Resolved": "The action is done: play a card, claim a tile, or end your turn.",
        "Drop": "Which of your farthest priests is left out?",
    }

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def question(self, state: State, seat: int) -> str:
        """What the seat is asked now."""
        assert isinstance(state, Theocracy)
        asked = state.decision(seat)
        if isinstance(asked, turns.Draft):
            return f"Where does {self.parts.die(state.die, state.face)} go?"
        if isinstance(asked, turns.Placed):
            return f"{self.parts.CIV_NAMES[state.civ]} and a {state.face}: what do they do?"
        if isinstance(asked, holidays.Spend):
            return f"Holiday: which crystal is spent next? {asked.left} to go."
        if isinstance(asked, expansion.Build):
            return f"Where is the {self.parts.CIVS[asked.civ]} {self.parts.BUILDINGS[asked.kind]} built?"
        if isinstance(asked, development.Settle):
            return f"Where does {self.parts.CIV_NAMES[asked.civ]} build its house?"
        if isinstance(asked, card_effects.NameCiv):
            return f"{self.parts.card_title(state.game, asked.card)}: which civ?"
        return self.QUESTIONS.get(type(asked).__name__, "What do you answer?")
