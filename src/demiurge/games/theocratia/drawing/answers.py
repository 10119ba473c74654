"""What a seat may answer, in groups by verb; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from demiurge.games.theocratia import (
    actions,
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
)
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import NAMES
from demiurge.games.theocratia.deck import known
from demiurge.games.theocratia.drawing import gestures, parts, phrases
from demiurge.games.theocratia.drawing.subject import Subject, asked, building_of, raising, reach_of
from demiurge.games.theocratia.drawing.trial import Foreseen, Trials, missing, rich_in
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.masks import cells
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit import writer
from demiurge.kit.markup import chips as drawn_chips
from demiurge.kit.scene import Answer, Group
from demiurge.kit.trial import NOTHING, is_cost, without
from demiurge.kit.writer import REFUSED_ROWS, meant

MOST_WISHES: Final = 8
CRYSTALS: Final = tuple(f"crystal-{name}" for name in v.CRYSTALS)  # their icons
UNPAID: Final = "TH-23.5"  # why an unlocked tile is not taken
BEHIND: Final = phrases.WRITER.order["place"]  # gestures stand before the rows that only place the die
BUILT: Final = v.BUILDINGS[v.HOUSE : v.FORTRESS]
CHOOSING: Final = ((setup.FirstHouse, "found"), (setup.NeutralHouse, "neutral"), (production.Serve, "serve"))


# ---- all that may be said
def answers(w: Words, view: Theocracy, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not; gestures come in addition."""
    trials, legal = Trials(w, view, seat), view.answers(seat)
    ranked = sorted(legal, key=lambda action: rank(trials, action))
    may = ((allowed(trials, action), family(view, seat, action)) for action in ranked)
    may_not = ((refused(trials, action), family(view, seat, action)) for action in curated(view, seat, set(legal)))
    made = [headed(w, view, seat, group) for group in phrases.WRITER.groups(w, may, may_not)]
    before = sum(phrases.WRITER.order[group.key] < BEHIND for group in made)
    return [*made[:before], *gestures.groups(trials), *made[before:]]


def family(view: Theocracy, seat: int, action: int) -> str:
    """The group that an answer belongs to."""
    if action in actions.CHOOSE:
        question = asked(view, seat)
        return next((key for kind, key in CHOOSING if isinstance(question, kind)), "name")
    if action in actions.TAKE:
        return f"die-{actions.TAKE.at(action) // v.PLAYERS + 1}"
    if action in actions.PLACE and actions.PLACE.at(action) % len(actions.PLACINGS):
        return "recolour"
    return phrases.WRITER.group(action)


def headed(w: Words, view: Theocracy, seat: int, group: Group) -> Group:
    """With a heading that depends on the position; rows that stand side by side with their prices."""
    key, title, aside = group.key, group.title, ""
    legal = len({tuple(row.places) for row in writer.allowed(group)})
    if key.startswith("die-"):
        face = int(key[4:])
        n = reach_of(view, seat, face).bit_count()
        title = w("group-face", face=face, action=parts.ACTION[face])
        aside = w("group-targets", n=n) if face == 2 else w("group-places", n=n) if face in (3, 4, 5) else ""
    elif key == "attack":
        title = w("group-war", civ=parts.CIV[view.civ])
        aside = w("group-targets", n=legal) if legal else ""
    elif key == "convert":
        title = w("group-conversion", civ=parts.CIV[view.civ])
    elif key in BUILT:
        built = building_of(view, seat) if key == "house" else (raising(view, seat), v.BUILDINGS.index(key))
        title = w("group-build", what=parts.piece(*built))
    if (key in BUILT or key in ("settle", "convert")) and legal > 1:
        aside = w("group-places", n=legal)
    listed = priced(group.answers) if key == "turn" else group.answers
    return replace(group, title=title, aside=aside, answers=listed)


def allowed(trials: Trials, action: int) -> Answer:
    effect, more = foreseen(trials, action)
    if action in actions.PLACE and trials.placed(action).asked is None:
        more = (text("note-ends-turn"), *more)
    about = Subject(trials.w, trials.view, trials.seat, action, "", effect, more)
    return phrases.WRITER.answer(about, light=action in actions.TAKE)


