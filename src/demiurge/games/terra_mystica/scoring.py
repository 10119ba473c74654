"""Chapter 17, second part: the final scoring."""

from __future__ import annotations

from demiurge.games.terra_mystica import boards, power, sources, towns
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import SA, SH
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

EDGE, CLUSTERS, DISTANCE, SA_SH = range(4)  # the extra final scorings, as sorted in the box


class FinalScoring(Step[Mystica]):
    """TM-17.11 to TM-17.22, in the order in which the site tells it; the order has no effect."""

    def run(self, s: Mystica) -> None:
        order = s.order
        if s.final_tile >= 0:
            rank(s, order, [extra(s, seat) for seat in range(s.seats)], s.game.box.final_points[s.final_tile],
                 sources.FINAL_TILE)  # fmt: skip
        for track in range(4):
            steps = [p.cults[track] for p in s.players]
            rank(s, order, steps, s.game.box.cult_points, sources.CULTS + track)
        rank(s, order, [area(s, p) for p in s.players], s.game.box.area_points, sources.AREA)
        for seat in order:
            resources(s, seat)
        s.tell("end", s.first, [])


def rank(s: Mystica, order: list[int], values: list[int], points: list[int], source: int) -> None:
    for seat in order:
        shared = shared_points(values, seat, points)
        if shared:
            score(s, seat, shared, source)
            s.tell("final", seat, [shared, source])


def shared_points(values: list[int], seat: int, points: list[int]) -> int:
    """TM-17.12 to TM-17.16: places share their points when tied; who has nothing scores nothing."""
    value = values[seat]
    if value <= 0:
        return 0
    better = sum(1 for other in values if other > value)
    tied = sum(1 for other in values if other == value)
    return sum(points[better : better + tied]) // tied


# ---- networks
def linked(s: Mystica, p: Player, h: int) -> int:
    """TM-17.13, TM-17.14: own structures connected with this one for the area, directly or indirectly; skipped
    rivers count on the site only (TM-43.35, TM-43.36)."""
    found = s.near[h]
    if p.flight:
        found |= s.game.board.within[p.flight + 1][h]
    else:
        found |= s.game.board.ship[min(p.ship, boards.REACH)][h]
    if s.rivers and s.game.site:
        found |= s.faction(p).joined(s, h)
    return found & p.at[0]


def networks(s: Mystica, p: Player) -> list[int]:
    """The groups of own structures that are connected directly or indirectly."""
    found: list[int] = []
    left = p.at[0]
    while left:
        group = fresh = left & -left
        while fresh:
            beside = 0
            for h in bits(fresh):
                beside |= linked(s, p, h)
            fresh = beside & ~group
            group |= fresh
        found.append(group)
        left &= ~group
    return found


def area(s: Mystica, p: Player) -> int:
    return max([group.bit_count() for group in networks(s, p)], default=0)


def extra(s: Mystica, seat: int) -> int:
    """The value of the extra final scoring: the best of the player's networks."""
    p = s.players[seat]
    return max([measure(s, p, group) for group in networks(s, p)], default=0)


def measure(s: Mystica, p: Player, group: int) -> int:
    if s.final_tile == EDGE:
        return (group & s.game.board.edge).bit_count()  # TM-17.21
    if s.final_tile == CLUSTERS:
        return clusters(s, p, group)  # TM-17.22
    hexes = bits(group)
    distance = s.game.board.distance
    if s.final_tile == DISTANCE:
        return max([distance[a][b] for a in hexes for b in hexes])  # TM-17.19
    return max([distance[a][b] for a in bits(group & p.at[SA]) for b in bits(group & p.at[SH])], default=0)  # TM-17.20


def clusters(s: Mystica, p: Player, group: int) -> int:
    """TM-17.22: directly connected groups; on the site the Mermaids' connection joins them (TM-43.36)."""
    found, left = 0, group
    while left:
        fresh = one = left & -left
        while fresh:
            beside = 0
            for h in bits(fresh):
                beside |= towns.neighbours(s, p, h) if s.game.site else s.near[h] & p.at[0]
            fresh = beside & ~one
            one |= fresh
        left &= ~one
        found += 1
    return found


# ---- resources
def resources(s: Mystica, seat: int) -> None:
    """TM-17.17: everything becomes coins, and coins become points."""
    p = s.players[seat]
    power.sacrifice(p, p.bowl2 // 2)
    p.coins += p.bowl3 + p.priests + p.workers
    p.bowl1 += p.bowl3
    p.bowl3 = p.priests = p.workers = 0
    rate = s.faction(p).coins_per_vp
    gained = p.coins // rate
    p.coins -= gained * rate
    score(s, seat, gained, sources.RESOURCES)
    s.tell("resources", seat, [gained])
