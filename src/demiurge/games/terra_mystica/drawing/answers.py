"""What a seat may answer, in groups by verb; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions, spaces, terraform, turns, upgrades
from demiurge.games.terra_mystica.drawing import looks, mat, means, phrases
from demiurge.games.terra_mystica.drawing.trial import Trials
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import COLOURS, SA, STRUCTURES, TP, D
from demiurge.kernel.actions import tidy
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.groups import REFUSED_ROWS, Kind, allowed, grouped
from demiurge.kit.scene import Answer, Chip, Group
from demiurge.kit.trial import NOTHING, Effect

MOST_REFUSED: Final = 12
MOST_WISHES: Final = 8
AS_THEY_LIE: Final = (
    actions.SETUP, actions.COLOUR, actions.SPACES, actions.FAVOR, actions.TOWN, actions.PASSES,
)  # fmt: skip  # answers that are listed in the order of the box
TRACKS: Final = {"ship": actions.ADVANCE_SHIP, "dig": actions.ADVANCE_DIG}  # of a mat, by their ids
WEIGHTS: Final = {"coin": 1, "worker": 2, "priest": 4, "power": 1, "token": 1, "spade": 2, "vp": 2}


KINDS: Final = (
    Kind("faction", "", "star", shown=20),
    Kind("colour", "", "wheel", True, 9),
    Kind("leech", "", "leech", shown=6),
    Kind("token", "", "token"),
    Kind("gate", "", "key"),
    Kind("lose", "", "cult", True),
    Kind("favor", "", "favor", shown=12),
    Kind("town", "", "town", shown=8),
    Kind("cult", "", "cult", True),
    Kind("bridge", "", "bridge"),
    Kind("unlock", "", "priest", True, 9),
    Kind("build", "", "D"),
    Kind("transform", "", "spade", shown=2),
    Kind("upgrade", "", "TP"),
    Kind("river", "", "town"),
    Kind("power", "", "power", True, 6),
    Kind("special", "", "special"),
    Kind("send", "", "priest", True, 4),
    Kind("advance", "", "up"),
    Kind("waive", "", "no"),
    Kind("done", "", "check"),
    Kind("convert", "", "convert", True, 9),
    Kind("pass", "", "pass", True, 8),
    Kind("drop", "", "close"),
    Kind("adjust", "", "gear", True),
)  # what must be done now comes first, then the turn's actions
ORDER: Final = {kind.key: at for at, kind in enumerate(KINDS)}


def answers(w: Words, view: Mystica, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not."""
    legal, writer = view.answers(seat), Writer(w, view, seat)
    rows = sorted((ORDER[key_of(action)], writer.rank(action), action) for action in legal)
    may = ((writer.answer(action), KINDS[at].key) for at, _, action in rows)
    may_not = ((writer.refused(action), key_of(action)) for action in curated(view, seat, set(legal)))
    return [headed(w, view, seat, group) for group in grouped(kinds(w), may, may_not)]


def key_of(action: int) -> str:
    """The group that an answer belongs to."""
    return phrases.family(action).group


@lru_cache(maxsize=16)
def kinds(w: Words) -> tuple[Kind, ...]:
    return tuple(kind._replace(title=w(f"group-{kind.key}")) for kind in KINDS)


def headed(w: Words, view: Mystica, seat: int, group: Group) -> Group:
    """With the heading that fits the moment, and a word at its right."""
    title = group.title
    if group.key == "pass" and group.answers[0].action == actions.PASS_LAST:
        title = w.say(text("group-pass"), "last")
    elif group.key in ("pass", "build") and not view.round:
        title = w.say(text(f"group-{group.key}"), "setup")
    return replace(group, title=title, aside=aside(w, view, seat, group))


def aside(w: Words, view: Mystica, seat: int, group: Group) -> str:
    """What stands at the right of the heading; the table counts the places where there is nothing to say."""
    if group.key == "power" and any(chip.icon == "token" for answer in allowed(group) for chip in answer.chips):
        return w.say(text("group-power"), "aside")
    if group.key == "convert":
        return w.say(text("group-convert"), "before" if view.players[seat].actions else "after")
    if group.key == "leech" and len([o for o in view.offers if o.seat == seat]) > 1:
        return w.say(text("group-leech"), "aside")
    return ""


