"""The loop: bots move and are told of, the person is shown the table and asked. It knows no game."""

from __future__ import annotations

import difflib
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from demiurge.bots import BadBot, Bot, make_bot
from demiurge.bots.search import SearchBot
from demiurge.kernel.actions import UnknownAction
from demiurge.kernel.clauses import Rulebook
from demiurge.kernel.game import View, view
from demiurge.kernel.play import TOO_LATE, Play
from demiurge.kernel.record import Line
from demiurge.kernel.speech import ENGLISH
from demiurge.kernel.state import Decision
from demiurge.kernel.text import NONE, Value, text
from demiurge.kernel.text import seat as place_of
from demiurge.terminal.answers import Answer, Listing, matching, offered
from demiurge.terminal.look import Look
from demiurge.terminal.told import named, result, told, verdict

PROMPT: Final = "> "
HINT: Final = "2s"
YES_OR_NO: Final = 2  # so few answers need no new picture
LOG_LINES: Final = 20
CLAUSES_SHOWN: Final = 12

COMMANDS: Final = ("number", "enter", "list", "board", "hint", "why", "rules", "undo", "log", "save", "quit")


class Session:
    """One person at a table with bots."""

    def __init__(
        self, play: Play, seat: int, bots: dict[int, Bot], rules: Rulebook, console: Console,
        ask: Callable[[str], str], language: str = ENGLISH,
    ) -> None:  # fmt: skip
        self.play, self.seat, self.bots, self.rules = play, seat, bots, rules
        self.console, self.ask = console, ask
        self.look = Look(play.game, language)
        self.words = self.look.words
        self.answers: list[Answer] = []  # what the person may say now
        self.redoable: list[list[Line]] = []  # taken back, newest last
        self.file: Path | None = None  # where the person saved the game
        self.drawn: Decision[Any] | None = None  # the question for which the table was drawn last
        self.done = False

    # ---- the loop
    def run(self) -> None:
        """Until the game is over and looked at, or the person leaves; nothing is lost by leaving."""
        try:
            while not self.done:
                seats = self.play.state.waiting()
                if seats and seats[0] in self.bots:
                    self.bot_moves(seats[0])
                elif seats:
                    self.offer()
                    self.converse()
                else:
                    self.finish()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self.leave()

    def seen(self) -> View:
        return view(self.play.state, self.seat)

    def busy(self, what: str) -> AbstractContextManager[object]:
        return self.console.status(what) if self.console.is_terminal else nullcontext()

    def bot_moves(self, seat: int) -> None:
        with self.busy(self.words("thinking", seat=self.look.name(self.play.state, seat))):
            action = self.bots[seat].answer(view(self.play.state, seat), seat)
        why = self.play.answer(seat, action)
        assert why is None, f"{self.bots[seat].name} gave an answer that {why} forbids"
        self.tell_last()

    def tell_last(self) -> None:
        self.tell(len(self.play.record.lines) - 1)

    def tell(self, line: int) -> None:
        for sentence in told(self.look, self.play, line, self.seat):
            self.console.print(Padding(sentence, (0, 0, 0, 2), expand=False))

    def offer(self) -> None:
        """The question with its answers; before it the table, where it is a new question and more than a yes or no."""
        seen = self.seen()
        self.answers = offered(self.look, seen, self.seat)
        asked = seen.decision(self.seat)
        if asked is not self.drawn and (len(self.answers) > YES_OR_NO or self.drawn is None):
            self.console.print()
            self.console.print(self.look.draw(seen, self.seat))
            self.drawn = asked
        self.list_answers(self.answers)

    def list_answers(self, answers: list[Answer], whole: bool = False) -> None:
        self.console.print()
        self.console.print(Text(self.look.drawing.question(self.seen(), self.seat), "bold"))
        self.console.print(Listing(self.words, answers, whole))

    def converse(self) -> None:
        """Ask until an answer or a command changes the position."""
        before = len(self.play.record.lines), self.play.state
        while not self.done and (len(self.play.record.lines), self.play.state) == before:
            self.hear(self.ask(self.prompt()).strip())

    def prompt(self) -> str:
        usual = self.look.default(self.seen(), self.seat) if self.answers else None
        if usual is None:
            return PROMPT
        return f"{self.words('answers-usual', text=self.play.game.space.format(usual))} {PROMPT}"

    def finish(self) -> None:
        self.answers = []
        self.console.print(self.look.draw(self.seen(), self.seat))
        self.console.print(result(self.look, self.play))
        self.console.print(verdict(self.look, self.play, self.seat))
        self.say("game-over-commands")
        self.drawn = None
        self.converse()

    def say(self, id: str, style: str = "italic dim", **args: Value) -> None:
        self.console.print(Text(self.words.shown(text(id, **args)), style))

    # ---- what the person types
    def hear(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        if not said:
            self.hear_nothing()
        elif said.isdecimal():
            self.take_number(int(said))
        elif self.is_action(said):
            self.take_text(said)
        elif word.lower() in self.commands:
            self.commands[word.lower()](self, rest.strip())
        else:
            self.take_words(said)

    def is_action(self, said: str) -> bool:
        try:
            self.play.game.space.parse(said)
        except UnknownAction:
            return False
        return True

    def hear_nothing(self) -> None:
        """Enter alone: the usual answer where there is one, else the answers again."""
        if self.play.state.over():
            self.done = True
            return
        usual = self.look.default(self.seen(), self.seat)
        if usual is None:
            self.list_answers(self.answers)
        else:
            self.give((usual,))

    def take_number(self, number: int) -> None:
        if 1 <= number <= len(self.answers):
            self.give(self.answers[number - 1].said)
        elif self.answers:
            self.say("answers-no-number", "red", number=number, last=len(self.answers))
        else:
            self.say("game-over", "red")

    def take_text(self, said: str) -> None:
        action = self.play.game.space.parse(said)
        if self.play.refuse(self.seat, action) is None:
            self.give((action,))
        else:
            self.explain(action)

    def take_words(self, said: str) -> None:
        """Words that only one answer has are that answer."""
        found = matching(self.answers, said)
        if len(found) == 1:
            self.give(found[0].said)
        elif found:
            self.say("answers-which", "yellow")
            self.console.print(Listing(self.words, found, True))
        elif not self.list_group(said):
            self.say("answers-no-word", "red", text=said)
            self.say_near(said)

    def say_near(self, said: str) -> None:
        names = {answer.text.lower(): answer.text for answer in self.answers}
        found = difflib.get_close_matches(said.lower(), names, 3, 0.6)
        if found:
            self.say("answers-near", "red", texts=tuple(names[one] for one in found))

    def give(self, said: tuple[int, ...]) -> None:
        """One answer, or the answers of a gesture."""
        self.redoable.clear()
        for action in said:
            why = self.play.answer(self.seat, action)
            assert why is None, why
            self.tell_last()

    # ---- commands
    def do_list(self, rest: str) -> None:
        if not rest:
            self.list_answers(self.answers)
        elif not self.list_group(rest):
            groups = tuple(dict.fromkeys(answer.group for answer in self.answers))
            self.say("groups-none", "red", word=rest, groups=groups)

    def list_group(self, word: str) -> bool:
        """All answers of the groups whose title or answers begin with the word."""
        word = word.lower()
        found = [
            answer
            for answer in self.answers
            if answer.group.lower().startswith(word) or answer.text.lower().startswith(f"{word} ")
        ]
        if found:
            self.list_answers(found, True)
        return bool(found)

    def do_board(self, rest: str) -> None:
        self.console.print(self.look.draw(self.seen(), self.seat))

    def do_hint(self, rest: str) -> None:
        if self.play.state.over():
            self.say("game-over", "red")
            return
        try:
            bot = make_bot(f"search:{rest or HINT}", self.play.game, len(self.play.record.lines))
        except BadBot as error:
            self.say("hint-time", "red", problem=error.text)
            return
        assert isinstance(bot, SearchBot)
        with self.busy(self.words("looking-ahead")):
            found = bot.ranked(self.seen(), self.seat)
        by_action = {answer.said[0]: answer for answer in self.answers if len(answer.said) == 1}
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("", justify="right")
        table.add_column(self.words("hint-answer"))
        for column in ("hint-expected", "hint-tried"):
            table.add_column(self.words(column), justify="right")
        for action, visits, expected in [one for one in found if one[1]] or found:
            answer, times = by_action[action], self.words("hint-times", n=visits)
            table.add_row(f"[bold cyan]{answer.number}[/]", answer.line(), f"{expected:.1f}", times)
        self.console.print(table)

    def do_why(self, said: str) -> None:
        if not said:
            self.say("why-of-what", "red")
            return
        found = matching(self.answers, said)
        if self.is_action(said):
            self.explain(self.play.game.space.parse(said))
        elif len(found) == 1:
            self.explain(found[0].said[0])
        else:
            self.say("why-no-answer", "red", text=said)
            self.say_near(said)

    def explain(self, action: int) -> None:
        why = self.play.refuse(self.seat, action)
        if why is None:
            number = next((answer.number for answer in self.answers if answer.said[0] == action), 0)
            self.say("why-allowed", "green", number=number)
        else:
            self.cite(why)

    def cite(self, clause: str) -> None:
        self.console.print(
            Text().append(f" {clause} ", "bold reverse").append(f" {self.rules.sentence(clause)}", "red")
        )

    def do_rules(self, words: str) -> None:
        found = self.rules.search(words)
        if not found:
            self.say("rules-none" if words else "rules-of-what", "red", words=words)
        table = Table.grid(padding=(0, 1))
        for clause in found[:CLAUSES_SHOWN]:
            table.add_row(Text(clause.id, "bold"), Text(clause.text))
        self.console.print(table)
        if len(found) > CLAUSES_SHOWN:
            self.say("rules-more", n=len(found) - CLAUSES_SHOWN)

    def do_log(self, rest: str) -> None:
        last = len(self.play.record.lines)
        if rest and rest != "all" and not rest.isdecimal():
            self.say("log-number", "red")
            return
        count = last if rest == "all" else int(rest) if rest else LOG_LINES
        for line in range(max(0, last - count), last):
            self.tell(line)

    def do_undo(self, rest: str) -> None:
        """Bots always agree, unless something became known; then nobody can forget it."""
        at = self.play.last_of(self.seat)
        why = self.play.refuse_undo(self.seat)
        if why is not None and (why != TOO_LATE or self.play.fence[at] != self.play.state.shown):
            self.cite(why)
            return
        taken = self.play.record.lines[at:]
        self.play.rewind(at)
        self.redoable.append(taken)
        self.drawn = None
        self.say("undo-done", "yellow", text=taken[0].do)
        if len({line.seat for line in taken}) > 1:
            self.say("undo-bots", "yellow")

    def do_redo(self, rest: str) -> None:
        if not self.redoable:
            self.say("redo-none", "red")
            return
        lines = self.redoable.pop()
        for line in lines:
            why = self.play.say(line.seat, line.do)
            assert why is None, why
            self.tell_last()
        self.drawn = None

    def do_save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.file or default_file(self.play)
        try:
            self.play.finished_record().write(path)
        except OSError as error:
            self.complain(path, error)
            return
        self.file = path
        self.say_saved(path)

    def do_help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            typed = text(f"command-{command}")
            table.add_row(Text(self.words.say(typed), "bold"), Text(self.words.say(typed, "text")))
        self.console.print(table)

    def do_quit(self, rest: str) -> None:
        self.leave()

    commands: Final[dict[str, Callable[[Session, str], None]]] = {
        "list": do_list, "answers": do_list, "board": do_board, "hint": do_hint, "why": do_why, "rules": do_rules,
        "log": do_log, "undo": do_undo, "redo": do_redo, "save": do_save, "help": do_help, "?": do_help,
        "quit": do_quit, "exit": do_quit, "q": do_quit,
    }  # fmt: skip

    # ---- leaving
    def leave(self) -> None:
        """Save what was played, and say where."""
        self.done = True
        if self.play.state.over() or not self.play.record.lines:
            return
        for path in (self.file, default_file(self.play), Path(tempfile.gettempdir()) / default_file(self.play).name):
            try:
                if path is not None:
                    self.play.finished_record().write(path)
                    self.say_saved(path)
                    return
            except OSError as error:
                self.complain(path, error)

    def complain(self, path: Path | None, error: OSError) -> None:
        self.console.print(Text(f"{path}: {error.strerror}", "red"))

    def say_saved(self, path: Path) -> None:
        bots = ",".join(self.bots[seat].name for seat in sorted(self.bots))
        self.say("saved", "green", path=str(path))
        call = f"demiurge play {self.play.game.name} --load {path} --bots {bots}"
        self.console.print(Text(call, "bold"), soft_wrap=True)


def default_file(play: Play) -> Path:
    return Path(f"{play.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")


def introduction(look: Look, play: Play, seat: int, bots: dict[int, Bot]) -> Text:
    others = tuple(text("opening-bot", bot=bot.name, seat=place_of(other)) for other, bot in sorted(bots.items()))
    return named(look, play, look.words("opening-seats", seat=place_of(seat), others=others or NONE))
