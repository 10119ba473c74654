"""What a seat may answer, in groups; gestures in addition; what it could wish for and may not, with the clause."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from demiurge.games.civolution import actions, modules, tribes
from demiurge.games.civolution.actions import ACTIVATE, RESET
from demiurge.games.civolution.drawing import payments, phrases, refusals, showing
from demiurge.games.civolution.drawing.gestures import Way, ways
from demiurge.games.civolution.drawing.marks import BOARD
from demiurge.games.civolution.drawing.phrase_parts import Subject
from demiurge.games.civolution.drawing.previews import NOTHING, Effect, changed, figures
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import MAIN, SLEEP
from demiurge.games.civolution.words.parts import MODULE_NAMES, plural
from demiurge.kernel.state import Decision, State
from demiurge.kit.groups import Keyed, Kind, few, grouped
from demiurge.kit.markup import icon
from demiurge.kit.phrases import Said
from demiurge.kit.scene import SPECTATOR, Answer, Chip, Group

MOST_WISHES: Final = 12
LONG: Final = 90  # letters of a note

KINDS: Final = (
    Kind("keep", "Keep a card", "card", shown=8),
    Kind("markers", "Begin with", "plan", shown=6),
    Kind("start", "Begin as", "flag", shown=6),
    Kind("pay", "Pay with", "die", True, 16),
    Kind("value", "Use the value", "fate", True, 6),
    Kind("settle", "Settle", "migration", shown=6),
    Kind("cross", "Cross and go on", "migration", True, 6),
    Kind("move", "Who sets out", "tribe", shown=6),
    Kind("bear", "A new tribe", "procreation", shown=6),
    Kind("strengthen", "Strengthen", "strengthen", shown=6),
    Kind("weaken", "Lies down at the glacier", "weak", shown=6),
    Kind("feed", "Feed", "food", shown=7),
    Kind("spare", "Spare", "tribe", shown=6),
    Kind("lose", "Lose a tribe", "weak", shown=6),
    Kind("produce", "Produce", "production", shown=6),
    Kind("fetch", "Transport", "transport", shown=6),
    Kind("hunt", "Hunt", "hunt", shown=5),
    Kind("clear", "Remove a hunting token", "hunt", shown=5),
    Kind("explore", "Explore", "exploration", shown=5),
    Kind("reveal", "Reveal a site", "site", True, 12),
    Kind("find", "Lucky find", "find", shown=6),
    Kind("store", "Store", "crate", True, 18),
    Kind("farm", "Build a farm", "farm", shown=4),
    Kind("boat", "Build a boat", "boat", shown=4),
    Kind("settlement", "Found a settlement", "settlement", shown=4),
    Kind("statue", "Raise a statue", "statue", shown=4),
    Kind("place-card", "Install, with its column", "install", shown=6),
    Kind("install", "Install a card", "install", shown=6),
    Kind("column", "Into which column", "install", True, 9),
    Kind("column-later", "Column first, the cost later", "install", True, 9),
    Kind("stage", "At which cost", "install", shown=5),
    Kind("stage-later", "Cost first, what to ignore later", "install", shown=5),
    Kind("ignore", "Ignore a cost space", "no", True, 5),
    Kind("half", "On which side", "goal", True, 2),
    Kind("goal", "Install a goal", "goal", shown=3),
    Kind("take-goal", "Take a goal", "goal", shown=6),
    Kind("cover", "Cover a goal", "goal", shown=3),
    Kind("plan", "Plan on", "plan", True, 6),
    Kind("take-income", "Take an income chip", "income", shown=3),
    Kind("use", "Use an ability", "trigger", shown=4),
    Kind("income", "Perform an income chip", "income", shown=6),
    Kind("point", "A point instead", "vp", True, 8),
    Kind("activity", "Perform an activity", "activity", shown=5),
    Kind("track", "Advance", "track", shown=5),
    Kind("upgrade", "Upgrade", "upgrade", shown=8),
    Kind("flip", "Flip a stage tile", "stage", True, 2),
    Kind("gain", "Take a card", "research", shown=5),
    Kind("gain-hidden", "Take a face-down card", "research", True, 5),
    Kind("draw", "Draw from", "research", True, 5),
    Kind("shift", "Move a feature", "evolution", True, 30),
    Kind("feature-gain", "Gain a feature", "evolution", True, 6),
    Kind("sell", "Sell for money", "money", True, 18),
    Kind("sell-vp", "Sell for points", "vp", True, 18),
    Kind("buy", "Buy", "trade", True, 18),
    Kind("trade", "Sale or Purchase first", "trade", True, 2),
    Kind("giver", "From whom", "die", True, 4),
    Kind("give", "Give a die", "die", True, 7),
    Kind("take-up", "Take up as well", "die", True, 6),
    Kind("turn-die", "Turn a die", "die", True, 30),
    Kind("weather", "The weather", "weather", shown=2),
    Kind("cheaper", "Cheaper food in", "food", shown=6),
    Kind("remove", "Give up for the bonus", "event", shown=4),
    Kind("refuge", "Save it into", "favor", shown=4),
    Kind("option", "Choose", "star", shown=4),
    Kind("return", "Return", "crate", True, 20),
    Kind("discard", "Replace by a hand card", "card", shown=4),
    Kind("branch", "What to do", "play", shown=4),
    Kind("module", "Activate a module", "play", True, 15),
    Kind("ideas", "Activate with ideas or focus", "idea", shown=5),
    Kind("feature", "Gain a feature", "evolution", shown=3),
    Kind("rest", "Sleep or Reset", "sleep", shown=3),
    Kind("card-now", "Install a card at once", "install", shown=3),
    Kind("goal-now", "Install a goal at once", "goal", shown=2),
    Kind("land-now", "On the continent at once", "exploration", shown=2),
    Kind("chip-now", "With a card or chip at once", "card", shown=2),
    Kind("attribute", "Take an attribute chip", "attribute", shown=3),
    Kind("otherwise", "Pay a module otherwise", "die", shown=2),
    Kind("step", "Choose the dice one by one", "dice", True, 4),
    Kind("done", "Enough", "check"),
)  # what a question is about comes first; then the turn: modules, at once, otherwise
ORDER: Final = {kind.key: at for at, kind in enumerate(KINDS)}
NOW: Final = {
    "install": "card-now", "goal": "goal-now", "move": "land-now", "hunt": "land-now", "explore": "land-now",
    "produce": "land-now", "farm": "land-now", "boat": "land-now", "statue": "land-now", "settlement": "land-now",
}  # fmt: skip
ON_THE_WAY: Final = {
    "move": ("strengthen", "weak", "flag"), "settle": ("strengthen", "weak", "flag"), "cross": ("strengthen", "weak"),
    "install": ("card",), "keep": ("card",),
}  # fmt: skip
FIGURES: Final = {"strengthen": "tribes", "weak": "weak", "flag": "lands", "card": "cards"}
LIGHT: Final = ("module", "ideas", "step", "move", "branch", "trade", "pay", "install")


def answers(view: State, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once; gestures in addition; and a few things that it may not."""
    assert isinstance(view, Exam)
    if seat == SPECTATOR or seat not in view.waiting():
        return []
    rows = grouped(KINDS, Writer(view, seat).written(), few(refusals.looked_for(view, seat)))
    return [headed(view, seat, group) for group in rows]


