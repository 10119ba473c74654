"""Chapters 23 and 25: the track, and the end of the game."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import development, scoring, worship
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.vocabulary import CIVS, FEAST
from tests.games.theocratia.table import BOTH, Table, base, ended
from tests.rules import rule

N = load_box().numbers


def finished(t: Table, **drops: str) -> Table:
    """Go through the final scoring; drops: whose priest goes where players are asked."""
    ended(t)
    while not t.s.over():
        player = t.asked()[0]
        wanted = f"drop {drops[player]}" if player in drops else sorted(t.answers(player))[0]
        t.do(player, wanted)
    return t


# --- chapter 23 --------------------------------------------------------------------------------


@rule("TH-23.1")
def test_the_first_worship_takes_a_priest_to_zero() -> None:
    t = base()
    assert t.priest("red", "pink") == -1
    for space in (0, 1, 2):
        t.run(worship.Gain(0, CIVS.index("pink"), 1))
        assert t.priest("red", "pink") == space
    assert t.cosmo("red") == 0


@rule("TH-23.2", "TH-29.8", "TH-R28")
@pytest.mark.parametrize(
    ("edition", "by_space"),
    [
        ("final", {-1: 0, 0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5, 11: 5, 12: 6}),
        ("early", {-1: 1, 0: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 5, 10: 6, 11: 6, 12: 6}),
    ],
    ids=BOTH,
)
def test_the_multipliers_of_the_track(edition: str, by_space: dict[int, int]) -> None:
    s = base(edition).s
    assert {space: s.multiplier(space) for space in by_space} == by_space


@rule("TH-23.3", "TH-23.4")
@pytest.mark.parametrize("edition", BOTH)
def test_cosmo_does_not_exceed_ten(edition: str) -> None:
    t = base(edition).give("red", cosmo=8)
    worship.gain_cosmo(t.s, 0, 5)
    assert t.cosmo("red") == 10
    for cosmo, told in ((9, [[1]]), (10, [])):  # of what is lost nothing is told
        t = base(edition).give("red", cosmo=cosmo).turn("red", "pink 1")
        t.do("red", "take pink 1", "place magenta", "lead")
        assert (t.cosmo("red"), [event.data for event in t.play.journal.events if event.kind == "cosmo"]) == (10, told)


@rule("TH-23.5")
def test_what_cannot_be_paid_in_full_cannot_be_bought() -> None:
    t = base().give("red", cosmo=1).priests("red", pink=2).turn("red", "pink 3")
    assert t.why("red", "claim low") == "TH-23.5"
    t.do("red", "take pink 3")
    assert t.why("red", "turn to 2") == "TH-6.1"


@rule("TH-29.7")
def test_worship_beyond_the_last_space_is_lost() -> None:
    assert N.last_space == 12
    t = base("early").priests("red", pink=10).run(worship.Gain(0, CIVS.index("pink"), 5))
    assert t.priest("red", "pink") == 12
    assert [event.data for event in t.play.journal.events if event.kind == "worship"] == [[CIVS.index("pink"), 2]]
    t = base().priests("red", pink=12).run(worship.Gain(0, CIVS.index("pink"), 1))
    assert (t.priest("red", "pink"), t.s.over()) == (12, True)  # nor is it reached once more
    assert "worship" not in [event.kind for event in t.play.journal.events]


@rule("TH-R32")
def test_gains_of_one_moment_go_round_from_the_active_player_and_a_token_comes_before_the_next() -> None:
    t = base().put("violet", "pyramid", "H5 G5").priests("red", violet=11).priests("white", violet=11)
    t.area("violet", green=1).give("red", cosmo=5).turn("red", "violet 5").do("red", "take violet 5", "place violet")
    told = len(t.play.journal.events)
    t.do("red", "holiday")
    assert (t.asked(), t.question()) == (["red"], "ChooseToken")
    assert t.priest("white", "violet") == 11  # white's pyramid waits
    t.do("red", "token c")
    assert (t.asked(), t.question()) == (["white"], "ChooseToken")
    t.do("white", "token a")
    order = [event.seat for event in t.play.journal.events[told:] if event.kind in ("worship", "token")]
    assert order == [0, 0, 3, 3]
    for first, seats in (("blue", [3, 0, 1]), ("brown", [1, 3, 0])):  # outside turns from the first player
        t = base().area("violet", red=1, brown=1, white=1).page("violet", 6)
        t.s.first, t.s.active = t.seat(first), -1
        told = len(t.play.journal.events)
        t.s.development = [FEAST] * 4
        t.run(development.Develop(CIVS.index("violet")))
        assert [event.seat for event in t.play.journal.events[told:] if event.kind == "worship"] == seats


@rule("TH-R32")
@pytest.mark.parametrize(("player", "order"), [("brown", [1, 1, 3, 0]), ("white", [3, 3, 0, 1]), ("red", [0, 0, 1, 3])])
def test_owners_gain_clockwise_from_the_active_player(player: str, order: list[int]) -> None:
    t = base().put("violet", "barrack", "G5").put("violet", "barrack", "F6").put("violet", "barrack", "H5")
    assert [t.colour(where) for where in ("G5", "F6", "H5")] == ["red", "brown", "white"]
    t.warriors("violet", 1).turn(player, "pink 2").do(player, "take pink 2", "place violet")
    t.s.first = t.seat("blue")  # who begins the round does not matter
    told = len(t.play.journal.events)
    t.do(player, "attack E4", "end turn")
    assert [event.seat for event in t.play.journal.events[told:] if event.kind == "worship"] == order


# --- chapter 25 --------------------------------------------------------------------------------


@rule("TH-25.2", "TH-25.7")
@pytest.mark.parametrize(("edition", "least", "most"), [("final", 0, 5), ("early", 1, 6)])
def test_the_starting_score(edition: str, least: int, most: int) -> None:
    t = base(edition)
    scores = [t.give("red", cosmo=cosmo).s.starting_score(0) for cosmo in range(11)]
    assert (scores[0], scores[-1], len(set(scores))) == (least, most, 6)


@rule("TH-25.3")
@pytest.mark.parametrize("edition", BOTH)
def test_each_pyramid_on_an_own_hex_is_a_worship_of_any_civ(edition: str) -> None:
    t = base(edition).put("violet", "pyramid", "G5 F8").put("pink", "pyramid", "F2 G3")  # red has both of violet's
    ended(t)
    assert t.asked() == ["red"]
    t.do("red", "worship magenta", "worship magenta", "worship pink")
    assert t.worship() == {"red magenta": 2, "red pink": 1}
    assert (t.asked(), t.question()) == (["blue"], "AnyWorship")


@rule("TH-25.4")
@pytest.mark.parametrize("edition", BOTH)
def test_the_farthest_priest_is_removed_and_the_player_chooses_among_equals(edition: str) -> None:
    t = base(edition).priests("red", magenta=5, pink=5, violet=2).priests("brown", magenta=3)
    t.priests("blue", pink=1).priests("white", pink=1)
    ended(t)
    assert t.lawful().answers("red") == {"drop magenta", "drop pink"}
    assert t.why("red", "drop violet") == "TH-25.4"
    t.do("red", "drop pink")
    assert t.s.over()  # nobody else has a tie
    assert [event.seat for event in t.play.journal.events if event.kind == "drop"] == [0, 1, 2, 3]  # once each
    assert t.s.dropped == [3, 0, 3, 3]


@rule("TH-25.4", "TH-25.5")
@pytest.mark.parametrize(("dropped", "points"), [("magenta", 6), ("pink", 10)])
def test_the_removed_priest_scores_nothing_whatever_its_worth(dropped: str, points: int) -> None:
    t = base().page("magenta", 5).page("pink", 3).priests("red", magenta=4, pink=4)
    t.priests("brown", violet=3).priests("blue", violet=3).priests("white", violet=3)
    t = finished(t, red=dropped)
    assert t.scores()[0] == points
    told = [event.data for event in t.play.journal.events if event.kind == "points" and event.seat == 0]
    assert [scoring.SOURCES[source] for _, source in told] == [
        "start", *(civ for civ in CIVS if civ != dropped), "malus",
    ]  # fmt: skip
    assert {scoring.SOURCES[source]: gained for gained, source in told if gained} == {
        "magenta" if dropped == "pink" else "pink": points
    }


@rule("TH-25.5", "TH-25.8")
@pytest.mark.parametrize(("edition", "points"), [("final", 0 + 3 * 2 + 4 * 1), ("early", 1 + 3 * 3 + 4 * 2 + 2 * 1)])
def test_each_remaining_priest_scores_its_page_times_its_multiplier(edition: str, points: int) -> None:
    t = base(edition).page("magenta", 3).page("turquoise", 4).page("violet", 7).page("pink", 2)
    t.priests("red", magenta=4, turquoise=3, violet=9)
    assert finished(t).scores()[0] == points


@rule("TH-25.6")
def test_the_malus_is_subtracted() -> None:
    t = base().give("red", cosmo=10, malus=3)
    assert finished(t).scores()[0] == 5 - 3


@rule("TH-25.9", "TH-25.11", "TH-26.19")
@pytest.mark.parametrize("edition", BOTH)
def test_tied_players_all_win(edition: str) -> None:
    t = base(edition).give("red", cosmo=6).give("blue", cosmo=7)
    scores = finished(t).scores()
    assert scores[0] == scores[2] == max(scores)
    assert t.s.over()
    assert t.s.ranking()[0] == [0, 2]  # nothing breaks the tie


@rule("TH-25.10", "TH-26.20")
@pytest.mark.parametrize(("points", "shown"), [(65, (0, 65)), (70, (0, 70)), (71, (1, 1)), (90, (1, 20))])
def test_the_score_track_of_the_early_edition_ends_at_seventy(points: int, shown: tuple[int, int]) -> None:
    assert scoring.on_track(base("early").s, points) == shown


@rule("TH-R36")
def test_a_score_may_be_negative() -> None:
    assert finished(base().give("red", malus=9)).scores()[0] == -9


def scoring_example(edition: str) -> Table:
    """Blue: cosmo 5, malus 5; magenta and pink on 9, violet 7, turquoise 5."""
    t = base(edition).page("magenta", 6).page("turquoise", 7).page("violet", 4).page("pink", 3)
    return t.priests("blue", magenta=9, pink=9, violet=7, turquoise=5).give("blue", cosmo=5, malus=5)


@rule("TH-E16")
def test_the_example_of_the_early_scoring() -> None:
    t = finished(scoring_example("early"), blue="pink")
    blue = t.seat("blue")
    parts = [t.s.priest_score(blue, CIVS.index(civ)) for civ in ("magenta", "turquoise", "violet")]
    assert (t.s.starting_score(blue), parts) == (3, [30, 21, 16])
    assert t.scores()[blue] == 65


@rule("TH-E17")
def test_the_example_of_the_final_scoring() -> None:
    t = finished(scoring_example("final"), blue="pink")
    blue = t.seat("blue")
    parts = [t.s.priest_score(blue, CIVS.index(civ)) for civ in ("magenta", "turquoise", "violet")]
    assert (t.s.starting_score(blue), parts) == (2, [24, 14, 12])
    assert t.scores()[blue] == 47
    told = [event.data for event in t.play.journal.events if event.kind == "points" and event.seat == blue]
    assert sum(points for points, _ in told) == 47


@rule("TH-25.4", "TH-25.6")
def test_scores_before_the_end_are_as_if_it_were_now() -> None:
    t = scoring_example("final")
    assert t.scores()[2] == 47  # the less valuable of the two farthest goes
    t = base().page("magenta", 5).page("pink", 3).priests("red", magenta=6, pink=4).give("red", malus=1)
    assert t.scores()[0] == 3 * 2 - 1  # magenta's is the farthest, though pink's is worth less
