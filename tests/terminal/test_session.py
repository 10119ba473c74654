"""The loop at the terminal, driven by what a person types. Orchard brings neither drawing nor words."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import digest
from demiurge.kernel.play import Play
from demiurge.kernel.record import read_record
from demiurge.kernel.registry import find
from demiurge.terminal.opening import saved
from tests.games.terra_mystica.table import table
from tests.orchard.game import Trees, orchard
from tests.terminal.person import Person


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left are saved here."""
    monkeypatch.chdir(tmp_path)


def orchard_play(seats: int = 2, weather: str = "even") -> Play:
    return Play(orchard("three", weather), seats, Chance(3))


def first_number(person: Person) -> str | None:
    return "1" if person.session.answers else None


# --- answering
def test_a_whole_game_is_played_by_numbers() -> None:
    person = Person(orchard_play(), plays=first_number)
    said = person.run()
    assert person.play.state.over()
    assert "Final scores" in said
    assert "total" in said
    assert "You have won." in said or "you are number" in said


def test_a_tie_is_shared_unless_the_game_breaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trees, "scores", lambda self: [7, 9, 9])
    said = Person(orchard_play(3), plays=first_number).run()
    assert "share the first place; you are number 3 of 3." in said
    monkeypatch.setattr(Trees, "scores", lambda self: [9, 9, 7])
    monkeypatch.setattr(Trees, "tie_break", lambda self, seat: [seat])
    said = Person(orchard_play(3), plays=first_number).run()
    assert "won; you are number 2 of 3." in said
    monkeypatch.setattr(Trees, "tie_break", lambda self, seat: [-seat])
    assert "You have won." in Person(orchard_play(3), plays=first_number).run()


def test_a_whole_game_of_terra_mystica_is_played_by_numbers() -> None:
    rng = Random(5)

    def anything(person: Person) -> str | None:
        answers = person.session.answers
        passes = [answer.number for answer in answers if answer.text.startswith("pass")]
        if passes and rng.random() < 0.5:
            return str(rng.choice(passes))
        return str(rng.randint(1, len(answers))) if answers else None

    person = Person(Play(find("terra-mystica").make({}), 2, Chance(7)), plays=anything, width=100)
    said = person.run()
    assert person.play.state.over()
    assert "Round 6" in said
    for source in ("start", "network", "resources"):
        assert source in said.split("Final scores")[1]


def test_an_answer_is_given_by_number_by_text_and_by_a_word_of_it() -> None:
    for typed in ("2", "pick", "  PICK "):
        person = Person(orchard_play(), [typed])
        person.run()
        line = person.play.record.lines[0]
        assert (line.seat, line.do) == (0, "pick"), typed


def test_a_word_that_only_one_answer_has_is_that_answer() -> None:
    person = Person(orchard_play(), ["pick", "plant", "no"])
    said = person.run()
    assert [line.do for line in person.play.record.lines if line.seat == 0][-1] == "water no"
    assert "water no" in said


def test_a_word_that_several_answers_have_lists_them() -> None:
    play = Play(find("terra-mystica").make({}), 2, Chance(1))
    while play.state.waiting()[0] != 0:
        seat = play.state.waiting()[0]
        play.answer(seat, play.state.answers(seat)[-1])
    before = len(play.record.lines)
    said = Person(play, ["setup"]).run()
    assert "setup witches" in said.split("> setup")[1]
    assert len(play.record.lines) == before


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("0", "There is no answer 0; they go from 1 to 2."),
        ("77", "There is no answer 77"),
        ("-3", "'-3' is no answer and no command"),
        ("dance", "'dance' is no answer and no command; help lists the commands."),
        ("plent", "Did you mean plant?"),
        ("water yes", "K-1"),
        ("why", "why needs the text of an answer"),
        ("why dance", "'dance' names no answer of this game"),
        ("rules", "rules needs a word"),
        ("rules zebra", "No clause has 'zebra'"),
        ("undo", "K-6"),
        ("redo", "There is nothing to give again."),
        ("log x", "log takes a number of answers"),
        ("hint soon", "say how long to think"),
        ("list zebra", "No group of answers is called 'zebra'; there are: Plant, Pick"),
        ("save /no/such/folder/game", "/no/such/folder/game: "),
        ("why plant", "It is allowed: answer 1."),
        ("²", "is no answer and no command"),
        ("[bold]", "'[bold]' is no answer"),
    ],
)
def test_bad_input_gets_a_clear_message_and_changes_nothing(typed: str, message: str) -> None:
    play = orchard_play()
    before = digest(play.state)
    said = Person(play, [typed]).run()
    assert message in said
    assert digest(play.state) == before


# --- commands
def test_why_says_the_clause_and_its_sentence() -> None:
    play = Play(find("terra-mystica").make({}), 2, Chance(1))
    while not (play.state.waiting()[0] == 0 and play.state.answers(0)[0] >= 20):
        seat = play.state.waiting()[0]
        play.answer(seat, play.state.answers(seat)[0])
    said = Person(play, ["why build B99", "why build A1", "why setup giants"]).run()
    assert "'build B99' names no answer of this game" in said
    assert "TM-2.20" in said
    assert "K-1  The answer belongs to no question that this seat is asked now." in said


def test_a_refused_answer_is_explained_like_why() -> None:
    said = Person(orchard_play(), ["water no"]).run()
    assert "K-1  The answer belongs to no question" in said


def test_undo_takes_back_an_answer_and_those_of_the_bots_after_it() -> None:
    play = orchard_play()
    before = digest(play.state)
    person = Person(play, ["pick", "undo", "redo", "undo"])
    said = person.run()
    assert "Taken back: pick.\nThe bots take back theirs, too." in said
    assert digest(person.play.state) == before


