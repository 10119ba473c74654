"""What a seat may answer, in groups; gestures that are a whole purchase; what it could wish for and may not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from demiurge.games.nova_era import actions, choices, civilization, disasters, display, spending, state, vocabulary
from demiurge.games.nova_era.develop import Pay
from demiurge.games.nova_era.dice import Pick
from demiurge.games.nova_era.drawing import payments, places
from demiurge.games.nova_era.drawing.dice import id_of
from demiurge.games.nova_era.drawing.phrases import WRITER, Subject
from demiurge.games.nova_era.drawing.trial import Trial
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.unrest import WarDamage
from demiurge.kernel.actions import Verb
from demiurge.kernel.speech import Words
from demiurge.kit.scene import Answer, Group
from demiurge.kit.trial import said_effect
from demiurge.kit.writer import REFUSED_ROWS, Keyed, allowed

MOST_WISHES: Final = 12
FOR_WANT_OF_MEANS: Final = ("NE-11.15", "NE-11.42")
BY_CARD: Final = ("develop", "expand", "enlist", "repair", "research")  # each card is listed once, whatever pays
BY_PRICE: Final = (*BY_CARD, "calm")


def answers(w: Words, view: Nova, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once; gestures in addition; and a few things that it may not."""
    rows = WRITER.groups(w, written(w, view, seat), refused(w, view, seat))
    return [headed(w, view, seat, group) for group in rows]


def headed(w: Words, view: Nova, seat: int, group: Group) -> Group:
    """With a heading of its own, where the question makes it special."""
    asked = view.decision(seat)
    if group.key == "take" and isinstance(asked, choices.Steal):
        return replace(group, title=w("group-steal"))
    if group.key == "research" and isinstance(asked, choices.Research):
        return replace(group, title=w("group-take-card"))
    if group.key == "pick":
        return replace(group, aside=w("group-pick-left", n=len(allowed(group)), all=len(view.zones)))
    return group


# ---- what is allowed
class Row(NamedTuple):
    """A way as it is listed, in its group."""

    way: payments.Way
    key: str
    first: bool = True  # of several ways to the same thing: it says what the thing does, and is listed for all
    looks: tuple[int, ...] = ()  # then the dice of all these ways
    placed: bool = True  # can be clicked on the table


def written(w: Words, view: Nova, seat: int) -> Iterator[Keyed]:
    """Every answer and gesture with its group, in the order in which they are listed."""
    for row in in_order(payments.ways(view, seat)):
        yield offered(w, row), row.key


def in_order(found: list[payments.Way]) -> list[Row]:
    """Of each thing the cheapest way first, then the second ones. What a gesture begins with is also said alone, but
    last and not by a click, since there the gestures are; only a die can be clicked by itself."""
    begun = {way.said[0] for way in found if len(way.said) > 1}
    things: dict[tuple[int, ...], list[tuple[int, int, payments.Way]]] = {}
    alone: list[Row] = []
    for number, way in enumerate(found):
        deed = way.deed
        if len(way.said) == 1 and deed in begun and deed not in actions.SPEND:
            alone.append(Row(way, WRITER.group(deed), placed=False))
        else:
            thing = (deed, *way.how) if deed == actions.REPAIRS else (deed,)
            things.setdefault(thing, []).append((payments.price(way), number, way))
    ranked = []
    for (deed, *_), same in things.items():
        key = WRITER.group(deed)
        cheapest = sorted(same)
        looks = tuple(dict.fromkeys(way.look for *_, way in cheapest)) if key in BY_CARD else ()
        for nth, (cost, number, way) in enumerate(cheapest):
            rank = (nth, cost) if key in BY_PRICE else (0, 0)
            row = Row(way, key, nth == 0, looks=() if nth else looks)
            ranked.append((WRITER.order[key], *rank, number, row))
    return [row for *_, row in sorted(ranked)] + alone


def offered(w: Words, row: Row) -> Answer:
    way = row.way
    about = Subject(w, way, effect=said_effect(w, way.trial.effect), first=row.first, looks=row.looks)
    die_alone = way.deed in actions.SPEND and way.trial.asked is not None
    found = WRITER.answer(about, way.said, light=die_alone)
    if not row.placed:
        return found._replace(places=())
    return found._replace(again=True) if not row.first and row.key in BY_CARD and found.places else found


