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
from demiurge.kernel.game import view
from demiurge.kernel.play import TOO_LATE, Play
from demiurge.kernel.record import Line
from demiurge.kernel.state import Decision, State
from demiurge.terminal.answers import Answer, Listing, chips, compare, matching, offered
from demiurge.terminal.look import Look
from demiurge.terminal.told import named, result, told, verdict

PROMPT: Final = "> "
HINT: Final = "2s"
YES_OR_NO: Final = 2  # so few answers need no new picture
LOG_LINES: Final = 20
CLAUSES_SHOWN: Final = 12

COMMANDS: Final = {
    "a number": "gives that answer; so does its text, or words of it that no other answer has",
    "Enter": "gives the usual answer, where the prompt names one",
    "list [WORD]": "the answers again; with a word all of that group",
    "board": "draws the table again",
    "hint [TIME]": "three good answers, after a look ahead of 2 seconds, or hint 5s",
    "why TEXT": "why an answer is not allowed, with the clause of the rules: why build A1",
    "rules WORD": "the clauses that have the word: rules bridge",
    "undo, redo": "takes back your last answer; gives it again",
    "log [N]": "the game so far in sentences, the last N answers",
    "save [FILE]": "writes the game down; demiurge play GAME --load FILE goes on with it",
    "quit": "saves the game and leaves",
}


