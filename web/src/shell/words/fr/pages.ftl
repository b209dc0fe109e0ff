rules-title = Les règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-not-in-printing = absente de cette édition
rules-ruling = Décision :
rules-english = Les règles sont pour l'instant en anglais.
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
