"""A plain drawing for any game: figures by seat and answers by verb.

It is made from the kernel's interface alone, so a game can be played at the table before anybody has drawn it. Colours
stand in attributes, since a game without a drawing brings no style sheet. Its own words are those of the kit; verbs and
figures are called as the game's code calls them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from demiurge.kernel.chance import Chance
from demiurge.kernel.data import fields
from demiurge.kernel.game import Game, View
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import ENGLISH, Words, words_of
from demiurge.kernel.state import State
from demiurge.kernel.text import seat as place_of_seat
from demiurge.kernel.text import text
from demiurge.kit.faculties import faculty_of
from demiurge.kit.markup import esc, icon
from demiurge.kit.painter import Painter
from demiurge.kit.saying import did
from demiurge.kit.scene import GHOSTS, MARKS, Answer, Drawing, Group, Scene, Seat, Tip, Told

COLOURS: Final = ("#2f6fb3", "#c0392b", "#3c8d4f", "#b07d12", "#7a4fb0", "#1f8a8a", "#a8487f", "#6b6257")
GUESSES: Final = 8  # at what the seat cannot see, and at chance; only what an answer does in all of them is foretold
A_FIGURE: Final = 999  # a number beyond this is a mask or a code, and tells nobody anything
LONGEST: Final = 26  # letters in a cell of the board
SHORT: Final = 8  # letters; answers that are all so short stand side by side
LISTED: Final = 8
NAMES_W, COLUMN_W, ROW_H, LINE_H, TOP, NARROWEST = 120, 80, 44, 20, 56, 420
SCORE: Final = "score"  # the figure that the game does not name


def drawing_of(game: Game, language: str = ENGLISH) -> Drawing:
    """The game's own drawing, in a language that it speaks, or the plain one where it has none."""
    own = faculty_of(game, "drawing")
    if own is None:
        return Plain(game, language)
    painter: Painter[Any, Any] = own.PAINTER
    return painter.speaking(language if language in painter.languages else ENGLISH)


def languages_of(game: Game) -> Sequence[str]:
    """The languages that a game is drawn in; English first."""
    own = faculty_of(game, "drawing")
    return own.PAINTER.languages if own is not None else (ENGLISH,)


# ---- what a position says of itself
@lru_cache(maxsize=32)
def columns(game: Game, seats: int) -> tuple[str, ...]:
    """The fields with an entry for each seat. They are so at the start of a game; later another list may happen to be
    as long."""
    start = game.start(seats, Chance(0))
    lists = {name: getattr(start, name, None) for name in fields(type(start))}
    return tuple(name for name, value in lists.items() if isinstance(value, list) and len(value) == seats)


def by_seat(game: Game, state: State) -> dict[str, list[Any]]:
    """What a position says of each seat; neither the scores nor masks and codes."""
    found: dict[str, list[Any]] = {}
    for name in columns(game, state.seats):
        values = getattr(state, name)
        if values != state.scores() and not any(isinstance(one, int) and abs(one) > A_FIGURE for one in values):
            found[name] = values
    return found


def common(game: Game, state: State) -> dict[str, str]:
    """The fields that belong to nobody, as far as they say something."""
    found: dict[str, str] = {}
    for name in fields(type(state)):
        value = getattr(state, name, None)
        if name not in columns(game, state.seats) and isinstance(value, int | str | list) and value != []:
            found[name] = written(value)
    return found


def written(value: Any) -> str:
    """A value in a few letters."""
    if isinstance(value, list):
        parts = [f"({written(one)})" if isinstance(one, list) else written(one) for one in value]
        return " ".join(parts) or "–"
    if isinstance(value, int | str):
        return str(value)
    return type(value).__name__


def figures(game: Game, state: State, seat: int) -> dict[str, int]:
    """The numbers of a seat that an answer may change."""
    found = {SCORE: state.scores()[seat]}
    for name, values in by_seat(game, state).items():
        if isinstance(values[seat], int):
            found[name] = values[seat]
    return found


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def called(w: Words, name: str) -> str:
    return w("plain-score") if name == SCORE else name.replace("_", " ")


# ---- the picture
def emblem(seat: int) -> str:
    return (
        f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11" '
        f'fill="{COLOURS[seat % len(COLOURS)]}"/><text x="12" y="16.5" text-anchor="middle" font-size="12.5" '
        f'font-weight="700" fill="#fff">{seat + 1}</text></svg>'
    )


def cell(x: float, y: float, text: str, attributes: str = "", longest: int = LONGEST) -> str:
    whole = f"<title>{esc(text)}</title>" if len(text) > longest else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" {attributes}>{whole}{esc(cut(text, longest))}</text>'


def lefts_of(w: Words, found: dict[str, list[Any]]) -> list[int]:
    """Where each column begins, as wide as its longest entry needs; in the end where the last one is over."""
    lefts = [NAMES_W + 70]
    for name, values in found.items():
        longest = max(len(cut(text, LONGEST)) for text in [called(w, name), *[written(value) for value in values]])
        lefts.append(lefts[-1] + max(COLUMN_W, 9 * longest + 24))
    return lefts


def row(w: Words, game: Game, state: State, seat: int, y: int, lefts: Sequence[int]) -> str:
    """One seat on the board."""
    colour = COLOURS[seat % len(COLOURS)]
    parts = [
        f'<path d="M12 {y - 36}H{lefts[-1]}" stroke="var(--line, #ddd3c2)" fill="none"/>'
        f'<rect x="12" y="{y - 29}" width="6" height="30" rx="3" fill="{colour}"/>',
        cell(30, y - 8, w("plain-seat", n=seat + 1), 'font-weight="650" font-size="15"'),
        cell(NAMES_W + 40, y - 8, str(state.scores()[seat]), 'text-anchor="end" font-weight="700" font-size="17"'),
    ]
    for left, values in zip(lefts, by_seat(game, state).values(), strict=False):
        parts.append(cell(left, y - 8, written(values[seat]), 'font-size="15"'))
    return "".join(parts)


