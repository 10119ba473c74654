"""A film shows every change of the picture once, and the end long enough to be read."""

from __future__ import annotations

import asyncio
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

from demiurge.kernel.game import digest
from demiurge.kernel.play import Play
from demiurge.kernel.record import BadRecord, Record
from demiurge.table.game.thinking import NoAnswer, Thinkers
from demiurge.table.seen import film
from tests.table import sketch


def cut(play: Play, answers: int) -> Record:
    """The beginning of a record."""
    whole = play.record
    return Record(whole.game, whole.seats, whole.options, whole.components, whole.chance, whole.lines[:answers])


def opened(data: bytes) -> GifImageFile:
    found = Image.open(BytesIO(data))
    assert isinstance(found, GifImageFile)
    return found


def test_moments_lead_through_every_position_to_the_end() -> None:
    play = sketch.played()
    seen = [digest(moment.state) for moment in film.moments(play.game, play.record)]
    assert len(seen) == len(play.record.lines) + 1
    assert seen[-1] == digest(play.state)
    assert len(set(seen)) > len(seen) * 0.9


def test_a_shot_for_each_change_of_the_picture() -> None:
    play = sketch.played()
    found = film.shots(play.game, play.record, sketch)
    assert sum(answers for _, answers in found) == len(play.record.lines) + 1
    assert all(a != b for (a, _), (b, _) in pairwise(found))
    assert 20 < len(found) < len(play.record.lines)


def test_too_many_shots_are_thinned_and_the_ends_stay() -> None:
    many = [(str(n), 1) for n in range(1000)]
    found = film.thinned(many)
    assert len(found) == film.FRAMES
    assert (found[0], found[-1]) == (many[0], many[-1])
    assert len(set(found)) == film.FRAMES
    assert film.thinned(many[:100]) == many[:100]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_film_of_a_whole_game(theme: str) -> None:
    play = sketch.played()
    heard: list[tuple[int, int]] = []
    data = film.film(
        play.record, play.game, sketch, sketch.CSS, theme, 240, 200, lambda done, of: heard.append((done, of))
    )
    shots = film.shots(play.game, play.record, sketch)
    image = opened(data)
    assert image.size == (240, 240)
    assert image.n_frames == len(shots)
    assert heard == [(done + 1, len(shots)) for done in range(len(shots))]
    assert len(data) < 300_000
    lasts = []
    for at in range(image.n_frames):
        image.seek(at)
        lasts.append(image.info["duration"])
    assert lasts[:-1] == [200 * min(answers, film.PAUSE) for _, answers in shots][:-1]
    assert lasts[-1] == 200 * film.LAST
    ground = image.convert("RGB").getpixel((2, 2))
    assert ground == ((0xF0, 0xDC, 0xA6) if theme == "light" else (0xB8, 0x9C, 0x5C))
    columns = image.convert("RGB")
    for seat, score in enumerate(play.state.scores()):  # the last frame shows the final scores
        assert columns.getpixel((35 + 50 * seat, 200 - score // 2)) != ground
        assert columns.getpixel((35 + 50 * seat, 200 - score - 4)) == ground


def test_terra_mystica_is_filmed_from_its_record_in_a_worker() -> None:
    play = sketch.played()
    heard: list[int] = []
    thinkers = Thinkers(1)
    try:
        text = cut(play, 18).to_text()
        filmed = thinkers.run(film.film_of, text, "dark", 240, progress=lambda done, of: heard.append(done))
        data = asyncio.run(filmed)
    finally:
        thinkers.close()
    image = opened(data)
    assert image.size[0] == 240
    assert heard == list(range(1, len(heard) + 1))
    assert len(heard) - 1 <= image.n_frames <= len(heard)  # a position that looks like the one before adds no picture
    assert image.n_frames > 5


def test_a_damaged_record_is_refused_with_its_line() -> None:
    record = cut(sketch.played(), 3)
    record.lines[1].seat += 1
    try:
        with pytest.raises(BadRecord, match="line 3"):
            film.film_of(record.to_text())
    finally:
        record.lines[1].seat -= 1


def test_a_game_that_nobody_has_drawn_is_filmed_plainly(orchard: str) -> None:
    play = sketch.played(orchard, 3)
    image = opened(film.film_of(cut(play, 6).to_text(), width=200))
    assert image.size[0] == 200
    assert image.n_frames > 2


def test_no_answer_carries_the_reason_out_of_the_worker() -> None:
    thinkers = Thinkers(1)
    try:
        with pytest.raises(NoAnswer, match="BadRecord: line 1"):
            asyncio.run(thinkers.run(film.film_of, "nonsense"))
    finally:
        thinkers.close()


@pytest.mark.long
def test_a_whole_game_of_four_can_be_sent() -> None:
    data = film.film_of(sketch.played().finished_record().to_text())
    assert opened(data).size[0] == 720
    assert len(data) < 6_000_000
