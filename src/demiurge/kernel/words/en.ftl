### What the kernel says, in English.
### A message may call AS($thing, "form"), HAS($thing, "form"), LIST($things), OR($things), ROW($things), EACH($things),
### SIGNED($n) and UPPER($words). An argument that may be missing is "none" then.

## Parts of every sentence

list = { $some } and { $last }
list-or = { $some } or { $last }
minus = -

## Games, options and answers by name

game-unknown = no game is called '{ $game }'; there are { ROW($known) }
game-broken = the game '{ $game }' ({ $package }) cannot be loaded: { $why }
option-unknown = { $game } has no option '{ $option }'; it has { ROW($known) }
option-value = option { $option } is one of { ROW($values) }, not '{ $value }'
game-players = { $game } is played by { $least } to { $most }, not by { $seats }
option-together = { $option } and { $other } do not go together ({ $clause })
option-seats = { $option } is { $value }, and there are { $seats } seats
option-alone = { $option } needs more than one player ({ $clause })
bot-unknown = no bot is called '{ $bot }'; there are { ROW($known) }
bot-no-settings = { $name } has no settings, so '{ $bot }' names no bot
bot-setting = search has no setting '{ $setting }'; it has { ROW($known) }
bot-number = search's { $setting } is a number, not '{ $given }'
bot-budget = a budget is a time such as 1s or 250ms, or iterations such as 500it; not '{ $given }'
action-unknown = no action is called '{ $action }'

## Records. Each names the line of the file.

record-chance-list = line { $line }: chance is not a list
record-outcome = line { $line }: a chance outcome is a pair of whole numbers, not { $outcome }
record-head = line { $line }: not the head of a Demiurge record
record-format = line { $line }: a record of format { $format }; this version reads format { $known }
record-game = line { $line }: the game is missing
record-seats = line { $line }: the number of seats is missing or wrong: { $seats }
record-options = line { $line }: options are texts by name
record-components = line { $line }: components is a text
record-answer = line { $line }: an answer needs a seat and a text
record-seat = line { $line }: there is no seat { $seat }, only 0 to { $last }
record-json = line { $line }: not JSON ({ $why })
record-object = line { $line }: not a JSON object
record-empty = line { $line }: the record is empty
record-empty-line = line { $line }: an empty line
record-after-digest = line { $line }: something follows the closing digest
record-digest-text = line { $line }: the digest is not a text
record-no-text = line { $line }: not a text file
record-more-at-start = line { $line }: more chance outcomes than setting up meets
record-refused = line { $line }: seat { $seat } may not answer '{ $answer }' ({ $why })
record-more = line { $line }: more chance outcomes than the answer '{ $answer }' meets
record-few = line { $line }: too few chance outcomes; the table must say which of { $n } outcomes came up
outcome-impossible = outcome { $outcome } is not one of [{ ROW($among) }]
record-wrong = line { $line }: { $why }
record-digest = line { $line }: the game ends in another position than the record says
record-unusable = line { $line }: the components cannot be used: { $why }
record-players = line { $line }: { $game } is not played by { $seats }
record-other-game = line { $line }: it holds a game of { $held }, not of { $wanted }
record-not-written = the record was not written: { $why }
