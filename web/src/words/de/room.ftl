joining = Du bist eingeladen
joining-about = { $name } spielt { $hero }.
sit-down = Platz nehmen
waiting-title = Warten auf die andere Person
waiting-about = Schick diesen Link der Person, die mit dir spielen soll. Das Spiel beginnt, wenn beide sitzen.
link-to-play = Link zum Mitspielen
link-to-watch = Link zum Zusehen
copy = Kopieren
copied = Kopiert
table-code = Kennung des Tisches: { $code }
to-lobby = Zur Startseite
handover-title = { $name }, du bist am Zug.
handover-secret = { $name }, eine Frage nur für dich.
handover-about = Gib den Bildschirm weiter. Halte gedrückt, um deine Hand zu zeigen.
handover-hold = Halten zum Zeigen
player-number =
    { $number ->
        [1] Erster Spieler
       *[other] Zweiter Spieler
    }
player-nameless = Der Spieler
end-verify = Würfel prüfen
end-verify-about = Vor dem Spiel hat der Server sein Geheimnis durch eine Zahl festgelegt; jede Person hat ein Wort beigetragen. Die Aufzeichnung enthält alles. Speichere sie und starte:
end-commitment = Vor dem Spiel festgelegt
end-record = Aufzeichnung speichern
end-rematch = Revanche
end-title = Das Spiel ist vorbei
end-show-field = Das Feld zeigen
end-show-result = Das Ergebnis zeigen
opening-table = Der Tisch wird geöffnet
