# Der Text der Karten: eine Meldung für jeden Teil des Wortschatzes.

text-and = { " und " }
text-or = { " oder " }
text-then = { "; " }
text-quoted = „{ $name }“
text-subject = { $subject } { $done }
text-ability-with-text = { $ability }: { $text }
text-durability = Haltbarkeit { $x }
text-uses = Wiederverwendbarkeit { $x }
text-find = { $face }: { $body }
text-t-impassable =
    { $form ->
        [inside] unpassierbar
       *[name] Unpassierbar
    }
text-t-difficult =
    { $form ->
        [inside] schwerpassierbar
       *[name] Schwerpassierbar
    }
text-t-blocks-los =
    { $form ->
        [inside] blockiert die Sichtlinie
       *[name] Blockiert die Sichtlinie
    }
text-t-cover = Schutz vor Schüssen
text-cost-any =
    { $count ->
        [one] ein beliebiges Gebäude
       *[other] { $count } beliebige Gebäude
    }
text-cost-prosperity =
    { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }
text-cost-nothing = kostenlos
text-price-concentration =
    { $count ->
        [one] { $count } Konzentrationsmarke
       *[other] { $count } Konzentrationsmarken
    }
text-when-first-word = Erstes Wort: { $body }
text-when-last-word = Letztes Wort: { $body }
text-when-activated = Aktivierung: { $body }
text-when-tapped = Schließen: { $body }
text-when-at-will = Zahle { $price }: { $body }
text-when-start-of-turn = Zu Beginn deines Spielzugs: { $body }
text-when-end-of-turn = Am Ende deines Spielzugs: { $body }
text-when-start-of-opponents-turn = Zu Beginn des Spielzugs eines Gegners: { $body }
text-when-end-of-opponents-turn = Am Ende des gegnerischen Spielzugs: { $body }
text-when-start-of-activation = Zu Beginn der Aktivierung dieser Kreatur: { $body }
text-when-after = Wenn { $subject } { $event }: { $body }
text-when-before = Bevor { $subject } { $event }: { $body }
text-standing = { $body }, wenn „{ $building }“ in deiner Stadt steht
text-standing-first = { $building }: { $body }
text-more = { $x } mehr
text-may =
    { $kind ->
        [roll] wenn du willst, { $body }
        [order] wenn du willst, { $body }
       *[do] { $body }, wenn du willst
    }
text-on-faces = wirf einen Würfel. Bei { $faces }: { $body }
text-unless-paid =
    { ", " }es sei denn, { $number ->
        [you] du zahlst
        [player] dieser Spieler zahlt
        [several] ihre Spieler zahlen je
       *[single] der betroffene Spieler zahlt
    } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
text-until-turn = { " " }bis zum Ende des Spielzugs
text-until-opponents-turn = { " " }bis zum Ende des gegnerischen Spielzugs
text-until-attack = { " " }bis zum Ende des Angriffs
text-shield-against =
    { $whose ->
        [opponents] Schild gegen { $against } der Gegner
       *[any] Schild gegen { $against }
    }
text-steam-engine = wirf beim Ankündigen von { $declared } einen Würfel ({ $table })
text-overpay = { $ability } ({ $paid }): { $body }
text-any-turn = { " " }(auch im eigenen Spielzug)
text-face-bullseye = Ziel
text-face-axe = Axt
text-face-shield = Schild
text-noun-creature =
    { $case ->
        [acc] { $count ->
            [one] Kreatur
           *[other] Kreaturen
        }
        [dat] { $count ->
            [one] Kreatur
           *[other] Kreaturen
        }
       *[nom] { $count ->
            [one] Kreatur
           *[other] Kreaturen
        }
    }
text-gender-creature = f
text-noun-character =
    { $case ->
        [acc] { $count ->
            [one] Spielfigur
           *[other] Spielfiguren
        }
        [dat] { $count ->
            [one] Spielfigur
           *[other] Spielfiguren
        }
       *[nom] { $count ->
            [one] Spielfigur
           *[other] Spielfiguren
        }
    }
text-gender-character = f
text-noun-hero =
    { $case ->
        [acc] { $count ->
            [one] Helden
           *[other] Helden
        }
        [dat] { $count ->
            [one] Helden
           *[other] Helden
        }
       *[nom] { $count ->
            [one] Held
           *[other] Helden
        }
    }
text-gender-hero = m
text-noun-minion =
    { $case ->
        [acc] { $count ->
            [one] Diener
           *[other] Diener
        }
        [dat] { $count ->
            [one] Diener
           *[other] Dienern
        }
       *[nom] { $count ->
            [one] Diener
           *[other] Diener
        }
    }
text-gender-minion = m
text-noun-building =
    { $case ->
        [acc] { $count ->
            [one] Gebäude
           *[other] Gebäude
        }
        [dat] { $count ->
            [one] Gebäude
           *[other] Gebäuden
        }
       *[nom] { $count ->
            [one] Gebäude
           *[other] Gebäude
        }
    }
text-gender-building = n
text-noun-relic =
    { $case ->
        [acc] { $count ->
            [one] Reliquie
           *[other] Reliquien
        }
        [dat] { $count ->
            [one] Reliquie
           *[other] Reliquien
        }
       *[nom] { $count ->
            [one] Reliquie
           *[other] Reliquien
        }
    }
text-gender-relic = f
text-noun-terrain =
    { $case ->
        [acc] { $count ->
            [one] Gelände
           *[other] Gelände
        }
        [dat] { $count ->
            [one] Gelände
           *[other] Geländen
        }
       *[nom] { $count ->
            [one] Gelände
           *[other] Gelände
        }
    }
text-gender-terrain = n
text-gender-spell = m
text-gender-tactic = f
text-gender-player = m
text-other =
    { $case ->
        [dat] anderen { "" }
        [acc] { $gender ->
            [m] { $number ->
                [several] { $quantity ->
                    [several] andere
                   *[other] anderen
                }
               *[other] anderen
            }
           *[f] { $number ->
                [single] { $gender ->
                    [f] andere
                   *[n] anderes
                }
                [partitive] anderen
               *[several] andere
            }
        } { "" }
       *[nom] { $number ->
            [single] { $gender ->
                [m] anderer
                [f] andere
               *[n] anderes
            }
            [partitive] anderen
           *[several] andere
        } { "" }
    }
text-wounded =
    { $case ->
        [dat] verwundeten { "" }
        [acc] { $gender ->
            [m] { $number ->
                [several] { $quantity ->
                    [several] verwundete
                   *[other] verwundeten
                }
               *[other] verwundeten
            }
           *[f] { $number ->
                [single] { $gender ->
                    [f] verwundete
                   *[n] verwundetes
                }
                [partitive] verwundeten
               *[several] verwundete
            }
        } { "" }
       *[nom] { $number ->
            [single] { $gender ->
                [m] verwundeter
                [f] verwundete
               *[n] verwundetes
            }
            [partitive] verwundeten
           *[several] verwundete
        } { "" }
    }
text-this =
    { $kind ->
        [relic] { $case ->
            [acc] diese Reliquie
            [dat] dieser Reliquie
           *[nom] diese Reliquie
        }
        [building] { $case ->
            [acc] dieses Gebäude
            [dat] diesem Gebäude
           *[nom] dieses Gebäude
        }
        [terrain] { $case ->
            [acc] dieses Gelände
            [dat] diesem Gelände
           *[nom] dieses Gelände
        }
        [spell] { $case ->
            [acc] diesen Zauberspruch
            [dat] diesem Zauberspruch
           *[nom] dieser Zauberspruch
        }
        [tactic] { $case ->
            [acc] diese Taktik
            [dat] dieser Taktik
           *[nom] diese Taktik
        }
       *[creature] { $case ->
            [acc] diese Kreatur
            [dat] dieser Kreatur
           *[nom] diese Kreatur
        }
    }
text-bearer =
    { $case ->
        [acc] deinen Helden
        [dat] deinem Helden
       *[nom] dein Held
    }
