"""Chapter 44, the commands: each becomes one or more answers in the words of our ActionSpace."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from demiurge.games.terra_mystica import actions, cults, terraform
from demiurge.games.terra_mystica.actions import DECLINE, FACTIONS, LEECH, OFFERS, SPACE, TRACKS
from demiurge.games.terra_mystica.box import ICE, TERRAINS, VARIABLE, VOLCANO, WHEEL, hex_id, hex_name
from demiurge.games.terra_mystica.ledger_reading import Command
from demiurge.games.terra_mystica.power import room
from demiurge.games.terra_mystica.state import ROUNDS
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
AT_ONCE: Final = ("CONVERT_W_TO_P", "FREE_D", "FREE_TF", "FREE_TP", "VOLCANO_TF")  # given up as a whole
TURN_WORDS: Final = ("build", "transform", "dig", "upgrade", "send", "advance", "action", "bridge", "pass")


class Translation:
    """One command of the site's language in the words of our ActionSpace."""

    def __init__(self, importer: Importer, command: Command) -> None:
        self.importer = importer
        self.command = command
        self.state = importer.state
        self.seat = importer.seats[command.faction]
        self.p = self.state.players[self.seat]

    def texts(self) -> list[str]:
        for pattern, method in PATTERNS:
            found = pattern.fullmatch(self.command.text)
            if found:
                told: list[str] = method(self, *[group or "" for group in found.groups()])
                return told
        raise self.command.refuse(UNKNOWN_TEXT, "not a command of the language")

    def plain(self, *_: str) -> list[str]:
        return [self.command.text]

    def nothing(self) -> list[str]:
        return []

    def hex(self, name: str) -> str:
        """The name as we write it."""
        try:
            return hex_name(hex_id(name))
        except ValueError as error:
            raise self.command.refuse("TM-1.5", str(error)) from None

    # ---- transform and build
    def build(self, where: str) -> list[str]:
        self.importer.force = self.state.round == 0
        return [f"build {self.hex(where)}"]

    def transform(self, where: str, colour: str) -> list[str]:
        name = self.hex(where)
        return [f"transform {name} to {grey(colour) or TERRAINS[self.nearest(hex_id(name))]}"]

    def nearest(self, h: int) -> int:
        """TM-44.5: as far towards home as the spades in hand go."""
        p, old = self.p, self.state.terrain[h]
        if p.free_transform or p.home == VOLCANO or p.faction == actions.GIANTS:
            return p.home
        if not 0 <= old < WHEEL or p.home == VARIABLE:
            return 0  # refused in any case
        home = terraform.wheel_home(p)
        if old == home:
            return ICE if p.home == ICE else old
        ends = []
        for step in (-1, 1):
            at = old
            for _ in range(p.spades):
                if at != home:
                    at = (at + step) % WHEEL
            ends.append(at)
        gap = [min((home - at) % WHEEL, (at - home) % WHEEL) for at in ends]
        best = ends[1] if gap[1] < gap[0] else ends[0]
        return ICE if p.home == ICE and best == home else best

    # ---- other actions
    def upgrade(self, where: str, kind: str) -> list[str]:
        structure = STRUCTURE_WORDS.get(kind.lower())
        if structure is None:
            raise self.command.refuse("TM-8.1", "no such structure")
        return [f"upgrade {self.hex(where)} to {structure}"]

    def send(self, track: str, steps: str) -> list[str]:
        """TM-44.7: the best free slot unless a value is named."""
        if track.upper() not in TRACKS:
            raise self.command.refuse("TM-9.1", "no such cult")
        if not steps:
            at = TRACKS.index(track.upper())
            free = [n for n in (3, 2) if cults.slot_for(self.state, at, n) >= 0]
            steps = str(free[0] if free else cults.RETURNED)
        elif steps not in ("1", "2", "3"):
            raise self.command.refuse("TM-9.1", "no such slot")
        return [f"send p to {track} for {steps}"]

    def repeat(self, word: str, times: str) -> list[str]:
        return [f"{word} 1"] * int(times)

    def advance(self, track: str) -> list[str]:
        return [f"advance {track.lower()}"]

    def do_pass(self, card: str) -> list[str]:
        """TM-44.17: a card named in the last round is not taken."""
        self.importer.force = True
        return ["pass"] if not card or self.state.round == ROUNDS else [f"pass {card}"]

    def done(self) -> list[str]:
        """The turn ends with the row; here it only must be possible."""
        if self.p.actions and self.state.round:
            raise self.command.refuse("TM-11.4")
        self.importer.ended = self.seat
        return []

    def colour(self, name: str) -> list[str]:
        self.importer.force = True
        return [f"pick-color {grey(name)}"]

    def unlock(self, what: str) -> list[str]:
        return [f"unlock-terrain {grey(what)}"]

    def bridge(self, a: str, b: str) -> list[str]:
        ends = sorted(hex_id(self.hex(name)) for name in (a, b))
        text = f"bridge {hex_name(ends[0])}:{hex_name(ends[1])}"
        if self.importer.why_not(self.seat, text) == UNKNOWN_TEXT:
            raise self.command.refuse("TM-16.1")
        return [text]

    def connect(self, *hexes: str) -> list[str]:
        """TM-44.12: by hexes, the river cell that they share."""
        ends = [hex_id(self.hex(name)) for name in hexes if name]
        shores = self.state.game.board.shores[: self.state.game.board.river_count]
        shared = [r for r, shore in enumerate(shores) if all(shore >> h & 1 for h in ends)]
        if not shared:
            raise self.command.refuse("TM-33.8", "no river cell joins them")
        founding = [r for r in shared if self.importer.why_not(self.seat, f"connect r{r}") is None]
        return [f"connect r{(founding or shared)[0]}"]

    # ---- power and goods
    def convert(self, n: str, old: str, m: str, new: str) -> list[str]:
        """Units one by one; the amounts must fit the rate (TM-44.10)."""
        old, new = WORDS.get(old.lower(), old.lower()), WORDS.get(new.lower(), new.lower())
        given, wanted = int(n or 0) or 1, int(m or 0) or 1
        prices = {"5pw to 1p": 5, "3pw to 1w": 3, "1pw to 1c": 1, "c to vp": self.state.faction(self.p).coins_per_vp}
        for text in actions.CONVERSIONS:
            left, right = re.sub(r"\d", "", text).split(" to ")
            if (left, right) == (old, new):
                if given != wanted * prices.get(text, 1):
                    raise self.command.refuse("TM-44.10", "the amounts do not fit")
                told = [f"convert {text}"] * wanted
                return self.once(told) if text == "1w to 1p" else told
        raise self.command.refuse("TM-14.7", "no such conversion")

    def once(self, told: list[str]) -> list[str]:
        """TM-43.28: one command uses the Darklings' right up, whatever it leaves."""
        if len(told) > self.p.workers_to_priests:
            raise self.command.refuse("TM-27.10" if self.p.workers_to_priests else "TM-14.7")
        return [*told, "-CONVERT_W_TO_P"] if len(told) < self.p.workers_to_priests else told

    def leech(self, n: str, source: str) -> list[str]:
        """TM-44.16: the number names the offer, or what is really gained from it."""
        self.importer.force = True
        gained = min(int(n), self.p.vp + 1, room(self.p))
        for offer in self.state.offers:
            faction = self.state.players[offer.source].faction
            named = not source or FACTIONS[faction] == source.lower()
            if offer.seat == self.seat and named and offer.amount in (int(n), gained):
                return [SPACE.format(LEECH + faction * OFFERS + offer.amount - 1)]
        raise self.command.refuse("TM-12.1", "no such offer")

    def decline(self, n: str, source: str) -> list[str]:
        """Alone it declines everything."""
        self.importer.force = True
        told = []
        for offer in self.state.offers:
            faction = self.state.players[offer.source].faction
            named = not n or (offer.amount == int(n) and FACTIONS[faction] == source.lower())
            if offer.seat == self.seat and named:
                told.append(SPACE.format(DECLINE + faction * OFFERS + offer.amount - 1))
        if n and not told:
            raise self.command.refuse("TM-12.1", "no such offer")
        return told[:1] if n else told

    def gain(self, n: str, what: str) -> list[str]:
        """`+FAV5`, `+2TW1`, `+3FIRE`, and `+20w` in set-up positions."""
        times, what = int(n or 1), what.upper()
        if what.startswith("BON"):
            return self.do_pass(what)
        if self.p.lose_steps:
            raise self.command.refuse("TM-39.9", "the steps are lost first")
        if what in TRACKS and self.p.same_track:
            if times != self.p.cult_steps:
                raise self.command.refuse("TM-24.9")
            return [f"+{what}"]
        return [f"+{what}"] * times

    def lose(self, n: str, what: str) -> list[str]:
        """`-3FIRE` pays for a volcano (TM-44.14), otherwise it steps down; `-SPADE` gives up (TM-44.15)."""
        times, what = int(n or 1), what.upper()
        if self.p.lose_steps:
            if what not in TRACKS or times != self.p.lose_steps:
                raise self.command.refuse("TM-39.9")
            return [f"lose {what}"]
        return [f"-{what}"] * (1 if what in AT_ONCE else times)


