"""Every card says what `cards.txt` says: the list of all cards in one line each, written without this program.

The tests of `test_cards.py` play each card and see what its file says; these see that the file says the right thing.
Who changes a card on purpose changes its line: `python -m tests.games.nova_era.test_card_list` prints all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.effects import abilities, gains, pieces, powers, rivals
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.effects.modifiers import Condition, Per
from demiurge.games.nova_era.vocabulary import (
    ANY_COLOR,
    ANY_DIE,
    COLORS,
    COUNTERS,
    DICE,
    ERAS,
    FEWER,
    NO_CARD,
    SELECTORS,
    SHIELDS,
    TECHNOLOGY,
    TERRITORY_CARD,
    THINGS,
    UNBOUND,
    WHEN,
)  # fmt: skip
from tests.games.nova_era.table import BOX

DECKS = ("start", "I", "II", "III", "I>II", "II>III")
WITHOUT_N = {"convert", "token_column", "flip_die", "recolor_die", "protect", "steady", "counts_as"}
LINES = dict(
    line.split(": ", 1) for line in Path(__file__).with_name("cards.txt").read_text(encoding="utf-8").splitlines()
)


def colors(mask: int) -> str:
    return "any" if mask == ANY_COLOR else "/".join(color for at, color in enumerate(COLORS) if mask >> at & 1)


def dice(mask: int) -> str:
    return "any" if mask == ANY_DIE else "/".join(color for at, color in enumerate(DICE) if mask >> at & 1)


def numbers(values: list[int]) -> str:
    return " ".join(f"{thing} {n}" for thing, n in sorted(zip(THINGS, values)) if n)


def about(effect: Effect) -> list[str]:
    """The parameters of an effect, in the order of the list."""
    found = [f"n {effect.n}"] if effect.word not in WITHOUT_N else []
    if isinstance(effect, (gains.Gain, rivals.Steal)):
        found.append(f"res {colors(effect.res)}")
    if isinstance(effect, gains.Convert):
        found += [f"give_n {effect.give_n}", f"give {colors(effect.give)}"]
        found += [f"get_n {effect.get_n}", f"get {colors(effect.get)}", f"limit {effect.limit}"]
    if isinstance(effect, abilities.ChangesDie):
        found.append(f"die {dice(effect.die)}")
    if isinstance(effect, powers.DieBonus):
        found.append(f"die {dice(effect.mask)}")
    elif isinstance(effect, powers.ByColor):
        found.append(f"color {colors(effect.mask)}")
    if isinstance(effect, pieces.MoveTrack):
        found.append(f"track {colors(effect.track)}")
    if isinstance(effect, rivals.AgainstRivals):
        found.append(f"from {SELECTORS[effect.rivals]}")
        found += [f"color {COLORS[effect.than]}"] if effect.rivals == FEWER else []
    if isinstance(effect, powers.Protect):
        found.append(f"from {SHIELDS[effect.shield]}")
    return found + ([f"color {COLORS[effect.color]}"] if isinstance(effect, powers.CountsAs) else [])


def condition_of(condition: Condition | None) -> list[str]:
    if condition is None:
        return []
    found = [f"most {THINGS[condition.most]}"] if condition.most != UNBOUND else []
    found += [f"fewest {THINGS[condition.fewest]}"] if condition.fewest != UNBOUND else []
    found += [f"unrest_max {condition.unrest_max}"] if condition.unrest_max != UNBOUND else []
    found += [f"unrest_min {condition.unrest_min}"] if condition.unrest_min != UNBOUND else []
    found += ["no_damaged"] if condition.no_damaged else []
    found += [f"has {numbers(condition.has)}"] if condition.has else []
    return ["if " + " and ".join(found)]


def counted(per: Per | None) -> list[str]:
    if per is None:
        return []
    found = [f"per {COUNTERS[per.counter]}"]
    found += [f"each {per.each}"] if per.each != 1 else []
    return found + ([f"max {per.most}"] if per.most != UNBOUND else [])


def line_of(card: Card) -> str:
    if card.kind == TECHNOLOGY:
        head = f"{DECKS[card.deck]} {'/'.join(COLORS[color] for color in card.colors)} {card.cost}"
    elif card.kind == TERRITORY_CARD:
        head = f"{DECKS[card.deck]} territory {numbers(card.requires)}"
    else:
        head = f"personality {ERAS[card.era]} {card.cost}"
    parts = [head, *[f"obsoletes {BOX.cards[named].id}" for named in card.obsoletes]]
    if card.evolves_to != NO_CARD:
        parts.append(f"evolves to {BOX.cards[card.evolves_to].id}")
    for effect in card.effects:
        words = [WHEN[effect.when], effect.word, *about(effect)]
        parts.append(" ".join([*words, *condition_of(effect.condition), *counted(effect.per)]))
    return "; ".join(parts)


def test_the_list_has_every_card_in_its_order() -> None:
    assert list(LINES) == [card.id for card in BOX.cards]


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)
def test_a_card_says_what_the_list_says(card: Card) -> None:
    assert line_of(card) == LINES[card.id]


if __name__ == "__main__":
    print("\n".join(f"{card.id}: {line_of(card)}" for card in BOX.cards))
