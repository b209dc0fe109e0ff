end-verify = Würfel prüfen
end-verify-about = Erst das ganze Nachspielen prüft, ob deine Antworten zu diesen Würfen führen. Speichere die Aufzeichnung und rufe auf:
end-verify-running = Wird geprüft.
end-verify-secret =
    { $right ->
        [yes] Die Zahl von vor dem Spiel gehört zum Geheimnis in der Aufzeichnung: Der Server hat sein Geheimnis nicht geändert. In diesem Browser geprüft.
       *[no] Das Geheimnis in der Aufzeichnung gehört nicht zur Zahl von vor dem Spiel.
    }
end-verify-share =
    { $right ->
        [yes] Dein Wort von vor dem Spiel steht in der Aufzeichnung.
       *[no] Dein Wort von vor dem Spiel steht nicht in der Aufzeichnung.
    }
end-verify-shown-now = Dieser Browser hat die Zahl von vor dem Spiel nicht behalten: Er hat die verglichen, die der Server jetzt zeigt.
end-verify-same-dice = Die Würfel sind die eines früheren Spiels, wie vor dem Beginn gesagt wurde: Kein Spieler hat einen Anteil an ihnen.
end-moments = Wendepunkte
end-figures = Zahlen
end-luck = Würfelglück
end-not-explained = Die Erklärung konnte nicht geladen werden.
end-commitment = Vor dem Spiel festgelegt
end-record = Aufzeichnung speichern
end-rematch = Noch einmal spielen
end-rematch-waiting =
    { $count ->
        [1] Warten, ob { WITHIN($name) } einverstanden ist.
       *[other] Warten, ob { $name } einverstanden sind.
    }
end-rematch-away =
    { $count ->
        [1] { $name } ist nicht da. Das Angebot bleibt.
       *[other] { $name } sind nicht da. Das Angebot bleibt.
    }
end-rematch-offered =
    { $count ->
        [1] { $name } möchte noch einmal spielen.
       *[other] { $name } möchten noch einmal spielen.
    }
end-rematch-accept = Einverstanden
end-rematch-decline = Ablehnen
end-rematch-withdraw = Angebot zurückziehen
end-to-next = Zum nächsten Spiel
end-watch-next = Beim nächsten Spiel zusehen
end-title = Das Spiel ist vorbei
end-show-field = Das Feld zeigen
end-show-result = Das Ergebnis zeigen
end-yours =
    { $how ->
        [won] Du hast gewonnen.
        [drawn] Unentschieden.
       *[lost] Du hast verloren.
    }
end-verify-dice =
    { $wrong ->
        [0] Alle { $dice } Würfel in { $throws } Würfen fielen, wie es die Zahlen von vor der Partie sagen.
       *[other] { $wrong } von { $dice } Würfeln fielen nicht, wie es die Zahlen von vor der Partie sagen.
    }
end-verify-log =
    { $right ->
        [yes] Die { $count } Würfe deines Verlaufs sind darunter, in derselben Reihenfolge.
       *[no] Die Würfe deines Verlaufs sind andere.
    }
end-verify-each = Jeder Wurf
end-verify-die =
    { $right ->
        [yes] richtig
       *[no] falsch
    }
