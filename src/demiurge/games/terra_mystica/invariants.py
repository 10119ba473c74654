"""What must be true of every position: pieces, tiles, cards and priests are conserved. Used by the generic checks."""

from __future__ import annotations

from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.state import BRIDGES_EACH, NO_CARD, NOBODY, Mystica
from demiurge.games.terra_mystica.vocabulary import SA, D
from demiurge.kernel.masks import bits


def faults(s: Mystica) -> list[str]:
    found: list[str] = []
    chosen = [seat for seat, p in enumerate(s.players) if p.faction >= 0]
    for seat in chosen:
        found += [f"seat {seat}: {fault}" for fault in of_player(s, seat)]
    found += of_board(s)
    found += of_supply(s)
    return found


def of_player(s: Mystica, seat: int) -> list[str]:
    p, faction = s.players[seat], s.faction(s.players[seat])
    found: list[str] = []
    for name, value in (
        ("coins", p.coins), ("workers", p.workers), ("priests", p.priests), ("bowl I", p.bowl1), ("bowl II", p.bowl2),
        ("bowl III", p.bowl3), ("VP", p.vp), ("keys", p.keys), ("spades", p.spades), ("actions", p.actions),
        ("towns due", p.towns_due), ("favors due", p.favors_due), ("bridges left", p.bridges_left),
        ("cult steps", p.cult_steps), ("lost steps", p.lose_steps), ("bridges due", p.bridges_due),
        ("tokens due", p.tokens_due), ("unlocks due", p.unlocks_due), ("transforms", p.transforms),
    ):  # fmt: skip
        if value < 0:
            found.append(f"{name} is {value}")
    for name, flag in (
        ("passed", p.passed), ("dropped", p.dropped), ("left", p.left), ("builds", p.builds), ("digs", p.digs),
        ("need_home", p.need_home), ("free_transform", p.free_transform), ("free_dwelling", p.free_dwelling),
        ("free_trading", p.free_trading), ("volcano", p.volcano), ("same_track", p.same_track),
        ("colour_due", p.colour_due),
    ):  # fmt: skip
        if flag not in (0, 1):
            found.append(f"{name} is {flag}")
    for kind in range(D, SA + 1):
        if p.built[kind] != p.at[kind].bit_count():
            found.append(f"structures of kind {kind}: {p.built[kind]} counted, {p.at[kind].bit_count()} on the map")
        if p.built[kind] > faction.count[kind]:
            found.append(f"{p.built[kind]} structures of kind {kind}")
    if p.on_cults != s.slots.count(seat):
        found.append("priests on cult slots do not add up")
    most = faction.max_priests + max(p.unlocked.bit_count() - 1, 0)  # TM-41.14
    if p.limit != most - p.on_cults:
        found.append(f"the limit of priests is {p.limit}")
    if p.bridges_left != BRIDGES_EACH - s.bridge_owners.count(seat):
        found.append("bridges do not add up")
    if p.towns & ~p.at[0]:
        found.append("a town holds a hex without an own structure")
    for track in range(4):
        if not 0 <= p.cults[track] <= 10 or (p.cults[track] == 10) != (s.tops[track] == seat):
            found.append(f"cult {track} is {p.cults[track]}")
    return found


def of_board(s: Mystica) -> list[str]:
    found: list[str] = []
    for h in bits(s.game.board.land):
        if not s.ground[s.terrain[h]] >> h & 1:
            found.append(f"hex {h} is missing from its terrain")
        owner, kind = s.owner[h], s.building[h]
        if (owner == NOBODY) != (kind == 0) or (kind == 0) != bool(s.empty >> h & 1):
            found.append(f"hex {h} is half occupied")
        if kind and not s.players[owner].at[kind] >> h & 1:
            found.append(f"hex {h} is not known to its owner")
    if sum(mask.bit_count() for mask in s.ground) != s.game.board.land.bit_count():
        found.append("a hex has two terrains")
    for place in s.bridges:
        a, b = BRIDGES[place]
        if not s.near[a] >> b & 1:
            found.append("a bridge joins nothing")
    return found


def of_supply(s: Mystica) -> list[str]:
    found: list[str] = []
    for i, favor in enumerate(s.game.box.favor_tiles):
        if s.favors_left[i] + sum(p.favors >> i & 1 for p in s.players) != favor.copies:
            found.append(f"{favor.name} does not add up")
    for i, town in enumerate(s.game.box.town_tiles):
        copies = town.copies if s.game.has(town.option) else 0
        if s.towns_left[i] + sum(p.town_tiles[i] for p in s.players) != copies or s.towns_left[i] < 0:
            found.append(f"{town.name} does not add up")
    held = [p.card for p in s.players if p.card != NO_CARD]
    if len(set(held)) != len(held) or any(s.cards >> card & 1 for card in held):
        found.append("a bonus card is in two places")
    if s.game.options["bonus-cards"] == "drawn" and s.cards.bit_count() + len(held) not in (0, s.seats + 3):
        found.append("bonus cards do not add up")
    return found
