# Warseer: the terminal.

play-first-steps = Antworte mit einer Nummer. Mit schau siehst du das Feld, mit hand deine Karten, mit hilfe alles Weitere.
play-look-away = Jetzt soll nur noch auf den Bildschirm sehen: { $seat }. Die Eingabetaste zeigt die Hand.
play-hide-hand = Die Eingabetaste verbirgt sie wieder.
play-why-what = Tippe warum mit der Nummer einer Antwort oder mit einem Hexfeld, zum Beispiel: warum 1, warum C4
play-whole-game = ein ganzes Spiel, vom Aufbau bis zum Ende. Wähle Decks mit --deck, ein- oder zweimal:
play-help-look = das Feld mit Hexfeldern und Kreaturen und die Tafeln der Spieler; schau C4 zeigt ein Hexfeld.
play-help-why = warum 2 nennt die Regeln hinter Antwort 2; warum C4 sagt, warum das Hexfeld oder die Kreatur dort nicht wählbar ist.
play-help-rule = regel W-ATK-03 zeigt eine Regel, regel K-BERSERK ein Schlüsselwort; jede Zeile nennt ihre Regeln am Ende.
play-help-hand = deine Karten und Heldentaten mit Kosten und Texten.
play-help-card = karte grier liest eine Karte: Art, Kosten, Werte und Text.
play-help-go = geh C4 bewegt die aktive Kreatur auf ein Hexfeld oder stellt eine Kreatur dorthin.
play-help-course = In deinem Zug aktivierst du jede Kreatur einmal: Sie geht, dann greift sie an; oder sie läuft. Zwischen Aktivierungen spielst du Karten für Macht, beschwörst einen Charakter und wirfst eine Karte in die Historie ab, was dein Einkommen erhöht.
play-go-where = Tippe geh mit einem Hexfeld, zum Beispiel: geh C4
play-no-such-hex = Das Feld hat kein solches Hexfeld: { $name }.
play-empty-hex = { $at }: Dort steht niemand.
play-no-such-card = Keine Karte heißt so: { $name }.
play-moves = Auf ein Hexfeld gehen ({ $count })
play-runs = Auf ein Hexfeld laufen ({ $count })
play-income-discards = Eine Karte für das Einkommen abwerfen ({ $count })
play-feat-discards = Eine Heldentat für ihre Wirkung abwerfen ({ $count })
play-which = Welche? Die Eingabetaste allein geht zurück.
play-may-go = Du kannst auch ein Hexfeld tippen: geh C4
command-hand = hand
command-card = karte
command-go = geh
