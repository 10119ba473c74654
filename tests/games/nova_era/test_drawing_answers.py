"""Answers as they are offered: each once, with what it costs and brings; purchases in one go; and what is refused."""

from __future__ import annotations

import re

import pytest

from demiurge.games.nova_era import choices, dice, disasters, unrest
from demiurge.games.nova_era.actions import SPACE, SPEND
from demiurge.games.nova_era.drawing import PAINTER
from demiurge.games.nova_era.drawing.answers import MOST_WISHES
from demiurge.games.nova_era.drawing.trial import figures
from demiurge.games.nova_era.effects.rivals import Steal
from demiurge.games.nova_era.state import PICK_DICE, SPENDING_DICE, Nova
from demiurge.games.nova_era.vocabulary import COLORS, ONE
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import citable
from demiurge.kernel.game import View, digest, view
from demiurge.kit import icons
from demiurge.kit.markup import chip as chip_markup
from demiurge.kit.scene import Answer, Chip
from demiurge.kit.writer import REFUSED_ROWS
from tests.games.nova_era.table import Table, table
from tests.games.nova_era.walks import TABLES, asked, random_game, seen
from tests.kit.reading import chips, listed, parsed, places

RULES = citable("demiurge.games.nova_era", "nova-era")
drawing = PAINTER.speaking()
KNOWN_ICONS = {*drawing.ICONS, *icons.ICONS}


def text(answer: Answer) -> str:
    return ", ".join(SPACE.format(action) for action in answer.said)


def of(t: Table, seat: int = 0) -> Nova:
    found = view(t.s, seat)
    assert isinstance(found, Nova)
    return found


def rows(t: Table, seat: int = 0) -> dict[str, Answer]:
    """The answers by what is said."""
    return {text(answer): answer for answer in listed(drawing.answers(View(of(t, seat)), seat))}


