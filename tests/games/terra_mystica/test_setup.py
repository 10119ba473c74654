"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.actions import FACTIONS
from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from demiurge.kernel.chance import Chance, Impossible, Script
from demiurge.kernel.data import fields
from demiurge.kernel.masks import bits
from demiurge.kernel.play import Play
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule, rule_cases

DWELLINGS = "SCORE3,SCORE4,SCORE6,SCORE2,SCORE7,SCORE5"  # dwellings score in the first round and in the last
START_VP = {
    "acolytes": 23, "alchemists": 27, "auren": 27, "chaosmagicians": 19, "cultists": 16, "darklings": 15,
    "dragonlords": 24, "dwarves": 20, "engineers": 16, "fakirs": 33, "giants": 25, "halflings": 20, "icemaidens": 20,
    "mermaids": 19, "nomads": 19, "riverwalkers": 21, "shapeshifters": 22, "swarmlings": 22, "witches": 19, "yetis": 22,
}  # fmt: skip


class Watched(Chance):
    """Chance that remembers among how many outcomes it was asked to choose."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked: list[list[int]] = []

    def choose(self, among: list[int]) -> int:
        self.asked.append(among[:])
        return super().choose(among)


def drawn(seats: int, seed: int, **options: str) -> tuple[Mystica, list[list[int]]]:
    """A game with its tiles, cards and first player drawn, and what they were drawn from."""
    chance = Watched(seed)
    game = GAME.make({name.replace("_", "-"): value for name, value in options.items()})
    state = Play(game, seats, chance).state
    assert isinstance(state, Mystica)
    return state, chance.asked


def seated(seats: int, first: int, **options: str) -> Table:
    """A game in which this seat was drawn as first player, before the first faction is chosen."""
    game = GAME.make({name.replace("_", "-"): value for name, value in options.items()})
    return Table(Play(game, seats, Script([7, 6, 5, 4, 3, 2, *range(seats + 3), first])))


def choose(*factions: str, first: int = 0, seats: int = 0) -> Table:
    """These factions are chosen in this order; where one must pick a colour, write "yetis:red"."""
    seats = seats or len(factions)
    t = seated(seats, first, fire_and_ice_factions="yes")
    for number, choice in enumerate(factions):
        name, _, colour = choice.partition(":")
        seat = (first + number) % seats
        assert t.play.say(seat, f"setup {name}") is None
        if colour:
            t.do(name, f"pick-color {colour}")
    return t


def why(t: Table, text: str) -> str | None:
    """The clause that forbids the answer to whoever is asked first; answers and law agree."""
    seat, action = t.s.waiting()[0], t.play.game.space.parse(text)
    found = t.play.refuse(seat, action)
    assert (found is None) == (action in t.s.answers(seat))
    return found


def placing(t: Table) -> list[str]:
    """Who places first dwellings and takes cards, in order; everybody takes the first hex or card that is free."""
    order = []
    while t.s.round == 0:
        seat = t.s.waiting()[0]
        text = min(t.play.game.space.format(a) for a in t.s.answers(seat))
        order.append(f"{FACTIONS[t.s.players[seat].faction]} {text.split()[0]}")
        assert t.play.say(seat, text) is None
    return order


# --- the table ---------------------------------------------------------------------------------


@rule("TM-2.1")
def test_cult_markers_start_on_step_0_unless_the_faction_has_start_steps() -> None:
    t = choose("engineers", "witches", "halflings")
    assert [p.cults for p in t.s.players] == [[0, 0, 0, 0], [0, 0, 0, 2], [0, 0, 1, 1]]
    assert t.s.tops == [-1] * 4
    assert t.s.slots == [-1] * 16
    assert [TERRAINS[t.s.terrain[hex_id(where)]] for where in ("A1", "A2", "E9", "I12")] == [
        "brown", "gray", "green", "red",
    ]  # fmt: skip
    assert t.s.empty == t.s.game.board.land
    assert t.s.owner == [-1] * len(t.s.owner)


@rule("TM-2.2")
def test_all_six_power_actions_are_free_at_the_start() -> None:
    t = table("witches", "engineers", witches="E9 F4").rich().turn("witches")
    assert t.s.spaces == 0
    assert [t.why("witches", f"action ACT{number}") for number in range(1, 7)] == [None] * 6


@rule("TM-2.3")
def test_all_favor_tiles_lie_open() -> None:
    t = table("witches", "engineers").rich().put("witches", "C4", "TP").turn("witches")
    t.do("witches", "upgrade C4 to TE")
    tiles = {text for text in t.answers("witches") if text.startswith("+FAV")}
    assert tiles == {f"+FAV{number}" for number in range(1, 13)}
    assert t.s.favors_left == [1] * 4 + [3] * 8


@rule("TM-2.4")
def test_the_founder_of_a_town_takes_any_kind_of_tile_that_is_left() -> None:
    t = table("witches", "engineers").rich().put("witches", "E9 F6", "TP").put("witches", "F5", "SH").turn("witches")
    t.do("witches", "build E10")
    assert {text for text in t.answers("witches") if text.startswith("+TW")} == {f"+TW{n}" for n in range(1, 6)}
    t.s.towns_left = [2, 0, 2, 2, 2, 0, 0, 0]
    t.refresh()
    assert t.why("witches", "+TW2") == "TM-2.4"
    assert t.why("witches", "+TW6") == "TM-2.4"  # of the mini expansion
    assert t.why("witches", "+TW3") is None
    t.do("witches", "+TW3")
    assert t.s.towns_left == [2, 0, 1, 2, 2, 0, 0, 0]
    t = table("witches", "engineers", mini_expansion_1="yes")
    assert t.s.towns_left == [2, 2, 2, 2, 2, 1, 2, 1]


# --- what is drawn -----------------------------------------------------------------------------


@rule("TM-2.5")
def test_six_different_scoring_tiles_are_drawn_from_round_6_down_to_round_1() -> None:
    t = seated(2, 0)
    assert t.s.scoring == [2, 3, 4, 5, 6, 7]  # drawn as 7, 6, 5, 4, 3, 2
    seen: set[int] = set()
    for seed in range(40):
        s, _ = drawn(2, seed)
        assert len(s.scoring) == len(set(s.scoring)) == 6
        seen |= set(s.scoring)
    assert seen == set(range(8))
    assert any(8 in drawn(2, seed, temple_scoring_tile="yes")[0].scoring for seed in range(20))
    with pytest.raises(Impossible):
        Play(GAME.make({}), 2, Script([7, 6, 5, 5]))


@rule("TM-2.6")
def test_score1_is_never_in_round_5_or_6_and_goes_back_to_the_other_tiles() -> None:
    for outcomes in ([0], [7, 0]):
        with pytest.raises(Impossible):
            Play(GAME.make({}), 2, Script(outcomes))
    for number in (4, 3, 2, 1):
        tiles = [7, 6, 5, 4, 3, 2]
        tiles[6 - number] = 0
        t = Table(Play(GAME.make({}), 2, Script([*tiles, 0, 1, 2, 3, 4, 0])))
        assert t.s.scoring[number - 1] == 0
    s, asked = drawn(3, 5)
    assert [len(among) for among in asked[:6]] == [7, 6, 6, 5, 4, 3]  # 8 tiles, SCORE1 not among the first two times
    assert [0 in among for among in asked[:2]] == [False, False]
    assert 0 in asked[2]
    assert s.scoring[5] not in asked[1]


@rule("TM-2.7")
def test_there_is_no_cult_bonus_after_round_6() -> None:
    ends = []
    for tile in ("SCORE7", "SCORE4"):  # a worker for every 2 steps on air, on fire
        rest = "SCORE4" if tile == "SCORE7" else "SCORE7"
        t = table("engineers", "darklings", scoring=f"SCORE1,SCORE2,SCORE3,SCORE6,{rest},{tile}").round(6)
        for name in ("engineers", "darklings"):
            t.give(name, coins=0, workers=0, priests=0, bowl1=0, bowl2=0, bowl3=0)
        t.p("engineers").cults = [0, 0, 0, 8]
        t.turn("engineers").do("engineers", "pass").do("darklings", "pass")
        assert t.s.over()
        ends.append([p.vp for p in t.s.players])
    assert ends[0] == ends[1]
    t = table("engineers", "darklings", scoring="SCORE7,SCORE2,SCORE3,SCORE6,SCORE5,SCORE4")
    t.p("engineers").cults = [0, 0, 0, 8]
    t.give("engineers", workers=0).turn("engineers").do("engineers", "pass BON3").do("darklings", "pass BON4")
    assert t.p("engineers").workers == 4 + 2  # the same tile in round 1, and the income of two dwellings


@rule("TM-2.8")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_players_plus_three_bonus_cards_are_drawn(players: int, cards: int) -> None:
    seen = 0
    for seed in range(20):
        s, asked = drawn(players, seed)
        assert s.cards.bit_count() == cards
        assert [len(among) for among in asked[6:-1]] == list(range(9, 9 - cards, -1))
        seen |= s.cards
    assert seen == (1 << 9) - 1
    assert seated(2, 0).s.cards == 0b11111
    t = table("witches", "engineers", cards="BON4 BON2 BON9 BON7 BON8")
    held = [p.card for p in t.s.players]
    assert sorted([*held, *bits(t.s.cards)]) == [1, 3, 6, 7, 8]  # the others have left the game


# --- factions ----------------------------------------------------------------------------------


def test_setup_is_told_event_by_event() -> None:
    t = table("witches", "icemaidens", witches="E9 F4")
    told = [(event.kind, event.seat) for event in t.play.journal.events if event.kind not in ("vp", "cult")]
    assert told == [
        ("faction", 0), ("faction", 1), ("colour", 1), ("favor", 1), ("first dwelling", 0), ("first dwelling", 1),
        ("first dwelling", 1), ("first dwelling", 0), ("first card", 1), ("first card", 0), ("income", 0),
        ("income", 1), ("round", 0),
    ]  # fmt: skip


@rule("TM-2.9")
def test_factions_are_chosen_clockwise_beginning_with_the_first_player() -> None:
    for first, order in ((0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])):
        t, asked = seated(4, first), []
        for faction in ("witches", "engineers", "nomads", "swarmlings"):
            [seat] = t.s.waiting()
            asked.append(seat)
            assert t.play.say(seat, f"setup {faction}") is None
            assert FACTIONS[t.s.players[seat].faction] == faction
        assert asked == order
    t = seated(2, 0)
    assert {t.play.game.space.format(a) for a in t.s.answers(0)} == {f"setup {name}" for name in FACTIONS[:14]}
    assert why(t, "setup yetis") == "TM-2.9"  # not in the box
    assert why(t, "build E9") == "K-1"


@rule("TM-2.10")
def test_the_first_player_is_drawn_and_starts_round_1() -> None:
    assert {drawn(3, seed)[0].first for seed in range(30)} == {0, 1, 2}
    for first in (0, 1, 2):
        t = choose("witches", "engineers", "nomads", first=first)
        placing(t)
        assert (t.s.round, t.s.first, t.s.waiting()) == (1, first, [first])


@rule("TM-2.11")
@pytest.mark.parametrize(
    "pair",
    [
        ("alchemists", "darklings"), ("auren", "witches"), ("chaosmagicians", "giants"), ("cultists", "halflings"),
        ("dwarves", "engineers"), ("fakirs", "nomads"), ("mermaids", "swarmlings"),
    ],
)  # fmt: skip
def test_two_factions_of_one_colour_exclude_one_another(pair: tuple[str, str]) -> None:
    for one, other in (pair, pair[::-1]):
        t = seated(3, 0)
        assert t.play.say(0, f"setup {one}") is None
        assert why(t, f"setup {other}") == why(t, f"setup {one}") == "TM-2.11"
        assert len(t.s.answers(1)) == 12


@rule("TM-2.12")
@pytest.mark.parametrize(
    "pair", [("icemaidens", "yetis"), ("acolytes", "dragonlords"), ("riverwalkers", "shapeshifters")]
)
def test_two_factions_of_one_board_of_fire_and_ice_exclude_one_another(pair: tuple[str, str]) -> None:
    for one, other in (pair, pair[::-1]):
        t = seated(3, 0, fire_and_ice_factions="yes")
        assert t.play.say(0, f"setup {one}") is None
        while t.s.waiting() == [0]:
            t.play.answer(0, t.s.answers(0)[0])
        assert why(t, f"setup {other}") == "TM-2.12"
        for third in ("icemaidens", "yetis", "acolytes", "dragonlords", "riverwalkers", "shapeshifters"):
            assert third in pair or why(t, f"setup {third}") is None


@rule("TM-2.13")
def test_a_colour_picked_by_another_faction_cannot_be_a_home() -> None:
    for one, colour, shut in (("yetis", "blue", ("mermaids", "swarmlings")), ("riverwalkers", "green", ("auren",)),
                              ("shapeshifters", "red", ("giants", "chaosmagicians"))):  # fmt: skip
        t = choose(f"{one}:{colour}", seats=2)
        for name in shut:
            assert why(t, f"setup {name}") == "TM-2.13"
        assert why(t, "setup cultists") is None
    t = choose("acolytes", seats=2)  # they pick later
    assert len(t.s.answers(1)) == 20 - 2


@rule("TM-2.14")
def test_all_structures_are_on_the_board_and_the_tracks_on_their_lowest_level() -> None:
    t = choose("witches", "mermaids", "engineers")
    for p in t.s.players:
        assert (p.built, p.at, p.bridges_left, p.dig) == ([0] * 6, [0] * 6, 3, 0)
        assert p.passed == 1  # nobody acts before round 1
    assert [p.ship for p in t.s.players] == [0, 1, 0]
    assert choose("riverwalkers:green", "dwarves").p("riverwalkers").ship == 1


@rule("TM-1.7", "TM-2.14")
def test_before_a_faction_is_chosen_nobody_has_anything_but_bridges() -> None:
    """Nor has anybody used, passed or left to take anything: all of it is part of every record's first position."""
    none = {"faction": -1, "home": -1, "start_colour": -1, "card": -1, "flown_to": -1}
    boards = {"cults": [0] * 4, "at": [0] * 6, "built": [0] * 6, "town_tiles": [0] * 8}
    for p in empty_table().s.players:
        had = {name: getattr(p, name) for name in fields(Player)}
        assert had == {**dict.fromkeys(had, 0), **none, **boards, "bridges_left": 3}


