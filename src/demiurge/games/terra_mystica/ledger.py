"""Chapter 44: ledgers of the well-known site, read and written.

The importer only translates: every move passes the same `Play.answer` as a click. It also keeps the rows that the site
would show, since those are what a ledger is compared with."""

from __future__ import annotations

import re
from typing import Any

from demiurge.games.terra_mystica import actions, cults, terraform
from demiurge.games.terra_mystica.actions import DECLINE, FACTIONS, LEECH, OFFERS, SPACE, TRACKS
from demiurge.games.terra_mystica.box import ICE, TERRAINS, VOLCANO, WHEEL, hex_id, load_box
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.power import room
from demiurge.games.terra_mystica.state import FIGURES, ROUNDS, SOURCES, Mystica, Player
from demiurge.games.terra_mystica.turns import Turn, settled
from demiurge.kernel.actions import UnknownAction
from demiurge.kernel.chance import Impossible, Script
from demiurge.kernel.journal import Event
from demiurge.kernel.play import UNKNOWN_TEXT, Play
from demiurge.kernel.state import Refusal

# The site's option -> ours. None: it changes nothing that a replay can see.
SITE_OPTIONS: dict[str, tuple[str, str] | None] = {
    "errata-cultist-power": ("errata-cultist-power", "yes"),
    "strict-leech": ("strict-leech", "yes"),
    "strict-darkling-sh": ("strict-darkling-sh", "yes"),
    "strict-chaosmagician-sh": ("strict-chaosmagician-sh", "yes"),
    "mini-expansion-1": ("mini-expansion-1", "yes"),
    "shipping-bonus": ("shipping-bonus", "yes"),
    "temple-scoring-tile": ("temple-scoring-tile", "yes"),
    "variable-turn-order": ("turn-order", "passing"),
    "fire-and-ice-factions": ("fire-and-ice-factions", "yes"),
    "fire-and-ice-factions/ice": ("fire-and-ice-factions", "yes"),
    "fire-and-ice-factions/volcano": ("fire-and-ice-factions", "yes"),
    "fire-and-ice-factions/variable": ("fire-and-ice-factions", "yes"),
    "fire-and-ice-factions/variable_v5": ("fire-and-ice-factions", "yes"),
    "fire-and-ice-final-scoring": ("fire-and-ice-final-scoring", "yes"),
    "loose-adjust-resource": ("adjusting", "yes"),
    "email-notify": None,
    "maintain-player-order": None,
}
STRICTNESS = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "errata-cultist-power")
WORDS = {"priest": "p", "priests": "p", "power": "pw", "worker": "w", "workers": "w", "coin": "c", "coins": "c"}
STRUCTURE_WORDS = {"tp": "TP", "te": "TE", "sh": "SH", "sa": "SA", "trading post": "TP", "temple": "TE",
                   "stronghold": "SH", "sanctuary": "SA"}  # fmt: skip
ENGINE_ROWS = {"income": "other_income_for_faction", "cult bonus": "cult_income_for_faction",
               "resources": "score_resources"}  # fmt: skip
EFFECT_ROWS = {"accepted": "[opponent accepted power]", "all declined": "[all opponents declined power]"}


class Refused(Exception):
    """A line that the rules or the language do not take."""

    def __init__(self, line: int, text: str, clause: str, why: str = "") -> None:
        super().__init__(f"line {line}: {text!r} is refused by {clause}" + (f" ({why})" if why else ""))
        self.line = line
        self.text = text
        self.clause = clause


class Command:
    """One command of a ledger: whose, what, and from which line."""

    def __init__(self, faction: str, text: str, line: int) -> None:
        self.faction = faction
        self.text = text
        self.line = line


