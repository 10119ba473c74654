"""What a seat may answer, in groups by verb; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from demiurge.kernel.hexes import bits
from demiurge.kernel.state import NOBODY, NOT_ASKED, Decision, State
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import SPECTATOR, Answer, Chip, Group

from ..charms import Draw, Effect
from ..components import ACCEPT, CELLS, DECLINE, DRAW, LIGHT, PLAY, PLEDGE, PUT_OUT, SPACE, TRADE, TUCK
from ..lanterns import OIL_OF_A_LANTERN, Lit, Pay, price, purse
from ..rounds import PLEDGE_PRIZE, Turn
from ..state import Isles
from . import board, pieces, position
from .panels import place_of_card

LISTED: Final = 5  # isles in the list; the others are chosen on the board
MOST_REFUSED: Final = 2


class Kind(NamedTuple):
    """How the answers of one verb are headed."""

    title: str
    icon: str
    picks: bool = False
    shown: int = 20
    aside: str = ""


KINDS: Final = {  # by key; what waits longest comes first
    "offer": Kind("An offer from a neighbour", "offer", aside="until the round ends"),
    "pledge": Kind("Pledge oil", "pledge", picks=True),
    "put-out": Kind("Put out a lantern", "out", aside="to pay on"),
    "tuck": Kind("Tuck a charm", "tuck", aside="unseen"),
    "play": Kind("Play a charm first", "charm", aside="as many as you like"),
    "light": Kind("Light an isle", "lantern", shown=LISTED),
    "turn": Kind("Trade or draw", "dice", aside="instead"),
}
KEYS: Final = {
    "light": "light",
    "put out": "put-out",
    "play": "play",
    "tuck": "tuck",
    "pledge": "pledge",
    "trade": "turn",
    "draw": "turn",
    "accept": "offer",
    "decline": "offer",
}  # fmt: skip - by verb of the ActionSpace


def answers(view: State, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not."""
    assert isinstance(view, Isles)
    if seat == SPECTATOR:
        return []
    found: dict[str, list[Answer]] = {}
    for action in sorted(view.answers(seat), key=lambda action: rank(view, seat, action)):
        found.setdefault(KEYS[SPACE.verb_of(action)], []).append(answer(view, seat, action))
    for action in refused(view, seat):
        found.setdefault(KEYS[SPACE.verb_of(action)], []).append(answer(view, seat, action))
    return [
        Group(key, kind.title, icon(kind.icon), found[key], kind.picks, kind.shown, kind.aside)
        for key, kind in KINDS.items()
        if key in found
    ]


def rank(view: Isles, seat: int, action: int) -> tuple[int, int]:
    """Cheap isles first; otherwise as the game lists them."""
    return (price(view, seat, action - LIGHT) if LIGHT <= action < PUT_OUT else 0), action


def refused(view: Isles, seat: int) -> list[int]:
    """What somebody looks for in the list and may not do: isles within reach that cost too much, an empty deck."""
    if not any(isinstance(asked, Turn) for asked in view.questions(seat)):
        return []
    dear = [LIGHT + cell for cell in bits(view.box.isles) if view.refuse(seat, LIGHT + cell) == "LI-3.3"]
    return dear[:MOST_REFUSED] + ([DRAW] if view.refuse(seat, DRAW) else [])


# ---- what somebody might want at a place
def wishes(view: State, seat: int, place: str) -> list[Answer]:
    """All that a place stands for, what is allowed first. What belongs to another question is left out, if it can."""
    assert isinstance(view, Isles)
    if seat == SPECTATOR:
        return []
    found = [answer(view, seat, action) for action in meant_by(place)]
    apt = [one for one in found if one.refusal != NOT_ASKED] or found[:1]
    return sorted(apt, key=lambda one: bool(one.refusal))


def meant_by(place: str) -> list[int]:
    """The answers that a place may stand for, in any position; the id ends with the name that they have in common."""
    kind, _, name = place.partition("-")
    texts = {
        "isle": [f"light {name}", f"put out {name}"], "card": [f"play {name}", f"tuck {name}"],
        "pledge": [f"pledge {name}"], "die": ["trade"], "deck": ["draw"],
    }  # fmt: skip
    return [SPACE.index[text] for text in texts.get(kind, []) if text in SPACE.index]


# ---- one answer
def answer(view: Isles, seat: int, action: int) -> Answer:
    why = view.refuse(seat, action) or ""
    verb = SPACE.verb_of(action)
    if verb == "light":
        return light(view, seat, action - LIGHT, why)
    if verb == "put out":
        return put_out(view, seat, action - PUT_OUT, why)
    if verb in ("play", "tuck"):
        return charm(view, seat, action, why)
    if verb == "pledge":
        return pledge(action, why)
    name, label, note, places = {
        TRADE: ("Trade", "Trade for oil", "as much oil as the die shows", ["die"]),
        DRAW: ("Draw a charm", "Draw a charm", f"one of {view.deck()}", ["deck"]),
        ACCEPT: ("Give a point for oil", "Give a point", "somebody has lit an isle beside your lantern", []),
        DECLINE: ("Decline the offer", "Decline", "nothing changes", []),
    }[action]
    change = Change() if why else foreseen(view, seat, action)
    return Answer(action, f"<b>{label}</b>", name, note, places, change.chips, change.after, refusal=why)


