"""The bench asks for what a real page asks for: else it would measure another server than people have."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from bench.table_load import Load, Person
from demiurge.table.identity import COOKIE
from tests.table.browser.hand import Hand
from tests.table.browser.playing import asked_one, invite, preferred

SAME = ("accept-encoding", "content-type", "hx-request")  # headers that are compared as they are
OWN = ("x-csrf", "x-has", "x-page")  # and those of which a page has its own
ICONS = "/static/icon"  # of its tab: a browser with windows asks for them, when it has time


class Asked(NamedTuple):
    """What was asked for, but for what differs from page to page."""

    method: str
    path: str
    query: frozenset[str]
    form: frozenset[str]
    headers: Mapping[str, str]


def asked(method: str, address: str, headers: Mapping[str, str], body: str) -> Asked:
    found = urlsplit(address)
    own = {name: "own" for name in OWN if headers.get(name)}
    told = {name: headers[name] for name in SAME if name in headers}
    path = re.sub(r"^/t/\w+", "/t/*", found.path)
    return Asked(method, path, frozenset(parse_qs(found.query)), frozenset(parse_qs(body)), {**told, **own})


def written(said: bytes) -> Asked:
    """What the bench has written to its line."""
    head, _, body = said.decode().partition("\r\n\r\n")
    first, *lines = head.split("\r\n")
    method, address, _ = first.split(" ")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return asked(method, address, headers, body)


def heard(hand: Hand) -> list[Any]:
    """What its page asks for from now on."""
    found: list[Any] = []
    hand.page.on("request", lambda request: None if ICONS in request.url else found.append(request))
    return found


def of_page(requests: Iterable[Any]) -> list[Asked]:
    return [asked(one.method, one.url, one.all_headers(), one.post_data or "") for one in requests]


def answers(one: Hand, other: Hand) -> tuple[list[Asked], list[Asked]]:
    """What who answers asks for until both see the new board, and what the other does."""
    for hand in (one, other):
        hand.page.wait_for_function("() => document.querySelectorAll('.seat .presence.on').length === 2")
    one.page.wait_for_timeout(1500)  # who came was told of, and shown
    found = heard(one), heard(other)
    last = int(other.fact("last"))
    one.give(preferred(one, random.Random(1)))
    other.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.last) > n", arg=last)
    one.page.wait_for_timeout(300)  # for what might come after it
    return of_page(found[0]), of_page(found[1])


def persons(hands: Iterable[Hand]) -> list[Person]:
    """The same people at the bench."""
    found = []
    for hand in hands:
        token = next(str(one["value"]) for one in hand.context.cookies() if one["name"] == COOKIE)
        port, table, seat = urlsplit(hand.address).port, hand.fact("table"), int(hand.fact("seat"))
        found.append(Person(port or 0, token, table, seat))
    return found


async def at_bench(people: list[Person]) -> dict[int, list[Asked]]:
    """One answer, and what each of them asks for, from the opening of the stream on."""
    load, lines = Load(people[0].wire.port, 1.0), dict[int, list[Asked]]()
    for person in people:
        await person.fetch()
        lines[person.seat] = noted(person)
    listening = [asyncio.create_task(person.listen()) for person in people]
    await asyncio.sleep(0.5)
    person = next(one for one in people if one.choices())
    await load.answer(person, people, person.choices()[0])
    for task in listening:
        task.cancel()
    assert load.acknowledged
    assert load.conflicts == 0
    return lines


def noted(person: Person) -> list[Asked]:
    """What its line writes from now on."""
    found, write = list[Asked](), person.wire.write

    def writing(writer: asyncio.StreamWriter, said: bytes) -> None:
        found.append(written(said))
        write(writer, said)

    person.wire.write = writing  # type: ignore[method-assign]
    return found


def test_the_bench_asks_for_what_a_page_asks_for(browser: Any, address: str) -> None:
    host, guest = Hand(browser, address), Hand(browser, address)
    opened = heard(host), heard(guest)
    invite(host, guest)
    answering, other = (host, guest) if asked_one(host, guest) else (guest, host)
    asks, waits = answers(answering, other)
    streams = [next(one for one in of_page(found) if one.path.endswith("/stream")) for found in opened]
    assert [(one.method, one.path) for one in asks] == [("POST", "/t/*/answer")], "an answer's reply is the new board"
    assert waits == [], "the other's comes on the stream"
    with ThreadPoolExecutor() as thread:  # in this one Playwright has its own loop
        found = thread.submit(asyncio.run, at_bench(persons((host, guest)))).result()
    said, silent = sorted(found.values(), key=len, reverse=True)
    assert said == [streams[0], *asks]
    assert silent == [streams[1]]
