"""What a seat may answer and in which order; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from demiurge.games.terra_mystica import actions, spaces, terraform, turns, upgrades
from demiurge.games.terra_mystica.drawing import mat, means
from demiurge.games.terra_mystica.drawing.phrases import WRITER
from demiurge.games.terra_mystica.drawing.subject import HEX_OF, NO_HEX, Subject
from demiurge.games.terra_mystica.drawing.trial import Trials
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import COLOURS, SA, STRUCTURES, TP, D
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.scene import Answer, Group
from demiurge.kit.trial import NOTHING, Effect, without
from demiurge.kit.writer import REFUSED_ROWS, allowed, meant

MOST_REFUSED: Final = 12
MOST_WISHES: Final = 8
AS_THEY_LIE: Final = ("faction", "colour", "power", "special", "favor", "town", "pass")
"""Groups that are listed in the order of the box."""
TRACKS: Final = {"ship": actions.ADVANCE_SHIP, "dig": actions.ADVANCE_DIG}  # of a mat, by their ids
WEIGHTS: Final = {"coin": 1, "worker": 2, "priest": 4, "power": 1, "token": 1, "spade": 2, "vp": 2}


def answers(w: Words, view: Mystica, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not."""
    legal, scribe = view.answers(seat), Scribe(w, view, seat)
    rows = sorted((WRITER.order[key], scribe.rank(action, key), action, key) for action, key in keyed(legal))
    may = ((scribe.allowed(action), key) for _, _, action, key in rows)
    may_not = ((scribe.refused(action), key) for action, key in keyed(curated(view, seat, set(legal))))
    return [headed(w, view, seat, group) for group in WRITER.groups(w, may, may_not)]


def keyed(found: list[int]) -> list[tuple[int, str]]:
    """Answers with their groups."""
    return [(action, WRITER.group(action)) for action in found]


def headed(w: Words, view: Mystica, seat: int, group: Group) -> Group:
    """With the heading that fits the moment, and a word at its right."""
    if group.key == "pass" and group.answers[0].action == actions.PASS_LAST:
        return replace(group, title=w.say(text("group-pass"), "last"))
    if group.key in ("pass", "build") and not view.round:
        return replace(group, title=w.say(text(f"group-{group.key}"), "setup"))
    if group.key == "power" and any(chip.icon == "token" for answer in allowed(group) for chip in answer.chips):
        return replace(group, aside=w.say(text("group-power"), "sacrifice"))
    if group.key == "convert":
        when = "before" if view.players[seat].actions else "after"
        return replace(group, aside=w.say(text("group-convert"), when))
    if group.key == "leech" and len([o for o in view.offers if o.seat == seat]) > 1:
        return replace(group, aside=w.say(text("group-leech"), "several"))
    return group


# ---- one answer
class Scribe:
    """Writes the answers of one seat in one position."""

    def __init__(self, w: Words, view: Mystica, seat: int) -> None:
        self.w, self.view, self.seat = w, view, seat
        self.trials = Trials(w, view, seat)
        self.marked: set[int] = set()  # a hex is marked once, by its likeliest answer

    def allowed(self, action: int) -> Answer:
        h, effect = HEX_OF.get(action, NO_HEX), unsaid(action, self.trials.of(action))
        about = Subject(self.w, self.view, self.seat, action, "", effect, h in self.marked)
        self.marked.add(h)
        return WRITER.answer(about)

    def refused(self, action: int) -> Answer:
        view, seat, why = self.view, self.seat, self.view.refuse(self.seat, action) or ""
        wish = self.trials.wished(action) if seat in view.waiting() else NOTHING
        lacks = means.lacking(view, seat, action, wish.chips)
        about = Subject(self.w, view, seat, action, why, unsaid(action, wish))
        return WRITER.answer(about, lacks="" if lacks is None else self.w.say(lacks))

    def places(self, action: int) -> tuple[str, ...]:
        return WRITER.row(action).say(Subject(self.w, self.view, self.seat, action)).places

    def rank(self, action: int, key: str) -> tuple[int, int, int]:
        """Within a group: home and short ways first, then the cheap ones, then those that bring more. Priests as their
        places lie on the cult board."""
        if key in AS_THEY_LIE:
            return 0, 0, 0
        if key == "send":
            track, steps = actions.send_of(action)
            return track, -steps, 0
        first, chips = 0, self.trials.of(action).chips
        if action in actions.TRANSFORM:
            first = int(actions.transform_of(action)[1] != self.view.players[self.seat].home)
        elif action in actions.LONG_WAY:
            first = 2
        elif key == "upgrade":
            _, first = actions.upgrade_of(action)
        elif action in actions.DECLINE:
            first = 1
        price = sum([-chip.amount * WEIGHTS.get(chip.icon, 0) for chip in chips if chip.amount < 0])
        return first, price, -sum([chip.amount for chip in chips if chip.amount > 0])


