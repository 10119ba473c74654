"""Chapter 44, written: a game as a ledger of the site.

An imported game is told as it was entered. A game by the printed rules is told as the site has to hear it: sacrifices
and spades that a table pays in passing become `burn` and `dig`, what a table does not ask is answered, and what the
site does by itself is talked out of it. Every ledger is replayed before it is handed out; a game that the site cannot
be told has none."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, conversions, cults, digging, dropping, leech, meta, spaces, terraform
from demiurge.games.terra_mystica.factions.shapeshifters import Shapeshifters
from demiurge.games.terra_mystica.ledger_reading import STRICTNESS, Head, read_commands
from demiurge.games.terra_mystica.ledger_replay import Importer, final_figures
from demiurge.games.terra_mystica.power import room
from demiurge.games.terra_mystica.problems import ROOM, Refused, Untold, untold
from demiurge.games.terra_mystica.scoring import CLUSTERS
from demiurge.games.terra_mystica.state import NOBODY, Mystica, Player, TerraMystica
from demiurge.games.terra_mystica.turns import Turn, settled
from demiurge.games.terra_mystica.vocabulary import SH, WHEEL
from demiurge.kernel import speech
from demiurge.kernel.chance import Script
from demiurge.kernel.play import Play
from demiurge.kernel.state import Decision

OPTIONS: Final = ("mini-expansion-1", "shipping-bonus", "temple-scoring-tile")
FIRE_AND_ICE: Final = ("ice", "volcano", "variable_v5")
CAUSES: Final = (actions.COLOUR, actions.BUILD, actions.TRANSFORMS, actions.UPGRADE)  # what others may answer


def export_ledger(play: Play) -> str:
    """The game as a ledger, or an Untold that says why it cannot be one."""
    if play.record.options["start-vp"] != "20" or play.record.components:
        raise Untold("ledger-no-words")
    text = Scribe(play).write()
    state = play.state
    assert isinstance(state, Mystica)
    apart = state.over() and not state.game.site and state.final_tile == CLUSTERS and state.rivers != 0
    check(text, state, not apart)
    return f"{text}# {speech.words_of(ROOM)('ledger-clusters')}\n" if apart else text  # a ledger is English throughout


def check(text: str, state: Mystica, scores: bool) -> None:
    """Whether the ledger leads to the same figures."""
    commands = read_commands(text)
    try:
        importer = Importer(Head(commands, "").start())
        importer.run(commands)
    except Refused as refused:
        raise untold(refused.text) from None
    there = {p.faction: p for p in importer.state.players}
    for p in state.players:
        mine, its = (final_figures(q) for q in (p, there[p.faction]))
        if not scores:
            its["vp"] = mine["vp"]
        if mine != its:
            raise untold("ledger-other-end", faction=actions.FACTIONS[p.faction], figures=str(its))


# ---- words and lines
class Word:
    """One command. Several of a kind are one word: `burn {0}`, `convert {1}pw to {0}w`, `-{0}SPADE`."""

    def __init__(self, form: str, n: int = 1, rate: int = 1) -> None:
        self.form = form
        self.n = n
        self.rate = rate

    def text(self) -> str:
        count = "" if self.n == 1 and self.form[0] in "+-" else self.n
        return self.form.format(count, self.n * self.rate)


def burnt(lacking: int) -> list[Word]:
    return [Word("burn {0}", lacking)] if lacking > 0 else []


class Entry:
    """A line: a faction's, or the table's (""). `opens`: on a line of its own; `closed`: nothing is added to it."""

    def __init__(self, faction: str, words: list[Word], opens: bool = False, closed: bool = False) -> None:
        self.faction = faction
        self.words = words
        self.opens = opens
        self.closed = closed

    def text(self) -> str:
        said = ". ".join(word.text() for word in self.words)
        return f"{self.faction}: {said}" if self.faction else said

    def add(self, word: Word, at: int = -1) -> int:
        """Put a word in its place, by itself or joined with the one before; the place after it."""
        at = len(self.words) if at < 0 else at
        if word.form == "burn {0}":  # power is sacrificed before all that it pays for
            while at > 0 and self.words[at - 1].form.startswith("convert {1}pw"):
                at -= 1
        last = self.words[at - 1] if at > 0 else None
        if last is not None and last.form == word.form and "{0}" in word.form:
            last.n += word.n
            return at
        self.words.insert(at, word)
        return at + 1


# ---- what one answer says
def words_of(s: Mystica, p: Player, action: int) -> list[Word]:
    text = actions.SPACE.format(action)
    if action in (actions.BURN, actions.DIG):
        return [Word(text[:-1] + "{0}")]
    if action in actions.BUILD or action in actions.TRANSFORMS:
        return [*spades(s, p, action), Word(text.removesuffix(" the long way"))]
    if action in actions.CONVERT:
        return conversion(s, p, actions.CONVERT.at(action))
    if action in actions.POWER:
        return [*burnt(spaces.price(s, p, actions.POWER.at(action)) - p.bowl3), Word(text)]
    if action == actions.SPECIAL.of(actions.ACTH5):
        faction = s.faction(p)
        assert isinstance(faction, Shapeshifters)
        return [*burnt(faction.shift_pw - p.bowl3), Word(text)]
    if action in actions.CULT and p.same_track:
        return [Word(f"+{p.cult_steps}{actions.TRACKS[actions.CULT.at(action)]}")]
    if action in actions.LOSE:
        return [Word(f"-{p.lose_steps}{actions.TRACKS[actions.LOSE.at(action)]}")]
    if action in actions.WAIVE or action in actions.ADJUST:
        return [Word(text[0] + "{0}" + text[1:])]
    return [Word(text)]


def conversion(s: Mystica, p: Player, kind: int) -> list[Word]:
    old, _, new = "".join(c for c in actions.CONVERSIONS[kind] if not c.isdigit()).partition(" to ")
    if kind == actions.COINS_TO_VP:
        rate = s.faction(p).coins_per_vp
    else:
        rate = conversions.POWER_PRICES[kind] if kind <= actions.TO_COIN else 1
    return [*burnt(rate - p.bowl3 if old == "pw" else 0), Word(f"convert {{1}}{old} to {{0}}{new}", 1, rate)]


def spades(s: Mystica, p: Player, action: int) -> list[Word]:
    """The spades that a table buys as they are needed; a volcano begins with `dig 1` (TM-44.4)."""
    if s.game.site or s.round == 0 or p.free_transform or p.free_dwelling:
        return []
    if action in actions.BUILD:
        h, new, long = actions.BUILD.at(action), p.home, False
        if terraform.is_home(p, s.terrain[h]):
            return []
    else:
        h, new, long = actions.transform_of(action)
    missing = 1 if s.faction(p).own_way(p, new) else digging.used(s, p, s.terrain[h], new, long) - p.spades
    return [Word("dig {0}", missing)] if missing > 0 else []


def steps_of(s: Mystica, p: Player, action: int) -> list[int]:
    """The steps that an answer makes on each track."""
    steps = [0, 0, 0, 0]
    if action in actions.SEND:
        track, n = actions.send_of(action)
        steps[track] = n + cults.priest_bonus(s, p)
    elif action in actions.FAVOR:
        steps = s.game.box.favor_tiles[actions.FAVOR.at(action)].steps
    elif action in actions.TOWN:
        steps = s.game.box.town_tiles[actions.TOWN.at(action)].steps
    elif action in actions.CULT:
        steps[actions.CULT.at(action)] = p.cult_steps if p.same_track else 1
    return steps


class Stop:
    """A marker that was to go beyond step 9: whose, how far, and which word of which line sent it there."""

    def __init__(self, seat: int, track: int, old: int, steps: int, entry: Entry, word: Word) -> None:
        self.seat = seat
        self.track = track
        self.old = old
        self.excess = old + steps - (cults.TOP - 1)
        self.entry = entry
        self.word = word

    def step_down(self) -> None:
        """TM-43.19: the marker goes down first, so that its steps end on 9 and the site does not move it to 10."""
        track = actions.TRACKS[self.track]
        if self.old - self.excess < cults.LOWEST_STEP_DOWN:
            raise untold("ledger-enters", track=track)
        self.entry.add(Word("-{0}" + track, self.excess), self.entry.words.index(self.word))


# ---- the whole game
class Scribe:
    """Plays a record again, asked for everything, and writes down what the site has to hear."""

    def __init__(self, play: Play) -> None:
        game = meta.GAME.make(play.record.options)
        assert isinstance(game, TerraMystica)
        game.asks_all = True
        self.game = game
        self.record = play.record
        self.play = Play(game, play.record.seats, Script([value for value, _ in play.record.chance]))
        self.entries: list[Entry] = []
        self.late: list[Entry] = []  # what the site hears when the turn is over
        self.declined: list[Entry] = []  # and what it asks although nobody can gain by it
        self.over = ""  # the faction whose turn has just ended, though it might have built
        self.cause: tuple[Entry, Word] | None = None  # the last building, transform or colour of the turn
        self.gates: dict[int, tuple[Stop, int]] = {}  # markers before step 10, and the keys at hand
        self.stops: list[Stop] = []  # markers that stopped for want of a key in this turn

    @property
    def state(self) -> Mystica:
        state = self.play.state
        assert isinstance(state, Mystica)
        return state

    def write(self) -> str:
        head = self.head()
        for line in self.record.lines:
            self.answer_alone()
            self.hear(line.seat, actions.SPACE.parse(line.do))
        self.answer_alone()
        self.flush()
        return "\n".join(head + [entry.text() for entry in self.entries if entry.words]) + "\n"

    def head(self) -> list[str]:
        game, s = self.game, self.state
        strict = (game.site and game.strict_leech, game.strict_darklings, game.strict_chaos, game.cultist_power)
        named = [name for name, on in zip(STRICTNESS, strict) if on] + [name for name in OPTIONS if game.has(name)]
        named += ["variable-turn-order"] if game.variable_order else []
        named += [f"fire-and-ice-factions/{which}" for which in FIRE_AND_ICE] if game.fire_and_ice else []
        named += ["loose-adjust-resource"] if game.adjusting else []
        lines = [f"option {name}" for name in named]
        lines += [f"player P{seat + 1}" for seat in range(s.seats)]
        lines.append(f"map {game.board.alias}")
        lines.append("score " + ",".join(f"SCORE{tile + 1}" for tile in s.scoring))
        for card in game.box.bonus_cards:
            if game.has(card.option) and not s.cards >> card.index & 1:
                lines.append(f"delete BON{card.index + 1}")
        if s.final_tile >= 0:
            lines.append(f"final-scoring {game.box.final_tiles[s.final_tile]}")
        return lines

    # ---- hearing
    def answer_alone(self) -> None:
        """What a table does not ask: the record does not hold it, but the site has to hear it."""
        asked = not self.game.site
        while asked:
            asked, s = False, self.state
            for lane in (s.seats, *range(s.seats)):
                answer = self.known_answer(s, lane) if not asked and s.asks[lane] >= 0 else []
                if answer:
                    self.hear(s.asks[lane], answer[0])
                    asked = True

    def known_answer(self, s: Mystica, lane: int) -> list[int]:
        """The only answer, or the usual one of a player who has left (TM-43.37)."""
        question = s.lanes[lane][-1]
        assert isinstance(question, Decision)
        if s.players[question.seat].left:
            return dropping.usual(s.choices(lane))
        self.game.asks_all = False
        alone = len(s.choices(lane)) == 1 and not question.always(s)
        self.game.asks_all = True
        return s.choices(lane) if alone else []

    def hear(self, seat: int, action: int) -> None:
        s, p, turn = self.state, self.state.players[seat], running_turn(self.state)
        question = s.lanes[s.lane_of(seat, action)][-1]
        self.play.answer(seat, action)
        faction, text = actions.FACTIONS[p.faction], actions.SPACE.format(action)
        if isinstance(question, cults.Gate):
            self.pass_gate(question.track, action)
        elif action == actions.DONE:
            self.end_turn(s, p)
        elif action in actions.DROP and not self.game.site:
            pass  # what is done for a player who has left is told as if the player did it
        elif action in actions.SETUP or action in actions.DROP:
            self.tell(Entry("", [Word(text)], True, True), s, turn)
        elif action in actions.OFFERED:
            self.tell(Entry(faction, [Word(text)], True, True), s, turn)
        elif isinstance(question, Turn):
            self.tell_turn(s, seat, action)
        else:
            words, first = words_of(s, p, action), action in actions.BUILD or action in actions.PASSES
            entry = self.tell(Entry(faction, words + self.left_out(p, seat, action), first, first), s, turn)
            self.look_ahead(s, seat, action, entry, words[-1])
        if turn != NOBODY and (action == actions.DONE or action in actions.PASSES or running_turn(self.state) != turn):
            self.flush()

    def flush(self) -> None:
        """The turn is over."""
        self.over = "" if self.late or self.declined else self.over
        self.entries += self.late + self.declined
        self.late, self.declined, self.stops, self.cause = [], [], [], None

    def tell(self, entry: Entry, s: Mystica, turn: int) -> Entry:
        """Outside a turn. It would end a turn that is complete, so it has to wait for that (TM-43.14, TM-43.15)."""
        if turn != NOBODY and (self.late or is_complete(s, s.players[turn])):
            self.late.append(entry)
            return entry
        return self.append(entry)

    def append(self, entry: Entry) -> Entry:
        """Next, on the line before if it is the same faction's."""
        last = self.entries[-1] if self.entries else None
        if last is None or last.closed or entry.opens or last.faction != entry.faction:
            last = Entry(entry.faction, [], entry.opens)
            self.entries.append(last)
        elif self.over == entry.faction:
            last.add(Word("done"))  # what the last player of a round says next is another turn
        for word in entry.words:
            last.add(word)
        last.closed = entry.closed
        self.over = ""
        return last

    def tell_turn(self, s: Mystica, seat: int, action: int) -> None:
        p = s.players[seat]
        words = words_of(s, p, action)
        if self.cause is not None:
            entry, word = self.cause
            at = entry.words.index(word)
            if action in actions.LOSE:
                entry.add(words[0], at + 1)  # the steps of a volcano are lost before anything else is taken
                return
            if action in actions.CONVERT and said_before(s, p, word, action):
                for word in words:
                    at = entry.add(word, at)
                return
        if action == actions.WAIVE.of(actions.WAIVE_W_TO_P) and self.entries[-1].words[-1].form.endswith("to {0}p"):
            return  # the conversion says it
        said, last = words + self.left_out(p, seat, action), action in actions.PASSES
        entry = self.append(Entry(actions.FACTIONS[p.faction], said, closed=last))
        self.look_ahead(s, seat, action, entry, words[-1])
        if any(action in verb for verb in CAUSES):
            self.cause = (entry, words[-1])
            self.decline_nothing(seat, action)

    def end_turn(self, s: Mystica, p: Player) -> None:
        faction = actions.FACTIONS[p.faction]
        if has_right(s, p) and not self.game.site:
            self.append(Entry(faction, [Word("-CONVERT_W_TO_P")]))
        if p.builds or (self.cause is not None and self.cause[1].form.startswith("transform")):
            self.over = faction

    # ---- what the site asks and a table does not
    def left_out(self, p: Player, seat: int, action: int) -> list[Word]:
        """Bridges without a place (TM-41.17), and priests after the last terrain (TM-41.15)."""
        after = self.state.players[seat]
        if self.game.site:
            return []
        if action in actions.UNLOCK and actions.UNLOCK.at(action) < WHEEL and not after.unlocks_due:
            return [Word("unlock-terrain gain-priest") for _ in range(p.unlocks_due - 1)]
        bridges = self.state.faction(p).sh_bridges
        if bridges and after.built[SH] > p.built[SH] and not after.bridges_due and p.bridges_left:
            return [Word("-{0}BRIDGE", min(bridges, p.bridges_left))]
        return []

    def decline_nothing(self, seat: int, action: int) -> None:
        """Offers to full bowls (TM-12.9)."""
        s = self.state
        if self.game.site or action in actions.COLOUR or action in actions.TRANSFORMS:
            return
        h = actions.BUILD.at(action) if action in actions.BUILD else actions.upgrade_of(action)[0]
        for other in leech.after(s, seat):
            p = s.players[other]
            amount = leech.amount_for(s, p, h)
            if amount and not room(p) and not p.dropped:
                said = Word(f"decline {amount} from {actions.FACTIONS[s.players[seat].faction]}")
                self.declined.append(Entry(actions.FACTIONS[p.faction], [said], True, True))

    # ---- step 10
    def look_ahead(self, s: Mystica, seat: int, action: int, entry: Entry, word: Word) -> None:
        """Markers that come to step 10: the table is asked about each, the site moves them if there are keys."""
        if self.game.site:
            return
        p, keys = s.players[seat], s.players[seat].keys
        if action in actions.TOWN:
            keys += self.game.box.town_tiles[actions.TOWN.at(action)].keys
            for stop in self.stops:
                if stop.seat == seat:
                    stop.step_down()  # or the key would take it to step 10 (TM-43.17)
            self.stops = []
        for track, steps in enumerate(steps_of(s, p, action)):
            if p.cults[track] < cults.TOP <= p.cults[track] + steps and s.tops[track] == NOBODY:
                self.gates[track] = Stop(seat, track, p.cults[track], steps, entry, word), keys

    def pass_gate(self, track: int, action: int) -> None:
        stop, keys = self.gates.pop(track)
        if action == actions.STAY and keys:
            stop.step_down()
        elif action == actions.STAY:
            self.stops.append(stop)


def has_right(s: Mystica, p: Player) -> bool:
    """Whether the Darklings may still make priests of workers, and have not begun to."""
    return 0 < p.workers_to_priests == s.faction(p).sh_w_to_p


def said_before(s: Mystica, p: Player, word: Word, action: int) -> bool:
    """Conversions after a new colour, which ends the turn on the site, or after the Darklings' stronghold, where they
    would use up their right (TM-43.28)."""
    if word.form.startswith("pick-color"):
        return True
    return has_right(s, p) and action != actions.CONVERT.of(actions.WORKER_TO_PRIEST) and not s.game.site


def is_complete(s: Mystica, p: Player) -> bool:
    """Whether the site would end the turn. The steps of a volcano are told before anything that comes after it."""
    q = p.clone()
    q.lose_steps = 0
    right = p.workers_to_priests and s.game.strict_darklings if s.game.site else has_right(s, p)
    return not p.actions and settled(q) and not right


def running_turn(s: Mystica) -> int:
    """The seat whose turn it is, or NOBODY."""
    for step in s.lanes[s.seats]:
        if isinstance(step, Turn):
            return step.seat
    return NOBODY
