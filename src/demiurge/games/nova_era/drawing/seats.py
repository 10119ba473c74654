"""The seats beside the board, their order, and one of them looked at closely."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from demiurge.games.nova_era import civilization, counting, state
from demiurge.games.nova_era.drawing import hand, icons, letters, parts, past, pieces, tableau, tiles
from demiurge.games.nova_era.drawing.dice import die_in, sorted_dice
from demiurge.games.nova_era.names import civilization as title_of
from demiurge.games.nova_era.names import column
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLORS, COLUMNS, TERRITORY
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon
from demiurge.kit.pieces import amount, figure
from demiurge.kit.scene import Seat


def seat(w: Words, view: Nova, number: int) -> Seat:
    first = f'<i data-tip="first">{icon("first-player", 14)}{esc(w("label-first"))}</i>'
    return Seat(
        title=w.say(title_of(number)),
        colour=pieces.colour(number),
        emblem=pieces.emblem(number),
        score=view.players[number].vp,
        sub=first if number == view.first and view.step != state.OVER else "",
        body=body(w, view, number),
    )


def order(view: Nova) -> list[int]:
    """As they sit: the places of seats do not change, so that one knows where to look."""
    return list(range(view.seats))


FIGURE: Final = "{n}"  # the place of a figure in a sentence
ROLLS: Final = (8, 12, 16, 20, 24)  # how many cards the style sheet has a way for; in play are at most about 20
MOST_LINES: Final = 11  # above that, names are shortened anyway
ROLL_WIDE, ROLL_LETTERS, ROLL_EDGES = 210.0, 11.0, 12.0  # a seat, and a name in it, as the style sheet has them


def body(w: Words, view: Nova, number: int) -> str:
    p, box = view.players[number], view.game.box
    return (
        f'<div class="ne-seat place" id="rival-{number + 1}">{resources(tuple(p.resources))}'
        f"{unrest(p.unrest, box.zone, box.unrest_last)}"
        f"{cards(w, view, number)}{roll(w, view, number)}{foot(w, view, number)}</div>"
    )


@lru_cache(maxsize=1024)
def resources(has: tuple[int, ...]) -> str:
    found = [amount(name, n, f"resource-{name}", name=name, look=zero(n)) for name, n in zip(COLORS, has, strict=True)]
    return f'<div class="ne-res">{"".join(found)}</div>'


def zero(n: int) -> str:
    """What one has none of is drawn pale."""
    return "" if n else "ne-zero"


@lru_cache(maxsize=256)
def unrest(at: int, zone: int, last: int) -> str:
    """The Unrest as a figure and as a bar to its last space."""
    cells = "".join(
        f'<i class="{"ne-full" if n <= at else ""}{" ne-red" if n >= zone else ""}"></i>' for n in range(1, last + 1)
    )
    look = "ne-bar ne-hot" if at >= zone else "ne-bar"
    shown = f"{icon('unrest', 16)}{figure('unrest', at, harm=True)}"
    return f'<div class="{look}" data-tip="unrest">{shown}<u>{cells}</u></div>'


def cards(w: Words, view: Nova, number: int) -> str:
    p = view.players[number]
    most = tuple([counting.has_most(view, number, category) for category in range(COLUMNS)])
    return _cards(w, tuple(p.counts), most, len(p.people), len(p.damaged))


@lru_cache(maxsize=1024)
def _cards(w: Words, counts: tuple[int, ...], mosts: tuple[bool, ...], people: int, damaged: int) -> str:
    """How many cards of each category count; who has the most of one is crowned."""
    found = ""
    for category, (n, most) in enumerate(zip(counts, mosts, strict=True)):
        look = "ne-most" if most else zero(n)
        note = w("note-category", column=column(category), n=n, most="yes" if most else "no")
        tip = f"tech-{COLORS[category]}" if category < TERRITORY else "territory"
        found += amount(icons.CATEGORIES[category], n, tip, 15, note=note, look=look)
    found += amount("personality", people, "person", 15, look=zero(people))
    if damaged:
        found += amount("damage", damaged, "damage", 14, look="ne-harmed")
    return f'<div class="ne-cards">{found}</div>'


def roll(w: Words, view: Nova, number: int) -> str:
    """All cards in play by name. How many they are, and how many lines their names take, tells the style sheet how
    narrow each must be where there is little room."""
    p = view.players[number]
    found = [*chain.from_iterable(p.columns), *p.people]
    slips = "".join([tiles.slip(w, view.card(index), index in p.damaged) for index in found])
    many = next((most for most in ROLLS if len(found) <= most), ROLLS[-1])
    lines = min(MOST_LINES, lines_of([parts.named(w, view.card(index)) for index in found]))
    return f'<div class="ne-roll"><div class="ne-to-{many} ne-lines-{lines}">{slips}</div></div>'


def lines_of(names: list[str]) -> int:
    """How many lines of a seat these names take, one after the other."""
    lines, left = 1, ROLL_WIDE
    for name in names:
        wide = letters.width(name, ROLL_LETTERS) + ROLL_EDGES
        if wide > left:
            lines, left = lines + 1, ROLL_WIDE
        left -= wide
    return lines


def foot(w: Words, view: Nova, number: int) -> str:
    """The dice left, and at the right what is in hand, in the Past, and what the next scoring would bring now."""
    p = view.players[number]
    spent = f'<span class="ne-spending">{die_in(w, view.die)}</span>' if spending(view, number) else ""
    mine = sorted_dice(p.dice)
    dice = spent + "".join(lying(w, number, one, mine[:at].count(one)) for at, one in enumerate(mine))
    if not dice and view.step in (state.ROLL_DICE, state.PICK_DICE):
        dice = f'<span class="small faint">{esc(w("label-to-pick"))}</span>'
    figures = _figures(w, len(p.dice), len(p.hand), len(p.past), standing(view, number))
    return f'<div class="ne-foot-row"><span class="ne-mydice" data-tip="dice">{dice}{figures}</div>'


@lru_cache(maxsize=4096)
def _figures(w: Words, dice: int, hand: int, past: int, now: int) -> str:
    """What follows the dice; `now`: what the next scoring would bring."""
    left = esc(w("label-dice", n=FIGURE)).replace(FIGURE, figure("dice", dice))
    return (
        f'<span class="sr">{left}</span></span>'
        f"{amount('hand', hand, 'hand', 15, name='hand')}"
        f"{amount('past', past, 'past', 14, look=zero(past))}"
        f"{amount('laurel', now, 'standing', 15, name='standing', note=w('note-standing', n=now))}"
    )


@lru_cache(maxsize=4096)
def lying(w: Words, number: int, one: int, before: int) -> str:
    """A die, which flies here from its zone. `before`: how many like it lie before it."""
    look = state.look_of(one)
    return f'<span data-piece="seat-{number}-{look}-{before}" data-like="die-{look}">{die_in(w, one)}</span>'


def spending(view: Nova, number: int) -> bool:
    return view.die != state.NO_DIE and number in view.waiting()


def standing(view: Nova, number: int) -> int:
    """What the Scoring phase would bring if it came now (NE-14.2 to NE-14.4)."""
    p, found = view.players[number], 0
    for category in range(COLUMNS):
        found += (p.counts[category] > 0) + counting.has_most(view, number, category)
    for index in civilization.in_play(p):
        found += sum(effect.amount(view, number) for effect in view.card(index).scoring)
    return found


def detail(w: Words, view: Nova, seat: int, of: int) -> str:
    """A whole civilization, with the hand as far as the one who looks knows it, and the Past."""
    p = view.players[of]
    in_hand, in_past = esc(w("label-hand", n=len(p.hand))), esc(w("label-past", n=len(p.past)))
    return (
        f'<div class="ne-detail">{tableau.tableau(w, view, of, seat == of, live=False)}<div class="ne-two-parts">'
        f"<section><h2>{icon('hand', 14)}{in_hand}</h2>{hand.known(w, view, of)}</section>"
        f"<section><h2>{icon('past', 14)}{in_past}</h2>{past.slips(w, view, of)}</section>"
        f"</div></div>"
    )
