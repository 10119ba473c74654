"""Chapter 42: Shapeshifters, whose colour changes."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, power, terraform
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import WHEEL
from demiurge.kernel.components import Fields
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal


class Shapeshifters(Faction):
    reacts = True
    once = False

    def read(self, able: Fields, act: Fields) -> None:
        self.specials = [actions.ACTH5, actions.ACTH6]
        self.shift_pw = able.whole("shift_pw")
        self.shift_tokens = able.whole("shift_tokens")

    def set_colour(self, p: Player, colour: int) -> None:
        """TM-2.28: it is their home terrain."""
        p.home = colour

    # ---- offers of power
    def accepted(self, p: Player) -> None:
        """TM-42.8"""
        p.tokens_due += 1

    # ---- a new colour
    def refuse_special(self, s: Mystica, seat: int, which: int) -> Refusal:
        p = s.players[seat]
        if which == actions.ACTH5:
            return None if power.can_spend(s, p, self.shift_pw) else "TM-4.9"
        return None if power.tokens(p) >= self.shift_tokens else "TM-4.9"

    def special(self, s: Mystica, seat: int, which: int) -> None:
        p = s.players[seat]
        if which == actions.ACTH5:
            power.spend_power(p, self.shift_pw)
        else:
            power.lose_tokens(p, self.shift_tokens)
        p.colour_due = 1

    def answers(self, s: Mystica, seat: int, found: list[int]) -> None:
        if s.players[seat].colour_due:
            found += [actions.COLOUR.of(colour) for colour in range(WHEEL) if not is_taken(s, colour)]

    def refuse(self, s: Mystica, seat: int, action: int) -> Refusal:
        """TM-42.12"""
        if action not in actions.COLOUR or not s.players[seat].colour_due:
            return super().refuse(s, seat, action)
        return "TM-42.12" if is_taken(s, actions.COLOUR.at(action)) else None

    def take(self, s: Mystica, seat: int, action: int) -> None:
        """TM-42.13: the hexes under own structures take the new colour."""
        p = s.players[seat]
        p.colour_due = 0
        p.home = actions.COLOUR.at(action)
        for h in cells(p.at[0]):
            terraform.set_terrain(s, h, p.home)
        s.tell("colour", seat, [p.home])


def is_taken(s: Mystica, colour: int) -> bool:
    """Whether some player's pieces have this colour now; start colours of ice and volcano factions do not count.
    Riverwalkers, whose colour would, are never at a table with Shapeshifters (TM-2.12)."""
    for p in s.players:
        if p.home == colour:
            return True
    return False