text-cause =
    { $form ->
        [again] { $kind ->
            [building] { $case ->
            [dat] ihm
           *[nom] es
        }
            [terrain] { $case ->
            [dat] ihm
           *[nom] es
        }
            [hero] { $case ->
            [acc] ihn
            [dat] ihm
           *[nom] er
        }
            [minion] { $case ->
            [acc] ihn
            [dat] ihm
           *[nom] er
        }
           *[creature] { $case ->
            [acc] sie
            [dat] ihr
           *[nom] sie
        }
        }
        [opponents] { $kind ->
            [hero] { $case ->
            [acc] den gegnerischen Helden
            [dat] dem gegnerischen Helden
           *[nom] der gegnerische Held
        }
            [character] { $case ->
            [acc] die gegnerische Spielfigur
            [dat] der gegnerischen Spielfigur
           *[nom] die gegnerische Spielfigur
        }
            [minion] { $case ->
            [acc] den gegnerischen Diener
            [dat] dem gegnerischen Diener
           *[nom] der gegnerische Diener
        }
            [card] { $case ->
            [acc] diese Karte
            [dat] dieser Karte
           *[nom] diese Karte
        }
            [relic] { $case ->
            [acc] diese Reliquie
            [dat] dieser Reliquie
           *[nom] diese Reliquie
        }
            [building] { $case ->
            [acc] dieses Gebäude
            [dat] diesem Gebäude
           *[nom] dieses Gebäude
        }
            [terrain] { $case ->
            [acc] dieses Gelände
            [dat] diesem Gelände
           *[nom] dieses Gelände
        }
           *[creature] { $case ->
            [acc] die gegnerische Kreatur
            [dat] der gegnerischen Kreatur
           *[nom] die gegnerische Kreatur
        }
        }
       *[other] { $kind ->
            [hero] { $case ->
            [acc] diesen Helden
            [dat] diesem Helden
           *[nom] dieser Held
        }
            [character] { $case ->
            [acc] diese Spielfigur
            [dat] dieser Spielfigur
           *[nom] diese Spielfigur
        }
            [minion] { $case ->
            [acc] diesen Diener
            [dat] diesem Diener
           *[nom] dieser Diener
        }
            [card] { $case ->
            [acc] diese Karte
            [dat] dieser Karte
           *[nom] diese Karte
        }
            [relic] { $case ->
            [acc] diese Reliquie
            [dat] dieser Reliquie
           *[nom] diese Reliquie
        }
            [building] { $case ->
            [acc] dieses Gebäude
            [dat] diesem Gebäude
           *[nom] dieses Gebäude
        }
            [terrain] { $case ->
            [acc] dieses Gelände
            [dat] diesem Gelände
           *[nom] dieses Gelände
        }
           *[creature] { $case ->
            [acc] diese Kreatur
            [dat] dieser Kreatur
           *[nom] diese Kreatur
        }
        }
    }
text-culprit =
    { $case ->
        [dat] der
       *[nom] die
    } Kreatur, die das getan hat,
text-player =
    { $whose ->
        [yours] du
        [opponents] dein Gegner
        [cause] dieser Spieler
        [same] dieser Spieler
        [attacker] der Spieler des Angreifers
        [culprit] der Spieler der Kreatur, die das getan hat,
        [active] der Spieler, der am Zug ist,
       *[any] jeder Spieler
    }
text-some =
    { $whose ->
        [yours] { $kind ->
        [hero] dein Held
       *[other] { $gender ->
        [m] einer
        [f] eine
       *[n] eines
    } deiner { $nouns }
    }
        [opponents] { $gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $gender ->
        [m] gegnerischer
        [f] gegnerische
       *[n] gegnerisches
    } { $noun }
       *[any] { $gender ->
        [m] ein
        [f] eine
       *[n] ein
    } { $gender ->
        [m] beliebiger
        [f] beliebige
       *[n] beliebiges
    } { $noun }
    }
text-who =
    { $quantity ->
        [each] { $whose ->
            [yours] { $kind ->
                [hero] { $case ->
                    [acc] deinen { $wounded }Helden
                    [dat] deinem { $wounded }Helden
                   *[nom] dein { $wounded }Held
                }
               *[other] { $case ->
            [acc] { $gender ->
                [m] jeden
                [f] jede
               *[n] jedes
            }
            [dat] { $gender ->
                [f] jeder
               *[m] jedem
            }
           *[nom] { $gender ->
                [m] jeder
                [f] jede
               *[n] jedes
            }
        } deiner { $other }{ $wounded }{ $nouns }
            }
            [opponents] { $kind ->
                [hero] { $case ->
                    [acc] den gegnerischen Helden
                    [dat] dem gegnerischen Helden
                   *[nom] der gegnerische Held
                }
               *[other] { $case ->
            [acc] { $gender ->
                [m] jeden
                [f] jede
               *[n] jedes
            }
            [dat] { $gender ->
                [f] jeder
               *[m] jedem
            }
           *[nom] { $gender ->
                [m] jeder
                [f] jede
               *[n] jedes
            }
        } { $other }{ $wounded }{ $case ->
            [acc] { $gender ->
                [m] gegnerischen
               *[f] gegnerische
            }
            [dat] gegnerischen
           *[nom] gegnerische
        } { $noun }
            }
           *[any] { $case ->
            [acc] { $gender ->
                [m] jeden
                [f] jede
               *[n] jedes
            }
            [dat] { $gender ->
                [f] jeder
               *[m] jedem
            }
           *[nom] { $gender ->
                [m] jeder
                [f] jede
               *[n] jedes
            }
        } { $other }{ $wounded }{ $noun }
        }
        [single] { $whose ->
            [yours] { $case ->
            [acc] { $gender ->
                [m] einen
                [f] eine
               *[n] eines
            }
            [dat] { $gender ->
                [f] einer
               *[m] einem
            }
           *[nom] { $gender ->
                [m] einer
                [f] eine
               *[n] eines
            }
        } deiner { $other }{ $wounded }{ $nouns }
            [opponents] { $case ->
            [acc] { $gender ->
                [m] einen
                [f] eine
               *[n] ein
            }
            [dat] { $gender ->
                [f] einer
               *[m] einem
            }
           *[nom] { $gender ->
                [f] eine
               *[m] ein
            }
        } { $other }{ $wounded }{ $case ->
            [acc] { $gender ->
                [m] gegnerischen
                [f] gegnerische
               *[n] gegnerisches
            }
            [dat] gegnerischen
           *[nom] { $gender ->
                [m] gegnerischer
                [f] gegnerische
               *[n] gegnerisches
            }
        } { $noun }
           *[any] { $case ->
            [acc] { $gender ->
                [m] einen
                [f] eine
               *[n] ein
            }
            [dat] { $gender ->
                [f] einer
               *[m] einem
            }
           *[nom] { $gender ->
                [f] eine
               *[m] ein
            }
        } { $other }{ $wounded }{ $noun }
        }
       *[several] { $up ->
            [yes] bis zu { "" }
           *[no] { "" }
        }{ $whose ->
            [yours] { $count } deiner { $other }{ $wounded }{ $nouns }
            [opponents] { $count } { $other }{ $wounded }{ $case ->
            [dat] gegnerischen
           *[nom] gegnerische
        } { $noun }
           *[any] { $count } { $other }{ $wounded }{ $noun }
        }
    }
text-of-faction = { " " }{ $faction }
text-of-class = { " " }der Klasse „{ $building }“
text-touching =
    { " " }im Kontakt mit { $origin ->
        [hero] deinem Helden
        [terrain] diesem Gelände
        [same] jener Kreatur
        [cause] jener Kreatur
        [culprit] jener Kreatur
        [yours] einer deiner Kreaturen
        [opponents] einer gegnerischen Kreatur
        [any-terrain] einem Gelände
        [your-terrain] einem deiner Gelände
        [opponents-terrain] einem gegnerischen Gelände
       *[creature] dieser Kreatur
    }
text-within =
    { " " }innerhalb von { $distance } um { $origin ->
        [hero] deinen Helden
        [terrain] dieses Gelände
        [same] jene Kreatur
        [cause] jene Kreatur
        [culprit] jene Kreatur
        [yours] eine deiner Kreaturen
        [opponents] eine gegnerische Kreatur
        [any-terrain] ein Gelände
        [your-terrain] eines deiner Gelände
        [opponents-terrain] ein gegnerisches Gelände
       *[creature] diese Kreatur
    }
text-seen =
    { $form ->
        [more] { " " }und in { $origin ->
            [creature] ihrer
           *[hero] seiner
        } Sichtlinie
       *[first] { " " }in der Sichtlinie { $origin ->
            [hero] deines Helden
            [terrain] dieses Geländes
           *[creature] dieser Kreatur
        }
    }
text-having = { " " }mit „{ $ability }“
text-do-damage =
    { $number ->
        [single] erhält { $amount } Schaden
       *[several] erhalten je { $amount } Schaden
    }
text-do-wound =
    { $number ->
        [single] erhält { $amount ->
            [one] { $amount } Wunde
           *[other] { $amount } Wunden
        }
       *[several] erhalten je { $amount ->
            [one] { $amount } Wunde
           *[other] { $amount } Wunden
        }
    }
text-do-wound-as-much =
    { $number ->
        [single] erhält { $kind ->
            [hurt] zusätzlich ebenso viele Wunden
           *[healed] ebenso viele Wunden
        }
       *[several] erhalten { $kind ->
            [hurt] zusätzlich ebenso viele Wunden
           *[healed] ebenso viele Wunden
        }
    }
text-do-heal =
    { $number ->
        [single] wird um { $amount } geheilt
       *[several] werden um je { $amount } geheilt
    }
text-do-gain =
    { $way ->
        [have]
            { $number ->
                [single] hat { $abilities }
               *[several] haben { $abilities }
            }
        [suffer]
            { $number ->
                [single] erhält{ $until } { $abilities }
               *[several] erhalten{ $until } { $abilities }
            }
       *[gain]
            { $number ->
                [single] erhält{ $until } { $abilities }
               *[several] erhalten{ $until } { $abilities }
            }
    }
