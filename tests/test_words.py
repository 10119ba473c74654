"""Nothing that a person reads is written outside the Fluent files, and what is named there is there."""

from __future__ import annotations

import pytest

from demiurge.commands.translating import rooms
from demiurge.kernel.speech import ENGLISH, Words, languages, words_of
from demiurge.kit import catalogue
from tools.words import ROOMS, Source, faults, folder_of, read_room


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_is_there_said_and_given_what_it_asks_for(room: str) -> None:
    """Unknown, unused and misspelt ids and arguments; languages that lack some; words left in Python."""
    assert faults(room) == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_checker_looks_at_something(room: str) -> None:
    found: Source = read_room(room)
    assert found.calls or room == "demiurge.kit"
    assert len(catalogue.read(room, ENGLISH).messages) > 5
    assert (folder_of(room) / "words" / "en.ftl").is_file()


@pytest.mark.parametrize("room", ROOMS)
def test_russian_lacks_nothing_and_leaves_nothing_out(room: str) -> None:
    """What `demiurge words --missing ru` says of a room."""
    assert "ru" in languages(room)
    found = [*catalogue.faults(room, "ru"), *catalogue.doubts(room, "ru")]
    assert [words_of("demiurge.kit").say(one) for one in found] == []


def test_every_room_of_the_command_is_looked_at() -> None:
    assert set(rooms()) == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_language_is_loaded_in_a_moment(room: str, language: str) -> None:
    """By processor time, all messages made ready to be said: far below what a page may take."""
    import time

    words_of.cache_clear()
    began = time.process_time()
    words: Words = words_of(room, language)
    assert time.process_time() - began < 0.06
    assert words.bundle.written
