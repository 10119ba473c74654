### Terra Mystica in English. The names of factions and maps are in the component files.
### Arguments that many messages have: $n a number, $hex the name of a hex (E7), $who a seat, $faction the name of one,
### $terrain, $cult, $structure a thing of the first chapter, $code that of a card or tile (FAV5), $sign an icon.

title = Terra Mystica

## Things. A form (.acc, .gen, ...) that a language does not need is not written.

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lake = lake
terrain-forest = forest
terrain-mountain = mountain
terrain-wasteland = wasteland
terrain-ice = ice
terrain-volcano = volcano
terrain-home = home
terrain-any = any colour

cult-fire = fire
cult-water = water
cult-earth = earth
cult-air = air

# .row: above the pieces of a mat; .short: in a few letters, for the terminal
structure-d = dwelling
    .row = Dwellings
    .short = D
structure-tp = trading house
    .row = Trading houses
    .short = TP
structure-te = temple
    .row = Temples
    .short = TE
structure-sh = stronghold
    .row = Stronghold
    .short = SH
structure-sa = sanctuary
    .row = Sanctuary
    .short = SA
thing-spade = spade
    .short = ♠
thing-town = town
thing-ship = shipping level
    .short = ship
thing-priest = priest sent
    .short = priest

## Amounts of things. .short: in a few letters, for the terminal; .unit: these letters without the number

goods-coin = { $n } { $n ->
    [one] coin
   *[other] coins
}
    .short = { $n }{ goods-coin.unit }
    .unit = c
goods-worker = { $n } { $n ->
    [one] worker
   *[other] workers
}
    .short = { $n }{ goods-worker.unit }
    .unit = w
goods-priest = { $n } { $n ->
    [one] priest
   *[other] priests
}
    .short = { $n }{ goods-priest.unit }
    .unit = p
goods-power = { $n } power
    .short = { $n }pw
goods-spade = { $n } { $n ->
    [one] spade
   *[other] spades
}
    .short = { $n }♠
goods-vp = { $n } VP
    .short = { $n }{ goods-vp.unit }
    .unit = VP
goods-key = { $n } { $n ->
    [one] key
   *[other] keys
}
goods-token = { $n } { $n ->
    [one] token
   *[other] tokens
}
goods-bridge = { $n } { $n ->
    [one] bridge
   *[other] bridges
}
goods-ship = { $n } { $n ->
    [one] level
   *[other] levels
} of shipping
goods-carpet = { $n } { $n ->
    [one] step
   *[other] steps
} of flight
goods-town = { $n } { $n ->
    [one] town
   *[other] towns
}
owed-favor = { $n } favor { $n ->
    [one] tile
   *[other] tiles
} to take
owed-town = { $n } town { $n ->
    [one] tile
   *[other] tiles
} to take
owed-bridge = { goods-bridge } to build
owed-cult = { $n } cult { $n ->
    [one] step
   *[other] steps
} to make
goods-step = { $n } { $n ->
    [one] step
   *[other] steps
}
goods-step-on = { goods-step } on { $cult }
    .short = { $cult } { $n }
goods-step-each = { goods-step } on each cult
    .short = cults { $n }
chip-vp-for = { goods-vp } ({ ROW($sources) })
chip-vp-final = { goods-vp } in the final scoring

## Cards and tiles, described from their numbers

tile-nothing = nothing
tile-parts = { ROW($parts) }
tile-cult = { UPPER($cult) } { $n }
tile-ship = shipping +{ $n }
tile-ship-steps = { goods-step } of shipping
tile-spade-action = action: 1 spade
tile-cult-action = action: 1 cult step
tile-pass-vp = on passing +{ $rate } VP per { LIST($things) }
tile-income = { ROW($goods) } a round
tile-town-power = towns need { $n } power less
tile-town-power-more = towns need { $n } power more
tile-build-vp = +{ $n } VP per { $structure }
tile-pass-trading = on passing +{ $rate } VP for trading houses
round-scores = { OR($things) } { $n } VP
round-rewards = { $n } { $cult }: { ROW($goods) }
    .short = { $n } { AS($cult, "short") }: { ROW($goods, "short") }
round-every = { $n ->
    [1] each
   *[other] every { $n }
}

# what special actions bring; .told: in the journal
special-acta = 2 steps on one cult track
    .told = their stronghold for :cult:
special-actc = a double turn
    .told = their double turn
special-acte = a bridge
    .told = their skill for a bridge
special-actg = 2 spades
    .told = their stronghold for 2:spade:
special-actn = a sandstorm: desert next door
    .told = the sandstorm
special-acts = a dwelling becomes a trading house
    .told = their stronghold for a :TP:
special-actw = a dwelling on any forest
    .told = their stronghold for a :D:
special-acth5 = a new colour, paid with power
    .told = power to change their colour
special-acth6 = a new colour, paid with tokens
    .told = tokens to change their colour
special-bon1 = 1 spade
    .told = their card for 1:spade:
special-bon2 = 1 cult step
    .told = their card for :cult:
special-fav6 = 1 cult step
    .told = their favor tile for :cult:

# tiles of the final scoring. .short: in the row of rounds
final-building-on-edge = building on edge
    .short = edge
    .text = The most structures on the edge of the map within one network.
final-connected-clusters = connected clusters
    .short = clusters
    .text = The most separate groups within one network.
final-connected-distance = connected distance
    .short = distance
    .text = The greatest distance between two structures of one network.
final-connected-sa-sh-distance = stronghold to sanctuary
    .short = stronghold to sanctuary
    .text = The distance between stronghold and sanctuary within one network.

## What is special about the factions. .start: before they have a stronghold; .stronghold: what that is good for

ability-alchemists = { ability-alchemists.start }; the stronghold brings 12 power, then 2 for every spade
    .start = trade VP and coins
    .stronghold = 12 power, then 2 for every spade
ability-auren = the stronghold brings a favor tile, then 2 cult steps a round
    .stronghold = a favor tile, then 2 cult steps a round
ability-chaosmagicians = { ability-chaosmagicians.start }; the stronghold allows double turns
    .start = two favor tiles for each temple, but one dwelling to start
    .stronghold = a double turn each round