text-do-lose =
    { $number ->
        [single] verliert{ $until } { $ability }
       *[several] verlieren{ $until } { $ability }
    }
text-do-cannot-move =
    { $number ->
        [single] kann sich{ $until } nicht bewegen
       *[several] können sich{ $until } nicht bewegen
    }
text-do-draw =
    { $number ->
        [single] zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
        [you] ziehe { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
       *[several] ziehen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
    }
text-do-discard =
    { $number ->
        [single] legt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab
        [you] lege { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab
       *[several] legen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } ab
    }
text-do-discard-at-random =
    { $number ->
        [single] legt { $cards ->
        [one] { $cards } zufällig bestimmte Karte
       *[other] { $cards } zufällig bestimmte Karten
    } ab
        [you] lege { $cards ->
        [one] { $cards } zufällig bestimmte Karte
       *[other] { $cards } zufällig bestimmte Karten
    } ab
       *[several] legen { $cards ->
        [one] { $cards } zufällig bestimmte Karte
       *[other] { $cards } zufällig bestimmte Karten
    } ab
    }
text-do-mill =
    { $number ->
        [single] legt { $cards ->
            [one] die oberste Karte
           *[other] die obersten { $cards } Karten
        } seines Schlachtsatzes auf den Friedhof
        [you] lege { $cards ->
            [one] die oberste Karte
           *[other] die obersten { $cards } Karten
        } deines Schlachtsatzes auf den Friedhof
       *[several] legen { $cards ->
            [one] die oberste Karte
           *[other] die obersten { $cards } Karten
        } ihres Schlachtsatzes auf den Friedhof
    }
text-do-put-under =
    { $number ->
        [single] legt { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } aus der Hand unter seinen Schlachtsatz
        [you] lege { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } aus der Hand unter deinen Schlachtsatz
       *[several] legen { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } aus der Hand unter ihren Schlachtsatz
    }
text-do-prosperity =
    { $number ->
        [single] { $way ->
        [gain] erhält { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
       *[lose] verliert { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
    }
        [you] { $way ->
        [gain] erhalte { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
       *[lose] verliere { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
    }
       *[several] { $way ->
        [gain] erhalten { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
       *[lose] verlieren { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }
    }
    }
text-do-to-hand =
    { $number ->
        [single] kehrt auf die Hand des Besitzers zurück
       *[several] kehren auf die Hand ihrer Besitzer zurück
    }
text-do-to-deck =
    { $number ->
        [single] { $place ->
            [top] wird oben auf den Schlachtsatz des Besitzers gelegt
            [bottom] wird unter den Schlachtsatz des Besitzers gelegt
           *[any] wird in den Schlachtsatz des Besitzers gemischt
        }
       *[several] { $place ->
            [top] werden oben auf die Schlachtsätze ihrer Besitzer gelegt
            [bottom] werden unter die Schlachtsätze ihrer Besitzer gelegt
           *[any] werden in die Schlachtsätze ihrer Besitzer gemischt
        }
    }
text-do-destroy =
    { $of ->
        [creature]
            { $number ->
                [single] wird vernichtet
               *[several] werden vernichtet
            }
       *[card]
            { $number ->
                [single] wird zerstört
               *[several] werden zerstört
            }
    }
text-do-untap =
    { $of ->
        [creature]
            { $number ->
                [single] darf noch einmal aktiviert werden
               *[several] dürfen noch einmal aktiviert werden
            }
       *[card]
            { $number ->
                [single] wird geöffnet
               *[several] werden geöffnet
            }
    }
text-do-tap =
    { $number ->
        [single] wird geschlossen
       *[several] werden geschlossen
    }
text-do-skip-activation =
    { $number ->
        [single] setzt bei der nächsten Aktivierung aus
       *[several] setzen bei der nächsten Aktivierung aus
    }
text-do-move-freely =
    { $number ->
        [single] darf sich{ $safely ->
            [yes] { " " }ohne „Tritt in den Rücken“
           *[no] { "" }
        } { $distance ->
            [own] bis zur eigenen Bewegungsweite
           *[other] bis zu { $distance }
        } bewegen
       *[several] dürfen sich{ $safely ->
            [yes] { " " }ohne „Tritt in den Rücken“
           *[no] { "" }
        } { $distance ->
            [own] bis zur eigenen Bewegungsweite
           *[other] bis zu { $distance }
        } bewegen
    }
text-do-place-within =
    { $number ->
        [single] darf
       *[several] dürfen
    }{ $safely ->
        [yes] { " " }ohne „Tritt in den Rücken“
       *[no] { "" }
    } { $around ->
        [self] innerhalb von { $distance } um { $origin ->
            [hero] deinen Helden
            [terrain] dieses Gelände
           *[creature] diese Kreatur
        }
       *[any] um bis zu { $distance }
    }{ $apart ->
        [yes] { " " }ohne Kontakt mit einem Gegner
       *[no] { "" }
    } versetzt werden
text-do-control =
    { $number ->
        [single] kommt{ $until } unter deine Kontrolle
       *[several] kommen{ $until } unter deine Kontrolle
    }
text-do-cancel = { $event }
text-do-reroll =
    { $number ->
        [single] darf { $dice ->
            [one] { $dice } Würfel
           *[other] bis zu { $dice } Würfel
        } neu werfen
       *[several] dürfen { $dice ->
            [one] { $dice } Würfel
           *[other] bis zu { $dice } Würfel
        } neu werfen
    }
text-do-summon-minion =
    { $number ->
        [single] bringt einen deiner Diener im Kontakt mit sich aus
       *[several] bringen je einen deiner Diener im Kontakt mit sich aus
    }
text-do-recall =
    { $number ->
        [single] { $to ->
            [deck] legt
           *[hand] nimmt
        }
        [you] { $to ->
            [deck] lege
           *[hand] nimm
        }
       *[several] { $to ->
            [deck] legen
           *[hand] nehmen
        }
    } { $card_type ->
        [character] eine Spielfigur
        [spell] einen Zauberspruch
        [relic] eine Reliquie
        [itself] diese Karte
        [tactic] eine Taktik
       *[any] eine Karte
    }{ $more } von { $number ->
        [single] seinem
        [you] deinem
       *[several] ihrem
    } Friedhof { $to ->
        [deck] oben auf den Schlachtsatz
       *[hand] auf die Hand
    }
text-do-push =
    { $number ->
        [single] wird
       *[several] werden
    } um { $distance } { $origin ->
        [hero] von deinem Helden
        [attacker] vom Angreifer
        [terrain] von diesem Gelände
       *[creature] von dieser Kreatur
    } weggestoßen{ $stopped ->
        [0] { "" }
       *[other] { $number ->
            [single] { " " }und erhält { $stopped } Schaden, wenn eine andere Kreatur oder unpassierbares Gelände im Weg ist
           *[several] { " " }und erhalten { $stopped } Schaden, wenn eine andere Kreatur oder unpassierbares Gelände im Weg ist
        }
    }
text-do-hide =
    { $number ->
        [single] erhält eine Verstecktheitsmarke
       *[several] erhalten je eine Verstecktheitsmarke
    }
text-do-uncover =
    { $number ->
        [single] verliert die Verstecktheitsmarke
       *[several] verlieren die Verstecktheitsmarke
    }
text-do-strip-armour =
    { $number ->
        [single] verliert { $amount ->
        [one] { $amount } Rüstungsmarke
       *[other] { $amount } Rüstungsmarken
    }
       *[several] verlieren je { $amount ->
        [one] { $amount } Rüstungsmarke
       *[other] { $amount } Rüstungsmarken
    }
    }
text-do-concentrate =
    { $number ->
        [single] erhält { $amount ->
        [one] { $amount } Konzentrationsmarke
       *[other] { $amount } Konzentrationsmarken
    }
       *[several] erhalten je { $amount ->
        [one] { $amount } Konzentrationsmarke
       *[other] { $amount } Konzentrationsmarken
    }
    }
text-do-blast =
    { $number ->
        [single] erhält { $wounds ->
            [yes] 1 Wunde
           *[no] 1 Schaden
        } pro { $faces } bei deinem Wurf{ $dice ->
            [0] { "" }
            [one] { " " }mit { $dice } Würfel
           *[other] { " " }mit { $dice } Würfeln
        }
       *[several] erhalten je { $wounds ->
            [yes] 1 Wunde
           *[no] 1 Schaden
        } pro { $faces } bei deinem Wurf{ $dice ->
            [0] { "" }
            [one] { " " }mit { $dice } Würfel
           *[other] { " " }mit { $dice } Würfeln
        }
    }
text-do-revive =
    { $number ->
        [single] bringt eine Spielfigur{ $more } von seinem Friedhof { $near ->
            [no] aus
            [contact] im Kontakt mit { $origin ->
                [hero] deinem Helden
               *[creature] dieser Kreatur
            } aus
           *[other] innerhalb von { $near } um { $origin ->
                [hero] deinen Helden
               *[creature] diese Kreatur
            } aus
        }
        [you] bringe eine Spielfigur{ $more } von deinem Friedhof { $near ->
            [no] aus
            [contact] im Kontakt mit { $origin ->
                [hero] deinem Helden
               *[creature] dieser Kreatur
            } aus
           *[other] innerhalb von { $near } um { $origin ->
                [hero] deinen Helden
               *[creature] diese Kreatur
            } aus
        }
       *[several] bringen je eine Spielfigur{ $more } von ihrem Friedhof { $near ->
            [no] aus
            [contact] im Kontakt mit { $origin ->
                [hero] deinem Helden
               *[creature] dieser Kreatur
            } aus
           *[other] innerhalb von { $near } um { $origin ->
                [hero] deinen Helden
               *[creature] diese Kreatur
            } aus
        }
    }
text-plain-face-bullseye = Ziel
text-plain-face-axe = Axt
text-plain-face-shield = Schild
text-occasion-attacked =
    { $mood ->
        [cancelled] hebe den Angriff auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } angegriffen wird
               *[anybody] angegriffen wird
            }
    }
text-occasion-attacked-in-melee =
    { $mood ->
        [cancelled] hebe den Angriff auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } im Nahkampf angegriffen wird
               *[anybody] im Nahkampf angegriffen wird
            }
    }
text-occasion-attacked-at-range =
    { $mood ->
        [cancelled] hebe den Angriff auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } aus der Ferne angegriffen wird
               *[anybody] aus der Ferne angegriffen wird
            }
    }
