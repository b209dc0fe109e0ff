# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } { PERSON($seat, "beginnt", "beginnst") }.
event-map-drawn = Gespielt wird auf der Karte „{ $map }“.
event-terrain-laid = { $seat } { PERSON($seat, "legt", "legst") } das Gelände „{ $terrain }“ auf { $at }.
event-phase-began = Aufbau: { $phase }
event-feat-deck-shuffled =
    Der Stapel der Heldentaten wird gemischt ({ $order ->
        [one] { $order } Karte
       *[other] { $order } Karten
    }).
event-battle-deck-shuffled =
    { $seat } { PERSON($seat, "mischt", "mischst") } das Kampfdeck ({ $order ->
        [one] { $order } Karte
       *[other] { $order } Karten
    }).
event-returned-to-deck =
    { $seat } { PERSON($seat, "legt", "legst") } { $known ->
        [yes] diese Karten ins Kampfdeck zurück: { $cards }
       *[no] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ins Kampfdeck zurück
    }.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "zieht", "ziehst") } „{ $card }“.
       *[no] { $seat } { PERSON($seat, "zieht", "ziehst") } eine Karte.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "zieht", "ziehst") } die Heldentat „{ $feat }“.
       *[no] { $seat } { PERSON($seat, "zieht", "ziehst") } eine Heldentat.
    }
