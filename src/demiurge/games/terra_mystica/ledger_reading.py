"""Chapter 44, the text of a ledger: lines become commands, and the lines of the setup a game that is ready to begin."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.terra_mystica import meta, reading, state
from demiurge.games.terra_mystica.problems import Refused
from demiurge.kernel.chance import Impossible, Script
from demiurge.kernel.play import Play
from demiurge.kernel.text import Text, Value

# The site's option -> ours. Those that loosen a rule for games older than it change nothing here: where such a game
# makes use of one, its line is refused.
SITE_OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "errata-cultist-power": ("errata-cultist-power", "yes"),
    "strict-leech": ("strict-leech", "yes"),
    "strict-darkling-sh": ("strict-darkling-sh", "yes"),
    "strict-chaosmagician-sh": ("strict-chaosmagician-sh", "yes"),
    "mini-expansion-1": ("mini-expansion-1", "yes"),
    "shipping-bonus": ("shipping-bonus", "yes"),
    "temple-scoring-tile": ("temple-scoring-tile", "yes"),
    "variable-turn-order": ("turn-order", "passing"),
    "fire-and-ice-factions": ("fire-and-ice-factions", "yes"),
    "fire-and-ice-final-scoring": ("fire-and-ice-final-scoring", "yes"),
    "loose-adjust-resource": ("adjusting", "yes"),
}
WITHOUT_EFFECT: Final = (
    "email-notify", "maintain-player-order", "manual-fav5", "shapeshifter-fix-playtest-v1", "loose-bridge-adjacency",
    "loose-cultist-ordering", "loose-dig", "loose-done", "loose-engineer-bridge", "loose-lose-cult",
    "loose-multi-spade",
)  # fmt: skip
STRICTNESS: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "errata-cultist-power")
SETUP_WORDS: Final = ("option", "dropoption", "player", "map", "score", "delete", "final-scoring")
NO_WORDS: Final = ("player-count", "order", "randomize", "admin", "abort", "start-preview")  # nothing to replay
MOVES: Final = ("setup", "drop-faction", "income", "start", "finish")


class Command:
    """One command of a ledger: whose ("" for the table's), what, and from which line."""

    def __init__(self, faction: str, text: str, line: int) -> None:
        self.faction = faction
        self.text = text
        self.line = line
        self.word = text.split(" ", 1)[0].lower()

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2].strip()

    def refuse(self, clause: str, why: Text | str = "", **args: Value) -> Refused:
        return Refused(self.line, self.text, clause, why, **args)


# ---- lines
OLD_NAME: Final = re.compile("dragonmasters", re.I)
SAID: Final = re.compile(r"([\w-]+):\s*(.*)$")
STEP: Final = re.compile(r"\+\d?(fire|water|earth|air)", re.I)
BRIDGE_PAID: Final = re.compile(r"-2w\.\s*bridge", re.I)
BRIDGE_BOUGHT: Final = re.compile(r"convert 2 *w to 1?bridge", re.I)
TWICE: Final = re.compile(r"\+(\d*)(\w+)")
GIVEN_UP: Final = re.compile(r"-\s*\d*(c|w|p|p3|vp)", re.I)
REARRANGED: Final = [  # with what a text must hold, in small letters: most do not, and that is seen at once
    (sign, re.compile(pattern, re.I), instead)
    for sign, pattern, instead in (
        ("+bon", r"\s*pass\.\s*\+bon", " pass bon"),
        ("+bon", r"^\s*\+bon", "pass BON"),
        (". t", r"(build \w+)\. (transform \w+(?: to \w+)?)", r"\2. \1"),
        ("pa", r"\s*(pass \w+)\. (convert (\d+ *)?\w+ to (\d+ *)?\w+)", r" \2. \1"),
        ("g ", r"(dig \w)\. (action \w+)", r"\2. \1"),
    )
]


def read_commands(text: str) -> list[Command]:
    found: list[Command] = []
    for number, raw in enumerate(text.splitlines(), 1):
        for command in read_line(raw, number):
            if found and merges(found[-1], command):
                found[-1] = twice(found[-1])
            else:
                found.append(command)
    return found


def read_line(raw: str, number: int) -> list[Command]:
    """TM-44.1, TM-44.23. A line that a faction says is split at the dots; leech and decline come first."""
    text = " ".join(raw.split("#", 1)[0].split())
    if "dragonm" in text.lower():
        text = OLD_NAME.sub("dragonlords", text)
    head = SAID.match(text)
    if not head:
        return [Command("", text, number)] if text else []
    faction, rest = head.group(1).lower(), head.group(2)
    if faction == "comment":
        return []
    first: list[Command] = []
    others: list[Command] = []
    for part in rearrange(rest, faction).split("."):
        said = tidy(part)
        if said:
            command = Command(faction, f"drop-faction {faction}" if said.lower() == "resign" else said, number)
            replies = command.word.startswith("leech") or command.word.startswith("decline")
            (first if replies else others).append(command)
    return first + others


def rearrange(text: str, faction: str) -> str:
    """The site's own forgiving reorderings (TM-44.23), and words of its first years."""
    if faction == "engineers" and "2" in text:
        text = BRIDGE_PAID.sub("action ACTE. bridge", text, count=1)
        text = BRIDGE_BOUGHT.sub("action ACTE", text)
    if "." not in text and "+" not in text:
        return text
    low = text.lower()
    for sign, pattern, instead in REARRANGED:
        if sign in low:
            text = pattern.sub(instead, text, count=1)
    return text


