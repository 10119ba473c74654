"""`demiurge games` and `demiurge play`: what there is, and a game in the terminal."""

import argparse
import importlib
import sys
from collections.abc import Mapping

from demiurge.bots import check_spec
from demiurge.commands.base import (
    HOLDS,
    WrongCall,
    made_game,
    number,
    report,
    seats_of,
    takes_game,
    takes_json,
)
from demiurge.kernel.registry import Meta, games


def describe(meta: Meta) -> dict[str, object]:
    return {
        "name": meta.name,
        "title": meta.title,
        "editions": meta.editions,
        "seats": meta.seats,
        "options": [
            {"name": option.name, "values": option.values, "default": option.default, "text": option.text}
            for option in meta.options
        ],
    }


def list_games(args: argparse.Namespace) -> int:
    found = games().values()
    lines: list[str] = []
    for meta in found:
        lines.append(f"{meta.name}: {meta.title}, {seats_text(meta)} players")
        if len(meta.editions) > 1:
            lines.append(f"    editions: {', '.join(meta.editions)}")
        for option in meta.options:
            lines.append(f"    {option.name}: {', '.join(option.values)}. {option.text}")
    data: Mapping[str, object] = {"games": [describe(meta) for meta in found]}
    report(args, data, lines)
    return HOLDS


def seats_text(meta: Meta) -> str:
    low, high = min(meta.seats), max(meta.seats)
    return str(low) if low == high else f"{low} to {high}"


def play(args: argparse.Namespace) -> int:
    """People at a terminal play; a script is told what they would see."""
    meta, game = made_game(args)
    seats = seats_of(meta, args.seats)
    bots = args.bots.split(",")
    for bot in bots:
        check_spec(bot)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(f"{meta.title} for {seats} in the terminal, you against {' and '.join(bots)}: this needs a terminal.")
        return HOLDS
    try:
        terminal = importlib.import_module("demiurge.terminal")
    except ModuleNotFoundError as error:
        if error.name != "demiurge.terminal":
            raise
        raise WrongCall("the game in the terminal is not in this version") from error
    return int(terminal.play(game, seats, bots, args.seed, args.components))


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("games", help="the games, their editions, seats and options")
    takes_json(parser)
    parser.set_defaults(run=list_games)

    parser = commands.add_parser("play", help="a game in the terminal against bots")
    takes_game(parser)
    parser.add_argument("--seats", metavar="N", type=number(1), help="players, the bots included")
    parser.add_argument("--bots", metavar="NAME[,NAME...]", default="greedy", help="your rivals (%(default)s)")
    parser.add_argument("--seed", metavar="S", type=number(0), help="for the same game again")
    parser.set_defaults(run=play)
