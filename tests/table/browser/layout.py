"""What is wrong with the layout of a page: texts, signs, controls that are cut or lie over one another (layout.js)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

MEASURED: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def faults(page: Any) -> list[str]:
    return list(page.evaluate(MEASURED))


def faults_of_tabs(page: Any) -> list[str]:
    """Where the parts of a table take turns: of each of them."""
    found, tabs = faults(page), page.locator(".tabs .tab:visible, .an-tabs button:visible")
    for number in range(tabs.count()):
        tab = tabs.nth(number)
        tab.evaluate("tab => tab.click()")
        found += [f"{tab.inner_text()}: {one}" for one in faults(page) if one not in found]
    return found
