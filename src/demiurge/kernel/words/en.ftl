### What the kernel says, in English.
### A message may call AS($thing, "form"), HAS($thing, "form"), LIST($things), OR($things), ROW($things), EACH($things),
### SIGNED($n) and UPPER($words). An argument that may be missing is "none" then.

## Parts of every sentence

list = { $some } and { $last }
list-or = { $some } or { $last }
minus = -
