"""Forms that a table's page posts: read, checked and answered in a writer's thread, with no framework in between, which
would take longer than most answers do."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from demiurge.table.server.guard import read_form
from demiurge.table.server.threads import write

Posted = Callable[[Request, str, dict[str, str]], Response]
"""What answers: given the table, and what the form says."""


class FormRoute(Route):
    """Where one of them is posted."""

    def __init__(self, path: str, posted: Posted) -> None:
        super().__init__(path, posted, methods=["POST"], include_in_schema=False)
        self.posted, self.app = posted, self.answer

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        found, more = super().matches(scope)
        return found, {**more, "route": self}

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        form = await read_form(request)
        response: Response = await write(self.posted, request, scope["path_params"]["table"], form)
        await response(scope, receive, send)


class Forms:
    """All of them; the application looks there first."""

    def __init__(self) -> None:
        self.routes: list[FormRoute] = []

    def at(self, path: str) -> Callable[[Posted], Posted]:
        def keep(posted: Posted) -> Posted:
            self.routes.append(FormRoute(path, posted))
            return posted

        return keep
