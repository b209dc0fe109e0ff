### Rat: der Plan einer Aktivierung, und Gründe mit Zahlen.

telling-hint-plan = { $creature }: { $steps }.
telling-hint-then = { $first }, dann { $second }
telling-hint-go =
    { $how ->
        [run] nach { $place } laufen
       *[move] nach { $place } gehen
    }
telling-hint-attack =
    { $attack ->
        [ranged] auf { ACC($target) } schießen
        [magic] { ACC($target) } mit Magie angreifen
       *[melee] { ACC($target) } im Nahkampf angreifen
    }
telling-hint-stay = stehen bleiben
telling-hint-odds =
    Schaltet zu { $kill } % aus, im Mittel { $expected ->
        [one] { NUMBER($expected, maximumFractionDigits: 1) } Wunde
       *[other] { NUMBER($expected, maximumFractionDigits: 1) } Wunden
    }, stößt zu { $pushed } %.
telling-hint-kill-points =
    { $points ->
        [one] Das Ausschalten bringt 1 Siegpunkt: { $now } von { $goal }.
       *[other] Das Ausschalten bringt { $points } Siegpunkte: { $now } von { $goal }.
    }
telling-hint-kill-wins = Gelingt es, ist das Spiel gewonnen.
telling-hint-kill-feats = Nach dem Ausschalten lässt sich auch spielen: { $feats }.
telling-hint-counter =
    Gegenschlag zu { $chance } %: im Mittel { $expected ->
        [one] { NUMBER($expected, maximumFractionDigits: 1) } Wunde
       *[other] { NUMBER($expected, maximumFractionDigits: 1) } Wunden
    }, tödlich zu { $dies } %.
telling-hint-feats = Von dort lässt sich spielen: { $feats }.
telling-hint-rolls = Am Ende der Aktivierung: { $terrains } (ein Wurf).
telling-hint-threats =
    { $count ->
        [0] { $attacks ->
            [yes] Kein anderer Gegner kann dort angreifen.
           *[no] Kein Gegner kann dort angreifen.
        }
        [one] { $attacks ->
            [yes] Von den anderen kann dort nur { $those } angreifen.
           *[no] Nur { $those } kann dort angreifen.
        }
       *[other] { $attacks ->
            [yes] Von den anderen können dort { $count } angreifen: { $those }.
           *[no] { $count } Gegner können dort angreifen: { $those }.
        }
    }
telling-hint-cost = Danach übrig: { $left } Macht.
telling-hint-newcomer =
    { $acts ->
        [now] Würfel: { $dice }; Leben { $health }, Bewegung { $movement }. Kann sofort aktiviert werden.
       *[later] Würfel: { $dice }; Leben { $health }, Bewegung { $movement }. Handelt ab deinem nächsten Zug.
    }
telling-hint-points =
    { $points ->
        [one] 1 Siegpunkt: { $now } von { $goal }.
       *[other] { $points } Siegpunkte: { $now } von { $goal }.
    }
telling-hint-wins = Das sind { $now } von { $goal } Siegpunkten, und das Spiel ist gewonnen.
telling-hint-given-up =
    { $points ->
        [one] Gibt den Siegpunkt der Heldentat auf.
       *[other] Gibt die { $points } Siegpunkte der Heldentat auf.
    }
telling-hint-ends =
    { $count ->
        [0] Alle deine Kreaturen haben gehandelt; übrig: { $power } Macht.
        [one] 1 Kreatur hat nicht gehandelt; übrig: { $power } Macht.
       *[other] { $count } Kreaturen haben nicht gehandelt; übrig: { $power } Macht.
    }
telling-hint-dice = Über die Wirkung entscheiden Würfel.
telling-hint-income = Einkommen { $before } auf { $after }.
telling-hint-power = { $count } Macht mehr.
telling-hint-drawn =
    { $count ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $count } Karten.
    }
telling-hint-falls = Schaltet aus: { $those }.
telling-hint-hurt =
    { $count ->
        [one] { $creature } erleidet 1 Wunde.
       *[other] { $creature } erleidet { $count } Wunden.
    }
telling-hint-healed = Heilt { ACC($creature) } um { $count }.
telling-hint-armour = { $creature } bekommt { $count } Rüstung.
telling-hint-token = { $creature } bekommt einen { $token }.
telling-hint-entered =
    { $count ->
        [one] 1 Kreatur kommt aufs Feld.
       *[other] { $count } Kreaturen kommen aufs Feld.
    }
telling-hint-kept = Du behältst { $cards }.
telling-hint-ground = Der Boden dort: { $terrain }.
telling-hint-nearest =
    { $distance ->
        [one] Der nächste Gegner, { $foe }, ist 1 Hexfeld entfernt.
       *[other] Der nächste Gegner, { $foe }, ist { $distance } Hexfelder entfernt.
    }
telling-hint-healing =
    Heilt im Mittel { NUMBER($expected, maximumFractionDigits: 1) } von { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }.
telling-hint-creature = { $creature }: { $left } von { $health } Leben.
telling-hint-counters = Du hast { $power } Macht und { $points } von { $goal } Siegpunkten.
telling-hint-milestone = Den nächsten Siegpunkt bringt Einkommen { $mark }.
telling-hint-printed = Kosten { $cost }, Einkommen +{ $income }.
telling-hint-pushed = +{ $damage } Schaden.
telling-hint-kill-loses = Das Ausschalten beendet das Spiel, und du verlierst: Die Gegenseite hat mehr Punkte.
