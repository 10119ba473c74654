"""A fair queue: whoever has put in a thousand things waits behind who has put in one."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A tree. A path such as (origin, owner, table) says where something waits; from every branch one is taken in turn.
    What waits at a branch itself comes before what waits further out. One thread at a time."""

    def __init__(self) -> None:
        self.here: deque[T] = deque()
        self.branches: OrderedDict[str, FairQueue[T]] = OrderedDict()

    def put(self, one: T, path: Sequence[str]) -> None:
        if path:
            self.branches.setdefault(path[0], FairQueue()).put(one, path[1:])
        else:
            self.here.append(one)

    def take(self) -> T:
        if self.here:
            return self.here.popleft()
        name, branch = self.branches.popitem(last=False)
        one = branch.take()
        if branch:
            self.branches[name] = branch  # behind all others
        return one

    def __bool__(self) -> bool:
        return bool(self.here or self.branches)