@rule("TM-2.2", "TM-2.14")
def test_nothing_has_happened_before_the_first_faction_is_chosen() -> None:
    """No hex is taken, no space used, no priest sent; no bridge, river or offer is there, and no coin on a card."""
    s = empty_table().s
    assert (s.building, s.owner, s.empty) == ([0] * 130, [-1] * 130, s.game.board.land)
    assert (s.round, s.spaces, s.slots, s.tops) == (0, 0, [-1] * 16, [-1] * 4)
    assert (s.bridges, s.bridge_owners, s.rivers, s.offers, s.wakes, s.buildings) == ([], [], 0, [], [], 0)
    assert (s.card_coins, s.final_tile) == ([0] * 10, -1)


@rule("TM-2.15")
@pytest.mark.parametrize(
    ("faction", "goods", "bowls"),
    [
        ("witches", (15, 3, 0), (5, 7, 0)), ("engineers", (10, 2, 0), (3, 9, 0)), ("swarmlings", (20, 8, 0), (3, 9, 0)),
        ("darklings", (15, 1, 1), (5, 7, 0)), ("fakirs", (15, 3, 0), (7, 5, 0)), ("yetis", (15, 3, 0), (0, 12, 0)),
        ("riverwalkers", (15, 3, 0), (10, 2, 0)), ("dragonlords", (15, 3, 0), (4, 4, 0)),
        ("chaosmagicians", (15, 4, 0), (5, 7, 0)),
    ],
)  # fmt: skip
def test_each_player_takes_what_the_faction_starts_with(
    faction: str, goods: tuple[int, int, int], bowls: tuple[int, int, int]
) -> None:
    t = choose(faction, seats=2)
    assert (t.goods(faction), t.bowls(faction)) == (goods, bowls)