ability-cultists = { ability-cultists.start }; the stronghold is worth 7 VP
    .start = a cult step whenever neighbours take power from you
    .stronghold = 7 VP
ability-darklings = { ability-darklings.start }; the stronghold turns 3 workers into priests
    .start = spades cost a priest and score 2 VP
    .stronghold = 3 workers become priests
ability-dwarves = no ships: they tunnel under one hex for workers, and score 4 VP each time
    .stronghold = a tunnel costs 1 worker
ability-engineers = { ability-engineers.start }; the stronghold scores 3 VP a bridge when passing
    .start = cheap buildings, bridges for 2 workers
    .stronghold = 3 VP a bridge when passing
ability-fakirs = no ships: they fly over one hex for a priest, and score 4 VP each time
    .stronghold = fly over one hex more
ability-giants = { ability-giants.start }; the stronghold brings 2 spades a round
    .start = every hex takes 2 spades
    .stronghold = 2 spades each round
ability-halflings = { ability-halflings.start }; the stronghold brings 3 spades at once
    .start = 1 VP for every spade
    .stronghold = 3 spades at once
ability-mermaids = { ability-mermaids.start }; the stronghold is a free step of shipping
    .start = ships to level 5, and a town may skip a river
    .stronghold = one free step of shipping
ability-nomads = { ability-nomads.start }; the stronghold's sandstorm makes a neighbouring hex desert each round
    .start = three dwellings to start
    .stronghold = a sandstorm each round
ability-swarmlings = { ability-swarmlings.start }; the stronghold raises a dwelling free each round
    .start = dear buildings, rich start, 3 workers a town
    .stronghold = a free trading house each round
ability-witches = { ability-witches.start }; the stronghold brings a dwelling on any forest each round
    .start = 5 VP for each town
    .stronghold = a dwelling on any forest each round
ability-acolytes = { ability-acolytes.start }; the stronghold adds a step to every priest sent
    .start = new volcanoes cost cult steps
    .stronghold = priests climb one step more
ability-dragonlords = { ability-dragonlords.start }; the stronghold brings new tokens
    .start = new volcanoes cost power tokens
    .stronghold = a new token for every player
ability-icemaidens = { ability-icemaidens.start }; the stronghold scores 3 VP a temple when passing
    .start = a favor tile to start
    .stronghold = 3 VP a temple when passing
ability-riverwalkers = { ability-riverwalkers.start }; the stronghold builds two bridges
    .start = rivers only, no spades: priests unlock terrains
    .stronghold = two bridges at once
ability-shapeshifters = { ability-shapeshifters.start }; accepted power may buy a new token
    .start = change their colour with power
    .stronghold = a new colour, for power
ability-yetis = power actions cost 1 less and, with the stronghold, are never taken
    .stronghold = power actions are never taken

## Where points come from: in the journal and in the chart. .final: in the final scoring

source-start = start
source-scoring-tile = scoring tiles
source-bonus-card = bonus cards
source-favor-tile = favor tiles
source-town = towns
source-shipping = shipping
source-spade-track = spade track
source-faction = faction
source-leech = power taken
source-conversion = conversion
source-fire = fire
    .final = :fire:
source-water = water
    .final = :water:
source-earth = earth
    .final = :earth:
source-air = air
    .final = :air:
source-area = network
    .final = the network
source-final-tile = final tile
source-resources = resources
    .final = what is left
source-adjusted = adjusted

## The journal: what a seat did, without the seat. Several of them make one line.
## The seats bear the names of factions, and those are plural: "build" also suits "You build".

told-faction = join the game
told-colour = take the colour of the { $terrain }
told-first-dwelling = settle on { $hex }
told-card = take { $card }
told-income = receive their income
told-no-income = have no income
told-build = build a dwelling on { $hex }
told-settle = settle there
told-transform = turn { $hex } into { $terrain }
told-upgrade = raise { $hex } to a { $structure }
told-bridge = bridge the river from { $here } to { $there }
told-convert = convert { $given } to { $taken }
told-leech = { $n ->
    [0] take no power
   *[other] take { $n }:power:
} from { $who }
told-decline = decline { $n }:power:
told-all-declined = gain from the refusals
told-token = buy a token of :power:
told-no-token = buy no token
told-pass = pass, taking { $card }
told-pass-last = pass for the last time
told-power = spend :power: on { $what }
told-power-bridge = a bridge
told-special = use { AS($what, "told") }
told-favor = take a favor tile: { $tile }
told-town = found a town: { $tile }
told-connect = join a town across the river
told-unlock = unlock { $terrain }
told-keep = keep the :priest:
told-drop = leave the game
told-cult = advance on { $cult }
told-cult-top = can go no higher on { $cult }
told-send = send a :priest: to { $cult }
told-lose = go back on { $sign }
told-step-down = step down on { $sign }
told-waive = give up { $what }
told-adjust = { $more ->
    [yes] add { $what }
   *[no] take away { $what }
}
told-ship = build better ships
told-dig = forge better spades
told-burn = sacrifice power
told-spade = buy a spade
told-stay = stop before the top
told-score = score
told-final = score { LIST($points) }
told-final-points = { $n } for { AS($source, "final") }
step-cult = choose { $sign }
step-drop = let the { $faction } go
step-done = end the turn
card-signs = the card with { ROW($signs) }
card-signs-vp = :vp: for { $signs }

## The journal: what nobody did

told-round = Round { $n }
told-cults = The cults reward those who serve them.
told-end = The game is over.

## Questions

ask-faction = Which faction do you play?
ask-start = What do you start with?
ask-first-dwelling = Where do you settle?
ask-first-card = Which bonus card do you take?
ask-leech = A neighbour has built: do you take the power?
ask-step = A cult step of your choice.
ask-gate = The last step on { $cult } is free: enter it with a key?
ask-cult-spades = Your cults bring { goods-spade }: transform what you can reach.
ask-favor = Take a favor tile.
ask-town = You have founded a town: take its tile.
ask-cult = Advance on a cult track.
ask-lose = On which cult track do you go back?
ask-bridge = Where do you build the bridge?
ask-unlock = A priest has come: keep it, or unlock a terrain?
ask-colour = Which colour do you take?
ask-trading = Which dwelling becomes a trading house?
ask-dwelling = Where do you build the dwelling?
ask-spades = Use your { goods-spade }.
ask-transform = Which hex do you transform?
ask-turn = { $n ->
    [1] Your turn.
   *[other] Your turn: { $n } actions.
}
ask-build = Build, convert, or end your turn.
ask-end = Convert, or end your turn.

