"""The game told: what an answer did, in sentences. The rules tell events; here they get words, icons and places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kit.scene import SPECTATOR, Chip, Told

from ..components import CELLS, DECLINE, DRAW, LIGHT, PLEDGE, PUT_OUT, TRADE, TUCK, Box
from ..lanterns import OFFERED_OIL, OIL_OF_A_LANTERN
from ..state import LANTERNS, OIL, PLEDGES
from . import board


def story(game: Game, seat: int, action: int, events: Sequence[Event]) -> list[Told]:
    """Events come filtered for who reads, and a secret answer comes as -1: what is not there cannot be told."""
    assert isinstance(game, Box)
    found = answered(seat, action, {event.kind for event in events}) if seat != SPECTATOR else []
    for event in events:
        if event.kind == "drew":
            draw(game, found, event)
        elif event.kind == "points":
            score(found, event)
        else:
            found += told(game, action, event)
    return found


def answered(seat: int, action: int, kinds: set[str]) -> list[Told]:
    """What no event tells: the answer itself, as far as it is known."""
    who = f"{{{seat}}}"
    if action < 0:
        return [] if "tucked" in kinds else [Told(seat, f"{who} pledges in secret.")]
    if PLEDGE <= action < TRADE:
        return [Told(seat, f"{who} pledges {action - PLEDGE}:oil:.")]
    if action == DECLINE:
        return [Told(seat, f"{who} declines the offer.")]
    if action == DRAW and "drew" not in kinds:  # somebody else's
        return [Told(seat, f"{who} draws a charm.", places=["deck"])]
    if LIGHT <= action < PUT_OUT and "lit" not in kinds:  # a lantern must go first
        place = board.place_of(action - LIGHT)
        return [Told(seat, f"{who} has too little :oil: for {CELLS[action - LIGHT]}.", places=[place])]
    return []


def told(game: Box, action: int, event: Event) -> list[Told]:
    """One event in a sentence."""
    who, data = f"{{{event.seat}}}", event.data
    if event.kind == "round":
        return [Told(SPECTATOR, f"Round {data[0]}", kind="period", period=str(data[0]))]
    if event.kind == "pledges":
        shown = ", ".join(f"{{{seat}}} {oil}:oil:" for seat, oil in enumerate(data))
        return [Told(SPECTATOR, f"The pledges are shown and burnt: {shown}.")]
    if event.kind == "scored":
        best = [f"{{{seat}}}" for seat, points in enumerate(data) if points == max(data)]
        won = f"{' and '.join(best)} {'wins' if len(best) == 1 else 'share the victory'} with {max(data)}:vp:."
        return [Told(SPECTATOR, won, kind="end")]
    text, chips, places = deed(game, action, event)
    return [Told(event.seat, f"{who} {text}.", chips, places)]


def deed(game: Box, action: int, event: Event) -> tuple[str, list[Chip], list[str]]:
    """What a seat did: words without their subject, what it brought, and where."""
    data = event.data
    if event.kind == "tucked":
        return (f"tucks the {game.names[action - TUCK]}" if TUCK <= action < PLEDGE else "tucks a charm"), [], []
    if event.kind == "traded":
        return "trades", [oil(data[0])], []
    if event.kind == "lit":
        return f"lights :lantern: {CELLS[data[0]]}", [], [board.place_of(data[0])]
    if event.kind == "out":
        return f"puts out :out: {CELLS[data[0]]}", [oil(OIL_OF_A_LANTERN)], [board.place_of(data[0])]
    if event.kind == "accepted":
        return "takes the offer of a neighbour", [oil(OFFERED_OIL)], []
    if event.kind == "played":
        return f"plays the {charm(game, data[0])}", [], []
    return event.kind, [], []


def draw(game: Box, found: list[Told], event: Event) -> None:
    """Charms that were drawn together are told together."""
    last, card = found[-1] if found else None, charm(game, event.data[0])
    if last is not None and last.text.startswith(f"{{{event.seat}}} draws the "):
        found[-1] = replace(last, text=f"{last.text.removesuffix('.')} and the {card}.")
    else:
        found.append(Told(event.seat, f"{{{event.seat}}} draws the {card}.", places=["deck"]))


def charm(game: Box, card: int) -> str:
    """Its picture and its name."""
    return f":{game.names[card]}: {game.names[card]}"


def oil(number: int) -> Chip:
    return Chip("oil", number, f"{number} oil")


# ---- points
WHY = {
    PLEDGES: "has pledged most",
    LANTERNS: "counts the largest group of lanterns",
    OIL: "counts the oil",
}  # points with a line of their own; others are beside what earned them


def score(found: list[Told], event: Event) -> None:
    """A chip: beside the last thing that the seat did, or in a line that says what for."""
    points, source = event.data
    chip = Chip("vp", points, f"{abs(points)} points")
    last = found[-1] if found else None
    if source not in WHY and last is not None and last.seat == event.seat:
        found[-1] = replace(last, chips=[*last.chips, chip])
    else:
        found.append(Told(event.seat, f"{{{event.seat}}} {WHY.get(source, 'scores')}.", [chip]))
