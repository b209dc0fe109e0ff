# Warseer: events as lines of the log.

event-first-player-drawn = { $seat } beginnt.
event-map-drawn = Gespielt wird auf der Karte „{ $map }“.
event-terrain-laid = { $seat } legt das Gelände „{ $terrain }“ auf { $at }.
event-phase-began = Aufbau: { $phase }
event-feat-deck-shuffled =
    Der Stapel der Heldentaten wird gemischt ({ $order ->
        [one] { $order } Karte
       *[other] { $order } Karten
    }).
event-battle-deck-shuffled =
    { $seat } mischt das Kampfdeck ({ $order ->
        [one] { $order } Karte
       *[other] { $order } Karten
    }).
event-returned-to-deck = { $seat } legt diese Karten ins Kampfdeck zurück: { $cards }.
event-drawn =
    { $known ->
        [yes] { $seat } zieht „{ $card }“.
       *[no] { $seat } zieht eine Karte.
    }
event-feat-drawn =
    { $known ->
        [yes] { $seat } zieht die Heldentat „{ $feat }“.
       *[no] { $seat } zieht eine Heldentat.
    }
event-turn-began = Zug { $turn }: { $seat }
event-turn-ending = { $seat } beginnt die Endphase.
event-turn-ended = { $seat } beendet den Zug.
event-power-refreshed = { $seat } hat { $power } Macht.
event-power-gained = { $seat } erhält { $power } Macht.
event-power-spent = { $seat } zahlt { $power } Macht.
event-power-taken = { $seat } verliert { $power } Macht.
event-income-changed = { $seat } hat jetzt ein Einkommen von { $income }.
event-points-scored =
    { $seat } erhält { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.

event-card-played =
    { $seat } spielt { $type ->
        [spell] den Zauber
        [relic] die Reliquie
        [building] das Gebäude
       *[other] die Taktik
    } „{ $card }“.
event-card-settled = { $seat } legt „{ $card }“ in die Historie.
event-card-entered =
    { $zone ->
        [relic] { $seat } legt die Reliquie „{ $card }“ an.
        [building] { $seat } stellt das Gebäude „{ $card }“ in die Stadt.
       *[other] „{ $card }“ verzaubert { ACC($on) }.
    }
event-card-left = { $seat } nimmt „{ $card }“ aus dem Spiel in die Historie.
event-discarded =
    { $for_income ->
        [yes] { $seat } wirft „{ $card }“ für das Einkommen ab.
       *[no] { $seat } wirft „{ $card }“ ab.
    }
event-taken-from-history =
    { $to_camp ->
        [yes] { $seat } holt „{ $card }“ aus der Historie ins Kriegslager zurück.
       *[no] { $seat } nimmt „{ $card }“ aus der Historie zurück.
    }
event-hand-shown = { $seat } zeigt { DAT($to) } die Hand: { $cards }.
event-tapped = { $id } wird geschlossen.
event-use-spent = { $id } verliert eine Anwendung.
event-used-this-turn = { $creature } hat den Text in diesem Zug benutzt.
event-building-helped = { $creature } erhält für diesen Zug den Bonus eines Gebäudes.

event-feat-played =
    { $seat } spielt die Heldentat „{ $feat }“ ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
event-feat-taken =
    { $seat } nimmt eine verdeckte Heldentat für die Ehrenhalle ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
event-feat-discarded = { $seat } wirft die Heldentat „{ $feat }“ für ihre Wirkung ab.
event-claims-passed = { $seat } kann für diesen Moment keine militärische Heldentat mehr spielen.

event-entered =
    { $origin ->
        [camp] { $seat } beschwört { ACC($card) } auf { $at }.
        [history] { $card } kehrt aus der Historie zurück auf { $at }.
        [minions] { $seat } beschwört einen Schergen auf { $at }: { $card }.
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
event-granted = { $creature } erhält „{ $gained }“ ({ $until }).
event-readied = { $creature } darf wieder aktiviert werden.
event-exhausted = { $creature } gilt als aktiviert.
event-control-gained = { $seat } übernimmt die Kontrolle über { ACC($creature) }.
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
event-dice-changed = { $seat } ändert Würfel { $dice } ({ $effect }); er zeigt jetzt { $faces }.
event-dice-effect-used = { $seat } wendet „{ $effect }“ an.
event-crit-works = Der Krit-Effekt von { DAT($attacker) } wirkt.
event-extra-rolled = { $attacker } würfelt zusätzlich: { $rolled }.
event-extra-step = Symbole kommen hinzu und fallen weg.
event-symbols-changed =
    { $removed ->
        [yes] { $target } entfernt { $count } × { $symbol }.
       *[no] { $attacker } fügt hinzu: { $count } × { $symbol }.
    }
event-symbols-counted =
    Gegen { ACC($target) }: { $crits ->
        [one] { $crits } Krit
       *[other] { $crits } Krits
    }, { $hits ->
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }, { $pushes ->
        [one] { $pushes } Stoß
       *[other] { $pushes } Stöße
    }.
event-push-hurt = Der Stoß fügt { DAT($target) } { $damage } Schaden zu.
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
event-buried = { $seat } legt „{ $card }“ in die Historie.

event-conceded = { $seat } gibt auf.
event-clock-ran-out = { $seat } hat keine Zeit mehr.
event-draw-agreed = Die Spieler einigen sich auf ein Unentschieden.
event-time-called = Die Zeit ist um; dieser Zug ist der letzte.
event-game-ended = { $result }
outcome-points =
    { $winners ->
        [none] Die Siegpunkte sind erreicht, und niemand liegt vorn: unentschieden.
       *[other] { $seat } { $winners ->
            [several] gewinnen
           *[other] gewinnt
        } mit den meisten Siegpunkten.
    }
outcome-hero =
    { $winners ->
        [none] Ein Held ist gefallen, und niemand liegt vorn: unentschieden.
       *[other] Ein Held ist gefallen: { $seat } { $winners ->
            [several] gewinnen
           *[other] gewinnt
        } mit den meisten Siegpunkten.
    }
outcome-last-feat =
    { $winners ->
        [none] Der letzte Zug ist vorbei, und niemand liegt vorn: unentschieden.
       *[other] Der letzte Zug ist vorbei: { $seat } { $winners ->
            [several] gewinnen
           *[other] gewinnt
        } mit den meisten Siegpunkten.
    }
outcome-agreement = Das Spiel endet unentschieden nach Vereinbarung.
outcome-concession =
    { $seat } { $winners ->
        [several] gewinnen
       *[other] gewinnt
    }; die andere Seite hat aufgegeben.
outcome-clock =
    { $seat } { $winners ->
        [several] gewinnen
       *[other] gewinnt
    }; der anderen Seite ist die Zeit abgelaufen.
