### What the table says, in English.
### A message that is handed to a script may choose by one number only, and call no function.

## The language itself

language-name = English

## Whose turn it is

turn-yours = Your turn
turn-waiting = Waiting
turn-waiting-for = Waiting for { $names }
turn-of-seat = { $seat } to answer
game-over = The game is over
thinking = thinking
seat-also-yours = another seat of yours
seat-nobody-yet = nobody sits there yet
person-is-away = { $name } is away
players = { $n } { $n ->
         [one] player
        *[other] players
    }
players-between = { $few }–{ $n } players

## People

name-you = You
you = you
name-host = The host
the-host = the host
a-friend = A friend
name-spectator = A spectator
name-program = A program
name-player = Player { $number }
seat-free = free seat
a-free-seat = a free seat
guest-heron = Guest Heron
guest-otter = Guest Otter
guest-lynx = Guest Lynx
guest-badger = Guest Badger
guest-falcon = Guest Falcon
guest-beaver = Guest Beaver
guest-crane = Guest Crane
guest-marten = Guest Marten
guest-raven = Guest Raven
guest-stag = Guest Stag
guest-hare = Guest Hare
guest-swan = Guest Swan
guest-fox = Guest Fox
guest-owl = Guest Owl
guest-bison = Guest Bison
guest-seal = Guest Seal
guest-ibis = Guest Ibis
guest-panda = Guest Panda
guest-gecko = Guest Gecko
guest-puffin = Guest Puffin
guest-mole = Guest Mole
guest-moose = Guest Moose
guest-stork = Guest Stork
guest-wolf = Guest Wolf
guest-robin = Guest Robin
guest-finch = Guest Finch
guest-whale = Guest Whale
guest-tapir = Guest Tapir
guest-ibex = Guest Ibex
guest-kiwi = Guest Kiwi
guest-newt = Guest Newt
guest-lark = Guest Lark
bot-hypatia = Hypatia
bot-euler = Euler
bot-noether = Noether
bot-zeno = Zeno
bot-lovelace = Lovelace
bot-archimedes = Archimedes
bot-kepler = Kepler
bot-sappho = Sappho
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-beginner-about = overlooks a lot: good for learning the rules
level-easy-about = takes what looks best at once
level-medium-about = plays by what it has learned from many games, or looks ahead
level-hard-about = looks several turns ahead, and takes its time
seat-of-bot = { $name }, a bot
person-present = at the table
person-away = away
spectators = { $n } looking on

## Answers

answers = Answers
not-now = Not now
answers-places = { $n } places
answers-more = { $n } more
answers-more-on-board = { $n } more on the board
tip-more-answers = { $n } more: click to choose
place-answers = { $answer }, or { $n } more
answer-not-now = { $answer }: not now.
place-nothing = Nothing can be done here now.
key-enter = Enter
choice-let-go = Let go
crumbs = Already chosen
crumb-back = Step back
unasked-given = Unasked: { $answer }
unasked-forgo = Not this
unasked-forgo-note = Take this back and forgo it
answer-secret = A secret answer
play-seat = Play

## Why not

why-turn = { $n ->
         [1] It is { $names }’s turn.
        *[other] It is the turn of { $names }.
    }
why-free-seat = Somebody has to take the free seat first: it is their turn.
why-other-question = You are asked something else now: { $question }
why-moved-on = { $name ->
         [none] The game has moved on since: look again.
        *[other] { $name } has answered meanwhile: look again.
    }
why-too-late = { $name ->
         [none] Something has become known since: the others have to agree to take this back.
        *[other] { $name } has answered since: the others have to agree to take this back.
    }
why-unknown = This page asked for something that the game does not know: load it again.
why-nothing-of-yours = There is nothing of yours to take back.
why-game-over = The game is over.

## Hints

