"""Chapters 13 and 14: pyramids and their tokens."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia import pyramids, worship
from demiurge.games.theocratia.board import hex_id
from demiurge.games.theocratia.vocabulary import CIVS, NONE
from tests.games.theocratia.table import BOTH, Table, base, ended
from tests.rules import rule, rule_cases


def site(edition: str = "final", seats: int = 4) -> Table:
    """Magenta: red's barrack D4 beside C3 (white) and D3 (blue), houses."""
    return base(edition, seats).put("magenta", "barrack", "D4").put("magenta", "house", "C3 D3")


def building(t: Table, face: int = 5, civ: str = "magenta") -> Table:
    """Red has placed a violet die with this face on the civ."""
    return t.turn("red", f"violet {face}").do("red", f"take violet {face}", f"place {civ}")


def built(t: Table, token: str, face: int = 5) -> Table:
    """Red has built the pyramid of `site` and taken this token."""
    building(t, face).do("red", "pyramid D4")
    while t.question() == "Group":
        t.do("red", sorted(text for text in t.answers("red") if text.startswith("group"))[0])
    return t.do("red", f"token {token}")


# --- chapter 13 --------------------------------------------------------------------------------


@rule("TH-13.1")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("face", [4, 5])
def test_a_four_or_five_builds_a_pyramid_on_an_own_upgraded_building_in_a_group_of_three(
    edition: str, face: int
) -> None:
    t = building(site(edition), face)
    assert t.lawful().targets("red", "pyramid") == {"D4"}
    for where in ("C3", "B2", "D3"):  # others' houses, or nothing
        assert t.why("red", f"pyramid {where}") == "TH-13.1"
    t = building(site(edition).put("magenta", "factory", "C3").put("magenta", "barrack", "C1"), face)
    assert t.lawful().why("red", "pyramid C3") == t.why("red", "pyramid C1") == "TH-13.1"  # white's, nobody's
    t = building(site(edition).hand("red", "P02").wipe("C3"), face)
    assert t.lawful().why("red", "pyramid D4") == "TH-13.1"  # only two
    t = building(site(edition).hand("red", "P02").put("magenta", "house", "D4"), face)
    assert t.why("red", "pyramid D4") == "TH-13.1"  # not upgraded
    t = building(site(edition).hand("red", "P02"), 3)
    assert t.why("red", "pyramid D4") == "TH-13.1"  # another action


@rule("TH-13.2")
@pytest.mark.parametrize("edition", BOTH)
def test_the_pyramid_replaces_the_building_and_the_group_returns_with_compensation(edition: str) -> None:
    t = built(site(edition).put("magenta", "factory", "D3"), "a")
    assert (t.at("D4"), t.at("C3"), t.at("D3")) == ("magenta pyramid", "", "")
    assert [t.left("magenta", kind) for kind in ("house", "factory", "barrack", "pyramid")] == [5, 3, 3, 1]
    assert t.worship() == {"red magenta": 1, "white magenta": 1, "blue magenta": 1}
    assert (t.cards("blue"), t.cards("white")) == (1, 0)  # a factory was lost


@rule("TH-13.2")
@pytest.mark.parametrize("owner", ["brown", "blue", "white", "green"])
def test_whoever_owns_a_building_of_the_group_is_compensated(owner: str) -> None:
    t = built(site().put("magenta", "factory", "D3").paint("C3", "red").paint("D3", owner), "c")
    assert t.worship() == {"red magenta": 1} | ({f"{owner} magenta": 1} if owner != "green" else {})
    assert [t.cards(player) for player in ("red", "brown", "blue", "white")] == [
        int(player == owner) for player in ("red", "brown", "blue", "white")
    ]


@rule("TH-13.3")
def test_a_civ_has_two_pyramids() -> None:
    t = building(site().hand("red", "P02").put("magenta", "pyramid", "G5 H3"))
    assert t.lawful().why("red", "pyramid D4") == "TH-13.3"


@rule("TH-13.4", "TH-13.11")
@pytest.mark.parametrize(("bonus", "more"), [("pyramid", 1), ("barrack", 0), ("factory", 0)])
def test_a_pyramid_brings_worship_and_its_round_bonus_one_more(bonus: str, more: int) -> None:
    t = built(site().paint("C3 D3", "green").bonus(bonus), "a")
    assert t.worship() == {"red magenta": 1 + more}