class Imported:
    """A ledger, replayed as far as it goes."""

    def __init__(self) -> None:
        self.play: Play | None = None
        self.moves = 0
        self.rows: list[dict[str, Any]] = []
        self.refused: dict[str, Any] | None = None
        self.round = 0

    def final(self) -> dict[str, dict[str, Any]]:
        """The figures of every faction at the end."""
        if self.play is None:
            return {}
        state = self.play.state
        assert isinstance(state, Mystica)
        return {FACTIONS[p.faction]: figures(p) | {"keys": p.keys} for p in state.players if p.faction >= 0}

    def mismatch(self, expected: dict[str, Any]) -> dict[str, Any] | None:
        """The first row that differs from what the site showed; comments are not rows."""
        wanted = [row for row in expected.get("rows", []) if "faction" in row]
        for number, row in enumerate(wanted):
            keys = ("faction", "vp", "c", "w", "p", "pw", "cult")
            want = {key: row[key] for key in keys}
            if number >= len(self.rows):
                return {"row": number, "expected": want | {"cmd": row.get("cmd")}, "got": None}
            got = {key: self.rows[number][key] for key in keys}
            if got != want:
                return {"row": number, "expected": want | {"cmd": row.get("cmd")},
                        "got": got | {"cmd": self.rows[number]["cmd"]}}  # fmt: skip
        if wanted and len(self.rows) > len(wanted):
            return {"row": len(wanted), "expected": None, "got": self.rows[len(wanted)]}
        vp = {faction: row["vp"] for faction, row in self.final().items()}
        known = expected.get("final_vp")
        return None if not known or known == vp else {"row": len(wanted), "expected": known, "got": vp}


def figures(p: Player) -> dict[str, Any]:
    return {"vp": p.vp, "c": p.coins, "w": p.workers, "p": p.priests, "pw": [p.bowl1, p.bowl2, p.bowl3],
            "cult": p.cults[:]}  # fmt: skip


def event_figures(event: Event) -> dict[str, Any]:
    n = event.data
    return {"vp": n[0], "c": n[1], "w": n[2], "p": n[3], "pw": n[4:7], "cult": n[7:FIGURES]}


# ---- reading lines
def tidy_line(text: str, faction: str) -> str:
    """The site's own forgiving reorderings (TM-44.23)."""
    if faction == "engineers":
        text = re.sub(r"convert 2 *w to 1?bridge", "action ACTE", text, flags=re.I)
    text = re.sub(r"\s*pass\.\s*\+bon", " pass bon", text, count=1, flags=re.I)
    text = re.sub(r"^\s*\+bon", "pass BON", text, count=1, flags=re.I)
    text = re.sub(r"(build \w+)\. (transform \w+(?: to \w+)?)", r"\2. \1", text, count=1, flags=re.I)
    text = re.sub(r"\s*(pass \w+)\. (convert (\d+ *)?\w+ to (\d+ *)?\w+)", r" \2. \1", text, count=1, flags=re.I)
    return re.sub(r"(dig \w)\. (action \w+)", r"\2. \1", text, count=1, flags=re.I)


def read_line(raw: str, number: int) -> list[Command]:
    text = " ".join(raw.split("#", 1)[0].split()).replace("dragonmasters", "dragonlords")
    if not text:
        return []
    head = re.match(r"^([\w-]+):\s*(.*)$", text)
    if not head:
        return [Command("", text, number)]
    faction, rest = head.group(1).lower(), tidy_line(head.group(2), head.group(1).lower())
    parts = [re.sub(r"(\W)\s(\w)", r"\1\2", part.strip()) for part in rest.split(".") if part.strip()]
    first = [part for part in parts if re.match(r"(leech|decline)", part, re.I)]
    others = [part for part in parts if part not in first]
    return [Command(faction, part, number) for part in first + others]


def read_commands(text: str) -> list[Command]:
    found: list[Command] = []
    for number, raw in enumerate(text.splitlines(), 1):
        for command in read_line(raw, number):
            if command.faction and command.text.lower() == "resign":
                command = Command("", f"drop-faction {command.faction}", number)
            last = found[-1] if found else None
            if last and merges(last, command):
                sign = re.match(r"\+(\d*)(\w+)", last.text)
                assert sign is not None
                last.text = f"+{int(sign.group(1) or 1) * 2}{sign.group(2)}"
            else:
                found.append(command)
    return found


