"""How much a long run does: a hundred thousand requests, a third of them at a socket, and ten thousand files."""

from __future__ import annotations

from typing import Final

CHAPTER: Final = 2_502  # shared out evenly among the three who send at a socket
CHAPTERS: Final = 28
AT_SOCKET: Final = 12
FILES: Final = 1_000
FILE_CHAPTERS: Final = 10