# ---- in any game
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_is_offered_once(seats: int, options: dict[str, str]) -> None:
    for play in random_game(seats, options, 3):
        seat = asked(play)
        groups = drawing.answers(View(seen(play, seat)), seat)
        if seat == SPECTATOR:
            assert groups == []
            continue
        alone = [answer.action for answer in listed(groups) if not answer.refusal and not answer.then]
        assert sorted(alone) == sorted(play.state.answers(seat))
        assert len({group.key for group in groups}) == len(groups)
        assert len({answer.said for answer in listed(groups)}) == len(listed(groups))
        assert len({answer.name for answer in listed(groups)}) == len(listed(groups)), "two answers with one name"
        for group in groups:
            assert sum(bool(answer.refusal) for answer in group.answers) <= REFUSED_ROWS
        assert drawing.question(View(seen(play, seat)), seat)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_offered_is_there_and_well_formed(seats: int, options: dict[str, str]) -> None:
    for at, play in enumerate(random_game(seats, options, 4)):
        seat = asked(play)
        if at % 3 or seat == SPECTATOR:
            continue
        seat_view = seen(play, seat)
        there = places(drawing.scene(View(seat_view), seat))
        for group in drawing.answers(View(seat_view), seat):
            assert group.icon.count("#i-") == 1
            assert group.icon.partition("#i-")[2].partition('"')[0] in KNOWN_ICONS
            for answer in group.answers:
                assert there.issuperset([*answer.places, *answer.ghosts, *answer.marks]), (text(answer), answer.places)
                for markup in (answer.label, *answer.ghosts.values()):
                    assert not [node for node in parsed(markup).iter() if node.get("style")]
                assert answer.label
                assert answer.name
                assert {chip.icon for chip in answer.chips} <= KNOWN_ICONS


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_gesture_is_allowed_to_its_end_and_comes_true(seats: int, options: dict[str, str]) -> None:
    """Given to the true game: every answer of it is asked of the seat, and the figures are those that were foretold."""
    whole = truths = 0
    for play in random_game(seats, options, 5):
        seat = asked(play)
        if seat == SPECTATOR:
            continue
        for answer in listed(drawing.answers(View(seen(play, seat)), seat)):
            if answer.refusal:
                continue
            trial = play.state.clone()
            assert isinstance(trial, Nova)
            before, now = figures(trial, seat), (trial.era, trial.round, trial.step)
            for action in answer.said:
                assert seat in trial.waiting(), text(answer)
                assert trial.refuse(seat, action) is None, text(answer)
                assert trial.shown == play.state.shown, "what is shown ends a gesture"
                trial.apply(seat, action, Chance(0))
            whole += bool(answer.then)
            if now == (trial.era, trial.round, trial.step) and trial.step in (PICK_DICE, SPENDING_DICE):
                after = figures(trial, seat)
                assert answer.after == {name: str(n) for name, n in after.items() if n != before[name]}, text(answer)
                for name in COLORS:
                    assert sum(n for icon, n in chips(answer) if icon == name) == after[name] - before[name]
                assert sum(n for icon, n in chips(answer) if icon == "vp") == after["score"] - before["score"]
                truths += 1
    assert whole > 100
    assert truths > 200


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_refusals_are_true_and_cited(seats: int, options: dict[str, str]) -> None:
    found = 0
    for play in random_game(seats, options, 6):
        seat = asked(play)
        if seat == SPECTATOR:
            continue
        for answer in listed(drawing.answers(View(seen(play, seat)), seat)):
            if not answer.refusal:
                continue
            trial = play.state.clone()
            for action in answer.said[:-1]:
                trial.apply(seat, action, Chance(0))
            assert trial.refuse(seat, answer.said[-1]) == answer.refusal
            assert answer.refusal in RULES
            found += 1
    assert found > 30


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_short_is_all_that_is_short(seats: int, options: dict[str, str]) -> None:
    """With so many resources more the purchase is allowed, and with one less it is not."""
    found = 0
    for play in random_game(seats, options, 7):
        seat = asked(play)
        if seat == SPECTATOR:
            continue
        for answer in listed(drawing.answers(View(seen(play, seat)), seat)):
            if answer.refusal != "NE-11.15":
                assert not answer.lacks or answer.refusal == "NE-11.42"
                continue
            n, name, _ = answer.lacks.split()
            color = ["Welfare", "Military", "Economy", "Knowledge"].index(name)
            for more, allowed in ((int(n), True), (int(n) - 1, False)):
                trial = play.state.clone()
                assert isinstance(trial, Nova)
                trial.players[seat].gain(color, more)
                for action in answer.said[:-1]:
                    trial.apply(seat, action, Chance(0))
                assert (trial.refuse(seat, answer.said[-1]) is None) == allowed
            found += 1
    assert found > 10


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_do_not_depend_on_what_is_hidden(seats: int, options: dict[str, str]) -> None:
    """The secrets are drawn anew behind each View; what is offered and wished for stays the same."""
    differs = 0
    for at, play in enumerate(random_game(seats, options, 9)):
        seat = asked(play)
        if at % 3 or seat == SPECTATOR:
            continue
        seat_view = seen(play, seat)
        filled = play.game.fill(seat_view, Chance(at))
        again = view(filled, seat)
        assert drawing.answers(View(seat_view), seat) == drawing.answers(View(again), seat)
        differs += digest(filled) != digest(play.state)
    assert differs > 3


def test_trying_answers_changes_nothing() -> None:
    t = table(3).hold(0, "barter").turn(0, "green 3", "black 2")
    seen_by_0 = of(t)
    before = digest(seen_by_0)
    drawing.answers(View(seen_by_0), 0)
    drawing.wishes(View(seen_by_0), 0, "card-barter")
    assert digest(seen_by_0) == before


def test_only_who_is_asked_is_offered_something() -> None:
    t = table(3).turn(0, "green 3", "black 2")
    assert drawing.answers(View(of(t, 1)), 1) == []
    assert drawing.answers(view(t.s, SPECTATOR), SPECTATOR) == []


# ---- picking
def picking(*zones: str, **given: int) -> Table:
    t = table(2).zones(*zones).give(0, **given)  # type: ignore[arg-type]
    return t.run(dice.Pick(0))


