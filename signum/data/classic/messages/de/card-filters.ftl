# Die Wörter hinter einem Nomen in Kartentexten: Bedingungen, Namen, das Höchste und das Niedrigste.

text-condition-engaged = { " " }im Kontakt mit einem Gegner
text-condition-has-attacked = { " " }nach einem Angriff in diesem Spielzug
text-condition-tapped = { " " }(geschlossen)
text-not-condition-ready =
    { " " }nach { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Aktivierung
text-not-condition-acted =
    { " " }vor { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Aktivierung
text-not-condition-unwounded = { " " }mit Wunden
text-not-condition-hidden = { " " }ohne Verstecktheitsmarke
text-not-condition-at-terrain = { " " }ohne Kontakt mit Gelände
text-not-condition-entered = { " " }(nicht in diesem Spielzug ausgebracht)
text-not-condition-engaged = { " " }ohne Kontakt mit einem Gegner
text-not-condition-has-attacked = { " " }ohne Angriff in diesem Spielzug
text-not-condition-tapped = { " " }(offen)
text-named = { " " }„{ $name }“
text-extreme =
    { " " }mit { $figure ->
        [strength] der { $way ->
            [highest] höchsten
           *[lowest] niedrigsten
        } Kraft
        [health] den { $way ->
            [highest] meisten
           *[lowest] wenigsten
        } Trefferpunkten
        [cost] den { $way ->
            [highest] höchsten
           *[lowest] niedrigsten
        } Kosten
       *[health-left] den { $way ->
            [highest] meisten
           *[lowest] wenigsten
        } verbleibenden Trefferpunkten
    }
refusal-in-this-condition =
    { $condition ->
        [ready] { $creature } wurde noch nicht aktiviert.
        [acted] { $creature } wurde schon aktiviert.
        [unwounded] { $creature } ist nicht verwundet.
        [hidden] { $creature } hat eine Verstecktheitsmarke.
        [entered] { $creature } ist erst seit diesem Spielzug im Spiel.
        [engaged] { $creature } ist im Kontakt mit einem Gegner.
        [has-attacked] { $creature } hat in diesem Spielzug angegriffen.
        [armoured] { $creature } hat Rüstungsmarken.
       *[at-terrain] { $creature } ist im Kontakt mit einem Gelände.
    }
refusal-not-foremost =
    { $creature } hat nicht { $figure ->
        [strength] die { $way ->
            [highest] höchste
           *[lowest] niedrigste
        } Kraft
        [health] die { $way ->
            [highest] meisten
           *[lowest] wenigsten
        } Trefferpunkte
        [cost] die { $way ->
            [highest] höchsten
           *[lowest] niedrigsten
        } Kosten
       *[health-left] die { $way ->
            [highest] meisten
           *[lowest] wenigsten
        } verbleibenden Trefferpunkte
    }.
refusal-not-at-terrain = { $creature } ist zu weit von einem solchen Gelände entfernt.
event-attack-noted = { $creature } hat in diesem Spielzug angegriffen.

# Zahlen und Preise.

text-owner =
    { $who ->
        [self] dieser Kreatur
        [bearer] deines Helden
        [hero-yours] deines Helden
        [hero-opponents] des gegnerischen Helden
        [sacrificed] der geopferten Kreatur
        [culprit] der Kreatur, die das getan hat,
       *[cause] jener Kreatur
    }
text-number-wounds = die Zahl der Wunden { $owner }
text-number-armour = die Zahl der Rüstungsmarken { $owner }
text-number-concentration = die Zahl der Konzentrationsmarken { $owner }
text-number-strength = die Kraft { $owner }
text-number-health = die Zahl der Trefferpunkte { $owner }
text-number-health-left = die Zahl der verbleibenden Trefferpunkte { $owner }
text-compared-figures =
    { $more } { $by ->
        [no] größer
       *[other] um mindestens { $by } größer
    } ist als { $fewer }
text-sacrificed = die geopferte Kreatur
text-each-health = jeden Trefferpunkt, den { $who } ohne Wunden hätte
text-has-health =
    { $who } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Trefferpunkt
       *[other] Trefferpunkte
    } hat
text-has-turn =
    { $whose ->
        [yours] du
       *[opponents] ein Gegner
    } am Zug { $whose ->
        [yours] bist
       *[opponents] ist
    }
text-each-amount =
    { $kind ->
        [healed] jede geheilte Wunde
        [prospered] jeden erhaltenen Prosperitätspunkt
        [same] jede zugefügte Wunde
       *[hurt] jeden Schadenspunkt
    }
text-per = { " " }(einmal je { $per })
text-repeat-each =
    { $body } (einmal für { $each }{ $choice ->
        [yes] , jedes Mal mit neuer Wahl
       *[no] { "" }
    })
text-pay-tap-itself =
    schließe { $kind ->
        [this-relic] diese Reliquie
       *[this-building] dieses Gebäude
    }
text-pay-wounds-on =
    füge { $kind ->
        [hero] deinem Helden
        [minion] einem deiner { $other ->
            [yes] anderen { "" }
           *[no] { "" }
        }Diener
       *[creature] einer deiner { $other ->
            [yes] anderen { "" }
           *[no] { "" }
        }{ $kind ->
            [character] Spielfiguren
           *[creature] Kreaturen
        }
    }{ $where } { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    } zu
text-unless-otherwise =
    { ", " }es sei denn, { $number ->
        [you] du
        [player] dieser Spieler
        [several] jeder ihrer Spieler
       *[single] der betroffene Spieler
    } { $ways }
text-way-prosperity =
    { $number ->
        [you] zahlst
       *[they] zahlt
    } { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }
text-way-discard =
    { $number ->
        [you] legst
       *[they] legt
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
text-way-tap =
    { $number ->
        [you] schließt
       *[they] schließt
    } { $count } Gebäude
text-way-sacrifice =
    { $number ->
        [you] opferst
       *[they] opfert
    } { $kind ->
        [character] eine Spielfigur
        [minion] einen Diener
        [building] ein Gebäude
        [relic] eine Reliquie
       *[creature] eine Kreatur
    }
choice-which-price = { $seat }: Welchen Preis von „{ $card }“ bezahlst du?
choice-pay-instead = { $seat }: Bezahlst du, um „{ $card }“ zu verhindern?
choice-wounded-instead = { $seat }: Welche Kreatur erhält die Wunden für „{ $card }“?
refusal-nobody-to-wound = Keine Kreatur kann die Wunden für „{ $card }“ erhalten.

# Kosten.

text-this-turn = { " " }in diesem Spielzug
text-change-prosperity =
    { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    } { $way ->
        [less] weniger
       *[more] mehr
    }
text-change-any =
    { $amount ->
        [one] { $amount } beliebiges Gebäude
       *[other] { $amount } beliebige Gebäude
    } { $way ->
        [less] weniger
       *[more] mehr
    }
event-cost-to-come = { $seat } { PERSON($seat, "zahlt", "zahlst") } für die nächste Karte dieser Art einen anderen Preis.

# Verben und Anlässe.

text-a-character = eine Spielfigur
text-a-spell = einen Zauberspruch
text-a-relic = eine Reliquie
text-a-tactic = eine Taktik
text-a-card = eine Karte
text-do-exchange-places = tauschen miteinander die Plätze, wenn ihre Gestelle gleich groß sind
text-do-copy-abilities =
    { $number ->
        [single] gibt dieser Kreatur{ $until } je eine Kopie { $gender ->
            [f] ihrer
           *[m] seiner
        } Eigenschaften
       *[several] geben dieser Kreatur{ $until } je eine Kopie ihrer Eigenschaften
    }
text-do-clash =
    und { $foe ->
        [self] diese Kreatur
       *[same] jene Kreatur
    } fügen einander so viel Schaden zu, wie sie Kraft haben
text-do-cast-again =
    { $number ->
        [you] führe den obersten Zauberspruch deines Friedhofs ohne seine Kosten noch einmal aus und lege ihn unter deinen Schlachtsatz
        [single] führt den obersten Zauberspruch des eigenen Friedhofs ohne seine Kosten noch einmal aus und legt ihn unter den eigenen Schlachtsatz
       *[several] führen den obersten Zauberspruch des eigenen Friedhofs ohne seine Kosten noch einmal aus und legen ihn unter den eigenen Schlachtsatz
    }
text-occasion-hurt-by-attack =
    { $mood ->
        [cancelled] hebe den Schaden auf
       *[told]
            { $by ->
                [self] beim Angriff { $doer ->
            [hero] deines Helden
           *[self] dieser Kreatur
        } Schaden erhält
               *[anybody] bei einem Angriff Schaden erhält
            }
    }
text-occasion-activation-over =
    { $gender ->
        [f] ihre
       *[m] seine
    } Aktivierung beendet
event-put-on-top = { $seat } { PERSON($seat, "legt", "legst") } „{ $card }“ oben auf den Schlachtsatz.
event-spell-recast = „{ $card }“ kommt unter den Schlachtsatz von { DAT($seat) }.
text-do-become-target =
    { $number ->
        [single] wird stattdessen das Ziel des Angriffs
       *[several] werden stattdessen die Ziele des Angriffs
    }
text-taken =
    du { $type ->
        [character] eine Spielfigur
        [spell] einen Zauberspruch
        [relic] eine Reliquie
        [tactic] eine Taktik
       *[any] eine Karte
    }{ $more } genommen hast
