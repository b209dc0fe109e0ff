# Weitere Worte der Kartentexte: Marken, aufgedeckte Karten, wer ausgenommen ist, was sonst geschieht.

text-otherwise = sonst: { $body }
text-when-enters = Wenn diese Karte ins Spiel kommt: { $body }
text-countered =
    { " " }mit einer { $counter }marke
text-besides =
    { $besides ->
        [bearer] { " " }außer deinem Helden
        [culprit] { " " }außer der verursachenden
       *[cause] { " " }außer { $kind ->
            [hero] jenem
            [minion] jenem
            [building] jenem
            [terrain] jenem
           *[creature] jener
        }
    }
text-above-sacrificed =
    { " " }mit Kosten von höchstens { $more ->
        [0] so viel wie bei dem Geopferten
       *[other] { $more } mehr als bei dem Geopferten
    }
text-is-phase =
    gerade { $whose ->
        [yours] deine
        [opponents] die gegnerische
       *[any] die
    } { $phase ->
        [beginning] Anfangsphase
        [construction] Errichtungsphase
       *[activation] Kreaturaktivierungsphase
    } ist
text-each-fallen-same = { $each }, die dabei gefallen ist
text-has-fallen-of =
    dabei { $bounds ->
        [least] mindestens { "" }
       *[most] höchstens { "" }
    }{ $who } gefallen { $number ->
        [one] ist
       *[other] sind
    }
text-each-buried =
    { $type ->
        [character] jede Spielfigur{ $more }
        [spell] jeden Zauberspruch{ $more }
        [relic] jede Reliquie{ $more }
        [tactic] jede Taktik{ $more }
       *[any] jede Karte{ $type ->
            [several] { " " }({ $kinds })
           *[other] { "" }
        }{ $more }
    } { $whose ->
        [yours] auf deinem Friedhof
        [target] auf seinem Friedhof
        [opponents] auf dem gegnerischen Friedhof
       *[any] auf irgendeinem Friedhof
    }
text-has-buried =
    { $whose ->
        [yours] auf deinem Friedhof
        [opponents] auf dem gegnerischen Friedhof
       *[any] auf allen Friedhöfen zusammen
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } { $type ->
        [character] { $number ->
            [one] Spielfigur
           *[other] Spielfiguren
        }
        [spell] { $number ->
            [one] Zauberspruch
           *[other] Zaubersprüche
        }
        [relic] { $number ->
            [one] Reliquie
           *[other] Reliquien
        }
        [tactic] { $number ->
            [one] Taktik
           *[other] Taktiken
        }
       *[any] { $number ->
            [one] Karte
           *[other] Karten
        }
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more } { $number ->
        [one] liegt
       *[other] liegen
    }
text-each-revealed =
    { $type ->
        [character] jede dabei aufgedeckte Spielfigur
        [spell] jeden dabei aufgedeckten Zauberspruch
        [relic] jede dabei aufgedeckte Reliquie
        [tactic] jede dabei aufgedeckte Taktik
       *[any] jede dabei aufgedeckte Karte
    }{ $type ->
        [several] { " " }({ $kinds })
       *[other] { "" }
    }{ $more }
text-was-revealed =
    jemand dabei { $types ->
        [no] eine Karte
       *[other] { $types }
    }{ $more } aufdeckt
text-were-revealed =
    jemand dabei { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } { $number ->
        [one] Karte
       *[other] Karten
    }{ $type ->
        [any] { "" }
       *[other] { " " }({ $kinds })
    }{ $more } aufdeckt
text-each-counters =
    { $known ->
        [any] jede Marke
       *[yes] jede { $counter }marke
    } { $who }
text-has-counters =
    { $who } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } { $known ->
        [any] { $number ->
            [one] Marke liegt
           *[other] Marken liegen
        }
       *[yes] { $counter }{ $number ->
            [one] marke liegt
           *[other] marken liegen
        }
    }
text-on-thing =
    { $thing ->
        [relic] auf dieser Reliquie
        [building] auf diesem Gebäude
        [terrain] auf diesem Gelände
        [creature] auf dieser Kreatur
        [pointed-bearer] auf deinem Helden
        [pointed-target] auf ihr
       *[other] auf jener
    }
text-on-case = dat
text-on-things =
    { $whose ->
        [yours] auf deinen { $nouns }
        [opponents] auf gegnerischen { $nouns }
       *[any] auf allen { $nouns }
    }
text-pay-counters =
    { $count ->
        [0] entferne alle { $counter }marken
        [one] entferne { $count } { $counter }marke
       *[other] entferne { $count } { $counter }marken
    } { $thing ->
        [relic] von dieser Reliquie
        [building] von diesem Gebäude
        [terrain] von diesem Gelände
       *[creature] von dieser Kreatur
    }
text-each-removed = jede entfernte Marke
text-has-taps =
    { $whose ->
        [yours] du in diesem Spielzug
        [opponents] ein Gegner in diesem Spielzug
        [cause] dieser Spieler in diesem Spielzug
       *[any] die Spieler in diesem Spielzug
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } Gebäude geschlossen { $whose ->
        [yours] hast
        [any] haben
       *[opponents] hat
    }
