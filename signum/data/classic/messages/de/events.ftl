# Was in einer Partie geschieht. Jede Nachricht hat die Felder ihres Ereignisses.

event-activated = { $creature } wird aktiviert.
event-passed = { $creature } tut nichts.
event-activation-ended = { $creature } beendet die Aktivierung.
event-attack-declared =
    { $attack ->
        [magical-strike] { $attacker } greift { ACC($target) } mit einem Magischen Tritt an.
        [shooting] { $attacker } schießt auf { ACC($target) }.
        [throwing] { $attacker } wirft auf { ACC($target) }.
        [magical-shot] { $attacker } zielt mit einem Magischen Schuss auf { ACC($target) }.
       *[melee] { $attacker } greift { ACC($target) } im Nahkampf an.
    }
event-dice-split = { $creature } setzt { $attack } Würfel für den Angriff und { $defence } für die Verteidigung ein.
event-rolled =
    { $why ->
        [backstab] { $creature } wirft für einen Tritt in den Rücken: { $faces }.
        [detection] { $creature } wirft für die Erkennung: { $faces }.
        [entrance] { $creature } wirft, um einen Geheimgang zu finden: { $faces }.
        [search] { $creature } wirft zum Durchsuchen der Ruinen: { $faces }.
        [defence] { $creature } wirft zur Verteidigung: { $faces }.
        [text] { $creature } wirft für den Text einer Karte: { $faces }.
        [healing] { $creature } wirft zur Heilung: { $faces }.
        [control] { $creature } wirft für die Kontrolle: { $faces }.
        [poison] { $creature } wirft für das Gift: { $faces }.
        [ritual] { $creature } wirft für das Ritual: { $faces }.
        [parasite] { $creature } wirft für den Parasiten: { $faces }.
        [requiem] { $creature } wirft für das Requiem: { $faces }.
       *[attack] { $creature } wirft zum Angriff: { $faces }.
    }
event-rerolled =
    { $why ->
        [defence] { $creature } wirft zur Verteidigung neu: { $dropped }. Jetzt: { $faces }.
        [healing] { $creature } wirft zur Heilung neu: { $dropped }. Jetzt: { $faces }.
        [ritual] { $creature } wirft für das Ritual neu: { $dropped }. Jetzt: { $faces }.
       *[attack] { $creature } wirft zum Angriff neu: { $dropped }. Jetzt: { $faces }.
    }
event-hurt =
    { $relics ->
        [0] {""}
        [one] Reliquien verlieren { $relics } Rüstungsmarke für { ACC($creature) }.{" "}
       *[other] Reliquien verlieren { $relics } Rüstungsmarken für { ACC($creature) }.{" "}
    }{ $armour ->
        [0] { $creature } erhält { $wounds ->
            [0] keine Wunde
            [one] { $wounds } Wunde
           *[other] { $wounds } Wunden
        }.
       *[other] { $creature } verliert { $armour ->
            [one] { $armour } Rüstungsmarke
           *[other] { $armour } Rüstungsmarken
        }{ $wounds ->
            [0] , erhält aber keine Wunde.
            [one] {" "}und erhält { $wounds } Wunde.
           *[other] {" "}und erhält { $wounds } Wunden.
        }
    }
event-healed =
    { $creature } wird um { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    } geheilt.
event-eliminated =
    { $type ->
        [hero] { $creature } stirbt: Der Held ist gefallen.
       *[other] { $creature } stirbt.
    }
event-attack-ended =
    { $damage ->
        [0] { $attacker } fügt { DAT($target) } keinen Schaden zu.
       *[other] { $target } erhält { $damage } Schaden von { DAT($attacker) }.
    }
event-fought = { $attacker } und { $defender } beenden den Nahkampf.
event-gained =
    { $way ->
        [bar]
            { $until ->
                [attack] { $creature } { $ability }, und zwar bis zum Ende dieses Angriffs.
                [end] { $creature } { $ability }, und zwar bis zum Ende von Spielzug { $turn }.
                [start] { $creature } { $ability }, und zwar bis zum Beginn von Spielzug { $turn }.
               *[forever] { $creature } { $ability }.
            }
        [figure]
            { $until ->
                [attack] { $creature } erhält bis zum Ende dieses Angriffs { $ability }.
                [end] { $creature } erhält bis zum Ende von Spielzug { $turn } { $ability }.
                [start] { $creature } erhält bis zum Beginn von Spielzug { $turn } { $ability }.
               *[forever] { $creature } erhält { $ability }.
            }
       *[gain]
            { $until ->
                [attack] { $creature } erhält bis zum Ende dieses Angriffs „{ $ability }“.
                [end] { $creature } erhält bis zum Ende von Spielzug { $turn } „{ $ability }“.
                [start] { $creature } erhält bis zum Beginn von Spielzug { $turn } „{ $ability }“.
               *[forever] { $creature } erhält „{ $ability }“.
            }
    }
event-armour-gained =
    { $creature } erhält { $tokens ->
        [one] { $tokens } Rüstungsmarke
       *[other] { $tokens } Rüstungsmarken
    }.
