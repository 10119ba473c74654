### What the lab says, in English.

## A study that cannot be made

study-seats = { $game } is played by { ROW($known) }, not by { $seats }
study-bots = { $n } bots do not fit at { $seats } seats
study-games = { $n } games are too few: each seed is played { $least } times
study-negative = how sure it shall be, and how long it may take, cannot be below 0
study-same = both sets of components are the same
study-components = there are no components at { $path }
report-not-json = this is no report: not JSON ({ $why })
report-form = this is no report of the lab, or one of another version: { $why }

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
also-moved = { $n } of { $of } other comparisons moved: { $named }{ $rest ->
    [0] {""}
   *[other] {" "}and { $rest } more
}. <b>Nothing else changed</b>, as far as this can tell.
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