@rule("TH-13.5", "TH-13.12", "TH-26.11")
@pytest.mark.parametrize(("edition", "page", "kept"), [("final", 3, {}), ("early", 2, {"blue": 2, "warriors": 1})])
def test_in_the_final_edition_the_page_is_turned_and_cleared(edition: str, page: int, kept: dict[str, int]) -> None:
    t = site(edition).page("magenta", 2, blue=2, warriors=1)
    reserve, untrained = t.s.reserve[2], t.untrained("magenta")
    t = built(t, "a")
    assert (t.page_of("magenta"), t.on_page("magenta")) == (page, kept)
    freed = edition == "final"
    assert (t.s.reserve[2], t.untrained("magenta")) == (reserve + 2 * freed, untrained + freed)


@rule("TH-13.6", "TH-14.1")
@pytest.mark.parametrize("edition", BOTH)
def test_a_token_is_chosen_resolved_and_kept_face_down(edition: str) -> None:
    t = building(site(edition))
    t.do("red", "pyramid D4")
    while t.question() == "Group":
        t.do("red", sorted(text for text in t.answers("red") if text.startswith("group"))[0])
    assert t.lawful().targets("red", "token") == set("abcdefghij")
    t.do("red", "token c")
    assert (t.s.face_down[0], t.s.pyramids[0], t.s.tokens[2]) == ([2], 1, 0)
    t = building(t.put("violet", "barrack", "G5").put("violet", "house", "F6 H5"), civ="violet").do("red", "pyramid G5")
    while t.question() == "Group":
        t.do("red", sorted(text for text in t.answers("red") if text.startswith("group"))[0])
    assert "c" not in t.targets("red", "token")  # out of the supply
    assert t.why("red", "token c") == "TH-14.1"


@rule("TH-13.7")
def test_a_pyramid_gives_worship_at_a_holiday_and_in_the_end() -> None:
    t = base().put("violet", "pyramid", "H5").give("red", cosmo=9).area("violet", green=1).turn("red", "violet 5")
    t.do("red", "take violet 5", "place violet", "holiday")
    assert t.worship()["white violet"] == 1
    ended(t)
    assert t.asked() == ["white"]
    assert t.answers("white") == {f"worship {civ}" for civ in CIVS}


@rule("TH-13.8")
def test_fortresses_and_pyramids_are_not_part_of_a_group() -> None:
    t = base().hand("red", "P02").put("magenta", "barrack", "B2").put("magenta", "house", "C3")  # beside the fortress
    assert building(t).why("red", "pyramid B2") == "TH-13.1"
    t.put("magenta", "pyramid", "B3")
    assert building(t).why("red", "pyramid B2") == "TH-13.1"
    t.put("magenta", "factory", "B1")
    assert building(t).lawful().why("red", "pyramid B2") is None


@rule("TH-13.8")
@pytest.mark.parametrize("civ", ["magenta", "violet"])
@pytest.mark.parametrize("other", ["house", "factory", "barrack"])
def test_houses_factories_and_barracks_of_the_civ_are_part_of_a_group(civ: str, other: str) -> None:
    t = base().put(civ, "barrack", "D4").put(civ, other, "C3 D3")
    assert building(t, civ=civ).lawful().why("red", "pyramid D4") is None
    strange = "turquoise" if civ == "violet" else "pink"
    t = base().hand("red", "P02").put(civ, "barrack", "D4").put(strange, other, "C3 D3")
    assert building(t, civ=civ).lawful().why("red", "pyramid D4") == "TH-13.1"


@rule("TH-13.9", "TH-13.10", "TH-26.10")
@pytest.mark.parametrize(
    ("edition", "seats", "limit"), [("final", 4, 2), ("final", 3, 2), ("final", 2, 3), ("early", 4, 2), ("early", 2, 2)]
)
def test_no_player_builds_more_pyramids_than_the_limit(edition: str, seats: int, limit: int) -> None:
    t = building(site(edition, seats).hand("red", "P02").give("red", pyramids=limit - 1))
    assert t.why("red", "pyramid D4") is None
    t = building(site(edition, seats).hand("red", "P02").give("red", pyramids=limit))
    assert t.lawful().why("red", "pyramid D4") == "TH-13.9"


