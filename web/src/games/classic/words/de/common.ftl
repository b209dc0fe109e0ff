game-title = Legends of Signum
printing-en2 = englisch, 2. Ausgabe
printing-fr1 = französisch, 1. Ausgabe
printing-de1 = deutsch, 1. Ausgabe
printing-ru1 = russisch, 1. Ausgabe
printing-about-en2 = Sieg mit 33 Prosperitätspunkten und allen neun Grundgebäuden oder durch den Fall des Helden. Du wählst, wann du Taktiken aufdeckst, alle Karten werden geöffnet, Diener spielen mit.
printing-about-fr1 = Sieg mit 51 Prosperitätspunkten oder durch den Fall des Helden. Taktiken decken sich auf, sobald ihre Bedingung erfüllt ist; Schlachtsätze mit 20 Karten.
printing-about-de1 = Sieg mit 51 Prosperitätspunkten oder durch den Fall des Helden. Taktiken decken sich auf, sobald ihre Bedingung erfüllt ist; Schlachtsätze mit 30 Karten.
printing-about-ru1 = Sieg mit 51 Prosperitätspunkten oder durch den Fall des Helden. Taktiken decken sich selbst auf, auch im eigenen Zug; du beginnst mit 2 Prosperitätspunkten.
top-printing =
    { $edition ->
        [ru1] erste Ausgabe, russisch
        [de1] erste Ausgabe, deutsch
        [fr1] erste Ausgabe, französisch
       *[en2] zweite Ausgabe
    }
limit-about = Ist die Zeit um und stehen beide Helden, gewinnt der Held mit weniger Wunden; dann die reichere Stadt, dann mehr getötete Spielfiguren.
field-name = Schlachtfeld
