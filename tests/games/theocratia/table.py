"""A table of Theocratia for tests, built in one line and arranged as the rule under test needs it.

t = table("final")
t.put("magenta", "house", "D2")
t.warriors("turquoise", 2).turn("red", "violet 2")
t.do("red", "take violet 2", "place turquoise", "attack D2")
assert t.refusal("red", "place pink") == "TH-5.9"

Players are named by their colours. Hands are empty unless a test fills them, so nobody is asked about cards."""

from __future__ import annotations

from random import Random

from demiurge.games.theocratia import dice, rounds, scoring, turns
from demiurge.games.theocratia.board import hex_id
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy, colour_of, put, reach_of, take_away, tile_code
from demiurge.games.theocratia.vocabulary import (
    BUILDINGS,
    CELLS,
    CIVS,
    COLOURED,
    COLOURS,
    CRYSTALS,
    FACES,
    KINDS,
    NOBODY,
    NONE,
    ON_PAGE,
    PLAYERS,
    WARRIORS,
)
from demiurge.kernel.chance import Chance
from demiurge.kernel.masks import bits
from demiurge.kernel.play import Play
from demiurge.kernel.state import Step

CHOICES = {
    4: ("pink", "violet", "turquoise", "magenta"),
    3: ("violet", "turquoise", "magenta"),
    2: ("turquoise", "magenta"),
}