def merges(last: Command, command: Command) -> bool:
    """`+FIRE. +FIRE` is one command for two steps: Auren's are made together."""
    same = last.faction == command.faction and last.text.lower() == command.text.lower()
    return bool(same and command.faction and re.match(r"\+\d*(fire|water|earth|air)$", command.text, re.I))


class Head:
    """What the lines before the first move say: options, players, tiles."""

    def __init__(self, commands: list[Command], map_name: str) -> None:
        self.options = {"rulings": "site", "leech": "deferred"} | dict.fromkeys(STRICTNESS, "no")
        self.players = 0
        self.factions: list[str] = []
        self.scoring: list[int] = []
        self.deleted: set[int] = set()
        self.final = ""
        if map_name:
            self.options["map"] = find_map(map_name)
        for command in commands:
            if not command.faction:
                self.read(command, bool(map_name))
        if any(re.match(r"drop-faction", c.text, re.I) for c in commands):
            self.options["dropping"] = "yes"

    def read(self, command: Command, map_is_set: bool) -> None:
        word, _, rest = command.text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "option":
            self.read_option(command, rest.lower())
        elif word == "player":
            self.players += 1
        elif word == "setup":
            self.factions.append(rest.split()[0].lower())
        elif word == "map" and not map_is_set:
            self.options["map"] = find_map(rest, command)
        elif word == "score":
            self.scoring = [number_of(tile, "SCORE", command) for tile in rest.split(",")]
            if 8 in self.scoring:
                self.options["temple-scoring-tile"] = "yes"
        elif word == "delete":
            self.deleted.add(number_of(rest, "BON", command))
        elif word == "final-scoring":
            self.final = rest.lower()
            self.options["fire-and-ice-final-scoring"] = "yes"
        elif word not in ("map", "drop-faction", "player-count", "start", "income", "wait"):
            raise Refused(command.line, command.text, "TM-44.2", "no such setup line")

    def read_option(self, command: Command, name: str) -> None:
        if name not in SITE_OPTIONS:
            raise Refused(command.line, command.text, "TM-44.2", "no such option")
        ours = SITE_OPTIONS[name]
        if ours is not None:
            self.options[ours[0]] = ours[1]

    def start(self) -> Play:
        """The setup is chance that is already known."""
        seats = self.players or len(self.factions)
        if seats not in GAME.seats or len(self.scoring) != ROUNDS:
            raise Refused(1, "", "TM-44.2", "a ledger names 2 to 5 players and six scoring tiles")
        box = load_box()
        game_options = GAME.complete(self.options)
        in_box = [c.index for c in box.bonus_cards if c.option == "" or game_options.get(c.option) == "yes"]
        cards = [card for card in in_box if card not in self.deleted]
        if len(cards) != seats + 3:
            self.options["bonus-cards"] = "all"
            cards = []
        outcomes = [*reversed(self.scoring), *cards]
        if self.options.get("fire-and-ice-final-scoring") == "yes":
            if self.final not in box.final_tiles:
                raise Refused(1, f"final-scoring {self.final}", "TM-17.18", "no such final scoring")
            outcomes.append(box.final_tiles.index(self.final))
        try:
            return Play(GAME.make(self.options), seats, Script([*outcomes, 0]))
        except Impossible as error:
            raise Refused(1, "score", "TM-2.5", str(error)) from None


def number_of(text: str, prefix: str, command: Command) -> int:
    found = re.fullmatch(prefix + r"(\d+)", text.strip(), re.I)
    if not found:
        raise Refused(command.line, command.text, "TM-44.2", f"expected {prefix} and a number")
    return int(found.group(1)) - 1


