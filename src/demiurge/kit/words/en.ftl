### What is said of every game, in English.

## The journal

line = { $who } { LIST($deeds) }.
