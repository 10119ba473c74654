"""The answers in words: what stands in a row of the list, what it is called alone, one line more, and where it is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from demiurge.games.terra_mystica import actions, cults, leech, spaces, terraform, upgrades
from demiurge.games.terra_mystica.actions import (
    ADVANCE_SHIP,
    BRIDGE,
    BUILD,
    BURN,
    COLOUR,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DROP,
    ENTER,
    FAVOR,
    GAIN_TOKEN,
    LEECH,
    LONG_WAY,
    LOSE,
    OFFERS,
    PASS,
    PASS_LAST,
    POWER,
    SEND,
    SETUP,
    SPECIAL,
    STEP_DOWN,
    TOWN,
    TRANSFORM,
    UNLOCK,
    UPGRADE,
    WAIVE,
)  # fmt: skip
from demiurge.games.terra_mystica.box import BRIDGES, TP, WHEEL, hex_name
from demiurge.games.terra_mystica.drawing import mat, tiles
from demiurge.games.terra_mystica.drawing.board import bridge_id, hex_place, river_id
from demiurge.games.terra_mystica.drawing.cult_board import slot_id, track_id
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.drawing.pieces import (
    ANY_COLOUR,
    FACTION_COLOUR,
    MARKS,
    NO_COLOUR,
    RING,
    badge,
    emblem_of,
)
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.words import about, parts
from demiurge.kit.markup import esc, icon
from demiurge.kit.phrases import Said, upper, where

TO: Final = icon("arrow", 11, "dim")


def what(text: str) -> str:
    return f'<span class="what">{text}</span>'


def swatch(terrain: int) -> str:
    return f'<span class="tm-swatch tm-{parts.TERRAINS[terrain]}"></span>'


# ---- setting up
def say_faction(s: Mystica, seat: int, action: int) -> Said:
    faction = s.game.box.factions[action - SETUP]
    colour = FACTION_COLOUR.get(faction.name, NO_COLOUR)
    emblem = badge(NO_COLOUR if colour == ANY_COLOUR else colour, MARKS.get(faction.name, RING))
    home = swatch(faction.home) if faction.home < len(parts.TERRAINS) else icon("wheel", 13)
    ability = parts.ABILITIES.get(faction.name, "")
    goods = tiles.goods(faction.coins, faction.workers, faction.priests, 0, "")
    label = (
        f'<span class="tm-choice">{emblem}<span><b>{esc(faction.display)}</b>{home}<u>{goods}</u></span>'
        f"<small>{esc(ability)}</small></span>"
    )
    return Said(label, faction.display, f"{about.home(faction)}: {ability}")


def say_colour(s: Mystica, seat: int, action: int) -> Said:
    terrain = action - COLOUR
    name = parts.TERRAINS[terrain]
    return Said(f"{swatch(terrain)}{name}", f"The colour of the {name}")


# ---- on the map
def say_build(s: Mystica, seat: int, action: int) -> Said:
    p, h = s.players[seat], action - BUILD
    place, name = hex_name(h), f"Dwelling on {hex_name(h)}"
    if not s.round:
        return Said(where(place, swatch(s.terrain[h])), name, "a first dwelling, free of charge", (hex_place(h),))
    if terraform.is_home(p, s.terrain[h]) or s.terrain[h] < 0:
        ground, note = f"{swatch(max(s.terrain[h], 0))}home", "home terrain"
    else:
        n = about.effort(s, p, h, p.home, False)
        ground = f"{swatch(s.terrain[h])}{spade_sign(n)}"
        note = f"{changed_ground(s.terrain[h], p.home)}{spade_words(n)}"
    return Said(where(place, ground + flight(s, p, h)), name, about.joined(note, about.way(s, p, h)), (hex_place(h),))


def changed_ground(old: int, new: int) -> str:
    return f"{parts.TERRAINS[old]} to {parts.TERRAINS[new] if new < len(parts.TERRAINS) else 'home'}"


def spade_sign(n: int) -> str:
    return f"{n}{icon('spade', 13)}" if n else ""


def spade_words(n: int) -> str:
    return f", {parts.plural(n, 'spade')}" if n else ""


def flight(s: Mystica, p: Player, h: int) -> str:
    if not about.way(s, p, h):
        return ""
    return icon("carpet" if s.faction(p).carpet_p else "tunnel", 14)


def say_transform(s: Mystica, seat: int, action: int) -> Said:
    h, new = divmod(action - TRANSFORM, terraform.COLOURS)
    return transformed(s, s.players[seat], h, new, False)


def say_long_way(s: Mystica, seat: int, action: int) -> Said:
    h, new = divmod(action - LONG_WAY, WHEEL)
    return transformed(s, s.players[seat], h, new, True)


def transformed(s: Mystica, p: Player, h: int, new: int, long: bool) -> Said:
    n, old = about.effort(s, p, h, new, long), max(s.terrain[h], 0)
    ground = f"{swatch(old)}{TO}{swatch(new)}{spade_sign(n)}{flight(s, p, h)}"
    note = about.joined(
        f"{changed_ground(old, new)}{spade_words(n)}", "the long way round" if long else "", about.way(s, p, h)
    )
    name = f"Turn {hex_name(h)} into {parts.TERRAINS[new]}{', the long way' if long else ''}"
    return Said(where(hex_name(h), ground), name, note, (hex_place(h),))


def say_dig(s: Mystica, seat: int, action: int) -> Said:
    return Said(what(f"Buy 1{icon('spade', 13)}"), "Buy a spade")


def say_upgrade(s: Mystica, seat: int, action: int) -> Said:
    h, kind = (action - UPGRADE) // 4, (action - UPGRADE) % 4 + 2
    note = f"instead of a {parts.KINDS[upgrades.REPLACED[kind]]}"
    if kind == TP and not s.players[seat].free_trading:
        note += ", a neighbour halves the coins" if leech.beside_opponent(s, seat, h) else ", without a neighbour"
    name = f"{parts.KINDS[kind].capitalize()} on {hex_name(h)}"
    places = (hex_place(h), f"mat-{parts.CODES[kind]}")
    return Said(where(hex_name(h), f"to {parts.KINDS[kind]}"), name, note, places)


def say_bridge(s: Mystica, seat: int, action: int) -> Said:
    a, b = BRIDGES[action - BRIDGE]
    ends = f"{hex_name(a)} – {hex_name(b)}"
    return Said(where(ends), f"Bridge from {hex_name(a)} to {hex_name(b)}", "", (bridge_id(action - BRIDGE),))


def say_river(s: Mystica, seat: int, action: int) -> Said:
    note = about.river(s, seat, action)
    mine = note.rpartition("joining ")[2]
    return Said(where(mine), f"Town across the river, {mine}", note, (river_id(action - CONNECT),))


# ---- actions beside the map
def say_send(s: Mystica, seat: int, action: int) -> Said:
    track, steps = (action - SEND) // 3, (action - SEND) % 3 + 1
    bonus = cults.priest_bonus(s, s.players[seat])
    name = f"Priest to {parts.CULTS[track]}, {parts.plural(steps + bonus, 'step')}"
    back = steps == cults.RETURNED
    note = "the priest goes back to your supply" if back else "the priest stays there for good"
    sign = f"{icon(TRACKS[track], 15)}+{steps + bonus}{icon('undo', 11, 'dim') if back else ''}"
    return Said(sign, name, note, (slot_id(track, steps), track_id(track)))


def say_advance(s: Mystica, seat: int, action: int) -> Said:
    p = s.players[seat]
    if action == ADVANCE_SHIP:
        return Said(what(f"Shipping to {p.ship + 1}"), f"Shipping to level {p.ship + 1}", "", ("ship",))
    prices = s.faction(p).dig_w
    price = prices[p.dig + 1] if p.dig + 1 < len(prices) else 0
    name = f"Spades for {parts.plural(price, 'worker')}"
    return Said(what(f"Spades at {price}{icon('worker', 13)}"), name, "each spade, from now on", ("dig",))


def say_burn(s: Mystica, seat: int, action: int) -> Said:
    label = f"{icon('token', 14)}{TO}{icon('power', 14)}"
    return Said(label, "Sacrifice a token", "one token of bowl II leaves the game, another moves to bowl III")


def say_convert(s: Mystica, seat: int, action: int) -> Said:
    (n, give), (m, take) = CONVERTED[action - CONVERT]
    if action - CONVERT == actions.COINS_TO_VP:
        n = s.faction(s.players[seat]).coins_per_vp
    label = f"{n}{icon(give, 14)}{TO}{m}{icon(take, 14)}"
    return Said(label, f"Convert {parts.CONVERSIONS[action - CONVERT]}")


CONVERTED: Final = (
    ((5, "power"), (1, "priest")), ((3, "power"), (1, "worker")), ((1, "power"), (1, "coin")),
    ((1, "priest"), (1, "worker")), ((1, "priest"), (1, "coin")), ((1, "worker"), (1, "coin")),
    ((3, "coin"), (1, "vp")), ((1, "vp"), (1, "coin")), ((1, "worker"), (1, "priest")),
)  # fmt: skip
"""The pictures of actions.CONVERSIONS."""


def say_power(s: Mystica, seat: int, action: int) -> Said:
    space = s.game.box.power_actions[action - POWER]
    price = spaces.price(s, s.players[seat], action - POWER)
    name, n = tiles.power_gain(space)
    label = f"{price}{icon('power', 14)}{TO}{n}{icon(name, 14)}"
    gain = parts.power_action(space)
    return Said(label, f"{upper(gain)} for {price} power", space.name, (f"power-{space.name}",))


def say_special(s: Mystica, seat: int, action: int) -> Said:
    code, text = actions.SPECIALS[action - SPECIAL], parts.SPECIALS[action - SPECIAL]
    name, n = mat.SPECIAL_ICONS[action - SPECIAL]
    label = f"{n if n > 1 else ''}{icon(name, 15)}{what(esc(text))}"
    return Said(label, upper(text), code, (f"special-{code}",))


# ---- what is taken
def say_favor(s: Mystica, seat: int, action: int) -> Said:
    tile = s.game.box.favor_tiles[action - FAVOR]
    tracks = "".join(icon(TRACKS[track], 16) for track in range(len(TRACKS)) if tile.steps[track])
    label = f'<span class="tm-inscribed">{tracks}{tiles.favor_effect(tile, 14)}</span>'
    return Said(label, f"Take {tile.name}", parts.favor_tile(tile), (f"favor-{tile.name}",))


def say_town(s: Mystica, seat: int, action: int) -> Said:
    tile = s.game.box.town_tiles[action - TOWN]
    return Said(where(tile.name), f"Take {tile.name}", parts.town_tile(tile), (f"town-{tile.name}",))


def on_track(track: int, sign: str, name: str, note: str = "") -> Said:
    return Said(f"{icon(TRACKS[track], 15)}{sign}", name, note, (track_id(track),))


def say_cult(s: Mystica, seat: int, action: int) -> Said:
    p, track = s.players[seat], action - CULT
    n = p.cult_steps if p.same_track else 1
    return on_track(track, f"+{n}", f"{parts.plural(n, 'step')} on {parts.CULTS[track]}")


def say_step_down(s: Mystica, seat: int, action: int) -> Said:
    track = action - STEP_DOWN
    return on_track(track, "−1", f"Step down on {parts.CULTS[track]}")


def say_lose(s: Mystica, seat: int, action: int) -> Said:
    track, n = action - LOSE, s.players[seat].lose_steps
    return on_track(track, f"−{n}", f"{parts.plural(n, 'step')} back on {parts.CULTS[track]}", "for the volcano")


def say_gate(s: Mystica, seat: int, action: int) -> Said:
    asked = next((q for q in s.questions(seat) if isinstance(q, cults.Gate)), None)
    track = asked.track if asked is not None else 0
    if action == ENTER:
        return on_track(track, "10", f"Enter the last step of {parts.CULTS[track]}", "it uses up a key")
    return on_track(track, "9", "Stop before the last step", "and keep the key")


def say_leech(s: Mystica, seat: int, action: int) -> Said:
    declining = action >= DECLINE
    source, amount = divmod(action - (DECLINE if declining else LEECH), OFFERS)
    giver = next((n for n, p in enumerate(s.players) if p.faction == source), seat)
    whose = s.game.box.factions[source].display
    gained, lost = taken(s, seat, action)
    if declining:
        return Said(what(f"Decline {amount + 1}{icon('power', 14)}"), f"Decline the power from the {whose}")
    price = f", for {lost} VP" if lost else ""
    sign = f"{emblem_of(s, giver)}Take {gained}{icon('power', 14)}"
    return Said(what(sign), f"Take {gained} power from the {whose}{price}")


def taken(s: Mystica, seat: int, action: int) -> tuple[int, int]:
    """Power that accepting brings, and the points it costs: found by accepting on a copy."""
    if action >= DECLINE:
        return 0, 0
    trial = s.clone()
    p, at = trial.players[seat], leech.find(trial, seat, action)
    if at < 0:
        return (action - LEECH) % OFFERS + 1, (action - LEECH) % OFFERS
    before, vp = p.bowl2 + 2 * p.bowl3, p.vp
    leech.accept(trial, at)
    return p.bowl2 + 2 * p.bowl3 - before, vp - p.vp


def say_pass(s: Mystica, seat: int, action: int) -> Said:
    note = about.passing(s, seat, action)
    if action == PASS_LAST:
        return Said(what("Pass for the last time"), "Pass for the last time", note)
    card, coins = s.game.box.bonus_cards[action - PASS], s.card_coins[action - PASS]
    lying = f'<span class="tm-coins">{coins}</span>' if coins else ""
    label = f'<span class="tm-inscribed">{tiles.bonus_income(card, 14)}{tiles.bonus_effect(card)}{lying}</span>'
    name = f"Pass, taking {card.name}" if s.round else f"Take {card.name}"
    return Said(label, name, note, (f"bonus-{card.name}",))


def say_unlock(s: Mystica, seat: int, action: int) -> Said:
    if action - UNLOCK >= WHEEL:
        return Said(f"{icon('priest', 14)}keep", "Keep the priest")
    terrain = action - UNLOCK
    return Said(f"{swatch(terrain)}{parts.TERRAINS[terrain]}", f"Unlock {parts.TERRAINS[terrain]}")


def say_token(s: Mystica, seat: int, action: int) -> Said:
    if action == GAIN_TOKEN:
        return Said(what("A new token in bowl III"), "Buy a token of power", "it goes into bowl III")
    return Said(what("No token"), "Buy no token")


# ---- the rest
def say_waive(s: Mystica, seat: int, action: int) -> Said:
    name = f"Give up {parts.WAIVED[action - WAIVE]}"
    return Said(what(name), name)


def say_done(s: Mystica, seat: int, action: int) -> Said:
    return Said(what("End your turn"), "End your turn")


def say_drop(s: Mystica, seat: int, action: int) -> Said:
    name = f"The {s.game.box.factions[action - DROP].display} leave the game"
    return Said(what(esc(name)), name)


def say_text(s: Mystica, seat: int, action: int) -> Said:
    text = s.game.space.format(action)
    return Said(what(esc(text)), text)


Phrase = Callable[[Mystica, int, int], Said]
FAMILIES: Final[list[tuple[int, str, Phrase]]] = [
    (SETUP, "faction", say_faction),
    (COLOUR, "colour", say_colour),
    (BUILD, "build", say_build),
    (TRANSFORM, "transform", say_transform),
    (LONG_WAY, "transform", say_long_way),
    (actions.DIG, "transform", say_dig),
    (UPGRADE, "upgrade", say_upgrade),
    (SEND, "send", say_send),
    (ADVANCE_SHIP, "advance", say_advance),
    (BURN, "convert", say_burn),
    (CONVERT, "convert", say_convert),
    (POWER, "power", say_power),
    (SPECIAL, "special", say_special),
    (BRIDGE, "bridge", say_bridge),
    (CONNECT, "river", say_river),
    (FAVOR, "favor", say_favor),
    (TOWN, "town", say_town),
    (CULT, "cult", say_cult),
    (STEP_DOWN, "cult", say_step_down),
    (LOSE, "lose", say_lose),
    (ENTER, "gate", say_gate),
    (LEECH, "leech", say_leech),
    (PASS, "pass", say_pass),
    (UNLOCK, "unlock", say_unlock),
    (GAIN_TOKEN, "token", say_token),
    (WAIVE, "waive", say_waive),
    (actions.DONE, "done", say_done),
    (DROP, "drop", say_drop),
    (actions.ADJUST, "adjust", say_text),
]
"""Where a family of answers begins, the group it is listed in, and how its answers are said."""
_STARTS: Final = [first for first, _, _ in FAMILIES]


def family(action: int) -> tuple[int, str, Phrase]:
    return FAMILIES[bisect_right(_STARTS, action) - 1]