# ---- what is refused and yet looked for
def refused(w: Words, view: Nova, seat: int) -> Iterator[Keyed]:
    """Of each group the first ones; what would be left out is not tried."""
    root, seen = Trial(view, seat), dict[str, int]()
    for said in looked_for(view, seat):
        key = WRITER.group(payments.Way(said, root).deed)
        row = refusal(w, root, said) if seen.get(key, 0) < REFUSED_ROWS else None
        if row is not None:
            seen[key] = seen.get(key, 0) + 1
            yield row, key


def refusal(w: Words, root: Trial, said: tuple[int, ...]) -> Answer | None:
    """A greyed row, cut where it is refused; None if all of it is allowed."""
    trial, why, at = root.played(said)
    if trial is not None:
        return None
    way = payments.Way(said[: at + 1], root)
    missing = payments.lacking(root.state, root.seat, way.said[-1]) if why in FOR_WANT_OF_MEANS else None
    return WRITER.answer(Subject(w, way, why), way.said, w.say(missing) if missing is not None else "")


def looked_for(view: Nova, seat: int) -> list[tuple[int, ...]]:
    """What a player looks for in this position and may not do: zones that are taken, cards just out of reach."""
    asked = view.decision(seat)
    if isinstance(asked, Pick):
        return [(actions.PICK.of(zone),) for zone in range(len(view.zones)) if not view.zones[zone]]
    if isinstance(asked, spending.Turn):
        return [*out_of_reach(view, seat), *no_calm(view, seat), *tired(view, seat)]
    if isinstance(asked, spending.Deed):
        return out_of_reach(view, seat)
    if isinstance(asked, Pay):
        return [(actions.PAY.of(color),) for color in view.card(asked.card).colors]
    return []


def out_of_reach(view: Nova, seat: int) -> list[tuple[int, ...]]:
    """Cards of the Display and the hand that no die brings into play: those with the least missing first."""
    p = view.players[seat]
    found = []
    for index in [*display.available(view), *p.hand]:
        if view.card(index).kind == vocabulary.TERRITORY_CARD:
            if not spending.may_expand(view, seat, index):
                said = with_die(view, seat, weakest(view, seat), actions.EXPAND.of(index))
                found.append((spending.missing(view, seat, index), said))
        else:
            short, _, look = payments.shortest(view, seat, index)
            if short > 0:
                found.append((short, with_die(view, seat, look, actions.DEVELOP.of(index))))
    return [said for _, said in sorted(found)]


def with_die(view: Nova, seat: int, look: int, action: int) -> tuple[int, ...]:
    """A deed with a die; alone where the die is in hand already."""
    return (actions.SPEND.of(look), action) if isinstance(view.decision(seat), spending.Turn) else (action,)


def weakest(view: Nova, seat: int) -> int:
    return state.look_of(min(view.players[seat].dice, key=state.value_of)) if view.players[seat].dice else 0


