### Nova Era in English. The names of cards are in the component files; another language says them as `card-<name>`.
###
### Arguments that many messages have: $who and $rival a seat, $card, $die, $color a colour of dice (green, red, yellow,
### blue, black), $resource, $disaster, $era, $n a number. An argument that may be missing is "none" then. `{ color }` is
### the name of $color.

title = Nova Era

## The options of a table

option-fast = Fast game
    .text = The game ends after Era II instead of III (NE-16.11)
value-fast-no = No
value-fast-yes = Yes
option-first = First player
    .text = Who picks first in the first round (NE-R6)
value-first-drawn = By lot
value-first-1 = Seat 1
value-first-2 = Seat 2
value-first-3 = Seat 3
value-first-4 = Seat 4
option-rulings = Rulings
    .text = Damage and shared Objectives by the book (NE-R15, NE-R55, NE-R59), or as it was here before
value-rulings-printed = By the book
value-rulings-until-2026-11 = As until November 2026

## Things. A form (.acc, .gen, ...) that a language does not need is not written.

technology = { $name }
territory = { $name }
personality = { $name }
kind-technology = Technology
kind-territory = Territory
kind-personality = Personality
color = { $color ->
    [green] green
    [red] red
    [yellow] yellow
    [blue] blue
   *[black] black
}
die = { color } { $face }
resource-green = Welfare
    .a = a Welfare
resource-red = Military
    .a = a Military
resource-yellow = Economy
    .a = an Economy
resource-blue = Knowledge
    .a = a Knowledge
column-territory = Territory
# .name stands beside the track, .strikes is a line of the journal.
disaster-green = Riots
    .strikes = Riots strike.
disaster-red = Invasion
    .strikes = Invasion strikes.
disaster-yellow = Decline
    .strikes = Decline strikes.
disaster-blue = Regression
    .strikes = Regression strikes.
disaster-black = the Dark Age
    .name = Dark Age
era = Era { $numeral }
# What the seats are called.
civilization-0 = Delta
civilization-1 = Steppe
civilization-2 = Harbour
civilization-3 = Highland

## The journal: what a seat did, without the seat. Several of them make one line.

told-dealt = starts with { LIST($cards) } in hand
told-rolled = rolls the dice
told-picked = takes zone { $zone } ({ ROW($dice) })
told-reduced = sees all dice lose 1 in the Unrest Zone
told-returned = gives up the { $die }, the other dice lose 1
told-used = uses { $card }
told-turned = turns the { $die } to { $face }
told-recolored = treats the { $die } as { $color }
told-protected = is protected from { $disaster }
told-developed = develops { $card } with the { $die }
told-enlisted = enlists { $card } with the { $die }
told-expanded = expands into { $card } with the { $die }
told-researched = takes { $card } into the hand
told-evolved = evolves { LIST($pairs) }
told-evolved-pair = { $card } into { $into }
told-damaged = damages { LIST($cards) }
told-repaired = repairs { LIST($cards) }
told-past = puts { $card } into the Past
told-farewell = says farewell to { LIST($cards) }
told-obsolete = makes { $card } Obsolete
told-lost-from-hand = loses { $card } from the hand
told-lost-to-past = loses { $card } to the Past
told-token = puts the Cleopatra token on { $column }
told-spared = spares { $column }
told-calmed = calms the people
told-rival = turns against { $rival }
told-resolved = resolves { $card }
told-back = moves { $disaster } back to { $after }
told-produces = produces
told-gains = gains resources
told-taken = takes what { $card } brings
told-unrest = has to face Unrest
told-civil-war = falls into Civil War
told-war-over = is at peace again
told-stole = steals from { $rival }
told-gave = exchanges
told-scores = scores
told-scored = scores { LIST($points) }
points-have = { $n } for what it has
points-most = { $n } for majorities
points-objectives = { $n } for Objectives
points-resources = { $n } for resources
step-spend = spends the { $die }
step-develop = begins to develop { $card }
step-track = leaves { $disaster } where it is
step-repairs = begins repairs
step-done = leaves it at that

## The journal: what nobody did

told-round = { $era }, round { $round }
# The same on the axis of a chart: I.2
period = { $numeral }.{ $round }
told-new-era = { $era } begins.
told-scoring = { $era } is scored.
told-tracks = The dice that are left move { LIST($moves) }.
told-tracks-move = { $disaster } to { $after }
told-disaster = { AS($disaster, "strikes") }
told-dark-age = A Dark Age: everybody gives up a die.
told-end = The game is over: { LIST($seats) } { $n ->
    [1] wins
   *[other] share the victory
}.

## What something costs and brings, for those who do not see the icon

chip-resource = { $n } { $resource }
amount-unrest = { $n } Unrest
chip-unrest = Unrest { SIGNED($n) }
chip-damage = { $n } damaged { $n ->
    [one] card
   *[other] cards
}
chip-hand = { $n } { $n ->
    [one] card
   *[other] cards
} in hand
chip-vp = { $n } VP
chip-vp-for = { $n } VP ({ LIST($sources) })

## Where points came from, in the chart at the end

source-having = having { $things }
source-most = most { $things }
source-objectives = Scoring Objectives
source-instants = Instant effects
source-upgrades = upgrades
source-resources = resources

## Cards as sentences, made from their effects

