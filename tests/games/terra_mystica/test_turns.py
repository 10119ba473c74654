"""Chapter 4: turns and actions."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table, table
from tests.rules import rule


def three() -> Table:
    """Witches, Engineers and Nomads far apart, with enough of everything."""
    t = table("witches", "engineers", "nomads", witches="E9 I6", engineers="A2 I9", nomads="B1 A5 G7")
    return t.rich().card("witches", 2).favor("witches", 6).turn("witches")


def witches(**goods: int) -> Table:
    """Witches to move with these goods only: no power and no priest unless it is said."""
    t = table("witches", "engineers", witches="E9 F4", engineers="A2 I9").card("witches", 3).put("witches", "C4", "TP")
    nothing = {"coins": 0, "workers": 0, "priests": 0, "bowl1": 0, "bowl2": 0, "bowl3": 0}
    return t.give("witches", **{**nothing, **goods}).turn("witches")


@rule("TM-4.1")
def test_the_start_player_begins_and_play_goes_clockwise_with_one_action_each() -> None:
    t, asked = three(), []
    for _ in range(7):
        [faction] = t.asked()
        asked.append(faction)
        others = [other for other in ("witches", "engineers", "nomads") if other != faction]
        assert [t.refusal(other, "convert 1w to 1c") for other in others] == ["K-2", "K-2"]
        assert t.refusal(faction, "done") == "TM-11.4"  # an action or a pass
        t.do(faction, "send p to FIRE for 1")
        for second in ("send p to FIRE for 1", "advance ship", "advance dig", "action ACT3", "pass BON5"):
            assert t.why(faction, second) == "TM-4.1"
        t.do(faction, "done")
    assert asked == ["witches", "engineers", "nomads", "witches", "engineers", "nomads", "witches"]


@rule("TM-4.1")
def test_an_action_of_every_kind_is_refused_after_the_first() -> None:
    t = three().do("witches", "action ACT3")
    for text in ("build F6", "transform F6 to green", "upgrade E9 to TP", "send p to AIR for 3", "advance ship",
                 "advance dig", "action ACT4", "action BON2", "action FAV6", "action ACTW", "pass BON4"):  # fmt: skip
        assert t.why("witches", text) == "TM-4.1"
    t.lawful()


@rule("TM-4.2")
def test_players_who_have_passed_are_skipped_until_all_have_passed() -> None:
    t = three().do("witches", "send p to FIRE for 1", "done").do("engineers", "pass BON4")
    asked = []
    for _ in range(4):
        [faction] = t.asked()
        asked.append(faction)
        t.do(faction, "send p to FIRE for 1", "done")
    assert asked == ["nomads", "witches", "nomads", "witches"]
    assert (t.s.round, [p.passed for p in t.s.players]) == (1, [0, 1, 0])
    t.do("nomads", "pass BON5").do("witches", "pass BON6")
    assert (t.s.round, [p.passed for p in t.s.players]) == (2, [0, 0, 0])


@rule("TM-4.3")
def test_the_last_player_takes_any_number_of_turns_in_a_row() -> None:
    t = three().do("witches", "pass BON4").do("engineers", "pass BON5")
    for number in range(1, 6):
        assert (t.asked(), t.s.round) == (["nomads"], 1)
        t.do("nomads", "send p to FIRE for 1")
        assert t.why("nomads", "send p to FIRE for 1") == "TM-4.1"  # turn by turn
        t.do("nomads", "done")
        assert t.p("nomads").priests == 7 - number
    t.do("nomads", "pass BON6")
    assert (t.s.round, t.asked()) == (2, ["witches"])


@rule("TM-4.4")
def test_there_are_eight_actions() -> None:
    actions = ["build F6", "transform F6 to green", "advance ship", "advance dig", "upgrade E9 to TP",
               "send p to AIR for 2", "action ACT4", "action BON2", "action FAV6", "pass BON4"]  # fmt: skip
    t = three()
    assert all(t.why("witches", text) is None for text in actions)
    verbs = {text.split()[0] for text in t.answers("witches")}
    assert verbs == {"build", "transform", "advance", "upgrade", "send", "action", "pass", "convert"}
    for text in actions:
        t = three().do("witches", text)
        assert t.p("witches").actions == 0
        if text.endswith(("BON2", "FAV6")):
            t.do("witches", "+AIR")
        if not text.startswith("pass"):
            t.do("witches", "done")
        assert t.asked() == ["engineers"]


@rule("TM-4.5")
def test_conversions_are_made_before_and_after_the_action_and_are_none() -> None:
    t = three()
    t.do(
        "witches", "convert 1w to 1c", "convert 1p to 1w", "convert 1pw to 1c", "convert 3pw to 1w", "convert 1w to 1c"
    )
    assert (t.p("witches").actions, t.goods("witches"), t.asked()) == (1, (63, 40, 6), ["witches"])
    t.do("witches", "send p to AIR for 2")
    assert t.p("witches").actions == 0
    t.lawful().do("witches", "convert 1w to 1c", "convert 1p to 1c", "convert 1w to 1c")
    assert (t.goods("witches"), t.asked()) == ((66, 38, 4), ["witches"])
    t.do("witches", "done")
    assert t.refusal("witches", "convert 1w to 1c") == "K-2"


@rule("TM-4.6")
def test_a_power_action_is_used_once_a_round_by_all_together() -> None:
    t = three().do("witches", "action ACT3", "done")
    assert t.s.spaces == 0b000100
    assert t.why("engineers", "action ACT3") == "TM-4.6"
    t.do("engineers", "action ACT4", "done")
    assert t.why("nomads", "action ACT3") == t.why("nomads", "action ACT4") == "TM-4.6"
    t.do("nomads", "action ACT2", "done")
    assert t.why("witches", "action ACT3") == "TM-4.6"
    t.pass_all()
    assert (t.s.round, t.s.spaces) == (2, 0)
    assert t.rich().why("witches", "action ACT3") is None


@rule("TM-4.7")
def test_a_special_action_is_used_once_a_round_by_its_owner() -> None:
    t = three().do("witches", "action FAV6", "+AIR", "done").turn("witches")
    assert t.why("witches", "action FAV6") == "TM-4.7"
    t.do("witches", "action BON2", "+AIR", "done").turn("witches")
    assert t.why("witches", "action BON2") == "TM-4.7"
    t.favor("engineers", 6).turn("engineers")
    assert t.why("engineers", "action FAV6") is None  # a tile of their own
    t.turn("witches").do("witches", "pass BON4").pass_all()
    assert t.s.round == 2
    assert t.turn("witches").why("witches", "action FAV6") is None


@rule("TM-4.8")
@pytest.mark.parametrize(
    ("action", "due"),
    [
        ("upgrade C4 to TE", "+FAV3"), ("action FAV6", "+AIR"), ("action ACT1", "bridge D6:E9"),
        ("action ACT5", "-SPADE"), ("action ACT5", "transform D7 to red"),
    ],
)  # fmt: skip
def test_a_turn_ends_only_when_what_it_caused_is_settled(action: str, due: str) -> None:
    t = three().put("witches", "C4", "TP").paint("D7", "yellow").turn("witches").do("witches", action).lawful()
    assert t.refusal("witches", "done") == "TM-4.8"
    assert t.asked() == ["witches"]
    t.do("witches", "convert 1w to 1c")
    assert t.refusal("witches", "done") == "TM-4.8"
    t.do("witches", due)
    assert t.lawful().refusal("witches", "done") is None
    assert t.do("witches", "done").asked() == ["engineers"]


@rule("TM-4.8")
def test_a_town_tile_is_taken_before_the_turn_ends() -> None:
    t = three().put("witches", "E10 F6", "TP").put("witches", "F5", "SH").turn("witches").do("witches", "build D7")
    assert t.lawful().refusal("witches", "done") == "TM-4.8"
    assert t.do("witches", "+TW1").refusal("witches", "done") is None


@rule("TM-4.8")
def test_a_second_action_of_chaos_magicians_waits_until_the_first_is_settled() -> None:
    t = table("chaosmagicians", "engineers", chaosmagicians="D7", engineers="A2 I9").put("chaosmagicians", "I5", "SH")
    t.put("chaosmagicians", "A9", "TP").rich().turn("chaosmagicians").do("chaosmagicians", "action ACTC")
    t.do("chaosmagicians", "upgrade A9 to TE").lawful()
    for text in ("upgrade D7 to TP", "build E10", "transform E10 to red", "action ACT3", "advance ship", "pass BON5"):
        assert t.why("chaosmagicians", text) == "TM-4.8"
    t.do("chaosmagicians", "+FAV9")
    assert t.why("chaosmagicians", "build E10") == "TM-4.8"  # they take two
    t.do("chaosmagicians", "+FAV10")
    assert t.lawful().why("chaosmagicians", "build E10") is None
    assert t.refusal("chaosmagicians", "done") == "TM-11.4"  # one action is left


@rule("TM-4.9")
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("build C3", {"workers": 1, "coins": 2}),
        ("transform F6 to green", {"workers": 3}),
        ("upgrade E9 to TP", {"workers": 2, "coins": 6}),
        ("upgrade C4 to TE", {"workers": 2, "coins": 5}),
        ("upgrade C4 to SH", {"workers": 4, "coins": 6}),
        ("advance ship", {"priests": 1, "coins": 4}),
        ("advance dig", {"workers": 2, "priests": 1, "coins": 5}),
        ("send p to AIR for 1", {"priests": 1}),
        ("convert 3pw to 1w", {"bowl3": 3}),
        ("convert 1w to 1c", {"workers": 1}),
    ],
)  # fmt: skip
def test_what_cannot_be_paid_in_full_is_not_allowed(action: str, price: dict[str, int]) -> None:
    def seller(**goods: int) -> Table:
        return witches(**goods).put("witches", "D4").paint("C3", "green").turn("witches")

    t = seller(**price)
    assert t.why("witches", action) is None
    t.do("witches", action)
    spent = {name: getattr(t.p("witches"), name) for name in price if name != "bowl3"}
    assert set(spent.values()) <= {0}
    for short in price:
        t = seller(**{**dict.fromkeys(("coins", "workers", "priests"), 20), **price, short: price[short] - 1})
        if short == "bowl3":
            t.give("witches", bowl2=1)
        assert t.why("witches", action) == "TM-4.9"


@rule("TM-4.1", "TM-11.4")
def test_a_turn_without_an_action_cannot_be_ended() -> None:
    t = witches()
    assert t.refusal("witches", "done") == "TM-11.4"
    assert all(text.startswith("pass") for text in t.lawful().answers("witches"))  # nothing can be paid


@rule("TM-4.1", "TM-12.1")
def test_answers_that_belong_to_no_question_of_a_turn_are_not_asked_for() -> None:
    t = three()
    for text, clause in (("setup auren", "K-1"), ("enter", "K-1"), ("gain P3 for VP", "K-1"),
                         ("-GAIN_P3_FOR_VP", "K-1"), ("leech 1 from nomads", "TM-12.1"),
                         ("leech 1 from alchemists", "TM-12.1"), ("decline 1 from nomads", "TM-12.1"),
                         ("drop-faction nomads", "TM-43.37"), ("+C", "TM-44.14"), ("burn 1", "TM-43.10"),
                         ("pick-color red", "TM-42.10"), ("unlock-terrain red", "TM-41.12"), ("+TW1", "TM-15.7"),
                         ("+FAV1", "TM-8.6"), ("+AIR", "TM-9.10"), ("bridge D6:E9", "TM-16.7")):  # fmt: skip
        assert t.why("witches", text) == clause


@rule("TM-4.1", "TM-6.2")
def test_nothing_is_left_of_a_turn_that_is_over() -> None:
    t = three().turn("nomads").do("nomads", "transform A1 to yellow")
    p = t.p("nomads")
    assert (p.builds, p.may_build) == (1, 1)
    p = t.do("nomads", "done").p("nomads")
    assert (p.actions, p.builds, p.transforms, p.digs, p.may_build) == (0, 0, 0, 0, 0)


@rule("TM-4.4", "TM-6.8")
def test_a_transform_the_long_way_is_an_action_on_the_first_hex_of_the_map_too() -> None:
    t = three().turn("nomads").do("nomads", "transform A1 to yellow the long way")
    assert (t.s.terrain[0], t.p("nomads").actions, t.p("nomads").spades) == (0, 0, 0)
    assert t.p("nomads").workers == 40 - 3 * 6  # from brown, which is one step the short way


# --- what only the site knows ------------------------------------------------------------------


@rule("TM-44.15", "TM-43.30")
def test_on_the_site_nearly_everything_due_may_be_given_up() -> None:
    def site(faction: str, action: str, **pieces: str) -> Table:
        t = table(
            faction, "engineers" if faction != "engineers" else "witches", rulings="site", leech="deferred"
        ).rich()
        for kind, where in pieces.items():
            t.put(faction, where, kind)
        return t.turn(faction).do(faction, action)

    for faction, action, pieces, waived in (
        ("nomads", "action ACTN", {"SH": "D3"}, "-FREE_TF"), ("swarmlings", "action ACTS", {"SH": "E4"}, "-FREE_TP"),
        ("witches", "action ACTW", {"SH": "E9"}, "-FREE_D"), ("acolytes", "dig 1", {}, "-VOLCANO_TF"),
        ("engineers", "action ACTE", {}, "-BRIDGE"), ("witches", "upgrade E9 to TE", {"TP": "E9"}, "-GAIN_FAVOR"),
        ("witches", "upgrade F6 to SH", {"TP": "E9 F6", "TE": "E10 F5"}, "-GAIN_TW"),
        ("witches", "action ACT5", {}, "-SPADE"),
    ):  # fmt: skip
        t = site(faction, action, **pieces).lawful()
        assert (t.refusal(faction, "done"), t.why(faction, waived)) == ("TM-4.8", None)
        for other in ("-FREE_TF", "-FREE_TP", "-FREE_D", "-VOLCANO_TF", "-BRIDGE", "-GAIN_FAVOR", "-GAIN_TW", "-SPADE"):
            assert (t.why(faction, other) is None) == (other == waived)
        t.do(faction, waived)
        assert t.lawful().refusal(faction, "done") is None
        assert t.why(faction, waived) is not None


@rule("TM-44.14")
@pytest.mark.parametrize(
    ("text", "field", "change"),
    [
        ("+C", "coins", 1), ("+W", "workers", 1), ("+P", "priests", 1), ("+P1", "bowl1", 1), ("+P2", "bowl2", 1),
        ("+P3", "bowl3", 1), ("+VP", "vp", 1), ("+KEY", "keys", 1), ("-C", "coins", -1), ("-W", "workers", -1),
        ("-P", "priests", -1), ("-P3", "bowl3", -1), ("-VP", "vp", -1),
    ],
)  # fmt: skip
def test_lines_that_set_up_a_position_change_one_figure(text: str, field: str, change: int) -> None:
    fields = ("coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "vp", "keys", "actions", "cult_steps")
    t = table("witches", "engineers", rulings="site", leech="deferred", adjusting="yes")
    t.give("witches", **dict.fromkeys(("coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "vp"), 3))
    t.turn("witches").lawful()
    before = {name: getattr(t.p("witches"), name) for name in fields}
    t.do("witches", text)
    after = {name: getattr(t.p("witches"), name) for name in fields}
    assert after == {**before, field: before[field] + change}
    if change < 0:
        t.give("witches", **{field: 0})
        assert t.why("witches", text) == "TM-4.9"
    assert three().why("witches", text) == "TM-44.14"


@rule("TM-44.14")
def test_lines_that_set_up_a_position_gain_power_and_steps_too() -> None:
    t = table("witches", "engineers", rulings="site", leech="deferred", adjusting="yes").turn("witches")
    t.give("witches", bowl1=1, bowl2=1, bowl3=0, priests=7)
    assert t.do("witches", "+PW").bowls("witches") == (0, 2, 0)
    assert t.do("witches", "+PW").bowls("witches") == (0, 1, 1)
    assert t.do("witches", "+P").p("witches").priests == 7  # within the limit
    assert t.lawful().do("witches", "+FIRE", "+FIRE").p("witches").cults == [2, 0, 0, 2]