def test_redo_gives_the_same_answers_again_and_a_new_one_forgets_them() -> None:
    play = orchard_play()
    person = Person(play, ["pick", "undo", "redo", "undo", "plant", "redo"])
    said = person.run()
    assert person.play.record.lines[0].do == "plant"
    assert said.count("There is nothing to give again.") == 1


def test_undo_does_not_go_back_over_cards_that_were_shown_at_the_end() -> None:
    said = Person(orchard_play(), ["pick", "pick", "pick", "undo"]).run()
    assert "K-5" in said.split("Final scores")[1], "the cards were shown at the end"


def test_what_was_shown_is_not_taken_back() -> None:
    play = orchard_play(weather="fair")
    said = Person(play, ["pick", "undo"]).run()
    assert "K-5  Something became known" in said
    assert play.record.lines[0].do == "pick"


def test_hint_names_answers_with_the_score_expected_of_them() -> None:
    said = Person(orchard_play(), ["hint 30it"]).run()
    assert "expected score" in said
    assert "Plant" in said.split("expected score")[1]
    assert "times" in said


def test_rules_searches_the_clauses() -> None:
    said = Person(orchard_play(), ["rules watering"]).run()
    assert "OR-2 Watering costs a point." in said


def test_log_tells_the_last_answers_as_sentences() -> None:
    person = Person(orchard_play(), ["pick", "pick", "log 1", "log", "log all"])
    said = person.run()
    last = person.play.record.lines[-1]
    one, some, whole = said.split("> log")[1:4]
    assert one.count("Seat") == 1
    assert f"Seat {last.seat + 1}: {last.do}." in one
    assert some.count("Seat ") == len(person.play.record.lines)
    assert whole.count("Seat ") >= some.count("Seat ")


def test_board_draws_again_and_list_lists_again() -> None:
    said = Person(orchard_play(), ["board", "list", "", "list pick"]).run()
    assert said.count("Seat 1 (you)") == 2
    assert said.count("2 Pick") == 4
    assert said.count("1 Plant") == 3


def test_help_names_every_command() -> None:
    said = Person(orchard_play(), ["help"]).run()
    for word in ("undo", "redo", "why TEXT", "hint", "rules WORD", "log", "board", "save", "quit", "list"):
        assert word in said.split("> help")[1]


def test_the_table_is_drawn_for_every_turn_and_not_again_in_it() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    t.give("witches", workers=9, coins=20)
    seat = t.seat("witches")
    assert seat == 0
    said = Person(t.play, ["convert 1w to 1c", "convert 1w to 1c", "board"]).run()
    assert said.split("> board")[0].count("turn order") == 1
    assert said.count("turn order") == 2
    said = Person(t.play, ["send p to FIRE for 1"]).run()
    assert said.count("turn order") == 1


# --- saving and leaving
def test_a_saved_game_is_continued(tmp_path: Path) -> None:
    person = Person(orchard_play(), ["pick", "save mine.jsonl"])
    said = person.run()
    assert "demiurge play orchard --load mine.jsonl --bots random" in said
    assert digest(person.play.state) == read_record(tmp_path / "mine.jsonl").digest


@pytest.mark.parametrize("leaves", ["end of input", "interrupt", "quit"])
def test_leaving_saves_the_game_and_says_where(leaves: str, tmp_path: Path) -> None:
    def interrupt(person: Person) -> str | None:
        if leaves == "interrupt":
            raise KeyboardInterrupt
        return "quit" if leaves == "quit" else None

    said = Person(orchard_play(), ["pick"], plays=interrupt).run()
    (path,) = tmp_path.glob("orchard-*.jsonl")
    assert f"The game is saved in {path.name}" in said
    assert read_record(path).lines[0].do == "pick"


def test_leaving_saves_where_the_person_has_saved_before(tmp_path: Path) -> None:
    Person(orchard_play(), ["save mine.jsonl", "pick"]).run()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]
    assert read_record(tmp_path / "mine.jsonl").lines[0].do == "pick"


def test_a_game_that_was_not_begun_is_not_saved(tmp_path: Path) -> None:
    Person(orchard_play(), ["quit"]).run()
    assert list(tmp_path.iterdir()) == []


def test_a_loaded_game_of_terra_mystica_goes_on(tmp_path: Path) -> None:
    play = Play(find("terra-mystica").make({"map": "fjords"}), 2, Chance(1))
    person = Person(play, plays=lambda p: "1" if len(p.play.record.lines) < 12 else None)
    person.run()
    (path,) = tmp_path.glob("terra-mystica-*.jsonl")
    again = saved(path, "terra-mystica", 5)
    assert digest(again.state) == digest(person.play.state)
    assert again.game.options["map"] == "fjords"
    more = Person(again, ["1"])
    more.run()
    assert len(more.play.record.lines) > len(person.play.record.lines)


# --- secrets
def test_a_secret_answer_of_another_is_not_told() -> None:
    play = Play(find("lantern-isles").make({}), 3, Chance(3))
    person = Person(play, ["pledge 2", "log all"])
    said = person.run()
    assert "Star Keeper pledges in secret" in said or "Star Keeper pledges" in said
    assert "Moon Keeper pledges 1" not in said


def test_what_chance_decides_is_not_promised() -> None:
    said = Person(orchard_play(weather="fair"), ["list"]).run()
    (line,) = {line.strip() for line in said.splitlines() if line.strip().startswith("2 Pick")}
    assert "score 0" not in line
    assert "score 0 → 1" in Person(orchard_play(), ["list"]).run()
