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
        [cover] { " " }in Deckung ({ $thing })
        [behind] { " " }hinter das Gelände „{ $thing }“
        [contact] { " " }in Kontakt mit { $thing }
        [towards] { " " }auf { $thing } zu, bis auf { NUMBER($gap, maximumFractionDigits: 1) } cm
       *[away] { " " }weg von { $thing }, auf { NUMBER($gap, maximumFractionDigits: 1) } cm
    }
telling-hint-stay = stehen bleiben und nichts tun
telling-hint-and = { $rest } und { $last }
telling-hint-attack =
    { $attack ->
        [strike-magically] Magischer Tritt: { $target }
        [shoot] Schuss: { $target }
        [throw] Werfen: { $target }
        [shoot-magically] Magischer Schuss: { $target }
       *[fight] im Nahkampf angreifen: { $target }
    }
telling-hint-odds = Tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 0) }, im Mittel { NUMBER($dealt, maximumFractionDigits: 1) } Wunden, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 0) }.
telling-hint-stabs = Angriffe in den Rücken auf dem Weg: { $those }.
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
telling-hint-card = Kostet { $cost }; übrige Prosperität: { $left }.
telling-hint-newcomer = Kommt mit Stärke { $strength } und { $health } Trefferpunkten.
telling-hint-build = Karten der Hand, die es brauchen: { $count }; übrige Prosperität: { $left }.
telling-hint-save = Prosperität, die bleibt: { $count }.
telling-hint-waiting =
    { $count ->
        [0] Alle deine Kreaturen haben gehandelt.
       *[other] Kreaturen, die noch nicht gehandelt haben: { $count }.
    }
telling-hint-creature = { $creature }: { $left } von { $health } Trefferpunkten, Stärke { $strength }.
telling-hint-terrain =
    { $count ->
        [0] Hält niemanden fern: { $hero }.
       *[other] Können { $hero } nicht mehr angreifen: { $those }.
    }
telling-hint-reroll = Erfolge im Mittel: { $more }.
telling-hint-kept = Behaltene Würfel: { $count }. Kein neuer Wurf bringt im Mittel mehr Erfolge.
telling-hint-untapped = Gebäude, die offen bleiben: { $count }.
telling-hint-nearest = Der nächste Gegner, { $foe }, ist { NUMBER($gap, maximumFractionDigits: 1) } cm entfernt.
