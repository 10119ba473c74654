"""A table of Terra Mystica for tests, built in one line and arranged as the rule under test needs it.

t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
t.give("witches", workers=9, coins=20)
t.do("witches", "build D8")
assert t.refusal("witches", "build A1") == "TM-6.3"
"""

from __future__ import annotations

from demiurge.games.terra_mystica import building, reach, terraform, turns
from demiurge.games.terra_mystica.actions import BRIDGE, FACTIONS
from demiurge.games.terra_mystica.boards import hex_id
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.rounds import EndRound
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import STRUCTURES, TERRAINS
from demiurge.kernel.chance import Script
from demiurge.kernel.data import changed
from demiurge.kernel.play import Play
from demiurge.kernel.state import Await

SCORING = "SCORE3,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"
COLOURS = ("red", "black", "green", "yellow", "blue", "brown", "gray")


class Table:
    """A Play with short names for what tests say and ask; seats are named by their factions."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def s(self) -> Mystica:
        state = self.play.state
        assert isinstance(state, Mystica)
        return state

    def seat(self, faction: str) -> int:
        return [FACTIONS[p.faction] if p.faction >= 0 else "" for p in self.s.players].index(faction)

    def p(self, faction: str) -> Player:
        return self.s.players[self.seat(faction)]

    # ---- arranging a position
    def put(self, faction: str, where: str, kind: str = "D", terrain: str = "") -> Table:
        """Stand a structure on each of these hexes ("E7 E8"); its terrain becomes the faction's home."""
        p = self.p(faction)
        for name in where.split():
            h = hex_id(name)
            if terrain or p.home < len(TERRAINS):
                terraform.set_terrain(self.s, h, TERRAINS.index(terrain) if terrain else p.home)
            building.put(self.s, self.seat(faction), h, STRUCTURES.index(kind))
        return self.refresh()

    def paint(self, where: str, terrain: str) -> Table:
        for name in where.split():
            terraform.set_terrain(self.s, hex_id(name), TERRAINS.index(terrain))
        return self.refresh()

    def give(self, faction: str, **values: int) -> Table:
        """Set fields of a player: coins=9, bowl3=4, keys=1, ..."""
        p = self.p(faction)
        for name, value in values.items():
            assert hasattr(p, name), name
            setattr(p, name, value)
        return self.refresh()

    def rich(self, *factions: str) -> Table:
        """Enough of everything to pay for anything."""
        for faction in factions or [FACTIONS[p.faction] for p in self.s.players]:
            self.give(faction, coins=60, workers=40, priests=self.p(faction).limit, bowl3=20)
        return self

    def favor(self, faction: str, *tiles: int) -> Table:
        """Hand over favor tiles by number, without their steps."""
        for tile in tiles:
            self.p(faction).favors |= 1 << (tile - 1)
            self.s.favors_left = changed(self.s.favors_left, tile - 1, self.s.favors_left[tile - 1] - 1)
        return self.refresh()

    def card(self, faction: str, number: int) -> Table:
        """Let the faction hold bonus card BONn (its old one becomes free)."""
        p = self.p(faction)
        for other in self.s.players:
            if other.card == number - 1:
                other.card = p.card
                p.card = number - 1
        if p.card != number - 1:
            self.s.cards = (self.s.cards | 1 << p.card) & ~(1 << (number - 1))
            p.card = number - 1
        return self.refresh()

    def turn(self, faction: str) -> Table:
        """Make it this faction's turn now, whatever was pending."""
        s, seat = self.s, self.seat(faction)
        s.lanes = [[] for _ in s.lanes]
        s.offers = []
        s.lanes[-1] = [EndRound(s.round), Await(), turns.NextTurn(seat), turns.begin(s, seat)]
        return self.refresh()

    def bridge(self, faction: str, *places: str) -> Table:
        """Let a bridge of the faction stand on each of these places ("C2:D4")."""
        for place in places:
            self.s.bridges = [*self.s.bridges, BRIDGE.at(self.play.game.space.parse(f"bridge {place}"))]
            self.s.bridge_owners = [*self.s.bridge_owners, self.seat(faction)]
            self.s.join(self.s.bridges[-1])
            self.p(faction).bridges_left -= 1
        return self.refresh()

    def round(self, number: int) -> Table:
        """Move to a round: its scoring tile is the current one."""
        self.s.round = number
        return self.turn(FACTIONS[self.s.players[self.s.first].faction])

    def refresh(self) -> Table:
        for p in self.s.players:
            if p.faction >= 0:
                reach.refresh(self.s, p)
        self.s.refresh()
        return self

    # ---- playing
    def do(self, faction: str, *texts: str) -> Table:
        for text in texts:
            why = self.play.say(self.seat(faction), text)
            assert why is None, f"{faction}: {text} is refused by {why}"
        return self

    def refusal(self, faction: str, text: str) -> str | None:
        """The clause that forbids an answer, or None."""
        return self.play.refuse(self.seat(faction), self.play.game.space.parse(text))

    def why(self, faction: str, text: str) -> str | None:
        """As refusal(), and the list of answers agrees with it."""
        why = self.refusal(faction, text)
        listed = self.play.game.space.parse(text) in self.s.answers(self.seat(faction))
        assert listed == (why is None), f"{faction}: {text} is refused by {why}, but {listed=}"
        return why

    def answers(self, faction: str) -> set[str]:
        return {self.play.game.space.format(a) for a in self.s.answers(self.seat(faction))}

    def lawful(self) -> Table:
        """The answers offered are those that the law allows, for everybody who is asked."""
        for faction in self.asked():
            law = {text for text in self.play.game.space.texts if self.refusal(faction, text) is None}
            assert self.answers(faction) == law
            assert len(self.s.answers(self.seat(faction))) == len(law)  # each of them once
        return self

    def goods(self, faction: str) -> tuple[int, int, int]:
        """Coins, workers, priests."""
        return self.p(faction).coins, self.p(faction).workers, self.p(faction).priests

    def bowls(self, faction: str) -> tuple[int, int, int]:
        return self.p(faction).bowl1, self.p(faction).bowl2, self.p(faction).bowl3

    def asked(self) -> list[str]:
        """The factions that owe an answer, in order."""
        return [FACTIONS[self.s.players[seat].faction] for seat in self.s.waiting()]

    def to_cult_bonus(self) -> Table:
        """Everybody passes, taking the lowest free card; what the cult bonus asks is left open."""
        number = self.s.round
        while self.s.round == number and not all(p.passed for p in self.s.players):
            seat = self.s.waiting()[0]
            texts = [self.play.game.space.format(a) for a in self.s.answers(seat)]
            assert self.play.say(seat, next(text for text in texts if text.startswith("pass"))) is None
        return self

    def passes(self, *factions: str) -> Table:
        """These pass in this order, each taking the first free card."""
        for faction in factions:
            self.do(faction, sorted(text for text in self.answers(faction) if text.startswith("pass"))[0])
        return self

    def pass_all(self) -> Table:
        """Everybody passes until the round ends, taking the lowest free card and declining all offers."""
        number = self.s.round
        while self.s.round == number and not self.s.over():
            seat = self.s.waiting()[0]
            texts = [self.play.game.space.format(a) for a in self.s.answers(seat)]
            wanted = [t for t in texts if t.startswith(("pass", "decline", "-", "done", "stay", "unlock-terrain gain"))]
            assert self.play.say(seat, (wanted or texts)[0]) is None
        return self


