"""The page of an analysis: what does not change comes with it; positions and mistakes are asked for one by one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from demiurge.advice.judged import Judged
from demiurge.advice.marks import GLYPHS, KINDS, by_place
from demiurge.advice.telling import Step
from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import view
from demiurge.kit import markup
from demiurge.kit.plain import drawing_of
from demiurge.kit.scene import Drawing, Seat
from demiurge.table.game.live import Live
from demiurge.table.game.names import name_in
from demiurge.table.game.thinking import MEDIUM
from demiurge.table.languages import say
from demiurge.table.seen import render, replay_page
from demiurge.table.seen.review import CHANCES, POINTS, Review, mistake_of, position_of, signed, stepped
from demiurge.table.seen.window import title_of

SHAPES: Final = {
    "slip": '<circle class="slip" r="8"/>',
    "mistake": '<path class="mistake" d="M0-9.2 9.2 0 0 9.2-9.2 0Z"/>',
    "blunder": '<rect class="blunder" x="-7.5" y="-7.5" width="15" height="15" rx="2"/>',
    "chance": '<path class="chance" d="M0-8.6 8.8 7.4H-8.8Z"/>',
}
BAR: Final = 100.0  # the width of the longest bar


def sign(kind: str) -> str:
    """Shape and glyph of a mark, its middle at 0, 0."""
    down = ' y="2"' if kind == "chance" else ""
    return f"{SHAPES[kind]}<text{down}>{GLYPHS[kind]}</text>"


def glyph(kind: str, language: str) -> Markup:
    label = say(language, f"review-{kind}")
    return Markup(f'<svg class="glyph" viewBox="-9 -9 18 18" role="img" aria-label="{label}">{sign(kind)}</svg>')


def page(
    live: Live, drawing: Drawing, language: str, found: Review | None, seat: int, mine: Sequence[int], state: str,
    csrf: str, at: int | None,
) -> str:  # fmt: skip
    """`state`: "ready", "making" or "none"; `seat`: who looks."""
    scene = drawing.scene(view(live.state, seat), seat)
    seats, names = scene.seats, [name_in(language, row.name) for row in live.seats]
    focus = seat if seat != SPECTATOR else live.state.ranking()[0][0] if live.state.ranking()[0] else 0
    data = data_of(live, found, seats, focus, state, at) if found else {"state": state}
    return render.fill(
        "analysis.html", language, title=title_of(live.row.game, language), game=live.row.game, table=live.row.id,
        sprite=Markup(markup.sprite(drawing.ICONS)), csrf=csrf, state=state, review=found, seats=seats, names=names,
        focus=focus, mine=mine, unit=drawing.UNIT, header=Markup(scene.header), brief=Markup(scene.brief),
        panels=scene.panels[-1:], data=render.in_script(data), kinds=KINDS, signed=signed, bars=bars,
        glyph=lambda kind: glyph(kind, language), journal=journal(live, drawing, found, seats, language),
        order=sorted(range(len(seats)), key=lambda k: (k != seat, found.seats[k].rank if found else 0)),
        last=live.last, bot=MEDIUM.spec,
    )  # fmt: skip


def data_of(live: Live, found: Review, seats: Sequence[Seat], focus: int, state: str, at: int | None) -> dict[str, Any]:
    """For the script."""
    kept, marks = found.found, found.marks if state == "ready" else []
    values = kept["scores"] if found.unit == POINTS else kept["places"]
    if found.unit == CHANCES:
        values = [[round(100.0 * (2.0 - one), 1) for one in own] for own in values]
    return {
        "state": state, "unit": found.unit, "values": values, "scores": kept["scores"], "last": live.last,
        "seats": [{"title": one.title, "colour": one.colour, "emblem": one.emblem} for one in seats],
        "spans": [[span.at, span.short, span.name] for span in found.spans], "focus": focus, "at": at,
        "marks": [[one.seat, one.at, one.to, one.kind, ahead(found, one)] for one in marks],
        "signs": {kind: sign(kind) for kind in KINDS},
    }  # fmt: skip


def ahead(found: Review, one: Judged) -> list[float]:
    """Where the better line would have led, as the curve counts: answers later, and how high."""
    n, place = one.ahead
    high = one.best.score if found.unit == POINTS else 100.0 * (2.0 - place) if found.unit == CHANCES else place
    return [n, round(high, 2)]


def bars(found: Review, k: int) -> list[dict[str, Any]]:
    """The sources of a seat, as bars beside the table's average."""
    rows = found.seats[k].sources
    most = max((max(row.mine, row.table) for own in found.seats for row in own.sources), default=1.0) or 1.0
    return [
        {
            "name": row.source, "n": row.mine, "closed": row.closed, "difference": row.difference,
            "wide": max(row.mine, 0) / most * BAR, "mean": min(max(row.table, 0.0) / most * BAR, BAR),
        }
        for row in rows
    ]  # fmt: skip


