"""The API: tables for programs, in JSON. What a program may see and do is what a page may, no more.

A caller is known by a bearer token alone, never by a cookie: so no page of another site can speak here, and there is no
CSRF to guard against. The token is the caller's own. Who comes with the secret part of a free seat's link may sit down
there, and speaks by a token of their own from then on: the host, who can make the link again, must not."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response, StreamingResponse

from demiurge.bots import BadBot
from demiurge.kernel.actions import UnknownAction
from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import BadOption, dump
from demiurge.kernel.play import MOVED_ON, UNKNOWN_TEXT
from demiurge.kernel.registry import Meta, UnknownGame, find, games
from demiurge.kernel.state import NOT_ASKED
from demiurge.kernel.text import Value
from demiurge.kit.markup import spoken
from demiurge.kit.scene import GESTURE, Answer, Group
from demiurge.table.game.live import Live
from demiurge.table.game.names import PROGRAM, bot_name
from demiurge.table.game.tables import LONGEST_GESTURE
from demiurge.table.game.thinking import LEVELS, SPECS
from demiurge.table.game.wanted import Wanted
from demiurge.table.identity import hashed, new_token, plausible, seat_token
from demiurge.table.languages import ENGLISH, say
from demiurge.table.routes import api_models as models
from demiurge.table.routes.asking import clean, link_to, origin_of, server, showing_what_is_kept
from demiurge.table.routes.ordering import FRIEND, LONGEST_NAME, ME
from demiurge.table.seen.look import ENTRIES, Looker, Looking, chosen_seat, own_seats
from demiurge.table.seen.rules import rulebook
from demiurge.table.seen.window import window
from demiurge.table.server import threads
from demiurge.table.storage import ALONE, SeatRow

SENTENCES: Final = 50  # of the journal


# ---- how a call comes to nothing
class Refused(Exception):
    def __init__(self, status: int, what: str, **values: Value) -> None:
        self.status, self.text = status, say(ENGLISH, what, **values)
        super().__init__(self.text)


def problem(status: int, text: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """What is wrong, in a sentence."""
    sent = dict(headers or {})
    if status == 401:
        sent["WWW-Authenticate"] = "Bearer"
    return JSONResponse({"problem": text, "clause": None}, status, sent)


def first_fault(error: RequestValidationError) -> str:
    found = error.errors()[0]
    where = ".".join(str(part) for part in found["loc"][1:]) or say(ENGLISH, "api-body")
    return f"{where}: {found['msg']}"


class Route(threads.Route):
    """Says every problem in the one form that the API promises."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handled(request: Request) -> Response:
            try:
                return await handle(request)
            except Refused as error:
                return problem(error.status, error.text)
            except RequestValidationError as error:
                return problem(422, first_fault(error))
            except (UnknownGame, BadOption, BadBot) as error:
                return problem(422, str(error))

        return handled


SAID: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": models.Problem, "description": "No token, or none of ours."},
    403: {"model": models.Problem, "description": "The token does not speak for that seat."},
    404: {"model": models.Problem, "description": "There is no such table."},
    410: {"model": models.Problem, "description": "The table is kept, but its game cannot be played here any more."},
    422: {"model": models.Problem, "description": "The call is wrong, or a rule forbids it: then the clause is named."},
    429: {"description": "Too many requests; wait a moment."},
    503: {"model": models.Problem, "description": "The game cannot be saved at the moment; nothing was changed."},
}
MOVED: Final[dict[int | str, dict[str, Any]]] = {
    409: {"model": models.MovedOn, "description": "The game has moved on; the new position comes with it."}
}

router = APIRouter(prefix="/api", route_class=Route)
bearer = HTTPBearer(auto_error=False, description="your token; to sit down, that of a seat's link")