event-expired = { $sentences }
event-turn-began = Spielzug { $turn }: { $seat }
event-refreshed =
    { $every_card ->
        [yes] { $seat } { PERSON($seat, "öffnet", "öffnest") } alle Karten; alle Kreaturen sind bereit.
       *[no] { $seat } { PERSON($seat, "öffnet", "öffnest") } alle Gebäude; alle Kreaturen sind bereit.
    }
event-phase-began = Die Phase „{ $phase }“ beginnt.
event-turn-ending = { $seat } { PERSON($seat, "kommt", "kommst") } zum Ende des Spielzugs.
event-turn-ended = { $seat } { PERSON($seat, "beendet", "beendest") } den Spielzug; als Nächstes { PERSON($next_seat, "spielt", "spielst") } { $next_seat }.
event-drawn =
    { $known ->
        [yes] { $seat } { PERSON($seat, "zieht", "ziehst") } „{ $card }“.
       *[no] { $seat } { PERSON($seat, "zieht", "ziehst") } eine Karte.
    }
event-drew-nothing = { $seat } { PERSON($seat, "kann", "kannst") } nicht ziehen: Der Schlachtsatz ist leer.
event-discarded = { $seat } { PERSON($seat, "legt", "legst") } „{ $card }“ ab.
event-returned =
    { $known ->
        [yes] { $seat } { PERSON($seat, "mischt", "mischst") } „{ $card }“ zurück in den Schlachtsatz.
       *[no] { $seat } { PERSON($seat, "mischt", "mischst") } eine Karte von der Hand zurück in den Schlachtsatz.
    }
event-prospered =
    { $seat } { PERSON($seat, "erhält", "erhältst") } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }.
event-game-ended = Das Spiel ist zu Ende. { $result }
event-conceded = { $seat } { PERSON($seat, "gibt", "gibst") } auf.
event-gave-up = { $seat } { PERSON($seat, "gibt", "gibst") } auf.
event-went-out = { $seat } { PERSON($seat, "spielt", "spielst") } nicht mehr mit.
event-clock-ran-out = { $seat } { PERSON($seat, "hat", "hast") } keine Zeit mehr.
event-clock-expired = { $seat } { PERSON($seat, "hat", "hast") } keine Zeit mehr.
event-time-called = Die vereinbarte Zeit ist um.
event-draw-agreed = Die Spieler einigen sich auf Unentschieden.
event-move-declared =
    { $how ->
        [run] { $creature } läuft los, zum Punkt { $to }.
       *[move] { $creature } bewegt sich zum Punkt { $to }.
    }
event-moved =
    { $how ->
        [run] { $creature } läuft { NUMBER($length, maximumFractionDigits: 1) } cm und steht bei { $to }.
       *[move] { $creature } geht { NUMBER($length, maximumFractionDigits: 1) } cm und steht bei { $to }.
    }
event-stayed = { $creature } bleibt stehen: Der Weg zu { $to } ist versperrt.
event-placed = { $creature } wird versetzt und steht bei { $to }.
event-pushed = { $creature } wird { NUMBER($length, maximumFractionDigits: 1) } cm von { DAT($by) } weggestoßen und steht bei { $to }.
event-summoned = { $seat } { PERSON($seat, "bringt", "bringst") } { ACC($creature) } bei { $to } aus.
event-uncovered = { $creature } verliert die Verstecktheitsmarke.

outcome-hero = { $winners ->
        [single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") }:
       *[several] { $seat } { PERSON($seat, "gewinnen", "gewinnt") }:
    } { $losers ->
        [single] Der gegnerische Held ist gefallen.
       *[several] Die gegnerischen Helden sind gefallen.
    }
outcome-prosperity = { $winners ->
        [single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") } durch Prosperität.
       *[several] { $seat } { PERSON($seat, "gewinnen", "gewinnt") } durch Prosperität.
    }
outcome-time = { $winners ->
        [single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") }: Der eigene Held hat am Ende der Zeit weniger Wunden.
       *[several] { $seat } { PERSON($seat, "gewinnen", "gewinnt") }: { PERSON($seat, "Ihre", "Eure") } Helden haben am Ende der Zeit weniger Wunden.
    }
outcome-tie-break = { $winners ->
        [single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") } bei Gleichstand durch Prosperität und Stadt oder durch getötete Spielfiguren.
       *[several] { $seat } { PERSON($seat, "gewinnen", "gewinnt") } bei Gleichstand durch Prosperität und Stadt oder durch getötete Spielfiguren.
    }
outcome-draw = { $winners ->
        [none] Unentschieden: Beide Seiten sind in allem gleich.
       *[several] Unentschieden: { $seat } { PERSON($seat, "sind", "seid") } in allem gleich.
    }
outcome-concession = { $winners ->
        [single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") }:
       *[several] { $seat } { PERSON($seat, "gewinnen", "gewinnt") }:
    } { $losers ->
        [single] Die Gegenseite hat aufgegeben.
       *[several] Alle Gegner haben aufgegeben.
    }
outcome-clock = { $winners ->
        [single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") }:
       *[several] { $seat } { PERSON($seat, "gewinnen", "gewinnt") }:
    } { $losers ->
        [single] Die Gegenseite hat keine Zeit mehr.
       *[several] Die Gegner haben keine Zeit mehr.
    }
outcome-agreement = Unentschieden, wie vereinbart.
