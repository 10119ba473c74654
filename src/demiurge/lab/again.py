"""A pair of a study played again, to be looked at: both games as records, what was taken when, and where they part.

A game is known by the study's seed and its number, as long as its bots answer the same each time: one that thinks by
the clock does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from demiurge.arena.entrants import by_clock
from demiurge.arena.match import line_ups
from demiurge.arena.table import game_of, seed_of
from demiurge.bots import make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.journal import Journal
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kernel.speech import ENGLISH
from demiurge.kernel.text import Text
from demiurge.kit.markup import spoken
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.saying import said, words_in
from demiurge.kit.scene import SPECTATOR, Drawing, Seat
from demiurge.lab.components import entries, naming
from demiurge.lab.playing import Notes, board_of, moves
from demiurge.lab.study import Study
from demiurge.lab.telling import Teller

DEEDS: Final = ("", "step")  # the kinds of lines of the journal that tell what somebody did
FIRST: Final = 1  # the number of the first pair, as people count


class Took(NamedTuple):
    """A seat took a component for the first time, by an answer, counted from 0; `period`: how many had begun."""

    answer: int
    seat: int
    component: str
    period: int


class Again(NamedTuple):
    """One game, played again."""

    play: Play
    taken: list[Took]
    periods: list[Text | str]


def clocked(study: Study) -> list[str]:
    """The bots of a study that think by the clock with any of its sets: their games cannot be played again. A learned
    one does where its net does not know the components."""
    games = [game_of(study.game, study.options, path) for path in study.paths]
    return [
        one
        for one in dict.fromkeys(line_ups(study.bots, study.seats)[0])
        if any(by_clock(make_bot(one, game, 0, study.budget, study.seats)) for game in games)
    ]


# ---- playing
def pair_again(study: Study, number: int) -> list[Again]:
    """The games of the pair with this number, from 0, one for each set of components."""
    return [game_again(study, path, number) for path in study.paths]


def game_again(study: Study, path: str, number: int) -> Again:
    board, journal = board_of(study.game, study.options, path), Journal()
    notes, told, taken = Notes(study, board), 0, list[Took]()
    play = Play(board.game, study.seats, Chance(seed_of(study.seed, number)), path)
    game = moves(study, board, number, journal)
    next(game)
    for at, move in enumerate(game):
        told = notes.tell(journal.events, told, False)
        before = len(notes.taken)
        notes.take(move.state, move.seat, move.action)
        if len(notes.taken) > before:
            new = list(notes.taken.values())[-1]
            taken.append(Took(at, new.seat, board.components[new.component], new.period))
        why = play.answer(move.seat, move.action)
        assert why is None, why
    notes.tell(journal.events, told, True)
    return Again(play, taken, notes.periods)


def parted(games: Sequence[Again]) -> int:
    """How many answers all of them began with."""
    answers = [[(line.seat, line.do) for line in one.play.record.lines] for one in games]
    alike = 0
    for each in zip(*answers):
        if len({*each}) > 1:
            break
        alike += 1
    return alike


# ---- telling
def pair_told(
    game: str, seats: int, mine: str, against: str, bots: Sequence[str], seed: int, number: int, language: str
) -> dict[str, Any]:
    """A pair as plain data, from plain data, so that a worker can do it: `alike` answers at the start, and of each game
    its record, its final scores, what was taken, and the answer at which they part."""
    study = Study(game, seats, mine=mine, against=against, bots=tuple(bots), seed=seed)
    games = pair_again(study, number)
    alike = parted(games)
    return {"alike": alike, "games": [game_told(study, one, alike, language) for one in games]}


def game_told(study: Study, one: Again, alike: int, language: str) -> dict[str, Any]:
    play, t = one.play, Teller(language)
    drawing = drawing_of(play.game, language if language in languages_of(play.game) else ENGLISH)
    seats = drawing.scene(view(play.state, SPECTATOR), SPECTATOR).seats
    all = entries(find(study.game).package, play.record.components)
    names = naming(play.game, {id: all[id] for id in dict.fromkeys(took.component for took in one.taken)})
    periods = [t("period-before"), *[words_in(drawing).shown(period) for period in one.periods]]
    return {
        "record": play.finished_record().to_text(), "scores": play.state.scores(), "ranks": play.state.ranking(),
        "seats": [seat.title for seat in seats], "answers": len(play.record.lines),
        "taken": [
            [took.answer, periods[took.period], took.seat, took.component, t.name(names[took.component].name)]
            for took in one.taken
        ],
        "parts": answer_told(play, drawing, alike, seats) if alike < len(play.record.lines) else None,
    }  # fmt: skip


def answer_told(play: Play, drawing: Drawing, at: int, seats: Sequence[Seat]) -> dict[str, Any]:
    """An answer as records have it, and in the words of the journal."""
    line = play.record.lines[at]
    told = drawing.story(play.game, line.seat, play.game.space.parse(line.do), play.events_of(at))
    own = [one.text for one in said(words_in(drawing), told) if one.kind in DEEDS and one.seat == line.seat]
    return {"seat": line.seat, "do": line.do, "text": spoken(" ".join(own), seats)}
