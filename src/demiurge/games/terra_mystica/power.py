"""Chapter 13: bowls of power."""

from __future__ import annotations

from demiurge.games.terra_mystica.state import Mystica, Player


def room(p: Player) -> int:
    """How much power the bowls can take (TM-12.4)."""
    return 2 * p.bowl1 + p.bowl2


def gain_power(p: Player, n: int) -> int:
    """TM-13.2, TM-13.3: first from bowl I to II, then from II to III; what the bowls cannot take is lost."""
    first = min(n, p.bowl1)
    p.bowl1 -= first
    p.bowl2 += first
    second = min(n - first, p.bowl2)
    p.bowl2 -= second
    p.bowl3 += second
    return first + second


def spend_power(p: Player, n: int) -> None:
    """TM-13.1: from bowl III to I. At the table what lacks is sacrificed, and no more (TM-43.10)."""
    if p.bowl3 < n:
        sacrifice(p, n - p.bowl3)
    p.bowl3 -= n
    p.bowl1 += n


def sacrifice(p: Player, n: int) -> None:
    """TM-13.4: n tokens of bowl II leave the game, n others move from II to III."""
    p.bowl2 -= 2 * n
    p.bowl3 += n


def can_spend(s: Mystica, p: Player, n: int) -> bool:
    """The site sacrifices by a command of its own (TM-43.11); at the table it is part of paying (TM-10.2)."""
    return p.bowl3 >= n or n <= spendable(s, p)


def spendable(s: Mystica, p: Player) -> int:
    """The most power that `can_spend` allows."""
    return p.bowl3 if s.game.site else p.bowl3 + p.bowl2 // 2


def lose_tokens(p: Player, n: int) -> None:
    """TM-40.9: tokens leave the game from bowl I first, then II, then III."""
    first = min(n, p.bowl1)
    second = min(n - first, p.bowl2)
    p.bowl1 -= first
    p.bowl2 -= second
    p.bowl3 -= n - first - second


def tokens(p: Player) -> int:
    return p.bowl1 + p.bowl2 + p.bowl3
