"""The answers in words: one table says, for each verb, its group, its words and its ghost."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.nova_era import actions, choices, names, obsolescence, state, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.drawing import leftover, marks, parts, pieces
from demiurge.games.nova_era.drawing.dice import die_in, id_of
from demiurge.games.nova_era.drawing.payments import NO_LOOK, Way, within_reach
from demiurge.games.nova_era.drawing.places import card_place, color_place, track_place
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.speech import KEPT, Words
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit import writer
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, joined, upper, where
from demiurge.kit.trial import NOTHING, Effect
from demiurge.kit.writer import Heading, Row, Writer, phrase

TO: Final = icon("arrow", 11, "dim")


class Subject(writer.Subject[Nova]):
    """An answer with those that are given with it. first: no other row says what the card does; looks: the dice of all
    the ways that its row stands for."""

    def __init__(
        self, w: Words, way: Way, why: str = "", effect: Effect[str] = NOTHING, first: bool = True,
        looks: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(w, way.trial.root.state, way.trial.seat, way.deed, why, effect)
        self.trial, self.how, self.look, self.first = way.trial, way.how, way.look, first
        self.looks = looks or (way.look,)

    @property
    def die(self) -> Text | str:
        """NONE where the die is in hand already."""
        return names.die(self.look) if self.look != NO_LOOK else NONE

    @property
    def die_sign(self) -> str:
        return "".join([die_sign(self.w, look) for look in self.looks if look != NO_LOOK])


# ---- small parts
@lru_cache(maxsize=8 * actions.LOOKS)
def die_sign(w: Words, look: int) -> str:
    return die_in(w, look // actions.FACES * actions.LOOKS + look, "ne-mini")


def of_card(about: Subject, said: Text, card: Card, note: str = "", sign: str = "") -> Said:
    """A row that is a card, with the die that pays for it."""
    return _of_card(about.w, said, card, note, about.die_sign + sign)


@lru_cache(maxsize=KEPT)
def _of_card(w: Words, said: Text, card: Card, note: str, signs: str) -> Said:
    return Said(where(parts.named(w, card), signs), w.shown(said), note, (card_place(card),))


def of_color(about: Subject, said: Text, color: int) -> Said:
    """A row that is a resource."""
    label = f"{icon(vocabulary.COLORS[color], 16)}{esc(about.w.say(names.resource(color)))}"
    return phrase(about.w, said, color_place(color), label=label)


def of_die(about: Subject, said: Text, look: int) -> Said:
    return phrase(about.w, said, id_of(look), label=die_sign(about.w, look))


def text_of(about: Subject, card: Card) -> str:
    """What a card does: said once, not with every way to get it."""
    return parts.described(about.w, card) if about.first else ""


def warnings(about: Subject) -> str:
    """What else comes with it: a Civil War, weaker dice."""
    picking = about.action in actions.PICK  # or else a die is spent, which is weaker no more
    weaker = text("also-weaker") if picking else text("also-weaker-others")
    return joined(
        about.w.say(text("also-war")) if about.trial.happened("civil war", about.seat) else "",
        about.w.say(weaker) if about.trial.happened("reduced", about.seat) else "",
    )


def made_obsolete(about: Subject) -> str:
    """The cards in play, or in the own hand, that a new card sends away. What a rival may hide is not looked at."""
    found: list[Text] = []
    for event in about.trial.happened("obsolete"):
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
    zone, w, places = actions.PICK.at(about.action) + 1, about.w, (f"zone-{actions.PICK.at(about.action) + 1}",)
    if about.why:
        said = text("answer-pick", zone=zone)
        return Said(where(str(zone), esc(w.say(said, "label"))), w.say(said), "", places)
    dice = sorted(about.view.zones[zone - 1], key=lambda one: (-state.value_of(one), one))  # as they lie on the board
    total = sum(state.value_of(one) for one in dice)
    reach = text("also-reach", n=len(within_reach(about.trial)))
    signs = "".join(die_sign(w, state.look_of(one)) for one in dice)
    label = f'{signs}<b class="ne-sum">{total}</b><small>{esc(w.say(reach, "label"))}</small>'
    said = text("answer-pick-dice", zone=zone, dice=tuple(names.die(state.look_of(one)) for one in dice))
    left = w.say(leftover.foretold(about.view, zone - 1))
    note = joined(w.say(unrest_of(about, total)), warnings(about), w.say(reach), left)
    return Said(where(str(zone), label), w.say(said), note, places)


def ghost_pick(about: Subject) -> writer.Drawn:
    zone = actions.PICK.at(about.action)
    return marks.picked(about.view, zone, within_reach(about.trial))


def unrest_of(about: Subject, total: int) -> Text:
    """`12 pips are 2 above 10: Unrest rises from 5 to 7.`"""
    box, p = about.view.game.box, about.view.players[about.seat]
    limit = box.pick_limit + p.powers[state.PICK_BONUS]
    if total <= limit:
        return text("also-calm", n=total)
    after = min(p.unrest + total - limit, box.unrest_last)
    return text("also-rises", n=total, over=total - limit, limit=limit, before=p.unrest, after=after)


def say_return(about: Subject) -> Said:
    look = actions.RETURN.at(about.action)
    return of_die(about, text("answer-return", die=names.die(look)), look)


# ---- dice
def say_spend(about: Subject) -> Said:
    look = actions.SPEND.at(about.action)
    return of_die(about, text("answer-spend", die=names.die(look)), look)


def say_use(about: Subject) -> Said:
    index, number = actions.used(about.action)
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
        new = color * actions.FACES + look % actions.FACES
        said = text("change-recolor", die=names.die(look), color=names.color_of(color))
    else:
        look, face = actions.turned(action)
        new = look - look % actions.FACES + face - 1
        said = text("change-turn", die=names.die(look), face=face)
    return look, f"{die_sign(w, look)}{TO}{die_sign(w, new)}", said


def say_change(about: Subject) -> Said:
    look, label, said = changed(about.w, about.action)
    return Said(label, upper(about.w.say(said)), "", (id_of(look),))


# ---- deeds
def say_develop(about: Subject) -> Said:
    card = about.view.card(actions.DEVELOP.at(about.action))
    note = joined(text_of(about, card), made_obsolete(about), warnings(about))
    if not about.how:
        return of_card(about, text("answer-develop", card=parts.card_of(card), die=about.die), card, note)
    color = actions.PAY.at(about.how[0])
    said = text("answer-develop-as", card=parts.card_of(card), die=about.die, resource=names.resource(color))
    return of_card(about, said, card, note, icon(vocabulary.COLORS[color], 14))


def say_expand(about: Subject) -> Said:
    card = about.view.card(actions.EXPAND.at(about.action))
    note = joined(text_of(about, card), made_obsolete(about), warnings(about))
    return of_card(about, text("answer-expand", card=parts.card_of(card), die=about.die), card, note)


def say_enlist(about: Subject) -> Said:
    card = about.view.card(actions.enlisted(about.action))
    note = joined(warnings(about), text_of(about, card))
    return of_card(about, text("answer-enlist", card=parts.card_of(card), die=about.die), card, note)


def say_research(about: Subject) -> Said:
    card = about.view.card(actions.RESEARCH.at(about.action))
    return of_card(about, text("answer-research", card=parts.card_of(card), die=about.die), card, text_of(about, card))


def say_gain(about: Subject) -> Said:
    w, view = about.w, about.view
    look = about.look if about.look != NO_LOOK else state.look_of(view.die) if view.die != state.NO_DIE else 0
    color = look // actions.FACES
    if color >= vocabulary.TERRITORY:
        said = text("answer-gain", die=about.die)
        return Said(esc(w.say(said, "label")), w.say(said))
    said = text("answer-gain-of", die=about.die, resource=names.resource(color))
    gained = sum(event.data[1] for event in about.trial.happened("gained", about.seat))
    label = f"{about.die_sign}<b>+{gained}</b>{icon(vocabulary.COLORS[color], 16)}"
    return phrase(w, said, color_place(color), label=label)


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
    color = actions.PAY.at(about.action)
    return of_color(about, text("answer-pay", resource=names.resource(color)), color)


# ---- what cards ask
def say_mend(about: Subject) -> Said:
    return repaired(about, about.view.card(actions.REPAIR.at(about.action)))


def say_damage(about: Subject) -> Said:
    return lost(about, about.view.card(actions.DAMAGE.at(about.action)), "answer-damage")


def say_forget(about: Subject) -> Said:
    return lost(about, about.view.card(actions.FORGET.at(about.action)), "answer-forget")


def lost(about: Subject, card: Card, said: str) -> Said:
    """An own card that goes: what it does no more."""
    return of_card(about, text(said, card=parts.card_of(card)), card, parts.described(about.w, card, lasting=True))


def say_spare(about: Subject) -> Said:
    at, w = actions.SPARE.at(about.action), about.w
    said = text("answer-spare", column=names.column(at))
    return phrase(w, said, color_place(at), label=esc(w.say(names.column(at))))


def say_produce(about: Subject) -> Said:
    index, number = actions.produced(about.action)
    card, w = about.view.card(index), about.w
    what = parts.effect_text(card.production[number]) if number < len(card.production) else ""
    said = text("answer-produce", card=parts.card_of(card), what=what)
    return Said(where(parts.named(w, card), esc(w.say(what))), w.shown(said), "", (card_place(card),))


def say_take(about: Subject) -> Said:
    color = actions.TAKE.at(about.action)
    asked = about.view.decision(about.seat) if about.seat in about.view.waiting() else None
    if isinstance(asked, choices.Steal):
        said = text("answer-steal", resource=names.resource(color), rival=names.civilization(asked.rival))
    else:
        said = text("answer-take", resource=names.resource(color))
    return of_color(about, said, color)


def say_give(about: Subject) -> Said:
    color, w = actions.GIVE.at(about.action), about.w
    if not about.how:
        return of_color(about, text("answer-give", resource=names.resource(color)), color)
    got = actions.TAKE.at(about.how[0])
    label = f"{icon(vocabulary.COLORS[color], 16)}{TO}{icon(vocabulary.COLORS[got], 16)}"
    return Said(label, w.say(text("answer-exchange", resource=names.resource(color), got=names.resource(got))))


def say_rival(about: Subject) -> Said:
    rival, w = actions.RIVAL.at(about.action), about.w
    p = about.view.players[rival] if rival < about.view.seats else None
    note = w.say(text("also-rival", unrest=p.unrest, n=sum(p.resources))) if p is not None else ""
    label = f"{pieces.emblem(rival)}{esc(w.say(names.civilization(rival)))}"
    return Said(label, w.say(text("answer-rival", rival=names.civilization(rival))), note, (f"rival-{rival + 1}",))


def say_track(about: Subject) -> Said:
    color, w, before = actions.TRACK.at(about.action), about.w, about.view.tracks[actions.TRACK.at(about.action)]
    after = about.trial.state.tracks[color]
    label = where(w.say(names.disaster(color)), f"{icon(vocabulary.DISASTERS[color], 14)}{before}{TO}{after}")
    said = text("answer-track", disaster=names.disaster(color), before=before, after=after)
    return Said(label, w.say(said), "", (track_place(color),))


def say_column(about: Subject) -> Said:
    color = actions.COLUMN.at(about.action)
    return of_color(about, text("answer-column", resource=names.resource(color)), color)


def say_done(about: Subject) -> Said:
    said = text("answer-done")
    return Said(esc(about.w.say(said, "label")), about.w.say(said))


WRITER: Final = Writer(
    headings=[  # what a card or a disaster asks comes first, then the turn's deeds
        Heading("pick", "dice", shown=5),
        Heading("return", "dark-age", picks=True, shown=3),
        Heading("change", "flip", picks=True, shown=30),
        Heading("pay", "convert", shown=2),
        Heading("take", "any", picks=True),
        Heading("give", "convert", picks=True, shown=16),
        Heading("rival", "rivals"),
        Heading("damage", "damage", shown=8),
        Heading("spare", "protect", picks=True, shown=5),
        Heading("forget", "past", shown=8),
        Heading("mend", "repair", shown=8),
        Heading("track", "track"),
        Heading("token", "token", picks=True),
        Heading("produce", "cycle", shown=8),
        Heading("spend", "die", picks=True, shown=3),
        Heading("use", "once", shown=3),
        Heading("develop", "develop", shown=5),
        Heading("expand", "territory", shown=3),
        Heading("enlist", "person", shown=3),
        Heading("gain", "any", picks=True, shown=3),
        Heading("calm", "unrest", shown=2),
        Heading("repair", "repair", shown=2),
        Heading("research", "research", shown=2),
        Heading("done", "check"),
    ],
    rows=[
        Row(actions.PICK, "pick", say_pick, ghost=ghost_pick),
        Row(actions.RETURN, "return", say_return),
        Row(actions.USE, "use", say_use),
        Row(actions.CHANGE, "change", say_change),
        Row(actions.SPEND, "spend", say_spend),
        Row(actions.DEVELOP, "develop", say_develop),
        Row(actions.PAY, "pay", say_pay),
        Row(actions.GAIN, "gain", say_gain),
        Row(actions.ENLIST, "enlist", say_enlist),
        Row(actions.EXPAND, "expand", say_expand),
        Row(actions.REPAIRS, "repair", say_repairs),
        Row(actions.CALM, "calm", say_calm),
        Row(actions.RESEARCH, "research", say_research),
        Row(actions.REPAIR, "mend", say_mend),
        Row(actions.DAMAGE, "damage", say_damage),
        Row(actions.SPARE, "spare", say_spare),
        Row(actions.FORGET, "forget", say_forget),
        Row(actions.PRODUCE, "produce", say_produce),
        Row(actions.TAKE, "take", say_take),
        Row(actions.GIVE, "give", say_give),
        Row(actions.RIVAL, "rival", say_rival),
        Row(actions.TRACK, "track", say_track),
        Row(actions.COLUMN, "token", say_column),
        Row(actions.DONE, "done", say_done),
    ],
)
