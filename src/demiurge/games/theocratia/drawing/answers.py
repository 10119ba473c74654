"""What a seat may answer, in groups by verb; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from demiurge.games.theocratia import (
    card_choices,
    development,
    expansion,
    holidays,
    power_cards,
    production,
    pyramids,
    scoring,
    setup,
    tokens,
    turns,
    war,
    worship,
)  # fmt: skip
from demiurge.games.theocratia.actions import (
    ATTACK,
    BARRACK_ON,
    CHOOSE,
    CLAIM,
    CONVERT,
    DECLINE,
    DISCARD,
    DIVINE,
    DROP,
    END_TURN,
    EXPAND,
    EXPANSION,
    FACTORY_ON,
    GO,
    GROUP,
    HOLIDAY,
    HUNT,
    LEAD,
    LEAD_WITHOUT,
    ON_ISLAND,
    PLACE,
    PLACINGS,
    PLAY,
    PYRAMID_ON,
    REST,
    RETURN,
    SETTLE,
    SPACE,
    SPEND,
    TAKE,
    TOKEN,
    TURN,
    UPGRADE,
    WORSHIP,
)  # fmt: skip
from demiurge.games.theocratia.box import (
    BARRACK,
    CIVS,
    FACES,
    FACTORY,
    HOUSE,
    KINDS,
    NAMES,
    PLAYERS,
    PYRAMID,
)  # fmt: skip
from demiurge.games.theocratia.deck import known
from demiurge.games.theocratia.drawing import gestures, looks, phrases
from demiurge.games.theocratia.drawing.chips import is_cost
from demiurge.games.theocratia.drawing.icons import ACTION_ICONS
from demiurge.games.theocratia.drawing.parts import ACTION, CIV, by_action, piece
from demiurge.games.theocratia.drawing.previews import NOTHING, Effect, Previews, missing, rich_in
from demiurge.games.theocratia.state import NONE, Theocracy
from demiurge.kernel.actions import tidy
from demiurge.kernel.masks import cells
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.groups import REFUSED_ROWS, Kind, allowed, grouped
from demiurge.kit.markup import chips as drawn_chips
from demiurge.kit.scene import SPECTATOR, Answer, Group

MOST_WISHES: Final = 8
UNPAID: Final = "TH-23.5"  # why an unlocked tile is not taken


def kind(key: str, icon: str, picks: bool = False, shown: int = 4) -> Kind:
    """Its heading is in the words."""
    return Kind(key, "", icon, picks, shown)


KINDS_OF: Final = (
    kind("found", "star"), kind("neutral", "house"), kind("name", "star"), kind("serve", "crystal"),
    kind("token", "token", shown=10), kind("worship", "worship"), kind("return", "crystal-black", True),
    kind("drop", "worship"), kind("settle", "house", shown=6), kind("improve", "up", shown=6),
    kind("hunt", "monster", shown=6), kind("group", "pyramid", shown=6), kind("spend", "crystal", shown=6),
    kind("discard", "card", shown=8),
    *(kind(f"die-{face}", ACTION_ICONS[face], True, 12) for face in range(1, FACES + 1)),
    kind("lead", "lead"), kind("attack", "war", shown=5), kind("convert", "convert", shown=3),
    kind("house", "house", shown=6), kind("factory", "factory", shown=5), kind("barrack", "barrack", shown=5),
    kind("pyramid", "pyramid", shown=3), kind("holiday", "holiday"), kind("go", "play"), kind("end", "check"),
    kind("divine", "divine", True, 5), kind("turn", "turn", True, 5), kind("place", "arrow"),
    kind("recolour", "card", shown=3), kind("rest", "rest"), kind("decline", "no"), kind("play", "card", shown=6),
    kind("claim", "tile", shown=3),
)  # fmt: skip
"""What must be said now comes first, then the action, then what may be added to it."""
ORDER: Final = {kind.key: at for at, kind in enumerate(KINDS_OF)}
BEHIND: Final = ORDER["place"]  # gestures stand before the rows that only place the die
BUILT: Final = {"house": HOUSE, "factory": FACTORY, "barrack": BARRACK, "pyramid": PYRAMID}

FAMILIES: Final = by_action({
    CHOOSE: "name", TAKE: "die", TURN: "turn", DIVINE: "divine", PLACE: "place", PLAY: "play", DISCARD: "discard",
    CLAIM: "claim", LEAD: "lead", LEAD_WITHOUT: "lead", ATTACK: "attack", CONVERT: "convert", EXPANSION: "house",
    FACTORY_ON: "factory", BARRACK_ON: "barrack", PYRAMID_ON: "pyramid", GROUP: "group", HOLIDAY: "holiday",
    REST: "rest", SPEND: "spend", GO: "go", END_TURN: "end", TOKEN: "token", DECLINE: "decline", WORSHIP: "worship",
    RETURN: "return", HUNT: "hunt", SETTLE: "settle", UPGRADE: "improve", DROP: "drop",
})  # fmt: skip


def family(view: Theocracy, seat: int, action: int) -> str:
    """The group that an answer belongs to."""
    if action in CHOOSE:
        question = phrases.asked(view, seat)
        return next((key for kind, key in CHOOSING if isinstance(question, kind)), "name")
    if action in TAKE:
        return f"die-{TAKE.at(action) // PLAYERS + 1}"
    if action in PLACE and PLACE.at(action) % len(PLACINGS):
        return "recolour"
    return FAMILIES[action]


CHOOSING: Final = ((setup.FirstHouse, "found"), (setup.NeutralHouse, "neutral"), (production.Serve, "serve"))


# ---- all that may be said
def answers(w: Words, view: Theocracy, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not; gestures come in addition."""
    if seat == SPECTATOR or seat not in view.waiting():
        return []
    writer = Writer(w, view, seat)
    legal = view.answers(seat)
    may = ((writer.answer(action), family(view, seat, action)) for action in sorted(legal, key=writer.rank))
    may_not = ((writer.refused(action), family(view, seat, action)) for action in curated(view, seat, set(legal)))
    made = [headed(w, view, seat, group) for group in grouped(KINDS_OF, may, may_not)]
    before = sum(ORDER[group.key] < BEHIND for group in made)
    return [*made[:before], *gestures.groups(w, writer.previews), *made[before:]]


