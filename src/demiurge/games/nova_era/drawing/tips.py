"""What every component says of itself when it is hovered, with the clauses that speak of it.

Keys: `card-ID` a Technology or Territory, `person-ID` a Personality, `die-COLOUR`, `resource-COLOUR`, `track-COLOUR`
(black: the Dark Age), `step-NAME` a step of the round, and the names in CONCEPTS."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demiurge.games.nova_era import names, vocabulary
from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.drawing import parts, places
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.effects.rivals import AgainstRivals
from demiurge.games.nova_era.state import NovaEra
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, Value, text
from demiurge.kit.phrases import joined
from demiurge.kit.scene import Tip
from demiurge.kit.tips import concepts, tip

HOUSE: Final = "house"  # the mark of what was made for this project
TRIGGER_CLAUSES: Final = ("NE-4.9", "NE-4.10", "NE-R67", "NE-4.12", "NE-4.11")  # in the order of vocabulary.WHEN
KIND_CLAUSES: Final = (("NE-11.10", "NE-11.15"), ("NE-11.41", "NE-11.42"), ("NE-11.30", "NE-11.33"))


def tips(w: Words, game: NovaEra) -> dict[str, Tip]:
    box = game.box
    cards = {places.card_place(card): card_tip(w, box, card) for card in box.cards}
    colors = of_colors(w, box, "resource", "tech", "die") | of_colors(w, box, "track")
    return {**cards, **colors, **concepts(w, CONCEPTS, numbers(box))}


# ---- cards
def card_tip(w: Words, box: Box, card: Card) -> Tip:
    said = [w.shown(one) for one in (kind_of(card), *fate(box, card), *design(card))]
    return Tip(parts.named(w, card), joined(said[0], parts.described(w, card), *said[1:]), clauses_of(card))


KINDS: Final = (text("kind-technology"), text("kind-territory"), text("kind-personality"))


def kind_of(card: Card) -> Text:
    """`Technology of Era I`, `Starting Technology`, `Territory of Era III, an Evolution`, and the price."""
    kind, cost = KINDS[card.kind], parts.price(card)
    if card.deck == vocabulary.START:
        return text("tip-card-start", kind=kind, price=cost)
    if card.deck in (vocabulary.EVOLUTION_II, vocabulary.EVOLUTION_III):
        return text("tip-card-evolution", kind=kind, era=names.era(card.era), price=cost)
    return text("tip-card", kind=kind, era=names.era(card.era), price=cost)


def fate(box: Box, card: Card) -> list[Text]:
    """What a card makes Obsolete, what makes it so, and what it evolves into."""
    found = []
    if card.obsoletes:
        found.append(text("also-obsolete", cards=cards_of(box.cards[index] for index in card.obsoletes)))
    later = [other for other in box.cards if card.index in other.obsoletes]
    if later:
        found.append(text("tip-obsoleted", cards=cards_of(later)))
    if card.evolves_to != vocabulary.NO_CARD:
        found.append(text("tip-evolves", era=names.era(card.era), card=parts.card_of(box.cards[card.evolves_to])))
    parents = [other for other in box.cards if other.evolves_to == card.index]
    if parents:
        found.append(text("tip-evolved", cards=cards_of(parents)))
    return found


def cards_of(cards: Iterable[Card]) -> tuple[Text, ...]:
    return tuple(parts.card_of(card) for card in cards)


def design(card: Card) -> list[Text]:
    """Whose a card is: of most cards the printed game is not known to this project."""
    if card.origin == HOUSE:
        return [text("design-named") if card.known else text("design-house")]
    return [text(f"design-{card.origin}")] if card.known else []


def clauses_of(card: Card) -> list[str]:
    """How it is obtained, when its effects come, what they do, and what becomes of it."""
    found = [*KIND_CLAUSES[card.kind], *(["NE-11.17"] if len(card.colors) > 1 else [])]
    for effect in card.effects:
        found += [TRIGGER_CLAUSES[effect.when], effect.clause, *modifiers(effect)]
    found += ["NE-13.1"] if card.obsoletes else []
    found += ["NE-15.2"] if card.evolves_to != vocabulary.NO_CARD else []
    found += ["NE-15.8"] if card.deck in (vocabulary.EVOLUTION_II, vocabulary.EVOLUTION_III) else []
    found += ["NE-15.3"] if card.index >= vocabulary.TECHNOLOGIES else []
    return list(dict.fromkeys(found))


def modifiers(effect: Effect) -> list[str]:
    found = []
    if effect.condition is not None:
        found.append("NE-20.27" if effect.condition.compares() else "NE-20.28")
        found += ["NE-14.5", "NE-R55"] if effect.condition.alone else []
    if isinstance(effect, AgainstRivals):
        found.append("NE-20.29")
    return found + (["NE-20.31"] if effect.per is not None else [])


# ---- whose design
NUMBERS: Final = (
    "dice", "disaster_tracks", "dark_age_track", "unrest_track", "limits", "start", "2_players", "3_players",
    "4_players",
)  # fmt: skip # of the board, by their names in its component file


def house(w: Words, game: NovaEra) -> list[str]:
    """Which components of this table are of this project's own design: a few lines for the rules drawer."""
    box, counts = game.box, []
    for kind in (vocabulary.TECHNOLOGY, vocabulary.TERRITORY_CARD, vocabulary.PERSONALITY_CARD):
        cards = [card for card in box.cards if card.kind == kind]
        counts.append((sum(card.origin == HOUSE for card in cards), len(cards)))
    found = [
        text("house-technologies", own=counts[0][0], n=counts[0][1]),
        text("house-territories", own=counts[1][0], n=counts[1][1]),
        text("house-personalities", own=counts[2][0], n=counts[2][1]),
    ]
    known = [card for card in box.cards if card.origin != HOUSE and card.known]
    if known:
        found.append(text("house-known", n=len(known), cards=cards_of(known)))
    origins = dict(box.origins)
    numbers = tuple(text(f"number-{name}") for name in NUMBERS if origins.get(name) == HOUSE)
    if numbers:
        found.append(text("house-numbers", numbers=numbers))
    return [w.shown(one) for one in found]


