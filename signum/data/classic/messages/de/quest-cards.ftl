# Die Texte der Quests, der Overlordkarten und der Kreaturen des Overlords: eine Nachricht für jeden Teil des Wortschatzes.

quest-drawn = Beim Ziehen: { $deeds }
quest-gives =
    Solange die Quest aktiv ist, hat { $kind ->
        [terrain] das Gelände „{ $name }“ diese Eigenschaften: { $abilities }
       *[creature] jede Kreatur „{ $name }“ { $abilities }
    }
quest-goal = Ziel: { $conditions }
quest-goal-and = { " und " }
quest-goal-or = { " oder " }
quest-failure = Gescheitert, sobald gilt: { $conditions }
quest-reward = Belohnung: { $reward }
quest-honour = { $count } Ehre
quest-main =
    { $multiple ->
        [yes] Für je { $rage } Zorn: { $deeds }
       *[no] Für { $rage } Zorn: { $deeds }
    }
quest-extra = Zusätzlich: { $deeds }
quest-you-overlord = Mit „du“ ist auf dieser Karte der Overlord gemeint
quest-side =
    { $side ->
        [pvp] PvP
       *[pve] PvE
    }: Kraft { $strength }, Trefferpunkte { $health }, { $movement ->
        [none] keine Bewegung
       *[letter] Bewegung { $movement }
    }
quest-side-b = Nach der Quest: { $abilities }

quest-place-field = auf dem Schlachtfeld
quest-place-terrain =
    { $near ->
        [near] innerhalb von { $within } um „{ $terrain }“
       *[contact] im Kontakt mit „{ $terrain }“
    }
quest-place-heros-side =
    { $near ->
        [near] höchstens { $within } von der Seite des Helden entfernt
       *[contact] im Kontakt mit der Seite des Helden
    }
quest-place-overlords-side =
    { $near ->
        [near] höchstens { $within } von der Seite des Overlords entfernt
       *[contact] im Kontakt mit der Seite des Overlords
    }
quest-place-hero =
    { $near ->
        [near] innerhalb von { $within } um den Helden
       *[contact] im Kontakt mit dem Helden
    }

quest-do-lay =
    { $number ->
        [one] der Heldenspieler legt das Gelände „{ $terrain }“ aus
       *[other] der Heldenspieler legt { $number } Gelände „{ $terrain }“ aus
    }
quest-do-summon =
    { $number ->
        [one] „{ $name }“ kommt
       *[other] { $number } Kreaturen „{ $name }“ kommen
    } { $at }{ $control ->
        [yes] { " " }unter der Kontrolle des Helden
       *[no] { "" }
    } ins Spiel
quest-do-rouse =
    { $creature ->
        [any] jede Kreatur des Overlords wird noch einmal aktiviert
       *[kind] jede Kreatur „{ $name }“ wird noch einmal aktiviert
    }

quest-if-defeat =
    { $creature ->
        [any] { $number ->
            [one] 1 Kreatur des Overlords ist besiegt
           *[other] { $number } Kreaturen des Overlords sind besiegt
        }
        [of-quest] { $number ->
            [one] 1 Kreatur dieser Quest ist besiegt
           *[other] { $number } Kreaturen dieser Quest sind besiegt
        }
       *[kind] { $number ->
            [one] „{ $name }“ ist besiegt
           *[other] { $number } Kreaturen „{ $name }“ sind besiegt
        }
    }
quest-if-stand =
    { $who ->
        [hero] der Held steht
        [yours] { $number ->
            [one] eine deiner Kreaturen steht
           *[other] { $number } deiner Kreaturen stehen
        }
        [friend] { $number ->
            [one] der Freund des Helden steht
           *[other] { $number } Freunde des Helden stehen
        }
        [any] { $number ->
            [one] eine Kreatur des Overlords steht
           *[other] { $number } Kreaturen des Overlords stehen
        }
        [of-quest] { $number ->
            [one] eine Kreatur dieser Quest steht
           *[other] { $number } Kreaturen dieser Quest stehen
        }
       *[kind] { $number ->
            [one] eine Kreatur „{ $name }“ steht
           *[other] { $number } Kreaturen „{ $name }“ stehen
        }
    }{ $rounds ->
        [one] {""}
       *[other] {""} in { $rounds } Questphasen in Folge
    } { $at }
