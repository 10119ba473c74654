"""The names that a server answers to.

A page of another site can let its own name lead to a server that is not meant for it (DNS rebinding), and then speaks
there as our pages do. So who calls must name the server by its address, by a name that nobody can register, or by one
that its keeper has allowed."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 253  # letters of a name
SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-._")
# Names in these lead nowhere on the open net, as those without a dot: machines at home and in a cluster.
OWN: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")


class Hosts:
    """`names` are those that were allowed."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = {name.lower() for name in names}

    def allow(self, name: str) -> bool:
        return name in self.names or is_address(name) or "." not in name or name.endswith(OWN)


def name_in(host: str) -> str:
    """The name or address in a Host header, without its port; "" if there is none."""
    if host.startswith("["):
        name, end, port = host[1:].partition("]")
        known, port = bool(end) and is_address(name), port.removeprefix(":")
    else:
        name, _, port = host.lower().partition(":")
        name = name.removesuffix(".")
        known = 0 < len(name) <= LONGEST and SIGNS.issuperset(name)
    return name if known and (not port or port.isdecimal()) else ""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_of(url: str) -> str:
    """The name in the address of a site, such as https://table.example.org; "" if that is none."""
    try:
        found = urlsplit(url)
    except ValueError:
        return ""
    bare = not (found.path.strip("/") or found.query or found.fragment or "@" in found.netloc)
    return name_in(found.netloc) if found.scheme in ("http", "https") and bare else ""
