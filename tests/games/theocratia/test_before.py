"""Games begun before November 2026 go on by the readings of their day (the option `rulings`)."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia.meta import OPTIONS
from tests.games.theocratia.table import BOTH, base

BEFORE = "until-2026-11"


def test_a_game_that_names_no_rulings_was_begun_before_them() -> None:
    option = next(option for option in OPTIONS if option.name == "rulings")
    assert (option.default, option.before) == ("printed", BEFORE)
    assert not base().s.game.earlier
    assert base(rulings=BEFORE).s.game.earlier


@pytest.mark.parametrize("edition", BOTH)
def test_a_six_could_lie_idle(edition: str) -> None:
    t = base(edition, rulings=BEFORE).turn("red", "violet 6").hand("red", "P02").do("red", "take violet 6")
    assert t.lawful().why("red", "place violet") is None
    t.do("red", "place violet")
    assert t.lawful().answers("red") == {"no action"}
    t.do("red", "no action")
    assert (t.cosmo("red"), t.malus("red"), t.in_row("violet")) == (2, 0, ["violet 6"])
    t = base(edition, rulings=BEFORE).turn("red", "violet 6").do("red", "take violet 6", "place violet")
    assert t.asked() == ["brown"], "nothing was asked where nothing could be chosen"


def test_who_played_clear_sight_could_not_place_the_six_either() -> None:
    t = base(rulings=BEFORE).turn("red", "violet 6").hand("red", "P22 P02").do("red", "take violet 6", "play P22")
    assert t.lawful().targets("red", "place") == set()
    assert t.why("red", "place violet") == "TH-28.22"
    t.do("red", "divine 2")
    assert t.lawful().why("red", "place violet") is None


def test_who_declined_the_end_round_card_drew_no_card() -> None:
    t = base("early", rulings=BEFORE).turn("red", "pink 1").do("red", "take pink 1", "place magenta")
    t.do("red", "lead without the card")
    assert (t.cards("red"), t.cosmo("red")) == (0, 1)


@pytest.mark.parametrize("edition", BOTH)
def test_worship_of_a_war_came_at_once_before_compensation(edition: str) -> None:
    t = base(edition, rulings=BEFORE).put("magenta", "house", "D2").priests("red", turquoise=1).hand("red", "P02")
    t.give("red", cosmo=2).warriors("turquoise", 2).turn("red", "violet 2")
    t.do("red", "take violet 2", "place turquoise")
    told = len(t.play.journal.events)
    t.do("red", "attack D2", "go on")
    assert [event.seat for event in t.play.journal.events[told:] if event.kind == "worship"] == [0, 1]
    assert t.lawful().why("red", "claim low") is None


def test_worship_of_a_crusade_came_at_once() -> None:
    t = base(rulings=BEFORE).hand("red", "P15").give("red", cosmo=2).warriors("pink", 2).turn("red", "violet 2")
    t.do("red", "take violet 2", "place pink", "attack E4", "play P15", "attack E3")
    assert t.worship() == {"red pink": 2}
