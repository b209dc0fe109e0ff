# Was der Server einem Browser sagt.

server-waiting = Warten auf { ACC($seat) }.
server-computer = Der Computer
server-computer-number = Computer { $number }
server-player = Der Spieler
server-said-hello = Diese Verbindung hat schon gesagt, wer sie ist.
server-only-watching = Du siehst zu: Das können nur die, die einen Platz haben.
server-not-begun = Das Spiel hat noch nicht begonnen: Es sitzen noch nicht alle.
server-no-hints = Tipps gibt es nur in Spielen gegen den Computer.
server-coach = Der Trainer
server-no-lesson = An diesem Tisch gibt es keine Lektion.
server-task-not-done = Die Aufgabe dieses Schritts ist noch nicht gelöst.
server-bad-nonce = Der Anteil eines Platzes am Startwert hat 32 hexadezimale Ziffern.
server-chat-full = An diesem Tisch kann nichts mehr gesagt werden: Der Chat ist voll.
server-chat-empty = Die Nachricht ist leer.
refusal-taken-back-often = In diesem Spiel wurde zu oft etwas zurückgenommen. Spiel weiter.
refusal-moved-on = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin, dann entscheide.
server-not-understood = Das wurde nicht verstanden. Lade die Seite neu.
server-other-origin = Diese Seite kommt von anderswo und darf hier nicht spielen.
server-no-hello = Eine Verbindung beginnt mit einem Gruß, der ihren Link und ihre Sprache nennt.
server-other-version = Das Programm hat sich geändert, seit diese Seite geöffnet wurde. Lade sie neu; das Spiel geht weiter, wo es war.
server-no-such-link = Dieser Link führt zu keinem Tisch. Lass ihn dir noch einmal geben.
server-seat-taken = Jemand anders hat diesen Platz gerade genommen. Wähle einen anderen Tisch.
server-refused-try = { $seat } versucht: { $option }. { $why }
server-scenario = Stellung { $number }: { $rules }
