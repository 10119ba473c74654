"""What every part of the table says of itself when it is hovered, with the clauses that speak of it."""

from __future__ import annotations

from functools import cache
from typing import Final

from demiurge.games.theocratia.drawing import parts
from demiurge.games.theocratia.state import Theocratia
from demiurge.games.theocratia.vocabulary import DEVELOPMENT, TOKENS
from demiurge.kernel.clauses import rulebook_of
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Value, slug, text
from demiurge.kit.scene import Tip
from demiurge.kit.tips import concepts, tip

CLAUSES: Final[dict[str, str]] = {
    "house": "TH-10.1 TH-0.3 TH-16.6", "factory": "TH-11.1 TH-11.2 TH-11.5 TH-11.6",
    "barrack": "TH-12.1 TH-12.2 TH-8.7", "pyramid": "TH-13.1 TH-13.2 TH-13.7 TH-25.3",
    "fortress": "TH-0.4 TH-8.2 TH-16.6", "monster": "TH-8.1 TH-8.5 TH-8.9 TH-8.17",
    "terrain-lava": "TH-1.1 TH-0.1 TH-0.3", "terrain-rock": "TH-1.1 TH-0.1 TH-0.3",
    "terrain-lake": "TH-1.1 TH-0.1 TH-0.3", "terrain-mountain": "TH-1.1 TH-0.1 TH-0.3",
    "terrain-plain": "TH-0.6 TH-0.3 TH-21.1", "terrain-desert": "TH-0.6 TH-R10 TH-21.1",
    "terrain-volcano": "TH-0.5 TH-8.9", "terrain-fortress": "TH-29.5 TH-0.4",
    "crystals": "TH-16.4 TH-16.10 TH-0.7", "pieces-left": "TH-1.2 TH-1.13 TH-0.7",
    "match-bonus": "TH-5.2 TH-20.3", "holiday": "TH-16.1 TH-16.2 TH-16.3 TH-16.6",
    "cards": "TH-20.3 TH-20.4 TH-20.6 TH-2.13", "worship": "TH-0.9 TH-23.1 TH-25.4",
    "tiles": "TH-21.1 TH-21.3 TH-8.8 TH-10.3", "pyramids": "TH-13.9 TH-13.10",
    "first-player": "TH-5.1 TH-3.2", "next-first": "TH-7.2 TH-7.4 TH-7.5",
    "end-round": "TH-18.1 TH-18.2 TH-4.8",
    "cosmo": "TH-23.3 TH-23.4 TH-6.1 TH-21.3 TH-25.2 TH-25.7",
    "malus": "TH-15.2 TH-15.3 TH-25.6 TH-29.10 TH-29.11", "garrison": "TH-0.8 TH-12.5 TH-12.6",
    "chronicle": "TH-22.1 TH-22.2 TH-29.9",
    "multiplier": "TH-25.5 TH-25.8 TH-25.2 TH-25.7 TH-29.8",
    "edition": "TH-25.2 TH-25.7 TH-25.5 TH-25.8 TH-26.2",
    "tile-mark": "TH-21.2 TH-21.3 TH-21.1",
    "face-1": "TH-7.2 TH-7.4 TH-7.5", "face-2": "TH-8.1 TH-8.6 TH-8.7 TH-8.8", "face-3": "TH-10.1 TH-10.2 TH-10.3",
    "face-4": "TH-11.1 TH-11.5 TH-11.6 TH-13.1", "face-5": "TH-12.1 TH-12.2 TH-13.1", "face-6": "TH-15.1 TH-15.4",
}  # fmt: skip
"""Of the concepts, the tracks and the numbers of a die. Those of the other edition are left out."""
DEVELOPMENTS: Final = ("TH-19.3 TH-19.4 TH-19.5 TH-19.1", "TH-19.8 TH-19.10 TH-19.1", "TH-19.2 TH-19.1")
FIRST_TOKEN: Final = 3  # TH-14.3 speaks of token a


@cache
def _holding(edition: str) -> frozenset[str]:
    """The clauses that hold in an edition."""
    return frozenset(
        clause.id for clause in rulebook_of(parts.ROOM, "theocratia") if {edition, "both"} & set(clause.marks)
    )


def tips(w: Words, game: Theocratia) -> dict[str, Tip]:
    """Of the clauses those that hold."""
    holding, found = _holding(game.edition.name), {**concepts(w, CLAUSES, numbers(game)), **components(w, game)}
    return {key: Tip(one.title, one.text, [c for c in one.clauses if c in holding]) for key, one in found.items()}


def numbers(game: Theocratia) -> dict[str, dict[str, Value]]:
    """What an edition or an owner of the game may change."""
    printed, edition = game.numbers, game.edition
    flips: int | str = printed.malus_last if game.malus_max > printed.malus_last else NONE
    return {
        "cosmo": {"most": printed.cosmo_max, "step": printed.die_step, "tile": printed.tile_price},
        "malus": {"most": game.malus_max, "flips": flips},
        "garrison": {"most": edition.garrison},
        "chronicle": {"slots": tuple(printed.slots[:-1])},
        "multiplier": {"which": parts.counted(game)},
        "worship": {"which": parts.counted(game)},
        "edition": {"edition": edition.name},
        "tile-mark": {"spaces": tuple(printed.marks), "price": printed.tile_price},
    }


def components(w: Words, game: Theocratia) -> dict[str, Tip]:
    """A card that somebody added has no clause of its own."""
    box, found = game.box, dict[str, Tip]()
    for kind, name in enumerate(DEVELOPMENT):
        said = text("tip-development", card=parts.DEVELOPED[kind])
        found[f"development-{name}"] = tip(w, said, DEVELOPMENTS[kind].split())
    for name in box.round_cards:
        found[f"round-{name}"] = tip(w, text("tip-round", card=parts.round_card(name)), ("TH-17.1", "TH-17.3"))
    for kind, one in enumerate(box.tokens):
        said = text("tip-token", letter=TOKENS[kind], token=parts.token(one), copies=one.copies)
        found[f"token-{TOKENS[kind]}"] = tip(w, said, (f"TH-14.{FIRST_TOKEN + kind}", "TH-14.1"))
    for design in box.cards:
        said = text(
            "tip-card", card=parts.card(design), says=parts.says(w, design), cost=design.cost, when=parts.when(design)
        )
        found[f"card-{design.name}"] = tip(w, said, (design.clause, "TH-27.7", "TH-20.3"))
    return found


# ---- what is not the publisher's
HOUSE_RULES: Final = ("temple track", "malus limit", "chronicle")  # entries that have a line of their own


def house(w: Words, game: Theocratia) -> list[str]:
    """The components of this table that are printed in no rulebook, in words: for the drawer with the rules."""
    found, names = list[str](), game.box.houses()
    rows = [name for name in names if len(name) == 1 and name.isupper()]
    tokens = [name for name in names if name in TOKENS]
    cards = {card.name for card in game.box.cards} & set(names)
    found += [w("house-map")] if rows else []
    found += [w(f"house-{slug(name)}") for name in names if name in HOUSE_RULES]
    if tokens:
        few = len(tokens) < len(TOKENS)
        found.append(w("house-tokens", letters=tuple(tokens)) if few else w("house-all-tokens"))
    found += [w("house-cards", n=len(cards))] if cards else []
    known = {*rows, *tokens, *cards, *HOUSE_RULES}
    return found + [w("house-entry", name=name) for name in names if name not in known]