@rule("TM-2.16")
def test_start_steps_on_the_cults_give_no_power() -> None:
    t = choose("acolytes", "swarmlings")
    assert (t.p("acolytes").cults, t.bowls("acolytes")) == ([3, 3, 3, 3], (6, 6, 0))
    assert (t.p("swarmlings").cults, t.bowls("swarmlings")) == ([1, 1, 1, 1], (3, 9, 0))


@pytest.mark.parametrize("faction", START_VP)
@rule("TM-2.17", "TM-2.18")
def test_everybody_starts_with_20_points_or_by_faction(faction: str) -> None:
    for option, points in (("20", 20), ("2017", START_VP[faction])):
        t = seated(2, 0, fire_and_ice_factions="yes", start_vp=option)
        assert t.play.say(0, f"setup {faction}") is None
        assert t.p(faction).vp == points


# --- first dwellings ---------------------------------------------------------------------------


@rule("TM-2.19")
def test_first_dwellings_go_clockwise_and_second_ones_back() -> None:
    t = choose("witches", "engineers", "giants", "swarmlings", first=1)
    there = ["witches", "engineers", "giants", "swarmlings"]
    order = placing(t)
    assert order[:8] == [f"{faction} build" for faction in there + there[::-1]]
    assert [p.built[1] for p in t.s.players] == [2] * 4


