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
cards-no-faction = No faction
cards-world = The world
cards-heroes = Heroes
cards-world-close = Close this page