resources-any = { $n } { $n ->
    [one] resource
   *[other] resources
} of your choice
resources-one = { $n } { $resource }
resources-of = { $n ->
    [one] 1 { OR($resources) }
   *[other] { $n } resources, each { OR($resources) }
}
techs = { $n ->
    [one] { $resource } Technology
   *[other] { $resource } Technologies
}
territories = { $n ->
    [one] Territory
   *[other] Territories
}
personalities = { $n ->
    [one] Personality
   *[other] Personalities
}
past-cards = { $n ->
    [one] card
   *[other] cards
} in the Past
rivals-fewer = each player with fewer { $things } than you
rivals-one = one other player of your choice
rivals-all = each other player

# What an effect does. .sign is the same as it is printed: very short, broken into rows at spaces. `~` is a space at which
# no row breaks; $icons is one or more icons, $n a figure.
effect-gain = gain { $what }
    .sign = +{ $n }{ $icons }
effect-vp = { $n } VP
    .sign = +{ $n }:vp:
effect-unrest = Unrest { SIGNED($n) }
    .sign = { $n }:unrest:
effect-steal = steal { $what } from { $rivals }
    .sign = steal { $n }{ $icons } from { $rivals }
effect-rival_unrest = { $rivals }: Unrest { SIGNED($n) }
    .sign = { $n }:unrest: to { $rivals }
effect-rival_damage = { $rivals } damages { $n } { $n ->
    [one] Technology
   *[other] Technologies
}
    .sign = { $n }:damage: to { $rivals }
effect-repair = repair up to { $n } damaged { $n ->
    [one] card
   *[other] cards
}
    .sign = :repair:{ $n }
effect-research = { $n ->
    [1] you may take 1 available card of the Display into your hand
   *[other] take up to { $n } available cards of the Display into your hand, one by one
}
    .sign = :research:{ $n } to :hand:
effect-move_track = move { $disaster ->
    [none] a
   *[other] the { $disaster }
} Disaster marker { $n } { $n ->
    [one] space
   *[other] spaces
} { $way ->
    [back] back
   *[on] on
}
    .sign = disaster { $icons }{ $n }
effect-convert = you may exchange { $give } for { $get }, up to { $n } { $n ->
    [one] time
   *[other] times
}
    .sign = { $give }~→~{ $get }{ $n ->
        [1] { "" }
       *[other] { " " }{ $n }×
    }
effect-token_column = put the Cleopatra token in a Technology column: it counts as 1 Technology of that colour
    .sign = :token:~+1 :tech:
# .do is what an answer says, .verb what tells two abilities of a card apart.
effect-flip_die = you may { effect-flip_die.do }
    .do = flip one of your { some-dice }
    .verb = flip
    .sign = flip { $icons }
effect-shift_die = you may { effect-shift_die.do }
    .do = raise or lower one of your { some-dice } by { $n ->
        [1] 1
       *[other] up to { $n }
    }
    .verb = raise
    .sign = { $icons }~±{ $n }
effect-recolor_die = you may { effect-recolor_die.do }
    .do = treat one of your { some-dice } as another colour until it is spent
    .verb = treat
    .sign = recolour { $icons }
some-dice = unspent { $color ->
    [none] dice
   *[other] { color } dice
}
effect-discount = { $resource ->
    [none] Technologies
   *[other] { $resource } Technologies
} cost you { $n } less (at least 1)
    .sign = { $icons }~cost~−{ $n }
effect-die_bonus = your { $color ->
    [none] dice
   *[other] { color } dice
} count { $n } more when spent (at most 6)
    .sign = { $icons }~+{ $n } spent
effect-gain_bonus = Gain Resources { $color ->
    [none] gives
   *[other] with a { color } die gives
} you { $n } more
    .sign = gain with { $icons } +{ $n }
effect-repair_bonus = your Repair action repairs up to { $n } more
    .sign = :repair:~+{ $n } more
effect-calm_bonus = your Reduce Unrest action lowers Unrest by { $n } more
    .sign = calm −{ $n }:unrest:
effect-enlist_discount = Personalities cost you { $n } less
    .sign = :personality:~cost~−{ $n }
effect-expand_discount = when you Expand, { $n } required { $n ->
    [one] Technology
   *[other] Technologies
} may be missing
    .sign = :territory:~needs~−{ $n }
effect-protect = you are protected from { $disaster }
    .sign = :protect:~{ $icons }
effect-pick_limit = the dice you pick may total { $n } more before Unrest rises
    .sign = pick limit +{ $n }
effect-steady = the Unrest Zone does not reduce your dice
    .sign = :unrest:~spares dice
effect-loyal = in a Civil War you damage { $n } { $n ->
    [one] card
   *[other] cards
} fewer
    .sign = :war:~−{ $n }:damage:
effect-counts_as = also counts as { AS($resource, "a") } Technology
    .sign = also { $icons }