def headed(view: Exam, seat: int, group: Group) -> Group:
    """With the heading that the question gives it, and what is left to do."""
    asked = view.decision(seat)
    left = getattr(asked, "left", 0)
    aside = f"{left} left" if left > 1 and group.key not in ("done", "attribute") else ""
    if group.key == "feed":
        aside = f"{view.civs[seat].at[0]} food"
    return replace(group, title=title_of(group, asked), aside=aside)


TITLES: Final = {
    "ResetMarker": "Gain", "Dying": "Deus ex machina", "Castaway": "Deus ex machina", "OfferedTest": "Favor test",
    "OfferTest": "Favor test", "StrengthenTest": "Favor test", "FavorOrIncome": "Favor", "StageOrPoints": "Points",
    "BadWeather": "Give up food", "Part": "Take it, or forgo it", "DiePart": "Take it, or forgo it",
}  # fmt: skip


def title_of(group: Group, asked: Decision[Exam]) -> str:
    """The heading, where the question makes it special."""
    if group.key == "branch" and isinstance(asked, modules.Branch):
        return MODULE_NAMES[asked.module] + ("" if asked.module == SLEEP else ": what, then where")
    if group.key == "lose" and isinstance(asked, tribes.Deaths):
        return "Who is first"
    return TITLES.get(type(asked).__name__, group.title) if group.key in ("branch", "return", "option") else group.title


