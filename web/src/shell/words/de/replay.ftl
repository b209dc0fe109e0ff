# The page on which a finished game is watched again.
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
replay-go-on = Von hier weiterspielen
replay-go-on-about =
    { $dice ->
        [same] Würfel und gemischte Karten sind die des Spiels, das du ansiehst: Dieselben Antworten führen zu demselben Spiel, und wer seine Aufzeichnung hat, kann sie voraussehen. Das Spiel, das du ansiehst, bleibt, wie es ist. War bei diesem Schritt etwas im Gange, beginnt das neue Spiel kurz davor.
       *[new] Die Würfel sind neu; das Spiel, das du ansiehst, bleibt, wie es ist. War bei diesem Schritt etwas im Gange, beginnt das neue Spiel kurz davor.
    }
replay-go-on-same-dice = Dieselben Würfel
replay-go-on-as = Du spielst
replay-go-on-computer = Gegen den Computer
replay-go-on-link = Link für einen Freund
replay-analyse = Auswerten
replay-analyse-about = Die Siegchance in jedem Zug, nach Fortsetzungen zwischen Computerspielern
replay-analysing = Auswertung: { $done } %
replay-chance =
    { $name }: Chance { $chance } %{ $range }{ $before ->
        [-1] { "" }
       *[other] , vorher { $before } %
    }
replay-chance-bare =
    Chance { $chance } %{ $range }{ $before ->
        [-1] { "" }
       *[other] , vorher { $before } %
    }
replay-moments = Schlüsselmomente
replay-moments-coming = Die Schlüsselmomente folgen, sobald die Kurve da ist.
replay-moments-none = Keine Entscheidung hat das Spiel deutlich verändert. Am meisten bewegten sich die Aussichten in { $count ->
    [one] diesem Zug:
   *[other] diesen Zügen:
  }
replay-moment-turn = Zug { $turn }
replay-eventful-told = { $name }: Chance { $before } % → { $after } %, { $change } % (± { $error })
replay-eventful-about = Was geschah, nach der Kurve; keine Wahl wird beurteilt. ± nennt den Fehler; größer ist er selten.
replay-eventful-more = { $count } weitere im Verlauf
replay-moment = Zug { $turn }: { $name }
replay-moment-told = { $review ->
    [costly] Eine andere Wahl war besser: +{ $better } % (± { $error })
    [best] Keine Wahl war besser
    [dice] Von den Würfeln entschieden: { $dice } % (± { $dice_error })
    [probably-costly] Eine andere Wahl war wahrscheinlich besser: +{ $better } % (± { $error })
    [probably-best] Wahrscheinlich war keine Wahl besser: +{ $better } % (± { $error }) vor der nächsten
    [probably-dice] Die Würfel machten wahrscheinlich etwas aus: { $dice } % (± { $dice_error })
   *[close] Die Möglichkeiten liegen nah beieinander: +{ $better } % (± { $error })
  }
replay-moment-played = gespielt
replay-moment-dice = { $gave ->
    [yes] Die Würfel brachten { $dice } % (± { $error }).
   *[no] Die Würfel kosteten { $dice } % (± { $error }).
  }
replay-moment-games = Vom Computer nach je { $games } Fortsetzungen beurteilt; verdeckte Karten kannte der Spieler dabei nicht. Die Werte sind vorsichtig geschätzt. ± nennt den Fehler; größer ist er selten.
replay-percent = { $share } %
replay-players = Hände und Glück
replay-luck = Würfelglück
replay-hand = Hand
replay-hand-empty = Keine Karte.
replay-no-turns = Kein Zug wurde gespielt, also gibt es nichts auszuwerten.
replay-excerpt = Ab hier wird in einem anderen Spiel weitergespielt. Bis es zu Ende ist, hört die Aufzeichnung bei diesem Schritt auf und zeigt keine Hand.
replay-spoken = Schritt { $step } von { $steps }, { $turn }. { $words } { $chance }{ $moment }
replay-chances-of = Siegchance: { $name }
replay-key-moment = Schlüsselmoment
replay-key-before = Voriger Schlüsselmoment
replay-key-after = Nächster Schlüsselmoment
replay-moment-spoken = . Schlüsselmoment: { $told }
replay-moment-number = Schlüsselmoment { $number } von { $count }
replay-moment-kind = { $review ->
    [costly] teuer
    [best] bester Zug
    [dice] durch Würfel entschieden
    [probably-costly] wahrscheinlich teuer
    [probably-best] wahrscheinlich bester Zug
    [probably-dice] Würfel wahrscheinlich wichtig
   *[close] knapp
  }
replay-moment-ways = Was möglich war
replay-moment-chance = Chance
replay-way-better = besser
replay-way-probably-better = wahrscheinlich besser
continued-line = Das beendete Spiel
continued-from = Dieses Spiel setzt ein beendetes ab Schritt { $step } fort.
continued-back = Zurück zu Schritt { $step } der Aufzeichnung
replay-change = { $from } → { $to } %