text-occasion-shot-at =
    { $mood ->
        [cancelled] hebe den Schuss auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } beschossen wird
               *[anybody] beschossen wird
            }
    }
text-occasion-eliminated =
    { $mood ->
        [cancelled] hebe die Vernichtung auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } vernichtet wird
               *[anybody] vernichtet wird
            }
    }
text-occasion-hurt-in-melee =
    { $mood ->
        [cancelled] hebe den Schaden auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } im Nahkampf Schaden erhält
               *[anybody] im Nahkampf Schaden erhält
            }
    }
text-occasion-eliminated-in-melee =
    { $mood ->
        [cancelled] hebe die Vernichtung auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } im Nahkampf vernichtet wird
               *[anybody] im Nahkampf vernichtet wird
            }
    }
text-occasion-healed =
    { $mood ->
        [cancelled] hebe die Heilung auf
       *[told] geheilt wird
    }
text-occasion-summoned =
    { $mood ->
        [cancelled] hebe das Ausbringen auf
       *[told] ausgebracht wird
    }
text-occasion-activated =
    { $mood ->
        [cancelled] hebe die Aktivierung auf
       *[told] aktiviert wird
    }
text-occasion-hurt =
    { $mood ->
        [cancelled] hebe den Schaden auf
       *[told]
            { $by ->
                [self] von { $doer ->
            [hero] deinem Helden
           *[self] dieser Kreatur
        } Schaden erhält
               *[anybody] Schaden erhält
            }
    }
text-occasion-moved =
    { $mood ->
        [cancelled] hebe die Bewegung auf
       *[told] sich bewegt
    }
text-occasion-rolled = würfelt
text-occasion-struck =
    { $by ->
        [self] beim Angriff { $doer ->
            [hero] deines Helden
           *[self] dieser Kreatur
        } Schaden erhält
       *[anybody] bei einem Angriff Schaden erhält
    }
text-occasion-spell-played =
    { $mood ->
        [cancelled] hebe den Zauberspruch auf
       *[told]
            { $number ->
                [single] einen Zauberspruch spielt
                [you] einen Zauberspruch spielst
               *[several] einen Zauberspruch spielen
            }
    }
text-occasion-built =
    { $number ->
        [single] ein Gebäude errichtet
        [you] ein Gebäude errichtest
       *[several] ein Gebäude errichten
    }
text-against-melee = Nahkampf
text-against-magical-strike = „Magischer Tritt“
text-against-shooting = „Schuss“
text-against-throwing = „Werfen“
text-against-magical-shot = „Magischer Schuss“
text-against-melee-attacks = Nahkampfangriffe
text-against-ranged-attacks = Fernangriffe
text-against-magical-attacks = magische Angriffe
text-against-backstabs = „Tritt in den Rücken“
text-against-impacts = Einwirkungen
text-against-abilities = Eigenschaften gegnerischer Kreaturen
text-against-control = „Kontrolle“
text-against-healing = Heilung
text-against-spells = Zaubersprüche
text-against-tactics = Taktiken
text-against-relics = Reliquien
text-against-support-cards = Unterstützungskarten
text-against-buildings = Gebäude
text-declared-melee = Nahkampf
text-declared-magical-strike = „Magischer Tritt“
text-declared-shooting = „Schuss“
text-declared-throwing = „Werfen“
text-declared-magical-shot = „Magischer Schuss“
text-declared-healer = „Heiler“
text-declared-control = „Kontrolle“
text-declared-ritual = „Ritual“
text-declared-howl = „Geheul“
text-declared-concentration = „Konzentration“
text-declared-move = Bewegung
text-declared-run = Lauf
faction-vallor = der Freien Stadt Vallor
faction-grypharim = des Heiligen Grypharim-Reichs
faction-unicorn = der Allianz des Einhorns
faction-akkari = der Spinnenelfen der Akkari
faction-kitsune = des Kitsune-Clans vom Scharlachroten Wald
faction-dogs-of-war = der Kriegshunde
text-form-each = several
text-form-single = single
text-form-several = several
text-form-yours = partitive
text-searcher = die suchende Kreatur
text-searchers-player = der Spieler der suchenden Kreatur
text-engine-face = { $face }: { $body }
text-until-at = first
text-capital-after-colon = yes
text-it =
    { $case ->
        [dat] ihr
       *[nom] sie
    }
text-attacker =
    { $case ->
        [acc] den Angreifer
        [dat] dem Angreifer
       *[nom] der Angreifer
    }
text-gender-attacker = m
text-gender-card = f
text-parameter-strength = { $x } Kraft
text-parameter-health =
    { $number ->
        [single] { $x } Trefferpunkt
       *[several] { $x } Trefferpunkte
    }
text-parameter-movement = { $x } Bewegung
text-armour-tokens =
    { $amount ->
        [one] { $amount } Rüstungsmarke
       *[other] { $amount } Rüstungsmarken
    }
text-of-other-faction = der Fraktion „{ $name }“
text-target =
    { $case ->
        [dat] der angegriffenen
       *[nom] die angegriffene
    } Kreatur
telling-page-type =
    { $type ->
        [hero] Held
        [character] Spielfigur
        [minion] Diener
        [spell] Zauberspruch
        [relic] Reliquie
        [tactic] Taktik
        [building] Gebäude
       *[terrain] Gelände
    }
telling-page-relic =
    { $kind ->
        [melee-weapon] Nahwaffe
        [ranged-weapon] Fernwaffe
        [armour] Rüstung oder Mantel
        [shield] Schild oder Fahne
        [helmet] Helm oder Maske
       *[treasure] Schmuckstück
    }
telling-page-unique = einzigartig
telling-page-class-building = Klassengebäude
telling-page-rarity =
    { $rarity ->
        [common] gewöhnlich
        [rare] selten
        [legendary] legendär
       *[mythical] mythisch
    }
telling-page-cost = Kosten: { $cost }
telling-page-figures =
    Kraft { $strength }, Trefferpunkte { $health }, { $movement ->
        [none] keine Bewegung
       *[letter] Bewegung { $movement }
    }, Gestell { $base } mm
telling-page-slots = Reliquien: { $slots }
telling-page-hero = Nur für: { $hero }
telling-page-class = Klasse: { $building }
telling-page-pays = Bezahlt: { $cards }
telling-page-printings = Ausgaben: { $printings }
telling-page-id = Kennung: { $called }; Serie: { $set }
telling-page-number = Nummer { $number } der Serie
text-any-player = ein beliebiger Spieler
race-human = Mensch
race-elf = Elf
race-dwarf = Zwerg
race-orc = Ork
race-giant = Riese
race-spider = Spinne
race-fox = Fuchs
race-spirit = Geist
race-undead = Untoter
race-beast = Bestie
race-gryphon = Greif
race-unicorn = Einhorn
race-plant = Pflanze
race-construct = Konstrukt
race-dragon = Drache
race-demon = Dämon
text-race-human = Menschen
text-race-elf = Elfen
text-race-dwarf = Zwerge
text-race-orc = Orks
text-race-giant = Riesen
text-race-spider = Spinnen
text-race-fox = Füchse
text-race-spirit = Geister
text-race-undead = Untoten
text-race-beast = Bestien
text-race-gryphon = Greifen
text-race-unicorn = Einhörner
text-race-plant = Pflanzen
text-race-construct = Konstrukte
text-race-dragon = Drachen
text-race-demon = Dämonen
text-of-race = { " " }aus dem Volk der { $race }
text-measures = { " " }mit { $measures }
text-measure =
    { $figure ->
        [durability] Haltbarkeit { $amount }
        [strength] Kraft { $amount }
        [health] { $amount } Trefferpunkten
        [cost] Kosten von { $amount }
       *[health-left] { $amount } verbleibenden Trefferpunkten
    }