def test_a_zone_shows_its_sum_its_unrest_and_its_cards() -> None:
    t = (
        table(2)
        .show("irrigation", "granaries", "archery")
        .zones("green 4, red 6, black 2", "green 1, red 1, black 1", "")
    )
    t.give(0, 0, 0, 0, 0, unrest=6).run(dice.Pick(0))
    found = rows(t)
    high, low = found["pick zone 1"], found["pick zone 2"]
    assert chips(high) == [("unrest", 2)]
    assert high.chips[0].harm
    assert high.after == {"unrest": "8", "dice": "3"}
    assert ">12</b><small>1 card</small>" in high.label  # reduced to a green 3 and a red 5: Archery, and no Irrigation
    assert high.note.startswith("12 pips are 2 above 10: Unrest rises from 6 to 8. Your dice lose 1.")
    assert high.places == ("zone-1",)
    assert high.ghosts["board"].count("ne-lit") == 1
    assert chips(low) == []
    assert low.note.startswith("3 pips: calm. 0 cards within reach. Leaves zone 1:")
    assert ("ne-lit" in low.ghosts["board"], low.after) == (False, {"dice": "3"})
    assert found["pick zone 3"].refusal == "NE-6.1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_zone_lights_the_cards_where_they_lie(seats: int) -> None:
    t = table(seats).zones("green 6, red 6, blue 6", "green 1, black 1, black 2").give(0, 9, 9, 9, 9).run(dice.Pick(0))
    frames = re.findall(r'ne-lit" x="([\d.]+)" y="([\d.]+)"', rows(t)["pick zone 2"].ghosts["board"])
    board = drawing.scene(View(of(t)), 0).board
    cards = [re.search(rf'id="card-{column[-1]}"[^>]*translate\(([\d.]+) ([\d.]+)\)', board) for column in t.shown()]
    assert frames == [found.groups() for found in cards if found]
    assert len(frames) == seats + 2


def test_a_zone_that_starts_a_civil_war_says_so() -> None:
    t = picking("green 6, red 6, black 6", "", "", unrest=4)
    t2 = picking("green 6, red 6, black 6", "red 1, red 1, black 1", "", unrest=4)
    assert t.asked() == "halted", "one zone is no question"
    assert "Starts a Civil War." in rows(t2)["pick zone 1"].note


# ---- spending
def test_a_purchase_is_one_gesture_on_the_card() -> None:
    t = table(2).show("irrigation").give(0, 1, 0, 0, 0).turn(0, "green 3", "red 2", "black 5")
    found = rows(t)
    bought = found["spend green 3, develop irrigation"]
    assert bought.name == "Develop Irrigation with the green 3"
    assert bought.note == "Production: gain 1 Welfare."
    assert bought.places == ("card-irrigation",)
    assert chips(bought) == [("green", -1)]
    assert bought.after == {"green": "0", "dice": "2"}
    assert "spend red 2, develop irrigation" not in found


def test_each_payment_that_differs_is_a_row_and_the_cheapest_comes_first() -> None:
    t = table(2).show("irrigation").give(0, 5, 0, 0, 0).turn(0, "green 3", "red 2", "black 5")
    develop = next(group for group in drawing.answers(View(of(t)), 0) if group.key == "develop")
    assert [(text(answer), chips(answer)) for answer in develop.answers] == [
        ("spend green 3, develop irrigation", [("green", -1)]),
        ("spend red 2, develop irrigation", [("green", -4)]),
        ("spend black 5, develop irrigation", [("green", -4)]),
    ]


def test_a_card_of_two_colours_names_the_one_that_pays() -> None:
    t = table(2).show("blacksmithing").give(0, 3, 3, 0, 0).turn(0, "green 3", "black 2")
    found = rows(t)
    assert chips(found["spend green 3, develop blacksmithing, pay green"]) == [("any", 3)]
    assert chips(found["spend green 3, develop blacksmithing, pay red"]) == [("red", -3), ("any", 3)]
    assert found["spend green 3, develop blacksmithing, pay red"].name == (
        "Develop Blacksmithing with the green 3 as Military"
    )
    assert "spend green 3, develop blacksmithing" not in found, "it would leave the colour open"


