"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.nova_era import actions, choices, obsolescence
from demiurge.games.nova_era.actions import FACES, LOOKS
from demiurge.games.nova_era.box import MOST_ABILITIES, MOST_PRODUCTION, TECHNOLOGIES, Card
from demiurge.games.nova_era.drawing.dice import die_in, id_of
from demiurge.games.nova_era.drawing.icons import DISASTERS as DISASTER_ICONS
from demiurge.games.nova_era.drawing.looks import TITLES, emblem
from demiurge.games.nova_era.drawing.payments import NO_LOOK, Way, within_reach
from demiurge.games.nova_era.drawing.previews import Trial
from demiurge.games.nova_era.state import NO_DIE, PICK_BONUS, Nova, look_of, value_of
from demiurge.games.nova_era.vocabulary import COLORS, DICE, TERRITORY
from demiurge.games.nova_era.words.en_parts import (
    COLUMN_NAMES,
    DISASTERS,
    RESOURCE_NAMES,
    card_text,
    effect_text,
    listed,
    phrase,
    plural,
)
from demiurge.games.nova_era.words.en_parts import die as die_words
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, upper, where

TO: Final = icon("arrow", 11, "dim")


class Subject(NamedTuple):
    """What a phrase is about: an answer with those that are given with it, in one position."""

    view: Nova
    seat: int
    deed: int
    how: tuple[int, ...]
    look: int  # the die that is spent with it, or NO_LOOK
    trial: Trial | None  # None: it is refused
    first: bool  # no other row says what the card does


# ---- small parts
def card_place(card: Card) -> str:
    return f"{'card' if card.index < TECHNOLOGIES else 'person'}-{card.id}"


def color_place(column: int) -> str:
    return f"color-{COLORS[column] if column < TERRITORY else 'territory'}"


