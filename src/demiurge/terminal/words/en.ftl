### What the terminal says, in English. Words that are typed (undo, list, ...) are the same in every language.

## Opening a table

opening-no-terminal = { $game } for { $seats } in the terminal, you against { LIST($bots) }: this needs a terminal.
opening-seed = , seed { $seed }
opening-seats = You sit at { $seat }{ $others ->
    [none] { "" }
   *[other] , { ROW($others) }
}. help lists the commands.
opening-bot = { $bot } at { $seat }
opening-language = { $game } does not speak your language yet: this table is in English.

## Seats of a game that has no names for them

seat = Seat { $number }
seat-you = { $name } (you)
seat-score = score

## Answers

answers-more = { $n } more: list { $word }
answers-no-number = There is no answer { $number }; they go from 1 to { $last }.
answers-which = That could be any of these:
answers-no-word = '{ $text }' is no answer and no command; help lists the commands.
answers-near = Did you mean { ROW($texts) }?
answers-usual = [Enter: { $text }]
groups-none = No group of answers is called '{ $word }'; there are: { ROW($groups) }

## Commands: what is typed, and what it does

command-number = a number
    .text = gives that answer; so does its text, or words of it that no other answer has
command-enter = Enter
    .text = gives the usual answer, where the prompt names one
command-list = list [WORD]
    .text = the answers again; with a word all of that group
command-board = board
    .text = draws the table again
command-hint = hint [TIME]
    .text = three good answers, after a look ahead of 2 seconds, or hint 5s
command-why = why TEXT
    .text = why an answer is not allowed, with the clause of the rules: why build A1
command-rules = rules WORD
    .text = the clauses that have the word: rules bridge
command-undo = undo, redo
    .text = takes back your last answer; gives it again
command-log = log [N]
    .text = the game so far in sentences, the last N answers
command-save = save [FILE]
    .text = writes the game down; demiurge play GAME --load FILE goes on with it
command-quit = quit
    .text = saves the game and leaves

## What they say

thinking = { $seat } think
looking-ahead = looking ahead
game-over = The game is over.
game-over-commands = undo, log, board, save FILE; or quit
hint-time = { $problem }; say how long to think: hint 5s
hint-answer = answer
hint-expected = expected score
hint-tried = tried
hint-times = { $n } { $n ->
    [one] time
   *[other] times
}
why-of-what = why needs the text of an answer: why build A1
why-no-answer = '{ $text }' names no answer of this game, so no rule speaks of it.
why-allowed = It is allowed: answer { $number }.
rules-of-what = rules needs a word: rules bridge
rules-none = No clause has '{ $words }'.
rules-more = and { $n } more; add a word
log-number = log takes a number of answers, or all
undo-done = Taken back: { $text }.
undo-bots = The bots take back theirs, too.
redo-none = There is nothing to give again.
saved = The game is saved in { $path }. To go on with it:

## The end

result-title = Final scores
result-total = total
result-other = other
verdict-you = You have won.
verdict-game = The game has won.
verdict-others = { LIST($winners) } { $n ->
    [1] won
   *[other] share the first place
}; you are number { $place } of { $seats }.