@rule("TM-2.20")
def test_a_start_dwelling_goes_on_any_free_hex_of_home_terrain_for_nothing() -> None:
    t = choose("witches", "engineers")
    green = {"A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"}
    assert t.answers("witches") == {f"build {where}" for where in green}
    for where in ("E10", "A1", "C9", "J1"):
        assert why(t, f"build {where}") == "TM-2.20"
    assert why(t, "setup nomads") == why(t, "pass BON1") == why(t, "transform A1 to green") == "K-1"
    before = t.goods("witches"), t.bowls("witches")
    t.do("witches", "build E9").do("engineers", "build A2", "build I9")
    assert why(t, "build E9") == "TM-2.20"  # occupied
    assert t.answers("witches") == {f"build {where}" for where in green - {"E9"}}
    t.do("witches", "build I6")  # far away from the first
    assert (t.goods("witches"), t.bowls("witches")) == before
    assert {hex_name(h) for h in bits(t.p("witches").at[1])} == {"E9", "I6"}


@rule("TM-2.21")
def test_start_dwellings_give_no_leech_and_no_points() -> None:
    t = empty_table("witches", "engineers", "icemaidens", scoring=DWELLINGS)
    for seat, text in ((0, "setup witches"), (1, "setup engineers"), (2, "setup icemaidens"), (2, "+FAV11"),
                       (2, "pick-color red"), (0, "build F4"), (1, "build E7"), (2, "build D4"), (2, "build D7"),
                       (1, "build F6"), (0, "build E9")):  # fmt: skip
        assert t.s.waiting() == [seat]  # nobody is asked about power in between
        assert t.play.say(seat, text) is None
    assert (t.s.offers, t.s.wakes) == ([], [])
    assert [p.vp for p in t.s.players] == [20, 20, 20]  # neither a scoring tile nor FAV11
    assert [p.towns_due for p in t.s.players] == [p.towns for p in t.s.players] == [0, 0, 0]