## What a seat may answer once and for all

standing = Power from neighbours
standing-ask = Ask me
standing-none = Decline all of it
standing-most = Take up to { $n }, decline more
standing-all = Take all of it

## Groups of answers. .aside: what stands at the right of the heading

group-faction = Choose a faction
group-colour = Choose a colour
group-leech = Power from neighbours
    .several = the oldest first
group-token = A token for a point
group-gate = The last step
group-lose = Go back on a cult
group-favor = Take a favor tile
group-town = Take a town tile
group-cult = Advance on a cult
group-bridge = Build a bridge
group-unlock = Keep the priest, or unlock a terrain
group-build = Build a dwelling
    .setup = Settle
group-transform = Transform only
group-upgrade = Upgrade
group-river = A town across a river
group-power = Power action
    .sacrifice = sacrificing from bowl II
group-special = Special action
group-send = Send a priest
group-advance = Advance
group-waive = Give up
group-done = End of the turn
group-convert = Convert
    .before = before and after your action
    .after = before your turn ends
group-pass = Pass, taking a bonus card
    .setup = Take a bonus card
    .last = Pass
group-drop = Leave the game
group-adjust = Adjust

## Answers: alone; .label: within their group; .note: one line more

answer-faction = { $faction }
    .note = { $home }: { $ability }
answer-colour = The colour of the { $terrain }
answer-build = Dwelling on { $hex }
    .label = home
answer-transform = Turn { $hex } into { $terrain }
answer-long-way = Turn { $hex } into { $terrain }, the long way
answer-dig = Buy a spade
    .label = Buy 1:spade:
answer-upgrade = { UPPER($structure) } on { $hex }
    .label = to { $structure }
answer-bridge = Bridge from { $here } to { $there }
answer-river = Town across the river, { LIST($hexes) }
    .label = { LIST($hexes) }
    .note = a town across the river, joining { LIST($hexes) }
answer-send = Priest to { $cult }, { goods-step }
    .back = the priest goes back to your supply
    .stays = the priest stays there for good
answer-ship = Shipping to level { $n }
    .label = Shipping to { $n }
answer-spades = Spades for { goods-worker }
    .label = Spades at { $n }:worker:
    .note = each spade, from now on
answer-burn = Sacrifice a token
    .note = one token of bowl II leaves the game, another moves to bowl III
answer-convert-power-priest = Convert 5 power to a priest
answer-convert-power-worker = Convert 3 power to a worker
answer-convert-power-coin = Convert 1 power to a coin
answer-convert-priest-worker = Convert a priest to a worker
answer-convert-priest-coin = Convert a priest to a coin
answer-convert-worker-coin = Convert a worker to a coin
answer-convert-coin-vp = Convert coins to a VP
answer-convert-vp-coin = Convert a VP to a coin
answer-convert-worker-priest = Convert a worker to a priest
answer-power = { UPPER($what) } for { goods-power }
answer-special = { UPPER($what) }
answer-favor = Favor tile: { $tile }
answer-town = Town tile: { $tile }
answer-card = Bonus card: { $tile }
answer-cult = { goods-step-on }
answer-step-down = Step down on { $cult }
answer-lose = { goods-step } back on { $cult }
    .note = for the volcano
answer-enter = Enter the last step of { $cult }
    .note = it uses up a key
answer-stay = Stop before the last step
    .note = and keep the key
answer-leech = Take { goods-power } from the { $faction }{ $vp ->
    [0] { "" }
   *[other] , for { $vp } VP
}
    .label = Take { $n }:power:
answer-decline = Decline the power from the { $faction }
    .label = Decline { $n }:power:
answer-pass = Pass, taking the bonus card: { $tile }
answer-pass-last = Pass for the last time
    .note = and wait for the final scoring
answer-unlock = Unlock { $terrain }
answer-keep = Keep the priest
    .label = keep
answer-token = Buy a token of power
    .label = A new token in bowl III
    .note = it goes into bowl III
answer-no-token = Buy no token
    .label = No token
answer-waive = Give up { $what }
answer-done = End your turn
answer-drop = The { $faction } leave the game
answer-adjust = { $more ->
    [yes] Add { $what }
   *[no] Take away { $what }
}
adjusted-p1 = a token in bowl I
adjusted-p2 = a token in bowl II
adjusted-p3 = a token in bowl III

# what can be given up
waived-spade = a spade
waived-bridge = the bridge
waived-free-tf = the free transform
waived-volcano-tf = the volcano
waived-free-tp = the free trading house
waived-free-d = the free dwelling
waived-gain-tw = the town tile
waived-gain-favor = the favor tile
waived-convert-w-to-p = the priests

# parts of a note
note-parts = { ROW($parts) }
note-first-dwelling = a first dwelling, free of charge
note-home = home terrain
note-ground = { $old } to { $new }
note-long-way = the long way round
note-way-carpet = by carpet
note-way-tunnel = by tunnel
note-instead = instead of a { $structure }
note-neighbour = a neighbour halves the coins
note-no-neighbour = without a neighbour
note-coins = { goods-coin } on it

# what an answer lacks that is refused
lacks-short = { LIST($goods) } short
lacks-convert = Convert { LIST($given) } to { LIST($goods) } first

## What stands in the picture

panel-strip = Supply
panel-mat = Mat
panel-cults = Cults
label-seat = Seat { $n }
label-no-faction = No faction yet
label-no-mat = No faction is chosen yet.
label-passed = passed
label-income = income
label-reward = cults
label-start = Starts with
label-step = a step:
label-sanctuary = a town needs only 3 buildings
label-used = { $what } (used)
label-setup = Setup
label-setup-factions = factions are chosen
label-setup-dwellings = first dwellings
label-setup-cards = first dwellings and bonus cards
label-round = Round { $n }
label-rounds = of { $n }
label-final = final scoring follows
label-end = The end
label-powers = Power actions
label-cards = Bonus cards
label-towns = Town tiles
label-favors = Favor tiles

