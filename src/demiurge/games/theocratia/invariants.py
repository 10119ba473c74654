"""What must be true of every position: crystals, dice, warriors, buildings, tiles, tokens and cards are conserved."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import HEXES
from demiurge.games.theocratia.state import Theocracy, die_colour, reach_of, tile_additional, tile_colour
from demiurge.kernel.masks import bits


def faults(s: Theocracy) -> list[str]:
    return [*of_crystals(s), *of_civs(s), *of_dice(s), *of_island(s), *of_players(s), *of_cards(s), *of_tokens(s)]


def cells_left(s: Theocracy) -> int:
    """Round cells that still hold their crystals and warriors."""
    return len([number for number in s.game.numbers.cell_rounds if number > s.round])


def of_crystals(s: Theocracy) -> list[str]:
    """TH-1.5: 96 in all."""
    found: list[str] = []
    board = s.game.board
    for colour, name in enumerate(v.CRYSTALS):
        total = s.reserve[colour] + s.named.count(colour)
        for civ in range(len(v.CIVS)):
            total += s.area[civ * v.COLOURED + colour] + s.on_page[civ * v.ON_PAGE + colour]
        if colour <= v.GREEN:
            total += (s.crystals & board.ground[colour]).bit_count()
        if colour == v.BLACK:
            total += cells_left(s) * s.game.numbers.cell_black
        if total != s.game.numbers.crystals[colour]:
            found.append(f"{total} {name} crystals")
    if min(s.reserve + s.area + s.on_page) < 0:
        found.append("a number of crystals is negative")
    return found


def of_civs(s: Theocracy) -> list[str]:
    """TH-1.2: warriors and buildings of each civ; pages with room on them."""
    found: list[str] = []
    for civ, name in enumerate(v.CIVS):
        page = s.on_page[civ * v.ON_PAGE : (civ + 1) * v.ON_PAGE]
        total = s.untrained[civ] + s.garrison[civ] + page[v.WARRIORS] + cells_left(s) * s.game.edition.round_warriors
        if total != s.game.numbers.warriors or min(s.untrained[civ], s.garrison[civ]) < 0:
            found.append(f"{total} {name} warriors")
        if s.garrison[civ] > s.game.garrison:
            found.append(f"{s.garrison[civ]} {name} warriors in the garrison")
        for kind in range(1, v.KINDS):
            if s.left(civ, kind) < 0:
                found.append(f"{name} has too many buildings of kind {kind}")
        if not 0 <= s.page[civ] <= v.LAST_PAGE or sum(page) >= max(s.game.numbers.slots[s.page[civ]], 1):
            found.append(f"{name}'s page {s.page[civ]} holds {sum(page)}")
    return found


def of_dice(s: Theocracy) -> list[str]:
    """TH-1.7: 12, 3 in each colour."""
    count = [0] * v.PLAYERS
    for colour in s.bag:
        count[colour] += 1
    for i in range(v.FACES * v.PLAYERS):
        count[i % v.PLAYERS] += s.table[i]
    for code in s.rows:
        if code:
            count[die_colour(code)] += 1
    for colour in (s.die, s.end_die):
        if colour != v.NONE:
            count[colour] += 1
    found = [f"{n} {v.CIVS[c]} dice" for c, n in enumerate(count) if n != s.game.numbers.dice]
    for face in range(v.FACES):
        if sum(s.table[face * v.PLAYERS : (face + 1) * v.PLAYERS]) > s.game.numbers.table_cells:
            found.append(f"too many dice show {face + 1}")
    for civ in range(v.PLAYERS):
        row = s.rows[civ * v.CELLS : (civ + 1) * v.CELLS]
        if any(row[i] == 0 and row[i + 1] for i in range(v.CELLS - 1)):
            found.append(f"{v.CIVS[civ]}'s row has a hole")
    return found


def of_island(s: Theocracy) -> list[str]:
    """Masks and lists tell the same."""
    found: list[str] = []
    built = 0
    for h in range(HEXES):
        what = s.piece[h]
        if what != v.NONE:
            built |= 1 << h
            if not s.at[what] >> h & 1 or not s.at[what // v.KINDS * v.KINDS] >> h & 1:
                found.append(f"hex {h} is missing from its civ")
    for civ in range(len(v.CIVS)):
        kinds = s.at[civ * v.KINDS + 1 : (civ + 1) * v.KINDS]
        if sum(mask.bit_count() for mask in kinds) != s.all_built(civ).bit_count():
            found.append(f"{v.CIVS[civ]}'s buildings do not add up")
        if s.reach[civ] != reach_of(s, civ):
            found.append(f"{v.CIVS[civ]} reaches too far or too near")
    if sum(mask.bit_count() for mask in s.at[:: v.KINDS]) != built.bit_count():
        found.append("a hex has two buildings")
    ground = 0
    for mask in s.ground:
        if ground & mask:
            found.append("a hex has two colours")
        ground |= mask
    if s.free != ground & ~built & ~s.monsters or built & s.monsters:
        found.append("the free hexes are others")
    if s.monsters & ~s.game.board.monsters:
        found.append(f"monsters where none lived: {bits(s.monsters & ~s.game.board.monsters)}")
    if s.crystals & built:
        found.append(f"crystals lie under buildings: {bits(s.crystals & built)}")
    return found


def of_players(s: Theocracy) -> list[str]:
    """TH-1.3: tiles in hand, on the board or laid; trackers and priests on their tracks."""
    found: list[str] = []
    numbers = s.game.numbers
    for seat in range(s.seats):
        laid = [tile_additional(tile) for tile in s.laid if tile_colour(tile) == s.colour[seat]]
        starting, extra = s.starting[seat], s.extra[seat]
        if starting + laid.count(0) != 1 or starting < 0:
            found.append(f"seat {seat}: {starting + laid.count(0)} starting tiles")
        tiles = extra + s.marks[seat].bit_count() + laid.count(1)
        if tiles != len(numbers.marks) or extra < 0:
            found.append(f"seat {seat}: {tiles} additional tiles, {extra} in hand")
        if not 0 <= s.cosmo[seat] <= numbers.cosmo_max or not 0 <= s.malus[seat] <= s.game.malus_max:
            found.append(f"seat {seat}: {s.cosmo[seat]} cosmo, {s.malus[seat]} malus")
        priests = s.priests[seat * v.PLAYERS : (seat + 1) * v.PLAYERS]
        if min(priests) < v.START or max(priests) > numbers.last_space:
            found.append(f"seat {seat}: a priest is off the track")
        if s.pyramids[seat] > s.game.edition.pyramid_limit[s.seats]:
            found.append(f"seat {seat}: {s.pyramids[seat]} pyramids")
    return found


def of_cards(s: Theocracy) -> list[str]:
    """TH-1.9, TH-1.10: every power card is in one place; so are the development and round bonus cards."""
    cards = s.deck + s.pile + s.limbo
    for hand in s.hands:
        cards = cards + hand
    found = [
        f"{cards.count(card)} copies of power card {card}"
        for card, copies in enumerate(s.game.copies)
        if cards.count(card) != copies
    ]
    if sorted(s.development) != sorted(s.game.box.development):
        found.append("development cards are missing")
    if len(set(s.bonus_cards)) != s.game.edition.round_cards[s.seats]:
        found.append("round bonus cards are missing")
    return found


def of_tokens(s: Theocracy) -> list[str]:
    """TH-14.1: taken tokens are out of the supply."""
    found: list[str] = []
    for kind, token in enumerate(s.game.box.tokens):
        copies = token.copies
        if copies > 1:
            copies -= s.game.edition.duplicates_removed[s.seats]
        held = s.face_up.count(kind) + sum(kinds.count(kind) for kinds in s.face_down)
        if s.tokens[kind] + held != copies or s.tokens[kind] < 0:
            found.append(f"pyramid token {kind} does not add up")
    return found