def headed(w: Words, view: Theocracy, seat: int, group: Group) -> Group:
    """With its heading; rows that stand side by side with their prices."""
    key, aside = group.key, ""
    legal = len({tuple(row.places) for row in allowed(group)})
    if key.startswith("die-"):
        face = int(key[4:])
        n = phrases.reach_of(view, seat, face).bit_count()
        title = w("group-face", face=face, action=ACTION[face])
        aside = w("group-targets", n=n) if face == 2 else w("group-places", n=n) if face in (3, 4, 5) else ""
    elif key == "attack":
        title = w("group-war", civ=CIV[view.civ])
        aside = w("group-targets", n=legal) if legal else ""
    elif key == "convert":
        title = w("group-convert", civ=CIV[view.civ])
    elif key in BUILT:
        civ, built = phrases.building_of(view, seat)
        what = piece(civ, built) if key == "house" else piece(looks.civ_of(view, seat), BUILT[key])
        title = w("group-build", what=what)
    else:
        title = w(f"group-{key}")
    if (key in BUILT or key in ("settle", "convert")) and legal > 1:
        aside = w("group-places", n=legal)
    listed = priced(group.answers) if key == "turn" else group.answers
    return replace(group, title=title, aside=aside, answers=listed)


class Writer:
    """Writes the answers of one seat in one position."""

    def __init__(self, w: Words, view: Theocracy, seat: int) -> None:
        self.w, self.view, self.seat = w, view, seat
        self.previews = Previews(w, view, seat)

    def answer(self, action: int) -> Answer:
        said = phrases.say(self.w, self.view, self.seat, action)
        effect, note = self.effect(action), said.note
        if action in PLACE and self.seat not in self.previews.after_placing(action).waiting():
            note = self.w("notes", notes=(note, text("note-ends-turn")))
        return Answer(
            action, said.label, said.name, gestures.note(self.w, note, effect),
            said.places, effect.chips, effect.after,
            looks.ghost(self.view, self.seat, action, effect.after), looks.mark(self.view, self.seat, action),
            light=action in TAKE,
        )  # fmt: skip

    def effect(self, action: int) -> Effect:
        """A die that is taken brings nothing yet, and a civ that nobody chose never does."""
        if action in TAKE:
            return NOTHING
        if action in SPEND:  # which crystal is spent is what the row says
            found = self.previews.of(action)
            return found._replace(chips=tuple(chip for chip in found.chips if not chip.icon.startswith("crystal")))
        unowned = isinstance(phrases.asked(self.view, self.seat), setup.NeutralHouse)
        return NOTHING if unowned else self.previews.of(action)

    def refused(self, action: int) -> Answer:
        """With its price, where the price is what forbids it."""
        said = phrases.say(self.w, self.view, self.seat, action)
        clause = self.view.refuse(self.seat, action) or ""
        question = phrases.asked(self.view, self.seat)
        lacks = missing(self.w, self.view, question, action) if question else ""
        chips = Previews(self.w, rich_in(self.view, self.seat), self.seat).of(action).chips if lacks else ()
        return Answer(action, said.label, said.name, said.note, said.places, chips, refusal=clause, lacks=lacks)

    def rank(self, action: int) -> tuple[int, ...]:
        """On the island by what it brings, otherwise as it lies on the table."""
        if action in PLACE:
            return PLACE.base, PLACE.at(action) % len(PLACINGS), action
        if action not in ON_ISLAND:
            return (action,)
        chips = self.previews.of(action).chips
        worship = sum(chip.amount for chip in chips if chip.icon.startswith("worship"))
        return ATTACK.base, -worship, sum(abs(chip.amount) for chip in chips if is_cost(chip)), action


