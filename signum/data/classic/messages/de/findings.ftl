# Was gemessen wird, so wie es vorgelesen wird.

server-deciding =
    { $choice ->
        [construction] { $seat } wählt ein Gebäude.
        [who-begins] { $seat } entscheidet, wer beginnt.
        [corner] { $seat } wählt eine Ecke.
        [reroll] { $seat } darf Würfel neu werfen.
        [split] { $seat } verteilt die Würfel.
       *[other] { $seat } überlegt, was zu tun ist.
    }

finding-nobody = Niemand mit dieser Nummer ist auf dem Schlachtfeld.
finding-creature =
    { $name }, { $whose ->
        [own] deine Kreatur
        [own-hero] dein Held
        [enemy] Gegner
        [enemy-hero] gegnerischer Held
        [enemy-of] Gegner, von { DAT($player) }
        [enemy-hero-of] gegnerischer Held, von { DAT($player) }
        [ally-of] Verbündeter, von { DAT($player) }
        [ally-hero-of] verbündeter Held, von { DAT($player) }
        [other-hero] Held von { DAT($player) }
       *[other] von { DAT($player) }
    }, Trefferpunkte { $left } von { $health }
finding-armour = Rüstung { $count }
finding-hidden = versteckt
finding-tired = müde
finding-can-act = kann handeln
finding-has-acted = hat gehandelt
finding-stands =
    { $where ->
        [left] Links
        [right] Rechts
       *[middle] In der Mitte
    }, { NUMBER($gap, maximumFractionDigits: 1) } cm von { $whose ->
        [own] deiner Seite
       *[first] der Seite von Spieler 1
    } entfernt.
finding-hour = auf { $hour } Uhr
finding-length = { NUMBER($length, maximumFractionDigits: 1) } cm
finding-touching = in Kontakt
finding-touchable =
    { $how ->
        [run] durch Laufen zu berühren, { NUMBER($length, maximumFractionDigits: 1) } cm
       *[move] durch Bewegen zu berühren, { NUMBER($length, maximumFractionDigits: 1) } cm
    }
finding-unseen = nicht in Sicht: { $blockers }
finding-shootable =
    { $attack ->
        [shooting] mit Schießen zu treffen
        [throwing] mit einem Wurf zu treffen
       *[magical-shot] mit einem Magischen Schuss zu treffen
    }
finding-in-cover = vor Schüssen geschützt
finding-leaving = Beim Verlassen des Kontakts geben einen Tritt in den Rücken: { $those }.
finding-action-go =
    { $how ->
        [run] Laufen, bis { NUMBER($limit, maximumFractionDigits: 1) } cm
       *[move] Bewegen, bis { NUMBER($limit, maximumFractionDigits: 1) } cm
    }
finding-action-cannot-go =
    { $how ->
        [run] Laufen
       *[move] Bewegen
    }
finding-action-targets =
    { $action ->
        [fight] Nahkampf
        [strike-magically] Magischer Tritt
        [shoot] Schuss
        [throw] Werfen
        [shoot-magically] Magischer Schuss
        [detect] Erkennung
       *[other] Anderes
    }, { $count ->
        [one] { $count } Ziel
       *[other] { $count } Ziele
    }
finding-actions = Aktionen von { DAT($creature) }: { $actions }.
finding-no-actions = { $creature } kann jetzt nichts tun.
finding-cannot-shoot =
    { $attack ->
        [shooting] { $creature } kann nicht auf { ACC($target) } schießen.
        [throwing] { $creature } kann nicht auf { ACC($target) } werfen.
       *[magical-shot] { $creature } kann keinen Magischen Schuss auf { ACC($target) } abgeben.
    }
finding-cannot-shoot-so-far =
    { $attack ->
        [shooting] { $creature } kann nicht auf { ACC($target) } schießen: Das Ziel ist { NUMBER($gap, maximumFractionDigits: 1) } cm entfernt; Schießen reicht { NUMBER($reach, maximumFractionDigits: 1) } cm weit.
        [throwing] { $creature } kann nicht auf { ACC($target) } werfen: Das Ziel ist { NUMBER($gap, maximumFractionDigits: 1) } cm entfernt; Werfen reicht { NUMBER($reach, maximumFractionDigits: 1) } cm weit.
       *[magical-shot] { $creature } kann keinen Magischen Schuss auf { ACC($target) } abgeben: Das Ziel ist { NUMBER($gap, maximumFractionDigits: 1) } cm entfernt; er reicht { NUMBER($reach, maximumFractionDigits: 1) } cm weit.
    }
