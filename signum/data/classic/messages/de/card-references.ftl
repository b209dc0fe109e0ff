# Sätze, die sich auf andere beziehen: was folgt, genannte Spieler und Kreaturen, ein gefallener Würfel.

text-when-then = Danach: { $body }
text-when-start-of-each-turn = Zu Beginn jedes Spielzugs: { $body }
text-when-end-of-each-turn = Am Ende jedes Spielzugs: { $body }
text-once-a-game = { $body } (einmal pro Spiel)
text-on-shown = bei { $faces }: { $body }
text-by = { " " }(durch { $who })
text-by-case = acc
text-such =
    { $who } { $number ->
        [several] { $wounded ->
            [yes] verwundete { "" }
           *[no] { "" }
        }{ $kind ->
            [hero] Helden
            [character] Spielfiguren
            [minion] Diener
           *[creature] Kreaturen
        }{ $more } sind
       *[single] { $kind ->
            [hero] { $wounded ->
                [yes] ein verwundeter Held
               *[no] ein Held
            }
            [minion] { $wounded ->
                [yes] ein verwundeter Diener
               *[no] ein Diener
            }
            [character] { $wounded ->
                [yes] eine verwundete Spielfigur
               *[no] eine Spielfigur
            }
           *[creature] { $wounded ->
                [yes] eine verwundete Kreatur
               *[no] eine Kreatur
            }
        }{ $more } ist
    }
text-has-fallen-same =
    { $who } gefallen { $number ->
        [several] sind
       *[single] ist
    }
text-do-roll-die =
    { $number ->
        [you] wirf einen Würfel
       *[single] wirft einen Würfel
    }
event-die-shown = Der Würfel für „{ $card }“ zeigt { $faces }.
event-text-spent = Der Text von „{ $card }“ hat gewirkt und wirkt in diesem Spiel nicht mehr.
text-own-wounds =
    jede { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Wunden
text-own-armour =
    jede { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Rüstungsmarken
text-own-concentration =
    jede { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Konzentrationsmarken
text-own-strength =
    jeden Punkt { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Kraft
text-own-health =
    jeden { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Trefferpunkte
text-own-health-left =
    jeden { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } restlichen Trefferpunkte
text-times-a-turn = { $body } (höchstens { $times }-mal pro Spielzug)
text-until-own-turn = { " " }bis zum Beginn deines nächsten Spielzugs
text-condition-armoured = { " " }mit Rüstungsmarken
text-not-condition-armoured = { " " }ohne Rüstungsmarken
text-nearest =
    { " " }mit dem { $way ->
        [highest] größten
       *[lowest] kleinsten
    } Abstand { $origin ->
        [hero] zu deinem Helden
        [terrain] zu diesem Gelände
        [same] zu jener Kreatur
        [cause] zu jener Kreatur
        [culprit] zu jener Kreatur
       *[creature] zu dieser Kreatur
    }
text-do-copy-strength =
    { $number ->
        [single] gibt dieser Kreatur{ $until } eine Kopie der eigenen Kraft
       *[several] geben dieser Kreatur{ $until } eine Kopie der eigenen Kraft
    }
refusal-not-nearest =
    { $way ->
        [highest] { $creature } ist nicht am weitesten entfernt.
       *[lowest] { $creature } ist nicht am nächsten.
    }
text-has-chosen =
    dabei { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number ->
        [one] { $number } Ziel
       *[other] { $number } Ziele
    } gewählt { $number ->
        [one] wurde
       *[other] wurden
    }
text-each-chosen = jedes dabei gewählte Ziel
text-pay-durability =
    gib { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } Haltbarkeit dieser Reliquie aus
text-do-show-taken =
    { $number ->
        [you] zeige allen jene Karte
       *[single] zeigt allen jene Karte
    }
text-do-keep-tapped =
    { $number ->
        [single] bleibt zu Beginn des nächsten Spielzugs { $gender ->
            [f] ihres
           *[m] seines
        } Spielers geschlossen
       *[several] bleiben zu Beginn der nächsten Spielzüge ihrer Spieler geschlossen
    }
event-card-shown = { $seat } { PERSON($seat, "zeigt", "zeigst") } „{ $card }“.
event-durability-spent =
    „{ $card }“ verliert { $tokens ->
        [one] { $tokens } Punkt
       *[other] { $tokens } Punkte
    } Haltbarkeit.
event-kept-tapped = Die Karte „{ $card }“ bleibt zu Beginn des nächsten Spielzugs ihres Spielers geschlossen.
event-next-costs-met = { $seat } { PERSON($seat, "hat", "hast") } die Karte gespielt, deren Preis geändert war.
refusal-too-little-durability = „{ $card }“ hat zu wenig Haltbarkeit: { $needed } nötig, { $there } vorhanden.
text-occasion-rolled-in-attack =
    { $gender ->
        [m] für seinen
       *[f] für ihren
    } Angriff würfelt
text-occasion-rolled-in-melee =
    { $gender ->
        [m] für seinen
       *[f] für ihren
    } Angriff im Nahkampf würfelt
text-occasion-rolled-in-shooting =
    { $gender ->
        [m] für seinen
       *[f] für ihren
    } Schuss würfelt
choice-near-place = { $seat }: Durch „{ $card }“ darf { $creature } versetzt werden, nicht weiter als { NUMBER($reach, maximumFractionDigits: 1) } cm entfernt. Wohin?