class Table:
    """A Play with short names for what tests say and ask."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def s(self) -> Theocracy:
        state = self.play.state
        assert isinstance(state, Theocracy)
        return state

    def seat(self, player: str) -> int:
        return self.s.seat_of[COLOURS.index(player)]

    # ---- arranging a position
    def put(self, civ: str, kind: str, where: str, colour: str = "") -> Table:
        """Stand a building on each of these hexes ("E7 E8"), painted in this colour; what was there goes away."""
        s = self.s
        for name in where.split():
            h = hex_id(name)
            self.wipe(name)
            if colour:
                self.paint(name, colour)
            put(s, CIVS.index(civ), BUILDINGS.index(kind), h)
        return self.refresh()

    def wipe(self, where: str) -> Table:
        """Take monsters, crystals and buildings off these hexes."""
        s = self.s
        for name in where.split():
            h = hex_id(name)
            if s.monsters >> h & 1:
                s.monsters &= ~(1 << h)
                s.free |= 1 << h
            if s.crystals >> h & 1:
                s.crystals &= ~(1 << h)
                s.reserve[s.game.board.terrain[h]] += 1
            if s.piece[h] != NONE:
                take_away(s, h)
        return self.refresh()

    def only(self, civ: str, **kinds: str) -> Table:
        """Leave the civ its fortress and these buildings (house="D2 E3")."""
        s, c = self.s, CIVS.index(civ)
        for h in range(len(s.piece)):
            if s.piece[h] // KINDS == c and s.piece[h] % KINDS < 5 and s.piece[h] != NONE:
                take_away(s, h)
        for kind, where in kinds.items():
            self.put(civ, kind, where)
        return self.refresh()

    def paint(self, where: str, colour: str) -> Table:
        for name in where.split():
            h = hex_id(name)
            for c in range(len(self.s.ground)):
                self.s.ground[c] &= ~(1 << h)
            self.s.ground[COLOURS.index(colour)] |= 1 << h
        return self.refresh()

    def give(self, player: str, **values: int) -> Table:
        """Set what a player has: cosmo=9, malus=4, pyramids=2; extra=1 takes that many additional tiles from the board,
        the lowest first, starting=0 lays the starting tile on the volcano."""
        for name, value in values.items():
            getattr(self.s, name)[self.seat(player)] = value
            if name == "extra":
                self.s.marks[self.seat(player)] = 7 & ~((1 << value) - 1)
            if name == "starting" and value == 0:
                self.s.laid = [*self.s.laid, tile_code(hex_id("E5"), COLOURS.index(player), 0)]
        return self.refresh()

    def priests(self, player: str, **spaces: int) -> Table:
        for civ, space in spaces.items():
            self.s.priests[self.seat(player) * PLAYERS + CIVS.index(civ)] = space
        return self.refresh()

    def area(self, civ: str, **crystals: int) -> Table:
        """Exactly these crystals in the area of the civ; the rest goes to the reserve."""
        s, base = self.s, CIVS.index(civ) * COLOURED
        if crystals.get("black", 0) > s.reserve[-1]:
            self.late()
        for colour, name in enumerate(CRYSTALS):
            s.reserve[colour] += s.area[base + colour] - crystals.get(name, 0)
            s.area[base + colour] = crystals.get(name, 0)
        return self.refresh()

    def late(self) -> Table:
        """It is the last round: the black crystals of all cells are in the reserve, their warriors in the areas."""
        s, number = self.s, self.s.game.numbers.rounds[self.s.seats]
        cells = len([n for n in s.game.numbers.cell_rounds if s.round < n <= number])
        s.reserve[-1] += cells * s.game.numbers.cell_black
        for civ in range(len(CIVS)):
            s.untrained[civ] += cells * s.game.edition.round_warriors
        cards = s.bonus_cards[:]
        cards[number - 1], cards[s.round - 1] = cards[s.round - 1], cards[number - 1]
        s.bonus_cards, s.round = cards, number
        return self.refresh()

    def warriors(self, civ: str, n: int) -> Table:
        """So many in the garrison."""
        s, c = self.s, CIVS.index(civ)
        s.untrained[c] += s.garrison[c] - n
        s.garrison[c] = n
        return self.refresh()

    def page(self, civ: str, number: int, **pieces: int) -> Table:
        """The visible page with these pieces on it (warriors=2, red=1)."""
        s, c = self.s, CIVS.index(civ)
        s.page[c] = number
        for what in range(ON_PAGE):
            name = "warriors" if what == WARRIORS else CRYSTALS[what]
            was, now = s.on_page[c * ON_PAGE + what], pieces.get(name, 0)
            s.on_page[c * ON_PAGE + what] = now
            if what == WARRIORS:
                s.untrained[c] += was - now
            else:
                s.reserve[what] += was - now
        return self.refresh()

    def hand(self, player: str, cards: str) -> Table:
        """Exactly these cards ("P13 P01")."""
        s, seat = self.s, self.seat(player)
        s.deck = sorted(s.deck + s.hands[seat])
        s.hands[seat] = []
        for name in cards.split():
            card = int(name[1:]) - 1
            for source in (s.deck, s.pile, *s.hands):
                if card in source:
                    source.remove(card)
                    break
            s.hands[seat] = sorted([*s.hands[seat], card])
        return self.refresh()

    def bonus(self, card: str) -> Table:
        """The round bonus card of this round; "" for none."""
        s = self.s
        wanted, here = s.game.box.round_cards.index(card) if card else NONE, s.bonus_cards[s.round - 1]
        s.bonus_cards = [here if lying == wanted else lying for lying in s.bonus_cards]
        s.bonus_cards[s.round - 1] = wanted
        return self.refresh()

    def dice(self, *dice_on_table: str) -> Table:
        """Exactly these dice on the action table ("violet 3"); rows and card are empty, the rest is in the bag."""
        s = self.s
        dice.gather(s)
        s.die = NONE
        for text in dice_on_table:
            civ, face = text.split()
            s.bag.remove(CIVS.index(civ))
            s.table[(int(face) - 1) * PLAYERS + CIVS.index(civ)] += 1
        return self

    def row(self, civ: str, *dice_in_row: str) -> Table:
        s = self.s
        for text in dice_in_row:
            colour, face = text.split()
            s.bag.remove(CIVS.index(colour))
            dice.put_in_row(s, CIVS.index(civ), CIVS.index(colour), int(face))
        return self.refresh()

    def end_card(self, player: str, civ: str) -> Table:
        """The player has taken the end-round card with a die of this civ ("" for nobody)."""
        s = self.s
        self.dice()
        s.end_card, s.end_die = self.seat(player) if player else NOBODY, CIVS.index(civ)
        s.bag.remove(s.end_die)
        return self

    def turn(self, player: str, *dice_on_table: str, **rows: str) -> Table:
        """It is the player's turn now, with these dice on the table and some for who comes next; pink="pink 5, pink 4"
        are dice in the row of pink."""
        s, seat = self.s, self.seat(player)
        self.dice(*dice_on_table)
        for civ, dice_in_row in rows.items():
            self.row(civ, *dice_in_row.split(", "))
        for face in (6, 1, 2):
            if s.bag and sum(s.table[(face - 1) * PLAYERS : face * PLAYERS]) < 3:
                s.table[(face - 1) * PLAYERS + s.bag.pop(-1)] += 1
        s.first = seat
        rounds.clear(s, seat)
        return self.pending(rounds.Turns(1), turns.Take(seat))

    def pending(self, *steps: Step[Theocracy]) -> Table:
        """Exactly these steps wait, the last one on top."""
        s = self.s
        s.lanes = [[] for _ in s.lanes]
        s.lanes[-1] = list(steps)
        return self.refresh()

    def run(self, *steps: Step[Theocracy]) -> Table:
        """Let these steps happen now, the last one first."""
        s = self.s
        s.lanes = [[] for _ in s.lanes]
        s.lanes[-1] = list(steps)
        s.asks = [NOBODY] * len(s.lanes)
        s.chance, s.now, s.journal = self.play.chance, len(s.lanes) - 1, self.play.journal
        s.advance()
        return self

    def refresh(self) -> Table:
        s = self.s
        for civ in range(len(CIVS)):
            s.reach[civ] = reach_of(s, civ)
        s.refresh()
        return self

    # ---- playing
    def do(self, player: str, *texts: str) -> Table:
        """Give these answers: allowed, listed, and without a fault of the position after each."""
        for text in texts:
            listed = self.play.game.space.parse(text) in self.s.answers(self.seat(player))
            why = self.play.say(self.seat(player), text)
            assert why is None, f"{player}: {text} is refused by {why}; may say {sorted(self.answers(player))}"
            assert listed, f"{player}: {text} is not among the answers"
            faults = self.s.game.faults(self.s)
            assert not faults, faults
        return self

    def refusal(self, player: str, text: str) -> str | None:
        return self.play.refuse(self.seat(player), self.play.game.space.parse(text))

    def why(self, player: str, text: str) -> str | None:
        """The clause that forbids an answer, or None; the list of answers agrees with it."""
        why = self.refusal(player, text)
        listed = self.play.game.space.parse(text) in self.s.answers(self.seat(player))
        assert listed == (why is None), f"{player}: {text} is refused by {why}, but {listed=}"
        return why

    def answers(self, player: str) -> set[str]:
        return {self.play.game.space.format(a) for a in self.s.answers(self.seat(player))}

    def targets(self, player: str, verb: str) -> set[str]:
        """What follows the verb in the answers: "attack D2" gives "D2"."""
        return {text[len(verb) + 1 :] for text in self.answers(player) if text.startswith(verb + " ")}

    def lawful(self) -> Table:
        """The answers offered are those that the law allows, for everybody who is asked."""
        for seat in self.s.waiting():
            law = [a for a in range(len(self.play.game.space)) if self.play.refuse(seat, a) is None]
            assert sorted(self.s.answers(seat)) == law
        return self

    # ---- asking
    def asked(self) -> list[str]:
        return [COLOURS[self.s.colour[seat]] for seat in self.s.waiting()]

    def question(self) -> str:
        return type(self.s.decision(self.s.waiting()[0])).__name__

    def cosmo(self, player: str) -> int:
        return self.s.cosmo[self.seat(player)]

    def malus(self, player: str) -> int:
        return self.s.malus[self.seat(player)]

    def priest(self, player: str, civ: str) -> int:
        return self.s.priest(self.seat(player), CIVS.index(civ))

    def worship(self) -> dict[str, int]:
        """Every priest that has left its start space, as "red magenta": steps from there."""
        s = self.s
        return {
            f"{COLOURS[s.colour[seat]]} {civ}": s.priest(seat, c) + 1
            for seat in range(s.seats)
            for c, civ in enumerate(CIVS)
            if s.priest(seat, c) >= 0
        }

    def cards(self, player: str) -> int:
        return len(self.s.hands[self.seat(player)])

    def in_hand(self, player: str) -> list[str]:
        return [f"P{card + 1:02}" for card in self.s.hands[self.seat(player)]]

    def crystals(self, civ: str) -> dict[str, int]:
        base = CIVS.index(civ) * COLOURED
        return {name: self.s.area[base + c] for c, name in enumerate(CRYSTALS) if self.s.area[base + c]}

    def on_page(self, civ: str) -> dict[str, int]:
        base = CIVS.index(civ) * ON_PAGE
        names = (*CRYSTALS, "warriors")
        return {name: self.s.on_page[base + i] for i, name in enumerate(names) if self.s.on_page[base + i]}

    def garrison(self, civ: str) -> int:
        return self.s.garrison[CIVS.index(civ)]

    def untrained(self, civ: str) -> int:
        return self.s.untrained[CIVS.index(civ)]

    def page_of(self, civ: str) -> int:
        return self.s.page[CIVS.index(civ)]

    def left(self, civ: str, kind: str) -> int:
        return self.s.left(CIVS.index(civ), BUILDINGS.index(kind))

    def at(self, where: str) -> str:
        """`magenta house`, `monster`, `volcano` or "" for an empty hex."""
        s, h = self.s, hex_id(where)
        if s.piece[h] != NONE:
            return f"{CIVS[s.piece[h] // KINDS]} {BUILDINGS[s.piece[h] % KINDS]}"
        return "monster" if s.monsters >> h & 1 else ""

    def colour(self, where: str) -> str:
        c = colour_of(self.s, hex_id(where))
        return COLOURS[c] if c >= 0 else ""

    def on_table(self) -> list[str]:
        return [
            f"{CIVS[c]} {face + 1}"
            for face in range(FACES)
            for c in range(PLAYERS)
            for _ in range(self.s.table[face * PLAYERS + c])
        ]

    def in_row(self, civ: str) -> list[str]:
        row = self.s.rows[CIVS.index(civ) * CELLS : (CIVS.index(civ) + 1) * CELLS]
        return [f"{CIVS[(code - 1) // FACES]} {(code - 1) % FACES + 1}" for code in row if code]

    def scores(self) -> list[int]:
        return self.s.scores()

    def finish(self, seed: int = 1) -> Table:
        """Play on at random to the end."""
        rng = Random(seed)
        while not self.s.over():
            seat = self.s.waiting()[0]
            assert self.play.answer(seat, rng.choice(self.s.answers(seat))) is None
            assert not self.s.game.faults(self.s)
        return self


def fresh(edition: str = "final", seats: int = 4, seed: int = 7, **options: str) -> Table:
    """A table before the first house is placed. Options are written with _ for -: first_game="yes"."""
    chosen = {"edition": edition, "first-player": "seat-1"}
    chosen |= {name.replace("_", "-"): value for name, value in options.items()}
    return Table(Play(GAME.make(chosen), seats, Chance(seed)))


def table(edition: str = "final", seats: int = 4, seed: int = 7, **options: str) -> Table:
    """A table in round 1, red to begin: red plays magenta, brown turquoise, blue violet, white pink. There are
    no hands, no round bonus and no dice in rows."""
    t = fresh(edition, seats, seed, **options)
    wanted = list(CHOICES[seats])
    while t.s.round == 0:
        seat = t.s.waiting()[0]
        civ = wanted.pop(0) if wanted else next(iter(sorted(t.targets(COLOURS[t.s.colour[seat]], "choose"))))
        t.do(COLOURS[t.s.colour[seat]], f"choose {civ}")
    while t.s.waiting() and t.question() in ("Settle", "Improve"):
        seat = t.s.waiting()[0]
        assert t.play.answer(seat, t.s.answers(seat)[0]) is None
    for player in [COLOURS[c] for c in t.s.colour]:
        t.hand(player, "")
    t.bonus("")
    return t.turn("red" if 0 in t.s.colour else COLOURS[t.s.colour[0]])


def base(edition: str = "final", seats: int = 4, **options: str) -> Table:
    """A table where every civ has only its fortress: no start buildings, no first houses, no crystals in the areas, no
    warriors in the garrisons, no worship."""
    t = table(edition, seats, 7, **options)
    for civ in CIVS:
        t.only(civ).area(civ).warriors(civ, 0)
    board = t.s.game.board
    for h in bits(board.crystals & ~t.s.crystals):  # back to where they lay before the first houses
        t.s.crystals |= 1 << h
        t.s.reserve[board.terrain[h]] -= 1
    t.s.priests = [-1] * len(t.s.priests)
    for seat in range(t.s.seats):
        t.s.cosmo[seat] = 0
    return t.turn("red")


def placed(t: Table, face: int, civ: str = "magenta", die: str = "pink") -> Table:
    """Red has taken a die with this face and placed it on the civ."""
    return t.turn("red", f"{die} {face}").do("red", f"take {die} {face}", f"place {civ}")


def at_moment(moment: str, cards: str, **has: int) -> Table:
    """Red at a moment of a turn with a pink 1 on magenta, with these cards in hand."""
    t = base().hand("red", cards).give("red", **has).turn("red", "pink 1", "violet 2")
    if moment != "start":
        t.do("red", "take pink 1")
    if moment in ("placed", "resolved"):
        t.do("red", "place magenta")
    if moment == "resolved":
        t.do("red", "lead")
    return t


def ended(t: Table) -> Table:
    """Go to the final scoring at once."""
    return t.run(scoring.FinalScoring())


BOTH = ("final", "early")
