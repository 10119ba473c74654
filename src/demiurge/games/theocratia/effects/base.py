"""What an effect of a power card or a pyramid token is."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, slug, text

if TYPE_CHECKING:  # a position knows the box, and the box these
    from demiurge.games.theocratia.state import Theocracy

# What a card that is still in hand can be counted on for (TH-27.15, TH-R46)
NO_AID: Final = 0
WAR_AID: Final = 1  # warriors less for an attack
HOLIDAY_AID: Final = 2  # cosmo less for a Holiday
GROUP_AID: Final = 3  # a smaller group for a pyramid
BONUS_AID: Final = 4  # the match bonus once more
AIDS: Final = 5

OWN_CRYSTAL: Final = "crystal-own"  # the icon of a crystal in the colour of who looks


class Mark:
    """A part of a sign: an icon with an amount that is gained or lost, or with a figure that is neither (`2×`). minor:
    it stands beside what matters."""

    def __init__(self, icon: str, n: int = 0, figure: str = "", minor: bool = False) -> None:
        self.icon = icon
        self.n = n
        self.figure = figure
        self.minor = minor


ARROW: Final = "arrow"
TWICE: Final = "2×"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """n: how much of it. aid: what it can be counted on for while its card is in hand."""

    word: ClassVar[str] = ""
    token: ClassVar[str] = ""
    aid: ClassVar[int] = NO_AID

    def __init__(self, n: int, fields: Fields) -> None:
        self.n = n

    @abstractmethod
    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        """For this player. civ: the one that acts, or whose priest or pyramid brought the token."""

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        """Whether it would change anything, for who pays so much for the card (TH-27.8)."""
        return True

    def serves(self, s: Theocracy, seat: int, civ: int) -> bool:
        """Whether it would change something for this civ, if that is named for it (TH-27.8)."""
        return False

    def say(self) -> Text:
        """What it does: the message `effect-<word>`, or of what only a token has `effect-<token>`."""
        return text(self.message(), n=self.n)

    def message(self) -> str:
        return f"effect-{slug(self.word or self.token)}"

    @abstractmethod
    def sign(self, civs: int) -> list[Mark]:
        """civs: how many its card names."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """A condition of a power card. word: how the component data calls it."""

    def __init__(self, word: str) -> None:
        self.word = word

    @abstractmethod
    def holds(self, s: Theocracy, seat: int) -> bool:
        """Whether it is met."""
