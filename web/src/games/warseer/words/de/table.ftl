turn-notice =
    { $count ->
        [0] Dein Zug.
        [one] Dein Zug. 1 Kreatur kann handeln.
       *[other] Dein Zug. { $count } Kreaturen können handeln.
    }
range-of = Reichweite { $distance } von { $range }
blocked-by = { $name } im Weg
push-free = Stoß
move-stops = beendet die Aktivierung
push-price = Stoß +{ $damage }
move-steps = Bewegung { $steps }
run-steps = Lauf { $steps }
cards-take =
    { $count ->
        [one] Diese Karte wählen
       *[other] Diese { $count } Karten wählen
    }
cards-wanted = { $count } von { $wanted } gewählt
turn-how = Wähle eine Kreatur auf dem Feld für Bewegung oder Angriff, eine Handkarte zum Spielen oder einen Charakter im Kriegslager zum Beschwören.
act-how = Wähle ein Hexfeld für die Bewegung oder einen Gegner zum Angreifen.
hand = Hand
hand-nothing = Damit ist jetzt nichts zu machen.
strip = Zug
to-act =
    { $count ->
        [one] kann handeln
       *[other] können handeln
    }
quota-summon = Beschwören
quota-income = Einkommen
quota-feat = Heldentat
quota-summon-rule = Im Zug ein Charakter aus dem Kriegslager
quota-income-rule = Im Zug eine Unterstützungskarte für das Einkommen abwerfen
quota-feat-rule = Im Zug eine Heldentat für ihre Wirkung abwerfen
pass = Nichts mehr tun
end-turn = Zug beenden
end-idle =
    { $count ->
        [one] 1 Kreatur kann noch handeln.
       *[other] { $count } Kreaturen können noch handeln.
    }
end-income = Du hast in diesem Zug keine Karte für Einkommen abgeworfen.
end-anyway = Trotzdem beenden
phases = Phasen des Zuges
phase-start = Beginn
phase-main = Aktivierung
phase-end = Ende
last-attack = Letzter Angriff
feat-deck = Heldentaten
feat-deck-rule = gemeinsam; die letzte beendet das Spiel
feat-deck-over = Das ist der letzte Zug.
line-figures = Macht { $power } · Einkommen { $income } · Hand { $hand }
tabs = Teile des Tisches
tab-act = Handeln
tab-hand = Hand
tab-feats = Taten
tab-board = Tafel
tab-log = Verlauf
log-tab-dice = Würfel
card-read = I: ganz lesen, mit Schlüsselwörtern
zone-yours = DEINE ZONE
zone-of = ZONE: { $name }
line-cards = Hand { $hand } · Deck { $deck }
hex-offered = kann gewählt werden
