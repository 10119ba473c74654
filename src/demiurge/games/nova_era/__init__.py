"""Nova Era, for 2 to 4 players, with the Fast Play variant."""
