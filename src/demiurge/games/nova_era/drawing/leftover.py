"""What a zone would do to the Disasters if it were the one that is left over (NE-9.1). Who picks with two zones left
decides which one it is; before that nobody knows, and each zone says it of itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from demiurge.games.nova_era import names
from demiurge.games.nova_era.disasters import AdvanceDisasters
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import DARK_AGE
from demiurge.kernel.data import NOTHING
from demiurge.kernel.journal import Journal
from demiurge.kernel.text import Text, text

NO_ZONE: Final = -1


class Moved(NamedTuple):
    """A marker that would move, or stand where it is since it can go no further."""

    track: int
    before: int
    after: int
    strikes: bool  # on its last space


def moved(view: Nova, zone: int) -> list[Moved]:
    """By the rules themselves, on a copy where only this zone is left."""
    s = view.clone()
    s.journal = journal = Journal()
    s.zones = [dice if number == zone else NOTHING for number, dice in enumerate(s.zones)]
    AdvanceDisasters().run(s)
    box, found = view.game.box, list[Moved]()
    for track in sorted({event.data[0] for event in journal.events}):
        last = box.dark_age_last if track == DARK_AGE else box.disaster_last
        found.append(Moved(track, view.tracks[track], s.tracks[track], s.tracks[track] == last))
    return found


def only_other(view: Nova, zone: int) -> int:
    """The zone that is left over if this one is picked, or NO_ZONE as long as there are several."""
    others = [number for number, dice in enumerate(view.zones) if dice and number != zone]
    return others[0] if len(others) == 1 else NO_ZONE


def foretold(view: Nova, zone: int) -> Text:
    """Of who thinks of picking a zone: what the one that is left over then does; or what this one would do, left over.
    `Leaves zone 2: Riots from 3 to 7; Invasion from 8 to 10, where it strikes.`"""
    other = only_other(view, zone)
    return if_left(view, zone) if other == NO_ZONE else said("also-leaves", view, other)


def if_left(view: Nova, zone: int) -> Text:
    return said("also-left", view, zone)


def said(how: str, view: Nova, zone: int) -> Text:
    return text(how, zone=zone + 1, moves=tuple(move(one) for one in moved(view, zone)))


def move(one: Moved) -> Text:
    strikes = "yes" if one.strikes else "no"
    return text("left-move", disaster=names.disaster(one.track), before=one.before, after=one.after, strikes=strikes)