text-bounds =
    { $bounds ->
        [least] { $least } oder mehr
        [most] { $most } oder weniger
        [exactly] { $least }
       *[between] { $least } bis { $most }
    }
text-if =
    { $way ->
        [while] { $body }, solange { $condition }
        [unless] { $body }, außer wenn { $condition }
       *[if] { $body }, wenn { $condition }
    }
text-once = { $body } (einmal pro Spielzug)
text-times =
    { $dice ->
        [0] { " " }für { $each }
       *[other] ; wirf dafür { $dice } Würfel für { $each }
    }
text-at-most-times = { " " }(höchstens { $most })
text-there-is =
    { $bounds ->
        [least] mindestens { $who }
       *[most] höchstens { $who }
    }{ $near ->
        [yes] { $place } { $number ->
            [one] steht
           *[other] stehen
        }
       *[no] { " " }im Spiel { $number ->
            [one] ist
           *[other] sind
        }
    }
text-for-each =
    { $gender ->
        [m] jeden
        [f] jede
       *[n] jedes
    } { $whose ->
        [yours] deiner { $other ->
            [yes] anderen { "" }
           *[no] { "" }
        }{ $wounded ->
            [yes] verwundeten { "" }
           *[no] { "" }
        }{ $nouns }
        [opponents] { $gender ->
            [m] { $wounded ->
                [yes] verwundeten { "" }
               *[no] { "" }
            }gegnerischen
           *[other] { $wounded ->
                [yes] verwundete { "" }
               *[no] { "" }
            }gegnerische
        } { $kind ->
            [hero] Helden
           *[other] { $noun }
        }
       *[any] { $gender ->
            [m] { $other ->
                [yes] anderen { "" }
               *[no] { "" }
            }{ $wounded ->
                [yes] verwundeten { "" }
               *[no] { "" }
            }
           *[other] { $other ->
                [yes] andere { "" }
               *[no] { "" }
            }{ $wounded ->
                [yes] verwundete { "" }
               *[no] { "" }
            }
        }{ $kind ->
            [hero] Helden
           *[other] { $noun }
        }
    }
text-has-prosperity =
    { $whose ->
        [yours] du
        [cause] dieser Spieler
       *[opponents] ein Gegner
    } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Prosperitätspunkt
       *[other] Prosperitätspunkte
    } { $whose ->
        [yours] hast
       *[opponents] hat
    }
text-has-hand =
    { $whose ->
        [yours] du
        [cause] dieser Spieler
       *[opponents] ein Gegner
    } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Handkarte
       *[other] Handkarten
    } { $whose ->
        [yours] hast
       *[opponents] hat
    }
text-has-deck =
    { $whose ->
        [yours] du
       *[opponents] ein Gegner
    } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Karte
       *[other] Karten
    } im Schlachtsatz { $whose ->
        [yours] hast
       *[opponents] hat
    }
text-has-graveyard =
    { $whose ->
        [yours] du
       *[opponents] ein Gegner
    } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Karte
       *[other] Karten
    } { $whose ->
        [yours] auf deinem Friedhof
       *[opponents] auf seinem Friedhof
    } { $whose ->
        [yours] hast
       *[opponents] hat
    }
text-has-strength =
    { $who } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } Kraft hat
text-has-health-left =
    { $who } noch { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Trefferpunkt
       *[other] Trefferpunkte
    } hat
text-has-wounds =
    { $who } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Wunde
       *[other] Wunden
    } hat
text-has-armour =
    { $who } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Rüstungsmarke
       *[other] Rüstungsmarken
    } hat
text-has-concentration =
    { $who } { $bounds ->
        [least] mindestens { $number }
       *[most] höchstens { $number }
    } { $number ->
        [one] Konzentrationsmarke
       *[other] Konzentrationsmarken
    } hat
text-has-stealth = { $who } eine Verstecktheitsmarke hat
text-has-moved = { $who } sich in diesem Spielzug bewegt hat
text-each-prosperity =
    jeden Prosperitätspunkt{ $whose ->
        [yours] , den du hast
        [target] , den er hat
       *[opponents] , den dein Gegner hat
    }
text-each-hand =
    jede Handkarte{ $whose ->
        [yours] , die du hast
        [target] , die er hat
       *[opponents] , die dein Gegner hat
    }
text-each-deck =
    jede Karte { $whose ->
        [yours] deines Schlachtsatzes
        [target] seines Schlachtsatzes
       *[opponents] des gegnerischen Schlachtsatzes
    }
text-each-graveyard =
    jede Karte { $whose ->
        [yours] deines Friedhofs
        [target] seines Friedhofs
       *[opponents] des gegnerischen Friedhofs
    }
text-each-strength = jeden Punkt Kraft, den { $who } hat
text-each-health-left = jeden Trefferpunkt, den { $who } noch hat
text-each-wounds = jede Wunde, die { $who } hat
text-each-armour = jede Rüstungsmarke, die { $who } hat
text-each-concentration = jede Konzentrationsmarke, die { $who } hat
text-each-stealth = die Verstecktheitsmarke, die { $who } hat
text-each-moved = eine Bewegung in diesem Spielzug ({ $who })
text-paying =
    { $way ->
        [must] { $paid }: { $body }
       *[may] wenn du willst, { $paid }. Wenn du das tust: { $body }
    }
text-pay-prosperity =
    zahle { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }
text-pay-concentration =
    zahle { $count ->
        [one] { $count } Konzentrationsmarke
       *[other] { $count } Konzentrationsmarken
    }
text-pay-discard =
    lege { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    } ab
text-pay-wounds =
    füge { $whose ->
        [hero] deinem Helden
       *[self] dieser Kreatur
    } { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    } zu
text-pay-tap =
    schließe { $count ->
        [1] eines deiner Gebäude
       *[other] { $count } deiner Gebäude
    }
text-pay-sacrifice =
    opfere { $kind ->
        [this-creature] diese Kreatur
        [this-building] dieses Gebäude
        [this-relic] diese Reliquie
        [minion] einen deiner { $other ->
            [yes] anderen { "" }
           *[no] { "" }
        }Diener
        [character] eine deiner { $other ->
            [yes] anderen { "" }
           *[no] { "" }
        }Spielfiguren
        [building] eines deiner Gebäude
        [relic] eine deiner Reliquien
       *[creature] eine deiner { $other ->
            [yes] anderen { "" }
           *[no] { "" }
        }Kreaturen
    }
text-do-look-at-hand =
    { $number ->
        [you] zeige deine Hand
       *[single] zeigt dir seine Hand
    }
text-do-dig =
    { $number ->
        [you] sieh dir die obersten { $cards } Karten deines Schlachtsatzes an, nimm eine und lege
       *[single] sieht sich die obersten { $cards } Karten seines Schlachtsatzes an, nimmt eine und legt
    } { $cards ->
        [2] die andere
       *[other] die anderen
    } { $ordered ->
        [yes] in beliebiger Reihenfolge darunter
       *[no] darunter
    }
text-do-search =
    { $number ->
        [you] suche in deinem Schlachtsatz { $card_type ->
            [character] eine Spielfigur
            [spell] einen Zauberspruch
            [relic] eine Reliquie
           *[tactic] eine Taktik
        }{ $more }, zeige die Karte, nimm sie und mische
       *[single] sucht in seinem Schlachtsatz { $card_type ->
            [character] eine Spielfigur
            [spell] einen Zauberspruch
            [relic] eine Reliquie
           *[tactic] eine Taktik
        }{ $more }, zeigt die Karte, nimmt sie und mischt
    }
text-do-swap-places =
    { $number ->
        [single] tauscht den Platz mit dieser Kreatur, wenn { $bases ->
            [any-base] beide dort Platz haben
           *[any] ihre Gestelle gleich groß sind
        }
       *[several] tauschen den Platz mit dieser Kreatur, wenn { $bases ->
            [any-base] beide dort Platz haben
           *[any] ihre Gestelle gleich groß sind
        }
    }
text-do-fight =
    { $number ->
        [single] wird sofort von dieser Kreatur im Nahkampf angegriffen
       *[several] werden sofort von dieser Kreatur im Nahkampf angegriffen
    }
text-do-copy-ability =
    { $number ->
        [single] gibt dieser Kreatur{ $until } eine Kopie einer ihrer Eigenschaften
       *[several] geben dieser Kreatur{ $until } je eine Kopie einer ihrer Eigenschaften
    }
text-do-redirect =
    { $number ->
        [single] erhält stattdessen den Schaden
       *[several] erhalten stattdessen je den Schaden
    }