effect-per = { $what } { $per }
effect-if = if { LIST($ifs) }, { $what }
if-most = you have more { $things } than every other player
if-fewest = you have fewer { $things } than every other player
if-unrest-max = your Unrest is { $n ->
    [0] 0
   *[other] { $n } or less
}
if-unrest-min = your Unrest is { $n } or more
if-whole = you have no damaged card
if-has = you have at least { LIST($owned) }
if-alone = nobody else can say so
owned = { $n } { $things }
per = { $each ->
    [1] for each
   *[other] for every { $each }
} { $counter }{ $most ->
    [none] { "" }
    [one] { " " }(at most { $most } time)
   *[other] { " " }(at most { $most } times)
}
counter-resources = { $n ->
    [one] resource
   *[other] resources
} you hold
counter-resource = { $resource } you hold
counter-color-set = { $n ->
    [one] full set
   *[other] full sets
} of the four Technology colours
counter-categories = { $n ->
    [one] category
   *[other] categories
} in which you have a card
counter-past = { $n ->
    [one] card
   *[other] cards
} in your Past
counter-things = { $things } you have
when-instant = Instant: { EACH($effects) }.
when-production = Production: { EACH($effects) }.
when-once_per_round = Once per round: { EACH($effects) }.
when-permanent = Ability: { EACH($effects) }.
when-scoring = Scoring: { EACH($effects) }.
trigger-instant = Instant
trigger-production = Production
trigger-once_per_round = Once per round
trigger-permanent = Ability
trigger-scoring = Scoring

price-technology = { $n } { OR($resources) }
price-personality = cost { $n }
price-territory = needs { LIST($needs) }
needs = { $n } { $resource }

## What an effect depends on, as it is printed (see .sign of the effects). $what is one or more icons, $n a figure.

short-rivals-fewer = all with less { $what }
short-rivals-one = one rival
short-rivals-all = all rivals
short-most = most { $what }:
short-fewest = fewest { $what }:
short-unrest-max = { short-if } :unrest:≤{ $n }:
short-unrest-min = { short-if } :unrest:≥{ $n }:
short-whole = { short-if } no :damage::
short-has = { $alone ->
    [yes] alone with
   *[no] with
} { $what }:
short-if = { $alone ->
    [yes] alone
   *[no] if
}
short-per = per { $n ->
    [1] { $what }
   *[other] { $n }{ $what }
}
short-per-category = per { $n ->
    [1] category
   *[other] { $n }~categories
}
short-at-most = max { $n }×

## What is asked

ask-pick = Which dice do you pick?
ask-return = A Dark Age: which die do you give up?
ask-turn = Your turn: spend a die.
ask-change = What do you make of which die?
ask-deed = What is the die spent on?
ask-pay = Which colour pays?
ask-steal = What do you steal?
ask-war = Civil War: what is damaged?
ask-damage = Which Technology do you damage?
ask-rival = Against whom?
ask-repair = Which card do you repair?
ask-research = Which card do you take into your hand?
ask-track = Which marker moves?
ask-exchange = What do you exchange?
ask-give = What else do you give for it?
ask-token = Where does the Cleopatra token lie?
ask-produce = Production: which effect comes next?
ask-take = Take { $n } { $n ->
    [one] resource
   *[other] resources
} of your choice.
ask-suffer = { $disaster }: which Technology is damaged?
ask-lose = { $disaster }: which card goes to the Past?

## The answers in groups

group-pick = Take a zone
group-pick-left = { $n } of { $all } left
group-return = Give up a die
group-change = Change a die
group-pay = Pay with
group-take = Take
group-steal = Steal
group-give = Exchange
group-rival = Against whom
group-damage = Damage a card
group-spare = Spare a column
group-forget = Into the Past
group-mend = Repair a card
group-track = Move a marker
group-token = The Cleopatra token
group-produce = Production: what comes next
group-spend = Choose a die first
group-use = Use an ability
group-develop = Develop
group-expand = Expand
group-enlist = Enlist
group-gain = Gain resources
group-calm = Reduce Unrest
group-repair = Repair
group-research = Research
group-take-card = Take into the hand
group-done = Enough

## The answers: .note is the line below, .label what stands in the row

paid = { $die ->
    [none] { "" }
   *[other] { " " }with the { $die }
}
answer-pick = Take zone { $zone }
    .label = taken
answer-pick-dice = Take zone { $zone }: { LIST($dice) }
also-calm = { $n } pips: calm.
also-rises = { $n } pips are { $over } above { $limit }: Unrest rises from { $before } to { $after }.
also-leaves = Leaves zone { $zone }: { EACH($moves) }.
also-left = If zone { $zone } is left over: { EACH($moves) }.
left-move = { AS($disaster, "name") } from { $before } to { $after }{ $strikes ->
    [yes] , where it strikes
   *[no] { "" }
}
also-reach = { $n } { $n ->
    [one] card
   *[other] cards
} within reach.
    .label = { $n } { $n ->
        [one] card
       *[other] cards
    }
answer-return = Give up the { $die }
    .note = The other dice lose 1.
answer-spend = Spend the { $die }
    .note = Then choose what for.
answer-use = Use { $card }: { AS($what, "do") }
answer-change = { $card }: { $change }
answer-change-by = { $card }, { AS($what, "verb") }: { $change }
change-turn = the { $die } becomes a { $face }
change-recolor = the { $die } counts as { $color }
answer-develop = Develop { $card }{ paid }
answer-develop-as = Develop { $card }{ paid } as { $resource }
answer-expand = Expand into { $card }{ paid }
answer-enlist = Enlist { $card }{ paid }
answer-gain = Gain resources{ paid }
    .label = resources
answer-gain-of = Gain { $resource }{ paid }
answer-calm = Reduce Unrest{ paid }
    .label = Unrest
answer-repairs = Repair damaged cards{ paid }
    .label = damaged cards
answer-repair = Repair { $card }{ paid }
    .note = It works again.
answer-research = Take { $card } into the hand{ paid }
answer-pay = Pay with { $resource }
    .note = It will lie in the { $resource } column.
