"""The chart tells who won and why: every point in its place, and pictures that need no colours to be read."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import Scene, Seat
from demiurge.table.seen import chart, turning
from demiurge.table.seen.shown import Result, Source
from demiurge.table.seen.styles import whole_style
from demiurge.table.seen.turning import Scored
from tests.orchard.game import Trees
from tests.table import sketch

SEATS = [Seat("Ants", "seat-0", sketch.emblem(0), 30), Seat("Bees & Co", "seat-1", sketch.emblem(1), 34)]
RESULT = Result(
    [[1], [0]],
    [30, 34],
    ["1", "2"],
    [
        [Source("towns", [10, 25]), Source("power taken", [-2, -3])],
        [Source("towns", [14, 20])],
    ],
    [],
)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{markup}</div>")


# ---- the account
def test_every_point_of_a_real_game_is_in_its_place() -> None:
    play = sketch.played()
    found = chart.result(play, sketch)
    assert found.scores == play.state.scores()
    assert found.periods == ["Start", "1", "2", "3", "4", "5", "6", "End"]
    for seat, score in enumerate(found.scores):
        assert sum(sum(source.by_period) for source in found.sources[seat]) == score
        assert all(len(source.by_period) == 8 for source in found.sources[seat])
        assert chart.totals(found, seat)["start"] == 20
        by_name = {source.name: source.by_period for source in found.sources[seat]}
        for late in ("fire", "water", "earth", "air", "network", "resources"):  # the final count, and nothing earlier
            assert sum(by_name[late][:-1]) == 0
        assert by_name["bonus cards"][-1] == 0


def test_the_score_after_each_period_is_what_the_game_had_then() -> None:
    play = sketch.played()
    found = chart.result(play, sketch)
    rounds = [at for at, _ in enumerate(play.record.lines) if any(e.kind == "round" for e in play.events_of(at))]
    second = play.told[rounds[1]]  # the answer that began round 2
    figures: dict[int, int] = {}
    for event in play.journal.events[:second]:
        if event.seat >= 0 and event.data:
            figures[event.seat] = event.data[0]  # events of this game begin with the seat's VP
    ahead = {event.seat: event.data[0] for event in play.events_of(rounds[1]) if event.kind == "vp"}
    for seat in range(4):
        assert chart.running(found, seat)[1] in (figures[seat], ahead.get(seat))


def test_a_game_that_still_runs_has_a_chart_too() -> None:
    play = sketch.played(answers=120)
    found = chart.result(play, sketch)
    assert "End" not in found.periods
    assert [sum(chart.totals(found, seat).values()) for seat in range(4)] == play.state.scores()


def test_a_game_without_words_has_all_points_in_one_heap(orchard: str) -> None:
    play = sketch.played(orchard, 3)
    found = chart.result(play, sketch)
    assert [chart.totals(found, seat) for seat in range(3)] == [
        {"other": score} if score else {} for score in play.state.scores()
    ]
    assert found.turning_points == []
    assert "<svg" in chart.bars(found, sketch.seats(play.state))
    assert "<svg" in chart.lines(found, sketch.seats(play.state))


def test_equal_scores_share_a_rank() -> None:
    tied = Result([[1, 2], [0], [3]], [5, 9, 9, 1], [""], [[]] * 4, [])
    assert chart.by_rank(tied) == [(1, 1), (1, 2), (3, 0), (4, 3)]


def test_a_tie_that_the_game_breaks_is_no_shared_rank(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = sketch.played(orchard, 3)
    monkeypatch.setattr(Trees, "scores", lambda self: [4, 4, 1])
    assert chart.result(play, sketch).ranks == [[0, 1], [2]]
    monkeypatch.setattr(Trees, "tie_break", lambda self, seat: [seat])
    assert chart.result(play, sketch).ranks == [[1], [0], [2]]


# ---- turning points
ROUNDS = ("Start", "Round 1", "Round 2", "Round 3")


def told(own: list[Scored], who: int, now: list[int], then: list[int]) -> str:
    return turning.sentence(turning.Turn(own, who, now, then), "Round 1")


def test_who_only_drew_level_passed_nobody() -> None:
    now, then = [1, 2, 0, 0], [2, 2, 1, 0]
    own = [Scored(0, 0, 0, 1, "x"), Scored(0, 0, 2, 1, "x")]
    assert turning.climber(now, then) == 2
    assert told(own, 2, now, then) == "Round 1. {2}: +1 (x), passing {3}."


def test_turning_points_are_where_the_order_changed_with_round_and_seat() -> None:
    account = [
        Scored(0, 1, 0, 10, "towns"),
        Scored(4, 1, 1, 3, "towns"),
        Scored(6, 2, 1, 12, "shipping"),
        Scored(9, 3, 0, 1, "towns"),
    ]
    assert turning.turning_points(account, ROUNDS, 2, [1]) == [
        (1, "Round 1. {0}: +10 (towns), taking the lead from {1}."),
        (7, "Round 2. {1}: +12 (shipping), taking the lead from {0}."),
    ]


def test_only_the_three_that_weigh_most_are_told_and_lasting_ones_weigh_more() -> None:
    account = [Scored(0, 1, 0, 5, "a"), Scored(1, 1, 1, 9, "a")]
    for turn in range(2, 12, 2):  # 0 and 1 overtake one another in turn
        account += [Scored(turn, 1, 0, 8, "b"), Scored(turn + 1, 1, 1, 8 if turn < 10 else 20, "c")]
    found = turning.turning_points(account, ROUNDS, 2, [1])
    assert len(found) == 3
    assert found == sorted(found)
    assert found[-1] == (12, "Round 1. {1}: +20 (c), taking the lead from {0}.")


def test_the_winner_has_a_turning_point_though_nobody_was_ever_ahead() -> None:
    """Seat 0 leads from setting up; the others pass one another behind."""
    account = [Scored(-1, 0, 0, 50, "start")]
    for turn in range(8):
        account.append(Scored(turn, 1 + turn % 3, 1 + turn % 2, 3 + turn, "a"))
    account += [Scored(8, 2, 0, 4, "b"), Scored(9, 3, 0, 6, "c"), Scored(10, 3, 0, 2, "d")]
    account.sort(key=lambda one: one.line)
    found = turning.turning_points(account, ROUNDS, 3, [0])
    assert len(found) == 3
    assert found[-1] == (10, "Round 3. {0}: +6 (c), the winner's largest gain.")
    assert not any("{0}" in text for _, text in turning.turning_points(account, ROUNDS, 3, [])), (
        "where the game has won"
    )


def test_several_sources_and_several_who_were_passed() -> None:
    own = [Scored(5, 1, 2, 2, "towns"), Scored(5, 1, 2, 7, "network")]
    assert told(own, 2, [3, 4, 0, 30], [3, 4, 9, 30]).endswith("{2}: +9 (most of it network), passing {0} and {1}.")
    assert told(own, 2, [3, 4, 0], [3, 4, 9]).endswith(", taking the lead from {1}.")


def test_what_seats_begin_with_turns_nothing() -> None:
    account = [Scored(0, 0, 1, 20, "start"), Scored(1, 0, 0, 20, "start"), Scored(7, 1, 0, 4, "towns")]
    assert [at for at, _ in turning.turning_points(account, ROUNDS, 2, [0], since=1)] == [8]
    play = sketch.played()
    found = chart.result(play, sketch)
    assert all("(start)" not in text for _, text in found.turning_points)
    assert 1 <= len(found.turning_points) <= 3


@pytest.mark.parametrize("name", ["terra-mystica", "civolution"])  # the others count only in the end
def test_every_turning_point_of_a_game_names_its_round_and_one_is_the_winners(name: str) -> None:
    play = Play(find(name).make(), 2, Chance(4))
    while not play.state.over():
        seat = play.state.waiting()[0]
        assert play.answer(seat, play.state.answers(seat)[0]) is None
    found = chart.result(play, drawing_of(play.game))
    heads = re.compile(r"(Start|End|Round \d|Era \w+(, round \d)?)\. \{(\d)\}(:| with) ")
    whose = [heads.match(text) for _, text in found.turning_points]
    assert whose, "else this proves nothing"
    assert all(whose), found.turning_points
    assert {int(one[3]) for one in whose if one} & set(found.ranks[0])


# ---- the colours
def test_what_the_game_colours_takes_no_colour_of_the_sheet() -> None:
    own = [Source("a", [3]), Source("fire", [4]), Source("b", [5])]
    found = Result([[0]], [12], ["1"], [own], [], tints={"fire": "var(--fire)"})
    assert chart.untinted(found) == {"a": 0, "b": 1}
    drawn = chart.bars(found, SEATS[:1])
    assert drawn.count('fill="var(--fire)"') == 3, "wide, narrow, and in the legend"
    assert drawn.count('class="ch-2"') == 3
    assert 'class="ch-3"' not in drawn


@pytest.mark.parametrize("name", ["terra-mystica", "theocratia", "nova-era", "civolution"])
def test_lines_and_sources_have_colours_that_the_style_of_the_game_knows(name: str) -> None:
    """A line is drawn in --c, which the class of its seat sets, as it does for the pieces on the board."""
    game, style = find(name).make(), whole_style(name)
    play = Play(game, 2, Chance(1))
    drawing = drawing_of(game)
    for tint in chart.tints_of(drawing).values():
        assert f"{tint[4:-1]}:" in style, tint
    while len({seat.colour for seat in drawing.scene(view(play.state, -1), -1).seats}) < 2:  # factions are chosen first
        seat = play.state.waiting()[0]
        assert play.answer(seat, play.state.answers(seat)[0]) is None
    for seat_ in drawing.scene(view(play.state, -1), -1).seats:
        rule = re.search(rf"\.{seat_.colour.split()[0]}\b[^{{}}]*\{{[^}}]*--c:", style)
        assert rule is not None, seat_.colour
        assert f'class="{seat_.colour}"' in chart.line_of(seat_, [1], [(0.0, 0.0)], 0.0)


# ---- the pictures
@pytest.mark.parametrize("draw", [chart.bars, chart.lines, chart.table])
def test_pictures_are_sound_markup_that_the_policy_allows(draw: object) -> None:
    play = sketch.played()
    assert callable(draw)
    markup: str = draw(chart.result(play, sketch), sketch.seats(play.state))
    parsed(markup)
    assert "Bees &amp; Co" in markup
    assert "style=" not in markup
    assert "<style" not in markup
    assert "<script" not in markup
    ids = re.findall(r'\bid="([^"]+)"', markup)
    assert len(ids) == len(set(ids))


def test_bars_are_as_long_as_their_points_with_losses_left_of_zero() -> None:
    root = parsed(chart.bars(RESULT, SEATS))
    wide = next(svg for svg in root.iter("svg") if svg.get("class") == "ch-bars ch-wide")
    found: dict[str, tuple[float, float]] = {}
    for part in (group for group in wide.iter("g") if group.get("class") == "ch-part"):
        rect = part.find("rect")
        assert rect is not None
        found[part.findtext("title") or ""] = (float(rect.get("x", "")), float(rect.get("width", "")))
    unit = chart.WIDE / 40  # 35 won and 5 lost, at most
    assert list(found) == ["towns: 34", "towns: 35", "power taken: -5"]
    assert found["towns: 34"] == pytest.approx((5 * unit, 34 * unit), abs=0.1)
    assert found["towns: 35"] == pytest.approx((5 * unit, 35 * unit), abs=0.1)
    assert found["power taken: -5"] == pytest.approx((0, 5 * unit), abs=0.1)
    texts = [text.text for text in wide.iter("text")]
    assert texts.index("Bees & Co") < texts.index("Ants")  # the best first
    assert {"34", "30", "−5", "1", "2"} <= set(texts)


def test_a_value_stands_inside_only_where_it_fits() -> None:
    assert "<text" in chart.bar_part(0, "", "towns", 12, 0, 0, 30, "bars")
    assert "<text" not in chart.bar_part(0, "", "towns", 12, 0, 0, 12, "bars")


def test_more_sources_than_colours_are_told_apart_by_patterns() -> None:
    paints = [chart.paint(index) for index in range(24)]
    assert len(set(paints)) == 24
    assert "url(#bars-hatch)" in chart.piece(9, "", "bars", 0, 0, 5, 5)
    assert "url(" not in chart.piece(3, "", "bars", 0, 0, 5, 5)


def test_lines_end_at_emblems_that_do_not_cover_one_another() -> None:
    assert chart.apart([50, 50, 52], 0, 200) == [50, 74, 98]
    assert chart.apart([195, 198], 0, 200) == [176, 200]
    assert chart.apart([100, 20], 0, 200) == [100, 20]
    found = chart.lines(RESULT, SEATS)
    assert found.count('class="badge') == 2 * len(SEATS)
    assert '<path class="ch-over" d="M32.0' in found


@pytest.mark.parametrize(("low", "high"), [(20, 121), (0, 3), (0, 0), (-4, 9), (17, 18), (5, 2000)])
def test_ticks_enclose_the_scores_in_round_numbers(low: int, high: int) -> None:
    found = chart.ticks(low, high)
    assert found[0] <= low <= high <= found[-1]
    assert found[0] < found[-1]
    assert 1 <= len(found) <= 8
    assert len({b - a for a, b in pairwise(found)}) == 1


def test_the_table_has_the_same_figures() -> None:
    root = parsed(chart.table(RESULT, SEATS))
    rows = [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]
    assert rows == [
        ["", "Bees & Co", "Ants"],
        ["towns", "34", "35"],
        ["power taken", "0", "-5"],
        ["total", "34", "30"],
        ["after 1", "14", "8"],
        ["after 2", "34", "30"],
    ]


# ---- a game that counts only in the end
def test_where_points_are_counted_in_the_end_the_lines_show_how_it_stood() -> None:
    play = sketch.played("theocratia", 3)
    drawing = drawing_of(play.game)
    found = chart.result(play, drawing)
    assert found.periods == ["1", "2", "3", "4", "5", "End"]
    assert found.turning_points == []
    for seat, score in enumerate(found.scores):
        assert len(chart.running(found, seat)) == 6
        assert chart.running(found, seat)[-1] == score
    assert any(len(set(chart.running(found, seat))) > 2 for seat in range(3)), "they are no flat lines"


def test_a_source_has_the_colour_that_the_game_gives_it() -> None:
    play = sketch.played("theocratia", 3)
    found = chart.result(play, drawing_of(play.game))
    assert 'fill="var(--c-violet)"' in chart.bars(found, SEATS + SEATS[:1])


# ---- a game that can beat its players
def test_whom_the_game_itself_plays_is_in_the_chart() -> None:
    play = sketch.played("civolution", 1)
    drawing = drawing_of(play.game)
    scene = drawing.scene(view(play.state, 0), 0)
    alone = chart.result(play, drawing)
    assert len(alone.scores) == 1, "a seat is only what somebody can take"
    found, seats = chart.charted(alone, scene)
    assert scene.rival is not None
    assert [seat.title for seat in seats] == [scene.seats[0].title, "V.I.C.I"]
    assert found.scores[1] == scene.rival.score
    for seat in (0, 1):
        assert sum(chart.totals(found, seat).values()) == found.scores[seat] == chart.running(found, seat)[-1]
    assert len([n for n in chart.totals(found, 1).values() if n]) > 3, "her points have sources, too"
    best = seats[chart.by_rank(found)[0][1]]
    assert best.score == max(found.scores)
    assert chart.winners(found, seats) == f"Victory for {best.title}"
    for picture in (chart.bars(found, seats), chart.lines(found, seats), chart.table(found, seats)):
        assert "V.I.C.I" in picture


def test_where_the_game_itself_has_won_nobody_is_called_the_winner() -> None:
    lost = replace(RESULT, ranks=[[], [1], [0]])
    assert chart.winners(lost, SEATS) == "The game has won"
    rival = replace(SEATS[1], title="Crows", score=99)
    found, seats = chart.charted(lost, Scene("", "", "", SEATS, (0, 1), rival=rival))
    assert (chart.winners(found, seats), chart.best_score(found)) == ("Victory for Crows", 99)
    assert chart.by_rank(found) == [(1, 2), (2, 1), (3, 0)]
    won, seats = chart.charted(RESULT, Scene("", "", "", SEATS, (0, 1), rival=replace(rival, score=2)))
    assert (chart.winners(won, seats), chart.best_score(won)) == ("Victory for Bees & Co", max(RESULT.scores))
    assert chart.by_rank(won)[-1] == (3, 2)
    assert chart.by_rank(lost) == [(2, 1), (3, 0)]
    assert "<svg" in chart.bars(lost, SEATS)


def test_sources_are_said_in_the_language_of_the_drawing_and_keep_their_colours() -> None:
    play = sketch.played("theocratia", 2)
    tinted: dict[str, list[str]] = {}
    for language in ("en", "ru"):
        found = chart.result(play, drawing_of(play.game, language), language)
        names = chart.names_of(found)
        assert all(bool(re.search("[А-Яа-я]", name)) == (language == "ru") for name in names), names
        tinted[language] = [found.tints[name] for name in names if name in found.tints]
        assert "Text(" not in chart.table(
            found, drawing_of(play.game, language).scene(view(play.state, 0), 0).seats, language
        )
    assert tinted["en"] == tinted["ru"] != []
