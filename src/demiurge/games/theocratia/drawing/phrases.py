"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is.

Here is only which words belong to which answer in which position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.theocratia import (
    actions,
    card_choices,
    development,
    expansion,
    holidays,
    power_cards,
    production,
    scoring,
    setup,
    tokens,
    turns,
    war,
)
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import HEXES, NAMES
from demiurge.games.theocratia.drawing import parts
from demiurge.games.theocratia.drawing.dice import die_icon
from demiurge.games.theocratia.drawing.icons import ACTION_ICONS
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.drawing.pieces import civ_badge
from demiurge.games.theocratia.state import Theocracy, die_code
from demiurge.kernel.speech import Words
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, bared, text
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said

Phrase = Callable[[Words, Theocracy, int, int], Said]


def where(h: int, what: str) -> str:
    """A row: the hex, then what is there."""
    return f"<b>{NAMES[h]}</b><span>{esc(what)}</span>"


def on_hex(w: Words, h: int, what: Text, form: str = "") -> str:
    return where(h, w.say(what, form))


def badge(civ: int) -> str:
    return civ_badge(civ, "th-mark")


def civ_label(w: Words, civ: int, more: str = "") -> str:
    beside = f'<span class="muted">{esc(more)}</span>' if more else ""
    return f"{badge(civ)}<span>{esc(w.say(parts.CIV[civ]))}</span>{beside}"


def civ_place(civ: int) -> str:
    return f"civ-{v.CIVS[civ]}"


def asked(s: Theocracy, seat: int) -> Decision[Theocracy] | None:
    """The question of the seat, if it is asked one."""
    return s.decision(seat) if seat in s.waiting() else None


# ---- choosing a civ
def say_choose(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ, question = actions.CHOOSE.at(action), asked(s, seat)
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse)):
        h = home(s, seat, civ)
        place, places = NAMES[h], (civ_place(civ), place_of(h))
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


def home(s: Theocracy, seat: int, civ: int) -> int:
    """Where the first house of a civ would stand, of this seat or of the next colour that nobody has."""
    colour = s.colour[seat]
    if isinstance(asked(s, seat), setup.NeutralHouse):
        unused = [c for c in range(v.PLAYERS) if s.seat_of[c] == v.NOBODY]
        colour = unused[len(unused) - len(setup.unchosen(s))]
    return s.game.board.home(s.corner[civ], colour)


