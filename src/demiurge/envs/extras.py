"""What an environment needs beside Demiurge itself."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

TITLES: Final = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium", "numpy": "NumPy"}


def need(*packages: str, extra: str) -> None:
    """Says how to install what is missing, before anything else fails for want of it."""
    for package in packages:
        if find_spec(package) is None:
            why = f"{TITLES.get(package, package)} is not installed: pip install 'demiurge[{extra}]'"
            raise ModuleNotFoundError(why, name=package)
