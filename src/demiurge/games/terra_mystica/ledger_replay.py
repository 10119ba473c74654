"""Chapter 44, the replay: commands are answered one by one, and the rows kept that the site would show."""

from __future__ import annotations

import re
from typing import Any, Final

from demiurge.games.terra_mystica import actions, sources
from demiurge.games.terra_mystica.ledger_language import TURN_WORDS, Translation
from demiurge.games.terra_mystica.ledger_reading import NO_WORDS, SETUP_WORDS, Command
from demiurge.games.terra_mystica.state import FIGURES, Mystica, Player, figures
from demiurge.games.terra_mystica.turns import Turn, settled
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play

Row = dict[str, Any]
NOBODY: Final = -1
ENGINE_ROWS: Final = {
    "income": "other_income_for_faction", "cult bonus": "cult_income_for_faction", "resources": "score_resources",
}  # fmt: skip
EFFECT_ROWS: Final = {"accepted": "[opponent accepted power]", "all declined": "[all opponents declined power]"}


def final_figures(p: Player) -> Row:
    return {"vp": p.vp, "c": p.coins, "w": p.workers, "p": p.priests, "pw": [p.bowl1, p.bowl2, p.bowl3],
            "cult": p.cults[:], "keys": p.keys}  # fmt: skip


def final_row(event: Event) -> str:
    points, source = event.data[FIGURES], event.data[FIGURES + 1]
    return f"+{points}vp for {sources.NAMES[source]}"


