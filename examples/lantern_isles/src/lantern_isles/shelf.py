"""What the lab counts as taken: a charm, when it is played. An answer names it by its place in the deck."""

from __future__ import annotations

import re
from typing import Final

from demiurge.kit.shelf import NONE, Shelf

from .components import PLAY
from .state import Isles


def there(s: Isles, seat: int, action: int) -> str:
    return s.box.names[PLAY.at(action)]


SHELF: Final = Shelf(takes=NONE, places=re.compile("play "), there=there, files=("charms.json",))
