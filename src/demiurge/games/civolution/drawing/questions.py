"""What a seat is asked, and the word that the messages about a question have in common."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import (
    activity,
    building,
    cards,
    dice,
    events,
    exploration,
    favor,
    feeding,
    income,
    installing,
    markers,
    migration,
    modules,
    names,
    partition,
    paying,
    planning,
    procreation,
    production,
    reset,
    resolving,
    setup,
    site_phase,
    sustenance,
    tracks,
    trade,
    tribes,
    triggers,
    turns,
    upgrades,
    weather,
)
from demiurge.games.civolution.drawing import stakes
from demiurge.games.civolution.state import Exam
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, text

WORD: Final[dict[type[Decision[Exam]], str]] = {
    activity.Perform: "perform",
    building.Board: "board", building.Project: "project",
    cards.DrawCards: "draw-cards", cards.GainCard: "gain-card", cards.KeepCards: "keep-cards",
    dice.FromCiv: "from-civ", dice.GiveDie: "give-die", dice.SecondDie: "second-die", dice.TurnDice: "turn-dice",
    dice.ViciTakes: "vici-takes",
    events.Sacrifice: "sacrifice",
    exploration.Explore: "explore", exploration.ExtraFind: "extra-find", exploration.LuckyFind: "lucky-find",
    exploration.RevealOne: "reveal-one",
    favor.Nudge: "nudge", favor.OfferedTest: "offered-test", favor.PaySteps: "pay-steps", favor.PickValue: "pick-value",
    feeding.Cheaper: "cheaper", feeding.Feed: "feed", feeding.Starve: "starve",
    income.GainChip: "gain-chip", income.IncomeActions: "income-actions", income.IncomePhase: "income-phase",
    income.Once: "once",
    installing.CardColumn: "card-column", installing.CardStage: "card-stage", installing.IgnoreSpace: "ignore-space",
    installing.Install: "install",
    markers.PayAny: "pay-any", markers.Replenish: "replenish",
    migration.Migrate: "migrate", migration.Travel: "travel",
    modules.Branch: "branch",
    partition.ChooseColumn: "choose-column", partition.Flip: "flip",
    paying.PayMaterial: "pay-material", paying.StandIn: "stand-in",
    planning.CoverGoal: "cover-goal", planning.GainGoal: "gain-goal", planning.GainOrInstall: "gain-or-install",
    planning.GoalColumn: "goal-column", planning.GoalHalf: "goal-half", planning.InstallGoal: "install-goal",
    planning.PhaseGoal: "phase-goal", planning.PlaceMarkers: "place-markers",
    procreation.AtRock: "at-rock", procreation.PlaceWeak: "place-weak", procreation.Procreate: "procreate",
    procreation.ProcreationParts: "procreation-parts", procreation.StrengthenTest: "strengthen-test",
    production.Deliver: "deliver", production.Produce: "produce", production.ProductionParts: "production-parts",
    production.SecondPart: "second-part", production.Transport: "transport",
    reset.ResetMarker: "reset-marker", reset.TakeUp: "take-up",
    resolving.Choose: "choose", resolving.DiePart: "die-part", resolving.MayPay: "may-pay",
    resolving.OfferTest: "offer-test", resolving.Part: "part", resolving.StoreRow: "store-row",
    setup.ChooseStart: "choose-start", setup.KeepMarkers: "keep-markers", setup.KeepOne: "keep-one",
    site_phase.Freeze: "freeze",
    sustenance.Clear: "clear", sustenance.Hunt: "hunt", sustenance.Strengthen: "strengthen",
    tracks.AnyTrack: "any-track", tracks.FavorOrIncome: "favor-or-income", tracks.LowestTrack: "lowest-track",
    tracks.StageOrPoints: "stage-or-points",
    trade.Purchase: "purchase", trade.Sale: "sale", trade.Trade: "trade",
    tribes.Castaway: "castaway", tribes.Deaths: "deaths", tribes.Dying: "dying",
    triggers.Respond: "respond",
    turns.Pay: "pay", turns.Turn: "turn",
    upgrades.AnyFeature: "any-feature", upgrades.MoveFeature: "move-feature", upgrades.Upgrade: "upgrade",
    weather.BadWeather: "bad-weather", weather.FineWeather: "fine-weather", weather.Shift: "shift",
    weather.Temper: "temper",
}  # fmt: skip
"""Of a question: `ask-hunt` is how it is put, `done-hunt` is that it is enough, `group-of-hunt` heads its answers."""


def question(view: Exam, seat: int) -> Text:
    """Those that go on ask with how many are left; those about a roll with the roll and what is at stake."""
    asked = view.decision(seat)
    if isinstance(asked, turns.Pay):
        return text("ask-which-dice") if asked.value == favor.ANY else text("ask-which-as", value=asked.value)
    if isinstance(asked, modules.Branch):
        return text("ask-module", module=names.module(asked.module))
    if isinstance(asked, resolving.Part):
        return text("ask-effect", what=view.game.box.effects[asked.effect].say())
    id, left, roll = f"ask-{WORD[type(asked)]}", getattr(asked, "left", None), stakes.stake(view, seat, asked)
    return text(id, **roll) if left is None else text(id, left=left)
