"""The answers of a seat: all of them, once, in good order, with what they cost and bring."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica import turns
from demiurge.games.terra_mystica.actions import CONVERT, DECLINE, DONE, IMPROVE, PASSES, POWER
from demiurge.games.terra_mystica.boards import hex_id
from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.drawing.answers import MOST_REFUSED, MOST_WISHES
from demiurge.games.terra_mystica.drawing.trial import Trials, figures, power_chips
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.actions import span
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import changed
from demiurge.kernel.game import View, digest
from demiurge.kit.scene import SPECTATOR, Answer
from demiurge.kit.writer import REFUSED_ROWS
from tests.games.terra_mystica.drawing.positions import KINDS, Walk
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.kit.reading import listed, parsed, places, with_class

drawing = PAINTER.speaking()


def named(t: Table, faction: str) -> dict[str, Answer]:
    return {answer.name: answer for answer in listed(drawing.answers(View(t.s), t.seat(faction)))}


def chips(answer: Answer) -> dict[str, int]:
    return {chip.icon: chip.amount for chip in answer.chips}


def two() -> Table:
    return table("witches", "engineers", witches="E9 F4", engineers="E7 C5").turn("witches")


# ---- all of them, once
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_is_listed_once(kind: str, seed: int) -> None:
    for position, seat in Walk(kind, seed).positions(every=3):
        groups = drawing.answers(View(position), seat)
        allowed = [answer.action for answer in listed(groups) if not answer.refusal]
        assert sorted(allowed) == sorted(position.answers(seat))
        keys = [group.key for group in groups]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("kind", KINDS)
def test_places_and_svgs_of_answers_are_in_the_scene(kind: str) -> None:
    for position, seat in Walk(kind, 4).positions(every=11):
        there = places(drawing.scene(View(position), seat))
        for answer in listed(drawing.answers(View(position), seat)):
            assert there.issuperset(answer.places), answer.name
            assert there.issuperset([*answer.marks, *answer.ghosts])
            for markup in (answer.label, *answer.marks.values(), *answer.ghosts.values()):
                parsed(markup)
                assert "style=" not in markup
            assert answer.name
            assert not set("<>{}") & set(answer.name + answer.note)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_refused_is_refused_by_its_clause(kind: str) -> None:
    seen = 0
    for position, seat in Walk(kind, 6).positions(every=7):
        groups = drawing.answers(View(position), seat)
        refused = [answer for answer in listed(groups) if answer.refusal]
        seen += len(refused)
        assert len(refused) <= MOST_REFUSED
        for answer in refused:
            assert position.refuse(seat, answer.action) == answer.refusal
            assert not answer.after
        for group in groups:
            assert sum(1 for answer in group.answers if answer.refusal) <= REFUSED_ROWS
        if refused:
            assert isinstance(position.decision(seat), turns.Turn)
            assert position.players[seat].actions
    assert seen


def test_a_spectator_has_no_answers() -> None:
    t = two()
    assert drawing.answers(View(t.s), SPECTATOR) == []
    assert drawing.answers(View(t.s), t.seat("engineers")) == []
    assert drawing.wishes(View(t.s), SPECTATOR, "hex-E8") == []


# ---- what they cost and bring
@pytest.mark.parametrize("kind", KINDS)
def test_answers_that_share_a_preview_do_the_same(kind: str) -> None:
    for position, seat in Walk(kind, 8).positions(every=13):
        shared = Trials(drawing.words, position, seat)
        for action in position.answers(seat):
            assert shared.of(action) == Trials(drawing.words, position, seat).of(action)


@pytest.mark.parametrize("kind", ["plain", "everything", "site"])
def test_a_preview_is_what_happens(kind: str) -> None:
    """Where nothing else follows from the answer, the figures afterwards are those that were foretold."""
    checked = 0
    for position, seat in Walk(kind, 9).positions(every=5):
        before = figures(position, seat)
        for answer in listed(drawing.answers(View(position), seat)):
            if answer.refusal or not (answer.action in IMPROVE or answer.action in span(POWER, DECLINE)):
                continue
            trial = position.clone()
            trial.apply(seat, answer.action, Chance(0))
            after = figures(trial, seat)
            assert answer.after == {name: str(n) for name, n in after.items() if n != before[name]}
            by_icon = chips(answer)
            assert by_icon.get("coin", 0) == after["coins"] - before["coins"]
            assert by_icon.get("vp", 0) == after["score"] - before["score"]
            checked += 1
    assert checked > 20


def test_passing_shows_its_points_and_coins_but_does_not_take_the_next_income() -> None:
    t = two().card("engineers", 9).passes("witches")
    t.s.card_coins = [2] * len(t.s.card_coins)
    answer = next(a for a in listed(drawing.answers(View(t.s), t.seat("engineers"))) if a.action in PASSES)
    assert chips(answer) == {"coin": 2, "vp": t.p("engineers").built[1]}
    assert set(answer.after) == {"coins", "score", "income-coin"}, "the card of the next round adds to what comes"
    trial = t.s.clone()
    trial.apply(t.seat("engineers"), answer.action, Chance(0))
    assert trial.round == 2, "else there is no income to tell apart"


def test_dwelling_names_its_ground_and_its_price() -> None:
    t = two().rich("witches").paint("E10", "blue")
    answer = named(t, "witches")["Dwelling on E10"]
    assert answer.note == "lake to forest, 1 spade"
    assert answer.places == ("hex-E10",)
    assert chips(answer) == {"worker": -4, "coin": -2, "vp": 2}
    assert answer.after["D"] == "3"
    assert list(answer.marks) == list(answer.ghosts) == ["board"]


def test_a_hex_is_marked_once() -> None:
    t = two().rich("witches")
    marked = [answer.places[0] for answer in listed(drawing.answers(View(t.s), 0)) if answer.marks]
    assert len(marked) == len(set(marked)) > 5


def test_temple_brings_a_favor_tile() -> None:
    t = two().put("witches", "F4", "TP").rich("witches")
    assert chips(named(t, "witches")["Temple on F4"]) == {"worker": -2, "coin": -5, "favor": 1}


def test_a_town_that_would_be_founded_is_a_gain_of_its_own_hex_only() -> None:
    t = two().put("witches", "E9 E10 F5 D8 A3").put("witches", "D8", "SH").rich("witches")
    assert chips(named(t, "witches")["Trading house on F5"])["town"] == 1
    alike = named(t, "witches")["Trading house on A3"]  # the same price, and no town
    assert chips(alike) == {"worker": -2, "coin": -6}


def test_a_tunnel_has_its_price() -> None:
    t = table("dwarves", "witches", dwarves="F6 C5", witches="A3 F2").turn("dwarves").rich("dwarves")
    t.paint("E10 E11", "red")
    near, far = (named(t, "dwarves")[f"Turn {h} into mountain"] for h in ("E10", "E11"))
    assert (chips(near), near.note) == ({"worker": -3}, "wasteland to mountain, 1 spade")
    assert (chips(far), far.note) == ({"worker": -5, "vp": 4}, "wasteland to mountain, 1 spade, by tunnel")


def test_missing_power_is_sacrificed_and_shown() -> None:
    t = two().give("witches", bowl1=0, bowl2=4, bowl3=2)
    answer = named(t, "witches")["1 priest for 3 power"]
    assert chips(answer) == {"power": -3, "token": -1, "priest": 1}
    assert (answer.after["bowl1"], answer.after["bowl2"], answer.after["bowl3"]) == ("3", "2", "0")
    assert [group.aside for group in drawing.answers(View(t.s), 0) if group.key == "power"] == [
        "sacrificing from bowl II"
    ]


@pytest.mark.parametrize(
    ("bowls", "found"),
    [
        ([(5, 7, 0), (2, 10, 0)], {"power": 3}),
        ([(0, 2, 3), (0, 0, 5)], {"power": 2}),
        ([(1, 0, 4), (5, 0, 0)], {"power": -4}),
        ([(1, 4, 2), (4, 2, 0)], {"power": -3, "token": -1}),
        ([(5, 5, 0), (9, 5, 0)], {"token": 4}),
        ([(5, 5, 2), (0, 5, 2)], {"token": -5}),
        ([(3, 3, 3), (3, 3, 3)], {}),
    ],
)
def test_power_is_told_from_the_bowls(bowls: list[tuple[int, int, int]], found: dict[str, int]) -> None:
    assert {chip.icon: chip.amount for chip in power_chips(bowls)} == found


def test_price_of_what_is_refused_for_want_of_coins() -> None:
    t = two().put("witches", "F4", "TP").give("witches", coins=0, workers=0)
    answer = named(t, "witches")["Temple on F4"]
    assert answer.refusal == "TM-4.9"
    assert chips(answer) == {"worker": -2, "coin": -5, "favor": 1}


# ---- what is missing
@pytest.mark.parametrize(
    ("held", "said"),
    [
        ({"coins": 3, "workers": 0}, "2 coins and 2 workers short"),
        ({"coins": 0, "workers": 2}, "5 coins short"),
        ({"coins": 4, "workers": 2, "bowl3": 1}, "Convert 1 power to 1 coin first"),
        ({"coins": 4, "workers": 2, "bowl2": 2}, "Convert 1 power to 1 coin first"),  # by a sacrifice
        ({"coins": 4, "workers": 2, "bowl2": 1}, "1 coin short"),
        ({"coins": 4, "workers": 3}, "Convert 1 worker to 1 coin first"),
        (
            {"coins": 3, "workers": 1, "priests": 1, "bowl3": 2},
            "Convert 1 priest and 2 power to 2 coins and 1 worker first",
        ),
        ({"coins": 5, "workers": 0, "bowl3": 5}, "2 workers short"),
    ],
)
def test_a_refusal_for_want_of_means_says_what_is_missing(held: dict[str, int], said: str) -> None:
    none = {"coins": 0, "workers": 0, "priests": 0, "bowl1": 0, "bowl2": 0, "bowl3": 0}
    t = two().put("witches", "F4", "TP").give("witches", **{**none, **held})
    answer = named(t, "witches")["Temple on F4"]
    assert (answer.refusal, answer.lacks) == ("TM-4.9", said)


def test_power_that_is_missing_cannot_be_converted() -> None:
    t = two().give("witches", bowl1=5, bowl2=1, bowl3=2)
    assert named(t, "witches")["1 priest for 3 power"].lacks == "1 power short"


def test_what_is_refused_for_another_reason_lacks_nothing() -> None:
    t = two().rich("witches")
    assert {wish.lacks for wish in drawing.wishes(View(t.s), 0, "hex-A1")} == {""}


@pytest.mark.parametrize("kind", KINDS)
def test_a_named_conversion_leads_to_the_answer(kind: str) -> None:
    """Every plan that is told was tried; here once more from outside, by the game itself."""
    found = 0
    for position, seat in Walk(kind, 12).positions(every=5):
        for answer in listed(drawing.answers(View(position), seat)):
            if not answer.lacks:
                continue
            assert answer.refusal
            if answer.lacks.startswith("Convert "):
                found += reached(position, seat, answer.action, answer.lacks.count(" and ") + 9)
    assert found or kind in ("site", "odd")


def reached(position: Mystica, seat: int, action: int, steps: int) -> int:
    """Whether some conversions, one after the other, allow an answer; every state is seen once."""
    seen, edge = {digest(position)}, [position]
    for _ in range(steps):
        step: list[Mystica] = []
        for one in edge:
            for conversion in one.answers(seat):
                if conversion not in CONVERT:
                    continue
                trial = one.clone()
                trial.apply(seat, conversion, Chance(0))
                if trial.refuse(seat, action) is None:
                    return 1
                if (key := digest(trial)) not in seen:
                    seen.add(key)
                    step.append(trial)
        edge = step
    raise AssertionError(f"{action} is not reached")


def test_power_from_a_neighbour() -> None:
    t = two().put("engineers", "E10", "SH").give("engineers", vp=10, bowl1=5).rich("witches")
    t.do("witches", "upgrade E9 to TP")
    answers = named(t, "engineers")
    assert list(answers) == ["Take 3 power from the Witches, for 2 VP", "Decline the power from the Witches"]
    assert chips(answers["Take 3 power from the Witches, for 2 VP"]) == {"power": 3, "vp": -2}


# ---- order
def test_what_is_due_comes_first() -> None:
    t = two().put("witches", "F4", "TP").rich("witches").do("witches", "upgrade F4 to TE")
    while t.asked()[0] != "witches":
        t.do("engineers", next(text for text in t.answers("engineers") if text.startswith("decline")))
    assert drawing.question(View(t.s), t.seat("witches")) == "Take a favor tile."
    groups = drawing.answers(View(t.s), t.seat("witches"))
    assert groups[0].key == "favor"
    assert groups[0].answers[0].name == "Favor tile: Fire 3"
    assert not any(answer.refusal for answer in listed(groups))


def test_home_comes_first_then_the_cheap() -> None:
    t = two().rich("witches").paint("E10 F5", "green")
    build = next(group for group in drawing.answers(View(t.s), 0) if group.key == "build")
    prices = [-chips(answer)["worker"] for answer in build.answers]
    assert prices == sorted(prices)
    assert build.answers[0].note == "home terrain"
    transform = next(group for group in drawing.answers(View(t.s), 0) if group.key == "transform")
    assert transform.answers[0].name.endswith("into forest")


def test_turn_ends_before_conversions() -> None:
    t = two().rich("witches").do("witches", "send p to FIRE for 3")
    groups = drawing.answers(View(t.s), 0)
    assert [group.key for group in groups] == ["done", "convert"]
    assert [answer.action for answer in groups[0].answers] == [DONE]


def test_factions_are_chosen_with_their_abilities() -> None:
    t = empty_table("witches", "giants")
    groups = drawing.answers(View(t.s), t.s.waiting()[0])
    assert [group.key for group in groups] == ["faction"]
    nomads = next(answer for answer in groups[0].answers if answer.name == "Nomads")
    assert nomads.note.startswith("desert: three dwellings to start")
    assert "three dwellings to start" in nomads.label
    assert nomads.after["coins"] == "15"
    assert 'class="badge c-yellow"' in nomads.label


def test_priests_are_listed_as_their_places_lie() -> None:
    t = two().rich("witches")
    t.s.slots = changed(t.s.slots, 4, 1)  # water's place for 3 steps is taken
    send = next(group for group in drawing.answers(View(t.refresh().s), 0) if group.key == "send")
    texts = [t.s.game.space.format(answer.action) for answer in send.answers]
    assert texts == [
        *("send p to FIRE for 3", "send p to FIRE for 2", "send p to FIRE for 1"),
        *("send p to WATER for 2", "send p to WATER for 1"),
        *("send p to EARTH for 3", "send p to EARTH for 2", "send p to EARTH for 1"),
        *("send p to AIR for 3", "send p to AIR for 2", "send p to AIR for 1"),
    ]
    assert send.shown >= len(texts), "none of them is folded away"


def test_a_faction_is_seen_whole_before_it_is_chosen() -> None:
    """Prices, incomes and tracks: in place of the mat while its answer is hovered, and within the row on a phone."""
    t = empty_table("witches", "giants", fire_and_ice_factions="yes")
    view, seat = View(t.s), t.s.waiting()[0]
    assert 'id="mat-sheet"' in drawing.scene(view, seat).panels[1].body
    for answer in drawing.answers(view, seat)[0].answers:
        (shown,) = with_class(answer.ghosts["mat-sheet"], "tm-sheet")
        (within,) = with_class(answer.label, "tm-sheet")
        assert "".join(within.itertext()) == "".join(shown.itertext())
        assert {one.tag for one in within.iter()} <= {"span", "b", "u", "i", "svg", "use"}, "it lies in a button"
        assert len(with_class(answer.label, "tm-line")) == 7, "the start, five structures, the tracks"
        assert len(with_class(answer.label, "tm-track")) == 2
    halflings = next(answer for answer in drawing.answers(view, seat)[0].answers if answer.name == "Halflings")
    lines = ["".join(one.itertext()) for one in with_class(halflings.label, "tm-line")]
    assert lines[0] == "Starts with15339011", "15 coins, 3 workers; bowls 3, 9, 0; a step on earth and air"
    assert lines[2].startswith("Trading houses26/3")


# ---- the way home
def way_home(answer: Answer) -> str:
    """The spades on the mark of a hex."""
    figures = [one.text or "" for one in with_class(answer.marks["board"], "mark-figure")]
    return figures[0] if figures else ""


def test_the_spades_on_a_hex_are_its_way_home() -> None:
    """With one spade in hand a far hex can be turned a part of the way: its figure stays the whole of it."""
    t = two().rich("witches").paint("E10", "yellow").paint("F5", "blue")
    t.p("witches").spades = 1
    shown = {
        answer.places[0]: way_home(answer)
        for answer in listed(drawing.answers(View(t.s), 0))
        if "board" in answer.marks
    }
    assert shown["hex-E10"] == "3"
    assert shown["hex-F5"] == "1"


@pytest.mark.parametrize("kind", KINDS)
def test_every_figure_on_a_hex_is_the_way_home(kind: str) -> None:
    seen = 0
    for position, seat in Walk(kind, 14).positions(every=5):
        p = position.players[seat]
        for answer in listed(drawing.answers(View(position), seat)):
            if "board" in answer.marks and (figure := way_home(answer)):
                h = hex_id(answer.places[0].removeprefix("hex-"))
                assert int(figure) == position.faction(p).spades(position, p, position.terrain[h], p.home)
                seen += 1
    assert seen


# ---- wishes
@pytest.mark.parametrize("kind", KINDS)
def test_every_place_answers_a_click(kind: str) -> None:
    for position, seat in Walk(kind, 11).positions(every=71):
        allowed = set(position.answers(seat))
        for place in places(drawing.scene(View(position), seat)):
            found = drawing.wishes(View(position), seat, place)
            assert len(found) <= MOST_WISHES
            for wish in found:
                assert (wish.action in allowed) == (not wish.refusal)
                assert not wish.refusal or position.refuse(seat, wish.action) == wish.refusal


def wished(t: Table, place: str, faction: str = "witches") -> list[tuple[str, str]]:
    return [(wish.name, wish.refusal) for wish in drawing.wishes(View(t.s), t.seat(faction), place)]


def test_wishes_name_what_forbids_them() -> None:
    t = two().give("witches", coins=9, workers=9, priests=0)
    assert wished(t, "hex-A1") == [("Dwelling on A1", "TM-6.3"), ("Turn A1 into forest", "TM-6.3")]
    assert wished(t, "hex-E9")[0] == ("Trading house on E9", "")
    assert wished(t, "hex-E7") == [("Dwelling on E7", "TM-6.3")]
    assert wished(t, "ship") == [("Shipping to level 1", "TM-4.9")]
    assert wished(t, "slot-FIRE-3") == [("Priest to fire, 3 steps", "TM-4.9")]
    assert wished(t, "favor-FAV5") == [("Favor tile: Fire 2, towns need 1 power less", "TM-8.6")]
    assert wished(t, "power-ACT3")[0][0] == "2 workers for 4 power"
    assert [name for name, _ in wished(t, "mat-SA")] == []


def test_wishes_of_who_is_not_asked() -> None:
    assert wished(two(), "ship", "engineers") == [("Shipping to level 1", "K-2")]


def test_what_is_no_place_answers_nothing() -> None:
    for place in (
        "",
        "hex-",
        "hex-Z99",
        "cult-board",
        "mat-",
        "mat-XX",
        "bonus-BON99",
        "river-x",
        "slot-FIRE",
        "board",
    ):
        assert wished(two(), place) == []


def test_trying_answers_changes_nothing() -> None:
    t = two().rich("witches")
    before = digest(t.s)
    drawing.answers(View(t.s), 0)
    drawing.wishes(View(t.s), 0, "hex-E10")
    assert digest(t.s) == before