@rule("TH-13.13", "TH-R9")
def test_the_player_chooses_building_and_group_which_must_be_connected() -> None:
    t = site().put("magenta", "factory", "B2").put("magenta", "house", "D2 C1")
    t = building(t)
    assert t.targets("red", "pyramid") == {"D4", "B2"}
    t.do("red", "pyramid D4")
    assert t.lawful().targets("red", "group") == {"C3", "D3"}
    assert t.why("red", "group D2") == "TH-13.1"  # not connected yet
    t.do("red", "group D3")
    assert t.lawful().targets("red", "group") == {"C3", "D2"}  # D2 touches D3, not D4
    t.do("red", "group D2", "token a")
    assert (t.at("D4"), t.at("D3"), t.at("D2"), t.at("C3")) == ("magenta pyramid", "", "", "magenta house")


@rule("TH-27.3", "TH-13.13")
def test_a_card_for_the_pyramid_waits_until_its_first_two_buildings_are_named() -> None:
    t = building(site().hand("red", "P21").give("red", cosmo=3)).do("red", "pyramid D4")
    assert t.lawful().why("red", "play P21") == "TH-27.3"
    assert t.why("red", "go on") == "TH-13.1"
    t.do("red", "group C3")
    assert t.lawful().answers("red") == {"group D3", "play P21"}


@rule("TH-28.21")
def test_once_the_card_is_played_two_buildings_are_the_group() -> None:
    t = building(site().hand("red", "P02"))
    t.s.group = 2
    group = pyramids.Group(0, hex_id("D4"), hex_id("C3"))
    assert [a for a in range(len(t.play.game.space)) if group.refuse(t.s, a) is None] == group.answers(t.s)
    assert [t.play.game.space.format(a) for a in group.answers(t.s)] == ["go on"]
    assert not group.always(t.s)  # so that nobody is asked


@rule("TH-13.14")
@pytest.mark.parametrize("face", [4, 5])
def test_a_pyramid_produces_and_trains_nothing(face: int) -> None:
    t = built(site().put("magenta", "factory", "G5").put("magenta", "barrack", "H3"), "c", face)
    assert t.crystals("magenta") == {}
    assert t.garrison("magenta") == 0


@rule("TH-13.15")
def test_compensation_then_worship_then_page_then_token_then_bonus() -> None:
    t = site().bonus("pyramid").put("magenta", "factory", "D3")
    building(t).do("red", "pyramid D4")
    told = len(t.play.journal.events)
    while t.question() == "Group":
        t.do("red", sorted(text for text in t.answers("red") if text.startswith("group"))[0])
    t.do("red", "token a")
    wanted = ("pyramid", "worship", "draw", "page", "token")
    kinds = [(event.kind, event.seat) for event in t.play.journal.events[told:] if event.kind in wanted]
    assert kinds == [
        ("pyramid", 0), ("worship", 2), ("draw", 2), ("worship", 3), ("worship", 0), ("page", -1), ("token", 0),
        ("worship", 0),
    ]  # fmt: skip


@rule("TH-R8")
@pytest.mark.parametrize("edition", BOTH)
def test_each_removed_building_is_compensated_separately(edition: str) -> None:
    t = built(site(edition).put("magenta", "factory", "C3 D3").paint("C3", "blue"), "a")
    assert t.worship() == {"red magenta": 1, "blue magenta": 2}
    assert t.cards("blue") == 2


@rule("TH-E11")
@pytest.mark.parametrize(("edition", "die", "page"), [("early", "magenta", 0), ("final", "pink", 1)])
def test_the_example_of_a_pyramid(edition: str, die: str, page: int) -> None:
    t = base(edition).put("pink", "barrack", "F2").put("pink", "house", "E2", "brown").put("pink", "factory", "G1")
    t.turn("red", f"{die} 5").do("red", f"take {die} 5", "place pink")
    matched = t.cosmo("red")
    t.do("red", "pyramid F2", "group E2", "token a")
    assert t.at("F2") == "pink pyramid"
    assert [t.left("pink", kind) for kind in ("house", "factory", "barrack", "pyramid")] == [5, 3, 3, 1]
    assert t.cosmo("red") == matched + 5
    assert t.worship() == {"red pink": 1, "brown pink": 1}
    assert (t.page_of("pink"), t.s.face_down[0]) == (page, [0])


# --- chapter 14 --------------------------------------------------------------------------------


@rule("TH-14.2", "TH-R23", "TH-26.12")
def test_the_first_priest_on_the_last_space_brings_a_token_once_that_stays_face_up() -> None:
    t = base().priests("red", violet=11, pink=11).turn("red", "violet 2").warriors("violet", 1)
    t.do("red", "take violet 2", "place violet", "attack E4", "end turn")
    assert (t.priest("red", "violet"), t.question()) == (12, "ChooseToken")
    t.do("red", "token e")
    assert t.targets("red", "expand") >= {"G5"}  # the civ of the priest that arrived
    assert [event.data for event in t.play.journal.events if event.kind == "token"] == [[4, 1]]
    t.do("red", "expand G5")
    assert (t.at("G5"), t.s.face_up[0], t.s.face_down[0], t.s.pyramids[0]) == ("violet house", 4, [], 0)
    t.run(worship.Gain(t.seat("red"), CIVS.index("pink"), 1))
    assert t.priest("red", "pink") == 12
    assert t.s.over()  # no second token