def unsaid(action: int, effect: Effect[str]) -> Effect[str]:
    """Without what the row says anyway: the level of a track."""
    return without(effect, "ship") if action in (actions.ADVANCE_SHIP, actions.ADVANCE_DIG) else effect


# ---- what is refused and yet looked for
def curated(view: Mystica, seat: int, legal: set[int]) -> list[int]:
    """What a player looks for in this position and may not do: only with an action to spend in the own turn."""
    p = view.players[seat]
    if not p.actions or not isinstance(view.decision(seat), turns.Turn) or not turns.settled(p):
        return []
    found: list[int] = []
    for wished in (
        next_upgrades(view, seat, legal),
        [actions.ADVANCE_SHIP] if p.ship < view.faction(p).ship_max else [],
        [actions.ADVANCE_DIG] if p.dig < view.faction(p).dig_max else [],
        [actions.POWER.of(space) for space in range(spaces.POWER_ACTIONS) if not view.spaces >> space & 1],
        [actions.SPECIAL.of(which) for which in mat.own_actions(view, seat)],
        [actions.send(0, actions.SENT)] if not p.priests else [],
        no_dwelling(view, seat, legal),
    ):
        found += [action for action in wished if action not in legal][:REFUSED_ROWS]
    return [action for action in found if view.refuse(seat, action) is not None][:MOST_REFUSED]


def next_upgrades(view: Mystica, seat: int, legal: set[int]) -> list[int]:
    """For each structure that none can be raised to now: the first that would become it."""
    p, found = view.players[seat], []
    for kind in range(TP, SA + 1):
        old = bits(p.at[upgrades.REPLACED[kind]])
        ways = [actions.upgrade(h, kind) for h in old]
        if ways and p.built[kind] < view.faction(p).count[kind] and not legal.intersection(ways):
            found.append(ways[0])
    return found


def no_dwelling(view: Mystica, seat: int, legal: set[int]) -> list[int]:
    """A hex to settle on, where there is none."""
    if any(action in actions.BUILD for action in legal):
        return []
    p = view.players[seat]
    near, faction = bits(p.reach & view.empty), view.faction(p)
    near.sort(key=lambda h: faction.spades(view, p, view.terrain[h], p.home) if p.home < COLOURS else 0)
    home = [h for h in near if terraform.is_home(p, view.terrain[h])]
    return [actions.BUILD.of(h) for h in (home or near)[:1]]


# ---- what somebody might want at a place
def wishes(w: Words, view: Mystica, seat: int, place: str) -> list[Answer]:
    """All that touches a place: first what is allowed, then what is not, the likeliest first."""
    if view.players[seat].faction < 0:
        return []
    scribe = Scribe(w, view, seat)
    touching = [one for one in keyed(view.answers(seat)) if place in scribe.places(one[0])]
    touching.sort(key=lambda one: scribe.rank(*one))
    found = [scribe.allowed(action) for action, _ in touching[:MOST_WISHES]]
    for action in wanted(view, seat, place):
        if len(found) < MOST_WISHES and view.refuse(seat, action) is not None:
            found.append(scribe.refused(action))
    return found


def wanted(view: Mystica, seat: int, place: str) -> list[int]:
    """The answers that a place stands for, whether they are allowed or not; none for what is no place."""
    kind, _, name = place.partition("-")
    space = view.game.space
    if kind == "hex":
        return [action for build in meant(space, f"build {name}") for action in on_hex(view, seat, HEX_OF[build])]
    if kind == "cult":
        return meant(space, *(f"send p to {name} for {n}" for n in (3, 2, 1)), f"+{name}")
    if place in TRACKS:
        return [TRACKS[place]]
    if kind == "mat" and name in STRUCTURES[D:]:
        return of_kind(view, seat, STRUCTURES.index(name))
    texts = {
        "bridge": f"bridge {name.replace('-', ':')}", "river": f"connect {name}", "bonus": f"pass {name}",
        "slot": f"send p to {name.replace('-', ' for ')}", "power": f"action {name}", "special": f"action {name}",
        "favor": f"+{name}", "town": f"+{name}",
    }  # fmt: skip
    return meant(space, texts[kind]) if kind in texts else []


def on_hex(view: Mystica, seat: int, h: int) -> list[int]:
    """Build here, make it home terrain, raise what stands here."""
    p = view.players[seat]
    if p.at[0] >> h & 1:
        kinds = [kind for kind in range(TP, SA + 1) if p.at[upgrades.REPLACED[kind]] >> h & 1]
        return [actions.upgrade(h, kind) for kind in kinds]
    found = [actions.BUILD.of(h)]
    if p.home < COLOURS and view.empty >> h & 1 and view.terrain[h] != p.home:
        found.append(actions.transform(h, p.home))
    return found


def of_kind(view: Mystica, seat: int, kind: int) -> list[int]:
    """What would take a piece of this kind from the mat."""
    p = view.players[seat]
    if kind == D:
        return no_dwelling(view, seat, set())
    return [actions.upgrade(h, kind) for h in bits(p.at[upgrades.REPLACED[kind]])][:REFUSED_ROWS]
