"""python tools/balance.py [GAME ...]: the balance of our games, as pages of the documentation.

    python tools/balance.py --minutes 4 --jobs 2       plays, and writes docs/balance/GAME.md, .json and pictures
    python tools/balance.py nova-era --again           writes the page again from docs/balance/nova-era.json

Strong bots play each game as it is (`demiurge lab`), and the page says what came of it: wins by seat, by what a seat
begins with and how it opens, what is taken, where points come from, how long it takes. With `--minutes` a page may
rest on fewer games than STUDIES plans; it says on how many. `demiurge lab-report docs/balance/GAME.json --page FILE`
makes a page that can be pointed at."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from demiurge.arena import open_workers
from demiurge.kit.markup import esc
from demiurge.lab import Report, Study, headline, read, run, written
from demiurge.lab.headline import bare
from demiurge.lab.method import call
from demiurge.lab.page import STYLE, TOKENS
from demiurge.lab.plots import answers, edges, seats, sources, totals
from demiurge.lab.telling import Teller

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES, PICTURES = ROOT / "docs" / "balance", ROOT / "docs" / "pictures"
STUDIES: Final = (
    Study("terra-mystica", 4, bots=("learned",), games=1200),
    Study("theocratia", 4, bots=("learned",), games=2000),
    Study("nova-era", 3, bots=("greedy",), games=3000),
    Study("civolution", 3, bots=("learned",), games=900),
)
"""The strongest bots that play so many games in some minutes; docs/league.md says how strong they are."""
ENDS: Final = 8
"""Components of a group at each end that stand in the table."""
MARGIN, HEAD, ABREAST = 12, 24, 3
ALIKE: Final = 0.8
"""What begins in so many of the games is a habit."""
DRAWN: Final = re.compile(r'<svg class="[^"]*" viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)</svg>', re.S)
LOOKS: Final = (".lab .plot ", ".lab .layer")
Row = Sequence[str]


# ---- pictures
def beside(plots: Sequence[tuple[str, str]]) -> str:
    """Plots of the lab with their names, three in a row, as a picture that needs no page."""
    found, x, y, tall, wide = "", MARGIN, MARGIN, 0, 0
    for at, (name, plot) in enumerate(plots):
        drawn = DRAWN.match(plot)
        assert drawn is not None
        if at and at % ABREAST == 0:
            x, y, tall = MARGIN, y + tall + 2 * MARGIN, 0
        head = f'<text class="name" x="2" y="12">{esc(name)}</text>' if name else ""
        down = HEAD if name else 0
        inside = f'{head}<g transform="translate(0 {down})">{drawn[3]}</g>'
        found += f'<g class="plot" transform="translate({x} {y})">{inside}</g>'
        x, tall = x + int(drawn[1]) + 2 * MARGIN, max(tall, int(drawn[2]) + down)
        wide = max(wide, x - MARGIN)
    size, tokens = (wide, y + tall + MARGIN), TOKENS.read_text("utf-8")
    style = tokens[tokens.index(":root") : tokens.index("}") + 1] + "\n"
    style += "\n".join(one for one in STYLE.read_text("utf-8").splitlines() if one.startswith(LOOKS))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lab" viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}">'
        f"<style>{style}\ntext {{ font-family: var(--font); }}</style>"
        f'<rect width="100%" height="100%" fill="var(--panel)"/>{found}</svg>\n'
    )


class Page:
    """A page as it grows, with its pictures."""

    def __init__(self, report: Report, language: str = "en") -> None:
        self.report, self.t, self.parts = report, Teller(language), list[str]()

    def section(self, title: str, sub: str = "") -> None:
        self.parts.append(f"## {title}")
        if sub:
            self.parts.append(sub)

    def picture(self, name: str, about: str, plots: Sequence[tuple[str, str]]) -> None:
        file = f"balance-{self.report['game']}-{name}.svg"
        (PICTURES / file).write_text(beside(plots), "utf-8")
        self.parts.append(f"![{about}](../pictures/{file})")

    def table(self, head: Row, rows: Sequence[Row]) -> None:
        lines = ["| " + " | ".join(cell.replace("|", "/") for cell in row) + " |" for row in (head, *rows)]
        lines.insert(1, "|---" * len(head) + "|")
        self.parts.append("\n".join(lines))

    def text(self) -> str:
        return "\n\n".join(self.parts) + "\n"


# ---- what a page says
def page(report: Report) -> str:
    made = Page(report)
    t = made.t
    made.parts.append(f"# Balance of {t.name(report['title'])}")
    made.parts.append(" ".join(headline(report).plain()))
    made.parts.append(played(t, report))
    made.parts += habits(t, report)
    if report["seats"] > 1:
        groups(made, "orders")
    for id in ("starts", "openings"):
        groups(made, id)
    taken(made)
    points(made)
    choices(made)
    made.section("What this cannot say")
    made.parts.append("\n".join(f"- {one}" for one in doubts(t, report)))
    return made.text()


def played(t: Teller, report: Report) -> str:
    bots = ", ".join(f"`{bot}`" for bot in report["bots"])
    again = call({**report, "planned": report["games"]})
    return (
        f"{t.whole(report['games'])} games with {report['seats']} seats, all played by {bots}. Intervals are 95 %. "
        f"Made by `python tools/balance.py {report['game']}`, which plays as this does\n\n    {again}\n\n"
        f"and the figures are in [`{report['game']}.json`]({report['game']}.json): "
        f"`demiurge lab-report docs/balance/{report['game']}.json --page FILE` makes a page that can be pointed at."
    )


def habits(t: Teller, report: Report) -> Iterator[str]:
    """A warning where bots begin alike in nearly all games: then what wins may be the seat or what was begun with."""
    alike = [one for one in report["starts"] if one["count"][0] > ALIKE * report["games"]]
    chosen = sum(one["count"][0] for one in report["starts"])
    if (
        len(alike) > 1
        and chosen > ALIKE * report["games"] * report["seats"]
        and len(report["starts"]) > report["seats"]
    ):
        names = ", ".join(f"{t.name(one['name'])} ({t.whole(one['count'][0])})" for one in alike)
        yield (
            f"**These bots begin alike:** {names} of {t.whole(report['games'])} games. So what follows cannot tell a "
            "seat from what is begun with there, and says nothing of what they leave."
        )


def groups(made: Page, id: str) -> None:
    """Seats that have something in common."""
    report, t = made.report, made.t
    found = {"orders": report["orders"], "starts": report["starts"], "openings": report["openings"]}[id]
    if not found:
        return
    made.section(t(f"title-{id}"), f"{t(f'sub-{id}')} An even share is {t.percent(1 / report['seats'], 1)}.")
    made.picture(id, t(f"plot-{id}"), [("", seats.wins(t, report, found, t(f"plot-{id}")).wide)])
    rows, head = [seats.figures(t, one) for one in found], seats.heads(t, report)
    if id != "openings":  # of which a report does not tell the scores
        rows, head = [[*row, t.within(one["score"][0])] for row, one in zip(rows, found)], [*head, t("figure-points")]
    made.table(head, rows)


def taken(made: Page) -> None:
    """What can be taken, group by group: how often it is, and how its owners do."""
    report, t = made.report, made.t
    columns = edges.columns(t, report)
    if not columns:
        return
    made.section(t("title-edges"), t("sub-edges"))
    made.picture("components", t("title-edges"), [(name, plot.wide) for name, _, plot in columns])
    head = [*edges.heads(t, report), "wins", "of"]
    for label, all in edges.groups_of(report):
        ends = all if len(all) <= 2 * ENDS else [*all[:ENDS], *all[-ENDS:]]
        rows = [
            [*edges.figures(t, one), t("percent", n=t.within(one["wins"][0], 1, 100)), t.whole(one["taken"][0])]
            for one in ends
        ]
        made.parts.append(f"**{t.name(label)}**, {len(ends)} of {len(all)}:")
        made.table(head, rows)


def points(made: Page) -> None:
    """Where points come from, how scores lie, how long it takes."""
    report, t = made.report, made.t
    if report["sources"]:
        made.section(t("title-sources"), t("sub-totals"))
        made.picture("sources", t("title-totals"), [("", sources.differences(t, report).wide)])
        many = [t.name(one) for one in report["periods"]]
        rows = [
            [t.name(one["name"]), t.within(one["total"][0]), *[t.num(value) for value in one["periods"][0]]]
            for one in report["sources"]
        ]
        made.table(["", t("figure-points"), *many], rows)
    figures = report["totals"]
    made.section(f"{t('title-scores')}, and how long a game is")
    drawn = [
        (t("title-scores"), totals.spread(t, report, figures["mean"], t("plot-scores"), "told-scores").wide),
        (t("title-length"), totals.spread(t, report, figures["length"], t("plot-length"), "told-length").wide),
    ]
    made.picture("scores", "Scores of seats, and choices in a game", drawn)
    made.table(["", "mean"], [[t(f"total-{key}"), t.within(one["mean"][0])] for key, one in figures.items()])


def choices(made: Page) -> None:
    """What is open, and what is taken of it."""
    plot = answers.answers(made.t, made.report)
    if plot.rows:
        made.section(made.t("title-answers"), made.t("sub-answers"))
        made.picture("answers", made.t("title-answers"), [("", plot.wide)])


def doubts(t: Teller, report: Report) -> Iterator[str]:
    yield bare(t.markup("method-bots"))
    yield bare(t.markup("method-alone"))
    if len(report["components"]) > 2 * ENDS:
        yield "The ends of a long list are flattered by chance: who stands first is likely a little worse than that."
    few = [one for one in report["components"] if None in one["edge"]]
    if few:
        yield f"{len(few)} of {len(report['components'])} components were taken too seldom to say anything of them."
    yield (
        f"All seats are played by {', '.join(report['bots'])}: whether a start or a card suits another way to play, or "
        "how people who answer one another would fare, does not show."
    )


# ---- from the command line
def study(one: Study, minutes: float, jobs: int) -> Report:
    with open_workers(jobs=jobs) as workers:
        return run(one._replace(seconds=60 * minutes), workers)


def main(argv: Sequence[str] | None = None) -> None:
    known = {one.game: one for one in STUDIES}
    parser = argparse.ArgumentParser(description="The balance of our games, as pages of the documentation.")
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"of {', '.join(known)} (all)")
    parser.add_argument("--minutes", metavar="M", type=float, default=0.0, help="of playing each, at most")
    parser.add_argument("--jobs", metavar="N", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="write the pages from the figures that are there")
    args = parser.parse_args(argv)
    for game in args.games or known:
        if game not in known:
            parser.error(f"there are {', '.join(known)}, not {esc(game)}")
        file = PAGES / f"{game}.json"
        report = read(file.read_text("utf-8")) if args.again else study(known[game], args.minutes, args.jobs)
        PAGES.mkdir(exist_ok=True)
        file.write_text(written(report), "utf-8")
        (PAGES / f"{game}.md").write_text(page(report), "utf-8")


if __name__ == "__main__":
    main()