def no_calm(view: Nova, seat: int) -> list[tuple[int, ...]]:
    """Without a black die Unrest cannot be reduced."""
    p = view.players[seat]
    black = any(state.look_of(one) // actions.FACES == vocabulary.BLACK for one in p.dice)
    return [] if black or not p.unrest else [(actions.SPEND.of(weakest(view, seat)), actions.CALM)]


def tired(view: Nova, seat: int) -> list[tuple[int, ...]]:
    """Abilities that cannot be used: again, or for want of a die that fits."""
    found = []
    for index in civilization.in_play(view.players[seat]):
        for number in range(len(view.card(index).abilities)):
            found.append((actions.use(index, number),))
    return [said for said in found if view.refuse(seat, said[0]) is not None]


# ---- what somebody might want at a place
def wishes(w: Words, view: Nova, seat: int, place: str) -> list[Answer]:
    """All that touches a place: first what is allowed, then what is not, the likeliest first."""
    root, found = Trial(view, seat), list[Answer]()
    if seat in view.waiting():
        found = [answer for answer, _ in written(w, view, seat) if place in answer.places][:MOST_WISHES]
    for said in wanted(view, seat, place):
        row = refusal(w, root, said)
        if row is not None and len(found) < MOST_WISHES:
            found.append(row)
    return found


LOOK_AT: Final = {id_of(look): look for look in range(actions.LOOKS)}
COLUMN_AT: Final = {places.color_place(column): column for column in range(vocabulary.TERRITORY + 1)}
ACTION_AT: Final = {
    **{f"zone-{zone + 1}": actions.PICK.of(zone) for zone in range(actions.ZONES)},
    **{places.track_place(color): actions.TRACK.of(color) for color in range(len(vocabulary.COLORS))},
    **{f"rival-{seat + 1}": actions.RIVAL.of(seat) for seat in range(actions.SEATS)},
}


def wanted(view: Nova, seat: int, place: str) -> list[tuple[int, ...]]:
    """The answers that a place stands for, whether they are allowed or not; none for what is no place."""
    asked = view.decision(seat) if seat in view.waiting() else None
    if place in LOOK_AT:
        return [((actions.RETURN if view.step == state.DARK_AGE_CHECK else actions.SPEND).of(LOOK_AT[place]),)]
    if place in COLUMN_AT:
        return wanted_of_column(view, seat, asked, COLUMN_AT[place])
    return [(ACTION_AT[place],)] if place in ACTION_AT else wanted_of_card(view, seat, asked, place)


def wanted_of_column(view: Nova, seat: int, asked: object, column: int) -> list[tuple[int, ...]]:
    """What a click on a colour, or on the Territories, means in this question."""
    if column == vocabulary.TERRITORY:
        return [] if isinstance(asked, OF_A_COLOR) else [(actions.SPARE.of(column),)]
    if isinstance(asked, (spending.Turn, spending.Deed)):
        return wanted_gain(view, seat, column)
    if isinstance(asked, Pay):
        return [(actions.PAY.of(column),)]
    if isinstance(asked, (choices.Convert, choices.Give)):
        return [(actions.GIVE.of(column),)]
    if isinstance(asked, choices.TokenColumn):
        return [(actions.COLUMN.of(column),)]
    return [((actions.TAKE if isinstance(asked, (choices.Take, choices.Steal)) else actions.SPARE).of(column),)]


OF_A_COLOR: Final = (
    Pay, choices.Convert, choices.Give, choices.TokenColumn, choices.Take, choices.Steal,
)  # fmt: skip


def wanted_gain(view: Nova, seat: int, color: int) -> list[tuple[int, ...]]:
    """Resources of a colour: where a die of it is at hand that is allowed; with a black one it is not."""
    own = [view.die] if view.die != state.NO_DIE else view.players[seat].dice
    dice = [state.look_of(one) for one in own]
    black = [look for look in dice if look // actions.FACES == vocabulary.BLACK]
    if any(look // actions.FACES == color for look in dice) or not black:
        return []
    return [with_die(view, seat, black[0], actions.GAIN)]


def wanted_of_card(view: Nova, seat: int, asked: object, place: str) -> list[tuple[int, ...]]:
    """A card of the Display or the hand is wanted in play or in the hand; one that lies in play is used or repaired."""
    card = next((card for card in view.game.box.cards if places.card_place(card) == place), None)
    if card is None:
        return []
    p, index = view.players[seat], card.index
    special = verb_of(asked)
    if special is not None and index < vocabulary.TECHNOLOGIES:
        return [(special.of(index),)]
    if civilization.column_of(p, index) != civilization.NO_COLUMN or index in p.people:
        abilities: list[tuple[int, ...]] = [(actions.use(index, n),) for n in range(len(card.abilities))]
        return abilities if index not in p.damaged else [*abilities, *turned(view, seat, [actions.REPAIRS])]
    if index >= vocabulary.TECHNOLOGIES:
        return turned(view, seat, [actions.enlist(index)])
    into_play = actions.EXPAND.of(index) if card.kind == vocabulary.TERRITORY_CARD else actions.DEVELOP.of(index)
    return turned(view, seat, [into_play] if index in p.hand else [into_play, actions.RESEARCH.of(index)])


def verb_of(asked: object) -> Verb | None:
    """What a click on an own card means where a question is about such cards."""
    if isinstance(asked, choices.Repair):
        return actions.REPAIR
    if isinstance(asked, choices.Research):
        return actions.RESEARCH
    if isinstance(asked, (disasters.SufferDamage, WarDamage, choices.DamageOwn)):
        return actions.DAMAGE
    return actions.FORGET if isinstance(asked, disasters.LoseCard) else None


def turned(view: Nova, seat: int, deeds: list[int]) -> list[tuple[int, ...]]:
    """Deeds as they would be said now: in the own turn with the die that comes nearest."""
    if seat not in view.waiting() or not isinstance(view.decision(seat), spending.Turn):
        return [(deed,) for deed in deeds]
    found: list[tuple[int, ...]] = []
    for deed in deeds:
        look = weakest(view, seat)
        if deed in actions.DEVELOP:
            look = payments.shortest(view, seat, actions.DEVELOP.at(deed))[2]
        found.append((actions.SPEND.of(look), deed))
    return found
