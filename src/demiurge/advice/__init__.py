"""Advice: the best plans for a turn, what they are worth, and why; docs/hints.md says how it is reckoned.

| module | what is in it |
|---|---|
| `judge.py` | what a position is worth to a seat, by its game's net or by its evaluation |
| `lines.py` | a turn played out to a horizon, in several worlds |
| `adviser.py` | the turns worth a thought, and the plans that differ in kind |
| `reasons.py` | why one line is worth more than another, in rows that add up |
| `telling.py` | steps, sentences and rows in the words of a language |"""

from demiurge.advice.adviser import Advice, Adviser, Plan
from demiurge.advice.judge import Judge
from demiurge.advice.lines import Line
from demiurge.advice.reasons import Row

__all__ = ["Advice", "Adviser", "Judge", "Line", "Plan", "Row"]