# ---- who calls
def token_of(found: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    """The caller's token, or "" for somebody who only looks."""
    if found is None:
        return ""
    if not plausible(found.credentials):
        raise Refused(401, "api-no-token")
    return found.credentials


Token = Annotated[str, Depends(token_of)]
Id = Annotated[str, Path(description="the id of a table", examples=["Qm3vXk81Zs"])]
Chosen = Annotated[int | None, Query(description="one of your seats, where you have several")]


class Visit:
    """One caller at one table."""

    def __init__(self, request: Request, table: str, token: str) -> None:
        self.owner, self.table = server(request), table
        self.live: Live = self.owner.tables.live(table)
        self.come(token)

    def come(self, token: str) -> None:
        """Known by this token; its seats are here, though no line may be open."""
        self.token = token
        self.owner.hub.saw(self.table, own_seats(self.live, Looker(token)))
        self.looker: Looker = self.owner.looker(token, self.table)

    def invited_to(self) -> SeatRow | None:
        """The seat whose link the token is."""
        link = hashed(self.token) if self.token else None
        return next((row for row in self.live.seats if row.link_hash == link), None)

    def sit(self, name: str, own: str) -> None:
        """On the free seat whose link the token is; `own` is the token that speaks for it from now on."""
        row = self.invited_to()
        if row is None or self.live.row.over:
            raise Refused(403, "sit-over" if row else "api-no-link")
        if hashed(own) == row.link_hash:
            raise Refused(422, "api-own-token")
        self.owner.store.claim(self.table, row.seat, row.link_hash, hashed(own), name or row.name or PROGRAM)
        self.live = self.owner.tables.live(self.table)
        if self.live.seats[row.seat].visitor_hash != hashed(own):
            raise Refused(403, "api-taken")
        self.come(own)

    def seat(self, wanted: int | None) -> int:
        """The seat that looks: the one asked for, or whichever of the caller's is asked something."""
        if wanted is not None and wanted not in (SPECTATOR, *own_seats(self.live, self.looker)):
            raise Refused(403 if self.token else 401, "api-not-your-seat", seat=wanted)
        return SPECTATOR if wanted == SPECTATOR else chosen_seat(self.live, self.looker, wanted)

    def speaker(self, wanted: int | None) -> int:
        """The seat that speaks."""
        seat = self.seat(wanted)
        if seat != SPECTATOR:
            return seat
        if not self.token:
            raise Refused(401, "api-speak")
        row = self.invited_to()
        if row is None:
            raise Refused(403, "api-looking-on")
        free = row.kind == "free" and not self.live.row.over
        raise Refused(403, "api-invited" if free else "api-taken")

    @contextmanager
    def holding(self) -> Iterator[Live]:
        """The table as it is now, locked."""
        with self.owner.tables.holding(self.table) as live:
            self.live = live
            yield live

    def looking(self, seat: int) -> Looking:
        return Looking(self.owner.look, self.live, self.looker, seat, None, True)

    # ---- what it sees
    def position(self, seat: int, view: bool = True) -> models.Position:
        with self.holding() as live:
            looking, row = self.looking(seat), live.row
            seats = live.drawing.scene(looking.view, seat).seats
            asked = seat in looking.view.waiting()
            told = [
                models.Sentence(at=entry.number, seat=one.seat, text=spoken(str(one.text), seats), time=entry.time)
                for entry in looking.story().entries[-ENTRIES:]
                for one in entry.told
            ]
            return models.Position(
                table=row.id, news=row.news, at=live.last, guard=row.version,
                waiting=looking.view.waiting(), over=live.state.over(),
                scores=looking.view.scores(), game=row.game, title=find(row.game).title, options=live.game.options,
                since=row.since.isoformat(), seat=seat, mine=looking.mine,
                question=live.drawing.question(looking.view, seat) if asked else "", may_undo=looking.undo()[0],
                people=[self.person(looking, n, one.title) for n, one in enumerate(seats)],
                journal=told[-SENTENCES:], view=dump(looking.view) if view else None,
            )  # fmt: skip

    def person(self, looking: Looking, seat: int, title: str) -> models.PersonModel:
        one = looking.person(self.live.seats[seat])
        return models.PersonModel(
            seat=seat, title=title, name=one.name, kind=one.kind, mine=one.mine, present=one.present,
            stand_in=one.stand_in, thinking=one.thinking,
        )  # fmt: skip

    def answers(self, seat: int) -> models.Answers:
        with self.holding():
            drawing, view = self.live.drawing, self.looking(seat).view
            asked = seat != SPECTATOR and seat in view.waiting()
            groups: list[Group] = drawing.answers(view, seat) if asked else []
            question = drawing.question(view, seat) if asked else ""
            legal = [(group, one) for group in groups for one in group.answers if not one.refusal]
            return models.Answers(
                at=self.live.last, guard=self.live.row.version, seat=seat, question=question,
                answers=[self.answer(group, one) for group, one in legal if not one.then],
                gestures=[self.answer(group, one) for group, one in legal if one.then],
            )  # fmt: skip

    def answer(self, group: Group, one: Answer) -> models.AnswerModel:
        """Of an answer all that is no picture: label, ghosts and marks are for the eye."""
        text = GESTURE.join(self.live.game.space.format(action) for action in one.said)
        chips = [models.ChipModel(icon=c.icon, amount=c.amount, words=str(c.words), harm=c.harm) for c in one.chips]
        return models.AnswerModel(
            do=text, name=one.name, group=group.title, note=one.note, places=list(one.places), chips=chips,
            after=dict(one.after), light=one.light, ends=one.ends,
        )  # fmt: skip

    def why(self, seat: int, text: str) -> str | None:
        """The clause that forbids an answer, as far as the seat's View tells; None: it is allowed. Of a gesture the
        first is judged: what the others meet lies behind it."""
        with self.holding():
            view = self.looking(seat).view
            try:
                first, *more = [self.live.game.space.parse(one) for one in text.split(GESTURE)]
            except UnknownAction:
                return UNKNOWN_TEXT
            if len(more) >= LONGEST_GESTURE:
                return UNKNOWN_TEXT
            if seat in view.waiting() and first in view.answers(seat):
                return None
            return view.refuse(seat, first) or NOT_ASKED

    def sentence(self, clause: str) -> str:
        return rulebook(self.live.row.game).sentence(clause)

    def settled(self, seat: int, refusal: str | None) -> Response:
        """Where the table stands after what the caller did, or why it was not done."""
        if refusal is None:
            with showing_what_is_kept():
                return JSONResponse(models.Standing(**self.position(seat, False).model_dump()).model_dump())
        said = {"problem": self.sentence(refusal), "clause": refusal}
        if refusal == MOVED_ON:
            return JSONResponse({**said, "position": self.position(seat).model_dump()}, 409)
        return JSONResponse(said, 422)


# ---- games
@router.get("/games", tags=["games"], summary="The games and the bots")
def list_games() -> models.GamesModel:
    """What can be played here: games with their seats, editions and options, and bots by their strength."""
    return models.GamesModel(
        games=[described(meta) for meta in games().values()],
        bots=[
            models.LevelModel(name=say(ENGLISH, one.name), spec=one.spec, about=say(ENGLISH, one.about))
            for one in LEVELS
        ],
    )


def described(meta: Meta) -> models.GameModel:
    options = [
        models.OptionModel(name=one.name, values=one.values, default=one.default, text=window(meta.name).text(one))
        for one in meta.options
    ]
    return models.GameModel(name=meta.name, title=meta.title, seats=meta.seats, editions=meta.editions, options=options)


# ---- tables
@router.post(
    "/tables", tags=["tables"], summary="Make a table", status_code=201,
    responses={401: SAID[401], 422: SAID[422], 429: {"description": "Too many requests, or tables; it says which."}},
)  # fmt: skip
def make(request: Request, wish: models.Wish, token: Token) -> models.Made:
    """Without a token you are given one: it speaks for the seats "me" from then on. The tokens of the free seats are
    told only here; hand them, or the links, to who shall sit there."""
    owner, meta = server(request), find(wish.game)
    host = token or new_token()
    if wish.alone:
        owner.caps.admit_alone(hashed(host), origin_of(request))
    table = owner.tables.create(wanted(wish, meta, origin_of(request)), host)
    seats = [made_seat(table, host, n, who) for n, who in enumerate(wish.seats)]
    page = link_to(request, f"/t/{table}")
    return models.Made(table=table, page=page, token=None if token else host, seats=seats)


def wanted(wish: models.Wish, meta: Meta, origin: str) -> Wanted:
    """The wish, checked."""
    if len(wish.seats) not in meta.seats:
        few = ", ".join(map(str, meta.seats))
        raise Refused(422, "api-count", game=meta.title, seats=few, number=len(wish.seats))
    known = [ME, FRIEND, *SPECS]
    for who in wish.seats:
        if who not in known:
            raise Refused(422, "api-seats", known=", ".join(known), who=repr(who))
    if wish.seed and FRIEND in wish.seats:
        raise Refused(422, "api-seed")
    options, names, settings = options_of(wish, meta), names_of(wish), {ALONE: "yes"} if wish.alone else {}
    return Wanted(meta.name, options, wish.seats, names, wish.seed, wish.listed, settings, origin=origin)


def options_of(wish: models.Wish, meta: Meta) -> dict[str, str]:
    """The edition is an option like any other; where there is only one, it may still be named."""
    if not wish.edition:
        return wish.options
    if wish.edition not in meta.editions:
        raise Refused(422, "api-editions", game=meta.title, known=", ".join(meta.editions), edition=repr(wish.edition))
    return {**wish.options, "edition": wish.edition} if len(meta.editions) > 1 else wish.options


def names_of(wish: models.Wish) -> list[str]:
    """Somebody who gives none is a program; whoever takes a free seat brings a name."""
    unnamed = {ME: PROGRAM, FRIEND: ""}
    given = [clean(name, LONGEST_NAME) for name in wish.names] + [""] * len(wish.seats)
    return [given[n] or unnamed.get(who, bot_name(n, who)) for n, who in enumerate(wish.seats)]


def made_seat(table: str, host: str, seat: int, who: str) -> models.MadeSeat:
    if who == FRIEND:
        token = seat_token(host, table, seat)
        return models.MadeSeat(seat=seat, kind="free", token=token, link=f"/t/{table}/sit/{token}")
    return models.MadeSeat(seat=seat, kind="person" if who == ME else "bot", bot="" if who == ME else who)


@router.get("/tables/{table}", tags=["tables"], summary="What your seat sees", responses=SAID)
def look(
    request: Request, table: Id, token: Token, seat: Chosen = None,
    view: Annotated[bool, Query(description="with the View itself")] = True,
) -> models.Position:  # fmt: skip
    """Without a token you look on. The View is the position with everything masked that the seat may not see; a program
    that has Demiurge installed can load it, search it and draw it."""
    visit = Visit(request, table, token)
    return visit.position(visit.seat(seat), view)


@router.post("/tables/{table}/seat", tags=["tables"], summary="Sit down", responses=SAID)
def sit(request: Request, table: Id, token: Token, body: models.Sit) -> models.Seated:
    """On the free seat whose link the token is. The answer brings the token that speaks for the seat from now on,
    unless you bring one yourself: a call whose answer was lost can then be made again. The link's speaks for nobody."""
    if body.token and not plausible(body.token):
        raise Refused(422, "api-random-token")
    if not token:
        raise Refused(401, "api-open")
    visit, given = Visit(request, table, token), ""
    if not own_seats(visit.live, visit.looker):
        given = "" if body.token else new_token()
        visit.sit(clean(body.name, LONGEST_NAME), body.token or given)
    return models.Seated(**visit.position(visit.speaker(None)).model_dump(), token=given or None)


@router.get("/tables/{table}/answers", tags=["answers"], summary="What your seat may answer", responses=SAID)
def answers(request: Request, table: Id, token: Token, seat: Chosen = None) -> models.Answers:
    visit = Visit(request, table, token)
    return visit.answers(visit.seat(seat))


@router.get("/tables/{table}/why", tags=["answers"], summary="Whether an answer is allowed", responses=SAID)
def why(
    request: Request, table: Id, token: Token, seat: Chosen = None,
    do: Annotated[str, Query(max_length=400, description="the text of an answer", examples=["light C3"])] = "",
) -> models.Why:  # fmt: skip
    """And if it is not, the clause of the rules that forbids it."""
    visit = Visit(request, table, token)
    clause = visit.why(visit.speaker(seat), do)
    sentence = visit.sentence(clause) if clause else None
    return models.Why(do=do, allowed=clause is None, clause=clause, sentence=sentence)


@router.post(
    "/tables/{table}/answers", tags=["answers"], summary="Answer", response_model=models.Standing,
    responses={**SAID, **MOVED},
)  # fmt: skip
def answer(request: Request, table: Id, token: Token, body: models.Say) -> Response:
    """It is kept when you are told so. `at` and `guard` keep it from a question that you have not seen."""
    visit = Visit(request, table, token)
    seat = visit.speaker(body.seat)
    return visit.settled(seat, visit.owner.tables.answer(table, seat, body.do, body.at, body.guard, every=True))


@router.post(
    "/tables/{table}/undo", tags=["answers"], summary="Take back your last answer", response_model=models.Standing,
    responses={**SAID, **MOVED},
)  # fmt: skip
def undo(request: Request, table: Id, token: Token, body: models.Back | None = None) -> Response:
    """As far as you may alone: nothing was shown, and nobody else has openly answered since. `at` and `guard` keep it
    from an answer that you did not mean."""
    visit = Visit(request, table, token)
    said = body or models.Back()
    seat = visit.speaker(said.seat)
    return visit.settled(seat, visit.owner.tables.undo(table, seat, said.at, said.guard))


# ---- hearing, keeping
@router.get(
    "/tables/{table}/stream", tags=["tables"], summary="Hear what happens", response_class=StreamingResponse,
    responses={**SAID, 200: {"content": {"text/event-stream": {}}, "description": "Server-sent events."}},
)  # fmt: skip
async def stream(request: Request, table: Id, token: Token) -> Response:
    """`news` with the table's number of news when something changed (fetch the table then), `said` with a message when
    that is all, `presence` when somebody comes or goes, `busy` with the seats whose bots think. As long as it is open
    your seats count as present."""
    visit = await run_in_threadpool(Visit, request, table, token)
    answer: Response = visit.owner.stream(table, own_seats(visit.live, visit.looker))
    return answer


@router.get(
    "/tables/{table}/record", tags=["tables"], summary="The record", response_class=Response,
    responses={**SAID, 200: {"content": {"application/x-ndjson": {}}, "description": "One JSON object a line."}},
)  # fmt: skip
def record(request: Request, table: Id, token: Token, seat: Chosen = None) -> Response:
    """Of a finished game the whole, which replays it. Of a running one what your seat may read of it."""
    visit = Visit(request, table, token)
    with visit.holding() as live:
        play = live.play
        text = play.finished_record().to_text() if play.state.over() else play.record.redacted(visit.seat(seat))
    return Response(text, media_type="application/x-ndjson")
