"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from demiurge.games.terra_mystica import actions, cults, leech, spaces, terraform, upgrades
from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.drawing import mat, parts, pieces, tiles, ways
from demiurge.games.terra_mystica.drawing.cult_board import slot_id, track_id
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.drawing.layout import bridge_id, hex_place, river_id
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import STRUCTURES, TP, WHEEL
from demiurge.kernel.actions import Verb
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import ICON, esc, icon
from demiurge.kit.phrases import Said, where

TO: Final = icon("arrow", 11, "dim")


def what(markup: str) -> str:
    return f'<span class="what">{markup}</span>'


def drawn(said: str, size: int = 14) -> str:
    """A label with its icons: markup."""
    return ICON.sub(lambda found: icon(found[1], size), esc(said))


def swatch(terrain: int) -> str:
    return f'<span class="tm-swatch tm-{parts.GROUNDS[terrain]}"></span>'


def noted(w: Words, *notes: Text | None) -> str:
    """Parts of a note one after the other, without those that there are not."""
    return w("note-parts", parts=tuple(note for note in notes if note is not None))


# ---- setting up
def say_faction(w: Words, s: Mystica, seat: int, action: int) -> Said:
    faction = s.game.box.factions[actions.SETUP.at(action)]
    emblem = pieces.badge(pieces.printed_colour(faction), pieces.MARKS.get(faction.name, pieces.RING))
    home = swatch(faction.home) if faction.home < len(parts.GROUNDS) else icon("wheel", 13)
    ability, printed = parts.ABILITY[faction.name], parts.faction_name(faction.display)
    goods = tiles.goods(faction.coins, faction.workers, faction.priests, 0, "")
    label = (
        f'<span class="tm-choice">{emblem}<span><b>{esc(w.shown(printed))}</b>{home}<u>{goods}</u></span>'
        f"<small>{esc(w.say(ability))}</small></span>"
    )
    said = text("answer-faction", faction=printed, home=parts.home(faction), ability=ability)
    return Said(label, w.shown(said), w.shown(said, "note"))


def say_colour(w: Words, s: Mystica, seat: int, action: int) -> Said:
    terrain = actions.COLOUR.at(action)
    said = parts.TERRAIN[terrain]
    return Said(f"{swatch(terrain)}{esc(w.say(said))}", w("answer-colour", terrain=said))


# ---- on the map
def say_build(w: Words, s: Mystica, seat: int, action: int) -> Said:
    p, h = s.players[seat], actions.BUILD.at(action)
    place, said = hex_name(h), text("answer-build", hex=hex_name(h))
    if not s.round:
        note = w.say(FIRST_DWELLING)
        return Said(where(place, swatch(s.terrain[h])), w.say(said), note, (hex_place(h),))
    flown = ways.way(s, p, h)
    if terraform.is_home(p, s.terrain[h]) or s.terrain[h] < 0:
        ground = f"{swatch(max(s.terrain[h], 0))}{esc(w.say(said, 'label'))}"
        note = noted(w, HOME, WAYS.get(flown))
    else:
        n = ways.effort(s, p, h, p.home, False)
        ground = f"{swatch(s.terrain[h])}{spade_sign(n)}"
        note = noted(w, changed_ground(s.terrain[h], p.home), spades(n), WAYS.get(flown))
    return Said(where(place, ground + flight(flown)), w.say(said), note, (hex_place(h),))


FIRST_DWELLING: Final = text("note-first-dwelling")
HOME: Final = text("note-home")
LONG: Final = text("note-long-way")
WAYS: Final = {ways.CARPET: text("note-way-carpet"), ways.TUNNEL: text("note-way-tunnel")}


def changed_ground(old: int, new: int) -> Text:
    into = parts.TERRAIN[new] if new < len(parts.TERRAIN) else text("terrain-home")
    return text("note-ground", old=parts.TERRAIN[old], new=into)


def spade_sign(n: int) -> str:
    return f"{n}{icon('spade', 13)}" if n else ""


def spades(n: int) -> Text | None:
    return parts.amount("spade", n) if n else None


def flight(way: str) -> str:
    return icon(way, 14) if way else ""


def say_transform(w: Words, s: Mystica, seat: int, action: int) -> Said:
    h, new, _ = actions.transform_of(action)
    said = text("answer-transform", hex=hex_name(h), terrain=parts.TERRAIN[new])
    return transformed(w, s, s.players[seat], h, new, said, None)


def say_long_way(w: Words, s: Mystica, seat: int, action: int) -> Said:
    h, new, _ = actions.transform_of(action)
    said = text("answer-long-way", hex=hex_name(h), terrain=parts.TERRAIN[new])
    return transformed(w, s, s.players[seat], h, new, said, LONG)


