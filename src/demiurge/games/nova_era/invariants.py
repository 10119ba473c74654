"""What holds in every position: nothing is lost, nothing is there twice, no marker leaves its track."""

from __future__ import annotations

from demiurge.games.nova_era import civilization, state, vocabulary
from demiurge.games.nova_era.state import Nova


def faults(s: Nova) -> list[str]:
    return cards(s) + dice(s) + markers(s) + kept_up(s)


def cards(s: Nova) -> list[str]:
    """Each of the 198 cards is in exactly one place (NE-1.1, NE-1.2); a View's unknown ones are in its start deck."""
    places: list[list[int]] = [s.gone, s.people, *s.display, *s.decks]
    hidden = 0
    for p in s.players:
        hidden += p.hand.count(state.UNKNOWN)
        places += [[card for card in p.hand if card != state.UNKNOWN], p.people, p.past, *p.columns]
    found = sorted([card for place in places for card in place])
    result: list[str] = []
    if found != list(range(vocabulary.CARDS)):
        lost = [card for card in range(vocabulary.CARDS) if card not in found]
        twice = sorted({card for card in found if found.count(card) > 1})
        result.append(f"cards are lost or there twice: lost {lost}, twice {twice}")
    if hidden > len(s.decks[vocabulary.START]):
        result.append("more hidden cards than there are Starting cards that nobody sees")
    for seat, p in enumerate(s.players):
        if not set(p.damaged) <= {card for column in p.columns for card in column}:
            result.append(f"seat {seat} has damaged cards that it does not have: {p.damaged}")
        if p.hand != sorted(p.hand) or p.damaged != sorted(set(p.damaged)):
            result.append(f"the cards of seat {seat} are out of order")
    return result


def dice(s: Nova) -> list[str]:
    """There are 15 dice, three of each colour (NE-1.3, NE-R1)."""
    found = s.bag[:]
    rolled = [one for zone in s.zones for one in zone] + [one for p in s.players for one in p.dice]
    if s.die != state.NO_DIE:
        rolled.append(s.die)
    found += [state.real_of(one) for one in rolled]
    result: list[str] = []
    if sorted(found) != [color for color in range(5) for _ in range(s.game.box.dice_each)]:
        result.append(f"the dice are not all there: {sorted(found)}")
    if s.bag != sorted(s.bag):
        result.append("the bag is out of order")
    return result


def markers(s: Nova) -> list[str]:
    """Every marker is on its track, and nobody owes resources or points."""
    box, result = s.game.box, list[str]()
    for track, at in enumerate(s.tracks):
        if not 0 <= at <= (box.dark_age_last if track == vocabulary.DARK_AGE else box.disaster_last):
            result.append(f"the marker of track {track} is at {at}")
    for seat, p in enumerate(s.players):
        if not 0 <= p.unrest <= box.unrest_last:
            result.append(f"the Unrest of seat {seat} is {p.unrest}")
        if min(p.resources) < 0 or p.vp < 0:
            result.append(f"seat {seat} owes something: {p.resources}, {p.vp} VP")
        if not -1 <= p.token < vocabulary.TERRITORY or not 0 <= s.first < s.seats:
            result.append(f"the token of seat {seat} or the First Player token is nowhere")
    return result


def kept_up(s: Nova) -> list[str]:
    """What is kept beside the cards says what the cards say."""
    result: list[str] = []
    for seat, p in enumerate(s.players):
        again = p.clone()
        civilization.refresh(s, again)
        if again.counts != p.counts or again.powers != p.powers or len(p.columns) != vocabulary.COLUMNS:
            result.append(f"the civilization of seat {seat} is not counted as it lies")
    return result
