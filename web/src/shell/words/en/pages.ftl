rules-title = The rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-not-in-printing = not in this printing
rules-ruling = Ruling:
rules-english = The rules are told in English for now.
cards-title = The cards
cards-search = Search the cards
cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-all-factions = All factions
cards-all-types = All types
cards-faction = Faction
cards-type = Type
