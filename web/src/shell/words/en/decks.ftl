nav-decks = Decks
decks-title = Decks
decks-new = Build a new deck
decks-own = Your decks
decks-starters = Decks of the game
decks-unnamed = Deck without a name
decks-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
decks-legal = legal
decks-not-legal = not legal
decks-change = copy and change
decks-delete = Delete { $deck }
decks-kept-here = Your decks are kept in this browser.
decks-none-here = This game has no decks to build.
deck-name = Name of the deck
deck-legality = Legality
deck-legal = Legal: { $printing }
deck-not-legal = Not legal yet.
deck-or = or
deck-more-faults = { $count } more
deck-search = Name, text, keyword, cost 2
deck-filters = Filters
deck-filter-types = Type
deck-filter-factions = Faction
deck-filter-needs = Needs
deck-filter-costs = Cost
deck-filter-keywords = Keyword
deck-no-faction = Universal
deck-more = more
deck-fewer = fewer
deck-only-legal = only what is legal here
deck-hero = Hero
deck-choose-hero = Choose a hero
deck-pool = Cards
deck-found = { $found } of { $all } cards
deck-sort = Sort
deck-sort-cost = Cost
deck-sort-name = Name
deck-sort-type = Type
deck-list = Deck
deck-empty = No cards yet. Click a card to add it.
deck-add = Add { $card }
deck-remove = Remove { $card }
deck-tile = { $card }, { $type }, { $count } of { $room } in the deck
deck-told-added = { $card } added.
deck-told-removed = { $card } removed.
deck-told-count =
    { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
deck-undo = Undo
deck-undone = Undone.
deck-figures = Figures
deck-types = Types
deck-cost = Cost
deck-mean = mean { $mean }
deck-test-hand = Test hand
deck-test-hand-about = Draw a hand to see how the deck begins.
deck-draw = Draw
deck-chance = a card to play by turn 2
deck-interval = ({ $low } to { $high })
deck-import = Import
deck-import-about = Paste a deck or a link
deck-open-file = Open a file
deck-take = Take it
deck-copy = Copy text
deck-link = Link
deck-file = File
deck-copy-by-hand = Copy it from the field above.
deck-text-copied = The text is copied.
deck-link-copied = The link is copied.
deck-imported = The deck is here.
deck-saved = Saved as { $file }.
deck-line = Line { $number }:
deck-play = Play it
deck-views = Views of the deck
deck-tab-cards = Cards
deck-tab-deck = Deck
deck-tab-test = Test
deck-tab-play = Play
deck-own-choice = Your decks
deck-own-none = none
deck-no-such-link = There is no deck in this link: it is cut off or leads to something else.
deck-file-too-large = A deck has at most { $most } KiB: choose its text file.
