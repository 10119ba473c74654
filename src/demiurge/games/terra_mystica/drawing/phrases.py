"""The answers in words: one table says, for each verb, its group, its words, its mark and its ghost."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions, cults, leech, spaces, upgrades
from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.drawing import marks, mat, parts, pieces, sheet, tiles
from demiurge.games.terra_mystica.drawing.cult_board import slot_id, track_id
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.drawing.layout import bridge_id, hex_place, river_id
from demiurge.games.terra_mystica.drawing.subject import AS_IT_IS, CARPET, TUNNEL, Subject
from demiurge.games.terra_mystica.vocabulary import STRUCTURES, TP, WHEEL
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import KEPT, Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import ICON, esc, icon
from demiurge.kit.phrases import Said, where
from demiurge.kit.writer import Heading, Row, Writer, phrase

TO: Final = icon("arrow", 11, "dim")
FIRST_DWELLING: Final = text("note-first-dwelling")
HOME: Final = text("note-home")
LONG: Final = text("note-long-way")
BESIDE: Final = (text("note-no-neighbour"), text("note-neighbour"))
WAYS: Final = {CARPET: text("note-way-carpet"), TUNNEL: text("note-way-tunnel")}
CONVERTED: Final = (
    ((5, "power"), (1, "priest")), ((3, "power"), (1, "worker")), ((1, "power"), (1, "coin")),
    ((1, "priest"), (1, "worker")), ((1, "priest"), (1, "coin")), ((1, "worker"), (1, "coin")),
    ((3, "coin"), (1, "vp")), ((1, "vp"), (1, "coin")), ((1, "worker"), (1, "priest")),
)  # fmt: skip
"""The pictures of actions.CONVERSIONS."""
CONVERSIONS: Final = [text(f"answer-convert-{give}-{take}") for (_, give), (_, take) in CONVERTED]


# ---- small parts
def what(markup: str) -> str:
    return f'<span class="what">{markup}</span>'


def drawn(said: str, size: int = 14) -> str:
    """A label with its icons: markup."""
    return ICON.sub(lambda found: icon(found[1], size), esc(said))


def swatch(terrain: int) -> str:
    return f'<span class="tm-swatch tm-{parts.GROUNDS[terrain]}"></span>'


def noted(about: Subject, *notes: Text | None) -> str:
    """Parts of a note one after the other, without those that there are not."""
    return about.w("note-parts", parts=tuple([note for note in notes if note is not None]))


def in_words(about: Subject, said: Text, *places: str, size: int = 14) -> Said:
    """A row that is its words; `size`: of the icons among them."""
    return phrase(about.w, said, *places, label=what(drawn(about.w.say(said, "label"), size)))


def of_terrain(about: Subject, said: Text, terrain: int) -> Said:
    """A row that is a colour of the wheel."""
    return phrase(about.w, said, label=swatch(terrain) + esc(about.w.say(parts.TERRAIN[terrain])))


def on_track(about: Subject, said: Text, track: int, sign: str) -> Said:
    """A row that is a cult."""
    return phrase(about.w, said, track_id(track), label=f"{icon(TRACKS[track], 15)}{sign}")


# ---- setting up
def say_faction(about: Subject) -> Said:
    w, faction = about.w, about.view.game.box.factions[actions.SETUP.at(about.action)]
    emblem = pieces.emblem(pieces.printed_colour(faction), pieces.MARKS.get(faction.name, pieces.RING))
    home = swatch(faction.home) if faction.home < len(parts.GROUNDS) else icon("wheel", 13)
    ability, printed = parts.ABILITY[faction.name], parts.faction_name(faction.display)
    goods = tiles.goods(faction.coins, faction.workers, faction.priests, 0, "")
    label = (
        f'<span class="tm-choice">{emblem}<span><b>{esc(w.shown(printed))}</b>{home}<u>{goods}</u></span>'
        f"<small>{esc(w.say(ability))}</small>{sheet.sheet(w, faction)}</span>"
    )
    said = text("answer-faction", faction=printed, home=parts.home(faction), ability=ability)
    return Said(label, w.shown(said), w.shown(said, "note"))


def say_colour(about: Subject) -> Said:
    terrain = actions.COLOUR.at(about.action)
    return of_terrain(about, text("answer-colour", terrain=parts.TERRAIN[terrain]), terrain)


# ---- on the map
def on_hex(about: Subject, said: Text, sign: str, note: str, *places: str) -> Said:
    """A row that is a hex, and what is done there."""
    return _on_hex(about.w, about.h, said, sign, note, places)


@lru_cache(maxsize=KEPT)
def _on_hex(w: Words, h: int, said: Text, sign: str, note: str, places: tuple[str, ...]) -> Said:
    return Said(where(hex_name(h), sign), w.say(said), note, (hex_place(h), *places))


def say_build(about: Subject) -> Said:
    s, old, said = about.view, about.view.terrain[about.h], text("answer-build", hex=hex_name(about.h))
    if not s.round:
        return on_hex(about, said, swatch(old), about.w.say(FIRST_DWELLING))
    new, n, way = about.new, about.spades, about.way
    if new == AS_IT_IS:
        ground = f"{swatch(max(old, 0))}{esc(about.w.say(said, 'label'))}{flight(way)}"
        return on_hex(about, said, ground, noted(about, HOME, WAYS.get(way)))
    note = noted(about, changed_ground(old, new), spades(n), WAYS.get(way))
    return on_hex(about, said, f"{swatch(old)}{spade_sign(n)}{flight(way)}", note)


def changed_ground(old: int, new: int) -> Text:
    into = parts.TERRAIN[new] if new < len(parts.TERRAIN) else text("terrain-home")
    return text("note-ground", old=parts.TERRAIN[old], new=into)


def spade_sign(n: int) -> str:
    return f"{n}{icon('spade', 13)}" if n else ""


def spades(n: int) -> Text | None:
    return parts.amount("spade", n) if n else None


def flight(way: str) -> str:
    return icon(way, 14) if way else ""


def say_transform(about: Subject) -> Said:
    _, new, long = actions.transform_of(about.action)
    n, old, way = about.spades, max(about.view.terrain[about.h], 0), about.way
    said = text("answer-long-way" if long else "answer-transform", hex=hex_name(about.h), terrain=parts.TERRAIN[new])
    note = noted(about, changed_ground(old, new), spades(n), LONG if long else None, WAYS.get(way))
    return on_hex(about, said, f"{swatch(old)}{TO}{swatch(new)}{spade_sign(n)}{flight(way)}", note)


def say_upgrade(about: Subject) -> Said:
    h, kind = actions.upgrade_of(about.action)
    beside = BESIDE[leech.beside_opponent(about.view, about.seat, h)] if kind == TP else None
    instead = text("note-instead", structure=parts.STRUCTURE[upgrades.REPLACED[kind]])
    note = noted(about, instead, None if about.p.free_trading else beside)
    said = text("answer-upgrade", hex=hex_name(h), structure=parts.STRUCTURE[kind])
    return on_hex(about, said, esc(about.w.say(said, "label")), note, f"mat-{STRUCTURES[kind]}")


def say_bridge(about: Subject) -> Said:
    bridge = actions.BRIDGE.at(about.action)
    here, there = (hex_name(h) for h in BRIDGES[bridge])
    said = text("answer-bridge", here=here, there=there)
    return phrase(about.w, said, bridge_id(bridge), label=where(f"{here} – {there}"))


def say_river(about: Subject) -> Said:
    river = actions.CONNECT.at(about.action)
    mine = bits(about.view.game.board.shores[river] & about.p.at[0])
    said = text("answer-river", hexes=tuple(hex_name(h) for h in mine))
    return phrase(about.w, said, river_id(river), label=where(about.w.say(said, "label")))


# ---- actions beside the map
def say_send(about: Subject) -> Said:
    track, steps = actions.send_of(about.action)
    n, back = steps + cults.priest_bonus(about.view, about.p), steps == cults.RETURNED
    said = text("answer-send", cult=parts.CULT[track], n=n)
    sign, note = f"{icon(TRACKS[track], 15)}+{n}{icon('undo', 11, 'dim') if back else ''}", "back" if back else "stays"
    return Said(sign, about.w.say(said), about.w.say(said, note), (slot_id(track, steps), track_id(track)))


def say_ship(about: Subject) -> Said:
    return in_words(about, text("answer-ship", n=about.p.ship + 1), "ship")


def say_spades(about: Subject) -> Said:
    prices, level = about.view.faction(about.p).dig_w, about.p.dig + 1
    return in_words(about, text("answer-spades", n=prices[level] if level < len(prices) else 0), "dig", size=13)


def say_burn(about: Subject) -> Said:
    return phrase(about.w, text("answer-burn"), label=f"{icon('token', 14)}{TO}{icon('power', 14)}")


def say_convert(about: Subject) -> Said:
    which = actions.CONVERT.at(about.action)
    (n, give), (m, take) = CONVERTED[which]
    if which == actions.COINS_TO_VP:
        n = about.view.faction(about.p).coins_per_vp
    return phrase(about.w, CONVERSIONS[which], label=f"{n}{icon(give, 14)}{TO}{m}{icon(take, 14)}")


def say_power(about: Subject) -> Said:
    space = about.view.game.box.power_actions[actions.POWER.at(about.action)]
    price = spaces.price(about.view, about.p, actions.POWER.at(about.action))
    name, n = tiles.power_gain(space)
    label = f"{price}{icon('power', 14)}{TO}{n}{icon(name, 14)}"
    said = about.w("answer-power", what=parts.power_action(space), n=price)
    return Said(label, said, "", (f"power-{space.name}",))


def say_special(about: Subject) -> Said:
    which = actions.SPECIAL.at(about.action)
    code, said, (name, n) = actions.SPECIALS[which], parts.SPECIAL[which], mat.SPECIAL_ICONS[which]
    label = f"{n if n > 1 else ''}{icon(name, 15)}{what(esc(about.w.say(said)))}"
    return Said(label, about.w("answer-special", what=said), "", (f"special-{code}",))


# ---- what is taken
def say_favor(about: Subject) -> Said:
    tile = about.view.game.box.favor_tiles[actions.FAVOR.at(about.action)]
    tracks = "".join(icon(TRACKS[track], 16) for track in range(len(TRACKS)) if tile.steps[track])
    label = f'<span class="tm-inscribed">{tracks}{tiles.favor_effect(tile, 14)}</span>'
    return Said(label, about.w("answer-favor", tile=parts.favor_tile(tile)), "", (f"favor-{tile.name}",))


def say_town(about: Subject) -> Said:
    tile = about.view.game.box.town_tiles[actions.TOWN.at(about.action)]
    label = f'<span class="tm-inscribed">{tiles.town(tile, 14)}</span>'
    return Said(label, about.w("answer-town", tile=parts.town_tile(tile)), "", (f"town-{tile.name}",))


def say_cult(about: Subject) -> Said:
    track, n = actions.CULT.at(about.action), about.p.cult_steps if about.p.same_track else 1
    return on_track(about, text("answer-cult", n=n, cult=parts.CULT[track]), track, f"+{n}")


def say_step_down(about: Subject) -> Said:
    track = actions.STEP_DOWN.at(about.action)
    return on_track(about, text("answer-step-down", cult=parts.CULT[track]), track, "−1")


def say_lose(about: Subject) -> Said:
    track, n = actions.LOSE.at(about.action), about.p.lose_steps
    return on_track(about, text("answer-lose", n=n, cult=parts.CULT[track]), track, f"−{n}")


def say_enter(about: Subject) -> Said:
    track = track_of_gate(about)
    return on_track(about, text("answer-enter", cult=parts.CULT[track]), track, "10")


def say_stay(about: Subject) -> Said:
    return on_track(about, text("answer-stay"), track_of_gate(about), "9")


def track_of_gate(about: Subject) -> int:
    return next((asked.track for asked in about.view.questions(about.seat) if isinstance(asked, cults.Gate)), 0)


def say_leech(about: Subject) -> Said:
    source, _ = actions.offer_of(about.action)
    giver = next((n for n, p in enumerate(about.view.players) if p.faction == source), about.seat)
    brings = {chip.icon: chip.amount for chip in about.effect.chips}
    whose = parts.faction_name(about.view.game.box.factions[source].display)
    said = text("answer-leech", n=brings.get("power", 0), faction=whose, vp=-brings.get("vp", 0))
    return Said(what(pieces.emblem_of(about.view, giver) + drawn(about.w.say(said, "label"))), about.w.shown(said))


def say_decline(about: Subject) -> Said:
    source, offered = actions.offer_of(about.action)
    whose = parts.faction_name(about.view.game.box.factions[source].display)
    said = text("answer-decline", n=offered, faction=whose)
    return Said(what(drawn(about.w.say(said, "label"))), about.w.shown(said))


def say_pass(about: Subject) -> Said:
    w, s, number = about.w, about.view, actions.PASS.at(about.action)
    card, coins = s.game.box.bonus_cards[number], s.card_coins[number]
    inscribed = tiles.bonus_income(card, 14) + tiles.bonus_effect(card) + tiles.lying(coins)
    name = w("answer-pass" if s.round else "answer-card", tile=parts.bonus_card(card))
    note = noted(about, text("note-coins", n=coins)) if coins else ""
    return Said(f'<span class="tm-inscribed">{inscribed}</span>', name, note, (f"bonus-{card.name}",))


def say_unlock(about: Subject) -> Said:
    terrain = actions.UNLOCK.at(about.action)
    if terrain >= WHEEL:
        keep = text("answer-keep")
        return phrase(about.w, keep, label=icon("priest", 14) + esc(about.w.say(keep, "label")))
    return of_terrain(about, text("answer-unlock", terrain=parts.TERRAIN[terrain]), terrain)


# ---- the rest
def say_waive(about: Subject) -> Said:
    return in_words(about, text("answer-waive", what=parts.WAIVED[actions.WAIVE.at(about.action)]))


def say_drop(about: Subject) -> Said:
    printed = parts.faction_name(about.view.game.box.factions[actions.DROP.at(about.action)].display)
    name = about.w.shown(text("answer-drop", faction=printed))
    return Said(what(esc(name)), name)


def say_adjust(about: Subject) -> Said:
    thing, more = parts.adjusted(actions.ADJUST.at(about.action))
    return in_words(about, text("answer-adjust", what=thing, more=more))


WRITER: Final = Writer(
    headings=[  # what must be done now comes first, then the turn's actions
        Heading("faction", "star", shown=20),
        Heading("colour", "wheel", True, 9),
        Heading("leech", "leech", shown=6),
        Heading("token", "token"),
        Heading("gate", "key"),
        Heading("lose", "cult", True),
        Heading("favor", "favor", shown=12),
        Heading("town", "town", shown=8),
        Heading("cult", "cult", True),
        Heading("bridge", "bridge"),
        Heading("unlock", "priest", True, 9),
        Heading("build", "D"),
        Heading("transform", "spade", shown=2),
        Heading("upgrade", "TP"),
        Heading("river", "town"),
        Heading("power", "power", True, 6),
        Heading("special", "special"),
        Heading("send", "priest", True, 12),
        Heading("advance", "up"),
        Heading("waive", "no"),
        Heading("done", "check"),
        Heading("convert", "convert", True, 9),
        Heading("pass", "pass", True, 8),
        Heading("drop", "close"),
        Heading("adjust", "gear", True),
    ],
    rows=[
        Row(actions.SETUP, "faction", say_faction, ghost=sheet.ghost),
        Row(actions.COLOUR, "colour", say_colour),
        Row(actions.BUILD, "build", say_build, marks.mark_hex, marks.ghost_build),
        Row(actions.TRANSFORMS, "transform", say_transform, marks.mark_hex, marks.ghost_transform),
        Row(actions.DIG, "transform", lambda about: in_words(about, text("answer-dig"), size=13)),
        Row(actions.UPGRADE, "upgrade", say_upgrade, marks.mark_upgrade, marks.ghost_upgrade),
        Row(actions.SEND, "send", say_send, ghost=marks.climbed),
        Row(actions.ADVANCE_SHIP, "advance", say_ship),
        Row(actions.ADVANCE_DIG, "advance", say_spades),
        Row(actions.BURN, "convert", say_burn),
        Row(actions.CONVERT, "convert", say_convert),
        Row(actions.POWER, "power", say_power),
        Row(actions.SPECIAL, "special", say_special),
        Row(actions.BRIDGE, "bridge", say_bridge, marks.mark_bridge, marks.ghost_bridge),
        Row(actions.CONNECT, "river", say_river, marks.mark_river, marks.ghost_river),
        Row(actions.FAVOR, "favor", say_favor, ghost=marks.climbed),
        Row(actions.TOWN, "town", say_town, ghost=marks.climbed),
        Row(actions.CULT, "cult", say_cult, ghost=marks.climbed),
        Row(actions.STEP_DOWN, "cult", say_step_down, ghost=marks.climbed),
        Row(actions.LOSE, "lose", say_lose, ghost=marks.climbed),
        Row(actions.ENTER, "gate", say_enter, ghost=marks.climbed),
        Row(actions.STAY, "gate", say_stay),
        Row(actions.LEECH, "leech", say_leech),
        Row(actions.DECLINE, "leech", say_decline),
        Row(actions.PASS, "pass", say_pass),
        Row(actions.PASS_LAST, "pass", lambda about: in_words(about, text("answer-pass-last"))),
        Row(actions.UNLOCK, "unlock", say_unlock),
        Row(actions.GAIN_TOKEN, "token", lambda about: in_words(about, text("answer-token"))),
        Row(actions.NO_TOKEN, "token", lambda about: in_words(about, text("answer-no-token"))),
        Row(actions.WAIVE, "waive", say_waive),
        Row(actions.DONE, "done", lambda about: in_words(about, text("answer-done")), ends=True),
        Row(actions.DROP, "drop", say_drop),
        Row(actions.ADJUST, "adjust", say_adjust, ghost=marks.climbed),
    ],
)