answer-damage = Damage { $card }
answer-forget = Put { $card } into the Past
answer-spare = Spare { $column }
    .note = Nothing of this column is damaged.
answer-produce = { $card }: { $what }
answer-take = Take 1 { $resource }
answer-steal = Steal 1 { $resource } from { $rival }
answer-give = Give 1 { $resource }
    .note = Then choose what for.
answer-exchange = Give 1 { $resource } for 1 { $got }
answer-rival = Against { $rival }
also-rival = Unrest { $unrest }, { $n } { $n ->
    [one] resource
   *[other] resources
}
answer-track = Move { $disaster } from { $before } to { $after }
answer-column = Put the token in the { $resource } column
    .note = It counts as 1 { $resource } Technology.
answer-done = No more of it
    .label = No more
also-war = Starts a Civil War.
also-weaker = Your dice lose 1.
also-weaker-others = Your other dice lose 1.
also-obsolete = Makes { LIST($cards) } Obsolete.
also-yours = your { $card }
also-theirs = { $card } of { $rival }
also-in-hand = { $card } in your hand

## What is missing for an answer

lacks-resources = { $n } { $resource } short
lacks-technologies = { $n } { $n ->
    [one] Technology
   *[other] Technologies
} short
lacks-colors = { LIST($needs) } { $n ->
    [one] Technology
   *[other] Technologies
} short

## The picture

panel-tableau = Civilization
panel-hand = Hand
panel-past = Past
label-board = Board
label-zone = Zone { $zone }
label-taken = taken
label-calm = calm
label-weaker = dice −1
label-spent = all spent
label-yours = your civilization
label-territories = Territories
label-personalities = Personalities
label-first = first
label-to-pick = to pick
label-dice = { $n } dice
label-hand = Hand: { $n }
label-past = Past: { $n }
label-no-hand = No card in hand. Research takes one of the Display.
label-no-card = No card.
label-no-past = Nothing is past yet.
label-unknown = { $n } unknown
label-round = { $era } · { $round }
label-end = The end
note-track = { $name }: { $n } of { $last }.
note-protected = You are protected.
note-zone = Zone { $zone }: { $n } { $n ->
    [one] pip
   *[other] pips
}, { $over ->
    [0] no Unrest
   *[other] Unrest +{ $over }
}.
note-war = A Civil War would break out.
note-weaker = You would be in the Unrest Zone: all your dice lose 1.
note-category = { $column }: { $n }{ $most ->
    [yes] , the most
   *[no] { "" }
}.
note-standing = Scored now, the Era would bring { $n } VP.
note-worth = It would score { $n } now.
note-damaged = Damaged: it does nothing until it is repaired.
# The steps of a round at the head of the page; .about is said of the one that lasts.
stage-setup = Setup
stage-pick = Pick dice
    .about = above { $limit } pips :unrest: rises
stage-dark-age = Dark Age
    .about = give up a die
stage-spend = Spend dice
    .about = one each, in turn
stage-disasters = Disasters
    .about = at the last space
stage-produce = Produce
    .about = :cycle: on all cards
stage-score = Score
    .about = :laurel: and majorities

## What a card says of itself: a few sentences, one after the other

tip-card = { $kind } of { $era }, { $price }.
tip-card-start = Starting { $kind }, { $price }.
tip-card-evolution = { $kind } of { $era }, an Evolution, { $price }.
tip-obsoleted = Made Obsolete by { LIST($cards) }.
tip-evolves = In play at the end of { $era } it brings { $card } into the hand.
tip-evolved = Evolves from { LIST($cards) }.
design-house = Of this project's own design.
design-named = Named by us, in part from the rulebook.
design-rulebook = In part from the rulebook, else of our own design.
design-public = In part from public reviews, else of our own design.

## Which components are of this project's own design

house-technologies = { $own } of { $n } Technologies are of this project's own design.
house-territories = { $own } of { $n } Territories are of this project's own design.
house-personalities = { $own } of { $n } Personalities are of this project's own design.
house-known = Of { $n } cards a part is known from the rulebook or from public reviews, the rest is our own: { LIST($cards) }.
house-numbers = Numbers that the rulebook shows only in a picture are our reading: { LIST($numbers) }.
number-dice = how many dice there are of each colour
number-disaster_tracks = the last space of the Disaster tracks
number-dark_age_track = the last space of the Dark Age track
number-unrest_track = the last space of the Unrest track
number-limits = the limits of the actions
number-start = what everybody starts with
number-2_players = the layout for 2 players
number-3_players = the layout for 3 players
number-4_players = the layout for 4 players

## What everything else says of itself when it is hovered

tip-resource = { $resource }
    .text = It pays for { $resource } Technologies: what a { color } die leaves open, or all with another die.
tip-tech = { $resource } Technologies
    .text =
        At each Scoring to have one is worth 1 VP, to have more than every other player 1 VP more. { $disaster } would damage one.
tip-die = { UPPER(color) } die
    .text =
        Its value pays for { $resource } Technologies, or brings as much { $resource }. For other deeds any die will do; to enlist with it raises Unrest by the whole cost.
tip-territory = Territories
    .text = From Era II on; a Territory needs Technologies, which are kept. They score as a colour does.
tip-die-black = Black die
    .text =
        It enlists Personalities: what it is above their cost lowers Unrest, what it is below raises it. It can reduce Unrest, but gains no resources and has the colour of no Technology.