class Importer:
    """Walks through the commands as the site does. A turn ends when it is complete and another faction speaks."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.rows: list[Row] = []
        self.moves = 0
        self.round = 0  # as far as the rows have come
        self.seats: dict[str, int] = {}
        self.speaker = ""  # whose row is being collected, "" while there is none
        self.said: list[str] = []  # and what was said in it
        self.force = False  # the command ends its row
        self.stays = False  # the next command is the same faction's
        self.ended = NOBODY  # the seat that has said `done`

    @property
    def state(self) -> Mystica:
        state = self.play.state
        assert isinstance(state, Mystica)
        return state

    def player(self, faction: str) -> Player:
        return self.state.players[self.seats[faction]]

    # ---- commands
    def run(self, commands: list[Command]) -> None:
        for i, command in enumerate(commands):
            if self.state.over():
                break  # final scoring rows are not entered (TM-44.22)
            self.do(command, commands[i + 1].faction if i + 1 < len(commands) else "")
            self.leave(command, commands[i + 1].faction if i + 1 < len(commands) else "")

    def do(self, command: Command, follows: str) -> None:
        faction, self.force, self.stays = command.faction, False, command.faction == follows
        if not faction:
            self.do_table(command)
            return
        if faction not in self.seats:
            raise command.refuse("TM-44.1", "ledger-no-faction", faction=faction)
        if not self.speaker:
            self.speaker, self.said = faction, []
        if command.word == "drop-faction":
            self.drop(command, faction)
            return
        told = Translation(self, command)
        answers = told.answers()
        self.said.append(command.text)
        for action in answers:
            self.say(command, told.word, action)
        if self.force:
            self.advance_turn(faction)
            self.finish_row()

    def leave(self, command: Command, follows: str) -> None:
        """After a command: when another faction speaks next, a turn that is complete ends."""
        if command.faction and command.faction != follows:
            self.advance_turn(command.faction)

    def do_table(self, command: Command) -> None:
        """Lines without a faction: a faction is chosen or dropped, or an old ledger calls for the next round."""
        word = command.word
        if word == "setup":
            self.finish_row()
            self.set_up(command)
        elif word == "drop-faction":
            self.finish_row()
            self.drop(command, "")
        elif word not in SETUP_WORDS + NO_WORDS:
            self.close_round(command)

    def set_up(self, command: Command) -> None:
        faction = (command.rest.lower().split() or [""])[0]
        seat = self.state.waiting()[0]
        self.give(command, seat, actions.SPACE.find(f"setup {faction}"))
        self.seats[faction] = seat
        self.add_row(faction, "setup", figures(self.player(faction)))

    def drop(self, command: Command, by: str) -> None:
        """TM-44.21: at any time, whoever is asked; a faction can only give up its own game."""
        who = command.rest.lower()
        if re.fullmatch(r"player\d+", who) and not by:
            return  # left before choosing a faction: the game is played without this seat
        if who not in self.seats or (by and who != by):
            raise command.refuse("TM-43.38")
        if self.state.round:
            self.finish_row()
        self.give(command, self.state.waiting()[0], actions.SPACE.find(f"drop-faction {who}"))

    def close_round(self, command: Command) -> None:
        """`income`, `start`, `finish`: they do nothing where a move is due; offers left open are given up."""
        if not any(isinstance(self.state.questions(seat)[-1], Turn) for seat in self.state.waiting()):
            for offer in self.state.offers[:]:
                source = self.state.players[offer.source].faction
                self.give(command, offer.seat, actions.decline(source, offer.amount))

    # ---- answers
    def say(self, command: Command, word: str, action: int) -> None:
        """Answer for the faction; alone on the board each further action begins a new turn (TM-44.24)."""
        seat = self.seats[command.faction]
        over = self.ended == seat and word in TURN_WORDS
        if self.alone(seat) and (over or self.play.refuse(seat, action) is not None):
            if self.speaker:
                self.said.pop()
            self.end_turn(seat, alone=True)
            self.finish_row()
            self.speaker, self.said = command.faction, [command.text]
        elif over:
            raise command.refuse("TM-4.1", "ledger-turn-done")
        self.give(command, seat, action)

    def alone(self, seat: int) -> bool:
        """Whether the turn is over and no one else's can follow."""
        s = self.state
        if s.players[seat].actions or not s.round:
            return False
        for other, p in enumerate(s.players):
            if (other == seat) == bool(p.passed or p.dropped):
                return False
        return True

    def give(self, command: Command, seat: int, action: int) -> None:
        known, before = len(self.play.journal.events), self.state.players[seat]
        why = self.play.answer(seat, action)
        if why is not None:
            raise command.refuse(why)
        self.moves += 1
        self.read_events(known, seat, before)

    def advance_turn(self, faction: str) -> None:
        """A turn that is complete ends, and with it the row; in setup rows end by force only."""
        if self.state.round or any(p.card >= 0 for p in self.state.players):
            self.end_turn(self.seats[faction])
            self.finish_row()

    def end_turn(self, seat: int, alone: bool = False) -> None:
        if seat in self.state.waiting() and isinstance(self.state.questions(seat)[-1], Turn):
            p = self.state.players[seat]
            owed = p.workers_to_priests and self.state.game.strict_darklings
            complete = alone or (settled(p) and not owed)
            if complete and self.play.answer(seat, actions.DONE) is None:
                self.ended = NOBODY

    # ---- rows
    def read_events(self, since: int, seat: int, before: Player) -> None:
        """Rows that the engine makes. What came with the answer belongs to the row before them."""
        events = self.play.journal.events
        last: list[int] | None = None  # the seat's figures so far; as before the answer until an event tells others
        for at in range(since, len(events)):
            event = events[at]
            kind = event.kind
            if kind in EFFECT_ROWS:
                self.add_row(self.faction_of(event), EFFECT_ROWS[kind], event.data)
            elif kind in ENGINE_ROWS or kind == "final":
                self.add_engine_row(event, seat, last or figures(before))
            elif kind == "round":
                self.finish_row(last or figures(before))
                self.round = event.data[FIGURES]
            elif event.seat == seat and kind != "vp":
                last = event.data

    def add_engine_row(self, event: Event, seat: int, last: list[int]) -> None:
        name = ENGINE_ROWS.get(event.kind) or final_row(event)
        if self.speaker and self.stays and not self.force:
            self.said.append(name)  # the site adds it to a row that is not closed yet
            self.finish_row(event.data if event.seat == seat else last)
        else:
            self.finish_row(last)
            self.add_row(self.faction_of(event), name, event.data)

    def faction_of(self, event: Event) -> str:
        return actions.FACTIONS[self.state.players[event.seat].faction]

    def add_row(self, faction: str, commands: str, n: list[int]) -> None:
        """`n`: figures, or the data of an event, which begin with them."""
        self.rows.append({
            "round": self.round, "faction": faction, "cmd": commands,
            "vp": n[0], "c": n[1], "w": n[2], "p": n[3], "pw": n[4:7], "cult": n[7:FIGURES],
        })  # fmt: skip

    def finish_row(self, numbers: list[int] | None = None) -> None:
        if self.speaker:
            self.add_row(self.speaker, ". ".join(self.said), numbers or figures(self.player(self.speaker)))
            self.speaker = ""
