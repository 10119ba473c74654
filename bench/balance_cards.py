"""What many games between equal bots say about the cards of a game: who buys them, and what becomes of the buyers.

    python bench/balance_cards.py nova-era --games 2000 --into docs/pictures/nova-era-cards

writes the figures (.json) and two plots (.svg: cards; -seats.svg: win rates by order and the spread of scores), and
prints tables in Markdown. `--components PATH` plays with other cards, `--option NAME=VALUE` by an option of the game,
`--before JSON` compares with an earlier run.

A card is *offered* to a seat that had the occasion to take it at least once in the game (`bench/shelves` says for each
game what that is), and *bought* if that seat did so. The *margin* of a buyer is the final score less the mean of the
others. Who is ahead buys more and wins more whatever the card does, so the *edge* is the margin less the one to expect:
of all buyers in the same round at a table of the same size, by a line through how far they were ahead, in the eyes of
the game's own evaluation, just before they bought. An average purchase has an edge of 0."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import balance, balance_cards_plot, balance_plot
from bench.shelves import SHELVES, Piece, Shelf
from demiurge import builds
from demiurge.bots import evaluation_of, make_bot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kernel.state import State

CHUNK = 20  # games that a process plays before it reports
UNWANTED = 0.03  # bought in fewer of the offers: nobody wants it
DECISIVE = 2.5  # standard deviations of the edges of all cards: it decides games
FEW = 30  # purchases below which an edge says nothing


class Job(NamedTuple):
    game: str
    seats: int
    bot: str
    components: str
    seed: int
    games: int
    options: str = ""  # name=value, parted by spaces


class Purchase(NamedTuple):
    """One seat bought one card. lead: how far ahead it was before; margin: how far at the end."""

    card: int
    seats: int
    moment: int
    lead: float
    margin: float


class Played(NamedTuple):
    """What some games have shown. offered: how many seats could buy a card, shown: at how many tables anybody could."""

    seats: list[balance.Seated]
    offered: Counter[int]
    shown: Counter[int]
    purchases: list[Purchase]


class Fit(NamedTuple):
    """margin = level + slope * (lead - middle)"""

    middle: float
    level: float
    slope: float

    def rest(self, one: Purchase) -> float:
        return one.margin - self.level - self.slope * (one.lead - self.middle)


# ---- playing
def ahead(numbers: list[float], seat: int) -> float:
    """A seat's number less the mean of the others."""
    return numbers[seat] - (sum(numbers) - numbers[seat]) / (len(numbers) - 1)


def lead_of(s: State, seat: int, evaluation: Evaluation) -> float:
    return ahead([evaluation.value(s, other) for other in range(s.seats)], seat)


def one_game(job: Job, shelf: Shelf, seed: int) -> Played:
    game = find(job.game).make(shelf.options, job.components)
    chance, evaluation = Chance(seed), evaluation_of(game)
    s = game.start(job.seats, chance)
    begins = shelf.begins(s)
    bots = [make_bot(job.bot, game, seed * 8 + seat) for seat in range(job.seats)]
    offered: list[set[int]] = [set() for _ in range(job.seats)]
    bought: list[tuple[int, Purchase]] = []
    while (seat := next_seat(s)) >= 0:
        offered[seat].update(shelf.offered(s, seat))
        action = bots[seat].answer(view(s, seat), seat)
        if (card := shelf.taken(s, seat, action)) >= 0:
            bought.append((seat, Purchase(card, s.seats, shelf.moment(s), lead_of(s, seat, evaluation), 0.0)))
        s.apply(seat, action, chance)
    scores, won = [float(score) for score in s.scores()], s.ranking()[0]
    return Played(
        [
            balance.Seated((seat - begins) % s.seats + 1, shelf.start(s, seat), score, (seat in won) / len(won))
            for seat, score in enumerate(s.scores())
        ],
        Counter(card for seen in offered for card in seen),
        Counter(set().union(*offered)),
        [one._replace(margin=ahead(scores, seat)) for seat, one in bought],
    )


def together(parts: Iterable[Played]) -> Played:
    whole = Played([], Counter(), Counter(), [])
    for part in parts:
        whole.seats.extend(part.seats)
        whole.offered.update(part.offered)
        whole.shown.update(part.shown)
        whole.purchases.extend(part.purchases)
    return whole


def shelf_of(game: str, components: str, options: str) -> Shelf:
    shelf = SHELVES[game](components)
    for text in options.split():
        name, value = text.split("=", 1)
        shelf.options = shelf.options | {name: value}
    return shelf


def chunk(job: Job) -> Played:
    shelf = shelf_of(job.game, job.components, job.options)
    return together(one_game(job, shelf, job.seed + n) for n in range(job.games))


