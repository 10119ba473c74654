"""The lab, for designers: what does this do over 10,000 games? A study plays a game with other components, in pairs of
the same seeds, and reports what changed and how sure that is."""

from demiurge.lab.again import FIRST, clocked, pair_again, parted
from demiurge.lab.components import Change, Label, changed, entries
from demiurge.lab.headline import Headline, headline
from demiurge.lab.lines import lines
from demiurge.lab.page import SCRIPT, STYLE, body, narrowing, page
from demiurge.lab.reckoning import run
from demiurge.lab.report import BadReport, Report, fitting, read, written
from demiurge.lab.running import Progress, Question, Rate, never
from demiurge.lab.study import BadStudy, Study, check

__all__ = [
    "BadReport", "BadStudy", "Change", "FIRST", "Headline", "Label", "Progress", "Question", "Rate", "Report",
    "SCRIPT", "STYLE", "Study", "body", "changed", "check", "clocked", "entries", "fitting", "headline", "lines",
    "narrowing", "never", "page", "pair_again", "parted", "read", "run", "written",
]  # fmt: skip
