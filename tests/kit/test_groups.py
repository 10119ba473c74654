"""Answers in groups: the order of the kinds, and where what is refused stands."""

from __future__ import annotations

from demiurge.kit.groups import REFUSED_ROWS, Keyed, Kind, allowed, few, grouped
from demiurge.kit.scene import Answer

KINDS = (Kind("build", "Build", "house", shown=2), Kind("pay", "Pay", "coin", True), Kind("done", "Enough", "check"))


def row(action: int, key: str, refusal: str = "") -> Keyed:
    return Answer(action, str(action), str(action), refusal=refusal), key


def test_groups_come_in_the_order_of_the_kinds_and_none_is_empty() -> None:
    found = grouped(KINDS, [row(1, "done"), row(2, "build"), row(3, "done")], [])
    assert [(group.key, [answer.action for answer in group.answers]) for group in found] == [
        ("build", [2]), ("done", [1, 3]),
    ]  # fmt: skip
    assert (found[0].title, found[0].shown, found[0].picks, found[0].aside) == ("Build", 2, False, "")
    assert "#i-house" in found[0].icon


def test_what_is_refused_stands_behind_the_rows_that_are_listed() -> None:
    legal = [row(n, "build") for n in range(4)]
    build, pay = grouped(KINDS, legal, [row(8, "build", "X-1"), row(9, "pay", "X-2")])
    assert [answer.action for answer in build.answers] == [0, 1, 8, 2, 3]
    assert [answer.action for answer in allowed(build)] == [0, 1, 2, 3]
    assert [answer.refusal for answer in pay.answers] == ["X-2"], "what is refused makes a group, too"


def test_of_what_is_refused_a_few_stand_for_many() -> None:
    rows = [row(n, "build" if n % 2 else "pay", "X-1") for n in range(8)]
    assert [(answer.action, key) for answer, key in few(rows)] == [(0, "pay"), (1, "build"), (2, "pay"), (3, "build")]
    assert REFUSED_ROWS == 2
