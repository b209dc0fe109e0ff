# Was der Server sagt, wenn etwas zu viel ist, schiefgeht oder nicht gewährt wird.

server-not-stored = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Was du siehst, ist gespeichert; versuche es gleich noch einmal.
server-went-wrong = Auf dem Server ist etwas schiefgegangen, und nichts wurde geändert. Versuche es noch einmal oder lade die Seite neu.
server-said-already = Das wurde schon gesagt: Jeder Befehl hat eine eigene Nummer, höher als die vorigen.
server-elsewhere = Dieser Platz ist in zu vielen Fenstern offen; dieses, das älteste, wurde geschlossen. Spiele in einem anderen weiter.
server-table-full = An diesem Tisch ist kein Platz für weitere Zuschauer. Komm später wieder.
server-too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließe einige Fenster und versuche es noch einmal.
server-too-many-questions = Von deiner Adresse kommen zu viele Fragen. Warte einen Moment und versuche es noch einmal.
server-backups-full = Der Server hat keinen Platz für weitere Sicherungen. Frag seinen Betreiber.
server-too-many-phrases = Von deiner Adresse kamen zu viele falsche Schlüssel. Warte eine Minute und versuch es noch einmal.
server-no-backup = Zu diesem Schlüssel gehört keine Sicherung. Prüfe jeden Buchstaben.
server-other-host = Dieser Server antwortet nicht auf den Namen in der Adresse deines Browsers. Wenn er dir gehört, starte ihn mit --origin und dieser Adresse, zum Beispiel: signum serve --origin http://name:8777
server-too-many-tables = Von deiner Adresse wurden in der letzten Minute zu viele Tische angelegt. Warte eine Minute und versuche es noch einmal.
server-other-version-of-rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln oder Karten gespielt und ginge heute anders weiter. Es bleibt aufbewahrt, wie es ist, für Version { $version } des Programms, mit der es entstand.
server-not-over = Das Spiel ist nicht zu Ende: Seine Aufzeichnung würde Geheimnisse verraten. Komm wieder, wenn es zu Ende ist.
server-replay-failed = Das Spiel ließ sich nicht noch einmal zeigen. Versuche es erneut; seine Aufzeichnung kann am Tisch heruntergeladen werden.
server-position-failed = Diese Stellung konnte nicht verarbeitet werden. Ändere sie oder versuche es gleich noch einmal.
server-analysing-another = Ein anderes Spiel wird gerade für dich ausgewertet; frage wieder, wenn das fertig ist.
server-no-such-page = Hier ist nichts. Beginne wieder auf der ersten Seite.
server-no-such-rule = Es gibt keine Regel dieses Namens.
server-not-so = So kann man das nicht verlangen.
server-too-large = Das ist zu viel auf einmal.
refusal-computer-plays-on = Der Computer spielt weiter: Er nimmt kein Unentschieden an.
server-check-kept = { $table } bleibt, wie es ist: { $why }
server-check-sum = Gespeicherte Partien: { $on } gehen weiter, { $over } sind beendet und lassen sich nachspielen, { $kept } bleiben für die Version, mit der sie entstanden.
server-no-rematch = Eine Aufgabe wird nicht mit getauschten Plätzen wiederholt. Öffne sie neu aus der Liste der Aufgaben.
server-no-puzzle = An diesem Tisch gibt es keine Aufgabe.
