"""Civolution, for 2 to 4 civs and solo against V.I.C.I."""
