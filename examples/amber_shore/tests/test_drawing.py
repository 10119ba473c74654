"""The drawing: it offers what the rules allow, once; it tells every game, in two languages; and it shows nobody what is
not theirs."""

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import amber_shore
import pytest
from amber_shore.components import CELLS, KINDS, Box
from amber_shore.drawing import HATS, PAINTER, answers
from amber_shore.meta import GAME
from amber_shore.state import Shore

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import Rulebook
from demiurge.kernel.game import digest, view
from demiurge.kernel.journal import Journal
from demiurge.kernel.play import Play
from demiurge.kit.icons import ICONS
from demiurge.kit.markup import ICON, chips, sentence, sprite
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import said
from demiurge.kit.scene import GHOSTS, MARKS, Answer, Group, Heard, Scene
from demiurge.kit.still import still
from demiurge.table.seen.styles import whole_style
from examples.amber_shore.tests.shore import begin, give, positions, shore, walk

PACKAGE = Path(amber_shore.__file__).parent
CSS = (PACKAGE / "drawing" / "style.css").read_text(encoding="utf-8")
RULES = Rulebook.load(PACKAGE / "rules.md", "amber-shore")
TABLES = [(2, {}), (3, {"sea": "rough"}), (4, {})]
UNSAID = re.compile(r"\[[a-z]+-[a-z-]+\]")  # how a message is shown that is not there
drawing, russian = PAINTER.speaking(), PAINTER.speaking("ru")


def listed(groups: list[Group]) -> list[Answer]:
    return [answer for group in groups for answer in group.answers]


def offered(made: Play, seat: int = 0) -> dict[str, Answer]:
    found = listed(drawing.answers(view(made.state, seat), seat))
    return {made.game.space.format(answer.action): answer for answer in found}


def markup_of(scene: Scene) -> list[str]:
    seats = [part for seat in scene.seats for part in (seat.emblem, seat.sub, seat.body)]
    return [scene.header, scene.brief, scene.board, *seats, *[panel.body for panel in scene.panels]]


def attributes(markup: list[str], name: str) -> list[str]:
    nodes = [node for part in markup for node in ElementTree.fromstring(f"<all>{part}</all>").iter()]
    return [node.get(name, "") for node in nodes if node.get(name)]


def told(made: Play, seat: int, painting: Painting[Shore, Box] = drawing) -> list[list[Heard]]:
    """The journal as one seat reads it: events that it may see, and no secret answers of others."""
    found = []
    for number, line in enumerate(made.record.lines):
        events = [event for event in made.events_of(number) if event.visible_to(seat)]
        action = -1 if line.secret and line.seat != seat else made.game.space.parse(line.do)
        found.append(said(painting.words, painting.story(made.game, line.seat, action, events)))
    return found


# ---- what it offers
def test_it_is_a_drawing_in_two_languages() -> None:
    found = drawing_of(GAME.make())
    assert isinstance(found, Painting)
    assert found.painter is PAINTER
    assert PAINTER.languages == ("en", "ru")


