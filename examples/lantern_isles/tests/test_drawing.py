"""The drawing: it offers what the rules allow, once; it tells every game; and it shows nobody what is not theirs."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import lantern_isles
import pytest
from lantern_isles.components import ACCEPT, CELLS, DRAW, TRADE
from lantern_isles.drawing import PAINTER, header, parts
from lantern_isles.drawing.answers import MOST_REFUSED
from lantern_isles.drawing.trial import figures
from lantern_isles.meta import GAME
from lantern_isles.state import Isles

from demiurge.kernel.chance import SPECTATOR, Chance, Script
from demiurge.kernel.clauses import Rulebook
from demiurge.kernel.game import View, digest, view
from demiurge.kernel.play import Play
from demiurge.kit.icons import ICONS
from demiurge.kit.markup import chips, sentence, sprite
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import said
from demiurge.kit.scene import GHOSTS, MARKS, Answer, Drawing, Group, Heard, Scene
from demiurge.kit.still import still
from demiurge.table.seen.styles import whole_style
from examples.lantern_isles.tests.isles import (
    BOTTLE,
    CASK,
    GULL,
    PEARL,
    SQUALL,
    charm,
    give,
    isles,
    light,
    play,
    pledge,
    put_out,
    tuck,
    turn,
)

PACKAGE = Path(lantern_isles.__file__).parent
drawing = PAINTER.speaking()
CSS = (PACKAGE / "drawing" / "style.css").read_text(encoding="utf-8")
RULES = Rulebook.load(PACKAGE / "rules.md", "lantern-isles")
TABLES = [(2, {}), (3, {"offers": "at-once", "sea": "strand"}), (4, {"edition": "open-sea", "weather": "calm"})]


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[Play]:
    """A whole random game, position by position."""
    made, rng = Play(GAME.make(options), seats, Chance(seed)), Random(seed)
    while not made.state.over():
        yield made
        seat = rng.choice(made.state.waiting())
        assert made.answer(seat, rng.choice(made.state.answers(seat))) is None
    yield made


def seen(made: Play, seat: int) -> View:
    return view(made.state, seat)


def seen_isles(made: Play, seat: int) -> Isles:
    """The same as the drawing's own functions know it."""
    found = view(made.state, seat)
    assert isinstance(found, Isles)
    return found


def listed(groups: list[Group]) -> list[Answer]:
    return [answer for group in groups for answer in group.answers]


def by_action(made: Play, seat: int) -> dict[int, Answer]:
    return {answer.action: answer for answer in listed(drawing.answers(seen(made, seat), seat))}


def told(made: Play, seat: int) -> list[list[Heard]]:
    """The journal as one seat reads it, in English: events that it may see, and no secret answers of others."""
    first = made.told[0] if made.told else len(made.journal.events)
    opening = [event for event in made.journal.events[:first] if event.visible_to(seat)]
    found = [said(drawing.words, drawing.story(made.game, SPECTATOR, -1, opening))]
    for number, line in enumerate(made.record.lines):
        events = [event for event in made.events_of(number) if event.visible_to(seat)]
        hidden = line.secret and line.seat != seat
        action = -1 if hidden else made.game.space.parse(line.do)
        found.append(said(drawing.words, drawing.story(made.game, line.seat, action, events)))
    return found


def markup_of(scene: Scene) -> list[str]:
    seats = [part for seat in scene.seats for part in (seat.emblem, seat.sub, seat.body)]
    return [scene.header, scene.brief, scene.board, *seats, *[panel.body for panel in scene.panels]]


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{markup}</all>")


def attributes(markup: list[str], name: str) -> list[str]:
    return [node.get(name, "") for part in markup for node in parsed(part).iter() if node.get(name)]


# ---- what it offers
def test_it_is_a_drawing() -> None:
    offered: Drawing = drawing_of(GAME.make())
    assert isinstance(offered, Painting)
    assert offered.painter is PAINTER
    assert PAINTER.languages == ("en", "ru")
    assert drawing.words.language == "en"
    assert drawing.UNIT in ICONS


