"""The student: a net that is taught, by torch. What it has learned is written as a plain net (bots/net.py), which plays
without torch."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from demiurge.kernel.problems import BadNet
from demiurge.learn.samples import Samples

BATCH: Final = 4096
RATE: Final = 1e-3
LAST_RATE: Final = 0.1  # of it, at the end of a lesson
DECAY: Final = 1e-4
OTHERS: Final = 0.3  # what the others' scores weigh beside one's own
PLACES: Final = 0.03  # likewise what the places weigh
HELD_OUT: Final = 0.05  # of each lesson is not learned from: its last games, since samples of one game end alike
PASSES: Final = 2.5  # over what it remembers, at most, in one lesson: with more it learns games by heart
CHUNK: Final = 65_536
RIDGE: Final = 1e-3  # so that inputs which never came count for nothing
QUIET: Final = 0.1  # of what a new net says by chance


def torch() -> Any:
    try:
        return importlib.import_module("torch")
    except ModuleNotFoundError as error:
        raise BadNet("learn-torch") from error


class Student:
    """Two hidden layers; the inputs are sparse, so they are kept as places and values and made dense batch by batch."""

    def __init__(self, inputs: int, first: int, second: int, sides: int, scale: float, seed: int) -> None:
        t = self.torch = torch()
        self.sizes = inputs, first, second, 2 * sides
        self.sides, self.scale = sides, scale
        self.device = "cuda" if t.cuda.is_available() else "cpu"
        t.manual_seed(seed)
        self.net = t.nn.Sequential(
            t.nn.Linear(inputs, first), t.nn.ReLU(), t.nn.Linear(first, second), t.nn.ReLU(),
            t.nn.Linear(second, 2 * sides),
        ).to(self.device)  # fmt: skip
        self.optimizer = t.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=DECAY)
        self.lessons: list[tuple[Any, ...]] = []

    # ---- what it learns from
    def remember(self, samples: Sequence[Samples], most: int) -> int:
        """The newest lesson; older ones than `most` are forgotten."""
        self.lessons.append(self.lesson(samples))
        self.lessons = self.lessons[-most:]
        return len(self.lessons[-1][2])

    def lesson(self, samples: Sequence[Samples]) -> tuple[Any, ...]:
        """Places and values with one row a sample, filled up with a place that no input has."""
        t = self.torch
        lengths = [t.diff(one(t, "int32", s.ends), prepend=t.zeros(1, dtype=t.int32)) for s in samples]
        counts = t.cat(lengths).long()
        rows = t.repeat_interleave(t.arange(len(counts)), counts)
        starts = t.cumsum(counts, 0) - counts
        columns = t.arange(len(rows)) - t.repeat_interleave(starts, counts)
        widest = int(counts.max())
        places = t.full((len(counts), widest), self.sizes[0], dtype=t.int16)
        values = t.zeros((len(counts), widest), dtype=t.float16)
        places[rows, columns] = t.cat([one(t, "int16", s.places) for s in samples])
        values[rows, columns] = t.cat([one(t, "float32", s.values) for s in samples]).half()
        scores = t.cat([one(t, "float32", s.scores) for s in samples]).view(-1, self.sides) / self.scale
        merits = t.cat([one(t, "float32", s.merits) for s in samples]).view(-1, self.sides)
        return tuple(part.to(self.device) for part in (places, values, scores, merits))

    def begin(self, samples: Sequence[Samples]) -> None:
        """Before its first lesson it says what the game's own judge said of these positions, as far as that is a
        weighted sum of the inputs: two neurons of each layer hand the sum through, and the rest hardly speaks yet. So
        it need not find out first what is known already."""
        t = self.torch
        places, values, _, _ = self.lesson(samples)
        thoughts = t.cat([one(t, "float32", s.thoughts) for s in samples]).to(self.device) / self.scale
        inputs = self.sizes[0]
        squares = t.eye(inputs + 1, device=self.device, dtype=t.float64) * RIDGE
        aims = t.zeros(inputs + 1, device=self.device, dtype=t.float64)
        for at in range(0, len(thoughts), CHUNK):
            piece = slice(at, at + CHUNK)
            dense = self.dense(places[piece], values[piece])
            rows = t.cat([dense, t.ones_like(dense[:, :1])], 1).double()
            squares += rows.t() @ rows
            aims += rows.t() @ thoughts[piece].double()
        weights = t.linalg.solve(squares, aims).float()
        first, second, last = self.net[0], self.net[2], self.net[4]
        with t.no_grad():
            last.weight *= QUIET
            last.bias.zero_()
            for neuron, sign in ((0, 1.0), (1, -1.0)):
                first.weight[neuron], first.bias[neuron] = sign * weights[:-1], sign * weights[-1]
                second.weight[neuron], second.bias[neuron] = 0.0, 0.0
                second.weight[neuron, neuron] = 1.0
                last.weight[:, neuron] = 0.0
                last.weight[0, neuron] = sign

    # ---- how it learns
    def learn(self, steps: int) -> float:
        """At most so many batches of what it remembers; how far off its own score is in the end, in points, where it
        was not learned from."""
        t = self.torch
        widest = max(lesson[0].shape[1] for lesson in self.lessons)
        fill = self.sizes[0], 0.0, 0.0, 0.0
        whole = [
            t.cat([padded(t, lesson[part], widest if part < 2 else self.sides, fill[part]) for lesson in self.lessons])
            for part in range(4)
        ]
        sizes = [len(lesson[2]) for lesson in self.lessons]
        held = t.cat([t.arange(size, device=self.device) >= size * (1.0 - HELD_OUT) for size in sizes])
        rows = t.nonzero(~held)[:, 0]
        steps = max(1, min(steps, int(PASSES * len(rows) / BATCH)))
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = RATE * (1.0 - (1.0 - LAST_RATE) * step / steps)
            batch = rows[t.randint(len(rows), (BATCH,), device=self.device)]
            places, values, scores, merits = (part[batch] for part in whole)
            loss = self.loss(self.dense(places, values), scores, merits)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
        return self.error([part[held] for part in whole])

    def dense(self, places: Any, values: Any) -> Any:
        t = self.torch
        found = t.zeros((len(places), self.sizes[0] + 1), device=self.device)
        found.scatter_(1, places.long(), values.float())
        return found[:, :-1]

    def loss(self, inputs: Any, scores: Any, merits: Any) -> Any:
        found = self.net(inputs)
        there = (merits >= 0).float()
        there_too = there * OTHERS
        there_too[:, 0] = 1.0
        scored = ((found[:, : self.sides] - scores) ** 2 * there_too).sum(1).mean()
        placed = ((found[:, self.sides :] - merits) ** 2 * there).sum(1).mean()
        return scored + PLACES * placed

    def error(self, parts: Sequence[Any]) -> float:
        t, total = self.torch, 0.0
        places, values, scores, _ = parts
        with t.no_grad():
            for at in range(0, len(scores), CHUNK):
                piece = slice(at, at + CHUNK)
                found = self.net(self.dense(places[piece], values[piece]))[:, 0]
                total += float(((found - scores[piece][:, 0]) ** 2).sum())
        return float((total / max(len(scores), 1)) ** 0.5 * self.scale)

    # ---- what it knows
    def layers(self) -> bytes:
        head = array("i", self.sizes).tobytes()
        parts = [head]
        for layer in (self.net[0], self.net[2], self.net[4]):
            parts += [plain(layer.weight.detach().t()), plain(layer.bias.detach())]
        return b"".join(parts)

    def recall(self, layers: bytes) -> None:
        """What a net knows already."""
        recall(self.torch, self.net, layers)

    def save(self, path: Path) -> None:
        """What else it takes to go on: the optimizer's memory."""
        self.torch.save(self.optimizer.state_dict(), path)

    def resume(self, path: Path) -> None:
        if path.exists():
            self.optimizer.load_state_dict(self.torch.load(path, weights_only=True, map_location=self.device))


def one(t: Any, kind: str, data: bytes) -> Any:
    return t.frombuffer(bytearray(data), dtype=getattr(t, kind)) if data else t.zeros(0, dtype=getattr(t, kind))


def recall(t: Any, net: Any, layers: bytes) -> None:
    """Put the weights of a plain net into one of torch."""
    numbers, at = one(t, "float32", layers[4 * 4 :]), 0
    with t.no_grad():
        for layer in (net[0], net[2], net[4]):
            wide, many = layer.weight.shape
            layer.weight.copy_(numbers[at : at + wide * many].view(many, wide).t())
            at += wide * many
            layer.bias.copy_(numbers[at : at + wide])
            at += wide


def padded(t: Any, part: Any, wide: int, fill: float) -> Any:
    return t.nn.functional.pad(part, (0, wide - part.shape[1]), value=fill)


def plain(part: Any) -> bytes:
    return array("f", part.contiguous().cpu().flatten().tolist()).tobytes()
