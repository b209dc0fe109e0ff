field-list = Schlachtfeld, 60 mal 60 Zentimeter
field-measure = Von der gewählten Kreatur aus messen
field-move = Bewegen { $length }
field-run = Laufen { $length }
field-sees = sieht · { $length } cm
field-shoots = schießt · { $length } cm
field-blocked = verdeckt, im Weg: { $blockers }
field-unseen = nicht zu sehen · { $length } cm
field-touch = Kontakt · { $length }
field-touch-run = Kontakt im Lauf · { $length }
field-length = { $length } cm
field-length-run = Laufen · { $length } cm
field-not-here = hier nicht
field-nearest-place = nächster Platz
field-menu = Was mit { $name } geschehen soll
field-look = { $name } ansehen
field-confirm = Bestätigen
field-adjust = Ziehen, um anzupassen.
field-put-back = Zurückstellen
field-put-back-by-change = Der Tisch hat sich verändert. Was du gehalten hast, liegt wieder an seinem Platz.
field-turn = Drehen
field-measuring = Es wird gemessen
field-led =
    { $way ->
        [run] Laufen
       *[move] Bewegen
    }, bis { $length } Zentimeter. Die Pfeile führen den Schatten, C geht zum nächsten Kontakt, Enter bestätigt, Escape stellt zurück.
field-confirm-group = Der gewählte Platz
field-creature =
    { $name }, { $whose ->
        [own] deine Kreatur
        [own-hero] dein Held
        [enemy] Gegner
        [enemy-hero] gegnerischer Held
        [enemy-of] Gegner, Seite: { $player }
        [enemy-hero-of] gegnerischer Held, Seite: { $player }
        [ally-of] Verbündeter, Seite: { $player }
        [ally-hero-of] verbündeter Held, Seite: { $player }
       *[other] Seite: { $player }
    }, Trefferpunkte { $left } von { $health }
field-armour = Rüstung { $count }
field-hidden = versteckt
field-poisoned = vergiftet
field-diseased = krank
field-tired = müde: alle Würfel verteidigen
field-concentration = { $count ->
    [one] { $count } Konzentrationsmarke
   *[other] { $count } Konzentrationsmarken
}
field-skips = nächste Aktivierung entfällt
field-selected = ausgewählt
field-can-act = kann handeln
field-done = hat gehandelt
field-summoned = in diesem Spielzug ausgebracht
field-choice = Wahl { $number } von { $of }
field-terrain = { $name }, Gelände
field-searched = durchsucht
field-place =
    { $where ->
        [left] Linker Teil des Feldes
        [right] Rechter Teil des Feldes
       *[middle] Mitte des Feldes
    }, { $length } Zentimeter von { $side ->
        [first] der Seite von Spieler 1
       *[own] deiner Seite
    } entfernt.
field-fight = Nah an den Kampf
field-threats = Was Gegner erreichen und beschießen könnten
field-own-side = deine Seite
field-side-of = Seite: { $name }
field-spares-ally = { $name } ({ $player }): Kreaturen deines Verbündeten kann man nicht angreifen.
