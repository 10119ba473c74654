"""What the parts of a game are called in a report, in every language that the game speaks: sources of points, periods,
verbs, answers. Verbs and answers are called as the drawing of the game calls them where they are offered."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kernel.speech import ENGLISH, words_of
from demiurge.kernel.text import Text, bared
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.saying import words_in
from demiurge.kit.scene import Drawing
from demiurge.kit.window import Window
from demiurge.lab.components import Label
from demiurge.lab.playing import Board, Move, moves
from demiurge.lab.study import ROOM, Study

ENOUGH: Final = 3  # positions in which something is met
TRIES: Final = 12  # positions in which it is looked for, at most
REHEARSALS: Final = 16  # random games that are played for that, at most
LEADS: Final = 3  # letters of such a word, at most: "on", "to"
LANGUAGES: Final = ("en", "ru")  # those of this room


class Labels:
    def __init__(self, study: Study, board: Board) -> None:
        self.study, self.board = study, board
        self.drawings: Mapping[str, Drawing] = {
            language: drawing_of(board.game, language) for language in languages_of(board.game)
        }
        self.headings: defaultdict[int, Counter[tuple[str, ...]]] = defaultdict(Counter)  # by verb
        self.tried = Counter[int]()  # how often that was looked for
        self.names: defaultdict[int, list[list[str]]] = defaultdict(list)  # by action, in each language

    def title(self) -> Label:
        return {language: Window(find(self.study.game), language).title for language in self.drawings}

    def said(self, what: Text | str) -> Label:
        """A Text of the game."""
        found = {language: words_in(drawing).shown(what) for language, drawing in self.drawings.items()}
        return {language: said[:1].upper() + said[1:] for language, said in found.items()}

    # ---- answers
    def rehearse(self, verbs: Iterable[int], actions: Iterable[int]) -> None:
        """Meet them in random games, where the drawing says how they are called."""
        verbs, actions = set(verbs), set(actions)
        for number in range(REHEARSALS):
            if not any(map(self.wants, verbs)) and all(len(self.names[one]) >= ENOUGH for one in actions):
                return
            met = set[int]()  # one position of a game is enough
            for move in moves(self.study._replace(bots=("random",)), self.board, number):
                wanted = [one for one in {self.board.verbs[one] for one in move.answers} & verbs if self.wants(one)]
                new = actions & {*move.answers} - met
                if wanted or new:
                    self.tried.update(wanted)
                    met |= self.meet(move, new) or new

    def wants(self, verb: int) -> bool:
        """Whether it is still to be met. A verb may never stand by itself: its answers are given in gestures."""
        return self.headings[verb].total() < ENOUGH and self.tried[verb] < TRIES

    def meet(self, move: Move, actions: set[int]) -> set[int]:
        seen, found = view(move.state, move.seat), set[int]()
        for groups in zip(*[drawing.answers(seen, move.seat) for drawing in self.drawings.values()]):
            titles = tuple(bared(group.title) for group in groups)
            single = [[answer for answer in group.answers if not answer.then] for group in groups]
            for verb in {self.board.verbs[answer.action] for answer in groups[0].answers if not answer.refusal}:
                self.headings[verb][titles] += 1
            for answers in zip(*single):
                if answers[0].action in actions and answers[0].action in move.answers:
                    self.names[answers[0].action].append([bared(answer.name) for answer in answers])
                    found.add(answers[0].action)
        return found

    def verb(self, verb: int) -> Label:
        """By the heading under which its answers stand; where several verbs share one, with the verb itself."""
        word, headings = self.board.words[verb], self.headings
        if not headings[verb]:
            return {"en": word}
        common = {one: found.most_common(1)[0][0] for one, found in headings.items() if found}
        named = dict(zip(self.drawings, common[verb]))
        alone = list(common.values()).count(common[verb]) == 1
        return named if alone else {language: f"{name}: {word}" for language, name in named.items()}

    def answers(self, actions: Sequence[int]) -> dict[int, Label]:
        """What the names of each answer have in common, since they may tell of the position, too; and how records have
        it, where that is not enough to tell them apart."""
        found = {action: self.answer(action) for action in actions}
        times = Counter(said[ENGLISH] for said in found.values())
        for action, said in found.items():
            if times[said[ENGLISH]] > 1:
                written = self.board.game.space.format(action)
                found[action] = {language: f"{name} ({written})" for language, name in said.items()}
        return found

    def answer(self, action: int) -> Label:
        said = {ENGLISH: self.board.game.space.format(action)}
        for at, language in enumerate(self.drawings):
            common = in_common([names[at] for names in self.names[action]])
            if common:
                said[language] = common
        return said

    def word(self, id: str, **args: int) -> Label:
        """A message of this room."""
        return {language: words_of(ROOM, language)(id, **args) for language in LANGUAGES}


def in_common(names: Sequence[str]) -> str:
    """How all begin, by whole words; not with one that leads on to where they differ."""
    if not names:
        return ""
    parts = [name.split() for name in names]
    alike = [len(set(words)) == 1 for words in zip(*parts)]
    first = alike.index(False) if False in alike else len(alike)
    if first < len(parts[0]) and first > 1 and len(parts[0][first - 1]) <= LEADS and parts[0][first - 1].isalpha():
        first -= 1
    return " ".join(parts[0][:first]).rstrip(" :,;–·")