def test_it_knows_nothing_but_the_kernel_and_the_kit() -> None:
    paths = list((PACKAGE / "drawing").glob("*.py"))
    used = {name for path in paths for name in re.findall(r"^from demiurge\.(\w+)", path.read_text(), re.M)}
    assert used == {"kernel", "kit"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_is_offered_once_and_its_places_are_there(seats: int, options: dict[str, str]) -> None:
    for made in positions(seats, options, 3):
        for seat in made.state.waiting():
            seat_view = seen(made, seat)
            groups = drawing.answers(seat_view, seat)
            allowed = [answer.action for answer in listed(groups) if not answer.refusal]
            assert sorted(allowed) == sorted(made.state.answers(seat))
            assert len({group.key for group in groups}) == len(groups)
            ids = attributes(markup_of(drawing.scene(seat_view, seat)), "id")
            assert len(set(ids)) == len(ids)
            for answer in listed(groups):
                assert set(ids).issuperset([*answer.places, *answer.ghosts, *answer.marks])
                assert answer.refusal == (made.state.refuse(seat, answer.action) or "")
                assert not answer.refusal or answer.refusal in RULES
            assert drawing.question(seat_view, seat).endswith("?")


def test_answers_are_grouped_with_what_is_asked_first() -> None:
    made = turn(cards=[CASK, PEARL, GULL, BOTTLE], oil=9)
    groups = drawing.answers(seen(made, 0), 0)
    assert [group.key for group in groups] == ["play", "light", "turn"]
    lit = [answer.name for answer in groups[1].answers]
    assert lit == ["Light a2", "Light b1", "Light c2"]
    assert drawing.answers(seen(made, 0), SPECTATOR) == []


# ---- what it foretells
def chips_of(answer: Answer) -> dict[str, int]:
    return {chip.icon: chip.amount for chip in answer.chips}


def test_a_lantern_shows_its_price_its_ghost_and_what_it_changes() -> None:
    made = turn(lit=["a1 a2", "e5"], oil=5)
    answer = by_action(made, 0)[light("b1")]
    assert chips_of(answer) == {"oil": -2}
    assert answer.after == {"oil": "3", "lanterns": "3", "group": "3", "final": "7"}
    assert "lantern-ghost" in answer.ghosts["board"]
    assert ">2</text>" in answer.marks["board"]


def test_a_lantern_that_costs_others_says_so() -> None:
    made = turn(lit=["a1 a2", "e5"], oil=1)
    answer = by_action(made, 0)[light("b1")]
    assert chips_of(answer) == {"oil": -1}
    assert answer.note == "1 of your lanterns goes out"
    assert "glow-thin" in answer.marks["board"]
    give(made, 0, light("b1"))
    gone = by_action(made, 0)[put_out("a2")]
    assert chips_of(gone) == {"oil": 1}  # two for the lantern, and one of them is paid on
    assert "lanterns" not in gone.after  # one goes, and the other is lit


def test_trading_and_an_offer_are_foretold_and_what_is_drawn_is_not() -> None:
    made = turn(dice=[5, 2], lit=["a1", "b1"], oil=3, points=1, cards=[CASK, SQUALL, GULL, BOTTLE])
    found = by_action(made, 0)
    assert chips_of(found[TRADE]) == {"oil": 5}
    assert (list(found[DRAW].chips), found[DRAW].after) == ([], {})
    assert chips_of(found[charm(CASK)]) == {"oil": 3}
    assert chips_of(found[charm(SQUALL)]) == {"vp": 1}
    give(made, 0, light("a2"))
    assert chips_of(by_action(made, 1)[ACCEPT]) == {"oil": 2, "vp": -1}
    assert not by_action(made, 1)[charm(GULL)].chips
    assert by_action(made, 1)[charm(BOTTLE)].after == {}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_foretold_comes_true(seats: int, options: dict[str, str]) -> None:
    """The figures of the seat right after its answer, unless a round or the game has ended with it."""
    checked = 0
    for made in positions(seats, options, 8):
        for seat in made.state.waiting():
            for answer in by_action(made, seat).values():
                if answer.refusal or not answer.after:
                    continue
                trial = made.state.clone()
                trial.apply(seat, answer.action, Chance(1))
                assert isinstance(trial, Isles)
                if trial.over():
                    continue
                after = figures(trial, seat)
                assert {name: str(after[name]) for name in answer.after} == answer.after
                checked += 1
    assert checked > 50


def test_looking_at_the_answers_changes_nothing() -> None:
    made = turn(cards=[CASK, PEARL, GULL, BOTTLE], lit=["a1 a2", "b1"], oil=1, points=2)
    for seat in (0, 1, SPECTATOR):
        seat_view = seen(made, seat)
        before = digest(seat_view)
        drawing.answers(seat_view, seat)
        drawing.scene(seat_view, seat)
        assert digest(seat_view) == before


# ---- what it refuses
def test_a_click_on_what_does_not_glow_says_why() -> None:
    made = turn(lit=["a1", "a2"], oil=9, cards=[CASK, PEARL, GULL, BOTTLE])
    seat_view = seen(made, 0)

    def refusals(place: str) -> list[tuple[str, str]]:
        return [(answer.name, answer.refusal) for answer in drawing.wishes(seat_view, 0, place)]

    assert refusals("isle-e5") == [("Light e5", "LI-3.1")]
    assert refusals("isle-b1") == [("Light b1", "")]
    assert refusals("card-c1") == [("Play the cask", "")]
    assert refusals("die") == [("Trade", "")]
    assert refusals("deck") == [("Draw a charm", "")]
    assert refusals("pledge-1") == [("Pledge 1 oil", "K-1")]
    assert refusals("isle-z9") == refusals("teapot") == []
    assert [answer.refusal for answer in drawing.wishes(seen(made, 1), 1, "die")] == ["K-2"]
    assert drawing.wishes(seen(made, SPECTATOR), SPECTATOR, "die") == []


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_place_answers_in_every_position(seats: int, options: dict[str, str]) -> None:
    for at, made in enumerate(positions(seats, options, 5)):
        if at % 4 or made.state.over():
            continue
        for seat in range(seats):
            seat_view = seen(made, seat)
            scene = drawing.scene(seat_view, seat)
            places = [
                node.get("id", "")
                for part in markup_of(scene)
                for node in parsed(part).iter()
                if "place" in node.get("class", "").split()
            ]
            assert len(places) > seen_isles(made, seat).box.isles.bit_count()
            for place in places:
                found = drawing.wishes(seat_view, seat, place)
                assert found, place
                assert all(answer.refusal == (made.state.refuse(seat, answer.action) or "") for answer in found)


def test_what_is_too_dear_is_listed_with_what_is_missing() -> None:
    made = turn(lit=["a1", "e5"], oil=1)
    refused = [answer for answer in by_action(made, 0).values() if answer.refusal]
    assert len(refused) == MOST_REFUSED
    assert {(answer.refusal, answer.lacks) for answer in refused} == {("LI-3.3", "1 oil short")}
    assert all(not answer.marks and not answer.ghosts and not answer.chips for answer in refused)


def test_an_empty_deck_is_refused_with_its_clause() -> None:
    made = turn()
    s = isles(made)
    s.spent, s.bag = s.bag, []
    s.refresh()
    assert by_action(made, 0)[DRAW].refusal == "LI-2.7"


# ---- the picture
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_markup_is_well_formed_and_brings_no_style_of_its_own(seats: int, options: dict[str, str]) -> None:
    tips = drawing.tips(GAME.make(options))
    known = {**ICONS, **drawing.ICONS}
    for at, made in enumerate(positions(seats, options, 6)):
        if at % 5:
            continue
        for seat in range(-1, seats):
            seat_view = seen(made, seat)
            scene = drawing.scene(seat_view, seat)
            asked = seat in seat_view.waiting()
            parts = markup_of(scene) + [drawing.detail(seat_view, seat, of) for of in range(seats)]
            for answer in listed(drawing.answers(seat_view, seat)) if asked else []:
                parts += [answer.label, chips(answer.chips), *answer.marks.values(), *answer.ghosts.values()]
            for part in parts:
                assert "style=" not in part
                assert "<script" not in part
            assert set(attributes(parts, "data-tip")) <= set(tips)
            assert {link.removeprefix("#i-") for link in attributes(parts, "href")} <= set(known)
            pieces_shown = attributes(markup_of(scene), "data-piece")
            assert len(set(pieces_shown)) == len(pieces_shown)
            assert scene.board.count(MARKS) == scene.board.count(GHOSTS) == 1
            assert sorted(scene.order) == list(range(seats))


def test_the_icons_are_well_formed() -> None:
    ElementTree.fromstring(sprite(drawing.ICONS))


def test_every_figure_that_changes_is_in_the_seat() -> None:
    made = turn(lit=["a1 a2", "b1"], oil=9)
    body = drawing.scene(seen(made, 0), 0).seats[0].body
    named = set(attributes([body], "data-figure")) | {"score"}  # the table itself writes the score
    assert named == set(figures(seen_isles(made, 0), 0))


def test_lanterns_stand_where_they_are_lit_and_groups_hold_together() -> None:
    made = turn(lit=["a1 a2", "e5"])
    scene = drawing.scene(seen(made, 0), 0)
    assert attributes([scene.board], "data-piece") == ["lantern-0-a1", "lantern-0-a2", "lantern-1-e5"]
    assert scene.board.count('class="band"') == 1
    assert "a lantern of the Star Keeper" in scene.board


def test_the_header_follows_the_round() -> None:
    made = play(2, dice=[4, 1])
    assert "Round 1" in drawing.scene(seen(made, 0), 0).header
    assert header.pledging(seen_isles(made, 0))
    pledge(made, 0, 0)
    assert header.die_of(seen_isles(made, 1)) == (0, 4)
    give(made, 0, "trade")
    give(made, 1, "trade")
    assert header.round_of(seen_isles(made, 0)) == 2
    assert "Round 2" in drawing.scene(seen(made, SPECTATOR), SPECTATOR).header


def test_every_class_of_the_picture_is_in_the_style_sheet() -> None:
    """Or belongs to the table's own parts."""
    made = turn(lit=["a1 a2", "b1"], oil=9, cards=[CASK, PEARL, GULL, BOTTLE])
    parts = [*markup_of(drawing.scene(seen(made, 0), 0)), drawing.detail(seen(made, 0), 0, 1)]
    answer = by_action(made, 0)[light("c2")]
    parts += [answer.label, *answer.marks.values(), *answer.ghosts.values(), drawing.portrait(seen(made, 0))]
    used = {name for text in attributes(parts, "class") for name in text.split()}
    tables = re.compile(r"i|i-\d+|badge|place|small|muted|ghosts|sr|portrait(-(?!ground)\w+)?")
    own = {name for name in used if not tables.fullmatch(name)}
    assert {name for name in own if not re.search(rf"\.{name}\b", CSS)} == set()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_portrait_stands_alone(theme: str) -> None:
    made = turn(4, lit=["a1 a2", "b1", "c3", "e5"])
    found = still(drawing.portrait(seen(made, SPECTATOR)), whole_style("lantern-isles"), theme, drawing.ICONS)
    ElementTree.fromstring(found)
    assert "var(--k-" not in found
    assert "style=" not in found


@pytest.mark.parametrize("theme", [":root", '[data-theme="dark"]', '[data-theme="contrast"]'])
def test_every_theme_colours_every_keeper(theme: str) -> None:
    block = CSS[CSS.index(f"{theme} {{") :].partition("}")[0]
    assert all(f"--k-{seat}:" in block for seat in range(len(parts.KEEPERS)))


def test_a_charm_that_an_owner_has_changed_is_drawn_and_explained_anew(tmp_path: Path) -> None:
    entry = {"cask": {"origin": "house", "copies": 4, "effects": {"storm": 3, "draw": 1}}}
    (tmp_path / "charms.json").write_text(json.dumps(entry))
    game = GAME.make({}, str(tmp_path))
    assert drawing.tips(game)["charm-cask"].text == "All others lose up to 3 oil, then draw 1."
    made = Play(game, 2, Script([CASK, PEARL, GULL, BOTTLE]))
    body = drawing.scene(seen(made, 0), 0).panels[0].body
    assert "#i-storm" in body


def test_every_charm_has_a_picture() -> None:
    assert set(GAME.make().names) <= set(drawing.ICONS)  # type: ignore[attr-defined]


# ---- what it tells
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_every_game_is_told(seats: int, options: dict[str, str], seed: int) -> None:
    *_, made = positions(seats, options, seed)
    known = {**ICONS, **drawing.ICONS}
    places = {f"isle-{cell}" for cell in CELLS} | {"deck"}
    for looker in range(-1, seats):
        scene = drawing.scene(seen(made, looker), looker)
        lines = told(made, looker)
        assert all(lines[1:]), "an answer of which nothing is told"
        for one in (one for line in lines for one in line):
            parsed(sentence(one.text, scene.seats))
            assert set(re.findall(r":([a-z]+):", one.text)) <= set(known)
            assert set(one.places) <= places
            assert {chip.icon for chip in one.chips} <= set(known)
            assert one.kind or one.text.endswith(".")
        periods = [one.period for line in lines for one in line if one.kind == "period"]
        assert periods == [str(number + 1) for number in range(isles(made).box.rounds)]
        assert [one.kind for one in lines[-1]][-1] == "end"


def test_the_points_that_are_told_are_the_score() -> None:
    for seed in range(8):
        *_, made = positions(3, {}, seed)
        scored = [0] * 3
        for line in told(made, 0):
            for one in line:
                scored[one.seat] += sum(chip.amount for chip in one.chips if chip.icon == "vp")
        assert scored == made.state.scores()


def test_a_turn_in_sentences() -> None:
    made = turn(dice=[3, 1], cards=[CASK, PEARL, GULL, BOTTLE], oil=4)
    since = len(made.record.lines)
    give(made, 0, charm(PEARL), light("a2"))
    give(made, 1, "draw")
    texts = [[one.text for one in line] for line in told(made, 0)[since + 1 :]]
    assert texts[:2] == [["{0} plays the :pearl: pearl."], ["{0} lights :lantern: a2."]]
    assert texts[2][0] == "{1} draws a charm."
    assert [chip.amount for chip in told(made, 0)[since + 1][0].chips] == [2]


def test_tips_cite_clauses_that_exist() -> None:
    for weather in ("stormy", "calm"):
        for tip in drawing.tips(GAME.make({"weather": weather})).values():
            assert tip.title
            assert tip.text.endswith(".")
            assert tip.clauses
            assert all(clause in RULES for clause in tip.clauses)


# ---- what it keeps to itself
def shown_to(made: Play, seat: int) -> tuple[Scene, list[Group], list[list[Heard]], list[str]]:
    seat_view = seen(made, seat)
    answers = drawing.answers(seat_view, seat) if seat in seat_view.waiting() else []
    scene = drawing.scene(seat_view, seat)
    return scene, answers, told(made, seat), [drawing.detail(seat_view, seat, of) for of in range(made.state.seats)]


def twins(first: list[int], second: list[int], *lines: tuple[int, str, str]) -> tuple[Play, Play]:
    """The same game twice, with other charms or other secret answers; the dice are ones."""
    made = [Play(GAME.make(), 2, Script(cards + [0, 0, 1, 1, 1])) for cards in (first, second)]
    for seat, one, other in lines:
        assert made[0].say(seat, one) is None
        assert made[1].say(seat, other) is None
    return made[0], made[1]


def test_a_hand_is_seen_by_its_keeper_alone() -> None:
    one, other = twins([CASK, PEARL, GULL, BOTTLE], [CASK, PEARL, SQUALL, BOTTLE])
    for seat in (0, SPECTATOR):
        assert shown_to(one, seat) == shown_to(other, seat)
    assert shown_to(one, 1) != shown_to(other, 1)
    assert 'data-tip="charm-gull"' not in "".join(markup_of(drawing.scene(seen(one, 0), 0)))
    assert not [panel for panel in drawing.scene(seen(one, SPECTATOR), SPECTATOR).panels if panel.key == "hand"]


def test_a_pledge_is_seen_by_its_keeper_alone() -> None:
    cards = [CASK, PEARL, GULL, BOTTLE]
    one, other = twins(cards, cards, (1, "pledge 0", "pledge 2"))
    for seat in (0, SPECTATOR):
        assert shown_to(one, seat) == shown_to(other, seat)
    assert shown_to(one, 1) != shown_to(other, 1)
    assert [line.text for line in told(one, 0)[-1]] == ["{1} pledges in secret."]


def test_a_tucked_charm_is_seen_by_who_tucked_it_alone() -> None:
    made = []
    for card in (CASK, SQUALL):
        made.append(turn(cards=[card, BOTTLE, GULL, PEARL, SQUALL + 1]))
        give(made[-1], 0, charm(BOTTLE), tuck(card))
    for seat in (1, SPECTATOR):
        assert shown_to(made[0], seat) == shown_to(made[1], seat)
        assert told(made[0], seat)[-1][0].text == "{0} tucks a charm."
    assert shown_to(made[0], 0) != shown_to(made[1], 0)
    assert told(made[0], 0)[-1][0].text == "{0} tucks the cask."


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_shown_depends_on_what_a_seat_cannot_see(seats: int, options: dict[str, str]) -> None:
    """The secrets are drawn anew behind each View; the picture and the answers stay the same."""
    differs = 0
    for at, made in enumerate(positions(seats, options, 9)):
        if at % 3:
            continue
        for seat in range(seats):
            seat_view = seen(made, seat)
            filled = made.game.fill(seat_view, Chance(at))
            again = view(filled, seat)
            assert drawing.scene(seat_view, seat) == drawing.scene(again, seat)
            if seat in seat_view.waiting():
                assert drawing.answers(seat_view, seat) == drawing.answers(again, seat)
            differs += digest(filled) != digest(made.state)
    assert differs > 5  # so that there was something to hide


# ---- it travels with the package
def test_everything_that_is_not_python_is_package_data() -> None:
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    carried = {
        path
        for pattern in project["tool"]["setuptools"]["package-data"]["lantern_isles"]
        for path in PACKAGE.glob(pattern)
    }
    others = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert PACKAGE / "drawing" / "style.css" in others
    assert others == carried
