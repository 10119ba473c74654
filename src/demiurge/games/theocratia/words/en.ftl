### Theocratia, in English.
### Forms: .adj a civ as the colour of what is its own; .of a building with its civ behind it; .text what a thing does;
### .short the same on a board; .note and .label beside an answer.
### What somebody did has no subject and no full stop, since it becomes part of a line; so has what follows it.

## Things

civ-magenta = Magenta
    .adj = magenta
civ-turquoise = Turquoise
    .adj = turquoise
civ-violet = Violet
    .adj = violet
civ-pink = Pink
    .adj = pink

player-red = Red
player-brown = Brown
player-blue = Blue
player-white = White

crystal-red = red
crystal-brown = brown
crystal-blue = blue
crystal-white = white
crystal-green = green
crystal-black = black

terrain-lava = lava
terrain-rock = rock
terrain-lake = lake
terrain-mountain = cloudy mountain
terrain-plain = plain
terrain-desert = desert
terrain-volcano = volcano
terrain-fortress = fortress

building-any = building
building-house = house
building-factory = factory
building-barrack = barrack
building-pyramid = pyramid
building-fortress = fortress

# A building of a civ.
piece-house = { AS($civ, "adj") } house
    .of = house of { $civ }
piece-factory = { AS($civ, "adj") } factory
    .of = factory of { $civ }
piece-barrack = { AS($civ, "adj") } barrack
    .of = barrack of { $civ }
piece-pyramid = { AS($civ, "adj") } pyramid
    .of = pyramid of { $civ }
piece-fortress = { AS($civ, "adj") } fortress
    .of = fortress of { $civ }

# Buildings that a civ has not built.
stock-house = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
stock-factory = { $n ->
    [one] { $n } factory
   *[other] { $n } factories
}
stock-barrack = { $n ->
    [one] { $n } barrack
   *[other] { $n } barracks
}
stock-pyramid = { $n ->
    [one] { $n } pyramid
   *[other] { $n } pyramids
}

die = the { AS($colour, "adj") } { $face }

# What the numbers of dice do, in full and under the columns of dice.
action-1 = First player
    .short = first
action-2 = War or conversion
    .short = war
action-3 = Expand
    .short = expand
action-4 = Factory
    .short = factory
action-5 = Barrack
    .short = barrack
action-6 = Divination
    .short = divine

tile-starting = the starting conversion tile
    .label = with the starting tile
    .ground = starting tile
tile-additional = a conversion tile
    .label = with a tile
    .ground = converted

# The additional conversion tiles beside a track.
mark-low = lowest
mark-middle = middle
mark-high = highest

# The round bonus cards.
round-expansion = Expansion
    .text = 1 extra worship for every house built
    .short = every house built
round-factory = Factory
    .text = 1 extra worship for every factory built
    .short = every factory built
round-barrack = Barrack
    .text = 1 extra worship for every barrack built
    .short = every barrack built
round-pyramid = Pyramid
    .text = 1 extra worship for every pyramid built
    .short = every pyramid built
round-holiday-war = Holiday and War
    .text = 1 extra worship for every Holiday, attack or conversion
    .short = every Holiday, attack, conversion

# The development cards, and what the civ does by them.
development-expansion = Expansion
    .text = builds a house on the nearest plain or desert, or upgrades one there; neighbours gain worship
development-holiday = Holiday
    .text = its factories produce, then it spends a crystal of each player; they gain worship
development-blank = Blank
    .text = does nothing