# sentences about a part of the picture
about-hex = { $hex }, { $terrain }.
about-building = { $hex }, { $terrain }. { UPPER($structure) } of the { $faction }, power value { $n }{ $town ->
    [yes] ; in a town
   *[no] { "" }
}.
about-bridge = Bridge of { LIST($owners) } between { $here } and { $there }.
about-bridge-owner = the { $faction }
about-no-bridge = Room for a bridge between { $here } and { $there }.
about-cult = { UPPER($cult) }: { ROW($seats) }.
about-cult-seat = { $faction } { $n }
about-cult-nobody = { UPPER($cult) }.
about-slot = A priest who stays: { goods-step-on }.
about-slot-taken = Taken. A priest here stays: { goods-step-on }.
about-slot-back = A priest who goes back to the supply: { goods-step-on }.
about-used = Used in this round.
about-taken = Taken in this round.
about-free = Free.
about-coins = { goods-coin } on it.
about-left = { $n } left.
about-yours = You have it.
about-income = Income: { ROW($goods) }.
about-reward = From the cults: { ROW($goods) }.
about-trading-price = { $alone } coins, or { $beside } beside an opponent.
about-priests = At most { goods-priest }.
about-ability = { UPPER($ability) }.

## What every component says of itself

tip-faction = { $faction }
    .text = Home: { $home }. { UPPER($ability) }.
tip-bonus = Bonus card
    .text = { UPPER($what) } ({ $code }).
tip-favor = Favor tile
    .text = { UPPER($what) } ({ $code }).
tip-town = Town tile
    .text = { UPPER($what) } ({ $code }).
tip-score = Scoring tile
    .text = In its round { $scores }; after it, for every { $rewards } ({ $code }).
tip-final = Final scoring: { $tile }
    .text = { AS($tile, "text") }
tip-power-action = Power action
    .text = { goods-power }: { $what }. Once a round by all players together ({ $code }).
tip-special = Special action
    .text = { UPPER($what) }, once a round ({ $code }).
tip-special-again = Special action
    .text = { UPPER($what) } ({ $code }).
tip-terrain = { UPPER($terrain) }
    .text = Its neighbours on the wheel are { $before } and { $after }. Each step around the wheel takes a spade, and dwellings stand on home terrain only.
tip-terrain-ice = Ice
    .text = Home of the ice factions; it can never be transformed again.
tip-terrain-volcano = Volcano
    .text = Home of the volcano factions; it can never be transformed again.
tip-cult = Cult of { $cult }
    .text = Steps 3, 5, 7 and 10 bring power. Step 10 takes a key and has room for one.
tip-river = River
    .text = Ships cross it: the level of shipping is how many river cells lie between two hexes.
tip-bridge = Bridge
    .text = It joins two hexes across a river for everybody, as if they shared an edge.
tip-building-d = Dwelling
    .text = Power value 1. The more stand, the more workers come.
tip-building-tp = Trading house
    .text = Power value 2. Brings coins and power; cheaper beside an opponent.
tip-building-te = Temple
    .text = Power value 2. Brings a favor tile at once and a priest every round.
tip-building-sh = Stronghold
    .text = Power value 3. Gives what is special about the faction.
tip-building-sa = Sanctuary
    .text = Power value 3. Brings a favor tile and a priest every round; a town with it needs only 3 structures.
tip-coins = Coins
    .text = They pay for buildings; at the end every 3 of them are worth 1 VP.
tip-workers = Workers
    .text = They pay for buildings and spades.
tip-priests = Priests
    .text = They serve a cult, or advance shipping and spades. Nobody holds more than 7, less those on the cults.
tip-power = Power
    .text = It moves from bowl to bowl; only what lies in bowl III can be spent.
tip-bowl1 = Bowl I
    .text = Spent power lies here; gained power moves it to bowl II.
tip-bowl2 = Bowl II
    .text = Once bowl I is empty, gained power moves on to bowl III. Or sacrifice one token to lift another.
tip-bowl3 = Bowl III
    .text = Power that can be spent.
tip-keys = Keys
    .text = A town's key opens step 10 of one cult.
tip-shipping = Shipping
    .text = How many river cells a ship crosses to reach a hex.
tip-carpet = Carpet flight
    .text = For a priest a hex is reached that lies further, and 4 VP scored.
tip-tunnel = Tunnel
    .text = For workers a hex is reached that lies one further, and 4 VP scored.
tip-spades = Spades
    .text = Each turns a hex one step around the wheel. The track makes them cheaper.
tip-income = Income
    .text = What the end of the round brings as things stand. The bonus card counts once it is taken for the next round.
tip-reward = Reward of the cults
    .text = What the scoring tile of this round brings at its end, for steps on its cult.
tip-pass = Passed
    .text = No more actions in this round. The first to pass begins the next one.
tip-favors = Favor tiles
    .text = A temple or sanctuary brings one of choice, each kind once.
tip-priest-slot = A priest's place
    .text = A priest who stays here advances 3 or 2 steps; one who goes back to the supply, 1 step.
tip-final-area = Network
    .text = At the end the largest connected networks score 18, 12 and 6 VP.
tip-final-cults = Cults
    .text = At the end the highest on each cult score 8, 4 and 2 VP.

## The terminal's picture. It is narrow: short words

terminal-you = you
terminal-asked = to answer
terminal-order = turn order
terminal-final = final scoring: { $tile }
terminal-final-round = final scoring
    .short = the end
terminal-priests = priests
terminal-ship = ship
terminal-fly = fly
terminal-dig = dig
short-spade-action = 1♠
short-cult-action = 1 cult
short-ship = ship+{ $n }
short-town-power = town { SIGNED($n) }
short-pass-trading = pass TP
short-keys = { $n } keys

