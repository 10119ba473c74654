"""A faction's mat: a piece stands on its income until it is built, so the uncovered figures are what is earned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions, spaces, upgrades
from demiurge.games.terra_mystica.drawing import parts, pieces, prospects, seats, tiles
from demiurge.games.terra_mystica.drawing.pieces import Look
from demiurge.games.terra_mystica.drawing.prospects import Prospect
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import NO_CARD, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import SA, SH, STRUCTURES, TE, TP, D
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc, icon

SHEET: Final = "mat-sheet"  # where a faction is shown before it is chosen


def mat(w: Words, view: Mystica, seat: int, places: bool) -> str:
    """The mat of a seat; `places`: whether its parts can be clicked (it is the one on the table, not a second look)."""
    p = view.players[seat]
    if p.faction < 0:
        where = f' id="{SHEET}"' if places else ""
        waiting = f'<p class="tm-waiting">{esc(w("label-no-mat"))}</p>'
        return f'<div class="tm-mat c-none"{where}>{waiting}<div class="ghosts"></div></div>'
    faction = view.faction(p)
    far = p.flight if faction.flight else p.ship
    whose = f' data-of="{seat}"' if places else ""
    return (
        f'<div class="tm-mat {pieces.colour_class(p)}"{whose}>{head(w, view, seat)}'
        f"{structures(w, faction, pieces.look_of(view, seat), tuple(p.built), places)}"
        f'<div class="tm-tracks">{ship_track(faction, far, places)}{dig_track(faction, p.dig, places)}'
        f"{special_actions(w, view, seat, places)}{passive(view, p)}</div></div>"
    )


# ---- head
def head(w: Words, view: Mystica, seat: int) -> str:
    p = view.players[seat]
    found = prospects.prospect(view, p)
    return _head(w, view.faction(p), parts.title_of(view, seat), pieces.look_of(view, seat), found)


@lru_cache(maxsize=512)
def _head(w: Words, faction: Faction, title: Text, look: Look, found: Prospect) -> str:
    ability = w.say(parts.ABILITY[faction.name], "start")
    return (
        f'<div class="tm-head"><span data-tip="faction-{esc(faction.name)}">{pieces.emblem(*look)}'
        f"<b>{esc(w.shown(title))}</b></span>"
        f'<span class="tm-ability" data-tip="faction-{esc(faction.name)}">{esc(ability)}</span>'
        f'<span class="tm-soon-come">{prospects.line(w, "income", prospects.INCOME, found.income)}'
        f"{prospects.line(w, 'reward', prospects.REWARD, found.reward)}</span></div>"
    )


# ---- structures
@lru_cache(maxsize=512)
def structures(w: Words, faction: Faction, look: Look, built: tuple[int, ...], places: bool) -> str:
    """`built`: how many of each kind stand on the map."""
    small = {kind: row(w, faction, kind, built[kind], piece(look, kind), places) for kind in (D, TP, TE)}
    large = [great(w, faction, kind, built[kind], piece(look, kind), places) for kind in (SH, SA)]
    return (
        f'<div class="tm-rows"><div class="tm-left-side">{small[D]}'
        f'<div class="tm-two">{small[TP]}{small[TE]}</div></div><div class="tm-right">{"".join(large)}</div></div>'
    )


def row(w: Words, faction: Faction, kind: int, built: int, piece: str, places: bool) -> str:
    """One kind of structure: its price, and a slot for each piece."""
    found = base_income(faction, kind)
    for number in range(faction.count[kind]):
        covered = number >= built
        inside = standing(piece, faction, kind, number) if covered else gain(faction, kind, number)
        found += f'<span class="tm-slot{"" if covered else " tm-open"}">{inside}</span>'
    return (
        f'<div class="tm-kind{place(kind, places)}>{label(w, faction, kind)}<div class="tm-slots">{found}</div></div>'
    )


def place(kind: int, places: bool) -> str:
    """Ends the class attribute; the id and the tip follow."""
    code = STRUCTURES[kind]
    return f' place" id="mat-{code}" data-tip="building-{code}"' if places else f'" data-tip="building-{code}"'


def label(w: Words, faction: Faction, kind: int) -> str:
    return f'<h2>{esc(w.say(parts.STRUCTURE[kind], "row"))}<span class="tm-price">{price(w, faction, kind)}</span></h2>'


def price(w: Words, faction: Faction, kind: int) -> str:
    """In workers and coins; of a trading house both: alone, and beside an opponent."""
    workers = tiles.amounts([faction.cost_w[kind]], ("worker",))
    coins = sorted({upgrades.coins(faction, kind, beside) for beside in (True, False)}, reverse=True)
    both = f"<span>{'/'.join(map(str, coins))}{icon('coin', 13)}</span>"
    if len(coins) == 1:
        return workers + both
    note = esc(w("about-trading-price", alone=coins[0], beside=coins[1]))
    return f'{workers}<span data-tip="building-{STRUCTURES[kind]}" data-note="{note}">{both}</span>'


def base_income(faction: Faction, kind: int) -> str:
    """What is earned before anything is built, where there is such."""
    found = tiles.goods(faction.income_c[kind][0], faction.income_w[kind][0], faction.income_p[kind][0],
                        faction.income_pw[kind][0], "")  # fmt: skip
    return f'<span class="tm-slot tm-open tm-base">{found}</span>' if found else ""


def standing(piece: str, faction: Faction, kind: int, number: int) -> str:
    """A piece on its slot, and below it what it would uncover."""
    found = gain(faction, kind, number, 10)
    return f'{piece}<small class="tm-brings">{found}</small>' if found else piece


def gain(faction: Faction, kind: int, number: int, size: int = 13) -> str:
    """What the piece with this number uncovers when it leaves the mat."""
    tables = (faction.income_c, faction.income_w, faction.income_p, faction.income_pw)
    coins, workers, priests, power = (table[kind][number + 1] - table[kind][number] for table in tables)
    return tiles.goods(coins, workers, priests, power, "", size)


def piece(look: Look, kind: int) -> str:
    drawn = pieces.building(kind, *look, 0, 0)
    return f'<svg class="tm-piece" viewBox="-22 -20 44 38" aria-hidden="true">{drawn}</svg>'


def great(w: Words, faction: Faction, kind: int, built: int, piece: str, places: bool) -> str:
    """Stronghold and sanctuary: one piece each, and what it is good for."""
    covered = not built
    inside = standing(piece, faction, kind, 0) if covered else gain(faction, kind, 0)
    words = w.say(parts.ABILITY[faction.name], "stronghold") if kind == SH else w("label-sanctuary")
    return (
        f'<div class="tm-kind{place(kind, places)}>{label(w, faction, kind)}<div class="tm-slots">'
        f'<span class="tm-slot tm-wide{"" if covered else " tm-open"}">{inside}</span>'
        f"<p>{esc(words)}</p></div></div>"
    )


# ---- tracks
def track(name: str, tip: str, sign: str, cells: str, places: bool) -> str:
    where = f' class="tm-track place" id="{name}"' if places else ' class="tm-track"'
    return f'<span{where} data-tip="{tip}">{icon(sign, 20)}{cells}</span>'


def cell(level: str, at: int, current: int, vp: int) -> str:
    """One level: reached, next (with its points) or still to come."""
    if at == current:
        return f'<b class="tm-now">{level}</b>'
    if at == current + 1 and vp:
        return f'<b class="tm-step">{level}<span class="tm-plus">+{vp}{icon("vp", 12)}</span></b>'
    return f"<b>{level}</b>"


@lru_cache(maxsize=512)
def ship_track(faction: Faction, at: int, places: bool) -> str:
    """`at`: how far it travels now, over water or otherwise."""
    if faction.flight:
        name = "carpet" if faction.carpet_p else "tunnel"
        levels = range(faction.flight, faction.flight_max + 1)
        return track("ship", name, name, "".join(cell(str(n), n, at, 0) for n in levels), places)
    levels = range(faction.ship_level, faction.ship_max + 1)
    points = [0, *faction.ship_vp]
    cells = "".join(cell(str(n), n, at, points[n] if n < len(points) else 0) for n in levels)
    return track("ship", "shipping", "ship", cells, places)


@lru_cache(maxsize=512)
def dig_track(faction: Faction, at: int, places: bool) -> str:
    """The price of a spade at each level, in workers; a faction that pays otherwise has one level only."""
    if not faction.dig_w:
        price = f"{faction.dig_p}{icon('priest', 12)}" if faction.dig_p else "–"
        return track("dig", "spades", "spade", f'<b class="tm-now">{price}</b>', places)
    levels = range(faction.dig_level, faction.dig_max + 1)
    cells = "".join(cell(str(faction.dig_w[n]), n, at, faction.dig_step_vp) for n in levels)
    return track("dig", "spades", "spade", cells, places)


# ---- special actions and lasting tiles
SPECIAL_ICONS: Final = (
    ("cult", 2), ("double", 2), ("bridge", 1), ("spade", 2), ("wheel", 1), ("TP", 1), ("D", 1), ("wheel", 1),
    ("token", 1), ("spade", 1), ("cult", 1), ("cult", 1),
)  # fmt: skip
"""What each special action brings, in the order of actions.SPECIALS."""


def own_actions(view: Mystica, seat: int) -> list[int]:
    """The special actions that the seat has now, used or not: of the faction, the bonus card and favor tile 6."""
    p = view.players[seat]
    faction = view.faction(p)
    found: list[int] = []
    if p.built[SH] or faction.action_from_start:
        found = faction.specials[:]
    if p.card != NO_CARD and p.card in seats.CARD_ACTIONS and not (p.passed and view.round):
        found.append(seats.CARD_ACTIONS[p.card])
    if p.favors >> spaces.FAV6_TILE & 1:
        found.append(actions.FAV6)
    return found


def special_actions(w: Words, view: Mystica, seat: int, places: bool) -> str:
    p, found = view.players[seat], ""
    for which in own_actions(view, seat):
        code, (name, n) = actions.SPECIALS[which], SPECIAL_ICONS[which]
        used = p.used >> which & 1
        where = f' id="special-{code}"' if places else ""
        look = f"tm-special{' place' if places else ''}{' tm-used' if used else ''}"
        note = f' data-note="{esc(w("about-used"))}"' if used else ""
        count = f"{n}" if n > 1 else ""
        found += f'<span class="{look}"{where} data-tip="special-{code}"{note}>{count}{icon(name, 15)}</span>'
    return f'<span class="tm-specials">{found}</span>' if found else ""


def passive(view: Mystica, p: Player) -> str:
    """Favor tiles that last without being used."""
    found = ""
    for number in bits(p.favors):
        favor = view.game.box.favor_tiles[number]
        inside = tiles.favor_effect(favor)
        if inside and number != spaces.FAV6_TILE:
            found += seats.tile("tm-favor", f"favor-{favor.name}", inside)
    return f'<span class="tm-lasting">{found}</span>' if found else ""


# ---- a closer look
def detail(w: Words, view: Mystica, seat: int, of: int) -> str:
    """Everything about one seat: its mat, its figures and all its tiles with their words."""
    p = view.players[of]
    if p.faction < 0:
        return mat(w, view, of, False)
    ability = w("about-ability", ability=parts.ABILITY[view.faction(p).name])
    figures = f"{seats.resources(w, view, p)}{seats.bowls(p)}{seats.cult_levels(p)}{seats.pieces(p)}"
    return (
        f'<div class="tm-detail">{mat(w, view, of, False)}<p class="tm-words">{esc(ability)}</p>'
        f'<div class="tm-figures">{figures}</div>'
        f'<ul class="tm-list">{"".join(lines(w, view, of))}</ul></div>'
    )


def lines(w: Words, view: Mystica, of: int) -> list[str]:
    """Cards, tiles and special actions, each with its inscription and its words."""
    p, held = view.players[of], view.game.box
    found: list[str] = []
    if p.card != NO_CARD:
        card = held.bonus_cards[p.card]
        found.append(line(w, seats.card_tile(view, p), text("tip-bonus"), card.name, parts.bonus_card(card)))
    for number in bits(p.favors):
        favor = held.favor_tiles[number]
        drawn = seats.tile("tm-favor", f"favor-{favor.name}", tiles.favor(favor))
        found.append(line(w, drawn, text("tip-favor"), favor.name, parts.favor_tile(favor)))
    for number, n in enumerate(p.town_tiles):
        town = held.town_tiles[number]
        drawn = seats.tile("tm-town", f"town-{town.name}", tiles.town(town))
        found += [line(w, drawn, text("tip-town"), town.name, parts.town_tile(town))] * n
    for which in own_actions(view, of):
        name, n = SPECIAL_ICONS[which]
        drawn = f'<span class="tm-special">{n if n > 1 else ""}{icon(name, 15)}</span>'
        said = parts.SPECIAL[which]
        used = text("label-used", what=said) if p.used >> which & 1 else said
        found.append(line(w, drawn, text("tip-special"), actions.SPECIALS[which], used))
    return found


def line(w: Words, drawn: str, name: Text, code: str, words: Text) -> str:
    """`code`: small, for who knows it from elsewhere."""
    small = f'<small class="tm-code">{esc(code)}</small>'
    return f"<li>{drawn}<b>{esc(w.say(name))}</b><span>{esc(w.say(words))} {small}</span></li>"