def empty_table(*factions: str, scoring: str = SCORING, cards: str = "", final: str = "", **options: str) -> Table:
    """A table before the first faction is chosen. Options are written with _ for -: leech="deferred"."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    if any(FACTIONS.index(f) >= 14 for f in factions):
        chosen.setdefault("fire-and-ice-factions", "yes")
    if final:
        chosen["fire-and-ice-final-scoring"] = "yes"
    game = GAME.make(chosen)
    seats = max(len(factions), 2)
    tiles = [int(tile.strip()[5:]) - 1 for tile in scoring.split(",")]
    wanted = [int(card[3:]) - 1 for card in cards.split()] or list(range(seats + 3))
    outcomes = [*reversed(tiles), *(wanted if chosen.get("bonus-cards") != "all" else [])]
    if final:
        outcomes.append(sorted(game.box.final_tiles).index(final))  # type: ignore[attr-defined]
    return Table(Play(game, seats, Script([*outcomes, 0])))


def table(
    *factions: str, scoring: str = SCORING, cards: str = "", final: str = "", start: dict[str, str] | None = None,
    **options: str,
) -> Table:  # fmt: skip
    """A table in round 1, the first faction to move. `witches="E9 F4"` names start dwellings, others take any hex."""
    homes = {f: options.pop(f).split() for f in list(options) if f in FACTIONS} | {
        f: where.split() for f, where in (start or {}).items()
    }
    t = empty_table(*factions, scoring=scoring, cards=cards, final=final, **options)
    while t.s.round == 0:
        seat = t.s.waiting()[0]
        faction = FACTIONS[t.s.players[seat].faction] if t.s.players[seat].faction >= 0 else factions[seat]
        texts = [t.play.game.space.format(a) for a in t.s.answers(seat)]
        assert t.play.say(seat, _setup_answer(faction, texts, homes.setdefault(faction, []))) is None
    return t


def _setup_answer(faction: str, texts: list[str], homes: list[str]) -> str:
    if f"setup {faction}" in texts:
        return f"setup {faction}"
    colours = [f"pick-color {c}" for c in COLOURS if f"pick-color {c}" in texts]
    if colours:
        return colours[0]
    if homes and any(text.startswith("build") for text in texts):
        return f"build {homes.pop(0)}"
    gain = [text for text in texts if text.endswith("gain-priest")]
    return (gain or texts)[0]