tip-track = { $disaster }
    .text =
        { UPPER(color) } dice that nobody picks advance it. On { $last } it strikes at the end of the round: everybody damages { AS($resource, "a") } Technology, or else loses another card.
tip-track-black = The Dark Age
    .text =
        Black dice that nobody picks advance it. On { $last } everybody gives up a die in each round and the others lose 1, until the Era ends.
tip-step-roll = Roll Dice
    .text = Three dice from the bag are rolled for each Zone.
tip-step-pick = Pick Dice
    .text = Clockwise from the first player, everybody takes one Zone.
tip-step-disasters = Advance Disasters
    .text = The dice that are left advance the tracks.
tip-step-dark-age = Check for Dark Age
    .text = In a Dark Age everybody gives up a die.
tip-step-spend = Spending Dice
    .text = Counter-clockwise, the first player last, everybody spends one die after another.
tip-step-check = Check for Disasters
    .text = Disasters on their last space strike.
tip-step-produce = Production
    .text = Everybody resolves the Production of own cards.
tip-step-clean-up = Clean Up
    .text = The First Player token passes to the left.
tip-step-scoring = Scoring
    .text = After three rounds: 1 VP for each category one has, 1 more for the most of it, and the Objectives.
tip-display = Technology Display
    .text = Only the bottom-most card of a column can be taken; then the one above it can. It is not refilled.
tip-person = Personalities
    .text = Any of them can be enlisted with any die. They stay until the Era ends.
tip-damage = Damaged
    .text =
        It lies facedown and does and scores nothing, until it is repaired. It can become Obsolete, and for Territories and Evolution it is there.
tip-hand = Hand
    .text = Cards to develop later. Only Starting cards are secret; what is taken from the Display is named to all.
tip-dice = Dice
    .text = Each is spent on one deed, then it returns to the bag.
tip-past = Past
    .text = Cards that became Obsolete or were lost, and Personalities of earlier Eras. They never return.
tip-token = Cleopatra token
    .text = It counts as one Technology of its column and cannot be damaged. It leaves with Cleopatra.
tip-obsolete = Obsolescence
    .text = A new card sends the cards that it names to the Past. For an own undamaged one its owner scores 1 VP.
tip-evolution = Evolution
    .text = Whoever has the card in play when the next Era begins, damaged or not, takes its Evolution into the hand.
tip-step = A round
    .text =
        Dice are rolled and picked, what is left advances the Disasters; dice are spent, Disasters strike, and everybody produces.
tip-standing = If it were scored now
    .text = What a Scoring would bring with the cards as they lie: categories, majorities and Objectives.
tip-first = First player
    .text = Picks first and spends last. The token goes on to the left after every round.
tip-bag = Dice bag
    .text = Dice that are spent or left over come back here.
tip-score = Victory points
    .text = Nobody ever loses any. Equal in the end: the lower Unrest wins.
tip-shield = Protection
    .text = Its owner ignores that Disaster.
tip-when-instant = At once
    .text = Once, when the card comes into play.
tip-when-production = Production
    .text = In every round, after the Disasters.
tip-when-once_per_round = Once a round
    .text = In the own turn, before a die is spent.
tip-when-permanent = Ability
    .text = As long as the card lies undamaged in play.
tip-when-scoring = Scoring Objective
    .text = Looked at in every Scoring.
tip-unrest = Unrest
    .text =
        From { $zone } to { $reach } it reduces all own dice by 1, once a round. On { $last } a Civil War damages a card of every column; then it is 0 again.
tip-zone = Dice Zone
    .text =
        Three dice. If they total more than { $limit }, Unrest rises by the excess. The Zone that nobody takes advances the Disasters.
tip-calm = Reduce Unrest
    .text = A black die lowers Unrest by { $n }.
tip-repair = Repair
    .text = Any die turns up to { $n } damaged cards faceup.
tip-resources = Resources
    .text = They pay for Technologies; at the end every { $n } of them are worth 1 VP.
tip-era = Eras
    .text =
        An Era is 3 rounds and a Scoring. After it Personalities go to the Past, cards evolve and the next Display is laid out.

## Component files: what their owner is told of mistakes, after the file, the entry and the field

box-territory = a Territory belongs to Era II or Era III (NE-1.12)
box-order = { ROW($order) } come in this order
box-token = { $op } is for a Personality (NE-17.1)
box-tokens = there is one token, not { $n }
box-later = { $card } is of the same or a later Era (NE-R53)
box-twice = { $card } is named twice
box-evolution = { $card } is not in the Evolution deck of the next Era (NE-15.2)
box-evolves = { $other } evolves into { $card } too
box-no-card = no Technology or Territory is called { $card }
box-deck = deck { $deck }: expected { $n } cards, got { $got }
box-people = Personalities of Era { $era }: expected { $n } cards, got { $got }
box-effects = expected at most { $most } { $when } effects, got { $got }
box-when = { $op } is not for { $when }, only { OR($known) }
box-not-0 = a number other than 0
box-colors = a list of { $fewest } to { $most } different colours
box-some = at least one of { ROW($known) }
box-condition = missing, or another condition
box-true = true

## Why not