def test_with_the_die_in_hand_the_colours_are_gestures_too() -> None:
    t = table(2).show("blacksmithing").give(0, 3, 3, 0, 0).turn(0, "green 3", "black 2").do(0, "spend green 3")
    found = rows(t)
    assert found["develop blacksmithing"].places == ()
    assert found["develop blacksmithing, pay green"].places == ("card-blacksmithing",)
    t.do(0, "develop blacksmithing")
    assert [(key, answer.places) for key, answer in rows(t).items()] == [
        ("pay green", ("color-green",)),
        ("pay red", ("color-red",)),
    ]


def test_what_is_paid_and_gained_of_one_kind_is_both_shown() -> None:
    t = table(2).show("foraging").give(0, 2, 0, 0, 0).turn(0, "red 1", "black 1")
    assert chips(rows(t)["spend red 1, develop foraging"]) == [("green", -2), ("green", 3)]


def test_a_secret_card_of_the_own_hand_can_be_bought() -> None:
    t = table(2, hands=True).hold(0, "foraging").give(0, 2, 0, 0, 0).turn(0, "red 1", "black 1")
    assert rows(t)["spend red 1, develop foraging"].after["hand"] == str(len(t.p(0).hand) - 1)


def test_personalities_cost_unrest_by_the_die() -> None:
    t = table(2).present("sun-tzu").give(0, unrest=4).turn(0, "black 5", "green 6")
    enlist = next(group for group in drawing.answers(View(of(t)), 0) if group.key == "enlist")
    assert [(text(answer), chips(answer)) for answer in enlist.answers] == [
        ("spend black 5, enlist sun-tzu", [("red", 2), ("unrest", -2)]),
        ("spend green 6, enlist sun-tzu", [("red", 2), ("unrest", 3)]),
    ]
    assert "Your other dice lose 1." in enlist.answers[1].note
    assert enlist.answers[0].places == ("person-sun-tzu",)


def test_simple_deeds() -> None:
    t = table(2).own(0, "irrigation").damage(0, "irrigation").show("archery").give(0, unrest=3)
    found = rows(t.turn(0, "green 3", "black 2"))
    assert chips(found["spend green 3, gain resources"]) == [("green", 3)]
    assert found["spend green 3, gain resources"].places == ("color-green",)
    assert chips(found["spend black 2, reduce unrest"]) == [("unrest", -1)]
    assert chips(found["spend black 2, repair"]) == [("damage", -1)]
    assert found["spend black 2, repair"].places == ("card-irrigation",)
    assert chips(found["spend black 2, research archery"]) == [("hand", 1)]


def test_of_several_damaged_cards_each_can_be_clicked() -> None:
    t = table(2).own(0, "irrigation", "archery").damage(0, "irrigation", "archery").turn(0, "green 3", "black 2")
    found = rows(t)
    assert found["spend green 3, repair, repair archery"].places == ("card-archery",)
    assert "spend green 3, repair" not in found


def test_a_die_alone_is_taken_lightly() -> None:
    t = table(2).show("archery").turn(0, "green 3", "black 2")
    spend = [answer for answer in listed(drawing.answers(View(of(t)), 0)) if answer.action in SPEND]
    assert [(answer.places, answer.light) for answer in spend if not answer.then] == [
        (("die-green-3",), True),
        (("die-black-2",), True),
    ]
    assert not [answer for answer in spend if answer.then and answer.light]


def test_abilities_are_used_in_one_go() -> None:
    t = table(2).own(0, "julius-caesar").turn(0, "red 2", "red 6", "black 1")
    found = rows(t)
    turned = found["use julius-caesar, turn red 2 to 5"]
    assert (turned.name, turned.places) == ("Julius Caesar: the red 2 becomes a 5", ("person-julius-caesar",))
    assert found["use julius-caesar"].places == ()
    assert found["use julius-caesar"].name == "Use Julius Caesar: flip one of your unspent red dice"
    t.do(0, "use julius-caesar", "turn red 2 to 5")
    assert rows(t)["use julius-caesar"].refusal == "NE-R69"


