### What the lab says, in English.

## A study that cannot be made

study-seats = { $game } is played by { ROW($known) }, not by { $seats }
study-bots = { $n } bots do not fit at { $seats } seats
study-games = { $n } games are too few: each seed is played { $least } times
study-negative = how sure it shall be, and how long it may take, cannot be below 0
study-same = both sets of components are the same
study-components = there are no components at { $path }
study-unlike = { $bot } would play otherwise with one of the sets: { $why }
report-not-json = this is no report: not JSON ({ $why })
report-form = this is no report of the lab, or one of another version: see { $place }

## Names

order = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
period-before = start
period-after = end

## Numbers

decimal-point = .
thousands = ,
percent = { $n } %
between = { $low } to { $high }
unit-vp = { $n } VP
unit-points = { $n } points
unit-choices = { $n } choices
set-built-in = built-in

## The headline. What stands in <em> is the figure that was asked for, in <b> what matters beside it

claim-worth-more = Your { $name } is worth <em>{ $n } VP more</em> than before ({ $low } to { $high }).
claim-worth-less = Your { $name } is worth <em>{ $n } VP less</em> than before ({ $low } to { $high }).
claim-worth-none = No change seen in { $name }: between { $low } and { $high } VP.
claim-worth-few = Too few to say: { $name } was taken { $n } { $n ->
    [one] time
   *[other] times
}.
claim-score-more = With your components a seat makes <em>{ $n } VP more</em> than before ({ $low } to { $high }).
claim-score-less = With your components a seat makes <em>{ $n } VP less</em> than before ({ $low } to { $high }).
claim-score-none = No change seen in the scores: between { $low } and { $high } VP a seat.
claim-score-few = Too few to say: of { $n } pairs hardly any came out in another way.
taken-of = Who can take it does so in <b>{ $now }</b> of { $n } cases instead of { $before }.
owners-win = Its owners win <b>{ $now }</b> of their games instead of { $before }; an even share is { $even }.
nothing-compared = Nothing else can be compared yet.
nothing-else = Of { $n } other comparisons none moved: <b>nothing else changed</b>, as far as this can tell.
also-moved = { $n } of { $of } other comparisons moved: { $rest ->
    [0] { LIST($named) }
   *[other] { ROW($named) } and { $rest } more
}. No change is seen in the others.
moved-one = { $name } ({ $figure })
moved-taken = how often { $name } is taken
moved-order = wins of the { $name } seat
moved-wins = wins with { $name }
moved-source = points for { $name }
moved-verb = how often “{ $name }” is chosen
total-mean = the mean score
total-winner = the winner's score
total-lead = how far the winner is ahead
total-length = the length of the game
claim-alone-solo = { $title }: a seat makes { $n } VP.
claim-alone-even = { $title } with { $n } seats: <em>no seat has an edge</em> that can be seen.
claim-alone-seat = Who is { $order } in the first round wins <em>{ $n }</em> of the games ({ $low } to { $high }); an even share is { $even }.
alone-scores = A seat makes <b>{ $mean }</b> VP, the winner { $winner }.
alone-lead = The winner is ahead of the second by { $lead } VP.
alone-length = A game has { $n } choices, over all seats.
alone-extremes = Best for who takes it: <b>{ $best }</b> ({ $most } VP beside the average); worst: <b>{ $worst }</b> ({ $least }).

## The page: headings, and what each plot shows

