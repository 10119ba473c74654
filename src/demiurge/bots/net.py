"""Nets that have learned a game: what a net says of a position, and for which tables it was made.

A file of a net is a line of JSON, its card, and then its layers (layers.py), little-endian. A game's own lies in its
package as `learned.net`. Behind the layers that judge positions may stand those of an *instinct*: how much it is drawn
to each answer at a glance, without trying any."""

from __future__ import annotations

import hashlib
import importlib.util
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from demiurge.bots.layers import forward, glance
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.game import Game
from demiurge.kernel.problems import BadNet
from demiurge.kernel.state import NOBODY, State
from demiurge.kernel.text import Text, text

FORMAT: Final = 1
FILE: Final = "learned.net"
HEAD: Final = 4  # ints: inputs, neurons of the first and of the second layer, outputs
Card = dict[str, Any]


class Net:
    """Half of its outputs are final scores in units of `scale`, one for each side (myself, then who sits next), the
    other half how well each is placed: 1 is first, 0 last. instinct: the layers of one, with an output for each action
    of the game, or nothing."""

    def __init__(self, card: Card, layers: bytes, features: Features, instinct: bytes = b"") -> None:
        self.card = card
        self.layers = layers
        self.features = features
        self.instinct = instinct
        self.scale = float(card["scale"])
        self.sides = int(card["outputs"]) // 2

    def outputs(self, s: State, seat: int) -> list[float]:
        sheet = Sheet()
        self.features.write(s, seat, sheet)
        return forward(self.layers, sheet.places, sheet.values)

    def drawn(self, s: State, seat: int, moves: list[int]) -> list[float]:
        """How much the seat is drawn to each of the moves, by its instinct: the logarithm of how likely, but for a sum
        that all have in common."""
        sheet = Sheet()
        self.features.write(s, seat, sheet)
        return glance(self.instinct, sheet.places, sheet.values, moves)

    def score(self, s: State, seat: int) -> float:
        """The score that the seat has in the end, known or expected."""
        if over(s):
            return float(s.scores()[seat])
        return self.outputs(s, seat)[0] * self.scale

    def place(self, s: State, seat: int) -> float:
        """How well the seat will be placed, from 0 to 1."""
        if over(s):
            return merits(s)[seat]
        return self.outputs(s, seat)[self.sides]


def over(s: State) -> bool:
    for seat in s.asks:
        if seat != NOBODY:
            return False
    return True


def merits(s: State) -> list[float]:
    """How well each seat is placed as it stands: 1 is first, 0 last; who shares a rank shares its places. Alone one is
    first or beaten."""
    if s.seats == 1:
        return [1.0 if 0 in s.ranking()[0] else 0.0]
    found = [0.0] * s.seats
    behind = s.seats
    for tied in s.ranking():
        behind -= len(tied)
        for seat in tied:
            found[seat] = (behind + (len(tied) - 1) / 2.0) / (s.seats - 1)
    return found


# ---- files
def features_of(game: Game) -> Features | None:
    """What the game tells those who learn it; None of a game that tells nothing."""
    if importlib.util.find_spec(f"{game.package}.features") is None:
        return None
    found = game.faculty("features").FEATURES
    assert isinstance(found, Features), f"{game.package}.features.FEATURES is no Features"
    return found


def digest(features: Features) -> str:
    """What the inputs mean: a net is of no use where they mean something else."""
    return hashlib.blake2b("\n".join(features.names).encode(), digest_size=8).hexdigest()


def actions_of(game: Game) -> str:
    """What an instinct's outputs mean."""
    texts = [game.space.format(action) for action in range(len(game.space))]
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def write_net(path: Path, card: Card, layers: bytes, instinct: bytes = b"") -> None:
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(json.dumps(card, ensure_ascii=False).encode() + b"\n" + layers + instinct)
    draft.replace(path)


class Contents(NamedTuple):
    """Of a file."""

    card: Card
    layers: bytes
    instinct: bytes


def read_net(path: Path) -> Contents:
    """What is in a file, or what is wrong with it."""
    try:
        head, _, layers = path.read_bytes().partition(b"\n")
        card = json.loads(head)
        judging = size(card)
        deciding = size(card["instinct"]) if "instinct" in card else 0
        if card["format"] != FORMAT or len(layers) != judging + deciding:
            raise ValueError(card["format"])
    except OSError as error:
        raise BadNet("net-unreadable", file=str(path), why=str(error.strerror)) from error
    except (ValueError, KeyError, TypeError) as error:
        raise BadNet("net-damaged", file=str(path)) from error
    return Contents(card, layers[:judging], layers[judging:])


def size(card: Card) -> int:
    """How many bytes such layers have."""
    inputs, first, second, outputs = [int(card[name]) for name in ("inputs", "first", "second", "outputs")]
    return 4 * (HEAD + (inputs + 1) * first + (first + 1) * second + (second + 1) * outputs)


@lru_cache(maxsize=8)
def kept(path: Path, changed: int) -> Contents:
    return read_net(path)


def built_in(game: Game) -> Path | None:
    """The file of the game's own net."""
    spec = importlib.util.find_spec(game.package)
    if spec is None or spec.origin is None:
        return None
    found = Path(spec.origin).with_name(FILE)
    return found if found.exists() else None


def open_net(game: Game, path: Path) -> Net:
    """A net for this game, whatever its options: raises BadNet where it cannot play it at all."""
    card, layers, instinct = kept(path, path.stat().st_mtime_ns if path.exists() else 0)
    features = features_of(game)
    if card["game"] != game.name or features is None:
        raise BadNet("net-game", file=path.name, made=str(card["game"]), game=game.name)
    if card["features"] != digest(features):
        raise BadNet("net-features", file=path.name, game=game.name)
    if instinct and card["instinct"]["actions"] != actions_of(game):
        raise BadNet("net-features", file=path.name, game=game.name)
    return Net(card, layers, features, instinct)


def unfit(net: Net, game: Game, seats: int) -> Text | None:
    """Why a net was not made for such a table; None where it was."""
    if game.components != net.card.get("components", ""):
        return text("net-components")
    if seats and seats not in net.card["seats"]:
        return text("net-seats", n=seats)
    known: dict[str, list[str]] = net.card["options"]
    for name, value in game.options.items():
        if name in known and value not in known[name]:
            return text("net-option", option=name, value=value)
    return None
