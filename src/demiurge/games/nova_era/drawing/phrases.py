"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from demiurge.games.nova_era import actions, choices, names, obsolescence, state, vocabulary
from demiurge.games.nova_era.actions import FACES, LOOKS
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.drawing import parts
from demiurge.games.nova_era.drawing.dice import die_in, id_of
from demiurge.games.nova_era.drawing.looks import emblem
from demiurge.games.nova_era.drawing.payments import NO_LOOK, Way, within_reach
from demiurge.games.nova_era.drawing.places import card_place, color_place
from demiurge.games.nova_era.drawing.previews import Trial
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.actions import Verb
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, upper, where

TO: Final = icon("arrow", 11, "dim")


class Subject(NamedTuple):
    """What a phrase is about: an answer with those that are given with it, in one position; and in which words."""

    w: Words
    view: Nova
    seat: int
    deed: int
    how: tuple[int, ...]
    look: int  # the die that is spent with it, or NO_LOOK
    trial: Trial | None  # None: it is refused
    first: bool  # no other row says what the card does

    @property
    def die(self) -> Text | str:
        """NONE where the die is in hand already."""
        return names.die(self.look) if self.look != NO_LOOK else NONE

    @property
    def die_sign(self) -> str:
        return die_sign(self.w, self.look) if self.look != NO_LOOK else ""


