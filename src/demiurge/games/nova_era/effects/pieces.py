"""What moves on the table: cards that are repaired or taken (NE-20.7, NE-20.8), a marker (NE-20.9), the token
(NE-20.11)."""

from __future__ import annotations

from demiurge.games.nova_era import choices, names, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text


class Repair(Effect):
    """Up to n own damaged cards; none is allowed."""

    word = "repair"
    clause = "NE-20.7"
    times = (vocabulary.INSTANT, vocabulary.PRODUCTION)

    def run(self, s: Nova, seat: int, n: int) -> None:
        s.push(choices.Repair(seat, n, 0))


class Research(Effect):
    """Up to n available cards of the Display, without a die."""

    word = "research"
    clause = "NE-20.8"
    times = (vocabulary.INSTANT,)

    def run(self, s: Nova, seat: int, n: int) -> None:
        s.push(choices.Research(seat, n))


class MoveTrack(Effect):
    """One Disaster marker, on or back. track: a mask of those that may be chosen."""

    word = "move_track"
    clause = "NE-20.9"
    times = (vocabulary.INSTANT, vocabulary.PRODUCTION)
    lowest = -written.MOST

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.track = written.color(fields, "track")

    def run(self, s: Nova, seat: int, n: int) -> None:
        s.push(choices.MoveTrack(seat, self.track, n))

    def say(self) -> Text:
        disaster = NONE if self.track == vocabulary.ANY_COLOR else names.disaster(names.only(self.track))
        return text("effect-move_track", n=abs(self.n), disaster=disaster, way="back" if self.n < 0 else "on")

    def sign(self) -> Text:
        disaster = "" if self.track == vocabulary.ANY_COLOR else icons.disaster(names.only(self.track))
        return text("effect-move_track", n=icons.signed(self.n), icons=disaster)


class TokenColumn(Effect):
    """The Cleopatra token (NE-17.1)."""

    word = "token_column"
    clause = "NE-20.11"
    times = (vocabulary.INSTANT,)
    numbered = False
    personal = True

    def run(self, s: Nova, seat: int, n: int) -> None:
        s.push(choices.TokenColumn(seat))
