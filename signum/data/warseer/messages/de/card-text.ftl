# Warseer: the texts of cards, made of moments, prices, conditions, verbs and creatures. Verbs stand in the imperative.

text-noun-creature =
    { $number ->
        [single] Kreatur
       *[other] Kreaturen
    }
text-noun-hero =
    { $number ->
        [single] { $form ->
            [m-subject] Held
           *[other] Helden
        }
       *[other] Helden
    }
text-noun-character =
    { $number ->
        [single] Charakter
        [to] Charakteren
       *[other] Charaktere
    }
text-noun-minion =
    { $number ->
        [single] { $form ->
            [m-subject] Scherge
           *[other] Schergen
        }
       *[other] Schergen
    }
text-gender-creature = f
text-gender-hero = m
text-gender-character = m
text-gender-minion = m
text-one =
    { $whose ->
        [yours] { $form ->
            [m-subject] { $other ->
                [yes] ein anderer
               *[no] einer
            }
            [m-object] { $other ->
                [yes] einen anderen
               *[no] einen
            }
            [m-to] { $other ->
                [yes] einem anderen
               *[no] einem
            }
            [f-to] { $other ->
                [yes] einer anderen
               *[no] einer
            }
           *[other] { $other ->
                [yes] eine andere
               *[no] eine
            }
        } deiner { $nouns }
       *[other] { $form ->
            [m-subject] ein
            [m-object] einen
            [m-to] einem
            [f-to] einer
           *[other] eine
        } { $other ->
            [yes] { $form ->
                [m-subject] anderer
                [m-object] anderen
                [m-to] anderen
                [f-to] anderen
               *[other] andere
            }{ " " }
           *[no] { "" }
        }{ $whose ->
            [opposing] { $form ->
                [m-subject] gegnerischer
                [m-object] gegnerischen
                [m-to] gegnerischen
                [f-to] gegnerischen
               *[other] gegnerische
            }{ " " }
            [allied] { $form ->
                [m-subject] verbündeter
                [m-object] verbündeten
                [m-to] verbündeten
                [f-to] verbündeten
               *[other] verbündete
            }{ " " }
           *[other] { "" }
        }{ $noun }
    }
text-each =
    { $form ->
        [m-subject] jeder
        [m-object] jeden
        [m-to] jedem
        [f-to] jeder
       *[other] jede
    } { $whose ->
        [yours] { $other ->
            [yes] { $form ->
                [m-subject] andere
                [f-subject] andere
                [f-object] andere
               *[other] anderen
            }{ " " }
           *[no] { "" }
        }deiner { $nouns }
       *[other] { $other ->
            [yes] { $form ->
                [m-subject] andere
                [f-subject] andere
                [f-object] andere
               *[other] anderen
            }{ " " }
           *[no] { "" }
        }{ $whose ->
            [opposing] { $form ->
                [m-subject] gegnerische
                [f-subject] gegnerische
                [f-object] gegnerische
               *[other] gegnerischen
            }{ " " }
            [allied] { $form ->
                [m-subject] verbündete
                [f-subject] verbündete
                [f-object] verbündete
               *[other] verbündeten
            }{ " " }
           *[other] { "" }
        }{ $noun }
    }
text-some =
    { $limit ->
        [least] mindestens
        [most] höchstens
       *[up] bis zu
    } { $count } { $other ->
        [yes] { $form ->
            [m-to] anderen
            [f-to] anderen
           *[other] andere
        }{ " " }
       *[no] { "" }
    }{ $whose ->
        [yours] deiner{ " " }
        [opposing] { $form ->
            [m-to] gegnerischen
            [f-to] gegnerischen
           *[other] gegnerische
        }{ " " }
        [allied] { $form ->
            [m-to] verbündeten
            [f-to] verbündeten
           *[other] verbündete
        }{ " " }
       *[other] { "" }
    }{ $nouns }
