### What is said of every game, in English.

## The journal

line = { $who } { LIST($deeds) }.

## A game that nobody has drawn

plain-seat = Seat { $n }
plain-score = score
plain-ask = What do you answer?
plain-answered = { $who }: { $answer }.
plain-secret = answers in secret

## Pictures

painter-pictures = pictures need the package { $package }, which is not installed
painter-films = films need the package { $package }, which is not installed
