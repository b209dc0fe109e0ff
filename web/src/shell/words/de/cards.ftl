cards-title = Die Karten
cards-search = Karten durchsuchen
cards-found =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cards-all-factions = Alle Fraktionen
cards-all-types = Alle Arten
cards-faction = Fraktion
cards-type = Art
cards-no-faction = Ohne Fraktion
cards-world = Die Welt
cards-heroes = Helden
cards-world-close = Diese Seite schließen