# ---- one answer
class Writer:
    """Writes the answers of one seat in one position."""

    def __init__(self, w: Words, view: Mystica, seat: int) -> None:
        self.words, self.view, self.seat = w, view, seat
        self.trials = Trials(w, view, seat)
        self.marked: set[int] = set()  # a hex is marked once, by its likeliest answer

    def answer(self, action: int) -> Answer:
        said = phrases.family(action).phrase(self.words, self.view, self.seat, action)
        effect = self.trials.of(action)
        return Answer(
            action, said.label, said.name, said.note, said.places, self.chips(action, effect), effect.after,
            looks.ghost(self.view, self.seat, action, effect.after), self.mark(action),
        )  # fmt: skip

    def chips(self, action: int, effect: Effect[str]) -> Sequence[Chip[str]]:
        """Without what the row says anyway: what a faction starts with, the level of a track."""
        if action in actions.SETUP:
            return ()
        if action in (actions.ADVANCE_SHIP, actions.ADVANCE_DIG):
            return tuple(chip for chip in effect.chips if chip.icon != "ship")
        return effect.chips

    def mark(self, action: int) -> dict[str, str]:
        h = looks.hex_of(action)
        if h >= 0:
            if h in self.marked:
                return {}
            self.marked.add(h)
        return looks.mark(self.view, self.seat, action)

    def refused(self, action: int, why: str = "") -> Answer:
        said = phrases.family(action).phrase(self.words, self.view, self.seat, action)
        clause = why or self.view.refuse(self.seat, action) or ""
        asked = self.seat in self.view.waiting()
        wish = self.trials.wished(action) if asked else NOTHING
        lacks = means.lacking(self.view, self.seat, action, wish.chips)
        return Answer(
            action, said.label, said.name, said.note, said.places, self.chips(action, wish),
            refusal=clause, lacks="" if lacks is None else self.words.say(lacks),
        )  # fmt: skip

    def better_slots(self, action: int) -> int:
        """How many more steps the same track offers: the best of each track comes first."""
        track, steps = actions.send_of(action)
        more = [actions.send(track, n) for n in range(steps + 1, actions.SENT + 1)]
        return sum(1 for other in more if self.view.refuse(self.seat, other) is None)

    def rank(self, action: int) -> tuple[int, int, int]:
        """Within a group: home and short ways first, then the cheap ones, then those that bring more."""
        p, first = self.view.players[self.seat], 0
        if action in actions.TRANSFORM:
            first = int(actions.transform_of(action)[1] != p.home)
        elif action in actions.LONG_WAY:
            first = 2
        elif action in actions.UPGRADE:
            _, first = actions.upgrade_of(action)
        elif action in actions.SEND:
            return self.better_slots(action), action, 0
        elif action in actions.DECLINE:
            first = 1
        elif any(action in verb for verb in AS_THEY_LIE):
            return 0, 0, 0
        chips = self.trials.of(action).chips
        price = sum(-chip.amount * WEIGHTS.get(chip.icon, 0) for chip in chips if chip.amount < 0)
        return first, price, -sum(chip.amount for chip in chips if chip.amount > 0)


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
    writer, found = Writer(w, view, seat), []
    touching = [
        action for action in view.answers(seat) if place in phrases.family(action).phrase(w, view, seat, action).places
    ]
    for action in sorted(touching, key=writer.rank)[:MOST_WISHES]:
        found.append(writer.answer(action))
    for action in wanted(view, seat, place):
        why = view.refuse(seat, action)
        if why is not None and len(found) < MOST_WISHES:
            found.append(writer.refused(action, why))
    return found


def wanted(view: Mystica, seat: int, place: str) -> list[int]:
    """The answers that a place stands for, whether they are allowed or not; none for what is no place."""
    kind, _, name = place.partition("-")
    if kind == "hex":
        return [action for h in said(view, f"build {name}") for action in on_hex(view, seat, actions.BUILD.at(h))]
    if kind == "cult":
        return said(view, *(f"send p to {name} for {n}" for n in (3, 2, 1)), f"+{name}")
    if place in TRACKS:
        return [TRACKS[place]]
    if kind == "mat" and name in STRUCTURES[D:]:
        return of_kind(view, seat, STRUCTURES.index(name))
    texts = {
        "bridge": f"bridge {name.replace('-', ':')}", "river": f"connect {name}", "bonus": f"pass {name}",
        "slot": f"send p to {name.replace('-', ' for ')}", "power": f"action {name}", "special": f"action {name}",
        "favor": f"+{name}", "town": f"+{name}",
    }  # fmt: skip
    return said(view, texts[kind]) if kind in texts else []


def said(view: Mystica, *texts: str) -> list[int]:
    """The answers with these texts, as far as there are such."""
    found = (view.game.space.index.get(tidy(text)) for text in texts)
    return [action for action in found if action is not None]


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
