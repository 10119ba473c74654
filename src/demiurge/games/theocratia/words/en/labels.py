"""What is written on the drawn table, in English: headings of panels, words on boards, notes of pieces."""

from __future__ import annotations

from demiurge.games.theocratia.box import Card
from demiurge.games.theocratia.words.en.parts import Parts


class Labels:
    """Another language is a subclass that says everything anew. Civs, colours and faces come as their numbers."""

    # ---- titles
    actions_title = "Dice"
    rows_title = "Civs"
    temples_title = "Temples"
    hand_title = "Cards"
    seat_titles = ("Red", "Brown", "Blue", "White")
    setup = "Setup"
    the_end = "The end"
    your_cards = "Your power cards"
    tokens_left = "Pyramid tokens"
    reserve_title = "Reserve"
    round_end = "Round end"
    no_cards = "You hold no power card."
    cards_hidden = "Power cards are seen by their players only."

    # ---- short words on boards
    actions = ("", "first", "war", "expand", "factory", "barrack", "divine")  # under the columns of dice
    start_space = "start"
    any_time = "any time"
    at_holiday = "Holiday"
    rewards = {  # after "Round 3", before "+1 worship"
        "expansion": "every house built",
        "factory": "every factory built",
        "barrack": "every barrack built",
        "pyramid": "every pyramid built",
        "holiday_war": "every Holiday, attack, conversion",
    }
    first_houses = "the first houses are built"
    card_moments = ("before your die", "die in hand", "die placed", "when declared", "afterwards")

    # ---- a closer look at a seat
    civ_head = "Civ"
    space_head = "Space"
    multiplier_head = "Multiplier"
    page_head = "Page"
    points_head = "Points"
    cosmo_row = "Cosmo"
    malus_row = "Malus"
    total_row = "Now in all"
    no_buildings = "No building stands on a hex of theirs."
    buildings_head = "On their hexes"
    tokens_head = "Pyramid tokens taken"
    tiles_head = "Conversion tiles"
    score_now = "The score as if the game ended now: the farthest priest does not count."

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    # ---- the round
    def round(self, n: int) -> str:
        return f"Round {n}"

    def of_rounds(self, n: int) -> str:
        return f"of {n}"

    def turns(self, n: int, of: int) -> str:
        return f"{n} of {of} dice of this round taken"

    # ---- dice
    def die(self, colour: int, face: int) -> str:
        return f"A {self.parts.CIVS[colour]} die that shows {face}."

    def held_die(self, colour: int, face: int) -> str:
        return f"The die in hand: {self.parts.CIVS[colour]}, {face}."

    def row_die(self, colour: int, face: int) -> str:
        return f"A {self.parts.CIVS[colour]} {face}; the next die here may not show {face}."

    def old_die(self, colour: int, face: int) -> str:
        return f"A {self.parts.CIVS[colour]} {face}."

    # ---- civs
    def match_bonus(self, civ: int, cosmo: int, worship: int) -> str:
        """What a die of the civ's own colour brings on a free cell."""
        gains = [f"{cosmo} cosmo"] if cosmo else []
        if worship:
            gains.append(f"{worship} worship of {self.parts.CIV_NAMES[civ]}")
        return f"A {self.parts.CIVS[civ]} die here brings {' and '.join(gains)}."

    def development(self, card: int) -> str:
        return f"{self.parts.DEVELOPMENT[card]}: {self.parts.DEVELOPMENT_TEXTS[card]}."

    def holiday(self, civ: int, size: int, crystals: int) -> str:
        """What a Holiday of the civ costs, and what it has for it."""
        name = self.parts.CIV_NAMES[civ]
        return f"A Holiday of {name} costs {size} cosmo and {size} of its crystals; it has {crystals}."

    def page(self, civ: int, page: int, filled: int, slots: int) -> str:
        if slots == 0:
            return f"The chronicle of {self.parts.CIV_NAMES[civ]} shows page {page}, the last."
        return f"The chronicle of {self.parts.CIV_NAMES[civ]} shows page {page}; {filled} of {slots} spaces are filled."

    def crystals(self, civ: int, colour: int, n: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} has {n} {self.parts.CRYSTALS[colour]}."

    def no_crystals(self, civ: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} has no crystals."

    def garrison(self, civ: int, n: int, untrained: int) -> str:
        trained = self.parts.plural(n, "warrior")
        return f"{self.parts.CIV_NAMES[civ]} has {trained} in its garrison and {untrained} to train."

    def left(self, civ: int, kind: int, n: int) -> str:
        what = self.parts.plural(n, self.parts.BUILDINGS[kind])
        return f"{self.parts.CIV_NAMES[civ]} has {what} left to build."

    # ---- temples
    def priest(self, seat: int, civ: int, space: int, points: int) -> str:
        """Of the player of this colour; what the priest is worth as things are."""
        where = f"on {space}" if space >= 0 else "on the start space"
        return f"{self.seat_titles[seat]}: the priest of {self.parts.CIV_NAMES[civ]} {where}, worth {points} now."

    def cosmo(self, colour: int, n: int, most: int) -> str:
        return f"{self.seat_titles[colour]} has {n} of at most {most} cosmo."

    def malus(self, colour: int, n: int) -> str:
        return f"{self.seat_titles[colour]} loses {n} at the end."

    def malus_flipped(self, colour: int, n: int, cell: int, flip: int) -> str:
        """The tracker has been turned over and counts from 1 again."""
        return f"{self.seat_titles[colour]} loses {n} at the end: {flip} for the turned tracker, and {cell}."

    def tile_locked(self, space: int) -> str:
        return f"Still locked: a priest must reach {space}."

    def tile_open(self, price: int) -> str:
        return f"Unlocked: {price} cosmo take it."

    def tile_gone(self) -> str:
        return "Taken."

    def multiplier(self, n: int) -> str:
        return f"×{n}"

    # ---- cards
    def card_when(self, card: Card) -> str:
        """When a card may be played, in two words: upper right on the card."""
        numbers = [str(n) for n in range(1, 7) if card.actions >> n & 1]
        if numbers:
            return f"with a {' or '.join(numbers)}"
        moments = [i for i in range(len(self.card_moments)) if card.moments >> i & 1]
        if len(moments) > 1:
            return self.any_time
        return self.at_holiday if moments == [3] else self.card_moments[moments[0]]

    def copies(self, n: int) -> str:
        return f"×{n}"

    def token_left(self, n: int) -> str:
        return f"{n} left." if n else "None left."

    def deck(self, n: int, discarded: int) -> str:
        return f"{self.parts.plural(n, 'card')} in the deck, {discarded} discarded."

    def reserve(self, colour: int, n: int) -> str:
        return f"{n} {self.parts.CRYSTALS[colour]} left in the reserve."

    # ---- end of the round
    def end_card(self, colour: int, holder: int) -> str:
        """The colour of its die; the holder's colour, -1 while it lies on the board."""
        if holder < 0:
            return f"{self.parts.CIV_NAMES[colour]} expands for whoever takes the card with a 1."
        return f"{self.parts.CIV_NAMES[colour]} expands for {self.seat_titles[holder]}."

    def next_first(self, holder: int, first: int) -> str:
        """Who begins the next round: the holder of the token, or else who is first now."""
        if holder < 0:
            return f"Nobody has the token yet: {self.seat_titles[first]} stays first player."
        return f"{self.seat_titles[holder]} has the token and is first player next."

    # ---- seats
    def is_first(self, colour: int) -> str:
        return f"{self.seat_titles[colour]} is first player."

    def is_next(self, colour: int) -> str:
        return f"{self.seat_titles[colour]} holds the token: first player of the next round."

    def has_end_card(self, colour: int, civ: int) -> str:
        return f"{self.seat_titles[colour]} holds the end-round card: {self.parts.CIV_NAMES[civ]} expands for them."

    def pyramids(self, n: int, most: int) -> str:
        return f"{n} of {most}"

    def pyramids_note(self, n: int, most: int) -> str:
        return f"{n} of at most {self.parts.plural(most, 'pyramid')} built."

    def tiles(self, starting: int, extra: int) -> str:
        held = ([self.parts.TILES[0]] if starting else []) + ([f"{extra} for any hex"] if extra else [])
        return f"To convert with: {' and '.join(held)}." if held else "No conversion tile in hand."

    def hand(self, n: int) -> str:
        return f"{self.parts.plural(n, 'power card')} in hand."

    def worship(self, civ: int, space: int, multiplier: int, page: int, points: int) -> str:
        where = f"space {space}" if space >= 0 else "the start space"
        return f"{self.parts.CIV_NAMES[civ]}: {where}, ×{multiplier} on page {page} makes {points}."

    # ---- the island: what lies on a hex (one or two whole sentences each), the crests beside it
    island_title = "The island"
    hex_safe = "It cannot be attacked."

    def hex_plain(self, h: int, terrain: int) -> str:
        return f"{self.parts.place(h)}: {self.parts.TERRAINS[terrain]}."

    def hex_own(self, h: int, terrain: int, colour: int) -> str:
        return f"{self.parts.place(h)}: {self.parts.TERRAINS[terrain]}, land of {self.seat_titles[colour]}."

    def hex_nobody(self, h: int, terrain: int) -> str:
        return f"{self.parts.place(h)}: {self.parts.TERRAINS[terrain]}, land of no player."

    def hex_converted(self, h: int, terrain: int, colour: int) -> str:
        """terrain: what was there; colour: whose it is now."""
        ground = self.parts.TERRAINS[terrain]
        return f"{self.parts.place(h)}: {ground}, converted: now land of {self.seat_titles[colour]}."

    def hex_building(self, civ: int, kind: int) -> str:
        return f"{self.parts.BUILDINGS[kind].capitalize()} of {self.parts.CIV_NAMES[civ]}."

    def hex_price(self, warriors: int) -> str:
        return f"To attack it takes {self.parts.plural(warriors, 'warrior')}."

    def hex_monster(self, desert: bool) -> str:
        return "A desert monster lives here." if desert else "A plain monster lives here."

    def hex_crystal(self, colour: int) -> str:
        return f"A {self.parts.CRYSTALS[colour]} crystal lies here."

    def crest_note(self, civ: int, warriors: int, left: list[int]) -> str:
        """left: houses, factories, barracks and pyramids that are not built."""
        kinds = ("house", "factory", "barrack", "pyramid")
        plurals = ("houses", "factories", "barracks", "pyramids")
        stock = ", ".join(f"{n} {kinds[i] if n == 1 else plurals[i]}" for i, n in enumerate(left))
        garrison = self.parts.plural(warriors, "warrior")
        return f"{self.parts.CIV_NAMES[civ]}: garrison of {garrison}. Left to build: {stock}."
