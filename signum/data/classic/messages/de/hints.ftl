### Rat: Pläne einer Aktivierung, und Gründe mit Zahlen.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, dann { $second }
telling-hint-go-there =
    { $how ->
        [run] laufen nach { $place }
       *[move] bewegen nach { $place }
    }
telling-hint-go =
    { $how ->
        [run] laufen
       *[move] bewegen
    }{ $where ->
        [cover] { " " }in den Schutz von „{ $thing }“
        [behind] { " " }hinter das Gelände „{ $thing }“
        [contact] { " " }in Kontakt mit { DAT($thing) }
        [towards] { " " }auf { ACC($thing) } zu, bis auf { NUMBER($gap, maximumFractionDigits: 1) } cm
       *[away] { " " }weg von { DAT($thing) }, auf { NUMBER($gap, maximumFractionDigits: 1) } cm
    }
telling-hint-stay = stehen bleiben und nichts tun
telling-hint-attack =
    { $attack ->
        [strike-magically] { ACC($target) } mit einem Magischen Tritt angreifen
        [shoot] auf { ACC($target) } schießen
        [throw] auf { ACC($target) } werfen
        [shoot-magically] mit einem Magischen Schuss auf { ACC($target) } zielen
       *[fight] { ACC($target) } im Nahkampf angreifen
    }
telling-hint-odds =
    { $safe ->
        [yes] Tötet zu { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }, im Mittel { $dealt ->
            [1] 1 Wunde
           *[other] { NUMBER($dealt, maximumFractionDigits: 1) } Wunden
        }.
       *[no] Tötet zu { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }, im Mittel { $dealt ->
            [1] 1 Wunde
           *[other] { NUMBER($dealt, maximumFractionDigits: 1) } Wunden
        } gegen { NUMBER($taken, maximumFractionDigits: 1) } erlittene, stirbt zu { NUMBER($death, style: "percent", maximumFractionDigits: 0) }.
    }
telling-hint-stabs = Einen Tritt in den Rücken geben auf dem Weg: { $those }.
telling-hint-unreached =
    { $attacks ->
        [yes] Danach erreicht kein anderer Gegner diese Kreatur, auch nicht mit einem Schuss.
       *[no] Danach erreicht kein Gegner diese Kreatur, auch nicht mit einem Schuss.
    }
telling-hint-reached =
    { $attacks ->
        [yes] { $count ->
            [one] Von den anderen kommt danach nur { $those } heran.
           *[other] Von den anderen kommen danach heran: { $those }.
        }
       *[no] { $count ->
            [one] Danach kommt nur { $those } heran.
           *[other] Danach kommen heran: { $those }.
        }
    }
telling-hint-shot-at =
    { $count ->
        [one] Freien Schuss hat { $those }.
       *[other] Freien Schuss haben { $those }.
    }
telling-hint-card =
    Kostet { $cost }; es { $left ->
        [one] bleibt { $left } Prosperitätspunkt
       *[other] bleiben { $left } Prosperitätspunkte
    }.
telling-hint-newcomer = Kommt mit Kraft { $strength } und { $health } Trefferpunkten.
telling-hint-build =
    { $count ->
        [0] Keine deiner Handkarten braucht es
        [one] { $count } Handkarte braucht es
       *[other] { $count } Handkarten brauchen es
    }; es { $left ->
        [one] bleibt { $left } Prosperitätspunkt
       *[other] bleiben { $left } Prosperitätspunkte
    }.
telling-hint-best-by-wounds = Nach Wunden gezählt ist Angriff { $attack }, Verteidigung { $defence } am besten; der Computer zählt auch, was jede Kreatur wert ist.
telling-hint-save =
    Du behältst { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }.
telling-hint-waiting =
    { $count ->
        [0] Alle deine Kreaturen haben gehandelt.
        [one] { $count } Kreatur hat noch nicht gehandelt.
       *[other] { $count } Kreaturen haben noch nicht gehandelt.
    }
telling-hint-creature = { $creature }: { $left } von { $health } Trefferpunkten, Kraft { $strength }.
telling-hint-terrain =
    { $count ->
        [0] Hält niemanden von { DAT($hero) } fern.
       *[other] Diese können { ACC($hero) } nicht mehr angreifen: { $those }.
    }
telling-hint-kept =
    { $better ->
        [yes] Erfolge: jetzt { $now }; der beste neue Wurf bringt im Mittel { NUMBER($best, maximumFractionDigits: 2) }.
       *[no] Erfolge: jetzt { $now }; kein neuer Wurf bringt im Mittel mehr.
    }
telling-hint-untapped =
    { $count ->
        [one] { $count } Gebäude bleibt offen.
       *[other] { $count } Gebäude bleiben offen.
    }
telling-hint-tactic-kept = Die Taktik bleibt für einen anderen Moment verdeckt.
telling-hint-acts =
    { $still ->
        [yes] Sie kann in diesem Spielzug noch handeln.
       *[no] Sie hat in diesem Spielzug schon gehandelt.
    }
telling-hint-begin =
    { $own ->
        [yes] Du errichtest und handelst zuerst.
       *[no] Die Gegenseite errichtet und handelt zuerst.
    }
telling-hint-hand =
    { $count ->
        [0] Keine Karte bleibt.
       *[other] Karten, die bleiben: { $count }; mit höchstens zwei Gebäuden: { $early }.
    }
telling-hint-nearest = Der nächste Gegner, { $foe }, ist { NUMBER($gap, maximumFractionDigits: 1) } cm entfernt.
