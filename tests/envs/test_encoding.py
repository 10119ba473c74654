"""Views as plain numbers, and rows of arrays, compiled and not."""

from __future__ import annotations

import importlib.util
import subprocess
import sysconfig
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demiurge.bots import rows
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.features import Sheet
from demiurge.kernel.game import view
from demiurge.kernel.registry import find

np: Any = pytest.importorskip("numpy", reason="numpy is not installed")
encoding: Any = pytest.importorskip("demiurge.envs.encoding")


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """rows.c, compiled by itself."""
    source, made = Path(rows.__file__), tmp_path_factory.mktemp("rows") / "rows.so"
    source = Path(encoding.__file__).parents[1] / "bots" / "rows.c"
    call = ["cc", "-shared", "-fPIC", f"-I{sysconfig.get_path('include')}", str(source), "-o", str(made)]
    try:
        done = subprocess.run(call, capture_output=True)
    except OSError:
        pytest.skip("no C compiler")
    if done.returncode:
        pytest.skip("the C compiler cannot")
    return loaded("rows", made)


@pytest.fixture(scope="module")
def in_python() -> Any:
    return loaded("rows_in_python", Path(encoding.__file__).parents[1] / "bots" / "rows.py")


def loaded(name: str, path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["in_c", "in_python"])
def both(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


class Thing:
    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)


def test_a_row_is_0_but_at_its_places(both: Any) -> None:
    row, marks = np.ones(5, np.float32), np.ones(5, np.int8)
    both.scatter([3, 0], [2.5, -1.0], row)
    both.mark([1, 4], marks)
    assert row.tolist() == [-1, 0, 0, 2.5, 0]
    assert marks.tolist() == [0, 1, 0, 0, 1]


def test_what_does_not_fit_into_a_row_is_refused(both: Any) -> None:
    row = np.zeros(5, np.float32)
    for places in ([5], [-1]):
        with pytest.raises(IndexError, match=f"there is no place {places[0]} in a row of 5"):
            both.scatter(places, [1.0], row)
        with pytest.raises(IndexError, match=f"there is no place {places[0]} in a row of 5"):
            both.mark(places, np.zeros(5, np.int8))
    with pytest.raises(TypeError, match="32-bit floats"):
        both.scatter([0], [1.0], np.zeros(5, np.float64))
    with pytest.raises(TypeError, match="as many values as places"):
        both.scatter([0, 1], [1.0], row)


def test_numbers_are_unfolded_by_a_plan(both: Any) -> None:
    """Numbers, a length, the bits of masks of two words, a field that is not there, and what is too large to count."""
    row = np.zeros(90, np.float32)
    many = (-1, 0, 1, 0, (None, 2), (), ())
    mask, block = (10, 70, -1, 0, (), (), ()), (4, 0, 3, 2, (), (), ())
    plan = (-1, 0, -1, 0, (), ("a", "gone", "many", "mask", "block"), (0, 0, many, mask, block))
    both.unfold(Thing(a=-4, many=[7, 8, 9], mask=1 << 69 | 1 << 3, block=[5, 6, 7]), plan, row)
    assert {int(at): row[at] for at in np.flatnonzero(row)} == {0: -4, 1: 3, 2: 8, 3: 3, 4: 5, 5: 6, 13: 1, 79: 1}
    row[mask[0] : mask[0] + mask[1]] = 0
    both.unfold(Thing(a=1 << 80, many=5, mask=-1, block=[]), plan, row)
    assert {int(at): row[at] for at in np.flatnonzero(row)} == {0: 999, 1: 3, 2: 8, 4: 5, 5: 6}


@pytest.mark.parametrize("name", ["lantern-isles", "amber-shore", "nova-era", "theocratia"])
def test_a_view_is_unfolded_as_it_is_written(name: str, both: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding, "unfold", both.unfold)
    game, rng, chance = find(name).make(), Random(9), Chance(9)
    slots, state, looks = encoding.Slots(game, 2), game.start(2, chance), 0
    size = len(slots.names)
    while (asked := next_seat(state)) >= 0 and looks < 40:
        for seat in range(2):
            written, unfolded, sheet = np.zeros(size, np.float32), np.ones(size, np.float32), Sheet()
            slots.write(view(state, seat), seat, sheet)
            written[sheet.places] = sheet.values
            slots.unfold(view(state, seat), seat, unfolded)
            wrong = {slots.names[at]: (written[at], unfolded[at]) for at in np.flatnonzero(written != unfolded)}
            assert not wrong
            assert written.any()
        state.apply(asked, rng.choice(state.answers(asked)), chance)
        looks += 1
