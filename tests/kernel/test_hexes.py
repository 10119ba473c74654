"""The geometry of hexes, and sets of hexes as masks."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demiurge.kernel import hexes, masks

cells = st.tuples(st.integers(-6, 20), st.integers(-6, 20))


def steps_by_walking(start: tuple[int, int], goal: tuple[int, int]) -> int:
    """The distance the slow way: over shared edges, one cell at a time."""
    seen = {start: 0}
    queue = deque([start])
    while goal not in seen:
        cell = queue.popleft()
        for near in hexes.neighbours(*cell):
            if near not in seen:
                seen[near] = seen[cell] + 1
                queue.append(near)
    return seen[goal]


def test_a_cell_of_an_even_row_touches_the_cells_above_to_its_left() -> None:
    assert hexes.neighbours(2, 3) == [(1, 2), (1, 3), (2, 2), (2, 4), (3, 2), (3, 3)]


def test_a_cell_of_an_odd_row_touches_the_cells_above_to_its_right() -> None:
    assert hexes.neighbours(1, 3) == [(0, 3), (0, 4), (1, 2), (1, 4), (2, 3), (2, 4)]


@given(cells)
def test_neighbours_are_six_and_mutual(cell: tuple[int, int]) -> None:
    around = hexes.neighbours(*cell)
    assert len(set(around)) == 6
    assert all(cell in hexes.neighbours(*near) for near in around)


@given(cells)
def test_neighbours_are_the_cells_at_distance_one(cell: tuple[int, int]) -> None:
    row, col = cell
    block = [(r, c) for r in range(row - 2, row + 3) for c in range(col - 2, col + 3)]
    assert {other for other in block if hexes.distance(*cell, *other) == 1} == set(hexes.neighbours(*cell))


@given(cells, cells)
def test_distance_is_the_same_both_ways_and_zero_only_to_itself(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert hexes.distance(*a, *b) == hexes.distance(*b, *a)
    assert (hexes.distance(*a, *b) == 0) == (a == b)


@given(cells, cells, cells)
def test_no_detour_is_shorter(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert hexes.distance(*a, *c) <= hexes.distance(*a, *b) + hexes.distance(*b, *c)


@given(st.tuples(st.integers(0, 5), st.integers(0, 5)), st.tuples(st.integers(0, 5), st.integers(0, 5)))
def test_distance_counts_the_steps_of_the_shortest_walk(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert hexes.distance(*a, *b) == steps_by_walking(a, b)


@given(cells)
def test_centers_of_neighbours_are_all_one_width_apart(cell: tuple[int, int]) -> None:
    size = 10.0
    x, y = hexes.center(*cell, size)
    for near in hexes.neighbours(*cell):
        across, down = hexes.center(*near, size)
        assert ((across - x) ** 2 + (down - y) ** 2) ** 0.5 == pytest.approx(size * 3**0.5)


def test_the_first_cell_is_drawn_on_the_origin_and_odd_rows_half_a_cell_to_the_right() -> None:
    assert hexes.center(0, 0, 10.0) == (0.0, 0.0)
    assert hexes.center(1, 0, 10.0)[0] == pytest.approx(hexes.center(0, 1, 10.0)[0] / 2)
    assert hexes.center(2, 0, 10.0) == (0.0, 30.0)


@given(st.sets(st.integers(0, 500)))
def test_bits_are_the_indices_a_mask_was_made_of_in_order(indices: set[int]) -> None:
    assert masks.bits(masks.mask_of(indices)) == sorted(indices)


@given(st.integers(0, 1 << 130))
def test_bits_make_the_same_mask_again(mask: int) -> None:
    assert masks.mask_of(masks.bits(mask)) == mask


@pytest.mark.parametrize("index", [0, 7, 8, 63, 64, 129, 159, 160, 161, 319, 320, 1000])
def test_bits_find_a_lone_bit_at_the_seams_of_the_tables(index: int) -> None:
    assert masks.bits(1 << index) == [index]


def test_bits_of_one_mask_do_not_change_with_the_list_of_another() -> None:
    first = masks.bits(0b101)
    first.append(99)
    assert masks.bits(0b101) == [0, 2]


def test_a_negative_mask_is_refused() -> None:
    with pytest.raises(OverflowError):
        masks.bits(-1)