why-ne-4-2 = Other cards lie below it: only the lowest card of a column can be taken.
why-ne-6-1 = Nobody can take this zone: its dice are gone.
why-ne-8-2 = This is not the turn of its colour: the Civil War goes from one colour to the next.
why-ne-11-15 = You cannot pay for it, even with this die. You have { $welfare } Welfare, { $military } Military, { $economy } Economy and { $knowledge } Knowledge.
why-ne-11-21 = A black die brings no resources: use another one.
why-ne-11-40 = Territories come in Era II: this is Era { $era }.
why-ne-11-41 = Only a Territory that is the lowest card of its column, or in your hand, can be taken.
why-ne-11-42 = You do not own all the Technologies that it asks for.
why-ne-11-50 = This card is not one of your damaged ones.
why-ne-11-61 = Only a black die reduces Unrest.
why-ne-11-71 = Other cards lie below it: only the lowest card of a column can be taken, and no Personality.

## The guide of a first game (guide.toml)

guide-zone = Pick a zone of dice
    .idea = Everybody takes one zone with its three dice: they are the actions of this round.
    .fact = What they total above 10 raises your Unrest.
    .why = Zone 2 totals 10: no Unrest.
    .why2 = The others total 13: 3 Unrest.
    .why3 = Blue 5 pays for a Knowledge card.
guide-left = The zone left over
    .idea = Nobody took the last zone: each die there moves the marker of its colour by its value.
    .fact = A marker on its last space brings a disaster, a black one the Dark Age.
guide-die = One die, one action
    .idea = You take turns and spend one die for one action each time, until all dice are spent.
    .fact = The first player picks first, but spends last.
    .why = Blue 5 is your strongest die.
    .why2 = Spend it while the card is there that it pays for.
guide-develop = Develop a Technology
    .idea = A die of the card's colour pays its value, resources of that colour the rest.
    .fact = What the die has above the cost is lost.
    .why = Calendar costs 5 Knowledge: a blue 5.
    .why2 = Each round it brings 1 Knowledge, and 1 Welfare for the most Knowledge cards.
guide-black = Black dice
    .idea = A black die has the colour of no card and brings no resources. It pays for people.
    .fact = Or spend it to lower your Unrest by 1.
    .why = You have no Unrest to lower, so enlist somebody.
guide-lowest = Only the lowest card
    .idea = In each column of the Display only the lowest card can be taken.
    .fact = Then the one above it comes free, as Mysticism here.
guide-people = Enlist a Personality
    .idea = Unrest falls by what a black die has above the cost, and rises by what it lacks.
    .fact = Another colour raises it by the full cost.
    .why = Sun Tzu costs 3: a black 3 changes no Unrest.
    .why2 = He scores 2 points for the most Military cards.
guide-gain = Gain resources
    .idea = A die that is not black brings resources of its colour, as many as it shows.
    .fact = You keep them until you pay with them.
    .why = They make up what a later die lacks.
guide-production = Production
    .idea = Once all dice are spent, the cards in your civilization produce.
    .fact = Then the next player is first: now you pick later, but spend earlier.
guide-dark = The Dark Age
    .idea = Once its marker is on the last space, the Dark Age lasts until the Era ends.
    .fact = In every round you give up a die, and those you keep are worth 1 less.
guide-other = A die of another colour
    .idea = You may develop with any die, also a card of your hand. But a die of another colour pays nothing.
    .fact = Then resources of the card's colour pay the whole cost.
guide-disaster = Disaster
    .idea = A marker came to its last space. Everybody damages a Technology of its colour; who cannot puts another card into the Past.
    .fact = Repair turns up to two damaged cards up again, for any die.
guide-unrest = Keep Unrest low
    .idea = From 7 Unrest on, each of your dice is worth 1 less.
    .fact = At 10 a Civil War damages a Technology of each colour and a Territory. Then Unrest is 0.
guide-scoring = The Era is scored
    .idea = Each colour of Technology, and Territories, brings a point if you have a card there, and another if you have the most.
    .fact = Damaged cards do not count; a tie brings nothing more.
guide-era = A new Era
    .idea = The Display is new, and all Personalities have gone. A card of yours with an Evolution has brought it into your hand.
    .fact = Develop it as any card: with a die, at its cost.
guide-territory = Territories, and what grows old
    .idea = A Territory takes any die. You must own the Technologies that it asks for, and you keep them.
    .fact = What you add makes old cards Obsolete: a point for each undamaged one of yours.
guide-end = The end
    .idea = This game ends after Era II. Once more the Era is scored, then every 10 resources are a point.
    .fact = The most points win; in a tie, the lowest Unrest.

## The legend: what each sign is, a short line, and other words by which somebody may look for it

legend-disasters = Disasters and the Dark Age
legend-disasters-text = The dice of the Zone that nobody picks move the marker of their colour, each by its value. A Disaster on its last space strikes at the end of the round and goes back to 0.
legend-to-go = { $n } to go
legend-strikes = strikes
legend-protected = You are protected.
legend-damage = Everybody damages { AS($resource, "a") } Technology, or loses another card.
legend-dark-age = It begins as soon as the marker is there: everybody gives up a die in each round and the other dice lose 1, until the Era ends.
legend-resources = Resources and points
legend-green = Welfare
    .text = pays for green Technologies
    .words = leaf plant food culture green
legend-red = Military
    .text = pays for red Technologies
    .words = shield army war red
legend-yellow = Economy
    .text = pays for yellow Technologies
    .words = coin money gold trade yellow
legend-blue = Knowledge
    .text = pays for blue Technologies
    .words = book science blue