def find_map(name: str, command: Command | None = None) -> str:
    """A map by our name, by the name in the facts, or by the site's id."""
    for board in load_box().boards:
        if name.lower() in (board.name, board.alias, board.site_id):
            return board.name
    raise Refused(command.line if command else 1, f"map {name}", "TM-44.2", "no such map")


# ---- replaying
class Importer:
    """Walks through the commands as the site does, row by row."""

    def __init__(self, play: Play, out: Imported) -> None:
        self.play = play
        self.out = out
        self.seats: dict[str, int] = {}
        self.row: dict[str, Any] | None = None  # the row being collected
        self.force = False  # the command ends its row
        self.stays = False  # the next command is the same faction's

    @property
    def state(self) -> Mystica:
        state = self.play.state
        assert isinstance(state, Mystica)
        return state

    def player(self, faction: str) -> Player:
        return self.state.players[self.seats[faction]]

    def run(self, commands: list[Command]) -> None:
        for i, command in enumerate(commands):
            if self.state.over():
                break  # final scoring rows are not entered (TM-44.22)
            follows = commands[i + 1].faction if i + 1 < len(commands) else ""
            self.stays = follows == command.faction
            self.do(command)
            if command.faction and not self.stays:
                self.advance_turn(command.faction)

    def do(self, command: Command) -> None:
        faction, self.force = command.faction, False
        if not faction:
            self.do_table(command)
            return
        if faction not in self.seats:
            raise Refused(command.line, command.text, "TM-44.1", f"no faction {faction!r} is in the game")
        if self.row is None:
            self.row = {"faction": faction, "cmd": []}
        texts = Translation(self, command).texts()
        self.row["cmd"].append(command.text)
        for text in texts:
            self.say(command, text)
        if self.force:
            self.advance_turn(faction)
            self.finish_row()

    def do_table(self, command: Command) -> None:
        """Lines without a faction: a faction is chosen, or dropped."""
        word, _, rest = command.text.lower().partition(" ")
        if word == "setup":
            faction = rest.split()[0]
            seat = self.state.waiting()[0] if self.state.waiting() else 0
            self.finish_row()
            self.give(command, seat, f"setup {faction}")
            self.seats[faction] = seat
            self.row = {"faction": faction, "cmd": ["setup"]}
            self.finish_row()
        elif word == "drop-faction":
            self.finish_row()
            waiting = [seat for seat in self.state.waiting() if isinstance(self.state.questions(seat)[-1], Turn)]
            self.give(command, waiting[0] if waiting else 0, command.text)

    def say(self, command: Command, text: str) -> None:
        """Answer for the faction; alone on the board each further action begins a new turn (TM-44.24)."""
        seat = self.seats[command.faction]
        if self.why_not(seat, text) is not None and self.alone(seat):
            if self.row is not None:
                self.row["cmd"].pop()
            self.end_turn(seat, alone=True)
            self.finish_row()
            self.row = {"faction": command.faction, "cmd": [command.text]}
        self.give(command, seat, text)

    def why_not(self, seat: int, text: str) -> Refusal:
        try:
            return self.play.refuse(seat, SPACE.parse(text))
        except UnknownAction:
            return UNKNOWN_TEXT

    def alone(self, seat: int) -> bool:
        p = self.state.players[seat]
        left = [other for other in self.state.players if not other.passed and not other.dropped]
        return left == [p] and not p.actions and self.state.round > 0

    def give(self, command: Command, seat: int, text: str) -> None:
        known, before = len(self.play.journal.events), figures(self.state.players[seat])
        why = self.play.say(seat, text)
        if why is not None:
            raise Refused(command.line, command.text, why)
        self.out.moves += 1
        self.read_events(self.play.journal.events[known:], seat, before)

    def read_events(self, events: list[Event], seat: int, last: dict[str, Any]) -> None:
        """Rows that the engine makes. What came with the answer belongs to the row before them."""
        for event in events:
            faction = FACTIONS[self.state.players[event.seat].faction]
            if event.kind in EFFECT_ROWS:
                self.add_row(faction, [EFFECT_ROWS[event.kind]], event_figures(event))
            elif event.kind in ENGINE_ROWS or event.kind == "final":
                name = ENGINE_ROWS.get(event.kind) or final_row(event)
                if self.row is not None and self.stays and not self.force:
                    self.row["cmd"].append(name)  # the site adds it to a row that is not closed yet
                    self.finish_row(event_figures(event) if event.seat == seat else last)
                else:
                    self.finish_row(last)
                    self.add_row(faction, [name], event_figures(event))
            elif event.kind == "round":
                self.finish_row(last)
            elif event.seat == seat and event.kind != "vp":
                last = event_figures(event)

    def add_row(self, faction: str, commands: list[str], numbers: dict[str, Any]) -> None:
        self.out.rows.append({"round": self.state.round, "faction": faction, "cmd": ". ".join(commands)} | numbers)

    def finish_row(self, numbers: dict[str, Any] | None = None) -> None:
        if self.row is not None:
            p = self.player(self.row["faction"])
            self.add_row(self.row["faction"], self.row["cmd"], numbers or figures(p))
            self.row = None

    def advance_turn(self, faction: str) -> None:
        """When another faction's command follows, a turn that is complete ends."""
        if self.state.round == 0 and not any(p.card >= 0 for p in self.state.players):
            return
        seat = self.seats[faction]
        self.end_turn(seat)
        self.finish_row()

    def end_turn(self, seat: int, alone: bool = False) -> None:
        if seat in self.state.waiting() and isinstance(self.state.questions(seat)[-1], Turn):
            p = self.state.players[seat]
            owed = p.workers_to_priests and self.state.game.strict_darklings
            complete = alone or (settled(p) and not owed)
            if complete and self.play.refuse(seat, actions.DONE) is None:
                self.play.answer(seat, actions.DONE)