text-all =
    { $whose ->
        [yours] deine { $other ->
            [yes] anderen{ " " }
           *[no] { "" }
        }{ $nouns }
        [opposing] { $other ->
            [yes] andere{ " " }
           *[no] { "" }
        }gegnerische { $nouns }
        [allied] { $other ->
            [yes] andere{ " " }
           *[no] { "" }
        }verbündete { $nouns }
       *[other] { $other ->
            [yes] andere{ " " }
           *[no] { "" }
        }{ $nouns }
    }
text-this =
    { $form ->
        [to] dieser
       *[other] diese
    } Kreatur
text-enchanted =
    { $form ->
        [to] der verzauberten
       *[other] die verzauberte
    } Kreatur
text-hero =
    { $form ->
        [subject] dein Held
        [to] deinem Helden
       *[other] deinen Helden
    }
text-attacker =
    { $form ->
        [subject] der
        [to] dem
       *[other] den
    } Angreifer
text-target =
    { $form ->
        [to] dem
       *[other] das
    } Ziel
text-that =
    { $form ->
        [to] der betroffenen
       *[other] die betroffene
    } Kreatur
text-same =
    { $form ->
        [to] derselben
       *[other] dieselbe
    } Kreatur

text-mark-wounded = mit Wunden
text-mark-unwounded = ohne Wunden
text-mark-rank = vom Rang { $ranks }
text-mark-kin = ({ $kin })
text-mark-attack =
    { $attack ->
        [melee] mit Nahkampfangriff
        [ranged] mit Fernkampfangriff
       *[other] mit magischem Angriff
    }
text-mark-within =
    { $count ->
        [1] in Kontakt
       *[other] innerhalb von { $count } Hexfeldern
    }{ $source ->
        [hero] { $count ->
            [1] { " " }mit deinem Helden
           *[other] { " " }um deinen Helden
        }
       *[other] { $count ->
            [1] { " " }mit dieser Kreatur
           *[other] { " " }um diese Kreatur
        }
    }
text-mark-seen =
    { $form ->
        [more] und in { $source ->
            [hero] seiner
           *[creature] ihrer
        } Sichtlinie
       *[first] in der Sichtlinie { $source ->
            [hero] deines Helden
           *[creature] dieser Kreatur
        }
    }
text-mark-token =
    { $token ->
        [stun] mit Betäubungsmarker
        [poison] mit Giftmarker
       *[other] mit Krankheitsmarker
    }
text-or = { " oder " }
text-and = { " und " }
text-then = { "; dann " }

text-named = { $name }: { $text }
text-have =
    { $who } { $number ->
        [single] hat
       *[several] haben
    } { $abilities }
text-quoted = „{ $name }“
text-crit = Krit-Effekt: { $effects }
text-crit-effect = Krit-Effekt { $effect }
text-for-good = { $text }, dauerhaft
text-relic-armour = Rüstung { $armour }
text-multiple-uses = Mehrfach anwendbar { $uses }
text-enchants = Verzauberung: { $who }
text-stars = { $rank } { $stars }★

text-when-first-word = Erstes Wort: { $body }
text-when-last-word = Letztes Wort: { $body }
text-when-tap =
    { $hero ->
        [yes] Schließe diese Karte und deinen Helden
       *[no] { $paid ->
            [yes] Schließe diese Karte
           *[no] Schließen
        }
    }{ $paid ->
        [yes] { " " }und { $price }
       *[no] { "" }
    }: { $body }
text-when-use = Anwenden: { $body }
text-when-attack-declared = Wenn { $who } { $whom } { $how } angreift: { $body }
text-when-dice-lie = Wenn { $who } gewürfelt hat, um { $whom } { $how } anzugreifen: { $body }
text-when-symbols = Wenn { $who } { $whom } { $how } angreift, vor dem Zählen der Symbole: { $body }
text-when-damage = Wenn { $who } { $whom } { $how } angreift, vor dem Schaden: { $body }
text-when-attack-ended = Nachdem { $who } { $whom } { $how } angegriffen hat: { $body }
text-when-eliminated =
    { $actor ->
        [none] Wenn { $whom } ausgeschaltet wird: { $body }
       *[other] Wenn { $who } { $whom } { $how } ausschaltet: { $body }
    }