hint-button = Ask for a hint
hint-note = The best plans for this turn, and why (h)
hint-thinking = Still thinking
hint-title = Hint for this turn
hint-label = Hint
hint-close = Close the hint
hint-against = against { $plan }
hint-then = then, while nobody steps in
hint-why = Why, against { $plan }
hint-points = points at the end
hint-ends = ends at { $n }
hint-ends-placed = ends at { $n }, place { $place }
hint-places = { $n } of a place
hint-placed = of a place: { $place }, not { $other }
hint-average = on average
hint-also = Also by
hint-do = { $n ->
    [1] Do this step
    [2] Do steps 1 and 2
   *[other] Do steps 1 to { $n }
}
hint-show = Show it
hint-done = { $n ->
    [one] { $n } step done
   *[other] { $n } steps done
}
hint-stopped = Something else came: { $n ->
    [one] { $n } step was done.
   *[other] { $n } steps were done.
}

## Taking back

proposal-waiting-for = waiting for { $names }
undo-button = Take back
undo-sure = This also takes back what { $names } answered since then, and it cannot be given again.
sure-no = Not now
undo-note = Take back (u)
redo-button = Give again
redo-note = Give again (r)
restart-button = Restart the turn
restart-note = Take back the whole turn
ask-back-button = Ask the others to take back
ask-back-note = Ask the others whether I may take back my last answer (u)
proposal-take-back = asks to take back: { $deed }
proposal-stand-in = asks for a bot in the place of: { $name }
proposal-here = I am here
proposal-agree = Agree
proposal-no = No
proposal-declined = They would rather go on: nothing is taken back.
undo-too-late = This can no longer be taken back.
undo-nothing = There is nothing to take back.

## The journal, looking back, chat

