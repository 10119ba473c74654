"""`demiurge games` and `demiurge play`: what there is, and a game in the terminal."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from demiurge import builds
from demiurge.bots import check_spec
from demiurge.commands import base
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from demiurge.kernel.record import BadRecord
from demiurge.kernel.registry import Meta, games
from demiurge.kernel.speech import ENGLISH, Words, finished
from demiurge.kernel.text import NONE
from demiurge.kit.window import Window

COMMON_SEATS = 4  # at a table in the terminal, where the game allows it


def describe(meta: Meta) -> dict[str, object]:
    shop = Window(meta)
    return {
        "name": meta.name,
        "title": meta.title,
        "editions": meta.editions,
        "seats": meta.seats,
        "options": [
            {"name": option.name, "values": option.values, "default": option.default, "text": shop.text(option)}
            for option in meta.options
        ],
    }


def list_games(args: argparse.Namespace) -> int:
    found, w = games().values(), base.words()
    lines: list[str] = []
    for meta in found:
        shop = Window(meta, base.language() if base.language() in finished(meta.package) else ENGLISH)
        lines.append(headline(w, shop))
        if len(meta.editions) > 1:
            lines.append(f"    {w('games-editions', editions=tuple(meta.editions))}")
        for option in meta.options:
            about = w("games-option", name=option.name, values=tuple(option.values), about=shop.text(option))
            lines.append(f"    {about}")
    data: Mapping[str, object] = {"games": [describe(meta) for meta in found]}
    base.report(args, data, lines)
    return base.HOLDS


def headline(w: Words, shop: Window) -> str:
    meta = shop.meta
    least, most = min(meta.seats), max(meta.seats)
    return w("games-line", name=meta.name, title=shop.title, least=NONE if least == most else least, most=most)


def play(args: argparse.Namespace) -> int:
    """People at a terminal play; a script is told what they would see."""
    from demiurge import terminal  # only here: the other commands need no drawing

    bots = (args.bots or ("search:300ms" if builds.compiled() else "greedy")).split(",")
    for bot in bots:
        check_spec(bot)
    meta, game = base.made_game(args)
    seed = terminal.any_seed() if args.seed is None else args.seed
    if not args.load:
        seats = base.seats_of(meta, COMMON_SEATS if args.seats is None and COMMON_SEATS in meta.seats else args.seats)
        table = Play(game, seats, Chance(seed), args.components)
    else:
        if args.seats is not None or args.option or args.edition or args.components:
            raise base.WrongCall("call-load")
        try:
            table = terminal.saved(Path(args.load), meta.name, seed)
        except OSError as error:
            raise base.WrongCall("call-file", file=args.load, why=str(error.strerror)) from error
        except BadRecord as error:
            raise base.WrongCall("call-file", file=args.load, why=base.reason(error)) from error
    if len(bots) > max(table.state.seats - 1, 1):
        raise base.WrongCall("call-bots-and-you", n=len(bots), seats=table.state.seats)
    return terminal.play(table, meta.title, bots, seed, language=base.language())


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("games", help="the games, their editions, seats and options")
    base.takes_json(parser)
    parser.set_defaults(run=list_games)

    parser = commands.add_parser("play", help="a game in the terminal against bots")
    base.takes_game(parser)
    parser.add_argument("--seats", metavar="N", type=base.number(1), help="players, the bots included")
    bots_help = "your rivals (search:300ms, or greedy where nothing is compiled)"
    parser.add_argument("--bots", metavar="NAME[,NAME...]", default="", help=bots_help)
    parser.add_argument("--seed", metavar="S", type=base.number(0), help="for the same game again")
    parser.add_argument("--load", metavar="FILE", default="", help="go on with a game that was saved")
    parser.set_defaults(run=play)
