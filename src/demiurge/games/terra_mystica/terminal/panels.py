"""What lies around the map: the rounds, the players, the cults, the actions, cards and tiles that can still be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from demiurge.games.terra_mystica import cults, passing, terraform, towns
from demiurge.games.terra_mystica.box import CULTS, SA, STRUCTURES, D
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.icons import RESOURCES
from demiurge.games.terra_mystica.state import NO_CARD, ROUNDS, Mystica, Player
from demiurge.games.terra_mystica.terminal import brief, paint
from demiurge.games.terra_mystica.terminal.board import mark_of, piece_of
from demiurge.games.terra_mystica.terminal.paint import DIM, FAINT, INK, PANEL, RAISED, TABLE, chip, fit, flow, style
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text

USED: Final = "#4a4f57"


# ---- the rounds
def rounds(w: Words, s: Mystica, width: int) -> list[Text]:
    """Six tiles beside each other, or three; the running round is the only light block of the picture."""
    wide = width // ROUNDS
    if wide < 13:
        half = ROUNDS // 2
        return [*round_tiles(w, s, 1, half, width), *round_tiles(w, s, half + 1, ROUNDS, width)]
    return round_tiles(w, s, 1, ROUNDS, width)


def round_tiles(w: Words, s: Mystica, first: int, last: int, width: int) -> list[Text]:
    wide = width // (last - first + 1)
    above, below = Text(), Text()
    for number in range(first, last + 1):
        tile = s.game.box.scoring_tiles[s.scoring[number - 1]]
        scores = shorter(wide - 5, w.say(parts.scored(tile)), brief.scored(w, tile))
        after = parts.rewarded(tile) if number < ROUNDS else text("terminal-final-round")
        brings = shorter(wide - 5, w.say(after), w.say(after, brief.SHORT))
        room = wide - 1 if number < last else width - wide * (last - first)
        now, over = number == max(s.round, 1), number < s.round
        ground = INK if now else PANEL if over else RAISED
        ink = TABLE if now else DIM if over else INK
        second = "#5c544a" if now else DIM if over else FAINT
        indent = "   " if wide > 16 else " "
        for line, said, look in (
            (above, f" {number} {scores}", style(ink, ground, True)),
            (below, indent + brings, style(second, ground, now)),
        ):
            line.append_text(fit(Text(said, look), room, ground))
            if number < last:
                line.append(" ", style(INK, TABLE))
    return [above, below]


def shorter(room: int, whole: str, cut: str) -> str:
    return whole if len(whole) <= room else cut


def head(w: Words, s: Mystica, width: int) -> list[Text]:
    """The name of the map, the round, the order of turns and the extra final scoring."""
    found = Text().append(f" {w('title')} ", style(INK, TABLE, True))
    found.append(f" {w.shown(parts.map_name(s.game.board.title))} ", style(FAINT, TABLE))
    if s.final_tile >= 0:
        extra = w("terminal-final", tile=parts.final_name(s.game.box.final_tiles[s.final_tile]))
        found.append(f" {extra} ", style(FAINT, TABLE))
    order = Text().append(f" {w('terminal-order')} ", style(FAINT, TABLE))
    for seat in passing.turn_order(s):
        p = s.players[seat]
        order.append(f" {mark_of(p)} ", style(paint.ink_on(piece_of(p)), piece_of(p), True))
    order.append(" ", style(INK, TABLE))
    gap = width - found.cell_len - order.cell_len
    if gap > 0:
        found.append(" " * gap, style(INK, TABLE))
        found.append_text(order)
    return [fit(found, width, TABLE)]


# ---- the players
def bowls(p: Player) -> Text:
    """Three bowls; the third is the one to spend."""
    found = Text()
    for n, colour, ground in ((p.bowl1, FAINT, RAISED), (p.bowl2, INK, "#3a3150"), (p.bowl3, "#140d20", paint.POWER)):
        found.append(f"{n:^4}" if n > 9 else f" {n} ", style(colour, ground, True))
    return found


def holdings(w: Words, p: Player) -> Text:
    found, colours = Text(), (paint.COIN, paint.WORKER, paint.PRIEST)
    for icon, n, colour in zip(RESOURCES, (p.coins, p.workers, p.priests), colours, strict=False):
        found.append(f"{n:>3}", style(colour if n else DIM, "", True))
        found.append(w.say(parts.amount(icon, n), "unit"), style(colour if n else DIM))
    return found


def spade_price(w: Words, s: Mystica, p: Player) -> str:
    faction = s.faction(p)
    if faction.dig_p:
        return w.say(parts.amount("priest", faction.dig_p), brief.SHORT)
    workers = terraform.spade_workers(s, p)
    return w.say(parts.amount("worker", workers), brief.SHORT) if workers else "–"


def travel(w: Words, s: Mystica, p: Player) -> Text:
    found = Text()
    first = (w("terminal-fly"), str(p.flight)) if p.flight else (w("terminal-ship"), str(p.ship))
    for word, value in (first, (w("terminal-dig"), spade_price(w, s, p))):
        found.append(f"{word} ", style(FAINT))
        found.append(f"{value} ", style(INK, "", True))
    return found


def structures(p: Player) -> Text:
    found = Text()
    for kind in range(D, SA + 1):
        n = p.built[kind]
        found.append(f"{STRUCTURES[kind]} ", style(FAINT if n else DIM))
        found.append(f"{n} ", style(INK if n else DIM, "", bool(n)))
    return found


def town_count(s: Mystica, p: Player) -> int:
    """How many towns a player has: groups of hexes that belong to one."""
    found, left = 0, p.towns
    while left:
        left &= ~towns.group_of(s, p, left & -left)
        found += 1
    return found


def possessions(w: Words, s: Mystica, p: Player) -> list[Text]:
    """The bonus card and favor tiles, each with what it does."""
    box, found = s.game.box, []
    if p.card != NO_CARD:
        card = box.bonus_cards[p.card]
        found.append(chip(f"{card.name} {brief.bonus(w, card)}", TABLE, "#c9a24b", False))
    for tile in bits(p.favors):
        favor = box.favor_tiles[tile]
        found.append(chip(f"{favor.name} {brief.favor(w, favor)}".strip(), INK, RAISED, False))
    return found


def player(w: Words, s: Mystica, seat: int, me: int, width: int) -> list[Text]:
    p, colour = s.players[seat], piece_of(s.players[seat])
    bar = style(colour if paint.light(colour) else paint.mix(colour, "#ffffff", 0.25))
    first = Text().append(f" {mark_of(p)} ", style(paint.ink_on(colour), colour, True))
    first.append(f" {w.shown(parts.title_of(s, seat))}", style(INK, "", True))
    if seat == me:
        first.append(f" {w('terminal-you')}", style(paint.GLOW, "", True))
    if seat in s.waiting():
        first.append(f" ◂ {w('terminal-asked')}" if seat != me else " ◂", style(paint.GLOW))
    elif p.passed and s.round:
        first.append(f" {w('label-passed')}", style(DIM))
    score = Text()
    if p.faction >= 0:
        score.append(f"{p.vp}", style(INK, "", True))
        score.append(f" {w.say(parts.amount('vp', p.vp), 'unit')} ", style(paint.VP))
    first.append(" " * max(1, width - 1 - first.cell_len - score.cell_len))
    first.append_text(score)
    lines = [first]
    if p.faction >= 0:
        lines += figures(w, s, p, width - 1)
        lines += flow(possessions(w, s, p), width - 1, 1)
    return [fit(Text().append("▌", bar).append_text(line), width) for line in lines]


def figures(w: Words, s: Mystica, p: Player, width: int) -> list[Text]:
    """What is held, what stands, and what was learnt, in one line or two."""
    stock = holdings(w, p).append("  ").append_text(bowls(p))
    if p.keys or p.towns:
        stock.append(f"  {w.say(parts.amount('town', town_count(s, p)))} ⚷{p.keys}", style(paint.KEY))
    rest = Text(" ").append_text(structures(p)).append(" ").append_text(travel(w, s, p))
    if stock.cell_len + rest.cell_len + 2 <= width:
        return [stock.append(" ").append_text(rest)]
    return [stock, rest]


def players(w: Words, s: Mystica, me: int, width: int, seats: list[int] | None = None) -> list[Text]:
    lines: list[Text] = []
    for seat in s.order if seats is None else seats:
        if lines:
            lines.append(fit(Text(), width, TABLE))
        lines += player(w, s, seat, me, width)
    return lines


# ---- the cults
def cult_board(w: Words, s: Mystica, width: int) -> list[Text]:
    """Four tracks of eleven steps with everybody's marker, and the priests' places at their end."""
    wide = max((width - 7 - 13) // 11, 2)
    top = Text(" " * 7)
    for step in range(cults.TOP + 1):
        power = cults.POWER_STEPS[step]
        top.append(f"{step}".ljust(wide), style(paint.POWER if power else DIM, "", bool(power)))
    top.append(f"  {w('terminal-priests')}", style(DIM))
    lines = [fit(top, width)]
    for track in range(cults.TRACKS):
        line = Text().append(f" {w.say(parts.CULT[track]):<6}", style(paint.CULT[track], "", True))
        for step in range(cults.TOP + 1):
            line.append_text(cult_step(s, track, step, wide))
        line.append("  ")
        for slot in range(cults.SLOTS):
            line.append_text(priest_slot(s, track, slot))
        lines.append(fit(line, width))
    return lines


def cult_step(s: Mystica, track: int, step: int, wide: int) -> Text:
    strong = step == cults.TOP or cults.POWER_STEPS[step] > 0
    ground = paint.mix(PANEL, paint.CULT[track], 0.34 if strong else 0.17)
    here = [p for p in s.players if p.faction >= 0 and p.cults[track] == step]
    found = Text()
    for p in here[: wide - 1] if wide < 5 else here[:wide]:
        found.append(mark_of(p), style(paint.ink_on(piece_of(p)), piece_of(p), True))
    rest = max(wide - found.cell_len, 0)
    found.append(" " * max(rest - 1, 0), style("", ground))
    found.append(" " if rest else "", style("", PANEL))
    return found


def priest_slot(s: Mystica, track: int, slot: int) -> Text:
    owner = s.slots[track * cults.SLOTS + slot]
    if owner < 0:
        return Text(f" {cults.SLOT_STEPS[slot]}", style(FAINT, "", True))
    p = s.players[owner]
    return Text().append(" ").append(mark_of(p), style(paint.ink_on(piece_of(p)), piece_of(p), True))


# ---- what can still be had
def power_actions(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for action in s.game.box.power_actions:
        taken = bool(s.spaces >> action.index & 1)
        price = w.say(parts.amount("power", action.power), brief.SHORT)
        said = f" {action.name} {price} {w.say(parts.power_action(action))} "
        items.append(Text(said, style(USED if taken else INK, PANEL if taken else "#3a3150", not taken, taken)))
    return section(w("label-powers"), items, width)


def bonus_cards(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for card in bits(s.cards):
        bonus = s.game.box.bonus_cards[card]
        item = chip(f"{bonus.name} {brief.bonus(w, bonus)}", INK, RAISED, False)
        if s.card_coins[card]:
            lying = w.say(parts.amount("coin", s.card_coins[card]), brief.SHORT)
            item.append(f" +{lying} ", style(TABLE, paint.COIN, True))
        items.append(item)
    return section(w("label-cards"), items, width)


def favor_tiles(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for tile in s.game.box.favor_tiles:
        left = s.favors_left[tile.index]
        track = max(range(4), key=lambda t: tile.steps[t])
        gone = style(USED, PANEL, False, True)
        item = Text().append(f" {tile.name} ", style(INK, RAISED) if left else gone)
        if left:
            steps = w.say(parts.amount(CULTS[track], tile.steps[track]), brief.SHORT)
            item.append(steps, style(paint.CULT[track], RAISED, True))
            item.append(f" {brief.favor(w, tile)}".rstrip() + " ", style(INK, RAISED))
            item.append(f"×{left} " if tile.copies > 1 else "", style(FAINT, RAISED))
        items.append(item)
    return section(w("label-favors"), items, width)


def town_tiles(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for tile in s.game.box.town_tiles:
        left = s.towns_left[tile.index]
        if left:
            item = chip(f"{tile.name} {brief.town(w, tile)}", INK, RAISED, False)
            item.append(f"×{left} " if left > 1 else "", style(FAINT, RAISED))
            items.append(item)
    return section(w("label-towns"), items, width)


def section(name: str, items: Sequence[Text], width: int) -> list[Text]:
    if not items:
        return []
    label = Text().append(f" {name} ", style(FAINT, "", True))
    if width < 70:
        lines = [label, *flow(list(items), width, 1)]
    else:
        lines = flow(list(items), width - 15)
        labels = [f" {name:<14}"] + [" " * 15] * len(lines)
        lines = [Text().append(label, style(FAINT, "", True)).append_text(line) for label, line in zip(labels, lines)]
    return [fit(line, width) for line in lines]
