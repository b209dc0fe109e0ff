key-hexes = Von Hexfeld zu Hexfeld
key-next = Nächste Kreatur
key-card = Karte anheben
key-pass = Nichts mehr tun oder die Würfel behalten
key-end-turn = Den Zug beenden
key-inspect = Die ganze Karte lesen
key-hexes-dice = Von Würfel zu Würfel
key-choose-die = Einen Würfel wählen oder lassen
task-touch =
    { $shape ->
        [place] Tippe ein markiertes Hexfeld an, um es zu sehen, und noch einmal, um es zu nehmen.
        [dice] Tippe einen Würfel an, um ihn zu wählen, und noch einmal, um ihn zu lassen.
        [turn] { $chosen ->
            [yes] Tippe ein markiertes Hexfeld an, um dorthin zu gehen, oder eine Kreatur in Sicht, um sie anzugreifen.
           *[no] Tippe eine Kreatur an, um zu sehen, wohin sie gehen und wen sie angreifen kann. Zwei Finger zoomen.
        }
        [action] Tippe ein markiertes Hexfeld an, um dorthin zu gehen, oder eine Kreatur in Sicht, um sie anzugreifen.
       *[other] Tippe unten eine Antwort an.
    }