## Ledgers: what is wrong with one, or with a game that is to become one.
## $command, $prefix, $faction, $track are words of the ledger and stay as they are; $clause is the number of a rule.

ledger-refused = line { $line }: '{ $command }' is refused by { $clause }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
ledger-no-command = not a command of the language
ledger-no-line = no such setup line
ledger-no-option = no such option
ledger-no-map = no such map
ledger-no-final = no such final scoring
ledger-number = expected { $prefix } and a number
ledger-head = a ledger names 2 to 5 players and six scoring tiles
ledger-no-faction = no faction '{ $faction }' is in the game
ledger-no-structure = no such structure
ledger-no-cult = no such cult
ledger-no-slot = no such slot
ledger-no-river = no river cell joins them
ledger-no-conversion = no such conversion
ledger-amounts = the amounts do not fit
ledger-no-offer = no such offer
ledger-lost-first = the steps are lost first
ledger-turn-done = the turn is done
hex-unknown = no hex is named "{ $hex }": expected a row A to { $last } and a number 1 to { $most }, such as E7

ledger-no-words = a ledger has no words for other start VP or components
ledger-untold = the site cannot be told this game: { $why }
ledger-other-end = { $faction } would end with { $figures }
ledger-enters = { $track } would enter step 10 (TM-43.19)
# a comment in the ledger itself, which is English throughout
ledger-clusters = the site joins the clusters at the Mermaids' rivers in the final scoring (TM-43.36)

## Options: their names and values

option-map = Map
    .text = The land you play on
value-map-original = Original
value-map-fire-ice-1 = Fire & Ice, side 1
value-map-fire-ice-2 = Fire & Ice, side 2
value-map-fjords = Fjords
value-map-loon-lakes = Loon Lakes
option-turn-order = Turn order
    .text = Who comes next in a new round: around the table from the first to pass, or in the order in which you passed (TM-11.7)
value-turn-order-seating = Around the table
value-turn-order-passing = As you passed
option-mini-expansion-1 = More town tiles
    .text = The first mini expansion: towns may also bring 2 steps on each cult, shipping, or 11 points (TM-1.13)
value-mini-expansion-1-no = No
value-mini-expansion-1-yes = Yes
option-shipping-bonus = Bonus card for shipping
    .text = One bonus card more: 3 points for each level of shipping when you pass (TM-1.17)
value-shipping-bonus-no = No
value-shipping-bonus-yes = Yes
option-temple-scoring-tile = Scoring tile for temples
    .text = One scoring tile more: 4 points for each temple (TM-1.15)
value-temple-scoring-tile-no = No
value-temple-scoring-tile-yes = Yes
option-fire-and-ice-factions = Fire & Ice factions
    .text = Six more factions, of ice, of volcanoes and of any colour
value-fire-and-ice-factions-no = No
value-fire-and-ice-factions-yes = Yes
option-fire-and-ice-final-scoring = Fire & Ice final scoring
    .text = At the end something more is scored, one of four (TM-17.18)
value-fire-and-ice-final-scoring-no = No
value-fire-and-ice-final-scoring-yes = Yes
option-start-vp = Points at the start
    .text = The same for all, or a number for each faction (TM-2.18)
value-start-vp-20 = 20 for all
value-start-vp-2017 = By faction, as of 2017
option-leech = Power from neighbours
    .text = You decide about it at once, or when it matters
value-leech-now = At once
value-leech-deferred = When it matters
option-rulings = Rulings
    .text = Chapter 43: the printed rules, or those of the well-known site
value-rulings-printed = Printed rules
value-rulings-site = Rules of the site
option-strict-leech = Offers of power in order
    .text = Site: offers are answered in order and before conversions
value-strict-leech-yes = Yes
value-strict-leech-no = No
option-strict-darkling-sh = Strict Darkling stronghold
    .text = Site: Darklings convert workers in the turn of the stronghold
value-strict-darkling-sh-yes = Yes
value-strict-darkling-sh-no = No
option-strict-chaosmagician-sh = Strict Chaos Magician stronghold
    .text = Site: a pass ends the double turn
value-strict-chaosmagician-sh-yes = Yes
value-strict-chaosmagician-sh-no = No
option-errata-cultist-power = Cultist power errata
    .text = Site: 1 power when all decline
value-errata-cultist-power-yes = Yes
value-errata-cultist-power-no = No
option-bonus-cards = Bonus cards
    .text = Site: all cards are in play where a ledger removes none
value-bonus-cards-drawn = Some, by lot
value-bonus-cards-all = All
option-dropping = Dropping out
    .text = Players may leave or be dropped during the game (TM-43.37, TM-43.38)
value-dropping-no = No
value-dropping-yes = Yes
option-adjusting = Adjusting resources
    .text = Site: lines may set resources, for set-up positions
value-adjusting-no = No
value-adjusting-yes = Yes

## Component files: what their owner is told of mistakes, after the file, the entry and the field

box-rivers = expected at most { $most } river cells, got { $got }
box-no-land = no land
box-bridges = places for bridges that no built-in map has: { ROW($places) }
box-rows = a list of at most { $most } rows
box-row = row { $row }: expected a text of at most { $most } letters, got { $got }
box-letter = row { $row }: unknown terrain letter "{ $letter }" (known: { $land } and { $river })

## The guide of a first game (guide.toml)

guide-people = Play the Witches
    .idea = Every people has its own land, prices and powers.
    .fact = The Witches live in the forests, and towns are worth 5 points more to them.
    .why = They have no odd rule to learn.
    .why2 = The forest lies between blue water and grey mountains on the wheel.
guide-home = Settle on your home land
    .idea = Buildings stand only on the terrain of their people.
    .fact = Yours is the forest, which is green.
    .why = E9 lies by a river, and four lands touch it: neighbours will come.
    .why2 = Neighbours make trade cheap and give you power.
guide-second = A second dwelling
    .idea = Most peoples begin with two dwellings. Each brings a worker in every round.
    .fact = From here you grow hex by hex.
    .why = I10 beside it is a lake: one spade makes it forest.
