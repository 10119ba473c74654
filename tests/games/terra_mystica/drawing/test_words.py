"""Terra Mystica in words: everything has some, all come from the Fluent files, and an owner's are left alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from demiurge.games.terra_mystica import actions, cults, meta, rounds, turns
from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.drawing import PAINTER, parts, questions
from demiurge.games.terra_mystica.drawing.story import TELLERS, UNTOLD
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.state import FIGURES, Mystica, TerraMystica
from demiurge.games.terra_mystica.terminal.picture import Picture
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import View, view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.speech import Words, files
from demiurge.kernel.text import Text, slug
from demiurge.kit import markup
from demiurge.kit.painter import Painting
from demiurge.kit.saying import said
from demiurge.kit.scene import SPECTATOR, Scene
from tests.games.terra_mystica.drawing.positions import EVERYTHING, KINDS, Walk
from tests.games.terra_mystica.files import entry, put
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.kit.reading import listed, parsed, pictures

drawing = PAINTER.speaking()

Drawn = Painting[Mystica, TerraMystica]
RULES = Path(meta.__file__).parent
ROOMS = ("demiurge.kernel", "demiurge.kit", "demiurge.games.terra_mystica")


def two() -> Table:
    return table("witches", "engineers", witches="E9 F4", engineers="E7 C5")


# ---- everything has words
def told_kinds() -> set[str]:
    """Every kind of event that the rules tell."""
    return {kind for path in RULES.rglob("*.py") for kind in re.findall(r'\btell\(\s*"([^"]+)"', path.read_text())}


def test_every_kind_of_event_is_told() -> None:
    assert told_kinds() == {*TELLERS, *UNTOLD, "round", "vp", "cult", "cult bonus", "end"}


@pytest.mark.parametrize(
    ("kind", "data", "words"),
    [
        ("faction", [13], "{1} join the game."),
        ("colour", [2], "{1} take the colour of the swamp."),
        ("first dwelling", [58], "{1} settle on E7."),
        ("first card", [2], "{1} take the card with 6:coin:."),
        ("round", [3], "Round 3"),
        ("income", [3, 1, 0, 2], "{1} receive their income."),
        ("income", [0, 0, 0, 0], "{1} have no income."),
        ("build", [58], "{1} build a dwelling on E7."),
        ("transform", [58, 4], "{1} turn E7 into forest."),
        ("upgrade", [58, 2], "{1} raise E7 to a trading house."),
        ("bridge", list(BRIDGES[0]), "{1} bridge the river from A3 to B2."),
        ("convert", [0], "{1} convert 5:power: to 1:priest:."),
        ("convert", [actions.COINS_TO_VP], "{1} convert :coin: to 1:vp:."),
        ("cult bonus", [], "The cults reward those who serve them."),
        ("cult", [0, 2], "{1} advance on fire."),
        ("cult", [3, 0], "{1} can go no higher on air."),
        ("leech", [2, 0], "{1} take 2:power: from {0}."),
        ("leech", [0, 0], "{1} take no power from {0}."),
        ("decline", [3, 0], "{1} decline 3:power:."),
        ("all declined", [], "{1} gain from the refusals."),
        ("token", [1], "{1} buy a token of :power:."),
        ("token", [0], "{1} buy no token."),
        ("pass", [-1], "{1} pass for the last time."),
        ("pass", [6], "{1} pass, taking the card with 1:worker:, :vp: for :TP:."),
        ("power action", [0], "{1} spend :power: on a bridge."),
        ("power action", [3], "{1} spend :power: on 7 coins."),
        ("power action", [5], "{1} spend :power: on 2:spade:."),
        ("special action", [9], "{1} use their card for 1:spade:."),
        ("favor", [9], "{1} take a favor tile: Water 1, +3 VP per trading house."),
        ("town", [0], "{1} found a town: 5 VP, 6 coins, 1 key."),
        ("connect", [0], "{1} join a town across the river."),
        ("unlock", [2], "{1} unlock swamp."),
        ("unlock", [7], "{1} keep the :priest:."),
        ("drop", [], "{1} leave the game."),
        ("vp", [2, 1], "{1} score."),
        ("end", [], "The game is over."),
    ],
)
def test_events_are_told(kind: str, data: list[int], words: str) -> None:
    event = Event(kind, 1, [0] * FIGURES + data, -1)
    (line,) = said(drawing.words, drawing.story(meta.GAME.make({}), SPECTATOR, -1, [event]))
    assert line.text == words


def test_answers_that_no_event_tells_have_words_of_their_own() -> None:
    game = meta.GAME.make({"dropping": "yes"})
    for code, words in (
        ("advance ship", "{1} build better ships."),
        ("advance dig", "{1} forge better spades."),
        ("send p to WATER for 2", "{1} send a :priest: to water."),
        ("-SPADE", "{1} give up a spade."),
        ("lose EARTH", "{1} go back on :earth:."),
        ("-AIR", "{1} step down on :air:."),
        ("stay", "{1} stop before the top."),
        ("+FIRE", "{1} choose :fire:."),
        ("drop-faction witches", "{1} let the Witches go."),
        ("+C", "{1} add 1 coin."),
        ("done", "{1} end the turn."),
    ):
        (line,) = said(drawing.words, drawing.story(game, 1, game.space.parse(code), []))
        assert line.text == words
    assert drawing.story(game, 1, game.space.parse("build E7"), []) == []


@pytest.mark.parametrize("seed", range(3))
def test_every_point_has_its_source(seed: int) -> None:
    play, rng = Play(meta.GAME.make(EVERYTHING), 3, Chance(seed)), Random(seed)
    while not play.state.over():
        seat = rng.choice(play.state.waiting())
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    scores = [0] * 3
    for event in play.journal.events:
        scored = drawing.points(play.game, event)
        if scored is not None:
            scores[event.seat] += scored[0]
            assert drawing.words.has(scored[1].id)
    assert scores == play.state.scores(), "the journal accounts for every point"


def test_there_are_words_for_every_part_of_the_box() -> None:
    box, say = two().s.game.box, drawing.words.say
    named = [*parts.TERRAIN, *parts.CULT, *parts.BUILT.values(), *parts.SPECIAL, *parts.WAIVED, *parts.SOURCE]
    named += [*parts.ABILITY.values(), *[parts.final_name(code) for code in box.final_tiles]]
    assert all(drawing.words.has(one.id) for one in named)
    assert {say(parts.bonus_card(card)) for card in box.bonus_cards} >= {"6 coins", "3 power, shipping +1"}
    assert say(parts.bonus_card(box.bonus_cards[5])) == "2 workers, on passing +4 VP per stronghold and sanctuary"
    assert say(parts.favor_tile(box.favor_tiles[11])) == "Air 1, on passing +2/3/3/4 VP for trading houses"
    assert say(parts.town_tile(box.town_tiles[5])) == "2 VP, 2 steps on each cult, 2 keys"
    assert say(parts.scored(box.scoring_tiles[3])) == "stronghold or sanctuary 5 VP"
    assert say(parts.rewarded(box.scoring_tiles[8])) == "1 priest sent: 2 coins"


def test_there_are_words_for_every_option() -> None:
    assert drawing.words("title") == meta.GAME.title
    for option in meta.GAME.all_options():
        assert drawing.words.has(f"option-{option.name}")
        assert all(drawing.words.has(f"value-{option.name}-{value}") for value in option.values)


def test_a_tile_says_what_its_owner_has_made_of_it(tmp_path: Path) -> None:
    plain = {"origin": "house", "copies": 3}
    path = put(tmp_path, "favor_tiles.json", {"FAV1": {**plain, "town_power": 2}, "FAV2": plain})
    game = meta.GAME.make({}, path)
    assert isinstance(game, TerraMystica)
    found = [drawing.words.say(parts.favor_tile(tile)) for tile in game.box.favor_tiles[:2]]
    assert found == ["towns need 2 power more", "nothing"]


def test_each_faction_is_introduced_in_a_line() -> None:
    t = empty_table("witches", "engineers", fire_and_ice_factions="yes")
    found = {answer.name: answer.note for answer in listed(drawing.answers(View(t.s), t.s.waiting()[0]))}
    assert len(found) == len(actions.FACTIONS)
    assert max(len(note) for note in found.values()) < 110
    assert found["Witches"].startswith("forest: 5 VP for each town; the stronghold")
    assert found["Riverwalkers"].startswith("any colour: rivers only")


def test_every_question_is_asked_in_words() -> None:
    assert {*Question.__subclasses__()} == {*questions.QUESTIONS, turns.Turn, cults.Gate, rounds.CultSpades}


def test_questions_say_what_is_owed() -> None:
    def asked(**owed: int) -> str:
        return drawing.words.say(questions.owed(two().turn("witches").give("witches", **owed).p("witches")))

    assert asked(favors_due=1) == "Take a favor tile."
    assert asked(towns_due=1) == "You have founded a town: take its tile."
    assert asked(bridges_due=1) == "Where do you build the bridge?"
    assert asked(spades=1) == "Use your 1 spade."
    assert asked(spades=2) == "Use your 2 spades."
    assert asked(actions=1) == "Your turn."
    assert asked(actions=2) == "Your turn: 2 actions."
    assert asked(actions=0, builds=1) == "Build, convert, or end your turn."
    t = empty_table("witches", "engineers")
    assert drawing.question(View(t.s), t.s.waiting()[0]) == "Which faction do you play?"


# ---- all of them come from the Fluent files
LETTERS = re.compile(r"(:[A-Za-z]\w*:)|[A-Za-z]+")  # an icon, or a word


def strangely(node: object) -> None:
    """A message in a language that nobody speaks: each of its words is `ж`."""
    if isinstance(node, ftl.TextElement):
        node.value = LETTERS.sub(lambda found: found[1] or "ж", node.value)
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            strangely(value)
    elif isinstance(node, list):
        for one in node:
            strangely(one)


@cache
def strange() -> Drawn:
    found = FluentParser(with_spans=False).parse(
        "\n".join(path.read_text("utf-8") for room in ROOMS for path in files(room, "en"))
    )
    box = meta.GAME.make(EVERYTHING).box  # type: ignore[attr-defined]
    names = [f"faction-{slug(one.display)} = ж\n" for one in box.factions]
    names += [f"map-{slug(one.title)} = ж\n" for one in box.boards]
    strangely(found)
    return Painting(PAINTER, Words("xx", [FluentSerializer().serialize(found) + "".join(names)]))


SHOWN = re.compile(r'\b(?:aria-label|data-note|title|alt)="([^"]*)"|>([^<]+)<')
WORD = re.compile(r"[a-z]{2,}|[A-Z][a-z]")  # codes (FAV5, E7, VP of a ledger) have no small letters


def english_in(shown: str) -> list[str]:
    """Words that are left of the language that everybody speaks; an icon's name is none."""
    return WORD.findall(re.sub(r":[A-Za-z]\w*:|&\w+;|\{\d\}", "", shown))


