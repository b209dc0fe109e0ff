power = Macht
power-of = Macht { $power } von { $most }
power-rule = Macht bezahlt Karten und Beschwörungen. Zu Beginn deines Zuges wird sie so hoch wie dein Einkommen.
income = Einkommen
income-of = Einkommen { $income }; der Gegner hat { $other }
income-rule = Das Einkommen ist die Summe der Einkommenswerte der Karten in der Historie.
milestone-point = Bei Einkommen { $income }: ein Siegpunkt, solange es so bleibt
milestone-card = Bei Einkommen { $income }: eine Karte ziehen
next-point = nächster Punkt bei { $income }
zone-hand = Hand
zone-feats = { $count ->
    [one] Heldentat
   *[other] Heldentaten
  }
zone-deck = Deck
relics = Reliquien { $count }
city = Stadt { $count }
armour = Rüstung
history = Historie { $count }
history-rule = Hier liegen gespielte, abgeworfene und ausgeschaltete Karten. Zusammen ergeben sie das Einkommen.
points-goal = { $goal } Siegpunkte
points-rule = Wer zuerst { $goal } Siegpunkte hat, gewinnt.
one-more-wins =
    { $own ->
        [yes] Noch ein Punkt, und du gewinnst.
       *[no] Noch ein Punkt, und der Gegner gewinnt.
    }
hall = Ehrenhalle
hall-rule = Gespielte Heldentaten und eine für jeden Stern ausgeschalteter Charaktere. Zusammen ergeben sie die Punkte.
chip-kills =
    { $count ->
        [one] 1 ausgeschaltet
       *[other] { $count } ausgeschaltet
    }
chip-income = Einkommen { $count }
chip-other = andere
camp = Kriegslager { $count }
camp-rule = Einmal im Zug darfst du einen Charakter aus dem Kriegslager für seine Kosten beschwören. Er kommt in deine Aufstellungszone.
camp-place =
    { $name }, { $rank ->
        [none] ohne Stern
        [bronze] Bronze
        [silver] Silber
       *[gold] Gold
    }{ $stars ->
        [0] {""}
        [one] {""}
       *[other] , { $stars } Sterne
    }, { $state ->
        [out] auf dem Feld
        [now] Kosten { $cost }, kann jetzt beschworen werden
       *[waits] Kosten { $cost }
    }
camp-free =
    Freier Platz: { $rank ->
        [bronze] Bronze
        [silver] Silber
       *[gold] Gold
    }
