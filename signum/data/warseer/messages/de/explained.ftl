### Das Ende eines Spiels, erklärt: Entscheidung, Wendepunkte, Zahlen und Glück.

telling-end-points-of =
    { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $feats } durch gespielte Heldentaten, { $kills } für ausgeschaltete Charaktere, { $income } durch Einkommen{ $hero ->
        [0] { "" }
       *[other] , { $hero } für den Helden
    }).
telling-end-tie-of =
    { $seat }: { $hand ->
        [one] { $hand } Heldentat
       *[other] { $hand } Heldentaten
    } aus der Hand, { $down } verdeckt.
telling-end-left =
    { $how ->
        [clock] { $seat } { PERSON($seat, "hatte", "hattest") } in Zug { $turn } keine Zeit mehr.
       *[concession] { $seat } { PERSON($seat, "hat", "hast") } in Zug { $turn } aufgegeben.
    }
telling-end-agreed = Das Unentschieden wurde in Zug { $turn } vereinbart.
telling-end-brought =
    { $direction ->
        [lost] { $seat } { PERSON($seat, "verliert", "verlierst") } { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[won] { $seat } { PERSON($seat, "gewinnt", "gewinnst") } { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }{ $lead ->
        [yes] { " " }und { PERSON($seat, "geht", "gehst") } in Führung.
       *[no] .
    }
telling-end-row-points = Siegpunkte
telling-end-row-feats = durch Heldentaten aus der Hand
telling-end-row-kills = durch verdeckte Heldentaten
telling-end-row-milestones = durch Einkommen
telling-end-row-income = Einkommen am Ende
telling-end-row-attacks = Angriffe
telling-end-row-wounds = Wunden bei Gegnern
telling-end-row-eliminated = Gegnerische Kreaturen ausgeschaltet
telling-end-row-lost = Eigene Kreaturen verloren
telling-end-row-cards = Gespielte Karten
telling-end-luck =
    { $dice ->
        [0] Keine Würfel, die zählen.
       *[other] Treffer und Krits: { $successes } mit { $dice ->
            [one] { $dice } Würfel
           *[other] { $dice } Würfeln
        }, erwartet { NUMBER($expected, maximumFractionDigits: 1) }: { $direction ->
            [more] { NUMBER($difference, maximumFractionDigits: 1) } mehr als erwartet.
            [fewer] { NUMBER($difference, maximumFractionDigits: 1) } weniger als erwartet.
           *[equal] wie erwartet.
        }
    }
telling-end-luck-about = Jeder Würfel eines Angriffs zählt einmal, mit der Chance seiner Farbe auf einen Treffer oder Krit.
