"""A plain drawing for any game: figures by seat and answers by verb, told by its `words` where it has some.

It is made from the kernel's interface alone, so a game can be played at the table before anybody has drawn it. Colours
stand in attributes, since a game without a drawing brings no style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from demiurge.kernel.chance import Chance
from demiurge.kernel.data import fields
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import GHOSTS, MARKS, Answer, Drawing, Group, Panel, Scene, Seat, Tip, Told

COLOURS: Final = ("#2f6fb3", "#c0392b", "#3c8d4f", "#b07d12", "#7a4fb0", "#1f8a8a", "#a8487f", "#6b6257")
SECRETS: Final = 3  # guesses at what the seat cannot see; only what an answer does in all of them is foretold
A_FIGURE: Final = 999  # a number beyond this is a mask or a code, and tells nobody anything
LONGEST: Final = 26  # letters in a cell of the board
LONGEST_LINE: Final = 160  # letters of a figure beside the board
SHORT: Final = 8  # letters; answers that are all so short stand side by side
LISTED: Final = 8
NAMES_W, COLUMN_W, ROW_H, TOP = 120, 110, 44, 56


def drawing_of(game: Game) -> Drawing:
    """The game's own drawing, or the plain one where it has none."""
    own = faculty_of(game, "drawing")
    return cast(Drawing, own) if own is not None else Plain(game)


def faculty_of(game: Game, name: str) -> Any:
    """A faculty, or None where the game has none."""
    try:
        return game.faculty(name)
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.{name}":
            raise  # the game has one, and it is broken
        return None


# ---- what a position says of itself
def by_seat(state: State) -> dict[str, list[Any]]:
    """The fields with an entry for each seat, the scores left out."""
    found: dict[str, list[Any]] = {}
    for name in fields(type(state)):
        value = getattr(state, name, None)
        if isinstance(value, list) and len(value) == state.seats and value != state.scores():
            found[name] = value
    return found


def common(state: State) -> dict[str, str]:
    """The fields that belong to nobody, as far as they can be written in a line."""
    found: dict[str, str] = {}
    own = by_seat(state)
    for name in fields(type(state)):
        value = getattr(state, name, None)
        if name not in own and isinstance(value, int | str | list) and value != state.scores():
            text = written(value)
            if len(text) <= LONGEST_LINE:
                found[name] = text
    return found


def written(value: Any) -> str:
    """A value in a few letters."""
    if isinstance(value, list):
        parts = [f"({written(one)})" if isinstance(one, list) else written(one) for one in value]
        return " ".join(parts) or "–"
    if isinstance(value, int | str):
        return str(value)
    return type(value).__name__


def figures(state: State, seat: int) -> dict[str, int]:
    """The numbers of a seat that an answer may change."""
    found = {"score": state.scores()[seat]}
    for name, values in by_seat(state).items():
        if isinstance(values[seat], int) and abs(values[seat]) <= A_FIGURE:
            found[name] = values[seat]
    return found


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def called(name: str) -> str:
    return name.replace("_", " ")


# ---- the picture
def emblem(seat: int) -> str:
    return (
        f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11" '
        f'fill="{COLOURS[seat % len(COLOURS)]}"/><text x="12" y="16.5" text-anchor="middle" font-size="12.5" '
        f'font-weight="700" fill="#fff">{seat + 1}</text></svg>'
    )


def cell(x: float, y: float, text: str, attributes: str = "") -> str:
    whole = f"<title>{esc(text)}</title>" if len(text) > LONGEST else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" {attributes}>{whole}{esc(cut(text, LONGEST))}</text>'


def widths(state: State) -> list[int]:
    """As wide as the widest entry of each column needs."""
    found = []
    for name, values in by_seat(state).items():
        longest = max(len(cut(text, LONGEST)) for text in [called(name), *[written(value) for value in values]])
        found.append(max(COLUMN_W - 30, 9 * longest + 24))
    return found


def row(state: State, seat: int, y: int, lefts: Sequence[int]) -> str:
    """One seat on the board."""
    colour = COLOURS[seat % len(COLOURS)]
    parts = [
        f'<rect x="12" y="{y - 27}" width="6" height="36" rx="3" fill="{colour}"/>',
        cell(30, y - 4, f"Seat {seat + 1}", 'font-weight="650" font-size="15"'),
        cell(NAMES_W + 40, y - 4, str(state.scores()[seat]), 'text-anchor="end" font-weight="700" font-size="17"'),
    ]
    for left, values in zip(lefts, by_seat(state).values(), strict=True):
        parts.append(cell(left, y - 4, written(values[seat]), 'font-size="15"'))
    return "".join(parts)