NUMBER: Final = r"(\d{0,3})"
LANGUAGE: Final[list[tuple[str, Any]]] = [
    (r"build (\w+)", Translation.build),
    (r"upgrade (\w+) to ([\w ]+)", Translation.upgrade),
    (r"send (?:p|priest) to (\w+)(?: for (\d))?", Translation.send),
    (rf"convert {NUMBER}\s*([a-z]\w*) to {NUMBER}\s*([a-z]\w*)", Translation.convert),
    (r"gain P3 for VP", Translation.plain),
    (r"(burn|dig) (\d{1,3})", Translation.repeat),
    (r"leech (\d{1,3})(?: from (\w+))?", Translation.leech),
    (r"decline(?: (\d{1,3}) from (\w+))?", Translation.decline),
    (r"transform (\w+)(?: to (\w+))?", Translation.transform),
    (r"bridge (\w+):(\w+)(?: allow_illegal)?", Translation.bridge),
    (r"connect (r\d+)", Translation.plain),
    (r"connect (\w+):(\w+)(?::(\w+))?", Translation.connect),
    (r"pass(?: (bon\d+))?", Translation.do_pass),
    (r"action (\w+)", Translation.plain),
    (r"advance (ship|dig)\w*", Translation.advance),
    (r"wait", Translation.nothing),
    (r"done", Translation.done),
    (r"pick-color (\w+)", Translation.colour),
    (r"unlock-terrain ([\w-]+)", Translation.unlock),
    (rf"\+{NUMBER}([a-z]\w*)(?: for [\w -]+)?", Translation.gain),
    (rf"-{NUMBER}([a-z]\w*)", Translation.lose),
]
PATTERNS: Final = [(re.compile(pattern, re.I), method) for pattern, method in LANGUAGE]


def grey(colour: str) -> str:
    return "gray" if colour.lower() == "grey" else colour.lower()
