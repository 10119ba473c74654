"""Learning: bots that play against themselves, and nets that learn from it what a position leads to."""
