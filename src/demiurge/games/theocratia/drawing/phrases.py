"""The answers in words: one table says, for each verb, its group, its words, its mark and its ghost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.theocratia import actions, card_choices, holidays, power_cards, production, setup, war
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import NAMES
from demiurge.games.theocratia.drawing import dice, icons, layout, marks, parts, pieces
from demiurge.games.theocratia.drawing.subject import Subject, building_of, raising, reach_of
from demiurge.games.theocratia.turns import Draft
from demiurge.kernel.actions import Verb
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, bared, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said
from demiurge.kit.writer import Drawn, Heading, Row, Writer, nothing


def where(h: int, what: str) -> str:
    """A row: the hex, then what is there."""
    return f"<b>{NAMES[h]}</b><span>{esc(what)}</span>"


def on_hex(w: Words, h: int, what: Text, form: str = "") -> str:
    return where(h, w.say(what, form))


def civ_label(w: Words, civ: int, more: str = "") -> str:
    beside = f'<span class="muted">{esc(more)}</span>' if more else ""
    return f"{pieces.civ_badge(civ)}<span>{esc(w.say(parts.CIV[civ]))}</span>{beside}"


def civ_place(civ: int) -> str:
    return f"civ-{v.CIVS[civ]}"


# ---- choosing a civ
def say_choose(about: Subject) -> Said:
    w, s = about.w, about.view
    civ, question = actions.CHOOSE.at(about.action), about.asked
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse)):
        h = about.home
        place, places = NAMES[h], (civ_place(civ), layout.place_of(h))
        what = text("answer-neutral", civ=parts.CIV[civ], place=place)
        if isinstance(question, setup.FirstHouse):
            what = text("answer-found", civ=parts.CIV[civ], place=place)
        return Said(civ_label(w, civ, place), w.say(what), w.say(parts.TERRAIN[s.game.board.terrain[h]]), places)
    if isinstance(question, power_cards.NameCiv):
        name = bared(w("answer-name-civ", card=parts.card(s.game.box.cards[question.card]), civ=parts.CIV[civ]))
    elif isinstance(question, production.Serve):
        name = w("answer-serve", civ=parts.CIV[civ])
    else:
        name = w.say(parts.CIV[civ])
    return Said(civ_label(w, civ), name, "", (civ_place(civ),))


def say_worship(about: Subject) -> Said:
    w, civ = about.w, actions.WORSHIP.at(about.action)
    what = text("answer-worship", civ=parts.CIV[civ], space=about.view.priest(about.seat, civ))
    return Said(civ_label(w, civ), w.say(what), w.say(what, "note"), (civ_place(civ),))


def say_drop(about: Subject) -> Said:
    w, civ = about.w, actions.DROP.at(about.action)
    what = text("answer-drop", civ=parts.CIV[civ], n=about.view.priest_score(about.seat, civ))
    note = w.say(what, "note")
    return Said(civ_label(w, civ, note), w.say(what), note, (civ_place(civ),))


# ---- the die
def say_take(about: Subject) -> Said:
    w = about.w
    which, colour = divmod(actions.TAKE.at(about.action), v.PLAYERS)
    face = which + 1
    name, place = w("answer-take", die=parts.DIE[colour][face]), f"die-{v.CIVS[colour]}-{face}"
    return Said(dice.die_icon(colour, face), name, taking(about, face), (place,))


def taking(about: Subject, face: int) -> str:
    """What a number does, and in how many places of the island it could."""
    if face in (1, 6):
        return about.w(f"take-{face}")
    return about.w(f"take-{face}", n=reach_of(about.view, about.seat, face).bit_count())


def say_turn(about: Subject) -> Said:
    face = actions.TURN.at(about.action) + 1
    return Said(face_label(face), about.w("answer-turn", face=face, action=parts.ACTION[face]), "", (f"face-{face}",))


def say_divine(about: Subject) -> Said:
    face = actions.DIVINE.at(about.action) + 1
    return Said(face_label(face), about.w("answer-divine", face=face, action=parts.ACTION[face]), "", (f"face-{face}",))


def face_label(face: int) -> str:
    return f"<b>{face}</b>{icon(icons.ACTION_ICONS[face], 16)}"


def say_place(about: Subject) -> Said:
    w, s = about.w, about.view
    civ, how = divmod(actions.PLACE.at(about.action), len(actions.PLACINGS))
    question = about.asked
    needed = question.cards_needed(s, civ, how) if isinstance(question, Draft) else 0
    cell, bonus = min(s.dice_in(civ), v.CELLS - 1), parts.YES[s.die == civ or bool(how & 1)]
    what = text(
        "answer-place", die=parts.DIE[s.die][s.face], civ=parts.CIV[civ], how=parts.PLACED[how], cell=cell, bonus=bonus
    )
    note = w.say(what, "note")
    if needed and s.hands[about.seat]:
        note = w("notes", notes=(note, text("note-discards", n=needed)))
    return Said(civ_label(w, civ, w.say(what, "label") if how else ""), w.say(what), note, (civ_place(civ),))


# ---- the action
def say_lead(about: Subject) -> Said:
    """As part of a gesture with the civ that gets the die."""
    w, s = about.w, about.view
    if about.before is not None:
        name = w("answer-lead-with", civ=parts.CIV[s.civ])
        return Said(f"{pieces.civ_badge(s.civ)}<span>{esc(name)}</span>", name, "", ("first",))
    name = w("answer-lead", card="taken" if s.end_card != v.NOBODY else "there")
    return Said(f"<span>{esc(name)}</span>", name, "", ("first",))


def say_lead_without(about: Subject) -> Said:
    return plain(about, text("answer-lead-without", draws=parts.YES[not about.view.game.earlier]))


def say_attack(about: Subject) -> Said:
    w, s, h = about.w, about.view, about.h
    target, monster = s.piece[h], s.monsters >> h & 1
    if target == v.NONE and not monster:
        name = w("answer-attack-nothing", place=NAMES[h])
        return Said(esc(name), name, "", (layout.place_of(h),))
    if monster:
        what = text("answer-attack-monster", civ=parts.CIV[s.civ], place=NAMES[h])
    else:
        what = text("answer-attack", civ=parts.CIV[s.civ], what=parts.PIECE[target], place=NAMES[h])
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (layout.place_of(h),))


def say_convert(about: Subject) -> Said:
    w, s, h = about.w, about.view, about.h
    if s.piece[h] == v.NONE:
        return say_attack(about)
    tile = parts.TILE[actions.CONVERT.at(about.action) % len(actions.TILES)]
    what = text("answer-convert", civ=parts.CIV[s.civ], what=parts.PIECE[s.piece[h]], place=NAMES[h], tile=tile)
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (layout.place_of(h),))


def say_expand(about: Subject) -> Said:
    w, s, h, tile = about.w, about.view, about.h, about.tile
    built = parts.piece(*building_of(s, about.seat))
    ground = parts.TERRAIN[s.game.board.terrain[h]]
    if tile == v.NONE:
        name, note = w("answer-build", what=built, place=NAMES[h]), w.say(ground)
        return Said(where(h, note), name, note, (layout.place_of(h),))
    what = text("answer-build-with", what=built, place=NAMES[h], tile=parts.TILE[tile], terrain=ground)
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (layout.place_of(h),))


def say_raise(about: Subject) -> Said:
    """A factory or a barrack in place of a house."""
    w, what = about.w, parts.piece(raising(about.view, about.seat), about.raised)
    name = w("answer-build", what=what, place=NAMES[about.h])
    return Said(on_hex(w, about.h, parts.BUILDING[v.HOUSE]), name, "", (layout.place_of(about.h),))


def say_pyramid(about: Subject) -> Said:
    w, s, h = about.w, about.view, about.h
    old = s.piece[h] % v.KINDS if s.piece[h] != v.NONE else v.FACTORY
    name = w("answer-build", what=parts.piece(s.civ, v.PYRAMID), place=NAMES[h])
    return Said(on_hex(w, h, parts.BUILDING[old]), name, "", (layout.place_of(h),))


def say_group(about: Subject) -> Said:
    w, s, h = about.w, about.view, about.h
    old = parts.BUILDING[s.piece[h] % v.KINDS if s.piece[h] != v.NONE else 0]
    return Said(on_hex(w, h, old), w("answer-group", kind=old, place=NAMES[h]), "", (layout.place_of(h),))


def say_holiday(about: Subject) -> Said:
    w, s = about.w, about.view
    if s.civ == v.NONE:
        name = w("group-holiday")
        return Said(esc(name), name)
    what = text("answer-holiday", civ=parts.CIV[s.civ], size=holidays.size(s, s.civ), held=s.crystals_of(s.civ))
    label = f"{pieces.civ_badge(s.civ)}<span>{esc(w.say(what, 'label'))}</span>"
    return Said(label, w.say(what), w.say(what, "note"), (f"holiday-{v.CIVS[s.civ]}",))


def say_spend(about: Subject) -> Said:
    w, s, colour = about.w, about.view, actions.SPEND.at(about.action)
    if colour == v.BLACK:
        note = w("note-spend-black")
    elif colour in (v.GREEN, s.colour[about.seat]) or s.seat_of[colour] == v.NOBODY:
        note = w("note-spend-free")
    else:
        note = w("note-spend-other", player=parts.PLAYER[colour])
    label = f"{icon(f'crystal-{v.CRYSTALS[colour]}', 16)}<span>{esc(w.say(parts.CRYSTAL[colour]))}</span>"
    label += f'<span class="muted">{esc(note)}</span>'
    places = (f"crystal-{v.CIVS[s.civ]}-{v.CRYSTALS[colour]}",) if s.civ != v.NONE else ()
    return Said(label, w("answer-spend", colour=parts.CRYSTAL[colour]), note, places)


# ---- cards, tiles, tokens
def say_card(about: Subject) -> Said:
    w, s, action = about.w, about.view, about.action
    playing = action in actions.PLAY
    card = s.game.box.cards[(actions.PLAY if playing else actions.DISCARD).at(action)]
    title = parts.card(card)
    name = w.shown(text("answer-play", card=title) if playing else text("answer-discard", card=title))
    places = (f"card-{card.name}",) if card.index in s.hands[about.seat] else ()
    return Said(f"<span>{esc(w.shown(title))}</span>", name, bared(parts.says(w, card)), places)


def say_claim(about: Subject) -> Said:
    w, mark = about.w, actions.CLAIM.at(about.action)
    what = text("answer-claim", mark=parts.MARK[mark], space=about.view.game.numbers.marks[mark])
    return Said(f"<span>{esc(w.say(what, 'label'))}</span>", w.say(what), "", (f"tile-{actions.MARKS[mark]}",))


def say_token(about: Subject) -> Said:
    w, s, kind = about.w, about.view, actions.TOKEN.at(about.action)
    what, letter = parts.token(s.game.box.tokens[kind]), v.TOKENS[kind]
    note = w("note-copies", n=s.tokens[kind]) if s.tokens[kind] > 1 else ""
    name = w("answer-token", letter=letter, token=what)
    return Said(f"<span>{esc(w.say(what))}</span>", name, note, (f"token-{letter}",))


def say_return(about: Subject) -> Said:
    n, question = actions.RETURN.at(about.action), about.asked
    civ = question.civ if isinstance(question, card_choices.ReturnBlack) else v.NONE
    places = (f"crystal-{v.CIVS[civ]}-{v.CRYSTALS[v.BLACK]}",) if civ != v.NONE and n else ()
    return Said(f"<b>{n}</b>{icon('crystal-black', 14)}", about.w("answer-return", n=n), "", places)


# ---- the development phase, and what needs no words
def say_hunt(about: Subject) -> Said:
    w, h = about.w, about.h
    ground = parts.TERRAIN[about.view.game.board.terrain[h]]
    return Said(on_hex(w, h, ground), w("answer-hunt", place=NAMES[h]), "", (layout.place_of(h),))


def say_settle(about: Subject) -> Said:
    w, h = about.w, about.h
    name = w("answer-build", what=parts.piece(about.growing, v.HOUSE), place=NAMES[h])
    return Said(on_hex(w, h, parts.TERRAIN[about.view.game.board.terrain[h]]), name, "", (layout.place_of(h),))


def say_upgrade(about: Subject) -> Said:
    w, s, h, kind = about.w, about.view, about.h, about.raised
    civ = s.piece[h] // v.KINDS if s.piece[h] != v.NONE else 0
    what = text("answer-improve", what=parts.piece(civ, kind), kind=parts.BUILDING[kind], place=NAMES[h])
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (layout.place_of(h),))


def say_go(about: Subject) -> Said:
    question = about.asked
    if isinstance(question, war.DeclaredWar):
        return plain(about, text("answer-go-war"))
    return plain(about, text("answer-go-holiday" if isinstance(question, holidays.DeclaredHoliday) else "answer-go"))


def plain(about: Subject, what: Text) -> Said:
    name = about.w.say(what)
    return Said(f"<span>{esc(name)}</span>", name)


# ---- the table
def row(
    verb: Verb | int, group: str, say: Callable[[Subject], Said],
    mark: Callable[[Subject], Drawn] = nothing, ghost: Callable[[Subject], Drawn] = nothing,
) -> Row[Subject]:  # fmt: skip
    """Whatever is answered: what others gain by it is noted, and priests are seen where they would climb."""

    def said(about: Subject) -> Said:
        found = say(about)
        return found._replace(note=noted(about, found.note)) if about.more else found

    def seen(about: Subject) -> Drawn:
        found = {**marks.climbed(about), **ghost(about)}
        return found if about.before is None else {**found, **marks.placed(about.before, about.view.civ)}

    return Row(verb, group, said, mark, seen)


def noted(about: Subject, own: str) -> str:
    return about.w("notes", notes=(own, *about.more) if own else about.more)


WRITER: Final = Writer(
    headings=[  # what must be said now comes first, then the action, then what may be added to it
        Heading("found", "star"), Heading("neutral", "house"), Heading("name", "star"), Heading("serve", "crystal"),
        Heading("token", "token", shown=10), Heading("worship", "worship"), Heading("return", "crystal-black", True),
        Heading("drop", "worship"), Heading("settle", "house", shown=6), Heading("improve", "up", shown=6),
        Heading("hunt", "monster", shown=6), Heading("group", "pyramid", shown=6), Heading("spend", "crystal", shown=6),
        Heading("discard", "card", shown=8),
        *(Heading(f"die-{face}", icons.ACTION_ICONS[face], True, 12) for face in range(1, v.FACES + 1)),
        Heading("lead", "lead"), Heading("attack", "war", shown=5), Heading("convert", "convert", shown=3),
        Heading("house", "house", shown=6), Heading("factory", "factory", shown=5),
        Heading("barrack", "barrack", shown=5), Heading("pyramid", "pyramid", shown=3), Heading("holiday", "holiday"),
        Heading("go", "play"), Heading("end", "check"), Heading("divine", "divine", True, 5),
        Heading("turn", "turn", True, 5), Heading("place", "arrow"), Heading("recolour", "card", shown=3),
        Heading("rest", "rest"), Heading("decline", "no"), Heading("play", "card", shown=6),
        Heading("claim", "tile", shown=3),
    ],
    rows=[
        row(actions.CHOOSE, "name", say_choose, marks.mark_home, marks.ghost_home),
        row(actions.TAKE, "die", say_take, ghost=marks.ghost_take),
        row(actions.TURN, "turn", say_turn, ghost=marks.ghost_turn),
        row(actions.DIVINE, "divine", say_divine, ghost=marks.ghost_turn),
        row(actions.PLACE, "place", say_place, ghost=marks.ghost_place),
        row(actions.PLAY, "play", say_card),
        row(actions.DISCARD, "discard", say_card),
        row(actions.CLAIM, "claim", say_claim),
        row(actions.LEAD, "lead", say_lead),
        row(actions.LEAD_WITHOUT, "lead", say_lead_without),
        row(actions.ATTACK, "attack", say_attack, marks.mark_attack, marks.ghost_attack),
        row(actions.CONVERT, "convert", say_convert, marks.mark_convert, marks.ghost_convert),
        row(actions.EXPANSION, "house", say_expand, marks.mark_build, marks.ghost_build),
        row(actions.FACTORY_ON, "factory", say_raise, marks.mark_raise, marks.ghost_raise),
        row(actions.BARRACK_ON, "barrack", say_raise, marks.mark_raise, marks.ghost_raise),
        row(actions.PYRAMID_ON, "pyramid", say_pyramid, marks.mark_group, marks.ghost_pyramid),
        row(actions.GROUP, "group", say_group, marks.mark_group, marks.ghost_group),
        row(actions.HOLIDAY, "holiday", say_holiday),
        row(actions.REST, "rest", lambda about: plain(about, text("answer-rest"))),
        row(actions.SPEND, "spend", say_spend),
        row(actions.GO, "go", say_go),
        row(actions.END_TURN, "end", lambda about: plain(about, text("answer-end")))._replace(ends=True),
        row(actions.TOKEN, "token", say_token),
        row(actions.DECLINE, "decline", lambda about: plain(about, text("answer-decline"))),
        row(actions.WORSHIP, "worship", say_worship),
        row(actions.RETURN, "return", say_return),
        row(actions.HUNT, "hunt", say_hunt, marks.mark_hex, marks.ghost_hunt),
        row(actions.SETTLE, "settle", say_settle, marks.mark_hex, marks.ghost_settle),
        row(actions.UPGRADE, "improve", say_upgrade, marks.mark_improve, marks.ghost_improve),
        row(actions.DROP, "drop", say_drop),
    ],
)  # fmt: skip
