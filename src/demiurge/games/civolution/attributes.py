"""Chapter 20: attribute chips. When one may be taken, the questions know (asking.Ask)."""

from __future__ import annotations

from demiurge.games.civolution import markers, partition
from demiurge.games.civolution.state import NONE, Exam
from demiurge.games.civolution.vocabulary import ATTRIBUTE_ID, ATTRIBUTES, FEATURE_AT
from demiurge.kernel.data import changed, without


def take(s: Exam, civ: int, slot: int) -> None:
    """CV-20.3 to CV-20.6: return the marker, take the chip, refill the display, install it."""
    index = s.attributes_open[slot]
    markers.give_back(s, civ, FEATURE_AT + s.game.box.attributes[index].feature, 1)
    refill(s, slot)
    s.tell("attribute", civ, [index])
    partition.install_chip(s, civ, ATTRIBUTE_ID + index, ATTRIBUTES)


def refill(s: Exam, slot: int) -> None:
    """CV-R18: with an empty bag a space stays empty."""
    chip = NONE
    if s.attribute_bag:
        chip = s.chance.pick(s.attribute_bag)
        s.attribute_bag = without(s.attribute_bag, chip)
    s.attributes_open = changed(s.attributes_open, slot, chip)