def test_two_abilities_of_a_card_are_told_apart() -> None:
    t = table(2, era=3).own(0, "ada-lovelace").turn(0, "red 3", "black 1")
    names = [answer.name for key, answer in rows(t).items() if key.endswith("turn red 3 to 4")]
    assert names == [
        "Ada Lovelace, flip: the red 3 becomes a 4",
        "Ada Lovelace, raise: the red 3 becomes a 4",
    ]


def test_a_territory_that_cannot_be_reached_says_what_is_missing() -> None:
    t = table(2, era=2).own(0, "irrigation", "archery").show("urban-development").turn(0, "red 2", "black 4")
    refused = rows(t)["spend red 2, expand urban-development"]
    assert (refused.refusal, refused.lacks) == ("NE-11.42", "1 Military Technology short")
    t.own(0, "city-walls")
    allowed = rows(t)["spend red 2, expand urban-development"]
    assert not allowed.refusal
    assert ("unrest", 1) in chips(allowed)


def test_unrest_cannot_be_reduced_without_a_black_die() -> None:
    t = table(2).give(0, unrest=3).turn(0, "red 2", "green 4")
    assert rows(t)["spend red 2, reduce unrest"].refusal == "NE-11.61"


def test_an_upgrade_is_foretold_with_its_point() -> None:
    t = table(2, era=2).own(0, "archery").show("crossbows").give(0, 0, 9, 0, 0).turn(0, "red 2", "black 4")
    bought = rows(t)["spend red 2, develop crossbows"]
    assert bought.note.endswith("Makes your Archery Obsolete.")
    assert ("vp", 2) in chips(bought)  # one for the upgrade, one on the card


def test_a_card_that_rivals_may_hide_is_not_spoken_of() -> None:
    """Banking makes Barter Obsolete. Whether the rival holds it must not show."""
    notes = []
    for holder in (0, 1):
        t = table(2, era=2).hold(1, *(["barter", "hunting"] if holder else ["foraging", "hunting"]))
        t.show("banking").give(0, 0, 0, 9, 0).turn(0, "red 2", "black 4")
        notes.append(rows(t)["spend red 2, develop banking"])
    assert notes[0] == notes[1]


# ---- what cards ask
def test_an_exchange_is_one_gesture() -> None:
    t = table(2).give(0, 1, 0, 1, 0)
    effect = t.s.game.box.cards[t.fetch(4)].production[0]
    assert t.s.game.box.cards[4].id == "barter"
    t.run(choices.Convert(0, effect.id, 1))
    found = rows(t)
    assert chips(found["give green, take blue"]) == [("green", -1), ("blue", 1)]
    assert "give green, take green" not in found
    assert "done" in found


def test_stealing_names_the_victim() -> None:
    t = table(3).give(1, 1, 1, 0, 0).run(choices.Steal(0, 1, 15, 1))
    found = drawing.answers(View(of(t)), 0)
    assert [group.title for group in found] == ["Steal"]
    assert rows(t)["take red"].name == "Steal 1 Military from Steppe"
    assert chips(rows(t)["take red"]) == [("red", 1)]


def test_rivals_tracks_and_columns_have_their_places() -> None:
    t = table(3).tracks(green=5)
    moved = rows(t.run(choices.MoveTrack(0, 15, -2)))["move green"]
    assert (moved.name, moved.places) == ("Move Riots from 5 to 3", ("track-green",))
    token = rows(t.run(choices.TokenColumn(0)))["token on blue"]
    assert token.places == ("color-blue",)
    spartacus = next(one for one in t.s.game.box.effects if isinstance(one, Steal) and one.rivals == ONE)
    t.give(1, 1, 1, 1, 1).give(2, 1, 1, 1, 1).run(choices.ChooseRival(0, spartacus.id, 1))
    assert rows(t)["choose seat 3"].places == ("rival-3",)
    assert rows(t)["choose seat 3"].name == "Against Harbour"


def test_what_is_repaired_says_only_what_it_does_from_now_on() -> None:
    t = table(2).own(0, "chariots:red", "archery").damage(0, "chariots", "archery").run(choices.Repair(0, 1, 0))
    note = rows(t)["repair chariots"].note
    assert note.startswith("It works again. Scoring: if you have more Military Technologies")
    assert rows(t)["done"].places == ()


