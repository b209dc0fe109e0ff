log-tab-dice = Würfel
turn-notice =
    { $count ->
        [0] Du bist am Zug.
        [one] Du bist am Zug. { $count } Kreatur kann handeln.
       *[other] Du bist am Zug. { $count } Kreaturen können handeln.
    }
top-phase = Phase
top-phase-beginning = Beginn
top-phase-construction = Errichtung
top-phase-activation = Aktivierung
top-setup = Vorbereitung
top-turn = Spielzug { $turn }
menu-lift = Abheben des Fingers sagt an
menu-lift-note = Aus: Eine Bewegung per Berührung wartet auf Bestätigen.
turn-again = Den letzten Zug der anderen noch einmal
player-of-hero = Der Spieler von { $hero }
top-phase-hero = Held
top-phase-overlord = Overlord
top-phase-quests = Quests
tab-overlord = Overlord
tab-quests = Quests
top-mode =
    { $mode ->
        [three] drei Spieler
        [four] vier Spieler
       *[teams] zwei gegen zwei
    }