quest-if-none-left =
    { $creature ->
        [any] keine Kreatur des Overlords ist { $at }
        [of-quest] keine Kreatur dieser Quest ist { $at }
       *[kind] keine Kreatur „{ $name }“ ist { $at }
    }
quest-if-rounds =
    { $number ->
        [one] 1 Runde ist vergangen
       *[other] { $number } Runden sind vergangen
    }
quest-if-friend-lost = der Freund des Helden ist verloren
quest-if-terrain-lost = das Gelände „{ $terrain }“ ist zerstört
quest-if-carry = eine deiner Kreaturen, die in einer Questphase { $origin } war, steht mit der Last { $to }
quest-if-search =
    { $number ->
        [one] das Gelände „{ $terrain }“ ist durchsucht
       *[other] das Gelände „{ $terrain }“ ist { $number }-mal durchsucht
    }
quest-if-spend =
    { $prosperity ->
        [one] du hast 1 Prosperitätspunkt ausgegeben, seit die Quest gezogen wurde
       *[other] du hast { $prosperity } Prosperitätspunkte ausgegeben, seit die Quest gezogen wurde
    }
quest-if-own =
    { $prosperity ->
        [one] du hast 1 Prosperitätspunkt oder mehr
       *[other] du hast { $prosperity } Prosperitätspunkte oder mehr
    }
quest-if-build =
    { $number ->
        [one] du hast 1 Gebäude errichtet, seit die Quest gezogen wurde
       *[other] du hast { $number } Gebäude errichtet, seit die Quest gezogen wurde
    }
quest-if-play =
    { $card ->
        [character] du hast { $number ->
            [one] { $number } Spielfigur
           *[other] { $number } Spielfiguren
        } abgespielt, seit die Quest gezogen wurde
        [spell] du hast { $number ->
            [one] { $number } Zauberspruch
           *[other] { $number } Zaubersprüche
        } abgespielt, seit die Quest gezogen wurde
        [relic] du hast { $number ->
            [one] { $number } Reliquie
           *[other] { $number } Reliquien
        } abgespielt, seit die Quest gezogen wurde
       *[tactic] du hast { $number ->
            [one] { $number } Taktik
           *[other] { $number } Taktiken
        } abgespielt, seit die Quest gezogen wurde
    }
quest-if-wounds =
    { $number ->
        [one] der Held hat 1 Wunde oder mehr
       *[other] der Held hat { $number } Wunden oder mehr
    }

quest-target-nearest = die nächste deiner Kreaturen
quest-target-weakest = die schwächste deiner Kreaturen
quest-target-strongest = die stärkste deiner Kreaturen
quest-target-hero = den Helden
quest-target-friend = den Freund des Helden
quest-target-terrain = „{ $name }“
quest-target-quest-terrain = das nächste Gelände einer aktiven Quest
quest-target-heros-side = die Seite des Helden
quest-within =
    { $form ->
        [guard] { " " }(höchstens { $letter } davon entfernt)
       *[attack] { " " }(innerhalb von { $letter } um diese Kreatur)
    }
quest-behaviour-attack = Greift { $target }{ $within } im Nahkampf an, wenn das Ziel erreichbar ist
quest-behaviour-shoot = Führt einen Fernangriff auf { $target }{ $within } aus, wenn er möglich ist
quest-behaviour-approach = Geht auf { $target }{ $within } zu
quest-behaviour-guard = Kehrt zurück und bewacht { $target }{ $within }
quest-behaviour-stay = Bleibt stehen
quest-leash = Bleibt immer { $place }

telling-quest-type =
    { $type ->
        [early] Frühe Quest
        [late] Späte Quest
        [spell-pvp] Zauberspruch des Overlords, gegen einen Spieler
        [spell-pve] Zauberspruch des Overlords, Solospiel
        [tactic-pvp] Taktik des Overlords, gegen einen Spieler
        [tactic-pve] Taktik des Overlords, Solospiel
        [relic-pvp] Reliquie des Overlords, gegen einen Spieler
        [relic-pve] Reliquie des Overlords, Solospiel
        [unique] Einzigartige Kreatur
        [friend] Freund des Helden
        [terrain] Questgelände
        [unique-terrain] Einzigartiges Questgelände
       *[creature] Kreatur des Overlords
    }
telling-quest-rage =
    { $rage ->
        [0] kein Zorn
       *[other] { $rage } Zorn
    }
