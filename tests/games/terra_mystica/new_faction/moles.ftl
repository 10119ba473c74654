
ability-moles = they reach two hexes far, and score their dwellings when they pass
    .start = a reach of two hexes
    .stronghold = nothing more