def board(w: Words, game: Game, state: State) -> str:
    """Whatever the position says: a row for each seat, and below them what belongs to nobody."""
    found, rest = by_seat(game, state), common(game, state)
    lefts, head = lefts_of(w, found), 'font-size="12.5" fill="var(--ink-2, #645a4d)"'
    width, below = max(lefts[-1], NARROWEST) + 12, TOP + ROW_H * state.seats
    height = below + (LINE_H * len(rest) + 12 if rest else 0)
    parts = [cell(NAMES_W + 40, 34, called(w, SCORE), f'text-anchor="end" {head}')]
    parts += [cell(left, 34, called(w, name), head) for left, name in zip(lefts, found, strict=False)]
    parts += [row(w, game, state, seat, TOP + ROW_H * seat + 28, lefts) for seat in range(state.seats)]
    for n, (name, value) in enumerate(rest.items()):
        parts.append(cell(30, below + LINE_H * n + 14, f"{called(w, name)}: {value}", head, (width - 60) // 7))
    return (
        f'<svg id="board" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="system-ui, sans-serif" fill="var(--ink, #221d17)"><rect width="{width}" height="{height}" '
        f'rx="12" fill="var(--panel, #fbf8f2)"/>{"".join(parts)}{MARKS}{GHOSTS}</svg>'
    )


def seat_body(w: Words, game: Game, state: State, seat: int) -> str:
    shown = {name: value for name, value in figures(game, state, seat).items() if name != SCORE}
    inside = " · ".join(
        f'{esc(called(w, name))} <b data-figure="{esc(name)}">{value}</b>' for name, value in shown.items()
    )
    return f'<p class="small">{inside}</p>' if inside else ""


class Plain:
    """A Drawing (scene.py says what each part is for)."""

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game = game
        self.words = words_of("demiurge.kit", language)
        self.ICONS: dict[str, str] = {}
        self.UNIT = "vp"

    def scene(self, view: View, seat: int) -> Scene:
        w = self.words
        seats = [
            Seat(w("plain-seat", n=n + 1), f"plain-{n}", emblem(n), score, body=seat_body(w, self.game, view, n))
            for n, score in enumerate(view.scores())
        ]
        return Scene("", "", board(w, self.game, view), seats, list(range(view.seats)))

    def question(self, view: View, seat: int) -> str:
        return self.words("plain-ask")

    # ---- answers
    def answers(self, view: View, seat: int) -> list[Group]:
        verbs: dict[str, list[int]] = {}
        for action in view.answers(seat):
            verbs.setdefault(self.game.space.verb_of(action), []).append(action)
        return [self.group(view, seat, verb, actions) for verb, actions in verbs.items()]

    def group(self, view: State, seat: int, verb: str, actions: list[int]) -> Group:
        found = [self.answer(view, seat, verb, action) for action in actions]
        picks = len(found) > 1 and all(len(answer.label) <= SHORT for answer in found)
        key = "".join(letter if letter.isalnum() else "-" for letter in verb)
        return Group(f"verb-{key}", verb.capitalize(), icon("play"), found, picks=picks, shown=LISTED)

    def answer(self, view: State, seat: int, verb: str, action: int) -> Answer:
        whole, before = self.game.space.format(action), figures(self.game, view, seat)
        after = self.foretold(view, seat, action)
        note = ", ".join(f"{called(self.words, figure)} {before[figure]} → {value}" for figure, value in after.items())
        label, name = whole.removeprefix(verb).strip() or whole, whole[:1].upper() + whole[1:]
        return Answer(action, esc(label), name, note, after={figure: str(value) for figure, value in after.items()})

    def foretold(self, view: State, seat: int, action: int) -> dict[str, int]:
        """The seat's figures that an answer changes, found by giving it where the seat cannot be sure of the rest."""
        before, sure = figures(self.game, view, seat), dict[str, int]()
        for seed in range(GUESSES):
            chance = Chance(seed)
            trial = self.game.fill(view, chance)
            trial.apply(seat, action, chance)
            after = figures(self.game, trial, seat)
            changed = {name: value for name, value in after.items() if value != before.get(name, value)}
            sure = changed if seed == 0 else {name: value for name, value in sure.items() if changed.get(name) == value}
            if not chance.log:
                break  # neither of them has a say
        return sure

    def wishes(self, view: View, seat: int, place: str) -> list[Answer]:
        return []

    def detail(self, view: View, seat: int, of: int) -> str:
        found = {SCORE: str(view.scores()[of])}
        found.update({name: written(values[of]) for name, values in by_seat(self.game, view).items()})
        return "".join(
            f'<p class="small"><b>{esc(called(self.words, name))}</b> {esc(value)}</p>' for name, value in found.items()
        )

    # ---- telling
    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        """The answer itself, unless it is secret."""
        if seat < 0:
            return []
        if action < 0:
            return [Told(seat, did(seat, text("plain-secret")))]
        return [Told(seat, text("plain-answered", who=place_of_seat(seat), answer=game.space.format(action)))]

    def tips(self, game: Game) -> dict[str, Tip]:
        return {}

    def portrait(self, view: View) -> str:
        return board(self.words, self.game, view)
