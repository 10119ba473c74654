"""What every component says of itself when it is hovered, with the clauses that speak of it.

Keys: `card-ID` a Technology or Territory, `person-ID` a Personality, `die-COLOUR`, `resource-COLOUR`, `track-COLOUR`
(black: the Dark Age), `step-NAME` a step of the round, and the names in CONCEPTS."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.box import (
    EVOLUTION_II,
    EVOLUTION_III,
    NO_CARD,
    START,
    TECHNOLOGIES,
    TECHNOLOGY,
    TERRITORY_CARD,
    Box,
    Card,
)
from demiurge.games.nova_era.state import NovaEra
from demiurge.games.nova_era.vocabulary import COLORS, DICE, UNBOUND, Effect
from demiurge.games.nova_era.words.en_parts import (
    DISASTERS,
    ERAS,
    RESOURCE_NAMES,
    card_text,
    listed,
    price,
)
from demiurge.kernel.game import Game
from demiurge.kit.scene import Tip

HOUSE: Final = "house"  # the mark of what was made for this project
SOURCES: Final = {"rulebook": "the rulebook", "public": "public reviews"}  # the other marks
TRIGGER_CLAUSES: Final = ("NE-4.9", "NE-4.10", "NE-R67", "NE-4.12", "NE-4.11")  # in the order of reading.WHEN
KIND_CLAUSES: Final = (("NE-11.10", "NE-11.15"), ("NE-11.41", "NE-11.42"), ("NE-11.30", "NE-11.33"))


def tips(game: Game) -> dict[str, Tip]:
    assert isinstance(game, NovaEra)
    box = game.box
    found = {card_key(card): card_tip(box, card) for card in box.cards}
    return {**found, **colours(), **tracks(box), **steps(), **CONCEPTS, **limits(box)}


# ---- cards
def card_key(card: Card) -> str:
    return f"{'card' if card.index < TECHNOLOGIES else 'person'}-{card.id}"


def card_tip(box: Box, card: Card) -> Tip:
    parts = [f"{kind_of(card)}, {price(card)}.", card_text(card), fate(box, card), design(card)]
    return Tip(card.name, " ".join(part for part in parts if part), clauses_of(card))


def kind_of(card: Card) -> str:
    """`Technology of Era I`, `Starting Technology`, `Territory of Era III, an Evolution`."""
    name = ("Technology", "Territory", "Personality")[card.kind]
    if card.deck == START:
        return f"Starting {name}"
    evolution = ", an Evolution" if card.deck in (EVOLUTION_II, EVOLUTION_III) else ""
    return f"{name} of {ERAS[card.era]}{evolution}"


def fate(box: Box, card: Card) -> str:
    """What a card makes Obsolete, what makes it so, and what it evolves into."""
    found = []
    if card.obsoletes:
        found.append(f"Makes {listed([box.cards[index].name for index in card.obsoletes])} Obsolete.")
    later = [other.name for other in box.cards if card.index in other.obsoletes]
    if later:
        found.append(f"Made Obsolete by {listed(later)}.")
    if card.evolves_to != NO_CARD:
        evolution = box.cards[card.evolves_to]
        found.append(f"In play at the end of {ERAS[card.era]} it brings {evolution.name} into the hand.")
    parents = [other.name for other in box.cards if other.evolves_to == card.index]
    if parents:
        found.append(f"Evolves from {listed(parents)}.")
    return " ".join(found)


def design(card: Card) -> str:
    """Whose a card is: of most cards the printed game is not known to this project."""
    if card.origin == HOUSE:
        return "Named by us, in part from the rulebook." if card.known else "Of this project's own design."
    return f"In part from {SOURCES[card.origin]}, else of our own design." if card.known else ""


def clauses_of(card: Card) -> list[str]:
    """How it is obtained, when its effects come, what they do, and what becomes of it."""
    found = [*KIND_CLAUSES[card.kind], *(["NE-11.17"] if len(card.colors) > 1 else [])]
    for effect in card.effects:
        found += [TRIGGER_CLAUSES[effect.when], f"NE-20.{effect.op + 1}", *modifiers(effect)]
    found += ["NE-13.1"] if card.obsoletes else []
    found += ["NE-15.2"] if card.evolves_to != NO_CARD else []
    found += ["NE-15.8"] if card.deck in (EVOLUTION_II, EVOLUTION_III) else []
    found += ["NE-15.3"] if card.index >= TECHNOLOGIES else []
    return list(dict.fromkeys(found))


def modifiers(effect: Effect) -> list[str]:
    found = []
    if effect.condition is not None:
        compares = effect.condition.most != UNBOUND or effect.condition.fewest != UNBOUND
        found.append("NE-20.27" if compares else "NE-20.28")
        found += ["NE-14.5", "NE-R55"] if effect.condition.alone else []
    if effect.op in (vocabulary.STEAL, vocabulary.RIVAL_UNREST, vocabulary.RIVAL_DAMAGE):
        found.append("NE-20.29")
    return found + (["NE-20.31"] if effect.per is not None else [])


# ---- whose design
def house(game: Game) -> list[str]:
    """Which components of this table are of this project's own design: a few lines for the rules drawer."""
    assert isinstance(game, NovaEra)
    box, found = game.box, []
    for kind, name in (
        (TECHNOLOGY, "Technologies"),
        (TERRITORY_CARD, "Territories"),
        (TERRITORY_CARD + 1, "Personalities"),
    ):
        cards = [card for card in box.cards if card.kind == kind]
        own = [card for card in cards if card.origin == HOUSE]
        found.append(f"{len(own)} of {len(cards)} {name} are of this project's own design.")
    known = [card.name for card in box.cards if card.origin != HOUSE and card.known]
    if known:
        found.append(
            f"Of {len(known)} cards a part is known from the rulebook or from public reviews, the rest is our own: "
            f"{listed(known)}."
        )
    cards_and_board = dict(box.origins)
    numbers = [words for name, words in BOARD_NUMBERS.items() if cards_and_board.get(name) == HOUSE]
    if numbers:
        found.append(f"Numbers that the rulebook shows only in a picture are our reading: {listed(numbers)}.")
    return found


