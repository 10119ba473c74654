"""The factions: `faction.py` what they have in common, the other modules what is odd about one.

Auren, Chaos Magicians, Darklings, Dwarves, Fakirs and Halflings have no module: what they can do is figures of
`components/factions.json`, read by the chapter that it belongs to. So are the figures of all others."""