def foreseen(trials: Trials, action: int) -> Foreseen:
    """A die that is taken brings nothing yet, and a civ that nobody chose never does."""
    if action in actions.TAKE or isinstance(asked(trials.view, trials.seat), setup.NeutralHouse):
        return Foreseen()
    found = trials.of(action)
    if action in actions.SPEND:  # which crystal is spent is what the row says
        return found._replace(effect=without(found.effect, "crystal", *CRYSTALS))
    return found


def refused(trials: Trials, action: int) -> Answer:
    """With its price, where the price is what forbids it."""
    w, view, seat = trials.w, trials.view, trials.seat
    question = asked(view, seat)
    lacks = missing(w, view, question, action) if question else ""
    effect = Trials(w, rich_in(view, seat), seat).of(action).effect if lacks else NOTHING
    return phrases.WRITER.answer(Subject(w, view, seat, action, view.refuse(seat, action) or "", effect), lacks=lacks)


def rank(trials: Trials, action: int) -> tuple[int, ...]:
    """On the island by what it brings, otherwise as it lies on the table."""
    if action in actions.PLACE:
        return actions.PLACE.base, actions.PLACE.at(action) % len(actions.PLACINGS), action
    if action not in actions.ON_ISLAND:
        return (action,)
    chips = trials.of(action).effect.chips
    worship = sum(chip.amount for chip in chips if chip.icon.startswith("worship"))
    return actions.ATTACK.base, -worship, sum(abs(chip.amount) for chip in chips if is_cost(chip)), action


def priced(rows: Sequence[Answer]) -> list[Answer]:
    """Picks stand side by side without chips: where their prices differ, each carries its own."""
    if len({tuple(row.chips) for row in rows if not row.refusal}) <= 1:
        return [row._replace(label=row.label + drawn_chips(row.chips)) if row.refusal else row for row in rows]
    return [row._replace(label=row.label + drawn_chips(row.chips)) for row in rows]


# ---- what is refused and yet looked for
def curated(view: Theocracy, seat: int, legal: set[int]) -> list[int]:
    """What a player looks for at this question and may not do."""
    question = asked(view, seat)
    wished: list[int] = []
    if isinstance(question, turns.Take):
        wished += dice_there(view)
    if isinstance(question, turns.Draft):
        wished += [actions.PLACE.of(civ * len(actions.PLACINGS)) for civ in range(v.PLAYERS)]
        wished += dear_faces(view, legal)
    if isinstance(question, turns.Placed):
        wished += [actions.HOLIDAY, *out_of_reach(view, seat, legal)]
    if isinstance(question, (war.DeclaredWar, holidays.DeclaredHoliday)):
        wished.append(actions.GO)
    if isinstance(question, turns.Moment):
        wished += [actions.PLAY.of(card) for card in known(view, seat)]
        wished += [actions.CLAIM.of(mark) for mark in range(3) if view.refuse(seat, actions.CLAIM.of(mark)) == UNPAID]
    return [action for action in dict.fromkeys(wished) if action not in legal]


def dice_there(view: Theocracy) -> list[int]:
    """The dice on the table, as answers."""
    return [actions.TAKE.of(i) for i, n in enumerate(view.table) if n]


def dear_faces(view: Theocracy, legal: set[int]) -> list[int]:
    """The next numbers that the die could be turned to, if there were cosmo."""
    if view.face == v.FACES:
        return []
    near = [actions.TURN.of(face - 1) for face in (view.face - 1, view.face + 1) if 1 <= face < v.FACES]
    return [action for action in near if action not in legal]