BOARD_NUMBERS: Final = {
    "dice": "how many dice there are of each colour",
    "disaster_tracks": "the last space of the Disaster tracks",
    "dark_age_track": "the last space of the Dark Age track",
    "unrest_track": "the last space of the Unrest track",
    "limits": "the limits of the actions",
    "start": "what everybody starts with",
    "2_players": "the layout for 2 players",
    "3_players": "the layout for 3 players",
    "4_players": "the layout for 4 players",
}


# ---- colours, dice and tracks
def colours() -> dict[str, Tip]:
    found = {}
    for color, name in enumerate(RESOURCE_NAMES):
        found[f"resource-{COLORS[color]}"] = Tip(
            name,
            f"It pays for {name} Technologies: what a {COLORS[color]} die leaves open, or all with another die.",
            ["NE-11.12", "NE-11.14", "NE-16.1"],
        )
        found[f"tech-{COLORS[color]}"] = Tip(
            f"{name} Technologies",
            "At each Scoring to have one is worth 1 VP, to have more than every other player 1 VP more. "
            f"{DISASTERS[color]} would damage one.",
            ["NE-14.2", "NE-14.3", "NE-14.6", "NE-12.3"],
        )
        found[f"die-{COLORS[color]}"] = Tip(
            f"{COLORS[color].capitalize()} die",
            f"Its value pays for {name} Technologies, or brings as much {name}. "
            "For other deeds any die will do; to enlist with it raises Unrest by the whole cost.",
            ["NE-11.11", "NE-11.20", "NE-11.33"],
        )
    found["territory"] = Tip(
        "Territories",
        "From Era II on; a Territory needs Technologies, which are kept. They score as a colour does.",
        ["NE-11.40", "NE-11.42", "NE-14.2", "NE-14.3"],
    )
    found["die-black"] = Tip(
        "Black die",
        "It enlists Personalities: what it is above their cost lowers Unrest, what it is below raises it. "
        "It can reduce Unrest, but gains no resources and has the colour of no Technology.",
        ["NE-11.31", "NE-11.32", "NE-11.60", "NE-11.21", "NE-R39"],
    )
    return found