def test_it_knows_nothing_but_the_kernel_and_the_kit() -> None:
    paths = list((PACKAGE / "drawing").glob("*.py"))
    used = {name for path in paths for name in re.findall(r"^from demiurge\.(\w+)", path.read_text(), re.M)}
    assert used == {"kernel", "kit"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_is_offered_once_and_its_places_are_there(seats: int, options: dict[str, str]) -> None:
    for made in positions(seats, options, 3):
        for seat in made.state.waiting():
            groups = drawing.answers(view(made.state, seat), seat)
            assert sorted(answer.action for answer in listed(groups)) == sorted(made.state.answers(seat))
            ids = attributes(markup_of(drawing.scene(view(made.state, seat), seat)), "id")
            assert len(set(ids)) == len(ids)
            for answer in listed(groups):
                assert answer.places
                assert set(ids).issuperset([*answer.places, *answer.ghosts, *answer.marks])
            assert drawing.question(view(made.state, seat), seat).endswith("?")


def test_the_best_finds_come_first_and_then_home() -> None:
    assert list(offered(begin())) == [f"wish {kind}" for kind in KINDS]
    made = walk(at="b1 a5", finds="c1 cockle d1 amber", baskets="ga -")
    assert list(offered(made))[:5] == ["go d1", "go c1", "go a1", "go a2", "go a3"]
    assert "#i-amber" in offered(made)["go d1"].label
    assert "bare sand" in offered(made)["go c2"].label
    assert [(chip.icon, chip.amount) for chip in offered(made)["go a1"].chips] == [("vp", 8)]
    assert [chip.words for chip in offered(made)["go a1"].chips] == ["8 points"]
    assert offered(made)["go d1"].after == {"load": "3", "steps": "2"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_foretold_comes_true(seats: int, options: dict[str, str]) -> None:
    """The figures of the seat right after its answer, unless a wave has come over it or the game is over."""
    checked = 0
    for made in positions(seats, options, 8):
        for seat in made.state.waiting():
            for answer in offered(made, seat).values():
                after, journal = made.state.clone(), Journal()
                after.apply(seat, answer.action, Chance(1), journal)
                assert isinstance(after, Shore)
                if after.over() or any(event.kind == "washed" and event.seat == seat for event in journal.events):
                    continue
                now = answers.Trial(after, seat).figures()
                assert {name: str(now[name]) for name in answer.after} == answer.after
                checked += bool(answer.after)
    assert checked > 50


def test_what_the_last_walk_of_a_round_brings_is_foretold_although_a_wave_comes_after_it() -> None:
    made = walk(at="a1 b5", baskets="- a", round=5)
    give(made, "go a2")
    assert [chip.amount for chip in offered(made, 1)["go a5"].chips] == [5]


def test_a_click_on_what_does_not_glow_says_why() -> None:
    made = walk(at="a1 a5")
    seen = view(made.state, 0)

    def refusals(place: str) -> list[tuple[str, str]]:
        return [(answer.name, answer.refusal) for answer in drawing.wishes(seen, 0, place)]

    assert refusals("go-b1") == [("Go to b1", "")]
    assert refusals("go-g1") == [("Go to g1", "AS-2.2")]
    assert refusals("wish-amber") == [("Wish for amber", "K-1")]
    assert refusals("teapot") == []
    assert [answer.refusal for answer in drawing.wishes(view(made.state, 1), 1, "go-b1")] == ["K-2"]
    assert russian.wishes(seen, 0, "go-b1")[0].name == "Пойти на b1"


# ---- the picture
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_markup_is_well_formed_and_has_no_style_of_its_own(seats: int, options: dict[str, str]) -> None:
    tips, known = drawing.tips(GAME.make(options)), {**ICONS, **drawing.ICONS}
    for at, made in enumerate(positions(seats, options, 6)):
        for seat in range(-1, seats) if at % 5 == 0 else []:
            seen = view(made.state, seat)
            scene = drawing.scene(seen, seat)
            parts = markup_of(scene) + [drawing.detail(seen, seat, of) for of in range(seats)]
            for answer in listed(drawing.answers(seen, seat)):
                parts += [answer.label, chips(answer.chips), *answer.marks.values(), *answer.ghosts.values()]
            assert not [part for part in parts if "style=" in part or "<script" in part]
            assert set(attributes(parts, "data-tip")) <= set(tips)
            assert {link.removeprefix("#i-") for link in attributes(parts, "href")} <= set(known)
            pieces = attributes(markup_of(scene), "data-piece")
            assert len(set(pieces)) == len(pieces) == seats + 1
            assert scene.board.count(MARKS) == scene.board.count(GHOSTS) == 1


def test_every_figure_that_changes_is_in_the_seat_and_every_class_in_the_style_sheet() -> None:
    made = walk(at="b1 a5", finds="c1 cockle", baskets="ga -")
    seen = view(made.state, 0)
    scene = drawing.scene(seen, 0)
    named = set(attributes([scene.seats[0].body], "data-figure")) | {"score"}  # the table itself writes the score
    assert named == set(answers.Trial(shore(made), 0).figures())
    one = offered(made)["go c1"]
    parts = [*markup_of(scene), drawing.detail(seen, 0, 1), *one.marks.values(), *one.ghosts.values()]
    used = {name for text in attributes(parts, "class") for name in text.split()}
    tables = re.compile(r"i|i-\d+|badge|place|push|ghosts|walker")
    assert {name for name in used if not tables.fullmatch(name) and not re.search(rf"\.{name}\b", CSS)} == set()


def test_the_icons_are_well_formed_and_hide_none_of_the_kit() -> None:
    ElementTree.fromstring(sprite(drawing.ICONS))
    assert set(KINDS) <= set(drawing.ICONS)
    assert not set(ICONS) & set(drawing.ICONS)


def test_the_sea_rises_over_the_sand_and_the_header_says_when() -> None:
    calm, late = walk(round=3), walk(round=4, water=4)
    assert "first wave after round 4" in drawing.scene(view(calm.state, 0), 0).header
    assert "0 1 1 1 2 2" in drawing.scene(view(late.state, 0), 0).header
    lines = [re.search(r'data-piece="sea" transform="translate\(0 (\d+)', drawing.scene(view(made.state, 0), 0).board)
             for made in (calm, late)]  # fmt: skip
    assert [line and int(line[1]) for line in lines] == [444, 264]
    assert 'data-tip="sea" data-note="e1: Sea"' in drawing.scene(view(late.state, 0), 0).board


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_portrait_stands_alone(theme: str) -> None:
    seen = view(walk(4, baskets="ga - - -").state, SPECTATOR)
    found = still(drawing.portrait(seen), whole_style("amber-shore"), theme, drawing.ICONS)
    ElementTree.fromstring(found)
    assert "var(" not in found
    assert all(drawing.words.say(hat) in found for hat in HATS)


# ---- what it tells
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_game_is_told_and_its_points_are_the_score(seats: int, options: dict[str, str]) -> None:
    known = {**ICONS, **drawing.ICONS}
    for seed in range(4):
        *_, made = positions(seats, options, seed)
        for looker in range(-1, seats):
            lines, scored = told(made, looker), [0] * seats
            assert all(lines), "an answer of which nothing is told"
            for one in (one for line in lines for one in line):
                ElementTree.fromstring(
                    f"<p>{sentence(one.text, drawing.scene(view(made.state, looker), looker).seats)}</p>"
                )
                assert not ICON.search(one.text), "who hears it would hear its code"
                assert {chip.icon for chip in one.chips} <= set(known)
                assert set(one.places) <= {f"go-{cell}" for cell in CELLS}
                assert one.kind or one.text.endswith(".")
                if one.seat >= 0:
                    scored[one.seat] += sum(chip.amount for chip in one.chips if chip.icon == "vp")
            assert scored == made.state.scores()
            assert lines[-1][-1].kind == "end"
        points = [drawing.points(made.game, event) for event in made.journal.events]
        assert sum(one[0] for one in points if one is not None) == sum(made.state.scores())


def test_a_round_in_sentences() -> None:
    made = walk(at="b1 c3", finds="c1 amber", round=4, water=3, waves=[1], baskets="- g", wishes="amber glass")
    give(made, "go c1", "go a4")
    lines = [[one.text for one in line] for line in told(made, 0)]
    assert lines[0] == ["{0} makes a wish."]
    assert lines[2] == ["{0} goes to c1."]
    assert [(chip.icon, chip.amount, chip.words) for chip in told(made, 0, russian)[2][0].chips] == [
        ("amber", 1, "янтарь")
    ]
    assert lines[3][:3] == [
        "{1} goes to a4 and brings the basket home.",
        "The sea rises: +1.",
        "{0} is washed ashore with an empty basket.",
    ]
    assert told(made, 0, russian)[2][0].text == "{0} идёт на c1."


def test_no_message_is_missing_in_either_language() -> None:
    for seats, options in TABLES:
        for made in positions(seats, options, 2):
            seen = view(made.state, 0)
            for painting in (drawing, russian):
                shown = [str(painting.scene(seen, 0)), painting.portrait(seen), str(painting.answers(seen, 0))]
                assert not UNSAID.search(" ".join(shown))
        assert not UNSAID.search(str(told(made, 0)) + str(told(made, 0, russian)))
    latin = re.sub(r"[a-g]\d|\{\d\}", "", str([line.text for lines in told(made, 0, russian) for line in lines]))
    assert not re.search(r"[a-z]{2}", latin)


def test_tips_cite_clauses_that_exist() -> None:
    for painting in (drawing, russian):
        for tip in painting.tips(GAME.make()).values():
            assert tip.title
            assert tip.text.endswith(".")
            assert tip.clauses
            assert all(clause in RULES for clause in tip.clauses)


# ---- what it keeps to itself
def test_a_wish_is_seen_by_who_wished_alone() -> None:
    pair = [begin(), begin()]
    for made, wish in zip(pair, ("amber", "glass"), strict=True):
        assert made.say(1, f"wish {wish}") is None

    def shown(made: Play, seat: int) -> tuple[Scene, list[Group], list[list[Heard]]]:
        seen = view(made.state, seat)
        return drawing.scene(seen, seat), drawing.answers(seen, seat), told(made, seat)

    for seat in (0, SPECTATOR):
        assert shown(pair[0], seat) == shown(pair[1], seat)
        assert shown(pair[0], seat)[0].seats[1].sub.endswith("?</i>")
        assert "as-own" not in shown(pair[0], seat)[0].panels[0].body
    assert "#i-amber" in shown(pair[0], 1)[0].seats[1].sub
    assert shown(pair[0], 1)[0].panels[0].body.count("as-own") == 1
    assert shown(pair[0], 1) != shown(pair[1], 1)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_shown_depends_on_what_a_seat_cannot_see(seats: int, options: dict[str, str]) -> None:
    differs = 0
    for at, made in enumerate(positions(seats, options, 9)):
        for seat in range(seats) if at % 3 == 0 else []:
            seen = view(made.state, seat)
            filled = made.game.fill(seen, Chance(at))
            assert drawing.scene(seen, seat) == drawing.scene(view(filled, seat), seat)
            assert drawing.answers(seen, seat) == drawing.answers(view(filled, seat), seat)
            differs += digest(filled) != digest(made.state)
    assert differs > 5  # so that there was something to hide


def test_everything_that_is_not_python_is_package_data() -> None:
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["amber_shore"]
    others = {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert others == {path for pattern in patterns for path in PACKAGE.glob(pattern)}
