# The page on which a finished game is watched again.
replay-title = Wiederholung
replay-opening = Das Spiel wird noch einmal aufgebaut …
replay-step = Schritt { $step } von { $steps } · { $turn }
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-after = Einen Schritt weiter
replay-last = Zum Ende
replay-timeline = Schritte des Spiels
replay-side = Wessen Seite
replay-side-none = Hände verdeckt
replay-side-of = Wie { WITHIN($name) }
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-usual = Normal
replay-speed-fast = Schnell
replay-steps = Schritte
end-replay = Wiederholung
replay-go-on = Von hier weiterspielen
replay-go-on-about = Die Würfel sind neu; das Spiel, das du ansiehst, bleibt, wie es ist. War bei diesem Schritt etwas im Gange, beginnt das neue Spiel kurz davor.
replay-go-on-as = Du spielst
replay-go-on-computer = Gegen den Computer
replay-go-on-link = Link für einen Freund
replay-analyse = Auswerten
replay-analyse-about = Die Siegchance in jedem Zug, nach Fortsetzungen zwischen Computerspielern
replay-analysing = Auswertung: { $done } %
replay-curve = Siegchance im Lauf des Spiels
replay-chance =
    { $name }: Chance { $chance } %{ $before ->
        [-1] { "" }
       *[other] , vorher { $before } %
    }
