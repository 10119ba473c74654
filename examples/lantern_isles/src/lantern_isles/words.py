"""The sentences of the game: what a question asks, by the name of its Decision, and what an event says, by its kind."""

QUESTIONS = {
    "Pledge": "How much oil do you pledge?",
    "Turn": "The die shows {die}. Light an isle, trade, draw, or play a charm first.",
    "PutOut": "Your oil has run out. Which lantern do you put out?",
    "Offer": "Give a point for two oil?",
    "TuckOne": "Which charm do you tuck under the deck?",
}

EVENTS = {
    "pledges": "The pledges are {data}.",
    "lit": "{seat} lights {cell}.",
    "out": "{seat} puts out {cell}.",
    "accepted": "{seat} gives a point for two oil.",
    "drew": "{seat} draws a charm.",
    "played": "{seat} plays a charm.",
    "scored": "The game ends with {data} points.",
}
