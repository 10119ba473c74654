"""The legend: the signs of the game, and the four Disasters and the Dark Age with what each does when it strikes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.nova_era import names, state
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import BLACK, DICE, DISASTERS
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.legend import Legend, Picture, Topic, topic
from demiurge.kit.markup import esc, icon
from demiurge.kit.scene import SPECTATOR

STEP: Final = 32
HIGH: Final = 26


def legend(w: Words, view: Nova, seat: int) -> Legend:
    box = view.game.box
    shields = view.players[seat].powers[state.SHIELDS] if seat != SPECTATOR else 0
    rows = ""
    for track, at in enumerate(view.tracks):
        last = box.dark_age_last if track == BLACK else box.disaster_last
        rows += fate(w, track, at, last, bool(shields >> track & 1))
    body = f'<div class="ne-fates">{rows}</div>'
    return Legend(topics(w), Picture(w("legend-disasters"), w("legend-disasters-text"), body))


# ---- the tracks
@lru_cache(maxsize=512)
def fate(w: Words, track: int, at: int, last: int, shield: bool) -> str:
    """One track: where its marker is, how far it has to go, what it does then."""
    name = esc(w.say(names.disaster(track), "name"))
    left = esc(w("legend-strikes") if at >= last else w("legend-to-go", n=last - at))
    safe = f' <b class="ne-ward">{icon("protect", 13)}{esc(w("legend-protected"))}</b>' if shield else ""
    return (
        f'<section class="ne-fate"><h3>{icon(DISASTERS[track], 20)}{name}<span>{left}</span></h3>'
        f"{spaces(DICE[track], at, last)}<p>{esc(w.shown(strikes(track)))}{safe}</p></section>"
    )


def strikes(track: int) -> Text:
    return text("legend-dark-age") if track == BLACK else text("legend-damage", resource=names.resource(track))


def spaces(color: str, at: int, last: int) -> str:
    found = ""
    for n in range(last + 1):
        look = "ne-end" if n == last else "ne-gone-by" if n < at else "ne-ahead"
        fill = f' fill="var(--w-{color})"' if n < at and n < last else ""
        found += f'<rect class="{look}" x="{n * STEP + 1}" y="3" width="{STEP - 3}" height="20" rx="4"{fill}/>'
        if n != at:
            found += f'<text class="ne-count" x="{n * STEP + STEP / 2 - 0.5:.1f}" y="17">{n}</text>'
    x = at * STEP + STEP / 2 - 0.5
    found += (
        f'<circle cx="{x:.1f}" cy="13" r="12" fill="var(--d-{color})"/>'
        f'<text class="ne-at" x="{x:.1f}" y="17.5" fill="var(--on-d-{color})">{at}</text>'
    )
    return f'<svg class="ne-spaces" viewBox="0 0 {(last + 1) * STEP} {HIGH}" aria-hidden="true">{found}</svg>'


# ---- the signs
@lru_cache(maxsize=8)
def topics(w: Words) -> list[Topic]:
    return [
        topic(
            w, text("legend-resources"),
            (text("legend-green"), "green", "resource-green"),
            (text("legend-red"), "red", "resource-red"),
            (text("legend-yellow"), "yellow", "resource-yellow"),
            (text("legend-blue"), "blue", "resource-blue"),
            (text("legend-any"), "any", "resources"),
            (text("legend-unrest"), "unrest", "unrest"),
            (text("legend-vp"), "vp", "score"),
        ),
        topic(
            w, text("legend-when"),
            (text("legend-instant"), "bolt", "when-instant"),
            (text("legend-production"), "cycle", "when-production"),
            (text("legend-once"), "once", "when-once_per_round"),
            (text("legend-lasting"), "lasting", "when-permanent"),
            (text("legend-objective"), "laurel", "when-scoring"),
        ),
        topic(
            w, text("legend-cards"),
            (text("legend-tech"), "tech-green", "display"),
            (text("legend-territory"), "territory", "territory"),
            (text("legend-personality"), "personality", "person"),
            (text("legend-past"), "past", "past"),
            (text("legend-hand"), "hand", "hand"),
            (text("legend-damaged"), "damage", "damage"),
            (text("legend-obsolete"), "obsolete", "obsolete"),
            (text("legend-evolve"), "evolve", "evolution"),
        ),
        topic(
            w, text("legend-deeds"),
            (text("legend-die"), "die-green", "dice"),
            (text("legend-black-die"), "die-black", "die-black"),
            (text("legend-develop"), "develop", "display"),
            (text("legend-repair"), "repair", "repair"),
            (text("legend-flip"), "flip", ""),
            (text("legend-protect"), "protect", "shield"),
            (text("legend-rivals"), "rivals", ""),
            (text("legend-first"), "first-player", "first"),
        ),
    ]  # fmt: skip