legend-any = Any resource
    .text = a colour of your choice
    .words = wheel circle wild joker
legend-unrest = Unrest
    .text = high, it weakens your dice; at the end of its track comes Civil War
    .words = fist anger revolt civil war
legend-vp = Victory point
    .text = who has most at the end wins
    .words = score points vp star
legend-cards = Cards
legend-tech = Technology
    .text = a card of a colour; only the lowest of a column can be taken
    .words = tech research invention display
legend-territory = Territory
    .text = from Era II on; asks for Technologies
    .words = land mountain country
legend-personality = Personality
    .text = a person who stays until the Era ends
    .words = leader people crown
legend-past = Past
    .text = where lost and Obsolete cards go
    .words = discard hourglass history
legend-hand = Hand
    .text = cards to develop later
    .words = draw cards
legend-damaged = Damaged card
    .text = lies face down and does nothing
    .words = broken crack
legend-obsolete = Obsolete
    .text = a new card replaces an old one
    .words = replace old
legend-evolve = Evolution
    .text = a card that comes to you when the Era ends
    .words = upgrade next era
legend-when = When a card works
legend-instant = At once
    .text = when the card comes into play
    .words = lightning bolt instant
legend-production = Production
    .text = in every round, after the Disasters
    .words = income cycle arrow
legend-once = Once a round
    .text = in your turn, before you spend a die
    .words = action use
legend-lasting = Lasting
    .text = as long as the card lies undamaged
    .words = permanent infinity ability
legend-objective = Objective
    .text = looked at in every Scoring
    .words = goal laurel wreath scoring
legend-deeds = Dice and deeds
legend-die = Die
    .text = one die, one action; its colour and value pay
    .words = dice roll
legend-black-die = Black die
    .text = enlists people or calms Unrest; gains no resources
    .words = dice dark calm
legend-develop = Develop
    .text = take a Technology into play
    .words = buy build card
legend-repair = Repair
    .text = turn damaged cards face up
    .words = heal heart mend fix
legend-flip = Turn a die
    .text = to another value
    .words = change flip reroll
legend-protect = Protection
    .text = you ignore that Disaster
    .words = shield safe guard
legend-rivals = Rivals
    .text = what a card does to other players
    .words = opponents others attack
legend-first = First player
    .text = picks first, spends last
    .words = start turn order token

## The first page (learn.toml)

learn-about = Lead a civilization through three eras with the dice that you pick.
    .more = Develop technologies, enlist people of renown and expand, while unrest grows and disasters come nearer. Each era ends with points for what you have, and with more for what you alone have most of.
learn-callout-disasters = Disasters
    .text = The dice that nobody picks move these markers. On its last space a disaster strikes everybody.
learn-callout-display = The lowest card
    .text = Take only the lowest card of a column. Then the one above it is free to take.
learn-callout-people = Personalities
    .text = Enlist them with any die. A high black die even calms Unrest; other colours raise it.
learn-callout-dice = Your dice
    .text = Three each round, and each is one action. Their colours matter as much as their values.
learn-callout-cost = Cost
    .text = A die of the card’s colour pays its value. Resources of that colour pay the rest.
learn-goal = Have the most victory points after three eras of three rounds each.
    .more = Points come from cards at once, and at the end of each era for your colours, your majorities and your objectives.
learn-round = A round
learn-round-pick = Pick dice
    .text = Take one zone of three dice. By as much as their total is above 10, your Unrest rises.
learn-round-advance = Disasters move
    .text = Each die of the zone that is left moves the track of its colour by its value.
learn-round-spend = Spend dice
    .text = One die, one action, in turn, until all are spent. The first player comes last.
learn-round-produce = Strike and produce
    .text = Disasters on their last space damage cards. Then all undamaged cards produce.
learn-turn = Your turn: one die, one of seven actions
    .text = The colour of a die decides what it is good for. From Unrest 7 on each of your dice counts 1 less.
learn-turn-develop = Develop
    .text = Pay for a technology of the display or of your hand.
learn-turn-gain = Gain resources
    .text = As many as the die shows, of its colour. Not with a black die.
learn-turn-enlist = Enlist
    .text = Take a Personality with any die. Only a black one pays; what it leaves unpaid raises your Unrest.
learn-turn-expand = Expand
    .text = Take a Territory whose technologies you have. From Era II on.
learn-turn-repair = Repair
    .text = Turn up to 2 damaged cards face up again, with any die.
learn-turn-calm = Reduce Unrest
    .text = By 1, with a black die.
learn-turn-research = Research
    .text = Take the lowest card of a column into your hand, with any die.
learn-build = What you gather
    .text = These cards make your civilization. A damaged card lies face down, and its effects rest until it is repaired.
learn-build-technology = Technologies
    .text = Paid with a die and resources of their colour. Many produce every round.
learn-build-evolution = Evolutions
    .text = When an era begins, who has the earlier card takes its Evolution into hand. Playing it costs as usual.
learn-build-territory = Territories
    .text = From Era II on, with any die, if you have the technologies that they ask for.
learn-build-personality = Personalities
    .text = Best paid with a black die. When the era ends they go to your Past.
learn-points-cards = Cards
    .text = What they bring at once
learn-points-present = Each era: a card of a kind
    .text = 1 for each of the four colours, and for Territories, of which you have an undamaged card
learn-points-most = Each era: the most of a kind
    .text = 1 more for each of these five, if nobody has as many
