"""The journal as it is read: what a seat does in a row, and what came of it, is one line.

A turn may take many answers: a die, where it goes, what is done with it, and that this was all. Who reads wants to
hear of the turn, so its passages are told in one sentence, each of which still leads to its own position. A step, which
says nothing that its turn does not say better, is told only as long as the turn has nothing else to tell."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from demiurge.kit.scene import SPECTATOR, Heard
from demiurge.table.seen.shown import Entry, Passage, Sentence

STEP: Final = "step"
MOST: Final = 6  # passages of a sentence; longer ones nobody reads


class Story:
    """The journal as one seat reads it in one language, kept and appended."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self.entries: list[Entry] = []
        self.drafts: list[Draft] = []
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        drafts = self.drafts
        if drafts and drafts[-1].ends_before(entry):
            drafts[-1].closed = True
        for k, told in enumerate(entry.told):
            if not drafts or not drafts[-1].goes_on(told):
                drafts.append(Draft(entry, told, k))
            drafts[-1].add(entry, told, k)

    def lines(self, after: int = 0) -> list[Sentence]:
        """Those that tell of a position after this one, or of setting up."""
        first = bisect_right(self.drafts, after, key=Draft.last) if after else 0
        return [draft.sentence() for draft in self.drafts[first:]]


def sentences(entries: Sequence[Entry], at: int | None = None) -> list[Sentence]:
    """The lines of the journal. `at`: the position that somebody looks back to, whose own step they want to see."""
    return [draft.sentence(at) for draft in Story(entries).drafts]


class Draft:
    """A line while it grows."""

    def __init__(self, entry: Entry, told: Heard, k: int) -> None:
        self.key = f"{entry.number}-{k}"  # stays as the line grows
        self.entry, self.seat, self.kind = entry, told.seat, "" if told.kind == STEP else told.kind
        self.told: list[tuple[int, int, Heard]] = []
        self.closed = False
        self.said: Sentence | None = None  # as long as nothing is added

    def last(self) -> int:
        """The last position that it tells of."""
        return self.told[-1][0]

    def ends_before(self, entry: Entry) -> bool:
        """Whether the turn is over with the next answer: another seat gives it, or it begins another turn."""
        if entry.number == self.entry.number:
            return False
        return entry.seat != self.entry.seat or self.seat != self.entry.seat or begins_anew(entry, self.entry)

    def goes_on(self, told: Heard) -> bool:
        alike = told.seat == self.seat != SPECTATOR and told.kind in ("", STEP) and self.kind == ""
        return alike and not self.closed and sum(one.kind == "" for _, _, one in self.told) < MOST

    def add(self, entry: Entry, told: Heard, k: int) -> None:
        self.told.append((entry.number, k, told))
        self.said = None

    def sentence(self, at: int | None = None) -> Sentence:
        if at is not None:
            return self.told_at(at)
        if self.said is None:
            self.said = self.told_at(None)
        return self.said

    def told_at(self, at: int | None) -> Sentence:
        return Sentence(self.key, self.seat, self.kind, list(joined(self.passages(at))), self.entry.number)

    def passages(self, at: int | None) -> list[Passage]:
        """What is told of it: all but the steps, unless there are only steps."""
        deeds = [one for one in self.told if one[2].kind != STEP]
        chosen = [one for one in self.told if one[2].kind != STEP or not deeds or one[0] == at]
        return merged([passage_of(f"{n}-{k}", n, told) for n, k, told in chosen])


def begins_anew(entry: Entry, first: Entry) -> bool:
    """Whether a seat begins another turn. What the game had put off until after the turn is done by then; where it has
    put off nothing, a turn begins with the same word."""
    after = first.stack[-2:-1]
    return all(one is not after[0] for one in entry.stack) if after else entry.verb == first.verb


def passage_of(key: str, number: int, told: Heard) -> Passage:
    """Several sentences about the same seat are one."""
    who = f". {{{told.seat}}} "
    text, deeds = str(told.text).replace(who, "; "), told.deeds.replace(who, "; ")
    return Passage(key, number, text, told.chips, told.places, deeds)


def merged(passages: Sequence[Passage]) -> list[Passage]:
    """What is said twice running is said once, with all that it brought. The seat is named once."""
    found: list[Passage] = []
    for passage in passages:
        if found and found[-1].text == passage.text:
            chips, places = [*found[-1].chips, *passage.chips], [*found[-1].places, *passage.places]
            found[-1] = replace(passage, chips=chips, places=list(dict.fromkeys(places)))
        else:
            found.append(passage)
    later = [replace(one, text=f"{one.deeds}.", goes_on=True) if one.deeds else one for one in found[1:]]
    return found[:1] + later


def joined(passages: Sequence[Passage]) -> Iterator[Passage]:
    """With the stops between them: a passage that goes on follows a semicolon, one of its own a full stop."""
    for passage, after in zip(passages, [*passages[1:], None], strict=True):
        goes_on = after is not None and after.goes_on
        yield replace(passage, text=passage.text.removesuffix("."), stop=";") if goes_on else passage
