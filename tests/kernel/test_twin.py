"""Copies: everything is shared but what is changed in place."""

import gc
import sys
from typing import ClassVar

import pytest

from demiurge.kernel.chance import NO_CHANCE, Chance
from demiurge.kernel.data import NOTHING, Data, added, changed, declared, freeze, thaw, without
from demiurge.kernel.state import State, Step
from demiurge.kernel.twin import twin, twin_all
from tests.kernel.toys import Note, Toys, toys


class Purse(Data):
    coins: int = 0
    tokens: list[int] = NOTHING
    notes: list[int]
    weight: int = 0
    derived: ClassVar[tuple[str, ...]] = ("weight",)

    def unshare(self) -> None:
        self.notes = self.notes[:]


class DeepPurse(Purse):
    lining: int = 3


def purse() -> Purse:
    made = Purse()
    made.coins, made.tokens, made.notes, made.weight = 1 << 80, [1], [2], 7
    return made


def test_a_clone_shares_all_but_what_is_changed_in_place() -> None:
    one = purse()
    other = one.clone()
    assert type(other) is Purse
    assert (other.coins, other.tokens, other.notes, other.weight) == (1 << 80, [1], [2], 7)
    assert other.tokens is one.tokens
    assert other.notes is not one.notes
    other.coins, other.weight = 2, 0
    other.notes.append(3)
    assert (one.coins, one.notes, one.weight) == (1 << 80, [2], 7)


@pytest.mark.both
def test_what_copies_hold_is_counted_and_seen_by_the_collector() -> None:
    """Compiled, the parts are counted by hand: neither lost while a copy has them nor kept when it is gone. A bare
    State is compiled whole, the others add fields of their own in a dictionary."""
    full, table, bare = purse(), toys(Note(1)), State()
    bare.asks = [1]
    held: list[tuple[Data, list[int]]] = [(full, full.tokens), (table, table.purse), (bare, bare.asks)]
    for one, part in held:
        before = sys.getrefcount(part)
        copies = [twin(one) for _ in range(100)]
        assert sys.getrefcount(part) == before + 100
        assert all(gc.is_tracked(copy) for copy in copies)
        del copies
        gc.collect()
        assert sys.getrefcount(part) == before


@pytest.mark.both
def test_each_in_a_list_has_a_twin_of_its_own() -> None:
    many = [purse(), purse()]
    others = twin_all(many)
    assert [other.tokens for other in others] == [[1], [1]]
    assert others[1].tokens is many[1].tokens
    others[1].coins = 2
    assert many[1].coins == 1 << 80
    assert twin_all(many[:0]) == []


@pytest.mark.both
def test_lists_that_clones_share_are_copied_with_one_change() -> None:
    shared = [3, 5, 5]
    assert changed(shared, 0, 4) == [4, 5, 5]
    assert (added(shared, 1, 2), added(shared, 2, -1)) == ([3, 7, 5], [3, 5, 4])
    assert without(shared, 5) == [3, 5]
    assert shared == [3, 5, 5]


def test_a_clone_of_a_state_is_at_rest() -> None:
    """It has lanes of its own, and neither the chance nor the journal that were lent to the original."""
    s = toys(Note(1))
    s.chance = Chance(1)
    other = s.clone()
    assert other.chance is NO_CHANCE
    assert other.journal is None
    other.open(0, Note(2))
    assert s.lanes[0] == []


@pytest.mark.both
def test_what_a_body_declares_is_saved_and_what_is_derived_is_not() -> None:
    assert declared(Purse) == ["coins", "tokens", "notes"]
    assert declared(DeepPurse) == ["coins", "tokens", "notes", "lining"]
    assert declared(Toys) == ["game", "purse", "said"]
    assert declared(State) == declared(Step) == []
    frozen = freeze(purse())
    assert frozen == ["kernel.Purse", 1 << 80, [1], [2]]
    assert freeze(thaw(frozen, toys().game)) == frozen


def test_nobody_has_put_anything_into_nothing() -> None:
    assert NOTHING == []