# What power cards and pyramid tokens do.
effect-gain-cosmo = { $n } cosmo
effect-draw = draw { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
effect-malus-back = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} back on the malus track
effect-any-worship = { $n } worship of any civ
effect-build-house = a house of the civ, as by Expand
effect-build-factory = a factory of the civ, without a house
effect-upgrade-to-factory = a house of the civ becomes a factory, which produces
effect-build-barrack = a barrack of the civ, without a house
effect-upgrade-to-barrack = a house of the civ becomes a barrack, which trains
effect-crystal-for-each-civ = a crystal of your colour for each civ
effect-worship = { $n } worship of { $civ ->
    [chosen] each civ that you name
   *[acting] the acting civ
}
effect-discard-from-hand = discard { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
effect-claim-tile = take your lowest additional conversion tile
effect-add-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
} of your colour for { $civ ->
    [chosen] each civ that you name
   *[acting] the acting civ
}
effect-remove-black = return up to { $n ->
    [one] { $n } black crystal
   *[other] { $n } black crystals
} of { $civ ->
    [chosen] the civ that you name
   *[acting] the acting civ
}
effect-train = up to { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
} trained by { $civ ->
    [chosen] each civ that you name
   *[acting] the acting civ
}
effect-turn-die = turn your die to another number from 1 to 5
effect-cancel-divination-malus = no malus for this Divination
effect-repeat-match-bonus = the match bonus once more
effect-war-discount = this attack costs { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
} less, but at least 1
effect-remove-monster = remove another monster and draw { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
effect-extra-attack = a second attack or conversion by the same civ
effect-extra-expand = a second house of the same civ
effect-pyramid-group = { $n ->
    [one] { $n } building is
   *[other] { $n } buildings are
} enough for this pyramid
effect-holiday-discount = this Holiday costs { $n } cosmo less
effect-pure-black = no malus for the black crystals of this Holiday, and { $n } cosmo for each of them, at most { $limit }

# When a power card may be played, in full and upper right on the card.
moment-start = before a die is taken
    .short = before your die
moment-drafted = die in hand
    .short = die in hand
moment-placed = die placed
    .short = die placed
moment-declared = action declared
    .short = Holiday
moment-resolved = action resolved
    .short = afterwards
when-moments = { ROW($moments) }
when-action = action { OR($actions) }; { ROW($moments) }
    .short = with a { OR($actions) }
when-always = any time

# What a power card does that has no words of its own.
card-effects = { EACH($effects) }
card-does = { UPPER($what) }.

# What the power cards say; their names are printed on them.
card-stellar-tide =
    .text = Gain 3 cosmo.
card-absolution =
    .text = Move your malus tracker 2 steps back (not below 0).
card-favoured-prophet =
    .text = Gain 1 worship of a civ of your choice whose priest is not on your last space.
card-whispers =
    .text = Draw 2 power cards (fewer if no more exist), then you must discard 1 card from your hand, drawn or older.
card-scattered-offerings =
    .text = Choose 2 different civs: add 1 crystal of your colour from the reserve to the area of each (to the first named only, if just 1 is left).
card-cleansing-rain =
    .text = Choose a civ: return 0, 1 or 2 black crystals (your choice) from its area to the reserve, then add 1 crystal of your colour to that area.
card-call-to-arms =
    .text = Choose a civ: it trains up to 2 warriors from its area (garrison maximum applies).
card-shifting-ground =
    .text = Take your lowest additional conversion tile still on the board (2, then 5, then 7), unlocked or not, without the usual 2 cosmo.
card-twist-of-fate =
    .text = Before placing the drafted die, which shows 1 to 5: turn it to another face from 1 to 5; it keeps that face.
card-double-omen =
    .text = Right after gaining a match bonus, natural or by a discarded card: gain the bonus of that cell once more.
card-herald =
    .text = After action 1: gain 2 cosmo and draw 1 power card.
card-coronation =
    .text = After action 1: gain 1 worship of the civ in whose row the die lies.
card-ambush =
    .text = The attack or conversion just declared (die or Crusade) costs 1 warrior less, at least 1; legality uses the reduced cost. Not against a monster.
card-great-hunt =
    .text = After an attack of this action removed a monster: remove a second monster anywhere, without warriors, and draw 1 power card; no worship of any kind. Once per attack.
card-crusade =
    .text = After your attack or conversion: the same civ makes a second one by all rules (warriors, chronicle, monster card, compensation, your 1 worship), but without barrack worship and round bonus.
card-spoils-of-war =
    .text = After this action removed or converted a building on another player's hex: add 2 crystals of your colour to the acting civ's area.
card-pilgrimage =
    .text = After building the house: build a second one with the same civ under the Expand rules (conversion tile, crystal and round bonus included).
card-fertile-valley =
    .text = After building the house: add 2 crystals of your colour to the area of the civ that expanded.
card-overtime =
    .text = After building a factory with this die: it produces 2 more crystals of your colour. Not for a pyramid.
card-conscription =
    .text = After building a barrack with this die: the civ trains up to 2 more warriors (garrison maximum applies). Not for a pyramid.
card-capstone =
    .text = For the pyramid being built: the group is your upgraded building and 1 adjacent building of the civ (2 in all, none of them fortress or pyramid); all else as usual.
card-clear-sight =
    .text = When using a 6 for Divination: your malus tracker does not move for it; gain 1 cosmo. At most one per Divination.
card-open-granaries =
    .text = The Holiday being declared costs you 3 cosmo less, at least 0 (legality uses the reduced cost); the crystals are unchanged.
card-pure-hearts =
    .text = Black crystals spent on this Holiday do not move your malus tracker; after all payments gain 1 cosmo for each of them, at most 2.

# Where points come from.
source-cosmo = cosmo
source-magenta = magenta
source-turquoise = turquoise
source-violet = violet
source-pink = pink
source-malus = malus

## Amounts, for those who do not see their icons

chip-cosmo = { $n } cosmo
chip-malus = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} of malus
chip-worship = { $n } worship of { $civ }
chip-cards = { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
chip-tiles = { $n ->
    [one] { $n } conversion tile
   *[other] { $n } conversion tiles
}
chip-warriors = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
} of { $civ }
chip-crystals = { $n ->
    [one] { $n } { $colour } crystal
   *[other] { $n } { $colour } crystals
}
chip-all-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
chip-pages = { $civ } turns { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
chip-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
} in all

## The journal

# Several deeds of one line, and what came of one.
told-deeds = { EACH($deeds) }
told-aside = { $deed }. { $aside }
told-both = { $first } { $second }
told-alone = { $what }.

# What a seat does.
told-begins = begins with { $card }
told-founds = founds { $civ } on { $place }
told-first = is first player now
told-takes = takes { $die }
told-turns = turns the die to { $face }
told-divines = divines a { $face }
told-places = places { $die } with { $civ }{ $how ->
   *[plain] { "" }
    [matched] , as if it matched
    [festive] , for a Holiday
    [both] , as if it matched and for a Holiday
}
told-will-place = wants to place the die with { $civ }
told-rests = lets the civ rest
told-leads = takes the first place{ $card ->
   *[no] { "" }
    [yes] { " " }and the end-round card
}
told-attacks = sends { $civ } to war against the { $what } on { $place }
told-attacks-monster = sends { $civ } to war against the monster on { $place }
told-converts = has { $civ } convert { $place } under the { $what }
told-goes-on = goes through with it
told-hunts = hunts the monster on { $place }
told-builds = builds a { $what } on { $place }
told-converts-and-builds = converts { $place } and builds a { $what } there
told-raises = raises the house on { $place } to a { $what }
told-plans-pyramid = plans a pyramid on { $place }
told-names-for-pyramid = lets { $place } give way to the pyramid
told-pyramid = builds a { $what } on { $place }; what stood on { LIST($gone) } is gone
# With the Capstone only one building goes.
told-small-pyramid = builds a { $what } on { $place }; what stood on { $gone } is gone
told-token = { $last ->
    [yes] for the last space, takes
   *[no] takes
} a pyramid token: { $token }
told-holiday = declares a Holiday for { $civ }, size { $size }
told-spends = spends a { $colour } crystal
told-plays = plays { $card }
told-discards = discards { $card }
told-tile = takes a conversion tile
told-cleanses = cleanses { $civ } of { $n ->
    [one] { $n } black crystal
   *[other] { $n } black crystals
}
told-cleanses-nothing = lets the black crystals lie
told-chooses = chooses { $civ }
told-gains-worship = gains worship
told-gains = gains by it
told-declines = declines
told-ends-turn = ends the turn
told-drops = leaves out the priest of { $civ }
told-scores = scores { $n ->
    [0] nothing
   *[other] { LIST($points) }
}{ $lost ->
    [0] { "" }
   *[other] { " " }and loses { $lost } by malus
}
told-points = { $n } for { $source }

# What follows from it.
told-card = The card is { $card }
told-page = { $civ } turns to page { $page }
told-new-deck = The discard pile becomes a new deck

# What nobody does.
told-set-up = The island is set up, and everybody has a power card. { $who } goes first.
told-neutral-house = A house of { $civ } stands on { $place }.
told-round = Round { $n }
told-round-begins = { $who } goes first.{ $card ->
    [none] { "" }
   *[other] { " " }This round: { AS($card, "text") }.
}
told-row-die = A { $face } of its own colour lies with { $civ }.
told-dice = The dice are rolled; the one on the end-round card is { AS($civ, "adj") }.
told-settles = { $civ } builds a house on { $place }.
told-improves = { $civ } raises its house on { $place } to a { $kind }.
told-celebrates = { $civ } celebrates a Holiday of its own.
told-over = The game is over.

## Questions

