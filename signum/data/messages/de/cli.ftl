# What `signum serve`, `signum play` and `signum verify` say.

server-address = Das Spiel ist unter { $address }
server-games-in = Die Partien liegen in { $file }
server-ended = Der Server ist beendet. Alle Partien sind aufgehoben und gehen weiter, sobald er wieder läuft.
play-how-to-end = Strg-C beendet es. Partien bleiben erhalten; `signum play` setzt sie fort.
play-open-already = Das Spiel läuft bereits unter { $address }
play-no-browser = Hier ließ sich kein Browser öffnen: Übernimm die Adresse in einen.

verify-whole = Die Datei ist unversehrt: Ihre Prüfsumme passt zu dem, was darin steht.
verify-not-whole = Der Datei ist nicht zu trauen: { $cause }
verify-secret = Das Geheimnis des Servers steht darin.
verify-no-secret = Das Geheimnis des Servers steht nicht darin: Die Partie ist nicht zu Ende, oder ihre Würfel fielen von Hand. Es gibt nichts zu prüfen.
verify-commitment = Das Geheimnis des Servers ist das, auf das er sich vor der Partie festgelegt hat: { $commitment }
verify-other-secret = Das Geheimnis des Servers ist nicht das, auf das er sich vor der Partie festgelegt hat: { $commitment }
verify-promised = Das ist die Festlegung, die dir gezeigt wurde: { $commitment }
verify-not-promised = Dir wurde eine andere Festlegung gezeigt: { $commitment }
verify-shares =
    { $count ->
        [0] Kein Platz hat einen Anteil am Startwert.
        [one] { $count } Platz hat einen Anteil am Startwert.
       *[other] { $count } Plätze haben einen Anteil am Startwert.
    }
verify-share = Dein Anteil steckt im Startwert: { $share }
verify-no-share = Dein Anteil steckt nicht im Startwert: { $share }
verify-answers =
    { $count ->
        [one] Die Partie wurde mit den Würfeln nachgespielt, die aus den Startwerten folgen: { $count } Antwort, und die Regeln erlauben sie.
       *[other] Die Partie wurde mit den Würfeln nachgespielt, die aus den Startwerten folgen: { $count } Antworten, und die Regeln erlauben jede.
    }
verify-other-game = Mit den Würfeln nachgespielt, die aus den Startwerten folgen, ist es eine andere Partie: { $cause }
verify-marks =
    { $count ->
        [one] { $count } Marke unterwegs stimmt überein.
       *[other] { $count } Marken unterwegs stimmen überein.
    }
verify-marks-missing = Unterwegs fehlen Marken: Die Würfel lassen sich nicht überall vergleichen.
verify-over = Die Partie ist zu Ende.
verify-not-over = Die Partie ist nicht zu Ende.
verify-outcome = Sie endet so, wie die Aufzeichnung sagt.
verify-other-outcome = Sie endet nicht so, wie die Aufzeichnung sagt.
verify-right = Alles stimmt überein.
verify-wrong = Diese Aufzeichnung stimmt nicht.
