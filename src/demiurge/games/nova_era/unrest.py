"""Chapters 7 and 8: Unrest, the Unrest Zone and Civil War, and who is steady or loyal in them (NE-20.24, NE-20.25)."""

from __future__ import annotations

from demiurge.games.nova_era import actions, civilization, state
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLUMNS
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step


def in_zone(s: Nova, unrest: int) -> bool:
    """NE-1.9: the red spaces before the last one."""
    return s.game.box.zone <= unrest < s.game.box.unrest_last


def move(s: Nova, seat: int, n: int) -> None:
    """Move the marker: never below 0 (NE-7.5), never beyond the last space (NE-R26), where a Civil War starts at once
    (NE-8.1). Who enters the Zone has all unspent dice reduced (NE-7.1); a move to the last space passes it (NE-R27)."""
    p = s.players[seat]
    before = p.unrest
    after = max(0, min(s.game.box.unrest_last, before + n))
    if after == before:
        return
    p.unrest = after
    s.tell("unrest", seat, [after, after - before])
    if after == s.game.box.unrest_last:
        s.tell("civil war", seat, [])
        s.push(CivilWar(seat))
    elif in_zone(s, after) and not in_zone(s, before):
        reduce_dice(s, seat)


def reduce_dice(s: Nova, seat: int) -> None:
    """NE-7.3: at most once a round. The die that is being spent keeps its value (NE-R23)."""
    p = s.players[seat]
    if p.dice and not p.reduced and not p.powers[state.STEADY]:
        p.reduced, p.dice = 1, state.reduced(p.dice)
        s.tell("reduced", seat, [])


class CivilWar(Step[Nova]):
    """NE-8.2: one card of each of the five columns, as far as possible; loyal cards spare some of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Nova) -> None:
        p, hit = s.players[self.seat], 0
        for column in range(COLUMNS):
            if civilization.undamaged(p, column):
                hit |= 1 << column
        s.push(WarEnds(self.seat))
        s.push(WarDamage(self.seat, hit, p.powers[state.LOYAL]))


class WarEnds(Step[Nova]):
    """NE-8.4: Unrest is 0 again; dice stay as they are (NE-8.5)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Nova) -> None:
        s.players[self.seat].unrest = 0
        s.tell("war over", self.seat, [])


class WarDamage(Decision[Nova]):
    """NE-8.3: column after column, the owner says which card is damaged, or which columns loyalty leaves out.

    columns: a mask of those still to be hit. spared: how many of them will be left out."""

    def __init__(self, seat: int, columns: int, spared: int) -> None:
        super().__init__(seat)
        self.columns = columns
        self.spared = spared

    def column(self) -> int:
        return (self.columns & -self.columns).bit_length() - 1

    def answers(self, s: Nova) -> list[int]:
        if not self.columns:
            return []
        found: list[int] = []
        if self.spared < self.columns.bit_count():
            found = [actions.DAMAGE.of(card) for card in civilization.undamaged(s.players[self.seat], self.column())]
        return found + [actions.SPARE.of(self.column())] if self.spared else found

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action in actions.DAMAGE:
            card, p = actions.DAMAGE.at(action), s.players[self.seat]
            if card in p.damaged:
                return "NE-R16"
            if card not in p.columns[self.column()]:
                return "NE-8.2"
            return "NE-8.3" if self.spared >= self.columns.bit_count() else None
        if action in actions.SPARE:
            return None if self.spared and action == actions.SPARE.of(self.column()) else "NE-8.2"
        return NOT_ASKED

    def take(self, s: Nova, action: int) -> None:
        spared = self.spared
        if action in actions.SPARE:
            spared -= 1
        else:
            civilization.damage(s, self.seat, actions.DAMAGE.at(action))
        s.push(WarDamage(self.seat, self.columns & (self.columns - 1), spared))

    def moot(self, s: Nova) -> None:
        """All that can be damaged is; nothing goes to the Past (NE-R32)."""
