### What the arena says, in English.

## Where games are played

workers-unknown = games are played here, or --on ray or ray:HOST:PORT, not on '{ $on }'
workers-no-ray = --on ray needs Ray: pip install 'demiurge[ray]'
workers-address = a Ray cluster is named by ray:HOST:PORT, not by '{ $address }'
workers-nowhere = no Ray cluster runs on this machine: begin one by `ray start --head`, join one by `ray start --address=HOST:PORT`, or give its address, --on ray:HOST:PORT
workers-unreachable = the Ray cluster at { $address } cannot be joined: { $why }
workers-no-cluster = there is no Ray cluster at { $address }, but something else
workers-without = a node of the cluster cannot do this work; has it Demiurge and the game? ({ $why })
workers-other = a node of the cluster has other sources of Demiurge than this machine: install the same on all of them

## A league

league-file = { $file }: { $why }
league-damaged = { $file } is damaged, or no league: line { $line } does not fit what stands before it
league-busy = { $file } is being played by another process
league-measure-unknown = no bot '{ $bot }' is in the league; there are { ROW($known) }

league-league = League
league-seats = { $n } { $n ->
    [one] seat
   *[other] seats
}
league-games = { $games } { $n ->
    [one] game
   *[other] games
}, each deal from every seat
league-leads = { $bot } leads ({ $sure } % likely).
league-leads-unsure = { $bot } leads, but is not yet surely ahead of { $second } ({ $sure } % likely).
league-nobody = Nobody has played yet.
league-scale = 100 points more: finishes before the other in 64 games of 100. Bars hold the rating in 95 of 100 leagues like this one.
league-head-place = place
league-head-rating = rating
league-head-games = games
league-head-interval = 95 % interval
league-head-bot = bot
league-head-score = mean score
league-measure = the measure
league-off = off the scale
league-below = < { $points }
league-above = > { $points }
league-never-won = never won
league-never-lost = never lost
league-won-below = beat only those below
league-lost-above = lost only to those above
league-point = { $bot }: { $rating } ({ $reach }), place { $place }, { $games } games
league-plays-random = any answer
league-plays-greedy = one step ahead, by hand-made rules
league-plays-beginner = one step ahead, overlooks { $share } % of moves
league-plays-learned = by a learned net, at most one step ahead
league-plays-ahead = learned net, some turns ahead, { $budget }
league-plays-search = tree search, { $budget }
league-plays-instead = no net that fits: { $plays }
league-tries = { $n } { $n ->
    [one] try
   *[other] tries
}
league-seconds = { $n } s
league-matrix = Who beats whom
league-matrix-how = Games of a hundred in which the row finishes before the column; below, how many they were. A yellow dot: not as the ratings expect.
league-pair = { $a } finished before { $b } in { $won } % of { $n } games; the ratings expect { $expected } %
league-odd = not as ratings expect: { $a } finished before { $b } in { $won } % of { $n } games, expected { $expected } %
league-waiting = not played yet: { ROW($bots) }
league-next = Next, since they tell most
league-pairing = { $bots } · { $n } { $n ->
    [one] game
   *[other] games
}
league-figures = Figures
league-honest = What this cannot say
league-honest-bots = A rating holds among these bots, at this number of seats and with these options. It says how often one finishes before another, not by how much, and nothing about people.
league-honest-spread = Games on one deal lie { $spread } times as far apart as independent ones would (in variance); the intervals allow for that.
league-honest-measure = All ratings are counted from { $bot }.
league-options = options: { ROW($options) }
