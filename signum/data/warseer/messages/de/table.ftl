# Warseer: the table in words.

telling-goal = Das Ziel: { $points } Siegpunkte oder der Fall des gegnerischen Helden.
telling-setting-up = Aufbau: { $phase }
telling-turn =
    Zug { $turn }: { $seat }{ $last ->
        [yes] { " " }(der letzte)
       *[no] { "" }
    }
telling-side = { $seat }: { $hero }
telling-board = { $seat }: { $points } von { $goal } Siegpunkten; Macht { $power }, Einkommen { $income }; Hand { $hand }, Heldentaten { $feats }, Deck { $deck }; Ehrenhalle { $hall } offen und { $kills } verdeckt; Historie { $history }.
telling-creature = { $at } { $name } ({ $kind }): Leben { $left } von { $health }, Rüstung { $armour }; { $attack } { $dice }, Reichweite { $range }; Bewegung { $movement }
telling-peaceful = { $at } { $name } ({ $kind }): Leben { $left } von { $health }, Rüstung { $armour }; Bewegung { $movement }
telling-activated = aktiviert
telling-tapped = geschlossen
telling-uses =
    noch { $uses ->
        [one] { $uses } Anwendung
       *[other] { $uses } Anwendungen
    }
telling-draws =
    { $seat } { PERSON($seat, "zieht", "ziehst") } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
telling-draws-these = { $seat } { PERSON($seat, "zieht", "ziehst") }: { $cards }.
telling-relics = Reliquien: { $cards }
telling-city = Stadt: { $cards }
telling-camp = Kriegslager: { $cards }
telling-history = Historie: { $cards }
telling-hall = Ehrenhalle: { $cards }
telling-minion = Scherge: { $card }
telling-feat-deck = Heldentaten im Stapel: { $count }
telling-with-cost = { $card } (Kosten { $cost })
telling-with-figures = { $text } ({ $at }, Leben { $left } von { $health })
telling-hand-empty = Deine Hand ist leer.
telling-hand-power = Du hast { $power } Macht.
telling-hand-card = { $card } ({ $kind }, Kosten { $cost }, Einkommen { $income }): { $text }
telling-hand-feat = { $card }: { $text }
telling-zones = Ein Hexfeld zeigt seinen Namen, seine Kreatur (1 oder 2 nennt den Spieler) mit ihrem Leben, oder sein Gelände. Zahlen in Klammern sind Aufstellungszonen.
telling-card-title = { $card } ({ $kind })
telling-card-price = Kosten { $cost }, Einkommen { $income }
telling-card-body = { $attack } { $dice }, Reichweite { $range }, Leben { $health }, Bewegung { $movement }
telling-card-peaceful = Leben { $health }, Bewegung { $movement }
telling-leadership = Führung: { $ranks }
