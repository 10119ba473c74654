"""`demiurge league`: a ladder of bots that lasts."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from demiurge.arena import BrokenGame, Setup
from demiurge.arena.entrants import Entrant, entrant, rules_of
from demiurge.arena.ladder import ladder, lines
from demiurge.arena.ladder_page import page, picture
from demiurge.arena.league import play
from demiurge.arena.scorebook import Scorebook, begin, read
from demiurge.arena.table import game_of
from demiurge.bots import NAMES, BadBot
from demiurge.commands import base
from demiurge.commands.bots import broken, named_bots, read_setup
from demiurge.commands.records import write_file
from demiurge.kernel.game import Game
from demiurge.kernel.problems import BadNet
from demiurge.kernel.speech import finished
from demiurge.kernel.text import NONE

ENDING = ".league"


def run(args: argparse.Namespace) -> int:
    path = Path(args.file or f"{args.game}{ENDING}")
    book = read(path) if path.exists() else None
    setup = read_setup(args, "", False) if book is None else checked(args, book)
    game = game_of(setup.game, setup.options, setup.components)
    can: dict[int, str] = {}
    if book is None or args.games or args.bots:
        players = able(args, book, game, setup.seats)
        if book is None and not players:
            raise base.WrongCall("league-no-bots", file=str(path))
        if args.games and len(players) < 2:
            raise base.WrongCall("league-two", file=str(path), n=len(players))
        rules = rules_of(game, setup.seats)
        if book is None:
            book = begin(path, setup, rules, 1 if args.seed is None else args.seed)
        elif rules != book.head["rules"]:
            raise base.WrongCall("league-rules", file=str(path), game=setup.game)
        with book:
            can = {book.enter(one): spec for one, spec in players.items()}
            status = played(args, book, can)
        if status != base.HOLDS:
            return status
    found = ladder(book, args.measure, sorted(can))
    if args.page:
        write_file(args.page, page(found, args.language).encode())
    if args.picture:
        write_file(args.picture, picture(found, args.language).encode())
    base.report(args, {**found}, lines(found, base.language()))
    return base.HOLDS


def checked(args: argparse.Namespace, book: Scorebook) -> Setup:
    """What the league is of, which is what is asked for, as far as that is asked."""
    setup, asked = book.setup, base.chosen_options(args)
    same = args.game == setup.game and args.seats in (None, setup.seats)
    if not same or not set(asked.items()) <= set(setup.options) or args.components not in ("", setup.components):
        options = tuple(f"{name}={value}" for name, value in setup.options) or NONE
        raise base.WrongCall(
            "league-is-of", file=str(book.path), game=setup.game, seats=setup.seats, options=options
        )  # fmt: skip
    if args.seed not in (None, book.head["seed"]):
        raise base.WrongCall("league-seed", file=str(book.path), seed=book.head["seed"])
    return setup


def able(args: argparse.Namespace, book: Scorebook | None, game: Game, seats: int) -> Mapping[Entrant, str]:
    """Who can play, and how they are made: those of the league that are as they were, and those that are named now."""
    w, known = base.words(), [] if book is None else book.entrants
    found = {one: one.name for one in known if as_it_was(one, game, seats)}
    for spec in named_bots(args.bots) if args.bots else ():
        one = entrant(spec, game, seats)
        if one not in known and one.name in {other.name for other in known}:
            base.note(w("league-former", bot=one.name))
        found[one] = spec
    for one in found:
        if one.clock:
            base.note(w("league-by-clock", bot=one.name))
    return found


def as_it_was(one: Entrant, game: Game, seats: int) -> bool:
    try:
        return entrant(one.name, game, seats) == one
    except (BadBot, BadNet, OSError):  # a setting that there is no longer, or a net that lies elsewhere
        return False


def played(args: argparse.Namespace, book: Scorebook, can: dict[int, str]) -> int:
    if book.games >= args.games:
        return base.HOLDS
    line = base.ProgressLine(base.words()("league-progress", game=book.setup.game))
    try:
        with base.opened_workers(args) as workers:
            play(book, can, args.games, workers, 60 * args.minutes, line)
    except BrokenGame as error:
        return broken(error)
    finally:
        line.clear()
    return base.HOLDS


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("league", help="a ladder of bots that lasts, in a file that only grows")
    base.takes_game(parser)
    parser.add_argument("--file", metavar="FILE", default="", help=f"where it is kept (GAME{ENDING})")
    parser.add_argument("--seats", metavar="N", type=base.number(2), help="of a new league (the most the game has)")
    parser.add_argument("--bots", metavar="A,B,...", default="", help=f"who enters: {', '.join(NAMES)}, with settings")
    parser.add_argument("--games", metavar="K", type=base.number(0), default=0, help="play until there are so many")
    parser.add_argument("--minutes", metavar="M", type=float, default=0.0, help="but not longer than that")
    parser.add_argument("--seed", metavar="S", type=base.number(0), help="of a new league (1)")
    parser.add_argument("--measure", metavar="BOT", default="", help="whose rating is 0 (greedy)")
    parser.add_argument("--page", metavar="FILE", default="", help="write the ladder as a page (HTML)")
    parser.add_argument("--picture", metavar="FILE", default="", help="write the ladder as a picture (SVG)")
    spoken = finished("demiurge.arena")
    parser.add_argument("--language", choices=spoken, default=base.language(), help="of the page and the picture")
    base.takes_workers(parser, base.cores())
    base.takes_json(parser)
    parser.set_defaults(run=run)
