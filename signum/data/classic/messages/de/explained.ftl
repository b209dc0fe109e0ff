### Das Ende eines Spiels, erklärt: Entscheidung, Wendepunkte, Zahlen und Glück.

telling-end-fell-to =
    { $way ->
        [struck-back] { $hero } griff an und fiel durch den Gegenschlag von { DAT($foe) }.
       *[attacked] { $hero } fiel durch einen Angriff von { DAT($foe) }.
    }{ $known ->
        [yes] { " " }Die Chance dafür war { $chance } %.
       *[no] { "" }
    }
telling-end-fell-by = { $hero } fiel ohne angekündigten Angriff durch { ACC($foe) }.
telling-end-fell = { $hero } fiel, und keine Kreatur war die Ursache.
telling-end-prosperity =
    { $seat } { PERSON($seat, "hat", "hast") } { $amount ->
        [one] { $amount } Prosperitätspunkt
       *[other] { $amount } Prosperitätspunkte
    }; mit { $goal } gewinnt man.
telling-end-wounds-of =
    { $seat }: { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    } auf Helden
telling-end-tie-of =
    { $seat }: { $wealth } Prosperitätspunkte mit der Stadt, { $kills ->
        [one] { $kills } getötete Spielfigur
       *[other] { $kills } getötete Spielfiguren
    }
telling-end-left =
    { $how ->
        [clock] { $seat } { PERSON($seat, "hatte", "hattest") } in Spielzug { $turn } keine Zeit mehr.
       *[concession] { $seat } { PERSON($seat, "hat", "hast") } in Spielzug { $turn } aufgegeben.
    }
telling-end-agreed = Das Unentschieden wurde in Spielzug { $turn } vereinbart.
telling-end-share-eliminated = { $seat } { PERSON($seat, "verliert", "verlierst") } { $share } % von Kraft und Trefferpunkten auf dem Schlachtfeld.
telling-end-share-wounded = { $share } % der Trefferpunkte dieses Helden.
telling-end-share-prospered = { $share } % der Prosperität, mit der man gewinnt.
telling-end-share-quest =
    { $how ->
        [quest-failed] Sie kostet { $share } % der Ehre, die zum Sieg reicht.
       *[quest-completed] { $share } % der Ehre, die zum Sieg reicht.
    }
telling-end-chance-elimination = Die Chance dafür war { $chance } %.
telling-end-chance-wounds = Die Chance auf so viele Wunden oder mehr war { $chance } %.
telling-end-row-attacks = Angriffe
telling-end-row-wounds = Wunden bei Gegnern
telling-end-row-eliminated = Gegner getötet
telling-end-row-lost = Eigene Kreaturen verloren
telling-end-row-activations = Aktivierungen
telling-end-row-cards = Gespielte Karten
telling-end-row-buildings = Errichtete Gebäude
telling-end-row-prosperity = Prosperität am Ende
telling-end-luck =
    { $dice ->
        [0] Keine Würfel, die zählen.
       *[other] { $successes ->
            [one] { $successes } Erfolg
           *[other] { $successes } Erfolge
        } mit { $dice ->
            [one] { $dice } Würfel
           *[other] { $dice } Würfeln
        }, erwartet { NUMBER($expected, maximumFractionDigits: 1) }: { $direction ->
            [more] { NUMBER($difference, maximumFractionDigits: 1) } mehr als erwartet.
            [fewer] { NUMBER($difference, maximumFractionDigits: 1) } weniger als erwartet.
           *[equal] wie erwartet.
        }
    }
telling-end-luck-about = Jeder geworfene Würfel zählt mit den Seiten, die Erfolg hatten; ein neu geworfener zählt noch einmal.