# ---- writing them
def key_of(way: Way) -> str:
    """The group: by what is done, in the own turn by how it is paid."""
    if way.deed == RESET:
        return "rest"
    if ACTIVATE <= way.deed < RESET:
        return turn_key(way)
    key = phrases.family(way.deed)[1]
    if way.pay is not None:
        return NOW.get(key, "chip-now")
    if len(way.said) > 1 and actions.INSTALL <= way.said[0] < actions.COLUMN:
        return "place-card"
    return key


def turn_key(way: Way) -> str:
    if way.pay is None:
        return "step"
    if not way.first:
        return "otherwise"
    module = phrases.module_of(way.deed)
    if module == SLEEP:
        return "rest"
    if way.pay.ideas or way.pay.focus:
        return "ideas"
    return "feature" if module >= MAIN else "module"


class Writer:
    """Writes the answers of one seat in one position."""

    def __init__(self, view: Exam, seat: int) -> None:
        self.view, self.seat = view, seat
        self.ways = ways(view, seat)
        self.begun = {way.said[0] for way in self.ways if len(way.said) > 1}

    def written(self) -> list[Keyed]:
        """Every answer and gesture with its group; within a group the cheapest first."""
        found: list[tuple[tuple[int, ...], Answer, str]] = []
        first: Way | None = None
        for at, way in enumerate(self.ways):
            if way.pay is not None and ACTIVATE <= way.deed < RESET and way.first:
                first = way
            key = key_of(way)
            if key in ("column", "stage") and len(way.said) == 1 and way.deed in self.begun:
                key += "-later"
            rank = self.rank(way, key)
            found.append(((ORDER[key], *rank, at), self.answer(way, first, key), key))
        found.sort(key=lambda one: one[0])
        return [(answer, key) for _, answer, key in found]

    def rank(self, way: Way, key: str) -> tuple[int, ...]:
        """Where places differ by what they bring, the best first; in the turn the cheapest."""
        if key in ("settle", "bear") and way.trial is not None:
            points = sum(chip.amount for chip in way.trial.chips if chip.icon == "vp")
            return -points, len(way.trial.happened("displace"))
        if way.deed == actions.FEED_ALL:
            return (-1, 0)
        if way.pay is not None and key in ("ideas", "card-now", "feature"):
            return (way.pay.price,)
        return (0, 0)

    def answer(self, way: Way, first: Way | None, key: str) -> Answer:
        about = Subject(self.view, self.seat, way.deed, way.asked, way.trial)
        effect = self.effect(way, first)
        said = self.said(about, way, first)
        places = said.places if self.is_placed(way, key) else ()
        drawn = showing.ghost(about) if places else ""
        mark = showing.mark(about, way.pay is not None) if places else ""
        return Answer(
            way.said[0], said.label, said.name, said.note, places, effect.chips, effect.after,
            {BOARD: drawn} if drawn else {}, {BOARD: mark} if mark else {}, then=way.said[1:],
            light=key in LIGHT and way.trial is not None and way.trial.asked is not None,
        )  # fmt: skip

    def is_placed(self, way: Way, key: str) -> bool:
        """What a gesture begins with is also said alone, but not by a click, since there the gestures are."""
        return way.pay is not None or len(way.said) > 1 or way.said[0] not in self.begun or key == "pay"

    def said(self, about: Subject, way: Way, first: Way | None) -> Said:
        if ACTIVATE <= way.deed < RESET and way.pay is not None:
            said = phrases.say_paid(about, way.pay)
            if turn_key(way) == "module":  # side by side: as short as can be
                return said._replace(label=f"{MODULE_NAMES[phrases.module_of(way.deed)]}{payments.signs(way.pay)}")
            if way.first or first is None or first.pay is None:
                return said
            apart = payments.spots(way.pay, first.pay) if phrases.module_of(way.deed) != SLEEP else ()
            return said._replace(places=apart)
        said = phrases.say(about)
        if way.pay is not None:
            module = MODULE_NAMES[phrases.module_of(way.said[0])]
            label = f'{said.label}<span class="what">{icon(module.lower(), 14)}{payments.signs(way.pay)}</span>'
            return said._replace(label=label, name=f"{said.name}, by {module}", note=brief(said.note))
        if key_of(way) == "place-card":
            return self.with_column(way, said)
        lowest = len(way.said) > 1 and way.deed == way.said[0]
        return said._replace(name=f"{said.name}, at the lowest cost") if lowest else said

    def with_column(self, way: Way, said: Said) -> Said:
        """A card with the column and the cost that go with it."""
        card = self.view.game.box.cards[way.said[0] - actions.INSTALL]
        alone = phrases.say(Subject(self.view, self.seat, way.said[0], way.asked, way.trial))
        if way.deed == way.said[0]:
            return alone._replace(name=f"{alone.name}, at the lowest cost")
        place = said.name.lower()
        label = alone.label + f'<span class="what">{place}</span>'
        return Said(label, f"Install {card.name}: {place}", said.note, (*alone.places, *said.places))

    # ---- what it comes to
    def effect(self, way: Way, first: Way | None) -> Effect:
        """Another payment of a module comes to the same, but for what it takes."""
        if way.trial is not None:
            return hushed(way, way.trial.effect)
        if first is None or first.trial is None or first.pay is None or way.pay is None:
            return NOTHING
        gains = [chip for chip in first.trial.chips if chip.amount > 0]
        costs = [("idea", way.pay.ideas, "idea"), ("focus", way.pay.focus, "focus marker")]
        chips = [Chip(sign, -n, plural(n, word)) for sign, n, word in costs if n] + gains
        if not first.trial.certain:
            return Effect(tuple(chips), {})
        after = figures(first.trial.state, self.seat)
        after["ideas"] += first.pay.ideas - way.pay.ideas
        after["focus"] += first.pay.focus - way.pay.focus
        after["dice"] += first.pay.dice - way.pay.dice
        return Effect(tuple(chips), changed(figures(self.view, self.seat), after))


