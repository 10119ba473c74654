"""Chapter 33: Mermaids. A river cell may be skipped to found a town (TM-33.8)."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, towns
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal


class Mermaids(Faction):
    def joined(self, s: Mystica, h: int) -> int:
        """TM-15.3, TM-33.11: the shores of the rivers skipped."""
        found = 0
        for river in cells(s.rivers):
            shore = s.game.board.shores[river]
            if shore >> h & 1:
                found |= shore
        return found

    def answers(self, s: Mystica, seat: int, found: list[int]) -> None:
        p = s.players[seat]
        if (p.at[0] & ~p.towns).bit_count() >= towns.TOWN_STRUCTURES - 1:
            for river in range(s.game.board.river_count):
                if refuse_connect(s, p, river) is None:
                    found.append(actions.CONNECT.of(river))

    def refuse(self, s: Mystica, seat: int, action: int) -> Refusal:
        if action not in actions.CONNECT:
            return super().refuse(s, seat, action)
        return refuse_connect(s, s.players[seat], actions.CONNECT.at(action))

    def take(self, s: Mystica, seat: int, action: int) -> None:
        p, river = s.players[seat], actions.CONNECT.at(action)
        s.rivers |= 1 << river
        p.towns |= towns.group_of(s, p, s.game.board.shores[river] & p.at[0])
        p.towns_due += 1
        s.tell("connect", seat, [river])


def refuse_connect(s: Mystica, p: Player, river: int) -> Refusal:
    """TM-33.8 to TM-33.10: the connection must found a town at once, and touch no structure of a town."""
    if river >= s.game.board.river_count:
        return "TM-33.9"
    shore = s.game.board.shores[river] & p.at[0]
    if shore & p.towns:
        return "TM-33.10"
    group = towns.group_of(s, p, shore)
    return None if not group & p.towns and towns.suffices(s, p, group) else "TM-33.9"