def shown_in(pieces: list[str]) -> Iterator[str]:
    for piece in pieces:
        for found in SHOWN.findall(f">{piece}<"):
            yield from found


def markup_of(scene: Scene) -> list[str]:
    texts = [one.title for one in scene.seats] + [one.title for one in scene.panels]
    return [*pictures(scene), *texts]


def all_shown(table_: Drawn, position: Mystica, seat: int) -> list[str]:
    """All that a seat sees of a position, at the table and in terminals of any width."""
    found = [*markup_of(table_.scene(View(position), seat)), table_.portrait(View(position))]
    found += [table_.question(View(position), seat)] if not position.over() else []
    found += [table_.detail(View(position), seat, of) for of in range(position.seats)]
    for group in table_.answers(View(position), seat):
        found += [group.title, group.aside]
        for one in group.answers if group.key != "adjust" else ():
            found += [one.label, one.name, one.note, one.lacks, *[chip.words for chip in one.chips]]
    picture = Picture(table_.words, position, seat)
    return found + [line.plain for width in (60, 100, 170) for line in picture.lines(width, 60)]


@pytest.mark.parametrize("kind", KINDS)
def test_no_word_is_said_that_is_not_in_a_file(kind: str) -> None:
    walk, table_ = Walk(kind, 21), strange()
    for position, seat in walk.positions(every=23):
        found = all_shown(table_, position, seat)
        assert {word for words in shown_in(found) for word in english_in(words)} == set()
    play = walk.play
    last = view(play.state, 0)
    assert isinstance(last, Mystica)
    assert {word for words in shown_in(all_shown(table_, last, 0)) for word in english_in(words)} == set()
    for at, line in enumerate(play.record.lines):
        action = play.game.space.parse(line.do)
        for told in said(table_.words, table_.story(play.game, line.seat, action, play.events_of(at))):
            assert english_in(" ".join([told.text, told.deeds, *[chip.words for chip in told.chips]])) == [], line.do


