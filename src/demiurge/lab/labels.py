"""What the parts of a game are called in a report, in every language that the game speaks: sources of points, periods,
verbs, answers. Verbs and answers are called as the drawing of the game calls them where they are offered."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of
from demiurge.kernel.text import Text, bared
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.saying import words_in
from demiurge.kit.scene import Drawing, Group
from demiurge.kit.window import Window
from demiurge.lab.components import Label
from demiurge.lab.playing import Board, Move, moves
from demiurge.lab.study import ROOM, Study

ENOUGH: Final = 3  # positions in which a verb is met
REHEARSALS: Final = 30  # random games in which that is tried
LANGUAGES: Final = ("en", "ru")  # those of this room


class Labels:
    def __init__(self, study: Study, board: Board) -> None:
        self.study, self.board = study, board
        self.drawings: Mapping[str, Drawing] = {
            language: drawing_of(board.game, language) for language in languages_of(board.game)
        }

    def title(self) -> Label:
        return {language: Window(find(self.study.game), language).title for language in self.drawings}

    def said(self, what: Text | str) -> Label:
        """A Text of the game."""
        found = {language: words_in(drawing).shown(what) for language, drawing in self.drawings.items()}
        return {language: said[:1].upper() + said[1:] for language, said in found.items()}

    # ---- answers
    def verbs(self, numbers: Iterable[int]) -> dict[int, Label]:
        """Each verb by the heading under which its answers stand; where several share one, with the verb itself."""
        wanted = set(numbers)
        met: defaultdict[int, Counter[tuple[str, ...]]] = defaultdict(Counter)
        for number in range(REHEARSALS):
            if any(met[verb].total() < ENOUGH for verb in wanted):
                for move in moves(self.study._replace(bots=("random",)), self.board, number):
                    if any(met[self.board.verbs[one]].total() < ENOUGH for one in move.answers):
                        self.meet(met, move)
        headings = {verb: met[verb].most_common(1)[0][0] for verb in wanted if met[verb]}
        times = Counter(headings.values())
        return {verb: self.verb(verb, headings.get(verb), times) for verb in wanted}

    def meet(self, met: defaultdict[int, Counter[tuple[str, ...]]], move: Move) -> None:
        seen = view(move.state, move.seat)
        grouped = [drawing.answers(seen, move.seat) for drawing in self.drawings.values()]
        for groups in zip(*grouped):
            titles = tuple(bared(group.title) for group in groups)
            for verb in {
                self.board.verbs[answer.action] for answer in groups[0].answers if answer.action in move.answers
            }:
                met[verb][titles] += 1

    def verb(self, verb: int, heading: tuple[str, ...] | None, times: Counter[tuple[str, ...]]) -> Label:
        word = self.board.words[verb]
        if heading is None:
            return {"en": word}
        named = dict(zip(self.drawings, heading))
        return named if times[heading] == 1 else {language: f"{name}: {word}" for language, name in named.items()}

    def answer(self, action: int, numbers: Sequence[int]) -> Label:
        """An answer as it was offered in games of the study: what its names have in common, since they may tell of the
        position, too. As records have it where nobody words it."""
        offered = [found for number in numbers if (found := self.offered(action, number))]
        said = {"en": self.board.game.space.format(action)}
        for language in self.drawings:
            common = in_common([one[language] for one in offered if one[language]])
            if common:
                said[language] = common
        return said

    def offered(self, action: int, number: int) -> Label | None:
        for move in moves(self.study, self.board, number):
            if move.action == action and len(move.answers) > 1:
                seen = view(move.state, move.seat)
                return {
                    language: self.worded(drawing.answers(seen, move.seat), action)
                    for language, drawing in self.drawings.items()
                }
        return None

    def worded(self, groups: Sequence[Group], action: int) -> str:
        names = [
            answer.name for group in groups for answer in group.answers if answer.action == action and not answer.then
        ]
        return bared(names[0]) if names else ""

    def word(self, id: str, **args: int) -> Label:
        """A message of this room."""
        return {language: words_of(ROOM, language)(id, **args) for language in LANGUAGES}


def in_common(names: Sequence[str]) -> str:
    """How all begin, by whole words."""
    if not names:
        return ""
    parts = [name.split() for name in names]
    alike = [len(set(words)) == 1 for words in zip(*parts)]
    first = alike.index(False) if False in alike else len(alike)
    return " ".join(parts[0][:first]).rstrip(" :,;–·")
