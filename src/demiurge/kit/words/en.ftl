### What is said of every game, in English.

## The journal

line = { $who } { LIST($deeds) }.
round = Round { $n }
victory = Victory: { LIST($winners) } with { $points }.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## A game that nobody has drawn

plain-seat = Seat { $n }
plain-score = score
plain-ask = What do you answer?
plain-answered = { $who }: { $answer }.
plain-secret = answers in secret

## Pictures

painter-pictures = pictures need the package { $package }, which is not installed
painter-films = films need the package { $package }, which is not installed

## Translations: what is wrong with a file of words. $where is the file, $message the id of a message

message-unreadable = { $where }: cannot be read: '{ $line }': { $why }
message-twice = { $where }: { $message } is written twice
message-dangling = { $where }: { $message } refers to { $other }, which there is not
message-function = { $where }: { $message } calls { $function }, which there is not
message-plurals = { $where }: { $message }: a choice by number lacks { ROW($lacks) }
message-missing = { $where }: { $message } is missing
message-more = { $where }: { $message } asks for { ROW($variables) }, which English does not have
message-less = { $where }: { $message } leaves out { ROW($variables) }

## Guides of first games

guide-unreadable = { $file }: { $why }
guide-unknown = { $file }: nobody knows what { ROW($names) } means
guide-seats = { $file }: the seats are as many as the game has, and one of them is "me"
guide-twice = { $file }: { ROW($names) } stands there twice
guide-value = { $file }: { $name } cannot be { $value }
guide-nameless = { $file }: one of its parts has no id
practice-goalless = { $file }: { $name } has no goal
practice-kind = { $file }: a condition is one of { ROW($kinds) }
practice-no-record = there is no { $file }

## Advice: why one plan is worth more than another, and what a plan comes to. $good: `2 coins`; $more: 1 or 0

advice-points = { UPPER($source) }
advice-other-points = other points
advice-goods = { $good } { $more ->
    [1] more
   *[0] less
}
advice-income = { $good } { $more ->
    [1] more
   *[0] less
} with every round
advice-by-the-end = { $good } { $more ->
    [1] more
   *[0] less
} by the end, incomes counted
advice-opens = Opens { ROW($places) }
advice-closes = Does not open { ROW($places) }
advice-left = Rivals do not take { ROW($things) }
advice-taken = Rivals take { ROW($things) }
advice-prospects = What is to come
advice-rest = The rest
advice-now = { $n } now
advice-next = { $n } next
advice-source = { $source } { $n }
advice-gives = Gives to { $who }: { $good }.
advice-leaves = Leaves to { $who }: { $thing }.

## The summary of a game that is over: what a little more would have counted

left-short = { $source }: { $n } short