def play(job: Job, pool: ProcessPoolExecutor) -> Played:
    jobs = [job._replace(seed=job.seed + at, games=min(CHUNK, job.games - at)) for at in range(0, job.games, CHUNK)]
    began = time.monotonic()
    found = together(pool.map(chunk, jobs))
    print(job.seats, f"seats: {job.games} games in {time.monotonic() - began:.0f} s", file=sys.stderr)
    return found


# ---- figures
def fit(found: list[Purchase]) -> Fit:
    """The least-squares line through the purchases of one round."""
    middle, level = mean(one.lead for one in found), mean(one.margin for one in found)
    spread = sum((one.lead - middle) ** 2 for one in found)
    common = sum((one.lead - middle) * (one.margin - level) for one in found)
    return Fit(middle, level, common / spread if spread else 0.0)


def rests(purchases: list[Purchase]) -> dict[int, list[float]]:
    """By card: how much better or worse each purchase went than was to be expected of its round and its lead."""
    rounds: dict[tuple[int, int], list[Purchase]] = defaultdict(list)
    for one in purchases:
        rounds[one.seats, one.moment].append(one)
    found: dict[int, list[float]] = defaultdict(list)
    for members in rounds.values():
        line = fit(members)
        for one in members:
            found[one.card].append(line.rest(one))
    return found


def mean_error(values: list[float]) -> tuple[float, float]:
    """A mean and its standard error; without two values there is no error to tell."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 0.0
    return mean(values), stdev(values) / sqrt(len(values))


def card_figures(pieces: list[Piece], found: Played) -> dict[str, dict[str, Any]]:
    margins: dict[int, list[float]] = defaultdict(list)
    for one in found.purchases:
        margins[one.card].append(one.margin)
    edges = rests(found.purchases)
    rows = {}
    for at, piece in enumerate(pieces):
        bought, offered, shown = len(margins[at]), found.offered[at], found.shown[at]
        margin, margin_error = mean_error(margins[at])
        edge, error = mean_error(edges.get(at, []))
        rows[piece.id] = {
            "name": piece.name, "kind": piece.kind, "group": piece.group, "origin": piece.origin, "text": piece.text,
            "offered": offered, "bought": bought,
            "rate": round(bought / offered, 4) if offered else 0.0,
            "taken": round(bought / shown, 4) if shown else 0.0,  # by anybody, at the tables where it was offered
            "margin": round(margin, 3), "margin_error": round(margin_error, 3),
            "edge": round(edge, 3), "error": round(error, 3),
        }  # fmt: skip
    return rows


def deviation(rows: Iterable[dict[str, Any]]) -> float:
    """The standard deviation of the edges of cards, without what the standard errors add to it."""
    squares = [row["edge"] ** 2 - row["error"] ** 2 for row in rows if row["bought"] >= FEW]
    return sqrt(max(0.0, mean(squares))) if squares else 0.0


def judge(rows: Iterable[dict[str, Any]], wide: float) -> None:
    """z: how far an edge lies out among those of all cards, for what is known of it."""
    for row in rows:
        far = sqrt(wide * wide + row["error"] ** 2)
        row["z"] = round(row["edge"] / far, 2) if far and row["bought"] >= FEW else 0.0


def remarks(row: dict[str, Any]) -> str:
    """What is wrong with a card, if anything is."""
    if row["offered"] >= FEW and row["rate"] < UNWANTED:
        return "unwanted"
    if abs(row["z"]) > DECISIVE:
        return "decisive" if row["z"] > 0 else "harmful"
    return ""


def figures(args: argparse.Namespace, shelf: Shelf, parts: list[Played]) -> dict[str, Any]:
    tables = [
        balance.figures(balance.Job(args.game, "", seats, args.bot, args.seed, args.games), part.seats)
        for seats, part in zip(shelf.seats, parts)
    ]
    pieces = shelf.pieces()
    cards = card_figures(pieces, together(parts))
    for seats, part in zip(shelf.seats, parts):
        for id, row in card_figures(pieces, part).items():
            cards[id][f"{seats} players"] = {key: row[key] for key in ("offered", "rate", "taken", "edge", "error")}
    wide = deviation(cards.values())
    judge(cards.values(), wide)
    return {
        "game": args.game, "bot": args.bot, "build": builds.name(), "seed": args.seed, "games": args.games,
        "deviation": round(wide, 3), "tables": tables, "cards": cards,
    }  # fmt: skip


# ---- telling
def edge_text(row: dict[str, Any]) -> str:
    return f"{row['edge']:+.1f} ± {row['error']:.1f}" if row["bought"] >= FEW else "too few"


HEAD = "| card | of | origin | offered | bought | at a table | margin | edge | |\n|---|---|---|---|---|---|---|---|---|"


def table(title: str, rows: list[dict[str, Any]]) -> str:
    lines = [
        f"| {row['name']} | {row['group']} | {row['origin']} "
        f"| {row['offered']:,} | {row['rate']:.1%} | {row['taken']:.0%} | {row['margin']:+.1f} "
        f"| {edge_text(row)} | {remarks(row)} |"
        for row in rows
    ]
    return "\n".join([f"**{title}**", "", HEAD, *lines, ""])


def extremes(data: dict[str, Any], number: int) -> str:
    rows = list(data["cards"].values())
    by_rate = sorted(rows, key=lambda row: row["rate"])
    by_edge = sorted((row for row in rows if row["bought"] >= FEW), key=lambda row: row["edge"])
    return "\n".join([
        table("Bought least", by_rate[:number]),
        table("Bought most", by_rate[: -number - 1 : -1]),
        table("Highest edge", by_edge[: -number - 1 : -1]),
        table("Lowest edge", by_edge[:number]),
    ])  # fmt: skip


def orders(data: dict[str, Any]) -> str:
    """Win rates by order in the first round, with their 95 % intervals, and the scores."""
    lines = [
        "| players | 1st | 2nd | 3rd | 4th | mean score | of the winner | ahead by |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in data["tables"]:
        rates = [f"{order['rate']:.1%} ({order['low']:.1%} to {order['high']:.1%})" for order in one["order"].values()]
        rates += [""] * (4 - len(rates))
        lines.append(
            f"| {one['seats']} | {' | '.join(rates)} | {one['mean']:.1f} | {one['winner']:.1f} | {one['margin']:.1f} |"
        )
    return "\n".join(["**Wins by order**", "", *lines, ""])


def changes(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The cards that are not the same in the two runs, side by side."""
    lines = ["| card | before | after | bought | edge |", "|---|---|---|---|---|"]
    for id in changed(before, after):
        old, new = before["cards"][id], after["cards"][id]
        rates, edges = [f"{row['rate']:.1%}" for row in (old, new)], [edge_text(row) for row in (old, new)]
        lines.append(f"| {new['name']} | {old['text']} | {new['text']} | {' → '.join(rates)} | {' → '.join(edges)} |")
    return "\n".join(lines) + "\n"


