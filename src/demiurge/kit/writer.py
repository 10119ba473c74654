"""The answers of a game, written by one table: verb -> group, words, mark, ghost.

    WRITER: Final = Writer(
        headings=[Heading("play", "charm"), Heading("light", "lantern", shown=5), Heading("turn", "dice")],
        rows=[
            Row(LIGHT, "light", say_light, marks.mark_light, marks.ghost_light),
            Row(PLAY, "play", say_charm),
            Row(TRADE, "turn", say_trade),
        ],
    )
    about = Subject(w, view, seat, LIGHT.of(cell), effect=said_effect(w, root.given(LIGHT.of(cell)).effect))
    WRITER.answer(about)                 # an Answer with its words, places, chips, mark and ghost
    WRITER.groups(w, allowed, refused)   # the Groups that are listed
    Painter(answers=WRITER.answers(Trial), wishes=WRITER.wishes(Trial, SPACE), ...)   # where nothing is special

The functions of a row get the Subject. Headings stand in the order in which the groups are listed; their titles are the
messages `group-KEY`, and what such a message has as `.aside` stands at the right of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from demiurge.kernel.actions import ActionSpace, Verb
from demiurge.kernel.speech import KEPT, Words
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said
from demiurge.kit.scene import Answer, Group
from demiurge.kit.trial import NOTHING, Effect, Trial, said_effect

S = TypeVar("S", bound=State)
A = TypeVar("A", bound="Subject[Any]")
Drawn = dict[str, str]  # id of an <svg> -> what is put into it
NOT_DRAWN: Final[Drawn] = {}
Keyed = tuple[Answer, str]  # an answer with the key of its group
REFUSED_ROWS: Final = 2  # greyed rows of a group, where a few stand for many


class Subject(Generic[S]):
    """What is spoken of: an answer of a seat in a position. `why`: the clause that refuses it; `effect`: what it comes
    to. A drawing whose phrases must know more extends it."""

    def __init__(self, w: Words, view: S, seat: int, action: int, why: str = "", effect: Effect[str] = NOTHING) -> None:
        self.w, self.view, self.seat, self.action = w, view, seat, action
        self.why, self.effect = why, effect


def nothing(about: Any) -> Drawn:
    return NOT_DRAWN


class Row(NamedTuple, Generic[A]):
    """How the answers of one verb are written."""

    verb: Verb | int  # an int: an answer that stands alone
    group: str
    say: Callable[[A], Said]
    mark: Callable[[A], Drawn] = nothing  # as long as it is possible
    ghost: Callable[[A], Drawn] = nothing  # while it is hovered
    ends: bool = False  # it ends the turn (scene.Answer)

    @property
    def first(self) -> int:
        return self.verb if isinstance(self.verb, int) else self.verb.base


class Heading(NamedTuple):
    """How a group of answers is headed and laid out (scene.Group)."""

    key: str
    icon: str
    picks: bool = False
    shown: int = 4


class Writer(Generic[A]):
    def __init__(self, headings: Sequence[Heading], rows: Iterable[Row[A]]) -> None:
        self.headings = tuple(headings)
        self.order = {heading.key: at for at, heading in enumerate(headings)}  # of the groups
        self.rows = sorted(rows, key=lambda row: row.first)
        self.firsts = [row.first for row in self.rows]

    def row(self, action: int) -> Row[A]:
        return self.rows[bisect_right(self.firsts, action) - 1]

    def group(self, action: int) -> str:
        """The key of the group that an answer belongs to."""
        return self.row(action).group

    def answer(self, about: A, said: Sequence[int] = (), lacks: str = "", light: bool = False) -> Answer:
        """One answer, or a gesture (`said`) whose deed is what the Subject is about. What is refused has neither a mark
        nor a ghost, nor does it change a figure."""
        first, then = (said[0], said[1:]) if said else (about.action, ())
        row, effect = self.row(about.action), about.effect
        words = row.say(about)
        if about.why:
            return Answer(first, *words, effect.chips, refusal=about.why, lacks=lacks, then=then)
        ghost, mark = row.ghost(about), row.mark(about)
        return Answer(first, *words, effect.chips, effect.after, ghost, mark, then=then, light=light, ends=row.ends)

    def tried(self: Writer[Subject[S]], w: Words, root: Trial[S], action: int) -> Answer:
        """An answer with what a trial of it comes to, or with the clause that refuses it."""
        why = root.refuse(action) or ""
        effect = NOTHING if why else said_effect(w, root.given(action).effect)
        return self.answer(Subject(w, root.state, root.seat, action, why, effect))

    def answers(self: Writer[Subject[S]], trial: type[Trial[S]]) -> Callable[[Words, S, int], list[Group]]:
        """What a Painter calls `answers`, where there is nothing special: each answer tried, in the order in which the
        Trial has them."""

        def answers(w: Words, view: S, seat: int) -> list[Group]:
            root = trial(view, seat)
            return self.groups(w, [(self.tried(w, root, action), self.group(action)) for action in root.options()])

        return answers

    def wishes(
        self: Writer[Subject[S]], trial: type[Trial[S]], space: ActionSpace
    ) -> Callable[[Words, S, int, str], list[Answer]]:
        """What a Painter calls `wishes`, where each place has the name of its answer: `go-c4` stands for `go c4`."""

        def wishes(w: Words, view: S, seat: int, place: str) -> list[Answer]:
            return [self.tried(w, trial(view, seat), action) for action in meant(space, place.replace("-", " "))]

        return wishes

    def groups(self, w: Words, legal: Iterable[Keyed], refused: Iterable[Keyed] = ()) -> list[Group]:
        """In each group its first rows, in the order in which they come, then what is refused, then the rest, which is
        chosen on the table."""
        may, may_not, found = by_group(legal), by_group(refused), list[Group]()
        for key, sign, picks, shown in self.headings:
            if key in may or key in may_not:
                rows, title = may.get(key, []), text(f"group-{key}")
                listed = [*rows[:shown], *may_not.get(key, []), *rows[shown:]]
                found.append(Group(key, w.say(title), icon(sign, 16), listed, picks, shown, form(w, title, "aside")))
        return found


# ---- groups
def by_group(rows: Iterable[Keyed]) -> dict[str, list[Answer]]:
    found: dict[str, list[Answer]] = {}
    for answer, key in rows:
        found.setdefault(key, []).append(answer)
    return found


def few(rows: Iterable[Keyed]) -> Iterator[Keyed]:
    """Of what is refused the first ones of each group."""
    seen: dict[str, int] = {}
    for answer, key in rows:
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= REFUSED_ROWS:
            yield answer, key


def allowed(group: Group) -> list[Answer]:
    return [answer for answer in group.answers if not answer.refusal]


# ---- what phrases are made of
@lru_cache(maxsize=KEPT)
def form(w: Words, what: Text, name: str) -> str:
    """A form of a message; nothing where English has none."""
    return w.say(what, name) if (w.back or w).has(what.id, name) else ""


def phrase(w: Words, what: Text, *places: str, label: str = "") -> Said:
    """An answer from one message: it is the name, its `.label` what stands in the row, its `.note` the line more."""
    return Said(label or f"<b>{esc(w.say(what, 'label'))}</b>", w.say(what), form(w, what, "note"), places)


def meant(space: ActionSpace, *texts: str) -> list[int]:
    """The answers with these texts, as far as there are such: what a place stands for."""
    return [action for action in map(space.find, texts) if action >= 0]
