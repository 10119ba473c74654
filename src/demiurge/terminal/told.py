"""The game told as the table tells it: what each answer brought about, and at the end who scored what for what."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from demiurge.kernel.play import Play
from demiurge.kernel.text import bared
from demiurge.kernel.text import seat as place_of
from demiurge.kit.markup import ICON, SEAT
from demiurge.kit.saying import said
from demiurge.terminal.answers import drawn
from demiurge.terminal.look import Look

SECRET = -1


def named(look: Look, play: Play, sentence: str) -> Text:
    """A sentence with the names of its seats in their colours."""
    found = Text()
    for at, part in enumerate(SEAT.split(ICON.sub(lambda icon: f" {icon[1]}", sentence))):
        if at % 2:
            name, style = look.name(play.state, int(part)), look.style(play.state, int(part))
            found.append(f" {name} " if " on " in style else name, style)
        else:
            found.append(bared(part))
    return found


def told(look: Look, play: Play, line: int, me: int) -> list[Text]:
    """What one answer brought about, as far as the seat may know."""
    given = play.record.lines[line]
    hidden = given.secret and given.seat != me
    action = SECRET if hidden else play.game.space.parse(given.do)
    events = [event for event in play.events_of(line) if event.visible_to(me)]
    lines = said(look.game_words, look.drawing.story(play.game, given.seat, action, events))
    return [named(look, play, str(one.text)).append_text(drawn(one.chips)) for one in lines]


# ---- the end
def result(look: Look, play: Play) -> Table:
    """The scores by source; each column is a seat, the best one first."""
    words, scores = look.words, play.state.scores()
    order = [seat for tied in play.state.ranking() for seat in tied]
    table = Table(title=words("result-title"), title_justify="left", header_style="bold", show_footer=True)
    table.add_column("", footer=words("result-total"))
    for seat in order:
        name = Text(f" {look.name(play.state, seat)} ", look.style(play.state, seat))
        table.add_column(name, justify="right", footer=Text(str(scores[seat]), "bold"))
    by_source = sources(look, play)
    rest = [scores[seat] - sum(row[seat] for row in by_source.values()) for seat in range(play.state.seats)]
    if by_source and any(rest):
        by_source[words("result-other")] = rest
    for source, points in by_source.items():
        table.add_row(source, *[str(points[seat]) if points[seat] else "·" for seat in order])
    return table


def sources(look: Look, play: Play) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for event in play.journal.events:
        scored = look.points(event)
        if scored is not None and 0 <= event.seat < play.state.seats:
            found.setdefault(scored[1], [0] * play.state.seats)[event.seat] += scored[0]
    return found


def verdict(look: Look, play: Play, me: int) -> Text:
    ranking = play.state.ranking()
    best = ranking[0]
    if best == [me]:
        return Text(look.words("verdict-you"), "bold green")
    if not best:
        return Text(look.words("verdict-game"), "bold")
    mine = next(at for at, tied in enumerate(ranking) if me in tied)
    place = 1 + sum(len(tied) for tied in ranking[:mine])
    winners = tuple(place_of(seat) for seat in best)
    sentence = look.words("verdict-others", winners=winners, n=len(best), place=place, seats=play.state.seats)
    return named(look, play, sentence)