text-each-taps =
    jedes Gebäude, das { $whose ->
        [yours] du in diesem Spielzug geschlossen hast
        [opponents] dein Gegner in diesem Spielzug geschlossen hat
        [cause] dieser Spieler in diesem Spielzug geschlossen hat
       *[any] die Spieler in diesem Spielzug geschlossen haben
    }
text-occasion-rolled-in-combat = im Nahkampf zum Angriff oder zur Verteidigung würfelt
text-occasion-rolled-in-defence = im Nahkampf zur Verteidigung würfelt
text-occasion-passed-by =
    { $near ->
        [contact] im Kontakt vorbeizieht
       *[far] vorbeizieht
    } und die Bewegung weiter entfernt beendet
text-occasion-targeted =
    { $mood ->
        [cancelled] hebe die Wirkung des Zauberspruchs auf dieses Ziel auf
       *[told] zum Ziel eines gegnerischen Zauberspruchs wird
    }
text-occasion-targeted-alone =
    { $mood ->
        [cancelled] hebe die Wirkung des Zauberspruchs auf dieses Ziel auf
       *[told] zum einzigen Ziel eines gegnerischen Zauberspruchs wird
    }
text-occasion-building-tapped =
    { $number ->
        [you] ein Gebäude schließt
       *[single] ein Gebäude schließt
    }
text-do-place-counters =
    { $number ->
        [single] erhält
       *[several] erhalten je
    } { $count } { $counter }{ $count ->
        [one] marke
       *[other] marken
    }{ $most ->
        [0] { "" }
       *[other] { " " }(insgesamt höchstens { $most })
    }
text-do-remove-counters =
    { $number ->
        [single] verliert
       *[several] verlieren
    }{ $number ->
        [single] { "" }
       *[several] { $count ->
            [0] { "" }
           *[other] { " " }je
        }
    } { $count ->
        [0] alle
       *[other] { $count }
    } { $counter }{ $count ->
        [one] marke
       *[other] marken
    }
text-do-reveal-at-random =
    { $number ->
        [you] decke { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } deiner Hand zufällig auf
       *[single] deckt { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } seiner Hand zufällig auf
    }
text-do-discard-revealed =
    { $number ->
        [you] lege ab, was aufgedeckt wurde
       *[single] legt ab, was aufgedeckt wurde
    }
text-do-reveal-until =
    { $number ->
        [you] decke Karten von deinem Schlachtsatz auf bis zu { $card_type ->
            [character] einer Spielfigur
            [spell] einem Zauberspruch
            [relic] einer Reliquie
           *[tactic] einer Taktik
        }{ $more }, nimm diese Karte und lege die anderen in zufälliger Reihenfolge unter den Schlachtsatz (gibt es keine, mische)
       *[single] deckt Karten von seinem Schlachtsatz auf bis zu { $card_type ->
            [character] einer Spielfigur
            [spell] einem Zauberspruch
            [relic] einer Reliquie
           *[tactic] einer Taktik
        }{ $more }, nimmt diese Karte und legt die anderen in zufälliger Reihenfolge unter den Schlachtsatz (gibt es keine, mischt er)
    }
text-do-cast-from-graveyard =
    { $number ->
        [you] führe einen Zauberspruch{ $more }
       *[single] führt einen Zauberspruch{ $more }
    } { $whose ->
        [yours] vom eigenen Friedhof
        [opponents] von einem gegnerischen Friedhof
       *[any] von irgendeinem Friedhof
    } ohne seine Kosten aus; er bleibt dort
text-do-turn-die =
    drehe { $dice ->
        [one] { $dice } dieser Würfel
       *[other] bis zu { $dice } dieser Würfel
    } auf eine Seite deiner Wahl
text-do-divert-spell =
    { $number ->
        [single] ist stattdessen vom Zauberspruch betroffen, wenn { $gender ->
            [m] er
            [f] sie
           *[n] es
        } sein Ziel sein konnte
       *[several] sind stattdessen vom Zauberspruch betroffen, wenn sie seine Ziele sein konnten
    }
event-counters-placed = „{ $card }“ erhält { $number } { $counter }{ $number ->
        [one] marke
       *[other] marken
    }.
event-counters-removed = „{ $card }“ verliert { $number } { $counter }{ $number ->
        [one] marke
       *[other] marken
    }.
event-put-back =
    { PERSON($owner, "theirs", "yours") ->
        [yours] { $creature } kommt { $under ->
            [yes] unter deinen Schlachtsatz
           *[no] oben auf deinen Schlachtsatz
        }.
       *[theirs] { $creature } kommt { $under ->
            [yes] unter
           *[no] oben auf
        } den Schlachtsatz von { DAT($owner) }.
    }
event-played-put-back =
    { PERSON($seat, "theirs", "yours") ->
        [yours] „{ $card }“ kommt { $under ->
            [yes] unter deinen Schlachtsatz
           *[no] oben auf deinen Schlachtsatz
        }.
       *[theirs] „{ $card }“ kommt { $under ->
            [yes] unter
           *[no] oben auf
        } den Schlachtsatz von { DAT($seat) }.
    }
