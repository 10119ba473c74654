"""The picture of a position beside the map: header, seats, strip, mat."""

from __future__ import annotations

import re

import pytest

from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.drawing.trial import figures
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.game import View, view
from demiurge.kit.scene import SPECTATOR
from tests.games.terra_mystica.drawing.positions import KINDS, Walk
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.kit.reading import ids, parsed, pictures, places

drawing = PAINTER.speaking()

STYLED = re.compile(r"\sstyle=|<style|<script|\son[a-z]+=")


def four() -> Table:
    return table("witches", "engineers", "nomads", "giants", witches="E9 F4", engineers="E7 C5")


def seen(t: Table, faction: str) -> Mystica:
    found = view(t.s, t.seat(faction))
    assert isinstance(found, Mystica)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_markup_is_well_formed_and_names_nothing_twice(kind: str) -> None:
    for position, seat in Walk(kind, 3).positions(every=17):
        for looker in (seat, SPECTATOR):
            scene = drawing.scene(View(position), looker)
            for markup in pictures(scene):
                parsed(markup)
                assert not STYLED.search(markup)
            names = ids("".join(pictures(scene)))
            assert len(names) == len(set(names))
        for of in range(position.seats):
            markup = drawing.detail(View(position), seat, of)
            parsed(markup)
            assert not STYLED.search(markup)
            assert not re.search(r"\sid=", markup), "the mat is on the page already"


@pytest.mark.parametrize("kind", ["plain", "everything"])
def test_figures_are_those_of_the_player(kind: str) -> None:
    for position, _ in Walk(kind, 5).positions(every=29):
        scene = drawing.scene(View(position), 0)
        for seat, p in enumerate(position.players):
            shown = re.findall(r'data-figure="(\w+)">(\d+)<', scene.seats[seat].sub + scene.seats[seat].body)
            known = figures(position, seat)
            assert {name: int(n) for name, n in shown} == {name: known[name] for name, _ in shown}
            assert (len(shown) > 8) == (p.faction >= 0)
            assert scene.seats[seat].score == known["score"]


def test_seats_are_shown_in_turn_order() -> None:
    t = four()
    assert list(drawing.scene(View(t.s), 0).order) == [t.seat(f) for f in ("witches", "engineers", "nomads", "giants")]
    t.turn("nomads").passes("nomads").pass_all()
    scene = drawing.scene(View(t.s), 0)
    assert scene.order[0] == t.seat("nomads")
    assert scene.seats[scene.order[0]].title == "Nomads"


def test_header_shows_the_round_and_what_it_rewards() -> None:
    t = four()
    now = parsed(drawing.scene(View(t.s), 0).header).findall(".//*[@class='tm-round tm-now']")
    assert ["".join(one.itertext()) for one in now] == ["Round 1dwelling+2every 4 +1"]
    assert drawing.scene(View(t.s), 0).brief.count("<b>1</b>") == 1
    t.turn("witches").pass_all()
    header = parsed(drawing.scene(View(t.s), 0).header)
    assert [one.get("data-tip") for one in header.findall(".//*[@class='tm-round tm-done']")] == ["score-SCORE3"]


def test_last_round_brings_no_cult_reward() -> None:
    t = four()
    t.s.round = 6
    header = drawing.scene(View(t.s), 0).header
    assert "final scoring follows" in header
    assert "every" not in header


def test_who_has_passed_says_so_until_the_end() -> None:
    t = four().turn("nomads").passes("nomads")
    passed = [seat.title for seat in drawing.scene(View(t.s), 0).seats if "tm-passed" in seat.sub]
    assert passed == ["Nomads"]
    t.s.round = 6
    t.turn("giants").pass_all()
    scene = drawing.scene(View(t.s), 0)
    assert t.s.over()
    assert not any("tm-passed" in seat.sub for seat in scene.seats)
    assert scene.header.count("tm-done") == 6
    assert "The end" in scene.header


def test_setup_says_so() -> None:
    t = empty_table("witches", "giants")
    scene = drawing.scene(View(t.s), 0)
    assert "Setup" in scene.header
    assert "factions are chosen" in scene.header
    assert [seat.title for seat in scene.seats] == ["Seat 1", "Seat 2"]
    assert "No faction is chosen yet" in scene.panels[1].body


def test_power_action_is_crossed_when_taken() -> None:
    t = four().turn("witches").give("witches", bowl3=8)
    assert "tm-cross" not in drawing.scene(View(t.s), 0).panels[0].body
    t.do("witches", "action ACT4")
    strip = parsed(drawing.scene(View(t.s), 0).panels[0].body)
    taken = [one.get("id") for one in strip.iter("span") if "tm-taken" in (one.get("class") or "").split()]
    assert taken == ["power-ACT4"]


def test_favor_tiles_lie_open_for_who_must_take_one() -> None:
    t = four().put("witches", "F4", "TP").turn("witches").rich("witches").do("witches", "upgrade F4 to TE")
    for _ in range(4):
        waiting = t.asked()[0]
        if waiting == "witches":
            break
        t.do(waiting, next(text for text in t.answers(waiting) if text.startswith("decline")))
    mine, other = (drawing.scene(View(t.s), t.seat(f)).panels[0].body for f in ("witches", "giants"))
    assert "tm-due" in mine
    assert "tm-due" not in other


def test_bonus_cards_of_players_are_not_in_the_strip() -> None:
    t = four()
    cards = [name for name in places(drawing.scene(View(t.s), 0)) if name.startswith("bonus-")]
    held = {f"bonus-BON{p.card + 1}" for p in t.s.players}
    assert len(cards) == 3
    assert not held & set(cards)


def test_the_mat_is_that_of_who_looks() -> None:
    t = four().turn("nomads")
    assert "<b>Giants</b>" in drawing.scene(View(t.s), t.seat("giants")).panels[1].body
    assert "<b>Giants</b>" not in drawing.scene(View(t.s), t.seat("nomads")).panels[1].body
    assert "<b>Nomads</b>" in drawing.scene(View(t.s), SPECTATOR).panels[1].body


def test_mat_uncovers_income_as_pieces_leave() -> None:
    t = four()
    rows = parsed(drawing.scene(View(t.s), t.seat("witches")).panels[1].body)
    row = next(one for one in rows.iter("div") if one.get("id") == "mat-D")
    looks = [look for look in ((one.get("class") or "").split() for one in row.iter("span")) if "tm-slot" in look]
    built = t.p("witches").built[1]
    assert ["tm-open" in look for look in looks] == [True] + [True] * built + [False] * (8 - built)


def test_special_actions_appear_with_the_stronghold_and_fade_when_used() -> None:
    t = four().put("giants", "A1").put("giants", "A1", "SH").turn("giants").rich("giants")
    assert "special-ACTG" in places(drawing.scene(View(t.s), t.seat("giants")))
    t.do("giants", "action ACTG")
    assert "Used in this round." in drawing.scene(View(t.s), t.seat("giants")).panels[1].body
    assert "special-ACTG" not in places(drawing.scene(View(four().s), 3))


def test_text_from_components_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    t = four()
    monkeypatch.setattr(t.s.faction(t.p("witches")), "display", "<b>Witches & co")
    scene = drawing.scene(View(seen(t, "witches")), t.seat("witches"))
    assert "<b>Witches &" not in "".join(pictures(scene))
    assert "&lt;b&gt;Witches &amp; co" in scene.panels[1].body
