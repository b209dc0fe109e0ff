rules-title = Die Regeln
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-not-in-printing = nicht in dieser Ausgabe
rules-ruling = Auslegung:
rules-english = Die Regeln stehen vorerst auf Englisch.
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
