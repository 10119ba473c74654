"""What must hold of a table after the storm, read from the database and from the server at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from demiurge.kernel.game import dump, view
from demiurge.kernel.play import replay
from demiurge.kernel.record import Record
from demiurge.table.game.tables import Tables
from demiurge.table.game.wanted import Wanted
from demiurge.table.storage import Snapshot, Store
from tests.chaos.players import Game
from tests.chaos.tally import Wrong

ALL = 10**6


def prove(game: Game, store: Store, calm: Tables) -> None:
    views = []
    for player in game.players:
        player.check()
        views.append(player.wire.get(f"/api/tables/{game.table}?seat={player.seat}").json())
    found = store.snapshot(game.table)  # bots may have gone on since: the views are of its beginning
    if found is None:
        raise Wrong(f"{game.name} {game.table} is gone")
    messages_once(game, store)
    for seen in views:
        same_position(game, found, seen)
    streams_live(game, found)
    if not game.rewinds:
        same_chance(game, found, calm)


def messages_once(game: Game, store: Store) -> None:
    """What was acknowledged is there once, what was not at most once, and nothing else."""
    there = Counter(message.text for message in store.messages(game.table, ALL))
    for text, acknowledged in game.said.items():
        if there[text] > 1 or (acknowledged and not there[text]):
            raise Wrong(f"{game.name} {game.table}: a message is there {there[text]} times")
    if set(there) - set(game.said):
        raise Wrong(f"{game.name} {game.table}: messages that nobody wrote")


def same_position(game: Game, found: Snapshot, seen: dict[str, Any]) -> None:
    """The record, played again from its first line, leads where the seat sees the game."""
    row, given = found.table, [line.line for line in found.lines[: seen["at"]]]
    again = replay(Record(row.game, row.seats, row.options, row.components, row.setup, given))
    if dump(view(again.state, seen["seat"])) != seen["view"]:
        raise Wrong(f"{game.name} {game.table}: seat {seen['seat']} sees another position than the record leads to")


def streams_live(game: Game, found: Snapshot) -> None:
    """Whoever still listens has heard of everything, though each stream was cut many times."""
    for player in game.players:
        if not game.over and not player.news.hears(found.table.news):
            raise Wrong(f"{player.describe()} heard of news {player.news.latest}, not of {found.table.news}")


def same_chance(game: Game, found: Snapshot, calm: Tables) -> None:
    """On a server that nothing ever happened to the same answers meet the same chance: no crash rolls a die anew."""
    row = found.table
    twin = calm.create(Wanted(row.game, row.options, ["me"] * row.seats, seed=row.seed), "nobody")
    calm.ask_everything(twin, range(row.seats))  # what was given unasked is among the lines
    for line in found.lines:
        why = calm.answer(twin, line.seat, line.do, None)
        if why is not None:
            raise Wrong(f"{game.name} {game.table}: {line.do!r} is refused by {why} when it is given again")
    again = calm.store.snapshot(twin)
    assert again is not None
    for number, (one, two) in enumerate(zip(found.lines, again.lines, strict=True)):
        if one.line.to_json() != two.line.to_json():
            raise Wrong(f"{game.name} {game.table}: answer {number} met {one.chance}, and {two.chance} in calm")
