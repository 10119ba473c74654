### Lantern Isles, in English. A further language is one more file like this one.
### Forms: .title as a heading, .label beside others of its group, .note one line more, .text what is said under a title.
### What somebody did (told-) has no subject and no full stop, since it becomes part of a line.

## The shop window

title = Lantern Isles
option-edition = Edition
    .text = the edition of the rules
value-edition-harbour = Harbour
value-edition-open-sea = Open sea
option-offers = Offers
    .text = when an offer must be answered
value-offers-late = Late
value-offers-at-once = At once
option-rounds = Rounds
    .text = how long the game is
value-rounds-five = Five
value-rounds-three = Three
option-weather = Weather
    .text = whether there are storms among the charms
value-weather-stormy = Stormy
value-weather-calm = Calm
option-sea = Sea
    .text = the map
value-sea-skerries = Skerries
value-sea-strand = Strand

## Keepers and charms

keeper-star = Star Keeper
keeper-tide = Tide Keeper
keeper-moon = Moon Keeper
keeper-sail = Sail Keeper

charm-cask = cask
    .title = Cask
charm-pearl = pearl
    .title = Pearl
charm-gull = gull
    .title = Gull
charm-bottle = bottle
    .title = Bottle
charm-squall = squall
    .title = Squall

effect-oil = gain { $n } oil
effect-points = { $n ->
    [one] gain { $n } point
   *[other] gain { $n } points
}
effect-draw = draw { $n }
effect-tuck = tuck { $n }
effect-storm = all others lose up to { $n } oil
effect-none = nothing happens
effect-then = { $first }, then { $second }

chip-oil = { $n } oil
chip-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# The icons of a sentence, for who cannot see them
sign-oil = oil
sign-lantern = lantern
sign-charm = charm

## Questions

ask-pledge = How much oil do you pledge?
ask-turn = The die shows { $die }. What will you do?
ask-put-out = Your oil has run out. Which lantern do you put out?
ask-offer = Give a point for two oil?
ask-tuck = Which charm do you tuck under the deck?

## Answers

group-offer = An offer from a neighbour
    .aside = until the round ends
group-pledge = Pledge oil
group-put-out = Put out a lantern
    .aside = to pay on
group-tuck = Tuck a charm
    .aside = unseen
group-play = Play a charm first
    .aside = as many as you like
group-light = Light an isle
group-turn = Trade or draw
    .aside = instead


answer-trade = Trade
    .label = Trade for oil
    .note = as much oil as the die shows
answer-draw = Draw a charm
    .note = one of { $left }
answer-accept = Give a point for oil
    .label = Give a point
    .note = somebody has lit an isle beside your lantern
answer-decline = Decline the offer
    .label = Decline
    .note = nothing changes
answer-light = Light { $isle }
answer-put-out = Put out { $isle }
    .note = for the rest of the payment
answer-play = Play the { $charm }
answer-tuck = Tuck the { $charm }
    .note = under the deck, unseen
answer-pledge = Pledge { $oil } oil
    .note = { $oil ->
        [0] nothing is burnt
       *[other] burnt when all are shown; the most gains { $prize } points
    }

note-goes-out = { $n ->
    [one] { $n } of your lanterns goes out
   *[other] { $n } of your lanterns go out
}
note-beside = beside { $n } of others
lacks-oil = { $n } oil short

## The journal

told-round = Round { $n }
told-pledged = pledges { $n }:oil:
told-pledged-unseen = pledges in secret
told-pledges = The pledges are shown and burnt: { ROW($pledges) }.
told-pledge-of = { $who } { $n }:oil:
told-traded = trades
told-too-little = has too little :oil: for { $isle }
told-lit = lights :lantern: { $isle }
told-put-out = puts out :out: { $isle }
told-accepted = takes the offer of a neighbour
told-declined = declines the offer
told-charm = the :{ $icon }: { $charm }
told-played = plays { $charm }
told-drew = draws { LIST($charms) }
told-drew-unseen = draws a charm
told-tucked = tucks the { $charm }
told-tucked-unseen = tucks a charm
told-scored = scores
told-scored-pledges = has pledged most
told-scored-lanterns = counts the largest group of lanterns
told-scored-oil = counts the oil
told-won = { $n ->
    [one] { LIST($winners) } wins with { $points }:vp:.
   *[other] { LIST($winners) } share the victory with { $points }:vp:.
}

