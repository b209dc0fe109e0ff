key-hexes = Von Hexfeld zu Hexfeld
key-next = Nächste Kreatur
key-card = Karte anheben
key-pass = Nichts mehr tun oder die Würfel behalten
key-end-turn = Den Zug beenden
key-inspect = Die ganze Karte lesen