def transformed(w: Words, s: Mystica, p: Player, h: int, new: int, said: Text, long: Text | None) -> Said:
    n, old, flown = ways.effort(s, p, h, new, long is not None), max(s.terrain[h], 0), ways.way(s, p, h)
    ground = f"{swatch(old)}{TO}{swatch(new)}{spade_sign(n)}{flight(flown)}"
    note = noted(w, changed_ground(old, new), spades(n), long, WAYS.get(flown))
    return Said(where(hex_name(h), ground), w.say(said), note, (hex_place(h),))


def say_dig(w: Words, s: Mystica, seat: int, action: int) -> Said:
    said = text("answer-dig")
    return Said(what(drawn(w.say(said, "label"), 13)), w.say(said))


def say_upgrade(w: Words, s: Mystica, seat: int, action: int) -> Said:
    h, kind = actions.upgrade_of(action)
    beside = None
    if kind == TP and not s.players[seat].free_trading:
        beside = text("note-neighbour") if leech.beside_opponent(s, seat, h) else text("note-no-neighbour")
    note = noted(w, text("note-instead", structure=parts.STRUCTURE[upgrades.REPLACED[kind]]), beside)
    said = text("answer-upgrade", hex=hex_name(h), structure=parts.STRUCTURE[kind])
    places = (hex_place(h), f"mat-{STRUCTURES[kind]}")
    return Said(where(hex_name(h), esc(w.say(said, "label"))), w.say(said), note, places)


def say_bridge(w: Words, s: Mystica, seat: int, action: int) -> Said:
    a, b = BRIDGES[actions.BRIDGE.at(action)]
    name = w("answer-bridge", here=hex_name(a), there=hex_name(b))
    return Said(where(f"{hex_name(a)} – {hex_name(b)}"), name, "", (bridge_id(actions.BRIDGE.at(action)),))


def say_river(w: Words, s: Mystica, seat: int, action: int) -> Said:
    river = actions.CONNECT.at(action)
    mine = bits(s.game.board.shores[river] & s.players[seat].at[0])
    said = text("answer-river", hexes=tuple(hex_name(h) for h in mine))
    return Said(where(w.say(said, "label")), w.say(said), w.say(said, "note"), (river_id(river),))


# ---- actions beside the map
def say_send(w: Words, s: Mystica, seat: int, action: int) -> Said:
    track, steps = actions.send_of(action)
    n, back = steps + cults.priest_bonus(s, s.players[seat]), steps == cults.RETURNED
    said = text("answer-send", cult=parts.CULT[track], n=n)
    sign = f"{icon(TRACKS[track], 15)}+{n}{icon('undo', 11, 'dim') if back else ''}"
    return Said(sign, w.say(said), w.say(said, "back" if back else "stays"), (slot_id(track, steps), track_id(track)))


def say_advance(w: Words, s: Mystica, seat: int, action: int) -> Said:
    p = s.players[seat]
    if action == actions.ADVANCE_SHIP:
        said = text("answer-ship", n=p.ship + 1)
        return Said(what(drawn(w.say(said, "label"))), w.say(said), "", ("ship",))
    prices = s.faction(p).dig_w
    said = text("answer-spades", n=prices[p.dig + 1] if p.dig + 1 < len(prices) else 0)
    return Said(what(drawn(w.say(said, "label"), 13)), w.say(said), w.say(said, "note"), ("dig",))


def say_burn(w: Words, s: Mystica, seat: int, action: int) -> Said:
    said = text("answer-burn")
    return Said(f"{icon('token', 14)}{TO}{icon('power', 14)}", w.say(said), w.say(said, "note"))


def say_convert(w: Words, s: Mystica, seat: int, action: int) -> Said:
    (n, give), (m, take) = CONVERTED[actions.CONVERT.at(action)]
    if actions.CONVERT.at(action) == actions.COINS_TO_VP:
        n = s.faction(s.players[seat]).coins_per_vp
    label = f"{n}{icon(give, 14)}{TO}{m}{icon(take, 14)}"
    return Said(label, w.say(CONVERSIONS[actions.CONVERT.at(action)]))


CONVERTED: Final = (
    ((5, "power"), (1, "priest")), ((3, "power"), (1, "worker")), ((1, "power"), (1, "coin")),
    ((1, "priest"), (1, "worker")), ((1, "priest"), (1, "coin")), ((1, "worker"), (1, "coin")),
    ((3, "coin"), (1, "vp")), ((1, "vp"), (1, "coin")), ((1, "worker"), (1, "priest")),
)  # fmt: skip
"""The pictures of actions.CONVERSIONS."""
CONVERSIONS: Final = [text(f"answer-convert-{give}-{take}") for (_, give), (_, take) in CONVERTED]


