"""Chapter 44, written: ledgers of imported games and of games by the printed rules."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.terra_mystica.actions import FACTIONS, SPACE
from demiurge.games.terra_mystica.ledger import STATED, Imported, export_ledger, import_ledger
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from tests.games.terra_mystica.table import Table, table

GOLDEN = Path(__file__).parents[2] / "golden" / "terra_mystica"
GAMES = sorted(path.stem for path in GOLDEN.glob("*.txt"))
HOMES = {"witches": "E9 F4", "engineers": "E7 C5"}


def moves(t: Table) -> list[str]:
    """The lines of the ledger from round 1 on."""
    lines = export_ledger(t.play).splitlines()
    cards = [n for n, line in enumerate(lines) if ": pass BON" in line]
    return lines[cards[t.s.seats - 1] + 1 :]


# ---- imported games
def go_round(name: str) -> None:
    expected = json.loads((GOLDEN / f"{name}.expected.json").read_text())
    one = import_ledger((GOLDEN / f"{name}.txt").read_text(), expected["map"])
    assert one.play is not None
    two = import_ledger(export_ledger(one.play))
    assert two.refused is None
    assert two.final == one.final
    assert stated(two) == stated(one)


def stated(found: Imported) -> list[dict[str, Any]]:
    return [{key: row[key] for key in STATED} for row in found.rows]


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES[::9])
def test_an_imported_game_written_and_read_again_has_the_same_rows(name: str) -> None:
    go_round(name)


@pytest.mark.long
def test_every_golden_game_written_and_read_again_has_the_same_rows() -> None:
    for name in GAMES:
        go_round(name)


def test_the_lines_before_the_first_move_name_options_players_map_tiles_and_factions() -> None:
    t = table(
        "witches",
        "yetis",
        scoring="SCORE5,SCORE8,SCORE4,SCORE9,SCORE6,SCORE2",
        cards="BON2 BON3 BON4 BON5 BON10",
        final="building-on-edge",
        map="fjords",
        turn_order="passing",
        shipping_bonus="yes",
        temple_scoring_tile="yes",
        mini_expansion_1="yes",
    )
    lines = export_ledger(t.play).splitlines()
    assert lines[: lines.index("setup witches")] == [
        "option strict-darkling-sh", "option strict-chaosmagician-sh", "option errata-cultist-power",
        "option mini-expansion-1", "option shipping-bonus", "option temple-scoring-tile", "option variable-turn-order",
        "option fire-and-ice-factions/ice", "option fire-and-ice-factions/volcano",
        "option fire-and-ice-factions/variable_v5", "player P1", "player P2", "map fjords_v2_1",
        "score SCORE5,SCORE8,SCORE4,SCORE9,SCORE6,SCORE2", "delete BON1", "delete BON6", "delete BON7", "delete BON8",
        "delete BON9", "final-scoring building-on-edge",
    ]  # fmt: skip


def test_the_strictness_of_an_imported_game_is_written_as_it_was() -> None:
    for options in ([], ["strict-leech"], ["strict-darkling-sh", "errata-cultist-power"]):
        head = [f"option {name}" for name in options] + ["player a", "player b", "map original"]
        text = "\n".join([*head, "score SCORE6,SCORE8,SCORE3,SCORE4,SCORE5,SCORE7", "setup witches", "setup engineers"])
        play = import_ledger(text).play
        assert play is not None
        written = export_ledger(play)
        assert [line for line in written.splitlines() if line.startswith("option")] == head[: len(options)]


# ---- games by the printed rules, a word at a time. What a player is given is part of the record (`+9W`)
def printed(*factions: str, **more: Any) -> Table:
    return table(*factions, adjusting="yes", **more)


def gain(t: Table, faction: str, **goods: int) -> Table:
    for name, n in goods.items():
        t.do(faction, *[f"+{name}"] * n)
    return t


def test_sacrifices_and_spades_paid_in_passing_become_burn_and_dig() -> None:
    t = printed("witches", "engineers", **HOMES)
    t.do("witches", "convert 1pw to 1c", "convert 1pw to 1c", "convert 1w to 1c", "build F6", "done")
    t.do("engineers", "action ACT4")
    assert moves(t) == [
        "witches: burn 2. convert 2pw to 2c. convert 1w to 1c. dig 1. build F6",
        "engineers: burn 4. action ACT4",
    ]
    t = gain(printed("witches", "engineers", **HOMES), "witches", P3=3, W=2)
    t.do("witches", "action ACT5", "transform E10 to green", "done")
    assert moves(t) == ["witches: +3P3. +2W. burn 1. action ACT5. dig 1. transform E10 to green"]
    t = gain(printed("witches", "engineers", **HOMES), "witches", P3=3)
    t.do("witches", "convert 1pw to 1c", "convert 1pw to 1c", "convert 1pw to 1c", "convert 3pw to 1w")
    assert moves(t) == ["witches: +3P3. burn 3. convert 3pw to 3c. convert 3pw to 1w"]


def test_amounts_of_a_kind_are_one_word() -> None:
    t = gain(printed("alchemists", "witches", witches="C4 F4"), "alchemists", P=2)
    t.do(
        "alchemists", "convert c to vp", "convert c to vp", "convert 1vp to 1c", "convert 1p to 1w", "convert 1p to 1c"
    )
    assert moves(t) == ["alchemists: +2P. convert 4c to 2vp. convert 1vp to 1c. convert 1p to 1w. convert 1p to 1c"]
    t = gain(printed("witches", "engineers", **HOMES), "witches", P3=6)
    t.do("witches", "action ACT6", "-SPADE", "-SPADE", "done")
    assert moves(t) == ["witches: +6P3. action ACT6. -2SPADE"]


def test_the_long_way_is_told_by_its_number_of_spades() -> None:
    t = gain(printed("witches", "engineers", **HOMES), "witches", W=18)
    t.do("witches", "transform F6 to green the long way", "build F6", "done")
    assert moves(t) == ["witches: +18W. dig 6. transform F6 to green. build F6"]


def test_auren_s_two_steps_are_one_word() -> None:
    t = gain(printed("auren", "engineers", auren="E9 F4", engineers="E7 C5"), "auren", W=9, C=20)
    t.do("auren", "upgrade E9 to TP", "done").do("engineers", "pass BON4").do("auren", "upgrade E9 to SH", "+FAV10")
    t.do("auren", "done", "action ACTA", "+FIRE")
    assert moves(t)[-1] == "auren: upgrade E9 to SH. +FAV10. action ACTA. +2FIRE"


def test_leech_and_decline_stand_on_lines_of_their_own_after_the_turn() -> None:
    t = printed("witches", "engineers", witches="E9 F4", engineers="F6 C5")
    t.do("witches", "upgrade E9 to TP").do("engineers", "leech 1 from witches")
    t.do("witches", "convert 1w to 1c", "done").do("engineers", "upgrade F6 to TP")
    t.do("witches", "decline 2 from engineers")
    assert moves(t) == [
        "witches: upgrade E9 to TP. convert 1w to 1c",
        "engineers: leech 1 from witches",
        "engineers: upgrade F6 to TP",
        "witches: decline 2 from engineers",
    ]


def test_while_the_turn_owes_something_leech_is_told_where_it_came() -> None:
    t = gain(printed("engineers", "witches", witches="E9 F4", engineers="F6 C5"), "engineers", C=20)
    t.do("engineers", "upgrade F6 to TP").do("witches", "leech 1 from engineers").do("engineers", "done")
    t.do("witches", "pass BON5").do("engineers", "upgrade F6 to TE").do("witches", "leech 1 from engineers")
    t.do("engineers", "+FAV10", "convert 1w to 1c", "done")
    assert moves(t)[-3:] == [
        "engineers: upgrade F6 to TE",
        "witches: leech 1 from engineers",
        "engineers: +FAV10. convert 1w to 1c",
    ]


def test_an_offer_to_full_bowls_is_declined_aloud() -> None:
    t = gain(printed("engineers", "witches", witches="E9 F4", engineers="F6 C5"), "engineers", PW=15)
    t.do("engineers", "pass BON5").do("witches", "upgrade E9 to TP")
    assert t.asked() == ["witches"]  # nobody is asked at the table
    t.do("witches", "convert 1w to 1c", "done")
    assert moves(t)[-2:] == ["witches: upgrade E9 to TP. convert 1w to 1c", "engineers: decline 1 from witches"]


def test_what_the_table_does_not_ask_is_said() -> None:
    t = table("witches", "engineers", start=HOMES)
    for _ in range(5):
        t.passes(t.asked()[0])
        t.passes(t.asked()[0])
    assert t.s.round == 6
    while not t.s.over():  # who can only pass does not have to say so
        faction = t.asked()[0]
        others = sorted(text for text in t.answers(faction) if text != "pass")
        t.do(faction, next((text for text in others if text.startswith("convert")), others[0]))
    assert all(line.do != "pass" for line in t.play.record.lines)
    lines = moves(t)[-2:]
    assert [line.split(":")[0] for line in lines] in (["witches", "engineers"], ["engineers", "witches"])
    assert all(line.endswith("pass") for line in lines)


def test_the_steps_of_a_volcano_are_told_before_anything_that_comes_after_it() -> None:
    t = printed("witches", "acolytes", witches="C4 E9", start={"acolytes": "A6 D7"})
    assert t.p("acolytes").start_colour == 6
    t.do("witches", "pass BON4").do("acolytes", "build E10").do("witches", "leech 1 from acolytes")
    t.do("acolytes", "lose FIRE", "convert 1w to 1c", "done")
    assert moves(t)[-2:] == ["acolytes: dig 1. build E10. -3FIRE. convert 1w to 1c", "witches: leech 1 from acolytes"]
    t = printed("witches", "acolytes", witches="C4 E9", start={"acolytes": "A6 D7"})
    t.do("witches", "pass BON4").do("acolytes", "transform E10 to volcano", "lose AIR", "done")
    assert moves(t)[-1] == "acolytes: dig 1. transform E10 to volcano. -3AIR"


def steps(fire: int, n: int, then: str) -> Table:
    t = gain(printed("witches", "engineers", **HOMES), "witches", FIRE=fire, KEY=1, P=1)
    return t.do("witches", f"send p to FIRE for {n}", then, "done")


def test_a_marker_that_stays_on_9_with_a_key_at_hand_steps_down_first() -> None:
    t = steps(8, 2, "stay")
    assert moves(t)[0].endswith(". +KEY. +P. -FIRE. send p to FIRE for 2")
    found = import_ledger(export_ledger(t.play))
    assert (found.final["witches"]["cult"][0], found.final["witches"]["keys"]) == (9, 1)
    assert moves(steps(8, 2, "enter"))[0].endswith(". +KEY. +P. send p to FIRE for 2")
    assert moves(steps(9, 2, "stay"))[0].endswith(". +KEY. +P. -2FIRE. send p to FIRE for 2")
    with pytest.raises(ValueError, match="FIRE would enter step 10"):
        moves(steps(8, 3, "stay"))


def sanctuary(*then: str) -> Table:
    """The sanctuary on F6 founds a town and brings a favor tile; fire stands on 8."""
    t = gain(printed("witches", "engineers", witches="E9 C4", engineers="E7 C5"), "witches", W=40, C=60, FIRE=8)
    t.do("witches", "upgrade E9 to TP", "done").do("engineers", "pass BON4")
    for turn in ("build F6", "upgrade F6 to TP", "upgrade F6 to TE", "build E10", "build D7"):
        t.do("witches", turn, *(["+FAV12"] if turn.endswith("TE") else []))
        if t.asked() == ["engineers"]:  # C5 lies beside D7
            t.do("engineers", "decline 1 from witches")
        t.do("witches", "done")
    return t.do("witches", "upgrade F6 to SA", *then)


def test_a_marker_that_stopped_for_want_of_a_key_steps_down_first_if_one_comes_in_the_same_turn() -> None:
    t = sanctuary("+FAV5", "+TW2", "done")
    assert (t.p("witches").cults[0], t.p("witches").keys) == (9, 1)
    assert moves(t)[-1].endswith("upgrade F6 to SA. -FIRE. +FAV5. +TW2")
    t = sanctuary("+FAV5", "+TW5", "enter", "done")  # the step of the tile takes it to 10 after all
    assert t.p("witches").cults[0] == 10
    assert moves(t)[-1].endswith("upgrade F6 to SA. -FIRE. +FAV5. +TW5")
    t = sanctuary("+TW2", "+FAV5", "stay", "done")
    assert moves(t)[-1].endswith("upgrade F6 to SA. +TW2. -FIRE. +FAV5")
    t = sanctuary("+FAV9", "+TW2", "done")
    assert moves(t)[-1].endswith("upgrade F6 to SA. +FAV9. +TW2")


def darklings(*then: str) -> Table:
    t = gain(printed("darklings", "witches", darklings="E10 G5", witches="C4 G3"), "darklings", W=20, C=20, P3=3)
    t.do("darklings", "upgrade E10 to TP", "done").do("witches", "pass BON4")
    return t.do("darklings", "upgrade E10 to SH", *then, "done")


def test_conversions_after_the_darklings_stronghold_are_told_before_it() -> None:
    t = darklings("convert 3pw to 1w", "convert 1w to 1c", "convert 1w to 1p", "convert 1w to 1p", "convert 1p to 1w")
    assert moves(t)[-1] == (
        "darklings: convert 3pw to 1w. convert 1w to 1c. upgrade E10 to SH. convert 2w to 2p. convert 1p to 1w"
    )
    assert moves(darklings())[-1] == "darklings: upgrade E10 to SH. -CONVERT_W_TO_P"
    assert moves(darklings("convert 1w to 1c"))[-1] == "darklings: convert 1w to 1c. upgrade E10 to SH. -CONVERT_W_TO_P"
    assert moves(darklings(*["convert 1w to 1p"] * 3))[-1] == "darklings: upgrade E10 to SH. convert 3w to 3p"


def test_conversions_after_a_new_colour_are_told_before_it() -> None:
    t = printed("shapeshifters", "witches", start={"shapeshifters": "D7 E3", "witches": "C4 F4"})
    gain(t, "shapeshifters", W=9, C=20, P3=9).do("shapeshifters", "upgrade D7 to TP", "done").do("witches", "pass BON4")
    t.do("shapeshifters", "upgrade D7 to SH", "done", "action ACTH5", "pick-color blue", "convert 1w to 1c", "done")
    t.do("shapeshifters", "pass BON5")
    assert moves(t)[-1] == "shapeshifters: upgrade D7 to SH. action ACTH5. convert 1w to 1c. pick-color blue. pass BON5"


def test_riverwalkers_give_up_bridges_without_a_place_and_take_priests_after_the_last_terrain() -> None:
    t = printed("riverwalkers", "witches", start={"riverwalkers": "D7 E3", "witches": "C4 F4"})
    gain(t, "riverwalkers", W=9, C=30, P3=35).do("riverwalkers", "upgrade D7 to TP", "done").do("witches", "pass BON4")
    t.do("riverwalkers", "upgrade D7 to SH", "done")
    assert moves(t)[-1] == "riverwalkers: upgrade D7 to SH. -2BRIDGE"
    for terrain in ("yellow", "brown", "black", "blue", "green"):
        t.do("riverwalkers", "convert 5pw to 1p", f"unlock-terrain {terrain}")
    t.do("riverwalkers", "convert 5pw to 1p", "convert 5pw to 1p", "unlock-terrain gray")
    assert (t.p("riverwalkers").unlocks_due, t.p("riverwalkers").priests) == (0, 1)
    assert moves(t)[-1].endswith("convert 10pw to 2p. unlock-terrain gray. unlock-terrain gain-priest")


def test_the_last_player_of_a_round_says_done_where_a_building_might_still_follow() -> None:
    t = gain(printed("witches", "engineers", **HOMES), "witches", W=20, C=20)
    t.do("witches", "transform F6 to green", "done").do("engineers", "pass BON4")
    t.do("witches", "transform E10 to blue", "done", "build F6", "done", "upgrade E9 to TP", "done")
    assert moves(t)[-1] == "witches: dig 1. transform E10 to blue. done. build F6. upgrade E9 to TP"


def test_what_a_reaction_brought_cannot_be_spent_in_the_same_turn_on_the_site() -> None:
    t = gain(printed("cultists", "engineers", cultists="F7 E2", engineers="F6 C5"), "cultists", AIR=4, PW=5)
    t.do("cultists", "upgrade F7 to TP").do("engineers", "leech 1 from cultists").do("cultists", "+AIR")
    assert t.bowls("cultists") == (0, 9, 3)  # 2 PW for reaching step 5
    assert export_ledger(t.play)
    t.do("cultists", "convert 1pw to 1c", "done")
    with pytest.raises(ValueError, match="the site cannot be told this game: cultists would end with"):
        export_ledger(t.play)


def test_the_halflings_three_spades_cannot_make_two_foreign_terrains_on_the_site() -> None:
    t = gain(printed("halflings", "witches", halflings="F5 E6", witches="C4 F4"), "halflings", W=20, C=20)
    t.do("halflings", "upgrade F5 to TP", "done").do("witches", "pass BON4").do("halflings", "upgrade F5 to SH")
    t.do("halflings", "transform F6 to green")
    assert export_ledger(t.play)
    t.do("halflings", "transform G5 to blue")
    with pytest.raises(ValueError, match="'transform G5 to blue' is refused by TM-6"):
        export_ledger(t.play)


def test_other_start_points_or_components_cannot_be_told() -> None:
    t = printed("witches", "engineers", **HOMES, start_vp="2017")
    with pytest.raises(ValueError, match="start VP"):
        export_ledger(t.play)


# ---- whole games by the printed rules
WEIGHTS = {
    "convert": 0.15,
    "pass": 0.15,
    "upgrade": 6.0,
    "build": 3.0,
    "leech": 3.0,
    "transform": 0.05,
    "drop-faction": 0.005,
}


def random_game(seed: int, **chosen: str) -> Play:
    """A game in which things get built."""
    rng = random.Random(seed)
    among = (
        "map",
        "turn-order",
        "mini-expansion-1",
        "shipping-bonus",
        "temple-scoring-tile",
        "fire-and-ice-final-scoring",
    )
    options = {option.name: rng.choice(option.values) for option in GAME.options if option.name in among}
    options |= {
        "fire-and-ice-factions": rng.choice(["yes", "yes", "no"]),
        "leech": rng.choice(["now", "now", "deferred"]),
    }
    play = Play(GAME.make(options | chosen), rng.choice([2, 3, 4, 5]), Chance(seed))
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        found = play.state.answers(seat)
        weights = [WEIGHTS.get(SPACE.format(answer).split()[0], 1.0) for answer in found]
        assert play.answer(seat, rng.choices(found, weights)[0]) is None
    return play


def outcome(play: Play) -> str:
    """ "same", or why the game could not be told."""
    try:
        text = export_ledger(play)
    except ValueError as error:
        return str(error)
    found = import_ledger(text)
    state = play.state
    assert isinstance(state, Mystica)
    assert found.refused is None
    if "TM-43.36" in text:
        return "the clusters of the Mermaids"
    assert [found.final[FACTIONS[p.faction]]["vp"] for p in state.players] == play.state.scores()
    return "same"


@pytest.mark.both
def test_games_by_the_printed_rules_are_told_and_end_alike() -> None:
    found = [outcome(random_game(seed)) for seed in (0, 1, 2, 4, 5, 6, 8, 9)]
    assert found == ["same"] * 8


def test_the_moves_made_for_a_player_who_has_left_are_told() -> None:
    play = random_game(2001, dropping="yes")
    assert any(line.do.startswith("drop-faction") for line in play.record.lines)
    assert outcome(play) == "same"
    assert "drop-faction" not in export_ledger(play)


def test_what_the_site_will_do_otherwise_is_a_comment_or_an_error() -> None:
    comment = "# the site joins the clusters at the Mermaids' rivers in the final scoring (TM-43.36)\n"
    assert export_ledger(random_game(478)).endswith(comment)
    assert outcome(random_game(206)) == "the site cannot be told this game: AIR would enter step 10 (TM-43.19)"


@pytest.mark.long
def test_few_games_by_the_printed_rules_cannot_be_told_and_it_is_said_why() -> None:
    """The site does not know: the Halflings' three spades on two foreign terrains; Cultists and Shapeshifters who spend
    in the same turn what a neighbour's answer brought them; a marker that stays below step 10 from too far down; and
    Acolytes who take a town tile before they pay for a volcano."""
    found = [outcome(random_game(seed)) for seed in range(200)]
    assert found.count("same") >= 180
    assert all("cannot be told" in why for why in found if why not in ("same", "the clusters of the Mermaids"))