## What points are for

source-pledges = pledges
source-charms = charms
source-offers = offers
source-lanterns = lanterns
source-oil = oil

## The table

label-sea = The sea
label-round = Round { $n }
label-of = of { $n }
label-most = most
label-end = The end
label-at-the-end = at the end
label-no-turn = no turn now
label-charms = Your charms
label-no-charm = No charm in your hand.
label-pledge = Pledge
label-die = Die
label-deck = Deck
label-played = Played
panel-hand = Hand
panel-supply = Deck

note-home = { $isle }, home of the { $keeper }
note-dark = { $isle }: dark.
note-lit = { $isle }: a lantern of the { $keeper }.

detail-lanterns = Lanterns
    .text = { $isles }
detail-group = Largest group
    .text = { $n }, worth { $points } in the end
detail-oil = Oil
    .text = { $n }, worth { $points } in the end
detail-tucked = Tucked charms
    .text = { $n }
detail-no-charm = No charms in the hand.

## Explanations

tip-oil = Oil
    .text = Pays for lanterns and is burnt in pledges. Three are worth a point in the end.
tip-lantern = Lantern
    .text = Isles up to two steps away can be lit from here. It makes isles beside it dearer for others.
tip-isle = Isle
    .text = A dark isle can be lit from a lantern no more than two steps away.
tip-group = Largest group
    .text = Each lantern of it is worth two points in the end.
tip-hand = Hand
    .text = Charms that only their keeper sees. Who has tucked one knows it when another draws it.
tip-pledge = Pledge
    .text = Up to two oil, set aside in secret and burnt when all are shown. Whoever pledged most gains two points.
tip-round = Round
    .text = Pledges, then a turn for each keeper. Offers can be answered until the round ends.
tip-final = In the end
    .text = Two points for each lantern in the largest group, and one for every three oil.
tip-die = Die
    .text = Rolled as a turn begins. Who trades gains as much oil as it shows.
tip-deck = Deck
    .text = Charms that are left, the tucked ones below all others.
tip-tuck = Tucked charms
    .text = Under the deck, drawn last. You see those that you know.
tip-spent = Played charms
    .text = They lie open and are out of the game.
# What a charm does, from its effects.
tip-charm = { UPPER($effects) }.

## Component files: what their owner is told of mistakes, after the file, the entry and the field

box-rows = expected { $rows } rows of { $columns } cells, each home among them once

## A first game: the title of a step, its idea, what is new in it, why one would, and a tag

guide-pledge = Pledge oil
    .idea = Each round begins with pledges: everybody sets aside up to 2 oil in secret.
    .fact = Whoever pledged most gains 2 points, alone or not.
    .why = You have 4 oil, and a lantern costs 2.
guide-charm = Play a charm
    .idea = In your turn you may play charms before you do anything else.
    .fact = A charm is used once.
    .why = The cask brings 3 oil.
guide-light = Light an isle
    .idea = You light a dark isle, at most two steps from a lantern of yours.
    .fact = It costs 2 oil, and 1 more for each lantern of others beside it.
    .why = Your largest group scores 2 points a lantern.
    .why2 = b1 and your home are a group.
    .tag = your home
guide-trade = Trade
    .idea = In your turn you light an isle, trade or draw a charm.
    .fact = Who trades gains as much oil as the die shows.
    .why = Three oil are worth a point at the end.
guide-offer = An offer
    .idea = Somebody has lit an isle beside your lantern.
    .fact = Until the round ends you may give a point for 2 oil.
guide-end = The end
    .idea = Your largest group of lanterns counts 2 points each, and every three oil 1 point.
    .fact = The most points win.

## Positions to practise with: the goal, and why it works

practice-spare = Light an isle and put out none of your lanterns
    .why = Play the cask first: it brings 3 oil, and a lantern costs 2 or more.
    .why2 = Who runs out of oil in the middle of a payment puts out a lantern.
practice-squalls = Gain points with two charms in one turn
    .why = You play as many charms as you like before you end your turn: each squall brings 1 point.
