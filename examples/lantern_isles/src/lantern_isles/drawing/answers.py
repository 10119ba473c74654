"""What a seat may answer, in groups by verb; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.state import NOBODY, NOT_ASKED, Decision, State
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.saying import said_chips
from demiurge.kit.scene import SPECTATOR, Answer, Chip, Group

from ..charms import Draw, Effect, TuckOne
from ..components import ACCEPT, CELLS, DECLINE, DRAW, LIGHT, PLAY, PLEDGE, PUT_OUT, SPACE, TRADE, TUCK
from ..lanterns import OIL_OF_A_LANTERN, Lit, Offer, Pay, PutOut, price, purse
from ..rounds import PLEDGE_PRIZE, Pledge, Turn
from ..state import Isles
from . import board, pieces, position
from .panels import place_of_card

LISTED: Final = 5  # isles in the list; the others are chosen on the board
MOST_REFUSED: Final = 2


# ---- what is asked
ASKED: Final[dict[type[Decision[Isles]], Text]] = {
    Pledge: text("ask-pledge"),
    PutOut: text("ask-put-out"),
    Offer: text("ask-offer"),
    TuckOne: text("ask-tuck"),
}


def question(view: State, seat: int) -> Text:
    """The table's question comes last; an open offer beside it has a group of its own among the answers."""
    asked = view.questions(seat)[-1]
    return text("ask-turn", die=asked.die) if isinstance(asked, Turn) else ASKED[type(asked)]


# ---- what can be answered
class Kind(NamedTuple):
    """How the answers of one verb are headed; the title is the message `group-KEY`."""

    icon: str
    picks: bool = False
    shown: int = 20
    aside: Text | str = ""