text-occasion-relic-played =
    { $mood ->
        [cancelled] hebe die Reliquie auf
       *[told]
            { $number ->
                [you] eine Reliquie spielst
               *[single] eine Reliquie spielt
            }
    }
text-occasion-terrain-laid =
    { $number ->
        [you] ein Gelände legst
       *[single] ein Gelände legt
    }
text-occasion-card-drawn =
    { $number ->
        [you] eine Karte ziehst
       *[single] eine Karte zieht
    }
text-occasion-card-discarded =
    { $number ->
        [you] eine Karte ablegst
       *[single] eine Karte ablegt
    }
text-occasion-prospered =
    { $number ->
        [you] Prosperität erhältst
       *[single] Prosperität erhält
    }
text-do-change-cost =
    { $number ->
        [you] zahlst { $cards ->
            [building] für jedes Gebäude
            [itself] für diese Karte
            [character] für jede Spielfigur
            [spell] für jeden Zauberspruch
            [relic] für jede Reliquie
            [tactic] für jede Taktik
           *[terrain] für jedes Gelände
        }{ $more } { $change }
       *[single] zahlt { $cards ->
            [building] für jedes Gebäude
            [itself] für diese Karte
            [character] für jede Spielfigur
            [spell] für jeden Zauberspruch
            [relic] für jede Reliquie
            [tactic] für jede Taktik
           *[terrain] für jedes Gelände
        }{ $more } { $change }
    }{ $least ->
        [0] { "" }
       *[other] , bis hinab zu Kosten von { $least }
    }
text-not-of-race = { " " }aus einem anderen Volk als dem der { $race }
text-at-random = { " " }(per Los)
text-do-cannot-attack =
    { $number ->
        [single] kann{ $until } { $kind_attacked ->
            [hero] keinen Helden angreifen
            [character] keine Spielfigur angreifen
            [minion] keinen Diener angreifen
           *[any] nicht angreifen
        }
       *[several] können{ $until } { $kind_attacked ->
            [hero] keinen Helden angreifen
            [character] keine Spielfigur angreifen
            [minion] keinen Diener angreifen
           *[any] nicht angreifen
        }
    }
text-do-double-strength =
    { $number ->
        [single] hat{ $until } doppelte Kraft
       *[several] haben{ $until } doppelte Kraft
    }
text-do-burst =
    { $number ->
        [single] und jede Kreatur innerhalb von { $distance } um { $gender ->
            [m] ihn
            [f] sie
           *[n] es
        } erhalten je { $pierces ->
            [yes] { $amount ->
                [one] { $amount } Wunde
               *[other] { $amount } Wunden
            }
           *[no] { $amount } Schaden
        }
       *[several] und jede Kreatur innerhalb von { $distance } um sie erhalten je { $pierces ->
            [yes] { $amount ->
                [one] { $amount } Wunde
               *[other] { $amount } Wunden
            }
           *[no] { $amount } Schaden
        }
    }
text-do-draw-up-to =
    { $number ->
        [you] ziehe Karten, bis du { $cards ->
            [one] { $cards } Handkarte
           *[other] { $cards } Handkarten
        } hast
       *[single] zieht Karten, bis er { $cards ->
            [one] { $cards } Handkarte
           *[other] { $cards } Handkarten
        } hat
    }
text-do-steal-prosperity =
    { $number ->
        [you] gib deinem Gegner bis zu { $amount ->
            [one] { $amount } Prosperitätspunkt
           *[other] { $amount } Prosperitätspunkte
        } ab
       *[single] gibt dir bis zu { $amount ->
            [one] { $amount } Prosperitätspunkt
           *[other] { $amount } Prosperitätspunkte
        } ab
    }
text-do-discard-chosen =
    { $number ->
        [you] zeige deine Hand und lege { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] eine Karte
            }
           *[other] { $cards } Karten{ $typed ->
                [yes] { " " }(je { $types })
               *[no] { "" }
            }
        } nach Wahl des Gegners { $to ->
            [deck] unter deinen Schlachtsatz
           *[graveyard] ab
        }
       *[single] zeigt dir seine Hand und legt { $cards ->
            [one] { $typed ->
                [yes] { $types }
               *[no] eine Karte
            }
           *[other] { $cards } Karten{ $typed ->
                [yes] { " " }(je { $types })
               *[no] { "" }
            }
        } nach deiner Wahl { $to ->
            [deck] unter seinen Schlachtsatz
           *[graveyard] ab
        }
    }
text-do-sacrifice =
    { $number ->
        [you] opfere { $sacrificed ->
            [character] eine deiner Spielfiguren
            [minion] einen deiner Diener
            [building] eines deiner Gebäude
            [relic] eine deiner Reliquien
           *[creature] eine deiner Kreaturen
        }{ $or ->
            [character] { " " }oder eine deiner Spielfiguren
            [minion] { " " }oder einen deiner Diener
            [building] { " " }oder eines deiner Gebäude
            [relic] { " " }oder eine deiner Reliquien
           *[no] { "" }
        }{ $more }
       *[single] opfert { $sacrificed ->
            [character] eine seiner Spielfiguren
            [minion] einen seiner Diener
            [building] eines seiner Gebäude
            [relic] eine seiner Reliquien
           *[creature] eine seiner Kreaturen
        }{ $or ->
            [character] { " " }oder eine seiner Spielfiguren
            [minion] { " " }oder einen seiner Diener
            [building] { " " }oder eines seiner Gebäude
            [relic] { " " }oder eine seiner Reliquien
           *[no] { "" }
        }{ $more } nach eigener Wahl
    }
text-command =
    { $moment ->
        [tapped] schließe diese Karte
       *[activated] aktiviere diese Kreatur
    }