def tidy(command: str) -> str:
    """No space between a sign and a word: `bridge E5 : E7`, `+ FAV5`."""
    command = command.strip()
    if " " not in command or command.replace(" ", "").isalnum():
        return command  # most are so
    words = command.split()
    told = words[0]
    for word in words[1:]:
        told += word if lettered(told[-1]) != lettered(word[0]) else f" {word}"
    return told


def lettered(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def merges(last: Command, command: Command) -> bool:
    """`+FIRE. +FIRE` is one command for two steps: Auren's are made together."""
    if command.text[0] != "+" or last.faction != command.faction or last.text.lower() != command.text.lower():
        return False
    return bool(command.faction and STEP.fullmatch(command.text))


def twice(command: Command) -> Command:
    sign = TWICE.match(command.text)
    assert sign is not None
    return Command(command.faction, f"+{int(sign.group(1) or 1) * 2}{sign.group(2)}", command.line)


# ---- the setup
class Head:
    """What the lines without a faction say before the first move: options, players, map and tiles (TM-44.2)."""

    def __init__(self, commands: list[Command], map_name: str) -> None:
        self.options = {"rulings": "site", "leech": "deferred"} | dict.fromkeys(STRICTNESS, "no")
        self.players = 0
        self.factions = 0
        self.scoring: list[int] = []
        self.scoring_at = Command("", "score", 1)
        self.deleted: set[int] = set()
        self.final = ""
        if map_name:
            self.options["map"] = find_map(map_name, Command("", f"map {map_name}", 1))
        for command in commands:
            if not command.faction:
                self.read(command, bool(map_name))
            elif command.text[0] == "-" and GIVEN_UP.fullmatch(command.text):
                self.options["adjusting"] = "yes"  # goods given up for nothing: the site lets that be
            if command.word == "drop-faction":
                self.options["dropping"] = "yes"

    def read(self, command: Command, map_is_set: bool) -> None:
        word, rest = command.word, command.rest.lower()
        if word == "option":
            self.choose(command, rest)
        elif word == "dropoption":
            self.options.pop(SITE_OPTIONS.get(rest, ("", ""))[0], None)
        elif word == "player":
            self.players += 1
        elif word == "setup":
            self.factions += 1
        elif word == "map" and not map_is_set:
            self.options["map"] = find_map(rest, command)
        elif word == "score":
            self.scoring, self.scoring_at = [number_of(tile, "SCORE", command) for tile in rest.split(",")], command
            if 8 in self.scoring:
                self.options["temple-scoring-tile"] = "yes"
        elif word == "delete":
            self.deleted.add(number_of(rest, "BON", command))
        elif word == "final-scoring":
            self.final = rest
            self.options["fire-and-ice-final-scoring"] = "yes"
        elif word == "drop-faction":
            self.players -= bool(re.fullmatch(r"player\d+", rest))  # left before choosing a faction
        elif word not in SETUP_WORDS + NO_WORDS + MOVES:
            raise command.refuse("TM-44.2", "ledger-no-line")

    def choose(self, command: Command, name: str) -> None:
        if name.startswith("fire-and-ice-factions/"):
            name = "fire-and-ice-factions"
        if name in SITE_OPTIONS:
            ours, value = SITE_OPTIONS[name]
            self.options[ours] = value
        elif name not in WITHOUT_EFFECT:
            raise command.refuse("TM-44.2", "ledger-no-option")

    def start(self) -> Play:
        """The setup is chance that is already known."""
        seats = self.players or self.factions
        if seats not in meta.GAME.seats or len(self.scoring) != state.ROUNDS:
            raise self.scoring_at.refuse("TM-44.2", "ledger-head")
        outcomes = [*reversed(self.scoring), *self.cards(seats)]
        if self.options.get("fire-and-ice-final-scoring") == "yes":
            names = reading.load_box().final_tiles
            if self.final not in names:
                raise Command("", f"final-scoring {self.final}", 1).refuse("TM-17.18", "ledger-no-final")
            outcomes.append(names.index(self.final))
        try:
            return Play(meta.GAME.make(self.options), seats, Script([*outcomes, 0]))
        except Impossible as error:
            clause = "TM-2.6" if 0 in self.scoring[-2:] else "TM-2.5"
            raise self.scoring_at.refuse(clause, error.text) from None

    def cards(self, seats: int) -> list[int]:
        """The bonus cards that were drawn. Where the ledger does not remove the others all are in play."""
        chosen = meta.GAME.complete(self.options)
        in_box = [c.index for c in reading.load_box().bonus_cards if c.option == "" or chosen.get(c.option) == "yes"]
        cards = [card for card in in_box if card not in self.deleted]
        if len(cards) == seats + 3:
            return cards
        self.options["bonus-cards"] = "all"
        return []


def number_of(text: str, prefix: str, command: Command) -> int:
    found = re.fullmatch(prefix + r"(\d{1,3})", text.strip(), re.I)
    if not found:
        raise command.refuse("TM-44.2", "ledger-number", prefix=prefix)
    return int(found.group(1)) - 1


def find_map(name: str, command: Command) -> str:
    """A map by our name, by the name in the facts, or by the site's id."""
    for board in reading.load_box().boards:
        if name.lower() in (board.name, board.alias, board.site_id):
            return board.name
    raise command.refuse("TM-44.2", "ledger-no-map")