guide-card = A card for the round
    .idea = Everybody holds one bonus card, and changes it when passing.
    .fact = Each pays income at the start of a round.
    .why = This one brings 1 worker and 3 power.
    .why2 = Workers are what a young people lacks most.
guide-income = Income
    .idea = Each round begins with income: from buildings on the map, from your card, and from favor tiles.
    .fact = What you uncover on your mat is what you receive.
guide-neighbours = Neighbours make trade cheap
    .idea = A trading house costs 2 workers and 6 coins.
    .fact = Next to another people it costs 3 coins.
    .why = The Dwarves at F6 are such neighbours.
    .why2 = Round 1 rewards trading houses: 3 points each.
    .why3 = Each round: 2 coins and 1 power, but 1 worker less.
    .tag = neighbour
guide-leech = Power from neighbours
    .idea = When others build or upgrade next to you, you may take power, as much as your buildings there are worth.
    .fact = 1 power is free. Each more costs a point.
    .why = Power pays for strong actions, so early on it is worth a point.
guide-bowls = Three bowls
    .idea = Power you gain moves first from bowl I to II, and then from II to III.
    .fact = Only bowl III can be spent; what is spent falls back to bowl I.
guide-sacrifice = Give up power for power
    .idea = Give up 1 power in bowl II, and another one moves from II to III.
    .fact = So you can act now, for tokens that are gone for good.
    .why = Each power action can be used once a round, by anybody.
    .why2 = Who comes first has it.
guide-spades = Spades make land your own
    .idea = Each spade turns a hex one step on the wheel. A spade costs you 3 workers.
    .fact = A hex that is one step from forest needs one spade.
    .why = It lies next to a building of yours, so you reach it.
    .why2 = Transforming and building are one action.
guide-temple = A temple, and a favor
    .idea = A trading house becomes a temple for 2 workers and 5 coins.
    .fact = Each temple brings a favor tile at once, and a priest in every round.
    .why = Priests go to cults, and pay for better ships and spades.
guide-favor = Favor tiles
    .idea = A favor tile moves you up in a cult, now. Most give something until the end, too.
    .fact = Earth 1: 2 points for each dwelling you build from now on.
    .why = Dwellings are what you will build most.
guide-convert = Converting
    .idea = Before or after your action you may convert: power into goods, a priest into a worker, a worker into a coin.
    .fact = 3 power make a worker, 5 a priest, 1 a coin.
guide-pass = Passing
    .idea = Pass when you can or want no more: give back your bonus card, and take one of those that lie there.
    .fact = Who passes first begins the next round.
    .why = Coins lie on the cards that nobody took: they come along.
guide-cults = The cults
    .idea = At the end of each round but the last, its tile rewards steps in a cult.
    .fact = At the end of the game the first three of each cult gain 8, 4 and 2 points.
guide-priests = Priests go to the cults
    .idea = A priest that is sent to a cult moves you 3 or 2 steps and stays there; or 1 step, and comes back.
    .fact = On the steps 3, 5, 7 and 10 you gain power.
guide-shipping = Over the rivers
    .idea = Your shipping says across how many river hexes you may build. Each step costs 4 coins and a priest.
    .fact = The three steps are worth 2, 3 and 4 points.
    .why = What your ships reach counts as connected at the end.
guide-stronghold = The stronghold
    .idea = A trading house becomes a stronghold for 4 workers and 6 coins. It unlocks the power of your people.
    .fact = Yours puts a dwelling on any free forest once a round, for nothing.
guide-town = A town
    .idea = Four joined buildings worth at least 7 found a town: dwellings 1, trading houses and temples 2, the large ones 3.
    .fact = Its tile brings points, goods or cult steps, and the key that opens step 10 of one cult.
guide-end = The end
    .idea = After round 6 the cults pay 8, 4 and 2 points, and the three largest networks 18, 12 and 6.
    .fact = What is left becomes coins, and 3 coins are a point. The most points win.

## Positions to practise with: the goal, and why it works

practice-temple = Raise a temple this turn
    .why = A temple costs the Swarmlings 3 workers and 6 coins, and you have 2 workers. Give up 3 tokens of bowl II: 3 others reach bowl III and make the third worker.
    .why2 = Paying 5 power for a priest, and the priest for a worker, works too, but costs 2 tokens more.
practice-shipping = Score 2 points this turn
    .why = Shipping costs 4 coins and a priest, and its first step is worth 2 points. You have no priest, but 5 power make one: give up 5 tokens of bowl II for them.
    .why2 = Without a worker nothing can be built: coins and power are all you have.
practice-spades = Score 6 points this turn
    .why = A step on the spade track costs 2 workers, 5 coins and 1 priest and is worth 6 points. Turn one of your 2 priests into the worker that you lack.
    .why2 = From now on a spade costs you 2 workers instead of 3.
practice-pass = Score 7 points this turn
    .why = Pass: your bonus card is worth 1 point for each dwelling, and 7 of yours are on the map. Nothing else you can do this turn brings as much.
    .why2 = A dwelling that is raised before you pass counts no more.
practice-two-spades = Dig two spades with power and build a dwelling there
    .why = The action for 2 spades costs 6 power, and bowl III is empty. Give up 6 tokens of bowl II: 6 others move to bowl III, enough to pay.
    .why2 = D3 and F3 are desert, two steps from swamp. Spades cost the Darklings priests, so spades from power are worth the tokens.
practice-stronghold = Raise your stronghold this turn
    .why = It costs 4 workers and 6 coins, and you have 3 workers. Give up 2 tokens of bowl II: with the one in bowl III that is 3 power, the fourth worker.
    .why2 = From now on a tunnel of the Dwarves costs 1 worker instead of 2 and is still worth 4 points.
practice-dwelling-twice = Score 6 points this turn
    .why = Take the action for 2 spades and build on I10. Two spades bring the Halflings 2 points, the dwelling 2 from the round tile and 2 from your favor tile.
    .why2 = The action costs 6 power: you give up 5 tokens of bowl II for it, and they are gone for good.
practice-last-step = Enter the last step of the air cult
    .why = You stand on 8, and the place for 3 steps is taken. A priest on a place for 2 steps takes you to 9, and your key opens step 10.
    .why2 = A priest who comes back moves you 1 step only. Step 10 brings 3 power, and nobody else can enter it.