@rule("TM-2.22")
def test_nomads_place_a_third_dwelling_after_all_second_ones() -> None:
    order = placing(choose("nomads", "witches", "engineers"))
    assert order[:7] == ["nomads build", "witches build", "engineers build", "engineers build", "witches build",
                         "nomads build", "nomads build"]  # fmt: skip
    order = placing(choose("witches", "nomads", "engineers"))
    assert order[4:8] == ["nomads build", "witches build", "nomads build", "engineers pass"]


@rule("TM-2.23", "TM-2.24")
def test_chaos_magicians_place_a_single_dwelling_last_but_take_their_card_in_their_place() -> None:
    t = choose("chaosmagicians", "nomads", "engineers")
    assert placing(t) == [
        "nomads build", "engineers build", "engineers build", "nomads build", "nomads build", "chaosmagicians build",
        "engineers pass", "nomads pass", "chaosmagicians pass",
    ]  # fmt: skip
    assert [p.built[1] for p in t.s.players] == [1, 3, 2]
    order = placing(choose("nomads", "chaosmagicians", "engineers"))
    assert order[5:] == ["chaosmagicians build", "engineers pass", "chaosmagicians pass", "nomads pass"]


@rule("TM-2.24")
def test_cards_are_chosen_one_each_counterclockwise_from_the_last_player() -> None:
    t = choose("witches", "engineers", "giants", first=2)
    while "build" in " ".join(t.play.game.space.format(a) for a in t.s.answers(t.s.waiting()[0])):
        t.play.answer(t.s.waiting()[0], t.s.answers(t.s.waiting()[0])[0])
    assert t.asked() == ["giants"]
    assert t.answers("giants") == {f"pass BON{number}" for number in range(1, 7)}
    assert why(t, "pass BON7") == "TM-2.24"  # not in this game
    assert why(t, "pass") == why(t, "build E9") == "K-1"
    coins = t.p("giants").coins
    t.do("giants", "pass BON4")
    assert (t.p("giants").card, t.p("giants").coins, t.asked()) == (3, coins, ["engineers"])
    assert why(t, "pass BON4") == "TM-2.24"
    t.do("engineers", "pass BON6").do("witches", "pass BON1")
    assert ([p.card for p in t.s.players], t.s.cards, t.s.round) == ([5, 3, 0], 0b010110, 1)