@lru_cache(maxsize=LOOKS)
def die_sign(look: int) -> str:
    return die_in(look // FACES * LOOKS + look, "ne-mini")


@lru_cache(maxsize=512)
def described(card: Card) -> str:
    return card_text(card)


@lru_cache(maxsize=512)
def lasting(card: Card) -> str:
    """What a card does from now on: its Instants, which come first in the text, do not come again (NE-R20)."""
    return described(card).partition(". ")[2] if card.instants else described(card)


def paid(about: Subject) -> str:
    """` with the green 3`; nothing where the die is in hand already."""
    return f" with the {die_words(about.look)}" if about.look != NO_LOOK else ""


def die_label(about: Subject) -> str:
    return die_sign(about.look) if about.look != NO_LOOK else ""


def text_of(about: Subject, card: Card) -> str:
    """What a card does: said once, not with every way to get it."""
    return described(card) if about.first else ""


def warnings(about: Subject, whose: str = "Your other") -> str:
    """What else comes with it: a Civil War, weaker dice."""
    trial = about.trial
    if trial is None:
        return ""
    found = ["Starts a Civil War." if trial.happened("civil war") else ""]
    found.append(f"{whose} dice lose 1." if trial.happened("reduced") else "")
    return joined(*found)


def made_obsolete(about: Subject) -> str:
    """The cards in play, or in the own hand, that a new card sends away. What a rival may hide is not looked at."""
    if about.trial is None:
        return ""
    found = []
    for event in about.trial.events:
        if event.kind == "obsolete" and event.data[1] == obsolescence.IN_PLAY:
            name = about.view.card(event.data[0]).name
            found.append(f"your {name}" if event.seat == about.seat else f"{name} of {TITLES[event.seat]}")
        elif event.kind == "obsolete" and event.data[1] == obsolescence.IN_HAND and event.seat == about.seat:
            found.append(f"{about.view.card(event.data[0]).name} in your hand")
    return f"Makes {listed(found)} Obsolete." if found else ""


# ---- picking
def say_pick(about: Subject) -> Said:
    zone = about.deed - actions.PICK
    s, places = about.view, (f"zone-{zone + 1}",)
    name = f"Take zone {zone + 1}"
    if about.trial is None:
        return Said(where(str(zone + 1), "taken"), name, "", places)
    dice = sorted(s.zones[zone], key=lambda one: (-value_of(one), one))  # as they lie on the board
    total = sum(value_of(one) for one in dice)
    reach = len(within_reach(about.trial))
    signs = "".join(die_sign(look_of(one)) for one in dice)
    label = where(str(zone + 1), f'{signs}<b class="ne-sum">{total}</b><small>{reach} {plural(reach, "card")}</small>')
    words = listed([die_words(look_of(one)) for one in dice])
    return Said(
        label,
        f"{name}: {words}",
        joined(sum_words(about, total), f"{reach} {plural(reach, 'card')} within reach."),
        places,
    )


def sum_words(about: Subject, total: int) -> str:
    """`12 pips are 2 above 10: Unrest rises from 5 to 7.`"""
    s, p = about.view, about.view.players[about.seat]
    limit = s.game.box.pick_limit + p.powers[PICK_BONUS]
    if total <= limit:
        return joined(f"{total} pips: calm.", warnings(about, "Your"))
    rise = f"{total} pips are {total - limit} above {limit}: Unrest rises from {p.unrest} to "
    return joined(f"{rise}{min(p.unrest + total - limit, s.game.box.unrest_last)}.", warnings(about, "Your"))


def say_return(about: Subject) -> Said:
    look = about.deed - actions.RETURN
    words = die_words(look)
    return Said(die_sign(look), f"Give up the {words}", "The other dice lose 1.", (id_of(look),))


# ---- dice
def say_spend(about: Subject) -> Said:
    look = about.deed - actions.SPEND
    return Said(die_sign(look), f"Spend the {die_words(look)}", "Then choose what for.", (id_of(look),))


def say_use(about: Subject) -> Said:
    index, number = divmod(about.deed - actions.USE, MOST_ABILITIES)
    card = about.view.card(index)
    ability = card.abilities[number] if number < len(card.abilities) else None
    what = phrase(ability).removeprefix("you may ") if ability is not None else ""
    if not about.how:
        return Said(where(card.name, esc(what)), f"Use {card.name}: {what}", "", (card_place(card),))
    verb = f", {what.partition(' ')[0]}" if len(card.abilities) > 1 else ""  # two abilities may make the same of a die
    label, name = change(about.how[0])
    return Said(where(card.name, label), f"{card.name}{verb}: {name}", "", (card_place(card),))


def change(action: int) -> tuple[str, str]:
    """`turn the green 3 to 4`: in signs and in words."""
    if action >= actions.RECOLOR:
        look, color = divmod(action - actions.RECOLOR, len(DICE))
        new = color * FACES + look % FACES
        words = f"the {die_words(look)} counts as {DICE[color]}"
    else:
        look, face = divmod(action - actions.TURN, FACES)
        new = look - look % FACES + face
        words = f"the {die_words(look)} becomes a {face + 1}"
    return f"{die_sign(look)}{TO}{die_sign(new)}", words


def say_change(about: Subject) -> Said:
    label, words = change(about.deed)
    at = about.deed - (actions.RECOLOR if about.deed >= actions.RECOLOR else actions.TURN)
    look = at // (len(DICE) if about.deed >= actions.RECOLOR else FACES)
    return Said(label, upper(words), "", (id_of(look),))


# ---- deeds
def say_develop(about: Subject) -> Said:
    card = about.view.card(about.deed - actions.DEVELOP)
    colors = [action - actions.PAY for action in about.how]
    color = f" as {RESOURCE_NAMES[colors[0]]}" if colors else ""
    sign = icon(COLORS[colors[0]], 14) if colors else ""
    note = joined(text_of(about, card), made_obsolete(about), warnings(about))
    name = f"Develop {card.name}{paid(about)}{color}"
    return Said(where(card.name, die_label(about) + sign), name, note, (card_place(card),))


def say_expand(about: Subject) -> Said:
    card = about.view.card(about.deed - actions.EXPAND)
    note = joined(text_of(about, card), made_obsolete(about), warnings(about))
    name = f"Expand into {card.name}{paid(about)}"
    return Said(where(card.name, die_label(about)), name, note, (card_place(card),))


def say_enlist(about: Subject) -> Said:
    card = about.view.card(about.deed - actions.ENLIST + TECHNOLOGIES)
    name = f"Enlist {card.name}{paid(about)}"
    return Said(
        where(card.name, die_label(about)), name, joined(warnings(about), text_of(about, card)), (card_place(card),)
    )


def say_gain(about: Subject) -> Said:
    look = about.look if about.look != NO_LOOK else look_of(about.view.die) if about.view.die != NO_DIE else 0
    color = look // FACES
    if color >= TERRITORY:
        return Said("resources", f"Gain resources{paid(about)}")
    name = f"Gain {RESOURCE_NAMES[color]}{paid(about)}"
    gained = sum(event.data[1] for event in about.trial.happened("gained")) if about.trial is not None else 0
    return Said(f"{die_label(about)}<b>+{gained}</b>{icon(COLORS[color], 16)}", name, "", (color_place(color),))


def say_calm(about: Subject) -> Said:
    return Said(die_label(about) or "Unrest", f"Reduce Unrest{paid(about)}")


def say_repairs(about: Subject) -> Said:
    if not about.how:
        only = about.view.players[about.seat].damaged
        places = tuple(card_place(about.view.card(card)) for card in only) if len(only) == 1 else ()
        what = about.view.card(only[0]).name if len(only) == 1 else "damaged cards"
        return Said(where(what, die_label(about)), f"Repair {what}{paid(about)}", "", places)
    card = about.view.card(about.how[0] - actions.REPAIR)
    name = f"Repair {card.name}{paid(about)}"
    return Said(where(card.name, die_label(about)), name, joined("It works again.", lasting(card)), (card_place(card),))


def say_research(about: Subject) -> Said:
    card = about.view.card(about.deed - actions.RESEARCH)
    name = f"Take {card.name} into the hand{paid(about)}"
    return Said(where(card.name, die_label(about)), name, text_of(about, card), (card_place(card),))


def say_pay(about: Subject) -> Said:
    color = about.deed - actions.PAY
    name = RESOURCE_NAMES[color]
    return Said(
        f"{icon(COLORS[color], 16)}{name}",
        f"Pay with {name}",
        f"It will lie in the {name} column.",
        (color_place(color),),
    )


# ---- what cards ask
def a_card(verb: str, base: int, note: str = "") -> Callable[[Subject], Said]:
    def say(about: Subject) -> Said:
        card = about.view.card(about.deed - base)
        return Said(where(card.name), f"{verb} {card.name}", joined(note, lasting(card)), (card_place(card),))

    return say


def say_forget(about: Subject) -> Said:
    card = about.view.card(about.deed - actions.FORGET)
    return Said(where(card.name), f"Put {card.name} into the Past", lasting(card), (card_place(card),))


def say_spare(about: Subject) -> Said:
    column = about.deed - actions.SPARE
    name = COLUMN_NAMES[column]
    return Said(name, f"Spare {name}", "Nothing of this column is damaged.", (color_place(column),))


def say_produce(about: Subject) -> Said:
    index, number = divmod(about.deed - actions.PRODUCE, MOST_PRODUCTION)
    card = about.view.card(index)
    text = effect_text(card.production[number]) if number < len(card.production) else ""
    return Said(where(card.name, esc(text)), f"{card.name}: {text}", "", (card_place(card),))


def say_take(about: Subject) -> Said:
    color = about.deed - actions.TAKE
    name = RESOURCE_NAMES[color]
    asked = about.view.decision(about.seat) if about.seat in about.view.waiting() else None
    verb = f"Steal 1 {name} from {TITLES[asked.rival]}" if isinstance(asked, choices.Steal) else f"Take 1 {name}"
    return Said(f"{icon(COLORS[color], 16)}{name}", verb, "", (color_place(color),))


def say_give(about: Subject) -> Said:
    color = about.deed - actions.GIVE
    name = RESOURCE_NAMES[color]
    if not about.how:
        return Said(
            f"{icon(COLORS[color], 16)}{name}", f"Give 1 {name}", "Then choose what for.", (color_place(color),)
        )
    got = about.how[0] - actions.TAKE
    label = f"{icon(COLORS[color], 16)}{TO}{icon(COLORS[got], 16)}"
    return Said(label, f"Give 1 {name} for 1 {RESOURCE_NAMES[got]}")


def say_rival(about: Subject) -> Said:
    rival = about.deed - actions.RIVAL
    p = about.view.players[rival] if rival < about.view.seats else None
    note = f"Unrest {p.unrest}, {sum(p.resources)} {plural(sum(p.resources), 'resource')}" if p is not None else ""
    return Said(f"{emblem(rival)}{TITLES[rival]}", f"Against {TITLES[rival]}", note, (f"rival-{rival + 1}",))


def say_track(about: Subject) -> Said:
    color = about.deed - actions.TRACK
    s, name = about.view, DISASTERS[color]
    after = about.trial.state.tracks[color] if about.trial is not None else s.tracks[color]
    label = where(name, f"{icon(DISASTER_ICONS[color], 14)}{s.tracks[color]}{TO}{after}")
    return Said(label, f"Move {name} from {s.tracks[color]} to {after}", "", (f"track-{COLORS[color]}",))


def say_column(about: Subject) -> Said:
    color = about.deed - actions.COLUMN
    name = RESOURCE_NAMES[color]
    note = f"It counts as 1 {name} Technology."
    return Said(f"{icon(COLORS[color], 16)}{name}", f"Put the token in the {name} column", note, (color_place(color),))


def say_done(about: Subject) -> Said:
    return Said("No more", "No more of it")


# ---- by verb: the group that an answer belongs to, and who words it
Teller = Callable[[Subject], Said]

FAMILIES: Final[tuple[tuple[int, str, Teller], ...]] = (
    (actions.PICK, "pick", say_pick),
    (actions.RETURN, "return", say_return),
    (actions.USE, "use", say_use),
    (actions.TURN, "change", say_change),
    (actions.SPEND, "spend", say_spend),
    (actions.DEVELOP, "develop", say_develop),
    (actions.PAY, "pay", say_pay),
    (actions.GAIN, "gain", say_gain),
    (actions.ENLIST, "enlist", say_enlist),
    (actions.EXPAND, "expand", say_expand),
    (actions.REPAIRS, "repair", say_repairs),
    (actions.CALM, "calm", say_calm),
    (actions.RESEARCH, "research", say_research),
    (actions.REPAIR, "mend", a_card("Repair", actions.REPAIR, "It works again.")),
    (actions.DAMAGE, "damage", a_card("Damage", actions.DAMAGE)),
    (actions.SPARE, "spare", say_spare),
    (actions.FORGET, "forget", say_forget),
    (actions.PRODUCE, "produce", say_produce),
    (actions.TAKE, "take", say_take),
    (actions.GIVE, "give", say_give),
    (actions.RIVAL, "rival", say_rival),
    (actions.TRACK, "track", say_track),
    (actions.COLUMN, "token", say_column),
    (actions.DONE, "done", say_done),
)
_STARTS: Final = [start for start, _, _ in FAMILIES]


def family(action: int) -> tuple[int, str, Teller]:
    return FAMILIES[bisect_right(_STARTS, action) - 1]


def say(view: Nova, seat: int, said: tuple[int, ...], trial: Trial | None, first: bool = True) -> Said:
    """A way in words; without a trial it is one that is refused."""
    way = Way(said, trial or Trial.of(view, seat))
    look = way.look if way.deed != said[0] else NO_LOOK
    return family(way.deed)[2](Subject(view, seat, way.deed, way.how, look, trial, first))
