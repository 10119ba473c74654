"""The search bot: open-loop Monte-Carlo tree search over any game's interface.

Open loop: a point of the tree is the sequence of answers that leads to it, not a position. Every iteration draws anew
what the seat cannot see and what chance will bring, walks down by the answers that are legal this time, and so learns
what an answer is worth on average. More than two seats: every edge keeps a value for each seat, and each seat goes for
its own (max^n). Where the walk leaves the tree, every move is judged one step ahead: that ranks the moves (a prior), so
that a wide choice does not cost a visit for each, and what the best of them leads to goes back up. A game whose
evaluation wants it (`horizon`) is played on for some decisions before it is judged, or to the end.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from demiurge.bots.base import BadBot, Bot, evaluation_of
from demiurge.bots.budget import Budget
from demiurge.bots.greedy import after
from demiurge.bots.playout import ENDLESS, guided_playout, next_seat
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.game import Game
from demiurge.kernel.state import NOBODY, State

FAVOURITES: Final = 3
DOUBT: Final = 0.05  # the share of the priors that is spread evenly, so that no move is out of the question
FLAT: Final = 3.0  # the warmth of priors that are not trusted
LOOK: Final = 16  # iterations between two looks at the clock and at whether the choice is still open


class Settings:
    """What can be tuned; `search:500it:explore=0.7:depth=4` sets it by name."""

    def __init__(self) -> None:
        self.time = Budget("1s")
        self.explore = 1.0  # how much a prior weighs against what was found
        self.warmth = 1.0  # of the prior, in standard deviations of the moves' values: small is sharp
        self.rivalry = 0.3  # how much the best rival's score counts against one's own
        self.depth = -1  # decisions played out before judging; -1: as the game's evaluation says
        self.chain = 0  # own follow-up questions that are answered before judging

    def set(self, name: str, value: str) -> None:
        try:
            if name == "explore":
                self.explore = float(value)
            elif name == "warmth":
                self.warmth = float(value)
            elif name == "rivalry":
                self.rivalry = float(value)
            elif name == "depth":
                self.depth = int(value)
            elif name == "chain":
                self.chain = int(value)
            else:
                raise BadBot(
                    "bot-setting", bot="search", setting=name, known=("explore", "warmth", "rivalry", "depth", "chain")
                )
        except ValueError as error:
            if isinstance(error, BadBot):
                raise
            raise BadBot("bot-number", bot="search", setting=name, given=value) from None


class Edge:
    """One answer out of a node: `guess` is the seat's score one step ahead, `behind` how far that lies behind the best,
    `prior` the share it gives the answer; `totals` the sum of what came out for each seat, `score` of the scores."""

    def __init__(self, action: int, guess: float, behind: float) -> None:
        self.action = action
        self.guess = guess
        self.behind = behind
        self.prior = 0.0
        self.visits = 0
        self.score = 0.0
        self.totals: list[float] = []
        self.node: Node | None = None


class Node:
    """What a seat may answer after a sequence of answers. `edges[i]` belongs to `legal[i]`, as last met; `known` has
    every edge ever met. Where chance decides who answers next, `other` is the node of another seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0  # of the seat's own values
        self.best = 0.0  # the best guess when the node was opened
        self.legal: list[int] = []
        self.edges: list[Edge] = []
        self.known: dict[int, Edge] = {}
        self.other: Node | None = None


def node_for(edge: Edge, seat: int) -> Node:
    """The node behind an edge in which this seat answers."""
    node = edge.node
    if node is None:
        node = Node(seat)
        edge.node = node
        return node
    while node.seat != seat:
        if node.other is None:
            node.other = Node(seat)
        node = node.other
    return node