against = against
played-by = { $title } · { $seats } { $seats ->
    [one] seat
   *[other] seats
} · { $bots }
figures = figures
so-many = { $n } in all
so-many-more = { $n } more
title-worth = What each component is worth: before and after
sub-worth = One dot each. Inside the grey field a difference is no news, however large it looks.
title-taken = How often each is taken
sub-taken = By those who could. What is taken more leaves less for its neighbours.
title-edges = Which components win games?
sub-edges = Edge: how much better the final margin of who took it was than that of all who took something in the same round and were as far ahead. Who leads takes more and wins more; that is left out. Lines are 95 % intervals.
title-orders = Does the order of seats matter?
sub-orders = Games won by order in the first round.
sub-orders-compared = Hollow before, filled after.
title-length = How long are games?
sub-length = Choices among two or more answers, all seats together.
sub-length-compared = Field: mine; line: what it is compared with.
title-gains = Who gains by it
sub-gains = VP, mine less the other, in pairs of the same seed.
title-scores = How scores lie
sub-scores = VP of a seat.
sub-scores-compared = Field: mine; line: what it is compared with.
title-starts = What to begin with
sub-starts = Games won by what a seat has chosen at the start.
title-openings = How to begin
sub-openings = Games won by the first answer of a seat in the first round, the most frequent ones.
title-course = How sure is it?
sub-course = The difference with the interval that holds at every look at once, as pairs were played. Pale: as it would have gone on.
title-sources = Where points come from, round by round
sub-sources = VP of a seat in each round.
sub-sources-compared = A stroke is the total of what it is compared with.
title-differences = Which sources have grown
sub-differences = VP of a seat in a game, mine less the other.
title-totals = Points by source
sub-totals = VP of a seat in a game.
title-answers = What is open, and what is taken
sub-answers = Of all choices in a game: how often an answer is among the legal ones (pale), and taken (dark; its share in figures).
sub-answers-compared = A stroke: before.
title-method = How this was reckoned
again = The same again, anywhere
fields-differ = { $n ->
    [one] One field differs:
   *[other] { $n } fields differ:
}
ranked = By the edge of its owners it was number { $before } of { $of } in its group; now it is number { $now }.
method-pairs = <b>Pairs.</b> Each seed deals the same game twice, once with each set of components. What both share cancels out.
method-asked = <b>Your question first.</b> { $n ->
    [one] What was changed is judged by itself, with an interval that holds however often you look and whenever the run stops.
   *[other] What was changed, { $n } of them, is judged by itself, with intervals that hold all together, however often you look and whenever the run stops.
}
method-others = <b>Everything else.</b> { $n } comparisons, { $called } of them called changed at a false discovery rate of 5 %: of what is called, one in twenty is chance on average, no more. An interval beside something called is widened for having been picked.
method-alone = <b>The game as it is.</b> The unit is the game, never what happens within it. Intervals are 95 % each, by themselves; of many, one in twenty is off by chance.
method-bots = <b>Not told by this.</b> Bots play as far as they see. What only a plan can use looks weaker here than it is among people.
fact-games = { $arms ->
    [1] games
   *[other] games, in { $pairs } pairs of the same seeds
}
fact-same = of pairs went the same, answer by answer
stopped-early = stopped early
fact-stopped-width = of { $planned } games planned: it was known within ±{ $width }
fact-stopped-seconds = of { $planned } games planned: the time was over
fact-stopped-stopped = of { $planned } games planned: somebody stopped it
fact-total-mean = mean score{ $before ->
    [none] {""}
   *[other] , before { $before }
}
fact-total-lead = winner ahead of the second{ $before ->
    [none] {""}
   *[other] , before { $before }
}
fact-took = with { $jobs } { $jobs ->
    [one] process
   *[other] processes
}
duration = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
key-house = house
key-printed = printed
key-before = before
key-changed = changed

## In the plots

no-change = no change
promised = what the change gives: { $n }
by-chance = as far as chance alone goes
off-scale-right = off the scale, { $n } →
off-scale-left = ← { $n }, off the scale
in-errors = difference in standard errors
point-at = Point at a component to see it here; the same one is lit in every plot.
pairs-title = The pairs with the largest difference
pairs-line = pair { $pair }: { $n } VP, seat { $seat }
pairs-mean = pair { $pair }: { $n } VP a seat
pairs-click = Click a component to keep it here, with the pairs in which it made the largest difference for who took it.
pairs-page = Each leads to both games, side by side.
pairs-again = This writes both games of pair N as records, which demiurge export makes films and pages of:
pairs-clock = There are no pairs to look at: these bots think by the clock, so that no game can be played again just so.
average = average
even = even { $n }
change-points = change, points
few = too few to say
mean-is = mean { $n }
pairs = pairs
likely-stop = stops about here: { $n } pairs
other-sources = { $n } more
plot-bar = The difference in what { $name } is worth, with its interval
plot-worth = What each component is worth, the differences in standard errors
plot-taken = How often each component is taken, the differences in standard errors
plot-edges = Edges: { $name }
plot-orders = Games won by order in the first round
plot-starts = Games won by what a seat began with
plot-openings = Games won by the first answer
plot-length = How many choices games have
plot-scores = How scores are spread
plot-gains = Who gains
plot-sources = Points by source and round
plot-differences = Points by source
plot-answers = Answers open and taken
plot-course = How the interval narrows
gain-mean = mean of all seats
gain-winner = of the winner
gain-lead = winner's lead
gain-owner = with { $name }

## What a mark tells

told-difference = difference { $n } VP
told-always = { $between } at every look
told-once = { $between } at a single look
told-errors = { $n } standard errors
changed-first = asked first
changed-called = called changed
changed-not = no change seen
told-edge = edge { $n } VP
told-taken = taken by { $n } of { $of } who could
told-wins = wins { $n } of { $of }
told-before = before: edge { $n }, taken by { $taken }
told-group = wins { $n } % of { $of }
told-score = score { $n }
told-group-before = before: { $n } % of { $of }
told-length = { $low } to { $high } choices
told-scores = { $low } to { $high } VP
told-times = { $n } times
told-times-before = before: { $n }
told-period = { $period }: { $n } VP
told-period-before = before: { $n }
told-source = { $n } VP a seat
told-source-before = before: { $n }
told-open = open in { $n } of all choices
told-chosen = taken in { $n } of these
told-chosen-before = before: { $n }
told-pairs = { $n } pairs
figure-value = value
figure-low = from
figure-high = to
figure-component = component
figure-difference = difference
figure-always = at every look
figure-once = at a single look
figure-errors = standard errors
figure-edge = edge, VP
figure-taken = taken
figure-wins = wins
figure-count = of
figure-open = open
figure-chosen = taken
figure-points = VP a seat
