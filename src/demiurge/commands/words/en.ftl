### What `demiurge` says at the command line, in English. What --help says, JSON and what is typed are English everywhere.

## A call that is wrong

call-parser = { $prog }: { $why } (see { $prog } --help)
call-file = { $file }: { $why }
call-unfinished = { $file }: the game is not over; only a finished game is analysed
call-why = { $why }
call-option-form = --option is written name=value, not '{ $given }'
call-option-twice = option { $option } is given twice
call-edition-twice = the edition is given twice
call-edition = { $game } has no edition '{ $edition }'; it has { $known ->
    [none] one
   *[other] { ROW($known) }
}
call-components = there are no components at { $path }
call-seats = { $game } is played by { ROW($known) }, not by { $seats }
call-no-text = { $file }: not a text file
call-not-json = { $file }: not JSON ({ $why })
call-bots = { $n } bots do not fit at { $seats } seats
call-bots-and-you = { $n } bots and you do not fit at { $seats } seats
call-load = --load takes the seats, options and components from the record
call-package = the package { $package } is not there
call-no-tests = no tests of { $game } are here to cite its clauses: coverage needs a checkout
call-position = { $file } has { $n } { $n ->
    [one] answer
   *[other] answers
}, so there is no position after { $to }
call-no-ledger = no game here reads ledgers of { $site }
call-no-rows = { $file }: no rows to compare with
call-row = { $file }: { $row } is not an object of numbers, texts and lists of them
call-as-ledger = { $game } has no ledgers, so { $file } cannot be written as one
call-bench = bench needs a checkout of the project: there is no bench/run.py
call-folder = no folder for the games can be made at { $folder }: { $why }
call-port-high = --port is at most { $most }, not { $port }
call-host = there is no host '{ $host }': { $why }
call-port-taken = port { $port } of { $host } is taken; --port 0 takes any free one
call-port = port { $port } of { $host } cannot be used ({ $why }); --port 0 takes any free one
call-processes = --processes { $n } needs PostgreSQL: a file of SQLite has one server process
call-processes-system = --processes is for systems where processes can share a port, and this is none
call-lab-processes = --lab is for one server process: of its runs there is one at a time
call-lab-missing = no installed package brings the lab's pages
call-table-needs = the table needs { $package }: pip install 'demiurge[table]'
call-clock = { ROW($bots) }: by the clock, so no game can be played again just so
call-language = nothing here speaks '{ $language }'; there are { ROW($known) }

## Games

games-line = { $name }: { $title }, { $least ->
    [none] { $most }
   *[other] { $least } to { $most }
} players
games-editions = editions: { ROW($editions) }
games-option = { $name }: { ROW($values) }. { $about }

## Games that bots play

simulate-done = { $game } with { $seats }: { $finished } of { $n } games finished
simulate-speed = { $n } decisions in { $seconds } s: { $speed } a second ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
})
simulate-means = mean scores by seat: { ROW($means) }
arena-rotations = { $n } games instead of { $asked }: every bot sits in every seat equally often
arena-done = { $game } with { $seats }: { $n } games; an even share of wins is { $share }
arena-wins = wins
arena-rate = win rate
arena-interval = 95 % interval
arena-between = { $low } to { $high }
arena-mean = mean score
arena-rating = rating
progress = { $what }: { $done } of { $of }, { $seconds } s left

lab-pair = pair { $pair } of seed { $seed }{ $games ->
    [1] {""}
   *[other] : { $alike } { $alike ->
        [one] answer
       *[other] answers
    } alike at the start
}
lab-pair-game = { $path }: { ROW($scores) }{ $file ->
    [none] {""}
   *[other] , written to { $file }
}

league-is-of = { $file } is a league of { $game } with { $seats }: { ROW($options) }
league-rules = { $file } holds games of { $game } by other rules or components than these; its bots cannot meet here again
league-seed = { $file } was begun with --seed { $seed }
league-no-bots = { $file } is a new league: name its bots by --bots A,B,...
league-two = a league needs two bots that can play; { $file } has { $n }
league-by-clock = { $bot } thinks by the clock: its games cannot be played again just so
league-former = { $bot } plays otherwise than before: it enters anew, and its games until now stay with its former self
league-progress = league of { $game }

## Checks and rules

check-holds = holds
check-failed = failed
check-cases = { $name }: { $n } { $n ->
    [one] case
   *[other] cases
}
check-first = { $n } of them do not; the first: { $failure }
rules-counts = { $game }: { $n } clauses, { $cited } cited by tests, { $information } information only
rules-missing = no test cites: { ROW($clauses) }
rules-unknown = cited, but not in the rules: { ROW($clauses) }
rules-greedy = cite too many clauses at once: { ROW($clauses) }

## Records and ledgers

replay-waiting = { $game }: { $n } of { $moves } answers, waiting for seat { ROW($seats) }
replay-finished = { $game }: { $n } of { $moves } answers, finished
replay-scores = scores by seat: { ROW($scores) }
replay-digest = digest { $digest }
import-moves = { $file }: { $n } moves of { $game }
import-refused = refused, line { $line }: { $text } ({ $clause })
import-differs = row { $row } differs
import-expected = expected { $row }
import-got = got      { $row }
analyse-progress = turns judged
analyse-seat = { $rank }. { $seat }: { $score }, { $mean } lost a move, { $marks }
analyse-rounds = lost by round: { $rounds }
analyse-mark = { $at } { $glyph } { $seat } { $loss }: { $played }; better: { $better }
export-progress = export to { $to }
export-done = { $file }: { $size } MB

## The table

serve-up = Demiurge is at { $address }

## Words

words-none = { $language } lacks nothing
words-counts = { $language }: { $said } of { $n } messages, { $missing } missing, { $doubts } to look at

learn-generation = generation { $generation }, { $seconds } s: { ROW($told) }
learn-noisy-score = score while trying { $figure }
learn-held-out-error = off by { $figure }
learn-clean-score = clean score { $figure }
learn-wins-against-judge = wins { $figure } against the judge
learn-wins-against-best = wins { $figure } against the best
learn-copied = off from what it copies by { $figure }
learn-entropy = undecided by { $figure }
learn-lead-against-best = { $figure } points ahead of the best
learn-done = { $file }: generation { $generation }, clean score { $score }, after { $games } games
learn-judged = { $file }: generation { $generation }, off by { $score } points, after { $games } games
