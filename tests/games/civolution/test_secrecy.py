"""Who may know what: hands, drawn cards and cards under stacks (CV-22.4, CV-22.5, CV-R52, chapter 39)."""

from __future__ import annotations

import re
from random import Random

import pytest

from demiurge.games.civolution import installing
from demiurge.games.civolution.actions import BY_HAND
from demiurge.games.civolution.partition import item_of
from demiurge.games.civolution.state import HIDDEN, Exam
from demiurge.games.civolution.vocabulary import CARDS, FEATURES
from demiurge.kernel.chance import ALL, SPECTATOR
from demiurge.kernel.data import freeze
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import TOO_LATE
from demiurge.kernel.record import redact
from tests.games.civolution.table import CARD_IDS, Loaded, Table, fresh, table
from tests.games.civolution.walks import likely
from tests.rules import rule

NAMED = re.compile(r"\b[A-E]\d{1,2}\b")
CARD_EVENTS = ("open card", "install", "activity", "ability")  # the first number of their data is a card


def seen_by(t: Table, seat: int) -> Exam:
    found = view(t.s, seat)
    assert isinstance(found, Exam)
    return found


def paper_mill() -> Table:
    """Civ 0 installs the Wheel, for which wood is missing; its Paper mill lets a hand card stand in."""
    t = table(3).installed(0, "A13").hand(0, "A1 B9 C16").give(0, stone=1, dexterity=1)
    return t.run(installing.Install(0, 0, 0, 1)).do(0, "install A1").skip("StandIn")


