"""The balance report on cards: what is counted, and that an edge is free of who was ahead anyway."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from bench import balance_cards
from bench.balance_cards import Job, Played, Purchase
from bench.balance_cards_plot import Plot
from bench.shelves import SHELVES, Shelf
from bench.shelves.nova_era import card_of
from demiurge.bots.playout import next_seat
from demiurge.games.civolution.actions import SPACE as CIV_SPACE
from demiurge.games.civolution.installing import Install
from demiurge.games.civolution.state import Exam
from demiurge.games.nova_era.actions import SPACE
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import find

ROOT = Path(__file__).resolve().parent.parent
SHELF = SHELVES["nova-era"]("")
IDS = {piece.id: at for at, piece in enumerate(SHELF.pieces())}
SETTINGS = Namespace(game="nova-era", bot="random", seed=1, games=2)


def purchase(card: int, lead: float, margin: float, round: int = 0) -> Purchase:
    return Purchase(card, 3, round, lead, margin)


@pytest.fixture(scope="module")
def parts() -> list[Played]:
    return [balance_cards.chunk(Job("nova-era", seats, "random", "", 1, 2)) for seats in (2, 3, 4)]


@pytest.mark.parametrize(
    ("said", "id"),
    [("develop foraging", "foraging"), ("expand orbital-station", "orbital-station"), ("enlist aristotle", "aristotle"),
     ("enlist toussaint-louverture", "toussaint-louverture"), ("expand foraging", "foraging")],
)  # fmt: skip
def test_answers_that_buy_are_told_by_their_card(said: str, id: str) -> None:
    assert card_of(SPACE.parse(said)) == IDS[id]


@pytest.mark.parametrize("said", ["pay green", "gain resources", "repair", "research foraging", "spend black 6"])
def test_other_answers_buy_nothing(said: str) -> None:
    assert card_of(SPACE.parse(said)) == -1


def test_a_margin_is_to_the_mean_of_the_others() -> None:
    assert balance_cards.ahead([10.0, 4.0, 1.0], 0) == 7.5
    assert balance_cards.ahead([10.0, 4.0, 1.0], 2) == -6.0


def test_a_card_that_leaders_buy_has_no_edge_by_that() -> None:
    """Card 1 is bought by who is ahead, card 2 by who is behind; only card 3 does anything: 2 points."""
    rng = Random(5)
    found = []
    for _ in range(4000):
        card = rng.choice([1, 2, 3])
        lead = rng.gauss({1: 4.0, 2: -4.0, 3: 0.0}[card], 2.0)
        found.append(purchase(card, lead, 1.5 * lead + (2.0 if card == 3 else 0.0) + rng.gauss(0, 1)))
    edges = {card: balance_cards.mean_error(rest)[0] for card, rest in balance_cards.rests(found).items()}
    assert edges[3] - edges[1] == pytest.approx(2.0, abs=0.15)
    assert edges[1] - edges[2] == pytest.approx(0.0, abs=0.15)


def test_buyers_are_compared_with_those_of_the_same_round() -> None:
    """In round 0 everybody who buys ends 5 ahead: that is not the card's."""
    found = [purchase(1, 0.0, 5.0 + n % 2) for n in range(10)] + [purchase(2, 0.0, 0.0, round=1) for _ in range(10)]
    edges = balance_cards.rests(found)
    assert sum(edges[1]) == pytest.approx(0.0)
    assert edges[2] == [0.0] * 10


def test_errors_do_not_count_for_how_far_cards_lie_apart() -> None:
    rows = [{"edge": edge, "error": 3.0, "bought": 100} for edge in (5.0, -5.0)]
    rows.append({"edge": 99.0, "error": 0.1, "bought": 3})
    assert balance_cards.deviation(rows) == 4.0
    balance_cards.judge(rows, 4.0)
    assert [row["z"] for row in rows] == [1.0, -1.0, 0.0]


def test_remarks_name_what_is_to_be_changed() -> None:
    fine = {"offered": 100, "bought": 50, "rate": 0.5, "z": 1.0}
    assert balance_cards.remarks(fine) == ""
    assert balance_cards.remarks({**fine, "rate": 0.02}) == "unwanted"
    assert balance_cards.remarks({**fine, "z": 2.6}) == "decisive"
    assert balance_cards.remarks({**fine, "z": -2.6}) == "harmful"
    assert balance_cards.remarks({**fine, "rate": 0.0, "offered": 5}) == ""


def test_what_is_bought_was_offered(parts: list[Played]) -> None:
    for seats, part in zip((2, 3, 4), parts):
        assert len(part.seats) == 2 * seats
        assert part.purchases
        for one in part.purchases:
            assert one.seats == seats
            assert seats * part.shown[one.card] >= part.offered[one.card] >= part.shown[one.card] > 0
        assert max(part.shown.values()) <= 2
        assert sum(one.win for one in part.seats) == pytest.approx(2)


