"""What the API says and hears, as models: they check what comes in, and OpenAPI shows them to who writes a program."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Text = Annotated[str, Field(max_length=80)]


class Heard(BaseModel):
    """Something a caller sends. A misspelt field is a mistake that should be heard of."""

    model_config = ConfigDict(extra="forbid")


# ---- games
class OptionModel(BaseModel):
    name: str
    values: list[str]
    default: str
    text: str


class GameModel(BaseModel):
    name: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Terra Mystica"])
    seats: list[int] = Field(description="the numbers of players", examples=[[2, 3, 4, 5]])
    editions: list[str]
    options: list[OptionModel]


class LevelModel(BaseModel):
    """A bot that may be given a seat: `spec` is what stands in the list of seats."""

    name: str = Field(examples=["Easy"])
    spec: str = Field(examples=["greedy"])
    about: str


class GamesModel(BaseModel):
    games: list[GameModel]
    bots: list[LevelModel]


# ---- making a table
class Wish(Heard):
    """A table that somebody wants."""

    game: Text = Field(examples=["lantern-isles"])
    options: dict[Text, Text] = Field(default={}, description="only those that differ from the default")
    edition: Text | None = None
    seats: list[Text] = Field(
        max_length=16,
        description='"me", "friend" (free, with a link), or the spec of a bot',
        examples=[["me", "greedy"]],
    )
    names: list[Text] = Field(default=[], max_length=16, description="by seat; a missing one is made up")
    seed: Text = Field(default="", description="for the same chance again; by default nobody can know it")
    listed: bool = Field(default=False, description="shown to everybody as long as it has a free seat")
    alone: bool = Field(default=False, description="bots play on though nobody plays in person or has the stream open")


class MadeSeat(BaseModel):
    seat: int
    kind: str = Field(description='"person", "bot" or "free"')
    bot: str = ""
    token: str | None = Field(default=None, description="of a free seat: who sends it sits down there")
    link: str | None = Field(default=None, description="the same for a browser")


class Made(BaseModel):
    """A new table. The tokens are told now and never again; the server keeps only their hashes."""

    table: str
    page: str = Field(description="where to look on in a browser")
    token: str | None = Field(description="your token, if you came without one")
    seats: list[MadeSeat]


# ---- looking
class PersonModel(BaseModel):
    seat: int
    title: str = Field(description="what the seat plays: a people, a colour")
    name: str
    kind: str = Field(description='"person", "bot" or "free"')
    mine: bool
    present: bool = Field(description="listens at this moment")
    stand_in: str = Field(description="the bot that plays for somebody who left")
    thinking: bool = Field(description="a bot that is at it")


class Sentence(BaseModel):
    at: int = Field(description="the position after the answer that it tells of; 0: while setting up")
    seat: int = Field(description="whose deed; -1: nobody's")
    text: str
    time: str


class Standing(BaseModel):
    """Where a table stands."""

    table: str
    news: int = Field(description="grows with everything that somebody may see")
    at: int = Field(description="how many answers were given; an answer says to which position it belongs")
    guard: int = Field(description="grows with every change of the game: as many answers may be other ones")
    waiting: list[int] = Field(description="the seats that owe an answer")
    over: bool
    scores: list[int]


class Position(Standing):
    """What one seat may see of a table."""

    game: str
    title: str
    options: dict[str, str]
    since: str = Field(description="since when the seats are waited for")
    seat: int = Field(description="who looks; -1: a spectator")
    mine: list[int] = Field(description="all seats that the token speaks for")
    question: str = Field(description='what the seat is asked; "" when nothing')
    may_undo: str = Field(description='"yes", "ask" (the others must agree) or "no"')
    people: list[PersonModel]
    journal: list[Sentence] = Field(description="the latest sentences, oldest first")
    view: list[Any] | None = Field(description="the seat's View, for `demiurge.kernel.game.load`; null if not wanted")


class Seated(Position):
    """What the seat sees where you sit now."""

    token: str | None = Field(description="speaks for the seat from now on; null if you brought one")


class ChipModel(BaseModel):
    icon: str
    amount: int = Field(description="below zero: a cost, unless it does harm")
    words: str
    harm: bool = Field(description="more of it is worse, such as unrest")


class AnswerModel(BaseModel):
    do: str = Field(description="what to send", examples=["pledge 2"])
    name: str
    group: str
    note: str
    places: list[str] = Field(description="ids of the elements of the page by which it can be chosen")
    chips: list[ChipModel]
    after: dict[str, str] = Field(description="figures of your seat that it changes, as they will read")
    light: bool = Field(description="the beginning of a turn, as easily taken back as done")
    ends: bool = Field(description="the end of a turn, and nothing else")


class Answers(BaseModel):
    """All that a seat may answer now; none while it is asked nothing."""

    at: int
    guard: int
    seat: int
    question: str
    answers: list[AnswerModel] = Field(description="each is one step")
    gestures: list[AnswerModel] = Field(description="several of them in one go, given all or none; send `do` as it is")


class Why(BaseModel):
    do: str
    allowed: bool
    clause: str | None = Field(description="the clause that forbids it", examples=["LI-2.5"])
    sentence: str | None


# ---- doing
class Say(Heard):
    """An answer to the position `at`."""

    do: str = Field(max_length=400, examples=["pledge 2"], description="of a gesture several, with semicolons")
    at: int = Field(ge=0, description="the position that was seen; another one is refused with 409")
    guard: int | None = Field(
        default=None,
        ge=0,
        description="that came with the position; the answer counts if its question still stands",
    )
    seat: int | None = Field(default=None, description="needed only where the token speaks for several")


class Back(Heard):
    """Your last answer is taken back; with `at` and `guard` only if it is still the one that you saw."""

    at: int | None = Field(default=None, ge=0, description="the position that was seen")
    guard: int | None = Field(default=None, ge=0, description="that came with it; if not, it is refused with 409")
    seat: int | None = Field(default=None, description="needed only where the token speaks for several")


class Sit(Heard):
    name: str = Field(default="", max_length=40, description="how the others see you", examples=["Deep Lantern"])
    token: str = Field(
        default="", max_length=40, description="a secret of your own, 32 random letters, for the seat; else you get one"
    )


# ---- what can go wrong
class Problem(BaseModel):
    """A call that came to nothing: a sentence for people and, where a rule forbids it, the clause."""

    problem: str
    clause: str | None = None


class MovedOn(Problem):
    """The position is another one by now; here it is."""

    position: Position
