"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is.

All words come from `w.answers`; here is only which of them belongs to which answer in which position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.theocratia import card_effects, expansion, holidays, production, scoring, setup, turns, war
from demiurge.games.theocratia import tokens as pyramid_tokens
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
    EXPAND_WITH,
    FACTORY_ON,
    GO,
    GROUP,
    HOLIDAY,
    HUNT,
    LEAD,
    LEAD_WITHOUT,
    MARKS,
    PLACE,
    PLACINGS,
    PLAY,
    PYRAMID_ON,
    REST,
    RETURN,
    SETTLE,
    SPEND,
    TAKE,
    TILES,
    TOKEN,
    TURN,
    UPGRADE,
    WORSHIP,
)  # fmt: skip
from demiurge.games.theocratia.box import (
    BARRACK,
    BLACK,
    CELLS,
    CIVS,
    CRYSTALS,
    FACES,
    FACTORY,
    GREEN,
    HEXES,
    HOUSE,
    KINDS,
    PLAYERS,
    TOKENS,
)  # fmt: skip
from demiurge.games.theocratia.drawing.dice import die_icon
from demiurge.games.theocratia.drawing.icons import ACTION_ICONS
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.drawing.pieces import civ_badge
from demiurge.games.theocratia.state import NOBODY, NONE, Theocracy
from demiurge.games.theocratia.words import Words
from demiurge.kernel.state import Decision
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said

Phrase = Callable[[Words, Theocracy, int, int], Said]


def where(h: int, w: Words, text: str) -> str:
    """A row: the hex, then what is there."""
    return f"<b>{esc(w.parts.place(h))}</b><span>{esc(text)}</span>"


def badge(civ: int) -> str:
    return civ_badge(civ, "th-mark")


def civ_label(w: Words, civ: int, more: str = "") -> str:
    beside = f'<span class="muted">{esc(more)}</span>' if more else ""
    return f"{badge(civ)}<span>{esc(w.answers.civ(civ))}</span>{beside}"


def civ_place(civ: int) -> str:
    return f"civ-{CIVS[civ]}"


def asked(s: Theocracy, seat: int) -> Decision[Theocracy] | None:
    """The question of the seat, if it is asked one."""
    return s.decision(seat) if seat in s.waiting() else None


