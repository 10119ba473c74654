"""Who may come in: only a browser on the machine itself. The lab reads and writes files and takes the processors."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from starlette.requests import Request
from starlette.types import Scope

from demiurge.kernel.speech import Spoken
from demiurge.table.server.hosts import name_in

PASSED_ON: Final = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")
LOCAL: Final = ("localhost", ".localhost")  # names that lead nowhere else


class Away(Spoken):
    """Somebody calls from elsewhere."""

    room = "demiurge.lab.web"


def is_host(scope: Scope) -> bool:
    """Whether a request comes from this machine, was not passed on by anybody, and names the machine as itself: a page
    of another site may lead its own name here."""
    headers = scope["headers"]
    names = [name_in(value.decode("latin-1")) for name, value in headers if name == b"host"]
    client = scope.get("client")
    return (
        client is not None
        and is_loopback(client[0])
        and len(names) == 1
        and is_here(names[0])
        and not any(name in PASSED_ON for name, _ in headers)
    )


def is_loopback(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


def is_here(name: str) -> bool:
    return name == LOCAL[0] or name.endswith(LOCAL[1]) or is_loopback(name)


def only_host(request: Request) -> None:
    """A dependency of every route."""
    if not is_host(request.scope):
        raise Away("wrong-away")