@rule("TM-2.25")
def test_a_coin_lies_on_each_of_the_three_cards_left_over() -> None:
    for rulings in ("printed", "site"):
        t = table("witches", "engineers", cards="BON2 BON3 BON5 BON7 BON9", rulings=rulings)
        assert bits(t.s.cards) == [4, 6, 8]
        assert t.s.card_coins == [0, 0, 0, 0, 1, 0, 1, 0, 1, 0]
        t.give("witches", coins=0).do("witches", "pass BON7")
        assert t.p("witches").coins == 1


# --- colours of Fire & Ice ---------------------------------------------------------------------


@rule_cases({
    "TM-2.26": (("icemaidens", "yetis"), "ice"),
    "TM-2.28": (("riverwalkers", "shapeshifters"), "variable"),
})  # fmt: skip
def test_a_start_colour_is_picked_at_once(clause: str, case: tuple[tuple[str, str], str]) -> None:
    for faction in case[0]:
        t = choose("giants", faction, seats=3)
        assert t.s.waiting() == [1]  # before the next player chooses a faction
        colours = {text for text in t.answers(faction) if text.startswith("pick-color")}
        assert colours == {f"pick-color {c}" for c in ("yellow", "brown", "black", "blue", "green", "gray")}
        assert why(t, "pick-color red") == clause  # the home of the Giants
        assert why(t, "setup witches") == "K-1"
        t.do(faction, "pick-color gray")
        if faction == "icemaidens":
            assert why(t, "pick-color blue") == clause  # once
            t.do(faction, "+FAV1")
        assert t.s.waiting() == [2]
        assert t.p(faction).colour_due == 0
        home = TERRAINS[t.p(faction).home] if t.p(faction).home < len(TERRAINS) else "variable"
        assert home == ("gray" if faction == "shapeshifters" else case[1])
        assert t.p(faction).start_colour == (-1 if faction == "shapeshifters" else TERRAINS.index("gray"))
        assert t.p(faction).unlocked == (1 << TERRAINS.index("gray") if faction == "riverwalkers" else 0)


