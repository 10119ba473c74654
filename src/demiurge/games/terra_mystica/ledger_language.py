"""Chapter 44, the commands: each becomes one or more answers of our ActionSpace."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from demiurge.games.terra_mystica import actions, boards, cults, power, state
from demiurge.games.terra_mystica.ledger_reading import Command
from demiurge.games.terra_mystica.problems import NoHex
from demiurge.games.terra_mystica.vocabulary import STRUCTURES, TERRAINS
from demiurge.kernel.actions import NO_ACTION
from demiurge.kernel.play import UNKNOWN_TEXT

if TYPE_CHECKING:
    from demiurge.games.terra_mystica.ledger_replay import Importer

WORDS: Final = {
    "priest": "p", "priests": "p", "power": "pw", "worker": "w", "workers": "w", "coin": "c", "coins": "c",
}  # fmt: skip
STRUCTURE_WORDS: Final = {
    "tp": "TP", "te": "TE", "sh": "SH", "sa": "SA", "trading post": "TP", "temple": "TE", "stronghold": "SH",
    "sanctuary": "SA",
}  # fmt: skip
CONVERSIONS: Final = {re.sub(r"\d", "", text): number for number, text in enumerate(actions.CONVERSIONS)}
PRICES: Final = (5, 3, 1, 1, 1, 1, 1, 1, 1)  # of one unit; coins_per_vp of the faction for COINS_TO_VP
HEX_IDS: Final = {boards.hex_name(h): h for h in range(boards.HEXES)}
AT_ONCE: Final = ("CONVERT_W_TO_P", "FREE_D", "FREE_TF", "FREE_TP", "VOLCANO_TF")  # given up as a whole
OURS: Final = frozenset(["upgrade", "send", "action", "advance", "burn", "dig"])  # may be said in our words already
TURN_WORDS: Final = ("build", "transform", "dig", "upgrade", "send", "advance", "action", "bridge", "pass")


class Translation:
    """One command of the site's language as answers of our ActionSpace. `word`: what kind of command it is."""

    def __init__(self, importer: Importer, command: Command) -> None:
        self.importer = importer
        self.command = command
        self.word = command.word
        self.state = importer.state
        self.seat = importer.seats[command.faction]
        self.p = self.state.players[self.seat]

    def answers(self) -> list[int]:
        """NO_ACTION stands for what the language allows and the game does not have."""
        if self.word in OURS:
            action = actions.SPACE.find(self.command.text)
            if action != NO_ACTION:
                return [action]
        for pattern, method in BY_WORD.get(self.word) or BY_WORD.get(self.word[0]) or PATTERNS:
            found = pattern.fullmatch(self.command.text)
            if found:
                told: list[int] = method(self, *found.groups(""))
                return told
        raise self.command.refuse(UNKNOWN_TEXT, "ledger-no-command")

    def plain(self, *_: str) -> list[int]:
        return [actions.SPACE.find(self.command.text)]

    def nothing(self) -> list[int]:
        return []

    def hex(self, name: str) -> int:
        h = HEX_IDS.get(name.upper(), -1)
        if h < 0:
            try:
                return boards.hex_id(name)
            except NoHex as error:
                raise self.command.refuse("TM-1.5", error.text) from None
        return h

    # ---- transform and build
    def build(self, where: str) -> list[int]:
        self.importer.force = self.state.round == 0
        return [actions.BUILD.of(self.hex(where))]

    def transform(self, where: str, colour: str) -> list[int]:
        h = self.hex(where)
        nearest = self.state.faction(self.p).nearest(self.p, self.state.terrain[h])
        terrain = grey(colour) or TERRAINS[nearest]
        return [actions.SPACE.find(f"transform {boards.hex_name(h)} to {terrain}")]

    # ---- other actions
    def upgrade(self, where: str, kind: str) -> list[int]:
        structure = STRUCTURE_WORDS.get(kind.lower())
        if structure is None:
            raise self.command.refuse("TM-8.1", "ledger-no-structure")
        return [actions.upgrade(self.hex(where), STRUCTURES.index(structure))]

    def send(self, track: str, steps: str) -> list[int]:
        """TM-44.7: the best free slot unless a value is named."""
        if track.upper() not in actions.TRACKS:
            raise self.command.refuse("TM-9.1", "ledger-no-cult")
        at = actions.TRACKS.index(track.upper())
        if not steps:
            free = [n for n in (3, 2) if cults.slot_for(self.state, at, n) >= 0]
            steps = str(free[0] if free else cults.RETURNED)
        elif steps not in ("1", "2", "3"):
            raise self.command.refuse("TM-9.1", "ledger-no-slot")
        return [actions.send(at, int(steps))]

    def burn(self, times: str) -> list[int]:
        return [actions.BURN] * int(times)

    def dig(self, times: str) -> list[int]:
        return [actions.DIG] * int(times)

    def advance(self, track: str) -> list[int]:
        return [actions.SPACE.find(f"advance {track}")]

    def do_pass(self, card: str) -> list[int]:
        """TM-44.17: a card named in the last round is not taken."""
        self.importer.force, self.word = True, "pass"
        last = not card or self.state.round == state.ROUNDS
        return [actions.PASS_LAST if last else actions.SPACE.find(f"pass {card}")]

    def done(self) -> list[int]:
        """The turn ends with the row; here it only must be possible."""
        if self.p.actions and self.state.round:
            raise self.command.refuse("TM-11.4")
        self.importer.ended = self.seat
        return []

    def colour(self, name: str) -> list[int]:
        self.importer.force = True
        return [actions.SPACE.find(f"pick-color {grey(name)}")]

    def unlock(self, what: str) -> list[int]:
        return [actions.SPACE.find(f"unlock-terrain {grey(what)}")]

    def bridge(self, a: str, b: str) -> list[int]:
        ends = sorted([self.hex(a), self.hex(b)])
        action = actions.SPACE.find(f"bridge {boards.hex_name(ends[0])}:{boards.hex_name(ends[1])}")
        if action == NO_ACTION:
            raise self.command.refuse("TM-16.1")
        return [action]

    def connect(self, *hexes: str) -> list[int]:
        """TM-44.12: by hexes, the river cell that they share."""
        ends = [self.hex(name) for name in hexes if name]
        shores = self.state.game.board.shores[: self.state.game.board.river_count]
        shared = [r for r, shore in enumerate(shores) if all(shore >> h & 1 for h in ends)]
        if not shared:
            raise self.command.refuse("TM-33.8", "ledger-no-river")
        founding = [r for r in shared if self.importer.play.refuse(self.seat, actions.CONNECT.of(r)) is None]
        return [actions.CONNECT.of((founding or shared)[0])]

    # ---- power and goods
    def convert(self, n: str, old: str, m: str, new: str) -> list[int]:
        """Units one by one; the amounts must fit the rate (TM-44.10)."""
        old, new = WORDS.get(old.lower(), old.lower()), WORDS.get(new.lower(), new.lower())
        given, wanted = int(n or 0) or 1, int(m or 0) or 1
        kind = CONVERSIONS.get(f"{old} to {new}", -1)
        if kind < 0:
            raise self.command.refuse("TM-14.7", "ledger-no-conversion")
        price = self.state.faction(self.p).coins_per_vp if kind == actions.COINS_TO_VP else PRICES[kind]
        if given != wanted * price:
            raise self.command.refuse("TM-44.10", "ledger-amounts")
        told = [actions.CONVERT.of(kind)] * wanted
        return self.once(told) if kind == actions.WORKER_TO_PRIEST else told

    def once(self, told: list[int]) -> list[int]:
        """TM-43.28: one command uses the Darklings' right up, whatever it leaves."""
        if len(told) > self.p.workers_to_priests:
            raise self.command.refuse("TM-27.10" if self.p.workers_to_priests else "TM-14.7")
        left_over = actions.WAIVE.of(actions.WAIVE_W_TO_P)
        return [*told, left_over] if len(told) < self.p.workers_to_priests else told

    def leech(self, n: str, source: str) -> list[int]:
        """TM-44.16: the number names the offer, or what is really gained from it."""
        self.importer.force = True
        gained = min(int(n), self.p.vp + 1, power.room(self.p))
        for offer in self.state.offers:
            faction = self.state.players[offer.source].faction
            named = not source or actions.FACTIONS[faction] == source.lower()
            if offer.seat == self.seat and named and offer.amount in (int(n), gained):
                return [actions.leech(faction, offer.amount)]
        raise self.command.refuse("TM-12.1", "ledger-no-offer")

    def decline(self, n: str, source: str) -> list[int]:
        """Alone it declines everything."""
        self.importer.force = True
        told = []
        for offer in self.state.offers:
            faction = self.state.players[offer.source].faction
            named = not n or (offer.amount == int(n) and actions.FACTIONS[faction] == source.lower())
            if offer.seat == self.seat and named:
                told.append(actions.decline(faction, offer.amount))
        if n and not told:
            raise self.command.refuse("TM-12.1", "ledger-no-offer")
        return told[:1] if n else told

    def gain(self, n: str, what: str) -> list[int]:
        """`+FAV5`, `+2TW1`, `+3FIRE`, and `+20w` in set-up positions."""
        times, what = int(n or 1), what.upper()
        if what.startswith("BON"):
            return self.do_pass(what)
        if self.p.lose_steps:
            raise self.command.refuse("TM-39.9", "ledger-lost-first")
        if what in actions.TRACKS and self.p.same_track:
            if times != self.p.cult_steps:
                raise self.command.refuse("TM-24.9")
            times = 1
        return [actions.SPACE.find(f"+{what}")] * times

    def lose(self, n: str, what: str) -> list[int]:
        """`-3FIRE` pays for a volcano (TM-44.14), otherwise it steps down; `-SPADE` gives up (TM-44.15)."""
        times, what = int(n or 1), what.upper()
        if self.p.lose_steps:
            if what not in actions.TRACKS or times != self.p.lose_steps:
                raise self.command.refuse("TM-39.9")
            return [actions.LOSE.of(actions.TRACKS.index(what))]
        return [actions.SPACE.find(f"-{what}")] * (1 if what in AT_ONCE else times)


