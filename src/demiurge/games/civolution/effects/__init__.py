"""CV-38.17: the effects of cards, chips and events. An effect is one class: its word in the component files and its
fields there, what it does (`run`), what it says (`say`) and how it is drawn (`sign`). `effect` has what they share,
`every` lists them all; their words in a language are in words/*.ftl."""
