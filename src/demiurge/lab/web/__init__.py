"""The lab in the browser: pages beside those of the table, for who sits at the machine that serves them.

| module | what is in it |
|---|---|
| `annex` | what `demiurge serve` mounts |
| `pages` | templates and words; who may look |
| `components` | choosing a component, editing it, seeing it drawn |
| `runs`, `comparing` | starting a run, watching, stopping, reading what came of it; several side by side |
| `pairs` | both games of a pair, played again, side by side |
| `runner`, `kept` | one run at a time in a process of its own; runs on disk |
| `work` | that process |
| `editing/` | the editor's model: an entry as a form, drafts |

What a run does is `demiurge.lab`'s."""

from __future__ import annotations

from pathlib import Path

from demiurge.lab.web.annex import Lab as Lab


def open_lab(folder: Path) -> Lab:
    """The entry point: the lab, which keeps its drafts and runs in that folder."""
    return Lab(folder)