def test_damage_and_loss_are_chosen_on_the_card() -> None:
    t = table(2).own(0, "archery", "city-walls", "irrigation", "theater")
    hit = rows(t.run(disasters.SufferDamage(0, 1)))
    assert hit["damage archery"].places == ("card-archery",)
    assert chips(hit["damage archery"]) == [("damage", 1)]
    lost = rows(t.run(disasters.LoseCard(0, 2)))
    assert lost["forget theater"].name == "Put Theater into the Past"
    war = rows(t.run(unrest.WarDamage(0, 3, 1)))
    assert war["spare green"].places == ("color-green",)


# ---- wishes
def wished(t: Table, place: str, seat: int = 0) -> list[tuple[str, str]]:
    return [(wish.name, wish.refusal) for wish in drawing.wishes(View(of(t, seat)), seat, place)]


def test_wishes_name_what_forbids_them() -> None:
    t = table(2).show("irrigation archery").present("sun-tzu").give(0, 0, 0, 0, 0).turn(0, "green 1", "black 2")
    assert wished(t, "card-irrigation") == [
        ("Develop Irrigation with the green 1", "NE-4.2"),
        ("Take Irrigation into the hand with the green 1", "NE-11.71"),
    ]
    assert wished(t, "card-archery")[-1] == ("Develop Archery with the green 1", "NE-11.15")
    assert wished(t, "card-archery")[0] == ("Take Archery into the hand with the green 1", "")
    assert wished(t, "person-sun-tzu")[0] == ("Enlist Sun Tzu with the black 2", "")
    assert wished(t, "color-red") == [("Gain resources with the black 2", "NE-11.21")]
    assert wished(t, "zone-1") == [("Take zone 1", "K-1")]
    assert wished(t, "die-green-1") == [("Spend the green 1", "")]
    lacks = [wish.lacks for wish in drawing.wishes(View(of(t)), 0, "card-archery")]
    assert lacks[-1].endswith(" Military short")


def test_wishes_of_who_is_not_asked() -> None:
    t = table(2).show("archery").turn(0, "green 1", "black 2")
    assert wished(t, "card-archery", 1) == [
        ("Develop Archery", "K-2"),
        ("Take Archery into the hand", "K-2"),
    ]
    assert drawing.wishes(view(t.s, SPECTATOR), SPECTATOR, "card-archery") == []


def test_wishes_where_a_card_is_asked_for() -> None:
    t = table(2).own(0, "archery", "city-walls", "irrigation").run(disasters.SufferDamage(0, 1))
    assert wished(t, "card-irrigation") == [("Damage Irrigation", "NE-12.3")]
    assert wished(t, "card-archery") == [("Damage Archery", "")]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_place_answers_a_click(seats: int, options: dict[str, str]) -> None:
    for at, play in enumerate(random_game(seats, options, 11)):
        if at % 17 or play.state.over():
            continue
        for seat in range(seats):
            seat_view = seen(play, seat)
            for place in places(drawing.scene(View(seat_view), seat)):
                found = drawing.wishes(View(seat_view), seat, place)
                assert len(found) <= MOST_WISHES
                assert all(not wish.refusal or wish.refusal in RULES for wish in found)
                assert len({wish.said for wish in found}) == len(found)


def test_what_is_no_place_answers_nothing() -> None:
    t = table(2).turn(0, "green 1", "black 2")
    for place in (
        "",
        "card-",
        "card-nothing",
        "zone-",
        "zone-9",
        "track-pink",
        "die-",
        "board",
        "color-pink",
        "rival-x",
    ):
        assert wished(t, place) == []


# ---- chips
def test_more_of_a_harm_looks_like_a_cost() -> None:
    assert 'class="chip cost">+2' in chip_markup(Chip("unrest", 2, "Unrest +2", harm=True))
    assert 'class="chip gain">−2' in chip_markup(Chip("unrest", -2, "Unrest -2", harm=True))
    assert 'class="chip gain">+2' in chip_markup(Chip("green", 2, "2 Welfare"))
