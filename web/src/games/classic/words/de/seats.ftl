seats-your-team = Dein Team
seats-opponents = Gegner
seats-team = Team { $number }
seats-goal =
    { $who ->
        [each] je { $prosperity } und { $buildings }/{ $buildings }
        [last] { $prosperity } und { $buildings }/{ $buildings }
       *[any] einer von euch bei { $prosperity }
    }
seats-to-fall =
    { $count ->
        [one] ein Held muss fallen
       *[other] { $count } Helden müssen fallen
    }
seats-order = Reihenfolge
seats-turn = Spielzug { $turn }
seat-acts = am Zug
seat-next = folgt
seat-out-in = ausgeschieden in Spielzug { $turn }
seat-open = Stadt: { $name }
seat-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
seat-city =
    { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
seat-prosperity = Prosperität { $prosperity } von { $goal }
seat-hero = { $name }, { $left } von { $health } Trefferpunkten
turn-then = Danach: { $names }.