text-when-activation-begins = Wenn { $who } aktiviert wird: { $body }
text-when-activation-ends = Wenn { $who } die Aktivierung beendet: { $body }
text-when-turn-begins =
    { $whose ->
        [yours] Zu Beginn deines Zuges: { $body }
        [opposing] Zu Beginn des Zuges eines Gegners: { $body }
       *[other] Zu Beginn jedes Zuges: { $body }
    }
text-when-turn-ends =
    { $whose ->
        [yours] Am Ende deines Zuges: { $body }
        [opposing] Am Ende des Zuges eines Gegners: { $body }
       *[other] Am Ende jedes Zuges: { $body }
    }
text-when-summoned = Wenn { $who } das Feld betritt: { $body }
text-when-card-played =
    { $whose ->
        [yours] Wenn du eine Karte spielst: { $body }
        [opposing] Wenn ein Gegner eine Karte spielt: { $body }
       *[other] Wenn jemand eine Karte spielt: { $body }
    }
text-when-healed = Wenn { $whom } geheilt wird: { $body }
text-when-wounded = Wenn { $whom } Wunden erleidet: { $body }
text-attacked-by =
    { $attack ->
        [melee] im Nahkampf
        [ranged] im Fernkampf
       *[other] mit Magie
    }

text-price = { $price }; dann { $body }
text-price-power = zahle { $power } Macht
text-price-discard =
    wirf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
text-price-wounds =
    füge dieser Kreatur { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    } zu
text-price-hero = schließe deinen Helden
text-may = wenn du willst, { $body }
text-once = { $body } (einmal im Zug)
text-spends = { $body } (eine Anwendung)
text-if = wenn { $conditions }, { $body }
text-capital-after-colon = yes
text-amount =
    { $bound ->
        [most] { $count ->
            [0] keine
           *[other] höchstens { $count }
        }
       *[least] mindestens { $count }
    }
text-if-creatures =
    { $who } auf dem Feld { $number ->
        [single] steht
       *[several] stehen
    }
text-if-kills =
    { $who } in diesem Zug ausgeschaltet { $number ->
        [single] wurde
       *[several] wurden
    }
text-if-minions-killed =
    in diesem Zug { $amount } { $count ->
        [one] Scherge ausgeschaltet wurde
       *[other] Schergen ausgeschaltet wurden
    }
text-if-wounds-dealt =
    in diesem Zug { $amount } { $count ->
        [one] Wunde zugefügt wurde
       *[other] Wunden zugefügt wurden
    }
text-if-pushed =
    in diesem Zug { $amount } { $count ->
        [one] Kreatur gestoßen wurde
       *[other] Kreaturen gestoßen wurden
    }
text-if-healed =
    in diesem Zug { $amount } { $count ->
        [one] Wunde geheilt wurde
       *[other] Wunden geheilt wurden
    }
text-if-cards-played =
    in diesem Zug { $amount } { $type ->
        [spell] { $count ->
            [one] Zauber gespielt wurde
           *[other] Zauber gespielt wurden
        }
        [relic] { $count ->
            [one] Reliquie gespielt wurde
           *[other] Reliquien gespielt wurden
        }
        [tactic] { $count ->
            [one] Taktik gespielt wurde
           *[other] Taktiken gespielt wurden
        }
        [building] { $count ->
            [one] Gebäude gespielt wurde
           *[other] Gebäude gespielt wurden
        }
       *[card] { $count ->
            [one] Karte gespielt wurde
           *[other] Karten gespielt wurden
        }
    }
text-if-entered =
    in diesem Zug { $amount } { $count ->
        [one] Kreatur das Feld betreten hat
       *[other] Kreaturen das Feld betreten haben
    }
text-if-income = dein Einkommen { $amount } beträgt
text-if-power = du { $amount } Macht hast
text-if-hand =
    du { $amount } { $count ->
        [one] Kampfkarte
       *[other] Kampfkarten
    } auf der Hand hast
text-if-history =
    du { $amount } { $count ->
        [one] Karte
       *[other] Karten
    } in deiner Historie hast