ask-first-house = Which civ do you found?
ask-neutral-house = Which civ nobody has chosen gets the next house?
ask-take = Your turn: which die do you take?
ask-draft = Where does { $die } go?
ask-placed = { $civ } and a { $face }: what do they do?
ask-spend = Holiday: which crystal is spent next? { $left } to go.
ask-build = Where is the { $what } built?
ask-settle = Where does { $civ } build its house?
ask-name-civ = { $card }: which civ?
ask-discard = Which card do you discard?
ask-declared-war = The attack is declared: play a card, or go on?
ask-declared-holiday = The Holiday is declared: play a card, or go on?
ask-group = Which building of the civ gives way to the pyramid?
ask-token = Which pyramid token do you take?
ask-upgrade = Which house is raised?
ask-worship = Worship of which civ?
ask-serve = Crystals run short: which civ gets the next?
ask-return = How many black crystals go back?
ask-turn-die = Which face?
ask-hunt = Which monster?
ask-second-attack = What is attacked next?
ask-improve = What becomes of the house?
ask-resolved = The action is done: play a card, claim a tile, or end your turn.
ask-drop = Which of your farthest priests is left out?

## Headings of answers

group-found = Found a civ
group-neutral = A house for a civ that nobody chose
group-name = Choose a civ
group-serve = The next crystal goes to
group-go = Without further cards
group-group = Give way to the pyramid
group-spend = Spend a crystal
group-token = Take a pyramid token
group-worship = Gain worship
group-return = Black crystals go back
group-drop = Leave out a priest
group-settle = The house goes to
group-improve = Raise a house
group-hunt = Hunt a monster
group-discard = Discard a card
group-place = Place the die only
group-lead = Become first player
group-holiday = Holiday instead
group-turn = Turn the die first
group-divine = Divination: choose a number
group-recolour = Discard a card for its colour
group-play = Play a card
group-claim = Take a conversion tile
group-rest = No action
group-end = End of the turn
group-decline = Decline
group-face = { $face }: { $action }
group-war = War with { $civ }
group-conversion = Convert with { $civ }
group-build = { UPPER(AS($what, "of")) }
group-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
group-targets = { $n ->
    [one] { $n } target
   *[other] { $n } targets
}

## Answers

answer-found = Found { $civ } on { $place }
answer-neutral = A house of { $civ } on { $place }
answer-name-civ = { $card } for { $civ }
answer-serve = A crystal for { $civ }
answer-worship = Gain worship of { $civ }
    .note = { $space ->
        [-1] still before 0
       *[other] your priest stands on { $space }
    }