# ---- choosing a civ
def say_choose(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ, question = action - CHOOSE, asked(s, seat)
    if isinstance(question, (setup.FirstHouse, setup.NeutralHouse)):
        h = home(s, seat, civ)
        ground = w.answers.ground(s.game.board.terrain[h])
        say = w.answers.found if isinstance(question, setup.FirstHouse) else w.answers.neutral
        return Said(civ_label(w, civ, w.parts.place(h)), say(civ, h), ground, (civ_place(civ), place_of(h)))
    if isinstance(question, card_effects.NameCiv):
        name = w.answers.name_civ(w.parts.card_title(s.game, question.card), civ)
    elif isinstance(question, production.Serve):
        name = w.answers.serve(civ)
    else:
        name = w.answers.civ(civ)
    return Said(civ_label(w, civ), name, "", (civ_place(civ),))


def home(s: Theocracy, seat: int, civ: int) -> int:
    """Where the first house of a civ would stand, of this seat or of the next colour that nobody has."""
    colour = s.colour[seat]
    if isinstance(asked(s, seat), setup.NeutralHouse):
        unused = [c for c in range(PLAYERS) if s.seat_of[c] == NOBODY]
        colour = unused[len(unused) - len(setup.unchosen(s))]
    return s.game.board.home(s.corner[civ], colour)


def say_worship(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ = action - WORSHIP
    note = w.answers.priest_at(s.priest(seat, civ))
    return Said(civ_label(w, civ), w.answers.gain(civ), note, (civ_place(civ),))


def say_drop(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ = action - DROP
    note = w.answers.drop_note(scoring.priest_score(s, seat, civ))
    return Said(civ_label(w, civ, note), w.answers.drop(civ), note, (civ_place(civ),))


# ---- the die
def say_take(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    face, colour = (action - TAKE) // PLAYERS + 1, (action - TAKE) % PLAYERS
    note = w.answers.take_note(face, reach_of(s, seat, face).bit_count())
    return Said(die_icon(colour, face), w.answers.take(colour, face), note, (f"die-{CIVS[colour]}-{face}",))


def reach_of(s: Theocracy, seat: int, face: int) -> int:
    """The hexes of the island where some civ that can take a die of this number could act with it."""
    found = 0
    for civ in range(PLAYERS):
        if s.rows[civ * CELLS + CELLS - 1] == 0 and (s.last_face(civ) != face or s.hands[seat]):
            for action in turns.Placed(seat).answers(acting(s, civ, face)):
                found |= 1 << h if (h := hex_of(action)) >= 0 else 0
    return found


def acting(s: Theocracy, civ: int, face: int) -> Theocracy:
    """The same position, as if the die in hand, or any, lay with this civ and showed this number."""
    trial = s.clone()
    trial.civ, trial.face = civ, face
    colour = s.die if s.die != NONE else civ
    trial.rows[civ * CELLS + min(s.dice_in(civ), CELLS - 1)] = 1 + colour * FACES + face - 1
    return trial


def say_turn(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    face = action - TURN + 1
    return Said(face_label(face), w.answers.turn(face), "", (f"face-{face}",))


def say_divine(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    face = action - DIVINE + 1
    return Said(face_label(face), w.answers.divine(face), "", (f"face-{face}",))


def face_label(face: int) -> str:
    return f"<b>{face}</b>{icon(ACTION_ICONS[face], 16)}"


def say_place(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ, how = divmod(action - PLACE, len(PLACINGS))
    words, question = w.answers, asked(s, seat)
    needed = question.cards_needed(s, civ, how) if isinstance(question, turns.Draft) else 0
    note = words.place_note(min(s.dice_in(civ), CELLS - 1), s.die == civ or bool(how & 1))
    if needed and s.hands[seat]:
        note = words.listed([note, words.discards(needed)])
    if how:
        name = words.place_as(s.die, s.face, civ, how)
        return Said(civ_label(w, civ, words.RECOLOURED[how]), name, note, (civ_place(civ),))
    return Said(civ_label(w, civ), words.place(s.die, s.face, civ), note, (civ_place(civ),))


# ---- the action
def say_lead(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    without = action == LEAD_WITHOUT
    name = w.answers.lead_without(not s.game.earlier) if without else w.answers.lead(s.end_card != NOBODY)
    return Said(f"<span>{esc(name)}</span>", name, "", ("first",) if action == LEAD else ())


def say_attack(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = action - ATTACK
    piece, monster = s.piece[h], s.monsters >> h & 1
    if piece == NONE and not monster:
        return Said(esc(w.answers.no_target(h)), w.answers.no_target(h), "", (place_of(h),))
    return Said(where(h, w, w.answers.target_label(piece)), w.answers.attack(s.civ, h, piece), "", (place_of(h),))


def say_convert(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h, tile = divmod(action - CONVERT, len(TILES))
    if s.piece[h] == NONE:
        return say_attack(w, s, seat, ATTACK + h)
    label = where(h, w, w.answers.convert_label(s.piece[h], tile))
    return Said(label, w.answers.convert(s.civ, h, s.piece[h], tile), "", (place_of(h),))


def say_expand(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    civ, kind = building_of(s, seat)
    h, tile = tile_of(action)
    terrain, words = s.game.board.terrain[h], w.answers
    if tile == NONE:
        label, name = where(h, w, words.ground(terrain)), words.build(civ, kind, h)
    else:
        label, name = where(h, w, words.ground_with(terrain, tile)), words.build_with(civ, kind, h, tile)
    return Said(label, name, words.ground(terrain) if tile == NONE else "", (place_of(h),))


def tile_of(action: int) -> tuple[int, int]:
    """The hex of an expansion, and the tile that is laid for it, if any."""
    return (action - EXPAND, NONE) if action < EXPAND_WITH else divmod(action - EXPAND_WITH, len(TILES))


def building_of(s: Theocracy, seat: int) -> tuple[int, int]:
    """What an expansion builds: a house of the acting civ, unless something else is asked for."""
    question = asked(s, seat)
    return (question.civ, question.kind) if isinstance(question, expansion.Build) else (s.civ, HOUSE)


def say_raise(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    """A factory or a barrack in place of a house."""
    h, kind = (action - FACTORY_ON, FACTORY) if action < BARRACK_ON else (action - BARRACK_ON, BARRACK)
    question = asked(s, seat)
    civ = question.civ if isinstance(question, pyramid_tokens.Upgrade) else s.civ
    label = where(h, w, w.answers.building(HOUSE))
    return Said(label, w.answers.raise_to(civ, kind, h), "", (place_of(h),))


def say_pyramid(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = action - PYRAMID_ON
    old = s.piece[h] % KINDS if s.piece[h] != NONE else FACTORY
    return Said(where(h, w, w.answers.building(old)), w.answers.pyramid(s.civ, h), "", (place_of(h),))


def say_group(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = action - GROUP
    kind = s.piece[h] % KINDS if s.piece[h] != NONE else 0
    return Said(where(h, w, w.answers.building(kind)), w.answers.gives_way(kind, h), "", (place_of(h),))


def say_holiday(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    if s.civ == NONE:
        return Said(esc(w.answers.TITLES["holiday"]), w.answers.TITLES["holiday"])
    size, label = holidays.size(s, s.civ), badge(s.civ)
    label += f"<span>{esc(w.answers.holiday_label(s.civ, size))}</span>"
    note = w.answers.holiday_note(s.crystals_of(s.civ))
    return Said(label, w.answers.holiday(s.civ, size), note, (f"holiday-{CIVS[s.civ]}",))


def say_spend(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    colour, words = action - SPEND, w.answers
    if colour == BLACK:
        note = words.spend_black()
    elif colour in (GREEN, s.colour[seat]) or s.seat_of[colour] == NOBODY:
        note = words.spend_free()
    else:
        note = words.spend_other(colour)
    label = f"{icon(f'crystal-{CRYSTALS[colour]}', 16)}<span>{esc(words.crystal(colour))}</span>"
    label += f'<span class="muted">{esc(note)}</span>'
    places = (f"crystal-{CIVS[s.civ]}-{CRYSTALS[colour]}",) if s.civ != NONE else ()
    return Said(label, words.spend(colour), note, places)


# ---- cards, tiles, tokens
def say_card(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    playing = action < DISCARD
    card = s.game.box.cards[action - (PLAY if playing else DISCARD)]
    title = w.parts.card_title(s.game, card.index)
    say = w.answers.play if playing else w.answers.discard
    places = (f"card-{card.name}",) if card.index in s.hands[seat] else ()
    return Said(f"<span>{esc(title)}</span>", say(title), w.answers.card_note(card), places)


def say_claim(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    mark = action - CLAIM
    space = s.game.numbers.marks[mark]
    label = f"<span>{esc(w.answers.claim_label(mark, space))}</span>"
    return Said(label, w.answers.claim(mark, space), "", (f"tile-{MARKS[mark]}",))


def say_token(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    kind = action - TOKEN
    token, letter = s.game.box.tokens[kind], TOKENS[kind]
    label = f"<span>{esc(w.answers.token_label(token))}</span>"
    note = w.answers.copies(s.tokens[kind]) if s.tokens[kind] > 1 else ""
    return Said(label, w.answers.token(letter, token), note, (f"token-{letter}",))


def say_return(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    n, question = action - RETURN, asked(s, seat)
    civ = question.civ if isinstance(question, card_effects.ReturnBlack) else NONE
    places = (f"crystal-{CIVS[civ]}-{CRYSTALS[BLACK]}",) if civ != NONE and n else ()
    return Said(f"<b>{n}</b>{icon('crystal-black', 14)}", w.answers.give_back(n), "", places)


# ---- the development phase, and what needs no words
def say_hunt(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h = action - HUNT
    label = where(h, w, w.answers.ground(s.game.board.terrain[h]))
    return Said(label, w.answers.hunt(h), "", (place_of(h),))


def say_settle(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h, question = action - SETTLE, asked(s, seat)
    civ: int = getattr(question, "civ", 0)
    label = where(h, w, w.answers.ground(s.game.board.terrain[h]))
    return Said(label, w.answers.build(civ, HOUSE, h), "", (place_of(h),))


def say_upgrade(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    h, which = divmod(action - UPGRADE, 2)
    kind, civ = (BARRACK if which else FACTORY), s.piece[h] // KINDS if s.piece[h] != NONE else 0
    return Said(where(h, w, w.answers.raised(HOUSE, kind)), w.answers.raise_to(civ, kind, h), "", (place_of(h),))


def say_plain(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    words, question, say = w.answers, asked(s, seat), w.answers.go_on
    if action == GO and isinstance(question, war.DeclaredWar):
        say = words.go_to_war
    elif action == GO and isinstance(question, holidays.DeclaredHoliday):
        say = words.celebrate
    elif action != GO:
        say = {REST: words.rest, END_TURN: words.end_turn, DECLINE: words.decline}[action]
    return Said(f"<span>{esc(say())}</span>", say())


PHRASES: Final[tuple[tuple[int, Phrase], ...]] = (
    (CHOOSE, say_choose), (TAKE, say_take), (TURN, say_turn), (DIVINE, say_divine), (PLACE, say_place),
    (PLAY, say_card), (CLAIM, say_claim), (LEAD, say_lead), (ATTACK, say_attack), (CONVERT, say_convert),
    (EXPAND, say_expand), (FACTORY_ON, say_raise), (PYRAMID_ON, say_pyramid), (GROUP, say_group),
    (HOLIDAY, say_holiday), (REST, say_plain), (SPEND, say_spend), (GO, say_plain), (TOKEN, say_token),
    (DECLINE, say_plain), (WORSHIP, say_worship), (RETURN, say_return), (HUNT, say_hunt), (SETTLE, say_settle),
    (UPGRADE, say_upgrade), (DROP, say_drop),
)  # fmt: skip
"""By the first answer of each kind."""


def say(w: Words, s: Theocracy, seat: int, action: int) -> Said:
    found = PHRASES[0][1]
    for first, phrase in PHRASES:
        if action < first:
            break
        found = phrase
    return found(w, s, seat, action)


def hex_of(action: int) -> int:
    """The hex that an answer is about, -1 for none."""
    if ATTACK <= action < CONVERT:
        return action - ATTACK
    if CONVERT <= action < EXPAND:
        return (action - CONVERT) // len(TILES)
    if EXPAND <= action < FACTORY_ON:
        return tile_of(action)[0]
    if FACTORY_ON <= action < HOLIDAY:  # factories, barracks, pyramids and their groups
        return (action - FACTORY_ON) % HEXES
    if HUNT <= action < UPGRADE:  # hunts and settlements
        return (action - HUNT) % HEXES
    return (action - UPGRADE) // 2 if UPGRADE <= action < DROP else NONE
