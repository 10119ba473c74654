"""What an answer is about, in a few words that need the position: shared by the terminal and the drawing."""

from __future__ import annotations

from demiurge.games.terra_mystica import reach, terraform
from demiurge.games.terra_mystica.actions import CONNECT, PASS
from demiurge.games.terra_mystica.box import Faction, hex_name
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.words import parts
from demiurge.kernel.hexes import bits
from demiurge.kit.phrases import upper


def joined(*texts: str) -> str:
    return ", ".join(text for text in texts if text)


def sentence(text: str) -> str:
    return f"{upper(text)}." if text else ""


def home(faction: Faction) -> str:
    return parts.TERRAINS[faction.home] if faction.home < len(parts.TERRAINS) else "any colour"


def way(s: Mystica, p: Player, h: int) -> str:
    """How a hex is reached, where that has a price of its own."""
    if reach.way_to(s, p, h) != reach.BY_FLIGHT or p.flown_to == h:
        return ""
    return "by carpet" if s.faction(p).carpet_p else "by tunnel"


def effort(s: Mystica, p: Player, h: int, new: int, long: bool) -> int:
    """Spades that the hex takes; 0 where it is not spades that it takes."""
    if p.free_transform or new >= terraform.COLOURS or s.terrain[h] < 0:
        return 0
    n = terraform.long_way(p, s.terrain[h], new) if long else terraform.spades_for(s, p, s.terrain[h], new)
    return n if 0 < n < terraform.NEVER else 0


def river(s: Mystica, seat: int, action: int) -> str:
    mine = bits(s.game.board.shores[action - CONNECT] & s.players[seat].at[0])
    return f"a town across the river, joining {' and '.join(hex_name(h) for h in mine)}"


def passing(s: Mystica, seat: int, action: int) -> str:
    """The card that a pass takes."""
    if action - PASS >= len(s.card_coins):
        return "and wait for the final scoring"
    card, coins = s.game.box.bonus_cards[action - PASS], s.card_coins[action - PASS]
    return joined(parts.bonus_card(card), f"{parts.plural(coins, 'coin')} on it" if coins else "")
