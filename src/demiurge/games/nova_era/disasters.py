"""Chapters 9 and 12: the Disaster tracks, and what happens at their end."""

from __future__ import annotations

from demiurge.games.nova_era import actions, civilization, state
from demiurge.games.nova_era.state import Nova, Player
from demiurge.games.nova_era.vocabulary import BLACK, COLUMNS
from demiurge.kernel.data import NOTHING, changed
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step


class AdvanceDisasters(Step[Nova]):
    """NE-9.1: each die of the Zone that is left moves the marker of its colour, black the Dark Age's; dice of a colour
    add up (NE-9.2), a marker stops on the last space (NE-R33). Then these dice are in the bag again (NE-R34)."""

    def run(self, s: Nova) -> None:
        s.step = state.ADVANCE_DISASTERS  # NE-3.2
        for zone in s.zones:
            for one in zone:
                advance(s, state.color_of(one), state.value_of(one))
            s.to_bag(zone)
        s.zones = [NOTHING] * len(s.zones)


def advance(s: Nova, track: int, n: int) -> None:
    before = s.tracks[track]
    after = min(before + n, s.game.box.dark_age_last if track == BLACK else s.game.box.disaster_last)
    s.tracks = changed(s.tracks, track, after)
    s.tell("track", s.first, [track, before, after])


# ---- chapter 12: step 6
class CheckDisasters(Step[Nova]):
    """NE-12.1, NE-12.2: all Disasters on their last space, in the order of the colours."""

    def run(self, s: Nova) -> None:
        s.step = state.DISASTER_CHECK  # NE-3.2
        for color in (3, 2, 1, 0):
            if s.tracks[color] >= s.game.box.disaster_last:
                s.push(Disaster(color))


class Disaster(Step[Nova]):
    """NE-R44: players decide clockwise from the first; then the marker returns to 0 (NE-12.5)."""

    def __init__(self, color: int) -> None:
        self.color = color

    def run(self, s: Nova) -> None:
        s.tell("disaster", s.first, [self.color])
        s.push(MarkerBack(self.color))
        for seat in reversed(s.clockwise()):
            s.push(Strike(seat, self.color))


class MarkerBack(Step[Nova]):
    """NE-12.5: all players are done."""

    def __init__(self, color: int) -> None:
        self.color = color

    def run(self, s: Nova) -> None:
        s.tracks = changed(s.tracks, self.color, 0)


class Strike(Step[Nova]):
    """NE-12.3, NE-12.4; protection is looked at now, when this Disaster is resolved (NE-12.6, NE-R47)."""

    def __init__(self, seat: int, color: int) -> None:
        self.seat = seat
        self.color = color

    def run(self, s: Nova) -> None:
        p = s.players[self.seat]
        if p.powers[state.SHIELDS] >> self.color & 1:
            s.tell("protected", self.seat, [self.color])
        elif civilization.undamaged(p, self.color):
            s.push(SufferDamage(self.seat, self.color))
        else:
            s.push(LoseCard(self.seat, self.color))


class SufferDamage(Decision[Nova]):
    """NE-12.3: one own undamaged Technology of the Disaster's colour."""

    def __init__(self, seat: int, color: int) -> None:
        super().__init__(seat)
        self.color = color

    def answers(self, s: Nova) -> list[int]:
        return [actions.DAMAGE.of(card) for card in civilization.undamaged(s.players[self.seat], self.color)]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action not in actions.DAMAGE:
            return NOT_ASKED
        p, card = s.players[self.seat], actions.DAMAGE.at(action)
        if card in p.damaged:
            return "NE-R16"
        return None if card in p.columns[self.color] else "NE-12.3"

    def take(self, s: Nova, action: int) -> None:
        civilization.damage(s, self.seat, actions.DAMAGE.at(action))


class LoseCard(Decision[Nova]):
    """NE-12.4: who has nothing of the colour to damage puts another card into the Past, damaged or not (NE-R45); it
    gives no points (NE-R48)."""

    def __init__(self, seat: int, color: int) -> None:
        super().__init__(seat)
        self.color = color

    def answers(self, s: Nova) -> list[int]:
        return [actions.FORGET.of(card) for card in forgettable(s.players[self.seat], self.color)]

    def refuse(self, s: Nova, action: int) -> Refusal:
        if action not in actions.FORGET:
            return NOT_ASKED
        p, card = s.players[self.seat], actions.FORGET.at(action)
        if civilization.column_of(p, card) == civilization.NO_COLUMN:
            return "NE-12.4"
        return None if card in forgettable(p, self.color) else "NE-R45"

    def take(self, s: Nova, action: int) -> None:
        civilization.to_past(s, self.seat, actions.FORGET.at(action), civilization.DISASTER)

    def moot(self, s: Nova) -> None:
        """With no card at all nothing happens (NE-R46)."""


def forgettable(p: Player, color: int) -> list[int]:
    """Cards of the other columns; where there are none, damaged ones of the Disaster's own (NE-R45, NE-R46)."""
    found: list[int] = []
    for column in range(COLUMNS):
        if column != color:
            found += p.columns[column]
    return found or p.columns[color]