def say_power(w: Words, s: Mystica, seat: int, action: int) -> Said:
    space = s.game.box.power_actions[actions.POWER.at(action)]
    price = spaces.price(s, s.players[seat], actions.POWER.at(action))
    name, n = tiles.power_gain(space)
    label = f"{price}{icon('power', 14)}{TO}{n}{icon(name, 14)}"
    said = w("answer-power", what=parts.power_action(space), n=price)
    return Said(label, said, space.name, (f"power-{space.name}",))


def say_special(w: Words, s: Mystica, seat: int, action: int) -> Said:
    code, said = actions.SPECIALS[actions.SPECIAL.at(action)], parts.SPECIAL[actions.SPECIAL.at(action)]
    name, n = mat.SPECIAL_ICONS[actions.SPECIAL.at(action)]
    label = f"{n if n > 1 else ''}{icon(name, 15)}{what(esc(w.say(said)))}"
    return Said(label, w("answer-special", what=said), code, (f"special-{code}",))


# ---- what is taken
def say_favor(w: Words, s: Mystica, seat: int, action: int) -> Said:
    tile = s.game.box.favor_tiles[actions.FAVOR.at(action)]
    tracks = "".join(icon(TRACKS[track], 16) for track in range(len(TRACKS)) if tile.steps[track])
    label = f'<span class="tm-inscribed">{tracks}{tiles.favor_effect(tile, 14)}</span>'
    return Said(label, w("answer-take", tile=tile.name), w.say(parts.favor_tile(tile)), (f"favor-{tile.name}",))


def say_town(w: Words, s: Mystica, seat: int, action: int) -> Said:
    tile = s.game.box.town_tiles[actions.TOWN.at(action)]
    name = w("answer-take", tile=tile.name)
    return Said(where(tile.name), name, w.say(parts.town_tile(tile)), (f"town-{tile.name}",))


def on_track(track: int, sign: str, name: str, note: str = "") -> Said:
    return Said(f"{icon(TRACKS[track], 15)}{sign}", name, note, (track_id(track),))


def say_cult(w: Words, s: Mystica, seat: int, action: int) -> Said:
    p, track = s.players[seat], actions.CULT.at(action)
    n = p.cult_steps if p.same_track else 1
    return on_track(track, f"+{n}", w("answer-cult", n=n, cult=parts.CULT[track]))


def say_step_down(w: Words, s: Mystica, seat: int, action: int) -> Said:
    track = actions.STEP_DOWN.at(action)
    return on_track(track, "−1", w("answer-step-down", cult=parts.CULT[track]))


def say_lose(w: Words, s: Mystica, seat: int, action: int) -> Said:
    track, n = actions.LOSE.at(action), s.players[seat].lose_steps
    said = text("answer-lose", n=n, cult=parts.CULT[track])
    return on_track(track, f"−{n}", w.say(said), w.say(said, "note"))


def say_gate(w: Words, s: Mystica, seat: int, action: int) -> Said:
    asked = next((q for q in s.questions(seat) if isinstance(q, cults.Gate)), None)
    track = asked.track if asked is not None else 0
    enters = action == actions.ENTER
    said = text("answer-enter", cult=parts.CULT[track]) if enters else text("answer-stay")
    return on_track(track, "10" if enters else "9", w.say(said), w.say(said, "note"))


def say_leech(w: Words, s: Mystica, seat: int, action: int) -> Said:
    source, offered = actions.offer_of(action)
    giver = next((n for n, p in enumerate(s.players) if p.faction == source), seat)
    whose = parts.faction_name(s.game.box.factions[source].display)
    if action in actions.DECLINE:
        said = text("answer-decline", n=offered, faction=whose)
        return Said(what(drawn(w.say(said, "label"))), w.shown(said))
    gained, lost = taken(s, seat, action)
    said = text("answer-leech", n=gained, faction=whose, vp=lost)
    return Said(what(f"{pieces.emblem_of(s, giver)}{drawn(w.say(said, 'label'))}"), w.shown(said))


def taken(s: Mystica, seat: int, action: int) -> tuple[int, int]:
    """Power that accepting brings, and the points it costs: found by accepting on a copy."""
    trial = s.clone()
    p, at = trial.players[seat], leech.find(trial, seat, action)
    if at < 0:
        _, offered = actions.offer_of(action)
        return offered, offered - 1
    before, vp = p.bowl2 + 2 * p.bowl3, p.vp
    leech.accept(trial, at)
    return p.bowl2 + 2 * p.bowl3 - before, vp - p.vp