@rule("TH-R23")
def test_no_token_is_given_during_the_final_scoring() -> None:
    t = base().priests("red", violet=11).put("pink", "pyramid", "F2")
    ended(t).do("red", "worship violet")
    assert t.priest("red", "violet") == 12
    assert t.s.face_up[0] == NONE
    assert t.question() == "Drop"


@rule("TH-14.14")
def test_the_early_edition_has_no_token_for_the_last_space() -> None:
    t = base("early").priests("red", violet=11)
    t.run(worship.Gain(t.seat("red"), CIVS.index("violet"), 1))
    assert (t.priest("red", "violet"), t.s.over()) == (12, True)


def after(edition: str, token: str, t: Table | None = None) -> Table:
    return built(t if t is not None else site(edition), token)


SIMPLE = {
    "TH-14.3": ("a", "cosmo", 5),
    "TH-14.4": ("b", "cards", 2),
    "TH-14.5": ("c", "malus", -3),
}


@rule_cases(SIMPLE)
@pytest.mark.parametrize("edition", BOTH)
def test_tokens_for_the_player(edition: str, clause: str, case: tuple[str, str, int]) -> None:
    token, what, change = case
    t = site(edition).give("red", malus=4)
    before = {"cosmo": t.cosmo("red"), "cards": t.cards("red"), "malus": t.malus("red")}
    t = built(t, token)
    after_it = {"cosmo": t.cosmo("red"), "cards": t.cards("red"), "malus": t.malus("red")}
    assert after_it == before | {what: before[what] + change}


@rule("TH-14.5", "TH-29.13")
def test_token_c_does_nothing_for_who_has_no_malus() -> None:
    t = built(site(), "c")
    assert (t.malus("red"), "malus" in [event.kind for event in t.play.journal.events]) == (0, False)


@rule("TH-14.6")
@pytest.mark.parametrize("edition", BOTH)
def test_token_d_is_worship_of_any_civ(edition: str) -> None:
    t = built(site(edition), "d")
    assert t.lawful().answers("red") == {f"worship {civ}" for civ in CIVS}
    t.do("red", "worship turquoise")
    assert t.worship()["red turquoise"] == 1


@rule("TH-14.6", "TH-14.2")
def test_token_d_may_bring_the_token_of_the_last_space() -> None:
    t = built(site().priests("red", turquoise=11), "d").do("red", "worship turquoise")
    assert (t.priest("red", "turquoise"), t.question()) == (12, "ChooseToken")
    t.do("red", "token a")
    assert (t.s.face_down[0], t.s.face_up[0]) == ([3], 0)


@rule("TH-14.7")
@pytest.mark.parametrize("edition", BOTH)
def test_token_e_builds_a_house_of_the_civ_by_the_expand_rules(edition: str) -> None:
    t = built(site(edition), "e")
    assert {"B2", "D5 with starting tile"} & t.targets("red", "expand") == {"B2"}
    t.lawful().do("red", "expand B2")
    assert (t.at("B2"), t.crystals("magenta")) == ("magenta house", {"red": 1})


@rule("TH-14.8", "TH-14.13", "TH-R24")
def test_token_f_builds_a_factory_without_a_house_and_it_does_not_produce() -> None:
    t = built(site().paint("C1", "green"), "f")
    assert t.lawful().targets("red", "expand") == {
        "B2", "B1 with starting tile", "C1 with starting tile",
    }  # fmt: skip
    t.do("red", "expand B2")
    assert (t.at("B2"), t.left("magenta", "factory")) == ("magenta factory", 2)
    assert t.crystals("magenta") == {"red": 1}  # the one of the hex; nothing is produced
    t = built(site(), "f").do("red", "expand C1 with starting tile")
    assert (t.at("C1"), t.colour("C1"), t.s.starting[0]) == ("magenta factory", "red", 0)


@rule("TH-14.10", "TH-14.13")
def test_token_h_builds_a_barrack_without_a_house_and_it_does_not_train() -> None:
    t = built(site(), "h").do("red", "expand B2")
    assert (t.at("B2"), t.garrison("magenta")) == ("magenta barrack", 0)


