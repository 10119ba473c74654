"""The checks that every game gets for free, and whole games at random, over editions and seat counts."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.games.theocratia import malus
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import CIVS, COLOURED, LAST_PAGE, NONE
from demiurge.kernel.chance import Chance
from demiurge.kernel.checks import all_cases, run_checks
from tests.laws import misjudged
from tests.rules import rule

MANY = 10_000
BATCH = 250
ENDLESS = 5_000
IDLE = ("no action", "end turn", "decline")

# What games at random must come across: every question there is, and what only late games have.
QUESTIONS = {
    "AnyWorship", "Build", "ChooseToken", "DeclaredHoliday", "DeclaredWar", "DiscardOne", "Draft", "Drop", "FirstHouse",
    "Group", "Hunt", "Improve", "NameCiv", "NeutralHouse", "Placed", "Resolved", "ReturnBlack", "SecondAttack", "Serve",
    "Settle", "Spend", "Take", "TurnDie", "Upgrade",
}  # fmt: skip
LATE = {"the last page", "a flipped tracker", "a token for the last space", "an empty deck"}


@pytest.mark.both
def test_the_generic_checks_hold() -> None:
    found = run_checks(GAME, seed=5, games_per_case=1, pairs=4)
    assert {result.name: result.first_failure for result in found if result.failed} == {}
    assert min(result.cases for result in found) > 0  # secrets too: hands are hidden


def test_the_generic_checks_play_every_edition_and_option_at_every_number_of_seats() -> None:
    played = {
        (case.seats, option.name, case.options.get(option.name, option.default))
        for case in all_cases(GAME, seed=1, games_per_case=1, pairs=0)
        for option in GAME.all_options()
    }
    assert played == {
        (seats, option.name, v) for seats in (2, 3, 4) for option in GAME.all_options() for v in option.values
    }
    assert {value for _, name, value in played if name == "edition"} == {"final", "early"}


def ripen(s: Theocracy, rng: Random) -> None:
    """As if late in a game, where random players hardly come: priests high on their tracks, late pages, much malus and
    cosmo, a thin deck, and most crystals in the areas of the civs."""
    s.priests = [rng.randrange(6, s.game.numbers.last_space) for _ in s.priests]
    s.page = [rng.randrange(3, LAST_PAGE + 1) for _ in s.page]
    s.malus = [rng.randrange(9, s.game.malus_max) for _ in s.malus]
    s.cosmo = [s.game.numbers.cosmo_max for _ in s.cosmo]
    s.deck, s.pile = s.deck[::4], [card for i, card in enumerate(s.deck) if i % 4]
    for colour in range(COLOURED):
        while s.reserve[colour] > 1:
            s.reserve[colour] -= 1
            s.area[rng.randrange(len(CIVS)) * COLOURED + colour] += 1
    s.refresh()


def late(s: Theocracy) -> set[str]:
    found = {
        "the last page": LAST_PAGE in s.page,
        "a flipped tracker": any(malus.flipped(s, seat) for seat in range(s.seats)),
        "a token for the last space": max(s.face_up) != NONE,
        "an empty deck": not s.deck,
    }
    return {name for name, there in found.items() if there}


def options_for(rng: Random) -> dict[str, str]:
    """Any value of any option, as far as they go together (TH-26.21)."""
    chosen = {option.name: rng.choice(option.values) for option in GAME.all_options()}
    return chosen if chosen["edition"] == "final" else chosen | {"fortresses": "suggested"}


def play_through(seed: int, seen: set[str]) -> tuple[str, int]:
    """The edition and the seats of a game that ended as it must; seen: what it came across."""
    rng = Random(seed)
    options, seats = options_for(rng), rng.choice(GAME.seats)
    game, chance = GAME.make(options), Chance(seed)
    s = game.start(seats, chance)
    assert isinstance(s, Theocracy)
    lazy = rng.random() < 0.5  # half of the games do something whenever they can
    if rng.random() < 0.5:
        ripen(s, rng)
    for _ in range(ENDLESS):
        if s.over():
            break
        seat = s.waiting()[0]
        answers = s.answers(seat)
        seen.add(type(s.decision(seat)).__name__)
        busy = [a for a in answers if game.space.format(a) not in IDLE]
        s.apply(seat, rng.choice(answers if lazy or not busy else busy), chance)
        seen |= late(s)
        faults = game.faults(s)
        assert not faults, (seed, options, faults)
    assert s.over(), f"seed {seed} does not end: {options}"
    assert len(s.scores()) == seats
    return options["edition"], seats


def batch(first: int, games: int) -> None:
    seen: set[str] = set()
    tables = {play_through(seed, seen) for seed in range(first, first + games)}
    assert tables == {(edition, seats) for edition in GAME.editions for seats in GAME.seats}
    assert seen == QUESTIONS | LATE


@pytest.mark.both
def test_random_games_of_both_editions_end_without_a_fault() -> None:
    batch(1_000_000, 100)


@pytest.mark.long
@pytest.mark.parametrize("number", range(MANY // BATCH))
def test_ten_thousand_random_games_end_without_a_fault(number: int) -> None:
    batch(number * BATCH, BATCH)


CASES = [(seats, {"edition": edition}) for edition in ("final", "early") for seats in (2, 3, 4)] * 8
PARTLY = {
    ("Build", "claim"),
    ("DeclaredHoliday", "play"),
    ("DeclaredWar", "play"),
    ("Group", "play"),
    ("Group", "go on"),
}
"""Of these verbs a question takes some answers, or refuses them by a clause that says more."""


@rule("K-1")
def test_a_question_takes_the_verbs_it_is_about_and_is_asked_nothing_else() -> None:
    assert misjudged(GAME, CASES, PARTLY) == set()
