turn-yours =
    { $count ->
        [0] Du bist am Zug. Alle haben gehandelt: Spiel Karten oder beende den Zug.
        [one] Du bist am Zug. Eine Kreatur kann handeln.
       *[other] Du bist am Zug. { $count } Kreaturen können handeln.
    }
turn-goes-on = Du bist am Zug.
question-place = Zeig auf eine Stelle des Feldes, oder bewege den Schatten mit den Pfeiltasten und drück Enter.
question-creatures = Wähle auf dem Feld oder hier.
choose = Wählen
build = Errichten
build-choose = Wähle ein Gebäude. Rechts: die Kosten. Links: ein Punkt für jede Karte deiner Hand, die es braucht.
build-needed = { $name } wird gebraucht für { $cards }.
pay = Bezahlen mit { $buildings }
pay-chosen = { $chosen } von { $count } gewählt
hand-mark = Markiere die Karten, die du nicht willst.
hand-replace =
    { $count ->
        [0] Austauschen
        [one] { $count } Karte austauschen
       *[other] { $count } Karten austauschen
    }
hand-discard =
    { $count ->
        [0] Für Prosperität ablegen
        [one] { $count } für { $count } Prosperitätspunkt ablegen
       *[other] { $count } für { $count } Prosperitätspunkte ablegen
    }
split = { $attack } Angriff, { $defence } Verteidigung
split-ask =
    { $role ->
        [defender] Verteidigung: { $creature } gegen { $foe }. Verteile deine Würfel.
       *[attacker] Angriff: { $creature } gegen { $foe }. Verteile deine Würfel.
    }
split-yours = Deine Verteilung
split-fewer = Ein Würfel weniger im Angriff
split-more = Ein Würfel mehr im Angriff
split-best = Beste
split-is-best = die beste Verteilung
split-best-about = Was am ehesten tötet, abzüglich der Gefahr zu sterben; bei Gleichstand der bessere Tausch an Trefferpunkten.
split-take = Würfeln: { $attack } Angriff, { $defence } Verteidigung
die =
    { $face ->
        [axe] Axt
        [shield] Schild
       *[bullseye] Ziel
    }{ $counts ->
        [yes] , Erfolg
        [no] , Fehlwurf
       *[unknown] { "" }
    }
reroll-limit =
    { $count ->
        [one] Ein Würfel darf neu geworfen werden.
       *[other] Bis zu { $count } Würfel dürfen neu geworfen werden.
    }
reroll-none = Alle behalten
reroll =
    { $count ->
        [0] Neu werfen
        [one] { $count } Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
selection = Ausgewählte Kreatur
selection-nobody = Wähle eine Kreatur auf dem Feld oder in der Leiste darunter. N geht zur nächsten, die handeln kann.
selection-tap = Tippe eine Kreatur an, um zu sehen, was sie kann.
selection-others-turn = Solange kannst du dir alles ansehen, messen und Karten lesen.
selection-out = Du bist ausgeschieden. Du kannst bis zum Ende zusehen.
selection-watching = Wähle eine Kreatur, um ihre Werte zu sehen.
selection-enemy = Seite: { $name }.
select-inspect = Karte lesen: { $name }
centimetres = { $length } cm
state-enemy = Gegner
state-of = { $name }
state-can-act = kann handeln
state-acting = handelt
state-acted = hat gehandelt
state-tired = müde: alle Würfel verteidigen
state-hidden = versteckt
state-concentration = Konzentration { $count }
state-skips =
    { $count ->
        [one] verliert die nächste Aktivierung
       *[other] verliert die nächsten { $count } Aktivierungen
    }
state-victim = Opfer: { $name }
action =
    { $action ->
        [move] Bewegen
        [run] Laufen
        [fight] Nahkampf
        [shoot] Schießen
        [ability] Eigenschaft
       *[pass] Passen
    }
action-limit = ≤ { $length } cm
action-count =
    { $action ->
        [ability] { $count } bereit
       *[other]
            { $count ->
                [one] { $count } Ziel
               *[other] { $count } Ziele
            }
    }
action-none =
    { $action ->
        [fight] kein Kontakt
        [move] jetzt nicht
        [run] jetzt nicht
        [ability] keine
       *[other] kein Ziel
    }
action-pass-note = nichts tun
action-nothing = Davon gibt es nichts zu tun.
actions-all = Alle Aktionen
actions-of = Alle Aktionen: { $name }
strip = Was in diesem Zug noch bleibt
strip-to-act = noch { $left } von { $of }
strip-built =
    { $built ->
        [yes] Errichtung
       *[no] erst errichten
    }
strip-terrain = Gelände legen
chip =
    { $name }: { $state ->
        [now] handelt
        [can] kann handeln
        [done] hat gehandelt
       *[waits] wartet
    }
end-turn = Zug beenden
end-overlords = Alle handeln lassen
end-ask =
    { $count ->
        [one] Eine Kreatur wurde noch nicht aktiviert. Passen lassen?
       *[other] { $count } Kreaturen wurden noch nicht aktiviert. Alle passen lassen?
    }
end-pass-only = Passen lassen
end-pass-and-end = Passen und Zug beenden
terrain-which = Welches Gelände wird gelegt? Eines pro Zug, bezahlt wie eine Karte.
terrain-lay = Zeig, wo { $name } liegen soll, und klick. R dreht es, oder das Rad mit Umschalt; Escape legt es zurück.
terrain-lay-quest = { $words } Zeige und klicke; R dreht es, oder das Rad mit Umschalt.
question-place-tap = Tippe auf eine Stelle des Feldes, verschieb den Schatten und bestätige.
seat-creatures =
    { $count ->
        [one] { $count } Kreatur
       *[other] { $count } Kreaturen
    }
selection-ally = Kreaturen deines Verbündeten kann man nicht angreifen.