def out_of_reach(view: Theocracy, seat: int, legal: set[int]) -> list[int]:
    """Something for the number that lies there: targets that are too strong, a building that cannot be built."""
    face, civ = view.face, view.civ
    if face == 2:
        targets = [h for h, what in enumerate(view.piece) if what != v.NONE]
        others = view.all_built(civ) | view.own(seat)
        strong = [actions.ATTACK.of(h) for h in targets if not others >> h & 1]
        return [a for a in strong if a not in legal and view.refuse(seat, a) == "TH-8.10"][:REFUSED_ROWS]
    if face == 3 and not any(action in actions.EXPANSION for action in legal):
        return [actions.EXPAND.of(h) for h in cells(view.reach[civ] & view.free)][:1]
    found: list[int] = []
    if face in (4, 5):
        verb = production.verb(v.FACTORY if face == 4 else v.BARRACK)
        if not any(action in verb for action in legal):
            found += [verb.of(h) for h in cells(view.built(civ, v.HOUSE))][:1]
        if not any(action in actions.PYRAMID_ON for action in legal):
            raised = (view.built(civ, v.FACTORY) | view.built(civ, v.BARRACK)) & view.own(seat)
            found += [actions.PYRAMID_ON.of(h) for h in cells(raised)][:1]
    return found


# ---- what somebody might want at a place
def wishes(w: Words, view: Theocracy, seat: int, place: str) -> list[Answer]:
    """All that touches a place: first what is allowed, then what is not, the likeliest first."""
    listed = [row for rows in answers(w, view, seat) for row in rows.answers if place in row.places]
    found = sorted(listed, key=lambda row: bool(row.refusal))
    trials, known_as = Trials(w, view, seat), {row.said for row in listed}
    for action in wanted(view, seat, place):
        if (action,) not in known_as:
            found.append((refused if view.refuse(seat, action) else allowed)(trials, action))
    if isinstance(asked(view, seat), turns.Draft):
        found += [row for row in gestures.refused(trials, place) if row.said not in known_as]
    return found[:MOST_WISHES]


def wanted(view: Theocracy, seat: int, place: str) -> list[int]:
    """The answers that a place stands for, whether they are allowed or not; none for what is no place."""
    kind, _, name = place.partition("-")
    if kind == "hex" and name in NAMES:
        return on_hex(view, seat, NAMES.index(name))
    if kind == "civ" and name in v.CIVS:
        return for_civ(view, seat, name)
    if kind == "holiday" and name in v.CIVS:
        return [actions.HOLIDAY] if view.civ == v.CIVS.index(name) else []
    if kind == "face":
        return meant(actions.SPACE, f"divine {name}" if view.face == v.FACES else f"turn to {name}")
    texts = {
        "die": [f"take {name.replace('-', ' ')}"], "crystal": [f"spend {name.partition('-')[2]}"],
        "card": [f"play {name}", f"discard {name}"], "tile": [f"claim {name}"], "token": [f"token {name}"],
        "first": ["lead"],
    }  # fmt: skip
    return meant(actions.SPACE, *texts.get(kind, []))


def on_hex(view: Theocracy, seat: int, h: int) -> list[int]:
    """What the question is about, on this hex. Before a die is taken: the dice that could do something there."""
    question = asked(view, seat)
    if isinstance(question, turns.Take):
        faces = [face for face in range(1, v.FACES) if reach_of(view, seat, face) >> h & 1]
        return [a for a in dice_there(view) if actions.TAKE.at(a) // v.PLAYERS + 1 in faces]
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse, turns.Draft)):
        return []
    for kind, verb in BY_QUESTION:
        if isinstance(question, kind):
            return [verb.of(h)]
    if isinstance(question, tokens.Upgrade):
        return [production.verb(question.kind).of(h)]
    act = gestures.natural(view, h)
    return [act] if view.civ != v.NONE and act >= 0 else []


BY_QUESTION: Final = (
    (expansion.Build, actions.EXPAND), (development.Settle, actions.SETTLE), (pyramids.Group, actions.GROUP),
    (card_choices.Hunt, actions.HUNT), (card_choices.SecondAttack, actions.ATTACK),
)  # fmt: skip


def for_civ(view: Theocracy, seat: int, name: str) -> list[int]:
    question = asked(view, seat)
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse, power_cards.NameCiv, production.Serve)):
        return meant(actions.SPACE, f"choose {name}")
    if isinstance(question, worship.AnyWorship):
        return meant(actions.SPACE, f"worship {name}")
    if isinstance(question, scoring.Drop):
        return meant(actions.SPACE, f"drop {name}")
    return meant(actions.SPACE, f"place {name}") if view.die != v.NONE else []