def priced(rows: Sequence[Answer]) -> list[Answer]:
    """Picks stand side by side without chips: where their prices differ, each carries its own."""
    if len({tuple(row.chips) for row in rows if not row.refusal}) <= 1:
        return [replace(row, label=row.label + drawn_chips(row.chips)) if row.refusal else row for row in rows]
    return [replace(row, label=row.label + drawn_chips(row.chips)) for row in rows]


# ---- what is refused and yet looked for
def curated(view: Theocracy, seat: int, legal: set[int]) -> list[int]:
    """What a player looks for at this question and may not do."""
    question = phrases.asked(view, seat)
    wished: list[int] = []
    if isinstance(question, turns.Take):
        wished += [TAKE.of(i) for i in range(FACES * PLAYERS) if view.table[i]]
    if isinstance(question, turns.Draft):
        wished += [PLACE.of(civ * len(PLACINGS)) for civ in range(PLAYERS)]
        wished += dear_faces(view, legal)
    if isinstance(question, turns.Placed):
        wished += [HOLIDAY, *out_of_reach(view, seat, legal)]
    if isinstance(question, (war.DeclaredWar, holidays.DeclaredHoliday)):
        wished.append(GO)
    if isinstance(question, turns.Moment):
        wished += [PLAY.of(card) for card in known(view, seat)]
        wished += [CLAIM.of(mark) for mark in range(3) if view.refuse(seat, CLAIM.of(mark)) == UNPAID]
    return [action for action in dict.fromkeys(wished) if action not in legal]


def dear_faces(view: Theocracy, legal: set[int]) -> list[int]:
    """The next numbers that the die could be turned to, if there were cosmo."""
    if view.face == FACES:
        return []
    near = [TURN.of(face - 1) for face in (view.face - 1, view.face + 1) if 1 <= face < FACES]
    return [action for action in near if action not in legal]


def out_of_reach(view: Theocracy, seat: int, legal: set[int]) -> list[int]:
    """Something for the number that lies there: targets that are too strong, a building that cannot be built."""
    face, civ = view.face, view.civ
    if face == 2:
        targets = view.at[0] | view.at[KINDS] | view.at[2 * KINDS] | view.at[3 * KINDS]
        strong = [ATTACK.of(h) for h in cells(targets & ~view.at[civ * KINDS] & ~view.own(seat))]
        return [a for a in strong if a not in legal and view.refuse(seat, a) == "TH-8.10"][:REFUSED_ROWS]
    if face == 3 and not any(action in EXPANSION for action in legal):
        return [EXPAND.of(h) for h in cells(view.reach[civ] & view.free)][:1]
    found: list[int] = []
    if face in (4, 5):
        verb = production.verb(FACTORY if face == 4 else BARRACK)
        if not any(action in verb for action in legal):
            found += [verb.of(h) for h in cells(view.at[civ * KINDS + HOUSE])][:1]
        if not any(action in PYRAMID_ON for action in legal):
            raised = (view.at[civ * KINDS + FACTORY] | view.at[civ * KINDS + BARRACK]) & view.own(seat)
            found += [PYRAMID_ON.of(h) for h in cells(raised)][:1]
    return found