def test_the_figures_are_written_and_drawn(tmp_path: Path, parts: list[Played]) -> None:
    data = balance_cards.figures(SETTINGS, SHELF, parts)
    balance_cards.write(tmp_path / "cards.json", data)
    again = json.loads((tmp_path / "cards.json").read_text())
    assert len(again["cards"]) == 198
    assert [table["seats"] for table in again["tables"]] == [2, 3, 4]
    row = again["cards"]["aristotle"]
    assert row["offered"] == sum(row[f"{seats} players"]["offered"] for seats in (2, 3, 4))
    balance_cards.write_plots(tmp_path / "cards.svg", data, None)
    drawn = ElementTree.parse(tmp_path / "cards.svg").getroot()
    titles = [one.text or "" for one in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert len(titles) == 198
    assert "Aristotle" in titles[148]


def test_the_tables_tell_seats_and_extremes(parts: list[Played]) -> None:
    data = balance_cards.figures(SETTINGS, SHELF, parts)
    rows = [line.split(" | ") for line in balance_cards.orders(data).splitlines() if line[2:3].isdigit()]
    assert [row[0] for row in rows] == ["| 2", "| 3", "| 4"]
    assert [sum("to" in cell for cell in row) for row in rows] == [2, 3, 4]
    for id, n in (("foraging", 100), ("tanks", 40), ("radio", 35)):
        data["cards"][id].update(bought=n, offered=100, rate=n / 100, edge=n / 10 - 5, error=0.25, z=0.0)
    told = balance_cards.extremes(data, 1).split("**")
    assert "| Foraging | Start | house | 100 | 100.0% |" in told[told.index("Highest edge") + 1]
    assert "| -1.5 ± 0.2 |" in told[told.index("Lowest edge") + 1]


def test_a_changed_card_is_told_and_drawn_with_what_it_was(parts: list[Played]) -> None:
    after = balance_cards.figures(SETTINGS, SHELF, parts)
    before = json.loads(json.dumps(after))
    assert balance_cards.changed(before, after) == []
    before["cards"]["foraging"].update(text="20 Welfare: nothing.", rate=0.9)
    assert balance_cards.changed(before, after) == ["foraging"]
    told = balance_cards.changes(before, after)
    assert "| Foraging | 20 Welfare: nothing. | 2 Welfare: " in told
    assert f"90.0% → {after['cards']['foraging']['rate']:.1%}" in told
    plot = Plot("Nova Era", SHELF.tints, SHELF.shapes, 30, 1.0, 0.03)
    drawn = plot.draw(after, {"foraging": before["cards"]["foraging"]})
    assert drawn.count('r="2.5"') == 1
    assert ">Foraging</text>" in drawn


def test_it_runs_with_cards_of_ones_own(tmp_path: Path) -> None:
    raw = json.loads((ROOT / "src/demiurge/games/nova_era/components/personalities.json").read_text())
    (tmp_path / "personalities.json").write_text(json.dumps({"aristotle": {**raw["aristotle"], "cost": 9}}))
    command = [sys.executable, "bench/balance_cards.py", "nova-era", "--games", "1", "--bot", "random", "--jobs", "1"]
    command += ["--components", str(tmp_path), "--into", str(tmp_path / "found")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "**Bought least**" in done.stdout
    data = json.loads((tmp_path / "found.json").read_text())
    assert data["cards"]["aristotle"]["text"].startswith("cost 9: ")
    assert (tmp_path / "found-seats.svg").read_text().startswith("<svg")


def test_cards_and_rulings_of_before_can_be_played() -> None:
    shelf = balance_cards.shelf_of("nova-era", "", "rulings=until-2026-11")
    assert shelf.options == {"rulings": "until-2026-11"}
    assert {piece.id: piece.text for piece in shelf.pieces()}["caravanserais"].startswith("8 Economy: ")
    assert {piece.id: piece.text for piece in SHELF.pieces()}["caravanserais"].startswith("6 Economy: ")
    then = balance_cards.chunk(Job("nova-era", 2, "random", "", 1, 1, "rulings=until-2026-11"))
    assert then.purchases


# ---- Civolution
def test_every_piece_of_civolution_has_its_place_on_the_shelf() -> None:
    pieces = SHELVES["civolution"]("").pieces()
    assert len(pieces) == len({piece.id for piece in pieces}) == 160 + 12 + 25 + 65
    named = {piece.id: piece for piece in pieces}
    assert (named["A1"].name, named["A1"].group, named["A1"].kind) == ("Wheel", "Invention", "Card")
    assert (named["G1"].name, named["I1"].group, named["T1"].group) == ("Timber Tithe", "Income", "Attribute")
    assert "Technology" in named["A1"].text
    assert {piece.group for piece in pieces} == set(SHELVES["civolution"].tints)
    assert {piece.kind for piece in pieces} == set(SHELVES["civolution"].shapes)


def test_what_a_civ_installs_or_takes_was_on_offer() -> None:
    """Whatever an answer takes was offered before it, and then lies in the stage partition under that number."""
    shelf: Shelf = SHELVES["civolution"]("")
    ids, kinds = [piece.id for piece in shelf.pieces()], set()
    for seed in range(6):
        chance, rng = Chance(seed), Random(seed)
        s = find("civolution").make(shelf.options).start(3, chance)
        while (seat := next_seat(s)) >= 0:
            offered = shelf.offered(s, seat)
            action = rng.choice(s.answers(seat))
            if (taken := shelf.taken(s, seat, action)) >= 0:
                assert taken in offered
                kinds.add(ids[taken][0])
                if ids[taken][0] in "ABCDE":
                    assert CIV_SPACE.texts[action] == f"install {ids[taken]}"
            question = s.decision(seat)
            if isinstance(question, Install):
                assert {ids[card][0] for card in offered} <= {"ABCDE"[question.deck]}
            s.apply(seat, action, chance)
    assert kinds >= {"T", "G"}


def test_an_income_chip_is_told_by_its_place_on_the_display() -> None:
    shelf: Shelf = SHELVES["civolution"]("")
    s = find("civolution").make().start(2, Chance(1))
    assert isinstance(s, Exam)
    for slot in range(3):
        taken = shelf.pieces()[shelf.taken(s, 0, CIV_SPACE.parse(f"take income {slot + 1}"))]
        assert taken.name == s.game.box.incomes[s.incomes_open[slot]].name
