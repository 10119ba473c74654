"""What all dice have in common. (Drawings that are not ported yet look for it here.)"""

from demiurge.kit.pieces import PIPS as PIPS