def brief(note: str) -> str:
    """Among many rows only what is short; the rest stands in the tip of the card."""
    return note if len(note) <= LONG else ""


def hushed(way: Way, effect: Effect) -> Effect:
    """Without what is only on its way: a tribe or a card in the fingers."""
    family = "install" if actions.INSTALL <= way.said[0] < actions.COLUMN else phrases.family(way.deed)[1]
    names = ON_THE_WAY.get(family, ())
    if not names:
        return effect
    chips = tuple(chip for chip in effect.chips if chip.icon not in names)
    if phrases.family(way.said[-1])[1] not in ("move", "install"):  # it has arrived
        return Effect(chips, effect.after)
    hidden = [FIGURES[name] for name in names]
    return Effect(chips, {name: n for name, n in effect.after.items() if name not in hidden})


# ---- what somebody might want at a place
def wishes(view: State, seat: int, place: str) -> list[Answer]:
    """All that touches a place: first what is allowed, then what is not, the likeliest first."""
    assert isinstance(view, Exam)
    if seat == SPECTATOR:
        return []
    found: list[Answer] = []
    if seat in view.waiting():
        written = [answer for answer, _ in Writer(view, seat).written()]
        found = [answer for answer in written if place in answer.places][:MOST_WISHES]
        for module in refusals.leading(view, seat, place) if not found else []:
            found += [answer for answer in written if phrases.module_place(module) in answer.places][:1]
    given = {answer.said for answer in found}
    for row in refusals.wanted(view, seat, place):
        if len(found) < MOST_WISHES and row.said not in given:
            found.append(row)
            given.add(row.said)
    return found