text-if-hall =
    du { $amount } { $count ->
        [one] offene Heldentat
       *[other] offene Heldentaten
    } in deiner Ehrenhalle hast
text-if-eliminated =
    du { $amount } { $count ->
        [one] verdeckte Heldentat
       *[other] verdeckte Heldentaten
    } in deiner Ehrenhalle hast
text-if-relics =
    du { $amount } { $count ->
        [one] Reliquie
       *[other] Reliquien
    } im Spiel hast
text-if-buildings =
    du { $amount } { $count ->
        [one] Gebäude
       *[other] Gebäude
    } im Spiel hast
text-if-hero-wounds =
    dein Held { $amount } { $count ->
        [one] Wunde
       *[other] Wunden
    } hat
text-if-opposing-hero-wounds =
    ein gegnerischer Held { $amount } { $count ->
        [one] Wunde
       *[other] Wunden
    } hat
text-if-in-zone =
    { $who } in einer gegnerischen Aufstellungszone { $number ->
        [single] steht
       *[several] stehen
    }
text-if-in-terrain =
    { $who } { $kind ->
        [any] in einem beliebigen Gelände
       *[named] im Gelände ({ $terrain })
    } { $number ->
        [single] steht
       *[several] stehen
    }
text-if-near-terrain =
    { $who } in oder neben { $kind ->
        [any] einem beliebigen Gelände
       *[named] Gelände ({ $terrain })
    } { $number ->
        [single] steht
       *[several] stehen
    }
text-if-beside-hero =
    { $who } in Kontakt mit einem gegnerischen Helden { $number ->
        [single] steht
       *[several] stehen
    }
text-if-killed = { $who } ausgeschaltet wird
text-if-killer = { $who } den tödlichen Angriff ausführt
text-if-killed-with =
    { $attack ->
        [melee] ein Charakter im Nahkampf ausgeschaltet wird
        [ranged] ein Charakter im Fernkampf ausgeschaltet wird
       *[magic] ein Charakter mit Magie ausgeschaltet wird
    }

text-feat =
    { $kind }, { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $deck } vom Stapel)
text-feat-condition = Spielbar, wenn { $conditions }
text-feat-discard = Abwerfen: { $body }

text-do-damage =
    { $magic ->
        [yes] füge { $to } { $amount } magischen Schaden zu
       *[no] füge { $to } { $amount } Schaden zu
    }
text-do-dice-damage =
    { $magic ->
        [yes] füge { $to } magischen Würfelschaden zu ({ $dice })
       *[no] füge { $to } Würfelschaden zu ({ $dice })
    }
text-do-wound =
    füge { $to } { $amount ->
        [one] { $amount } Wunde
       *[other] { $amount } Wunden
    } zu
text-do-heal =
    heile { $them } um { $number ->
        [several] je { $amount }
       *[single] { $amount }
    }
text-do-give-token = gib { $to } einen { $name }
text-do-take-token =
    { $token ->
        [stun] befreie { $them } vom Betäubungsmarker
        [poison] befreie { $them } vom Giftmarker
       *[other] befreie { $them } vom Krankheitsmarker
    }
text-do-armour =
    gib { $to } { $amount ->
        [one] { $amount } Rüstungsmarker
       *[other] { $amount } Rüstungsmarker
    }
text-do-move =
    bewege { $them } um bis zu { $steps ->
        [one] { $steps } Hexfeld
       *[other] { $steps } Hexfelder
    }
text-do-place =
    stelle { $them } { $where ->
        [home] in die Aufstellungszone ihres Spielers
        [beside-hero] neben deinen Helden
        [beside-it] neben diese Kreatur
       *[other] auf ein freies Hexfeld, das höchstens { $steps ->
            [one] { $steps } Hexfeld
           *[other] { $steps } Hexfelder
        } entfernt ist
    }
text-do-swap =
    lass { $them } mit { $mine ->
        [hero] deinem Helden
       *[other] dieser Kreatur
    } den Platz tauschen
