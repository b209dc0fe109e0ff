# Ein ganzes Spiel mit Decks im Terminal.

telling-setting-up = Vorbereitung
telling-goal-city =
    { $who ->
        [team] Es gewinnt das Team, das beide gegnerischen Helden vernichtet oder dessen Spieler je { $prosperity } Prosperitätspunkte und alle { $buildings } Grundgebäude haben.
        [all] Es gewinnt, wer alle anderen Helden vernichtet oder { $prosperity } Prosperitätspunkte und alle { $buildings } Grundgebäude in der Stadt hat.
       *[duel] Es gewinnt, wer den gegnerischen Helden vernichtet oder { $prosperity } Prosperitätspunkte und alle { $buildings } Grundgebäude in der Stadt hat.
    }
telling-teams = Gemeinsam spielen { $one }; auf der anderen Seite: { $other }.
telling-ally = { $seat } (dein Verbündeter)
telling-out = { $seat }: ausgeschieden.

telling-drew-several =
    { $seat } { PERSON($seat, "zieht", "ziehst") } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
telling-odds-aside = tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, Wunden im Mittel: { NUMBER($dealt, maximumFractionDigits: 2) }
telling-paid = Bezahlt: { $paid }.
telling-built-nothing =
    { $seat } { PERSON($seat, "errichtet", "errichtest") } nichts und { PERSON($seat, "bekommt", "bekommst") } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }.
telling-city = Stadt: { $buildings }.
telling-tapped = geschlossen
telling-relics = Reliquien: { $relics }.
telling-tactics =
    { $known ->
        [yes] Verdeckte Taktiken: { $cards }.
       *[no] Verdeckte Taktiken: { $count }.
    }

telling-card-figures =
    Kraft { $strength }, Trefferpunkte { $health }, { $movement ->
        [none] keine Bewegung
       *[other] Bewegung { $movement }
    }
telling-card-cost = Kosten: { $cost }
telling-may-be-played = jetzt abspielbar
telling-purse =
    Du hast { $prosperity ->
        [one] { $prosperity } Prosperitätspunkt
       *[other] { $prosperity } Prosperitätspunkte
    } und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand.
telling-playable =
    { $count ->
        [0] Keine ist jetzt abspielbar; tippe hand, um den Grund zu lesen.
        [one] { $count } ist jetzt abspielbar.
       *[other] { $count } sind jetzt abspielbar.
    }
telling-purse-ready = Offen: { $buildings }.
telling-purse-tapped = Geschlossen: { $buildings }.
telling-pays-for = Deine Hand braucht es für: { $cards }.
telling-place-away = { NUMBER($length, maximumFractionDigits: 1) } cm von { DAT($creature) } entfernt.
