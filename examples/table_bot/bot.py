#!/usr/bin/env python3
"""A bot in another program: it plays at a table by the API, with nothing but Python's own library.

    bot.py http://127.0.0.1:8000/t/ID/sit/TOKEN          takes the seat of that link
    bot.py http://127.0.0.1:8000 --game lantern-isles    makes a table and plays there against --rivals

It prints what happens, and ends with the game. Exit status 1: the table does not want it."""

from __future__ import annotations

import argparse
import json
import random
import re
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any

LINK = re.compile(r"(?P<server>https?://[^/]+)/t/(?P<table>\w+)/sit/(?P<token>[\w-]+)/?")
TRIES = 8  # until the server is given up; the pauses between them double
SILENCE = 40  # seconds without a word from the server, who says something every 15


class Refused(Exception):
    """The server understood, and said no."""

    def __init__(self, status: int, said: dict[str, Any]) -> None:
        super().__init__(said.get("problem", f"status {status}"))
        self.status, self.said = status, said


class Server:
    """The API as a few calls. A server that is away or busy is called again."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address, self.token = address, token

    def open(self, path: str, body: Any = None, timeout: float = 30) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        return urllib.request.urlopen(request, timeout=timeout)

    def call(self, path: str, body: Any = None) -> Any:
        for attempt in range(TRIES):
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 502, 503, 504):
                    raise Refused(error.code, read_json(error)) from None
                trouble: Exception = error
            except (OSError, ValueError) as error:  # no server, or it went in the middle of a sentence
                trouble = error
            print(f"waiting for the server: {trouble}", file=sys.stderr)
            time.sleep(0.25 * 2**attempt)
        raise SystemExit(f"the server at {self.address} does not answer")

    def wait_for_news(self, table: str, known: int) -> None:
        """Listen until something is new; a line that breaks counts as news, too."""
        try:
            with self.open(f"/api/tables/{table}/stream", timeout=SILENCE) as lines:
                kind = ""
                for raw in lines:
                    name, _, value = raw.decode().strip().partition(": ")
                    if name == "event":
                        kind = value
                    elif name == "data" and kind == "news" and newer(json.loads(value)["news"], known):
                        return
        except (OSError, ValueError):
            time.sleep(1)


def newer(news: int, known: int) -> bool:
    return news > known or news < 0  # below zero: the server itself does not know what it has missed


def read_json(answer: Any) -> dict[str, Any]:
    try:
        return dict(json.load(answer))
    except ValueError:
        return {}


# ---- playing
def choose(answers: list[dict[str, Any]], rng: random.Random) -> str:
    """The simple rule: whatever gains most for what it costs; among equals any."""
    worth = [sum(chip["amount"] for chip in answer["chips"]) for answer in answers]
    best = [answer for answer, value in zip(answers, worth, strict=True) if value == max(worth)]
    return str(rng.choice(best)["do"])


def answer(server: Server, table: str, seat: int, rng: random.Random) -> None:
    """One answer. When the game has moved on meanwhile it is not given, and the loop looks again."""
    offered = server.call(f"/api/tables/{table}/answers?seat={seat}")
    if not offered["answers"]:
        return
    do = choose(offered["answers"], rng)
    try:
        server.call(f"/api/tables/{table}/answers", {"do": do, "at": offered["at"], "seat": seat})
        print(f"{offered['question']} {do}", flush=True)
    except Refused as error:
        if error.status != 409:
            raise


def play(server: Server, table: str, rng: random.Random) -> None:
    while True:
        position = server.call(f"/api/tables/{table}?view=false")
        if position["over"]:
            names = [person["name"] or person["title"] for person in position["people"]]
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, position["scores"], strict=True))
            print(f"The game is over: {scores}.")
            return
        asked = [seat for seat in position["waiting"] if seat in position["mine"]]
        if asked:
            answer(server, table, asked[0], rng)
        else:
            server.wait_for_news(table, position["news"])


def seated(args: argparse.Namespace) -> tuple[Server, str]:
    """At the seat of a link, or at a new table."""
    link = LINK.fullmatch(args.where)
    if link:
        server, own = Server(link["server"], link["token"]), secrets.token_urlsafe(24)
        server.call(f"/api/tables/{link['table']}/seat", {"name": args.name, "token": own})
        server.token = own  # the link opened the seat; from now on we speak for it by a secret that nobody else has
        return server, link["table"]
    server = Server(args.where.rstrip("/"))
    seats = ["me", *args.rivals.split(",")]
    made = server.call("/api/tables", {"game": args.game, "seats": seats, "names": [args.name]})
    server.token = made["token"]
    print(f"look on at {made['page']}", flush=True)
    return server, made["table"]


def main() -> int:
    parser = argparse.ArgumentParser(description="A bot that plays at a Demiurge table by the API.")
    parser.add_argument("where", help="the link of a seat, or the address of a server")
    parser.add_argument("--game", default="terra-mystica", help="what to play at a new table (%(default)s)")
    parser.add_argument("--rivals", default="greedy", help="the other seats: bots, or friend (%(default)s)")
    parser.add_argument("--name", default="Table bot", help="how the others see it (%(default)s)")
    parser.add_argument("--seed", type=int, help="to choose the same among equals again")
    args = parser.parse_args()
    try:
        server, table = seated(args)
        play(server, table, random.Random(args.seed))
    except Refused as error:
        print(f"the table says no: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
