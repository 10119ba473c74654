"""The game told in sentences. A seat is written {0}, {1}, ...: who shows the sentence puts the player's name there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import actions, effects, favor, modules, turns
from demiurge.games.civolution.box import Box
from demiurge.games.civolution.state import FROM_CATEGORIES, FROM_ERA, VICI, Civolution, Exam
from demiurge.games.civolution.vocabulary import (
    CARDS,
    DECKS,
    DICE,
    FEATURES,
    GOAL_ID,
    GOODS,
    INCOME_ID,
    INCOMES,
    MODULES,
    TRACKS,
)
from demiurge.games.civolution.words import parts
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State

UNIT: Final = "VP"
PHASES: Final = (
    "new cards", "new goals", "extra finds", "actions", "sites", "feeding", "events", "income",
)  # fmt: skip
Teller = Callable[[Civolution, str, list[int]], str]


def who(seat: int) -> str:
    return "V.I.C.I" if seat == VICI else f"{{{seat}}}"


def sentence(game: Game, event: Event) -> str:
    """What happened; "" where another event of the same answer tells it."""
    assert isinstance(game, Civolution)
    teller = TELLERS.get(event.kind)
    if teller is None:
        return f"{who(event.seat)}: {event.kind}."
    return teller(game, who(event.seat), event.data)


def points(game: Game, event: Event) -> tuple[int, str] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[0], parts.SOURCES[event.data[1]]) if event.kind == "vp" else None


def tell_vp(game: Civolution, civ: str, data: list[int]) -> str:
    if data[1] in (FROM_ERA, FROM_CATEGORIES):
        return ""
    return f"{civ} gains {data[0]} VP ({parts.SOURCES[data[1]]})."


def tell_statue(game: Civolution, civ: str, data: list[int]) -> str:
    made = f" of {parts.material(data[1])}" if data[1] >= 0 else ""
    return f"{civ} raises a statue{made} on {parts.GROUNDS[data[0]]}."


def tell_fed(game: Civolution, civ: str, data: list[int]) -> str:
    fed, tired, dying = data
    return f"{civ} feeds {parts.plural(fed, 'tribe')}; {tired} lie down, {dying} are dying."


def tell_ability(game: Civolution, civ: str, data: list[int]) -> str:
    return f"{civ} uses {parts.item(game.box, data[0])}."


def tell_activity(game: Civolution, civ: str, data: list[int]) -> str:
    own = data[0] >= len(game.box.cards)
    return f"{civ} performs {'the activity of the console' if own else parts.card(game.box, data[0])}."


def tell_sell(game: Civolution, civ: str, data: list[int]) -> str:
    return f"{civ} sells {parts.material(data[0])} for {'money' if data[1] else 'VP'}."


def tell_start(game: Civolution, civ: str, data: list[int]) -> str:
    card, goal = data
    return f"{civ} begins as {game.box.incomes[INCOMES + card].name}, with the goal {game.box.goals[goal].name}."


def tell_install(game: Civolution, civ: str, data: list[int]) -> str:
    item, column, stage = data
    return f"{civ} installs {parts.item(game.box, item)} in column {column + 1}, stage {stage}."


def out_of_the_game(box: Box, item: int) -> str:
    """What V.I.C.I takes away: a card, or a chip with what it is."""
    name = parts.item(box, item)
    if item < CARDS:
        return name
    return f"the {'attribute' if item < INCOME_ID else 'income' if item < GOAL_ID else 'goal'} chip {name}"


TELLERS: Final[dict[str, Teller]] = {
    "newcomer": lambda g, w, d: f"{w} takes the pre-made hand {d[0]}.",
    "markers": lambda g, w, d: f"{w} begins with the markers of {g.box.marker_cards[d[0]].name}.",
    "start": tell_start,
    "monolith": lambda g, w, d: f"{w} has the monolith.",
    "era": lambda g, w, d: f"Era {d[0]} begins.",
    "phase": lambda g, w, d: f"Phase {d[0]}: {PHASES[d[0] - 1]}.",
    "event": lambda g, w, d: f"The event of the era is {parts.event(g.box, g.box.events[d[0]])}.",
    "goal": lambda g, w, d: f"{w} takes the goal {parts.goal(g.box.goals[d[0]])}.",
    "store": lambda g, w, d: f"{w} stores {parts.material(d[0])}.",
    "activate": lambda g, w, d: f"{w} activates {parts.MODULE_NAMES[d[0]]}.",
    "reset": lambda g, w, d: f"{w} does a Reset.",
    "rolled": lambda g, w, d: f"{w} rolls {' '.join(map(str, d)) or 'nothing'}.",
    "roll": lambda g, w, d: f"{w} rolls a {d[0]}.",
    "ending": lambda g, w, d: "The end of the action phase is triggered.",
    "final round": lambda g, w, d: "The final round begins.",
    "fate": lambda g, w, d: f"{w} rolls fate: {' '.join(map(str, d))}.",
    "test": lambda g, w, d: f"{w} {'passes' if d[0] else 'fails'} the favor test.",
    "favor": lambda g, w, d: f"{w} advances {d[0]} in the favor of Agera.",
    "gain": lambda g, w, d: f"{w} gains {d[1]} {GOODS[d[0]]}.",
    "feature": lambda g, w, d: f"{w} has one more {FEATURES[d[0]].capitalize()}.",
    "plan": lambda g, w, d: f"{w} places {parts.plural(d[1], 'planning marker')} on {d[0]}.",
    "migrate": lambda g, w, d: f"{w} migrates from {parts.territory(d[0])} to {parts.territory(d[1])}.",
    "displace": lambda g, w, d: f"{w} displaces a tribe of {who(d[1])} in {parts.territory(d[0])}.",
    "develop": lambda g, w, d: f"{w} develops {parts.territory(d[0])}: {parts.material(d[1])}.",
    "procreate": lambda g, w, d: f"{w} has a new tribe in {parts.territory(d[0])}.",
    "produce": lambda g, w, d: f"{w} produces in {parts.territory(d[0])}.",
    "transport": lambda g, w, d: f"{w} transports {parts.material(d[1])} from {parts.territory(d[0])}.",
    "hunt": lambda g, w, d: f"{w} hunts in {parts.territory(d[0])}.",
    "find": lambda g, w, d: f"{w} looks for something in the {parts.land_type(d[0])}.",
    "strengthen": lambda g, w, d: f"{w} strengthens a tribe in {parts.territory(d[0])}.",
    "site": lambda g, w, d: f"{w} reveals a {parts.site(g.box, d[1])} at {parts.recess(d[0])}.",
    "farm": lambda g, w, d: f"{w} builds a farm in {parts.territory(d[0])}.",
    "buried": lambda g, w, d: f"{w} loses the farm in {parts.territory(d[0])} to the volcano.",
    "boat": lambda g, w, d: f"{w} builds a boat in {parts.territory(d[0])}.",
    "board": lambda g, w, d: f"A tribe of {w} boards in {parts.territory(d[1])}.",
    "statue": tell_statue,
    "settlement": lambda g, w, d: f"{w} founds settlement {d[1] + 1} on {parts.GROUNDS[d[0]]}.",
    "install": tell_install,
    "attribute": lambda g, w, d: f"{w} takes the attribute {g.box.attributes[d[0]].name}.",
    "income chip": lambda g, w, d: f"{w} takes the income chip {parts.income(g.box, g.box.incomes[d[0]])}.",
    "income": lambda g, w, d: f"{w} performs {g.box.incomes[d[0]].name}.",
    "upgrade": lambda g, w, d: f"{w} upgrades {MODULES[d[0]].capitalize()} to level {parts.LEVELS[d[1]]}.",
    "stage": lambda g, w, d: f"{w} flips the tile of stage {d[0]}.",
    "card": lambda g, w, d: f"{w} draws a card of the {DECKS[d[0]]} stack.",
    "open card": lambda g, w, d: f"{w} takes {parts.card(g.box, d[0])}.",
    "stands in": lambda g, w, d: f"{w} puts a hand card ({DECKS[d[0]]}) under its stack instead of a material.",
    "die": lambda g, w, d: f"{w} gains a die ({DICE[d[0]]}).",
    "die from": lambda g, w, d: f"{w} takes a die ({DICE[d[0]]}) from {who(d[1])}.",
    "sell": tell_sell,
    "buy": lambda g, w, d: f"{w} buys {parts.material(d[0])}.",
    "activity": tell_activity,
    "ability": tell_ability,
    "track": lambda g, w, d: f"{w} advances to {d[1]} on {TRACKS[d[0]].capitalize()}.",
    "gorge": lambda g, w, d: f"{w} leaves a food at the gorge.",
    "freeze": lambda g, w, d: f"A tribe of {w} lies down in {parts.territory(d[0])}.",
    "fed": tell_fed,
    "forgo": lambda g, w, d: f"{w} forgoes {parts.effect(g.box, g.box.effects[d[0]])}.",
    "save": lambda g, w, d: f"Deus ex machina: {w} saves a tribe.",
    "dies": lambda g, w, d: f"A tribe of {w} dies in {parts.territory(d[0])}.",
    "weather": lambda g, w, d: f"The weather is {parts.weather(d[0])}.",
    "event bonus": lambda g, w, d: f"{w} gains the bonus of the event {g.box.events[d[0]].name}.",
    "category": lambda g, w, d: f"{w} scores {d[1]} VP for {parts.category(d[0])}.",
    "vp": tell_vp,
    "final": lambda g, w, d: f"{w} is number {d[0]} with {d[1]} VP.",
    "vici card": lambda g, w, d: f"V.I.C.I reveals action card {d[0] + 1}.",
    "vici reset": lambda g, w, d: "V.I.C.I does a Reset.",
    "vici rolls": lambda g, w, d: f"V.I.C.I rolls a {d[0]}.",
    "grid": lambda g, w, d: f"V.I.C.I covers space {d[1]} of {'Evolution' if d[0] == 0 else 'Prosperity'}.",
    "take away": lambda g, w, d: f"V.I.C.I takes {out_of_the_game(g.box, d[0])} out of the game.",
    "provision": lambda g, w, d: f"V.I.C.I provides for {parts.territory(d[0])}.",
    "token": lambda g, w, d: f"V.I.C.I puts a hunting token into {parts.territory(d[0])}.",
}


# ---- what is asked
def question(state: State, seat: int) -> str:
    """What the seat is asked now."""
    assert isinstance(state, Exam)
    asked = state.decision(seat)
    if isinstance(asked, turns.Pay):
        return "With which two dice or markers?" if asked.value == favor.ANY else f"What do you use as a {asked.value}?"
    if isinstance(asked, modules.Branch):
        return f"{parts.MODULE_NAMES[asked.module]}: what do you do?"
    if isinstance(asked, effects.Part):
        words = parts.effect(state.game.box, state.game.box.effects[asked.effect])
        return f"{words[:1].upper()}{words[1:]}: do you take it, or forgo it?"
    left = getattr(asked, "left", 0)
    text = QUESTIONS.get(type(asked).__name__, "What do you answer?")
    return f"{text[:-1]} ({left} left){text[-1]}" if left > 1 else text


QUESTIONS: Final = {
    "Turn": "Your turn: activate a module, or do a Reset.",
    "KeepOne": "Which card do you keep?",
    "KeepMarkers": "With which starting markers do you begin?",
    "ChooseStart": "Which starting chip card do you take?",
    "PhaseGoal": "Do you take a goal chip?",
    "GainGoal": "Which goal chip do you take?",
    "CoverGoal": "Which goal chip do you cover?",
    "ExtraFind": "Which material do you find?",
    "PaySteps": "Do you spend ideas, or the free step?",
    "OfferedTest": "Do you take the favor test?",
    "OfferTest": "Do you take the favor test?",
    "Nudge": "Not passed: do you change a die?",
    "PickValue": "Which value do you use?",
    "Migrate": "Which tribe migrates?",
    "Travel": "Where does it go?",
    "Procreate": "Where do you place the new tribe?",
    "PlaceWeak": "Where do you place the weak tribe?",
    "AtRock": "Do you use the holy rock?",
    "ProcreationParts": "Procreate first, or strengthen first?",
    "StrengthenTest": "Do you take the test to strengthen a tribe?",
    "ProductionParts": "Produce first, or transport first?",
    "SecondPart": "Do you transport now?",
    "Produce": "Where do you produce?",
    "Transport": "What do you transport?",
    "Deliver": "Where do you produce and store at once?",
    "Hunt": "Where do you hunt?",
    "Clear": "Which hunting token do you remove?",
    "Strengthen": "Which tribe do you strengthen?",
    "Explore": "Where do you explore?",
    "RevealOne": "Which site do you reveal?",
    "LuckyFind": "In which land type do you look?",
    "Project": "What do you build?",
    "Board": "Does a tribe board the boat?",
    "PayMaterial": "How do you pay this material?",
    "StandIn": "Which hand card goes under its stack?",
    "PayAny": "Which material do you return?",
    "Install": "Which card do you install?",
    "CardColumn": "Into which column?",
    "CardStage": "The cost of which stage?",
    "IgnoreSpace": "Do you ignore a cost space?",
    "ChooseColumn": "Into which column?",
    "GoalColumn": "Into which column?",
    "GoalHalf": "On which side?",
    "InstallGoal": "Which goal chip do you install?",
    "GainOrInstall": "Gain or install a goal chip?",
    "PlaceMarkers": "On which dice space?",
    "GainChip": "Which income chip do you take?",
    "Once": "Its action, or a point?",
    "IncomeActions": "Which income chip do you perform?",
    "IncomePhase": "Which income chip is next?",
    "Flip": "Which stage tile do you flip?",
    "Upgrade": "Which module do you upgrade?",
    "MoveFeature": "Which feature marker do you move?",
    "AnyFeature": "Which feature do you gain?",
    "GainCard": "Which card do you take?",
    "DrawCards": "From which stack do you draw?",
    "KeepCards": "Which card do you keep?",
    "FromCiv": "From whom do you take the die?",
    "ViciTakes": "V.I.C.I may take a die from you: does it?",
    "SecondDie": "Do you gain the other die, too?",
    "GiveDie": "Which die do you give?",
    "TurnDice": "Which die do you turn?",
    "Trade": "Do you sell or buy?",
    "Sale": "What do you sell?",
    "Purchase": "What do you buy?",
    "Perform": "Which activity do you perform?",
    "AnyTrack": "On which track do you advance?",
    "LowestTrack": "On which of your lowest tracks?",
    "FavorOrIncome": "Favor, or an income chip?",
    "StageOrPoints": "A stage tile, or 3 VP?",
    "TakeUp": "Which further dice do you take up?",
    "ResetMarker": "An idea or a food?",
    "Freeze": "Which tribe lies down at the glacier?",
    "Cheaper": "In which territory is food cheaper?",
    "Feed": "Whom do you feed?",
    "Starve": "Which tribe is spared?",
    "Deaths": "Several tribes are dying: which is first?",
    "Dying": "Do you save the tribe?",
    "Castaway": "Where is the tribe saved?",
    "Temper": "Do you choose milder weather?",
    "FineWeather": "An income chip, or an activity?",
    "BadWeather": "What do you lose?",
    "Sacrifice": "What do you give up for the bonus?",
    "Respond": "Which ability do you use?",
    "Replenish": "Your supply is empty: which marker do you return?",
    "MayPay": "Do you pay for it?",
    "Choose": "Which of these?",
    "StoreRow": "Which material do you store?",
    "Shift": "Hotter or colder?",
}


# ---- answers that no event tells
def deed(game: Game, seat: int, action: int) -> str:
    """What an answer was, where the journal is silent about it; "" where events tell it."""
    if actions.TAKE_CHIP <= action < actions.UPGRADE or action in (actions.DONE, actions.RESET):
        return ""
    for start, end, text in DEEDS:
        if start <= action < end:
            return f"{who(seat)} {text}."
    return ""


DEEDS: Final = (
    (actions.SPEND, actions.DO, "spends ideas"),
    (actions.FREE_STEP, actions.SPEND, "uses the free step"),
    (actions.CROSS, actions.BEAR, "crosses a territory"),
    (actions.CLEAR, actions.EXPLORE, "removes a hunting token"),
    (actions.SPARE, actions.LOSE, "spares a tribe"),
    (actions.IGNORE, actions.HALF, "ignores a cost space"),
    (actions.KEEP, actions.START_WITH, "keeps a card"),
    (actions.TAKE_UP, actions.TURN_DIE, "takes up a die"),
    (actions.REMOVE_FARM, actions.REMOVE_BOAT, "gives up a farm"),
    (actions.REMOVE_BOAT, actions.REFUGE, "gives up a boat"),
)