class Session:
    """One person at a table with bots."""

    def __init__(
        self, play: Play, seat: int, bots: dict[int, Bot], rules: Rulebook, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.play, self.seat, self.bots, self.rules = play, seat, bots, rules
        self.console, self.ask = console, ask
        self.look = Look(play.game)
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

    def seen(self) -> State:
        return view(self.play.state, self.seat)

    def busy(self, text: str) -> AbstractContextManager[object]:
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def bot_moves(self, seat: int) -> None:
        with self.busy(f"{self.look.name(self.play.state, seat)} think"):
            action = self.bots[seat].answer(view(self.play.state, seat), seat)
        why = self.play.answer(seat, action)
        assert why is None, f"{self.bots[seat].name} gave an answer that {why} forbids"
        self.tell_last()

    def tell_last(self, mine: bool = True) -> None:
        for text in told(self.look, self.play, len(self.play.record.lines) - 1, self.seat, mine):
            self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

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
        self.console.print(Text(self.look.question(self.seen(), self.seat), "bold"))
        self.console.print(Listing(answers, whole))

    def converse(self) -> None:
        """Ask until an answer or a command changes the position."""
        before = len(self.play.record.lines), self.play.state
        while not self.done and (len(self.play.record.lines), self.play.state) == before:
            self.hear(self.ask(self.prompt()).strip())

    def prompt(self) -> str:
        usual = self.look.default(self.seen(), self.seat) if self.answers else None
        return PROMPT if usual is None else f"[Enter: {self.play.game.space.format(usual)}] {PROMPT}"

    def finish(self) -> None:
        self.answers = []
        self.console.print(self.look.draw(self.seen(), self.seat))
        self.console.print(result(self.look, self.play))
        self.console.print(verdict(self.look, self.play, self.seat))
        self.say("undo, log, board, save FILE; or quit")
        self.drawn = None
        self.converse()

    def say(self, text: str, style: str = "italic dim") -> None:
        self.console.print(Text(text, style))

    # ---- what the person types
    def hear(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if not text:
            self.hear_nothing()
        elif text.isdecimal():
            self.take_number(int(text))
        elif self.is_action(text):
            self.take_text(text)
        elif word.lower() in self.commands:
            self.commands[word.lower()](self, rest.strip())
        else:
            self.take_words(text)

    def is_action(self, text: str) -> bool:
        try:
            self.play.game.space.parse(text)
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
            self.give(usual)

    def take_number(self, number: int) -> None:
        if 1 <= number <= len(self.answers):
            self.give(self.answers[number - 1].action)
        elif self.answers:
            self.say(f"There is no answer {number}; they go from 1 to {len(self.answers)}.", "red")
        else:
            self.say("The game is over.", "red")

    def take_text(self, text: str) -> None:
        action = self.play.game.space.parse(text)
        if self.play.refuse(self.seat, action) is None:
            self.give(action)
        else:
            self.explain(text)

    def take_words(self, text: str) -> None:
        """Words that only one answer has are that answer."""
        found = matching(self.answers, text)
        if len(found) == 1:
            self.give(found[0].action)
        elif found:
            self.say("That could be any of these:", "yellow")
            self.console.print(Listing(found, True))
        elif not self.list_group(text):
            self.say(f"{text!r} is no answer and no command; help lists the commands.{self.near(text)}", "red")

    def near(self, text: str) -> str:
        names = [answer.text for answer in self.answers]
        found = difflib.get_close_matches(text.lower(), [name.lower() for name in names], 3, 0.6)
        return (
            f" Did you mean {', '.join(names[[n.lower() for n in names].index(one)] for one in found)}?"
            if found
            else ""
        )

    def give(self, action: int) -> None:
        before = self.look.figures(self.seen(), self.seat)
        why = self.play.answer(self.seat, action)
        assert why is None, why
        self.redoable.clear()
        self.tell_last(mine=False)
        changes = compare(before, self.look.figures(self.seen(), self.seat))
        if changes:
            self.console.print(Padding(chips(changes), (0, 0, 0, 2), expand=False))

    # ---- commands
    def do_list(self, rest: str) -> None:
        if not rest:
            self.list_answers(self.answers)
        elif not self.list_group(rest):
            groups = ", ".join(dict.fromkeys(answer.group for answer in self.answers))
            self.say(f"No group of answers is called {rest!r}; there are: {groups}", "red")

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
            self.say("The game is over.", "red")
            return
        try:
            bot = make_bot(f"search:{rest or HINT}", self.play.game, len(self.play.record.lines))
        except BadBot as error:
            self.say(f"{error}; say how long to think: hint 5s", "red")
            return
        assert isinstance(bot, SearchBot)
        with self.busy("looking ahead"):
            found = bot.ranked(self.seen(), self.seat)
        by_action = {answer.action: answer for answer in self.answers}
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for column in ("", "answer", "expected score", "tried"):
            table.add_column(column, justify="left" if column == "answer" else "right")
        for action, visits, expected in [one for one in found if one[1]] or found:
            answer = by_action[action]
            table.add_row(f"[bold cyan]{answer.number}[/]", answer.line(), f"{expected:.1f}", f"{visits} times")
        self.console.print(table)

    def do_why(self, text: str) -> None:
        if not text:
            self.say("why needs the text of an answer: why build A1", "red")
            return
        found = matching(self.answers, text)
        if not self.is_action(text) and len(found) != 1:
            self.say(f"{text!r} names no answer of this game, so no rule speaks of it.{self.near(text)}", "red")
            return
        self.explain(text if self.is_action(text) else found[0].text)

    def explain(self, text: str) -> None:
        action = self.play.game.space.parse(text)
        why = self.play.refuse(self.seat, action)
        if why is None:
            number = next((answer.number for answer in self.answers if answer.action == action), 0)
            self.say(f"It is allowed: answer {number}.", "green")
        else:
            self.cite(why)

    def cite(self, clause: str) -> None:
        self.console.print(
            Text().append(f" {clause} ", "bold reverse").append(f" {self.rules.sentence(clause)}", "red")
        )

    def do_rules(self, words: str) -> None:
        found = self.rules.search(words)
        if not found:
            self.say(f"No clause has {words!r}." if words else "rules needs a word: rules bridge", "red")
        table = Table.grid(padding=(0, 1))
        for clause in found[:CLAUSES_SHOWN]:
            table.add_row(Text(clause.id, "bold"), Text(clause.text))
        self.console.print(table)
        if len(found) > CLAUSES_SHOWN:
            self.say(f"and {len(found) - CLAUSES_SHOWN} more; add a word")

    def do_log(self, rest: str) -> None:
        last = len(self.play.record.lines)
        if rest and rest != "all" and not rest.isdecimal():
            self.say("log takes a number of answers, or all", "red")
            return
        count = last if rest == "all" else int(rest) if rest else LOG_LINES
        for line in range(max(0, last - count), last):
            for text in told(self.look, self.play, line, self.seat):
                self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

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
        bots = " The bots take back theirs, too." if len({line.seat for line in taken}) > 1 else ""
        self.say(f"Taken back: {taken[0].do}.{bots}", "yellow")

    def do_redo(self, rest: str) -> None:
        if not self.redoable:
            self.say("There is nothing to give again.", "red")
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
            self.say(f"{path}: {error.strerror}", "red")
            return
        self.file = path
        self.say_saved(path)

    def do_help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        for word, meaning in COMMANDS.items():
            table.add_row(Text(word, "bold"), Text(meaning))
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
                self.say(f"{path}: {error.strerror}", "red")

    def say_saved(self, path: Path) -> None:
        bots = ",".join(self.bots[seat].name for seat in sorted(self.bots))
        self.say(f"The game is saved in {path}. To go on with it:", "green")
        call = f"demiurge play {self.play.game.name} --load {path} --bots {bots}"
        self.console.print(Text(call, "bold"), soft_wrap=True)


def default_file(play: Play) -> Path:
    return Path(f"{play.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")


def introduction(look: Look, play: Play, seat: int, bots: dict[int, Bot]) -> Text:
    found = Text("You sit at ")
    found.append_text(named(look, play, f"{{{seat}}}"))
    for other, bot in sorted(bots.items()):
        found.append(", ").append(bot.name, "bold").append(" at ").append_text(named(look, play, f"{{{other}}}"))
    return found.append(". help lists the commands.")
