"""What power cards (chapter 28) and pyramid tokens (chapter 14) do. An effect is one class, in the module of its topic:

    word, token   how the component data calls it, in a card and on a token
    __init__      reads its own fields
    run           what happens
    say           what it says of itself: a message with its numbers
    sign          what stands for it on a card or a token: icons with numbers

`catalogue.py` lists them; `base.py` says what each of these is for. Nothing else knows one effect from another."""
