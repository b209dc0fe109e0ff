# Building decks, in any game.
server-deck-hero-missing = Choose a hero first.
server-deck-way-add = add { $card }
server-deck-way-remove = remove { $card }
server-deck-line-unknown = No card is called { $said }.
server-deck-line-near = No card is called { $said }. Did you mean { $meant }?
server-deck-text-too-long = The text is too long for a deck: at most { $most } bytes.
server-deck-too-many-cards = These are too many cards for a deck: at most { $most }.
server-deck-unread = { $words } (line { $line })
server-deck-own-not-here = This game has no decks of your own.
server-deck-breaks = Breaks { $rule }
server-deck-keeps = Keeps { $rule }
