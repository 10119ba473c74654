### Что говорит ядро, по-русски.

## Части любой фразы

list = { $some } и { $last }
list-or = { $some } или { $last }
minus = −