text-do-push = stoße { $them } auf ein benachbartes Hexfeld deiner Wahl
text-do-grant = gib { $to } { $abilities } { $until }
text-do-ready = du darfst { $them } in diesem Zug noch einmal aktivieren
text-do-exhaust = schließe { $them }
text-do-control = übernimm die Kontrolle über { $them }
text-do-add-dice =
    füge dem Wurf { $extra ->
        [yes] { $count ->
            [one] einen zusätzlichen Würfel
           *[other] { $count } zusätzliche Würfel
        }
       *[no] { $count ->
            [one] einen Würfel
           *[other] { $count } Würfel
        }
    } ({ $dice }) hinzu
text-do-add-symbols =
    füge { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    } hinzu
text-do-remove-symbols =
    entferne { $count } { $count ->
        [1] { $symbol }
       *[other] × { $symbol }
    }
text-do-reroll =
    wirf { $count ->
        [one] höchstens einen Würfel
       *[other] bis zu { $count } Würfel
    } neu { $some ->
        [yes] ({ $faces })
       *[no] { "" }
    }
text-do-turn-dice =
    drehe { $count ->
        [one] höchstens einen Würfel
       *[other] bis zu { $count } Würfel
    }{ $some ->
        [yes] { " " }({ $faces })
       *[no] { "" }
    } auf { $face }
text-do-change-damage =
    { $sign ->
        [less] verringere den Schaden um { $by }
       *[other] erhöhe den Schaden um { $by }
    }
text-do-draw =
    ziehe { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
text-do-draw-feat =
    ziehe { $count ->
        [one] { $count } Heldentat
       *[other] { $count } Heldentaten
    }
text-do-power = erhalte { $amount } Macht
text-do-drain = jeder Gegner verliert { $amount } Macht
text-do-discard =
    jeder Gegner wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
text-do-take-back = nimm eine Karte ({ $types }) aus deiner Historie auf die Hand
text-do-recall =
    lege einen Charakter { $some ->
        [yes] ({ $ranks }) aus
       *[no] aus
    } deiner Historie in dein Kriegslager zurück
text-do-destroy =
    zerstöre { $kind ->
        [relic] eine gegnerische Reliquie
        [building] ein gegnerisches Gebäude
       *[other] eine gegnerische Verzauberung
    }
text-do-minion =
    beschwöre { $count ->
        [one] { $count } Schergen
       *[other] { $count } Schergen
    } { $where ->
        [home] in deiner Aufstellungszone
        [beside-it] neben dieser Kreatur
       *[other] neben deinem Helden
    }
text-do-show-hand = jeder Gegner zeigt dir seine Hand
text-do-take-feat =
    lege { $count ->
        [one] die oberste Heldentat
       *[other] die { $count } obersten Heldentaten
    } verdeckt in deine Ehrenhalle
text-do-summon =
    beschwöre ohne Kosten { $where ->
        [home] in deiner Aufstellungszone
        [beside-it] neben dieser Kreatur
       *[other] neben deinem Helden
    } einen Charakter { $some ->
        [yes] ({ $ranks }) aus
       *[no] aus
    } deinem Kriegslager
text-if-feats-played =
    in diesem Zug { $amount } { $count ->
        [one] Heldentat gespielt wurde
       *[other] Heldentaten gespielt wurden
    }
text-if-camp =
    du { $amount } { $count ->
        [one] Charakter
       *[other] Charaktere
    } im Kriegslager hast
text-if-in-middle =
    { $who } in der mittleren Reihe { $number ->
        [single] steht
       *[several] stehen
    }
text-if-rows =
    { $those } { $amount } { $count ->
        [one] Reihe
       *[other] Reihen
    } besetzen
text-bonus-dice = +{ $count } Würfel bei Angriffen ({ $dice })
text-bonus-movement = +{ $x } Bewegung
text-bonus-range = +{ $x } Reichweite
text-bonus-attacks =
    { $x ->
        [one] +{ $x } Angriff
       *[other] +{ $x } Angriffe
    }
rank-no-star = ohne Stern
choice-summon = { $seat }: Wen beschwörst du?
