"""Gestures: a die, what it is spent on and what pays for it, given in one go; and what is short where it cannot be.

A gesture is only what each of its answers allows on a copy of the View, all of it certain (trial.Trial): a question
that follows belongs to it if it is about paying, or about the card that was clicked."""

from __future__ import annotations

from typing import Final, NamedTuple

from demiurge.games.nova_era import actions, choices, civilization, develop, display, names, spending
from demiurge.games.nova_era.drawing.trial import Trial
from demiurge.games.nova_era.state import EXPAND_DISCOUNT, NO_DIE, Nova, color_of
from demiurge.games.nova_era.vocabulary import TECHNOLOGY, TERRITORY, TERRITORY_CARD
from demiurge.kernel.text import Text, text

NO_LOOK: Final = -1


class Way(NamedTuple):
    """Answers that are given together, and where they lead."""

    said: tuple[int, ...]
    trial: Trial

    @property
    def look(self) -> int:
        """The die that is spent on the deed, if one is."""
        return actions.SPEND.at(self.said[0]) if len(self.said) > 1 and self.said[0] in actions.SPEND else NO_LOOK

    @property
    def deed(self) -> int:
        """The answer that says what is done."""
        return self.said[self.look != NO_LOOK]

    @property
    def how(self) -> tuple[int, ...]:
        """The answers after the deed: which colour pays, which card is repaired, what is taken for what."""
        return self.said[2:] if self.look != NO_LOOK else self.said[1:]

    def more(self, action: int) -> Way:
        return Way((*self.said, action), self.trial.given(action))


def ways(view: Nova, seat: int) -> list[Way]:
    """Every single answer once, in its order, and after it the gestures that begin with it."""
    root, found = Trial(view, seat), []
    for action in root.options():
        single = Way((action,), root.given(action))
        found.append(single)
        found += gestures(single)
    return found


def gestures(single: Way) -> list[Way]:
    """What goes on from one answer without a surprise."""
    asked = single.trial.asked
    if isinstance(asked, spending.Deed) and single.deed in actions.SPEND:
        return [way for deed in single.trial.options() for way in finished(single.more(deed))]
    if isinstance(asked, choices.ChangeDie) and single.said[0] in actions.USE:
        return [single.more(change) for change in single.trial.options()]
    if isinstance(asked, choices.Take) and single.said[0] in actions.GIVE and asked.n == 1:
        kept = actions.TAKE.of(actions.GIVE.at(single.said[0]))  # to give and take the same is no exchange
        return [single.more(action) for action in single.trial.options() if action != kept]
    return [way for way in finished(single) if way is not single]


def finished(way: Way) -> list[Way]:
    """A deed with all that pays for it, or with the first card that it repairs."""
    asked = way.trial.asked
    if isinstance(asked, develop.Pay) or (isinstance(asked, choices.Repair) and asked.must):
        return [way.more(action) for action in way.trial.options()]
    return [way]


# ---- what things cost
def price(way: Way) -> int:
    """How much goes away: the die, resources, and peace. For an order among ways to the same thing."""
    found = way.look % actions.FACES + 1 if way.look != NO_LOOK else 0
    for chip in way.trial.told:
        if chip.harm:
            found += chip.amount
        elif chip.amount < 0:
            found -= chip.amount
    return found


def within_reach(trial: Trial) -> list[int]:
    """Cards of the Display and the hand that one of the seat's dice could bring into play, as things stand."""
    s, seat, found = trial.state.clone(), trial.seat, []
    p = s.players[seat]
    for index in [*display.available(s), *[card for card in p.hand if card >= 0]]:
        for one in p.dice:
            s.die = one
            if allowed(s, seat, index):
                found.append(index)
                break
    return found


def allowed(s: Nova, seat: int, index: int) -> bool:
    """Whether the die in hand brings a card into play."""
    if s.card(index).kind == TERRITORY_CARD:
        return spending.may_expand(s, seat, index)
    return any(develop.payable(s, seat, index, color) for color in s.card(index).colors)


# ---- what is short
def shortest(view: Nova, seat: int, index: int) -> tuple[int, int, int]:
    """For a Technology that cannot be paid: how much is short, of which colour, with which die at the least."""
    s, p = view.clone(), view.players[seat]
    dice = p.dice if s.die == NO_DIE else [s.die]
    found = []
    for one in dice:
        s.die = one
        for color in s.card(index).colors:
            due = develop.resources_due(s, seat, index, color)
            own = color_of(one) == color  # a die that helps comes first
            found.append((due - p.resources[color], not own, color, one % actions.LOOKS))
    least = min(found)
    return least[0], least[2], least[3]


def lacking(view: Nova, seat: int, action: int) -> Text | None:
    """`2 Economy short`, `1 Military Technology short`; None where it is not a matter of means."""
    if action in actions.DEVELOP and view.card(actions.DEVELOP.at(action)).kind == TECHNOLOGY:
        short, color, _ = shortest(view, seat, actions.DEVELOP.at(action))
        return text("lacks-resources", n=short, resource=names.resource(color)) if short > 0 else None
    if action in actions.EXPAND and view.card(actions.EXPAND.at(action)).kind == TERRITORY_CARD:
        return lacking_technologies(view, seat, actions.EXPAND.at(action))
    return None


def lacking_technologies(view: Nova, seat: int, index: int) -> Text | None:
    p, requires = view.players[seat], view.card(index).requires
    spared = p.powers[EXPAND_DISCOUNT]
    owned = [civilization.owned(view, p, color) for color in range(TERRITORY)]
    gaps = [(color, requires[color] - owned[color]) for color in range(TERRITORY) if requires[color] > owned[color]]
    total = sum(n for _, n in gaps) - spared
    if total <= 0:
        return None
    if spared:
        return text("lacks-technologies", n=total)
    return text("lacks-colors", n=total, needs=tuple(names.needs(color, n) for color, n in gaps))
