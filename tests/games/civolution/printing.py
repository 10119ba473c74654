"""What the words of printed.txt mean, for tests that use a component and look at the table.

printed.txt is the independent list: a line says all that a component does. A Forecast reads the words of a list of
effects and says what will have changed on the teeming table once they are carried out, told from the words alone and
not from the box that the game plays with."""

from __future__ import annotations

import re
from pathlib import Path

from demiurge.games.civolution import state, tribes
from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import PLACES, Table, land, table

LINES = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8").splitlines()
PRINTED = dict(line.split(": ", 1) for line in LINES)
CARDS = [name for name in PRINTED if name[0] in "ABCDE"]
PILE = ("wood", "stone", "clay", "papyrus", "gold", "jade", "iron_ore")


# ---- reading
def parts(name: str) -> list[str]:
    """What stands between the strokes of a component's line, its name left out."""
    return PRINTED[name].split(" | ")[1:]


def listed(text: str, between: str = ", ") -> list[str]:
    """The effects of a list; what is in parentheses stays together."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and text.startswith(between, at):
            found.append(text[start:at])
            start = at + len(between)
    return [*found, text[start:]] if text else []


def within(text: str) -> str:
    return text[text.index("(") + 1 : text.rindex(")")]


def amounts(text: str, between: str = " + ") -> dict[str, int]:
    """`money 1 + clay 2`"""
    return {what: int(n) for what, n in (one.rsplit(" ", 1) for one in text.split(between))} if text else {}


class Need:
    """One requirement of a cost space: `wood 1`, `have calm 1`, `return calm 1`, `count farms 2`."""

    def __init__(self, text: str) -> None:
        *kind, self.what, n = text.split()
        self.kind = kind[0] if kind else "material"
        self.n = int(n)


class Space:
    def __init__(self, text: str) -> None:
        points = re.fullmatch(r"(.*) \((\d)\)", text)
        self.vp = int(points[2]) if points else 0
        words = points[1] if points else text
        self.needs = [Need(one) for one in words.split(" or ")] if words != "-" else []


def spaces(name: str) -> list[Space]:
    """The five cost spaces of a card."""
    return [Space(text) for text in parts(name)[0].split(" / ")]


def abilities(start: str) -> list[str]:
    """The cards and attribute chips whose last part begins so."""
    return [name for name in [*CARDS, *(f"T{n}" for n in range(1, 13))] if parts(name)[-1].startswith(start)]


class Trigger:
    """`on building_built farm none: gain food 2`"""

    def __init__(self, name: str) -> None:
        head, self.effects = parts(name)[-1].split(": ", 1)
        _, self.on, *self.filter, self.limit = head.split()


# ---- the table on which every effect finds something to do
def teeming() -> Table:
    """Ten tribes of all sorts, a farm, a boat, a statue, a town, sites, dice, goal chips, cards, and much to pay with.

    All tracks are at the start but prestige, which is on a pale space: one step crosses no threshold, two do."""
    t = table(2).tribe(0, "hills-B 2", "swamp-C 2").tribe(0, "desert-C 2", "forest-B wild", weak=True)
    t.tribe(0, "water-A boat", "hills-B fire").tribe(0, "swamp-C wild", "swamp-C wild", weak=True)
    t.farm(0, "hills-B").site("c2", "building_ground_1").ground(0, 2, statues=1).ground(0, 3, town=True)
    t.give(0, food=4, money=4, idea=2, intelligence=3, expression=3, calm=3, raw_forest_B=3)
    t.give(0, **dict.fromkeys(PILE, 1)).dice(0, "123", used=3).goal(0, "G61").goal(0, "G62", 2)
    t.edit(0, prestige=6).hand(0, "C16 C2")
    t.s.hunted = 1 << land("forest-B") | 1 << land("swamp-C")
    tribes.die(t.run().s, 1, PLACES["grassland-C 3"])  # room for two new tribes
    t.play.journal.events.clear()
    return t.display("attributes")


TEEMING = {  # what the metrics are there
    "territories": 6, "tribes": 10, "strong_tribes": 6, "wilderness_tribes": 3, "fire_camps": 1, "land_types": 5,
    "farms": 1, "boats": 1, "settlements": 1, "statues": 1, "feature_intelligence": 3,
}  # fmt: skip


def abounding() -> Table:
    """More of everything that is counted than any card rewards."""
    t = teeming().tribe(0, "mountains-B 2", "mountains-B fire", "desert-D fire", "desert-D wild", "swamp-E fire")
    t.tribe(0, "forest-D wild", "forest-D wild").farm(0, "swamp-C").farm(0, "desert-C").boat(0, "water-H")
    for ground in (4, 5, 6):
        t.ground(0, ground, town=True)
    return t.edit(0, technology=9, knowledge=12, construction=12, culture=10, prestige=12)


ABOUNDING = TEEMING | {
    "territories": 10, "tribes": 17, "strong_tribes": 13, "wilderness_tribes": 6, "fire_camps": 4, "land_types": 6,
    "farms": 3, "boats": 2, "settlements": 4,
}  # fmt: skip


def sparse() -> Table:
    """Little of everything that is counted, and of each another number where that can be."""
    t = table(2).clear().tribe(0, *["forest-B wild"] * 3, weak=True).tribe(0, "forest-D fire", "forest-D wild")
    t.farm(0, "forest-B").farm(0, "forest-D").edit(0, prestige=6, culture=9)
    for ground in (1, 2, 3):
        t.ground(0, ground, town=True)
    t.play.journal.events.clear()
    return t.give(0, food=4, money=4, idea=2).display("attributes")


SPARSE = {
    "territories": 2, "tribes": 5, "strong_tribes": 2, "wilderness_tribes": 4, "fire_camps": 1, "land_types": 1,
    "farms": 2, "boats": 0, "settlements": 3, "statues": 0, "feature_intelligence": 0,
}  # fmt: skip
POSITIONS = ((teeming, TEEMING), (abounding, ABOUNDING), (sparse, SPARSE))


def figures(t: Table) -> dict[str, int]:
    """All that effects may change, in numbers; points by where they come from."""
    c, s = t.c(0), t.s
    found = {name: c.at[at] for at, name in enumerate((*v.GOODS, *v.FEATURES, *v.MATERIALS))}
    stored = c.at[v.MATERIAL_AT : v.PLANNING_AT]
    found |= {f"row {row + 1}": sum(stored[row::3]) for row in range(3)}
    found |= {name: c.tracks[at] for at, name in enumerate(v.TRACKS)}
    for source in range(17):
        points = sum(data[0] for data in t.events("vp") if data[1] == source)
        found[f"vp {SOURCES.get(source, 'else')}"] = found.get(f"vp {SOURCES.get(source, 'else')}", 0) + points
    return found | {
        "vp": c.vp, "tracks": sum(c.tracks), "favor": c.favor, "stored": sum(stored),
        "features": sum(c.at[v.FEATURE_AT : v.MATERIAL_AT]), "planning": sum(c.at[v.PLANNING_AT :]),
        "dice": c.on_spaces(), "used": c.used, "fate": c.fate, "levels": sum(c.levels), "stages": c.stages.bit_count(),
        "hand": len(c.hand), "goals": sum(map(len, c.goals)), "items": len(c.items), "farms": c.farms.bit_count(),
        "boats": c.boats.bit_count(), "settled": c.settled.bit_count(), "statues": sum(s.statues[0::4]),
        "tribes": sum(s.pop[0::4]), "weak": sum(s.loose[0::8]) + s.camps.count(2), "raw": sum(s.raw[0::4]),
        "tokens": s.hunted.bit_count(), "sites": 24 - len(s.site_bag),
    }  # fmt: skip


SOURCES = {
    state.FROM_CARDS: "cards", state.FROM_CARD_COSTS: "costs", state.FROM_INCOME: "incomes", state.FROM_SALES: "sales",
    state.FROM_TRACKS: "tracks", state.FROM_EVENTS: "events",
}  # fmt: skip


HUNTING = {  # CV-38.3: food by the value of the die
    "water": [2, 3, 4, 5, 4, 3], "forest": [1, 2, 3, 3, 3, 2], "grassland": [1, 2, 3, 3, 2, 2],
    "hills": [1, 2, 3, 3, 2, 1], "swamp": [1, 1, 2, 3, 2, 1], "mountains": [0, 1, 2, 2, 2, 1],
    "desert": [0, 0, 1, 2, 2, 1],
}  # fmt: skip


def answer_all(t: Table) -> dict[str, int]:
    """Take all that is offered, never `done`; how often each verb was said, and how much food the hunts brought."""
    said: dict[str, int] = {}
    for _ in range(80):
        if not t.s.waiting():
            return said
        idle = ("done", "forgo", "return", "cross", "do favor")
        texts = sorted(text for text in t.answers(0) if not text.startswith(idle))
        if t.asked() in ("Perform", "IncomeActions", "Once", "FavorOrIncome", "StageOrPoints"):
            texts = [text for text in texts if text.startswith(("activity console", "point", "do points"))]
        if t.asked() == "PlaceWeak":
            texts = [text for text in texts if "grassland" in text]
        if t.asked() == "PayAny":
            texts = sorted(t.answers(0))
        if t.asked() == "PickValue":
            texts = [f"value {t.s.rolled[0]}"]  # what costs no idea
        text = texts[-1] if t.asked() == "TurnDice" else texts[0] if texts else "done"
        verb = text.split()[0]
        said[f"said {verb}"] = said.get(f"said {verb}", 0) + 1
        if verb == "reveal":
            said["said anywhere"] = said.get("said anywhere", 0) + (len(texts) == t.s.site_at.count(-1))
        t.do(0, text)
        if verb == "hunt":
            row = HUNTING[text.split()[1].split("-")[0]]
            said["game"] = said.get("game", 0) + row[t.events("fate")[-1][0] - 1]
    raise AssertionError("the effect goes on and on")


# ---- what is to be seen
EACH: dict[str, str] = {  # for each n of an effect
    "favor": "favor 1", "migrate": "said settle 1", "procreate": "tribes 1, said place 1",
    "place_weak_tribes": "tribes 1, weak 1", "produce": "raw 1, said produce 1",
    "transport": "raw -1, stored 1", "deliver": "stored 1", "strengthen": "weak -1",
    "hunt": "tokens 1, said hunt 1", "clear_hunting": "tokens -1", "lucky_find": "stored 1, said find 1",
    "extra_find": "stored 1, said store 1", "reveal_site": "sites 1, said reveal 1", "explore": "said explore 1",
    "income_action": "vp incomes 1, said point 1", "gain_card": "hand 1", "gain_goal": "goals 1",
    "install_goal": "goals -1, items 1, levels 1", "gain_income_chip": "items 1, vp incomes 1",
    "install_card": "items 1, hand -1", "upgrade": "levels 1", "flip_stage": "stages 1", "planning": "planning 1",
    "turn_die": "said turn 1", "recover_die": "used -1, dice 1", "move_feature": "said turn 1", "gain_feature":
    "features 1, said feature 1", "sale": "stored -2, vp sales 2, said sell 2", "purchase": "stored 1, said buy 1",
    "shift_weather": "said weather 1",
}  # fmt: skip
ANY_GOOD = (*v.MATERIALS, "row 1", "row 2", "row 3")
ALSO: dict[str, tuple[str, ...]] = {  # what may change beside it, by what is drawn, rolled or chosen
    "migrate": ("raw", "weak"), "procreate": ("weak",), "transport": ANY_GOOD, "deliver": ANY_GOOD,
    "lucky_find": ANY_GOOD, "extra_find": ANY_GOOD, "explore": ("sites",), "install_goal": ("food", "money"),
    "install_card": (*v.FEATURES, "features", "vp costs", "culture", "knowledge", "tracks"),
    "move_feature": v.FEATURES, "gain_feature": v.FEATURES, "sale": (*ANY_GOOD, "money"),
    "purchase": (*ANY_GOOD, "money"), "gain_material_row": v.MATERIALS, "any": ANY_GOOD,
}  # fmt: skip
BONUS = {2: "levels", 4: "vp incomes", 6: "levels"}  # of thresholds; with all others points
LIMIT = {"farms": 3, "boats": 2}


class Forecast:
    """What the effects of a list change on a table, one after the other."""

    def __init__(self, counts: dict[str, int], tracks: dict[str, int], source: str) -> None:
        self.points = f"vp {source}"
        self.changes: dict[str, int] = {}
        self.free: set[str] = set()
        self.counts = counts.copy()
        self.tracks = dict.fromkeys(v.TRACKS, 0) | tracks

    def add(self, what: str, n: int) -> None:
        self.changes[what] = self.changes.get(what, 0) + n

    def pay(self, text: str) -> Forecast:
        """`food 1 + wood 2`, `any 2`"""
        for what, n in amounts(text).items():
            self.store(what, -n)
        return self

    def store(self, what: str, n: int) -> None:
        if what == "any":
            self.free |= set(ALSO["any"])
            self.add("stored", n)
            return
        self.add(what, n)
        if what in v.MATERIALS:
            self.add("stored", n)
            self.add(f"row {v.MATERIALS.index(what) % 3 + 1}", n)

    def effects(self, text: str) -> Forecast:
        for one in listed(text):
            self.effect(one)
        return self

    def effect(self, text: str) -> None:
        op, *words = text.split()
        self.free |= set(ALSO.get(op, ()))
        if op in EACH:
            for what, n in amounts(EACH[op], ", ").items():
                self.add(what, n * int(words[-1]))
            if op == "strengthen":
                self.counts["strong_tribes"] += int(words[-1])
            if op == "reveal_site":
                self.add("said anywhere", int(words[-1]) if words[0] == "anywhere" else 0)
        elif op == "vp":
            self.add(self.points, int(words[0]))
        elif op in ("vp_per", "gain_per"):
            self.counting(words)
        elif op in ("favor_test", "may_pay", "if_at_least", "choose"):
            self.condition(op, text)
        elif op == "draw_cards":
            self.add("hand", int(words[-1]))
            self.add("said draw", int(words[0]))
        elif op == "build":
            self.build(words[0])
        elif op == "activity":
            self.add("money", -int(words[0]))
            self.advance("construction", int(words[0]))
        elif op.startswith("track"):
            self.steps(op, words)
        elif op == "gain_material_row":
            self.add(f"row {words[0]}", int(words[1]))
            self.add("stored", int(words[1]))
        elif op == "gain_die":
            self.add("fate" if words[0] == "fate" else "dice", int(words[1]))
        else:
            assert op in ("gain", "gain_material"), text
            self.store(words[0], int(words[1]))

    def counting(self, words: list[str]) -> None:
        """`2 per 1 farms max 6`, for food before that: `food`"""
        *good, n, _, per, metric, _, most = words
        self.add(good[0] if good else self.points, min(int(most), self.count(metric) // int(per) * int(n)))

    def count(self, metric: str) -> int:
        if metric == "tracks_on_pale":
            return sum(1 for space in self.tracks.values() if space in (3, 6, 9, 12))
        return self.counts[metric]

    def condition(self, op: str, text: str) -> None:
        head = text[: text.index(" (")]
        if op == "choose":
            self.effects(listed(within(text), " or ")[0])
            return
        if op == "may_pay":
            self.pay(head.split(" ", 1)[1])
        if op == "if_at_least" and self.count(head.split()[1]) < int(head.split()[2]):
            return
        self.effects(within(text))

    def build(self, kind: str) -> None:
        """The first that the answers name: of any kind that is a boat."""
        kind = {"any": "boat"}.get(kind, kind)
        if self.counts.get(f"{kind}s", 0) >= LIMIT.get(f"{kind}s", 99):
            return
        self.add(f"{kind}s", 1)
        self.counts[f"{kind}s"] += 1
        if kind == "farm":
            self.add("idea", 1)
        elif kind == "boat":
            self.add("raw", 1)
        else:
            self.store("gold", -1)
            self.advance("construction", 1)

    def steps(self, op: str, words: list[str]) -> None:
        """Steps of free choice are taken on the track that comes first in the answers."""
        n = int(words[-1])
        if op == "track":
            self.advance(words[0], n)
        elif op == "track_any":
            self.advance("construction", n)
        else:
            for _ in range(n):
                lowest = min(self.tracks.values())
                self.advance(min(track for track in v.TRACKS if self.tracks[track] == lowest), 1)

    def advance(self, track: str, n: int) -> None:
        for _ in range(n):
            if self.tracks[track] == 12:
                self.add("vp tracks", 2)
                continue
            self.tracks[track] += 1
            self.add(track, 1)
            self.add("tracks", 1)
            if self.tracks[track] % 2 == 0:
                bonus = BONUS.get(self.tracks[track], "vp tracks")
                self.add(bonus, 3 if bonus == "vp tracks" else 1)

    def wrong(self, before: dict[str, int], after: dict[str, int], said: dict[str, int]) -> dict[str, tuple[int, int]]:
        """Where what was foretold and what has come differ, and what has come besides."""
        found = {name: n - before[name] for name, n in after.items()}
        found["food"] -= said.get("game", 0)
        found |= {verb: n for verb, n in said.items() if verb in self.changes}
        names = (found.keys() | self.changes.keys()) - self.free - {"vp", "vp else"}
        both = {name: (self.changes.get(name, 0), found.get(name, 0)) for name in names}
        return {name: pair for name, pair in both.items() if pair[0] != pair[1]}


def forecast(t: Table, counts: dict[str, int] = TEEMING, source: str = "cards") -> Forecast:
    """Nothing yet; `source`: what the points of the effects are told to be for."""
    return Forecast(counts, dict(zip(v.TRACKS, t.c(0).tracks, strict=True)), source)