KINDS: Final = {  # by key; what waits longest comes first
    "offer": Kind("offer", aside=text("aside-offer")),
    "pledge": Kind("pledge", picks=True),
    "put-out": Kind("out", aside=text("aside-put-out")),
    "tuck": Kind("tuck", aside=text("aside-tuck")),
    "play": Kind("charm", aside=text("aside-play")),
    "light": Kind("lantern", shown=LISTED),
    "turn": Kind("dice", aside=text("aside-turn")),
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


def answers(w: Words, view: Isles, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not."""
    if seat == SPECTATOR:
        return []
    found: dict[str, list[Answer]] = {}
    for action in sorted(view.answers(seat), key=lambda action: rank(view, seat, action)):
        found.setdefault(KEYS[SPACE.verb_of(action)], []).append(answer(w, view, seat, action))
    for action in refused(view, seat):
        found.setdefault(KEYS[SPACE.verb_of(action)], []).append(answer(w, view, seat, action))
    return [
        Group(key, w(f"group-{key}"), icon(kind.icon), found[key], kind.picks, kind.shown, w.say(kind.aside))
        for key, kind in KINDS.items()
        if key in found
    ]


def rank(view: Isles, seat: int, action: int) -> tuple[int, int]:
    """Cheap isles first; otherwise as the game lists them."""
    return (price(view, seat, LIGHT.at(action)) if action in LIGHT else 0), action


def refused(view: Isles, seat: int) -> list[int]:
    """What somebody looks for in the list and may not do: isles within reach that cost too much, an empty deck."""
    if not any(isinstance(asked, Turn) for asked in view.questions(seat)):
        return []
    dear = [LIGHT.of(cell) for cell in bits(view.box.isles) if view.refuse(seat, LIGHT.of(cell)) == "LI-3.3"]
    return dear[:MOST_REFUSED] + ([DRAW] if view.refuse(seat, DRAW) else [])


# ---- what somebody might want at a place
def wishes(w: Words, view: Isles, seat: int, place: str) -> list[Answer]:
    """All that a place stands for, what is allowed first. What belongs to another question is left out, if it can."""
    if seat == SPECTATOR:
        return []
    found = [answer(w, view, seat, action) for action in meant_by(place)]
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
def answer(w: Words, view: Isles, seat: int, action: int) -> Answer:
    why = view.refuse(seat, action) or ""
    verb = SPACE.verb_of(action)
    if verb == "light":
        return light(w, view, seat, LIGHT.at(action), why)
    if verb == "put out":
        return put_out(w, view, seat, PUT_OUT.at(action), why)
    if verb in ("play", "tuck"):
        return charm(w, view, seat, action, why)
    if verb == "pledge":
        return pledge(w, action, why)
    said, places = {
        TRADE: (text("answer-trade"), ["die"]),
        DRAW: (text("answer-draw", left=view.deck()), ["deck"]),
        ACCEPT: (text("answer-accept"), []),
        DECLINE: (text("answer-decline"), []),
    }[action]
    label, note = f"<b>{esc(w.say(said, 'label'))}</b>", w.say(said, "note")
    change = Change() if why else foreseen(w, view, seat, action)
    return Answer(action, label, w.say(said), note, places, change.chips, change.after, refusal=why)


def light(w: Words, view: Isles, seat: int, cell: int, why: str) -> Answer:
    """An isle with its price. Where the oil will not do, lanterns must go on the way, or it is refused."""
    cost, action = price(view, seat, cell), LIGHT.of(cell)
    short, others = cost - view.oil[seat], cost - view.box.price
    note = w("note-beside", n=others) if others else ""
    if short > 0 and not why:
        note = w("note-goes-out", n=ceil(short / OIL_OF_A_LANTERN))
    name, places = w("answer-light", isle=CELLS[cell]), [board.place_of(cell)]
    label = f'<b class="li-where">{CELLS[cell]}</b><span class="li-what">{esc(note)}</span>'
    if why:
        lacks = w("lacks-oil", n=cost - purse(view, seat)) if why == "LI-3.3" else ""
        return Answer(action, label, name, places=places, refusal=why, lacks=lacks)
    change = foreseen(w, view, seat, action)
    return Answer(
        action, label, name, note, places, change.chips, change.after,
        ghosts={"board": board.ghost_lantern(cell, seat)}, marks={"board": board.mark_light(cell, cost, short > 0)},
    )  # fmt: skip


def put_out(w: Words, view: Isles, seat: int, cell: int, why: str) -> Answer:
    said, places = text("answer-put-out", isle=CELLS[cell]), [board.place_of(cell)]
    label, name, note = f'<b class="li-where">{CELLS[cell]}</b>', w.say(said), w.say(said, "note")
    if why:
        return Answer(PUT_OUT.of(cell), label, name, places=places, refusal=why)
    change = foreseen(w, view, seat, PUT_OUT.of(cell))
    return Answer(
        PUT_OUT.of(cell), label, name, note, places, change.chips, change.after,
        ghosts={"board": board.ghost_out(cell)}, marks={"board": board.mark_out(cell)},
    )  # fmt: skip


def charm(w: Words, view: Isles, seat: int, action: int, why: str) -> Answer:
    """A charm to play or to tuck: its picture, its name, its effects."""
    tucks = action in TUCK
    card = TUCK.at(action) if tucks else PLAY.at(action)
    if card >= len(view.box.names):  # the answers are sized for more charms than every box has
        return Answer(action, esc(SPACE.format(action)), SPACE.format(action), refusal=why)
    called, places = pieces.charm(view.box, card), [place_of_card(card)]
    label = (
        f"{icon(view.box.names[card], 18)}<b>{esc(w.say(called, 'title'))}</b>"
        f'<span class="li-effects">{pieces.effects(view.box.charms[card])}</span>'
    )
    change = Change() if why else foreseen(w, view, seat, action)
    said = text("answer-tuck", charm=called) if tucks else text("answer-play", charm=called)
    note = w.say(said, "note") if tucks else ""
    return Answer(action, label, w.say(said), note, places, change.chips, change.after, refusal=why)


def pledge(w: Words, action: int, why: str) -> Answer:
    """It is burnt only when all pledges are shown, so nothing of it is a figure yet."""
    oil = PLEDGE.at(action)
    said, label = text("answer-pledge", oil=oil, prize=PLEDGE_PRIZE), f"{oil}{icon('oil', 14)}"
    return Answer(action, label, w.say(said), w.say(said, "note"), [f"pledge-{oil}"], refusal=why)


# ---- what an answer would do
class Change(NamedTuple):
    chips: Sequence[Chip[str]] = ()
    after: dict[str, str] = {}


def foreseen(w: Words, view: Isles, seat: int, action: int) -> Change:
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
    chips = [pieces.chip(sign, changed[name]) for name, sign in CHIPS if name in changed]
    costs_first = sorted(chips, key=lambda chip: chip.amount)
    return Change(said_chips(w, costs_first), {name: str(after[name]) for name in changed})


CONSEQUENCES: Final = (Decision, Effect, Pay, Lit)  # the Steps that an answer sets going; all others are the round's
CHIPS: Final = (("oil", "oil"), ("score", "vp"))  # figure, icon
