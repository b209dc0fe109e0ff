cards-title = Les cartes
cards-search = Chercher une carte
cards-found =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-all-factions = Toutes les factions
cards-all-types = Tous les types
cards-faction = Faction
cards-type = Type
cards-no-faction = Sans faction
cards-world = Le monde
cards-heroes = Héros
cards-world-close = Fermer cette page
