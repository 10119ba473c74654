"""What lies around the map: the rounds, the players, the cults, the actions, cards and tiles that can still be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from demiurge.games.terra_mystica import cults, passing, towns
from demiurge.games.terra_mystica.drawing import icons, parts
from demiurge.games.terra_mystica.state import NO_CARD, ROUNDS, Mystica, Player
from demiurge.games.terra_mystica.terminal import brief, paint
from demiurge.games.terra_mystica.terminal.board import mark_of, piece_of
from demiurge.games.terra_mystica.vocabulary import CULTS, SA, D
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
        ground = paint.INK if now else paint.PANEL if over else paint.RAISED
        ink = paint.TABLE if now else paint.DIM if over else paint.INK
        second = "#5c544a" if now else paint.DIM if over else paint.FAINT
        indent = "   " if wide > 16 else " "
        for line, said, look in (
            (above, f" {number} {scores}", paint.style(ink, ground, True)),
            (below, indent + brings, paint.style(second, ground, now)),
        ):
            line.append_text(paint.fit(Text(said, look), room, ground))
            if number < last:
                line.append(" ", paint.style(paint.INK, paint.TABLE))
    return [above, below]


def shorter(room: int, whole: str, cut: str) -> str:
    return whole if len(whole) <= room else cut


def head(w: Words, s: Mystica, width: int) -> list[Text]:
    """The name of the map, the round, the order of turns and the extra final scoring."""
    found = Text().append(f" {w('title')} ", paint.style(paint.INK, paint.TABLE, True))
    found.append(f" {w.shown(parts.map_name(s.game.board.title))} ", paint.style(paint.FAINT, paint.TABLE))
    if s.final_tile >= 0:
        extra = w("terminal-final", tile=parts.final_name(s.game.box.final_tiles[s.final_tile]))
        found.append(f" {extra} ", paint.style(paint.FAINT, paint.TABLE))
    order = Text().append(f" {w('terminal-order')} ", paint.style(paint.FAINT, paint.TABLE))
    for seat in passing.turn_order(s):
        p = s.players[seat]
        order.append(f" {mark_of(p)} ", paint.style(paint.ink_on(piece_of(p)), piece_of(p), True))
    order.append(" ", paint.style(paint.INK, paint.TABLE))
    gap = width - found.cell_len - order.cell_len
    if gap > 0:
        found.append(" " * gap, paint.style(paint.INK, paint.TABLE))
        found.append_text(order)
    return [paint.fit(found, width, paint.TABLE)]


# ---- the players
def bowls(p: Player) -> Text:
    """Three bowls; the third is the one to spend."""
    found = Text()
    for n, colour, ground in (
        (p.bowl1, paint.FAINT, paint.RAISED),
        (p.bowl2, paint.INK, "#3a3150"),
        (p.bowl3, "#140d20", paint.POWER),
    ):
        found.append(f"{n:^4}" if n > 9 else f" {n} ", paint.style(colour, ground, True))
    return found


def holdings(w: Words, p: Player) -> Text:
    found, colours = Text(), (paint.COIN, paint.WORKER, paint.PRIEST)
    for icon, n, colour in zip(icons.RESOURCES, (p.coins, p.workers, p.priests), colours, strict=False):
        found.append(f"{n:>3}", paint.style(colour if n else paint.DIM, "", True))
        found.append(w.say(parts.amount(icon, n), "unit"), paint.style(colour if n else paint.DIM))
    return found


def spade_price(w: Words, s: Mystica, p: Player) -> str:
    faction = s.faction(p)
    if faction.dig_p:
        return w.say(parts.amount("priest", faction.dig_p), brief.SHORT)
    workers = faction.spade_workers(p)
    return w.say(parts.amount("worker", workers), brief.SHORT) if workers else "–"


def travel(w: Words, s: Mystica, p: Player) -> Text:
    found = Text()
    first = (w("terminal-fly"), str(p.flight)) if p.flight else (w("terminal-ship"), str(p.ship))
    for word, value in (first, (w("terminal-dig"), spade_price(w, s, p))):
        found.append(f"{word} ", paint.style(paint.FAINT))
        found.append(f"{value} ", paint.style(paint.INK, "", True))
    return found


def structures(w: Words, p: Player) -> Text:
    found = Text()
    for kind in range(D, SA + 1):
        n = p.built[kind]
        found.append(f"{w.say(parts.STRUCTURE[kind], brief.SHORT)} ", paint.style(paint.FAINT if n else paint.DIM))
        found.append(f"{n} ", paint.style(paint.INK if n else paint.DIM, "", bool(n)))
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
    held, found = s.game.box, []
    if p.card != NO_CARD:
        card = held.bonus_cards[p.card]
        found.append(paint.chip(f"{card.name} {brief.bonus(w, card)}", paint.TABLE, "#c9a24b", False))
    for tile in bits(p.favors):
        favor = held.favor_tiles[tile]
        found.append(paint.chip(f"{favor.name} {brief.favor(w, favor)}".strip(), paint.INK, paint.RAISED, False))
    return found


def player(w: Words, s: Mystica, seat: int, me: int, width: int) -> list[Text]:
    p, colour = s.players[seat], piece_of(s.players[seat])
    bar = paint.style(colour if paint.light(colour) else paint.mix(colour, "#ffffff", 0.25))
    first = Text().append(f" {mark_of(p)} ", paint.style(paint.ink_on(colour), colour, True))
    first.append(f" {w.shown(parts.title_of(s, seat))}", paint.style(paint.INK, "", True))
    if seat == me:
        first.append(f" {w('terminal-you')}", paint.style(paint.GLOW, "", True))
    if seat in s.waiting():
        first.append(f" ◂ {w('terminal-asked')}" if seat != me else " ◂", paint.style(paint.GLOW))
    elif p.passed and s.round:
        first.append(f" {w('label-passed')}", paint.style(paint.DIM))
    score = Text()
    if p.faction >= 0:
        score.append(f"{p.vp}", paint.style(paint.INK, "", True))
        score.append(f" {w.say(parts.amount('vp', p.vp), 'unit')} ", paint.style(paint.VP))
    first.append(" " * max(1, width - 1 - first.cell_len - score.cell_len))
    first.append_text(score)
    lines = [first]
    if p.faction >= 0:
        lines += figures(w, s, p, width - 1)
        lines += paint.flow(possessions(w, s, p), width - 1, 1)
    return [paint.fit(Text().append("▌", bar).append_text(line), width) for line in lines]


def figures(w: Words, s: Mystica, p: Player, width: int) -> list[Text]:
    """What is held, what stands, and what was learnt, in one line or two."""
    stock = holdings(w, p).append("  ").append_text(bowls(p))
    if p.keys or p.towns:
        stock.append(f"  {w.say(parts.amount('town', town_count(s, p)))} ⚷{p.keys}", paint.style(paint.KEY))
    rest = Text(" ").append_text(structures(w, p)).append(" ").append_text(travel(w, s, p))
    if stock.cell_len + rest.cell_len + 2 <= width:
        return [stock.append(" ").append_text(rest)]
    return [stock, rest]


def players(w: Words, s: Mystica, me: int, width: int, seats: list[int] | None = None) -> list[Text]:
    lines: list[Text] = []
    for seat in s.order if seats is None else seats:
        if lines:
            lines.append(paint.fit(Text(), width, paint.TABLE))
        lines += player(w, s, seat, me, width)
    return lines


# ---- the cults
def cult_board(w: Words, s: Mystica, width: int) -> list[Text]:
    """Four tracks of eleven steps with everybody's marker, and the priests' places at their end."""
    wide = max((width - 7 - 13) // 11, 2)
    top = Text(" " * 7)
    for step in range(cults.TOP + 1):
        power = cults.POWER_STEPS[step]
        top.append(f"{step}".ljust(wide), paint.style(paint.POWER if power else paint.DIM, "", bool(power)))
    top.append(f"  {w('terminal-priests')}", paint.style(paint.DIM))
    lines = [paint.fit(top, width)]
    for track in range(cults.TRACKS):
        line = Text().append(f" {w.say(parts.CULT[track]):<6}", paint.style(paint.CULT[track], "", True))
        for step in range(cults.TOP + 1):
            line.append_text(cult_step(s, track, step, wide))
        line.append("  ")
        for slot in range(cults.SLOTS):
            line.append_text(priest_slot(s, track, slot))
        lines.append(paint.fit(line, width))
    return lines


def cult_step(s: Mystica, track: int, step: int, wide: int) -> Text:
    strong = step == cults.TOP or cults.POWER_STEPS[step] > 0
    ground = paint.mix(paint.PANEL, paint.CULT[track], 0.34 if strong else 0.17)
    here = [p for p in s.players if p.faction >= 0 and p.cults[track] == step]
    found = Text()
    for p in here[: wide - 1] if wide < 5 else here[:wide]:
        found.append(mark_of(p), paint.style(paint.ink_on(piece_of(p)), piece_of(p), True))
    rest = max(wide - found.cell_len, 0)
    found.append(" " * max(rest - 1, 0), paint.style("", ground))
    found.append(" " if rest else "", paint.style("", paint.PANEL))
    return found


def priest_slot(s: Mystica, track: int, slot: int) -> Text:
    owner = s.slots[track * cults.SLOTS + slot]
    if owner < 0:
        return Text(f" {cults.SLOT_STEPS[slot]}", paint.style(paint.FAINT, "", True))
    p = s.players[owner]
    return Text().append(" ").append(mark_of(p), paint.style(paint.ink_on(piece_of(p)), piece_of(p), True))


# ---- what can still be had
def power_actions(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for action in s.game.box.power_actions:
        taken = bool(s.spaces >> action.index & 1)
        price = w.say(parts.amount("power", action.power), brief.SHORT)
        said = f" {action.name} {price} {w.say(parts.power_action(action))} "
        items.append(
            Text(said, paint.style(USED if taken else paint.INK, paint.PANEL if taken else "#3a3150", not taken, taken))
        )
    return section(w("label-powers"), items, width)


def bonus_cards(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for card in bits(s.cards):
        bonus = s.game.box.bonus_cards[card]
        item = paint.chip(f"{bonus.name} {brief.bonus(w, bonus)}", paint.INK, paint.RAISED, False)
        if s.card_coins[card]:
            lying = w.say(parts.amount("coin", s.card_coins[card]), brief.SHORT)
            item.append(f" +{lying} ", paint.style(paint.TABLE, paint.COIN, True))
        items.append(item)
    return section(w("label-cards"), items, width)


def favor_tiles(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for tile in s.game.box.favor_tiles:
        left = s.favors_left[tile.index]
        track = max(range(4), key=lambda t: tile.steps[t])
        gone = paint.style(USED, paint.PANEL, False, True)
        item = Text().append(f" {tile.name} ", paint.style(paint.INK, paint.RAISED) if left else gone)
        if left:
            steps = w.say(parts.amount(CULTS[track], tile.steps[track]), brief.SHORT)
            item.append(steps, paint.style(paint.CULT[track], paint.RAISED, True))
            item.append(f" {brief.favor(w, tile)}".rstrip() + " ", paint.style(paint.INK, paint.RAISED))
            item.append(f"×{left} " if tile.copies > 1 else "", paint.style(paint.FAINT, paint.RAISED))
        items.append(item)
    return section(w("label-favors"), items, width)


def town_tiles(w: Words, s: Mystica, width: int) -> list[Text]:
    items: list[Text] = []
    for tile in s.game.box.town_tiles:
        left = s.towns_left[tile.index]
        if left:
            item = paint.chip(f"{tile.name} {brief.town(w, tile)}", paint.INK, paint.RAISED, False)
            item.append(f"×{left} " if left > 1 else "", paint.style(paint.FAINT, paint.RAISED))
            items.append(item)
    return section(w("label-towns"), items, width)


def section(name: str, items: Sequence[Text], width: int) -> list[Text]:
    if not items:
        return []
    label = Text().append(f" {name} ", paint.style(paint.FAINT, "", True))
    if width < 70:
        lines = [label, *paint.flow(list(items), width, 1)]
    else:
        lines = paint.flow(list(items), width - 15)
        labels = [f" {name:<14}"] + [" " * 15] * len(lines)
        lines = [
            Text().append(label, paint.style(paint.FAINT, "", True)).append_text(line)
            for label, line in zip(labels, lines)
        ]
    return [paint.fit(line, width) for line in lines]