finding-cannot-shoot-unseen =
    { $attack ->
        [shooting] { $creature } kann nicht auf { ACC($target) } schießen: Das Ziel ist nicht in Sicht. Im Weg: { $blockers }.
        [throwing] { $creature } kann nicht auf { ACC($target) } werfen: Das Ziel ist nicht in Sicht. Im Weg: { $blockers }.
       *[magical-shot] { $creature } kann keinen Magischen Schuss auf { ACC($target) } abgeben: Das Ziel ist nicht in Sicht. Im Weg: { $blockers }.
    }
finding-gone = { NUMBER($length, maximumFractionDigits: 1) } von { NUMBER($limit, maximumFractionDigits: 1) } cm.
finding-at = { $name } in { NUMBER($gap, maximumFractionDigits: 1) } cm
finding-sees = Zu sehen: { $those }.
finding-touches =
    { $count ->
        [0] Kein Kontakt.{ $those }
       *[other] In Kontakt: { $those }.
    }
finding-stabs =
    { $count ->
        [0] Kein Tritt in den Rücken.{ $those }
       *[other] Einen Tritt in den Rücken geben: { $those }.
    }
finding-no-place = Weder dort noch in der Nähe ist ein Platz frei.
finding-no-place-asked = Jetzt wird nach keinem Platz gefragt.
finding-nearest-place = Der nächste Platz. { $why }
finding-no-such-way = Diese Art zu gehen ist nicht bekannt. Lade die Seite neu.
finding-no-odds = Hierfür gibt es keine Chancen zu berechnen: Nur Angriffe werden abgewogen.
finding-odds-too-many = { $creature } gegen { ACC($target) }: Es kann mehr daraus folgen, als sich genau ausrechnen lässt.
finding-odds-no-fight = { $creature } überlebt nicht bis zum Kampf gegen { ACC($target) }.
finding-odds-split = Verteilung: { $attack } Angriff, { $defence } Verteidigung.
finding-odds-against = { $name }: { $attack } Angriff, { $defence } Verteidigung.
finding-odds-wounds = { $name }: { $chances }.
finding-odds-dies = stirbt zu { $percent } %
finding-odds-chance =
    { $wounds ->
        [0] keine Wunde zu { $percent } %
        [one] { $wounds } Wunde zu { $percent } %
       *[other] { $wounds } Wunden zu { $percent } %
    }
finding-odds-best =
    { $same ->
        [yes] Das ist die beste Verteilung.
       *[no] Am besten: { $attack } Angriff, { $defence } Verteidigung; { $name } stirbt zu { $kill } %, { $creature } stirbt zu { $death } %.
    }

# Bemerkungen neben Möglichkeiten.
finding-note-health = { $left } von { $health } Trefferpunkten.
finding-note-harm = Im Mittel verlorene Trefferpunkte: { NUMBER($lost, maximumFractionDigits: 1) }; stirbt zu { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-healed = Im Mittel zurückerhaltene Trefferpunkte: { NUMBER($healed, maximumFractionDigits: 1) }.
finding-note-reroll = Erfolge: jetzt { $now }, im Mittel { NUMBER($after, maximumFractionDigits: 2) }.
finding-note-creature = { $name }: im Mittel verlorene Trefferpunkte: { NUMBER($lost, maximumFractionDigits: 1) }; stirbt zu { NUMBER($dies, style: "percent", maximumFractionDigits: 0) }.
finding-note-cancelled = Aufgehoben: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
finding-note-payable = Danach noch bezahlbar: { $cards }.
finding-note-none-payable = Danach ist keine andere Karte deiner Hand bezahlbar.
finding-note-unharmed = Niemand verliert Trefferpunkte.

finding-no-threats = Kein Gegner könnte in seiner nächsten Aktivierung eine deiner Kreaturen angreifen.
finding-threatened =
    { $name } ist in Reichweite ({ $how ->
        [both] im Nahkampf: { $near }; für einen Schuss: { $far }
        [near] im Nahkampf: { $near }
       *[far] für einen Schuss: { $far }
    }).