@rule("TM-2.26", "TM-2.28")
def test_a_start_colour_of_another_player_cannot_be_picked() -> None:
    t = choose("yetis:blue", "shapeshifters", seats=3)
    assert why(t, "pick-color blue") == "TM-2.28"
    t.do("shapeshifters", "pick-color red")
    t = choose("riverwalkers:blue", "icemaidens", seats=3)
    assert why(t, "pick-color blue") == "TM-2.26"
    assert t.lawful().answers("icemaidens") == {
        *(f"pick-color {c}" for c in ("yellow", "brown", "black", "green", "gray", "red")),
        *(f"+FAV{number}" for number in range(1, 13)),
    }


@rule("TM-2.27")
def test_acolytes_and_dragonlords_pick_their_colour_after_all_factions_are_chosen() -> None:
    for faction in ("acolytes", "dragonlords"):
        t = choose(faction, "yetis:blue", "giants")
        assert t.asked() == [faction]
        assert t.answers(faction) == {f"pick-color {c}" for c in ("yellow", "brown", "black", "green", "gray")}
        assert why(t, "pick-color blue") == why(t, "pick-color red") == "TM-2.27"
        t.do(faction, "pick-color green")
        assert (t.p(faction).start_colour, TERRAINS[t.p(faction).home]) == (TERRAINS.index("green"), "volcano")
        assert t.asked() == [faction]  # for the first dwelling
        assert all(text.startswith("build") for text in t.answers(faction))


@rule("TM-2.29")
@pytest.mark.parametrize(("faction", "terrain"), [("yetis", "ice"), ("icemaidens", "ice"), ("acolytes", "volcano")])
def test_start_dwellings_of_ice_and_volcano_factions_turn_hexes_of_the_start_colour(faction: str, terrain: str) -> None:
    t = seated(2, 0, fire_and_ice_factions="yes")
    assert t.play.say(0, f"setup {faction}") is None
    if faction != "acolytes":
        t.do(faction, "pick-color green")
    if faction == "icemaidens":
        t.do(faction, "+FAV1")
    assert t.play.say(1, "setup engineers") is None
    if faction == "acolytes":
        t.do(faction, "pick-color green")
    assert len(t.answers(faction)) == 11
    assert why(t, "build A1") == "TM-2.20"
    t.do(faction, "build E9")
    at = hex_id("E9")
    assert TERRAINS[t.s.terrain[at]] == terrain
    assert (t.s.ground[TERRAINS.index(terrain)], t.s.ground[TERRAINS.index("green")] >> at & 1) == (1 << at, 0)
    t.do("engineers", "build A2", "build I9")
    assert len(t.answers(faction)) == 10


@rule("TM-2.29", "TM-41.11")
def test_start_dwellings_of_other_factions_leave_the_terrain_as_it_is() -> None:
    t = choose("riverwalkers:green", "engineers")
    assert why(t, "build I11") == "TM-41.11"  # not at a river
    assert why(t, "build A1") == "TM-2.20"
    t.do("riverwalkers", "build E9").do("engineers", "build A2")
    assert TERRAINS[t.s.terrain[hex_id("E9")]] == "green"
    assert TERRAINS[t.s.terrain[hex_id("A2")]] == "gray"


@rule("TM-43.38")
def test_on_the_site_a_faction_dropped_before_the_first_dwelling_places_none() -> None:
    t = empty_table("witches", "engineers", "nomads", rulings="site", leech="deferred", dropping="yes")
    for faction in ("witches", "engineers"):
        assert t.play.say(t.s.waiting()[0], f"setup {faction}") is None
    assert t.play.say(t.s.waiting()[0], "drop-faction witches") is None
    assert t.play.say(t.s.waiting()[0], "setup nomads") is None
    placed: list[str] = []
    while not t.s.round:
        seat = t.s.waiting()[0]
        placed.append(FACTIONS[t.s.players[seat].faction])
        assert t.play.answer(seat, t.s.answers(seat)[0]) is None
    assert placed.count("witches") == 0
    assert placed.count("engineers") == 3
