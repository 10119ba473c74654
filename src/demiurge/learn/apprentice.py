"""The apprentice: an instinct that is taught, by torch, and a critic that says what a seat can expect; nobody needs him
to play. First it is drawn to what somebody else finds best. Then it tries for itself, and does more often what came out
better than the critic had thought (proximal policy optimization, with generalized advantage estimates)."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from demiurge.learn.glances import Glances
from demiurge.learn.student import one, plain, recall, torch

BATCH: Final = 1024  # decisions at once, where there are few
WIDEST: Final = 8192  # and at most
BATCHES: Final = 48  # of a pass, if they are not to be larger or smaller than that
RATE: Final = 2e-3  # while it copies
OWN_RATE: Final = 6e-4  # while it tries for itself
CRITIC_RATE: Final = 1e-3
CRITIC: Final = (128, 32)  # neurons of its layers
QUIET: Final = 0.3  # of what it says by chance in the beginning
SHARPER: Final = 2.0  # before it tries for itself: what was copied is too undecided to be sampled from
PASSES: Final = 2  # over what was tried
ACQUAINTED: Final = 6  # passes of a critic over the first games of somebody whom it does not know
CLIP: Final = 0.2  # how far a chance may move at once
FAR: Final = 0.03  # how far all of them may (a divergence): then the lesson is over
AHEAD: Final = 0.95  # of generalized advantage estimates: 0 trusts the critic, 1 the end of the game alone
CURIOUS: Final = 0.004  # what being undecided is worth
NEVER: Final = -1e9


class Lesson:
    """What is learned from at once, on the device."""

    def __init__(self, t: Any, device: str, found: Sequence[Glances], scale: float) -> None:
        def whole(kind: str, part: str) -> Any:
            return t.cat([one(t, kind, getattr(glances, part)) for glances in found]).to(device)

        self.lengths = whole_lengths(t, found, "ends").to(device)
        self.widths = whole_lengths(t, found, "move_ends").to(device)
        self.starts, self.firsts = begins(t, self.lengths), begins(t, self.widths)
        self.places, self.values = whole("int16", "places"), whole("float32", "values")
        self.moves = whole("int16", "moves").int() & 0xFFFF
        self.weights = whole("float32", "weights")
        self.taken, self.likely = whole("int32", "taken").long(), whole("float32", "likely")
        self.goals, self.last = whole("float32", "goals") / scale, whole("uint8", "last").bool()

    def __len__(self) -> int:
        return len(self.goals)

    @property
    def batch(self) -> int:
        """How many decisions at once: the more there are the more, so that a pass has always about as many steps."""
        return min(WIDEST, max(BATCH, len(self) // BATCHES))


def whole_lengths(t: Any, found: Sequence[Glances], part: str) -> Any:
    zero = t.zeros(1, dtype=t.int32)
    return t.cat([t.diff(one(t, "int32", getattr(glances, part)), prepend=zero) for glances in found]).long()


def begins(t: Any, lengths: Any) -> Any:
    return t.cumsum(lengths, 0) - lengths


class Apprentice:
    def __init__(self, inputs: int, first: int, second: int, actions: int, scale: float, seed: int) -> None:
        t = self.torch = torch()
        self.sizes = inputs, first, second, actions
        self.scale = scale
        self.device = "cuda" if t.cuda.is_available() else "cpu"
        t.manual_seed(seed)
        self.net = layers_of(t, self.sizes).to(self.device)
        self.critic = layers_of(t, (inputs, *CRITIC, 1)).to(self.device)
        with t.no_grad():
            self.net[4].weight *= QUIET
        self.optimizer = t.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=1e-3)
        self.critics = t.optim.AdamW(self.critic.parameters(), lr=CRITIC_RATE, weight_decay=1e-3)

    # ---- what it is given
    def lesson(self, found: Sequence[Glances]) -> Lesson:
        return Lesson(self.torch, self.device, found, self.scale)

    def dense(self, lesson: Lesson, rows: Any) -> Any:
        """The numbers of these decisions."""
        t = self.torch
        row, at = spread(t, lesson.starts[rows], lesson.lengths[rows])
        found = t.zeros((len(rows), self.sizes[0]), device=self.device)
        found[row, lesson.places[at].long()] = lesson.values[at]
        return found

    def drawn(self, lesson: Lesson, rows: Any, inputs: Any) -> tuple[Any, Any]:
        """How much it is drawn to each move of these decisions (log), and where there is one in the table."""
        t = self.torch
        widths = lesson.widths[rows]
        row, at = spread(t, lesson.firsts[rows], widths)
        column = at - lesson.firsts[rows][row]
        moves = t.zeros((len(rows), int(widths.max())), dtype=t.long, device=self.device)
        there = t.zeros(moves.shape, dtype=t.bool, device=self.device)
        moves[row, column], there[row, column] = lesson.moves[at].long(), True
        used, where = t.unique(moves, return_inverse=True)
        last = self.net[4]
        said = self.net[:4](inputs) @ last.weight[used].t() + last.bias[used]
        return t.log_softmax(said.gather(1, where).masked_fill(~there, NEVER), 1), there

    def wanted(self, lesson: Lesson, rows: Any, wide: int) -> Any:
        t = self.torch
        row, at = spread(t, lesson.firsts[rows], lesson.widths[rows])
        found = t.zeros((len(rows), wide), device=self.device)
        found[row, at - lesson.firsts[rows][row]] = lesson.weights[at]
        return found

    # ---- by somebody else's judgement
    def copy(self, lesson: Lesson, passes: float, rate: float) -> float:
        """How far it is from what it copies, in the end (the mean of their divergence, and the entropy of that)."""
        t, loss = self.torch, 0.0
        steps = max(1, int(passes * len(lesson) / BATCH))
        for step in range(steps):
            self.paced(self.optimizer, rate * (1.0 - step / (steps + 1)))
            rows = t.randint(len(lesson), (BATCH,), device=self.device)
            inputs = self.dense(lesson, rows)
            drawn, _ = self.drawn(lesson, rows, inputs)
            missed = -(self.wanted(lesson, rows, drawn.shape[1]) * drawn).sum(1).mean()
            self.take(self.optimizer, missed)
            self.criticize(inputs, lesson.goals[rows])
            loss += (float(missed.detach()) - loss) / min(step + 1, 100)
        return loss

    def sharpen(self) -> None:
        with self.torch.no_grad():
            self.net[4].weight *= SHARPER
            self.net[4].bias *= SHARPER
        self.optimizer = self.torch.optim.AdamW(self.net.parameters(), lr=OWN_RATE)

    # ---- by what came of it
    def acquaint(self, lesson: Lesson) -> None:
        """The critic gets to know somebody who has learned without it."""
        for _ in range(ACQUAINTED):
            for rows in self.torch.randperm(len(lesson), device=self.device).split(lesson.batch):
                self.criticize(self.dense(lesson, rows), lesson.goals[rows])

    def practise(self, lesson: Lesson, calm: float = 1.0) -> dict[str, float]:
        """calm: towards the end of a stretch it falls to 0, and with it how much is changed at once, and curiosity."""
        t = self.torch
        better, goals, off = self.advantages(lesson)
        better = (better - better.mean()) / (better.std() + 1e-6)
        strayed = undecided = 0.0
        done = 0
        for _ in range(PASSES):
            for rows in t.randperm(len(lesson), device=self.device).split(lesson.batch):
                if len(rows) < lesson.batch and done:
                    continue
                self.paced(self.optimizer, OWN_RATE * calm)
                inputs = self.dense(lesson, rows)
                drawn, there = self.drawn(lesson, rows, inputs)
                chosen = drawn.gather(1, lesson.taken[rows][:, None])[:, 0]
                change = chosen - lesson.likely[rows]
                ratio, gain = change.exp(), better[rows]
                won = t.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                open_ = -(drawn.exp() * drawn.masked_fill(~there, 0.0)).sum(1).mean()
                self.take(self.optimizer, -won - CURIOUS * calm * open_)
                self.criticize(inputs, goals[rows])
                done += 1
                strayed += (float((ratio - 1 - change).mean().detach()) - strayed) / min(done, 20)
                undecided += (float(open_.detach()) - undecided) / min(done, 20)
            if strayed > FAR:
                break
        return {"entropy": round(undecided, 3), "divergence": round(strayed, 4), "critic_error": round(off, 2)}

    def advantages(self, lesson: Lesson) -> tuple[Any, Any, float]:
        """Of every decision by how much it came out better than expected; what the critic should have said; and how
        far off it was, in points."""
        t = self.torch
        with t.no_grad():
            parts = t.arange(len(lesson), device=self.device).split(WIDEST)
            said = t.cat([self.critic(self.dense(lesson, rows))[:, 0] for rows in parts])
        off = float(((said - lesson.goals) ** 2).mean() ** 0.5) * self.scale
        surprise = t.where(lesson.last, lesson.goals, said.roll(-1)) - said
        ends = t.nonzero(lesson.last)[:, 0]
        lengths = t.diff(ends, prepend=t.full((1,), -1, device=self.device))
        row, at = spread(t, begins(t, lengths), lengths)  # a row for what each seat did in a game
        column = at - begins(t, lengths)[row]
        table = t.zeros((len(ends), int(lengths.max())), device=self.device)
        table[row, column] = surprise
        for before in range(table.shape[1] - 2, -1, -1):
            table[:, before] += AHEAD * table[:, before + 1]
        better = table[row, column]
        return better, better + said, off

    # ---- steps
    def take(self, optimizer: Any, loss: Any) -> None:
        optimizer.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_([p for group in optimizer.param_groups for p in group["params"]], 1.0)
        optimizer.step()

    def criticize(self, inputs: Any, goals: Any) -> None:
        self.take(self.critics, ((self.critic(inputs)[:, 0] - goals) ** 2).mean())

    def paced(self, optimizer: Any, rate: float) -> None:
        for group in optimizer.param_groups:
            group["lr"] = rate

    # ---- what it knows
    def layers(self) -> bytes:
        parts = [array("i", self.sizes).tobytes()]
        for layer in (self.net[0], self.net[2], self.net[4]):
            parts += [plain(layer.weight.detach().t()), plain(layer.bias.detach())]
        return b"".join(parts)

    def recall(self, layers: bytes) -> None:
        """An instinct that somebody has learned already."""
        recall(self.torch, self.net, layers)

    def save(self, path: Path) -> None:
        """All that it takes to go on."""
        parts = {"net": self.net, "critic": self.critic, "optimizer": self.optimizer, "critics": self.critics}
        self.torch.save({name: part.state_dict() for name, part in parts.items()}, path)

    def resume(self, path: Path) -> None:
        found = self.torch.load(path, weights_only=True, map_location=self.device)
        for name, state in found.items():
            getattr(self, name).load_state_dict(state)


def layers_of(t: Any, sizes: Sequence[int]) -> Any:
    inputs, first, second, outputs = sizes
    return t.nn.Sequential(
        t.nn.Linear(inputs, first), t.nn.ReLU(), t.nn.Linear(first, second), t.nn.ReLU(), t.nn.Linear(second, outputs)
    )


def spread(t: Any, starts: Any, lengths: Any) -> tuple[Any, Any]:
    """Pieces of a long row: for each of their parts which piece it is of, and where it stands."""
    row = t.repeat_interleave(t.arange(len(lengths), device=lengths.device), lengths)
    return row, t.arange(len(row), device=lengths.device) - begins(t, lengths)[row] + starts[row]