def changed(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    return [id for id, row in after["cards"].items() if row["text"] != before["cards"][id]["text"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=list(SHELVES))
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--components", default="", help="a file or folder of cards in place of the built-in ones")
    parser.add_argument("--option", action="append", default=[], help="name=value, as for the game")
    parser.add_argument("--before", type=Path, help="the figures of an earlier run, to compare with")
    parser.add_argument("--extremes", type=int, default=10, help="how many cards a printed table has")
    parser.add_argument("--into", type=Path, required=True, help="where to write, without an ending")
    args = parser.parse_args()
    options = " ".join(args.option)
    shelf = shelf_of(args.game, args.components, options)
    with ProcessPoolExecutor(args.jobs) as pool:
        whole = Job(args.game, 0, args.bot, args.components, args.seed, args.games, options)
        jobs = [whole._replace(seats=seats) for seats in shelf.seats]
        data = figures(args, shelf, [play(job, pool) for job in jobs])
    write(args.into, data)
    before = json.loads(args.before.read_text()) if args.before else None
    write_plots(args.into, data, before)
    print(orders(data))
    print(extremes(data, args.extremes))
    if before:
        print(changes(before, data))


def write(into: Path, data: dict[str, Any]) -> None:
    """One line for each card, so that two files can be compared by eye."""
    cards = ",\n".join(f"  {json.dumps(id)}: {json.dumps(row)}" for id, row in data["cards"].items())
    head = json.dumps({key: value for key, value in data.items() if key != "cards"}, indent=1)
    into.with_suffix(".json").write_text(f'{head[:-2]},\n "cards": {{\n{cards}\n }}\n}}\n')


def write_plots(into: Path, data: dict[str, Any], before: dict[str, Any] | None) -> None:
    moved = {id: before["cards"][id] for id in changed(before, data)} if before else {}
    limit = data["deviation"] * DECISIVE
    title, shelf = find(data["game"]).title, SHELVES[data["game"]]
    drawn = balance_cards_plot.Plot(title, shelf.tints, shelf.shapes, FEW, limit, UNWANTED).draw(data, moved)
    into.with_suffix(".svg").write_text(drawn)
    tables = [{key: value for key, value in table.items() if key != "start"} for table in data["tables"]]
    seats = balance_plot.plot(title, data["bot"], tables)
    into.with_name(f"{into.name}-seats.svg").write_text(seats)


if __name__ == "__main__":
    main()