def say_pass(w: Words, s: Mystica, seat: int, action: int) -> Said:
    if action == actions.PASS_LAST:
        said = text("answer-pass-last")
        return Said(what(esc(w.say(said))), w.say(said), w.say(said, "note"))
    card, coins = s.game.box.bonus_cards[actions.PASS.at(action)], s.card_coins[actions.PASS.at(action)]
    lying = f'<span class="tm-coins">{coins}</span>' if coins else ""
    label = f'<span class="tm-inscribed">{tiles.bonus_income(card, 14)}{tiles.bonus_effect(card)}{lying}</span>'
    name = w("answer-pass", tile=card.name) if s.round else w("answer-take", tile=card.name)
    note = noted(w, parts.bonus_card(card), text("note-coins", n=coins) if coins else None)
    return Said(label, name, note, (f"bonus-{card.name}",))


def say_unlock(w: Words, s: Mystica, seat: int, action: int) -> Said:
    if actions.UNLOCK.at(action) >= WHEEL:
        keep = text("answer-keep")
        return Said(f"{icon('priest', 14)}{esc(w.say(keep, 'label'))}", w.say(keep))
    terrain = actions.UNLOCK.at(action)
    said = parts.TERRAIN[terrain]
    return Said(f"{swatch(terrain)}{esc(w.say(said))}", w("answer-unlock", terrain=said))


def say_token(w: Words, s: Mystica, seat: int, action: int) -> Said:
    buys = action == actions.GAIN_TOKEN
    said = text("answer-token") if buys else text("answer-no-token")
    return Said(what(esc(w.say(said, "label"))), w.say(said), w.say(said, "note") if buys else "")


# ---- the rest
def say_waive(w: Words, s: Mystica, seat: int, action: int) -> Said:
    name = w("answer-waive", what=parts.WAIVED[actions.WAIVE.at(action)])
    return Said(what(esc(name)), name)


def say_done(w: Words, s: Mystica, seat: int, action: int) -> Said:
    name = w("answer-done")
    return Said(what(esc(name)), name)


def say_drop(w: Words, s: Mystica, seat: int, action: int) -> Said:
    printed = parts.faction_name(s.game.box.factions[actions.DROP.at(action)].display)
    name = w.shown(text("answer-drop", faction=printed))
    return Said(what(esc(name)), name)


def say_code(w: Words, s: Mystica, seat: int, action: int) -> Said:
    code = s.game.space.format(action)
    return Said(what(esc(code)), code)


Phrase = Callable[[Words, Mystica, int, int], Said]


class Family(NamedTuple):
    """Answers that are listed in one group and said alike."""

    group: str
    phrase: Phrase


FAMILIES: Final[dict[Verb | int, Family]] = {
    actions.SETUP: Family("faction", say_faction),
    actions.COLOUR: Family("colour", say_colour),
    actions.BUILD: Family("build", say_build),
    actions.TRANSFORM: Family("transform", say_transform),
    actions.LONG_WAY: Family("transform", say_long_way),
    actions.DIG: Family("transform", say_dig),
    actions.UPGRADE: Family("upgrade", say_upgrade),
    actions.SEND: Family("send", say_send),
    actions.ADVANCE_SHIP: Family("advance", say_advance),
    actions.ADVANCE_DIG: Family("advance", say_advance),
    actions.BURN: Family("convert", say_burn),
    actions.CONVERT: Family("convert", say_convert),
    actions.POWER: Family("power", say_power),
    actions.SPECIAL: Family("special", say_special),
    actions.BRIDGE: Family("bridge", say_bridge),
    actions.CONNECT: Family("river", say_river),
    actions.FAVOR: Family("favor", say_favor),
    actions.TOWN: Family("town", say_town),
    actions.CULT: Family("cult", say_cult),
    actions.STEP_DOWN: Family("cult", say_step_down),
    actions.LOSE: Family("lose", say_lose),
    actions.ENTER: Family("gate", say_gate),
    actions.STAY: Family("gate", say_gate),
    actions.OFFERED: Family("leech", say_leech),
    actions.PASSES: Family("pass", say_pass),
    actions.UNLOCK: Family("unlock", say_unlock),
    actions.GAIN_TOKEN: Family("token", say_token),
    actions.NO_TOKEN: Family("token", say_token),
    actions.WAIVE: Family("waive", say_waive),
    actions.DONE: Family("done", say_done),
    actions.DROP: Family("drop", say_drop),
    actions.ADJUST: Family("adjust", say_code),
}
_BY_ACTION: Final[dict[int, Family]] = {
    action: family
    for verb, family in FAMILIES.items()
    for action in (range(verb.base, verb.end) if isinstance(verb, Verb) else [verb])
}


def family(action: int) -> Family:
    return _BY_ACTION[action]