def loss_of(found: Review, one: Judged, language: str) -> str:
    """What was lost: points, or where the mark is for that, of the place."""
    if not by_place(one, found.found["scale"]):
        return signed(found.loss(one))
    place = one.best.place - one.played.place
    return say(language, "review-place-lost", n=f"{place:.1f}".replace("-", "−"))


def journal(
    live: Live, drawing: Drawing, found: Review | None, seats: Sequence[Seat], language: str
) -> list[tuple[int, str, Markup, int, str]]:
    """Seat, kind, text, the position it leads to, and the mark, line by line."""
    lines: list[tuple[int, str, Markup, int, str]] = []
    marked = {one.to: one for one in found.marks} if found else {}
    for seat, kind, passages in replay_page.journal_of(live.play, drawing, seats):
        if kind == "period":
            lines.append((seat, kind, Markup(passages[0][1]), passages[0][0], ""))
            continue
        own = [marked[n] for n, _, _ in passages if n in marked and marked[n].seat == seat]
        text = " ".join(part for _, part, _ in passages)
        at = own[0].to if own else passages[-1][0]
        if own and found is not None:
            text += f' <span class="glue">{glyph(own[0].kind, language)}<span class="lost">'
            text += f"{loss_of(found, own[0], language)}</span></span>"
        lines.append((seat, kind, Markup(text), at, own[0].kind if own else ""))
    return lines


# ---- what the script asks for
def position(live: Live, drawing: Drawing, seat: int, at: int) -> dict[str, Any]:
    return position_of(drawing, live.state_at(at), seat)._asdict()


def after(live: Live, found: Review, seat: int, n: int, steps: int) -> dict[str, Any]:
    """The position after some answers of the better line."""
    one = found.marks[n]
    state = stepped(live.state_at(one.at), one.seat, found, one, steps)
    return {**position_of(found.drawing, state, seat)._asdict(), "left": max(len(one.better) - steps, 0)}


def mark(live: Live, found: Review, seat: int, n: int) -> dict[str, Any]:
    one = found.marks[n]
    told = mistake_of(found, one, live.state_at(one.at))
    seats = found.drawing.scene(view(live.state, seat), seat).seats
    card = render.fill(
        "_mistake.html", found.language, one=one, told=told, glyph=glyph(one.kind, found.language), signed=signed,
        seats=seats, sentence=lambda text: Markup(markup.sentence(text, seats)), unit=found.unit,
        chips=lambda chips: Markup(markup.chips(chips)), table=live.row.id, loss=loss_of(found, one, found.language),
        bot=MEDIUM.spec, points=drawing_of(live.game, found.language).UNIT, percent=percent,
    )  # fmt: skip
    both = {ghost for step in told.better for ghost in step.ghosts.items()}
    ghosts = [*ghosts_of(told.better, "better"), *ghosts_of(told.played, "bad", both)]
    return {**position_of(found.drawing, live.state_at(one.at), seat)._asdict(), "card": card, "ghosts": ghosts}


def percent(place: float) -> int:
    return round(100.0 * (2.0 - place))


def ghosts_of(steps: Sequence[Step], kind: str, without: Collection[tuple[str, str]] = ()) -> list[Mapping[str, Any]]:
    """`without`: what the other line does, too, is shown once."""
    return [
        {
            "kind": kind, "n": number, "places": list(step.places),
            "ghosts": {id: drawn for id, drawn in step.ghosts.items() if (id, drawn) not in without},
        }
        for number, step in enumerate(steps, 1)
    ]  # fmt: skip
