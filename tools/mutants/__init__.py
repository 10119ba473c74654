"""`make mutants`: are the rules held by tests? Rules are broken at random, one small place each time, and tests run.

| file | what it is for |
|---|---|
| `rules.py` | which modules of a game are rules, and which tests cite them |
| `mutant.py` | one broken place: its name, its source, its diff |
| `operators.py` | all that can be broken in a source |
| `syntax.py` | what an expression or a statement is, as far as its text tells |
| `survey.py` | the tests run once on the sound rules: what passes, how long it takes, what it reaches |
| `trial.py` | the tests run against one mutant, in a process of its own |
| `hunt.py` | the sample, on as many cores as there are, resumed where it ended |
| `report.py` | the figures, the survivors, and the mutants that are argued to be no mistake |

What is broken, what is not, and why: docs/checks.md.
"""