def final_row(event: Event) -> str:
    points, source = event.data[FIGURES], event.data[FIGURES + 1]
    return f"+{points}vp for {SOURCES[source]}"


class Translation:
    """One command of the site's language in the words of our ActionSpace."""

    def __init__(self, importer: Importer, command: Command) -> None:
        self.importer = importer
        self.command = command
        self.state = importer.state
        self.seat = importer.seats[command.faction]
        self.p = self.state.players[self.seat]

    def refuse(self, clause: str, why: str = "") -> Refused:
        return Refused(self.command.line, self.command.text, clause, why)

    def texts(self) -> list[str]:
        text = self.command.text
        for pattern, method in LANGUAGE:
            found = re.fullmatch(pattern, text, re.I)
            if found:
                told: list[str] = method(self, *[group or "" for group in found.groups()])
                return told
        raise self.refuse("K-3", "not a command of the language")

    def plain(self, *_: str) -> list[str]:
        return [self.command.text]

    def build(self, where: str) -> list[str]:
        self.importer.force = self.state.round == 0
        return [f"build {where}"]

    def colour(self, name: str) -> list[str]:
        self.importer.force = True
        return [f"pick-color {grey(name)}"]

    def transform(self, where: str, colour: str) -> list[str]:
        try:
            h = hex_id(where)
        except ValueError as error:
            raise self.refuse("TM-1.5", str(error)) from None
        return [f"transform {where} to {grey(colour) or TERRAINS[self.nearest(h)]}"]

    def nearest(self, h: int) -> int:
        """TM-44.5: as far towards home as the spades in hand go."""
        p, old = self.p, self.state.terrain[h]
        if p.free_transform or p.home == VOLCANO or p.faction == actions.GIANTS or not 0 <= old < WHEEL:
            return p.home if p.home < WHEEL or p.home == VOLCANO else 0
        home = terraform.wheel_home(p) if p.home < 9 else old
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

    def upgrade(self, where: str, kind: str) -> list[str]:
        structure = STRUCTURE_WORDS.get(kind.lower())
        if structure is None:
            raise self.refuse("TM-8.1", "no such structure")
        return [f"upgrade {where} to {structure}"]

    def send(self, track: str, steps: str) -> list[str]:
        """TM-44.7: the best free slot unless a value is named."""
        if track.upper() not in TRACKS:
            raise self.refuse("TM-9.1", "no such cult")
        at = TRACKS.index(track.upper())
        if not steps:
            free = [n for n in (3, 2) if cults.slot_for(self.state, at, n) >= 0]
            steps = str(free[0] if free else cults.RETURNED)
        return [f"send p to {track} for {steps}"]

    def repeat(self, word: str, times: str) -> list[str]:
        return [f"{word} 1"] * int(times)

    def advance(self, track: str) -> list[str]:
        return [f"advance {track.lower()}"]

    def convert(self, n: str, old: str, m: str, new: str) -> list[str]:
        """Units one by one; the amounts must fit the rate (TM-44.10)."""
        old, new = WORDS.get(old.lower(), old.lower()), WORDS.get(new.lower(), new.lower())
        given, wanted = int(n or 1), int(m or 1)
        prices = {"5pw to 1p": 5, "3pw to 1w": 3, "1pw to 1c": 1, "c to vp": self.state.faction(self.p).coins_per_vp}
        for text in actions.CONVERSIONS:
            left, right = re.sub(r"\d", "", text).split(" to ")
            if (left, right) == (old, new):
                if given != wanted * prices.get(text, 1):
                    raise self.refuse("TM-44.10", "the amounts do not fit")
                if text == "1w to 1p" and wanted > self.p.workers_to_priests:
                    raise self.refuse("TM-27.10")
                told = [f"convert {text}"] * wanted
                return [*told, "-CONVERT_W_TO_P"] if text == "1w to 1p" and wanted < self.p.workers_to_priests else told
        raise self.refuse("TM-14.7", "no such conversion")

    def leech(self, n: str, source: str) -> list[str]:
        """TM-44.16: the number names the offer, or what is really gained from it."""
        self.importer.force = True
        gained = min(int(n), self.p.vp + 1, room(self.p))
        for offer in self.state.offers:
            named = not source or FACTIONS[self.state.players[offer.source].faction] == source.lower()
            if offer.seat == self.seat and named and offer.amount in (int(n), gained):
                return [SPACE.format(LEECH + self.state.players[offer.source].faction * OFFERS + offer.amount - 1)]
        return [f"leech {n} from {source}"]

    def decline(self, n: str, source: str) -> list[str]:
        self.importer.force = True
        if n:
            return [f"decline {n} from {source}"]
        return [
            SPACE.format(DECLINE + self.state.players[offer.source].faction * OFFERS + offer.amount - 1)
            for offer in self.state.offers
            if offer.seat == self.seat
        ]

    def bridge(self, a: str, b: str) -> list[str]:
        try:
            ends = sorted([(hex_id(a), a), (hex_id(b), b)])
        except ValueError as error:
            raise self.refuse("TM-1.5", str(error)) from None
        text = f"bridge {ends[0][1]}:{ends[1][1]}"
        if self.importer.why_not(self.seat, text) == UNKNOWN_TEXT:
            raise self.refuse("TM-16.1")
        return [text]

    def connect(self, *hexes: str) -> list[str]:
        """TM-44.12: by hexes, the river cell that they share."""
        try:
            ends = [hex_id(h) for h in hexes if h]
        except ValueError as error:
            raise self.refuse("TM-1.5", str(error)) from None
        shores = self.state.game.board.shores[: self.state.game.board.river_count]
        shared = [r for r, shore in enumerate(shores) if all(shore >> h & 1 for h in ends)]
        for river in shared:
            if self.importer.why_not(self.seat, f"connect r{river}") is None:
                return [f"connect r{river}"]
        if not shared:
            raise self.refuse("TM-33.8", "no river cell joins them")
        return [f"connect r{shared[0]}"]

    def do_pass(self, card: str) -> list[str]:
        self.importer.force = True
        return ["pass"] if not card or self.state.round == ROUNDS else [f"pass {card}"]

    def done(self) -> list[str]:
        """The turn ends with the row; here it only must be possible."""
        if self.p.actions and self.state.round:
            raise self.refuse("TM-11.4")
        return []

    def nothing(self) -> list[str]:
        return []

    def gain(self, n: str, what: str) -> list[str]:
        """`+FAV5`, `+2TW1`, `+3FIRE`, and `+20w` in set-up positions."""
        times, what = int(n or 1), what.upper()
        if what.startswith("BON"):
            return self.do_pass(what)
        if what in TRACKS and self.p.same_track and times != self.p.cult_steps:
            raise self.refuse("TM-24.9")
        return [f"+{what}"] * (1 if what in TRACKS and self.p.same_track else times)

    def lose(self, n: str, what: str) -> list[str]:
        """`-3FIRE` pays for a volcano (TM-44.14), otherwise it steps down; `-SPADE` gives up (TM-44.15)."""
        times, what = int(n or 1), what.upper()
        if what in TRACKS and self.p.lose_steps:
            if times != self.p.lose_steps:
                raise self.refuse("TM-39.9")
            return [f"lose {what}"]
        once = what in ("CONVERT_W_TO_P", "FREE_D", "FREE_TF", "FREE_TP", "VOLCANO_TF")
        return [f"-{what}"] * (1 if once else times)


