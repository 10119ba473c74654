"""New tables for a storm, and people at them: browsers and programs, hosts and guests."""

from __future__ import annotations

from typing import Final

from demiurge.table.identity import new_token
from tests.chaos.players import Game, Player
from tests.chaos.server import Server
from tests.chaos.tally import Tally, Wrong
from tests.chaos.wire import Reply, Wire

PERSON: Final = "person"
TABLES: Final = (  # by turns
    ("lantern-isles", (PERSON, PERSON)),
    ("nova-era", (PERSON, "greedy")),
    ("theocratia", (PERSON, PERSON)),
    ("civolution", (PERSON, PERSON, "random")),
    ("terra-mystica", (PERSON, PERSON, "greedy")),
)


def sit_down(server: Server, tally: Tally, number: int, seed: int) -> Game:
    """A new table with its players. At every other one nobody ever asks to go back."""
    name, seats = TABLES[number % len(TABLES)]
    host = Wire(server, tally, new_token())
    first = seats.index(PERSON)
    wanted = ["me" if n == first else "friend" if who == PERSON else who for n, who in enumerate(seats)]
    made = expect(201, host.call("/api/tables", {"game": name, "seats": wanted})).json()
    game = Game(server, tally, made["table"], name, number % 2 > 0)
    browser = number % 3 > 0
    game.players.append(Player(game, first, host.token, browser, f"{seed} {number} {first}"))
    for seat in made["seats"]:
        if seat["kind"] == "free":
            browser = not browser
            token = take_seat(Wire(server, tally), game.table, seat["token"], browser)
            game.players.append(Player(game, seat["seat"], token, browser, f"{seed} {number} {seat['seat']}"))
    return game


def take_seat(wire: Wire, table: str, link: str, browser: bool) -> str:
    """Sit down by a link; the token that speaks for the seat then."""
    if browser:
        wire.token = new_token()
        expect(303, wire.form(f"/t/{table}/sit/{link}", name="A guest"))
        return wire.token
    wire.token = link
    given = expect(200, wire.call(f"/api/tables/{table}/seat", {"name": "A program"})).json()
    return str(given.get("token") or link)


def expect(status: int, reply: Reply) -> Reply:
    if reply.status != status:
        raise Wrong(f"nobody can sit down: {reply.status} {reply.body[:300]!r}")
    return reply