event-revealed-until = { $seat } { PERSON($seat, "deckt", "deckst") } vom Schlachtsatz auf: { $cards }.
event-spell-aimed = „{ $card }“ zielt auf { ACC($creature) }.
event-spell-repeated = { $seat } { PERSON($seat, "führt", "führst") } „{ $card }“ von einem Friedhof aus.
event-die-turned = Ein Würfel von { DAT($creature) } wird gedreht: Aus { $dropped } wird { $faces }.
choice-turn-die = { $seat }: { $creature } hat { $faces } geworfen. Welchen Würfel drehst du durch „{ $card }“?
option-turn-die = aus { $dropped } wird { $faces }
refusal-cannot-attack-these =
    { $creature } kann zurzeit keine { $type ->
        [hero] Helden
        [character] Spielfiguren
       *[minion] Diener
    } angreifen.
refusal-too-few-counters = „{ $card }“ hat zu wenige { $counter }marken: { $needed } nötig, { $there } vorhanden.
refusal-without-counter = { $creature } hat keine { $counter }marke.
refusal-left-out = Der Text nimmt { ACC($creature) } aus.
ability-cannot-attack-hero = kann keine Helden angreifen
ability-cannot-attack-character = kann keine Spielfiguren angreifen
ability-cannot-attack-minion = kann keine Diener angreifen
text-counter-other = „{ $name }“-Zähl
text-counter-age = Alters
text-counter-blood = Blut
text-counter-bone = Knochen
text-counter-charge = Ladungs
text-counter-coin = Münz
text-counter-doom = Verhängnis
text-counter-ember = Glut
text-counter-fate = Schicksals
text-counter-fear = Furcht
text-counter-growth = Wachstums
text-counter-honour = Ehren
text-counter-ice = Eis
text-counter-light = Licht
text-counter-lore = Wissens
text-counter-muster = Aufgebots
text-counter-oath = Eid
text-counter-rage = Zorn
text-counter-rune = Runen
text-counter-song = Lied
text-counter-soul = Seelen
text-counter-spore = Sporen
text-counter-storm = Sturm
text-counter-time = Zeit
text-counter-trap = Fallen
text-counter-venom = Gift
text-counter-water = Wasser
text-theirs = { $body } (nach eigener Wahl)
text-card-played-is =
    { $types ->
        [no] { " " }(jede Karte{ $more })
       *[other] { " " }({ $types }{ $more })
    }
text-occasion-hurt-at-range =
    { $mood ->
        [cancelled] hebe den Schaden auf
       *[told]
            { $by ->
                [self] von { $doer ->
                    [hero] deinem Helden
                   *[self] dieser Kreatur
                } aus der Ferne Schaden erhält
               *[anybody] aus der Ferne Schaden erhält
            }
    }
text-do-reveal-top =
    { $number ->
        [you] decke { $cards ->
            [one] die oberste Karte
           *[other] die obersten { $cards } Karten
        } deines Schlachtsatzes auf{ $take ->
            [no] { "" }
           *[other] , nimm davon jede Karte der Art „{ $take }“{ $more }
        } und lege { $take ->
            [no] sie
           *[other] den Rest
        } { $rest ->
            [graveyard] auf deinen Friedhof
           *[deck] { $cards ->
                [one] unter den Schlachtsatz
               *[other] in zufälliger Reihenfolge unter den Schlachtsatz
            }
        }
       *[single] deckt { $cards ->
            [one] die oberste Karte
           *[other] die obersten { $cards } Karten
        } seines Schlachtsatzes auf{ $take ->
            [no] { "" }
           *[other] , nimmt davon jede Karte der Art „{ $take }“{ $more }
        } und legt { $take ->
            [no] sie
           *[other] den Rest
        } { $rest ->
            [graveyard] auf seinen Friedhof
           *[deck] { $cards ->
                [one] unter den Schlachtsatz
               *[other] in zufälliger Reihenfolge unter den Schlachtsatz
            }
        }
    }
event-top-revealed = { $seat } { PERSON($seat, "deckt", "deckst") } vom Schlachtsatz auf: { $cards }.
text-has-races =
    { $whose ->
        [yours] deine Kreaturen
       *[opponents] die gegnerischen Kreaturen
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number ->
        [one] { $number } Volk
       *[other] { $number } Völkern
    } angehören
text-each-races =
    jedes Volk { $whose ->
        [yours] unter deinen Kreaturen
        [target] unter seinen Kreaturen
       *[opponents] unter den gegnerischen Kreaturen
    }
text-number-races =
    { $whose ->
        [yours] Völker unter eigenen Kreaturen
       *[opponents] Völker unter gegnerischen Kreaturen
    }
text-kind-hero = Held
text-kind-character = Spielfigur
text-kind-minion = Diener
text-kind-spell = Zauberspruch
text-kind-relic = Reliquie
text-kind-tactic = Taktik
text-kind-building = Gebäude
text-kind-terrain = Gelände
telling-counters = Marken: { $counters }.
telling-counter =
    { $number } { $counter }{ $number ->
        [one] marke
       *[other] marken
    }
