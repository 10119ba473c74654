"""What answers cost and bring, found by giving them on a copy of the View."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from demiurge.games.civolution import events, feeding, names, phases, scoring, setup, site_phase, solo, turns, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.markers import Replenish
from demiurge.games.civolution.state import Exam
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
        return trial.Effect(self.chips(), self.changed() if self.certain else {})

    def chips(self) -> Sequence[Chip[Text]]:
        """First what is paid, then what is gained; of goods both, also of the same kind."""
        found = differences(self.root.state, self.state, self.seat, self.gained())
        return sorted(found, key=lambda chip: chip.amount > 0)

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
def differences(before: Exam, after: Exam, seat: int, gained: Sequence[int]) -> list[Chip[Text]]:
    """What changed for a civ. Dice and planning markers that pay are in the words of an answer, not here."""
    a, b = before.civs[seat], after.civs[seat]
    found: list[Chip[Text]] = []
    for kind, name in enumerate(v.GOODS):
        n = b.at[kind] - a.at[kind]
        plus = max(gained[kind], n)
        found += [chip(name, part) for part in (n - plus, plus) if part]
    for first, kinds in ((v.MATERIAL_AT, v.MATERIALS), (v.FEATURE_AT, v.FEATURES)):
        for k, name in enumerate(kinds):
            if b.at[first + k] != a.at[first + k]:
                found.append(chip(name, b.at[first + k] - a.at[first + k]))
    for track, name in enumerate(v.TRACKS):
        n = b.tracks[track] - a.tracks[track]
        if n:
            found.append(Chip(name, n, text("chip-steps", n=abs(n), track=names.track(track))))
    return found + pieces_changed(before, after, seat)


def chip(sign: str, n: int, harm: bool = False) -> Chip[Text]:
    return Chip(sign, n, names.counted(sign, abs(n)), harm)


def pieces_changed(before: Exam, after: Exam, seat: int) -> list[Chip[Text]]:
    """Pieces on the continent and the console, favor, and points. A weak tribe is worse than a strong one, but better
    than none: only where tribes fall or rise is fewer of them a gain."""
    a, b = before.civs[seat], after.civs[seat]
    stood, lay = strong(after, seat) - strong(before, seat), weak(after, seat) - weak(before, seat)
    planned = sum(b.at[v.PLANNING_AT : v.PLANNING_AT + 6]) - sum(a.at[v.PLANNING_AT : v.PLANNING_AT + 6])
    raw = [sum(s.raw[t * v.SEATS + seat] for t in range(v.LANDS)) for s in (before, after)]
    rows = {
        "plan": max(planned, 0), "raw": raw[1] - raw[0], "strengthen": stood, "weak": lay,
        "flag": max(after.here[seat].bit_count() - before.here[seat].bit_count(), 0),
        "card": len(b.hand) - len(a.hand), "die": max(b.on_spaces() - a.on_spaces(), 0), "fate": b.fate - a.fate,
        "upgrade": b.upgrades() - a.upgrades(), "stage": b.stages.bit_count() - a.stages.bit_count(),
        "farm": b.farms.bit_count() - a.farms.bit_count(), "boat": b.boats.bit_count() - a.boats.bit_count(),
        "favor": b.favor - a.favor, "vp": b.vp - a.vp,
    }  # fmt: skip
    return [chip(sign, n, sign == "weak" and stood * lay < 0) for sign, n in rows.items() if n]


def weak(s: Exam, seat: int) -> int:
    return on_continent(s, seat) - strong(s, seat)
