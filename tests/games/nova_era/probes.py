"""Situations in which an effect of a card must show, for every operation of the vocabulary; the expectations are read
from the component files, not from the decoded cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demiurge.games.nova_era import dice, disasters
from demiurge.games.nova_era.vocabulary import COLORS, DICE
from tests.games.nova_era.files import entries
from tests.games.nova_era.table import BOX, Move, Table, card, table

RAW: dict[str, dict[str, Any]] = {**entries("technologies.json"), **entries("personalities.json")}
Effect = dict[str, Any]

# Cards of Era III that nothing makes Obsolete and that are never always on: by colour, then Territories
PLAIN = (
    ("mechanized-farming", "sanitation", "social-security", "crop-science"),
    ("tanks", "air-force", "machine-guns", "artillery"),
    ("stock-exchange", "assembly-line", "global-shipping", "refrigeration:yellow"),
    ("radio", "computers", "genetics", "research-institutes"),
    ("capital-district", "science-park", "free-trade-zone", "nature-reserve"),
)
TARGETS = ("theater", "tyranny", "mining", "mysticism")  # a Technology of each colour to develop
PEOPLE = ("mansa-musa", "adam-smith", "marie-curie", "ramesses-ii")


def fillers(thing: str, n: int, but: str) -> list[str]:
    """n plain cards of a colour, Territories or Personalities, other than the card under test."""
    if thing == "personality":
        among: tuple[str, ...] = PEOPLE
    else:
        among = PLAIN[4 if thing == "territory" else COLORS.index(thing)]
    return [id for id in among if id.partition(":")[0] != but][:n]


def broken(but: str) -> list[str]:
    """Three cards to be damaged."""
    return [id for id in ("crop-science", "wind-turbines", "central-bank", "research-institutes") if id != but][:3]


def bare(t: Table) -> Table:
    for seat in range(t.s.seats):
        t.give(seat, 0, 0, 0, 0)
    return t


# ---- answering
def answer_all(t: Table, limit: int = 60) -> Table:
    """Answer every question that the card asks: take, repair and research as much as there is, exchange nothing."""
    for _ in range(limit):
        if t.asked() == "halted":
            return t
        seat = t.s.waiting()[0]
        texts = sorted(t.answers(seat))
        wanted = [text for text in texts if text != "done"]
        t.do(seat, "done" if any(text.startswith("give") for text in texts) else wanted[0])
    raise AssertionError("the card asks for ever")


# ---- conditions and counters
def meet(t: Table, id: str, asked: Effect, held: bool) -> None:
    """Make the condition of an effect hold for seat 0 alone (NE-14.5), or fail."""
    if "no_damaged" in asked:
        t.own(1, "railways").damage(1, "railways")
    if "unrest_max" in asked:
        t.give(1, unrest=asked["unrest_max"] + 1)
    for key, value in asked.items():
        if key in ("most", "fewest"):
            more = 0 if (key == "most") == held else 1
            if value == "past":
                t.past(more, "barter", "roads")
            else:
                t.own(more, *fillers(value, 2, id))
        elif key == "unrest_max":
            t.give(0, unrest=value if held else value + 1)
        elif key == "unrest_min":
            t.give(0, unrest=value if held else value - 1)
        elif key == "no_damaged":
            if not held:
                t.own(0, "tanks").damage(0, "tanks")
        elif held:
            assert key == "has"
            for thing, n in value.items():
                t.own(0, *fillers(thing, n, id))


def meet_too(t: Table, asked: Effect) -> None:
    """Make a condition that is no comparison hold for seat 1 as well, who has no card that asks for it."""
    for key in ("unrest_max", "unrest_min"):
        t.give(1, unrest=asked.get(key, -1))
    t.p(1).damaged = [] if "no_damaged" in asked else t.p(1).damaged
    for thing, n in asked.get("has", {}).items():
        t.own(1, *fillers(thing, len(PLAIN[0]), "")[-n:])


def expect_count(t: Table, id: str, per: Effect) -> int:
    """Bring about a count above the limit of a multiplier; what it must come to, counted here anew."""
    what, each = str(per["count"]), int(per.get("each", 1))
    kind, _, colour = what.partition(":")
    if kind == "tech":
        t.own(0, *fillers(colour, 3, id))
        n = len(t.p(0).columns[COLORS.index(colour)])
    elif kind == "resource":
        t.give(0, 9, 9, 9, 9)
        n = 36 if colour == "any" else 9
    elif kind == "past":
        t.past(0, "barter", "roads", "irrigation", "theater", "mining", "tyranny", "pillage")
        n = 7
    elif kind in ("categories", "color_set"):
        for at in range(5):
            t.own(0, *fillers([*COLORS, "territory"][at], 2, id))
        n = 5 if kind == "categories" else 2
    else:
        t.own(0, *fillers(kind, 2, id))
        n = len(t.p(0).people) if kind == "personality" else len(t.p(0).columns[4])
    return min(n // each, int(per.get("max", 99)))


# ---- what is always on
def probe_discount(t: Table, id: str, effect: Effect) -> None:
    for color, target in zip(COLORS, TARGETS):
        if effect["color"] in (color, "any"):
            at = COLORS.index(color)
            cost = max(1, RAW[target]["cost"] - effect["n"])
            t.show(target).give(0, *[cost if n == at else 0 for n in range(4)]).turn(0, "black 1", "black 2")
            t.do(0, "spend black 1", f"develop {target}")
            assert t.events("developed")[-1].data[2] == cost


def probe_die_bonus(t: Table, id: str, effect: Effect) -> None:
    for color in DICE:
        if effect["die"] not in (color, "any"):
            continue
        if color == "black":
            t.present("pericles").give(0, unrest=0).turn(0, "black 2").do(0, "enlist pericles")
            assert t.p(0).unrest == 4 - 2 - effect["n"]
        else:
            bare(t).turn(0, f"{color} 3").do(0, "gain resources")
            assert t.goods(0)[COLORS.index(color)] == 3 + effect["n"]


def probe_gain_bonus(t: Table, id: str, effect: Effect) -> None:
    for color in COLORS:
        if effect["color"] in (color, "any"):
            bare(t).turn(0, f"{color} 6").do(0, "gain resources")
            assert t.goods(0)[COLORS.index(color)] == 6 + effect["n"]


def probe_repair_bonus(t: Table, id: str, effect: Effect) -> None:
    damaged = [PLAIN[color][n] for color in range(4) for n in range(2)]
    t.own(0, *damaged).damage(0, *damaged).turn(0, "red 1").do(0, "repair")
    answer_all(t)
    assert len(t.damaged(0)) == len(damaged) - 2 - effect["n"]


def probe_calm_bonus(t: Table, id: str, effect: Effect) -> None:
    t.give(0, unrest=6).turn(0, "black 1").do(0, "reduce unrest")
    assert t.p(0).unrest == 6 - 1 - effect["n"]


def probe_enlist_discount(t: Table, id: str, effect: Effect) -> None:
    t.present("pericles").give(0, unrest=0).turn(0, "red 1").do(0, "enlist pericles")
    assert t.p(0).unrest == max(0, 4 - effect["n"])


def probe_expand_discount(t: Table, id: str, effect: Effect) -> None:
    t.s.era = max(t.s.era, 1)
    territories = [found.id for found in BOX.cards if RAW[found.id].get("kind") == "territory" and found.id != id]
    t.own(0, "assembly-line").hold(0, *territories).turn(0, "red 1")
    refused = allowed = 0
    for territory in territories:
        needs = RAW[territory]["requires"]
        missing = sum(max(0, n - t.p(0).counts[COLORS.index(color)]) for color, n in needs.items())
        why = t.refusal(0, f"expand {territory}")
        assert why == (None if missing <= effect["n"] else "NE-11.42")
        refused += why is not None
        allowed += why is None and missing > 0
    assert refused
    assert allowed


def probe_protect(t: Table, id: str, effect: Effect) -> None:
    if effect["from"] == "dark_age":
        t.dice(0, "green 3", "red 2").run(dice.DarkAge(0))
        assert t.faces(0) == ["green 3", "red 2"]
    else:
        t.own(0, *fillers(effect["from"], 2, id)).tracks(**{effect["from"]: 10}).run(disasters.CheckDisasters())
        assert (t.damaged(0), t.forgotten(0)) == (set(), set())
    assert [event.seat for event in t.events("protected")] == [0]


def probe_pick_limit(t: Table, id: str, effect: Effect) -> None:
    for more in (0, 1):
        t.dice(0).give(0, unrest=0).zones(f"green 6, red {3 + effect['n']}, blue {1 + more}", "", "")
        t.run(dice.Pick(0))
        assert t.p(0).unrest == more


def probe_steady(t: Table, id: str, effect: Effect) -> None:
    t.give(0, unrest=6).dice(0, "green 4").run(Move(0, 1))
    assert (t.p(0).unrest, t.faces(0)) == (7, ["green 4"])


def probe_loyal(t: Table, id: str, effect: Effect) -> None:
    t.own(0, "sanitation", "stock-exchange", "radio").give(0, unrest=9)
    columns = sum(1 for column in t.columns(0) if column)
    answer_all(t.run(Move(0, 1)))
    assert len(t.damaged(0)) == columns - effect["n"]


def probe_counts_as(t: Table, id: str, effect: Effect) -> None:
    assert t.p(0).counts[COLORS.index(effect["color"])] == 1
    assert t.p(0).counts[4] == 1


# ---- once per round
def probe_flip_die(t: Table, id: str, effect: Effect) -> None:
    color = "green" if effect["die"] == "any" else effect["die"]
    use(t, id, effect, color, f"turn {color} 2 to 5", f"{color} 5")


def probe_shift_die(t: Table, id: str, effect: Effect) -> None:
    color, value = "green" if effect["die"] == "any" else effect["die"], 2 + effect["n"]
    use(t, id, effect, color, f"turn {color} 2 to {value}", f"{color} {value}")


def probe_recolor_die(t: Table, id: str, effect: Effect) -> None:
    color = "green" if effect["die"] == "any" else effect["die"]
    use(t, id, effect, color, f"recolor {color} 2 as black", "black 2")


def use(t: Table, id: str, effect: Effect, color: str, change: str, after: str) -> None:
    """Use the ability on one of two dice; it is used up for this round then, and not for the next."""
    number = [e for e in RAW[id]["effects"] if e["when"] == "once_per_round"].index(effect)
    name = f"use {id}" + (f" {number + 1}" if number else "")
    t.turn(0, f"{color} 2", f"{color} 6").do(0, name, change)
    assert after in t.faces(0)
    assert t.refusal(0, name) == "NE-R69"
    t.dice(0).round()
    assert t.p(0).used == []


PROBES: dict[str, Callable[[Table, str, Effect], None]] = {
    "discount": probe_discount,
    "die_bonus": probe_die_bonus,
    "gain_bonus": probe_gain_bonus,
    "repair_bonus": probe_repair_bonus,
    "calm_bonus": probe_calm_bonus,
    "enlist_discount": probe_enlist_discount,
    "expand_discount": probe_expand_discount,
    "protect": probe_protect,
    "pick_limit": probe_pick_limit,
    "steady": probe_steady,
    "loyal": probe_loyal,
    "counts_as": probe_counts_as,
    "flip_die": probe_flip_die,
    "shift_die": probe_shift_die,
    "recolor_die": probe_recolor_die,
}


def era_of(id: str) -> int:
    return card(id).era + 1


def fresh(id: str, seats: int = 2) -> Table:
    """A bare table in the card's Era."""
    return bare(table(seats, era=era_of(id)))
