brand = Signum
connection-open = Gespeichert
connection-connecting = Verbindung wird aufgebaut
connection-lost = Verbindung wird wiederhergestellt. Nichts geht verloren.
connection-ended = Die Verbindung ist beendet.
try-now = Jetzt versuchen
close = Schließen
back = Zurück
