"""Leaving a seat to a bot, and forks: what somebody is asked, told and offered."""

from tests.table.serving import Browser


def test_who_has_left_is_told_so_and_offered_the_seat(ada: Browser, orchard: str) -> None:
    table = ada.create(game=orchard, seats="2", seat__0="me", seat__1="friend")
    assert "/leave" in ada.get(f"/t/{table}").text
    assert "hx-confirm" in ada.get(f"/t/{table}").text, "leaving asks first"
    page = ada.post(f"/t/{table}/leave", seat="0").text
    assert 'class="notice left"' in page
    assert 'class="notice left"' not in ada.post(f"/t/{table}/back", seat="0").text


def test_a_fork_keeps_the_strengths_of_the_bots_and_says_what_it_is(ada: Browser, orchard: str) -> None:
    table = ada.create(game=orchard, seats="2", seat__0="me", seat__1="greedy")
    forked = ada.post(f"/t/{table}/fork", at="0").headers["location"].removeprefix("/t/")
    assert ada.seat(forked, 1).bot == ada.seat(table, 1).bot == "greedy"
    assert "from position 0" in ada.get(f"/t/{forked}").text
    assert "from position 0" not in ada.get(f"/t/{table}").text
