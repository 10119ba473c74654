"""What answers cost and bring, found by giving them on a copy of the View."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from demiurge.games.civolution import events, feeding, names, phases, scoring, setup, site_phase, solo, turns, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.markers import Replenish
from demiurge.games.civolution.state import Civ, Exam
from demiurge.games.civolution.tribes import on_continent, strong
from demiurge.kernel.state import Decision, Step
from demiurge.kernel.text import Text, text
from demiurge.kit import trial
from demiurge.kit.scene import Chip


class Trial(trial.Trial[Exam]):
    """Where a roll, a draw or something hidden comes it foretells what came before: that is paid in any case."""

    COURSE = (
        phases.Era, phases.Phase, phases.NewPart, phases.RefillGoals, phases.ActionRound, phases.RoundOver,
        phases.Income, phases.AfterIncome, phases.Happens, turns.TurnOf, turns.EndTurn, feeding.FeedTribes,
        feeding.StrongTribes, events.Bonus, events.EraScoring, site_phase.Oaks, scoring.Final, setup.Equip,
        setup.MonolithStep, setup.StartingCards, setup.LastStart, solo.RemoveGoal, solo.Deed, solo.FeedVici,
    )  # fmt: skip

    def belongs(self, step: Step[Any]) -> bool:
        """Neither what others are asked nor their weather; the own weather comes after it was tempered."""
        if isinstance(step, Decision):
            return step.seat == self.seat
        return step.civ == self.seat if isinstance(step, weather.Suffer) else super().belongs(step)

    def figures(self) -> dict[str, int]:
        return figures(self.state, self.seat)

    @property
    def effect(self) -> trial.Effect[Text]:
        return trial.Effect(self.told, self.changed() if self.certain else {})

    def chips(self) -> Sequence[Chip[Text]]:
        """First what is paid, then what is gained; of goods both, also of the same kind."""
        found = differences(self.root.state.civs[self.seat], self.state.civs[self.seat], self.gained())
        found += pieces_changed(self.root.pieces, self.pieces)
        return sorted(found, key=lambda chip: chip.amount > 0)

    @cached_property
    def pieces(self) -> Pieces:
        return pieces_of(self.state, self.seat)

    def gained(self) -> list[int]:
        """What the journal told as gained, by good."""
        found = [0] * len(v.GOODS)
        if isinstance(self.asked, Replenish):  # not all that was told could be placed
            return found
        for event in self.happened("gain", self.seat):
            found[event.data[0]] += event.data[1]
        return found


def figures(s: Exam, seat: int) -> dict[str, int]:
    """The figures of a seat by their names on the page."""
    c, upright = s.civs[seat], strong(s, seat)
    return {
        "score": c.vp, "food": c.at[v.FOOD], "money": c.at[v.MONEY], "ideas": c.at[v.IDEA], "focus": c.at[v.FOCUS],
        "tribes": upright, "weak": on_continent(s, seat) - upright, "lands": s.here[seat].bit_count(),
        "cards": len(c.hand), "dice": c.on_spaces(), "fate": c.fate,
    }  # fmt: skip


# ---- differences as chips
def differences(a: Civ, b: Civ, gained: Sequence[int]) -> list[Chip[Text]]:
    """What changed on a console. Dice and planning markers that pay are in the words of an answer, not here."""
    found = markers_changed(a, b, gained) if a.at != b.at or any(gained) else []
    for track, name in enumerate(v.TRACKS):
        n = b.tracks[track] - a.tracks[track]
        if n:
            found.append(Chip(name, n, text("chip-steps", n=abs(n), track=names.track(track))))
    return found


def markers_changed(a: Civ, b: Civ, gained: Sequence[int]) -> list[Chip[Text]]:
    """Goods, materials and features."""
    found: list[Chip[Text]] = []
    for kind, name in enumerate(v.GOODS):
        n = b.at[kind] - a.at[kind]
        plus = max(gained[kind], n)
        found += [chip(name, part) for part in (n - plus, plus) if part]
    for first, kinds in ((v.MATERIAL_AT, v.MATERIALS), (v.FEATURE_AT, v.FEATURES)):
        for k, name in enumerate(kinds):
            if b.at[first + k] != a.at[first + k]:
                found.append(chip(name, b.at[first + k] - a.at[first + k]))
    return found


@lru_cache(maxsize=4096)  # the same few again and again
def chip(sign: str, n: int, harm: bool = False) -> Chip[Text]:
    return Chip(sign, n, names.counted(sign, abs(n)), harm)


PIECES: Final = (
    "plan", "raw", "strengthen", "weak", "flag", "card", "die", "fate", "upgrade", "stage", "farm", "boat", "favor",
    "vp",
)  # fmt: skip
STOOD, LAY = PIECES.index("strengthen"), PIECES.index("weak")
ONLY_GAINED: Final = ("plan", "flag", "die")  # fewer of them are no cost
Pieces = tuple[int, ...]  # how many of each of PIECES


def pieces_of(s: Exam, seat: int) -> Pieces:
    """Pieces on the continent and the console, favor, and points."""
    c, upright = s.civs[seat], strong(s, seat)
    return (
        sum(c.at[v.PLANNING_AT : v.PLANNING_AT + 6]), sum(s.raw[seat : v.LANDS * v.SEATS : v.SEATS]),
        upright, on_continent(s, seat) - upright, s.here[seat].bit_count(), len(c.hand), c.on_spaces(), c.fate,
        c.upgrades(), c.stages.bit_count(), c.farms.bit_count(), c.boats.bit_count(), c.favor, c.vp,
    )  # fmt: skip


def pieces_changed(before: Pieces, after: Pieces) -> list[Chip[Text]]:
    """A weak tribe is worse than a strong one, but better than none: only where tribes fall or rise is fewer of them a
    gain."""
    if before == after:
        return []
    harm = (after[STOOD] - before[STOOD]) * (after[LAY] - before[LAY]) < 0
    changes = [(sign, b - a) for sign, a, b in zip(PIECES, before, after, strict=True) if a != b]
    return [chip(sign, n, sign == "weak" and harm) for sign, n in changes if n > 0 or sign not in ONLY_GAINED]
