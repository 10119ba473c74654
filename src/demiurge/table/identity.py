"""Who is who without accounts: unguessable tokens, of which the database keeps only the hash.

A browser has one token, in its cookie. Everything else derives from it: the links of a table's seats from the token of
who made the table, so that the host can be shown them again though they are stored nowhere; the CSRF token, too."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "demiurge"
BYTES: Final = 24
LENGTH: Final = BYTES * 4 // 3  # of a token, as it is written


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """What is stored. The tokens are random and long, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived(token: str, *parts: object) -> str:
    """A token that only who holds `token` can make, one for each purpose."""
    digest = hmac.new(token.encode(), ":".join(map(str, parts)).encode(), hashlib.sha256).digest()
    return written(digest[:BYTES])


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def origin(address: str) -> str:
    """Where somebody comes from, as far as fairness needs it. With sixteen bits of a hash, neighbours are told apart;
    but 65,536 addresses share each of them, so the database gives away nobody's."""
    return hashlib.sha256(address.encode()).hexdigest()[:4]


def seat_token(host: str, table: str, seat: int, turn: int = 0) -> str:
    """The secret part of a seat's link. `turn` counts how often the host has made a new one."""
    return derived(host, "seat", table, seat, turn)


def page_id(visitor: str, name: str) -> str:
    """An open page, by the name that it has given itself: nobody else can speak of it. "" where it has none."""
    return f"{hashed(visitor)} {name}" if name else ""


def page_mark(page: str) -> str:
    """A page as other server processes hear of it: short, and nobody's name."""
    return hashed(page)[:16] if page else ""


def csrf_token(visitor: str) -> str:
    return derived(visitor, "csrf")


def same(one: str, two: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), two.encode())


def plausible(token: str) -> bool:
    """Whether a cookie can be one of ours; anything else is replaced."""
    return len(token) == LENGTH and token.isascii() and token.replace("-", "").replace("_", "").isalnum()