practice-town = Found a town this turn
    .why = D4, E6, F3 and G2 are four buildings worth 6. One more trading house makes 7, and next to others it costs 2 workers and 3 coins.
    .why2 = You have no coin: spend the 2 power of bowl III, and give up a token of bowl II for the third. The round tile adds 3 points.
practice-town-bridge = Found a town this turn
    .why = A bridge joins C5 to D6 and D7: worth 1, 2 and 3, together 6, which is enough with your favor tile for smaller towns.
    .why2 = The sanctuary counts as two buildings, so three suffice. Rivers divide a town, however far you ship: only bridges connect it.
practice-town-favor = Found a town this turn
    .why = Raise E10 to the sanctuary: with E9, F5 and G5 it is worth 6. Its favor tile Fire 2 lowers what a town needs from 7 to 6, at once.
    .why2 = You have 3 of the 4 workers; 3 power make the fourth. This round each town is worth 5 points more.
practice-tunnel = Score 8 points this turn
    .why = Tunnel to G1 and build: 4 points for the tunnel, 2 from the round tile and 2 from your favor tile.
    .why2 = Tunnel and dwelling cost 3 workers, and you have none: 3 power make one, your 2 priests the others.
practice-temple-step = Enter the last step of the earth cult
    .why = Raise B2 to a temple and take the favor tile Earth 3: from 7 you step to 8, 9 and, with your key, to 10.
    .why2 = The temple costs 2 workers and 5 coins. You have 2 coins and 9 workers: turn 3 workers into coins.
practice-card-spade = Score 13 points this turn
    .why = E9 needs 2 spades: one is on your bonus card, the other costs the Darklings a priest, made of 5 power, and is worth 2 points.
    .why2 = The dwelling brings 2 points by your favor tile and completes a town worth 7: take the town tile with 9 points.
practice-stronghold-spades = Raise your stronghold and build a dwelling in the same turn
    .why = The stronghold of the Halflings brings 3 spades at once, and a dwelling may be built on one hex that they turn to plains: F4 takes 2 of them.
    .why2 = It costs 4 workers and 8 coins, all your workers: a priest becomes the one for the dwelling. The spade left over is given up first.
practice-last-town = Score 13 points this turn
    .why = A dwelling on E7 joins F4, G3 and H4 to a town worth 7. It brings 2 points from the round tile, 2 from your favor tile, and the town tile 9.
    .why2 = It costs 2 workers and 3 coins, and you have 4 workers and no coin: turn 2 workers and 1 power into coins.
practice-town-key = Enter the last step of the water cult
    .why = You stand on 9 and have no key. A dwelling on C3 founds a town, and the tile with a step on each cult brings key and step together: the key counts first.
    .why2 = The dwelling costs 2 workers: turn your priest into the second.

## Why not

why-tm-2-20 = { $owner ->
    [none] { $hex } is not your home terrain: a start dwelling goes on a hex of your own colour.
   *[other] { $hex } is taken: the { $owner } are there.
}
why-tm-4-1 = You have taken your action of this turn: what is left is converting, and ending the turn.
why-tm-4-6 = Somebody has used this action already in this round: it is free again in the next.
why-tm-4-7 = You have used this already in this round: it is there again in the next.
why-tm-4-9 = You cannot pay for it. You have { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $workers } { $workers ->
    [one] worker
   *[other] workers
}, { $priests } { $priests ->
    [one] priest
   *[other] priests
} and { $power } power to spend.
why-tm-6-3 = { $owner ->
    [none] { $ship ->
        [0] { $hex } is out of reach: you have no shipping and nothing next to it.
       *[other] { $hex } is out of reach: nothing of yours is next to it, or within { $ship } of your shipping.
    }
   *[other] { $hex } is taken: the { $owner } are there.
}
why-tm-6-15 = The spades of this action belong to the hex that you have begun with.
why-tm-8-6 = You take a favor tile when you build a temple or the sanctuary: none is due now.
why-tm-9-10 = You have no free step on the cults now. A priest can be sent to a cult instead.
why-tm-10-1 = This costs { $price } power; you have { $power } to spend, sacrifices included.
why-tm-10-9 = You have no bridge left, or no place for one.
why-tm-15-7 = You take a town tile when you found a town: you have not founded one now.
why-tm-16-7 = You have no bridge to build now: a power action brings one, for 3 power.
why-tm-17-3 = These spades come from the cults: they transform, but nothing is built with them.
why-tm-33-8 = Only the Mermaids found a town across a river, and only where it would be one.
why-tm-43-5 = { $hex } was not transformed in this action: the dwelling goes on a hex that was.

## The legend: what each sign is, a short line, and other words by which somebody may look for it

legend-wheel = Terrain wheel
legend-wheel-home = Your home is { $home }. To settle elsewhere, turn the land into { $home } first, the short way round.
legend-wheel-none = The { $faction } do not turn land by spades round the wheel.
legend-wheel-nobody = One step round the wheel takes one spade. Once you have a home, it stands on top.
legend-wheel-step = one step,
    .second = one spade
legend-price = Price of a spade.
legend-price-step = Each step:
legend-goods = Goods
legend-coin = Coin
    .text = pays for nearly everything you build
    .words = money gold cash c
legend-worker = Worker
    .text = builds; pays for spades
    .words = cube wood labour w
legend-priest = Priest
    .text = goes to a cult; pays for progress
    .words = monk cleric p
legend-power = Power
    .text = spent from the third bowl
    .words = magic mana energy bowl bolt purple pw
legend-spade = Spade
    .text = turns land one step of the wheel
    .words = shovel dig terraform transform
legend-ship = Shipping
    .text = river cells you can cross
    .words = boat ship sail water reach
legend-bridge = Bridge
    .text = joins two banks for your network
    .words = river cross
legend-vp = Victory point
    .text = who has most at the end wins
    .words = score points vp star shield
legend-buildings = Buildings · power value
legend-dwelling = Dwelling
    .text = 1 · brings workers
    .words = house home hut settle d