def tracks(box: Box) -> dict[str, Tip]:
    found = {}
    for color in range(len(COLORS)):
        found[f"track-{COLORS[color]}"] = Tip(
            DISASTERS[color],
            f"{COLORS[color].capitalize()} dice that nobody picks advance it. On {box.disaster_last} it strikes at the "
            f"end of the round: everybody damages a {RESOURCE_NAMES[color]} Technology, or else loses another card.",
            ["NE-9.1", "NE-12.1", "NE-12.3", "NE-12.4", "NE-12.5"],
        )
    found[f"track-{DICE[vocabulary.BLACK]}"] = Tip(
        "The Dark Age",
        f"Black dice that nobody picks advance it. On {box.dark_age_last} everybody gives up a die in each round and "
        "the others lose 1, until the Era ends.",
        ["NE-9.1", "NE-10.1", "NE-10.2", "NE-10.3", "NE-10.4"],
    )
    return found


# ---- the round
STEPS: Final = (
    ("roll", "Roll Dice", "Three dice from the bag are rolled for each Zone.", ("NE-5.1",)),
    ("pick", "Pick Dice", "Clockwise from the first player, everybody takes one Zone.", ("NE-6.1", "NE-6.2")),
    ("disasters", "Advance Disasters", "The dice that are left advance the tracks.", ("NE-9.1", "NE-9.2")),
    ("dark-age", "Check for Dark Age", "In a Dark Age everybody gives up a die.", ("NE-10.1", "NE-10.2")),
    (
        "spend",
        "Spending Dice",
        "Counter-clockwise, the first player last, everybody spends one die after another.",
        ("NE-3.4", "NE-11.1", "NE-11.2"),
    ),
    ("check", "Check for Disasters", "Disasters on their last space strike.", ("NE-12.1", "NE-12.2")),
    ("produce", "Production", "Everybody resolves the Production of own cards.", ("NE-12.10",)),
    ("clean-up", "Clean Up", "The First Player token passes to the left.", ("NE-12.20", "NE-12.22")),
    (
        "scoring",
        "Scoring",
        "After three rounds: 1 VP for each category one has, 1 more for the most of it, and the Objectives.",
        ("NE-14.1", "NE-14.2", "NE-14.3", "NE-14.4"),
    ),
)


def steps() -> dict[str, Tip]:
    return {f"step-{key}": Tip(title, text, list(clauses)) for key, title, text, clauses in STEPS}


# ---- numbers of the board
def limits(box: Box) -> dict[str, Tip]:
    last, zone = box.unrest_last, box.zone
    return {
        "unrest": Tip(
            "Unrest",
            f"From {zone} to {last - 1} it reduces all own dice by 1, once a round. On {last} a Civil War damages a "
            "card of every column; then it is 0 again.",
            ["NE-1.9", "NE-7.1", "NE-7.2", "NE-8.1", "NE-8.2", "NE-8.4"],
        ),
        "zone": Tip(
            "Dice Zone",
            f"Three dice. If they total more than {box.pick_limit}, Unrest rises by the excess. "
            "The Zone that nobody takes advances the Disasters.",
            ["NE-5.1", "NE-6.1", "NE-6.2", "NE-9.1"],
        ),
        "calm": Tip(
            "Reduce Unrest",
            f"A black die lowers Unrest by {box.calm}.",
            ["NE-11.60", "NE-11.61"],
        ),
        "repair": Tip(
            "Repair",
            f"Any die turns up to {box.repair} damaged cards faceup.",
            ["NE-11.50", "NE-4.8", "NE-R38"],
        ),
        "resources": Tip(
            "Resources",
            f"They pay for Technologies; at the end every {box.resources_per_vp} of them are worth 1 VP.",
            ["NE-11.12", "NE-16.1"],
        ),
        "era": Tip(
            "Eras",
            "An Era is 3 rounds and a Scoring. After it Personalities go to the Past, cards evolve and "
            "the next Display is laid out.",
            ["NE-3.1", "NE-14.1", "NE-15.2", "NE-15.3", "NE-15.5"],
        ),
    }


