# Ein ganzes Spiel mit Decks im Terminal.

play-position-duel = ein ganzes Spiel mit Decks, vom Aufbau bis zum Ende. Wähle Decks mit --deck, ein- oder zweimal:
telling-setting-up = Vorbereitung
telling-goal-city = Es gewinnt, wer den gegnerischen Helden vernichtet oder { $prosperity } Prosperität und alle { $buildings } Grundgebäude in der Stadt hat.

telling-drew-several =
    { $known ->
        [yes] { $seat } zieht { $count } Karten: { $cards }.
       *[no] { $seat } zieht { $count } Karten.
    }
telling-odds-aside = tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, im Schnitt { NUMBER($dealt, maximumFractionDigits: 2) } Wunden
telling-paid = Bezahlt: { $paid }.
telling-built-nothing =
    { $seat } errichtet nichts und bekommt { $amount ->
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
    Du hast { $prosperity } Prosperität und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand.
telling-playable =
    { $count ->
        [0] Keine ist jetzt abspielbar; hand sagt, warum.
        [one] { $count } ist jetzt abspielbar.
       *[other] { $count } sind jetzt abspielbar.
    }
telling-purse-ready = Offen: { $buildings }.
telling-purse-tapped = Geschlossen: { $buildings }.
telling-pays-for = Deine Hand braucht es für: { $cards }.
telling-place-away = { NUMBER($length, maximumFractionDigits: 1) } cm entfernt: { $creature }.

command-card = karte
command-place = stellen
command-lay = legen

play-seat-gentle = { $seat }: der Computer, der nachsichtig spielt.
play-seat-greedy = { $seat }: der Computer, der mit etwas Verstand spielt.
play-seat-own = { $seat }: der Computer, der nach { $player } spielt.
play-pick-several = Tippe die gemeinten Nummern, zum Beispiel: 1 3. Die Eingabetaste allein führt zurück.
play-replace-some = Karten austauschen
play-discard-some = Karten für je 1 Prosperitätspunkt ablegen
play-use-some = Eines davon benutzen: { $things }
play-use-which = Was benutzt du? Die Eingabetaste allein führt zurück.
play-lay-some = Ein Gelände legen
play-lay-which = Welches Gelände? Die Eingabetaste allein führt zurück.
play-lay-terrain = Gelände legen: { $card } ({ $cost })
play-lay-where = Wo soll es liegen: { $card }?
play-lay-at =
    { $degrees ->
        [0] { $label }, bei { $place }
       *[other] { $label }, bei { $place }, um { $degrees }° gedreht
    }
play-lay-elsewhere = Anderswo: tippe die Mitte und die Drehung: legen { $card } 30 25 90. Die Eingabetaste allein führt zurück.
play-place-middle = Mitten auf dem Schlachtfeld
play-place-own-hero = Nahe deinem Helden
play-place-their-hero = Nahe dem gegnerischen Helden
play-place-between = Zwischen den Helden
play-place-west = Im Westen
play-place-east = Im Osten
play-may-place = Anderswo an deiner Seite: tippe, wie viele Zentimeter vom Westende: stellen 20
play-may-read = Mit hand liest du deine Handkarten, mit karte und einem Teil des Namens jede andere.
play-place-how = Tippe stellen, wenn eine Miniatur das Feld betritt: stellen 20 heißt 20 cm entlang deiner Seite, stellen 20 1.6 ist ein beliebiger Ort.
play-lay-how = Tippe den Namen eines Geländes, seine Mitte und um wie viel Grad es gedreht ist: legen wald 30 25 90
play-no-such-card = Keine Karte heißt so: { $name }.
play-help-card = karte grier liest eine Karte vor: Typ, Kosten, Werte und Text.
play-help-place = stellen 20 setzt eine Miniatur, die das Feld betritt, 20 cm entlang deiner Seite.
play-help-lay = legen wald 30 25 90 legt ein Gelände mit seiner Mitte dorthin, um 90 Grad gedreht.
play-help-cards =
    Wie Karten bezahlt werden: Ein Spielzug beginnt mit einer Karte und 1 Prosperitätspunkt. Dann errichtest du ein
    Gebäude für Prosperität, oder keines und bekommst 2. Eine Karte kostet Gebäude, die bis zu deinem nächsten Zug
    geschlossen werden, und manchmal Prosperität. Eine Spielfigur betritt das Feld an deiner Seite und handelt ab
    deinem nächsten Zug. Eine Taktik wartet verdeckt auf ihren Moment.
