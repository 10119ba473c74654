"""What the owner gains: resources, points, Unrest (NE-20.1 to NE-20.3), and what is exchanged (NE-20.10)."""

from __future__ import annotations

from demiurge.games.nova_era import choices, names, state, unrest, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class Gain(Effect):
    """Resources from the supply, which has no end (NE-R2). Of several types each single one is chosen.

    res: a mask; color: the only one, or UNBOUND."""

    word = "gain"
    clause = "NE-20.1"
    times = (vocabulary.INSTANT, vocabulary.PRODUCTION)
    bare = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.res = written.colors(fields, "res")
        self.color = names.only(self.res) if self.res.bit_count() == 1 else vocabulary.UNBOUND

    def run(self, s: Nova, seat: int, n: int) -> None:
        if self.color == vocabulary.UNBOUND:
            s.push(choices.Take(seat, self.res, n, self.card))
        else:
            s.players[seat].gain(self.color, n)
            s.tell("gained", seat, [self.color, n, self.card])

    def plain(self) -> bool:
        return self.color != vocabulary.UNBOUND and self.condition is None and self.per is None

    def say(self) -> Text:
        return text("effect-gain", what=names.resources(self.res, self.n))

    def sign(self) -> Text:
        return text("effect-gain", n=self.n, icons=icons.resources(self.res))


class Vp(Effect):
    """Points: at once, or as an Objective, which `scoring` looks at."""

    word = "vp"
    clause = "NE-20.2"
    times = (vocabulary.INSTANT, vocabulary.SCORING)
    bare = True

    def run(self, s: Nova, seat: int, n: int) -> None:
        state.score(s, seat, n, state.FROM_INSTANT, self.card)


class Unrest(Effect):
    """The owner's Unrest moves, up or down, with all that follows."""

    word = "unrest"
    clause = "NE-20.3"
    times = (vocabulary.INSTANT, vocabulary.PRODUCTION)
    lowest = -written.MOST
    bare = True

    def run(self, s: Nova, seat: int, n: int) -> None:
        unrest.move(s, seat, n)

    def sign(self) -> Text:
        return text("effect-unrest", n=icons.signed(self.n))


class Convert(Effect):
    """An exchange, optional (NE-4.13). give, get: masks; limit: how often."""

    word = "convert"
    clause = "NE-20.10"
    times = (vocabulary.PRODUCTION,)
    numbered = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.give = written.colors(fields, "give")
        self.give_n = fields.whole("give_n", low=1, high=written.MOST)
        self.get = written.colors(fields, "get")
        self.get_n = fields.whole("get_n", low=1, high=written.MOST)
        self.limit = fields.whole("limit", low=1, high=written.MOST)

    def run(self, s: Nova, seat: int, n: int) -> None:
        s.push(choices.Convert(seat, self.id, self.limit))

    def say(self) -> Text:
        given, got = names.resources(self.give, self.give_n), names.resources(self.get, self.get_n)
        return text("effect-convert", give=given, get=got, n=self.limit)

    def sign(self) -> Text:
        given, got = icons.resources(self.give), icons.resources(self.get)
        return text("effect-convert", give=f"{self.give_n}{given}", get=f"{self.get_n}{got}", n=self.limit)