@rule("TH-R42", "TH-26.16")
@pytest.mark.parametrize(("token", "kind"), [("f", "factory"), ("h", "barrack")])
def test_neither_produces_or_trains_in_the_early_edition(token: str, kind: str) -> None:
    t = built(site("early").wipe("B2"), token).do("red", "expand B2")
    assert t.at("B2") == f"magenta {kind}"
    assert (t.crystals("magenta"), t.garrison("magenta")) == ({}, 0)


@rule("TH-14.9")
@pytest.mark.parametrize("edition", BOTH)
def test_token_g_upgrades_a_house_to_a_factory_which_alone_produces(edition: str) -> None:
    t = site(edition).put("magenta", "house", "B2").put("magenta", "factory", "A2").put("pink", "factory", "F2")
    t.paint("C3 D3", "white")
    building(t).do("red", "pyramid D4", "group C3", "group D3", "token g")
    assert t.lawful().answers("red") == {"factory B2", "decline"}
    assert t.why("red", "factory A2") == "TH-11.4"
    t.do("red", "factory B2")
    assert (t.at("B2"), t.crystals("magenta"), t.crystals("pink")) == ("magenta factory", {"red": 1}, {})


@rule("TH-14.11")
@pytest.mark.parametrize("edition", BOTH)
def test_token_i_upgrades_a_house_to_a_barrack_which_alone_trains(edition: str) -> None:
    t = site(edition).put("magenta", "house", "B2").put("magenta", "barrack", "A2")
    building(t).do("red", "pyramid D4", "group C3", "group D3", "token i", "barrack B2")
    assert (t.at("B2"), t.garrison("magenta")) == ("magenta barrack", 1)


@rule("TH-14.12")
@pytest.mark.parametrize("edition", BOTH)
def test_token_j_gives_every_civ_a_crystal_of_the_own_colour(edition: str) -> None:
    t = built(site(edition), "j")
    assert [t.crystals(civ) for civ in CIVS] == [{"red": 1}] * 4
    t = site(edition)
    t.area("pink", red=t.s.reserve[0] - 1)
    t = built(t, "j")
    assert t.answers("red") == {f"choose {civ}" for civ in CIVS}  # TH-R12: only one is left
    assert t.do("red", "choose violet").crystals("violet") == {"red": 1}
    assert [t.crystals(civ) for civ in ("magenta", "turquoise")] == [{}, {}]


@rule("TH-R12", "TH-14.12")
@pytest.mark.parametrize("short", [0, 1, 2])
def test_while_there_are_too_few_crystals_the_player_names_who_gets_the_next(short: int) -> None:
    t = site()
    t.area("turquoise", red=t.s.reserve[0] - 4 + short)
    before = {civ: t.crystals(civ).get("red", 0) for civ in CIVS}
    t = built(t, "j")
    wanted = ["magenta", "violet", "pink"][: 4 - short] if short else []
    for i, civ in enumerate(wanted):
        assert t.lawful().targets("red", "choose") == set(CIVS) - set(wanted[:i])
        t.do("red", f"choose {civ}")
    gains = {civ: t.crystals(civ).get("red", 0) - before[civ] for civ in CIVS}
    assert gains == {civ: int(civ in (wanted or CIVS)) for civ in CIVS}
    assert t.asked() == ["brown"]


@rule("TH-R35")
def test_a_token_may_be_taken_without_use() -> None:
    t = built(site(), "i")  # magenta has no house of red's any more
    assert (t.s.face_down[0], t.asked()) == ([8], ["brown"])


@rule("TH-R35")
@pytest.mark.parametrize("token", "efghi")
def test_what_a_token_builds_may_be_declined_and_it_is_used_up(token: str) -> None:
    t = site().put("magenta", "house", "A4")
    building(t).do("red", "pyramid D4", "group C3", f"token {token}")
    t.lawful().do("red", "decline")
    assert [t.left("magenta", kind) for kind in ("house", "factory", "barrack")] == [4, 3, 3]
    assert (t.at("A4"), t.s.tokens["abcdefghij".index(token)], t.asked()) == ("magenta house", 0, ["brown"])


@rule("TH-R24")
def test_the_crystal_under_a_token_building_is_collected() -> None:
    t = built(site(), "h").do("red", "expand B2")
    assert t.crystals("magenta") == {"red": 1}
    assert not t.s.crystals >> hex_id("B2") & 1