CONCEPTS: Final[dict[str, Tip]] = {
    "display": Tip(
        "Technology Display",
        "Only the bottom-most card of a column can be taken; then the one above it can. It is not refilled.",
        ["NE-4.2", "NE-4.3", "NE-R8"],
    ),
    "person": Tip(
        "Personalities",
        "Any of them can be enlisted with any die. They stay until the Era ends.",
        ["NE-4.4", "NE-11.30", "NE-15.3"],
    ),
    "damage": Tip(
        "Damaged",
        "It lies facedown and does and scores nothing, until it is repaired. It can become Obsolete, and for "
        "Territories and Evolution it is there.",
        ["NE-4.6", "NE-4.7", "NE-4.8", "NE-R15"],
    ),
    "hand": Tip(
        "Hand",
        "Cards to develop later. Only Starting cards are secret; what is taken from the Display is named to all.",
        ["NE-R9", "NE-R10", "NE-R13"],
    ),
    "dice": Tip("Dice", "Each is spent on one deed, then it returns to the bag.", ["NE-11.1", "NE-11.3"]),
    "past": Tip(
        "Past",
        "Cards that became Obsolete or were lost, and Personalities of earlier Eras. They never return.",
        ["NE-4.1", "NE-R11", "NE-13.3"],
    ),
    "token": Tip(
        "Cleopatra token",
        "It counts as one Technology of its column and cannot be damaged. It leaves with Cleopatra.",
        ["NE-17.1", "NE-R63", "NE-R64", "NE-R65"],
    ),
    "obsolete": Tip(
        "Obsolescence",
        "A new card sends the cards that it names to the Past. For an own undamaged one its owner scores 1 VP.",
        ["NE-13.1", "NE-13.3", "NE-13.4", "NE-13.5"],
    ),
    "evolution": Tip(
        "Evolution",
        "Whoever has the card in play when the next Era begins, damaged or not, takes its Evolution into the hand.",
        ["NE-15.2", "NE-15.8", "NE-R59"],
    ),
    "step": Tip(
        "A round",
        "Dice are rolled and picked, what is left advances the Disasters; dice are spent, Disasters strike, and "
        "everybody produces.",
        ["NE-3.2", "NE-3.3", "NE-3.4"],
    ),
    "standing": Tip(
        "If it were scored now",
        "What a Scoring would bring with the cards as they lie: categories, majorities and Objectives.",
        ["NE-14.2", "NE-14.3", "NE-14.4", "NE-14.5", "NE-14.6"],
    ),
    "first": Tip(
        "First player",
        "Picks first and spends last. The token goes on to the left after every round.",
        ["NE-1.13", "NE-3.3", "NE-3.4", "NE-12.20"],
    ),
    "bag": Tip("Dice bag", "Dice that are spent or left over come back here.", ["NE-2.8", "NE-11.3", "NE-R34"]),
    "score": Tip(
        "Victory points", "Nobody ever loses any. Equal in the end: the lower Unrest wins.", ["NE-R12", "NE-16.3"]
    ),
    "shield": Tip("Protection", "Its owner ignores that Disaster.", ["NE-12.6", "NE-20.22"]),
    **{
        f"when-{key}": Tip(title, text, [clause])
        for key, title, text, clause in (
            ("instant", "At once", "Once, when the card comes into play.", "NE-4.9"),
            ("production", "Production", "In every round, after the Disasters.", "NE-4.10"),
            ("once_per_round", "Once a round", "In the own turn, before a die is spent.", "NE-R67"),
            ("permanent", "Ability", "As long as the card lies undamaged in play.", "NE-4.12"),
            ("scoring", "Scoring Objective", "Looked at in every Scoring.", "NE-4.11"),
        )
    },
}
