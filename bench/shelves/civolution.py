"""Civolution: research cards, and goal, income and attribute chips. A card in hand and a visible goal are offered when
one of their kind may be installed, whether or not they can be paid for; a chip of a display when one may be taken."""

from __future__ import annotations

from bench.shelves.piece import Piece
from demiurge.games.civolution.actions import GOAL, INSTALL, TAKE_CHIP, TAKE_INCOME
from demiurge.games.civolution.box import AttributeChip
from demiurge.games.civolution.drawing import PAINTER, card_texts
from demiurge.games.civolution.installing import Install
from demiurge.games.civolution.planning import InstallGoal
from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import (
    ATTRIBUTE_ID,
    DECKS,
    FEATURES,
    INCOME_ID,
    START_ID,
    card_name,
)
from demiurge.kernel.state import State

DISPLAY = 3
words = PAINTER.speaking().words


class CivolutionShelf:
    seats = [2, 3, 4]
    options = {"hands": "advanced", "continent": "random", "materials": "experienced"}  # so that all cards are dealt
    tints = {
        "Invention": "#3c6e9f", "Mutation": "#5f8a3f", "Insight": "#c08a1e", "Building": "#8a5a3c",
        "Achievement": "#8a4a9c", "Goal": "#8a7f70", "Income": "#2f8f83", "Attribute": "#b5475d",
    }  # fmt: skip
    shapes = {"Card": "disc", "Goal chip": "square", "Chip": "diamond"}

    def __init__(self, components: str) -> None:
        self.box = load_box(components)

    # ---- what there is
    def pieces(self) -> list[Piece]:
        """By their numbers in the stage partition: cards, attribute chips, income chips; then goals, moved up."""
        box, origins = self.box, dict(self.box.origins)
        cards = [
            Piece(card_name(n), card.name, "Card", DECKS[card.deck].capitalize(), origins[card_name(n)],
                  card_texts.said_whole_card(words, box, n))
            for n, card in enumerate(box.cards)
        ]  # fmt: skip
        traits = [
            Piece(f"T{n + 1}", chip.name, "Chip", "Attribute", origins[f"T{n + 1}"], self.attribute(n, chip))
            for n, chip in enumerate(box.attributes)
        ]
        incomes = [
            Piece(f"I{n + 1}", chip.name, "Chip", "Income", origins[f"I{n + 1}"],
                  card_texts.said_income(words, box, n))
            for n, chip in enumerate(box.incomes[: START_ID - INCOME_ID])
        ]  # fmt: skip
        goals = [
            Piece(f"G{n + 1}", chip.name, "Goal chip", "Goal", origins[f"G{n + 1}"],
                  card_texts.said_goal(words, chip))
            for n, chip in enumerate(box.goals)
        ]  # fmt: skip
        return cards + traits + incomes + goals

    def attribute(self, n: int, chip: AttributeChip) -> str:
        ability = card_texts.said_ability(words, self.box, ATTRIBUTE_ID + n)
        return f"{chip.need} {FEATURES[chip.feature]}: {ability}"

    # ---- what is offered and taken
    def begins(self, s: State) -> int:
        assert isinstance(s, Exam)
        return s.first

    def start(self, s: State, seat: int) -> str:
        """The starting marker card, which for newcomers decides the whole hand."""
        assert isinstance(s, Exam)
        return self.box.marker_cards[s.civs[seat].kept].name

    def moment(self, s: State) -> int:
        assert isinstance(s, Exam)
        return s.era

    def offered(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Exam)
        question = s.decision(seat)
        if isinstance(question, Install):
            return [card for card in s.civs[seat].hand if card // 32 == question.deck]
        if isinstance(question, InstallGoal):
            return [START_ID + stack[-1] for stack in s.civs[seat].goals if stack]
        return [piece for action in s.answers(seat) if (piece := self.taken(s, seat, action)) >= 0]

    def taken(self, s: State, seat: int, action: int) -> int:
        assert isinstance(s, Exam)
        if action in INSTALL:
            return INSTALL.at(action)
        if action in GOAL:
            return START_ID + s.civs[seat].goals[GOAL.at(action)][-1]
        if action in TAKE_INCOME:
            return INCOME_ID + s.incomes_open[TAKE_INCOME.at(action)]
        if action in TAKE_CHIP:
            return ATTRIBUTE_ID + s.attributes_open[TAKE_CHIP.at(action)]
        return -1
