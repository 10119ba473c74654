"""The table: the occasion, what lies there for everybody, and the island."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import HEXES
from demiurge.games.theocratia.features import places
from demiurge.games.theocratia.features.look import Look, built_by_all
from demiurge.games.theocratia.features.scales import MONSTER, ONLY_A_HOUSE, PAIR, SOME, TURNS
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.features import Sheet
from demiurge.kernel.masks import cells


def occasion(s: Theocracy, me: int, look: Look, sheet: Sheet) -> None:
    """What is played, how far it has come, and what rounds reward (chapter 17), from the running one on."""
    sheet.mark(places.MY_COLOUR, s.colour[me], v.PLAYERS)
    sheet.mark(places.SEATED, s.seats - 2, 3)
    sheet.put(places.EARLY, float(s.game.edition.index))
    sheet.put(places.EARLIER, 1.0 if s.game.earlier else 0.0)
    sheet.mark(places.ROUND, s.round, places.ROUNDS)
    sheet.put(places.ROUNDS_LEFT, look.left / SOME)
    sheet.mark(places.PHASE, phase(s, look), len(places.PHASES))
    first = max(s.round, 1)
    for n in range(places.AHEAD):
        number = first + n - 1
        if number < len(s.bonus_cards) and s.bonus_cards[number] != v.NONE:
            sheet.marks(places.BONUS[n], s.game.box.rewards[s.bonus_cards[number]], len(v.REWARDS))


def phase(s: Theocracy, look: Look) -> int:
    """Which of PHASES it is; what a round begins with counts as development (TH-4.7)."""
    if look.ending:
        return 3
    if s.round == 0:
        return 0
    return 1 if s.active != v.NOBODY else 2


def goods(s: Theocracy, sheet: Sheet) -> None:
    """What lies there for everybody: dice, tokens, the end-round card and its die."""
    for i in range(v.FACES * v.PLAYERS):
        if s.table[i]:
            sheet.put(places.DICE + i, s.table[i] / PAIR)
    for kind in range(min(len(s.tokens), len(v.TOKENS))):
        sheet.put(places.TOKENS + kind, s.tokens[kind] / PAIR)
    sheet.put(places.END_CARD_FREE, 1.0 if s.end_card == v.NOBODY else 0.0)
    sheet.mark(places.END_DIE, s.end_die, v.PLAYERS)


def island(s: Theocracy, me: int, sheet: Sheet) -> None:
    """Whose building stands where (TH-0.3). Where a monster is, there is none (TH-0.5), so it takes the place of
    nobody's, below 0."""
    built, mine, players = built_by_all(s), s.own(me), 0
    for colour in s.colour:
        players |= s.ground[colour]
    houses = s.at[v.HOUSE] | s.at[v.KINDS + v.HOUSE] | s.at[2 * v.KINDS + v.HOUSE] | s.at[3 * v.KINDS + v.HOUSE]
    buildings(places.MINE, built & mine, houses, sheet)
    buildings(places.RIVALS, built & players & ~mine, houses, sheet)
    buildings(places.NOBODYS, built & ~players, houses, sheet)
    for h in cells(s.monsters):
        sheet.put(places.NOBODYS + h, MONSTER)
    sheet.put(places.MONSTERS, s.monsters.bit_count() / TURNS)


def buildings(place: int, hexes: int, houses: int, sheet: Sheet) -> None:
    """Some of the buildings, one place for each hex."""
    sheet.marks(place, hexes & ~houses, HEXES)
    for h in cells(hexes & houses):
        sheet.put(place + h, ONLY_A_HOUSE)