def say_worship(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ = actions.WORSHIP.at(action)
    what = text("answer-worship", civ=parts.CIV[civ], space=s.priest(seat, civ))
    return Said(civ_label(w, civ), w.say(what), w.say(what, "note"), (civ_place(civ),))


def say_drop(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ = actions.DROP.at(action)
    what = text("answer-drop", civ=parts.CIV[civ], n=scoring.priest_score(s, seat, civ))
    note = w.say(what, "note")
    return Said(civ_label(w, civ, note), w.say(what), note, (civ_place(civ),))


# ---- the die
def say_take(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    which, colour = divmod(actions.TAKE.at(action), v.PLAYERS)
    face = which + 1
    name, place = w("answer-take", die=parts.DIE[colour][face]), f"die-{v.CIVS[colour]}-{face}"
    return Said(die_icon(colour, face), name, taking(w, s, seat, face), (place,))


def taking(w: Words, s: Theocracy, seat: int, face: int) -> str:
    """What a number does, and in how many places of the island it could."""
    if face in (1, 6):
        return w(f"take-{face}")
    return w(f"take-{face}", n=reach_of(s, seat, face).bit_count())


def reach_of(s: Theocracy, seat: int, face: int) -> int:
    """The hexes of the island where some civ that can take a die of this number could act with it."""
    found = 0
    for civ in range(v.PLAYERS):
        if s.rows[civ * v.CELLS + v.CELLS - 1] == 0 and (s.last_face(civ) != face or s.hands[seat]):
            for action in turns.Placed(seat).answers(acting(s, civ, face)):
                found |= 1 << h if (h := hex_of(action)) >= 0 else 0
    return found


def acting(s: Theocracy, civ: int, face: int) -> Theocracy:
    """The same position, as if the die in hand, or any, lay with this civ and showed this number."""
    trial = s.clone()
    trial.civ, trial.face = civ, face
    colour = s.die if s.die != v.NONE else civ
    trial.rows[civ * v.CELLS + min(s.dice_in(civ), v.CELLS - 1)] = die_code(colour, face)
    return trial


def say_turn(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    face = actions.TURN.at(action) + 1
    return Said(face_label(face), w("answer-turn", face=face, action=parts.ACTION[face]), "", (f"face-{face}",))


def say_divine(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    face = actions.DIVINE.at(action) + 1
    return Said(face_label(face), w("answer-divine", face=face, action=parts.ACTION[face]), "", (f"face-{face}",))


def face_label(face: int) -> str:
    return f"<b>{face}</b>{icon(ACTION_ICONS[face], 16)}"


def say_place(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ, how = divmod(actions.PLACE.at(action), len(actions.PLACINGS))
    question = asked(s, seat)
    needed = question.cards_needed(s, civ, how) if isinstance(question, turns.Draft) else 0
    cell, bonus = min(s.dice_in(civ), v.CELLS - 1), parts.YES[s.die == civ or bool(how & 1)]
    what = text(
        "answer-place", die=parts.DIE[s.die][s.face], civ=parts.CIV[civ], how=parts.PLACED[how], cell=cell, bonus=bonus
    )
    note = w.say(what, "note")
    if needed and s.hands[seat]:
        note = w("notes", notes=(note, text("note-discards", n=needed)))
    return Said(civ_label(w, civ, w.say(what, "label") if how else ""), w.say(what), note, (civ_place(civ),))


# ---- the action
def say_lead(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    if action == actions.LEAD_WITHOUT:
        name = w("answer-lead-without", draws=parts.YES[not s.game.earlier])
    else:
        name = w("answer-lead", card="taken" if s.end_card != v.NOBODY else "there")
    return Said(f"<span>{esc(name)}</span>", name, "", ("first",) if action == actions.LEAD else ())


def say_attack(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = actions.ATTACK.at(action)
    target, monster = s.piece[h], s.monsters >> h & 1
    if target == v.NONE and not monster:
        name = w("answer-attack-nothing", place=NAMES[h])
        return Said(esc(name), name, "", (place_of(h),))
    if monster:
        what = text("answer-attack-monster", civ=parts.CIV[s.civ], place=NAMES[h])
    else:
        what = text("answer-attack", civ=parts.CIV[s.civ], what=parts.PIECE[target], place=NAMES[h])
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (place_of(h),))


def say_convert(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h, tile = divmod(actions.CONVERT.at(action), len(actions.TILES))
    if s.piece[h] == v.NONE:
        return say_attack(w, s, seat, actions.ATTACK.of(h))
    what = text(
        "answer-convert", civ=parts.CIV[s.civ], what=parts.PIECE[s.piece[h]], place=NAMES[h], tile=parts.TILE[tile]
    )
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (place_of(h),))


def say_expand(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    built = parts.piece(*building_of(s, seat))
    h, tile = tile_of(action)
    ground = parts.TERRAIN[s.game.board.terrain[h]]
    if tile == v.NONE:
        name, note = w("answer-build", what=built, place=NAMES[h]), w.say(ground)
        return Said(where(h, note), name, note, (place_of(h),))
    what = text("answer-build-with", what=built, place=NAMES[h], tile=parts.TILE[tile], terrain=ground)
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (place_of(h),))


def tile_of(action: int) -> tuple[int, int]:
    """The hex of an expansion, and the tile that is laid for it, if any."""
    return actions.tiled(actions.EXPAND_WITH, actions.EXPAND, action)


def building_of(s: Theocracy, seat: int) -> tuple[int, int]:
    """What an expansion builds: a house of the acting civ, unless something else is asked for."""
    question = asked(s, seat)
    return (question.civ, question.kind) if isinstance(question, expansion.Build) else (s.civ, v.HOUSE)


def say_raise(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    """A factory or a barrack in place of a house."""
    h, kind = (
        (actions.FACTORY_ON.at(action), v.FACTORY)
        if action in actions.FACTORY_ON
        else (actions.BARRACK_ON.at(action), v.BARRACK)
    )
    question = asked(s, seat)
    civ = question.civ if isinstance(question, tokens.Upgrade) else s.civ
    name = w("answer-build", what=parts.piece(civ, kind), place=NAMES[h])
    return Said(on_hex(w, h, parts.BUILDING[v.HOUSE]), name, "", (place_of(h),))


def say_pyramid(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = actions.PYRAMID_ON.at(action)
    old = s.piece[h] % v.KINDS if s.piece[h] != v.NONE else v.FACTORY
    name = w("answer-build", what=parts.piece(s.civ, v.PYRAMID), place=NAMES[h])
    return Said(on_hex(w, h, parts.BUILDING[old]), name, "", (place_of(h),))


def say_group(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = actions.GROUP.at(action)
    old = parts.BUILDING[s.piece[h] % v.KINDS if s.piece[h] != v.NONE else 0]
    return Said(on_hex(w, h, old), w("answer-group", kind=old, place=NAMES[h]), "", (place_of(h),))


def say_holiday(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    if s.civ == v.NONE:
        name = w("group-holiday")
        return Said(esc(name), name)
    what = text("answer-holiday", civ=parts.CIV[s.civ], size=holidays.size(s, s.civ), held=s.crystals_of(s.civ))
    label = f"{badge(s.civ)}<span>{esc(w.say(what, 'label'))}</span>"
    return Said(label, w.say(what), w.say(what, "note"), (f"holiday-{v.CIVS[s.civ]}",))


def say_spend(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    colour = actions.SPEND.at(action)
    if colour == v.BLACK:
        note = w("note-spend-black")
    elif colour in (v.GREEN, s.colour[seat]) or s.seat_of[colour] == v.NOBODY:
        note = w("note-spend-free")
    else:
        note = w("note-spend-other", player=parts.PLAYER[colour])
    label = f"{icon(f'crystal-{v.CRYSTALS[colour]}', 16)}<span>{esc(w.say(parts.CRYSTAL[colour]))}</span>"
    label += f'<span class="muted">{esc(note)}</span>'
    places = (f"crystal-{v.CIVS[s.civ]}-{v.CRYSTALS[colour]}",) if s.civ != v.NONE else ()
    return Said(label, w("answer-spend", colour=parts.CRYSTAL[colour]), note, places)


# ---- cards, tiles, tokens
def say_card(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    playing = action in actions.PLAY
    card = s.game.box.cards[(actions.PLAY if playing else actions.DISCARD).at(action)]
    title = parts.card(card)
    name = w.shown(text("answer-play", card=title) if playing else text("answer-discard", card=title))
    places = (f"card-{card.name}",) if card.index in s.hands[seat] else ()
    return Said(f"<span>{esc(w.shown(title))}</span>", name, bared(parts.says(w, card)), places)


def say_claim(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    mark = actions.CLAIM.at(action)
    what = text("answer-claim", mark=parts.MARK[mark], space=s.game.numbers.marks[mark])
    return Said(f"<span>{esc(w.say(what, 'label'))}</span>", w.say(what), "", (f"tile-{actions.MARKS[mark]}",))


def say_token(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    kind = actions.TOKEN.at(action)
    what, letter = parts.token(s.game.box.tokens[kind]), v.TOKENS[kind]
    note = w("note-copies", n=s.tokens[kind]) if s.tokens[kind] > 1 else ""
    name = w("answer-token", letter=letter, token=what)
    return Said(f"<span>{esc(w.say(what))}</span>", name, note, (f"token-{letter}",))


def say_return(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    n, question = actions.RETURN.at(action), asked(s, seat)
    civ = question.civ if isinstance(question, card_choices.ReturnBlack) else v.NONE
    places = (f"crystal-{v.CIVS[civ]}-{v.CRYSTALS[v.BLACK]}",) if civ != v.NONE and n else ()
    return Said(f"<b>{n}</b>{icon('crystal-black', 14)}", w("answer-return", n=n), "", places)


# ---- the development phase, and what needs no words
def say_hunt(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = actions.HUNT.at(action)
    ground = parts.TERRAIN[s.game.board.terrain[h]]
    return Said(on_hex(w, h, ground), w("answer-hunt", place=NAMES[h]), "", (place_of(h),))


def growing(s: Theocracy, seat: int) -> int:
    """The civ that develops; the first, where none does."""
    question = asked(s, seat)
    return question.civ if isinstance(question, (development.Settle, development.Improve)) else 0


def say_settle(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = actions.SETTLE.at(action)
    name = w("answer-build", what=parts.piece(growing(s, seat), v.HOUSE), place=NAMES[h])
    return Said(on_hex(w, h, parts.TERRAIN[s.game.board.terrain[h]]), name, "", (place_of(h),))


def say_upgrade(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h, which = divmod(actions.UPGRADE.at(action), 2)
    kind, civ = ((v.BARRACK if which else v.FACTORY), s.piece[h] // v.KINDS if s.piece[h] != v.NONE else 0)
    what = text("answer-improve", what=parts.piece(civ, kind), kind=parts.BUILDING[kind], place=NAMES[h])
    return Said(on_hex(w, h, what, "label"), w.say(what), "", (place_of(h),))


PLAIN: Final = {
    actions.REST: text("answer-rest"), actions.GO: text("answer-go"), actions.END_TURN: text("answer-end"),
    actions.DECLINE: text("answer-decline"),
}  # fmt: skip


def say_plain(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    what, question = PLAIN[action], asked(s, seat)
    if action == actions.GO and isinstance(question, war.DeclaredWar):
        what = text("answer-go-war")
    elif action == actions.GO and isinstance(question, holidays.DeclaredHoliday):
        what = text("answer-go-holiday")
    name = w.say(what)
    return Said(f"<span>{esc(name)}</span>", name)


PHRASES: Final[list[Phrase]] = parts.by_action({
    actions.CHOOSE: say_choose, actions.TAKE: say_take, actions.TURN: say_turn, actions.DIVINE: say_divine,
    actions.PLACE: say_place, actions.OF_CARDS: say_card, actions.CLAIM: say_claim, actions.LEAD: say_lead,
    actions.LEAD_WITHOUT: say_lead, actions.ATTACK: say_attack, actions.CONVERT: say_convert,
    actions.EXPANSION: say_expand, actions.UPGRADING: say_raise, actions.PYRAMID_ON: say_pyramid,
    actions.GROUP: say_group, actions.HOLIDAY: say_holiday, actions.REST: say_plain, actions.SPEND: say_spend,
    actions.GO: say_plain, actions.END_TURN: say_plain, actions.TOKEN: say_token, actions.DECLINE: say_plain,
    actions.WORSHIP: say_worship, actions.RETURN: say_return, actions.HUNT: say_hunt, actions.SETTLE: say_settle,
    actions.UPGRADE: say_upgrade, actions.DROP: say_drop,
})  # fmt: skip


def say(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    return PHRASES[action](w, s, seat, action)


ON_HEXES: Final = (
    actions.ATTACK, actions.CONVERT, actions.EXPAND, actions.EXPAND_WITH, actions.FACTORY_ON, actions.BARRACK_ON,
    actions.PYRAMID_ON, actions.GROUP, actions.HUNT, actions.SETTLE, actions.UPGRADE,
)  # fmt: skip
"""Verbs with one answer for each hex, or two."""
HEX_OF: Final = {verb.of(n): n * HEXES // len(verb) for verb in ON_HEXES for n in range(len(verb))}


def hex_of(action: int) -> int:
    """The hex that an answer is about, -1 for none."""
    return HEX_OF.get(action, v.NONE)