text-condition-first = no
text-joins-nouns = no
text-condition-ready =
    { " " }vor { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Aktivierung
text-condition-acted =
    { " " }nach { $number ->
        [several] ihrer
       *[single] { $gender ->
            [f] ihrer
           *[m] seiner
        }
    } Aktivierung
text-condition-unwounded = { " " }ohne Wunden
text-condition-hidden = { " " }mit Verstecktheitsmarke
text-condition-at-terrain = { " " }im Kontakt mit Gelände
text-condition-entered = { " " }(in diesem Spielzug ausgebracht)
text-do-end-activation =
    { $number ->
        [single] beendet { $gender ->
            [f] ihre
           *[m] seine
        } Aktivierung
       *[several] beenden ihre Aktivierung
    }
text-do-cannot-act =
    { $number ->
        [single] tut{ $until } bei { $gender ->
            [f] ihrer
           *[m] seiner
        } Aktivierung nichts
       *[several] tun{ $until } bei ihrer Aktivierung nichts
    }
text-do-slow =
    { $number ->
        [single] hat{ $until } { $letters ->
            [one] { $letters } Stufe
           *[other] { $letters } Stufen
        } weniger Bewegung, aber mindestens S
       *[several] haben{ $until } { $letters ->
            [one] { $letters } Stufe
           *[other] { $letters } Stufen
        } weniger Bewegung, aber mindestens S
    }
text-do-draw-attacks =
    { $number ->
        [single] zieht{ $until } Angriffe auf sich: Gegner innerhalb von { $distance }, die im Nahkampf angreifen, müssen { $gender ->
            [f] sie
            [n] es
           *[m] ihn
        } wählen
       *[several] ziehen{ $until } Angriffe auf sich: Gegner innerhalb von { $distance }, die im Nahkampf angreifen, müssen sie wählen
    }
text-until-hurt =
    { $form ->
        [more] { " " }oder bis zum nächsten Schaden
       *[first] { " " }bis zum nächsten Schaden
    }
text-or-else = Oder stattdessen: { $body }
text-repeat =
    { $body } ({ $times }-mal{ $choice ->
        [yes] , jedes Mal mit neuer Wahl
       *[no] { "" }
    })
text-compared =
    es { $by ->
        [no] mehr
       *[other] mindestens { $by } mehr
    } { $more } als { $fewer } gibt
text-has-more =
    { $whose ->
        [yours] du mehr
       *[opponents] dein Gegner mehr
    } { $what ->
        [prosperity] Prosperitätspunkte
        [hand] Handkarten
        [deck] Karten im Schlachtsatz
        [graveyard] Karten auf dem Friedhof
       *[things] { $nouns }
    } { $whose ->
        [yours] hast als dein Gegner
       *[opponents] hat als du
    }
text-number-of =
    { $whose ->
        [yours] eigene { $nouns }
        [opponents] gegnerische { $nouns }
       *[any] { $nouns } im Spiel
    }
text-number-prosperity =
    { $whose ->
        [yours] eigene Prosperitätspunkte
       *[opponents] gegnerische Prosperitätspunkte
    }
text-number-hand =
    { $whose ->
        [yours] eigene Handkarten
       *[opponents] gegnerische Handkarten
    }
text-number-deck =
    Karten in { $whose ->
        [yours] deinem Schlachtsatz
       *[opponents] dem gegnerischen Schlachtsatz
    }
text-number-graveyard =
    Karten auf { $whose ->
        [yours] deinem Friedhof
       *[opponents] dem gegnerischen Friedhof
    }
text-has-played =
    { $whose ->
        [yours] du
        [opponents] ein Gegner
       *[any] in diesem Spielzug
    } { $whose ->
        [any] { "" }
       *[other] in diesem Spielzug { "" }
    }{ $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } { $other ->
        [yes] weitere{ $type ->
            [character] { "" }
            [spell] { $number ->
                [one] n
               *[other] { "" }
            }
           *[any] { "" }
        } { "" }
       *[no] { "" }
    }{ $type ->
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
    }{ $more } { $whose ->
        [yours] gespielt hast
        [opponents] gespielt hat
       *[any] gespielt { $number ->
            [one] wurde
           *[other] wurden
        }
    }
text-has-fallen =
    in diesem Spielzug { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } { $whose ->
        [yours] deiner Kreaturen
        [opponents] { $number ->
            [one] gegnerische Kreatur
           *[other] gegnerische Kreaturen
        }
       *[any] { $number ->
            [one] Kreatur
           *[other] Kreaturen
        }
    } vernichtet { $number ->
        [one] wurde
       *[other] wurden
    }
text-has-gained =
    { $whose ->
        [yours] du in diesem Spielzug
        [opponents] ein Gegner in diesem Spielzug
       *[any] die Spieler in diesem Spielzug
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number ->
        [one] { $number } Prosperitätspunkt
       *[other] { $number } Prosperitätspunkte
    } erhalten { $whose ->
        [yours] hast
        [opponents] hat
       *[any] haben
    }
text-has-drawn =
    { $whose ->
        [yours] du in diesem Spielzug
        [opponents] ein Gegner in diesem Spielzug
       *[any] die Spieler in diesem Spielzug
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number ->
        [one] { $number } zusätzliche Karte
       *[other] { $number } zusätzliche Karten
    } gezogen { $whose ->
        [yours] hast
        [opponents] hat
       *[any] haben
    }
text-has-discarded =
    { $whose ->
        [yours] du in diesem Spielzug
        [opponents] ein Gegner in diesem Spielzug
       *[any] die Spieler in diesem Spielzug
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } abgelegt { $whose ->
        [yours] hast
        [opponents] hat
       *[any] haben
    }
text-has-built =
    { $whose ->
        [yours] du in diesem Spielzug
        [opponents] ein Gegner in diesem Spielzug
       *[any] die Spieler in diesem Spielzug
    } { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number } Gebäude errichtet { $whose ->
        [yours] hast
        [opponents] hat
       *[any] haben
    }
text-has-attacks =
    { $whose ->
        [yours] deine Kreaturen
        [opponents] gegnerische Kreaturen
       *[any] Kreaturen
    } in diesem Spielzug { $bounds ->
        [least] mindestens
       *[most] höchstens
    } { $number ->
        [one] einmal
       *[other] { $number }-mal
    } angegriffen haben
text-each-played =
    { $type ->
        [spell] jeden
       *[any] jede
    } { $other ->
        [yes] { $type ->
            [spell] weiteren
           *[any] weitere
        } { "" }
       *[no] { "" }
    }{ $type ->
        [character] Spielfigur
        [spell] Zauberspruch
        [relic] Reliquie
        [tactic] Taktik
       *[any] Karte
    }{ $more }, { $type ->
        [spell] den
       *[any] die
    } { $whose ->
        [yours] du in diesem Spielzug gespielt hast
        [opponents] dein Gegner in diesem Spielzug gespielt hat
       *[any] die Spieler in diesem Spielzug gespielt haben
    }
text-each-fallen =
    jede { $whose ->
        [yours] deiner Kreaturen
        [opponents] gegnerische Kreatur
       *[any] Kreatur
    }, die in diesem Spielzug vernichtet wurde
text-each-gained =
    jeden Prosperitätspunkt, den { $whose ->
        [yours] du in diesem Spielzug erhalten hast
        [opponents] dein Gegner in diesem Spielzug erhalten hat
       *[any] die Spieler in diesem Spielzug erhalten haben
    }
text-each-drawn =
    jede zusätzliche Karte, die { $whose ->
        [yours] du in diesem Spielzug gezogen hast
        [opponents] dein Gegner in diesem Spielzug gezogen hat
       *[any] die Spieler in diesem Spielzug gezogen haben
    }
text-each-discarded =
    jede Karte, die { $whose ->
        [yours] du in diesem Spielzug abgelegt hast
        [opponents] dein Gegner in diesem Spielzug abgelegt hat
       *[any] die Spieler in diesem Spielzug abgelegt haben
    }
text-has-discarded-same =
    dabei { $bounds ->
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
    } abgelegt { $number ->
        [one] wurde
       *[other] wurden
    }
text-each-discarded-same =
    { $type ->
        [character] jede dabei abgelegte Spielfigur
        [spell] jeden dabei abgelegten Zauberspruch
        [relic] jede dabei abgelegte Reliquie
        [tactic] jede dabei abgelegte Taktik
       *[any] jede dabei abgelegte Karte
    }
text-each-built =
    jedes Gebäude, das { $whose ->
        [yours] du in diesem Spielzug errichtet hast
        [opponents] dein Gegner in diesem Spielzug errichtet hat
       *[any] die Spieler in diesem Spielzug errichtet haben
    }
text-each-attacks =
    jeden Angriff { $whose ->
        [yours] deiner Kreaturen
        [opponents] gegnerischer Kreaturen
       *[any] einer Kreatur
    } in diesem Spielzug
text-each-paid = jeden bezahlten Prosperitätspunkt
text-pay-any =
    zahle { $most ->
        [0] beliebig viele
       *[other] bis zu { $most }
    } Prosperitätspunkte
text-when-end-of-activation = Am Ende der Aktivierung dieser Kreatur: { $body }
text-occasion-card-played =
    { $number ->
        [you] eine Karte spielst
       *[single] eine Karte spielt
    }
text-occasion-building-destroyed =
    { $number ->
        [you] ein Gebäude verlierst
       *[single] ein Gebäude verliert
    }
text-occasion-relic-destroyed =
    { $number ->
        [you] eine Reliquie verlierst
       *[single] eine Reliquie verliert
    }
text-do-silence =
    { $number ->
        [single] verliert{ $until } alle Eigenschaften
       *[several] verlieren{ $until } alle Eigenschaften
    }
text-do-set-strength =
    { $number ->
        [single] hat{ $until } Kraft { $strength }
       *[several] haben{ $until } Kraft { $strength }
    }
text-do-set-health =
    { $number ->
        [single] hat{ $until } { $health ->
            [one] { $health } Trefferpunkt
           *[other] { $health } Trefferpunkte
        }
       *[several] haben{ $until } { $health ->
            [one] { $health } Trefferpunkt
           *[other] { $health } Trefferpunkte
        }
    }
text-do-reduce-damage = verringere den Schaden um { $amount }
text-do-attack-at-once =
    { $number ->
        [single] greift sofort
       *[several] greifen sofort je
    } { $foe ->
        [cause] jene Kreatur
        [culprit] die Kreatur, die das getan hat,
       *[any] einen Gegner deiner Wahl
    } { $by ->
        [shooting] mit einem Schuss
        [melee-or-shooting] im Nahkampf oder mit einem Schuss
       *[any] im Nahkampf
    }{ $all_out ->
        [yes] { " " }mit allen Würfeln
       *[no] { "" }
    } an{ $all_out ->
        [yes] ; der Gegner wirft keine Würfel
       *[no] { "" }
    }
text-do-pull =
    { $number ->
        [single] wird
       *[several] werden
    } um { $distance } { $origin ->
        [hero] zu deinem Helden
        [attacker] zum Angreifer
        [terrain] zu diesem Gelände
       *[creature] zu dieser Kreatur
    } hingezogen
text-do-scry =
    { $number ->
        [you] sieh dir { $cards ->
            [1] die oberste Karte deines Schlachtsatzes an und lege sie darunter, wenn du willst
           *[other] die obersten { $cards } Karten deines Schlachtsatzes an und lege beliebig viele davon darunter
        }
       *[single] sieht sich { $cards ->
            [1] die oberste Karte seines Schlachtsatzes an und darf sie darunter legen
           *[other] die obersten { $cards } Karten seines Schlachtsatzes an und legt beliebig viele davon darunter
        }
    }
text-do-summon-from =
    { $number ->
        [you] du darfst eine Spielfigur{ $more } { $zone ->
            [deck] aus deinem Schlachtsatz
           *[hand] von deiner Hand
        }{ $near ->
            [no] { "" }
            [contact] { " " }im Kontakt mit { $origin ->
                [hero] deinem Helden
                [terrain] diesem Gelände
               *[creature] dieser Kreatur
            }
           *[other] { " " }innerhalb von { $near } um { $origin ->
                [hero] deinen Helden
                [terrain] dieses Gelände
               *[creature] diese Kreatur
            }
        } ausbringen{ $zone ->
            [deck] ; mische ihn danach
           *[hand] , ohne sie zu bezahlen
        }
       *[single] darf eine Spielfigur{ $more } { $zone ->
            [deck] aus seinem Schlachtsatz
           *[hand] von seiner Hand
        }{ $near ->
            [no] { "" }
            [contact] { " " }im Kontakt mit { $origin ->
                [hero] deinem Helden
                [terrain] diesem Gelände
               *[creature] dieser Kreatur
            }
           *[other] { " " }innerhalb von { $near } um { $origin ->
                [hero] deinen Helden
                [terrain] dieses Gelände
               *[creature] diese Kreatur
            }
        } ausbringen{ $zone ->
            [deck] { " " }und mischt ihn danach
           *[hand] , ohne sie zu bezahlen
        }
    }
text-do-blink =
    { $number ->
        [single] verlässt das Schlachtfeld und betritt es sofort wieder
       *[several] verlassen das Schlachtfeld und betreten es sofort wieder
    }
text-do-banish =
    { $number ->
        [single] wird aus dem Spiel verbannt
       *[several] werden aus dem Spiel verbannt
    }
text-do-banish-graveyard =
    { $number ->
        [you] verbanne alle Karten deines Friedhofs aus dem Spiel
       *[single] verbannt alle Karten seines Friedhofs aus dem Spiel
    }
text-do-return-graveyard =
    { $number ->
        [you] mische deinen Friedhof in deinen Schlachtsatz
       *[single] mischt seinen Friedhof in seinen Schlachtsatz
    }
text-same =
    { $number ->
        [several] { $case ->
            [dat] diesen
           *[nom] diese
        } { $nouns }
       *[single] { $case ->
            [acc] { $gender ->
                [m] diesen
                [f] diese
               *[n] dieses
            }
            [dat] { $gender ->
                [f] dieser
               *[m] diesem
            }
           *[nom] { $gender ->
                [m] dieser
                [f] diese
               *[n] dieses
            }
        } { $noun }
    }
text-later-end-of-turn = { $body }, und zwar am Ende dieses Spielzugs
text-later-next-turn = { $body }, und zwar zu Beginn deines nächsten Spielzugs
text-do-next-cost =
    { $number ->
        [you] zahle { $change } für { $cards ->
            [same] jene Karte{ $when }{ $least ->
            [0] { "" }
           *[other] { " " }(insgesamt mindestens { $least })
        }
           *[any] { $every ->
            [yes] { $cards ->
                [character] jede Spielfigur{ $more }, die
                [spell] jeden Zauberspruch{ $more }, den
                [relic] jede Reliquie{ $more }, die
                [tactic] jede Taktik{ $more }, die
               *[card] jede Karte{ $more }, die
            }
           *[no] { $cards ->
                [character] die nächste Spielfigur{ $more }, die
                [spell] den nächsten Zauberspruch{ $more }, den
                [relic] die nächste Reliquie{ $more }, die
                [tactic] die nächste Taktik{ $more }, die
               *[card] die nächste Karte{ $more }, die
            }
        } du{ $when } spielst{ $least ->
            [0] { "" }
           *[other] { " " }(insgesamt mindestens { $least })
        },
        }
       *[single] zahlt { $change } für { $cards ->
            [same] jene Karte
           *[any] { $every ->
            [yes] { $cards ->
                [character] jede Spielfigur
                [spell] jeden Zauberspruch
                [relic] jede Reliquie
                [tactic] jede Taktik
               *[card] jede Karte
            }
           *[no] { $cards ->
                [character] die nächste Spielfigur
                [spell] den nächsten Zauberspruch
                [relic] die nächste Reliquie
                [tactic] die nächste Taktik
               *[card] die nächste Karte
            }
        }{ $more }
        }{ $when }{ $least ->
            [0] { "" }
           *[other] { " " }(insgesamt mindestens { $least })
        }
    }
text-do-lose-tactic =
    { $number ->
        [you] verliere per Los { $tactics } deiner verdeckten Taktiken
       *[single] verliert per Los { $tactics ->
            [one] { $tactics } verdeckte Taktik
           *[other] { $tactics } verdeckte Taktiken
        }
    }
text-some-other =
    { $whose ->
        [yours] { $gender ->
            [m] ein anderer
            [f] eine andere
           *[n] ein anderes
        } deiner { $nouns }
        [opponents] { $gender ->
            [m] ein anderer gegnerischer
            [f] eine andere gegnerische
           *[n] ein anderes gegnerisches
        } { $noun }
       *[any] { $gender ->
            [m] ein anderer
            [f] eine andere
           *[n] ein anderes
        } { $noun }
    }
text-do-heal-as-much =
    { $number ->
        [single] { $way ->
            [dealt] wird um so viele Wunden geheilt, wie zugefügt wurden
           *[answered] wird um ebenso viel geheilt
        }
       *[several] { $way ->
            [dealt] werden um so viele Wunden geheilt, wie zugefügt wurden
           *[answered] werden um ebenso viel geheilt
        }
    }
text-do-point-out =
    { $number ->
        [single] wird gewählt
       *[several] werden gewählt
    }
text-do-rise-again =
    { $number ->
        [you] bringe diese Kreatur von deinem Friedhof erneut aus
       *[single] bringt diese Kreatur von seinem Friedhof erneut aus
    }
text-do-survive =
    { $number ->
        [single] überlebt
       *[several] überleben
    } mit { $health } { $health ->
        [one] Trefferpunkt
       *[other] Trefferpunkten
    }
text-pronoun =
    { $number ->
        [several] { $case ->
            [dat] ihnen
           *[nom] sie
        }
       *[single] { $case ->
            [acc] { $gender ->
                [m] ihn
                [f] sie
               *[n] es
            }
            [dat] { $gender ->
                [f] ihr
               *[m] ihm
            }
           *[nom] { $gender ->
                [m] er
                [f] sie
               *[n] es
            }
        }
    }
text-order-damage =
    füge { $target } { $number ->
        [several] je { "" }
       *[single] { "" }
    }{ $amount } Schaden zu
text-order-wound =
    füge { $target } { $number ->
        [several] je { "" }
       *[single] { "" }
    }{ $amount ->
        [one] { $amount } Wunde
       *[other] { $amount } Wunden
    } zu
text-order-wound-as-much =
    füge { $target } { $kind ->
        [hurt] zusätzlich ebenso viele Wunden
       *[healed] ebenso viele Wunden
    } zu
text-order-heal =
    heile { $target } um { $number ->
        [several] je { "" }
       *[single] { "" }
    }{ $amount }
text-order-destroy =
    { $of ->
        [creature] vernichte { $target }
       *[card] zerstöre { $target }
    }
text-order-untap =
    { $of ->
        [creature] du darfst { $target } noch einmal aktivieren
       *[card] öffne { $target }
    }
text-order-tap = schließe { $target }
text-order-to-hand =
    bringe { $target } auf die Hand { $number ->
        [single] des Besitzers
       *[several] ihrer Besitzer
    } zurück
text-order-to-deck =
    { $place ->
        [top] lege { $target } oben auf
        [bottom] lege { $target } unter
       *[any] mische { $target } in
    } { $number ->
        [single] den Schlachtsatz des Besitzers
       *[several] die Schlachtsätze ihrer Besitzer
    }
text-order-place-within =
    du darfst { $target }{ $safely ->
        [yes] { " " }ohne „Tritt in den Rücken“
       *[no] { "" }
    } { $around ->
        [self] an eine andere Stelle innerhalb von { $distance } um { $origin ->
            [hero] deinen Helden
            [terrain] dieses Gelände
           *[creature] diese Kreatur
        }
       *[any] um bis zu { $distance }
    }{ $apart ->
        [yes] { " " }ohne Kontakt mit einem Gegner
       *[no] { "" }
    } versetzen
text-order-push =
    stoße { $target } um { $distance } { $origin ->
        [hero] von deinem Helden
        [attacker] vom Angreifer
        [terrain] von diesem Gelände
       *[creature] von dieser Kreatur
    } weg{ $stopped ->
        [0] { "" }
       *[other] , mit { $number ->
            [several] je { "" }
           *[single] { "" }
        }{ $stopped } Schaden, wenn eine andere Kreatur oder unpassierbares Gelände im Weg ist
    }
text-order-pull =
    ziehe { $target } um { $distance } { $origin ->
        [hero] zu deinem Helden
        [attacker] zum Angreifer
        [terrain] zu diesem Gelände
       *[creature] zu dieser Kreatur
    } hin
text-order-control = übernimm{ $until } die Kontrolle über { $target }
text-order-banish = verbanne { $target } aus dem Spiel
text-order-blast =
    füge { $target } pro { $faces } bei deinem Wurf{ $dice ->
        [0] { "" }
        [one] { " " }mit { $dice } Würfel
       *[other] { " " }mit { $dice } Würfeln
    } { $number ->
        [several] je { "" }
       *[single] { "" }
    }{ $wounds ->
        [yes] 1 Wunde
       *[no] 1 Schaden
    } zu
