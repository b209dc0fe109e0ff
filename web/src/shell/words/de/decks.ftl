nav-decks = Decks
decks-title = Decks
decks-new = Neues Deck bauen
decks-own = Deine Decks
decks-starters = Decks des Spiels
decks-unnamed = Deck ohne Namen
decks-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
decks-legal = erlaubt
decks-not-legal = nicht erlaubt
decks-change = kopieren und ändern
decks-delete = { $deck } löschen
decks-kept-here = Deine Decks liegen in diesem Browser.
decks-none-here = Dieses Spiel hat keine Decks zum Bauen.
deck-name = Name des Decks
deck-legality = Zulässigkeit
deck-legal = Erlaubt: { $printing }
deck-not-legal = Noch nicht erlaubt.
deck-or = oder
deck-more-faults = { $count } weitere
deck-search = Name, Text, Stichwort, Kosten 2
deck-filters = Filter
deck-filter-types = Typ
deck-filter-factions = Fraktion
deck-filter-needs = Braucht
deck-filter-costs = Kosten
deck-filter-keywords = Stichwort
deck-no-faction = Neutral
deck-more = mehr
deck-fewer = weniger
deck-only-legal = nur was hier erlaubt ist
deck-hero = Held
deck-choose-hero = Helden wählen
deck-pool = Karten
deck-found = { $found } von { $all } Karten
deck-sort = Ordnen
deck-sort-cost = Kosten
deck-sort-name = Name
deck-sort-type = Typ
deck-list = Deck
deck-empty = Noch keine Karten. Klicke auf eine Karte, um sie hinzuzufügen.
deck-add = { $card } hinzufügen
deck-remove = { $card } entfernen
deck-tile = { $card }, { $type }, { $count } von { $room } im Deck
deck-told-added = { $card } hinzugefügt.
deck-told-removed = { $card } entfernt.
deck-told-count =
    { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
deck-undo = Rückgängig
deck-undone = Rückgängig gemacht.
deck-figures = Zahlen
deck-types = Typen
deck-cost = Kosten
deck-mean = im Mittel { $mean }
deck-test-hand = Probehand
deck-test-hand-about = Zieh eine Hand und sieh, wie das Deck beginnt.
deck-draw = Ziehen
deck-chance = eine spielbare Karte bis Zug 2
deck-interval = ({ $low } bis { $high })
deck-import = Einlesen
deck-import-about = Füge ein Deck oder einen Link ein
deck-open-file = Datei öffnen
deck-take = Übernehmen
deck-copy = Text kopieren
deck-link = Link
deck-file = Datei
deck-copy-by-hand = Kopiere es aus dem Feld oben.
deck-text-copied = Der Text ist kopiert.
deck-link-copied = Der Link ist kopiert.
deck-imported = Das Deck ist da.
deck-saved = Gespeichert als { $file }.
deck-line = Zeile { $number }:
deck-play = Damit spielen
deck-views = Ansichten des Decks
deck-tab-cards = Karten
deck-tab-deck = Deck
deck-tab-test = Probe
deck-tab-play = Spielen
deck-own-choice = Deine Decks
deck-own-none = keines
deck-no-such-link = Dieser Link enthält kein Deck: Er ist abgeschnitten oder führt zu etwas anderem.
deck-file-too-large = Ein Deck hat höchstens { $most } KiB: Wähle seine Textdatei.