# ---- small parts
@lru_cache(maxsize=8 * LOOKS)
def die_sign(w: Words, look: int) -> str:
    return die_in(w, look // FACES * LOOKS + look, "ne-mini")


def of_card(about: Subject, said: Text, card: Card, note: str = "", sign: str = "") -> Said:
    """A row that is a card, with the die that pays for it."""
    label = where(parts.named(about.w, card), about.die_sign + sign)
    return Said(label, about.w.shown(said), note, (card_place(card),))


def of_color(about: Subject, said: Text, color: int, note: str = "") -> Said:
    """A row that is a resource."""
    label = f"{icon(vocabulary.COLORS[color], 16)}{esc(about.w.say(names.resource(color)))}"
    return Said(label, about.w.say(said), note, (color_place(color),))


def of_die(about: Subject, said: Text, look: int) -> Said:
    return Said(die_sign(about.w, look), about.w.say(said), about.w.say(said, "note"), (id_of(look),))


def text_of(about: Subject, card: Card) -> str:
    """What a card does: said once, not with every way to get it."""
    return parts.described(about.w, card) if about.first else ""


def warnings(about: Subject) -> str:
    """What else comes with it: a Civil War, weaker dice."""
    if about.trial is None:
        return ""
    picking = about.deed in actions.PICK  # or else a die is spent, which is weaker no more
    weaker = text("also-weaker") if picking else text("also-weaker-others")
    return joined(
        about.w.say(text("also-war")) if about.trial.happened("civil war") else "",
        about.w.say(weaker) if about.trial.happened("reduced") else "",
    )


def made_obsolete(about: Subject) -> str:
    """The cards in play, or in the own hand, that a new card sends away. What a rival may hide is not looked at."""
    found: list[Text] = []
    for event in about.trial.events if about.trial is not None else ():
        if event.kind != "obsolete":
            continue
        card, own = parts.card_of(about.view.card(event.data[0])), event.seat == about.seat
        if event.data[1] == obsolescence.IN_PLAY and own:
            found.append(text("also-yours", card=card))
        elif event.data[1] == obsolescence.IN_PLAY:
            found.append(text("also-theirs", card=card, rival=names.civilization(event.seat)))
        elif event.data[1] == obsolescence.IN_HAND and own:
            found.append(text("also-in-hand", card=card))
    return about.w.shown(text("also-obsolete", cards=tuple(found))) if found else ""


# ---- picking
def say_pick(about: Subject) -> Said:
    zone, w, places = actions.PICK.at(about.deed) + 1, about.w, (f"zone-{actions.PICK.at(about.deed) + 1}",)
    if about.trial is None:
        said = text("answer-pick", zone=zone)
        return Said(where(str(zone), esc(w.say(said, "label"))), w.say(said), "", places)
    dice = sorted(about.view.zones[zone - 1], key=lambda one: (-state.value_of(one), one))  # as they lie on the board
    total = sum(state.value_of(one) for one in dice)
    reach = text("also-reach", n=len(within_reach(about.trial)))
    signs = "".join(die_sign(w, state.look_of(one)) for one in dice)
    label = f'{signs}<b class="ne-sum">{total}</b><small>{esc(w.say(reach, "label"))}</small>'
    said = text("answer-pick-dice", zone=zone, dice=tuple(names.die(state.look_of(one)) for one in dice))
    note = joined(w.say(unrest_of(about, total)), warnings(about), w.say(reach))
    return Said(where(str(zone), label), w.say(said), note, places)


def unrest_of(about: Subject, total: int) -> Text:
    """`12 pips are 2 above 10: Unrest rises from 5 to 7.`"""
    box, p = about.view.game.box, about.view.players[about.seat]
    limit = box.pick_limit + p.powers[state.PICK_BONUS]
    if total <= limit:
        return text("also-calm", n=total)
    after = min(p.unrest + total - limit, box.unrest_last)
    return text("also-rises", n=total, over=total - limit, limit=limit, before=p.unrest, after=after)


def say_return(about: Subject) -> Said:
    look = actions.RETURN.at(about.deed)
    return of_die(about, text("answer-return", die=names.die(look)), look)


# ---- dice
def say_spend(about: Subject) -> Said:
    look = actions.SPEND.at(about.deed)
    return of_die(about, text("answer-spend", die=names.die(look)), look)


def say_use(about: Subject) -> Said:
    index, number = actions.used(about.deed)
    card, w = about.view.card(index), about.w
    what = card.abilities[number].say() if number < len(card.abilities) else ""
    if not about.how:
        label = where(parts.named(w, card), esc(w.say(what, "do")))
        return Said(label, w.shown(text("answer-use", card=parts.card_of(card), what=what)), "", (card_place(card),))
    _, signs, change = changed(w, about.how[0])
    said = text("answer-change", card=parts.card_of(card), change=change)
    if len(card.abilities) > 1:  # two abilities may make the same of a die
        said = text("answer-change-by", card=parts.card_of(card), what=what, change=change)
    return Said(where(parts.named(w, card), signs), w.shown(said), "", (card_place(card),))


def changed(w: Words, action: int) -> tuple[int, str, Text]:
    """`the green 3 becomes a 4`: the die, in signs and in words."""
    if action in actions.RECOLOR:
        look, color = actions.recolored(action)
        new = color * FACES + look % FACES
        said = text("change-recolor", die=names.die(look), color=names.color_of(color))
    else:
        look, face = actions.turned(action)
        new = look - look % FACES + face - 1
        said = text("change-turn", die=names.die(look), face=face)
    return look, f"{die_sign(w, look)}{TO}{die_sign(w, new)}", said


def say_change(about: Subject) -> Said:
    look, label, said = changed(about.w, about.deed)
    return Said(label, upper(about.w.say(said)), "", (id_of(look),))


# ---- deeds
def say_develop(about: Subject) -> Said:
    card = about.view.card(actions.DEVELOP.at(about.deed))
    note = joined(text_of(about, card), made_obsolete(about), warnings(about))
    if not about.how:
        return of_card(about, text("answer-develop", card=parts.card_of(card), die=about.die), card, note)
    color = actions.PAY.at(about.how[0])
    said = text("answer-develop-as", card=parts.card_of(card), die=about.die, resource=names.resource(color))
    return of_card(about, said, card, note, icon(vocabulary.COLORS[color], 14))


def say_expand(about: Subject) -> Said:
    card = about.view.card(actions.EXPAND.at(about.deed))
    note = joined(text_of(about, card), made_obsolete(about), warnings(about))
    return of_card(about, text("answer-expand", card=parts.card_of(card), die=about.die), card, note)


def say_enlist(about: Subject) -> Said:
    card = about.view.card(actions.enlisted(about.deed))
    note = joined(warnings(about), text_of(about, card))
    return of_card(about, text("answer-enlist", card=parts.card_of(card), die=about.die), card, note)


def say_research(about: Subject) -> Said:
    card = about.view.card(actions.RESEARCH.at(about.deed))
    return of_card(about, text("answer-research", card=parts.card_of(card), die=about.die), card, text_of(about, card))


def say_gain(about: Subject) -> Said:
    w, view = about.w, about.view
    look = about.look if about.look != NO_LOOK else state.look_of(view.die) if view.die != state.NO_DIE else 0
    color = look // FACES
    if color >= vocabulary.TERRITORY:
        said = text("answer-gain", die=about.die)
        return Said(esc(w.say(said, "label")), w.say(said))
    said = text("answer-gain-of", die=about.die, resource=names.resource(color))
    gained = sum(event.data[1] for event in about.trial.happened("gained")) if about.trial is not None else 0
    return Said(
        f"{about.die_sign}<b>+{gained}</b>{icon(vocabulary.COLORS[color], 16)}", w.say(said), "", (color_place(color),)
    )


def say_calm(about: Subject) -> Said:
    said = text("answer-calm", die=about.die)
    return Said(about.die_sign or esc(about.w.say(said, "label")), about.w.say(said))


def say_repairs(about: Subject) -> Said:
    damaged = about.view.players[about.seat].damaged
    if about.how:
        return repaired(about, about.view.card(actions.REPAIR.at(about.how[0])))
    if len(damaged) == 1:
        return repaired(about, about.view.card(damaged[0]))._replace(note="")
    said = text("answer-repairs", die=about.die)
    return Said(where(about.w.say(said, "label"), about.die_sign), about.w.say(said))


def repaired(about: Subject, card: Card) -> Said:
    said = text("answer-repair", card=parts.card_of(card), die=about.die)
    return of_card(about, said, card, joined(about.w.say(said, "note"), parts.described(about.w, card, lasting=True)))


def say_pay(about: Subject) -> Said:
    color = actions.PAY.at(about.deed)
    said = text("answer-pay", resource=names.resource(color))
    return of_color(about, said, color, about.w.say(said, "note"))


# ---- what cards ask
def say_mend(about: Subject) -> Said:
    return repaired(about, about.view.card(actions.REPAIR.at(about.deed)))


def say_damage(about: Subject) -> Said:
    return lost(about, about.view.card(actions.DAMAGE.at(about.deed)), "answer-damage")


def say_forget(about: Subject) -> Said:
    return lost(about, about.view.card(actions.FORGET.at(about.deed)), "answer-forget")


def lost(about: Subject, card: Card, said: str) -> Said:
    """An own card that goes: what it does no more."""
    return of_card(about, text(said, card=parts.card_of(card)), card, parts.described(about.w, card, lasting=True))


def say_spare(about: Subject) -> Said:
    at, w = actions.SPARE.at(about.deed), about.w
    said = text("answer-spare", column=names.column(at))
    return Said(esc(w.say(names.column(at))), w.say(said), w.say(said, "note"), (color_place(at),))


def say_produce(about: Subject) -> Said:
    index, number = actions.produced(about.deed)
    card, w = about.view.card(index), about.w
    what = parts.effect_text(card.production[number]) if number < len(card.production) else ""
    said = text("answer-produce", card=parts.card_of(card), what=what)
    return Said(where(parts.named(w, card), esc(w.say(what))), w.shown(said), "", (card_place(card),))


def say_take(about: Subject) -> Said:
    color = actions.TAKE.at(about.deed)
    asked = about.view.decision(about.seat) if about.seat in about.view.waiting() else None
    if isinstance(asked, choices.Steal):
        said = text("answer-steal", resource=names.resource(color), rival=names.civilization(asked.rival))
    else:
        said = text("answer-take", resource=names.resource(color))
    return of_color(about, said, color)


def say_give(about: Subject) -> Said:
    color, w = actions.GIVE.at(about.deed), about.w
    if not about.how:
        said = text("answer-give", resource=names.resource(color))
        return of_color(about, said, color, w.say(said, "note"))
    got = actions.TAKE.at(about.how[0])
    label = f"{icon(vocabulary.COLORS[color], 16)}{TO}{icon(vocabulary.COLORS[got], 16)}"
    return Said(label, w.say(text("answer-exchange", resource=names.resource(color), got=names.resource(got))))


def say_rival(about: Subject) -> Said:
    rival, w = actions.RIVAL.at(about.deed), about.w
    p = about.view.players[rival] if rival < about.view.seats else None
    note = w.say(text("also-rival", unrest=p.unrest, n=sum(p.resources))) if p is not None else ""
    label = f"{emblem(rival)}{esc(w.say(names.civilization(rival)))}"
    return Said(label, w.say(text("answer-rival", rival=names.civilization(rival))), note, (f"rival-{rival + 1}",))


def say_track(about: Subject) -> Said:
    color, w, before = actions.TRACK.at(about.deed), about.w, about.view.tracks[actions.TRACK.at(about.deed)]
    after = about.trial.state.tracks[color] if about.trial is not None else before
    label = where(w.say(names.disaster(color)), f"{icon(vocabulary.DISASTERS[color], 14)}{before}{TO}{after}")
    said = text("answer-track", disaster=names.disaster(color), before=before, after=after)
    return Said(label, w.say(said), "", (f"track-{vocabulary.COLORS[color]}",))


def say_column(about: Subject) -> Said:
    color = actions.COLUMN.at(about.deed)
    said = text("answer-column", resource=names.resource(color))
    return of_color(about, said, color, about.w.say(said, "note"))


def say_done(about: Subject) -> Said:
    said = text("answer-done")
    return Said(esc(about.w.say(said, "label")), about.w.say(said))


# ---- by verb: the group that an answer belongs to, and who words it
Teller = Callable[[Subject], Said]

FAMILIES: Final[dict[Verb | int, tuple[str, Teller]]] = {
    actions.PICK: ("pick", say_pick),
    actions.RETURN: ("return", say_return),
    actions.USE: ("use", say_use),
    actions.CHANGE: ("change", say_change),
    actions.SPEND: ("spend", say_spend),
    actions.DEVELOP: ("develop", say_develop),
    actions.PAY: ("pay", say_pay),
    actions.GAIN: ("gain", say_gain),
    actions.ENLIST: ("enlist", say_enlist),
    actions.EXPAND: ("expand", say_expand),
    actions.REPAIRS: ("repair", say_repairs),
    actions.CALM: ("calm", say_calm),
    actions.RESEARCH: ("research", say_research),
    actions.REPAIR: ("mend", say_mend),
    actions.DAMAGE: ("damage", say_damage),
    actions.SPARE: ("spare", say_spare),
    actions.FORGET: ("forget", say_forget),
    actions.PRODUCE: ("produce", say_produce),
    actions.TAKE: ("take", say_take),
    actions.GIVE: ("give", say_give),
    actions.RIVAL: ("rival", say_rival),
    actions.TRACK: ("track", say_track),
    actions.COLUMN: ("token", say_column),
    actions.DONE: ("done", say_done),
}  # in the order of the answers
_BY_ACTION: Final = [
    written for verb, written in FAMILIES.items() for _ in range(len(verb) if isinstance(verb, Verb) else 1)
]


def family(action: int) -> tuple[str, Teller]:
    return _BY_ACTION[action]


def say(w: Words, view: Nova, seat: int, said: tuple[int, ...], trial: Trial | None, first: bool = True) -> Said:
    """A way in words; without a trial it is one that is refused."""
    way = Way(said, trial or Trial.of(view, seat))
    look = way.look if way.deed != said[0] else NO_LOOK
    return family(way.deed)[1](Subject(w, view, seat, way.deed, way.how, look, trial, first))