# ---- what somebody might want at a place
def wishes(w: Words, view: Theocracy, seat: int, place: str) -> list[Answer]:
    """All that touches a place: first what is allowed, then what is not, the likeliest first."""
    if seat == SPECTATOR:
        return []
    listed = [row for rows in answers(w, view, seat) for row in rows.answers if place in row.places]
    found = sorted(listed, key=lambda row: bool(row.refusal))
    writer, known_as = Writer(w, view, seat), {row.said for row in listed}
    for action in wanted(view, seat, place):
        if (action,) not in known_as:
            found.append(writer.refused(action) if view.refuse(seat, action) else writer.answer(action))
    if isinstance(phrases.asked(view, seat), turns.Draft):
        found += [row for row in gestures.refused(w, writer.previews, place) if row.said not in known_as]
    return found[:MOST_WISHES]


def wanted(view: Theocracy, seat: int, place: str) -> list[int]:
    """The answers that a place stands for, whether they are allowed or not; none for what is no place."""
    kind, _, name = place.partition("-")
    if kind == "hex" and name in NAMES:
        return on_hex(view, seat, NAMES.index(name))
    if kind == "civ" and name in CIVS:
        return for_civ(view, seat, name)
    if kind == "holiday" and name in CIVS:
        return [HOLIDAY] if view.civ == CIVS.index(name) else []
    if kind == "face":
        return said(f"divine {name}" if view.face == FACES else f"turn to {name}")
    texts = {
        "die": [f"take {name.replace('-', ' ')}"], "crystal": [f"spend {name.partition('-')[2]}"],
        "card": [f"play {name}", f"discard {name}"], "tile": [f"claim {name}"], "token": [f"token {name}"],
        "first": ["lead"],
    }  # fmt: skip
    return said(*texts.get(kind, []))


def said(*texts: str) -> list[int]:
    """The answers with these texts, as far as there are such."""
    found = (SPACE.index.get(tidy(text)) for text in texts)
    return [action for action in found if action is not None]


def on_hex(view: Theocracy, seat: int, h: int) -> list[int]:
    """What the question is about, on this hex. Before a die is taken: the dice that could do something there."""
    question = phrases.asked(view, seat)
    if isinstance(question, turns.Take):
        faces = [face for face in range(1, FACES) if phrases.reach_of(view, seat, face) >> h & 1]
        return [TAKE.of((face - 1) * PLAYERS + c) for face in faces for c in range(PLAYERS)
                if view.table[(face - 1) * PLAYERS + c]]  # fmt: skip
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse, turns.Draft)):
        return []
    for kind, verb in BY_QUESTION:
        if isinstance(question, kind):
            return [verb.of(h)]
    if isinstance(question, tokens.Upgrade):
        return [production.verb(question.kind).of(h)]
    act = gestures.natural(view, h)
    return [act] if view.civ != NONE and act >= 0 else []


BY_QUESTION: Final = (
    (expansion.Build, EXPAND), (development.Settle, SETTLE), (pyramids.Group, GROUP), (card_choices.Hunt, HUNT),
    (card_choices.SecondAttack, ATTACK),
)  # fmt: skip


def for_civ(view: Theocracy, seat: int, name: str) -> list[int]:
    question = phrases.asked(view, seat)
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse, power_cards.NameCiv, production.Serve)):
        return said(f"choose {name}")
    if isinstance(question, worship.AnyWorship):
        return said(f"worship {name}")
    if isinstance(question, scoring.Drop):
        return said(f"drop {name}")
    return said(f"place {name}") if view.die != NONE else []