# ---- all else
def of_colors(w: Words, box: Box, *keys: str) -> dict[str, Tip]:
    """What there is of every colour."""
    found = {}
    for at, color in enumerate(vocabulary.COLORS):
        resource, disaster, last = names.resource(at), names.disaster(at), box.disaster_last
        for key in keys:
            said = text(f"tip-{key}", resource=resource, disaster=disaster, color=color, last=last)
            found[f"{key}-{color}"] = tip(w, said, BY_COLOR[key].split())
    return found


BY_COLOR: Final = {
    "resource": "NE-11.12 NE-11.14 NE-16.1",
    "tech": "NE-14.2 NE-14.3 NE-14.6 NE-12.3",
    "die": "NE-11.11 NE-11.20 NE-11.33",
    "track": "NE-9.1 NE-12.1 NE-12.3 NE-12.4 NE-12.5",
}


def numbers(box: Box) -> dict[str, dict[str, Value]]:
    """Those of the board, by the tips that ask for them."""
    last = box.unrest_last
    return {
        "track-black": {"last": box.dark_age_last},
        "unrest": {"zone": box.zone, "reach": last - 1, "last": last},
        "zone": {"limit": box.pick_limit},
        "calm": {"n": box.calm},
        "repair": {"n": box.repair},
        "resources": {"n": box.resources_per_vp},
    }


CONCEPTS: Final = {
    "track-black": "NE-9.1 NE-10.1 NE-10.2 NE-10.3 NE-10.4",
    "territory": "NE-11.40 NE-11.42 NE-14.2 NE-14.3",
    "die-black": "NE-11.31 NE-11.32 NE-11.60 NE-11.21 NE-R39",
    "step-roll": "NE-5.1",
    "step-pick": "NE-6.1 NE-6.2",
    "step-disasters": "NE-9.1 NE-9.2",
    "step-dark-age": "NE-10.1 NE-10.2",
    "step-spend": "NE-3.4 NE-11.1 NE-11.2",
    "step-check": "NE-12.1 NE-12.2",
    "step-produce": "NE-12.10",
    "step-clean-up": "NE-12.20 NE-12.22",
    "step-scoring": "NE-14.1 NE-14.2 NE-14.3 NE-14.4",
    "display": "NE-4.2 NE-4.3 NE-R8",
    "person": "NE-4.4 NE-11.30 NE-15.3",
    "damage": "NE-4.6 NE-4.7 NE-4.8 NE-R15",
    "hand": "NE-R9 NE-R10 NE-R13",
    "dice": "NE-11.1 NE-11.3",
    "past": "NE-4.1 NE-R11 NE-13.3",
    "token": "NE-17.1 NE-R63 NE-R64 NE-R65",
    "obsolete": "NE-13.1 NE-13.3 NE-13.4 NE-13.5",
    "evolution": "NE-15.2 NE-15.8 NE-R59",
    "step": "NE-3.2 NE-3.3 NE-3.4",
    "standing": "NE-14.2 NE-14.3 NE-14.4 NE-14.5 NE-14.6",
    "first": "NE-1.13 NE-3.3 NE-3.4 NE-12.20",
    "bag": "NE-2.8 NE-11.3 NE-R34",
    "score": "NE-R12 NE-16.3",
    "shield": "NE-12.6 NE-20.22",
    "when-instant": "NE-4.9",
    "when-production": "NE-4.10",
    "when-once_per_round": "NE-R67",
    "when-permanent": "NE-4.12",
    "when-scoring": "NE-4.11",
    "era": "NE-3.1 NE-14.1 NE-15.2 NE-15.3 NE-15.5",
    "unrest": "NE-1.9 NE-7.1 NE-7.2 NE-8.1 NE-8.2 NE-8.4",
    "zone": "NE-5.1 NE-6.1 NE-6.2 NE-9.1",
    "calm": "NE-11.60 NE-11.61",
    "repair": "NE-11.50 NE-4.8 NE-R38",
    "resources": "NE-11.12 NE-16.1",
}