def test_no_tip_is_given_that_is_not_in_a_file() -> None:
    for key, tip in strange().tips(meta.GAME.make(EVERYTHING)).items():
        assert english_in(f"{tip.title} {tip.text}") == [], key


# ---- an owner's words are left alone
NASTY = "W{1}<i>:vp:\"&'"


def renamed(tmp_path: Path) -> TerraMystica:
    path = put(tmp_path, "factions.json", {"witches": entry("factions.json", "witches") | {"title": NASTY}})
    game = meta.GAME.make({"dropping": "yes"}, path)
    assert isinstance(game, TerraMystica)
    return game


@pytest.mark.parametrize("language", ["en", "xx"])
def test_a_name_of_the_owner_is_shown_as_it_is(tmp_path: Path, language: str) -> None:
    table_ = drawing if language == "en" else strange()
    t, game = two(), renamed(tmp_path)
    seen = view(t.s, 0)
    assert isinstance(seen, Mystica)
    seen.game = game
    scene = table_.scene(View(seen), 0)
    assert scene.seats[0].title == NASTY
    for piece in [*pictures(scene), table_.portrait(View(seen)), table_.detail(View(seen), 0, 0)]:
        parsed(piece)
        assert "W{1}<i>" not in piece
    note = next(one for one in parsed(scene.board).iter() if one.get("id") == "hex-E9").attrib["data-note"]
    assert NASTY in note
    assert table_.tips(game)["faction-witches"].title == NASTY


@pytest.mark.parametrize("language", ["en", "xx"])
def test_a_name_of_the_owner_breaks_no_sentence(tmp_path: Path, language: str) -> None:
    table_ = drawing if language == "en" else strange()
    game = renamed(tmp_path)
    scene = table_.scene(View(two().s), 0)
    (line,) = said(table_.words, table_.story(game, 1, game.space.parse("drop-faction witches"), []))
    shown = markup.sentence(line.text, scene.seats)
    assert shown.count("<svg") == 0, "its :vp: is no icon"
    assert shown.count('class="who"') == 1, "its {1} is no seat"
    assert markup.esc(NASTY) in shown
    assert NASTY in markup.spoken(line.text, scene.seats)


def test_a_language_names_what_is_printed() -> None:
    words = Words("xx", ["faction-witches = ведьмы"], drawing.words)
    assert words.say(parts.faction_name("Witches")) == "ведьмы"
    assert words.say(parts.faction_name("Hags")) == "Hags"
    assert words.say(Text("told-settle")) == "settle there", "what it lacks is English"
