"""Chapters 7 and 18: the first player and the end-round card."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import leading
from demiurge.games.theocratia.vocabulary import NOBODY
from tests.games.theocratia.table import BOTH, base
from tests.rules import rule


@rule("TH-7.1", "TH-7.2", "TH-7.4")
@pytest.mark.parametrize("edition", BOTH)
def test_a_one_takes_the_token_wherever_it_is_and_brings_a_cosmo(edition: str) -> None:
    for holder in (NOBODY, 2):
        t = base(edition).turn("red", "pink 1")
        t.s.token = holder
        before = t.s.at[:]
        t.do("red", "take pink 1", "place pink", "lead")
        assert t.s.token == t.seat("red")
        assert t.cosmo("red") == 2 + 1  # the match bonus, and the action
        assert t.s.at == before  # the civ does nothing


@rule("TH-7.3", "TH-26.13")
def test_in_the_final_edition_the_end_round_card_must_be_taken_and_else_a_card_is_drawn() -> None:
    t = base().hand("red", "P02").turn("red", "pink 1", "violet 1").do("red", "take pink 1", "place magenta")
    assert t.lawful().why("red", "lead without the card") == "TH-7.3"
    t.do("red", "lead")
    assert (t.s.end_card, t.cards("red")) == (t.seat("red"), 1)
    t.do("red", "end turn").do("brown", "take violet 1", "place pink", "lead")
    assert t.s.end_card == t.seat("red")
    assert t.cards("brown") == 1


@rule("TH-7.6", "TH-R25", "TH-26.13")
def test_in_the_early_edition_the_card_may_be_left_and_then_a_power_card_is_drawn() -> None:
    t = base("early").turn("red", "pink 1", "violet 1").do("red", "take pink 1", "place magenta")
    assert t.lawful().answers("red") == {"lead", "lead without the card", "no action"}
    t.do("red", "lead without the card")
    assert (t.s.end_card, t.s.token, t.cards("red")) == (NOBODY, t.seat("red"), 1)
    assert t.cosmo("red") == 1
    t.do("red", "end turn").do("brown", "take violet 1", "place pink", "lead")
    assert (t.s.end_card, t.cards("brown")) == (t.seat("brown"), 0)  # who takes it draws nothing
    t.turn("blue", "violet 1")
    t.s.end_card = t.seat("brown")
    t.refresh().do("blue", "take violet 1", "place pink")
    assert t.lawful().why("blue", "lead without the card") == "TH-7.6"
    t.do("blue", "lead")
    assert t.cards("blue") == 1


@rule("TH-7.5")
def test_the_last_player_who_used_a_one_becomes_first() -> None:
    t = base().turn("red", "pink 1", "violet 1").do("red", "take pink 1", "place magenta", "lead")
    t.do("brown", "take violet 1", "place pink", "lead")
    t.run(leading.PassToken())
    assert t.s.first == t.seat("brown")


@rule("TH-7.7")
@pytest.mark.parametrize("edition", BOTH)
def test_who_holds_token_and_card_keeps_them_and_draws_at_the_next_one(edition: str) -> None:
    t = base(edition).turn("red", "pink 1")
    t.s.token = t.s.end_card = t.seat("red")
    t.do("red", "take pink 1", "place pink", "lead")
    assert (t.s.token, t.s.end_card, t.cards("red")) == (t.seat("red"), t.seat("red"), 1)


@rule("TH-E5")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_the_first_player(edition: str) -> None:
    t = base(edition).turn("red", "pink 1", pink="violet 4")
    t.s.token = t.s.end_card = t.seat("blue")
    t.do("red", "take pink 1", "place pink", "lead")
    assert (t.cosmo("red"), t.worship(), t.cards("red")) == (2, {"red pink": 1}, 1)
    assert (t.s.token, t.s.end_card) == (t.seat("red"), t.seat("blue"))
    t.do("red", "end turn").run(leading.PassToken())
    assert t.s.first == t.seat("red")


@rule("TH-18.1")
@pytest.mark.parametrize("edition", BOTH)
def test_the_holder_of_the_end_round_card_expands_with_the_civ_of_its_die(edition: str) -> None:
    t = base(edition).end_card("blue", "magenta")
    t.run(leading.EndRoundCard())
    assert t.asked() == ["blue"]
    t.lawful().do("blue", "expand D3")
    assert (t.at("D3"), t.crystals("magenta")) == ("magenta house", {"blue": 1})


@rule("TH-18.2", "TH-18.3")
def test_an_end_round_card_is_skipped_without_a_hex_or_a_holder() -> None:
    t = base().put("pink", "house", "D3").give("blue", starting=0).end_card("blue", "magenta")
    assert t.run(leading.EndRoundCard()).s.over()
    t = base().end_card("", "magenta")
    assert t.run(leading.EndRoundCard()).s.over()
    assert t.left("magenta", "house") == 5


@rule("TH-R30")
def test_the_end_round_card_may_be_declined_and_no_tile_is_bought_for_it() -> None:
    t = base().give("blue", cosmo=10).priests("blue", pink=7).end_card("blue", "magenta")
    t.run(leading.EndRoundCard())
    assert t.targets("blue", "claim") == set()
    assert t.why("blue", "claim low") == "K-1"
    assert t.why("blue", "expand C1 with starting tile") is None  # a tile in hand may be used
    t.do("blue", "decline")
    assert t.left("magenta", "house") == 5