legend-trading = Trading house
    .text = 2 · coins and power; cheaper beside others
    .words = shop market trading post tp
legend-temple = Temple
    .text = 2 · priests, and a favor tile at once
    .words = church te
legend-stronghold = Stronghold
    .text = 3 · your people's own ability
    .words = castle fortress sh
legend-sanctuary = Sanctuary
    .text = 3 · a favor tile; a town of only three
    .words = cathedral sa
legend-cults = Cults
legend-fire-water = Fire, water
    .text = steps bring power and round rewards
    .words = cult religion track flame drop blue red
legend-earth-air = Earth, air
    .text = the first three score 8, 4, 2 at the end
    .words = cult religion track mountain wind brown white
legend-any-cult = Any cult
    .text = a step on a cult of your choice
    .words = religion track circle
legend-tiles = Tiles and marks
legend-favor = Favor tile
    .text = cult steps and a lasting gift
    .words = bonus oval temple
legend-town = Town
    .text = 4 buildings worth 7, joined
    .words = city
legend-key-sign = Key
    .text = opens step 10 of one cult
    .words = town unlock
legend-special = Special action
    .text = once a round, yours alone
    .words = octagon
legend-leech = Power from a neighbour
    .text = the first is free, each more costs 1 point
    .words = leech arrows purple
legend-network = Largest network
    .text = 18, 12, 6 points at the end
    .words = area connected triangle
legend-convert = Converting
    .text = turn goods into others, at any time of your turn
    .words = exchange trade swap arrows

## The first page (learn.toml)

learn-about = Lead a people that can live on one kind of land only.
    .more = Dig the land around you until it is home, raise dwellings to trading houses, temples and towns, and rise in four cults. Nothing is hidden and nothing is rolled: after the set-up there is no chance.
learn-callout-home = Home land
    .text = The Witches live in the forest, which is green. They build nowhere else.
learn-callout-spades = Spades
    .text = Other land has to be dug first, one spade a step on the wheel. This hex is two steps from forest.
learn-callout-town = Towns
    .text = Four joined buildings worth at least 7 in power found a town. It brings points, a key, and goods or cult steps.
learn-callout-rivers = Rivers
    .text = Nobody builds on water. Ships reach across it, and a bridge joins two banks.
learn-callout-neighbours = Neighbours
    .text = Beside another people a trading house costs half the coins. When you build there, they may take power.
learn-goal = Have the most victory points after six rounds. Everybody starts with 20.
    .more = Points come all through the game. Two large sums come at the end: for the four cults, and for the largest networks of buildings.
learn-round = A round
learn-round-income = Income
    .text = Receive what your buildings have uncovered on your mat, and what your bonus card and favor tiles bring.
learn-round-actions = Actions
    .text = Take one action in turn, until all have passed. Each round rewards one thing with points: do it then.
learn-round-cults = Cult bonus
    .text = Receive goods, power or spades for your steps in one cult. There is none after round 6.
learn-turn = Your turn: one of eight actions
    .text = Before and after it, convert as often as you like: power into goods, priests into workers, workers into coins.
learn-turn-build = Dig and build
    .text = Turn one hex in reach into home land, then put a dwelling on it.
learn-turn-upgrade = Upgrade
    .text = Raise a dwelling to a trading house, that to a temple or the stronghold, a temple to the sanctuary.
learn-turn-priest = Send a priest
    .text = Move 1, 2 or 3 steps up in a cult.
learn-turn-power = Power action
    .text = Spend power on one of six spaces. Each is there once a round, for whoever comes first.
learn-turn-ship = Better ships
    .text = Reach farther over water, and gain 2, 3 or 4 points.
learn-turn-spades = Better spades
    .text = Pay fewer workers for a spade, and gain 6 points.
learn-turn-special = Special action
    .text = Use that of a favor tile, a bonus card or your stronghold, each once a round. Not all of them have one.
learn-turn-pass = Pass
    .text = Swap your bonus card. Who passes first begins the next round.
learn-build = What you build
    .text = Prices of the Witches, and what the first one of each kind brings every round. An upgrade covers the income of the old building again.
learn-build-dwelling = Dwelling
    .text = On home land, and nowhere else.
learn-build-trading = Trading house
    .text = 3 coins beside another people, otherwise 6.
learn-build-temple = Temple
    .text = A favor tile at once.
learn-build-stronghold = Stronghold
    .text = Your people’s own ability.
learn-build-sanctuary = Sanctuary
    .text = A favor tile at once. In a town it counts as two buildings.
learn-points-rounds = Round rewards
    .text = What the tile of the round asks for
learn-points-towns = Towns
    .text = 5 to 9 for each
learn-points-steps = Spades and ships
    .text = 6 for a step of the spades, 2 to 4 for one of the ships
learn-points-tiles = Tiles and cards
    .text = Some favor tiles when you build, some bonus cards when you pass
learn-points-cults = Cults
    .text = 8, 4 and 2 for the first three in each
learn-points-network = Network
    .text = 18, 12 and 6 for the three largest networks
learn-points-coins = What is left
    .text = 1 for every 3 coins, after power, priests and workers have become coins
learn-points-start = Start
    .text = What everybody begins with
learn-points-people = Your people
    .text = What its own ability brings; some peoples have none of it
learn-points-power = Power from neighbours
    .text = Each power but the first costs 1 point; these bots rarely pay for it
learn-mistake-far = Digging too far
    .text = At first three spades cost 9 workers. With two dwellings that is the income of three rounds.
    .instead = Begin with land one spade away. Take further spades from power actions.
learn-mistake-asleep = Power that sleeps
    .text = Only the third bowl can be spent. Tokens in the first two buy nothing.
    .instead = When you are short of power, give up one token of bowl II: another moves to bowl III. Take 1 power from a neighbour: it is free.
learn-mistake-late = The right house, a round late
    .text = A trading house that is built one round after its reward brings 3 points less.
    .instead = Read the tiles of the rounds before each turn: this round, and the next one.

## What is compared with one another in the lab

shelf-factions = Factions
shelf-bonus = Bonus cards
shelf-favor = Favor tiles
shelf-towns = Town tiles
shelf-power = Power actions