answer-drop = Leave out the priest of { $civ }
    .note = it would score { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
answer-take = Take { $die }
# What a number does, and in how many places of the island it could.
take-1 = first player of the next round, the end-round card or a power card, 1 cosmo
take-2 = remove a monster or a building, or convert its hex: { take-places }
take-3 = build a house beside a building of the civ: { take-places }
take-4 = raise a house of yours to a factory, and crystals are produced; or a pyramid: { take-places }
take-5 = raise a house of yours to a barrack, and warriors are trained; or a pyramid: { take-places }
take-6 = turn it to any number, for 1 malus
take-places = { $n ->
    [0] nowhere now
    [one] { $n } place now
   *[other] { $n } places now
}
answer-turn = Turn the die to { $face }: { $action }
answer-divine = Divination: { $face }, { $action }
answer-place = Place { $die } with { $civ }{ $how ->
   *[plain] { "" }
    [matched] , matching
    [festive] , for a Holiday
    [both] , matching, for a Holiday
}
    .label = { $how ->
       *[plain] { "" }
        [matched] matching
        [festive] for a Holiday
        [both] matching, for a Holiday
    }
    .note = { $cell ->
        [0] left cell
        [1] middle cell
       *[2] right cell
    }{ $bonus ->
        [yes] , with its bonus
       *[no] , no bonus: another colour
    }
note-ends-turn = nothing to do there, so your turn ends
note-discards = discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
answer-lead = Become first player, with { $card ->
    [taken] a power card
   *[there] the end-round card
}
answer-lead-without = Become first player, { $draws ->
    [yes] with a power card instead of
   *[no] without
} the end-round card
answer-lead-with = { $civ } makes you first player
answer-attack = { $civ } attacks the { $what } on { $place }
    .label = { $what }
answer-attack-monster = { $civ } attacks the monster on { $place }
    .label = monster
answer-attack-nothing = Nothing to attack on { $place }
answer-convert = { $civ } converts { $place } under the { $what }, with { $tile }
    .label = convert the { $what } { AS($tile, "label") }
answer-build = { UPPER(AS($what, "of")) } on { $place }
answer-build-with = { UPPER(AS($what, "of")) } on { $place }, with { $tile }
    .label = { $terrain }, { AS($tile, "ground") }
answer-improve = { UPPER(AS($what, "of")) } on { $place }
    .label = house to { $kind }
answer-group = The { $kind } on { $place } gives way
answer-holiday = Holiday of { $civ }, size { $size }
    .label = { $civ }, size { $size }
    .note = { $held ->
        [one] { $held } crystal
       *[other] { $held } crystals
    } in its area; which are spent is asked next
answer-rest = No action: the civ rests
answer-spend = Spend a { $colour } crystal
note-spend-free = without effect on anybody
note-spend-other = { $player } gains 1 worship
note-spend-black = 1 step of malus
answer-play = Play { $card }
answer-discard = Discard { $card }
answer-claim = Take the { $mark } conversion tile, space { $space }
    .label = { $mark }, space { $space }
answer-token = Token { $letter }: { $token }
note-copies = { $n } left
answer-return = { $n ->
    [0] Return no black crystal
    [one] Return { $n } black crystal
   *[other] Return { $n } black crystals
}
answer-hunt = Hunt the monster on { $place }
answer-go = Go on
answer-go-war = Attack
answer-go-holiday = Celebrate
answer-end = End the turn
answer-decline = Decline

# What an answer brings to others.
others-worship = { $player } gains { $n } { $civ }
others-cards = { $player } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
others-tile = { $player } gets a conversion tile

notes = { ROW($notes) }

lacks-cosmo = { $n } cosmo short
lacks-crystals = { $n ->
    [one] { $n } crystal short
   *[other] { $n } crystals short
}
lacks-warriors = { $n ->
    [one] { $n } warrior short
   *[other] { $n } warriors short
}

## The table

panel-actions = Dice
panel-rows = Civs
panel-temples = Temples
panel-hand = Cards

# The round.
label-round = Round { $n }
label-of-rounds = of { $n }
label-edition = { $edition ->
    [early] Early edition
   *[final] Final edition
}
label-turns = { $n } of { $of } dice of this round taken
label-setup = Setup
label-first-houses = the first houses are built
label-the-end = The end

# Dice.
label-die = A { AS($colour, "adj") } die that shows { $face }.
label-held-die = The die in hand: { AS($colour, "adj") }, { $face }.
label-row-die = A { AS($colour, "adj") } { $face }; the next die here may not show { $face }.
label-old-die = A { AS($colour, "adj") } { $face }.

# Civs.
label-match-bonus = A { AS($civ, "adj") } die here brings { LIST($gains) }.
label-development = { $card }: { AS($card, "text") }.
label-holiday = A Holiday of { $civ } costs { $size } cosmo and { $size } of its crystals; it has { $crystals }.
label-page = The chronicle of { $civ } shows page { $page }{ $slots ->
    [0] , the last
   *[other] ; { $filled } of { $slots } spaces are filled
}.
label-crystals = { $civ } has { $n } { $colour }.
label-no-crystals = { $civ } has no crystals.
label-garrison = { $civ } has { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
} in its garrison and { $untrained } to train.
label-left-house = { $civ } has { stock-house } left to build.
label-left-factory = { $civ } has { stock-factory } left to build.
label-left-barrack = { $civ } has { stock-barrack } left to build.
label-left-pyramid = { $civ } has { stock-pyramid } left to build.

# Temples.
label-priest = { $player }: the priest of { $civ } { $space ->
    [-1] on the start space
   *[other] on { $space }
}, worth { $n } now.
label-scoring = Points: page × { $which ->
    [above] the first multiplier above the priest
   *[passed] the highest multiplier passed
}; the farthest priest does not count
label-track-now = { $player } now has { $n } from the priests: { ROW($priests) }.{ $out ->
    [none] { "" }
   *[other] { " " }The priest of { $out } is the farthest and does not count.
}
track-priest = { $civ } { $page } × { $times }
label-cosmo = { $player } has { $n } of at most { $most } cosmo.
label-malus = { $player } loses { $n } at the end.
label-malus-flipped = { $player } loses { $n } at the end: { $flip } for the turned tracker, and { $cell }.
label-tile-locked = Still locked: a priest must reach { $space }.
label-tile-open = Unlocked: { $price } cosmo take it.
label-tile-gone = Taken.
label-multiplier = ×{ $n }

# Cards, tokens, the reserve.
label-your-cards = Your power cards
label-no-cards = You hold no power card.
label-cards-hidden = Power cards are seen by their players only.
label-copies = ×{ $n }
label-tokens = Pyramid tokens
label-token-left = { $n ->
    [0] None left.
   *[other] { $n } left.
}
label-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck, { $discarded } discarded.
label-reserve = Reserve
label-reserve-of = { $n } { $colour } left in the reserve.

# The end of the round.
label-round-end = Round end
label-end-card = { $player ->
    [none] { $civ } expands for whoever takes the card with a 1.
   *[other] { $civ } expands for { $player }.
}
label-next-first = { $player } has the token and is first player next.
label-nobody-next = Nobody has the token yet: { $player } stays first player.

# Seats.
label-is-first = { $player } is first player.
label-is-next = { $player } holds the token: first player of the next round.
label-has-end-card = { $player } holds the end-round card: { $civ } expands for them.
label-pyramids = { $n } of { $most }
label-pyramids-built = { $n } of at most { $most ->
    [one] { $most } pyramid
   *[other] { $most } pyramids
} built.
label-tiles = { $starting ->
    [0] { $extra ->
        [0] No conversion tile in hand.
       *[other] To convert with: { $extra } for any hex.
    }
   *[other] { $extra ->
        [0] To convert with: the starting conversion tile.
       *[other] To convert with: the starting conversion tile and { $extra } for any hex.
    }
}
label-hand = { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
} in hand.
label-worship = { $civ }: { $space ->
    [-1] the start space
   *[other] space { $space }
}, ×{ $times } on page { $page } makes { $n }.

# The island: what lies on a hex, the crests beside it.
label-island = The island
label-hex = { $place }: { $terrain }.
label-hex-own = { $place }: { $terrain }, land of { $player }.
label-hex-nobody = { $place }: { $terrain }, land of no player.
label-hex-converted = { $place }: { $terrain }, converted: now land of { $player }.
label-hex-building = { UPPER(AS($what, "of")) }.
label-hex-price = To attack it takes { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}.
label-hex-safe = It cannot be attacked.
label-hex-monster = { $desert ->
    [yes] A desert monster lives here.
   *[no] A plain monster lives here.
}
label-hex-crystal = A { $colour } crystal lies here.
label-crest = { $civ }: garrison of { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}. Left to build: { ROW($stock) }.

# A closer look at a seat.
label-civ = Civ
label-space = Space
label-multiplier-head = Multiplier
label-page-head = Page
label-points = Points
label-cosmo-row = Cosmo
label-malus-row = Malus
label-total = Now in all
label-start-space = start
label-score-now = The score as if the game ended now: the farthest priest does not count.
label-buildings = On their hexes
label-no-buildings = No building stands on a hex of theirs.
label-tiles-head = Conversion tiles
label-tokens-taken = Pyramid tokens taken

## What every part says of itself

tip-house = House
    .text = It stands for its civ, and belongs to the player whose colour its hex has. It can become a factory or a barrack, and at a Holiday it brings worship.
tip-factory = Factory
    .text = When a factory is built it produces a crystal, and so do the civ's other factories and those on the builder's hexes.
tip-barrack = Barrack
    .text = When a barrack is built every barrack of the civ trains a warrior. At war its owner gains worship of the civ, whoever sent it.
tip-pyramid = Pyramid
    .text = For a factory or barrack on an own hex and two buildings beside it. It brings a token, worship at every Holiday of the civ and at the end, and can never be attacked.
tip-fortress = Fortress
    .text = Where a civ begins. Nobody owns it, it can never be attacked, and it counts like a house at a Holiday.
tip-monster = Monster
    .text = A warrior of any civ removes it, wherever it is. Who sent the civ draws a power card; the hex is free.
tip-terrain-lava = Lava
    .text = Red hexes: what stands here belongs to Red.
tip-terrain-rock = Rock
    .text = Brown hexes: what stands here belongs to Brown.
tip-terrain-lake = Lake
    .text = Blue hexes: what stands here belongs to Blue.
tip-terrain-mountain = Cloudy mountain
    .text = White hexes: what stands here belongs to White.
tip-terrain-plain = Plain
    .text = Green and neutral: what stands here belongs to nobody, until a conversion tile gives it a colour.
tip-terrain-desert = Desert
    .text = Yellow and neutral, without a crystal. A factory here produces nothing.
tip-terrain-volcano = Volcano
    .text = Nothing is built here, and it cannot be converted.
tip-terrain-fortress = Fortress hex
    .text = It has no colour.
tip-crystals = Crystals
    .text = A Holiday spends them. Those of another player's colour bring that player worship, black ones move the malus tracker, green ones and the own do nothing.
tip-pieces-left = Pieces
    .text = What the civ can still build.
tip-match-bonus = Match bonus
    .text = Who covers this cell with a die of the civ's own colour, or discards a card for it, gains this at once.
tip-holiday = Holiday
    .text = Instead of its action a die of the civ's colour can declare a Holiday. It costs as much cosmo and as many crystals as the civ has buildings, pyramids aside, and brings worship for every house and the fortress.
tip-cards = Power cards
    .text = Played for what they say, or discarded to change the colour of a die or to repeat a number. The hand is hidden, and has no limit.
tip-worship = Worship
    .text = A priest on the own track. In the end it scores the page of its civ times { $which ->
        [above] the first multiplier above it
       *[passed] the highest multiplier that it has passed
    }; the farthest one scores nothing.
tip-tiles = Conversion tiles
    .text = They give a hex the own colour, under a building at war or before a house is built.
tip-pyramids = Pyramids
    .text = How many this player has built, and how many are allowed.
tip-first-player = First player
    .text = Begins each cycle of turns and decides where nobody else does.
tip-next-first = Next first player
    .text = Who used a 1 last is first player of the next round. It also brings the end-round card or a power card, and 1 cosmo.
tip-end-round = End-round card
    .text = Its holder expands once more after the last turn, with the civ of the die on it.
tip-cosmo = Cosmo
    .text = It turns dice ({ $step } for each step), takes conversion tiles ({ $tile } each), pays for cards and Holidays, and its multiplier is scored in the end. At most { $most }.
tip-malus = Malus
    .text = Every step costs a point in the end: by Divination and black crystals.{ $flips ->
        [none] { "" }
       *[other] { " " }Beyond { $flips } the tracker is flipped and counts on.
    } At most { $most }.
tip-garrison = Garrison
    .text = Trained warriors. They are spent at war, and go to the chronicle.{ $most ->
        [0] { "" }
       *[other] { " " }At most { $most }.
    }
tip-chronicle = Chronicle
    .text = Spent crystals and warriors fill the page; a full one is turned. The number of the page is what each multiplier is multiplied with in the end. Spaces of the pages from 0: { ROW($slots) }.
tip-edition = { $edition ->
    [early] Early edition
   *[final] Final edition
}
    .text = The edition of the rules is chosen with the table. The editions differ in what a priest and the cosmo tracker score, and in the cards.
tip-multiplier = Multiplier
    .text = { $which ->
        [above] The first one above a priest
       *[passed] The highest one that a priest has passed
    } is multiplied with the page of its civ. The cosmo tracker scores its own.
tip-tile-mark = An additional conversion tile
    .text = It can be taken for { $price } cosmo once a priest has reached the space ({ ROW($spaces) }), and converts any hex.
tip-face-1 = 1: { action-1 }
    .text = Become first player of the next round and take the end-round card, or draw a power card; gain 1 cosmo.
tip-face-2 = 2: { action-2 }
    .text = The civ's warriors remove a monster (1), a house (2), a factory or barrack (3) anywhere, or convert its hex with a tile. You gain worship, and so do the owners of its barracks; who loses a building is compensated.
tip-face-3 = 3: { action-3 }
    .text = A house beside any building of the civ, on a free hex of your colour or one that a tile makes yours.
tip-face-4 = 4: { action-4 }
    .text = A house of the civ on your hex becomes a factory, and factories produce; or build a pyramid.
tip-face-5 = 5: { action-5 }
    .text = A house of the civ on your hex becomes a barrack, and barracks train; or build a pyramid.
tip-face-6 = 6: { action-6 }
    .text = Turn the die to any number from 1 to 5, for a step of malus. As a 6 it serves only for a Holiday.
tip-development = Development: { $card }
    .text = After the last turn the civ { AS($card, "text") }. Then the cards slide to the left.
tip-round = Round bonus: { $card }
    .text = In its round: { AS($card, "text") }.
tip-token = Pyramid token { $letter }
    .text = { UPPER($token) }. { $copies } in the box.
tip-card = { $card }
    .text = { $says }{ $cost ->
        [0] { "" }
       *[other] { " " }Costs { $cost } cosmo.
    } When: { $when }.

# What is printed in no rulebook.
house-map = The map: the terrain of all hexes, and where the crystals and monsters lie.
house-temple-track = The temple track: its last space and the places of its multipliers.
house-malus-limit = How far the malus track goes.
house-chronicle = How many spaces each page of a chronicle has.
house-all-tokens = How many copies there are of each pyramid token: printed is only that they are 13.
house-tokens = How many copies there are of the pyramid tokens { ROW($letters) }.
house-cards = What { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
} do, and how many copies there are: designs of this project.
house-entry = { $name }: from this table's own components.

## The shop window

title = Theocratia
option-edition = Edition
    .text = the published edition, or the early one before it
value-edition-final = Final
value-edition-early = Early
option-first-player = First player
    .text = who begins (TH-3.2)
value-first-player-drawn = By lot
value-first-player-seat-1 = Seat 1
option-colours = Colours
    .text = with 2 or 3 players: red, brown, blue, or any of the four (TH-3.1)
value-colours-in-order = In order
value-colours-drawn = By lot
option-fortresses = Fortresses
    .text = final edition: where the civs live (TH-2.17, TH-2.26)
value-fortresses-suggested = As the rules suggest
value-fortresses-drawn = By lot
option-first-game = First game
    .text = the priest of the first civ begins on 0 (TH-3.6)
value-first-game-no = No
value-first-game-yes = Yes
option-rulings = Rulings
    .text = how TH-15.6, TH-R25 and TH-8.6 are read: as now, or as before November 2026
value-rulings-printed = As now
value-rulings-until-2026-11 = As until November 2026

## Component files: what their owner is told of mistakes, after the file, the entry and the field

box-cards = { $n } cards for { $civs } civs
box-civs = every civ stands in one place
box-crystals = the setup takes { $n }
box-black = fewer than the round cells take
box-monsters = the map has { $n }
box-dice = a civ cannot act without any
box-no-hex = { $hex }: not a hex: { $got }
box-monster = { $hex }: monsters live on empty plains and deserts
box-number = { $hex }: a number belongs to a fortress or to the plain of a start building
box-second = { $hex }: place { $place } has such a hex already
box-hexes = expected { $n } hexes, got { $got }
box-place = place { $place } has no fortress or no start building on the map
box-apart = place { $place }: the start building is not beside the fortress
box-beside = place { $place }: { $n } { $colour } hexes beside the fortress, not 1
box-action = { $n } is not an action from 1 to { $most }
box-words = a list of words

## Why not

why-th-0-5 = { $here ->
    [monster] { $hex } is not free: a monster is there.
    [none] Nothing can be built on { $hex }.
   *[other] { $hex } is not free: a building stands there.
}
why-th-5-4 = { $face ->
    [0] Two dice of the same number may not lie side by side.
   *[other] The last die in the row of { $civ } is a { $face } already: two of the same number may not lie side by side, unless you discard a power card.
}
why-th-5-9 = { $civ ->
    [none] The row is full.
   *[other] The row of { $civ } is full: it has had its three dice in this round.
}
why-th-6-1 = A die is turned for 2 cosmo a step, to another number than its own; you have { $cosmo }.
why-th-8-1 = There is nothing to attack on { $hex }.
why-th-8-10 = Too few warriors: { $civ } has { $warriors } in its garrison.
why-th-10-1 = { $hex } is not next to a building of { $civ }.
why-th-10-5 = { $hex } is not of your colour: you need a conversion tile for it.
why-th-10-6 = { $civ } has no such building left.
why-th-11-4 = { $here ->
    [house] The house on { $hex } is not on your colour, or { $civ } has no factory left.
   *[other] There is no house of { $civ } on { $hex } that could become a factory.
}
why-th-12-4 = { $here ->
    [house] The house on { $hex } is not on your colour, or { $civ } has no barrack left.
   *[other] There is no house of { $civ } on { $hex } that could become a barrack.
}
why-th-13-1 = A pyramid needs a factory or barrack of { $civ } on your hex, in a group of three adjacent buildings of { $civ }.
why-th-15-6 = A 6 never lies idle: divine with it, or hold a Holiday that you can pay for.
why-th-16-1 = The die does not have the colour of { $civ }: a Holiday needs that, or a discarded power card.
why-th-21-2 = None of your priests has reached this space yet.
why-th-23-5 = This costs { $price } cosmo; you have { $cosmo }.
why-th-27-4 = This card is for another moment of the turn.
why-th-27-5 = This card is for another action than the one that your die does.

## The guide of a first game (guide.toml)

guide-civ = No civ is yours
    .idea = Any civ acts for whoever lays a die in its row. Yours are the red hexes.
    .fact = What stands on a red hex is yours, whichever civ built it.
    .why = Pink gets a house on red.
    .why2 = In a first game its priest starts on your track.
guide-neutral = The two other civs
    .idea = Nobody chose Magenta and Turquoise. Each gets a house too, on blue or white, which nobody plays.
    .fact = You may use them as much as Pink.
    .why = On blue, the house of Magenta stands beside one more red hex.
guide-die = Take a die
    .idea = Its number is the action: a 3 builds a house.
    .fact = Its colour brings something more in the row of its own civ.
    .why = Magenta has a free red hex beside its fortress.
    .why2 = In the row of Magenta it brings 1 cosmo and 1 worship.
guide-row = Lay it in a row
    .idea = The die goes to the first free cell of a row, and that civ acts for you.
    .fact = In its own colour: left 2 cosmo, middle 1 cosmo and 1 worship, right 1 worship.
    .why = The middle cell of Magenta is next, and the die is magenta.
guide-house = Expand
    .idea = Put a house on a free hex of your colour beside any building of that civ.
    .fact = The crystal of the hex goes to the civ.
    .why = B2 is red and lies beside Magenta's fortress.
guide-worship = Worship
    .idea = Each worship of a civ moves its priest 1 space up, on your own track.
    .fact = The higher a priest, the more the pages of its civ are worth to you.
    .why = Your die is used: end your turn.
guide-number = Each number does something else
    .idea = 1 makes you first player, 2 is war, 3 a house, 4 a factory, 5 a barrack.
    .fact = A 6 becomes any of these, for a malus.
    .why = You have a house of Pink: a 5 makes it a barrack.
guide-beside = Equal numbers keep apart
    .idea = Two dice with the same number may not lie side by side in a row, and a row holds three.
    .fact = So watch which rows stay open.
    .why = In Pink's left cell a pink die brings 2 cosmo.
guide-barrack = Barracks train warriors
    .idea = A house on your hex becomes a barrack. Then every barrack of that civ trains 1 warrior, whoever owns it.
    .fact = Only a garrison fights; it holds 5.
    .why = Pink will have 2 warriors.
guide-turn = Turn a die
    .idea = Once you have taken a die, 2 cosmo turn it by 1, up or down.
    .fact = No 6 is turned this way, and none is made.
    .why = So a 3 can become a 2, for a war.
guide-war = War
    .idea = Anywhere: 1 warrior removes a monster, 2 a house, 3 a factory or barrack.
    .fact = You gain 1 worship of the fighting civ; for a monster, a power card.
    .why = Who loses a house gains worship of its civ.
    .why2 = A conversion tile makes the hex yours instead.
guide-development = The civs develop
    .idea = After each round every civ follows the card beside it. Then the cards move one civ to the left.
    .fact = Buildings of yours beside a new house, or crystals of your colour at a Holiday, bring you worship.
guide-factory = Factories
    .idea = A 4 makes a house on your hex a factory. It produces a crystal of your colour for its civ.
    .fact = The other factories of that civ, and yours of any civ, produce as well.
guide-holiday = Holidays
    .idea = A die in its own colour can hold a Holiday instead. It costs 1 cosmo and 1 crystal for each building of the civ but pyramids.
    .fact = You gain 1 worship for each house and the fortress.
    .why = Others' crystals bring them worship.
    .why2 = Black moves your malus.
guide-six = A 6 has its price
    .idea = Your malus moves 1 forward, and you turn the 6 to the number you like.
    .fact = At the end each malus costs a point.
    .why = For a Holiday it stays a 6, and costs no malus.
guide-pyramid = Pyramids
    .idea = With a 4 or a 5, three adjoining buildings of a civ become one pyramid. It stands in place of your factory or barrack.
    .fact = You gain 1 worship and a pyramid token, and the civ's page turns.
guide-chronicle = Chronicles
    .idea = Warriors and crystals that are spent fill the page of their civ. A full page turns.
    .fact = At the end a priest scores its civ's page, times the highest multiplier it has passed.
guide-tile = Conversion tiles
    .idea = A priest on 2, 5 or 7 unlocks a tile. In your turn you may take it for 2 cosmo.
    .fact = It gives a hex your colour, in an Expand or a war.
guide-end = The end
    .idea = Your farthest priest scores nothing. The others score page times multiplier.
    .fact = Cosmo adds up to 5 points, each malus takes one. The most points win.

## The legend: what each sign is, a short line, and other words by which somebody may look for it

legend-actions = Action table
legend-actions-text = Take a die, lay it in the row of any civ: its number is the action, which that civ performs for you.
legend-no-dice = none
legend-face-1 = be first next round; a card; 1 cosmo
legend-face-2 = spend the civ's warriors, gain worship
legend-face-3 = a house on your colour beside the civ
legend-face-4 = a house becomes a factory, or a pyramid rises
legend-face-5 = a house becomes a barrack, or a pyramid rises
legend-face-6 = make it any number, for a step of malus
legend-rows = Rows of the civs
legend-rows-text = A die of the civ's own colour gains what its cell shows. Equal numbers never lie side by side.
legend-row-barred = no { $face } next
legend-row-full = full
legend-goods = Goods
legend-cosmo = Cosmo
    .text = turns dice, pays for tiles, cards and Holidays
    .words = money star energy coin
legend-worship = Worship
    .text = moves the priest of a civ on your track
    .words = priest faith points
legend-crystal = Crystal
    .text = made by factories, spent at a Holiday
    .words = gem diamond stone
legend-warrior = Warrior
    .text = trained by barracks, spent at war
    .words = army soldier shield garrison
legend-malus = Malus
    .text = each step costs a point at the end
    .words = skull bad minus penalty
legend-card = Power card
    .text = play it, or discard it for a die
    .words = hand cards
legend-vp = Victory point
    .text = who has most at the end wins
    .words = score points vp
legend-buildings = Buildings
legend-house = House
    .text = belongs to the colour of its hex
    .words = home settle expand
legend-factory = Factory
    .text = produces crystals
    .words = production gear
legend-barrack = Barrack
    .text = trains warriors
    .words = army camp
legend-pyramid = Pyramid
    .text = of three buildings; a token and worship
    .words = triangle monument
legend-fortress = Fortress
    .text = where a civ begins; nobody owns it
    .words = castle start
legend-monster = Monster
    .text = one warrior removes it; a card for you
    .words = beast dragon
legend-deeds = Actions and marks
legend-lead = First player
    .text = begins each cycle of turns
    .words = crown start turn order
legend-lead-next = Next first player
    .text = who used a 1 last
    .words = crown start turn order
legend-war = War or conversion
    .text = removes a building or gives its hex your colour
    .words = attack fight swords convert
legend-divine = Divination
    .text = a 6 becomes any number
    .words = joker wild eye six
legend-holiday = Holiday
    .text = pay cosmo and crystals, gain worship
    .words = feast party celebrate sun
legend-turn = Turn a die
    .text = by 1, for cosmo
    .words = change rotate shift
legend-tiles = Tiles and books
legend-tile = Conversion tile
    .text = gives a hex your colour
    .words = hexagon colour
legend-convert = More conversion tiles
    .text = for cosmo, once a priest is far enough
    .words = hexagon additional
legend-token = Pyramid token
    .text = what a pyramid brings at once
    .words = triangle bonus
legend-chronicle = Chronicle
    .text = the page of a civ; its number multiplies
    .words = book page

## The first page (learn.toml); of the final edition

learn-about = Four civs share one island, and none of them is yours.
    .more = Whatever stands on land of your colour is yours, whichever civ has built it. Let the civs act for you, have them worship you, and make that worship worth something before the game ends.
learn-callout-civs = Four civs
    .text = Magenta, turquoise, violet and pink belong to nobody. In your turn any of them acts for you.
learn-callout-owner = Who owns it
    .text = The colour of the hex says it. This pink factory stands on rock: it is Brown’s.
learn-callout-priests = Priests
    .text = Worship of a civ moves its priest on your track. Here you see how far each has come.
learn-callout-tile = Conversion
    .text = A conversion tile gives a hex another colour, and a building on it another owner.
learn-callout-crystal = Crystals
    .text = Build on a hex, and its crystal goes to the civ. Crystals pay for holidays.
learn-goal = Have the most points after five rounds; after four with two players.
    .more = All points come at the end: each of your priests but the farthest counts the multiplier that it has passed times the page of its civ’s chronicle. So raise both.
learn-round = A round
learn-round-dice = Dice
    .text = Dice are rolled and lie on the table by their values, for everybody.
learn-round-turns = Turns
    .text = Take one die in your turn, twice a round; three times with two players. One thing brings 1 worship more in this round.
learn-round-development = Development
    .text = Each civ does what the card beside it says, and players may gain worship from it. Then the cards slide on.
learn-turn = Your turn: one die, one civ, one action
    .text = Put the die in the row of any civ. If it has that civ’s colour, you gain cosmo or worship. Equal values never lie side by side; 2 cosmo turn a die by 1, but not from or to a 6.
learn-turn-first = 1: First player
    .text = Begin the next round, take a card, and gain 1 cosmo.
learn-turn-war = 2: War
    .text = Spend warriors of the civ: remove a monster or a building, or convert the hex of a building. Gain 1 worship.
learn-turn-expand = 3: Expand
    .text = Put a house on a free hex of your colour, beside a building of the civ.
learn-turn-factory = 4: Factory
    .text = It replaces a house of yours. Factories bring the civ crystals.
learn-turn-barrack = 5: Barrack
    .text = It replaces a house of yours. Each barrack of the civ trains a warrior.
learn-turn-divination = 6: Divination
    .text = Choose any of the five actions, for 1 malus.
learn-turn-pyramid = 4 or 5: Pyramid
    .text = Three joined buildings of the civ, one of them your factory or barrack, become a pyramid: it brings worship and a token.
learn-turn-holiday = Any value: Holiday
    .text = With a die of the civ’s colour. Pay cosmo and crystals by the size of the civ. Gain 1 worship for each of its houses, and 1 more.
learn-build = What you build
    .text = A building is a civ’s, and it counts for the player who has the colour of its hex.
learn-build-house = House
    .text = With a 3, on your colour. At a holiday of its civ each house is 1 worship for the one who holds it.
learn-build-factory = Factory
    .text = With a 4, in place of your house. It makes a crystal of your colour, and so do your other factories.
learn-build-barrack = Barrack
    .text = With a 5, in place of your house. It trains a warrior; in a war of its civ it brings you 1 worship.
learn-build-pyramid = Pyramid
    .text = With a 4 or a 5, in place of three joined buildings, one of them your factory or barrack. It turns the page of its civ.
learn-points-priests = Priests
    .text = The page of the civ times the multiplier that the priest has passed. Your farthest priest counts nothing.
learn-points-cosmo = Cosmo
    .text = 0 to 5 for what you have left
learn-points-pyramids = Pyramids
    .text = 1 worship of any civ for each on your land, before priests are counted
learn-points-malus = Malus
    .text = 1 point less for each step
learn-mistake-favourite = One favourite
    .text = Your farthest priest is removed at the end. Who serves one civ alone is left with little.
    .instead = Bring at least three priests on. Let two of them walk side by side.
learn-mistake-page = A page that nobody turns
    .text = A priest counts its multiplier times the page of its civ. With page 0 a long way is worth nothing.
    .instead = Fill the chronicle: holidays lay crystals on it, and wars lay warriors. A pyramid turns the page at once.
learn-mistake-feast = A feast for others
    .text = Crystals of another player’s colour bring that player worship. Black ones bring you malus.
    .instead = Pay for holidays with green crystals, and with those of your own colour.

## Positions to practise with: the goal, and why it works, told afterwards

practice-new-house = Build a house and gain 2 worship
    .why = Turn the magenta 2 to a 3 for 2 cosmo. In the middle cell of Magenta it brings 1 cosmo and 1 worship, and the round rewards the house with 1 more.
    .why2 = B2 and D4 are red and lie beside Magenta. B1 takes your starting tile.
practice-three-warriors = Build a barrack that trains 3 warriors
    .why = Magenta has two barracks. With a third one on B2 all three train, whoever owns them.
    .why2 = To turn the magenta 2 to a 5 costs 6 cosmo, and its colour brings 1 cosmo and 1 worship. The pink 1 costs 8, and brings nothing.
practice-factory = Produce 4 crystals and gain 2 worship with one factory
    .why = Pink has two factories: with the new one on H2 it gets three crystals. Your factory of Violet makes the fourth.
    .why2 = The pink 3 costs 2 cosmo to turn. In the right cell its colour brings 1 worship, and the round rewards the factory with the other.
practice-two-pages = Turn two pages of a chronicle with one Holiday
    .why = Page 0 of Pink has 1 slot left, and page 1 has 3: the 4 crystals of the Holiday fill both.
    .why2 = It costs 4 cosmo, and the colour of the die brings 2. A 6 does as well as a 5: for a Holiday it costs no malus. The black crystal costs 1.
practice-early-tile = Convert a hex and take a new conversion tile in the same turn
    .why = The magenta 1 becomes a 2. Its colour, the war and the round bring 1 worship each: the priest of Magenta reaches 2 and unlocks a tile, which costs 2 cosmo.
    .why2 = Two warriors are enough for a house, and only that on H1 stands on neutral land. In the early edition the worship of a war comes at once; in the final one it comes too late for this.
practice-conversion = Convert a hex and gain 3 worship
    .why = The magenta 5 becomes a 2 for 6 cosmo. The right cell of Magenta brings 1 worship, the war 1, and your barrack on C1 the third.
    .why2 = Two warriors are enough for a house. Your starting tile needs neutral land, so it is E6 or H1.
practice-claimed-tile = Convert a hex, though you have no tile yet, and gain 2 worship
    .why = Your priest of Magenta stands on 2: take the tile there for 2 cosmo. The magenta 6 becomes a 2 for 1 malus.
    .why2 = Violet has 2 warriors and your barrack on G7: the war brings 2 worship. Nobody plays white or blue, so nobody is compensated for C3, D7 or G3.
practice-cosmo = Gain 7 cosmo in one turn
    .why = The turquoise 5 brings 2 cosmo in the left cell of its own civ, and builds a pyramid from B6, C7 and D7. Its token brings 5 more.
    .why2 = The price: the civ has two houses and a factory less on the board.
practice-omen = Gain 4 worship with a war
    .why = The magenta 1 becomes a 2. The middle cell of Magenta brings 1 cosmo and 1 worship, and Double Omen brings both once more.
    .why2 = The war and the round add 1 worship each. Two warriors are enough for a house of Pink: H1 is neutral, for F2 Red gains worship.
practice-holiday-six = Gain 8 points with a Holiday
    .why = The violet 6 stays a 6, without malus. Its colour brings the third cosmo and 1 worship, the Holiday 2: the priest of Violet goes from 5 to 8 and brings 20 points instead of 10.
    .why2 = It is no farther than that of Magenta, which you remove. The cosmo that you spend and the one black crystal cost 1 point each.
practice-war-page = Gain 4 points with a war
    .why = Divine a 2 with the magenta 6. Its colour and the war carry the priest of Magenta from 0 to 2, past ×1.
    .why2 = Page 3 of Magenta has 1 slot left: two warriors turn it, and the priest brings 4. The malus takes 1 point, the tenth cosmo gives it back.
practice-token-factory = Build a pyramid and a factory in one turn and gain 3 worship
    .why = The magenta 2 becomes a 4 or a 5. Its colour brings 1 worship, the pyramid on D2 another.
    .why2 = Take the token that makes a house a factory, for B2. The round rewards factories with worship, those of a token too.
practice-two-houses = Build two houses in one turn
    .why = The pink 3 brings 1 worship in the right cell of Pink. So your priest reaches the last space, and you take a pyramid token at once.
    .why2 = Take the one that builds a house. The die then builds the second: one on F4, one on H2.
practice-two-in-front = Become first player and gain 7 points
    .why = The magenta 1 brings the priest of Magenta to 6, level with that of Pink. Of two in front you may remove either: the 12 points of Pink count instead of the 6 of Magenta.
    .why2 = The last point comes from 2 cosmo: 1 for the colour of the die, 1 for its action.
practice-coronation = Gain 6 points in one turn
    .why = Discard Clear Sight: the pink 1 counts as violet, and the right cell of Violet brings 1 worship. After the action Coronation brings another.
    .why2 = So the priest of Violet draws level with that of Turquoise. You may remove it, and 12 points count instead of 6.
practice-pyramid = Gain 12 points with a pyramid
    .why = The pyramid on C7 turns the page of Turquoise to 5 and brings its priest to 6: 15 points instead of 8.
    .why2 = Use the token of 1 worship for Violet. On 8 its priest brings 20 points instead of 15, and you remove that of Magenta, which is as far. The price: Blue gains worship for B5.

## What is compared with one another in the lab

shelf-cards = Power cards
shelf-tokens = Pyramid tokens