class SearchBot(Bot):
    def __init__(
        self, name: str, game: Game, seed: int, settings: Settings, evaluation: Evaluation | None = None
    ) -> None:
        super().__init__(name, game, seed)
        self.settings = settings
        self.evaluation = evaluation_of(game) if evaluation is None else evaluation
        self.depth = self.evaluation.horizon() if settings.depth < 0 else settings.depth
        self.trusts = self.depth < ENDLESS  # who plays to the end anyway has little reason to believe in one step ahead
        self.explore = settings.explore
        self.warmth = settings.warmth if self.trusts else FLAT
        self.rivalry = settings.rivalry
        self.low: list[float] = []  # the least and the most that came out for each seat: values are
        self.high: list[float] = []  # compared on that scale, whatever a game's points are worth
        self.iterations = 0  # of the last search

    # ---- what it is asked
    def answer(self, view: State, seat: int) -> int:
        found = view.answers(seat)
        if len(found) == 1:
            return found[0]
        root = self.search(view, seat)
        return self.order(root)[0].action

    def ranked(self, view: State, seat: int) -> list[tuple[int, int, float]]:
        """Its favourite moves, for a hint: the action, how often it was tried, and the score expected of it."""
        root = self.search(view, seat)
        return [
            (edge.action, edge.visits, edge.score / edge.visits if edge.visits else edge.guess)
            for edge in self.order(root)[:FAVOURITES]
        ]

    def order(self, root: Node) -> list[Edge]:
        """The most visited first: visits are hard to earn, a mean is not."""
        seat = root.seat
        ranks = [
            (-edge.visits, -edge.totals[seat] / edge.visits if edge.visits else -edge.behind, i)
            for i, edge in enumerate(root.edges)
        ]
        ranks.sort()
        return [root.edges[i] for _, _, i in ranks]

    # ---- the search
    def search(self, view: State, seat: int) -> Node:
        self.low = [1e30] * view.seats
        self.high = [-1e30] * view.seats
        root = Node(seat)
        budget = self.settings.time
        budget.begin()
        while True:
            self.iterate(self.game.fill(view, self.chance), root)
            self.forget()
            budget.done += 1
            if budget.used() >= 1.0 or len(root.edges) == 1:
                break
            if budget.done % LOOK == 0 and decided(root, budget.left()):
                break
        self.iterations = budget.done
        return root

    def iterate(self, s: State, root: Node) -> None:
        """Down to where the tree ends, one node further, and back up."""
        nodes: list[Node] = []
        path: list[Edge] = []
        node, me = root, root.seat
        legal = self.evaluation.moves(s, me)
        while True:
            nodes.append(node)
            if not node.edges:
                values = self.open(node, s, legal)
                break
            edge = self.select(node, s, legal)
            path.append(edge)
            s.apply(node.seat, edge.action, self.chance)
            seat = next_seat(s)
            while seat != NOBODY:
                legal = self.evaluation.moves(s, seat)
                if len(legal) > 1:
                    break
                s.apply(seat, legal[0], self.chance)  # no choice, no node
                seat = next_seat(s)
            if seat == NOBODY:
                values = [float(score) for score in s.scores()]
                break
            node = node_for(edge, seat)
        outcome = self.outcome(values)
        for node in nodes:
            node.visits += 1
            node.total += outcome[node.seat]
        for edge in path:
            edge.visits += 1
            edge.score += values[me]
            totals = edge.totals
            if totals:
                for i in range(len(outcome)):
                    totals[i] += outcome[i]
            else:
                edge.totals = outcome[:]

    def select(self, node: Node, s: State, legal: list[int]) -> Edge:
        """PUCT over the answers that are legal this time."""
        seat = node.seat
        if legal != node.legal:
            self.align(node, s, legal)
        low = self.low[seat]
        scale = 1.0 / max(self.high[seat] - low, 1e-9)
        mean = node.total / node.visits
        tried, priors = 1, 0.0
        for edge in node.edges:
            tried += edge.visits
            priors += edge.prior
        urge = self.explore * sqrt(tried) / priors
        best: Edge = node.edges[0]
        best_bound = -1e30
        for edge in node.edges:
            visits = edge.visits
            if visits:
                value = edge.totals[seat] / visits
            else:
                value = mean + edge.behind if self.trusts else mean
            bound = (value - low) * scale + urge * edge.prior / (1 + visits)
            if bound > best_bound:
                best, best_bound = edge, bound
        return best

    # ---- where the tree ends
    def open(self, node: Node, s: State, legal: list[int]) -> list[float]:
        """Judge every move one step ahead; what the best leads to is the value of this point."""
        best: State | None = None
        guesses: list[float] = []
        for action in legal:
            trial = after(s, node.seat, action, self.chance, self.evaluation, self.settings.chain)
            guess = self.value(trial, node.seat)
            if best is None or guess > node.best:
                best, node.best = trial, guess
            guesses.append(guess)
        assert best is not None, "evaluation.moves() left no move"
        for action, guess in zip(legal, guesses):
            edge = Edge(action, guess, guess - node.best)
            node.edges.append(edge)
            node.known[action] = edge
        node.legal = legal
        self.weigh(node)
        leaf = best if self.trusts else s
        guided_playout(leaf, self.chance, self.evaluation, self.depth)
        return [self.value(leaf, seat) for seat in range(leaf.seats)]

    def align(self, node: Node, s: State, legal: list[int]) -> None:
        """Other secrets or dice, other answers: keep the edges that are legal now, judge those not met before."""
        edges: list[Edge] = []
        fresh = False
        for action in legal:
            edge = node.known.get(action)
            if edge is None:
                trial = after(s, node.seat, action, self.chance, self.evaluation, self.settings.chain)
                guess = self.value(trial, node.seat)
                edge = Edge(action, guess, min(0.0, guess - node.best))
                node.known[action] = edge
                fresh = True
            edges.append(edge)
        node.legal, node.edges = legal, edges
        if fresh:
            self.weigh(node)

    def weigh(self, node: Node) -> None:
        """Priors: a softmax over the moves' values, measured by their own spread, so that points need no unit."""
        edges = node.edges
        n = len(edges)
        mean = square = 0.0
        top = edges[0].behind
        for edge in edges:
            top = max(top, edge.behind)
            mean += edge.behind
            square += edge.behind * edge.behind
        mean /= n
        spread = sqrt(max(square / n - mean * mean, 0.0)) * self.warmth
        total = 0.0
        for edge in edges:
            edge.prior = exp((edge.behind - top) / spread) if spread > 1e-9 else 1.0
            total += edge.prior
        for edge in edges:
            edge.prior = (1.0 - DOUBT) * edge.prior / total + DOUBT / n

    # ---- what a position is worth
    def value(self, s: State, seat: int) -> float:
        """The score that the seat has in the end, known or estimated."""
        return float(s.scores()[seat]) if next_seat(s) == NOBODY else self.evaluation.value(s, seat)

    def outcome(self, values: list[float]) -> list[float]:
        """What each seat goes for: its own score, and its distance to the best rival. Widens the scale, too."""
        seats = len(values)
        found: list[float] = []
        for seat in range(seats):
            rival = -1e30
            for other in range(seats):
                if other != seat and values[other] > rival:
                    rival = values[other]
            worth = values[seat] - self.rivalry * rival if seats > 1 else values[seat]
            found.append(worth)
            if worth < self.low[seat]:
                self.low[seat] = worth
            if worth > self.high[seat]:
                self.high[seat] = worth
        return found


def decided(root: Node, left: int) -> bool:
    """Whether no other move can still overtake the most visited one."""
    first = second = 0
    for edge in root.edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left
