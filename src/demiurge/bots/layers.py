"""A small net's forward pass: three layers of weights, two of them followed by a ReLU. Where the bots are compiled,
`layers.c` is in its place; only the rounding of sums differs."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

HEAD: Final = 4  # ints: inputs, neurons of the first and of the second layer, outputs


def forward(net: bytes, places: list[int], values: list[float]) -> list[float]:
    """What the net says of inputs that are 0 but at these places. A place beyond its inputs counts for nothing."""
    layer3, bias3 = read(net)[-2:]
    return through(layer3, bias3, neurons(net, places, values))


def glance(net: bytes, places: list[int], values: list[float], which: list[int]) -> list[float]:
    """Likewise, but of a net with many outputs only some."""
    layer3, bias3 = read(net)[-2:]
    if which and not 0 <= min(which) <= max(which) < len(bias3):
        raise IndexError(f"there is no output {max(which)}")
    middle = [(value, row) for value, row in zip(neurons(net, places, values), layer3) if value > 0.0]
    return [bias3[one] + sum([value * row[one] for value, row in middle]) for one in which]


def neurons(net: bytes, places: list[int], values: list[float]) -> list[float]:
    """The second layer's."""
    inputs, first, bias1, layer2, bias2, _, _ = read(net)
    sums = bias1
    for place, value in zip(places, values):
        if 0 <= place < inputs:
            sums = [total + value * weight for total, weight in zip(sums, first[place])]
    return through(layer2, bias2, sums)


def through(weights: list[list[float]], bias: list[float], sums: list[float]) -> list[float]:
    """A ReLU, and the next layer."""
    found = bias
    for value, row in zip(sums, weights):
        if value > 0.0:
            found = [total + value * weight for total, weight in zip(found, row)]
    return found


Rows = list[list[float]]


@lru_cache(maxsize=8)
def read(net: bytes) -> tuple[int, Rows, list[float], Rows, list[float], Rows, list[float]]:
    head, numbers = array("i"), array("f")
    head.frombytes(net[: HEAD * head.itemsize])
    numbers.frombytes(net[HEAD * head.itemsize :])
    inputs, first, second, outputs = head
    at = 0

    def rows(many: int, wide: int) -> Rows:
        nonlocal at
        found = [numbers[at + i * wide : at + (i + 1) * wide].tolist() for i in range(many)]
        at += many * wide
        return found

    layer1, bias1 = rows(inputs, first), rows(1, first)[0]
    layer2, bias2 = rows(first, second), rows(1, second)[0]
    layer3, bias3 = rows(second, outputs), rows(1, outputs)[0]
    return inputs, layer1, bias1, layer2, bias2, layer3, bias3