journal = Journal
chat = Chat
journal-earlier = Earlier …
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
chat-message = Message
chat-send = Send
time = Time
time-first = To the beginning
time-back = One step back
time-back-note = One step back ([)
time-on = One step on
time-play = Play back
time-pause = Pause
time-position = Position
time-at = { $at } of { $last }
time-beginning = The beginning
time-end = The end
past-title = Looking back
past-now = Back to now
past-fork = Fork from here
replay-title = { $game }: a replay
theme-turn = Light or dark

## The end

result = Result
result-and-chart = Result and chart
winner-game = The game has won
winner = Victory for { $names }
winners = { $names } share the win
result-hide = Show the board
chart-sources = Where the points came from
chart-rounds = Round by round
chart-turning-points = Turning points
chart-figures = All figures
period-before = Start
period-before-short = Start
period-after = End
source-other = other
figures-total = total
figures-after = after { $period }
figures-caption = Points by source and score by period
chart-bars-title = Points by source: { $names } first
chart-lines-title = Scores after each period
gained-nothing = { $who } with the same points
gained = { $who }: +{ $gain } ({ $source })
gained-mostly = { $who }: +{ $gain } (most of it { $source })
turning-lead = { $period }. { $deed }, taking the lead from { $names }.
turning-passed = { $period }. { $deed }, passing { $names }.
turning-winner = { $period }. { $deed }, the winner's largest gain.
rematch-button = Rematch
rematch-asks = asks for a rematch
rematch-ready = The table for the rematch is ready
rematch-somebody = Somebody
rematch-sit = Take my seat
rematch-seat-taken = your seat is taken
rematch-asked = You are asked for a rematch
rematch-table = To the new table
replay-button = Replay
record-button = Record
film-button = Film (GIF)
ledger-button = Ledger
page-button = Page (HTML)
making = In the making … { $n } s
share-button = Share
fork-where = Choose a position in the journal, then Fork from here.
fork-mark = A fork of another game, from position { $at }.
head-whole = The whole round: all rounds, rewards and scoring
fork-button = Fork

## Seats and invitations

seats = Seats
seat-more = More about { $seat }
seat-detail = Look closer
seat-look-as = Look as { $seat }
seat-back = Play myself again
seat-leave-sure = A bot plays your seat from now on. You can take it back at any time.
seat-left = A bot plays { $seat } for you.
seat-leave = Leave: let a bot play for me
seat-stand-in = Let a bot play for { $name }
link-copy = Copy link
link-copy-seat = Copy the seat's link
invitation-copy = Copy the invitation
invitation-copy-to = Copy the invitation to { $seat }
link-copy-spectators = Copy the link for spectators
invitations = Invitations
invitation-seats = { $n ->
         [1] A seat is free
        *[other] { $n } seats are free
    }
invitation-one-link = one link, one player
link-title = The link
link-copied = The link is on the clipboard.
curtain-title = Hand over to { $seat }
curtain-text = The others look away. Press when you hold the screen.
curtain-open = I am { $seat }
sit-title = { $host } invites you to { $game }
sit-seat = Seat { $number } of { $seats } is yours.
sit-name = Your name
sit-button = Sit down
sit-at = at { $game }
look-only = Only look on
look-on = Look on
sit-people = At the table
sit-cookie = This browser will be known at the table by a cookie; there is no account. New here?
sit-rules = The rules
sit-taken = Somebody sits here already.
sit-over = This game is over.
sit-old-link = This link is wrong, or its host has made a new one.
sit-over-help = You can still look at it, from the first move to the last.
sit-taken-help = Ask { $host } for another seat, or look on.
sit-old-link-help = Ask { $host } for the new one, or look on.

## Another device

device-go = Go on with another device
device-link = On another device
device-title = { $game } on another device
device-text = There are no accounts: this browser is known by its cookie. To go on elsewhere, open this link there. It works once, and takes hosting and your seat along. Keep it to yourself.
device-link-label = Link for another device
copy-button = Copy
copied = Copied
device-make = Make the link
device-end = End this link
device-arrive = Go on with { $game } on this device?
device-arrive-text = Hosting and { $host }’s seat move to this browser; the other one looks on from then. Invitations to free seats that were sent but not used end, and you find new ones at the table.
device-go-on = Go on here

## The frame of a table

table-home = { $game }: to all tables
rules = Rules
rules-note = Rules (b)
settings = Settings
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
table-parts = Parts of the table
close = Close
connection-lost = Connection lost, trying again …
table-untranslated = { $game } is not translated yet: this table is in English
clock-hours = { $n } h
clock-days = { $n } d

## Settings

settings-look = Look
colours = Colours
colours-auto = Auto
colours-light = Light
colours-dark = Dark
colours-contrast = Contrast
colours-now-auto = Colours: automatic
colours-now-light = Colours: light
colours-now-dark = Colours: dark
colours-now-contrast = Colours: high contrast
colours-turn = Colours: automatic, light, dark or high contrast
settings-language = Language
settings-confirm = Ask before an answer is given
settings-sound = A soft sound when it is my turn
settings-notify = A note of my system when it is my turn and I look elsewhere
settings-notify-refused = Your browser does not allow notes from this page.
settings-motion = Pieces move
settings-tips = Explain what the pointer rests on
settings-pace = Bots answer as soon as they have thought; the journal and the slider show every step again.
record-download = Download the record
ledger-download = Download the ledger
page-download = Download a page that replays it
film-download = Download a film (GIF)
tables-all = All tables
keys-button = Keyboard shortcuts
keys-title = Keyboard
keys-move = from one glowing place to the next
keys-choose = choose it; once more: take it
keys-let-go = let go, close
keys-end = end the turn
keys-undo = take back my last answer
keys-redo = give it again
keys-step = a step back or forward in the journal
keys-now = back to now
keys-play = play the journal
keys-zoom = zoom in, out, whole board
keys-hint = ask for a hint
keys-plan = its first, second or third plan
keys-rules = the rules
keys-chat = the chat
keys-list = this list

## Rules

rules-title = Rules of { $game }
rules-skip = To the rules
rules-about = The rules of { $game } as { $n } numbered sentences, with search.
rules-count = { $n } numbered sentences. The table enforces each of them, and cites it when it says no.
search-button = Search
search-label = Search the rules
search-placeholder = Ask: how do I win?
search-example = A word or a number like { $clause }
search-found = { $n } found
rules-chapters = Chapters
rules-whole = The whole book
search-nothing = No rule has these words.
search-nothing-of = No rule has “{ $words }”.
search-empty = Type a word, or the number of a rule.
search-elsewhere = This rule does not hold at this table: it belongs to another edition or option.
# Words that every question has; they are not looked for.
search-ignored = a an and are be can could did do does for from get give has have how i if in is it many may me much must my of on one or should so than that the there they this to we what when where which who why will with would you your
rules-up = To the chapters
rules-in-chapter = { $clause }: in its chapter
house-title = House components at this table
house-text = The printed ones are not public, so this project has designed its own:

## The front page

variant-earlier-rulings = by earlier rulings
front-slogan = a table for heavy civilization games
front-title = A table for heavy civilization games.
front-about = Play heavy civilization board games in the browser, with friends by link or against bots that think ahead. Every rule is enforced. No account.
front-text = Play with friends over a link, or against bots that think ahead. The table knows every rule, shows what you can do, and tells you why not. No account, nothing to install.
me-label = You are
me-keep = Keep
front-skip = To the games
games = Games
card-bots = bots of { $n } strengths
card-options = { $n } { $n ->
         [one] option
        *[other] options
    }
card-play = Play now
card-new = New table …
card-new-of = of { $game }
card-against = You and { $n } medium { $n ->
         [one] bot
        *[other] bots
    }
card-new-text = “New table” invites friends and has all the choices.
front-plain = Also here, with a plain board:
front-cookie = One cookie knows this browser; nobody else does.
tables-mine = Your tables
tables-open = Open tables
entry-to-give = { $n } { $n ->
         [one] seat
        *[other] seats
    } to give away
entry-free = { $free } of { $n } seats free
outcome-won = You won
outcome-place = You came { $place ->
         [2] 2nd
         [3] 3rd
        *[other] { $place }th
    } of { $seats }
outcome-finished = Finished
variant-without = no { $option }
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-yesterday = yesterday
ago-days = { $n } days ago
date = { $day } { $month ->
         [1] January
         [2] February
         [3] March
         [4] April
         [5] May
         [6] June
         [7] July
         [8] August
         [9] September
         [10] October
         [11] November
        *[12] December
    } { $year }
## A new table

new-title = New table
new-heading = A new table
new-game = Game
new-problems = Some choices do not fit; they are marked below.
new-kept = Nothing is lost.
new-who = Who plays { $game }?
new-count = Number of seats
new-seats = seats
new-seat-who = Who sits on seat { $number }
new-seat-name = Name on seat { $number }
new-me = Me
new-me-too = Me too, on this screen
new-me-about = at this browser
new-me-too-about = or somebody beside me; hands are covered in between
new-friend-hint = they will say
new-friend-about = gets a link that you find at the table
new-friend = A friend, by link
new-bots = A bot
new-bot = { $level } bot
new-rows = Rows beyond the number of seats are left out.
new-rules = Which rules?
new-rulebook = The rulebook
new-more = More
new-more-about = { $n } finer { $n ->
         [one] point; the usual one is
        *[other] points; the usual ones are
    } chosen
new-table = The table
new-open = Open to all
new-open-about = It is shown on the front page, and anybody may take a friend's seat.
new-no-hints = Without hints
new-no-hints-about = Nobody can ask here what a bot would do.
new-no-analysis = Without analysis
new-no-analysis-about = When the game is over, nobody can ask here for its mistakes.
new-absent = Stand-in
new-absent-never = never
new-absent-minutes = minutes
new-absent-about = A bot stands in for who is awaited and away for so long. They can come back at any time.
new-seed = Seed
new-seed-hint = a new one
new-seed-about = For the same game again: the same word draws the same cards. Leave it empty if others play, since who knows it knows the draws.
new-submit = Set up the table
new-cancel = Not now
wrong-seat = Say who sits here.
wrong-name = A name has at most { $n } letters.
wrong-seed = A seed has at most { $n } letters.
wrong-seed-shared = Who knows the seed knows every card: leave it empty when friends play.
wrong-absent = Minutes are a whole number up to { $most }; or leave it empty.
wrong-value = One of { $values }, please.
wrong-option = { $game } has no option { $name }.
wrong-count = { $game } is played with { $seats } seats, not with { $number }.
wrong-game = No game is called “{ $name }”.

## Bots alone

alone-pauses = Nobody plays in person: the bots pause while nobody looks on.
alone-goes-on = Nobody plays in person: the bots play on when nobody looks on.
alone-go-on = Let them play on without me
alone-wait = Let them wait for me
no-alone = only who made the table can let its bots play on
many-alone = At { $n } of your tables bots play on without you already: let one of them wait first.
many-alone-here = At { $n } tables of your address bots play on alone already: let one of them wait first.

## What cannot be done

error-no-table = There is no such table.
error-no-game = There is no such game here.
error-nothing = There is nothing here.
error-cannot = This cannot be done here.
error-address = This address is wrong.
error-old-page = This page is too old, or not ours: load it again.
error-unplayable = Sorry, { $why }.
unplayable-components = the components of this game cannot be used: { $error }
unplayable-rules = this game was played by other rules than those that are here: { $error }
error-broken = Something is broken here. What was acknowledged is kept; load the page again.
error-saved = It is saved, but cannot be shown at the moment. Load the page again shortly.
error-not-saved = The game cannot be saved at the moment, so nothing was changed. Try again shortly.
error-host = This server does not answer to the name { $host }. Who runs it can change that: demiurge serve --allow-host { $host }
error-too-open = Too many tables are open at your address; close one of them.
chat-too-fast = Not so fast: say it again in a moment.
error-too-many = Too many requests; wait a moment.
error-too-much = That is too much at once.
error-unreachable = The server cannot be reached.
error-not-yours = That is not yours to do.
error-failed = That did not work; the table is as it was.
error-title = Something is wrong
error-title-forbidden = Not for you, sorry
error-title-missing = Nothing on this table
error-title-gone = This can no longer be opened
error-title-pause = A short pause
error-title-too-many = Enough for now
many-at-once = So many new tables at once: wait a minute, then make the next.
many-tables = You have { $n } unfinished { $n ->
         [one] game from today: finish it
        *[other] games from today: finish one
    } before you start another.
many-tables-here = Your address has { $n } unfinished { $n ->
         [one] game from today: finish it
        *[other] games from today: finish one
    } before you start another.
error-home = All tables and games
table-back = Back to the table
no-seat = there is no such seat
no-seat-of-yours = { $name ->
         [none] That seat is not yours.
        *[other] That seat is { $name }’s, not yours.
    }
no-looking-on = You only look on at this table.
no-question = Nothing is asked of you now. { $why }
no-bot = no such bot is offered here
no-hints = This table is played without hints.
no-such-stage = A hint has no such stage.
no-hint = the search gave no answer: { $error }
hint-closed = thinking has been closed
hint-late = there was no answer within { $seconds } s
hint-ended = the process that thought about it ended { $n } times (status { $status })
hint-unwanted = nobody waits for it any more
no-stand-in = nobody can stand in there
no-stand-in-stranger = only who sits at the table may ask a bot to stand in
no-stand-in-present = { $name } is here.
no-stand-in-yet = { $name } has only just left: a bot may play for them in { $n } min.
no-links = only who made the table gives out its links
no-device = only who made the table can take it to another device
no-open-table = this table is not open to all; its host can send you a seat's link
no-rematch = only who played may ask for a rematch
no-rematch-yet = a rematch is for a game that is over
no-keepsake-yet = something is hidden in this game: films, pages and ledgers of it are made when it is over
no-keepsake = it could not be made: { $error }
no-ledger = there is no ledger of it: { $error }
no-ledger-of-game = this game has no ledgers
no-fork = a running game with hidden cards is not forked while others play it

## Who runs a server

error-start = the server did not start; its log says why
error-other = { $error }
database-address = not the address of a database; sqlite:///FILE or postgresql://... is
database-kind = { $kind } is not a kind of database we use; sqlite and postgresql are
database-file = SQLite needs a file: sqlite:///FILE
database-unusable = the database cannot be used: { $why }
database-waiting = the database cannot be used: others wait to write to it
database-writers = too many wait to write
database-busy = somebody else is busy with the table { $table }
database-revision = the database is at revision { $revision }, which this version of Demiurge does not know

## At the door, before anybody knows who reads it: in English

door-malformed = This is not HTTP as we understand it.
door-long-head = The headers of this request are too long.
door-late = This request took too long to arrive.
door-crowded = There are too many connections from your address.
door-full = Too many people are here at the moment; try again shortly.
metrics-secret = Metrics are read on the machine itself, or with { $token }.

## For programs: in English

api-no-token = That is no token of ours.
api-speak = A seat speaks by its token: Authorization: Bearer TOKEN.
api-open = A seat is opened by the token of its link: Authorization: Bearer TOKEN.
api-invited = That is the token of a free seat's link: POST it to .../seat, which gives you one of your own.
api-no-link = That is no link to a seat of this table.
api-own-token = token: a secret of your own, not that of the link, which the host knows, too.
api-random-token = token: 32 letters, digits, - or _, drawn at random.
api-taken = Somebody else has taken that seat.
api-not-your-seat = You do not sit on seat { $seat } of this table.
api-looking-on = You only look on at this table.
api-count = { $game } is played by { $seats }, not by { $number }.
api-seats = A seat is one of { $known }, not { $who }.
api-seed = Who knows the seed knows every card: a table with free seats cannot have one.
api-editions = { $game } has the editions { $known }, not { $edition }.
api-body = the body

## The page of who translates

words-title = Every message
words-about = As it is really said, beside English. The page comes anew when a file is saved.
words-rooms = Rooms
words-languages = Languages
words-message = Message
words-missing = missing
words-not-heard = not heard in a game: said with stand-ins
words-to-mend = { $n } { $n ->
    [one] line to look at
   *[other] lines to look at
}

## The guide of a first game

guide = Guide
guide-chip = guided
guide-count = { $n } of { $of }
guide-show = Show me
guide-do = Do it
guide-next = Next
guide-fine = I see
guide-back = What was said before
guide-enough = I know enough
guide-any = Any other move is fine, too.
guide-tap = Tap here
guide-also = That works, too.
guide-gone = The guide is silent now. The settings call it back.
guide-setting = The guide explains the game
card-learn = Learn it
no-guide = This table has no guide.
no-guide-yet = Nobody has written a guide for this game yet.

## Practice: positions with a goal for one turn

practice = Practice
practice-title = Practise { $game }
practice-text = Each position is the beginning of a turn, with a goal. Reach it before the turn is over; go back as often as you like.
practice-solved = Solved
practice-number = Practice { $n } of { $of }
practice-seat = you are { $seat }
practice-ways = { $n ->
    [one] one way leads there
   *[other] { $n } ways lead there
}
practice-hint = Hint
practice-hint-more = More
practice-hint-all = Show the solution
practice-hint-kind = It begins with: { $kind }.
practice-hint-name = The answer that matters: { $name }.
practice-hint-whole = The whole way: { $way }.
practice-then = { $first }, then { $then }
practice-missed = Not yet:
practice-reached = Solved:
practice-still = The table waits for you
practice-pause = Paused
practice-times = { $deed } (× { $n })
practice-why = Why it works
practice-again = Start again
practice-back = Back to the start
practice-next = Next position
practice-on = Play on from here
practice-all = All positions
practice-points = Points of this turn
practice-others = { $n ->
    [one] The other way: { $ways }.
   *[other] The other ways: { $ways }.
}
practice-best-same = Without a goal the analysis would have played the same.
practice-best-way = The analysis likes this way best: { $way }.
practice-best-other = Without a goal the analysis would have played: { $way } (about { $gain } points more in the end).
practice-best-another = Without a goal the analysis would have played: { $way }.
practice-best-end = end the turn

no-practice = Nobody practises at this table.
error-no-position = There is no such position. The page of the game's practice lists them all.

## The legend

legend = Legend
legend-note = Legend (L)
legend-search = Find a sign or a word
legend-none = No sign goes by that name.
legend-count = { $n } { $n ->
    [one] sign
   *[other] signs
}
legend-in-rules = Look in the rules
legend-table = At the table
legend-glow = Glowing ring
legend-glow-text = you can do something here
legend-dot = Red dot
legend-dot-text = new since your last turn
legend-key = legend
legend-hold = held: { $picture } alone
legend-words = All of it in words:
legend-rules = the rules
keys-legend = the legend
keys-picture = hold: what is looked up most
no-legend = This game has no legend.

## The first page of a game

learn-skip = To how it is played
learn-people = you, friends and bots
learn-minutes = { $few }–{ $many } min
learn-minutes-of = with bots, with four people
learn-weight = { $n ->
    [1] light
    [2] fairly light
    [3] medium
    [4] heavy
   *[5] very heavy
}
learn-dots = { $n } of { $of }
learn-estimate = by our estimate
learn-guided = Play a first game with a guide
learn-tour = The board, explained
learn-how = How to play
learn-goal = The goal
learn-points = How points come
learn-end = at the end
learn-meanwhile = during the game
learn-measured = What an average seat has scored in { $games } games between { $seats } of our bots: { $points } { $points ->
    [one] point
   *[other] points
} in all.
learn-after = after { $names }:
learn-mistakes = { $n } { $n ->
    [one] mistake of beginners
   *[other] mistakes of beginners
}
learn-ready = Ready?
learn-ready-guided = The guide explains each of these when it first happens. Stop it at any time and play on.
learn-ready-bots = Play against bots. The table shows what you can do, and tells you why not.
learn-rules = All the rules

## Tables that are put away

away-put = Put away
away-back = Bring back
away-show = Show { $n } put away
away-hide = Back to your tables
away-title = Put away
no-away = You neither sit at this table nor host it.

## A game that is brought along

bring-link = Open a game played elsewhere
bring-title = Open a game played elsewhere
bring-about = Paste a ledger of { $game } (snellman), or a record that this table has made of any game. A game that is over can be replayed, and played on from any position; one that is not goes on where it stands, with you in the place of whoever is asked.
bring-text = Ledger or record
bring-file = Or choose a file:
bring-map = Map
bring-map-said = As the ledger says
bring-map-about = Ledgers seldom say it. Nothing said is the original map.
bring-submit = Open it
bring-row = Row { $line }:
bring-nothing = Nothing was pasted.
bring-unreadable = This cannot be read as a ledger or a record.
bring-components = A record with components of its own can be opened only where they are: demiurge replay.
bring-kept = Nothing was opened. What you pasted is still here.

## The analysis of a finished game

analyse-button = Analyse
analysis = Analysis
analysis-kept = ready · kept with the record
analysis-making = In the making: round { $n } of { $of }
analysis-waits = In the making …
analysis-leave = You may leave and come back.
analysis-failed = It could not be made: { $error }
analysis-again = Try again
review-curve-place = Expected place
review-curve-win = Chance to win
review-curve-points = Expected points
review-by-move = by move
review-slip = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-chance = missed chance
review-title-slip = Inaccuracy
review-title-mistake = Mistake
review-title-blunder = Blunder
review-title-chance = Missed chance
review-none = No mistake is marked: nobody lost anything that is beyond doubt.
review-move = move { $n }
review-of = { $n } of { $of }
review-before = Mark before
review-next = Next mark
review-played = Played
review-better = Better
review-cost = What it cost
review-place-was = place { $best } → { $played }
review-win-was = to win { $best } → { $played }
review-place-lost = { $n } of a place
review-end = at the end
review-play-on = Play on from here
review-show = Show it
review-only-mine = only mine
review-only-of = only { $seat }
review-better-line = better line { $n }
review-lost-by-round = points lost by round
review-a-move = { $n } a move
review-sources = { $seat } by source
review-average = the table’s average
review-total = { $n }, average { $average }
review-source = { $source }: { $n }, the table { $table }
review-source-none = { $source }: none, the table { $table }
review-late = { $source }: { $n }, the table { $table }; { $late ->
    [1] a round
   *[other] { $late } rounds
} late
review-unspent = not used: { ROW($things) }
review-seats = Seats
review-points-by-source = Sources
review-mistakes = Mistakes
review-position = Move { $n }
review-curve-keys = ← → a move, ↑ ↓ the next mark
review-back = Back to the table
review-seat-of = { $seat }, { $name }
no-analysis-yet = a game is analysed when it is over
no-analysis-off = there is no analysis at this table
no-analysis-move = there is no such move