# ---- a hand card instead of a material
@rule("CV-R52", "CV-22.5")
def test_which_hand_card_stands_in_for_a_material_only_its_owner_knows() -> None:
    t = paper_mill()
    t.do(0, "discard B9")
    assert t.events("stands in") == [[CARD_IDS["B9"] // 32]]
    for seat in (SPECTATOR, 1, 2):
        seen = seen_by(t, seat)
        assert (seen.under[1], seen.civs[0].hand) == ([HIDDEN], [-1 - CARD_IDS["C16"] // 32])
        assert "B9" not in t.play.record.redacted(seat)
    assert "B9" in t.play.record.redacted(0)
    assert seen_by(t, 0).under[1] == [CARD_IDS["B9"]]


@rule("CV-R52")
def test_two_hand_cards_of_a_deck_leave_the_same_trace_with_the_others() -> None:
    marks: set[tuple[str, ...]] = set()
    for card in ("B9", "B10"):
        t = table(3).installed(0, "A13").hand(0, "A1 B9 B10").give(0, stone=1, dexterity=1)
        t.run(installing.Install(0, 0, 0, 1)).do(0, "install A1").skip("StandIn").do(0, f"discard {card}")
        events = [f"{e.kind} {e.seat} {e.data}" for e in t.play.journal.events if e.visible_to(1)]
        marks.add((digest(view(t.s, 1)), t.play.record.redacted(1), *events))
    assert len(marks) == 1


@rule("CV-16.8")
def test_that_a_hand_card_stands_in_is_said_openly_and_may_be_taken_back() -> None:
    t = table(2).installed(0, "A13").hand(0, "A1 B9").give(0, stone=1, wood=1, dexterity=1)
    t.run(installing.Install(0, 0, 0, 1)).do(0, "install A1").skip("PayMaterial")
    assert t.answers(0) == {"return wood", "by hand card"}
    assert (t.why(0, "discard A1"), t.why(0, "discard B9")) == ("K-1", "K-1")
    t.do(0, "by hand card")
    assert t.answers(0) == {"discard B9"}
    assert t.why(0, "return wood") == "K-1"
    assert t.why(0, "discard C16") == "CV-16.8"
    assert (t.play.record.lines[-1].do, t.play.record.lines[-1].secret) == ("by hand card", False)
    t.do(0, "discard B9")
    assert t.play.record.lines[-1].secret
    assert t.play.undo(0) == TOO_LATE  # its back has been seen


@rule("CV-20.1")
def test_no_chip_is_taken_while_the_card_is_chosen_in_secret() -> None:
    t = paper_mill().display("attributes", 5)
    chip = t.s.game.box.attributes[t.s.attributes_open[0]]
    t.give(0, **{FEATURES[chip.feature]: chip.need})
    assert t.why(0, "take attribute 1") == "K-1"


@rule("CV-16.8")
def test_a_card_does_not_stand_in_for_its_own_material() -> None:
    t = table(2).installed(0, "A13").hand(0, "A1").give(0, stone=1, dexterity=1)
    t.run(installing.Install(0, 0, 0, 1))
    assert t.why(0, "install A1") == "CV-16.7"
    t = table(2).installed(0, "A13").hand(0, "A1 B9").give(0, stone=1, dexterity=1)
    assert t.run(installing.Install(0, 0, 0, 1)).why(0, "install A1") is None


# ---- whole games
def shown(s: Exam) -> set[int]:
    """The cards that a View shows, one that is being installed included."""
    found = {*s.looked, *s.boxed, *[getattr(step, "card", -1) for step in s.lanes[-1]]}
    for pile in [*s.open_stacks, *s.under]:
        found |= set(pile)
    for c in s.civs:
        found |= {*c.hand, *c.refused, *[item_of(item) for item in c.items]}
        found |= set(c.installed)
    return {card for card in found if 0 <= card < CARDS}


def told_of(t: Table, line: int, reader: int) -> set[int]:
    """The cards that a seat reads or hears of because of one answer."""
    text = redact(t.play.record.lines[line].to_json(), reader)["do"]
    said = {CARD_IDS[name] for name in NAMED.findall(text)}
    said |= {e.data[0] for e in t.play.events_of(line) if e.kind in CARD_EVENTS and e.visible_to(reader)}
    return {card for card in said if card < CARDS}


def play_on(t: Table, rng: Random) -> None:
    """An answer of somebody; a hand card stands in wherever it may. Civ 0 has the Paper mill."""
    if t.asked() == "Turn" and CARD_IDS["A13"] not in t.c(0).installed:
        t.installed(0, "A13").give(0, wood=1, stone=1, dexterity=2, stamina=2)
    seat = rng.choice(t.s.waiting())
    options = t.s.answers(seat)
    wanted = [action for action in options if likely(t.play.game.space.format(action))]
    assert t.play.answer(seat, BY_HAND if BY_HAND in options else rng.choice(wanted or options)) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_reads_or_hears_of_a_card_that_it_has_not_seen(seats: int) -> None:
    replaced = 0
    for seed in range(6):
        t, rng = fresh(seats, seed, hands="advanced"), Random(seed)
        known = [shown(seen_by(t, seat)) for seat in range(seats)]
        while t.s.waiting():
            play_on(t, rng)
            line = len(t.play.record.lines) - 1
            replaced += t.play.record.lines[line].do.startswith("discard")
            for reader in range(seats):
                known[reader] |= shown(seen_by(t, reader))
                assert told_of(t, line, reader) <= known[reader], (t.play.record.lines[line].do, reader)
    assert replaced


@rule("CV-39.2", "CV-22.5", "CV-R52")
def test_of_cards_under_a_stack_only_those_not_known_are_drawn_again() -> None:
    t = table(2)
    mine, theirs = t.s.stacks[1][:2]
    t.s.stacks[1] = t.s.stacks[1][2:]
    t.s.under, t.s.knows = changed_at(t.s.under, 1, [mine, theirs]), changed_at(t.s.knows, 1, [0, 1])
    seen = seen_by(t, 0)
    assert (seen.under[1], theirs in seen.stacks[1]) == ([mine, HIDDEN], True)
    found = set()
    for seed in range(20):
        filled = t.s.game.fill(seen, Loaded(seed))
        assert isinstance(filled, Exam)
        assert (filled.under[1][0], filled.under[1][1] in filled.stacks[1], len(filled.under[1])) == (mine, False, 2)
        found.add(filled.under[1][1])
    assert len(found) > 1
    assert HIDDEN not in found
    assert mine not in found


def changed_at(piles: list[list[int]], at: int, pile: list[int]) -> list[list[int]]:
    return [pile if number == at else old for number, old in enumerate(piles)]


@rule("CV-39.1")
def test_the_starting_marker_card_kept_is_seen_by_its_owner_only() -> None:
    t = fresh(2, hands="advanced")
    while t.s.civs[0].kept < 0:
        t.do(0, sorted(t.answers(0))[-1])
    assert (seen_by(t, 0).civs[0].kept, seen_by(t, 1).civs[0].kept) == (t.s.civs[0].kept, HIDDEN)


@rule("CV-22.4", "CV-22.6")
def test_who_sees_a_card_that_is_drawn() -> None:
    for civ in (0, 2):
        t = table(3).effect(civ, {"op": "gain_card", "n": 1}).do(civ, "gain hidden insight")
        assert t.chance.seen[-1] == 1 << civ
        t.effect(civ, {"op": "draw_cards", "draw": 2, "keep": 1}).do(civ, "draw insight", "draw insight")
        assert t.chance.seen[-2:] == [1 << civ] * 2
        t = table(3).effect(civ, {"op": "gain_card", "n": 1}).do(civ, "gain open insight")
        assert t.chance.seen[-1] == ALL  # the next one of the stack lies open


@rule("CV-2.32")
def test_who_sees_the_cards_of_the_advanced_selection() -> None:
    t = fresh(3, hands="advanced")
    hidden = [seen for seen in t.chance.seen if seen != ALL]
    assert hidden == [1] * 13 + [2] * 13 + [4] * 13


@rule("CV-22.4", "CV-39.2")
def test_cards_that_nobody_has_looked_at_yet_stay_unknown_whatever_comes_in_between() -> None:
    t = table(3).give(0, dexterity=3).display("attributes", 7).effect(0, {"op": "draw_cards", "draw": 2, "keep": 1})
    t.do(0, "draw insight", "take attribute 1")
    assert (t.asked(), t.s.looked) == ("ChooseColumn", [-3])
    for seat in (0, 1):
        filled = t.s.game.fill(view(t.s, seat), Loaded(1))
        assert filled.looked == [-3]  # type: ignore[attr-defined]
    t.do(0, "column 3", "draw insight")
    assert (t.asked(), min(t.s.looked) >= 0) == ("KeepCards", True)
    assert min(t.s.game.fill(view(t.s, 1), Loaded(1)).looked) >= 0  # type: ignore[attr-defined]


def backs(cards: list[int]) -> list[int]:
    return sorted(-1 - card // 32 for card in cards)


def filled_from(t: Table, seat: int) -> Exam:
    found = t.s.game.fill(view(t.s, seat), Loaded(3))
    assert isinstance(found, Exam)
    return found


@rule("CV-39.1", "CV-2.33", "CV-R52")
def test_what_a_view_shows_of_the_advanced_selection() -> None:
    t = fresh(3, hands="advanced")
    for civ in (0, 1):
        t.do(civ, *[f"keep {sorted(t.offered(civ, 'keep'))[0]}" for _ in range(1)])
    t.c(0).kept = t.c(0).markers[2]
    real, seen = t.s, seen_by(t, 1)
    assert freeze(seen.civs[1]) == freeze(real.civs[1])  # its own is all there
    for civ in (0, 2):
        other, c = seen.civs[civ], real.civs[civ]
        assert (other.hand, other.refused) == (backs(c.hand), backs(c.refused))
        assert (other.markers, other.kept) == ([HIDDEN] * 3, HIDDEN)
    hidden = [card for civ in (0, 2) for card in (*real.civs[civ].hand, *real.civs[civ].refused)]
    for deck in range(5):
        assert seen.stacks[deck] == sorted(real.stacks[deck] + [card for card in hidden if card // 32 == deck])
    assert seen.marker_bag == sorted(real.marker_bag + real.civs[0].markers + real.civs[2].markers)


@rule("CV-39.1", "CV-2.33")
def test_what_is_hidden_is_drawn_again() -> None:
    t = fresh(3, hands="advanced")
    t.do(0, f"keep {sorted(t.offered(0, 'keep'))[0]}")
    real, found = t.s, filled_from(t, 1)
    assert freeze(found.civs[1]) == freeze(real.civs[1])
    for civ in (0, 2):
        other, c = found.civs[civ], real.civs[civ]
        assert (backs(other.hand), backs(other.refused)) == (backs(c.hand), backs(c.refused))
        assert (other.hand, other.refused) == (sorted(other.hand), sorted(other.refused))
        assert (len(other.markers), other.markers) == (3, sorted(other.markers))
        assert other.kept in other.markers
    assert [len(stack) for stack in found.stacks] == [len(stack) for stack in real.stacks]
    piles = [*found.stacks, *[c.hand for c in found.civs], *[c.refused for c in found.civs]]
    assert sorted(card for pile in piles for card in pile) == list(range(CARDS))
    assert sorted([*found.marker_bag, *[m for c in found.civs for m in c.markers]]) == list(range(12))
    assert any(filled_from(t, 1).civs[0].hand != t.s.game.fill(view(t.s, 1), Loaded(n)).civs[0].hand  # type: ignore[attr-defined]
               for n in range(4, 9))  # fmt: skip


@rule("CV-39.1", "CV-22.5", "CV-2.34")
def test_what_lies_under_the_stacks_is_known_to_who_put_it_there() -> None:
    t = fresh(3, hands="advanced").skip("Turn")
    real = t.s
    assert max(len(pile) for pile in real.under) > 1
    for seat in (0, 1, 2):
        seen, found = seen_by(t, seat), filled_from(t, seat)
        for deck in range(5):
            pairs = list(zip(real.under[deck], real.knows[deck]))
            assert seen.under[deck] == [card if civ == seat else HIDDEN for card, civ in pairs]
            hidden = [card for card, civ in pairs if civ != seat]
            hidden += [card for civ in range(3) if civ != seat for card in real.civs[civ].hand if card // 32 == deck]
            assert seen.stacks[deck] == sorted(real.stacks[deck] + hidden)
            assert [card for card, civ in zip(found.under[deck], real.knows[deck]) if civ == seat] == [
                card for card, civ in pairs if civ == seat
            ]
            assert (len(found.stacks[deck]), HIDDEN in found.under[deck]) == (len(real.stacks[deck]), False)


@rule("CV-39.1", "CV-22.4")
def test_cards_that_are_looked_at_are_seen_by_their_civ_alone() -> None:
    t = table(3).hand(1, "A1 B1").effect(0, {"op": "draw_cards", "draw": 3, "keep": 1})
    t.do(0, "draw insight", "draw invention", "draw insight")
    looked = t.s.looked[:]
    assert seen_by(t, 0).looked == looked
    for seat in (1, 2):
        assert seen_by(t, seat).looked == [-3, -3, -1]
        assert backs(filled_from(t, seat).looked) == [-3, -3, -1]
        assert len(seen_by(t, seat).stacks[2]) == len(t.s.stacks[2]) + 2
    assert filled_from(t, 0).looked == looked