def board(state: State) -> str:
    """Whatever the position says about each seat, as a table."""
    lefts, x = [], NAMES_W + 70
    for width in widths(state):
        lefts.append(x)
        x += width
    height = TOP + ROW_H * state.seats + 8
    head = 'font-size="12.5" fill="var(--ink-2, #645a4d)"'
    parts = [cell(NAMES_W + 40, 34, "score", f'text-anchor="end" {head}')]
    parts += [cell(left, 34, called(name), head) for left, name in zip(lefts, by_seat(state), strict=True)]
    for seat in range(state.seats):
        y = TOP + ROW_H * seat
        parts.append(f'<path d="M12 {y - 8}H{x}" stroke="var(--line, #ddd3c2)" fill="none"/>')
        parts.append(row(state, seat, y + 28, lefts))
    return (
        f'<svg id="board" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x + 12} {height}" '
        f'font-family="system-ui, sans-serif" fill="var(--ink, #221d17)"><rect width="{x + 12}" height="{height}" '
        f'rx="12" fill="var(--panel, #fbf8f2)"/>{"".join(parts)}{MARKS}{GHOSTS}</svg>'
    )


def seat_body(state: State, seat: int) -> str:
    shown = {name: value for name, value in figures(state, seat).items() if name != "score"}
    inside = " · ".join(
        f'{esc(called(name))} <b class="fig" data-figure="{esc(name)}">{value}</b>' for name, value in shown.items()
    )
    return f'<p class="small">{inside}</p>' if inside else ""


def lines(found: dict[str, str]) -> str:
    return "".join(f'<p class="small"><b>{esc(called(name))}</b> {esc(text)}</p>' for name, text in found.items())


class Plain:
    """A Drawing (scene.py says what each part is for)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = faculty_of(game, "words")
        self.ICONS: dict[str, str] = {}
        self.UNIT = "vp"

    def scene(self, view: State, seat: int) -> Scene:
        seats = [
            Seat(f"Seat {n + 1}", f"plain-{n}", emblem(n), score, body=seat_body(view, n))
            for n, score in enumerate(view.scores())
        ]
        rest = lines(common(view))
        panels = [Panel("position", "Position", rest)] if rest else []
        return Scene("", "", board(view), seats, list(range(view.seats)), panels)

    def question(self, view: State, seat: int) -> str:
        ask = getattr(self.words, "question", None)
        return str(ask(view, seat)) if ask is not None else "What do you answer?"

    # ---- answers
    def answers(self, view: State, seat: int) -> list[Group]:
        verbs: dict[str, list[int]] = {}
        for action in view.answers(seat):
            verbs.setdefault(self.game.space.verb_of(action), []).append(action)
        return [self.group(view, seat, verb, actions) for verb, actions in verbs.items()]

    def group(self, view: State, seat: int, verb: str, actions: list[int]) -> Group:
        found = [self.answer(view, seat, verb, action) for action in actions]
        picks = len(found) > 1 and all(len(answer.label) <= SHORT and not answer.note for answer in found)
        key = "".join(letter if letter.isalnum() else "-" for letter in verb)
        return Group(f"verb-{key}", verb.capitalize(), icon("play"), found, picks=picks, shown=LISTED)

    def answer(self, view: State, seat: int, verb: str, action: int) -> Answer:
        text, before = self.game.space.format(action), figures(view, seat)
        after = self.foretold(view, seat, action)
        note = ", ".join(f"{called(name)} {before[name]} → {value}" for name, value in after.items())
        label = text.removeprefix(verb).strip() or text
        name = text[:1].upper() + text[1:]
        return Answer(action, esc(label), name, note, after={name: str(value) for name, value in after.items()})

    def foretold(self, view: State, seat: int, action: int) -> dict[str, int]:
        """The seat's figures that an answer changes, found by giving it where the seat cannot be sure of the rest."""
        before, sure = figures(view, seat), dict[str, int]()
        for seed in range(SECRETS):
            chance = Chance(seed)
            trial = self.game.fill(view, chance)
            trial.apply(seat, action, chance)
            after = figures(trial, seat)
            changed = {name: value for name, value in after.items() if value != before.get(name, value)}
            sure = changed if seed == 0 else {name: value for name, value in sure.items() if changed.get(name) == value}
        return sure

    def wishes(self, view: State, seat: int, place: str) -> list[Answer]:
        return []

    def detail(self, view: State, seat: int, of: int) -> str:
        found = {"score": str(view.scores()[of])}
        found.update({name: written(values[of]) for name, values in by_seat(view).items()})
        return lines(found)

    # ---- telling
    def story(self, game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
        """The game's own sentences; where it has none, the answer itself, unless that is secret."""
        deed, sentence = getattr(self.words, "deed", None), getattr(self.words, "sentence", None)
        done = deed(game, seat, action) if deed is not None and action >= 0 else None
        found = [Told(seat, done)] if done else []
        for event in events:
            text = sentence(game, event) if sentence is not None else ""
            if text:
                found.append(Told(event.seat, text))
        if not found and done is None and seat >= 0:
            said = f"{{{seat}}}: {game.space.format(action)}." if action >= 0 else f"{{{seat}}} answers in secret."
            found.append(Told(seat, said))
        return found

    def tips(self, game: Game) -> dict[str, Tip]:
        return {}

    def portrait(self, view: State) -> str:
        return board(view)