event-turn-began = Zug { $turn }: { $seat }
event-turn-ending = { $seat } { PERSON($seat, "beginnt", "beginnst") } die Endphase.
event-turn-ended = { $seat } { PERSON($seat, "beendet", "beendest") } den Zug.
event-power-refreshed = { $seat } { PERSON($seat, "hat", "hast") } { $power } Macht.
event-power-gained = { $seat } { PERSON($seat, "erhält", "erhältst") } { $power } Macht.
event-power-spent = { $seat } { PERSON($seat, "zahlt", "zahlst") } { $power } Macht.
event-power-taken = { $seat } { PERSON($seat, "verliert", "verlierst") } { $power } Macht.
event-income-changed = { $seat } { PERSON($seat, "hat", "hast") } jetzt ein Einkommen von { $income }.
event-points-scored =
    { $seat } { PERSON($seat, "erhält", "erhältst") } { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-points-lost =
    { $seat } { PERSON($seat, "verliert", "verlierst") } { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
event-player-out = { $seat } { PERSON($seat, "nimmt", "nimmst") } am Spiel nicht mehr teil.

event-card-played =
    { $seat } { PERSON($seat, "spielt", "spielst") } { $type ->
        [spell] den Zauber
        [relic] die Reliquie
        [building] das Gebäude
       *[other] die Taktik
    } „{ $card }“.
event-card-settled = { $seat } { PERSON($seat, "legt", "legst") } „{ $card }“ in die Historie.
event-card-entered =
    { $zone ->
        [relic] { $seat } { PERSON($seat, "legt", "legst") } die Reliquie „{ $card }“ an.
        [building] { $seat } { PERSON($seat, "stellt", "stellst") } das Gebäude „{ $card }“ in die Stadt.
       *[other] „{ $card }“ verzaubert { ACC($on) }.
    }
event-card-left = { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ aus dem Spiel in die Historie.
event-discarded =
    { $for_income ->
        [yes] { $seat } { PERSON($seat, "wirft", "wirfst") } „{ $card }“ für das Einkommen ab.
       *[no] { $seat } { PERSON($seat, "wirft", "wirfst") } „{ $card }“ ab.
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } { PERSON($seat, "holt", "holst") } „{ $card }“ aus der Historie ins Kriegslager zurück.
       *[no] { $seat } { PERSON($seat, "nimmt", "nimmst") } „{ $card }“ aus der Historie zurück.
    }
event-hand-shown =
    { $seat } { PERSON($seat, "zeigt", "zeigst") } { DAT($to) } die Hand{ $known ->
        [yes] : { $cards }
       *[no] { "" }
    }.
event-tapped = { $id } wird geschlossen.
event-use-spent = { $id } verliert eine Anwendung.
event-used-this-turn = { $creature } hat den Text in diesem Zug benutzt.
event-building-helped = { $creature } erhält für diesen Zug den Bonus eines Gebäudes.

event-feat-played =
    { $seat } { PERSON($seat, "spielt", "spielst") } die Heldentat „{ $feat }“ ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
event-feat-taken =
    { $seat } { PERSON($seat, "nimmt", "nimmst") } eine verdeckte Heldentat für die Ehrenhalle ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
event-feat-discarded = { $seat } { PERSON($seat, "wirft", "wirfst") } die Heldentat „{ $feat }“ für ihre Wirkung ab.
event-claims-passed = { $seat } { PERSON($seat, "kann", "kannst") } für diesen Moment keine militärische Heldentat mehr spielen.

event-entered =
    { $origin ->
        [camp] { $seat } { PERSON($seat, "beschwört", "beschwörst") } { ACC($card) } auf { $at }.
        [history] { $card } kehrt aus der Historie zurück auf { $at }.
        [minions] { $seat } { PERSON($seat, "beschwört", "beschwörst") } einen Schergen, { ACC($card) }, auf { $at }.
       *[other] { $card } betritt das Feld auf { $at }.
    }
event-minion-removed = { $creature } wird vom Feld genommen.
event-activation-began = { $creature } wird aktiviert.
event-activation-skipped = { $creature } setzt die Aktivierung aus.
event-activation-lost = { $creature } ist betäubt und verliert die Aktivierung.
event-activation-closing = { $creature } kommt zum Ende der Aktivierung.
event-activation-ended = { $creature } ist fertig.
event-moved =
    { $creature } { $run ->
        [yes] läuft
       *[no] geht
    } nach { $to }{ $stopped ->
        [yes] { " " }und bleibt im schwierigen Gelände stehen
       *[no] { "" }
    }.
event-dragged = { $creature } wird nach { $to } bewegt.
event-placed = { $creature } wird auf { $at } gestellt.
event-pushed = { $creature } wird nach { $at } gestoßen.
event-swapped = { $one } und { $other } tauschen die Plätze.
event-terrain-rolled = { $creature } würfelt für das Gelände „{ $terrain }“ auf { $at }: { $faces }.
event-token-gained = { $creature } erhält einen { $token }.
event-token-lost = { $creature } verliert den { $token }.
event-armour-gained =
    { $creature } erhält { $armour ->
        [one] { $armour } Rüstungsmarker
       *[other] { $armour } Rüstungsmarker
    }.
event-granted = { $creature } erhält { $until } { $gained }.
event-readied = { $creature } darf wieder aktiviert werden.
event-exhausted = { $creature } gilt als aktiviert.
event-control-gained = { $seat } { PERSON($seat, "übernimmt", "übernimmst") } die Kontrolle über { ACC($creature) }.
event-hooked = { $creature } wirft den Haken nach { DAT($target) }.
event-frenzy-used = { $creature } greift in Raserei an.
event-healing-rolled = { $creature } heilt { ACC($target) }: { $rolled }.

event-attack-declared =
    { $counter ->
        [yes] { $attacker } schlägt gegen { ACC($target) } zurück
       *[no] { $special ->
            [yes] { $attacker } gibt einen Weitschuss auf { ACC($target) } ab
           *[no] { $attacker } greift { ACC($target) } an
        }
    } ({ $type }).
event-attack-dice-added = Zum Angriff kommen diese Würfel hinzu: { $dice }.
event-dice-rolled = { $attacker } würfelt: { $rolled }.
event-dice-changed = { $seat } { PERSON($seat, "ändert", "änderst") } Würfel { $dice } ({ $effect }); er zeigt jetzt { $faces }.
event-dice-effect-used = { $seat } { PERSON($seat, "wendet", "wendest") } „{ $effect }“ an.
event-crit-works = Der Krit-Effekt von { DAT($attacker) } wirkt.
event-extra-rolled = { $attacker } würfelt zusätzlich: { $rolled }.
event-extra-step = Symbole kommen hinzu und fallen weg.
event-symbols-changed =
    { $removed ->
        [yes] { $target } entfernt { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        }.
       *[no] { $attacker } fügt { $count ->
            [1] { $count } { $symbol }
           *[other] { $count } × { $symbol }
        } hinzu.
    }
event-symbols-counted =
    Gegen { ACC($target) } zählen { $crits ->
        [one] { $crits } Krit
       *[other] { $crits } Krits
    }, { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    } und { $pushes ->
        [one] { $pushes } Stoß
       *[other] { $pushes } Stöße
    }.
event-push-hurt = { $target } erhält durch den Stoß { $damage } Schaden mehr.
event-target-pushed = { $target } wurde gestoßen.
event-damage-step = { $target } wird { $damage } Schaden erleiden.
event-damage-raised = Der Schaden ändert sich um { $by }.
event-damage-settled = { $target } erhält insgesamt { $damage } Schaden.
event-crit-follows = Der Krit-Effekt wirkt nach dem Angriff.
event-attack-ended = Der Angriff ist vorbei.
event-further-attacks = Weitere Angriffe können folgen.
event-attack-closed = Alles um den Angriff ist erledigt.
event-damaged =
    { $creature } erleidet { $damage } Schaden ({ $cause }){ $armour ->
        [0] { "" }
       *[other] ; die Rüstung hält { $armour } ab
    }: { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }.
event-wounded =
    { $creature } erleidet { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    } ({ $cause }).
event-healed = { $creature } wird um { $wounds } geheilt.
event-eliminated = { $card } ({ $seat }) wird ausgeschaltet ({ $cause }).
event-buried = { $seat } { PERSON($seat, "legt", "legst") } „{ $card }“ in die Historie.

event-conceded = { $seat } { PERSON($seat, "gibt", "gibst") } auf.
event-clock-ran-out = { $seat } { PERSON($seat, "hat", "hast") } keine Zeit mehr.
event-draw-agreed = Die Spieler einigen sich auf ein Unentschieden.
event-time-called = Die Zeit ist um; dieser Zug ist der letzte.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Die Siegpunkte sind erreicht, und niemand liegt vorn: unentschieden.
       *[other] { $seat } { $winners ->
            [several] { PERSON($seat, "gewinnen", "gewinnt") }
           *[other] { PERSON($seat, "gewinnt", "gewinnst") }
        } mit den meisten Siegpunkten.
    }
outcome-hero =
    { $winners ->
        [none] Ein Held ist gefallen, und niemand liegt vorn: unentschieden.
       *[other] Ein Held ist gefallen: { $seat } { $winners ->
            [several] { PERSON($seat, "gewinnen", "gewinnt") }
           *[other] { PERSON($seat, "gewinnt", "gewinnst") }
        } mit den meisten Siegpunkten.
    }
outcome-last-feat =
    { $winners ->
        [none] Der letzte Zug ist vorbei, und niemand liegt vorn: unentschieden.
       *[other] Der letzte Zug ist vorbei: { $seat } { $winners ->
            [several] { PERSON($seat, "gewinnen", "gewinnt") }
           *[other] { PERSON($seat, "gewinnt", "gewinnst") }
        } mit den meisten Siegpunkten.
    }
outcome-time =
    { $winners ->
        [none] Die Zeit ist um, und niemand liegt vorn: unentschieden.
       *[other] Die Zeit ist um: { $seat } { $winners ->
            [several] { PERSON($seat, "gewinnen", "gewinnt") }
           *[other] { PERSON($seat, "gewinnt", "gewinnst") }
        } mit den meisten Siegpunkten.
    }
outcome-agreement = Das Spiel endet unentschieden nach Vereinbarung.
outcome-concession =
    { $seat } { $winners ->
        [several] { PERSON($seat, "gewinnen", "gewinnt") }
       *[other] { PERSON($seat, "gewinnt", "gewinnst") }
    }; die andere Seite hat aufgegeben.
outcome-clock =
    { $seat } { $winners ->
        [several] { PERSON($seat, "gewinnen", "gewinnt") }
       *[other] { PERSON($seat, "gewinnt", "gewinnst") }
    }; der anderen Seite ist die Zeit abgelaufen.
