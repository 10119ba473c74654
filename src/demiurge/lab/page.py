"""The report as a page: one file that holds everything, or the part of it that another page shows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from demiurge.kit.markup import esc
from demiurge.lab.headline import bare, headline
from demiurge.lab.report import Report, written
from demiurge.lab.running import Progress
from demiurge.lab.telling import Teller

STATIC: Final = Path(__file__).parent / "static"
TOKENS, STYLE, SCRIPT = STATIC / "tokens.css", STATIC / "lab.css", STATIC / "lab.js"


def body(report: Report, language: str = "en") -> str:
    """The report in markup, without style or script of its own: `STYLE` and `SCRIPT` are what it needs."""
    said = headline(report, language)
    more = "".join(f"<p>{sentence}</p>" for sentence in said.more)
    return f'<main class="lab"><section class="panel"><h1>{said.claim}</h1>{more}</section></main>'


def page(report: Report, language: str = "en") -> str:
    """One file, with its style, its script and its figures."""
    t = Teller(language)
    data = written(report).replace("<", "\\u003c")
    style = TOKENS.read_text("utf-8") + STYLE.read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{t.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{esc(bare(headline(report, language).claim))}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n{body(report, language)}\n"
        f'<script type="application/json" id="report">{data}</script>\n<script>{SCRIPT.read_text("utf-8")}</script>\n'
        "</body>\n</html>\n"
    )


def narrowing(progress: Progress, language: str = "en") -> str:
    """How the interval narrows while games are played."""
    return ""