LANGUAGE: list[tuple[str, Any]] = [
    (r"build (\w+)", Translation.build),
    (r"upgrade (\w+) to ([\w ]+)", Translation.upgrade),
    (r"send (?:p|priest) to (\w+)(?: for (\d+))?", Translation.send),
    (r"convert (\d*)\s*([a-z]\w*) to (\d*)\s*([a-z]\w*)", Translation.convert),
    (r"gain (?:P3) for (?:VP)", Translation.plain),
    (r"(burn|dig) (\d+)", Translation.repeat),
    (r"leech (\d+)(?: from (\w+))?", Translation.leech),
    (r"decline(?: (\d+) from (\w+))?", Translation.decline),
    (r"transform (\w+)(?: to (\w+))?", Translation.transform),
    (r"bridge (\w+):(\w+)", Translation.bridge),
    (r"connect (r\d+)", Translation.plain),
    (r"connect (\w+):(\w+)(?::(\w+))?", Translation.connect),
    (r"pass(?: (bon\d+))?", Translation.do_pass),
    (r"action (\w+)", Translation.plain),
    (r"advance (ship|dig)\w*", Translation.advance),
    (r"wait", Translation.nothing),
    (r"done", Translation.done),
    (r"pick-color (\w+)", Translation.colour),
    (r"unlock-terrain ([\w-]+)", Translation.plain),
    (r"\+\s*(\d*)(\w+)", Translation.gain),
    (r"-\s*(\d*)(\w+)", Translation.lose),
]


def grey(colour: str) -> str:
    return "gray" if colour.lower() == "grey" else colour.lower()


def import_ledger(text: str, map_name: str = "") -> Imported:
    """Replay a ledger. A refusal ends it; what came before stands in the result."""
    out = Imported()
    try:
        commands = read_commands(text)
        out.play = Head(commands, map_name).start()
        importer = Importer(out.play, out)
        setup = ("option", "player", "map", "score", "delete", "final-scoring", "player-count", "start", "income")
        moves = [c for c in commands if c.faction or c.text.split()[0].lower() not in setup]
        try:
            importer.run(moves)
        finally:
            importer.finish_row()
            out.round = importer.state.round
    except Refused as refused:
        out.refused = {"line": refused.line, "text": refused.text, "clause": refused.clause}
    return out