learn-points-objectives = Each era: objectives
    .text = What your cards and Personalities ask for; a condition counts only if no other player fulfils it
learn-points-obsolete = Old cards
    .text = 1 for each undamaged card of yours that your new one makes obsolete
learn-points-resources = Resources
    .text = 1 for every 10
learn-mistake-high = The highest dice
    .text = A zone of 6, 5 and 4 raises your Unrest by 5. From 7 on all your dice lose 1; on the last space a civil war damages your cards.
    .instead = Take a total of about 10, in the colours of the cards that you want.
learn-mistake-surplus = A surplus that is lost
    .text = A 6 pays for a card that costs 3, and the other 3 are gone.
    .instead = Keep high dice for dear cards. Use low dice to research and to repair: there the value does not matter.
learn-mistake-bare = No card of a colour
    .text = Who has no undamaged card of a disaster’s colour puts another card into the Past, for good.
    .instead = Have a cheap card of each colour. It takes the damage, and it is 1 point each era.

## Positions to practise with: the goal, and why it works, told afterwards

practice-black-die = Enlist Julius Caesar without raising your Unrest
    .why = He costs 5, and the black 5 pays exactly that. A die of another colour adds the whole cost to your Unrest: from 8 that is a Civil War.
practice-territory = Expand into a Territory
    .why = Trading Port asks for 2 Economy Technologies and 1 Knowledge Technology. You have them, and they stay. Any die will do, even the green 1.
    .why2 = It costs 1 Unrest. You are in the Unrest Zone already, so your dice do not fall again this round.
practice-three-repairs = Repair three cards with one die
    .why = Any die repairs two cards, and Florence Nightingale adds one: Fire Keeping, Roads and Astronomy.
    .why2 = While they are damaged they bring nothing and count for nothing.
practice-two-points = Gain 2 points with one die
    .why = Military Academy is in your hand. It brings 1 point, and makes your Military Tactics Obsolete for 1 more.
    .why2 = It costs 9, and your 8 Military alone fall short: the red 5 pays first. Flipped to 2 it pays less, and still enough.
practice-two-colours = Develop Antibiotics
    .why = Albert Einstein and Mechanical Clocks take 1 each off the cost of 11. The blue 6 and 3 Knowledge pay the 9.
    .why2 = Only one of the two colours may pay. Green falls short: 4 for the die, and 1 Welfare.
practice-surgery = Develop a Technology and repair a card in the same turn
    .why = Surgery repairs as soon as it comes. It costs 9: the green 5 and all your 4 Welfare.
    .why2 = It brings 1 point and lowers your Unrest by 3. Hospitals become Obsolete for 1 point more.
practice-one-pip = Develop Chariots
    .why = Chariots cost 7. The red 5 and your 1 Military are 1 short, so let Pythagoras turn the die to 6 first.
practice-one-missing = Expand into a Territory and gain 1 point
    .why = Pilgrimage State asks for 2 Welfare Technologies and 1 Knowledge Technology. You lack one of Welfare, and Roads let one be missing. Megaport would lack two.
    .why2 = Holy City becomes Obsolete for 1 point. The price: your Unrest rises from 8 to 9, the last space before a Civil War.
practice-research = Develop a Technology and take a card of the Display in the same turn
    .why = Encyclopedias bring a card of the Display into your hand. They cost 7: the blue 1 and all your 6 Knowledge.
    .why2 = With the black 4 you would be 1 short. Writing becomes Obsolete for 1 point.
practice-four-points = Gain 4 points with one die
    .why = Nuclear Deterrence costs 12: the red 4 and all your 8 Military. It brings 3 points, and makes your Gunpowder Obsolete for 1 more.
    .why2 = Your Unrest rises by 2, that of your rivals by 1: both enter the Unrest Zone, and their dice fall by 1.
practice-other-colour = Develop Common Law
    .why = Leonardo da Vinci makes the red 3 green, and takes 1 off the cost of 5. So 1 Welfare pays the rest.
    .why2 = Code of Laws becomes Obsolete for 1 point, and your Unrest falls by 2.
practice-flip = Develop Universal Suffrage
    .why = It costs 10. With Nikola Tesla the green 2 counts 3, and with your 6 Welfare you are 1 short. Let Rocketry flip the die: a 5 counts 6, and 4 Welfare pay the rest.
    .why2 = Your Unrest falls by 2, and two rivals lose Tyranny and Oppression.
practice-tesla = Enlist Nikola Tesla without raising your Unrest
    .why = Code of Laws makes him cost 4. Let Rocketry flip the black 3: a 4 pays exactly that.
    .why2 = A 3 would raise your Unrest to 7. That is the Unrest Zone, and your green 6 would fall by 1.
practice-mandela = Enlist Nelson Mandela and have no Unrest afterwards
    .why = Let Electromagnetism make the red 4 black. It is 2 short of his cost of 6, so your Unrest rises to 2, and he calms it at once.
    .why2 = A coloured die would add 6 Unrest, and he takes only 3 away.
practice-civil-war = Start a Civil War, so that your Unrest falls to 0
    .why = Zheng He costs 5. Let Galileo Galilei turn the black 2 down to 1: it is 4 short, and your Unrest of 6 becomes 10.
    .why2 = The war ends with Unrest 0, and Zheng He comes all the same. The price: a Technology of each colour and your Territory are damaged.