def light(view: Isles, seat: int, cell: int, why: str) -> Answer:
    """An isle with its price. Where the oil will not do, lanterns must go on the way, or it is refused."""
    cost, action = price(view, seat, cell), LIGHT + cell
    short = cost - view.oil[seat]
    go = ceil(short / OIL_OF_A_LANTERN)
    others = cost - view.box.price
    beside = f"beside {others} of others" if others else ""
    note = f"{go} of your lanterns {'goes' if go == 1 else 'go'} out" if short > 0 and not why else beside
    label = f'<b class="li-where">{CELLS[cell]}</b><span class="li-what">{esc(note)}</span>'
    if why:
        lacks = f"{cost - purse(view, seat)} oil short" if why == "LI-3.3" else ""
        return Answer(action, label, f"Light {CELLS[cell]}", places=[board.place_of(cell)], refusal=why, lacks=lacks)
    change = foreseen(view, seat, action)
    return Answer(
        action, label, f"Light {CELLS[cell]}", note, [board.place_of(cell)], change.chips, change.after,
        ghosts={"board": board.ghost_lantern(cell, seat)}, marks={"board": board.mark_light(cell, cost, short > 0)},
    )  # fmt: skip


def put_out(view: Isles, seat: int, cell: int, why: str) -> Answer:
    name, label, places = f"Put out {CELLS[cell]}", f'<b class="li-where">{CELLS[cell]}</b>', [board.place_of(cell)]
    if why:
        return Answer(PUT_OUT + cell, label, name, places=places, refusal=why)
    change = foreseen(view, seat, PUT_OUT + cell)
    return Answer(
        PUT_OUT + cell, label, name, "for the rest of the payment", places, change.chips, change.after,
        ghosts={"board": board.ghost_out(cell)}, marks={"board": board.mark_out(cell)},
    )  # fmt: skip


def charm(view: Isles, seat: int, action: int, why: str) -> Answer:
    """A charm to play or to tuck: its picture, its name, its effects."""
    tucks = action >= TUCK
    card = action - (TUCK if tucks else PLAY)
    if card >= len(view.box.names):  # the answers are sized for more charms than every box has
        return Answer(action, esc(SPACE.format(action)), SPACE.format(action), refusal=why)
    name, places = view.box.names[card], [place_of_card(card)]
    label = (
        f"{icon(name, 18)}<b>{esc(pieces.title(name))}</b>"
        f'<span class="li-effects">{pieces.effects(view.box.charms[card])}</span>'
    )
    change = Change() if why else foreseen(view, seat, action)
    said = f"{'Tuck' if tucks else 'Play'} the {name}"
    note = "under the deck, unseen" if tucks else ""
    return Answer(action, label, said, note, places, change.chips, change.after, refusal=why)


def pledge(action: int, why: str) -> Answer:
    """It is burnt only when all pledges are shown, so nothing of it is a figure yet."""
    oil = action - PLEDGE
    note = f"burnt when all are shown; the most gains {PLEDGE_PRIZE} points" if oil else "nothing is burnt"
    return Answer(action, f"{oil}{icon('oil', 14)}", f"Pledge {oil} oil", note, [f"pledge-{oil}"], refusal=why)


# ---- what an answer would do
class Change(NamedTuple):
    chips: tuple[Chip, ...] = ()
    after: dict[str, str] = {}


def foreseen(view: Isles, seat: int, action: int) -> Change:
    """The change of the seat's figures, found by giving the answer on a copy: no price is written down a second time.

    It goes as far as the answer itself does: to the next question, or to where somebody else's turn would begin. The
    copy is one of the View, so it knows no secret; where a charm is drawn or tucked on the way, nothing is foretold."""
    trial = view.clone()
    lane = trial.lane_of(seat, action)
    asked = trial.lanes[lane].pop()
    assert isinstance(asked, Decision)
    trial.now, trial.asks[lane] = lane, NOBODY
    asked.take(trial, action)
    while trial.lanes[lane] and isinstance(trial.lanes[lane][-1], CONSEQUENCES):
        step = trial.lanes[lane][-1]
        if isinstance(step, Draw):
            return Change()
        if step.waits(trial):
            if isinstance(step, Decision) and step.secret():
                return Change()
            break
        trial.lanes[lane].pop()
        step.run(trial)
    before, after = position.figures(view, seat), position.figures(trial, seat)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    chips = [Chip(sign, changed[name], f"{abs(changed[name])} {word}") for name, sign, word in CHIPS if name in changed]
    return Change(tuple(sorted(chips, key=lambda chip: chip.amount)), {name: str(after[name]) for name in changed})


CONSEQUENCES: Final = (Decision, Effect, Pay, Lit)  # the Steps that an answer sets going; all others are the round's
CHIPS: Final = (("oil", "oil", "oil"), ("score", "vp", "points"))  # figure, icon, word