NUMBER: Final = r"(\d{0,3})"
LANGUAGE: Final[list[tuple[str, str, Any]]] = [  # a word or a sign, what follows it, and what it means
    ("build", r" (\w+)", Translation.build),
    ("upgrade", r" (\w+) to ([\w ]+)", Translation.upgrade),
    ("send", r" (?:p|priest) to (\w+)(?: for (\d))?", Translation.send),
    ("convert", rf" {NUMBER}\s*([a-z]\w*) to {NUMBER}\s*([a-z]\w*)", Translation.convert),
    ("gain", r" P3 for VP", Translation.plain),
    ("burn", r" (\d{1,3})", Translation.burn),
    ("dig", r" (\d{1,3})", Translation.dig),
    ("leech", r" (\d{1,3})(?: from (\w+))?", Translation.leech),
    ("decline", r"(?: (\d{1,3}) from (\w+))?", Translation.decline),
    ("transform", r" (\w+)(?: to (\w+))?", Translation.transform),
    ("bridge", r" (\w+):(\w+)(?: allow_illegal)?", Translation.bridge),
    ("connect", r" (r\d+)", Translation.plain),
    ("connect", r" (\w+):(\w+)(?::(\w+))?", Translation.connect),
    ("pass", r"(?: (bon\d+))?", Translation.do_pass),
    ("action", r" (\w+)", Translation.plain),
    ("advance", r" (ship|dig)\w*", Translation.advance),
    ("wait", "", Translation.nothing),
    ("done", "", Translation.done),
    ("pick-color", r" (\w+)", Translation.colour),
    ("unlock-terrain", r" ([\w-]+)", Translation.unlock),
    ("+", rf"{NUMBER}([a-z]\w*)(?: for [\w -]+)?", Translation.gain),
    ("-", rf"{NUMBER}([a-z]\w*)", Translation.lose),
]
PATTERNS: Final = [(re.compile(re.escape(word) + rest, re.I), method) for word, rest, method in LANGUAGE]
BY_WORD: Final = {
    word: [pair for pair, entry in zip(PATTERNS, LANGUAGE, strict=True) if entry[0] == word] for word, _, _ in LANGUAGE
}


def grey(colour: str) -> str:
    return "gray" if colour.lower() == "grey" else colour.lower()
