### What the kernel says, in English.
### A message may call AS($thing, "form"), HAS($thing, "form"), LIST($things), OR($things), ROW($things), EACH($things),
### LINES($things), SIGNED($n) and UPPER($words). An argument that may be missing is "none" then.

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
bot-setting = { $bot } has no setting '{ $setting }'; it has { ROW($known) }
bot-number = { $bot }'s { $setting } is a number, not '{ $given }'
bot-budget = a budget is a time such as 1s or 250ms, or iterations such as 500it; not '{ $given }'
net-none = there is no net that has learned { $game }
learn-no-instinct = the net { $file } has no instinct to play by
net-components = its net has learned the game with other components
net-seats = its net has not learned the game with { $n ->
    [one] { $n } player
   *[other] { $n } players
}
net-option = its net has not learned the game with { $option }={ $value }
learn-torch = learning needs torch: pip install torch
learn-features = { $game } has no features.py, so there is nothing to learn from
learn-other = { $folder } holds a course of { $game }
net-unreadable = the net { $file } cannot be read: { $why }
net-damaged = { $file } is no net, or a damaged one
net-game = the net { $file } has learned { $made }, not { $game }
net-features = the net { $file } was made for another version of { $game }
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
record-unfinished = line { $line }: the game is not over; only a finished game is analysed
record-unusable = line { $line }: the components cannot be used: { $why }
record-players = line { $line }: { $game } is not played by { $seats }
record-other-game = line { $line }: it holds a game of { $held }, not of { $wanted }
record-not-written = the record was not written: { $why }

## Component files: what their owner is told. Each mistake begins with its place: file, entry, field.

component-mistakes = { LINES($mistakes) }
component-at = { $place }: { $what }
component-missing = missing
component-unknown = unknown field
component-twice = is there twice
component-expected = expected { $what }, got { $got }
component-nothing = nothing
component-whole = a whole number
component-bounds = a number from { $low } to { $high }
component-table = { $n ->
    [0] a list of whole numbers
   *[other] a list of { $n } whole numbers
}
component-length = expected { $n } numbers, got { $got }
component-text = a text
component-flag = true or false
component-choice = one of { ROW($known) }
component-effects = a list of effects
component-word = { $word } is not one of { ROW($known) }
component-no-object = expected an object { "{ }" }, got { $got }
component-no-entries = expected an object with an entry for each component, got { $got }
component-no-entry = no such entry (known: { ROW($known) })
component-no-file = not a component file (expected one of { ROW($known) })
component-no-files = no component file in this folder (expected one of { ROW($known) })
component-nowhere = no such file or folder
component-unreadable = cannot be read: { $why }
component-no-text = cannot be read: it is not UTF-8 (at byte { $at })
component-digits = a number with more digits than anything here has
component-deep = more than { $n } objects or lists within each other
component-json = line { $line }: broken JSON: { $why }

## Broken JSON, by what Python says of it

json-expecting-value = Expecting value
json-expecting-colon-delimiter = Expecting ':' delimiter
json-expecting-comma-delimiter = Expecting ',' delimiter
json-expecting-property-name-enclosed-in-double-quotes = Expecting property name enclosed in double quotes
json-illegal-trailing-comma-before-end-of-object = Illegal trailing comma before end of object
json-illegal-trailing-comma-before-end-of-array = Illegal trailing comma before end of array
json-extra-data = Extra data
json-unterminated-string-starting-at = Unterminated string
json-invalid-control-character-at = Invalid control character
json-invalid-escape = Invalid \escape
json-invalid-uxxxx-escape = Invalid \uXXXX escape
json-unexpected-utf-8-bom-decode-using-utf-8-sig = Unexpected byte order mark
